"""Processes that think: polite to the others, deaf to Ctrl-C, and gone when whoever started them is gone."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def start_thinkers(workers: int) -> ProcessPoolExecutor:
    """So many processes, started when they are first needed."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=_settle)


def _settle() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    leave_with_parent()


def leave_with_parent() -> None:
    """End this process with whoever started it: it would wait forever for work from a process that was killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
