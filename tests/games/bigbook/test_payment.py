"""Payment as a player thinks of it: sensible payments first, any legal one possible, no question without a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH

from koszmar.games.bigbook.cards import ELEMENT, VALUE
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Curse, Spell, State
from koszmar.kernel.errors import NotOffered
from koszmar.kernel.flow import Key, notation
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message

NEEDED_ONLY = {"payment": "needed-only"}
WATER_BOY = ("water-boy", "fire-boy")

Purse = tuple[list[str], list[str], list[str]]
"""What a player can pay with: the own hand, the own support, the support of the other player."""
Outcome = tuple[tuple[str, ...], bool]
"""What a payment was: the cards, and whether one of them was bent."""


def whole_payments(table: Driver) -> list[list[str]]:
    """The payments offered as a whole, in their order, each as its cards without their places."""
    return [
        [spot.partition("/")[2] for spot in option.split()[1:]] for option in table.offered if option.startswith("pay ")
    ]


# -- the rules of paying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/action.pay-sources")
def test_a_cost_is_paid_from_hand_from_support_or_from_both() -> None:
    table = position(hands=[["fire-1"]], supports=[["fire-1"], ["fire-1", "fire-3"]])
    table.choose("acquire fire-3")
    assert table.offers("pay support-1/fire-3")
    assert table.offers("add hand-0/fire-1", "add support-0/fire-1", "add support-1/fire-1")
    table.choose("add hand-0/fire-1", "add support-0/fire-1", "pay support-1/fire-1")
    mine, other = table.state.magicians
    assert (mine.hand, mine.support, other.support) == ([], [], ["fire-3"])


@pytest.mark.rule("bigbook/action.pay-sources")
def test_cards_in_another_hand_in_a_deck_or_in_a_discard_pile_pay_nothing() -> None:
    table = position(
        hands=[["fire-1"], ["fire-3"]], decks=[["fire-3"], ["fire-3"]], discards=[["fire-2"], ["fire-2", "fire-3"]]
    )
    assert table.offered == ["activate combustion", "end"]


@pytest.mark.rule("bigbook/action.pay-by-discard")
def test_paid_cards_are_discarded() -> None:
    table = position(hands=[["fire-1", "fire-2", "water-1"]])
    table.choose("acquire fire-3")
    assert table.state.magicians[0].hand == ["water-1"]
    assert sorted(table.state.magicians[0].discard) == ["fire-1", "fire-2", "fire-3"]
    assert [event["card"] for event in table.events("discard")] == ["fire-2", "fire-1"]


@pytest.mark.rule("bigbook/action.pay-at-least")
def test_a_payment_may_show_more_than_the_cost_but_never_less() -> None:
    table = position(hands=[["fire-3", "fire-1"]])
    table.choose("acquire fire-2")
    assert table.offers("pay hand-0/fire-3")
    assert not table.offers("pay hand-0/fire-1")
    table.choose("add hand-0/fire-1")
    assert "done" not in table.offered, "1 of 2 symbols"


@pytest.mark.rule("bigbook/action.pay-at-least")
def test_done_is_offered_as_soon_as_the_laid_cards_reach_the_cost() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-1", "fire-1"]])
    table.choose("acquire fire-2", "add hand-0/fire-1")
    assert not table.offers("done")
    table.choose("add hand-0/fire-1")
    assert table.offers("done")
    table.choose("done")
    assert table.state.magicians[0].hand == ["fire-1", "fire-1"]


@pytest.mark.rule("bigbook/action.pay-matching")
def test_madness_and_cards_of_other_elements_cannot_be_thrown_in() -> None:
    table = position(hands=[["fire-1", "fire-1", "water-1", "madness", "earth-3"]], supports=[["air-1"], ["madness"]])
    table.choose("activate combustion", "1")
    assert table.offered == ["pay hand-0/fire-1", "add hand-0/fire-1"]
    for stranger in ("hand-0/water-1", "hand-0/madness", "support-0/air-1", "support-1/madness"):
        with pytest.raises(NotOffered):
            table.match.choose(f"add {stranger}", 0)


@pytest.mark.rule("bigbook/action.pay-matching")
def test_for_a_curse_of_all_elements_every_element_matches_but_madness_does_not() -> None:
    table = position(
        hands=[["water-1", "water-2", "fire-1", "earth-1", "air-1", "madness", "air-2"]],
        track={"2": "multi/redraw-five"},
    )
    table.choose("break 2", "add hand-0/air-2", "add hand-0/air-1")
    assert table.offers("add hand-0/water-1", "add hand-0/water-2", "add hand-0/fire-1", "add hand-0/earth-1")
    assert not any("madness" in option for option in table.offered)


@pytest.mark.rule("bigbook/action.pay-superfluous")
def test_a_card_of_a_required_element_may_be_added_though_it_is_not_needed() -> None:
    table = position(hands=[["fire-1", "fire-2", "fire-3", "water-1"]], supports=[[], ["air-1"]])
    table.choose("activate combustion", "1")
    table.choose("add hand-0/fire-3", "add hand-0/fire-1", "add hand-0/fire-2")
    assert table.state.magicians[0].discard == ["fire-3", "fire-1", "fire-2"]
    assert table.state.removed == ["water-1"], "a single activation all the same"


@pytest.mark.rule("bigbook/action.pay-superfluous")
def test_under_the_other_reading_no_superfluous_card_is_paid() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "fire-3"]], rulings=NEEDED_ONLY)
    table.choose("acquire fire-3")
    assert sorted(map(sorted, whole_payments(table))) == [["fire-1", "fire-2"], ["fire-3"]]
    assert len(table.offered) == 2, "whole payments only: nothing can be laid in addition"


@pytest.mark.rule("bigbook/action.pay-superfluous")
@pytest.mark.rule("bigbook/action.pay-at-least")
def test_under_the_other_reading_surplus_symbols_of_a_needed_card_are_still_allowed() -> None:
    table = position(hands=[["fire-2", "fire-2", "water-1"]], rulings=NEEDED_ONLY)
    table.choose("acquire fire-3")
    assert table.state.magicians[0].hand == ["water-1"]


@pytest.mark.rule("bigbook/action.surplus-lost")
def test_symbols_beyond_the_cost_do_not_pay_for_anything_else() -> None:
    table = position(hands=[["fire-3", "water-1"]])
    assert table.offers("acquire fire-2", "activate combustion")
    table.choose("acquire fire-2")
    assert table.offered == ["activate ice", "end"], "the third Fire symbol is gone"


@pytest.mark.rule("bigbook/action.surplus-lost")
def test_surplus_does_not_multiply_a_spell_either() -> None:
    table = position(hands=[["earth-3", "fire-1"]], decks=[["air-1", "water-1"]])
    table.choose("activate growth", "1")
    assert table.state.magicians[0].hand == ["fire-1", "air-1"]


@pytest.mark.rule("bigbook/action.card-for-one-action")
def test_a_card_pays_for_one_action_only() -> None:
    table = position(hands=[["fire-2", "water-1"]], supports=[[], ["madness", "madness"]])
    assert table.offers("cure support 1", "acquire fire-2", "activate combustion")
    table.choose("cure support 1")
    assert table.offered == ["activate ice", "end"]
    assert table.state.magicians[1].support == ["madness"]


@pytest.mark.rule("bigbook/action.independent-payments")
def test_three_cards_of_value_2_do_not_buy_two_cards_of_value_3() -> None:
    table = position(hands=[["fire-2", "fire-2", "fire-2"]])
    table.choose("acquire fire-3", "pay hand-0/fire-2 hand-0/fire-2")
    assert not table.offers("acquire fire-3")
    table.choose("acquire fire-2")
    assert sorted(table.events("receive")[number]["card"] for number in (0, 1)) == ["fire-2", "fire-3"]


# -- what is offered, and in which order -------------------------------------------------------------------------------


def test_exact_payments_come_first_and_wasteful_ones_after_them() -> None:
    table = position(hands=[["fire-1", "fire-2", "fire-2", "fire-3"]])
    table.choose("acquire fire-3")
    assert whole_payments(table) == [["fire-3"], ["fire-2", "fire-1"], ["fire-2", "fire-2"]]


def test_the_own_hand_is_offered_before_support() -> None:
    table = position(hands=[["fire-1", "fire-1"]], supports=[["fire-1"], ["fire-2"]])
    table.choose("acquire fire-2")
    pays = [option for option in table.offered if option.startswith("pay")]
    assert pays[0] == "pay hand-0/fire-1 hand-0/fire-1"
    assert pays.index("pay support-1/fire-2") < len(pays) - 1
    assert "support-0" in pays[-1] or "support-1" in pays[-1]


def test_whole_payments_stand_before_single_cards() -> None:
    table = position(hands=[["fire-1", "fire-2", "fire-3"]], supports=[["fire-1"]])
    table.choose("acquire fire-2")
    words = [option.split()[0] for option in table.offered]
    assert words == sorted(words, key=["pay", "add"].index)
    assert {"pay", "add"} == set(words)


def test_no_whole_payment_has_a_card_too_many() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "fire-3"]], supports=[["fire-1"], ["fire-3"]])
    table.choose("acquire fire-3")
    for payment in whole_payments(table):
        values = [VALUE[card] for card in payment]
        assert sum(values) >= 3
        assert sum(values) - min(values) < 3, payment


def test_a_rich_player_is_offered_a_handful_of_whole_payments_the_best_ones_first() -> None:
    table = position(
        players=3,
        hands=[["fire-1", "water-1", "earth-1", "air-1", "fire-2", "water-2", "earth-2", "air-2"]],
        supports=[["fire-1", "water-1", "earth-1"], ["air-1", "fire-3", "water-3"], ["earth-3", "air-3", "fire-2"]],
        track={"2": "multi/redraw-five"},
    )
    table.choose("break 2")
    payments = whole_payments(table)
    assert 2 <= len(payments) <= 10
    assert sorted(payments[0]) == ["air-1", "earth-1", "fire-1", "water-1"]
    assert table.offered[0].count("hand-0/") == 4
    waste = [sum(VALUE[card] for card in payment) for payment in payments]
    assert waste == sorted(waste)


def test_equal_cards_make_one_option_not_several() -> None:
    table = position(hands=[["fire-1"] * 4], supports=[["fire-1"] * 3, ["fire-1"] * 3])
    table.choose("acquire fire-2")
    assert len(set(table.offered)) == len(table.offered)
    assert [option for option in table.offered if option.startswith("add")] == [
        "add hand-0/fire-1", "add support-0/fire-1", "add support-1/fire-1",
    ]  # fmt: skip


def test_the_question_says_what_is_needed_and_what_has_been_laid() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "fire-2"]])
    table.choose("acquire fire-3").asks("pay", seat=0)
    assert table.decision.rule == "action.pay-sources"
    assert table.decision.args["needed"] == {"fire": 3}
    table.choose("add hand-0/fire-1")
    assert table.decision.args["needed"] == {"fire": 2}
    assert table.decision.args["paid"] == ("hand-0/fire-1",)


def test_a_payment_half_laid_has_cost_nothing_yet() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "fire-2"]])
    table.choose("acquire fire-3", "add hand-0/fire-1")
    assert table.state.magicians[0].hand == ["fire-1", "fire-1", "fire-2", "fire-2"]
    assert table.state.magicians[0].discard == []
    table.match.undo("action")
    table.asks("action", seat=0)
    assert table.offers("acquire fire-3")


def test_a_laid_card_is_not_offered_twice() -> None:
    table = position(hands=[["fire-1", "fire-2", "fire-2"]])
    table.choose("acquire fire-3", "add hand-0/fire-1")
    assert not any("hand-0/fire-1" in option for option in table.offered)
    table.choose("add hand-0/fire-2")
    assert table.offered == ["done", "add hand-0/fire-2"]


def test_the_rest_of_a_payment_begun_by_hand_can_be_paid_at_once() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "fire-2"]])
    table.choose("acquire fire-3", "add hand-0/fire-1")
    assert whole_payments(table)[0] == ["fire-2"]
    table.choose("pay hand-0/fire-2")
    assert sorted(table.state.magicians[0].hand) == ["fire-1", "fire-2"]


@pytest.mark.parametrize(
    ("hand", "track", "action"),
    [
        (["fire-1", "water-1"], {}, "activate combustion"),
        (["fire-3", "water-1"], {}, "acquire fire-2"),
        (["fire-1", "fire-1", "fire-1", "water-1"], {}, "acquire fire-3"),
        (["fire-2", "fire-2", "water-1"], {}, "acquire fire-3"),
        (["fire-2", "fire-2", "water-1"], {"2": "fire/mill-two"}, "break 2"),
        (["fire-1", "water-2", "earth-3", "air-1"], {"2": "multi/redraw-five"}, "break 2"),
    ],
)
def test_nobody_is_asked_how_to_pay_where_only_one_way_exists(
    hand: list[str], track: dict[str, str], action: str
) -> None:
    table = position(hands=[hand], track=track)
    table.choose(action)
    assert "pay" not in (table.decision.prompt,)
    assert table.events("discard"), "it was paid"


def test_nobody_is_asked_which_of_several_equal_cards_under_the_reading_without_superfluous_cards() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-1", "water-1"]], rulings=NEEDED_ONLY)
    table.choose("acquire fire-2").asks("action", seat=0)
    assert table.state.magicians[0].hand == ["fire-1", "water-1"]


def test_the_last_cards_are_laid_without_a_question_when_only_they_can_finish_a_payment() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "water-1"]])
    table.choose("acquire fire-3", "add hand-0/fire-1", "add hand-0/fire-1").asks("action", seat=0)
    assert table.state.magicians[0].hand == ["water-1"]


# -- the Water boy's bent card -----------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/water-boy")
def test_the_water_boy_may_count_an_air_card_of_value_1_as_another_element_while_paying() -> None:
    table = position(magicians=WATER_BOY, hands=[["air-1", "fire-1", "fire-1", "fire-2"]], track={"2": "fire/mill-two"})
    table.choose("break 2", "bend hand-0/air-1 fire", "pay hand-0/fire-2 hand-0/fire-1")
    mine = table.state.magicians[0]
    assert mine.hand == ["fire-1"]
    assert sorted(mine.discard) == ["air-1", "fire-1", "fire-2"]


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.parametrize(
    ("action", "hand"),
    [
        ("activate combustion", ["air-1", "water-1"]),
        ("learn warm-blooded", ["air-1", "fire-1", "water-1"]),
        ("acquire fire-3", ["air-1", "fire-2", "water-1"]),
        ("break 2", ["air-1", "fire-3", "water-1"]),
    ],
)
def test_the_bent_card_helps_to_pay_any_kind_of_action(action: str, hand: list[str]) -> None:
    table = position(magicians=WATER_BOY, hands=[hand], track={"2": "fire/mill-two"}, spells=[["combustion", "ice"]])
    assert table.offers(action)
    other = position(hands=[hand], track={"2": "fire/mill-two"}, spells=[["combustion", "ice"]])
    assert not other.offers(action), "nobody else can do that"


@pytest.mark.content("bigbook/magician/water-boy")
def test_the_bent_card_helps_to_cure_and_the_pair_need_not_be_printed() -> None:
    table = position(magicians=WATER_BOY, hands=[["air-1", "fire-1", "water-1", "madness"]])
    table.choose("cure hand 0")
    assert table.offered == ["water", "fire"]


@pytest.mark.content("bigbook/magician/water-boy")
def test_the_bent_card_reaches_a_multiplier_that_printed_symbols_do_not() -> None:
    table = position(magicians=WATER_BOY, hands=[["air-1", "earth-2", "water-1"]], decks=[["fire-1"] * 3])
    table.choose("activate growth")
    assert table.offered == ["1", "2", "3"]


@pytest.mark.content("bigbook/magician/water-boy")
def test_only_one_card_is_bent_in_a_turn_and_another_one_in_the_next() -> None:
    table = position(
        magicians=WATER_BOY,
        hands=[["air-1", "air-1", "air-1"], ["water-1"]],
        decks=[["air-1"] * 5],
        supports=[[], ["water-2"]],
        spells=[["combustion", "growth"]],
    )
    table.choose("activate combustion")
    assert table.state.magicians[0].discard == ["air-1"]
    assert not table.offers("activate growth")
    table.choose("end").choose("end").asks("action", seat=0)
    assert table.offers("activate growth", "activate combustion")


@pytest.mark.content("bigbook/magician/water-boy")
def test_only_a_card_of_value_1_bends_and_only_into_one_symbol() -> None:
    table = position(magicians=WATER_BOY, hands=[["air-2", "air-3", "water-1"]])
    assert not table.offers("activate combustion")
    table = position(magicians=WATER_BOY, hands=[["air-1", "water-1"]])
    assert table.offers("activate combustion")
    assert not table.offers("acquire fire-2")
    table = position(magicians=WATER_BOY, hands=[["air-1", "air-2", "fire-1", "water-1"]])
    table.choose("activate combustion", "1")
    assert [option for option in table.offered if option.startswith("bend")] == ["bend hand-0/air-1 fire"]


@pytest.mark.content("bigbook/magician/water-boy")
def test_a_card_in_any_slot_can_be_bent_and_goes_to_its_owners_pile() -> None:
    table = position(
        magicians=WATER_BOY, hands=[["water-1", "fire-1"]], supports=[[], ["air-1"]], spells=[["growth", "ice"]]
    )
    table.choose("activate growth")
    assert table.state.magicians[1].discard == ["air-1"]
    assert table.state.magicians[1].support == []


@pytest.mark.content("bigbook/magician/water-boy")
def test_a_bent_card_does_not_count_as_air_at_the_same_time() -> None:
    hand = ["air-1", "water-1", "earth-1"]
    assert not position(magicians=WATER_BOY, hands=[hand], track={"2": "multi/redraw-five"}).offers("break 2")
    assert position(magicians=WATER_BOY, hands=[[*hand, "air-2"]], track={"2": "multi/redraw-five"}).offers("break 2")


@pytest.mark.content("bigbook/magician/water-boy")
def test_a_card_is_not_bent_in_another_players_turn() -> None:
    table = position(magicians=("fire-boy", "water-boy"), hands=[["air-1", "fire-1"], ["air-1", "earth-1", "water-1"]])
    table.choose("activate telepathy").asks("granted-action", seat=1)
    assert table.offers("activate telepathy", "activate growth")
    assert not table.offers("activate combustion")


@pytest.mark.content("bigbook/magician/water-boy")
def test_nobody_has_to_bend_a_card_and_an_unbent_payment_leaves_the_ability() -> None:
    table = position(magicians=WATER_BOY, hands=[["air-1", "fire-1", "water-1", "earth-1"]])
    table.choose("activate combustion", "1")
    assert table.offers("pay hand-0/fire-1", "bend hand-0/air-1 fire")
    table.choose("pay hand-0/fire-1", "hand-0/water-1")
    assert table.offers("activate ice"), "with the Air card"


@pytest.mark.content("bigbook/magician/water-boy")
def test_laying_a_card_never_spends_the_only_one_that_can_still_be_bent() -> None:
    table = position(
        magicians=WATER_BOY, hands=[["air-1", "air-1", "air-2", "water-1", "earth-1"]], track={"2": "multi/redraw-five"}
    )
    table.choose("break 2", "add hand-0/air-1")
    assert not table.offers("add hand-0/air-1"), "the other one has to stand for Fire"
    while table.decision.prompt == "pay":
        table.choose(table.offered[-1])
    assert table.state.track[0] is None


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/action.pay-superfluous")
def test_under_the_other_reading_a_bent_card_must_be_needed_too() -> None:
    table = position(
        magicians=WATER_BOY,
        hands=[["air-1", "fire-2", "fire-2", "water-1"]],
        track={"2": "fire/mill-two"},
        rulings=NEEDED_ONLY,
    )
    table.choose("break 2").asks("receive-to-discard", seat=0)
    assert table.state.magicians[0].hand == ["air-1", "water-1"]
    table = position(
        magicians=WATER_BOY,
        hands=[["air-1", "fire-2", "fire-3", "water-1"]],
        track={"2": "fire/mill-two"},
        rulings=NEEDED_ONLY,
    )
    table.choose("break 2", "bend hand-0/air-1 fire").asks("receive-to-discard", seat=0)
    assert table.state.magicians[0].hand == ["fire-2", "water-1"]


@pytest.mark.content("bigbook/magician/water-boy")
def test_a_bend_that_is_the_only_way_is_not_asked_about() -> None:
    table = position(magicians=WATER_BOY, hands=[["air-1", "fire-3", "water-1"]], track={"2": "fire/mill-two"})
    table.choose("break 2").asks("receive-to-discard", seat=0)
    assert table.state.magicians[0].hand == ["water-1"]


# -- payments that are not discarded -----------------------------------------------------------------------------------


def avatar(**places: Any) -> Driver:
    """A player who can activate Avatar, once or twice."""
    return position(
        spells=[["combustion", "ice", "avatar"]],
        library_stacks={"air": ["breath"]},
        **places,
    )


@pytest.mark.content("bigbook/spell/avatar")
def test_avatar_is_paid_with_support_alone_and_nothing_of_it_is_discarded() -> None:
    table = avatar(hands=[["air-3", "water-3"]], supports=[["fire-1"], ["fire-2"]])
    table.choose("activate avatar").asks("granted-action", seat=0)
    assert table.offers("acquire fire-3", "activate combustion")
    assert not any("water" in option for option in table.offered), "the hand pays for nothing here"
    table.choose("acquire fire-3")
    assert [magician.support for magician in table.state.magicians] == [["fire-1"], ["fire-2"]]
    assert table.state.magicians[0].discard == ["air-3", "fire-3"]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/doppelganger.card-once")
def test_avatar_uses_each_support_card_once_in_all_its_actions() -> None:
    table = avatar(hands=[["air-3", "air-3", "water-1"]], supports=[["fire-2"], ["fire-2", "earth-1"]])
    table.choose("activate avatar", "2", "acquire fire-2")
    assert table.offers("pay support-0/fire-2", "pay support-1/fire-2")
    table.choose("pay support-1/fire-2").asks("granted-action", seat=0)
    assert table.offers("acquire fire-2")
    assert not table.offers("acquire fire-3"), "one of the two cards is used"
    table.choose("acquire fire-2").asks("action", seat=0)
    assert [magician.support for magician in table.state.magicians] == [["fire-2"], ["fire-2", "earth-1"]]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/doppelganger.card-once")
def test_avatar_tells_equal_cards_apart_by_number() -> None:
    table = avatar(hands=[["air-3", "air-3", "water-1"]], supports=[["fire-1", "fire-1", "fire-1"]])
    table.choose("activate avatar", "2", "acquire fire-2", "pay support-0/fire-1 support-0/fire-1")
    table.asks("granted-action", seat=0)
    assert table.offers("activate combustion")
    assert not table.offers("acquire fire-2")


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/doppelganger.stays-usable")
def test_a_support_card_used_for_avatar_can_be_spent_normally_afterwards() -> None:
    table = avatar(hands=[["air-3", "water-1"]], supports=[["fire-2"]])
    table.choose("activate avatar", "acquire fire-2").asks("action", seat=0)
    table.choose("acquire fire-2")
    assert table.state.magicians[0].support == []
    assert table.state.magicians[0].discard == ["air-3", "fire-2", "fire-2", "fire-2"]


@pytest.mark.content("bigbook/spell/avatar")
@pytest.mark.rule("bigbook/granted.pays-own")
def test_an_action_that_another_player_gets_out_of_avatar_is_paid_in_the_normal_way() -> None:
    table = position(
        hands=[["air-3", "water-1"], ["earth-1", "water-1"]],
        supports=[["air-1"]],
        spells=[["avatar", "telepathy"], ["growth"]],
        library_stacks={"air": ["breath"]},
    )
    table.choose("activate avatar", "pay hand-0/air-3", "activate telepathy")
    table.answer("granted-action", "activate growth", seat=1)
    assert table.state.magicians[1].discard == ["earth-1"]
    assert table.state.magicians[0].support == ["air-1"]


@pytest.mark.content("bigbook/spell/avatar")
def test_why_an_action_cannot_be_taken_with_avatar_is_told_of_the_support_pool() -> None:
    table = avatar(hands=[["air-3", "water-3"]], supports=[["fire-1"]])
    table.choose("activate avatar").asks("granted-action", seat=0)
    assert not table.offers("acquire water-2")
    assert table.why_not("acquire water-2")[1] == "acquire.cost-value-2"


@pytest.mark.content("bigbook/spell/illusion")
def test_illusion_keeps_the_cards_and_asks_nothing_about_them() -> None:
    table = position(
        hands=[["air-3", "water-1"], ["fire-1", "fire-2", "fire-3"]],
        supports=[[], ["fire-1"]],
        spells=[["illusion", "ice"]],
    )
    table.choose("activate illusion").answer("granted-action", "acquire fire-3", seat=1)
    table.asks("action", seat=0)
    assert table.state.magicians[1].hand == ["fire-1", "fire-2", "fire-3"]
    assert table.state.magicians[1].support == ["fire-1"]
    assert table.state.magicians[1].discard == ["fire-3"]


@pytest.mark.content("bigbook/spell/illusion")
def test_illusion_is_payable_with_the_own_hand_and_slots_only() -> None:
    table = position(
        hands=[["air-3", "water-1"], ["fire-1"]], supports=[["earth-3"], ["fire-1"]], spells=[["illusion", "ice"]]
    )
    table.choose("activate illusion").asks("granted-action", seat=1)
    assert table.offers("acquire fire-2", "activate combustion")
    assert not any("earth" in option or "growth" in option for option in table.offered)


@pytest.mark.content("bigbook/spell/illusion")
def test_under_the_other_reading_illusion_is_payable_with_the_whole_pool() -> None:
    table = position(
        hands=[["air-3", "water-1"], ["fire-1"]],
        supports=[["earth-3"], ["fire-1"]],
        spells=[["illusion", "ice"]],
        rulings={"illusion": "whole-pool"},
    )
    table.choose("activate illusion").answer("granted-action", "acquire earth-3", seat=1)
    assert table.state.magicians[0].support == ["earth-3"]
    assert table.state.magicians[1].discard == ["earth-3"]


@pytest.mark.content("bigbook/spell/illusion")
def test_what_the_action_of_illusion_itself_moves_still_moves() -> None:
    table = position(hands=[["air-3", "water-1"], ["fire-2", "madness"]], spells=[["illusion", "ice"]], madness=10)
    table.choose("activate illusion").answer("granted-action", "cure hand 1", seat=1)
    assert table.state.magicians[1].hand == ["fire-2"]
    assert table.state.madness == 11
    table = position(hands=[["air-3", "water-1"], ["fire-1", "madness"]], spells=[["illusion", "ice"]])
    table.choose("activate illusion").answer("granted-action", "activate combustion", seat=1)
    table.answer("remove", "hand-1/fire-1", seat=1)
    assert table.state.magicians[1].hand == ["madness"], "a card that was shown as payment can be destroyed"


@pytest.mark.content("bigbook/spell/illusion")
def test_illusion_does_not_ask_which_element_cures_since_nothing_is_given_up() -> None:
    table = position(hands=[["air-3", "water-1"], ["fire-2", "earth-2", "madness"]], spells=[["illusion", "ice"]])
    table.choose("activate illusion").answer("granted-action", "cure hand 1", seat=1)
    table.asks("action", seat=0)


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_illusion_in_the_water_boys_own_turn_does_not_bend_a_card_for_nothing() -> None:
    table = position(
        magicians=WATER_BOY,
        hands=[["air-1", "air-1", "fire-1"], ["air-3"]],
        spells=[["telepathy", "combustion"], [Spell("illusion")]],
    )
    table.choose("activate telepathy", "1", "pay hand-0/air-1").answer("granted-action", "activate illusion", seat=1)
    table.asks("granted-action", seat=0)
    assert table.offers("activate combustion")
    assert not table.offers("acquire fire-2"), "Fire 1 and a bent Air card"


# -- every legal payment, and no other ---------------------------------------------------------------------------------


def legal_payments(spots: list[str], cost: dict[str, int], bends: bool, superfluous: bool) -> set[Outcome]:
    """Every payment that the rules allow, by trying all of them."""
    found: set[Outcome] = set()
    for size in range(len(spots) + 1):
        for chosen in set(combinations(sorted(spots), size)):
            if pays(chosen, cost, superfluous):
                found.add((chosen, False))
            if bends and any(pays_bent(chosen, at, cost, superfluous) for at in range(size)):
                found.add((chosen, True))
    return found


def pays(chosen: tuple[str, ...], cost: dict[str, int], superfluous: bool) -> bool:
    """Whether these cards reach a cost, show only what it asks for, and (under one reading) are all needed."""
    symbols = Counter[str]()
    for spot in chosen:
        card = spot.partition("/")[2]
        if ELEMENT[card] not in cost:
            return False
        symbols[ELEMENT[card]] += VALUE[card]
    if any(symbols[element] < count for element, count in cost.items()):
        return False
    return superfluous or not any(pays(rest, cost, True) for rest in without_one(chosen))


def pays_bent(chosen: tuple[str, ...], at: int, cost: dict[str, int], superfluous: bool) -> bool:
    """Whether the card at this place can be bent and the others pay the rest; under one reading all must be needed."""
    rest = chosen[:at] + chosen[at + 1 :]
    if not chosen[at].endswith("/air-1") or (not superfluous and pays(rest, cost, True)):
        return False
    return any(
        pays(rest, {**cost, element: cost[element] - 1}, superfluous) for element in cost if element not in ("air", "")
    )


def without_one(chosen: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The cards with one of them missing, for each of them."""
    for at in range(len(chosen)):
        yield chosen[:at] + chosen[at + 1 :]


