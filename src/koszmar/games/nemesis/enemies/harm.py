"""What attacks of both enemies have in common: Surprise Attacks that come to nothing, bites."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from .. import moments
from ..answers import of_hand, of_weaknesses
from ..hand import contaminate
from ..state import Intruder, Scene, is_active
from ..wounds import die, light_wound, serious_wound


def is_surprise(scene: Scene, seat: int, number: int) -> bool:
    """Whether a player holds fewer cards than the number on a token.

    (encounter.seeder-surprise, encounter.seeder-no-surprise, attack.hand-includes-contamination,
    attack.example-surprise)
    """
    for answer in of_weaknesses(scene, moments.surprise_number):
        number = answer(scene, number)
    return len(scene.state.characters[seat].hand) < number


def keeps_nerve(scene: Scene, seat: int) -> Flow[bool]:
    """Whether a card in hand takes a Surprise Attack's effect away."""
    for ignores in of_hand(scene, seat, moments.surprised):
        if (yield from carry_out(ignores(scene, seat))):
            return True
    return False


def scratch(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Scratch: 1 Light Wound and 1 Contamination card."""
    yield from light_wound(scene, seat)
    infect(scene, seat)


def infect(scene: Scene, seat: int) -> None:
    """1 Contamination card for whoever is still alive."""
    if is_active(scene.state.characters[seat]):
        contaminate(scene, seat)


def dies_with(scene: Scene, seat: int, wounds: int, otherwise: int = 1) -> Flow[None]:
    """Death for whoever has this many Serious Wounds; otherwise 1 Serious Wound, or more."""
    if len(scene.state.characters[seat].wounds) >= wounds:
        die(scene, seat, "attack", "attack.card")
        return
    for _ in range(otherwise):
        yield from serious_wound(scene, seat)


def bite(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Bite: death with 2 or more Serious Wounds, else 1 Serious Wound. Frenzy bites everybody in the Room."""
    return dies_with(scene, seat, 2)
