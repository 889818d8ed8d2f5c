"""The nine Air Spells of the Library: cards that change hands, and actions given to others."""

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
    """Seat 0 owns a Spell and nothing else; the others have their Basic Spells; the Library is empty."""
    spells = [[spell], *table.pop("spells", [])]
    return position(magicians=MAGICIANS, spells=spells, library_stacks=NO_LIBRARY, **table)


def cast(spell: str, paid: str, x: int = 1, *, hand: list[str] | None = None, **table: Any) -> Driver:
    """Seat 0 activates a Spell for x times the given card, which lies in hand beside the cards named."""
    hands = [[*(hand or []), *[paid] * x], *table.pop("others", [])]
    driver = table_with(spell, hands=hands, **table).choose(f"activate {spell}")
    return driver.choose(str(x)) if x > 1 else driver


@pytest.mark.rule("bigbook/spell.level-is-cost")
@pytest.mark.parametrize(
    ("spell", "level"),
    [
        ("breath", 1),
        ("mental-control", 1),
        ("aspiration", 1),
        ("levitation", 2),
        ("tornado", 2),
        ("eye-of-the-tornado", 2),
        ("avatar", 3),
        ("daydream", 3),
        ("illusion", 3),
    ],
)
def test_an_air_spell_costs_as_many_air_symbols_as_its_level(spell: str, level: int) -> None:
    assert table_with(spell, hands=[["air-1"] * level]).offers(f"activate {spell}")
    rich = table_with(spell, hands=[["air-1"] * (level - 1) + ["water-3", "fire-3", "earth-3"]])
    assert rich.why_not(f"activate {spell}") == ("why-too-dear", "spell.level-is-cost")


@pytest.mark.content("bigbook/spell/breath", "bigbook/spell/mental-control", "bigbook/spell/levitation")
@pytest.mark.content("bigbook/spell/tornado", "bigbook/spell/daydream", "bigbook/spell/illusion")
@pytest.mark.rule("bigbook/elimination.no-longer-counted")
@pytest.mark.parametrize(
    ("spell", "paid"),
    [
        ("breath", "air-1"),
        ("mental-control", "air-1"),
        ("levitation", "air-2"),
        ("tornado", "air-2"),
        ("daydream", "air-3"),
        ("illusion", "air-3"),
    ],
)
def test_an_air_spell_for_others_reaches_nobody_when_the_caster_is_the_last_player(spell: str, paid: str) -> None:
    table = cast(spell, paid, hand=["fire-1"], mad=[1], discards=[["water-1"]]).asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[0].discard == ["water-1", paid]
    assert table.state.magicians[0].spells == [Spell(spell, exhausted=True)]


# -- Breath ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/breath")
@pytest.mark.rule("bigbook/discard.owner-is-holder")
def test_breath_gives_a_card_of_the_own_hand_or_of_any_slot_into_another_hand() -> None:
    table = cast(
        "breath", "air-1", hand=["fire-1", "madness"], supports=[["water-2"], ["earth-2"]], others=[["earth-1"]]
    )
    table.asks("give-card", 0)
    assert table.offered == ["hand-0/fire-1", "hand-0/madness", "support-0/water-2", "support-1/earth-2"]
    table.choose("support-0/water-2").asks("action", 0)
    assert table.state.magicians[1].hand == ["earth-1", "water-2"]
    assert table.state.magicians[0].support == []


@pytest.mark.content("bigbook/spell/breath")
def test_breath_may_give_a_player_the_card_in_their_own_slot() -> None:
    table = cast("breath", "air-1", hand=["fire-1"], supports=[[], ["earth-2"]]).choose("support-1/earth-2")
    assert table.state.magicians[1].hand == ["earth-2"]
    assert table.state.magicians[1].support == []


@pytest.mark.content("bigbook/spell/breath")
@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_breath_at_double_cost_must_give_two_cards_to_the_one_player_chosen() -> None:
    table = cast("breath", "air-1", 2, hand=["fire-1", "madness", "water-1"], players=3)
    table.asks("choose-other-player", 0)
    assert table.offered == ["1", "2"]
    table.choose("2", "hand-0/madness").asks("give-card", 0)
    assert not table.offers("done")
    table.choose("hand-0/fire-1").asks("action", 0)
    assert table.state.magicians[2].hand == ["madness", "fire-1"]
    assert table.state.magicians[0].hand == ["water-1"]
    assert table.state.magicians[1].hand == []


