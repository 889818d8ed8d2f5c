"""A picture of a balance report: a row for each value, a column for each number of players, a bar cut by outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .balance import Balance
from .charts import Bar, Chart, columns_of_bars


def plot(
    report: Balance, name: Callable[[Any], str], outcome: Callable[[str], str], column: Callable[[int], str], about: str
) -> Chart:
    """The rates of every outcome; the line in a bar is the 95 % interval of the leftmost outcome in its row."""
    sweep, outcomes = report.sweep, report.outcomes
    cells = {(cell.value, cell.players): cell for cell in report.cells}
    columns: list[tuple[str, list[Bar]]] = [(column(players), []) for players in sweep.players]
    for value in sweep.values:
        row = [cells[value, players] for players in sweep.players]
        first = next((outcome for outcome in outcomes if any(cell.outcomes[outcome] for cell in row)), "")
        for cell, (_, bars) in zip(row, columns, strict=True):
            rates = [cell.rate(outcome) for outcome in outcomes]
            bars.append(Bar(name(value), rates, cell.interval(first) if cell.matches else (0, 0)))
    return columns_of_bars("balance", about, columns, [outcome(key) for key in outcomes])
