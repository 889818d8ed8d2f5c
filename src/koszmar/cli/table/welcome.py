"""A few friendly questions before a match, for whoever types no more than ``koszmar play``."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from koszmar.kernel.game import Game, games
from koszmar.kernel.settings import Field, options_of

from .. import files
from ..complaints import Complaint
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


def choose_game(speech: Speech, screen: Screen, keyboard: Keyboard) -> Game:
    """Ask which game to play; nobody is asked where there is one only, or where nobody can answer."""
    there = list(games().values())
    if len(there) == 1:
        return there[0]
    if not keyboard.is_terminal:
        raise Complaint("cli-missing", name="GAME")
    for number, game in enumerate(there, 1):
        screen.say(styled(f"{number:>2} ", "bold").append(game.title[speech.lang]))
    return there[_number(speech.say("cli-welcome-which"), 1, len(there), 1, speech, screen, keyboard) - 1]


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
    for name, field in options_of(game).items():
        if field.choices:
            options[name] = _pick(field, speech, screen, keyboard)
    people = _number(speech.say("cli-welcome-people", players=players), 0, players, 1, speech, screen, keyboard)
    _say_shortcut(game, players, options, people, speech, screen)
    return Wishes(players, options, [HUMAN] * people + [COMPANION] * (players - people))


def _pick(field: Field, speech: Speech, screen: Screen, keyboard: Keyboard) -> Any:
    """One of a few values of an option, each with its explanation."""
    screen.say("", styled(speech.say(field.message), "bold"), styled(speech.about(field.message), "dim"))
    for number, value in enumerate(field.choices, 1):
        line = styled(f"{number:>2} ", "bold").append(speech.say(field.message_of(value)))
        screen.say(line.append(f"  {speech.about(field.message_of(value))}", "dim"))
    usual = field.choices.index(field.default) + 1
    question = speech.say("cli-welcome-which")
    return field.choices[_number(question, 1, len(field.choices), usual, speech, screen, keyboard) - 1]


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
