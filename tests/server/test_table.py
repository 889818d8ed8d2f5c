"""At the table: undo by consent, timeline, branches, chat, reports, keys."""

import json
from copy import deepcopy
from random import Random
from typing import Any
from zlib import decompress

import anyio
from tests.server.conftest import PATIENCE
from websockets.sync.client import connect


def bearer(*keys: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(keys)}"}


def test_alone_undo_is_free_until_a_revelation_and_sure_beyond(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    before = deepcopy(client.views[0])
    client.choose(0, "air-boy")
    client.wait_for(1)
    assert client.free[0] == "choice"
    assert client.ask("undo", seat=0, number=1, size="choice")["done"] is True
    client.wait_for(2)
    assert client.views[0] == before
    assert client.choices == {0: 0, 1: 0}
    client.play(Random(4), 12)
    while "choice" in client.free:
        client.play(Random(4), 1)
    number, height = client.numbers[0], client.choices[0]
    assert client.ask("undo", seat=0, number=number, size="choice")["error"] == "revealed"
    assert client.ask("undo", seat=0, number=number, size="choice", sure=True)["done"] is True
    client.wait_for(number + 1)
    assert client.choices[0] == height - 1
    assert max(event["choice"] for event in client.logs[0]) <= client.choices[0]


def test_undo_takes_back_what_bots_have_answered_since(server: Any, sit: Any) -> None:
    magicians = ["air-boy", "earth-girl"]
    opened = server.open(seats=["human", "sensible"], options={"magicians": magicians})
    client = sit(opened, opened["seats"][0])
    client.wait(lambda: bool(client.options(0)))
    table, number = server.app.state.house.tables[opened["code"]], 0
    while not number or not any(entry.seat == 1 for entry in table.log[number:]):
        asked = deepcopy(client.views[0]["question"])
        number = client.choose(0, client.options(0)[0])["number"]
        client.wait_for(number)
        client.wait(lambda: bool(client.options(0)))
    assert client.ask("undo", seat=0, number=client.numbers[0], size="choice", sure=True)["done"] is True
    client.wait(lambda: client.views[0]["question"] == asked)


def test_with_others_undo_waits_for_their_consent(server: Any, sit: Any) -> None:
    opened = server.open(players=3, seats=["human", "human", "human"])
    clients = [sit(opened, key) for key in opened["seats"]]
    clients[0].choose(0, "air-boy")
    assert clients[0].ask("undo", seat=0, number=1, size="choice")["done"] is False
    for client in clients:
        client.wait(lambda client=client: client.table["wish"] is not None)
    assert clients[1].table["wish"] == {"size": "choice", "seat": 0, "number": 1, "waits": [1, 2]}
    assert clients[1].ask("consent", seat=1, number=1, agree=True)["done"] is False
    assert clients[2].ask("consent", seat=2, number=1, agree=True)["done"] is True
    for client in clients:
        client.wait_for(2)
        client.wait(lambda client=client: client.table["wish"] is None and client.table["choice"] == 0)


def test_one_refusal_or_a_choice_ends_a_wish(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    first, second = (sit(opened, key) for key in opened["seats"])
    first.choose(0, "air-boy")
    first.ask("undo", seat=0, number=1, size="choice")
    assert second.ask("consent", seat=1, number=1, agree=False)["done"] is False
    assert second.ask("consent", seat=1, number=1, agree=True)["error"] == "no-wish"
    assert first.ask("undo", seat=0, number=1, size="choice")["done"] is False
    second.wait_for(1)
    assert second.choose(1, second.options(1)[0])["type"] == "chosen"
    assert second.ask("consent", seat=1, number=1, agree=True)["error"] == "no-wish"
    first.wait(lambda: first.table["number"] == 2 and first.table["wish"] is None)


def test_the_timeline_shows_the_past_as_a_seat_knew_it_and_nothing_later(server: Any, sit: Any) -> None:
    opened = server.open(players=2, rulings={"open-hands": "closed"})
    clients = [sit(opened, key) for key in opened["seats"]]
    random = Random(6)
    for _ in range(12):
        seat = next(seat for seat in (0, 1) if clients[seat].options(seat))
        number = clients[seat].choose(seat, random.choice(clients[seat].options(seat)))["number"]
        for client in clients:
            client.wait_for(number)
    for seen in clients[0].history:
        moment = clients[0].ask("timeline", seat=0, choice=seen["choice"])
        assert moment["view"] == seen["view"]
        assert all(event["choice"] == seen["choice"] for event in moment["events"])
        assert moment["of"] == 12
    assert clients[0].ask("timeline", seat=1, choice=1)["error"] == "foreign-seat"
    assert clients[0].ask("timeline", choice=1)["error"] == "foreign-seat"
    assert clients[0].ask("timeline", seat=0, choice=13)["error"] == "no-such-choice"
    assert clients[0].ask("branch", choice=3)["error"] == "not-over"


def test_play_on_from_a_moment_as_a_new_table(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    client.play(Random(7), 10)
    branched = client.ask("branch", choice=4, seats=["human", "sensible"])["table"]
    other = sit(branched, branched["seats"][0])
    other.wait(lambda: bool(other.table))
    assert branched["seats"][1] is None
    assert other.table["choice"] >= 4
    assert other.ask("timeline", seat=0, choice=4)["view"] == client.ask("timeline", seat=0, choice=4)["view"]


def test_chat_reaches_everybody_and_those_who_come_later(server: Any, sit: Any) -> None:
    opened = server.open(players=2, names=["Ala", "Olek"])
    first, second = (sit(opened, key) for key in opened["seats"])
    assert first.ask("chat", seat=0, text="Książka się rusza!")["type"] == "done"
    second.wait(lambda: bool(second.chat))
    spectator = sit(opened, opened["spectators"])
    spectator.wait(lambda: bool(spectator.chat))
    for client in (second, spectator):
        assert [(line["seat"], line["name"], line["text"]) for line in client.chat] == [
            (0, "Ala", "Książka się rusza!")
        ]
    assert first.ask("chat", seat=1, text="I am you")["error"] == "foreign-seat"


def test_a_report_keeps_the_record_with_the_note(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    client.play(Random(8), 3)
    assert client.ask("report", note="The Curse should have moved.")["type"] == "done"
    house = server.app.state.house
    assert anyio.run(house.storage.reports, opened["code"]) == [(3, "The Curse should have moved.")]


def test_a_revoked_key_loses_its_seat_at_once_and_a_new_one_opens_it(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    both = sit(opened, *opened["seats"])
    seat = f"/api/tables/{opened['code']}/seats/1/key"
    assert server.http.post(seat, headers=bearer(opened["seats"][1])).json()["error"] == "wrong-key"
    renewed = server.http.post(seat, headers=bearer(opened["owner"]))
    assert renewed.status_code == 201
    both.wait(lambda: both.lost == [1])
    assert both.ask("choose", seat=1, number=0, key="air-boy")["error"] == "foreign-seat"
    fresh = sit(opened, renewed.json()["key"])
    assert fresh.welcome["seats"] == [1]
    assert server.http.delete(seat, headers=bearer(opened["owner"])).status_code == 204
    assert fresh.close_code() == 4403
    assert fresh.lost == [1]
    assert sit(opened, renewed.json()["key"]).welcome["error"] == "wrong-key"


def test_the_owner_closes_and_opens_the_spectators_link(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    spectator = sit(opened, opened["spectators"])
    place = f"/api/tables/{opened['code']}/spectators"
    assert server.http.put(place, json={"open": False}, headers=bearer(opened["owner"])).json()["open"] is False
    assert spectator.close_code() == 4403
    key = server.http.put(place, json={"open": True}, headers=bearer(opened["owner"])).json()["key"]
    assert sit(opened, key).welcome["spectator"] is True


def test_only_hashes_of_keys_are_stored(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    for path in server.settings.database, server.settings.database + "-wal":
        with open(path, "rb") as file:
            stored = file.read()
        for key in (opened["owner"], opened["spectators"], *opened["seats"]):
            assert key.encode() not in stored


def test_long_messages_come_packed_to_a_client_that_reads_them_and_say_the_same(server: Any, sit: Any) -> None:
    opened = server.open(players=2, options={"magicians": ["air-boy", "earth-girl"]})
    plain = sit(opened, opened["seats"][0])
    with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
        hello = {"type": "hello", "table": opened["code"], "keys": [opened["seats"][0]], "packed": True}
        socket.send(json.dumps(hello))
        frames = [socket.recv(timeout=PATIENCE) for _ in range(3)]
    packed = [frame for frame in frames if isinstance(frame, bytes)]
    texts = [decompress(frame).decode() if isinstance(frame, bytes) else frame for frame in frames]
    view = next(said for said in map(json.loads, texts) if said["type"] == "view")
    assert view["view"] == plain.views[0]
    assert len(packed) == 1
    assert 3 * len(packed[0]) < len(decompress(packed[0]))
