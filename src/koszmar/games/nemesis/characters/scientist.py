"""The Scientist: Computers, and what can be learned from them."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from .. import moments
from ..abilities import Ability, Use
from ..action_cards import ActionCard, CharacterCard, enter
from ..answers import of_character
from ..asking import pick_room
from ..combat import TWO, Shot
from ..hand import bury_event
from ..hazards import can_break, set_malfunction
from ..item_cards import ItemCard, Weapon
from ..item_cards import enter as enter_items
from ..quests import QUESTS, Quest
from ..rooms import computer_rooms, has_computer
from ..rooms.ones import analysable, analyse
from ..state import Scene, Slot
from ..uses import COMPUTER_ROOM, at_computer, room_of, use_room, uses_of_room
from .common import COMMON

# -- Intranet ------------------------------------------------------------------------------------------------------


def is_connected(scene: Scene, seat: int, card: str) -> bool:
    """Whether the character is at a working Computer, or has one at hand."""
    return at_computer(scene, seat) or any(
        answer(scene, seat, card) for answer in of_character(scene, seat, moments.reaches)
    )


def online_rooms(scene: Scene, seat: int) -> list[Slot]:
    """Explored Rooms with a working Computer whose action can be done from afar (malfunction.no-computer)."""
    if not is_connected(scene, seat, "intranet"):
        return []
    state = scene.state
    return [room for room in computer_rooms(state) if has_computer(state, room) and uses_of_room(scene, seat, room)]


def can_go_online(scene: Scene, seat: int) -> bool:
    """Whether the action of some Room can be done from here."""
    return bool(online_rooms(scene, seat))


def intranet(scene: Scene, seat: int) -> Flow[None]:
    """Do the action of any explored Room with a working Computer free (room.must-be-there, room.computer)."""
    rooms = online_rooms(scene, seat)
    room = yield from pick_room(scene, seat, "pick-room-intranet", rooms, "room.must-be-there")
    yield from use_room(scene, seat, room)


# -- Access Denied -------------------------------------------------------------------------------------------------


def breakable_computers(scene: Scene, seat: int) -> list[Slot]:
    """Explored Computer Rooms that can still break, seen from a working Computer."""
    state = scene.state
    return [room for room in computer_rooms(state) if can_break(state, room)] if at_computer(scene, seat) else []


def can_deny_access(scene: Scene, seat: int) -> bool:
    """Whether some Computer Room can be broken from here."""
    return bool(breakable_computers(scene, seat))


def deny_access(scene: Scene, seat: int) -> Flow[None]:
    """Put a Malfunction marker into any one explored Computer Room (malfunction.max-one)."""
    rooms = breakable_computers(scene, seat)
    room = yield from pick_room(scene, seat, "pick-room-break", rooms, "malfunction.max-one")
    set_malfunction(scene, room)


# -- Threat Assessment ---------------------------------------------------------------------------------------------


def can_assess(scene: Scene, seat: int) -> bool:
    """Whether the character is connected and there is an Event card to look at."""
    return bool(scene.state.events.cards) and is_connected(scene, seat, "threat-assessment")


def assess_threat(scene: Scene, seat: int) -> Flow[None]:
    """Look at the top Event card in secret; leave it there or put it on the bottom (hidden.decks-order)."""
    state = scene.state
    card = state.events.cards[-1]
    if seat not in state.events_top:
        state.events_top.append(seat)
    scene.reveal()
    scene.tell("event-seen", seat=seat, to=(seat,), secret={"card": card})
    answer = yield ask(seat, "assess-threat", ["leave", "bury"], rule="hidden.decks-order", secret={"card": card})
    if answer == "bury":
        bury_event(scene)
    scene.tell("event-assessed", seat=seat, buried=answer == "bury")


# -- Pistol, Holographic Computer, Lab Equipment -------------------------------------------------------------------


def double_counts_single(scene: Scene, shot: Shot) -> None:
    """A double hit counts as a single one (combat.example-pistol)."""
    if shot.face == TWO:
        shot.injuries = 1


def from_anywhere(scene: Scene, seat: int, card: str) -> bool:
    """Intranet and Threat Assessment can be used in any Room."""
    return card in ("intranet", "threat-assessment")


def can_analyse_here(scene: Scene, seat: int) -> bool:
    """Whether there is something to analyse in the own Room."""
    return bool(analysable(scene, room_of(scene, seat)))


def analyse_here(scene: Scene, seat: int) -> Flow[None]:
    """Analyse what is in the own Room, whichever it is (change.lab-insanity, weakness.discover)."""
    return analyse(scene, seat, room_of(scene, seat))


enter_items(
    ItemCard("pistol", "", heavy=True, single_use=False, weapon=Weapon(3, fired=double_counts_single)),
    ItemCard("holographic-computer", "", heavy=True, single_use=False, on=(moments.reaches.by(from_anywhere),)),
    ItemCard("lab-equipment", "", ability=Ability((Use("analyse", analyse_here, can_analyse_here),), 1, "calm")),
)
QUESTS["holographic-computer"] = Quest(room="generator")
QUESTS["lab-equipment"] = Quest(discard=("chemicals",))

enter(
    CharacterCard(
        "scientist",
        (*COMMON, "repairs", "intranet", "access-denied", "threat-assessment", "computer-skills"),
        "pistol",
        ("holographic-computer", "lab-equipment"),
    ),
    ActionCard("intranet", Ability((Use("room", intranet, can_go_online),), 1, "calm")),
    ActionCard(
        "access-denied",
        Ability((COMPUTER_ROOM, Use("break", deny_access, can_deny_access)), 0, "calm"),
    ),
    ActionCard("threat-assessment", Ability((Use("look", assess_threat, can_assess),), 0, "calm")),
)