class Explorer:
    """Follows every option of a payment to its end, and notes what each question could lead to."""

    def __init__(self, table: Driver) -> None:
        self.before = on_the_table(table.state)
        self.known: dict[tuple[object, ...], set[Outcome]] = {}
        self.outcomes = self.follow(table.match, "break 2")

    def follow(self, match: Match, option: Key, bent: bool = False) -> set[Outcome]:
        """What can come of choosing this option."""
        match = match.fork()
        match.choose(option)
        decision = match.decision
        if decision is None or decision.prompt != "pay":
            paid = self.before - on_the_table(match.state)
            return {(tuple(sorted(paid.elements())), match.state.magicians[0].ability_used)}
        laid = (tuple(sorted(decision.args["paid"])), tuple(decision.args["needed"].items()), bent)
        if laid not in self.known:
            self.known[laid] = set()
            for option in decision.options:
                self.known[laid] |= self.follow(match, option, bent or notation(option).startswith("bend"))
        return self.known[laid]


def on_the_table(state: State) -> Counter[str]:
    """The cards of the payer's hand and of the support pool, each with its place."""
    mine, other = state.magicians
    return Counter(spots_of((mine.hand, mine.support, other.support)))


def spots_of(purse: Purse) -> list[str]:
    """The cards of the own hand, the own support and the other support, each with its place."""
    places = ("hand-0", "support-0", "support-1")
    return [f"{place}/{card}" for place, cards in zip(places, purse, strict=True) for card in cards]


