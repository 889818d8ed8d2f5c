"""A company gathers: one link for the table, a room to get ready in, bots for absent friends, and once more."""

import threading
from pathlib import Path
from typing import Any

import pytest

from koszmar.bots import make_bot
from koszmar.kernel.match import Match
from koszmar.kernel.record import Record, read_record
from koszmar.server import company
from koszmar.server.chronicle import tell
from koszmar.server.errands import Saved
from koszmar.server.settings import Settings

CLOSED = {"rulings": {"open-hands": "closed"}, "options": {"magicians": ["air-boy", "earth-girl"]}}
THREE = {"rulings": {"open-hands": "closed"}, "options": {"magicians": ["air-boy", "earth-girl", "water-girl"]}}


def bearer(*keys: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(keys)}"}


def acts(client: Any) -> list[tuple[str, int | None]]:
    return [(line["act"]["kind"], line["act"]["seat"]) for line in client.chat if line["act"]]


def claim(server: Any, opened: dict[str, Any], seat: int, name: str = "Flora", key: str | None = None) -> Any:
    path = f"/api/tables/{opened['code']}/seats/{seat}/claim"
    return server.http.post(path, json={"name": name}, headers=bearer(key or opened["guests"]))


def put(server: Any, opened: dict[str, Any], seat: int, key: str, **change: Any) -> Any:
    return server.http.put(f"/api/tables/{opened['code']}/seats/{seat}", json=change, headers=bearer(key))


def shown(server: Any, opened: dict[str, Any]) -> Any:
    return server.http.get(f"/api/tables/{opened['code']}").json()


# -- one link ------------------------------------------------------------------------------------------------------


def test_a_guest_takes_a_free_seat_and_is_the_only_one_with_its_key(server: Any, sit: Any) -> None:
    opened = server.open(players=3, free=[1, 2], **THREE)
    host = sit(opened, opened["seats"][0], opened["owner"])
    assert [seat["free"] for seat in host.table["seats"]] == [False, True, True]
    answer = claim(server, opened, 1, " Flora ")
    assert answer.status_code == 201
    host.wait(lambda: host.table["seats"][1]["name"] == "Flora" and ("joined", 1) in acts(host))
    assert host.table["seats"][1] | {"present": None} == {
        "seat": 1, "player": "human", "name": "Flora", "present": None, "forfeits": 0, "trouble": "", "hands": 0,
        "free": False, "ready": False,
    }  # fmt: skip
    assert sit(opened, answer.json()["key"]).welcome["seats"] == [1]
    assert sit(opened, opened["seats"][1]).welcome["error"] == "wrong-key"  # the link to that seat is used up
    assert host.table["exposed"] is False
    assert not any(answer.json()["key"] in text for text in host.texts)


def test_a_seat_that_is_taken_is_not_free(server: Any) -> None:
    opened = server.open(players=2, free=[1])
    assert claim(server, opened, 1).status_code == 201
    again = claim(server, opened, 1)
    assert (again.status_code, again.json()["error"]) == (409, "seat-taken")
    assert claim(server, opened, 0).json()["error"] == "seat-taken"
    assert claim(server, opened, 7).json()["error"] == "no-such-seat"


@pytest.mark.parametrize("who", ["owner", "spectators", "seat"])
def test_only_the_one_link_takes_a_seat(server: Any, who: str) -> None:
    opened = server.open(players=2, free=[1])
    key = opened["seats"][0] if who == "seat" else opened[who]
    answer = claim(server, opened, 1, key=key)
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-key")
    assert shown(server, opened)["seats"][1]["free"] is True


