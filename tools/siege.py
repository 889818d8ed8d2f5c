"""A server under siege: floods, kills, and time; what the others at their tables feel, and what is lost.

Every flood stays within what the server allows one visitor. Meanwhile somebody else, from another address, plays a
match at another table and measures each choice. `make soak ARGS="--campaign siege"` runs everything, and fails where
the others feel too much of it or anything is lost. `--source` besieges the server of another checkout.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import cache
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from jsonpatch import apply_patch
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from koszmar.kernel.flow import Key, notation
from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.kernel.settings import parameters_of

HERE = "127.0.0.1"
PATIENCE = 120.0
FOE, FRIEND = "203.0.113.66", "198.51.100.7"
GAME = next(game.id for game in games().values() if game.players[0] == 2 and game.players[1] > 2)
SETTLING = 120.0
"""Seconds after which as many tables leave the memory as come; what takes less than twice as long tells nothing."""
GROWTH = 1.1
"""How much more memory a server may take at the end than it took once it had settled."""
LONG = {"verifies": 1500, "timelines": 9000, "uploads": 4000, "knocks": 9000, "churn": 600}
"""By flood, the most choices of the matches that somebody besieges a server with."""
ENDINGS = ("dawn", "horizon", "turns", "time")
"""Parameters by which a visitor may put off the end of a match."""
TRIES = 8
"""Answers that are tried at each question, in search of one that changes little."""
SHOWN = 20
"""Kills between two lines that say how it stands."""
KILLS = Path(__file__).parents[1] / "build" / "kills.json"
"""Where it is noted how many kills were done, choices acknowledged, and choices lost."""
SLOWEST = 0.25
"""Seconds that 99 of 100 choices of the others may take."""


class House:
    """A server in a process of its own."""

    def __init__(self, folder: str, source: str) -> None:
        with socket.create_server((HERE, 0)) as listener:
            self.port = int(listener.getsockname()[1])
        run = [sys.executable, "-c", "from koszmar.cli import main; main()", "serve"]
        command = [*run, "--port", str(self.port), "--db", f"{folder}/tables.db"]
        around = os.environ | {"PYTHONPATH": source}
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, env=around, stdout=quiet, stderr=quiet)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with suppress(OSError):
                if self.call("/health")[0] == 200:
                    return
            time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def call(self, path: str, body: Any = None, address: str = FRIEND, text: str | None = None) -> tuple[int, Any]:
        data = text.encode() if text is not None else None if body is None else json.dumps(body).encode()
        headers = {"x-forwarded-for": address, "content-type": "application/json"}
        request = urllib.request.Request(f"http://{HERE}:{self.port}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"null")

    def open(self, address: str = FRIEND, **wishes: Any) -> dict[str, Any]:
        return self._patiently("/api/tables", {"game": GAME, **wishes}, address)

    def load(self, record: str, address: str = FRIEND) -> dict[str, Any]:
        """A table from a record."""
        return self._patiently("/api/records", None, address, record)

    def _patiently(self, path: str, body: Any, address: str, text: str | None = None) -> dict[str, Any]:
        """A new table, as soon as the server is not too busy."""
        deadline = time.monotonic() + PATIENCE
        while True:
            status, opened = self.call(path, body, address, text)
            if status == 201:
                return dict(opened)
            if status not in (429, 503) or time.monotonic() > deadline:
                raise RuntimeError(f"{path}: {opened}")
            time.sleep(0.5)

    def memory(self) -> float:
        """Megabytes of the server and its processes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Player:
    """Somebody at a table; keeps nothing but its questions."""

    def __init__(self, house: House, opened: dict[str, Any], keys: list[str], address: str = FRIEND) -> None:
        headers = {"x-forwarded-for": address}
        place = f"ws://{HERE}:{house.port}/ws"
        self.socket = connect(place, additional_headers=headers, max_size=None, compression=None, legacy=True)
        self.number, self.ids, self.bytes = 0, 0, 0
        self.options: dict[int, list[str]] = {}
        self.tell(type="hello", table=opened["code"], keys=keys)

    def tell(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def take(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=timeout)
        self.bytes += len(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.ids += 1
        self.tell(type=kind, id=self.ids, **fields)
        while (message := self.take()).get("re") != self.ids:
            pass
        return message


class Others(threading.Thread):
    """Two people at another table: how long each of their choices takes until it is safe, what the lobby takes to
    answer, and a new table.
    """

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.choices: list[float] = []
        self.lobby: list[float] = []
        self.tables: list[float] = []
        self.turned_away = 0
        """New tables that were refused."""
        self.refused = 0
        self.ended = threading.Event()

    def run(self) -> None:
        random = Random(1)
        while not self.ended.is_set():
            match = Match.new(GAME, players=2, seed="others")
            opened = self.house.open(players=2, private=True, seed="others")
            player = Player(self.house, opened, opened["seats"])
            number = 0
            while match.decision is not None and not self.ended.wait(0.05):
                seat, key = match.decision.seat, random.choice(match.options(match.decision.seat))
                began = time.perf_counter()
                said = player.ask("choose", seat=seat, number=number, key=notation(key))
                if said["type"] != "chosen":
                    self.refused += 1
                    continue
                self.choices.append(time.perf_counter() - began)
                match.choose(key, seat)
                number += 1
                if number % 10 == 0:
                    began = time.perf_counter()
                    self.house.call("/api/games")
                    self.lobby.append(time.perf_counter() - began)
                if number % 40 == 0:
                    began = time.perf_counter()
                    status, _ = self.house.call("/api/tables", {"game": GAME, "players": 2})
                    self.tables.append(time.perf_counter() - began)
                    self.turned_away += status != 201
            player.socket.close()

    @property
    def p99(self) -> float:
        """What 99 of 100 choices took at most."""
        found = sorted(self.choices) or [0.0]
        return found[int(0.99 * len(found))]

    def figures(self) -> str:
        found, lobby, tables = (sorted(one) or [0.0] for one in (self.choices, self.lobby, self.tables))
        return (
            f"others: {len(self.choices)} choices, p50 {1e3 * found[len(found) // 2]:.0f} ms, "
            f"p99 {1e3 * found[int(0.99 * len(found))]:.0f} ms, worst {1e3 * found[-1]:.0f} ms, "
            f"lobby worst {1e3 * lobby[-1]:.0f} ms, refused {self.refused}; new tables: {len(self.tables)}, "
            f"worst {1e3 * tables[-1]:.0f} ms, turned away {self.turned_away}"
        )


@cache
def long_record(choices: int) -> str:
    """A legal match that is as long as this, or the longest of some: games have an end, however much one dawdles."""
    longest: Match | None = None
    for game in games().values():
        endless = {name: one.high for name, one in parameters_of(game).items() if name in ENDINGS and one.high}
        for parameters in ({}, endless) if endless else ({},):
            match = Match.new(game, players=game.players[1], parameters=parameters, seed="long", events=False)
            dawdle(match, choices)
            if longest is None or match.number > longest.number:
                longest = match
            if longest.number >= choices:
                return longest.record()
    assert longest is not None
    return longest.record()


def dawdle(match: Match, choices: int) -> None:
    """Play on without getting on: nothing new is seen, and whoever is asked is asked again, where that can be."""
    random = Random(0)
    while match.decision is not None and match.number < choices:
        seat = match.decision.seat
        options = match.options(seat)
        calm: list[Key] = []
        for key in random.sample(options, min(TRIES, len(options))):
            match.choose(key, seat)
            if match.decision is not None and match.can_undo():
                if seat in match.decision.seats:
                    break
                calm.append(key)
            match.undo(agreed=True)
        else:
            match.choose(calm[0] if calm else random.choice(options), seat)


def in_threads(count: int, work: Callable[[int], Any]) -> list[Any]:
    """What comes of doing something many times at once."""
    results: list[Any] = []
    threads = [threading.Thread(target=lambda n=n: results.append(work(n)), daemon=True) for n in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    return results


# -- the floods --------------------------------------------------------------------------------------------------------


def searches(house: House, seconds: float) -> str:
    """50 tables of search bots; somebody else plays with a sensible bot."""
    for _ in range(50):
        house.open(FOE, seats=["search", "search"])
    opened = house.open(seats=["human", "sensible"])
    player, waits, until = Player(house, opened, [opened["seats"][0]]), [0.0], time.monotonic() + seconds
    view, number, began = None, -1, time.perf_counter()
    while time.monotonic() < until:
        try:
            message = player.take(timeout=max(0.1, until - time.monotonic()))
        except TimeoutError:
            break
        if message["type"] == "view":
            view = message.get("view") or apply_patch(view, message["changes"])
            options = [choice["key"] for choice in (view.get("question") or {}).get("choices", [])]
            if options and message["number"] != number:
                waits.append(time.perf_counter() - began)
                number, began = message["number"], time.perf_counter()
                player.tell(type="choose", seat=0, number=number, key=options[-1])
    worst = max([*waits, time.perf_counter() - began if len(waits) < 3 else 0.0])
    return f"others are asked again after at most {worst:.2f} s ({len(waits) - 1} times)"


def verifies(house: House, seconds: float) -> str:
    """30 records to verify at the same time."""
    record = long_record(LONG["verifies"])
    statuses = in_threads(30, lambda n: house.call("/api/records/verify", text=record, address=FOE)[0])
    return f"statuses {sorted(set(statuses))}, {statuses.count(200)} verified"


def timelines(house: House, seconds: float) -> str:
    """8 sockets that look at the end of a long match again and again."""
    record = long_record(LONG["timelines"])
    count, opened = len(json.loads(record)["choices"]), house.load(record, FOE)
    found = beside(look_back, house.port, [(opened["code"], opened["seats"][0])] * 8, seconds, count)
    return f"a match of {count} choices: {found}"


def look_back(port: int, tables: list[tuple[str, str]], seconds: float, count: int) -> str:
    """Look at the end of a match."""
    until, found = time.monotonic() + seconds, [0, 0]

    def look(number: int) -> None:
        code, key = tables[number]
        with suppress(ConnectionClosed, TimeoutError, OSError, InvalidStatus), socket_at(port, FOE) as line:
            line.send(json.dumps({"type": "hello", "table": code, "keys": [key]}))
            while time.monotonic() < until:
                line.send(json.dumps({"type": "timeline", "id": 1, "seat": 0, "choice": count - 1}))
                while (said := json.loads(line.recv(timeout=PATIENCE))).get("re") != 1:
                    pass
                found[said["type"] == "moment"] += 1
                if said["type"] != "moment":
                    time.sleep(0.05)

    in_threads(len(tables), look)
    return f"{found[1]} looks, {found[0]} refused"


def uploads(house: House, seconds: float) -> str:
    """20 long records as tables."""
    record, before = long_record(LONG["uploads"]), house.memory()
    statuses = [house.call("/api/records", text=record, address=FOE)[0] for _ in range(20)]
    peak = house.memory()
    time.sleep(seconds)
    return (
        f"20 × {len(record) / 1e6:.2f} MB: {before:.0f} MB → {peak:.0f} MB → {house.memory():.0f} MB; {set(statuses)}"
    )


def branches(house: House, seconds: float) -> str:
    """One socket that branches as fast as it is let."""
    opened = house.open(FOE, players=2)
    player, made, until = Player(house, opened, opened["seats"], FOE), 0, time.monotonic() + seconds
    while time.monotonic() < until:
        made += player.ask("branch", choice=0)["type"] == "branched"
        time.sleep(0.05)
    return f"{made} tables in {seconds:.0f} s"


def refreshes(house: House, seconds: float) -> str:
    """18 KB of refreshes, at a table with much talk."""
    opened = house.open(FOE, players=2)
    player = Player(house, opened, [opened["spectators"]], FOE)
    until = time.monotonic() + seconds / 2
    while time.monotonic() < until:
        player.ask("chat", text="x" * 500)
        time.sleep(0.05)
    player.bytes = 0
    with suppress(ConnectionClosed):
        for _ in range(18_000 // 30):
            player.tell(type="refresh", id=1)
            time.sleep(0.05)
            with suppress(TimeoutError):
                while True:
                    player.take(timeout=0.001)
    return f"{player.bytes / 1e6:.1f} MB came back"


def halves(house: House, seconds: float) -> str:
    """200 requests that are begun and never finished."""
    lines = []
    for number in range(200):
        line = socket.create_connection((HERE, house.port))
        begun = ("GET / HTTP/1.1\r\nHost:", "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")[
            number % 2
        ]
        line.sendall(begun.encode())
        lines.append(line)
    time.sleep(12)
    open_still = 0
    for line in lines[::2]:
        line.setblocking(False)
        try:
            open_still += bool(line.recv(1))
        except BlockingIOError:
            open_still += 1
        except OSError:
            pass
        line.close()
    return f"{open_still} of 100 half heads are still open after 12 s"


def knocks(house: House, seconds: float) -> str:
    """Twelve long matches that are knocked at again and again: each time they are loaded, and left at once."""
    record = long_record(LONG["knocks"])
    opened = [house.load(record, FOE) for _ in range(12)]
    return beside(knock, house.port, [(one["code"], one["seats"][0]) for one in opened], seconds)


def knock(port: int, tables: list[tuple[str, str]], seconds: float) -> str:
    """Come in at tables and leave at once."""
    until, found = time.monotonic() + seconds, [0, 0]

    def come_and_go(number: int) -> None:
        code, key = tables[number % len(tables)]
        while time.monotonic() < until:
            with suppress(ConnectionClosed, TimeoutError, OSError, InvalidStatus), socket_at(port, FOE) as line:
                line.send(json.dumps({"type": "hello", "table": code, "keys": [key]}))
                found[json.loads(line.recv(timeout=PATIENCE))["type"] == "welcome"] += 1

    in_threads(len(tables), come_and_go)
    return f"{found[1]} times let in, {found[0]} times refused"


def calls(house: House, seconds: float) -> str:
    """200 lines on which the dearest pages are asked for, one after the other."""
    opened = house.open(FOE, players=2)
    return beside(call_on, house.port, [(opened["code"], opened["seats"][0])], seconds)


def call_on(port: int, tables: list[tuple[str, str]], seconds: float) -> str:
    """Ask for pages, as fast as they come."""
    (code, key), until, found = tables[0], time.monotonic() + seconds, Counter[int]()
    paths = (f"/api/tables/{code}/ledger", "/api/games", f"/api/games/{GAME}/ledger", f"/api/tables/{code}/glance/pl")
    headers = {"x-forwarded-for": FOE, "authorization": f"Bearer {key}"}

    def ask(number: int) -> None:
        with suppress(OSError, HTTPException), closing(HTTPConnection(HERE, port, timeout=PATIENCE)) as line:
            while time.monotonic() < until:
                line.request("GET", paths[number % len(paths)], headers=headers)
                answer = line.getresponse()
                answer.read()
                found[answer.status] += 1

    in_threads(200, ask)
    return ", ".join(f"{count} × {status}" for status, count in sorted(found.items()))


def questions(house: House, seconds: float) -> str:
    """90 sockets, each asking as often as one socket may."""
    opened = house.open(FOE, players=2)
    return beside(question, house.port, [(opened["code"], key) for key in opened["seats"]], seconds)


def question(port: int, tables: list[tuple[str, str]], seconds: float) -> str:
    """Ask why something is not offered."""
    until, found = time.monotonic() + seconds, Counter[str]()

    def ask(number: int) -> None:
        code, key = tables[number % len(tables)]
        with suppress(ConnectionClosed, TimeoutError, OSError, InvalidStatus), socket_at(port, FOE) as line:
            line.send(json.dumps({"type": "hello", "table": code, "keys": [key]}))
            while time.monotonic() < until:
                line.send(json.dumps({"type": "why", "id": 1, "seat": number % len(tables), "key": "end-turn"}))
                while (said := json.loads(line.recv(timeout=PATIENCE))).get("re") != 1:
                    pass
                found[said.get("error", said["type"])] += 1
                time.sleep(1 / 20)

    in_threads(90, ask)
    return ", ".join(f"{count} × {said}" for said, count in found.most_common())


def socket_at(port: int, address: str) -> ClientConnection:
    """A socket from an address, as a proxy says it."""
    headers = {"x-forwarded-for": address}
    return connect(f"ws://{HERE}:{port}/ws", additional_headers=headers, max_size=None, compression=None)


def beside(work: Callable[..., str], *args: Any) -> str:
    """Do something in a process of its own, so that the others here are not kept waiting by whoever besieges them."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(work, *args).result()


def calm(house: House, seconds: float) -> str:
    """Nothing: what the others feel of this machine alone."""
    time.sleep(seconds)
    return "nobody besieges anybody"


def churn(house: House, seconds: float) -> str:
    """Tables come and go, always as many: memory does not grow."""
    record, found, until = long_record(LONG["churn"]), [], time.monotonic() + 5 * seconds
    while time.monotonic() < until:
        opened = [house.load(record, f"203.0.113.{n}") for n in range(20)]
        guests = [Player(house, one, [key for key in one["seats"] if key], FRIEND) for one in opened if "seats" in one]
        for guest in guests:
            with suppress(ConnectionClosed):
                guest.ask("refresh")
            guest.socket.close()
        found.append(house.memory())
    return (
        f"{found[0]:.0f} MB → {found[len(found) // 2]:.0f} MB → {found[-1]:.0f} MB in {len(found)} rounds of 20 tables"
    )


def steady(source: str, minutes: float) -> tuple[str, bool]:
    """Tables come and go for long, always as many: once the first have left, the memory does not grow any more."""
    with a_house(source) as house:
        record, found, began = long_record(300), list[tuple[float, float]](), time.monotonic()
        others = Others(house)
        others.start()
        while time.monotonic() < began + 60 * minutes or len(found) < 3:
            opened = [house.load(record, f"203.0.113.{n}") for n in range(20)]
            for one in opened:
                guest = Player(house, one, [key for key in one["seats"] if key], FRIEND)
                with suppress(ConnectionClosed):  # a busy server asks guests to come back later
                    guest.ask("refresh")
                guest.socket.close()
            now = time.monotonic() - began
            if found and now // 60 > found[-1][0] // 60:
                print(f"steady     {now:.0f} s, {house.memory():.0f} MB, {len(found)} rounds of 20 tables", flush=True)
            found.append((now, house.memory()))
        others.ended.set()
        others.join(PATIENCE)
    settled = max(memory for at, memory in found if at <= max(SETTLING, 20 * minutes) or at == found[0][0])
    (_, first), (last, end) = found[0], found[-1]
    said = f"{first:.0f} MB → {settled:.0f} MB → {end:.0f} MB in {len(found)} rounds of 20 tables, {last:.0f} s"
    return f"{said}\n{'':10} {others.figures()}", end <= GROWTH * settled or last < 2 * SETTLING


FLOODS: dict[str, Callable[[House, float], str]] = {
    "calm": calm, "searches": searches, "verifies": verifies, "timelines": timelines, "uploads": uploads,
    "branches": branches, "refreshes": refreshes, "halves": halves, "knocks": knocks, "calls": calls,
    "questions": questions, "churn": churn,
}  # fmt: skip


# -- kills -------------------------------------------------------------------------------------------------------------


def kills(source: str, count: int, notes: Path | None = None) -> tuple[str, bool]:
    """A server that is killed again and again while people play; whatever it acknowledged is there afterwards.

    How it stands is noted after every kill, so that a campaign which was stopped goes on where it was.
    """
    before, acknowledged, lost = json.loads(notes.read_text()) if notes and notes.exists() else (0, 0, 0)
    random = Random(before)
    with tempfile.TemporaryDirectory(prefix="koszmar-kills-") as folder:
        for done in range(before + 1, count + 1):
            house = House(folder, source)
            tables = [house.open(players=2, private=True, seed="others") for _ in range(4)]
            said: list[list[tuple[int, str]]] = [[] for _ in tables]
            hands = [
                threading.Thread(target=play_hastily, args=(house, one, said[at]), daemon=True)
                for at, one in enumerate(tables)
            ]
            for hand in hands:
                hand.start()
            time.sleep(0.3 + random.random())
            house.process.kill()
            house.process.wait(PATIENCE)
            for hand in hands:
                hand.join(PATIENCE)
            acknowledged += sum(map(len, said))
            lost += count_lost(Path(folder) / "tables.db", tables, said)
            if notes is not None:
                notes.parent.mkdir(exist_ok=True)
                notes.write_text(json.dumps([done, acknowledged, lost]))
            if done % SHOWN == 0:
                print(f"kills      {done} so far, {acknowledged} choices acknowledged, {lost} lost", flush=True)
    return f"{count} kills, {acknowledged} choices acknowledged, {lost} lost", lost == 0


def play_hastily(house: House, opened: dict[str, Any], said: list[tuple[int, str]]) -> None:
    """Play as fast as one can, and remember every choice that was acknowledged."""
    match, random = Match.new(GAME, players=2, seed="others"), Random(opened["code"])
    with suppress(ConnectionClosed, OSError, TimeoutError):
        player = Player(house, opened, opened["seats"])
        while match.decision is not None:
            seat, key = match.decision.seat, random.choice(match.options(match.decision.seat))
            answer = player.ask("choose", seat=seat, number=match.number, key=notation(key))
            if answer["type"] != "chosen":
                return
            said.append((match.number, notation(key)))
            match.choose(key, seat)


def count_lost(database: Path, tables: list[dict[str, Any]], said: list[list[tuple[int, str]]]) -> int:
    """How many choices that were acknowledged are not in storage."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT code, number, text FROM choices").fetchall()
    kept = {(code, number): text for code, number, text in rows}
    return sum(
        not kept.get((opened["code"], number), "").endswith(key)
        for opened, made in zip(tables, said, strict=True)
        for number, key in made
    )


@contextmanager
def a_house(source: str) -> Iterator[House]:
    """A server for one flood."""
    with tempfile.TemporaryDirectory(prefix="koszmar-flood-") as folder:
        house = House(folder, source)
        try:
            yield house
        finally:
            house.stop()


def flood(name: str, source: str, seconds: float) -> tuple[str, bool]:
    """One flood, and whether the others played on through it."""
    if name in LONG:
        long_record(LONG[name])  # before anything is measured
    with a_house(source) as house:
        others = Others(house)
        others.start()
        time.sleep(1)
        found = FLOODS[name](house, seconds)
        others.ended.set()
        others.join(PATIENCE)
        return f"{found}\n{'':10} {others.figures()}", others.p99 <= SLOWEST


def main() -> int:
    """Besiege a server, one flood after another, each time a new one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sieges", nargs="*", default=[*FLOODS], help=f"of: {', '.join(FLOODS)}, kills, steady")
    parser.add_argument("--seconds", type=float, default=12.0, help="for how long (12)")
    parser.add_argument("--kills", type=int, default=200, help="how many (200)")
    parser.add_argument("--anew", action="store_true", help="forget the kills of before")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long memory is watched (10)")
    parser.add_argument("--source", default=str(Path(__file__).parents[1] / "src"), help="the sources of the server")
    chosen, bad = parser.parse_args(), []
    for name in chosen.sieges:
        match name:
            case "kills":
                if chosen.anew:
                    KILLS.unlink(missing_ok=True)
                found, good = kills(chosen.source, chosen.kills, KILLS)
            case "steady":
                found, good = steady(chosen.source, chosen.minutes)
            case _:
                found, good = flood(name, chosen.source, chosen.seconds)
        print(f"{name:10} {found}", flush=True)
        if not good:
            bad.append(name)
    if bad:
        print(f"too much for the others: {', '.join(bad)}")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
