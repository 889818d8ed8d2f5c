"""``koszmar bench``: how fast the engines are on one core; ``koszmar bench serve``: what a server can bear."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from koszmar.arena import Bench
from koszmar.arena import bench as measure
from koszmar.arena.bench import AIMS, slices
from koszmar.arena.progress import progress_bar
from koszmar.kernel.game import Game, games

from .command import GameName, SpokenCommand, SpokenOption, as_json, language
from .complaints import Complaint
from .speech import Speech


def _seconds(ctx: click.Context, param: click.Parameter, text: str) -> float:
    """A span of time that is longer than nothing."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86_400:
        raise Complaint("arena-not-seconds", value=text)
    return seconds


class BenchCommand(SpokenCommand):
    """``bench``, or ``bench serve``: the word stands where a game would."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Of the command that the first word asks for."""
        if args[:1] != ["serve"]:
            return super().make_context(info_name, args, parent, **extra)
        from .bench_serve import bench_serve

        return bench_serve.make_context(f"{info_name} serve", args[1:], parent, **extra)


@click.command(cls=BenchCommand)
@click.argument("game", type=GameName(), metavar="[GAME|serve]", required=False)
@click.option("--seconds", cls=SpokenOption, says="arena-option-seconds", callback=_seconds, default="10", metavar="S")
@as_json
@language
def bench(game: Game | None, seconds: float, as_json: bool, lang: str) -> None:
    """Measure one game or all."""
    chosen = {game.id: game} if game else games()
    found: dict[str, Bench] = {}
    for name, each in chosen.items():
        with progress_bar(each.title[lang], slices()) as advance:
            found[name] = measure(each, seconds, advance)
    if as_json:
        plain = {name: figures.figures() for name, figures in found.items()}
        click.echo(msgspec.json.format(msgspec.json.encode(plain)).decode())
        return
    console, speech = Console(highlight=False), Speech(None, lang)
    for name, figures in found.items():
        console.print(_table(chosen[name], figures, speech))


def _table(game: Game, figures: Bench, speech: Speech) -> Table:
    aims, lines = {**AIMS, **game.statistics.aims}, []
    for name, value in msgspec.structs.asdict(figures).items():
        unit, aim = "us" if name.endswith("_us") else "rate", aims.get(name)
        what, measured = f"arena-bench-{name.replace('_', '-')}", speech.say(f"arena-bench-{unit}", value=value)
        reached = aim is None or (value <= aim if unit == "us" else value >= aim)
        wanted = speech.say(f"arena-bench-aim-{unit}", value=aim) if aim else ""
        lines.append(Line(speech.say(what), measured, reached, wanted))
    return aims_table(game.title[speech.lang], lines, speech)


class Line(NamedTuple):
    """Something that was measured, and whether it is as good as it should be."""

    what: str
    measured: str
    is_reached: bool
    aim: str


def aims_table(title: str, lines: Iterable[Line], speech: Speech) -> Table:
    """What was measured beside what it should be; what falls short is red."""
    table = Table(box=None, pad_edge=False, title=Text(title, "bold"), title_justify="left", header_style="dim")
    table.add_column(speech.say("arena-bench-what"))
    for heading in ("measured", "aim"):
        table.add_column(speech.say(f"arena-bench-{heading}"), justify="right")
    for what, measured, is_reached, aim in lines:
        table.add_row(what, Text(measured, "" if is_reached else "red"), Text(aim, "dim"))
    return table
