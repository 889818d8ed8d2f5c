"""Many matches at once in one process, as arrays: for training.

>>> from koszmar.envs.batch import Batch
>>> batch = Batch("bigbook", 4, players=2, seed="lesson")
>>> batch.observations.shape, batch.masks.shape, batch.seats.tolist()
((4, 1280), (4, 766), [0, 0, 0, 0])
>>> rewards, ended = batch.step(batch.masks.argmax(axis=1))
>>> rewards.shape, ended.tolist()
((4, 2), [False, False, False, False])
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from koszmar.kernel.game import Game
from koszmar.kernel.observer import Observer

from .stage import NOBODY, Bytes, Mask, SetUp, Stage, named


class Rows(NamedTuple):
    """The options of all matches, one after another: those of match ``i`` are ``starts[i]`` to ``starts[i + 1]``."""

    rows: Bytes
    actions: NDArray[np.int64]
    starts: NDArray[np.int64]


class Memory(NamedTuple):
    """Where a batch writes what it shows, as plain numbers: numpy and Python both see them, Python is quicker here."""

    observations: bytearray | memoryview
    masks: bytearray | memoryview
    seats: array[int] | memoryview

    @classmethod
    def of(cls, count: int, observer: Observer) -> Memory:
        """Memory of its own for so many matches."""
        width, answers = observer.tensor.size, len(observer.vocabulary)
        return cls(bytearray(count * width), bytearray(count * answers), array("q", bytes(8 * count)))


class Batch:
    """A number of matches that are stepped together; one that ends is followed by a new one at once.

    ``observations``, ``masks`` and ``seats`` always tell of the seat that is to act in each match. Every step
    overwrites them: copy what you want to keep.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        seed: str | int = 0,
        memory: Memory | None = None,
        **chosen: Unpack[SetUp],
    ) -> None:
        self._seed, self._begun = seed, count
        self.stages = [Stage(game, seed=f"{seed}/{number}", **chosen) for number in range(count)]
        observer = self.stages[0].observer
        self.observer, self.players = observer, self.stages[0].players
        width, answers = observer.tensor.size, len(observer.vocabulary)
        self._told, self._marks, self._asked = Memory.of(count, observer) if memory is None else memory
        self.observations: Bytes = np.frombuffer(self._told, np.uint8).reshape(count, width)
        self.masks: Mask = np.frombuffer(self._marks, np.int8).reshape(count, answers)
        self.seats: NDArray[np.int64] = np.frombuffer(self._asked, np.int64)
        self._answers, self._page = answers, bytearray(width)
        """How many answers there are, and where observations are written, one after another: it never leaves the
        processor's nearest cache."""
        self._rows = [slice(place * width, (place + 1) * width) for place in range(count)]
        self._marked: list[list[int]] = [[] for _ in range(count)]
        """The places of each match's ones in the marks."""
        for place in range(count):
            self._look(place)

    def __len__(self) -> int:
        return len(self.stages)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Every match takes one action; returns the rewards of all its seats, and where a match has ended."""
        rewards = np.zeros((len(self.stages), self.players), np.float32)
        ended = np.zeros(len(self.stages), np.bool_)
        taken = actions.tolist() if isinstance(actions, np.ndarray) else actions
        for place, (stage, action) in enumerate(zip(self.stages, taken, strict=True)):
            stage.play(action)
            if stage.seat == NOBODY:
                rewards[place], ended[place] = stage.rewards(), True
                stage.begin(f"{self._seed}/{self._begun}")
                self._begun += 1
            self._look(place)
        return rewards, ended

    def rows(self) -> Rows:
        """The feature row and the action of every option of every match."""
        parts = [stage.rows() for stage in self.stages]
        actions = [index for stage in self.stages for index in named(stage.indices)]
        starts = np.zeros(len(parts) + 1, np.int64)
        np.cumsum([len(part) for part in parts], out=starts[1:])
        return Rows(np.concatenate(parts), np.array(actions, np.int64), starts)

    def _look(self, place: int) -> None:
        """Write what the seat to act knows, and mark what it can do in place of what could be done before."""
        stage, page, marks = self.stages[place], self._page, self._marks
        seat = stage.seat
        stage.observer.write(stage.seen, stage.asked, seat, page)
        self._told[self._rows[place]] = page
        self._asked[place] = seat
        for mark in self._marked[place]:
            marks[mark] = 0
        start = place * self._answers
        marked = self._marked[place] = [start + index for index in named(stage.indices)]
        for mark in marked:
            marks[mark] = 1
