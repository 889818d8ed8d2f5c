"""The conformance kit: puts an engine through everything that the protocol asks of it. ``koszmar engine-check``."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any, Literal

from msgspec import Struct

from koszmar.bots import make_bot
from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.game import games
from koszmar.kernel.match import Match

from .command import Command
from .dialogue import Engine
from .faults import REASONS, EngineFault
from .limits import ANSWERING, LEAVING
from .messages import Decide, Here, Pong, Trouble, write
from .sitting import Sitting

SHORT = 25
"""Decisions of an engine in a short match."""
MIDDLE = 15
"""Choices after which a match is in its middle."""
HURRY = 1_000
"""Milliseconds of a short clock."""
LONG = 1_000_000
"""Bytes of a long line."""


TRIALS = (
    "hello", "unknown-type", "unknown-fields", "whole-match", "short-match", "middle", "twice", "clock", "long-line",
    "deterministic", "quit", "end-of-input",
)  # fmt: skip
FAILURES = (*REASONS, "two-minds", "did-not-end", "exit-code")


class Finding(Struct, frozen=True):
    """What came of one trial; ``args`` says of what exactly, ``reason`` what went wrong, by name."""

    trial: str
    args: dict[str, Any] = {}
    reason: str = ""
    detail: str = ""

    @property
    def is_good(self) -> bool:
        """Whether the engine has passed."""
        return not self.reason


class Failed(KoszmarError):
    """An engine that keeps to the protocol and does not pass all the same."""

    def __init__(self, reason: Literal["two-minds", "did-not-end", "exit-code"], detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


class Kit:
    """An engine under test. It is started again after a trial that it did not survive."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.slowest = 0.0
        """Seconds of the longest answer."""
        self.answers = 0
        self.complaints = ""
        """The end of what the engine wrote to its standard error when it failed."""
        self.about: Here | None = None
        self._engine: Engine | None = None

    @property
    def engine(self) -> Engine:
        """The engine, started if it does not run."""
        self._engine = self._engine or Engine(self.command.words)
        self.about = self._engine.about
        return self._engine

    def findings(self, only: Sequence[str] = ()) -> Iterator[Finding]:
        """Every trial in turn, of these games or of all that the engine plays."""
        try:
            hello = self.run("hello", self.greet)
            yield hello
            if hello.is_good and self.about:
                yield self.run("unknown-type", self.unknown_type)
                yield self.run("unknown-fields", self.unknown_fields)
                for game in only or self.about.games or list(games()):
                    yield from self._game(game, self.about.deterministic)
                yield self.run("quit", self.quit)
                yield self.run("end-of-input", self.hang_up)
        finally:
            if self._engine:
                self._engine.kill()

    def run(self, trial: str, work: Callable[[], object], **args: Any) -> Finding:
        """One trial."""
        try:
            work()
        except (EngineFault, Failed) as fault:
            if self._engine:
                self.complaints = self._engine.complaints or self.complaints
                self._engine.kill()
                self._engine = None
            return Finding(trial, args, fault.reason, fault.detail)
        return Finding(trial, args)

    # -- trials --------------------------------------------------------------------------------------------------------

    def _game(self, game: str, is_deterministic: bool) -> Iterator[Finding]:
        low, high = games()[game].players
        yield self.run("whole-match", partial(self.play, game, low, 0, None), game=game, players=low)
        yield self.run("short-match", partial(self.play, game, high, high - 1, SHORT), game=game, players=high)
        yield self.run("middle", partial(self.play, game, max(low, 2), 1, SHORT, MIDDLE), game=game, choice=MIDDLE)
        yield self.run("twice", partial(self.twice, game), game=game)
        yield self.run("clock", partial(self.play, game, low, 0, 5, 0, HURRY), game=game, milliseconds=HURRY)
        yield self.run("long-line", partial(self.long_line, game), game=game, bytes=LONG)
        if is_deterministic:
            yield self.run("deterministic", partial(self.same_again, game), game=game)

    def greet(self) -> None:
        """It starts, says hello, and is there."""
        self.engine.ping()

    def unknown_type(self) -> None:
        """A message of a type that does not exist is answered with an error, and nothing else happens."""
        self.engine.ask(b'{"type":"no-such-message"}\n', Trouble, ANSWERING)
        self.engine.ping()

    def unknown_fields(self) -> None:
        """A field that does not exist is ignored."""
        if self.engine.ask(b'{"type":"ping","id":71,"no-such-field":{"a":[1]}}\n', Pong, ANSWERING).id != 71:
            raise EngineFault("out-of-turn", "an answer to another ping")

    def play(
        self, game: str, players: int, seat: int, most: int | None, since: int = 0, clock: int | None = None
    ) -> list[str]:
        """Play a match with the engine in a seat, to its end or for ``most`` of its decisions; returns its answers."""
        answers: list[str] = []
        for attempt in count():
            match = Match.new(game, players=players, seed=f"engine-check/{attempt}")
            for answer in self._answers(match, seat, since, clock):
                answers.append(answer)
                if len(answers) == most:
                    return answers
            if answers:  # a match may be over before the seat was asked anything
                break
        return answers

    def _answers(self, match: Match, seat: int, since: int, clock: int | None) -> Iterator[str]:
        others = make_bot("sensible", "engine-check")
        sitting: Sitting | None = None
        for decision in match:
            asked = seat if seat in decision.seats else decision.seat
            if asked != seat or match.number < since:
                match.choose(others.choose(match, asked), asked)
                continue
            sitting = sitting or Sitting(self.engine, self.command, match, seat)
            answer = self._timed(sitting.question(match, match.events(seat), clock))
            self.engine.ping()
            yield answer
            match.choose(answer, seat)
        if sitting:
            sitting.end(match)
            self.engine.ping()

    def _timed(self, question: Decide) -> str:
        begun = time.monotonic()
        answer = self.engine.decide(question)
        self.slowest = max(self.slowest, time.monotonic() - begun)
        self.answers += 1
        return answer

    def twice(self, game: str) -> None:
        """The same question under two ids gets two answers, each with its own."""
        match, sitting = self._first_question(game)
        for _ in range(2):
            sitting.decide(match, match.events(sitting.seat))
            self.engine.ping()

    def long_line(self, game: str) -> None:
        """A very long line is read whole."""
        match, sitting = self._first_question(game)
        asked = sitting.question(match, match.events(sitting.seat))
        self.engine.decide(asked, write(asked)[:-2] + b',"no-such-field":"' + b"x" * LONG + b'"}\n')
        self.engine.ping()

    def same_again(self, game: str) -> None:
        """Whoever says to be deterministic answers the same match in the same way."""
        players = games()[game].players[0]
        first, second = (self.play(game, players, 0, SHORT) for _ in range(2))
        for number, (one, other) in enumerate(zip(first, second, strict=False), 1):
            if one != other:
                raise Failed("two-minds", f"decision {number}: {one!r}, then {other!r}")

    def quit(self) -> None:
        """It ends by itself when it is asked to."""
        engine = self.engine
        self._engine = None
        _ended_well(engine.quit())

    def hang_up(self) -> None:
        """It ends by itself when nobody talks to it any more."""
        engine = self.engine
        self._engine = None
        _ended_well(engine.hang_up())

    def _first_question(self, game: str) -> tuple[Match, Sitting]:
        match = Match.new(game, seed="engine-check/first")
        assert match.decision is not None
        return match, Sitting(self.engine, self.command, match, match.decision.seat)


def _ended_well(code: int | None) -> None:
    if code is None:
        raise Failed("did-not-end", f"it had to be killed after {LEAVING:g} seconds")
    if code:
        raise Failed("exit-code", str(code))
