"""Bots: players that sit in a seat and see no more than its seat may.

>>> from koszmar import Match
>>> from koszmar.bots import make_bot
>>> match, bot = Match.new("bigbook", seed="bots"), make_bot("sensible", seed="a friend")
>>> for decision in match:
...     match.choose(bot.choose(match, decision.seat), decision.seat)
>>> match.over
True
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, match: Match, seat: int) -> Key:
        """One of the options of the question that is put to the seat."""


class RandomBot:
    """Takes any option, all equally likely."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, match: Match, seat: int) -> Key:
        """Any option."""
        assert match.decision is not None
        return self._random.choice(match.decision.options)


class SensibleBot:
    """Takes what the game's own list of preferences likes best; between equals it tosses a coin."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, match: Match, seat: int) -> Key:
        """The option a sensible player would take."""
        decision = match.decision
        assert decision is not None
        liking = match.game.prefer(match.scene, decision)
        best = max(liking)
        return self._random.choice([key for key, like in zip(decision.options, liking, strict=True) if like == best])


BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "sensible": SensibleBot}
"""Every kind of bot, by name."""


def make_bot(name: str, seed: str) -> Bot:
    """A bot of a kind, with coins of its own."""
    if name not in BOTS:
        raise KoszmarError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