CARDS = st.sampled_from(
    ["water-1", "fire-1", "fire-1", "fire-2", "fire-3", "earth-1", "air-1", "air-1", "air-2", "madness"]
)
FIRE = ({"fire": 4}, Curse("fire", "mill-two"))
FIRE_WITH_AIR = ({"fire": 4, "air": 1}, Curse("fire", "mill-two", tokens=["air"]))
ALL_ELEMENTS = ({"water": 1, "fire": 1, "earth": 1, "air": 1}, Curse("multi", "redraw-five"))
CURSES = st.sampled_from(
    [
        FIRE,
        FIRE_WITH_AIR,
        ALL_ELEMENTS,
        ({"fire": 5}, Curse("fire", "mill-two", tokens=["fire"])),
        ({"air": 4}, Curse("air", "mill-two")),
        ({"air": 4, "fire": 1}, Curse("air", "mill-two", tokens=["fire"])),
        ({"water": 1, "fire": 2, "earth": 1, "air": 1}, Curse("multi", "redraw-five", tokens=["fire"])),
    ]
)
PURSES = st.tuples(
    st.lists(CARDS, min_size=1, max_size=5), st.lists(CARDS, max_size=2), st.lists(CARDS, max_size=2)
).filter(lambda purse: sum(cards.count("fire-3") for cards in purse) <= 6)

