"""``koszmar tournament``: minds against each other on the same seeds, in every seat, and who is the strongest."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from koszmar.arena import charts
from koszmar.arena.balance import Sweep
from koszmar.arena.progress import progress_bar
from koszmar.arena.tournament import Seating, Standings, Tournament, hold
from koszmar.kernel.game import Game

from .balance import numbers, planned
from .campaign import INTERRUPTED, checked_bots, opened, played_somewhere, rows_in, where_and_kept, write_pictures
from .command import OneOf, SpokenCommand, SpokenOption, WholeNumber, as_json, game_argument, language
from .complaints import REFUSED, Complaint
from .files import write
from .simulate import again
from .speech import Speech
from .tournament_report import TournamentReport

SHOWN = 10


@click.command(cls=SpokenCommand)
@game_argument
@click.option("--bots", cls=SpokenOption, says="tournament-option-bots", default="random,sensible", metavar="BOT,BOT…")
@click.option("--seating", cls=SpokenOption, says="tournament-option-seating", type=OneOf(get_args(Seating)))
@click.option("--players", cls=SpokenOption, says="tournament-option-players", metavar="2-4")
@click.option("--sweep", "sweeps", cls=SpokenOption, says="balance-option-sweep", multiple=True, metavar="NAME=1,2,3")
@click.option("--matches", cls=SpokenOption, says="tournament-option-matches", type=WholeNumber(), default=100)
@click.option("--seed", cls=SpokenOption, says="arena-option-seed", metavar="SEED")
@click.option("--option", "options", cls=SpokenOption, says="arena-option-option", multiple=True, metavar="NAME=VALUE")
@click.option("--ruling", "rulings", cls=SpokenOption, says="arena-option-ruling", multiple=True, metavar="NAME=VALUE")
@click.option("--set", "parameters", cls=SpokenOption, says="arena-option-set", multiple=True, metavar="NAME=VALUE")
@click.option("--out", cls=SpokenOption, says="tournament-option-out", type=click.Path(path_type=Path, dir_okay=False),
              metavar="FILE.html")  # fmt: skip
@click.option("--png", cls=SpokenOption, says="balance-option-png", is_flag=True)
@where_and_kept
@as_json
@language
@click.pass_context
def tournament(ctx: click.Context, /, game: Game, as_json: bool, lang: str, **given: Any) -> None:
    """Hold a tournament and report."""
    speech, out = Speech(game, lang), given["out"]
    if out and out.suffix != ".html":
        raise Complaint("tournament-out-what", path=str(out))
    cup = asked_for(game, speech, **given)
    table = opened(given["save"], given["resume"])
    with played_somewhere():
        if out:
            charts.check()
        with progress_bar(game.title[lang], sum(1 for _ in cup.tasks())) as advance:
            report = hold(cup, known=rows_in(table, game), workers=given["workers"], ray=given["ray"], progress=advance,
                          save=table.add if table else lambda rows: None)  # fmt: skip
        if table:
            table.finish(game.id)
        shown = TournamentReport(report, game, speech)
        if out:
            out.parent.mkdir(parents=True, exist_ok=True)
            write(out, shown.html())
            if given["png"]:
                write_pictures(out, shown.charts)
    if as_json:
        click.echo(msgspec.json.encode(report.figures()).decode())
    elif out:
        click.echo(speech.say("balance-written", path=str(out)))
    else:
        show(shown, Console(highlight=False))
    _tell_failures(report, speech)
    ctx.exit(INTERRUPTED if report.interrupted else REFUSED if report.errors else 0)


def asked_for(
    game: Game, speech: Speech, bots: str, seating: Seating | None, players: str | None, **given: Any
) -> Tournament:
    """The tournament that the command line asks for."""
    minds = bots.split(",")
    checked_bots("--bots", minds)
    if len(minds) < 2 or len(set(minds)) < len(minds):
        raise Complaint("tournament-minds")
    seats = ",".join(map(str, numbers("--players", players))) if players else str(game.players[0])
    sweep: Sweep = planned(game, speech, **{**given, "over": None, "values": None, "players": seats, "bot": minds[0]})
    is_one_team = game.information.cooperation == "cooperative"
    chosen: Seating = seating or ("teams" if is_one_team else "halves")
    if chosen == ("halves" if is_one_team else "teams"):
        raise Complaint("tournament-seating", seating=chosen, game=game.title[speech.lang])
    return Tournament(sweep, tuple(minds), chosen)


def show(report: TournamentReport, console: Console) -> None:
    """Print the tables of the report."""
    for section in report.sections:
        for sheet in section.sheets:
            title = Text(section.title, "bold")
            grid = Grid(box=None, pad_edge=False, header_style="dim", title=title, title_justify="left")
            for at, heading in enumerate(sheet.columns):
                grid.add_column(heading, justify="left" if at < sheet.text_columns else "right")
            for row in sheet.rows:
                grid.add_row(*row)
            console.print(grid)
            console.print()


def _tell_failures(report: Standings, speech: Speech) -> None:
    for plan, failure in report.errors[:SHOWN]:
        click.echo(speech.say("balance-failed", error=failure.error, command=again(plan, failure.match)), err=True)
    if report.interrupted:
        wished = sum(1 for _ in report.tournament.tasks())
        click.echo(speech.say("arena-interrupted", done=len(report.rows), wished=wished), err=True)
