"""A board in words: where I am, where every door leads, who and what is there. Part of the text view."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

from .view import Badge, Board, Link, Piece, Roll, Stat, Tile, View
from .words import Words

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west: the sides of a tile as it lies."""


def board_lines(board: Board, seat: int | None, words: Words) -> Iterator[str]:
    """Where I am, then area by area, mine first, the tiles in the order in which one would walk."""
    mine = _my_tile(board, seat)
    yield words.say(board.title)
    if mine:
        where = next((area.title for area in board.areas if area.id == mine.area), board.title)
        yield words.say("text-here", tile=mine.title, area=where)
    for area in sorted(board.areas, key=lambda area: mine is None or area.id != mine.area):
        tiles = _walked(board, area.id, mine)
        if tiles:
            yield f"  {words.say(area.title)}"
            yield from (f"    {tile_text(tile, board, seat, words)}" for tile in tiles)


def tile_text(tile: Tile, board: Board, seat: int | None, words: Words) -> str:
    """A tile in a line: what it is, where one can go, who and what is there."""
    marks = [_counted(words.say(f"symbol-{symbol}"), count) for symbol, count in Counter(tile.symbols).items()]
    if tile.state != "open":
        marks.append(words.say("text-tile-state", state=tile.state))
    said = [f"{words.say(tile.title)}{_brackets(marks)}.", f"{ways_text(tile, board, words)}."]
    there = [piece_text(piece, seat, words) for piece in board.pieces if piece.place == tile.id]
    there += [badge_text(badge, words) for badge in tile.badges]
    if there:
        said.append(words.say("text-there", who="; ".join(there)))
    if tile.text:
        said.append(words.say(tile.text))
    return " ".join(said)


def ways_text(tile: Tile, board: Board, words: Words) -> str:
    """Where the doors of a tile lead, as it lies or would lie."""
    ways = []
    for way, side in enumerate(tile.sides):
        if side == "wall":
            continue
        beyond = _beside(board, tile, way) if side == "door" else None
        if beyond:
            to = words.say(beyond.title)
        elif side == "open":
            to = words.say("text-open-door")
        elif side == "false":
            to = words.say("text-false-door")
        else:
            to = words.say("text-door")
        ways.append(words.say("text-exit", side=way, to=to))
    for link in board.links:
        if (other := _other_end(board, link, tile)) is not None:
            label = f"{words.say(link.label)}: " if link.label else ""
            ways.append(label + words.say(other.title))
    return "; ".join(ways) or words.say("text-no-way")


def piece_text(piece: Piece, seat: int | None, words: Words) -> str:
    """A figure: who it is, how it is, and its numbers unless a seat's panel has them."""
    marks = [words.say("text-you")] if piece.seat is not None and piece.seat == seat else []
    if piece.state != "ready":
        marks.append(words.say("text-piece-state", state=piece.state))
    more = [stat_text(stat, words) for stat in piece.stats] if piece.seat is None else []
    more += [badge_text(badge, words) for badge in piece.badges]
    return ", ".join([words.say(piece.label) + _brackets(marks), *more])


def badge_text(badge: Badge, words: Words) -> str:
    """A token and how many there are of it."""
    return _counted(words.say(badge.label), badge.count)


def stat_text(stat: Stat, words: Words) -> str:
    """A number; a clip on a printed row with the whole row."""
    if not stat.row:
        limit = "" if stat.limit is None else f"/{stat.limit}"
        return f"{words.say(stat.label)} {stat.value}{limit}"
    if stat.at < 0:
        return words.say("text-meter-gone", label=stat.label)
    row = " ".join(f"[{number}]" if index == stat.at else str(number) for index, number in enumerate(stat.row))
    return words.say("text-meter", label=stat.label, value=stat.value, row=row, start=stat.row[stat.start])


def roll_text(roll: Roll, view: View, words: Words) -> str:
    """Dice on the table: whose, the faces, what is added, the result."""
    faces = ", ".join(map(str, roll.faces))
    if roll.bonus:
        faces += f" {'+' if roll.bonus > 0 else '−'} {abs(roll.bonus)}"
    said = words.say("text-roll", title=roll.title, faces=faces, result=roll.result)
    return next((f"{words.say(panel.name)}. {said}" for panel in view.panels if panel.seat == roll.seat), said)


def _counted(name: str, count: int) -> str:
    return f"{count}× {name}" if count > 1 else name


def _brackets(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _my_tile(board: Board, seat: int | None) -> Tile | None:
    place = next((piece.place for piece in board.pieces if piece.seat is not None and piece.seat == seat), None)
    return next((tile for tile in board.tiles if tile.id == place), None)


def _beside(board: Board, tile: Tile, way: int) -> Tile | None:
    dx, dy = STEPS[way]
    place = (tile.area, tile.x + dx, tile.y + dy)
    return next((other for other in board.tiles if (other.area, other.x, other.y) == place), None)


def _other_end(board: Board, link: Link, tile: Tile) -> Tile | None:
    if tile.id not in link.ends:
        return None
    end = link.ends[1] if link.ends[0] == tile.id else link.ends[0]
    return next((other for other in board.tiles if other.id == end), None)


def _walked(board: Board, area: str, mine: Tile | None) -> list[Tile]:
    """The tiles of an area as one would walk through them, from my own or from the first."""
    every = sorted((tile for tile in board.tiles if tile.area == area), key=lambda tile: (tile.y, tile.x))
    found: dict[str, Tile] = {}
    for start in [mine, *every] if mine and mine.area == area else every:
        ahead = deque([start])
        while ahead:
            tile = ahead.popleft()
            if tile.id in found:
                continue
            found[tile.id] = tile
            besides = (_beside(board, tile, way) for way, side in enumerate(tile.sides) if side == "door")
            ahead += [other for other in besides if other]
    return list(found.values())
