"""A long job in small pieces, on one process, on all cores or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any, TypeVar, cast

T = TypeVar("T")
W = TypeVar("W", bound=Sequence[Any])

PIECE = 20
"""A piece is at most this many matches: the progress bar moves, and little is lost when somebody stops the job."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_pieces(work: Callable[[W], T], whole: W, workers: int, ray: str | None = None) -> Generator[T, None, None]:
    """Do the work on every piece of a range or a list; results come as they are ready, in any order.

    One worker is this process itself. Others are started afresh, so ``work`` has to be something that can be pickled.
    With the address of a Ray cluster the pieces are done there, whatever the number of workers.
    """
    if ray is not None and whole:
        from .cluster import on_ray

        yield from on_ray(work, whole, ray)
        return
    workers = min(workers, len(whole))
    if workers <= 1:
        yield from (work(piece) for piece in pieces(whole, 1))
        return
    size = max(1, min(PIECE, len(whole) // (workers * 4)))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        with _deaf_to_ctrl_c():
            futures = [pool.submit(work, piece) for piece in pieces(whole, size)]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


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
