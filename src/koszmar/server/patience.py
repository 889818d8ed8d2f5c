"""Patience with a database that is away for a moment, as when it is restarted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from types import TracebackType

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

PATIENCE = 15.0
"""Seconds that something waits for the database to come back."""
PAUSE = 0.25
"""Seconds between two attempts."""


class Attempt:
    """One attempt to do something; if the database is away, it is made again."""

    def __init__(self, number: int, is_last: bool) -> None:
        self.number = number
        self.is_last = is_last
        self.done = False

    def __enter__(self) -> Attempt:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.done = error is None
        return error is not None and not self.is_last and is_away(error)


async def attempts(engine: AsyncEngine) -> AsyncIterator[Attempt]:
    """Attempts until one succeeds, or patience ends. An SQLite file is never away: what fails there fails at once."""
    began, number = time.monotonic(), 0
    waits = engine.dialect.name != "sqlite"
    while True:
        attempt = Attempt(number, not waits or time.monotonic() - began > PATIENCE)
        yield attempt
        if attempt.done:
            return
        number += 1
        await asyncio.sleep(PAUSE)


def is_away(error: BaseException) -> bool:
    """Whether an error says that there is no database just now."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, (InterfaceError, OperationalError))
    return isinstance(error, OSError)
