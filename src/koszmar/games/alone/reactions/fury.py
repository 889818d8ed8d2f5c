"""Fury: more dice, rerolls, and wounds that close."""

from __future__ import annotations

from functools import partial

from koszmar.kernel.flow import Flow

from ..creatures import here, mend
from ..labyrinth import note, refresh
from ..state import Creature, Scene
from . import Occasion, reaction
from .verbs import (
    attack_now,
    can_move,
    mend_one,
    move,
    near,
    others,
    roll_for,
    strengthen,
    tell_of,
    toughen,
    within,
    wounded,
)

card = partial(reaction, "fury")


@card(
    "claws-at-my-back", "move", "before-dice", 2,
    lambda scene, at, dangerous: at.pool is not None and at.pool.opportunity,
)  # fmt: skip
def claws_at_my_back(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> None:
    """FU01: the attack of opportunity rolls a die more; D: then a creature that he leaves behind comes after him."""
    assert at.pool is not None
    at.pool.count += 1
    if dangerous:
        at.pool.pursuer = seat


@card("no-way-past", "move", "after-reveal", 3, lambda scene, at, dangerous: bool(here(scene)))
def no_way_past(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU02: a creature here attacks at once with a die less; D: without that."""
    yield from attack_now(scene, seat, here(scene), 0 if dangerous else -1)


@card("bloodlust", "move", "end", 3, lambda scene, at, dangerous: bool(scene.state.creatures))
def bloodlust(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU03: a creature moves 1 and has a die more; D: every other one here, too."""
    creature = yield from move(scene, seat, 1, staying=True)
    strengthen(scene, creature, dice=1)
    if dangerous:
        strengthen(scene, *(one for one in here(scene) if one is not creature), dice=1)


def explored_ones(scene: Scene, at: Occasion) -> list[Creature]:
    """The creatures in the sectors of this exploration."""
    return [one for one in scene.state.creatures if one.sector in at.sectors]


@card(
    "it-turned-its-head", "explore", "after-reveal", 2,
    lambda scene, at, dangerous: (
        can_move(scene, 2, among=explored_ones(scene, at), towards=scene.state.hero)
        or (dangerous and bool(explored_ones(scene, at)))
    ),
)  # fmt: skip
def it_turned_its_head(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU04: a creature in an explored sector moves 2 towards the Hero; D: and has a die more."""
    among = explored_ones(scene, at)
    creature = yield from move(scene, seat, 2, among=among, towards=scene.state.hero, staying=dangerous)
    if dangerous:
        strengthen(scene, creature, dice=1)


@card("flesh-knits", "explore", "end", 2, lambda scene, at, dangerous: bool(wounded(scene)) or can_move(scene, 1))
def flesh_knits(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU05: a wound closes, then a creature moves 1; D: the mended one, or else the moved one, is tougher now."""
    mended = yield from mend_one(scene, seat)
    moved = yield from move(scene, seat, 1)
    if dangerous:
        toughen(scene, mended or moved)


@card(
    "it-gets-up-again", "fight", "after-damage", 4,
    lambda scene, at, dangerous: (
        at.target is not None
        and (at.target.wounded if at.outcome == "wounded" else dangerous and at.outcome == "killed" and not at.saved)
    ),
)  # fmt: skip
def it_gets_up_again(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> None:
    """FU06: the wound that the attack has just made closes; D: a target that was killed stays, with one wound."""
    assert at.target is not None
    if at.outcome == "wounded":
        mend(scene, at.target)
    elif dangerous:
        at.saved = at.target.wounded = True
        note(scene, "gets-up", figure=at.target.figure, kind=at.target.kind)
        refresh(scene, at.target.sector)


@card(
    "its-getting-out-of-control",
    "fight",
    "end",
    3,
    lambda scene, at, dangerous: bool(scene.state.creatures),
    printed=True,
)
def out_of_control(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU07: a creature moves 1 and may reroll misses; D: it may attack with 2 dice more and die of it.

    (reaction.out-of-control, reaction.out-of-control-dangerous)
    """
    creature = yield from move(scene, seat, 1, staying=True)
    strengthen(scene, creature, rerolls=True)
    if dangerous:
        scene.state.turn.burner = seat
        if creature is not None:
            creature.burns = True


@card(
    "my-hands-are-full", "interact", "declared", 3,
    lambda scene, at, dangerous: (
        bool(here(scene)) or can_move(scene, 1, towards=scene.state.hero) or (dangerous and bool(scene.state.creatures))
    ),
)  # fmt: skip
def my_hands_are_full(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU08: a creature moves 1 towards the Hero and, if it is here then, has a die more; D: and rerolls misses."""
    creature = yield from move(scene, seat, 1, towards=scene.state.hero, staying=True)
    if creature in here(scene):
        strengthen(scene, creature, dice=1)
    if dangerous:
        strengthen(scene, creature, rerolls=True)


@card(
    "wrath-of-the-nest", "interact", "end", 3,
    lambda scene, at, dangerous: can_move(scene, 1, towards=scene.state.hero) or (dangerous and bool(here(scene))),
)  # fmt: skip
def wrath_of_the_nest(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU09: two creatures move 1 towards the Hero each; D: those of them that are here have a die more."""
    first = yield from move(scene, seat, 1, towards=scene.state.hero, staying=dangerous)
    among = others(scene, first)
    second = yield from move(scene, seat, 1, among=among, towards=scene.state.hero, staying=dangerous)
    if dangerous:
        strengthen(scene, *(one for one in (first, second) if one in here(scene)), dice=1)


@card("under-the-crates", "search", "declared", 3, lambda scene, at, dangerous: bool(within(scene, 3)))
def under_the_crates(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU10: a creature within 3 moves 2 towards the Hero and has a die more; D: its hits cost charges, too."""
    creature = yield from move(scene, seat, 2, among=within(scene, 3), towards=scene.state.hero, staying=True)
    strengthen(scene, creature, dice=1)
    if dangerous and creature is not None:
        creature.greedy = True
        tell_of(scene, creature, "greedy")


@card("a-roar-in-answer", "locate", "resolved", 2, lambda scene, at, dangerous: bool(scene.state.creatures))
def a_roar_in_answer(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU11: a creature moves 1 and has a die more until the end of the next turn; D: its wound closes."""
    creature = yield from move(scene, seat, 1, staying=True)
    strengthen(scene, creature, dice=1, lasting=True)
    if dangerous and creature is not None:
        mend(scene, creature)


@card("taste-of-blood", "health", "after-damage", 3, lambda scene, at, dangerous: bool(here(scene)))
def taste_of_blood(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU12: a die for one more Health; D: two dice."""
    return roll_for(scene, 2 if dangerous else 1, "health", "reaction")


def close_ones(scene: Scene) -> list[Creature]:
    """The creatures here or beside."""
    sectors = [scene.state.hero, *near(scene)]
    return [one for one in scene.state.creatures if one.sector in sectors]


@card("they-feed-on-it", "sanity", "after-damage", 3, lambda scene, at, dangerous: bool(close_ones(scene)))
def they_feed_on_it(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """FU13: a creature here or beside comes to the Hero and has a die more; D: and rerolls misses."""
    among = close_ones(scene)
    creature = yield from move(scene, seat, 1, among=among, towards=scene.state.hero, staying=True)
    strengthen(scene, creature, dice=1, rerolls=dangerous)
