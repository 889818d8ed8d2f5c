"""The nine Fire Spells of the Library: burning Madness and other ballast."""

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


@pytest.mark.rule("bigbook/spell.level-is-cost")
@pytest.mark.parametrize(
    ("spell", "level"),
    [
        ("warm-blooded", 1),
        ("concentration", 1),
        ("power-of-the-inferno", 1),
        ("regeneration", 2),
        ("cauterization", 2),
        ("adrenaline", 2),
        ("circle-of-fire", 3),
        ("aura-of-fire", 3),
        ("purification", 3),
    ],
)
def test_a_fire_spell_costs_as_many_fire_symbols_as_its_level(spell: str, level: int) -> None:
    assert table_with(spell, hands=[["fire-1"] * level]).offers(f"activate {spell}")
    rich = table_with(spell, hands=[["fire-1"] * (level - 1) + ["air-3", "water-3", "earth-3"]])
    assert rich.why_not(f"activate {spell}") == ("why-too-dear", "spell.level-is-cost")


# -- Warm-blooded ------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/warm-blooded")
@pytest.mark.rule("bigbook/madness.discardable-by-effects")
def test_warm_blooded_trades_a_madness_for_two_cards() -> None:
    table = cast(
        "warm-blooded", "fire-1", hand=["madness", "madness", "air-1"], decks=[["water-1", "water-2", "water-3"]]
    )
    table.asks("action", 0)
    assert table.state.magicians[0].hand == ["madness", "air-1", "water-1", "water-2"]
    assert table.state.magicians[0].discard == ["fire-1", "madness"]


@pytest.mark.content("bigbook/spell/warm-blooded")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/spell.non-variable-fixed")
def test_warm_blooded_at_double_cost_discards_two_madness_and_draws_two_for_each() -> None:
    table = cast("warm-blooded", "fire-1", 2, hand=["madness"] * 3, decks=[["water-1"] * 7]).asks("action", 0)
    assert table.state.magicians[0].hand == ["madness", *["water-1"] * 4]


@pytest.mark.content("bigbook/spell/warm-blooded")
@pytest.mark.rule("bigbook/effect.partial")
def test_warm_blooded_at_triple_cost_draws_only_for_the_madness_there_was() -> None:
    table = cast("warm-blooded", "fire-1", 3, hand=["madness"], decks=[["water-1"] * 7]).asks("action", 0)
    assert table.state.magicians[0].hand == ["water-1", "water-1"]


@pytest.mark.content("bigbook/spell/warm-blooded")
@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_warm_blooded_takes_the_madness_from_hand_or_own_support_as_the_caster_likes() -> None:
    table = cast("warm-blooded", "fire-1", hand=["madness", "air-1"], supports=[["madness"], ["madness"]])
    table.asks("discard", 0)
    assert table.offered == ["hand-0/madness", "support-0/madness"]
    table.choose("support-0/madness").asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.magicians[0].hand == ["madness", "air-1", "water-1", "fire-1"]
    assert table.state.magicians[1].support == ["madness"]


@pytest.mark.content("bigbook/spell/warm-blooded")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_warm_blooded_without_madness_draws_nothing() -> None:
    table = cast("warm-blooded", "fire-1", hand=["air-1"], discards=[["madness"]], others=[["madness"]]).asks(
        "action", 0
    )
    assert table.state.magicians[0].hand == ["air-1"]
    assert table.state.magicians[0].spells == [Spell("warm-blooded", exhausted=True)]


# -- Concentration -----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/concentration")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_concentration_destroys_a_card_of_the_own_discard_pile() -> None:
    table = cast("concentration", "fire-1", discards=[["madness", "air-2"], ["water-1"]], madness=9)
    table.asks("remove", 0)
    assert table.offered == ["discard-0/madness", "discard-0/air-2", "discard-0/fire-1"]
    table.choose("discard-0/madness").asks("action", 0)
    assert table.state.removed == ["madness"]
    assert table.state.madness == 9
    assert table.state.magicians[0].discard == ["air-2", "fire-1"]


