"""The feature row of an option: what kind of answer it is, which tile, card, trait, seat or monster it is about.

Most of a row follows from the number of the option alone and is written once, when the module is loaded; who and what
is on a tile, and how strong a target is, is filled in when the question is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from koszmar.kernel.observer import Layout

from ..explorers import EXPLORERS, KINDS, TRAITS
from ..tiles import ROOMS
from .tensor import HERE, SLOT_NAMES
from .vocabulary import ACTIONS, EVENTS, SEATS, THINGS, TILES, VOCABULARY, WAYS, WORDS

SYMBOLS = ("event", "item", "omen")

ROW = Layout()
BLOCK = ROW.add("block", VOCABULARY.blocks)
WORD = ROW.add("word", WORDS)
TILE = ROW.add("tile", TILES)
SYMBOL = ROW.add("symbol", SYMBOLS)
THING = ROW.add("thing", THINGS)
EVENT = ROW.add("event", EVENTS)
TRAIT = ROW.add("trait", TRAITS)
DAMAGE = ROW.add("damage", KINDS)
EXPLORER = ROW.add("explorer", EXPLORERS)
SEAT = ROW.add("seat", SEATS)
MONSTER = ROW.add("monster", SLOT_NAMES)
WAY = ROW.add("way", WAYS)
ACTION = ROW.add("action", (f"{number}-{key}" for number, key in ACTIONS))
NUMBER = ROW.add("number", most=32)
THERE = ROW.add("tile-there", (*HERE, "tokens", *SEATS), most=3)
TARGET = ROW.add("target", TRAITS, most=8)

_NAMES: tuple[tuple[int, Sequence[str]], ...] = (
    (TILE, TILES), (THING, THINGS), (EVENT, EVENTS), (TRAIT, TRAITS), (EXPLORER, tuple(EXPLORERS)), (SEAT, SEATS),
    (MONSTER, SLOT_NAMES), (WAY, WAYS),
)  # fmt: skip
_ONLY: dict[str, tuple[int, Sequence[str]]] = {"say": (WORD, WORDS), "damage": (DAMAGE, tuple(KINDS))}
"""Blocks whose words are no names of things."""


def _static_rows() -> Iterator[bytearray]:
    """A row for every number of the vocabulary, from the words of its name."""
    columns: dict[str, list[int]] = {}
    for start, names in _NAMES:
        for place, name in enumerate(names):
            columns.setdefault(name, []).append(start + place)
    for block, (name, numbers) in enumerate(VOCABULARY.blocks.items()):
        for place, number in enumerate(numbers):
            row = bytearray(ROW.size)
            row[BLOCK + block] = 1
            if name in _ONLY:
                row[_ONLY[name][0] + place] = 1
            elif name == "haunt":
                row[ACTION + place] = 1
            else:
                _write_words(VOCABULARY.names[number].removeprefix(name).split(), columns, row)
            yield row


def _write_words(words: list[str], columns: dict[str, list[int]], row: bytearray) -> None:
    for word in words:
        for column in columns.get(word, ()):
            row[column] = 1
        if word in ROOMS and ROOMS[word].symbol:
            row[SYMBOL + SYMBOLS.index(ROOMS[word].symbol)] = 1
        elif word.isdecimal():
            row[NUMBER] = int(word)


STATIC = tuple(_static_rows())
TILE_OF = tuple(
    next((tile for tile in VOCABULARY.names[number].split()[1:] if tile in ROOMS), "") for number in range(len(STATIC))
)
"""The tile that an answer is about, by its number."""
