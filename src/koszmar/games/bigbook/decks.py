"""Decks, discard piles and Madness: drawing, renewing, discarding, removing, placing."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NoReturn

from koszmar.kernel.scene import Result
from koszmar.parts import tokens

from .cards import CARDS, HIGHER, MADNESS, PLACED, SPOT
from .state import Scene, State, in_order, in_play

# -- Madness -------------------------------------------------------------------------------------------------------


def take_madness(scene: Scene) -> str:
    """Take a Madness from the stack; with none left the match is lost at once (madness.stack-empty-loss).

    Nobody is skipped instead (madness.no-skip); taking the last one is no loss yet (madness.last-card-is-safe).
    """
    state = scene.state
    if state.madness == 0:
        lose(scene, "lost-madness-stack", "end.lose-madness-stack")
    state.madness -= 1
    return MADNESS


def gain_madness(scene: Scene, seat: int, zone: str = "discard") -> None:
    """Get a Madness through an attack from the Grimoire (madness.sources): to the discard pile, unless the effect names
    another place (madness.gain-default)."""
    card = take_madness(scene)
    put(scene, card, zone, seat)
    scene.tell("gain-madness", seat=seat, zone=zone, left=scene.state.madness)


def destroy_stack_madness(scene: Scene, count: int) -> None:
    """Destroy Madness of the stack, as far as it goes (madness.destroy-stack-short; ruling stack-destroy)."""
    state = scene.state
    if count > state.madness and scene.rulings.stack_destroy == "loss":
        lose(scene, "lost-madness-stack", "end.lose-madness-stack")
    count = min(count, state.madness)
    state.madness -= count
    state.removed.extend([MADNESS] * count)
    scene.tell("destroy-stack-madness", count=count, left=state.madness)


def cure(scene: Scene, spot: str, healer: int | None = None) -> None:
    """A cured Madness goes back to its stack, unlike a removed one (cure.to-stack, madness.removed-not-cured)."""
    zone, owner, _ = take(scene, spot)
    scene.state.madness += 1
    seat = owner if healer is None else healer
    scene.tell("cure", seat=seat, other=owner, zone=zone, left=scene.state.madness)


def cure_all(scene: Scene, seat: int, zone: str) -> None:
    """Cure every Madness in a place of a player."""
    for _ in range(pile(scene.state, zone, seat).count(MADNESS)):
        cure(scene, SPOT[zone, seat, MADNESS])


# -- decks ---------------------------------------------------------------------------------------------------------


def renew(scene: Scene, seat: int) -> None:
    """An empty deck is renewed: a Madness joins the discard pile, which is shuffled (madness.renew-deck).

    That is one way to get a Madness (madness.sources). If the pile is empty, it is the whole new deck
    (madness.renew-empty-pile).
    """
    magician = scene.state.magicians[seat]
    magician.discard.append(take_madness(scene))
    scene.tell("renew", seat=seat, left=scene.state.madness, count=len(magician.discard))
    shuffle_in(scene, seat, magician.discard)


def shuffle_in(scene: Scene, seat: int, *piles: list[str]) -> None:
    """Shuffle piles of a player into their deck; no Madness comes of it (deck.effect-shuffle-no-madness).

    Only ``renew``, for a card needed from an empty deck, adds one (deck.madness-only-when-empty).
    """
    magician = scene.state.magicians[seat]
    for pile in piles:
        magician.deck.extend(pile)
        if pile is magician.support and scene.state.used:
            for card in pile:
                forget_used(scene.state, SPOT["support", seat, card])
        pile.clear()
    scene.chance.shuffle(magician.deck)
    magician.known = 0


def draw_top(scene: Scene, seat: int) -> str:
    """The top card of a deck, which is renewed first if it is empty (madness.renew-lazy).

    Whoever takes several asks card by card, so that a renewed deck can run out and be renewed again
    (madness.renew-then-continue, madness.renew-repeat).
    """
    magician = scene.state.magicians[seat]
    if not magician.deck:
        renew(scene, seat)
    if magician.known:
        magician.known -= 1
    scene.revealed = True
    return magician.deck.pop()


def draw(scene: Scene, seat: int, count: int = 1) -> None:
    """Draw cards one at a time from the player's own deck into hand (deck.draw-top, area.draw-from-own-deck)."""
    hand = scene.state.magicians[seat].hand
    for _ in range(count):
        card = draw_top(scene, seat)
        hand.append(card)
        tell_of_hand(scene, "draw", seat, card)


