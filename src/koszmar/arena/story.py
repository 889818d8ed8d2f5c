"""Scenarios tried out by bots: what nobody ever sees, what is bound to happen, how long it takes, how often it is won.

For authors. Everything that is counted comes from what a game tells of its scenarios (``kernel/scenarios.py``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import inf
from time import monotonic

from msgspec import Struct, field

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game
from koszmar.kernel.match import Match

from .accumulators import Accumulator
from .simulate import Failure, Plan, Report, play_piece
from .statistics import mean, wilson
from .workers import cores, in_pieces

ENDING, MILESTONE = "ending", "milestone"
CERTAIN = 0.98
"""An ending that comes at least as often as this is as good as certain."""
APART = 0.08
"""Win rates should not differ more than this between numbers of players."""


class Sightings(Accumulator):
    """What of its scenario every match has seen, and in which round first."""

    def __init__(self) -> None:
        self.matches: Counter[tuple[str, str]] = Counter()
        """By kind and name: how many have seen it …"""
        self.first: Counter[tuple[str, str]] = Counter()
        """… and the rounds in which they first did, added up."""
        self.rounds: list[int] = []
        self._now: dict[tuple[str, str], int] = {}

    def before(self, match: Match) -> None:
        """Nothing has been seen."""
        self._now = {}
        self._look(match, None)

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        """Look around."""
        self._look(match, key)

    def after(self, match: Match) -> None:
        """Count what the match has seen."""
        self._look(match, None)
        self.matches.update(self._now.keys())
        self.first.update(self._now)
        scenarios = match.game.scenarios
        assert scenarios is not None
        self.rounds.append(scenarios.round(match.state))

    def _look(self, match: Match, key: Key | None) -> None:
        scenarios = match.game.scenarios
        assert scenarios is not None
        now, known = scenarios.round(match.state), self._now
        for kind, names in scenarios.seen(match.state, key).items():
            for name in names:
                if (kind, name) not in known:
                    known[kind, name] = now


class Cell(Struct):
    """What came of the matches with as many players and these bots."""

    players: int
    bot: str
    wins: int = 0
    decisions: list[int] = []
    rounds: list[int] = []
    endings: Counter[str] = field(default_factory=Counter)
    seen: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: Counter[tuple[str, str]] = field(default_factory=Counter)
    errors: list[Failure] = []

    @property
    def matches(self) -> int:
        """Matches that were played to their end."""
        return len(self.rounds)

    @property
    def win_rate(self) -> float:
        """How often most of the seats have won; 0 if nothing was played."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, 95 times in a hundred."""
        return wilson(self.wins, self.matches)

    def add(self, report: Report) -> None:
        """Count some matches in."""
        sightings = report.wished[0]
        assert isinstance(sightings, Sightings)
        self.wins += sum(sum(scores) > len(scores) / 2 for scores, *_ in report.results.played)
        self.decisions += report.lengths.decisions
        self.rounds += sightings.rounds
        self.endings.update(reason for _, reason, *_ in report.results.played)
        self.seen.update(sightings.matches)
        self.first.update(sightings.first)
        self.errors += report.errors


class Study(Struct):
    """A scenario as bots have found it."""

    name: str
    parts: Mapping[str, Sequence[str]]
    cells: list[Cell]
    interrupted: bool = False

    @property
    def matches(self) -> int:
        """All matches that were played to their end."""
        return sum(cell.matches for cell in self.cells)

    @property
    def errors(self) -> list[Failure]:
        """All matches that were not."""
        return [failure for cell in self.cells for failure in cell.errors]

    def seen(self, kind: str, name: str) -> int:
        """In how many matches something was seen."""
        return sum(cell.seen[kind, name] for cell in self.cells)

    def never(self) -> dict[str, list[str]]:
        """What nobody ever saw, by kind."""
        found = {kind: [name for name in names if not self.seen(kind, name)] for kind, names in self.parts.items()}
        return {kind: names for kind, names in found.items() if names}

    def certain(self) -> Iterator[tuple[Cell, str]]:
        """Endings that are as good as certain, with whom."""
        for cell in self.cells:
            for ending, count in cell.endings.most_common(1):
                if cell.matches and count >= CERTAIN * cell.matches:
                    yield cell, ending

    def milestones(self) -> list[tuple[str, float, float]]:
        """Every step of the story: in what part of the matches it was reached, and in which round, on average."""
        found = []
        for name in self.parts.get(MILESTONE, ()):
            count = self.seen(MILESTONE, name)
            rounds = sum(cell.first[MILESTONE, name] for cell in self.cells)
            found.append((name, count / self.matches if self.matches else 0.0, rounds / count if count else 0.0))
        return found

    def uneven(self) -> Iterator[tuple[str, Cell, Cell]]:
        """Bots whose chances depend on how many play, beyond doubt and by more than they should."""
        for bot in dict.fromkeys(cell.bot for cell in self.cells):
            played = [cell for cell in self.cells if cell.bot == bot and cell.matches]
            if len(played) > 1:
                worst, best = min(played, key=lambda cell: cell.win_rate), max(played, key=lambda cell: cell.win_rate)
                if best.win_rate - worst.win_rate > APART and best.interval[0] > worst.interval[1]:
                    yield bot, worst, best

    def figures(self) -> dict[str, object]:
        """The study as plain data; this shape is stable."""
        return {
            "scenario": self.name,
            "matches": self.matches,
            "errors": [failure.error for failure in self.errors],
            "never": self.never(),
            "milestones": [
                {"milestone": name, "reached": part, "round": when} for name, part, when in self.milestones()
            ],
            "cells": [
                {
                    "players": cell.players, "bot": cell.bot, "matches": cell.matches, "win_rate": cell.win_rate,
                    "interval": list(cell.interval), "rounds": mean(cell.rounds), "decisions": mean(cell.decisions),
                    "endings": dict(cell.endings.most_common()),
                }
                for cell in self.cells
            ],
        }  # fmt: skip


def study(
    game: Game,
    name: str,
    *,
    players: Sequence[int],
    bots: Sequence[str],
    matches: int,
    seed: str = "0",
    workers: int | None = None,
    seconds: float = inf,
    progress: Callable[[int], object] = lambda done: None,
) -> Study:
    """Let bots play a scenario, so many matches with each of them for each number of players.

    After so many seconds no other piece is begun.
    """
    assert game.scenarios is not None
    cells = [Cell(count, bot) for bot in bots for count in players]
    options = {game.scenarios.option: name}
    plans = [
        Plan(game.id, (cell.bot,) * cell.players, options, seed=f"{seed}/{cell.players}", matches=matches)
        for cell in cells
    ]
    for plan in plans:
        plan.check()
    jobs = [(which, number) for number in range(matches) for which in range(len(plans))]
    found = Study(name, game.scenarios.parts(name), cells)
    end = monotonic() + seconds
    try:
        with closing(in_pieces(partial(try_piece, plans), jobs, workers or cores())) as finished:
            for piece in finished:
                for which, report in piece:
                    cells[which].add(report)
                progress(sum(report.matches for _, report in piece))
                if monotonic() > end:
                    found.interrupted = True
                    break
    except KeyboardInterrupt:
        found.interrupted = True
    return found


def try_piece(plans: Sequence[Plan], jobs: Sequence[tuple[int, int]]) -> list[tuple[int, Report]]:
    """Some matches of several plans, in this process."""
    return [(which, play_piece(plans[which], (Sightings,), [number])) for which, number in jobs]
