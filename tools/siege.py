"""Floods from one address, and what the others at their tables feel of them: figures for docs/security.md.

Every flood stays within what the server allows one visitor. Meanwhile somebody else, from another address, plays a
match with a friend at another table and measures each choice. `make soak ARGS="--campaign floods"` runs all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match

HERE = "127.0.0.1"
PATIENCE = 120.0
FOE, FRIEND = "203.0.113.66", "198.51.100.7"


class House:
    """A server in a process of its own."""

    def __init__(self, folder: str, source: str) -> None:
        with socket.create_server((HERE, 0)) as listener:
            self.port = int(listener.getsockname()[1])
        run = [sys.executable, "-c", "from koszmar.cli import main; main()", "serve"]
        command = [*run, "--port", str(self.port), "--db", f"{folder}/tables.db"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": source}, **quiet)
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
        status, opened = self.call("/api/tables", {"game": "bigbook", **wishes}, address)
        assert status == 201, opened
        return dict(opened)

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
        self.socket = connect(place, additional_headers=headers, max_size=None, compression=None)
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
    """Two people at another table: how long each of their choices takes until it is safe, and a lobby that is asked."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.choices: list[float] = []
        self.lobby: list[float] = []
        self.refused = 0
        self.ended = threading.Event()

    def run(self) -> None:
        random = Random(1)
        while not self.ended.is_set():
            match = Match.new("bigbook", players=2, seed="others")
            opened = self.house.open(players=2, private=True, seed="others")
            player = Player(self.house, opened, opened["seats"])
            number = 0
            while match.decision is not None and not self.ended.wait(0.05):
                seat, key = match.decision.seat, random.choice(match.options())
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
            player.socket.close()

    def figures(self) -> str:
        found, lobby = sorted(self.choices) or [0.0], sorted(self.lobby) or [0.0]
        return (
            f"others: {len(self.choices)} choices, p50 {1e3 * found[len(found) // 2]:.0f} ms, "
            f"p99 {1e3 * found[int(0.99 * len(found))]:.0f} ms, worst {1e3 * found[-1]:.0f} ms, "
            f"lobby worst {1e3 * lobby[-1]:.0f} ms, refused {self.refused}"
        )


@cache
def long_record(choices: int) -> str:
    """A legal match that is as long as this: nothing begins in it, and nobody comes to an end."""
    match = Match.new("betrayal", parameters={"dawn": 999, "haunt_target": 99}, seed="long", events=False)
    random = Random(1)
    while match.decision is not None and match.number < choices:
        match.choose(random.choice(match.options(match.decision.seat)), match.decision.seat)
    return match.record()


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
        house.open(FOE, seats=["search", "search"], options={"magicians": ["air-boy", "earth-girl"]})
    opened = house.open(seats=["human", "sensible"], options={"magicians": ["air-boy", "earth-girl"]})
    player, waits, until = Player(house, opened, [opened["seats"][0]]), [], time.monotonic() + seconds
    began = time.perf_counter()
    while time.monotonic() < until:
        try:
            message = player.take(timeout=max(0.1, until - time.monotonic()))
        except TimeoutError:
            break
        if message["type"] != "view":
            continue
        player.tell(type="refresh", id=7)
        view = message.get("view")
        if view and "question" in view and view["question"].get("choices"):
            waits.append(time.perf_counter() - began)
            key = view["question"]["choices"][-1]["key"]
            player.tell(type="choose", seat=0, number=message["number"], key=key)
            began = time.perf_counter()
    worst = max([*waits, time.perf_counter() - began])
    return f"a sensible bot answers others after at most {worst:.2f} s ({len(waits)} turns)"


def verifies(house: House, seconds: float) -> str:
    """30 records to verify at the same time."""
    record = long_record(1500)
    statuses = in_threads(30, lambda n: house.call("/api/records/verify", text=record, address=FOE)[0])
    return f"statuses {sorted(set(statuses))}, {statuses.count(200)} verified"


def timelines(house: House, seconds: float) -> str:
    """8 sockets that look at the end of a long match again and again."""
    record = long_record(9000)
    count = len(json.loads(record)["choices"])
    status, opened = house.call("/api/records", text=record, address=FOE)
    assert status == 201, opened
    until, found = time.monotonic() + seconds, [0, 0]

    def look(_: int) -> None:
        with suppress(ConnectionClosed, TimeoutError):
            player = Player(house, opened, opened["seats"], FOE)
            while time.monotonic() < until:
                said = player.ask("timeline", seat=0, choice=count - 1)
                found[said["type"] == "moment"] += 1
                if said["type"] != "moment":
                    time.sleep(0.05)

    in_threads(8, look)
    return f"a match of {count} choices: {found[1]} looks, {found[0]} refused"


def uploads(house: House, seconds: float) -> str:
    """20 long records as tables."""
    record, before = long_record(4000), house.memory()
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


FLOODS: dict[str, Callable[[House, float], str]] = {
    "searches": searches, "verifies": verifies, "timelines": timelines, "uploads": uploads, "branches": branches,
    "refreshes": refreshes, "halves": halves,
}  # fmt: skip


@contextmanager
def a_house(source: str) -> Iterator[House]:
    """A server for one flood."""
    with tempfile.TemporaryDirectory(prefix="koszmar-flood-") as folder:
        house = House(folder, source)
        try:
            yield house
        finally:
            house.stop()


def main() -> None:
    """Let the floods loose, one after another, each on a server of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("floods", nargs="*", default=list(FLOODS), help=f"some of: {', '.join(FLOODS)}")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--source", default=str(Path(__file__).parents[1] / "src"), help="the sources of the server")
    chosen = parser.parse_args()
    for name in chosen.floods:
        with a_house(chosen.source) as house:
            others = Others(house)
            others.start()
            time.sleep(1)
            found = FLOODS[name](house, chosen.seconds)
            others.ended.set()
            others.join(PATIENCE)
            print(f"{name:10} {found}\n{'':10} {others.figures()}", flush=True)


if __name__ == "__main__":
    main()
