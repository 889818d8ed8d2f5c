"""Company: one link for a table, a room to get ready in, seats that are free, and browsers that wait for their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("tables", sa.Column("guests", sa.String(64)))
    op.add_column("tables", sa.Column("room", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("relief", sa.JSON))
    op.add_column("tables", sa.Column("next", sa.String(12)))
    op.add_column("seats", sa.Column("free", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("push", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, server_default="-1"),
    )
