"""The tables of docs/researchers.md are written by a command, from reports; nothing else of the page changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.researchers_page import PAGE, engines_table, main, sensible_play, speed_table, training_table, written

from koszmar import games

ROOT = Path(__file__).parents[2]


def measured(steps: float, ratio: float | None, note: str = "", copy: float | None = None) -> dict[str, Any]:
    return {"real_decisions_per_second": steps, "koszmar_ratio": ratio, "note": note, "copy_us": copy}


REPORT = {"machine": "CPython 3.11", "rounds": 9, "seconds": 0.5, "absent": {}}


def test_the_table_of_speeds_has_a_row_for_every_environment() -> None:
    ring = {
        "Koszmar bigbook, PettingZoo": measured(22_249.1, 1.0),
        "Koszmar bigbook, PettingZoo, compiled": measured(41_980.0, 0.53),
        "OpenSpiel Python kuhn_poker": measured(51_772.0, 0.4249, "two decisions a match"),
        "Snail": measured(149.9, 148.4),
        "Nobody to compare with": measured(100.0, None),
    }
    head, _, *rows, _, how = speed_table({**REPORT, "rings": {"environments": ring}}).splitlines()
    assert head == "| environment | steps/s | compiled | The Big Book compared with it |"
    assert rows == [
        "| **Koszmar bigbook**, PettingZoo | 22,200 | 42,000 | 1 |",
        "| OpenSpiel Python kuhn_poker (two decisions a match) | 51,800 |  | 0.42 |",
        "| Snail | 100 |  | 148 |",
        "| Nobody to compare with | 100 |  | – |",
    ]
    assert how == "Medians of 9 rounds of 0.5 s, CPython 3.11."


def test_the_table_of_engines_tells_what_a_copy_takes() -> None:
    ring = {
        "Koszmar bigbook": measured(55_900.0, 1.0, copy=37.4),
        "Koszmar bigbook, compiled": measured(123_400.0, 0.45, copy=20.96),
        "C++ rollouts": measured(150_000.0, 0.37),
    }
    head, _, *rows, _, _ = engines_table({**REPORT, "rings": {"engines": ring}}).splitlines()
    assert head == "| engine | decisions/s | compiled | a copy, µs | compiled | The Big Book compared with it |"
    assert rows == [
        "| **Koszmar bigbook** | 55,900 | 123,400 | 37.4 | 21 | 1 |",
        "| C++ rollouts | 150,000 |  |  |  | 0.37 |",
    ]


def test_the_table_of_training_shows_rates_with_their_intervals() -> None:
    report = {
        "lessons": 100,
        "decisions": 409_600,
        "random": {"matches": 1000, "wins": 0, "curses": 0.832},
        "learned": {"matches": 1000, "wins": 794, "curses": 5.616},
    }
    first, *_, random, learned, sensible = training_table(report, {"matches": 400, "wins": 354}).splitlines()
    assert first == "1,000 fresh matches after 100 lessons (409,600 decisions), with 95 % intervals:"
    assert random == "| random | 1,000 | 0 % (0.0 to 0.4) | 0.83 |"
    assert learned == "| learned | 1,000 | 79 % (76.8 to 81.8) | 5.62 |"
    assert sensible == "| `sensible`, our hand-written player | 400 | 88 % (85.0 to 91.3) |  |"


def test_the_hand_written_player_plays_the_setting_of_the_lessons() -> None:
    setting = {"players": 2, "options": {"level": 1}, "parameters": {"inside_pages": 1, "curse_cost": 1}}
    assert sensible_play(setting, matches=2) == {"matches": 2, "wins": 2}


@pytest.mark.parametrize("name", ["speed", "engines", "training"])
def test_only_what_is_between_the_marks_is_written_anew(name: str) -> None:
    page = PAGE.read_text()
    once = written(page, name, "| new |")
    assert written(once, name, "| new |") == once
    assert "| new |" in once
    kept = set(page.splitlines()) & set(once.splitlines())
    gone = [line for line in page.splitlines() if line not in kept]
    assert gone
    assert all(line.startswith(("|", "1,000 fresh", "Medians")) for line in gone)


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(LookupError, match="no marks for speed"):
        written("# A page\n", "speed", "| new |")


def test_what_the_peers_report_becomes_the_table(tmp_path: Path) -> None:
    words = ("--seconds", "0.01", "--rounds", "1", "--json")
    done = subprocess.run([sys.executable, str(ROOT / "benchmarks/peers.py"), *words], capture_output=True, check=False)
    report, page = tmp_path / "speed.json", tmp_path / "page.md"
    report.write_bytes(done.stdout)
    page.write_text(PAGE.read_text())
    assert main(["--speed", str(report), "--page", str(page)]) == 0
    rows = [line.split(" | ") for line in page.read_text().splitlines() if line.startswith("| **Koszmar")]
    ways = (", PettingZoo", ", batch of 32", "")
    assert {row[0] for row in rows} == {f"| **Koszmar {game}**{way}" for game in games() for way in ways}
    assert rows[0][0] == "| **Koszmar bigbook**, PettingZoo"
    assert rows[0][-1] == "1 |"
