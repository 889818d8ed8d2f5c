"""A real server on a port of its own, and clients that sit at its tables over real sockets."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from jsonpatch import apply_patch
from tests.ports import free_port
from tests.serve import COMMAND, NEWER
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from koszmar.server import pressure, sockets, work
from koszmar.server.app import create_app
from koszmar.server.running import uvicorn_options
from koszmar.server.settings import Settings

MET = {"BUSY": pressure.BUSY, "JAMMED": pressure.JAMMED}
"""When a server is busy, for people who are not tests."""
PACE = sockets.PACE
sockets.PACE = 0  # all these tests come from one address
# A machine that is busy with tests is not a server in trouble.
pressure.BUSY = pressure.JAMMED = pressure.CROWD = float("inf")
work.accounts = work.Accounts(1e9, 1e9)
for lane in work.LANES:
    lane.deadline = 600.0

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds; only what stands still for ever takes so long, however busy the machine is."""
ROOT = Path(__file__).parents[2]


class Server:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        config = uvicorn.Config(self.app, log_level="error", **uvicorn_options())
        self.uvicorn = uvicorn.Server(config)
        self.loop = asyncio.Runner(loop_factory=config.get_loop_factory())
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.uvicorn.started and time.monotonic() < deadline:
            time.sleep(0.01)
        assert self.uvicorn.started
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.fetch = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            timeout=PATIENCE,
            verify=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        """For work that is submitted."""

    def _serve(self) -> None:
        with self.loop:
            self.loop.run(self.uvicorn.serve(sockets=[self.listener]))

    def submit(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop.get_loop()).result(5 * PATIENCE)

    def stop(self) -> None:
        if not self.thread.is_alive():
            return
        self.submit(self.fetch.aclose())
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()

    def stop_clocks(self) -> None:
        """From now on nobody may do anything more often because time goes by: tests may take their time."""
        house = self.app.state.house
        for buckets in (house.openings, house.unknown, house.reports, house.calls, self.app.state.drafts):
            buckets.rate = 0.0

    def open(self, **wishes: Any) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"game": "bigbook", **wishes})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


SHOWN = ("card", "roll", "moved")
"""What is sent with a line only while it happens, to whoever is there."""


