"""Connections as we serve them: what goes out together, who is asked whether they are there, how a text is framed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from koszmar.server import lines
from koszmar.server.lines import Outbox, Socket, framed
from koszmar.server.running import uvicorn_options


class Wire:
    """What leaves us."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def run(scene: Any) -> Wire:
    async def play() -> Wire:
        wire = Wire()
        box = Outbox(wire, asyncio.get_running_loop())  # type: ignore[arg-type]
        await scene(wire, box)
        return wire

    return asyncio.run(play())


def test_what_is_written_in_one_breath_goes_out_together() -> None:
    async def scene(wire: Wire, box: Outbox) -> None:
        box.write(b"chosen ")
        box.write(b"view")
        assert wire.sent == []
        await asyncio.sleep(0)
        box.write(b"later")
        await asyncio.sleep(0)

    assert run(scene).sent == [b"chosen view", b"later"]


def test_little_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or whoever does not read would fill our memory."""
    monkeypatch.setattr(lines, "FULL", 10)

    async def scene(wire: Wire, box: Outbox) -> None:
        box.write(b"a" * 8)
        box.write(b"b" * 8)
        assert wire.sent == [b"a" * 8 + b"b" * 8]
        await asyncio.sleep(0)

    assert len(run(scene).sent) == 1


def test_the_last_word_goes_out_before_the_line_is_closed_and_none_after() -> None:
    async def scene(wire: Wire, box: Outbox) -> None:
        box.write(b"goodbye")
        box.close()
        box.write(b"too late")
        await asyncio.sleep(0)

    assert run(scene).sent == [b"goodbye"]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_everybody_frames_it(length: int) -> None:
    text = b"z" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(("quiet", "asked"), [(5.0, False), (25.0, True)])
def test_only_who_is_quiet_is_asked_whether_they_are_there(
    quiet: float, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pings: list[Socket] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda socket: pings.append(socket))

    async def wait() -> None:
        socket = Socket.__new__(Socket)
        socket.loop, socket.ping_interval = asyncio.get_running_loop(), 20.0
        socket._heard = socket.loop.time() - quiet
        socket.send_keepalive_ping()
        if not asked:
            assert socket.ping_timer is not None
            assert socket.ping_timer.when() == pytest.approx(socket._heard + 20.0)
            socket.ping_timer.cancel()

    asyncio.run(wait())
    assert bool(pings) == asked


def test_sockets_are_ours() -> None:
    assert uvicorn_options()["ws"] is Socket
