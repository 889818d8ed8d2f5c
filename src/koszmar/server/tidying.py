"""Looking for garbage without making anybody wait.

Python stops to look through everything in memory now and then; with hundreds of tables that takes a fifth of a second.
What has lived for a while is here set aside, so that a look is short, and only seldom looked through as well.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

PAUSE = 2.0
"""Seconds between two looks."""
THOROUGH = 60
"""Looks from one that goes through everything to the next: what has lived for a while and is dropped in a circle, such
as the lines of somebody who has left, waits for it."""
YOUNG = (5_000, 20, 1_000_000)
"""When Python looks by itself: at young things as usual, at old ones practically never."""


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
    looks = 0
    while not ended.wait(pause if looks else 0):
        if looks % THOROUGH == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        looks += 1
