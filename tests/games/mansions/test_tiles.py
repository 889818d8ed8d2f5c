"""The 48 sides of the map tiles, each as it was designed (section 16.11 of the facts)."""

from __future__ import annotations

from collections import Counter

import pytest

from koszmar.games.mansions.board import ON_FOOT, is_indoor, of_tiles, room_of, tags_of
from koszmar.games.mansions.state import LaidTile
from koszmar.games.mansions.tiles import SIDES
from koszmar.parts.board import spread, walk, ways

DESIGNED = """
attic|park-pond|medium in|Attic abcd|a-b b~c c-d a-d|N a b / E b c= / S d c / W a d=|stairs
park-pond|attic|medium out|Park abcd; Pond e|a-b b-c c-d a-d a~e b~e c~e d-e|N a- b / E b- c / S d c- / W a d-|water (e)
ballroom|warehouse|medium in|Ballroom abcd|a-b b-c c-d a-d|N a b= / E b c= / S d= c / W a= d|-
warehouse|ballroom|medium in|Warehouse abcd; Foreman's Office e|a-b b-c c-d a-d b~d b=e|\
N a e / E e c= / S d= c / W a= d|storage
basement|flea-market|medium in|Basement abc; Coal Room d|a-b b-c a~c c=d a#d|N a= b / E b c= / S d c / W a d|stairs
flea-market|basement|medium out|Flea Market abcde|a-e b-e c-e d-e a-b c-d b~c a~d|\
N a- b- / E b c / S d- c- / W a d|street
conservatory|storefront|medium mixed|Conservatory abc (in); Garden d (out)|a-b b-c a~c c=d a#d|\
N a b= / E b c= / S d- c / W a d-|-
storefront|conservatory|medium mixed|Shop ab (in); Back Room c (in); Pavement de (out)|a-b a=c a=d b#e d-e c#d|\
N a b= / E b e- / S d- e- / W c= d-|-
dining-room|town-square|medium in|Dining Room abc; Kitchen de|a-b a-c b-c c=d d-e a#e b#d|\
N a b= / E b d= / S e d / W a= e|kitchen (d, e)
town-square|dining-room|medium out|Town Square abcde|a-b b-c c-d a-d a-e c-e b~e d~e|\
N a- b- / E b- c- / S d- c- / W a- d-|street, square
interior-hall|root-cellar|medium in|Interior Hall abcd|a-b b~c c-d a-d|N a= b= / E b= c= / S d= c / W a d=|hall
root-cellar|interior-hall|medium mixed|Root Cellar ab (in); Kitchen Garden cd (out)|a-b b=c c-d a#d|\
N a b / E b c- / S d- c / W a= d-|-
lobby|tool-shed|medium in|Lobby abc; Cloakroom d|a-b b-c a-c c=d a#d|N a= b / E b= c / S c c= / W a= d|-
tool-shed|lobby|medium mixed|Tool Shed ab (in); Work Yard cde (out)|a-b b=d a#c c-d d-e a#e|\
N a c- / E c d- / S e- d / W a e-|-
lounge|pier|medium in|Lounge abcd|a-b b~c c-d a-d|N a= b / E b= c / S d c= / W a d=|-
pier|lounge|medium mixed|Pier abc (out); Boathouse d (in); Open Water e (out)|a-b a-c b-c c=d c~e b~e|\
N a- b / E b e / S d= e / W a- d|pier, water (e)
bedroom-1|alley-1|small in|Bedroom ab|a-b|N a b / E b / S a= b= / W a|bedroom
alley-1|bedroom-1|small out|Alley ab|a-b|N a b / E b- / S a b / W a-|alley
bedroom-2|alley-2|small in|Bedroom ab|a-b|N a b= / E b / S a b / W a=|bedroom
alley-2|bedroom-2|small out|Alley ab|a-b|N a= b / E b- / S a b / W a-|alley
hall-corner-1|alley-corner-1|small in|Hall ab|a-b|N a b / E b= / S a= b / W a|hall
alley-corner-1|hall-corner-1|small out|Alley ab|a-b|N a b / E b- / S a- b / W a|alley
hall-corner-2|alley-corner-2|small in|Hall ab|a-b|N a b= / E b / S a b / W a=|hall
alley-corner-2|hall-corner-2|small out|Alley ab|a-b|N a b- / E b / S a b= / W a-|alley
billiards-room|alley-end|small in|Billiards Room ab|a-b|N a= b / E b= / S a b= / W a|-
alley-end|billiards-room|small out|Alley ab|a-b|N a b / E b / S a b= / W a-|alley
bathroom|street-1|small in|Bathroom ab|a-b|N a b / E b / S a= b / W a|bathroom
street-1|bathroom|small out|Street ab|a-b|N a= b / E b- / S a b= / W a-|street
yard-2|beach|small out|Yard ab|a-b|N a- b- / E b- / S a- b- / W a-|-
beach|yard-2|small mixed|Beach ab (out); Shack c (in)|a-b a=c b#c|N a c / E b- / S a b / W a-|beach
bell-tower|street-corner-1|small in|Bell Tower a; Belfry b|a-b|N a b / E b / S a= b / W a=|belfry (b)
street-corner-1|bell-tower|small out|Street ab|a-b|N a b / E b / S a b- / W a-|street
hall-2|dock-1|small in|Hall ab|a-b|N a b= / E b= / S a b / W a=|hall
dock-1|hall-2|small out|Dock ab|a-b|N a- b / E b- / S a b / W a-|dock
hall-1|dock-2|small in|Hall ab|a-b|N a= b / E b= / S a b= / W a=|hall
dock-2|hall-1|small out|Dock ab; Open Water c|a-b a~c b~c|N a b- / E b- / S c c / W a-|dock, water (c)
entry-hall|street-corner-2|small in|Entry Hall ab|a-b|N a= b= / E b / S a b= / W a=|hall
street-corner-2|entry-hall|small out|Street ab|a-b|N a- b / E b- / S a b / W a|street
hall-end|street-corner-3|small in|Hall ab|a-b|N a b / E b / S a b= / W a=|hall
street-corner-3|hall-end|small out|Street ab|a-b|N a b= / E b- / S a- b / W a|street
hall-stairs|street-2|small in|Stairs ab|a-b|N a b / E b= / S a= b / W a=|stairs, hall
street-2|hall-stairs|small out|Street ab|a-b|N a b= / E b- / S a= b / W a-|street
office|house-boat|small in|Office ab|a-b|N a b / E b= / S a= b / W a|office
house-boat|office|small mixed|Deck a (out); Cabin b (in); Open Water c (out)|a=b a~c b#c|\
N c c / E c / S a- c / W a-|water (c)
library|yard-1|small in|Library abc|a-b b-c a~c|N a c / E c / S a= c / W a=|library
yard-1|library|small out|Yard ab|a-b|N a- b / E b- / S a- b / W a-|-
study|rental-dock|small in|Study ab|a-b|N a b= / E b / S a= b / W a|study
rental-dock|study|small mixed|Rental Dock ab (out); Rental Office c (in)|a-b b=c a#c|N a c= / E b- / S a b / W a-|dock
"""
"""Side; its other side; size; rooms; inside; rim; tags. ``-`` border or open edge, ``~`` impassable border, ``=`` door,
``#`` wall."""
ROWS = {line.partition("|")[0]: line.split("|")[1:] for line in DESIGNED.strip().splitlines()}
LINKS = {"-": "border", "~": "impassable", "=": "door", "#": "wall"}
JOINTS = {"": "wall", "=": "door", "-": "border"}
"""What an edge makes with an open edge of another tile."""
NEIGHBOURS = {"N": (0, -2, "dc"), "E": (2, 0, "ad"), "S": (0, None, "ab"), "W": (-2, 0, "bc")}
"""Where the Town Square, which is open on all sides, lies beyond a side of a tile, and which of its spaces meet it."""


