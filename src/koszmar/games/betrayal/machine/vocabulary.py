"""Every answer in this game with a number of its own, seen from the seat that answers.

Three kinds of answers are told by more than their own words. A monster is told by its place in the haunt's list of
boxes and its number. A tile to be laid is told by the tile that it will touch, the side, and its turn. Where several
tiles could be moved, the number is the rank of the answer among those offered. Somebody's own haunt may ask what nobody
here has foreseen: its words are numbered in the order in which they are offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.observer import NO_INDEX, Vocabulary, relative_seats
from koszmar.parts.figures import word_of

from ..attack import UNARMED
from ..cards import CARDS
from ..explorers import EXPLORERS, KINDS, TRAITS
from ..haunt import HAUNTS
from ..house import STEPS
from ..scenarios import SCENARIOS
from ..state import Scene, State
from ..tiles import REGIONS, ROOMS
from ..tokens import BOX
from ..trading import TOKEN

SEATS = relative_seats(6)
TILES = tuple(ROOMS)
HELD = tuple(sorted(card.key for card in CARDS.values() if card.deck != "event"))
EVENTS = tuple(sorted(card.key for card in CARDS.values() if card.deck == "event"))
WEAPONS = tuple(key for key in HELD if CARDS[key].weapon)
CARRIED = (
    "evidence-might", "evidence-speed", "evidence-knowledge", "evidence-sanity", "treasure", "food", "caretaker",
    "remains", "flame", "trap", "iron", "christina", "salt", "egg", "antidote", "contract",
)  # fmt: skip
"""Tokens that change hands."""
THINGS = (*HELD, *(f"{TOKEN}{name}" for name in CARRIED))
WORDS = (
    "done", "end", "go-on", "ride", "stop", "stay", "draw", "ignore", "keep", "agree", "refuse", "accept", "decline",
    "stay-hero", "volunteer", "damage", "waltz", "throw", "keep-quiet", "step-in", "lift", "leave", "room", "grow",
    "no-clue", "bury", "shine", "dark", "no-trait", "roll", "nothing", "inhale", "drink", "shake", *"123456789",
)  # fmt: skip
"""Words that stand for themselves, whoever asks."""
PRINTED = tuple(range(1, 51))
"""The printed haunts."""
ACTIONS = tuple((number, action.key) for number in PRINTED for action in HAUNTS[number].actions)
WAYS = (UNARMED, *TRAITS, *WEAPONS)
SLOTS = 24
"""Monsters that a haunt can have at once."""
NUMBERS = 32
FACES = 10
RANKS = 256
"""Ways to move one of several tiles; whatever is offered beyond cannot be chosen by number."""
FURTHER = 64

_MONSTERS = tuple(f"monster-{slot}" for slot in range(SLOTS))
_TARGETS = (*SEATS, *_MONSTERS, "throw")

VOCABULARY = Vocabulary()
_WORD = VOCABULARY.add("say", WORDS)
_NUMBER = VOCABULARY.add("number", map(str, range(NUMBERS)))
_EXPLORER = VOCABULARY.add("explorer", EXPLORERS)
_SCENARIO = VOCABULARY.add("scenario", SCENARIOS)
_TRAIT = VOCABULARY.add("trait", TRAITS)
_DAMAGE = VOCABULARY.add("damage", KINDS)
_REGION = VOCABULARY.add("region", REGIONS)
_TILE = VOCABULARY.add("tile", TILES)
_THING = VOCABULARY.add("thing", THINGS)
_EVENT = VOCABULARY.add("event", EVENTS)
_SEAT = VOCABULARY.add("seat", SEATS)
_MONSTER = VOCABULARY.add("monster", _MONSTERS)
_MOVE = VOCABULARY.add("move", TILES)
_GO = VOCABULARY.add("go", TILES)
_DISCOVER = VOCABULARY.add("discover", "0123")
_TURN = VOCABULARY.add("turn", "0123")
_TRADE = VOCABULARY.add("trade", SEATS)
_USE = VOCABULARY.add("use", HELD)
_ATTACK = VOCABULARY.add("attack", (f"{way} {target}" for way in WAYS for target in _TARGETS))
_LOOT = VOCABULARY.add("loot", (f"{seat} {thing}" for seat in SEATS for thing in THINGS))
_GIVE = VOCABULARY.add("give", (f"{card} {seat}" for card in HELD for seat in SEATS))
_TOP = VOCABULARY.add("top", TILES)
_BOTTOM = VOCABULARY.add("bottom", TILES)
_RABBITS_FOOT = VOCABULARY.add("rabbits-foot", map(str, range(FACES)))
_DIE = VOCABULARY.add("27-die", map(str, range(FACES)))
_HAUNT = VOCABULARY.add("haunt", (f"{number} {key}" for number, key in ACTIONS))
_LAY = VOCABULARY.add("lay", (f"{tile} {side} {turned}" for tile in TILES for side in range(4) for turned in range(4)))
_MOVE_TILE = VOCABULARY.add("move-tile", (f"#{rank}" for rank in range(1, RANKS + 1)))
_FURTHER = VOCABULARY.add("further", (f"#{rank}" for rank in range(1, FURTHER + 1)))


def indices(scene: Scene, decision: Decision, seat: int) -> list[int]:
    """The number of each option, for the seat that answers."""
    state = scene.state
    table = table_for(scene.players, seat)
    haunt = 0 if state.haunt is None else state.haunt.number
    found: list[int] = []
    moved = further = 0
    for key in decision.options:
        index = table.get(key)
        if index is None:
            index = _of_haunt(haunt, key)
        if index is None and type(key) is tuple and key[0] in ("lay", "lay-anew"):
            if "tile" in decision.args:
                index = _laid(state, key)
            else:
                moved += 1
                index = _MOVE_TILE + moved - 1 if moved <= RANKS else NO_INDEX
        if index is None:
            further += 1
            index = _FURTHER + further - 1 if further <= FURTHER else NO_INDEX
        found.append(index)
    return found


@cache
def table_for(players: int, seat: int) -> dict[Key, int]:
    """Every answer that means the same in all haunts, as a question to this seat writes it, and its number."""
    table: dict[Key, int] = {}
    for start, words in (
        (_WORD, WORDS), (_NUMBER, range(NUMBERS)), (_EXPLORER, EXPLORERS), (_SCENARIO, SCENARIOS), (_TRAIT, TRAITS),
        (_DAMAGE, KINDS), (_REGION, REGIONS), (_TILE, TILES), (_THING, THINGS), (_EVENT, EVENTS),
    ):  # fmt: skip
        table |= {word: start + place for place, word in enumerate(words)}
    verbs: tuple[tuple[int, str, Iterable[str | int]], ...] = (
        (_MOVE, "move", TILES), (_GO, "go", TILES), (_DISCOVER, "discover", range(4)), (_TURN, "turn", range(4)),
        (_USE, "use", HELD), (_TOP, "top", TILES), (_BOTTOM, "bottom", TILES),
        (_RABBITS_FOOT, "rabbits-foot", range(FACES)), (_DIE, "27-die", range(FACES)),
    )  # fmt: skip
    for start, verb, things in verbs:
        table |= {(verb, thing): start + place for place, thing in enumerate(things)}
    for way in WAYS:
        table["attack", way, "throw"] = _attack(way, len(_TARGETS) - 1)
    for distance in range(players):
        table |= _about_player(distance, (seat + distance) % players)
    return table


def _about_player(distance: int, owner: int) -> dict[Key, int]:
    name = word_of(owner)
    table: dict[Key, int] = {name: _SEAT + distance, ("trade", owner): _TRADE + distance}
    table |= {("attack", way, name): _attack(way, distance) for way in WAYS}
    table |= {("loot", owner, thing): _LOOT + distance * len(THINGS) + place for place, thing in enumerate(THINGS)}
    table |= {("give", card, name): _GIVE + place * len(SEATS) + distance for place, card in enumerate(HELD)}
    return table


def _attack(way: str, target: int) -> int:
    return _ATTACK + WAYS.index(way) * len(_TARGETS) + target


@lru_cache(maxsize=1 << 14)
def _of_haunt(haunt: int, key: Key) -> int | None:
    """The number of an answer that means something in this haunt only: its monsters and its actions."""
    match key:
        case str(word) if (slot := slot_of(haunt, word)) is not None:
            return _MONSTER + slot
        case ("attack", str(way), str(target)) if way in WAYS and (slot := slot_of(haunt, target)) is not None:
            return _attack(way, len(SEATS) + slot)
        case ("haunt", str(action)) if (haunt, action) in ACTIONS:
            return _HAUNT + ACTIONS.index((haunt, action))
    return None


@lru_cache(maxsize=1 << 12)
def slot_of(haunt: int, monster: str) -> int | None:
    """The slot of a monster: the boxes of a haunt one after another, each with as many as there are tokens."""
    kind, _, number = monster.rpartition("-")
    start = 0
    for box in HAUNTS[haunt].monsters if haunt in HAUNTS else ():
        if box.key == kind and number.isdecimal():
            return start + int(number) - 1 if start + int(number) <= SLOTS else None
        start += BOX[box.token]
    return None


def _laid(state: State, key: tuple[str | int, ...]) -> int | None:
    """Beside which tile, on which of its sides, and how turned."""
    moved, region, x, y, turned = str(key[1]), str(key[2]), int(key[3]), int(key[4]), int(key[5])
    grid = state.house.grid
    beside = []
    for side, (right, down) in enumerate(STEPS):
        tile = grid.get((region, x - right, y - down))
        if tile is not None and tile != moved:
            beside.append((TILES.index(tile), side))
    if not beside:
        return None
    tile_number, side = min(beside)
    return _LAY + (tile_number * 4 + side) * 4 + turned
