"""Scenarios tried out by bots: what nobody ever sees, what is bound to happen, how long it takes, how often it is won.

For authors. Everything that is counted comes from what a game tells of its scenarios (``kernel/scenarios.py``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import inf
from time import monotonic

from msgspec import Struct, field

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import ACTIONS, FATES, SUFFERED, TRIED, Count
from koszmar.kernel.scene import Event

from .accumulators import Accumulator
from .simulate import Failure, Plan, Report, play_piece
from .statistics import mean, quantile, tempered, wilson
from .workers import cores, in_pieces

ENDING, MILESTONE, DRAW, PUZZLE = "ending", "milestone", "draw", "puzzle"
RANDOM = "random"
CERTAIN = 0.98
"""An ending that comes at least as often as this is as good as certain."""
APART = 0.08
"""Win rates for different numbers of players should not be farther apart than this."""
NEAR = 0.10
"""A win rate should not be farther from the one the author aims at."""
BLIND = 0.05
"""Bots that choose at random should not win more often than this …"""
EASY = 0.90
"""… unless the author aims at this win rate or a higher one."""


BANDS = {"broken": (0.40, 0.60), "gone": (0.05, 0.10)}
"""Of all characters at the end of won matches: how many should be worn out, and how many out of the match."""
IDLE = 0.05
"""More of all actions should not be left over."""


class Sightings(Accumulator):
    """What of its scenario every match has seen, and in which round first."""

    def __init__(self) -> None:
        self.matches: Counter[tuple[str, str]] = Counter()
        """By kind and name: how many have seen it …"""
        self.first: Counter[tuple[str, str, int]] = Counter()
        """… and in which round they first did."""
        self.added: Counter[tuple[str, str]] = Counter()
        """By table and row, whatever the game adds up …"""
        self.touched: Counter[tuple[str, str]] = Counter()
        """… and in how many matches there was any of it."""
        self.rounds: list[int] = []
        self._now: dict[tuple[str, str], int] = {}
        self._added: Counter[tuple[str, str]] = Counter()

    def before(self, match: Match) -> None:
        """Nothing has been seen."""
        self._now, self._added = {}, Counter()
        self._look(match, None)

    def event(self, match: Match, event: Event) -> None:
        """Add up what the game wants to be added up."""
        assert match.game.scenarios is not None
        self._add(match.game.scenarios.told(event))

    def _add(self, counts: Iterable[Count]) -> None:
        for table, row, number in counts:
            self._added[table, row] += number

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        """Look around."""
        self._look(match, key)
        assert match.game.scenarios is not None
        self._add(match.game.scenarios.answered(match.state, key))

    def after(self, match: Match) -> None:
        """Count what the match has seen."""
        self._look(match, None)
        self.matches.update(self._now.keys())
        self.first.update((kind, name, now) for (kind, name), now in self._now.items())
        self.added.update(self._added)
        self.touched.update(self._added.keys())
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


def most_won(scores: Sequence[float]) -> bool:
    """Whether most of the seats have won: then a match of a scenario counts as won."""
    return sum(scores) > len(scores) / 2


class Cell(Struct):
    """What came of the matches with as many players and these bots."""

    players: int
    bot: str
    won: dict[int, bool] = {}
    """Whether most of the seats won, match by match."""
    decisions: list[int] = []
    rounds: list[int] = []
    endings: Counter[str] = field(default_factory=Counter)
    seen: Counter[tuple[str, str]] = field(default_factory=Counter)
    seen_and_won: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    added: Counter[tuple[str, str]] = field(default_factory=Counter)
    touched: Counter[tuple[str, str]] = field(default_factory=Counter)
    roles: dict[str, list[int]] = {}
    """By character, how many seats played it and how many of them won."""
    errors: list[Failure] = []

    @property
    def wins(self) -> int:
        """How often most of the seats have won."""
        return sum(self.won.values())

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
        """Count a match in."""
        sightings = report.wished[0]
        assert isinstance(sightings, Sightings)
        for number, (scores, *_), roles in zip(report.numbers, report.results.played, report.roles.sides, strict=True):
            self.won[number] = won = most_won(scores)
            if won:
                self.seen_and_won.update(sightings.matches.keys())
            for role, score in zip(roles, scores, strict=True):
                counts = self.roles.setdefault(role, [0, 0])
                counts[0] += 1
                counts[1] += score == 1
        self.decisions += report.lengths.decisions
        self.rounds += sightings.rounds
        self.endings.update(reason for _, reason, *_ in report.results.played)
        self.seen.update(sightings.matches)
        self.first.update(sightings.first)
        self.added.update(sightings.added)
        self.touched.update(sightings.touched)
        self.errors += report.errors


class Milestone(Struct, frozen=True):
    """A milestone of the story: in what part of the matches it was reached, and in which rounds."""

    name: str
    part: float
    rounds: list[int]

    @property
    def mean(self) -> float:
        """The round in which it was reached, on average; 0 if it never was."""
        return mean(self.rounds) if self.rounds else 0.0

    @property
    def usual(self) -> tuple[int, int]:
        """The rounds between which it is reached in eight matches of ten; zeros if it never was."""
        return (round(quantile(self.rounds, 0.1)), round(quantile(self.rounds, 0.9))) if self.rounds else (0, 0)


class Change(Struct, frozen=True):
    """What became of the same matches in another version of a scenario."""

    players: int
    bot: str
    before: float
    after: float
    better: int
    worse: int
    difference: tuple[float, float, float]
    """By how much the win rate has risen, and between which bounds that lies with 95% confidence."""


class Study(Struct):
    """A scenario as bots have found it."""

    name: str
    parts: Mapping[str, Sequence[str]]
    cells: list[Cell]
    interrupted: bool = False
    aim: float = 0.0
    """How often its author wants it to be won; 0: nobody has said."""

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

    def milestones(self) -> list[Milestone]:
        """Every milestone of the story: how often it was reached, and when."""
        rounds: dict[str, list[int]] = {name: [] for name in self.parts.get(MILESTONE, ())}
        for cell in self.cells:
            for (kind, name, when), count in cell.first.items():
                if kind == MILESTONE and name in rounds:
                    rounds[name] += [when] * count
        matches = self.matches or 1
        return [Milestone(name, len(when) / matches, when) for name, when in rounds.items()]

    def _thinking(self) -> list[Cell]:
        """The matches of bots that do not choose at random; of all, if there are no others."""
        return [cell for cell in self.cells if cell.bot != RANDOM] or self.cells

    def variants(self) -> list[tuple[str, int, int]]:
        """By what chance has decided: in how many matches it was so, and how many of those were won."""
        cells = self._thinking()
        return [
            (name, sum(cell.seen[DRAW, name] for cell in cells), sum(cell.seen_and_won[DRAW, name] for cell in cells))
            for name in self.parts.get(DRAW, ())
        ]

    def characters(self) -> list[tuple[str, int, int]]:
        """By character: how many seats played it, and how many of those won; the best first."""
        whole: dict[str, list[int]] = {}
        for cell in self._thinking():
            for role, (seats, won) in cell.roles.items():
                counts = whole.setdefault(role, [0, 0])
                counts[0] += seats
                counts[1] += won
        found = [(role, seats, won) for role, (seats, won) in whole.items() if role]
        return sorted(found, key=lambda one: -one[2] / one[1])

    def table(self, name: str) -> dict[str, float]:
        """What a game has added up, per match; the most first."""
        matches = sum(cell.matches for cell in self._thinking())
        return {row: count / matches for row, count in self._added(name).most_common()} if matches else {}

    def _added(self, name: str) -> Counter[str]:
        """What a game has added up in all matches."""
        whole: Counter[str] = Counter()
        for cell in self._thinking():
            for (table, row), count in cell.added.items():
                if table == name:
                    whole[row] += count
        return whole

    def unused(self) -> float:
        """The part of all actions that nobody had a use for."""
        actions = self.table(ACTIONS)
        return actions.get("unused", 0.0) / (sum(actions.values()) or 1.0)

    def fates(self) -> dict[str, float]:
        """How the characters have come through matches that were won, and which part of them."""
        found = self._added(FATES)
        return {name: found[name] / found["all"] for name in BANDS} if found["all"] else {}

    def off_band(self) -> list[str]:
        """What of it is beyond doubt not as it should be."""
        found = self._added(FATES)
        bounds = {name: wilson(found[name], found["all"]) for name in BANDS} if found["all"] else {}
        return [name for name, (low, high) in bounds.items() if high < BANDS[name][0] or low > BANDS[name][1]]

    def given_up(self) -> list[tuple[str, float]]:
        """Puzzles that were attempted and never solved, with the part of the matches that attempted them."""
        found, cells = [], self._thinking()
        for name in self.parts.get(PUZZLE, ()):
            tried = sum(cell.touched[TRIED, name] for cell in cells)
            solved = sum(cell.seen[PUZZLE, name] for cell in cells)
            if tried > solved:
                found.append((name, 1 - solved / tried))
        return found

    def off_aim(self) -> Iterator[Cell]:
        """Where it is won more or less often than its author wants, beyond doubt; and where chance alone wins."""
        for cell in self.cells if self.aim else ():
            low, high = cell.interval
            if cell.bot == RANDOM:
                if low > BLIND and self.aim < EASY:
                    yield cell
            elif cell.matches and (high < self.aim - NEAR or low > self.aim + NEAR):
                yield cell

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
                {"milestone": one.name, "reached": one.part, "round": one.mean, "rounds": list(one.usual)}
                for one in self.milestones()
            ],
            "variants": [{"draw": name, "matches": count, "won": won} for name, count, won in self.variants()],
            "characters": [{"character": name, "seats": count, "won": won} for name, count, won in self.characters()],
            "suffered": self.table(SUFFERED),
            "unused_actions": self.unused(),
            "given_up": dict(self.given_up()),
            "fates": self.fates(),
            "off_band": self.off_band(),
            "aim": self.aim,
            "off_aim": [{"players": cell.players, "bot": cell.bot} for cell in self.off_aim()],
            "cells": [
                {
                    "players": cell.players, "bot": cell.bot, "matches": cell.matches, "win_rate": cell.win_rate,
                    "interval": list(cell.interval), "rounds": mean(cell.rounds), "decisions": mean(cell.decisions),
                    "endings": dict(cell.endings.most_common()),
                    "won": sorted(number for number, won in cell.won.items() if won),
                }
                for cell in self.cells
            ],
        }  # fmt: skip


def compared(old: Study, new: Study) -> list[Change]:
    """Two versions of a scenario on equal seeds, match by match."""
    before, found = {(cell.players, cell.bot): cell for cell in old.cells}, []
    for cell in new.cells:
        was = before.get((cell.players, cell.bot))
        both = sorted(cell.won.keys() & was.won.keys()) if was else []
        if was and both:
            steps = [cell.won[number] - was.won[number] for number in both]
            before_rate, after_rate = (sum(one.won[number] for number in both) / len(both) for one in (was, cell))
            better, worse = steps.count(1), steps.count(-1)
            found.append(Change(cell.players, cell.bot, before_rate, after_rate, better, worse, tempered(steps, -1, 1)))
    return found


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
    found = Study(name, game.scenarios.parts(name), cells, aim=game.scenarios.aim(name) / 100)
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
