"""What is wrong with a scenario, and what bots have found in it, for the eyes of its author."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from koszmar.arena.charts import Chart, Dot, dots
from koszmar.arena.dead_ends import DeadEnd
from koszmar.arena.statistics import mean, wilson
from koszmar.arena.story import BANDS, ENDING, IDLE, RANDOM, Cell, Change, Study
from koszmar.kernel.scenarios import SUFFERED, Complaint

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
    for table, rows in (("variant", study.variants()), ("character", study.characters())):
        if len(rows) > 1:
            console.print(_rates(table, rows, speech))
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
    for one in study.milestones():
        low, high = one.usual
        table.add_row(one.name, f"{one.part:.0%}", f"{one.mean:.1f} ({low}–{high})" if one.rounds else "–")
    return table


def _rates(what: str, rows: Sequence[tuple[str, int, int]], speech: Speech) -> Table:
    """How often it was won with something, where bots think."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(speech.say(f"scenario-column-{what}"))
    table.add_column(speech.say("scenario-column-matches"), justify="right")
    table.add_column(speech.say("scenario-column-wins"), justify="right")
    for name, count, won in rows:
        low, high = wilson(won, count)
        table.add_row(name, str(count), f"{won / count:.0%} ({low:.0%}–{high:.0%})" if count else "–")
    return table


def print_changes(changes: Sequence[Change], speech: Speech, console: Console) -> None:
    """What became of the same matches in the other version."""
    if not changes:
        return
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("players", "bot", "before", "after", "difference", "turned"):
        table.add_column(speech.say(f"scenario-column-{column}"), justify="left" if column == "bot" else "right")
    for one in changes:
        true, low, high = one.difference
        table.add_row(
            str(one.players), one.bot, f"{one.before:.0%}", f"{one.after:.0%}",
            f"{true:+.0%} ({low:+.0%} – {high:+.0%})", f"{one.better}–{one.worse}",
        )  # fmt: skip
    console.print()
    console.print(Text(speech.say("scenario-changes"), "bold"))
    console.print(table)


def print_dead_ends(found: Sequence[DeadEnd], lost: int, attempts: int, speech: Speech, console: Console) -> None:
    """Lost matches that went on although nothing could be won any more."""
    console.print()
    console.print(
        Text(speech.say("scenario-dead-ends", count=len(found), lost=lost, attempts=attempts), "bold"), soft_wrap=True
    )
    for one in found[:SHOWN]:
        missing = ", ".join(one.missing) or "–"
        console.print(
            speech.say(
                "scenario-dead-end", players=one.players, bot=one.bot, match=one.match, round=one.round,
                last=one.last, missing=missing,
            ),
            soft_wrap=True,
        )  # fmt: skip


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
    for cell in study.off_aim():
        said = "scenario-blind" if cell.bot == RANDOM else "scenario-off-aim"
        found.append(speech.say(said, players=cell.players, bot=cell.bot, won=_percent(cell), aim=f"{study.aim:.0%}"))
    if not found:
        found.append(speech.say("scenario-all-seen", kind=ENDING))
    return found + pace(study, speech)


def pace(study: Study, speech: Speech) -> list[str]:
    """What hurts, which puzzles are given up, how much time nobody has a use for."""
    found = []
    if suffered := study.table(SUFFERED):
        causes = ", ".join(f"{cause} {count:.1f}" for cause, count in suffered.items())
        found.append(speech.say("scenario-suffered", causes=causes))
    for puzzle, part in study.given_up():
        found.append(speech.say("scenario-given-up", puzzle=puzzle, part=f"{part:.0%}"))
    idle = "yes" if study.unused() > IDLE else "no"
    found.append(speech.say("scenario-unused", part=f"{study.unused():.1%}", most=f"{IDLE:.0%}", off=idle))
    off = study.off_band()
    for name, part in study.fates().items():
        low, high = (f"{bound:.0%}" for bound in BANDS[name])
        said = "yes" if name in off else "no"
        found.append(speech.say(f"scenario-{name}", part=f"{part:.0%}", low=low, high=high, off=said))
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
