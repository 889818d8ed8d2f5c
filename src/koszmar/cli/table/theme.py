"""Colours and signs of a game in a terminal."""

from __future__ import annotations

from koszmar.kernel.game import games
from koszmar.kernel.look import Sign, Terminal

__all__ = ["Sign", "Theme", "theme_of"]

Theme = Terminal


def theme_of(game: str) -> Theme:
    """The theme of a game; a plain one for a game that is not installed."""
    return games()[game].face.look.terminal if game in games() else Theme()
