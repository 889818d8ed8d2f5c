"""``koszmar bench serve``: how many full tables a server on this machine can bear, and how that feels at them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from koszmar.arena import charts
from koszmar.kernel.game import Game, games

from .bench import Line, aims_table
from .command import GameName, SpokenCommand, SpokenOption, WholeNumber, as_json, language
from .complaints import Complaint
from .serve import EXTRA
from .speech import Speech

if TYPE_CHECKING:
    from koszmar.server.load import Load
    from koszmar.server.load import Progress as Report

SHOWN = {
    "choices_per_second": "rate", "p50_ms": "ms", "p99_ms": "ms", "worst_ms": "ms", "late": "count",
    "refused": "count",    "mb_per_table": "mb", "load_ms": "ms", "server_cores": "cores", "client_cores": "cores",
}  # fmt: skip
"""What the table shows, and in which unit."""


def _number(**attrs: Any) -> Any:
    return {"cls": SpokenOption, "type": WholeNumber(), "callback": _some, **attrs}


def _first(seats: int) -> Game:
    """The first game that has that many seats, or just the first; those in which everybody is told of every choice."""
    there = sorted(games().values(), key=lambda game: game.information.cooperation != "cooperative")
    return next((game for game in there if game.players[0] <= seats <= game.players[1]), there[0])


def _some(ctx: click.Context, param: click.Parameter, value: int) -> int:
    if value == 0:
        raise Complaint("cli-not-a-number", name=param.opts[0], value="0")
    return value


@click.command(cls=SpokenCommand, name="bench-serve")
@click.option("--game", cls=SpokenOption, says="load-option-game", type=GameName(), metavar="GAME")
@click.option("--tables", **_number(says="load-option-tables", default="300"))
@click.option("--seats", **_number(says="load-option-seats", default="4"))
@click.option("--rate", **_number(says="load-option-rate", default="1"))
@click.option("--seconds", **_number(says="load-option-seconds", default="20"))
@click.option("--plot", cls=SpokenOption, says="load-option-plot", type=click.Path(path_type=Path, dir_okay=False))
@as_json
@language
def bench_serve(
    game: Game | None, tables: int, seats: int, rate: int, seconds: int, plot: Path | None, as_json: bool, lang: str
) -> None:  # fmt: skip
    """Measure a server under load."""
    if missing := [name for name in EXTRA if find_spec(name) is None]:
        raise Complaint("serve-not-installed", exit_code=1, packages=", ".join(missing))
    from koszmar.server.load import measure
    from koszmar.server.load_plot import plot as plot_of

    if plot is not None:
        charts.check()
    speech = Speech(None, lang)
    with _progress(speech) as report:
        load, latencies = asyncio.run(measure((game or _first(seats)).id, tables, seats, rate, seconds, report))
    if plot is not None:
        plot.write_text(plot_of([1000 * latency for latency in latencies]).picture(), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(load.figures())).decode())
    else:
        Console(highlight=False).print(_table(load, speech))


@contextmanager
def _progress(speech: Speech) -> Iterator[Report]:
    """A bar for each thing that is being done."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeElapsedColumn()
    tasks: dict[str, TaskID] = {}
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:

        def report(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(speech.say(f"load-doing-{what}"), total=total)
            bar.update(tasks[what], completed=done)

        yield report


def _table(load: Load, speech: Speech) -> Table:
    from koszmar.server.load import aims

    wanted, lines = aims(load), []
    for name, unit in SHOWN.items():
        value, aim = getattr(load, name), wanted.get(name)
        reached = aim is None or (value >= aim if unit == "rate" else value <= aim)
        sign = "≥" if unit == "rate" else "≤"
        shown = "" if aim is None else f"{sign} {speech.say(f'load-unit-{unit}', value=aim)}"
        what = speech.say(f"load-{name.replace('_', '-')}")
        lines.append(Line(what, speech.say(f"load-unit-{unit}", value=value), reached, shown))
    return aims_table(speech.say("load-title", tables=load.tables, seats=load.seats), lines, speech)
