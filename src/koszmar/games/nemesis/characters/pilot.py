"""The Pilot: knows the ship, its Computers and its Cockpit."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..abilities import Ability, Use
from ..action_cards import ActionCard, CharacterCard, enter
from ..combat import Shot
from ..item_cards import ItemCard, Weapon
from ..item_cards import enter as enter_items
from ..passing import pass_round
from ..quests import QUESTS, Quest
from ..rooms import has_computer, here
from ..rooms.special import check_coordinates
from ..rooms.twos import can_look, look_at_room
from ..state import Scene, clockwise, is_active
from ..uses import DOOR, at_computer, can_turn_key, room_of, turn_key, use_own_room, uses_of_room
from .common import COMMON

# -- Action cards --------------------------------------------------------------------------------------------------


def remember_room(scene: Scene, seat: int) -> Flow[None]:
    """Ship Knowledge: look at the tile of 1 unexplored Room in secret, not at its token (hidden.decks-order)."""
    yield from look_at_room(scene, seat, token=False, rule="hidden.decks-order")


def can_pilot(scene: Scene, seat: int) -> bool:
    """Whether the own Room is the Cockpit or has a working Computer, and its action can be done."""
    tile = here(scene, seat)
    at_controls = tile is not None and (tile.key == "cockpit" or at_computer(scene, seat))
    return at_controls and bool(uses_of_room(scene, seat, room_of(scene, seat)))


def can_use_old_friend(scene: Scene, seat: int) -> bool:
    """Whether the own Room has no Computer and its action can be done; a broken one helps nobody."""
    room = room_of(scene, seat)
    return not has_computer(scene.state, room) and bool(uses_of_room(scene, seat, room))


# -- Shotgun, Orbital Manoeuvre System, Evacuation Key -------------------------------------------------------------


def hit_hurts_more(scene: Scene, shot: Shot) -> None:
    """Any hit deals 1 extra Injury, also one by the symbol of a type (combat.weapon-text)."""
    if shot.injuries:
        shot.injuries += 1


def manoeuvre(scene: Scene, seat: int) -> Flow[None]:
    """Everybody passes at once, and no Intruder attacks in this round's Event phase (round.player-phase-ends)."""
    state = scene.state
    state.peaceful = True
    scene.tell("manoeuvre", seat=seat)
    for other in clockwise(scene):
        if is_active(state.characters[other]) and not state.characters[other].passed:
            yield from pass_round(scene, other)


enter_items(
    ItemCard("shotgun", "", heavy=True, single_use=False, weapon=Weapon(2, fired=hit_hurts_more)),
    ItemCard("orbital-system", "", ability=Ability((Use("manoeuvre", manoeuvre),), 1)),
    ItemCard("pilot-evacuation-key", "", ability=Ability((Use("lock", turn_key, can_turn_key),), 1, "calm")),
)
QUESTS["orbital-system"] = Quest(discard=("energy-charge", "energy-charge-yellow"))
QUESTS["pilot-evacuation-key"] = Quest(room="fire-control")

enter(
    CharacterCard(
        "pilot",
        (*COMMON, "repairs", "ship-knowledge", "piloting", "old-friend", "computer-skills"),
        "shotgun",
        ("orbital-system", "pilot-evacuation-key"),
    ),
    ActionCard("ship-knowledge", Ability((DOOR, Use("look", remember_room, can_look)), 0, "calm")),
    ActionCard(
        "piloting",
        Ability((Use("room", use_own_room, can_pilot), Use("coordinates", check_coordinates, at_computer)), 0, "calm"),
    ),
    ActionCard("old-friend", Ability((Use("room", use_own_room, can_use_old_friend),), 0, "calm")),
)
