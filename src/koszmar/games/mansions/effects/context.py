"""Whom an effect is about while it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import BoardToken, Card, Monster, Who


class Context:
    """Whom an effect is about, where it comes from, and what has come of it so far."""

    __slots__ = (
        "card",
        "cause",
        "gained",
        "monster",
        "result",
        "suffered",
        "token",
        "wasted",
        "weapon",
        "who",
    )

    def __init__(
        self,
        who: Who,
        *,
        cause: str = "",
        monster: Monster | None = None,
        card: Card | None = None,
        token: BoardToken | None = None,
        weapon: int = 0,
    ) -> None:
        self.who = who
        """The investigator to whom it happens; -1: nobody in particular."""
        self.cause = cause
        self.monster = monster
        self.card = card
        self.token = token
        self.weapon = weapon
        self.result = 0
        """Successes of the last test."""
        self.suffered = 0
        """Cards that were really suffered since the effect began."""
        self.wasted = False
        """Whether the action that is being performed is wasted."""
        self.gained = False
        """Whether anything was gained."""

    def about(self, who: Who) -> Context:
        """The same for another investigator."""
        other = Context(
            who, cause=self.cause, monster=self.monster, card=self.card, token=self.token, weapon=self.weapon
        )
        other.result = self.result
        return other
