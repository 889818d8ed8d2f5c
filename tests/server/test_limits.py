"""Limits and nonsense: haste, silence, slow clients, foreign pages, and a machine that says anything at any time."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from koszmar.server import sockets
from koszmar.server.limits import Bucket, Buckets
from koszmar.server.settings import Settings

from .conftest import PATIENCE


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_visitor_has_a_bucket() -> None:
    buckets = Buckets(0.001, 1)
    assert [buckets.take(visitor) for visitor in ("a", "b", "a")] == [True, True, False]


def test_a_crowd_of_newcomers_forgives_nobody_who_was_here_just_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 100)
    buckets = Buckets(0.001, 1)
    assert [buckets.take("greedy") for _ in range(2)] == [True, False]
    for number in range(200):
        assert buckets.take(f"newcomer {number}")
        assert not buckets.take("greedy")
    assert len(buckets.buckets) == 100


def test_one_visitor_with_many_ipv6_addresses_has_one_bucket() -> None:
    buckets = Buckets(0.001, 1)
    visitors = ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "::ffff:192.0.2.1", "192.0.2.1", "nobody knows")
    assert [buckets.take(visitor) for visitor in visitors] == [True, False, True, True, False, True]


def test_a_client_in_haste_is_told_so_and_then_dropped(
    another_server: Any, client_at: Any, database: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LATE", 0.0)
    server = another_server(Settings(database=str(database), messages_per_second=1, burst=5))
    opened = server.open(players=2)
    client = client_at(server, opened, opened["seats"][0])
    other = client_at(server, opened, opened["seats"][1])
    with suppress(ConnectionClosed):
        for _ in range(160):
            client.tell(type="refresh")
    assert client.close_code() == 4429
    assert any('"too-fast"' in text for text in client.texts)
    assert other.ask("refresh")["type"] == "done"


def test_one_address_cannot_open_tables_without_end(another_server: Any, database: Any) -> None:
    server = another_server(Settings(database=str(database), tables_per_minute=2))
    server.stop_clocks()
    statuses = [server.http.post("/api/tables", json={"game": "bigbook"}).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]


def test_whoever_says_nothing_is_shown_out(another_server: Any, database: Any) -> None:
    server = another_server(Settings(database=str(database), greeting=0.2))
    with connect(f"ws://127.0.0.1:{server.port}/ws") as silent, pytest.raises(ConnectionClosed) as closed:
        silent.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_a_foreign_page_cannot_open_a_socket(server: Any) -> None:
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/ws", origin="https://evil.example"):
        pass


def test_a_client_that_does_not_read_slows_nobody_and_gets_a_fresh_view(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    deaf = sit(opened, opened["spectators"])
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 60)
    deaf.wait_for(client.numbers[0])
    assert deaf.views[None]["status"] == client.views[0]["status"]
    assert deaf.views[None]["panels"] == client.views[0]["panels"]


WORDS = st.sampled_from(["end-turn", "air-boy", "choice", "turn", "", "🂡", "x" * 300])
VALUES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS, st.lists(WORDS, max_size=3))
KINDS = ("hello", "choose", "why", "hint", "undo", "consent", "timeline", "branch", "refresh", "shout")
FIELDS = ("id", "seat", "number", "key", "size", "sure", "agree", "choice", "seats", "table", "keys", "cheat")
NONSENSE = st.one_of(
    st.text(max_size=50),
    st.builds(
        lambda kind, fields: json.dumps({"type": kind, **fields}),
        st.sampled_from(KINDS),
        st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6),
    ),
    st.builds(
        lambda kind, number: json.dumps({"type": kind, "seat": 1, "number": number, "key": "end-turn", "agree": True}),
        st.sampled_from(("choose", "consent")),
        st.integers(-5, 50),
    ),
)


def test_whatever_a_client_says_it_gets_an_answer_and_nothing_changes(server: Any, sit: Any) -> None:
    """The client holds the seat that is not asked: nothing that it may say changes the table."""
    opened = server.open(players=2, options={"magicians": ["air-boy", "earth-girl"]}, private=True,
                         seed="seat 0 begins 1")  # fmt: skip
    client = sit(opened, opened["seats"][1])
    table = server.app.state.house.tables[opened["code"]]
    before = (table.match.fingerprint(), table.number, table.facts)

    @settings(max_examples=100 * THOROUGH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(NONSENSE, min_size=1, max_size=5))
    def talk(texts: list[str]) -> None:
        for text in texts:
            client.socket.send(text)
        client.ids = 10**12
        assert client.ask("refresh")["type"] == "done"
        assert (table.match.fingerprint(), table.number, table.facts) == before
        assert not any("Traceback" in text or '"rule-fault"' in text for text in client.texts)
        client.texts.clear()

    talk()
