"""A long job in small pieces, on one process, on all cores or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, Generic, TypeVar, cast

from koszmar.bots.search.processes import leave_with_parent

T = TypeVar("T")
W = TypeVar("W", bound=Sequence[Any])

PIECE = 20
"""Matches in a piece, at most."""
MOMENT = 2.0
"""Seconds that a piece should take: the progress bar keeps moving, and little is lost when the job is stopped."""
PER_WORKER = 4
"""Pieces that a job has for each worker, at least: so all workers end at about the same time."""
TRIES = 3
"""Deaths of workers in a row after which a job gives up: a match that kills its process is not retried forever."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_pieces(work: Callable[[W], T], whole: W, workers: int, ray: str | None = None) -> Generator[T, None, None]:
    """Do the work on every piece of a range or a list; results come as they are ready, in any order.

    One worker is this process itself. Others are started afresh, so ``work`` has to be something that can be pickled.
    With the address of a Ray cluster the pieces are done there, whatever the number of workers. Whoever closes this
    early waits for nobody: what was being done is dropped.
    """
    if ray is not None and whole:
        from .cluster import on_ray

        yield from on_ray(work, whole, ray)
        return
    workers = min(workers, len(whole))
    if workers <= 1:
        yield from (work(piece) for piece in pieces(whole, 1))
        return
    yield from _on_cores(work, Pieces(whole, workers), workers)


def _on_cores(work: Callable[[W], T], left: Pieces[W], workers: int) -> Generator[T, None, None]:
    """A process that is killed in the middle loses nothing: others are started, and its piece is done again."""
    deaths = 0
    while True:
        try:
            with closing(_in_a_pool(work, left, workers)) as results:
                for result in results:
                    deaths = 0
                    yield result
            return
        except BrokenProcessPool:
            deaths += 1
            if deaths == TRIES:
                raise


def _in_a_pool(work: Callable[[W], T], left: Pieces[W], workers: int) -> Generator[T, None, None]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=leave_with_parent)
    running: dict[Future[tuple[T, float]], W] = {}
    try:
        while True:
            with _deaf_to_ctrl_c():
                while len(running) < 2 * workers and (piece := left.next()):
                    running[pool.submit(timed, work, piece)] = piece
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                result, seconds = future.result()
                left.took(running.pop(future), seconds)
                yield result
    finally:
        left.take_back()
        for process in list(pool._processes.values()) if running else ():
            process.kill()
        pool.shutdown(cancel_futures=True)


class Pieces(Generic[W]):
    """What is left of a job, given out in pieces that take about a moment, however long one match is."""

    def __init__(self, whole: W, workers: int) -> None:
        self._whole, self._at, self._size = whole, 0, 1
        self._most = max(1, min(PIECE, len(whole) // (workers * PER_WORKER)))
        self._out: list[W] = []
        self._again: list[W] = []

    def next(self) -> W | None:
        """The next piece; none if all are given out."""
        if self._again:
            piece = self._again.pop()
        else:
            piece = cast(W, self._whole[self._at : self._at + self._size])
            self._at += len(piece)
        if not piece:
            return None
        self._out.append(piece)
        return piece

    def took(self, piece: W, seconds: float) -> None:
        """A piece is done: those that follow are cut by how long it took."""
        self._out.remove(piece)
        self._size = max(1, min(self._most, int(len(piece) * MOMENT / max(seconds, 1e-6))))

    def take_back(self) -> None:
        """What was given out and is not done is given out again."""
        self._again += self._out
        self._out = []


def timed(work: Callable[[W], T], piece: W) -> tuple[T, float]:
    """What comes of a piece, and the seconds that it took."""
    start = perf_counter()
    return work(piece), perf_counter() - start


def pieces(whole: W, size: int) -> Iterator[W]:
    """A range or a list cut into pieces.

    >>> list(pieces(range(5), 2))
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return (cast(W, whole[start : start + size]) for start in range(0, len(whole), size))


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: it is for this one to decide what to do about it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
