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

from collections.abc import Sequence
from typing import Any, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from koszmar.kernel.game import Game

from .stage import NOBODY, Bytes, Mask, SetUp, Stage, named


class Rows(NamedTuple):
    """The options of all matches, one after another: those of match ``i`` are ``starts[i]`` to ``starts[i + 1]``."""

    rows: Bytes
    actions: NDArray[np.int64]
    starts: NDArray[np.int64]


class Batch:
    """A number of matches that are stepped together; one that ends is followed by a new one at once.

    ``observations``, ``masks`` and ``seats`` always tell of the seat that is to act in each match. Every step
    overwrites them: copy what you want to keep.
    """

    def __init__(self, game: str | Game, count: int, *, seed: str | int = 0, **chosen: Unpack[SetUp]) -> None:
        self._seed, self._begun = seed, count
        self.stages = [Stage(game, seed=f"{seed}/{number}", **chosen) for number in range(count)]
        observer = self.stages[0].observer
        self.observer, self.players = observer, self.stages[0].players
        width, answers = observer.tensor.size, len(observer.vocabulary)
        self._told, self._marks = bytearray(count * width), bytearray(count * answers)
        """What the arrays hold, as plain bytes: numpy and Python both write into them, Python quicker into these."""
        self.observations: Bytes = np.frombuffer(self._told, np.uint8).reshape(count, width)
        self.masks: Mask = np.frombuffer(self._marks, np.int8).reshape(count, answers)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self._page = bytearray(width)
        """Where observations are written, one after another: it never leaves the processor's nearest cache."""
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
        self.seats[place] = seat
        for mark in self._marked[place]:
            marks[mark] = 0
        start = place * len(stage.observer.vocabulary)
        marked = self._marked[place] = [start + index for index in named(stage.indices)]
        for mark in marked:
            marks[mark] = 1
