"""Two servers on one PostgreSQL with Redis between them serve the same tables."""

import asyncio
import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from tests.ports import free_port

from koszmar.server import fanout
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


class Service(str):
    """The URL of a program that can be stopped and started again."""

    process: subprocess.Popen[bytes] | None = None

    def __new__(cls, url: str, *_: Any, **__: Any) -> "Service":
        return super().__new__(cls, url)

    def __init__(self, url: str, run: list[str], wait: Callable[[], None], **how: Any) -> None:
        self.run, self.wait, self.how = run, wait, how

    def start(self) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.run, **quiet, **self.how)
        self.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # for PostgreSQL: do not wait for clients to leave
            self.process.wait(PATIENCE)
            self.process = None


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
    url = f"postgresql://koszmar@127.0.0.1:{port}/postgres"
    service = Service(url, run, lambda: wait_for_postgres(url), cwd=folder, **user)
    try:
        service.start()
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    port = free_port()
    run = [program("redis-server", "redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    service = Service(f"redis://127.0.0.1:{port}", run, lambda: wait_for(port), cwd=tempfile.gettempdir())
    try:
        service.start()
        yield service
    finally:
        service.stop()


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


def run_patiently(setup: Settings, port: int) -> None:
    """A server in another process, which is as patient as those in this one: it has imported what this module does."""
    run(setup, "127.0.0.1", port)


def test_whoever_was_with_a_killed_server_is_soon_absent(
    postgres: str, redis: str, another_server: Any, client_at: Any, client_of: Any
) -> None:
    setup, port = Settings(database=str(postgres), channels=str(redis), reminder=0.5), free_port()
    survivor = another_server(setup)
    opened = survivor.open(players=2)
    doomed = multiprocessing.get_context("spawn").Process(target=run_patiently, args=(setup, port), daemon=True)
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


# -- restarts ------------------------------------------------------------------------------------------------------


def health(server: Any) -> tuple[int, dict[str, str]]:
    answer = server.http.get("/health")
    return answer.status_code, answer.json()


def wait_until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def one_choice(clients: list[Any], random: Random) -> None:
    """Whoever is asked answers, and everybody learns of it."""
    seat = next(seat for seat in (0, 1) if clients[seat].options(seat))
    answer = clients[seat].choose(seat, random.choice(clients[seat].options(seat)))
    assert answer["type"] == "chosen", answer
    for client in clients:
        client.wait_for(answer["number"])


def test_servers_hear_each_other_again_after_a_restart_of_redis(
    postgres: str, redis: Any, another_server: Any, client_at: Any
) -> None:
    setup = Settings(database=postgres, channels=redis)
    servers = [another_server(setup), another_server(setup)]
    opened = servers[0].open(players=2)
    clients, random = [client_at(servers[seat], opened, opened["seats"][seat]) for seat in (0, 1)], Random(2)
    for _ in range(3):
        one_choice(clients, random)
    redis.stop()
    wait_until(lambda: all(health(server)[1]["channels"] == "lost" for server in servers))
    assert health(servers[0])[:1] == (200,)
    assert health(servers[0])[1]["status"] == "channels"
    one_choice(clients, random)  # they are looked up in the database meanwhile
    redis.start()
    wait_until(lambda: all(health(server)[1]["status"] == "ok" for server in servers))
    for _ in range(5):
        one_choice(clients, random)
    figures = servers[1].http.get("/metrics").text
    assert "koszmar_channels_up 1.0" in figures
    assert "koszmar_channels_lost 1.0" in figures
    assert "koszmar_tables_caught_up_total 0.0" not in figures


def test_a_server_that_starts_without_redis_serves_and_says_so(
    postgres: str, redis: Any, another_server: Any, client_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout, "STARTING", 0.5)
    redis.stop()
    try:
        server = another_server(Settings(database=postgres, channels=redis))
        assert health(server)[1]["channels"] == "lost"
        opened = server.open(players=2)
        client_at(server, opened, *opened["seats"]).play(Random(1), 3)
    finally:
        redis.start()
    wait_until(lambda: health(server)[1]["channels"] == "ok")


def test_play_goes_on_after_a_restart_of_postgresql(postgres: Any, another_server: Any, client_at: Any) -> None:
    server = another_server(Settings(database=postgres, pace=0))
    opened = server.open(players=2)
    client, random = client_at(server, opened, *opened["seats"]), Random(3)
    bots = server.open(seats=["sensible", "sensible"])
    client.play(random, 5)
    table = server.app.state.house.tables[bots["code"]]
    starting = threading.Timer(1.0, postgres.start)
    postgres.stop()
    assert health(server)[0] == 503
    starting.start()
    client.play(random, 5)  # the first of them waits for the database
    starting.join()
    before = table.number
    wait_until(lambda: table.match.over or table.number > before)
    wait_until(lambda: health(server)[0] == 200)
    stored = client_at(another_server(Settings(database=postgres)), opened, *opened["seats"])
    assert (stored.views, stored.numbers) == (client.views, client.numbers)


# -- a rolling upgrade ---------------------------------------------------------------------------------------------


class Traveller:
    """Somebody who knows several servers and tries one after the other, as behind a load balancer."""

    def __init__(self, client_of: Any, opened: dict[str, Any], seat: int) -> None:
        self.client_of, self.opened, self.seat = client_of, opened, seat
        self.acknowledged: dict[int, str] = {}
        self.client: Any = None

    def come(self, *ports: int) -> None:
        """Sit down wherever there is room."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for port in ports:
                with suppress(OSError):
                    self.client = self.client_of(port, self.opened["code"], self.opened["seats"][self.seat])
                    if self.client.welcome["type"] == "welcome":
                        return
            time.sleep(0.1)
        raise AssertionError("nobody lets us in")

    def choose(self, random: Random) -> bool:
        options = self.client.options(self.seat)
        if options:
            number, key = self.client.numbers[self.seat], random.choice(options)
            answer = self.client.choose(self.seat, key)
            assert answer["type"] == "chosen", answer
            self.acknowledged[number] = key
        return bool(options)


def test_two_servers_are_upgraded_one_after_the_other_while_people_play(
    postgres: str, redis: str, processes: Any, another_server: Any, client_of: Any
) -> None:
    """The older servers run in this process; the newer ones are begun with them, so that nobody has to wait twice."""
    newer, last = (processes.begin(postgres, "--channels", str(redis), newer=True) for _ in range(2))
    older = [another_server(Settings(database=postgres, channels=redis)) for _ in range(2)]
    random, opened = Random(4), older[0].open(players=2, rulings={"open-hands": "closed"})
    people = [Traveller(client_of, opened, seat) for seat in (0, 1)]

    def play(choices: int) -> None:
        for _ in range(choices):
            assert any(one.choose(random) for one in people)
            number = max(max(one.acknowledged, default=-1) for one in people) + 1
            for one in people:
                one.client.wait_for(number)

    people[0].come(older[0].port)
    people[1].come(older[1].port)
    play(4)
    older[1].stop()
    processes.wait_for(newer)
    refused = client_of(newer, opened["code"], opened["seats"][1])
    assert (refused.welcome["error"], refused.close_code()) == ("elsewhere", 4503)
    people[1].come(newer, older[0].port)
    play(4)
    views = [one.client.views for one in people]
    older[0].stop()
    processes.wait_for(last)
    people[0].come(last, newer)
    people[1].come(newer, last)
    assert [one.client.views for one in people] == views
    play(4)
    record = asyncio.run(stored_choices(postgres, opened["code"]))
    acknowledged = {number: key for one in people for number, key in one.acknowledged.items()}
    assert len(record) == len(acknowledged) == 12
    assert all(record[number].endswith(key) for number, key in acknowledged.items())


async def stored_choices(url: str, code: str) -> list[str]:
    connection = await asyncpg.connect(str(url))
    try:
        found = await connection.fetch("SELECT text FROM choices WHERE code = $1 ORDER BY number", code)
    finally:
        await connection.close()
    return [row["text"] for row in found]
