"""Engines at the tables: programs that the operator of the server has allowed, each under a name.

Players and owners only ever say names; no word of theirs becomes a command. Engines think in threads of their own, so
that a slow one keeps nobody else waiting. Only ``AT_ONCE`` of them run at the same time: the one that has been idle
longest is stopped, and started again when it is asked something.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from koszmar.bots.engine import EngineBot, Forfeit, read_command
from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event

from .bots import ask_bot, whim
from .logs import note
from .tables import Table

PREFIX = "engine:"
AT_ONCE = 16
"""Engines that may run, and think, at the same time."""


class Seated:
    """An engine in a seat of a table."""

    def __init__(self, player: str, bot: EngineBot) -> None:
        self.player = player
        self.bot = bot
        self.forfeits: list[Forfeit] = []
        bot.on_forfeit = self.forfeits.append
        self._busy = Lock()

    @property
    def is_busy(self) -> bool:
        """Whether it is thinking, or leaving."""
        return self._busy.locked()

    def think(self, match: Match, seat: int, events: list[Event]) -> str:
        """What it answers; in a thread of the engines."""
        with self._busy:
            return notation(self.bot.answer(match, seat, events))

    def leave(self, match: Match) -> None:
        """Let its program go; in a thread of the engines."""
        with self._busy:
            self.bot.leave(match)


class Engines:
    """Every engine that may play here, and those that do."""

    def __init__(self, allowed: Mapping[str, str]) -> None:
        self._allowed = {f"{PREFIX}{name}": read_command(command) for name, command in allowed.items()}
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="engine")
        self._seated: dict[tuple[str, int], tuple[Seated, Table]] = {}
        """By table and seat; who was asked last stands last."""

    @property
    def players(self) -> list[str]:
        """The engines as they are named in a seat: ``engine:NAME``."""
        return list(self._allowed)

    async def ask(self, table: Table, seat: int, player: str) -> str:
        """What an engine answers for a seat; the event loop does not wait for it."""
        if player not in self._allowed:
            self._note(table, seat, player, "not-allowed")
            return await ask_bot(table, seat, "random")
        seated = self._seat(table, seat, player)
        match, events = table.match.fork(), table.match.events(seat)
        key = await asyncio.get_running_loop().run_in_executor(self._threads, seated.think, match, seat, events)
        if self._seated.get((table.code, seat), (None, None))[0] is seated:
            for forfeit in seated.forfeits:
                self._note(table, seat, player, forfeit.reason)
        seated.forfeits.clear()
        return key

    def _seat(self, table: Table, seat: int, player: str) -> Seated:
        place = (table.code, seat)
        if place in self._seated and self._seated[place][0].player != player:
            self._release([place])
        seated, _ = self._seated.pop(place, (None, None))
        seated = seated or Seated(player, EngineBot(self._allowed[player], whim(table, seat)))
        self._seated[place] = (seated, table)
        idle = [place for place, (other, _) in self._seated.items() if not other.is_busy and other is not seated]
        self._release(idle[: max(0, len(self._seated) - AT_ONCE)])
        return seated

    @staticmethod
    def _note(table: Table, seat: int, player: str, reason: str) -> None:
        """What exactly an engine said is not noted: it may tell what only its seat knows."""
        table.forfeited(seat, reason)
        note("engine forfeits", table=table.code, seat=seat, engine=player, reason=reason)

    # -- leaving -------------------------------------------------------------------------------------------------

    def tidy(self, table: Table) -> None:
        """Let engines go whose match is over, or whose seat was given to somebody else."""
        self._release(
            place
            for place, (seated, _) in list(self._seated.items())
            if place[0] == table.code and (table.match.over or table.seats[place[1]].player != seated.player)
        )

    def forget(self, table: Table) -> None:
        """Let the engines of a table go that leaves the memory."""
        self._release([place for place in self._seated if place[0] == table.code])

    def _release(self, places: Iterable[tuple[str, int]]) -> None:
        for place in places:
            seated, table = self._seated.pop(place)
            if seated.is_busy:
                seated.bot.interrupt()
            self._threads.submit(seated.leave, table.match)

    async def stop(self) -> None:
        """End every engine."""
        self._release(list(self._seated))
        await asyncio.to_thread(self._threads.shutdown)
