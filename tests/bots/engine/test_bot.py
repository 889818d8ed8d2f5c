"""An engine in a seat: whatever it does, the match goes on, and nothing of it is left afterwards."""

import gc
import json
import logging
import os
import time
from pathlib import Path
from typing import Any

import pytest

from koszmar.bots import Bot, dismiss, is_bot, make_bot
from koszmar.bots.engine import EngineBot, EngineFault, Forfeit, read_command
from koszmar.bots.engine.child import KEPT, Child
from koszmar.bots.engine.limits import LONGEST_TOLD, STARTS
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match

from .conftest import PATIENCE, Rogues, short_match

FIRST = Path(__file__).parents[3] / "examples/engines/python/first.py"


def play(match: Match, bot: Bot, seat: int = 0) -> int:
    """Play to the end with the bot in a seat; how often it was asked."""
    other, asked = make_bot("sensible", "other"), 0
    for decision in match:
        who = seat if seat in decision.seats else decision.seat
        asked += who == seat
        match.choose((bot if who == seat else other).choose(match, who), who)
    dismiss([bot], match)
    return asked


def seated(command: str) -> tuple[EngineBot, list[Forfeit]]:
    forfeits: list[Forfeit] = []
    return EngineBot(command, "chance", forfeits.append), forfeits


@pytest.mark.parametrize(
    ("habit", "reason", "chosen"),
    [
        ("dies", "died", {}),
        ("hangs-up", "died", {}),
        ("stillborn", "not-started", {}),
        ("banner", "not-started", {}),
        ("future", "not-started", {}),
        ("chess", "other-game", {}),
        ("sleeps", "slow", {"clock": 50}),
        ("deaf", "slow", {"clock": 50}),
        ("babbles", "garbage", {}),
        ("binary", "garbage", {}),
        ("list", "garbage", {}),
        ("drones", "too-long", {}),
        ("floods", "flood", {}),
        ("other", "out-of-turn", {}),
        ("pongs", "out-of-turn", {}),
        ("cheats", "not-offered", {}),
        ("gives-up", "gave-up", {}),
    ],
)
def test_a_rogue_forfeits_to_chance_and_is_dismissed_in_the_end(
    rogues: Rogues, habit: str, reason: str, chosen: dict[str, int]
) -> None:
    bot, forfeits = seated(rogues.command(habit, **chosen))
    match = short_match()
    assert play(match, bot) > STARTS
    assert match.over
    assert [forfeit.reason for forfeit in forfeits] == [reason] * STARTS + ["dismissed"]
    assert forfeits[0].seat == 0
    assert "rogue.py" in forfeits[0].engine
    assert len(rogues.processes) == STARTS


@pytest.mark.parametrize("habit", ["twice", "foresees"])
def test_a_second_answer_costs_the_next_decision(rogues: Rogues, habit: str) -> None:
    bot, forfeits = seated(rogues.command(habit))
    play(short_match(), bot)
    assert {forfeit.reason for forfeit in forfeits} == {"out-of-turn", "dismissed"}


@pytest.mark.parametrize("habit", ["good", "grumbles", "aside"])
def test_an_engine_may_complain_and_try_new_words(rogues: Rogues, habit: str) -> None:
    bot, forfeits = seated(rogues.command(habit))
    match = short_match()
    play(match, bot)
    assert match.over
    assert forfeits == []
    assert len(rogues.processes) == 1


