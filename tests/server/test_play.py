"""People play over sockets: whole matches, secrets, wrong messages, reconnecting, bots."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from koszmar import Match
from koszmar.kernel.flow import notation
from koszmar.kernel.record import read_record
from koszmar.server.bots import whim
from koszmar.server.errands import happened
from koszmar.server.settings import Settings

CLOSED = {"open-hands": "closed"}
SEED = "seat 0 begins 1"


def test_two_clients_play_a_whole_match_and_no_socket_carries_what_its_seat_may_not_know(server: Any, sit: Any) -> None:
    opened = server.open(players=2, rulings=CLOSED)
    clients = [sit(opened, opened["seats"][seat]) for seat in (0, 1)]
    random = Random(5)
    while not clients[0].views[0].get("ending"):
        seat = next(seat for seat in (0, 1) if clients[seat].options(seat))
        answer = clients[seat].choose(seat, random.choice(clients[seat].options(seat)))
        assert answer["type"] == "chosen", answer
        for client in clients:
            client.wait_for(answer["number"])
    record = server.http.get(
        f"/api/tables/{opened['code']}/record", headers={"authorization": f"Bearer {opened['seats'][0]}"}
    ).text
    for seat, client in enumerate(clients):
        check_traffic(record, seat, client)


def check_traffic(record: str, seat: int, client: Any) -> None:
    """Every view was what the seat would see with everything reshuffled that it cannot know; so were the events."""
    other = 1 - seat
    for text in client.texts:
        assert f"hand-{other}/" not in text
    *running, last = client.history
    assert len(running) > 20
    match, choices = Match.replay(record, upto=0), read_record(record).choices
    for seen in running:
        while match.number < seen["choice"]:
            match = step(match, choices)
        blind = match.fork(as_seen_by=seat, seed="another fate")
        assert seen["view"] == msgspec.json.decode(msgspec.json.encode(blind.view(seat)))
    match = Match.replay(record)
    assert match.over
    assert last["view"] == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    told = msgspec.json.decode(msgspec.json.encode(happened(match, match.events(seat), seat, large=False)))
    known = [{**event, "text": None} for event in client.logs[seat]]
    assert known == [{**event, "text": None} for event in told]
    client.wait(lambda: client.table["over"])
    assert client.table["seed"] == match.seed
    for text in client.texts:
        assert match.seed not in text or json.loads(text)["type"] == "table"


def step(match: Match, choices: list[str]) -> Match:
    text = choices[match.number]
    at, _, key = text.partition(" ") if text.startswith("@") else ("", "", text)
    match.choose(key, int(at[1:]) if at else None)
    return match


def test_the_seal_is_shown_from_the_start_and_the_seed_only_after_the_end(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    assert len(client.table["seal"]) == 64
    assert client.table["seed"] is None
    stored = server.app.state.house.tables[opened["code"]].facts
    assert not any(stored.seed in text for text in client.texts)
    assert stored.seed not in json.dumps(opened)


# -- refused by name, and nothing changed --------------------------------------------------------------------------


@pytest.fixture
def pair(server: Any, sit: Any) -> tuple[Any, Any]:
    """Two people, and seat 0 is asked first."""
    opened = server.open(players=2, options={"magicians": ["air-boy", "earth-girl"]}, private=True, seed=SEED)
    return sit(opened, opened["seats"][0]), sit(opened, opened["seats"][1])


def test_a_choice_that_was_answered_already_is_stale(pair: Any) -> None:
    asked, seat = pair[0], 0
    key, *others = asked.options(seat)
    assert asked.ask("choose", seat=seat, number=0, key=key)["number"] == 1
    again = asked.ask("choose", seat=seat, number=0, key=others[0])
    assert (again["type"], again["error"]) == ("error", "stale-number")
    asked.wait_for(1)
    assert asked.numbers == {0: 1}


def test_the_same_choice_sent_twice_counts_once(pair: Any) -> None:
    asked, seat = pair[0], 0
    key = asked.options(seat)[0]
    answers = [asked.ask("choose", seat=seat, number=0, key=key) for _ in range(3)]
    assert {(answer["type"], answer["number"]) for answer in answers} == {("chosen", 1)}
    asked.wait_for(1)
    assert asked.numbers == {0: 1}


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"seat": 1, "number": 0, "key": "end-turn"}, "foreign-seat"),
        ({"seat": 0, "number": 0, "key": "fly away"}, "not-offered"),
        ({"seat": 0, "number": 1, "key": "end-turn"}, "stale-number"),
        ({"seat": 0, "number": -1, "key": "end-turn"}, "bad-message"),
        ({"seat": 0, "number": 0}, "bad-message"),
        ({"seat": "0", "number": 0, "key": "end-turn"}, "bad-message"),
        ({"seat": 0, "number": 0, "key": "end-turn", "seed": 1}, "bad-message"),
        ({"seat": 0, "number": 0, "key": "x" * 500}, "bad-message"),
    ],
)
def test_a_wrong_choice_is_refused_by_name(pair: Any, message: dict[str, Any], error: str) -> None:
    client = pair[0]
    before = json.dumps(client.views)
    client.tell(type="choose", **message)
    while (answer := client.take())["type"] != "error":
        pass
    assert answer["error"] == error
    assert client.ask("refresh")["type"] == "done"
    client.wait_for(0)
    assert (json.dumps(client.views), client.numbers) == (before, {0: 0})


def test_a_seat_that_is_not_asked_cannot_answer(pair: Any) -> None:
    assert pair[1].ask("choose", seat=1, number=0, key="end-turn")["error"] == "not-asked"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("null", "bad-message"),
        ('{"type": "shout"}', "bad-message"),
        ('{"type": ["choose"]}', "bad-message"),
        ("[" * 9000, "bad-message"),
        ('{"type": "hello", "table": "XXXXXX"}', "bad-message"),
        (b"\x00\xff", "bad-message"),
        ("x" * 20_000, "too-large"),
    ],
)
def test_malformed_and_oversized_messages_are_refused_and_the_connection_stays(
    pair: Any, text: str | bytes, error: str
) -> None:
    client = pair[0]
    client.socket.send(text)
    while (answer := client.take())["type"] != "error":
        pass
    assert answer["error"] == error
    assert "Traceback" not in answer["detail"]
    assert client.ask("refresh")["type"] == "done"


def test_a_huge_frame_closes_the_connection_and_only_that(pair: Any) -> None:
    first, second = pair
    first.socket.send("x" * 100_000)
    assert first.close_code() == 1009
    assert second.ask("refresh")["type"] == "done"


# -- coming in -----------------------------------------------------------------------------------------------------


def test_a_wrong_key_and_an_unknown_table_are_refused(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    stranger = sit(opened, "not a key")
    assert (stranger.welcome["error"], stranger.close_code()) == ("wrong-key", 4403)
    nowhere = sit({"code": "NOWHERE"}, opened["owner"])
    assert (nowhere.welcome["error"], nowhere.close_code()) == ("no-such-table", 4404)


def test_whoever_comes_back_finds_the_same_table(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 15)
    client.close()
    again = sit(opened, *opened["seats"])
    assert again.views == client.views
    assert again.numbers == client.numbers
    assert again.logs == client.logs


def test_a_table_that_nobody_uses_leaves_the_memory_and_is_loaded_at_the_next_knock(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    client = sit(opened, *opened["seats"])
    client.play(Random(2), 10)
    house, code = server.app.state.house, opened["code"]
    house.unload(float("inf"))
    assert code in house.tables
    client.close()
    for _ in range(200):
        house.unload(float("inf"))
        if code not in house.tables:
            break
        server.http.get("/health")
    assert code not in house.tables
    assert sit(opened, *opened["seats"]).views == client.views


def test_spectators_see_what_is_public_and_answer_nothing(server: Any, sit: Any) -> None:
    opened = server.open(players=2, rulings=CLOSED, options={"magicians": ["air-boy", "earth-girl"]})
    spectator = sit(opened, opened["spectators"])
    assert spectator.welcome["spectator"]
    assert spectator.welcome["seats"] == []
    hands = [zone for zone in spectator.views[None]["zones"] if zone["id"].startswith("hand-")]
    assert [zone.get("cards", []) for zone in hands] == [[], []]
    assert spectator.ask("choose", seat=0, number=0, key="end-turn")["error"] == "foreign-seat"


# -- bots ----------------------------------------------------------------------------------------------------------


def test_bots_fill_seats_and_play_a_match_to_its_end(server: Any, sit: Any) -> None:
    opened = server.open(players=3, seats=["sensible", "random", "sensible"])
    client = sit(opened, opened["spectators"])
    client.wait(lambda: bool(client.table["over"]))
    client.wait(lambda: "ending" in client.views[None])
    assert client.numbers[None] == client.table["number"]


def test_bots_among_themselves_give_people_the_time_to_watch_and_to_sit_down_again(
    another_server: Any, client_at: Any, database: Any
) -> None:
    server = another_server(Settings(database=str(database), messages_per_second=1e9, pace=3600))
    opened = server.open(players=2)
    place, owner = f"/api/tables/{opened['code']}/seats/", {"authorization": f"Bearer {opened['owner']}"}
    for seat in (0, 1):
        assert server.http.put(f"{place}{seat}", json={"player": "sensible"}, headers=owner).status_code == 200
    watcher = client_at(server, opened, opened["spectators"])
    assert watcher.table["number"] == 0
    assert server.http.put(f"{place}0", json={"player": "human"}, headers=owner).json()["number"] == 0
    client = client_at(server, opened, opened["seats"][0])
    for _ in range(5):  # beside a person a bot answers at once
        client.wait(lambda: bool(client.options(0)) or client.table["over"])
        client.play(Random(1), 1)


def test_with_the_seed_of_a_match_its_bots_do_the_same_again(server: Any, sit: Any) -> None:
    tables = [server.open(seats=["random", "sensible"], private=True, seed=seed) for seed in ("one", "one", "two")]
    clients = [sit(opened, opened["spectators"]) for opened in tables]
    for client in clients:
        client.wait(lambda client=client: "ending" in client.views[None])
    first, again, other = (client.logs[None] for client in clients)
    assert first == again != other


def test_a_bot_has_another_whim_in_every_match_at_every_moment_and_in_every_seat(server: Any, sit: Any) -> None:
    whims: set[str] = set()
    for opened in (server.open(players=2), server.open(players=2)):
        client, table = sit(opened, *opened["seats"]), server.app.state.house.tables[opened["code"]]
        for _ in range(3):
            whims |= {whim(table, seat) for seat in (0, 1)}
            client.play(Random(1), 1)
        assert not any(table.facts.seed in found for found in whims)
    assert len(whims) == 2 * 3 * 2


def test_a_bot_takes_an_absent_seat_and_hands_it_back(server: Any, sit: Any) -> None:
    opened = server.open(players=2, options={"magicians": ["air-boy", "earth-girl"]})
    client = sit(opened, opened["seats"][0])
    client.wait(lambda: bool(client.table))
    place, owner = f"/api/tables/{opened['code']}/seats/1", {"authorization": f"Bearer {opened['owner']}"}
    assert server.http.put(place, json={"player": "sensible"}, headers=owner).status_code == 200
    table, random = server.app.state.house.tables[opened["code"]], Random(3)
    while not any(entry.seat == 1 for entry in table.log):
        client.wait(lambda: bool(client.options(0)))
        client.play(random, 1)
    client.wait(lambda: bool(client.options(0)) or client.table["over"])
    assert server.http.put(place, json={"player": "human"}, headers=owner).status_code == 200
    client.wait(lambda: client.table["seats"][1]["player"] == "human")
    assert client.table["seats"][1]["present"] is False


def test_what_would_the_bot_do(pair: Any) -> None:
    asked, seat = pair[0], 0
    hint = asked.ask("hint", seat=seat)
    assert hint["key"] in asked.options(seat)
    assert 0 < hint["chance"] < 1


def test_why_something_is_not_offered(pair: Any) -> None:
    client = pair[0]
    match = Match.new("bigbook", players=2, options={"magicians": ["air-boy", "earth-girl"]}, seed=SEED)
    assert match.decision is not None
    actions = [notation(key) for key in match.game.face.actions(match.scene, match.decision)]
    reasons = {key: client.ask("why", seat=0, key=key)["reason"] for key in [*actions, "acquire the moon"]}
    expected = {key: match.why_not(key) for key in reasons}
    assert reasons == msgspec.json.decode(msgspec.json.encode(expected))
    assert any(reason is not None for reason in reasons.values())
    assert pair[1].ask("why", seat=1, key=actions[0])["error"] == "not-asked"


def test_why_nothing_can_be_done_with_a_thing(pair: Any) -> None:
    client = pair[0]
    offered = set(client.options(0))
    things = {card["id"] for zone in client.views[0]["zones"] for card in zone.get("cards", [])}
    given = {thing: client.ask("why", seat=0, thing=thing)["reasons"] for thing in sorted(things)}
    reasons = {reason["key"]: reason for found in given.values() for reason in found}
    assert reasons.keys().isdisjoint(offered)
    assert [reason["rule"] for reason in given["supply/fire-3"]] == ["acquire.cost-value-3"]
    for key, reason in reasons.items():
        assert client.ask("why", seat=0, key=key)["reason"] == {"message": reason["message"], "rule": reason["rule"]}
    assert client.ask("why", seat=0, thing="the moon")["reasons"] == []
    assert pair[1].ask("why", seat=1, thing="supply/fire-3")["error"] == "not-asked"
    for wrong in ({}, {"key": "end-turn", "thing": "supply/fire-3"}):
        assert client.ask("why", seat=0, **wrong)["error"] == "bad-message"


def test_whoever_comes_back_is_sent_all_that_was_missed_and_nothing_twice(server: Any, sit: Any) -> None:
    """Choices, an undo and talk while somebody is away: four frames afterwards, and all is as for whoever stayed."""
    opened = server.open(players=2, rulings=CLOSED, private=True, seed=SEED)
    stays, leaves = sit(opened, *opened["seats"]), sit(opened, opened["seats"][1])
    stays.play(Random(3), 6)
    stays.ask("chat", seat=0, text="Where are you?")
    leaves.wait(lambda: bool(leaves.chat))
    leaves.close()
    stays.play(Random(3), 5)
    assert stays.ask("undo", seat=0, number=stays.numbers[0], size="choice", sure=True)["done"] is True
    stays.wait_for(12)
    stays.ask("chat", seat=0, text="We go on.")
    stays.play(Random(4), 2)
    back = sit(opened, opened["seats"][1])
    back.wait(lambda: len(back.chat) == 2)
    assert sorted(json.loads(text)["type"] for text in back.texts) == ["chat", "table", "view", "welcome"]
    assert back.numbers[1] == stays.numbers[1] == 14
    assert back.choices[1] == stays.choices[1] == 12
    assert back.views[1] == stays.views[1]
    assert back.logs[1] == stays.logs[1]
    stays.wait(lambda: len(stays.chat) == 2)
    assert back.chat == stays.chat
    stays.play(Random(5), 1)
    back.wait_for(15)
    assert (back.views[1], back.logs[1]) == (stays.views[1], stays.logs[1])
