"""One seat of a game as a Gymnasium environment; bots sit in the others.

>>> from koszmar.envs.seat import SeatEnv
>>> env = SeatEnv("bigbook", players=3, seat=1, bots="sensible")
>>> observation, info = env.reset(seed=11)
>>> observation, reward, terminated, truncated, info = env.step(int(env.action_masks().argmax()))
>>> reward, terminated
(0.0, False)

Importing the module registers every game: ``gymnasium.make("koszmar/bigbook-v1", players=3)``.
"""

from __future__ import annotations

from typing import Any, Unpack

import gymnasium
from gymnasium import spaces

from koszmar.bots import Bot, make_bot
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import Game, games

from .aec import Observation, action_space_of, observation_space_of
from .stage import NOBODY, Mask, SetUp, Stage


class SeatEnv(gymnasium.Env[Observation, int]):
    """A learner's seat at a table of bots.

    The reward is 1 for a win and -1 for a loss, when the match ends. An action that is not offered loses it at once
    (``info["illegal"]``); ``action_masks()`` says what is offered, under the name that masking learners look for.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own shape)

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        bots: str = "random",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **chosen: Unpack[SetUp],
    ) -> None:
        self.stage = Stage(game, seed=0, **chosen)
        if not 0 <= seat < self.stage.players:
            raise BadSetting(f"there is no seat {seat}; there are 0 to {self.stage.players - 1}")
        self.seat, self.bots, self.max_cycles, self.render_mode = seat, bots, max_cycles, render_mode
        self.cycles = 0
        self._others: Bot = make_bot(bots, "0")
        self.observation_space: spaces.Space[Observation] = observation_space_of(self.stage.observer)
        self.action_space: spaces.Space[Any] = action_space_of(self.stage.observer)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played by the bots up to the first decision of the learner's seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._others = make_bot(self.bots, str(number))
        self.cycles = 0
        self.stage.begin(number)
        self._wait()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's seat acts, the bots answer until it is asked again."""
        stage = self.stage
        if int(action) not in stage.indices:
            return self._observation(), -1.0, True, False, {"illegal": True}
        stage.play(int(action))
        self._wait()
        self.cycles += 1
        reward = stage.rewards()[self.seat]
        return self._observation(), reward, stage.over, not stage.over and self.cycles == self.max_cycles, {}

    def _wait(self) -> None:
        stage = self.stage
        while stage.seat not in (self.seat, NOBODY):
            stage.answer(self._others.choose(stage.match, stage.seat))

    def _observation(self) -> Observation:
        return {"observation": self.stage.observation(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """1 for each action that can be taken now."""
        return self.stage.mask(self.seat)

    def render(self) -> str:
        """The table as text, as the learner's seat sees it."""
        return self.stage.observer.text(self.stage.match, self.seat)


def register_games() -> None:
    """Tell Gymnasium of every game that can be learned, as ``koszmar/<game>-v<version>``."""
    for game in games().values():
        if game.minds.observer is not None:
            name = f"koszmar/{game.id}-v{game.minds.observer.version}"
            if name not in gymnasium.registry:
                gymnasium.register(name, "koszmar.envs.seat:SeatEnv", kwargs={"game": game.id})


register_games()
