"""Laying tiles by hand: a tile found in the stack, or one that is moved, at an open doorway of the player's choice."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .house import FAR, distance, lay, layings, monster_steps, trial
from .state import Scene

Way = tuple[str, int, int, int]
"""How a tile lies: region, x, y, quarter turns."""


def find_and_lay(
    scene: Scene, seat: int, key: str, regions: tuple[str, ...], *, rule: str, far_from: str = ""
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
    scene: Scene,
    seat: int,
    key: str,
    regions: tuple[str, ...],
    *,
    rule: str,
    far_from: str = "",
) -> Flow[None]:
    """Lay a tile at an open doorway of these regions, as the player likes; where they have none, of any region."""
    state = scene.state
    ways = (
        layings(state.house, key, regions)
        or layings(state.house, key, regions, keep_open=False)
        or layings(state.house, key, keep_open=False)  # a region that the Mystic Elevator has closed: anywhere else
    )
    if key not in state.drawn:
        state.drawn.append(key)
    if not ways:
        state.drawn.remove(key)
        state.stack.insert(0, key)
        return
    if far_from:
        away = {way: moves_away(scene, key, way, far_from) for way in ways}
        ways = [way for way in ways if away[way] == max(away.values())]
    options: list[Key] = [("lay", key, *way) for way in ways]
    choice = yield ask(seat, "lay-tile", options, rule=rule, tile=key)
    state.drawn.remove(key)
    lay(state, key, *choice[2:])
    scene.tell("tile-laid", seat=seat, tile=key)


def moves_away(scene: Scene, key: str, way: Way, origin: str) -> tuple[int, int]:
    """How far a tile laid like that would be: in an explorer's moves; beyond reach, in those of a monster."""
    with trial(scene.state, key, way):
        walk = distance(scene, origin, key)
        return walk, distance(scene, origin, key, monster_steps) if walk == FAR else 0
