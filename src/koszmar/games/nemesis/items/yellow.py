"""The yellow Item deck: technical things."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..abilities import Ability, Use
from ..answers import of_weaknesses
from ..asking import pick_room
from ..belongings import is_object, load, most_ammo
from ..hand import discard_hand
from ..hazards import put_out
from ..intruders import retreat
from ..item_cards import ItemCard, enter
from ..movement import arrive
from ..rooms import here, tile_of
from ..rooms.ones import pick_weapon
from ..rooms.twos import can_look, look_at_room, unexplored
from ..state import Item, Scene, Slot
from ..uses import DOOR, REPAIRS, at_entrance, crawl, room_of
from .sharing import CLOTHES, ENERGY_CHARGE, intruder_here, pick_intruder_here

# -- Duct Tape -----------------------------------------------------------------------------------------------------


def tapeable(scene: Scene, seat: int) -> list[Item]:
    """Heavy Items in the hands that are not joined yet; never Objects (item.duct-tape-objects)."""
    return [item for item in scene.state.characters[seat].hands if not item.tape and not is_object(item.key)]


def can_join(scene: Scene, seat: int) -> bool:
    """Whether there are two Items to join."""
    return len(tapeable(scene, seat)) > 1


def join(scene: Scene, seat: int) -> Flow[None]:
    """Join 2 Heavy Items into one hand slot (item.duct-tape-objects)."""
    number = 1 + max(item.tape for item in scene.state.characters[seat].hands)
    joined: list[str] = []
    for _ in range(2):
        loose = tapeable(scene, seat)
        options: list[Key] = list(dict.fromkeys(item.key for item in loose))
        key = yield ask(seat, "pick-tape", options, rule="item.duct-tape-objects", joined=list(joined))
        next(item for item in loose if item.key == key).tape = number
        joined.append(key)
    scene.tell("joined", seat=seat, items=joined)


# -- Fire Extinguisher ---------------------------------------------------------------------------------------------


def burns_here(scene: Scene, seat: int) -> bool:
    """Whether there is Fire in the own Room."""
    return scene.state.rooms[room_of(scene, seat)].fire


def extinguish(scene: Scene, seat: int) -> None:
    """Discard the Fire marker of the own Room (fire.marker-returns)."""
    put_out(scene, room_of(scene, seat))


def repel(scene: Scene, seat: int) -> Flow[None]:
    """1 Intruder here retreats; a Lair stays (retreat.draw, lair.no-move-retreat)."""
    intruder = yield from pick_intruder_here(scene, seat, "retreat.draw")
    room = intruder.room
    for answer in of_weaknesses(scene, moments.doused):
        answer(scene, intruder)
    if intruder.room == room:  # an Injury may have driven it away already
        retreat(scene, intruder)


# -- Chemicals -----------------------------------------------------------------------------------------------------


def flamethrowers(scene: Scene, seat: int) -> list[Item]:
    """Own Flamethrowers that are not full."""
    hands = scene.state.characters[seat].hands
    return [item for item in hands if item.key == "flamethrower" and item.ammo < most_ammo(scene, item)]


def refill(scene: Scene, seat: int) -> Flow[None]:
    """Load a Flamethrower fully (item.energy-vs-classic)."""
    item = yield from pick_weapon(scene, seat, flamethrowers(scene, seat), "item.energy-vs-classic")
    load(scene, seat, item, most_ammo(scene, item))


# -- Space Suit, Nemesis Plans -------------------------------------------------------------------------------------


def yellow_rooms(scene: Scene, seat: int) -> list[Slot]:
    """Other explored yellow Rooms, seen from a yellow one."""
    tile = here(scene, seat)
    if tile is None or tile.colour != "yellow":
        return []
    state = scene.state
    own = room_of(scene, seat)
    return [room for room in state.rooms if room != own and (far := tile_of(state, room)) and far.colour == "yellow"]


def walk_outside(scene: Scene, seat: int) -> Flow[None]:
    """Discard all Action cards in hand and move to another yellow Room; Noise as for Movement (move.empty-noise).

    Contamination cards stay in the hand.
    """
    discard_hand(scene, seat, actions_only=True)
    room = yield from pick_room(scene, seat, "pick-room-outside", yellow_rooms(scene, seat), "move.empty-noise")
    yield from arrive(scene, seat, room)


def study_plans(scene: Scene, seat: int) -> Flow[None]:
    """Look at the tiles, not the tokens, of 2 unexplored Rooms in secret (hidden.decks-order)."""
    first = yield from look_at_room(scene, seat, token=False, rule="hidden.decks-order")
    if len(unexplored(scene, seat)) > 1:
        yield from look_at_room(scene, seat, token=False, rule="hidden.decks-order", others=(first,))


enter(
    ItemCard("duct-tape", "yellow", 4, ability=Ability((*REPAIRS, Use("join", join, can_join)), 1, "calm")),
    ItemCard("tools", "yellow", 6, component="wrench", ability=Ability((*REPAIRS, DOOR), 1, "calm")),
    ItemCard(
        "fire-extinguisher", "yellow", 4, heavy=True,
        ability=Ability((Use("douse", extinguish, burns_here), Use("repel", repel, intruder_here)), 1),
    ),
    ItemCard(
        "chemicals", "yellow", 7, component="flame",
        ability=Ability((Use("load", refill, lambda scene, seat: bool(flamethrowers(scene, seat))),), 1, "calm"),
    ),
    ItemCard("clothes-yellow", "yellow", 3, component="cloth", ability=CLOTHES),
    ItemCard("energy-charge-yellow", "yellow", 3, component="battery", ability=ENERGY_CHARGE),
    ItemCard("technical-plans", "yellow", ability=Ability((Use("crawl", crawl, at_entrance),), 1, "calm")),
    ItemCard(
        "space-suit", "yellow",
        ability=Ability((Use("walk", walk_outside, lambda scene, seat: bool(yellow_rooms(scene, seat))),), 1, "calm"),
    ),
    ItemCard("nemesis-plans", "yellow", ability=Ability((Use("look", study_plans, can_look),), 1, "calm")),
)  # fmt: skip
