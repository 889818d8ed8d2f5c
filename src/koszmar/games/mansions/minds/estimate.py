"""How likely a seat is to win, from what lies on the table; fitted to the matches of sensible bots.

The first half of a scenario's time and the second have weights of their own. What counts most is how much is left to
do, in actions, beside the actions that are left to do it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from koszmar.kernel.estimate import Opinion, read_opinion

from ..condition_cards import INSANE, WOUNDED
from ..insanity import Outcome, has_won
from ..investigators import INVESTIGATORS
from ..scenario.happenings import deadline_of
from ..state import Investigator, Scene, in_play, seat_of
from .fights import menace
from .known import conditions_of, item_of
from .plans import FAR, Plans

FEATURES = (
    "players", "time", "doomed", "work", "slack", "never", "alive", "damage", "horror", "worst", "wounded", "insane",
    "menace", "fires", "clues", "weapons", "explored", "out", "mad", "with-group", "without-group",
)  # fmt: skip
WEIGHTS = Path(__file__).with_name("estimate.json")
USUAL = 12
"""Rounds of a scenario that names no deadline."""


def estimate(scene: Scene, seat: int) -> float:
    """A seat's chance to win; of a match on somebody else's table nobody knows."""
    if scene.options.table == "own":
        return 0.5
    weights, now = opinion(), stage(scene)
    return weights.chance(now if now in weights.weights else "other", features(scene, seat))


@cache
def opinion() -> Opinion:
    """The weights, read once."""
    return read_opinion(WEIGHTS)


def viewpoints(scene: Scene) -> list[int]:
    """All seats: who is Insane may want something else."""
    return list(range(scene.players)) if scene.state.investigators else []


def stage(scene: Scene) -> str:
    """Which half of the scenario's time it is; any scenario will do, so that those of others are judged as well."""
    return "late" if _time(scene) > 0.5 else "early"


def _time(scene: Scene) -> float:
    return float(scene.state.round) / (deadline_of(scene) or USUAL)


def features(scene: Scene, seat: int) -> list[float]:
    """What counts, in numbers of about 1; in the order of ``FEATURES``."""
    state = scene.state
    count = len(state.investigators)
    if count < max(2, scene.players):
        return [0.0] * len(FEATURES)
    living = [state.investigators[who] for who in in_play(scene)]
    own = next(who for who in range(count) if seat_of(scene, who) == seat)
    cost, _ = Plans(scene, seat).victory() if any(one.space for one in living) else (FAR, frozenset())
    left = max(0.0, (deadline_of(scene) or USUAL) - state.round + 1.0) * 2 * len(living)
    if state.doomed:
        left = min(left, max(0.0, state.doomed - state.round + 1.0) * 2 * len(living))
    return [
        count - 3.0,
        _time(scene),
        float(bool(state.doomed)),
        min(60.0, cost) / 20,
        max(-2.0, min(2.0, (left - min(cost, 60.0)) / 20)),
        float(cost >= FAR),
        len(living) / count,
        sum(_hurt(one)[0] for one in living) / count,
        sum(_hurt(one)[1] for one in living) / count,
        max((max(_hurt(one)) for one in living), default=1.0),
        sum(WOUNDED in conditions_of(one) for one in living) / count,
        sum(INSANE in conditions_of(one) for one in living) / count,
        sum(menace(scene, monster) for monster in state.monsters) / 5,
        len(state.fire) / 5,
        sum(one.clues for one in living) / count / 3,
        sum(_arms(one) for one in living) / count / 3,
        len(state.tiles) / 10,
        float(state.investigators[own].out),
        float(INSANE in conditions_of(state.investigators[own])),
        float(has_won(scene, own, Outcome(True))),
        float(has_won(scene, own, Outcome(False))),
    ]


def _hurt(one: Investigator) -> tuple[float, float]:
    """Damage and Horror as parts of what somebody can bear."""
    card = INVESTIGATORS[one.key]
    return len(one.damage) / card.health, len(one.horror) / card.sanity


def _arms(one: Investigator) -> int:
    items = [item_of(card) for card in one.possessions]
    return max((item.attack.damage for item in items if item is not None and item.attack is not None), default=0)