def test_of_many_who_take_a_seat_at_once_with_two_servers_one_gets_it(another_server: Any, database: Path) -> None:
    servers = [another_server(Settings(database=str(database))) for _ in range(2)]
    opened = servers[0].open(players=2, free=[1])
    answers: list[Any] = []
    start = threading.Barrier(8)

    def attempt(number: int) -> None:
        start.wait()
        answers.append(claim(servers[number % 2], opened, 1, f"guest {number}"))

    threads = [threading.Thread(target=attempt, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    won = [answer for answer in answers if answer.status_code == 201]
    assert len(won) == 1
    assert {answer.json()["error"] for answer in answers if answer not in won} <= {"seat-taken", "stale-number"}
    key = won[0].json()["key"]
    for server in servers:
        named = server.http.put(f"/api/tables/{opened['code']}/seats/1", json={"name": "me"}, headers=bearer(key))
        assert named.status_code == 200


def test_whoever_comes_by_the_link_of_a_seat_has_taken_it(server: Any, sit: Any) -> None:
    opened = server.open(players=2, free=[1])
    friend = sit(opened, opened["seats"][1])
    friend.wait(lambda: ("joined", 1) in acts(friend))
    assert friend.table["seats"][1]["free"] is False
    assert claim(server, opened, 1).json()["error"] == "seat-taken"


def test_the_one_link_sees_the_seats_and_nothing_of_the_match(server: Any, sit: Any) -> None:
    opened = server.open(players=2, free=[1], **CLOSED)
    server.http.put(f"/api/tables/{opened['code']}/spectators", json={"open": False}, headers=bearer(opened["owner"]))
    guest = sit(opened, opened["guests"])
    assert (guest.welcome["seats"], guest.welcome["guest"], guest.welcome["spectator"]) == ([], True, False)
    for kind, more in [("timeline", {"choice": 0}), ("chat", {"text": "hello"}), ("branch", {"choice": None})]:
        assert guest.ask(kind, **more)["type"] == "error"
    host = sit(opened, opened["seats"][0])
    host.ask("chat", seat=0, text="between us")
    record = server.http.get(f"/api/tables/{opened['code']}/record", headers=bearer(opened["guests"]))
    assert record.json()["error"] == "not-over"
    claim(server, opened, 1)
    guest.wait(lambda: not guest.table["seats"][1]["free"])
    assert guest.views == {}
    assert not any("between us" in text for text in guest.texts)


def test_a_link_that_was_closed_opens_nothing(server: Any, sit: Any) -> None:
    opened = server.open(players=2, free=[1])
    guest = sit(opened, opened["guests"])
    path = f"/api/tables/{opened['code']}/guests"
    assert server.http.put(path, json={"open": False}, headers=bearer(opened["guests"])).status_code == 403
    assert server.http.put(path, json={"open": False}, headers=bearer(opened["owner"])).json() == {
        "open": False,
        "key": None,
    }
    server.http.put(f"/api/tables/{opened['code']}/spectators", json={"open": False}, headers=bearer(opened["owner"]))
    assert guest.close_code() == 4403
    assert claim(server, opened, 1).status_code == 403
    new = server.http.put(path, json={"open": True}, headers=bearer(opened["owner"])).json()["key"]
    assert claim(server, opened, 1, key=new).status_code == 201


def test_the_owner_offers_a_seat_and_everybody_is_told(server: Any, sit: Any) -> None:
    opened = server.open(players=3, free=[1], **THREE)
    key = claim(server, opened, 1).json()["key"]
    other, gone = sit(opened, opened["seats"][2]), sit(opened, key)
    assert put(server, opened, 1, opened["seats"][2], free=True).status_code == 403
    assert put(server, opened, 1, key, free=True).json()["error"] == "wrong-key"  # the match has begun
    assert put(server, opened, 1, opened["owner"], free=True).status_code == 200
    other.wait(lambda: ("offered", 1) in acts(other) and other.table["seats"][1]["free"])
    assert (other.table["seats"][1]["name"], other.table["seats"][1]["hands"]) == ("", 1)
    assert gone.close_code() == 4403
    claim(server, opened, 1, "Max")
    other.wait(lambda: other.table["seats"][1]["name"] == "Max" and other.table["exposed"])
    other.wait(lambda: len([act for act in acts(other) if act == ("joined", 1)]) == 2)
    told = [line["act"]["secrets"] for line in other.chat if line["act"] and line["act"]["kind"] == "joined"]
    assert told == [False, True]  # Flora's hand is known to two people now


def test_a_seat_without_a_person_is_not_offered(server: Any) -> None:
    body = {"game": "bigbook", "players": 2, "seats": ["human", "sensible"], "free": [1]}
    assert server.http.post("/api/tables", json=body).json()["error"] == "bad-setting"


# -- the room ------------------------------------------------------------------------------------------------------


def test_nothing_is_shown_or_asked_before_everybody_is_ready(server: Any, sit: Any) -> None:
    opened = server.open(seats=["sensible", "human", "human"], free=[2], room=True, **THREE)
    host = sit(opened, opened["seats"][1], opened["owner"])
    assert (host.table["room"], host.table["asked"], host.views) == (True, [], {})
    assert host.ask("choose", seat=1, number=0, key="anything")["error"] == "not-begun"
    assert host.ask("timeline", seat=1, choice=0)["error"] == "not-begun"
    assert host.ask("chat", seat=1, text="Are we all here?")["type"] == "done"
    assert host.ask("ready", seat=1)["type"] == "done"
    guest = sit(opened, claim(server, opened, 2).json()["key"])
    assert guest.table["room"]
    assert guest.table["seats"][1]["ready"]
    assert shown(server, opened)["number"] == 0  # the bot waits, too
    assert guest.ask("ready", seat=2)["type"] == "done"
    for client, seat in ((host, 1), (guest, 2)):
        client.wait(lambda client=client, seat=seat: not client.table["room"] and seat in client.views)
    assert guest.ask("ready", seat=2)["error"] == "begun"


def test_whoever_is_not_ready_any_more_keeps_the_match_from_beginning(server: Any, sit: Any) -> None:
    opened = server.open(players=2, room=True)
    one, other = sit(opened, opened["seats"][0]), sit(opened, opened["seats"][1])
    one.ask("ready", seat=0)
    one.ask("ready", seat=0, ready=False)
    other.ask("ready", seat=1)
    assert shown(server, opened)["room"]
    assert one.ask("ready", seat=1)["error"] == "foreign-seat"
    one.ask("ready", seat=0)
    assert not shown(server, opened)["room"]


def test_the_owner_begins_with_bots_in_empty_seats_and_a_late_friend_takes_one(server: Any, sit: Any) -> None:
    opened = server.open(players=3, free=[1, 2], room=True, **THREE)
    host = sit(opened, opened["seats"][0], opened["owner"])
    guest = sit(opened, claim(server, opened, 1).json()["key"])
    assert guest.ask("start", bot="sensible")["error"] == "wrong-key"
    assert host.ask("start", bot="nobody")["error"] == "bad-setting"
    assert host.ask("start", bot="sensible")["type"] == "done"
    guest.wait(lambda: 1 in guest.views and ("begun", None) in acts(guest))
    assert [(seat["player"], seat["free"]) for seat in guest.table["seats"]] == [
        ("human", False),
        ("human", False),
        ("sensible", True),
    ]
    claim(server, opened, 2, "Late")
    guest.wait(lambda: guest.table["seats"][2]["player"] == "human" and guest.table["exposed"])
    assert guest.table["seats"][2]["hands"] == 1


def test_before_the_match_begins_one_gets_up_and_sits_elsewhere(server: Any, sit: Any) -> None:
    opened = server.open(players=3, free=[1, 2], room=True, **THREE)
    key = claim(server, opened, 1).json()["key"]
    assert claim(server, opened, 2).status_code == 201
    assert put(server, opened, 1, key, free=True).status_code == 200
    now = shown(server, opened)["seats"]
    assert (now[1]["free"], now[1]["name"], now[1]["hands"]) == (True, "", 0)
    assert sit(opened, key).welcome["error"] == "wrong-key"
    assert claim(server, opened, 1, "Max").status_code == 201
    assert shown(server, opened)["exposed"] is False


# -- absent friends ------------------------------------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "AWAY", 0.0)


def test_a_bot_plays_for_an_absent_friend_only_after_a_minute(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    other = sit(opened, opened["seats"][1])
    assert other.ask("relieve", seat=1, away=0)["error"] == "not-away"
    assert other.ask("relieve", seat=1, away=1)["error"] == "no-such-seat"
    assert other.ask("relieve", seat=1, away=9)["error"] == "no-such-seat"


@pytest.mark.usefixtures("at_once")
def test_a_bot_plays_for_an_absent_friend_when_everybody_there_agrees(server: Any, sit: Any) -> None:
    opened = server.open(players=4)
    one, other = sit(opened, opened["seats"][1]), sit(opened, opened["seats"][2])
    assert one.ask("relieve", seat=1, away=0) | {"re": 0} == {"type": "wished", "re": 0, "done": False}
    other.wait(lambda: other.table["relief"] == {"seat": 0, "by": 1, "waits": [2]})
    assert other.ask("relieve", seat=2, away=0, agree=False)["done"] is False
    one.wait(lambda: one.table["relief"] is None)
    one.ask("relieve", seat=1, away=0)
    assert other.ask("relieve", seat=2, away=0)["done"] is True
    one.wait(lambda: ("relieved", 0) in acts(one) and one.table["seats"][0]["player"] == "sensible")
    assert one.table["relief"] is None
    assert put(server, opened, 0, opened["seats"][0], player="human").status_code == 200  # back with one touch
    one.wait(lambda: one.table["seats"][0]["player"] == "human")


@pytest.mark.usefixtures("at_once")
def test_whoever_comes_back_in_time_needs_no_bot(server: Any, sit: Any) -> None:
    opened = server.open(players=3)
    one, other = sit(opened, opened["seats"][1]), sit(opened, opened["seats"][2])
    one.ask("relieve", seat=1, away=0)
    back = sit(opened, opened["seats"][0])
    other.wait(lambda: other.table["seats"][0]["present"] and other.table["relief"] is None)
    back.wait(lambda: back.table["relief"] is None)


# -- once more -----------------------------------------------------------------------------------------------------


def finished(server: Any, sit: Any) -> tuple[dict[str, Any], Any, Any]:
    """A match that was soon lost, with one seat each for two people."""
    lost = {"inside_pages": 1, "madness_by_players": {"2": 2, "3": 2, "4": 2, "5": 2}}
    opened = server.open(seats=["sensible", "sensible"], names=["Ala", "Flora"], parameters=lost)
    keys = [
        server.http.post(f"/api/tables/{opened['code']}/seats/{seat}/key", headers=bearer(opened["owner"])).json()[
            "key"
        ]
        for seat in (0, 1)
    ]
    opened["seats"] = keys
    one, other = sit(opened, keys[0]), sit(opened, keys[1])
    one.wait(lambda: bool(one.table["over"]))
    return opened, one, other


def test_once_more_the_same_people_sit_in_the_same_seats_with_the_keys_they_have(server: Any, sit: Any) -> None:
    opened, one, other = finished(server, sit)
    wish = {"choice": None, "seats": ["human", "human"], "keep": [0, 1]}
    made = one.ask("branch", options={"magicians": ["air-boy", "earth-girl"]}, **wish)["table"]
    assert made["seats"] == [None, None]
    other.wait(lambda: other.table["next"] == made["code"] and ("again", None) in acts(other))
    again = [sit(made, key) for key in opened["seats"]]
    assert [client.welcome["seats"] for client in again] == [[0], [1]]
    table = again[1].table
    assert [seat["name"] for seat in table["seats"]] == ["Ala", "Flora"]
    assert (table["room"], table["exposed"], table["options"]) == (
        True,
        False,
        {"magicians": ["air-boy", "earth-girl"]},
    )
    assert table["seal"] != opened["table"]["seal"]
    assert sit(made, opened["owner"]).welcome["error"] == "wrong-key"  # whoever lays a table owns it


def test_playing_on_from_a_moment_keeps_names_and_seats(server: Any, sit: Any) -> None:
    opened, one, _ = finished(server, sit)
    made = one.ask("branch", choice=3, seats=["human", "human"], keep=[1])["table"]
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ala", "Flora"]
    assert (made["seats"][0] is not None, made["seats"][1]) == (True, None)
    assert made["table"]["exposed"]
    assert sit(made, opened["seats"][1]).welcome["seats"] == [1]


def test_before_the_end_nobody_else_is_led_away(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    one = sit(opened, opened["seats"][0])
    assert one.ask("branch", choice=None, keep=[0, 1])["error"] == "not-over"


# -- from the lobby, and after the end -------------------------------------------------------------------------------


def test_a_glance_says_which_of_my_seats_are_asked_and_how_far_the_match_is(server: Any) -> None:
    opened = server.open(players=2, **CLOSED)
    path, asked = f"/api/tables/{opened['code']}/glance", shown(server, opened)["asked"]
    for seat in (0, 1):
        told = server.http.get(f"{path}/pl", headers=bearer(opened["seats"][seat])).json()
        assert told["waits"] == ([seat] if seat in asked else [])
        assert told["table"]["code"] == opened["code"]
        assert told["status"]
        assert "⟨" not in told["status"]
    assert server.http.get(f"{path}/en").json()["waits"] == []
    assert server.http.get(f"{path}/de").json()["error"] == "no-such-language"


def test_the_chronicle_is_told_after_the_end_only(server: Any, sit: Any) -> None:
    running = server.open(players=2)
    assert sit(running, running["seats"][0]).ask("chronicle")["error"] == "not-over"
    opened, one, _ = finished(server, sit)
    told = one.ask("chronicle")["chronicle"]
    choices = shown(server, opened)["choice"]
    assert (told["choices"], sum(told["decisions"])) == (choices, choices)
    assert [len(told[name]) for name in ("curves", "turning", "deeds")] == [2, 2, 2]
    assert all(0 <= chance <= 1 for curve in told["curves"] for chance in curve)
    assert told["curves"][0][-1] == 0  # it was lost
    for swing in filter(None, [*told["turning"], *told["deeds"]]):
        assert 1 <= swing["choice"] < told["choices"]


def test_what_the_pages_of_a_story_bring_is_told_with_what_opened_it() -> None:
    """A haunt that turns the match is called so, however many pages are read before the monsters stand there."""
    match, bot = Match.new("betrayal", players=3, seed="turn 1"), make_bot("sensible", seed="turn 1")
    pages = set()
    for decision in match:
        if match.view(decision.seat).question.story:
            pages.add(match.number + 1)
        match.choose(bot.choose(match, decision.seat), decision.seat)
    told = tell(Saved(read_record(match.record(), Record)))
    assert all(swing and swing.events[0].kind == "haunt" for swing in told.turning)
    assert all(swing and swing.choice in pages for swing in told.turning)


def test_after_the_end_everybody_looks_back_through_any_eyes(server: Any, sit: Any) -> None:
    """As long as it lasts only through one's own."""
    running = server.open(players=2)
    for key in (running["seats"][0], running["spectators"]):
        assert sit(running, key).ask("timeline", seat=1, choice=0)["error"] == "foreign-seat"
    opened, one, _ = finished(server, sit)
    for client in (one, sit(opened, opened["spectators"])):
        for seat in (0, 1):
            moment = client.ask("timeline", seat=seat, choice=3)
            assert (moment["type"], moment["seat"], moment["view"]["seat"]) == ("moment", seat, seat)
            choices = [event["choice"] for event in client.ask("timeline", seat=seat, choice=3, whole=True)["events"]]
            assert ({event["choice"] for event in moment["events"]} or {3}, choices) == ({3}, sorted(choices))
            assert choices[0] < 3
        assert client.ask("timeline", seat=2, choice=3)["error"] == "foreign-seat"
