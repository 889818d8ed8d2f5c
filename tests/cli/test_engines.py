"""Engines on the command line: in a seat, under test, and never run because a file says so."""

import json
import re
import sys
from pathlib import Path

import pytest

from koszmar.cli.files import Unfinished
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, read_record
from koszmar.kernel.words import LANGUAGES

from .conftest import Run

ROOT = Path(__file__).parents[2]
FIRST = ROOT / "examples/engines/python/first.py"
ROGUE = f"{sys.executable} {ROOT / 'tests/bots/engine/rogue.py'}"
SOURCES = ROOT / "src/koszmar/cli"
pytestmark = pytest.mark.usefixtures("patience_with_engines")
SHORT = ("--set", "inside_pages=1", "--seed", "engines")


@pytest.mark.parametrize("seat", [["--seat", "1", f"engine:{FIRST}"], ["--seat", f"1=engine:{FIRST}"]])
def test_an_engine_sits_in_a_seat(run: Run, seat: list[str]) -> None:
    shown = run("play", "bigbook", "--seat", "0", "random", *seat, *SHORT).output
    assert "choices were made" in shown
    assert "chance" not in shown


@pytest.mark.parametrize(("lang", "said"), [("en", "loses a decision to chance"), ("pl", "zdecydował los")])
def test_the_table_is_told_when_chance_decides_for_an_engine(run: Run, lang: str, said: str) -> None:
    shown = run("play", "bigbook", "--seat", "0=random", "--seat", f"1=engine:{ROGUE} cheats", *SHORT, "--lang", lang)
    assert shown.output.count(said) == 5


def test_a_person_is_told_it_too(run: Run, anything: list[str]) -> None:
    shown = run("play", "bigbook", "--seat", f"1=engine:{ROGUE} gives-up", *SHORT, typed=anything)
    assert "It gave up." in shown.output


def test_an_engine_that_is_not_there_is_complained_about(run: Run) -> None:
    result = run("play", "bigbook", "--seat", "1", "engine:./nothing", code=2)
    assert "no program “./nothing”" in result.stderr


def test_engines_play_in_simulations(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    team = f"engine:{FIRST},engine:{ROGUE} listens"
    plan = ("simulate", "bigbook", "--bots", team, "--matches", "2", *SHORT, "--workers", "1")
    first, again = (json.loads(run(*plan, "--json").output) for _ in range(2))
    assert (first["matches"], first["errors"]) == (2, 0)
    assert first["fingerprint"] == again["fingerprint"]
    assert caplog.messages == []
    missing = run("simulate", "bigbook", "--bots", "engine:./nothing,sensible", "--matches", "2", code=2)
    assert "no program “./nothing”" in missing.stderr


def test_a_file_never_names_a_command(run: Run, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    match = Match.new("bigbook", options={"magicians": ["fire-girl", "air-boy"]}, seed="trap")
    checkpoint = read_record(match.checkpoint(), Checkpoint)
    file = tmp_path / "match.json"
    file.write_bytes(json_of(Unfinished([f"engine:touch {trap}", f"engine:touch {trap}"], checkpoint)))
    assert "choices were made" in run("play", "bigbook", "--load", str(file)).output
    assert not trap.exists()


def json_of(kept: Unfinished) -> bytes:
    return json.dumps({"seats": kept.seats, "checkpoint": json.loads(kept.checkpoint.text())}).encode()


def test_a_match_that_one_has_left_oneself_goes_on_with_its_engine(run: Run, home: Path) -> None:
    run("play", "bigbook", "--seat", "1", f"engine:{FIRST}", *SHORT, typed=["1", "1", "1", "quit", "n"])
    (kept,) = home.rglob("*.json")
    assert f"engine:{FIRST}" in json.loads(kept.read_text())["seats"]
    assert "human" not in run("play", "bigbook", "--resume", "--seat", "0=random").stderr


@pytest.mark.parametrize(("lang", "verdict"), [("en", "It keeps to the protocol."), ("pl", "Trzyma się protokołu.")])
def test_a_good_engine_passes_the_check(run: Run, lang: str, verdict: str) -> None:
    shown = run("engine-check", str(FIRST), "--game", "bigbook", "--lang", lang).output
    assert verdict in shown
    assert "✗" not in shown
    assert "⟨" not in shown


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "It chose something that is not offered."), ("pl", "Wybrał coś, czego nie ma")]
)
def test_a_bad_engine_fails_the_check_with_reasons(run: Run, lang: str, said: str) -> None:
    shown = run("engine-check", f"{ROGUE} cheats", "--game", "bigbook", "--lang", lang, code=1).output
    assert said in shown
    assert "6" in shown.splitlines()[-1]


def test_the_check_speaks_json(run: Run) -> None:
    found = json.loads(run("engine-check", f"{ROGUE} stillborn", "--json", code=1).output)
    assert found["passed"] is False
    assert [trial["trial"] for trial in found["trials"]] == ["hello"]


def test_a_command_that_cannot_be_run_is_complained_about(run: Run) -> None:
    assert "no program “./nothing”" in run("engine-check", "./nothing", code=2).stderr
    assert "--engine" in run("serve", "--engine", "deep=./nothing", code=2).stderr
    assert "deep=./mybot" in run("serve", "--engine", "deep down=cat", code=2).stderr


def test_both_languages_have_the_same_words_about_engines_and_each_is_used() -> None:
    english, polish = (
        set(re.findall(r"^([a-z-]+) =", (SOURCES / "locale" / lang / "engine.ftl").read_text("utf-8"), re.MULTILINE))
        for lang in LANGUAGES
    )
    assert english == polish
    source = "".join((SOURCES / name).read_text("utf-8") for name in ("engines.py", "engine_check.py"))
    said = {name for name in english if f'"{name}"' in source}
    assert english - said == {name for name in english if name.startswith(("engine-trial-", "engine-reason-", "cli-"))}
