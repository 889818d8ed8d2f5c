"""Maps as text that people can draw: reading with the line and column of every mistake, and writing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from koszmar.kernel.errors import BadSetting

from ..state import DOOR, PASSAGE, SIDES, STAIRS, STEPS, WALL, Layout, Sector, SectorId
from .checks import GRID, LEVELS, place

CODES = {
    "CTL": "control-room", "INF": "infirmary", "LAB": "laboratory", "VEN": "ventilation", "POD": "escape-pods",
    "GEN": "generator-room", "CAN": "canteen", "ARM": "armoury",
}  # fmt: skip
"""What stands in a room on the drawing."""
ROWS = "ABCDEFG"
PITCH = 7
"""Characters from the middle of a sector to the middle of the next one."""
FIRST = 6
"""Characters from the margin of a level to the middle of its first column."""
ACROSS = {"--": PASSAGE, "==": DOOR}
DOWN = {"|": PASSAGE, '"': DOOR}
SWITCH, START, STAIRCASES = "s", "@", "ab"
_LEVEL = re.compile(r"Level\s+(\S+)")
_FLIGHT = re.compile(r"([ab])\s+([12][A-G][1-7])\s+(\w+)\s*[-–]\s*([12][A-G][1-7])\s+(\w+)\s*$")
Place = tuple[int, int, int]


class BadMap(BadSetting):
    """A drawing that cannot be read, with every mistake: line and column, both counted from 1, and what is wrong."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("the map cannot be read: " + "; ".join(mistakes))
        self.mistakes = mistakes


def read(lines: Sequence[str], names: Sequence[SectorId]) -> Layout:
    """The station that a drawing shows; its sectors get these names in the order of the drawing's rows."""
    return _Reader(lines).station(names)


