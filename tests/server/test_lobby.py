"""The HTTP half: games, words, tables, records, and everything it refuses."""

import json
from random import Random
from typing import Any

import pytest
import schemathesis
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import HealthCheck, given, settings
from tests.thorough import THOROUGH

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.kernel.game import games
from koszmar.kernel.ledger import load_ledger
from koszmar.server.logs import Lines

from .conftest import PATIENCE


def bearer(*keys: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(keys)}"}


def test_the_catalogue_offers_everything_that_can_be_chosen(server: Any) -> None:
    offered = server.http.get("/api/games").json()["games"]
    assert [game["id"] for game in offered] == list(games())
    for info in offered:
        game = games()[info["id"]]
        for kind in ("options", "rulings", "parameters"):
            defaults = {field["name"]: field["default"] for field in info[kind]}
            assert game.setting(**{kind: defaults}) == game.setting()
        for field in [*info["options"], *info["rulings"]]:
            assert field["message"]
            assert all(choice["message"] for choice in field.get("choices", []))
    bigbook = next(info for info in offered if info["id"] == "bigbook")
    level = next(field for field in bigbook["options"] if field["name"] == "level")
    assert [choice["value"] for choice in level["choices"]] == [1, 2, 3]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_words_are_one_fluent_resource_and_may_be_cached(server: Any, lang: str) -> None:
    answer = server.http.get(f"/api/words/bigbook/{lang}")
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(answer.text))
    assert bundle.has_message("seat")
    assert bundle.has_message("option-level")
    again = server.http.get(f"/api/words/bigbook/{lang}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    lobby = server.http.get(f"/api/words/lobby/{lang}").text
    assert "option-level =" not in lobby
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(lobby))
    for game in games().values():
        title, errors = bundle.format_pattern(bundle.get_message(f"game-{game.id}").value)
        assert (title, errors) == (game.title[lang], [])


def test_the_ledger_is_served_whole(server: Any) -> None:
    statements = server.http.get("/api/games/bigbook/ledger").json()["statements"]
    assert len(statements) == len(load_ledger("bigbook").statements)


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "bigbook", "players": 9}, 400, "bad-setting"),
        ({"game": "bigbook", "options": {"level": 7}}, 400, "bad-setting"),
        ({"game": "bigbook", "rulings": {"hats": "on"}}, 400, "bad-setting"),
        ({"game": "bigbook", "parameters": {"hand_size": -1}}, 400, "bad-setting"),
        ({"game": "bigbook", "players": 2, "seats": ["human"]}, 400, "bad-setting"),
        ({"game": "bigbook", "seats": ["human", "wizard"]}, 400, "bad-setting"),
        ({"game": "bigbook", "seed": "mine"}, 400, "bad-setting"),
        ({"game": "bigbook", "names": ["x" * 50]}, 400, "bad-request"),
        ({"game": "bigbook", "cheat": True}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_by_name(
    server: Any, wish: dict[str, Any], status: int, error: str
) -> None:
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/NOSUCH", 404),
        ("GET", "/api/tables/NOSUCH/record", 404),
        ("GET", "/api/games/chess/ledger", 404),
        ("GET", "/api/words/chess/en", 404),
        ("GET", "/api/words/bigbook/xx", 404),
        ("GET", "/api/words/../secrets", 404),
        ("DELETE", "/api/tables/NOSUCH/seats/0/key", 404),
        ("DELETE", "/api/games", 405),
    ],
)
def test_what_is_not_there_is_a_named_problem(server: Any, method: str, path: str, status: int) -> None:
    answer = server.http.request(method, path)
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "detail"}


