"""Things in a row that goes on in the next line where the screen ends; no thing is ever broken in two."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    """A heading and things after it; the lines below are indented a little."""

    def __init__(self, things: Iterable[Text], heading: Text | None = None, gap: str = "  ", indent: int = 2) -> None:
        self.things = [thing for thing in things if thing]
        self.heading = heading or Text()
        self.gap = gap
        self.indent = " " * indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        line = self.heading.copy()
        is_empty = True
        for thing in map(Text.copy, self.things):
            needed = thing.cell_len + (0 if is_empty else len(self.gap))
            if line.cell_len + needed > options.max_width and line.plain.strip():
                yield whole(line)
                line, is_empty = Text(self.indent), True
                thing = thing[len(thing.plain) - len(thing.plain.lstrip()) :]
            line.append("" if is_empty else self.gap).append_text(thing)
            is_empty = False
        if line.plain.strip():
            yield whole(line)


def whole(line: Text) -> Text:
    """A line that is cut at the edge of the screen and never goes on in the next one."""
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def styled(text: str, style: str) -> Text:
    """Words in a style; whatever is appended to them has its own."""
    return Text().append(text, style)
