"""Trials: in which settings of a game, and on which sides, players made of code are compared (``make strength``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

EVERYBODY, ONE = "all", "one"
"""Sides that every game has: all seats, or one seat among sensible players. Other sides are the game's own roles."""


class Trial(Struct, frozen=True, kw_only=True):
    """One setting, and the side that is played by the mind under test; the other side is sensible."""

    options: Mapping[str, Any]
    players: int
    side: str = EVERYBODY
    group: str
    """The row of the summary that it belongs to."""
    name: str
    """Its own row; ``{value}`` in it stands for what the options choose, by number and name."""


class Trials(Struct, frozen=True, kw_only=True):
    """All trials of a game, with what the page says about them."""

    about: str
    """What was played, and what counts as won."""
    groups: str
    """What the groups are, as the heading of a column."""
    names: str
    """What the single trials are, as the heading of a column."""
    trials: Sequence[Trial]
    totals: Mapping[str, str] = field(default_factory=lambda: {EVERYBODY: "all"})
    """Rows that add up a side: the side, and what the row is called."""
    rehearsals: Sequence[Mapping[str, Any]] = ()
    """The options, in turn, of the matches to which the game's estimate is fitted."""
    stage: str = ""
    """What the stages of the estimate are: somebody who knows only the … ."""
