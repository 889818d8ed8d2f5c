"""Tokens, dice, harm, trading and figures: the small parts that several games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.flow import Decision, Flow, Key, ask
from koszmar.parts import tokens
from koszmar.parts.dice import batches, change, roll_again, showing, throw, until_kept, worth
from koszmar.parts.figures import clockwise, figure_of, free_id, is_monster, is_seat, seat_of, word_of
from koszmar.parts.harm import Packet, fall, rise
from koszmar.parts.trading import pick_any


def play(flow: Flow[Any], *answers: Key) -> tuple[Any, list[Decision]]:
    """Answer a flow until it ends: what it brings about, and what it asked."""
    asked = []
    given = iter(answers)
    try:
        decision = next(flow)
        while True:
            asked.append(decision)
            decision = flow.send(next(given))
    except StopIteration as ended:
        assert not list(given)
        return ended.value, asked


# -- tokens --------------------------------------------------------------------------------------------------------


def test_a_token_goes_from_the_box_to_a_place_and_back() -> None:
    box, lying = {"fire": 2}, list[tokens.Token]()
    one = tokens.put(box, lying, "fire", "flame", "kitchen")
    assert one is not None
    assert tokens.put(box, lying, "fire", "flame", "cellar", value=3, up=False) is not None
    assert tokens.put(box, lying, "fire", "flame", "attic") is None
    assert [token.on for token in tokens.named(lying, "flame")] == ["kitchen", "cellar"]
    assert tokens.named(lying, "flame", on="cellar")[0].value == 3
    assert tokens.lying_on(lying, "kitchen") == tokens.lying_on(lying, "kitchen", "flame") == [one]
    assert tokens.lying_on(lying, "kitchen", "water") == []
    tokens.put_back(box, lying, one)
    assert (box, len(lying)) == ({"fire": 1}, 1)


def test_a_kind_that_the_box_never_had_is_an_error() -> None:
    with pytest.raises(KeyError):
        tokens.take({"fire": 1}, "fier")


# -- dice ----------------------------------------------------------------------------------------------------------

DIE = ("miss", "half", "hit")


def test_a_pool_of_less_than_none_rolls_no_dice() -> None:
    assert throw(ScriptedChance(), DIE, -1) == []


def test_some_dice_are_rolled_again_where_they_lie() -> None:
    faces = throw(ScriptedChance(rolls=["miss", "hit", "miss"]), DIE, 3)
    assert roll_again(ScriptedChance(rolls=["hit", "half"]), DIE, faces, showing(faces, "miss")) == ["hit", "half"]
    assert faces == ["hit", "hit", "half"]
    assert worth(faces, {"hit": 1}) == 2
    assert change(faces, "half", "hit")
    assert worth(faces, {"hit": 1}) == 3
    assert not change(faces, "half", "hit")


def test_a_pool_larger_than_the_box_is_rolled_in_batches() -> None:
    assert list(batches(11, 5)) == [5, 5, 1]
    assert list(batches(5, 5)) == [5]
    assert list(batches(0, 5)) == []


def question(options: list[Key]) -> Decision:
    return ask(0, "reroll", options, rule="a.rule")


def test_dice_are_changed_until_they_are_kept() -> None:
    faces, clues = ["clue", "clue", "miss"], [2]

    def spend_a_clue() -> None:
        clues[0] -= 1
        change(faces, "clue", "success")

    def offers() -> dict[Key, Callable[[], None]]:
        return {"clue": spend_a_clue} if clues[0] and "clue" in faces else {}

    _, asked = play(until_kept(offers, question), "clue", "keep")
    assert faces == ["success", "clue", "miss"]
    assert [decision.options for decision in asked] == [["keep", "clue"], ["keep", "clue"]]
    _, asked = play(until_kept(offers, question), "clue")
    assert (faces, len(asked)) == (["success", "success", "miss"], 1)


def test_a_change_of_the_dice_may_ask_something_itself() -> None:
    left = ["pay"]

    def pay() -> Flow[None]:
        yield ask(0, "pay-with", ["might", "speed"], rule="a.rule")
        left.clear()

    _, asked = play(until_kept(lambda: dict.fromkeys(left, pay), question), "pay", "might")
    assert [decision.prompt for decision in asked] == ["reroll", "pay-with"]


# -- harm ----------------------------------------------------------------------------------------------------------


def test_a_marker_falls_no_lower_than_its_lowest_space_and_rises_no_higher_than_its_highest() -> None:
    track = {"sanity": 3}
    assert fall(track, "sanity", 2, lowest=2) == 1
    assert fall(track, "sanity", 2, lowest=4) == 0
    assert rise(track, "sanity", 9, highest=8) == 6
    assert rise(track, "sanity", 1, highest=4) == 0
    assert track == {"sanity": 8}


def test_a_packet_says_who_did_it_if_anybody_did() -> None:
    assert Packet(1, 2, "physical", "tile").source is None
    assert Packet(1, 2, "physical", "attack", "guest-1", "machete").weapon == "machete"


# -- trading -------------------------------------------------------------------------------------------------------


def test_any_number_of_things_is_picked_one_after_another() -> None:
    picked, asked = play(pick_any(1, "drop", ["rope", "rope", "lamp"], rule="a.rule", why="heavy"), "rope", "done")
    assert picked == ["rope"]
    assert [decision.options for decision in asked] == [["done", "rope", "lamp"], ["done", "rope", "lamp"]]
    assert asked[1].args == {"why": "heavy", "picked": ["rope"]}
    picked, asked = play(pick_any(1, "drop", ["rope"], rule="a.rule"), "rope")
    assert (picked, len(asked)) == (["rope"], 1)


def test_things_whose_faces_are_hidden_are_told_of_in_another_way() -> None:
    def told(**lists: list[str]) -> dict[str, Any]:
        return {name: len(things) for name, things in lists.items()}

    flow = pick_any(1, "trade-want", ["rope", "lamp"], rule="a.rule", told=told, other=2, give=["knife"])
    _, asked = play(flow, "lamp", "done")
    assert [decision.args for decision in asked] == [
        {"other": 2, "picked": 0, "give": 1},
        {"other": 2, "picked": 1, "give": 1},
    ]


# -- figures -------------------------------------------------------------------------------------------------------


def test_the_word_for_a_figure_leads_back_to_it() -> None:
    assert [figure_of(word_of(figure)) for figure in (0, 5, "guest-1")] == [0, 5, "guest-1"]
    assert [seat_of("seat-0"), seat_of("seat-5")] == [0, 5]
    with pytest.raises(KeyError):
        seat_of("guest-1")


def test_a_figure_is_a_players_or_a_monsters() -> None:
    assert [is_seat(figure) for figure in (0, "guest-1", None)] == [True, False, False]
    assert [is_monster(figure) for figure in (0, "guest-1", None)] == [False, True, False]


def test_a_new_monster_gets_the_lowest_free_number() -> None:
    assert free_id("guest", ()) == "guest-1"
    assert free_id("guest", {"guest-1", "guest-2", "guest-4"}) == "guest-3"


def test_seats_go_round_the_table() -> None:
    assert clockwise(3, 0) == [0, 1, 2]
    assert clockwise(3, 2) == [2, 0, 1]
