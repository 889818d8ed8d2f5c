"""``koszmar simulate``: many matches of bots on all cores, and what came of them."""

from __future__ import annotations

import pickle
import shlex
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from math import isnan
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from koszmar.arena import Accumulator, Failure, Plan, Report
from koszmar.arena import simulate as play_all
from koszmar.arena.accumulators import AccumulatorFactory
from koszmar.arena.progress import progress_bar
from koszmar.arena.rows import rows, which
from koszmar.kernel.chance import new_seed
from koszmar.kernel.game import Game

from .campaign import checked_bots, exit_code, flags_of, opened, played_somewhere, rows_in, where_and_kept
from .choices import GameCommand, checked_setting, chosen_by_name, read_choices, set_up_options
from .command import SpokenOption, WholeNumber, as_json, game_argument, language
from .complaints import Complaint
from .speech import Speech

SHOWN = 10
"""Errors that are shown one by one."""


@click.command(cls=GameCommand)
@game_argument
@click.option("--players", cls=SpokenOption, says="arena-option-players", type=WholeNumber())
@click.option("--bots", cls=SpokenOption, says="arena-option-bots", default="sensible", metavar="BOT[,BOT…]")
@click.option("--matches", cls=SpokenOption, says="arena-option-matches", type=WholeNumber(1), default=1000)
@click.option("--first", cls=SpokenOption, says="arena-option-first", type=WholeNumber(), default=0)
@set_up_options
@click.option("--accumulate", cls=SpokenOption, says="arena-option-accumulate", multiple=True, metavar="MODULE:CLASS")
@where_and_kept
@as_json
@language
@click.pass_context
def simulate(ctx: click.Context, /, game: Game, as_json: bool, lang: str, **given: Any) -> None:
    """Play many matches and report."""
    speech = Speech(game, lang)
    plan = planned(game, given)
    wishes = [_wish(name) for name in given["accumulate"]]
    if wishes and given["resume"]:
        raise Complaint("arena-resume-accumulate")
    table = opened(given["save"], given["resume"])
    with played_somewhere(), progress_bar(game.title[lang], plan.matches) as advance:
        wanted = {which(plan, number) for number in range(plan.first, plan.first + plan.matches)}
        report = play_all(
            plan,
            workers=given["workers"],
            ray=given["ray"],
            wishes=wishes,
            done=[row.report() for row in rows_in(table, game) if row.which in wanted],
            progress=advance,
            keep=lambda piece: table.add(rows(piece)) if table else None,
        )
        if table:
            table.finish(game.id)
    if as_json:
        click.echo(msgspec.json.encode(_data(report)).decode())
    else:
        show(report, game, speech, Console(highlight=False))
    ctx.exit(exit_code(report))


def planned(game: Game, given: Mapping[str, Any]) -> Plan:
    """The plan that the command line asks for; what makes no sense is complained about before anything is played."""
    names, players, chosen = given["bots"].split(","), given["players"], read_choices(game, given)
    if players is None and len(names) > 1:
        players = len(names)
    chosen["options"] |= chosen_by_name(game, given)
    seats = checked_setting(game, players, chosen).players
    checked_bots("--bots", names)
    if len(names) not in (1, seats):
        raise Complaint("arena-bots-and-seats", bots=len(names), seats=seats)
    return Plan(
        game.id,
        tuple(names if len(names) == seats else names * seats),
        **chosen,
        seed=new_seed() if given["seed"] is None else given["seed"],
        matches=given["matches"],
        first=given["first"],
        dealt=given["deal"],
    )


def _wish(name: str) -> AccumulatorFactory:
    """An accumulator of the user's own, from a module that may lie in the folder they are in."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = resolve_name(name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Complaint("arena-no-accumulator", name=name, reason=str(error)) from None
    if not (isinstance(found, type) and issubclass(found, Accumulator)):
        raise Complaint("arena-no-accumulator", name=name, reason=repr(found))
    try:
        found().merge(pickle.loads(pickle.dumps(found())))
    except Exception as error:  # before anything is played, not after hours of it
        raise Complaint("arena-no-accumulator", name=name, reason=_named(error)) from None
    return found


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _figures(wish: Accumulator) -> dict[str, Any]:
    """What an accumulator of the user's own reports; if that fails, everything else is reported all the same."""
    try:
        return wish.figures()
    except Exception as error:
        return {type(wish).__name__: _named(error)}


