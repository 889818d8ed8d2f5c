"""Every game for OpenSpiel: importing this module registers ``koszmar_bigbook`` and its like as Python games.

>>> import pyspiel
>>> from koszmar.envs import spiel
>>> game = pyspiel.load_game("koszmar_bigbook", {"players": 3, "options": '{"level": 2}'})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 1000)
>>> state.apply_action(41)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'magician water-girl')

Chance is explicit and has one node, the first: which of the ``deals`` is played. It fixes every shuffle and die, hidden
ones too, so that a search on clones knows the future. One that must not is OpenSpiel's information-set search with
``resampler``, which deals again whatever the searching player cannot know.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from koszmar.kernel.game import Game, games

from .stage import NOBODY, Stage, observer_of

DEALS = 1000
"""Matches that the first chance node can choose among, unless the parameter ``deals`` says otherwise."""


class SpielGame(pyspiel.Game):
    """A game with its setting: ``players``, ``deals``, and ``options``, ``rulings``, ``parameters`` as JSON."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, game = params or {}, self.game
        self.deals = int(params.get("deals", DEALS))
        self.chosen: dict[str, Any] = {
            name: json.loads(params[name]) if params.get(name) else None
            for name in ("options", "rulings", "parameters")
        }
        self.chosen["players"] = int(params.get("players", game.players[0]))
        self.observer = observer_of(game)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.observer.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=self.chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.horizon,
        )
        super().__init__(self.kind, information, params)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player knows now, as floats and as a short text."""
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A match at a decision, or before its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.stage: Stage | None = None

    def current_player(self) -> int:
        """The seat to act; chance before the deal."""
        if self.stage is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.stage.seat == NOBODY else self.stage.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.stage is not None
        return sorted(index for index in self.stage.indices if index >= 0)

    def _apply_action(self, action: int) -> None:
        if self.stage is None:
            game = self.get_game()
            self.stage = Stage(game.game, **game.chosen, seed=f"deal {action}")
        else:
            self.stage.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().observer.vocabulary.names[action])

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.stage is not None and self.stage.seat == NOBODY

    def returns(self) -> list[float]:
        """1 for every seat that has won, -1 for every one that has lost."""
        return [0.0] * self.num_players() if self.stage is None else list(self.stage.rewards())

    def __str__(self) -> str:
        return "before the deal" if self.stage is None else f"{self.stage.match!r} {self.stage.match.fingerprint()}"


class SpielObserver:
    """What a player knows: the game's tensor, and a hash of it as text."""

    def __init__(self, game: SpielGame) -> None:
        self._size = game.observer.tensor.size
        self.tensor = np.zeros(self._size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        if state.stage is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.stage.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Equal for two states that the player cannot tell apart."""
        if state.stage is None:
            return "before the deal"
        return blake2b(state.stage.observation(player).tobytes(), digest_size=16).hexdigest()


def resampler(random: np.random.RandomState) -> Callable[[SpielState, int], SpielState]:
    """For ``ISMCTSBot.set_resampler``: a state that the player cannot tell from theirs, what is hidden dealt again."""

    def resample(state: SpielState, player: int) -> SpielState:
        twin: SpielState = state.clone()
        assert state.stage is not None
        twin.stage = state.stage.fork(seed=int(random.randint(1 << 30)), as_seen_by=player)
        return twin

    return resample


def register_games() -> None:
    """Tell OpenSpiel of every game that can be learned."""
    for game in games().values():
        name = f"koszmar_{game.id}"
        if game.minds.observer is not None and name not in pyspiel.registered_names():
            _register(game, name)


def _register(game: Game, name: str) -> None:
    low, high = game.players
    together = game.information.cooperation == "cooperative"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": low, "deals": DEALS, "options": "", "rulings": "", "parameters": ""},
    )
    # A class for each game, not a function: OpenSpiel lets go of it only after the interpreter is gone.
    pyspiel.register_game(kind, type(name, (SpielGame,), {"game": game, "kind": kind}))


register_games()
