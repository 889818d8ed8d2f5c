"""Who is asked at a moment: a character's undressed wounds and Items, and the Weaknesses that were discovered.

A rule never asks for a card by name. What the moments are, ``moments`` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from koszmar.parts.moments import Moment

from .state import Scene

Given = ParamSpec("Given")
Said = TypeVar("Said")


def of_character(scene: Scene, seat: int, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of a character's undressed Serious Wounds, each kind once, and of the Items (wound.no-stack)."""
    if not moment.answers:
        return []
    character = scene.state.characters[seat]
    wounds = dict.fromkeys(wound.key for wound in character.wounds if not wound.dressed)
    return moment.among([*wounds, *(item.key for item in (*character.hands, *character.inventory))])


def of_hand(scene: Scene, seat: int, moment: Moment[Given, Said]) -> list[Callable[Given, Said]]:
    """The answers of the cards in a hand, each kind once."""
    return moment.among(dict.fromkeys(scene.state.characters[seat].hand)) if moment.answers else []


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
