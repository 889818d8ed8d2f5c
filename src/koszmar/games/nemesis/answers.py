"""Who is asked at a moment: a character's undressed wounds, Items and cards in hand, and Weaknesses once discovered.

A rule never asks for a card by name. What the moments are, ``moments`` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from koszmar.parts.moments import Moment

from .action_cards import CHARACTERS
from .state import Character, Scene

Given = ParamSpec("Given")
Said = TypeVar("Said")


def of_character(scene: Scene, seat: int, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of a character's undressed Serious Wounds, each kind once, and of the Items (wound.no-stack)."""
    answers = moment.answers
    if not answers:
        return []
    character = scene.state.characters[seat]
    found: list[Callable[Given, Said]] = []
    if character.wounds:
        found = moment.among(dict.fromkeys([wound.key for wound in character.wounds if not wound.dressed]))
    for item in character.hands:
        if item.key in answers or item.attached:
            found += moment.among((item.key, *item.attached))
    for item in character.inventory:
        if item.key in answers or item.attached:
            found += moment.among((item.key, *item.attached))
    return found


def of_hand(scene: Scene, seat: int, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of the Action cards that a player may hold, for all that everybody sees; a card that is asked offers
    itself only if it is in the hand (hidden.hand)."""
    character = scene.state.characters[seat]
    if not moment.answers or not character.key:
        return []
    return moment.among(card for card in CHARACTERS[character.key].deck if may_hold(character, card))


def may_hold(character: Character, card: str) -> bool:
    """Whether everybody must reckon with a card: some hand, and it lies in no open pile."""
    return bool(character.hand) and card not in character.discard


def of_weaknesses(scene: Scene, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of the Weaknesses that were discovered (weakness.effect)."""
    state = scene.state
    if True not in state.discovered:
        return []
    return moment.among(key for key, open_ in zip(state.weaknesses, state.discovered, strict=True) if open_)


def number_for(scene: Scene, seat: int, moment: Moment[..., int], value: int, *given: str) -> int:
    """A number of a character as wounds and Items change it; an answer is given the number last."""
    for answer in of_character(scene, seat, moment):
        value = answer(scene, seat, *given, value)
    return value
