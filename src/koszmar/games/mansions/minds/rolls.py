"""Dice and puzzles: what to keep, what to change, what a Clue is worth."""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Decision

from ..puzzles import CLOSE, CLUE
from ..state import Scene, Who
from .known import room_left
from .riddles import next_step, steps_left


def dice(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Keep what is enough; change what can still become enough; Clues where they decide something."""
    faces, needed = list(decision.args["dice"]), int(decision.args.get("difficulty", 0))
    why = str(decision.args.get("why", ""))
    one = scene.state.investigators[who]
    good, maybe = faces.count("success"), faces.count("investigation")
    missing = needed - good
    likes = []
    for option in decision.options:
        if option == "keep":
            likes.append(0.5)
        elif option == "clue":
            likes.append(_clue(one, why, needed, missing, maybe))
        elif option == "ability":
            likes.append(0.9 if (needed and 0 < missing <= maybe) or not needed else 0.0)
        elif option in ("focused-all", "focused-blanks"):
            poor = missing >= 1 if needed else good <= len(faces) / 4
            likes.append((0.7 if option == "focused-blanks" and one.clues else 0.6) if poor else 0.0)
        elif option == "ritual-components":
            likes.append(0.55 if missing == 1 else 0.0)
        else:
            likes.append(0.8 if (missing >= 1 if needed else good < len(faces)) else 0.0)
    return likes


def _clue(one: Any, why: str, needed: int, missing: int, maybe: int) -> float:
    """Whether to spend a Clue."""
    if needed:
        enough = 0 < missing <= min(maybe, one.clues)
        if not enough:
            return 0.0
        price = missing * (0.8 if one.clues > missing + 1 else 1.0)
        worth = {"evade": 0.9, "horror-check": 0.9, "event": 0.9}.get(why, 1.3)
        return 0.7 if worth >= price else 0.2
    if why in ("negate", "horror-check", "attack", "puzzle"):
        return (
            0.6
            if one.clues >= 4 or (why == "negate" and min(room_left(one, "damage"), room_left(one, "horror")) <= 2)
            else 0.0
        )
    return 0.6 if one.clues >= 2 else 0.3


def puzzle(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """The next step of the shortest solution; Clues if they are enough to solve it now."""
    key, left = str(decision.args["puzzle"]), int(decision.args["left"])
    step = next_step(scene, key)
    one = scene.state.investigators[who]
    likes = []
    for option in decision.options:
        if option == CLOSE:
            likes.append(0.1)
        elif option == CLUE:
            needed = steps_left(scene, key) - left
            likes.append(0.5 if not left and 0 < needed <= min(one.clues, 3) else 0.0)
        elif option == step:
            likes.append(1.0)
        elif isinstance(option, str) and option != "guess":
            likes.append(0.6 if not left else 0.0)
        else:
            likes.append(0.0)
    return likes
