"""Engines in the ring: whole matches at random, without observations, as a simulation or a search drives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple


class Tally(NamedTuple):
    """What one slice of random play came to; a real decision is one with two options or more."""

    seconds: float
    decisions: float
    real_decisions: float
    matches: int


class Contender:
    """An engine in the ring, with a game; nothing is imported before it is loaded."""

    package: str
    copies = True

    def __init__(self, name: str, game: str = "", note: str = "") -> None:
        self.name, self.game_name, self.note = name, game, note
        self.random = Random(1).random
        self.matches = 0
        self.tallies: list[Tally] = []
        self.copy_times: list[float] = []

    def load(self) -> None:
        """Import the engine; a package that is not installed shows here."""
        raise NotImplementedError

    def walk(self) -> Iterator[tuple[Any, int]]:
        """Play one whole match at random; at every decision give the position and its number of options."""
        raise NotImplementedError

    def copy(self, position: Any) -> object:
        """Copy a position as a search would."""
        raise NotImplementedError

    def slice(self, seconds: float) -> Tally:
        """Play whole matches, set-up included, until the time is up."""
        decisions = real = matches = 0
        started = process_time()
        while (spent := process_time() - started) < seconds:
            matches += 1
            for _, options in self.walk():
                decisions += 1
                real += options > 1
        return Tally(spent, decisions, real, matches)

    def copy_seconds(self, seconds: float) -> float:
        """The mean time of one copy, over every decision of a few matches."""
        times = []
        started = process_time()
        while process_time() - started < seconds:
            for position, _ in self.walk():
                before = process_time()
                twin = self.copy(position)
                times.append(process_time() - before)
                del twin
        return fmean(times)


class Koszmar(Contender):
    """One of our games, four seats, events off: the setting of a simulation."""

    package = "koszmar"

    def load(self) -> None:
        from koszmar import Match

        self.new: Callable[..., Any] = Match.new

    def walk(self) -> Iterator[tuple[Any, int]]:
        self.matches += 1
        random = self.random
        match = self.new(self.game_name, players=4, seed=f"peers/{self.matches}", events=False)
        while (decision := match.decision) is not None:
            seats = decision.seats
            seat = seats[int(random() * len(seats))]
            options = decision.options if decision.each is None else decision.each[seat]
            yield match, len(options)
            match.choose(options[int(random() * len(options))], seat)

    def copy(self, position: Any) -> object:
        return position.fork()


class OpenSpiel(Contender):
    """A game of OpenSpiel driven from Python; chance nodes are sampled and not counted."""

    package = "open_spiel"

    def load(self) -> None:
        import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
        import pyspiel

        self.game = pyspiel.load_game(self.game_name)

    def sample(self, state: Any) -> int:
        """Draw an outcome of a chance node; a plain loop, several times faster than numpy's choice."""
        outcomes, rest = state.chance_outcomes(), self.random()
        for action, chance in outcomes:
            rest -= chance
            if rest < 0:
                return int(action)
        return int(outcomes[-1][0])  # the chances came to a hair less than one

    def walk(self) -> Iterator[tuple[Any, int]]:
        random, state = self.random, self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.sample(state))
                continue
            options = self.options(state)
            yield state, len(options)
            state.apply_action(options[int(random() * len(options))])

    def options(self, state: Any) -> Sequence[int]:
        """The legal actions."""
        return state.legal_actions()  # type: ignore[no-any-return]

    def copy(self, position: Any) -> object:
        return position.clone()


def python_games(kind: type[OpenSpiel]) -> list[Contender]:
    """OpenSpiel's games that are written in Python: the quickest, the model of how to write one, one with hands."""
    return [
        kind("OpenSpiel Python kuhn_poker", "python_kuhn_poker", "two decisions a match"),
        kind("OpenSpiel Python tic_tac_toe", "python_tic_tac_toe"),
        kind("OpenSpiel Python block_dominoes", "python_block_dominoes"),
    ]


class OpenSpielRollouts(OpenSpiel):
    """A game of OpenSpiel without Python: a search of one simulation, which is `ROLLOUTS` random rollouts in C++."""

    copies = False
    ROLLOUTS, SAMPLE = 50, 500

    def load(self) -> None:
        super().load()
        import pyspiel

        self.engine = pyspiel
        options = [count for _ in range(self.SAMPLE) for _, count in self.walk()]
        self.length = len(options) / self.SAMPLE
        self.real_length = sum(count > 1 for count in options) / self.SAMPLE

    def dealt(self) -> Any:
        """The first position in which a player decides."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.sample(state))
        return state

    def slice(self, seconds: float) -> Tally:
        evaluator = self.engine.RandomRolloutEvaluator(self.ROLLOUTS, 1)
        search = self.engine.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, 1, False)
        matches, started = 0, process_time()
        while (spent := process_time() - started) < seconds:
            search.step(self.dealt())
            matches += self.ROLLOUTS
        return Tally(spent, matches * self.length, matches * self.real_length, matches)


class Catanatron(Contender):
    """Settlers of Catan in Python, four random players, its own limit of turns."""

    package = "catanatron"

    def load(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.limit: int = TURNS_LIMIT
        self.new: Callable[[int], Any] = lambda seed: Game([RandomPlayer(color) for color in Color], seed=seed)

    def walk(self) -> Iterator[tuple[Any, int]]:
        self.matches += 1
        random, game = self.random, self.new(self.matches)
        while game.winning_color() is None and game.state.num_turns < self.limit:
            options = game.state.playable_actions
            yield game, len(options)
            game.execute(options[int(random() * len(options))])

    def copy(self, position: Any) -> object:
        return position.copy()


GAMES = ("bigbook", "betrayal", "nemesis", "alone", "mansions")
"""Our own; the others are compared with the first."""
ENGINES: list[Contender] = [
    *(Koszmar(f"Koszmar {game}", game) for game in GAMES),
    *python_games(OpenSpiel),
    OpenSpiel("OpenSpiel C++ gin_rummy from Python", "gin_rummy"),
    OpenSpielRollouts(
        "OpenSpiel C++ gin_rummy, C++ rollouts",
        "gin_rummy",
        "decisions reckoned from the mean length of matches",
    ),
    Catanatron("Catanatron"),
]