BOTH_SHEETS = pytest.mark.parametrize("sheet", ["fire-boy", "water-boy"])
BOTH_READINGS = pytest.mark.parametrize("reading", ["superfluous", "needed-only"])


def before_paying(sheet: str, reading: str, purse: Purse, curse: Curse) -> Driver:
    """A player who might destroy a Curse with these cards."""
    hand, own, other = purse
    return position(
        magicians=(sheet, "air-girl"),
        hands=[hand, []],
        supports=[own, other],
        track={"2": Curse(curse.kind, curse.key, tokens=list(curse.tokens))},
        rulings={"payment": reading},
    )


def can_break(table: Driver) -> bool:
    """Whether the Curse can be destroyed; with nothing at all to do the turn is already over."""
    return table.state.turn == 1 and table.state.active == 0 and table.offers("break 2")


@pytest.mark.rule("bigbook/action.cost-required")
@pytest.mark.rule("bigbook/action.pay-at-least")
@pytest.mark.rule("bigbook/action.pay-matching")
@pytest.mark.rule("bigbook/action.pay-superfluous")
@pytest.mark.rule("bigbook/support.shared-use")
@BOTH_READINGS
@BOTH_SHEETS
@settings(max_examples=50 * THOROUGH)
@given(purse=PURSES, curse=CURSES)
@example(purse=(["air-1", "air-1", "air-2", "water-1", "earth-1"], [], []), curse=ALL_ELEMENTS)
@example(purse=(["air-1", "fire-2", "fire-2"], [], []), curse=FIRE)
@example(purse=(["air-1", "fire-2", "fire-2", "fire-3"], [], []), curse=FIRE)
@example(purse=(["water-1"], ["air-1"], ["fire-3", "air-1"]), curse=FIRE_WITH_AIR)
def test_every_legal_payment_can_be_made_and_no_other(
    sheet: str, reading: str, purse: Purse, curse: tuple[dict[str, int], Curse]
) -> None:
    table = before_paying(sheet, reading, purse, curse[1])
    legal = legal_payments(spots_of(purse), curse[0], sheet == "water-boy", reading == "superfluous")
    assert can_break(table) == bool(legal)
    if legal:
        assert Explorer(table).outcomes == legal


