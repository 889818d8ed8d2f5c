"""Connections as uvicorn serves them, but not for ever: a request that is begun has to be finished in time.

Nor without end: every connection takes a file, of which a process has only so many.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from .limits import household
from .reach import is_loopback

HEAD = 10.0
"""Seconds for the head of a request, from its first byte or from the beginning of the connection …"""
BODY = 60.0
"""… and for its body."""
MOST = 500
"""Connections that one address may have; a proxy on this machine speaks for many, and has limits of its own."""
TEXT = 0x81
"""How a frame begins that holds a whole text."""
_SHORT, _MEDIUM, _LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
FULL = 32_768
"""Bytes that a socket holds at most to send them together."""


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


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    _heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It begins where the request for it ended."""
        super().connection_made(transport)
        self.transport: Any = Outbox(self.transport, self.loop)

    def data_received(self, data: bytes) -> None:
        """They say something, so they are there."""
        self._heard = self.loop.time()
        super().data_received(data)

    async def send(self, message: Any) -> None:
        """Send something. A text in the open middle of a conversation is put into its frame here, without ceremony."""
        text = message.get("text")
        if text is None or self.conn.state is not OPEN or not self._can_send:
            await super().send(message)
        else:
            self.transport.write(framed(text.encode()))

    @property
    def _can_send(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    def send_keepalive_ping(self) -> None:
        """Ask whether they are still there, unless they have said something lately."""
        assert self.ping_interval is not None
        rest = self._heard + self.ping_interval - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()


def framed(text: bytes) -> bytes:
    """A text as a server sends it over a socket, in one frame (RFC 6455).

    >>> framed(b"Hi"), framed(bytes(300))[:4], framed(bytes(70_000))[:10].hex(" ")
    (b'\\x81\\x02Hi', b'\\x81~\\x01,', '81 7f 00 00 00 00 00 01 11 70')
    """
    length = len(text)
    if length < 126:
        return _SHORT.pack(TEXT, length) + text
    if length < 1 << 16:
        return _MEDIUM.pack(TEXT, 126, length) + text
    return _LONG.pack(TEXT, 127, length) + text


class Outbox:
    """The sending end of a socket: what is written in one breath goes out together, as an answer and the view after it.

    Each trip to the system costs as much as putting a view into words.
    """

    def __init__(self, line: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._line = line
        self._loop = loop
        self._held: list[bytes] = []
        self._size = 0

    def write(self, data: bytes) -> None:
        """Send this as soon as everybody else has had their say, or at once if it is much."""
        if not self._held:
            self._loop.call_soon(self._flush)
        self._held.append(data)
        self._size += len(data)
        if self._size > FULL:
            self._flush()

    def _flush(self) -> None:
        held, self._held, self._size = self._held, [], 0
        if held and not self._line.is_closing():
            self._line.write(held[0] if len(held) == 1 else b"".join(held))

    def close(self) -> None:
        """Nothing more will be sent."""
        self._flush()
        self._line.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)
