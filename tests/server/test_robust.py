"""Slow clients, slow bots, idle tables, foreign pages, and a server that is killed in the middle of everything."""

import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from koszmar.bots import BOTS
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match
from koszmar.server import requests
from koszmar.server.settings import Settings

from .conftest import PATIENCE

MAGICIANS = {"magicians": ["air-boy", "earth-girl"]}


# -- slow clients --------------------------------------------------------------------------------------------------


class Deaf:
    """A client that asks for more than the network between us can hold, and reads nothing of it until it is told to."""

    def __init__(self, port: int, opened: dict[str, Any]) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", port))
        self.stack = ExitStack()
        deaf = connect(f"ws://127.0.0.1:{port}/ws", sock=raw, max_size=None, max_queue=1, compression=None)
        self.socket = self.stack.enter_context(deaf)
        self.say(type="hello", table=opened["code"], keys=[opened["spectators"]])

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def flood(self) -> None:
        for _ in range(700):
            self.say(type="timeline", choice=0)

    def close_code(self) -> int:
        """The code with which the server has ended the connection, after everything that was still on its way."""
        try:
            while True:
                self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def generous(database: Path, **more: Any) -> Settings:
    hasty: dict[str, Any] = {"messages_per_second": 1e9, "tables_per_minute": 1e6, "hints": "search:8", "pace": 0}
    return Settings(database=str(database), **hasty, **more)


def wait_until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def is_stuck(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], bool]:
    """Whether nothing of the past is looked up any more, however often somebody else gets an answer meanwhile.

    Then the server has stopped listening to who does not read.
    """
    revived: list[int] = []

    async def counted(lane: Any, address: str, table: str, work: Any, *arguments: Any) -> Any:
        revived.append(1)  # here, and on nobody's account: what they do is not what is tested
        return work(*arguments)

    monkeypatch.setattr(requests, "heavy", counted)

    def stuck(other: Any) -> bool:
        before = len(revived)
        for _ in range(30):
            assert other.ask("refresh")["type"] == "done"
        return len(revived) == before > 0

    return stuck


