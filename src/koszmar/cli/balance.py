"""``koszmar balance``: who wins how often, for every value of an option of a game and every number of players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import click
import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo
from rich.console import Console

from koszmar.arena.balance import Sweep
from koszmar.arena.balance import balance as play_all
from koszmar.arena.balance_plot import draw
from koszmar.arena.journal import Journal, OtherCampaign
from koszmar.arena.progress import progress_bar
from koszmar.bots import BOTS
from koszmar.kernel.chance import new_seed
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game

from .balance_page import Names, page, table
from .choices import alternatives, checked_setting, known, read_pairs, read_value
from .command import OneOf, SpokenCommand, SpokenOption, WholeNumber, as_json, game_argument, language
from .complaints import REFUSED, Complaint
from .files import write
from .speech import Speech

INTERRUPTED = 130
MOST = 1000
"""An option with more numbers than this is not swept without being told which."""


@click.command(cls=SpokenCommand)
@game_argument
@click.option("--over", cls=SpokenOption, says="balance-option-over", metavar="OPTION")
@click.option("--values", cls=SpokenOption, says="balance-option-values", metavar="1-9,12")
@click.option("--players", cls=SpokenOption, says="balance-option-players", metavar="3-6")
@click.option("--bot", cls=SpokenOption, says="balance-option-bot", type=OneOf(BOTS), default="sensible")
@click.option("--matches", cls=SpokenOption, says="balance-option-matches", type=WholeNumber(), default=100)
@click.option("--seed", cls=SpokenOption, says="arena-option-seed", metavar="SEED")
@click.option("--workers", cls=SpokenOption, says="arena-option-workers", type=WholeNumber())
@click.option("--option", "options", cls=SpokenOption, says="arena-option-option", multiple=True, metavar="NAME=VALUE")
@click.option("--ruling", "rulings", cls=SpokenOption, says="arena-option-ruling", multiple=True, metavar="NAME=VALUE")
@click.option("--set", "parameters", cls=SpokenOption, says="arena-option-set", multiple=True, metavar="NAME=VALUE")
@click.option("--out", cls=SpokenOption, says="balance-option-out", type=click.Path(path_type=Path, dir_okay=False),
              metavar="FILE.md")  # fmt: skip
@click.option("--anew", cls=SpokenOption, says="balance-option-anew", is_flag=True)
@as_json
@language
@click.pass_context
def balance(
    ctx: click.Context, /, game: Game, out: Path | None, anew: bool, as_json: bool, lang: str, **given: Any
) -> None:
    """Sweep an option of a game and report."""
    speech = Speech(game, lang)
    sweep = planned(game, speech, **given)
    journal = Journal(out.with_suffix(".jsonl"), sweep) if out else None
    if journal and anew:
        journal.path.unlink(missing_ok=True)
    total = sweep.matches * len(sweep.values) * len(sweep.players)
    try:
        with progress_bar(game.title[lang], total) as advance:
            done, keep = (journal.read(), journal.add) if journal else ([], _keep_nothing)
            report = play_all(sweep, done=done, workers=given["workers"], progress=advance, keep=keep)
    except OtherCampaign as error:
        raise Complaint("balance-other-campaign", path=str(error)) from None
    except BrokenProcessPool as error:
        raise Complaint("arena-worker-lost", exit_code=REFUSED, reason=str(error)) from None
    names = Names(game, sweep.option, named(known(game.options)[sweep.option]), speech)
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        picture = out.with_suffix(".svg")
        write(picture, draw(report, names.numbered, names.outcome, names.players))
        write(out, page(report, names, picture.name))
    if as_json:
        click.echo(msgspec.json.encode(report.figures()).decode())
    elif out:
        click.echo(speech.say("balance-written", path=str(out)))
    else:
        Console(highlight=False).print(table(report, names))
    for failure in report.errors[:10]:
        click.echo(names.failure(sweep, failure), err=True)
    if report.interrupted:
        click.echo(speech.say("arena-interrupted", done=len(report.played), wished=total), err=True)
    ctx.exit(INTERRUPTED if report.interrupted else REFUSED if report.errors else 0)


def _keep_nothing(played: object) -> None:
    """Without a file nothing is written down."""


def planned(
    game: Game, speech: Speech, over: str | None, values: str | None, players: str | None, bot: str, matches: int,
    seed: str | None, options: tuple[str, ...], rulings: tuple[str, ...], parameters: tuple[str, ...], **others: Any,
) -> Sweep:  # fmt: skip
    """The sweep that the command line asks for; what makes no sense is complained about before anything is played."""
    there = known(game.options)
    if over is None:
        raise Complaint("cli-missing", name="--over")
    if over not in there:
        raise Complaint("cli-no-such-name", flag="--over", name=over, names=", ".join(there))
    chosen = read_pairs(game.options, "--option", options)
    readings = read_pairs(game.rulings, "--ruling", rulings)
    numbers = read_pairs(game.parameters, "--set", parameters)
    low, high = game.players
    seats = tuple(range(low, high + 1)) if players is None else tuple(_numbers("--players", players))
    if values is None:
        swept = tuple(all_values(game, over, speech))
    else:
        swept = tuple(read_value(there[over], "--values", text) for text in _spelled_out(values))
    if not swept:
        raise Complaint("balance-no-values", name=over)
    for count in seats:
        for value in swept:
            checked_setting(game, count, {**chosen, over: value}, readings, numbers)
    return Sweep(
        game.id, over, swept, seats, bot, chosen, readings, numbers, new_seed() if seed is None else seed, matches
    )


def all_values(game: Game, option: str, speech: Speech) -> Iterator[Any]:
    """Every value that an option can have: its alternatives, or the numbers that the game accepts and can name."""
    field = known(game.options)[option]
    if few := alternatives(field):
        yield from few
        return
    limits, pattern = _limits(field), named(field)
    if limits is None or limits.ge is None or limits.le is None or limits.le - limits.ge > MOST:
        return
    for number in range(int(limits.ge), int(limits.le) + 1):
        try:
            game.setting(options={option: number})
        except BadSetting:
            continue
        if not pattern or speech.has(pattern.format(number)):
            yield number


def named(field: FieldInfo) -> str:
    """The message that names a value of an option, as a pattern: ``haunt-{:02}``; empty if values have no names."""
    limits = _limits(field)
    return str((limits.extra or {}).get("named", "")) if limits else ""


def _limits(field: FieldInfo) -> Meta | None:
    notes = get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()
    return next((note for note in notes if isinstance(note, Meta)), None)


def _spelled_out(text: str) -> Iterator[str]:
    """``1-3,7`` as 1, 2, 3, 7; words stay as they are."""
    for part in text.split(","):
        if found := re.fullmatch(r"(\d{1,4})-(\d{1,4})", part):
            yield from map(str, range(int(found[1]), int(found[2]) + 1))
        else:
            yield part


def _numbers(flag: str, text: str) -> Iterator[int]:
    for part in _spelled_out(text):
        if not part.isdecimal() or len(part) > 9:
            raise Complaint("cli-not-a-number", name=flag, value=part)
        yield int(part)
