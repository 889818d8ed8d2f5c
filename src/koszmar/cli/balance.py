"""``koszmar balance``: who wins how often and with what, for everything that a game lets one turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from koszmar.arena import charts
from koszmar.arena.balance import Balance, Sweep
from koszmar.arena.balance import balance as play_all
from koszmar.arena.balance_plot import plot
from koszmar.arena.journal import Journal, OtherCampaign
from koszmar.arena.progress import progress_bar
from koszmar.arena.rows import Table
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game
from koszmar.kernel.settings import options_of

from .balance_names import Names
from .balance_page import page, table
from .balance_report import BalanceReport
from .campaign import check_place, checked_bots, exit_code, opened, played_somewhere, rows_in, write_page
from .choices import read_value
from .command import SpokenCommand, SpokenOption, as_json, game_argument, language
from .complaints import Complaint
from .files import write
from .speech import Speech
from .sweep import Axis, compares, planned, spelled_out

MOST = 1000
"""An option with more numbers than this is not swept without being told which."""
PAGES = (".html", ".md")


@click.command(cls=SpokenCommand)
@game_argument
@click.option("--over", cls=SpokenOption, says="balance-option-over", metavar="OPTION")
@click.option("--values", cls=SpokenOption, says="balance-option-values", metavar="1-9,12")
@click.option("--bot", cls=SpokenOption, says="balance-option-bot", default="sensible", metavar="BOT")
@compares("balance-option-players", "balance-option-matches", "balance-option-out", PAGES)
@click.option("--anew", cls=SpokenOption, says="balance-option-anew", is_flag=True)
@as_json
@language
@click.pass_context
def balance(ctx: click.Context, /, game: Game, as_json: bool, lang: str, **given: Any) -> None:
    """Sweep what a game lets one turn, and report."""
    out: Path | None = given["out"]
    speech = Speech(game, lang)
    checked_bots("--bot", [given["bot"]])
    low, high = game.players
    axes = _over(game, speech, given["over"], given["values"])
    sweep = planned(game, given, given["bot"], range(low, high + 1), axes)
    if out and out.suffix not in PAGES:
        raise Complaint("balance-out-what", path=str(out))
    if out:
        check_place(out)
    with played_somewhere():
        if out:
            charts.check()
        report = _played(game, sweep, lang, **given)
        names = Names(game, sweep, speech)
        if out:
            _write(report, names, out, given["png"])
    if as_json:
        click.echo(msgspec.json.encode(report.figures()).decode())
    elif out:
        click.echo(speech.say("balance-written", path=str(out)))
    else:
        Console(highlight=False).print(table(report, names))
    for failure in report.errors[:10]:
        click.echo(names.failure(sweep, failure), err=True)
    if report.interrupted:
        total = sweep.matches * len(sweep.values) * len(sweep.players)
        click.echo(speech.say("arena-interrupted", done=len(report.played), wished=total), err=True)
    ctx.exit(exit_code(report))


def _played(
    game: Game, sweep: Sweep, lang: str, out: Path | None, save: Path | None, resume: bool, anew: bool,
    workers: int | None, ray: str | None, **others: Any,
) -> Balance:  # fmt: skip
    """The report of a sweep. A Markdown page has a journal beside it, an HTML page has rows: both are gone on with."""
    is_page = out is not None and out.suffix == ".html"
    kept = out.with_suffix(".jsonl") if out else None
    if kept and anew and not save:
        kept.unlink(missing_ok=True)
    journal = Journal(kept, sweep) if kept and not is_page and not save else None
    rows = Table(kept) if kept and is_page and not save else opened(save, resume)
    try:
        done = journal.read() if journal else []
    except OtherCampaign as error:
        raise Complaint("balance-other-campaign", path=str(error)) from None
    with progress_bar(game.title[lang], sweep.matches * len(sweep.values) * len(sweep.players)) as advance:
        report = play_all(
            sweep,
            done=done,
            known=rows_in(rows, game),
            details=rows is not None,
            workers=workers,
            ray=ray,
            progress=advance,
            keep=journal.add if journal else _keep_nothing,
            save=rows.add if rows else _keep_nothing,
        )
    if rows:
        rows.finish(game.id)
    return report


def _keep_nothing(played: object) -> None:
    """Without a file nothing is written down."""


def _write(report: Balance, names: Names, out: Path, png: bool) -> None:
    """The page, and the pictures that belong to it."""
    if out.suffix == ".html":
        whole = BalanceReport(report, names)
        write_page(out, whole.html(), whole.charts, png)
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    picture = out.with_suffix(".svg")
    about = names.speech.say("balance-picture")
    write(picture, plot(report, names.numbered, names.outcome, names.players, about).picture())
    write(out, page(report, names, picture.name))


def _over(game: Game, speech: Speech, over: str | None, values: str | None) -> list[Axis]:
    """The option whose values are to be compared, if one is named."""
    if over is None:
        if values is not None:
            raise Complaint("balance-values-of-what")
        return []
    there = options_of(game)
    if over not in there:
        raise Complaint("cli-no-such-name", flag="--over", name=over, names=", ".join(there))
    if values is not None:
        return [(over, [read_value(there[over], "--values", text) for text in spelled_out(values)])]
    found = list(all_values(game, over, speech))
    if not found:
        raise Complaint("balance-no-values", name=over)
    return [(over, found)]


def all_values(game: Game, option: str, speech: Speech) -> Iterator[Any]:
    """Every value that an option can have: its alternatives, the printed things that it names, or the numbers that the
    game accepts and can name."""
    field = options_of(game)[option]
    if field.choices:
        yield from field.choices
        return
    if field.low is None and field.content and not field.by_seat:
        kind = f"{field.content}/"
        yield from (key.removeprefix(kind) for key in game.rules.content() if key.startswith(kind))
        return
    if field.low is None or field.high is None or field.high - field.low > MOST:
        return
    for number in range(field.low, field.high + 1):
        try:
            game.setting(options={option: number})
        except BadSetting:
            continue
        if not field.named or speech.has(field.message_of(number)):
            yield number
