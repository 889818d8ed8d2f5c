"""A match being played at one keyboard: who has to answer, what bots answer, and undo that knows about both."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from koszmar.bots import dismiss, make_bot
from koszmar.bots.engine import EngineBot, Forfeit
from koszmar.bots.search import Budget, SearchBot
from koszmar.kernel.errors import UndoRefused
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match
from koszmar.kernel.past import Size
from koszmar.kernel.view import View

from .seating import HUMAN

HINT = Budget(iterations=60)
"""How far a hint looks ahead."""


class Session:
    """A match, and who sits in its seats."""

    def __init__(self, match: Match, seats: Sequence[str], *, remembered: bool = True) -> None:
        self.match = match
        self.seats = list(seats)
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.deciders: list[int | None] = _deciders(match) if remembered else [None] * match.number
        """The seat that made each choice; None where nobody knows any more."""
        self._bots = {seat: make_bot(who, f"{match.seed}/{seat}") for seat, who in enumerate(seats) if who != HUMAN}
        self.forfeits: list[Forfeit] = []
        """Decisions that engines have lost to chance, and nobody was told of yet."""
        for bot in self._bots.values():
            if isinstance(bot, EngineBot):
                bot.on_forfeit = self.forfeits.append

    def close(self) -> None:
        """Let the bots go."""
        dismiss(self._bots.values(), self.match)

    @property
    def asked(self) -> int | None:
        """The person who has to answer now; None if it is a bot's turn, or nothing is asked."""
        decision = self.match.decision
        return next((seat for seat in decision.seats if seat in self.humans), None) if decision else None

    def answer(self, key: Key, seat: int) -> None:
        """A seat answers the question."""
        self.match.choose(key, seat)
        self.deciders.append(seat)

    def bot_answers(self) -> bool:
        """Let a bot answer if the question is put to bots only; returns whether one did."""
        decision = self.match.decision
        if decision is None or self.asked is not None:
            return False
        self.answer(self._bots[decision.seat].choose(self.match, decision.seat), decision.seat)
        return True

    def hint(self, seat: int) -> tuple[Key, float]:
        """What a bot that looks ahead would answer, and the chance to win that it sees."""
        thought = SearchBot(f"{self.match.seed}/hint", HINT).think(self.match, seat)
        return thought.key, thought.chance

    def secrets_between(self, one: int, other: int) -> bool:
        """Whether two seats see different things, so that one must not look while the other plays."""
        return _table(self.match.view(one)) != _table(self.match.view(other))

    # -- undo --------------------------------------------------------------------------------------------------------

    def undo_target(self, size: Size) -> int:
        """The number of the person's choice that an undo of this size takes back first.

        What bots chose since the last choice of a person goes with it, and an undo stops where a person is asked.
        """
        last = max((number for number, seat in enumerate(self.deciders) if seat in self.humans), default=None)
        if last is None:
            raise UndoRefused("nobody at this keyboard has chosen anything yet")
        twin = self.match.fork()
        _go_back(twin, last + 1, agreed=True)
        twin.undo(size, agreed=True)
        return next(number for number in range(twin.number, last + 1) if self.deciders[number] in self.humans)

    def is_free(self, target: int) -> bool:
        """Whether nothing was revealed since the choice with this number."""
        try:
            _go_back(self.match.fork(), target, agreed=False)
        except UndoRefused:
            return False
        return True

    def undo_to(self, target: int) -> None:
        """Take back every choice from this number on; everybody has agreed."""
        _go_back(self.match, target, agreed=True)
        del self.deciders[target:]


def _go_back(match: Match, target: int, *, agreed: bool) -> None:
    while match.number > target:
        match.undo("choice", agreed=agreed)


def _table(view: View) -> View:
    """What a seat sees of the table, without the question put to it."""
    return msgspec.structs.replace(view, seat=None, question=None)


def _deciders(match: Match) -> list[int | None]:
    """Who made each choice of a match that was played before: told by playing it again."""
    walk = Match.replay(match.record(), upto=0, events=False)
    deciders: list[int | None] = []
    for text in match.choices:
        assert walk.decision is not None
        named = text.startswith("@") and walk.decision.answered_by != "one"
        seat = int(text[1:].partition(" ")[0]) if named else walk.decision.seat
        walk.choose(text.partition(" ")[2] if named else text, seat)
        deciders.append(seat)
    return deciders
