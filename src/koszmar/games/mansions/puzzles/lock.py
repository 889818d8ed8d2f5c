"""Lock puzzles: pieces slide along their tracks until the key piece is free (Lock Puzzle).

A board is 6 by 6; a piece is written as row, column, length and whether it lies across. The first piece is the key: two
cells long, in the third row; it is free when it reaches the right edge.

(puzzle-lock.def, puzzle-lock.pieces, puzzle-lock.key-piece, puzzle-lock.step, puzzle-lock.direction,
puzzle-lock.no-overlap, puzzle-lock.slide-any-distance, puzzle-lock.solved)
"""

from __future__ import annotations

from koszmar.kernel.flow import Key

from ..scenario.model import PuzzlePlan
from ..state import Puzzle, Scene
from .boards import BOARDS

SIDE, KEY_ROW = 6, 2


def generate(scene: Scene, puzzle: PuzzlePlan) -> Puzzle:
    """One of the stored boards whose shortest solution has as many steps as the level says."""
    level = min(max(puzzle.level, min(BOARDS)), max(BOARDS))
    board = scene.chance.pick(BOARDS[level])
    return Puzzle("lock", list(board), list(board))


def pieces(numbers: list[int]) -> list[tuple[int, int, int, int]]:
    """Row, column, length, across of every piece (puzzle-lock.pieces)."""
    return [tuple(numbers[at : at + 4]) for at in range(0, len(numbers), 4)]  # type: ignore[misc]


def cells(piece: tuple[int, int, int, int]) -> list[tuple[int, int]]:
    """The cells that a piece covers."""
    row, column, length, across = piece
    return [(row, column + step) if across else (row + step, column) for step in range(length)]


def slides(numbers: list[int], *, far: bool = True) -> list[tuple[int, int]]:
    """Every piece with how far it can slide along its track, back or forth, up to the next piece.

    (puzzle-lock.direction, puzzle-lock.no-overlap, puzzle-lock.slide-any-distance)
    """
    found, laid = [], pieces(numbers)
    taken = {cell for piece in laid for cell in cells(piece)}
    for number, piece in enumerate(laid):
        row, column, length, across = piece
        for way in (-1, 1):
            for distance in range(1, SIDE):
                ahead = distance if way < 0 else length - 1 + distance
                cell = (row, column + way * ahead) if across else (row + way * ahead, column)
                if not (0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE) or cell in taken:
                    break
                found.append((number, way * distance))
                if not far:
                    break
    return found


def options(scene: Scene, puzzle: Puzzle) -> list[Key]:
    """("slide", piece, distance) (ruling lock-slide)."""
    return [("slide", *slide) for slide in slides(puzzle.now, far=scene.rulings.lock_slide == "any-distance")]


def make_step(puzzle: Puzzle, choice: Key) -> int:
    """Slide a piece: one step (puzzle-lock.step)."""
    assert isinstance(choice, tuple)
    piece, distance = int(choice[1]), int(choice[2])
    puzzle.now[4 * piece + (1 if puzzle.now[4 * piece + 3] else 0)] += distance
    return 1


def is_solved(puzzle: Puzzle) -> bool:
    """Whether the key piece has reached the right edge (puzzle-lock.solved)."""
    return puzzle.now[1] + puzzle.now[2] == SIDE
