"""The house as it is drawn: spaces inside tiles, what is between them, who stands and what lies there."""

from __future__ import annotations

from functools import cache, lru_cache

from koszmar.kernel.view import (
    Area,
    Badge,
    Board,
    Group,
    Link,
    LinkKind,
    LinkState,
    Message,
    Piece,
    Point,
    Space,
    Stat,
    once,
)
from koszmar.parts.board import Link as BoardLink

from ..bestiary import MonsterCard, card_of
from ..board import BLOCKED, COVERED, PASSAGE, WET, is_indoor, is_placed, now, room_of, tags_of, tile_of
from ..board import board as laid_board
from ..features import gives_light
from ..investigators import INVESTIGATORS
from ..monsters import health_of
from ..scenario.happenings import plan
from ..scenario.library import slug
from ..state import BoardToken, LaidTile, Scene, State, seat_of
from ..tiles import BORDER, DOOR, IMPASSABLE, WALL
from .floors import border, centre, doorway, laid, middle
from .names import monster_name, monster_text, room_name, space_name, story, who_name

_TITLE = Message("board-house")
_AREAS = [Area("house", _TITLE)]
_FIRE = Badge("fire", Message("badge-fire"))
_DARKNESS = Badge("darkness", Message("badge-darkness"))
_PASSAGE = Badge("passage", Message("badge-passage"))
_BARRICADE = Badge("barricade", Message("badge-barricade"))
_EXPLORE = Badge("explore", Message("badge-explore"))
_INDOOR, _OUTDOOR = Message("space-indoor"), Message("space-outdoor")
KINDS: dict[str, tuple[LinkKind, LinkState]] = {
    BORDER: ("border", ""),
    IMPASSABLE: ("impassable", ""),
    WET: ("impassable", ""),
    WALL: ("wall", ""),
    DOOR: ("door", "open"),
    BLOCKED: ("door", "blocked"),
    COVERED: ("door", "closed"),
    PASSAGE: ("passage", ""),
}


@once
def board(scene: Scene) -> Board:
    """The house, as far as it lies on the table (screen.map)."""
    state = scene.state
    tiles = tuple(state.tiles)
    lit = _lit(state)
    spaces = [_space(state, tile, space, lit) for tile in tiles for space in laid(tile)]
    kinds = now(state).links
    links = [_link(state, tiles, link, kinds.get(link.key, link.kind)) for link in laid_board(state).links.values()]
    for token in state.tokens:
        if token.kind == "explore" and token.beyond and not is_placed(state, token.beyond):
            doors = _beyond(scene, token)
            spaces += doors
            links += [Link((token.at, door.id), "door", state="closed", id=f"door/{token.key}") for door in doors]
    return Board("house", _TITLE, _AREAS, spaces, links, pieces(scene), _groups(tiles))


@lru_cache(maxsize=256)
def _groups(tiles: tuple[LaidTile, ...]) -> list[Group]:
    rooms = {room_of(space): room_name(space) for tile in tiles for space in laid(tile)}
    return [Group(f"room/{room}", name) for room, name in rooms.items()]


# -- spaces ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _outline(tile: LaidTile, space: str) -> list[Point]:
    x, y = middle(tile, space)
    return [(px - x, py - y) for px, py in laid(tile)[space]]


def _space(state: State, tile: LaidTile, space: str, lit: set[str]) -> Space:
    x, y = middle(tile, space)
    return Space(
        space, "house", x, y, space_name(state, space),
        symbols=_symbols(space),
        text=_INDOOR if is_indoor(space) else _OUTDOOR,
        badges=_badges(state, space),
        light="lit" if space in lit else "dark" if space in state.darkness else "",
        outline=_outline(tile, space),
        group=f"room/{room_of(space)}",
        ground=ground_of(space),
    )  # fmt: skip


GREEN = ("park", "garden", "kitchen-garden")
"""Rooms under the open sky where something grows."""
BOARDED = ("pier", "dock")
"""What is printed on spaces out there that are made of planks, too."""


@cache
def ground_of(space: str) -> str:
    """What one walks on: planks, as in the house, or whatever there is under the open sky.

    >>> ground_of("study.a"), ground_of("street-1.a"), ground_of("park-pond.a"), ground_of("park-pond.e")
    ('', 'street', 'grass', 'water')
    """
    tags, room = tags_of(space), room_of(space).rpartition(".")[2]
    if "water" in tags:
        return "water"
    if is_indoor(space) or room == "deck" or any(tag in tags for tag in BOARDED):
        return ""
    return "sand" if "beach" in tags else "grass" if room in GREEN else "street"


@cache
def _symbols(space: str) -> list[str]:
    return ["water"] if "water" in tags_of(space) else []


def _badges(state: State, space: str) -> list[Badge]:
    badges = []
    if space in state.fire:
        badges.append(_FIRE)
    if space in state.darkness:
        badges.append(_DARKNESS)
    if space in state.passages:
        badges.append(_PASSAGE)
    loose = sum(one.space == space and not one.on for one in state.barricades)
    if loose:
        badges.append(Badge("barricade", Message("badge-barricade"), loose))
    lying = len(state.dropped.get(space, ()))
    if lying:
        badges.append(Badge("dropped", Message("badge-dropped", {"count": lying}), lying))
    return badges


def _lit(state: State) -> set[str]:
    """Spaces with Fire or a Light Source in them (darkness.light-source-where)."""
    found = set(state.fire)
    found |= {space for space, cards in state.dropped.items() if any(gives_light(card) for card in cards)}
    for one in state.investigators:
        if one.space and not one.out and any(gives_light(card) for card in one.possessions):
            found.add(one.space)
    return found


