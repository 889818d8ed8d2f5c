"""Earth: Spells that draw, and that better the cards one has."""

from __future__ import annotations

from collections import Counter

from koszmar.kernel.flow import Flow, ask

from ..cards import ELEMENT, MADNESS, PLACED
from ..choosing import DONE, choose_player, choose_players, choose_set, put_chosen_on_deck, receive_of_choice
from ..decks import (
    cure_all,
    draw,
    hand_and_pool,
    hands_are_closed,
    holding,
    pile,
    receive,
    receive_higher,
    remove,
    spots,
)
from ..knowledge import hand_is_open
from ..spell_cards import spell
from ..state import Scene, in_order, in_play, others
from .basic import somebody_else


# Put (1) card of choice from your discard pile on top of your deck.
@spell("sands-of-time", "earth", 1, lambda scene, seat: bool(scene.state.magicians[seat].discard))
def sands_of_time(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Sands of Time: the cards just paid count; the caster orders them (deck.top-order)."""
    return put_chosen_on_deck(scene, caster, spots(scene.state, "discard", caster), x)


# (1) other player puts 1 card of choice from their discard pile on top of their deck.
@spell(
    "essence-of-the-earth",
    "earth",
    1,
    lambda scene, seat: any(scene.state.magicians[o].discard for o in others(scene.state, seat)),
)
def essence_of_the_earth(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Essence of the Earth."""
    for seat in (yield from choose_players(scene, caster, x, other=True)):
        yield from put_chosen_on_deck(scene, seat, spots(scene.state, "discard", seat), 1)


# Destroy (1) card from your hand or the support pool, then get (1) higher-value card into your discard pile.
@spell("stone-skin", "earth", 1, lambda scene, seat: bool(hand_and_pool(scene.state, seat)))
def stone_skin(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Stone Skin: whoever owned the card, the upgrade goes to the caster's pile (effect.chosen-before-replaced)."""
    chosen = yield from choose_set(
        scene, caster, "upgrade", hand_and_pool(scene.state, caster), x, rule="effect.chosen-before-replaced"
    )
    for card in [remove(scene, spot) for spot in chosen]:
        receive_higher(scene, card, "discard", caster)


def somebody_may_have_a_pair(scene: Scene, seat: int) -> bool:
    """Some player has two cards alike, as far as the caster can see."""
    return any(not hand_is_open(scene, player, seat) or pairs(scene, player) for player in in_play(scene.state))


# (1) player may destroy two identical Element cards from hand and/or the support pool and gets one value-2 card of
# that Element into hand.
@spell("bark-skin", "earth", 2, somebody_may_have_a_pair)
def bark_skin(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Bark Skin: identical is the same Element and the same value; each chosen player may do it once."""
    for seat in (yield from choose_players(scene, caster, x, other=False)):
        found = pairs(scene, seat)
        if not found and not hands_are_closed(scene):
            continue
        card = yield ask(seat, "merge-pair", [*found, DONE], rule="effect.own-choice", pause=hands_are_closed(scene))
        if card != DONE:
            places = holding(hand_and_pool(scene.state, seat), card)
            for spot in (yield from choose_set(scene, seat, "remove", places, 2)):
                remove(scene, spot)
            receive(scene, f"{ELEMENT[card]}-2", "hand", seat)


def pairs(scene: Scene, seat: int) -> list[str]:
    """Element cards of which there are two alike in a hand and the support pool."""
    copies: Counter[str] = Counter()
    for spot in hand_and_pool(scene.state, seat):
        zone, owner, card = PLACED[spot]
        copies[card] += pile(scene.state, zone, owner).count(card)
    return [card for card, count in copies.items() if count >= 2 and card != MADNESS]


# Put (1) value-2 card on top of your deck.
@spell(
    "taking-root",
    "earth",
    2,
    lambda scene, seat: any(left for card, left in scene.state.supply.items() if card.endswith("2")),
)
def taking_root(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Taking Root: from the supply, Elements of the caster's choice."""
    for _ in range(x):
        yield from receive_of_choice(scene, caster, 2, "deck", rule="effect.own-choice")


# One other player draws (2) cards.
@spell("abundance", "earth", 2, somebody_else)
def abundance(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Abundance."""
    if found := others(scene.state, caster):
        player = yield from choose_player(caster, "choose-other-player", found, rule="target.one-other-player")
        draw(scene, player, 2 * x)


# Put (1) value-3 card on top of your deck.
@spell(
    "flowering",
    "earth",
    3,
    lambda scene, seat: any(left for card, left in scene.state.supply.items() if card.endswith("3")),
)
def flowering(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Flowering: from the supply, Elements of the caster's choice."""
    for _ in range(x):
        yield from receive_of_choice(scene, caster, 3, "deck", rule="effect.own-choice")


# Each player draws (1) card.
@spell("telekinesis", "earth", 3)
def telekinesis(scene: Scene, caster: int, x: int) -> None:
    """Telekinesis: the caster too (target.each-player)."""
    for seat in in_order(scene.state, caster):
        draw(scene, seat, x)


# Cure all Madness in the support pool, then draw (2) cards.
@spell("earthquake", "earth", 3)
def earthquake(scene: Scene, caster: int, x: int) -> None:
    """Earthquake."""
    cure_pool(scene)
    draw(scene, caster, 2 * x)


def cure_pool(scene: Scene) -> None:
    """Cure every Madness in the support pool."""
    for seat in in_play(scene.state):
        cure_all(scene, seat, "support")
