"""Element cards and Madness: the only cards that lie in decks, hands, support slots and discard piles."""

from __future__ import annotations

ELEMENTS = ("water", "fire", "earth", "air")
VALUES = (1, 2, 3)
MADNESS = "madness"
"""Kept out of a hand by placing it in support, removing it from the game or curing it (madness.ways-out)."""
NO_ELEMENT = ""

ELEMENT_CARDS = tuple(f"{element}-{value}" for element in ELEMENTS for value in VALUES)
CARDS = (*ELEMENT_CARDS, MADNESS)

ELEMENT: dict[str, str] = {f"{element}-{value}": element for element in ELEMENTS for value in VALUES} | {
    MADNESS: NO_ELEMENT
}
"""The one Element of all symbols on a card; a Madness has none (element.single-type, element.madness-gives-nothing)."""
VALUE: dict[str, int] = {f"{element}-{value}": value for element in ELEMENTS for value in VALUES} | {MADNESS: 0}
"""The number of symbols on a card; a Madness has none (element.value-is-symbols, element.madness-gives-nothing)."""

HIGHER: dict[str, str | None] = {
    card: f"{ELEMENT[card]}-{VALUE[card] + 1}" if VALUE[card] in (1, 2) else None for card in CARDS
}
"""The card of the same Element and exactly one value more; none for value 3 and for Madness.

upgrade.steps, upgrade.no-skipping, upgrade.no-element-change
"""

ZONES = ("hand", "support", "discard", "deck")
SEATS = range(8)
"""More than there are players."""
SPOT: dict[tuple[str, int, str], str] = {
    (zone, seat, card): f"{zone}-{seat}/{card}" for zone in ZONES for seat in SEATS for card in CARDS
}
"""A card in a place of a player, as one word: ``hand-0/water-2``. It is an option, and the thing that it touches."""
PLACED: dict[str, tuple[str, int, str]] = {spot: placed for placed, spot in SPOT.items()}
