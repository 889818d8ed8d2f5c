"""Environments in the ring: an observation and a mask of legal actions for every decision, as a learner meets them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from time import process_time
from typing import Any

from engines import GAMES, Contender, OpenSpiel, Tally, python_games


class Zoo(Contender):
    """A PettingZoo environment with its defaults: ``last()``, a random legal action, ``step()``."""

    package, copies = "pettingzoo", False

    def load(self) -> None:
        self.env = import_module(f"pettingzoo.classic.{self.game_name}").env()

    def walk(self) -> Iterator[tuple[Any, int]]:
        random, env = self.random, self.env
        self.matches += 1
        env.reset(seed=self.matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            options = self.options(observation, info)
            yield env, len(options)
            env.step(int(options[int(random() * len(options))]))

    def options(self, observation: Any, info: dict[str, Any]) -> Sequence[Any]:
        """The legal actions, as they are found in the mask."""
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        return mask.astype(bool).nonzero()[0]  # numpy looks through bytes ten times as slowly


class KoszmarZoo(Zoo):
    """One of our games as a PettingZoo environment, with as few seats as it allows."""

    package = "koszmar"

    def load(self) -> None:
        from koszmar.envs import aec

        self.env = aec.env(self.game_name)

    def options(self, observation: Any, info: dict[str, Any]) -> Sequence[Any]:
        """The legal actions, which are listed beside the mask."""
        return info["legal_actions"]  # type: ignore[no-any-return]


class KoszmarBatch(Contender):
    """Thirty-two matches of one of our games at once, with as few seats as it allows."""

    package, copies = "koszmar", False

    def load(self) -> None:
        from koszmar.envs.batch import Batch

        self.batch = Batch(self.game_name, 32, seed="peers")

    def walk(self) -> Iterator[tuple[Any, int]]:
        """One step of all matches."""
        for stage in self.batch.stages:
            yield stage, len(stage.indices)
        self.batch.step(self.actions())

    def actions(self) -> list[int]:
        """A random legal action in each match."""
        random = self.random
        return [stage.indices[int(random() * len(stage.indices))] for stage in self.batch.stages]

    def slice(self, seconds: float) -> Tally:
        decisions, ends, started = 0, 0, process_time()
        while (spent := process_time() - started) < seconds:
            ends += int(self.batch.step(self.actions())[1].sum())
            decisions += len(self.batch)
        return Tally(spent, decisions, decisions, ends)


class Spiel(OpenSpiel):
    """A Python game of OpenSpiel: the observation tensor, the mask of legal actions, a random action."""

    copies = False

    def load(self) -> None:
        super().load()
        tensor = "observation" if self.game.get_type().provides_observation_tensor else "information_state"
        self.look = f"{tensor}_tensor"

    def options(self, state: Any) -> Sequence[int]:
        getattr(state, self.look)(state.current_player())
        return [action for action, legal in enumerate(state.legal_actions_mask()) if legal]


class CatanatronGym(Contender):
    """Settlers of Catan as a Gymnasium environment: one random learner against Catanatron's random player."""

    package, copies = "catanatron_gym", False

    def load(self) -> None:
        import catanatron_gym  # noqa: F401  (registers its environment)
        import gymnasium

        self.env = gymnasium.make("catanatron_gym:catanatron-v1")

    def walk(self) -> Iterator[tuple[Any, int]]:
        self.matches += 1
        random, env, over = self.random, self.env, False
        env.reset(seed=self.matches)
        while not over:
            options = env.unwrapped.get_valid_actions()
            yield env, len(options)
            _, _, terminated, truncated, _ = env.step(options[int(random() * len(options))])
            over = terminated or truncated


CLASSICS = ("hanabi_v5", "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
"""PettingZoo's games of the table; Hanabi is OpenSpiel's C++ behind two wrappers, both pokers are RLCard's."""
ENVIRONMENTS: list[Contender] = [
    *(KoszmarZoo(f"Koszmar {game}, PettingZoo", game) for game in GAMES),
    *(KoszmarBatch(f"Koszmar {game}, batch of 32", game) for game in GAMES),
    *(Zoo(f"PettingZoo {name}", name) for name in CLASSICS),
    *python_games(Spiel),
    CatanatronGym("Catanatron gym"),
]
