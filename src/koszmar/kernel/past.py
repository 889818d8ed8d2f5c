"""The past of a match: snapshots between steps, where steps and turns began, and how far undo may go."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from .errors import UndoRefused
from .knowledge import Changes
from .run import Run

Size: TypeAlias = Literal["choice", "action", "turn"]
SIZES: tuple[Size, ...] = ("choice", "action", "turn")

EVERY, CLOSE, WIDE = 0, 1, 64
"""The least number of choices between two snapshots. 0 takes one at every step, 1 makes forks quick, 64 makes play
quick."""
MANY = 128
"""With this many snapshots every second one of the older half is dropped."""

encode = msgspec.msgpack.Encoder().encode


_DECODERS: dict[Any, msgspec.msgpack.Decoder[Any]] = {}


def decode(kind: type[Any], snapshot: bytes) -> Any:
    """The state of a game as it was when the snapshot was taken."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        decoder = _DECODERS[kind] = msgspec.msgpack.Decoder(kind)
    return decoder.decode(snapshot)


class Fate(Struct, frozen=True, gc=False):
    """From choice ``number`` on, a fork goes on with chance of its own, after some changes to the state."""

    number: int
    seed: str
    changes: Changes


class Mark(Struct, frozen=True, gc=False):
    """A moment between two steps, when the state alone says everything."""

    step: int
    number: int
    """How many choices had been made."""
    turn: int | None
    """The turn that was being played when the step before it began."""
    snapshot: bytes
    events: int
    """How many events had been told."""
    revealed: int
    fates: int
    """How often the chance had been replaced."""
    changes: Changes = []
    """What lies elsewhere than the snapshot says, in an imagined world."""


class Past:
    """Takes snapshots as steps begin, and remembers where steps and turns began."""

    __slots__ = ("_turn", "_turn_of", "begun", "fates", "imagined", "marks", "spacing", "steps", "turns")

    def __init__(self, turn_of: Callable[[Any], int], spacing: int) -> None:
        self._turn_of = turn_of
        self.spacing = spacing
        self.marks: list[Mark] = []
        self.begun = 0
        """The step that began last."""
        self.steps: list[int] = []
        """After how many choices each step began."""
        self.turns: list[int] = []
        """After how many choices each turn began."""
        self.fates = 0
        self.imagined = False
        """Whether the match did not come about as its choices say."""
        self._turn: int | None = None

    def copy(self) -> Past:
        """The same past for a fork. Its snapshots are close, except in an imagined match, which keeps its spacing."""
        twin = Past(self._turn_of, self.spacing if self.imagined else CLOSE)
        twin._turn = self._turn
        twin.marks, twin.steps, twin.turns = self.marks[:], self.steps[:], self.turns[:]
        twin.fates, twin.imagined, twin.begun = self.fates, self.imagined, self.begun
        return twin

    def remember(self, twin: Past) -> None:
        """Take over the last snapshot of a fork that stands at the same place: the next fork begins there."""
        if twin.marks[-1].number > self.marks[-1].number:
            self.marks.append(twin.marks[-1])

    def step_begins(self, run: Run) -> None:
        """Note the step and its turn; take a snapshot if the last one is far enough away."""
        scene, marks, steps = run.scene, self.marks, self.steps
        number, state = scene.number, scene.state
        self.begun = run.step
        if not marks or number - marks[-1].number >= self.spacing:
            told = 0 if scene.events is None else len(scene.events)
            marks.append(Mark(run.step, number, self._turn, encode(state), told, run.revealed, self.fates))
            if len(marks) >= MANY:
                half = len(marks) // 2
                del marks[1:half:2]
        if not steps or steps[-1] != number:
            steps.append(number)
        turn = self._turn_of(state)
        if turn != self._turn:
            self._turn = turn
            if not self.turns or self.turns[-1] != number:
                self.turns.append(number)

    def return_to(self, number: int) -> Mark:
        """Forget what came after a choice; returns the last mark before it, from where to play on."""
        marks = self.marks
        while len(marks) > 1 and marks[-1].number > number:
            marks.pop()
        mark = marks[-1]
        number = mark.number
        for begun in (self.steps, self.turns):
            while begun and begun[-1] > number:
                begun.pop()
        self._turn = mark.turn
        self.fates = mark.fates
        return mark

    @property
    def has_mark_of_step(self) -> bool:
        """Whether there is a snapshot of the moment when the present step began."""
        return bool(self.marks) and self.marks[-1].step == self.begun

    def mark_before(self, number: int) -> Mark:
        """The last mark at which no more than this many choices had been made."""
        return next(mark for mark in reversed(self.marks) if mark.number <= number or mark is self.marks[0])

    def target(self, size: Size, number: int) -> int:
        """To how many choices an undo of this size leads back."""
        if size not in SIZES:
            raise UndoRefused(f"there is no undo by {size!r}; there is: {', '.join(SIZES)}")
        if not number:
            raise UndoRefused("nothing has been chosen yet")
        last, first = number - 1, self.marks[0].number
        if last < first:
            raise UndoRefused("this match was loaded; what was chosen before is not held by its checkpoint")
        if size == "choice":
            return last
        begun = self.steps if size == "action" else self.turns
        place = bisect_right(begun, last)
        return begun[place - 1] if place else first
