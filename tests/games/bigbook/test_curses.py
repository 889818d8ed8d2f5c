"""The Curses: when they strike, whom they concern, what each of them does, and what ends when one leaves the track."""

from collections.abc import Mapping
from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Curse, Spell
from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.testing.driver import Driver

STOCK = ["water-1", "fire-1", "earth-1", "air-1"] * 3
ELEMENTS = ("water", "fire", "earth", "air")
ONE_OF_EACH = [f"{element}-1" for element in ELEMENTS]


def strikes(curse: str, track: Mapping[str, str] | None = None, **table: Any) -> Driver:
    """The marker reaches space 2, where this Curse lies; afterwards the first player may act."""
    return position(**{"magicians": ("air-boy", "fire-girl", "fire-boy", "earth-girl"), **table},
                    track={"2": curse, **(track or {})}, marker=1, phase="monster")  # fmt: skip


def places(table: Driver, zone: str) -> list[list[str]]:
    """What each player has in a place."""
    return [list(getattr(magician, zone)) for magician in table.state.magicians]


def end_turn(table: Driver) -> Driver:
    """The active player does nothing more; the next Action phase begins."""
    table.asks("action").choose("end")
    while not table.match.over and table.decision.prompt != "action":
        table.choose(table.offered[0])
    return table


def lost(table: Driver) -> str | None:
    return table.result.reason if table.result else None


# -- when a Curse strikes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/curse.triggers-once")
@pytest.mark.rule("bigbook/curse.passed-inactive")
@pytest.mark.rule("bigbook/curse.stays-until")
def test_a_curse_strikes_once_and_lies_on_without_effect_until_the_last_space() -> None:
    table = position(hands=[["water-1"], ["water-1"]], decks=[STOCK, STOCK], track={"2": "air/mill-two"}, marker=1,
                     phase="monster")  # fmt: skip
    for space in (2, 3, 4, 5):
        assert table.state.marker == space
        assert len(table.events("curse-strikes")) == 1
        assert table.state.track[0] == Curse("air", "mill-two")
        end_turn(table)
    assert len(table.events("curse-strikes")) == 1
    assert len(table.events("mill")) == 4
    assert table.state.curses["air"].cards[-1] == "mill-two"


@pytest.mark.rule("bigbook/curse.stays-until")
def test_a_curse_stays_until_it_is_destroyed() -> None:
    table = strikes("water/mill-two", hands=[["water-2", "water-2"]])
    assert table.state.track[0] == Curse("water", "mill-two")
    table.choose("break 2", "done")
    assert table.state.track[0] is None


@pytest.mark.rule("bigbook/curse.passed-inactive")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_a_curse_that_the_marker_has_passed_does_nothing(marker: int) -> None:
    table = position(hands=[["water-1"]], track={"2": "fire/mill-two"}, marker=marker, phase="monster")
    assert table.kinds() == ["turn", "marker"]


@pytest.mark.rule("bigbook/curse.destroyed-early-never-triggers")
def test_a_curse_destroyed_before_the_marker_comes_never_strikes() -> None:
    table = position(hands=[["air-2", "air-2", "fire-1"], ["water-1"]], track={"2": "air/mill-two"})
    table.choose("break 2", "done")
    end_turn(table)
    assert table.state.marker == 2
    assert table.events("curse-strikes") == table.events("mill") == []


@pytest.mark.rule("bigbook/curse.destroyed-destination")
def test_a_destroyed_curse_goes_under_the_stack_of_its_kind() -> None:
    table = position(hands=[["air-2", "air-2", "water-1"]], track={"2": "air/pass-right", "4": "fire/destroy-value-2"})
    table.choose("break 2", "done")
    assert table.state.track == [None, None, None, Curse("fire", "destroy-value-2"), None]
    assert table.state.curses["air"].cards[-1] == "pass-right"
    assert "pass-right" not in table.state.curses["air"].cards[:-1]
    assert len(table.state.curses["air"].cards) == 9


