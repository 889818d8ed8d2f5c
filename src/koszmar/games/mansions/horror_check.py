"""Horror checks: everybody within range of a monster, once a round (Horror Step, Horror Check).

(horror-step.each, horror-step.none, horror-step.nobody-in-range, horror-step.same-check, horror-step.no-monsters,
horror-check.highest, horror-check.tie, horror-check.resolve)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from .app_log import show
from .bestiary import MONSTERS, MonsterCard
from .choosing import own
from .effects.context import Context
from .effects.model import Effect
from .effects.reading import one_line
from .effects.verbs import run
from .harm import settle
from .monsters import in_range
from .state import Scene, on_board


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
        most = max(MONSTERS[monster.kind].horror for monster in found)
        options: list[Key] = [monster.id for monster in found if MONSTERS[monster.kind].horror == most]
        key = yield from own(scene, who, "horror-of-whom", options, "horror-check.tie")
        monster = next(one for one in found if one.id == key)
        if monster.id not in drawn:  # those who check against the same monster resolve the same check
            drawn[monster.id] = scene.chance.below(len(TEXTS[monster.kind]))
        number = drawn[monster.id]
        show(scene, "horror-check", who=who, monster=monster.id, text=number)
        ctx = Context(who, cause="horror-check", monster=monster)
        yield from scene.because("horror-check", run(scene, TEXTS[monster.kind][number], ctx))
        yield from settle(scene)
