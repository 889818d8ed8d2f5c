"""Action cards that several characters have: search, rest, repairs, and the like."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..abilities import Ability, Use
from ..action_cards import ACTION_CARDS, ActionCard
from ..asking import pick_door
from ..combat import loaded, loaded_weapons
from ..hazards import can_break, set_malfunction
from ..movement import move
from ..resting import calm_down
from ..ship import DESTROYED, door, doors_of, neighbours, set_door
from ..state import Scene, in_room, is_active
from ..uses import (
    COMPUTER_ROOM,
    DOOR,
    REPAIRS,
    can_search,
    has_way_out,
    pick_neighbour,
    room_of,
    search,
)  # fmt: skip

COMMON = ("search", "search", "rest", "demolition", "interruption")
"""Five of the ten cards of every character."""


def rest(scene: Scene, seat: int) -> Flow[None]:
    """Rest: lower Insanity, scan the Contamination cards in hand, or both (change.rest-lower, change.rest-scan)."""
    return calm_down(scene, seat, "change.rest-lower")


# -- Demolition ----------------------------------------------------------------------------------------------------


def breakable_doors(scene: Scene, seat: int) -> list[str]:
    """The Doors of the own Room that are not destroyed, open or closed."""
    return [link for link in doors_of(room_of(scene, seat)) if door(scene.state, link) != DESTROYED]


def destroy_door(scene: Scene, seat: int) -> Flow[None]:
    """Destroy 1 Door of the own Room (door.states, door.destroyed-permanent)."""
    link = yield from pick_door(scene, seat, breakable_doors(scene, seat), "door.destroyed-permanent")
    set_door(scene, link, DESTROYED)


def can_break_room(scene: Scene, seat: int) -> bool:
    """Whether the own Room can get a Malfunction marker (malfunction.max-one, malfunction.not-nest)."""
    return can_break(scene.state, room_of(scene, seat))


def break_room(scene: Scene, seat: int) -> None:
    """Put a Malfunction marker into the own Room."""
    set_malfunction(scene, room_of(scene, seat))


# -- moves under fire ----------------------------------------------------------------------------------------------


def can_cover(scene: Scene, seat: int) -> bool:
    """Whether there is Ammo to spend and somewhere to go."""
    return bool(loaded_weapons(scene, seat)) and has_way_out(scene, seat)


def spend_ammo(scene: Scene, seat: int) -> Flow[None]:
    """Spend 1 Ammo of a weapon in hand (combat.shoot-needs-ammo)."""
    weapon = yield ask(seat, "pick-weapon", list(loaded_weapons(scene, seat)), rule="combat.shoot-needs-ammo")
    loaded(scene, seat, weapon).ammo -= 1
    scene.tell("covers", seat=seat, weapon=weapon)


def get_away(scene: Scene, seat: int) -> Flow[None]:
    """Move to a neighbouring Room with no attack; whoever moves chooses the Room."""
    if has_way_out(scene, seat):
        room = yield from pick_neighbour(scene, seat, "escape.how")
        yield from move(scene, seat, room, unattacked=True)


def is_led_away(scene: Scene, seat: int, other: int) -> Flow[bool]:
    """Another character may move to a neighbouring Room with no attack; False if the player does not want it."""
    options: list[Key] = ["refuse", *neighbours(scene.state, room_of(scene, other))]
    room = yield ask(other, "covered", options, rule="escape.how", other=seat)
    if room == "refuse":
        scene.tell("refuses-cover", seat=other, other=seat)
        return False
    yield from move(scene, other, room, unattacked=True)
    return True


def suppressive_fire(scene: Scene, seat: int) -> Flow[None]:
    """Spend 1 Ammo: you, or another character here who agrees, move next door and are not attacked (escape.how)."""
    yield from spend_ammo(scene, seat)
    candidates = [seat, *(other for other in in_room(scene.state, room_of(scene, seat)) if other != seat)]
    while True:
        mover = yield ask(seat, "pick-character-covered", list(candidates), rule="escape.how")
        if mover == seat:
            yield from get_away(scene, seat)
            return
        if (yield from is_led_away(scene, seat, mover)):
            return
        candidates.remove(mover)


def covering_fire(scene: Scene, seat: int) -> Flow[None]:
    """Spend 1 Ammo: you, another character here who agrees, or both move next door and are not attacked."""
    yield from spend_ammo(scene, seat)
    others = [other for other in in_room(scene.state, room_of(scene, seat)) if other != seat]
    while True:
        options: list[Key] = [seat, *others, *(("both", other) for other in others)]
        chosen = yield ask(seat, "pick-character-covered", options, rule="escape.how")
        other = chosen[1] if isinstance(chosen, tuple) else chosen
        if other != seat and not (yield from is_led_away(scene, seat, other)):
            others.remove(other)
            continue
        if (chosen == seat or isinstance(chosen, tuple)) and is_active(scene.state.characters[seat]):
            yield from get_away(scene, seat)
        return


# -- the cards -----------------------------------------------------------------------------------------------------


def enter_card(key: str, ability: Ability | None = None) -> None:
    """Enter a card that several characters have."""
    ACTION_CARDS[key] = ActionCard(key, ability)


enter_card("search", Ability((Use("search", search, can_search),), 0, "calm"))
enter_card("rest", Ability((Use("rest", rest),), 0, "calm"))
enter_card(
    "demolition",
    Ability(
        (
            Use("door", destroy_door, lambda scene, seat: bool(breakable_doors(scene, seat))),
            Use("break", break_room, can_break_room),
        )
    ),
)
enter_card("interruption")  # played out of turn: ``interruption.py``
enter_card("basic-repairs", Ability(REPAIRS, 2, "calm"))
enter_card("repairs", Ability(REPAIRS, 1, "calm"))
enter_card("quick-repairs", Ability(REPAIRS, 0, "calm"))
enter_card("computer-skills", Ability((DOOR, COMPUTER_ROOM), 0, "calm"))
enter_card("suppressive-fire", Ability((Use("cover", suppressive_fire, can_cover),), 0, "combat"))
