"""How much the tests try: a sample in `make test`, many times as much in `make soak`."""

from __future__ import annotations

import os

THOROUGH = max(1, int(os.environ.get("KOSZMAR_THOROUGH", "1")))
"""How many times as many examples as usual are tried; with more than one, Hypothesis looks for new ones every time."""
