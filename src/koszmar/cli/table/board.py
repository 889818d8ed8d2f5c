"""The middle of the table: tracks with what lies on them, open books, and the zones that belong to nobody."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from koszmar.kernel.view import Book, Page, Passage, Track, View, Zone

from .cards import Brush
from .flow import Flow, styled, whole

STEP = "○"
MANY_STEPS = 16
"""Steps from which on a track is drawn without gaps."""


def tracks(view: View, brush: Brush) -> Iterator[Text]:
    """Every track: steps in a row with the marker on one, and the cards below their steps."""
    for track in view.tracks:
        yield from _steps(track, brush)


def _steps(track: Track, brush: Brush) -> Iterator[Text]:
    theme = brush.theme
    here = -1 if track.marker is None else track.marker
    top = styled(f"{brush.speech.say(track.title)}  ", "dim")
    below = Text(" " * top.cell_len)
    for index, space in enumerate(track.steps):
        number = space.id.rpartition("-")[2]
        node = ("▶" if index == here else "") + (number if number.isdecimal() else STEP)
        chips = brush.row(space.cards)
        width = max(chips.cell_len + 1, len(node) + 1, 4 if len(track.steps) < MANY_STEPS else 2)
        top.append(node, f"bold {theme.light}" if index == here else f"{theme.frame}")
        if index + 1 < len(track.steps):
            top.append("─" * (width - len(node)), theme.frame)
        below.append_text(chips).append(" " * (width - chips.cell_len))
    if 0 <= here < len(track.steps):
        top.append(f"  {brush.speech.say(track.steps[here].label)}", f"{theme.light}")
    yield whole(top)
    if below.plain.strip():
        yield whole(below)


def laid(view: View, brush: Brush, size: int) -> Iterator[Table]:
    """The cards on the tracks in words, with the space where each lies."""
    for track in view.tracks:
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, no_wrap=size == 1, overflow="ellipsis")
        for space in track.steps:
            for card in space.cards:
                where = styled(brush.speech.say(space.label), "dim")
                grid.add_row(where, brush.named(card), Text(brush.speech.say(card.text) if card.text else ""))
        if size and grid.row_count:
            yield grid


# -- books ---------------------------------------------------------------------------------------------------------


def book(found: Book, brush: Brush, size: int) -> RenderableType:
    """A book lying open: where, and what its pages say; with little room only where."""
    words = brush.speech.say(found.title)
    if found.count is not None:
        words = brush.speech.say("text-book", title=found.title, count=found.count)
    title = styled(words, "dim")
    if not size or not found.pages:
        return title.append(": ").append_text(_page_title(found.pages[0], brush)) if found.pages else title
    pages = [part for page in found.pages for part in _page(page, brush, size)]
    return Group(Rule(title, align="left", style=brush.theme.frame), *pages)


def _page(page: Page, brush: Brush, size: int) -> Iterator[RenderableType]:
    """The title with the signs printed on the page, then what it says."""
    signs = [_passage(passage, brush) for passage in page.passages if not passage.text]
    yield Flow(signs, _page_title(page, brush).append("  "))
    for passage in page.passages:
        if passage.text:
            yield whole(_passage(passage, brush)) if size == 1 else _passage(passage, brush)


def _page_title(page: Page, brush: Brush) -> Text:
    return styled(brush.speech.say(page.title), f"bold {brush.theme.light}")


def _passage(passage: Passage, brush: Brush) -> Text:
    line = styled(f"{brush.speech.say(passage.heading)}: ", "dim")
    if passage.text:
        line.append(brush.speech.say(passage.text))
    for icon in passage.icons:
        sign = brush.theme.sign_or_letter(icon)
        line.append(f"{sign.shape} ", f"{sign.colour}")
    line.rstrip()
    return line


# -- zones ---------------------------------------------------------------------------------------------------------


def common_zones(view: View, brush: Brush, size: int) -> Iterator[Flow]:
    """The zones that belong to nobody: named cards in rows of their own, the rest after one another."""
    short: list[Text] = []
    for zone in view.zones:
        if zone.seat is not None or not (zone.cards or zone.count or zone.id in brush.theme.alarms):
            continue
        title = styled(f"{brush.speech.say(zone.title)} ", "dim")
        if any(card.text for card in zone.cards):
            yield Flow(map(brush.named, zone.cards), title.append(" "))
        elif not zone.cards:
            short.append(_count(zone, brush))
        elif size or any(card.id in brush.touched for card in zone.cards) or zone.kind == "grid":
            first, *rest = map(brush.counted, zone.cards)
            short += [Text("  " if short else "").append_text(title).append_text(first), *rest]
    if short:
        yield Flow(short, gap=" ")


def _count(zone: Zone, brush: Brush) -> Text:
    """A pile of which one knows only how many cards it has; red when they run out and that is dangerous."""
    alarm = zone.count <= brush.theme.alarms.get(zone.id, -1)
    title = styled(f"{brush.speech.say(zone.title)} ", "dim")
    if sign := brush.theme.sign(zone.id):
        title.append(f"{sign.shape} ", f"{sign.colour}")
    return title.append(str(zone.count), f"bold {brush.theme.danger}" if alarm else "bold")
