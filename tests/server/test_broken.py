"""Messages, records and checkpoints that somebody has scribbled over do no harm."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.server.broken import broken_files, broken_messages
from tests.server.conftest import Server
from tests.server.pairs import settings
from tests.thorough import THOROUGH

from koszmar.kernel.game import games

MESSAGES, FILES = 120 * THOROUGH, 24 * THOROUGH


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(settings(tmp_path_factory.mktemp("broken")))
    yield server
    server.stop()


@pytest.mark.parametrize("game", games())
def test_broken_messages_are_answered_and_play_goes_on(server: Server, game: str) -> None:
    broken_messages(server, game, Random(game), MESSAGES)


@pytest.mark.parametrize("game", games())
def test_broken_files_are_answered_and_nothing_fails(server: Server, game: str) -> None:
    broken_files(server, game, Random(game), FILES)
