"""The end of the game: the win at the last space of the last round, the three losses, one result for everybody."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.testing.driver import Driver

LAST_ROUND = 6


def last_fight(**table: Any) -> Driver:
    """The last round with the marker on space 5, just before the turn in which the fight is decided."""
    return position(**{"turned": LAST_ROUND, "marker": 5, "hands": [["fire-1"], ["fire-1"]], **table})


@pytest.mark.rule("bigbook/end.win")
def test_vanquishing_the_monster_of_the_last_page_wins_for_all() -> None:
    table = last_fight(phase="monster")
    assert table.result is not None
    assert table.result.scores == (1.0, 1.0)
    assert (table.result.reason, table.result.rule) == ("won", "end.win")


@pytest.mark.rule("bigbook/end.win")
def test_vanquishing_a_monster_before_every_page_is_turned_wins_nothing_yet() -> None:
    table = last_fight(phase="monster", turned=LAST_ROUND - 1)
    assert table.result is None
    assert table.state.turned == LAST_ROUND


@pytest.mark.rule("bigbook/end.win-timing")
def test_the_last_fight_is_decided_only_when_the_marker_reaches_the_last_space() -> None:
    table = last_fight(marker=4, hands=[["water-3", "water-1", "fire-1"], ["fire-1"]], track={"2": "water/mill-two"})
    table.choose("break 2", "done")
    assert table.state.track == [None] * 5
    table.choose("end").asks("action", 1)  # the marker is on space 5, no Curse is left, and still nothing is decided
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert table.result.winners == (0, 1)


@pytest.mark.rule("bigbook/end.lose-madness-stack")
@pytest.mark.parametrize("players", [2, 4])
def test_a_madness_that_cannot_be_taken_loses_for_all(players: int) -> None:
    table = position(players=players, hands=[["earth-1", "fire-1"]], decks=[[]], madness=0)
    table.choose("activate growth")
    assert table.result is not None
    assert table.result.scores == (0.0,) * players
    assert table.result.rule == "end.lose-madness-stack"


@pytest.mark.rule("bigbook/end.lose-last-monster")
def test_one_curse_left_against_the_last_monster_loses_for_all() -> None:
    table = last_fight(phase="monster", track={"2": "water/mill-two"})
    assert table.result is not None
    assert table.result.scores == (0.0, 0.0)
    assert (table.result.reason, table.result.rule) == ("lost-last-monster", "end.lose-last-monster")


@pytest.mark.rule("bigbook/end.lose-all-mad")
def test_the_game_is_lost_when_the_last_player_goes_mad() -> None:
    first = position(hands=[["madness"] * 6, ["fire-1"]], phase="recuperation")
    assert [magician.mad for magician in first.state.magicians] == [True, False]
    assert first.result is None
    both = position(hands=[["madness"] * 6] * 2, phase="recuperation").choose("end")
    assert both.result is not None
    assert both.result.scores == (0.0, 0.0)
    assert (both.result.reason, both.result.rule) == ("lost-all-mad", "end.lose-all-mad")


@pytest.mark.rule("bigbook/end.eliminated-share-result")
def test_eliminated_players_share_the_win_and_the_loss() -> None:
    won = last_fight(phase="monster", players=3, hands=[["fire-1"], [], []], mad=[1])
    assert won.result is not None
    assert won.result.winners == (0, 1, 2)
    lost = last_fight(phase="monster", players=3, hands=[["fire-1"], [], []], mad=[1], track={"2": "water/mill-two"})
    assert lost.result is not None
    assert lost.result.scores == (0.0, 0.0, 0.0)
