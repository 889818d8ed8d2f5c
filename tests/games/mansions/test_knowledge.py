"""What a seat can know of what was drawn, and what it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.mansions.effects.conditions import fact_of
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.kernel.testing.driver import Driver

DRAWN = """
[draw.culprit]
one-of = ["quill", "finch", "vale"]
"""


def deed(do: str, **more: Any) -> Driver:
    """Two investigators, one of whom does something at a token."""
    crew = [someone("jonah-pike", "ballroom.a"), someone("odile-carrow", "ballroom.b")]
    table = position(*crew, deed=("search", do), story=DRAWN, **more)
    table.state.plot.draws["culprit"] = "quill"
    table.choose(DEED)
    return table


def imagined(table: Driver, seat: int) -> list[Any]:
    """Worlds that a seat takes for possible."""
    return [table.match.fork(seed=str(number), as_seen_by=seat).state for number in range(40)]


def culprits(table: Driver, seat: int) -> set[str]:
    return {state.plot.draws["culprit"] for state in imagined(table, seat)}


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_before_anything_hangs_on_a_draw_it_may_be_anything() -> None:
    assert culprits(deed("clue +1"), 0) == {"quill", "finch", "vale"}


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_what_everybody_saw_narrows_a_draw_for_everybody() -> None:
    table = deed("if culprit = quill or culprit = finch\n  clue +1\nelse\n  horror 1 facedown")
    assert table.state.plot.looked == ["culprit quill finch"]
    assert culprits(table, 0) == culprits(table, 1) == {"quill", "finch"}


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_what_one_player_was_told_narrows_it_for_that_player_alone() -> None:
    table = deed("if culprit = quill\n  tell brine-stained-letter")
    assert culprits(table, 0) == {"quill"}
    assert culprits(table, 1) == {"quill", "finch", "vale"}
    assert table.match.seen_by(0).state.investigators[0].notes
    assert not table.match.seen_by(1).state.investigators[0].notes
    elsewhere = [state for state in imagined(table, 1) if state.plot.draws["culprit"] != "quill"]
    assert not any(state.investigators[0].notes for state in elsewhere)


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_what_nobody_noticed_narrows_nothing_and_is_otherwise_in_other_truths() -> None:
    table = deed("if culprit = quill\n  add guilt 2")
    assert fact_of(table.state.plot, "guilt") == 2
    worlds = imagined(table, 0)
    assert {(one.plot.draws["culprit"], fact_of(one.plot, "guilt")) for one in worlds} == {
        ("quill", 2), ("finch", 0), ("vale", 0),
    }  # fmt: skip


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_what_comes_of_such_a_fact_later_narrows_the_draw() -> None:
    table = deed("if culprit = quill\n  add guilt 1\nif guilt >= 1\n  clue +1")
    assert table.state.investigators[0].clues == 1
    assert culprits(table, 0) == {"quill"}


@pytest.mark.rule("mansions/puzzle-code.secret")
def test_nobody_knows_whether_a_link_was_a_lie() -> None:
    puzzle = deed("if culprit = quill\n  hint code 1 false\nelse\n  hint code 1")
    ((link, told),) = puzzle.state.puzzles["code"].links
    assert (link, told != 1) == (1, True)
    for state in imagined(puzzle, 0):
        values = state.puzzles["code"].size[1]  # a lie is never the truth, whatever link it will be about
        assert all(1 <= twist < values for twist in state.puzzles["code"].twists)
        assert (state.puzzles["code"].start[0] != told) == (state.plot.draws["culprit"] == "quill")
        if state.plot.draws["culprit"] == "quill":  # whoever lied there would have said the same
            code = state.puzzles["code"]
            assert (code.start[0] - 1 + code.twists[0]) % code.size[1] + 1 == told
    assert culprits(puzzle, 0) == {"quill", "finch", "vale"}
    assert not puzzle.match.seen_by(0).state.puzzles["code"].lies


@pytest.mark.rule("mansions/insane.secret")
def test_others_know_neither_the_insane_card_nor_whom_it_names() -> None:
    crew = [someone("jonah-pike", "ballroom.a", conditions=["insane-11"], goal=2),
            someone("odile-carrow", "ballroom.b"), someone("amina-feld", "ballroom.b")]  # fmt: skip
    table = position(*crew)
    own, other = table.match.seen_by(0).state.investigators[0], table.match.seen_by(1).state.investigators[0]
    assert (own.conditions[0].key, own.goal) == ("insane-11", 2)
    assert (other.conditions[0].key, other.goal) == ("?insane", -1)
    worlds = imagined(table, 1)
    assert len({state.investigators[0].conditions[0].key for state in worlds}) > 5
    assert {state.investigators[0].goal for state in worlds} == {1, 2}
