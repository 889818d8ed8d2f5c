"""Both enemies, both modes and every number of players keep the laws of the kernel at random moments."""

from random import Random

import pytest

from koszmar.games.nemesis import GAME
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.strategies import play_on

MOMENTS = 3
"""More are looked at by `make soak`."""


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["semi-cooperative", "cooperative"])
@pytest.mark.parametrize("enemy", ["void-seeders", "intruders"])
def test_a_match_keeps_every_law(enemy: str, mode: str, players: int) -> None:
    name = f"{enemy} {mode} {players}"
    random = Random(name)
    match = Match.new(GAME, players=players, seed=name, options={"enemy": enemy, "mode": mode})
    components = GAME.knowledge.census(match.state)
    for _ in range(MOMENTS):
        play_on(match, random, random.randrange(1, 70))
        laws.nothing_is_lost(match, components)
        laws.same_choices_same_state(match)
        laws.undo_and_again(match, random)
        laws.no_leak(match, "another truth")
        if match.over:
            return
        laws.another_truth_looks_the_same(match, random)
        laws.saved_and_loaded(match)
        laws.forks_are_separate(match, random)
        laws.forks_agree(match, random)
        laws.every_option_can_be_taken(match)
        laws.refused_without_a_trace(match)
        laws.objections_are_complete(match)


def test_matches_are_sound_to_their_end() -> None:
    for number in range(20):
        random = Random(number)
        options = {"enemy": ("void-seeders", "intruders")[number // 5 % 2], "mode": "cooperative"}
        match = Match.new(GAME, players=1 + number % 5, seed=f"sound {number}", options=options, events=False)
        while match.decision is not None:
            assert GAME.rules.status(match.state, match.setting) == []
            play_on(match, random, 10)
        assert GAME.rules.status(match.state, match.setting) == []
        assert match.result is not None
        assert all(match.state.outcomes)
