"""The feature row of an option: what kind of answer it is, whose and which cards and Spells it is about, what it costs.

Most of a row follows from the number of the option alone and is written once, when the module is loaded; what a whole
payment lays and what a Curse costs is filled in when the question is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from koszmar.kernel.observer import Layout

from ..cards import CARDS, ELEMENT, ELEMENTS, VALUE
from ..curses import KINDS
from ..magicians import MAGICIANS
from ..spell_cards import SPELLS
from ..state import PLACES
from .tensor import EFFECTS
from .vocabulary import SEATS, SPELL_KEYS, VOCABULARY, WORDS

ROW = Layout()
BLOCK = ROW.add("block", VOCABULARY.blocks)
WORD = ROW.add("word", WORDS)
OWNER = ROW.add("owner", SEATS)
FROM = ROW.add("from", ("hand", "support", "discard"), most=4)
CARD = ROW.add("card", CARDS, most=4)
SYMBOLS = ROW.add("symbols", most=6)
ELEMENT_OF = ROW.add("element", ELEMENTS)
SPELL = ROW.add("spell", SPELL_KEYS)
LEVEL = ROW.add("level", most=3)
SHEET = ROW.add("magician", MAGICIANS)
NUMBER = ROW.add("number", most=9)
PLACE = ROW.add("place", PLACES)
CURSE = ROW.add("curse", KINDS)
EFFECT = ROW.add("effect", EFFECTS)
COST = ROW.add("cost", ELEMENTS, most=5)

_COLUMNS: dict[str, list[int]] = {}
for _start, _names in (
    (WORD, WORDS), (OWNER, SEATS), (FROM, ("hand", "support", "discard")), (CARD, CARDS), (ELEMENT_OF, ELEMENTS),
    (SPELL, SPELL_KEYS), (SHEET, tuple(MAGICIANS)), (PLACE, PLACES),
):  # fmt: skip
    for _place, _name in enumerate(_names):
        _COLUMNS.setdefault(_name, []).append(_start + _place)


def _static_rows() -> Iterator[bytearray]:
    """A row for every number of the vocabulary, from the words of its name."""
    for block, (name, numbers) in enumerate(VOCABULARY.blocks.items()):
        for number in numbers:
            row = bytearray(ROW.size)
            row[BLOCK + block] = 1
            for word in VOCABULARY.names[number].removeprefix(name).split():
                for column in _COLUMNS.get(word, ()):
                    row[column] = 1
                if word in SPELLS:
                    row[ELEMENT_OF + ELEMENTS.index(SPELLS[word].element)] = 1
                    row[LEVEL] = SPELLS[word].level
                elif VALUE.get(word):
                    row[ELEMENT_OF + ELEMENTS.index(ELEMENT[word])] = 1
                    row[SYMBOLS] = VALUE[word]
                elif name == "multiplier":
                    row[NUMBER] = int(word)
            yield row


STATIC = tuple(_static_rows())
