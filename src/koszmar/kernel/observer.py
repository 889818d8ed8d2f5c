"""What one seat may know, as numbers: a tensor of fixed size with named slices, and a number for every answer.

A game's observer reads the state, because a whole view would take too long for learning; a law keeps it honest:
reshuffle what the seat cannot know, and not one byte changes. Everything is told from the seat's own side, ``me``
first, then ``+1``, ``+2`` clockwise, so that one policy can sit in any seat. Numbers are bytes, written into a buffer
that the caller keeps; nothing here needs more than Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .flow import Decision
from .scene import Scene

if TYPE_CHECKING:
    from .match import Match

_encode = msgspec.msgpack.Encoder().encode

NO_INDEX = -1
"""The index of an option that the vocabulary leaves out."""
MOST = 255
"""The greatest number that fits into a byte; greater ones are told as this."""
KEPT = 512
"""How many lists are kept as they were counted: enough for the matches of a batch, and no more than a cache holds."""


def as_bytes(*numbers: int) -> bytearray:
    """Numbers as an observation tells them, a byte each; those that do not fit are told as ``MOST``.

    Whatever is laid into a buffer is a bytearray: of anything else Python makes one first, which takes longest.

    >>> as_bytes(1, True, 300)
    bytearray(b'\\x01\\x01\\xff')
    """
    try:
        return bytearray(numbers)
    except ValueError:
        return bytearray([min(number, MOST) for number in numbers])


def relative_seats(most: int) -> tuple[str, ...]:
    """How seats are called from a seat's own side.

    >>> relative_seats(3)
    ('me', '+1', '+2')
    """
    return ("me", *(f"+{distance}" for distance in range(1, most)))


class Slice(Struct, frozen=True):
    """A named part of a tensor: where it begins, the names along each of its axes, the greatest usual number in it."""

    name: str
    start: int
    axes: tuple[tuple[str, ...], ...]
    most: int

    @property
    def shape(self) -> tuple[int, ...]:
        """How long each axis is."""
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size


class Layout:
    """Where everything is in a tensor: slices one after another.

    >>> layout = Layout()
    >>> layout.add("hand", ("me", "+1"), ("fire", "water"), most=9)
    0
    >>> layout.add("round")
    4
    >>> layout.size, layout.name(2), layout.name(4)
    (5, 'hand/+1/fire', 'round')
    """

    def __init__(self) -> None:
        self.slices: dict[str, Slice] = {}
        self.size = 0

    def add(self, name: str, *axes: Iterable[str], most: int = 1) -> int:
        """Append a slice; returns where it begins."""
        part = Slice(name, self.size, tuple(tuple(axis) for axis in axes), most)
        self.slices[name] = part
        self.size += part.size
        return part.start

    def name(self, place: int) -> str:
        """What the number at a place says."""
        part = next(part for part in self.slices.values() if part.start <= place < part.start + part.size)
        names = list(product(*part.axes))[place - part.start]
        return "/".join((part.name, *names))

    def scale(self) -> list[int]:
        """For every number the greatest usual one: what to divide by for learning."""
        return [part.most for part in self.slices.values() for _ in range(part.size)]

    def describe(self) -> list[tuple[str, int, tuple[int, ...], int]]:
        """Every slice as (name, start, shape, greatest usual number)."""
        return [(part.name, part.start, part.shape, part.most) for part in self.slices.values()]


class Kept:
    """Some numbers of an observation as they were written last, and what of: between two looks most stays as it was."""

    __slots__ = ("_about", "told")

    def __init__(self) -> None:
        self.told = bytearray()
        self._about = b""

    def is_about(self, things: Any) -> bool:
        """Whether the numbers tell of these things as they are now; if not, they have to be told anew.

        The things are all that the numbers depend on, as data: to write that down and to compare it takes less time
        than to look at everything.
        """
        now = _encode(things)
        if self._about == now:
            return True
        self._about = now
        return False


class Vocabulary:
    """Every answer that a game knows, each with a number that never changes its meaning."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.blocks: dict[str, range] = {}

    def add(self, block: str, names: Iterable[str]) -> int:
        """Append a block of answers; returns the number of the first."""
        start = len(self.names)
        self.names += [f"{block} {name}" if name else block for name in names]
        self.blocks[block] = range(start, len(self.names))
        return start

    def __len__(self) -> int:
        return len(self.names)

    def describe(self) -> list[tuple[str, int, int]]:
        """Every block as (name, first number, how many)."""
        return [(name, block.start, len(block)) for name, block in self.blocks.items()]


class Observer:
    """What a game tells about a seat's knowledge: as numbers, as data, as text. A game makes one of its own."""

    version = 1
    """It rises when a number comes to mean something else, and with it the names of the environments."""
    tensor: Layout
    """The slices of an observation."""
    row: Layout
    """The columns of an option's feature row."""
    vocabulary: Vocabulary
    discreet = False
    """Whether it never looks at what the seat cannot know, so that it may be given the true scene: a mask takes as long
    as a whole observation. A law compares what is written from either."""

    def write(self, scene: Scene[Any], decision: Decision | None, seat: int, buffer: bytearray) -> None:
        """Write all that a seat knows over what the buffer held; its size is ``tensor.size``."""
        raise NotImplementedError

    def indices(self, scene: Scene[Any], decision: Decision, seat: int) -> list[int]:
        """The number of each option of a question, seen from a seat that is asked."""
        raise NotImplementedError

    def write_rows(
        self, scene: Scene[Any], decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        """Write the feature row of each option, one after another; the buffer may have room for more."""
        raise NotImplementedError

    def observe(self, match: Match, seat: int) -> bytes:
        """The observation of a seat, as bytes of its own."""
        buffer = bytearray(self.tensor.size)
        self.write(match.seen_by(seat), match.decision and match.decision.seen_by(seat), seat, buffer)
        return bytes(buffer)

    def asked(self, match: Match, seat: int) -> tuple[list[int], bytes]:
        """The number and the feature row of each option of the question, for a seat that is asked."""
        assert match.decision is not None
        scene, decision = match.seen_by(seat), match.decision.seen_by(seat)
        indices = self.indices(scene, decision, seat)
        rows = bytearray(self.row.size * sum(index != NO_INDEX for index in indices))
        self.write_rows(scene, decision, seat, indices, rows)
        return indices, bytes(rows)

    def struct(self, match: Match, seat: int) -> dict[str, Any]:
        """The same knowledge as plain data: the seat's view of the table."""
        return dict(msgspec.to_builtins(match.view(seat)))

    def text(self, match: Match, seat: int, language: str = "en") -> str:
        """The same knowledge as a page of text."""
        from .text import text_view  # not above: words take longer to load than whole games
        from .words import Words

        return text_view(match.view(seat), Words(match.game, language, setting=match.setting))
