"""Finds puzzles and stores them: lock boards and cut pictures whose shortest solutions are known.

    python -m koszmar.games.mansions.puzzles.finding

**Locks** (``boards.py``): pieces are laid at random; from there every arrangement that slides
can reach is visited, and the solved ones tell how many steps each of the others is away from being solved. So one
search gives a board of any length that its pieces allow, where a search from a random board alone would hardly ever
come upon a long one. Boards that are stored already stay; no two are made of the same pieces on the same tracks. None
is the mirror image of another: the key piece lies in the third row.

**Pictures** (``arrangements.py``): every arrangement of each grid is visited, beginning with the
picture, and some are kept of each number of swaps.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from koszmar.kernel.chance import Chance, SeededChance

from . import boards as stored
from .boards import BOARDS
from .lock import KEY_ROW, SIDE, cells, pieces
from .picture import neighbours

Piece: TypeAlias = tuple[int, int, int, int]
"""Row, column, length, and 1 if it lies across."""
Offsets: TypeAlias = tuple[int, ...]
"""How far each piece is along its track."""
LENGTHS = range(2, 11)
PIECES = (7, 12)
TRIES = 80
MOST = 30_000
"""Arrangements that are looked at before some pieces are given up: they leave too much room."""


GRIDS = ((2, 3), (2, 4), (3, 3))
"""Rows and columns of pictures."""
SWAPS = range(1, 10)
KEPT = 24
"""Arrangements of each number of swaps."""

ARRANGEMENTS = '''\
"""Cut pictures by the fewest swaps of neighbours that put them right, found by search (``finding.py``)."""

from __future__ import annotations

_ARRANGED: dict[tuple[int, int], dict[int, str]] = {
PARTS}
"""By rows and columns, and by swaps: which piece lies in each place."""

ARRANGED: dict[tuple[int, int], dict[int, tuple[tuple[int, ...], ...]]] = {
    grid: {swaps: tuple(tuple(map(int, word)) for word in text.split()) for swaps, text in found.items()}
    for grid, found in _ARRANGED.items()
}
'''


def main() -> None:
    """Fill up the boards that are stored, arrange the pictures, and write both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--each", type=int, default=20, help="boards of each length")
    parser.add_argument("--seed", default="locks")
    asked = parser.parse_args()
    path = Path(stored.__file__)
    path.write_text(with_boards(path.read_text(encoding="utf-8"), find_boards(asked.each, SeededChance(asked.seed))))
    path.with_name("arrangements.py").write_text(with_arrangements(SeededChance(asked.seed)))


# -- locks -----------------------------------------------------------------------------------------------------------


def find_boards(each: int, chance: Chance) -> dict[int, list[tuple[Piece, ...]]]:
    """What is stored, and as many more of each length as are missing."""
    found = {steps: [tuple(pieces(list(board))) for board in BOARDS.get(steps, ())] for steps in LENGTHS}
    tracks = {tracks_of(board) for boards in found.values() for board in boards}
    while wanted := [steps for steps in LENGTHS if len(found[steps]) < each]:
        laid = lay(chance)
        if tracks_of(laid) in tracks:
            continue
        away = distances(laid)
        for steps in reversed(wanted):
            fitting = sorted(offsets for offsets, far in away.items() if far == steps)
            if fitting:
                tracks.add(tracks_of(laid))
                found[steps].append(slid(laid, chance.pick(fitting)))
                break
    return found


def lay(chance: Chance) -> tuple[Piece, ...]:
    """Pieces at random, the key piece first."""
    laid: list[Piece] = [(KEY_ROW, chance.below(3), 2, 1)]
    taken, wanted = set(cells(laid[0])), PIECES[0] + chance.below(PIECES[1] - PIECES[0] + 1)
    for _ in range(TRIES):
        length, across = chance.pick((2, 2, 3)), chance.below(2)
        room = SIDE - length + 1
        piece = (chance.below(SIDE), chance.below(room), length, 1) if across else (
            chance.below(room), chance.below(SIDE), length, 0)  # fmt: skip
        if (across and piece[0] == KEY_ROW) or not taken.isdisjoint(cells(piece)):
            continue
        taken.update(cells(piece))
        laid.append(piece)
        if len(laid) == wanted:
            break
    return tuple(laid)


def tracks_of(laid: tuple[Piece, ...]) -> frozenset[tuple[int, ...]]:
    """The pieces by their tracks and their order on them: the same for a board and for what it becomes."""
    return frozenset(
        (piece[1 - piece[3]], piece[2], piece[3], sum(_is_before(other, piece) for other in laid)) for piece in laid
    )


