"""Experience: five abilities, a point for each kill of the right kind, two points to unlock one."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .bestiary import ABILITIES
from .dice import half_counts, is_hit, reroll, roll
from .reactions import Pool
from .state import HERO, Scene

POINTS = 2
"""What unlocks an ability (xp.second-unlocks)."""


def has(scene: Scene, ability: str) -> bool:
    """Whether an ability is unlocked (xp.one-point-inactive)."""
    return scene.state.sheet.experience.get(ability, 0) >= POINTS


def gain_experience(scene: Scene, ability: str) -> None:
    """A point in an ability; more than two are nothing (xp.first-marker, xp.second-unlocks, xp.maximum-two)."""
    sheet = scene.state.sheet
    points = sheet.experience.get(ability, 0)
    if not ability or points >= POINTS:
        return
    sheet.experience[ability] = points + 1
    scene.tell("experience", ability=ability, points=points + 1)


def choose_experience(scene: Scene, points: int, rule: str, *, apart: bool) -> Flow[None]:
    """Points in abilities of the Hero's choice, for a boss in two different ones.

    (xp.boss, xp.from-cards, xp.example-boss)
    """
    chosen: list[str] = []
    for _ in range(points):
        options: list[Key] = [
            ability
            for ability in ABILITIES
            if scene.state.sheet.experience.get(ability, 0) < POINTS and not (apart and ability in chosen)
        ]
        if not options:
            return
        ability = yield ask(HERO, "pick-ability", options, rule=rule)
        chosen.append(ability)
        gain_experience(scene, ability)


# -- what they do --------------------------------------------------------------------------------------------------


def agility_rerolls(scene: Scene, pool: Pool, half: bool) -> Flow[None]:
    """Agility: 1 hit of a creature's attack is rolled again, once (xp.agility, xp.agility-not-aoo)."""
    if not has(scene, "agility"):
        return
    answer = yield ask(HERO, "agility", ["let", "reroll"], rule="xp.agility")
    if answer == "reroll":
        place = next(place for place, face in enumerate(pool.dice) if is_hit(face, half))
        reroll(scene, pool.dice, [place])
        scene.tell("rerolled", dice=list(pool.dice), half=half)


def courage_softens(scene: Scene, amount: int) -> Flow[int]:
    """Courage: the Evil players roll a die; on a miss the scare costs 1 less (xp.courage)."""
    if not has(scene, "courage"):
        return amount
    answer = yield ask(HERO, "courage", ["let", "roll"], rule="xp.courage", amount=amount)
    if answer == "let":
        return amount
    face = roll(scene, 1)[0]
    scene.tell("courage", face=face)
    return amount - (not is_hit(face, half_counts(scene, evil=True)))


def precision_rerolls(scene: Scene, dice: list[str], half: bool) -> Flow[None]:
    """Precision: 1 miss of a Fight action is rolled again, once (xp.precision, xp.precision-with-items)."""
    if not has(scene, "precision"):
        return
    misses = [place for place, face in enumerate(dice) if not is_hit(face, half)]
    if not misses:
        return
    answer = yield ask(HERO, "precision", ["keep", "reroll"], rule="xp.precision", dice=list(dice), half=half)
    if answer == "reroll":
        reroll(scene, dice, misses[:1])
        scene.tell("rerolled", dice=list(dice), half=half)
