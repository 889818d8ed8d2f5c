"""Leaks of every kind, planted in every game, are found by whoever compares what a seat is sent in two truths."""

from collections.abc import Iterator

import pytest
from tests.server.conftest import Server
from tests.server.pairs import settings
from tests.server.planted import PLANTS, hunt

from koszmar.kernel.game import games


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(settings(tmp_path_factory.mktemp("planted")))
    yield server
    server.stop()


@pytest.mark.parametrize("kind", PLANTS)
@pytest.mark.parametrize("game", games())
def test_a_planted_leak_is_found(server: Server, game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done, found = hunt(server, game, kind, "planted", monkeypatch)
    assert found is not None, f"nothing was found in {done.frames} frames"
    assert "can tell" not in str(found)
    assert found.args[0].startswith("seat ")
