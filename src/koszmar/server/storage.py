"""Storage: tables, seats, the log of choices, chat and reports, in SQLite or PostgreSQL.

The log of a table is only ever appended to, and (table, number) is unique: a choice counts when it is in the log, and
of two servers that write the same number one is told so. An undo is an entry of the log too.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .journal import Entry, Journal, keep_standings
from .logfile import Taken, prepare
from .migrate import migrate
from .patience import attempts
from .schema import (
    CHAT,
    CHECKPOINTS,
    CHOICES,
    KEEPSAKES,
    PULSES,
    PUSHES,
    REPORTS,
    SEATS,
    SERVERS,
    STANDINGS,
    TABLES,
)
from .settings import database_url
from .standings import Standing

CHAT_KEPT = 200
"""Lines of chat that are shown to somebody who comes in."""
LEAST_FREE = 32_000_000
"""Bytes that a disk should have left."""
TRY_EVERY = 1.0
"""Seconds between two attempts to write something, however often somebody asks."""
PULSE = 16_384
"""Characters that are written to see whether there is room."""
FORGOTTEN = 3600.0
"""Seconds after which nothing is kept of a server that says nothing any more."""
REPORTS_KEPT = 100
"""Reports about one table."""
PUSHES_KEPT = 6
"""Browsers that hear of one seat."""
PAUSE = 300.0
"""Seconds between two choices that count as time at the table, at most."""


class Facts(Struct, frozen=True, kw_only=True):
    """What a table is, apart from its seats and choices. ``edition`` rises with every change but choices."""

    code: str
    game: str
    rules: str
    content: str
    players: int
    options: dict[str, Any]
    rulings: dict[str, Any]
    parameters: dict[str, Any]
    seed: str
    seal: str
    owner: str
    spectators: str | None
    exposed: bool = False
    wish: dict[str, Any] | None = None
    checkpoint: str | None = None
    edition: int = 0
    guests: str | None = None
    """The hash of the one link's key: whoever has it may take a free seat."""
    room: bool = False
    """Whether people are still gathering: nothing is asked before the match begins."""
    relief: dict[str, Any] | None = None
    """The wish that a bot plays for somebody who is away."""
    next: str | None = None
    """The table at which the same company plays on."""


class Seat(Struct, frozen=True):
    """Who sits there: the hash of their key, a person or a kind of bot, a name."""

    seat: int
    key: str | None
    player: str
    name: str = ""
    hands: int = 0
    """How often it has changed hands."""
    taken: int | None = None
    """The number at which somebody else gave it to a bot: whoever holds its key still has a say in what was before."""
    free: bool = False
    """Whether somebody with the one link may take it."""
    ready: bool = False
    """Whether whoever sits there wants to begin."""


class Line(Struct, frozen=True):
    """A line of talk."""

    line: int
    seat: int | None
    name: str
    text: str
    at: str
    act: dict[str, Any] | None = None
    """What was done to a seat, instead of words."""


class Push(Struct, frozen=True):
    """A browser that wants to hear when a seat is asked, for as long as the hash of the seat's key is this one."""

    code: str
    seat: int
    key: str
    endpoint: str
    p256dh: str
    auth: str
    title: str
    text: str


class Stored(Struct, frozen=True):
    """A table as it is in storage, or the part of it that is new."""

    facts: Facts
    seats: list[Seat]
    entries: list[Entry]
    chat: list[Line]


