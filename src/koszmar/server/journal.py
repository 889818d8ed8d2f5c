"""The writer of all logs: entries that wait at the same moment are written together, in one transaction.

Making a choice safe on a disk takes milliseconds, however small it is. While one transaction is on its way the next
entries gather, so that a busy server writes many at once and each table still hears only of what is in storage.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .logfile import Batch, LogFile, Taken, keeping
from .patience import attempts
from .schema import CHOICES, STANDINGS, TABLES
from .standings import Standing

MOST = 500
"""Entries of the log that one transaction holds at most."""
GATHERING = 0.02
"""Seconds between the beginnings of two transactions where several tables play: what comes meanwhile goes along. A
table that plays alone waits for nothing."""


class Entry(Struct, frozen=True):
    """One line of a table's log: a choice as records write it, or how many choices were taken back."""

    kind: Literal["choice", "undo"]
    seat: int | None
    text: str


class _Waiting(Struct):
    """An entry that is not in storage yet, and who waits for it."""

    row: dict[str, Any]
    edition: int
    """The edition of the table as its writer knows it: whoever knows an older one writes nothing."""
    ends_wish: bool
    standing: Standing | None
    written: asyncio.Future[None]


class Journal:
    """Appends to the logs of all tables."""

    def __init__(self, engine: AsyncEngine, path: Path | None) -> None:
        self.engine = engine
        self._file = None if path is None else LogFile(path)
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._is_unsure = False
        self._began = float("-inf")
        """When the last transaction began …"""
        self._tables: set[str] = set()
        """… and the tables of which it wrote."""

    async def append(
        self, row: dict[str, Any], edition: int, ends_wish: bool, standing: Standing | None = None
    ) -> None:
        """Write an entry and come back when it is in storage; ``Taken`` if the table is not as its writer knows it."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(row, edition, ends_wish, standing, written))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await written

    async def close(self) -> None:
        """Write what still waits."""
        if self._writer is not None:
            await self._writer
        if self._file is not None:
            await self._file.close()

    async def _write(self) -> None:
        while self._waiting:
            await self._gather()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            self._began, self._tables = time.monotonic(), {entry.row["code"] for entry in batch}
            self._is_unsure = False
            try:
                await self._commit_patiently(batch)
            except (IntegrityError, Taken):
                for entry in batch:
                    await self._write_alone(entry)
            except Exception as error:
                for entry in batch:
                    _fail(entry, error)
            else:
                for entry in batch:
                    _succeed(entry)

    async def _gather(self) -> None:
        """Wait a moment for others, where a transaction of another table has only just begun."""
        rest = self._began + GATHERING - time.monotonic()
        if rest > 0 and any(entry.row["code"] not in self._tables for entry in self._waiting):
            await asyncio.sleep(rest)

    async def _write_alone(self, entry: _Waiting) -> None:
        """One of the entries cannot be written: find out which."""
        try:
            await self._commit_patiently([entry])
        except IntegrityError:
            if self._is_unsure and await self._is_written(entry):
                _succeed(entry)
            else:
                _fail(entry, Taken())
        except Exception as error:
            _fail(entry, error)
        else:
            _succeed(entry)

    async def _commit_patiently(self, batch: list[_Waiting]) -> None:
        """While the database is away, wait a while for it; whether something was written before it left is not sure."""
        async for attempt in attempts(self.engine):
            with attempt:
                self._is_unsure = self._is_unsure or attempt.number > 0
                await self._commit(batch)

    async def _is_written(self, entry: _Waiting) -> bool:
        """Whether an entry is there already: the line broke after it was written, and before we were told."""
        row = entry.row
        wanted = CHOICES.select().where(CHOICES.c.code == row["code"], CHOICES.c.number == row["number"])
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().first()
        return found is not None and all(found[name] == row[name] for name in ("kind", "seat", "text"))

    async def _commit(self, waiting: list[_Waiting]) -> None:
        batch = _together(waiting)
        if self._file is not None:
            await self._file.write(batch)
            return
        async with self.engine.begin() as connection:
            await connection.execute(CHOICES.insert(), list(batch.rows))
            await _check_editions(connection, batch.editions)
            if batch.wishes:
                await _end_wishes(connection, batch.wishes)
            if batch.standings:
                await keep_standings(connection, batch.standings)


def _together(waiting: list[_Waiting]) -> Batch:
    return Batch(
        [entry.row for entry in waiting],
        {entry.row["code"]: entry.edition for entry in waiting},
        [entry.row["code"] for entry in waiting if entry.ends_wish],
        {entry.row["code"]: entry.standing for entry in waiting if entry.standing is not None},
    )


async def _check_editions(connection: AsyncConnection, known: Mapping[str, int]) -> None:
    """Nothing else about these tables has changed, and nothing can until we are done: no seat has a new holder.

    After the insert, because whoever has begun to write in SQLite is the only one who does.
    """
    wanted = sa.select(TABLES.c.code, TABLES.c.edition).where(TABLES.c.code.in_(known)).with_for_update(read=True)
    for code, edition in await connection.execute(wanted):
        if edition != known[code]:
            raise Taken


async def _end_wishes(connection: AsyncConnection, codes: Sequence[str]) -> None:
    wanted = TABLES.update().where(TABLES.c.code.in_(codes))
    await connection.execute(wanted.values(edition=TABLES.c.edition + 1, wish=sa.null()))


async def keep_standings(connection: AsyncConnection, kept: Mapping[str, Standing]) -> None:
    """Keep where these matches stand, instead of where they stood before."""
    rows = [{"code": code, **msgspec.structs.asdict(standing)} for code, standing in kept.items()]
    await connection.execute(_keeping(connection.dialect.name), rows)


@cache
def _keeping(dialect: str) -> sa.Insert:
    """Insert rows, or put them in the place of others: said in one statement, but by each database in its own way."""
    return keeping((sqlite if dialect == "sqlite" else postgresql).insert(STANDINGS))


def _succeed(entry: _Waiting) -> None:
    if not entry.written.done():
        entry.written.set_result(None)


def _fail(entry: _Waiting, error: Exception) -> None:
    if not entry.written.done():
        entry.written.set_exception(error)
