"""OpenSpiel's own simulations and searches over every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from koszmar import Game
from koszmar.kernel.game import games

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from koszmar.envs import spiel  # noqa: E402

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def load(game: Game, **parameters: Any) -> Any:
    return pyspiel.load_game(f"koszmar_{game.id}", parameters)


def begun(game: Any, actions: int, seed: int = 1) -> Any:
    """A state after a deal and some random actions."""
    random, state = np.random.RandomState(seed), game.new_initial_state()
    state.apply_action(3)
    for _ in range(actions):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@every_game
def test_openspiel_finds_nothing_wrong(game: Game) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(game, players=game.players[1]), num_sims=1, serialize=False, verbose=False)


@every_game
def test_openspiels_search_plays_it(game: Game) -> None:
    loaded, random = load(game), np.random.RandomState(2)
    state = begun(loaded, 12)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(loaded, 2.0, 8, evaluator, random_state=random)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_openspiels_information_set_search_plays_it_on_fresh_deals(game: Game) -> None:
    loaded, random = load(game), np.random.RandomState(2)
    state = begun(loaded, 12)
    bot = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, random), 2.0, 8, random_state=random, use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(spiel.resampler(random))
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@every_game
def test_a_resampled_state_looks_the_same_and_is_another(game: Game) -> None:
    state = begun(load(game), 12)
    player = state.current_player()
    twin = spiel.resampler(np.random.RandomState(5))(state, player)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()
    assert twin.stage.match.fingerprint() != state.stage.match.fingerprint()


@every_game
def test_a_clone_goes_its_own_way_and_a_deal_is_always_the_same(game: Game) -> None:
    loaded = load(game)
    state = begun(loaded, 20)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before == str(begun(loaded, 20))


def test_the_setting_is_given_as_parameters() -> None:
    loaded = pyspiel.load_game("koszmar_bigbook", {"players": 4, "options": '{"level": 3}', "deals": 7})
    assert (loaded.num_players(), loaded.max_chance_outcomes()) == (4, 7)
    state = loaded.new_initial_state()
    assert [deal for deal, _ in state.chance_outcomes()] == list(range(7))
    state.apply_action(0)
    assert state.stage.match.setting.options.level == 3
    assert state.returns() == [0.0] * 4


def test_utilities_are_shared_where_all_win_together() -> None:
    kinds = {name: pyspiel.load_game(f"koszmar_{name}").get_type().utility for name in ("bigbook", "betrayal")}
    assert kinds["bigbook"] == pyspiel.GameType.Utility.IDENTICAL
    assert kinds["betrayal"] == pyspiel.GameType.Utility.GENERAL_SUM
