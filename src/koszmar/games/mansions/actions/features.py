"""Fire and Barricades: setting fire, putting it out, sliding and forcing (Set Fire Action, Fire, Barricade).

(set-fire.what, set-fire.needs-light, set-fire.own-space, fire.extinguish, barricade.move-on, barricade.move-off,
barricade.force-position, barricade.force-test, barricade.force-move, component-action.features)
"""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Flow, Key

from ..board import PASSAGE, beside, board, doors_of, room_of
from ..choosing import may
from ..effects.context import Context
from ..evade import evade
from ..features import place_fire, put_out
from ..harm import suffer
from ..moving import may_move
from ..skills import is_barred, test
from ..state import DAMAGE, Barricade, Scene, Who
from .around import Around, Thing


def set_fire_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("set-fire", space): one's own space or an adjacent one without Fire, by whoever has a Light Source.

    (set-fire.what, set-fire.needs-light)
    """
    if not here.there & Thing.LIGHT:
        return []
    space = scene.state.investigators[who].space
    return [("set-fire", place) for place in (space, *beside(scene, space)) if place not in scene.state.fire]


def set_fire(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Place Fire; in one's own space that costs nothing by itself (set-fire.own-space; ruling set-fire-own)."""
    space = str(choice[1])
    place_fire(scene, space)
    if space == scene.state.investigators[who].space and scene.rulings.set_fire_own == "damage":
        yield from suffer(scene, who, DAMAGE, 1, up=False, cause="fire")


def extinguish_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("extinguish",), where Fire is on the board."""
    return [("extinguish",)] if scene.state.fire else []


def extinguish(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Test agility: for each success one Fire may be discarded here, or wherever he goes until the end of the round.

    (fire.extinguish, fire.extinguish-where, fire.extinguish-no-damage)
    """
    one = scene.state.investigators[who]
    one.quench += yield from test(scene, who, "agility", why="extinguish")
    if one.quench and one.space in scene.state.fire and (
        yield from may(scene, who, "quench", "fire.extinguish", space=one.space)
    ):  # fmt: skip
        one.quench -= 1
        put_out(scene, one.space)


# -- Barricades ----------------------------------------------------------------------------------------------------


def slide_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("slide", door or passage): a Barricade of this space goes onto it; ("slide", "off"): back into the space."""
    state = scene.state
    space = state.investigators[who].space
    mine = [one for one in state.barricades if one.space == space]
    if not mine or is_barred(scene, who, "slide"):
        return []
    found: list[Key] = [("slide", "off")] if any(one.on for one in mine) else []
    if any(not one.on for one in mine):
        taken = {one.on for one in mine}
        found += [("slide", link) for link in doors_of(state, space) if link not in taken]
        if space in state.passages and PASSAGE not in taken:
            found.append(("slide", PASSAGE))
    return found


def slide(scene: Scene, who: Who, choice: Any, ctx: Context) -> None:
    """Slide a Barricade onto a door or off it (barricade.stays-in-space, component-action.features)."""
    state, where = scene.state, str(choice[1])
    space = state.investigators[who].space
    mine = [one for one in state.barricades if one.space == space]
    barricade = next(one for one in mine if bool(one.on) == (where == "off"))
    barricade.on = "" if where == "off" else where
    scene.tell("barricade-off" if where == "off" else "barricade-on", space=space, link=barricade.on)


def blocking(scene: Scene, who: Who) -> list[tuple[Barricade, str]]:
    """Barricades that block a way out of this space and stand in another room, with the space beyond."""
    state = scene.state
    space = state.investigators[who].space
    found = []
    for one in state.barricades:
        if not one.on or room_of(one.space) == room_of(space):
            continue
        if one.on == PASSAGE:
            if space in state.passages:
                found.append((one, one.space))
        else:
            ends = board(state).links[one.on].ends
            if space in ends:
                found.append((one, next(end for end in ends if end != space)))
    return found


def force_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("force", the Barricade's space)."""
    if not scene.state.barricades or is_barred(scene, who, "force"):
        return []
    return [("force", barricade.space) for barricade, _ in blocking(scene, who)]


def force(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Test strength: with two successes the Barricade slides back, and one may step through."""
    barricade, beyond = next(found for found in blocking(scene, who) if found[0].space == choice[1])
    result = yield from test(
        scene, who, "strength", difficulty=scene.parameters.force, why="force", tags=frozenset(("pry",))
    )
    if result >= scene.parameters.force:
        barricade.on = ""
        scene.tell("barricade-off", space=barricade.space, link="")
        yield from may_move(scene, who, 1, evade, to=beyond)
