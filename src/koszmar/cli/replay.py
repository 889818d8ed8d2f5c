"""``koszmar replay``: play a record again, check it, and look at where it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from koszmar.kernel.match import Match
from koszmar.kernel.record import Record
from koszmar.kernel.text import text_view

from . import files
from .command import SpokenCommand, SpokenOption, WholeNumber, as_json, language
from .complaints import Complaint
from .speech import Speech
from .table import journal
from .table.screen import DrawnScreen


@click.command(cls=SpokenCommand)
@click.argument("path", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--upto", cls=SpokenOption, says="cli-option-upto", type=WholeNumber())
@click.option("--seat", cls=SpokenOption, says="cli-option-look", type=WholeNumber())
@click.option("--verify", cls=SpokenOption, says="cli-option-verify", is_flag=True)
@click.option("--log", cls=SpokenOption, says="cli-option-log", is_flag=True)
@as_json
@language
def replay(path: Path, upto: int | None, seat: int | None, verify: bool, log: bool, as_json: bool, lang: str) -> None:
    """Replay a record; one whose seed does not fit its seal is refused."""
    record = files.load(path).record
    match = Match.replay(record, upto=upto)
    if seat is not None and seat >= match.setting.players:
        raise Complaint("cli-no-seat", number=seat, last=match.setting.players - 1)
    speech = Speech(match.game, lang, match.setting)
    told = journal.lines(match, seat, speech) if log else []
    if as_json:
        data = summary(match, record, speech) | ({"log": told} if log else {})
        click.echo(msgspec.json.format(msgspec.json.encode(data)))
        return
    for line in told:
        click.echo(f"· {line}")
    _table(match, seat, speech)
    _results(match, record, verify, speech)


def summary(match: Match, record: Record, speech: Speech) -> dict[str, Any]:
    """A replayed match as plain data."""
    result = match.result
    ending = match.view().ending
    return {
        "game": match.game.id,
        "rules": record.rules,
        "players": match.setting.players,
        "options": record.options,
        "rulings": record.rulings,
        "parameters": record.parameters,
        "seed": match.seed,
        "seal": record.seal,
        "choices": match.number,
        "recorded": len(record.choices),
        "over": match.over,
        "result": msgspec.to_builtins(result) if result else None,
        "ending": speech.say(ending.reason) if ending else None,
        "fingerprint": match.fingerprint(),
    }


def _table(match: Match, seat: int | None, speech: Speech) -> None:
    view = match.view(seat)
    if Console().is_terminal:
        DrawnScreen(clears=False).table(view, speech, journal.Story())
    else:
        click.echo(text_view(view, speech))


def _results(match: Match, record: Record, verify: bool, speech: Speech) -> None:
    click.echo(speech.say("cli-replayed", count=match.number, recorded=len(record.choices)))
    if not match.over:
        click.echo(speech.say("cli-not-over"))
    if (record.rules, record.content) != (match.game.version, match.game.content_fingerprint):
        click.echo(speech.say("cli-other-rules"))
    if verify:
        click.echo(speech.say("cli-verified", seed=match.seed, seal=record.seal))
    click.echo(speech.say("cli-fingerprint", fingerprint=match.fingerprint()))
