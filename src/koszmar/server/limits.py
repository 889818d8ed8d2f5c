"""What one client may ask of us: how large, how often, from where."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urlsplit

LARGEST_MESSAGE = 16_384
LARGEST_FRAME = 65_536
LARGEST_BODY = 65_536
LARGEST_RECORD = 4_000_000
LONGEST_CHAT = 500
LONGEST_NOTE = 2_000
LONGEST_NAME = 40
PATIENCE_WITH_HASTE = 100
"""So many messages too many, and the connection is closed."""


class Bucket:
    """A bucket of permissions that fills up again at a steady rate."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = float(burst)
        self.at = clock()

    def take(self) -> bool:
        """Take one permission, if there is one."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each visitor; full ones are forgotten when there are many."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, visitor: str) -> bool:
        """Take one permission of this visitor's."""
        if len(self.buckets) >= self.MOST:
            self.buckets.clear()
        return self.buckets.setdefault(visitor, Bucket(self.rate, self.burst)).take()


def is_our_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page from this origin may talk to us; programs that are no browsers send none.

    >>> is_our_origin("https://table.example", "table.example", ())
    True
    >>> is_our_origin("https://evil.example", "table.example", ())
    False
    """
    return origin is None or origin in others or (bool(host) and urlsplit(origin).netloc == host)
