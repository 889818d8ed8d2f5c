"""The whole table on one screen: as much of it as fits, the question always."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table

from koszmar.kernel.view import View

from ..speech import Speech
from . import board, seats, telling
from .cards import Brush
from .flow import styled
from .journal import Story
from .map import maps
from .question import question, touched
from .theme import theme_of

WIDE = 96
"""Columns from which on the book lies beside the tracks."""
VERY_WIDE = 140
"""Columns from which on the log stands beside the table."""
LOG_WIDTH = 44
PROMPT = 1
"""Lines that the prompt needs below the table."""


class Detail(Struct, frozen=True):
    """How much is said about everything: nothing (0, or -1 where 0 is a line), in one line (1), all there is (2)."""

    bare: bool = False
    """Whether nothing is shown but what is read aloud and the question."""
    laid: int = 0
    """Cards on the tracks, in words."""
    map: int = 0
    """The board: the ways from my space (0), a part of it (1), my area, larger and larger (2-4), all areas (5)."""
    book: int = 0
    own: int = 0
    """The named cards of the seat that looks."""
    drawn: bool = False
    """Whether the hand is drawn as cards."""
    others: int = 1
    """The other seats."""
    zones: int = 0
    options: int = 0
    log: int = 0


GROWTH: tuple[dict[str, int], ...] = (
    {"bare": False}, {"options": 1}, {"map": 1}, {"book": 0}, {"others": 1}, {"zones": 0}, {"laid": 1}, {"map": 2},
    {"log": 1}, {"options": 2}, {"map": 3}, {"book": 1}, {"drawn": True}, {"log": 2}, {"zones": 1}, {"book": 2},
    {"log": 4}, {"laid": 2}, {"own": 1}, {"others": 2}, {"map": 4}, {"log": 8}, {"others": 3}, {"map": 5}, {"log": 16},
    {"log": 24}, {"log": 32}, {"log": 60},
)  # fmt: skip
"""What a larger screen shows first; each is kept if the table still fits."""
FULLEST = Detail(**{name: amount for more in GROWTH for name, amount in more.items()})  # type: ignore[arg-type]


def draw(view: View, speech: Speech, story: Story, console: Console) -> tuple[RenderableType, int]:
    """The table in the fullest form that fits the screen, and how many lines of the log it shows."""
    brush = Brush(speech, theme_of(view.game), touched(view.question))

    def fits(detail: Detail) -> bool:
        drawn = table(view, brush, story, detail, console.width)
        return len(console.render_lines(drawn, pad=False)) <= console.height - PROMPT

    detail = FULLEST
    if not fits(detail):
        detail = Detail(others=0, zones=-1, book=-1) if view.boards else Detail()
        if not fits(detail) and (view.announcements or (view.question and view.question.story)):
            detail = Detail(bare=True)
        for more in GROWTH:
            fuller = msgspec.structs.replace(detail, **more)
            detail = fuller if fits(fuller) else detail
    return table(view, brush, story, detail, console.width), detail.log


def table(view: View, brush: Brush, story: Story, detail: Detail, width: int) -> RenderableType:
    """Everything on the table, with a given amount of detail."""
    main = width - LOG_WIDTH - 2 if width >= VERY_WIDE else width
    parts = [] if detail.bare else list(_lying(view, brush, detail, main))
    if main < width:
        parts = [_beside(Group(*parts), Group(*told(story, detail.log, brush)))]
    else:
        parts += told(Story(story.new), detail.log, brush)
    if view.ending:
        parts.append(Rule(style=brush.theme.light, characters="━"))
        parts += [styled(brush.speech.say(line), f"bold {brush.theme.light}")
                  for line in (view.ending.verdict, view.ending.reason, *view.ending.fates) if line]  # fmt: skip
    parts += telling.announcements(view.announcements, brush)
    if view.question:
        parts += telling.story(view.question.story, brush)
        parts.append(question(view, brush, width, detail.options))
    return Group(_heading(view, brush), *parts)


def _lying(view: View, brush: Brush, detail: Detail, width: int) -> Iterator[RenderableType]:
    """What lies on the table: the board, dice, puzzles, the middle, the seats."""
    if (detail.map, width) not in brush.sheets:
        brush.sheets[detail.map, width] = list(maps(view, brush, detail.map, width))
    yield from brush.sheets[detail.map, width]
    yield from telling.rolls(view, brush)
    yield from telling.puzzles(view, brush)
    yield from _middle(view, brush, detail, width)
    yield from seats.others(view, brush, width=width, size=detail.others)
    for panel in view.panels:
        if panel.seat == view.seat:
            yield seats.own_area(panel, view, brush, drawn=detail.drawn, size=detail.own)


def _heading(view: View, brush: Brush) -> RenderableType:
    title = brush.speech.game.title[brush.speech.lang] if brush.speech.game else view.game
    line = styled(title, f"bold {brush.theme.light}").append(f"  {brush.speech.say(view.status)}")
    return Rule(line, align="left", style=brush.theme.frame)


def _middle(view: View, brush: Brush, detail: Detail, width: int) -> Iterable[RenderableType]:
    """Tracks, common zones and books, the books at the side where there is room; then the cards on the tracks."""
    tracks = board.tracks(view, brush)
    zones = board.common_zones(view, brush, detail.zones) if detail.zones >= 0 else []
    cards = board.laid(view, brush, detail.laid)
    books = [board.book(book, brush, detail.book) for book in view.books if detail.book >= 0]
    if width < WIDE or detail.book <= 0:
        return [*tracks, *cards, *zones, *books]
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=11)
    grid.add_column(ratio=9)
    grid.add_row(Group(*tracks, *zones), Group(*books))
    return [grid, *cards]


def _beside(main: RenderableType, log: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=LOG_WIDTH)
    grid.add_row(main, log)
    return grid


def told(story: Story, most: int, brush: Brush) -> Iterator[RenderableType]:
    """The last lines of the log, what is known already dimmed; what was left out of the news is counted."""
    lines = [(line, "dim") for line in story.known] + [(line, "") for line in story.new]
    if not lines or not most:
        return
    title = styled(brush.speech.say("cli-log-title"), "dim")
    if len(story.new) > most:
        title.append(f"  {brush.speech.say('cli-log-earlier', count=len(story.new) - most)}", "dim italic")
    yield Rule(title, align="left", style=f"dim {brush.theme.frame}")
    yield from (styled(f"· {line}", style) for line, style in lines[-most:])
