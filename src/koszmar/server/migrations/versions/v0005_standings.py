"""Standings: where each match stands, with every entry of its log; and the servers that are here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "standings",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("past", sa.String(40), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("begun", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.String(40), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("server", sa.String(40), primary_key=True),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("place", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
