"""An engine in a seat of a match: what it was told so far, and what it is told next."""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event
from koszmar.kernel.words import Words

from . import sight
from .command import Command
from .dialogue import Engine
from .faults import EngineFault
from .messages import Decide


class Sitting:
    """From ``new-match`` to ``game-over``."""

    def __init__(self, engine: Engine, command: Command, match: Match, seat: int) -> None:
        games = engine.about.games
        if games and match.game.id not in games:
            raise EngineFault("other-game", f"it plays {', '.join(games)}")
        self.engine = engine
        self.seat = seat
        self.number = next(engine.matches)
        self._clock = command.clock
        self._words = Words(match.game, command.lang, setting=match.setting)
        self._known: Sequence[Event] = ()
        """The events that the engine was told."""
        begun = sight.beginning(match, seat, self.number, command.lang)
        begun.settings = engine.settings(command.settings)
        engine.tell(begun)

    def decide(self, match: Match, events: Sequence[Event], clock: int | None = None) -> str:
        """The key that the engine answers the question of the match with."""
        return self.engine.decide(self.question(match, events, clock))

    def question(self, match: Match, events: Sequence[Event], clock: int | None = None) -> Decide:
        """The question of the match as the engine is asked it next."""
        wants = self.engine.about.wants
        asked = sight.question(match, self.seat, self._words, wants)
        asked.id, asked.match, asked.clock = next(self.engine.decisions), self.number, clock or self._clock
        if "log" in wants:
            asked.log = sight.log(match, self.seat, self._known, events, self._words)
        self._known = events
        return asked

    def end(self, match: Match) -> None:
        """Tell the engine how the match ended."""
        self.engine.tell(sight.ending(match, self.seat, self.number, self._words))
