"""The rules are upgraded while tables are in play: they go on from where they stood, and say so."""

import os
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from koszmar import Match
from koszmar.kernel import game as kernel
from koszmar.kernel.errors import BadRecord
from koszmar.server import house
from koszmar.server.errands import read_match, revive
from koszmar.server.migrate import MIGRATIONS
from koszmar.server.settings import Settings

PEOPLE = {"players": 2, "rulings": {"open-hands": "closed"}}


@pytest.fixture
def newer_rules() -> Iterator[Any]:
    """Replace the rules by a newer version that deals the cards differently: old choices lead elsewhere if they fit."""
    games = kernel.games()
    older = games["bigbook"]

    def setup(setting: Any, chance: Any) -> Any:
        chance.shuffle(list(range(60)))
        return older.rules.setup(setting, chance)

    def upgrade() -> None:
        games["bigbook"] = older.altered(version="newer", setup=setup)

    yield upgrade
    games["bigbook"] = older


def rows(database: Any, words: str, **values: Any) -> list[Any]:
    """What the database says, or nothing if it was only told something."""
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        found = connection.execute(sa.text(words), values)
        told = list(found) if found.returns_rows else []
    engine.dispose()
    return told


def started(another_server: Any, database: Any) -> Any:
    return another_server(Settings(database=str(database), messages_per_second=1e9))


def played_again(record: str) -> str | None:
    """Where a record leads; None if its choices do not fit."""
    try:
        return Match.replay(record).fingerprint()
    except BadRecord:
        return None


@pytest.mark.parametrize("choices", [12, 45])
def test_a_table_goes_on_under_newer_rules_where_it_stood(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any, choices: int
) -> None:
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), choices)
    number, views = client.numbers[0], client.views
    assert client.table["resumed"] is None
    match = before.app.state.house.tables[opened["code"]].match
    record, fingerprint = match.record(), match.fingerprint()
    client.close()
    before.stop()
    assert played_again(record) == fingerprint
    newer_rules()
    assert played_again(record) != fingerprint
    for _ in range(2):
        after = started(another_server, database)
        again = client_at(after, opened, *opened["seats"])
        assert again.numbers == {0: number, 1: number}
        assert again.views == views
        resumed = again.table["resumed"]
        assert 0 < resumed <= choices
        assert again.ask("timeline", seat=0, choice=resumed - 1)["error"] == "no-such-choice"
        again.play(Random(4), 3)
        number, views = again.numbers[0], again.views
        again.close()
        after.stop()