@pytest.mark.content("bigbook/spell/breath")
@pytest.mark.rule("bigbook/effect.partial")
def test_breath_at_triple_cost_gives_what_there_is() -> None:
    table = cast("breath", "air-1", 3, hand=["fire-1"]).asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-1"]
    assert table.state.magicians[0].hand == []


@pytest.mark.content("bigbook/spell/breath")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_breath_without_any_card_to_give_has_no_effect() -> None:
    table = cast("breath", "air-1", players=3).asks("action", 0)
    assert table.state.magicians[0].spells == [Spell("breath", exhausted=True)]
    assert [magician.hand for magician in table.state.magicians] == [[], [], []]


# -- Mental Control ----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/mental-control")
@pytest.mark.rule("bigbook/granted.any-action")
def test_mental_control_lets_another_player_act_and_then_draw() -> None:
    table = cast("mental-control", "air-1", others=[["fire-2"]], decks=[[], ["water-2", "air-1"]])
    table.answer("granted-action", "acquire fire-2", 1).asks("action", 0)
    assert table.state.magicians[1].discard == ["fire-2", "fire-2"]
    assert table.state.magicians[1].hand == ["water-2"]


@pytest.mark.content("bigbook/spell/mental-control")
@pytest.mark.rule("bigbook/granted.decline-all")
@pytest.mark.rule("bigbook/effect.then-independent")
def test_a_player_who_declines_the_action_of_mental_control_draws_all_the_same() -> None:
    table = cast("mental-control", "air-1", others=[["fire-2"]], decks=[[], ["water-2", "air-1"]])
    table.answer("granted-action", "pass", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-2", "water-2"]


@pytest.mark.content("bigbook/spell/mental-control")
@pytest.mark.rule("bigbook/effect.then-independent")
def test_a_player_who_can_pay_for_no_action_of_mental_control_only_draws() -> None:
    table = cast("mental-control", "air-1", others=[["madness"]], decks=[[], ["water-2", "air-1"]]).asks("action", 0)
    assert table.state.magicians[1].hand == ["madness", "water-2"]


@pytest.mark.content("bigbook/spell/mental-control")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/spell.non-variable-fixed")
def test_mental_control_at_double_cost_concerns_two_players_each_finished_before_the_next() -> None:
    table = cast(
        "mental-control",
        "air-1",
        2,
        players=4,
        others=[["fire-2"], ["fire-2"], ["fire-2"]],
        decks=[[], ["water-1", "air-1"], [], ["earth-1", "air-1"]],
    )
    assert table.offered == ["1", "2", "3"]
    table.choose("3")
    assert table.offered == ["1", "2"]
    table.choose("1").asks("granted-action", 1).choose("pass").asks("granted-action", 3)
    assert table.state.magicians[1].hand == ["fire-2", "water-1"]  # drew one card, before the next player acts
    assert table.state.magicians[3].hand == ["fire-2"]
    table.choose("pass").asks("action", 0)
    assert table.state.magicians[3].hand == ["fire-2", "earth-1"]
    assert table.state.magicians[2].hand == ["fire-2"]


@pytest.mark.content("bigbook/spell/mental-control")
@pytest.mark.rule("bigbook/target.several-players")
def test_mental_control_at_triple_cost_concerns_fewer_players_if_there_are_fewer() -> None:
    table = cast("mental-control", "air-1", 3, players=3, decks=[[], ["water-1", "air-1"], ["earth-1", "air-1"]])
    assert [magician.hand for magician in table.state.magicians] == [[], ["water-1"], ["earth-1"]]


# -- Aspiration --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/aspiration")
@pytest.mark.rule("bigbook/exchange.to-hand")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_aspiration_from_a_hand_lets_its_owner_pick_the_card() -> None:
    table = cast("aspiration", "air-1", others=[["fire-1", "madness"]], supports=[["water-1"]])
    table.asks("take-card", 0)
    assert table.offered == ["hand-of 1", "support-0/water-1"]
    table.choose("hand-of 1").asks("give-card", 1)
    assert table.offered == ["hand-1/fire-1", "hand-1/madness"]
    table.choose("hand-1/madness").asks("action", 0)
    assert table.state.magicians[0].hand == ["madness"]
    assert table.state.magicians[1].hand == ["fire-1"]
    assert table.state.magicians[1].discard == []


@pytest.mark.content("bigbook/spell/aspiration")
def test_aspiration_from_support_lets_the_caster_pick_the_card() -> None:
    table = cast("aspiration", "air-1", supports=[["water-1"], ["fire-2", "madness"]])
    table.asks("take-card", 0)
    assert table.offered == ["support-0/water-1", "support-1/fire-2", "support-1/madness"]
    table.choose("support-1/fire-2").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-2"]
    assert table.state.magicians[1].support == ["madness"]


@pytest.mark.content("bigbook/spell/aspiration")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_aspiration_at_triple_cost_must_take_three_cards_each_from_a_source_of_its_own() -> None:
    table = cast(
        "aspiration", "air-1", 3, players=3, others=[["fire-1", "fire-2"], ["earth-1"]], supports=[[], ["water-1"]]
    )
    assert table.offered == ["hand-of 1", "hand-of 2", "support-1/water-1"]
    table.choose("hand-of 1", "hand-1/fire-2")
    table.asks("take-card", 0)
    assert not table.offers("done")
    table.choose("hand-of 2")
    assert table.offered == ["hand-of 1", "support-1/water-1"]
    table.choose("support-1/water-1").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-2", "earth-1", "water-1"]
    assert table.state.magicians[1].hand == ["fire-1"]


@pytest.mark.content("bigbook/spell/aspiration")
@pytest.mark.rule("bigbook/effect.partial")
def test_aspiration_at_triple_cost_takes_what_there_is() -> None:
    table = cast("aspiration", "air-1", 3, others=[["fire-1"]]).asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.content("bigbook/spell/aspiration")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_aspiration_without_any_card_to_take_has_no_effect() -> None:
    table = cast("aspiration", "air-1", hand=["fire-1"]).asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[0].spells == [Spell("aspiration", exhausted=True)]


# -- Levitation --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/levitation")
def test_levitation_fills_the_hand_of_another_player_up_to_six() -> None:
    table = cast("levitation", "air-2", others=[["fire-1"] * 4], decks=[[], ["water-1", "earth-1", "air-1"]])
    assert table.state.magicians[1].hand == [*["fire-1"] * 4, "water-1", "earth-1"]
    assert table.state.magicians[1].deck == ["air-1"]
    assert table.state.magicians[0].hand == []


@pytest.mark.content("bigbook/spell/levitation")
@pytest.mark.rule("bigbook/effect.impossible-ignored")
def test_levitation_draws_nothing_for_a_hand_of_six_or_more() -> None:
    table = cast("levitation", "air-2", 2, players=3, others=[["fire-1"] * 6, ["earth-1"] * 7]).asks("action", 0)
    assert [len(magician.hand) for magician in table.state.magicians] == [0, 6, 7]


@pytest.mark.content("bigbook/spell/levitation")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/spell.multiply")
def test_levitation_at_double_cost_lifts_two_other_players_of_the_casters_choice() -> None:
    table = cast("levitation", "air-2", 2, players=4, others=[["fire-1"] * 5, ["water-1"] * 5, ["earth-1"] * 5])
    table.asks("choose-other-player", 0).choose("3", "2")
    assert [len(magician.hand) for magician in table.state.magicians] == [0, 5, 6, 6]


@pytest.mark.content("bigbook/spell/levitation")
@pytest.mark.rule("bigbook/madness.renew-then-continue")
def test_levitation_renews_a_deck_that_runs_out() -> None:
    table = cast("levitation", "air-2", decks=[[], ["fire-1"]], discards=[[], ["water-1"] * 5], madness=9)
    assert sorted(table.state.magicians[1].hand) == ["fire-1", "madness", *["water-1"] * 4]
    assert table.state.madness == 8


# -- Tornado -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/tornado")
@pytest.mark.rule("bigbook/exchange.to-hand")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_tornado_swaps_hand_cards_and_each_player_picks_what_they_give() -> None:
    table = cast(
        "tornado",
        "air-2",
        hand=["fire-1", "madness"],
        others=[["water-1", "earth-3"]],
        supports=[["earth-2"], ["fire-2"]],
    )
    table.asks("give-cards", 0)
    assert table.offered == ["hand-0/fire-1", "hand-0/madness"]
    table.choose("hand-0/madness").asks("give-cards", 1)
    assert table.offered == ["hand-1/water-1", "hand-1/earth-3"]
    table.choose("hand-1/water-1").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1", "water-1"]
    assert table.state.magicians[1].hand == ["earth-3", "madness"]


@pytest.mark.content("bigbook/spell/tornado")
@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.rule("bigbook/spell.multiply")
def test_tornado_at_double_cost_swaps_two_cards_with_one_player() -> None:
    table = cast(
        "tornado",
        "air-2",
        2,
        players=3,
        hand=["fire-1", "fire-2", "fire-3"],
        others=[["water-1"], ["earth-1", "earth-2"]],
    )
    table.answer("choose-other-player", "2", 0).choose("hand-0/fire-1", "hand-0/fire-2", "hand-2/earth-1")
    table.asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-3", "earth-1", "earth-2"]
    assert table.state.magicians[2].hand == ["fire-1", "fire-2"]
    assert table.state.magicians[1].hand == ["water-1"]


@pytest.mark.content("bigbook/spell/tornado")
@pytest.mark.rule("bigbook/effect.partial")
def test_tornado_swaps_no_more_than_the_smaller_hand_holds() -> None:
    table = cast("tornado", "air-2", 3, hand=["fire-1", "fire-2"], others=[["water-1"]])
    table.choose("hand-0/fire-2").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1", "water-1"]
    assert table.state.magicians[1].hand == ["fire-2"]


@pytest.mark.content("bigbook/spell/tornado")
@pytest.mark.rule("bigbook/effect.partial")
def test_tornado_swaps_no_more_than_the_caster_has_left() -> None:
    table = cast("tornado", "air-2", 3, hand=["fire-1"], others=[["water-1", "water-2"]])
    table.answer("give-cards", "hand-1/water-2", 1).asks("action", 0)
    assert table.state.magicians[0].hand == ["water-2"]
    assert table.state.magicians[1].hand == ["water-1", "fire-1"]


@pytest.mark.content("bigbook/spell/tornado")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_tornado_against_an_empty_hand_has_no_effect() -> None:
    table = cast("tornado", "air-2", hand=["fire-1"]).asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[0].spells == [Spell("tornado", exhausted=True)]


# -- Eye of the Tornado ------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/eye-of-the-tornado")
@pytest.mark.rule("bigbook/target.each-player")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_eye_of_the_tornado_makes_each_player_discard_and_draw_in_turn() -> None:
    table = cast(
        "eye-of-the-tornado",
        "air-2",
        hand=["fire-1", "fire-2"],
        others=[["water-1", "madness"]],
        decks=[["earth-1", "air-1"], ["earth-2", "air-1"]],
        supports=[["water-3"], ["water-2"]],
    )
    table.asks("discard", 0)
    assert table.offered == ["hand-0/fire-1", "hand-0/fire-2"]
    table.choose("hand-0/fire-2").asks("discard", 1)
    assert table.state.magicians[0].hand == ["fire-1", "earth-1"]
    assert table.state.magicians[1].hand == ["water-1", "madness"]
    assert table.offered == ["hand-1/water-1", "hand-1/madness"]
    table.choose("hand-1/madness").asks("action", 0)
    assert table.state.magicians[1].hand == ["water-1", "earth-2"]
    assert table.state.magicians[1].discard == ["madness"]
    assert [magician.support for magician in table.state.magicians] == [["water-3"], ["water-2"]]


@pytest.mark.content("bigbook/spell/eye-of-the-tornado")
@pytest.mark.rule("bigbook/example.eye-of-the-cyclone")
@pytest.mark.rule("bigbook/effect.then-independent")
def test_eye_of_the_tornado_lets_an_empty_hand_draw_without_discarding() -> None:
    table = cast("eye-of-the-tornado", "air-2", decks=[["earth-1", "air-1"], ["earth-2", "air-1"]]).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [["earth-1"], ["earth-2"]]


@pytest.mark.content("bigbook/spell/eye-of-the-tornado")
@pytest.mark.rule("bigbook/spell.variable")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_eye_of_the_tornado_at_double_cost_discards_two_and_draws_two() -> None:
    table = cast(
        "eye-of-the-tornado",
        "air-2",
        2,
        hand=["fire-1"],
        others=[["water-1", "water-2", "water-3"]],
        decks=[["earth-1", "earth-2", "air-1"], ["earth-3", "fire-3", "air-1"]],
    )
    assert table.state.magicians[0].hand == ["earth-1", "earth-2"]  # all it had, then two all the same
    table.asks("discard", 1)
    assert not table.offers("done")
    table.choose("hand-1/water-1", "hand-1/water-3").asks("action", 0)
    assert table.state.magicians[1].hand == ["water-2", "earth-3", "fire-3"]


# -- Avatar ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/avatar")
def test_avatar_is_an_action_paid_from_the_support_pool_without_discarding() -> None:
    table = cast("avatar", "air-3", supports=[["fire-1"], ["fire-1"]])
    table.answer("granted-action", "acquire fire-2", 0).asks("action", 0)
    assert table.state.magicians[0].discard == ["air-3", "fire-2"]
    assert [magician.support for magician in table.state.magicians] == [["fire-1"], ["fire-1"]]


@pytest.mark.content("bigbook/spell/avatar")
def test_avatar_is_not_paid_with_hand_cards() -> None:
    table = cast("avatar", "air-3", hand=["fire-2", "water-1"], supports=[["water-1", "earth-2"]])
    table.asks("granted-action", 0)
    assert table.offers("acquire earth-2")
    assert not table.offers("acquire fire-2")
    assert not table.offers("acquire water-2")  # one Water in hand and one in support are not enough


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/granted.decline-all")
def test_the_action_of_avatar_may_be_declined() -> None:
    table = cast("avatar", "air-3", supports=[["fire-2"]])
    table.answer("granted-action", "pass", 0).asks("action", 0)
    assert table.state.magicians[0].discard == ["air-3"]
    assert table.state.magicians[0].spells == [Spell("avatar", exhausted=True)]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/doppelganger.card-once")
def test_avatar_at_double_cost_uses_each_support_card_once_in_both_actions() -> None:
    table = cast("avatar", "air-3", 2, supports=[["fire-2", "fire-1"], ["water-2"]])
    table.answer("granted-action", "acquire fire-2", 0).choose("pay support-0/fire-2")
    table.asks("granted-action", 0)
    assert table.offers("acquire water-2")
    assert not table.offers("acquire fire-2")  # only the value-1 card has not been used
    table.choose("acquire water-2").asks("action", 0)
    assert table.state.magicians[0].discard == ["air-3", "air-3", "fire-2", "water-2"]
    assert [magician.support for magician in table.state.magicians] == [["fire-2", "fire-1"], ["water-2"]]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/doppelganger.card-once")
def test_the_copies_of_a_card_in_support_can_be_used_one_each_by_avatar() -> None:
    table = cast("avatar", "air-3", 3, supports=[["fire-2", "fire-2"]])
    table.choose("acquire fire-2", "pay support-0/fire-2", "acquire fire-2").asks("action", 0)
    assert table.state.magicians[0].discard == ["air-3", "air-3", "air-3", "fire-2", "fire-2"]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/doppelganger.stays-usable")
def test_a_support_card_used_for_avatar_can_be_spent_afterwards() -> None:
    table = cast("avatar", "air-3", supports=[[], ["fire-2"]]).choose("acquire fire-2").asks("action", 0)
    table.choose("acquire fire-2")
    assert table.state.magicians[1].support == []
    assert table.state.magicians[1].discard == ["fire-2"]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/granted.may-pass")
def test_the_later_actions_of_avatar_may_be_left_out() -> None:
    table = cast("avatar", "air-3", 3, supports=[["fire-2", "water-2"]])
    table.choose("acquire fire-2").answer("granted-action", "pass", 0).asks("action", 0)
    assert table.state.magicians[0].discard == ["air-3", "air-3", "air-3", "fire-2"]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/spell.multiply")
def test_a_spell_activated_through_avatar_may_be_multiplied_with_support_cards() -> None:
    table = position(
        magicians=MAGICIANS,
        spells=[["avatar", "growth"]],
        library_stacks=NO_LIBRARY,
        hands=[["air-3", "earth-1"]],
        supports=[["earth-1"], ["earth-1"]],
        decks=[["water-1", "fire-1", "air-1"]],
    )
    table.choose("activate avatar", "activate growth")
    assert table.offered == ["1", "2"]
    table.choose("2").asks("action", 0)
    assert table.state.magicians[0].hand == ["earth-1", "water-1", "fire-1"]
    assert [magician.support for magician in table.state.magicians] == [["earth-1"], ["earth-1"]]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/granted.pays-own")
def test_an_action_that_another_player_gets_out_of_avatar_is_paid_in_the_normal_way() -> None:
    table = position(
        magicians=MAGICIANS,
        spells=[["avatar", "telepathy"]],
        library_stacks=NO_LIBRARY,
        hands=[["air-3"], ["fire-1"]],
        supports=[["air-1", "fire-1"]],
    )
    table.choose("activate avatar", "pay hand-0/air-3", "activate telepathy")
    table.answer("granted-action", "acquire fire-2", 1).asks("action", 0)
    assert table.state.magicians[0].support == ["air-1"]
    assert table.state.magicians[0].discard == ["air-3", "fire-1"]
    assert table.state.magicians[1].discard == ["fire-1", "fire-2"]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_avatar_without_a_payable_action_has_no_effect() -> None:
    table = cast("avatar", "air-3", hand=["fire-3"], supports=[["madness"]]).asks("action", 0)
    assert table.state.magicians[0].spells == [Spell("avatar", exhausted=True)]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/action.cost-required")
def test_an_action_too_dear_for_the_support_pool_has_an_objection_while_avatar_asks() -> None:
    table = cast("avatar", "air-3", hand=["fire-2"], supports=[["earth-2"]]).asks("granted-action", 0)
    assert table.why_not("acquire fire-2") == ("why-too-dear", "acquire.cost-value-2")


# -- Daydream ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/daydream")
@pytest.mark.rule("bigbook/target.other-players")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_daydream_lets_each_other_player_take_a_card_from_their_own_discard_pile() -> None:
    table = cast("daydream", "air-3", players=3, discards=[["fire-3"], ["water-1", "madness"], ["earth-1", "earth-2"]])
    table.asks("take-from-discard", 1)
    assert table.offered == ["discard-1/water-1", "discard-1/madness"]
    table.choose("discard-1/water-1")
    table.answer("take-from-discard", "discard-2/earth-2", 2).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], ["water-1"], ["earth-2"]]
    assert table.state.magicians[0].discard == ["fire-3", "air-3"]
    assert table.state.magicians[1].discard == ["madness"]


