"""A balance report for people: a page in Markdown, and the same table in a terminal."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from rich.table import Table
from rich.text import Text

from koszmar.arena.balance import Balance, Cell, Played, Sweep
from koszmar.kernel.game import Game

from .simulate import again, turned_flags
from .speech import Speech

LOPSIDED = 0.9
"""A value is called lopsided where one outcome is more frequent than this, with 95 % certainty."""
SHOWN = 20
"""So many failures are listed on a page."""


class Names(Struct, frozen=True):
    """What values, outcomes and numbers of players are called."""

    game: Game
    option: str
    pattern: str
    """The message that names a value."""
    speech: Speech

    def value(self, value: Any) -> str:
        """A value by the name that the game gives it, or the value itself."""
        message = self.pattern.format(value) if self.pattern else f"option-{self.option}-{value}"
        return self.speech.say(message) if self.speech.has(message) else str(value)

    def numbered(self, value: Any) -> str:
        """A value and its name."""
        name = self.value(value)
        return name if name == str(value) else f"{value}. {name}"

    def outcome(self, outcome: str) -> str:
        """An outcome in words, if the game has words for it."""
        message = f"outcome-{outcome}"
        return self.speech.say(message) if self.speech.has(message) else outcome

    def players(self, count: int) -> str:
        """So many players."""
        return self.speech.say("balance-players", count=count)

    def share(self, cell: Cell, outcome: str) -> str:
        """How often it came to this, with the interval."""
        low, high = cell.interval(outcome)
        return self.speech.say("balance-share", rate=cell.rate(outcome), low=low, high=high)

    def turns(self, cell: Cell) -> str:
        """The turns of a match, on the average."""
        return self.speech.say("arena-mean", mean=cell.length) if cell.turns else "–"

    def failure(self, sweep: Sweep, match: Played) -> str:
        """A match that failed, and the command that shows it again."""
        plan = sweep.plan(match.value, match.players)
        return self.speech.say("balance-failed", error=match.error, command=again(plan, match.number))

    def columns(self, report: Balance) -> list[str]:
        """The headings of the table."""
        say = self.speech.say
        outcomes = [self.outcome(outcome) for outcome in report.outcomes]
        return [self.option, say("arena-team"), say("arena-matches"), *outcomes, say("balance-turns")]

    def row(self, report: Balance, cell: Cell) -> list[str]:
        """A line of the table."""
        alike = [other for other in report.cells if other.value == cell.value]
        return [self.numbered(cell.value), *self.figures(report, cell, alike)]

    def figures(self, report: Balance, cell: Cell, alike: Sequence[Cell]) -> list[str]:
        """The figures of a cell; a dash for an outcome that was never seen in those that are alike."""
        possible = {outcome for other in alike for outcome in other.outcomes}
        shares = [self.share(cell, outcome) if outcome in possible else "–" for outcome in report.outcomes]
        return [str(cell.players), str(cell.matches), *shares, self.turns(cell)]


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
    yield f"    {_command(sweep)}"
    yield ""
    yield f"![{say('balance-picture')}]({picture})"
    yield ""
    yield from _overall(report, names)
    yield from _lopsided(report, names)
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
    yield from _markdown(names.columns(report)[1:], [names.figures(report, cell, cells) for cell in cells])
    yield ""


def _lopsided(report: Balance, names: Names) -> Iterator[str]:
    """Where one outcome is nearly certain, whatever the number of players; and where nothing else was seen."""
    found = []
    for value in report.sweep.values:
        cells = [cell for cell in report.cells if cell.value == value and cell.matches]
        for outcome in report.outcomes:
            if cells and all(cell.interval(outcome)[0] > LOPSIDED for cell in cells):
                found.append(f"- {names.numbered(value)}: {names.outcome(outcome)}")
    if found:
        yield f"## {names.speech.say('balance-lopsided')}"
        yield ""
        yield from found
        yield ""


def _markdown(columns: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield f"|{'---|' * len(columns)}"
    yield from (f"| {' | '.join(text.replace('|', '/') for text in row)} |" for row in rows)


def _command(sweep: Sweep) -> str:
    """The command that makes this page, but for where it is written."""
    words = ["koszmar", "balance", sweep.game, "--over", sweep.option, "--values", _run(sweep.values)]
    words += ["--players", _run(sweep.players), "--bot", sweep.bot, "--matches", str(sweep.matches)]
    turned = turned_flags(sweep.options, sweep.rulings, sweep.parameters)
    return shlex.join([*words, "--seed", sweep.seed, *turned])


def _run(values: Sequence[Any]) -> str:
    """Numbers in a row as ``3-6``, others with commas."""
    first, last = values[0], values[-1]
    if isinstance(first, int) and len(values) > 1 and list(values) == list(range(first, last + 1)):
        return f"{first}-{last}"
    return ",".join(map(str, values))
