"""Larvae on character boards, what scans bring to light, and the last check."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ...hand import all_cards, contaminate, contamination_in, draws_clean, scan
from ...intruders import appear
from ...state import Scene
from ...wounds import die
from .kinds import CREEPER, is_left


def carry_larva(scene: Scene, seat: int) -> None:
    """A Larva lies on the character board from now on; a second one disappears (baserace.second-larva)."""
    character = scene.state.characters[seat]
    if not character.larva:
        character.larva = True
        scene.tell("larva", seat=seat)


def infest(scene: Scene, seat: int) -> None:
    """A Larva onto the character board, and a Contamination card (baserace.larva-attack, baserace.second-larva)."""
    carry_larva(scene, seat)
    contaminate(scene, seat)


def hatch(scene: Scene, seat: int) -> Flow[None]:
    """What a character carries bursts out: it dies, and a Creeper appears (baserace.scan-larva)."""
    room = scene.state.characters[seat].room
    die(scene, seat, "larva", "baserace.scan-larva")
    if is_left(scene, CREEPER):
        yield from appear(scene, CREEPER, room)


def infected(scene: Scene, seat: int, cards: list[str]) -> Flow[None]:
    """An INFECTED scan brings a Larva; whoever carries one already dies (baserace.scan-larva)."""
    if scene.state.characters[seat].larva:
        yield from hatch(scene, seat)
    else:
        carry_larva(scene, seat)


def soothe(scene: Scene, seat: int) -> None:
    """Surgery and Antidote remove the Larva."""
    character = scene.state.characters[seat]
    if character.larva:
        character.larva = False
        scene.tell("larva-removed", seat=seat)


def last_check(scene: Scene, seat: int) -> bool:
    """Scan everything; with an INFECTED card or a Larva draw 4 cards and die of any Contamination among them.

    (end.contamination-base)
    """
    character = scene.state.characters[seat]
    found = scan(scene, seat, contamination_in(all_cards(character)))
    if not found and not character.larva:
        scene.tell("last-check", seat=seat, cards=[], survives=True)
        return True
    return draws_clean(scene, seat)
