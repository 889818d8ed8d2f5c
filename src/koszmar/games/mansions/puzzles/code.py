"""Code puzzles: a hidden row of values, and what every guess is worth (Code Puzzle).

(puzzle-code.def, puzzle-code.attributes, puzzle-code.repeats, puzzle-code.step, puzzle-code.solved,
puzzle-code.feedback-success, puzzle-code.feedback-investigation, puzzle-code.no-double-count, puzzle-code.secret)
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Key

from ..effects.model import Word
from ..scenario.model import PuzzlePlan
from ..state import Puzzle, Scene

GUESS = "guess"


def generate(scene: Scene, puzzle: PuzzlePlan) -> Puzzle:
    """A code at random, or the one that the scenario names."""
    length, values = puzzle.size
    code = list(puzzle.code) or [scene.chance.below(values) + 1 for _ in range(length)]
    return Puzzle("code", code, [0] * length, size=[length, values])


def options(scene: Scene, puzzle: Puzzle) -> list[Key]:
    """("set", link, value): lay another value into the row; "guess": ask how good the row is, if it was not asked yet."""
    length, values = puzzle.size
    shown = [value for value in range(1, values + 1) if value not in puzzle.absent]
    found: list[Key] = [
        ("set", link, value) for link in range(1, length + 1) for value in shown if puzzle.now[link - 1] != value
    ]
    return [*found, GUESS] if 0 not in puzzle.now and puzzle.now not in puzzle.guesses else found


def make_step(puzzle: Puzzle, choice: Key) -> int:
    """Lay a value, which costs nothing, or guess."""
    if isinstance(choice, tuple):
        puzzle.now[int(choice[1]) - 1] = int(choice[2])
        return 0
    judge(puzzle, list(puzzle.now))
    return 1


def judge(puzzle: Puzzle, row: list[int]) -> None:
    """Everybody hears how good a row is."""
    puzzle.guesses.append(row)
    puzzle.feedback.append(list(feedback(puzzle.start, row)))


def feedback(code: list[int], guess: list[int]) -> tuple[int, int]:
    """How many links are right, and how many values are right in the wrong place; each link counts once.

    >>> feedback([1, 1, 2], [1, 2, 2]), feedback([1, 2, 3], [3, 1, 2])
    ((2, 0), (0, 3))
    """
    right = sum(one == other for one, other in zip(code, guess, strict=True))
    shared = sum((Counter(code) & Counter(guess)).values())
    return right, shared - right


def consistent_code(puzzle: Puzzle, chance: Chance) -> list[int]:
    """Any code that gives the answers that were given."""
    length, values = puzzle.size
    rows = product(range(1, values + 1), repeat=length)
    fitting = [
        list(row)
        for row in rows
        if all(list(feedback(list(row), guess)) == told
               for guess, told in zip(puzzle.guesses, puzzle.feedback, strict=True))
        and not set(row) & set(puzzle.absent)
        and all((row[link - 1] == value) != (place in puzzle.lies) for place, (link, value) in enumerate(puzzle.links))
    ]  # fmt: skip
    return chance.pick(fitting)


def give_hint(scene: Scene, key: str, what: Word, *, false: bool = False) -> None:
    """Something about a code is learned by everybody, be it true or false: a row with its answer, a value that the code
    does not have, the value of a link."""
    puzzle = scene.state.puzzles[key]
    length, values = puzzle.size
    if puzzle.solved:
        return
    if what == "row":
        rows = [row for row in product(range(1, values + 1), repeat=length)
                if list(row) != puzzle.start and list(row) not in puzzle.guesses]  # fmt: skip
        judge(puzzle, list(scene.chance.pick(rows)))
        told = {"what": "row", "place": 0, "sign": 0}
    elif what == "without":
        absent = [value for value in range(1, values + 1) if value not in {*puzzle.start, *puzzle.absent}]
        if not absent:
            return
        puzzle.absent.append(scene.chance.pick(absent))
        told = {"what": "without", "place": 0, "sign": puzzle.absent[-1]}
    else:
        named = {link for link, _ in puzzle.links}
        unnamed = [link for link in range(1, length + 1) if link not in named]
        link = int(what) if isinstance(what, int) else unnamed[0] if unnamed else 0
        if not link or link in named:
            return
        right = puzzle.start[link - 1]
        if false:
            puzzle.lies.append(len(puzzle.links))
            right = scene.chance.pick([value for value in range(1, values + 1) if value != right])
        puzzle.links.append([link, right])
        told = {"what": "link", "place": link, "sign": right}
    scene.reveal()
    if scene.options.puzzles == "tests":
        quotas = scene.state.plot.quotas
        quotas[key] = min(length - 1, quotas.get(key, 0) + 1)
    scene.tell("hint", puzzle=key, **told)


def is_solved(puzzle: Puzzle) -> bool:
    """Whether the last guess was the code."""
    return bool(puzzle.guesses) and puzzle.guesses[-1] == puzzle.start
