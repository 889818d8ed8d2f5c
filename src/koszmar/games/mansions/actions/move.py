"""The move action: up to two spaces, one at a time, with other actions in between (Move Action).

(move-action.distance, move-action.evade, move-action.interrupt, move-action.interrupt-costs, wasted.move)
"""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import NOTHING, Flow, Key
from koszmar.parts.moments import carry_out

from .. import moments
from ..evade import evade
from ..harm import settle, suffer
from ..monsters import in_space
from ..moving import enter
from ..skills import Answers, answering, is_barred
from ..state import DAMAGE, Scene, Who
from .around import Around, Thing, look_around

MOVE = "move"


def options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("go", space): the next step of a move action that was begun, or the first of a new one."""
    if here.there & Thing.BAR and is_barred(scene, who, "move"):
        return []
    return [("go", space) for space in here.near(scene, who)]


def stride(scene: Scene, who: Who) -> int:
    """How far a move action leads; a card may say otherwise (move-action.distance, golden.component-wins)."""
    limits: list[int] = [answer(scene, who) for answer, _ in answering(scene, who, moments.stride)]
    spaces: int = scene.parameters.spaces
    return min([spaces, *limits])


def perform(scene: Scene, who: Who, choice: Any) -> Flow[None]:
    """One step; the first of a move action costs the action.

    An evade check that wastes it loses the rest of the movement. Any other may have moved the figure: then this step is
    not there any more, and what is left of the movement goes on from where it is.

    (move-action.evade, move-action.interrupt, move-action.interrupt-costs, wasted.move)
    """
    state = scene.state
    turn, one = state.turn, state.investigators[who]
    if not turn.moves:
        turn.actions -= 1
        turn.moves = stride(scene, who)
        turn.performed, turn.last = turn.performed + 1, MOVE
    if in_space(scene, one.space):
        if not (yield from evade(scene, who)):
            yield from wasted(scene, who)
            return
        if choice not in options(scene, who, look_around(scene, who)):  # the check has carried him off, or bound him
            return
    turn.moves -= 1
    yield from enter(scene, who, str(choice[1]))
    yield from settle(scene)
    if not turn.moves and turn.last == MOVE:
        yield from is_over(scene, who, MOVE)


def wasted(scene: Scene, who: Who) -> Flow[None]:
    """A failed evade check: the rest of the movement is lost (wasted.move, fire.wasted-in-fire)."""
    state = scene.state
    one = state.investigators[who]
    state.turn.moves = 0
    scene.tell("wasted", who=who)
    if one.space in state.fire and not one.out:
        yield from suffer(scene, who, DAMAGE, 1, up=False, cause="fire")
    yield from settle(scene)
    yield from is_over(scene, who, MOVE)


def stops(scene: Scene, who: Who) -> Flow[None]:
    """The turn ends; whoever has not gone as far as he could goes no farther."""
    begun = scene.state.turn.moves and scene.state.turn.last == MOVE
    return is_over(scene, who, MOVE) if begun else NOTHING


def is_over(scene: Scene, who: Who, action: str, gained: bool = False) -> Flow[None]:
    """An action is over; one that another action has interrupted was over then."""
    answers = answering(scene, who, moments.acted)
    return _answered(scene, who, action, gained, answers) if answers else NOTHING


def _answered(scene: Scene, who: Who, action: str, gained: bool, answers: Answers) -> Flow[None]:
    for answer, _ in answers:
        yield from carry_out(answer(scene, who, action, gained))
