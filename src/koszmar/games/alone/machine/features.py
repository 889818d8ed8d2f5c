"""The feature row of an option: which block of the vocabulary it is of, and what its words name.

A row follows from the number of the option alone; all are written once, when the first is asked for.
"""

from __future__ import annotations

from functools import cache

from koszmar.kernel.observer import Layout

from ..actions.locate import TARGETS
from ..bestiary import KINDS
from ..reactions.verbs import CONDITIONS
from .catalogue import ITEMS, MISSIONS, REACTIONS, STANDARD
from .vocabulary import HEARD, SECTORS, STEPS, VOCABULARY, WORDS

ROW = Layout()
BLOCK = ROW.add("block", VOCABULARY.blocks)
WORD = ROW.add("word", dict.fromkeys((*WORDS, *STEPS)))
SECTOR = ROW.add("sector", SECTORS)
TARGET = ROW.add("target", TARGETS)
KIND = ROW.add("kind", KINDS)
ITEM = ROW.add("item", ITEMS)
CARD = ROW.add("card", (*REACTIONS, *STANDARD))
MISSION = ROW.add("mission", MISSIONS)
LAID = ROW.add("laid", ("danger", *CONDITIONS))
TOLD = ROW.add("told", HEARD)
NUMBER = ROW.add("number", most=11)


@cache
def columns() -> dict[str, list[int]]:
    """By word, the columns that say it."""
    found: dict[str, list[int]] = {}
    for part in ROW.slices.values():
        if part.axes and part.name != "block":
            for place, name in enumerate(part.axes[0]):
                found.setdefault(name, []).append(part.start + place)
    return found


@cache
def rows() -> tuple[bytearray, ...]:
    """A row for every number of the vocabulary."""
    known = columns()
    found = []
    for block, (name, numbers) in enumerate(VOCABULARY.blocks.items()):
        for number in numbers:
            row = bytearray(ROW.size)
            row[BLOCK + block] = 1
            for word in VOCABULARY.names[number].removeprefix(name).split():
                for column in known.get(word, known.get(word.partition("#")[0], ())):
                    row[column] = 1
                if word.isdecimal():
                    row[NUMBER] = int(word)
            found.append(row)
    return tuple(found)
