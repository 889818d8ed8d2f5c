"""Which build of the engine runs: its sources, or the compiled modules that lie beside them in some wheels."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Literal

PURE = "KOSZMAR_PURE"
"""With this in the environment, compiled modules are ignored."""
HEART = f"{__package__}.run"
"""A module that every compiled build has compiled."""


def build() -> Literal["pure", "compiled"]:
    """What runs: ``pure`` Python or ``compiled`` code."""
    found = find_spec(HEART)
    return "pure" if found is None or (found.origin or "").endswith(tuple(SOURCE_SUFFIXES)) else "compiled"


class Sources:
    """Finds the modules of this package by their sources, whatever lies beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of this package; nothing of others."""
        if path is None or not name.startswith(f"{__name__.partition('.')[0]}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


if os.environ.get(PURE) and Sources not in sys.meta_path:
    sys.meta_path.insert(0, Sources)
