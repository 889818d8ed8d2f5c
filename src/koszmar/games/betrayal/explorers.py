"""The twelve explorers: six boards with two sides, four printed rows of numbers each."""

from __future__ import annotations

from msgspec import Struct

TRAITS = ("might", "speed", "knowledge", "sanity")
"""Every explorer has these four (traits.four)."""
PHYSICAL = ("might", "speed")
MENTAL = ("knowledge", "sanity")
KINDS = {"physical": PHYSICAL, "mental": MENTAL, "general": TRAITS}
"""Which traits each kind of damage may be taken from.

(damage.three-types, damage.physical, damage.mental, damage.general)
"""

CRITICAL = 1
"""The lowest space of a row; below it, at 0, is the skull."""
TOP = 8


class Row(Struct, frozen=True):
    """A printed row of numbers, some of them twice, lowest first, and the green space where its clip starts.

    (traits.duplicate-values)
    """

    numbers: tuple[int, ...]
    start: int


class Board(Struct, frozen=True):
    """One side of a character board."""

    key: str
    colour: str
    age: int
    birthday: tuple[int, int]
    """Month and day."""
    rows: dict[str, Row]

    def value(self, trait: str, space: int) -> int:
        """The number printed on a space; the skull is worth nothing."""
        return self.rows[trait].numbers[space - 1] if space > 0 else 0


def _row(printed: str) -> Row:
    numbers = printed.split()
    start = next(space for space, number in enumerate(numbers, 1) if number.startswith("*"))
    return Row(tuple(int(number.strip("*")) for number in numbers), start)


def _board(
    key: str, colour: str, age: int, birthday: tuple[int, int], might: str, speed: str, knowledge: str, sanity: str
) -> Board:
    rows = zip(TRAITS, map(_row, (might, speed, knowledge, sanity)), strict=True)
    return Board(key, colour, age, birthday, dict(rows))


_BOARDS = (
    _board("josef", "red", 25, (2, 25),  # character.josef
           "4 4 4 *5 6 7 8 8", "2 2 3 *4 5 6 7 8", "2 2 *3 3 5 5 6 6", "2 3 *4 4 5 5 6 6"),
    _board("oliver", "red", 33, (7, 3),  # character.oliver
           "3 3 *4 4 5 6 6 7", "3 3 4 *5 5 6 7 8", "3 3 3 *4 5 6 6 7", "2 3 *3 4 5 5 6 7"),
    _board("stephanie", "blue", 40, (1, 12),  # character.stephanie
           "2 3 3 *4 5 5 6 6", "2 3 *3 5 5 6 6 7", "2 3 *4 4 4 5 6 6", "4 4 5 *5 6 7 8 8"),
    _board("persephone", "blue", 49, (4, 15),  # character.persephone
           "3 3 *4 5 6 6 7 7", "3 3 4 *4 5 6 7 8", "2 3 *3 4 5 6 6 7", "3 3 4 *5 6 7 8 8"),
    _board("sammy", "green", 9, (9, 18),  # character.sammy
           "3 3 *4 4 5 5 6 8", "2 3 4 4 *5 6 7 8", "2 3 *3 4 5 6 7 8", "2 3 4 *4 5 6 6 7"),
    _board("jaden", "green", 11, (10, 4),  # character.jaden
           "2 3 3 *3 4 5 6 7", "3 4 *4 4 5 6 7 8", "3 3 4 *5 5 6 6 7", "3 3 *4 5 5 6 7 8"),
    _board("isa", "yellow", 11, (3, 30),  # character.isa
           "2 3 3 *3 4 5 6 7", "4 4 5 *5 6 7 8 8", "2 3 *4 4 5 6 6 6", "2 3 *4 5 6 7 7 8"),
    _board("anita", "yellow", 12, (6, 11),  # character.anita
           "2 2 3 *4 4 5 6 7", "2 3 *4 4 5 6 7 8", "4 4 5 *5 6 7 8 8", "2 2 *3 4 5 5 6 6"),
    _board("warren", "white", 71, (11, 17),  # character.warren
           "2 2 3 *3 4 5 6 6", "2 3 *4 4 5 5 6 6", "3 3 *4 5 5 6 7 8", "3 3 3 4 *5 6 7 8"),
    _board("dan", "white", 60, (5, 6),  # character.dan
           "3 3 *4 4 5 5 6 7", "2 3 *3 4 5 6 7 7", "3 3 4 5 *5 6 7 8", "2 3 4 *4 5 6 7 8"),
    _board("michelle", "purple", 19, (8, 19),  # character.michelle
           "2 3 4 4 *5 6 7 8", "3 3 *4 5 6 6 7 8", "2 3 3 *4 5 6 7 8", "2 3 *3 4 5 6 6 6"),
    _board("brittani", "purple", 22, (12, 1),  # character.brittani
           "3 3 4 *5 6 7 7 8", "2 3 *3 4 4 5 6 6", "3 3 *4 5 5 6 6 7", "3 3 4 *4 5 6 6 7"),
)  # fmt: skip

EXPLORERS = {board.key: board for board in _BOARDS}
"""Twelve characters on the two sides of six boards (components.character-boards)."""
