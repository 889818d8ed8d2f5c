"""The owner is a player: whatever is done to a seat everybody sees, and a key that was taken back moves nothing."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from koszmar.server import requests
from koszmar.server.settings import Settings


def bearer(*keys: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(keys)}"}


CLOSED = {"rulings": {"open-hands": "closed"}, "options": {"magicians": ["air-boy", "earth-girl"]}}


def acts(client: Any) -> list[tuple[str, int | None, bool]]:
    return [(line["act"]["kind"], line["act"]["seat"], line["act"]["secrets"]) for line in client.chat if line["act"]]


def seat_of(opened: dict[str, Any], seat: int) -> str:
    return f"/api/tables/{opened['code']}/seats/{seat}"


# -- seats change hands in the open --------------------------------------------------------------------------------


def test_a_new_key_for_a_bots_seat_is_told_to_everybody_and_exposes_the_match(server: Any, sit: Any) -> None:
    opened = server.open(seats=["human", "sensible"], **CLOSED)
    other = sit(opened, opened["seats"][0])
    assert (other.table["exposed"], other.table["seats"][1]["hands"]) == (False, 0)
    key = server.http.post(f"{seat_of(opened, 1)}/key", headers=bearer(opened["owner"])).json()["key"]
    other.wait(lambda: bool(acts(other)) and other.table["exposed"])
    assert acts(other) == [("key", 1, True)]
    assert other.table["seats"][1]["hands"] == 1
    later = sit(opened, opened["spectators"])
    later.wait(lambda: acts(later) == [("key", 1, True)])
    spy = sit(opened, key)
    assert spy.welcome["seats"] == [1]
    record = server.http.get(f"/api/tables/{opened['code']}/record", headers=bearer(opened["seats"][0]))
    assert json.loads(record.text)["exposed"] is True
    assert server.http.post("/api/records/verify", content=record.text).json()["exposed"] is True


def test_a_new_key_for_a_seat_of_ones_own_exposes_nothing(server: Any, sit: Any) -> None:
    opened = server.open(players=2, **CLOSED)
    other = sit(opened, opened["seats"][1])
    server.http.post(f"{seat_of(opened, 0)}/key", headers=bearer(opened["owner"], opened["seats"][0]))
    other.wait(lambda: bool(acts(other)))
    assert acts(other) == [("key", 0, True)]
    assert other.table["exposed"] is False


def test_a_seat_without_secrets_changes_hands_without_exposing_anything(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    other = sit(opened, opened["seats"][1])
    server.http.post(f"{seat_of(opened, 0)}/key", headers=bearer(opened["owner"]))
    other.wait(lambda: bool(acts(other)))
    assert (acts(other), other.table["exposed"]) == ([("key", 0, False)], False)


def test_who_gave_a_seat_to_a_bot_and_who_took_it_back_is_told(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    other = sit(opened, opened["seats"][1])
    for player, key, kind in [
        ("sensible", opened["owner"], "taken"),
        ("human", opened["seats"][0], "back"),
        ("sensible", opened["seats"][0], "given"),
        ("human", opened["owner"], "back"),
    ]:
        assert server.http.put(seat_of(opened, 0), json={"player": player}, headers=bearer(key)).status_code == 200
        other.wait(lambda kind=kind: bool(acts(other)) and acts(other)[-1][0] == kind)
    server.http.delete(f"{seat_of(opened, 0)}/key", headers=bearer(opened["owner"]))
    other.wait(lambda: acts(other)[-1][0] == "revoked")
    other.wait(lambda: other.table["seats"][0]["hands"] == 5)


def test_whoever_reads_the_record_before_the_end_is_noticed(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    watcher = sit(opened, opened["spectators"])
    assert server.http.get(f"/api/tables/{opened['code']}/record", headers=bearer(*opened["seats"])).status_code == 200
    watcher.wait(lambda: acts(watcher) == [("record", None, False)])


# -- a person made a bot for a second ------------------------------------------------------------------------------


def begun(server: Any, sit: Any) -> tuple[dict[str, Any], Any, Any]:
    """Two people have chosen their Magicians."""
    opened = server.open(players=2)
    me, other = sit(opened, opened["seats"][0], opened["owner"]), sit(opened, opened["seats"][1])
    me.choose(0, "air-boy")
    other.wait_for(1)
    other.choose(1, "earth-girl")
    me.wait_for(2)
    return opened, me, other


def test_undo_behind_the_moment_when_the_owner_made_a_person_a_bot_needs_that_person(server: Any, sit: Any) -> None:
    opened, me, other = begun(server, sit)
    server.http.put(seat_of(opened, 1), json={"player": "random"}, headers=bearer(opened["owner"]))
    table = server.app.state.house.tables[opened["code"]]
    while me.numbers[0] == 2 and not me.options(0):
        me.take()
    number = table.number
    assert me.ask("undo", seat=0, number=number, size="turn", sure=True)["done"] is False
    me.wait(lambda: me.table["wish"] is not None)
    assert me.table["wish"]["waits"] == [1]
    assert other.ask("consent", seat=1, number=number, agree=True)["done"] is True


def test_whoever_is_made_a_bot_while_an_undo_waits_for_them_is_still_waited_for(server: Any, sit: Any) -> None:
    opened = server.open(players=3)
    me, other, third = (sit(opened, key) for key in opened["seats"])
    me.choose(0, "air-boy")
    assert me.ask("undo", seat=0, number=1, size="choice", sure=True)["done"] is False
    server.http.put(seat_of(opened, 1), json={"player": "sensible"}, headers=bearer(opened["owner"]))
    third.wait(lambda: third.table["wish"] is not None)
    said = third.ask("consent", seat=2, number=1, agree=True)
    assert said.get("done") is False or said.get("error") == "no-wish"  # a bot that is asked meanwhile ends the wish
    del other


def test_what_happened_since_a_person_left_is_taken_back_without_them(server: Any, sit: Any) -> None:
    opened, me, _ = begun(server, sit)
    server.http.put(seat_of(opened, 1), json={"player": "sensible"}, headers=bearer(opened["owner"]))
    table, random = server.app.state.house.tables[opened["code"]], Random(2)
    while not any(entry.seat == 0 for entry in table.log[3:]):
        me.wait(lambda: bool(me.options(0)))
        me.play(random, 1)
    me.wait(lambda: bool(me.options(0)) and me.numbers[0] == table.number)
    assert me.ask("undo", seat=0, number=me.numbers[0], size="choice", sure=True).get("done") is True


def test_whoever_gives_the_own_seat_to_a_bot_agrees(server: Any, sit: Any) -> None:
    opened, me, _ = begun(server, sit)
    server.http.put(seat_of(opened, 1), json={"player": "sensible"}, headers=bearer(opened["seats"][1]))
    me.wait(lambda: bool(me.options(0)))
    assert me.ask("undo", seat=0, number=me.numbers[0], size="turn", sure=True)["done"] is True


def test_the_truth_is_not_for_who_has_made_the_others_bots(server: Any, sit: Any) -> None:
    opened, me, _ = begun(server, sit)
    server.http.put(seat_of(opened, 1), json={"player": "sensible"}, headers=bearer(opened["owner"]))
    place, keys = f"/api/tables/{opened['code']}/record", bearer(opened["seats"][0], opened["owner"])
    assert server.http.get(place, headers=keys).json()["error"] == "not-over"
    assert me.ask("branch", choice=0)["error"] == "not-over"
    key = server.http.post(f"{seat_of(opened, 1)}/key", headers=bearer(opened["owner"])).json()["key"]
    assert server.http.get(place, headers=bearer(opened["seats"][0], key)).status_code == 200


# -- a key that was taken back -------------------------------------------------------------------------------------


@pytest.mark.parametrize("hurries", [False, True])
def test_a_revoked_key_moves_nothing_from_the_moment_the_revocation_returns(
    server: Any, sit: Any, hurries: bool
) -> None:
    """Grants are held against the table when a message is answered; the line was opened long before."""
    for _ in range(6):
        opened = server.open(players=2)
        client, table = sit(opened, *opened["seats"]), server.app.state.house.tables[opened["code"]]
        if hurries:
            client.tell(type="choose", id=99, seat=0, number=0, key="air-boy")
        assert server.http.delete(f"{seat_of(opened, 0)}/key", headers=bearer(opened["owner"])).status_code == 204
        before = table.number
        if not hurries:
            client.tell(type="choose", id=99, seat=0, number=0, key="air-boy")
        while (said := client.take()).get("re") != 99:
            pass
        assert table.number == before == (said["type"] == "chosen")
        assert said["type"] == "chosen" or said["error"] == "foreign-seat"
        assert client.ask("choose", seat=1, number=before, key="earth-girl")["type"] == "chosen"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("choose", {"number": 0, "key": "air-boy"}),
        ("undo", {"number": 0, "size": "choice", "sure": True}),
        ("consent", {"number": 0, "agree": True}),
        ("chat", {"text": "Still here?"}),
        ("timeline", {"choice": 0}),
        ("hint", {}),
        ("why", {"key": "air-boy"}),
    ],
)
def test_of_two_servers_the_one_that_has_heard_nothing_lets_a_revoked_key_do_nothing(
    another_server: Any, client_at: Any, database: Any, kind: str, fields: dict[str, Any]
) -> None:
    """They have no channels here: the second learns of the new key when it wants to write."""
    one, two = another_server(Settings(database=str(database))), another_server(Settings(database=str(database)))
    opened = one.open(players=2)
    there = client_at(two, opened, opened["seats"][0])
    assert one.http.delete(f"{seat_of(opened, 0)}/key", headers=bearer(opened["owner"])).status_code == 204
    said = there.ask(kind, seat=0, **fields)
    stored = one.http.get(f"/api/tables/{opened['code']}").json()
    assert stored["number"] == 0
    if kind in ("choose", "chat"):
        assert said["error"] == "foreign-seat"


def test_a_spectator_whose_link_was_closed_looks_at_nothing(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    watcher = sit(opened, opened["spectators"])
    table = server.app.state.house.tables[opened["code"]]
    table.watchers.clear()  # so that nobody shows them out before they ask
    server.http.put(f"/api/tables/{opened['code']}/spectators", json={"open": False}, headers=bearer(opened["owner"]))
    said = watcher.ask("timeline", choice=0)
    assert said["error"] == "wrong-key"


@pytest.mark.parametrize(
    ("kind", "fields", "work"),
    [
        ("branch", {"choice": 1}, "heavy"),
        ("timeline", {"choice": 1, "seat": 0}, "heavy"),
        ("hint", {"seat": 0}, "ask_advice"),
    ],
)
def test_a_key_that_is_taken_back_while_something_is_worked_out_gets_nothing_of_it(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch, kind: str, fields: dict[str, Any], work: str
) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    client.choose(1, client.options(1)[0])
    table, done = server.app.state.house.tables[opened["code"]], getattr(requests, work)

    async def meanwhile(*args: Any) -> Any:
        for seat in (0, 1):
            await table.revoke_key(seat)
        return await done(*args)

    monkeypatch.setattr(requests, work, meanwhile)
    client.tell(type=kind, id=99, **fields)
    with suppress(ConnectionClosed):
        while (said := client.take()).get("re") != 99:
            pass
        assert said["type"] == "error", said
    assert not table.facts.exposed
    assert {seat.key for seat in table.seats} == {None}