@pytest.mark.content("bigbook/spell/daydream")
@pytest.mark.rule("bigbook/spell.multiply")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_daydream_at_double_cost_makes_them_take_two_cards() -> None:
    table = cast("daydream", "air-3", 2, discards=[[], ["water-1", "madness", "earth-1"]])
    assert not table.offers("done")
    table.choose("discard-1/madness").asks("take-from-discard", 1)
    assert not table.offers("done")
    table.choose("discard-1/earth-1").asks("action", 0)
    assert table.state.magicians[1].hand == ["madness", "earth-1"]


@pytest.mark.content("bigbook/spell/daydream")
@pytest.mark.rule("bigbook/effect.partial")
@pytest.mark.rule("bigbook/effect.others-still-apply")
def test_daydream_takes_a_whole_small_pile_and_skips_an_empty_one() -> None:
    table = cast("daydream", "air-3", 2, players=3, discards=[[], [], ["earth-1"]]).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], [], ["earth-1"]]
    assert table.state.magicians[2].discard == []


@pytest.mark.content("bigbook/spell/daydream")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
@pytest.mark.rule("bigbook/support.owner-discard")
def test_daydream_can_take_back_a_support_card_that_has_just_paid_for_it() -> None:
    table = table_with("daydream", hands=[[]], supports=[[], ["air-3"]]).choose("activate daydream").asks("action", 0)
    assert table.state.magicians[1].hand == ["air-3"]


