"""Code puzzles: a hidden row of values, and what every guess is worth (Code Puzzle).

(puzzle-code.def, puzzle-code.attributes, puzzle-code.repeats, puzzle-code.step, puzzle-code.solved,
puzzle-code.feedback-success, puzzle-code.feedback-investigation, puzzle-code.no-double-count, puzzle-code.secret)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Key

from ..effects.model import Word
from ..scenario.model import PuzzlePlan
from ..state import Puzzle, Scene

GUESS = "guess"


def generate(scene: Scene, puzzle: PuzzlePlan) -> Puzzle:
    """A code at random, or the one that the scenario names (puzzle-code.def, puzzle-code.repeats)."""
    length, values = puzzle.size
    if puzzle.code:
        return Puzzle("code", list(puzzle.code), [0] * length, size=[length, values])
    code = [scene.chance.below(values) + 1 for _ in range(length)]
    order = list(range(1, values + 1))
    scene.chance.shuffle(order)
    twists = [scene.chance.below(values - 1) + 1 for _ in range(length)]
    return Puzzle("code", code, [0] * length, size=[length, values], order=order, twists=twists)


def options(scene: Scene, puzzle: Puzzle) -> list[Key]:
    """("set", link, value): lay another value into the row; "guess": ask how good the row is, if that is not known."""
    length, values = puzzle.size
    shown = [value for value in range(1, values + 1) if value not in puzzle.absent]
    found: list[Key] = [
        ("set", link, value) for link in range(1, length + 1) for value in shown if puzzle.now[link - 1] != value
    ]
    return [*found, GUESS] if 0 not in puzzle.now and puzzle.now not in puzzle.guesses else found


def make_step(puzzle: Puzzle, choice: Key) -> int:
    """Lay a value, which costs nothing, or guess (puzzle-code.step)."""
    if isinstance(choice, tuple):
        puzzle.now[int(choice[1]) - 1] = int(choice[2])
        return 0
    judge(puzzle, list(puzzle.now))
    return 1


def judge(puzzle: Puzzle, row: list[int]) -> None:
    """Everybody hears how good a row is."""
    puzzle.guesses.append(row)
    puzzle.feedback.append(list(feedback(puzzle.start, row)))


def feedback(code: Sequence[int], guess: Sequence[int]) -> tuple[int, int]:
    """How many links are right, and how many values are right in the wrong place; each link counts once.

    (puzzle-code.feedback-success, puzzle-code.feedback-investigation, puzzle-code.no-double-count)

    >>> feedback([1, 1, 2], [1, 2, 2]), feedback([1, 2, 3], [3, 1, 2])
    ((2, 0), (0, 3))
    """
    right = sum(one == other for one, other in zip(code, guess, strict=True))
    shared = sum((Counter(code) & Counter(guess)).values())
    return right, shared - right


def consistent_code(copies: Sequence[Puzzle], chance: Chance) -> list[int] | None:
    """Any code that gives the answers that were given, to everybody who has guessed; None if there is none."""
    puzzle = copies[0]
    found = candidates(
        tuple(puzzle.size),
        tuple(tuple(guess) for one in copies for guess in one.guesses),
        tuple(tuple(told) for one in copies for told in one.feedback),
        tuple(puzzle.absent),
        tuple((link, value, place in puzzle.lies) for place, (link, value) in enumerate(puzzle.links)),
    )
    return list(chance.pick(found)) if found else None


Row = tuple[int, ...]


@lru_cache(maxsize=256)
def candidates(
    size: Row, guesses: tuple[Row, ...], told: tuple[Row, ...], absent: Row, links: tuple[tuple[int, int, bool], ...]
) -> tuple[Row, ...]:
    """Every code that fits answers, absent values and links, each of which is true or a lie."""
    length, values = size
    rows = list(product([value for value in range(1, values + 1) if value not in absent], repeat=length))
    rows = [row for row in rows if all((row[link - 1] == value) != lie for link, value, lie in links)]
    for guess, answer in zip(guesses, told, strict=True):
        rows = [row for row in rows if feedback(row, guess) == answer]
    return tuple(rows)


def give_hint(scene: Scene, key: str, what: Word, *, false: bool = False) -> None:
    """Something about a code is learned by everybody, be it true or false: a row with its answer, a value that the code
    does not have, the value of a link."""
    from . import lying

    puzzle = lying(scene, key)
    length, values = puzzle.size
    if puzzle.solved:
        return
    if what == "row":
        rows = [list(row) for row in product(range(1, values + 1), repeat=length) if list(row) not in puzzle.guesses]
        place = scene.chance.below(len(rows))  # of all rows, so that the pick says nothing about the code
        judge(puzzle, rows[place] if rows[place] != puzzle.start else rows[place - 1])
        told = {"what": "row", "place": 0, "sign": 0}
    elif what == "without":
        order = puzzle.order or range(1, values + 1)
        absent = [value for value in order if value not in {*puzzle.start, *puzzle.absent}]
        if not absent:
            return
        puzzle.absent.append(absent[0])
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
            twist = puzzle.twists[link - 1] if puzzle.twists else 1
            right = (right - 1 + twist) % values + 1
        puzzle.links.append([link, right])
        told = {"what": "link", "place": link, "sign": right}
    _tell_everybody(scene, key)
    scene.reveal()
    if scene.options.puzzles == "tests":
        quotas = scene.state.plot.quotas
        quotas[key] = min(length - 1, quotas.get(key, 0) + 1)
    scene.tell("hint", puzzle=key, **told)


def _tell_everybody(scene: Scene, key: str) -> None:
    """What is learned is learned also by those who keep their own progress (ruling puzzle-shared)."""
    known = scene.state.puzzles[key]
    for name, own in scene.state.puzzles.items():
        if name.startswith(f"{key}/"):
            own.absent, own.links, own.lies = list(known.absent), [list(link) for link in known.links], list(known.lies)
            rows = [place for place, guess in enumerate(known.guesses) if guess not in own.guesses]
            own.guesses += [list(known.guesses[place]) for place in rows]
            own.feedback += [list(known.feedback[place]) for place in rows]


def retell(copies: Sequence[Puzzle], code: list[int], lies: list[int], chance: Chance) -> None:
    """Make the code another one, which has told the same: absent values, links, and which of those were lies."""
    length, values = copies[0].size
    absent = copies[0].absent
    twists = [chance.below(values - 1) + 1 for _ in range(length)]
    for place in lies:
        link, value = copies[0].links[place]
        twists[link - 1] = (value - code[link - 1]) % values
    for copy in copies:
        copy.start, copy.lies, copy.twists = list(code), list(lies), list(twists)
        copy.order = [*absent, *(value for value in range(1, values + 1) if value not in absent)]


def is_solved(puzzle: Puzzle) -> bool:
    """Whether the last guess was the code (puzzle-code.solved)."""
    return bool(puzzle.guesses) and puzzle.guesses[-1] == puzzle.start