# -- whom it concerns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/curse.affects-all")
@pytest.mark.rule("bigbook/curse.player-order")
def test_a_curse_concerns_every_player_from_the_active_one_clockwise() -> None:
    table = strikes("fire/madness-to-discard", players=4, active=2, hands=[["water-1"]] * 4)
    assert [event["seat"] for event in table.events("gain-madness")] == [2, 3, 0, 1]
    table = strikes("water/discard-fire", players=3, active=1, hands=[["fire-1", "fire-2"]] * 3)
    for seat in (1, 2, 0):
        table.answer("discard", f"hand-{seat}/fire-2", seat)
    table.asks("action", 1)


@pytest.mark.rule("bigbook/curse.affects-all")
def test_a_curse_does_not_concern_a_player_who_has_gone_mad() -> None:
    table = strikes("fire/madness-to-discard", players=3, mad=[1])
    assert [event["seat"] for event in table.events("gain-madness")] == [0, 2]


@pytest.mark.rule("bigbook/curse.cannot-comply-skipped")
def test_a_player_who_cannot_comply_is_skipped_and_the_others_are_not() -> None:
    table = strikes("earth/discard-water", players=3, hands=[["fire-1"], ["water-1", "fire-1"], ["madness"]])
    assert places(table, "hand") == [["fire-1"], ["fire-1"], ["madness"]]
    assert places(table, "discard") == [[], ["water-1"], []]


@pytest.mark.rule("bigbook/curse.nobody-can-ignored")
def test_an_effect_that_nobody_can_apply_is_ignored_and_the_curse_stays() -> None:
    table = strikes("earth/discard-water", hands=[["fire-1"], ["madness"]])
    assert table.kinds() == ["turn", "marker", "curse-strikes"]
    assert table.asks("action", 0).state.track[0] == Curse("earth", "discard-water")


@pytest.mark.rule("bigbook/curse.space-3-order")
def test_on_space_3_the_left_curse_is_resolved_completely_and_then_the_right_one() -> None:
    track = {"3-left": "water/discard-fire", "3-right": "multi/redraw-five"}
    table = position(hands=[["fire-1", "fire-2", "air-1"], ["fire-1", "fire-2"]], decks=[STOCK, STOCK], track=track,
                     marker=2, phase="monster")  # fmt: skip
    table.asks("discard", 0)
    assert [event["effect"] for event in table.events("curse-strikes")] == ["discard-fire"]
    table.choose("hand-0/fire-1").answer("discard", "hand-1/fire-2", 1)
    assert [event["effect"] for event in table.events("curse-strikes")] == ["discard-fire", "redraw-five"]
    assert [len(hand) for hand in places(table, "hand")] == [5, 5]
    assert table.state.magicians[1].discard[:2] == ["fire-2", "fire-1"]


# -- what ends when a Curse leaves -------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/curse.lasting-effects-end")
def test_tokens_end_when_the_curse_that_laid_them_is_destroyed() -> None:
    table = strikes("multi/token-fire", {"3-left": "water/mill-two", "3-right": "multi/discard-deck"},
                    hands=[[*ONE_OF_EACH, "water-3", "water-1"]])  # fmt: skip
    assert [curse.tokens for curse in table.state.track if curse] == [[], ["fire"], ["fire"]]
    table.choose("break 2", "pay hand-0/water-1 hand-0/fire-1 hand-0/earth-1 hand-0/air-1", "done")
    assert [curse.tokens for curse in table.state.track if curse] == [[], []]
    assert table.offers("break 3-left")  # 4 Water and no Fire any more
    assert [event["element"] for event in table.events("take-tokens")] == ["fire"]


def test_no_tokens_leave_with_a_curse_that_never_struck() -> None:
    table = position(hands=[[*ONE_OF_EACH]], track={"4": "multi/token-fire", "5": "water/mill-two"})
    table.choose("break 4")
    assert table.events("take-tokens") == []


