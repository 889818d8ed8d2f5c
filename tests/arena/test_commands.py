from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from koszmar.arena.bench import STABLE, Bench
from koszmar.cli import main
from koszmar.cli.simulate import again, planned
from koszmar.kernel.game import games
from koszmar.kernel.words import Words

Run = Callable[..., Result]
SHAPE = ["game", "matches", "errors", "wins", "win_rate", "interval", "decisions", "seconds", "decisions_per_second",
         "fingerprint"]  # fmt: skip


def simulated(run: Run, *words: str) -> dict[str, object]:
    result = run("simulate", "bigbook", "--matches", "6", "--seed", "7", "--workers", "1", "--json", *words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def test_simulate_has_its_stable_shape(run: Run) -> None:
    found = simulated(run, "--players", "4", "--level", "1", "--bots", "random")
    assert list(found) == SHAPE
    assert (found["game"], found["matches"], found["errors"]) == ("bigbook", 6, 0)
    low, high = found["interval"]  # type: ignore[misc]
    assert 0 <= low <= found["win_rate"] <= high <= 1  # type: ignore[operator]


HAUNTED = (
    "simulate",
    "betrayal",
    "--haunt",
    "9",
    "--bots",
    "random",
    "--matches",
    "6",
    "--seed",
    "7",
    "--workers",
    "1",
)


def test_a_game_with_sides_reports_outcomes_instead_of_wins(run: Run) -> None:
    found = json.loads(run(*HAUNTED, "--set", "dawn=9", "--json").stdout)
    assert list(found) == [*SHAPE[:3], "outcomes", *SHAPE[6:]]
    assert sum(one["count"] for one in found["outcomes"].values()) == 6
    assert set(found["outcomes"]) <= {"alone", "nobody", "dawn"}
    for one in found["outcomes"].values():
        assert one["interval"][0] <= one["rate"] == one["count"] / 6 <= one["interval"][1]


@pytest.mark.parametrize(("lang", "won", "sure"), [("en", "wins", "95%"), ("pl", "wygrane", "95%")])
def test_the_report_of_a_game_with_sides_has_words_for_its_outcomes(lang: str, won: str, sure: str) -> None:
    result = CliRunner().invoke(main, [*HAUNTED, "--set", "dawn=1", "--lang", lang])
    assert result.exit_code == 0
    assert Words(games()["betrayal"], lang).say("outcome-dawn") in result.stdout
    assert sure in result.stdout
    assert f"\n{won} " not in result.stdout
    assert "⟨" not in result.stdout
    team = CliRunner().invoke(main, ["simulate", "bigbook", "--matches", "2", "--workers", "1", "--lang", lang])
    assert f"\n{won} " in team.stdout


def test_the_same_seed_gives_the_same_numbers_on_any_number_of_workers(run: Run) -> None:
    one, two = simulated(run), simulated(run, "--workers", "2")
    assert {name: one[name] for name in SHAPE if "second" not in name} == {
        name: two[name] for name in SHAPE if "second" not in name
    }


@pytest.mark.parametrize(
    "words",
    [
        ("--level", "3"),
        ("--mode", "nightmare"),
        ("--option", "level=2"),
        ("--ruling", "open-hands=closed", "--set", "hand_size=7"),
        ("--set", 'madness_by_players={"2": 10}'),
        ("--bots", "random"),
        ("--bots", "random,sensible"),
        ("--players", "3"),
        ("--bots", "sensible,sensible,random"),
        ("--seed", "8"),
        ("--first", "6"),
    ],
    ids=" ".join,
)
def test_everything_that_can_be_turned_changes_the_results(run: Run, words: tuple[str, ...]) -> None:
    assert simulated(run, *words)["fingerprint"] != simulated(run)["fingerprint"]


def test_every_option_of_a_game_is_one_of_the_command_and_no_other_games(run: Run) -> None:
    shown = run("simulate", "betrayal", "--help").output
    assert all(f"--{name}" in shown for name in ("haunt", "scenario", "month"))
    assert run("simulate", "betrayal", "--level", "1").exit_code == 2


def test_a_shortcut_is_the_option_itself(run: Run) -> None:
    assert simulated(run, "--level", "3")["fingerprint"] == simulated(run, "--option", "level=3")["fingerprint"]


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "6"),
        ("--level", "4"),
        ("--option", "levels=1"),
        ("--set", "hand_size=many"),
        ("--bots", "clairvoyant"),
        ("--bots", "random,random,random", "--players", "4"),
        ("--accumulate", "no.such:Thing"),
        ("--accumulate", "json:dumps"),
        ("--matches", "0"),
        ("--bots", "engine:./nothing-here"),
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    result = run("simulate", "bigbook", "--matches", "1", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [("simulate", "--save", "a.jsonl"), ("balance", "--out", "a.html"), ("tournament", "--out", "a.html")],
)
@pytest.mark.usefixtures("faulty")
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    run: Run, tmp_path: Path, words: tuple[str, str, str]
) -> None:
    (tmp_path / "taken").touch()
    command, flag, name = words
    place = str(tmp_path / "taken" / name)
    result = run(command, "bigbook", "--matches", "1", "--players", "2", "--workers", "1", flag, place)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{place} cannot be written: ")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.usefixtures("faulty")
