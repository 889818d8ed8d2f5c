"""No tells over real sockets: another truth, the same choices, the same dice, and every frame is the same."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.server.conftest import Server
from tests.server.pairs import Paired, compare, play, settings
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
        found.add(compare(server, match, random.sample([None, *range(match.setting.players)], 3), random))
        if found.pairs >= PAIRS:
            break
    assert found.pairs >= PAIRS
    assert found.moments > 5 * PAIRS
    assert found.frames > 10 * PAIRS
