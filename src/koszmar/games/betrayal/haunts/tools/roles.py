"""Who the traitor is, and who speaks for the heroes."""

from __future__ import annotations

from collections.abc import Callable

from ...cards import holder_of, omens_of
from ...explorers import EXPLORERS
from ...sides import heroes, living_heroes
from ...state import Scene, State, clockwise, the_haunt, value


def traitor_of(scene: Scene) -> int:
    """The traitor's seat."""
    haunt = the_haunt(scene.state)
    return haunt.traitor


def is_hero(scene: Scene, seat: int) -> bool:
    """Whether a player is on the heroes' side."""
    return the_haunt(scene.state).sides[seat] == "hero"


def is_traitor(scene: Scene, seat: int) -> bool:
    """Whether a player is on the traitor's side, known or not."""
    return the_haunt(scene.state).sides[seat] == "traitor"


def speaker(scene: Scene) -> int:
    """Who chooses for the heroes: the first living hero in turn order after the haunt revealer."""
    haunt = the_haunt(scene.state)
    living = living_heroes(scene.state) or heroes(scene.state)
    order = clockwise(scene.state, haunt.revealer)
    return next((seat for seat in [*order[1:], order[0]] if seat in living), haunt.revealer)


# -- how the traitor is found --------------------------------------------------------------------------------------


def revealer(scene: Scene, seat: int) -> int:
    """The haunt revealer."""
    return seat


def left_of_revealer(scene: Scene, seat: int) -> int:
    """The player to the left of the haunt revealer (traitor.left-excludes-revealer)."""
    return (seat + 1) % scene.players


def highest(trait: str, *, not_revealer: bool = False) -> Callable[[Scene, int], int]:
    """Whoever has the highest value of a trait; of several the nearest to the revealer.

    (traitor.tie-closest, traitor.by-trait)
    """
    return _most(lambda state, seat: value(state.explorers[seat], trait), not_revealer)


def lowest(trait: str, *, not_revealer: bool = False) -> Callable[[Scene, int], int]:
    """Whoever has the lowest value of a trait (traitor.by-trait)."""
    return _most(lambda state, seat: -value(state.explorers[seat], trait), not_revealer)


def oldest(scene: Scene, seat: int) -> int:
    """The oldest character."""
    return _most(lambda state, one: EXPLORERS[state.explorers[one].key].age)(scene, seat)


def most_omens(scene: Scene, seat: int) -> int:
    """Whoever holds the most Omens."""
    return _most(lambda state, one: len(omens_of(state, one)))(scene, seat)


def holder_or_revealer(card: str) -> Callable[[Scene, int], int]:
    """The holder of a card, otherwise the haunt revealer."""

    def who(scene: Scene, seat: int) -> int:
        holder = holder_of(scene.state, card)
        return seat if holder is None else holder

    return who


def _most(measure: Callable[[State, int], int], not_revealer: bool = False) -> Callable[[Scene, int], int]:
    """Of several the first clockwise from the revealer, whatever is measured.

    (traitor.tie-closest, traitor.tie-revealer-first, traitor.tie-clockwise, traitor.tie-other-criteria)
    """

    def who(scene: Scene, seat: int) -> int:
        seats = clockwise(scene.state, seat)[1 if not_revealer else 0 :]
        return max(seats, key=lambda one: measure(scene.state, one))  # the first of several is the nearest

    return who
