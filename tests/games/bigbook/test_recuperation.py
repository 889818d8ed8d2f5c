"""The Recuperation phase: the turn ends with six cards in hand, and the token passes to the left."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.chance import ScriptedChance


@pytest.mark.rule("bigbook/recuperation.exactly-six")
@pytest.mark.parametrize("size", range(10))
def test_the_active_player_ends_the_turn_with_exactly_six_cards(size: int) -> None:
    table = position(hands=[["fire-1"] * size, ["water-1"]], decks=[["air-1"] * 8], phase="recuperation")
    assert len(table.state.magicians[0].hand) == 6
    assert len(table.state.magicians[0].deck) == 8 - max(0, 6 - size)
    table.asks("action", seat=1)


@pytest.mark.rule("bigbook/recuperation.exactly-six")
def test_madness_counts_among_the_six() -> None:
    table = position(hands=[["madness", "madness", "fire-1"], ["water-1"]], decks=[["air-1"] * 8], phase="recuperation")
    assert table.state.magicians[0].hand == ["madness", "madness", "fire-1", "air-1", "air-1", "air-1"]


@pytest.mark.rule("bigbook/recuperation.support-not-counted")
@pytest.mark.parametrize("support", [[], ["water-1"], ["water-1", "madness", "earth-3"]])
def test_cards_in_support_do_not_count(support: list[str]) -> None:
    table = position(
        hands=[["fire-1"] * 4, ["water-1"]], decks=[["air-1"] * 8], supports=[support], phase="recuperation"
    )
    assert table.state.magicians[0].hand == ["fire-1"] * 4 + ["air-1"] * 2
    assert table.state.magicians[0].support == support


@pytest.mark.rule("bigbook/recuperation.discard-down")
def test_a_player_with_more_than_six_cards_discards_cards_of_choice_until_six_are_left() -> None:
    hand = ["fire-1", "fire-2", "fire-3", "water-1", "water-2", "water-3", "earth-1", "earth-2"]
    table = position(hands=[hand, ["water-1"]], phase="recuperation")
    table.asks("discard-to-hand-size", seat=0)
    assert table.offered == [f"hand-0/{card}" for card in hand]
    table.choose("hand-0/fire-3").asks("discard-to-hand-size", seat=0)
    table.choose("hand-0/earth-1").asks("action", seat=1)
    assert table.state.magicians[0].hand == ["fire-1", "fire-2", "water-1", "water-2", "water-3", "earth-2"]
    assert table.state.magicians[0].discard == ["fire-3", "earth-1"]


@pytest.mark.rule("bigbook/recuperation.no-madness-discard")
def test_madness_cannot_be_discarded_in_this_step() -> None:
    table = position(
        hands=[["fire-1", "water-1", "madness", "madness", "madness", "madness", "madness", "earth-1"], ["water-1"]],
        phase="recuperation",
    )
    table.asks("discard-to-hand-size", seat=0)
    assert table.offered == ["hand-0/fire-1", "hand-0/water-1", "hand-0/earth-1"]
    assert table.why_not("hand-0/madness")[1] == "recuperation.no-madness-discard"
    table.choose("hand-0/water-1", "hand-0/fire-1").asks("action", seat=1)
    assert table.state.magicians[0].hand == ["madness"] * 5 + ["earth-1"]


@pytest.mark.rule("bigbook/recuperation.draw-up")
def test_a_player_with_fewer_than_six_cards_draws_up_to_six() -> None:
    table = position(
        hands=[["water-1", "fire-1"], ["water-1"]], decks=[["air-1", "air-2", "earth-1", "earth-2", "earth-3"]]
    )
    table.choose("end")
    assert table.state.magicians[0].hand == ["water-1", "fire-1", "air-1", "air-2", "earth-1", "earth-2"]
    assert table.state.magicians[0].deck == ["earth-3"]


@pytest.mark.rule("bigbook/recuperation.no-discard-before-draw")
@pytest.mark.parametrize("size", range(7))
def test_nothing_is_discarded_before_drawing_up(size: int) -> None:
    hand = ["fire-1", "water-1", "earth-1", "air-1", "fire-2", "water-2"][:size]
    table = position(hands=[hand, ["water-1"]], decks=[["earth-3"] * 6], phase="recuperation")
    table.asks("action", seat=1)
    assert table.state.magicians[0].hand == hand + ["earth-3"] * (6 - size)
    assert table.state.magicians[0].discard == []


@pytest.mark.rule("bigbook/recuperation.empty-deck")
def test_a_deck_that_runs_out_is_renewed_with_a_madness_and_drawing_goes_on() -> None:
    table = position(
        hands=[["fire-1"], ["water-1"]],
        decks=[["air-1", "air-2"]],
        discards=[["earth-1", "earth-2", "earth-3"]],
        madness=10,
        phase="recuperation",
        chance=ScriptedChance(orders=[["earth-1", "earth-3", "madness", "earth-2"]]),
    )
    mine = table.state.magicians[0]
    assert mine.hand == ["fire-1", "air-1", "air-2", "earth-2", "madness", "earth-3"]
    assert mine.deck == ["earth-1"]
    assert mine.discard == []
    assert table.state.madness == 9


@pytest.mark.rule("bigbook/recuperation.empty-deck")
def test_a_deck_that_holds_just_enough_is_not_renewed() -> None:
    table = position(
        hands=[["fire-1"] * 4, ["water-1"]],
        decks=[["air-1", "air-2"]],
        discards=[["earth-1"]],
        madness=10,
        phase="recuperation",
    )
    assert table.state.magicians[0].deck == []
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.state.madness == 10


@pytest.mark.rule("bigbook/recuperation.active-only")
@pytest.mark.parametrize("size", [0, 3, 8])
def test_only_the_active_player_refills(size: int) -> None:
    table = position(
        players=3, hands=[["fire-1"], ["water-1"], ["earth-1"] * size], decks=[["air-1"] * 6] * 3, phase="recuperation"
    )
    table.asks("action", seat=1)
    assert [len(magician.hand) for magician in table.state.magicians] == [6, 1, size]
    table.choose("end")
    assert len(table.state.magicians[1].hand) == 6, "in the own Recuperation phase"


@pytest.mark.rule("bigbook/recuperation.pass-token")
def test_the_token_goes_to_the_left_and_that_player_starts_with_concentration() -> None:
    table = position(
        players=3,
        hands=[["fire-1"], ["water-1"], ["earth-1"]],
        spells=[
            [Spell("combustion", exhausted=True)], [Spell("ice", exhausted=True)], [Spell("growth", exhausted=True)],
        ],
        phase="recuperation",
    )  # fmt: skip
    assert table.state.active == 1
    table.asks("action", seat=1)
    assert table.offers("activate ice"), "refreshed in the Concentration phase"
    assert [magician.spells[0].exhausted for magician in table.state.magicians] == [True, False, True]


@pytest.mark.rule("bigbook/recuperation.pass-token")
def test_after_the_last_player_comes_the_first() -> None:
    table = position(players=3, active=2, hands=[["fire-1"], ["water-1"], ["earth-1"]], phase="recuperation")
    table.asks("action", seat=0)
    assert table.state.active == 0


@pytest.mark.rule("bigbook/recuperation.pass-token")
def test_the_monster_phase_comes_before_the_next_players_actions() -> None:
    table = position(
        hands=[["fire-1"], ["earth-1", "fire-1"]], track={"2": "water/discard-earth"}, phase="recuperation"
    )
    assert table.state.marker == 2
    assert table.state.magicians[1].hand == ["fire-1"], "the Curse struck first"
    table.asks("action", seat=1)
