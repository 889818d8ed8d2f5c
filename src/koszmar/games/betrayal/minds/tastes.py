"""Tastes: what a sensible player of a haunt wants. The haunts say it in a block of their own, after their rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from koszmar.kernel.flow import Decision
from koszmar.parts.figures import Figure

from ..haunt import Action, Haunt
from ..state import Scene, State, the_haunt

Worth: TypeAlias = Callable[[Scene, int, str], float]
"""How much an action is worth to a player on a tile."""
Aims: TypeAlias = Callable[[Scene, int], list[tuple[str, float]]]
"""Where a player wants to be: tiles and how much."""
Prey: TypeAlias = Callable[[Scene, int, Figure, str], float]
"""How much a player wants to attack somebody in a way: unarmed, by a card, by a trait."""
Liking: TypeAlias = Callable[[Scene, Decision], list[float]]
"""How much each answer to a question is liked."""
Reserve: TypeAlias = Callable[[Scene, int], int]
"""How much a player could still add to a roll once the dice lie."""

ORDINARY = 1.0
"""The worth of an ordinary step towards the goal."""


class Tastes(Struct, frozen=True, kw_only=True):
    """What a sensible player of a haunt wants; ``tastes`` says what each field is."""

    worth: dict[str, float | Worth] = {}
    aims: Aims | None = None
    prey: Prey | None = None
    patient: Callable[[Scene, int], bool] | None = None
    explore: Callable[[Scene, int], float] | None = None
    likes: dict[str, Liking] = {}
    reserves: dict[str, Reserve] = {}

    def reserve_of(self, scene: Scene, seat: int, action: Action) -> int:
        """How much a player could still add to the roll of an action once the dice lie."""
        reserve = self.reserves.get(action.key)
        return reserve(scene, seat) if reserve else 0

    def worth_of(self, action: Action) -> float | Worth:
        """How much a special action of the haunt is wanted."""
        return self.worth.get(action.key, ORDINARY)


TASTES: dict[int, Tastes] = {}
"""By the number of the haunt; filled by the haunts."""
INDIFFERENT = Tastes()
"""What holds for a haunt that says nothing about it."""


def tastes(
    haunt: Haunt,
    *,
    worth: dict[str, float | Worth] | None = None,
    aims: Aims | None = None,
    prey: Prey | None = None,
    patient: Callable[[Scene, int], bool] | None = None,
    explore: Callable[[Scene, int], float] | None = None,
    likes: dict[str, Liking] | None = None,
    reserves: dict[str, Reserve] | None = None,
) -> Tastes:
    """Enter what sensible players of a haunt want.

    ``worth``: how much they want an action to succeed, against 1 for an ordinary step towards the goal, by its key; it
    may depend on the player and the tile.
    ``aims``: where they want to be besides where actions can be taken; less than nothing: where not to go.
    ``prey``: how much they want to attack somebody beyond what the odds promise; 1 outweighs two dice.
    ``patient``: who lets time work and keeps away from foes, where others of that side would hunt them.
    ``explore``: how much they want to discover tiles, if more than usual: 1 with nothing else to do, else 0.2.
    ``likes``: how they like each answer to a question that this haunt asks, by prompt.
    ``reserves``: how much they could still add to the roll of an action once the dice lie, by its key.
    """
    unknown = {*(worth or ()), *(reserves or ())} - {action.key for action in haunt.actions}
    if unknown:
        raise ValueError(f"haunt {haunt.number} has no action {', '.join(sorted(unknown))} to be worth anything")
    TASTES[haunt.number] = Tastes(
        worth=worth or {},
        aims=aims,
        prey=prey,
        patient=patient,
        explore=explore,
        likes=likes or {},
        reserves=reserves or {},
    )
    return TASTES[haunt.number]


def current_tastes(state: State) -> Tastes:
    """The tastes of the haunt being played."""
    return TASTES.get(the_haunt(state).number, INDIFFERENT)
