"""Puzzles as the bot solves them: by what lies on the table, in as few steps as can be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from koszmar.games.mansions.minds import riddles
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.games.mansions.puzzles import code, lock, picture
from koszmar.games.mansions.puzzles.boards import BOARDS
from koszmar.games.mansions.state import Puzzle


@pytest.mark.parametrize("steps", [steps for steps, boards in BOARDS.items() if boards])
def test_a_lock_is_opened_in_as_few_steps_as_it_takes(steps: int) -> None:
    puzzle = Puzzle("lock", list(BOARDS[steps][0]), list(BOARDS[steps][0]))
    found = riddles.solution(puzzle)
    assert len(found) == steps
    for slide in found:
        lock.make_step(puzzle, slide)
    assert lock.is_solved(puzzle)


@pytest.mark.parametrize(
    ("pieces", "rows", "swaps"),
    [((1, 0, 2, 3, 4, 5), 2, 1), ((5, 1, 2, 3, 4, 0), 2, 5), ((2, 1, 0, 3, 4, 5, 6, 7, 8), 3, 3)],
)
def test_a_picture_is_put_together_in_as_few_swaps_as_it_takes(pieces: Sequence[int], rows: int, swaps: int) -> None:
    puzzle = Puzzle("picture", list(pieces), list(pieces), size=[rows, len(pieces) // rows])
    found = riddles.solution(puzzle)
    assert len(found) == swaps
    for swap in found:
        picture.make_step(puzzle, swap)
    assert picture.is_solved(puzzle)


@pytest.mark.parametrize("secret", [(1, 1, 1, 1), (4, 2, 5, 3), (5, 5, 1, 2)])
def test_a_code_is_found_in_few_guesses_without_looking_at_it(secret: Sequence[int]) -> None:
    table = position(someone("odile-carrow", "ballroom.a"))
    puzzle = Puzzle("code", list(secret), [0] * 4, size=[4, 5])
    table.state.puzzles["code"] = puzzle
    for _ in range(8):
        row = list(riddles.next_guess(table.match.seen_by(0), "code"))
        code.judge(puzzle, row)
        if row == puzzle.start:
            break
    assert puzzle.guesses[-1] == list(secret)
    assert len(puzzle.guesses) <= 7


def test_a_link_that_may_be_a_lie_is_believed_until_guesses_speak_against_it() -> None:
    story = '[draw.liar]\none-of = ["office", "library"]\n'
    table = position(someone("odile-carrow", "ballroom.a"), deed=(
        "search", "if liar = office\n  hint code 1 false\nelse\n  hint code 1"), story=story)  # fmt: skip
    table.state.plot.draws["liar"] = "office"
    table.choose(("token", "thing", "deed"))
    ((_, told),) = table.state.puzzles["code"].links
    rows = riddles.fitting(table.match.seen_by(0), "code")
    assert {row[0] for row in rows} == {1, 2, 3}
    assert max(rows, key=lambda row: rows[row])[0] == told or len(set(rows.values())) == 1
