"""A sheet of characters: boxes whose lines join where they meet, gaps in them, and words over them."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A character for every set of directions in which a line leaves a cell."""
DASHES = {"─": "╌", "│": "╎"}


class Canvas:
    """Cells by column and row; what is drawn outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._lines: dict[tuple[int, int], int] = {}
        self._styles: dict[tuple[int, int], str] = {}
        self._dashed: set[tuple[int, int]] = set()
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, left: int, top: int, right: int, bottom: int, style: str = "", *, dashed: bool = False) -> None:
        """A frame; what was inside is wiped away."""
        for row in range(top + 1, bottom):
            for column in range(left + 1, right):
                self._lines.pop((column, row), None)
                self._signs.pop((column, row), None)
        for row in (top, bottom):
            self.line(left, row, right, row, style, dashed=dashed)
        for column in (left, right):
            self.line(column, top, column, bottom, style, dashed=dashed)

    def line(self, x1: int, y1: int, x2: int, y2: int, style: str = "", *, dashed: bool = False) -> None:
        """A line along a row or a column, joined with those it meets; a bright one stays bright."""
        steps = [(x, y1) for x in range(x1, x2 + 1)] if y1 == y2 else [(x1, y) for y in range(y1, y2 + 1)]
        back, ahead = (WEST, EAST) if y1 == y2 else (NORTH, SOUTH)
        for index, cell in enumerate(steps):
            joined = (back if index else 0) | (ahead if index + 1 < len(steps) else 0)
            self._lines[cell] = self._lines.get(cell, 0) | joined
            self._signs.pop(cell, None)
            if style or cell not in self._styles:
                self._styles[cell] = style
            if dashed:
                self._dashed.add(cell)

    def write(self, x: int, y: int, text: Text | str, style: str = "", most: int | None = None) -> None:
        """Words from a cell to the right, over whatever is there, cut after so many columns."""
        words = Text(text, style) if isinstance(text, str) else text.copy()
        if most is not None and words.cell_len > most:
            words.truncate(most, overflow="ellipsis")
        styles = [""] * len(words.plain)
        for span in words.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for offset, sign in enumerate(words.plain):
            self._signs[x + offset, y] = (sign, styles[offset] or str(words.style))

    def centred(self, x: int, y: int, text: Text) -> None:
        """Words around a cell."""
        self.write(x - (text.cell_len - 1) // 2, y, text)

    def trail(self, x1: int, y1: int, x2: int, y2: int, style: str = "") -> None:
        """A straight way between two cells that need not lie in a row."""
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        sign = "═" if y1 == y2 else "║" if x1 == x2 else "∙"
        for step in range(steps + 1):
            self._signs[round(x1 + (x2 - x1) * step / steps), round(y1 + (y2 - y1) * step / steps)] = (sign, style)

    def rows(self) -> list[Text]:
        """The sheet, line by line."""
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> Text:
        line = Text()
        cells = (self._cell((column, row)) for column in range(self.width))
        for style, signs in groupby(cells, lambda cell: cell[1]):
            line.append("".join(sign for sign, _ in signs), style or None)
        line.rstrip()
        return line

    def _cell(self, cell: tuple[int, int]) -> tuple[str, str]:
        if cell in self._signs:
            return self._signs[cell]
        if cell not in self._lines:
            return " ", ""
        sign = JOINTS[self._lines[cell]]
        return DASHES.get(sign, sign) if cell in self._dashed else sign, self._styles[cell]
