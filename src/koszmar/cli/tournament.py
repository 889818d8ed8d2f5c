"""``koszmar tournament``: minds against each other on the same seeds, in every seat, and who is the strongest."""

from __future__ import annotations

from typing import Any, get_args

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from koszmar.arena import charts
from koszmar.arena.progress import progress_bar
from koszmar.arena.tournament import Seating, Standings, Tournament, hold
from koszmar.kernel.game import Game

from .campaign import check_place, checked_bots, exit_code, opened, played_somewhere, rows_in, write_page
from .command import OneOf, SpokenCommand, SpokenOption, as_json, game_argument, language
from .complaints import Complaint
from .simulate import again
from .speech import Speech
from .sweep import compares, planned
from .tournament_report import TournamentReport

SHOWN = 10


@click.command(cls=SpokenCommand)
@game_argument
@click.option("--bots", cls=SpokenOption, says="tournament-option-bots", default="random,sensible", metavar="BOT,BOT…")
@click.option("--seating", cls=SpokenOption, says="tournament-option-seating", type=OneOf(get_args(Seating)))
@compares("tournament-option-players", "tournament-option-matches", "tournament-option-out", [".html"])
@as_json
@language
@click.pass_context
def tournament(ctx: click.Context, /, game: Game, as_json: bool, lang: str, **given: Any) -> None:
    """Hold a tournament and report."""
    speech, out = Speech(game, lang), given["out"]
    if out and out.suffix != ".html":
        raise Complaint("tournament-out-what", path=str(out))
    if out:
        check_place(out)
    cup = asked_for(game, given, lang)
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
            write_page(out, shown.html(), shown.charts, given["png"])
    if as_json:
        click.echo(msgspec.json.encode(report.figures()).decode())
    elif out:
        click.echo(speech.say("balance-written", path=str(out)))
    else:
        show(shown, Console(highlight=False))
    _tell_failures(report, speech)
    ctx.exit(exit_code(report))


def asked_for(game: Game, given: dict[str, Any], lang: str) -> Tournament:
    """The tournament that the command line asks for."""
    minds = given["bots"].split(",")
    checked_bots("--bots", minds)
    if len(minds) < 2 or len(set(minds)) < len(minds):
        raise Complaint("tournament-minds")
    sweep = planned(game, given, minds[0], game.players[:1])
    is_one_team = game.information.cooperation == "cooperative"
    chosen: Seating = given["seating"] or ("teams" if is_one_team else "halves")
    if chosen == ("halves" if is_one_team else "teams"):
        raise Complaint("tournament-seating", seating=chosen, game=game.title[lang])
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
