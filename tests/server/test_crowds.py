"""One visitor cannot stop a house: heavy work waits in classes, costs whoever asks, and ends; the rest goes on."""

import asyncio
import json
import os
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Raw
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.server import bots, headers, lines, pressure, requests, running, sockets, tables, work
from koszmar.server import follower as following
from koszmar.server import house as housing
from koszmar.server.follower import Follower
from koszmar.server.pressure import BEATS, Pressure
from koszmar.server.refusal import Refusal
from koszmar.server.settings import Settings
from koszmar.server.storage import CHAT_KEPT
from koszmar.server.work import Accounts, Lane

from .conftest import MET, PACE, PATIENCE


class Threads(Lane):
    """A lane that needs no processes."""

    def _hire(self) -> Any:
        pool = ThreadPoolExecutor(1)
        self._pools.add(pool)
        return pool


@pytest.fixture
def lane() -> Iterator[Threads]:
    lane = Threads("test", 1, each=20, waiting=30, deadline=PATIENCE)
    yield lane
    lane.stop()


def refusal(error: BaseException | Any) -> str | None:
    return error.name if isinstance(error, Refusal) else None


# -- classes of work -----------------------------------------------------------------------------------------------


def test_visitors_take_turns_however_much_one_of_them_asks_for(lane: Lane) -> None:
    done: list[str] = []
    gate = threading.Event()

    def work(payer: str) -> None:
        gate.wait(PATIENCE)
        done.append(payer)

    async def everybody() -> None:
        greedy = [asyncio.create_task(lane.do("greedy", work, "greedy")) for _ in range(12)]
        await asyncio.sleep(0.05)
        modest = asyncio.create_task(lane.do("modest", work, "modest"))
        await asyncio.sleep(0.05)
        gate.set()
        await asyncio.gather(*greedy, modest)

    asyncio.run(everybody())
    assert "modest" in done[:3]
    assert len(done) == 13


def test_more_than_can_wait_is_refused_at_once(lane: Lane) -> None:
    gate = threading.Event()

    async def everybody() -> list[Any]:
        tasks = [asyncio.create_task(lane.do(f"visitor {n // 25}", gate.wait, PATIENCE)) for n in range(50)]
        await asyncio.sleep(0.1)
        gate.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    found = asyncio.run(everybody())
    refused = [refusal(one) for one in found]
    assert refused[:20] == [None] * 20
    assert refused[22:25] == ["busy"] * 3
    assert 30 <= refused.count(None) <= 32


def test_what_nobody_waits_for_any_more_is_not_begun(lane: Lane) -> None:
    gate, begun = threading.Event(), []

    async def everybody() -> None:
        first = asyncio.create_task(lane.do("me", gate.wait, PATIENCE))
        await asyncio.sleep(0.05)
        left = [asyncio.create_task(lane.do("me", begun.append, number)) for number in range(5)]
        await asyncio.sleep(0.05)
        for task in left[:4]:
            task.cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, left[4])

    asyncio.run(everybody())
    assert begun == [4]
    assert lane.length == 0


def test_work_that_takes_too_long_is_stopped_and_the_next_begins() -> None:
    lane = Lane("test", 1, each=9, waiting=9, deadline=4.0)

    async def everybody() -> list[Any]:
        long = asyncio.create_task(lane.do("me", time.sleep, 3600))
        short = asyncio.create_task(lane.do("you", abs, -1))
        return await asyncio.gather(long, short, return_exceptions=True)

    found = asyncio.run(everybody())
    lane.stop()
    assert (refusal(found[0]), found[1]) == ("busy", 1)


