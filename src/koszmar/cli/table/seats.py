"""The seats around the table: the own area drawn large, the others in a few lines each."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from koszmar.kernel.view import Panel, View, Zone

from .cards import Brush


def seat_title(panel: Panel, view: View, brush: Brush) -> Text:
    """Who sits there, and whether it is their turn."""
    title = Text("● " if panel.active else "", brush.theme.light)
    title.append(brush.speech.say(panel.name), "bold strike" if panel.out else "bold")
    marks = [brush.speech.say("text-you")] if panel.seat == view.seat else []
    marks += [brush.speech.say("text-out")] if panel.out else []
    return title.append(f" · {', '.join(marks)}" if marks else "", "not bold dim")


def zones_of(panel: Panel, view: View) -> list[Zone]:
    """What lies in front of a seat."""
    return [zone for zone in view.zones if zone.id in panel.zones]


def own_area(panel: Panel, view: View, brush: Brush, *, drawn: bool, lines: int) -> RenderableType:
    """The seat that decides: its hand as cards, its slots, its named cards with what they say."""
    zones = zones_of(panel, view)
    loose = [zone for zone in zones if not _is_named(zone) and zone.kind != "pile"]
    parts: list[RenderableType] = [_side_by_side(loose, brush) if drawn else _in_a_line(loose, brush)]
    for zone in zones:
        if _is_named(zone):
            parts.append(_named_cards(zone, brush, lines))
    if panel.about and lines:
        parts.append(Text(brush.speech.say(panel.about), "italic dim"))
    title = seat_title(panel, view, brush).append("  ").append_text(piles(zones, brush))
    if not drawn:
        return Group(title, *parts)
    return Frame(Group(*parts), title=title, title_align="left", border_style=brush.theme.frame, box=ROUNDED)


def small_area(panel: Panel, view: View, brush: Brush, *, names: bool) -> RenderableType:
    """Another seat: name, piles, hand, slots, named cards."""
    zones = zones_of(panel, view)
    lines = [seat_title(panel, view, brush).append("  ").append_text(piles(zones, brush))]
    lines.append(_in_a_line([zone for zone in zones if not _is_named(zone) and zone.kind != "pile"], brush))
    for zone in zones:
        if _is_named(zone):
            cards = (brush.named(card) if names else brush.counted(card) for card in zone.cards)
            heading = Text("" if names else f"{brush.speech.say(zone.title)} ", "dim")
            lines.append(heading.append_text(Text("  " if names else " ").join(cards)))
    return Group(*lines)


def one_line(panel: Panel, view: View, brush: Brush) -> Text:
    """Another seat where there is room for one line only: loose cards, [slots], ‹named cards›, piles."""
    parts = [seat_title(panel, view, brush)]
    counts = []
    for zone in zones_of(panel, view):
        if zone.kind == "pile":
            counts.append(f"{brush.speech.say(zone.title).split()[0]} {zone.count}")
        elif _is_named(zone):
            parts.append(Text("‹", "dim").append_text(brush.heap(zone.cards)).append("›", "dim"))
        elif zone.kind == "slots":
            filled = [Text("[", "dim").append_text(brush.chip(card)).append("]", "dim")
                      for card in zone.cards for _ in range(card.count)]  # fmt: skip
            parts.append(Text().join([*filled, Text("[  ]" * _slots(zone), "dim")]))
        else:
            parts.append(brush.row(zone.cards).append("▒ " * _hidden(zone), "dim"))
    line = Text("  ").join(part for part in parts if part)
    line.append(f"  {' '.join(counts)}", "dim")
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def piles(zones: list[Zone], brush: Brush) -> Text:
    """The piles of a seat: how many cards, and those that one may see."""
    parts = []
    for zone in zones:
        if zone.kind == "pile":
            part = Text(f"{brush.speech.say(zone.title)} {zone.count}", "not bold dim")
            if zone.cards:
                part.append(" ").append_text(brush.heap(zone.cards))
            parts.append(part)
    return Text("  ").join(parts)


def _is_named(zone: Zone) -> bool:
    return any(card.text for card in zone.cards)


def _hidden(zone: Zone) -> int:
    """Cards that are there, but that this seat does not see."""
    return zone.count - sum(card.count for card in zone.cards)


def _slots(zone: Zone) -> int:
    return max(0, (zone.size or 0) - zone.count) if zone.kind == "slots" else 0


def _in_a_line(zones: list[Zone], brush: Brush) -> Text:
    parts = []
    for zone in zones:
        cards = brush.row(zone.cards)
        cards.append("▒ " * _hidden(zone), "dim")
        cards.append(" ▢" * _slots(zone), "dim")
        parts.append(Text(f"{brush.speech.say(zone.title)} ", "dim").append_text(cards))
    return Text("   ").join(parts)


def _side_by_side(zones: list[Zone], brush: Brush) -> Table:
    grid = Table.grid(padding=(0, 2))
    row: list[RenderableType] = []
    for zone in zones:
        grid.add_column(no_wrap=True)
        title = Text(f"{brush.speech.say(zone.title)}", "dim")
        if hidden := _hidden(zone):
            title.append(f" ▒×{hidden}")
        row.append(Group(title, *brush.drawn(zone.cards, _slots(zone))))
    grid.add_row(*row)
    return grid


def _named_cards(zone: Zone, brush: Brush, lines: int) -> RenderableType:
    if not lines:
        heading = Text(f"{brush.speech.say(zone.title)} ", "dim")
        return heading.append_text(Text("  ").join(brush.named(card) for card in zone.cards))
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=lines == 1, overflow="ellipsis")
    for card in zone.cards:
        grid.add_row(brush.named(card), Text(brush.speech.say(card.text) if card.text else "", "dim"))
    return grid


def others(view: View, brush: Brush, *, width: int, size: int) -> Iterator[RenderableType]:
    """All seats but the one that looks: side by side, or one line each."""
    panels = [panel for panel in view.panels if panel.seat != view.seat]
    if size == 1:
        yield from (one_line(panel, view, brush) for panel in panels)
        return
    across = max(1, min(len(panels), width // 38))
    for first in range(0, len(panels), across):
        grid = Table.grid(padding=(0, 2), expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        row = [small_area(panel, view, brush, names=size > 2) for panel in panels[first : first + across]]
        grid.add_row(*row, *[""] * (across - len(row)))
        yield grid