# -- Illusion ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.rule("bigbook/concentration.own-only")
def test_illusion_refreshes_all_spells_of_another_player() -> None:
    tired = [Spell("growth", exhausted=True), Spell("ice", exhausted=True), Spell("telepathy")]
    table = cast("illusion", "air-3", spells=[tired], others=[["earth-1"]]).asks("granted-action", 1)
    assert table.state.magicians[1].spells == [Spell("growth"), Spell("ice"), Spell("telepathy")]
    assert table.events("refresh-all") == [{"seat": 1}]


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.rule("bigbook/block.no-refresh")
def test_illusion_does_not_refresh_a_spell_that_lies_face_down() -> None:
    tired = [Spell("growth", exhausted=True, blocked=True), Spell("ice", exhausted=True)]
    table = cast("illusion", "air-3", spells=[tired], track={"2": "multi/block-spell"})
    assert table.state.magicians[1].spells == [Spell("growth", exhausted=True, blocked=True), Spell("ice")]


@pytest.mark.content("bigbook/spell/illusion")
def test_the_action_of_illusion_is_paid_without_discarding() -> None:
    table = cast("illusion", "air-3", others=[["fire-1"]], supports=[[], ["fire-1"]])
    table.answer("granted-action", "acquire fire-2", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-1"]
    assert table.state.magicians[1].support == ["fire-1"]
    assert table.state.magicians[1].discard == ["fire-2"]


@pytest.mark.content("bigbook/spell/illusion")
def test_what_the_action_of_illusion_itself_moves_still_moves() -> None:
    table = cast("illusion", "air-3", others=[["fire-1", "madness"]], supports=[[], ["fire-1"]], madness=7)
    table.answer("granted-action", "cure hand 1", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["fire-1"]
    assert table.state.madness == 8


@pytest.mark.content("bigbook/spell/illusion")
def test_a_card_shown_as_payment_under_illusion_may_be_placed_by_the_spell_it_pays_for() -> None:
    table = cast("illusion", "air-3", others=[["water-1"]]).choose("activate ice").asks("action", 0)
    assert table.state.magicians[1].hand == []
    assert table.state.magicians[1].support == ["water-1"]


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.rule("bigbook/granted.decline-all")
@pytest.mark.rule("bigbook/effect.mandatory")
def test_the_action_of_illusion_may_be_declined_but_not_the_refreshing() -> None:
    table = cast("illusion", "air-3", others=[["earth-1"]], spells=[[Spell("growth", exhausted=True)]])
    table.answer("granted-action", "pass", 1).asks("action", 0)
    assert table.state.magicians[1].spells == [Spell("growth")]
    assert table.state.magicians[1].hand == ["earth-1"]


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/target.order")
@pytest.mark.rule("bigbook/spell.non-variable-fixed")
def test_illusion_at_double_cost_concerns_two_players_with_one_action_each() -> None:
    tired = [Spell("growth", exhausted=True)]
    table = cast(
        "illusion",
        "air-3",
        2,
        players=4,
        spells=[list(tired), list(tired), list(tired)],
        others=[["earth-2"], ["earth-2"], ["earth-2"]],
    )
    table.choose("3", "1").asks("granted-action", 1)
    assert table.state.magicians[3].spells == tired  # each player is done before the next
    table.choose("acquire earth-2").asks("granted-action", 3)
    table.choose("acquire earth-2").asks("action", 0)
    assert table.state.magicians[3].spells == [Spell("growth")]
    assert table.state.magicians[2].spells == tired
    assert [magician.discard for magician in table.state.magicians[1:]] == [["earth-2"], [], ["earth-2"]]
