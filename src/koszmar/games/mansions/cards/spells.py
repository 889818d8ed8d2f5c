"""The Spells: six fronts, of five copies each; what their backs say stands in ``spells``."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from .. import moments
from ..harm import Suffering, gain_condition
from ..item_cards import Attack, CardAction, ItemCard, item
from ..items.using import has, in_reach, may_use, says
from ..skills import test
from ..spells import flip_spell
from ..state import DAMAGE, HORROR, Card, Scene, Who

# -- attacks -------------------------------------------------------------------------------------------------------

item(ItemCard("shriveling", "spell", frozenset(), Attack("ranged", 2, "spell")))
item(ItemCard("wither", "spell", frozenset(), Attack("ranged", 1, "spell", dice=1)))
item(ItemCard("wrack", "spell", frozenset(), Attack("melee", 3, "spell")))

# -- support -------------------------------------------------------------------------------------------------------


def those_in_reach(scene: Scene, who: Who, card: Card) -> list[Key]:
    """The investigators within range, the caster included."""
    return list(in_reach(scene, who))


def feeds(scene: Scene, who: Who, card: Card, whom: Key) -> Flow[None]:
    """Feed the Mind: somebody becomes Focused, and with three successes finds a Clue."""
    target = int(whom)  # type: ignore[arg-type]
    result = yield from test(scene, who, "lore", why="spell")
    if result >= 1:
        gain_condition(scene, target, "focused")
    if result >= 3:
        yield from says(scene, target, "clue +1")
    yield from flip_spell(scene, who, card, target=target)


item(ItemCard("feed-the-mind", "spell", frozenset(), actions=(CardAction("cast", those_in_reach, feeds),)))


def shields(scene: Scene, who: Who, suffering: Suffering, card: Card) -> Flow[None]:
    """Each success prevents one card for somebody within range; then the Spell is flipped."""
    if not has(scene, who, card) or suffering.who not in in_reach(scene, who):
        return
    if (yield from may_use(scene, who, card, suffering)):
        result = yield from test(scene, who, "lore", why="spell")
        suffering.amount = max(0, suffering.amount - result)
        yield from flip_spell(scene, who, card, target=suffering.who)


def from_damage(scene: Scene, who: Who, suffering: Suffering, card: Card) -> Flow[None] | None:
    """Flesh Ward."""
    return shields(scene, who, suffering, card) if suffering.kind == DAMAGE else None


def from_horror(scene: Scene, who: Who, suffering: Suffering, card: Card) -> Flow[None] | None:
    """Instill Bravery."""
    return shields(scene, who, suffering, card) if suffering.kind == HORROR else None


item(ItemCard("flesh-ward", "spell", frozenset(), on=(moments.would_suffer.by(from_damage),)))
item(ItemCard("instill-bravery", "spell", frozenset(), on=(moments.would_suffer.by(from_horror),)))
