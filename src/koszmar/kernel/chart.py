"""A board in words: where I am, where every way leads, who and what is there. Part of the text view."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator

from .outline import NEAR, beside, links_of, neighbours, way_from
from .view import Badge, Board, Die, Link, Piece, Roll, Space, Stat, View
from .words import Words


def board_lines(board: Board, seat: int | None, words: Words) -> Iterator[str]:
    """Where I am, then area by area, mine first, the spaces in the order in which one would walk."""
    mine = my_space(board, seat)
    yield words.say(board.title)
    if mine:
        where = next((area.title for area in board.areas if area.id == mine.area), board.title)
        yield words.say("text-here", tile=mine.title, area=where)
    for area in sorted(board.areas, key=lambda area: mine is None or area.id != mine.area):
        spaces = _walked(board, area.id, mine)
        if spaces:
            yield f"  {words.say(area.title)}"
            yield from (f"    {space_text(space, board, seat, words)}" for space in spaces)


def space_text(space: Space, board: Board, seat: int | None, words: Words) -> str:
    """A space in a line: what it is, where one can go, who and what is there."""
    marks = _symbols(space.symbols, words)
    if space.state != "open":
        marks.append(words.say("text-tile-state", state=space.state))
    if space.seen != "now":
        marks.append(words.say("text-seen", seen=space.seen))
    if space.light:
        marks.append(words.say("text-light", light=space.light))
    said = [f"{words.say(space.title)}{_brackets(marks)}.", f"{ways_text(space, board, words)}."]
    there = [piece_text(piece, seat, words) for piece in board.pieces if piece.place == space.id]
    there += [badge_text(badge, words) for badge in space.badges]
    if there:
        said.append(words.say("text-there", who="; ".join(there)))
    if space.notes:
        said.append(words.say("text-notes", notes="; ".join(words.say(note.label) for note in space.notes)))
    if space.text:
        said.append(words.say(space.text))
    return " ".join(said)


def ways_text(space: Space, board: Board, words: Words) -> str:
    """Where the doors and links of a space lead, as it lies or would lie."""
    ways = []
    links = [(link, other) for link, other in links_of(board, space) if link.kind != "wall"]
    linked = [other.id for link, other in links if link.kind in NEAR]
    for side, kind in enumerate(space.sides):
        beyond = beside(board, space, side) if kind in ("door", "open") else None
        if kind == "wall" or (beyond and beyond.id in linked):
            continue  # the link says more
        if beyond and kind == "door":
            to = words.say(beyond.title)
        elif kind == "open":
            to = words.say("text-open-door")
        elif kind == "false":
            to = words.say("text-false-door")
        elif kind == "stairs":
            to = words.say("text-stairs")
        else:
            to = words.say("text-door")
        ways.append(words.say("text-exit", side=side, to=to))
    ways += [link_text(link, space, other, words) for link, other in links]
    return "; ".join(ways) or words.say("text-no-way")


def link_text(link: Link, space: Space, other: Space, words: Words) -> str:
    """Where a link leads: one on the map by its direction, a sign by its name."""
    marks = _link_marks(link, words)
    title = words.say(other.title)
    if link.kind in NEAR:
        if link.label:
            marks.insert(0, words.say(link.label))
        elif link.kind != "border" and not (link.kind == "door" and link.state):
            marks.insert(0, words.say("text-link", kind=link.kind))
        return words.say("text-toward", way=way_from(space, other), to=title + _brackets(marks))
    return (f"{words.say(link.label)}: " if link.label else "") + title + _brackets(marks)


def _link_marks(link: Link, words: Words) -> list[str]:
    marks = [words.say("text-link-state", state=link.state)] if link.state else []
    return [*marks, *_symbols(link.symbols, words), *(badge_text(badge, words) for badge in link.badges)]


def piece_text(piece: Piece, seat: int | None, words: Words) -> str:
    """A figure: who it is, how it is, and its numbers unless a seat's panel has them."""
    marks = [words.say("text-you")] if piece.seat is not None and piece.seat == seat else []
    if piece.state != "ready":
        marks.append(words.say("text-piece-state", state=piece.state))
    more = [stat_text(stat, words) for stat in piece.stats] if piece.seat is None else []
    more += [badge_text(badge, words) for badge in piece.badges]
    return ", ".join([words.say(piece.label) + _brackets(marks), *more])


