"""Every answer in this game with a number of its own, seen from the seat that answers.

A whole payment has no name of its own (there are far too many): its number is its rank among those that are offered,
least waste first, then the payer's hand before support, then the fewest cards.
"""

from __future__ import annotations

from functools import cache

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.observer import NO_INDEX, Vocabulary, relative_seats

from ..actions import ABILITY, ACQUIRABLE, END, PASS
from ..cards import CARDS, ELEMENT_CARDS, ELEMENTS, SPOT
from ..magicians import MAGICIANS
from ..payment import DONE
from ..spell_cards import SPELLS
from ..state import PLACES

SEATS = relative_seats(5)
SPELL_KEYS = tuple(sorted(SPELLS))
HELD = ("hand", "support", "discard")
"""The zones that a question can offer cards of."""
PAYING = ("hand", "support")
BENDING = tuple(sheet.bends for sheet in MAGICIANS.values() if sheet.bends)
WORDS = (END, PASS, DONE, ABILITY, "draw")
RANKS = 64
"""Whole payments with a number. The usual ruling offers six; under ``needed-only`` the leanest 64 can be chosen."""
MULTIPLIERS = 9

VOCABULARY = Vocabulary()
_WORD = VOCABULARY.add("say", WORDS)
_SHEET = VOCABULARY.add("magician", MAGICIANS)
_ACTIVATE = VOCABULARY.add("activate", SPELL_KEYS)
_LEARN = VOCABULARY.add("learn", SPELL_KEYS)
_ACQUIRE = VOCABULARY.add("acquire", (card for cards in ACQUIRABLE.values() for _, card, _ in cards))
_BREAK = VOCABULARY.add("break", PLACES)
_CURE = VOCABULARY.add("cure", ("hand me", *(f"support {seat}" for seat in SEATS)))
_MULTIPLIER = VOCABULARY.add("multiplier", map(str, range(1, MULTIPLIERS + 1)))
_PAY = VOCABULARY.add("pay", (f"#{rank}" for rank in range(1, RANKS + 1)))
_ADD = VOCABULARY.add("add", (f"{zone} {seat} {card}" for zone in PAYING for seat in SEATS for card in ELEMENT_CARDS))
_BEND = VOCABULARY.add(
    "bend",
    (
        f"{zone} {seat} {card} {element}"
        for zone in PAYING
        for seat in SEATS
        for card in BENDING
        for element in ELEMENTS
    ),
)
_ELEMENT = VOCABULARY.add("element", ELEMENTS)
_CARD = VOCABULARY.add("card", ELEMENT_CARDS)
_PLAYER = VOCABULARY.add("player", SEATS)
_HAND_OF = VOCABULARY.add("hand-of", SEATS)
_SPELL = VOCABULARY.add("spell", (f"{seat} {key}" for seat in SEATS for key in SPELL_KEYS))
_SPOT = VOCABULARY.add("spot", (f"{zone} {seat} {card}" for zone in HELD for seat in SEATS for card in CARDS))


def indices(decision: Decision, seat: int, players: int) -> list[int]:
    """The number of each option, for the seat that answers."""
    options = decision.options
    if decision.prompt == "multiplier":
        return [_MULTIPLIER + int(str(number)) - 1 for number in options]
    table = table_for(players, seat)
    if decision.prompt != "pay":
        return [table[key] for key in options]
    found, rank = [], 0
    for key in options:
        if key in table:
            found.append(table[key])
        else:
            found.append(_PAY + rank if rank < RANKS else NO_INDEX)
            rank += 1
    return found


@cache
def table_for(players: int, seat: int) -> dict[Key, int]:
    """Every answer but whole payments and multipliers, as a question to this seat writes it, and its number."""
    table: dict[Key, int] = {
        **{word: _WORD + place for place, word in enumerate(WORDS)},
        **{sheet: _SHEET + place for place, sheet in enumerate(MAGICIANS)},
        **{element: _ELEMENT + place for place, element in enumerate(ELEMENTS)},
        **{card: _CARD + place for place, card in enumerate(ELEMENT_CARDS)},
        **{("break", where): _BREAK + place for place, where in enumerate(PLACES)},
        ("cure", "hand", seat): _CURE,
    }
    for place, key in enumerate(SPELL_KEYS):
        table["activate", key] = _ACTIVATE + place
        table["learn", key] = _LEARN + place
    acquirable = [key for cards in ACQUIRABLE.values() for _, _, key in cards]
    table |= {key: _ACQUIRE + place for place, key in enumerate(acquirable)}
    for distance in range(players):
        table |= _about_player(distance, (seat + distance) % players)
    return table


def _about_player(distance: int, owner: int) -> dict[Key, int]:
    """The answers that name a player, or something of theirs."""
    table: dict[Key, int] = {owner: _PLAYER + distance, ("hand-of", owner): _HAND_OF + distance}
    table["cure", "support", owner] = _CURE + 1 + distance
    for place, key in enumerate(SPELL_KEYS):
        table["spell", owner, key] = _SPELL + distance * len(SPELL_KEYS) + place
    for row, zone in enumerate(HELD):
        start = _SPOT + (row * len(SEATS) + distance) * len(CARDS)
        table |= {SPOT[zone, owner, card]: start + place for place, card in enumerate(CARDS)}
    for row, zone in enumerate(PAYING):
        line = row * len(SEATS) + distance
        for place, card in enumerate(ELEMENT_CARDS):
            table["add", SPOT[zone, owner, card]] = _ADD + line * len(ELEMENT_CARDS) + place
        for place, card in enumerate(BENDING):
            start = _BEND + (line * len(BENDING) + place) * len(ELEMENTS)
            table |= {("bend", SPOT[zone, owner, card], element): start + n for n, element in enumerate(ELEMENTS)}
    return table
