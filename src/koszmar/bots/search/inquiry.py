"""One question, thought through: information-set tree search on forks that hide what the seat cannot know.

Each look forks the match as the seat sees it, so that hidden cards lie and dice fall otherwise, plays some answers on
the tree, then as sensible players would to the end of a turn or two, and asks the game what that position is worth to
whoever decided. A game without an estimate, or a position that it cannot judge, is played to its end. The candidates
for the answer itself are compared in the same worlds, and the worse half is dropped again and again (sequential
halving): with few looks that tells more than choosing them one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from koszmar.kernel.errors import RuleFault
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match

from .budget import Budget
from .tree import Arm, Node, priors, select

TRUST = 1.0
"""By how many standard errors something that nobody likes has to look better than what a sensible player would do."""
RIPE = 12
"""Tries of an answer before the answers that follow it are compared too; until then sensible players play on."""


class Opinion(Struct, frozen=True, array_like=True):
    """What came of looking at one option."""

    key: Key
    prior: float
    visits: int
    worth: float
    squares: float

    @property
    def chance(self) -> float:
        """The chance to win with it, as far as was seen."""
        return self.worth / self.visits if self.visits else 0.0


class Inquiry:
    """The search for an answer to the question that a match asks a seat."""

    def __init__(self, match: Match, seat: int, seed: str) -> None:
        self.match, self.seat, self.seed = match.fork(), seat, seed  # a fork has its last snapshot close by
        self.game = match.game
        self.looks = 0
        world = self._world("taste")
        assert world.decision is not None
        decision = world.decision.put_to(seat)
        options = zip(decision.options, priors(self.game.minds.prefer(world.scene, decision)), strict=True)
        self.arms = [(key, Arm(prior)) for key, prior in sorted(options, key=lambda option: -option[1])]
        minds = self.game.minds
        judged = minds.estimate is not None and minds.can_estimate(world.state, seat)
        self.until = self.game.rules.turn(world.state) + minds.foresight if judged else None

    def spend(self, budget: Budget) -> list[Opinion]:
        """Look around until the budget is spent; what is thought of every option, the best liked first."""
        spent = _meter(budget)
        candidates = self.arms[: _candidates(budget)]
        rounds = max(1, ceil(log2(max(1, len(candidates)))))
        number = 0
        for halving in range(rounds):
            while True:
                self._compare(number, candidates)
                number += 1
                if spent(self.looks + len(candidates)) >= (halving + 1) / rounds:
                    break
            order = ranking([_opinion(*option) for option in candidates])
            candidates = [candidates[place] for place in order[: max(2, (len(order) + 1) // 2)]]
        return [_opinion(*option) for option in self.arms]

    def _world(self, number: int | str) -> Match:
        """The match as it may be, for all that the seat knows: the same number gives the same world."""
        return self.match.fork(seed=f"{self.seed}/{number}", as_seen_by=self.seat)

    def _compare(self, number: int, candidates: Sequence[tuple[Key, Arm]]) -> None:
        """Try each of some answers in one of the worlds: it is imagined once, and forked for all but the last."""
        world, last = self._world(number), candidates[-1]
        for option in candidates:
            self._look(world if option is last else world.fork(), number, *option)

    def _look(self, world: Match, number: int, key: Key, arm: Arm) -> None:
        """Try an answer in a world, and remember what came of it for everybody who decided something."""
        self.looks += 1
        path = [(self.seat, arm)]
        try:
            world.choose(key, self.seat)
            path += self._descend(world, arm)
            self._roll_out(world, Random(f"{self.seed}/{number}"))
        except RuleFault:  # what the seat imagines contradicts what a rule has picked already: it tells nothing
            return
        worth = {seat: self._worth(world, seat) for seat in {seat for seat, _ in path}}
        for seat, tried in path:
            tried.learn(worth[seat])

    def _descend(self, world: Match, arm: Arm) -> Iterator[tuple[int, Arm]]:
        """Go on along the tree, as far as it has grown: every seat tries what promises most to itself."""
        while arm.visits >= RIPE and (decision := world.decision) is not None and not self._is_far(world):
            arm.node = arm.node or Node()
            key, arm = select(
                arm.node.meet(decision, self.game.minds.prefer(world.scene, decision.put_to(decision.seat)))
            )
            world.choose(key, decision.seat)
            yield decision.seat, arm

    def _roll_out(self, world: Match, coin: Random) -> None:
        """Play on like sensible players, until the estimate is asked or the match is over."""
        prefer, scene = self.game.minds.prefer, world.scene
        while (decision := world.decision) is not None and not self._is_far(world):
            if len(decision.options) == 1:
                world.choose(decision.options[0], decision.seat)
                continue
            likings = prefer(scene, decision.put_to(decision.seat))
            best = max(likings)
            liked = [key for key, like in zip(decision.options, likings, strict=True) if like == best]
            world.choose(liked[0] if len(liked) == 1 else coin.choice(liked), decision.seat)

    def _is_far(self, world: Match) -> bool:
        return self.until is not None and self.game.rules.turn(world.state) >= self.until

    def _worth(self, world: Match, seat: int) -> float:
        if world.result is not None:
            return world.result.scores[seat]
        assert self.game.minds.estimate is not None
        return self.game.minds.estimate(world.scene, seat)


def ranking(opinions: Sequence[Opinion]) -> list[int]:
    """Which is best, second best…: by the chance seen, with the benefit of the doubt for what a sensible player likes.

    Looks differ from each other by luck; the more they do, and the fewer there were, the larger is the doubt.
    """
    looks = max(1, sum(one.visits for one in opinions))
    spread = sqrt(max(0.0, sum(one.squares - one.worth * one.chance for one in opinions) / looks))
    doubt = TRUST * spread / max(one.prior for one in opinions)
    promises = [one.chance + doubt * one.prior / sqrt(max(1, one.visits)) for one in opinions]
    return sorted(range(len(opinions)), key=lambda place: -promises[place])


def _opinion(key: Key, arm: Arm) -> Opinion:
    return Opinion(key, arm.prior, arm.visits, arm.worth, arm.squares)


def _candidates(budget: Budget) -> int:
    """How many options are looked at: of many only the best liked, more with a larger budget."""
    looks = budget.iterations or 1000 * budget.seconds
    return max(2, int(sqrt(looks)))


def _meter(budget: Budget) -> Callable[[int], float]:
    """Says what share of a budget a number of looks has spent."""
    if budget.iterations:
        return lambda looks: looks / budget.iterations
    start = perf_counter()
    return lambda looks: (perf_counter() - start) / budget.seconds
