"""The house: every table that is in memory, how they come and go, and how several servers keep up with each other."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from socket import gethostname
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from koszmar.bots import BOTS, GUIDE
from koszmar.kernel.errors import BadRecord, KoszmarError
from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.kernel.record import read_record

from . import work
from .bots import ask_bot, bot_to_move
from .engines import PREFIX, Engines
from .errands import Saved, revive
from .fanout import Fanout
from .journal import Entry
from .keys import digest, is_code, new_code, new_key
from .limits import Buckets, Turns, household
from .logfile import Taken
from .logs import note
from .messages import Act, Opened
from .metrics import Metrics
from .pressure import Pressure
from .pushing import Messenger
from .refusal import Refusal
from .revival import Halted, misfit, record_of
from .settings import Settings
from .standings import standing_of
from .storage import Facts, Line, Seat, Storage
from .tables import HUMAN, Grants, Table, timed

T = TypeVar("T")

LONGEST_PAUSE = 3.0
"""For how many seconds a bot that has thought for less keeps its answer back in the dark, at most."""
SWEEP = 10.0
"""Seconds between two looks for idle tables."""


FORGOTTEN = 3
"""Reminders that a server may miss before it counts as gone, together with everybody connected to it."""


ALIVE = 9.0
"""Seconds for which a server that says nothing still counts as here."""
LOOK_UP = 2.0
"""Seconds between two looks into the database while servers cannot hear each other."""
BOTS_WAIT = 2.0
"""Seconds after which a bot tries again to write its answer."""
UPLOADS = 2
"""Records that one address may send at the same time."""
CROWD = 5
"""As many messages as so many clients may send, all clients of one address may send together."""
CALLS = 5
"""Seconds' worth of calls that one address may make at once."""
ANSWERS = 4
"""Calls of one address that are answered at the same time."""
HEAVY = 5_000_000
"""Bytes of a table that leaves the memory as soon as nobody watches it."""
DEAR = 0.02
"""Seconds of the server's time from which on a choice is dear, with all that is shown of it …"""
SHARE = 10
"""… and the part, one in so many, of that time that a table with dear choices may take."""
LEFT_BEHIND = 30
"""The part, one in so many, of all memory that tables may take which one visitor has had loaded and nobody watches."""


class Notice(Struct, frozen=True):
    """What servers tell each other: this is how far I know a table, and these seats are here. It holds no secret."""

    server: str
    code: str
    number: int
    edition: int
    present: list[int]
    asks: bool = False
    """Whether the others shall say the same of themselves."""


class Doors(Struct, frozen=True):
    """How one comes to a new table: hashes of keys, and whether people gather first."""

    owner: str
    spectators: str
    guests: str | None
    room: bool


class Plan(Struct, frozen=True, kw_only=True):
    """Who shall sit where at a new table."""

    players: Sequence[str] | None = None
    """A person or a kind of bot in each seat; everybody is human if nothing is said."""
    names: Sequence[str] = ()
    free: Sequence[int] = ()
    """Seats that anybody with the one link may take."""
    room: bool = False
    """Whether the match begins only when everybody is ready."""
    kept: Mapping[int, str] = {}
    """Hashes of keys that open a seat here as they did at another table."""

    def check(self, seated: Sequence[str]) -> None:
        """Refuse seats that are given away twice, or to a person who is a bot."""
        for seat in (*self.free, *self.kept):
            if seat >= len(seated) or seated[seat] != HUMAN:
                raise Refusal("bad-setting", f"no person sits in seat {seat}")
        if set(self.free) & set(self.kept):
            raise Refusal("bad-setting", "a seat that is kept is not free")

    def seats(self, seated: Sequence[str], keys: Sequence[str | None]) -> list[Seat]:
        """The seats as they are stored."""
        called = [*self.names, *[""] * len(seated)]
        return [
            Seat(
                seat,
                digest(key) if key else self.kept.get(seat),
                player,
                called[seat].strip(),
                free=seat in self.free,
            )
            for seat, (player, key) in enumerate(zip(seated, keys, strict=True))
        ]


