"""Explorers who leave the house, do not die, or come back."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow

from ...cards import discard
from ...explorers import KINDS
from ...harm import Packet, lowest_space
from ...haunting import show
from ...places import put
from ...state import Scene
from ...traits import heal


def leave_the_house(scene: Scene, seat: int) -> str:
    """An explorer is no more: cards buried, figure gone; the tile where it stood."""
    explorer = scene.state.explorers[seat]
    for card in list(explorer.cards):
        discard(scene, seat, card)
    here, explorer.place = explorer.place, ""
    explorer.dead, explorer.died = True, scene.state.number
    return here


def come_back(scene: Scene, seat: int) -> None:
    """A dead explorer lives again, healed."""
    scene.state.explorers[seat].dead = False
    heal(scene, seat)
    scene.tell("revive", seat=seat)


def start_over(scene: Scene, seat: int, tile: str) -> Flow[None]:
    """Whoever would have died is healed and placed on a tile, or in the Entrance Hall if it is not in the house."""
    heal(scene, seat)
    yield from put(scene, seat, tile if tile in scene.state.house.tiles else "entrance-hall")


def shows_no_harm(passage: str) -> Callable[[Scene, Packet], None]:
    """An answer to ``damaged``: a blow that the haunt keeps from doing its worst tells the others of that rule."""

    def answer(scene: Scene, packet: Packet) -> None:
        traits = scene.state.explorers[packet.seat].traits
        floors = {trait: lowest_space(scene, packet.seat, trait) for trait in KINDS[packet.kind]}
        if all(0 < floors[trait] == traits[trait] for trait in floors):
            show(scene, passage)

    return answer
