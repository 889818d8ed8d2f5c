"""Koszmar: five horror board games to play, study and teach machines to play.

>>> import koszmar
>>> "bigbook" in koszmar.games()
True
"""

from .kernel.build import build  # first: it may have to hide compiled modules from those after it
from .kernel.errors import KoszmarError
from .kernel.game import Game, games
from .kernel.match import Match

__version__ = "0.1.0"
__all__ = ["Game", "KoszmarError", "Match", "build", "games"]
