"""A player's cards: drawing, discarding, paying; Contamination cards among them and what they read."""

from __future__ import annotations

from koszmar.kernel.flow import NOTHING, Flow, Key, ask
from koszmar.parts.cards import Deck, draw, shuffle_in

from .state import Character, Scene

CONTAMINATION = "contamination"
"""Contamination cards are numbered: ``contamination-7``. What each reads stands apart, in ``infected``."""
CARDS_OF_CONTAMINATION = 27


def is_contamination(card: str) -> bool:
    """Whether a card is a Contamination card: no Action, no payment (contam.no-action)."""
    return card.startswith(CONTAMINATION)


def action_cards(character: Character) -> list[str]:
    """The Action cards in a hand."""
    return [card for card in character.hand if not card.startswith(CONTAMINATION)]


def contamination_in(cards: list[str]) -> list[str]:
    """The Contamination cards among some."""
    return [card for card in cards if card.startswith(CONTAMINATION)]


def name_of(scene: Scene, seat: int, card: str) -> str:
    """What its owner may call a card in hand: one Contamination card is like another until it was scanned."""
    if not is_contamination(card):
        return card
    if seat not in scene.state.scanned.get(card, ()):
        return CONTAMINATION
    return "infected" if scene.state.infected[card] else "clean"


def names_in_hand(scene: Scene, seat: int) -> list[str]:
    """What can be said about the cards in a hand, each kind once."""
    return list(dict.fromkeys([name_of(scene, seat, card) for card in scene.state.characters[seat].hand]))


def called(scene: Scene, seat: int, name: str) -> str:
    """The card in hand that its owner calls so."""
    return next(card for card in scene.state.characters[seat].hand if name_of(scene, seat, card) == name)


# -- drawing and discarding ----------------------------------------------------------------------------------------


def draw_cards(scene: Scene, seat: int, count: int) -> list[str]:
    """Draw cards one by one; an empty deck is the shuffled discard pile (round.reshuffle)."""
    character = scene.state.characters[seat]
    drawn: list[str] = []
    for _ in range(count):
        if not character.deck:
            if not character.discard:
                break
            character.deck, character.discard = character.discard, []
            scene.chance.shuffle(character.deck)
            scene.tell("reshuffled", seat=seat)
        drawn.append(character.deck.pop())
    character.hand += drawn
    if drawn:
        scene.reveal()
        scene.tell("draw", seat=seat, count=len(drawn))
    return drawn


def discard_card(scene: Scene, seat: int, card: str) -> None:
    """Discard a card from the hand, face up."""
    character = scene.state.characters[seat]
    character.hand.remove(card)
    character.discard.append(card)


def discard_any(scene: Scene, seat: int, prompt: str, rule: str) -> Flow[int]:
    """Let a player discard any cards of the hand, one after another; how many they were."""
    gone: list[str] = []
    while scene.state.characters[seat].hand:
        options: list[Key] = ["done", *names_in_hand(scene, seat)]
        name = yield ask(seat, prompt, options, rule=rule, gone=list(gone))
        if name == "done":
            break
        card = called(scene, seat, name)
        discard_card(scene, seat, card)
        gone.append(told(card))
    if gone:
        scene.tell("discard", seat=seat, cards=gone)
    return len(gone)


def discard_hand(scene: Scene, seat: int, *, actions_only: bool = False) -> None:
    """Discard all cards in hand, or all Action cards."""
    character = scene.state.characters[seat]
    gone = action_cards(character) if actions_only else list(character.hand)
    for card in gone:
        discard_card(scene, seat, card)
    if gone:
        scene.tell("discard", seat=seat, cards=[told(card) for card in gone])


def told(card: str) -> str:
    """What everybody sees of a card that is discarded (hidden.discard-public)."""
    return CONTAMINATION if is_contamination(card) else card


def pay(scene: Scene, seat: int, cost: int) -> Flow[None]:
    """Discard Action cards, one after another (action.cost, action.contamination-not-payment).

    It is asked even where only one card will do: otherwise a hand of Contamination would show.
    """
    return _pay(scene, seat, cost) if cost else NOTHING


