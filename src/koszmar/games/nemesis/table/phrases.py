"""From plain data to messages: which argument names a Room, a card, a seat, an Intruder…, so that words can be made."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message

from ..action_cards import ACTION_CARDS
from ..belongings import is_object
from ..ending import COORDINATES
from ..enemies import Enemy, enemy_of
from ..hand import is_contamination
from ..interruption import INTERRUPTION
from ..item_cards import ITEMS
from ..rooms import ROOMS
from ..ship import SHIP, TECHNICAL
from ..state import Scene, Slot, State

PREFIXES = {
    "character": "character-",
    "weapon": "item-",
    "wound": "wound-",
    "objective": "objective-",
    "tile": "room-",
    "colour": "colour-",
    "slot": "slot-",
    "place": "place-",
    "panic": "panic-",
}
"""Arguments that are keys of printed things, and the messages that name those."""
SEATS = ("seat", "other")
ROOM_NAMES = ("room", "start")
"""Arguments that are Rooms by slot."""
THINGS = ("picked", "given", "give", "back", "gives", "gets", "found", "items", "joined")
"""Arguments that are lists of Items and Objects."""
CARDS = ("cards", "paid", "gone")
"""Arguments that are lists of Action cards, Contamination among them."""
NUMBERED = ("seeder", "larva", "creeper", "adult", "breeder", "queen")
"""Intruder tokens that bear a number."""


def narrate(scene: Scene, event: Event) -> Message:
    """An event as a line of the log."""
    return _line(scene, event.kind, event.args)


def _line(scene: Scene, kind: str, args: Mapping[str, Any]) -> Message:
    match kind:
        case "event" | "event-seen":
            return phrase(scene, f"event-{kind}", {**args, "card": Message(event_card(scene, args["card"]))})
        case "attack":
            return phrase(scene, f"event-{kind}", {**args, "card": Message(attack_card(scene, args["card"]))})
        case "panic":
            seat, card, number, level = args["seat"], args["card"], args["number"], args["level"]
            said = {"seat": seat, "panic": card, "number": number, "level": level, "works": level >= number}
            return phrase(scene, "event-panic", said)
        case "panic-cancelled" | "panic-impossible":
            return phrase(scene, f"event-{kind}", {**args, "card": Message(f"panic-{args['card']}")})
        case "coordinates-checked":
            return Message("event-coordinates-checked", {"places": course_text(args["card"])})
        case "card-lost" | "noise-rerolled":
            return phrase(scene, f"event-{kind}", {**args, "card": card_name(args["card"])})
        case "check":
            numbers = check_numbers(scene, args["cards"])
            return phrase(scene, "event-check", {"intruder": args["intruder"], "numbers": numbers})
        case "throws":
            return phrase(scene, "event-throws", {"seat": args["seat"], "item": args["item"], "room": args["room"]})
        case "encounter" if not args["token"]:
            return phrase(scene, "event-encounter-empty", {"seat": args["seat"], "room": args["room"]})
        case "action":
            what = action_name(scene.state, args["kind"], args["what"])
            return phrase(scene, "event-action", {"seat": args["seat"], "what": what})
    return phrase(scene, f"event-{kind}", args)


def phrase(scene: Scene, message: str, args: Mapping[str, Any]) -> Message:
    """A message whose raw arguments (keys, seats, Rooms, things) have become messages themselves."""
    return Message(message, {name: _said(scene, name, value) for name, value in args.items()})


def _said(scene: Scene, name: str, value: Any) -> Any:
    if isinstance(value, Message):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in PREFIXES:
        return Message(f"{PREFIXES[name]}{value}") if value and not is_unknown(value) else ""
    if name in SEATS:
        return seat_name(scene.state, value)
    if name in ROOM_NAMES:
        return room_name(scene.state, value)
    if name in THINGS and isinstance(value, list):
        return [thing_name(scene.state, thing) for thing in value]
    if name in CARDS:
        return [card_name(card) for card in value]
    match name:
        case "seats":
            return [seat_name(scene.state, seat) for seat in value]
        case "intruder" | "target":
            return intruder_name(scene, value)
        case "kind":
            return Message(f"intruder-{value}")
        case "corridor":
            return corridor_name(scene.state, value)
        case "item" | "host":
            return thing_name(scene.state, value)
        case "token":
            return token_name(value)
        case "weakness":
            return Message(f"weakness-{enemy_of(scene).key}-{value}")
        case "what":
            return what_name(scene.state, value)
        case "face":
            return face_name(scene, value)
        case "engines":
            return [Message(f"engine-{state}") for state in value]
    return value


# -- names ---------------------------------------------------------------------------------------------------------


@cache
def course_text(card: str) -> Message:
    """Where each space of the Destination track leads, for whoever has read the Coordinates card."""
    a, b, c, d = (Message(f"place-{COORDINATES[card][space]}") for space in "abcd")
    return Message("course-places", {"a": a, "b": b, "c": c, "d": d})


Crew: TypeAlias = tuple[str, ...]
"""By seat the characters that were chosen: who is who, for parts of the view that are kept."""


def crew_of(state: State) -> Crew:
    """Who plays which character."""
    return tuple([one.key for one in state.characters])


def seat_name(state: State, seat: int) -> Message:
    """What a seat is called: its character, or its number before one is chosen."""
    return called(state.characters[seat].key, seat)


def called(key: str, seat: int) -> Message:
    """What a seat with this character is called, or with none."""
    return _character(key) if key else Message("seat", {"number": seat + 1})


@cache
def _character(key: str) -> Message:
    return Message(f"character-{key}")


def room_name(state: State, slot: Slot) -> Message:
    """A Room by its tile once it was explored, by its number before."""
    if not slot:
        return Message("nowhere")
    room = state.rooms[slot]
    return tile_name(room.tile) if room.explored else unexplored(slot)


@cache
def tile_name(tile: str) -> Message:
    """What a Room is called."""
    return Message(f"room-{tile}")


@cache
def unexplored(slot: Slot) -> Message:
    """A Room that nobody has entered."""
    return Message("room-unexplored", {"number": int(slot)})


def corridor_name(state: State, link: str) -> Message:
    """A corridor by the Rooms at its ends."""
    if link == TECHNICAL:
        return Message("corridor-technical")
    one, other = SHIP.links[link].ends
    return Message("corridor", {"room": room_name(state, one), "other": room_name(state, other)})


def intruder_name(scene: Scene, intruder: str) -> Message:
    """An Intruder by id, with its number where there may be several; also one that is gone; or Eggs."""
    if intruder == "eggs":
        return Message("object-eggs")
    kind, _, number = intruder.rpartition("-")
    name = Message(f"intruder-{kind}")
    if enemy_of(scene).miniatures.get(kind, 1) == 1:
        return name
    return Message("intruder-numbered", {"intruder": name, "number": int(number)})


def thing_name(state: State, key: str) -> Message:
    """An Item, an Object, or all that is seen of a hidden Item: the colour of its back."""
    return _item(key) if key in ITEMS else thing_called(key, crew_of(state))


def thing_called(key: str, crew: Crew) -> Message:
    """The same for whoever knows who is who: a corpse is called by its character."""
    if key in ITEMS:
        return _item(key)
    if is_unknown(key) or key in ("", "red", "yellow", "green", "blue"):
        return Message(f"item-back-{key.lstrip('?') or 'plain'}")
    if is_object(key):
        _, _, whose = key.partition("-")
        if whose.isdecimal():
            return Message("object-corpse", {"seat": called(crew[int(whose)], int(whose))})
        return Message(f"object-{key}")
    return Message(f"item-{key}")


@cache
def _item(key: str) -> Message:
    return Message(f"item-{key}")


@cache
def card_name(card: str) -> Message:
    """A card of a player's deck, as its owner or everybody may call it."""
    if card in ("contamination", "infected", "clean") or is_contamination(card):
        return Message(f"card-{'contamination' if is_contamination(card) else card}")
    return Message("card-hidden" if is_unknown(card) else f"action-{card}")


