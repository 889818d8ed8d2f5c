"""Puzzles: attempts, steps and progress; pictures, locks and codes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from tests.games.mansions.house import VIEWERS, B, I, S, clues, offers, possessions, suffered

from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.puzzles import KINDS, code, lock, picture
from koszmar.games.mansions.puzzles.arrangements import ARRANGED
from koszmar.games.mansions.puzzles.boards import BOARDS
from koszmar.games.mansions.scenario.library import scenario, shipped
from koszmar.games.mansions.scenario.model import PuzzlePlan
from koszmar.games.mansions.state import Puzzle
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

HERE = "ballroom.a"
STORY = """
[[puzzle]]
key = "painting"
kind = "picture"
skill = "strength"
level = 3

[[puzzle]]
key = "safe"
kind = "lock"
skill = "agility"
level = 3

[[puzzle]]
key = "cipher"
kind = "code"
skill = "lore"
size = [3, 4]
code = [1, 1, 2]
"""
DO = """
puzzle {}
  solved
    clue +1
  unsolved
    horror 1 facedown
"""
FREE_LOCK = [2, 0, 2, 1, 0, 3, 2, 0, 3, 2, 3, 0]
"""The key piece, two upright pieces, the second of them in nobody's way: the first stands above the key's row."""
SHUT_LOCK = [2, 0, 2, 1, 1, 3, 2, 0, 3, 0, 3, 1]
"""The key piece, an upright piece in its way, and a piece that lies across below."""


def at(puzzle: str, who: str = "ilja-brandt", *items: str, **more: Any) -> Driver:
    """Somebody before a puzzle; Ilja Brandt has strength 3, agility 3, lore 4."""
    own = {name: more.pop(name) for name in ("clues", "conditions", "damage") if name in more}
    others = more.pop("others", ())
    lies = more.pop("lies", None)
    if lies is not None:
        more["table"] = {"puzzles": {puzzle: lies}}
    return position(
        someone(who, HERE, *items, **own), *others, deed=("search", DO.format(puzzle)), story=STORY, **more
    )  # fmt: skip


def cut(*pieces: int) -> Puzzle:
    """A picture of two rows and three columns."""
    return Puzzle("picture", list(pieces), list(pieces), size=[2, 3])


def bolted(numbers: list[int]) -> Puzzle:
    """A lock."""
    return Puzzle("lock", list(numbers), list(numbers))


def hidden(*links: int) -> Puzzle:
    """A code of four values that nobody has guessed at."""
    return Puzzle("code", list(links), [0] * len(links), size=[len(links), 4])


def guess(table: Driver, *row: int) -> Driver:
    """Lay a row and ask how good it is."""
    lies = table.state.puzzles[table.decision.args["puzzle"]].now
    table.choose(*[("set", link, value) for link, value in enumerate(row, 1) if lies[link - 1] != value])
    return table.choose("guess")


def generated(plan: PuzzlePlan, seed: object) -> Puzzle:
    """What a generator makes of a plan."""
    table = position(someone("ilja-brandt", HERE), chance=SeededChance(f"puzzle {seed}"))
    found: Puzzle = KINDS[plan.kind].generate(table.match.scene, plan)
    return found


def steps(table: Driver) -> list[str]:
    """The steps that are offered."""
    return [option for option in table.offered if option not in ("close", "clue")]


# -- attempts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/puzzle.start")
@pytest.mark.rule("mansions/puzzle.steps")
@pytest.mark.parametrize(("puzzle", "skill"), [("painting", 3), ("safe", 3), ("cipher", 4)])
def test_an_effect_lets_somebody_attempt_a_puzzle_with_the_skill_that_it_names(puzzle: str, skill: int) -> None:
    table = at(puzzle, chance=SeededChance("attempt")).choose(DEED).asks("puzzle", 0)
    assert (table.decision.args["puzzle"], table.decision.args["left"]) == (puzzle, skill)
    assert steps(table)


@pytest.mark.rule("mansions/puzzle.steps")
def test_after_as_many_steps_as_the_skill_has_there_are_no_more() -> None:
    table = at("painting", lies=cut(1, 2, 0, 4, 5, 3)).choose(DEED)
    for left in (2, 1):
        table.choose(("swap", 0, 1))
        assert table.decision.args["left"] == left
    table.choose(("swap", 0, 1)).asks("act")
    assert suffered(table) == (0, 1)


@pytest.mark.rule("mansions/puzzle.steps")
def test_a_clue_keeps_the_attempt_going() -> None:
    table = at("painting", lies=cut(1, 2, 0, 4, 5, 3), clues=1).choose(DEED)
    table.choose(*[("swap", 0, 1)] * 3)
    assert table.offered == ["close", "clue"]
    table.choose("clue")
    assert (table.decision.args["left"], clues(table)) == (1, 0)


@pytest.mark.rule("mansions/puzzle.extra-steps")
@pytest.mark.parametrize(("who", "items", "left"), [("ilja-brandt", ("magnifying-glass",), 4), ("tobias-wren", (), 6)])
def test_items_and_abilities_give_more_steps(who: str, items: tuple[str, ...], left: int) -> None:
    others = () if who != "tobias-wren" else (someone("ilja-brandt", "study.a"),)
    table = at("painting", who, *items, lies=cut(1, 0, 2, 3, 4, 5), others=others).choose(DEED)
    assert table.decision.args["left"] == left


@pytest.mark.rule("mansions/puzzle.no-dice-bonus")
def test_what_adds_or_takes_dice_changes_no_number_of_steps() -> None:
    wounded = at("painting", "ilja-brandt", "crowbar", lies=cut(1, 0, 2, 3, 4, 5), conditions=["wounded-1"])
    assert wounded.choose(DEED).decision.args["left"] == 3
    dice = position(someone("ilja-brandt", HERE, conditions=["wounded-1"]), deed=("search", "test strength 1"))
    dice.choose(DEED, rolls=[[B, B]])


@pytest.mark.rule("mansions/puzzle.outcome")
@pytest.mark.rule("mansions/puzzle.auto-detect")
def test_a_solved_puzzle_is_recognised_at_once_and_does_what_the_effect_says() -> None:
    table = at("painting", lies=cut(1, 0, 2, 3, 4, 5)).choose(DEED, ("swap", 0, 1)).asks("act")
    assert table.events("puzzle-solved") == [{"who": 0, "puzzle": "painting"}]
    assert (clues(table), suffered(table)) == (1, (0, 0))


@pytest.mark.rule("mansions/puzzle.outcome")
@pytest.mark.rule("mansions/puzzle.close")
def test_whoever_closes_an_unsolved_puzzle_ends_the_attempt() -> None:
    table = at("painting", lies=cut(1, 2, 0, 3, 4, 5)).choose(DEED, ("swap", 0, 1), "close").asks("act")
    assert not table.events("puzzle-solved")
    assert (clues(table), suffered(table)) == (0, (0, 1))


@pytest.mark.rule("mansions/puzzle.progress-saved")
@pytest.mark.rule("mansions/puzzle.anyone-continues")
def test_somebody_else_goes_on_where_the_last_one_stopped() -> None:
    two = someone("hanna-voss", HERE)
    table = at("painting", lies=cut(1, 2, 0, 3, 4, 5), others=[two]).choose(DEED, ("swap", 1, 2), "close")
    assert table.state.puzzles["painting"].now == [1, 0, 2, 3, 4, 5]
    table.choose("end", *([1] if table.decision.prompt == "who-next" else []), DEED, ("swap", 0, 1))
    assert table.events("puzzle-solved") == [{"who": 1, "puzzle": "painting"}]
    assert clues(table, 1) == 1


@pytest.mark.rule("mansions/puzzle.anyone-continues")
def test_in_another_reading_everybody_has_progress_of_his_own() -> None:
    two = someone("hanna-voss", HERE)
    table = at("painting", lies=cut(1, 2, 0, 3, 4, 5), others=[two], rulings={"puzzle-shared": "own"})
    table.choose(DEED, ("swap", 1, 2), "close", DEED)
    assert table.state.puzzles[table.decision.args["puzzle"]].now == [1, 0, 2, 3, 4, 5]
    table.choose("close", "end", DEED)
    assert table.state.puzzles[table.decision.args["puzzle"]].now == [1, 2, 0, 3, 4, 5]
    table.choose(("swap", 1, 2), ("swap", 0, 1))
    assert table.state.puzzles["painting"].solved
    assert clues(table, 1) == 1


@pytest.mark.rule("mansions/puzzle.anyone-continues")
def test_codes_that_everybody_guesses_alone_are_one_code_and_remain_a_secret() -> None:
    two = someone("hanna-voss", HERE)
    table = at("cipher", lies=hidden(1, 1, 2), others=[two], rulings={"puzzle-shared": "own"})
    guess(table.choose(DEED), 1, 2, 3).choose("close", "end", DEED)
    guess(table, 4, 4, 4).choose("close")
    for seed in range(5):
        imagined = table.match.fork(seed=seed, as_seen_by=1).state.puzzles
        starts = [tuple(puzzle.start) for key, puzzle in imagined.items() if key.startswith("cipher")]
        assert len(starts) == 3
        assert len(set(starts)) == 1
        assert code.feedback(list(starts[0]), [1, 2, 3]) == (1, 1)
        assert code.feedback(list(starts[0]), [4, 4, 4]) == (0, 0)


@pytest.mark.rule("mansions/puzzle.kinds")
def test_there_are_pictures_locks_and_codes_and_a_step_is_something_else_in_each() -> None:
    assert set(KINDS) == {"picture", "lock", "code"}
    first = {"painting": "swap", "safe": "slide", "cipher": "set"}
    for puzzle, word in first.items():
        table = at(puzzle, chance=SeededChance(puzzle)).choose(DEED)
        assert {step.split()[0] for step in steps(table)} == {word}


@pytest.mark.rule("mansions/puzzle.progress-saved")
def test_a_puzzle_that_is_solved_stays_solved() -> None:
    table = at("painting", lies=cut(1, 0, 2, 3, 4, 5)).choose(DEED, ("swap", 0, 1), DEED).asks("act")
    assert clues(table) == 2


# -- for those who do not like puzzles -----------------------------------------------------------------------------


def test_instead_of_steps_successes_can_add_up_to_the_fewest_that_solve_it() -> None:
    table = at("painting", options={"puzzles": "tests"}, lies=cut(1, 2, 0, 4, 5, 3))
    table.choose(DEED, rolls=[[S, B, B]])
    assert table.events("quota") == [{"who": 0, "done": 1, "needed": 3}]
    assert suffered(table) == (0, 1)
    table.choose(DEED, rolls=[[S, S, B]])
    assert clues(table) == 1


@pytest.mark.rule("mansions/puzzle.extra-steps")
def test_extra_steps_count_as_successes_there() -> None:
    others = [someone("ilja-brandt", "study.a")]
    table = at("painting", "tobias-wren", options={"puzzles": "tests"}, lies=cut(1, 2, 0, 4, 5, 3), others=others)
    table.choose(DEED, rolls=[[S, B, B, B]])
    assert clues(table) == 1


@pytest.mark.rule("mansions/puzzle.extra-steps")
def test_cards_that_give_more_steps_help_there_too() -> None:
    table = at("painting", "ilja-brandt", "glass-negative", options={"puzzles": "tests"}, lies=cut(1, 2, 0, 4, 5, 3))
    table.choose(DEED, rolls=[[B, B, I]]).asks("puzzle", 0)
    assert table.offered == ["close", "glass-negative"]
    table.choose("glass-negative")
    assert (clues(table), possessions(table)) == (1, [])


# -- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/puzzle-picture.def")
@pytest.mark.parametrize("size", [(2, 3), (2, 4), (3, 3), (3, 4)])
def test_a_picture_is_cut_into_six_pieces_or_more_that_lie_in_disorder(size: tuple[int, int]) -> None:
    plan = PuzzlePlan(key="p", kind="picture", skill="lore", size=size, level=5)
    found = [tuple(generated(plan, seed).now) for seed in range(12)]
    assert len(found[0]) == size[0] * size[1] >= 6
    for pieces in found:
        assert sorted(pieces) == list(range(len(pieces)))
        assert list(pieces) != sorted(pieces)
    assert len(set(found)) > 6


@pytest.mark.rule("mansions/puzzle-picture.def")
def test_every_picture_of_a_scenario_has_six_pieces_or_more() -> None:
    plans = [puzzle for key in shipped() for puzzle in scenario(key).puzzles.values() if puzzle.kind == "picture"]
    assert plans
    assert all(plan.size in ARRANGED and plan.level in ARRANGED[plan.size] for plan in plans)


@pytest.mark.rule("mansions/puzzle-picture.adjacent")
@pytest.mark.rule("mansions/puzzle-picture.step")
def test_a_step_swaps_two_pieces_whose_edges_touch() -> None:
    table = at("painting", lies=cut(5, 4, 3, 2, 1, 0)).choose(DEED)
    assert sorted(steps(table)) == sorted(f"swap {pair}" for pair in ("0 1", "1 2", "3 4", "4 5", "0 3", "1 4", "2 5"))
    table.choose(("swap", 1, 4))
    assert table.state.puzzles["painting"].now == [5, 1, 3, 2, 4, 0]
    assert table.decision.args["left"] == 2


@pytest.mark.rule("mansions/puzzle-picture.solved")
def test_a_picture_is_solved_when_every_piece_is_in_its_place() -> None:
    solved = [pieces for pieces in permutations(range(6)) if picture.is_solved(cut(*pieces))]
    assert solved == [tuple(range(6))]


def swaps_away(rows: int, columns: int, most: int) -> dict[tuple[int, ...], int]:
    """Every arrangement that few swaps lead to, with how many."""
    start = tuple(range(rows * columns))
    away, edge = {start: 0}, [start]
    for far in range(1, most + 1):
        fresh = []
        for before in edge:
            for one, other in picture.neighbours(rows, columns):
                after = list(before)
                after[one], after[other] = after[other], after[one]
                if tuple(after) not in away:
                    away[tuple(after)] = far
                    fresh.append(tuple(after))
        edge = fresh
    return away


@pytest.mark.parametrize(("size", "most"), [((2, 3), 9), ((2, 4), 5), ((3, 3), 4)])
def test_stored_pictures_need_exactly_as_many_swaps_as_they_are_said_to(size: tuple[int, int], most: int) -> None:
    away = swaps_away(*size, most)
    for swaps, found in ARRANGED[size].items():
        assert len(set(found)) == len(found) > 0
        for pieces in found:
            assert away.get(pieces, swaps if swaps > most else None) == swaps


# -- locks ---------------------------------------------------------------------------------------------------------

EVERY_BOARD = [(length, board) for length, boards in BOARDS.items() for board in boards]


@pytest.mark.rule("mansions/puzzle-lock.pieces")
@pytest.mark.rule("mansions/puzzle-lock.def")
def test_every_board_has_pieces_of_two_or_three_cells_beside_each_other() -> None:
    for _, board in EVERY_BOARD:
        laid = lock.pieces(list(board))
        assert {piece[2] for piece in laid} <= {2, 3}
        assert {piece[3] for piece in laid} <= {0, 1}
        covered = Counter(cell for piece in laid for cell in lock.cells(piece))
        assert set(covered.values()) == {1}
        assert all(0 <= row < lock.SIDE and 0 <= column < lock.SIDE for row, column in covered)
        assert 7 <= len(laid) <= 13


@pytest.mark.rule("mansions/puzzle-lock.key-piece")
def test_the_key_piece_lies_in_the_third_row_and_looks_different() -> None:
    for _, board in EVERY_BOARD:
        key, *others = lock.pieces(list(board))
        assert (key[0], key[2], key[3]) == (2, 2, 1)
        assert not any(piece[0] == 2 and piece[3] for piece in others)
    table = at("safe", lies=bolted(SHUT_LOCK)).choose(DEED)
    (drawn,) = table.view(0).puzzles
    first, *blocks = drawn.blocks
    assert (first.state, first.icon) == ("key", "key")
    assert {(block.state, block.icon) for block in blocks} == {("", "")}
    assert drawn.exit == 2


@pytest.mark.rule("mansions/puzzle-lock.direction")
@pytest.mark.rule("mansions/puzzle-lock.no-overlap")
@pytest.mark.rule("mansions/puzzle-lock.slide-any-distance")
def test_pieces_slide_along_themselves_as_far_as_nothing_is_in_the_way() -> None:
    found = set(lock.slides(SHUT_LOCK))
    assert {slide for slide in found if slide[0] == 0} == {(0, 1)}
    assert {slide for slide in found if slide[0] == 2} == {(2, 1), (2, 2), (2, 3)}
    below = [*SHUT_LOCK[:8], 3, 1, 3, 1]
    assert {slide for slide in lock.slides(below) if slide[0] == 1} == {(1, -1)}


@pytest.mark.rule("mansions/puzzle-lock.step")
@pytest.mark.rule("mansions/puzzle-lock.slide-any-distance")
def test_one_slide_of_one_piece_is_one_step_however_far_it_goes() -> None:
    table = at("safe", lies=bolted(SHUT_LOCK)).choose(DEED, ("slide", 2, 3))
    assert table.decision.args["left"] == 2
    assert lock.pieces(table.state.puzzles["safe"].now) == [(2, 0, 2, 1), (1, 3, 2, 0), (3, 3, 3, 1)]


@pytest.mark.rule("mansions/puzzle-lock.slide-any-distance")
def test_in_another_reading_every_cell_is_a_step() -> None:
    table = at("safe", lies=bolted(SHUT_LOCK), rulings={"lock-slide": "one-cell"}).choose(DEED)
    assert {option for option in steps(table) if option.startswith("slide 2")} == {"slide 2 1"}


@pytest.mark.rule("mansions/puzzle-lock.solved")
@pytest.mark.rule("mansions/puzzle-lock.def")
def test_a_lock_opens_when_the_key_piece_reaches_the_right_edge() -> None:
    table = at("safe", lies=bolted(FREE_LOCK)).choose(DEED, ("slide", 0, 3)).asks("puzzle")
    assert not table.state.puzzles["safe"].solved
    table.choose(("slide", 0, 1)).asks("act")
    assert clues(table) == 1


def shortest(board: tuple[int, ...]) -> int:
    """How many slides solve a board at best: all arrangements, nearest first."""
    laid = lock.pieces(list(board))
    tracks = [
        [
            sum(1 << (row * 6 + column) for row, column in lock.cells((piece[0], there, piece[2], 1) if piece[3] else
                                                                      (there, piece[1], piece[2], 0)))
            for there in range(7 - piece[2])
        ]
        for piece in laid
    ]  # fmt: skip
    start = tuple(piece[1] if piece[3] else piece[0] for piece in laid)
    seen, edge, steps = {start}, [start], 0
    while edge:
        if any(places[0] == 4 for places in edge):
            return steps
        fresh = set()
        for places in edge:
            taken = 0
            for track, place in zip(tracks, places, strict=True):
                taken |= track[place]
            for number, track in enumerate(tracks):
                others = taken & ~track[places[number]]
                for way in (-1, 1):
                    there = places[number] + way
                    while 0 <= there < len(track) and not track[there] & others:
                        fresh.add((*places[:number], there, *places[number + 1 :]))
                        there += way
        edge = list(fresh - seen)
        seen |= fresh
        steps += 1
    raise AssertionError("it cannot be solved")


@pytest.mark.parametrize("length", list(range(2, 11)))
def test_every_stored_board_can_be_solved_in_as_many_steps_as_it_is_said_to(length: int) -> None:
    boards = BOARDS[length]
    assert len(boards) == 20
    assert [shortest(board) for board in boards] == [length] * 20


def test_no_board_is_stored_twice() -> None:
    alike = Counter(frozenset(lock.pieces(list(board))) for _, board in EVERY_BOARD)
    assert set(alike.values()) == {1}


@pytest.mark.rule("mansions/puzzle-lock.def")
@pytest.mark.parametrize("level", [2, 10])
def test_a_lock_is_as_hard_as_the_scenario_says(level: int) -> None:
    plan = PuzzlePlan(key="l", kind="lock", skill="lore", level=level)
    found = {tuple(generated(plan, seed).now) for seed in range(12)}
    assert found <= set(BOARDS[level])
    assert len(found) > 3


# -- codes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/puzzle-code.def")
@pytest.mark.rule("mansions/puzzle-code.attributes")
@pytest.mark.parametrize("size", [(3, 4), (4, 5), (5, 5)])
def test_a_code_has_a_length_and_values_that_its_links_can_take(size: tuple[int, int]) -> None:
    plan = PuzzlePlan(key="c", kind="code", skill="lore", size=size)
    codes = [generated(plan, seed).start for seed in range(60)]
    assert {len(found) for found in codes} == {size[0]}
    assert {value for found in codes for value in found} == set(range(1, size[1] + 1))


@pytest.mark.rule("mansions/puzzle-code.def")
def test_every_code_of_a_scenario_has_three_links_or_more() -> None:
    plans = [puzzle for key in shipped() for puzzle in scenario(key).puzzles.values() if puzzle.kind == "code"]
    assert plans
    assert min(plan.size[0] for plan in plans) >= 3


@pytest.mark.rule("mansions/puzzle-code.repeats")
def test_a_value_can_stand_in_a_code_more_than_once() -> None:
    plan = PuzzlePlan(key="c", kind="code", skill="lore", size=(3, 4))
    codes = [generated(plan, seed).start for seed in range(40)]
    assert any(len(set(found)) < 3 for found in codes)
    assert any(len(set(found)) == 3 for found in codes)


@pytest.mark.rule("mansions/puzzle-code.variables-shown")
def test_the_values_that_a_link_can_take_are_shown() -> None:
    table = at("cipher").choose(DEED)
    (drawn,) = table.view(1).puzzles
    assert (drawn.kind, drawn.columns, drawn.rows) == ("code", 3, 4)
    assert {(block.x, block.icon) for block in drawn.blocks} == {
        (place, f"code/{value}") for place in range(3) for value in range(1, 5)
    }


@pytest.mark.rule("mansions/puzzle-code.step")
def test_a_guess_has_a_value_for_every_link_and_is_one_step() -> None:
    table = at("cipher").choose(DEED)
    assert set(steps(table)) == {f"set {link} {value}" for link, value in product(range(1, 4), range(1, 5))}
    table.choose(("set", 1, 4), ("set", 2, 4))
    assert not offers(table, "guess")
    table.choose(("set", 3, 4))
    assert table.decision.args["left"] == 4
    table.choose("guess")
    assert table.decision.args["left"] == 3
    assert table.state.puzzles["cipher"].guesses == [[4, 4, 4]]
    assert not offers(table, "guess")


@pytest.mark.rule("mansions/puzzle-code.solved")
def test_a_guess_that_is_right_solves_the_puzzle() -> None:
    table = guess(at("cipher").choose(DEED), 1, 1, 2).asks("act")
    assert clues(table) == 1


@pytest.mark.rule("mansions/puzzle-code.feedback-success")
@pytest.mark.rule("mansions/puzzle-code.feedback-investigation")
@pytest.mark.rule("mansions/puzzle-code.no-double-count")
@pytest.mark.parametrize(
    ("row", "right", "misplaced"),
    [
        ((1, 3, 4), 1, 0),
        ((2, 1, 3), 1, 1),
        ((2, 3, 1), 0, 2),
        ((1, 1, 1), 2, 0),
        ((2, 2, 2), 1, 0),
        ((3, 2, 2), 1, 0),
        ((1, 2, 1), 1, 2),
        ((3, 3, 4), 0, 0),
    ],
)
def test_a_wrong_guess_is_told_what_is_right_and_what_is_right_elsewhere(
    row: tuple[int, int, int], right: int, misplaced: int
) -> None:
    table = guess(at("cipher").choose(DEED), *row).asks("puzzle")
    for seat in (0, 1, None):
        (shown,) = table.view(seat).puzzles[0].guesses
        assert [sign.args["number"] for sign in shown.values] == list(row)
        assert (shown.right, shown.misplaced) == (right, misplaced)


@pytest.mark.rule("mansions/puzzle-code.no-double-count")
def test_no_link_is_counted_twice_whatever_is_guessed() -> None:
    for hidden, guess in product(product((1, 2, 3), repeat=3), repeat=2):
        right, misplaced = code.feedback(list(hidden), list(guess))
        matched = sum(min(hidden.count(value), guess.count(value)) for value in (1, 2, 3))
        assert right == sum(one == other for one, other in zip(hidden, guess, strict=True))
        assert right + misplaced == matched


@pytest.mark.rule("mansions/puzzle-code.secret")
def test_nobody_is_told_the_code_before_it_is_guessed() -> None:
    table = guess(at("cipher", lies=hidden(1, 1, 2)).choose(DEED), 1, 2, 3).choose("close")
    for viewer in VIEWERS:
        worlds = [table.match.fork(seed=seed, as_seen_by=viewer) for seed in range(30)]
        codes = {tuple(world.state.puzzles["cipher"].start) for world in worlds}
        assert len(codes) > 3
        assert all(code.feedback(list(found), [1, 2, 3]) == (1, 1) for found in codes)
    guess(table.choose(DEED), 1, 1, 2)
    assert table.match.fork(seed=1, as_seen_by=1).state.puzzles["cipher"].start == [1, 1, 2]
