"""How likely an attack hits and defeats, an evade check and a test succeed: by the dice as they fall.

The app picks one of several texts at random; the chances are those of all its texts together. What changes dice
afterwards (Clues, rerolls) is not foreseen.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.view import Message, Odds, likely
from koszmar.parts.dice import at_least, ways_to

from ..actions import COSTLY
from ..attacks import UNARMED, damage_of, modifier_of, skill_of, texts_for, weapons
from ..bestiary import MONSTERS
from ..effects.verbs import trial
from ..evade import TEXTS
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
        case (str(kind), *_) if kind == "go" or kind in COSTLY:
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
    texts = texts_for(kind, MONSTERS[monster.kind].type)
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
    roll = Roll(who, skill_of(kind, text), "attack", 0, frozenset((kind, face)), monster.kind)
    return pool_of(scene, roll, modifier_of(text, printed))


def _evade(scene: Scene, who: Who) -> list[Odds]:
    """The evade check that comes first where a monster is, if it is clear which one has to be evaded (evade.when)."""
    found = in_space(scene, scene.state.investigators[who].space)
    most = max((MONSTERS[one.kind].awareness for one in found), default=0)
    kinds = {one.kind for one in found if MONSTERS[one.kind].awareness == most}
    if len(kinds) != 1:
        return []
    kind = kinds.pop()
    total = 0.0
    for effect, *_ in TEXTS[kind]:
        skill, modifier, difficulty, tags = trial(effect.args)
        pool = pool_of(scene, Roll(who, skill, "evade", difficulty, tags, kind), modifier)
        total += at_least(_successes(scene), pool, difficulty)
    return [likely(Message("odds-evade"), total / len(TEXTS[kind]))]


def _force(scene: Scene, who: Who) -> float:
    """Strength against a Barricade."""
    needed = scene.parameters.force
    pool = pool_of(scene, Roll(who, "strength", "force", needed, frozenset(("pry",)), ""), 0)
    return at_least(_successes(scene), pool, needed)