class _Reader:
    """A drawing while it is read."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.mistakes: list[str] = []
        self.sectors: dict[Place, Sector] = {}
        self.ends: dict[str, list[Place]] = {letter: [] for letter in STAIRCASES}
        self.start: Place | None = None
        self.sides_said: dict[Place, int] = {}
        self.links: list[tuple[int, int, Place, int, str]] = []
        """Line, column, sector, side and kind of each passage and door."""
        self.lines = list(lines)
        if not any(line.strip() for line in lines):
            self.wrong(0, 0, "the map is empty")
        self.is_complete = True
        """Whether both levels are there to be read; otherwise nothing is said about stairs and start."""
        self.read_blocks()
        self.lay_links()
        if self.is_complete:
            self.lay_stairs()

    def wrong(self, line: int, column: int, what: str) -> None:
        self.mistakes.append(f"line {line + 1}, column {column + 1}: {what}")

    # -- levels ----------------------------------------------------------------------------------------------------

    def read_blocks(self) -> None:
        """Find the levels, side by side or one after another, and the line about stairs."""
        heads = [number for number, line in enumerate(self.lines) if _LEVEL.search(line)]
        said = [number for number, line in enumerate(self.lines) if line.lstrip().startswith("Stairs")]
        seen: list[int] = []
        for number, line in enumerate(self.lines[: heads[0]] if heads else self.lines):
            if line.strip() and number not in said:
                self.wrong(number, 0, "a map begins with a line that says Level 1")
                break
        for head in heads:
            end = min([number for number in heads + said if number > head], default=len(self.lines))
            found = list(_LEVEL.finditer(self.lines[head]))
            for index, match in enumerate(found):
                right = found[index + 1].start() if index + 1 < len(found) else 10_000
                if match[1] not in ("1", "2"):
                    self.wrong(head, match.start(1), f"there is no level {match[1]}; there are levels 1 and 2")
                elif int(match[1]) in seen:
                    self.wrong(head, match.start(), f"level {match[1]} is drawn twice")
                else:
                    seen.append(int(match[1]))
                    self.read_level(int(match[1]), head, end, match.start(), right)
        for level in LEVELS:
            if level not in seen:
                self.is_complete = False
                if heads:
                    self.wrong(len(self.lines) - 1, 0, f"level {level} is missing")
        for number in said if self.is_complete else ():
            self.read_stairs(number)

    def read_level(self, level: int, head: int, end: int, left: int, right: int) -> None:
        row = -1
        if not self.has_columns(head + 1, left, right):
            self.is_complete = False
            return
        for number in range(head + 2, end):
            text = self.lines[number][left:right].rstrip()
            label = text[: FIRST - 2].strip()
            if not label:
                self.read_between(level, row, number, left, text)
            elif label not in ROWS:
                self.wrong(number, left + text.index(label[0]), f"{label!r} is not a row; rows are A to G")
            elif ROWS.index(label) != row + 1:
                due = ROWS[row + 1] if row + 1 < GRID else "no row"
                self.wrong(number, left + text.index(label), f"row {label} stands where {due} is due")
                row = ROWS.index(label)
            else:
                row += 1
            if label and label in ROWS:
                self.read_row(level, row, number, left, text)

    def has_columns(self, number: int, left: int, right: int) -> bool:
        """Whether the columns are numbered where they must be: six characters from the margin, then every seven."""
        text = self.lines[number][left:right].rstrip() if number < len(self.lines) else ""
        due = "".join(f"{column + 1:>{PITCH}}" for column in range(GRID))
        if text and due.startswith(text):
            return True
        at = next((at for at, (one, other) in enumerate(zip(text, due, strict=False)) if one != other), len(text))
        self.wrong(number, left + at, f"below the word Level, columns are numbered like this: {due[:20]!r} and so on")
        return False

    def read_row(self, level: int, row: int, number: int, left: int, text: str) -> None:
        for column in range(GRID):
            middle = FIRST + PITCH * column
            self.read_sector((level, row, column), number, left + middle - 2, text[middle - 2 : middle + 3].ljust(5))
            gap = text[middle + 3 : middle + 5]
            if gap in ACROSS and column < GRID - 1:
                self.links.append((number, left + middle + 3, (level, row, column), 1, ACROSS[gap]))
            elif gap.strip():
                self.wrong(number, left + middle + 3, f"{gap!r} joins nothing; a passage is -- and a door is ==")
        beyond = FIRST + PITCH * GRID - 2
        if text[beyond:].strip():
            self.wrong(number, left + beyond, f"there is no column after {GRID}")

    def read_between(self, level: int, row: int, number: int, left: int, text: str) -> None:
        for at, mark in enumerate(text):
            column, off = divmod(at - FIRST, PITCH)
            if mark == " ":
                continue
            if mark in DOWN and not off and row >= 0 and 0 <= column < GRID:
                self.links.append((number, left + at, (level, row, column), 2, DOWN[mark]))
            else:
                self.wrong(
                    number, left + at, f'{mark!r} joins nothing; below the middle of a sector | is a passage, " a door'
                )

    # -- sectors ---------------------------------------------------------------------------------------------------

    def read_sector(self, where: Place, number: int, at: int, text: str) -> None:
        inside = text[1:4]
        if not text.strip():
            return
        if text[0] == "<" and text[4] == ">":
            if inside not in CODES:
                self.wrong(number, at + 1, f"there is no room {inside!r}; there are: {', '.join(CODES)}")
            self.sectors[where] = Sector(*where, (WALL,) * 4, CODES.get(inside, "?"))
        elif text[0] == "[" and text[4] == "]":
            self.sectors[where] = Sector(*where, (WALL,) * 4, "", SWITCH in inside)
            self.read_marks(where, number, at + 1, inside)
        else:
            self.wrong(number, at, f"{text!r} is not a sector; a corridor is [   ] and a room is <LAB>")

    def read_marks(self, where: Place, number: int, at: int, inside: str) -> None:
        for offset, mark in enumerate(inside):
            if mark == START:
                if self.start is not None:
                    self.wrong(number, at + offset, "there is a second start")
                self.start = where
            elif mark in STAIRCASES:
                self.ends[mark].append(where)
            elif mark not in (" ", SWITCH):
                self.wrong(number, at + offset, f"{mark!r} means nothing; in a corridor stand s, a, b and @")

    def lay_links(self) -> None:
        for number, column, where, side, what in self.links:
            down, right = STEPS[side]
            there = (where[0], where[1] + down, where[2] + right)
            if where in self.sectors and there in self.sectors:
                self.open_side(where, side, what)
                self.open_side(there, side ^ 2, what)
            else:
                self.wrong(number, column, f"this {what} does not join two sectors")

    def open_side(self, where: Place, side: int, what: str) -> None:
        one = self.sectors[where]
        self.sectors[where] = replace(one, sides=(*one.sides[:side], what, *one.sides[side + 1 :]))

    # -- stairs ----------------------------------------------------------------------------------------------------

    def read_stairs(self, number: int) -> None:
        """``Stairs: a 1B2 west - 2B3 north, b 1E3 south - 2F5 east``."""
        text = self.lines[number]
        at = text.index("Stairs") + len("Stairs")
        for part in text[at:].lstrip(":").split(","):
            match = _FLIGHT.match(part.strip())
            if match is None or not {match[3], match[5]} <= set(SIDES):
                self.wrong(number, text.index(part), "stairs are described like this: a 1B2 west - 2B3 north")
                continue
            for name, side in ((match[2], match[3]), (match[4], match[5])):
                where = (int(name[0]), ROWS.index(name[1]), int(name[2]) - 1)
                if where not in self.ends[match[1]]:
                    self.wrong(number, text.index(part), f"no {match[1]} is drawn at {name}")
                self.sides_said[where] = SIDES.index(side)

    def lay_stairs(self) -> None:
        last = len(self.lines) - 1
        for letter, ends in self.ends.items():
            if len(ends) != 2:
                self.wrong(last, 0, f"the stairs {letter} are drawn {len(ends)} times; they join two sectors")
            for where in ends:
                side = self.sides_said.get(where)
                if side is None:
                    side = next((side for side in range(4) if self.is_free(where, side)), None)
                if side is None or not self.is_free(where, side):
                    self.wrong(
                        last, 0, f"the stairs of {place(self.sectors[where])} have no free side, facing no sector"
                    )
                else:
                    self.open_side(where, side, STAIRS)
        if self.start is None:
            self.wrong(last, 0, "there is no start; it is drawn as [ @ ]")

    def is_free(self, where: Place, side: int) -> bool:
        down, right = STEPS[side]
        return not self.sectors[where].sides[side] and (where[0], where[1] + down, where[2] + right) not in self.sectors

    def station(self, names: Sequence[SectorId]) -> Layout:
        if len(self.sectors) > len(names):
            self.wrong(0, 0, f"the map has {len(self.sectors)} sectors; {len(names)} are the most")
        if self.mistakes or self.start is None:
            raise BadMap(self.mistakes)
        named = dict(zip(sorted(self.sectors), names, strict=False))
        sectors = {named[where]: one for where, one in self.sectors.items()}
        stairs = [[named[where] for where in ends] for ends in self.ends.values()]
        return Layout(dict(sorted(sectors.items())), stairs, named[self.start])


# -- writing -------------------------------------------------------------------------------------------------------


def write(station: Layout) -> list[str]:
    """A station as a drawing, its levels one after another, with the line about its stairs."""
    lines: list[str] = []
    for level in LEVELS:
        lines += [*_draw_level(station, level), ""]
    return [*lines, "Stairs: " + ", ".join(_describe(station, index) for index in range(len(station.stairs)))]


def _draw_level(station: Layout, level: int) -> list[str]:
    sectors = {(one.row, one.column): key for key, one in station.sectors.items() if one.level == level}
    width = max(column for _, column in sectors) + 1
    lines = [f"Level {level}", "".join(f"{column + 1:>{PITCH}}" for column in range(width))]
    for row in range(max(row for row, _ in sectors) + 1):
        drawn, below = f" {ROWS[row]}  ", "    "
        for column in range(width):
            key = sectors.get((row, column))
            sides = station.sectors[key].sides if key is not None else (WALL,) * 4
            drawn += (_draw_sector(station, key) if key is not None else " " * 5) + _mark(ACROSS, sides[1], "  ")
            below += f"  {_mark(DOWN, sides[2], ' ')}    "
        lines += [drawn.rstrip(), below.rstrip()]
    return lines[:-1]


def _mark(marks: dict[str, str], what: str, otherwise: str) -> str:
    return next((mark for mark, meaning in marks.items() if meaning == what), otherwise)


def _draw_sector(station: Layout, key: SectorId) -> str:
    one = station.sectors[key]
    if one.room:
        return f"<{_mark(CODES, one.room, '???')}>"
    marks = "".join(letter for letter, pair in zip(STAIRCASES, station.stairs, strict=False) if key in pair)
    marks += (SWITCH if one.switch else "") + (START if key == station.start else "")
    return f"[{marks:^3}]"


def _describe(station: Layout, index: int) -> str:
    ends = [station.sectors[key] for key in station.stairs[index]]
    return f"{STAIRCASES[index]} " + " - ".join(f"{place(one)} {SIDES[one.sides.index(STAIRS)]}" for one in ends)
