"""Puzzles: attempted step by step, with the progress kept for whoever comes next (Puzzles).

(puzzle.start, puzzle.steps, puzzle.extra-steps, puzzle.no-dice-bonus, puzzle.auto-detect, puzzle.close,
puzzle.progress-saved, puzzle.anyone-continues, puzzle.kinds, clue.puzzle-steps)
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

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
    """What kind of puzzle it is: of the scenario, or of an Item; also by the name of somebody's own progress."""
    base = key.partition("/")[0]
    return OF_CARDS[base] if base in OF_CARDS else plan(scene).puzzles[base]


def prepare(scene: Scene, puzzle: PuzzlePlan) -> None:
    """Generate a puzzle that can be solved."""
    scene.state.puzzles[puzzle.key] = KINDS[puzzle.kind].generate(scene, puzzle)


def lying(scene: Scene, key: str) -> Puzzle:
    """A puzzle as it was left; it is generated when it is needed for the first time."""
    if key not in scene.state.puzzles:
        prepare(scene, plan_of(scene, key))
    return scene.state.puzzles[key]


def lies_before(scene: Scene, who: Who, key: str) -> str:
    """The name of the puzzle as this investigator finds it: as it was left by whoever was there last, or in another
    reading of the rule as he left it himself (puzzle.progress-saved, puzzle.anyone-continues; ruling puzzle-shared)."""
    everybodys = lying(scene, key)
    if scene.rulings.puzzle_shared == "shared":
        return key
    name = f"{key}/{who}"
    if name not in scene.state.puzzles:
        own = msgspec.convert(msgspec.to_builtins(everybodys), Puzzle)
        scene.state.puzzles[name] = own
    return name


def copies_of(scene: Scene, key: str) -> list[Puzzle]:
    """A puzzle, and as everybody has left it for himself."""
    return [puzzle for name, puzzle in scene.state.puzzles.items() if name.partition("/")[0] == key]


def put_away(scene: Scene, key: str) -> None:
    """A puzzle is generated again when it is needed again."""
    for name in [name for name in scene.state.puzzles if name.partition("/")[0] == key]:
        del scene.state.puzzles[name]
    scene.state.plot.quotas.pop(key, None)


def attempt(scene: Scene, who: Who, key: str) -> Flow[bool]:
    """Attempt a puzzle with the skill that it names; whether it is solved (puzzle.start, puzzle.auto-detect)."""
    puzzle, name = plan_of(scene, key), lies_before(scene, who, key)
    everybodys, there = lying(scene, key), scene.state.puzzles[name]
    if everybodys.solved:
        return True
    if scene.options.puzzles == "tests":
        yield from by_test(scene, who, puzzle, there)
    else:
        yield from by_hand(scene, who, puzzle, name)
    everybodys.solved = there.solved
    if there.solved:
        scene.tell("puzzle-solved", who=who, puzzle=key)
    return bool(there.solved)


def by_hand(scene: Scene, who: Who, puzzle: PuzzlePlan, name: str) -> Flow[None]:
    """As many steps as the skill has, and more for Clues and cards, until it is solved or closed.

    (puzzle.steps, puzzle.close, clue.puzzle-steps)
    """
    state, there, kind = scene.state, scene.state.puzzles[name], KINDS[puzzle.kind]
    left, used = (yield from steps_at_hand(scene, who, puzzle)), 0
    scene.tell("puzzle", who=who, puzzle=name, steps=left)
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
            seat_of(scene, who), "puzzle", options,
            rule="puzzle.steps", pause=True, who=who, puzzle=name, left=left, used=used,
        )  # fmt: skip
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
            left, used = left - steps, used + steps
            scene.tell("puzzle-step", who=who, puzzle=name)
        there.solved = kind.is_solved(there)


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
    """The value of the skill, and what cards add; dice bonuses give no steps (puzzle.steps, puzzle.no-dice-bonus)."""
    skill: int = INVESTIGATORS[scene.state.investigators[who].key].skills[puzzle.skill]
    return max(0, skill + extra_steps(scene, who, puzzle))


def extra_steps(scene: Scene, who: Who, puzzle: PuzzlePlan) -> int:
    """Steps that abilities, Items and injuries add or take (puzzle.extra-steps)."""
    return sum(answer(scene, who, puzzle.kind) for answer, _ in answering(scene, who, moments.steps))


def by_test(scene: Scene, who: Who, puzzle: PuzzlePlan, there: Puzzle) -> Flow[None]:
    """For those who do not like puzzles: successes add up to the fewest steps that solve it, and extra steps count as
    successes."""
    quotas, needed = scene.state.plot.quotas, fewest_steps(puzzle)
    result = yield from test(scene, who, puzzle.skill, why="puzzle")
    done = quotas.get(puzzle.key, 0) + max(0, result + extra_steps(scene, who, puzzle))
    while done < needed and (helps := more_steps(scene, who, puzzle)):
        options: list[Key] = [CLOSE, *helps]
        choice = yield ask(
            seat_of(scene, who), "puzzle", options, rule="puzzle.extra-steps", who=who, puzzle=puzzle.key, left=0
        )
        if choice == CLOSE:
            break
        done += helps[choice]()
    quotas[puzzle.key] = min(needed, done)
    scene.tell("quota", who=who, done=quotas[puzzle.key], needed=needed)
    there.solved = done >= needed


def fewest_steps(puzzle: PuzzlePlan) -> int:
    """How many steps solve it at best; of a code how many guesses a careful player needs about."""
    return puzzle.level or {3: 3, 4: 4}.get(puzzle.size[0], 5)
