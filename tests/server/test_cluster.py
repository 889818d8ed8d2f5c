"""Two servers on one PostgreSQL with Redis between them serve the same tables."""

import asyncio
import multiprocessing
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from tests.ports import free_port

from koszmar.server.running import run
from koszmar.server.settings import Settings

from .conftest import PATIENCE

HOMES = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
SEARCHED = os.pathsep.join([os.environ.get("PATH", ""), *HOMES])


def program(name: str, package: str) -> str:
    found = shutil.which(name, path=SEARCHED)
    if found is None:
        pytest.skip(f"{name} is missing; install it with: apt-get install {package}")
    return found


def wait_until_it_answers(knock: Callable[[], None], *refused: type[Exception]) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return knock()
        except (OSError, *refused):
            assert time.monotonic() < deadline, "nothing answers"
            time.sleep(0.05)


def wait_for(port: int) -> None:
    wait_until_it_answers(lambda: socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close())


def wait_for_postgres(url: str) -> None:
    """It listens before it is ready to be spoken to."""

    async def knock() -> None:
        await (await asyncpg.connect(url)).close()

    wait_until_it_answers(lambda: asyncio.run(knock()), asyncpg.PostgresError)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own; it refuses to run as root, so that it runs as ``postgres`` there."""
    initdb, server = program("initdb", "postgresql"), program("postgres", "postgresql")
    user = {"user": "postgres"} if os.geteuid() == 0 else {}
    folder, port = Path(tempfile.mkdtemp(prefix="koszmar-postgres-")), free_port()
    if user:
        shutil.chown(folder, "postgres")
    make = [initdb, "-D", str(folder / "data"), "-U", "koszmar", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **user)
    run = [server, "-D", str(folder / "data"), "-k", str(folder), "-h", "127.0.0.1", "-p", str(port), "-F"]
    with subprocess.Popen(run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **user) as process:
        try:
            url = f"postgresql://koszmar@127.0.0.1:{port}/postgres"
            wait_for_postgres(url)
            yield url
        finally:
            process.terminate()
            process.wait(PATIENCE)
            shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    port = free_port()
    run = [program("redis-server", "redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with subprocess.Popen(run, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir()) as process:
        try:
            wait_for(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_one_postgresql_serves_a_table_and_a_second_server_loads_it(
    postgres: str, another_server: Any, client_at: Any
) -> None:
    one, two = another_server(Settings(database=postgres)), another_server(Settings(database=postgres))
    opened = one.open(players=2, rulings={"open-hands": "closed"})
    client = client_at(one, opened, *opened["seats"])
    client.play(Random(1), 10)
    assert client_at(two, opened, *opened["seats"]).views == client.views


def test_two_servers_with_channels_play_one_match_together(
    postgres: str, redis: str, another_server: Any, client_at: Any
) -> None:
    setup = Settings(database=postgres, channels=redis)
    servers = [another_server(setup), another_server(setup)]
    opened = servers[0].open(players=2, rulings={"open-hands": "closed"})
    clients = [client_at(servers[seat], opened, opened["seats"][seat]) for seat in (0, 1)]
    random = Random(2)
    for _ in range(25):
        seat = next(seat for seat in (0, 1) if clients[seat].options(seat))
        answer = clients[seat].choose(seat, random.choice(clients[seat].options(seat)))
        assert answer["type"] == "chosen", answer
        for client in clients:
            client.wait_for(answer["number"])
    assert clients[0].ask("chat", seat=0, text="Over there?")["type"] == "done"
    clients[1].wait(lambda: bool(clients[1].chat))
    assert clients[0].ask("undo", seat=0, number=25, size="turn", sure=True)["done"] is False
    clients[1].wait(lambda: clients[1].table["wish"] is not None)
    assert clients[1].ask("consent", seat=1, number=25, agree=True)["done"] is True
    for client in clients:
        client.wait_for(26)
    assert clients[0].choices[0] == clients[1].choices[1] < 25


def present(client: Any) -> list[bool]:
    return [seat["present"] for seat in client.table["seats"]]


def test_servers_tell_each_other_who_is_present(postgres: str, redis: str, another_server: Any, client_at: Any) -> None:
    setup = Settings(database=postgres, channels=redis)
    one, two = another_server(setup), another_server(setup)
    opened = one.open(players=2)
    here = client_at(one, opened, opened["seats"][0])
    here.wait(lambda: present(here) == [True, False])
    there = client_at(two, opened, opened["seats"][1])
    here.wait(lambda: present(here) == [True, True])
    there.wait(lambda: present(there) == [True, True])
    there.close()
    here.wait(lambda: present(here) == [True, False])
    assert [seat["present"] for seat in two.http.get(f"/api/tables/{opened['code']}").json()["seats"]] == [True, False]


def test_whoever_was_with_a_killed_server_is_soon_absent(
    postgres: str, redis: str, another_server: Any, client_at: Any, client_of: Any
) -> None:
    setup, port = Settings(database=postgres, channels=redis, reminder=0.5), free_port()
    survivor = another_server(setup)
    opened = survivor.open(players=2)
    doomed = multiprocessing.get_context("spawn").Process(target=run, args=(setup, "127.0.0.1", port), daemon=True)
    doomed.start()
    try:
        wait_for(port)
        client_of(port, opened["code"], opened["seats"][1])
        here = client_at(survivor, opened, opened["seats"][0])
        here.wait(lambda: present(here) == [True, True])
    finally:
        doomed.kill()
        doomed.join()
    here.wait(lambda: present(here) == [True, False])
