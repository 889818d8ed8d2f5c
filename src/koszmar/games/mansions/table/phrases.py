"""From plain data to messages: which argument names an investigator, a space, a card, a monster…, so that words can be
made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message

from ..insanity import NAMES
from ..scenario.library import label
from ..state import Scene
from . import companion
from .names import back_text, card_name, monster_name, puzzle_name, space_name, story, who_name
from .stakes import in_words

PEOPLE = ("who", "other", "giver", "taker", "victim")
"""Arguments that are investigators by number; below 0: nobody in particular."""
SPACES = ("space", "start")
CARDS = ("card", "weapon", "by")
CHECKS = ("attack", "attacks", "evades", "horror-check")
"""Events that read to the table what is tested."""
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
    """An event, or what the app has kept of it, as a sentence; and what hangs on it, where a test follows."""
    said = _line(scene, kind, args)
    if kind not in CHECKS or not (stakes := in_words(args.get("stakes", ""), alone=True)):
        return said
    return Message("stakes-then", {"first": said, "then": stakes})


def _line(scene: Scene, kind: str, args: Mapping[str, Any]) -> Message:
    match kind:
        case "says":
            return story(scene, str(args["text"]))
        case "decides":
            choice = _choice(scene, str(args["choice"]))
            if args["who"] < 0:
                return Message("event-decides-together", {"choice": choice})
            return phrase(scene, "event-decides", {"who": args["who"], "choice": choice})
        case "objective" | "told":
            return Message(f"event-{kind}", {"text": story(scene, str(args["text"]))})
        case "roll" | "rerolled" | "monster-roll":
            return phrase(scene, f"event-{kind}", {**args, "result": args["dice"].count("success")})
        case "spell-flips" | "condition-flips":
            key = "card" if kind == "spell-flips" else "condition"
            return phrase(scene, f"event-{kind}", {**args, "text": back_text(args[key], args["back"])})
        case "insane":
            return phrase(scene, "event-insane", {"who": args["who"], "goal": Message(f"insane-{NAMES[args['card']]}")})
        case "ability":
            ability = card_name(scene.state.investigators[args["who"]].key)
            return phrase(scene, "event-ability", {"who": args["who"], "ability": ability})
        case "recovers" if not args["card"]:
            return phrase(scene, "event-recovers-facedown", {"who": args["who"], "kind": args["kind"]})
        case "spawns" | "defeated":
            return phrase(scene, f"event-{kind}", {name: value for name, value in args.items() if name != "kind"})
        case "token":
            return phrase(scene, f"event-token-{args['kind']}", {"token": args["token"], "space": args["space"]})
        case "attack" if args["weapon"] == "unarmed":
            return phrase(scene, "event-attack-unarmed", {"who": args["who"], "monster": args["monster"]})
        case "do":
            return companion.order(scene, args)
        case "barricade-off":
            return phrase(scene, "event-barricade-off", {"space": args["space"]})
    return phrase(scene, f"event-{kind}", args)


def _choice(scene: Scene, message: str) -> Message:
    """What was chosen, as it was offered: an option of the scenario may have something filled in."""
    own = f"scenario-{label(scene.state.plot.scenario)}-"
    return story(scene, message.removeprefix(own)) if message.startswith(own) else Message(message)


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
        case "fact":
            return companion.fact(scene, value)
        case "whom":
            return companion.whom(scene, value.split(" "))
        case "sign":
            return Message("puzzle-sign", {"number": value}) if value else ""
        case "stakes":
            return in_words(value) or "none"
        case "texts" | "link":
            return ""
    return value


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
