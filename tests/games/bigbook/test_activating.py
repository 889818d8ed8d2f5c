"""Activating Spells: what it costs, how it is multiplied, what becomes of the Spell, and the four Basic Spells."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from koszmar.games.bigbook import content
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spell_cards import BASIC, SPELLS
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.words import Words

LIBRARY = [key for key in SPELLS if key not in BASIC]


def exhausted(table: Driver, seat: int = 0) -> list[str]:
    """The exhausted Spells of a player."""
    return [spell.key for spell in table.state.magicians[seat].spells if spell.exhausted]


# -- what is activated, and for how much -------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/spell.activate-one")
def test_one_action_activates_one_own_spell_that_is_not_exhausted() -> None:
    table = position(
        hands=[["earth-1", "fire-1", "fire-1", "air-3"]],
        spells=[[Spell("ice"), Spell("combustion", exhausted=True), Spell("growth")], ["telepathy", "breath"]],
        library_stacks={"air": ["levitation"]},
    )
    assert table.offers("activate growth")
    assert not table.offers("activate combustion")
    assert not table.offers("activate telepathy")
    assert not table.offers("activate breath")
    table.choose("activate growth")
    assert [event["spell"] for event in table.events("activate")] == ["growth"]
    assert exhausted(table) == ["combustion", "growth"]


@pytest.mark.rule("bigbook/spell.sequence")
def test_payment_first_then_the_effect_then_the_spell_is_exhausted() -> None:
    table = position(hands=[["water-1", "fire-1", "earth-1"]])
    table.choose("activate ice").asks("place-from-hand", seat=0)
    assert table.state.magicians[0].discard == ["water-1"]
    assert exhausted(table) == [], "not before the effect is done"
    table.choose("hand-0/fire-1")
    assert table.state.magicians[0].support == ["fire-1"]
    assert exhausted(table) == ["ice"]


@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_the_cards_paid_lie_in_the_discard_pile_while_the_effect_resolves() -> None:
    table = position(
        hands=[["water-1", "fire-1"]], spells=[["frost-mirror", "combustion"]], library_stacks={"water": []}
    )
    table.choose("activate frost-mirror")
    assert table.state.magicians[0].support == ["water-1"], "the only card of the pile was the payment"
    assert table.state.magicians[0].discard == []


@pytest.mark.rule("bigbook/spell.payment-discarded-first")
def test_the_card_that_paid_for_growth_may_be_drawn_by_it() -> None:
    table = position(hands=[["earth-1", "fire-1"]], decks=[[]])
    table.choose("activate growth")
    assert table.state.magicians[0].discard == []
    assert sorted([*table.state.magicians[0].hand, *table.state.magicians[0].deck]) == ["earth-1", "fire-1", "madness"]


@pytest.mark.rule("bigbook/spell.level-is-cost")
@pytest.mark.parametrize("key", SPELLS)
def test_the_level_of_a_spell_is_the_number_of_symbols_that_activates_it(key: str) -> None:
    card = SPELLS[key]
    others = [element for element in ("water", "fire", "earth", "air") if element != card.element]
    for symbols in range(4):
        hand = [f"{card.element}-1"] * symbols + [f"{other}-3" for other in others]
        table = position(hands=[hand], spells=[[key]], library_stacks={card.element: []})
        assert table.offers(f"activate {key}") == (symbols >= card.level), f"{symbols} symbols, level {card.level}"


@pytest.mark.rule("bigbook/spell.level-is-cost")
def test_whoever_cannot_pay_a_spell_is_told_how_much_it_costs() -> None:
    table = position(hands=[["air-2", "fire-1"]], spells=[["avatar", "combustion"]], library_stacks={"air": []})
    assert table.why_not("activate avatar")[1] == "spell.level-is-cost"


@pytest.mark.rule("bigbook/spell.card-parts")
@pytest.mark.parametrize("key", LIBRARY)
def test_a_library_spell_has_an_element_a_level_a_cost_to_learn_it_and_an_effect_with_a_variable(key: str) -> None:
    printed = content()[f"spell/{key}"]
    element, level = printed["element"], printed["level"]
    assert level in (1, 2, 3)
    table = position(
        hands=[[f"{element}-2", f"{element}-3", f"{element}-3", "earth-1"], ["fire-1"] * 2],
        library_stacks={element: [key]},
        spells=[["ice"]],
    )
    table.choose(f"learn {key}", f"pay hand-0/{element}-2", f"activate {key}")
    assert table.offers("1", "2"), "the cost is the level, and paying it twice doubles the variable"
    assert table.decision.args == {**table.decision.args, "spell": key, "price": level}


@pytest.mark.rule("bigbook/spell.card-parts")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("key", SPELLS)
def test_a_spell_card_shows_its_element_its_level_and_an_effect_with_a_variable_in_parentheses(
    key: str, lang: str
) -> None:
    table = position(hands=[["fire-3"], ["fire-1"]], spells=[[key]], library_stacks={SPELLS[key].element: []})
    view = table.match.view(0)
    card = next(card for zone in view.zones for card in zone.cards if card.id == f"spell-0/{key}")
    assert (card.element, card.pips) == (SPELLS[key].element, SPELLS[key].level)
    assert card.text is not None
    assert re.search(r"\(\d\)", Words(table.match.game, lang).say(card.text))


@pytest.mark.rule("bigbook/spell.card-parts")
def test_there_are_three_library_spells_of_each_element_and_level() -> None:
    printed = [content()[f"spell/{key}"] for key in LIBRARY]
    shelves = Counter((card["element"], card["level"]) for card in printed)
    assert shelves == {(element, level): 3 for element in ("water", "fire", "earth", "air") for level in (1, 2, 3)}


# -- multiplying -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.parametrize(("multiplier", "payment"), [("1", "earth-1"), ("2", "earth-2"), ("3", "earth-3")])
def test_double_or_triple_cost_doubles_or_triples_the_variable(multiplier: str, payment: str) -> None:
    table = position(hands=[["earth-1", "earth-2", "earth-3", "fire-1"]], decks=[["air-1"] * 4])
    table.choose("activate growth", multiplier, f"pay hand-0/{payment}")
    assert table.state.magicians[0].hand.count("air-1") == int(multiplier)
    assert table.state.magicians[0].discard == [payment]


@pytest.mark.rule("bigbook/spell.multiply")
def test_a_multiplier_is_offered_only_as_far_as_its_multiple_of_the_cost_can_be_paid() -> None:
    table = position(
        hands=[["water-3", "water-2", "fire-1"]], spells=[["glaciation", "combustion"]], library_stacks={"water": []}
    )
    table.choose("activate glaciation")
    assert table.offered == ["1", "2"], "6 Water are not there"
    assert table.why_not(3)[1] == "spell.multiply"


@pytest.mark.rule("bigbook/spell.multiply")
def test_the_multiplied_cost_has_to_be_paid() -> None:
    table = position(hands=[["earth-1", "earth-1", "earth-1", "earth-3"]], decks=[["air-1"] * 4])
    table.choose("activate growth", "3")
    assert table.decision.args["needed"] == {"earth": 3}
    table.choose("pay hand-0/earth-3")
    assert table.state.magicians[0].hand == ["earth-1", "earth-1", "earth-1", "air-1", "air-1", "air-1"]


@pytest.mark.rule("bigbook/spell.multiply-max")
def test_three_is_the_greatest_multiplier() -> None:
    table = position(hands=[["earth-3", "earth-3", "fire-1"]], decks=[["air-1"] * 4])
    table.choose("activate growth")
    assert table.offered == ["1", "2", "3"]
    assert table.why_not(4)[1] == "spell.multiply-max"
    table.choose("3", "add hand-0/earth-3", "add hand-0/earth-3")
    assert table.state.magicians[0].hand == ["fire-1", "air-1", "air-1", "air-1"], "six symbols paid, three cards drawn"


@pytest.mark.rule("bigbook/spell.multiplier-chosen")
def test_a_payment_large_enough_for_more_does_not_force_a_higher_multiplier() -> None:
    table = position(hands=[["earth-3", "fire-1"]], decks=[["air-1"] * 4])
    table.choose("activate growth").asks("multiplier", seat=0)
    table.choose("1")
    assert table.state.magicians[0].hand == ["fire-1", "air-1"]
    assert table.state.magicians[0].discard == ["earth-3"]


@pytest.mark.rule("bigbook/spell.variable")
@pytest.mark.content("bigbook/spell/adrenaline")
def test_all_variables_of_a_spell_are_multiplied_by_the_same_factor() -> None:
    table = position(
        hands=[["fire-3", "fire-1", "madness", "madness", "madness", "water-1"]],
        decks=[["air-1"] * 5],
        spells=[["adrenaline", "ice"]],
        library_stacks={"fire": []},
        madness=10,
    )
    table.choose("activate adrenaline", "2")
    mine = table.state.magicians[0]
    assert sorted(mine.hand) == ["air-1"] * 4 + ["madness", "water-1"], "(2) drawn twice, (1) cured twice"
    assert table.state.madness == 12


@pytest.mark.rule("bigbook/spell.non-variable-fixed")
@pytest.mark.content("bigbook/spell/warm-blooded")
def test_a_number_without_parentheses_is_not_multiplied() -> None:
    table = position(
        hands=[["fire-2", "madness", "madness", "water-1"]],
        decks=[["air-1"] * 9],
        spells=[["warm-blooded", "ice"]],
        library_stacks={"fire": []},
    )
    table.choose("activate warm-blooded", "2")
    assert table.state.magicians[0].hand == ["water-1"] + ["air-1"] * 4, "2 cards for each of 2 Madness"


@pytest.mark.rule("bigbook/spell.non-variable-fixed")
@pytest.mark.content("bigbook/spell/mental-control")
def test_more_players_of_mental_control_still_take_one_action_and_draw_one_card_each() -> None:
    table = position(
        players=3,
        hands=[["air-2", "water-1"], ["fire-1", "fire-1"], ["fire-1", "fire-1"]],
        decks=[[], ["earth-1"] * 3, ["earth-1"] * 3],
        spells=[["mental-control", "ice"]],
        library_stacks={"air": []},
    )
    table.choose("activate mental-control", "2").answer("granted-action", "pass", 1).answer("granted-action", "pass", 2)
    assert [magician.hand for magician in table.state.magicians[1:]] == [["fire-1", "fire-1", "earth-1"]] * 2


@pytest.mark.rule("bigbook/spell.multiply-single-activation")
def test_a_multiplied_effect_is_one_activation() -> None:
    table = position(hands=[["earth-3", "earth-1", "fire-1"]], decks=[["air-1"] * 4])
    table.choose("activate growth", "3", "pay hand-0/earth-3")
    assert table.events("activate") == [{"seat": 0, "spell": "growth", "multiplier": 3}]
    assert exhausted(table) == ["growth"]
    assert not table.offers("activate growth"), "and not a second one this turn"


# -- exhausted, and in the middle of things ----------------------------------------------------------------------------


@pytest.mark.rule("bigbook/spell.once-per-turn")
def test_a_spell_is_activated_once_per_turn() -> None:
    table = position(hands=[["earth-1", "earth-1", "fire-1"], ["water-1"]], decks=[["air-1"] * 9])
    table.choose("activate growth", "1", "pay hand-0/earth-1")
    assert "earth-1" in table.state.magicians[0].hand
    assert not table.offers("activate growth")
    assert table.why_not("activate growth")[1] == "spell.exhausted-locked"
    table.choose("end", "end").asks("action", seat=0)
    assert table.offers("activate growth"), "again in the next turn"


@pytest.mark.rule("bigbook/spell.once-per-turn")
@pytest.mark.content("bigbook/magician/fire-girl")
def test_a_spell_turned_upright_again_can_be_activated_a_second_time() -> None:
    table = position(
        magicians=("fire-girl", "fire-boy"), hands=[["earth-1", "earth-1", "fire-1"]], decks=[["air-1"] * 9]
    )
    table.choose("activate growth", "1", "pay hand-0/earth-1", "ability")
    assert exhausted(table) == []
    table.choose("activate growth")
    assert table.state.magicians[0].hand == ["fire-1", "air-1", "air-1"]


@pytest.mark.rule("bigbook/spell.in-resolution-locked")
def test_a_spell_still_being_resolved_cannot_be_activated_a_second_time() -> None:
    table = position(hands=[["air-1", "fire-1", "air-1"], ["air-1", "water-1"]])
    table.choose("activate telepathy", "1", "pay hand-0/air-1").answer("granted-action", "activate telepathy", 1)
    table.asks("granted-action", seat=0)
    assert table.offers("activate combustion")
    assert not table.offers("activate telepathy")
    assert table.why_not("activate telepathy")[1] == "spell.in-resolution-locked"


@pytest.mark.rule("bigbook/spell.in-resolution-locked")
@pytest.mark.rule("bigbook/spell.exhaust-after-refresh")
@pytest.mark.content("bigbook/spell/illusion")
def test_a_spell_refreshed_while_it_is_resolved_is_still_locked_and_ends_exhausted() -> None:
    table = position(
        hands=[["air-1", "air-1", "earth-1", "fire-1"], ["air-3"]],
        spells=[["telepathy", Spell("growth", exhausted=True), "combustion"], ["illusion"]],
    )
    table.choose("activate telepathy", "1", "pay hand-0/air-1").answer("granted-action", "activate illusion", 1)
    table.asks("granted-action", seat=0)
    assert table.offers("activate growth"), "refreshed"
    assert not table.offers("activate telepathy"), "refreshed, too, but its effect is not over"
    table.choose("pass").asks("action", seat=0)
    assert exhausted(table) == ["telepathy"]
    assert not table.offers("activate telepathy")


@pytest.mark.rule("bigbook/spell.do-as-much-as-possible")
def test_as_much_of_an_effect_as_possible_must_be_carried_out() -> None:
    table = position(hands=[["water-3", "fire-1", "earth-1", "air-1"]], supports=[["air-2", "air-2"]])
    table.choose("activate ice", "3").asks("place-from-hand", seat=0)
    assert "done" not in table.offered
    table.choose("hand-0/fire-1").asks("action", seat=0)
    assert table.state.magicians[0].support == ["air-2", "air-2", "fire-1"], "one slot was free, one of three is placed"


@pytest.mark.rule("bigbook/spell.do-as-much-as-possible")
def test_combustion_removes_what_there_is_even_if_more_was_paid_for() -> None:
    table = position(hands=[["fire-3", "earth-1", "water-1"]], supports=[[], ["air-1"]])
    table.choose("activate combustion", "3", "hand-0/earth-1")
    assert table.state.magicians[0].hand == []
    assert sorted(table.state.removed) == ["earth-1", "water-1"]
    assert exhausted(table) == ["combustion"]


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_a_spell_may_be_activated_though_nothing_of_it_can_happen() -> None:
    table = position(hands=[["water-1", "earth-1"]], supports=[["air-2", "air-2", "air-2"]])
    table.choose("activate ice").asks("action", seat=0)
    assert table.state.magicians[0].discard == ["water-1"]
    assert table.state.magicians[0].support == ["air-2", "air-2", "air-2"]
    assert exhausted(table) == ["ice"]


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_under_the_other_reading_a_spell_without_any_effect_is_refused() -> None:
    hand = ["water-1", "earth-1"]
    table = position(hands=[hand], supports=[["air-2", "air-2", "air-2"]], rulings={"fizzle": "refused"})
    assert not table.offers("activate ice")
    assert table.why_not("activate ice")[1] == "spell.no-effect-allowed"
    table = position(hands=[hand], supports=[["air-2", "air-2"]], rulings={"fizzle": "refused"})
    assert table.offers("activate ice"), "one slot is free"


# -- the four Basic Spells ---------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/spell.basic-ice")
@pytest.mark.rule("bigbook/spell.basic-combustion")
@pytest.mark.rule("bigbook/spell.basic-growth")
@pytest.mark.rule("bigbook/spell.basic-telepathy")
@pytest.mark.parametrize(
    ("key", "element"), [("ice", "water"), ("combustion", "fire"), ("growth", "earth"), ("telepathy", "air")]
)
def test_everybody_has_the_four_basic_spells_and_each_costs_one_symbol_of_its_element(key: str, element: str) -> None:
    printed = content()[f"spell/{key}"]
    assert (printed["element"], printed["level"]) == (element, 1)
    table = position(hands=[[f"{element}-1", "madness"]])
    assert [option for option in table.offered if option.startswith("activate")] == [f"activate {key}"]


@pytest.mark.rule("bigbook/spell.basic-ice")
@pytest.mark.content("bigbook/spell/ice")
def test_ice_places_a_hand_card_in_the_own_support() -> None:
    table = position(hands=[["water-1", "earth-1", "madness"]], supports=[[], ["fire-1"]])
    table.choose("activate ice").answer("place-from-hand", "hand-0/madness", 0)
    assert [magician.support for magician in table.state.magicians] == [["madness"], ["fire-1"]]
    assert table.state.magicians[0].hand == ["earth-1"]


@pytest.mark.rule("bigbook/spell.basic-ice")
@pytest.mark.content("bigbook/spell/ice")
def test_triple_ice_places_three() -> None:
    table = position(hands=[["water-3", "earth-1", "fire-1", "air-1", "air-1"]])
    table.choose("activate ice", "3", "hand-0/air-1", "hand-0/earth-1", "hand-0/air-1")
    assert table.state.magicians[0].support == ["air-1", "earth-1", "air-1"]


@pytest.mark.rule("bigbook/spell.basic-combustion")
@pytest.mark.content("bigbook/spell/combustion")
def test_combustion_removes_a_hand_card_from_the_game() -> None:
    table = position(hands=[["fire-1", "earth-1", "madness"]], madness=10)
    table.choose("activate combustion").answer("remove", "hand-0/madness", 0)
    assert table.state.removed == ["madness"]
    assert table.state.madness == 10, "removed, not cured"
    assert table.state.magicians[0].hand == ["earth-1"]
    assert table.state.magicians[0].discard == ["fire-1"]


@pytest.mark.rule("bigbook/spell.basic-growth")
@pytest.mark.content("bigbook/spell/growth")
def test_growth_draws_a_card() -> None:
    table = position(hands=[["earth-1", "fire-1"]], decks=[["water-2", "air-1"]])
    table.choose("activate growth")
    assert table.state.magicians[0].hand == ["fire-1", "water-2"]
    assert table.state.magicians[0].deck == ["air-1"]


@pytest.mark.rule("bigbook/spell.basic-telepathy")
@pytest.mark.content("bigbook/spell/telepathy")
def test_telepathy_gives_one_other_player_an_action() -> None:
    table = position(players=3, hands=[["air-1", "fire-1"], ["fire-1", "fire-1"], ["earth-1", "water-1"]])
    table.choose("activate telepathy").asks("choose-other-player", seat=0)
    assert table.offered == ["1", "2"]
    table.choose("2").answer("granted-action", "activate growth", 2).asks("action", seat=0)
    assert table.state.magicians[2].discard == ["earth-1"]


@pytest.mark.rule("bigbook/spell.basic-telepathy")
@pytest.mark.content("bigbook/spell/telepathy")
def test_triple_telepathy_gives_the_same_player_three_actions() -> None:
    table = position(
        players=3,
        hands=[["air-3", "fire-1"], ["fire-1"], ["earth-1", "water-2", "fire-2", "air-1"]],
        decks=[[], [], ["air-1"] * 3],
    )
    table.choose("activate telepathy", "3", "2")
    table.answer("granted-action", "activate growth", 2).answer("granted-action", "acquire fire-2", 2)
    table.answer("granted-action", "acquire water-2", 2).asks("action", seat=0)
    assert sorted(table.state.magicians[2].discard) == ["earth-1", "fire-2", "fire-2", "water-2", "water-2"]
