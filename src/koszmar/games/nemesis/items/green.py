"""The green Item deck: medical things."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..abilities import Ability, Use
from ..hand import (
    called,
    contaminate,
    contamination_in,
    discard_any,
    draw_cards,
    name_of,
    remove_cards,
    scan,
)
from ..item_cards import ItemCard, enter
from ..state import Scene
from ..uses import DRESS, HEAL_LIGHT, HEAL_SERIOUS
from .sharing import CLOTHES

# -- Food, Adrenaline Shot -----------------------------------------------------------------------------------------


def eat(scene: Scene, seat: int) -> None:
    """Draw 2 cards, even beyond five in hand."""
    draw_cards(scene, seat, 2)


def wake_up(scene: Scene, seat: int) -> None:
    """Draw 1 card; any number of Actions in this turn, and then the player passes (round.turns)."""
    draw_cards(scene, seat, 1)
    scene.state.turn.freely = True
    scene.tell("wide-awake", seat=seat)


# -- Alcohol -------------------------------------------------------------------------------------------------------


def holds_contamination(scene: Scene, seat: int) -> bool:
    """Whether there is a Contamination card in the hand."""
    return bool(contamination_in(scene.state.characters[seat].hand))


def drink(scene: Scene, seat: int) -> Flow[None]:
    """Scan and remove 1 Contamination card of the hand; for an INFECTED one take a new one.

    (contam.scan, contam.remove, contam.gain, change.contamination-infected: Insanity stays)
    """
    cards = contamination_in(scene.state.characters[seat].hand)
    options: list[Key] = list(dict.fromkeys(name_of(scene, seat, card) for card in cards))
    name = yield ask(seat, "pick-contamination", options, rule="contam.remove", pause=True)
    card = called(scene, seat, name)
    infected = scan(scene, seat, [card])
    remove_cards(scene, seat, [card])
    if infected:
        contaminate(scene, seat)


# -- Military Drugs ------------------------------------------------------------------------------------------------


def take_drugs(scene: Scene, seat: int) -> Flow[None]:
    """Discard any number of cards, Contamination too, and draw 1 more than that."""
    gone = yield from discard_any(scene, seat, "discard-drugs", "contam.no-action")
    draw_cards(scene, seat, gone + 1)


enter(
    ItemCard("bandages", "green", 7, component="cloth", ability=Ability((DRESS, HEAL_LIGHT), 1, "calm")),
    ItemCard("medkit", "green", 7, component="cross", ability=Ability((DRESS, HEAL_SERIOUS), 1, "calm")),
    ItemCard("food", "green", 5, ability=Ability((Use("eat", eat),), 1, "calm")),
    ItemCard("adrenaline-shot", "green", 3, ability=Ability((Use("inject", wake_up),), 1)),
    ItemCard(
        "alcohol", "green", 3, component="flame",
        ability=Ability((Use("drink", drink, holds_contamination),), 1, "calm"),
    ),
    ItemCard("clothes", "green", 3, component="cloth", ability=CLOTHES),
    ItemCard("military-drugs", "green", 2, ability=Ability((Use("take", take_drugs),), 1)),
)  # fmt: skip
