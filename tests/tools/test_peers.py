"""The ring in which we are compared with others: our own contenders can play in it."""

from __future__ import annotations

import pytest
from benchmarks.engines import GAMES, Koszmar

from koszmar.kernel.game import games


def test_all_our_games_are_in_the_ring() -> None:
    assert sorted(GAMES) == sorted(games())


@pytest.mark.parametrize("game", GAMES)
def test_each_of_our_games_is_played_to_its_end_whoever_of_several_seats_answers(game: str) -> None:
    contender = Koszmar("ours", game)
    contender.load()
    for _ in range(3):
        positions = list(contender.walk())
        assert positions[0][0].over
        assert min(options for _, options in positions) >= 1
