"""The feature row of an option: what kind of answer it is, which space, card, monster, token or person it is about.

Most of a row follows from the number of the option alone and is made when it is needed for the first time; what lies
in the space that an answer names is filled in when the question is asked.
"""

from __future__ import annotations

from functools import cache

from koszmar.kernel.observer import Layout

from ..bestiary import MONSTERS
from ..injury_cards import INJURIES
from ..investigators import INVESTIGATORS
from ..state import SKILLS
from .tensor import KINDS
from .vocabulary import CARDS, CHOICES, DEEDS, FIGURES, SEATS, SPACES, VOCABULARY, WORDS

EVENTS = tuple(dict.fromkeys(what for _, _, what in DEEDS))
TOKEN_KEYS = tuple(dict.fromkeys(token for _, token, _ in DEEDS))

ROW = Layout()
BLOCK = ROW.add("block", VOCABULARY.blocks)
WORD = ROW.add("word", WORDS)
SPACE = ROW.add("space", SPACES)
CARD = ROW.add("card", CARDS)
KIND = ROW.add("kind", MONSTERS)
SEAT = ROW.add("seat", SEATS)
SKILL = ROW.add("skill", SKILLS)
INJURY = ROW.add("injury", INJURIES)
INVESTIGATOR = ROW.add("investigator", INVESTIGATORS)
TOKEN = ROW.add("token", TOKEN_KEYS)
DEED = ROW.add("deed", EVENTS)
CHOICE = ROW.add("choice", CHOICES)
VALUE = ROW.add("value", map(str, range(5)), most=9)
THERE = ROW.add("there", ("fire", "darkness", "monsters", "people", "cards", *KINDS), most=3)

_COLUMNS: dict[str, list[int]] = {}
for start, names in (
    (WORD, WORDS), (SPACE, SPACES), (CARD, CARDS), (SEAT, SEATS), (SKILL, SKILLS), (INJURY, tuple(INJURIES)),
    (INVESTIGATOR, tuple(INVESTIGATORS)), (TOKEN, TOKEN_KEYS), (DEED, EVENTS), (CHOICE, CHOICES),
):  # fmt: skip
    for place, name in enumerate(names):
        _COLUMNS.setdefault(name, []).append(start + place)
for figure in FIGURES:
    _COLUMNS.setdefault(figure, []).append(KIND + tuple(MONSTERS).index(figure.rpartition("-")[0]))


@cache
def static(number: int) -> bytearray:
    """The row of a number, from the words of its name."""
    row = bytearray(ROW.size)
    for place, (block, numbers) in enumerate(VOCABULARY.blocks.items()):
        if number in numbers:
            row[BLOCK + place] = 1
            words = VOCABULARY.names[number].removeprefix(block).split()
            for order, word in enumerate(words):
                for column in _COLUMNS.get(word, ()):
                    row[column] = 1
                if word.lstrip("-").isdecimal() and order < 5:
                    row[VALUE + order] = int(word) % 256
    return row
