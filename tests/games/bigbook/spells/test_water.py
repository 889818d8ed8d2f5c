"""The nine Water Spells of the Library: support slots, and shuffling back."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.chance import ScriptedChance
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


@pytest.mark.rule("bigbook/spell.level-is-cost")
@pytest.mark.parametrize(
    ("spell", "level"),
    [
        ("torrential-rain", 1),
        ("frost-mirror", 1),
        ("cool-head", 1),
        ("ice-touch", 2),
        ("glaciation", 2),
        ("raining-frogs", 2),
        ("ice-cocoon", 3),
        ("arctic-circle", 3),
        ("tsunami", 3),
    ],
)
def test_a_water_spell_costs_as_many_water_symbols_as_its_level(spell: str, level: int) -> None:
    assert table_with(spell, hands=[["water-1"] * level]).offers(f"activate {spell}")
    rich = table_with(spell, hands=[["water-1"] * (level - 1) + ["air-3", "fire-3", "earth-3"]])
    assert rich.why_not(f"activate {spell}") == ("why-too-dear", "spell.level-is-cost")


# -- Torrential Rain ---------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/torrential-rain")
@pytest.mark.rule("bigbook/target.one-player")
@pytest.mark.rule("bigbook/deck.effect-shuffle-no-madness")
@pytest.mark.rule("bigbook/deck.madness-only-when-empty")
def test_torrential_rain_shuffles_the_discard_pile_and_support_of_a_player_into_the_deck() -> None:
    order = ["madness", "fire-1", "earth-1", "air-2"]
    table = cast(
        "torrential-rain",
        "water-1",
        others=[["fire-3"]],
        decks=[[], ["fire-1"]],
        discards=[[], ["earth-1", "madness"]],
        supports=[[], ["air-2"]],
        madness=9,
        chance=ScriptedChance(orders=[order]),
    )
    table.asks("choose-player", 0)
    assert table.offered == ["0", "1"]
    table.choose("1").asks("action", 0)
    magician = table.state.magicians[1]
    assert magician.deck == order
    assert (magician.hand, magician.discard, magician.support) == (["fire-3"], [], [])
    assert table.state.madness == 9
    assert table.state.magicians[0].discard == ["water-1"]
    assert [told["seat"] for told in table.events("shuffle-in")] == [1]


@pytest.mark.content("bigbook/spell/torrential-rain")
@pytest.mark.rule("bigbook/target.one-player")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_torrential_rain_may_fall_on_the_caster_and_takes_the_payment_along() -> None:
    table = cast(
        "torrential-rain", "water-1", decks=[["fire-1"]], supports=[["air-2"]], discards=[["madness"]], madness=9
    )
    table.choose("0")
    magician = table.state.magicians[0]
    assert sorted(magician.deck) == ["air-2", "fire-1", "madness", "water-1"]
    assert (magician.discard, magician.support) == ([], [])
    assert table.state.madness == 9


@pytest.mark.content("bigbook/spell/torrential-rain")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/spell.multiply")
def test_torrential_rain_at_double_cost_falls_on_two_players() -> None:
    piles = [["fire-1"], ["fire-1"], ["fire-1"]]
    table = cast("torrential-rain", "water-1", 2, players=3, discards=piles).choose("2")
    assert table.offered == ["0", "1"]
    table.choose("1").asks("action", 0)
    assert [magician.discard for magician in table.state.magicians] == [["fire-1", "water-1", "water-1"], [], []]


@pytest.mark.content("bigbook/spell/torrential-rain")
@pytest.mark.rule("bigbook/target.several-players")
def test_torrential_rain_at_triple_cost_falls_on_both_of_two_players() -> None:
    table = cast("torrential-rain", "water-1", 3, discards=[["fire-1"], ["fire-1"]]).asks("action", 0)
    assert [magician.discard for magician in table.state.magicians] == [[], []]


@pytest.mark.content("bigbook/spell/torrential-rain")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_torrential_rain_on_a_player_with_nothing_to_shuffle_in_gives_no_madness() -> None:
    table = cast("torrential-rain", "water-1", decks=[[], []], madness=9).choose("1").asks("action", 0)
    assert table.state.magicians[1].deck == []
    assert table.state.madness == 9
    assert table.state.magicians[0].spells == [Spell("torrential-rain", exhausted=True)]


# -- Frost Mirror ------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/frost-mirror")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_frost_mirror_places_a_card_of_the_own_discard_pile_even_the_one_just_paid() -> None:
    table = cast("frost-mirror", "water-1", hand=["air-1"], discards=[["fire-2", "madness"], ["earth-1"]])
    table.asks("place-from-discard", 0)
    assert table.offered == ["discard-0/fire-2", "discard-0/madness", "discard-0/water-1"]
    table.choose("discard-0/water-1")
    assert table.state.magicians[0].support == ["water-1"]
    assert table.state.magicians[0].discard == ["fire-2", "madness"]
    assert table.state.magicians[0].hand == ["air-1"]


@pytest.mark.content("bigbook/spell/frost-mirror")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_frost_mirror_at_double_cost_must_place_two_cards() -> None:
    table = cast("frost-mirror", "water-1", 2, discards=[["fire-2", "madness"]])
    assert not table.offers("done")
    table.choose("discard-0/fire-2").asks("place-from-discard", 0)
    assert not table.offers("done")
    table.choose("discard-0/madness").asks("action", 0)
    assert table.state.magicians[0].support == ["fire-2", "madness"]
    assert table.state.magicians[0].discard == ["water-1", "water-1"]


@pytest.mark.content("bigbook/spell/frost-mirror")
@pytest.mark.rule("bigbook/support.needs-free-slot")
@pytest.mark.rule("bigbook/effect.partial")
def test_frost_mirror_places_only_as_many_cards_as_slots_are_free() -> None:
    table = cast("frost-mirror", "water-1", 3, discards=[["fire-2", "fire-1"]], supports=[["earth-1", "earth-2"]])
    table.choose("discard-0/fire-2").asks("action", 0)
    assert table.state.magicians[0].support == ["earth-1", "earth-2", "fire-2"]


@pytest.mark.content("bigbook/spell/frost-mirror")
@pytest.mark.rule("bigbook/support.needs-free-slot")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_frost_mirror_with_full_support_has_no_effect() -> None:
    table = cast("frost-mirror", "water-1", discards=[["fire-2"]], supports=[["earth-1"] * 3]).asks("action", 0)
    assert table.state.magicians[0].support == ["earth-1"] * 3
    assert table.state.magicians[0].discard == ["fire-2", "water-1"]
    assert table.state.magicians[0].spells == [Spell("frost-mirror", exhausted=True)]


@pytest.mark.content("bigbook/spell/frost-mirror")
@pytest.mark.rule("bigbook/effect.partial")
@pytest.mark.rule("bigbook/support.owner-discard")
def test_frost_mirror_paid_by_anothers_support_finds_an_empty_pile_empty() -> None:
    table = table_with("frost-mirror", supports=[[], ["water-1"]]).choose("activate frost-mirror").asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.magicians[1].discard == ["water-1"]


# -- Cool Head ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/cool-head")
def test_cool_head_places_a_hand_card_and_then_draws() -> None:
    table = cast("cool-head", "water-1", hand=["fire-1", "madness"], decks=[["earth-2", "air-1"]])
    table.asks("place-from-hand", 0)
    assert table.offered == ["hand-0/fire-1", "hand-0/madness"]  # what is drawn afterwards cannot be placed
    table.choose("hand-0/madness")
    assert table.state.magicians[0].support == ["madness"]
    assert table.state.magicians[0].hand == ["fire-1", "earth-2"]


@pytest.mark.content("bigbook/spell/cool-head")
@pytest.mark.rule("bigbook/effect.then-independent")
def test_cool_head_draws_even_with_full_support() -> None:
    table = cast("cool-head", "water-1", 2, hand=["fire-1"], decks=[["earth-2", "air-1"]], supports=[["earth-1"] * 3])
    table.asks("action", 0)
    assert table.state.magicians[0].support == ["earth-1"] * 3
    assert table.state.magicians[0].hand == ["fire-1", "earth-2", "air-1"]


@pytest.mark.content("bigbook/spell/cool-head")
@pytest.mark.rule("bigbook/spell.variable")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_cool_head_at_double_cost_places_two_cards_and_draws_two() -> None:
    table = cast("cool-head", "water-1", 2, hand=["fire-1", "fire-2", "fire-3"], decks=[["earth-2", "air-1", "air-2"]])
    assert not table.offers("done")
    table.choose("hand-0/fire-1", "hand-0/fire-3").asks("action", 0)
    assert table.state.magicians[0].support == ["fire-1", "fire-3"]
    assert table.state.magicians[0].hand == ["fire-2", "earth-2", "air-1"]


@pytest.mark.content("bigbook/spell/cool-head")
@pytest.mark.rule("bigbook/effect.then-independent")
def test_cool_head_with_nothing_left_to_place_draws_all_the_same() -> None:
    table = cast("cool-head", "water-1", decks=[["earth-2", "air-1"]]).asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.magicians[0].hand == ["earth-2"]


# -- Ice Touch ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/ice-touch")
@pytest.mark.rule("bigbook/effect.own-choice")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_ice_touch_lets_another_player_draw_and_then_place_a_hand_card() -> None:
    table = cast("ice-touch", "water-2", hand=["air-1"], others=[["fire-1"]], decks=[[], ["earth-2", "air-1"]])
    table.asks("place-from-hand", 1)
    assert table.offered == ["hand-1/fire-1", "hand-1/earth-2"]  # no way out, and the card just drawn may go
    table.choose("hand-1/earth-2").asks("action", 0)
    assert table.state.magicians[1].support == ["earth-2"]
    assert table.state.magicians[1].hand == ["fire-1"]
    assert table.state.magicians[0].hand == ["air-1"]


@pytest.mark.content("bigbook/spell/ice-touch")
@pytest.mark.rule("bigbook/support.needs-free-slot")
def test_ice_touch_on_full_support_only_draws() -> None:
    table = cast("ice-touch", "water-2", decks=[[], ["earth-2", "air-1"]], supports=[[], ["fire-1"] * 3])
    table.asks("action", 0)
    assert table.state.magicians[1].hand == ["earth-2"]
    assert table.state.magicians[1].support == ["fire-1"] * 3


@pytest.mark.content("bigbook/spell/ice-touch")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/spell.non-variable-fixed")
def test_ice_touch_at_double_cost_concerns_two_players_with_one_card_each() -> None:
    table = cast("ice-touch", "water-2", 2, players=4, others=[["fire-1"], ["fire-1"], ["fire-1"]])
    table.answer("choose-other-player", "3", 0).answer("choose-other-player", "1", 0)
    table.answer("place-from-hand", "hand-1/fire-1", 1)
    assert table.state.magicians[3].hand == ["fire-1", "water-1"]
    table.answer("place-from-hand", "hand-3/fire-1", 3).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], ["water-1"], ["fire-1"], ["water-1"]]
    assert [magician.support for magician in table.state.magicians] == [[], ["fire-1"], [], ["fire-1"]]


# -- Glaciation --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/glaciation")
@pytest.mark.rule("bigbook/upgrade.definition")
@pytest.mark.rule("bigbook/upgrade.from-supply")
@pytest.mark.rule("bigbook/upgrade.no-element-change")
def test_glaciation_puts_a_card_one_value_higher_in_the_place_of_a_support_card_of_anybody() -> None:
    table = cast("glaciation", "water-2", hand=["air-1"], supports=[["earth-2"], ["fire-1"]])
    table.asks("upgrade", 0)
    assert table.offered == ["support-0/earth-2", "support-1/fire-1"]
    left = table.state.supply["fire-2"]
    table.choose("support-1/fire-1").asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["earth-2"], ["fire-2"]]
    assert table.state.removed == ["fire-1"]
    assert table.state.supply["fire-2"] == left - 1


@pytest.mark.content("bigbook/spell/glaciation")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
@pytest.mark.rule("bigbook/upgrade.steps")
def test_glaciation_at_double_cost_must_upgrade_two_cards() -> None:
    table = cast("glaciation", "water-2", 2, supports=[["earth-2", "madness"], ["fire-1"]])
    assert not table.offers("done")
    table.choose("support-0/earth-2")
    assert table.offered == ["support-0/madness", "support-1/fire-1"]
    table.choose("support-1/fire-1").asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["madness", "earth-3"], ["fire-2"]]


@pytest.mark.content("bigbook/spell/glaciation")
@pytest.mark.rule("bigbook/effect.chosen-before-replaced")
@pytest.mark.rule("bigbook/effect.partial")
def test_glaciation_never_upgrades_the_same_card_twice() -> None:
    table = cast("glaciation", "water-2", 3, supports=[["earth-1"]]).asks("action", 0)
    assert table.state.magicians[0].support == ["earth-2"]
    assert table.state.removed == ["earth-1"]


@pytest.mark.content("bigbook/spell/glaciation")
@pytest.mark.rule("bigbook/upgrade.none")
@pytest.mark.rule("bigbook/madness.removed-not-cured")
@pytest.mark.parametrize("card", ["madness", "earth-3"])
def test_glaciation_destroys_a_madness_or_a_value_3_card_for_nothing(card: str) -> None:
    table = cast("glaciation", "water-2", supports=[[card]], madness=9).asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.removed == [card]
    assert table.state.madness == 9


@pytest.mark.content("bigbook/spell/glaciation")
@pytest.mark.rule("bigbook/upgrade.none")
@pytest.mark.rule("bigbook/upgrade.no-skipping")
def test_glaciation_brings_nothing_when_the_supply_stack_is_empty() -> None:
    table = cast(
        "glaciation", "water-2", supports=[["earth-1"]], supply={"earth-3": 6, "fire-2": 10, "others": 0}
    ).asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.removed == ["earth-1"]
    assert (table.state.supply["earth-3"], table.state.supply["fire-2"]) == (6, 10)


@pytest.mark.content("bigbook/spell/glaciation")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_glaciation_of_an_empty_pool_has_no_effect() -> None:
    table = cast("glaciation", "water-2", hand=["fire-1"]).asks("action", 0)
    assert table.state.removed == []
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[0].spells == [Spell("glaciation", exhausted=True)]


# -- Raining Frogs -----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/raining-frogs")
@pytest.mark.rule("bigbook/deck.effect-shuffle-no-madness")
def test_raining_frogs_shuffles_everything_of_another_player_and_deals_five_cards() -> None:
    order = ["water-1", "air-2", "earth-1", "madness", "fire-3", "fire-1"]
    table = cast(
        "raining-frogs",
        "water-2",
        hand=["air-1"],
        others=[["fire-3", "madness"]],
        decks=[[], ["fire-1", "water-1"]],
        discards=[[], ["earth-1"]],
        supports=[[], ["air-2"]],
        madness=9,
        chance=ScriptedChance(orders=[order]),
    )
    magician = table.state.magicians[1]
    assert magician.hand == ["fire-1", "fire-3", "madness", "earth-1", "air-2"]
    assert (magician.deck, magician.discard, magician.support) == (["water-1"], [], [])
    assert table.state.madness == 9
    assert table.state.magicians[0].hand == ["air-1"]
    assert [told["seat"] for told in table.events("shuffle-in")] == [1]


@pytest.mark.content("bigbook/spell/raining-frogs")
@pytest.mark.rule("bigbook/madness.renew-repeat")
@pytest.mark.rule("bigbook/madness.renew-empty-pile")
def test_raining_frogs_on_a_player_with_three_cards_draws_two_more_madness() -> None:
    table = cast("raining-frogs", "water-2", others=[["fire-1", "fire-2"]], decks=[[], ["air-1"]], madness=9)
    assert sorted(table.state.magicians[1].hand) == ["air-1", "fire-1", "fire-2", "madness", "madness"]
    assert table.state.madness == 7


@pytest.mark.content("bigbook/spell/raining-frogs")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/spell.non-variable-fixed")
def test_raining_frogs_at_double_cost_falls_on_two_other_players_who_draw_five_each() -> None:
    deck = ["fire-1", "air-1"]
    table = cast("raining-frogs", "water-2", 2, players=4, decks=[[], deck * 3, deck * 3, deck * 3])
    table.asks("choose-other-player", 0)
    assert table.offered == ["1", "2", "3"]
    table.choose("1", "3")
    assert [len(magician.hand) for magician in table.state.magicians] == [0, 5, 0, 5]


# -- Ice Cocoon --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/ice-cocoon")
@pytest.mark.rule("bigbook/target.each-player")
@pytest.mark.rule("bigbook/madness.discardable-by-effects")
def test_ice_cocoon_trades_every_madness_in_hand_for_a_card() -> None:
    table = cast(
        "ice-cocoon",
        "water-3",
        hand=["madness", "fire-1", "madness"],
        others=[["madness"]],
        decks=[["earth-1", "earth-2", "air-1"], ["earth-3", "air-1"]],
        supports=[["madness"]],
    ).asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1", "earth-1", "earth-2"]
    assert table.state.magicians[0].discard == ["water-3", "madness", "madness"]
    assert table.state.magicians[0].support == ["madness"]
    assert table.state.magicians[1].hand == ["earth-3"]
    assert table.state.magicians[1].discard == ["madness"]


@pytest.mark.content("bigbook/spell/ice-cocoon")
@pytest.mark.rule("bigbook/spell.multiply")
def test_ice_cocoon_at_double_cost_draws_two_cards_for_each_madness() -> None:
    table = cast("ice-cocoon", "water-3", 2, others=[["madness", "fire-1", "madness"]], decks=[[], ["air-1"] * 6])
    assert table.state.magicians[1].hand == ["fire-1", *["air-1"] * 4]
    assert table.state.magicians[0].hand == []


@pytest.mark.content("bigbook/spell/ice-cocoon")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.rule("bigbook/effect.impossible-ignored")
def test_ice_cocoon_does_nothing_for_hands_without_madness() -> None:
    table = cast("ice-cocoon", "water-3", hand=["fire-1"], others=[["fire-1"]]).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [["fire-1"], ["fire-1"]]
    assert table.state.magicians[0].spells == [Spell("ice-cocoon", exhausted=True)]


# -- Arctic Circle -----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/arctic-circle")
@pytest.mark.rule("bigbook/target.each-player")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_arctic_circle_lets_each_player_place_a_hand_card_and_draw() -> None:
    table = cast(
        "arctic-circle",
        "water-3",
        hand=["fire-1", "fire-2"],
        others=[["earth-1", "earth-2"]],
        decks=[["air-1", "air-2"], ["air-3", "air-2"]],
    )
    table.answer("place-from-hand", "hand-0/fire-2", 0).asks("place-from-hand", 1)
    assert table.state.magicians[0].hand == ["fire-1", "air-1"]
    assert table.state.magicians[1].hand == ["earth-1", "earth-2"]
    table.choose("hand-1/earth-1").asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["fire-2"], ["earth-1"]]
    assert table.state.magicians[1].hand == ["earth-2", "air-3"]


@pytest.mark.content("bigbook/spell/arctic-circle")
@pytest.mark.rule("bigbook/example.arctic-circle")
@pytest.mark.rule("bigbook/spell.variable")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_arctic_circle_for_six_water_places_two_cards_and_draws_two() -> None:
    hand = ["fire-1", "fire-2", "fire-3"]
    table = cast("arctic-circle", "water-3", 2, hand=hand, decks=[["air-1", "air-2", "air-3"], ["earth-1", "earth-2"]])
    assert not table.offers("done")
    table.choose("hand-0/fire-1", "hand-0/fire-2").asks("action", 0)
    assert table.state.magicians[0].support == ["fire-1", "fire-2"]
    assert table.state.magicians[0].hand == ["fire-3", "air-1", "air-2"]
    assert table.state.magicians[1].hand == ["earth-1", "earth-2"]


@pytest.mark.content("bigbook/spell/arctic-circle")
@pytest.mark.rule("bigbook/effect.then-independent")
@pytest.mark.rule("bigbook/support.needs-free-slot")
def test_arctic_circle_places_as_far_as_slots_are_free_and_draws_all_the_same() -> None:
    table = cast(
        "arctic-circle",
        "water-3",
        2,
        hand=["fire-1", "fire-2"],
        others=[["earth-1"]],
        decks=[["air-1", "air-2"], ["air-3", "air-2"]],
        supports=[["earth-2", "earth-3"], ["earth-2"] * 3],
    )
    table.choose("hand-0/fire-1").asks("action", 0)
    assert table.state.magicians[0].support == ["earth-2", "earth-3", "fire-1"]
    assert table.state.magicians[0].hand == ["fire-2", "air-1", "air-2"]
    assert table.state.magicians[1].support == ["earth-2"] * 3
    assert table.state.magicians[1].hand == ["earth-1", "air-3", "air-2"]


# -- Tsunami -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/tsunami")
@pytest.mark.rule("bigbook/target.each-player")
def test_tsunami_washes_the_top_card_of_each_deck_straight_into_support() -> None:
    table = cast("tsunami", "water-3", decks=[["fire-1", "air-1"], ["madness", "air-1"]]).asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["fire-1"], ["madness"]]
    assert [magician.hand for magician in table.state.magicians] == [[], []]
    assert [magician.deck for magician in table.state.magicians] == [["air-1"], ["air-1"]]
    assert table.events("top-to-support") == [{"seat": 0, "card": "fire-1"}, {"seat": 1, "card": "madness"}]


@pytest.mark.content("bigbook/spell/tsunami")
@pytest.mark.rule("bigbook/effect.others-still-apply")
def test_tsunami_passes_by_a_player_without_a_free_slot() -> None:
    table = cast("tsunami", "water-3", decks=[["fire-1"], ["earth-1"]], supports=[["air-2"] * 3]).asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["air-2"] * 3, ["earth-1"]]
    assert table.state.magicians[0].deck == ["fire-1"]


@pytest.mark.content("bigbook/spell/tsunami")
@pytest.mark.rule("bigbook/support.overflow")
@pytest.mark.rule("bigbook/spell.multiply")
def test_tsunami_at_triple_cost_floods_support_over_the_limit() -> None:
    table = cast(
        "tsunami", "water-3", 3, decks=[["fire-1", "fire-2", "fire-3"], ["earth-1"] * 3], supports=[["air-2"] * 2]
    )
    assert table.state.magicians[0].support == ["air-2", "air-2", "fire-1", "fire-2", "fire-3"]
    assert table.state.magicians[1].support == ["earth-1"] * 3


@pytest.mark.content("bigbook/spell/tsunami")
@pytest.mark.rule("bigbook/madness.renew-deck")
def test_tsunami_renews_an_empty_deck() -> None:
    table = cast("tsunami", "water-3", decks=[["fire-1"], []], madness=9)
    assert table.state.magicians[1].support == ["madness"]
    assert table.state.madness == 8


@pytest.mark.content("bigbook/spell/tsunami")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_tsunami_without_a_free_slot_anywhere_has_no_effect() -> None:
    table = cast("tsunami", "water-3", supports=[["air-2"] * 3, ["fire-2"] * 3]).asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["air-2"] * 3, ["fire-2"] * 3]
    assert table.state.magicians[0].spells == [Spell("tsunami", exhausted=True)]
