"""Balance: one option of a game over many values and numbers of players, and who wins how often with each.

>>> report = balance(Sweep("bigbook", "level", (1, 2), (2, 3), bot="random", matches=2), workers=1)
>>> [(cell.value, cell.players, cell.matches) for cell in report.cells]
[(1, 2, 2), (1, 3, 2), (2, 2, 2), (2, 3, 2)]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property, partial
from typing import Any, TypeAlias

from msgspec import Struct, field

from koszmar.kernel.game import find_game

from .simulate import Plan, play_piece
from .statistics import mean, wilson
from .workers import cores, in_pieces

Task: TypeAlias = tuple[Any, int, int]
"""A match to be played: value, players, number."""


class Sweep(Struct, frozen=True):
    """What to play: every value with every number of players, so many matches of each.

    The matches of a cell are those of a plan with the same seed: ``koszmar simulate`` shows them again.
    """

    game: str
    option: str
    values: tuple[Any, ...]
    players: tuple[int, ...]
    bot: str = "sensible"
    options: Mapping[str, Any] = {}
    rulings: Mapping[str, Any] = {}
    parameters: Mapping[str, Any] = {}
    seed: str = "0"
    matches: int = 100

    def plan(self, value: Any, players: int) -> Plan:
        """The matches of one cell."""
        chosen = {**self.options, self.option: value}
        team = (self.bot,) * players
        return Plan(self.game, team, chosen, self.rulings, self.parameters, self.seed, self.matches)

    def cells(self) -> Iterator[tuple[Any, int]]:
        """Every value with every number of players."""
        return ((value, players) for value in self.values for players in self.players)

    def tasks(self) -> Iterator[Task]:
        """The first match of every cell, then the second…: whenever somebody stops, all cells are as far."""
        cells = list(self.cells())
        return ((value, players, number) for number in range(self.matches) for value, players in cells)

    def check(self) -> None:
        """Refuse, with a reason, what cannot be played."""
        for value, players in self.cells():
            self.plan(value, players).check()


class Played(Struct, frozen=True, array_like=True):
    """A match of a sweep: which one, and how it ended."""

    value: Any
    players: int
    number: int
    reason: str
    turns: int
    error: str = ""
    """What went wrong, if it could not be played to its end."""


class Cell(Struct):
    """What came of one value with one number of players."""

    value: Any
    players: int
    outcomes: Counter[str] = field(default_factory=Counter)
    turns: list[int] = []

    @property
    def matches(self) -> int:
        """How many were played to the end."""
        return self.outcomes.total()

    @property
    def length(self) -> float:
        """The turns of a match, on the average."""
        return mean(self.turns)

    def rate(self, outcome: str) -> float:
        """How often it came to this; 0 if nothing was played."""
        return self.outcomes[outcome] / self.matches if self.matches else 0.0

    def interval(self, outcome: str) -> tuple[float, float]:
        """Where the true rate lies, 95 times in a hundred."""
        return wilson(self.outcomes[outcome], self.matches)


class Balance(Struct, dict=True):
    """What came of a sweep: only the matches that were played, if somebody stopped it."""

    sweep: Sweep
    played: list[Played] = []
    interrupted: bool = False

    @cached_property
    def cells(self) -> list[Cell]:
        """Every cell, in the order of the sweep; asked for once all is played."""
        found = {cell: Cell(*cell) for cell in self.sweep.cells()}
        outcome_of = find_game(self.sweep.game).outcome
        for match in self.played:
            cell = found.get((match.value, match.players))
            if cell is not None and match.number < self.sweep.matches and not match.error:
                cell.outcomes[outcome_of(match.reason)] += 1
                cell.turns.append(match.turns)
        return list(found.values())

    @cached_property
    def outcomes(self) -> list[str]:
        """Every outcome that was seen, the most frequent first."""
        seen: Counter[str] = sum((cell.outcomes for cell in self.cells), Counter())
        return sorted(seen, key=lambda outcome: (-seen[outcome], outcome))

    @property
    def errors(self) -> list[Played]:
        """The matches that could not be played to their end."""
        failed = [match for match in self.played if match.error]
        return sorted(failed, key=lambda match: (match.number, match.players, str(match.value)))

    def figures(self) -> dict[str, Any]:
        """The report as plain data; this shape is stable."""
        return {
            "game": self.sweep.game,
            "option": self.sweep.option,
            "bot": self.sweep.bot,
            "seed": self.sweep.seed,
            "errors": len(self.errors),
            "cells": [
                {
                    "value": cell.value,
                    "players": cell.players,
                    "matches": cell.matches,
                    "turns": cell.length if cell.turns else None,
                    "outcomes": {
                        outcome: {"count": count, "rate": cell.rate(outcome), "interval": list(cell.interval(outcome))}
                        for outcome, count in sorted(cell.outcomes.items())
                    },
                }
                for cell in self.cells
            ],
        }


def balance(
    sweep: Sweep,
    *,
    done: Iterable[Played] = (),
    workers: int | None = None,
    progress: Callable[[int], object] = lambda matches: None,
    keep: Callable[[Sequence[Played]], object] = lambda played: None,
) -> Balance:
    """Play a sweep on all cores, but for what is done already; Ctrl-C ends it early and loses nothing that was kept."""
    sweep.check()
    report = Balance(sweep, [match for match in done if not match.error])
    there = {(match.value, match.players, match.number) for match in report.played}
    wanted = list(sweep.tasks())
    missing = [task for task in wanted if task not in there]
    progress(len(wanted) - len(missing))
    try:
        with closing(in_pieces(partial(_play_tasks, sweep), missing, workers or cores())) as finished:
            for piece in finished:
                keep(piece)
                report.played += piece
                progress(len(piece))
    except KeyboardInterrupt:
        report.interrupted = True
    return report


def _play_tasks(sweep: Sweep, tasks: Sequence[Task]) -> list[Played]:
    return [_play_task(sweep, *task) for task in tasks]


def _play_task(sweep: Sweep, value: Any, players: int, number: int) -> Played:
    report = play_piece(sweep.plan(value, players), (), range(number, number + 1))
    if report.errors:
        return Played(value, players, number, "", 0, report.errors[0].error)
    return Played(value, players, number, report.results.played[0][1], report.turns.turns[0])
