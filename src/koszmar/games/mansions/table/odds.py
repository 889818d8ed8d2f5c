"""How likely an attack hits and defeats, an evade check and a test succeed: by the dice as they fall.

The app picks one of several texts at random; the chances are those of all its texts together. What changes dice
afterwards (Clues, rerolls) is not foreseen.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.view import Message, Odds, likely
from koszmar.parts.dice import at_least, ways_to

from ..actions import COSTLY
from ..attacks import UNARMED, damage_of, texts_against, trial_of, weapons
from ..bestiary import card_of
from ..effects.verbs import trial
from ..evade import checks_of
from ..in_force import face_of, kind_of
from ..item_cards import ITEMS, Attack
from ..monsters import health_of, in_space
from ..skills import SUCCESS, Roll, die, pool_of
from ..state import Monster, Scene, Who


def odds(scene: Scene, decision: Decision, key: Key) -> list[Odds]:
    """The odds of an option; none where no dice decide."""
    if decision.prompt != "act" or not isinstance(key, tuple):
        return []
    who = int(decision.args.get("who", decision.seat))
    match key:
        case ("attack", str(weapon), str(target)):
            return _attack(scene, who, weapon, next(one for one in scene.state.monsters if one.id == target))
        case ("force", _):
            return [*_evade(scene, who), likely(Message("odds-success"), _force(scene, who))]
        case (str(kind), *_) if kind in ("go", "use") or kind in COSTLY:  # the one ability without an action is a step
            return _evade(scene, who)
    return []


def _successes(scene: Scene) -> tuple[int, ...]:
    """What the faces of a die are worth."""
    return tuple(int(face == SUCCESS) for face in die(scene))


def _attack(scene: Scene, who: Who, weapon: str, monster: Monster) -> list[Odds]:
    """Any damage, and enough of it (attack.damage-example, monster.defeated)."""
    card = next((card for card in weapons(scene, who) if kind_of(card.key) == weapon), None)
    face = face_of(card) if card else UNARMED
    printed = ITEMS[face].attack if card else None
    kind = printed.type if printed else UNARMED
    left = health_of(scene, monster) - monster.damage
    texts = texts_against(scene, kind, monster)
    hit = defeat = 0.0
    for text in texts:
        pool = _pool(scene, who, kind, text, face, printed, monster)
        for result, ways in ways_to(_successes(scene), pool).items():
            damage = damage_of(scene, who, kind, text, result, printed, monster)
            share = ways / float(len(die(scene))) ** pool / len(texts)
            hit += share * (damage > 0)
            defeat += share * (damage >= left)
    found = [likely(Message("odds-hit"), round(hit, 9))]
    return found if monster.cannot_fall or not defeat else [*found, likely(Message("odds-defeat"), round(defeat, 9))]


def _pool(scene: Scene, who: Who, kind: str, text: str, face: str, printed: Attack | None, monster: Monster) -> int:
    skill, modifier = trial_of(scene, kind, text, printed, monster)
    roll = Roll(who, skill, "attack", 0, frozenset((kind, face)), card_of(scene, monster).type)
    return pool_of(scene, roll, modifier)


def _evade(scene: Scene, who: Who) -> list[Odds]:
    """The evade check that comes first where a monster is, if it is clear which one has to be evaded (evade.when)."""
    found = in_space(scene, scene.state.investigators[who].space)
    most = max((card_of(scene, one).awareness for one in found), default=0)
    keenest = [one for one in found if card_of(scene, one).awareness == most]
    if len({(one.kind, one.name) for one in keenest}) != 1:
        return []
    checks = [check.effects for check in checks_of(scene, keenest[0])]
    if any(len(effects) != 1 or effects[0].verb != "test" for effects in checks):
        return []  # a scenario has checks of its own that are no plain test
    total = 0.0
    for (effect,) in checks:
        skill, modifier, difficulty, tags = trial(effect.args)
        pool = pool_of(scene, Roll(who, skill, "evade", difficulty, tags, card_of(scene, keenest[0]).type), modifier)
        total += at_least(_successes(scene), pool, difficulty)
    return [likely(Message("odds-evade"), total / len(checks))]


def _force(scene: Scene, who: Who) -> float:
    """Strength against a Barricade."""
    needed = scene.parameters.force
    pool = pool_of(scene, Roll(who, "strength", "force", needed, frozenset(("pry",)), ""), 0)
    return at_least(_successes(scene), pool, needed)
