"""Matches as rows: what is written can be read again, gone on with, and is refused where it does not belong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from koszmar.arena import Plan, simulate
from koszmar.arena.balance import Sweep, balance
from koszmar.arena.rows import Row, Table, Unusable, rows
from koszmar.arena.uses import Uses

Run = Callable[..., Result]
Make = Callable[..., Row]
PLAN = Plan("bigbook", ("random", "sensible"), {"level": 2}, seed="7", matches=6)


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_rows_come_back_as_they_were(tmp_path: Path, name: str) -> None:
    written = list(rows(simulate(PLAN, workers=1, wishes=[Uses])))
    table = Table(tmp_path / "deep" / name)
    table.add(written[:4])
    table.finish("bigbook")
    table.add(written[2:])
    table.finish("bigbook")
    assert Table(table.path).read("bigbook") == written
    assert [path.name for path in table.path.parent.iterdir()] == [name]
    assert written[0].things
    assert written[0].offered


def test_other_tools_can_read_the_parquet(tmp_path: Path) -> None:
    from pyarrow import parquet

    table = Table(tmp_path / "rows.parquet")
    table.add(rows(simulate(PLAN, workers=1)))
    table.finish("bigbook")
    found = parquet.read_table(table.path)
    assert found.column("number").to_pylist() == list(range(6))
    assert json.loads(found.column("options")[0].as_py()) == {"level": 2}


def test_a_line_cut_off_in_the_middle_does_not_count(tmp_path: Path, row: Make) -> None:
    table = Table(tmp_path / "rows.jsonl")
    table.add([row(0), row(1)])
    table.path.write_bytes(table.path.read_bytes()[:-9])
    assert table.read("bigbook") == [row(0)]
    table.add([row(1)])
    assert table.read("bigbook") == [row(0), row(1)]


def test_a_killed_run_leaves_its_rows_beside_the_parquet(tmp_path: Path, row: Make) -> None:
    table = Table(tmp_path / "rows.parquet")
    table.add([row(0)])
    assert Table(table.path).exists
    assert Table(table.path).read("bigbook") == [row(0)]


def test_what_does_not_belong_is_refused(tmp_path: Path, row: Make) -> None:
    table = Table(tmp_path / "rows.jsonl")
    table.add([row(0, version="0")])
    with pytest.raises(Unusable, match="version 0"):
        table.read("bigbook")
    for name in ("a.jsonl", "a.parquet"):
        (tmp_path / name).write_text("dear diary\n")
        with pytest.raises(Unusable):
            Table(tmp_path / name).read("bigbook")
    with pytest.raises(Unusable):
        Table(tmp_path / "rows.csv")


def test_the_same_match_is_there_once(tmp_path: Path, row: Make) -> None:
    table = Table(tmp_path / "rows.jsonl")
    table.add([row(1), row(0), row(1)])
    table.finish("bigbook")
    assert table.read("bigbook") == [row(0), row(1)]


SIMULATE = ("simulate", "bigbook", "--bots", "random", "--seed", "7", "--workers", "1", "--json")


def test_a_simulation_is_gone_on_with_and_finds_the_same(run: Run, tmp_path: Path) -> None:
    kept = ("--save", str(tmp_path / "rows.jsonl"))
    whole = json.loads(run(*SIMULATE, "--matches", "6").stdout)
    assert run(*SIMULATE, "--matches", "2", "--first", "2", *kept).exit_code == 0
    refused = run(*SIMULATE, "--matches", "6", *kept)
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    resumed = json.loads(run(*SIMULATE, "--matches", "6", *kept, "--resume").stdout)
    assert resumed["fingerprint"] == whole["fingerprint"]
    assert resumed["decisions"] == whole["decisions"]
    assert len((tmp_path / "rows.jsonl").read_text().splitlines()) == 6


def test_what_is_done_takes_its_place_among_the_rest() -> None:
    plan = Plan("bigbook", ("random", "random"), seed="7", matches=24)
    whole = simulate(plan, workers=1)
    done = [row.report() for row in rows(whole)][3:20:5]
    again = simulate(plan, workers=2, done=done)
    assert again.numbers == list(range(24))
    assert again.results.played == whole.results.played
    assert again.turns.turns == whole.turns.turns
    assert again.fresh == whole.decisions - sum(one.decisions for one in done)


def test_an_accumulator_cannot_see_matches_that_are_over(run: Run, tmp_path: Path) -> None:
    words = ("--accumulate", "koszmar.arena.accumulators:Turns", "--save", str(tmp_path / "rows.jsonl"), "--resume")
    assert run(*SIMULATE, "--matches", "1", *words).exit_code == 2


def test_a_sweep_goes_on_from_its_rows_and_plays_nothing_twice() -> None:
    sweep = Sweep("bigbook", "hand_size,level", ((5, 1), (7, 1)), (2,), bot="random", seed="7", matches=3)
    whole = balance(sweep, details=True, workers=1)
    played: list[Row] = []
    again = balance(sweep, details=True, known=whole.rows[:4], workers=1, save=played.extend)
    assert len(played) == 2
    assert again.figures() == whole.figures()
    assert {row.parameters["hand_size"] for row in whole.rows} == {5, 7}
