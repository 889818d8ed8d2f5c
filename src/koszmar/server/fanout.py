"""How servers hear of each other: channels in memory for one server, in Redis for several."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANNEL = "tables"


@asynccontextmanager
async def open_channels(url: str) -> AsyncIterator[ChannelsPlugin]:
    """Channels that are open as long as the server runs."""
    if not url:
        async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
            yield channels
        return
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    redis = Redis.from_url(url)
    try:
        backend = RedisChannelsPubSubBackend(redis=redis, key_prefix="KOSZMAR")
        async with ChannelsPlugin(backend, channels=[CHANNEL]) as channels:
            yield channels
    finally:
        await redis.aclose()
