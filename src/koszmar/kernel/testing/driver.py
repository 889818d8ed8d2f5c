"""A driver for tests: answers by key, fails on a question that was not expected, and can save and load all the time."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ..chance import ScriptedChance
from ..flow import Decision, Flow, Key, ask, notation
from ..game import Game, find_game
from ..match import Match
from ..scene import Event, Result, Scene
from ..view import Message, View

SAVE_AND_LOAD = "KOSZMAR_SAVE_AND_LOAD"
"""With this environment variable set, every driver saves and loads its match between any two choices."""


BETWEEN_STEPS, GO_ON = "between-steps", "go-on"
"""The question that a match played step by step asks before every step, and its only answer."""

_watched: list[Driver] | None = None


class Unexpected(AssertionError):
    """The rules did something else than the test expected: another question, other options, other dice."""


@contextmanager
def scripts_used_up() -> Iterator[None]:
    """Every driver made in this block has to use all the rolls and orders of its script before the block ends."""
    global _watched
    outer, _watched = _watched, []
    try:
        yield
        for driver in _watched:
            driver.finish()
    finally:
        _watched = outer


def step_by_step(game: Game) -> Game:
    """The same game with a pause before every step, the first one included."""
    step = game.rules.step

    def paused(scene: Scene[Any]) -> Flow[None]:
        yield ask(0, BETWEEN_STEPS, [GO_ON], rule="", pause=True)
        yield from step(scene)

    return game.altered(step=paused)


class Driver:
    """A match that a test plays."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Event] = list(match.scene.events or [])
        self._save_and_load()
        if _watched is not None:
            _watched.append(self)

    @property
    def state(self) -> Any:
        """The state of the match."""
        return self.match.state

    @property
    def decision(self) -> Decision:
        """The question now asked; there has to be one."""
        if self.match.decision is None:
            raise Unexpected(f"nothing is asked: {self.match!r}")
        return self.match.decision

    @property
    def result(self) -> Result | None:
        """How the match ended, if it has."""
        return self.match.result

    @property
    def offered(self) -> list[str]:
        """The options of the question, as text."""
        return [notation(option) for option in self.match.options()]

    def choose(self, *keys: Key, rolls: Iterable[Any] = ()) -> Driver:
        """Answer one question after another; each key must be offered.

        ``rolls`` are the dice rolled on the way (a list in it is one whole roll): every one of them must be used.
        """
        if rolls := list(rolls):
            left = self.unused
            self._script.come_next(rolls)
        for key in keys:
            text = notation(key)
            if text not in self.offered:
                raise Unexpected(f"{text!r} is not among {self.offered} of {self.decision.prompt!r}")
            before = len(self.match.scene.events or [])
            self.match.choose(text, self.decision.seat)
            self.told += (self.match.scene.events or [])[before:]
            self._save_and_load()
        if rolls and len(self.unused) > len(left):
            raise Unexpected(f"of the rolls {rolls} these were not made: {self.unused[: len(self.unused) - len(left)]}")
        return self

    def exactly(self, *things: str) -> Driver:
        """Pay with, discard or take exactly these things, however the question is put.

        A thing is named as its option names it (``hand-0/fire-2``) or by its last part (``fire-2``). They are chosen
        all at once where that is offered, otherwise one after another (options for single things stand last) and then
        ``done``. The events that tell of them must name these and no others: rules take what is left by themselves
        when there is only one way.
        """
        missing, prompt, before = list(things), self.decision.prompt, len(self.told)
        while missing and self._still_asks(prompt):
            fitting = [(len(left), key) for key in self.match.options() if (left := _without(missing, key)) is not None]
            if not fitting:
                raise Unexpected(f"{missing} cannot be chosen: {prompt!r} offers {self.offered}")
            whole = [key for count, key in fitting if count == 0]
            key = whole[0] if whole else fitting[-1][1]
            missing = _without(missing, key) or []
            self.choose(key)
        if self._still_asks(prompt) and self.decision.args.get("paid"):
            self.answer(prompt, "done")
        wanted = Counter(thing.rpartition("/")[2] for thing in things)
        if (taken := _first_told(self.told[before:], wanted)) != wanted:
            raise Unexpected(f"{prompt!r} took {sorted(taken.elements())}, not {sorted(wanted.elements())}")
        return self

    def _still_asks(self, prompt: str) -> bool:
        return self.match.decision is not None and self.match.decision.prompt == prompt

    @property
    def unused(self) -> list[Any]:
        """The rolls and orders of the script that nobody has asked for; none if chance has no script."""
        chance = self.match.scene.chance
        return chance.unused if isinstance(chance, ScriptedChance) else []

    def finish(self) -> None:
        """The test is over: whatever its script says must have happened."""
        if left := self.unused:
            raise Unexpected(f"the script holds {left}, but nothing was rolled or shuffled for it: {self.match!r}")

    @property
    def _script(self) -> ScriptedChance:
        chance = self.match.scene.chance
        if not isinstance(chance, ScriptedChance):
            raise Unexpected(f"the chance of {self.match!r} follows no script")
        return chance

    def fork(self) -> Driver:
        """Another driver that stands where this one stands, to try something else; this one stays here."""
        return Driver(self.match.fork(events=True))

    def begin_again(self) -> Driver:
        """Another driver that begins with the state as it stands, whatever a test has changed in it."""
        match = self.match
        return Driver(Match.from_state(match.game, match.state, match.setting, chance=match.scene.chance))

    def view(self, seat: int | None = None) -> View:
        """The table as this seat sees it; None for a spectator."""
        return self.match.view(seat)

    @property
    def is_between_steps(self) -> bool:
        """Whether a match that is played step by step stands before a step: nothing is asked, nothing half-done."""
        return self.match.decision is not None and self.match.decision.prompt == BETWEEN_STEPS

    def go_on(self, steps: int = 1) -> Driver:
        """Take one step of a match that is played step by step, or several; a question stops it."""
        if not self.is_between_steps:
            raise Unexpected(f"the match does not stand between two steps: {self.match!r}")
        for _ in range(steps):
            if self.is_between_steps:
                self.choose(GO_ON)
        return self

    def go_on_until_asked(self, most: int = 10) -> Driver:
        """Take steps until somebody is asked something or the match ends; more than ``most`` are an error."""
        self.go_on(most)
        if self.is_between_steps:
            raise Unexpected(f"nobody was asked anything in {most} steps")
        return self

    def answer(self, prompt: str, key: Key, seat: int | None = None) -> Driver:
        """Answer a question that must be this one, put to this seat."""
        self.asks(prompt, seat)
        return self.choose(key)

    def asks(self, prompt: str, seat: int | None = None) -> Driver:
        """The question now asked must be this one, put to this seat."""
        asked = (self.decision.prompt, self.decision.seat)
        if asked != (prompt, self.decision.seat if seat is None else seat):
            raise Unexpected(f"expected {prompt!r} for seat {seat}, but {asked[0]!r} asks seat {asked[1]}")
        return self

    def offers(self, *keys: Key) -> bool:
        """Whether every one of these can be chosen now."""
        return all(notation(key) in self.offered for key in keys)

    def why_not(self, key: Key) -> tuple[str, str]:
        """The message id and the rule of the objection to an option."""
        reason = self.match.why_not(key)
        if reason is None:
            raise Unexpected(f"there is no objection to {notation(key)!r}")
        assert isinstance(reason.message, Message)
        return reason.message.id, reason.rule

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told under this name, the secret parts included."""
        return [{**event.args, **event.secret} for event in self.told if event.kind == kind]

    def kinds(self) -> list[str]:
        """The names of everything that was told, in order."""
        return [event.kind for event in self.told]

    def _save_and_load(self) -> None:
        if os.environ.get(SAVE_AND_LOAD) and self.match.game is find_game(self.match.game.id):
            chance = self.match.scene.chance.copy()
            self.match = Match.resume(self.match.checkpoint(), chance=chance)


def _things(key: Key) -> tuple[str, ...]:
    """What an option takes: all its words after the first."""
    return tuple(map(str, key[1:])) if isinstance(key, tuple) else (str(key),)


def _without(missing: list[str], key: Key) -> list[str] | None:
    """What is still missing when an option was taken; None if it takes something else, or only a part of several."""
    left, things = list(missing), _things(key)
    for thing in things:
        name = next((one for one in left if one in (thing, thing.rpartition("/")[2])), None)
        if name is None:
            return None
        left.remove(name)
    return left if not left or len(things) == 1 else None


def _first_told(events: Iterable[Event], things: Counter[str]) -> Counter[str]:
    """The things named by the first events in a row, all of one kind, that tell what became of some of these."""
    taken, kind = Counter[str](), ""
    for event in events:
        thing = str(event.args.get("card", ""))
        if not kind and thing in things:
            kind = event.kind
        if kind and event.kind != kind:
            break
        if kind:
            taken[thing] += 1
    return taken
