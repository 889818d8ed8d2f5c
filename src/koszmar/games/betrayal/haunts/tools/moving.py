"""Tiles that are moved about the house, or leave it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from koszmar.kernel.flow import Flow, Key

from ...house import STEPS, adjacent, distances, has_door, lay, layings, passage, spots_at
from ...state import House, LaidTile, Scene
from ...tiles import LEADS_TO, ROOMS
from .asking import choose
from .carrying import return_tokens

FRONT = ("entrance-hall", "hallway", "ground-floor-staircase")
"""The starting tile of the Ground Floor: three spaces that are never taken apart."""


def return_tiles(scene: Scene, tiles: Sequence[str]) -> None:
    """Tiles go back into the stack, which is shuffled; the tokens on them go back into the box."""
    for tile in tiles:
        return_tokens(scene, tile)
        del scene.state.house.tiles[tile]
        scene.state.stack.append(tile)
    scene.state.house.changed()
    scene.chance.shuffle(scene.state.stack)


def tile_moves(scene: Scene, tile: str) -> Iterator[Key]:
    """Every way to lay a tile elsewhere in its region so that all it joins can still be reached from one another."""
    house, part = scene.state.house, _parts_without(scene, tile)
    lying, rest = house.tiles[tile], House({key: one for key, one in house.tiles.items() if key != tile})
    joined = {part[other] for other in adjacent(scene, tile)}
    linked = {part[other] for other in _links(scene, tile)}
    for way in _places_for(rest, tile, lying):
        if joined <= linked | {part[other] for other in _neighbours(rest, tile, lying.flipped, *way)}:
            yield ("lay", tile, *way)


def move_tile(scene: Scene, seat: int, prompt: str, options: Sequence[Key], **args: Any) -> Flow[None]:
    """A player moves a tile, and all that is on it."""
    _, tile, *where = yield from choose(scene, seat, prompt, options, **args)
    flipped = scene.state.house.tiles[tile].flipped
    lay(scene.state, tile, *where)
    scene.state.house.tiles[tile].flipped = flipped
    scene.state.house.changed()
    scene.tell("lay-anew", seat=seat, tile=tile)


def _places_for(rest: House, tile: str, lying: LaidTile) -> list[tuple[str, int, int, int]]:
    """Where else in its region a tile may lie; one that is turned over has doorways all round."""
    if lying.flipped:
        ways = [(*spot, 0) for spot, _ in spots_at(rest, lying.region)]
    else:
        ways = layings(rest, tile, (lying.region,))
    return [way for way in dict.fromkeys(ways) if way[:3] != (lying.region, lying.x, lying.y)]


def _parts_without(scene: Scene, tile: str) -> dict[str, str]:
    """Which tiles hang together when one is gone: every other tile with the first of its part."""
    part: dict[str, str] = {}
    for first in scene.state.house.tiles:
        if first != tile and first not in part:
            steps = distances(scene, first, lambda table, here: [one for one in adjacent(table, here) if one != tile])
            part.update(dict.fromkeys(steps, first))
    return part


def _links(scene: Scene, tile: str) -> list[str]:
    """The tiles that are joined with this one wherever it lies: by "leads to" and Secret Passages."""
    tiles, other_end = scene.state.house.tiles, passage(scene.state, tile)
    pairs = [pair for pair in LEADS_TO if tile in pair and not any(tiles[end].flipped for end in pair if end in tiles)]
    return [end for end in (*sum(pairs, ()), other_end) if end in tiles and end is not None and end != tile]


def _neighbours(house: House, tile: str, flipped: bool, region: str, x: int, y: int, turned: int) -> list[str]:
    """The tiles that this one would be joined with by doorways."""
    return [
        other
        for side, (dx, dy) in enumerate(STEPS)
        if (flipped or ROOMS[tile].doors[(side - turned) % 4])
        and (other := house.grid.get((region, x + dx, y + dy))) is not None
        and has_door(house, other, (side + 2) % 4)
    ]
