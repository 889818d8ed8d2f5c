"""Playing together: what the others have probably kept, and who is nearest to a piece of work.

Nobody sees the Objectives of the others. But all keep the easier of two cards, and everybody knows which are easy.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from ..objectives import OBJECTIVES, is_cooperative, kept_by, needs_signal
from ..ship import distances
from ..state import Scene, Slot, in_combat

EASY = (
    "together-home", "together-burial", "together-precious", "together-biology", "together-explorers",
    "together-cleansing", "together-hunt",
)  # fmt: skip
"""The Solo/Co-op Objectives, the easiest first."""
LIKELY = 0.3
"""From this chance on an Objective of the others is worked for."""
FAR = 99


def easier(keys: list[str]) -> str:
    """The Objective that everybody would keep."""
    return min(keys, key=EASY.index)


def shares(scene: Scene, seat: int) -> dict[str, float]:
    """By Objective, how likely somebody has to fulfil it, as far as a player can tell; the own one is certain."""
    characters = scene.state.characters
    mine = characters[seat].objectives
    hands = tuple(sorted(len(one.objectives) for other, one in enumerate(characters) if other != seat))
    own = easier(kept_by(scene, seat))
    return {**_shares(tuple(key for key in EASY if key not in mine), hands), own: 1.0}


@cache
def _shares(unknown: tuple[str, ...], hands: tuple[int, ...]) -> dict[str, float]:
    """How likely each of some cards is kept, when they are dealt to the others in hands of these sizes."""
    kept = dict.fromkeys(unknown, 0)
    deals = 0
    for deal in permutations(range(len(unknown)), sum(hands)):
        deals += 1
        first = 0
        for size in hands:
            if size:
                kept[unknown[min(deal[first : first + size])]] += 1
            first += size
    return {key: count / deals for key, count in kept.items()}


def wanted(scene: Scene, seat: int) -> dict[str, float]:
    """The Objectives that friends work for together, and how likely each is needed."""
    return {key: share for key, share in shares(scene, seat).items() if share >= LIKELY}


def signals_missing(scene: Scene, seat: int) -> bool:
    """Whether more characters have to send a Signal (coop.signals)."""
    needed = sum(share for key, share in wanted(scene, seat).items() if needs_signal(scene, key))
    return sum(one.signal for one in scene.state.characters) + 0.4 < needed


def may_lose_ship(scene: Scene, seat: int) -> bool:
    """Whether nobody needs the ship to arrive: each for themselves nobody asks."""
    return not is_cooperative(scene) or shares(scene, seat).get("together-home", 0.0) < LIKELY


def others_nearer(scene: Scene, seat: int) -> dict[Slot, int]:
    """By Room, how far the nearest of the others is who could do something there; empty where all are on their own."""
    state = scene.state
    nearest: dict[Slot, int] = {}
    if scene.players == 1 or not is_cooperative(scene):
        return nearest
    for other, one in enumerate(state.characters):
        if other != seat and one.status == "aboard" and not in_combat(state, other):
            for slot, away in distances(state, one.room).items():
                nearest[slot] = min(away, nearest.get(slot, FAR))
    return nearest


assert set(EASY) == {key for key, one in OBJECTIVES.items() if one.kind == "cooperative"}
