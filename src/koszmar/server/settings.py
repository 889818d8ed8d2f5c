"""How a server is set up: where it keeps its tables, how it reaches other servers, what it allows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from koszmar.kernel.home import data_folder

WEB = Path(__file__).parents[1] / "web"


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when a server starts."""

    database: str = ""
    """A database URL or the path of an SQLite file; without one, a file in the user's data folder."""
    channels: str = ""
    """``redis://…`` where several servers share one database; without it, this server is the only one."""
    origins: tuple[str, ...] = ()
    """Further web origins that may open tables here, besides our own."""
    engines: Mapping[str, str] = {}
    """Programs that may play here, each under the name by which an owner gives it a seat."""
    address: str | None = None
    """The URL at which others reach this server; empty if only this computer can, None if we cannot know."""
    hints: str = "search:1s"
    """The kind of bot that is asked for a hint."""
    pace: float = 1.5
    """Seconds between two answers at a table where only bots sit: people can follow, and take a seat again."""
    push_services: tuple[str, ...] = ()
    """Further services through which browsers may be told that it is their turn, as origins."""
    push_after: float = 30.0
    """Seconds for which somebody who is asked may be away before their browser is told."""
    web: Path = WEB
    reminder: float = 15.0
    """Seconds after which servers tell each other again who is present."""
    idle: float = 60.0
    """Seconds after which a table that nobody uses leaves the memory."""
    messages_per_second: float = 20.0
    burst: int = 60
    """How many messages a client may send at once; of talk and of wishes to see everything again, a third.
    All clients of one address together may send as many as five."""
    calls_per_second: float = 50.0
    """How often one address may call over HTTP, with or without a socket to follow; five seconds' worth at once."""
    lines: int = 100
    """How many sockets one address may have open."""
    memory: int = 600_000_000
    """Bytes that all tables in memory may have; those that one address has open, a fourth of it."""
    unknown_per_minute: float = 30.0
    """How many tables that do not exist one address may ask for."""
    reports_per_minute: float = 6.0
    """How many reports one address may send."""
    tables_per_minute: float = 60.0
    """How many tables one address may open."""
    drafts_per_minute: float = 240.0
    """How often one address may have a scenario checked that it is editing."""
    patience: float = 20.0
    """Seconds that a client may take to accept one message."""
    greeting: float = 10.0
    """Seconds that a client has to say hello."""


def database_url(wish: str) -> str:
    """A URL for SQLAlchemy with a driver that does not block.

    >>> database_url("postgresql://db/koszmar")
    'postgresql+asyncpg://db/koszmar'
    >>> database_url("/tmp/tables.db")
    'sqlite+aiosqlite:////tmp/tables.db'
    """
    scheme, colon, rest = wish.partition("://")
    if not colon:
        path = Path(wish) if wish else data_folder() / "tables.db"
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return f"{drivers.get(scheme, scheme)}://{rest}"
