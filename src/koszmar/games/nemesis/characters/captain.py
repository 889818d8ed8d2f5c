"""The Captain: gives orders, keeps spirits up, and has a Revolver."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from .. import moments
from ..abilities import Ability, Use
from ..action_cards import ActionCard, CharacterCard, enter
from ..answers import of_character
from ..asking import pick_character, pick_room
from ..belongings import find, load, most_ammo
from ..combat import TWO, Shot
from ..hand import draw_cards
from ..item_cards import ItemCard, Weapon
from ..item_cards import enter as enter_items
from ..movement import move
from ..quests import QUESTS, Quest
from ..rooms import has_computer
from ..ship import neighbours
from ..state import Scene, in_combat, in_room
from ..uses import at_computer, look_at_objective, others_with_objective, room_of
from .common import COMMON

REVOLVER = "revolver"

# -- Reload --------------------------------------------------------------------------------------------------------


def can_reload(scene: Scene, seat: int) -> bool:
    """Whether the character has the Revolver and it is not full (item.ammo-max)."""
    revolver = find(scene.state.characters[seat], REVOLVER)
    return revolver is not None and revolver.ammo < most_ammo(scene, revolver)


def reload(scene: Scene, seat: int) -> None:
    """1 Ammo for the own Revolver: nothing else loads it (item.energy-vs-classic)."""
    revolver = find(scene.state.characters[seat], REVOLVER)
    assert revolver is not None
    load(scene, seat, revolver, 1)


# -- Order, Motivation ---------------------------------------------------------------------------------------------


def far_away(scene: Scene, seat: int, card: str) -> list[int]:
    """Characters in other Rooms with a working Computer, whom the Intercom reaches."""
    state = scene.state
    if not any(answer(scene, seat, card) for answer in of_character(scene, seat, moments.reaches)):
        return []
    return [
        other
        for other, one in enumerate(state.characters)
        if one.status == "aboard" and one.room != room_of(scene, seat) and has_computer(state, one.room)
    ]


def under_orders(scene: Scene, seat: int) -> list[int]:
    """Whom the Captain can send away: others here, or whom the Intercom reaches, not in Combat, with a way to go."""
    there = [*in_room(scene.state, room_of(scene, seat)), *far_away(scene, seat, "order")]
    return [
        other
        for other in there
        if other != seat and not in_combat(scene.state, other) and neighbours(scene.state, room_of(scene, other))
    ]


def can_order(scene: Scene, seat: int) -> bool:
    """Whether there is somebody to send away."""
    return bool(under_orders(scene, seat))


def order(scene: Scene, seat: int) -> Flow[None]:
    """Move another character of the own Room to a neighbouring Room of your choice; nobody asks whether they like it.

    They explore and make Noise as usual (move.empty-noise).
    """
    other = yield from pick_character(scene, seat, "pick-character-order", under_orders(scene, seat), "move.neighbour")
    rooms = neighbours(scene.state, room_of(scene, other))
    room = yield from pick_room(scene, seat, "pick-room-order", rooms, "move.neighbour")
    scene.tell("orders", seat=seat, other=other, room=room)
    yield from move(scene, other, room)


def motivation(scene: Scene, seat: int) -> Flow[None]:
    """Everybody in the own Room draws 1 card, you too; with the Intercom also 1 character in a Computer Room."""
    state = scene.state
    moved = in_room(state, room_of(scene, seat))
    far = far_away(scene, seat, "motivation")
    if far:
        moved.append((yield ask(seat, "pick-character-motivate", list(far), rule="room.computer")))
    for other in moved:
        draw_cards(scene, other, 1)


# -- Revolver, Ship's Log, Intercom --------------------------------------------------------------------------------


def double_hit_hurts_more(scene: Scene, shot: Shot) -> None:
    """A double hit deals 1 extra Injury."""
    if shot.face == TWO:
        shot.injuries += 1


def can_read_log(scene: Scene, seat: int) -> bool:
    """At a working Computer, while somebody has an Objective to look at."""
    return at_computer(scene, seat) and bool(others_with_objective(scene, seat))


def read_log(scene: Scene, seat: int) -> Flow[None]:
    """Look at 1 character's Objective."""
    return look_at_objective(scene, seat, others_with_objective(scene, seat))


def over_the_intercom(scene: Scene, seat: int, card: str) -> bool:
    """Order and Motivation reach characters in Rooms with a Computer."""
    return card in ("order", "motivation")


enter_items(
    ItemCard(
        REVOLVER, "", heavy=True, single_use=False, weapon=Weapon(6, energy=False, fired=double_hit_hurts_more)
    ),
    ItemCard("ships-log", "", ability=Ability((Use("read", read_log, can_read_log),), 1, "calm")),
    ItemCard("intercom", "", single_use=False, on=(moments.reaches.by(over_the_intercom),)),
)  # fmt: skip
QUESTS["ships-log"] = Quest(room="comms")
QUESTS["intercom"] = Quest(discard=("tools", "duct-tape"))

enter(
    CharacterCard(
        "captain",
        (*COMMON, "basic-repairs", "reload", "order", "motivation", "suppressive-fire"),
        REVOLVER,
        ("ships-log", "intercom"),
    ),
    ActionCard("reload", Ability((Use("reload", reload, can_reload),))),
    ActionCard("order", Ability((Use("order", order, can_order),), 0, "calm")),
    ActionCard("motivation", Ability((Use("draw", motivation),))),
)
