"""Matches as rows of a table, a row for each match that was played to its end: JSON lines or Parquet.

A row says all that decides a match and all that came of it, so that a file can be gone on with, and read with any tool.
"""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.game import find_game

from .seats import Seat
from .simulate import Plan, Report
from .uses import Uses

SUFFIXES = (".jsonl", ".parquet")
AS_TEXT = ("options", "rulings", "parameters", "things", "figures", "offered", "taken")
"""Columns whose names differ from match to match: in a Parquet file they are JSON texts."""


class Unusable(KoszmarError):
    """The file is no table of matches, or holds matches of other rules."""


class Row(Struct, frozen=True):
    """One match."""

    game: str
    version: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any]
    rulings: dict[str, Any]
    parameters: dict[str, Any]
    seed: str
    number: int
    """The match has the seed ``<seed>/<number>``."""
    scores: tuple[float, ...]
    roles: tuple[str, ...]
    reason: str
    outcome: str
    turns: int
    decisions: int
    choices: int
    fingerprint: str
    dealt: bool = False
    """Whether characters were dealt at random."""
    things: dict[str, list[int]] = {}
    """How often a printed thing came up for each seat, and for nobody; empty where nobody counted (``Uses``)."""
    figures: tuple[dict[str, bool | int | str], ...] = ()
    """What the game says of each seat at the end of a match."""
    offered: dict[str, int] = {}
    taken: dict[str, list[int]] = {}

    @property
    def which(self) -> Hashable:
        """What tells it from all other matches: two rows that are alike in this are the same match."""
        return _which(self.bots, self.options, self.rulings, self.parameters, self.seed, self.number, self.dealt)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """What became of every seat, where the game says more of that than who won."""
        parts = zip(self.roles, self.scores, self.figures, strict=False)
        return tuple(Seat(role, score == 1, figures) for role, score, figures in parts)

    def report(self) -> Report:
        """The report of this match alone, as if it had just been played; but what users collect is not in a row."""
        plan = Plan(
            self.game, self.bots, self.options, self.rulings, self.parameters, self.seed, 1, self.number, self.dealt
        )
        report = Report(plan, numbers=[self.number])
        report.results.played.append((self.scores, self.reason, self.choices, self.fingerprint))
        report.lengths.decisions.append(self.decisions)
        report.turns.turns.append(self.turns)
        report.roles.sides.append(list(self.roles))
        report.fates.seats.append(self.seats)
        return report


def which(plan: Plan, number: int) -> Hashable:
    """What tells a match of a plan from all others."""
    return _which(plan.bots, plan.options, plan.rulings, plan.parameters, plan.seed, number, plan.dealt)


def _which(*parts: Any) -> Hashable:
    return msgspec.json.encode(parts, order="deterministic")


def rows(report: Report) -> Iterator[Row]:
    """The matches of a report; with what was used in them, if somebody watched that."""
    plan, game = report.plan, find_game(report.plan.game)
    used = next((wish.played for wish in report.wished if isinstance(wish, Uses)), None)
    for at, number in enumerate(report.numbers):
        scores, reason, choices, fingerprint = report.results.played[at]
        yield Row(
            game=plan.game,
            version=game.version,
            bots=plan.bots,
            players=len(plan.bots),
            options=dict(plan.options),
            rulings=dict(plan.rulings),
            parameters=dict(plan.parameters),
            seed=plan.seed,
            number=number,
            scores=scores,
            roles=tuple(report.roles.sides[at]),
            reason=reason,
            outcome=game.statistics.outcome(reason),
            turns=report.turns.turns[at],
            decisions=report.lengths.decisions[at],
            choices=choices,
            fingerprint=fingerprint,
            dealt=plan.dealt,
            figures=tuple(seat.figures for seat in report.fates.seats[at]),
            **(msgspec.structs.asdict(used[at]) if used else {}),
        )


class Table:
    """Rows in a file that grows while matches are played; a Parquet file is made at the end of lines beside it."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in SUFFIXES:
            raise Unusable(f"{path}: rows are kept in files that end in {' or '.join(SUFFIXES)}")
        self.path = path
        self.is_parquet = path.suffix == ".parquet"
        if self.is_parquet and find_spec("pyarrow") is None:
            raise Unusable("Parquet needs an extra: pip install 'koszmar[simulation]'")
        self.lines = path.with_name(f"{path.name}.jsonl") if self.is_parquet else path

    @property
    def exists(self) -> bool:
        """Whether somebody has begun it."""
        return self.path.exists() or self.lines.exists()

    def read(self, game: str) -> list[Row]:
        """All rows; matches of another game or of other rules are refused."""
        found = list(_from_parquet(self.path)) if self.is_parquet and self.path.exists() else []
        found += self._read_lines()
        version = find_game(game).version
        for row in found:
            if (row.game, row.version) != (game, version):
                there = f"{row.game}, rules version {row.version}"
                raise Unusable(f"{self.path} holds matches of {there}, not of {game}, rules version {version}")
        return list({row.which: row for row in found}.values())

    def _read_lines(self) -> list[Row]:
        """A last line that was cut off in the middle does not count, and is cut off for good."""
        text = self.lines.read_bytes() if self.lines.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self.lines.write_bytes(whole)
        try:
            return [msgspec.json.decode(line, type=Row) for line in whole.splitlines()]
        except msgspec.DecodeError as error:
            raise Unusable(f"{self.lines} is no table of matches: {error}") from None

    def add(self, some: Iterable[Row]) -> None:
        """Write down some more matches; they are safe when this returns."""
        self.lines.parent.mkdir(parents=True, exist_ok=True)
        with self.lines.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in some))

    def finish(self, game: str) -> None:
        """Put rows in order; a Parquet file takes up the lines beside it."""
        ordered = sorted(self.read(game), key=lambda row: (row.number, row.which))
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.tmp")
        if self.is_parquet:
            _to_parquet(ordered, beside)
        else:
            beside.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in ordered))
        beside.replace(self.path)
        if self.is_parquet:
            self.lines.unlink(missing_ok=True)


def _to_parquet(ordered: Sequence[Row], path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    plain = [msgspec.to_builtins(row) for row in ordered]
    for row in plain:
        row |= {name: msgspec.json.encode(row[name]).decode() for name in AS_TEXT}
        row |= {name: list(row[name]) for name in ("bots", "scores", "roles")}
    text, whole, texts = pyarrow.string(), pyarrow.int64(), pyarrow.list_(pyarrow.string())
    kinds = {"players": whole, "number": whole, "turns": whole, "decisions": whole, "choices": whole, "bots": texts,
             "roles": texts, "dealt": pyarrow.bool_(), "scores": pyarrow.list_(pyarrow.float64())}  # fmt: skip
    schema = pyarrow.schema([(name, kinds.get(name, text)) for name in Row.__struct_fields__])
    parquet.write_table(pyarrow.Table.from_pylist(plain, schema=schema), path, compression="zstd")


def _from_parquet(path: Path) -> Iterator[Row]:
    import pyarrow
    from pyarrow import parquet

    try:
        for row in parquet.read_table(path).to_pylist():
            yield msgspec.convert(row | {name: msgspec.json.decode(row[name]) for name in AS_TEXT if name in row}, Row)
    except (pyarrow.ArrowInvalid, msgspec.ValidationError, KeyError) as error:
        raise Unusable(f"{path} is no table of matches: {error}") from None
