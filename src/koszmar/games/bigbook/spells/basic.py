"""The four Basic Spells, one set for each player."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..actions import grant_action, legal_actions
from ..choosing import choose_cards, choose_player
from ..decks import draw, remove, spots
from ..knowledge import hand_is_open
from ..payment import Purse
from ..spell_cards import spell
from ..state import Scene, others
from ..support import free_slots, place_in_support


def hand_and_slot(scene: Scene, seat: int) -> bool:
    """There is a card to place and a slot to place it in."""
    return bool(scene.state.magicians[seat].hand and free_slots(scene, seat))


def somebody_else(scene: Scene, seat: int) -> bool:
    """There is another player."""
    return bool(others(scene.state, seat))


def somebody_else_can_act(scene: Scene, seat: int) -> bool:
    """There is another player who could take an action, as far as the caster can see."""
    return any(
        not hand_is_open(scene, other, seat) or legal_actions(scene, Purse(other))
        for other in others(scene.state, seat)
    )


# Place (1) card from your hand in your support.
@spell("ice", "water", 1, hand_and_slot)
def ice(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Ice (spell.basic-ice)."""
    return (yield from place_in_support(scene, caster, x))


# Remove (1) card in your hand from the game.
@spell("combustion", "fire", 1, lambda scene, seat: bool(scene.state.magicians[seat].hand))
def combustion(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Combustion (spell.basic-combustion)."""
    return (
        yield from choose_cards(
            scene, caster, "remove", lambda: spots(scene.state, "hand", caster), x, lambda spot: remove(scene, spot)
        )
    )


# Draw (1) card.
@spell("growth", "earth", 1)
def growth(scene: Scene, caster: int, x: int) -> None:
    """Growth (spell.basic-growth)."""
    draw(scene, caster, x)


# One other player takes (1) action.
@spell("telepathy", "air", 1, somebody_else_can_act)
def telepathy(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Telepathy (spell.basic-telepathy): the actions come one after another; a pass ends them."""
    if not (found := others(scene.state, caster)):
        return
    player = yield from choose_player(caster, "choose-other-player", found, rule="target.one-other-player")
    for _ in range(x):
        if not (yield from grant_action(scene, Purse(player))):
            return
