"""Every haunt keeps the laws of the kernel: from its set-up on, at random moments of random play."""

from random import Random

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.strategies import play_on

MOMENTS = 4
"""More are looked at by `make soak`."""


@pytest.mark.parametrize("number", sorted(HAUNTS))
def test_a_haunt_keeps_every_law(number: int) -> None:
    random = Random(f"haunt {number}")
    match = Match.new(GAME, players=3 + number % 4, seed=f"laws of {number}", options={"haunt": number})
    components = GAME.knowledge.census(match.state)
    for _ in range(MOMENTS):
        play_on(match, random, random.randrange(1, 40))
        laws.nothing_is_lost(match, components)
        laws.same_choices_same_state(match)
        laws.undo_and_again(match, random)
        laws.no_leak(match, "another truth")
        if match.over:
            return
        laws.saved_and_loaded(match)
        laws.forks_are_separate(match, random)
        laws.forks_agree(match, random)
        laws.every_option_can_be_taken(match)
        laws.objections_are_complete(match)
