"""The nine Earth Spells of the Library: drawing, and bettering the cards one has."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.testing.driver import Driver

MAGICIANS = ("air-boy", "fire-girl", "earth-boy", "water-girl", "fire-boy")
"""The Air boy casts: his ability is always there, so that his Action phase never ends by itself."""
NO_LIBRARY: dict[str, list[str]] = {"water": [], "fire": [], "earth": [], "air": []}


def table_with(spell: str, **table: Any) -> Driver:
    """Seat 0 owns a Spell and nothing else; the Library is empty."""
    return position(magicians=MAGICIANS, spells=[[spell]], library_stacks=NO_LIBRARY, **table)


def cast(spell: str, paid: str, x: int = 1, *, hand: list[str] | None = None, **table: Any) -> Driver:
    """Seat 0 activates a Spell for x times the given card, which lies in hand beside the cards named."""
    hands = [[*(hand or []), *[paid] * x], *table.pop("others", [])]
    driver = table_with(spell, hands=hands, **table).choose(f"activate {spell}")
    return driver.choose(str(x)) if x > 1 else driver


def top_first(table: Driver, seat: int = 0) -> list[str]:
    """A deck as it will be drawn."""
    return list(reversed(table.state.magicians[seat].deck))


@pytest.mark.rule("bigbook/spell.level-is-cost")
@pytest.mark.parametrize(
    ("spell", "level"),
    [
        ("sands-of-time", 1),
        ("essence-of-the-earth", 1),
        ("stone-skin", 1),
        ("bark-skin", 2),
        ("taking-root", 2),
        ("abundance", 2),
        ("flowering", 3),
        ("telekinesis", 3),
        ("earthquake", 3),
    ],
)
def test_an_earth_spell_costs_as_many_earth_symbols_as_its_level(spell: str, level: int) -> None:
    assert table_with(spell, hands=[["earth-1"] * level]).offers(f"activate {spell}")
    rich = table_with(spell, hands=[["earth-1"] * (level - 1) + ["air-3", "fire-3", "water-3"]])
    assert rich.why_not(f"activate {spell}") == ("why-too-dear", "spell.level-is-cost")


# -- Sands of Time -----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/sands-of-time")
@pytest.mark.rule("bigbook/deck.top-placement")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_sands_of_time_puts_a_discarded_card_on_the_deck_even_the_one_just_paid() -> None:
    table = cast("sands-of-time", "earth-1", discards=[["fire-2", "madness"], ["water-1"]], decks=[["air-1"]])
    table.asks("put-on-deck", 0)
    assert table.offered == ["discard-0/fire-2", "discard-0/madness", "discard-0/earth-1"]
    table.choose("discard-0/earth-1").asks("action", 0)
    assert top_first(table) == ["earth-1", "air-1"]
    assert table.state.magicians[0].discard == ["fire-2", "madness"]


@pytest.mark.content("bigbook/spell/sands-of-time")
@pytest.mark.rule("bigbook/deck.top-order")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_sands_of_time_at_double_cost_must_put_two_cards_in_the_casters_order() -> None:
    table = cast("sands-of-time", "earth-1", 2, discards=[["fire-2", "madness"]], decks=[["air-1"]])
    assert not table.offers("done")
    table.choose("discard-0/madness")
    assert not table.offers("done")
    table.choose("discard-0/fire-2").asks("action", 0)
    assert top_first(table) == ["fire-2", "madness", "air-1"]


@pytest.mark.content("bigbook/spell/sands-of-time")
@pytest.mark.rule("bigbook/effect.partial")
def test_sands_of_time_paid_by_anothers_support_puts_only_what_lies_in_the_own_pile() -> None:
    table = table_with("sands-of-time", discards=[["fire-2"]], decks=[["air-1"]], supports=[[], ["earth-2"]])
    table.choose("activate sands-of-time", "2").asks("action", 0)
    assert top_first(table) == ["fire-2", "air-1"]
    assert table.state.magicians[1].discard == ["earth-2"]


@pytest.mark.content("bigbook/spell/sands-of-time")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_sands_of_time_over_an_empty_pile_has_no_effect() -> None:
    table = table_with("sands-of-time", decks=[["air-1"]], supports=[[], ["earth-1"]])
    table.choose("activate sands-of-time").asks("action", 0)
    assert top_first(table) == ["air-1"]
    assert table.state.magicians[0].spells == [Spell("sands-of-time", exhausted=True)]


# -- Essence of the Earth ----------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/essence-of-the-earth")
@pytest.mark.rule("bigbook/effect.own-choice")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_essence_of_the_earth_lets_another_player_put_a_discarded_card_on_their_deck() -> None:
    table = cast("essence-of-the-earth", "earth-1", discards=[["fire-3"], ["fire-2", "madness"]], decks=[[], ["air-1"]])
    table.asks("put-on-deck", 1)
    assert table.offered == ["discard-1/fire-2", "discard-1/madness"]
    table.choose("discard-1/madness").asks("action", 0)
    assert top_first(table, 1) == ["madness", "air-1"]
    assert table.state.magicians[0].discard == ["fire-3", "earth-1"]


@pytest.mark.content("bigbook/spell/essence-of-the-earth")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/spell.non-variable-fixed")
def test_essence_of_the_earth_at_double_cost_concerns_two_players_with_one_card_each() -> None:
    piles = [[], ["fire-2", "fire-1"], ["fire-2", "fire-1"], ["fire-2", "fire-1"]]
    table = cast("essence-of-the-earth", "earth-1", 2, players=4, discards=piles, decks=[[], [], [], []])
    table.answer("choose-other-player", "3", 0).answer("choose-other-player", "2", 0)
    table.answer("put-on-deck", "discard-2/fire-1", 2).answer("put-on-deck", "discard-3/fire-2", 3).asks("action", 0)
    assert [top_first(table, seat) for seat in range(4)] == [[], [], ["fire-1"], ["fire-2"]]


@pytest.mark.content("bigbook/spell/essence-of-the-earth")
@pytest.mark.rule("bigbook/effect.impossible-ignored")
@pytest.mark.rule("bigbook/effect.others-still-apply")
def test_essence_of_the_earth_skips_a_player_with_an_empty_pile() -> None:
    table = cast("essence-of-the-earth", "earth-1", 2, players=3, discards=[[], [], ["fire-2"]], decks=[[], [], []])
    table.asks("action", 0)
    assert [top_first(table, seat) for seat in range(3)] == [[], [], ["fire-2"]]


# -- Stone Skin --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/stone-skin")
@pytest.mark.rule("bigbook/upgrade.definition")
@pytest.mark.rule("bigbook/upgrade.from-supply")
def test_stone_skin_trades_a_card_of_the_own_hand_or_of_any_slot_for_one_a_value_higher() -> None:
    table = cast("stone-skin", "earth-1", hand=["fire-1"], supports=[["water-2"], ["air-2"]], others=[["fire-3"]])
    table.asks("upgrade", 0)
    assert table.offered == ["hand-0/fire-1", "support-0/water-2", "support-1/air-2"]
    left = table.state.supply["air-3"]
    table.choose("support-1/air-2").asks("action", 0)
    assert table.state.magicians[0].discard == ["earth-1", "air-3"]  # the caster's pile, whoever owned the card
    assert table.state.magicians[1].support == []
    assert table.state.magicians[1].discard == []
    assert table.state.removed == ["air-2"]
    assert table.state.supply["air-3"] == left - 1


@pytest.mark.content("bigbook/spell/stone-skin")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
@pytest.mark.rule("bigbook/upgrade.steps")
def test_stone_skin_at_double_cost_must_trade_two_cards() -> None:
    table = cast("stone-skin", "earth-1", 2, hand=["fire-1", "fire-2", "water-1"])
    assert not table.offers("done")
    table.choose("hand-0/fire-1")
    assert table.offered == ["hand-0/fire-2", "hand-0/water-1"]
    table.choose("hand-0/fire-2").asks("action", 0)
    assert table.state.magicians[0].hand == ["water-1"]
    assert table.state.magicians[0].discard == ["earth-1", "earth-1", "fire-2", "fire-3"]
    assert table.state.removed == ["fire-1", "fire-2"]


@pytest.mark.content("bigbook/spell/stone-skin")
@pytest.mark.rule("bigbook/effect.partial")
def test_stone_skin_at_triple_cost_trades_what_there_is() -> None:
    table = cast("stone-skin", "earth-1", 3, hand=["fire-1"]).asks("action", 0)
    assert table.state.magicians[0].discard == [*["earth-1"] * 3, "fire-2"]
    assert table.state.removed == ["fire-1"]


@pytest.mark.content("bigbook/spell/stone-skin")
@pytest.mark.rule("bigbook/upgrade.none")
@pytest.mark.parametrize("card", ["madness", "fire-3"])
def test_stone_skin_destroys_a_madness_or_a_value_3_card_for_nothing(card: str) -> None:
    table = cast("stone-skin", "earth-1", hand=[card], madness=9).asks("action", 0)
    assert table.state.removed == [card]
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.state.madness == 9


@pytest.mark.content("bigbook/spell/stone-skin")
@pytest.mark.rule("bigbook/upgrade.none")
@pytest.mark.rule("bigbook/upgrade.no-skipping")
def test_stone_skin_brings_nothing_when_the_supply_stack_is_empty() -> None:
    table = cast("stone-skin", "earth-1", hand=["fire-1"], supply={"fire-3": 6, "others": 0}).asks("action", 0)
    assert table.state.removed == ["fire-1"]
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.state.supply["fire-3"] == 6


@pytest.mark.content("bigbook/spell/stone-skin")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_stone_skin_without_a_card_to_trade_has_no_effect() -> None:
    table = cast("stone-skin", "earth-1", others=[["fire-1"]]).asks("action", 0)
    assert table.state.removed == []
    assert table.state.magicians[0].spells == [Spell("stone-skin", exhausted=True)]


# -- Bark Skin ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/bark-skin")
@pytest.mark.rule("bigbook/target.one-player")
def test_bark_skin_merges_two_identical_cards_into_a_value_2_card_in_hand() -> None:
    table = cast("bark-skin", "earth-2", others=[["fire-1", "fire-1", "fire-2"]])
    table.asks("choose-player", 0)
    assert table.offered == ["0", "1"]
    table.choose("1").asks("merge-pair", 1)
    assert table.offered == ["fire-1", "done"]  # the same Element with another value is not identical
    table.choose("fire-1").asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-2", "fire-2"]
    assert table.state.removed == ["fire-1", "fire-1"]


@pytest.mark.content("bigbook/spell/bark-skin")
def test_bark_skin_may_take_the_two_cards_from_hand_and_any_slots() -> None:
    table = cast("bark-skin", "earth-2", hand=["fire-1"], supports=[["fire-1"], ["fire-1", "water-1"]])
    table.choose("0", "fire-1").asks("remove", 0)
    assert table.offered == ["hand-0/fire-1", "support-0/fire-1", "support-1/fire-1"]
    table.choose("hand-0/fire-1", "support-1/fire-1").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-2"]
    assert table.state.magicians[0].support == ["fire-1"]
    assert table.state.magicians[1].support == ["water-1"]


@pytest.mark.content("bigbook/spell/bark-skin")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_bark_skin_brings_a_value_2_card_whatever_value_was_destroyed(value: int) -> None:
    table = cast("bark-skin", "earth-2", hand=[f"fire-{value}"] * 2).choose("0", f"fire-{value}").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-2"]
    assert table.state.removed == [f"fire-{value}"] * 2


@pytest.mark.content("bigbook/spell/bark-skin")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_the_player_of_bark_skin_may_decline() -> None:
    table = cast("bark-skin", "earth-2", others=[["fire-1", "fire-1"]]).choose("1")
    table.answer("merge-pair", "done", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-1", "fire-1"]
    assert table.state.removed == []


@pytest.mark.content("bigbook/spell/bark-skin")
def test_two_madness_are_no_pair_for_bark_skin() -> None:
    table = cast("bark-skin", "earth-2", hand=["madness", "madness", "water-1", "water-1"]).choose("0")
    assert table.offered == ["water-1", "done"]


@pytest.mark.content("bigbook/spell/bark-skin")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_bark_skin_for_a_player_without_a_pair_has_no_effect() -> None:
    table = cast("bark-skin", "earth-2", hand=["madness", "madness", "fire-1", "fire-2"]).choose("0").asks("action", 0)
    assert table.state.removed == []
    assert table.state.magicians[0].spells == [Spell("bark-skin", exhausted=True)]


@pytest.mark.content("bigbook/spell/bark-skin")
@pytest.mark.rule("bigbook/upgrade.none")
def test_bark_skin_brings_nothing_without_a_value_2_card_in_the_supply() -> None:
    table = cast("bark-skin", "earth-2", hand=["fire-1", "fire-1"], supply={"fire-3": 6, "water-2": 10, "others": 0})
    table.choose("0", "fire-1").asks("action", 0)
    assert table.state.magicians[0].hand == []
    assert table.state.removed == ["fire-1", "fire-1"]


@pytest.mark.content("bigbook/spell/bark-skin")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/target.order")
def test_bark_skin_at_double_cost_lets_two_players_merge_once_each_and_the_first_takes_first() -> None:
    table = cast("bark-skin", "earth-2", 2, players=3, hand=["fire-1"] * 4, others=[["air-1"], ["water-1"] * 2])
    table.choose("2", "0").answer("merge-pair", "fire-1", 0)
    table.answer("merge-pair", "water-1", 2).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [
        ["fire-1", "fire-1", "fire-2"],
        ["air-1"],
        ["water-2"],
    ]


# -- Taking Root -------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/taking-root")
@pytest.mark.rule("bigbook/deck.top-placement")
def test_taking_root_puts_a_value_2_card_of_the_supply_on_the_deck() -> None:
    table = cast("taking-root", "earth-2", decks=[["air-1"]]).asks("receive-to-deck", 0)
    assert table.offered == ["water-2", "fire-2", "earth-2", "air-2"]
    left = table.state.supply["fire-2"]
    table.choose("fire-2").asks("action", 0)
    assert top_first(table) == ["fire-2", "air-1"]
    assert table.state.supply["fire-2"] == left - 1


@pytest.mark.content("bigbook/spell/taking-root")
@pytest.mark.rule("bigbook/deck.top-order")
@pytest.mark.rule("bigbook/spell.multiply")
def test_taking_root_at_triple_cost_brings_three_cards_in_the_casters_order() -> None:
    table = cast("taking-root", "earth-2", 3, decks=[["air-1"]]).choose("fire-2", "air-2", "fire-2").asks("action", 0)
    assert top_first(table) == ["fire-2", "air-2", "fire-2", "air-1"]


@pytest.mark.content("bigbook/spell/taking-root")
@pytest.mark.rule("bigbook/effect.partial")
def test_taking_root_brings_only_what_the_supply_has() -> None:
    supply = {"air-2": 1, "fire-2": 1, "air-3": 6, "others": 0}
    table = cast("taking-root", "earth-2", 3, decks=[["air-1"]], supply=supply)
    assert table.offered == ["fire-2", "air-2"]
    table.choose("air-2").asks("action", 0)
    assert top_first(table) == ["fire-2", "air-2", "air-1"]


@pytest.mark.content("bigbook/spell/taking-root")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_taking_root_with_an_empty_supply_has_no_effect() -> None:
    table = cast("taking-root", "earth-2", decks=[["air-1"]], supply={"air-3": 6, "others": 0}).asks("action", 0)
    assert top_first(table) == ["air-1"]
    assert table.state.magicians[0].spells == [Spell("taking-root", exhausted=True)]


# -- Abundance ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/abundance")
@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.parametrize(("x", "cards"), [(1, 2), (2, 4), (3, 6)])
def test_abundance_lets_one_other_player_draw_two_four_or_six_cards(x: int, cards: int) -> None:
    table = cast("abundance", "earth-2", x, players=3, decks=[[], ["air-1"] * 7, ["fire-1"] * 7])
    table.asks("choose-other-player", 0)
    assert table.offered == ["1", "2"]
    table.choose("2").asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], [], ["fire-1"] * cards]


@pytest.mark.content("bigbook/spell/abundance")
@pytest.mark.rule("bigbook/madness.renew-then-continue")
def test_abundance_renews_a_deck_that_runs_out() -> None:
    table = cast("abundance", "earth-2", decks=[[], ["fire-1"]], discards=[[], ["air-1"]], madness=9)
    assert len(table.state.magicians[1].hand) == 2
    assert table.state.madness == 8


@pytest.mark.content("bigbook/spell/abundance")
@pytest.mark.rule("bigbook/elimination.no-longer-counted")
def test_abundance_of_the_last_remaining_player_reaches_nobody() -> None:
    table = cast("abundance", "earth-2", mad=[1]).asks("action", 0)
    assert table.state.magicians[0].hand == []
    assert table.state.magicians[0].spells == [Spell("abundance", exhausted=True)]


# -- Flowering ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/flowering")
@pytest.mark.rule("bigbook/deck.top-placement")
def test_flowering_puts_a_value_3_card_of_the_supply_on_the_deck() -> None:
    table = cast("flowering", "earth-3", decks=[["air-1"]]).asks("receive-to-deck", 0)
    assert table.offered == ["water-3", "fire-3", "earth-3", "air-3"]
    left = table.state.supply["fire-3"]
    table.choose("fire-3").asks("action", 0)
    assert top_first(table) == ["fire-3", "air-1"]
    assert table.state.supply["fire-3"] == left - 1


@pytest.mark.content("bigbook/spell/flowering")
@pytest.mark.rule("bigbook/deck.top-order")
@pytest.mark.rule("bigbook/spell.multiply")
def test_flowering_at_double_cost_brings_two_cards_in_the_casters_order() -> None:
    table = cast("flowering", "earth-3", 2, decks=[["air-1"]]).choose("fire-3", "air-3").asks("action", 0)
    assert top_first(table) == ["air-3", "fire-3", "air-1"]


@pytest.mark.content("bigbook/spell/flowering")
@pytest.mark.rule("bigbook/effect.partial")
def test_flowering_brings_only_what_the_supply_has() -> None:
    table = cast("flowering", "earth-3", 2, decks=[["air-1"]], supply={"air-3": 1, "air-2": 10, "others": 0}).asks(
        "action", 0
    )
    assert top_first(table) == ["air-3", "air-1"]


# -- Telekinesis -------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/telekinesis")
@pytest.mark.rule("bigbook/target.each-player")
def test_telekinesis_lets_each_player_draw_a_card() -> None:
    table = cast(
        "telekinesis", "earth-3", players=3, decks=[["air-1", "air-2"], ["fire-1", "air-2"], ["water-1", "air-2"]]
    )
    assert [magician.hand for magician in table.state.magicians] == [["air-1"], ["fire-1"], ["water-1"]]


@pytest.mark.content("bigbook/spell/telekinesis")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/target.order")
def test_telekinesis_at_double_cost_draws_two_each_from_the_caster_on_clockwise() -> None:
    decks = [["air-1", "air-2"], ["fire-1", "fire-2"], ["water-1", "water-2"]]
    table = position(
        magicians=("fire-girl", "air-boy", "earth-boy"),
        players=3,
        active=1,
        spells=[[], ["telekinesis"], []],
        library_stacks=NO_LIBRARY,
        hands=[[], ["earth-3", "earth-3"], []],
        decks=decks,
    )
    table.choose("activate telekinesis", "2")
    assert [magician.hand for magician in table.state.magicians] == decks
    assert [event["seat"] for event in table.events("draw")] == [1, 1, 2, 2, 0, 0]


@pytest.mark.content("bigbook/spell/telekinesis")
@pytest.mark.rule("bigbook/elimination.no-longer-counted")
def test_telekinesis_passes_over_an_eliminated_player() -> None:
    table = cast("telekinesis", "earth-3", players=3, mad=[1], madness=9)
    assert [len(magician.hand) for magician in table.state.magicians] == [1, 0, 1]
    assert table.state.madness == 9


# -- Earthquake --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/earthquake")
@pytest.mark.rule("bigbook/cure.to-stack")
def test_earthquake_cures_all_madness_in_the_support_pool_and_the_caster_draws_two() -> None:
    table = cast(
        "earthquake",
        "earth-3",
        hand=["madness"],
        others=[["madness"]],
        supports=[["madness", "fire-1", "madness"], ["madness"]],
        discards=[["madness"]],
        decks=[["air-1", "air-2", "air-3"]],
        madness=9,
    ).asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["fire-1"], []]
    assert table.state.madness == 12
    assert table.state.magicians[0].hand == ["madness", "air-1", "air-2"]
    assert table.state.magicians[1].hand == ["madness"]
    assert table.state.magicians[0].discard == ["madness", "earth-3"]


@pytest.mark.content("bigbook/spell/earthquake")
@pytest.mark.rule("bigbook/effect.then-independent")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.parametrize(("x", "cards"), [(2, 4), (3, 6)])
def test_earthquake_without_madness_still_draws_four_or_six_when_multiplied(x: int, cards: int) -> None:
    table = cast("earthquake", "earth-3", x, decks=[["air-1"] * 7, ["air-1"]]).asks("action", 0)
    assert table.state.magicians[0].hand == ["air-1"] * cards
    assert table.state.magicians[1].hand == []
