"""What tiles say: on discovery, on entering, at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from . import moments
from .answers import haunt_answer
from .cards import CARDS, bury, draw, give
from .harm import damage, dice_of_damage
from .house import is_named, lay, layings, place_of
from .laying import find_and_lay
from .places import put
from .rolls import dice, trait_roll
from .sides import is_known_traitor
from .state import MonsterTurn, Scene
from .tiles import PRINTED_LEADS, REGIONS, ROOMS
from .tokens import put_token
from .traits import gain

Text = Callable[[Scene, int], Any]


def on_discovery(scene: Scene, seat: int, key: str) -> Any:
    """Carry out what the tile says to its discoverer."""
    text = DISCOVERY.get(key)
    return _say(scene, seat, key, text) if text else None


def on_entering(scene: Scene, seat: int, key: str) -> None:
    """Note what a tile allows to whoever has just walked in, as long as they stay."""
    marks = scene.state.turn.marks
    if key == ELEVATOR:
        marks.append(ENTERED)
    elif ENTERED in marks:
        marks.remove(ENTERED)


def on_turn_end(scene: Scene, seat: int) -> Any:
    """Carry out what the tile says to whoever ends a turn there; a tile that is turned over says nothing.

    (monster.ignores-tile-damage)
    """
    place = scene.state.explorers[seat].place
    text = TURN_END.get(place)
    return _say(scene, seat, place, text) if text and not scene.state.house.tiles[place].flipped else None


def _say(scene: Scene, seat: int, key: str, text: Text) -> Any:
    """Carry out a tile's text; what follows from it says so."""
    return scene.because(f"tile-{key}", carry_out(text(scene, seat)))


# -- on discovery --------------------------------------------------------------------------------------------------


def armory(scene: Scene, seat: int) -> None:
    """Turn over Items until a weapon comes; take it, bury the rest (tile.armory)."""
    others = []
    for _ in range(len(scene.state.decks["item"].cards)):
        card = draw(scene, "item")
        assert card is not None
        if CARDS[card].weapon:
            give(scene, seat, card)
            scene.tell("take-card", seat=seat, card=card, source="deck")
            break
        others.append(card)
    for card in others:
        bury(scene, card, why="no-weapon")


def junk_room(scene: Scene, seat: int) -> None:
    """An Obstacle token on the tile (tile.junk-room)."""
    put_token(scene, "obstacle", "obstacle", "junk-room")


def panic_room(scene: Scene, seat: int) -> Flow[None]:
    """The Secret Staircase comes into the Basement, if it is not in the house (tile.panic-room).

    Where it would take the last open doorway it stays in the stack: a placement keeps the region open.

    (tile.panic-room-already)
    """
    if layings(scene.state.house, "secret-staircase", ("basement",)):
        yield from find_and_lay(scene, seat, "secret-staircase", ("basement",), rule="tile.panic-room")


def find_elevator(scene: Scene, seat: int) -> Flow[None]:
    """Whoever discovers the Mystic Elevator has entered it, and may ride at once (tile.mystic-elevator-once)."""
    options: list[Key] = ["ride", "stay"]
    if (yield ask(seat, "find-elevator", options, rule="tile.mystic-elevator-once")) == "ride":
        yield from ride_elevator(scene, seat)


DISCOVERY: dict[str, Text] = {
    "armory": armory,
    "chapel": lambda scene, seat: gain(scene, seat, "sanity"),  # tile.chapel
    "gymnasium": lambda scene, seat: gain(scene, seat, "speed"),  # tile.gymnasium
    "larder": lambda scene, seat: gain(scene, seat, "might"),  # tile.larder
    "library": lambda scene, seat: gain(scene, seat, "knowledge"),  # tile.library
    "junk-room": junk_room,
    "mystic-elevator": find_elevator,
    "panic-room": panic_room,
}

# -- on entering ---------------------------------------------------------------------------------------------------


def can_ride(scene: Scene, seat: int) -> bool:
    """Whether the Mystic Elevator may be set in motion: on it, once a turn, face up (tile.mystic-elevator-once)."""
    state = scene.state
    return (
        state.explorers[seat].place == ELEVATOR
        and RIDDEN not in state.turn.used
        and ENTERED in state.turn.marks
        and not state.house.tiles[ELEVATOR].flipped
    )


