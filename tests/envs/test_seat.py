"""Gymnasium's own check over every game, and what a learner among bots meets."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from koszmar import Game
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import games

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from koszmar.envs.seat import SeatEnv  # noqa: E402

pytestmark = pytest.mark.usefixtures("known_luck")
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


@every_game
@pytest.mark.parametrize("bots", ["random", "sensible"])
def test_gymnasium_finds_nothing_wrong(game: Game, bots: str) -> None:
    players = max(2, game.players[0])
    assert game.minds.observer is not None
    name = f"koszmar/{game.id}-v{game.minds.observer.version}"
    check_env(gymnasium.make(name, players=players, bots=bots, seat=1, render_mode="ansi").unwrapped)


def play(env: SeatEnv, seed: int) -> tuple[float, int, list[bytes]]:
    observation, _ = env.reset(seed=seed)
    random, seen, terminated, truncated, total = Random(seed), list[bytes](), False, False, 0.0
    while not (terminated or truncated):
        seen.append(observation["observation"].tobytes())
        action = random.choice(np.flatnonzero(env.action_masks()).tolist())
        observation, reward, terminated, truncated, _ = env.step(action)
        total += reward
    return total, len(seen), seen


@every_game
def test_a_match_is_played_to_its_end_and_again_by_its_seed(game: Game) -> None:
    env = SeatEnv(game, bots="sensible")
    first = play(env, 3)
    assert first[0] in (-1.0, 0.0, 1.0)
    assert play(env, 3) == first
    assert play(env, 4) != first


@every_game
def test_only_the_learner_is_asked(game: Game) -> None:
    env = SeatEnv(game, seat=2, players=game.players[1])
    env.reset(seed=1)
    asked = 0
    while not env.stage.over:
        assert env.stage.seat == 2
        env.step(int(env.action_masks().argmax()))
        asked += 1
    assert asked > 3


def test_an_action_that_is_not_offered_loses() -> None:
    env = SeatEnv("bigbook")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(env.action_masks().argmin()))
    assert (reward, terminated, info) == (-1.0, True, {"illegal": True})


def test_a_match_can_be_cut_off() -> None:
    env = SeatEnv("bigbook", max_cycles=5)
    assert play(env, 1)[1] == 5


def test_there_has_to_be_such_a_seat() -> None:
    with pytest.raises(BadSetting, match="there is no seat 7; there are 0 to 1"):
        SeatEnv("bigbook", seat=7)