def _is_before(one: Piece, other: Piece) -> bool:
    """Whether a piece lies on the same track as another one, and before it."""
    across = one[3]
    return across == other[3] and one[1 - across] == other[1 - across] and one[across] < other[across]


# -- how far every arrangement is from being solved ------------------------------------------------------------------


def distances(laid: tuple[Piece, ...]) -> dict[Offsets, int]:
    """Every arrangement that these pieces can reach, with its shortest solution; nothing if there is none."""
    masks = [[_mask(_at(piece, offset)) for offset in range(SIDE - piece[2] + 1)] for piece in laid]
    start = tuple(piece[1] if piece[3] else piece[0] for piece in laid)
    seen, edge = {start}, [start]
    while edge:
        if len(seen) > MOST:
            return {}
        edge = list({after for before in edge for after in _slides(before, masks)} - seen)
        seen.update(edge)
    edge = [offsets for offsets in seen if offsets[0] == SIDE - 2]
    away, far = dict.fromkeys(edge, 0), 0
    while edge:
        far += 1
        fresh = {after for before in edge for after in _slides(before, masks) if after not in away}
        away.update(dict.fromkeys(fresh, far))
        edge = list(fresh)
    return away


def _slides(offsets: Offsets, masks: list[list[int]]) -> Iterator[Offsets]:
    """Every arrangement that one slide of one piece makes."""
    taken = 0
    for number, offset in enumerate(offsets):
        taken |= masks[number][offset]
    for number, offset in enumerate(offsets):
        track, others = masks[number], taken & ~masks[number][offset]
        for way in (-1, 1):
            there = offset + way
            while 0 <= there < len(track) and not track[there] & others:
                yield (*offsets[:number], there, *offsets[number + 1 :])
                there += way


def _at(piece: Piece, offset: int) -> Piece:
    row, column, length, across = piece
    return (row, offset, length, 1) if across else (offset, column, length, 0)


def _mask(piece: Piece) -> int:
    return sum(1 << (row * SIDE + column) for row, column in cells(piece))


def slid(laid: tuple[Piece, ...], offsets: Offsets) -> tuple[Piece, ...]:
    """The pieces of a board in another arrangement."""
    return tuple(_at(piece, offset) for piece, offset in zip(laid, offsets, strict=True))


def with_boards(source: str, found: dict[int, list[tuple[Piece, ...]]]) -> str:
    """The module that holds the boards, with these."""
    head, _, rest = source.partition("_BOARDS: dict[int, str] = {\n")
    tail = rest[rest.index("}\n") :]
    parts = []
    for steps, boards in found.items():
        lines = ("        " + " ".join("".join(map(str, piece)) for piece in board) for board in boards)
        parts.append(f'    {steps}: """\n' + "\n".join(lines) + '\n    """,\n')
    return f"{head}_BOARDS: dict[int, str] = {{\n{''.join(parts)}{tail}"


# -- pictures --------------------------------------------------------------------------------------------------------


def arrangements(rows: int, columns: int) -> list[list[str]]:
    """Every arrangement of a grid, by the fewest swaps that lead from the picture to it."""
    pairs = neighbours(rows, columns)
    edge = ["".join(map(str, range(rows * columns)))]
    seen, found = set(edge), [edge]
    while edge:
        edge = sorted({_swapped(before, one, other) for before in edge for one, other in pairs} - seen)
        seen.update(edge)
        found.append(edge)
    return found[:-1]


def _swapped(pieces: str, one: int, other: int) -> str:
    return pieces[:one] + pieces[other] + pieces[one + 1 : other] + pieces[one] + pieces[other + 1 :]


def with_arrangements(chance: Chance) -> str:
    """The module that holds the arrangements."""
    parts = []
    for rows, columns in GRIDS:
        by_swaps = arrangements(rows, columns)
        parts.append(f"    ({rows}, {columns}): {{\n")
        for swaps in SWAPS:
            found = list(by_swaps[swaps])
            chance.shuffle(found)
            kept = sorted(found[:KEPT])
            parts.append(f'        {swaps}: """\n')
            parts += [f"            {' '.join(kept[at : at + 8])}\n" for at in range(0, len(kept), 8)]
            parts.append('        """,\n')
        parts.append("    },\n")
    return ARRANGEMENTS.replace("PARTS", "".join(parts))


if __name__ == "__main__":
    main()