def mill(scene: Scene, seat: int, count: int, to: int | None = None) -> None:
    """Move top cards of a deck to a discard pile, its owner's by default (madness.renew-on-mill; ruling mill)."""
    state = scene.state
    for _ in range(count):
        if not state.magicians[seat].deck and scene.rulings.mill == "no-renewal":
            return
        card = draw_top(scene, seat)
        state.magicians[seat if to is None else to].discard.append(card)
        scene.tell("mill", seat=seat, card=card, other=seat if to is None else to)


def remove_top(scene: Scene, seat: int, count: int) -> None:
    """Remove top cards of a deck from the game; an empty one is renewed first (madness.renew-on-remove)."""
    for _ in range(count):
        card = draw_top(scene, seat)
        scene.state.removed.append(card)
        scene.tell("remove", seat=seat, card=card, zone="deck")


def discard_deck(scene: Scene, seat: int) -> None:
    """Discard a whole deck: the cards that are there, without renewal (madness.whole-deck-no-renew)."""
    magician = scene.state.magicians[seat]
    scene.revealed = True
    scene.tell("discard-deck", seat=seat, count=len(magician.deck))
    magician.discard.extend(reversed(magician.deck))
    magician.deck.clear()
    magician.known = 0


def put_on_deck(scene: Scene, seat: int, card: str) -> None:
    """A card put on a deck lies there face down and is drawn next (deck.top-placement)."""
    magician = scene.state.magicians[seat]
    magician.deck.append(card)
    magician.known += 1


# -- cards in places -----------------------------------------------------------------------------------------------


def pile(state: State, zone: str, seat: int) -> list[str]:
    """The cards in a place of a player."""
    magician = state.magicians[seat]
    if zone == "hand":
        return magician.hand
    if zone == "support":
        return magician.support
    return magician.discard if zone == "discard" else magician.deck


def spots(state: State, zone: str, seat: int) -> list[str]:
    """The different cards in a place, as options."""
    return [SPOT[zone, seat, card] for card in dict.fromkeys(pile(state, zone, seat))]


def own_spots(state: State, seat: int, *zones: str) -> list[str]:
    """The different cards in several places of one player."""
    return [spot for zone in zones for spot in spots(state, zone, seat)]


def pool_spots(state: State) -> list[str]:
    """The different cards in the support pool: the slots of all players."""
    return [spot for seat in in_play(state) for spot in spots(state, "support", seat)]


def hand_and_pool(state: State, seat: int) -> list[str]:
    """The different cards of a player's hand and of the support pool."""
    return spots(state, "hand", seat) + pool_spots(state)


def holding(found: Iterable[str], *cards: str) -> list[str]:
    """Only the spots that hold one of these cards."""
    return [spot for spot in found if PLACED[spot][2] in cards]


def take(scene: Scene, spot: str) -> tuple[str, int, str]:
    """Lift a card from its place; of two alike in support, one that Avatar has used goes first."""
    zone, seat, card = PLACED[spot]
    pile(scene.state, zone, seat).remove(card)
    if scene.state.used:
        forget_used(scene.state, spot)
    return zone, seat, card


def forget_used(state: State, spot: str) -> None:
    """A card that leaves support is no longer a used one, and its twin is still unused (doppelganger.card-once)."""
    if spot in state.used:
        state.used[spot] -= 1
        if not state.used[spot]:
            del state.used[spot]


