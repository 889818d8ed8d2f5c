"""From plain data to messages: which argument names an investigator, a space, a card, a monster…, so that words can be
made."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message

from ..bestiary import MONSTERS
from ..board import tile_of
from ..condition_cards import CONDITIONS
from ..in_force import kind_of
from ..injury_cards import INJURIES
from ..insanity import NAMES
from ..investigators import INVESTIGATORS
from ..scenario.library import label
from ..spells import BACKS
from ..state import Scene, Space, State, Who
from ..tiles import SIDES

PEOPLE = ("who", "other", "giver", "taker", "victim")
"""Arguments that are investigators by number; below 0: nobody in particular."""
SPACES = ("space", "start")
CARDS = ("card", "weapon", "by")
LISTS = ("give", "want", "picked")
"""Arguments that are lists of possessions."""
PREFIXES = {
    "skill": "skill-",
    "condition": "condition-",
    "investigator": "investigator-",
    "tile": "tile-",
    "event": "mythos-",
}
"""Arguments that are keys, and the messages that name those."""


def narrate(scene: Scene, event: Event) -> Message:
    """An event as a line of the log."""
    return line(scene, event.kind, event.args)


def line(scene: Scene, kind: str, args: Mapping[str, Any]) -> Message:
    """An event, or what the app has kept of it, as a sentence."""
    match kind:
        case "says":
            return story(scene, str(args["text"]))
        case "objective" | "told":
            return Message(f"event-{kind}", {"text": story(scene, str(args["text"]))})
        case "roll" | "rerolled" | "monster-roll":
            return phrase(scene, f"event-{kind}", {**args, "result": args["dice"].count("success")})
        case "spell-flips" | "condition-flips":
            key = "card" if kind == "spell-flips" else "condition"
            return phrase(scene, f"event-{kind}", {**args, "text": back_text(args[key], args["back"])})
        case "insane":
            return phrase(scene, "event-insane", {"who": args["who"], "goal": Message(f"insane-{NAMES[args['card']]}")})
        case "recovers" if not args["card"]:
            return phrase(scene, "event-recovers-facedown", {"who": args["who"], "kind": args["kind"]})
        case "spawns" | "defeated":
            return phrase(scene, f"event-{kind}", {name: value for name, value in args.items() if name != "kind"})
        case "token":
            return phrase(scene, f"event-token-{args['kind']}", {"token": args["token"], "space": args["space"]})
        case "attack" if args["weapon"] == "unarmed":
            return phrase(scene, "event-attack-unarmed", {"who": args["who"], "monster": args["monster"]})
        case "barricade-off":
            return phrase(scene, "event-barricade-off", {"space": args["space"]})
    return phrase(scene, f"event-{kind}", args)


def phrase(scene: Scene, message: str, args: Mapping[str, Any]) -> Message:
    """A message whose raw arguments have become messages themselves."""
    return Message(message, {name: _said(scene, name, value) for name, value in args.items()})


def _said(scene: Scene, name: str, value: Any) -> Any:
    if isinstance(value, Message):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in PEOPLE:
        return who_name(scene.state, value) if value >= 0 else ""
    if name in SPACES:
        return space_name(scene.state, value)
    if name in CARDS:
        return card_name(value) if value else ""
    if name in PREFIXES:
        return Message(f"{PREFIXES[name]}{value}")
    if name in LISTS:
        return [card_name(key) for key in value]
    match name:
        case "monster":
            return monster_name(scene, value)
        case "token":
            return story(scene, f"token-{value}")
        case "puzzle":
            return puzzle_name(scene, value)
        case "dice":
            return [Message(f"face-{face}") for face in value]
        case "sign":
            return Message("puzzle-sign", {"number": value}) if value else ""
        case "texts" | "link":
            return ""
    return value


# -- names -----------------------------------------------------------------------------------------------------------


def who_name(state: State, who: Who) -> Message:
    """An investigator, or the player's number before one is chosen."""
    if who >= len(state.investigators):
        return Message("seat", {"number": who + 1})
    return _investigator(state.investigators[who].key)


@cache
def _investigator(key: str) -> Message:
    return Message(f"investigator-{key}")


@cache
def room_name(space: Space) -> Message:
    """The room of a space: of a side with a single room the name of the side, which no other has."""
    side, _, letter = space.rpartition(".")
    rooms = SIDES[side].rooms
    return Message(f"tile-{side}") if len(rooms) == 1 else Message(f"room-{SIDES[side].room(letter).key}")


@cache
def _space(space: Space) -> Message:
    side, _, letter = space.rpartition(".")
    if len(SIDES[side].room(letter).spaces) == 1:
        return room_name(space)
    return Message("space", {"room": room_name(space), "letter": letter.upper()})


def space_name(state: State, space: Space) -> Message:
    """A space: its room, and a letter where the room has several."""
    return _space(space) if tile_of(space) in SIDES else Message("nowhere")


def monster_name(scene: Scene, key: str) -> Message:
    """A monster by id: what the scenario calls it, or its kind with a number where there may be several."""
    found = next((one for one in scene.state.monsters if one.id == key), None)
    if found is not None and found.name:
        return story(scene, f"monster-{found.name}")
    return _monster(key)


@cache
def _monster(key: str) -> Message:
    kind, _, number = key.rpartition("-")
    name = Message(f"monster-{kind}")
    if MONSTERS[kind].figures == 1:
        return name
    return Message("monster-numbered", {"monster": name, "number": int(number)})


@cache
def card_name(key: str) -> Message:
    """A possession, an injury or a Condition by its front; ``axe/back`` is the other side of an Axe."""
    face = key.removeprefix(UNKNOWN)
    kind = kind_of(face.partition("/")[0])
    if kind in BACKS:
        return Message(f"spell-{kind}")
    if kind in INJURIES:
        return Message(f"injury-{kind}")
    if kind in CONDITIONS:
        return Message(f"condition-{kind}")
    if kind in INVESTIGATORS:
        return Message(f"investigator-{kind}.ability")
    return Message(f"item-{kind}-back" if face.endswith("/back") else f"item-{kind}")


@cache
def card_text(key: str) -> Message:
    """What stands on a possession, an injury or a Condition."""
    return Message(f"{card_name(key).id}.text")


@cache
def back_text(kind: str, number: int) -> Message:
    """The back of a copy of a Spell or of a double-sided Condition; 0: it was not read."""
    if not number:
        return Message("back-unread")
    return Message(f"{'spell' if kind in BACKS else 'condition'}-{kind}.back{number}")


def story(scene: Scene, text: str) -> Message:
    """A text of the scenario that is being played."""
    return _story(scene.state.plot.scenario, text)


@cache
def _story(scenario: str, text: str) -> Message:
    return Message(f"story-{label(scenario)}-{text}")


def puzzle_name(scene: Scene, key: str) -> Message:
    """A puzzle by its kind: a picture, a lock, a code."""
    return Message(f"puzzle-{scene.state.puzzles[key].kind}")


def cause(scene: Scene) -> Message | None:
    """What is being carried out while a question is asked."""
    if not scene.causes:
        return None
    last = scene.causes[-1]
    kind, _, key = last.partition("-")
    match kind:
        case "card":
            return Message("condition-insane") if key == "insane" else card_name(key)
        case "spell" | "injury" | "condition" | "mythos" | "monster":
            return Message(last)
        case "story":
            return Message("cause-story")
    return Message(f"cause-{last}")