def _beyond(scene: Scene, token: BoardToken) -> list[Space]:
    """The door that an Explore token lies on: a dark place beyond it, and nothing of what is really there."""
    here = next((tile for tile in scene.state.tiles if tile.side == tile_of(token.at)), None)
    there = _planned(scene.state.plot.scenario, scene.state.plot.layout, tile_of(token.beyond))
    if here is None or there is None:
        return []
    shape = laid(here)[token.at]
    line = border(shape, laid(there)[token.beyond])
    if not line:
        return []
    corners = doorway(shape, line)
    x, y = centre(corners)
    outline = [(px - x, py - y) for px, py in corners]
    title = story(scene, f"token-{token.key}")
    return [Space(f"beyond/{token.key}", "house", x, y, title, text=Message("token-explore.text"), seen="never",
                  outline=outline)]  # fmt: skip


@lru_cache(maxsize=256)
def _planned(scenario: str, layout: str, side: str) -> LaidTile | None:
    """Where a tile will lie, if the scenario's map has it: only the edge that its door is on is ever shown of it."""
    from ..scenario.library import scenario as load

    for name, x, y, degrees in load(scenario).file.map[layout].tiles:
        if slug(name) == side:
            return LaidTile(side, x, y, degrees // 90)
    return None


# -- what is between spaces ------------------------------------------------------------------------------------------


def _link(state: State, tiles: tuple[LaidTile, ...], link: BoardLink, how: str) -> Link:
    barricades = sum(one.on == link.key for one in state.barricades) if how == BLOCKED else 0
    return _drawn(tiles, link.key, link.ends, link.kind == PASSAGE, how, barricades)


def drawn_link(tiles: tuple[LaidTile, ...], link: BoardLink, made: str = "") -> Link:
    """What is between two spaces of tiles that lie like this, or what a token has made of it, with nothing on it."""
    return _drawn(tiles, link.key, link.ends, False, made or link.kind, 0)


@lru_cache(maxsize=4096)
def _drawn(
    tiles: tuple[LaidTile, ...], key: str, ends: tuple[str, str], is_passage: bool, how: str, barricades: int
) -> Link:
    badges = [_BARRICADE] * barricades + [_EXPLORE] * (how == COVERED)
    if is_passage:
        return Link(ends, "passage", state="blocked" if how == BLOCKED else "", id=key, badges=badges)
    kind, state = KINDS[how]
    by_side = {tile.side: tile for tile in tiles}
    one, other = (laid(by_side[tile_of(end)])[end] for end in ends)
    return Link(ends, kind, state=state, id=key, badges=badges, path=list(border(one, other)))


# -- who stands there ------------------------------------------------------------------------------------------------


def pieces(scene: Scene) -> list[Piece]:
    """Investigators, monsters, and tokens that invite."""
    state = scene.state
    found = []
    for who, one in enumerate(state.investigators):
        if one.space and not one.out:
            stats = harm_stats(one.key, len(one.damage), len(one.horror))
            name, seat = who_name(state, who), seat_of(scene, who)
            found.append(Piece(f"investigator-{who}", one.space, one.key, name, seat, "investigators", stats=stats,
                               text=_both_sides(one.key)))  # fmt: skip
    for monster in state.monsters if scene.options.table == "ours" else ():
        health = health_of(scene, monster)
        found.append(Piece(
            monster.id, monster.space, monster.kind, monster_name(scene, monster.id), side="monsters",
            stats=monster_stats(card_of(scene, monster), monster.damage, health), text=monster_text(scene, monster),
            badges=[_damage(monster.damage, health)] if monster.damage else [],
        ))  # fmt: skip
    found += [_token(scene, token) for token in state.tokens if token.kind != "explore"]
    return found


def _token(scene: Scene, token: BoardToken) -> Piece:
    """A token of the app; a person who follows somebody says whom, and in which mood he is."""
    badges = []
    if token.follows >= 0:
        badges.append(Badge("follows", Message("badge-follows", {"who": who_name(scene.state, token.follows)})))
    elif token.mood:
        badges.append(Badge("mood", Message(f"mood-{token.mood}")))
    portrait = plan(scene).tokens[token.key].portrait
    icon = f"person/{portrait or token.key}" if token.kind == "person" else token.kind
    return Piece(
        f"token-{token.key}", token.at, icon, story(scene, f"token-{token.key}"), side="app",
        text=Message(f"token-{token.kind}.text"), badges=badges,
    )  # fmt: skip


@cache
def _both_sides(key: str) -> Message:
    """What is on an investigator card: the ability, and on the back the story (investigator.back-story)."""
    return Message("card-of-investigator", {
        "text": Message(f"investigator-{key}.text"), "story": Message(f"investigator-{key}.story"),
    })  # fmt: skip


@cache
def _damage(count: int, health: int) -> Badge:
    return Badge("damage", Message("badge-damage", {"count": count, "health": health}), count)


@cache
def monster_stats(card: MonsterCard, damage: int, health: int) -> list[Stat]:
    """What the drawer says of a monster (monster.health-shown, figures.visible-values)."""
    return [
        Stat("damage", Message("stat-damage"), damage, health),
        Stat("awareness", Message("stat-awareness"), card.awareness),
        Stat("horror-rating", Message("stat-horror-rating"), card.horror),
        Stat("brawn", Message("stat-brawn"), card.brawn),
    ]


@cache
def harm_stats(key: str, damage: int, horror: int) -> list[Stat]:
    """Damage against health, Horror against sanity."""
    card = INVESTIGATORS[key]
    return [
        Stat("damage", Message("stat-damage"), damage, card.health),
        Stat("horror", Message("stat-horror"), horror, card.sanity),
    ]
