"""Engines at the tables of a server: only those that the operator allows, and none of them can hurt a table."""

import logging
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.processes import is_running

from koszmar.server import engines
from koszmar.server.settings import Settings

from .conftest import PATIENCE, Server
from .test_lobby import bearer

ROOT = Path(__file__).parents[2]
FIRST = str(ROOT / "examples/engines/python/first.py")
ROGUE = ROOT / "tests/bots/engine/rogue.py"
pytestmark = pytest.mark.usefixtures("patience_with_engines")
SHORT = {"parameters": {"inside_pages": 1}, "options": {"magicians": ["fire-girl", "air-boy"]}}


@pytest.fixture
def processes(tmp_path: Path) -> Path:
    return tmp_path / "processes"


@pytest.fixture
def rogue_server(tmp_path: Path, processes: Path) -> Iterator[Server]:
    """A server that allows a good engine and some others."""

    def rogue(habit: str, *chosen: str) -> str:
        return shlex.join([*chosen, sys.executable, str(ROGUE), habit, str(processes)])

    allowed = {
        "first": FIRST,
        "good": rogue("listens"),
        "cheat": rogue("cheats"),
        "sleeper": rogue("sleeps", "clock=50"),
        "snail": rogue("sleeps", "clock=600000"),
    }
    server = Server(Settings(database=str(tmp_path / "tables.db"), engines=allowed, pace=0))
    yield server
    server.stop()
    until(lambda: not running(processes))


def running(processes: Path) -> list[int]:
    numbers = processes.read_text().split() if processes.exists() else []
    return [int(number) for number in numbers if is_running(int(number))]


def until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline, "it does not come about"
        time.sleep(0.02)


def summary(server: Server, opened: dict[str, Any]) -> dict[str, Any]:
    return dict(server.http.get(f"/api/tables/{opened['code']}").json())


def is_over(server: Server, opened: dict[str, Any]) -> bool:
    return bool(summary(server, opened)["over"])


def test_the_lobby_offers_the_engines_by_name(rogue_server: Server) -> None:
    for game in rogue_server.http.get("/api/games").json()["games"]:
        assert {"sensible", "engine:first", "engine:cheat"} <= set(game["bots"])


@pytest.mark.parametrize("player", ["engine:other", f"engine:{FIRST}", "engine:", "engine:first; touch x"])
def test_no_word_of_a_player_becomes_a_command(rogue_server: Server, player: str) -> None:
    answer = rogue_server.http.post("/api/tables", json={"game": "bigbook", "seats": ["human", player]})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-setting")
    opened = rogue_server.open(players=2)
    seat = f"/api/tables/{opened['code']}/seats/1"
    answer = rogue_server.http.put(seat, json={"player": player}, headers=bearer(opened["owner"]))
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-setting")


def test_engines_play_a_match_to_its_end_and_leave(rogue_server: Server, processes: Path) -> None:
    opened = rogue_server.open(seats=["engine:first", "engine:good"], **SHORT)
    until(lambda: is_over(rogue_server, opened))
    assert [seat["forfeits"] for seat in summary(rogue_server, opened)["seats"]] == [0, 0]
    until(lambda: not running(processes))


def test_the_owner_gives_a_seat_to_an_engine_in_the_middle_and_takes_it_back(
    rogue_server: Server, processes: Path
) -> None:
    opened = rogue_server.open(seats=["human", "human"], **SHORT)
    place = f"/api/tables/{opened['code']}/seats"
    for seat in (0, 1):
        answer = rogue_server.http.put(
            f"{place}/{seat}", json={"player": "engine:good"}, headers=bearer(opened["seats"][seat])
        )
        assert answer.status_code == 403
    asked = summary(rogue_server, opened)["asked"][0]
    given = rogue_server.http.put(
        f"{place}/{asked}", json={"player": "engine:good"}, headers=bearer(opened["owner"])
    ).json()
    assert given["seats"][asked]["player"] == "engine:good"
    until(lambda: asked not in summary(rogue_server, opened)["asked"])
    assert len(running(processes)) == 1
    back = rogue_server.http.put(f"{place}/{asked}", json={"player": "human"}, headers=bearer(opened["seats"][asked]))
    assert back.status_code == 200
    until(lambda: not running(processes))


