"""Special actions of a haunt, whichever it is: where and when, how often, the price, the roll, the row that counts."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import Action
from koszmar.games.betrayal.haunting import can_take, perform
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.state import Scene
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play

MINE, HERE = 0, "hallway"


def table(*rolls: int, **more: Any) -> Driver:
    """Josef (Might 5, Sanity 4), whose action it is, stands in the Hallway."""
    return position(haunt=9, track=1, places=[HERE, "upper-landing", "upper-landing"], rolls=rolls, **more)


def outcome(action: Action, *rolls: int, **more: Any) -> Driver:
    """The action is taken; what came of it is a mark of the turn."""
    played = table(*rolls, **more)
    play(perform(played.match.scene, MINE, action))
    return played


def says(word: str) -> Any:
    """A row that leaves a mark."""
    return lambda scene, seat: scene.state.turn.marks.append(word)


ROWS = {6: says("best"), 3: says("good"), 1: says("poor")}


@pytest.mark.rule("betrayal/special.own-instructions")
@pytest.mark.parametrize(
    ("faces", "bonus", "marks"),
    [
        ([2, 2, 2, 0, 0], 0, ["best"]),
        ([2, 2, 1, 0, 0], 0, ["good"]),
        ([2, 1, 0, 0, 0], 0, ["good"]),
        ([2, 0, 0, 0, 0], 0, ["poor"]),
        ([0, 0, 0, 0, 0], 0, []),
        ([2, 2, 0, 0, 0], 2, ["best"]),
    ],
)
def test_only_the_row_of_the_result_is_carried_out(faces: list[int], bonus: int, marks: list[str]) -> None:
    action = Action(key="try", roll=("might",), bonus=lambda scene, seat: bonus, bands=ROWS)
    played = outcome(action, *faces)
    assert played.state.turn.marks == marks
    assert [told.kind for told in played.match.scene.events or []] == ["roll"]


@pytest.mark.rule("betrayal/dice.other-roll-not-trait")
def test_an_action_with_dice_of_its_own_is_no_trait_roll() -> None:
    action = Action(key="try", dice=lambda scene, seat: 3, bonus=lambda scene, seat: 1, bands=ROWS)
    played = outcome(action, 2, 2, 1, cards=[["idol"]])
    assert played.state.turn.marks == ["best"]
    assert [told.kind for told in played.match.scene.events or []] == ["roll-dice"]


def test_the_price_is_paid_before_the_roll() -> None:
    def price(scene: Scene, seat: int) -> None:
        scene.state.turn.marks.append("paid")
        scene.state.explorers[seat].traits["might"] = 5

    action = Action(key="try", cost=price, roll=("might",), bands={0: says("rolled")})
    played = outcome(action, *[0] * 6)
    assert played.state.turn.marks == ["paid", "rolled"]


def test_an_action_without_a_roll_simply_happens() -> None:
    assert outcome(Action(key="do", cost=says("paid"), flow=says("done"))).state.turn.marks == ["paid", "done"]


@pytest.mark.rule("betrayal/special.each-once-per-turn")
@pytest.mark.rule("betrayal/anatomy.special-actions")
@pytest.mark.parametrize(
    ("times", "used", "again"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (0, 9, True)]
)
def test_an_action_is_taken_as_often_as_it_says(times: int, used: int, again: bool) -> None:
    action = Action(key="try", times=times, flow=says("done"))
    assert can_take(table().match.scene, MINE, action, ["haunt/try"] * used + ["haunt/other", "map"]) is again


@pytest.mark.rule("betrayal/special.own-instructions")
def test_an_action_needs_its_place_and_its_condition() -> None:
    scene = table().match.scene
    assert can_take(scene, MINE, Action(key="try", where=lambda scene, seat, tile: tile == HERE), [])
    assert not can_take(scene, MINE, Action(key="try", where=lambda scene, seat, tile: tile != HERE), [])
    assert not can_take(scene, MINE, Action(key="try", needs=lambda scene, seat: []), [])
