"""From plain data to messages: which argument names a card, a Spell, a seat…, so that words can be made of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message

from ..cards import CARDS, ELEMENTS, PLACED
from ..state import Scene, State

PREFIXES = {
    "card": "card-",
    "spell": "spell-",
    "element": "element-",
    "curse": "curse-",
    "effect": "curse-effect-",
    "monster": "monster-",
    "sheet": "magician-",
}
"""Arguments that are keys of printed things, and the messages that name those."""
SEATS = ("seat", "other")
NO_STATE = cast(State, None)
"""For sentences about printed things alone."""

CARD_NAMES = {card: Message(f"card-{card}") for card in CARDS}
ELEMENT_NAMES = {element: Message(f"element-{element}") for element in (*ELEMENTS, "multi")}


def seat_name(state: State, seat: int) -> Message:
    """What a seat is called: its Magician, or its number before one is chosen."""
    return named(state.magicians[seat].sheet, seat)


@cache
def named(sheet: str, seat: int) -> Message:
    """The name of a Magician, or of a seat without one."""
    return Message(f"magician-{sheet}") if sheet else Message("seat", {"number": seat + 1})


def phrase(state: State, message: str, args: Mapping[str, Any]) -> Message:
    """A message whose raw arguments (keys, seats, costs, payments) have become messages themselves."""
    said = {name: _said(state, name, value) for name, value in args.items()}
    if "other" in args and "seat" in args:
        said["own"] = "yes" if args["seat"] == args["other"] else "no"
    return Message(message, said)


def _said(state: State, name: str, value: Any) -> Any:
    if name in PREFIXES:
        return Message(PREFIXES[name] + value)
    if name in SEATS:
        return seat_name(state, value)
    if name == "needed" and isinstance(value, dict):
        return [symbols_of(element, count) for element, count in value.items() if count]
    if name == "paid":
        return [CARD_NAMES[PLACED[spot][2]] for spot in value]
    return value


def symbols_of(element: str, count: int) -> Message:
    """A number of symbols of an Element."""
    return Message("symbols", {"element": ELEMENT_NAMES[element], "count": count})


def narrate(scene: Scene, event: Event) -> Message:
    """An event as a line of the log."""
    return phrase(scene.state, f"event-{event.kind}", event.args)
