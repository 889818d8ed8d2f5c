"""The 20 Attack cards of the Void Seeders (components.attack-cards)."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow

from ...intruders import appear, miniatures_left
from ...panic import resolve_panic
from ...state import Intruder, Scene
from ...wounds import serious_wound
from ..enemy import RETREAT, attack_cards
from ..harm import bite, dies_with, infect, scratch
from .kinds import DESPOILER, LURKER, STALKER, WHISPERER


def dismay(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Dismay: 1 Contamination card, then Panic."""
    infect(scene, seat)
    yield from resolve_panic(scene, seat)


def duplicate(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Duplicate: another miniature of the attacker's type, which neither surprises nor attacks now.

    With no miniature left nothing happens.
    """
    if miniatures_left(scene, intruder.kind) > 0:
        yield from appear(scene, intruder.kind, intruder.room)


def dread(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Dread: 1 Serious Wound, then Panic."""
    yield from serious_wound(scene, seat)
    yield from resolve_panic(scene, seat)


def braineating(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Braineating: death with a Serious Wound, else 2 Serious Wounds."""
    return dies_with(scene, seat, 1, otherwise=2)


EFFECTS: dict[str, Callable[[Scene, Intruder, int], Flow[None]]] = {
    "scratch": scratch,
    "dismay": dismay,
    "bite": bite,
    "duplicate": duplicate,
    "dread": dread,
    "frenzy": bite,
    "braineating": braineating,
}


def hit(scene: Scene, intruder: Intruder, seat: int, effect: str) -> Flow[None]:
    """What an Attack card does that shows the attacker's symbol (attack.card)."""
    return EFFECTS[effect](scene, intruder, seat)


ATTACKS = {
    card.key: card
    for card in (
        *attack_cards("scratch", (LURKER, WHISPERER, STALKER, DESPOILER), 4, 5, 6, RETREAT),
        *attack_cards("dismay", (LURKER, WHISPERER, STALKER, DESPOILER), 2, 2, 4, 5),
        *attack_cards("bite", (WHISPERER, STALKER, DESPOILER), 2, 3, 4, RETREAT),
        *attack_cards("duplicate", (LURKER, WHISPERER), 3, 3),
        *attack_cards("dread", (STALKER, DESPOILER), 4, RETREAT),
        *attack_cards("frenzy", (STALKER, DESPOILER), 2, 6, everybody=True),
        *attack_cards("braineating", (DESPOILER,), 4, 5),
    )
}
