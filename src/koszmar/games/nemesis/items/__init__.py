"""The Items: three decks of thirty cards, and the twelve blue ones that are crafted (item.decks)."""

from . import crafted, green, red, yellow

__all__ = ["crafted", "green", "red", "yellow"]
