"""Figures: everything that stands on a board and acts, whoever plays it.

A figure is a word. The one that a seat plays is named after the seat, a monster has a number of its kind; options,
events, records and the places of tokens write them in the same way:

>>> figure_of(2), seat_of(figure_of(2))
('seat-2', 2)
>>> monster = Figure(free_id("guest", {"guest-1", "guest-3"}))
>>> monster, seat_of(monster)
('guest-2', None)

A rule that treats the two differently asks ``seat_of`` and goes on with what it gets: a seat, or None for a monster.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import count
from typing import NewType

Figure = NewType("Figure", str)
"""Whoever acts: the figure of a seat, or a monster by its id."""

_OF_SEATS = tuple(Figure(f"seat-{seat}") for seat in range(16))
_SEATS: dict[str, int] = {figure: seat for seat, figure in enumerate(_OF_SEATS)}


def figure_of(seat: int) -> Figure:
    """The figure that a seat plays."""
    return _OF_SEATS[seat]


def seat_of(figure: str) -> int | None:
    """The seat that plays a figure; None for a monster."""
    return _SEATS.get(figure)


def free_id(kind: str, taken: Container[str]) -> str:
    """A name for a new monster of a kind: the lowest number that none in play has."""
    return next(key for number in count(1) if (key := f"{kind}-{number}") not in taken)


def clockwise(seats: int, first: int) -> list[int]:
    """All seats round the table, from one of them on.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [*range(first, seats), *range(first)]
