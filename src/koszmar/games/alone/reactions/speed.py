"""Speed: distance, doors, arrivals."""

from __future__ import annotations

from functools import partial

from koszmar.kernel.flow import Flow, Key, ask

from ..actions.locate import sectors_of
from ..state import Creature, Scene, SectorId
from ..station import distance
from . import Occasion, reaction
from .verbs import (
    NONE,
    can_deploy,
    can_move,
    deploy_one,
    lie,
    move,
    not_here,
    others,
    tellable,
    unblock_doors,
    within,
)

card = partial(reaction, "speed")


def can_come(scene: Scene, at: Occasion, dangerous: bool) -> bool:
    """Whether some creature could come nearer to the Hero, be it by a single sector."""
    return can_move(scene, 2, towards=scene.state.hero)


@card(
    "already-there", "move", "declared", 4,
    lambda scene, at, dangerous: bool(at.sector) and can_move(scene, 2, towards=at.sector),
)  # fmt: skip
def already_there(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP01: a creature moves 2 towards the sector that the Hero is about to enter; D: another moves 1."""
    first = yield from move(scene, seat, 2, towards=at.sector)
    if dangerous:
        yield from move(scene, seat, 1, among=others(scene, first), towards=at.sector)


@card("right-behind-me", "move", "resolved", 4, can_come)
def right_behind_me(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP02: a creature moves 2 towards the Hero; D: another moves 1."""
    first = yield from move(scene, seat, 2, towards=scene.state.hero)
    if dangerous:
        yield from move(scene, seat, 1, among=others(scene, first), towards=scene.state.hero)


@card("out-of-the-ducts", "move", "end", 3, lambda scene, at, dangerous: can_deploy(scene, 1))
def out_of_the_ducts(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP03: a creature is deployed, 1 sector nearer than usual; D: it moves 1."""
    creature = yield from deploy_one(scene, seat, lower=1)
    if dangerous:
        yield from move(scene, seat, 1, among=[] if creature is None else [creature])


def about_to_be_seen(scene: Scene, at: Occasion) -> list[Creature]:
    """The unseen creatures in the sector that is about to be shown."""
    return [one for one in scene.state.creatures if one.sector == at.sector and not one.figure]


def out_of_view(scene: Scene, at: Occasion) -> set[SectorId]:
    """Where a creature may not go that slips out of an exploration."""
    return {scene.state.hero, at.sector, *at.sectors, *at.line}


@card(
    "gone-when-i-looked", "explore", "before-reveal", 2,
    lambda scene, at, dangerous: can_move(scene, 2, among=about_to_be_seen(scene, at), avoid=out_of_view(scene, at)),
)  # fmt: skip
def gone_when_i_looked(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP04: an unseen creature moves 2 out of the sector about to be shown, out of this exploration; D: silently."""
    among = about_to_be_seen(scene, at)
    yield from move(scene, seat, 2, among=among, avoid=out_of_view(scene, at), silent=dangerous)


@card(
    "out-of-the-dark", "explore", "after-reveal", 4,
    lambda scene, at, dangerous: can_move(scene, 3, among=within(scene, 3, here=False), towards=scene.state.hero),
)  # fmt: skip
def out_of_the_dark(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP05: a creature within 3 moves 3 towards the Hero; D: another moves 2."""
    hero = scene.state.hero
    first = yield from move(scene, seat, 3, among=within(scene, 3, here=False), towards=hero)
    if dangerous:
        among = [one for one in within(scene, 3, here=False) if one is not first]
        yield from move(scene, seat, 2, among=among, towards=hero)


def target_of(at: Occasion) -> list[Creature]:
    """The target of the Hero's attack."""
    return [] if at.target is None else [at.target]


@card(
    "too-quick", "fight", "declared", 4,
    lambda scene, at, dangerous: (
        can_move(scene, 1, among=target_of(at))
        or (dangerous and can_move(scene, 2, among=others(scene, at.target), towards=scene.state.hero))
    ),
)  # fmt: skip
def too_quick(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP06: the target moves 1 before the blow; D: another creature moves 2 towards the Hero."""
    yield from move(scene, seat, 1, among=target_of(at))
    if dangerous:
        yield from move(scene, seat, 2, among=others(scene, at.target), towards=scene.state.hero)


def join_in(scene: Scene, seat: int, points: int, dangerous: bool) -> Flow[None]:
    """A creature that is not here moves towards the Hero; if it is dangerous, another moves 1."""
    first = yield from move(scene, seat, points, among=not_here(scene), towards=scene.state.hero)
    if dangerous:
        yield from move(scene, seat, 1, among=not_here(scene, first), towards=scene.state.hero)


@card(
    "they-hunt-in-pairs", "fight", "end", 3,
    lambda scene, at, dangerous: can_move(scene, 2, among=not_here(scene), towards=scene.state.hero),
)  # fmt: skip
def they_hunt_in_pairs(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP07: a creature that is not here moves 2 towards the Hero; D: another moves 1."""
    return join_in(scene, seat, 2, dangerous)


@card(
    "the-lock-gives", "interact", "declared", 3,
    lambda scene, at, dangerous: bool(scene.state.blocked) or can_move(scene, 2),
)  # fmt: skip
def the_lock_gives(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP08: up to 2 doors are unblocked anywhere, then a creature moves 2; D: it moves 4."""
    yield from unblock_doors(scene, seat, 2, list(scene.state.station.sectors))
    yield from move(scene, seat, 4 if dangerous else 2)


@card("they-heard-the-switch", "interact", "end", 3, can_come)
def they_heard_the_switch(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP09: a creature moves 2, another 1 towards the Hero; D: a third one moves 1."""
    hero = scene.state.hero
    first = yield from move(scene, seat, 2, towards=hero)
    second = yield from move(scene, seat, 1, among=others(scene, first), towards=hero)
    if dangerous:
        yield from move(scene, seat, 1, among=others(scene, first, second), towards=hero)


@card(
    "steps-on-the-grating", "search", "end", 3,
    lambda scene, at, dangerous: can_move(scene, 2) or (dangerous and can_deploy(scene)),
)  # fmt: skip
def steps_on_the_grating(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP10: a creature moves 2, another 1; D: one is deployed."""
    first = yield from move(scene, seat, 2)
    yield from move(scene, seat, 1, among=others(scene, first))
    if dangerous:
        yield from deploy_one(scene, seat)


def goals(scene: Scene, at: Occasion) -> list[Key]:
    """The located targets, each with its sector; of a kind the nearest, of several nearest ones any."""
    state = scene.state
    found: list[Key] = []
    for answer in at.answers:
        away = {sector: distance(state, state.hero, sector) for sector in sectors_of(scene, answer.target)}
        found += [(answer.target, sector) for sector, far in away.items() if far == min(away.values())]
    return found


@card(
    "they-know-where-i-am", "locate", "targets", 2,
    lambda scene, at, dangerous: (
        any(can_move(scene, 1, towards=str(goal[1])) for goal in goals(scene, at) if isinstance(goal, tuple))
        or (dangerous and any(tellable(one) for one in at.answers))
    ),
    printed=True,
)  # fmt: skip
def they_know_where_i_am(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP11: up to 2 creatures move 1 towards one of the two targets; D: one distance may be told 1 wrong.

    (reaction.they-know, reaction.they-know-dangerous)
    """
    goal = yield ask(seat, "pick-goal", goals(scene, at) or [NONE], rule="reaction.they-know", pause=True)
    towards = scene.state.hero if goal == NONE else goal[1]
    first = yield from move(scene, seat, 1, among=[] if goal == NONE else None, towards=towards)
    among = [] if goal == NONE else others(scene, first)
    yield from move(scene, seat, 1, among=among, towards=towards)
    if dangerous:
        yield from lie(scene, seat, 1, at.answers)


@card(
    "blood-trail", "health", "after-damage", 3,
    lambda scene, at, dangerous: can_move(scene, 1, among=not_here(scene), towards=scene.state.hero),
)  # fmt: skip
def blood_trail(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP12: a creature that is not here moves 1 towards the Hero; D: another one, too."""
    return join_in(scene, seat, 1, dangerous)


@card(
    "i-froze", "sanity", "after-damage", 2,
    lambda scene, at, dangerous: can_deploy(scene, 1) or (dangerous and can_move(scene, 2)),
)  # fmt: skip
def i_froze(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """SP13: a creature is deployed, 1 sector nearer than usual; D: a creature moves 2."""
    yield from deploy_one(scene, seat, lower=1)
    if dangerous:
        yield from move(scene, seat, 2)