@pytest.mark.rule("bigbook/curse.lasting-effects-end")
def test_blocks_end_when_their_curse_is_destroyed() -> None:
    table = strikes("multi/block-spell", hands=[[*ONE_OF_EACH, "water-1"]])
    table.answer("block-spell", "spell 0 ice", 0).answer("block-spell", "spell 1 growth", 1)
    assert not table.offers("activate ice")
    table.choose("break 2", "pay hand-0/water-1 hand-0/fire-1 hand-0/earth-1 hand-0/air-1", "done")
    assert not any(spell.blocked for magician in table.state.magicians for spell in magician.spells)
    assert table.offers("activate ice")


@pytest.mark.rule("bigbook/curse.lasting-effects-end")
def test_blocks_and_tokens_end_when_their_curses_leave_after_a_failure() -> None:
    table = position(
        hands=[["water-1"]],
        spells=[[Spell("ice", blocked=True), "growth"], [Spell("growth", blocked=True)]],
        track={
            "2": Curse("multi", "token-fire", tokens=["air"]),
            "3-left": Curse("multi", "block-spell", tokens=["fire", "air"]),
            "4": Curse("multi", "token-air", tokens=["fire"]),
        },
        marker=5,
        phase="monster",
    )
    assert table.asks("action", 0).offers("activate ice")
    assert not any(spell.blocked for magician in table.state.magicians for spell in magician.spells)
    assert not any(curse.tokens for curse in table.state.track if curse)


@pytest.mark.rule("bigbook/curse.lasting-effects-end")
def test_a_lasting_effect_does_not_end_when_another_curse_leaves() -> None:
    table = strikes("multi/token-fire", {"3-left": "water/mill-two", "4": "air/mill-two"},
                    hands=[["air-3", "air-1", "fire-1", "water-1"]])  # fmt: skip
    table.choose("break 4", "done")
    assert [curse.tokens for curse in table.state.track if curse] == [[], ["fire"]]


# -- Madness -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/curse/water/madness-to-discard")
@pytest.mark.content("bigbook/curse/earth/madness-to-discard")
@pytest.mark.content("bigbook/curse/air/madness-to-discard")
@pytest.mark.content("bigbook/curse/fire/madness-to-discard")
@pytest.mark.parametrize("kind", ELEMENTS)
def test_each_player_gets_a_madness_into_the_discard_pile(kind: str) -> None:
    table = strikes(f"{kind}/madness-to-discard", discards=[["fire-1"]], madness=2)
    assert places(table, "discard") == [["fire-1", "madness"], ["madness"]]
    assert (table.state.madness, lost(table)) == (0, None)
    table = strikes(f"{kind}/madness-to-discard", madness=1)
    assert lost(table) == "lost-madness-stack"


@pytest.mark.content("bigbook/curse/water/madness-on-deck")
@pytest.mark.content("bigbook/curse/multi/madness-on-deck")
@pytest.mark.parametrize("kind", ["water", "multi"])
def test_each_player_gets_a_madness_on_top_of_the_deck(kind: str) -> None:
    table = strikes(f"{kind}/madness-on-deck", hands=[["earth-1"]], decks=[["fire-1", "air-1"], []])
    assert places(table, "deck") == [["air-1", "fire-1", "madness"], ["madness"]]
    assert (table.state.madness, table.events("renew")) == (18, [])
    table.choose("activate growth")
    assert table.state.magicians[0].hand == ["madness"]
    assert lost(strikes(f"{kind}/madness-on-deck", madness=0)) == "lost-madness-stack"


@pytest.mark.content("bigbook/curse/water/madness-on-deck")
def test_everybody_knows_of_the_madness_on_the_deck_and_nobody_of_the_cards_below() -> None:
    table = strikes("water/madness-on-deck", hands=[["earth-1", "fire-1"]], decks=[["fire-1", "fire-2", "fire-3"]])
    guesses = [table.match.fork(seed=seed, as_seen_by=0).state.magicians[0].deck for seed in range(20)]
    assert {guess[-1] for guess in guesses} == {"madness"}
    assert {guess[-2] for guess in guesses} == {"fire-1", "fire-2", "fire-3"}
    table.choose("activate growth")
    guesses = [table.match.fork(seed=seed, as_seen_by=0).state.magicians[0].deck for seed in range(20)]
    assert {guess[-1] for guess in guesses} == {"fire-1", "fire-2", "fire-3"}


