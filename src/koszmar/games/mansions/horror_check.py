"""Horror checks: everybody within range of a monster, once a round (Horror Step, Horror Check).

(horror-step.each, horror-step.none, horror-step.nobody-in-range, horror-step.same-check, horror-step.no-monsters,
horror-check.highest, horror-check.tie, horror-check.resolve)
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
from .monsters import in_range
from .scenario.happenings import say
from .state import Monster, Scene, Who, on_board


def texts(card: MonsterCard) -> list[tuple[Effect, ...]]:
    """The eight horror texts of a kind of monster."""
    n = 1 if card.horror < 3 else 2 if card.horror < 8 else 3
    patterns = (
        f"horror {n} negate will",
        f"horror {n} negate will",
        f"horror {n + 1} facedown negate will",
        f"test will 1 {{ fail {{ horror {n} }} }}",
        f"horror {n} negate lore",
        f"horror {n} negate will; any {{ condition dazed }}",
        f"horror {n} negate will; any {{ flee 1 }}",
        f"test observation 1 {{ pass {{ horror 1 facedown; clue +1 }}; fail {{ horror {n} }} }}",
    )
    return [one_line(pattern) for pattern in patterns]


TEXTS = {key: texts(card) for key, card in MONSTERS.items()}
CHECKS = {key: tuple(Check(effects) for effects in found) for key, found in TEXTS.items()}


def checks_of(scene: Scene, monster: Monster) -> tuple[Check, ...]:
    """The horror checks of a monster: those that the scenario wrote for it, or those of its kind."""
    own = own_of(scene, monster)
    return own.frights if own is not None and own.frights else CHECKS[monster.kind]


def faced(scene: Scene, who: Who, monster: Monster, drawn: dict[str, int]) -> Check:
    """One of them at random, read to the table; those who check against the same monster resolve the same one.

    (horror-step.same-check)
    """
    checks = checks_of(scene, monster)
    if monster.id not in drawn:
        drawn[monster.id] = scene.chance.below(len(checks))
    check = checks[drawn[monster.id]]
    stakes = write(check.effects)
    show(scene, "horror-check", who=who, monster=monster.id, text=drawn[monster.id], stakes=stakes)
    if check.text:
        say(scene, check.text, who)
    return check


def horror_step(scene: Scene) -> Flow[None]:
    """Each investigator within range of a monster checks against the most horrible one there."""
    if not scene.state.monsters:  # horror-step.no-monsters
        return
    drawn: dict[str, int] = {}
    for who in on_board(scene):
        one = scene.state.investigators[who]
        found = in_range(scene, one.space) if one.space else []
        if not found or one.out:
            continue
        horrible = {monster.id: card_of(scene, monster).horror for monster in found}
        most = max(horrible.values())
        options: list[Key] = [monster.id for monster in found if horrible[monster.id] == most]
        asked = own(scene, who, "horror-of-whom", options, "horror-check.tie")
        key = yield from scene.because("horror-check", asked)
        monster = next(one for one in found if one.id == key)
        check = faced(scene, who, monster, drawn)
        ctx = Context(who, cause="horror-check", monster=monster, check=check.effects)
        yield from scene.because("horror-check", run(scene, check.effects, ctx))
        yield from settle(scene)
