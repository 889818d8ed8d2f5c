"""``koszmar scenario``: a scenario is made, checked, tried, installed and played without leaving the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from koszmar.kernel.game import games
from koszmar.kernel.scenarios import read_folder, zipped

from .conftest import Run

WRITABLE = [game for game in games().values() if game.scenarios]
pytestmark = pytest.mark.skipif(not WRITABLE, reason="no game reads scenarios")


def test_a_new_scenario_is_checked_and_played_by_bots(run: Run, tmp_path: Path) -> None:
    assert "mill is there" in run("scenario", "new", "mill").output
    told = run(
        "scenario", "check", "mill", "--matches", "1", "--players", "2,3", "--bots", "random", "--workers", "1"
    ).output
    assert "Nothing keeps it from being played; no doubts." in told
    assert "2 matches by bots:" in told
    assert "matches-found" in told
    found = run("scenario", "check", "mill", "--matches", "1", "--players", "2", "--bots", "random", "--workers", "1",
                "--plot", "rates.svg", "--json")  # fmt: skip
    data = json.loads(found.output)
    assert data["complaints"] == []
    assert (data["study"]["matches"], data["study"]["errors"]) == (1, [])
    assert "<svg" in (tmp_path / "rates.svg").read_text(encoding="utf-8")


def test_two_versions_are_compared_and_dead_ends_sought(run: Run, tmp_path: Path) -> None:
    for name in ("mill", "mill-before"):
        run("scenario", "new", name)
    few = ("--matches", "2", "--players", "2", "--bots", "random,sensible", "--workers", "1")
    told = run("scenario", "check", "mill", *few, "--against", "mill-before", "--dead-ends", "2").output
    assert "The same matches in both versions:" in told
    assert "dead end" in told
    assert "Actions that nobody used:" in told
    assert "(at most 5%" in told
    assert "characters at the end of won matches" in told
    assert "what chance decided" in told
    found = run("scenario", "check", "mill", *few, "--against", "mill-before", "--json").output
    data = json.loads(found)
    assert [(one["players"], one["bot"]) for one in data["changes"]] == [(2, "random"), (2, "sensible")]
    assert data["dead_ends"] == []
    plot = tmp_path / "mill-before" / "scenario.toml"
    plot.write_text(plot.read_text(encoding="utf-8").replace('result = "win"', 'result = "loss"'), encoding="utf-8")
    assert "nobody can win" in run("scenario", "check", "mill", *few, "--against", "mill-before", code=1).output


def test_what_is_wrong_is_told_with_file_line_and_cure_in_either_language(run: Run, tmp_path: Path) -> None:
    run("scenario", "new", "mill")
    plot = tmp_path / "mill" / "scenario.toml"
    text = plot.read_text(encoding="utf-8").replace("test observation 1", "test observaton 1")
    plot.write_text(text, encoding="utf-8")
    line = text.split("\n").index("test observaton 1") + 1
    told = run("scenario", "check", "mill", code=1).output
    assert f"mill/scenario.toml:{line}: event search-desk: there is no skill 'observaton'" in told
    assert "did you mean 'observation'?" in told
    assert "1 thing is wrong" in told
    assert "1 błąd" in run("scenario", "check", "mill", "--lang", "pl", code=1).output
    assert "Something is wrong with it" in run("scenario", "play", "mill", "--terminal", code=1).output
    assert "is not installed" in run("scenario", "install", "mill", code=1).output


def test_a_folder_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    run("scenario", "new", "mill")
    before = read_folder(tmp_path / "mill")
    assert "not empty" in run("scenario", "new", "mill", code=2).output
    assert read_folder(tmp_path / "mill") == before
    assert "cannot be a key" in run("scenario", "new", "żźć", code=2).output


def test_a_scenario_is_installed_from_a_zip_listed_played_and_removed(run: Run, tmp_path: Path) -> None:
    run("scenario", "new", "mill")
    (tmp_path / "mill.zip").write_bytes(zipped(read_folder(tmp_path / "mill"), "mill"))
    told = run("scenario", "install", "mill.zip").output
    assert told.startswith("mill@")
    assert "mill@" in run("scenario", "list").output
    played = run(
        "scenario", "play", "mill", "--terminal", "--from", "matches", "--seat", "0=random", "--seed", "1"
    ).output
    assert "⟨" not in played
    assert "has no point" in run("scenario", "play", "mill", "--from", "cellar", code=1).output
    assert "is removed" in run("scenario", "remove", "mill").output
    assert "mill@" not in run("scenario", "list").output
    assert "cannot be" in run("scenario", "remove", "mill", code=2).output


def test_what_is_not_a_scenario_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(b"no zip")
    assert "no zip that can be read" in run("scenario", "install", "x.zip", code=1).output
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "run.py").write_text("print('hello')")
    assert "a scenario is made of" in run("scenario", "check", "odd", code=1).output
    assert "There is no" in run("scenario", "play", "nowhere", code=2).output
    assert "there is no scenario.toml" in run("scenario", "check", str(_empty(tmp_path)), code=1).output
    assert "There is no command" in run("scenario", "frobnicate", code=2).output


def _empty(tmp_path: Path) -> Path:
    (tmp_path / "empty").mkdir()
    return tmp_path / "empty"


def test_a_scenario_with_the_key_of_one_of_ours_is_not_installed(run: Run) -> None:
    ours = next(iter(WRITABLE[0].scenarios.shipped()))  # type: ignore[union-attr]
    run("scenario", "new", ours)
    assert "comes with the game" in run("scenario", "install", ours, code=1).output


def test_the_schema_is_printed_and_help_speaks_both_languages(run: Run) -> None:
    assert json.loads(run("scenario", "schema").output)["$defs"]["EventPlan"]
    for lang, words in (("en", "make a folder"), ("pl", "zrób folder")):
        assert words in run("scenario", "--help", "--lang", lang).output
    for command in ("new", "check", "play", "schema", "install", "list", "remove"):
        assert "⟨" not in run("scenario", command, "--help", "--lang", "pl").output
