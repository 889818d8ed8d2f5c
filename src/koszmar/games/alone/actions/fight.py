"""Fight: two dice against a creature in the Hero's sector, or an item's own way (Fight, Dice)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..answers import of_final
from ..bestiary import thresholds
from ..creatures import damage, slay, wound
from ..dice import half_counts, hits, is_hit, reroll, roll
from ..experience import precision_rerolls
from ..labyrinth import in_sight, note
from ..reactions import Occasion, Pool, react
from ..state import HERO, Creature, Scene

DICE = 2
"""fight.two-dice"""
Targets: TypeAlias = Callable[[Scene], list[str]]
"""The figures that an attack may be aimed at."""


def options(scene: Scene) -> list[Key]:
    """("fight", figure): a creature that he sees in his own sector (fight.declare-target, fight.same-sector)."""
    return [("fight", figure) for figure in targets_here(scene)]


def targets_here(scene: Scene) -> list[str]:
    """The figures in the Hero's sector."""
    return [figure.name for figure in scene.state.labyrinth[scene.state.hero].figures]


def targets_in_sight(scene: Scene) -> list[str]:
    """The figures in Line of Sight (fight.item-precedence)."""
    labyrinth = scene.state.labyrinth
    if not any(tile.figures for tile in labyrinth.values()):
        return []
    return [figure.name for sector in in_sight(scene) for figure in labyrinth[sector].figures]


def by_figure(scene: Scene, figure: str) -> Creature | None:
    """The creature that a figure stands for."""
    return next((one for one in scene.state.creatures if one.figure == figure), None)


def perform(scene: Scene, figure: str) -> Flow[None]:
    """An ordinary fight with bare hands."""
    yield from strike(scene, bare_hands(scene), figure=figure)


def bare_hands(scene: Scene) -> int:
    """Two dice; three with what the Weapons Locker gave (SM03)."""
    return DICE + ("bare-hands" in scene.state.sheet.gains)


def strike(
    scene: Scene,
    dice: int,
    *,
    figure: str = "",
    at: Targets = targets_here,
    reroll_misses: bool = False,
    half: bool = False,
    quiet: bool = False,
) -> Flow[Creature | None]:
    """``strike k``: an attack on a creature here, or in Line of Sight; whom it was aimed at in the end.

    ``at`` names the legal targets; a ``quiet`` attack is no Fight action and allows no Fight reactions
    (fight.hits-are-damage, reaction.target-gone, fight.example-spores, item.acid-vial, item.bullets).
    """
    target = yield from pick_target(scene, figure, at, dice, half)
    if target is None:
        return None
    if not quiet:
        yield from react(scene, Occasion("declared", "fight", target=target))
        again = yield from still_there(scene, target, at, dice, half)
        if again is None:
            note(scene, "strikes-air")
            return None
        target = again
    scene.state.turn.attacked.append(target.id)
    pool = Pool(dice, by_hero=True, target=target)
    pool.half = half
    yield from roll_attack(scene, pool, reroll_misses, quiet)
    counted = hits(pool.dice, hero_half(scene, pool))
    yield from take_damage(scene, target, counted, quiet)
    return target


def pick_target(scene: Scene, figure: str, at: Targets, dice: int, half: bool) -> Flow[Creature | None]:
    """The declared target, or one that is named now."""
    found = at(scene)
    if figure in found:
        return by_figure(scene, figure)
    if not found:
        return None
    options: list[Key] = list(found)
    choice = yield ask(HERO, "pick-target", options, rule="fight.declare-target", pool=dice, half=half)
    return by_figure(scene, choice)


def still_there(scene: Scene, target: Creature, at: Targets, dice: int, half: bool) -> Flow[Creature | None]:
    """If the target of an attack is gone, the Hero names another; without one the action is spent.

    (reaction.target-gone)
    """
    if target in scene.state.creatures and target.figure in at(scene):
        return target
    return (yield from pick_target(scene, "", at, dice, half))


def hero_half(scene: Scene, pool: Pool) -> bool:
    """Whether the Hero's half-hits count (dice.half-hit-hero, dice.hero-sector-decides)."""
    return not pool.no_half and (pool.half or half_counts(scene, evil=False))


def roll_attack(scene: Scene, pool: Pool, reroll_misses: bool, quiet: bool) -> Flow[None]:
    """Roll, reroll, and let Evil have its say before and after (Fight, ``before-dice`` and ``after-dice``)."""
    if not quiet:
        yield from react(scene, Occasion("before-dice", "fight", pool=pool, target=pool.target))
    pool.dice = roll(scene, pool.count)
    figure, needs = (pool.target.figure, needed(scene, pool.target)) if pool.target else ("", 0)
    half = hero_half(scene, pool)
    scene.tell("hero-roll", dice=list(pool.dice), half=half, target=figure, needs=needs)
    if reroll_misses:
        misses = [place for place, face in enumerate(pool.dice) if not is_hit(face, half)]
        if misses:
            ways: list[Key] = ["keep", "reroll"]
            answer = yield ask(HERO, "reroll-misses", ways, rule="item.acid-vial", dice=list(pool.dice), half=half)
            if answer == "reroll":
                reroll(scene, pool.dice, misses)
                scene.tell("rerolled", dice=list(pool.dice), half=half)
    if not quiet:
        yield from precision_rerolls(scene, pool.dice, half)
        yield from react(scene, Occasion("after-dice", "fight", pool=pool, target=pool.target))


def needed(scene: Scene, target: Creature) -> int:
    """The damage that changes something: a wound, or death if it has one (creature.wound-threshold)."""
    to_wound, to_kill = thresholds(scene, target)
    return to_kill if target.wounded else to_wound


def take_damage(scene: Scene, target: Creature, points: int, quiet: bool = False) -> Flow[None]:
    """Damage, then Evil may undo it, then death and experience (creature.second-wound-kills, xp.kill-gives)."""
    outcome = damage(scene, target, points)
    if not outcome and target.figure:
        scene.tell("unhurt", figure=target.figure, points=points, needs=needed(scene, target))
    if outcome == "wounded":
        wound(scene, target)
    at = Occasion("after-damage", "fight", target=target, outcome=outcome)
    if outcome and not quiet:
        yield from react(scene, at)
    if outcome == "killed" and not at.saved:
        yield from slay(scene, target)
    if outcome and not at.saved:
        for answer in of_final(scene, moments.creature_hurt):
            answer(scene, target, outcome)
