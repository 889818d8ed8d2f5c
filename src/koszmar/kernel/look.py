"""How a game looks: what its own folder brings to the browser, and its signs in a terminal.

Everything here has a plain default: a game without a look can be played, it only has no colours of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct


class Sign(Struct, frozen=True):
    """A character of one column and its colour."""

    shape: str
    colour: str


class Terminal(Struct, frozen=True, kw_only=True):
    """How a game looks in a terminal. Middle tones: they can be read on dark and on light backgrounds."""

    light: str = "bright_yellow"
    """What is asked, who acts, what can be touched."""
    frame: str = "grey50"
    danger: str = "red"
    signs: Mapping[str, Sign] = {}
    """By element, face or icon: things are told apart by shape as well as by colour."""
    alarms: Mapping[str, int] = {}
    """For piles by name: how few cards left are dangerous."""

    def sign(self, name: str) -> Sign | None:
        """The sign of an element, a face or an icon, also of a token that bears one."""
        return self.signs.get(name) or self.signs.get(name.rpartition("-")[2])

    def sign_or_letter(self, name: str) -> Sign:
        """A sign for anything: its own, or its first letter."""
        return self.sign(name) or Sign(name[:1].upper() or "?", "default")


class Look(Struct, frozen=True, kw_only=True):
    """How a game looks, in the browser and in a terminal."""

    web: Path | None = None
    """A folder of files for the browser, all of them optional; nothing else may lie in it, for all of it is served.

    ``theme.css``    colours and fonts; every selector starts with ``[data-game="<id>"]`` (or ``:where(…)`` of it)
    ``theme.json``   which icon stands for which name, how tracks and zones are drawn (``web/lib/theme.js``: Theme)
    ``icons.json``   the shapes of its icons, by name, as SVG paths of 512 × 512
    ``scene.svg``    its picture in the lobby, 400 × 260
    Others (pictures, fonts) are named by its own ``theme.css``, or belong to a page of its own: an editor of scenarios
    (``kernel/scenarios.py``: Workshop).
    """
    terminal: Terminal = Terminal()
