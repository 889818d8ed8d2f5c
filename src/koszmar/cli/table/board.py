"""The middle of the table: tracks with what lies on them, open books, and the zones that belong to nobody."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from koszmar.kernel.view import Book, Page, Passage, Track, View, Zone

from .cards import Brush

STEP = "○"
TWO_PAGES = 190
"""From this width of the screen on both pages of a book lie side by side."""


def tracks(view: View, brush: Brush, lines: int) -> RenderableType:
    """Every track: steps in a row with the marker on one, the cards below their steps, and those cards in words."""
    parts: list[RenderableType] = []
    for track in view.tracks:
        parts += _steps(track, brush)
        if lines and any(space.cards for space in track.spaces):
            parts.append(_laid(track, brush, lines))
    return Group(*parts)


def _steps(track: Track, brush: Brush) -> Iterator[Text]:
    here = -1 if track.marker is None else track.marker
    top = Text(f"{brush.speech.say(track.title)}  ", "dim", no_wrap=True, overflow="ellipsis")
    below = Text(" " * top.cell_len, no_wrap=True, overflow="crop")
    for index, space in enumerate(track.spaces):
        number = space.id.rpartition("-")[2]
        node = number if number.isdecimal() else STEP
        chips = brush.row(space.cards)
        width = max(chips.cell_len + 1, 4 if len(track.spaces) < 16 else 2)
        colour = brush.theme.light if index == here else brush.theme.frame
        top.append(f"▶{node}" if index == here else node, f"bold {colour}" if index == here else colour)
        drawn = len(node) + (index == here)
        if index + 1 < len(track.spaces):
            top.append("─" * max(1, width - drawn), f"dim {brush.theme.frame}")
        chips.append(" " * (max(width, drawn + 1) - chips.cell_len))
        below.append_text(chips)
    if 0 <= here < len(track.spaces):
        top.append(f"  {brush.speech.say(track.spaces[here].label)}", brush.theme.light)
    yield top
    if below.plain.strip():
        yield below


def _laid(track: Track, brush: Brush, lines: int) -> Table:
    """The cards on a track, from the next one that the marker will reach."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=lines == 1, overflow="ellipsis")
    for space in track.spaces:
        for card in space.cards:
            text = brush.speech.say(card.text) if card.text else ""
            heading = Text(f"{brush.speech.say(space.label)}  ", "dim").append_text(brush.named(card))
            grid.add_row(heading, Text(text))
    return grid


# -- books ---------------------------------------------------------------------------------------------------------


def opened(book: Book, brush: Brush, lines: int, width: int) -> RenderableType:
    """A book lying open: its pages side by side where there is room, else one below another."""
    pages = [_page(page, brush, lines) for page in book.pages]
    inside: RenderableType = Group(*pages)
    if width >= TWO_PAGES and len(pages) > 1:
        grid = Table.grid(padding=(0, 2), expand=True)
        for _ in pages:
            grid.add_column(ratio=1)
        grid.add_row(*pages)
        inside = grid
    title = _book_title(book, brush)
    return Frame(inside, title=title, title_align="left", box=ROUNDED, border_style=brush.theme.frame)


def closed(book: Book, brush: Brush, lines: int) -> RenderableType:
    """A book where there is little room: one line for it, or one for each passage."""
    if not lines:
        heading = _book_title(book, brush)
        return heading.append(": ").append_text(Text(" · ").join(_page_title(page, brush) for page in book.pages))
    return Group(_book_title(book, brush), *(_page(page, brush, lines) for page in book.pages))


def _page(page: Page, brush: Brush, lines: int) -> RenderableType:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1, no_wrap=lines == 1, overflow="ellipsis")
    grid.add_row(_page_title(page, brush))
    for passage in page.passages:
        grid.add_row(_passage(passage, brush))
    return grid


def _book_title(book: Book, brush: Brush) -> Text:
    return Text(brush.speech.say("text-book", title=book.title, count=book.count), "dim")


def _page_title(page: Page, brush: Brush) -> Text:
    return Text(brush.speech.say(page.title), f"bold {brush.theme.light}")


def _passage(passage: Passage, brush: Brush) -> Text:
    line = Text(f"{brush.speech.say(passage.heading)}: ", "dim")
    if passage.text:
        line.append(brush.speech.say(passage.text), "default not dim")
    for icon in passage.icons:
        sign = brush.theme.sign_or_letter(icon)
        line.append(f"{sign.shape} ", f"{sign.colour} not dim")
    return line


# -- zones ---------------------------------------------------------------------------------------------------------


def common_zones(view: View, brush: Brush) -> Iterator[Text]:
    """The zones that belong to nobody, those with named cards in a line of their own."""
    short: list[Text] = []
    for zone in view.zones:
        if zone.seat is not None:
            continue
        if any(card.text for card in zone.cards):
            yield _zone_title(zone, brush).append_text(Text("  ").join(brush.named(card) for card in zone.cards))
        elif zone.cards or zone.count:
            short.append(_zone_title(zone, brush, counted=not zone.cards).append_text(brush.heap(zone.cards)))
    yield from _joined(short)


def _zone_title(zone: Zone, brush: Brush, counted: bool = False) -> Text:
    title = Text(f"{brush.speech.say(zone.title)} ", "dim")
    if counted:
        alarm = zone.count <= brush.theme.alarms.get(zone.id, -1)
        title.append(str(zone.count), f"bold not dim {brush.theme.danger}" if alarm else "bold not dim")
    return title


def _joined(parts: list[Text]) -> Iterator[Text]:
    """Short zones share a line; rich wraps it where it is too long."""
    if parts:
        yield Text("   ").join(parts)
