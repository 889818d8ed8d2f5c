"""Small holes, each of them closed: odd addresses and headers, crafted files, full disks, names that are not ours."""

import gzip
import json
import os
import socket
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import compress, decompress

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from koszmar import Match
from koszmar.cli import main
from koszmar.server import storage as storing
from koszmar.server.limits import is_our_host, is_our_origin
from koszmar.server.settings import Settings

from .conftest import PATIENCE


def asked(port: int, *lines: str) -> int:
    """The status of an answer to a request that no decent client would send."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
        return int(line.makefile("rb").readline().split()[1])


# -- odd addresses and headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b.js", "/looks/%00", "/api/tables/%00", "/%0a", f"/{'x' * 5000}", "/%ff"]
)
def test_no_address_is_a_defect_of_ours(server: Any, path: str) -> None:
    assert asked(server.port, f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}") == 404


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://a:b:c", "\xff", "http://[x]:99999999"])
def test_an_origin_that_is_none_is_refused(server: Any, origin: str) -> None:
    lines = ["POST /api/tables HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Origin: {origin}", "Content-Length: 0"]
    assert asked(server.port, *lines) == 403


def test_an_origin_is_ours_with_its_scheme() -> None:
    assert is_our_origin("https://table.example", "https", "table.example", ())
    assert not is_our_origin("http://table.example", "https", "table.example", ())
    assert not is_our_origin("https://table.example", "http", "table.example", ())
    assert is_our_origin("https://table.example", "http", "table.example", ("https://table.example",))
    assert is_our_origin("http://table.example:8642", "ws", "table.example:8642", ())
    assert not is_our_origin("null", "http", "null", ())
    assert is_our_origin(None, "http", None, ())


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8642", "[::1]:8642", "[fe80::1]", "LOCALHOST:8642",
                                  "192.168.1.5:8642", "table.example", "table.example:443"])  # fmt: skip
def test_a_server_answers_to_addresses_and_to_names_that_it_was_given(host: str) -> None:
    assert is_our_host(host, ("https://table.example",))


@pytest.mark.parametrize(
    "host",
    [
        None, "", "evil.example", "evil.example:8642", "127.0.0.1.evil.example", "[::1", "[x]", "a b", "@127.0.0.1",
        "localhost.evil.example", "0x7f000001.evil.example",
    ],
)  # fmt: skip
def test_a_name_that_somebody_else_has_pointed_at_us_gets_nothing(host: str | None) -> None:
    assert not is_our_host(host, ("https://table.example",))


def test_a_page_under_a_rebound_name_reads_nothing_and_opens_nothing(server: Any) -> None:
    evil = {"host": f"evil.example:{server.port}"}
    for path in ("/", "/api/games", "/health", "/api/reach"):
        answer = server.http.get(path, headers=evil)
        assert (answer.status_code, answer.json()["error"]) == (421, "foreign-host")
    own = evil | {"origin": f"http://evil.example:{server.port}"}
    assert server.http.post("/api/tables", json={"game": "bigbook"}, headers=own).status_code == 421
    with socket.create_connection(("127.0.0.1", server.port)) as line, pytest.raises(InvalidStatus):
        connect(f"ws://evil.example:{server.port}/ws", sock=line)


# -- crafted files -------------------------------------------------------------------------------------------------


def bent(plain: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy with one place changed."""
    if not path:
        return value
    copy = dict(plain) if isinstance(plain, dict) else list(plain)
    copy[path[0]] = bent(plain[path[0]], path[1:], value)
    return copy


