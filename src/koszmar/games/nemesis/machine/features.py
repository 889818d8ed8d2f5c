"""The feature row of an option: what kind of answer it is, which Room, card, Item, Intruder or seat it is about.

Most of a row follows from the number of the option alone and is written once, when the module is loaded; how dangerous
the Room is that a move leads to, and what the Action costs, is filled in when the question is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from koszmar.kernel.observer import Layout

from ..action_cards import CHARACTERS
from ..item_cards import COLOURS
from ..objectives import OBJECTIVES
from ..wounds import SERIOUS_WOUNDS
from .tensor import FACTS, TILES
from .vocabulary import (
    CARD_USES,
    CARDS,
    KINDS,
    LINKS,
    OBJECTS,
    SEATS,
    SLOTS,
    TARGETS,
    THINGS,
    USES,
    VOCABULARY,
    WORDS,
)  # fmt: skip

ALL_USES = tuple(dict.fromkeys((*USES, *(use[2] for use in CARD_USES if len(use) > 2))))

ROW = Layout()
BLOCK = ROW.add("block", VOCABULARY.blocks)
WORD = ROW.add("word", WORDS)
SLOT = ROW.add("slot", SLOTS)
LINK = ROW.add("corridor", LINKS)
CARD = ROW.add("card", CARDS)
THING = ROW.add("thing", (*THINGS, *(key for key in OBJECTS if " " not in key), "corpse"))
TILE = ROW.add("tile", TILES)
KIND = ROW.add("kind", (*KINDS, "eggs"))
SEAT = ROW.add("seat", SEATS)
CHARACTER = ROW.add("character", CHARACTERS)
OBJECTIVE = ROW.add("objective", OBJECTIVES)
WOUND = ROW.add("wound", SERIOUS_WOUNDS)
COLOUR = ROW.add("colour", COLOURS)
USE = ROW.add("use", ALL_USES)
NUMBER = ROW.add("number", most=10)
COST = ROW.add("cost", most=3)
THERE = ROW.add("there", (*FACTS, "noise", "intruders", "people"), most=4)
HURT = ROW.add("injuries", most=4)

_NAMES: tuple[tuple[int, Sequence[str]], ...] = (
    (SLOT, SLOTS), (LINK, LINKS), (CARD, CARDS), (THING, (*THINGS, "corpse-blue", "egg", "carcass", "corpse")),
    (TILE, TILES), (SEAT, SEATS), (CHARACTER, tuple(CHARACTERS)), (OBJECTIVE, tuple(OBJECTIVES)),
    (WOUND, tuple(SERIOUS_WOUNDS)), (COLOUR, COLOURS), (USE, ALL_USES),
)  # fmt: skip
_WORDS_ONLY = {"say": (WORD, WORDS)}


def _static_rows() -> Iterator[bytearray]:
    """A row for every number of the vocabulary, from the words of its name."""
    columns: dict[str, list[int]] = {}
    for start, names in _NAMES:
        for place, name in enumerate(names):
            columns.setdefault(name, []).append(start + place)
    for place, target in enumerate(TARGETS):
        kind = target.rpartition("-")[0] or target
        columns.setdefault(TARGETS[place], []).append(KIND + (*KINDS, "eggs").index(kind))
    for block, (name, numbers) in enumerate(VOCABULARY.blocks.items()):
        for place, number in enumerate(numbers):
            row = bytearray(ROW.size)
            row[BLOCK + block] = 1
            if name in _WORDS_ONLY:
                row[_WORDS_ONLY[name][0] + place] = 1
            else:
                for word in VOCABULARY.names[number].removeprefix(name).split():
                    for column in columns.get(word, ()):
                        row[column] = 1
                    if word.isdecimal() and name == "pod":
                        row[NUMBER] = int(word)
            yield row


STATIC = tuple(_static_rows())
