"""What one choice costs: nothing is done twice, and nothing that nobody looks at."""

import gc
import time
import weakref
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from koszmar.kernel.knowledge import Sights, hidden_from
from koszmar.kernel.match import Match
from koszmar.kernel.view import LASTING
from koszmar.server import changes, logfile, standings
from koszmar.server.sockets import Connection

from .conftest import PATIENCE


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, calls: Counter[Any]) -> None:
    """Count how often a method is called, and with which first argument."""
    method = getattr(owner, name)

    def counting(self: Any, *args: Any, **more: Any) -> Any:
        calls[name, *args[:1]] += 1
        return method(self, *args, **more)

    monkeypatch.setattr(owner, name, counting)


def test_a_choice_is_carried_out_once(server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = server.open(players=2, private=True, seed="once")
    client, calls = sit(opened, *opened["seats"]), Counter[Any]()
    counted(monkeypatch, Match, "choose", calls)
    client.play(Random(1), 12)
    assert sum(calls.values()) == 12


def test_nothing_is_drawn_for_spectators_where_nobody_watches(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless a choice told them nothing: then it has to be known whether they see any of it."""
    opened = server.open(players=2, private=True, seed="once")
    client, calls = sit(opened, *opened["seats"]), Counter[Any]()
    table = server.app.state.house.tables[opened["code"]]
    counted(monkeypatch, Match, "view", calls)
    silent = 0
    for _ in range(12):
        told = len(table.match.events(None))
        client.play(Random(1), 1)
        silent += len(table.match.events(None)) == told
    assert calls["view", 0] >= 12
    assert silent < 6
    assert calls["view", None] <= 2 * silent


def test_what_a_choice_costs_does_not_grow_with_the_choices_before_it(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open(players=2, private=True, seed="once")
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 3)
    monkeypatch.setattr(standings, "past_of", None)
    client.play(Random(1), 3)


@pytest.mark.parametrize("size", ["choice", "turn"])
def test_after_an_undo_the_choices_that_are_left_are_what_storage_holds(server: Any, sit: Any, size: str) -> None:
    opened = server.open(players=2, private=True, seed="once")
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 9)
    client.ask("undo", seat=0, number=client.numbers[0], size=size, sure=True)
    client.wait_for(10)
    client.play(Random(2), 2)
    table = server.app.state.house.tables[opened["code"]]
    assert table._trail.digest == standings.past_of(table.match.choices)


def test_one_look_is_made_of_each_moment_for_all_who_know_the_same(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat is drawn once, of one masked scene; spectators only where it has to be known what they noticed."""
    opened = server.open(players=4, private=True, seed="once")
    clients = [sit(opened, key) for key in opened["seats"]]
    table, calls = server.app.state.house.tables[opened["code"]], Counter[Any]()
    for one, method in ((Match, "view"), (Match, "fork"), (Sights, "_mask"), (standings.Trail, "then")):
        counted(monkeypatch, one, method, calls)
    for number in range(1, 9):
        calls.clear()
        clients[table.match.decision.seat].play(Random(1), 1)
        for client in clients:
            client.wait_for(number)
        secrets = [*table.match.game.knowledge.secrets(table.match.scene)]
        knowledges = {tuple(hidden_from(secrets, seat)) for seat in (None, *range(4))}
        made = Counter[str]()
        for (name, *_), times in calls.items():
            made[name] += times
        assert [calls["view", seat] for seat in range(4)] == [1] * 4
        assert calls["view", None] <= 2
        assert made["_mask"] <= len(knowledges) + (calls["view", None] > 1)
        assert (made["fork"], made["then"]) == (1, 1)


def test_what_nobody_has_touched_is_not_masked_again(server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice is carried out on a copy: what was masked of the match before serves the one after, too."""
    opened = server.open(players=2, private=True, seed="once")
    client, told = sit(opened, *opened["seats"]), Counter[int]()
    table = server.app.state.house.tables[opened["code"]]
    corners = table.match.game.knowledge.secrets.corners
    client.play(Random(1), 2)

    def counting(number: int, secrets: Any) -> Any:
        def counted_secrets(scene: Any) -> Any:
            told[number] += 1
            return secrets(scene)

        return counted_secrets

    watched = [msgspec.structs.replace(one, secrets=counting(at, one.secrets)) for at, one in enumerate(corners)]
    monkeypatch.setattr(table.match.game.knowledge.secrets, "corners", watched)
    changed = Counter[int]()
    for _ in range(12):
        before = [write(table.match.state) for write in table.match.game.knowledge.secrets.written]
        client.play(Random(1), 1)
        after = [write(table.match.state) for write in table.match.game.knowledge.secrets.written]
        changed.update(at for at, (old, new) in enumerate(zip(before, after, strict=True)) if old != new)
    assert sum(told.values()) <= sum(changed.values()) * 2
    assert sum(changed.values()) < 12 * len(corners)


def test_what_several_see_is_written_once(server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has a socket of their own; who knows the same gets the same words."""
    opened = server.open(players=4, private=True, seed="once")
    clients = [sit(opened, key) for key in opened["seats"]]
    table, written = server.app.state.house.tables[opened["code"]], Counter[bytes]()
    encode = changes._encode

    def counting(value: Any) -> bytes:
        text: bytes = encode(value)
        written[text] += 1
        return text

    monkeypatch.setattr(changes, "_encode", counting)
    for kept in LASTING.values():
        kept.written = None
    seat = table.match.decision.seat
    clients[seat].play(Random(1), 1)
    for client in clients:
        client.wait_for(1)
    zones = [bytes(zone) for zone in table.view(0)["zones"]]
    assert zones == [bytes(zone) for zone in table.view(3)["zones"]]
    assert {written[zone] for zone in zones} == {0, 1}, "and what is as it was before the choice is not written again"


def test_who_sees_another_map_has_it_written_once_all_the_same(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Hero sees what the torch lights, Evil the whole station: neither map is like the one drawn before it."""
    opened = server.open(game="alone", players=3, private=True, seed="once")
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 40)
    table, written = server.app.state.house.tables[opened["code"]], Counter[str]()
    maps = [len(board["spaces"]) for board in (client.views[seat]["boards"][0] for seat in range(3))]
    assert maps[0] != maps[1]
    encode = changes._encode

    def counting(value: Any) -> bytes:
        written[type(value).__name__] += 1
        return encode(value)

    monkeypatch.setattr(changes, "_encode", counting)
    before = table.number
    client.play(Random(1), 6)
    assert table.number == before + 6
    assert written["Space"] < 6 * min(maps[1:])


def test_a_choice_is_written_to_a_file_in_one_go(server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Statement by statement, each of which comes back to the event loop, it takes as long again as all the rest."""
    opened = server.open(players=2, private=True, seed="once")
    client, calls = sit(opened, *opened["seats"]), Counter[Any]()
    write, batches = logfile.LogFile._write, list[logfile.Batch]()
    monkeypatch.setattr(logfile.LogFile, "_write", lambda log, batch: batches.append(batch) or write(log, batch))
    counted(monkeypatch, AsyncConnection, "execute", calls)
    client.play(Random(1), 5)
    assert [len(batch.rows) for batch in batches] == [1] * 5
    assert not [key for key in calls if "choices" in str(key[1])]


@pytest.mark.parametrize("leaves", ["by themselves", "because their key was taken back"])
def test_whoever_has_left_leaves_nothing_to_look_for(server: Any, sit: Any, leaves: str) -> None:
    """What holds itself in a circle stays in memory until somebody looks for it, and everybody waits for that."""
    opened = server.open(players=2, private=True, seed="once")
    sit(opened, opened["seats"][0])
    gc.collect()
    there = weakref.WeakSet(one for one in gc.get_objects() if isinstance(one, Connection))
    usual = gc.isenabled()
    gc.disable()
    try:
        client = sit(opened, opened["seats"][1])
        there.update(one for one in gc.get_objects() if isinstance(one, Connection))
        assert len(there) >= 2
        before = len(there)
        if leaves == "by themselves":
            client.close()
        else:
            owner = {"authorization": f"Bearer {opened['owner']}"}
            server.http.delete(f"/api/tables/{opened['code']}/seats/1/key", headers=owner).raise_for_status()
        deadline = time.monotonic() + PATIENCE
        while len(there) >= before and time.monotonic() < deadline:
            time.sleep(0.01)
        assert len(there) == before - 1
    finally:
        if usual:
            gc.enable()
