"""``koszmar games``: what can be played, and what can be chosen before a match of each."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from koszmar.kernel.game import Game
from koszmar.kernel.game import games as installed
from koszmar.kernel.settings import Field, options_of, parameters_of, rulings_of

from .command import GameName, SpokenCommand, as_json, language
from .speech import Speech


@click.command(cls=SpokenCommand)
@click.argument("game", type=GameName(), metavar="[GAME]", required=False)
@as_json
@language
def games(game: Game | None, as_json: bool, lang: str) -> None:
    """List the games, or what can be chosen in one."""
    if as_json:
        found = describe(game) | choices(game) if game else [describe(game) for game in installed().values()]
        click.echo(msgspec.json.format(msgspec.json.encode(found)))
    elif game:
        _print_choices(game, Speech(game, lang))
    else:
        _print_games(Speech(None, lang))


def describe(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "version": game.version,
        "title": dict(game.title),
        "players": list(game.players),
        **msgspec.to_builtins(game.information),
    }


def choices(game: Game) -> dict[str, Any]:
    """What can be chosen before a match: names, alternatives and defaults."""
    kinds = {"options": options_of(game), "rulings": rulings_of(game), "parameters": parameters_of(game)}
    return {kind: {name: _field(field) for name, field in fields.items()} for kind, fields in kinds.items()}


def _field(field: Field) -> dict[str, Any]:
    return {"default": field.default} | ({"alternatives": list(field.choices)} if field.choices else {})


def _print_games(speech: Speech) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("game", "title", "players", "kind"):
        table.add_column(speech.say(f"cli-games-{heading}"), no_wrap=heading == "game")
    for game in installed().values():
        low, high = game.players
        kind = speech.say(f"cli-{game.information.cooperation}")
        table.add_row(Text(game.id, "bold"), game.title[speech.lang], f"{low}–{high}", kind)
    Console().print(table)


def _print_choices(game: Game, speech: Speech) -> None:
    console = Console(highlight=False)
    console.print(Text(game.title[speech.lang], "bold"))
    for what, word in (("options", "option"), ("rulings", "ruling"), ("parameters", "")):
        console.print(Text(f"\n{speech.say(f'cli-games-{what}')}", "dim"))
        for name, field in choices(game)[what].items():
            if word and "alternatives" in field:
                console.print(Text(name, "bold").append(f"  {speech.say(f'{word}-{name}')}", "not bold"))
                for value in field["alternatives"]:
                    mark = f" ({speech.say('cli-default')})" if value == field["default"] else ""
                    about = speech.say(f"{word}-{name}-{value}")
                    console.print(Text(f"  {value}{mark}  ").append(about, "dim"))
            else:
                default = msgspec.json.encode(field["default"]).decode()
                console.print(Text(name, "bold").append(f" = {default}", "not bold"))
