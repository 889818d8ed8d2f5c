"""The Spells: 4 Basic ones and 36 of the Library, grouped by Element as on the shelves.

A Spell is one block: its effect in plain words, its card as data, and the function that does it. The variable X,
printed in parentheses, arrives already multiplied.
"""

from ..spells import air, basic, earth, fire, water

__all__ = ["air", "basic", "earth", "fire", "water"]
