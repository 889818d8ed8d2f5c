"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("content", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rulings", sa.JSON, nullable=False),
        sa.Column("parameters", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("spectators", sa.String(64)),
        sa.Column("exposed", sa.Boolean, nullable=False),
        sa.Column("wish", sa.JSON),
        sa.Column("checkpoint", sa.Text),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("created", sa.String(30), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64)),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("report", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
