"""How an investigation is told: what carries the story, where the table stops, what goes from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.scene import Event
from koszmar.kernel.telling import Moved, Telling
from koszmar.kernel.view import Card, Message, Roll

from ..bestiary import own_of
from ..item_cards import ITEMS
from ..state import Card as Held
from ..state import Rolled, Scene, seat_of
from .names import monster_name, monster_text
from .staging import roll_view
from .zones import condition_view, injury_view, possession

FIGURES = {
    "moves": "investigator-{who}", "placed": "investigator-{who}", "eliminated": "investigator-{who}",
    "prowls": "{monster}", "spawns": "{monster}", "defeated": "{monster}", "leaves": "{monster}",
    "walks": "token-{token}", "follows": "token-{token}",
}  # fmt: skip
"""Events that move a figure, and its id on the board."""
SUFFERING = ("attacks", "evades", "horror-check", "suffers", "insane", "condition")
"""Events that are seen where an investigator stands."""
LEAVING = ("defeated", "leaves", "eliminated")


def struck(scene: Scene, event: Event) -> int | None:
    """The player whose investigator is attacked."""
    return seat_of(scene, event.args["who"])


def at(scene: Scene, event: Event) -> str:
    """Whoever is attacked, is horrified, suffers or loses his mind; the monster that is struck."""
    if scene.options.table == "own":
        return ""
    if event.kind in ("attack", "monster-hurt", "monster-heals"):
        return str(event.args["monster"])
    return f"investigator-{event.args['who']}" if event.kind in SUFFERING else ""


def card(scene: Scene, event: Event) -> Card | None:
    """What the app turns up, what one suffers, gains and uses."""
    args = event.args
    match event.kind:
        case "event":
            name = f"mythos-{args['event']}"
            return Card("large", "condition", Message(name), Message(f"{name}.text"))
        case "injury":
            return injury_view("large", args["kind"], args["card"], 1)
        case "condition":
            return condition_view("large", args["condition"])
        case "gains" | "uses" | "picks-up" if args["card"] in ITEMS:
            return possession("large", Held(args["card"]))
        case "ability":
            key = scene.state.investigators[args["who"]].key
            return Card(
                "large", "condition", Message(f"investigator-{key}.ability"), Message(f"investigator-{key}.text")
            )
        case "spawns":
            return _spawned(scene, args)
    return None


def _spawned(scene: Scene, args: Mapping[str, Any]) -> Card:
    """A monster that comes: as the scenario calls it, if it has a name of its own."""
    monster = next((one for one in scene.state.monsters if one.id == args["monster"]), None)
    if monster is not None and own_of(scene, monster) is not None:
        name, text = monster_name(scene, monster.id), monster_text(scene, monster)
    else:
        name, text = Message(f"monster-{args['kind']}"), Message(f"monster-{args['kind']}.text")
    return Card("large", "monster", name, text, args["kind"])


def roll(scene: Scene, event: Event) -> Roll | None:
    """A test: the dice as they fell, and as they lie in the end."""
    args = event.args
    if event.kind not in ("roll", "result") or not args["dice"]:
        return None
    rolled = Rolled(args["who"], args["skill"], args["dice"], args["difficulty"], "")
    return roll_view(scene, rolled, args["stakes"], over=event.kind == "result")


def moved(scene: Scene, event: Event) -> Sequence[Moved]:
    """Figures from space to space, and those who follow them; cards between decks, people and the floor."""
    args, kind = event.args, event.kind
    if kind in FIGURES:
        return _figures(scene, kind, args)
    match kind:
        case "token" if args["kind"] != "explore":
            return [Moved("", args["space"], f"token-{args['token']}")]
        case "token-gone" if args["kind"] != "explore":
            return [Moved(args["space"], "", f"token-{args['token']}")]
        case "gains":
            return [Moved(_deck(args), _held(args))]
        case "discards":
            return [Moved(_held(args), _deck(args))]
        case "drops":
            return [Moved(_held(args), f"dropped/{args['space']}/{args['card']}")]
        case "picks-up":
            return [Moved(f"dropped/{args['space']}/{args['card']}", _held(args))]
        case "hands-over":
            one, other = args["giver"], args["taker"]
            return [Moved(f"possessions-{one}/{args['card']}", f"possessions-{other}/{args['card']}")]
        case "injury":
            return [Moved(f"deck-{args['kind']}", f"{args['kind']}-{args['who']}/{args['card']}")]
        case "condition":
            return [Moved("deck-condition", f"conditions-{args['who']}/{args['condition']}")]
        case "condition-lost":
            return [Moved(f"conditions-{args['who']}/{args['condition']}", "deck-condition")]
    return ()


def _figures(scene: Scene, kind: str, args: Mapping[str, Any]) -> list[Moved]:
    if "space" not in args:  # figures stand on the group's own table, and nobody has told where
        return []
    start = args["space"] if kind in LEAVING else args.get("start", "")
    end = "" if kind in LEAVING else args["space"]
    found = [Moved(start, end, FIGURES[kind].format(**args))]
    if kind in ("moves", "placed"):
        found += [Moved(start, end, f"token-{one.key}") for one in scene.state.tokens if one.follows == args["who"]]
    return found


def _held(args: Mapping[str, Any]) -> str:
    return f"possessions-{args['who']}/{args['card']}"


def _deck(args: Mapping[str, Any]) -> str:
    printed = ITEMS.get(args["card"])
    return f"deck-{printed.deck}/{args['card']}" if printed else ""


TELLING = Telling(
    chapters=("round", "turn"),
    turning=(
        "event", "says", "objective", "told", "campaign", "insane", "eliminated", "spawns", "defeated", "outcome",
        "condition", "horror-check", "perishes", "lost", "puzzle-solved", "board-cleared", "condition-flips",
        "spell-flips",
    ),
    strikes=("attacks",),
    deeds=(
        "investigator", "tile", "token", "near-miss", "evades", "attack", "activates", "no-target", "monster-hurt",
        "monster-heals", "wasted", "suffers", "injury", "recovers", "sheds", "condition-lost", "gains", "drops",
        "picks-up", "discards", "hands-over", "uses", "ability", "puzzle", "fire", "fire-out", "darkness", "daylight",
        "flare", "salt", "follows", "leaves", "hint", "decides", "passage", "wall", "door", "barricade", "barricade-on",
        "barricade-off", "barricade-destroyed", "tile-gone", "do",
    ),
    steps={"moves": "who", "prowls": "monster", "walks": "token"},
    details=(
        "result", "rerolled", "clue-spent", "placed", "token-gone", "monster-roll", "turned-down", "flips", "clues",
        "quota", "extra-action", "puzzle-step", "chosen",
    ),
    drafts=("roll",),
    struck=struck,
    card=card,
    roll=roll,
    moved=moved,
    at=at,
)  # fmt: skip
