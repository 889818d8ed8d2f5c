"""Puzzles: attempted step by step, with the progress kept for whoever comes next (Puzzles).

(puzzle.start, puzzle.steps, puzzle.extra-steps, puzzle.no-dice-bonus, puzzle.auto-detect, puzzle.close,
puzzle.progress-saved, puzzle.anyone-continues, puzzle.kinds, clue.puzzle-steps)
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..investigators import INVESTIGATORS
from ..scenario.happenings import plan
from ..scenario.model import PuzzlePlan
from ..skills import answering, may_spend_clues, test
from ..state import Puzzle, Scene, Who, seat_of
from . import code, lock, picture

KINDS = {"picture": picture, "lock": lock, "code": code}
CLOSE, CLUE = "close", "clue"
OF_CARDS: dict[str, PuzzlePlan] = {}
"""Puzzles that Items bring along; they are generated when somebody first attempts them."""


def plan_of(scene: Scene, key: str) -> PuzzlePlan:
    """What kind of puzzle it is: of the scenario, or of an Item."""
    return OF_CARDS[key] if key in OF_CARDS else plan(scene).puzzles[key]


def prepare(scene: Scene, puzzle: PuzzlePlan) -> None:
    """Generate a puzzle that can be solved."""
    scene.state.puzzles[puzzle.key] = KINDS[puzzle.kind].generate(scene, puzzle)


def lying(scene: Scene, key: str) -> Puzzle:
    """A puzzle as it was left; it is generated when it is needed for the first time."""
    if key not in scene.state.puzzles:
        prepare(scene, plan_of(scene, key))
    return scene.state.puzzles[key]


def attempt(scene: Scene, who: Who, key: str) -> Flow[bool]:
    """As many steps as the skill has, and more for Clues; whether it is solved."""
    state, puzzle = scene.state, plan_of(scene, key)
    there = lying(scene, key)
    if there.solved:
        return True
    if scene.options.puzzles == "tests":
        return (yield from by_test(scene, who, puzzle, there))
    kind = KINDS[puzzle.kind]
    left = yield from steps_at_hand(scene, who, puzzle)
    scene.tell("puzzle", who=who, puzzle=key, steps=left)
    while not there.solved:
        options: list[Key] = [CLOSE]
        if left:
            options += kind.options(scene, there)
        if may_spend_clues(scene, who):
            options.append(CLUE)
        helps = more_steps(scene, who, puzzle)
        options += helps
        if len(options) == 1:
            break
        choice = yield ask(
            seat_of(scene, who), "puzzle", options, rule="puzzle.steps", pause=True, who=who, puzzle=key, left=left
        )
        if choice == CLOSE:
            break
        if choice == CLUE:
            state.investigators[who].clues -= 1
            left += 1
            scene.tell("clue-spent", who=who, left=state.investigators[who].clues)
            continue
        if choice in helps:
            left += helps[choice]()
            continue
        steps = kind.make_step(there, choice)
        if steps:
            left -= steps
            scene.tell("puzzle-step", who=who, puzzle=key)
        there.solved = kind.is_solved(there)
    if there.solved:
        scene.tell("puzzle-solved", who=who, puzzle=key)
    return bool(there.solved)


def more_steps(scene: Scene, who: Who, puzzle: PuzzlePlan) -> dict[Key, Callable[[], int]]:
    """Cards that give more steps when they are used (puzzle.extra-steps)."""
    found: dict[Key, Callable[[], int]] = {}
    for answer, card in answering(scene, who, moments.more_steps):
        found.update(answer(scene, who, puzzle, card))
    return found


def steps_at_hand(scene: Scene, who: Who, puzzle: PuzzlePlan) -> Flow[int]:
    """How many steps an attempt begins with; in companion mode the table says so."""
    if scene.options.table == "own":
        from ..companion.asking import steps

        return (yield from steps(scene, who, puzzle))
    return steps_for(scene, who, puzzle)


def steps_for(scene: Scene, who: Who, puzzle: PuzzlePlan) -> int:
    """The value of the skill, and what cards add; dice bonuses give no steps."""
    skill: int = INVESTIGATORS[scene.state.investigators[who].key].skills[puzzle.skill]
    more: int = sum(answer(scene, who, puzzle.kind) for answer, _ in answering(scene, who, moments.steps))
    return max(0, skill + more)


def by_test(scene: Scene, who: Who, puzzle: PuzzlePlan, there: Puzzle) -> Flow[bool]:
    """For those who do not like puzzles: successes add up to the fewest steps that solve it."""
    quotas = scene.state.plot.quotas
    needed = puzzle.level or {3: 3, 4: 4}.get(puzzle.size[0], 5)
    result = yield from test(scene, who, puzzle.skill, why="puzzle")
    quotas[puzzle.key] = min(needed, quotas.get(puzzle.key, 0) + result)
    scene.tell("quota", who=who, done=quotas[puzzle.key], needed=needed)
    there.solved = quotas[puzzle.key] >= needed
    return bool(there.solved)
