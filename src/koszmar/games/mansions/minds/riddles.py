"""Puzzles: the shortest way to the solution of what lies on the table, and the next guess at a code."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import count

from koszmar.kernel.flow import Key

from ..effects.conditions import fits
from ..knowledge import known_draws, made_draws, possible_draws
from ..puzzles import code, lock, picture
from ..state import Puzzle, Scene

GIVE_UP = 40_000
"""Positions that are looked at before a puzzle is played by eye."""
Row = tuple[int, ...]
Links = tuple[tuple[int, int, bool], ...]
"""Link, value that was told of it, and whether that was a lie."""


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
    """Breadth first: every piece as far as it goes. A position is how far each piece is along its track."""
    laid = lock.pieces(list(start))
    masks = [_masks(*piece) for piece in laid]
    first = tuple(column if across else row for row, column, _, across in laid)
    free = lock.SIDE - laid[0][2]
    came: dict[Row, Row | None] = {first: None}
    waiting = deque([first])
    while waiting and len(came) < GIVE_UP:
        now = waiting.popleft()
        if now[0] == free:
            return _way_back(came, now)
        for then in _slid(now, masks):
            if then not in came:
                came[then] = now
                waiting.append(then)
    slide = lock.slides(list(start))[0]
    return (("slide", *slide),)


@cache
def _masks(row: int, column: int, length: int, across: int) -> tuple[int, ...]:
    """The cells that a piece covers, as bits, for every place on its track."""
    steps = range(lock.SIDE - length + 1)
    places = [(row, step, length, across) if across else (step, column, length, across) for step in steps]
    return tuple(sum(1 << (line * lock.SIDE + cell) for line, cell in lock.cells(place)) for place in places)


def _slid(now: Row, masks: Sequence[tuple[int, ...]]) -> Iterator[Row]:
    """Every position that one slide of one piece makes."""
    taken = 0
    for number, offset in enumerate(now):
        taken |= masks[number][offset]
    for number, offset in enumerate(now):
        track, others = masks[number], taken & ~masks[number][offset]
        for way in (-1, 1):
            there = offset + way
            while 0 <= there < len(track) and not track[there] & others:
                yield (*now[:number], there, *now[number + 1 :])
                there += way


def _way_back(came: dict[Row, Row | None], end: Row) -> tuple[Key, ...]:
    steps: list[Key] = []
    now = end
    while (before := came[now]) is not None:
        piece = next(number for number, offset in enumerate(now) if offset != before[number])
        steps.append(("slide", piece, now[piece] - before[piece]))
        now = before
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
    variants: list[tuple[Links, int]] = []
    for draws, weight in possible_draws(plot.scenario, made_draws(scene), seat_known) if lies else [((), 1)]:
        drawn = dict(draws)
        links = tuple((link, value, place in lies and fits(drawn, lies[place]))
                      for place, (link, value) in enumerate(puzzle.links))  # fmt: skip
        variants.append((links, weight))
    return _weighed(tuple(puzzle.size), tuple(map(tuple, puzzle.guesses)), tuple(map(tuple, puzzle.feedback)),
                    tuple(puzzle.absent), tuple(variants))  # fmt: skip


@lru_cache(maxsize=256)
def _weighed(
    size: Row, guesses: tuple[Row, ...], told: tuple[Row, ...], absent: Row, variants: tuple[tuple[Links, int], ...]
) -> Counter[Row]:
    found: Counter[Row] = Counter()
    for links, weight in variants:
        for row in code.candidates(size, guesses, told, absent, links):
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
