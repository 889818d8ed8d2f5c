"""Puzzles as they lie on the table: a cut picture, a lock with bolts, a hidden code."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec.structs import replace

from koszmar.kernel.flow import Decision
from koszmar.kernel.view import Block, Guess, Message, Puzzle

from ..puzzles import plan_of
from ..puzzles.lock import KEY_ROW, SIDE, pieces
from ..state import Puzzle as Kept
from ..state import Scene
from .names import story

PICTURES = ("lighthouse", "ghost", "key", "candle", "octopus", "clock", "raven", "eye", "ship", "mask", "tree", "hand")
"""What the pictures show; a puzzle shows the one that its name stands for."""


def puzzles(scene: Scene, decision: Decision | None) -> list[Puzzle]:
    """The puzzle that is being attempted; those of later turns lie in the log."""
    if decision is None or decision.prompt != "puzzle":
        return []
    key = str(decision.args["puzzle"])
    text = plan_of(scene, key).text
    puzzle = scene.state.puzzles[key]
    aim = story(scene, text) if text else Message(f"puzzle-{puzzle.kind}-goal")
    left, used = decision.args["left"], decision.args.get("used", 0)
    drawn = _drawn(key, puzzle, Message("puzzle-goal", {"text": aim, "left": left}))
    return [replace(drawn, moves=used, limit=left + used)]


def _drawn(key: str, puzzle: Kept, goal: Message) -> Puzzle:
    """A puzzle of any kind; above a code stand the values that a link can take (puzzle-code.variables-shown)."""
    title = Message(f"puzzle-{puzzle.kind}")
    if puzzle.kind == "picture":
        rows, columns = puzzle.size
        return Puzzle(key, "picture", title, columns, rows, _fragments(key, puzzle, columns), goal, picture_of(key))
    if puzzle.kind == "lock":
        return Puzzle(key, "lock", title, SIDE, SIDE, _bolts(key, puzzle), goal, exit=KEY_ROW)
    length, values = puzzle.size
    blocks = [
        Block(
            f"{key}/{link}/{value}", link - 1, value - 1, _sign(value), icon=f"code/{value}",
            state=_lying(puzzle, link, value),
        )
        for link in range(1, length + 1)
        for value in range(1, values + 1)
    ]  # fmt: skip
    guesses = [
        Guess([_sign(value) for value in guess], right, misplaced)
        for guess, (right, misplaced) in zip(puzzle.guesses, puzzle.feedback, strict=True)
    ]
    return Puzzle(key, "code", title, length, values, blocks, goal, guesses=guesses)


def picture_of(key: str) -> str:
    """Which picture a puzzle shows: always the same one for its name."""
    return f"picture/{PICTURES[sum(key.partition('/')[0].encode()) % len(PICTURES)]}"


def _fragments(key: str, puzzle: Kept, columns: int) -> list[Block]:
    return [
        Block(
            f"{key}/{place}", place % columns, place // columns, Message("puzzle-fragment", {"number": piece + 1}),
            fragment=piece, state="right" if piece == place else "",
        )
        for place, piece in enumerate(puzzle.now)
    ]  # fmt: skip


def _bolts(key: str, puzzle: Kept) -> list[Block]:
    blocks = []
    for number, (row, column, length, across) in enumerate(pieces(puzzle.now)):
        label = Message("puzzle-bolt", {"number": number}) if number else Message("puzzle-key")
        blocks.append(Block(
            f"{key}/{number}", column, row, label, length if across else 1, 1 if across else length,
            icon="" if number else "key", state="" if number else "key",
        ))  # fmt: skip
    return blocks


def _lying(puzzle: Kept, link: int, value: int) -> Literal["", "laid", "absent", "named"]:
    """What is to be seen of a value at a link: laid, known not to be in the code, named by somebody."""
    if puzzle.now[link - 1] == value:
        return "laid"
    if value in puzzle.absent:
        return "absent"
    return "named" if [link, value] in puzzle.links else ""


@cache
def _sign(value: int) -> Message:
    return Message("puzzle-sign", {"number": value})


def touched(scene: Scene, decision: Decision, key: object) -> list[str]:
    """What a step of a puzzle touches."""
    name = str(decision.args["puzzle"])
    match key:
        case ("swap", int(one), int(other)):
            return [f"{name}/{one}", f"{name}/{other}"]
        case ("slide", int(number), int(distance)):
            row, column, length, across = pieces(scene.state.puzzles[name].now)[number]
            ahead = distance + (length - 1 if distance > 0 else 0)
            x, y = (column + ahead, row) if across else (column, row + ahead)
            return [f"{name}/{number}", f"cell/{name}/{x}/{y}"]
        case ("set", int(link), int(value)):
            return [f"{name}/{link}/{value}"]
    return []
