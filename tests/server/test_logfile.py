"""The log of a file, when something goes wrong in the middle of it: all of a batch is there, or nothing."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from koszmar.server import logfile
from koszmar.server.logfile import Batch, LogFile, Taken
from koszmar.server.storage import Facts, Seat, Storage

from .conftest import PATIENCE

pytestmark = pytest.mark.anyio
CODES = ("FIRST", "OTHER")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def file(database: Path) -> Path:
    """A database with two tables."""
    storage = Storage(str(database))
    await storage.open()
    for code in CODES:
        facts = Facts(code=code, game="bigbook", rules="1", content="x", players=2, options={}, rulings={},
                      parameters={}, seed="s", seal="h", owner="o", spectators=None)  # fmt: skip
        await storage.add(facts, [Seat(0, None, "human")], [])
    await storage.close()
    return database


@pytest.fixture
async def logs(file: Path) -> AsyncIterator[tuple[LogFile, LogFile]]:
    """The same file as two servers have it open."""
    two = LogFile(file), LogFile(file)
    yield two
    for log in two:
        await log.close()


def row(code: str, number: int, text: str = "x") -> dict[str, Any]:
    return {"code": code, "number": number, "kind": "choice", "seat": 0, "text": text, "at": "now"}


def batch(*rows: dict[str, Any], edition: int = 0) -> Batch:
    return Batch(list(rows), {one["code"]: edition for one in rows}, [], {})


def kept(file: Path) -> list[tuple[str, int, str]]:
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT code, number, text FROM choices ORDER BY code, number").fetchall()
    connection.close()
    return found


async def test_of_two_servers_one_writes_a_number_and_of_the_other_nothing_is_written(
    file: Path, logs: tuple[LogFile, LogFile]
) -> None:
    one, two = logs
    await one.write(batch(row("FIRST", 0, "mine")))
    with pytest.raises(Taken):
        await two.write(batch(row("OTHER", 0), row("FIRST", 0, "yours")))
    with pytest.raises(Taken):
        await two.write(batch(row("OTHER", 0), edition=7))
    assert kept(file) == [("FIRST", 0, "mine")]
    await two.write(batch(row("OTHER", 0), row("FIRST", 1)))
    assert len(kept(file)) == 3


async def test_a_full_disk_writes_nothing_and_what_comes_later_is_written(
    file: Path, logs: tuple[LogFile, LogFile]
) -> None:
    log, _ = logs
    await log.write(batch(row("FIRST", 0)))
    connection = log._connection
    assert connection is not None
    log._thread.submit(connection.execute, "PRAGMA max_page_count=1").result()
    with pytest.raises(OperationalError):
        await log.write(batch(row("OTHER", 0), row("FIRST", 1, "y" * 10**6)))
    assert kept(file) == [("FIRST", 0, "x")]
    await log.write(batch(row("FIRST", 1), row("OTHER", 0)))
    assert len(kept(file)) == 3


async def test_a_transaction_that_cannot_even_be_taken_back_stops_nothing_that_follows(
    file: Path, logs: tuple[LogFile, LogFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, other = logs
    write = logfile._write

    def broken(connection: sqlite3.Connection, batch: Batch) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(logfile._INSERT, batch.rows)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(logfile, "_write", broken)
    with pytest.raises(OperationalError):
        await log.write(batch(row("FIRST", 0, "lost")))
    monkeypatch.setattr(logfile, "_write", write)
    await other.write(batch(row("OTHER", 0)))
    await log.write(batch(row("FIRST", 0, "kept")))
    assert kept(file) == [("FIRST", 0, "kept"), ("OTHER", 0, "x")]


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_whoever_is_killed_around_the_last_statement_has_written_all_or_nothing(
    file: Path, logs: tuple[LogFile, LogFile], moment: str
) -> None:
    """``os._exit`` is as sudden as a kill: nothing is closed, and the log of the database stays as it is."""
    work = f"""
import os, sqlite3, sys
from pathlib import Path
from koszmar.server import logfile
from tests.server.test_logfile import batch, row

class Cut(sqlite3.Connection):
    def execute(self, text, *more):
        if text == "COMMIT" and {moment == "before"}:
            os._exit(9)
        done = super().execute(text, *more)
        if text == "COMMIT":
            os._exit(9)
        return done

connection = sqlite3.connect(sys.argv[1], isolation_level=None, factory=Cut)
logfile.prepare(connection)
logfile._write(connection, batch(row("FIRST", 0, "theirs"), row("OTHER", 0, "theirs")))
"""
    root = str(Path(__file__).parents[2])
    around = os.environ | {"PYTHONPATH": os.pathsep.join([root, *sys.path])}
    done = subprocess.run([sys.executable, "-c", work, str(file)], env=around, timeout=PATIENCE, check=False)
    assert done.returncode == 9
    log, _ = logs
    if moment == "before":
        await log.write(batch(row("FIRST", 0), row("OTHER", 0)))
        assert kept(file) == [("FIRST", 0, "x"), ("OTHER", 0, "x")]
    else:
        with pytest.raises(Taken):
            await log.write(batch(row("FIRST", 0)))
        assert kept(file) == [("FIRST", 0, "theirs"), ("OTHER", 0, "theirs")]
