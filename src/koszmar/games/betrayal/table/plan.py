"""The house as a board: three floors of tiles as they lie, what joins them, and who and what is on them."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from msgspec import msgpack
from msgspec.structs import replace

from koszmar.kernel.view import Area, Badge, Board, Link, Message, Piece, Side, Space, Stat
from koszmar.parts.figures import word_of

from ..bestiary import monster_value
from ..explorers import EXPLORERS, TRAITS
from ..house import STEPS, has_door, passage
from ..reading import may_read, role_of
from ..rooms import SAYING
from ..state import Explorer, House, LaidTile, Monster, Scene, State, Token
from ..tiles import LEADS_TO, MONSTER_STAIRS, ROOMS
from ..tokens import BOX
from .phrases import REGION_NAMES, TILE_NAMES, TRAIT_NAMES, actor_name, haunt_number, seat_name, token_name

FLOORS = ("upper", "ground", "basement")

_TEXTS = {key: Message(f"tile-{key}.text") for key in SAYING}
_AREAS = [Area(floor, REGION_NAMES[floor]) for floor in FLOORS]
_LEADS_TO, _STAIRS = Message("link-leads-to"), Message("link-stairs")


def board(scene: Scene, seat: int | None) -> Board:
    """The whole house as a seat sees it."""
    state = scene.state
    lying: dict[str, list[Token]] = {}
    for token in state.tokens:
        lying.setdefault(token.on, []).append(token)
    tiles = [
        replace(face, badges=token_badges(scene, seat, lying[key])) if key in lying else face
        for key, face in _faces(_write(state.house.tiles)).items()
    ]
    return Board("house", Message("house"), _AREAS, tiles, _links(scene), _pieces(scene, seat, lying))


_write = msgpack.Encoder().encode
_read = msgpack.Decoder(dict[str, LaidTile]).decode


@lru_cache(maxsize=1_000)
def _faces(tiles: bytes) -> dict[str, Space]:
    """Tiles as they are drawn; the same things again as long as no tile is laid, moved or turned over."""
    house = House(_read(tiles))
    return {key: tile_view(house, key, tile) for key, tile in house.tiles.items()}


def tile_view(house: House, key: str, tile: LaidTile) -> Space:
    """A tile as it lies, or would lie, in a house."""
    sides = sides_of(house, key, tile)
    if tile.flipped:
        title = Message("tile-face-down", {"tile": TILE_NAMES[key]})
        return Space(key, tile.region, tile.x, tile.y, title, sides, state="turned")
    room = ROOMS[key]
    symbols = [room.symbol] * room.draws if room.symbol else []
    return Space(key, tile.region, tile.x, tile.y, TILE_NAMES[key], sides, symbols, _TEXTS.get(key))


def sides_of(house: House, key: str, tile: LaidTile) -> list[Side]:
    """What is on each side: a wall, a way to the neighbour, a door that leads nowhere, or the unknown."""
    doors = (True, True, True, True) if tile.flipped else ROOMS[key].doors
    grid, found = house.grid, list[Side]()
    for side, (x, y) in enumerate(STEPS):
        if not doors[(side - tile.turned) % 4]:
            found.append("wall")
            continue
        other = grid.get((tile.region, tile.x + x, tile.y + y))
        if other is None:
            found.append("open")
        else:
            found.append("door" if has_door(house, other, (side + 2) % 4) else "false")
    return found


def preview(house: House, key: str, region: str, x: int, y: int, turned: int) -> Space:
    """A tile as it would lie if it were laid like that."""
    old = house.tiles.get(key)
    tile = LaidTile(region, x, y, turned, old is not None and old.flipped)  # type: ignore[arg-type]
    return tile_view(House({**house.tiles, key: tile}), key, tile)


_WAYS = [
    Link(ends, "stairs", _STAIRS) if "upper-landing" in ends else Link(ends, "leads-to", _LEADS_TO) for ends in LEADS_TO
]


def _links(scene: Scene) -> list[Link]:
    state, tiles = scene.state, scene.state.house.tiles
    found = [
        link
        for link in _WAYS
        if link.ends[0] in tiles and link.ends[1] in tiles and not any(tiles[end].flipped for end in link.ends)
    ]
    end = next((token.on for token in state.tokens if token.kind == "secret-passage"), "")
    if (other := passage(state, end)) is not None:
        found.append(Link((end, other), "passage", Message("link-passage")))
    if state.haunt is not None and state.haunt.monsters:
        found.append(Link(MONSTER_STAIRS, "back-stairs", Message("link-monster-stairs")))
    return found


# -- figures -------------------------------------------------------------------------------------------------------


def _pieces(scene: Scene, seat: int | None, lying: dict[str, list[Token]]) -> list[Piece]:
    state = scene.state
    found = [
        Piece(
            word_of(owner),
            explorer.place,
            explorer.key,
            seat_name(state, owner),
            owner,
            role_of(scene, owner, seat),
            "tipped" if explorer.dead else "ready",
            trait_stats(explorer),
            badges=token_badges(scene, seat, lying.get(word_of(owner), [])),
        )
        for owner, explorer in enumerate(state.explorers)
        if explorer.key and explorer.place
    ]
    if state.haunt is not None:
        found += [_monster(scene, seat, one, lying.get(one.id, [])) for one in state.haunt.monsters if one.place]
    return found


def _monster(scene: Scene, seat: int | None, one: Monster, tokens: list[Token]) -> Piece:
    state = scene.state
    open_box = may_read(scene, seat, f"monster-{one.kind}")
    badges = token_badges(scene, seat, tokens)
    badges += [Badge("omen", Message(f"card-{card}")) for card in one.cards]
    stats = (
        [Stat(trait, TRAIT_NAMES[trait], monster_value(scene, one.id, trait)) for trait in TRAITS] if open_box else []
    )
    return Piece(
        one.id,
        one.place,
        one.token if BOX[one.token] == 1 else f"{one.token}/{one.kind}",
        actor_name(state, one.id),
        side=role_of(scene, one.id, seat),
        state="stunned" if one.stunned else "ready",
        stats=stats,
        text=Message(f"monster-{haunt_number(state)}-{one.kind}.text", {"players": scene.players})
        if open_box
        else None,
        badges=badges,
    )


def trait_stats(explorer: Explorer) -> list[Stat]:
    """Four clips on four rows (traits.public)."""
    if not explorer.key:
        return []
    return [clip(explorer.key, trait, explorer.traits[trait]) for trait in TRAITS]


@cache
def clip(explorer: str, trait: str, space: int) -> Stat:
    """The clip of a trait on its row."""
    board = EXPLORERS[explorer]
    row = board.rows[trait]
    number = board.value(trait, space)
    return Stat(trait, TRAIT_NAMES[trait], number, row=list(row.numbers), at=space - 1, start=row.start - 1)


# -- tokens --------------------------------------------------------------------------------------------------------

_TWO_SIDED = {
    face: kind
    for kind in ("blood-nest", "food-trap", "videotape-portal", "on-off", "contract-altar", "searched-hidden")
    for face in kind.split("-")
}


def token_badges(scene: Scene, seat: int | None, tokens: list[Token]) -> list[Badge]:
    """Tokens in one place; those that look alike to a seat lie together."""
    return [Badge(token_icon(one), label, count) for one, label, count in looking_alike(scene, seat, tokens)]


def looking_alike(scene: Scene, seat: int | None, tokens: list[Token]) -> list[tuple[Token, Message, int]]:
    """Tokens that a seat cannot tell apart, what it calls them, and how many there are."""
    if not tokens:
        return []
    counts = Counter((token.name, token.up, token.value) for token in tokens)
    first = {(token.name, token.up, token.value): token for token in reversed(tokens)}
    return [(first[look], token_label(scene.state, *look), count) for look, count in counts.items()]


def token_icon(token: Token) -> str:
    """What is drawn on the token: one of the two faces where it has two, named by the haunt if need be."""
    if token.kind.startswith("trait-"):
        return token.kind[6:]
    if _TWO_SIDED.get(token.name) == token.kind:
        return token.name
    return token.kind.split("-")[0] if token.kind in _TWO_SIDED.values() else token.kind


def token_label(state: State, name: str, up: bool, value: int) -> Message:
    """A token by name and by the number on it, if there is one; -1: nobody here knows it."""
    token = token_name(state, name)
    if not up and value <= 0:
        return Message("token-face-down", {"token": token})
    if not up:
        return Message("token-secret", {"token": token, "number": value})
    return Message("token-numbered", {"token": token, "number": value}) if value else token
