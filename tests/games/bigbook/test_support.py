"""Support: placing cards in the slots, spending them from anybody's slots, and slots that are over-full."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.testing.driver import Driver

WRAITH = ("wraith", "goblin-with-a-key", "spider", "flytrap", "dragon", "samurai", "final")
"""A Grimoire whose first Monster puts a Madness into everybody's support."""


def supports(table: Driver) -> list[list[str]]:
    """What lies in the slots of each player."""
    return [magician.support for magician in table.state.magicians]


# -- placing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/support.place")
def test_a_card_is_placed_from_hand_in_a_free_slot_of_the_own_magician() -> None:
    table = position(
        hands=[["water-1", "fire-1", "earth-1"], ["air-1"]], supports=[["air-2"], []], discards=[["air-3"]]
    )
    table.choose("activate ice")
    assert table.offered == ["hand-0/fire-1", "hand-0/earth-1"], "no card of another place, no other player"
    table.choose("hand-0/earth-1")
    assert supports(table) == [["air-2", "earth-1"], []]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.rule("bigbook/support.limit")
@pytest.mark.parametrize(("lying", "placed"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_a_magician_has_at_most_three_cards_in_support(lying: int, placed: int) -> None:
    table = position(hands=[["water-3", *["fire-1"] * 4]], supports=[["air-1"] * lying])
    table.choose("activate ice", "3")
    assert supports(table)[0] == ["air-1"] * lying + ["fire-1"] * placed
    assert table.state.magicians[0].hand == ["fire-1"] * (4 - placed)


@pytest.mark.rule("bigbook/support.limit")
@pytest.mark.content("bigbook/magician/water-girl")
def test_one_magician_has_four_slots() -> None:
    table = position(
        magicians=("water-girl", "fire-boy"), hands=[["water-2", *["fire-1"] * 4]], supports=[["air-1"] * 3]
    )
    table.choose("activate ice", "2")
    assert supports(table)[0] == ["air-1", "air-1", "air-1", "fire-1"]


@pytest.mark.rule("bigbook/support.needs-free-slot")
@pytest.mark.parametrize("lying", [3, 4, 5])
def test_nothing_is_placed_in_full_or_overfull_support(lying: int) -> None:
    table = position(hands=[["water-1", "fire-1", "earth-1"]], supports=[["air-1"] * lying])
    table.choose("activate ice").asks("action", seat=0)
    assert supports(table)[0] == ["air-1"] * lying
    assert table.state.magicians[0].hand == ["fire-1", "earth-1"]


@pytest.mark.rule("bigbook/support.needs-free-slot")
def test_a_slot_emptied_by_the_payment_itself_is_free_for_the_effect() -> None:
    table = position(hands=[["fire-1"]], supports=[["air-1", "air-1", "water-1"]])
    table.choose("activate ice")
    assert supports(table)[0] == ["air-1", "air-1", "fire-1"]


@pytest.mark.rule("bigbook/support.any-card")
def test_any_card_may_lie_in_support_madness_too() -> None:
    hand = ["water-3", "fire-1", "earth-2", "air-3", "madness"]
    table = position(hands=[hand])
    table.choose("activate ice", "3")
    assert table.offered == ["hand-0/fire-1", "hand-0/earth-2", "hand-0/air-3", "hand-0/madness"]
    table.choose("hand-0/madness", "hand-0/air-3", "hand-0/fire-1")
    assert supports(table)[0] == ["madness", "air-3", "fire-1"]


@pytest.mark.rule("bigbook/support.madness-not-hand")
def test_madness_in_support_does_not_count_towards_the_six_that_eliminate() -> None:
    table = position(
        hands=[["madness"] * 5 + ["earth-1"], ["water-1"]],
        supports=[["madness"] * 3],
        phase="recuperation",
    )
    assert not table.state.magicians[0].mad
    table.asks("action", seat=1)
    lost = position(hands=[["madness"] * 6, ["water-1"]], supports=[["earth-1"] * 3], phase="recuperation")
    assert lost.state.magicians[0].mad, "and an Element card in support does not save either"


@pytest.mark.rule("bigbook/support.madness-not-hand")
def test_a_madness_placed_in_support_has_left_the_hand() -> None:
    table = position(hands=[["water-1", *["madness"] * 5], ["water-1"]], decks=[["earth-1"] * 3])
    table.choose("activate ice")
    assert table.state.magicians[0].hand == ["madness"] * 4
    table.choose("end")
    assert table.state.magicians[0].hand == ["madness"] * 4 + ["earth-1"] * 2


# -- spending ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/support.shared-use")
def test_all_cards_in_all_slots_may_pay_for_one_action() -> None:
    table = position(
        players=3,
        hands=[["water-1"]],
        supports=[["fire-1"], ["fire-1"], ["fire-1", "fire-1"]],
        track={"4": "fire/mill-two"},
    )
    assert table.offers("break 4")
    table.choose("break 4", "done")
    assert supports(table) == [[], [], []]


@pytest.mark.rule("bigbook/support.shared-use")
def test_a_player_with_an_empty_hand_can_act_with_the_support_of_the_others() -> None:
    table = position(hands=[[], ["water-1"]], supports=[[], ["earth-2"]])
    assert table.offers("acquire earth-2", "activate growth", "learn sands-of-time")


@pytest.mark.rule("bigbook/support.no-consent")
def test_the_owner_of_a_support_card_is_not_asked() -> None:
    table = position(hands=[["fire-1"], ["air-1"]], supports=[[], ["earth-2"]])
    table.choose("acquire earth-2")
    assert supports(table)[1] == []
    table.asks("action", seat=0)


@pytest.mark.rule("bigbook/support.no-consent")
def test_a_granted_action_may_spend_the_support_of_the_active_player_too() -> None:
    table = position(hands=[["air-1", "fire-1"], ["water-1"]], supports=[["earth-2"]])
    table.choose("activate telepathy").answer("granted-action", "acquire earth-2", 1).asks("action", seat=0)
    assert supports(table)[0] == []
    assert table.state.magicians[1].discard == ["earth-2"], "what it brings goes to the player who acted"
    assert table.state.magicians[0].discard == ["air-1", "earth-2"]


@pytest.mark.rule("bigbook/support.mixed-payment")
def test_a_cost_may_be_paid_partly_from_hand_and_partly_from_support() -> None:
    table = position(
        hands=[["fire-2", "water-1"]], supports=[["fire-1"], ["fire-1"]], track={"3-left": "fire/mill-two"}
    )
    table.choose("break 3-left", "done")
    assert table.state.magicians[0].hand == ["water-1"]
    assert supports(table) == [[], []]
    assert not position(hands=[["fire-2"]], supports=[["fire-1"]], track={"3-left": "fire/mill-two"}).offers(
        "break 3-left"
    )


@pytest.mark.rule("bigbook/support.owner-discard")
def test_a_card_spent_from_support_goes_to_the_pile_of_the_player_in_whose_slot_it_lay() -> None:
    table = position(hands=[["fire-1", "water-1"]], supports=[["fire-1"], ["fire-2"]], track={"2": "fire/mill-two"})
    table.choose("break 2", "done")
    assert table.state.magicians[0].discard == ["fire-1", "fire-1"]
    assert table.state.magicians[1].discard == ["fire-2"]


@pytest.mark.rule("bigbook/support.leave-only-by")
def test_cards_stay_in_support_through_whole_turns() -> None:
    table = position(
        hands=[["fire-1"], ["fire-1"]], decks=[["air-1"] * 8] * 2, supports=[["water-1", "madness"], ["earth-3"]]
    )
    table.choose("end", "end", "end", "end")
    assert table.state.turn == 5
    assert supports(table) == [["water-1", "madness"], ["earth-3"]]


@pytest.mark.rule("bigbook/support.leave-only-by")
def test_cards_leave_support_when_an_effect_says_so() -> None:
    table = position(
        hands=[["fire-1"], ["fire-1"]],
        supports=[["water-1", "madness"], ["earth-3"]],
        track={"2": "multi/discard-support"},
        phase="monster",
    )
    assert supports(table) == [[], []]
    assert table.state.magicians[0].discard == ["water-1", "madness"]
    assert table.state.magicians[1].discard == ["earth-3"]


@pytest.mark.rule("bigbook/support.leave-only-by")
def test_a_support_card_cannot_be_taken_back_into_hand_or_discarded_at_will() -> None:
    table = position(hands=[["fire-1"]], supports=[["water-1", "madness"]])
    assert table.offered == ["activate ice", "activate combustion", "end"]


@pytest.mark.rule("bigbook/support.face-up")
def test_everybody_sees_what_lies_in_support_even_if_hands_are_closed() -> None:
    table = position(
        hands=[["fire-1", "fire-2", "fire-3"], ["earth-1", "earth-2", "earth-3"]],
        decks=[["air-1", "air-2", "air-3", "water-3"]] * 2,
        supports=[["water-1", "madness"], ["water-2"]],
        rulings={"open-hands": "closed"},
    )
    changed_hand = False
    for seed in range(8):
        for viewer in (0, 1, "spectator"):
            seen = table.match.fork(seed=seed, as_seen_by=viewer)
            assert [magician.support for magician in seen.state.magicians] == [["water-1", "madness"], ["water-2"]]
            if viewer != 0:
                changed_hand |= sorted(seen.state.magicians[0].hand) != ["fire-1", "fire-2", "fire-3"]
    assert changed_hand, "a closed hand is hidden, so the comparison says something"


@pytest.mark.rule("bigbook/support.face-up")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_view_shows_the_faces_of_support_cards(viewer: int | None) -> None:
    table = position(
        hands=[["fire-1"], ["earth-1"]],
        supports=[["water-1", "madness"], ["water-2"]],
        rulings={"open-hands": "closed"},
    )
    zones = {zone.id: [card.id for card in zone.cards] for zone in table.match.view(viewer).zones}
    assert zones["support-0"] == ["support-0/water-1", "support-0/madness"]
    assert zones["support-1"] == ["support-1/water-2"]


@pytest.mark.rule("bigbook/support.face-up")
def test_a_card_drawn_straight_into_support_is_told_to_everybody() -> None:
    table = position(
        hands=[["water-3", "fire-1"]],
        decks=[["air-2"], ["air-3"]],
        spells=[["tsunami", "combustion"]],
        library_stacks={"water": []},
        rulings={"open-hands": "closed"},
    )
    table.choose("activate tsunami", "1", "pay hand-0/water-3")
    for viewer in (None, 0, 1):
        seen = [event.seen_by(viewer) for event in table.told if event.kind == "top-to-support"]
        assert [event.args["card"] for event in seen if event] == ["air-2", "air-3"]


# -- more than there is room for ---------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/support.overflow")
@pytest.mark.content("bigbook/page/wraith/invocation")
def test_a_card_that_must_be_received_into_full_support_comes_as_an_extra_card() -> None:
    table = position(
        hands=[["fire-1"], ["fire-1"]],
        supports=[["air-1", "air-1", "air-1"], ["air-1"]],
        grimoire=WRAITH,
        turned=0,
        marker=0,
        phase="monster",
    )
    assert supports(table) == [["air-1", "air-1", "air-1", "madness"], ["air-1", "madness"]]


@pytest.mark.rule("bigbook/support.overflow")
@pytest.mark.content("bigbook/spell/tsunami")
def test_tsunami_fills_support_over_the_limit_if_there_was_a_free_slot() -> None:
    table = position(
        hands=[["water-3", "water-3", "fire-1"]],
        decks=[["earth-1"] * 3, ["earth-1"] * 3],
        supports=[["air-1", "air-1"], ["air-1", "air-1", "air-1"]],
        spells=[["tsunami", "combustion"]],
        library_stacks={"water": []},
    )
    table.choose("activate tsunami", "2")
    assert supports(table) == [["air-1", "air-1", "earth-1", "earth-1"], ["air-1", "air-1", "air-1"]]


@pytest.mark.rule("bigbook/support.overflow")
@pytest.mark.rule("bigbook/support.limit")
@pytest.mark.parametrize(("sheet", "slots"), [("fire-boy", 3), ("water-girl", 4)])
def test_an_overfull_row_has_no_more_slots_than_the_sheet(sheet: str, slots: int) -> None:
    table = position(magicians=(sheet, "air-boy"), supports=[["air-1"] * (slots + 1)])
    row = next(zone for zone in table.match.view(0).zones if zone.id == "support-0")
    assert (row.count, row.size) == (slots + 1, slots)


@pytest.mark.rule("bigbook/support.overflow-temporary")
def test_an_extra_card_stays_until_an_action_uses_up_a_support_card() -> None:
    table = position(
        hands=[["water-1", "fire-1", "water-1", "earth-1"], ["fire-1"]],
        decks=[["water-1"] * 6] * 2,
        supports=[["air-1", "air-1", "air-1", "madness"], []],
    )
    table.choose("end", "end").asks("action", seat=0)
    assert supports(table)[0] == ["air-1", "air-1", "air-1", "madness"], "nothing makes it leave at the end of a turn"
    table.choose("acquire air-3")
    assert supports(table)[0] == ["madness"]
    table.choose("activate ice", "1", "pay hand-0/water-1", "hand-0/earth-1")
    assert supports(table)[0] == ["madness", "earth-1"], "three again at most, and now there is room"


@pytest.mark.rule("bigbook/support.overflow-temporary")
def test_one_card_spent_of_four_leaves_support_full() -> None:
    table = position(
        hands=[["water-1", "fire-1"]], supports=[["air-1", "earth-1", "air-1", "air-1"]], decks=[["fire-2"]]
    )
    table.choose("activate growth")
    assert len(supports(table)[0]) == 3
    table.choose("activate ice").asks("action", seat=0)
    assert len(supports(table)[0]) == 3
    assert table.state.magicians[0].hand == ["fire-1", "fire-2"]
