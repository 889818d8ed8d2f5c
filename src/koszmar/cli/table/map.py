"""Boards in a terminal: one area as a map of boxes with doors and corridors, who stands there, what answers; a legend.

With little room only the way from my own space is told; with some, the part of the map around it; then all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from koszmar.kernel.chart import my_space, piece_text, ways_text
from koszmar.kernel.outline import NEAR, STEPS, Box, box_of
from koszmar.kernel.view import Area, Badge, Board, Choice, Link, Piece, Point, Space, View

from .boxes import Frame, Lack, Sign, grown
from .canvas import Canvas
from .cards import Brush
from .flow import Flow, styled, whole

SCALES = {1: (10, 3), 2: (10, 3), 3: (13, 4), 4: (17, 5), 5: (17, 5)}
"""Columns and rows to a unit of the board, by size."""
NARROWEST = 6
"""Columns that a unit needs at least."""
WINDOW = 8
"""Rows of the part of the map that the smallest drawing shows."""
ROUND = 0.8
"""Spaces that are no rectangles are drawn as boxes of this part of their size, so that they do not overlap."""
STATES = {"open": "▯", "closed": "▮", "locked": "▣", "blocked": "✕", "destroyed": "░"}
"""Doors."""
SIGNS = {"stairs": "↕", "back-stairs": "↕", "passage": "⇄", "leads-to": "→"}
"""What leads to a space that is not beside this one."""
SHORT = 2
"""Up to this size the legend says who is who, without their numbers."""
SHORTEST = 4
"""Columns for a name that is cut: three letters and the dots."""
ALL = 5
"""The size from which on the other areas are drawn too."""


def maps(view: View, brush: Brush, size: int, width: int) -> Iterator[RenderableType]:
    """Every board: the area where I am, the others in a line each or drawn, and a legend."""
    for board in view.boards:
        mine = my_space(board, view.seat)
        front = _front(board, view, mine)
        if mine and not size:
            title = styled(f"{brush.speech.say(mine.title)}: ", f"bold {brush.theme.light}")
            yield Flow(map(Text, ways_text(mine, board, brush.speech).split("; ")), title)
        if size:
            yield _drawn_area(front, board, view, brush, size, width)
        others = [area for area in board.areas if area is not front and any(s.area == area.id for s in board.spaces)]
        if size >= ALL:
            yield from _beside(others, board, view, brush, width)
        elif others:
            yield Flow([_told(area, board, brush) for area in others], gap="   ")
        if size:
            yield Flow(_legend(board, front, view, brush, long=size > SHORT), gap="  ")


def _front(board: Board, view: View, mine: Space | None) -> Area:
    """The area to be drawn: where something answers, if nothing answers where I am; else mine; else the largest."""
    touched = [touch for choice in (view.question.choices if view.question else []) for touch in choice.touches]
    places = {piece.id: piece.place for piece in board.pieces}
    areas = {space.id: space.area for space in board.spaces}
    answering = [areas[place] for touch in touched if (place := places.get(touch, touch)) in areas]
    wanted = mine.area if mine and (mine.area in answering or not answering) else answering[0] if answering else ""
    size = {area.id: sum(space.area == area.id for space in board.spaces) for area in board.areas}
    return max(board.areas, key=lambda area: (area.id == wanted, size[area.id]))


def _told(area: Area, board: Board, brush: Brush) -> Text:
    """An area in a line: who is there, and which options touch it."""
    spaces = {space.id for space in board.spaces if space.area == area.id}
    standing = [piece for piece in board.pieces if piece.place in spaces]
    line = styled(f"{brush.speech.say(area.title)}  ", "dim")
    line.append(", ".join(brush.speech.say(piece.label) for piece in standing) or "·")
    things = [*spaces, *(piece.id for piece in standing)]
    numbers = sorted({number for thing in things for number in brush.touched.get(thing, [])})
    return whole(line.append("".join(f" [{number}]" for number in numbers), brush.theme.light))


def _beside(areas: Iterable[Area], board: Board, view: View, brush: Brush, width: int) -> Iterator[RenderableType]:
    """Other areas side by side, as many as there is room for."""
    drawn = [_drawn_area(area, board, view, brush, 2, width) for area in areas]
    if not drawn:
        return
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*drawn)
    yield grid


# -- one area --------------------------------------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """How an area is laid on a sheet: where it begins, and how many cells a unit has."""

    whole: Box
    across: float
    down: int
    grown: dict[str, Frame] = {}
    """Boxes that are larger than their spaces."""

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The cell at a place of the board."""
        return round((x - self.whole.left) * self.across), round((y - self.whole.top) * self.down)

    def frame(self, space: Space) -> Frame:
        """The box that is drawn for a space."""
        if space.id in self.grown:
            return self.grown[space.id]
        box, part = box_of(space), 1.0 if _is_rectangle(space) else ROUND
        half_x, half_y = (box.right - box.left) / 2 * part, (box.bottom - box.top) / 2 * part
        x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return *self.cell(x - half_x, y - half_y), *self.cell(x + half_x, y + half_y)


