"""Every scenario and every number of players keep the laws of the kernel at random moments."""

from random import Random

import pytest
from msgspec.structs import replace

from koszmar.games.mansions import GAME
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.games.mansions.scenario.library import FOLDER
from koszmar.games.mansions.state import Card
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.strategies import play_on

SCENARIOS = sorted(path.parent.name for path in FOLDER.glob("*/scenario.toml"))
MOMENTS = 2
"""More are looked at by `make soak`."""


@pytest.mark.parametrize("players", [1, 2, 4, 5])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_match_keeps_every_law(scenario: str, players: int) -> None:
    name = f"{scenario} {players}"
    random = Random(name)
    match = Match.new(GAME, players=players, seed=name, options={"scenario": scenario})
    components = GAME.knowledge.census(match.state)
    for _ in range(MOMENTS):
        play_on(match, random, random.randrange(10, 120))
        laws.nothing_is_lost(match, components)
        laws.same_choices_same_state(match)
        laws.undo_and_again(match, random)
        laws.no_leak(match, "another truth")
        if match.over:
            return
        laws.another_truth_looks_the_same(match, random)
        laws.saved_and_loaded(match)
        laws.forks_agree(match, random)
        laws.refused_without_a_trace(match)
        laws.objections_are_complete(match)
        laws.numbers_do_not_leak(match, "another truth")
        laws.every_option_has_a_number(match)


def test_matches_are_sound_to_their_end() -> None:
    for number in range(len(SCENARIOS) * 2):
        random = Random(number)
        options = {"scenario": SCENARIOS[number % len(SCENARIOS)]}
        match = Match.new(GAME, players=1 + number % 5, seed=f"sound {number}", options=options, events=False)
        while match.decision is not None:
            assert GAME.rules.status(match.state, match.setting) == []
            play_on(match, random, 10)
        assert GAME.rules.status(match.state, match.setting) == []
        assert match.result is not None
        assert match.state.over == match.result.reason


def test_what_cannot_be_is_called_impossible() -> None:
    table = position(someone("jonah-pike", "ballroom.a", "axe"), monsters=[("cultist", "ballroom.b")])
    state, setting = table.state, table.match.setting
    assert GAME.rules.status(state, setting) == []

    def complaint(**changes: object) -> str:
        return " ".join(GAME.rules.status(replace(state, **changes), setting))

    one, other = state.investigators
    assert "no tile" in complaint(investigators=[replace(one, space="attic.a"), other])
    assert "too many" in complaint(investigators=[replace(one, possessions=[*one.possessions, Card("axe")]), other])
    assert "missing" in complaint(investigators=[replace(one, possessions=[]), other])
    assert "should have fallen" in complaint(monsters=[replace(state.monsters[0], damage=9)])
    assert "no monster" in complaint(monsters=[replace(state.monsters[0], kind="dragon")])
    assert "wall tokens" in complaint(box={**state.box, "wall": 3})
    assert "twice" in complaint(fire=["ballroom.a", "ballroom.a"])
    assert "investigators, not 2" in complaint(investigators=[one])
