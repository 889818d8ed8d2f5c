"""Passive items: each is offered when its condition occurs, for a charge (item.passive-cost, item.two-kinds)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from .. import moments
from ..actions import declare, resolved
from ..actions.explore import clear_tokens, discard_token, tokens_seen
from ..actions.fight import strike
from ..creatures import here
from ..dice import is_hit, reroll
from ..harm import can_heal, heal
from ..labyrinth import is_seen
from ..reactions import Pool
from ..state import HERO, Item, Scene, SectorId
from ..station import beside
from . import ItemCard, activate, enter, find_item


def offer(scene: Scene, key: str) -> Flow[Item | None]:
    """Offer a passive item to the Hero; the item as it was, if he pays for it."""
    item = find_item(scene, key)
    assert item is not None
    answer = yield ask(HERO, "use-passive", ["keep", "use"], rule="item.passive-cost", item=key)
    if answer == "keep":
        return None
    scene.tell("uses", item=key)
    used = Item(item.key, 1, item.upgraded)
    yield from activate(scene, item)
    return used


def armor(scene: Scene, pool: Pool, half: bool) -> Flow[None]:
    """All hits of an attack on the Hero are rerolled once; upgraded, he strikes back with 2 dice.

    (item.armor, item.armor-upgraded)
    """
    used = yield from offer(scene, "armor")
    if used is None:
        return
    reroll(scene, pool.dice, [place for place, face in enumerate(pool.dice) if is_hit(face, half)])
    scene.tell("rerolled", dice=list(pool.dice), half=half)
    attackers = here(scene) if pool.opportunity else [pool.attacker]
    if used.upgraded:
        ids = [one.id for one in attackers if one is not None]
        declare(scene, "fight", [], "armor", free=True)
        yield from strike(scene, 2, at=lambda scene: figures_of(scene, ids))
        yield from resolved(scene, "fight")


def figures_of(scene: Scene, ids: list[str]) -> list[str]:
    """The figures of some creatures, as far as they are still seen."""
    return [one.figure for one in scene.state.creatures if one.id in ids and is_seen(one)]


ARMOR = ItemCard("armor", "mechanical", "chemical", "passive", on=(moments.attack_hits.by(armor),), printed=True)


def block_nerves(scene: Scene, kind: str, amount: int) -> Flow[int]:
    """A loss of Sanity is 2 lower; upgraded, 1 Sanity is recovered then."""
    if kind != "sanity":
        return amount
    used = yield from offer(scene, "nerve-blocker")
    if used is None:
        return amount
    if used.upgraded:
        heal(scene, "sanity", 1)
    return max(0, amount - 2)


NERVE_BLOCKER = ItemCard("nerve-blocker", "chemical", "electric", "passive", on=(moments.loss.by(block_nerves),))


def treat_trauma(scene: Scene) -> Flow[None]:
    """After the attacks of a turn in which Health was lost: 1 Health, upgraded 2."""
    if not scene.state.turn.health_lost or not can_heal(scene, "health"):
        return
    used = yield from offer(scene, "trauma-gel")
    if used is not None:
        heal(scene, "health", 2 if used.upgraded else 1)


TRAUMA_GEL = ItemCard("trauma-gel", "chemical", "mechanical", "passive", on=(moments.turn_over.by(treat_trauma),))


def neutralise(scene: Scene, sector: SectorId) -> Flow[None]:
    """1 token of the sector he enters goes before it acts; upgraded, all of them and 1 beside (condition.removed)."""
    item = find_item(scene, "neutraliser")
    assert item is not None
    near = beside(scene.state, sector)
    if not tokens_seen(scene, [sector, *near] if item.upgraded else [sector]):
        return
    used = yield from offer(scene, "neutraliser")
    if used is None:
        return
    if not used.upgraded:
        yield from clear_tokens(scene, 1, [sector])
        return
    for what, where in tokens_seen(scene, [sector]):
        discard_token(scene, what, where)
    yield from clear_tokens(scene, 1, near)


NEUTRALISER = ItemCard("neutraliser", "chemical", "electric", "passive", on=(moments.enters.by(neutralise),))

enter(ARMOR, NERVE_BLOCKER, TRAUMA_GEL, NEUTRALISER)
