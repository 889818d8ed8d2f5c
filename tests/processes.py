"""Processes that tests have started, and whether anything of them is left."""

from __future__ import annotations

import os


def is_running(process: int) -> bool:
    """Whether there is such a process, be it a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
