"""A follower remembers what one connection was sent about one seat, and makes the next message about it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from msgspec import UNSET, Struct

from koszmar.kernel.scene import Event

from .errands import happened
from .messages import Happened, LogNews, ViewNews
from .tables import Table

PIECE = 100
"""Events that are put into words before somebody else is served."""


class _Ready(Struct, frozen=True):
    """The past in words, as far as it was put into them."""

    count: int
    """How many events of the match it covers …"""
    last: Event | None
    """… and the last of them: it is another one if something was taken back meanwhile."""
    told: list[Happened]


class Follower:
    """One seat (None: what a spectator sees) as one client knows it."""

    def __init__(self, table: Table, seat: int | None, key: str | None) -> None:
        self.table = table
        self.seat = seat
        self.key = key
        """The hash of the key that opened the seat."""
        self.forget()

    def forget(self) -> None:
        """The client knows nothing: the next message is whole."""
        self.number: int | None = None
        self.choice = 0
        """How many choices the client was told of."""
        self.view: Any = None
        self.told = 0
        """How many events of the match it was told, or told nothing of."""
        self.known = 0
        """How many events the client has in its list."""
        self.nothing = -1
        """The number of the table after which there was nothing to tell."""
        self._ready: _Ready | None = None

    async def get_ready(self) -> float:
        """Put a long past into words piece by piece, so that others are served in between; the seconds it took."""
        match, took = self.table.match, 0.0
        seen, told = match.events(self.seat), list[Happened]()
        for at in range(0, len(seen), PIECE):
            began = time.perf_counter()
            told += happened(match, seen[at : at + PIECE], self.seat, large=False)
            took += time.perf_counter() - began
            await asyncio.sleep(0)
        events = match.scene.events or []
        self._ready = _Ready(len(events), events[-1] if events else None, told)
        return took

    def news(self, *, single: bool = True) -> ViewNews | None:
        """What the client does not know yet; a client with several seats is told of every choice."""
        table = self.table
        if table.number in (self.number, self.nothing):
            return None
        base, old, view = self.number, self.view, table.view(self.seat)
        undone = base is not None and self._drop_undone(base)
        whole = base is None or undone
        log = self._log(large=not whole)
        found = [] if whole else table.changes(self.seat, old)
        if single and not (whole or found or log.events or self._is_asked()):
            self.nothing = table.number
            return None
        is_open = self.seat is None
        self.number, self.view = table.open_number if is_open else table.number, view
        self.choice = table.open_choice if is_open else table.match.number
        return ViewNews(
            seat=self.seat,
            number=self.number,
            choice=self.choice,
            base=UNSET if whole or base is None else base,
            view=view if whole else UNSET,
            changes=UNSET if whole else found,
            log=log,
            undo=table.free_undo(),
        )

    def _is_asked(self) -> bool:
        """Whether this seat needs the number of the question to answer it.

        Nobody else is told that a question was answered of which they see nothing: when it was would say something.
        """
        decision = self.table.match.decision
        return decision is None or self.seat in decision.seats

    def _drop_undone(self, base: int) -> bool:
        """Forget events that were taken back since; whether there was an undo."""
        heights = self.table.heights[base:]
        lowest = min(heights)
        if lowest == heights[0] and len(heights) == 1 + self.table.match.number - lowest:
            return False
        events = self.table.match.scene.events or []
        kept = sum(1 for event in events[: self.told] if event.choice <= lowest)
        self.told = kept
        self.known = sum(1 for event in events[:kept] if event.seen_by(self.seat) is not None)
        return True

    def _log(self, *, large: bool) -> LogNews:
        match = self.table.match
        told = [] if self.told else self._take_what_is_ready()
        if large:
            told += self.table.told(self.seat, self.told)
        else:
            told += happened(match, match.events(self.seat, self.told), self.seat, large=False)
        log = LogNews(self.known, told)
        self.told = len(match.scene.events or [])
        self.known += len(told)
        return log

    def _take_what_is_ready(self) -> list[Happened]:
        """What was put into words before, if it still is what happened."""
        ready, self._ready = self._ready, None
        events = self.table.match.scene.events or []
        if ready is None or not 0 < ready.count <= len(events) or events[ready.count - 1] is not ready.last:
            return []
        self.told = ready.count
        return list(ready.told)
