"""Random play by Koszmar and by its peers, measured in one interleaved run on one core."""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from random import Random
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

HOME = "Koszmar bigbook"


class Tally(NamedTuple):
    """What one slice of random play came to; a real decision is one with two options or more."""

    seconds: float
    decisions: float
    real_decisions: float
    matches: int


class Contender:
    """An engine in the ring. Making one imports the engine, so a missing package shows at once."""

    name: str
    package: str
    note = ""
    copies = True

    def __init__(self) -> None:
        self.random = Random(1).random
        self.matches = 0
        self.tallies: list[Tally] = []
        self.copy_times: list[float] = []

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
                before = perf_counter()
                twin = self.copy(position)
                times.append(perf_counter() - before)
                del twin
        return fmean(times)


class Koszmar(Contender):
    """The Big Book of Madness, four seats, events off: the setting of a simulation."""

    name, package = HOME, "koszmar"

    def __init__(self) -> None:
        super().__init__()
        from koszmar import Match

        self.new: Callable[..., Any] = Match.new

    def walk(self) -> Iterator[tuple[Any, int]]:
        self.matches += 1
        random = self.random
        match = self.new("bigbook", players=4, seed=f"peers/{self.matches}", events=False)
        while match.result is None:
            options, seats = match.decision.options, match.decision.seats
            yield match, len(options)
            match.choose(options[int(random() * len(options))], seats[int(random() * len(seats))])

    def copy(self, position: Any) -> object:
        return position.fork()


class OpenSpiel(Contender):
    """A game of OpenSpiel driven from Python; chance nodes are sampled and not counted."""

    package, game_name = "open_spiel", ""

    def __init__(self) -> None:
        super().__init__()
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
            options = state.legal_actions()
            yield state, len(options)
            state.apply_action(options[int(random() * len(options))])

    def copy(self, position: Any) -> object:
        return position.clone()


class KuhnPoker(OpenSpiel):
    """The quickest of OpenSpiel's Python games: about two decisions a match."""

    name, game_name = "OpenSpiel Python kuhn_poker", "python_kuhn_poker"


class TicTacToe(OpenSpiel):
    """OpenSpiel's model of how to write a game in Python."""

    name, game_name = "OpenSpiel Python tic_tac_toe", "python_tic_tac_toe"


class Dominoes(OpenSpiel):
    """A game of the table, with hidden hands, written for OpenSpiel in Python."""

    name, game_name = "OpenSpiel Python block_dominoes", "python_block_dominoes"


class GinRummy(OpenSpiel):
    """A game written in C++, one call from Python per decision."""

    name, game_name = "OpenSpiel C++ gin_rummy from Python", "gin_rummy"


class GinRummyRollouts(GinRummy):
    """The same game without Python: a search of one simulation, which is `ROLLOUTS` random rollouts in C++."""

    name, copies = "OpenSpiel C++ gin_rummy, C++ rollouts", False
    note = "decisions = rollouts x the mean length of matches walked beforehand (C++ does not count them)"
    ROLLOUTS, SAMPLE = 50, 500

    def __init__(self) -> None:
        super().__init__()
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


