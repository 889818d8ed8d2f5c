"""The data form of every effect: a verb, its arguments, and what belongs to it.

Cards, monsters, Mythos events and scenarios say what happens in the same few verbs. ``reading`` turns text into this
form and back; ``verbs`` carries it out.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Word: TypeAlias = str | int


class Effect(Struct, frozen=True, array_like=True):
    """One verb with its arguments; ``body`` holds what belongs to it: branches, options, what each shall do."""

    verb: str
    args: tuple[Word, ...] = ()
    body: tuple[Effect, ...] = ()
    line: int = 0
    """Where it stands in the text, for errors; no part of what it means."""

    @property
    def first(self) -> str:
        """The verb that comes first in what belongs to it."""
        return self.body[0].verb if self.body else ""
