"""What is wrong with a scenario, and what bots have found in it, for the eyes of its author."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from koszmar.arena.charts import Chart, Dot, dots
from koszmar.arena.statistics import mean
from koszmar.arena.story import ENDING, Cell, Study
from koszmar.kernel.scenarios import Complaint

from .speech import Speech

SHOWN = 12
"""Names in a line of the report, and errors, at most."""


def write_complaints(found: Sequence[Complaint], folder: Path, speech: Speech, console: Console) -> None:
    """Every complaint with file, line and cure; what is grave first."""
    for one in found:
        place = f"{folder / one.file}:{one.line}" if one.line else str(folder / one.file)
        line = Text(f"{place}: ", "dim").append(f"{one.where}: " if one.where else "", "bold")
        line.append(one.problem, "red" if one.grave else "yellow")
        console.print(line, soft_wrap=True)
        if one.cure:
            console.print(Text(f"    {one.cure}", "dim"), soft_wrap=True)
    grave = sum(one.grave for one in found)
    console.print(speech.say("scenario-complaints", grave=grave, doubts=len(found) - grave))


def print_study(study: Study, speech: Speech, console: Console) -> None:
    """The whole report."""
    console.print()
    console.print(Text(speech.say("scenario-study", matches=study.matches), "bold"))
    console.print(_cells(study, speech))
    if study.parts.get("milestone"):
        console.print(_milestones(study, speech))
    for line in remarks(study, speech):
        console.print(line, soft_wrap=True)
    for failure in study.errors[:SHOWN]:
        console.print(Text(speech.say("scenario-error", seed=failure.seed, error=failure.error), "red"), soft_wrap=True)


def _cells(study: Study, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("players", "bot", "matches", "wins", "rounds", "decisions", "endings"):
        right = column in ("players", "matches", "wins", "rounds", "decisions")
        table.add_column(speech.say(f"scenario-column-{column}"), justify="right" if right else "left")
    for cell in study.cells:
        low, high = cell.interval
        endings = ", ".join(f"{ending} {count / cell.matches:.0%}" for ending, count in cell.endings.most_common(4))
        table.add_row(
            str(cell.players), cell.bot, str(cell.matches), f"{cell.win_rate:.0%} ({low:.0%}–{high:.0%})",
            _average(cell.rounds), _average(cell.decisions), endings,
        )  # fmt: skip
    return table


def _average(values: Sequence[int]) -> str:
    return f"{mean(values):.1f}" if values else "–"


def _milestones(study: Study, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(speech.say("scenario-column-milestone"))
    table.add_column(speech.say("scenario-column-reached"), justify="right")
    table.add_column(speech.say("scenario-column-round"), justify="right")
    for name, part, when in study.milestones():
        table.add_row(name, f"{part:.0%}", f"{when:.1f}" if part else "–")
    return table


def remarks(study: Study, speech: Speech) -> list[str]:
    """What an author should look at, in sentences."""
    found = []
    for kind, names in study.never().items():
        shown = ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")
        found.append(speech.say(f"scenario-never-{kind}", count=len(names), names=shown))
    for cell, ending in study.certain():
        found.append(speech.say("scenario-certain", ending=ending, players=cell.players, bot=cell.bot))
    for bot, worst, best in study.uneven():
        found.append(
            speech.say(
                "scenario-uneven",
                bot=bot,
                worst=worst.players,
                best=best.players,
                low=_percent(worst),
                high=_percent(best),
            )
        )
    if not found:
        found.append(speech.say("scenario-all-seen", kind=ENDING))
    return found


def _percent(cell: Cell) -> str:
    return f"{cell.win_rate:.0%}"


def win_rates(study: Study, speech: Speech) -> Chart:
    """How often it is won, by players and bot, as a plot."""
    rows = [
        Dot(speech.say("scenario-plot-row", players=cell.players, bot=cell.bot), cell.win_rate, cell.interval)
        for cell in reversed(study.cells)
    ]
    return dots(study.name, speech.say("scenario-plot", name=study.name), rows, label=speech.say("scenario-plot-axis"))
