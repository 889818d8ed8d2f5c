"""Checkpoints: where each match last stood, so that it survives an upgrade of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of checkpoints."""
    op.create_table(
        "checkpoints",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
