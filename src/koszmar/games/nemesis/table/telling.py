"""How a flight is told: what carries the story, where the table stops, what goes from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from koszmar.kernel.scene import Event
from koszmar.kernel.telling import Moved, Telling, in_hand
from koszmar.kernel.view import Card, Message, Roll
from koszmar.parts.figures import word_of

from ..hand import CONTAMINATION, is_contamination
from ..state import Scene, Staged
from .phrases import attack_card, event_card, thing_name, token_name
from .staging import roll_view

ROLLS: dict[str, Literal["noise", "shot", "blow"]] = {"noise-roll": "noise", "shot": "shot", "blow": "blow"}
GONE = ("intruder-leaves", "lurks", "killed", "lair-destroyed")
"""Events after which an Intruder is no longer aboard."""


def struck(scene: Scene, event: Event) -> int | None:
    """The character that an Intruder attacks or takes by surprise."""
    return int(event.args["seat"])


def card(scene: Scene, event: Event) -> Card | None:
    """Cards that are turned up for everybody, tokens of the bag, what one finds."""
    args = event.args
    match event.kind:
        case "event" | "event-seen":
            return _printed("events", event_card(scene, args["card"]))
        case "attack" if args["card"]:
            return _printed("attacks", attack_card(scene, args["card"]))
        case "panic":
            return _printed("panic", f"panic-{args['card']}")
        case "lair-found":
            return _printed("token", "intruder-lair")
        case "serious-wound":
            return _printed("wound", f"wound-{args['wound']}")
        case "objective-kept" | "objective-seen":
            return _printed("objective", f"objective-{args['objective']}")
        case "encounter" if args["token"]:
            said = token_name(args["token"])
            if isinstance(said, Message):
                text = Message(f"{said.id}.text", {"number": said.args.get("number", 0)})
                return Card("large", "token", said, text, args["token"].partition("-")[0])
        case "gain":
            return Card("large", "item", thing_name(scene.state, args["item"]))
    return None


def _printed(face: str, name: str) -> Card:
    return Card("large", face, Message(name), Message(f"{name}.text"))


def roll(scene: Scene, event: Event) -> Roll | None:
    """The Noise die, or the Combat die."""
    if event.kind not in ROLLS:
        return None
    args = event.args
    return roll_view(scene, Staged(ROLLS[event.kind], args["face"], args["seat"], args.get("target", "")))


def moved(scene: Scene, event: Event) -> Sequence[Moved]:
    """Characters and Intruders from Room to Room, cards between hands and discard piles, markers on tracks."""
    args, kind = event.args, event.kind
    if kind in GONE:
        return [Moved(args["room"], "", args["intruder"])]
    match kind:
        case "moves":
            return [Moved(args["start"], args["room"], word_of(args["seat"]))]
        case "intruder-moves":
            return [Moved(args["start"], args["room"], args["intruder"])]
        case "appears" | "lair-found":
            return [Moved("", args["room"], args["intruder"])]
        case "character":
            return [Moved("", scene.state.characters[args["seat"]].room, word_of(args["seat"]))]
        case "action" if args["kind"] == "card":
            return [_discarded(scene, args["seat"], args["what"])]
        case "revived":
            return [Moved("", args["room"], word_of(args["seat"]))]
        case "dies" | "hibernates":
            return [Moved(args["room"], "", word_of(args["seat"]))]
        case "launches":
            return [Moved(args["room"], "", word_of(seat)) for seat in args["seats"]]
        case "time":
            return [Moved(f"time-{args['left'] + 1}", f"time-{args['left']}", "time")]
        case "destruct":
            return [Moved(f"destruct-{args['left'] + 1}", f"destruct-{args['left']}", "destruct")]
        case "pay" | "discard":
            return [_discarded(scene, args["seat"], one) for one in args["cards"]]
        case "draw":
            return [Moved("", f"hand-{args['seat']}", count=args["count"])]
        case "contaminated":
            return [Moved("", f"discard-{args['seat']}/{CONTAMINATION}")]
        case "serious-wound":
            return [Moved("", f"wounds-{args['seat']}/{args['wound']}")]
        case "gain" | "pick-up" | "drop":
            return _item(kind, args)
    return ()


def _discarded(scene: Scene, seat: int, one: str) -> Moved:
    name = CONTAMINATION if is_contamination(one) else one
    return Moved(in_hand(f"hand-{seat}", scene.state.characters[seat].hand, name), f"discard-{seat}/{name}")


def _item(kind: str, args: Mapping[str, Any]) -> list[Moved]:
    """An Item comes to a character or leaves it; everybody sees that, if not where it lies."""
    place = f"panel-{args['seat']}"
    return [Moved(place, "") if kind == "drop" else Moved("", place)]


TELLING = Telling(
    chapters=("round", "turn"),
    turning=(
        "encounter", "event", "first-intruder", "objective-kept", "objective-seen", "dies", "revived", "panic", "larva",
        "last-check", "surprise", "destruct-started", "jump", "ship-destroyed", "engines-revealed", "arrives",
        "launches", "hibernates", "outcome", "weakness", "despoiler-dead", "manoeuvre", "killed", "lair-found",
        "lair-destroyed",
    ),
    strikes=("attack",),
    deeds=(
        "character", "passes", "interrupts", "explored", "danger", "appears", "intruder-leaves", "injured", "missed",
        "shot", "blow", "loaded", "serious-wound", "light-wound", "dressed", "undressed", "healed-serious",
        "healed-light", "search", "gain", "drop", "pick-up", "activated", "trade", "shows", "no-trade", "fire",
        "fire-out", "burns", "malfunction", "repaired", "airlock", "airlock-opens", "airlock-cancelled", "signal",
        "egg-taken", "egg-destroyed", "egg-hatched", "egg-laid", "looked", "looked-at-tile", "coordinates-checked",
        "destination", "engine-checked", "engine-order", "destruct-stopped", "lurks", "boards", "boarding-failed",
        "leaves-pod", "pod-lock", "pods-unlocked", "ejected", "hibernation-failed", "attached", "orders", "covers",
        "refuses-cover", "event-seen", "event-assessed", "steel-nerves", "armour", "summoned", "larva-removed",
        "pod-lost", "throws", "wide-awake", "joined", "blind-escape", "cured", "bag",
    ),
    steps={"moves": "seat", "intruder-moves": "intruder"},
    openers=("action",),
    details=(
        "draw", "reshuffled", "discard", "pay", "let-round", "token", "noise-roll", "noise", "retreats", "rerolled",
        "contaminated", "scan", "insanity", "panic-cancelled", "panic-impossible", "items-lost", "card-lost",
        "ammo-lost", "slime", "slime-loud", "slime-off", "component", "door", "time", "destruct", "noise-rerolled",
        "bag-grows", "token-removed", "check",
    ),
    struck=struck,
    card=card,
    roll=roll,
    moved=moved,
)  # fmt: skip
