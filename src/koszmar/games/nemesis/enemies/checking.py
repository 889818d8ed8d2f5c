"""Injury checks: drawing Attack cards, and what follows from them for either enemy."""

from __future__ import annotations

from collections.abc import Callable

from .. import moments
from ..answers import of_weaknesses
from ..combat import Check
from ..hand import draw_from
from ..intruders import LAIR, retreat
from ..stage import show
from ..state import Intruder, Scene, Staged
from . import enemy_of
from .enemy import RETREAT

NEVER = 99
"""What Injuries are compared with if no card shows a number."""
DIES, RETREATS, HOLDS = "dies", "retreats", "holds"
"""What comes of a check, as it is staged."""


def draw_for_check(scene: Scene, intruder: Intruder, count: int) -> list[int]:
    """Draw Attack cards for an injury check and discard them: their blood numbers (attack.discard)."""
    state = scene.state
    for answer in of_weaknesses(scene, moments.check_cards):
        count = answer(scene, intruder, count)
    cards: list[str] = []
    for _ in range(count):
        card = draw_from(scene, state.attacks, "attacks")
        if card is not None:
            cards.append(card)
    state.discards["attacks"] += cards
    show(state, Staged("check", HOLDS, -1, intruder.id, intruder.injuries, cards=cards[:]))
    scene.tell("check", intruder=intruder.id, kind=intruder.kind, cards=cards)
    return [enemy_of(scene).attacks[card].blood for card in cards]


def check(
    scene: Scene,
    intruder: Intruder,
    count: int,
    choose: Callable[[list[int]], int],
    dies: Callable[[Scene, Intruder], None],
) -> None:
    """An injury check with this many cards, against the number that is chosen from them.

    (seeder.dies-when, seeder.retreat-before-death, lair.retreat-saves, lair.destroyed-when, retreat.symbol)
    """
    cards = draw_for_check(scene, intruder, count)
    numbers = [number for number in cards if number != RETREAT]
    made = Check(intruder, cards, RETREAT in cards, choose(numbers) if numbers else NEVER)
    for answer in of_weaknesses(scene, moments.check):
        answer(scene, made)
    saved = made.retreats and (intruder.kind == LAIR or scene.rulings.retreat_symbol == "saves")
    staged = scene.state.stage.shown[-1]
    if made.number <= intruder.injuries and not saved:
        staged.what = DIES
        dies(scene, intruder)
    elif made.retreats and intruder.kind != LAIR:
        staged.what = RETREATS
        retreat(scene, intruder)