@pytest.mark.content("bigbook/curse/multi/destroy-stack-four")
def test_four_madness_of_the_stack_are_destroyed_once_for_all_players() -> None:
    table = strikes("multi/destroy-stack-four", players=3)
    assert (table.state.madness, table.state.removed) == (21, ["madness"] * 4)


@pytest.mark.content("bigbook/curse/multi/destroy-stack-four")
def test_a_stack_of_fewer_than_four_is_destroyed_as_far_as_it_goes() -> None:
    table = strikes("multi/destroy-stack-four", madness=3)
    assert (table.state.madness, table.state.removed, lost(table)) == (0, ["madness"] * 3, None)
    table.asks("action", 0)
    strict = {"stack-destroy": "loss"}
    assert lost(strikes("multi/destroy-stack-four", madness=3, rulings=strict)) == "lost-madness-stack"
    assert lost(strikes("multi/destroy-stack-four", madness=4, rulings=strict)) is None


# -- discarding --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/curse/water/discard-earth")
@pytest.mark.content("bigbook/curse/water/discard-fire")
@pytest.mark.content("bigbook/curse/earth/discard-water")
@pytest.mark.content("bigbook/curse/earth/discard-air")
@pytest.mark.content("bigbook/curse/air/discard-fire")
@pytest.mark.content("bigbook/curse/air/discard-water")
@pytest.mark.content("bigbook/curse/fire/discard-earth")
@pytest.mark.content("bigbook/curse/fire/discard-air")
@pytest.mark.parametrize(
    ("kind", "element"),
    [
        ("water", "earth"), ("water", "fire"), ("earth", "water"), ("earth", "air"),
        ("air", "fire"), ("air", "water"), ("fire", "earth"), ("fire", "air"),
    ],
)  # fmt: skip
def test_each_player_discards_one_card_of_an_element(kind: str, element: str) -> None:
    others = [card for card in ONE_OF_EACH if card != f"{element}-1"]
    table = strikes(f"{kind}/discard-{element}", hands=[[*others, "madness", f"{element}-1", f"{element}-3"], others],
                    supports=[["madness", f"{element}-2"], [*others[:1], f"{element}-3"]])  # fmt: skip
    assert table.asks("discard", 0).offered == [f"hand-0/{element}-1", f"hand-0/{element}-3", f"support-0/{element}-2"]
    table.choose(f"support-0/{element}-2")
    assert places(table, "discard") == [[f"{element}-2"], [f"{element}-3"]]
    assert places(table, "support") == [["madness"], others[:1]]
    assert table.asks("action", 0).state.magicians[0].hand == [*others, "madness", f"{element}-1", f"{element}-3"]


@pytest.mark.content("bigbook/curse/water/discard-earth")
@pytest.mark.content("bigbook/curse/water/discard-fire")
@pytest.mark.content("bigbook/curse/earth/discard-water")
@pytest.mark.content("bigbook/curse/earth/discard-air")
@pytest.mark.content("bigbook/curse/air/discard-fire")
@pytest.mark.content("bigbook/curse/air/discard-water")
@pytest.mark.content("bigbook/curse/fire/discard-earth")
@pytest.mark.content("bigbook/curse/fire/discard-air")
@pytest.mark.parametrize(
    ("kind", "element"),
    [
        ("water", "earth"), ("water", "fire"), ("earth", "water"), ("earth", "air"),
        ("air", "fire"), ("air", "water"), ("fire", "earth"), ("fire", "air"),
    ],
)  # fmt: skip
def test_a_player_without_a_card_of_the_element_discards_nothing(kind: str, element: str) -> None:
    others = [card for card in ONE_OF_EACH if card != f"{element}-1"]
    table = strikes(f"{kind}/discard-{element}", hands=[others, [f"{element}-1"]], supports=[["madness"]],
                    discards=[[f"{element}-2"]])  # fmt: skip
    assert places(table, "hand") == [others, []]
    assert places(table, "discard") == [[f"{element}-2"], [f"{element}-1"]]