def test_a_server_that_says_no_goodbye_has_kept_where_every_table_stands(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a match stands is kept with every entry of its log, undo included."""
    monkeypatch.setattr(house, "ALIVE", 0.0)
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), 41)
    assert client.ask("undo", seat=0, number=41, size="turn", sure=True)["done"] is True
    client.wait_for(42)
    height, views = client.choices[0], client.views
    assert height < 41
    assert [tuple(row) for row in rows(database, "SELECT number FROM standings")] == [(42,)]
    newer_rules()
    after = started(another_server, database)
    again = client_at(after, opened, *opened["seats"])
    assert again.views == views


def test_with_the_same_rules_a_table_is_known_from_its_beginning(
    another_server: Any, client_at: Any, database: Any
) -> None:
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), 25)
    logs = client.logs
    client.close()
    before.stop()
    again = client_at(started(another_server, database), opened, *opened["seats"])
    assert again.table["resumed"] is None
    assert again.logs == logs
    assert again.ask("timeline", seat=0, choice=0)["type"] == "moment"


def test_a_checkpoint_of_another_past_is_not_gone_on_from(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any
) -> None:
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), 25)
    client.close()
    before.stop()
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE choices SET text = 'another' WHERE number = 3"))
    engine.dispose()
    newer_rules()
    after = started(another_server, database)
    assert after.http.get(f"/api/tables/{opened['code']}").json()["error"] == "rule-fault"


def test_a_checkpoint_that_somebody_sends_stands_where_it_stood_under_newer_rules(newer_rules: Any) -> None:
    """Before the first choice any rules fit: played again, the match would stand elsewhere and nobody would know."""
    match = Match.new("bigbook", players=2)
    checkpoint, record, fingerprint = match.checkpoint(), match.record(), match.fingerprint()
    assert read_match(checkpoint.encode()).checkpoint is None
    newer_rules()
    assert played_again(record) not in (None, fingerprint)
    saved = read_match(checkpoint.encode())
    assert revive(saved).fingerprint() == fingerprint
    assert saved.checkpoint == checkpoint


def test_every_migration_follows_one_other() -> None:
    names = sorted(path.stem for path in (MIGRATIONS / "versions").glob("v*.py"))
    assert [name[:5] for name in names] == [f"v{number:04}" for number in range(1, len(names) + 1)]


# -- never moved unnoticed -----------------------------------------------------------------------------------------


@pytest.fixture
def meddling_rules() -> Iterator[Any]:
    """Replace the rules by some that shuffle a deck whenever a step begins: no match stands where it stood."""
    games = kernel.games()
    older = games["bigbook"]

    def step(scene: Any) -> Any:
        scene.chance.shuffle(scene.state.magicians[0].deck)
        yield from older.rules.step(scene)

    def upgrade() -> None:
        games["bigbook"] = older.altered(version="meddling", step=step)

    yield upgrade
    games["bigbook"] = older


def in_the_middle(server: Any, client_at: Any, count: int) -> list[tuple[dict[str, Any], Any]]:
    """Tables in the middle of their matches, each somewhere else, and their clients."""
    found = []
    for number in range(count):
        opened = server.open(**PEOPLE)
        client = client_at(server, opened, *opened["seats"])
        client.play(Random(number), 2 + 2 * number)
        client.close()
        found.append((opened, client))
    return found


@pytest.mark.parametrize("says_goodbye", [True, False])
def test_with_newer_rules_every_table_stands_where_it_stood(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any, monkeypatch: pytest.MonkeyPatch,
    says_goodbye: bool,
) -> None:  # fmt: skip
    monkeypatch.setattr(house, "ALIVE", 0.0)
    before = started(another_server, database)
    tables = in_the_middle(before, client_at, 6)
    if says_goodbye:
        before.stop()
    newer_rules()
    after = started(another_server, database)
    for opened, client in tables:
        again = client_at(after, opened, *opened["seats"])
        assert (again.numbers, again.views) == (client.numbers, client.views)
        again.play(Random(1), 1)
        again.close()


def test_a_match_that_cannot_go_on_as_it_stood_says_so_and_goes_on_from_its_last_step_when_a_player_wants_it(
    another_server: Any, client_at: Any, database: Any, meddling_rules: Any
) -> None:
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), 30)
    before.stop()
    log = rows(database, "SELECT number, text FROM choices ORDER BY number")
    meddling_rules()
    after = started(another_server, database)
    refused = client_at(after, opened, *opened["seats"])
    assert (refused.welcome["error"], refused.close_code()) == ("other-rules", 4410)
    place = f"/api/tables/{opened['code']}"
    assert (after.http.get(place).status_code, after.http.get(place).json()["error"]) == (409, "other-rules")
    assert rows(database, "SELECT number, text FROM choices ORDER BY number") == log
    for keys, status in (("nonsense", 403), (opened["spectators"], 403), (opened["seats"][1], 204)):
        answer = after.http.post(f"{place}/resume", headers={"authorization": f"Bearer {keys}"})
        assert answer.status_code == status, answer.text
    again = client_at(after, opened, *opened["seats"])
    assert rows(database, "SELECT number, text FROM choices ORDER BY number")[: len(log)] == log
    again.wait(lambda: bool(again.chat))
    assert again.chat[-1]["act"]["kind"] == "resumed"
    assert again.table["resumed"] is not None
    assert again.choices[0] <= client.choices[0]
    again.play(Random(4), 5)


HARM = ("SET state = x'00'", "SET begun = x'ff'", "SET checksum = 'x'", "SET number = 1", "SET past = 'x'")


def test_a_spoilt_standing_is_thrown_away_and_made_again_from_the_log(
    another_server: Any, client_at: Any, database: Any
) -> None:
    before = started(another_server, database)
    tables = in_the_middle(before, client_at, len(HARM) + 1)
    before.stop()
    sound = rows(database, "SELECT * FROM standings ORDER BY code")
    for (opened, _), harm in zip(tables, HARM, strict=False):
        rows(database, f"UPDATE standings {harm} WHERE code = '{opened['code']}'")
    rows(database, f"DELETE FROM standings WHERE code = '{tables[-1][0]['code']}'")
    assert rows(database, "SELECT * FROM standings ORDER BY code") != sound
    after = started(another_server, database)
    for opened, client in tables:
        again = client_at(after, opened, *opened["seats"])
        assert (again.numbers, again.views, again.table["resumed"]) == (client.numbers, client.views, None)
    assert rows(database, "SELECT * FROM standings ORDER BY code") == sound


def test_rules_that_changed_under_the_same_name_move_nothing_either(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any
) -> None:
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), 25)
    before.stop()
    version = kernel.games()["bigbook"].version
    newer_rules()
    kernel.games()["bigbook"] = kernel.games()["bigbook"].altered(version=version)
    again = client_at(started(another_server, database), opened, *opened["seats"])
    assert (again.numbers, again.views) == (client.numbers, client.views)


# -- servers of different rules ------------------------------------------------------------------------------------


def test_a_table_is_not_taken_from_a_server_that_plays_it_by_its_rules(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any
) -> None:
    older = started(another_server, database)
    opened = older.open(**PEOPLE)
    client = client_at(older, opened, *opened["seats"])
    client.play(Random(3), 5)
    newer_rules()
    newer = started(another_server, database)
    refused = client_at(newer, opened, *opened["seats"])
    assert (refused.welcome["error"], refused.close_code()) == ("elsewhere", 4503)
    older.stop()
    again = client_at(newer, opened, *opened["seats"])
    assert again.views == client.views
    again.play(Random(4), 3)


def test_a_server_whose_table_is_played_by_other_rules_elsewhere_acknowledges_nothing(
    another_server: Any, client_at: Any, database: Any
) -> None:
    server = started(another_server, database)
    opened = server.open(players=2)
    client = client_at(server, opened, *opened["seats"])
    rows(database, "UPDATE tables SET rules = 'other', edition = edition + 1")
    assert client.choose(0, "air-boy")["error"] == "elsewhere"
    assert client.close_code() == 4503
    assert rows(database, "SELECT * FROM choices") == []


def test_a_server_of_this_machine_that_was_killed_is_not_waited_for() -> None:
    host = socket.gethostname()
    assert house.is_running(f"{host} {os.getpid()}")
    assert not house.is_running(f"{host} 99999999")
    assert house.is_running("elsewhere 99999999")
