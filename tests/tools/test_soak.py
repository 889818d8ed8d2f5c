"""The long campaigns: what they check exists, what they find is told with the way back to it, Ctrl-C loses nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server import pairs
from tools import soak

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.kernel.game import find_game, games
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.audit import Audit

SHORT = ["--campaign", "laws", "--game", "bigbook", "--matches", "2", "--sensible", "0", "--workers", "1"]


def test_every_law_that_a_campaign_names_exists() -> None:
    named = {law for campaign in soak.CAMPAIGNS.values() for law in campaign.laws}
    assert [law for law in sorted(named) if not (hasattr(laws, law) or hasattr(pairs, law))] == []


def test_every_haunt_is_played_by_every_number_of_players() -> None:
    settings = soak.every_setting(find_game("betrayal"))
    played = {(options["haunt"], players) for players, options in settings if "haunt" in options}
    assert played == {(number, players) for number in HAUNTS for players in range(3, 7)}


@pytest.mark.parametrize("game", games())
def test_every_setting_that_is_played_is_one_that_the_game_takes(game: str) -> None:
    rules = find_game(game)
    for players, options in soak.every_setting(rules):
        rules.settings.check(rules.setting(players, options, None, None))


def test_a_campaign_without_failures_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(SHORT) == 0
    assert "laws, bigbook, random: " in capsys.readouterr().out


def test_a_failure_is_told_with_the_command_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing_is_lost(match: Any, before: Any) -> None:
        assert match.number < 3, "a card is gone"

    monkeypatch.setattr(laws, "nothing_is_lost", nothing_is_lost)
    assert soak.main(SHORT) == 1
    told = capsys.readouterr().out
    assert "2 × nothing_is_lost" in told
    assert "a card is gone" in told
    assert "--seed soak --only laws/bigbook/random/0" in told
    assert soak.main(["--only", "laws/bigbook/random/0"]) == 1


def test_as_often_as_wished_the_laws_are_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checked: list[int] = []

    def no_leak(match: Any) -> None:
        checked.append(match.number)
        assert match.over, "somebody was told"

    plan = msgspec.structs.replace(soak.CAMPAIGNS["laws"], laws=("no_leak",), one_in=1)
    monkeypatch.setitem(soak.CAMPAIGNS, "laws", plan)
    monkeypatch.setattr(laws, "no_leak", no_leak)
    assert soak.main([*SHORT, "--moments", "0"]) == 0
    assert len(checked) == 2
    assert soak.main([*SHORT, "--moments", "1"]) == 1
    assert "--seed soak --moments 1.0 --only laws/bigbook/random/0" in capsys.readouterr().out


def test_a_leaf_that_nobody_has_reviewed_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def soak_match(campaign: str, game: Any, bot: str, seed: str, number: int, moments: Any) -> soak.Tally:
        hidden = {"somewhere.else"} if number else set()
        return soak.Tally(matches=1, leaves=Audit({"somewhere", "somewhere.else"}, hidden))

    monkeypatch.setattr(soak, "soak_match", soak_match)
    assert soak.main(["--campaign", "leaks", *SHORT[2:]]) == 1
    told = capsys.readouterr().out
    assert "bigbook: somewhere was never hidden from anybody" in told
    assert "somewhere.else" not in told


def test_ctrl_c_tells_what_was_found_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def soak_match(campaign: str, game: Any, bot: str, seed: str, number: int, moments: Any) -> soak.Tally:
        if number:
            raise KeyboardInterrupt
        return soak.Tally(matches=1, choices=77)

    monkeypatch.setattr(soak, "soak_match", soak_match)
    assert soak.main(SHORT) == soak.STOPPED
    assert "77" in capsys.readouterr().out
