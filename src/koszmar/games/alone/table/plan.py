"""The station as a board: what the Hero's torch has shown him, or the whole map for those who hold it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from koszmar.kernel.view import Area, Badge, Board, Link, LinkState, Message, Piece, Side, Space, Stat, once
from koszmar.parts.figures import word_of

from ..actions.locate import BUILT
from ..bestiary import Values, thresholds, values_of
from ..labyrinth import BLOCKED, in_sight
from ..state import (
    DOOR,
    HERO,
    PIECES,
    SIDES,
    STAIRS,
    STEPS,
    Creature,
    Elements,
    Scene,
    SectorId,
    State,
    Station,
    Tile,
    pieces_of,
    words_in,
    words_of,
)
from ..station import door_key, remember
from .phrases import figure_name, place_name, seat_name, sees_the_map, tile_name

_BOARD = Message("board-station")
_LEVELS = [Area(f"level-{level}", Message("area-level", {"level": level})) for level in (1, 2)]
_STOREYS = {name: Area(name, Message(f"area-{name}")) for name in ("here", "there")}
_UNSEEN = Message("sector-unseen")
_DANGER, _SHOWN = Badge("danger", Message("element-danger")), Badge("shown", Message("badge-shown"))
_STAIRS, _JACKED = Message("link-stairs"), Badge("jack", Message("badge-jacked"))


@once
def board(scene: Scene) -> Board:
    """The map as this seat sees it."""
    return _station(scene) if sees_the_map(scene.state) else _labyrinth(scene)


# -- the Hero's labyrinth ------------------------------------------------------------------------------------------


def _labyrinth(scene: Scene) -> Board:
    """Tiles in the torchlight, those seen before, and the dark behind every open side (hidden.labyrinth-only)."""
    state = scene.state
    tiles = {**state.sketch, **state.labyrinth}
    places = {(tile.level, tile.x, tile.y): key for key, tile in tiles.items()}
    sight = in_sight(scene) if state.hero in state.labyrinth else []
    told = state.notes.text, state.number
    noises, notes = _noises(*told), _slips(*told)
    spaces = [
        _tile(state, key, tile, places, key in sight, noises.get(key, []), notes.get(key, []))
        for key, tile in tiles.items()
    ]
    dark: dict[str, Space] = {}
    links: dict[str, Link] = {}
    for key, tile in tiles.items():
        for side, what in enumerate(tile.sides):
            if what and what != STAIRS:
                end = _behind(key, tile, side, places, dark)
                if what in (DOOR, BLOCKED):
                    _add_door(links, key, end, "blocked" if what == BLOCKED else "open")
    levels = [_STOREYS[name] for name in _STOREYS if any(tile.level == name for tile in tiles.values())]
    return Board(
        "station", _BOARD, levels or [_STOREYS["here"]], [*spaces, *dark.values()], list(links.values()), _seen(scene)
    )


def _tile(
    state: State, key: SectorId, tile: Tile, places: dict[tuple[str, int, int], SectorId], in_light: bool,
    noises: list[Badge], notes: list[Badge],
) -> Space:  # fmt: skip
    """One tile: in sight, or out of it, or only remembered; with what was heard and told there."""
    known = key in state.labyrinth
    return Space(
        key,
        tile.level,
        tile.x,
        tile.y,
        tile_name(tile),
        [_side(tile, side, places) for side in range(4)],
        _symbols(tile.sides, tile.switch),
        _about(tile.room, tile.sides),
        [*_tokens(tile), *noises],
        notes,
        seen="now" if in_light else "before",
        light=("lit" if tile.lit else "dark") if known else "",
    )


def _side(tile: Tile, side: int, places: dict[tuple[str, int, int], SectorId]) -> Side:
    what = tile.sides[side]
    if what == STAIRS:
        return "stairs"
    down, right = STEPS[side]
    known = (tile.level, tile.x + right, tile.y + down) in places
    return "wall" if not what else "door" if known else "open"


def _symbols(sides: Sequence[str], switch: bool) -> list[str]:
    return [*(["switch"] if switch else []), *([STAIRS] if STAIRS in sides else [])]


@cache
def _about(room: str, sides: tuple[str, ...]) -> Message:
    """What a sector looks like: a room, or a corridor by its open sides."""
    return Message(f"room-{room}.text") if room else Message(f"shape-{shape(sides)}")


def shape(sides: Sequence[str]) -> str:
    """A corridor by its open sides."""
    ways = [side for side, what in enumerate(sides) if what]
    if len(ways) == 2:
        return "straight" if ways[1] - ways[0] == 2 else "turn"
    return {1: "dead-end", 3: "junction", 4: "crossroads"}.get(len(ways), "dead-end")


def _behind(
    key: SectorId, tile: Tile, side: int, places: dict[tuple[str, int, int], SectorId], dark: dict[str, Space]
) -> str:
    """The space behind an open side: a tile, or the dark."""
    down, right = STEPS[side]
    x, y = tile.x + right, tile.y + down
    there = places.get((tile.level, x, y))
    if there is not None:
        return there
    name = dark_id(tile.level, x, y)
    dark.setdefault(name, Space(name, tile.level, x, y, _UNSEEN, sides=["wall"] * 4, seen="never"))
    return name


def dark_id(level: str, x: int, y: int) -> str:
    """A place of the labyrinth that lies in the dark."""
    return f"dark/{level}/{x}/{y}"


def _add_door(links: dict[str, Link], one: str, other: str, state: LinkState, *badges: Badge) -> None:
    name = door_id(one, other)
    if name not in links or state == "blocked":
        links[name] = Link((one, other), "door", None, state, name, badges=list(badges))


def door_id(one: str, other: str) -> str:
    """A door on the board."""
    return f"link/{door_key(one, other)}"


def _tokens(tile: Tile) -> list[Badge]:
    found = [_DANGER] if tile.danger else []
    if tile.condition:
        found.append(Badge(tile.condition, Message(f"condition-{tile.condition}")))
    return [*found, *mission_tokens(tile.tokens)]


def mission_tokens(tokens: Sequence[str]) -> list[Badge]:
    """Tokens of missions, those of a kind together."""
    return [Badge(f"token-{name}", Message(f"token-{name}"), tokens.count(name)) for name in dict.fromkeys(tokens)]


def _noises(notes: str, turn: int) -> dict[SectorId, list[Badge]]:
    """Noises of this turn and the last, where he heard them, with the side they came from (noise.must-tell)."""
    found: dict[SectorId, dict[tuple[str, bool], Badge]] = {}
    for number, kind, *words in words_of(notes):
        if kind == "noise" and int(number) >= turn - 1:
            direction, sector, *_ = words
            now = int(number) == turn
            found.setdefault(sector, {})[direction, now] = _noise(direction, now)
    return {sector: list(badges.values()) for sector, badges in found.items()}


@cache
def _noise(direction: str, now: bool) -> Badge:
    icon = "noise" if now else "noise/before"
    if direction in SIDES:  # the table names a bearing by itself
        label = Message("badge-noise" if now else "badge-noise-before")
        return Badge(icon, label, bearing=90 * SIDES.index(direction))
    where = {"where": Message(f"direction-{direction}")}
    return Badge(icon, Message("badge-noise-where" if now else "badge-noise-before-where", where))


LATELY = 3
"""Turns for which it is worth knowing how far something was that comes and goes."""


def _slips(notes: str, turn: int) -> dict[SectorId, list[Badge]]:
    """Located distances, where he asked, the latest last: of what is built for ever, of all else for a few turns."""
    found: dict[SectorId, dict[str, Badge]] = {}
    for piece in pieces_of(notes):
        for number, target, sector, slip in _slips_in(piece):
            if target in BUILT or number > turn - LATELY:
                there = found.setdefault(sector, {})
                there.pop(target, None)
                there[target] = slip
    return {sector: list(slips.values()) for sector, slips in found.items()}


@lru_cache(PIECES)
def _slips_in(piece: str) -> list[tuple[int, str, SectorId, Badge]]:
    """Everything that was located, in one piece of the notebook: when, what, from where."""
    return [
        (int(number), words[0], words[-1], _slip(int(number), kind, words))
        for number, kind, *words in words_in(piece)
        if kind.startswith("located")
    ]


def _slip(number: int, kind: str, words: list[str]) -> Badge:
    said: dict[str, object] = {"target": Message(f"target-{words[0]}"), "turn": number}
    icon = f"located/{words[0]}"
    if kind == "located-none":
        return Badge(icon, Message("slip-none", said), -1)
    if kind == "located-level":
        return Badge(icon, Message("slip-level", {**said, "level": Message(f"level-{words[1]}")}), -1)
    said |= {"distance": int(words[1]), "level": Message(f"level-{words[2]}")}
    if words[3] == "none":
        return Badge(icon, Message("slip-distance", said), int(words[1]))
    steps = [Message(f"direction-{side}") for side in words[3].split("-")]
    return Badge(icon, Message("slip-way", {**said, "steps": steps}), int(words[1]))


def _seen(scene: Scene) -> list[Piece]:
    """The Hero and the figures he sees."""
    state = scene.state
    found = [_hero(scene)] if state.hero in state.labyrinth else []
    for key, tile in state.labyrinth.items():
        for figure in tile.figures:
            wounds = [Badge("wound", Message("badge-wounded"))] if figure.wounded else []
            found.append(_creature(scene, figure.name, key, figure.kind, wounds))
    return found


def _hero(scene: Scene) -> Piece:
    sheet = scene.state.sheet
    stats = [
        Stat("health", Message("track-health"), sheet.health, scene.parameters.status),
        Stat("sanity", Message("track-sanity"), sheet.sanity, scene.parameters.status),
    ]
    return Piece(
        word_of(HERO), scene.state.hero, sheet.character or "hero", seat_name(scene, HERO), HERO, "hero", stats=stats
    )


def _creature(scene: Scene, name: str, place: SectorId, kind: str, badges: list[Badge]) -> Piece:
    return Piece(
        name,
        place,
        kind,
        figure_name(name),
        side="evil",
        stats=creature_stats(scene, kind),
        text=Message(f"creature-{kind}.text"),
        badges=badges,
    )


def creature_stats(scene: Scene, kind: str) -> list[Stat]:
    """The open values of a kind, as they are now (creature.columns)."""
    return list(_stats(values_of(scene, kind)))


@cache
def _stats(values: Values) -> list[Stat]:
    return [
        Stat("dark", Message("stat-dark"), values.dark),
        Stat("lit", Message("stat-lit"), values.lit),
        Stat("to-wound", Message("stat-to-wound"), values.to_wound),
        Stat("to-kill", Message("stat-to-kill"), values.to_kill),
        Stat("scare", Message("stat-scare"), values.sanity),
    ]


# -- the whole station ---------------------------------------------------------------------------------------------


def _station(scene: Scene) -> Board:
    """Both levels with everything on them (hidden.evil-sees-all)."""
    state = scene.state
    spaces = [_sector(state, key, bare) for key, bare in _bare(state.station).items()]
    pieces = [_hero(scene), *(_beast(scene, one) for one in state.creatures)]
    return Board("station", _BOARD, _LEVELS, spaces, _ways(state), pieces)


def _sector(state: State, key: SectorId, bare: Space) -> Space:
    there, shown = state.elements[key], key in state.labyrinth
    if not shown and there == _NOTHING:
        return bare
    return replace(bare, badges=_elements(there, shown=shown), light="lit" if there.lit else "dark")


_NOTHING = Elements()


def _bare(station: Station) -> dict[SectorId, Space]:
    """The sectors of a station, dark and with nothing in them."""
    drawn: dict[SectorId, Space] | None = station.layout.drawings.get(("sectors",))
    return remember(station.layout.drawings, ("sectors",), _draw_sectors(station)) if drawn is None else drawn


def _draw_sectors(station: Station) -> dict[SectorId, Space]:
    return {
        key: Space(
            key,
            f"level-{built.level}",
            built.column,
            built.row,
            place_name(built.level, built.row, built.column, built.room),
            ["stairs" if what == STAIRS else "door" if what else "wall" for what in built.sides],
            _symbols(built.sides, built.switch),
            _about(built.room, built.sides),
            light="dark",
        )
        for key, built in station.sectors.items()
    }


def _elements(there: Elements, *, shown: bool) -> list[Badge]:
    """Danger, a condition, mission tokens, and what the Hero sees of it, or wrongly sees."""
    found = [_DANGER] if there.danger else []
    if there.condition:
        found.append(Badge(there.condition, Message(f"condition-{there.condition}")))
    found += mission_tokens(there.tokens)
    if shown:
        found.append(_SHOWN)
    if there.fake:
        found.append(Badge("fake", Message("badge-fake", {"what": Message(f"element-{there.fake}")})))
    return [*found, *(Badge("concealed", Message("badge-concealed")) for _ in there.concealed[:1])]


def _ways(state: State) -> list[Link]:
    """Doors with their state, and stairs."""
    drawings, key = state.station.layout.drawings, ("doors", *state.blocked, "jacked", *state.jacked)
    drawn: list[Link] | None = drawings.get(key)
    return remember(drawings, key, _draw_ways(state.station, state.blocked, state.jacked)) if drawn is None else drawn


def _draw_ways(station: Station, blocked: list[str], jacked: list[str]) -> list[Link]:
    links: dict[str, Link] = {}
    for key, built in station.sectors.items():
        for side, there in station.exits[key].items():
            if built.sides[side] == DOOR:
                door = door_key(key, there)
                badges = [_JACKED] if door in jacked else []
                _add_door(links, key, there, "blocked" if door in blocked else "open", *badges)
    stairs = [Link((one, other), "stairs", _STAIRS) for one, other in station.stairs]
    return [*links.values(), *stairs]


def _beast(scene: Scene, one: Creature) -> Piece:
    """A creature as Evil knows it: seen or not, wounded or not, and what cards have given it."""
    badges = [Badge("wound", Message("badge-wounded"))] if one.wounded else []
    if one.figure:
        badges.append(Badge("shown", Message("badge-seen")))
    if more := one.dice + one.dice_next:
        badges.append(Badge("dice", Message("badge-more-dice", {"count": more}), more))
    if one.rerolls:
        badges.append(Badge("reroll", Message("badge-rerolls")))
    if one.tough:
        badges.append(Badge("tough", Message("badge-tough", {"count": one.tough}), one.tough))
    if one.burns:
        badges.append(Badge("burns", Message("badge-burns")))
    if one.greedy:
        badges.append(Badge("greedy", Message("badge-greedy")))
    if one.acid:
        badges.append(Badge("acid", Message("badge-acid")))
    piece = _creature(scene, one.id, one.sector, one.kind, badges)
    to_wound, to_kill = thresholds(scene, one)
    piece.stats[2:4] = [
        Stat("to-wound", Message("stat-to-wound"), to_wound),
        Stat("to-kill", Message("stat-to-kill"), to_kill),
    ]
    return piece
