"""Tournaments: minds against each other on the same seeds, every mind in every seat, so that luck is the same for all.

>>> from koszmar.arena.balance import Sweep
>>> cup = Tournament(Sweep("bigbook", "", (None,), (2,), seed="7", matches=2), ("random", "sensible"))
>>> report = hold(cup, workers=1)
>>> sorted((standing.mind, standing.share.whole) for standing in report.standings)
[('random', 2), ('sensible', 2)]
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import cached_property, partial
from itertools import combinations, permutations
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import find_game

from .balance import Sweep
from .effects import Share
from .rating import Rating, ratings
from .rows import Row, which
from .rows import rows as rows_of
from .simulate import Failure, Plan, play_piece
from .statistics import mean, tempered
from .workers import cores, in_pieces

Seating: TypeAlias = Literal["teams", "halves", "guests"]
Task: TypeAlias = tuple[Any, tuple[str, ...], int]
"""A match to be played: value of what is turned, a mind for every seat, number."""


class Tournament(Struct, frozen=True):
    """What to play: every set-up of a sweep, on every seed with every line-up. The bot of the sweep plays no part.

    ``teams``: all seats are of one mind; for co-operative games. ``halves``: of each pair one sits in every second
    seat, then they change places. ``guests``: one of a mind sits among others of another mind, in every seat in turn,
    and is compared with the one whose seat it took.
    """

    sweep: Sweep
    minds: tuple[str, ...]
    seating: Seating = "teams"

    def line_ups(self, players: int) -> list[tuple[str, ...]]:
        """Who sits where, in all ways that are played."""
        teams = [(mind,) * players for mind in self.minds]
        if self.seating == "teams":
            return teams
        if self.seating == "halves":
            return [
                tuple(pair[(seat + first) % 2] for seat in range(players))
                for pair in combinations(self.minds, 2)
                for first in (0, 1)
            ]
        guests = [
            _guest(guest, host, seat, players) for guest, host in permutations(self.minds, 2) for seat in range(players)
        ]
        return list(dict.fromkeys(teams + guests))

    def plan(self, value: Any, line_up: tuple[str, ...]) -> Plan:
        """The matches of one line-up."""
        return replace(self.sweep.plan(value, len(line_up)), bots=line_up)

    def tasks(self) -> Iterator[Task]:
        """All line-ups on the first seed, then on the second…: whenever somebody stops, all minds are as far."""
        cells = [(value, line_up) for value, players in self.sweep.cells() for line_up in self.line_ups(players)]
        return ((value, line_up, number) for number in range(self.sweep.matches) for value, line_up in cells)

    def check(self) -> None:
        """Refuse, with a reason, what cannot be played or would say nothing."""
        is_one_team = find_game(self.sweep.game).information.cooperation == "cooperative"
        if len(self.minds) < 2 or len(set(self.minds)) < len(self.minds):
            raise BadSetting("a tournament needs two minds or more, each of them once")
        if self.seating == ("halves" if is_one_team else "teams"):
            raise BadSetting(f"{self.seating!r} would compare nothing in {self.sweep.game}: all would win together")
        for value, players in self.sweep.cells():
            for mind in self.minds:
                self.plan(value, (mind,) * players).check()


def _guest(guest: str, host: str, seat: int, players: int) -> tuple[str, ...]:
    return tuple(guest if at == seat else host for at in range(players))


class Duel(Struct, frozen=True):
    """Two minds on equal terms: in the same seat on the same seed, one after the other."""

    first: str
    second: str
    seed: Hashable
    scores: tuple[float, float]


class Standing(Struct, frozen=True):
    """How well a mind did."""

    mind: str
    share: Share
    """Matches that it won: with its team, or its seats in them."""
    score: tuple[float, float, float]
    """The mean score of its seats, and where it lies; by seeds, because seats of one match belong together."""
    rating: Rating


class Comparison(Struct, frozen=True):
    """One mind beside another on the same seeds."""

    first: str
    second: str
    seeds: int
    better: int
    """Seeds on which the first did better; ``worse`` counts those on which the second did."""
    worse: int
    difference: tuple[float, float, float]


class Standings(Struct, dict=True):
    """What came of a tournament: only the matches that were played, if somebody stopped it."""

    tournament: Tournament
    rows: list[Row] = []
    errors: list[tuple[Plan, Failure]] = []
    interrupted: bool = False

    @cached_property
    def duels(self) -> list[Duel]:
        """All that can be compared."""
        there = {row.which: row for row in self.rows}
        found = []
        for value, players in self.tournament.sweep.cells():
            plans = {line_up: self.tournament.plan(value, line_up) for line_up in self.tournament.line_ups(players)}
            for number in range(self.tournament.sweep.matches):
                rows = {line_up: there.get(which(plan, number)) for line_up, plan in plans.items()}
                found += [
                    Duel(first, second, (str(value), players, number), (one.scores[seat], other.scores[seat]))
                    for first, second, seat, mine, theirs in self._pairs(players)
                    if (one := rows[mine]) and (other := rows[theirs])
                ]
        return found

    def _pairs(self, players: int) -> Iterator[tuple[str, str, int, tuple[str, ...], tuple[str, ...]]]:
        """Two minds, a seat, and the two line-ups in which first the one and then the other sits in it."""
        minds, seating = self.tournament.minds, self.tournament.seating
        if seating == "teams":
            yield from ((a, b, 0, (a,) * players, (b,) * players) for a, b in combinations(minds, 2))
        elif seating == "halves":
            for a, b in combinations(minds, 2):
                even, odd = (tuple((a, b)[(seat + first) % 2] for seat in range(players)) for first in (0, 1))
                for seat in range(players):
                    yield (a, b, seat, even, odd) if seat % 2 == 0 else (a, b, seat, odd, even)
        else:
            for a, b in permutations(minds, 2):
                yield from ((a, b, seat, _guest(a, b, seat, players), (b,) * players) for seat in range(players))

    @cached_property
    def standings(self) -> list[Standing]:
        """Everybody, the strongest first."""
        by_seed: dict[Hashable, dict[tuple[str, str], float]] = defaultdict(lambda: defaultdict(float))
        for duel in self.duels:
            one, other = duel.scores
            if one != other:
                by_seed[duel.seed][(duel.first, duel.second) if one > other else (duel.second, duel.first)] += 1
            else:
                by_seed[duel.seed]  # a seed that decides nothing is drawn as well
        rated = ratings(self.tournament.minds, list(by_seed.values()))
        found = [
            Standing(mind, self.share(mind, self.rows), self._score(mind), rated[mind])
            for mind in self.tournament.minds
        ]
        return sorted(found, key=lambda standing: -standing.rating.points)

    def share(self, mind: str, rows: Iterable[Row], role: str = "") -> Share:
        """The matches that a mind won (in a role), of those that it played (in that role)."""
        counted = [scores for row in rows if (scores := self._scores(mind, row, role))]
        return Share(sum(1 in scores for scores in counted), len(counted))

    def _scores(self, mind: str, row: Row, role: str = "") -> list[float]:
        """What a mind's seats scored in a match; among guests only the guest counts."""
        seats = [seat for seat, bot in enumerate(row.bots) if bot == mind and role in ("", row.roles[seat])]
        if self.tournament.seating == "guests" and row.bots.count(mind) != 1:
            return []
        return [row.scores[seat] for seat in seats]

    def _score(self, mind: str) -> tuple[float, float, float]:
        by_seed: dict[Hashable, list[float]] = defaultdict(list)
        for row in self.rows:
            by_seed[row.players, str((row.options, row.rulings, row.parameters)), row.number] += self._scores(mind, row)
        return tempered([mean(scores) for scores in by_seed.values() if scores], 0.0, 1.0)

    @property
    def comparisons(self) -> list[Comparison]:
        """Every pair, the better first; among guests both ways, for each is a guest of the other."""
        found: dict[tuple[str, str], dict[Hashable, list[float]]] = defaultdict(lambda: defaultdict(list))
        for duel in self.duels:
            found[duel.first, duel.second][duel.seed].append(duel.scores[0] - duel.scores[1])
        return [self._comparison(*pair, [mean(each) for each in seeds.values()]) for pair, seeds in found.items()]

    def _comparison(self, first: str, second: str, differences: Sequence[float]) -> Comparison:
        if self.tournament.seating != "guests" and sum(differences) < 0:
            first, second, differences = second, first, [-one for one in differences]
        better, worse = sum(one > 0 for one in differences), sum(one < 0 for one in differences)
        return Comparison(first, second, len(differences), better, worse, tempered(differences, -1.0, 1.0))

    @property
    def roles(self) -> list[str]:
        """The sides that were seen."""
        return sorted({role for row in self.rows for role in row.roles if role})

    def figures(self) -> dict[str, Any]:
        """The report as plain data; this shape is stable."""
        cup = self.tournament
        return {
            "game": cup.sweep.game,
            "seating": cup.seating,
            "seed": cup.sweep.seed,
            "matches": len(self.rows),
            "errors": len(self.errors),
            "standings": [
                {
                    "mind": one.mind,
                    "matches": one.share.whole,
                    "wins": one.share.count,
                    "win_rate": one.share.rate,
                    "interval": list(one.share.interval),
                    "score": list(one.score),
                    "rating": one.rating.points,
                    "rating_interval": list(one.rating.interval),
                }
                for one in self.standings
            ],
            "comparisons": [
                {"first": one.first, "second": one.second, "seeds": one.seeds, "better": one.better, "worse": one.worse,
                 "difference": one.difference[0], "interval": list(one.difference[1:])}
                for one in self.comparisons
            ],
        }  # fmt: skip


