"""Water: Spells of support slots, and of shuffling back."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..cards import MADNESS, PLACED
from ..choosing import choose_players, choose_set
from ..decks import discard_all, draw, draw_top, pool_spots, receive_higher, remove, shuffle_in
from ..knowledge import may_hold
from ..spell_cards import spell
from ..state import Scene, in_order, in_play
from ..support import free_slots, place_in_support
from .basic import somebody_else


# (1) player shuffles their discard pile and support into their deck.
@spell("torrential-rain", "water", 1)
def torrential_rain(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Torrential Rain: gives no Madness (deck.effect-shuffle-no-madness)."""
    for seat in (yield from choose_players(scene, caster, x, other=False)):
        magician = scene.state.magicians[seat]
        scene.tell("shuffle-in", seat=seat, hand=0, support=len(magician.support), discard=len(magician.discard))
        shuffle_in(scene, seat, magician.discard, magician.support)


def pile_and_slot(scene: Scene, seat: int) -> bool:
    """There is a discarded card and a slot to place it in."""
    return bool(scene.state.magicians[seat].discard and free_slots(scene, seat))


# Place (1) card from your discard pile in your support.
@spell("frost-mirror", "water", 1, pile_and_slot)
def frost_mirror(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Frost Mirror: the cards just paid count (spell.payment-discarded-first)."""
    return place_in_support(scene, caster, x, source="discard")


# Place (1) card from hand in your support, then draw (1) card.
@spell("cool-head", "water", 1)
def cool_head(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Cool Head: draws even with full support (effect.then-independent)."""
    yield from place_in_support(scene, caster, x)
    draw(scene, caster, x)


# (1) other player draws 1 card, then places 1 card from hand in their support.
@spell("ice-touch", "water", 2, somebody_else)
def ice_touch(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Ice Touch: placing needs a free slot (support.needs-free-slot)."""
    for seat in (yield from choose_players(scene, caster, x, other=True)):
        draw(scene, seat)
        yield from place_in_support(scene, seat, 1)


# Destroy (1) card in the support pool and put a higher-value card in its place.
@spell("glaciation", "water", 2, lambda scene, seat: bool(pool_spots(scene.state)))
def glaciation(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Glaciation: the new card lies where the old one lay (effect.chosen-before-replaced)."""
    chosen = yield from choose_set(
        scene, caster, "upgrade", pool_spots(scene.state), x, public=True, rule="effect.chosen-before-replaced"
    )
    for spot in chosen:
        receive_higher(scene, remove(scene, spot), "support", PLACED[spot][1])


# (1) other player shuffles hand, support and discard pile into the deck, then draws 5 cards.
@spell("raining-frogs", "water", 2, somebody_else)
def raining_frogs(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Raining Frogs: gives no Madness, unless five cards are not there to be drawn."""
    for seat in (yield from choose_players(scene, caster, x, other=True)):
        magician = scene.state.magicians[seat]
        hand, support, discard = len(magician.hand), len(magician.support), len(magician.discard)
        scene.tell("shuffle-in", seat=seat, hand=hand, support=support, discard=discard)
        shuffle_in(scene, seat, magician.hand, magician.support, magician.discard)
        draw(scene, seat, 5)


# Each player discards all Madness from hand and draws (1) card for each.
@spell(
    "ice-cocoon", "water", 3, lambda scene, seat: any(may_hold(scene, o, MADNESS, seat) for o in in_play(scene.state))
)
def ice_cocoon(scene: Scene, caster: int, x: int) -> None:
    """Ice Cocoon."""
    for seat in in_order(scene.state, caster):
        count = scene.state.magicians[seat].hand.count(MADNESS)
        discard_all(scene, seat, "hand", (MADNESS,))
        draw(scene, seat, count * x)


# Each player places (1) card in their support, then draws (1) card.
@spell("arctic-circle", "water", 3)
def arctic_circle(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Arctic Circle: from hand, as far as slots are free; then each draws all the same (example.arctic-circle)."""
    for seat in in_order(scene.state, caster):
        yield from place_in_support(scene, seat, x)
        draw(scene, seat, x)


# Each player with a free support slot draws (1) card and puts it in support.
@spell("tsunami", "water", 3, lambda scene, seat: any(free_slots(scene, s) for s in in_play(scene.state)))
def tsunami(scene: Scene, caster: int, x: int) -> None:
    """Tsunami: the slot is asked for once; the cards come in even over the limit (support.overflow)."""
    for seat in in_order(scene.state, caster):
        if free_slots(scene, seat):
            for _ in range(x):
                top_to_support(scene, seat)


def top_to_support(scene: Scene, seat: int) -> None:
    """The top card of a deck goes straight to support, face up."""
    card = draw_top(scene, seat)
    scene.state.magicians[seat].support.append(card)
    scene.tell("top-to-support", seat=seat, card=card)
