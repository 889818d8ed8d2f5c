"""The Action phase: what can be done, by whom, how often, and how the phase ends."""

from __future__ import annotations

import os

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.errors import NotYourDecision
from koszmar.kernel.testing.driver import SAVE_AND_LOAD


def verbs(offered: list[str]) -> set[str]:
    """The kinds of action among these options."""
    return {option.split()[0] for option in offered}


@pytest.mark.rule("bigbook/action.list")
def test_there_are_five_actions_and_the_end_of_the_phase() -> None:
    table = position(hands=[["water-3", "water-1"]], supports=[[], ["madness"]], track={"2": "water/mill-two"})
    assert verbs(table.offered) == {"activate", "learn", "acquire", "break", "cure", "end"}


@pytest.mark.rule("bigbook/action.any-number-any-order")
def test_actions_are_taken_in_any_order_and_each_as_often_as_wished() -> None:
    table = position(
        hands=[["water-2", "earth-2", "air-2", "air-2", "earth-1", "fire-3", "fire-1"]],
        supports=[[], ["madness", "madness"]],
        track={"2": "fire/mill-two"},
    )
    table.choose("cure support 1", "water", "acquire air-2", "pay hand-0/air-2")
    table.choose("learn sands-of-time", "pay hand-0/earth-2", "cure support 1", "air")
    table.choose("break 2", "water-2", "activate growth")
    mine = table.state.magicians[0]
    assert mine.discard == ["water-2", "air-2", "air-2", "earth-2", "air-2", "fire-3", "fire-1", "water-2", "earth-1"]
    assert table.state.magicians[1].support == []
    assert mine.spells[-1].key == "sands-of-time"


@pytest.mark.rule("bigbook/action.any-number-any-order")
def test_the_same_actions_can_be_taken_the_other_way_round() -> None:
    table = position(
        hands=[["water-2", "fire-3", "fire-1", "earth-1"]],
        decks=[["air-1"]],
        supports=[[], ["madness"]],
        track={"2": "fire/mill-two"},
    )
    table.choose("activate growth", "break 2", "done", "cure support 1")
    assert table.state.magicians[0].discard == ["earth-1", "fire-3", "fire-1", "water-2"]
    assert table.state.magicians[1].support == []
    table.asks("action", seat=0)


@pytest.mark.rule("bigbook/action.active-only")
def test_only_the_active_player_is_asked_for_an_action() -> None:
    table = position(hands=[["fire-1"], ["fire-1", "water-1"]])
    assert table.decision.seats == (0,)
    with pytest.raises(NotYourDecision):
        table.match.choose("activate combustion", 1)
    assert table.state.magicians[1].hand == ["fire-1", "water-1"]


@pytest.mark.rule("bigbook/action.active-only")
def test_another_player_acts_when_an_effect_gives_them_an_action_and_not_beyond_it() -> None:
    table = position(hands=[["air-1", "fire-1"], ["earth-1", "water-1", "water-1"]])
    table.choose("activate telepathy")
    table.asks("granted-action", seat=1).choose("activate growth")
    table.asks("action", seat=0)


@pytest.mark.rule("bigbook/action.active-only")
def test_no_action_is_offered_before_the_action_phase() -> None:
    table = position(
        hands=[["fire-1", "earth-1"], ["earth-1"]], track={"2": "water/discard-earth"}, marker=1, phase="monster"
    )
    assert table.events("curse-strikes")
    assert table.state.magicians[0].discard == ["earth-1"], "the Curse struck before anybody could act"
    table.asks("action", seat=0)


@pytest.mark.rule("bigbook/action.cost-required")
def test_an_action_is_offered_only_if_its_full_cost_is_there() -> None:
    table = position(hands=[["water-1", "fire-3"]], supports=[["fire-1"], ["madness"]], track={"2": "fire/mill-two"})
    assert table.offers("activate ice", "learn warm-blooded", "acquire fire-3", "break 2", "cure support 1")
    assert not any(option.startswith(("learn torrential-rain", "acquire water")) for option in table.offered)
    assert table.why_not("learn torrential-rain")[1] == "learn.cost"
    assert table.why_not("acquire water-2")[1] == "acquire.cost-value-2"


@pytest.mark.rule("bigbook/action.cost-required")
def test_one_symbol_short_is_not_enough_for_any_of_the_five_actions() -> None:
    table = position(
        hands=[["water-1", "fire-1"]],
        supports=[[], ["madness", "fire-2"]],
        spells=[["ice", "combustion", "growth", "telepathy", "glaciation"]],
        track={"2": "fire/mill-two"},
    )
    assert table.offers("activate combustion", "activate ice", "acquire fire-3", "cure support 1")
    assert verbs(table.offered) == {"activate", "learn", "acquire", "cure", "end"}
    assert not table.offers("break 2"), "3 Fire of 4"
    assert not table.offers("activate glaciation"), "1 Water of 2"
    assert not table.offers("activate growth"), "no Earth"
    table = position(hands=[["water-1", "fire-1"]], supports=[[], ["madness"]])
    assert verbs(table.offered) == {"activate", "end"}


@pytest.mark.rule("bigbook/action.end-phase")
def test_whoever_does_not_want_to_act_any_more_goes_on_to_recuperation() -> None:
    table = position(hands=[["fire-1", "fire-2"], ["water-1"]], decks=[["air-1"] * 8])
    table.choose("end")
    assert table.state.magicians[0].hand == ["fire-1", "fire-2", "air-1", "air-1", "air-1", "air-1"]
    table.asks("action", seat=1)


@pytest.mark.rule("bigbook/action.end-phase")
def test_whoever_cannot_act_any_more_goes_on_to_recuperation() -> None:
    table = position(hands=[["fire-1", "water-3"], ["water-1"]], decks=[["air-1"] * 8], spells=[["combustion"]])
    table.choose("acquire water-3")
    table.choose("activate combustion")
    assert table.offered == ["end"]
    table.choose("end")
    assert table.state.magicians[0].hand == ["air-1"] * 6
    table.asks("action", seat=1)


@pytest.mark.rule("bigbook/action.end-phase")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_an_action_phase_never_ends_by_itself_so_that_the_last_action_can_be_taken_back(hands: str) -> None:
    table = position(hands=[["water-3"], ["water-1"]], spells=[[]], rulings={"open-hands": hands})
    table.choose("acquire water-3")
    while "pay" in (prompt := table.decision.prompt):
        table.choose(table.offered[0])
    assert prompt == "action"
    assert table.offered == ["end"]
    if not os.environ.get(SAVE_AND_LOAD):  # a match that was saved and loaded does not remember what it could take back
        assert table.match.can_undo("action")
        table.match.undo("action")
        assert "acquire water-3" in table.offered


@pytest.mark.rule("bigbook/action.none-allowed")
def test_a_player_may_end_the_phase_without_any_action() -> None:
    table = position(hands=[["fire-3", "water-3", "air-3"], ["water-1"]], decks=[["earth-1"] * 3])
    table.choose("end")
    assert table.state.magicians[0].hand == ["fire-3", "water-3", "air-3", "earth-1", "earth-1", "earth-1"]
    assert table.state.magicians[0].discard == []
    table.asks("action", seat=1)