def test_with_the_other_reading_a_curse_takes_cards_from_hands_only() -> None:
    table = strikes("water/discard-fire", hands=[["fire-1"]], supports=[["fire-2"], ["fire-3"]],
                    rulings={"discard-zone": "hand"})  # fmt: skip
    assert places(table, "discard") == [["fire-1"], []]
    assert places(table, "support") == [["fire-2"], ["fire-3"]]


@pytest.mark.content("bigbook/curse/multi/discard-value-2")
def test_each_player_discards_a_value_2_card_of_choice() -> None:
    table = strikes("multi/discard-value-2", hands=[["fire-1", "fire-2", "air-3", "madness"], ["air-1"]],
                    supports=[["water-2"], ["earth-2", "earth-3"]])  # fmt: skip
    assert table.asks("discard", 0).offered == ["hand-0/fire-2", "support-0/water-2"]
    table.choose("hand-0/fire-2")
    assert places(table, "discard") == [["fire-2"], ["earth-2"]]
    assert table.state.removed == []


@pytest.mark.content("bigbook/curse/multi/discard-value-2")
def test_a_player_without_a_value_2_card_discards_nothing() -> None:
    table = strikes("multi/discard-value-2", hands=[["fire-1", "fire-3", "madness"], ["air-2"]], discards=[["air-2"]])
    assert places(table, "hand") == [["fire-1", "fire-3", "madness"], []]
    assert places(table, "discard") == [["air-2"], ["air-2"]]


@pytest.mark.content("bigbook/curse/multi/redraw-five")
def test_each_player_discards_the_hand_and_draws_five() -> None:
    table = strikes("multi/redraw-five", hands=[["fire-3", "madness"]], decks=[["air-1"] * 6, ["earth-1"] * 5],
                    supports=[["fire-2"]])  # fmt: skip
    assert places(table, "hand") == [["air-1"] * 5, ["earth-1"] * 5]  # an empty hand draws, too
    assert places(table, "discard") == [["fire-3", "madness"], []]
    assert places(table, "support") == [["fire-2"], []]


@pytest.mark.content("bigbook/curse/multi/redraw-five")
def test_the_hand_just_discarded_is_part_of_a_deck_renewed_for_the_five_cards() -> None:
    table = strikes("multi/redraw-five", hands=[["fire-3", "fire-2"], []], decks=[["air-1"] * 3, ["earth-1"] * 5],
                    chance=ScriptedChance(orders=[["madness", "fire-3", "fire-2"]]))  # fmt: skip
    assert table.state.magicians[0].hand == ["air-1", "air-1", "air-1", "fire-2", "fire-3"]
    assert table.state.magicians[0].deck == ["madness"]


@pytest.mark.content("bigbook/curse/multi/discard-support")
def test_each_player_discards_the_whole_support() -> None:
    table = strikes("multi/discard-support", hands=[["fire-1"], ["air-1"], ["air-1"]], players=3,
                    supports=[["madness", "fire-2"], [], ["air-3"]])  # fmt: skip
    assert places(table, "support") == [[], [], []]
    assert places(table, "discard") == [["madness", "fire-2"], [], ["air-3"]]
    assert places(table, "hand") == [["fire-1"], ["air-1"], ["air-1"]]


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/curse/water/destroy-top")
@pytest.mark.content("bigbook/curse/earth/destroy-top")
@pytest.mark.content("bigbook/curse/air/destroy-top")
@pytest.mark.content("bigbook/curse/fire/destroy-top")
@pytest.mark.parametrize("kind", ELEMENTS)
def test_each_player_destroys_the_top_card_of_the_deck(kind: str) -> None:
    table = strikes(f"{kind}/destroy-top", decks=[["fire-3", "air-1"], []], discards=[["water-1"], ["air-3", "air-2"]],
                    chance=ScriptedChance(orders=[["madness", "air-2", "air-3"]]))  # fmt: skip
    assert table.state.removed == ["fire-3", "air-3"]
    assert places(table, "deck") == [["air-1"], ["madness", "air-2"]]  # an empty deck was renewed first
    assert places(table, "discard") == [["water-1"], []]


