"""How the night is told: what carries the story, where the table stops, what goes from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.scene import Event
from koszmar.kernel.telling import Moved, Telling
from koszmar.kernel.view import Card, Message, Roll
from koszmar.parts.figures import figure_of, is_seat, word_of

from ..cards import CARDS
from ..state import Scene
from .phrases import actor_name, kind_name
from .view import card_view, roll_title

LARGE = ("draw", "take-card", "use", "attack-with", "30-shown", "30-turned-up")
"""Events whose card comes up large."""
HURTS = ("damage", "no-damage", "death", "revive")
"""Events that are seen where an explorer stands."""
ROLLS = ("roll", "rolling", "roll-dice", "rolling-dice", "roll-monster", "roll-moves", "dice")


def struck(scene: Scene, event: Event) -> int | None:
    """The explorer who is attacked."""
    target = figure_of(event.args["target"])
    return target if is_seat(target) else None


def at(scene: Scene, event: Event) -> str:
    """Whoever is attacked, hurt, stunned or dead."""
    args = event.args
    if event.kind in ("attack", "attack-with"):
        return str(args["target"])
    figure = args.get("monster") if event.kind == "stun" else args.get("seat") if event.kind in HURTS else None
    return "" if figure is None else word_of(figure)


def card(scene: Scene, event: Event) -> Card | None:
    """The card that is drawn, taken or used, or what somebody tries."""
    if event.kind == "haunt-action":
        name = f"haunt-{event.args['action']}"
        return Card(f"large/{name}", "scenario", Message(name), Message(f"{name}.text", {"players": scene.players}))
    key = event.args.get("card", "")
    return card_view("large", key) if event.kind in LARGE and key else None


def roll(scene: Scene, event: Event) -> Roll | None:
    """The dice of a roll; whoever defends needs more than the attacker has."""
    if event.kind not in ROLLS:
        return None
    args = event.args
    needs, against, verdict = args.get("needs", 0), args.get("against", -1), args.get("verdict", "")
    awakes = verdict == "haunt"
    return Roll(
        _title(scene, args),
        args["dice"],
        args.get("bonus", 0),
        args["result"],
        args.get("seat"),
        against + 1 if against >= 0 else needs or None,
        Message("goal-haunt") if awakes else None,
        "" if awakes or against >= 0 or verdict == "none" else verdict,
    )


def _title(scene: Scene, args: Mapping[str, Any]) -> Message:
    """What a roll is called; a monster's by the monster, one for the moves of a kind by the kind."""
    if "kind" in args:
        return Message("roll-for", {"cause": kind_name(scene.state, args["kind"]), "roll": Message("roll-moves")})
    title = roll_title(args.get("trait", ""), args.get("cause", ""), args.get("damage", ""))
    if "monster" not in args:
        return title
    return Message("roll-for", {"cause": actor_name(scene.state, args["monster"]), "roll": title})


def moved(scene: Scene, event: Event) -> Sequence[Moved]:
    """Figures go from tile to tile, cards from deck to board, from board to board and back under their deck."""
    args = event.args
    if "start" in args:
        return [Moved(args["start"], args["tile"], str(args.get("monster") or word_of(args["seat"])))]
    match event.kind:
        case "draw" if CARDS[args["card"]].deck == "event":
            return [Moved("event-deck", f"last-event/{args['card']}")]
        case "draw":
            return [Moved(f"{CARDS[args['card']].deck}-deck", _held(args["seat"], args["card"]))]
        case "draw-hidden":
            return [Moved("omen-deck", f"cards-{args['seat']}")]
        case "take-card":
            return [Moved(_place(args["source"], args["card"]), _held(args["seat"], args["card"]))]
        case "bury" if args["source"]:
            return [Moved(_place(args["source"], args["card"]), f"{CARDS[args['card']].deck}-deck")]
        case "trade":
            return [*_hand_over(args["seat"], args["other"], args["give"]),
                    *_hand_over(args["other"], args["seat"], args["want"])]  # fmt: skip
        case "loot":
            return _hand_over(args["other"], args["seat"], [args["thing"]])
        case "discover":
            return [Moved("tiles", args["tile"])]
        case "volunteer":
            one, other = word_of(args["seat"]), word_of(args["other"])
            return [Moved(args["source"], args["goal"], one), Moved(args["goal"], args["source"], other)]
        case "explorer":
            return [Moved("", "entrance-hall", word_of(args["seat"]))]
        case "monster-appears":
            return [Moved("", args["tile"], args["monster"])]
        case "monster-gone":
            return [Moved(args["tile"], "", args["monster"])]
        case "track":
            start = f"number-{args['before']}" if args["before"] >= 0 else ""
            return [Moved(start, f"number-{args['number']}", "numbers")]
    return ()


def _held(seat: int, thing: str) -> str:
    return f"cards-{seat}/{thing}" if thing in CARDS else f"tokens-{seat}"


def _place(source: Any, thing: str) -> str:
    """Where a card comes from: a deck, a player, a monster that held it."""
    if source == "deck":
        return f"{CARDS[thing].deck}-deck"
    figure = figure_of(source) if source else source
    return _held(figure, thing) if is_seat(figure) else str(source)


def _hand_over(giver: int, taker: int, things: list[str]) -> list[Moved]:
    return [Moved(_held(giver, thing), _held(taker, thing)) for thing in things]


TELLING = Telling(
    chapters=("turn", "monsters-turn"),
    turning=(
        "draw", "haunt-roll", "haunt", "traitor", "volunteer", "death", "revive", "won",
        "03-ill", "07-trapped", "11-dinner", "14-body", "16-turned-up", "17-slip-die", "18-dispelled", "35-taken",
        "37-swap", "46-turned-up", "47-free",
    ),
    strikes=("attack", "attack-with"),
    deeds=(
        "explorer", "scenario", "discover", "tile-refused", "no-tile-fits", "lay-anew", "tile-laid", "tile-harms",
        "elevator", "elevator-monster", "take-card", "use", "damage", "no-damage", "attack-tie", "attack-harmless",
        "trade", "trade-refused", "loot", "haunt-action", "monster-appears", "monster-gone", "stun",
        "03-dealt", "03-swap", "06-number", "07-spoken", "07-no", "07-clue", "10-took", "10-looked", "10-offer",
        "11-stocked", "13-lift", "13-feed", "17-slip-x", "18-acts", "18-vanish", "20-found", "20-warm", "20-no-way",
        "20-cold", "21-book", "23-off", "26-ruined", "27-erased", "30-passed", "30-shown", "30-turned-up",
        "31-cursed", "33-smashed", "43-found", "47-closed", "50-flesh",
    ),
    steps={"walked": "seat", "moved": "seat", "walked-monster": "monster", "moved-monster": "monster"},
    details=(
        "first", "entered", "entered-monster", "placed", "placed-monster", "tile-buried", "flip", "bury", "empty-deck",
        "roll", "roll-dice", "roll-monster", "roll-moves", "dice", "gain", "lose", "heal", "token", "track", "recover",
        "03-swapped",
    ),
    drafts=("rolling", "rolling-dice"),
    struck=struck,
    card=card,
    roll=roll,
    moved=moved,
    at=at,
)  # fmt: skip
