"""Attacks of investigators: the weapon, the target, one of six texts by type and class (Attack Action).

(attack.step-choose-attack, attack.unarmed, attack.melee-same-space, attack.ranged-in-range, attack.options-by-weapon,
attack.text-random, attack.usual, attack.damage-example, attack.no-evade, attack.confirm-costs-action)
"""

from __future__ import annotations

from msgspec import Struct

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from . import moments
from .app_log import show
from .bestiary import OwnBlow, card_of, own_of
from .board import within_range
from .effects.context import Context
from .effects.model import Effect
from .effects.reading import one_line, write
from .effects.verbs import run
from .in_force import face_of
from .item_cards import ITEMS, Attack
from .monsters import health_of, hurt, in_space
from .moving import prowl
from .scenario.happenings import say
from .skills import answering, test
from .spells import flip_spell
from .state import Card, Monster, Scene, Space, Who

UNARMED = "unarmed"
SKILLS = {
    "heavy": ("strength", "agility"),
    "bladed": ("agility", "observation"),
    "firearm": ("agility", "observation"),
    "spell": ("lore", "will"),
    UNARMED: ("strength", "agility"),
}
"""By type the skill of most texts, and that of the fourth.

(attack.options-by-weapon, skill.strength, skill.agility, skill.lore)
"""
TEXTS = ("A1", "A2", "A3", "A4", "A5", "A6")
OWN = "own-"
"""How texts are called that a scenario wrote for its own monsters."""
TWICE = {("heavy", "beast"): "A2", ("bladed", "humanoid"): "A6", (UNARMED, "humanoid"): "A5"}
"""Texts that come twice as often."""
TRIP = one_line("damage 1 facedown")
BLOW = one_line("damage 1")
BITE = one_line("damage 1; condition dazed")


class Blow(Struct):
    """An attack that is over."""

    monster: Monster
    there: Space
    """Where the monster was when the attack began."""
    result: int
    damage: int


def targets(scene: Scene, who: Who, card: Card | None) -> list[Monster]:
    """The monsters that an attack can be aimed at (attack.melee-same-space, attack.ranged-in-range)."""
    space = scene.state.investigators[who].space
    weapon = ITEMS[face_of(card)] if card is not None else None
    if weapon is None or weapon.attack is None or (weapon.attack.reach == "melee" and not weapon.attack.thrown):
        found = in_space(scene, space)
    else:
        near = within_range(scene, space, 1 if weapon.attack.thrown else None)
        found = [monster for monster in scene.state.monsters if monster.space in near]
    if weapon is not None and weapon.may_attack is not None:
        found = [monster for monster in found if weapon.may_attack(scene, who, monster)]
    return found


def weapons(scene: Scene, who: Who) -> list[Card]:
    """What an investigator has that shows an attack symbol (item.weapon, spell.attack)."""
    cards = scene.state.investigators[who].possessions
    return [card for card in cards if face_of(card) in ITEMS and ITEMS[face_of(card)].attack is not None]


def attack(scene: Scene, who: Who, card: Card | None, monster: Monster) -> Flow[None]:
    """Attack a monster with a weapon, a Spell or bare hands; then the weapon has its say, or the Spell is flipped.

    (attack.unarmed, attack.usual)
    """
    if card is None:
        yield from strike(scene, who, UNARMED, None, monster)
        return
    face = face_of(card)
    printed = ITEMS[face].attack
    blow = yield from strike(scene, who, face, printed, monster)
    answer = moments.attacked.answers.get(face)
    if answer is not None and any(one is card for one in scene.state.investigators[who].possessions):
        yield from carry_out(answer(scene, who, blow, card))
    if printed is not None and printed.type == "spell":
        yield from flip_spell(scene, who, card, monster)


def strike(scene: Scene, who: Who, weapon: str, printed: Attack | None, monster: Monster) -> Flow[Blow]:
    """The app picks a text, the test is made, the monster suffers."""
    kind, there = printed.type if printed else UNARMED, monster.space
    text = drawn_text(scene, kind, monster)
    stakes = at_stake(scene, who, kind, text, printed, monster)
    show(scene, "attack", who=who, monster=monster.id, weapon=weapon, text=text, stakes=stakes)
    if (own := own_blow(scene, text, monster)) is not None and own.text:
        say(scene, own.text, who)
    result = yield from test(
        scene, who, *trial_of(scene, kind, text, printed, monster), why="attack", tags=frozenset((kind, weapon)),
        against=card_of(scene, monster).type, stakes=stakes,
    )  # fmt: skip
    damage = damage_of(scene, who, kind, text, result, printed, monster)
    if damage > 0:
        yield from hurt(scene, monster, damage)
    yield from aftermath(scene, who, kind, text, result, monster)
    return Blow(monster, there, result, damage)


def drawn_text(scene: Scene, kind: str, monster: Monster) -> str:
    """One of the texts for an attack on this monster, at random (attack.text-random)."""
    return scene.chance.pick(texts_against(scene, kind, monster))


def pick_text(scene: Scene, kind: str, against: str) -> str:
    """One of the texts at random (attack.text-random)."""
    return scene.chance.pick(texts_for(kind, against))


