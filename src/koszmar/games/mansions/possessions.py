"""Possessions: gained, dropped, picked up, discarded, flipped (Gain, Drop and Pick Up, Discard, Flip, Possessions).

(possession.def, possession.when, gain.card, gain.spell, drop.how, pick-up.how, discard.card-back)
"""

from __future__ import annotations

from functools import cache

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from . import moments
from .in_force import face_of, kind_of
from .item_cards import ITEMS
from .state import Card, Investigator, Scene, Space, Who

FASTENED = "fastened"
"""The trait of a card that cannot be dropped or traded."""
DECKS = ("common", "unique", "spell")


def deck_of(key: str) -> str:
    """The deck that a possession belongs to."""
    return ITEMS[kind_of(key)].deck


def gain(scene: Scene, who: Who, key: str, *, plot: bool = False) -> Flow[bool]:
    """Take the card of that name; of a Spell a random copy. Nothing, if none is left.

    (gain.card, gain.spell, limit.none-left)
    """
    state, is_spell = scene.state, ITEMS[key].deck == "spell"
    deck = state.decks[ITEMS[key].deck]
    copies = [card for card in deck if kind_of(card) == key] if is_spell else [key] if key in deck else []
    if not copies or state.investigators[who].out:
        return False
    copy = scene.chance.pick(copies) if is_spell else key
    yield from take(scene, who, copy, plot=plot)
    return True


def take(scene: Scene, who: Who, copy: str, *, plot: bool = False) -> Flow[None]:
    """Take a certain copy out of its deck."""
    state = scene.state
    state.decks[deck_of(copy)].remove(copy)
    card = Card(copy, plot=plot)
    state.investigators[who].possessions.append(card)
    scene.tell("gains", who=who, card=kind_of(copy))
    answer = moments.gained.answers.get(face_of(card))
    if answer is not None:
        yield from carry_out(answer(scene, who, card))


def gain_random(scene: Scene, who: Who, deck: str, trait: str = "") -> Flow[bool]:
    """Gain a random card of a deck, or of a trait within it (random.equal)."""
    fitting = [key for key in kinds_in(scene, deck) if not trait or trait in ITEMS[key].traits]
    if not fitting:
        return False
    return (yield from gain(scene, who, scene.chance.pick(fitting)))


def kinds_in(scene: Scene, deck: str) -> list[str]:
    """The cards that are left in a deck, each once, by name."""
    return sorted(dict.fromkeys(map(kind_of, scene.state.decks[deck])))


def holds(one: Investigator, key: str) -> Card | None:
    """The card of that name that an investigator has."""
    return next((card for card in one.possessions if kind_of(card.key) == key), None)


def remove(one: Investigator, card: Card) -> None:
    """Take a card from before an investigator."""
    one.possessions = [other for other in one.possessions if other is not card]


def is_fastened(card: Card) -> bool:
    """Whether a card, on the side that shows, can neither be dropped nor traded."""
    return _holds_fast(face_of(card))


@cache
def _holds_fast(face: str) -> bool:
    return face in ITEMS and FASTENED in ITEMS[face].traits


def loose(one: Investigator) -> list[Card]:
    """What an investigator can drop or hand over."""
    return [card for card in one.possessions if not _holds_fast(face_of(card))]


def drop(scene: Scene, who: Who, card: Card, space: Space = "") -> None:
    """A dropped possession lies in the investigator's space (drop.how)."""
    one = scene.state.investigators[who]
    remove(one, card)
    card.stolen = False
    scene.state.dropped.setdefault(space or one.space, []).append(card)
    scene.tell("drops", who=who, card=kind_of(card.key), space=space or one.space)


def drop_all(scene: Scene, who: Who) -> None:
    """Everything is dropped (eliminated.drop-all)."""
    for card in list(scene.state.investigators[who].possessions):
        drop(scene, who, card)


def pick_up(scene: Scene, who: Who, card: Card) -> None:
    """A possession that lies in the space goes faceup before the investigator (pick-up.how)."""
    state = scene.state
    one = state.investigators[who]
    lying = [other for other in state.dropped[one.space] if other is not card]
    if lying:
        state.dropped[one.space] = lying
    else:
        del state.dropped[one.space]
    card.up = True
    one.possessions.append(card)
    scene.tell("picks-up", who=who, card=kind_of(card.key), space=one.space)


def discard(scene: Scene, who: Who, card: Card) -> None:
    """A discarded card returns to its deck; what the scenario needs is dropped instead (discard.card-back)."""
    one = scene.state.investigators[who]
    if card.plot:
        drop(scene, who, card)
        return
    remove(one, card)
    deck = scene.state.decks[deck_of(card.key)]
    deck.append(card.key)
    deck.sort()
    scene.tell("discards", who=who, card=kind_of(card.key))


def clear_away(scene: Scene, who: Who, card: Card) -> bool:
    """A card that lies on the board is discarded by whoever speaks of it; whether it lies there."""
    state = scene.state
    space = next((space for space, cards in state.dropped.items() if any(one is card for one in cards)), None)
    if space is None:
        return False
    lying = [other for other in state.dropped.pop(space) if other is not card]
    if lying:
        state.dropped[space] = lying
    deck = state.decks[deck_of(card.key)]
    deck.append(card.key)
    deck.sort()
    scene.tell("discards", who=who, card=kind_of(card.key))
    return True


def hand_over(scene: Scene, giver: Who, taker: Who, card: Card, *, stolen: bool = False) -> None:
    """A possession changes hands."""
    investigators = scene.state.investigators
    remove(investigators[giver], card)
    card.stolen = stolen
    investigators[taker].possessions.append(card)
    scene.tell("hands-over", giver=giver, taker=taker, card=kind_of(card.key))


def flip(scene: Scene, who: Who, card: Card) -> None:
    """Turn a card over (flip.def)."""
    card.up = not card.up
    scene.tell("flips", who=who, card=kind_of(card.key), up=card.up)
