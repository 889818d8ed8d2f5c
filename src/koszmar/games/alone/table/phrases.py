"""From plain data to messages: which argument names a card, a sector, a creature or a direction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from koszmar.kernel.knowledge import UNKNOWN, is_unknown
from koszmar.kernel.scene import Event
from koszmar.kernel.view import Message

from ..bestiary import KINDS
from ..creatures import HERE, OTHER_LEVEL
from ..items import ITEMS
from ..rooms import ROOMS
from ..settings import DECKS
from ..state import HERO, SIDES, Scene, SectorId, State, Tile

PREFIXES = {
    "card": "reaction-",
    "way": "standard-",
    "mission": "mission-",
    "item": "item-",
    "deck": "deck-",
    "character": "character-",
    "ally": "character-",
    "room": "room-",
    "ability": "ability-",
    "condition": "condition-",
    "direction": "direction-",
    "side": "direction-",
    "target": "target-",
    "first": "target-",
    "second": "target-",
    "level": "level-",
    "face": "face-",
    "symbol": "symbol-",
    "moment": "moment-",
    "what": "element-",
    "type": "type-",
    "token": "token-",
    "boss": "creature-",
}
"""Arguments that are keys of printed things, and the messages that name those."""
LISTS = {"items": "item-", "decks": "deck-"}
"""Arguments that are lists of such keys."""
SECTORS = ("sector", "one", "other", "start", "end")
"""Arguments that are sectors."""
TRACKS = ("health", "sanity")
SORTED = {"door": "how", "door-unseen": "how", "gain": "what", "adrenaline": "use", "colonel-aboard": "how",
          "courage": "face"}  # fmt: skip
"""Events that have a sentence for each value of one argument."""


def narrate(scene: Scene, event: Event) -> Message:
    """An event as a line of the log."""
    kind, args = event.kind, event.args
    match kind:
        case "declares":
            return _declared(scene, args)
        case "noise" if args["direction"] not in SIDES:
            return Message(f"event-noise-{args['direction']}")
        case "evil-roll":
            return _evil_roll(scene, args)
        case "hero-roll":
            figure = figure_name(args["target"])
            return Message("event-hero-roll", {"dice": faces(args["dice"]), "figure": figure, "needs": args["needs"]})
        case "located" if args["steps"] != "none":
            steps = [Message(f"direction-{side}") for side in str(args["steps"]).split("-")]
            return phrase(scene, "event-located-way", {**args, "steps": steps})
        case "concealed" | "faked":
            return phrase(scene, f"event-{kind}", {**args, "what": element_name(args["what"])})
    if kind in SORTED:
        rest = {name: value for name, value in args.items() if name != SORTED[kind]}
        return phrase(scene, f"event-{kind}-{args[SORTED[kind]]}", rest)
    return phrase(scene, f"event-{kind}", args)


def _declared(scene: Scene, args: Mapping[str, Any]) -> Message:
    """What the Hero is about to do: with an item, towards a side, at somebody."""
    action, rest = args["action"], list(args["args"])
    free = "yes" if args["free"] else "no"
    if args["item"]:
        return phrase(scene, "event-declares-item", {"action": Message(f"action-{action}"), "item": args["item"]})
    if action in ("move", "explore") and rest:
        where = Message(f"direction-{rest[0]}" if rest[0] in SIDES else f"room-{rest[0]}")
        return Message(f"event-declares-{action}", {"where": where, "free": free})
    if action == "fight" and rest:
        return Message("event-declares-fight", {"figure": figure_name(rest[0]), "free": free})
    if action == "locate" and rest:
        return Message("event-declares-locate", {"target": Message(f"target-{rest[0]}"), "free": free})
    if action == "interact" and rest:
        what = rest[0] if rest[0] in ("switch", "condition") else "mission"
        mission = Message(f"mission-{rest[0]}") if what == "mission" else ""
        return Message(f"event-declares-interact-{what}", {"mission": mission, "free": free})
    return Message("event-declares", {"action": Message(f"action-{action}"), "free": free})


def _evil_roll(scene: Scene, args: Mapping[str, Any]) -> Message:
    """Dice of Evil: of a creature, of an attack of opportunity, or of a card."""
    cause, dice = str(args["cause"]), faces(args["dice"])
    said: dict[str, object] = {"kind": Message(f"creature-{args['kind']}")} if cause == "attack" else {}
    if not dice:
        return Message("event-evil-roll-attack-none" if said else "event-evil-roll-none", said)
    if cause in ("attack", "opportunity"):
        return Message(f"event-evil-roll-{cause}", {**said, "dice": dice})
    return Message("event-evil-roll-card", {"dice": dice})


def faces(dice: object) -> list[Message]:
    """Faces of dice, given as a list or joined by hyphens."""
    found = str(dice).split("-") if isinstance(dice, str) else list(map(str, dice))  # type: ignore[call-overload]
    return [Message(f"face-{face}") for face in found if face not in ("", "none")]


def phrase(scene: Scene, message: str, args: Mapping[str, Any]) -> Message:
    """A message whose raw arguments (keys, seats, sectors, creatures) have become messages themselves."""
    return Message(message, {name: said(scene, name, value) for name, value in args.items()})


def said(scene: Scene, name: str, value: Any) -> Any:
    """An argument as a message, by its name."""
    if isinstance(value, Message):
        return value
    if name in PREFIXES and isinstance(value, str):
        return Message(f"{PREFIXES[name]}{value}") if value and not is_unknown(value) else ""
    if isinstance(value, bool) or name in ("dangerous", "wounded", "rerolls"):
        return "yes" if value else "no"
    if name == "seat":
        return seat_name(scene, value)
    if name in SECTORS and isinstance(value, str):
        return sector_name(scene.state, value)
    if name in LISTS and isinstance(value, list):
        return [Message(f"{LISTS[name]}{one}") for one in value]
    match name:
        case "sectors":
            return [sector_name(scene.state, one) for one in value]
        case "kind":
            return _kind(str(value))
        case "creature" | "figure":
            return figure_name(str(value))
        case "dice" if not isinstance(value, int):
            return faces(value)
    return value


@cache
def _kind(key: str) -> Message | str:
    """A kind of creature, or of loss."""
    if key in TRACKS:
        return Message(f"track-{key}")
    return Message(f"creature-{key}") if key in KINDS else ""


# -- names ---------------------------------------------------------------------------------------------------------


def sees_the_map(state: State) -> bool:
    """Whether whoever looks knows the station: Evil during the match, everybody after it (hidden.map-screen)."""
    return bool(state.station.sectors)


def seat_name(scene: Scene, seat: int) -> Message:
    """What a seat is called: the Hero by the character, Evil by number where there are several."""
    if seat == HERO:
        key = scene.state.sheet.character
        return Message(f"character-{key}") if key else Message("seat-hero")
    return Message("seat-evil") if scene.players == 2 else Message("seat-evil-numbered", {"number": seat})


_FIRST = {"here": Message("sector-here-first"), "there": Message("sector-there-first")}
"""By level as the Hero calls it, the sector from which he counts the others."""


def sector_name(state: State, sector: SectorId) -> Message:
    """A sector: for Evil by level, row and column, for the Hero by his own count from where he began."""
    built = state.station.sectors.get(sector)
    if built is not None:
        return place_name(built.level, built.row, built.column, built.room)
    tile = state.labyrinth.get(sector) or (state.memory.get(sector) if sector not in state.erased else None)
    if tile is None:
        return Message("sector-lost")
    if tile.room:
        return Message(f"room-{tile.room}")
    if not (tile.x or tile.y):
        return _FIRST[tile.level]
    return Message(f"sector-{tile.level}", {"place": bearings(tile)})


def element_name(what: str) -> Message:
    """Something that is left out of a sector, or wrongly drawn in it."""
    if what.startswith("side-"):
        return Message("element-side", {"side": Message(f"direction-{SIDES[int(what[5:])]}")})
    if what.startswith("token-"):
        return Message(what)
    return figure_name(what) if "#" in what else Message(f"element-{what}")


def tile_name(tile: Tile) -> Message:
    """A tile on the map of its level, in a word: a room, or where it lies."""
    if tile.room:
        return Message(f"room-{tile.room}")
    if not (tile.x or tile.y):
        return Message("sector-start" if tile.level == "here" else "sector-arrival")
    return Message("sector-plain", {"place": bearings(tile)})


@cache
def place_name(level: int, row: int, column: int, room: str) -> Message:
    """A sector as Evil names it: its room, if it is one, and level, row and column."""
    place = f"{level}{'ABCDEFG'[row]}{column + 1}"
    if room:
        return Message("sector-room", {"room": Message(f"room-{room}"), "place": place})
    return Message("sector-plain", {"place": place})


def bearings(tile: Tile) -> str:
    """How far north or south and east or west a tile lies of the first one of its level: ``N2 E1``."""
    row = f"{'N' if tile.y < 0 else 'S'}{abs(tile.y)}" if tile.y else ""
    column = f"{'W' if tile.x < 0 else 'E'}{abs(tile.x)}" if tile.x else ""
    return " ".join(part for part in (row, column) if part)


@lru_cache(1024)
def figure_name(key: str) -> Message:
    """A creature by its id (``worm#2``, as Evil knows it) or by its figure (``worm-1``, as the Hero sees it)."""
    kind, _, number = key.replace("#", "-").rpartition("-")
    if kind not in KINDS:
        return Message("creature-gone")
    if KINDS[kind].boss:
        return Message(f"creature-{kind}")
    return Message("creature-numbered", {"creature": Message(f"creature-{kind}"), "number": int(number)})


def card_name(card: str) -> Message:
    """A reaction card, or all that is seen of one that lies face down: its back."""
    if is_unknown(card):
        return Message("card-back", {"deck": Message(f"deck-{deck_of_back(card)}")})
    return Message(f"reaction-{card}")


def deck_of_back(card: str) -> str:
    """The deck that the back of a hidden card shows."""
    return card.removeprefix(UNKNOWN)


def word_name(scene: Scene, word: str) -> Message | None:
    """A word that is the key of something: a direction, a room, a sector, a creature, an item, a deck."""
    state = scene.state
    if word in SIDES or word in (OTHER_LEVEL, HERE):
        return Message(f"direction-{word}")
    if word in ROOMS:
        return Message(f"room-{word}")
    if word in state.station.sectors or word in state.labyrinth:
        return sector_name(state, word)
    if word in KINDS:
        return Message(f"creature-{word}")
    if "#" in word or word.rpartition("-")[0] in KINDS:
        return figure_name(word)
    if word in ITEMS:
        return Message(f"item-{word}")
    if word in DECKS:
        return Message(f"deck-{word}")
    return None
