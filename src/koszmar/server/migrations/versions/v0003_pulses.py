"""Pulses: something to write, only to see whether it can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of pulses."""
    op.create_table("pulses", sa.Column("text", sa.Text, nullable=False))
