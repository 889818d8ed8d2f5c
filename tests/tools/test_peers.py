"""The ring in which we are compared with others: our own contenders can play in it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))  # its programs find one another so

from benchmarks import compiled  # noqa: E402
from benchmarks.engines import GAMES, Koszmar  # noqa: E402

from koszmar.kernel.game import games  # noqa: E402


def test_all_our_games_are_in_the_ring() -> None:
    assert sorted(GAMES) == sorted(games())


@pytest.mark.parametrize("game", GAMES)
def test_each_of_our_games_is_played_to_its_end_whoever_of_several_seats_answers(game: str) -> None:
    contender = Koszmar("ours", game)
    contender.load()
    for _ in range(3):
        positions = list(contender.walk())
        assert positions[0][0].over
        assert min(options for _, options in positions) >= 1


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A contender in a process of its own, which finds the sources where a compiled build should be."""
    monkeypatch.setattr(compiled, "BUILD", ROOT / "src")
    monkeypatch.setenv("KOSZMAR_PURE", "1")
    contender = compiled.Compiled(Koszmar, "ours", "bigbook")
    contender.start()
    yield contender
    contender.process.communicate()


def test_what_plays_in_another_process_is_measured_there(elsewhere: Any) -> None:
    assert elsewhere.name == "ours, compiled"
    assert list(elsewhere.walk()) == []
    tally = elsewhere.slice(0.01)
    assert tally.seconds >= 0.01
    assert tally.matches >= 1
    assert tally.decisions >= tally.real_decisions > 0
    assert elsewhere.copy_seconds(0.01) > 0


def test_a_build_that_is_not_compiled_does_not_play_for_one_that_is(
    elsewhere: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(ImportError, match="is pure"):
        compiled.Compiled(Koszmar, "ours", "bigbook").load()
    monkeypatch.setattr(compiled, "BUILD", tmp_path / "none")
    with pytest.raises(ImportError, match="no build"):
        compiled.Compiled(Koszmar, "ours", "bigbook").load()
