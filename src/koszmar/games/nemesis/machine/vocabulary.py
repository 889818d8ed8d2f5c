"""Every answer in this game with a number of its own, seen from the seat that answers.

Corpses and players are told by how far their seat is away. Words of somebody's own card that nobody here has foreseen
are numbered in the order in which they are offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.observer import NO_INDEX, Vocabulary, relative_seats

from .. import characters, items
from ..abilities import Ability
from ..action_cards import ACTION_CARDS, CHARACTERS
from ..combat import EGGS
from ..enemies.base_intruders.kinds import MINIATURES as BASE
from ..enemies.void_seeders.kinds import MINIATURES as SEEDERS
from ..item_cards import COLOURS, ITEMS
from ..objectives import OBJECTIVES
from ..quests import QUESTS
from ..rooms import ROOMS, ones, special, twos
from ..ship import CORRIDORS_OF, SHIP, TECHNICAL
from ..wounds import SERIOUS_WOUNDS

FILLED = (characters, items, ones, special, twos)
"""Modules that fill the catalogues."""
SEATS = relative_seats(5)
SLOTS = tuple(SHIP.spaces)
LINKS = (*SHIP.links, TECHNICAL)
CARDS = (*sorted(ACTION_CARDS), "contamination", "infected", "clean")
THINGS = tuple(sorted(ITEMS))
MINIATURES = {**SEEDERS, **BASE}
KINDS = tuple(MINIATURES)
INTRUDERS = tuple(f"{kind}-{number + 1}" for kind, count in MINIATURES.items() for number in range(count))
TARGETS = (*INTRUDERS, EGGS)
WEAPONS = tuple(key for key in THINGS if ITEMS[key].weapon)
CRAFTED = tuple(key for key in THINGS if ITEMS[key].recipe)
OBJECTS = ("corpse-blue", "egg", "carcass", *(f"corpse {seat}" for seat in SEATS))
"""Heavy Objects; those of players are told by their distance."""
WORDS = (
    "pass", "done", "trade", "keep", "wait", "leave", "launch", "let", "let-round", "agree", "refuse", "scan",
    "lower", "both", "neither", "swap", "bury", "stop", "fire", "reroll", "endure", "compose", "use", "corpse", "raise",
)  # fmt: skip
"""Words that stand for themselves, whoever asks."""
PODS = 4
POD_PROMPTS = ("pick-pod", "pick-lock")
"""Questions whose numbers are Escape Pods; other numbers are seats."""
FURTHER = 32


def _uses(kind: str, abilities: Mapping[str, Ability | None]) -> Iterator[tuple[str, ...]]:
    """Every use of what has an ability, as an option writes it."""
    for key, ability in abilities.items():
        if ability is not None and len(ability.uses) == 1:
            yield kind, key
        elif ability is not None:
            yield from ((kind, key, use.key) for use in ability.uses)


CARD_USES = tuple(_uses("card", {key: card.ability for key, card in sorted(ACTION_CARDS.items())}))
ITEM_USES = tuple(_uses("item", {key: ITEMS[key].ability for key in THINGS}))
ROOM_USES = tuple(_uses("room", {key: tile.action for key, tile in ROOMS.items()}))
USES = tuple(dict.fromkeys(use.key for tile in ROOMS.values() if tile.action for use in tile.action.uses))
CAREFUL = tuple((slot, link) for slot in SLOTS for link in (*CORRIDORS_OF[slot], "none"))
QUEST_WAYS = tuple((key, how) for key, quest in sorted(QUESTS.items()) for how in (quest.room, *quest.discard) if how)

VOCABULARY = Vocabulary()
_WORD = VOCABULARY.add("say", WORDS)
_CHARACTER = VOCABULARY.add("character", CHARACTERS)
_OBJECTIVE = VOCABULARY.add("objective", OBJECTIVES)
_SLOT = VOCABULARY.add("room", SLOTS)
_LINK = VOCABULARY.add("corridor", LINKS)
_CARD = VOCABULARY.add("card", CARDS)
_THING = VOCABULARY.add("thing", (*THINGS, *OBJECTS))
_WOUND = VOCABULARY.add("wound", SERIOUS_WOUNDS)
_COLOUR = VOCABULARY.add("colour", COLOURS)
_SPACE = VOCABULARY.add("destination", "abcd")
_USE = VOCABULARY.add("use", USES)
_TARGET = VOCABULARY.add("intruder", TARGETS)
_POD = VOCABULARY.add("pod", map(str, range(1, PODS + 1)))
_SEAT = VOCABULARY.add("seat", SEATS)
_BOTH = VOCABULARY.add("both", SEATS)
_MOVE = VOCABULARY.add("move", SLOTS)
_CAREFUL = VOCABULARY.add("careful", (f"{slot} {link}" for slot, link in CAREFUL))
_SHOOT = VOCABULARY.add("shoot", (f"{weapon} {target}" for weapon in WEAPONS for target in TARGETS))
_MELEE = VOCABULARY.add("melee", TARGETS)
_PICK_UP = VOCABULARY.add("pick-up", OBJECTS)
_DROP = VOCABULARY.add("drop", (*THINGS, *OBJECTS))
_SHOW = VOCABULARY.add("show", (*THINGS, *OBJECTS))
_CRAFT = VOCABULARY.add("craft", CRAFTED)
_ACTIVATE = VOCABULARY.add("activate", (f"{key} {how}" for key, how in QUEST_WAYS))
_CARD_USE = VOCABULARY.add("play", (" ".join(use[1:]) for use in CARD_USES))
_ITEM_USE = VOCABULARY.add("use-item", (" ".join(use[1:]) for use in ITEM_USES))
_ROOM_USE = VOCABULARY.add("use-room", (" ".join(use[1:]) for use in ROOM_USES))
_FURTHER = VOCABULARY.add("further", (f"#{rank}" for rank in range(1, FURTHER + 1)))


def indices(decision: Decision, seat: int, players: int) -> list[int]:
    """The number of each option, for the seat that answers."""
    table = table_for(players, seat)
    uses, pods = decision.prompt == "which-use", decision.prompt in POD_PROMPTS
    found, further = [], 0
    for key in decision.options:
        if uses and key in USES:
            index: int | None = _USE + USES.index(str(key))
        elif pods and isinstance(key, int):
            index = _POD + key - 1 if key <= PODS else None
        else:
            index = table.get(key)
        if index is None:
            further += 1
            index = _FURTHER + further - 1 if further <= FURTHER else NO_INDEX
        found.append(index)
    return found


@cache
def table_for(players: int, seat: int) -> dict[Key, int]:
    """Every answer but Pods and uses of a Room, as a question to this seat writes it, and its number."""
    table: dict[Key, int] = {}
    named: tuple[tuple[int, Iterable[Key]], ...] = (
        (_CHARACTER, CHARACTERS), (_OBJECTIVE, OBJECTIVES), (_SLOT, SLOTS), (_LINK, LINKS), (_WOUND, SERIOUS_WOUNDS),
        (_COLOUR, COLOURS), (_SPACE, "abcd"), (_TARGET, TARGETS), (_CARD, CARDS), (_THING, (*THINGS, *OBJECTS)),
        (_WORD, WORDS), (_CARD_USE, CARD_USES), (_ITEM_USE, ITEM_USES), (_ROOM_USE, ROOM_USES),
    )  # fmt: skip
    for start, keys in named:
        table |= {key: start + place for place, key in enumerate(keys)}
    table |= {("careful", *way): _CAREFUL + place for place, way in enumerate(CAREFUL)}
    table |= {("activate", *way): _ACTIVATE + place for place, way in enumerate(QUEST_WAYS)}
    for place, weapon in enumerate(WEAPONS):
        start = _SHOOT + place * len(TARGETS)
        table |= {("shoot", weapon, target): start + number for number, target in enumerate(TARGETS)}
    verbs: tuple[tuple[int, str, Iterable[str]], ...] = (
        (_MOVE, "move", SLOTS), (_MELEE, "melee", TARGETS), (_PICK_UP, "pick-up", OBJECTS), (_CRAFT, "craft", CRAFTED),
        (_DROP, "drop", (*THINGS, *OBJECTS)), (_SHOW, "show", (*THINGS, *OBJECTS)),
    )  # fmt: skip
    for start, verb, things in verbs:
        table |= {(verb, thing): start + place for place, thing in enumerate(things)}
    for distance in range(players):
        table |= _about_player(distance, (seat + distance) % players)
    return table


def _about_player(distance: int, owner: int) -> dict[Key, int]:
    """The answers that name a player, or what is left of one."""
    corpse = OBJECTS.index(f"corpse {SEATS[distance]}")
    return {
        owner: _SEAT + distance,
        ("both", owner): _BOTH + distance,
        f"corpse-{owner}": _THING + len(THINGS) + corpse,
        ("pick-up", f"corpse-{owner}"): _PICK_UP + corpse,
        ("drop", f"corpse-{owner}"): _DROP + len(THINGS) + corpse,
        ("show", f"corpse-{owner}"): _SHOW + len(THINGS) + corpse,
    }
