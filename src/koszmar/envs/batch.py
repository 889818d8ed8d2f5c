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
        self.observations: Bytes = np.zeros((count, observer.tensor.size), np.uint8)
        self.masks: Mask = np.zeros((count, len(observer.vocabulary)), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self._buffers = [bytearray(observer.tensor.size) for _ in range(count)]
        self._mask_rows = [memoryview(row) for row in self.masks]
        self._offered: list[list[int]] = [[] for _ in range(count)]
        for place in range(count):
            self._look(place)
        self._gather()

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
        self._gather()
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
        stage, mask = self.stages[place], self._mask_rows[place]
        stage.look(stage.seat, self._buffers[place])
        for index in self._offered[place]:
            mask[index] = 0
        offered = named(stage.indices)
        for index in offered:
            mask[index] = 1
        self._offered[place] = offered

    def _gather(self) -> None:
        """Copy what was written for all matches into the arrays, in one go."""
        told = b"".join(self._buffers)
        self.observations[:] = np.frombuffer(told, np.uint8).reshape(self.observations.shape)
        self.seats[:] = [stage.seat for stage in self.stages]