@pytest.mark.content("bigbook/spell/concentration")
@pytest.mark.rule("bigbook/effect.mandatory")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_concentration_must_destroy_its_own_payment_if_nothing_else_lies_there() -> None:
    table = cast("concentration", "fire-1").asks("action", 0)
    assert table.state.removed == ["fire-1"]
    assert table.state.magicians[0].discard == []


@pytest.mark.content("bigbook/spell/concentration")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_concentration_at_double_cost_must_destroy_two_cards() -> None:
    table = cast("concentration", "fire-1", 2, discards=[["madness", "air-2"]])
    assert not table.offers("done")
    table.choose("discard-0/madness")
    assert not table.offers("done")
    table.choose("discard-0/air-2").asks("action", 0)
    assert table.state.removed == ["madness", "air-2"]
    assert table.state.magicians[0].discard == ["fire-1", "fire-1"]


@pytest.mark.content("bigbook/spell/concentration")
@pytest.mark.rule("bigbook/effect.partial")
def test_concentration_paid_by_anothers_support_destroys_what_the_own_pile_holds() -> None:
    table = table_with("concentration", discards=[["air-2"]], supports=[[], ["fire-2"]])
    table.choose("activate concentration", "2").asks("action", 0)
    assert table.state.removed == ["air-2"]
    assert table.state.magicians[1].discard == ["fire-2"]


# -- Power of the Inferno ----------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/power-of-the-inferno")
@pytest.mark.rule("bigbook/target.one-player")
@pytest.mark.rule("bigbook/effect.own-choice")
@pytest.mark.rule("bigbook/discard.zone-unspecified")
def test_power_of_the_inferno_lets_one_player_trade_a_card_of_hand_or_support_for_a_draw() -> None:
    table = cast("power-of-the-inferno", "fire-1", others=[["madness", "air-1"]], supports=[["earth-2"], ["water-2"]])
    table.asks("choose-player", 0)
    assert table.offered == ["0", "1"]
    table.choose("1").asks("discard", 1)
    assert table.offered == ["hand-1/madness", "hand-1/air-1", "support-1/water-2", "done"]
    table.choose("support-1/water-2").asks("action", 0)
    assert table.state.magicians[1].hand == ["madness", "air-1", "water-1"]
    assert table.state.magicians[1].support == []
    assert table.state.magicians[1].discard == ["water-2"]


@pytest.mark.content("bigbook/spell/power-of-the-inferno")
def test_the_player_of_power_of_the_inferno_may_discard_nothing_and_draw_nothing() -> None:
    table = cast("power-of-the-inferno", "fire-1", 2, hand=["madness", "air-1"]).choose("0", "done").asks("action", 0)
    assert table.state.magicians[0].hand == ["madness", "air-1"]


@pytest.mark.content("bigbook/spell/power-of-the-inferno")
@pytest.mark.rule("bigbook/spell.multiply")
def test_power_of_the_inferno_at_triple_cost_trades_up_to_three_cards() -> None:
    table = cast(
        "power-of-the-inferno", "fire-1", 3, hand=["madness", "air-1", "air-2", "air-3"], decks=[["earth-1"] * 5]
    )
    table.choose("0", "hand-0/madness", "hand-0/air-1", "hand-0/air-2").asks("action", 0)
    assert table.state.magicians[0].hand == ["air-3", "earth-1", "earth-1", "earth-1"]


@pytest.mark.content("bigbook/spell/power-of-the-inferno")
def test_power_of_the_inferno_draws_as_many_as_were_discarded() -> None:
    table = cast("power-of-the-inferno", "fire-1", 3, hand=["madness", "air-1"], decks=[["earth-1"] * 5])
    table.choose("0", "hand-0/madness", "done").asks("action", 0)
    assert table.state.magicians[0].hand == ["air-1", "earth-1"]


