"""The conformance kit: good engines pass, and each bad habit is found by the trial that looks for it."""

import shutil
from pathlib import Path

import pytest

from koszmar.bots.engine import read_command
from koszmar.bots.engine.check import FAILURES, TRIALS, Finding, Kit
from koszmar.cli.speech import Speech
from koszmar.kernel.game import games
from koszmar.kernel.words import LANGUAGES

from .conftest import Rogues

EXAMPLES = Path(__file__).parents[3] / "examples/engines"


def check(command: str, *only: str) -> tuple[Kit, list[Finding]]:
    kit = Kit(read_command(command))
    return kit, list(kit.findings(only))


@pytest.mark.parametrize("example", ["python/first.py", "javascript/first.js"])
def test_the_examples_pass_in_every_game(example: str) -> None:
    """They are also short: about thirty lines, with everything that the protocol asks."""
    if example.endswith(".js") and shutil.which("node") is None:
        pytest.skip("needs Node: apt-get install -y nodejs")
    kit, findings = check(str(EXAMPLES / example))
    assert [finding for finding in findings if not finding.is_good] == []
    assert {finding.trial for finding in findings} == set(TRIALS)
    assert {finding.args["game"] for finding in findings if "game" in finding.args} == set(games())
    assert kit.answers > 100
    assert len((EXAMPLES / example).read_text().splitlines()) < 40


@pytest.mark.parametrize(
    ("habit", "found"),
    [
        ("stillborn", {("hello", "not-started")}),
        ("ignores", {("unknown-type", "slow")}),
        ("fickle", {("deterministic", "two-minds")}),
        ("sulks", {("quit", "exit-code")}),
        ("stays", {("quit", "did-not-end"), ("end-of-input", "did-not-end")}),
    ],
)
def test_a_bad_habit_is_found_by_the_trial_that_looks_for_it(
    rogues: Rogues, habit: str, found: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    if habit == "ignores":
        monkeypatch.setattr("koszmar.bots.engine.check.ANSWERING", 5.0)
    monkeypatch.setattr("koszmar.bots.engine.dialogue.LEAVING", 0.5 if habit == "stays" else 120.0)
    _, findings = check(rogues.command(habit), "bigbook")
    assert {(finding.trial, finding.reason) for finding in findings if not finding.is_good} == found


@pytest.mark.parametrize(("habit", "reason"), [("cheats", "not-offered"), ("twice", "out-of-turn"), ("dies", "died")])
def test_whoever_fails_at_decisions_fails_every_match(rogues: Rogues, habit: str, reason: str) -> None:
    kit, findings = check(rogues.command(habit), "bigbook")
    failed = {finding.trial: finding.reason for finding in findings if not finding.is_good}
    assert failed == dict.fromkeys(("whole-match", "short-match", "middle", "twice", "clock", "long-line"), reason)
    assert ("I cannot go on" in kit.complaints) == (habit == "dies")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trial_and_every_failure_has_words(lang: str) -> None:
    speech = Speech(None, lang)
    wanted = [f"engine-trial-{trial}" for trial in TRIALS] + [f"engine-reason-{reason}" for reason in FAILURES]
    assert [message for message in wanted if not speech.has(message)] == []
    there = [name for name in speech.bundle._messages if name.startswith(("engine-trial-", "engine-reason-"))]
    assert sorted(there) == sorted(wanted)