class Client:
    """Somebody at a table: keeps its views as a browser does, and every text that came over the socket."""

    def __init__(self, port: int, code: str, *keys: str) -> None:
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(connect(f"ws://127.0.0.1:{port}/ws", max_size=None))
        self.texts: list[str] = []
        self.history: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.views: dict[int | None, Any] = {}
        self.numbers: dict[int | None, int] = {}
        self.choices: dict[int | None, int] = {}
        self.logs: dict[int | None, list[Any]] = {}
        self.free: list[str] = []
        self.chat: list[dict[str, Any]] = []
        self.lost: list[int] = []
        self.ids = 0
        self.welcome = self.ask("hello", table=code, keys=list(keys))
        if self.welcome["type"] == "welcome":
            self.wait(lambda: bool(self.table))
            watches = not self.welcome["guest"] or self.table["spectators"]
            sees = 0 if self.table["room"] else max(int(watches), len(self.welcome["seats"]))
            self.wait(lambda: len(self.views) == sees)

    def close(self) -> None:
        self.stack.close()

    def take(self) -> dict[str, Any]:
        """The next message, made part of what this client knows."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "view":
                self._see(message)
            case "chat" if "lines" in message:
                self.chat += message["lines"]
            case "lost":
                self.lost += message["seats"]
        return message

    def _see(self, message: dict[str, Any]) -> None:
        seat = message["seat"]
        if "view" in message:
            self.views[seat] = message["view"]
        else:
            assert message["base"] == self.numbers[seat]
            self.views[seat] = apply_patch(self.views[seat], message["changes"])
        self.numbers[seat], self.choices[seat] = message["number"], message["choice"]
        lines = [{name: said for name, said in line.items() if name not in SHOWN} for line in message["log"]["events"]]
        self.logs[seat] = self.logs.get(seat, [])[: message["log"]["from"]] + lines
        assert message["log"]["from"] + len(message["log"]["events"]) == len(self.logs[seat])
        self.free = message["undo"]
        seen = json.loads(json.dumps({"seat": seat, "choice": message["choice"], "view": self.views[seat]}))
        self.history.append(seen)

    def wait(self, ready: Callable[[], bool]) -> None:
        while not ready():
            self.take()

    def wait_for(self, number: int) -> None:
        self.wait(lambda: all(known >= number for known in self.numbers.values()))

    def tell(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.ids += 1
        wanted = self.ids
        self.tell(type=kind, id=wanted, **fields)
        while (message := self.take()).get("re") != wanted:
            pass
        return message

    def options(self, seat: int) -> list[str]:
        question = self.views[seat].get("question") or {}
        return [choice["key"] for choice in question.get("choices", [])]

    def choose(self, seat: int, key: str) -> dict[str, Any]:
        return self.ask("choose", seat=seat, number=self.numbers[seat], key=key)

    def play(self, random: Random, choices: int) -> None:
        """Answer for whichever of its seats is asked, so many times or to the end."""
        for _ in range(choices):
            seat = next((seat for seat in self.views if seat is not None and self.options(seat)), None)
            if seat is None:
                return
            answer = self.choose(seat, random.choice(self.options(seat)))
            assert answer["type"] == "chosen", answer
            self.wait_for(answer["number"])

    def close_code(self) -> int:
        """The code with which the server ends the connection."""
        with pytest.raises(ConnectionClosed) as closed:
            self.wait(lambda: False)
        return closed.value.rcvd.code if closed.value.rcvd else 0


Sit = Callable[..., Client]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("server") / "tables.db")
    many = {"messages_per_second": 1e9, "tables_per_minute": 1e6, "calls_per_second": 1e9}
    settings = Settings(database=database, hints="search:8", pace=0, **many)
    server = Server(settings)
    yield server
    server.stop()


@pytest.fixture
def sit(server: Server) -> Iterator[Sit]:
    """Sit down at a table with some of its keys."""
    clients: list[Client] = []

    def at(opened: dict[str, Any], *keys: str) -> Client:
        clients.append(Client(server.port, opened["code"], *keys))
        return clients[-1]

    yield at
    for client in clients:
        client.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def another_server() -> Iterator[Callable[[Settings], Server]]:
    servers: list[Server] = []

    def start(settings: Settings) -> Server:
        servers.append(Server(settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def client_of() -> Iterator[Callable[..., Client]]:
    clients: list[Client] = []

    def connected(port: int, code: str, *keys: str) -> Client:
        clients.append(Client(port, code, *keys))
        return clients[-1]

    yield connected
    for client in clients:
        client.close()


@pytest.fixture
def client_at(another_server: Any, client_of: Callable[..., Client]) -> Callable[..., Client]:
    return lambda server, opened, *keys: client_of(server.port, opened["code"], *keys)


class Processes:
    """``koszmar serve`` as processes of their own, which can be killed."""

    def __init__(self) -> None:
        self.running: dict[int, subprocess.Popen[bytes]] = {}

    def __call__(self, database: Path | str, *words: str, newer: bool = False) -> int:
        """Start a server, perhaps by newer rules; returns its port."""
        port = self.begin(database, *words, newer=newer)
        self.wait_for(port)
        return port

    def begin(self, database: Path | str, *words: str, newer: bool = False) -> int:
        """The same without waiting until it answers."""
        port = free_port()
        command = [*COMMAND, "--port", str(port), "--db", str(database), *words]
        silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        rules = {NEWER: "1"} if newer else {}
        self.running[port] = subprocess.Popen(command, cwd=ROOT, env=os.environ | rules, **silent)
        return port

    def wait_for(self, port: int) -> None:
        """Wait until a server answers."""
        deadline = time.monotonic() + PATIENCE
        while self.running[port].poll() is None and time.monotonic() < deadline:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self, port: int) -> None:
        """Ask it to end, and wait until it has."""
        process = self.running.pop(port)
        process.terminate()
        process.wait(PATIENCE)

    def kill(self, port: int) -> None:
        process = self.running.pop(port)
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)


@pytest.fixture
def processes() -> Iterator[Processes]:
    started = Processes()
    yield started
    for port in list(started.running):
        started.kill(port)
