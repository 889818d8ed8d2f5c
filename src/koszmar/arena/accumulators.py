"""Accumulators: each watches every match from beginning to end and collects one kind of figure for the report.

An accumulator of your own is a subclass, given to ``koszmar simulate --accumulate package.module:Class`` (a worked
example is in docs/designers.md). Events are switched on only if somebody has an ``event`` of their own:

>>> class Ends(Accumulator):
...     '''How often somebody ended their turn.'''
...     def __init__(self):
...         self.ends = 0
...     def event(self, match, event):
...         self.ends += event.kind == "end-actions"
...     def figures(self):
...         return {"turns ended": self.ends}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event, Result

from .seats import Seat, seats_of
from .statistics import mean, wilson


class Accumulator:
    """Collects something over many matches; leave out what you do not need."""

    def before(self, match: Match) -> None:
        """A match has been set up."""

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        """A question is about to be answered with this option."""

    def event(self, match: Match, event: Event) -> None:
        """Something has happened, secrets included; the match stands at the next question, or is over."""

    def after(self, match: Match) -> None:
        """A match has ended; of one that fails nobody hears this."""

    def merge(self, later: Any) -> None:
        """Add what another process collected from the matches that follow.

        Numbers and lists add up, sets unite, Counters and dicts add up entry by entry. What begins with an underscore
        belongs to the match that is being played, and is left out.
        """
        for name, value in vars(later).items():
            if not name.startswith("_"):
                setattr(self, name, _together(getattr(self, name), value))

    def figures(self) -> dict[str, Any]:
        """What to report, by name; a float is a mean, a Counter is a table."""
        return {}


def _together(mine: Any, theirs: Any) -> Any:
    if isinstance(mine, set):
        return mine | theirs
    if not isinstance(mine, dict):
        return mine + theirs
    whole = copy(mine)
    for key, value in theirs.items():
        whole[key] = _together(whole[key], value) if key in whole else value
    return whole


AccumulatorFactory: TypeAlias = Callable[[], Accumulator]


def wants_events(accumulator: Accumulator) -> bool:
    """Whether it listens to what happens: a match is quicker where nobody does."""
    return type(accumulator).event is not Accumulator.event


class Results(Accumulator):
    """Who won, why it ended, and a fingerprint of it all."""

    def __init__(self) -> None:
        self.played: list[tuple[tuple[float, ...], str, int, str]] = []
        """For each match its scores, the reason, how many choices were made, the fingerprint of its last state."""

    def after(self, match: Match) -> None:
        result = match.result
        assert isinstance(result, Result)
        self.played.append((result.scores, result.reason, match.number, match.fingerprint()))

    def outcomes(self, outcome_of: Callable[[str], str]) -> Counter[str]:
        """How often it came to each outcome, where a game says what a reason means."""
        return Counter(outcome_of(reason) for _, reason, *_ in self.played)

    @property
    def wins(self) -> int:
        """Matches that the first seat won; in a co-operative game that is the team."""
        return sum(scores[0] == 1 for scores, *_ in self.played)

    @property
    def win_rate(self) -> float:
        """Wins among the matches played to the end; 0 if there was none."""
        return self.wins / len(self.played) if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, 95 times in a hundred."""
        return wilson(self.wins, len(self.played))

    @property
    def fingerprint(self) -> str:
        """Equal for equal results, on any machine and any number of cores."""
        return blake2b(msgspec.json.encode(self.played), digest_size=16).hexdigest()

    def figures(self) -> dict[str, Any]:
        return {"endings": Counter(reason for _, reason, *_ in self.played)}


class Lengths(Accumulator):
    """How many real decisions (two options or more) a match has."""

    def __init__(self) -> None:
        self.decisions: list[int] = []
        self._here = 0

    def before(self, match: Match) -> None:
        self._here = 0

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        if len(decision.options) > 1:
            self._here += 1

    def after(self, match: Match) -> None:
        self.decisions.append(self._here)

    def figures(self) -> dict[str, Any]:
        return {"decisions-per-match": mean(self.decisions)}


class Turns(Accumulator):
    """Which turn the matches reached."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def after(self, match: Match) -> None:
        self.turns.append(match.game.rules.turn(match.state))

    def figures(self) -> dict[str, Any]:
        return {"turns": mean(self.turns)}


class Roles(Accumulator):
    """Which side every seat was on when the match ended."""

    def __init__(self) -> None:
        self.sides: list[list[str]] = []

    def after(self, match: Match) -> None:
        self.sides.append([match.game.statistics.role(match.state, seat) for seat in range(match.setting.players)])


class SeatFates(Accumulator):
    """What became of every seat, where the game says more of that than who won."""

    def __init__(self) -> None:
        self.seats: list[tuple[Seat, ...]] = []

    def after(self, match: Match) -> None:
        self.seats.append(seats_of(match))
