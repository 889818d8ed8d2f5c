"""Looking for garbage without making anybody wait.

Python stops to look through everything in memory now and then; with hundreds of tables that takes a fifth of a second.
So whatever has outlived one short look is set aside, and only seldom looked through as well. And what tables leave
free when they go lies scattered: unless it is given back to the system, the server seems to grow.
"""

from __future__ import annotations

import ctypes
import gc
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

PAUSE = 0.25
"""Seconds between two looks at what is new …"""
SKIPPED = 7
"""… of which so many are left out after one that has found next to nothing: choices leave nothing in circles, and what
is set aside unseen is looked through with everything else."""
LITTLE = 250
"""Things that are next to nothing."""
THOROUGH = 120.0
"""Seconds from one look through everything to the next: what has lived for a while and is dropped in a circle, such as
the line of somebody who has left, waits for it."""
LIGHT = 500
"""Looks through everything take one part in so many of all time at most: the longer one took, the later the next."""
GIVE_BACK = 20.0
"""Seconds between two returns of free memory to the system."""
YOUNGER, OLDEST = 1, 2
"""Generations, as Python numbers them."""
YOUNG = (50_000, 20, 1_000_000)
"""When Python looks by itself: at young things only where a great many come between two of our looks, at old ones
practically never."""


@contextmanager
def tidy_memory(pause: float = PAUSE) -> Iterator[None]:
    """Look for garbage in this way as long as the block runs."""
    usual, ended = gc.get_threshold(), threading.Event()
    gc.set_threshold(*YOUNG)
    looker = threading.Thread(target=_look, args=(pause, ended), name="tidying", daemon=True)
    looker.start()
    try:
        yield
    finally:
        ended.set()
        looker.join()
        gc.set_threshold(*usual)
        gc.unfreeze()


def _look(pause: float, ended: threading.Event) -> None:
    due, left_out, trim, trimmed = 0.0, 0, trimmer(), time.monotonic()
    while not ended.wait(pause if due else 0):
        began = time.monotonic()
        if began >= due:
            gc.unfreeze()
            gc.collect(OLDEST)
            due = began + max(THOROUGH, LIGHT * (time.monotonic() - began))
        elif left_out:
            left_out -= 1
        elif gc.collect(YOUNGER) < LITTLE:
            left_out = SKIPPED
        gc.freeze()
        if began >= trimmed + GIVE_BACK:
            trim()
            trimmed = time.monotonic()


def trimmer() -> Callable[[], object]:
    """A function that gives free memory back to the system: that of the C library (glibc), or one that does nothing."""
    try:
        return partial(ctypes.CDLL(None).malloc_trim, 0)
    except (AttributeError, OSError, TypeError):
        return lambda: None