def _says_how_many(badge: Badge) -> bool:
    """Whether the words of a badge name its count, so that it is not said twice."""
    return "count" in badge.label.args


def badge_text(badge: Badge, words: Words) -> str:
    """A token, how many there are of it, and where it points or comes from."""
    name = _counted(words.say(badge.label), 1 if _says_how_many(badge) else badge.count)
    if badge.bearing is None:
        return name
    return words.say("text-bearing", what=name, way=round(badge.bearing / 45) % 8)


def stat_text(stat: Stat, words: Words) -> str:
    """A number; a clip on a printed row with the whole row."""
    if not stat.row:
        limit = "" if stat.limit is None else f"/{stat.limit}"
        return f"{words.say(stat.label)} {stat.value}{limit}"
    if stat.at < 0:
        return words.say("text-meter-gone", label=stat.label)
    row = " ".join(f"[{number}]" if index == stat.at else str(number) for index, number in enumerate(stat.row))
    return words.say("text-meter", label=stat.label, value=stat.value, row=row, start=stat.row[stat.start])


# -- dice ----------------------------------------------------------------------------------------------------------


def roll_text(roll: Roll, view: View, words: Words) -> str:
    """Dice on the table: whose, the faces, what is added, the result, and what was needed for what."""
    faces = ", ".join(die_text(die, words) for die in roll.dice)
    if roll.bonus:
        faces += f" {'+' if roll.bonus > 0 else '−'} {abs(roll.bonus)}"
    if roll.result is None:
        said = [words.say("text-roll-faces", title=roll.title, faces=faces)]
    else:
        said = [words.say("text-roll", title=roll.title, faces=faces, result=roll.result)]
    said += roll_terms(roll, words)
    who = next((panel.name for panel in view.panels if panel.seat == roll.seat), None)
    return " ".join([f"{words.say(who)}.", *said] if who else said)


def roll_terms(roll: Roll, words: Words) -> list[str]:
    """What the roll needs, what a success means, and whether it is one."""
    said = [] if roll.target is None else [words.say("text-roll-target", target=roll.target)]
    said += [words.say("text-roll-goal", goal=roll.goal)] if roll.goal else []
    said += [words.say(roll.stakes)] if roll.stakes else []
    return said + ([words.say("text-roll-verdict", verdict=roll.verdict)] if roll.verdict else [])


def die_text(die: int | Die, words: Words) -> str:
    """A face by its number or its name, whether it counts, and what it was before it was changed."""
    if isinstance(die, int):
        return str(die)
    marks = [words.say("text-die-counts")] if die.counts else []
    marks += [words.say("text-die-changed", changed=die.changed)] if die.changed else []
    marks += [words.say("text-die-was", was=die.was)] if die.was else []
    return (words.say(die.label) if die.label else str(die.face)) + _brackets(marks)


# -- finding ---------------------------------------------------------------------------------------------------------


def my_space(board: Board, seat: int | None) -> Space | None:
    """Where the figure of a seat stands."""
    place = next((piece.place for piece in board.pieces if piece.seat is not None and piece.seat == seat), None)
    return next((space for space in board.spaces if space.id == place), None)


def _symbols(symbols: Iterable[str], words: Words) -> list[str]:
    counts = Counter(symbol if symbol.isdecimal() else words.say(f"symbol-{symbol}") for symbol in symbols)
    return [_counted(name, count) for name, count in counts.items()]


def _counted(name: str, count: int) -> str:
    return f"{count}× {name}" if count > 1 else name


def _brackets(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _walked(board: Board, area: str, mine: Space | None) -> list[Space]:
    """The spaces of an area as one would walk through them, from my own or from the first."""
    every = sorted((space for space in board.spaces if space.area == area), key=lambda space: (space.y, space.x))
    found: dict[str, Space] = {}
    for start in [mine, *every] if mine and mine.area == area else every:
        ahead = deque([start])
        while ahead:
            space = ahead.popleft()
            if space.id not in found:
                found[space.id] = space
                ahead += neighbours(board, space)
    return list(found.values())