def hold(
    tournament: Tournament,
    *,
    known: Iterable[Row] = (),
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], object] = lambda matches: None,
    save: Callable[[Sequence[Row]], object] = lambda rows: None,
) -> Standings:
    """Hold a tournament on all cores or on a Ray cluster, but for matches that are known; Ctrl-C ends it early."""
    tournament.check()
    there = {row.which: row for row in known}
    report, missing = Standings(tournament), list[Task]()
    for task in tournament.tasks():
        value, line_up, number = task
        row = there.get(which(tournament.plan(value, line_up), number)) if there else None
        report.rows.append(row) if row else missing.append(task)
    progress(len(report.rows))
    try:
        with closing(in_pieces(partial(_play_tasks, tournament), missing, workers or cores(), ray)) as finished:
            for rows, errors in finished:
                save(rows)
                report.rows += rows
                report.errors += errors
                progress(len(rows) + len(errors))
    except KeyboardInterrupt:
        report.interrupted = True
    report.rows.sort(key=lambda row: (row.number, row.which))
    return report


def _play_tasks(tournament: Tournament, tasks: Sequence[Task]) -> tuple[list[Row], list[tuple[Plan, Failure]]]:
    rows, errors = list[Row](), list[tuple[Plan, Failure]]()
    for value, line_up, number in tasks:
        plan = tournament.plan(value, line_up)
        report = play_piece(plan, (), (number,))
        rows += rows_of(report)
        errors += [(plan, failure) for failure in report.errors]
    return rows, errors
