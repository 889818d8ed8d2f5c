"""From plain data to messages: which argument names a card, a tile, a seat, a monster…, so that words can be made."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message
from koszmar.parts.figures import Figure, figure_of, is_seat, seat_of

from .. import moments
from ..answers import haunt_answer
from ..cards import CARDS
from ..explorers import TRAITS
from ..haunt import HAUNTS
from ..state import Scene, State
from ..tiles import REGIONS, ROOMS
from ..tokens import ASIDE, BOX
from ..trading import TOKEN

PREFIXES = {
    "card": "card-",
    "tile": "tile-",
    "trait": "trait-",
    "region": "region-",
    "damage": "damage-",
    "deck": "deck-",
    "scenario": "scenario-",
    "action": "haunt-",
}
"""Arguments that are keys of printed things, and the messages that name those."""
SEATS = ("seat", "other")
ACTORS = ("attacker", "target", "actor", "who", "monster")
"""Arguments that are an explorer (``seat-2``, or the number alone) or a monster by id."""
THINGS = ("give", "want", "picked")
"""Arguments that are lists of cards and tokens."""
PLAIN_TOKENS = ("blessing", "obstacle", "secret-passage")
"""Tokens that mean the same in every match; all others mean what the haunt says."""

TILE_NAMES = {key: Message(f"tile-{key}") for key in ROOMS}
TRAIT_NAMES = {trait: Message(f"trait-{trait}") for trait in TRAITS}
REGION_NAMES = {region: Message(f"region-{region}") for region in REGIONS}


def narrate(scene: Scene, event: Event) -> Message:
    """An event as a line of the log: whoever it names is called as they were called at that time."""
    table_then = haunt_answer(scene, moments.table_then)
    state = table_then(scene, event) if table_then else scene.state
    return phrase(state, f"event-{event.kind}", event.args)


def phrase(state: State, message: str, args: Mapping[str, Any]) -> Message:
    """A message whose raw arguments (keys, seats, dice, things) have become messages themselves."""
    said = {name: _said(state, name, value) for name, value in args.items()}
    if "on" in args:
        said["where"] = _kind_of_place(args["on"])
    if isinstance(args.get("dice"), list):
        said["count"] = len(args["dice"])
    if "verdict" in args:
        verdict, against = args["verdict"], args["against"]
        terms = {"result": args["result"], "needs": args["needs"], "against": against, "verdict": verdict}
        said["outcome"] = Message("roll-outcome", terms)
    return Message(message, said)


def _said(state: State, name: str, value: Any) -> Any:
    if name in PREFIXES:
        return Message(f"{PREFIXES[name]}{value}") if value else ""
    if name in SEATS:
        return seat_name(state, value)
    if name in ACTORS:
        return actor_name(state, value)
    if name in THINGS:
        return [thing_name(state, thing) for thing in value]
    match name:
        case "dice" if isinstance(value, list):
            return " ".join(map(str, value))
        case "cause":
            return Message(value) if value else ""
        case "haunt":
            return Message(f"haunt-{value:02}")
        case "kind":
            return kind_name(state, value)
        case "on":
            return place_name(state, value)
        case "thing":
            return thing_name(state, value)
        case "token":
            return token_name(state, value)
        case "tiles":
            return [TILE_NAMES[tile] for tile in value]
        case "traits":
            return [TRAIT_NAMES[trait] for trait in value]
    return value


# -- names ---------------------------------------------------------------------------------------------------------


def seat_name(state: State, seat: int) -> Message:
    """What a seat is called: its explorer, or its number before one is chosen."""
    return called(state.explorers[seat].key, seat)


@cache
def called(key: str, seat: int) -> Message:
    """What a seat with this explorer is called, or with none."""
    return Message(f"explorer-{key}") if key else Message("seat", {"number": seat + 1})


def actor_name(state: State, actor: Figure) -> Message:
    """Whoever acts: an explorer by seat or as ``seat-2``, a monster by id, also one that is gone."""
    if is_seat(actor):
        return seat_name(state, actor)
    if is_seat(figure_of(actor)):
        return seat_name(state, seat_of(actor))
    kind, _, number = actor.rpartition("-")
    name = kind_name(state, kind)
    return name if is_only_one(state, kind) else Message("monster-numbered", {"monster": name, "number": int(number)})


def kind_name(state: State, kind: str) -> Message:
    """What a kind of monster is called in this haunt."""
    return Message(f"monster-{haunt_number(state)}-{kind}")


def is_only_one(state: State, kind: str) -> bool:
    """Whether the box holds a single token for monsters of this kind, so that they need no numbers."""
    assert state.haunt is not None
    return any(BOX[box.token] == 1 for box in HAUNTS[state.haunt.number].monsters if box.key == kind)


def token_name(state: State, name: str) -> Message:
    """What a token is called: the same in every match, or as this haunt calls it."""
    return Message(f"token-{name}" if name in PLAIN_TOKENS else f"token-{haunt_number(state)}-{name}")


def thing_name(state: State, thing: str) -> Message:
    """A card or a token that changes hands."""
    return token_name(state, thing[len(TOKEN) :]) if thing.startswith(TOKEN) else Message(f"card-{thing}")


def place_name(state: State, on: str) -> Message:
    """Where a token lies."""
    match _kind_of_place(on):
        case "tile":
            return TILE_NAMES[on]
        case "aside":
            return Message("aside")
    return actor_name(state, on)


def haunt_number(state: State) -> str:
    """The haunt as message ids write it: ``07``."""
    assert state.haunt is not None
    return f"{state.haunt.number:02}"


def _kind_of_place(on: str) -> str:
    if on in ROOMS:
        return "tile"
    return "aside" if on == ASIDE else "seat" if is_seat(figure_of(on)) else "monster"


def is_monster(state: State, key: str) -> bool:
    """Whether a word is the id of a monster in play."""
    return state.haunt is not None and any(one.id == key for one in state.haunt.monsters)


def is_card(key: str) -> bool:
    """Whether a word is a printed card."""
    return key in CARDS
