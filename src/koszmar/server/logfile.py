"""The logs of all tables in an SQLite file: what waits is written in one go, in a thread of its own.

Nothing has to come back to the event loop between the first statement of a transaction and the disk, so that a choice
costs a fraction of what it does statement by statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from .schema import CHOICES, STANDINGS, TABLES
from .standings import Standing


class Taken(Exception):
    """Somebody else has written this number, this code or this edition before."""


class Batch(Struct, frozen=True):
    """What one transaction writes."""

    rows: Sequence[Mapping[str, Any]]
    """The entries, of any tables …"""
    editions: Mapping[str, int]
    """… and the edition of each of these, as whoever writes knows it: if it is another one, nothing is written."""
    wishes: Sequence[str]
    """The tables where a wish ends."""
    standings: Mapping[str, Standing]
    """Where these matches stand afterwards."""


def prepare(connection: Any, _: Any = None) -> None:
    """Readers do not wait for writers; a write waits for another; what is committed survives a power cut."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


class LogFile:
    """One connection to the file, and the thread that writes to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        """Come back when everything is on the disk; ``Taken`` if a table is not as its writer knows it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _write(self, batch: Batch) -> None:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self.path, isolation_level=None)
                prepare(self._connection)
            _write(self._connection, batch)
        except sqlite3.IntegrityError:
            raise Taken from None
        except sqlite3.Error as error:
            self._close()  # whatever became of the transaction, nothing of it stays, and the next one begins anew
            raise OperationalError("the log", None, error) from error

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _write(connection: sqlite3.Connection, batch: Batch) -> None:
    connection.execute("BEGIN IMMEDIATE")  # from here on nobody else writes
    try:
        connection.executemany(_INSERT, batch.rows)
        for code, known in batch.editions.items():
            (edition,) = connection.execute(_EDITION, {"table": code}).fetchone()
            if edition != known:
                raise Taken
        connection.executemany(_END_WISH, [{"table": code} for code in batch.wishes])
        connection.executemany(_KEEP, [{"code": code, **asdict(one)} for code, one in batch.standings.items()])
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _sql(statement: sa.ClauseElement) -> str:
    """A statement as SQLite reads it, with named parameters."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def keeping(insert: Any) -> sa.Insert:
    """An insert of standings that replaces those of the same tables."""
    new = {name: insert.excluded[name] for name in Standing.__struct_fields__}
    kept: sa.Insert = insert.on_conflict_do_update(index_elements=[STANDINGS.c.code], set_=new)
    return kept


_TABLE = TABLES.c.code == sa.bindparam("table")
_INSERT = _sql(CHOICES.insert())
_EDITION = _sql(sa.select(TABLES.c.edition).where(_TABLE))
_END_WISH = _sql(TABLES.update().where(_TABLE).values(edition=sa.literal_column("edition + 1"), wish=sa.null()))
_KEEP = _sql(keeping(sqlite.insert(STANDINGS)))
