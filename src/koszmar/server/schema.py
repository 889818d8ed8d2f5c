"""The tables of the database as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("content", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rulings", JSON, nullable=False),
    Column("parameters", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("spectators", String(64)),
    Column("exposed", Boolean, nullable=False),
    Column("wish", JSON(none_as_null=True)),
    Column("checkpoint", Text),
    Column("edition", Integer, nullable=False),
    Column("created", String(30), nullable=False),
    Column("guests", String(64)),
    Column("room", Boolean, nullable=False, server_default=false()),
    Column("relief", JSON(none_as_null=True)),
    Column("next", String(12)),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64)),
    Column("player", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("hands", Integer, nullable=False, server_default="0"),
    Column("taken", Integer),
    Column("free", Boolean, nullable=False, server_default=false()),
    Column("ready", Boolean, nullable=False, server_default=false()),
)

CHOICES = Table(
    "choices",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", String(30), nullable=False),
)

CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("text", Text, nullable=False),
)

STANDINGS = Table(
    "standings",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("past", String(40), nullable=False),
    Column("step", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("begun", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("checksum", String(40), nullable=False),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("server", String(40), primary_key=True),
    Column("rules", JSON, nullable=False),
    Column("place", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
"""Who is here, by which rules, and when they last said so, by the clock of the database."""

PULSES = Table("pulses", METADATA, Column("text", Text, nullable=False))
"""What is written only to see whether it can be."""

CHAT = Table(
    "chat",
    METADATA,
    Column("line", Integer, primary_key=True, autoincrement=True),
    Column("code", String(12), ForeignKey("tables.code"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(30), nullable=False),
    Column("act", JSON(none_as_null=True)),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("report", Integer, primary_key=True, autoincrement=True),
    Column("code", String(12), ForeignKey("tables.code"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", String(30), nullable=False),
)

KEEPSAKES = Table(
    "keepsakes", METADATA, Column("name", String(40), primary_key=True), Column("text", Text, nullable=False)
)
"""What all servers of one database share: the key with which they sign what they push."""

PUSHES = Table(
    "pushes",
    METADATA,
    Column("push", Integer, primary_key=True, autoincrement=True),
    Column("code", String(12), ForeignKey("tables.code"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("title", String(120), nullable=False),
    Column("text", String(200), nullable=False),
    Column("number", Integer, nullable=False, server_default="-1"),
)
"""Browsers that want to hear when a seat is asked; ``number`` is the question they were last told of."""
