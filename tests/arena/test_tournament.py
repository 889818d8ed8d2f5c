"""Tournaments: every mind in every seat on the same seeds, and what that says about their strength."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from koszmar.arena.balance import Sweep
from koszmar.arena.rows import Row
from koszmar.arena.tournament import Standings, Tournament, hold
from koszmar.cli import main
from koszmar.kernel.errors import BadSetting

Run = Callable[..., Result]
Make = Callable[..., Row]
MINDS = ("random", "sensible")
TEAMS = Tournament(Sweep("bigbook", "level", (1, 3), (2, 3), seed="7", matches=2), MINDS)
HALVES = Tournament(
    Sweep("betrayal", "", (None,), (3, 4), seed="7", matches=2, parameters={"dawn": 3}), MINDS, "halves"
)
GUESTS = Tournament(Sweep("bigbook", "", (None,), (3,), seed="7", matches=2), MINDS, "guests")


@pytest.mark.parametrize("cup", [TEAMS, HALVES, GUESTS], ids=lambda cup: cup.seating)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_mind_sits_in_every_seat_equally_often(cup: Tournament, players: int) -> None:
    line_ups = replace(cup, minds=("a", "b", "c")).line_ups(players)
    assert len(set(line_ups)) == len(line_ups)
    for seat in range(players):
        sat = Counter(line_up[seat] for line_up in line_ups)
        assert len(sat) == 3
        assert len(set(sat.values())) == 1


def test_every_line_up_plays_the_same_seeds() -> None:
    report = hold(TEAMS, workers=1)
    seeds = {mind: Counter((row.players, row.number) for row in report.rows if mind in row.bots) for mind in MINDS}
    assert seeds["random"] == seeds["sensible"]
    assert len(report.rows) == 2 * 2 * 2 * 2


@pytest.mark.parametrize("cup", [HALVES, GUESTS], ids=lambda cup: cup.seating)
def test_one_worker_and_two_find_the_same(cup: Tournament) -> None:
    assert hold(cup, workers=1).figures() == hold(cup, workers=2).figures()


def test_what_is_known_is_not_played_again() -> None:
    whole = hold(TEAMS, workers=1)
    played: list[Row] = []
    again = hold(TEAMS, known=whole.rows[3:], workers=1, save=played.extend)
    assert len(played) == 3
    assert again.figures() == whole.figures()


def test_an_interrupted_tournament_keeps_what_is_done(stop_after: Any) -> None:
    report = hold(TEAMS, workers=1, progress=stop_after(5))
    assert report.interrupted
    assert len(report.rows) == 5
    assert {standing.mind for standing in report.standings} == set(MINDS)


# -- strength, from matches that are made up -------------------------------------------------------------------------


def made_up(row: Make, cup: Tournament, score: Callable[[tuple[str, ...], int, int], float]) -> Standings:
    """A tournament whose seats score what a function of (line-up, seat, number) says."""
    rows = []
    for value, line_up, number in cup.tasks():
        plan, seats = cup.plan(value, line_up), range(len(line_up))
        scores = tuple(score(line_up, seat, number) for seat in seats)
        roles = tuple("traitor" if seat == number % len(line_up) else "hero" for seat in seats)
        rows.append(
            row(number, game=plan.game, bots=line_up, options=dict(plan.options), parameters=dict(plan.parameters),
                scores=scores, roles=roles)
        )  # fmt: skip
    return Standings(cup, rows)


def test_a_team_that_wins_more_of_the_same_seeds_is_stronger(row: Make) -> None:
    cup = replace(TEAMS, sweep=replace(TEAMS.sweep, matches=50))
    report = made_up(row, cup, lambda line_up, seat, number: float(number % 5 < (3 if line_up[0] == "sensible" else 1)))
    first, second = report.standings
    assert (first.mind, first.share.rate, second.share.rate) == ("sensible", 0.6, 0.2)
    assert first.rating.points > first.rating.interval[0] > 1500 > second.rating.points
    (pair,) = report.comparisons
    assert (pair.first, pair.second, pair.seeds, pair.better, pair.worse) == ("sensible", "random", 200, 80, 0)
    value, low, high = pair.difference
    assert value == pytest.approx(0.4)
    assert 0.3 < low < value < high < 0.5


def test_halves_cancel_a_seat_that_always_wins(row: Make) -> None:
    report = made_up(row, HALVES, lambda line_up, seat, number: float(seat == 0))
    (pair,) = report.comparisons
    assert pair.difference[0] == 0
    assert [standing.rating.points for standing in report.standings] == [1500, 1500]


def test_halves_see_who_plays_better_in_the_same_seat(row: Make) -> None:
    report = made_up(row, HALVES, lambda line_up, seat, number: float(line_up[seat] == "sensible"))
    assert report.comparisons[0].first == "sensible"
    assert report.comparisons[0].difference[0] == 1
    assert report.standings[0].score[0] == 1


def test_a_guest_is_compared_with_the_one_whose_seat_it_took(row: Make) -> None:
    """One random guest spoils a sensible team; one sensible guest cannot save a random one."""
    report = made_up(row, GUESTS, lambda line_up, seat, number: float("random" not in line_up))
    found = {(pair.first, pair.second): pair.difference[0] for pair in report.comparisons}
    assert found == {("random", "sensible"): -1, ("sensible", "random"): 0}


def test_sides_are_told_apart(row: Make) -> None:
    def traitors_win_if_sensible(line_up: tuple[str, ...], seat: int, number: int) -> float:
        traitor = number % len(line_up)
        return float((seat == traitor) == (line_up[traitor] == "sensible"))

    report = made_up(row, HALVES, traitors_win_if_sensible)
    assert report.roles == ["hero", "traitor"]
    assert report.share("sensible", report.rows, "traitor").rate == 1
    assert report.share("random", report.rows, "traitor").rate == 0


# -- what makes no sense ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cup",
    [
        replace(TEAMS, seating="halves"),
        replace(HALVES, seating="teams"),
        replace(TEAMS, minds=("random",)),
        replace(TEAMS, minds=("random", "random")),
        replace(TEAMS, minds=("random", "clairvoyant")),
    ],
    ids=["halves of a team", "teams against nobody", "alone", "twice the same", "no such bot"],
)
def test_a_tournament_that_says_nothing_is_refused(cup: Tournament) -> None:
    with pytest.raises(BadSetting):
        hold(cup, workers=1)


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "random"),
        ("--bots", "random,random"),
        ("--bots", "random,clairvoyant"),
        ("--seating", "halves"),
        ("--seating", "standing"),
        ("--players", "1"),
        ("--out", "report.md"),
        ("--resume",),
        ("--matches", "0"),
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    result = run("tournament", "bigbook", "--matches", "1", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


# -- the command -----------------------------------------------------------------------------------------------------

WORDS = [
    "tournament",
    "betrayal",
    "--players",
    "3-4",
    "--matches",
    "1",
    "--seed",
    "7",
    "--workers",
    "1",
    "--set",
    "dawn=2",
]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_command_shows_tables_and_writes_a_page(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "cup.html"
    shown = CliRunner().invoke(main, [*WORDS, "--lang", lang], env={"COLUMNS": "200"})
    written = CliRunner().invoke(main, [*WORDS, "--lang", lang, "--out", str(out), "--png"])
    assert (shown.exit_code, written.exit_code) == (0, 0), shown.output + written.output
    page = out.read_text("utf-8")
    for text in (shown.stdout, page, CliRunner().invoke(main, ["tournament", "--help", "--lang", lang]).stdout):
        assert "⟨" not in text
    assert "1. " in shown.stdout
    assert f'<html lang="{lang}">' in page
    assert sorted(path.name for path in (tmp_path / "cup-png").iterdir()) == ["pairs.png", "standings.png"]


def test_the_page_names_the_command_that_makes_it(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "cup.html"
    run(*WORDS, "--out", str(out))
    line = out.read_text("utf-8").partition("<code>")[2].partition("</code>")[0]
    again = run(*shlex.split(line)[1:], "--workers", "1", "--json")
    assert json.loads(again.stdout) == json.loads(run(*WORDS, "--json").stdout)


@pytest.mark.usefixtures("faulty")
def test_failures_are_told_with_the_command_that_shows_them(run: Run) -> None:
    result = run("tournament", "bigbook", "--matches", "12", "--seed", "7", "--workers", "1")
    assert result.exit_code == 1
    assert "LookupError: no such page (koszmar simulate bigbook --players 2 --bots" in result.stderr
