"""PettingZoo's own suites over every game, and copies in the middle of a match."""

from __future__ import annotations

import copy
import pickle
import time
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest

from koszmar import Game
from koszmar.kernel.errors import NotOffered, Refused
from koszmar.kernel.game import games

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from koszmar.envs import aec

every_game = pytest.mark.parametrize("game", games().values(), ids=games())

# PettingZoo says these of every environment with masks, except of its own, which it knows by name.
pytestmark = [
    pytest.mark.usefixtures("known_luck"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def legal(env: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


def play_on(env: Any, seed: int = 5) -> list[object]:
    """Play at random to the end; everything that was seen on the way."""
    random, seen = Random(seed), list[object]()
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen.append((agent, reward, terminated, truncated, observation["observation"].tobytes()))
        env.step(None if terminated or truncated else legal(env, random))
    return seen


@every_game
def test_pettingzoo_finds_nothing_wrong(game: Game) -> None:
    api_test(aec.env(game), num_cycles=250)
    api_test(aec.raw_env(game, players=game.players[1]), num_cycles=100)


@every_game
def test_the_agent_to_act_and_nobody_else_is_given_its_legal_actions_as_a_list(game: Game) -> None:
    env, random = aec.env(game, players=game.players[1]), Random(9)
    env.reset(seed=9)
    for _ in range(40):
        mask = env.observe(env.agent_selection)["action_mask"]
        listed = env.infos[env.agent_selection]["legal_actions"]
        assert sorted(listed) == np.flatnonzero(mask).tolist()
        assert [agent for agent, info in env.infos.items() if info] == [env.agent_selection]
        env.step(random.choice(listed))
        if env.terminations[env.agent_selection]:
            assert not any(env.infos.values())
            env.reset()


@every_game
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    seed_test(lambda: aec.env(game), num_cycles=60)
    env = aec.env(game)
    env.reset(seed=3)
    first = play_on(env)
    env.reset()
    second = play_on(env)
    env.reset(seed=3)
    assert play_on(env) == first != second


@every_game
def test_it_can_be_drawn_as_text(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(game, render_mode=render_mode), {"ansi": bool})
    assert capsys.readouterr().out


def test_pettingzoo_can_measure_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seconds = count(0, 3)  # PettingZoo measures for five; here they pass as soon as it looks at the clock
    monkeypatch.setattr(time, "time", lambda: next(seconds))
    performance_benchmark(aec.env("bigbook"))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_copies_in_the_middle_of_a_match_play_the_same_match(game: Game) -> None:
    env, random = aec.env(game, players=max(2, game.players[0])), Random(1)
    env.reset(seed=8)
    for _ in env.agent_iter(60):
        env.step(legal(env, random))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play_on(env)
    assert [play_on(twin) for twin in copies] == [expected, expected]


def test_a_copy_knows_its_setting() -> None:
    env = aec.env("bigbook", players=3, options={"level": 3}, rulings={"open-hands": "closed"})
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        env.reset(seed=9)
        twin.reset(seed=9)
        assert play_on(twin) == play_on(env)


def test_a_copy_goes_its_own_way() -> None:
    env = aec.raw_env("bigbook")
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    before = env.observe("seat_0")["observation"].tobytes()
    play_on(twin)
    assert env.observe("seat_0")["observation"].tobytes() == before
    assert env.agents == ["seat_0", "seat_1"]


@every_game
def test_only_the_seat_to_act_is_offered_anything(game: Game) -> None:
    env = aec.raw_env(game)
    env.reset(seed=2)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


@every_game
def test_the_end_brings_one_reward_for_each_seat(game: Game) -> None:
    env = aec.env(game)
    env.reset(seed=4)
    last = {entry[0]: entry[1] for entry in play_on(env) if entry[2]}  # type: ignore[index]
    assert set(last) == set(env.unwrapped.possible_agents)
    assert set(last.values()) <= {-1.0, 0.0, 1.0}


@every_game
def test_max_cycles_cuts_a_match_off(game: Game) -> None:
    env = aec.env(game, max_cycles=12)
    env.reset(seed=4)
    seen = play_on(env)
    assert len(seen) == 12 + len(env.unwrapped.possible_agents)
    assert all(entry[3] and not entry[2] for entry in seen[12:])  # type: ignore[index]


def test_an_action_that_is_not_offered_is_an_error_or_loses_the_match() -> None:
    bare, guarded = aec.raw_env("bigbook"), aec.env("bigbook")
    bare.reset(seed=1)
    wrong = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotOffered, match=r"action 0 \(say end\) is not offered now; there are: 5 \(magician"):
        bare.step(wrong)
    guarded.reset(seed=1)
    guarded.step(wrong)
    assert guarded.terminations["seat_0"]
    assert guarded.rewards["seat_0"] == -1


def test_a_step_needs_a_match_and_an_action() -> None:
    env = aec.env("bigbook")
    with pytest.raises(Refused, match="comes before step"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(NotOffered, match="seat_0 is asked and has to act"):
        env.step(None)


def test_questions_to_several_seats_are_answered_by_the_first() -> None:
    env = aec.raw_env("bigbook", players=3)
    env.reset(seed=6)
    order = []
    for _ in range(3):
        order.append(env.agent_selection)
        assert env.stage.match.decision is not None
        assert env.stage.match.decision.prompt == "choose-magician"
        env.step(legal(env, Random(1)))
    assert order == ["seat_0", "seat_1", "seat_2"]


def test_forced_answers_are_not_asked_for() -> None:
    env = aec.raw_env("betrayal", options={"haunt": 13})
    env.reset(seed=1)
    for _ in env.agent_iter(80):
        assert env.observe(env.agent_selection)["action_mask"].sum() > 1
        env.step(legal(env, Random(1)))