@pytest.mark.content(
    "mansions/tile/attic",
    "mansions/tile/park-pond",
    "mansions/tile/ballroom",
    "mansions/tile/warehouse",
    "mansions/tile/basement",
    "mansions/tile/flea-market",
    "mansions/tile/conservatory",
    "mansions/tile/storefront",
    "mansions/tile/dining-room",
    "mansions/tile/town-square",
    "mansions/tile/interior-hall",
    "mansions/tile/root-cellar",
    "mansions/tile/lobby",
    "mansions/tile/tool-shed",
    "mansions/tile/lounge",
    "mansions/tile/pier",
    "mansions/tile/bedroom-1",
    "mansions/tile/alley-1",
    "mansions/tile/bedroom-2",
    "mansions/tile/alley-2",
    "mansions/tile/hall-corner-1",
    "mansions/tile/alley-corner-1",
    "mansions/tile/hall-corner-2",
    "mansions/tile/alley-corner-2",
    "mansions/tile/billiards-room",
    "mansions/tile/alley-end",
    "mansions/tile/bathroom",
    "mansions/tile/street-1",
    "mansions/tile/yard-2",
    "mansions/tile/beach",
    "mansions/tile/bell-tower",
    "mansions/tile/street-corner-1",
    "mansions/tile/hall-2",
    "mansions/tile/dock-1",
    "mansions/tile/hall-1",
    "mansions/tile/dock-2",
    "mansions/tile/entry-hall",
    "mansions/tile/street-corner-2",
    "mansions/tile/hall-end",
    "mansions/tile/street-corner-3",
    "mansions/tile/hall-stairs",
    "mansions/tile/street-2",
    "mansions/tile/office",
    "mansions/tile/house-boat",
    "mansions/tile/library",
    "mansions/tile/yard-1",
    "mansions/tile/study",
    "mansions/tile/rental-dock",
)
@pytest.mark.parametrize("side", ROWS)
def test_a_side_is_as_designed(side: str) -> None:
    other, kind, rooms, inside, rim, tags = ROWS[side]
    size, _, kind = kind.partition(" ")
    assert (SIDES[side].size, SIDES[side].other) == (size, other)
    board = of_tiles((LaidTile(side, 0, 0, 0),))
    expected = {}
    for part in rooms.split("; "):
        name, _, rest = part.replace(" (in)", "/in").replace(" (out)", "/out").rpartition(" ")
        letters, _, own = rest.partition("/")
        key = name.lower().replace("'", "").replace(" ", "-")
        expected |= {f"{side}.{letter}": (f"{side}.{key}", (own or kind) == "in") for letter in letters}
    assert {space: (room_of(space), is_indoor(space)) for space in board.spaces} == expected
    between = {link.ends: "impassable" if link.kind == "wet" else link.kind for link in board.links.values()}
    assert between == {(f"{side}.{one[0]}", f"{side}.{one[2]}"): LINKS[one[1]] for one in inside.split()}
    for space in board.spaces:
        assert tags_of(space) - {"in", "out"} == tagged(tags, space[-1])
    for part in rim.split(" / "):
        check_edge(side, part)


