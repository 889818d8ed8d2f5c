"""Cards: decks of which a part may be known, bags, and cards that lie in front of somebody.

Cards are keys. A hand or a discard pile is a plain list. A deck lies face down with its top at the end of the list:

>>> deck = Deck(["rope", "lamp", "knife"])
>>> draw(deck)
'knife'
>>> bury(deck, "knife")
>>> deck.cards, deck.buried
(['knife', 'rope', 'lamp'], 1)

Betrayal's three decks are of this kind, as will be the decks of Nemesis (a searched card goes to the bottom), Alone and
Mansions of Madness. Big Book's decks are lists with a count beside them, and renew themselves by a rule of their own.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from msgspec import Struct, field

from koszmar.kernel.chance import Chance

from .tokens import Count


class Deck(Struct, omit_defaults=True):
    """A face-down deck, top last."""

    cards: list[str]
    buried: Count = field(default_factory=int)  # made so, it is always written; ``known`` only where a game uses it
    """The first cards, at the bottom, lie in an order that everybody has seen: this many."""
    known: Count = 0
    """The last cards, on top, lie in an order that everybody has seen: this many."""


def draw(deck: Deck) -> str | None:
    """Take the top card; None if the deck is empty."""
    cards = deck.cards
    if not cards:
        return None
    card = cards.pop()
    if deck.known:
        deck.known -= 1
    if deck.buried > len(cards):
        deck.buried = len(cards)
    return card


def draw_up_to(deck: Deck, count: int) -> list[str]:
    """Take cards from the top one by one, or all there are.

    >>> draw_up_to(Deck(["rope", "lamp"]), 3)
    ['lamp', 'rope']
    """
    return [deck_card for _ in range(count) if (deck_card := draw(deck)) is not None]


def bury(deck: Deck, card: str) -> None:
    """Put a card at the bottom where everybody sees it."""
    deck.cards.insert(0, card)
    deck.buried += 1


def put_on_top(deck: Deck, card: str) -> None:
    """Put a card on top where everybody sees it: it is drawn next."""
    if deck.buried == len(deck.cards):
        deck.buried += 1  # the whole deck is known: it can be counted from the bottom
    else:
        deck.known += 1
    deck.cards.append(card)


def shuffle(chance: Chance, deck: Deck) -> None:
    """Shuffle a deck: nothing about its order is known any more."""
    chance.shuffle(deck.cards)
    deck.buried = deck.known = 0


def shuffle_in(chance: Chance, deck: Deck, *piles: list[str]) -> None:
    """Shuffle piles, such as a discard pile, into a deck; the piles are empty after it.

    >>> from koszmar.kernel.chance import ScriptedChance
    >>> deck, discard = Deck([]), ["rope", "lamp"]
    >>> shuffle_in(ScriptedChance(), deck, discard)
    >>> deck.cards, discard
    (['rope', 'lamp'], [])
    """
    for pile in piles:
        deck.cards += pile
        pile.clear()
    shuffle(chance, deck)


def search(deck: Deck, card: str) -> bool:
    """Take a certain card out of a deck; False if it is not there. Whoever has looked through a deck shuffles it."""
    if card not in deck.cards:
        return False
    place = deck.cards.index(card)
    if place < deck.buried:
        deck.buried -= 1
    elif place >= len(deck.cards) - deck.known:
        deck.known -= 1
    del deck.cards[place]
    return True


def loose(deck: Deck, kept: Container[str] = ()) -> list[int]:
    """The places in a deck, from the bottom, whose cards nobody knows; what is ``kept`` is known, too."""
    return [place for place in range(deck.buried, len(deck.cards) - deck.known) if deck.cards[place] not in kept]


# -- bags ----------------------------------------------------------------------------------------------------------


def draw_from_bag(chance: Chance, bag: list[str]) -> str | None:
    """Take something out of a bag without looking; None if it is empty (Nemesis's Intruder bag).

    A bag has no order: a state keeps it sorted, so that equal bags are equal.

    >>> from koszmar.kernel.chance import ScriptedChance
    >>> bag = ["blank", "lurker", "stalker"]
    >>> draw_from_bag(ScriptedChance(rolls=["lurker"]), bag), bag
    ('lurker', ['blank', 'stalker'])
    """
    if not bag:
        return None
    drawn = chance.pick(bag)
    bag.remove(drawn)
    return drawn


def put_in_bag(bag: list[str], things: Iterable[str]) -> None:
    """Put things into a bag."""
    bag += things
    bag.sort()


# -- cards that lie in front of somebody ---------------------------------------------------------------------------


class LaidCard(Struct):
    """A card in front of a player or on the table, that can be turned, charged, or have others attached.

    Mansions of Madness: Damage and Horror cards face up or face down, spells and conditions with two faces; Alone:
    items with charges; Nemesis: weapons with ammunition, Serious Wounds that are dressed by turning them over.
    """

    key: str
    up: bool = True
    charges: Count = 0
    attached: list[str] = []


def laid(cards: Iterable[LaidCard], key: str | None = None, *, up: bool | None = None) -> list[LaidCard]:
    """The cards with this key, or those that lie face up (or down)."""
    return [card for card in cards if (key is None or card.key == key) and (up is None or card.up == up)]


def spend(card: LaidCard, charges: int = 1) -> bool:
    """Take charges off a card; False, and nothing spent, if it has too few.

    >>> gun = LaidCard("shotgun", charges=1)
    >>> spend(gun), spend(gun), gun.charges
    (True, False, 0)
    """
    if card.charges < charges:
        return False
    card.charges -= charges
    return True


def charge(card: LaidCard, charges: int, most: int) -> None:
    """Add charges to a card, up to the most that it can have."""
    card.charges = max(card.charges, min(most, card.charges + charges))