def test_a_body_that_is_too_large_is_refused(server: Any) -> None:
    answer = server.http.post("/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_keys_travel_in_a_header_and_open_only_what_they_open(server: Any) -> None:
    opened = server.open(players=2)
    place = f"/api/tables/{opened['code']}"
    assert server.http.put(f"{place}/spectators", json={"open": False}).status_code == 401
    for key in (opened["seats"][0], opened["spectators"]):
        assert server.http.put(f"{place}/spectators", json={"open": False}, headers=bearer(key)).status_code == 403
    assert server.http.put(f"{place}/seats/1", json={"name": "Ala"}, headers=bearer(opened["seats"][0])).is_error
    named = server.http.put(f"{place}/seats/1", json={"name": "Ala"}, headers=bearer(opened["seats"][1]))
    assert named.json()["seats"][1]["name"] == "Ala"
    assert server.http.put(f"{place}/seats/7", json={}, headers=bearer(opened["owner"])).status_code == 404
    assert opened["owner"] not in server.http.get(place).text


def test_a_foreign_page_cannot_change_anything(server: Any) -> None:
    answer = server.http.post("/api/tables", json={"game": "bigbook"}, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    ours = {"origin": str(server.http.base_url).rstrip("/")}
    assert server.http.post("/api/tables", json={"game": "bigbook"}, headers=ours).status_code == 201


def test_every_answer_carries_a_strict_policy(server: Any) -> None:
    for path in ("/", "/api/games", "/api/tables/NOSUCH", "/health"):
        policy = server.http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy


# -- records -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["record", "checkpoint"])
def test_a_record_goes_out_and_comes_back_as_the_same_table(server: Any, sit: Any, kind: str) -> None:
    opened = server.open(players=2, options={"level": 2})
    client = sit(opened, *opened["seats"])
    client.play(Random(9), 20)
    place = f"/api/tables/{opened['code']}/{kind}"
    assert server.http.get(place, headers=bearer(opened["seats"][0])).json()["error"] == "not-over"
    assert server.http.get(place, headers=bearer(opened["owner"])).json()["error"] == "not-over"
    text = server.http.get(place, headers=bearer(*opened["seats"])).text
    client.wait(lambda: client.table["exposed"])
    loaded = server.http.post("/api/records?seats=human,human", content=text)
    assert loaded.status_code == 201, loaded.text
    again = sit(loaded.json(), *loaded.json()["seats"])
    assert again.views == client.views
    assert again.logs == client.logs
    again.play(Random(1), 5)


def test_a_broken_record_is_refused(server: Any) -> None:
    sealed = Match.new("bigbook", seed="x").record(sealed=True)
    wrong = json.loads(Match.new("bigbook", seed="x").record()) | {"choices": ["fly away"]}
    for text in ("", "{}", "[" * 100_000, sealed, json.dumps(wrong)):
        answer = server.http.post("/api/records", content=text)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-record"), answer.text


def finished() -> Match:
    match, bot = Match.new("bigbook", seed="x"), make_bot("random", seed="y")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return match


def test_an_honest_record_is_verified(server: Any) -> None:
    match = finished()
    assert match.result is not None
    for text in (match.record(), match.checkpoint()):
        answer = server.http.post("/api/records/verify", content=text)
        assert answer.status_code == 200
        assert answer.json() == {
            "good": True,
            "choices": match.number,
            "fingerprint": match.fingerprint(),
            "over": True,
            "won": list(match.result.winners),
            "exposed": False,
        }
    begun = server.http.post("/api/records/verify", content=Match.new("bigbook", seed="x").record()).json()
    assert (begun["good"], begun["over"], begun["choices"], begun["won"]) == (True, False, 0, [])


def test_a_record_that_was_meddled_with_is_found_out(server: Any) -> None:
    plain = json.loads(finished().record())
    choices = plain["choices"]
    meddled = [
        (plain | {"choices": [*choices[:7], "fly away", *choices[8:]]}, 8),
        (plain | {"choices": [*choices, choices[-1]]}, len(choices) + 1),
        (plain | {"seed": "another"}, None),
        (plain | {"seal": "0" * 64}, None),
        (plain | {"seed": None}, None),
        (plain | {"game": "chess"}, None),
        (plain | {"players": 9}, None),
        (plain | {"choices": ["air-boy"] * 100_000}, None),
        (plain | {"cheat": True}, None),
    ]
    for record, choice in meddled:
        answer = server.http.post("/api/records/verify", content=json.dumps(record))
        assert answer.status_code == 200, answer.text
        found = answer.json()
        assert (found["good"], found["choice"]) == (False, choice), found
        assert found["reason"]
    for text in (b"", b"null", b"\xff\xfe", b"[" * 100_000, b"x" * 3_000_000):
        answer = server.http.post("/api/records/verify", content=text)
        assert (answer.status_code, answer.json()["good"]) == (200, False)
    assert server.http.post("/api/records/verify", content=b" " * 5_000_000).status_code == 413


def test_a_seed_of_ones_own_is_for_private_play_and_shows(server: Any) -> None:
    opened = server.open(players=2, private=True, seed="a dark night")
    assert opened["table"]["exposed"] is True
    assert opened["table"]["seal"] == json.loads(Match.new("bigbook", seed="a dark night").record())["seal"]


# -- machines ------------------------------------------------------------------------------------------------------


def test_health_and_metrics(server: Any) -> None:
    server.open(players=2)
    assert server.http.get("/health").json() == {"status": "ok", "storage": "ok", "channels": "none"}
    text = server.http.get("/metrics").text
    assert 'koszmar_tables_opened_total{game="bigbook"}' in text


def test_notes_are_lines_of_json_without_secrets(server: Any, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", logger="koszmar.server"):
        opened = server.open(players=2, private=True, seed="a dark night")
        server.http.put(f"/api/tables/{opened['code']}/spectators", json={"open": True}, headers=bearer("nonsense"))
    lines = [Lines().format(record) for record in caplog.records if record.name == "koszmar.server"]
    notes = [json.loads(line) for line in lines]
    assert [note["event"] for note in notes if note.get("table") == opened["code"]] == ["table opened"]
    for secret in ("a dark night", opened["owner"], opened["spectators"], *opened["seats"], "nonsense"):
        assert not any(secret in line for line in lines)


def test_no_call_that_fits_the_openapi_description_breaks_the_server(server: Any) -> None:
    schema = schemathesis.openapi.from_dict(server.http.get("/schema/openapi.json").json())

    quick = settings(max_examples=12 * THOROUGH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    for found in schema.get_all_operations():

        @quick
        @given(case=found.ok().as_strategy())
        def check(case: Any) -> None:
            answer = case.call(base_url=str(server.http.base_url), timeout=PATIENCE)
            assert answer.status_code < 500, answer.text

        check()


def test_no_key_is_ever_part_of_an_address(server: Any) -> None:
    described = server.http.get("/schema/openapi.json").json()
    names = [
        parameter["name"]
        for path in described["paths"].values()
        for call in path.values()
        for parameter in call.get("parameters", [])
    ]
    assert "key" not in names
