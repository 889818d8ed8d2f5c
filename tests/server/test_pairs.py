"""No tells over real sockets: another truth, the same choices, the same dice, and every frame is the same."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import Server
from tests.server.pairs import Difference, Paired, compare, play, settings
from tests.thorough import THOROUGH

from koszmar.kernel.game import find_game, games

PAIRS = 3 * THOROUGH
"""Pairs of tables a game."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(settings(tmp_path_factory.mktemp("pairs")))
    yield server
    server.stop()


@pytest.mark.parametrize("game", games())
def test_a_seat_is_sent_the_same_whatever_the_truth(server: Server, game: str) -> None:
    found, random = Paired(), Random(game)
    least, most = find_game(game).players
    for number in range(10 * PAIRS):
        match = play(game, random.randint(max(2, least), most), f"{game} {number}", random.randrange(20, 90))
        one = compare(server, match, random.choice([None, *range(match.setting.players)]), random)
        found.pairs, found.frames, found.moments = (
            found.pairs + one.pairs, found.frames + one.frames, found.moments + one.moments
        )  # fmt: skip
        if found.pairs >= PAIRS:
            break
    assert found.pairs >= PAIRS
    assert found.frames > 10 * PAIRS


def test_a_table_that_tells_is_found_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from koszmar.server.tables import Table

    summary = Table.summary

    def tells(table: Table) -> Any:
        return replace(summary(table), seal=table.match.fingerprint())

    monkeypatch.setattr(Table, "summary", tells)
    random = Random(1)
    matches = [play("betrayal", 3, str(number), 40) for number in range(10)]
    with pytest.raises(Difference):
        sum(compare(server, match, 0, random).frames for match in matches)
