"""What attacks bring, what monsters threaten, and what it costs to leave them."""

from __future__ import annotations

from functools import cache

from ..attacks import UNARMED, bonus_of, texts_against, trial_of, weapon_damage
from ..bestiary import card_of, own_of
from ..board import PROWLING, WALKS, ways_for
from ..evade import KEEN
from ..item_cards import ITEMS, Attack
from ..monsters import health_of
from ..state import Monster, Scene, Space, Who
from .chances import MEAN, chance_of, dice_for
from .known import price_of

ATTACK_CARDS = {
    "cultist": 0.8, "riot": 0.9, "deep-one-hybrid": 1.1, "ghost": 1.1, "child-of-dagon": 1.4, "deep-one": 1.6,
    "priest-of-dagon": 1.6, "hunting-horror": 1.6, "star-spawn": 2.5,
}  # fmt: skip
"""Cards that an attack of a kind deals, on average."""
HURTS = ("damage", "horror")
FRIGHT = {1: 0.4, 8: 1.8}
"""Cards that a horror check costs, by the horror of the monster; 1 for most."""


def damage_by(scene: Scene, who: Who, weapon: str, monster: Monster) -> float:
    """What an attack may be expected to do."""
    printed = ITEMS[weapon].attack if weapon != UNARMED and weapon in ITEMS else None
    return expected(scene, who, weapon, printed, monster)


def expected(scene: Scene, who: Who, weapon: str, printed: Attack | None, monster: Monster) -> float:
    """The mean of the texts that may come."""
    kind = printed.type if printed else UNARMED
    against = card_of(scene, monster).type
    worth = weapon_damage(scene, who, kind, printed, against)
    blunted = 0.5 if kind == UNARMED and against == "spirit" else 1
    texts = texts_against(scene, kind, monster)
    total = 0.0
    for text in texts:
        skill, modifier = trial_of(scene, kind, text, printed, monster)
        dice = dice_for(scene, who, skill, modifier=modifier, why="attack", tags=frozenset((kind, weapon)),
                        against=against)  # fmt: skip
        total += chance_of(dice, 1) * (worth + bonus_of(scene, text, monster)) + MEAN * dice * blunted
    return total / len(texts)


def blow_of(scene: Scene, monster: Monster) -> float:
    """Cards that an attack deals, on average; of a monster that only a scenario has, half of what it says."""
    own = own_of(scene, monster)
    if own is None or not own.deeds:
        return ATTACK_CARDS[monster.kind]
    cards = sum(float(effect.args[0]) for deed in own.deeds for effect in deed.effects if effect.verb in HURTS)
    return 0.5 * cards / len(own.deeds)


def menace(scene: Scene, monster: Monster) -> float:
    """Cards that a monster costs the group in a round, if it is not far away."""
    card = card_of(scene, monster)
    return blow_of(scene, monster) * 0.8 + FRIGHT.get(card.horror, 1.0)


def threat_at(scene: Scene, who: Who, space: Space) -> float:
    """What it would cost an investigator to be in a space when the monsters come, in actions."""
    one, total = scene.state.investigators[who], 0.0
    for monster in scene.state.monsters:
        how = WALKS.get(card_of(scene, monster).ability, PROWLING)
        away = ways_for(scene.state, how).distances(monster.space).get(space, 99)
        near = (1.0, 0.9, 0.6, 0.25)[away] if away <= 3 else 0.0
        if near:
            hurts = price_of(one, "horror" if card_of(scene, monster).type == "spirit" else "damage")
            total += near * (blow_of(scene, monster) * hurts + 0.5 * price_of(one, "horror"))
    if space in scene.state.fire:
        total += 0.3 * price_of(one, "damage")
    return total


def worth_of(scene: Scene, who: Who, monster: Monster, damage: float) -> float:
    """What an attack is worth, in actions: what the monster would cost in the rounds to come."""
    if monster.cannot_fall:
        return 0.0
    left = health_of(scene, monster) - monster.damage
    share = min(1.0, damage / left)
    away = min((ways_for(scene.state, PROWLING).distances(monster.space).get(one.space, 99)
                for one in scene.state.investigators if one.space), default=99)  # fmt: skip
    rounds = 2.5 if away <= 1 else 1.5 if away <= 3 else 0.7
    return share * menace(scene, monster) * rounds * 0.65


@cache
def waste(awareness: int, riot: bool) -> float:
    """How likely an evade check wastes an action, for a skill of 3."""
    return 0.58 if riot else 0.22 if awareness < KEEN else 0.4


def evading(scene: Scene, who: Who) -> float:
    """How likely an action that is no attack is wasted where the investigator stands."""
    space = scene.state.investigators[who].space
    here = [one for one in scene.state.monsters if one.space == space]
    return max((waste(card_of(scene, one).awareness, one.kind == "riot") for one in here), default=0.0)
