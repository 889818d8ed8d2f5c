"""The whole table on one screen: as much of it as fits, the question always."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koszmar.kernel.view import View

from ..speech import Speech
from . import board, seats
from .cards import Brush
from .question import question, touched
from .theme import theme_of

WIDE = 100
"""From this width on the book lies beside the tracks."""
VERY_WIDE = 150
"""From this width on the log has a column of its own."""
LOG_WIDTH = 46
PROMPT = 2
"""Lines that the prompt needs below the table."""


class Detail(Struct, frozen=True):
    """How much is said about everything: nothing (0), in one line (1), as much as there is (2)."""

    laid: int = 0
    """Cards on the tracks, in words."""
    book: int = 0
    own: int = 0
    """The named cards of the seat that looks."""
    drawn: bool = False
    """Whether the hand is drawn as cards."""
    others: int = 1
    options: int = 1
    log: int = 1


GROWTH: tuple[dict[str, int], ...] = (
    {"laid": 1}, {"log": 3}, {"options": 2}, {"book": 1}, {"drawn": True}, {"own": 1}, {"laid": 2}, {"others": 2},
    {"book": 2}, {"log": 5}, {"own": 2}, {"others": 3}, {"log": 10}, {"log": 20}, {"log": 40},
)  # fmt: skip
"""What a larger screen shows first; each is kept if the table still fits."""


def draw(view: View, speech: Speech, log: Sequence[str], console: Console) -> RenderableType:
    """The table in the fullest form that fits the screen."""
    brush = Brush(speech, theme_of(view.game), touched(view.question))
    detail = Detail()
    for more in GROWTH:
        fuller = msgspec.structs.replace(detail, **more)
        drawn = table(view, brush, log, fuller, console.width)
        if len(console.render_lines(drawn, pad=False)) <= console.height - PROMPT:
            detail = fuller
    return table(view, brush, log, detail, console.width)


def table(view: View, brush: Brush, log: Sequence[str], detail: Detail, width: int) -> RenderableType:
    """Everything on the table, with a given amount of detail."""
    beside = width >= VERY_WIDE
    parts = list(_upper(view, brush, detail, width))
    parts += seats.others(view, brush, width=width, size=detail.others)
    parts += [seats.own_area(panel, view, brush, drawn=detail.drawn, lines=detail.own)
              for panel in view.panels if panel.seat == view.seat]  # fmt: skip
    story = journal(log, detail.log, brush)
    if beside:
        outer = Table.grid(padding=(0, 2), expand=True)
        outer.add_column(ratio=1)
        outer.add_column(width=LOG_WIDTH)
        outer.add_row(Group(*parts), Group(Text(brush.speech.say("cli-log-title"), "dim"), *story))
        parts = [outer]
    elif story:
        parts += [Rule(style=f"dim {brush.theme.frame}"), *story]
    if view.ending:
        parts.append(Text(brush.speech.say(view.ending.reason), f"bold {brush.theme.light}"))
    if view.question:
        parts.append(question(view, brush, width, detail.options))
    return Group(_heading(view, brush), *parts)


def _heading(view: View, brush: Brush) -> RenderableType:
    title = brush.speech.game.title[brush.speech.lang] if brush.speech.game else view.game
    line = Text(title, f"bold {brush.theme.light}").append(f"  {brush.speech.say(view.status)}", "default not bold")
    return Rule(line, align="left", style=brush.theme.frame)


def _upper(view: View, brush: Brush, detail: Detail, width: int) -> Iterable[RenderableType]:
    """Tracks, books and common zones; the books beside the rest where there is room."""
    middle = [board.tracks(view, brush, detail.laid), *board.common_zones(view, brush)]
    if width < WIDE or not detail.book:
        return [*middle, *(board.closed(book, brush, detail.book) for book in view.books)]
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=11)
    grid.add_column(ratio=9)
    grid.add_row(Group(*middle), Group(*(board.opened(book, brush, detail.book, width) for book in view.books)))
    return [grid]


def journal(log: Sequence[str], most: int, brush: Brush) -> list[RenderableType]:
    """The last lines of the log; what was left out is counted."""
    shown: list[RenderableType] = []
    if len(log) > most:
        shown.append(Text(brush.speech.say("cli-log-earlier", count=len(log) - most), "italic dim"))
    shown += [Text(f"· {line}") for line in log[-most:]]
    return shown
