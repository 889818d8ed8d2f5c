"""Puzzles: the shortest way to the solution of what lies on the table, and the next guess at a code."""

from __future__ import annotations

from collections import Counter, deque
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count

from koszmar.kernel.flow import Key

from ..effects.conditions import fits
from ..knowledge import known_draws, possible_draws
from ..puzzles import code, lock, picture
from ..state import Puzzle, Scene

GIVE_UP = 40_000
"""Positions that are looked at before a puzzle is played by eye."""
Row = tuple[int, ...]


def steps_left(scene: Scene, key: str) -> float:
    """How many steps a puzzle still takes; of a code, about how many guesses."""
    puzzle = scene.state.puzzles[key]
    if puzzle.solved:
        return 0.0
    if puzzle.kind == "code":
        rows = len(fitting(scene, key))
        return 1.0 if rows <= 1 else 2.0 if rows <= 4 else 3.0 if rows <= 20 else 4.0 if rows <= 150 else 5.0
    return float(len(solution(puzzle)))


def next_step(scene: Scene, key: str) -> Key | None:
    """What to do next at a puzzle."""
    puzzle = scene.state.puzzles[key]
    if puzzle.kind == "code":
        row = next_guess(scene, key)
        for link, (laid, wanted) in enumerate(zip(puzzle.now, row, strict=True), 1):
            if laid != wanted:
                return ("set", link, wanted)
        return code.GUESS
    steps = solution(puzzle)
    return steps[0] if steps else None


# -- pictures and locks ----------------------------------------------------------------------------------------------


def solution(puzzle: Puzzle) -> tuple[Key, ...]:
    """The fewest steps to the end, or some of them that lead nearer."""
    if puzzle.kind == "lock":
        return _slides(tuple(puzzle.now))
    return _swaps(tuple(puzzle.now), puzzle.size[0], puzzle.size[1])


@lru_cache(maxsize=2048)
def _slides(start: Row) -> tuple[Key, ...]:
    """Breadth first: every piece as far as it goes."""
    came: dict[Row, tuple[Row, tuple[int, int]] | None] = {start: None}
    waiting = deque([start])
    while waiting and len(came) < GIVE_UP:
        now = waiting.popleft()
        if now[1] + now[2] == lock.SIDE:
            return _way_back(came, now)
        for piece, way in lock.slides(list(now)):
            place = 4 * piece + (1 if now[4 * piece + 3] else 0)
            then = (*now[:place], now[place] + way, *now[place + 1 :])
            if then not in came:
                came[then] = now, (piece, way)
                waiting.append(then)
    slide = lock.slides(list(start))[0]
    return (("slide", *slide),)


def _way_back(came: dict[Row, tuple[Row, tuple[int, int]] | None], end: Row) -> tuple[Key, ...]:
    steps: list[Key] = []
    now = end
    while (before := came[now]) is not None:
        steps.append(("slide", *before[1]))
        now = before[0]
    return tuple(reversed(steps))


@lru_cache(maxsize=2048)
def _swaps(start: Row, rows: int, columns: int) -> tuple[Key, ...]:
    """The best way first: pieces are at least half as many swaps away as their distances add up to."""
    pairs = picture.neighbours(rows, columns)
    order = count()
    heap: list[tuple[float, int, Row, tuple[Key, ...]]] = [(_astray(start, columns), next(order), start, ())]
    best = {start: 0}
    looked = 0
    while heap:
        _, _, now, steps = heappop(heap)
        looked += 1
        if now == tuple(range(len(now))) or looked > GIVE_UP:
            return steps
        for one, other in pairs:
            pieces = list(now)
            pieces[one], pieces[other] = pieces[other], pieces[one]
            then = tuple(pieces)
            if len(steps) + 1 < best.get(then, 99):
                best[then] = len(steps) + 1
                guess = len(steps) + 1 + _astray(then, columns)
                heappush(heap, (guess, next(order), then, (*steps, ("swap", one, other))))
    return ()


def _astray(pieces: Row, columns: int) -> float:
    return sum(abs(piece // columns - place // columns) + abs(piece % columns - place % columns)
               for place, piece in enumerate(pieces)) / 2  # fmt: skip


# -- codes -----------------------------------------------------------------------------------------------------------

SAMPLE = 40
"""Guesses that are compared, and codes that they are compared with."""


def fitting(scene: Scene, key: str) -> Counter[Row]:
    """The codes that may be right, and how likely each is: links that were named may be lies, if a draw says so."""
    puzzle, plot = scene.state.puzzles[key], scene.state.plot
    seat_known = tuple(dict.fromkeys(when for seat in range(scene.players) for when in known_draws(scene, seat)))
    lies = {one.place: one.when for one in plot.unseen if one.puzzle == key}
    found: Counter[Row] = Counter()
    for draws, weight in possible_draws(plot.scenario, seat_known) if lies else [((), 1)]:
        drawn = dict(draws)
        links = tuple((link, value, place in lies and fits(drawn, lies[place]))
                      for place, (link, value) in enumerate(puzzle.links))  # fmt: skip
        for row in code.candidates(
            tuple(puzzle.size), tuple(map(tuple, puzzle.guesses)), tuple(map(tuple, puzzle.feedback)),
            tuple(puzzle.absent), links,
        ):  # fmt: skip
            found[row] += weight
    return found


def next_guess(scene: Scene, key: str) -> Row:
    """Of the codes that may be right, the one that splits the others best."""
    puzzle = scene.state.puzzles[key]
    likely = [row for row, _ in fitting(scene, key).most_common()]
    if not likely:
        length, values = puzzle.size
        return tuple([1] * length) if values else ()
    return _best(tuple(likely[:: max(1, len(likely) // SAMPLE)][:SAMPLE]))


@lru_cache(maxsize=512)
def _best(rows: tuple[Row, ...]) -> Row:
    if len(rows) <= 2:
        return rows[0]

    def worst(guess: Row) -> int:
        return max(Counter(code.feedback(row, guess) for row in rows).values())

    return min(rows, key=worst)
