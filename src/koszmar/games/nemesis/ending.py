"""The end: how the match ends, who survives, and who has won.

The printed order of the check is engines, coordinates, contamination, Objectives (end.check-order).
"""

from __future__ import annotations

from typing import NoReturn

from koszmar.kernel.scene import Result

from .enemies import enemy_of
from .objectives import EARTH, OBJECTIVES, End, is_cooperative, is_fulfilled, kept_by, needs_signal
from .state import Scene
from .wounds import die

COORDINATES: dict[str, dict[str, str]] = {
    "1": {"a": "venus", "b": "deep-space", "c": "mars", "d": "earth"},
    "2": {"a": "mars", "b": "venus", "c": "deep-space", "d": "earth"},
    "3": {"a": "deep-space", "b": "mars", "c": "earth", "d": "venus"},
    "4": {"a": "mars", "b": "venus", "c": "earth", "d": "deep-space"},
    "5": {"a": "venus", "b": "earth", "c": "deep-space", "d": "mars"},
    "6": {"a": "deep-space", "b": "earth", "c": "venus", "d": "mars"},
    "7": {"a": "earth", "b": "deep-space", "c": "mars", "d": "venus"},
    "8": {"a": "earth", "b": "mars", "c": "venus", "d": "deep-space"},
}
"""The 8 Coordinates cards: where each space of the Destination track leads."""
WORKING, DAMAGED = "working", "damaged"


def ship_destroyed(scene: Scene, cause: str, rule: str) -> NoReturn:
    """The ship is destroyed: everybody aboard dies, hibernating or not (end.destroyed-all-die, destruct.skull)."""
    scene.tell("ship-destroyed", cause=cause, rule=rule)
    for seat, character in enumerate(scene.state.characters):
        if character.status not in ("dead", "launched"):
            die(scene, seat, "ship", rule)
    victory_check(scene, destroyed=True, reason=f"destroyed-{cause}", rule=rule)


def jump(scene: Scene) -> NoReturn:
    """The ship jumps: who is aboard and awake dies (time.jump, destruct.jump-while-active, time.jump-not-intruders)."""
    state = scene.state
    if state.destruct >= 0:
        ship_destroyed(scene, "self-destruct", "destruct.jump-while-active")
    scene.tell("jump")
    for seat, character in enumerate(state.characters):
        if character.status in ("aboard", "pod"):
            die(scene, seat, "jump", "time.jump")
    victory_check(scene, destroyed=False, reason="jump", rule="time.jump")


def nobody_left(scene: Scene) -> NoReturn:
    """Nobody is awake aboard: the active track runs to its end (end.conditions, end.no-one-left)."""
    state = scene.state
    if state.destruct >= 0:
        state.destruct = 0
        ship_destroyed(scene, "self-destruct", "end.no-one-left")
    state.time = 0
    jump(scene)


# -- the check -----------------------------------------------------------------------------------------------------


def victory_check(scene: Scene, *, destroyed: bool, reason: str, rule: str) -> NoReturn:
    """Engines, coordinates, contamination, Objectives; and the result of every seat with its reason."""
    if not destroyed:
        destroyed = engines_fail(scene)
    reached = "" if destroyed else arrive(scene)
    contamination(scene)
    survivors = [seat for seat, one in enumerate(scene.state.characters) if one.status in ("hibernating", "launched")]
    end = End(destroyed, reached, survivors)
    scores = together(scene, end) if is_cooperative(scene) else each_alone(scene, end)
    scene.end(Result(tuple(scores), reason, rule))


def engines_fail(scene: Scene) -> bool:
    """With 2 or more damaged engines the ship explodes (end.engines, end.engines-destroyed, end.pods-skip)."""
    state = scene.state
    tops = [engine[0] for engine in state.engines]
    scene.reveal()
    scene.tell("engines-revealed", engines=tops)
    if tops.count(DAMAGED) < 2:
        return False
    _sleepers_die(scene, "engines", "end.engines")
    return True


def arrive(scene: Scene) -> str:
    """Anywhere but Earth who hibernates dies (end.coordinates, end.coordinates-intact, end.quarantine)."""
    state = scene.state
    reached = COORDINATES[state.coordinates][state.destination]
    scene.reveal()
    scene.tell("arrives", place=reached, card=state.coordinates)
    if reached != EARTH:
        spared = [
            seat
            for seat in range(scene.players)
            if any(OBJECTIVES[key].harbour == reached for key in kept_by(scene, seat))
        ]
        _sleepers_die(scene, "course", "end.coordinates", spared)
    return reached


def _sleepers_die(scene: Scene, cause: str, rule: str, spared: list[int] | None = None) -> None:
    for seat, character in enumerate(scene.state.characters):
        if character.status == "hibernating" and seat not in (spared or ()):
            die(scene, seat, cause, rule)


def contamination(scene: Scene) -> None:
    """Every survivor's cards are looked at, by the rule of the enemy (end.contamination-base, change.final-who)."""
    for seat, character in enumerate(scene.state.characters):
        if character.status in ("hibernating", "launched") and not enemy_of(scene).last_check(scene, seat):
            die(scene, seat, "contamination", "end.check-order")


def each_alone(scene: Scene, end: End) -> list[float]:
    """Who survived and fulfilled the Objective has won, whatever the others did.

    (goal.semi-coop, goal.two-conditions, goal.survive, goal.others-irrelevant, end.objectives, end.dead-lose,
    end.leave-early, objective.never-met)
    """
    state = scene.state
    scores: list[float] = []
    for seat in range(scene.players):
        fulfilled = [key for key in kept_by(scene, seat) if is_fulfilled(scene, seat, key, end)]
        alive = seat in end.survivors
        state.outcomes[seat] = "won" if alive and fulfilled else "failed" if alive else "dead"
        scene.tell(
            "outcome",
            seat=seat,
            outcome=state.outcomes[seat],
            objective=(fulfilled or kept_by(scene, seat) or [""])[0],
        )
        scores.append(float(alive and bool(fulfilled)))
    return scores


def together(scene: Scene, end: End) -> list[float]:
    """All kept Objectives must be fulfilled and somebody must survive; enough characters sent a Signal.

    (coop.win, coop.signals, solo.objectives; who still has two may do with either, objective.never-met)
    """
    state = scene.state
    signals = sum(one.signal for one in state.characters)
    won = bool(end.survivors)
    for seat in range(scene.players):
        fulfilled = False
        for key in sorted(kept_by(scene, seat), key=lambda key: needs_signal(scene, key)):
            needed = int(needs_signal(scene, key))
            if signals >= needed and OBJECTIVES[key].fulfilled(scene, seat, end):
                fulfilled = True
                signals -= needed
                break
        state.outcomes[seat] = "fulfilled" if fulfilled else "failed"
        scene.tell("outcome", seat=seat, outcome=state.outcomes[seat], objective=kept_by(scene, seat)[0])
        won = won and fulfilled
    return [float(won)] * scene.players