class Hanabi(Contender):
    """PettingZoo's Hanabi with its defaults (two players), which is OpenSpiel's C++ game behind two wrappers."""

    name, package, copies = "PettingZoo hanabi_v5", "pettingzoo", False
    note = "no copy: copy.deepcopy(env) builds a fresh environment without the match"

    def __init__(self) -> None:
        super().__init__()
        from pettingzoo.classic import hanabi_v5

        self.env = hanabi_v5.env()

    def walk(self) -> Iterator[tuple[Any, int]]:
        random, env = self.random, self.env
        self.matches += 1
        env.reset(seed=self.matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            yield env, len(options)
            env.step(options[int(random() * len(options))])


class Catanatron(Contender):
    """Settlers of Catan in Python, four random players, its own limit of turns."""

    name, package = "Catanatron", "catanatron"

    def __init__(self) -> None:
        super().__init__()
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


RING: list[type[Contender]] = [Koszmar, KuhnPoker, TicTacToe, Dominoes, GinRummy, GinRummyRollouts, Hanabi, Catanatron]


def progress(text: str) -> None:
    """Say on the standard error what is being done: on one line that changes, or in a log line by line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


def enter() -> tuple[list[Contender], dict[str, str]]:
    """Those who can play, each warmed up by one match, and for the others the reason."""
    ready, absent = [], {}
    for kind in RING:
        progress(f"warming up {kind.name}")
        try:
            contender = kind()
            for _ in contender.walk():
                pass
        except ImportError as error:
            absent[kind.name] = f"not installed: {error}"
        except Exception as error:
            absent[kind.name] = f"failed: {type(error).__name__}: {error}"
        else:
            ready.append(contender)
    return ready, absent


def measure(ready: list[Contender], seconds: float, rounds: int) -> None:
    """Round robin, so that a core which changes its speed does so to everybody."""
    gc.collect()
    gc.freeze()  # what the other packages hold in memory is not for a contender to search through
    for number in range(1, rounds + 1):
        for contender in ready:
            progress(f"round {number} of {rounds}: {contender.name}")
            gc.collect()
            contender.tallies.append(contender.slice(seconds))
            if contender.copies:
                contender.copy_times.append(contender.copy_seconds(seconds / 5))
    progress("")


def figures(contender: Contender, home: Contender | None) -> dict[str, Any]:
    """The figures of one contender: medians over the rounds; the ratio is the median of the rounds' own ratios."""
    tallies = contender.tallies
    real = [tally.real_decisions / tally.seconds for tally in tallies]
    ours = [tally.real_decisions / tally.seconds for tally in home.tallies] if home else []
    return {
        "version": installed(contender.package),
        "decisions_per_second": median(tally.decisions / tally.seconds for tally in tallies),
        "real_decisions_per_second": median(real),
        "best_real_decisions_per_second": max(real),
        "matches": sum(tally.matches for tally in tallies),
        "decisions_per_match": sum(tally.decisions for tally in tallies) / sum(tally.matches for tally in tallies),
        "copy_us": median(contender.copy_times) * 1e6 if contender.copies else None,
        "koszmar_ratio": median(a / b for a, b in zip(ours, real, strict=True)) if ours else None,
        "note": contender.note,
    }


def installed(package: str) -> str:
    """The version of a package, where it says one."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "from source"


def table(report: dict[str, Any]) -> Iterator[str]:
    """The report as lines of text."""
    yield f"Random play on one core, {report['machine']}; medians of {report['rounds']} rounds of {report['seconds']} s"
    heads = ("decisions/s", "real/s", "best real/s", "copy µs", "Koszmar/peer")
    yield "\n" + f"{'contender':<44}" + "".join(f"{head:>14}" for head in heads)
    for name, row in report["contenders"].items():
        rates = (row["decisions_per_second"], row["real_decisions_per_second"], row["best_real_decisions_per_second"])
        copy = "-" if row["copy_us"] is None else f"{row['copy_us']:.1f}"
        ratio = "-" if row["koszmar_ratio"] is None else f"{row['koszmar_ratio']:.2f}"
        title = f"{name}{'*' if row['note'] else ''}"
        yield f"{title:<44}" + "".join(f"{rate:>14,.0f}" for rate in rates) + f"{copy:>14}{ratio:>14}"
    yield from (f"{name:<44}  {reason}" for name, reason in report["absent"].items())
    yield from (f"* {name}: {row['note']}" for name, row in report["contenders"].items() if row["note"])


def main() -> int:
    """Measure, print, and fail when a contender that is installed could not play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one slice (default 0.5)")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each contender (default 9)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    arguments = parser.parse_args()
    ready, absent = enter()
    measure(ready, arguments.seconds, arguments.rounds)
    home = next((contender for contender in ready if contender.name == HOME), None)
    report = {
        "machine": f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}",
        "seconds": arguments.seconds,
        "rounds": arguments.rounds,
        "contenders": {contender.name: figures(contender, home) for contender in ready},
        "absent": absent,
    }
    print(json.dumps(report, indent=2) if arguments.json else "\n".join(table(report)))
    return 1 if any(reason.startswith("failed") for reason in absent.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