def token_name(token: str) -> Message | str:
    """A token: of the Intruder bag, or of exploration (``doors-3``, or the kind alone)."""
    kind, _, rest = token.partition("-")
    if not kind:
        return ""
    if kind == "insanity":
        return Message("token-insanity", {"character": Message(f"character-{rest}")})
    if kind in NUMBERED:
        return Message(f"token-{kind}", {"number": int(rest or 0)})
    return Message(f"token-{kind}")


def what_name(state: State, what: str) -> Message:
    """What somebody does or plays, by key alone: a card, an Item, a Room's action, a Panic card, a Basic Action."""
    if what == INTERRUPTION or what in ACTION_CARDS:
        return Message(f"action-{what}")
    if what in ITEMS:
        return Message(f"item-{what}")
    if what in ROOMS:
        return tile_name(what)
    return Message(what if what.startswith("panic-") else f"deed-{what}")


def action_name(state: State, kind: str, what: str) -> Message:
    """What an Action is called."""
    if kind in ("card", "item", "room"):
        prefix = {"card": "action", "item": "item", "room": "room"}[kind]
        return Message(f"{prefix}-{what}")
    return Message(f"deed-{kind}")


def face_name(scene: Scene, face: str) -> Message:
    """A face of a die; the symbols of types are called by the lowest type of the enemy that they hit."""
    kinds = enemy_of(scene).hits.get(face)
    return Message(f"face-{kinds[-1] if kinds else face}")


def event_card(scene: Scene, card: str) -> str:
    """The message that names an Event card."""
    return event_of(enemy_of(scene), card)


def event_of(enemy: Enemy, card: str) -> str:
    """The same for an enemy."""
    return f"event-{enemy.key}-{enemy.events[card].effect}"


def check_numbers(scene: Scene, cards: list[str]) -> list[Message]:
    """What the Attack cards of an injury check show: numbers, or the retreat symbol."""
    numbers = [enemy_of(scene).attacks[card].blood for card in cards]
    return [Message("number", {"number": number}) if number else Message("check-retreat") for number in numbers]


def panic_of(enemy: Enemy, card: str) -> str:
    """The message that names a Panic card; it is the same for every enemy."""
    return f"panic-{card}"


def attack_card(scene: Scene, card: str) -> str:
    """The message that names an Attack card."""
    return attack_of(enemy_of(scene), card)


def attack_of(enemy: Enemy, card: str) -> str:
    """The same for an enemy."""
    return f"attack-{enemy.key}-{enemy.attacks[card].effect}"
