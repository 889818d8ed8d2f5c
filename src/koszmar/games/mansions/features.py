"""Features: Fire, Darkness and what lights it, Barricades, Secret Passages (Features, Darkness, Fire).

(feature.def, feature.no-app, limit.unlimited)
"""

from __future__ import annotations

from .board import all_beside, beside
from .in_force import face_of
from .item_cards import ITEMS
from .state import Card, Scene, Space, Who

LIGHT = "light-source"


# -- Darkness and light --------------------------------------------------------------------------------------------


def place_darkness(scene: Scene, space: Space) -> None:
    """Darkness comes to a space; a second one does not (darkness.no-second)."""
    state = scene.state
    if space and space not in state.darkness:
        state.darkness = sorted([*state.darkness, space])
        scene.tell("darkness", space=space)


def is_in_the_dark(scene: Scene, who: Who) -> bool:
    """Whether Darkness hinders an investigator (darkness.light-cancels, darkness.not-through-walls)."""
    state = scene.state
    space = state.investigators[who].space
    if space not in state.darkness or state.flare == state.round:
        return False
    return not any(is_light(scene, place) for place in (space, *beside(scene, space)))


def is_light(scene: Scene, space: Space) -> bool:
    """Whether a space holds Fire or a Light Source (darkness.light-source-where)."""
    state = scene.state
    if space in state.fire:
        return True
    if any(gives_light(card) for card in state.dropped.get(space, ())):
        return True
    return any(
        gives_light(card) for one in state.investigators if one.space == space and not one.out
        for card in one.possessions
    )  # fmt: skip


def gives_light(card: Card) -> bool:
    """Whether a card is a Light Source on the side that shows (trait.example)."""
    item = ITEMS.get(face_of(card))
    return item is not None and LIGHT in item.traits


def has_light(scene: Scene, who: Who) -> bool:
    """Whether an investigator has a Light Source."""
    cards = scene.state.investigators[who].possessions
    return bool(cards) and any(gives_light(card) for card in cards)


# -- Fire ----------------------------------------------------------------------------------------------------------


def place_fire(scene: Scene, space: Space) -> bool:
    """Fire comes to a space; a second one does not (fire.no-second, limit.unlimited, set-fire.tell-app)."""
    state = scene.state
    if not space or space in state.fire:
        return False
    state.fire = sorted([*state.fire, space])
    scene.tell("fire", space=space)
    return True


def put_out(scene: Scene, space: Space) -> None:
    """Fire is discarded from a space."""
    state = scene.state
    if space in state.fire:
        state.fire = [one for one in state.fire if one != space]
        scene.tell("fire-out", space=space)


def where_fire_spreads(scene: Scene) -> list[Space]:
    """Spaces without Fire that are adjacent to one with Fire, not through walls (fire.spread-not-through-walls)."""
    state = scene.state
    if not state.fire:
        return []
    near = all_beside(scene)
    found = dict.fromkeys([there for space in state.fire for there in near[space]])
    return [space for space in found if space not in state.fire]
