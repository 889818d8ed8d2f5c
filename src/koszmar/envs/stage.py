"""A match as a learner meets it: numbered actions, an observation and a mask for a seat, forced answers left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, Unpack

import numpy as np
from numpy.typing import NDArray

from koszmar.kernel.errors import BadSetting, MatchOver, NotOffered
from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game, find_game
from koszmar.kernel.match import Match
from koszmar.kernel.observer import NO_INDEX, Observer
from koszmar.kernel.scene import Scene

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]

NOBODY = -1
"""The seat to act when the match is over."""


class SetUp(TypedDict, total=False):
    """What is chosen before a match, as for ``Match.new``; what is left out is the game's default."""

    players: int | None
    options: Mapping[str, Any] | None
    rulings: Mapping[str, Any] | None
    parameters: Mapping[str, Any] | None


class Stage:
    """One match after another of a game, always at a real decision of one seat.

    A question with one answer is answered here. Of several seats that may answer, the first acts.
    """

    __slots__ = ("asked", "chosen", "game", "indices", "match", "observer", "seat", "seen")

    def __init__(self, game: str | Game, *, seed: str | int | None = None, **chosen: Unpack[SetUp]) -> None:
        self.game = find_game(game)
        self.observer: Observer = observer_of(self.game)
        self.chosen = chosen
        self.seen: Scene[Any]
        """The scene as the seat to act knows it, or the true one for an observer that is discreet."""
        self.asked: Decision
        """The question as the seat to act knows it."""
        self.indices: list[int]
        """The number of each option of the question, in the order of the options."""
        self.begin(seed)

    def begin(self, seed: str | int | None = None) -> None:
        """Set up a match and go to its first decision."""
        self.match = Match.new(self.game, **self.chosen, seed=seed, events=False)
        self._settle()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.match.setting.players

    def play(self, action: int) -> None:
        """Answer for the seat to act by number, and go to the next decision."""
        try:
            key = self.asked.options[self.indices.index(action)]
        except ValueError:
            key = self.key(action)
        self.match.choose(key, self.seat)
        self._settle()

    def answer(self, key: Key) -> None:
        """Answer for the seat to act, and go to the next decision."""
        self.match.choose(key, self.seat)
        self._settle()

    def key(self, action: int) -> Key:
        """The option with this number."""
        decision = self.match.decision
        if decision is None:
            raise MatchOver("the match is over; nothing is asked any more")
        try:
            return decision.options[self.indices.index(action)]
        except ValueError:
            names = self.observer.vocabulary.names
            name = names[action] if 0 <= action < len(names) else "no answer at all"
            offered = ", ".join(f"{index} ({names[index]})" for index in self.indices if index != NO_INDEX)
            raise NotOffered(f"action {action} ({name}) is not offered now; there are: {offered}") from None

    def _settle(self) -> None:
        match = self.match
        while (decision := match.decision) is not None:
            if len(decision.options) > 1:
                seat = self.seat = decision.seats[0]
                seen = self.seen = self._shown_to(seat)
                asked = self.asked = decision.seen_by(seat)
                self.indices = self.observer.indices(seen, asked, seat)
                return
            match.choose(decision.options[0], decision.seats[0])
        self.seat = NOBODY
        self.indices = []

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.result is not None

    def observation(self, seat: int) -> Bytes:
        """What a seat knows, in an array of its own."""
        observer = self.observer
        buffer = bytearray(observer.tensor.size)
        if seat == self.seat:
            observer.write(self.seen, self.asked, seat, buffer)
        else:
            decision = self.match.decision
            observer.write(self._shown_to(seat), decision and decision.seen_by(seat), seat, buffer)
        return np.frombuffer(buffer, np.uint8)

    def _shown_to(self, seat: int) -> Scene[Any]:
        return self.match.scene if self.observer.discreet else self.match.seen_by(seat)

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat can take now, in an array of its own."""
        size = len(self.observer.vocabulary.names)
        mask = bytearray(size + 1)  # the last one is for options that the vocabulary leaves out, at ``NO_INDEX``
        if seat == self.seat:
            for index in self.indices:
                mask[index] = 1
        return np.frombuffer(mask, np.int8, size)

    def rows(self) -> Bytes:
        """The feature row of each legal action, in the order of the indices."""
        width = self.observer.row.size
        buffer = bytearray(width * len(named(self.indices)))
        self.observer.write_rows(self.seen, self.asked, self.seat, self.indices, buffer)
        return np.frombuffer(buffer, np.uint8).reshape(-1, width)

    def rewards(self) -> tuple[float, ...]:
        """What each seat gets in the end: 1 for a win, -1 for a loss."""
        result = self.match.result
        return (0.0,) * self.players if result is None else tuple(2 * score - 1 for score in result.scores)

    def fork(self, *, seed: str | int | None = None, as_seen_by: int | Literal["spectator"] | None = None) -> Stage:
        """A stage of its own that stands where this one stands; see ``Match.fork``."""
        return _standing_at(self.match.fork(seed=seed, as_seen_by=as_seen_by), self.chosen)

    def __deepcopy__(self, memo: dict[int, Any]) -> Stage:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.match.checkpoint(), self.chosen)


def named(indices: list[int]) -> list[int]:
    """The indices of options that the vocabulary has; mostly that is all of them, and the list itself."""
    return [index for index in indices if index != NO_INDEX] if NO_INDEX in indices else indices


def _standing_at(match: Match, chosen: SetUp) -> Stage:
    stage = Stage.__new__(Stage)
    stage.game, stage.observer, stage.chosen, stage.match = match.game, observer_of(match.game), chosen, match
    stage._settle()
    return stage


def _loaded(checkpoint: str, chosen: SetUp) -> Stage:
    return _standing_at(Match.resume(checkpoint, events=False), chosen)


def observer_of(game: Game) -> Observer:
    """The observer of a game; one without cannot be learned."""
    if game.minds.observer is None:
        raise BadSetting(f"{game.id} has no observer: it cannot be an environment")
    return game.minds.observer
