"""The searching bot: it thinks about every real question, in one process or in several at once."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from msgspec import Struct
from msgspec.structs import replace

from koszmar.kernel.errors import Refused
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match

from .budget import USUAL, Budget
from .inquiry import Inquiry, Opinion, ranking
from .processes import start_thinkers


class Thought(Struct, frozen=True):
    """An answer, the chance to win with it as far as was seen, and what was thought of every option."""

    key: Key
    chance: float
    opinions: list[Opinion]


class SearchBot:
    """Looks ahead from what its seat knows; for a budget in iterations, the same seed gives the same answers."""

    def __init__(self, seed: str, budget: Budget = USUAL) -> None:
        self._seed = seed
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, match: Match, seat: int) -> Key:
        """The answer that promises most."""
        options = match.options(seat)
        return options[0] if len(options) == 1 else self.think(match, seat).key

    def think(self, match: Match, seat: int) -> Thought:
        """Look ahead, and tell what was seen."""
        budget, seeds = self._share(f"{self._seed}/{match.number}")
        if self._budget.workers == 1:
            return conclude([look_ahead(match, seat, seeds[0], budget)])
        return conclude(self._ask_others(match, seat, seeds, budget))

    def leave(self, match: Match) -> None:
        """Let the other processes go."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _share(self, seed: str) -> tuple[Budget, list[str]]:
        """Each process has its part of the iterations, or all the time there is, and worlds of its own."""
        workers = self._budget.workers
        each = replace(self._budget, iterations=-(-self._budget.iterations // workers), workers=1)
        return each, [f"{seed}/{worker}" for worker in range(workers)]

    def _ask_others(self, match: Match, seat: int, seeds: Sequence[str], budget: Budget) -> list[list[Opinion]]:
        try:
            text = match.checkpoint()
        except Refused:  # a fork with chance of its own cannot travel
            return [look_ahead(match, seat, seed, budget) for seed in seeds]
        if self._pool is None:
            self._pool = start_thinkers(self._budget.workers)
        thoughts = [self._pool.submit(look_ahead_from, text, seat, seed, budget) for seed in seeds]
        return [thought.result() for thought in thoughts]


def look_ahead(match: Match, seat: int, seed: str, budget: Budget) -> list[Opinion]:
    """Spend a budget on the question that is asked."""
    return Inquiry(match, seat, seed).spend(budget)


def look_ahead_from(checkpoint: str, seat: int, seed: str, budget: Budget) -> list[Opinion]:
    """The same in another process, to which the match has to be brought as text."""
    return look_ahead(Match.resume(checkpoint, events=False), seat, seed, budget)


def conclude(found: Sequence[Sequence[Opinion]]) -> Thought:
    """Put together what several searches think: the best promise among what was looked at most."""
    together = {opinion.key: opinion for opinion in found[0]}
    for opinion in (opinion for opinions in found[1:] for opinion in opinions):
        so_far = together[opinion.key]
        together[opinion.key] = replace(
            so_far,
            visits=so_far.visits + opinion.visits,
            worth=so_far.worth + opinion.worth,
            squares=so_far.squares + opinion.squares,
        )
    opinions = list(together.values())
    most = max(opinion.visits for opinion in opinions)
    looked_at = [opinion for opinion in opinions if 2 * opinion.visits >= most]
    best = looked_at[ranking(looked_at)[0]]
    return Thought(best.key, best.chance, opinions)
