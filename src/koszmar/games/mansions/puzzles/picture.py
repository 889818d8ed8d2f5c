"""Picture puzzles: pieces of an image, of which two neighbours change places in a step (Picture Puzzle).

(puzzle-picture.def, puzzle-picture.step, puzzle-picture.adjacent, puzzle-picture.solved)
"""

from __future__ import annotations

from koszmar.kernel.flow import Key

from ..scenario.model import PuzzlePlan
from ..state import Puzzle, Scene
from .arrangements import ARRANGED


def neighbours(rows: int, columns: int) -> list[tuple[int, int]]:
    """Places whose edges touch."""
    found = []
    for place in range(rows * columns):
        if place % columns < columns - 1:
            found.append((place, place + 1))
        if place + columns < rows * columns:
            found.append((place, place + columns))
    return found


def generate(scene: Scene, puzzle: PuzzlePlan) -> Puzzle:
    """An arrangement exactly as many swaps away from the picture as the level says (puzzle-picture.def).

    On a grid for which none are stored swaps are made at random, each one taking some piece farther from its place, so
    that few are wasted.
    """
    rows, columns = puzzle.size
    if (stored := ARRANGED.get((rows, columns))) is not None:
        found = scene.chance.pick(stored[min(max(puzzle.level, min(stored)), max(stored))])
        return Puzzle("picture", list(found), list(found), size=[rows, columns])
    pieces = list(range(rows * columns))
    pairs = neighbours(rows, columns)
    last: tuple[int, int] | None = None
    for _ in range(max(1, puzzle.level)):
        fitting = [pair for pair in pairs if pair != last and _strays(pieces, pair, columns)]
        last = scene.chance.pick(fitting or [pair for pair in pairs if pair != last])
        _swap(pieces, last)
    if pieces == sorted(pieces):
        _swap(pieces, pairs[0])
    return Puzzle("picture", list(pieces), list(pieces), size=[rows, columns])


def _strays(pieces: list[int], pair: tuple[int, int], columns: int) -> bool:
    """Whether a swap takes both pieces no nearer to their places."""
    before = sum(_away(pieces[place], place, columns) for place in pair)
    after = _away(pieces[pair[0]], pair[1], columns) + _away(pieces[pair[1]], pair[0], columns)
    return after > before


def _away(piece: int, place: int, columns: int) -> int:
    return abs(piece // columns - place // columns) + abs(piece % columns - place % columns)


def _swap(pieces: list[int], pair: tuple[int, int]) -> None:
    one, other = pair
    pieces[one], pieces[other] = pieces[other], pieces[one]


def options(scene: Scene, puzzle: Puzzle) -> list[Key]:
    """("swap", place, place): two pieces whose edges touch (puzzle-picture.adjacent)."""
    rows, columns = puzzle.size
    return [("swap", one, other) for one, other in neighbours(rows, columns)]


def make_step(puzzle: Puzzle, choice: Key) -> int:
    """Swap two pieces: one step (puzzle-picture.step)."""
    assert isinstance(choice, tuple)
    _swap(puzzle.now, (int(choice[1]), int(choice[2])))
    return 1


def is_solved(puzzle: Puzzle) -> bool:
    """Whether every piece is in its place (puzzle-picture.solved)."""
    return puzzle.now == sorted(puzzle.now)
