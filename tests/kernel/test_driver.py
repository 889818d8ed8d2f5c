"""The driver and what the position builders share: they say what went wrong, and let nothing pass unnoticed."""

import re

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof import positions as betrayal
from koszmar.games.bigbook.proof import positions as bigbook
from koszmar.kernel.errors import ImpossiblePosition
from koszmar.kernel.testing.driver import SAVE_AND_LOAD, Driver, Unexpected, scripts_used_up

IN_THE_HALLWAY = {"haunt": 1, "revealer": 1, "places": ["hallway"] * 3}


# -- dice ------------------------------------------------------------------------------------------------------------


def test_rolls_can_be_given_with_the_choice_that_makes_them() -> None:
    table = betrayal.position(**IN_THE_HALLWAY, moves=0)
    table.choose("attack unarmed seat-1", rolls=[[2, 2, 2, 2, 2], [0, 0, 0, 1]])
    assert table.unused == []
    assert [roll["dice"] for roll in table.events("roll")] == [[2, 2, 2, 2, 2], [0, 0, 0, 1]]


def test_a_whole_roll_with_too_few_dice_fails() -> None:
    table = betrayal.position(**IN_THE_HALLWAY, moves=0)
    with pytest.raises(Exception, match=r"a roll of \[2, 2\] next, but the dice to be rolled are 5"):
        table.choose("attack unarmed seat-1", rolls=[[2, 2], [0, 0, 0, 1]])


def test_rolls_given_with_a_choice_must_all_be_made() -> None:
    with pytest.raises(Unexpected, match=r"of the rolls \[1, 2\] these were not made: \[1, 2\]"):
        betrayal.position(rolls=[0, 0]).choose("end", rolls=[1, 2])


def test_a_roll_that_nobody_made_is_noticed_at_the_end() -> None:
    with scripts_used_up():
        betrayal.position(rolls=[0, ...])
    with pytest.raises(Unexpected, match=re.escape("the script holds [2, 1]")), scripts_used_up():
        betrayal.position(rolls=[2, 1]).choose("end")
    betrayal.position(rolls=[2, 1]).choose("end")


def test_another_error_is_not_hidden_by_rolls_that_nobody_made() -> None:
    with pytest.raises(Unexpected, match="'jump' is not among"), scripts_used_up():
        betrayal.position(rolls=[2, 1]).choose("jump")


# -- paying ----------------------------------------------------------------------------------------------------------


def shopping(**given: object) -> Driver:
    return bigbook.position(hands=[["fire-2", "fire-1", "fire-1", "fire-3"]], **given).choose("acquire fire-3")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "cards", [["fire-3"], ["fire-1", "fire-2"], ["hand-0/fire-2", "fire-1"], ["fire-3", "fire-1"], ["fire-3", "fire-2"]]
)
def test_exactly_these_cards_are_paid(cards: list[str]) -> None:
    table = shopping().exactly(*cards)
    assert sorted(one["card"] for one in table.events("discard")) == sorted(card[-6:] for card in cards)
    table.asks("action", 0)


@pytest.mark.parametrize("cards", [["fire-2"], ["water-3"], ["fire-2", "fire-2"]])
def test_what_cannot_be_paid_exactly_is_said(cards: list[str]) -> None:
    with pytest.raises(Unexpected):
        shopping().exactly(*cards)


def test_cards_that_the_rules_take_in_addition_are_noticed() -> None:
    table = bigbook.position(hands=[["fire-2", "fire-1", "fire-1"]]).choose("acquire fire-3")
    with pytest.raises(Unexpected, match=r"'pay' took \['fire-1', 'fire-1', 'fire-2'\], not \['fire-1', 'fire-1'\]"):
        table.exactly("fire-1", "fire-1")


# -- steps -----------------------------------------------------------------------------------------------------------


def test_a_position_can_be_looked_at_before_anything_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SAVE_AND_LOAD, "1")
    for table in (betrayal.position(stepwise=True), bigbook.position(stepwise=True)):
        assert table.is_between_steps
        assert table.told == []
        assert table.view(0) == table.view(0)
        assert table.go_on_until_asked().decision.seat == 0


def test_a_step_is_taken_at_a_time_and_a_question_stops_it() -> None:
    table = betrayal.position(stepwise=True).go_on(5)
    table.asks("act", 0).choose("end")
    assert table.is_between_steps
    assert table.state.turn.seat == 1
    table.go_on_until_asked().asks("act", 1)
    with pytest.raises(Unexpected, match="does not stand between two steps"):
        table.go_on()


def test_steps_in_which_nobody_is_asked_do_not_run_away() -> None:
    table = bigbook.position(phase="recuperation", stepwise=True)
    with pytest.raises(Unexpected, match="nobody was asked anything in 1 steps"):
        table.go_on_until_asked(most=1)


# -- what is not said ------------------------------------------------------------------------------------------------


def test_a_supply_that_names_a_pile_leaves_the_others_as_they_are() -> None:
    full = bigbook.position().state.supply
    assert bigbook.position(supply={"fire-3": 1}).state.supply == full | {"fire-3": 1}
    assert set(bigbook.position(supply={"fire-3": 1, "others": 0}).state.supply.values()) == {0, 1}


def test_a_pile_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="there is no fire-1 to lay out; there are: "):
        bigbook.position(supply={"fire-1": 1})


def test_more_tokens_than_the_box_holds_are_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="blessing too many on the table"):
        betrayal.position(tokens=[betrayal.token("blessing", "blessing", "hallway")] * 2)


@pytest.mark.parametrize("haunt", sorted(HAUNTS))
def test_any_haunt_can_begin_in_a_position(haunt: int) -> None:
    table = betrayal.begun(haunt, players=4, revealer=2)
    assert (table.state.haunt.number, table.state.haunt.revealer) == (haunt, 2)
    assert table.told == [] or table.decision


@pytest.mark.parametrize(("haunt", "missing"), [
    (2, "haunt 2 needs 1 of the tokens 'number' on seat-0"), (3, "needs 3 of the tokens 'sickness' on seat-0"),
    (6, "needs 1 of the tokens 'number'"), (7, "needs the fact 'wrong'"), (17, "needs the fact 'secret-slips'"),
    (26, "needs a token 'altar'"), (41, "needs a monster 'house'"),
    (47, "needs 2 more of the tokens 'trapped', one for every hero"),
])  # fmt: skip
def test_a_haunt_that_lacks_what_it_cannot_be_played_without_is_refused(haunt: int, missing: str) -> None:
    with pytest.raises(ImpossiblePosition, match=missing):
        betrayal.position(haunt=haunt)


def test_a_driver_can_try_something_else_and_stay() -> None:
    table = betrayal.position()
    other = table.fork().choose("end")
    assert (table.decision.seat, other.decision.seat) == (0, 1)
    assert "turn" in other.kinds()
