"""Playing together: what the others have probably kept, and who is nearest to a piece of work.

Nobody sees the Objectives of the others. But all keep the easier of two cards, and everybody knows which are easy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import permutations, product

from ..objectives import OBJECTIVES, is_cooperative, kept_by, needs_signal
from ..ship import distances
from ..state import Scene, Slot, in_combat

EASY = (
    "together-home", "together-burial", "together-precious", "together-cleansing", "together-biology",
    "together-explorers", "together-hunt",
)  # fmt: skip
"""The Solo/Co-op Objectives, the easiest first."""
TOIL = {
    "together-home": 0.5, "together-burial": 1.5, "together-precious": 2.0, "together-cleansing": 3.0,
    "together-biology": 4.0, "together-explorers": 4.0, "together-hunt": 20.0,
}  # fmt: skip
"""How hard each of them is, in a ship that has to come home."""
TOIL_WITHOUT_SHIP = {**TOIL, "together-cleansing": 1.0, "together-hunt": 1.5}
"""The same in a ship that may be blown up."""
LIKELY = 0.15
"""From this chance on an Objective of the others is worked for."""
DOUBT = 0.4
"""Up to this chance that somebody has to bring the ship home it is blown up nevertheless."""
FAR = 99


def easier(keys: list[str]) -> str:
    """The Objective that everybody would keep."""
    return min(keys, key=EASY.index)


def own(scene: Scene, seat: int) -> str:
    """The Objective that a player has kept, or will keep."""
    return agreed(scene).get(seat) or easier(kept_by(scene, seat))


def agreed(scene: Scene) -> dict[int, str]:
    """What friends keep who can see each other's cards: what can be done together, and most easily."""
    choices = tuple(tuple(kept_by(scene, seat)) for seat in range(scene.players))
    if any(key not in EASY for keys in choices for key in keys):
        return {}
    return dict(enumerate(_agreed(choices)))


@cache
def _agreed(choices: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    return min(product(*choices), key=toil)


def toil(keys: Collection[str]) -> float:
    """How hard some Objectives are to have together: the ship cannot be blown up and come home."""
    lost = "together-hunt" in keys and "together-home" not in keys
    return sum((TOIL_WITHOUT_SHIP if lost else TOIL)[key] for key in keys) + (2.0 if lost else 0.0)


def others(scene: Scene, seat: int) -> dict[frozenset[str], float]:
    """What all the others together may have kept, as far as a player can tell, and how likely."""
    known = agreed(scene)
    if known:
        return {frozenset(key for other, key in known.items() if other != seat): 1.0}
    characters = scene.state.characters
    mine = characters[seat].objectives
    hands = tuple(sorted(len(one.objectives) for other, one in enumerate(characters) if other != seat))
    return _others(tuple(key for key in EASY if key not in mine), hands)


@cache
def _others(unknown: tuple[str, ...], hands: tuple[int, ...]) -> dict[frozenset[str], float]:
    """The same for some cards that are dealt in hands of these sizes: everybody keeps the easiest."""
    found: Counter[frozenset[str]] = Counter()
    for deal in permutations(range(len(unknown)), sum(hands)):
        kept, first = [], 0
        for size in hands:
            kept += [unknown[min(deal[first : first + size])]] if size else []
            first += size
        found[frozenset(kept)] += 1
    deals = sum(found.values())
    return {kept: count / deals for kept, count in found.items()}


def shares(scene: Scene, seat: int) -> dict[str, float]:
    """By Objective, how likely somebody has to fulfil it; the own one is certain."""
    likely = dict.fromkeys(EASY, 0.0)
    for kept, chance in others(scene, seat).items():
        for key in kept:
            likely[key] += chance
    return {**likely, own(scene, seat): 1.0}


def wanted(scene: Scene, seat: int) -> dict[str, float]:
    """The Objectives that friends work for together, and how likely each is needed."""
    return {key: share for key, share in shares(scene, seat).items() if share >= LIKELY}


def chance_of_all(scene: Scene, seat: int, met: set[str]) -> float:
    """How likely everything that anybody has to fulfil is among what is met."""
    if own(scene, seat) not in met:
        return 0.0
    return sum(chance for kept, chance in others(scene, seat).items() if kept <= met)


def signals_missing(scene: Scene, seat: int) -> bool:
    """Whether more characters have to send a Signal (coop.signals)."""
    needed = sum(share for key, share in shares(scene, seat).items() if needs_signal(scene, key))
    return sum(one.signal for one in scene.state.characters) + 0.3 < needed


def may_lose_ship(scene: Scene, seat: int) -> bool:
    """Whether nobody needs the ship to arrive; several friends do better to see to it, unless somebody has to hunt."""
    if not is_cooperative(scene):
        return True
    likely = shares(scene, seat)
    return likely["together-home"] < DOUBT and (scene.players == 1 or likely["together-hunt"] > 1 - DOUBT)


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
