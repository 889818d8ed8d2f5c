"""How a night on the station is told: what carries the story, where the table stops, what goes from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.scene import Event
from koszmar.kernel.telling import Moved, Telling
from koszmar.kernel.view import Card, Die, Message, Roll
from koszmar.parts.figures import word_of

from ..dice import is_hit
from ..items import ITEMS
from ..state import HERO, Scene, SectorId
from .event_rules import UNSEEN
from .phrases import sees_the_map
from .zones import reaction

ROLLS = ("hero-roll", "evil-roll", "rerolled")


def card(scene: Scene, event: Event) -> Card | None:
    """A reaction that is played, an item that is found or used, a mission."""
    args = event.args
    match event.kind:
        case "reaction" | "face-down":
            return reaction("large", args["card"])
        case "items-drawn":
            return _item(args["items"][0]) if args["items"] else None
        case "uses":
            return _item(args["item"])
        case "final-mission" | "mission-done":
            name = f"mission-{args['mission']}"
            return Card("large", "mission", Message(name), Message(f"{name}.text"))
    return None


def _item(key: str) -> Card:
    return Card("large", "item", Message(f"item-{key}"), Message(f"item-{key}.text"), ITEMS[key].type)


def roll(scene: Scene, event: Event) -> Roll | None:
    """The dice of an attack, and what the Hero needs."""
    if event.kind not in ROLLS or not event.args["dice"]:
        return None
    seat = HERO if event.kind == "hero-roll" else None
    return Roll(Message("roll-dice"), dice_of(event.args), seat=seat, target=event.args.get("needs") or None)


def dice_of(args: Mapping[str, Any]) -> list[int | Die]:
    """Dice as they lie, and which of them are hits: half-hits by light and danger (dice.half-hit-hero)."""
    return [
        Die(face, Message(f"face-{face}"), "alone", counts=is_hit(face, bool(args["half"]))) for face in args["dice"]
    ]


def moved(scene: Scene, event: Event) -> Sequence[Moved]:
    """The Hero from sector to sector; figures for him, creatures for those who see the map; cards."""
    args, evil = event.args, sees_the_map(scene.state)
    match event.kind:
        case "moves":
            return [Moved(args["start"], args["sector"], word_of(HERO))]
        case "figure-moves":
            return [Moved(args["start"], args["sector"], _piece(scene, args["figure"]))]
        case "creature-comes" if not evil:
            return [Moved("", _place(scene, args["figure"]), args["figure"])]
        case "creature-leaves" | "killed" if not evil:
            return [Moved("", "", args["figure"])]
        case "creature-moves" | "transferred":
            return [Moved(args["start"], args["end"], args["creature"])]
        case "deployed" | "boss-placed":
            return [Moved("", args["sector"], args["creature"])]
        case "killed-unseen":
            return [Moved("", "", args["creature"])]
        case "evil-draws":
            return [Moved(f"deck-{args['deck']}", f"hand-{args['seat']}")]
        case "reaction" | "face-down" | "face-down-hidden":
            key = args.get("card", "")
            start = f"hand-{args['seat']}/{key}" if key and evil else f"hand-{args['seat']}"
            return [Moved(start, "track")]
        case "thrown-away":
            return [Moved(f"hand-{args['seat']}", "")]
        case "items-drawn":
            return [Moved("item-deck", "items", count=len(args["items"]))]
        case "item-gone":
            return [Moved("items", "items-out")]
        case "turn" if args["number"] > 1:
            return [Moved(f"turns-{args['number'] - 1}", f"turns-{args['number']}", "turns")]
    return ()


def _piece(scene: Scene, figure: str) -> str:
    """What a figure is on the map: for those who see all of it the creature behind it."""
    creatures = scene.state.creatures if sees_the_map(scene.state) else []
    return next((one.id for one in creatures if one.figure == figure), figure)


def _place(scene: Scene, figure: str) -> SectorId:
    """Where the Hero sees a figure now."""
    there = (key for key, tile in scene.state.labyrinth.items() if any(one.name == figure for one in tile.figures))
    return next(there, "")


_DEEDS = (
    "character", "decks", "targets", "located", "located-level", "located-none", "tracked-count", "noise", "cut",
    "never-there", "lit", "light-out", "door", "danger-placed", "danger-due", "creature-comes", "creature-leaves",
    "wounded", "unhurt", "gets-up", "reaction", "face-down", "hero-roll", "loss", "healed", "price", "gas", "mine",
    "web-torn", "smoke", "ability", "ally", "ally-ability", "ally-hit", "items-drawn", "uses", "room-searched",
    "room-named", "deaths", "gain", "work", "step-fails", "growth", "guests", "extra-round", "strikes-air",
    "adrenaline", "upgraded", "condition-placed", "token-placed", "token-gone", "deployed", "boss-placed",
    "transferred", "fiercer", "greedy", "tougher", "acid", "mended",
)  # fmt: skip
_TURNING = (
    "scare", "evil-roll", "killed", "mission-done", "final-mission", "nightmare", "ally-lost", "sacrifice",
    "colonel-aboard",
)  # fmt: skip
TELLING = Telling(
    chapters=("round", "turn"),
    turning=_TURNING,
    deeds=(*_DEEDS, *(f"{kind}-unseen" for kind in UNSEEN if kind in _DEEDS), "killed-unseen"),
    steps={"moves": "", "figure-moves": "figure", "creature-moves": "creature"},
    openers=("declares",),
    details=(
        "tracked", "shown", "forgotten", "cleared", "rerolled", "courage", "fewer-dice", "fewer-cards", "experience",
        "adrenaline-filled", "adrenaline-lost", "item-gone", "charge-lost", "recharged", "thrown-away", "evil-draws",
        "lied", "muted", "false-noise", "unheard", "concealed", "faked",
    ),
    card=card,
    roll=roll,
    moved=moved,
)  # fmt: skip
