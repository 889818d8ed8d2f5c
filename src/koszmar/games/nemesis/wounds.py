"""Wounds light and serious, what they do, dressing and healing, and death."""

from __future__ import annotations

from koszmar.kernel.flow import NOTHING, Flow
from koszmar.parts.moments import Answer, enter

from . import moments
from .belongings import drop_everything, fit_hands
from .hand import draw_from
from .state import Scene, Wound, is_active

MOST_LIGHT, MOST_SERIOUS = 2, 3
"""Spaces of the Light Wound track, and how many Serious Wounds a character can bear."""


def light_wound(scene: Scene, seat: int) -> Flow[None]:
    """A Light Wound; the third clears the track for a Serious one (wound.light, wound.third-light, wound.death)."""
    character = scene.state.characters[seat]
    if not is_active(character):
        return NOTHING
    if len(character.wounds) >= MOST_SERIOUS:
        die(scene, seat, "wounds", "wound.death")
        return NOTHING
    if character.light < MOST_LIGHT:
        character.light += 1
        scene.tell("light-wound", seat=seat)
        return NOTHING
    character.light = 0
    return serious_wound(scene, seat)


def serious_wound(scene: Scene, seat: int) -> Flow[None]:
    """A Serious Wound: draw its card (wound.serious, wound.death)."""
    state = scene.state
    character = state.characters[seat]
    if not is_active(character):
        return NOTHING
    if len(character.wounds) >= MOST_SERIOUS:
        die(scene, seat, "wounds", "wound.death")
        return NOTHING
    card = draw_from(scene, state.serious, "serious")
    if card is None:
        return NOTHING  # 16 cards, and no more than 15 can be in play
    character.wounds.append(Wound(card))
    scene.tell("serious-wound", seat=seat, wound=card)
    return fit_hands(scene, seat)


def dress(scene: Scene, seat: int, wound: Wound) -> None:
    """Turn a Serious Wound face down: it has no effect, but still counts (wound.dress)."""
    wound.dressed = True
    scene.tell("dressed", seat=seat, wound=wound.key)


def heal_serious(scene: Scene, seat: int, wound: Wound) -> None:
    """Discard a dressed Serious Wound (wound.heal-serious)."""
    state = scene.state
    state.characters[seat].wounds.remove(wound)
    state.discards["serious"].append(wound.key)
    scene.tell("healed-serious", seat=seat, wound=wound.key)


def heal_light(scene: Scene, seat: int, count: int) -> None:
    """Remove Light Wounds (wound.heal-light)."""
    character = scene.state.characters[seat]
    healed = min(count, character.light)
    character.light -= healed
    if healed:
        scene.tell("healed-light", seat=seat, count=healed)


def undressed(scene: Scene, seat: int) -> list[Wound]:
    """A character's Serious Wounds that are not dressed."""
    return [wound for wound in scene.state.characters[seat].wounds if not wound.dressed]


def dressed(scene: Scene, seat: int) -> list[Wound]:
    """A character's dressed Serious Wounds."""
    return [wound for wound in scene.state.characters[seat].wounds if wound.dressed]


# -- death ---------------------------------------------------------------------------------------------------------


def die(scene: Scene, seat: int, cause: str, rule: str) -> None:
    """A character dies: a corpse lies where it stood, what it had is lost, and Pods unlock the first time.

    Whoever was revived has died before: the next death is not the first (coop.revive).

    (goal.indirect-harm, death.corpse, death.drops, death.items-lost, death.first-unlocks-pods, death.pods-can-relock,
    death.out)
    """
    state = scene.state
    character = state.characters[seat]
    first = not any(one.death or one.status == "dead" for one in state.characters)
    room = character.room
    character.status, character.death = "dead", cause
    scene.tell("dies", seat=seat, cause=cause, rule=rule, room=room)
    drop_everything(scene, seat)
    if room and state.corpses:
        state.corpses -= 1
        state.rooms[room].objects.append(f"corpse-{seat}")
    character.room, character.pod, character.larva, character.slime = "", 0, False, False
    if first:
        for pod in state.pods:
            pod.locked = False
        scene.tell("pods-unlocked")


# -- the cards -----------------------------------------------------------------------------------------------------


def _draw_four(scene: Scene, seat: int, size: int) -> int:
    """Back: up to 4 cards instead of 5 (wound.back)."""
    return min(size, int(scene.parameters.hand_size) - 1)


def _escape_for_two(scene: Scene, seat: int, cost: int) -> int:
    """Leg: escaping costs 2 (wound.leg)."""
    return max(cost, 2)


def _items_cost_more(scene: Scene, seat: int, key: str, use: str, cost: int) -> int:
    """Hand: using Items costs 1 more (wound.hand)."""
    return cost + 1


def _bleed(scene: Scene, seat: int) -> Flow[None]:
    """Bleeding: a Light Wound with each pass (wound.bleeding)."""
    return light_wound(scene, seat)


def _one_hand(scene: Scene, seat: int, slots: int) -> int:
    """Arm: only 1 hand slot (wound.arm)."""
    return 1


SERIOUS_WOUNDS: dict[str, tuple[int, Answer]] = {
    "back": (4, moments.hand_size.by(_draw_four)),
    "leg": (3, moments.escape_cost.by(_escape_for_two)),
    "hand": (3, moments.item_cost.by(_items_cost_more)),
    "bleeding": (3, moments.passes.by(_bleed)),
    "arm": (3, moments.hand_slots.by(_one_hand)),
}
"""The 16 cards: how many of each, and what they do while they are undressed (wound.deck)."""
for _key, (_, _answer) in SERIOUS_WOUNDS.items():
    enter("wound", _key, [_answer])
