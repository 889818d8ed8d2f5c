"""Scenarios over HTTP: listed, opened, checked, packed and tried, by whoever comes, within limits."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr

from koszmar.kernel import scenarios as shelf
from koszmar.kernel.game import Game, games
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import LARGEST_STORY, LARGEST_WHOLE, zipped
from koszmar.server import work, workshop
from koszmar.server.settings import Settings

from .conftest import PATIENCE, Client, Server

WRITABLE = [game for game in games().values() if game.scenarios and game.scenarios.workshop]
GAMES = pytest.mark.parametrize("game", WRITABLE, ids=lambda game: game.id)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KOSZMAR_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def shop(home: Path) -> Iterator[Server]:
    server = Server(Settings(database=str(home / "tables.db")))
    yield server
    server.stop()


def draft_of(shop: Server, game: Game, name: str = "new:mill") -> Any:
    answer = shop.http.post(f"/api/games/{game.id}/workshop/open/{name}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(shop: Server, game: Game, what: str, body: Any) -> Any:
    return shop.http.post(f"/api/games/{game.id}/workshop/{what}", json=body)


@GAMES
def test_scenarios_are_listed_with_those_that_are_installed_and_can_be_had_as_zips(shop: Server, game: Game) -> None:
    assert game.scenarios is not None
    files = game.scenarios.start("mill")
    name = shelf.install(game.id, "mill", files)
    listed = shop.http.get(f"/api/games/{game.id}/scenarios").json()
    assert [one["name"] for one in listed] == [*game.scenarios.shipped(), name]
    answer = shop.http.get(f"/api/games/{game.id}/scenarios/{name.replace('@', '%40')}")
    assert answer.headers["content-type"] == "application/zip"
    assert shelf.read_zip(answer.content) == files
    assert shop.http.get(f"/api/games/{game.id}/scenarios/..%2f..%2fetc").status_code == 404
    assert shop.http.get("/api/games/ludo/scenarios").json()["error"] == "no-such-game"


@GAMES
def test_an_installed_scenario_is_offered_in_the_lobby_and_played(shop: Server, game: Game) -> None:
    assert game.scenarios is not None
    name = shelf.install(game.id, "mill", game.scenarios.start("mill"))
    info = next(one for one in shop.http.get("/api/games").json()["games"] if one["id"] == game.id)
    field = next(one for one in info["options"] if one["name"] == game.scenarios.option)
    choice = next(one for one in field["choices"] if one["value"] == name)
    assert set(choice["title"]) == {"en", "pl"}
    assert info["editor"] == f"editor/{game.id}"
    made = shop.open(game=game.id, players=2, options={game.scenarios.option: name})
    client = Client(shop.port, made["code"], *made["seats"])
    for _ in range(20):
        if "prologue" in "".join(client.texts):
            break
        seat = next(seat for seat in (0, 1) if client.options(seat))
        client.wait_for(client.choose(seat, client.options(seat)[0])["number"])
    heard = [json.loads(text) for text in client.texts]
    client.close()
    texts = [message["texts"] for message in heard if message["type"] == "words"]
    assert all("prologue" in "".join(one[lang] for one in texts) for lang in ("en", "pl"))
    for lang in ("en", "pl"):
        assert shop.http.get(f"/api/tables/{made['code']}/words/{lang}").status_code == 404


@GAMES
def test_a_draft_goes_there_and_back_and_is_judged(shop: Server, game: Game) -> None:
    assert game.scenarios is not None
    there = draft_of(shop, game)
    assert there["judged"]["complaints"] == []
    assert there["judged"]["shown"]
    judged = post(shop, game, "check", there["draft"]).json()
    assert judged == there["judged"] | {"files": judged["files"]}
    zip_of = post(shop, game, "zip", there["draft"])
    assert 'filename="mill.zip"' in zip_of.headers["content-disposition"]
    again = shop.http.post(f"/api/games/{game.id}/workshop/open", content=zip_of.content).json()
    assert again["draft"]["plot"] == there["draft"]["plot"]


@GAMES
def test_a_draft_is_played_from_its_beginning_and_from_a_point(shop: Server, game: Game) -> None:
    draft = draft_of(shop, game)["draft"]
    made = post(shop, game, "table", {"draft": draft, "players": 2})
    assert made.status_code == 201, made.text
    table = made.json()
    assert table["table"]["options"]["scenario"].startswith("mill@")
    client = Client(shop.port, table["code"], table["seats"][0])
    client.close()
    point = post(shop, game, "table", {"draft": draft, "players": 1, "point": "matches", "seats": ["random"]})
    assert point.json()["table"]["options"]["scenario"].endswith("#matches")
    nowhere = post(shop, game, "table", {"draft": draft, "players": 1, "point": "cellar"}).json()
    assert nowhere["error"] == "bad-setting"


@GAMES
def test_bots_rehearse_a_draft_and_tell_what_they_saw(shop: Server, game: Game) -> None:
    draft = draft_of(shop, game)["draft"]
    answer = post(shop, game, "study", {"draft": draft, "players": 2, "bot": "random", "matches": 2})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["matches"], told["errors"], [cell["players"] for cell in told["cells"]]) == (2, [], [2])
    assert sum(told["cells"][0]["endings"].values()) == 2
    assert told == post(shop, game, "study", {"draft": draft, "players": 2, "bot": "random", "matches": 2}).json()
    for wish in ({"bot": "search"}, {"matches": 1000}, {"players": 99}, {"draft": {}}):
        assert post(shop, game, "study", {"draft": draft, **wish}).status_code == 400
    draft["plot"]["ending"] = []
    assert post(shop, game, "study", {"draft": draft}).json()["error"] == "bad-setting"


@GAMES
def test_only_the_owner_of_a_draft_reads_what_its_story_hides(shop: Server, game: Game) -> None:
    def margin(made: Any, key: str) -> Any:
        where = f"/api/games/{game.id}/workshop/table/{made['code']}"
        return shop.http.get(where, headers={"Authorization": f"Bearer {key}"})

    draft = draft_of(shop, game)["draft"]
    made = post(shop, game, "table", {"draft": draft, "players": 2, "point": "matches"}).json()
    assert margin(made, made["owner"]).json()["draw"] == {"matches": "desk"}
    for key in (made["seats"][0], made["spectators"], "nobody's"):
        assert margin(made, key).json()["error"] == "wrong-key"
    assert game.scenarios is not None
    shared = shelf.install(game.id, "mill", game.scenarios.start("mill"))
    for options in ({}, {game.scenarios.option: shared}):
        other = shop.open(game=game.id, players=2, options=options)
        assert margin(other, other["owner"]).json()["error"] == "wrong-key"


@GAMES
def test_what_cannot_be_played_gets_no_table(shop: Server, game: Game, home: Path) -> None:
    draft = draft_of(shop, game)["draft"]
    draft["plot"]["ending"] = []
    answer = post(shop, game, "table", {"draft": draft})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-setting")
    assert not (home / "drafts").exists()
    assert any(one["grave"] for one in post(shop, game, "check", draft).json()["complaints"])


@GAMES
@pytest.mark.parametrize(
    "body", [[], 1, {}, {"plot": []}, {"plot": {}, "texts": {"en": 1}}, {"plot": {}, "texts": {}, "x": 1}]
)
def test_nonsense_is_refused(shop: Server, game: Game, body: Any) -> None:
    for what in ("check", "zip"):
        assert post(shop, game, what, body).status_code == 400
    assert post(shop, game, "table", {"draft": body}).status_code == 400
    assert shop.http.post(f"/api/games/{game.id}/workshop/open", content=b"PK no zip").json()["error"] == "bad-scenario"


@GAMES
@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"plot":' * 5_000, b'"\xff"', b"{", b"", b'{"plot": {"a": "\xed\xa0\x80"}}']
)
def test_what_cannot_be_read_is_refused(shop: Server, game: Game, body: bytes) -> None:
    for what in ("check", "zip", "table", "study"):
        headers = {"content-type": "application/json"}
        answer = shop.http.post(f"/api/games/{game.id}/workshop/{what}", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), (what, answer.text)


@GAMES
def test_a_scenario_that_is_being_removed_is_not_there_any_more(
    shop: Server, game: Game, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "installed", lambda game: {"mill@3f2a9c1b77d0": home / "gone"})
    there = shop.http.get(f"/api/games/{game.id}/scenarios/mill%403f2a9c1b77d0")
    opened = shop.http.post(f"/api/games/{game.id}/workshop/open/mill%403f2a9c1b77d0")
    assert [(one.status_code, one.json()["error"]) for one in (there, opened)] == [(404, "no-such-thing")] * 2


@GAMES
def test_what_is_too_large_is_refused(shop: Server, game: Game) -> None:
    answer = shop.http.post(f"/api/games/{game.id}/workshop/open", content=b"x" * (LARGEST_WHOLE + 1))
    assert answer.status_code == 413
    bomb = zipped({"scenario.toml": b"#" * 400_000, "en.ftl": b"#" * 400_000, "pl.ftl": b"#" * 400_000}, "bomb")
    refused = shop.http.post(f"/api/games/{game.id}/workshop/open", content=bomb)
    assert refused.json()["error"] == "bad-scenario"


@GAMES
def test_a_story_of_endless_texts_is_refused(shop: Server, game: Game) -> None:
    """Texts take ten times as long to read as the same bytes of anything else: twelve seconds for a megabyte."""
    assert game.scenarios is not None
    endless = b"".join(b"word-%d = a\n" % number for number in range(1 + LARGEST_STORY // 12))
    files = game.scenarios.start("mill")
    bomb = zipped({**files, "en.ftl": files["en.ftl"] + endless}, "bomb")
    refused = shop.http.post(f"/api/games/{game.id}/workshop/open", content=bomb)
    assert (refused.status_code, refused.json()["error"]) == (400, "bad-scenario")


@contextmanager
def noted(owner: Any, name: str) -> Iterator[list[threading.Thread]]:
    """The threads of this process in which a function is called meanwhile."""
    found: list[threading.Thread] = []
    function = getattr(owner, name)
    put = force_setattr if isinstance(owner, Struct) else setattr

    def noting(*args: Any, **more: Any) -> Any:
        found.append(threading.current_thread())
        return function(*args, **more)

    before = vars(owner)[name] if isinstance(owner, type) else function
    put(owner, name, noting)
    try:
        yield found
    finally:
        put(owner, name, before)


@GAMES
def test_what_an_author_sends_is_read_where_nobody_else_waits_for_it(shop: Server, game: Game) -> None:
    """A draft is thought about in a process of its own; its words, and its first match, beside the event loop."""
    assert game.scenarios is not None
    draft = draft_of(shop, game)["draft"]
    with noted(game.scenarios, "check") as checked, noted(game.face, "words") as worded, noted(Match, "new") as begun:
        assert post(shop, game, "check", draft).status_code == 200
        assert checked == []
        made = post(shop, game, "table", {"draft": draft, "players": 1}).json()
        client = Client(shop.port, made["code"], *made["seats"])
        glance = f"/api/tables/{made['code']}/glance/pl"
        assert shop.http.get(glance, headers={"Authorization": f"Bearer {made['owner']}"}).status_code == 200
        said = client.ask("branch", choice=None, keep=[0])
        assert said["type"] == "branched", said
        shop.open(game=game.id, players=1, options=made["table"]["options"])
        client.close()
    assert worded
    assert begun
    assert shop.thread not in {*worded, *begun}


@GAMES
def test_who_checks_too_often_has_to_wait(home: Path, game: Game) -> None:
    server = Server(Settings(database=str(home / "tables.db"), drafts_per_minute=3))
    server.stop_clocks()
    answers = [server.http.post(f"/api/games/{game.id}/workshop/open/new:mill").status_code for _ in range(4)]
    server.stop()
    assert answers == [200, 200, 200, 429]


@GAMES
def test_who_sends_many_drafts_at_once_is_refused_before_they_are_read(
    shop: Server, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "EACH", 2)
    head = f"POST /api/games/{game.id}/workshop/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000000\r\n\r\n{{"
    halves = [socket.create_connection(("127.0.0.1", shop.port), timeout=PATIENCE) for _ in range(2)]
    for half in halves:
        half.sendall(head.encode())
    house = shop.app.state.house
    while house._uploads["127.0.0.1"] < 2:
        time.sleep(0.01)
    refused = post(shop, game, "check", {})
    assert (refused.status_code, refused.json()["error"]) == (503, "busy")
    elsewhere = {"x-forwarded-for": "203.0.113.4"}
    assert shop.http.post(f"/api/games/{game.id}/workshop/check", json={}, headers=elsewhere).status_code == 400
    for half in halves:
        half.close()
    while house._uploads["127.0.0.1"]:
        time.sleep(0.01)
    assert post(shop, game, "check", {}).status_code == 400


@GAMES
def test_the_editor_and_its_kit_are_there(shop: Server, game: Game) -> None:
    answer = shop.http.get(f"/editor/{game.id}", follow_redirects=True)
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "text/html")
    kit = shop.http.get(f"/api/games/{game.id}/workshop")
    again = shop.http.get(f"/api/games/{game.id}/workshop", headers={"if-none-match": kit.headers["etag"]})
    assert (kit.status_code, again.status_code) == (200, 304)
    assert shop.http.get("/editor/bigbook").status_code == 404


@GAMES
def test_whoever_was_thinking_about_a_draft_is_killed_and_the_next_one_thinks_again(shop: Server, game: Game) -> None:
    draft = draft_of(shop, game)["draft"]
    for pool in work.DRAFTS._pools:
        for process in pool._processes:  # type: ignore[attr-defined]
            os.kill(process, signal.SIGKILL)
    answer = post(shop, game, "check", draft)
    assert (answer.status_code, answer.json()["error"]) == (503, "busy")
    assert answer.headers["retry-after"]
    assert post(shop, game, "check", draft).json()["complaints"] == []
