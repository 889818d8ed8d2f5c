"""The house: every table that is in memory, how they come and go, and how several servers keep up with each other."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from koszmar.bots import BOTS
from koszmar.kernel.errors import BadRecord, KoszmarError
from koszmar.kernel.match import Match
from koszmar.kernel.record import read_record

from .bots import ask_bot, bot_to_move
from .engines import PREFIX, Engines
from .fanout import CHANNEL
from .journal import Entry, Taken
from .keys import digest, new_code, new_key
from .logs import note
from .messages import Opened
from .metrics import Metrics
from .refusal import Refusal
from .settings import Settings
from .storage import Facts, Seat, Storage
from .tables import HUMAN, Table

LONGEST_PAUSE = 3.0
"""For how many seconds a bot that has thought for less keeps its answer back in the dark, at most."""
SWEEP = 30.0
"""Seconds between two looks for idle tables."""


FORGOTTEN = 3
"""Reminders that a server may miss before it counts as gone, together with everybody connected to it."""


class Notice(Struct, frozen=True):
    """What servers tell each other: this is how far I know a table, and these seats are here. It holds no secret."""

    server: str
    code: str
    number: int
    edition: int
    present: list[int]
    asks: bool = False
    """Whether the others shall say the same of themselves."""


class House:
    """The tables of one server."""

    def __init__(self, settings: Settings, storage: Storage, channels: ChannelsPlugin, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.channels = channels
        self.metrics = metrics
        self.server = secrets.token_hex(8)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.engines = Engines(settings.engines)
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen to other servers and to sweep."""
        chores = [self._listen(), self._sweep(), *([self._remind()] if self.settings.channels else [])]
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        """Stop every task of the house."""
        tasks = [*self._chores, *self._bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.engines.stop()
        await self._keep(self.tables.values())

    # -- tables come and go --------------------------------------------------------------------------------------

    async def open(
        self, match: Match, players: Sequence[str] | None, names: Sequence[str] = (), *, exposed: bool = False,
        checkpoint: str | None = None,
    ) -> Opened:  # fmt: skip
        """A new table for a match, with all its keys."""
        seated = self.check_seats(match.setting.players, players)
        called = [*names, *[""] * len(seated)]
        owner, spectators = new_key(), new_key()
        keys = [new_key() if player == HUMAN else None for player in seated]
        seats = [
            Seat(number, digest(key) if key else None, player, called[number].strip())
            for number, (player, key) in enumerate(zip(seated, keys, strict=True))
        ]
        code = await self._add(match, seats, owner, spectators, exposed, checkpoint)
        table = await self.find(code)
        self.metrics.opened.labels(game=match.game.id).inc()
        note("table opened", table=code, game=match.game.id, players=match.setting.players)
        self.changed(table)
        return Opened(code, owner, keys, spectators, table.summary())

    @property
    def players(self) -> list[str]:
        """Everybody who can sit at a table here, beside people: bots, and engines that the operator allows."""
        return [*BOTS, *self.engines.players]

    def check_player(self, player: str) -> None:
        """Refuse somebody who cannot sit at a table here."""
        if player != HUMAN and player not in self.players:
            raise Refusal("bad-setting", f"{player!r} cannot sit here; there are: {HUMAN}, {', '.join(self.players)}")

    def check_seats(self, count: int, players: Sequence[str] | None) -> list[str]:
        """Who sits in each seat; everybody is human if nothing is said."""
        seated = [HUMAN] * count if players is None else list(players)
        if len(seated) != count:
            raise Refusal("bad-setting", f"the match has {count} seats, not {len(seated)}")
        for player in seated:
            self.check_player(player)
        return seated

    async def _add(
        self, match: Match, seats: list[Seat], owner: str, spectators: str, exposed: bool, checkpoint: str | None
    ) -> str:
        record = read_record(match.record())
        entries = [Entry("choice", None, text) for text in record.choices]
        while True:
            facts = Facts(
                code=new_code(),
                game=record.game,
                rules=record.rules,
                content=record.content,
                players=record.players,
                options=record.options,
                rulings=record.rulings,
                parameters=record.parameters,
                seed=match.seed,
                seal=record.seal,
                owner=digest(owner),
                spectators=digest(spectators),
                exposed=exposed,
                checkpoint=checkpoint,
            )
            try:
                await self.storage.add(facts, seats, entries)
            except Taken:
                continue
            return facts.code

    async def find(self, code: str) -> Table:
        """The table with this code, loaded if it is not in memory."""
        table = self.tables.get(code)
        if table is None:
            async with self._loading.setdefault(code, asyncio.Lock()):
                table = self.tables.get(code) or await self._load(code)
            self._loading.pop(code, None)
        table.used = time.monotonic()
        return table

    async def _load(self, code: str) -> Table:
        try:
            with self.metrics.loading.time():
                table = await Table.load(self.storage, code)
        except BadRecord as error:
            note("table does not load", table=code, reason=str(error))
            raise Refusal("rule-fault", "the match does not fit the rules any more") from error
        self.tables[code] = table
        self.metrics.live.set(len(self.tables))
        self._tell_servers(table, asks=True)
        self._wake_bots(table)
        return table

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory; they are loaded at the next knock."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            before = time.monotonic() - self.settings.idle
            await self._keep(self._idle(before))
            self.unload(before)

    def unload(self, before: float) -> None:
        """Forget tables that were not used since and that nobody watches."""
        for table in self._idle(before):
            del self.tables[table.code]
            self.engines.forget(table)
        self.metrics.live.set(len(self.tables))

    def _idle(self, before: float) -> list[Table]:
        return [
            table
            for code, table in self.tables.items()
            if table.used <= before and not table.watchers and not table.lock.locked() and code not in self._bots
        ]

    async def _keep(self, tables: Iterable[Table]) -> None:
        """Tell storage where these matches stand, in case the rules are newer when they are loaded again."""
        kept = {table.code: text for table in tables if (text := table.unkept()) is not None}
        try:
            await self.storage.keep_checkpoints(kept)
        except (SQLAlchemyError, OSError) as error:  # the logs have everything; only an upgrade would miss these
            note("checkpoints not kept", reason=type(error).__name__)

    # -- changes -------------------------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """Tell everybody: connections here, bots, other servers."""
        table.wake()
        self.engines.tidy(table)
        self._wake_bots(table)
        self._tell_servers(table)

    def _tell_servers(self, table: Table, asks: bool = False) -> None:
        if self.settings.channels:
            here = sorted(+table.present)
            notice = Notice(self.server, table.code, table.number, table.facts.edition, here, asks)
            self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _remind(self) -> None:
        """Say again who is here, and forget whoever was with a server that says nothing any more."""
        while True:
            await asyncio.sleep(self.settings.reminder)
            for table in self.tables.values():
                if +table.present:
                    self._tell_servers(table)
                if table.forget_elsewhere(time.monotonic() - FORGOTTEN * self.settings.reminder):
                    table.wake()

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for heard in subscriber.iter_events():
                notice = msgspec.json.decode(heard, type=Notice)
                table = self.tables.get(notice.code)
                if table is not None and notice.server != self.server:
                    await self._heed(table, notice)

    async def _heed(self, table: Table, notice: Notice) -> None:
        if notice.asks:
            self._tell_servers(table)
        news = table.hear_of(notice.server, notice.present)
        if table.number < notice.number or table.facts.edition < notice.edition:
            news = True
            try:
                await table.catch_up()
            except Exception as error:  # one table must not stop the others; the next notice tries again
                note("table cannot keep up", table=table.code, reason=type(error).__name__)
        if not news:
            return
        table.wake()
        self._wake_bots(table)

    # -- bots ----------------------------------------------------------------------------------------------------

    def _wake_bots(self, table: Table) -> None:
        if table.code not in self._bots and bot_to_move(table):
            task = asyncio.create_task(self._play_bots(table))
            self._bots[table.code] = task

    async def _play_bots(self, table: Table) -> None:
        """Answer for bots as long as bots are asked."""
        try:
            while (moving := bot_to_move(table)) is not None:
                if not table.humans:
                    await self._let_people_watch(table)
                    if bot_to_move(table) != moving:
                        continue
                seat, kind = moving
                number = table.number
                key = await self._ask_evenly(table, seat, kind)
                if bot_to_move(table) != moving:
                    continue
                try:
                    await self.choose(table, seat, number, key, bot=True)
                except Refusal as refusal:
                    if refusal.name != "stale-number":
                        note("bot refused", table=table.code, seat=seat, error=refusal.name)
                        return
        except Exception as error:
            note("bot failed", table=table.code, reason=type(error).__name__)
        finally:
            self._bots.pop(table.code, None)

    async def _let_people_watch(self, table: Table) -> None:
        """Wait a moment before bots that play among themselves answer, unless a person sits down meanwhile."""
        changed = asyncio.Event()
        table.watchers.add(changed)
        try:
            async with asyncio.timeout(self.settings.pace):
                while not table.humans:
                    changed.clear()
                    await changed.wait()
        except TimeoutError:
            pass
        finally:
            table.watchers.discard(changed)

    async def _ask_evenly(self, table: Table, seat: int, kind: str) -> str:
        """What a bot answers; in the dark it takes as long as the longest thought of its kind at the table.

        Otherwise people who wait could read from the pause who thinks, and whether there was anything to choose.
        """
        if not (table.humans and table.is_dark(seat)):
            return await self._ask(table, seat, kind)
        started = time.monotonic()
        key = await self._ask(table, seat, kind)
        thought, longest = time.monotonic() - started, table.longest_thought.get(kind, 0.0)
        table.longest_thought[kind] = min(max(thought, longest), LONGEST_PAUSE)
        await asyncio.sleep(max(0.0, longest - thought))
        return key

    async def _ask(self, table: Table, seat: int, kind: str) -> str:
        if kind.startswith(PREFIX):
            return await self.engines.ask(table, seat, kind)
        return await ask_bot(table, seat, kind)

    async def choose(self, table: Table, seat: int, number: int, key: str, bot: bool = False) -> int:
        """Answer for a seat, and tell everybody."""
        with self.metrics.choosing.time():
            after = await table.choose(seat, number, key)
        self.metrics.choices.labels(game=table.facts.game, player="bot" if bot else HUMAN).inc()
        self.changed(table)
        return after


def as_refusal(error: KoszmarError) -> Refusal:
    """An error of the kernel as a name of the protocol."""
    names = {"UnknownGame": "no-such-game", "BadSetting": "bad-setting", "BadRecord": "bad-record"}
    return Refusal(names.get(type(error).__name__, "bad-request"), str(error))