# -- Regeneration ------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/regeneration")
@pytest.mark.rule("bigbook/target.one-player")
@pytest.mark.rule("bigbook/cure.to-stack")
def test_regeneration_cures_a_madness_in_the_hand_of_one_player_who_then_draws() -> None:
    table = cast("regeneration", "fire-2", others=[["madness", "air-1"]], supports=[[], ["madness"]], madness=9)
    table.asks("choose-player", 0)
    assert table.offered == ["0", "1"]
    table.choose("1").asks("action", 0)
    assert table.state.magicians[1].hand == ["air-1", "water-1"]
    assert table.state.magicians[1].support == ["madness"]
    assert table.state.madness == 10


@pytest.mark.content("bigbook/spell/regeneration")
@pytest.mark.rule("bigbook/effect.then-independent")
@pytest.mark.rule("bigbook/effect.partial")
def test_regeneration_draws_in_full_whatever_was_cured() -> None:
    table = cast("regeneration", "fire-2", 3, hand=["madness"], decks=[["air-1"] * 5], madness=9).choose("0")
    assert table.state.magicians[0].hand == ["air-1"] * 3
    assert table.state.madness == 10
    table = cast("regeneration", "fire-2", others=[["fire-1"]], madness=9).choose("1")
    assert table.state.magicians[1].hand == ["fire-1", "water-1"]
    assert table.state.madness == 9


@pytest.mark.content("bigbook/spell/regeneration")
@pytest.mark.rule("bigbook/spell.variable")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_regeneration_at_double_cost_cures_two_and_draws_two() -> None:
    table = cast("regeneration", "fire-2", 2, hand=["madness"] * 3, decks=[["air-1"] * 5], madness=9).choose("0")
    table.asks("action", 0)
    assert table.state.magicians[0].hand == ["madness", "air-1", "air-1"]
    assert table.state.madness == 11


# -- Cauterization -----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/cauterization")
@pytest.mark.rule("bigbook/cure.to-stack")
def test_cauterization_cures_two_madness_of_the_own_pile_and_slots_mixed() -> None:
    table = cast(
        "cauterization",
        "fire-2",
        hand=["madness"],
        discards=[["madness", "madness"], ["madness"]],
        supports=[["madness"], ["madness"]],
        madness=9,
    ).asks("cure", 0)
    assert table.offered == ["discard-0/madness", "support-0/madness", "done"]
    table.choose("discard-0/madness", "support-0/madness").asks("action", 0)
    assert table.state.magicians[0].discard == ["madness", "fire-2"]
    assert table.state.magicians[0].support == []
    assert table.state.magicians[0].hand == ["madness"]
    assert table.state.madness == 11


@pytest.mark.content("bigbook/spell/cauterization")
@pytest.mark.parametrize("cured", [0, 1])
def test_cauterization_may_cure_fewer_or_none(cured: int) -> None:
    table = cast("cauterization", "fire-2", discards=[["madness"] * 3], madness=9)
    table.choose(*["discard-0/madness"] * cured, "done").asks("action", 0)
    assert table.state.madness == 9 + cured
    assert table.state.magicians[0].discard == ["madness"] * (3 - cured) + ["fire-2"]


@pytest.mark.content("bigbook/spell/cauterization")
@pytest.mark.rule("bigbook/spell.multiply")
def test_cauterization_at_double_cost_cures_up_to_four() -> None:
    table = cast("cauterization", "fire-2", 2, discards=[["madness"] * 5], madness=9)
    table.choose(*["discard-0/madness"] * 4).asks("action", 0)
    assert table.state.madness == 13


@pytest.mark.content("bigbook/spell/cauterization")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_cauterization_without_madness_there_has_no_effect() -> None:
    table = cast("cauterization", "fire-2", hand=["madness"], discards=[["fire-1"]], madness=9).asks("action", 0)
    assert table.state.madness == 9
    assert table.state.magicians[0].spells == [Spell("cauterization", exhausted=True)]


