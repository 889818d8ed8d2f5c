"""``koszmar play``: a match in the terminal, with people and bots in any seats."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from koszmar.kernel.errors import BadRecord
from koszmar.kernel.game import Game
from koszmar.kernel.match import Match

from . import files
from .choices import PREFIX, GameCommand, checked_setting, chosen_by_name, read_choices, set_up_options
from .command import GameName, SpokenOption, WholeNumber, language
from .complaints import Complaint
from .speech import Speech
from .table.keyboard import Keyboard
from .table.loop import Play
from .table.screen import DrawnScreen, PlainScreen, Screen
from .table.seating import default_seats, joined_seats, read_seats, seats_named, without_engines
from .table.session import Session
from .table.welcome import choose_game, welcome

FILE = click.Path(path_type=Path)


class PlayCommand(GameCommand):
    """``play``, where ``--seat 1 random`` may be written for ``--seat 1=random``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Join the two words first."""
        return super().parse_args(ctx, joined_seats(args))


@click.command(cls=PlayCommand)
@click.argument("game", type=GameName(), metavar="[GAME]", required=False)
@click.option("--players", cls=SpokenOption, says="cli-option-players", type=WholeNumber())
@click.option("--seat", "seats", cls=SpokenOption, says="cli-option-seat", multiple=True, metavar="N=WHO")
@set_up_options
@click.option("--load", "path", cls=SpokenOption, says="cli-option-load", type=FILE, metavar="FILE")
@click.option("--resume", cls=SpokenOption, says="cli-option-resume", is_flag=True)
@click.option("--plain", cls=SpokenOption, says="cli-option-plain", is_flag=True)
@language
def play(game: Game | None, lang: str, plain: bool, **wishes: Any) -> None:
    """Play a match."""
    keyboard, screen = Keyboard(), _screen(plain)
    game = game or choose_game(Speech(None, lang), screen, keyboard)
    session = _session(game, wishes, Speech(game, lang), screen, keyboard)
    _run(session, lang, screen, keyboard)


def at_table(session: Session, lang: str, *, plain: bool) -> None:
    """Play a match that somebody has set up."""
    _run(session, lang, _screen(plain), Keyboard())


def _screen(plain: bool) -> Screen:
    return PlainScreen() if plain or not sys.stdout.isatty() else DrawnScreen()


def _run(session: Session, lang: str, screen: Screen, keyboard: Keyboard) -> None:
    speech = Speech(session.match.game, lang, session.match.setting)
    if isinstance(screen, DrawnScreen):
        screen.clears = bool(session.humans)
    try:
        Play(session, speech, screen, keyboard).run()
    finally:
        session.close()


def _session(game: Game, wishes: dict[str, Any], speech: Speech, screen: Screen, keyboard: Keyboard) -> Session:
    if wishes["path"]:
        loaded = files.load(wishes["path"])
        return _loaded(game, loaded, wishes, without_engines(loaded.seats or ()))
    if wishes["resume"]:
        return _resumed(game, wishes)
    named = chosen_by_name(game, wishes)
    if keyboard.is_terminal and not any(wishes[name] for name in wishes if not name.startswith(PREFIX)) and not named:
        chosen = welcome(game, speech, screen, keyboard)
        if chosen.goes_on:
            return _resumed(game, wishes)
        return Session(Match.new(game, players=chosen.players, options=chosen.options), chosen.seats)
    return _new(game, wishes, named)


def _new(game: Game, wishes: dict[str, Any], named: dict[str, Any]) -> Session:
    chosen = read_choices(game, wishes)
    chosen["options"] |= named
    players = wishes["players"]
    if players is None:
        usual = checked_setting(game, None, chosen).players
        players = max(usual, min(seats_named(wishes["seats"]), game.players[1]))
    checked_setting(game, players, chosen)
    seats = read_seats(players, wishes["seats"])
    return Session(Match.new(game, players=players, **chosen, seed=wishes["seed"]), seats)


def _resumed(game: Game, wishes: dict[str, Any]) -> Session:
    kept = files.unfinished(game.id)
    if not kept:
        raise Complaint("cli-nothing-unfinished", game=game.id)
    loaded = files.load(kept[0])
    return _loaded(game, loaded, wishes, loaded.seats or ())


def _loaded(game: Game, loaded: files.Loaded, wishes: dict[str, Any], sat: Sequence[str]) -> Session:
    if loaded.record.game != game.id:
        raise Complaint("cli-other-game", exit_code=1, game=game.id, other=loaded.record.game)
    match, remembered = loaded.match()
    players = match.setting.players
    if loaded.seats is not None and len(loaded.seats) != players:
        raise BadRecord(f"the file seats {len(loaded.seats)} players, the match has {players}")
    seats = read_seats(players, wishes["seats"], sat or default_seats(players))
    return Session(match, seats, remembered=remembered)