@pytest.mark.usefixtures("is_stuck")
def test_a_client_that_takes_nothing_is_shown_out(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(generous(database, patience=0.5))
    opened = server.open(players=2)
    deaf = Deaf(server.port, opened)
    deaf.flood()
    client = client_at(server, opened, *opened["seats"])
    client.play(Random(1), 20)
    table = server.app.state.house.tables[opened["code"]]
    wait_until(lambda: len(table.watchers) == 1)
    assert client.ask("refresh")["type"] == "done"
    assert deaf.close_code() == 4408
    deaf.stack.close()


def test_a_slow_client_is_not_sent_every_step_but_ends_with_a_fresh_view(
    another_server: Any, client_at: Any, database: Path, is_stuck: Callable[[Any], bool]
) -> None:
    server = another_server(generous(database, patience=60))
    opened = server.open(players=2)
    deaf = Deaf(server.port, opened)
    deaf.flood()
    client = client_at(server, opened, *opened["seats"])
    wait_until(lambda: is_stuck(client))
    client.play(Random(1), 60)
    number, numbers = client.numbers[0], []
    last: dict[str, Any] = {}
    while not numbers or numbers[-1] < number:
        message = json.loads(deaf.socket.recv(timeout=PATIENCE))
        if message["type"] == "view":
            numbers.append(message["number"])
            last = message
    assert numbers == sorted(numbers)
    assert len(set(numbers)) < 10
    assert (last["number"], last["base"]) == (number, numbers[-2])
    deaf.stack.close()


# -- slow bots -----------------------------------------------------------------------------------------------------


class Sleepy:
    """A bot that thinks until it is woken."""

    woken = threading.Event()

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> Key:
        Sleepy.woken.wait(PATIENCE)
        assert match.decision is not None
        return match.decision.options[0]


def test_bots_that_think_for_long_block_neither_their_tables_nor_others(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "sleepy", Sleepy)
    Sleepy.woken.clear()
    server = another_server(generous(database))
    try:
        slow = [server.open(seats=["sleepy", "sleepy", "human"]) for _ in range(12)]
        assert all(opened["table"]["number"] == 0 for opened in slow)
        people = [client_at(server, opened, opened["seats"][2]) for opened in slow]
        for opened in slow:
            place, owner = f"/api/tables/{opened['code']}/seats/2", {"authorization": f"Bearer {opened['owner']}"}
            assert server.http.put(place, json={"player": "sleepy"}, headers=owner).status_code == 200
        assert people[0].ask("chat", seat=2, text="Is anybody thinking?")["type"] == "done"
        assert people[0].ask("timeline", seat=2, choice=0)["type"] == "moment"
        quick = server.open(players=2, options=MAGICIANS)
        client = client_at(server, quick, *quick["seats"])
        client.play(Random(1), 10)
        assert client.ask("hint", seat=next(seat for seat in (0, 1) if client.options(seat)))["type"] == "hint"
        bots = server.open(seats=["sensible", "random"])
        watcher = client_at(server, bots, bots["spectators"])
        watcher.wait(lambda: watcher.table["over"])
        assert all(not table.log for table in map(server.app.state.house.tables.get, (o["code"] for o in slow)))
    finally:
        Sleepy.woken.set()
    people[1].wait_for(3)


# -- idle tables ---------------------------------------------------------------------------------------------------


def test_idle_tables_are_swept_out_and_loaded_at_the_next_knock(
    another_server: Any, client_at: Any, database: Path
) -> None:
    server = another_server(generous(database, idle=0.2))
    house, opened = server.app.state.house, server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    client.play(Random(2), 10)
    time.sleep(0.8)
    assert opened["code"] in house.tables
    client.close()
    wait_until(lambda: opened["code"] not in house.tables)
    assert "koszmar_tables_live 0.0" in server.http.get("/metrics").text
    again = client_at(server, opened, *opened["seats"])
    assert (again.views, again.logs) == (client.views, client.logs)
    again.play(Random(3), 3)


# -- pages from elsewhere ------------------------------------------------------------------------------------------


def test_pages_from_an_origin_that_was_named_may_come_in(processes: Any, database: Path) -> None:
    port = processes(database, "--origin", "https://friends.example", "--origin", "https://club.example:8443")
    place, body = f"http://127.0.0.1:{port}/api/tables", {"game": "bigbook"}
    for origin, welcome in [
        ("https://friends.example", True),
        ("https://club.example:8443", True),
        (f"http://127.0.0.1:{port}", True),
        ("https://club.example", False),
        ("http://friends.example", False),
        ("null", False),
    ]:
        answer = httpx.post(place, json=body, headers={"origin": origin}, timeout=PATIENCE)
        assert (answer.status_code == 201) is welcome, origin
        allowed = nullcontext() if welcome else pytest.raises(InvalidStatus)
        with allowed, connect(f"ws://127.0.0.1:{port}/ws", origin=Origin(origin)):
            pass


# -- killed --------------------------------------------------------------------------------------------------------


class Hasty(threading.Thread):
    """Somebody who plays alone as fast as they can, and remembers every choice that was acknowledged."""

    def __init__(self, client: Any, seed: int) -> None:
        super().__init__(daemon=True)
        self.client, self.random = client, Random(seed)
        self.acknowledged: dict[int, str] = {}

    def run(self) -> None:
        with suppress(ConnectionClosed, OSError, EOFError, TimeoutError):
            while True:
                seat = next((seat for seat in (0, 1) if self.client.options(seat)), None)
                if seat is None:
                    return
                key = self.random.choice(self.client.options(seat))
                number = self.client.numbers[seat]
                answer = self.client.choose(seat, key)
                if answer["type"] == "chosen":
                    self.acknowledged[number] = key
                self.client.wait_for(number + 1)


@pytest.mark.parametrize("choices", [6, 120])
def test_killed_in_a_burst_a_server_has_lost_nothing_it_acknowledged(
    processes: Any, client_of: Any, database: Path, choices: int
) -> None:
    port = processes(database)
    tables = [
        httpx.post(
            f"http://127.0.0.1:{port}/api/tables", json={"game": "bigbook", "players": 2}, timeout=PATIENCE
        ).json()
        for _ in range(6)
    ]
    players = [Hasty(client_of(port, opened["code"], *opened["seats"]), seed) for seed, opened in enumerate(tables)]
    for player in players:
        player.start()
    wait_until(lambda: sum(len(player.acknowledged) for player in players) >= choices)
    processes.kill(port)
    for player in players:
        player.join(PATIENCE)
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT code, number, text FROM choices ORDER BY code, number")).all()
    engine.dispose()
    for opened, player in zip(tables, players, strict=True):
        log = [row for row in rows if row.code == opened["code"]]
        assert [row.number for row in log] == list(range(len(log)))
        for number, key in player.acknowledged.items():
            assert log[number].text.rpartition("@")[2].endswith(key)
    port = processes(database)
    for opened, player in zip(tables, players, strict=True):
        again = client_of(port, opened["code"], *opened["seats"])
        assert again.numbers[0] >= max(player.acknowledged, default=-1) + 1
        again.play(Random(9), 2)