@pytest.mark.content("bigbook/curse/water/mill-two")
@pytest.mark.content("bigbook/curse/earth/mill-two")
@pytest.mark.content("bigbook/curse/air/mill-two")
@pytest.mark.content("bigbook/curse/fire/mill-two")
@pytest.mark.parametrize("kind", ELEMENTS)
def test_each_player_moves_the_top_two_cards_of_the_deck_to_the_discard_pile(kind: str) -> None:
    table = strikes(f"{kind}/mill-two", decks=[["fire-3", "air-1", "water-1"], ["air-3"]], discards=[["water-2"]],
                    chance=ScriptedChance(orders=[["madness", "air-3"]]))  # fmt: skip
    assert places(table, "deck") == [["water-1"], ["madness"]]
    assert places(table, "discard") == [["water-2", "fire-3", "air-1"], ["air-3"]]  # moved, renewed, moved again
    assert table.state.madness == 19


@pytest.mark.content("bigbook/curse/earth/mill-three")
def test_each_player_moves_the_top_three_cards_of_the_deck_to_the_discard_pile() -> None:
    table = strikes("earth/mill-three", decks=[["fire-3", "air-1", "water-1", "madness"], []],
                    chance=ScriptedChance(orders=[["madness"], ["madness", "madness"]]))  # fmt: skip
    assert places(table, "deck") == [["madness"], []]
    assert places(table, "discard") == [["fire-3", "air-1", "water-1"], ["madness", "madness"]]
    assert table.events("renew") == [
        {"seat": 1, "left": table.state.madness + 1, "count": 1},
        {"seat": 1, "left": table.state.madness, "count": 2},
    ]


def test_with_the_other_reading_an_empty_deck_is_not_renewed_by_a_curse_that_moves_cards() -> None:
    still = {"mill": "no-renewal"}
    table = strikes("earth/mill-three", decks=[["fire-3"], []], discards=[[], ["air-1"]], rulings=still)
    assert places(table, "discard") == [["fire-3"], ["air-1"]]
    table = strikes("air/pass-right", decks=[["fire-3"], []], discards=[[], []], rulings=still)
    assert places(table, "discard") == [[], ["fire-3"]]
    table = strikes("fire/destroy-top", decks=[["fire-3"], []], discards=[[], ["air-1"]], rulings=still)
    assert table.state.removed == ["fire-3", "madness"]  # destroying renews in any reading


@pytest.mark.content("bigbook/curse/air/pass-right")
def test_each_player_moves_the_top_card_to_the_discard_pile_of_the_player_on_the_right() -> None:
    table = strikes("air/pass-right", players=3, active=1, hands=[[], ["water-1"]],
                    decks=[["fire-1", "air-1"], ["fire-2", "air-2"], ["fire-3", "air-3"]])  # fmt: skip
    assert places(table, "discard") == [["fire-2"], ["fire-3"], ["fire-1"]]
    assert [event["seat"] for event in table.events("mill")] == [1, 2, 0]


@pytest.mark.content("bigbook/curse/air/pass-right")
def test_a_card_passed_on_may_be_renewed_into_the_deck_of_the_player_on_the_right() -> None:
    table = strikes("air/pass-right", decks=[["fire-3", "air-1"], []],
                    chance=ScriptedChance(orders=[["madness", "fire-3"]]))  # fmt: skip
    assert places(table, "discard") == [["fire-3"], []]
    assert places(table, "deck") == [["air-1"], ["madness"]]


@pytest.mark.content("bigbook/curse/air/pass-right")
def test_cards_are_passed_over_players_who_have_gone_mad_and_a_sole_player_ignores_the_curse() -> None:
    table = strikes("air/pass-right", players=4, mad=[3, 1], decks=[["fire-1"], [], ["fire-3"]])
    assert places(table, "discard") == [["fire-3"], [], ["fire-1"], []]
    table = strikes("air/pass-right", mad=[1], decks=[["fire-1"]])
    assert places(table, "deck") == [["fire-1"], []]


