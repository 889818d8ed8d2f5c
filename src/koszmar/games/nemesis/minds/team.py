"""Playing together: what friends have kept, and who sees to which piece of work.

Friends know each other's Objectives, so they agree at once which to keep and need not guess what is wanted.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import product

from ..belongings import find
from ..objectives import OBJECTIVES, is_cooperative, kept_by, needs_signal
from ..ship import distances
from ..state import Scene, Slot, in_combat
from .last_check import open_risk

TOIL = {
    "together-home": (0.5, 0.6, 0.6, 0.7), "together-burial": (0.6, 0.5, 0.5, 0.4),
    "together-explorers": (1.3, 0.7, 0.4, 0.3), "together-cleansing": (1.8, 1.0, 0.6, 0.5),
    "together-precious": (1.3, 1.1, 0.9, 1.1), "together-biology": (1.5, 1.0, 1.2, 1.0),
    "together-hunt": (20.0, 20.0, 20.0, 1.2),
}  # fmt: skip
"""The Solo/Co-op Objectives, and how hard each is for 2, 3, 4 and 5 friends in a ship that has to come home.

Logarithms of how often sensible players fulfilled it.
"""
TOIL_WITHOUT_SHIP = {
    "together-home": (20.0, 20.0, 20.0, 20.0), "together-burial": (0.5, 0.4, 0.4, 0.2),
    "together-explorers": (1.5, 0.9, 0.4, 0.3), "together-cleansing": (0.6, 0.4, 0.2, 0.2),
    "together-precious": (1.6, 1.4, 1.2, 1.1), "together-biology": (1.5, 1.1, 1.2, 0.9),
    "together-hunt": (0.6, 0.5, 0.6, 0.4),
}  # fmt: skip
"""The same in a ship that is blown up."""
HASTE = (0.3, 0.3, 0.3, 0.1)
"""How much harder it is to get away from a ship that is blown up, for 2, 3, 4 and 5 friends."""
TOIL_ALONE = {
    "together-home": 0.0, "together-burial": 1.0, "together-hunt": 2.0, "together-precious": 2.1,
    "together-cleansing": 2.2, "together-biology": 3.0, "together-explorers": 5.0,
}  # fmt: skip
"""Which of them whoever plays alone prefers: what has to be explored, carried and broken takes many hands."""


CAREFUL, BOLD = 3.0, 0.4
"""How careful the friend is who shall survive, and how careful the others are."""
ILL = 4.0
"""How many Serious Wounds it weighs to die in the last check."""


def own(scene: Scene, seat: int) -> str:
    """The Objective that a player has kept, or will keep."""
    return agreed(scene)[seat]


def agreed(scene: Scene) -> tuple[str, ...]:
    """What friends keep, who see each other's cards: what can be done together, and most easily."""
    return _agreed(tuple(tuple(kept_by(scene, seat)) for seat in range(scene.players)))


@cache
def _agreed(choices: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    return min(product(*choices), key=toil)


def toil(keys: Collection[str]) -> float:
    """How hard some Objectives are to have together: the ship cannot be blown up and come home."""
    if len(keys) == 1:
        return TOIL_ALONE[next(iter(keys))]
    many = len(keys) - 2
    if is_blown_up(keys):
        return HASTE[many] + sum(TOIL_WITHOUT_SHIP[key][many] for key in keys)
    return sum(TOIL[key][many] for key in keys)


def is_blown_up(keys: Collection[str]) -> bool:
    """Whether the ship had better be blown up: that is done sooner than a hunt, or than all Eggs are broken."""
    return "together-home" not in keys and ("together-hunt" in keys or "together-cleansing" in keys)


def signals_missing(scene: Scene) -> int:
    """How many more characters have to send a Signal (coop.signals)."""
    needed = sum(needs_signal(scene, key) for key in agreed(scene))
    return max(0, needed - sum(one.signal for one in scene.state.characters))


def owes_signal(scene: Scene, seat: int) -> bool:
    """Whether a friend may not leave before it has sent a Signal, since too few others could (coop.signals)."""
    able = [one for one in scene.state.characters if one.status == "aboard" and not one.signal]
    return scene.state.characters[seat] in able and len(able) <= signals_missing(scene)


def may_lose_ship(scene: Scene) -> bool:
    """Whether the ship may be blown up, or shall be."""
    return not is_cooperative(scene) or is_blown_up(agreed(scene))


def needs_ship(scene: Scene) -> bool:
    """Whether somebody needs the ship to arrive; where nobody does, friends leave in whatever opens first."""
    return "together-home" in agreed(scene) if scene.players > 1 else not may_lose_ship(scene)


def survivor(scene: Scene) -> int | None:
    """The friend who takes care to survive, so that the others need not: the soundest, or who carries what is wanted.

    Somebody has to (coop.win); nobody has to any more once somebody has left the ship.
    """
    prize = "egg" if "together-precious" in agreed(scene) else ""
    crew = {seat: one for seat, one in enumerate(scene.state.characters) if not prize or find(one, prize)}
    if any(one.status in ("hibernating", "launched") for one in crew.values()):
        return None
    aboard = [seat for seat, one in crew.items() if one.status == "aboard"]
    return min(aboard, key=lambda seat: (weakness(scene, seat), seat), default=None)


def weakness(scene: Scene, seat: int) -> float:
    """How badly off a character is: wounds, Insanity, and what it has to fear of the last check."""
    one = scene.state.characters[seat]
    return len(one.wounds) + 0.3 * one.light + 0.4 * one.insanity + ILL * open_risk(scene, seat)


def caution(scene: Scene, seat: int) -> float:
    """How much a player fears to be caught without cards: among friends one does more than usual, the others less."""
    if scene.players == 1 or not is_cooperative(scene):
        return 1.0
    return CAREFUL if seat == survivor(scene) else BOLD


def share_out(
    scene: Scene, slots: Collection[Slot], pressing: Collection[Slot] = (), busy: Collection[int] = ()
) -> dict[Slot, int]:
    """Who of the friends goes to which Room where there is work: the nearest first, and nobody to two.

    What is pressing is given away before everything else. Whoever is busy is not counted on.
    """
    state = scene.state
    ways = {
        seat: distances(state, one.room)
        for seat, one in enumerate(state.characters)
        if one.status == "aboard" and one.room and seat not in busy and not in_combat(state, seat)
    }
    nearest = sorted(
        (slot not in pressing, way[slot], seat, slot) for seat, way in ways.items() for slot in slots if slot in way
    )
    going: dict[Slot, int] = {}
    for _, _, seat, slot in nearest:
        if slot not in going and seat not in going.values():
            going[slot] = seat
    return going


_ALL = {key for key, one in OBJECTIVES.items() if one.kind == "cooperative"}
assert set(TOIL) == set(TOIL_WITHOUT_SHIP) == set(TOIL_ALONE) == _ALL
