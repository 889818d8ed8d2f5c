"""The ship as it is drawn: Rooms and corridors, what lies in them, who stands there."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.view import Area, Badge, Board, Link, Message, Piece, Point, Space, lasting
from koszmar.parts.board import lies
from koszmar.parts.figures import word_of

from ..rooms import NEST, ROOMS
from ..ship import CLOSED, DESTROYED, ENTRANCES, NOISE, SHIP, SPECIAL, door
from ..state import Room, Scene, Slot, State
from .phrases import Crew, crew_of, intruder_name, seat_name, thing_called, tile_name, token_name, unexplored

POSITIONS: dict[Slot, Point] = {
    "01": (80, 485), "02": (235, 206), "03": (215, 485), "04": (235, 765), "05": (410, 110), "06": (425, 310),
    "07": (335, 485), "08": (425, 660), "09": (410, 865), "10": (568, 140), "11": (535, 485), "12": (568, 830),
    "13": (735, 160), "14": (670, 350), "15": (670, 620), "16": (735, 810), "17": (815, 350), "18": (815, 620),
    "19": (910, 195), "20": (910, 485), "21": (910, 775),
}  # fmt: skip
"""Where the Rooms are on the board, in thousandths of it."""
UNIT = 82
"""Thousandths of the board to a unit of the drawing."""
TILE: list[Point] = [
    (-0.5, -0.3), (-0.3, -0.5), (0.3, -0.5), (0.5, -0.3), (0.5, 0.3), (0.3, 0.5), (-0.3, 0.5), (-0.5, 0.3),
]  # fmt: skip
"""A Room: a square with its corners cut off."""
PRINTED: list[Point] = [(-0.62, 0), (-0.34, -0.52), (0.34, -0.52), (0.62, 0), (0.34, 0.52), (-0.34, 0.52)]
"""A Room that is printed on the board: a hexagon."""
DOORS = {CLOSED: "closed", DESTROYED: "destroyed"}

_NOISE = Badge("noise", Message("badge-noise"))
_TECHNICAL_NOISE = Badge("noise", Message("badge-technical-noise"))
_FIRE = Badge("fire", Message("badge-fire"))
_MALFUNCTION = Badge("malfunction", Message("badge-malfunction"))
_AIRLOCK = Badge("airlock", Message("badge-airlock"))
_SLIME = Badge("slime", Message("badge-slime"))
_TOKEN = Badge("exploration", Message("badge-exploration"))
_SHIP = Message("board-ship")
_AREAS = [Area("ship", _SHIP)]


def board(scene: Scene, seat: int | None) -> Board:
    """The ship."""
    state = scene.state
    spaces = [space(state, slot, room, seat) for slot, room in state.rooms.items()]
    return Board("ship", _SHIP, _AREAS, spaces, [corridor(state, link) for link in SHIP.links], pieces(scene))


# -- Rooms ---------------------------------------------------------------------------------------------------------


Marks: TypeAlias = tuple[bool, bool, bool, int, int, str, bool]
"""Fire, a Malfunction, the Airlock, Eggs, Items, an Exploration token, Noise in the Technical Corridors."""


def space(state: State, slot: Slot, room: Room, seat: int | None) -> Space:
    """A Room: dark until it was explored; what a player has looked at in secret stands there for that player."""
    eggs = state.eggs if room.explored and room.tile == NEST else 0
    noise = slot in ENTRANCES and state.technical_noise
    marks = room.fire, room.malfunction, state.airlock == slot, eggs, room.items, room.token, noise
    return _space(slot, room.tile, room.explored, marks, tuple(room.objects), crew_of(state) if room.objects else ())


@lasting
def _space(slot: Slot, tile: str, explored: bool, marks: Marks, objects: tuple[str, ...], crew: Crew) -> Space:
    x, y = POSITIONS[slot]
    known = not is_unknown(tile)
    if explored:
        title = tile_name(tile)
    else:
        title = Message("room-looked-at", {"room": tile_name(tile)}) if known else unexplored(slot)
    return Space(
        slot, "ship", x / UNIT, y / UNIT, title,
        symbols=_symbols(slot, tile if known else ""),
        text=_text(tile if known else "unexplored"),
        badges=[*_badges(*marks), *_objects(objects, crew)],
        seen="now" if explored else "before" if known else "never",
        outline=PRINTED if slot in SPECIAL else TILE,
    )  # fmt: skip


@cache
def _text(tile: str) -> Message:
    """What stands on a Room."""
    return Message(f"room-{tile}.text")


@cache
def _symbols(slot: Slot, tile: str) -> list[str]:
    """Entrances to the Technical Corridors by their numbers, a Computer, the colour of its Items."""
    found = [*map(str, ENTRANCES[slot]), "technical"] if slot in ENTRANCES else []
    if tile and ROOMS[tile].computer:
        found.append("computer")
    if tile and ROOMS[tile].colour:
        found.append(ROOMS[tile].colour)
    return found


def _badges(
    fire: bool, malfunction: bool, airlock: bool, eggs: int, items: int, token: str, noise: bool
) -> list[Badge]:
    badges = []
    if fire:
        badges.append(_FIRE)
    if malfunction:
        badges.append(_MALFUNCTION)
    if airlock:
        badges.append(_AIRLOCK)
    if eggs:
        badges.append(Badge("egg", Message("badge-eggs", {"count": eggs}), eggs))
    if items:
        badges.append(Badge("items", Message("badge-items", {"count": items}), items))
    if token:
        badges.append(_TOKEN if is_unknown(token) else _looked_at(token))
    if noise:
        badges.append(_TECHNICAL_NOISE)
    return badges


def _objects(objects: tuple[str, ...], crew: Crew) -> list[Badge]:
    """Heavy Objects that lie there, each kind once."""
    return [Badge(key.partition("-")[0], thing_called(key, crew), objects.count(key)) for key in dict.fromkeys(objects)]


@cache
def _looked_at(token: str) -> Badge:
    """An Exploration token that this player has looked at."""
    items = int(token.partition("-")[2] or 0)
    return Badge("exploration", Message("badge-token-seen", {"token": token_name(token), "items": items}))


# -- corridors -----------------------------------------------------------------------------------------------------


def corridor(state: State, link: str) -> Link:
    """A corridor with its numbers, its Door and Noise."""
    how = DOORS.get(door(state, link), "") if link in state.corridors.links else ""
    return _corridor(link, how, lies(state.corridors, link, NOISE))


@cache
def _corridor(link: str, how: str, noisy: bool) -> Link:
    found = SHIP.links[link]
    return Link(
        found.ends, "corridor", state=how, id=link,  # type: ignore[arg-type]
        symbols=[str(number) for number in found.numbers], badges=[_NOISE] if noisy else [],
    )  # fmt: skip


# -- who stands there ----------------------------------------------------------------------------------------------


def pieces(scene: Scene) -> list[Piece]:
    """Characters in Rooms and in Pods, Intruders and Lairs with their Injuries."""
    state = scene.state
    found = []
    for seat, one in enumerate(state.characters):
        if one.room and one.key and one.status in ("aboard", "pod"):
            badges = [Badge("pod", Message("badge-in-pod", {"pod": one.pod}))] if one.status == "pod" else []
            badges += [_SLIME] * one.slime
            found.append(Piece(word_of(seat), one.room, one.key, seat_name(state, seat), seat, "crew", badges=badges))
    for intruder in state.intruders:
        found.append(
            Piece(
                intruder.id, intruder.room, intruder.kind, intruder_name(scene, intruder.id), side="intruders",
                text=_about(intruder.kind),
                badges=[_injuries(intruder.injuries)] if intruder.injuries else [],
            )
        )  # fmt: skip
    return found


@cache
def _about(kind: str) -> Message:
    return Message(f"intruder-{kind}.text")


@cache
def _injuries(count: int) -> Badge:
    return Badge("injury", Message("badge-injuries", {"count": count}), count)
