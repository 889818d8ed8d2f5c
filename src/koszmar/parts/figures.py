"""Figures: everything that stands on a board and acts, whoever plays it.

The figure that a player has is known by its seat, a monster by its id: rules about players go on with the seat, rules
about monsters with the id, and rules about either ask which it is.

>>> is_seat(2), is_monster("guest-1")
(True, True)

Options, events, records and the places of tokens write both as words:

>>> word_of(2), word_of("guest-1")
('seat-2', 'guest-1')
>>> figure_of("seat-2"), figure_of("guest-1")
(2, 'guest-1')
"""

from __future__ import annotations

from collections.abc import Container
from itertools import count
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from typing_extensions import TypeIs

Figure: TypeAlias = int | str
"""Whoever acts: the figure of a player, by seat, or a monster, by id."""

MOST_SEATS = 16
"""More than any game has."""
_WORDS = tuple(f"seat-{seat}" for seat in range(MOST_SEATS))
_SEATS = {word: seat for seat, word in enumerate(_WORDS)}


def is_seat(figure: object) -> TypeIs[int]:
    """Whether a figure is a player's."""
    return isinstance(figure, int)


def is_monster(figure: object) -> TypeIs[str]:
    """Whether a figure is a monster's."""
    return isinstance(figure, str)


def word_of(figure: Figure) -> str:
    """A figure as a word."""
    return _WORDS[figure] if isinstance(figure, int) else figure


def figure_of(word: str) -> Figure:
    """The figure that a word means."""
    return _SEATS.get(word, word)


def seat_of(word: str) -> int:
    """The seat that a word means; a word for anything else is an error.

    >>> seat_of("seat-3")
    3
    """
    return _SEATS[word]


def free_id(kind: str, taken: Container[str]) -> str:
    """An id for a new monster of a kind: the lowest number that none in play has.

    >>> free_id("guest", {"guest-1", "guest-3"})
    'guest-2'
    """
    return next(key for number in count(1) if (key := f"{kind}-{number}") not in taken)


def clockwise(seats: int, first: int) -> list[int]:
    """All seats round the table, from one of them on.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [*range(first, seats), *range(first)]
