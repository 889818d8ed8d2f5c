"""How likely a seat is to win, from what lies on the table; fitted to the matches of sensible bots.

Enemies, and whether all play together, have weights of their own; so have the first half of a match, the blue spaces of
the Time track, and what follows once a character has left the ship or died.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from koszmar.kernel.estimate import Opinion, read_opinion

from ..ending import COORDINATES, WORKING
from ..hand import contamination_in
from ..objectives import OBJECTIVES, is_cooperative, kept_by
from ..rooms import SECTIONS
from ..ship import HIBERNATORIUM, distances
from ..state import Character, Scene, Slot
from .aims import AIMS, has_signal
from .beliefs import harbour
from .fights import frailty, harm_in
from .ways import noise_chance

FEATURES = (
    "players", "time", "blue", "alive", "hibernates", "launched", "friends-alive", "aim-met", "signal-missing",
    "engines", "course", "destruct", "frailty", "insanity", "contamination", "larva", "cards", "to-bed", "to-pod",
    "pods-open", "danger", "noise", "fires", "malfunctions", "intruders", "explored",
)  # fmt: skip
WEIGHTS = Path(__file__).with_name("estimate.json")
FAR = 8
"""Rooms that nobody can reach are told as this far away."""


def estimate(scene: Scene, seat: int) -> float:
    """A seat's chance to win."""
    weights, now = opinion(), stage(scene)
    return weights.chance(now if now in weights.weights else "other", features(scene, seat))


def can_estimate(state: object, seat: int) -> bool:
    """Always: a search makes up what is hidden, and the estimate reads what it made up."""
    return True


@cache
def opinion() -> Opinion:
    """The weights, read once."""
    return read_opinion(WEIGHTS)


def viewpoints(scene: Scene) -> list[int]:
    """The seats whose chances say everything: any one of friends, or all of them."""
    return [0] if is_cooperative(scene) else list(range(scene.players))


def stage(scene: Scene) -> str:
    """Which enemy, which mode, and how far the match has come."""
    mode = "together" if is_cooperative(scene) else "alone"
    return f"{scene.options.enemy}-{mode}-{'blue' if scene.state.time <= scene.parameters.blue else 'early'}"


def features(scene: Scene, seat: int) -> list[float]:
    """What counts, in numbers of about 1; in the order of ``FEATURES``. Friends are counted together."""
    state = scene.state
    team = list(range(scene.players)) if is_cooperative(scene) else [seat]
    ours = [state.characters[one] for one in team]
    count = len(team)
    living = [one for one in ours if one.status != "dead"]
    others = sum(one.status != "dead" for other, one in enumerate(state.characters) if other not in team)
    walking = [one for one in ours if one.status == "aboard" and one.room]
    return [
        scene.players - 3.0,
        state.time / 8 - 1.0,
        float(state.time <= scene.parameters.blue),
        len(living) / count,
        sum(one.status == "hibernating" for one in ours) / count,
        sum(one.status == "launched" for one in ours) / count,
        others / max(1, scene.players - count) if count < scene.players else 0.0,
        sum(_met(scene, one) for one in team) / count,
        sum(_signal_missing(scene, one) for one in team) / count,
        float(sum(tokens[0] == WORKING for tokens in state.engines) >= 2),
        float(COORDINATES[state.coordinates][state.destination] == harbour(scene, seat)),
        0.0 if state.destruct < 0 else 1.0 - state.destruct / 8,
        sum(frailty(one) for one in living) / count / 2,
        sum(one.insanity for one in living) / count / 5,
        sum(_contamination(one) for one in living) / count / 3,
        sum(one.larva for one in living) / count,
        sum(len(one.hand) for one in walking) / count / 5,
        _mean([_away(scene, one, [HIBERNATORIUM]) for one in walking]),
        _mean([_away(scene, one, _sections(scene)) for one in walking]),
        sum(not pod.locked and not pod.launched for pod in state.pods) / 2,
        sum(harm_in(scene, one, room) for one in team if (room := state.characters[one].room)) / count,
        _mean([noise_chance(state, one.room) for one in walking]),
        sum(room.fire for room in state.rooms.values()) / 4,
        sum(room.malfunction for room in state.rooms.values()) / 4,
        len(state.intruders) / 5,
        sum(room.explored for room in state.rooms.values()) / 21,
    ]


def _met(scene: Scene, seat: int) -> float:
    """Whether an Objective is met but for a Signal and the way out."""
    return float(any(key in AIMS and AIMS[key].met(scene, seat) for key in kept_by(scene, seat)))


def _signal_missing(scene: Scene, seat: int) -> float:
    return float(all(OBJECTIVES[key].signal for key in kept_by(scene, seat)) and not has_signal(scene, seat))


def _contamination(character: Character) -> int:
    return len(contamination_in([*character.hand, *character.deck, *character.discard]))


def _away(scene: Scene, character: Character, goals: list[Slot]) -> float:
    """How near the nearest of some Rooms is: 1 for the own one."""
    way = distances(scene.state, character.room)
    return 1.0 - min([FAR, *(way.get(goal, FAR) for goal in goals)]) / FAR


def _sections(scene: Scene) -> list[Slot]:
    """Evacuation Sections with a Pod that is open."""
    state = scene.state
    open_ = {pod.section for pod in state.pods if not pod.locked and not pod.launched}
    return [slot for slot, room in state.rooms.items() if room.explored and SECTIONS.get(room.tile) in open_]


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
