"""How hard-pressed a server is: how long its event loop keeps everything waiting.

Work that is new (another table, another visitor, a hint, a look at the past) is refused while it is busy: "try again".
Choices go on; only where even they pile up a table has to wait a little between two of them, and so do bots. And no
more of them are under way at once than are carried out before anybody notices: the others are asked to try again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from .refusal import Refusal

BUSY = 0.1
"""Seconds for which everything waits on average when a server takes on nothing new …"""
JAMMED = 0.15
"""… and when tables have to slow down."""
CROWD = 32
"""Choices under way at once; more would only wait for each other."""
BEAT = 0.1
"""Seconds between two looks."""
BEATS = 20
"""Looks that count."""
STALL = 0.5
"""Seconds that one look counts for at most: a single long breath is no crowd."""


class Pressure:
    """How long the event loop has kept things waiting lately."""

    def __init__(self) -> None:
        self._late: deque[float] = deque(maxlen=BEATS)
        self._choices = 0

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.note(time.monotonic() - due)

    def note(self, late: float) -> None:
        """The loop has come round so much later than it should have."""
        self._late.append(min(max(0.0, late), STALL))

    @property
    def lag(self) -> float:
        """Seconds for which everything has waited lately, on average."""
        return sum(self._late) / BEATS

    @property
    def is_busy(self) -> bool:
        """Whether nothing new should be taken on."""
        return self.lag > BUSY

    def check(self) -> None:
        """Refuse new work while there is too much."""
        if self.is_busy:
            raise Refusal("busy", "the server is busy; try again in a moment")

    @property
    def pause(self) -> float:
        """Seconds that have to lie between two choices at a table: none, unless choices pile up."""
        return 10 * self.lag if self.lag > JAMMED else 0.0

    @contextmanager
    def choosing(self) -> Iterator[None]:
        """While a choice is under way."""
        self._choices += 1
        try:
            yield
        finally:
            self._choices -= 1

    @property
    def is_crowded(self) -> bool:
        """Whether as many choices are under way as can be."""
        return self._choices >= CROWD
