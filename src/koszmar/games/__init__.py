"""The games, one package each. No game imports another.

``koszmar.games`` is this package and, called, the catalogue of every installed game: both names are promised.
"""

import sys
from types import ModuleType

from koszmar.kernel.game import Game, games


class _Catalogue(ModuleType):
    """A package that can be called."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Catalogue
