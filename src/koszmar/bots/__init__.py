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

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Protocol, runtime_checkable

from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.flow import Key, notation
from koszmar.kernel.game import Game
from koszmar.kernel.guide import guide_of
from koszmar.kernel.match import Match


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, match: Match, seat: int) -> Key:
        """One of the options of the question that is put to the seat."""


@runtime_checkable
class Guest(Protocol):
    """A bot that holds something which has to be let go, such as a program."""

    def leave(self, match: Match) -> None:
        """The match is over, or the bot is not needed any more."""


class RandomBot:
    """Takes any option, all equally likely."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, match: Match, seat: int) -> Key:
        """Any option."""
        assert match.decision is not None
        return self._random.choice(match.decision.offered(seat))


class SensibleBot:
    """Takes what the game's own list of preferences likes best; between equals it tosses a coin."""

    def __init__(self, seed: str, temper: str = "") -> None:
        self._random = Random(seed)
        self._temper = temper

    def choose(self, match: Match, seat: int) -> Key:
        """The option a sensible player would take."""
        decision = match.decision
        assert decision is not None
        liking = match.likings(seat, self._temper)
        best = max(liking)
        options = decision.offered(seat)
        return self._random.choice([key for key, like in zip(options, liking, strict=True) if like == best])


class GuideBot:
    """Follows the game's guide for as long as a match does; then it plays like a sensible one."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, match: Match, seat: int) -> Key:
        """The answer that the guide has for this moment."""
        guide, decision = guide_of(match.game), match.decision
        assert decision is not None
        if guide is not None and (told := guide.answer(match.number)) is not None and told[0] == seat:
            for key in decision.offered(seat):
                if notation(key) == told[1]:
                    return key
        return SensibleBot(self._seed).choose(match, seat)


def _engine(command: str, seed: str) -> Bot:
    from .engine import EngineBot

    return EngineBot(command, seed)


def _of_temper(temper: str, seed: str) -> Bot:
    return SensibleBot(seed, temper)


def _search(budget: str, seed: str) -> Bot:
    from .search import USUAL, SearchBot, read_budget

    return SearchBot(seed, read_budget(budget) if budget else USUAL)


BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    "gentle": partial(_of_temper, "gentle"),
    "cruel": partial(_of_temper, "cruel"),
    "search": partial(_search, ""),
}
"""Every kind of bot, by name."""
TEMPERS = ("gentle", "cruel")
"""Kinds that play like sensible ones, unless a game knows such a temper."""

GUIDE = "guide"
"""Who sits beside a learner in a first evening: offered to nobody, only taken by it."""

TOLD: dict[str, Callable[[str, str], Bot]] = {"engine": _engine, "search": _search}
"""Kinds of bots that are told something after a colon: ``engine:./mybot``, ``search:200``, ``search:2s``."""


def is_bot(name: str) -> bool:
    """Whether there is such a bot."""
    kind, colon, told = name.partition(":")
    if kind == "search" and colon:
        from .search import is_budget

        return is_budget(told)
    return name in BOTS or bool(colon and kind in TOLD)


def plays_apart(name: str, game: Game) -> bool:
    """Whether a kind of bot is worth offering for a game: some tempers make no difference to it."""
    return name not in TEMPERS or name in game.minds.tempers


def make_bot(name: str, seed: str) -> Bot:
    """A bot of a kind, with coins of its own."""
    kind, colon, told = name.partition(":")
    if colon and kind in TOLD:
        return TOLD[kind](told, seed)
    if name == GUIDE:
        return GuideBot(seed)
    if name not in BOTS:
        raise KoszmarError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def dismiss(bots: Iterable[Bot], match: Match) -> None:
    """Let bots go after a match."""
    for bot in bots:
        if isinstance(bot, Guest):
            bot.leave(match)
