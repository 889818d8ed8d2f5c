"""Sides: who is whose enemy, who may be attacked, who stands in whose way. Before the haunt all are one team."""

from __future__ import annotations

from koszmar.parts.figures import Figure, is_seat

from . import moments
from .answers import haunt_answer
from .state import Scene, State, alive

MONSTERS = "monsters"


def side_of(state: State, actor: Figure) -> str:
    """The side of an explorer; monsters are on the traitor's, or their own where there is none.

    (overview.one-team-before-haunt)
    """
    haunt = state.haunt
    if haunt is None:
        return "hero"
    if is_seat(actor):
        return haunt.sides[actor]
    return "traitor" if haunt.traitor >= 0 else MONSTERS


def is_foe(scene: Scene, actor: Figure, other: Figure) -> bool:
    """Whether the first may attack the second (attack.legal-targets); with hidden sides everybody may.

    (haunt.free-for-all-attacks)
    """
    state = scene.state
    haunt = state.haunt
    if haunt is None or actor == other:
        return False
    answer = haunt_answer(scene, moments.is_foe)
    if answer is not None:
        said = answer(scene, actor, other)
        if said is not None:
            return bool(said)
    if not haunt.open and is_seat(actor) and is_seat(other):
        return True
    return side_of(state, actor) != side_of(state, other)


def hinders(scene: Scene, other: Figure, mover: Figure) -> bool:
    """Whether somebody on the same tile is an obstacle to the mover.

    (obstacle.enemies, obstacle.mutual, obstacle.not-teammates, hidden.explorers-are-obstacles,
    freeforall.all-obstacles)
    """
    answer = haunt_answer(scene, moments.hinders)
    if answer is not None:
        said = answer(scene, other, mover)
        if said is not None:
            return bool(said)
    return is_foe(scene, mover, other)


def are_friends(state: State, actor: Figure, other: Figure) -> bool:
    """Whether two are on the same side, and everybody knows it."""
    return state.haunt is not None and state.haunt.open and side_of(state, actor) == side_of(state, other)


def are_known_apart(state: State, actor: Figure, other: Figure) -> bool:
    """Whether two are on different sides, and everybody knows it."""
    return state.haunt is not None and state.haunt.open and side_of(state, actor) != side_of(state, other)


def heroes(state: State) -> list[int]:
    """The seats on the heroes' side, dead or alive; before the haunt everybody."""
    haunt = state.haunt
    if haunt is None:
        return list(range(len(state.explorers)))
    return [seat for seat, side in enumerate(haunt.sides) if side == "hero"]


def living_heroes(state: State) -> list[int]:
    """The heroes that are alive and in the house."""
    haunt = state.haunt
    return [seat for seat in alive(state) if haunt is None or haunt.sides[seat] == "hero"]


def is_known_traitor(state: State, seat: int) -> bool:
    """Whether everybody knows this one for a traitor: only then the traitor's privileges hold."""
    return state.haunt is not None and state.haunt.open and state.haunt.sides[seat] == "traitor"