# -- Adrenaline --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/adrenaline")
def test_adrenaline_draws_two_and_then_cures_a_madness_even_one_just_drawn() -> None:
    table = cast("adrenaline", "fire-2", decks=[["madness", "air-1", "air-2"]], discards=[["madness"]], madness=9)
    table.asks("action", 0)
    assert table.state.magicians[0].hand == ["air-1"]
    assert table.state.madness == 10
    assert table.state.magicians[0].discard == ["madness", "fire-2"]


@pytest.mark.content("bigbook/spell/adrenaline")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_adrenaline_must_cure_from_the_own_hand_or_the_own_slots() -> None:
    table = cast("adrenaline", "fire-2", hand=["madness"], supports=[["madness"], ["madness"]], madness=9)
    table.asks("cure", 0)
    assert table.offered == ["hand-0/madness", "support-0/madness"]
    table.choose("support-0/madness").asks("action", 0)
    assert table.state.magicians[0].hand == ["madness", "water-1", "fire-1"]
    assert table.state.magicians[0].support == []


@pytest.mark.content("bigbook/spell/adrenaline")
@pytest.mark.rule("bigbook/spell.variable")
def test_adrenaline_at_double_cost_draws_four_and_cures_two() -> None:
    table = cast("adrenaline", "fire-2", 2, hand=["madness"] * 3, decks=[["air-1"] * 6], madness=9).asks("action", 0)
    assert table.state.magicians[0].hand == ["madness", *["air-1"] * 4]
    assert table.state.madness == 11


@pytest.mark.content("bigbook/spell/adrenaline")
@pytest.mark.rule("bigbook/effect.partial")
def test_adrenaline_without_madness_only_draws() -> None:
    table = cast("adrenaline", "fire-2", decks=[["air-1"] * 3], madness=9).asks("action", 0)
    assert table.state.magicians[0].hand == ["air-1", "air-1"]
    assert table.state.madness == 9


# -- Circle of Fire ----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/circle-of-fire")
@pytest.mark.rule("bigbook/target.each-player")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_circle_of_fire_lets_each_player_cure_from_the_own_hand_or_any_slot() -> None:
    table = cast(
        "circle-of-fire",
        "fire-3",
        hand=["madness"],
        others=[["madness"]],
        supports=[["madness"], ["madness"]],
        madness=9,
    ).asks("cure", 0)
    assert table.offered == ["hand-0/madness", "support-0/madness", "support-1/madness"]
    table.choose("support-1/madness").asks("cure", 1)
    assert table.offered == ["hand-1/madness", "support-0/madness"]
    table.choose("support-0/madness").asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [["madness"], ["madness"]]
    assert [magician.support for magician in table.state.magicians] == [[], []]
    assert table.state.madness == 11


@pytest.mark.content("bigbook/spell/circle-of-fire")
@pytest.mark.rule("bigbook/effect.impossible-ignored")
@pytest.mark.rule("bigbook/effect.others-still-apply")
def test_earlier_players_may_leave_no_madness_to_the_later_ones_of_circle_of_fire() -> None:
    table = cast("circle-of-fire", "fire-3", players=3, others=[[], ["madness"]], supports=[["madness"]], madness=9)
    table.asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.magicians[2].hand == []
    assert table.state.madness == 11


@pytest.mark.content("bigbook/spell/circle-of-fire")
@pytest.mark.rule("bigbook/spell.multiply")
def test_circle_of_fire_at_double_cost_cures_two_for_each_player_mixed() -> None:
    table = cast(
        "circle-of-fire", "fire-3", 2, hand=["madness"], others=[["madness"] * 3], supports=[["madness"]], madness=9
    )
    table.choose("hand-0/madness").asks("action", 0)
    assert table.state.magicians[0].support == []
    assert table.state.magicians[1].hand == ["madness"]
    assert table.state.madness == 13