def tagged(tags: str, letter: str) -> set[str]:
    """The tags of a space: ``pier, water (e)``."""
    found = set()
    for tag in tags.replace("(d, e)", "(de)").split(", "):
        name, _, letters = tag.partition(" ")
        if name != "-" and (not letters or letter in letters):
            found.add(name)
    return found


def check_edge(side: str, part: str) -> None:
    """One side of the rim, with a tile beyond it that is open everywhere."""
    direction, *edges = part.split()
    x, y, theirs = NEIGHBOURS[direction]
    probe, far = ("town-square", 2) if side != "town-square" else ("yard-2", 1)
    if probe == "yard-2":
        y, theirs = (-far if direction == "N" else y), {"N": "ab", "E": "a", "S": "ab", "W": "b"}[direction]
    height = 1 if SIDES[side].size == "small" else 2
    board = of_tiles((LaidTile(side, 0, 0, 0), LaidTile(probe, x, height if y is None else y, 0)))
    for edge, there in zip(edges, theirs, strict=False):
        links = board.between(f"{side}.{edge[0]}", f"{probe}.{there}")
        assert [link.kind for link in links] == [JOINTS[edge[1:]]], (side, part)


def test_there_are_24_tiles_with_141_spaces_and_66_rooms() -> None:
    assert Counter(side.size for side in SIDES.values()) == {"small": 32, "medium": 16}
    assert all(SIDES[side.other].other == key and SIDES[side.other].size == side.size for key, side in SIDES.items())
    assert sum(len(side.shape.rooms) for side in SIDES.values()) == 141
    assert sum(len(side.rooms) for side in SIDES.values()) == 66
    kinds = Counter(kind for side in SIDES.values() for _, _, kind in side.shape.inside)
    assert (kinds["impassable"], kinds["door"]) == (19, 13)


@pytest.mark.parametrize("side", SIDES)
def test_a_side_can_be_walked_and_is_small(side: str) -> None:
    board = of_tiles((LaidTile(side, 0, 0, 0),))
    dry = [space for space in board.spaces if not room_of(space).endswith(".open-water")]
    sight = walk("border", "impassable", "wet")
    for space in dry:
        away = spread(space, ways(board, ON_FOOT).steps)
        assert set(away) == set(dry)
        assert max(away.values()) <= 3
        assert max(spread(space, ways(board, sight).steps).values()) <= 2
    openings = [kind for rim in SIDES[side].shape.rim for _, kind in rim if kind]
    assert len(openings) >= (1 if side == "bathroom" else 2)
