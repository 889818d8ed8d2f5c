"""Many matches at once in several processes, as arrays that all of them write into: for training on several cores.

>>> from koszmar.envs.crew import Crew
>>> with Crew("bigbook", 4, workers=2, players=2, seed="lesson") as crew:
...     rewards, ended = crew.step(crew.masks.argmax(axis=1))
...     crew.observations.shape, crew.masks.shape, rewards.shape, ended.tolist()
((4, 1280), (4, 766), (4, 2), [False, False, False, False])
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Self, Unpack

import numpy as np
from numpy.typing import NDArray

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import find_game
from koszmar.kernel.observer import Observer

from .batch import Batch, Memory, Rows
from .stage import Bytes, Mask, SetUp, observer_of

STEP, ROWS = "step", "rows"
"""What workers are asked to do."""


class Arrays:
    """One piece of memory that several processes share, as arrays."""

    def __init__(self, memory: Any, count: int, players: int, observer: Observer) -> None:
        self._view, self._taken = memoryview(memory).cast("B"), 0
        self.seats = self._next(np.int64, count)
        self.actions = self._next(np.int64, count)
        self.rewards = self._next(np.float32, count, players)
        self.observations = self._next(np.uint8, count, observer.tensor.size)
        self.masks = self._next(np.int8, count, len(observer.vocabulary))
        self.ended = self._next(np.bool_, count)

    def _next(self, kind: Any, *shape: int) -> NDArray[Any]:
        found = np.frombuffer(self._view, kind, int(np.prod(shape)), self._taken).reshape(shape)
        self._taken += found.nbytes
        return found

    @staticmethod
    def size(count: int, players: int, observer: Observer) -> int:
        """How many bytes it takes."""
        return count * (8 + 8 + 4 * players + observer.tensor.size + len(observer.vocabulary) + 1)

    def memory(self, places: slice) -> Memory:
        """Where the matches at these places are shown."""
        shown = (self.observations, self.masks, self.seats)
        observations, masks, seats = (array[places].reshape(-1).data for array in shown)
        return Memory(observations, masks.cast("B"), seats)


class Crew:
    """A number of matches that are stepped together, like a ``Batch``, by several processes that share its arrays.

    Each worker plays a batch of its own, with the seed ``"<seed>/<worker>"``. Between steps all of them wait.
    """

    def __init__(
        self, game: str, count: int, *, workers: int = 2, seed: str | int = 0, **chosen: Unpack[SetUp]
    ) -> None:
        if not 1 <= workers <= count:
            raise BadSetting(f"{count} matches are work for 1 to {count} workers, not {workers}")
        found = find_game(game)
        self.observer = observer_of(found)
        self.players = found.setting(**chosen).players
        context = get_context("spawn")
        memory = context.RawArray("b", Arrays.size(count, self.players, self.observer))
        self._arrays = Arrays(memory, count, self.players, self.observer)
        self.observations: Bytes = self._arrays.observations
        self.masks: Mask = self._arrays.masks
        self.seats: NDArray[np.int64] = self._arrays.seats
        self._ends: list[Connection] = []
        self._processes = []
        bounds = [count * worker // workers for worker in range(workers + 1)]
        for worker, (first, last) in enumerate(pairwise(bounds)):
            end, other = context.Pipe()
            plan = (game, count, self.players, slice(first, last), f"{seed}/{worker}", dict(chosen))
            process = context.Process(target=_work, args=(other, memory, *plan), daemon=True)
            process.start()
            other.close()
            self._ends.append(end)
            self._processes.append(process)
        self._hear()

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Every match takes one action; returns the rewards of all its seats, and where a match has ended."""
        if len(actions) != len(self):
            raise ValueError(f"{len(self)} matches need as many actions, not {len(actions)}")
        self._arrays.actions[:] = actions
        self._ask(STEP)
        return self._arrays.rewards.copy(), self._arrays.ended.copy()

    def rows(self) -> Rows:
        """The feature row and the action of every option of every match."""
        parts: list[Rows] = self._ask(ROWS)
        counts = [np.diff(part.starts) for part in parts]
        starts = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.concatenate(counts))))
        return Rows(
            np.concatenate([part.rows for part in parts]), np.concatenate([part.actions for part in parts]), starts
        )

    def _ask(self, what: str) -> list[Any]:
        for end in self._ends:
            end.send(what)
        return self._hear()

    def _hear(self) -> list[Any]:
        answers = [end.recv() for end in self._ends]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        """Send the workers home."""
        for end in self._ends:
            end.close()
        for process in self._processes:
            process.join()
        self._ends, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _work(
    end: Connection, memory: Any, game: str, count: int, players: int, places: slice, seed: str, chosen: SetUp
) -> None:
    """Play a part of the matches until nobody asks any more."""
    try:
        arrays = Arrays(memory, count, players, observer_of(find_game(game)))
        batch = Batch(game, places.stop - places.start, seed=seed, memory=arrays.memory(places), **chosen)
        end.send(None)
        while True:
            what = end.recv()
            answer: Rows | Exception | None = None
            try:
                if what == ROWS:
                    answer = batch.rows()
                else:
                    arrays.rewards[places], arrays.ended[places] = batch.step(arrays.actions[places])
            except Exception as error:
                answer = error
            end.send(answer)
    except (EOFError, BrokenPipeError):
        pass
