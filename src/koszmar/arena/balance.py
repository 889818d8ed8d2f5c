"""Balance: an option, a ruling or a printed number over many values and numbers of players, and who wins how often.

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

from msgspec import Struct, field, to_builtins

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game, find_game
from koszmar.kernel.settings import find_field

from .accumulators import AccumulatorFactory
from .rows import Row, which
from .rows import rows as rows_of
from .seats import Fates, Group, Seat, grouped
from .simulate import Plan, play_piece
from .statistics import mean, wilson
from .uses import Uses
from .workers import cores, in_pieces

Task: TypeAlias = tuple[Any, int, int]
"""A match to be played: value, players, number."""


class Sweep(Struct, frozen=True):
    """What to play: every value with every number of players, and how many matches of each.

    The matches of a cell are those of a plan with the same seed: ``koszmar simulate`` shows them again.
    """

    game: str
    option: str
    """What is turned: an option, a ruling or a parameter. Of several, with commas between, every value is a tuple;
    without any there is one value, None."""
    values: tuple[Any, ...]
    players: tuple[int, ...]
    bot: str = "sensible"
    options: Mapping[str, Any] = {}
    rulings: Mapping[str, Any] = {}
    parameters: Mapping[str, Any] = {}
    seed: str = "0"
    matches: int = 100
    dealt: bool = False
    """Whether characters are dealt at random."""

    @property
    def axes(self) -> list[str]:
        """The names of what is turned."""
        return self.option.split(",") if self.option else []

    def settings(self, value: Any) -> dict[str, Any]:
        """What a value means, by name."""
        values = value if len(self.axes) > 1 else (value,)
        return dict(zip(self.axes, values, strict=False))

    def plan(self, value: Any, players: int) -> Plan:
        """The matches of one cell."""
        game = find_game(self.game)
        chosen: dict[str, Mapping[str, Any]]
        chosen = {"options": self.options, "rulings": self.rulings, "parameters": self.parameters}
        for name, one in self.settings(value).items():
            kind, whole, entry = place_of(game, name)
            it = {**_several(game, kind, whole, chosen[kind]), entry: one} if entry else one
            chosen[kind] = {**chosen[kind], whole: it}
        settings = chosen["options"], chosen["rulings"], chosen["parameters"]
        return Plan(self.game, (self.bot,) * players, *settings, self.seed, self.matches, dealt=self.dealt)

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


def place_of(game: Game, name: str) -> tuple[str, str, str]:
    """Where a name belongs (options, rulings or parameters), the whole name, and the entry that is meant.

    >>> place_of(find_game("bigbook"), "madness_by_players.2")
    ('parameters', 'madness_by_players', '2')
    """
    whole, _, entry = name.partition(".")
    return f"{find_field(game, whole).kind}s", whole, entry


def value_of(game: Game, name: str) -> Callable[[Row], Any]:
    """Reads, off a row, the value of something that was turned."""
    kind, whole, entry = place_of(game, name)
    return lambda row: getattr(row, kind)[whole][entry] if entry else getattr(row, kind)[whole]


def _several(game: Game, kind: str, name: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a number that is several: as chosen, or as printed."""
    there = chosen.get(name, to_builtins(getattr(game.settings, kind)(), str_keys=True).get(name))
    if not isinstance(there, Mapping):
        raise BadSetting(f"{name!r} of {game.id} has no entries")
    return {str(key): value for key, value in there.items()}


class Played(Struct, frozen=True, array_like=True):
    """A match of a sweep: which one, and how it ended."""

    value: Any
    players: int
    number: int
    reason: str
    turns: int
    error: str = ""
    """What went wrong, if it could not be played to its end."""
    seats: tuple[Seat, ...] = ()
    """What became of every seat, where the game says more of that than who won."""


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
    rows: list[Row] = []
    """The same matches with everything that is known of them, if details were asked for."""
    interrupted: bool = False

    @cached_property
    def cells(self) -> list[Cell]:
        """Every cell, in the order of the sweep; asked for once all is played."""
        found = {cell: Cell(*cell) for cell in self.sweep.cells()}
        outcome_of = find_game(self.sweep.game).statistics.outcome
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
            **({"seats": self._seats()} if any(match.seats for match in self.played) else {}),
        }

    def fates(self, group: Callable[[Played, Seat], Group]) -> dict[Group, Fates]:
        """What became of seats, those counted together that are alike in something."""
        return grouped((group(match, seat), seat) for match in self.played for seat in match.seats)

    def _seats(self) -> list[dict[str, Any]]:
        """What became of seats, by value, number of players and role."""
        found = self.fates(lambda match, seat: (match.value, match.players, seat.role))
        return [
            {"value": value, "players": players, "role": role, **fates.plain()}
            for (value, players, role), fates in found.items()
        ]


def balance(
    sweep: Sweep,
    *,
    done: Iterable[Played] = (),
    known: Iterable[Row] = (),
    details: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], object] = lambda matches: None,
    keep: Callable[[Sequence[Played]], object] = lambda played: None,
    save: Callable[[Sequence[Row]], object] = lambda rows: None,
) -> Balance:
    """Play a sweep on all cores or on a Ray cluster, but for what is done already; Ctrl-C loses nothing that was kept.

    With ``details`` every match leaves a row that says which things came up in it, and ``known`` rows are not played.
    """
    sweep.check()
    report = Balance(sweep, [match for match in done if not match.error])
    wanted = list(sweep.tasks())
    if details:
        _take_over(report, wanted, known)
    there = {(match.value, match.players, match.number) for match in report.played}
    missing = [task for task in wanted if task not in there]
    progress(len(wanted) - len(missing))
    try:
        work = partial(_play_tasks, sweep, (Uses,) if details else ())
        with closing(in_pieces(work, missing, workers or cores(), ray)) as finished:
            for piece in finished:
                played, rows = [match for match, _ in piece], [row for _, row in piece if row]
                keep(played)
                save(rows)
                report.played += played
                report.rows += rows
                progress(len(piece))
    except KeyboardInterrupt:
        report.interrupted = True
    return report


def _take_over(report: Balance, wanted: Iterable[Task], known: Iterable[Row]) -> None:
    """Rows of matches that belong to the sweep, and that say what was used, are as good as played."""
    there = {row.which: row for row in known if row.offered}
    plans = {cell: report.sweep.plan(*cell) for cell in report.sweep.cells()}
    for value, players, number in wanted if there else ():
        if row := there.get(which(plans[value, players], number)):
            report.rows.append(row)
            report.played.append(Played(value, players, number, row.reason, row.turns, seats=row.seats))


def _play_tasks(
    sweep: Sweep, wishes: tuple[AccumulatorFactory, ...], tasks: Sequence[Task]
) -> list[tuple[Played, Row | None]]:
    return [_play_task(sweep, wishes, *task) for task in tasks]


def _play_task(
    sweep: Sweep, wishes: tuple[AccumulatorFactory, ...], value: Any, players: int, number: int
) -> tuple[Played, Row | None]:
    report = play_piece(sweep.plan(value, players), wishes, (number,))
    if report.errors:
        return Played(value, players, number, "", 0, report.errors[0].error), None
    played = Played(
        value, players, number, report.results.played[0][1], report.turns.turns[0], seats=report.fates.seats[0]
    )
    return played, next(rows_of(report)) if wishes else None
