"""How likely a seat is to win, from what lies on the table; fitted to the matches of sensible bots.

Each difficulty has weights of its own, before the final mission and after it has begun. What the Hero's chance is, is
not the Evil players' chance.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from koszmar.kernel.estimate import Opinion, read_opinion

from ..bestiary import values_of
from ..dice import chance_of_a_hit
from ..experience import POINTS
from ..harm import healing_limit
from ..items import total_charges
from ..missions import MISSIONS
from ..missions.final import STAIRWELLS
from ..reactions import spaces_left
from ..state import HERO, Scene, State, evil_seats
from ..station import beside, distance, distances, room_sector
from .threats import goals_of

FEATURES = (
    "players", "life", "lower", "above-limit", "adrenaline", "marker", "nightmare", "turn", "charges", "items", "ally",
    "abilities", "to-goal", "work", "bites", "near", "on-the-way", "waiting", "danger-here", "danger-ahead", "lit",
    "cards", "spaces", "walled-in",
)  # fmt: skip
WEIGHTS = Path(__file__).with_name("estimate.json")
FAR = 12.0


def estimate(scene: Scene, seat: int) -> float:
    """A seat's chance to win."""
    weights, now = opinion(), stage(scene)
    chance = weights.chance(now if now in weights.weights else "other", features(scene, HERO))
    return chance if seat == HERO else 1.0 - chance


@cache
def opinion() -> Opinion:
    """The weights, read once."""
    return read_opinion(WEIGHTS)


def viewpoints(scene: Scene) -> list[int]:
    """The Hero's chance says everything."""
    return [HERO]


def stage(scene: Scene) -> str:
    """The difficulty, and whether the final mission has begun."""
    return f"{scene.options.difficulty}-{'final' if scene.state.active else 'starting'}"


def features(scene: Scene, seat: int) -> list[float]:
    """What counts, in numbers of about 1; in the order of ``FEATURES``."""
    state = scene.state
    sheet, there = state.sheet, state.elements[state.hero]
    limit = healing_limit(scene)
    goals = goals_of(scene) or [state.hero]
    away = distances(state.station, state.hero)
    goal = min(goals, key=lambda sector: away[sector])
    ahead = _ahead(state, goal)
    chance = chance_of_a_hit(scene, there.danger)
    return [
        scene.players - 3.0,
        (sheet.health + sheet.sanity) / 12 - 1.0,
        min(sheet.health, sheet.sanity) / 6 - 1.0,
        (max(0, sheet.health - limit) + max(0, sheet.sanity - limit)) / 6,
        sheet.adrenaline / 3 - 1.0,
        (sheet.marker - sheet.spare_rounds) / 3,
        float(sheet.nightmare),
        state.turn_number / 8,
        total_charges(scene) / 8,
        len(sheet.items) / 4,
        sheet.ally.charges / 6 if sheet.ally is not None else 0.0,
        sum(points >= POINTS for points in sheet.experience.values()) / 2,
        min(FAR, away[goal]) / 6,
        work_left(scene) / 4,
        sum(_dice(scene, one.kind, lit=there.lit) * chance for one in state.creatures if one.sector == state.hero) / 2,
        sum(1 <= away[one.sector] <= 3 for one in state.creatures) / 3,
        sum(one.sector in ahead for one in state.creatures) / 2,
        sum(one.sector == goal != state.hero for one in state.creatures) / 2,
        float(there.danger),
        sum(state.elements[sector].danger for sector in ahead) / 3,
        float(there.lit),
        sum(len(state.hands[one]) for one in evil_seats(scene)) / 7,
        spaces_left(scene) / 7,
        float(not beside(state, state.hero)),
    ]


def _dice(scene: Scene, kind: str, *, lit: bool) -> int:
    values = values_of(scene, kind)
    return values.lit if lit else values.dark


def _ahead(state: State, goal: str) -> list[str]:
    """The sectors on shortest ways to a goal, the Hero's own not among them."""
    mine, others = distances(state.station, state.hero), distances(state.station, goal)
    return [sector for sector in mine if mine[sector] and mine[sector] + others[sector] == mine[goal]]


def work_left(scene: Scene) -> float:
    """Interacts that are left: at the nearer starting mission and then a guess, or at the final one."""
    state = scene.state
    if not state.active:
        left = [
            (distance(state, state.hero, room_sector(state, MISSIONS[one.key].room)), 2.0 - one.work)
            for one in state.starting
            if not one.done
        ]
        return min(left)[1] + 4.0 if left else 4.0
    final = state.final
    match final.key:
        case "call-for-help":
            return 1.0 + len(state.elements[room_sector(state, "control-room")].tokens)
        case "abandon-station" | "burn-it-clean":
            return 3.0 - final.work + (not final.steps)
        case "patient-zero":
            return 4.0 - final.work
        case "the-last-patients":
            return 1.0 + (6 - final.work) / 2
        case "into-the-void":
            return 4.0 - final.work
        case "the-last-charge":
            return max(0, STAIRWELLS - len(final.steps)) + 2.0 - final.work
    return 2.0
