"""Boxes on a map in a terminal: they grow until what is in them can be read, as far as the others leave space."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

Frame: TypeAlias = tuple[int, int, int, int]
"""The cells of the edges: left, top, right, bottom."""
COLUMNS_BETWEEN, ROWS_BETWEEN = 3, 1
"""What stays free at least between two boxes that grow, for the corridor; its sign may need more columns."""
SHAPE = 4
"""Columns to a row of a box: below that it grows wider, above that taller."""


class Lack(Struct, frozen=True):
    """What a box is too small for: a word is cut, or there are too few rows."""

    columns: bool
    rows: bool


class Sign(Struct, frozen=True):
    """What stands on a corridor: only the boxes at its two ends may come over it, for then it moves."""

    ends: tuple[str, str]
    cell: tuple[int, int]
    width: int

    @property
    def frame(self) -> Frame:
        """The cells that it covers."""
        x, y = self.cell
        left = x - (self.width - 1) // 2
        return left, y, left + self.width - 1, y


class Neighbour(Struct, frozen=True):
    """Another box or a sign, and how many columns stay free before it."""

    frame: Frame
    columns: int = COLUMNS_BETWEEN


def grown(
    frames: Mapping[str, Frame], lack: Callable[[str, Frame], Lack], signs: Iterable[Sign], width: int, height: int
) -> dict[str, Frame]:
    """All boxes; those that lack something have grown in turn, a column or a row at a time.

    >>> grown({"attic": (0, 0, 4, 2)}, lambda key, frame: Lack(frame[2] - frame[0] <= len(key), False), [], 20, 10)
    {'attic': (0, 0, 6, 2)}
    """
    found, signs, small = dict(frames), list(signs), list(frames)
    between = {frozenset(sign.ends): max(COLUMNS_BETWEEN, sign.width) for sign in signs}
    while small:
        growing = []
        for key in small:
            others = [
                Neighbour(frame, between.get(frozenset((key, other)), COLUMNS_BETWEEN))
                for other, frame in found.items()
                if other != key
            ]
            others += [Neighbour(sign.frame, 1) for sign in signs if key not in sign.ends]
            for larger in _larger(found[key], lack(key, found[key]), others):
                if _is_on_sheet(larger, width, height):
                    found[key] = larger
                    growing.append(key)
                    break
        small = growing
    return found


def _larger(frame: Frame, lacking: Lack, others: list[Neighbour]) -> Iterator[Frame]:
    """The box with another column on both sides or on one, or with another row, as far as others leave space.

    A wider box may need fewer rows, but a taller one holds no longer word.
    """
    left, top, right, bottom = frame
    at_left = at_right = above = below = True
    for other in others:
        its_left, its_top, its_right, its_bottom = other.frame
        if its_top <= bottom and top <= its_bottom:
            at_left = at_left and (its_left > left or its_right + other.columns < left - 1)
            at_right = at_right and (its_right < right or right + 1 < its_left - other.columns)
        if its_left <= right and left <= its_right:
            above = above and (its_top > top or its_bottom + ROWS_BETWEEN < top - 1)
            below = below and (its_bottom < bottom or bottom + 1 < its_top - ROWS_BETWEEN)
    wider = [(left - at_left, top, right + at_right, bottom), (left - at_left, top, right, bottom),
             (left, top, right + at_right, bottom)] if lacking.columns or lacking.rows else []  # fmt: skip
    taller = [(left, top, right, bottom + below), (left, top - above, right, bottom)] if lacking.rows else []
    is_narrow = lacking.columns or right - left < SHAPE * (bottom - top)
    yield from (larger for larger in ([*wider, *taller] if is_narrow else [*taller, *wider]) if larger != frame)


def _is_on_sheet(frame: Frame, width: int, height: int) -> bool:
    left, top, right, bottom = frame
    return left >= 0 and top >= 0 and right < width and bottom < height