@pytest.mark.content("bigbook/curse/multi/discard-deck")
def test_each_player_discards_the_whole_deck_which_is_not_renewed() -> None:
    table = strikes("multi/discard-deck", players=3, decks=[["fire-1", "madness", "air-1"], [], ["air-2"]],
                    discards=[["water-3"], ["water-2"]])  # fmt: skip
    assert places(table, "deck") == [[], [], []]
    assert places(table, "discard") == [["water-3", "fire-1", "madness", "air-1"], ["water-2"], ["air-2"]]
    assert table.state.madness == 25


# -- removing and bringing back ----------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/curse/fire/destroy-value-2")
def test_each_player_destroys_a_value_2_card_of_choice() -> None:
    table = strikes("fire/destroy-value-2", hands=[["fire-2", "air-1", "madness"], ["air-3"]],
                    supports=[["water-2"], ["earth-2"]], discards=[["earth-2"]])  # fmt: skip
    assert table.asks("remove", 0).offered == ["hand-0/fire-2", "support-0/water-2"]
    table.choose("support-0/water-2")
    assert table.state.removed == ["water-2", "earth-2"]
    assert places(table, "discard") == [["earth-2"], []]


@pytest.mark.content("bigbook/curse/fire/destroy-value-2")
def test_a_player_without_a_value_2_card_destroys_nothing() -> None:
    hands = [["fire-1", "air-3", "madness"], ["air-2"]]
    table = strikes("fire/destroy-value-2", hands=hands, discards=[["earth-2"]])
    assert table.state.removed == ["air-2"]
    assert places(table, "hand") == [hands[0], []]
    table = strikes(
        "fire/destroy-value-2", hands=hands, discards=[["earth-2"]], rulings={"destroy-zone": "with-discard"}
    )
    assert table.state.removed == ["earth-2", "air-2"]


@pytest.mark.content("bigbook/curse/multi/return-destroyed")
def test_destroyed_cards_are_shuffled_and_dealt_clockwise_three_to_each_discard_pile() -> None:
    shuffled = ["water-1", "water-2", "water-3", "fire-1", "fire-2", "madness", "earth-3", "air-1"]
    table = strikes("multi/return-destroyed", active=1, hands=[[], ["water-1"]], removed=sorted(shuffled),
                    discards=[["air-3"]], chance=ScriptedChance(orders=[shuffled]))  # fmt: skip
    # The end of the list is the top of the shuffled cards.
    assert places(table, "discard") == [["air-3", "earth-3", "fire-2", "water-3"], ["air-1", "madness", "fire-1"]]
    assert table.state.removed == ["water-1", "water-2"]


@pytest.mark.content("bigbook/curse/multi/return-destroyed")
def test_destroyed_cards_are_dealt_as_far_as_they_go() -> None:
    table = strikes("multi/return-destroyed", players=3, removed=["fire-1", "fire-2", "fire-3", "madness"])
    assert places(table, "discard") == [["madness", "fire-1"], ["fire-3"], ["fire-2"]]
    assert table.state.removed == []
    table = strikes("multi/return-destroyed")
    assert places(table, "discard") == [[], []]
    assert table.events("return-removed") == []


# -- blocked Spells ----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/curse/multi/block-spell")
def test_each_player_turns_a_spell_of_choice_face_down() -> None:
    table = strikes("multi/block-spell", hands=[["earth-1", "water-1"]],
                    spells=[["ice", "growth"], [Spell("tornado", exhausted=True), "ice"]])  # fmt: skip
    assert table.asks("block-spell", 0).offered == ["spell 0 ice", "spell 0 growth"]
    table.choose("spell 0 growth")
    assert table.asks("block-spell", 1).offered == ["spell 1 tornado", "spell 1 ice"]
    table.choose("spell 1 tornado")
    assert table.state.magicians[0].spells == [Spell("ice"), Spell("growth", blocked=True)]
    assert table.state.magicians[1].spells == [Spell("tornado", exhausted=True, blocked=True), Spell("ice")]
    assert table.asks("action", 0).offers("activate ice")
    assert not table.offers("activate growth")