def test_errors_are_reported_with_the_seed_and_exit_code_1(lang: str) -> None:
    words = ["simulate", "bigbook", "--matches", "30", "--seed", "7", "--workers", "1", "--bots", "random"]
    result = CliRunner().invoke(main, [*words, "--lang", lang])
    assert result.exit_code == 1
    assert "LookupError: no such page" in result.stdout
    seeds = [word.strip("():") for word in result.stdout.split() if word.startswith("7/")]
    assert seeds
    number = seeds[0].removeprefix("7/")
    assert f"--seed 7 --first {number} --matches 1" in " ".join(result.stdout.split())
    assert "⟨arena" not in result.stdout


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_report_has_words_for_everything(lang: str) -> None:
    words = ["simulate", "bigbook", "--matches", "4", "--seed", "7", "--workers", "1"]
    result = CliRunner().invoke(main, [*words, "--lang", lang])
    assert result.exit_code == 0
    assert "⟨" not in result.stdout
    assert "95" in result.stdout
    for command in ("simulate", "bench"):
        assert "⟨arena" not in CliRunner().invoke(main, [command, "--help", "--lang", lang]).stdout


def test_the_command_that_shows_a_failure_again_asks_for_the_same_plan() -> None:
    game = games()["bigbook"]
    given = {
        "players": 3, "bots": "random", "level": "2", "mode": None, "haunt": None, "options": ("mode=both",),
        "rulings": ("mill=no-renewal",), "parameters": ('acquire_cost={"2": 1, "3": 1}',), "seed": "a seed",
        "matches": 9, "first": 0, "deal": False,
    }  # fmt: skip
    plan = planned(game, given)
    words = shlex.split(again(plan, 5))
    result = CliRunner().invoke(main, [*words[1:], "--workers", "1", "--json"])
    one = CliRunner().invoke(main, [*words[1:], "--workers", "1", "--json", "--seed", "another"])
    assert result.exit_code == one.exit_code == 0
    assert json.loads(result.stdout)["fingerprint"] != json.loads(one.stdout)["fingerprint"]


def test_an_accumulator_from_a_file_works_on_several_processes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ends_of_turns.py").write_text(
        "from koszmar.arena import Accumulator\n"
        "class Ends(Accumulator):\n"
        "    def __init__(self): self.ends = 0\n"
        "    def step(self, match, decision, key): self.ends += key == 'end'\n"
        "    def figures(self): return {'ends of turns': self.ends}\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    one = simulated(run, "--accumulate", "ends_of_turns:Ends")
    two = simulated(run, "--accumulate", "ends_of_turns:Ends", "--workers", "2")
    assert one["accumulated"] == two["accumulated"]
    assert one["accumulated"]["ends of turns"] > 0  # type: ignore[index]


STRANGE = """
from collections import Counter, defaultdict
from koszmar.arena import Accumulator

class Kinds(Accumulator):
    def __init__(self): self.seen, self.by_seat, self.balance = set(), {}, Counter()
    def step(self, match, decision, key):
        self.seen.add(decision.prompt)
        self.by_seat.setdefault(decision.seat, []).append(key)
        self.balance["debt"] -= 1
    def figures(self):
        return {"kinds": len(self.seen), "by seat": {seat: len(keys) for seat, keys in self.by_seat.items()},
                "debt": self.balance["debt"]}

class Divides(Accumulator):
    def figures(self): return {"share": 1 / 0}

class Nothing(Accumulator):
    def __init__(self): self.best = None

class Unsendable(Accumulator):
    def __init__(self): self.counts = defaultdict(lambda: 0)
"""


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of accumulators that are not like the one in the docs."""
    (tmp_path / "strange_accumulators.py").write_text(STRANGE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return "strange_accumulators"


def test_sets_and_dicts_add_up_and_nothing_below_zero_is_lost(run: Run, strange: str) -> None:
    found: Any = simulated(run, "--accumulate", f"{strange}:Kinds")["accumulated"]
    assert found["kinds"] > 1
    assert sum(found["by seat"].values()) == -found["debt"] > 6


def test_an_accumulator_that_fails_in_the_end_takes_nothing_along(run: Run, strange: str) -> None:
    found: Any = simulated(run, "--accumulate", f"{strange}:Divides")
    assert found["accumulated"] == {"Divides": "ZeroDivisionError: division by zero"}
    assert found["matches"] == 6


@pytest.mark.parametrize("name", ["Nothing", "Unsendable"])
def test_an_accumulator_that_cannot_add_up_is_refused_before_anything_is_played(
    run: Run, strange: str, name: str
) -> None:
    result = run("simulate", "bigbook", "--accumulate", f"{strange}:{name}")
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures everything, but no longer than needs be."""
    for name in ("ROUNDS", "POSITIONS", "RECORDS"):
        monkeypatch.setattr(sys.modules[Bench.__module__], name, 2)


@pytest.mark.usefixtures("quick_bench")
def test_bench_has_its_stable_shape(run: Run) -> None:
    result = run("bench", "bigbook", "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert list(found) == ["bigbook"]
    assert tuple(found["bigbook"]) == STABLE
    assert all(isinstance(value, float) and value > 0 for value in found["bigbook"].values())


@pytest.mark.usefixtures("quick_bench")
@pytest.mark.parametrize(("lang", "games"), [("en", []), ("pl", ["bigbook"])])
def test_bench_shows_a_table_with_the_aims(lang: str, games: list[str]) -> None:
    result = CliRunner().invoke(main, ["bench", *games, "--seconds", "0.05", "--lang", lang])
    assert result.exit_code == 0
    assert "⟨" not in result.stdout
    assert "50 µs" in result.stdout


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan"])
def test_bench_wants_some_time(run: Run, seconds: str) -> None:
    result = run("bench", "--seconds", seconds)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
