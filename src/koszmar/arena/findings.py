"""What many matches say about a game: who wins with what, when matches end, what never comes up, what nobody beats."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Literal, TypeAlias

from msgspec import Struct, structs

from koszmar.kernel.game import Game

from .deal import content_options
from .effects import Effect, Share, effects
from .rows import Row
from .statistics import wilson
from .uses import things_of

HOPELESS = 0.05
"""Nobody can win against something if the true rate is below this, with 95 % certainty."""

Scope: TypeAlias = Literal["setting", "match", "seat", "role"]


class Group(Struct, frozen=True):
    """Matches, seats or sides that belong together by one value."""

    value: Any
    shares: dict[str, Share]
    """For each outcome how often it came to it; for seats and roles there is one: ``won``."""
    turns: list[int]


class Grouping(Struct, frozen=True):
    """All matches, cut by one thing: the players, what was turned, a kind of content, the role."""

    name: str
    scope: Scope
    groups: list[Group]


class Step(Struct, frozen=True):
    """The matches that have ended by a turn, by outcome."""

    turn: int
    ended: dict[str, float]

    @property
    def playing(self) -> float:
        """The part that still goes on."""
        return max(0.0, 1 - sum(self.ended.values()))


class Findings:
    """All findings about matches of one game; ``turned`` says by which names and values they were set up."""

    def __init__(
        self, game: Game, rows: Sequence[Row], turned: Sequence[tuple[str, Callable[[Row], Any]]] = ()
    ) -> None:
        self.game, self.rows, self.turned = game, rows, turned
        self.is_one_team = game.information.cooperation == "cooperative"

    @cached_property
    def outcomes(self) -> list[str]:
        """Every outcome that was seen, the most frequent first."""
        seen = Counter(row.outcome for row in self.rows)
        return sorted(seen, key=lambda outcome: (-seen[outcome], outcome))

    def groupings(self) -> Iterator[Grouping]:
        """Every cut that has something to compare: two values or more."""
        every = [
            self._by_value("players", "setting", lambda row: row.players),
            *(self._by_value(name, "setting", value_of) for name, value_of in self.turned),
            *(self._by_value(kind, "match", _of_kind(kind)) for kind in content_options(self.game, "match").values()),
            *(self._by_seat(kind) for kind in content_options(self.game, "seat").values()),
            self._by_role(),
        ]
        return (grouping for grouping in every if len(grouping.groups) > 1)

    def _by_value(self, name: str, scope: Scope, value_of: Callable[[Row], Any]) -> Grouping:
        found: dict[Any, list[Row]] = defaultdict(list)
        for row in self.rows:
            if (value := value_of(row)) is not None:
                found[value].append(row)
        groups = [self._group(value, found[value]) for value in sorted(found, key=_order)]
        return Grouping(name, scope, groups)

    def _group(self, value: Any, rows: Sequence[Row]) -> Group:
        seen = Counter(row.outcome for row in rows)
        shares = {outcome: Share(seen[outcome], len(rows)) for outcome in self.outcomes}
        return Group(value, shares, [row.turns for row in rows])

    def _by_seat(self, kind: str) -> Grouping:
        """By the thing of a kind that a seat has (a character): how often that seat won, or the team with it."""
        return _won(
            kind,
            "seat",
            (
                (key, row.scores[seat] == 1, row.turns)
                for row in self.rows
                for key, counts in row.things.items()
                if key.startswith(f"{kind}/")
                for seat in [seat for seat, count in enumerate(counts[:-1]) if count][:1]
            ),
        )

    def _by_role(self) -> Grouping:
        """By side: how often it won of the matches that had it."""
        return _won(
            "role",
            "role",
            (
                (
                    role,
                    any(score == 1 for score, of in zip(row.scores, row.roles, strict=True) if of == role),
                    row.turns,
                )
                for row in self.rows
                for role in sorted(set(filter(None, row.roles)))
            ),
        )

    def curve(self, players: int) -> list[Step]:
        """When matches with this many players end: for every turn, the share that has reached each outcome by then."""
        rows = [row for row in self.rows if row.players == players]
        by_turn: dict[int, Counter[str]] = defaultdict(Counter)
        for row in rows:
            by_turn[row.turns][row.outcome] += 1
        ended, steps = Counter[str](), [Step(0, {})]
        for turn in sorted(by_turn):
            ended.update(by_turn[turn])
            steps.append(Step(turn, {outcome: count / len(rows) for outcome, count in ended.items()}))
        return steps

    def things(self) -> list[Effect]:
        """The effect of every thing that came up, but for kinds of which a whole match has one."""
        left_out = tuple(f"{kind}/" for kind in content_options(self.game, "match").values())
        return effects(
            self.rows,
            lambda row: {key: counts for key, counts in row.things.items() if not key.startswith(left_out)},
            is_one_team=self.is_one_team,
        )

    def answers(self) -> list[Effect]:
        """The effect of every kind of answer that was given where there was a choice."""
        offered = Counter[str]()
        for row in self.rows:
            offered.update(row.offered)
        found = effects(self.rows, lambda row: row.taken, is_one_team=self.is_one_team)
        return [structs.replace(effect, offered=offered[effect.key]) for effect in found]

    def never(self) -> list[str]:
        """Things that never came up."""
        seen = {key for row in self.rows for key in row.things}
        return [key for key in things_of(self.game) if key not in seen]

    def hopeless(self) -> list[tuple[str, int]]:
        """Things with which nobody at the table ever won, seen often enough to say so; and in how many matches."""
        tries, wins = Counter[str](), Counter[str]()
        for row in self.rows:
            tries.update(row.things.keys())
            if 1 in row.scores:
                wins.update(row.things.keys())
        beaten = [key for key in sorted(tries) if not wins[key] and wilson(0, tries[key])[1] < HOPELESS]
        return [(key, tries[key]) for key in beaten] if wins else []


def _won(name: str, scope: Scope, tries: Iterable[tuple[str, bool, int]]) -> Grouping:
    found: dict[str, list[tuple[bool, int]]] = defaultdict(list)
    for key, won, turns in tries:
        found[key].append((won, turns))
    groups = [
        Group(key, {"won": Share(sum(won for won, _ in of), len(of))}, [turns for _, turns in of])
        for key, of in sorted(found.items())
    ]
    return Grouping(name, scope, groups)


def _of_kind(kind: str) -> Callable[[Row], str | None]:
    return lambda row: next((key for key in row.things if key.startswith(f"{kind}/")), None)


def _order(value: Any) -> tuple[bool, Any]:
    """Numbers before words, each in their order."""
    return (True, str(value)) if not isinstance(value, int | float) else (False, value)
