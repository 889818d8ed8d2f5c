"""Every game as a PettingZoo environment (AEC): seats take turns, each with its own observation and action mask.

>>> from koszmar.envs import aec
>>> env = aec.env("bigbook", players=2, options={"level": 1})
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('seat_0', (1280,), 8)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from koszmar.kernel.errors import NotOffered, Refused
from koszmar.kernel.game import Game
from koszmar.kernel.observer import Observer

from .stage import NOBODY, SetUp, Stage, named

Observation = dict[str, Any]

LEGAL = "legal_actions"
"""In the information of the agent to act: the actions that its mask allows, in the order in which they are offered."""


def env(game: str | Game, **chosen: Any) -> raw_env:
    """The environment for learners that may err: an action that is not offered ends the match and loses it."""
    return raw_env(game, **chosen, forgiving=True)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  (PettingZoo's name for it)
    """The environment for those who know what they do: an action that is not offered is an error and changes nothing.

    ``max_cycles`` cuts a match off after that many decisions. A deep copy or a pickle stands where the original stands.
    PettingZoo's wrappers are not needed: what they guard against is guarded against here, at half the cost.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        forgiving: bool = False,
        **chosen: Unpack[SetUp],
    ) -> None:
        super().__init__()
        self.stage = Stage(game, seed=0, **chosen)
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"koszmar_{self.stage.game.id}_v{self.stage.observer.version}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.forgiving = forgiving
        self.possible_agents = [f"seat_{seat}" for seat in range(self.stage.players)]
        self.agents: list[str] = []
        self.cycles = 0
        self._random = Random()
        observer = self.stage.observer
        self.observation_spaces = {agent: observation_space_of(observer) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space_of(observer) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Bytes for what the seat knows, and the mask of what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's whole vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; with a seed, this one and all that follow without one are determined."""
        if seed is not None:
            self._random.seed(seed)
        self.stage.begin(self._random.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._ask(self.stage.seat)

    def step(self, action: int | None) -> None:
        """The selected seat acts; only the end of the match brings rewards."""
        if not self.agents:
            raise Refused("reset() comes before step(), and again when all agents are gone")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        stage, seat = self.stage, self.stage.seat
        if action is None:
            raise NotOffered(f"{self.agent_selection} is asked and has to act")
        if self.forgiving and action not in stage.indices:
            self._finish([-1.0 if owner == seat else 0.0 for owner in range(stage.players)])
            return
        stage.play(int(action))
        self.cycles += 1
        self.infos[self.agent_selection] = {}
        if stage.seat == NOBODY:
            self._finish(stage.rewards())
        else:
            self._ask(stage.seat)
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _ask(self, seat: int) -> None:
        """Whose turn it is; what may be done then is listed too, for who has no use for a long mask with few ones."""
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = {LEGAL: named(self.stage.indices)[:]}

    def _finish(self, rewards: Sequence[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What a seat knows; the mask is empty unless the seat is to act."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.stage.observation(seat), "action_mask": self.stage.mask(seat)}

    def render(self) -> str | None:
        """The table as text, as the seat to act sees it: given back (ansi) or printed (human)."""
        stage = self.stage
        page = stage.observer.text(stage.match, max(0, stage.seat))
        if self.render_mode != "human":
            return page
        print(page)  # noqa: T201
        return None

    def close(self) -> None:
        """Nothing is held open."""


def observation_space_of(observer: Observer) -> spaces.Dict:
    """What a seat knows as bytes, and the mask of what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (observer.tensor.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(observer.vocabulary),), np.int8),
        }
    )


def action_space_of(observer: Observer) -> spaces.Discrete:
    """Every answer of the game's vocabulary."""
    return spaces.Discrete(len(observer.vocabulary))
