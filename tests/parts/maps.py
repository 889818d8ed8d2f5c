"""Boards of the three games to come, as far as the parts need them: a ship, a labyrinth on two levels, a house."""

from __future__ import annotations

import re

from koszmar.parts.board import Board, TileOnMap, TileShape, of_graph, of_spaces, of_tiles

CORRIDORS = """
1-2: 3; 1-3: 1,2; 1-4: 4; 2-6: 4; 3-7: 3,4; 4-8: 1; 5-6: 3; 5-10: 1,2; 6-7: 1; 6-11: 2; 7-8: 2; 8-9: 4; 8-11: 3;
9-12: 1,2; 10-13: 3,4; 11-14: 4; 11-15: 1; 12-16: 3,4; 13-14: 1; 13-19: 2; 14-17: 2; 15-16: 2; 15-18: 3; 16-21: 1;
17-19: 1; 17-20: 3,4; 18-20: 1,2; 18-21: 4
"""
TECHNICAL = {2: (1, 2), 4: (2, 3), 5: (4,), 9: (3,), 14: (3,), 15: (4,), 19: (3, 4), 21: (2, 3)}
"""Rooms with entrances to the Technical Corridors, and their numbers."""


def ship() -> Board:
    """Nemesis: 21 rooms, 28 corridors with their numbers, and the Technical Corridors, which lead nowhere on foot."""
    links = []
    for row in CORRIDORS.replace("\n", " ").split(";"):
        rooms, numbers = row.split(":")
        one, other = rooms.strip().split("-")
        links.append((one, other, "corridor", tuple(int(number) for number in numbers.split(","))))
    links += [(str(room), "technical", "entrance", numbers) for room, numbers in TECHNICAL.items()]
    return of_graph([*map(str, range(1, 22)), "technical"], links)


LABYRINTH = {
    "1": """
        1    2    3    4    5    6    7
     A       G====.
                  |
     B       a----.----.----.
             |    "         |
     C       .    L         .----.====P
             |    "         |
     D       .----.----.----@
                  |         "
     E            b         C
    """,
    "2": """
        1    2    3    4    5    6
     A                 I
                       "
     B            a----.----.
                  |         "
     C       A    .         V====.
             "    |         "    |
     D       .----.----.----.----.
                  "         |
     E            C         .
                  "         |
     F            .----.----b
    """,
}
KINDS = {"-": "passage", "|": "passage", "=": "door", '"': "door"}


def labyrinth() -> Board:
    """Alone: sectors on two levels named level, row, column; passages, doors, and two staircases."""
    tiles = {}
    for level, drawing in LABYRINTH.items():
        rows = [line[4:] for line in drawing.splitlines()[1:-1]]
        columns = {place: int(mark) for place, mark in enumerate(rows[0]) if mark.isdigit()}
        lines = [row.ljust(80) for row in rows[1:]]
        for number in range(0, len(lines), 2):
            for place, column in columns.items():
                if lines[number][place] != " ":
                    sides = (
                        lines[number - 1][place] if number else " ",
                        lines[number][place + 1],
                        lines[number + 1][place] if number + 1 < len(lines) else " ",
                        lines[number][place - 1],
                    )
                    key = f"{level}{lines[number][1]}{column}"
                    tiles[key] = (level, column, number // 2), tuple(KINDS.get(side, "") for side in sides)
    stairs = [("1B2", 3, "2B3", 0, "stairs"), ("1E3", 2, "2F5", 1, "stairs")]
    return of_tiles(tiles, stairs)


SHAPES = {
    "Entry Hall": ("ab", "a-b", "N a= b= / E b / S a b= / W a="),
    "Study": ("ab", "a-b", "N a b= / E b / S a= b / W a"),
    "Hall 1": ("ab", "a-b", "N a= b / E b= / S a b= / W a="),
    "Library": ("abc", "a-b b-c a~c", "N a c / E c / S a= c / W a="),
    "Bathroom": ("ab", "a-b", "N a b / E b / S a= b / W a"),
    "Attic": ("abcd", "a-b b~c c-d a-d", "N a b / E b c= / S d c / W a d="),
}
INSIDE = {"-": "border", "~": "impassable", "=": "door", "#": "wall"}
RIM = {"=": "door", "-": "open", "": ""}


def shape(name: str) -> TileShape:
    """A tile of Mansions of Madness, from its line in the table."""
    spaces, inside, rim = SHAPES[name]
    sides = {}
    for side in rim.split(" / "):
        compass, *edges = side.split()
        sides[compass] = tuple((edge[0], RIM[edge[1:]]) for edge in edges)
    links = tuple((one, other, INSIDE[mark]) for one, mark, other in re.findall(r"(\w)([-~=#])(\w)", inside))
    return TileShape(dict.fromkeys(spaces, name), links, (sides["N"], sides["E"], sides["S"], sides["W"]))


def rims(one: str, other: str) -> str:
    """Door with door or open edge is a door, open with open a border, anything else a wall."""
    if one and other:
        return "border" if one == other == "open" else "door"
    return "wall"


def house(*tiles: tuple[str, int, int, int]) -> Board:
    """Mansions of Madness: tiles by name, module and degrees."""
    return of_spaces([TileOnMap(name, shape(name), x, y, degrees // 90) for name, x, y, degrees in tiles], rims)
