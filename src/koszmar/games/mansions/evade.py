"""Evade checks: before leaving a space with a monster, or doing anything there but fight (Evade Check).

(evade.when, evade.highest-awareness, evade.tie, evade.resolve, evade.every-attempt, evade.free-options)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from .app_log import show
from .bestiary import MONSTERS, Check, MonsterCard, card_of, own_of
from .choosing import own
from .effects.context import Context
from .effects.model import Effect
from .effects.reading import one_line, write
from .effects.verbs import run
from .harm import settle
from .monsters import in_space
from .scenario.happenings import say
from .state import Monster, Scene, Who

KEEN = 4
"""From this awareness on, two successes are needed."""
TALK = {"humanoid": ("influence", 0), "beast": ("strength", 1), "spirit": ("lore", 1)}
"""With what the eighth text is evaded, by class, and how hard it is where that does not hang on awareness."""


def texts(card: MonsterCard) -> list[tuple[Effect, ...]]:
    """The eight evade texts of a kind of monster."""
    hard = 1 if card.awareness < KEEN else 2
    less = " -1" if card.key == "riot" else ""
    skill, fixed = TALK[card.type]
    patterns = (
        f"test agility{less} {hard} {{ fail {{ waste }} }}",
        f"test agility{less} {hard} {{ fail {{ waste; damage 1 facedown }} }}",
        f"test agility{less} {hard} {{ fail {{ damage 1 }} }}",
        f"test strength{less} {hard} {{ fail {{ waste }} }}",
        f"test will{less} 1 {{ fail {{ horror 1 facedown; waste }} }}",
        f"test observation{less} 1 {{ fail {{ condition restrained; waste }} }}",
        f"test agility{less} 1 {{ fail {{ damage 1; waste }} }}",
        f"test {skill}{less} {fixed or hard} {{ fail {{ waste }} }}",
    )
    return [one_line(pattern) for pattern in patterns]


TEXTS = {key: texts(card) for key, card in MONSTERS.items()}
CHECKS = {key: tuple(Check(effects) for effects in found) for key, found in TEXTS.items()}


def checks_of(scene: Scene, monster: Monster) -> tuple[Check, ...]:
    """The evade checks of a monster: those that the scenario wrote for it, or those of its kind."""
    own = own_of(scene, monster)
    return own.evades if own is not None and own.evades else CHECKS[monster.kind]


def drawn(scene: Scene, who: Who, monster: Monster) -> Check:
    """One of them at random, read to the table (evade.resolve)."""
    checks = checks_of(scene, monster)
    number = scene.chance.below(len(checks))
    show(scene, "evades", who=who, monster=monster.id, text=number, stakes=write(checks[number].effects))
    if checks[number].text:
        say(scene, checks[number].text, who)
    return checks[number]


def evade(scene: Scene, who: Who) -> Flow[bool]:
    """An evade check against the monster of highest awareness; whether the action goes on.

    (evade.highest-awareness, evade.tie, evade.resolve, evade.may-waste)
    """
    space = scene.state.investigators[who].space
    found = in_space(scene, space)
    if not found:
        return True
    keen = {monster.id: card_of(scene, monster).awareness for monster in found}
    most = max(keen.values())
    options: list[Key] = [monster.id for monster in found if keen[monster.id] == most]
    key = yield from own(scene, who, "evade-whom", options, "evade.tie")
    monster = next(one for one in found if one.id == key)
    check = drawn(scene, who, monster)
    ctx = Context(who, cause="evade", monster=monster, check=check.effects)
    yield from scene.because("evade-check", run(scene, check.effects, ctx))
    yield from settle(scene)
    return not ctx.wasted and not scene.state.investigators[who].out
