"""What the tests of the arena share: games whose rules fail, and the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result

import koszmar.kernel.game
from koszmar.arena.rows import Row
from koszmar.cli import main
from koszmar.kernel.game import Game, games
from koszmar.kernel.scene import Scene


@pytest.fixture
def run() -> Callable[..., Result]:
    """Runs the command; standard output and standard error are apart."""
    return lambda *words: CliRunner().invoke(main, [*words, "--lang", "en"])


@pytest.fixture
def stop_after() -> Callable[[int], Callable[[int], None]]:
    """Somebody who presses Ctrl-C after so many matches."""

    def impatient(most: int) -> Callable[[int], None]:
        done = 0

        def progress(matches: int) -> None:
            nonlocal done
            done += matches
            if done == most:
                raise KeyboardInterrupt

        return progress

    return impatient


@pytest.fixture
def altered(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Puts another version of The Big Book of Madness in its place, in this process."""

    def put(**changes: Any) -> Game:
        game = games()["bigbook"].altered(**changes)
        monkeypatch.setattr(koszmar.kernel.game, "games", lambda: {"bigbook": game})
        return game

    return put


@pytest.fixture
def faulty(altered: Callable[..., Game]) -> Game:
    """A game with a rule that fails in the third turn, but only in matches with the first Cover by name."""
    true_step = games()["bigbook"].rules.step

    def step(scene: Scene[Any]) -> Any:
        if scene.state.turn == 3 and scene.state.grimoire[0] < min(scene.state.box.covers):
            raise LookupError("no such page")
        return true_step(scene)

    return altered(step=step)


@pytest.fixture
def row() -> Callable[..., Row]:
    """Makes up the row of a match; whatever is not said is as in a match of The Big Book of Madness that was lost."""

    def make(number: int = 0, **said: Any) -> Row:
        scores = said.get("scores", (0.0, 0.0))
        usual = {
            "game": "bigbook", "version": games()["bigbook"].version, "bots": ("sensible",) * len(scores),
            "players": len(scores), "options": {}, "rulings": {}, "parameters": {}, "seed": "7", "number": number,
            "scores": scores, "roles": ("",) * len(scores), "reason": "won" if 1 in scores else "lost-last-monster",
            "outcome": "won" if 1 in scores else "lost-last-monster", "turns": 32, "decisions": 100, "choices": 120,
            "fingerprint": "0", "offered": {"action/end": 9},
        }  # fmt: skip
        return Row(**{**usual, **said})

    return make
