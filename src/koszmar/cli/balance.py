"""``koszmar balance``: who wins how often and with what, for everything that a game lets one turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from koszmar.arena import charts
from koszmar.arena.balance import Balance, Sweep, place_of
from koszmar.arena.balance import balance as play_all
from koszmar.arena.balance_plot import draw
from koszmar.arena.journal import Journal, OtherCampaign
from koszmar.arena.progress import progress_bar
from koszmar.arena.rows import Table
from koszmar.kernel.chance import new_seed
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game

from .balance_names import Names, limits_of, named
from .balance_page import page, table
from .balance_report import BalanceReport
from .campaign import INTERRUPTED, checked_bots, opened, played_somewhere, rows_in, where_and_kept, write_pictures
from .choices import alternatives, checked_setting, known, read_pairs, read_value
from .command import SpokenCommand, SpokenOption, WholeNumber, as_json, game_argument, language
from .complaints import REFUSED, Complaint
from .files import write
from .speech import Speech

MOST = 1000
"""An option with more numbers than this is not swept without being told which."""


@click.command(cls=SpokenCommand)
@game_argument
@click.option("--over", cls=SpokenOption, says="balance-option-over", metavar="OPTION")
@click.option("--values", cls=SpokenOption, says="balance-option-values", metavar="1-9,12")
@click.option("--sweep", "sweeps", cls=SpokenOption, says="balance-option-sweep", multiple=True, metavar="NAME=5,6,7")
@click.option("--players", cls=SpokenOption, says="balance-option-players", metavar="3-6")
@click.option("--bot", cls=SpokenOption, says="balance-option-bot", default="sensible", metavar="BOT")
@click.option("--matches", cls=SpokenOption, says="balance-option-matches", type=WholeNumber(), default=100)
@click.option("--seed", cls=SpokenOption, says="arena-option-seed", metavar="SEED")
@click.option("--option", "options", cls=SpokenOption, says="arena-option-option", multiple=True, metavar="NAME=VALUE")
@click.option("--ruling", "rulings", cls=SpokenOption, says="arena-option-ruling", multiple=True, metavar="NAME=VALUE")
@click.option("--set", "parameters", cls=SpokenOption, says="arena-option-set", multiple=True, metavar="NAME=VALUE")
@click.option("--out", cls=SpokenOption, says="balance-option-out", type=click.Path(path_type=Path, dir_okay=False),
              metavar="FILE.html|FILE.md")  # fmt: skip
@click.option("--png", cls=SpokenOption, says="balance-option-png", is_flag=True)
@click.option("--anew", cls=SpokenOption, says="balance-option-anew", is_flag=True)
@where_and_kept
@as_json
@language
@click.pass_context
def balance(ctx: click.Context, /, game: Game, as_json: bool, lang: str, **given: Any) -> None:
    """Sweep what a game lets one turn, and report."""
    out: Path | None = given["out"]
    speech = Speech(game, lang)
    sweep = planned(game, speech, **given)
    if out and out.suffix not in (".md", ".html"):
        raise Complaint("balance-out-what", path=str(out))
    with played_somewhere():
        if out and out.suffix == ".html":
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
    ctx.exit(INTERRUPTED if report.interrupted else REFUSED if report.errors else 0)


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
    out.parent.mkdir(parents=True, exist_ok=True)
    if out.suffix == ".html":
        whole = BalanceReport(report, names)
        write(out, whole.html())
        if png:
            write_pictures(out, whole.charts)
        return
    picture = out.with_suffix(".svg")
    write(picture, draw(report, names.numbered, names.outcome, names.players))
    write(out, page(report, names, picture.name))


def planned(
    game: Game, speech: Speech, over: str | None, values: str | None, sweeps: tuple[str, ...], players: str | None,
    bot: str, matches: int, seed: str | None, options: tuple[str, ...], rulings: tuple[str, ...],
    parameters: tuple[str, ...], deal: bool = False, **others: Any,
) -> Sweep:  # fmt: skip
    """The sweep that the command line asks for; what makes no sense is complained about before anything is played."""
    checked_bots("--bot", [bot])
    axes = [] if over is None else [(over, _over(game, speech, over, values))]
    axes += [swept(game, pair) for pair in sweeps]
    names = ",".join(name for name, _ in axes)
    cells = product(*(found for _, found in axes))
    low, high = game.players
    sweep = Sweep(
        game.id,
        names,
        tuple(cells) if len(axes) > 1 else tuple(axes[0][1]) if axes else (None,),
        tuple(range(low, high + 1)) if players is None else tuple(numbers("--players", players)),
        bot,
        read_pairs(game.options, "--option", options),
        read_pairs(game.rulings, "--ruling", rulings),
        read_pairs(game.parameters, "--set", parameters),
        new_seed() if seed is None else seed,
        matches,
        deal,
    )
    for value, count in sweep.cells():
        plan = sweep.plan(value, count)
        checked_setting(game, count, dict(plan.options), dict(plan.rulings), dict(plan.parameters))
    return sweep


def _over(game: Game, speech: Speech, over: str, values: str | None) -> list[Any]:
    """The values of an option that are to be compared."""
    there = known(game.options)
    if over not in there:
        raise Complaint("cli-no-such-name", flag="--over", name=over, names=", ".join(there))
    if values is not None:
        return [read_value(there[over], "--values", text) for text in _spelled_out(values)]
    found = list(all_values(game, over, speech))
    if not found:
        raise Complaint("balance-no-values", name=over)
    return found


def swept(game: Game, pair: str) -> tuple[str, list[Any]]:
    """A name and its values from ``hand_size=5,6,7``: of an option, a ruling or a printed number."""
    name, equals, text = pair.partition("=")
    if not equals:
        raise Complaint("cli-not-a-pair", flag="--sweep", pair=pair)
    try:
        kind, whole, entry = place_of(game, name)
    except BadSetting:
        names = [*known(game.options), *known(game.rulings), *known(game.parameters)]
        raise Complaint("cli-no-such-name", flag="--sweep", name=name, names=", ".join(names)) from None
    field = known(getattr(game, kind))[whole]
    called = f"--sweep {name}"
    found = [_number(called, one) if entry else read_value(field, called, one) for one in _spelled_out(text)]
    if any(isinstance(value, list | dict) for value in found):
        raise Complaint("balance-not-one-value", name=whole)
    return name, found


def _number(flag: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Complaint("cli-not-a-number", name=flag, value=text)
    return int(text)


def all_values(game: Game, option: str, speech: Speech) -> Iterator[Any]:
    """Every value that an option can have: its alternatives, or the numbers that the game accepts and can name."""
    field = known(game.options)[option]
    if few := alternatives(field):
        yield from few
        return
    limits, pattern = limits_of(field), named(field)
    if limits is None or limits.ge is None or limits.le is None or limits.le - limits.ge > MOST:
        return
    for number in range(int(limits.ge), int(limits.le) + 1):
        try:
            game.setting(options={option: number})
        except BadSetting:
            continue
        if not pattern or speech.has(pattern.format(number)):
            yield number


def _spelled_out(text: str) -> Iterator[str]:
    """``1-3,7`` as 1, 2, 3, 7; words stay as they are."""
    for part in text.split(","):
        if found := re.fullmatch(r"(\d{1,4})-(\d{1,4})", part):
            yield from map(str, range(int(found[1]), int(found[2]) + 1))
        else:
            yield part


def numbers(flag: str, text: str) -> Iterator[int]:
    """``2-4,6`` as 2, 3, 4, 6."""
    return (_number(flag, part) for part in _spelled_out(text))