def _data(report: Report) -> dict[str, Any]:
    figures = report.figures()
    if report.wished:
        figures["accumulated"] = {name: value for wish in report.wished for name, value in _figures(wish).items()}
    return figures


# -- the report for people ---------------------------------------------------------------------------------------------


def show(report: Report, game: Game, speech: Speech, console: Console) -> None:
    """Print the report."""
    plan = report.plan
    table = Table(box=None, show_header=False, pad_edge=False, title=Text(game.title[speech.lang], "bold"),
                  title_justify="left")  # fmt: skip
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, value in _rows(report, speech):
        table.add_row(label, Text(value))
    console.print(table)
    if report.interrupted:
        console.print(speech.say("arena-interrupted", done=report.matches, wished=plan.matches), style="yellow")
    for failure in report.errors[:SHOWN]:
        console.print(_failed(plan, failure, speech), style="red", soft_wrap=True)
    if len(report.errors) > SHOWN:
        console.print(speech.say("arena-more-errors", count=len(report.errors) - SHOWN), style="red")


def _rows(report: Report, speech: Speech) -> Iterator[tuple[str, str]]:
    figures, plan = report.figures(), report.plan

    def row(name: str, **args: Any) -> tuple[str, str]:
        return speech.say(f"arena-{name}"), speech.say(f"arena-{name}-value", **args)

    yield row("team", players=len(plan.bots), bots=_team(plan.bots))
    yield row("seed", seed=plan.seed)
    yield row("matches", matches=report.matches, seconds=report.seconds)
    if report.is_one_team and report.results.played:
        low, high = report.results.interval
        yield row("wins", wins=figures["wins"], rate=figures["win_rate"], low=low, high=high)
    if not report.is_one_team:
        yield from _outcomes(report, speech)
    for watcher in report.accumulators if report.is_one_team else report.accumulators[1:]:
        for name, value in _figures(watcher).items():
            yield from _figure(name, value, speech)
    yield row("decisions-per-second", rate=figures["decisions_per_second"])
    yield row("errors", errors=figures["errors"])
    yield row("fingerprint", fingerprint=figures["fingerprint"])


def _outcomes(report: Report, speech: Speech) -> Iterator[tuple[str, str]]:
    """Where seats do not win together: how often it came to what."""
    label = speech.say("arena-outcomes")
    for outcome, found in report.outcomes.items():
        low, high = found.interval
        called = speech.name(f"outcome-{outcome}", outcome)
        yield label, speech.say("arena-outcome", name=called, count=found.count, rate=found.rate, low=low, high=high)
        label = ""


def _figure(name: str, value: Any, speech: Speech) -> Iterator[tuple[str, str]]:
    """What an accumulator reports; one of somebody's own has no words of ours and shows as it is."""
    label = speech.name(f"arena-{name}", name)
    if isinstance(value, Counter):
        whole = value.total()
        for key, count in value.most_common():
            yield label, speech.say("arena-share", rate=count / whole, name=speech.name(f"ending-{key}", str(key)))
            label = ""
    elif isinstance(value, float):
        if not isnan(value):
            yield label, speech.say("arena-mean", mean=value)
    else:
        yield label, str(value)


def _team(bots: tuple[str, ...]) -> str:
    return bots[0] if len(set(bots)) == 1 else ", ".join(bots)


def _failed(plan: Plan, failure: Failure, speech: Speech) -> str:
    return speech.say(
        "arena-failed",
        match=str(failure.match),
        seed=failure.seed,
        choices=failure.choices,
        error=failure.error,
        command=again(plan, failure.match),
    )


def again(plan: Plan, match: int) -> str:
    """The command that plays one match of a plan once more."""
    team = ["--players", str(len(plan.bots)), "--bots", _team(plan.bots).replace(" ", "")]
    words = ["koszmar", "simulate", plan.game, *team, *flags_of(plan)]
    return shlex.join([*words, "--seed", plan.seed, "--first", str(match), "--matches", "1"])
