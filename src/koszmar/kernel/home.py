"""Where we keep what belongs to this user: tables, unfinished matches, scenarios."""

from __future__ import annotations

import os
from pathlib import Path

HOME = "KOSZMAR_HOME"
"""The environment variable that says where."""


def data_folder() -> Path:
    """The folder for it: as the variable says, else as the system wants it."""
    if home := os.environ.get(HOME):
        return Path(home)
    from platformdirs import user_data_path  # here, because commands that keep nothing need not wait for it

    return user_data_path("koszmar", appauthor=False, roaming=True)