@pytest.mark.content("bigbook/curse/multi/block-spell")
def test_a_player_without_a_face_up_spell_blocks_nothing() -> None:
    table = strikes("multi/block-spell", spells=[[], ["ice"]])
    assert table.asks("action", 0).state.magicians[1].spells == [Spell("ice", blocked=True)]
    assert [event["seat"] for event in table.events("block-spell")] == [1]


@pytest.mark.content("bigbook/curse/multi/block-spell")
def test_a_spell_learned_while_the_curse_lies_there_is_not_blocked() -> None:
    table = strikes("multi/block-spell", hands=[["air-2", "air-1"]], spells=[["ice"], ["ice"]])
    table.choose("learn breath", "pay hand-0/air-2")
    assert table.state.magicians[0].spells == [Spell("ice", blocked=True), Spell("breath")]
    assert table.offers("activate breath")


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/curse/multi/token-water")
@pytest.mark.content("bigbook/curse/multi/token-fire")
@pytest.mark.content("bigbook/curse/multi/token-earth")
@pytest.mark.content("bigbook/curse/multi/token-air")
@pytest.mark.parametrize("token", ELEMENTS)
def test_a_token_on_every_other_curse_makes_it_dearer_by_a_symbol(token: str) -> None:
    other = "water" if token != "water" else "fire"
    track = {"3-left": f"{token}/mill-two", "3-right": f"{other}/mill-two", "4": "multi/discard-deck"}
    curse = f"multi/token-{token}"
    table = strikes(curse, track, hands=[[f"{token}-3", f"{token}-1"]])
    assert [curse.tokens for curse in table.state.track if curse] == [[], [token], [token], [token]]
    assert not table.offers("break 3-left")  # 5 of its own Element
    assert strikes(curse, track, hands=[[f"{token}-3", f"{token}-2"]]).offers("break 3-left")
    assert not strikes(curse, track, hands=[[f"{other}-3", f"{other}-1"]]).offers("break 3-right")
    assert strikes(curse, track, hands=[[f"{other}-3", f"{other}-1", f"{token}-1"]]).offers("break 3-right")
    one_of_each = strikes(curse, track, hands=[ONE_OF_EACH])
    assert one_of_each.offers("break 2")  # no token on itself
    assert not one_of_each.offers("break 4")
    assert strikes(curse, track, hands=[[*ONE_OF_EACH, f"{token}-1"]]).offers("break 4")


@pytest.mark.content("bigbook/curse/multi/token-water")
@pytest.mark.content("bigbook/curse/multi/token-fire")
@pytest.mark.content("bigbook/curse/multi/token-earth")
@pytest.mark.content("bigbook/curse/multi/token-air")
@pytest.mark.parametrize("token", ELEMENTS)
def test_the_tokens_go_away_with_their_curse_and_alone_it_lays_none(token: str) -> None:
    track = {"3-left": "air/mill-two", "5": "fire/mill-two"}
    table = strikes(f"multi/token-{token}", track, hands=[[*ONE_OF_EACH, "air-3"]])
    table.choose("break 2")
    if table.decision.prompt == "pay":
        table.choose("pay hand-0/water-1 hand-0/fire-1 hand-0/earth-1 hand-0/air-1")
    table.choose("done")
    assert [curse.tokens for curse in table.state.track if curse] == [[], []]
    alone = strikes(f"multi/token-{token}")
    assert alone.asks("action", 0).state.track[0] == Curse("multi", f"token-{token}")


def test_tokens_of_two_curses_add_up() -> None:
    table = position(
        hands=[["water-1"], ["water-1"]], decks=[STOCK, STOCK], marker=1, phase="monster",
        track={"2": "multi/token-water", "3-left": "multi/token-fire", "4": "air/discard-water"},
    )  # fmt: skip
    end_turn(table)
    assert [curse.tokens for curse in table.state.track if curse] == [["fire"], ["water"], ["water", "fire"]]