def _pay(scene: Scene, seat: int, cost: int) -> Flow[None]:
    character = scene.state.characters[seat]
    paid: list[str] = []
    while len(paid) < cost:
        options: list[Key] = list(dict.fromkeys(action_cards(character)))
        card = yield ask(seat, "pay", options, rule="action.cost", pause=True, paid=list(paid), cost=cost)
        discard_card(scene, seat, card)
        paid.append(card)
    scene.tell("pay", seat=seat, cards=paid)


def discard_some(scene: Scene, seat: int, prompt: str, rule: str, count: int) -> Flow[None]:
    """A player discards this many Action cards of their choice, or all there are."""
    character = scene.state.characters[seat]
    for _ in range(count):
        options: list[Key] = list(dict.fromkeys(action_cards(character)))
        if not options:
            return
        card = yield ask(seat, prompt, options, rule=rule, pause=True)
        discard_card(scene, seat, card)
        scene.tell("discard", seat=seat, cards=[card])


# -- contamination -------------------------------------------------------------------------------------------------


def contaminate(scene: Scene, seat: int, count: int = 1) -> None:
    """Gain Contamination cards: on top of the own discard pile (contam.gain, contam.deck)."""
    state = scene.state
    for _ in range(count):
        card = draw(state.contamination)
        if card is None:
            return
        state.characters[seat].discard.append(card)
        scene.tell("contaminated", seat=seat)


def scan(scene: Scene, seat: int, cards: list[str]) -> list[str]:
    """Look what Contamination cards read; those that read INFECTED (contam.scan, contam.hidden)."""
    state = scene.state
    for card in cards:
        knowing = state.scanned.setdefault(card, [])
        if seat not in knowing:
            knowing.append(seat)
    if cards:
        scene.reveal()
    infected = [card for card in cards if state.infected[card]]
    scene.tell("scan", seat=seat, count=len(cards), to=(seat,), secret={"infected": len(infected)})
    return infected


def remove_cards(scene: Scene, seat: int, cards: list[str]) -> None:
    """Contamination cards leave the game, wherever they are; everybody sees what they read (contam.remove)."""
    state = scene.state
    character = state.characters[seat]
    for card in cards:
        for pile in (character.hand, character.discard, character.deck):
            if card in pile:
                pile.remove(card)
        state.removed.append(card)
        state.scanned[card] = list(range(scene.players))
    if cards:
        scene.tell("cured", seat=seat, count=len(cards))


def all_cards(character: Character) -> list[str]:
    """Deck, discard pile and hand together, as the last check takes them."""
    return [*character.deck, *character.discard, *character.hand]


def draws_clean(scene: Scene, seat: int) -> bool:
    """The last draw: 4 cards of all, shuffled; any Contamination among them kills.

    (change.final-draw, change.final-death, end.contamination-base)
    """
    cards = all_cards(scene.state.characters[seat])
    scene.chance.shuffle(cards)
    drawn = cards[-scene.parameters.final_draw :] if scene.parameters.final_draw else []
    survives = not contamination_in(drawn)
    scene.show(None, drawn)
    scene.tell("last-check", seat=seat, cards=[told(card) for card in reversed(drawn)], survives=survives)
    return survives


# -- decks of the table --------------------------------------------------------------------------------------------


def draw_from(scene: Scene, deck: Deck, name: str) -> str | None:
    """The top card of an open deck; empty, it is the shuffled discard pile (seeder.attack-cards-reshuffle)."""
    if not deck.cards and scene.state.discards[name]:
        shuffle_in(scene.chance, deck, scene.state.discards[name])
    card = draw(deck)
    if card is not None:
        scene.reveal()
        if name == "events":
            forget_top_event(scene)
    return card


def forget_top_event(scene: Scene) -> list[int]:
    """The top Event card has left its place: who knew it."""
    state = scene.state
    knowing, state.events_top = list(state.events_top), []
    if len(state.events_bottom) > len(state.events.cards):
        knowing += state.events_bottom.pop()
    return knowing


def bury_event(scene: Scene) -> None:
    """The top Event card goes to the bottom; whoever knew it still does."""
    state = scene.state
    card = state.events.cards.pop()
    state.events_bottom.insert(0, sorted(set(forget_top_event(scene))))
    state.events.cards.insert(0, card)


def shuffle_events(scene: Scene, cards: list[str]) -> None:
    """Shuffle cards into the Event deck: nobody knows any of it (eventcard.remove)."""
    state = scene.state
    shuffle_in(scene.chance, state.events, cards)
    state.events_top, state.events_bottom = [], []
