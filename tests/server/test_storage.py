"""Storage: migrations, two servers on one database, a server that is killed."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from koszmar.kernel.home import data_folder
from koszmar.server import journal, logfile
from koszmar.server.journal import Entry
from koszmar.server.logfile import Taken
from koszmar.server.schema import METADATA
from koszmar.server.settings import Settings
from koszmar.server.storage import Facts, Seat, Storage

from .conftest import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


FACTS = Facts(
    code="TABLE", game="bigbook", rules="1", content="x", players=2, options={}, rulings={}, parameters={}, seed="s",
    seal="h", owner="o", spectators=None,
)  # fmt: skip


def test_tables_are_kept_where_the_system_wants_a_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("KOSZMAR_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "koszmar"
    monkeypatch.setenv("XDG_DATA_HOME", "not/a/whole/path")  # which the specification says to ignore
    assert data_folder() == tmp_path / ".local" / "share" / "koszmar"
    monkeypatch.setenv("KOSZMAR_HOME", str(tmp_path / "mine"))
    assert data_folder() == tmp_path / "mine"


async def test_migrations_lead_to_the_schema_and_can_run_again(database: Path) -> None:
    for _ in range(2):
        storage = Storage(str(database))
        await storage.open()
        await storage.close()
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


async def test_a_number_is_written_once(database: Path) -> None:
    storage = Storage(str(database))
    await storage.open()
    await storage.add(FACTS, [Seat(0, None, "human")], [])
    await storage.append("TABLE", 0, 0, Entry("choice", 0, "first"), False)
    with pytest.raises(Taken):
        await storage.append("TABLE", 0, 0, Entry("choice", 1, "second"), False)
    with pytest.raises(Taken):
        await storage.append("TABLE", 1, 7, Entry("choice", 1, "by one who knows another edition"), False)
    with pytest.raises(Taken):
        await storage.add(FACTS, [Seat(0, None, "human")], [])
    with pytest.raises(Taken):
        await storage.change("TABLE", 7, exposed=True)
    stored = await storage.load("TABLE")
    assert stored is not None
    assert [entry.text for entry in stored.entries] == ["first"]
    assert stored.facts == FACTS
    await storage.close()


async def test_of_entries_that_are_written_together_each_stands_for_itself(database: Path) -> None:
    storage = Storage(str(database))
    await storage.open()
    codes = ["ONE", "TWO", "THREE"]
    for code in codes:
        await storage.add(replace(FACTS, code=code, wish={"size": "turn"}), [Seat(0, None, "human")], [])
    await storage.append("TWO", 0, 0, Entry("choice", 0, "before"), False)
    waiting = [storage.append(code, 0, 0, Entry("choice", 0, f"of {code}"), code == "ONE") for code in codes]
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), Taken, type(None)]
    loaded = [await storage.load(code) for code in codes]
    assert [[entry.text for entry in one.entries] for one in loaded if one] == [["of ONE"], ["before"], ["of THREE"]]
    assert next((one.facts.wish, one.facts.edition) for one in loaded if one) == (None, 1)
    await storage.close()


async def test_entries_of_several_tables_go_together(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each transaction takes as long as many entries: on a busy server it waits a moment for those that come."""
    storage = Storage(str(database))
    await storage.open()
    for code in ("ONE", "TWO", "THREE"):
        await storage.add(replace(FACTS, code=code), [Seat(0, None, "human")], [])
    monkeypatch.setattr(journal, "GATHERING", 0.5)
    write, batches = logfile.LogFile._write, list[list[str]]()

    def noted(log: Any, batch: logfile.Batch) -> None:
        batches.append([row["code"] for row in batch.rows])
        write(log, batch)

    monkeypatch.setattr(logfile.LogFile, "_write", noted)
    await storage.append("ONE", 0, 0, Entry("choice", 0, "a"), False)
    second = asyncio.create_task(storage.append("TWO", 0, 0, Entry("choice", 0, "b"), False))
    await asyncio.sleep(0.05)
    await asyncio.gather(second, storage.append("THREE", 0, 0, Entry("choice", 0, "c"), False))
    assert batches == [["ONE"], ["TWO", "THREE"]]
    await storage.close()


async def test_a_table_that_plays_alone_waits_for_nobody(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(str(database))
    await storage.open()
    await storage.add(FACTS, [Seat(0, None, "human")], [])
    monkeypatch.setattr(journal, "GATHERING", 1e6)
    async with asyncio.timeout(PATIENCE):
        for number in range(3):
            await storage.append("TABLE", number, 0, Entry("choice", 0, "x"), False)
    await storage.close()


async def test_a_log_that_cannot_be_written_says_so_and_goes_on_when_it_can(database: Path) -> None:
    storage = Storage(str(database))
    await storage.open()
    await storage.add(FACTS, [Seat(0, None, "human")], [])
    await storage.append("TABLE", 0, 0, Entry("choice", 0, "first"), False)
    limit_pages(storage, 1)
    with pytest.raises(SQLAlchemyError):
        await storage.append("TABLE", 1, 0, Entry("choice", 0, "x" * 100_000), False)
    limit_pages(storage, 4_294_967_294)
    await storage.append("TABLE", 1, 0, Entry("choice", 0, "second"), False)
    stored = await storage.load("TABLE")
    assert stored is not None
    assert [entry.text for entry in stored.entries] == ["first", "second"]
    await storage.close()


def limit_pages(storage: Storage, most: int) -> None:
    """Let the log have no more room than this."""
    log = storage.journal._file
    assert log is not None
    log._thread.submit(lambda: log._connection and log._connection.execute(f"PRAGMA max_page_count={most}")).result()


def test_of_two_servers_that_answer_the_same_question_one_is_stale(
    database: Path, another_server: Any, client_at: Any
) -> None:
    """Without channels the second server learns of the first one's choice when it wants to write its own."""
    one, two = another_server(Settings(database=str(database))), another_server(Settings(database=str(database)))
    opened = one.open(players=2)
    here, there = client_at(one, opened, opened["seats"][0]), client_at(two, opened, opened["seats"][1])
    assert here.choose(0, "air-boy")["number"] == 1
    assert there.choose(1, "earth-girl")["error"] == "stale-number"
    there.wait_for(1)
    assert there.choose(1, "earth-girl")["number"] == 2


# -- a real process, killed ----------------------------------------------------------------------------------------


def test_a_killed_server_stands_where_it_stood(database: Path, client_of: Any, processes: Any) -> None:
    port = processes(database)
    body = {"game": "bigbook", "players": 2, "rulings": {"open-hands": "closed"}}
    opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body, timeout=PATIENCE).json()
    client = client_of(port, opened["code"], *opened["seats"])
    client.play(Random(11), 25)
    seat = next(seat for seat in (0, 1) if client.options(seat))
    answer = client.choose(seat, client.options(seat)[0])
    processes.kill(port)
    again = client_of(processes(database), opened["code"], *opened["seats"])
    assert set(again.numbers.values()) == {answer["number"]}
    repeated = again.ask("choose", seat=seat, number=answer["number"] - 1, key=client.options(seat)[0])
    assert (repeated["type"], repeated["number"]) == ("chosen", answer["number"])
    past = again.ask("timeline", seat=0, choice=client.choices[0])
    assert past["view"] == client.views[0]
    again.play(Random(12), 5)
