"""Laying tiles by hand: a tile found in the stack, or one that is moved, at an open doorway of the player's choice."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .house import lay, layings
from .state import Table
from .tiles import REGIONS


def find_and_lay(
    scene: Table, seat: int, key: str, regions: tuple[str, ...], *, rule: str, far_from: str = ""
) -> Flow[bool]:
    """Take a tile out of the stack and lay it at an open doorway, unresolved; shuffle (tiles.shuffle-after-search)."""
    state = scene.state
    if key in state.house.tiles or key not in state.stack:
        return False
    state.stack.remove(key)
    scene.reveal()
    yield from lay_somewhere(scene, seat, key, regions, rule=rule, far_from=far_from)
    scene.chance.shuffle(state.stack)
    return True


def lay_somewhere(
    scene: Table,
    seat: int,
    key: str,
    regions: tuple[str, ...],
    *,
    rule: str,
    far_from: str = "",
    keep_open: bool = True,
) -> Flow[None]:
    """Lay a tile at an open doorway of these regions, as the player likes; where they have none, of any region."""
    state = scene.state
    ways = layings(state.house, key, regions, keep_open) or layings(state.house, key, regions, keep_open=False)
    if not ways:  # a region that the Mystic Elevator has closed: anywhere else
        ways = layings(state.house, key, keep_open=False)
    ways = ways or layings(state.house, key, REGIONS, keep_open=False)
    if not ways:
        state.stack.insert(0, key)
        return
    if far_from:
        origin = state.house.tiles[far_from]
        most = max(abs(way[1] - origin.x) + abs(way[2] - origin.y) for way in ways)
        ways = [way for way in ways if abs(way[1] - origin.x) + abs(way[2] - origin.y) == most]
    options: list[Key] = [("lay", key, *way) for way in ways]
    if key not in state.house.tiles and key not in state.drawn:
        state.drawn.append(key)
    scene.promised = [key]
    choice = yield ask(seat, "lay-tile", options, rule=rule, tile=key)
    scene.promised = []
    if key in state.drawn:
        state.drawn.remove(key)
    lay(state, key, *choice[2:])
    scene.tell("tile-laid", seat=seat, tile=key)