class Storage:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.url.startswith("sqlite"))
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", prepare)
        self.path = _file_of(self.engine.url)
        """The file, if it is one."""
        self.journal = Journal(self.engine, self.path)
        self._trying = asyncio.Lock()
        self._tried, self._writes = -TRY_EVERY, True

    async def open(self) -> None:
        """Bring the database up to date; whoever else has an account here cannot read it."""
        if self.path is not None:
            keep_private(self.path)
        await migrate(self.engine)
        await self.try_to_write()

    async def close(self) -> None:
        """Write what waits, and let go of every connection."""
        await self.journal.close()
        await self.engine.dispose()

    async def health(self) -> Literal["ok", "failing", "full"]:
        """Whether something can be written that takes room, and whether the disk has enough of it left."""
        if self.path is not None and free_bytes(self.path) < LEAST_FREE:
            return "full"
        async with self._trying:
            if time.monotonic() - self._tried > TRY_EVERY:
                self._writes = await self._can_write()
                self._tried = time.monotonic()
            return "ok" if self._writes else "failing"

    async def _can_write(self) -> bool:
        try:
            await self.try_to_write()
        except (sa.exc.SQLAlchemyError, OSError):
            return False
        return True

    async def try_to_write(self) -> None:
        """Write something that takes room, and take it away again."""
        async with self.engine.begin() as connection:
            await connection.execute(PULSES.delete())
            await connection.execute(PULSES.insert().values(text="." * PULSE))
        async with self.engine.begin() as connection:
            await connection.execute(PULSES.delete())

    # -- tables --------------------------------------------------------------------------------------------------

    async def add(self, facts: Facts, seats: list[Seat], entries: list[Entry]) -> None:
        """A new table; ``Taken`` if there is one with this code."""
        code = facts.code
        try:
            async with self.engine.begin() as connection:
                await connection.execute(TABLES.insert().values(**_columns(facts), created=_now()))
                await connection.execute(SEATS.insert(), [{"code": code, **_columns(seat)} for seat in seats])
                rows = [_entry_row(code, number, entry) for number, entry in enumerate(entries)]
                if rows:
                    await connection.execute(CHOICES.insert(), rows)
        except IntegrityError:
            raise Taken from None

    async def load(self, code: str, number: int = 0, line: int = 0) -> Stored | None:
        """A table, with the entries of its log from ``number`` on and the talk after ``line``."""
        async for attempt in attempts(self.engine):
            with attempt:
                return await self._load(code, number, line)
        raise AssertionError("the last attempt succeeds or fails")

    async def _load(self, code: str, number: int, line: int) -> Stored | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(TABLES.select().where(TABLES.c.code == code))).mappings().first()
            if found is None:
                return None
            facts = Facts(**{name: found[name] for name in Facts.__struct_fields__})
            seats = await self._seats(connection, code)
            entries = await self._entries(connection, code, number)
            return Stored(facts, seats, entries, await self._chat(connection, code, line))

    async def _seats(self, connection: AsyncConnection, code: str) -> list[Seat]:
        rows = await connection.execute(SEATS.select().where(SEATS.c.code == code).order_by(SEATS.c.seat))
        return [Seat(**{name: getattr(row, name) for name in Seat.__struct_fields__}) for row in rows]

    async def _entries(self, connection: AsyncConnection, code: str, number: int) -> list[Entry]:
        wanted = CHOICES.select().where(CHOICES.c.code == code, CHOICES.c.number >= number).order_by(CHOICES.c.number)
        return [Entry(row.kind, row.seat, row.text) for row in await connection.execute(wanted)]

    async def _chat(self, connection: AsyncConnection, code: str, line: int) -> list[Line]:
        wanted = CHAT.select().where(CHAT.c.code == code, CHAT.c.line > line).order_by(CHAT.c.line.desc())
        rows = (await connection.execute(wanted.limit(CHAT_KEPT))).all()
        return [Line(row.line, row.seat, row.name, row.text, row.at, row.act) for row in reversed(rows)]

    async def change(self, code: str, edition: int | None = None, **values: Any) -> None:
        """Change facts of a table; with an edition, only if nothing else has changed since: else ``Taken``."""
        async with self.engine.begin() as connection:
            await self._change(connection, code, edition, values)

    async def _change(
        self, connection: AsyncConnection, code: str, edition: int | None = None, values: dict[str, Any] | None = None
    ) -> None:
        wanted = TABLES.update().where(TABLES.c.code == code)
        if edition is not None:
            wanted = wanted.where(TABLES.c.edition == edition)
        done = await connection.execute(wanted.values(edition=TABLES.c.edition + 1, **(values or {})))
        if not done.rowcount:
            raise Taken

    async def change_seats(
        self, code: str, edition: int, seats: Mapping[int, dict[str, Any]], act: Line | None = None, **facts: Any
    ) -> None:
        """Change who sits where, and facts with it, and tell everybody; ``Taken`` if something has changed since."""
        async with self.engine.begin() as connection:
            await self._change(connection, code, edition, facts)
            for seat, values in seats.items():
                await connection.execute(
                    SEATS.update().where(SEATS.c.code == code, SEATS.c.seat == seat).values(**values)
                )
            if act is not None:
                await connection.execute(_line_row(code, act))

    # -- servers -------------------------------------------------------------------------------------------------

    async def say_we_are_here(self, server: str, rules: dict[str, list[str]], place: str) -> None:
        """Tell other servers that this one is here, and by which rules it plays."""
        async with self.engine.begin() as connection:
            await connection.execute(SERVERS.delete().where(SERVERS.c.server == server))
            await connection.execute(SERVERS.delete().where(SERVERS.c.at < self._clock - FORGOTTEN))
            values = {"server": server, "rules": rules, "place": place, "at": self._clock}
            await connection.execute(SERVERS.insert().values(**values))

    async def say_goodbye(self, server: str) -> None:
        """Tell other servers that this one leaves."""
        async with self.engine.begin() as connection:
            await connection.execute(SERVERS.delete().where(SERVERS.c.server == server))

    async def others(self, server: str, within: float) -> list[tuple[dict[str, list[str]], str]]:
        """The rules and the places of other servers that were here within so many seconds."""
        wanted = SERVERS.select().where(SERVERS.c.server != server, SERVERS.c.at > self._clock - within)
        async with self.engine.connect() as connection:
            return [(row.rules, row.place) for row in await connection.execute(wanted)]

    @property
    def _clock(self) -> sa.ColumnElement[float]:
        """The time by the clock of the database, in seconds: servers may have clocks of their own."""
        if self.engine.dialect.name == "sqlite":
            return sa.literal_column("(julianday('now') - 2440587.5) * 86400.0", sa.Float)
        return sa.literal_column("extract(epoch from clock_timestamp())::float8", sa.Float)

    # -- the log, talk, reports ----------------------------------------------------------------------------------

    async def append(
        self, code: str, number: int, edition: int, entry: Entry, ends_wish: bool, standing: Standing | None = None
    ) -> None:
        """Write the next entry of a log; ``Taken`` if there is one with this number, or anything else has changed."""
        await self.journal.append(_entry_row(code, number, entry), edition, ends_wish, standing)

    async def keep_standing(self, code: str, standing: Standing) -> None:
        """Keep where a match stands."""
        async with self.engine.begin() as connection:
            await keep_standings(connection, {code: standing})

    async def standing(self, code: str) -> Standing | None:
        """Where the match of a table stood after its last entry, as far as that is kept."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(STANDINGS.select().where(STANDINGS.c.code == code))).mappings().first()
            return None if row is None else Standing(**{name: row[name] for name in Standing.__struct_fields__})

    async def go_on(self, facts: Facts, number: int, entry: Entry | None, standing: Standing, act: Line) -> None:
        """Let a table go on by our rules from where it stands now; ``Taken`` if anything has changed meanwhile."""
        code, values = facts.code, {"rules": facts.rules, "content": facts.content, "checkpoint": facts.checkpoint}
        async with self.engine.begin() as connection:
            await self._change(connection, code, facts.edition, values)
            if entry is not None:
                await connection.execute(CHOICES.insert().values(_entry_row(code, number, entry)))
            await keep_standings(connection, {code: standing})
            await connection.execute(_line_row(code, act))

    async def checkpoint(self, code: str) -> str | None:
        """Where the match of a table stood when an older server last kept that."""
        async with self.engine.connect() as connection:
            found = await connection.execute(CHECKPOINTS.select().where(CHECKPOINTS.c.code == code))
            row = found.first()
            return None if row is None else str(row.text)

    async def say(self, code: str, edition: int, line: Line) -> None:
        """Keep a line of talk; ``Taken`` if something else has changed since."""
        async with self.engine.begin() as connection:
            await self._change(connection, code, edition)
            await connection.execute(_line_row(code, line))

    async def report(self, code: str, number: int, note: str, record: str) -> None:
        """Keep a report with the record of the match, unless there are enough of this table."""
        async with self.engine.begin() as connection:
            kept = sa.select(sa.func.count()).select_from(REPORTS).where(REPORTS.c.code == code)
            if (await connection.execute(kept)).scalar_one() >= REPORTS_KEPT:
                return
            row = {"code": code, "number": number, "note": note, "record": record, "at": _now()}
            await connection.execute(REPORTS.insert().values(**row))

    async def reports(self, code: str) -> list[tuple[int, str]]:
        """The notes about a table, each with the number it was made at."""
        async with self.engine.connect() as connection:
            wanted = REPORTS.select().where(REPORTS.c.code == code).order_by(REPORTS.c.report)
            return [(row.number, row.note) for row in await connection.execute(wanted)]

    # -- what is pushed ------------------------------------------------------------------------------------------

    async def keepsake(self, name: str, make: Callable[[], str]) -> str:
        """Something that all servers of this database share; whoever comes first makes it."""
        wanted = KEEPSAKES.select().where(KEEPSAKES.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        if found is not None:
            return str(found.text)
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(KEEPSAKES.insert().values(name=name, text=make()))
        async with self.engine.connect() as connection:
            return str((await connection.execute(wanted)).one().text)

    async def add_push(self, push: Push) -> None:
        """Remember a browser that wants to hear of a seat; the oldest ones are forgotten."""
        mine = (PUSHES.c.code == push.code, PUSHES.c.seat == push.seat)
        async with self.engine.begin() as connection:
            await connection.execute(PUSHES.delete().where(*mine, PUSHES.c.endpoint == push.endpoint))
            await connection.execute(PUSHES.insert().values(**_columns(push)))
            newest = sa.select(PUSHES.c.push).where(*mine).order_by(PUSHES.c.push.desc()).limit(PUSHES_KEPT)
            kept = [row.push for row in await connection.execute(newest)]
            await connection.execute(PUSHES.delete().where(*mine, PUSHES.c.push.not_in(kept)))

    async def pushes(self, code: str, seat: int, key: str | None) -> list[Push]:
        """The browsers that want to hear of a seat whose key is this one."""
        wanted = PUSHES.select().where(PUSHES.c.code == code, PUSHES.c.seat == seat, PUSHES.c.key == key)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(PUSHES.c.push))
            return [Push(**{name: getattr(row, name) for name in Push.__struct_fields__}) for row in rows]

    async def mark_push(self, push: Push, number: int) -> bool:
        """Whether we are the first to tell a browser of this question."""
        async with self.engine.begin() as connection:
            wanted = PUSHES.update().where(*_same(push), PUSHES.c.number < number)
            return bool((await connection.execute(wanted.values(number=number))).rowcount)

    async def forget_push(self, push: Push) -> None:
        """A browser does not listen any more."""
        async with self.engine.begin() as connection:
            await connection.execute(PUSHES.delete().where(*_same(push)))

    async def forget_pushes(self, code: str, seat: int, key: str | None) -> None:
        """Whoever has this seat does not want to hear of it any more."""
        async with self.engine.begin() as connection:
            mine = (PUSHES.c.code == code, PUSHES.c.seat == seat, PUSHES.c.key == key)
            await connection.execute(PUSHES.delete().where(*mine))

    async def time_at_table(self, code: str) -> int:
        """For how many seconds people sat at a table; a long pause counts as a short one."""
        wanted = sa.select(CHOICES.c.at).where(CHOICES.c.code == code).order_by(CHOICES.c.number)
        async with self.engine.connect() as connection:
            times = [datetime.fromisoformat(row.at) for row in await connection.execute(wanted)]
        gaps = [(later - sooner).total_seconds() for sooner, later in pairwise(times)]
        return round(sum(min(max(0.0, gap), PAUSE) for gap in gaps))


def _same(push: Push) -> tuple[sa.ColumnElement[bool], ...]:
    """The row of a browser."""
    return (PUSHES.c.code == push.code, PUSHES.c.seat == push.seat, PUSHES.c.endpoint == push.endpoint)


def _file_of(url: sa.URL) -> Path | None:
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def keep_private(path: Path) -> None:
    """Let nobody but us read a database and what belongs to it: it holds the seeds of matches in play."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file is for them to open or close
            one.chmod(one.stat().st_mode & 0o600)


def free_bytes(path: Path) -> int:
    """The room that is left where this file is."""
    return shutil.disk_usage(path.parent).free


def _line_row(code: str, line: Line) -> sa.Insert:
    """A line as it is kept; its number and its time are ours to give."""
    return CHAT.insert().values(code=code, seat=line.seat, name=line.name, text=line.text, at=_now(), act=line.act)


def _columns(thing: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(thing)


def _entry_row(code: str, number: int, entry: Entry) -> dict[str, Any]:
    return {"code": code, "number": number, **_columns(entry), "at": _now()}


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
