"""Fire: Spells that burn Madness and other ballast."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow

from ..cards import MADNESS
from ..choosing import choose_cards, choose_player, choose_players, receive_of_choice
from ..curses import discard_one_of, discard_zones
from ..decks import cure, cure_all, discard, draw, hand_and_pool, holding, own_spots, pile, pool_spots, remove, spots
from ..knowledge import may_hold
from ..spell_cards import spell
from ..state import Scene, in_order, in_play, others


def cure_chosen(
    scene: Scene,
    seat: int,
    count: int,
    places: Callable[[], list[str]],
    *,
    optional: bool = False,
    public: bool = False,
) -> Flow[int]:
    """Cure Madness lying in certain places, as many as there are up to a number; the player picks which."""
    return choose_cards(
        scene, seat, "cure", lambda: holding(places(), MADNESS), count, lambda spot: cure(scene, spot, seat),
        optional=optional, public=public, rule="cure.to-stack",
    )  # fmt: skip


# Discard (1) Madness; then draw 2 cards for each one discarded.
@spell(
    "warm-blooded",
    "fire",
    1,
    lambda scene, seat: bool(holding(own_spots(scene.state, seat, *discard_zones(scene)), MADNESS)),
)
def warm_blooded(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Warm-blooded: the 2 is no variable (spell.non-variable-fixed)."""
    count = yield from discard_one_of(scene, caster, (MADNESS,), x)
    draw(scene, caster, 2 * count)


# Destroy (1) card from your discard pile.
@spell("concentration", "fire", 1, lambda scene, seat: bool(scene.state.magicians[seat].discard))
def concentration(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Concentration: the cards just paid count, and are the only choice if nothing else lies there."""
    return choose_cards(
        scene, caster, "remove", lambda: spots(scene.state, "discard", caster), x, lambda spot: remove(scene, spot),
        public=True,
    )  # fmt: skip


def something_for_inferno(scene: Scene, seat: int) -> bool:
    """Somebody has a card to discard, or draws anyway."""
    if scene.rulings.inferno == "always":
        return True
    zones = discard_zones(scene)
    return any(pile(scene.state, zone, player) for player in in_play(scene.state) for zone in zones)


# One player can discard (1) card, then draw (1) card.
@spell("power-of-the-inferno", "fire", 1, something_for_inferno)
def power_of_the_inferno(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Power of the Inferno: draws as many as were discarded (ruling inferno: or always X)."""
    seat = yield from any_player(scene, caster)
    count = yield from choose_cards(
        scene,
        seat,
        "discard",
        lambda: own_spots(scene.state, seat, *discard_zones(scene)),
        x,
        lambda spot: discard(scene, spot),
        optional=True,
        rule="discard.zone-unspecified",
    )
    draw(scene, seat, x if scene.rulings.inferno == "always" else count)


def any_player(scene: Scene, caster: int) -> Flow[int]:
    """One player, who may be the caster (target.one-player)."""
    return choose_player(caster, "choose-player", in_order(scene.state, caster), rule="target.one-player")


# One player cures (1) Madness from hand, then draws (1) card.
@spell("regeneration", "fire", 2)
def regeneration(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Regeneration: draws whatever was cured (effect.then-independent)."""
    seat = yield from any_player(scene, caster)
    yield from cure_chosen(scene, seat, x, lambda: own_spots(scene.state, seat, "hand"))
    draw(scene, seat, x)


# Cure up to (2) Madness from your discard pile or your support.
@spell(
    "cauterization",
    "fire",
    2,
    lambda scene, seat: bool(holding(own_spots(scene.state, seat, "discard", "support"), MADNESS)),
)
def cauterization(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Cauterization: mixed, and fewer if the caster likes."""
    places = ("discard", "support")
    return cure_chosen(
        scene, caster, 2 * x, lambda: own_spots(scene.state, caster, *places), optional=True, public=True
    )


# Draw (2) cards, then cure (1) Madness from your hand or your support.
@spell("adrenaline", "fire", 2)
def adrenaline(scene: Scene, caster: int, x: int) -> Flow[int]:
    """Adrenaline: both numbers are multiplied alike (spell.variable); cards just drawn count."""
    draw(scene, caster, 2 * x)
    return (yield from cure_chosen(scene, caster, x, lambda: own_spots(scene.state, caster, "hand", "support")))


def somebody_may_have_madness(scene: Scene, seat: int) -> bool:
    """A Madness lies in support, or may be in a hand."""
    in_support = holding(pool_spots(scene.state), MADNESS)
    return bool(in_support) or any(may_hold(scene, other, MADNESS, seat) for other in in_play(scene.state))


# Each player cures (1) Madness from hand or the support pool.
@spell("circle-of-fire", "fire", 3, somebody_may_have_madness)
def circle_of_fire(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Circle of Fire: in order, so that earlier players may leave none."""
    for seat in in_order(scene.state, caster):
        yield from cure_hand_or_pool(scene, seat, x)


def cure_hand_or_pool(scene: Scene, seat: int, count: int) -> Flow[int]:
    """Cure Madness from one's own hand or from any support slot."""
    return cure_chosen(scene, seat, count, lambda: hand_and_pool(scene.state, seat))


def something_for_aura(scene: Scene, seat: int) -> bool:
    """There is a Madness to cure, or a value-3 card to get without one."""
    threes = any(left for card, left in scene.state.supply.items() if card.endswith("-3"))
    return MADNESS in scene.state.magicians[seat].hand or (threes and bool(scene.rulings.aura_of_fire == "always"))


# Cure (1) Madness from your hand, then get (1) value-3 Element card into your discard pile.
@spell("aura-of-fire", "fire", 3, something_for_aura)
def aura_of_fire(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Aura of Fire: the cards come whatever was cured (ruling aura-of-fire: or one for each cured)."""
    cured = yield from cure_chosen(scene, caster, x, lambda: own_spots(scene.state, caster, "hand"))
    for _ in range(x if scene.rulings.aura_of_fire == "always" else cured):
        yield from receive_of_choice(scene, caster, 3, "discard", rule="effect.own-choice")


def somebody_else_may_have_madness(scene: Scene, seat: int) -> bool:
    """Another player may hold a Madness."""
    return any(may_hold(scene, other, MADNESS, seat) for other in others(scene.state, seat))


# (1) other player cures all Madness from hand.
@spell("purification", "fire", 3, somebody_else_may_have_madness)
def purification(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Purification."""
    for seat in (yield from choose_players(scene, caster, x, other=True)):
        cure_all(scene, seat, "hand")
