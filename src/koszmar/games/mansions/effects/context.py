"""Whom an effect is about while it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from ..state import BoardToken, Card, Monster, Who
    from .model import Effect


class Context(Struct, eq=False):
    """Whom an effect is about, where it comes from, and what has come of it so far."""

    who: Who
    """The investigator to whom it happens; -1: nobody in particular."""
    cause: str = ""
    monster: Monster | None = None
    card: Card | None = None
    token: BoardToken | None = None
    weapon: int = 0
    result: int = 0
    """Successes of the last test."""
    suffered: int = 0
    """Cards that were really suffered since the effect began."""
    wasted: bool = False
    """Whether the action that is being performed is wasted."""
    gained: bool = False
    """Whether anything was gained."""
    check: tuple[Effect, ...] = ()
    """What was read to the table, of which this is carried out: everybody knows what hangs on its tests."""

    def about(self, who: Who) -> Context:
        """The same for another investigator."""
        return Context(who, self.cause, self.monster, self.card, self.token, self.weapon, self.result)