@BOTH_READINGS
@BOTH_SHEETS
@settings(max_examples=30 * THOROUGH)
@given(purse=PURSES, curse=CURSES)
@example(purse=(["air-1", "air-1", "air-2", "water-1", "earth-1"], [], []), curse=ALL_ELEMENTS)
@example(purse=(["air-1", "fire-2", "fire-2"], [], []), curse=FIRE)
@example(purse=(["air-1", "fire-2", "fire-2", "fire-3"], [], []), curse=FIRE)
@example(purse=(["water-1"], ["air-1"], ["fire-3", "air-1"]), curse=FIRE_WITH_AIR)
def test_a_question_about_payment_always_leaves_a_real_choice(
    sheet: str, reading: str, purse: Purse, curse: tuple[dict[str, int], Curse]
) -> None:
    table = before_paying(sheet, reading, purse, curse[1])
    if can_break(table):
        for (laid, needed, bent), outcomes in Explorer(table).known.items():
            assert len(outcomes) > 1, f"{laid} laid, {needed} needed, bent {bent}: only {outcomes}"


def test_whoever_pays_is_told_what_for_and_others_hear_of_the_thing() -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-2", "fire-1"]]).choose("learn warm-blooded").asks("pay")
    spell = Message("spell-warm-blooded")
    mine, theirs = (table.view(seat).question for seat in (0, 1))
    assert mine is not None
    assert theirs is not None
    assert (mine.cause, theirs.cause) == (Message("choice-learn", {"spell": spell}), spell)
