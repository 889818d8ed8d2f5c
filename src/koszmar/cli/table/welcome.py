"""A few friendly questions before a match, for whoever types no more than ``koszmar play``."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from koszmar.kernel.game import Game

from .. import files
from ..choices import alternatives, known
from ..speech import Speech
from .flow import styled
from .keyboard import Keyboard
from .screen import Screen
from .seating import COMPANION, HUMAN
from .theme import theme_of


class Wishes(Struct):
    """What was chosen before the match; or that the last one goes on."""

    players: int = 0
    options: dict[str, Any] = {}
    seats: list[str] = []
    goes_on: bool = False


def welcome(game: Game, speech: Speech, screen: Screen, keyboard: Keyboard) -> Wishes:
    """Ask for players, options and people."""
    screen.clear()
    title = styled(game.title[speech.lang], f"bold {theme_of(game.id).light}")
    screen.say(title, styled(speech.say("cli-welcome"), "dim"), "")
    if files.unfinished(game.id) and keyboard.agrees(speech.say("cli-welcome-resume"), speech, default=True):
        return Wishes(goes_on=True)
    low, high = game.players
    players = _number(speech.say("cli-welcome-players", low=low, high=high), low, high, low, speech, screen, keyboard)
    options = {}
    for name, field in known(game.settings.options).items():
        if few := alternatives(field):
            options[name] = few[_pick(name, few, few.index(field.default), speech, screen, keyboard)]
    people = _number(speech.say("cli-welcome-people", players=players), 0, players, 1, speech, screen, keyboard)
    _say_shortcut(game, players, options, people, speech, screen)
    return Wishes(players, options, [HUMAN] * people + [COMPANION] * (players - people))


def _pick(name: str, few: list[Any], usual: int, speech: Speech, screen: Screen, keyboard: Keyboard) -> int:
    """One of a few values of an option, each with its explanation."""
    screen.say("", styled(speech.say(f"option-{name}"), "bold"), styled(speech.about(f"option-{name}"), "dim"))
    for number, value in enumerate(few, 1):
        line = styled(f"{number:>2} ", "bold").append(speech.say(f"option-{name}-{value}"))
        screen.say(line.append(f"  {speech.about(f'option-{name}-{value}')}", "dim"))
    return _number(speech.say("cli-welcome-which"), 1, len(few), usual + 1, speech, screen, keyboard) - 1


def _number(question: str, low: int, high: int, usual: int, speech: Speech, screen: Screen, keyboard: Keyboard) -> int:
    while True:
        typed = keyboard.line(f"{question} [{usual}] ")
        if not typed:
            return usual
        if typed.isdecimal() and low <= int(typed) <= high:
            return int(typed)
        screen.say(speech.say("cli-welcome-between", low=low, high=high))


def _say_shortcut(
    game: Game, players: int, options: dict[str, Any], people: int, speech: Speech, screen: Screen
) -> None:
    chosen = " ".join(f"--{name} {value}" for name, value in options.items())
    seats = "".join(f" --seat {seat}=human" for seat in range(1, people))
    seats += f" --seat 0={COMPANION}" if not people else ""
    command = f"koszmar play {game.id} --players {players} {chosen}{seats}"
    screen.say("", styled(speech.say("cli-welcome-shortcut", command=command), "dim"))
