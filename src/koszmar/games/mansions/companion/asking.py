"""What the app asks of the people at the table: who acts, whom it means, how many successes, how many steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.kernel.flow import Answer, Flow, Key, ask, ask_any

from ..app_log import show
from ..effects.model import Word
from ..scenario.model import PuzzlePlan
from ..state import Scene, Who, in_play, seat_of

MOST_SUCCESSES = 15
MOST_DAMAGE = 20
MOST_STEPS = 15
DONE = "done"


def order(scene: Scene, what: str, who: Who = -1, number: int = 0, thing: str = "", at: str = "") -> None:
    """The app tells the group to do something on its own table."""
    show(scene, "do", what=what, who=who, number=number, thing=thing or "-", at=at or "-")


def reported(scene: Scene, prompt: str, options: Sequence[Key], rule: str, **args: Any) -> Flow[Key]:
    """Whoever is quickest tells the app what is to be seen on the table."""
    seats = sorted({seat_of(scene, who) for who in in_play(scene)})
    if len(seats) == 1:
        key: Key = yield ask(seats[0], prompt, options, rule=rule, pause=True, **args)
        return key
    answer: Answer = yield ask_any(seats, prompt, options, rule=rule, pause=True, **args)
    return answer.key


def who_acts(scene: Scene) -> Flow[Who]:
    """Which investigator does it."""
    options: list[Key] = list(in_play(scene))
    return int((yield from reported(scene, "own-who", options, "app.role")))  # type: ignore[arg-type]


def successes(scene: Scene, who: Who, skill: str, modifier: int, difficulty: int) -> Flow[int]:
    """The result of a test that was rolled on the table."""
    options: list[Key] = list(range(MOST_SUCCESSES + 1))
    answer = yield from reported(
        scene, "own-successes", options, "test.roll", who=who, skill=skill, modifier=modifier, difficulty=difficulty
    )
    result = int(answer)  # type: ignore[arg-type]
    verdict = "none" if not difficulty else "success" if result >= difficulty else "failure"
    scene.tell("result", who=who, skill=skill, dice=[], result=result, difficulty=difficulty, verdict=verdict)
    return result


def steps(scene: Scene, who: Who, puzzle: PuzzlePlan) -> Flow[int]:
    """How many steps an attempt at a puzzle has: the skill, and Clues that are spent."""
    options: list[Key] = list(range(1, MOST_STEPS + 1))
    return int((yield from reported(scene, "own-steps", options, "puzzle.steps", who=who, skill=puzzle.skill)))  # type: ignore[arg-type]


def damage_dealt(scene: Scene, who: Who, monster: str) -> Flow[int]:
    """How much damage an attack has done."""
    options: list[Key] = list(range(MOST_DAMAGE + 1))
    return int((yield from reported(scene, "own-damage", options, "attack.mark-damage", who=who, monster=monster)))  # type: ignore[arg-type]


def whom(scene: Scene, words: Sequence[Word]) -> Flow[list[Who]]:
    """Those whom a description means; the table points at them, one after another."""
    if not words or list(words) == ["anyone"]:
        return in_play(scene)
    found: list[Who] = []
    while len(found) < len(in_play(scene)):
        options: list[Key] = [who for who in in_play(scene) if who not in found]
        written = " ".join(str(word) for word in words)
        key = yield from reported(scene, "own-whom", [*options, DONE], "app.role", whom=written, marked=list(found))
        if key == DONE:
            break
        found.append(int(key))  # type: ignore[arg-type]
    return sorted(found)
