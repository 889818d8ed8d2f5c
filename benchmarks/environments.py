"""Environments in the ring: an observation and a mask of legal actions for every decision, as a learner meets them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from engines import Contender, Tally


class Zoo(Contender):
    """A PettingZoo environment with its defaults: ``last()``, a random legal action, ``step()``."""

    package, copies = "pettingzoo", False

    def __init__(self) -> None:
        super().__init__()
        self.env = self.make()

    def make(self) -> Any:
        """The environment."""
        return import_module(f"pettingzoo.classic.{self.name.split()[-1]}").env()

    def walk(self) -> Iterator[tuple[Any, int]]:
        random, env = self.random, self.env
        self.matches += 1
        env.reset(seed=self.matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            options = mask.nonzero()[0]
            yield env, len(options)
            env.step(int(options[int(random() * len(options))]))


class BigBookZoo(Zoo):
    """The Big Book of Madness as a PettingZoo environment, two seats as in the others."""

    name, package, game = "Koszmar bigbook, PettingZoo", "koszmar", "bigbook"

    def make(self) -> Any:
        from koszmar.envs import aec

        return aec.env(self.game)


class BetrayalZoo(BigBookZoo):
    """Betrayal at House on the Hill as a PettingZoo environment, three seats."""

    name, game = "Koszmar betrayal, PettingZoo", "betrayal"


class BigBookBatch(Contender):
    """Thirty-two matches of The Big Book of Madness at once, two seats."""

    name, package, copies, game = "Koszmar bigbook, batch of 32", "koszmar", False, "bigbook"

    def __init__(self) -> None:
        super().__init__()
        from koszmar.envs.batch import Batch

        self.batch = Batch(self.game, 32, seed="peers")

    def walk(self) -> Iterator[tuple[Any, int]]:
        """One step of all matches."""
        random, stages = self.random, self.batch.stages
        for stage in stages:
            yield stage, len(stage.indices)
        self.batch.step([stage.indices[int(random() * len(stage.indices))] for stage in stages])

    def slice(self, seconds: float) -> Tally:
        ends = 0
        decisions, random, stages, started = 0, self.random, self.batch.stages, process_time()
        while (spent := process_time() - started) < seconds:
            actions = [stage.indices[int(random() * len(stage.indices))] for stage in stages]
            ends += int(self.batch.step(actions)[1].sum())
            decisions += len(actions)
        return Tally(spent, decisions, decisions, ends)


class BetrayalBatch(BigBookBatch):
    """Thirty-two matches of Betrayal at House on the Hill at once, three seats."""

    name, game = "Koszmar betrayal, batch of 32", "betrayal"


class Hanabi(Zoo):
    """OpenSpiel's C++ Hanabi behind two wrappers."""

    name = "PettingZoo hanabi_v5"


class TicTacToe(Zoo):
    """Nine squares."""

    name = "PettingZoo tictactoe_v3"


class ConnectFour(Zoo):
    """Forty-two holes."""

    name = "PettingZoo connect_four_v3"


class Leduc(Zoo):
    """A poker of six cards, by RLCard."""

    name = "PettingZoo leduc_holdem_v4"


class Holdem(Zoo):
    """Poker without a limit, by RLCard."""

    name = "PettingZoo texas_holdem_no_limit_v6"


class Spiel(Contender):
    """A Python game of OpenSpiel: the observation tensor, the mask of legal actions, a random action."""

    package, copies = "open_spiel", False

    def __init__(self) -> None:
        super().__init__()
        import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
        import pyspiel

        self.game = pyspiel.load_game(f"python_{self.name.split()[-1]}")
        self.tensor = "observation" if self.game.get_type().provides_observation_tensor else "information_state"

    def walk(self) -> Iterator[tuple[Any, int]]:
        random, state = self.random, self.game.new_initial_state()
        look = f"{self.tensor}_tensor"
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])  # all as likely in these games
                continue
            getattr(state, look)(state.current_player())
            mask = state.legal_actions_mask()
            options = [action for action, legal in enumerate(mask) if legal]
            yield state, len(options)
            state.apply_action(options[int(random() * len(options))])


class SpielKuhn(Spiel):
    """Two decisions a match."""

    name = "OpenSpiel Python kuhn_poker"


class SpielTicTacToe(Spiel):
    """OpenSpiel's model of how to write a game in Python."""

    name = "OpenSpiel Python tic_tac_toe"


class SpielDominoes(Spiel):
    """Hidden hands, written for OpenSpiel in Python."""

    name = "OpenSpiel Python block_dominoes"


class CatanatronGym(Contender):
    """Settlers of Catan as a Gymnasium environment: one random learner against Catanatron's random player."""

    name, package, copies = "Catanatron gym", "catanatron_gym", False

    def __init__(self) -> None:
        super().__init__()
        import catanatron_gym  # noqa: F401  (registers its environment)
        import gymnasium

        self.env = gymnasium.make("catanatron_gym:catanatron-v1")
        self.random = Random(1).random

    def walk(self) -> Iterator[tuple[Any, int]]:
        self.matches += 1
        random, env, over = self.random, self.env, False
        env.reset(seed=self.matches)
        while not over:
            options = env.unwrapped.get_valid_actions()
            yield env, len(options)
            _, _, terminated, truncated, _ = env.step(options[int(random() * len(options))])
            over = terminated or truncated


ENVIRONMENTS: list[type[Contender]] = [
    BigBookZoo, BetrayalZoo, BigBookBatch, BetrayalBatch, Hanabi, TicTacToe, ConnectFour, Leduc, Holdem, SpielKuhn,
    SpielTicTacToe, SpielDominoes, CatanatronGym,
]  # fmt: skip