def leaves(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    yield path
    for name, value in inside:
        yield from leaves(value, (*path, name))


@pytest.mark.parametrize("game", ["bigbook", "betrayal"])
def test_no_crafted_checkpoint_is_a_defect_of_ours(server: Any, game: str) -> None:
    match = Match.new(game, seed="crafted")
    match.choose(match.options()[0], match.decision.seat)  # type: ignore[union-attr]
    plain = json.loads(match.checkpoint())
    places = [path for path in leaves(plain["state"], ("state",)) if path]
    for number, path in enumerate(places[:: max(1, len(places) // 60)]):
        crafted = bent(plain, path, [None, -1, 10**9, "?", [], {}, "seat 99"][number % 7])
        answer = server.http.post("/api/records", content=json.dumps(crafted))
        assert answer.status_code in (201, 400), (path, answer.text)
        if answer.status_code == 201:
            assert server.http.get(f"/api/tables/{answer.json()['code']}").status_code == 200
    for field, value in (("step", 10**30), ("step", 10**18), ("number", 0), ("step", -1)):
        assert server.http.post("/api/records", content=json.dumps(plain | {field: value})).status_code in (201, 400)


# -- texts that a database cannot hold -----------------------------------------------------------------------------


def test_a_text_with_a_nul_is_refused_and_nothing_is_tried(server: Any, sit: Any) -> None:
    for wish in ({"names": ["A\0la"]}, {"private": True, "seed": "a\0b"}, {"names": ["\x1b[2J"]}):
        answer = server.http.post("/api/tables", json={"game": "bigbook", **wish})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), answer.text
    opened = server.open(players=2)
    place, owner = f"/api/tables/{opened['code']}/seats/0", {"authorization": f"Bearer {opened['owner']}"}
    assert server.http.put(place, json={"name": "A\0"}, headers=owner).status_code == 400
    client = sit(opened, opened["seats"][0])
    assert client.ask("chat", seat=0, text="a\0b")["error"] == "bad-message"
    assert client.ask("report", note="a\0b")["error"] == "bad-message"
    assert client.ask("chat", seat=0, text="two\nlines")["type"] == "done"


def test_a_record_with_a_nul_is_refused(server: Any) -> None:
    match = Match.new("bigbook", seed="a\0b")
    assert server.http.post("/api/records", content=match.record()).json()["error"] == "bad-record"
    plain = json.loads(Match.new("bigbook", seed="x").checkpoint())
    plain["record"]["choices"], plain["number"] = ["\0"], 1
    assert server.http.post("/api/records", content=json.dumps(plain)).json()["error"] == "bad-record"


# -- disks ---------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_nobody_else_on_the_machine_reads_the_seeds(another_server: Any, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    server = another_server(Settings(database=str(folder / "tables.db")))
    server.open(players=2)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name
    server.stop()
    os.chmod(folder / "tables.db", 0o644)
    another_server(Settings(database=str(folder / "tables.db")))
    assert stat.S_IMODE((folder / "tables.db").stat().st_mode) == 0o600


def test_a_full_disk_is_not_healthy(
    another_server: Any, client_at: Any, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "TRY_EVERY", 0.0)
    server = another_server(Settings(database=str(database), messages_per_second=1e9))
    opened = server.open(players=2)
    client = client_at(server, opened, opened["seats"][0])
    assert server.http.get("/health").json()["status"] == "ok"
    engine = server.app.state.house.storage.engine.sync_engine

    def fill(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count=1")
        cursor.close()

    sa.event.listen(engine, "checkout", fill)
    while (said := client.ask("chat", seat=0, text="x" * 500))["type"] == "done":
        pass
    assert said["error"] == "unavailable"
    answer = server.http.post("/api/tables", json={"game": "bigbook"})
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (503, "unavailable", "2")
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()["status"], answer.json()["storage"]) == (503, "storage", "failing")
    sa.event.remove(engine, "checkout", fill)
    sa.event.listen(engine, "checkout", lambda one, *_: one.cursor().execute("PRAGMA max_page_count=4294967294"))
    assert client.ask("chat", seat=0, text="again")["type"] == "done"
    assert server.http.get("/health").status_code == 200


def test_a_disk_that_is_nearly_full_is_not_healthy(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "free_bytes", lambda path: 1000)
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()["storage"]) == (503, "full")


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be kept"), ("pl", "nie można")])
def test_a_database_that_cannot_be_written_is_one_clear_sentence(tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "text.db").write_text("this is not a database at all" * 100)
    places = [tmp_path / "file" / "tables.db", tmp_path, tmp_path / "text.db", Path("/proc/koszmar/tables.db")]
    for place in places:
        result = CliRunner().invoke(main, ["serve", "--port", "0", "--db", str(place), "--lang", lang])
        assert result.exit_code == 1, place
        assert "Traceback" not in result.output + result.stderr
        assert said in result.stderr, result.stderr


# -- tables that cannot be entered ---------------------------------------------------------------------------------


def test_a_table_that_is_refused_does_not_close_as_one_that_does_not_exist(
    another_server: Any, client_at: Any, database: Path
) -> None:
    server = another_server(Settings(database=str(database)))
    opened = server.open(players=2)
    engine = sa.create_engine(f"sqlite:///{database}")
    row = {"code": opened["code"], "number": 0, "kind": "choice", "seat": 0, "text": "nonsense", "at": "then"}
    with engine.begin() as connection:
        connection.execute(storing.CHOICES.insert().values(row))
    engine.dispose()
    server.app.state.house.unload(float("inf"))
    refused = client_at(server, opened, opened["seats"][0])
    assert (refused.welcome["error"], refused.close_code()) == ("rule-fault", 4409)
    assert client_at(server, {"code": "NOWHERE"}, opened["seats"][0]).close_code() == 4404


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('{"type": "choose", "id": 77, "seat": "0"}', "bad-message"),
        ('{"type": "shout", "id": 77}', "bad-message"),
        ('{"type": "chat", "id": 77, "text": "half a mess', "bad-message"),
        (b'{"type": "refresh", "id": 77}', "bad-message"),
        ('{"type": "chat", "id": 77, "text": "' + "x" * 20_000 + '"}', "too-large"),
        ('{"type": "chat", "text": "' + "x" * 20_000 + '", "id": 77}', "too-large"),
    ],
)
def test_a_refusal_carries_the_id_of_what_it_refuses(server: Any, sit: Any, text: str | bytes, error: str) -> None:
    opened = server.open(players=2)
    client = sit(opened, opened["seats"][0])
    client.socket.send(text)
    while (said := client.take())["type"] != "error":
        pass
    assert (said["error"], said["re"]) == (error, 77)


