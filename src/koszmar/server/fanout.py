"""How servers hear of each other: a channel in Redis, for as long as it takes.

When the line to Redis breaks, what was said meanwhile is lost. So whoever hears again is told so, and catches up from
the database; until then tables are looked up there now and then. A server alone needs no channel.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

from .logs import note

CHANNEL = "KOSZMAR_tables"
PULSE = b"pulse"
"""What a server says only to hear itself."""
BEAT = 2.0
"""Seconds between two pulses; whoever has heard nothing for three of them has lost the line."""
PAUSE = 0.5
"""Seconds between two attempts to come back."""
STARTING = 5.0
"""Seconds that a server waits for its channel when it starts."""
MOST = 10_000
"""Messages that wait for the line to come back."""

State = Literal["none", "ok", "lost"]


class Fanout:
    """The channel of one server."""

    def __init__(
        self, url: str, heard: Callable[[bytes], Awaitable[None]], returned: Callable[[], Awaitable[None]]
    ) -> None:
        self.url = url
        self.state: State = "lost" if url else "none"
        self.losses = 0
        """How often the line was lost."""
        self._heard = heard
        self._returned = returned
        self._up = asyncio.Event()
        self._waiting: deque[bytes] = deque(maxlen=MOST)
        self._said = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen and to speak."""
        if not self.url:
            return
        self._tasks = [asyncio.create_task(one) for one in (self._listen(), self._speak(), self._beat())]
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTING):
                await self._up.wait()

    async def stop(self) -> None:
        """Say what is left to say, and fall silent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._waiting and self.state == "ok":
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, message: bytes) -> None:
        """Tell the others, as soon as the line is there."""
        if self.url:
            self._waiting.append(message)
            self._said.set()

    # -- the line ------------------------------------------------------------------------------------------------

    def _connect(self) -> Any:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        return Redis.from_url(
            self.url, socket_connect_timeout=STARTING, socket_keepalive=True, retry=Retry(NoBackoff(), 0)
        )

    async def _listen(self) -> None:
        while True:
            try:
                async with self._connect() as redis, redis.pubsub() as line:
                    await line.subscribe(CHANNEL)
                    await self._hear(line)
            except Exception as error:  # whatever it was, we come back
                self._lost(error)
            await asyncio.sleep(PAUSE)

    async def _hear(self, line: Any) -> None:
        """Take what comes; a subscription that is confirmed means that something may have been missed before."""
        while True:
            async with asyncio.timeout(3 * BEAT):
                message = await line.get_message(timeout=None)
            if message is None:
                continue
            if message["type"] == "subscribe":
                await self._found()
            elif message["type"] == "message" and message["data"] != PULSE:
                await self._heard(message["data"])

    async def _found(self) -> None:
        was_lost = self.losses > 0
        self.state = "ok"
        self._up.set()
        if was_lost:
            note("channels are back")
            await self._returned()

    def _lost(self, error: Exception) -> None:
        if self.state == "ok" or not self.losses:
            self.losses += 1
            note("channels are lost", reason=type(error).__name__)
        self.state = "lost"

    async def _speak(self) -> None:
        while True:
            try:
                async with self._connect() as redis:
                    while True:
                        await self._said.wait()
                        while self._waiting:
                            message = self._waiting[0]
                            await redis.publish(CHANNEL, message)
                            if self._waiting and self._waiting[0] is message:
                                self._waiting.popleft()
                        self._said.clear()
            except Exception as error:
                note("channels do not take what is said", reason=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.publish(PULSE)
