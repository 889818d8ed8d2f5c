"""The 20 Attack cards of the base game."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow
from koszmar.parts.cards import draw_from_bag

from ...intruders import place, remove
from ...movement import from_slime
from ...state import Intruder, Scene
from ...wounds import light_wound
from ..enemy import RETREAT, attack_cards
from ..harm import bite, dies_with, infect, scratch
from .kinds import ADULT, BREEDER, CREEPER, LARVA, QUEEN, is_left
from .larvae import infest
from .tokens import BLANK, bring, come_to_nothing, surprise_attack

NIBBLE = "nibble"
"""What an Adult's Bite is with the Weakness that says so: a Light Wound."""


def larva_attack(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """A Larva draws no card: it moves onto the character board (baserace.larva-attack)."""
    remove(scene, intruder)
    infest(scene, seat)
    yield from ()


def claw(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Claw: 2 Light Wounds and 1 Contamination card."""
    yield from light_wound(scene, seat)
    yield from light_wound(scene, seat)
    infect(scene, seat)


def tail(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Tail: death with a Serious Wound, else 1 Serious Wound."""
    return dies_with(scene, seat, 1)


def transformation(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Transformation: the Creeper becomes a Breeder, which surprises whoever has no cards in hand.

    Its Injuries stay; with no Breeder left nothing happens.
    """
    if not is_left(scene, BREEDER):
        return
    remove(scene, intruder)
    breeder = place(scene, BREEDER, intruder.room)
    breeder.injuries = intruder.injuries
    if not scene.state.characters[seat].hand:
        yield from surprise_attack(scene, breeder, seat)


def slime(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Slime: a Slime marker and 1 Contamination card (baserace.slime)."""
    from_slime(scene, seat)
    infect(scene, seat)
    yield from ()


def summoning(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Summoning: a token from the bag brings another Intruder, which neither surprises nor attacks now."""
    state = scene.state
    token = draw_from_bag(scene.chance, state.bag)
    if token is None:
        return
    scene.reveal()
    scene.tell("summoned", token=token, room=intruder.room)
    if token == BLANK:
        come_to_nothing(scene, intruder.room)
        return
    state.drawn.append(token)
    yield from bring(scene, token.partition("-")[0], intruder.room)
    state.drawn.remove(token)
    state.aside.append(token)


def nibble(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """A Bite that is only a Light Wound."""
    return light_wound(scene, seat)


EFFECTS: dict[str, Callable[[Scene, Intruder, int], Flow[None]]] = {
    "": larva_attack,
    "scratch": scratch,
    "claw": claw,
    "bite": bite,
    "tail": tail,
    "transformation": transformation,
    "frenzy": bite,
    "slime": slime,
    "summoning": summoning,
    NIBBLE: nibble,
}


def hit(scene: Scene, intruder: Intruder, seat: int, effect: str) -> Flow[None]:
    """What an Attack card does that shows the attacker's symbol; a Larva attacks without one (attack.card)."""
    return EFFECTS[effect](scene, intruder, seat)


ABQ = (ADULT, BREEDER, QUEEN)
ATTACKS = {
    card.key: card
    for card in (
        *attack_cards("scratch", (CREEPER, *ABQ), 2, 3, 5, 6),
        *attack_cards("claw", ABQ, 3, 4, 5, RETREAT),
        *attack_cards("bite", ABQ, 4, 4, 6, RETREAT),
        *attack_cards("tail", (QUEEN,), 2, 5),
        *attack_cards("transformation", (CREEPER,), 4, 5),
        *attack_cards("frenzy", (BREEDER, QUEEN), 3, 4, everybody=True),
        *attack_cards("slime", (CREEPER, *ABQ), 5),
        *attack_cards("summoning", (CREEPER, QUEEN), 3),
    )
}
WITHOUT_CARD = (LARVA,)
