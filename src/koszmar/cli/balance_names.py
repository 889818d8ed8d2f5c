"""What things are called in a balance report: values, outcomes, numbers of players, shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from koszmar.arena.balance import Balance, Cell, Played, Sweep
from koszmar.arena.seats import Fates
from koszmar.arena.statistics import mean
from koszmar.kernel.game import Game
from koszmar.kernel.settings import find_field

from .simulate import again
from .speech import Speech


class Names(Struct, frozen=True):
    """What values, outcomes and numbers of players are called."""

    game: Game
    sweep: Sweep
    speech: Speech

    def axis(self, axis: str) -> str:
        """What is turned, by the name that the game gives it."""
        whole, _, entry = axis.partition(".")
        called = self.speech.name(find_field(self.game, whole).message, whole)
        return f"{called}: {entry}" if entry else called

    def value(self, axis: str, value: Any) -> str:
        """A value of an option by the name that the game gives it, and its number if it is one; or the value itself."""
        field = find_field(self.game, axis.partition(".")[0])
        message = field.message_of(value)
        if field.content and not self.speech.has(message):
            message = f"{field.content}-{value}"
        if field.kind != "option" or not self.speech.has(message):
            return str(value)
        name = self.speech.say(message)
        return f"{value}. {name}" if isinstance(value, int) else name

    def numbered(self, value: Any) -> str:
        """A value and its name; of several things that are turned, each with its own."""
        settings = self.sweep.settings(value)
        if len(settings) == 1:
            return self.value(self.sweep.option, value)
        return ", ".join(f"{axis} {self.value(axis, one)}" for axis, one in settings.items()) or "–"

    def outcome(self, outcome: str) -> str:
        """An outcome in words, if the game has words for it."""
        return self.speech.name(f"outcome-{outcome}", outcome)

    def thing(self, key: str) -> str:
        """A printed thing by its name."""
        thing = self.game.statistics.thing(key)
        return ": ".join(map(self.speech.say, thing.name)) if thing else key

    def kind(self, kind: str) -> str:
        """A kind of printed things."""
        return self.speech.name(f"kind-{kind}", kind)

    def players(self, count: int) -> str:
        """So many players."""
        return self.speech.say("balance-players", count=count)

    def share(self, cell: Cell, outcome: str) -> str:
        """How often it came to this, with the interval."""
        low, high = cell.interval(outcome)
        return self.speech.say("balance-share", rate=cell.rate(outcome), low=low, high=high)

    def turns(self, cell: Cell) -> str:
        """The turns of a match, on the average."""
        return self.speech.say("arena-mean", mean=cell.length) if cell.turns else "–"

    def failure(self, sweep: Sweep, match: Played) -> str:
        """A match that failed, and the command that shows it again."""
        plan = sweep.plan(match.value, match.players)
        return self.speech.say("balance-failed", error=match.error, command=again(plan, match.number))

    def columns(self, report: Balance) -> list[str]:
        """The headings of the table."""
        say = self.speech.say
        outcomes = [self.outcome(outcome) for outcome in report.outcomes]
        first = [self.sweep.option.replace(",", ", ")] if self.sweep.axes else []
        return [*first, say("arena-team"), say("arena-matches"), *outcomes, say("balance-turns")]

    def row(self, report: Balance, cell: Cell) -> list[str]:
        """A line of the table."""
        alike = [other for other in report.cells if other.value == cell.value]
        first = [self.numbered(cell.value)] if self.sweep.axes else []
        return [*first, *self.figures(report, cell, alike)]

    def figures(self, report: Balance, cell: Cell, alike: Sequence[Cell]) -> list[str]:
        """The figures of a cell; a dash for an outcome that was never seen in those that are alike."""
        possible = {outcome for other in alike for outcome in other.outcomes}
        shares = [self.share(cell, outcome) if outcome in possible else "–" for outcome in report.outcomes]
        return [str(cell.players), str(cell.matches), *shares, self.turns(cell)]

    # -- seats -----------------------------------------------------------------------------------------------------

    def role(self, role: str) -> str:
        """A role or a character by its name."""
        return self.speech.name(f"role-{role}", self.speech.name(f"character-{role}", role))

    def figure(self, name: str, word: str = "") -> str:
        """What a game says of a seat at the end, or one of the words that it has for it."""
        return self.speech.name(f"figure-{name}-{word}" if word else f"figure-{name}", word or name)

    def fate_columns(self, heading: str, whole: Fates) -> list[str]:
        """The headings of a table of seats."""
        say = self.speech.say
        figures = [*sorted(whole.asked), *sorted(whole.numbers)]
        return [heading, say("balance-seats-counted"), say("balance-seats-won"), *map(self.figure, figures)]

    def fate_rows(self, fates: Mapping[str, Fates], whole: Fates) -> list[list[str]]:
        """A line for each group of seats; a dash where nothing can be said."""
        return [
            [
                group,
                str(one.seats),
                self._rate(*one.rate()),
                *(self._rate(*one.rate(name)) if one.asked[name] else "–" for name in sorted(whole.asked)),
                *(self._mean(one.numbers[name]) if name in one.numbers else "–" for name in sorted(whole.numbers)),
            ]
            for group, one in sorted(fates.items())
        ]

    def word_shares(self, figure: str, words: Mapping[str, int]) -> list[str]:
        """How often each word was said of a seat, the most frequent first."""
        total = sum(words.values())
        return [
            self.speech.say("arena-share", rate=count / total, name=self.figure(figure, word))
            for word, count in sorted(words.items(), key=lambda one: (-one[1], one[0]))
        ]

    def _rate(self, rate: float, low: float, high: float) -> str:
        return self.speech.say("balance-share", rate=rate, low=low, high=high)

    def _mean(self, numbers: Sequence[int]) -> str:
        return self.speech.say("arena-mean", mean=mean(numbers))