@pytest.mark.content("bigbook/spell/circle-of-fire")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_circle_of_fire_without_madness_has_no_effect() -> None:
    table = cast("circle-of-fire", "fire-3", hand=["air-1"], discards=[["madness"]], madness=9).asks("action", 0)
    assert table.state.madness == 9
    assert table.state.magicians[0].spells == [Spell("circle-of-fire", exhausted=True)]


# -- Aura of Fire ------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/aura-of-fire")
def test_aura_of_fire_cures_a_madness_from_hand_and_brings_a_value_3_card() -> None:
    table = cast("aura-of-fire", "fire-3", hand=["madness"], supports=[["madness"]], madness=9)
    table.asks("receive-to-discard", 0)
    assert table.offered == ["water-3", "fire-3", "earth-3", "air-3"]
    table.choose("air-3").asks("action", 0)
    assert table.state.magicians[0].discard == ["fire-3", "air-3"]
    assert table.state.magicians[0].hand == []
    assert table.state.magicians[0].support == ["madness"]
    assert table.state.madness == 10


@pytest.mark.content("bigbook/spell/aura-of-fire")
@pytest.mark.rule("bigbook/effect.then-independent")
@pytest.mark.rule("bigbook/spell.variable")
def test_aura_of_fire_at_double_cost_brings_two_cards_even_if_fewer_madness_were_cured() -> None:
    table = cast("aura-of-fire", "fire-3", 2, hand=["madness"], madness=9).choose("air-3", "water-3").asks("action", 0)
    assert table.state.magicians[0].discard == ["fire-3", "fire-3", "air-3", "water-3"]
    assert table.state.madness == 10


@pytest.mark.content("bigbook/spell/aura-of-fire")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_aura_of_fire_at_double_cost_must_cure_two_madness() -> None:
    table = cast("aura-of-fire", "fire-3", 2, hand=["madness"] * 3, madness=9).asks("receive-to-discard", 0)
    assert table.state.magicians[0].hand == ["madness"]
    assert table.state.madness == 11


@pytest.mark.content("bigbook/spell/aura-of-fire")
@pytest.mark.rule("bigbook/effect.partial")
def test_aura_of_fire_brings_only_what_the_supply_has() -> None:
    table = cast("aura-of-fire", "fire-3", 2, supply={"air-3": 1, "air-2": 10, "others": 0}).asks("action", 0)
    assert table.state.magicians[0].discard == ["fire-3", "fire-3", "air-3"]


# -- Purification ------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/purification")
@pytest.mark.rule("bigbook/cure.to-stack")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_purification_cures_all_madness_in_the_hand_of_another_player() -> None:
    table = cast(
        "purification",
        "fire-3",
        hand=["madness"],
        others=[["madness", "air-1", "madness", "madness"]],
        supports=[[], ["madness"]],
        madness=9,
    ).asks("action", 0)
    assert table.state.magicians[1].hand == ["air-1"]
    assert table.state.magicians[1].support == ["madness"]
    assert table.state.magicians[0].hand == ["madness"]
    assert table.state.madness == 12


@pytest.mark.content("bigbook/spell/purification")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/spell.multiply")
def test_purification_at_double_cost_cures_two_other_players() -> None:
    hands = [["madness", "madness"], ["madness"], ["madness"]]
    table = cast("purification", "fire-3", 2, players=4, others=hands, madness=9)
    table.asks("choose-other-player", 0)
    assert table.offered == ["1", "2", "3"]
    table.choose("3", "1").asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], [], ["madness"], []]
    assert table.state.madness == 12


@pytest.mark.content("bigbook/spell/purification")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_purification_of_a_hand_without_madness_has_no_effect() -> None:
    table = cast("purification", "fire-3", hand=["madness"], others=[["air-1"]], madness=9).asks("action", 0)
    assert table.state.madness == 9
    assert table.state.magicians[0].spells == [Spell("purification", exhausted=True)]
