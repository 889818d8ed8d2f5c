"""What the tests of the arena share: games whose rules fail, and the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

import koszmar.kernel.game
from koszmar.cli import main
from koszmar.kernel.game import Game, games
from koszmar.kernel.scene import Scene


@pytest.fixture
def run() -> Callable[..., Result]:
    """Runs the command; standard output and standard error are apart."""
    return lambda *words: CliRunner().invoke(main, [*words, "--lang", "en"])


@pytest.fixture
def altered(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Puts another version of The Big Book of Madness in its place, in this process."""

    def put(**changes: Any) -> Game:
        game = replace(games()["bigbook"], **changes)
        monkeypatch.setattr(koszmar.kernel.game, "games", lambda: {"bigbook": game})
        return game

    return put


@pytest.fixture
def faulty(altered: Callable[..., Game]) -> Game:
    """A game with a rule that fails in the third turn, but only in matches with the first Cover by name."""
    true_step = games()["bigbook"].step

    def step(scene: Scene[Any]) -> Any:
        if scene.state.turn == 3 and scene.state.grimoire[0] < min(scene.state.box.covers):
            raise LookupError("no such page")
        return true_step(scene)

    return altered(step=step)
