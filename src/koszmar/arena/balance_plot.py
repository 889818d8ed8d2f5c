"""A picture of a balance report: a row for each value, a column for each number of players, a bar cut by outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from xml.sax.saxutils import escape

from .balance import Balance, Cell

COLOURS = ("#0072b2", "#d55e00", "#c9bfa3", "#009e73", "#cc79a7", "#56b4e9", "#e69f00")
"""Told apart by colour-blind eyes too; given out by frequency."""
NAMES, BAR, GAP, ROW, TOP, EDGE = 260, 180, 40, 16, 74, 16
INK, PAPER = "#2b2a33", "#f6efe0"


def draw(
    report: Balance, name: Callable[[Any], str], outcome: Callable[[str], str], column: Callable[[int], str]
) -> str:
    """An SVG of the rates; the line across a bar is the 95 % interval of the leftmost outcome in its row."""
    sweep, outcomes = report.sweep, report.outcomes
    cells = {(cell.value, cell.players): cell for cell in report.cells}
    width = NAMES + len(sweep.players) * (BAR + GAP) + EDGE
    height = TOP + len(sweep.values) * ROW + 34
    shapes = [*_legend(outcomes, outcome)]
    for across, players in enumerate(sweep.players):
        left = NAMES + across * (BAR + GAP)
        shapes.append(_label(left + BAR / 2, TOP - 12, column(players), "middle"))
        shapes += [_label(left + BAR * part, height - 12, f"{part:.0%}", "middle") for part in (0, 0.5, 1)]
        for down, value in enumerate(sweep.values):
            row = [cells[value, other] for other in sweep.players]
            first = next((outcome for outcome in outcomes if any(cell.outcomes[outcome] for cell in row)), "")
            shapes += _bar(cells[value, players], outcomes, first, left, TOP + down * ROW)
    shapes += [_label(NAMES - 8, TOP + down * ROW + 11, name(value), "end") for down, value in enumerate(sweep.values)]
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="11" fill="{INK}">\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def _legend(outcomes: list[str], outcome: Callable[[str], str]) -> Iterator[str]:
    for at, key in enumerate(outcomes):
        left = EDGE + at * 150
        yield f'<rect x="{left}" y="16" width="14" height="14" fill="{_colour(at)}"/>'
        yield _label(left + 20, 27, outcome(key), "start")


def _bar(cell: Cell, outcomes: list[str], first: str, left: float, top: float) -> Iterator[str]:
    start = left
    for at, outcome in enumerate(outcomes):
        if part := cell.rate(outcome) * BAR:
            yield f'<rect x="{start:.1f}" y="{top + 2}" width="{part:.1f}" height="{ROW - 4}" fill="{_colour(at)}"/>'
            start += part
    if not cell.matches:
        yield f'<rect x="{left}" y="{top + 2}" width="{BAR}" height="{ROW - 4}" fill="none" stroke="#c9bfa3"/>'
        return
    low, high = cell.interval(first)
    line = f'd="M{left + low * BAR:.1f} {top + ROW / 2}H{left + high * BAR:.1f}"'
    yield f'<path {line} stroke="{PAPER}" stroke-width="4"/><path {line} stroke="{INK}" stroke-width="1.5"/>'


def _colour(at: int) -> str:
    return COLOURS[at % len(COLOURS)]


def _label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