def _is_rectangle(space: Space) -> bool:
    return len(space.outline) == 4 or not (space.outline or space.radius)


def _drawn_area(area: Area, board: Board, view: View, brush: Brush, size: int, width: int) -> RenderableType:
    spaces = [space for space in board.spaces if space.area == area.id]
    ghosts = [choice for choice in (view.question.choices if view.question else []) if choice.preview]
    ghosts = [choice for choice in ghosts if choice.preview and choice.preview.area == area.id]
    here = {space.id for space in spaces}
    courses = [point for link in board.links if link.ends[0] in here for point in link.path]
    box = _around([*spaces, *(choice.preview for choice in ghosts if choice.preview)], courses)
    wanted, down = SCALES[size]
    widest = (width - 2) / max(1, box.right - box.left)
    tiled = any(_is_rectangle(space) for space in spaces)  # tiles side by side are all of one width
    across = max(NARROWEST, min(wanted, int(widest) if tiled else widest))
    plan = Plan(box, across, down)
    right, bottom = plan.cell(box.right, box.bottom)
    canvas = Canvas(right + 1, bottom + 1)
    plan = replace(plan, grown=_legible(canvas, plan, spaces, board, view, brush))
    _draw(canvas, plan, spaces, ghosts, board, view, brush)
    rows = canvas.rows()
    focus = my_space(board, view.seat)
    if size == 1 and focus and focus.area == area.id and len(rows) > WINDOW:
        middle = plan.cell(focus.x, focus.y)[1]
        first = max(0, min(len(rows) - WINDOW, middle - WINDOW // 2))
        rows = rows[first : first + WINDOW]
    title = styled(brush.speech.say(area.title), f"bold {brush.theme.frame}")
    grid = Table.grid()
    for row in (title, *rows):
        grid.add_row(whole(row))
    return grid


def _legible(
    canvas: Canvas, plan: Plan, spaces: list[Space], board: Board, view: View, brush: Brush
) -> dict[str, Frame]:
    """Boxes of spaces that are no rectangles, so large that their names and signs can be read if there is room."""
    loose = {space.id: space for space in spaces if not _is_rectangle(space)}
    names = {key: brush.speech.say(space.title) for key, space in loose.items()}
    marks = {key: [mark.cell_len for mark in _marks(space, board, view, brush)] for key, space in loose.items()}
    signs = [
        Sign(link.ends, _midway(plan, loose[link.ends[0]], loose[link.ends[1]], link, wide), wide)
        for link in board.links
        if link.kind == "corridor" and all(end in loose for end in link.ends)
        for wide in [_sign(link, board, brush).cell_len]
    ]
    frames = {key: plan.frame(space) for key, space in loose.items()}
    return grown(frames, lambda key, frame: _lack(names[key], marks[key], frame), signs, canvas.width, canvas.height)


def _lack(name: str, marks: list[int], frame: Frame) -> Lack:
    """What a box is too small for: its name, and signs of these widths below it."""
    left, top, right, bottom = frame
    room, words = right - left - 1, [len(word) for word in name.split()]
    lines = _lines(words, room) + _lines(marks, room)
    return Lack(max(words + marks, default=0) > room, lines > bottom - top - 1)


def _lines(widths: list[int], room: int) -> int:
    """How many lines words or signs of these widths need, with a space between two of them."""
    lines = end = 0
    for width in widths:
        if lines and end + 1 + width <= room:
            end += 1 + width
        else:
            lines, end = lines + 1, width
    return lines


def _around(spaces: list[Space], points: list[Point]) -> Box:
    boxes = [box_of(space) for space in spaces] + [Box(x, y, x, y) for x, y in points]
    return reduce(Box.joined, boxes)


def _draw(
    canvas: Canvas, plan: Plan, spaces: list[Space], ghosts: list[Choice], board: Board, view: View, brush: Brush
) -> None:
    """Corridors first, then the boxes over them, then what lies between and inside."""
    by_id = {space.id: space for space in spaces}
    links = [link for link in board.links if link.kind in NEAR and all(end in by_id for end in link.ends)]
    for link in links:
        if link.kind == "corridor":
            one, other = by_id[link.ends[0]], by_id[link.ends[1]]
            course = [(one.x, one.y), *link.path, (other.x, other.y)]
            for start, end in pairwise(course):
                canvas.trail(*plan.cell(*start), *plan.cell(*end), style=f"dim {brush.theme.frame}")
    numbers = {id(choice): number for number, choice in enumerate(view.question.choices if view.question else [], 1)}
    for choice in ghosts:
        assert choice.preview is not None
        canvas.box(*plan.frame(choice.preview), brush.theme.light, dashed=True)
    for space in sorted(spaces, key=lambda space: space.id in brush.touched):
        style = brush.theme.light if space.id in brush.touched else _fogged(space, brush.theme.frame)
        canvas.box(*plan.frame(space), style, dashed=space.state == "turned" or space.seen == "never")
    for space in spaces:
        _sides(canvas, plan, space, brush)
    for link in links:
        _between(canvas, plan, link, by_id, board, brush)
    for space in spaces:
        _inside(canvas, plan, space, board, view, brush)
    _ghostly(canvas, plan, ghosts, numbers, brush)
    _spots(canvas, plan, spaces, ghosts, brush)


def _fogged(space: Space, style: str) -> str:
    return f"dim {style}" if space.seen != "now" else style


def _sides(canvas: Canvas, plan: Plan, tile: Space, brush: Brush) -> None:
    """Doors of a square tile are gaps in its frame; those to the unknown are dotted and carry their option's number."""
    left, top, right, bottom = plan.frame(tile)
    middle = ((left + right) // 2, (top + bottom + 1) // 2)
    for side, kind in enumerate(tile.sides):
        if kind == "wall":
            continue
        dx, dy = STEPS[side]
        x = middle[0] if not dx else right if dx > 0 else left
        y = middle[1] if not dy else bottom if dy > 0 else top
        number = brush.number(f"door/{tile.id}/{side}")
        sign = {"door": " ", "false": "▒", "open": "∙", "stairs": "≡"}[kind]
        gap = Text(sign * (3 if dy else 1), "dim" if kind == "false" else brush.theme.light)
        canvas.centred(x, y, styled(f"[{number}]", f"bold {brush.theme.light}") if number else gap)


def _between(canvas: Canvas, plan: Plan, link: Link, spaces: dict[str, Space], board: Board, brush: Brush) -> None:
    """What is on a corridor or on an edge: its door, printed signs, tokens, the number of its option."""
    one, other = spaces[link.ends[0]], spaces[link.ends[1]]
    said = _sign(link, board, brush)
    if link.kind == "corridor":
        cell = _midway(plan, one, other, link, said.cell_len)
    else:
        path = link.path or [((one.x + other.x) / 2, (one.y + other.y) / 2)]
        cell = plan.cell(sum(x for x, _ in path) / len(path), sum(y for _, y in path) / len(path))
        if link.kind in ("border", "impassable") and len(path) == 2:
            _edge(canvas, plan, path, "┊" if link.kind == "border" else "╳")
    if said:
        canvas.centred(*cell, said)


def _sign(link: Link, board: Board, brush: Brush) -> Text:
    said = Text(",".join(link.symbols), "dim")
    said.append(STATES.get(link.state, ""), "bold")
    for badge in link.badges:
        said.append_text(_badge(badge, board, brush))
    if number := brush.number(link.id) or brush.number(f"token/{link.id}/{link.badges[0].icon}" if link.badges else ""):
        said.append(f"[{number}]", f"bold {brush.theme.light}")
    return said


def _midway(plan: Plan, one: Space, other: Space, link: Link, wide: int) -> tuple[int, int]:
    """The middle of what is seen of a corridor: the cells of its course that are in neither box.

    Where two boxes side by side leave less room than the sign on it needs, the sign stands above them.
    """
    course = [plan.cell(x, y) for x, y in ((one.x, one.y), *link.path, (other.x, other.y))]
    cells = []
    for (x1, y1), (x2, y2) in pairwise(course):
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        cells += [(round(x1 + (x2 - x1) * at / steps), round(y1 + (y2 - y1) * at / steps)) for at in range(steps + 1)]
    frames = (plan.frame(one), plan.frame(other))
    free = [
        (x, y)
        for x, y in cells
        if not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in frames)
    ]
    x, y = (free or cells)[len(free or cells) // 2]
    top = min(frame[1] for frame in frames)
    is_level = course[0][1] == course[-1][1] and not link.path
    return (x, top - 1) if is_level and len(free) < wide and top > 0 else (x, y)


def _edge(canvas: Canvas, plan: Plan, path: list[tuple[float, float]], sign: str) -> None:
    (x1, y1), (x2, y2) = plan.cell(*path[0]), plan.cell(*path[1])
    lying = {"┊": "┈"}.get(sign, sign)
    if y1 == y2:
        for x in range(min(x1, x2) + 1, max(x1, x2)):
            canvas.write(x, y1, lying, "dim")
    elif x1 == x2:
        for y in range(min(y1, y2) + 1, max(y1, y2)):
            canvas.write(x1, y, sign, "dim")


# -- what is inside a space ------------------------------------------------------------------------------------------


def _inside(canvas: Canvas, plan: Plan, space: Space, board: Board, view: View, brush: Brush) -> None:
    left, top, right, bottom = plan.frame(space)
    room, rows = right - left - 1, bottom - top - 1
    name = brush.speech.say(space.title)
    style = f"bold {brush.theme.light}" if space.id in brush.touched else "dim" if space.seen != "now" else ""
    marks = _marks(space, board, view, brush)
    if rows == 1 and marks:
        signs = _packed(marks, room, 1)[0]
        short = _wrapped(name, room - signs.cell_len - 1, 1)
        canvas.write(left + 1, top + 1, signs.append(f" {short[0]}" if short else "", style), most=room)
        return
    lines = _wrapped(name, room, rows - 1 if marks else rows)
    for index, line in enumerate(lines):
        canvas.write(left + 1, top + 1 + index, line, style, room)
    below = top + 1 + len(lines)
    for row, signs in enumerate(_packed(marks, room, max(1, bottom - below))):
        canvas.write(left + 1, min(below, bottom - 1) + row, signs, most=room)


def _marks(space: Space, board: Board, view: View, brush: Brush) -> list[Text]:
    """The option that touches the space, who stands there, what lies there, where it leads."""
    light = f"bold {brush.theme.light}"
    found = [styled(f"[{number}]", light)] if (number := brush.number(space.id)) else []
    found += [_figure(piece, board, view, brush) for piece in board.pieces if piece.place == space.id]
    found += [
        brush.with_number(f"token/{space.id}/{badge.icon}", _badge(badge, board, brush)) for badge in space.badges
    ]
    found += [styled(SIGNS[link.kind], "dim") for link in board.links if link.kind in SIGNS and space.id in link.ends]
    found += [styled({"dark": "☾", "lit": "☼"}[space.light], "dim")] if space.light else []
    return found


def _figure(piece: Piece, board: Board, view: View, brush: Brush) -> Text:
    """A figure: mine as a dot, another player's by a capital, anything else by a small letter and its number."""
    label = brush.speech.say(piece.label)
    if piece.seat is None:
        digits = "".join(sign for sign in label if sign.isdecimal())[:2]
        sign = styled(label[:1].lower() + digits, brush.theme.danger)
    elif piece.seat == view.seat:
        sign = styled("◉", f"bold {brush.theme.light}")
    else:
        others = [brush.speech.say(other.label) for other in board.pieces if other.seat not in (None, piece.seat)]
        sign = styled(_telling_apart(label, others), "bold")
    if piece.state in ("tipped", "stunned"):
        sign.append("×", "dim")
    return brush.with_number(piece.id, sign)


def _telling_apart(name: str, others: Iterable[str]) -> str:
    """As many letters of a name as tell it from the others."""
    lengths = (count for count in range(1, len(name)) if not any(other.startswith(name[:count]) for other in others))
    return name[: next(lengths, len(name))]


def _badge(badge: Badge, board: Board, brush: Brush) -> Text:
    """A token: its sign, or as many letters of its name as tell it from the others on the board."""
    sign = brush.theme.sign(badge.icon)
    shown = styled(sign.shape, sign.colour) if sign else styled(f"▪{_letters(badge, board, brush)}", "dim")
    return shown.append(str(badge.count), "dim") if badge.count > 1 else shown


def _letters(badge: Badge, board: Board, brush: Brush) -> str:
    name = brush.speech.say(badge.label).lower()
    lying = [badge for space in board.spaces for badge in space.badges]
    lying += [badge for link in board.links for badge in link.badges]
    return _telling_apart(name, {brush.speech.say(other.label).lower() for other in lying} - {name})


def _wrapped(name: str, room: int, most: int) -> list[str]:
    """A name in lines; none, if there is no room for three letters of it."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if most < 1 or room < min(SHORTEST, len(name)):
        return []
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [line if len(line) <= room else f"{line[: room - 1]}…" for line in lines]


def _packed(marks: list[Text], room: int, most: int) -> list[Text]:
    """Signs in lines; those for which there is no room are counted."""
    if most < len(marks) and len(every := _packed(marks, room, len(marks))) <= most:
        return every
    lines: list[Text] = []
    for index, mark in enumerate(marks):
        last = len(lines) == most
        needed = 1 + mark.cell_len + (len(f" +{len(marks)}") if last and index + 1 < len(marks) else 0)
        if lines and lines[-1].cell_len + needed <= room:
            lines[-1].append(" ").append_text(mark)
        elif last:
            return [*lines[:-1], lines[-1].append(f" +{len(marks) - index}", "dim")]
        else:
            lines.append(mark.copy())
    return lines


# -- what could be laid ----------------------------------------------------------------------------------------------


def _ghostly(canvas: Canvas, plan: Plan, ghosts: list[Choice], numbers: dict[int, int], brush: Brush) -> None:
    """A tile that could be laid: its name, and the number of every way to lay it there."""
    spots: dict[tuple[int, int, int, int], list[Choice]] = {}
    for choice in ghosts:
        if choice.preview:
            spots.setdefault(plan.frame(choice.preview), []).append(choice)
    for (left, top, right, _), ways in spots.items():
        assert ways[0].preview is not None
        canvas.write(left + 1, top + 1, brush.speech.say(ways[0].preview.title), "dim", right - left - 1)
        said = " ".join(f"[{numbers[id(choice)]}]" for choice in ways)
        canvas.write(left + 1, top + 2, said, f"bold {brush.theme.light}", right - left - 1)


def _spots(canvas: Canvas, plan: Plan, spaces: list[Space], ghosts: list[Choice], brush: Brush) -> None:
    """Empty places that answer by themselves."""
    area = spaces[0].area if spaces else ""
    laid = {(choice.preview.x, choice.preview.y) for choice in ghosts if choice.preview}
    for thing in brush.touched:
        kind, _, rest = thing.partition("/")
        if kind == "spot" and rest.startswith(f"{area}/") and (number := brush.number(thing)):
            x, y = (float(part) for part in rest.split("/")[-2:])
            if (x, y) not in laid:
                canvas.centred(*plan.cell(x, y), styled(f"[{number}]", f"bold {brush.theme.light}"))


# -- the legend ------------------------------------------------------------------------------------------------------


def _legend(board: Board, front: Area, view: View, brush: Brush, *, long: bool) -> Iterator[Text]:
    """What the signs on the map stand for."""
    spaces = {space.id: space for space in board.spaces if space.area == front.id}
    for piece in board.pieces:
        if piece.place in spaces:
            sign = _figure(piece, board, view, Brush(brush.speech, brush.theme))
            name = piece_text(piece, view.seat, brush.speech) if long else brush.speech.say(piece.label)
            yield sign.append(f" {name}", "dim")
    badges = [badge for space in spaces.values() for badge in space.badges]
    links = [link for link in board.links if any(end in spaces for end in link.ends)]
    badges += [badge for link in links for badge in link.badges]
    for badge in {badge.icon: badge for badge in badges}.values():
        one = Badge(badge.icon, badge.label)
        yield _badge(one, board, brush).append(f" {brush.speech.say(badge.label)}", "dim")
    for kind in dict.fromkeys(link.kind for link in links if link.kind in SIGNS):
        yield styled(SIGNS[kind], "dim").append(f" {brush.speech.say('text-link', kind=kind)}", "dim")
    for state in dict.fromkeys(link.state for link in links if link.state):
        yield styled(STATES[state], "dim").append(f" {brush.speech.say('text-link-state', state=state)}", "dim")
