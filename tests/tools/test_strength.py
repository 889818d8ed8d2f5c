"""The strength of bots: every game has matches in which minds are compared, and what was played stays on the page."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from koszmar.kernel.game import find_game, games

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import strength  # noqa: E402
import strength_page  # noqa: E402

WENT = {"won": 1.0, "questions": 4, "looks": 100, "seconds": 0.5}


def a_cell(game: str, bot: str) -> strength.Cell:
    return next(cell for cell, _ in strength.cells([game], [bot]))


def published(docs: Path, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((docs / f"strength/{game}.json").read_text())
    return found


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / "strength").mkdir()
    return tmp_path


@pytest.mark.parametrize("game", games())
def test_every_setting_that_minds_are_compared_in_is_one_that_the_game_takes(game: str) -> None:
    rules = find_game(game)
    for cell, trial in strength.cells([game], ["sensible"]):
        rules.settings.check(rules.setting(cell.players, trial.options, None, None))


def test_only_the_wanted_games_and_minds_are_played_cheap_ones_several_times() -> None:
    found = list(strength.tasks(1, ["nemesis"], ["sensible", "search:24"]))
    assert {cell.game for cell, _, _ in found} == {"nemesis"}
    counts = [sum(cell.bot == bot for cell, _, _ in found) for bot in ("sensible", "search:24")]
    assert counts[0] == strength.CHEAP * counts[1] > 0


def test_a_match_is_played_by_a_program_of_its_own_and_searches_are_counted() -> None:
    players = strength.Players({})
    cell, trial = next(strength.cells(["bigbook"], ["search:2@pure"]))
    _, number, went = players.play((cell, dict(trial.options), 3))
    players.close()
    assert number == 3
    assert went["looks"] >= went["questions"] > 0


def test_what_was_not_played_again_stays_as_it_was(docs: Path) -> None:
    old, new = a_cell("bigbook", "search:24"), a_cell("bigbook", "search:0.2s@before")
    strength_page.add_up(docs, [(old._asdict(), [WENT, WENT])])
    strength_page.add_up(docs, [(new._asdict(), [WENT])])
    assert [(cell["bot"], cell["matches"]) for cell in published(docs, "bigbook")] == [(old.bot, 2), (new.bot, 1)]


def test_a_search_with_a_limit_of_time_says_how_many_looks_that_was(docs: Path) -> None:
    strength_page.add_up(docs, [(a_cell("bigbook", "search:0.2s@pure")._asdict(), [WENT])])
    strength_page.write_page(docs)
    page = (docs / "strength.md").read_text()
    assert "| level, players | search, 0.2 s, sources |" in page
    assert "search, 0.2 s, sources: 25." in page


def test_a_mind_of_a_tree_that_nobody_named_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength.py", "--minds", "search:24@before"])
    with pytest.raises(SystemExit):
        strength.main()
    assert "before" in capsys.readouterr().err