def texts_against(scene: Scene, kind: str, monster: Monster) -> list[str]:
    """The texts for a type of attack on a monster: those that the scenario wrote for it, or those of its class."""
    own = own_of(scene, monster)
    if own is not None:
        found = [f"{OWN}{place}" for place, blow in enumerate(own.blows) if not blow.weapons or kind in blow.weapons]
        if found:
            return found
    return texts_for(kind, card_of(scene, monster).type)


def own_blow(scene: Scene, text: str, monster: Monster) -> OwnBlow | None:
    """The text of a scenario behind a text, if it is one."""
    own = own_of(scene, monster) if text.startswith(OWN) else None
    return own.blows[int(text.removeprefix(OWN))] if own is not None else None


def texts_for(kind: str, against: str) -> list[str]:
    """The texts of a type of attack against a class of monsters, as often as each may come."""
    twice = TWICE.get((kind, against))
    return [*TEXTS, twice] if twice else list(TEXTS)


def at_stake(scene: Scene, who: Who, kind: str, text: str, printed: Attack | None, monster: Monster) -> str:
    """What hangs on an attack: the damage of one, two and three successes, what the monster can still bear, what comes
    of a hit and of a miss besides."""
    blows = [damage_of(scene, who, kind, text, result, printed, monster) for result in (1, 2, 3)]
    own = own_blow(scene, text, monster)
    branches = {"pass": own.hit if own else (), "fail": cost_of_failing(scene, kind, text, monster)}
    hits = Effect("hits", (*blows, health_of(scene, monster) - monster.damage))
    return write((hits, *(Effect(name, (), body) for name, body in branches.items() if body)))


def trial_of(scene: Scene, kind: str, text: str, printed: Attack | None, monster: Monster) -> tuple[str, int]:
    """What an attack tests, and with how many dice more or fewer."""
    own = own_blow(scene, text, monster)
    if own is not None:
        return own.skill, own.dice + (printed.dice if printed else 0)
    return skill_of(kind, text), modifier_of(text, printed)


def skill_of(kind: str, text: str) -> str:
    """What a text tests."""
    return SKILLS[kind][text == "A4"]


def modifier_of(text: str, printed: Attack | None) -> int:
    """How many dice a text and a weapon give or take."""
    return {"A2": -1, "A6": 1}.get(text, 0) + (printed.dice if printed else 0)


def damage_of(
    scene: Scene, who: Who, kind: str, text: str, result: int, printed: Attack | None, monster: Monster
) -> int:
    """What the monster suffers: weapon damage and result, as the text says, and what the class of the monster changes.

    (attack.damage-example)
    """
    if not result:
        return 0
    card = card_of(scene, monster)
    against = card.type
    weapon = weapon_damage(scene, who, kind, printed, against)
    worth = (result + 1) // 2 if kind == UNARMED and against == "spirit" else result
    if text == "A6":
        damage = weapon + worth if result >= 2 else weapon
    else:
        damage = weapon + worth + bonus_of(scene, text, monster)
    if damage > 0:
        damage += sum(answer(scene, who, kind, monster) for answer, _ in answering(scene, who, moments.more_damage))
    if kind == "spell" and card.ability == "warded":
        damage -= 1
    return max(0, damage)


def bonus_of(scene: Scene, text: str, monster: Monster) -> int:
    """How much more damage a text does, or less."""
    own = own_blow(scene, text, monster)
    return own.damage if own is not None else int(text == "A2")


def weapon_damage(scene: Scene, who: Who, kind: str, printed: Attack | None, against: str) -> int:
    """The damage value of a weapon against a class of monsters; some weapons are made for spirits."""
    weapon = printed.damage if printed else 0
    if against != "spirit":
        return weapon
    if printed is not None and printed.holy:
        return weapon + 1
    if kind in ("heavy", "bladed"):
        return weapon // 2
    return 0 if kind == "firearm" else weapon + (kind == "spell")


def cost_of_failing(scene: Scene, kind: str, text: str, monster: Monster) -> tuple[Effect, ...]:
    """What an attack costs that has no success: only the third text has a price, which a shot at a beast does not."""
    if (own := own_blow(scene, text, monster)) is not None:
        return own.miss
    against = card_of(scene, monster).type
    if text != "A3" or (kind == "firearm" and against == "beast"):
        return ()
    return (BITE if against == "beast" else BLOW) if kind == UNARMED else TRIP


def aftermath(scene: Scene, who: Who, kind: str, text: str, result: int, monster: Monster) -> Flow[None]:
    """What an attack costs that fails, and a target that reels."""
    if not result:
        cost = cost_of_failing(scene, kind, text, monster)
        yield from run(scene, cost, Context(who, cause="attack", monster=monster))
    elif (own := own_blow(scene, text, monster)) is not None:
        yield from run(scene, own.hit, Context(who, cause="attack", monster=monster))
    if text == "A5" and result >= 3 and monster in scene.state.monsters:
        yield from prowl(scene, monster, 1, [scene.state.investigators[who].space], nearer=False)