def put(scene: Scene, card: str, zone: str, seat: int) -> None:
    """Lay a card in a place of a player."""
    if zone == "deck":
        put_on_deck(scene, seat, card)
    else:
        pile(scene.state, zone, seat).append(card)


def discard(scene: Scene, spot: str) -> None:
    """A discarded card, from hand or support (discard.zones), goes to its owner's discard pile (discard.owner-pile,
    support.owner-discard)."""
    zone, seat, card = take(scene, spot)
    scene.state.magicians[seat].discard.append(card)
    scene.tell("discard", seat=seat, card=card, zone=zone)


def discard_all(scene: Scene, seat: int, zone: str, cards: Collection[str] = CARDS) -> None:
    """Discard every card of a place, Madness too, or every one of certain kinds."""
    for card in [card for card in pile(scene.state, zone, seat) if card in cards]:
        discard(scene, SPOT[zone, seat, card])


def remove(scene: Scene, spot: str) -> str:
    """A card removed from the game, Madness too, goes to the removed cards (remove.to-box, remove.madness-too)."""
    zone, seat, card = take(scene, spot)
    scene.state.removed.append(card)
    scene.tell("remove", seat=seat, card=card, zone=zone)
    return card


def move(scene: Scene, spot: str, zone: str, seat: int) -> None:
    """Move a card to another place; it belongs to whoever has it now (discard.owner-is-holder)."""
    source, owner, card = take(scene, spot)
    put(scene, card, zone, seat)
    if source == zone == "hand" and hands_are_closed(scene):
        scene.tell("move", to=(owner, seat), secret={"card": card}, seat=owner, other=seat, source=source, zone=zone)
    else:
        scene.tell("move", seat=owner, other=seat, card=card, source=source, zone=zone)


def receive(scene: Scene, card: str, zone: str, seat: int) -> bool:
    """Receive a card of this kind from the supply into a place; nothing if its stack is empty (upgrade.none)."""
    supply = scene.state.supply
    if card not in supply or not tokens.take(supply, card):
        return False
    put(scene, card, zone, seat)
    scene.tell("receive", seat=seat, card=card, zone=zone)
    return True


def receive_higher(scene: Scene, card: str, zone: str, seat: int) -> bool:
    """Receive the card one value higher than this one, from the supply (upgrade.definition, upgrade.from-supply)."""
    higher = HIGHER[card]
    return higher is not None and receive(scene, higher, zone, seat)


def return_removed(scene: Scene, most: int = 3) -> None:
    """Shuffle all removed cards and deal them, clockwise, to the discard piles (remove.return-pool)."""
    state = scene.state
    scene.chance.shuffle(state.removed)
    seats = in_order(state, state.active)
    for _ in range(most):
        for seat in seats:
            if state.removed:
                card = state.removed.pop()
                state.magicians[seat].discard.append(card)
                scene.tell("return-removed", seat=seat, card=card)


def hands_are_closed(scene: Scene) -> bool:
    """Whether nobody but its owner sees a hand (ruling open-hands).

    Then a question about a hand is put even if it has one answer: a question that answered itself would tell the
    others what the hand holds.
    """
    return bool(scene.rulings.open_hands == "closed")


def tell_of_hand(scene: Scene, kind: str, seat: int, card: str) -> None:
    """Tell of a card that came to a hand: openly, or to its owner alone (ruling open-hands)."""
    if scene.rulings.open_hands == "open":
        scene.tell(kind, seat=seat, card=card)
    else:
        scene.tell(kind, to=(seat,), secret={"card": card}, seat=seat)


def lose(scene: Scene, reason: str, rule: str) -> NoReturn:
    """Everybody loses together, whoever is out included (goal.cooperative, end.eliminated-share-result)."""
    scene.end(Result((0.0,) * scene.players, reason, rule))
