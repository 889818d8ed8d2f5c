"""Destroying Curses: what it costs, what it brings, and in which order things happen."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Curse, Spell
from koszmar.kernel.testing.driver import Driver

ELEMENTS = ("water", "fire", "earth", "air")
ALL_FIVE = {"2": "water/mill-two", "3-left": "fire/mill-two", "3-right": "earth/mill-two", "4": "air/mill-two",
            "5": "multi/redraw-five"}  # fmt: skip


def breakable(table: Driver) -> list[str]:
    """The places whose Curse can be destroyed now."""
    return [option.split()[1] for option in table.offered if option.startswith("break")]


@pytest.mark.rule("bigbook/break.one-per-action")
def test_one_action_destroys_one_curse() -> None:
    table = position(
        hands=[["fire-2", "fire-2", "fire-2", "fire-2"]], track={"2": "fire/mill-two", "4": "fire/discard-air"}
    )
    table.choose("break 4", "pay hand-0/fire-2 hand-0/fire-2", "done").asks("action", seat=0)
    assert [curse and curse.key for curse in table.state.track] == ["mill-two", None, None, None, None]
    assert table.state.magicians[0].hand == ["fire-2", "fire-2"]
    assert table.state.curses["fire"].cards[-1] == "discard-air"


@pytest.mark.rule("bigbook/break.single-element-cost")
@pytest.mark.parametrize("element", ELEMENTS)
def test_a_curse_of_one_element_costs_four_of_its_symbols(element: str) -> None:
    others = [f"{other}-1" for other in ELEMENTS if other != element]
    curse = {"2": f"{element}/mill-two"}
    assert breakable(position(hands=[[f"{element}-3", *others]], track=curse)) == []
    table = position(hands=[[f"{element}-3", f"{element}-1", *others]], track=curse)
    assert breakable(table) == ["2"]
    table.choose("break 2", "done")
    assert table.state.magicians[0].hand == others
    assert table.state.magicians[0].discard == [f"{element}-3", f"{element}-1"]


@pytest.mark.rule("bigbook/break.single-element-cost")
def test_whoever_cannot_pay_is_told_which_element_is_short() -> None:
    table = position(hands=[["fire-3", "water-3"]], track={"2": "fire/mill-two"})
    assert table.why_not("break 2")[1] == "break.single-element-cost"


@pytest.mark.rule("bigbook/break.multi-element-cost")
def test_a_curse_of_all_elements_costs_one_symbol_of_each() -> None:
    curse = {"2": "multi/redraw-five"}
    table = position(hands=[["water-1", "fire-1", "earth-1", "air-1", "madness"]], track=curse)
    table.choose("break 2", "done")
    assert table.state.magicians[0].hand == ["madness"]
    assert sorted(table.state.magicians[0].discard) == ["air-1", "earth-1", "fire-1", "water-1"]


@pytest.mark.rule("bigbook/break.multi-element-cost")
@pytest.mark.rule("bigbook/break.multi-needs-four-cards")
@pytest.mark.parametrize("missing", ELEMENTS)
def test_high_values_do_not_replace_a_missing_element(missing: str) -> None:
    three = [f"{element}-3" for element in ELEMENTS if element != missing]
    table = position(hands=[[*three, *three]], track={"2": "multi/redraw-five"})
    assert breakable(table) == []
    assert table.why_not("break 2")[1] == "break.multi-element-cost"
    assert breakable(position(hands=[[*three, f"{missing}-1"]], track={"2": "multi/redraw-five"})) == ["2"]


@pytest.mark.rule("bigbook/break.token-cost")
def test_each_token_adds_one_symbol_of_its_element() -> None:
    def curse(kind: str, *tokens: str) -> dict[str, Curse]:
        return {"2": Curse(kind, "mill-two" if kind != "multi" else "redraw-five", tokens=list(tokens))}

    four = ["fire-3", "fire-1"]
    assert breakable(position(hands=[[*four, "water-1"]], track=curse("fire", "water"))) == ["2"]
    assert breakable(position(hands=[[*four, "earth-1"]], track=curse("fire", "water"))) == []
    assert breakable(position(hands=[[*four, "earth-1"]], track=curse("fire", "fire"))) == [], "5 Fire"
    assert breakable(position(hands=[["fire-3", "fire-2"]], track=curse("fire", "fire"))) == ["2"]
    assert breakable(position(hands=[[*four, "water-1"]], track=curse("fire", "water", "air"))) == []
    assert breakable(position(hands=[[*four, "water-1", "air-1"]], track=curse("fire", "water", "air"))) == ["2"]
    one_each = ["fire-1", "earth-1", "air-1"]
    assert breakable(position(hands=[[*one_each, "water-1"]], track=curse("multi", "water"))) == []
    assert breakable(position(hands=[[*one_each, "water-2"]], track=curse("multi", "water"))) == ["2"]


@pytest.mark.rule("bigbook/break.token-cost")
@pytest.mark.content("bigbook/curse/multi/token-water")
def test_the_token_is_paid_for_and_gone_once_its_curse_is_destroyed() -> None:
    table = position(
        hands=[["fire-3", "fire-1", "water-1", "earth-1", "air-1", "water-1"], ["air-1"]],
        track={"2": "multi/token-water", "4": "fire/mill-two"},
        phase="monster",
    )
    table.choose("break 4", "add hand-0/water-1")
    while table.decision.prompt == "pay":
        table.choose(table.offered[0])
    assert sorted(table.state.magicians[0].discard) == ["fire-1", "fire-3", "water-1"]
    table = position(
        hands=[["fire-3", "fire-1", "fire-1", "water-1", "earth-1", "air-1"], ["air-1"]],
        track={"2": "multi/token-water", "4": "fire/mill-two"},
        phase="monster",
    )
    table.choose("break 2", "pay hand-0/water-1 hand-0/fire-1 hand-0/earth-1 hand-0/air-1", "done")
    assert breakable(table) == ["4"], "4 Fire are enough again"


@pytest.mark.rule("bigbook/break.any-position")
@pytest.mark.parametrize("marker", [1, 2, 3, 4, 5])
def test_any_curse_on_the_track_can_be_destroyed_before_or_after_the_marker_reached_it(marker: int) -> None:
    table = position(
        hands=[["water-3", "fire-3", "earth-3", "air-3", "water-1", "fire-1", "earth-1", "air-1"]],
        track=ALL_FIVE,
        marker=marker,
    )
    assert breakable(table) == ["2", "3-left", "3-right", "4", "5"]
    table.choose("break 3-right", "done")
    assert breakable(table) == ["2", "3-left", "4"], "the Earth cards are spent"


@pytest.mark.rule("bigbook/break.any-position")
def test_a_curse_that_lies_face_down_cannot_be_destroyed() -> None:
    table = position(
        hands=[["fire-3", "fire-1", "water-1"]],
        track={"2": Curse("fire", "mill-two", blocked_in=1), "4": "fire/discard-air"},
    )
    assert breakable(table) == ["4"]
    assert table.why_not("break 2")[1] == "block.curse-inert"


@pytest.mark.rule("bigbook/break.reward")
def test_the_reward_is_one_card_of_value_2_of_any_element_into_the_discard_pile() -> None:
    table = position(hands=[["fire-3", "fire-1", "water-1"]], track={"2": "fire/mill-two"})
    before = table.state.supply["earth-2"]
    table.choose("break 2").asks("receive-to-discard", seat=0)
    assert table.offered == ["water-2", "fire-2", "earth-2", "air-2", "done"]
    table.choose("earth-2").asks("action", seat=0)
    assert table.state.magicians[0].discard == ["fire-3", "fire-1", "earth-2"]
    assert table.state.supply["earth-2"] == before - 1


@pytest.mark.rule("bigbook/break.reward")
def test_the_reward_may_be_declined() -> None:
    table = position(hands=[["fire-3", "fire-1", "water-1"]], track={"2": "fire/mill-two"})
    table.choose("break 2", "done")
    assert table.state.magicians[0].discard == ["fire-3", "fire-1"]
    assert not table.events("receive")


@pytest.mark.rule("bigbook/break.reward")
def test_the_player_who_destroys_the_curse_is_rewarded_in_another_players_turn_too() -> None:
    table = position(hands=[["air-1", "water-1"], ["fire-3", "fire-1"]], track={"2": "fire/mill-two"})
    table.choose("activate telepathy").answer("granted-action", "break 2", 1)
    table.answer("receive-to-discard", "air-2", 1).asks("action", seat=0)
    assert table.state.magicians[1].discard == ["fire-3", "fire-1", "air-2"]


@pytest.mark.rule("bigbook/break.reward")
@pytest.mark.rule("bigbook/break.reward-empty")
def test_only_elements_whose_stack_is_not_empty_can_be_taken() -> None:
    table = position(
        hands=[["fire-3", "fire-1", "water-1"]],
        track={"2": "fire/mill-two"},
        supply={"air-2": 1, "fire-3": 3, "earth-2": 2, "others": 0},
    )
    table.choose("break 2")
    assert table.offered == ["earth-2", "air-2", "done"]


@pytest.mark.rule("bigbook/break.reward-empty")
def test_without_a_card_of_value_2_in_the_supply_there_is_no_reward() -> None:
    table = position(
        hands=[["fire-3", "fire-1", "water-1"]],
        track={"2": "fire/mill-two"},
        supply={"air-3": 1, "fire-3": 3, "others": 0},
    )
    table.choose("break 2").asks("action", seat=0)
    assert table.state.track[0] is None
    assert table.state.magicians[0].discard == ["fire-3", "fire-1"]
    assert not table.events("receive")


@pytest.mark.rule("bigbook/break.order")
def test_the_curse_leaves_and_its_madness_is_taken_before_the_reward_is_chosen() -> None:
    table = position(
        hands=[["fire-3", "fire-1", "water-1"]], track={"2": Curse("fire", "mill-two", madness=1)}, madness=10
    )
    table.choose("break 2").asks("receive-to-discard", seat=0)
    assert table.state.track[0] is None
    assert table.state.magicians[0].discard == ["fire-3", "fire-1", "madness"]
    assert table.state.madness == 10, "it comes from under the Curse, not from the stack"


@pytest.mark.rule("bigbook/break.order")
@pytest.mark.content("bigbook/magician/air-girl")
def test_abilities_that_react_to_a_destroyed_curse_come_last() -> None:
    table = position(
        magicians=("air-girl", "fire-boy"),
        hands=[["fire-3", "fire-1", "water-1"]],
        decks=[[]],
        track={"2": Curse("fire", "mill-two", madness=1)},
    )
    table.choose("break 2").asks("receive-to-discard", seat=0)
    assert not table.events("draw")
    table.choose("air-2").asks("action", seat=0)
    mine = table.state.magicians[0]
    assert len(mine.hand) == 2
    assert sorted([*mine.hand, *mine.deck]) == ["air-2", "fire-1", "fire-3", "madness", "madness", "water-1"], (
        "the payment, the Madness under the Curse and the reward were shuffled into the deck for her draw"
    )
    order = [
        kind
        for kind in table.kinds()
        if kind in ("discard", "break-curse", "take-madness-under-curse", "receive", "draw")
    ]
    assert order == ["discard", "discard", "break-curse", "take-madness-under-curse", "receive", "draw"]


@pytest.mark.rule("bigbook/break.order")
@pytest.mark.content("bigbook/curse/multi/block-spell")
def test_what_the_curse_kept_up_has_ended_before_the_reward_is_chosen() -> None:
    table = position(
        hands=[["fire-1", "water-1", "earth-1", "air-1"]],
        spells=[[Spell("ice", blocked=True), "growth"], [Spell("ice", blocked=True)]],
        track={"2": "multi/block-spell"},
    )
    table.choose("break 2").asks("receive-to-discard", seat=0)
    assert not any(spell.blocked for magician in table.state.magicians for spell in magician.spells)
