"""The rules are upgraded while tables are in play: they go on from where they stood, and say so."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from koszmar import Match
from koszmar.kernel import game as kernel
from koszmar.kernel.errors import BadRecord
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


def test_a_server_that_says_no_goodbye_leaves_a_checkpoint_that_is_not_old(
    another_server: Any, client_at: Any, database: Any, newer_rules: Any
) -> None:
    """What a server that had no time to say goodbye has kept is at most twenty choices old, undo included."""
    before = started(another_server, database)
    opened = before.open(**PEOPLE)
    client = client_at(before, opened, *opened["seats"])
    client.play(Random(3), 41)
    assert client.ask("undo", seat=0, number=41, size="turn", sure=True)["done"] is True
    client.wait_for(42)
    height, views = client.choices[0], client.views
    assert height < 41
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        text = connection.execute(sa.text("SELECT text FROM checkpoints")).scalar_one()
    engine.dispose()
    saved = msgspec.json.decode(text)
    assert height - 2 <= saved["number"] <= height
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
