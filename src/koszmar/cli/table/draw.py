"""The whole table on one screen: as much of it as fits, the question always."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
    """How much is said about everything; 0 nothing, 1 one line, 2 as much as there is."""

    laid: int
    book: int
    own: int
    drawn: bool
    others: int
    names: bool
    log: int


DETAILS = (
    Detail(laid=2, book=2, own=2, drawn=True, others=3, names=True, log=40),
    Detail(laid=2, book=2, own=1, drawn=True, others=3, names=True, log=12),
    Detail(laid=2, book=2, own=1, drawn=True, others=3, names=True, log=6),
    Detail(laid=1, book=2, own=1, drawn=True, others=3, names=False, log=6),
    Detail(laid=1, book=2, own=0, drawn=True, others=3, names=False, log=6),
    Detail(laid=1, book=2, own=0, drawn=True, others=1, names=False, log=5),
    Detail(laid=1, book=1, own=0, drawn=True, others=1, names=False, log=5),
    Detail(laid=1, book=1, own=0, drawn=True, others=1, names=False, log=3),
    Detail(laid=1, book=1, own=0, drawn=False, others=1, names=False, log=3),
    Detail(laid=1, book=0, own=0, drawn=False, others=1, names=False, log=3),
    Detail(laid=1, book=0, own=0, drawn=False, others=1, names=False, log=1),
    Detail(laid=0, book=0, own=0, drawn=False, others=1, names=False, log=1),
)
"""From a large screen to a small one."""


def draw(view: View, speech: Speech, log: Sequence[str], console: Console) -> RenderableType:
    """The table in the fullest form that fits the screen."""
    brush = Brush(speech, theme_of(view.game), touched(view.question))
    drawn: RenderableType = ""
    for detail in DETAILS:
        drawn = table(view, brush, log, detail, console.width)
        if len(console.render_lines(drawn, pad=False)) <= console.height - PROMPT:
            break
    return drawn


def table(view: View, brush: Brush, log: Sequence[str], detail: Detail, width: int) -> RenderableType:
    """Everything on the table, with a given amount of detail."""
    beside = width >= VERY_WIDE
    parts = list(_upper(view, brush, detail, width))
    parts += seats.others(view, brush, width=width, rows=detail.others, names=detail.names)
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
        parts.append(question(view, brush, width))
    return Group(_heading(view, brush), *parts)


def _heading(view: View, brush: Brush) -> Text:
    title = brush.speech.game.title[brush.speech.lang] if brush.speech.game else view.game
    return Text(title, f"bold {brush.theme.light}").append(f"   {brush.speech.say(view.status)}", "default not bold")


def _upper(view: View, brush: Brush, detail: Detail, width: int) -> Iterable[RenderableType]:
    """Tracks, books and common zones; the books beside the rest where there is room."""
    middle = [board.tracks(view, brush, detail.laid), *board.common_zones(view, brush)]
    books = [part for found in view.books for part in (board.open_page(found, brush), board.book(found, brush, detail.book))]
    if width >= WIDE and detail.book:
        grid = Table.grid(padding=(0, 3), expand=True)
        grid.add_column(ratio=3)
        grid.add_column(ratio=2)
        grid.add_row(Group(*middle), Group(*books))
        return [grid]
    return [*middle, *(books if detail.book else books[:1])]


def journal(log: Sequence[str], most: int, brush: Brush) -> list[RenderableType]:
    """The last lines of the log; what was left out is counted."""
    shown: list[RenderableType] = []
    if len(log) > most:
        shown.append(Text(brush.speech.say("cli-log-earlier", count=len(log) - most), "italic dim"))
    shown += [Text(f"· {line}") for line in log[-most:]]
    return shown
