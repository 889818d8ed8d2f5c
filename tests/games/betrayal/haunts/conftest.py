"""A haunt begun for real: an explored house, the set-up carried out, and the first turn waiting."""

from collections.abc import Callable

import pytest

from koszmar.games.betrayal.proof.positions import CAST
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

Begin = Callable[..., Driver]


@pytest.fixture
def begin() -> Begin:
    """Start a haunt; every question of its set-up is answered with the first option unless ``answers`` has another."""

    def start(haunt: int, players: int = 3, seed: str = "night", answers: dict[str, str] | None = None) -> Driver:
        options = {"haunt": haunt, "explorers": CAST[:players]}
        table = Driver(Match.new(find_game("betrayal"), players=players, seed=seed, options=options))
        while table.decision.prompt != "act":
            table.choose((answers or {}).get(table.decision.prompt, table.offered[0]))
        return table

    return start
