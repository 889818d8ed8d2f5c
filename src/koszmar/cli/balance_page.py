"""A balance report for people: a page in Markdown, and the same table in a terminal."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from koszmar.arena.balance import Balance, Cell, Sweep, place_of
from koszmar.arena.seats import Fates
from koszmar.kernel.game import find_game

from .balance_names import Names
from .sweep import match_flags, spelled, sweep_flags

LOPSIDED = 0.9
"""A value is called lopsided where one outcome is more frequent than this, with 95 % certainty."""
SHOWN = 20
"""Failures that are listed on a page."""


def table(report: Balance, names: Names) -> Table:
    """The table for a terminal."""
    title = Text(names.game.title[names.speech.lang], "bold")
    found = Table(box=None, pad_edge=False, header_style="dim", title=title, title_justify="left")
    for at, heading in enumerate(names.columns(report)):
        found.add_column(heading, justify="left" if at == 0 else "right")
    for cell in report.cells:
        found.add_row(*names.row(report, cell))
    return found


def page(report: Balance, names: Names, picture: str) -> str:
    """The whole report as a page."""
    return "\n".join(_lines(report, names, picture)) + "\n"


def _lines(report: Balance, names: Names, picture: str) -> Iterator[str]:
    say, sweep = names.speech.say, report.sweep
    title = names.game.title[names.speech.lang]
    yield f"# {say('balance-title', game=title)}"
    yield ""
    yield say("balance-about", bot=sweep.bot, seed=sweep.seed, version=names.game.version, matches=sweep.matches)
    yield ""
    yield f"    {command(sweep)}"
    yield ""
    yield f"![{say('balance-picture')}]({picture})"
    yield ""
    yield from _overall(report, names)
    yield from _lopsided(report, names)
    yield from _seats(report, names)
    yield f"## {say('balance-all')}"
    yield ""
    yield from _markdown(names.columns(report), [names.row(report, cell) for cell in report.cells])
    if report.errors:
        yield ""
        yield f"## {say('balance-failures', count=len(report.errors))}"
        yield ""
        yield from (f"- {names.failure(sweep, match)}" for match in report.errors[:SHOWN])


def _overall(report: Balance, names: Names) -> Iterator[str]:
    """All values together, by number of players."""
    cells = []
    for players in report.sweep.players:
        whole = Cell(None, players)
        for cell in report.cells:
            if cell.players == players:
                whole.outcomes += cell.outcomes
                whole.turns = whole.turns + cell.turns
        cells.append(whole)
    yield f"## {names.speech.say('balance-overall')}"
    yield ""
    yield from _markdown(
        names.columns(report)[bool(report.sweep.axes) :], [names.figures(report, cell, cells) for cell in cells]
    )
    yield ""


def _seats(report: Balance, names: Names) -> Iterator[str]:
    """What became of seats: by number of players, by value, by role; and the words that a game has for it."""
    say = names.speech.say
    whole = report.fates(lambda match, seat: 0).get(0)
    if whole is None:
        return
    yield f"## {say('balance-seats')}"
    yield ""
    groups: list[tuple[str, dict[str, Fates]]] = [
        (say("arena-team"), report.fates(lambda match, seat: str(match.players))),
        (report.sweep.option, report.fates(lambda match, seat: names.numbered(match.value))),
        (say("balance-role"), report.fates(lambda match, seat: names.role(seat.role))),
    ]
    for heading, fates in groups:
        if len(fates) > 1:
            yield from _markdown(names.fate_columns(heading, whole), names.fate_rows(fates, whole))
            yield ""
    for figure, words in sorted(whole.words.items()):
        yield f"### {names.figure(figure)}"
        yield ""
        yield from (f"- {line}" for line in names.word_shares(figure, words))
        yield ""


def lopsided(report: Balance, names: Names) -> Iterator[str]:
    """Values with which one outcome is nearly certain, whatever the number of players."""
    for value in report.sweep.values:
        cells = [cell for cell in report.cells if cell.value == value and cell.matches]
        for outcome in report.outcomes:
            if cells and all(cell.interval(outcome)[0] > LOPSIDED for cell in cells):
                yield f"{names.numbered(value)}: {names.outcome(outcome)}"


def _lopsided(report: Balance, names: Names) -> Iterator[str]:
    found = list(lopsided(report, names))
    if found:
        yield f"## {names.speech.say('balance-lopsided')}"
        yield ""
        yield from (f"- {line}" for line in found)
        yield ""


def _markdown(columns: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield f"|{'---|' * len(columns)}"
    yield from (f"| {' | '.join(text.replace('|', '/') for text in row)} |" for row in rows)


def command(sweep: Sweep) -> str:
    """The command that makes this page, but for where it is written."""
    words = ["koszmar", "balance", sweep.game]
    if len(sweep.axes) == 1 and place_of(find_game(sweep.game), sweep.option)[0] == "options":
        words += ["--over", sweep.option, "--values", spelled(sweep.values)]
    else:
        words += sweep_flags(sweep)
    return shlex.join([*words, "--players", spelled(sweep.players), "--bot", sweep.bot, *match_flags(sweep)])
