"""Which things and answers matter: do those who use something win more often than others, and how sure is that?

Like is compared with like: teams of the same set-up, seats of the same set-up and side (strata, weighted as Mantel and
Haenszel do). In a co-operative game the team of a match wins or loses; elsewhere every seat does, and as seats of one
match are not independent of each other, intervals are widened by what that costs (the design effect).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, to_builtins

from .rows import Row
from .statistics import SURE_95, newcombe, sure_among, wilson

ENOUGH = 10
"""Something is compared only if at least this many players used it, and at least this many did not."""

Used: TypeAlias = Callable[[Row], Mapping[str, Sequence[int]]]
"""What was used in a match: for each key how often by every seat, and by nobody in particular."""
Users: TypeAlias = Mapping[int, Sequence[int]]
"""Those who used something: by match, their places among those who win or lose in it."""


class Share(Struct, frozen=True):
    """A count out of a whole, and the interval in which the true rate lies."""

    count: int
    whole: int

    @property
    def rate(self) -> float:
        """How often; 0 of nothing."""
        return self.count / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, 95 times in a hundred."""
        return wilson(self.count, self.whole)


class Difference(Struct, frozen=True):
    """How often those won who used something, how often their like won without it, and where the difference lies."""

    with_it: float
    without: float
    value: float
    low: float
    high: float
    is_sure: bool
    """Whether it stands out even among all that are compared with it (Bonferroni)."""


class Effect(Struct, frozen=True):
    """What a thing or an answer has to do with winning."""

    key: str
    matches: int
    """In how many matches it came up at all."""
    uses: int
    users: int
    """How many teams, or seats, used it."""
    difference: Difference | None = None
    """None if too few used it, or too few did not."""
    offered: int = 0
    """For answers: in how many questions it was among others."""


def effects(rows: Sequence[Row], used: Used, *, is_one_team: bool) -> list[Effect]:
    """The effect of every key that was used, the greatest first; those that cannot be compared last."""
    people = _People(rows, is_one_team)
    matches, uses = Counter[str](), Counter[str]()
    users: dict[str, dict[int, list[int]]] = defaultdict(dict)
    for at, row in enumerate(rows):
        for key, counts in used(row).items():
            matches[key] += 1
            uses[key] += sum(counts)
            if seats := people.who(at, counts):
                users[key][at] = seats
    compared = {key: _Comparison(people, users[key]) for key in matches}
    deviations = sure_among(sum(comparison.is_possible for comparison in compared.values()))
    found = [
        Effect(key, matches[key], uses[key], comparison.users, comparison.difference(deviations))
        for key, comparison in compared.items()
    ]
    return sorted(found, key=lambda one: (-abs(one.difference.value) if one.difference else 1, -one.matches, one.key))


class _People:
    """All who win or lose, teams or seats: match by match whether each has won, and whom it is like."""

    def __init__(self, rows: Sequence[Row], is_one_team: bool) -> None:
        self.is_one_team = is_one_team
        self.won = [[score == 1 for score in (row.scores[:1] if is_one_team else row.scores)] for row in rows]
        self.like = [
            [(setting, role) for role in (row.roles[:1] if is_one_team else row.roles)]
            for row in rows
            for setting in [(row.players, repr(to_builtins((row.options, row.rulings, row.parameters))))]
        ]
        self.shares = _shares(
            (like, won)
            for likes, wons in zip(self.like, self.won, strict=True)
            for like, won in zip(likes, wons, strict=True)
        )
        self.patterns = Counter(map(self.pattern, range(len(rows))))

    def who(self, match: int, counts: Sequence[int]) -> list[int]:
        """Those of a match who used something."""
        if self.is_one_team:
            return [0] if any(counts) else []
        return [seat for seat in range(len(self.won[match])) if counts[seat]]

    def pattern(self, match: int) -> tuple[tuple[Hashable, bool], ...]:
        """How a match ended for whom: there are few such patterns, and many matches of each."""
        return tuple(zip(self.like[match], self.won[match], strict=True))


def _shares(people: Iterable[tuple[Hashable, bool]]) -> dict[Hashable, Share]:
    counts = Counter(people)
    return {like: Share(counts[like, True], counts[like, True] + counts[like, False]) for like, _ in counts}


class _Stratum(Struct, frozen=True):
    """Those who are alike: how much they weigh, those who used something and those who did not."""

    weight: float
    with_it: Share
    without: Share


class _Comparison:
    """Those who used something beside those of their like who did not."""

    def __init__(self, people: _People, users: Users) -> None:
        self.people, self.of = people, users
        mine = _shares((people.like[at][seat], people.won[at][seat]) for at, seats in users.items() for seat in seats)
        self.users = sum(share.whole for share in mine.values())
        self.strata: dict[Hashable, _Stratum] = {}
        for like, with_it in mine.items():
            all_of_them = people.shares[like]
            without = Share(all_of_them.count - with_it.count, all_of_them.whole - with_it.whole)
            if without.whole:
                weight = with_it.whole * without.whole / all_of_them.whole
                self.strata[like] = _Stratum(weight, with_it, without)
        self.weight = sum(stratum.weight for stratum in self.strata.values())

    @property
    def is_possible(self) -> bool:
        """Whether there are enough on both sides."""
        strata = self.strata.values()
        return min(sum(one.with_it.whole for one in strata), sum(one.without.whole for one in strata)) >= ENOUGH

    def difference(self, deviations: float) -> Difference | None:
        """The difference, its own interval, and whether it is still certain at this many standard deviations."""
        if not self.is_possible:
            return None
        less = self._design_effect()
        with_it = self._standardised([(one.weight, one.with_it) for one in self.strata.values()], less)
        without = self._standardised([(one.weight, one.without) for one in self.strata.values()], less)
        value, low, high = newcombe(with_it, without, SURE_95)
        _, surely_low, surely_high = newcombe(with_it, without, deviations)
        is_sure = surely_low > 0 or surely_high < 0
        return Difference(with_it[0] / with_it[1], without[0] / without[1], value, low, high, is_sure)

    def _standardised(self, shares: Sequence[tuple[float, Share]], less: float) -> tuple[float, float]:
        """Wins and tries that are worth as much as all strata together."""
        rate = sum(weight * share.rate for weight, share in shares) / self.weight
        tries = self.weight**2 / sum(weight**2 / share.whole for weight, share in shares) / less
        return rate * tries, tries

    def _design_effect(self) -> float:
        """How many seats of the same match are worth one that is on its own, at least one."""
        if self.people.is_one_team:
            return 1.0
        simple = sum(
            (one.weight / self.weight) ** 2 * share.rate * (1 - share.rate) / share.whole
            for one in self.strata.values()
            for share in (one.with_it, one.without)
        )
        if not simple:
            return 1.0
        left = self.people.patterns.copy()
        spread = 0.0
        for match, seats in self.of.items():
            pattern = self.people.pattern(match)
            left[pattern] -= 1
            spread += self._pull(pattern, seats) ** 2
        spread += sum(self._pull(pattern, ()) ** 2 * count for pattern, count in left.items())
        return max(1.0, spread / simple)

    def _pull(self, pattern: Sequence[tuple[Hashable, bool]], users: Sequence[int]) -> float:
        """How far one match pulls the difference to either side."""
        pull = 0.0
        for seat, (like, won) in enumerate(pattern):
            if one := self.strata.get(like):
                share, sign = (one.with_it, 1) if seat in users else (one.without, -1)
                pull += sign * one.weight / self.weight * (won - share.rate) / share.whole
        return pull
