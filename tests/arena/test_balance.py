"""Sweeps over an option: same numbers on any number of cores, stopped and gone on with, and the page they make."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from koszmar.arena import simulate
from koszmar.arena.balance import Played, Sweep, balance
from koszmar.arena.balance_plot import plot
from koszmar.arena.charts import LIGHT
from koszmar.arena.journal import Journal, OtherCampaign
from koszmar.cli import main
from koszmar.cli.balance import all_values
from koszmar.cli.speech import Speech
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import games

Run = Callable[..., Result]
SWEEP = Sweep("bigbook", "level", (1, 3), (2, 3), bot="random", seed="7", matches=3)
HAUNTED = Sweep("betrayal", "haunt", (4, 9), (3,), bot="random", seed="7", matches=3, parameters={"dawn": 9})


def test_one_worker_and_two_find_the_same() -> None:
    assert balance(SWEEP, workers=1).figures() == balance(SWEEP, workers=2).figures()


def test_a_cell_has_the_matches_of_a_simulation_with_the_same_seed() -> None:
    for sweep in (SWEEP, HAUNTED):
        for cell in balance(sweep, workers=1).cells:
            alone = simulate(sweep.plan(cell.value, cell.players), workers=1)
            assert cell.turns == alone.turns.turns
            assert cell.outcomes == {name: found.count for name, found in alone.outcomes.items()}


def test_rates_add_up_and_lie_in_their_intervals() -> None:
    for cell in balance(HAUNTED, workers=1).cells:
        assert cell.matches == 3
        assert sum(cell.rate(outcome) for outcome in cell.outcomes) == pytest.approx(1)
        for outcome in cell.outcomes:
            low, high = cell.interval(outcome)
            assert low <= cell.rate(outcome) <= high


def test_a_game_with_sides_is_counted_by_side() -> None:
    outcomes = set(balance(HAUNTED, workers=1).outcomes)
    assert outcomes
    assert outcomes <= {"hero", "traitor", "alone", "nobody", "dawn"}


def test_every_value_is_as_far_as_the_others_when_somebody_stops(stop_after: Any) -> None:
    report = balance(SWEEP, workers=1, progress=stop_after(9))
    assert report.interrupted
    assert [cell.matches for cell in report.cells] == [3, 2, 2, 2]


def test_a_value_that_cannot_be_played_is_refused_before_anything_is() -> None:
    with pytest.raises(BadSetting):
        balance(replace(SWEEP, values=(1, 9)), workers=1)


# -- seats -----------------------------------------------------------------------------------------------------------

SHIP = Sweep("nemesis", "enemy", ("void-seeders", "intruders"), (2,), bot="random", seed="7", matches=4)


def test_seats_are_counted_by_value_players_and_role() -> None:
    report = balance(SHIP, workers=1)
    seats = report.figures()["seats"]
    assert sum(one["seats"] for one in seats) == 2 * 2 * 4
    assert {one["value"] for one in seats} == {"void-seeders", "intruders"}
    by_value = report.fates(lambda match, seat: match.value)
    for value, fates in by_value.items():
        assert fates.asked["survived"] == fates.seats == 8
        dead = sum(fates.words["death"].values())
        assert fates.yes["survived"] == 8 - dead, value
    whole = report.fates(lambda match, seat: 0)[0]
    rate, low, high = whole.rate("survived")
    assert low <= rate <= high


def test_a_game_without_figures_has_nothing_to_say_of_seats() -> None:
    report = balance(SWEEP, workers=1)
    assert "seats" not in report.figures()
    assert report.fates(lambda match, seat: 0) == {}


def test_seats_are_kept_in_the_journal_and_told_on_the_page(tmp_path: Path, run: Run) -> None:
    page = tmp_path / "ship.md"
    command = ("balance", "nemesis", "--over", "enemy", "--players", "2", "--bot", "random", "--matches", "3")
    for _ in range(2):  # the second time everything comes from the journal
        assert run(*command, "--seed", "7", "--out", str(page)).exit_code == 0
        text = page.read_text(encoding="utf-8")
        assert "## What became of the seats" in text
        assert "| round of the first Intruder |" in text
        assert "### What they died of" in text


# -- the journal -----------------------------------------------------------------------------------------------------


def test_what_was_written_down_is_not_played_again(tmp_path: Path) -> None:
    journal, pieces = Journal(tmp_path / "deep" / "b.jsonl", SWEEP), list[int]()

    def stop_after_five(played: Sequence[Played]) -> None:
        journal.add(played)
        if len(journal.read()) == 5:
            raise KeyboardInterrupt

    balance(SWEEP, workers=1, keep=stop_after_five)
    there = journal.read()
    report = balance(SWEEP, workers=1, done=there, keep=lambda played: pieces.append(len(played)))
    assert (len(there), sum(pieces)) == (5, 7)
    assert report.figures() == balance(SWEEP, workers=1).figures()


def test_more_matches_are_added_to_what_is_there(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "b.jsonl", SWEEP)
    balance(SWEEP, workers=1, keep=journal.add)
    more = replace(SWEEP, matches=4, values=(1, 2, 3))
    report = balance(more, workers=1, done=Journal(journal.path, more).read())
    assert report.figures() == balance(more, workers=1).figures()


@pytest.mark.parametrize("change", [{"seed": "8"}, {"bot": "sensible"}, {"parameters": {"hand_size": 7}}], ids=str)
def test_another_campaign_is_not_mixed_in(tmp_path: Path, change: dict[str, Any]) -> None:
    journal = Journal(tmp_path / "b.jsonl", SWEEP)
    journal.add([Played(1, 2, 0, "won", 9)])
    with pytest.raises(OtherCampaign):
        Journal(journal.path, replace(SWEEP, **change)).read()


def test_a_line_cut_off_in_the_middle_does_not_count(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "b.jsonl", SWEEP)
    one, two = Played(1, 2, 0, "won", 9), Played(1, 2, 1, "lost-madness", 7)
    journal.add([one, two])
    journal.path.write_bytes(journal.path.read_bytes()[:-8])
    assert journal.read() == [one]
    journal.add([two])
    assert journal.read() == [one, two]


def test_a_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    for text in (b"", b"dear diary\n", Journal(path, SWEEP).heading + b"\nnot a match\n"):
        path.write_bytes(text)
        with pytest.raises(OtherCampaign):
            Journal(path, SWEEP).read()


@pytest.mark.usefixtures("faulty")
def test_what_failed_is_told_and_tried_again() -> None:
    first = balance(replace(SWEEP, matches=9), workers=1)
    assert first.errors
    assert sum(cell.matches for cell in first.cells) + len(first.errors) == 36
    again = balance(replace(SWEEP, matches=9), workers=1, done=first.played)
    assert again.errors == first.errors


# -- the picture -----------------------------------------------------------------------------------------------------


def test_the_picture_has_a_bar_for_every_cell_and_minds_its_signs() -> None:
    report = balance(HAUNTED, workers=1)
    chart = plot(report, lambda value: f"<{value} & co>", str, lambda players: f"{players} players", "rates")
    root = ElementTree.fromstring(chart.picture())
    labels = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<4 & co>", "<9 & co>", "3 players", *report.outcomes} <= set(labels)
    (axes,) = chart.draw(LIGHT).axes
    widths = [bar.get_width() for bar in axes.patches]
    assert len(widths) == 2 * len(report.outcomes)
    assert sum(widths) == pytest.approx(2)


# -- the command -----------------------------------------------------------------------------------------------------

WORDS = ("balance", "betrayal", "--over", "haunt", "--values", "4,9", "--players", "3", "--bot", "random", "--matches",
         "2", "--seed", "7", "--workers", "1", "--set", "dawn=9")  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_command_shows_a_table(lang: str) -> None:
    result = CliRunner().invoke(main, [*WORDS, "--lang", lang], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    assert "⟨" not in result.stdout
    assert Speech(games()["betrayal"], lang).say("haunt-04") in result.stdout
    assert "⟨" not in CliRunner().invoke(main, ["balance", "--help", "--lang", lang]).stdout


@pytest.mark.parametrize(
    "turned", [(), ("--sweep", "dawn=2"), ("--over", "haunt", "--values", "4,9", "--sweep", "dawn=2,3")], ids=" ".join
)
def test_every_column_of_the_page_has_its_heading(run: Run, tmp_path: Path, turned: tuple[str, ...]) -> None:
    out = tmp_path / "b.md"
    words = (
        "balance",
        "betrayal",
        "--players",
        "3",
        "--bot",
        "random",
        "--matches",
        "2",
        "--seed",
        "7",
        "--workers",
        "1",
    )
    assert run(*words, "--set", "dawn=3", *turned, "--out", str(out)).exit_code == 0
    assert run(*words, "--set", "dawn=3", *turned, "--out", str(out)).exit_code == 0
    tables = [block.splitlines() for block in out.read_text("utf-8").split("\n\n") if block.startswith("|")]
    assert len(tables) == 2
    for lines in tables:
        assert len({line.count("|") for line in lines}) == 1


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_command_writes_page_picture_and_journal_and_goes_on(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "b.md"
    words = [*WORDS, "--out", str(out), "--lang", lang]
    assert CliRunner().invoke(main, words).exit_code == 0
    page, journal = out.read_text("utf-8"), out.with_suffix(".jsonl").read_text("utf-8")
    assert "⟨" not in page
    assert "(b.svg)" in page
    assert page.count("\n| 4. ") == page.count("\n| 9. ") == 1
    assert len(journal.splitlines()) == 5
    assert CliRunner().invoke(main, words).exit_code == 0
    assert (out.read_text("utf-8"), out.with_suffix(".jsonl").read_text("utf-8")) == (page, journal)
    other = CliRunner().invoke(main, [*words, "--seed", "8"])
    assert (other.exit_code, len(other.stderr.splitlines())) == (2, 1)
    assert CliRunner().invoke(main, [*words, "--seed", "8", "--anew"]).exit_code == 0


def test_the_page_names_the_command_that_makes_it(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "b.md"
    run(*WORDS, "--out", str(out))
    command = next(line for line in out.read_text("utf-8").splitlines() if line.startswith("    koszmar"))
    again = run(*shlex.split(command)[1:], "--workers", "1", "--json")
    assert json.loads(again.stdout) == json.loads(run(*WORDS, "--json").stdout)


@pytest.mark.usefixtures("faulty")
def test_failures_are_listed_with_the_command_that_shows_them(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "b.md"
    words = ("balance", "bigbook", "--over", "level", "--bot", "random", "--matches", "9", "--seed", "7")
    result = run(*words, "--workers", "1", "--players", "2-3", "--out", str(out))
    assert result.exit_code == 1
    assert "LookupError: no such page (koszmar simulate bigbook --players" in result.stderr
    assert "LookupError: no such page (koszmar simulate bigbook --players" in out.read_text("utf-8")


def test_without_values_all_that_the_game_can_name_are_played() -> None:
    game = games()["betrayal"]
    assert list(all_values(game, "haunt", Speech(game, "en"))) == [
        number for number in sorted(HAUNTS) if Speech(game, "en").has(f"haunt-{number:02}")
    ]
    assert list(all_values(games()["bigbook"], "level", Speech(games()["bigbook"], "en"))) == [1, 2, 3]


@pytest.mark.parametrize(
    "words",
    [
        ("--over", "haunts"),
        ("--over", "explorers"),
        ("--over", "haunt", "--values", "four"),
        ("--over", "haunt", "--values", "998"),
        ("--over", "haunt", "--players", "2-3"),
        ("--over", "haunt", "--players", "some"),
        ("--players", "4-3"),
        ("--values", "1"),
        ("--matches", "0"),
        ("--over", "haunt", "--bot", "clairvoyant"),
        ("--sweep", "haunt"),
        ("--sweep", "hand_size=5,6"),
        ("--sweep", "dawn=soon"),
        ("--sweep", "die=1"),
        ("--sweep", "monsters=1"),
        ("--sweep", "dawn.3=4"),
        ("--out", "report.doc"),
        ("--resume",),
        ("--save", "rows.csv"),
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    result = run("balance", "betrayal", "--matches", "1", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
