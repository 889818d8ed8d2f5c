"""What is wrong with a set-up, before anybody comes: where others reach the server, what keeps the tables, who hears.

Each finding is a message with its arguments; ``wrong`` keeps people from playing, ``worry`` keeps them from something.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy.engine import make_url

from .reach import address_for_others, is_loopback
from .running import Unwritable, check_database
from .settings import Settings, database_url
from .storage import LEAST_FREE, Storage, free_bytes

PATIENCE = 5.0
"""Seconds in which a channel has to answer."""
OPEN_FILES = 1024
"""Every visitor takes one."""

Level = Literal["good", "worry", "wrong"]


class Finding(Struct, frozen=True):
    """Something about a set-up, as a message of the command line."""

    level: Level
    message: str
    args: dict[str, str] = {}


async def findings(settings: Settings, host: str, port: int, here: bool = True) -> AsyncIterator[Finding]:
    """Everything that can be said of a set-up without serving anybody; ``here``: the host is this computer."""
    reach = _reach(settings, host, port) if here else [Finding("wrong", "check-no-address", {"host": host})]
    for finding in (*_client(settings), *_origins(settings), *reach):
        yield finding
    async for found in _storage(settings):
        yield found
    yield await _channels(settings)
    for finding in _files():
        yield finding


def _client(settings: Settings) -> list[Finding]:
    if not (settings.web / "index.html").is_file():
        return [Finding("wrong", "check-no-client", {"place": str(settings.web)})]
    return []


def _origins(settings: Settings) -> list[Finding]:
    """Names that people type: as a browser writes them, and with TLS."""
    found: list[Finding] = []
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or origin != f"{parts.scheme}://{parts.netloc}":
            found.append(Finding("wrong", "check-origin", {"origin": origin}))
        elif parts.scheme == "http" and not is_loopback(parts.hostname):
            found.append(Finding("worry", "check-no-tls", {"origin": origin}))
        else:
            found.append(Finding("good", "check-origin-good", {"origin": origin}))
    return found


def _reach(settings: Settings, host: str, port: int) -> list[Finding]:
    others = address_for_others(host, port)
    proxied = any(origin.startswith("https://") for origin in settings.origins)
    if proxied and others:
        return [Finding("worry", "check-beside-proxy", {"address": others})]
    if proxied:
        return [Finding("good", "check-behind-proxy", {"port": str(port)})]
    if others:
        return [Finding("good", "check-reach", {"address": others}), Finding("worry", "check-calls-need-tls")]
    return [Finding("worry", "check-no-network" if not is_loopback(host) else "check-only-here")]


async def _storage(settings: Settings) -> AsyncIterator[Finding]:
    try:
        await check_database(settings)
    except Unwritable as error:
        yield Finding("wrong", "check-database", {"place": error.place, "reason": error.reason})
        return
    kind = make_url(database_url(settings.database)).get_backend_name()
    storage = Storage(settings.database)
    try:
        place = str(storage.path or storage.engine.url.render_as_string(hide_password=True))
        yield Finding("good", "check-database-good", {"place": place})
        if storage.path is not None and free_bytes(storage.path) < LEAST_FREE:
            yield Finding("wrong", "check-disk-full", {"place": str(storage.path.parent)})
    finally:
        await storage.close()
    if kind == "sqlite" and settings.channels:
        yield Finding("worry", "check-one-file")


async def _channels(settings: Settings) -> Finding:
    if not settings.channels:
        return Finding("good", "check-alone")
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    shown = urlsplit(settings.channels)
    place = f"{shown.scheme}://{shown.hostname}{f':{shown.port}' if shown.port else ''}"
    try:
        line = Redis.from_url(settings.channels, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    except ValueError as error:
        return Finding("wrong", "check-channels", {"place": settings.channels, "reason": str(error)})
    try:
        async with asyncio.timeout(PATIENCE):
            await line.execute_command("PING")  # type: ignore[no-untyped-call]
    except (RedisError, OSError, TimeoutError) as error:
        return Finding(
            "wrong", "check-channels", {"place": place, "reason": str(error).rstrip(".") or type(error).__name__}
        )
    finally:
        with suppress(RedisError, OSError):
            await line.aclose()
    return Finding("good", "check-channels-good", {"place": place})


def _files() -> list[Finding]:
    """How many visitors the system lets in at once; Windows does not say."""
    try:
        import resource
    except ImportError:
        return []
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return [Finding("worry", "check-open-files", {"limit": str(limit)})] if 0 < limit < OPEN_FILES else []
