"""What a card is: Omens and Items are kept and answer moments, Events happen once. Drawing and burying cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key
from koszmar.kernel.knowledge import UNKNOWN, is_unknown
from koszmar.parts import cards
from koszmar.parts.figures import word_of
from koszmar.parts.moments import Answer
from koszmar.parts.moments import enter as answer

from .. import moments
from ..state import Scene, State

if TYPE_CHECKING:
    from ..harm import Packet
    from ..rolls import Roll

DECKS = ("omen", "item", "event")


class Weapon(Struct, frozen=True):
    """What a weapon does to the attack it is used in (weapon.marked-cards)."""

    trait: str = "might"
    dice: int = 0
    bonus: int = 0
    reach: str = "tile"
    """Whom it reaches: on the own tile, also on adjacent tiles, or anywhere in sight."""
    safe: bool = False
    """Whether its user takes no damage from a lost attack."""
    price: Callable[[Scene, int], Flow[None]] | None = None
    """What it costs to use it."""
    instead: Callable[[Scene, int], Flow[None]] | None = None
    """What happens instead of an attack."""


class Special(Struct, frozen=True):
    """A special action printed on a card: once a turn, only if held since the turn began.

    (special.each-once-per-turn, special.card-owned-at-turn-start, special.symbol)
    """

    flow: Callable[[Scene, int], Any]
    usable: Callable[[Scene, int], bool] = lambda scene, seat: True
    liking: Callable[[Scene, int], float] = lambda scene, seat: -0.5
    """How much a sensible player likes to take it now; ending the turn is liked by 0."""
    trades: bool = False
    """Whether it is a trade."""


class Card(Struct, frozen=True):
    """A printed card."""

    key: str
    deck: str
    adds: str = ""
    """A trait whose rolls get 1 more for the holder."""
    guards: str = ""
    """A kind of damage that is 1 less for the holder; neither General damage nor the loss of a trait."""
    weapon: Weapon | None = None
    special: Special | None = None
    on: tuple[Answer, ...] = ()
    """Its answers to moments."""
    again: Callable[[list[int], Key], list[int]] | None = None
    """Of the dice that lie there, by their places, those that an answer with this card rolls again."""
    event: Callable[[Scene, int], Any] | None = None
    """What an Event does to whoever drew it."""


CARDS: dict[str, Card] = {}
"""Every card by key; filled by omens, items and events (components.cards-total, components.cards-split)."""


def enter(*entered: Card) -> tuple[str, ...]:
    """Enter cards in the catalogue and their answers in the moments."""
    for card in entered:
        CARDS[card.key] = card
        answer("card", card.key, _answers(card))
    return tuple(card.key for card in entered)


def _answers(card: Card) -> list[Answer]:
    """Its own answers, and those of what it adds and guards against."""
    found = list(card.on)
    if card.adds:
        more = next((one for one in found if one.moment is moments.roll), None)
        found = [one for one in found if one is not more]
        found.append(moments.roll.by(_adding(card.adds, more.does if more else None)))
    if card.guards:
        found.append(moments.damage.by(_guarding(card.guards)))
    return found


def _adding(trait: str, more: Callable[[Scene, Roll], object] | None) -> Callable[[Scene, Roll], None]:
    """1 more to the rolls of a trait, before anything else that the card does to a roll."""

    def adds(scene: Scene, roll: Roll) -> None:
        if roll.named == trait:
            roll.bonus += 1
        if more:
            more(scene, roll)

    return adds


def _guarding(kind: str) -> Callable[[Scene, Packet], None]:
    """1 less of a kind of damage."""

    def guards(scene: Scene, packet: Packet) -> None:
        if packet.kind == kind:
            packet.amount -= 1

    return guards


@cache
def card_back(key: str) -> str:
    """What the back of a card shows: which deck it is from."""
    return f"{UNKNOWN}{CARDS[key].deck}"


def deck_of(card: str) -> str:
    """The deck that a card is from, as its back shows too."""
    return card.removeprefix(UNKNOWN) if is_unknown(card) else CARDS[card].deck


# -- decks ---------------------------------------------------------------------------------------------------------


def draw(scene: Scene, deck: str) -> str | None:
    """Take the top card (cards.draw-top); None if the deck is empty."""
    card = cards.draw(scene.state.decks[deck])
    if card is not None:
        scene.reveal()
    return card


def bury(scene: Scene, card: str, source: str = "", why: str = "none") -> None:
    """Put a card at the bottom of its deck (bury.card); ``why`` is said where nobody could guess it."""
    cards.bury(scene.state.decks[CARDS[card].deck], card)
    scene.tell("bury", card=card, source=source, why=why)


def discard(scene: Scene, seat: int, card: str) -> None:
    """Bury a card from a player's hand."""
    scene.state.explorers[seat].cards.remove(card)
    bury(scene, card, word_of(seat))


def shuffle(scene: Scene, deck: str) -> None:
    """Shuffle a deck after it was looked through."""
    cards.shuffle(scene.chance, scene.state.decks[deck])


def take_from_deck(scene: Scene, card: str) -> bool:
    """Search a deck for a card and take it out, then shuffle; False if it is not there."""
    if not cards.search(scene.state.decks[CARDS[card].deck], card):
        return False
    shuffle(scene, CARDS[card].deck)
    return True


def give(scene: Scene, seat: int, card: str) -> None:
    """A player gets a card."""
    scene.state.explorers[seat].cards.append(card)


def holder_of(state: State, card: str) -> int | None:
    """The seat that holds a card, dead or alive."""
    return next((seat for seat, explorer in enumerate(state.explorers) if card in explorer.cards), None)


def items_of(state: State, seat: int) -> list[str]:
    """The Items a player holds."""
    return [card for card in state.explorers[seat].cards if deck_of(card) == "item"]


def omens_of(state: State, seat: int) -> list[str]:
    """The Omens a player holds."""
    return [card for card in state.explorers[seat].cards if deck_of(card) == "omen"]


def weapons_of(state: State, seat: int) -> list[str]:
    """The weapons a player holds."""
    return [card for card in state.explorers[seat].cards if not is_unknown(card) and CARDS[card].weapon]
