"""The four Basic Spells: what they do once, doubled and tripled, and with little to do it with."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.testing.driver import Driver

MAGICIANS = ("air-boy", "fire-girl", "earth-boy", "water-girl", "fire-boy")
"""The Air boy casts: his ability is always there, so that his Action phase never ends by itself."""


def cast(spell: str, paid: str, x: int = 1, *, hand: list[str] | None = None, **table: Any) -> Driver:
    """Seat 0 activates a Spell for x times the given card, which lies in hand beside the cards named."""
    hands = [[*(hand or []), *[paid] * x], *table.pop("others", [])]
    driver = position(magicians=MAGICIANS, hands=hands, **table)
    driver.choose(f"activate {spell}")
    return driver.choose(str(x)) if x > 1 else driver


@pytest.mark.rule("bigbook/spell.level-is-cost")
@pytest.mark.parametrize(
    ("spell", "element"), [("ice", "water"), ("combustion", "fire"), ("growth", "earth"), ("telepathy", "air")]
)
def test_a_basic_spell_costs_one_symbol_of_its_own_element(spell: str, element: str) -> None:
    elements = ["water", "fire", "earth", "air"]
    elements.remove(element)
    assert position(magicians=MAGICIANS, hands=[[f"{element}-1"]]).offers(f"activate {spell}")
    others = position(magicians=MAGICIANS, hands=[[f"{other}-3" for other in elements]])
    assert not others.offers(f"activate {spell}")
    assert others.why_not(f"activate {spell}") == ("why-too-dear", "spell.level-is-cost")


# -- Ice ---------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/spell.basic-ice")
@pytest.mark.rule("bigbook/support.place")
def test_ice_places_a_hand_card_of_choice_in_the_own_support() -> None:
    table = cast("ice", "water-1", hand=["fire-1", "earth-2"])
    table.asks("place-from-hand", 0)
    assert table.offered == ["hand-0/fire-1", "hand-0/earth-2"]
    table.choose("hand-0/earth-2")
    assert table.state.magicians[0].support == ["earth-2"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/support.any-card")
@pytest.mark.rule("bigbook/madness.ways-out")
def test_ice_may_place_a_madness() -> None:
    table = cast("ice", "water-1", hand=["fire-1", "madness"]).choose("hand-0/madness")
    assert table.state.magicians[0].support == ["madness"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/spell.multiply")
def test_ice_at_triple_cost_places_three_cards() -> None:
    table = cast("ice", "water-1", 3, hand=["fire-1", "fire-1", "earth-1", "air-1"])
    table.choose("hand-0/fire-1", "hand-0/earth-1", "hand-0/air-1")
    assert table.state.magicians[0].support == ["fire-1", "earth-1", "air-1"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/spell.do-as-much-as-possible")
@pytest.mark.rule("bigbook/effect.partial")
@pytest.mark.rule("bigbook/support.limit")
def test_ice_places_only_as_many_cards_as_there_are_free_slots() -> None:
    table = cast("ice", "water-1", 3, hand=["fire-1", "earth-1", "air-1"], supports=[["earth-2"]])
    table.choose("hand-0/fire-1", "hand-0/air-1").asks("action")
    assert table.state.magicians[0].support == ["earth-2", "fire-1", "air-1"]
    assert table.state.magicians[0].hand == ["earth-1"]


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_ice_must_place_every_card_it_can() -> None:
    table = cast("ice", "water-1", 2, hand=["fire-1", "earth-1"]).asks("place-from-hand", 0)
    assert not table.offers("done")
    table.choose("hand-0/fire-1").asks("action")
    assert table.state.magicians[0].support == ["fire-1", "earth-1"]


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/effect.partial")
def test_ice_places_fewer_cards_from_a_small_hand() -> None:
    table = cast("ice", "water-1", 3, hand=["fire-1"])
    assert table.state.magicians[0].support == ["fire-1"]
    assert table.state.magicians[0].hand == []


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/support.needs-free-slot")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_ice_with_full_support_is_paid_and_exhausted_without_effect() -> None:
    table = cast("ice", "water-1", hand=["air-1"], supports=[["fire-1", "earth-1", "air-2"]]).asks("action")
    magician = table.state.magicians[0]
    assert (magician.hand, magician.support) == (["air-1"], ["fire-1", "earth-1", "air-2"])
    assert magician.discard == ["water-1"]
    assert magician.spells[0] == Spell("ice", exhausted=True)


@pytest.mark.content("bigbook/spell/ice")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_ice_paid_from_full_support_finds_the_slot_that_the_payment_left() -> None:
    table = position(magicians=MAGICIANS, hands=[["fire-1"]], supports=[["water-1", "earth-1", "air-2"]])
    table.choose("activate ice")
    assert table.state.magicians[0].support == ["earth-1", "air-2", "fire-1"]


# -- Combustion --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/combustion")
@pytest.mark.rule("bigbook/spell.basic-combustion")
@pytest.mark.rule("bigbook/remove.to-box")
def test_combustion_removes_a_hand_card_of_choice_from_the_game() -> None:
    table = cast("combustion", "fire-1", hand=["water-1", "earth-1"], supports=[["air-1"]], discards=[["air-2"]])
    table.asks("remove", 0)
    assert table.offered == ["hand-0/water-1", "hand-0/earth-1"]
    table.choose("hand-0/water-1")
    assert table.state.removed == ["water-1"]
    assert table.state.magicians[0].hand == ["earth-1"]
    assert table.state.magicians[0].discard == ["air-2", "fire-1"]


@pytest.mark.content("bigbook/spell/combustion")
@pytest.mark.rule("bigbook/madness.removed-not-cured")
@pytest.mark.rule("bigbook/remove.madness-too")
def test_a_madness_burnt_by_combustion_does_not_return_to_the_stack() -> None:
    table = cast("combustion", "fire-1", hand=["madness"], madness=10)
    assert table.state.removed == ["madness"]
    assert table.state.madness == 10


@pytest.mark.content("bigbook/spell/combustion")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_combustion_at_double_cost_must_remove_two_cards() -> None:
    table = cast("combustion", "fire-1", 2, hand=["water-1", "earth-1", "madness"])
    assert not table.offers("done")
    table.choose("hand-0/madness")
    assert not table.offers("done")
    table.choose("hand-0/earth-1").asks("action")
    assert table.state.removed == ["madness", "earth-1"]
    assert table.state.magicians[0].hand == ["water-1"]


@pytest.mark.content("bigbook/spell/combustion")
@pytest.mark.rule("bigbook/effect.partial")
def test_combustion_at_triple_cost_burns_what_a_small_hand_holds() -> None:
    table = cast("combustion", "fire-1", 3, hand=["water-1"]).asks("action")
    assert table.state.removed == ["water-1"]
    assert table.state.magicians[0].discard == ["fire-1"] * 3


@pytest.mark.content("bigbook/spell/combustion")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_combustion_cannot_burn_the_card_it_was_paid_with() -> None:
    table = cast("combustion", "fire-1").asks("action")
    assert table.state.removed == []
    assert table.state.magicians[0].discard == ["fire-1"]
    assert table.state.magicians[0].spells[1] == Spell("combustion", exhausted=True)


# -- Growth ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/growth")
@pytest.mark.rule("bigbook/spell.basic-growth")
@pytest.mark.rule("bigbook/deck.draw-top")
def test_growth_draws_the_top_card() -> None:
    table = cast("growth", "earth-1", decks=[["water-2", "fire-1"]], others=[["fire-3"]])
    assert table.state.magicians[0].hand == ["water-2"]
    assert table.state.magicians[0].deck == ["fire-1"]
    assert table.state.magicians[1].hand == ["fire-3"]


@pytest.mark.content("bigbook/spell/growth")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/example.multiply-cost-1")
def test_growth_for_three_symbols_draws_three_cards() -> None:
    table = cast("growth", "earth-1", 3, decks=[["water-2", "fire-1", "air-1", "air-2"]])
    assert table.state.magicians[0].hand == ["water-2", "fire-1", "air-1"]


@pytest.mark.content("bigbook/spell/growth")
@pytest.mark.rule("bigbook/deck.no-hand-limit-during-turn")
def test_growth_may_bring_a_hand_over_six_cards() -> None:
    table = cast("growth", "earth-1", hand=["fire-1"] * 6, decks=[["water-2", "air-1"]])
    assert table.state.magicians[0].hand == [*["fire-1"] * 6, "water-2"]


@pytest.mark.content("bigbook/spell/growth")
@pytest.mark.rule("bigbook/madness.renew-deck")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_growth_with_an_empty_deck_renews_it_with_its_own_payment_and_a_madness() -> None:
    table = cast("growth", "earth-1", decks=[[]], madness=5)
    assert table.state.magicians[0].hand == ["madness"]  # unshuffled, the Madness lies on top
    assert table.state.magicians[0].deck == ["earth-1"]
    assert table.state.madness == 4


# -- Telepathy ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/spell.basic-telepathy")
@pytest.mark.rule("bigbook/granted.pays-own")
def test_telepathy_gives_another_player_one_action_which_that_player_pays() -> None:
    table = cast("telepathy", "air-1", hand=["fire-1"], others=[["earth-1", "earth-1"]], decks=[[], ["water-2"]])
    table.answer("granted-action", "activate growth", 1).choose("1", "pay hand-1/earth-1").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[1].hand == ["earth-1", "water-2"]
    assert table.state.magicians[1].discard == ["earth-1"]


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/target.one-other-player")
def test_telepathy_names_one_other_player_and_never_the_caster() -> None:
    table = cast("telepathy", "air-1", players=3, others=[["earth-1"], ["earth-1"]])
    table.asks("choose-other-player", 0)
    assert table.offered == ["1", "2"]
    table.choose("2").asks("granted-action", 2)


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/spell.multiply")
def test_telepathy_at_double_cost_gives_one_player_two_actions_one_after_another() -> None:
    table = cast("telepathy", "air-1", 2, players=3, others=[["earth-1", "fire-2"], ["earth-1"]])
    table.choose("1")
    table.answer("granted-action", "activate growth", 1)
    table.answer("granted-action", "acquire fire-2", 1).asks("action", 0)
    assert table.state.magicians[1].discard == ["earth-1", "fire-2", "fire-2"]
    assert table.state.magicians[2].hand == ["earth-1"]


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/granted.may-pass")
def test_a_player_may_use_only_some_of_the_actions_of_telepathy() -> None:
    table = cast("telepathy", "air-1", 3, others=[["earth-1", "fire-2"]])
    table.answer("granted-action", "activate growth", 1)
    table.answer("granted-action", "pass", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-2", "water-1"]


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/granted.decline-all")
def test_a_player_may_decline_the_action_of_telepathy() -> None:
    table = cast("telepathy", "air-1", others=[["earth-1", "fire-2"]])
    table.answer("granted-action", "pass", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["earth-1", "fire-2"]
    assert table.state.magicians[0].spells[3] == Spell("telepathy", exhausted=True)


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_telepathy_to_a_player_who_can_pay_for_nothing_has_no_effect() -> None:
    table = cast("telepathy", "air-1", others=[["madness"]]).asks("action", 0)
    assert table.state.magicians[0].discard == ["air-1"]
    assert table.state.magicians[0].spells[3] == Spell("telepathy", exhausted=True)


@pytest.mark.content("bigbook/spell/telepathy")
@pytest.mark.rule("bigbook/elimination.no-longer-counted")
def test_telepathy_of_the_last_remaining_player_reaches_nobody() -> None:
    table = cast("telepathy", "air-1", mad=[1]).asks("action", 0)
    assert table.state.magicians[0].spells[3] == Spell("telepathy", exhausted=True)
