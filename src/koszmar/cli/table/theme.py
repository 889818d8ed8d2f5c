"""Colours and signs, a small set for each game: things are told apart by shape as well as by colour."""

from __future__ import annotations

from msgspec import Struct


class Sign(Struct, frozen=True):
    """A character of one column and its colour."""

    shape: str
    colour: str


class Theme(Struct, frozen=True):
    """How a game looks in a terminal. Middle tones: they can be read on dark and on light backgrounds."""

    light: str = "bright_yellow"
    """What is asked, who acts, what can be touched."""
    frame: str = "grey50"
    danger: str = "red"
    signs: dict[str, Sign] = {}
    """By element, face or icon."""
    alarms: dict[str, int] = {}
    """Piles that are dangerous when no more cards than these are left."""

    def sign(self, name: str) -> Sign | None:
        """The sign of an element, a face or an icon, also of a token that bears one."""
        return self.signs.get(name) or self.signs.get(name.rpartition("-")[2])

    def sign_or_letter(self, name: str) -> Sign:
        """A sign for anything: its own, or its first letter."""
        return self.sign(name) or Sign(name[:1].upper() or "?", "default")


THEMES = {
    "bigbook": Theme(
        light="#d7a030",
        frame="#6c6cb0",
        danger="#d75f5f",
        signs={
            "water": Sign("≈", "#4a9fe8"),
            "fire": Sign("▲", "#e8683c"),
            "earth": Sign("■", "#8aa83c"),
            "air": Sign("@", "#a99fd0"),
            "multi": Sign("✦", "#d7a030"),
            "madness": Sign("Ψ", "#c85ac8"),
        },
        alarms={"madness": 8},
    ),
}


def theme_of(game: str) -> Theme:
    """The theme of a game; a plain one if nobody has made one yet."""
    return THEMES.get(game) or Theme()
