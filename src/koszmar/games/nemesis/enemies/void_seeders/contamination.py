"""Contamination and Insanity: INFECTED cards, cures, and the last check."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ...hand import all_cards, contamination_in, draws_clean
from ...insanity import FLOOR, MOST, set_insanity
from ...state import Scene


def infected(scene: Scene, seat: int, cards: list[str]) -> Flow[None]:
    """An INFECTED card drives Insanity to 5; there it changes nothing and kills nobody.

    (change.infected-sets-five, change.infected-at-five, change.infected-no-death, change.contamination-infected)
    """
    set_insanity(scene, seat, MOST)
    yield from ()


def soothe(scene: Scene, seat: int) -> None:
    """Surgery and Antidote lower Insanity to 3 and never raise it (change.surgery, change.surgery-no-raise)."""
    if scene.state.characters[seat].insanity > FLOOR:
        set_insanity(scene, seat, FLOOR)


def last_check(scene: Scene, seat: int) -> bool:
    """At the end Contamination raises Insanity; on 5 the top 4 cards of everything decide. True: survives.

    (change.final-who, change.final-raise, change.final-raise-no-death, change.final-five-skips, change.final-draw,
    change.final-death, change.final-no-scan, change.final-below-five)
    """
    character = scene.state.characters[seat]
    set_insanity(scene, seat, min(MOST, character.insanity + len(contamination_in(all_cards(character)))))
    if character.insanity < MOST:
        scene.tell("last-check", seat=seat, cards=[], survives=True)
        return True
    return draws_clean(scene, seat)
