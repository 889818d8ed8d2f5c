"""The seats around the table: your own area drawn large, the others in a few lines each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from koszmar.kernel.view import Panel, View, Zone

from .cards import Brush
from .flow import Flow, styled, whole

SEAT_WIDTH = 36
"""Columns that each of the other seats needs to lie side by side."""


def own_area(panel: Panel, view: View, brush: Brush, *, drawn: bool, size: int) -> RenderableType:
    """The seat that looks: its hand as cards, its slots, its named cards with what they say."""
    zones = _zones(panel, view)
    title = _title(panel, view, brush)
    show = _with_texts if size else _row
    named: list[RenderableType] = [show(zone, brush) for zone in zones if _is_named(zone)]
    if panel.about and size:
        named.append(styled(brush.speech.say(panel.about), "italic dim"))
    loose, piles = _loose(zones, brush), _piles(zones, brush)
    if not drawn or not loose:
        return Group(Flow([*_stats(panel, brush), *loose, *piles], title.append("   "), gap="   "), *named)
    heading = title.append("   ").append_text(Text("   ").join(piles))
    frame = brush.theme.light if panel.active else brush.theme.frame
    inside = Group(Flow(_stats(panel, brush)), _drawn(zones, brush), *named)
    return Frame(inside, title=heading, title_align="left", border_style=frame, box=ROUNDED)


def others(view: View, brush: Brush, *, width: int, size: int) -> Iterator[RenderableType]:
    """All seats but the one that looks: left out, one line each, in a few lines side by side, with names of cards."""
    panels = [panel for panel in view.panels if panel.seat != view.seat]
    if not size:
        return
    if size == 1:
        yield from (_one_line(panel, view, brush) for panel in panels)
        return
    across = max(1, min(len(panels), width // SEAT_WIDTH))
    for first in range(0, len(panels), across):
        grid = Table.grid(padding=(0, 3), expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        row = [_few_lines(panel, view, brush, names=size > 2) for panel in panels[first : first + across]]
        grid.add_row(*row, *[""] * (across - len(row)))
        yield grid


def _few_lines(panel: Panel, view: View, brush: Brush, *, names: bool) -> RenderableType:
    zones = _zones(panel, view)
    named = (_row(zone, brush) if names else _chips(zone, brush) for zone in zones if _is_named(zone))
    title = _title(panel, view, brush).append("   ")
    return Group(Flow(_piles(zones, brush), title), Flow([*_stats(panel, brush), *_loose(zones, brush)]), *named)


def _one_line(panel: Panel, view: View, brush: Brush) -> Text:
    """Loose cards, [slots], ‹named cards›, how many in each pile."""
    parts = [_title(panel, view, brush), *_stats(panel, brush)]
    counts = []
    for zone in _zones(panel, view):
        if zone.kind == "pile":
            counts.append(f"{brush.speech.say(zone.title).split()[0]} {zone.count}")
        elif _is_named(zone):
            parts.append(styled("‹", "dim").append_text(brush.heap(zone.cards)).append("›", "dim"))
        elif zone.kind == "slots":
            chips = (brush.chip(card) for card in zone.cards for _ in range(card.count))
            filled = [styled("[", "dim").append_text(chip).append("]", "dim") for chip in chips]
            parts.append(Text().join([*filled, styled("[  ]" * _free(zone), "dim")]))
        else:
            parts.append(_cards(zone, brush))
    return whole(Text("  ").join(part for part in parts if part).append(f"  {' '.join(counts)}", "dim"))


# -- parts ---------------------------------------------------------------------------------------------------------


def _title(panel: Panel, view: View, brush: Brush) -> Text:
    """Who sits there, and whether it is their turn."""
    title = styled("● " if panel.active else "", brush.theme.light)
    title.append(brush.speech.say(panel.name), "bold strike" if panel.out else "bold")
    marks = [brush.speech.say(panel.role)] if panel.role else []
    marks += [brush.speech.say("text-you")] if panel.seat == view.seat else []
    marks += [brush.speech.say("text-out")] if panel.out else []
    return title.append(f" · {', '.join(marks)}" if marks else "", "dim")


def _stats(panel: Panel, brush: Brush) -> Iterator[Text]:
    """Numbers of a seat, those at the bottom of their row in red."""
    for stat in panel.stats:
        low = bool(stat.row) and stat.at <= 0
        limit = "" if stat.limit is None else f"/{stat.limit}"
        value = f"{stat.value}{limit}" if stat.at >= 0 else "✝"
        name = styled(f"{brush.speech.say(stat.label)} ", "dim")
        yield name.append(value, f"bold {brush.theme.danger}" if low else "bold")


def _zones(panel: Panel, view: View) -> list[Zone]:
    """What lies in front of a seat; places where nothing can lie yet are left out."""
    return [zone for zone in view.zones if zone.id in panel.zones and (zone.count or zone.size or zone.kind == "pile")]


def _is_named(zone: Zone) -> bool:
    return any(card.text for card in zone.cards)


def _hidden(zone: Zone) -> int:
    """Cards that are there, but that this seat does not see."""
    return zone.count - sum(card.count for card in zone.cards)


def _free(zone: Zone) -> int:
    return max(0, (zone.size or 0) - zone.count) if zone.kind == "slots" else 0


def _cards(zone: Zone, brush: Brush) -> Text:
    slots = [styled(" ".join("▢" * _free(zone)), "dim")] if _free(zone) else []
    hidden = [styled("▒" * _hidden(zone), "dim")] if _hidden(zone) else []
    return Text(" ").join([*([brush.row(zone.cards)] if zone.cards else []), *hidden, *slots])


def _loose(zones: Iterable[Zone], brush: Brush) -> list[Text]:
    """Hand and slots, each after its name."""
    return [
        styled(f"{brush.speech.say(zone.title)} ", "dim").append_text(_cards(zone, brush))
        for zone in zones
        if zone.kind != "pile" and not _is_named(zone)
    ]


def _piles(zones: Iterable[Zone], brush: Brush) -> list[Text]:
    """How many cards in each pile, and those that one may see."""
    found = []
    for zone in zones:
        if zone.kind == "pile":
            pile = styled(f"{brush.speech.say(zone.title)} {zone.count}", "dim")
            found.append(pile.append(" ").append_text(brush.heap(zone.cards)) if zone.cards else pile)
    return found


def _row(zone: Zone, brush: Brush) -> Flow:
    return Flow(map(brush.named, zone.cards), styled(f"{brush.speech.say(zone.title)}  ", "dim"))


def _chips(zone: Zone, brush: Brush) -> Flow:
    return Flow(map(brush.counted, zone.cards), styled(f"{brush.speech.say(zone.title)} ", "dim"), gap=" ")


def _with_texts(zone: Zone, brush: Brush) -> Table:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for card in zone.cards:
        grid.add_row(brush.named(card), styled(brush.speech.say(card.text) if card.text else "", "dim"))
    return grid


def _drawn(zones: Iterable[Zone], brush: Brush) -> Table:
    """The hand and the slots as small cards side by side."""
    grid = Table.grid(padding=(0, 3))
    row: list[RenderableType] = []
    for zone in zones:
        if zone.kind != "pile" and not _is_named(zone):
            grid.add_column(no_wrap=True)
            title = styled(brush.speech.say(zone.title), "dim").append(f" ▒×{_hidden(zone)}" if _hidden(zone) else "")
            row.append(Group(title, *brush.drawn(zone.cards, _free(zone))))
    grid.add_row(*row)
    return grid