def test_no_hello_is_not_waited_for_without_end(rogues: Rogues, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koszmar.bots.engine.dialogue.STARTING", 0.3)
    bot, forfeits = seated(rogues.command("mute"))
    bot.choose(short_match(), 0)
    assert [forfeit.reason for forfeit in forfeits] == ["not-started"]


def test_what_an_engine_has_started_ends_with_it(rogues: Rogues) -> None:
    bot, forfeits = seated(rogues.command("stubborn", clock=50))
    bot.choose(short_match(), 0)
    assert [forfeit.reason for forfeit in forfeits] == ["slow"]
    assert len(rogues.processes) == 2
    assert rogues.are_gone()


@pytest.mark.parametrize("habit", ["stays", "good"])
def test_whoever_does_not_quit_is_ended(rogues: Rogues, habit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koszmar.bots.engine.dialogue.LEAVING", 0.3)
    bot, _ = seated(rogues.command(habit))
    match = short_match()
    bot.choose(match, 0)
    bot.leave(match)
    bot.leave(match)
    assert rogues.are_gone()


def test_a_bot_that_is_forgotten_takes_its_program_along(rogues: Rogues) -> None:
    bot, _ = seated(rogues.command("stays"))
    bot.choose(short_match(), 0)
    assert not os.kill(rogues.processes[0], 0)
    del bot
    gc.collect()
    assert rogues.are_gone()


def test_a_program_that_does_not_read_costs_only_time() -> None:
    child = Child(["sleep", "600"])
    child.say(b"x" * (LONGEST_TOLD - 1))
    with pytest.raises(EngineFault, match="slow"):
        child.hear(0)
    with pytest.raises(EngineFault, match="does not read"):
        child.say(b"xx")
    child.kill()
    child.kill()


def test_of_endless_complaints_only_the_end_is_kept() -> None:
    child = Child(["sh", "-c", "head -c 1000000 /dev/zero >&2; echo the end >&2; echo done"])
    assert child.hear(time.monotonic() + PATIENCE) == b"done"
    child.wait(PATIENCE)
    assert child.complaints.endswith("the end\n")
    assert len(child.complaints) <= KEPT
    child.kill()


def test_a_new_match_forgives(rogues: Rogues) -> None:
    bot, forfeits = seated(rogues.command("cheats"))
    play(short_match("one"), bot)
    play(short_match("two"), bot)
    assert [forfeit.reason for forfeit in forfeits].count("dismissed") == 2


def test_one_program_plays_several_matches_if_it_is_good(rogues: Rogues) -> None:
    bot, forfeits = seated(rogues.command("good"))
    for seed in ("one", "two"):
        match = short_match(seed)
        bot.choose(match, 0)
    bot.leave(match)
    assert len(rogues.processes) == 1
    assert forfeits == []


def test_a_forfeit_is_a_line_in_the_log(rogues: Rogues, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "koszmar.engine"):
        make_bot(f"engine:{rogues.command('cheats')}", "chance").choose(short_match(), 0)
    (line,) = caplog.messages
    assert "forfeits choice 0 of seat 0: not-offered: 'win the game'" in line


def test_chance_in_place_of_an_engine_is_seeded(rogues: Rogues) -> None:
    fingerprints = set()
    for _ in range(2):
        match = short_match()
        play(match, EngineBot(rogues.command("stillborn"), "chance", lambda forfeit: None))
        fingerprints.add(match.fingerprint())
    assert len(fingerprints) == 1


# -- naming one ------------------------------------------------------------------------------------------------------


def test_an_engine_is_a_kind_of_bot() -> None:
    assert is_bot("engine:./anything")
    assert not is_bot("engine")
    assert not is_bot("motor:./anything")


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("./nothing-here", "no program './nothing-here'"),
        ("", "no program ''"),
        ("clock=5", "no program ''"),
        ("'half", "cannot be read"),
        ("clock=0 cat", "1 to 600000 milliseconds"),
        ("clock=soon cat", "1 to 600000 milliseconds"),
        ("lang=de cat", "no language 'de'"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_the_match(command: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        make_bot(f"engine:{command}", "chance")


def test_a_command_may_choose_things_and_have_arguments() -> None:
    command = read_command("clock=250 lang=pl depth=3 cat 'a file' depth=4")
    assert command.words == ("cat", "a file", "depth=4")
    assert (command.clock, command.lang, command.settings) == (250, "pl", {"depth": "3"})


@pytest.mark.parametrize(("chosen", "reason"), [("depth=3", "no option 'depth'; there are none")])
def test_an_option_that_the_engine_does_not_have_is_told(rogues: Rogues, chosen: str, reason: str) -> None:
    bot, forfeits = seated(f"{chosen} {rogues.command('good')}")
    bot.choose(short_match(), 0)
    assert reason in forfeits[0].detail


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_texts_come_in_the_language_that_was_chosen(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koszmar.bots.engine.dialogue.LEAVING", 0.1)
    heard = tmp_path / "heard"
    bot, forfeits = seated(f"lang={lang} sh -c 'tee {heard} | {FIRST}'")
    match = short_match()
    bot.choose(match, 0)
    assert forfeits == []
    deadline = time.monotonic() + PATIENCE
    while not (asked := told(heard, "decide")):
        assert time.monotonic() < deadline, "what the engine hears is written down a little later"
        time.sleep(0.01)
    bot.leave(match)
    assert {"en": "Choose your Magician.", "pl": "Wybierz swojego Adepta Magii."}[lang] in asked[0]["question"]["text"]


def told(heard: Path, kind: str) -> list[dict[str, Any]]:
    """The messages of a kind in a file, as far as it is written."""
    lines = heard.read_text(encoding="utf-8").split("\n")[:-1]
    return [message for message in map(json.loads, lines) if message["type"] == kind]
