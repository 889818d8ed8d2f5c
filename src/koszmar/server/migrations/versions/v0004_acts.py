"""Acts: what was done to seats is told like talk, and seats remember in whose hands they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("seats", sa.Column("hands", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("taken", sa.Integer))
    op.add_column("chat", sa.Column("act", sa.JSON))