def test_nothing_that_comes_in_packed_is_unpacked(server: Any, sit: Any) -> None:
    """Long messages travel packed to browsers, and never the other way: a few bytes could become gigabytes."""
    opened = server.open(players=2)
    client = sit(opened, opened["seats"][0])
    assert client.socket.protocol.extensions == []  # it was offered
    bomb = compress(b'{"type": "chat", "id": 5, "text": "' + b"x" * 10**7)
    for packed in (bomb, compress(b'{"type": "refresh", "id": 5}'), gzip.compress(b"{}")):
        client.socket.send(packed[:60_000])
        while (said := client.take())["type"] != "error":
            pass
        assert said["error"] == "bad-message"
    for coding, body in (("gzip", gzip.compress(b"{}" * 10**6)), ("deflate", bomb)):
        for path in ("/api/tables", "/api/records", "/api/records/verify"):
            answer = server.http.post(path, content=body, headers={"content-encoding": coding})
            assert answer.status_code in (200, 400), (path, answer.text)
            assert answer.status_code == 400 or not answer.json().get("fingerprint")


def test_a_long_message_says_the_same_packed(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    plain = sit(opened, opened["seats"][0])
    view = next(text for text in plain.texts if '"type":"view"' in text)
    assert len(view) > 4096
    with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
        socket.send(
            json.dumps({"type": "hello", "table": opened["code"], "keys": [opened["seats"][0]], "packed": True})
        )
        while not isinstance(said := socket.recv(timeout=PATIENCE), bytes):
            pass
    assert decompress(said).decode() == view


def test_haste_is_refused_with_its_id_too(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(Settings(database=str(database), messages_per_second=0.001, burst=3))
    opened = server.open(players=2)
    client = client_at(server, opened, opened["seats"][0])
    said = [client.ask("why", seat=0, key="end-turn") for _ in range(6)]
    assert [one["error"] for one in said[-3:]] == ["too-fast"] * 3


def test_reports_have_an_end(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(Settings(database=str(database)))
    server.stop_clocks()
    opened = server.open(players=2)
    watcher = client_at(server, opened, opened["spectators"])
    said = [watcher.ask("report", note="again") for _ in range(12)]
    assert [one["type"] for one in said[:3]] == ["done"] * 3
    assert said[-1]["error"] == "too-fast"
    for _ in range(3):
        other = client_at(server, opened, opened["spectators"])
        assert other.ask("report", note="again")["error"] == "too-fast"