@pytest.mark.parametrize(("engine", "reason"), [("cheat", "not-offered"), ("sleeper", "slow")])
def test_a_rogue_loses_its_decisions_to_chance_and_the_table_shows_it(
    rogue_server: Server, engine: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "koszmar.server"):
        opened = rogue_server.open(seats=["sensible", f"engine:{engine}"], **SHORT)
        until(lambda: is_over(rogue_server, opened))
    good, bad = summary(rogue_server, opened)["seats"]
    assert (good["forfeits"], good["trouble"]) == (0, "")
    assert (bad["forfeits"], bad["trouble"]) == (5, "dismissed")
    facts = [record.facts for record in caplog.records if record.getMessage() == "engine forfeits"]  # type: ignore[attr-defined]
    assert [fact["reason"] for fact in facts] == [reason] * 4 + ["dismissed"]
    assert facts[0]["table"] == opened["code"]


def test_who_watches_sees_a_forfeit_at_once(rogue_server: Server, sit_at: Any) -> None:
    opened = rogue_server.open(seats=["human", "engine:cheat"], **SHORT)
    client = sit_at(rogue_server, opened)
    while not client.table["seats"][1]["forfeits"]:
        if options := client.options(0):
            client.ask("choose", seat=0, number=client.numbers[0], key=options[0])
        else:
            client.take()
    assert client.table["seats"][1]["trouble"] == "not-offered"


@pytest.fixture
def sit_at() -> Iterator[Callable[[Server, dict[str, Any]], Any]]:
    from .conftest import Client

    clients: list[Client] = []

    def enter(server: Server, opened: dict[str, Any]) -> Client:
        clients.append(Client(server.port, opened["code"], opened["seats"][0]))
        return clients[-1]

    yield enter
    for client in clients:
        client.close()


def test_snails_keep_nobody_waiting_and_a_taken_seat_is_free_at_once(rogue_server: Server, processes: Path) -> None:
    snails = [rogue_server.open(seats=["engine:snail", "engine:snail"], **SHORT) for _ in range(engines.AT_ONCE // 4)]
    until(lambda: len(running(processes)) == len(snails))
    quick = rogue_server.open(seats=["sensible", "random"], **SHORT)
    until(lambda: is_over(rogue_server, quick))
    table = snails[0]
    for seat in (0, 1):
        path = f"/api/tables/{table['code']}/seats/{seat}"
        rogue_server.http.put(path, json={"player": "sensible"}, headers=bearer(table["owner"]))
    until(lambda: is_over(rogue_server, table))
    until(lambda: len(running(processes)) == len(snails) - 1)


def test_only_so_many_engines_run_at_once(
    rogue_server: Server, processes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "AT_ONCE", 2)
    tables = [rogue_server.open(seats=["engine:good", "human"], **SHORT) for _ in range(5)]
    until(lambda: all(summary(rogue_server, table)["asked"] == [1] for table in tables))
    until(lambda: len(running(processes)) <= 2)


def test_an_engine_that_is_no_longer_allowed_leaves_its_decisions_to_chance(
    rogue_server: Server, tmp_path: Path
) -> None:
    opened = rogue_server.open(seats=["human", "engine:good"], **SHORT)
    rogue_server.stop()
    later = Server(Settings(database=str(tmp_path / "tables.db"), pace=0))
    try:
        path = f"/api/tables/{opened['code']}/seats/0"
        later.http.put(path, json={"player": "sensible"}, headers=bearer(opened["owner"]))
        until(lambda: is_over(later, opened))
        assert summary(later, opened)["seats"][1]["trouble"] == "not-allowed"
    finally:
        later.stop()
