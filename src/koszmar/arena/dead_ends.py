"""Dead ends: rounds from which a lost match could not be won any more, whatever the dice, although it went on.

Bots try again from the beginning of a round, many times, each time with other chance. If none of the attempts wins, the
match was lost by then; if it went on for rounds after that, its players sat there for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

from msgspec import Struct

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game
from koszmar.kernel.match import Match

from .accumulators import Accumulator
from .simulate import Plan, play, seat_bots
from .story import MILESTONE, Study, most_won
from .workers import cores, in_pieces

IN_VAIN = 2
"""Rounds that a match has to go on after its dead end to be reported."""


class DeadEnd(Struct, frozen=True):
    """A lost match that went on although it could not be won any more."""

    players: int
    bot: str
    match: int
    round: int
    """The first round from whose beginning no attempt won …"""
    last: int
    """… and the last round of the match."""
    missing: tuple[str, ...]
    """Steps of the story that had not been reached by then."""


class RoundsBegun(Accumulator):
    """The match as it stood when each round began."""

    def __init__(self) -> None:
        self.forks: dict[int, Match] = {}

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        """Keep the first question of every round."""
        assert match.game.scenarios is not None
        now = match.game.scenarios.round(match.state)
        if now not in self.forks:
            self.forks[now] = match.fork()


def dead_ends(
    game: Game,
    study: Study,
    attempts: int,
    *,
    by: str,
    seed: str = "0",
    workers: int | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> list[DeadEnd]:
    """The dead ends among the lost matches of a study that was made with the same seed; ``by`` is the bot that tries
    again in all seats."""
    assert game.scenarios is not None
    options = {game.scenarios.option: study.name}
    jobs = [
        (Plan(game.id, (cell.bot,) * cell.players, options, seed=f"{seed}/{cell.players}"), number)
        for cell in study.cells
        for number, won in sorted(cell.won.items())
        if not won
    ]
    found: list[DeadEnd] = []
    with closing(in_pieces(partial(_look, by, attempts), jobs, workers or cores())) as finished:
        for piece in finished:
            found += [one for one in piece if one is not None]
            progress(len(piece))
    return found


def _look(by: str, attempts: int, jobs: Sequence[tuple[Plan, int]]) -> list[DeadEnd | None]:
    return [dead_end(plan, number, by, attempts) for plan, number in jobs]


def dead_end(plan: Plan, number: int, by: str, attempts: int) -> DeadEnd | None:
    """Where a match was lost, if it went on after that.

    The round is found by bisection: a match that is lost in one round is lost in all later ones.
    """
    match, watcher = plan.match(number), RoundsBegun()
    play(match, seat_bots(plan.bots, match.seed), [watcher])
    scenarios = match.game.scenarios
    assert scenarios is not None
    rounds, last = sorted(watcher.forks), scenarios.round(match.state)
    low, high = 0, len(rounds)
    while low < high:
        middle = (low + high) // 2
        if _is_lost(watcher.forks[rounds[middle]], by, attempts):
            high = middle
        else:
            low = middle + 1
    if low == len(rounds) or last - rounds[low] < IN_VAIN:
        return None
    there = watcher.forks[rounds[low]].state
    reached = set(scenarios.seen(there, None).get(MILESTONE, ()))
    missing = [name for name in scenarios.parts(str(plan.options[scenarios.option]))[MILESTONE] if name not in reached]
    return DeadEnd(len(plan.bots), plan.bots[0], number, rounds[low], last, tuple(missing))


def _is_lost(match: Match, by: str, attempts: int) -> bool:
    """Whether no attempt wins."""
    for attempt in range(attempts):
        fork = match.fork(seed=f"attempt-{attempt}")
        play(fork, seat_bots([by] * match.setting.players, f"{match.seed}/attempt-{attempt}"))
        assert fork.result is not None
        if most_won(fork.result.scores):
            return False
    return True
