"""Checking maps, and the tokens on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from koszmar.parts.board import components

from ...board import of_tiles
from ...effects.fitting import MOODS, known_ones
from ...persons import PEOPLE
from ...state import LaidTile
from ...tiles import BORDER, DOOR, SIDES, WALL
from ..library import Scenario, slug
from ..model import Map
from ..reading import MOST_TILES
from ..source import Path
from ..texts import every_effect
from ..verbs import joints, joints_at
from .checker import Checker

MOST_TOKENS = 16
"""Search and Interact tokens together, and Explore and Sight tokens together."""
MOST_WALLS, MOST_DOORS = 8, 4
"""Tokens of each."""
OPENINGS = "lay them so that their openings meet, or put it elsewhere"
FARTHEST = 40
"""Tiles lie no more modules from the corner than this."""


def check_maps(checker: Checker) -> None:
    """Tiles that fit together, and can all be walked to."""
    if not checker.file.map:
        checker.wrong(("map",), "there is no map", "[map.a]")
    for name, layout in checker.file.map.items():
        at = ("map", name)
        if name not in ("a", "b"):
            checker.wrong(at, f"maps are called a and b, not {name!r}", "[map.a]")
        if len(layout.every) > MOST_TILES:
            checker.wrong(at, f"{len(layout.every)} tiles; there are {MOST_TILES}", "take some away")
        starts = [layout.start] if isinstance(layout.start, str) else list(layout.start)
        if not starts:
            checker.wrong((*at, "start"), "nobody knows where to begin", 'start = "Lobby.a"')
        _map(checker, (*at, "tiles"), layout, layout.tiles, starts)
        if layout.later:
            _map(checker, (*at, "later"), layout, layout.later, [])
        _check_joints(checker, at, layout)


def _check_joints(checker: Checker, at: Path, layout: Map) -> None:
    """Walls and doors that are laid on joints are there, and do something."""
    boards = []
    for laid in (layout.tiles, layout.later):
        with suppress(ValueError, KeyError):  # the map itself is complained of
            boards.append(of_tiles(tuple(LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in laid)))
    for field, pairs, most in (("walls", layout.walls, MOST_WALLS), ("doors", layout.doors, MOST_DOORS)):
        if len(pairs) > most:
            checker.wrong((*at, field), f"{len(pairs)} {field}; there are {most}", "take some away")
        for pair in pairs:
            found = [link.kind for board in boards for link in joints_at(board, pair)]
            if not found:
                cure = f'{field} = ["Hall 1.a | Lobby.b"]: two spaces that touch'
                checker.wrong((*at, field), f"nothing is between {pair!r}", cure)
            elif (field == "walls") == all(kind == WALL for kind in found):
                what = "is a wall anyway" if field == "walls" else "is open anyway"
                checker.wrong((*at, field), f"{pair!r} {what}", "take it away", grave=field == "doors")


def _map(
    checker: Checker, at: Path, layout: Map, laid: Sequence[tuple[str, int, int, int]], starts: Sequence[str]
) -> None:
    tiles = [LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in laid]
    unknown = [tile.side for tile in tiles if tile.side not in SIDES]
    for side in unknown:
        checker.wrong(at, f"there is no tile {side!r}", known_ones(side, SIDES))
    for side, x, y, turned in laid:
        if turned not in (0, 90, 180, 270):
            checker.wrong(at, f"{side} is turned by {turned} degrees", "0, 90, 180 or 270")
        if max(abs(x), abs(y)) > FARTHEST:
            checker.wrong(at, f"{side} lies too far away", f"at most {FARTHEST} modules from the corner")
    sides = [tile.side for tile in tiles]
    for side in dict.fromkeys(sides):
        if sides.count(side) > 1:
            checker.wrong(at, f"{side} lies there twice; there is one such tile", "take one away")
    if unknown or any(max(abs(x), abs(y)) > FARTHEST for _, x, y, _ in laid) or len(set(sides)) < len(sides):
        return
    for side in sides:
        if SIDES[side].other in sides and side < SIDES[side].other:
            checker.wrong(at, f"{side} and {SIDES[side].other} are two sides of one tile", "take one away")
    try:
        board = of_tiles(tuple(tiles))
    except ValueError as error:
        checker.wrong(at, str(error), "move one of them")
        return
    for start in starts:
        if slug(start) not in board.spaces:
            checker.wrong((*at[:2], "start"), f"there is no space {start!r}", known_ones(slug(start), board.spaces))
    dry = [space for space in board.spaces if "open-water" not in board.regions[space]]
    shut = {link.key for pair in layout.walls for link in joints_at(board, pair)}
    opened = {link.key for pair in layout.doors for link in joints_at(board, pair)}
    steps = {
        space: [
            link.to
            for link in board.exits[space]
            if (link.kind in (BORDER, DOOR) or link.link in opened) and link.link not in shut
        ]
        for space in board.spaces
    }
    parts = components(dry, lambda space, near=steps: near[space])  # type: ignore[misc]
    for part in parts[1:]:
        checker.wrong(at, f"nobody can walk to {', '.join(part)}", "lay the tile where an opening joins it")
    _check_that_tiles_come(checker, at, sides, starts)


def _check_that_tiles_come(checker: Checker, at: Path, sides: Sequence[str], starts: Sequence[str]) -> None:
    """Every tile of the map is placed by something."""
    laid = {slug(str(word)) for one in every_effect(checker.scenario) if one.verb == "tile" for word in one.args}
    laid |= {slug(side) for token in checker.scenario.tokens.values() for side in token.reveals}
    laid |= {slug(start).rpartition(".")[0] for start in starts}
    for side in sides:
        if side not in laid:
            checker.wrong(
                at, f"nothing ever places {side}", "let an Explore token reveal it, or say `tile` in an effect"
            )


def check_tokens(checker: Checker) -> None:
    """Tokens that lie somewhere, come at some time, and are good for something."""
    placed = {str(word) for one in every_effect(checker.scenario) if one.verb == "token" for word in one.args}
    for number, token in enumerate(checker.file.token):
        at = ("token", number)
        _check_place(checker, at, token.at)
        for field, tiles in (("with", [token.with_] if token.with_ else []), ("reveals", token.reveals)):
            for side in tiles:
                if slug(side) not in checker.sides:
                    cure = known_ones(slug(side), checker.sides)
                    checker.wrong((*at, field), f"there is no tile {side!r} on the map", cure)
        if token.mood and token.mood not in MOODS:
            checker.wrong((*at, "mood"), f"there is no mood {token.mood!r}", known_ones(token.mood, MOODS))
        if token.portrait and not re.fullmatch(r"[a-z0-9-]{1,40}", token.portrait):
            checker.wrong((*at, "portrait"), "this is no key", "small letters, digits and hyphens")
        if token.kind == "explore" and not token.reveals and token.key not in checker.scenario.by_token:
            checker.wrong(at, "exploring it neither places a tile nor does anything else", 'reveals = ["Study"]')
        if token.kind != "explore" and token.key not in checker.scenario.by_token:
            checker.wrong(at, "nothing can be done with it", f'add an event: when = {{ token = "{token.key}" }}')
        if not token.at_start and not token.with_ and token.key not in placed:
            cure = f"at-start = true, with = a tile, or `token {token.key}` in an effect"
            checker.wrong(at, "nothing ever places it", cure)
    _check_tokens_at_start(checker)


def _check_tokens_at_start(checker: Checker) -> None:
    """What lies there before the first round is in the box, whichever map is played."""
    more = {str(key) for one in checker.scenario.setup if one.verb == "token" for key in one.args}
    for layout in checker.file.map.values():
        starts = [layout.start] if isinstance(layout.start, str) else layout.start
        first = {slug(start).rpartition(".")[0] for start in starts}
        first |= {slug(str(side)) for one in checker.scenario.setup if one.verb == "tile" for side in one.args}
        there = [token for token in checker.file.token
                 if token.at_start or token.key in more or slug(token.with_) in first]  # fmt: skip
        for kinds, most in (
            (("search", "interact"), MOST_TOKENS),
            (("explore", "sight"), MOST_TOKENS),
            (("person",), PEOPLE),
        ):
            at_once = sum(token.kind in kinds for token in there)
            if at_once > most:
                problem = f"{at_once} {' and '.join(kinds)} tokens at the start; the box has {most}"
                checker.wrong(("token",), problem, "let some come later")


def _check_place(checker: Checker, at: Path, place: str) -> None:
    """A token lies in a space, or where two tiles or spaces meet."""
    parts = [part.strip() for part in place.split("|")]
    whole = len(parts) > 1 and not any("." in part for part in parts)
    for part in parts:
        there = checker.sides if whole else checker.spaces
        if slug(part) not in there:
            checker.wrong(
                (*at, "at"), f"there is no {'tile' if whole else 'space'} {part!r}", known_ones(slug(part), there)
            )
            return
    if len(parts) > 2:
        checker.wrong((*at, "at"), "a joint is between two", 'at = "Lobby.a | Study.a"')
    elif whole:
        one, other = (slug(part) for part in parts)
        for layout in checker.file.map:
            if not _joints(checker.scenario, layout, one, other):
                checker.wrong((*at, "at"), f"nothing opens between {one} and {other} in map {layout}", OPENINGS)


def _joints(scenario: Scenario, layout: str, one: str, other: str) -> Sequence[Any]:
    try:
        return joints(scenario, layout, one, other)
    except (ValueError, KeyError):  # the map itself is complained of
        return [None]


def check_unused_tiles(checker: Checker) -> None:
    """Tiles on which nothing lies and which no effect or event names."""
    named = {
        slug(str(word)) for effect in every_effect(checker.scenario) for word in effect.args if isinstance(word, str)
    }
    named |= {slug(str(event.when.get("enters", ""))) for event in checker.file.event}
    named |= {slug(part.strip()) for token in checker.file.token for part in token.at.split("|")}
    for layout in checker.file.map.values():
        named |= {slug(one) for one in ([layout.start] if isinstance(layout.start, str) else layout.start)}
    used = {name.rpartition(".")[0] or name for name in named} | named
    for name, layout in checker.file.map.items():
        for side in (slug(tile[0]) for tile in layout.every):
            if side in SIDES and side not in used and not used & {room.key for room in SIDES[side].rooms}:
                checker.wrong(
                    ("map", name), f"nothing ever happens on {side}", "a token there, or no such tile", grave=False
                )
