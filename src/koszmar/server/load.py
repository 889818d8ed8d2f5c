"""How much a server can bear: tables full of scripted clients over real sockets, and what they feel.

The server is a process of its own; the clients live in the process that measures, so that neither's work is counted as
the other's. Every table follows a match that bots have played beforehand: clients answer without thinking.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from socket import create_server
from statistics import median
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from koszmar.bots import make_bot
from koszmar.bots.search.processes import leave_with_parent
from koszmar.kernel.flow import notation
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.record import read_record

from .running import run
from .settings import Settings

HERE = "127.0.0.1"
STARTING = 60.0
"""Seconds that a server may take to start, or a table to answer."""
PAUSE = 0.25
"""Seconds after which somebody whom a busy server has refused tries again."""
TRIES = 20
"""How many matches are played to find one that is long enough; if none is, one is played after another."""
LOADED = 40
"""Idle tables that are knocked at, to see how long they take to load."""

Progress = Callable[[str, int, int], None]
"""Is told what is being done, how much of it is done, and how much there is."""


class Load(Struct, frozen=True, kw_only=True):
    """What a server was given to do, and how it did."""

    game: str
    tables: int
    seats: int
    rate: float
    seconds: float
    choices: int
    choices_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    late: int
    """Choices that could not be sent in time because the one before had not come round yet."""
    refused: int
    """How often a server that was too busy asked to try again."""
    server_cores: float
    """How many cores the server kept busy."""
    client_cores: float
    mb_per_table: float
    load_ms: float
    """From the knock at an idle table to its answer, beyond what a table in memory takes."""

    def figures(self) -> dict[str, float | int | str]:
        """The figures as plain data; this shape is stable."""
        return msgspec.structs.asdict(self)


SLOWEST_MS, LARGEST_MB, HELD = 100.0, 1.0, 0.98
"""The aims: milliseconds for 99 of 100 choices, megabytes a table, the share of the wanted choices that is reached."""


def aims(load: Load) -> dict[str, float]:
    """What the figures should be: a minimum for the choices, a maximum for everything else."""
    return {
        "choices_per_second": HELD * load.tables * load.rate,
        "p99_ms": SLOWEST_MS,
        "mb_per_table": LARGEST_MB,
    }


async def measure(
    game: str, tables: int, seats: int, rate: float, seconds: float, progress: Progress
) -> tuple[Load, list[float]]:
    """Let each table play ``rate`` choices a second; returns the figures and every latency in seconds."""
    with tempfile.TemporaryDirectory(prefix="koszmar-load-") as folder:
        database = str(Path(folder) / "tables.db")
        settings = Settings(
            database=database,
            tables_per_minute=1e9,
            calls_per_second=1e9,
            messages_per_second=1e9,
            lines=10**9,
            memory=10**12,
        )
        async with _server(settings) as server:
            empty = server.memory()
            opened = await _open(server, game, tables, seats, round(seconds * rate) + 2, progress)
            played = await _play(opened, server, rate, seconds, progress)
            memory = server.memory() - empty
            for table in opened:
                await table.leave()
        async with _server(settings) as server:
            knocks = [await _knock(server, table.code) for table in opened[:LOADED]]
    found = sorted(latency for table in opened for latency in table.latencies)
    load = Load(
        game=game,
        tables=tables,
        seats=seats,
        rate=rate,
        seconds=played.seconds,
        choices=len(found),
        choices_per_second=len(found) / played.seconds,
        p50_ms=1000 * _percentile(found, 0.5),
        p99_ms=1000 * _percentile(found, 0.99),
        worst_ms=1000 * _percentile(found, 1),
        late=sum(table.late for table in opened),
        refused=sum(table.refused for table in opened),
        server_cores=played.server / played.seconds,
        client_cores=played.clients / played.seconds,
        mb_per_table=memory / tables / 1e6,
        load_ms=1000 * median(knocks),
    )
    return load, found


def _percentile(found: list[float], part: float) -> float:
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0


# -- the server --------------------------------------------------------------------------------------------------------


class _Server:
    """A server in a process of its own."""

    def __init__(self, settings: Settings) -> None:
        with create_server((HERE, 0)) as listener:
            self.port = int(listener.getsockname()[1])
        spawn = multiprocessing.get_context("spawn")
        self.process = spawn.Process(target=_run, args=(settings, self.port))

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    async def start(self) -> None:
        self.process.start()
        deadline = time.monotonic() + STARTING
        while True:
            try:
                await self.call("/health")
                return
            except (URLError, OSError):
                if time.monotonic() > deadline or not self.process.is_alive():
                    raise
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        self.process.terminate()
        await asyncio.to_thread(self.process.join, 20)
        if self.process.is_alive():
            self.process.kill()

    async def call(self, path: str, body: str | None = None) -> Any:
        return await asyncio.to_thread(self._call, path, body)

    def _call(self, path: str, body: str | None) -> Any:
        request = Request(f"http://{HERE}:{self.port}{path}", body.encode() if body else None)
        with urlopen(request, timeout=STARTING) as answer:
            return msgspec.json.decode(answer.read())

    def memory(self) -> int:
        """The bytes it has in memory."""
        status = Path(f"/proc/{self.pid}/statm")
        if status.exists():
            return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        said = subprocess.run(["ps", "-o", "rss=", "-p", str(self.pid)], check=True, capture_output=True, text=True)
        return int(said.stdout) * 1024

    def worked(self) -> float:
        """The seconds of processor time it has used."""
        status = Path(f"/proc/{self.pid}/stat")
        if not status.exists():
            return 0.0
        fields = status.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _run(settings: Settings, port: int) -> None:
    """A server may have processes of its own, so that this one cannot be a daemon; it leaves with us all the same."""
    leave_with_parent()
    run(settings, HERE, port)


@asynccontextmanager
async def _server(settings: Settings) -> AsyncIterator[_Server]:
    server = _Server(settings)
    try:
        await server.start()
        yield server
    finally:
        await server.stop()


async def _knock(server: _Server, code: str) -> float:
    """How much longer the first look at a table takes than the second."""
    times = []
    for _ in range(2):
        began = time.perf_counter()
        await server.call(f"/api/tables/{code}")
        times.append(time.perf_counter() - began)
    return max(0.0, times[0] - times[1])


# -- the tables --------------------------------------------------------------------------------------------------------


class _Told(Struct, tag_field="type", tag="view"):
    """As much as a scripted client reads of a view."""

    number: int


class _Refused(Struct, tag_field="type", tag="error"):
    error: str


_told = msgspec.json.Decoder(_Told | _Refused)


class _Script(Struct, frozen=True):
    """A match that has begun, and how it goes on."""

    record: str
    begun: int
    """How many choices the record has."""
    answers: list[tuple[int, str]]


class _Table:
    """A table, its clients, and what they are going to answer: one match, or several if one is too short."""

    def __init__(self, server: _Server, scripts: list[_Script], is_open: bool) -> None:
        self.server = server
        self.scripts = scripts
        self.is_open = is_open
        """Whether everybody is told of every choice."""
        self.refused = 0
        self.is_busy = False
        """Whether the server has asked to try again."""
        self.latencies: list[float] = []
        self.late = 0

    async def sit_down(self) -> None:
        """Open a table for the next match; every seat has a client of its own."""
        script = self.scripts.pop(0)
        opened = await _patiently(self.server, script.record)
        self.code: str = opened["code"]
        self.keys: list[str] = opened["seats"]
        self.number, self.script = script.begun, script.answers
        self.awaited: Collection[int] = range(len(self.keys))
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.seen: list[int] = []
        self.round = asyncio.Event()
        """Whether every client who is waited for has seen the view with the number that is waited for."""
        for seat, key in enumerate(self.keys):
            while (socket := await self._come_in(key)) is None:
                self.refused += 1
                await asyncio.sleep(PAUSE)
            self.sockets.append(socket)
            self.seen.append(-1)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))
        async with asyncio.timeout(STARTING):
            await self.round.wait()

    async def _come_in(self, key: str) -> ClientConnection | None:
        """A socket at the table; none if the server is too busy."""
        address = f"ws://{HERE}:{self.server.port}/ws"
        socket = await connect(address, compression=None, max_size=None, open_timeout=STARTING, ping_interval=None)
        await socket.send(msgspec.json.encode({"type": "hello", "table": self.code, "keys": [key]}).decode())
        if '"welcome"' in str(await socket.recv())[:30]:
            return socket
        await socket.close()
        return None

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            if '"view"' not in text[:20] and '"error"' not in text[:20]:
                continue
            told = _told.decode(text)
            if isinstance(told, _Refused):
                if told.error != "busy":
                    raise RuntimeError(f"table {self.code} refused: {told.error}")
                self.is_busy = True
                self.round.set()
                continue
            self.seen[seat] = told.number
            if len(self.seen) == len(self.keys) and min(self.seen[one] for one in self.awaited) >= self.number:
                self.round.set()

    async def play(self, rate: float, began: float, until: float, done: Callable[[], None]) -> None:
        """Answer ``rate`` times a second; each table starts at another moment, so that they do not answer in step."""
        due = began + Random(self.code).random() / rate
        while (due := await self._play_on(rate, due, until, done)) < until and self.scripts:
            await self.leave()
            await self.sit_down()

    async def _play_on(self, rate: float, due: float, until: float, done: Callable[[], None]) -> float:
        """Answer until the match or the time has ended; when the next answer is due."""
        for at, (seat, key) in enumerate(self.script):
            if due >= until:
                break
            if not self.is_open:  # whoever learns nothing of a choice is not told that it was made
                self.awaited = {seat, *(one for one, _ in self.script[at + 1 : at + 2])}
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            else:
                self.late += 1
            while not await self._choose(seat, key):
                self.refused += 1
                await asyncio.sleep(PAUSE)
            done()
            due += 1 / rate
        return due

    async def _choose(self, seat: int, key: str) -> bool:
        """Make a choice and wait until everybody has seen it; whether the server took it."""
        said = {"type": "choose", "seat": seat, "number": self.number, "key": key}
        self.number += 1
        self.is_busy = False
        self.round.clear()
        began = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(said).decode())
        async with asyncio.timeout(STARTING):
            await self.round.wait()
        if self.is_busy:
            self.number -= 1
            return False
        self.latencies.append(time.perf_counter() - began)
        return True

    async def leave(self) -> None:
        """Everybody goes."""
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


async def _open(server: _Server, game: str, tables: int, seats: int, choices: int, progress: Progress) -> list[_Table]:
    """So many tables, each in the middle of a match, with everybody at them."""
    opened = []
    for number in range(tables):
        is_open = find_game(game).information.cooperation == "cooperative"
        table = _Table(server, _scripts(game, seats, choices, number), is_open)
        await table.sit_down()
        opened.append(table)
        progress("open", number + 1, tables)
    return opened


async def _patiently(server: _Server, record: str) -> Any:
    """Open a table, however busy the server is."""
    while True:
        try:
            return await server.call("/api/records", record)
        except HTTPError as error:
            if error.code not in (429, 503):
                raise
            await asyncio.sleep(PAUSE)


def _scripts(game: str, seats: int, choices: int, number: int) -> list[_Script]:
    """So many choices of a match somewhere in its middle; of several from their beginnings, if none is that long."""
    short: list[_Script] = []
    for attempt in range(TRIES):
        match, script = _match(game, seats, f"load {number} {attempt}")
        if match.number > choices:
            begun = Random(number).randrange(match.number - choices)
            return [_script(match, begun, script[begun : begun + choices])]
        short.append(_script(match, 0, script))
    found: list[_Script] = []
    while sum(len(one.answers) for one in found) < choices:
        found.append(short[len(found) % len(short)])
    return found


def _match(game: str, seats: int, seed: str) -> tuple[Match, list[tuple[int, str]]]:
    """A match played by bots, and what they answered."""
    match, bot = Match.new(game, players=seats, seed=seed, events=False), make_bot("sensible", seed=seed)
    script: list[tuple[int, str]] = []
    for decision in match:
        key = bot.choose(match, decision.seat)
        match.choose(key, decision.seat)
        script.append((decision.seat, notation(key)))
    return match, script


def _script(match: Match, begun: int, answers: list[tuple[int, str]]) -> _Script:
    record = read_record(match.record())
    return _Script(msgspec.structs.replace(record, choices=record.choices[:begun]).text(), begun, answers)


class _Played(Struct, frozen=True):
    seconds: float
    server: float
    clients: float


async def _play(tables: list[_Table], server: _Server, rate: float, seconds: float, progress: Progress) -> _Played:
    total, made = round(len(tables) * rate * seconds), 0

    def done() -> None:
        nonlocal made
        made += 1
        progress("play", min(made, total), total)

    began, worked, mine = time.perf_counter(), server.worked(), time.process_time()
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(table.play(rate, began, began + seconds, done))
    return _Played(time.perf_counter() - began, server.worked() - worked, time.process_time() - mine)
