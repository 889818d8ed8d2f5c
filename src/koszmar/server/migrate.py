"""Migrations run when a server starts: an older database becomes a newer one, an empty one gets its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import METADATA

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 5_021_913
"""The number under which servers that start together on one PostgreSQL wait for each other."""


async def migrate(engine: AsyncEngine) -> None:
    """Bring a database to the newest form."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    """Run what is missing, on the connection we have: there is no ``env.py`` and no configuration file."""
    scripts = ScriptDirectory(str(MIGRATIONS))

    def missing(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(Config(), scripts, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection, target_metadata=METADATA)
        with environment.begin_transaction():
            environment.run_migrations()
