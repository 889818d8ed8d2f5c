"""``koszmar games``: what can be played."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from koszmar.kernel.game import Game
from koszmar.kernel.game import games as installed

from .command import SpokenCommand, as_json, language
from .speech import Speech


@click.command(cls=SpokenCommand)
@as_json
@language
def games(as_json: bool, lang: str) -> None:
    """List the games."""
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode([describe(game) for game in installed().values()])))
        return
    speech = Speech(None, lang)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("game", "title", "players", "kind"):
        table.add_column(speech.say(f"cli-games-{heading}"), no_wrap=heading == "game")
    for game in installed().values():
        low, high = game.players
        table.add_row(
            Text(game.id, "bold"), game.title[lang], f"{low}–{high}", speech.say(f"cli-{game.information.cooperation}")
        )
    Console().print(table)


def describe(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "version": game.version,
        "title": dict(game.title),
        "players": list(game.players),
        **msgspec.to_builtins(game.information),
    }