@pytest.mark.parametrize("fails", ["there is no room for it", "it dies before it is ready"])
def test_a_process_that_cannot_be_had_leaves_nothing_behind(fails: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(workers: int) -> Any:
        raise OSError("no room")

    lane = Lane("test", 1, each=9, waiting=9, deadline=60.0)
    with monkeypatch.context() as patch:
        if "room" in fails:
            patch.setattr(work, "start_thinkers", no_room)
        else:
            patch.setattr(work.errands, "get_ready", os.abort)
        with pytest.raises(BrokenProcessPool):
            asyncio.run(lane.do("me", abs, -1))
    assert lane._pools == set()
    assert asyncio.run(lane.do("me", abs, -1)) == 1
    lane.stop()


def test_work_that_stops_an_iteration_is_told_like_any_other_failure() -> None:
    """No future may hold that exception: whoever asked would wait for ever."""
    lane = Lane("test", 1, each=9, waiting=9, deadline=60.0)

    async def both() -> list[Any]:
        failing, next_one = lane.do("me", next, iter(())), lane.do("me", abs, -1)
        return await asyncio.wait_for(asyncio.gather(failing, next_one, return_exceptions=True), PATIENCE)

    found = asyncio.run(both())
    lane.stop()
    assert isinstance(found[0], RuntimeError)
    assert found[1] == 1


def test_time_that_was_used_is_charged_and_comes_back() -> None:
    now = [0.0]
    accounts = Accounts(0.5, 10, clock=lambda: now[0])
    accounts.spend("me", 12)
    assert (accounts.left("me"), accounts.left("you")) == (-2, 10)
    now[0] = 6.0
    assert accounts.left("me") == 1
    now[0] = 60.0
    assert accounts.left("me") == 10


def test_whoever_has_used_too_much_is_refused_and_so_is_a_table(lane: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "accounts", Accounts(0.0, 1.0))
    work.accounts.spend("192.0.2.9", 5)
    work.accounts.spend("table DEAR", 5)
    for address, table in (("192.0.2.9", "CHEAP"), ("192.0.2.8", "DEAR")):
        with pytest.raises(Refusal, match="a lot of work"):
            asyncio.run(work.heavy(lane, address, table, abs, -1))
    assert asyncio.run(work.heavy(lane, "192.0.2.8", "CHEAP", abs, -1)) == 1


def test_a_table_pays_for_what_it_asked_and_not_for_waiting_behind_others(
    lane: Lane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "accounts", Accounts(0.0, 10.0))

    async def everybody() -> None:
        greedy = asyncio.create_task(work.heavy(lane, "192.0.2.9", "DEAR", time.sleep, 0.8))
        await asyncio.sleep(0.05)
        await work.heavy(lane, "192.0.2.8", "CHEAP", abs, -1)
        await greedy

    asyncio.run(everybody())
    assert work.accounts.left("table DEAR") < 9.3 < 9.4 < work.accounts.left("table CHEAP")
    assert work.accounts.left("192.0.2.9") < 9.3 < 9.4 < work.accounts.left("192.0.2.8")


def test_bots_that_answer_at_once_do_not_wait_for_those_who_ponder() -> None:
    """A few at a time keep the processor busy, but whoever takes long makes room."""

    async def everybody() -> None:
        async with asyncio.timeout(PATIENCE):
            ponder = [asyncio.create_task(hold()) for _ in range(6)]
            async with bots._permit():
                pass
            for task in ponder:
                task.cancel()
            await asyncio.gather(*ponder, return_exceptions=True)
            assert bots._permits[asyncio.get_running_loop()]._value == bots.AT_ONCE

    async def hold() -> None:
        async with bots._permit():
            await asyncio.sleep(3600)

    asyncio.run(everybody())


# -- floods over real sockets --------------------------------------------------------------------------------------


@cache
def long_record() -> str:
    match, bot = Match.new("bigbook", players=2, seed="long"), make_bot("sensible", seed="long")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return match.record()


def generous(database: Path, **more: Any) -> Settings:
    return Settings(database=str(database), **{"tables_per_minute": 1e6, "pace": 0, "hints": "search:8", **more})


def from_address(address: str) -> dict[str, str]:
    """As a proxy says it, which we believe of our own machine only."""
    return {"x-forwarded-for": address}


def test_search_bots_of_one_visitor_starve_no_other_bot(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = Threads("test", 1, each=64, waiting=512, deadline=PATIENCE)
    monkeypatch.setattr(bots, "SEARCHES", searches)
    gate = threading.Event()
    monkeypatch.setattr(bots.errands, "search", lambda *_: gate.wait(PATIENCE))
    monkeypatch.setattr(bots, "PATIENCE", PATIENCE)
    server = another_server(generous(database))
    for _ in range(50):
        wish = {"game": "bigbook", "seats": ["search", "search"]}
        assert server.http.post("/api/tables", json=wish, headers=from_address("203.0.113.5")).status_code == 201
    opened = server.open(seats=["human", "sensible"], options={"magicians": ["air-boy", "earth-girl"]})
    client, table = client_at(server, opened, opened["seats"][0]), server.app.state.house.tables[opened["code"]]
    while not any(entry.seat == 1 for entry in table.log):
        client.wait(lambda: bool(client.options(0)) or client.numbers[0] < table.number)
        client.play(Random(table.number), 1)
    assert searches.length > 40
    payers = {server.app.state.house.tables[code].payer for code in server.app.state.house.tables}
    assert payers == {"203.0.113.5", "127.0.0.1"}
    gate.set()
    searches.stop()


def test_records_to_verify_hang_nothing_else(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    books, gate = Threads("test", 1, each=4, waiting=24, deadline=PATIENCE), threading.Event()
    monkeypatch.setattr("koszmar.server.lobby.BOOKS", books)
    monkeypatch.setattr("koszmar.server.lobby.verify", lambda _: gate.wait(PATIENCE))
    server = another_server(generous(database))
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    statuses: list[int] = []

    def send(number: int) -> None:
        headers = from_address(f"203.0.113.{number % 12}")
        statuses.append(server.http.post("/api/records/verify", content=long_record(), headers=headers).status_code)

    senders = [threading.Thread(target=send, args=(number,), daemon=True) for number in range(36)]
    for sender in senders:
        sender.start()
    while len(statuses) < 12:  # of three from each address, one is too many at the same time
        time.sleep(0.01)
    assert set(statuses) == {503}
    assert server.http.get("/api/games").status_code == 200
    assert server.http.get("/").status_code == 200
    client.play(Random(1), 5)
    other = server.open(players=2)
    assert client_at(server, other, other["seats"][0]).welcome["type"] == "welcome"
    gate.set()
    for sender in senders:
        sender.join(PATIENCE)
    books.stop()


def test_looks_at_the_past_hang_nothing_else(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    books, gate = Threads("test", 1, each=4, waiting=24, deadline=PATIENCE), threading.Event()
    monkeypatch.setattr(requests, "BOOKS", books)
    monkeypatch.setattr(requests, "look_back", lambda *_: gate.wait(PATIENCE) and (Raw(b"null"), Raw(b"null")))
    server = another_server(generous(database))
    opened = server.open(players=2)
    client, *lookers = (client_at(server, opened, *opened["seats"]) for _ in range(9))
    client.play(Random(1), 3)
    for looker in lookers:
        looker.wait_for(3)
        looker.tell(type="timeline", id=7, seat=0, choice=3)
    answers = [next(one for one in iter(looker.take, None) if one.get("re") == 7) for looker in lookers[5:]]
    assert {answer.get("error") for answer in answers} == {"busy"}, "of one visitor one is looked at and four wait"
    client.play(Random(1), 5)
    assert server.http.get("/api/games").status_code == 200
    gate.set()
    books.stop()


def test_a_branch_is_a_table_that_is_opened(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(generous(database, tables_per_minute=3))
    server.stop_clocks()
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    said = [client.ask("branch", choice=0) for _ in range(3)]
    assert [one["type"] for one in said[:2]] == ["branched"] * 2
    assert said[2]["error"] == "too-fast"


def test_unknown_codes_have_an_end_and_leave_nothing_behind(
    another_server: Any, client_at: Any, database: Path
) -> None:
    server = another_server(generous(database, unknown_per_minute=5))
    server.stop_clocks()
    opened = server.open(players=2)
    statuses = [server.http.get(f"/api/tables/NO{number:04}").status_code for number in range(8)]
    assert statuses == [404] * 5 + [429] * 3
    assert client_at(server, {"code": "NOWHERE"}, "a key").close_code() == 4429
    house = server.app.state.house
    assert house._loading == {}
    assert server.http.get(f"/api/tables/{opened['code']}").status_code == 200
    other = server.http.get("/api/tables/NO9999", headers=from_address("203.0.113.7"))
    assert other.status_code == 404
    keys = {"authorization": "Bearer nothing", **from_address("203.0.113.8")}
    resumed = [server.http.post(f"/api/tables/NO{n:04}/resume", headers=keys).status_code for n in range(8)]
    assert resumed == [404] * 5 + [429] * 3


def test_refreshes_return_no_flood_and_talk_is_kept_within_limits(
    another_server: Any, client_at: Any, database: Path
) -> None:
    server = another_server(generous(database, messages_per_second=40, burst=4 * CHAT_KEPT))
    opened = server.open(players=2)
    client = client_at(server, opened, opened["seats"][0])
    for number in range(CHAT_KEPT + 20):
        client.tell(type="chat", seat=0, text=f"{number} " + "x" * 400)
    client.wait(lambda: bool(client.chat) and client.chat[-1]["text"].startswith(f"{CHAT_KEPT + 19} "))
    table = server.app.state.house.tables[opened["code"]]
    assert len(table.chat) == CHAT_KEPT
    poor = another_server(generous(database))
    client = client_at(poor, opened, opened["seats"][0])
    client.wait(lambda: bool(client.chat))
    before = sum(map(len, client.texts))
    said = [client.ask("refresh") for _ in range(50)]
    assert [one["type"] for one in said[:5]] == ["done"] * 5
    assert said[-1]["error"] == "too-fast"
    assert sum(map(len, client.texts)) < 30 * before


def test_one_address_has_so_many_sockets_and_no_more(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(generous(database, lines=3))
    opened = server.open(players=2)
    clients = [client_at(server, opened, opened["spectators"]) for _ in range(4)]
    assert [client.welcome["type"] for client in clients] == ["welcome"] * 3 + ["error"]
    assert clients[3].close_code() == 4429
    clients[0].close()
    house = server.app.state.house
    while house.guests["127.0.0.1"].total() > 2:
        time.sleep(0.01)
    assert client_at(server, opened, opened["spectators"]).welcome["type"] == "welcome"


def test_one_address_calls_so_often_and_no_more(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each call is cheap; hundreds at once would keep everybody waiting."""
    monkeypatch.setattr(headers, "LATE", 0.05)
    server = another_server(generous(database, calls_per_second=6 / housing.CALLS))
    server.stop_clocks()
    opened = server.open(players=2, seats=["human", "human"])
    statuses = [server.http.get("/api/reach").status_code for _ in range(8)]
    assert (statuses[:4], statuses[-1]) == ([200] * 4, 429)
    refused = server.http.get(f"/api/tables/{opened['code']}")
    assert (refused.json()["error"], refused.headers["retry-after"]) == ("too-fast", "2")
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/ws")
    assert server.http.get("/api/reach", headers=from_address("203.0.113.8")).status_code == 200


def test_few_answers_are_made_for_one_address_at_the_same_time(
    another_server: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, begun = threading.Event(), []

    def slow(*_: Any) -> tuple[str, str]:
        begun.append(1)
        gate.wait(PATIENCE)
        return "", '"nothing"'

    monkeypatch.setattr("koszmar.server.lobby.words_of", slow)
    server = another_server(generous(database))

    def read(_: int) -> int:
        return int(server.http.get("/api/words/bigbook/pl").status_code)

    with ThreadPoolExecutor(8) as callers:
        answers = callers.map(read, range(8))
        while len(begun) < housing.ANSWERS:
            time.sleep(0.01)
        assert server.http.get("/api/reach", headers=from_address("203.0.113.8")).status_code == 200
        assert server.http.post("/api/tables", json={"game": "bigbook"}).status_code == 201
        assert len(begun) == housing.ANSWERS
        gate.set()
        assert list(answers) == [200] * 8
    assert server.app.state.house.answers._places == {}


def test_whoever_takes_an_answer_slowly_keeps_nobody_from_a_turn(server: Any) -> None:
    """There may be many people behind one address."""
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(2 * housing.ANSWERS)]
    for line in lines:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.sendall(b"GET /api/games/nemesis/ledger HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
    assert server.http.get("/api/reach").status_code == 200
    for line in lines:
        line.close()


def test_whoever_comes_in_on_many_lines_is_shown_the_table_on_one_after_the_other(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And never takes more than a part of our time, however long the match was."""
    server = another_server(generous(database))
    opened, times = server.open(players=2), []
    news = Follower.news

    def slow(follower: Follower, **how: Any) -> Any:
        if follower.number is None:
            times.append(time.perf_counter())
            time.sleep(0.02)
        return news(follower, **how)

    monkeypatch.setattr(Follower, "news", slow)
    monkeypatch.setattr(sockets, "PACE", PACE)
    with ThreadPoolExecutor(5) as callers:
        list(callers.map(lambda _: client_at(server, opened, opened["spectators"]), range(5)))
    assert len(times) == 5
    assert all(two - one > 0.02 * PACE for one, two in pairwise(sorted(times)))


def test_whoever_waits_for_a_turn_is_shown_nothing_with_a_key_that_was_taken_back_meanwhile(
    another_server: Any, client_of: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another_server(generous(database))
    opened, gate = server.open(players=2), threading.Event()
    waited = Follower.get_ready

    async def wait(follower: Follower) -> float:
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await waited(follower)

    monkeypatch.setattr(Follower, "get_ready", wait)
    with connect(f"ws://127.0.0.1:{server.port}/ws") as late:
        late.send(json.dumps({"type": "hello", "table": opened["code"], "keys": [opened["seats"][0]]}))
        said = [json.loads(late.recv(timeout=PATIENCE))["type"] for _ in range(2)]
        owner = {"authorization": f"Bearer {opened['owner']}"}
        assert server.http.delete(f"/api/tables/{opened['code']}/seats/0/key", headers=owner).status_code == 204
        gate.set()
        with suppress(ConnectionClosed):
            while True:
                said.append(json.loads(late.recv(timeout=PATIENCE))["type"])
    assert "view" not in said


def test_a_long_past_is_told_piece_by_piece_and_others_are_served_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "PIECE", 10)
    match = Match.replay(long_record())
    table: Any = SimpleNamespace(
        match=match, number=1, open_number=1, open_choice=0, heights=[0, match.number],
        view=lambda seat: {}, free_undo=list,
    )  # fmt: skip
    served = 0

    async def serve() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    async def tell(follower: Follower, after: Match) -> Any:
        others = asyncio.create_task(serve())
        await follower.get_ready()
        others.cancel()
        table.match = after
        return follower.news()

    for seat in (None, 0, 1):
        at_once = Follower(table, seat, None).news()
        told = asyncio.run(tell(Follower(table, seat, None), match))
        assert told == at_once
        assert served > len(told.log.events) / 10 > 10
    for later in (match.fork(events=True), Match.replay(match.record(), upto=40)):  # as it stands elsewhere, or undone
        table.match = match
        found = asyncio.run(tell(Follower(table, 0, None), later))
        assert found == Follower(table, 0, None).news()


def test_all_sockets_of_one_address_together_say_as_much_as_five(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LATE", 0.05)
    server = another_server(generous(database, messages_per_second=0.001, burst=3))
    opened = server.open(players=2)
    clients = [client_at(server, opened, opened["spectators"]) for _ in range(5)]
    said = [client.ask("why", seat=0, key="end-turn")["error"] for client in clients for _ in range(2)]
    assert said == ["foreign-seat"] * 10
    late = client_at(server, opened, opened["spectators"])
    assert (late.welcome["error"], late.close_code()) == ("too-fast", 4429)
    place, elsewhere = f"ws://127.0.0.1:{server.port}/ws", from_address("203.0.113.9")
    with connect(place, additional_headers=elsewhere) as other:
        other.send(json.dumps({"type": "hello", "table": opened["code"], "keys": opened["seats"]}))
        assert json.loads(other.recv(timeout=PATIENCE))["type"] == "welcome"


def test_one_address_has_so_many_connections_and_no_more(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a file, even if nothing is ever said; a proxy on this machine is not one visitor."""

    def answered(count: int) -> int:
        found = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(count)]
        statuses = []
        for one in found:
            with suppress(ConnectionError):
                one.sendall(b"GET /api/reach HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                statuses.append(one.recv(65_536)[:12])
        for one in found:
            one.close()
        return statuses.count(b"HTTP/1.1 200")

    monkeypatch.setattr(lines, "MOST", 3)
    assert answered(5) == 5
    monkeypatch.setattr(lines, "is_loopback", lambda _: False)
    assert answered(5) <= 3
    deadline = time.monotonic() + PATIENCE
    while not answered(1) and time.monotonic() < deadline:  # those who have left are let go of
        time.sleep(0.05)
    assert answered(1) == 1


# -- tables that take long to load ---------------------------------------------------------------------------------


def test_tables_are_loaded_one_after_the_other_for_a_visitor_and_others_come_between(
    another_server: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading plays a match again: whoever has very long ones knocks at them again and again."""
    server = another_server(generous(database))
    house, gate, begun = server.app.state.house, threading.Event(), []
    mine = [server.open(players=2)["code"] for _ in range(6)]
    other = server.open(players=2)["code"]
    house.unload(float("inf"))
    load = tables.load_match

    def slow(facts: Any, *args: Any) -> Any:
        begun.append(facts.code)
        if facts.code != other:
            gate.wait(PATIENCE)
        return load(facts, *args)

    monkeypatch.setattr(tables, "load_match", slow)

    def knock(code: str, address: str) -> int:
        return int(server.http.get(f"/api/tables/{code}", headers=from_address(address)).status_code)

    with ThreadPoolExecutor(8) as knocks:
        greedy = [knocks.submit(knock, code, "203.0.113.5") for code in mine]
        while not begun:
            time.sleep(0.01)
        time.sleep(0.1)
        assert knock(other, "203.0.113.6") == 200
        assert len(begun) == 2
        gate.set()
        assert {one.result(PATIENCE) for one in greedy} == {200}
    assert house._loads._places == {}


def test_whoever_has_had_too_much_played_again_is_refused_but_tables_in_memory_are_not(
    another_server: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another_server(generous(database))
    opened, other = server.open(players=2), server.open(players=2)
    server.app.state.house.unload(float("inf"))
    assert server.http.get(f"/api/tables/{opened['code']}").status_code == 200
    monkeypatch.setattr(work, "accounts", Accounts(0.0, 1.0))
    work.accounts.spend("127.0.0.1", 5)
    assert server.open(players=2)["code"], "whoever has asked for much else still finds a table"
    work.accounts.spend("loads 127.0.0.1", 5)
    bearer = {"authorization": f"Bearer {other['owner']}"}
    assert server.http.get(f"/api/tables/{opened['code']}").status_code == 200
    assert server.http.get(f"/api/tables/{other['code']}").json()["error"] == "too-fast"
    assert server.http.post(f"/api/tables/{other['code']}/resume", headers=bearer).json()["error"] == "too-fast"
    before = work.accounts.left("loads 203.0.113.7")
    assert server.http.get(f"/api/tables/{other['code']}", headers=from_address("203.0.113.7")).status_code == 200
    assert work.accounts.left("loads 203.0.113.7") < before


# -- memory --------------------------------------------------------------------------------------------------------


def test_a_table_that_leaves_the_memory_is_gone_at_once(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(generous(database))
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    client.play(Random(1), 20)
    house = server.app.state.house
    scene = house.tables[opened["code"]].match.scene
    client.close()
    while house.tables:
        house.unload(float("inf"))
        time.sleep(0.01)
    deadline = time.monotonic() + PATIENCE
    while sys.getrefcount(scene) > 2 and time.monotonic() < deadline:  # the last message may still be on its way
        time.sleep(0.01)
    assert sys.getrefcount(scene) == 2


def test_a_heavy_table_is_in_memory_only_while_somebody_sits_at_it(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("koszmar.server.house.HEAVY", 100_000)
    server = another_server(generous(database))
    opened = server.http.post("/api/records", content=long_record()).json()
    house = server.app.state.house
    assert opened["code"] not in house.tables
    client = client_at(server, opened, opened["seats"][0])
    assert opened["code"] in house.tables
    client.close()
    while opened["code"] in house.tables:
        time.sleep(0.01)


def test_the_snapshots_of_a_table_are_counted_as_what_they_take(another_server: Any, database: Path) -> None:
    """Most of the memory of a long match is its snapshots: a table of 6 MB counted as 3, and stayed for a minute."""
    server = another_server(generous(database))
    opened = server.http.post("/api/records", content=long_record()).json()
    table = server.app.state.house.tables[opened["code"]]
    assert table.weight > table.match.snapshot_bytes > 1_000
    assert table.weight - table.match.snapshot_bytes > tables.WEIGHT


def test_one_visitor_leaves_few_tables_in_memory_that_nobody_watches(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "WEIGHT", 400_000)
    server = another_server(generous(database, memory=30_000_000))
    house, here, there = server.app.state.house, "203.0.113.8", "203.0.113.9"

    def lay(address: str) -> str:
        answer = server.http.post("/api/tables", json={"game": "bigbook"}, headers={"x-forwarded-for": address})
        return str(answer.json()["code"])

    watched = server.open(players=2)
    client = client_at(server, watched, watched["seats"][0])
    others = [lay(there) for _ in range(2)]
    mine = [lay(here) for _ in range(5)]
    assert [code in house.tables for code in mine] == [False, False, False, True, True]
    assert all(code in house.tables for code in [*others, watched["code"]])
    assert client.ask("refresh")["type"] == "done"
    assert server.http.get(f"/api/tables/{mine[0]}", headers={"x-forwarded-for": there}).status_code == 200


def test_tables_take_no_more_memory_than_they_may(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "WEIGHT", 100_000_000)
    server = another_server(generous(database, memory=250_000_000))
    house = server.app.state.house
    one, two, three, four = (server.open(players=2) for _ in range(4))
    assert len(house.tables) <= 3
    client = client_at(server, one, one["seats"][0])
    refused = client_at(server, two, two["seats"][0])
    assert (refused.welcome["error"], refused.close_code()) == ("busy", 4503)
    assert client.ask("refresh")["type"] == "done"
    del three, four


# -- half a request ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HT",
    ],
)
def test_a_request_that_is_begun_has_to_be_finished(server: Any, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(lines, "HEAD", 0.3)
    monkeypatch.setattr(lines, "BODY", 0.3)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(begun)
        with suppress(ConnectionResetError):
            while line.recv(65_536):
                pass


def test_whoever_finishes_in_time_is_served_and_sockets_stay(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "HEAD", 0.4)
    monkeypatch.setattr(lines, "BODY", 0.4)
    opened = server.open(players=2)
    client = sit(opened, opened["seats"][0])
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        for part in (b"GET /health HTTP/1.1\r\n", b"Host: 127.0.0.1\r\n", b"Connection: close\r\n\r\n"):
            line.sendall(part)
            time.sleep(0.05)
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
    time.sleep(0.6)
    assert client.ask("refresh")["type"] == "done"


def test_whoever_answers_no_ping_is_cut_off_and_others_stay(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PING", 0.3)
    server = another_server(generous(database))
    opened = server.open(players=2)
    client = client_at(server, opened, opened["seats"][0])
    upgrade = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    upgrade += f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as deaf:
        deaf.sendall(upgrade.encode())
        heard = b""
        while part := deaf.recv(65_536):
            heard += part
    assert heard.startswith(b"HTTP/1.1 101")
    assert b"\x89" in heard, "it was asked"
    assert client.ask("refresh")["type"] == "done"


# -- overload ------------------------------------------------------------------------------------------------------


def pressed(lag: float) -> Pressure:
    found = Pressure()
    for _ in range(BEATS):
        found.note(lag)
    return found


def test_a_busy_server_takes_on_nothing_new_and_choices_go_on(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another_server(generous(database))
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    client.play(Random(1), 2)
    monkeypatch.setattr(pressure, "BUSY", -1.0)
    answer = server.http.post("/api/tables", json={"game": "bigbook"})
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (503, "busy", "2")
    assert server.http.post("/api/records/verify", content="{}").json()["error"] == "busy"
    late = client_at(server, opened, opened["spectators"])
    assert (late.welcome["error"], late.close_code()) == ("busy", 4503)
    seat = next(seat for seat in (0, 1) if client.options(seat))
    assert client.ask("hint", seat=seat)["error"] == "busy"
    assert client.ask("timeline", seat=seat, choice=0)["error"] == "busy"
    client.play(Random(1), 5)
    monkeypatch.setattr(pressure, "BUSY", float("inf"))
    assert client.ask("hint", seat=next(seat for seat in (0, 1) if client.options(seat)))["type"] == "hint"


def test_where_even_choices_pile_up_a_table_waits_between_two_of_them(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another_server(generous(database))
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    client.play(Random(1), 1)
    server.app.state.house.pressure = pressed(100.0)
    monkeypatch.setattr(pressure, "JAMMED", 0.4)
    seat = next(seat for seat in (0, 1) if client.options(seat))
    assert client.choose(seat, client.options(seat)[0])["error"] == "busy"
    server.app.state.house.pressure = pressed(0.0)
    assert client.choose(seat, client.options(seat)[0])["type"] == "chosen"


def test_no_more_choices_are_under_way_than_can_be_carried_out_at_once(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another_server(generous(database))
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    client.play(Random(1), 1)
    before = server.app.state.house.tables[opened["code"]].number
    monkeypatch.setattr(pressure, "CROWD", 1)
    seat = next(seat for seat in (0, 1) if client.options(seat))
    with server.app.state.house.pressure.choosing():
        assert client.choose(seat, client.options(seat)[0])["error"] == "busy"
    assert server.app.state.house.tables[opened["code"]].number == before
    client.play(Random(1), 5)  # each of them is over before the next one comes


def test_a_table_whose_moments_are_dear_takes_a_tenth_of_our_time(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that somebody has drawn out to thousands of choices may take twenty times as long to be shown."""
    server = another_server(generous(database))
    house, opened = server.app.state.house, server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    pauses: list[tuple[float, float]] = []
    choose, view = tables.Table.choose, Match.view

    async def noted(table: Any, *given: Any) -> int:
        """How long after the last choice this one begins, and how long it had to wait for that."""
        pauses.append((time.monotonic() - table.chosen, (housing.SHARE - 1) * table.cost))
        return await choose(table, *given)

    def slow(match: Match, seat: int | None = None) -> Any:
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass
        return view(match, seat)

    client.play(Random(1), 3)
    table = house.tables[opened["code"]]
    assert 0 < table.cost < housing.DEAR
    assert house.rest_of(table) == 0.0
    monkeypatch.setattr(Match, "view", slow)
    client.play(Random(2), 1)
    assert table.cost > 0.1
    monkeypatch.setattr(tables.Table, "choose", noted)
    client.play(Random(2), 2)
    assert len(pauses) == 2
    assert all(since >= rest > 0.5 for since, rest in pauses)
    table.chosen = time.monotonic()
    assert house.rest_of(table) > 0.5
    table.chosen -= 100.0
    assert house.rest_of(table) == 0.0


def test_pressure_is_an_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressure, "BUSY", 0.1)
    monkeypatch.setattr(pressure, "JAMMED", 0.2)
    assert (pressed(0.05).is_busy, pressed(0.05).pause) == (False, 0.0)
    assert (pressed(0.15).is_busy, pressed(0.15).pause) == (True, 0.0)
    assert pressed(0.25).pause == pytest.approx(2.5)
    once = Pressure()
    once.note(5.0)
    assert not once.is_busy, "one long breath is no crowd"
    for _ in range(BEATS):
        once.note(0.0)
    assert once.lag == 0


@pytest.mark.parametrize(
    ("what", "late"),
    [
        ("a garbage collection", [3.0]),
        ("a page that is packed for its first visitor", [0.4, 0.6, 0.3, 0.2]),
        ("a laptop that wakes up", [60.0]),
        ("a collection now and then", [*([0.0] * 9), 0.7] * 4),
        ("a machine that has other things to do", [0.05] * 100),
    ],
)
def test_a_pause_refuses_nobody_a_first_table(what: str, late: list[float]) -> None:
    """With the limits that people meet; a disk that is slow does not even keep the event loop waiting."""
    found = Pressure()
    for one in late:
        found.note(one)
        assert found.lag <= MET["BUSY"], what


def test_a_crowd_is_noticed_within_seconds_and_forgotten_as_soon() -> None:
    found, busy, waited = Pressure(), 0, 0.0
    while found.lag <= MET["BUSY"]:
        found.note(0.3)
        waited += pressure.BEAT + 0.3
    assert waited < 4
    while found.lag > MET["BUSY"]:
        found.note(0.0)
        busy += 1
    assert busy * pressure.BEAT <= 2


def test_every_server_that_tests_start_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with tests is not a server in trouble: nothing of theirs is refused for that."""
    from tests import serve
    from tests.web.fixtures import game

    started: list[Any] = []
    monkeypatch.setattr("koszmar.cli.main", started.append)
    monkeypatch.setattr(game, "games", dict)
    monkeypatch.setattr(work, "LANES", [Lane("test", 1, each=1, waiting=1, deadline=1.0)])
    monkeypatch.setattr(work, "accounts", Accounts(0.0, 0.0))
    monkeypatch.setattr(housing, "CALLS", housing.CALLS)
    monkeypatch.setattr(sockets, "PACE", PACE)
    for start in (serve.be_patient, game.main):
        for name, value in MET.items():
            monkeypatch.setattr(pressure, name, value)
        start()
        assert not pressed(1.0).is_busy
        assert pressed(1.0).pause == 0
    assert started == [["serve"]]


def test_a_look_at_the_past_is_dropped_when_whoever_asked_is_gone(
    another_server: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    books, gate = Threads("test", 1, each=4, waiting=24, deadline=PATIENCE), threading.Event()
    monkeypatch.setattr(requests, "BOOKS", books)
    monkeypatch.setattr(requests, "look_back", lambda *_: gate.wait(PATIENCE))
    server = another_server(generous(database))
    opened = server.open(players=2)
    for _ in range(3):
        with connect(f"ws://127.0.0.1:{server.port}/ws") as leaving:
            leaving.send(json.dumps({"type": "hello", "table": opened["code"], "keys": opened["seats"]}))
            leaving.send(json.dumps({"type": "timeline", "seat": 0, "choice": 0}))
            while not books.length and not books._drivers:
                time.sleep(0.01)
    deadline = time.monotonic() + PATIENCE
    while books.length and time.monotonic() < deadline:
        books._forget_cancelled()
        time.sleep(0.01)
    assert books.length == 0
    gate.set()
    books.stop()