def ride_elevator(scene: Scene, seat: int) -> Flow[None]:
    """An explorer sets the Elevator in motion."""
    scene.state.turn.used.append(RIDDEN)
    region = yield from scene.because(f"tile-{ELEVATOR}", move_elevator(scene, seat))
    if region:
        scene.tell("elevator", seat=seat, region=region)


def monster_can_ride(scene: Scene, turn: MonsterTurn) -> bool:
    """Whether the monster in hand may do the same: it has come to the tile, and once a turn."""
    house, place = scene.state.house, place_of(scene.state, turn.active)
    return turn.moved and RIDDEN not in turn.used and is_named(house, place, ELEVATOR)


def ride_with_monster(scene: Scene, turn: MonsterTurn) -> Flow[None]:
    """A monster that uses the Elevator rolls like everybody (monster.tile-effect-rolls)."""
    turn.used.append(RIDDEN)
    region = yield from scene.because(f"tile-{ELEVATOR}", move_elevator(scene, turn.seat))
    if region:
        scene.tell("elevator-monster", monster=turn.active, region=region)


def move_elevator(scene: Scene, seat: int) -> Flow[str]:
    """Two dice say which region the Elevator, and all that is on it, may go to; where it went, if it did.

    (tile.mystic-elevator-regions, monster.tile-effect-rolls: whoever uses it has to roll, traitor.elevator-still-rolls)
    """
    state = scene.state
    result = yield from dice(scene, 2, seat, "elevator")
    regions = elevator_regions(scene, result)
    tile = state.house.tiles.pop(ELEVATOR)
    state.house.changed()
    ways = layings(state.house, ELEVATOR, regions, keep_open=scene.rulings.elevator_last_door == "keeps-open")
    state.house.tiles[ELEVATOR] = tile
    state.house.changed()
    lies = tile.region, tile.x, tile.y, tile.turned
    options: list[Key] = ["stay", *(("lay", ELEVATOR, *way) for way in ways if way != lies)]
    choice = yield ask(seat, "lay-elevator", options, rule="tile.mystic-elevator-carries", tile=ELEVATOR)
    if choice == "stay":
        return ""
    lay(state, ELEVATOR, *choice[2:])
    return str(choice[2])


def elevator_regions(scene: Scene, result: int) -> tuple[str, ...]:
    """Where a roll of two dice lets the Elevator go."""
    answer = haunt_answer(scene, moments.elevator)
    if answer:
        return tuple(answer(scene, result))
    return REGIONS if result >= 4 else {3: ("upper",), 2: ("ground",)}.get(result, ("basement",))


ELEVATOR, ENTERED, RIDDEN = "mystic-elevator", "entered-elevator", "elevator"
"""The tile, and what a turn keeps in mind about it."""

# -- at the end of a turn ------------------------------------------------------------------------------------------


def collapsed_room(scene: Scene, seat: int) -> Flow[None]:
    """Speed 5, or fall to the Basement Landing; a traitor falls unhurt.

    (tile.collapsed-room, traitor.collapsed-and-furnace, tile.collapsed-room-hold, traitor.collapsed-still-falls)
    """
    result = yield from trait_roll(scene, seat, "speed", rule="tile.collapsed-room", during="tile", needs=5)
    if result < 5 and not scene.state.explorers[seat].dead:
        yield from put(scene, seat, "basement-landing")
        if not is_known_traitor(scene.state, seat):
            yield from dice_of_damage(scene, seat, 1, "physical", "tile")


def furnace_room(scene: Scene, seat: int) -> Flow[None]:
    """1 Physical damage, not for a traitor.

    (tile.furnace-room, traitor.collapsed-and-furnace, traitor.ignores-tile-damage)
    """
    if not is_known_traitor(scene.state, seat):
        scene.tell("tile-harms", tile="furnace-room")
        yield from damage(scene, seat, 1, "physical", "tile")


def laundry_chute(scene: Scene, seat: int) -> Flow[None]:
    """Down to the Basement Landing (tile.laundry-chute, traitor.chute-still-slides)."""
    yield from put(scene, seat, "basement-landing")


TURN_END: dict[str, Text] = {
    "collapsed-room": collapsed_room,
    "furnace-room": furnace_room,
    "laundry-chute": laundry_chute,
}

# -- which tiles say anything --------------------------------------------------------------------------------------

SAYING = frozenset({*DISCOVERY, *TURN_END, *PRINTED_LEADS, *(key for key, room in ROOMS.items() if room.draws > 1)})
"""The tiles with a text."""
