"""A bot whose answers come from an engine. Where the engine fails, chance answers, and the match goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from koszmar.kernel.flow import Key, find_option
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event

from .command import Command, read_command
from .dialogue import Engine
from .faults import EngineFault, Reason
from .limits import STARTS
from .sitting import Sitting

LOGGER = logging.getLogger("koszmar.engine")


class Forfeit(Struct, frozen=True):
    """A decision that an engine has lost to chance."""

    engine: str
    seat: int
    choice: int
    reason: Reason
    detail: str


def log_forfeit(forfeit: Forfeit) -> None:
    """A line in the log of the program."""
    LOGGER.warning("engine %s forfeits choice %d of seat %d: %s: %s",
                   forfeit.engine, forfeit.choice, forfeit.seat, forfeit.reason, forfeit.detail)  # fmt: skip


class EngineBot:
    """An engine in a seat.

    The program is started for its first decision. When it breaks the protocol it is ended, its decision is made by
    chance, and it is started afresh for the next one; after a few times in a match that is over.
    """

    def __init__(self, command: str | Command, seed: str, on_forfeit: Callable[[Forfeit], None] = log_forfeit) -> None:
        self.command = command if isinstance(command, Command) else read_command(command)
        self.on_forfeit = on_forfeit
        self._random = Random(seed)
        self._playing: tuple[object, ...] = ()
        """The match and the seat that it plays."""
        self._sitting: Sitting | None = None
        self._engine: Engine | None = None
        self._starts = 0

    def choose(self, match: Match, seat: int) -> Key:
        """What the engine answers, or chance in its place."""
        return self.answer(match, seat, match.events(seat))

    def answer(self, match: Match, seat: int, events: Sequence[Event]) -> Key:
        """The same, for a match that was forked: a fork has no events of its own."""
        decision = match.decision
        assert decision is not None
        if (playing := (match.game.id, match.seed, match.setting, seat)) != self._playing:
            self._playing, self._sitting, self._starts = playing, None, 1 if self._engine else 0
        try:
            key = find_option(decision.offered(seat), self._ask(match, seat, events))
        except EngineFault as fault:
            self._forfeit(match, seat, fault)
            key = None
        return self._random.choice(decision.options) if key is None else key

    def leave(self, match: Match) -> None:
        """Tell the engine how the match ended, if it has, and let it go."""
        engine, sitting = self._engine, self._sitting
        self._engine = self._sitting = None
        if engine is None:
            return
        try:
            if match.over and sitting:
                sitting.end(match)
        except EngineFault as fault:
            LOGGER.info("engine %s does not hear the end: %s", self.command.name, fault)
        engine.quit()

    def interrupt(self) -> None:
        """Do not wait for the engine's answer any longer; said from another thread."""
        if engine := self._engine:
            engine.interrupt()

    # -- the conversation ----------------------------------------------------------------------------------------------

    def _ask(self, match: Match, seat: int, events: Sequence[Event]) -> str:
        engine = self._engine or self._start()
        sitting = self._sitting or Sitting(engine, self.command, match, seat)
        self._sitting = sitting
        return sitting.decide(match, events)

    def _start(self) -> Engine:
        if self._starts >= STARTS:
            raise EngineFault("dismissed", f"it has failed {STARTS} times in this match")
        self._starts += 1
        self._engine = Engine(self.command.words)
        return self._engine

    def _forfeit(self, match: Match, seat: int, fault: EngineFault) -> None:
        if self._engine:
            self._engine.kill()
            self._engine = self._sitting = None
        if fault.reason == "dismissed":
            if self._starts > STARTS:
                return  # that was said already
            self._starts += 1
        self.on_forfeit(Forfeit(self.command.name, seat, match.number, fault.reason, fault.detail))
