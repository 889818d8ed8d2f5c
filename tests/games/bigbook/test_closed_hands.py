"""With closed hands nobody tells what they hold by being asked, or by not being asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spells.fire import something_for_inferno
from koszmar.kernel.flow import Decision, notation
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

CLOSED = {"open-hands": "closed"}
NO_LIBRARY: dict[str, list[str]] = {"water": [], "fire": [], "earth": [], "air": []}


def closed(**table: Any) -> Driver:
    """A table with closed hands."""
    return position(rulings=CLOSED, library_stacks=NO_LIBRARY, **table)


def for_others(table: Driver) -> tuple[Any, ...]:
    """What another player sees of the question now asked."""
    question = table.match.view(1 - table.decision.seat).question
    assert question is not None
    return question.seats, question.prompt, question.rule, question.cause, question.choices


@pytest.mark.rule("bigbook/cure.cost")
def test_curing_does_not_tell_how_many_elements_could_pay() -> None:
    one, two = (
        closed(hands=[hand], supports=[["madness"]], spells=[[], []]).choose("cure support 0")
        for hand in (["fire-2", "air-1"], ["fire-2", "air-2"])
    )
    assert (one.offered, two.offered) == (["fire"], ["fire", "air"])
    assert for_others(one) == for_others(two)


@pytest.mark.rule("bigbook/action.pay-sources")
def test_paying_does_not_tell_whether_there_was_another_way_to_pay() -> None:
    one, two = (
        closed(hands=[hand], spells=[[], []]).choose("acquire fire-2")
        for hand in (["fire-2", "air-1"], ["fire-2", "fire-2"])
    )
    assert one.offered == ["pay hand-0/fire-2"]
    assert for_others(one) == for_others(two)


@pytest.mark.rule("bigbook/action.pay-superfluous")
def test_laying_the_last_card_does_not_tell_that_it_was_the_last() -> None:
    one, two = (
        closed(hands=[hand], spells=[[], []]).choose("acquire fire-2", "add hand-0/fire-2", "add hand-0/fire-1")
        for hand in (["fire-2", "fire-1", "air-1"], ["fire-2", "fire-1", "fire-1"])
    )
    assert (one.offered, two.offered) == (["done"], ["done", "add hand-0/fire-1"])
    assert for_others(one) == for_others(two)
    assert one.choose("done").state.magicians[0].discard == ["fire-2", "fire-1", "fire-2"]


@pytest.mark.rule("bigbook/spell.multiply")
def test_a_spell_does_not_tell_whether_it_could_be_multiplied() -> None:
    one, two = (
        closed(hands=[hand], spells=[["growth"], []]).choose("activate growth")
        for hand in (["earth-1", "air-1"], ["earth-1", "earth-1"])
    )
    assert (one.offered, two.offered) == (["1"], ["1", "2"])
    assert for_others(one) == for_others(two)


@pytest.mark.rule("bigbook/granted.any-action")
def test_a_granted_action_is_offered_to_whoever_can_take_none() -> None:
    none, some = (
        closed(hands=[["air-1"], hand], spells=[["telepathy"], []]).choose(
            "activate telepathy", "1", "pay hand-0/air-1"
        )
        for hand in (["madness"], ["fire-2"])
    )
    assert none.offered == ["pass"]
    assert "acquire fire-2" in some.offered
    assert for_others(none) == for_others(some)
    none.choose("pass").asks("action", 0)


@pytest.mark.rule("bigbook/granted.any-action")
def test_with_open_hands_whoever_can_take_no_action_is_not_asked() -> None:
    table = position(hands=[["air-1"], ["madness"]], spells=[["telepathy"], []], library_stacks=NO_LIBRARY)
    table.choose("activate telepathy").asks("action", 0)


@pytest.mark.rule("bigbook/recuperation.discard-down")
def test_discarding_down_does_not_tell_that_the_rest_is_all_alike() -> None:
    one, two = (
        closed(hands=[["fire-1"] * 6 + [last]], spells=[[], []]).choose("end").asks("discard-to-hand-size", 0)
        for last in ("fire-1", "air-1")
    )
    assert one.offered == ["hand-0/fire-1"]
    assert for_others(one) == for_others(two)


@pytest.mark.rule("bigbook/exchange.to-hand")
@pytest.mark.content("bigbook/spell/aspiration")
def test_whoever_gives_a_card_is_asked_even_if_all_their_cards_are_alike() -> None:
    one, two = (
        closed(hands=[["air-1"], hand], spells=[["aspiration"], []])
        .choose("activate aspiration", "1", "pay hand-0/air-1")
        .asks("give-card", 1)
        for hand in (["fire-1", "fire-1"], ["fire-1", "water-1"])
    )
    assert (one.offered, two.offered) == (["hand-1/fire-1"], ["hand-1/fire-1", "hand-1/water-1"])
    assert for_others(one) == for_others(two)


@pytest.mark.rule("bigbook/effect.own-choice")
@pytest.mark.content("bigbook/spell/bark-skin")
def test_bark_skin_asks_whoever_has_no_pair_too() -> None:
    none, some = (
        closed(hands=[["earth-2"], hand], spells=[["bark-skin"], []])
        .choose("activate bark-skin", "1", "pay hand-0/earth-2", "1")
        .asks("merge-pair", 1)
        for hand in (["fire-1", "water-1"], ["fire-1", "fire-1"])
    )
    assert (none.offered, some.offered) == (["done"], ["fire-1", "done"])
    assert for_others(none) == for_others(some)
    none.choose("done").asks("action", 0)


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.content("bigbook/page/octopus/reward")
def test_the_reward_of_the_octopus_asks_whoever_has_no_value_1_card_too() -> None:
    none, some = (
        closed(
            hands=[[card], ["fire-3"]],
            phase="monster",
            marker=5,
            grimoire=("hornet", "octopus", "spider", "flytrap", "dragon", "samurai", "final"),
        ).asks("discard-for-three", 0)
        for card in ("fire-2", "fire-1")
    )
    assert (none.offered, some.offered) == (["done"], ["hand-0/fire-1", "done"])
    assert for_others(none) == for_others(some)


@pytest.mark.rule("bigbook/cure.to-stack")
@pytest.mark.content("bigbook/page/samurai/reward")
def test_the_reward_of_the_samurai_does_not_tell_whether_a_second_madness_is_in_hand() -> None:
    one, two = (
        closed(
            hands=[hand, ["fire-3"]],
            phase="monster",
            marker=5,
            grimoire=("hornet", "samurai", "spider", "flytrap", "dragon", "octopus", "final"),
        )
        .choose("hand-0/madness")
        .asks("cure", 0)
        for hand in (["madness", "fire-1"], ["madness", "madness"])
    )
    assert (one.offered, two.offered) == (["done"], ["hand-0/madness", "done"])
    assert for_others(one) == for_others(two)


def about_a_hand(decision: Decision) -> bool:
    """Whether cards of a hand are offered."""
    return any(f"hand-{decision.seat}/" in notation(option) for option in decision.options)


@pytest.mark.rule("bigbook/table.open-talk")
def test_with_closed_hands_no_question_about_a_hand_answers_itself() -> None:
    asked = 0
    random = Random("closed hands")
    for number in range(40):
        match = Match.new("bigbook", players=2 + number % 4, seed=number, rulings=CLOSED, events=False)
        for decision in match:
            if about_a_hand(decision):
                asked += 1
                assert decision.pause, decision.prompt
            match.choose(random.choice(decision.options), random.choice(decision.seats))
    assert asked > 1000


def test_whether_a_spell_does_anything_is_told_without_looking_into_hands() -> None:
    rulings = {**CLOSED, "inferno": "as-discarded", "discard-zone": "hand"}
    spells = [["power-of-the-inferno"]]
    table = position(hands=[[], ["madness"]], supports=[["fire-1"]], spells=spells, rulings=rulings)
    assert something_for_inferno(table.match.seen_by(0), 0)