class House:
    """The tables of one server."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.fanout = Fanout(settings.channels, self._listen, self._catch_up)
        self.metrics = metrics
        metrics.watch(self.fanout)
        self.server = secrets.token_hex(8)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._loads = Turns()
        self.whole_views = Turns()
        self.answers = Turns(ANSWERS)
        self.engines = Engines(settings.engines)
        self.messenger = Messenger(settings, storage, lambda: self.tables.values())
        self.pressure = Pressure()
        self.reports = Buckets(settings.reports_per_minute / 60, settings.reports_per_minute)
        self.openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.unknown = Buckets(settings.unknown_per_minute / 60, settings.unknown_per_minute)
        self.calls = Buckets(settings.calls_per_second, CALLS * settings.calls_per_second)
        self.messages = Buckets(CROWD * settings.messages_per_second, CROWD * settings.burst)
        self.guests: dict[str, Counter[str]] = {}
        """The tables at which somebody sits, by visitor, with the number of sockets at each."""
        self._uploads: Counter[str] = Counter()
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Say that we are here, begin to listen to other servers and to sweep."""
        await self._say_we_are_here()
        await self.fanout.start()
        chores = [self._sweep(), self.pressure.watch(), self._stay_alive(), self.messenger.watch()]
        chores += [self._remind(), self._look_up()] if self.settings.channels else []
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        """Stop every task of the house."""
        tasks = [*self._chores, *self._bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.fanout.stop()
        await self.engines.stop()
        with suppress(SQLAlchemyError, OSError):
            await self.storage.say_goodbye(self.server)

    # -- tables come and go --------------------------------------------------------------------------------------

    def admit(self, address: str) -> None:
        """Refuse another table, or as much work, to a visitor who has had enough, or while the server is busy."""
        self.pressure.check()
        if not self.openings.take(address):
            raise Refusal("too-fast", "too often for now; try again in a minute")

    @contextmanager
    def uploading(self, address: str, most: int = UPLOADS) -> Iterator[None]:
        """While a visitor sends us something large: not too much of that at the same time."""
        visitor = household(address)
        if self._uploads[visitor] >= most:
            raise Refusal("busy", "one after the other, please")
        self._uploads[visitor] += 1
        try:
            yield
        finally:
            self._uploads[visitor] -= 1
            if not self._uploads[visitor]:
                del self._uploads[visitor]

    @contextmanager
    def seating(self, address: str, table: Table) -> Iterator[None]:
        """While a visitor has a socket at a table: it costs the memory that the table takes."""
        visitor = household(address)
        mine = self.guests.setdefault(visitor, Counter())
        try:
            if mine.total() >= self.settings.lines:
                raise Refusal("too-fast", "enough sockets for one address")
            others = sum(self.tables[code].weight for code in mine if code in self.tables and code != table.code)
            if others and others + table.weight > self.settings.memory / 4:
                raise Refusal("busy", "your tables take too much memory; leave one of them")
            mine[table.code] += 1
            try:
                yield
            finally:
                mine[table.code] -= 1
                if not mine[table.code]:
                    del mine[table.code]
        finally:
            if not mine:
                self.guests.pop(visitor, None)
            if table.weight > HEAVY:
                self._make_room(table.weight)

    async def open(self, saved: Saved, plan: Plan, address: str, *, exposed: bool = False) -> Opened:
        """A new table for a match, with all its keys, on the account of a visitor."""
        record = saved.record
        seated = self.check_seats(record.players, plan.players)
        plan.check(seated)
        owner, spectators, guests = new_key(), new_key(), new_key() if plan.free else None
        keys = [new_key() if player == HUMAN and seat not in plan.kept else None for seat, player in enumerate(seated)]
        doors = Doors(digest(owner), digest(spectators), guests and digest(guests), plan.room)
        code = await self._add(saved, plan.seats(seated, keys), doors, exposed)
        table = await self.find(code, address)
        table.payer = household(address)
        self.metrics.opened.labels(game=record.game).inc()
        note("table opened", table=code, game=record.game, players=record.players)
        self.changed(table)
        opened = Opened(code, owner, keys, spectators, table.summary(), guests)
        if table.weight > HEAVY:
            self._make_room(table.weight)
        return opened

    @property
    def players(self) -> list[str]:
        """Everybody who can sit at a table here, beside people: bots, and engines that the operator allows."""
        return [*BOTS, *self.engines.players]

    def check_player(self, player: str) -> None:
        """Refuse somebody who cannot sit at a table here."""
        if player not in (HUMAN, GUIDE, *self.players):
            raise Refusal("bad-setting", f"{player!r} cannot sit here; there are: {HUMAN}, {', '.join(self.players)}")

    def check_seats(self, count: int, players: Sequence[str] | None) -> list[str]:
        """Who sits in each seat; everybody is human if nothing is said."""
        seated = [HUMAN] * count if players is None else list(players)
        if len(seated) != count:
            raise Refusal("bad-setting", f"the match has {count} seats, not {len(seated)}")
        for player in seated:
            self.check_player(player)
        return seated

    async def _add(self, saved: Saved, seats: list[Seat], doors: Doors, exposed: bool) -> str:
        record = saved.record
        assert record.seed is not None
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
                seed=record.seed,
                seal=record.seal,
                owner=doors.owner,
                spectators=doors.spectators,
                guests=doors.guests,
                room=doors.room,
                exposed=exposed,
                checkpoint=saved.checkpoint,
            )
            try:
                await self.storage.add(facts, seats, entries)
            except Taken:
                continue
            return facts.code

    async def find(self, code: str, address: str) -> Table:
        """The table with this code, loaded if it is not in memory; whoever only guesses codes is soon refused."""
        table = self.tables.get(code)
        if table is not None and table.moved:
            self._let_go(table)
            table = None
        if table is None:
            with self._guessing(address):
                table = await self._find(code, household(address))
        table.used = time.monotonic()
        return table

    @contextmanager
    def _guessing(self, address: str) -> Iterator[None]:
        """Whoever asks for many tables that do not exist gets no answer any more."""
        if self.unknown.left(address) < 1:
            raise Refusal("too-fast", "too many tables that do not exist; try again in a minute")
        try:
            yield
        except Refusal as refusal:
            if refusal.name == "no-such-table":
                self.unknown.take(address)
            raise

    async def _find(self, code: str, visitor: str) -> Table:
        if not is_code(code):
            raise Refusal("no-such-table", "no table is called like this")
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                return self.tables.get(code) or await self._load(code, visitor)
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str, visitor: str) -> Table:
        self._check_memory()
        try:
            async with self._turn(visitor) as pay:
                with self.metrics.loading.time():
                    table = await Table.load(self.storage, code, self._is_taken, pay)
        except Halted as halted:
            note("table cannot go on as it stood", table=code, reason=str(halted))
            raise Refusal("other-rules", f"the rules have changed; {halted}") from None
        except BadRecord as error:
            note("table does not load", table=code, reason=misfit(error))
            raise Refusal("rule-fault", "the match does not fit the rules any more") from error
        table.brought_by = visitor
        self.tables[code] = table
        self._clear_up(table)
        self.metrics.live.set(len(self.tables))
        self._tell_servers(table, asks=True)
        self._wake_bots(table)
        return table

    @asynccontextmanager
    async def _turn(self, visitor: str) -> AsyncIterator[Callable[[float], None]]:
        """One table after the other is loaded for a visitor, so that others come between; whoever loads pays for it.

        Most tables take a few milliseconds. One that was played for very long takes a second, at every knock. The
        account is one of its own: whoever has asked for many hints still finds the way back to the table.
        """
        payer = f"loads {visitor}"
        async with self._loads.of(visitor):
            if work.accounts.left(payer) <= 0:
                raise Refusal("too-fast", "that was a lot of work for now; try again in a minute")
            yield partial(work.accounts.spend, payer)

    async def in_turn(self, address: str, job: Callable[..., T], *arguments: Any) -> T:
        """Do something slow in a thread, on a visitor's account: of each visitor one thing at a time."""
        async with self._turn(household(address)) as pay:
            return await timed(pay, job, *arguments)

    async def begin(self, address: str, game: str, **setting: Any) -> Saved:
        """A new match for a visitor; however long its scenario takes to read, nobody else waits for it."""
        try:
            return await self.in_turn(address, _begun, game, setting)
        except KoszmarError as error:
            raise as_refusal(error) from error

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory; they are loaded at the next knock."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            self.unload(time.monotonic() - self.settings.idle)

    def unload(self, before: float) -> None:
        """Forget tables that were not used since and that nobody watches."""
        for table in self._idle(before):
            self._let_go(table)

    def _let_go(self, table: Table) -> None:
        del self.tables[table.code]
        self.engines.forget(table)
        table.close()
        self.metrics.live.set(len(self.tables))

    def _make_room(self, least: int) -> None:
        """Let tables of at least this weight go at once that nobody watches."""
        for table in self._idle(float("inf")):
            if table.weight >= least:
                self._let_go(table)

    def _clear_up(self, newest: Table) -> None:
        """Of the tables that were loaded for one visitor and that nobody watches, only the latest stay."""
        left = [table for table in self._idle(float("inf")) if table.brought_by == newest.brought_by]
        total = newest.weight
        for table in sorted(left, key=lambda table: table.used, reverse=True):
            if table is not newest:
                total += table.weight
                if total > self.settings.memory / LEFT_BEHIND:
                    self._let_go(table)

    def _check_memory(self) -> None:
        """Tables in memory do not take more of it than they may: those that nobody watches go first."""
        most = self.settings.memory
        if sum(table.weight for table in self.tables.values()) <= most:
            return
        for table in sorted(self._idle(float("inf")), key=lambda table: table.used):
            self._let_go(table)
            if sum(table.weight for table in self.tables.values()) <= most:
                return
        raise Refusal("busy", "all tables are taken; try again in a moment")

    def _idle(self, before: float) -> list[Table]:
        return [
            table
            for code, table in self.tables.items()
            if table.used <= before and not table.watchers and not table.lock.locked() and code not in self._bots
        ]

    # -- rules ---------------------------------------------------------------------------------------------------

    async def _stay_alive(self) -> None:
        """Say again and again that we are here, as long as there are tables."""
        while True:
            await asyncio.sleep(ALIVE / 3)
            if self.tables or self.settings.channels:
                with suppress(SQLAlchemyError, OSError):
                    await self._say_we_are_here()

    async def _say_we_are_here(self) -> None:
        rules = {game.id: [game.version, game.content_fingerprint] for game in games().values()}
        await self.storage.say_we_are_here(self.server, rules, f"{gethostname()} {os.getpid()}")

    async def _is_taken(self, facts: Facts) -> bool:
        """Whether another server is here that plays a table by the rules it was left with."""
        found = await self.storage.others(self.server, ALIVE)
        return any(
            rules.get(facts.game) == [facts.rules, facts.content] and is_running(place) for rules, place in found
        )

    async def resume(self, code: str, keys: Iterable[str], address: str) -> None:
        """Let a match that cannot go on as it stood go on from the beginning of its last step; a player asks for it."""
        with self._guessing(address):
            stored = await self.storage.load(code) if is_code(code) else None
            if stored is None:
                raise Refusal("no-such-table", f"there is no table {code!r}")
        grants = Grants.of(stored.facts, stored.seats, keys)
        if not (grants.owner or grants.seats):
            raise Refusal("wrong-key", "this is for the owner or for who holds a seat")
        try:
            async with self._turn(household(address)) as pay:
                await Table.load(self.storage, code, self._is_taken, pay)
        except Halted as halted:
            if await self._is_taken(stored.facts):
                raise Refusal("elsewhere", "another server plays this table by its own rules") from None
            await self._go_on(halted, len(stored.entries))
        except BadRecord as error:
            raise Refusal("rule-fault", "the match does not fit the rules any more") from error

    async def _go_on(self, halted: Halted, number: int) -> None:
        facts, steps = halted.facts, len(halted.choices) - halted.choice
        entry = Entry("undo", None, str(steps)) if steps else None
        match = revive(Saved(record_of(facts, halted.choices[: halted.choice]), halted.checkpoint))
        told = Line(0, None, "", "", "", msgspec.to_builtins(Act("resumed", None)))
        try:
            await self.storage.go_on(facts, number, entry, standing_of(match, number + bool(entry)), told)
        except Taken:
            raise Refusal("stale-number", "the table has changed in the same moment") from None
        note("table goes on from its last step", table=facts.code, taken_back=steps)

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
            self.fanout.publish(msgspec.json.encode(notice))

    async def _remind(self) -> None:
        """Say again who is here, and forget whoever was with a server that says nothing any more."""
        while True:
            await asyncio.sleep(self.settings.reminder)
            for table in self.tables.values():
                if +table.present:
                    self._tell_servers(table)
                if table.forget_elsewhere(time.monotonic() - FORGOTTEN * self.settings.reminder):
                    table.wake()

    async def _listen(self, heard: bytes) -> None:
        try:
            notice = msgspec.json.decode(heard, type=Notice)
        except msgspec.DecodeError:  # a server of another version, or somebody who should not be there
            return
        table = self.tables.get(notice.code)
        if table is not None and notice.server != self.server:
            await self._heed(table, notice)

    async def _catch_up(self) -> None:
        """We could not hear for a while: look up every table that is here, and ask who is where."""
        for table in list(self.tables.values()):
            await self._look_up_one(table)
            self._tell_servers(table, asks=True)
            self.metrics.caught_up.inc()

    async def _look_up(self) -> None:
        """While we cannot hear, look up the tables at which somebody sits."""
        while True:
            await asyncio.sleep(LOOK_UP)
            if self.fanout.state == "lost":
                for table in [table for table in self.tables.values() if table.watchers]:
                    await self._look_up_one(table)

    async def _look_up_one(self, table: Table) -> None:
        before = (table.number, table.facts.edition)
        await self._keep_up(table)
        if before != (table.number, table.facts.edition):
            table.wake()
            self._wake_bots(table)

    async def _keep_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except Exception as error:  # one table must not stop the others; the next notice tries again
            note("table cannot keep up", table=table.code, reason=type(error).__name__)

    async def _heed(self, table: Table, notice: Notice) -> None:
        if notice.asks:
            self._tell_servers(table)
        news = table.hear_of(notice.server, notice.present)
        if table.number < notice.number or table.facts.edition < notice.edition:
            news = True
            await self._keep_up(table)
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
            while not table.moved and (moving := bot_to_move(table)) is not None:
                if not table.humans:
                    await self._let_people_watch(table)
                    if bot_to_move(table) != moving:
                        continue
                seat, kind = moving
                number = table.number
                if pause := self.pressure.pause:
                    await asyncio.sleep(pause)
                key = await self._ask_evenly(table, seat, kind)
                if bot_to_move(table) != moving:
                    continue
                try:
                    await self.choose(table, seat, number, key, None)
                except Refusal as refusal:
                    if refusal.name != "stale-number":
                        note("bot refused", table=table.code, seat=seat, error=refusal.name)
                        return
                except (SQLAlchemyError, OSError) as error:
                    note("storage failed", table=table.code, reason=type(error).__name__)
                    await asyncio.sleep(BOTS_WAIT)
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

    def rest_of(self, table: Table) -> float:
        """Seconds that a table still has to wait before its next choice: none, unless its choices are dear."""
        if table.cost < DEAR:
            return 0.0
        return max(0.0, table.chosen + (SHARE - 1) * table.cost - time.monotonic())

    async def choose(self, table: Table, seat: int, number: int, key: str, grants: Grants | None) -> int:
        """Answer for a seat, as somebody with these grants or as its bot, and tell everybody."""
        if grants is not None and (self.pressure.is_crowded or time.monotonic() - table.chosen < self.pressure.pause):
            raise Refusal("busy", "the server is busy; try again in a moment")
        while rest := self.rest_of(table):
            await asyncio.sleep(rest)
        with self.metrics.choosing.time(), self.pressure.choosing():
            after = await table.choose(seat, number, key, grants)
        self.metrics.choices.labels(game=table.facts.game, player="bot" if grants is None else HUMAN).inc()
        self.changed(table)
        return after


def _begun(game: str, setting: Mapping[str, Any]) -> Saved:
    return Saved(read_record(Match.new(game, **setting).record()))


def is_running(place: str) -> bool:
    """Whether a server may still be running: of our own machine we know, of others we believe it."""
    host, _, process = place.rpartition(" ")
    if host != gethostname() or not process.isdecimal() or not hasattr(os, "getuid"):
        return True
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


def as_refusal(error: KoszmarError) -> Refusal:
    """An error of the kernel as a name of the protocol."""
    names = {"UnknownGame": "no-such-game", "BadSetting": "bad-setting", "BadRecord": "bad-record"}
    found = (names[kind.__name__] for kind in type(error).__mro__ if kind.__name__ in names)
    return Refusal(next(found, "bad-request"), str(error))
