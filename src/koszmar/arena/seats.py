"""What became of seats: who won, and whatever else a game says of a seat when the match is over."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

from msgspec import Struct, field

from koszmar.kernel.match import Match

from .statistics import mean, wilson

Group = TypeVar("Group", bound=Hashable)


class Seat(Struct, frozen=True, array_like=True):
    """One seat at the end of a match."""

    role: str
    won: bool
    figures: dict[str, bool | int | str]


def seats_of(match: Match) -> tuple[Seat, ...]:
    """What became of every seat; empty if the game has nothing to say of them."""
    statistics, result, state = match.game.statistics, match.result, match.state
    assert result is not None
    found = tuple(
        Seat(statistics.role(state, seat), result.scores[seat] == 1, dict(statistics.figures(state, seat)))
        for seat in range(match.setting.players)
    )
    return found if any(seat.figures for seat in found) else ()


class Fates(Struct):
    """What became of many seats."""

    seats: int = 0
    won: int = 0
    yes: Counter[str] = field(default_factory=Counter)
    """By figure, the seats to which it happened …"""
    asked: Counter[str] = field(default_factory=Counter)
    """… and those of which that can be said."""
    numbers: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    words: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, seat: Seat) -> None:
        """Count a seat in."""
        self.seats += 1
        self.won += seat.won
        for name, figure in seat.figures.items():
            if isinstance(figure, bool):
                self.asked[name] += 1
                self.yes[name] += figure
            elif isinstance(figure, int):
                self.numbers[name].append(figure)
            else:
                self.words[name][figure] += 1

    def rate(self, name: str = "") -> tuple[float, float, float]:
        """How often it happened, or how often they won, and where the true rate lies 95 times in a hundred."""
        count, of = (self.yes[name], self.asked[name]) if name else (self.won, self.seats)
        low, high = wilson(count, of)
        return (count / of if of else 0.0), low, high

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "seats": self.seats,
            "won": self.won,
            "rates": {name: {"count": self.yes[name], "of": of} for name, of in sorted(self.asked.items())},
            "means": {name: mean(numbers) for name, numbers in sorted(self.numbers.items())},
            "words": {name: dict(sorted(words.items())) for name, words in sorted(self.words.items())},
        }


def grouped(seats: Iterable[tuple[Group, Seat]]) -> dict[Group, Fates]:
    """Seats that belong together, counted together."""
    found: dict[Group, Fates] = {}
    for group, seat in seats:
        found.setdefault(group, Fates()).add(seat)
    return found
