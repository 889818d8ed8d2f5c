"""Connections as uvicorn serves them, but not for ever: a request that is begun has to be finished in time.

Nor without end: every connection takes a file, of which a process has only so many.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import household
from .reach import is_loopback

HEAD = 10.0
"""Seconds for the head of a request, from its first byte or from the beginning of the connection …"""
BODY = 60.0
"""… and for its body."""
MOST = 250
"""Connections that one address may have; a proxy on this machine speaks for many, and has limits of its own."""


class Line(H11Protocol):
    """One connection."""

    _timer: asyncio.TimerHandle | None = None
    _waits_for: Any = None
    _has_asked = False
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come: let them say what they want."""
        super().connection_made(transport)
        if self._are_too_many():
            transport.abort()
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or a whole one."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """The answer is out; another request may have begun."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the line belongs to a socket."""
        self._forget()
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._forget()
        super().connection_lost(exc)

    def _are_too_many(self) -> bool:
        """Whether enough connections of whoever has come are open already."""
        visitor = household(self.client[0]) if self.client else "localhost"
        if is_loopback(visitor):
            return False
        others = (getattr(one, "client", None) for one in self.connections)
        return sum(one is not None and household(one[0]) == visitor for one in others) > MOST

    def _watch(self) -> None:
        """Give a part of a request its time; more data gives it no more, only its end does."""
        waits_for = self._missing()
        if waits_for is self._waits_for or self._is_socket:
            return
        self._forget()
        self._waits_for = waits_for
        if waits_for is not None:
            self._timer = self.loop.call_later(HEAD if waits_for is h11.IDLE else BODY, self._cut)

    def _missing(self) -> Any:
        """What is missing of a request: its head (``IDLE``), its body (``SEND_BODY``), or nothing."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._has_asked = True
            return h11.SEND_BODY
        if state is not h11.IDLE:
            self._has_asked = True
            return None
        begun = bool(self.conn.trailing_data[0]) or not self._has_asked
        return h11.IDLE if begun else None

    def _forget(self) -> None:
        self._waits_for = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
