"""Costs, icons, OR, and Interruption."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.proof.positions import position
from koszmar.kernel.testing.driver import Driver


@pytest.mark.rule("nemesis/action.card-plus-cost")
def test_a_card_is_discarded_and_its_cost_besides() -> None:
    hand = ["basic-repairs", "rest", "order"]
    table = captain(hands=[hand, []], malfunctions=["06"]).choose(("card", "basic-repairs", "clear"))
    pay(table, "rest", "order")
    assert table.state.characters[0].discard == ["basic-repairs", "rest", "order"]
    assert not table.state.rooms["06"].malfunction
    too_few = captain(hands=[hand[:2], []], malfunctions=["06"])
    assert not [option for option in too_few.offered if option.startswith("card basic-repairs")]


@pytest.mark.rule("nemesis/action.or-choice")
def test_of_several_uses_one_is_chosen_and_only_possible_ones_are_offered() -> None:
    hand = ["basic-repairs", "rest", "order", "search"]
    both = captain("21", hands=[hand, []], malfunctions=["21"])
    assert both.offers(("card", "basic-repairs", "clear"), ("card", "basic-repairs", "engine"))
    one = captain("21", hands=[hand, []])
    assert not one.offers(("card", "basic-repairs", "clear"))


@pytest.mark.rule("nemesis/action.in-combat-only")
@pytest.mark.rule("nemesis/action.out-of-combat-only")
@pytest.mark.rule("nemesis/action.no-icon")
def test_icons_say_when_a_card_can_be_used() -> None:
    hand = ["suppressive-fire", "search", "motivation", "rest"]
    calm = captain(hands=[hand, []])
    fight = captain(hands=[hand, []], intruders=[("lurker", "06")])
    cards = [{option.split()[1] for option in table.offered if option.startswith("card")} for table in (calm, fight)]
    assert cards == [{"search", "motivation", "rest"}, {"suppressive-fire", "motivation"}]


# -- Interruption --------------------------------------------------------------------------------------------------


def watched(*hands: list[str], **table: object) -> Driver:
    """The Captain tries to move while others are in the Room."""
    aboard = position(players=len(hands), places=["06"] * len(hands), hands=list(hands), **table)  # type: ignore[arg-type]
    aboard.choose(("move", "05"))
    return pay(aboard, "rest")


def answer(table: Driver, **answers: str) -> Driver:
    """Answer for seats: ``seat1="let"``."""
    for seat, key in answers.items():
        table.match.choose(key, int(seat.removeprefix("seat")))
    table.told[:] = list(table.match.scene.events or [])
    return table


@pytest.mark.rule("nemesis/action.interruption")
def test_an_interruption_cancels_the_action_and_its_cost_stays_paid() -> None:
    table = watched(PLAIN, ["interruption", "search"])
    assert table.decision.prompt == "interrupt"
    answer(table, seat1="interruption")
    answer(table, seat0="let")
    assert table.state.characters[0].room == "06"
    assert table.state.characters[0].discard == ["rest"]
    assert table.state.characters[1].discard == ["interruption"]
    assert table.decision.args["actions"] == 1


def test_everybody_with_cards_is_asked_whether_or_not_they_hold_it() -> None:
    table = watched(PLAIN, ["search"], ["interruption"], [], rolls=["silence"])
    assert table.decision.seats == (1, 2)
    assert [table.decision.offered(seat) for seat in (1, 2)] == [
        ["let", "let-round"], ["let", "let-round", "interruption"]
    ]  # fmt: skip
    answer(table, seat1="let", seat2="let")
    assert table.state.characters[0].room == "05"


def test_whoever_has_it_in_the_open_discard_pile_is_not_asked() -> None:
    table = watched(PLAIN, ["search"], discards=[[], ["interruption"]], rolls=["silence"])
    assert table.state.characters[0].room == "05"


def test_whoever_lets_everything_pass_is_not_asked_again_this_round() -> None:
    table = watched(PLAIN, ["search"], rolls=["silence"])
    answer(table, seat1="let-round")
    table.choose(("move", "06"))
    pay(table, "order").asks("act", 1)


@pytest.mark.rule("nemesis/action.interruption")
def test_not_even_by_an_action_in_the_same_room_until_the_round_is_over() -> None:
    hand = ["rest", "demolition"]
    table = position(places=["06", "06"], hands=[hand, ["search", "interruption"]]).choose(("card", "rest"))
    table.match.choose("let-round", 1)
    table.answer("calm-down", "neither").choose(("card", "demolition", "break"))
    assert table.state.rooms["06"].malfunction  # nobody was asked
    assert table.state.quiet == [1]
    table.asks("act", 1).choose("pass").answer("discard", "done", 1).asks("act", 0)


def test_the_ruling_that_asks_only_holders() -> None:
    table = watched(PLAIN, ["search"], ["interruption"], rulings={"interruptions": "holders"})
    assert table.decision.seats == (2,)


def test_elsewhere_nobody_can_interrupt() -> None:
    table = position(places=["06", "07"], hands=[PLAIN, ["interruption"]], rolls=["silence"]).choose(("move", "05"))
    pay(table, "rest")
    assert table.state.characters[0].room == "05"


@pytest.mark.rule("nemesis/action.interruption-chain")
def test_an_interruption_of_the_interruption_lets_the_action_happen() -> None:
    hand = ["interruption", "rest", "order"]
    table = position(players=2, places=["06", "06"], hands=[hand, ["interruption"]], rolls=["silence"])
    table.choose(("move", "05"))
    pay(table, "rest")
    answer(table, seat1="interruption")
    assert table.decision.seats == (0,)
    answer(table, seat0="interruption")
    assert table.state.characters[0].room == "05"
    assert table.state.characters[0].discard == ["rest", "interruption"]
