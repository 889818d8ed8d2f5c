"""The board: tiles, rooms, spaces, what is between them, Secret Passages, range, north and south."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mansions.house import (
    HERE,
    NEXT,
    OPPOSITE,
    OTHER,
    clues,
    monster,
    offers,
    only,
    spaces,
)

from koszmar.games.mansions.board import (
    BESIDE,
    TOUCHING,
    board,
    doors_of,
    is_indoor,
    link_state,
    room_of,
    spaces_of,
    ways_for,
    within_range,
)
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import LaidTile
from koszmar.games.mansions.table.plan import board as drawn
from koszmar.games.mansions.tiles import SIDES
from koszmar.kernel.testing.driver import Driver

STUDY = ("study", 10, 10, 0)
DINING = [("dining-room", 0, 0, 0), STUDY]
"""Dining Room abc and Kitchen de: a door between c and d, walls between a and e and between b and d."""
LOUNGE = [("lounge", 0, 0, 0), ("hall-1", 2, 0, 0), STUDY]
"""Lounge abcd, with an impassable border between b and c and a door from b to Hall 1."""
STREETS = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0), STUDY]
"""A row of open tiles: only borders from the Alley to the Dock."""


def brandt(space: str = HERE, *items: str, others: tuple[Any, ...] = (), **more: Any) -> Driver:
    """Ilja Brandt somewhere."""
    return position(someone("ilja-brandt", space, *items), *others, **more)


def ways_out(table: Driver) -> set[str]:
    """Where the investigator can go in one step."""
    return {option.split()[1] for option in table.offered if option.startswith("go ")}


def prowls(kind: str, start: str, goal: str, steps: int = 1, **more: Any) -> str:
    """Where a monster gets that moves toward an investigator; the first of its ways, if there are several."""
    table = brandt(goal, monsters=[(kind, start)], deed=("search", f"prowl {steps} all"), **more).choose(DEED)
    while table.decision.prompt == "monster-way":
        table.choose(table.offered[0])
    return monster(table, f"{kind}-1")


# -- tiles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/map.tile-rooms")
@pytest.mark.rule("mansions/room.name")
@pytest.mark.rule("mansions/room.kind")
@pytest.mark.rule("mansions/space.def")
def test_every_side_has_rooms_with_a_name_and_a_kind_and_every_space_is_in_one_of_them() -> None:
    for side in SIDES.values():
        assert side.rooms
        assert all(room.key and room.kind in ("in", "out") for room in side.rooms)
        inside = sorted(letter for room in side.rooms for letter in room.spaces)
        assert inside == sorted(side.shape.rooms) == sorted(set(inside))
        bounded = {end for one in side.shape.inside for end in one[:2]} | {
            space for rim in side.shape.rim for space, _ in rim
        }
        assert bounded == set(inside)  # whatever bounds a space is a border, an impassable border, a door or a wall


@pytest.mark.rule("mansions/map.tile-placement")
@pytest.mark.rule("mansions/map.board")
def test_a_tile_comes_where_the_app_says_and_the_board_is_what_lies() -> None:
    table = brandt(OPPOSITE, tokens=["hall-door"])
    assert not any(space.startswith("hall-1") for space in board(table.state).spaces)
    table.choose(("token", "hall-door", "do"))
    assert table.state.tiles[-1] == LaidTile("hall-1", 2, 1, 0)
    assert set(board(table.state).spaces) == {HERE, NEXT, OPPOSITE, OTHER, "study.a", "study.b", "hall-1.a", "hall-1.b"}


@pytest.mark.rule("mansions/map.tile-stays")
@pytest.mark.rule("mansions/map.tile-discard")
def test_a_tile_stays_until_it_is_discarded_and_may_come_again() -> None:
    deed = ("search", 'if placed hall-1\n  discard-tile "hall-1"\nelse\n  tile "hall-1"')
    table = brandt(deed=deed, tiles=[("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), STUDY], story=only("flavour-1"))
    table.choose("end", "end", 0)
    assert "hall-1" in [tile.side for tile in table.state.tiles]
    table.choose(DEED)
    assert [tile.side for tile in table.state.tiles] == ["ballroom", "study"]
    table.choose(DEED)
    assert table.state.tiles[-1] == LaidTile("hall-1", 2, 1, 0)


@pytest.mark.rule("mansions/map.tile-discard")
@pytest.mark.rule("mansions/discard.token")
def test_what_lies_on_a_discarded_tile_goes_back_to_its_pools() -> None:
    table = brandt(
        OPPOSITE, deed=("search", 'discard-tile "hall-1"'), tiles=[("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), STUDY],
        fire=["hall-1.a"], darkness=["hall-1.b"], barricades=[(OPPOSITE, "hall-1.a"), ("hall-1.b", "")],
        dropped={"hall-1.b": ["axe"]}, table={"passages": ["hall-1.a", "study.a"]},
    )  # fmt: skip
    state = table.state
    link = next(link.key for link in board(state).links.values() if link.ends == ("hall-1.a", "hall-1.b"))
    state.links.links[link] = "wall"
    state.box["wall"] -= 1
    table.choose(DEED)
    assert (state.fire, state.darkness, state.passages, state.dropped) == ([], [], ["study.a"], {})
    assert (state.box["barricade"], state.box["passage"], state.box["wall"]) == (3, 5, 8)
    assert [(one.space, one.on) for one in state.barricades] == [(OPPOSITE, "")]
    assert "axe" in state.decks["common"]
    assert not offers(table, "force")


@pytest.mark.rule("mansions/map.tile-discard")
def test_figures_on_a_discarded_tile_are_put_into_the_nearest_space_that_is_left() -> None:
    table = brandt(
        OPPOSITE, others=(someone("hanna-voss", "hall-1.b"),), deed=("search", 'discard-tile "hall-1"'),
        tiles=[("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), STUDY], monsters=[("cultist", "hall-1.a")],
    ).choose(DEED)  # fmt: skip
    assert (spaces(table)[1], monster(table)) == (OPPOSITE, OPPOSITE)


# -- rooms and spaces ----------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/room.def")
@pytest.mark.parametrize(
    ("tiles", "one", "other"),
    [
        (DINING, "dining-room.c", "dining-room.d"),  # a door
        (DINING, "dining-room.a", "dining-room.e"),  # a wall
        ([("bell-tower", 0, 0, 0), STUDY], "bell-tower.a", "bell-tower.b"),  # a yellow border
        ([("dock-2", 0, 0, 0), STUDY], "dock-2.a", "dock-2.c"),  # a yellow impassable border
        (STREETS, "alley-1.b", "street-1.a"),  # an edge of two tiles
    ],
)
def test_rooms_are_set_off_from_each_other(tiles: Any, one: str, other: str) -> None:
    table = brandt(one, tiles=tiles)
    assert other in ways_for(table.state, TOUCHING).near[one]
    assert room_of(one) != room_of(other)
    assert other not in spaces_of(table.state, room_of(one))


@pytest.mark.rule("mansions/room.def")
@pytest.mark.rule("mansions/room.name")
def test_spaces_of_a_room_share_its_name() -> None:
    table = brandt("dining-room.a", tiles=DINING)
    assert spaces_of(table.state, "dining-room.dining-room") == ["dining-room.a", "dining-room.b", "dining-room.c"]
    assert spaces_of(table.state, "dining-room.kitchen") == ["dining-room.d", "dining-room.e"]
    named = {space.id: space.group for space in drawn(table.match.scene).spaces}
    assert named["dining-room.d"] == named["dining-room.e"] == "room/dining-room.kitchen"
    names = {group.id: group.title.id for group in drawn(table.match.scene).groups}
    assert names["room/dining-room.kitchen"] == "room-kitchen"


@pytest.mark.rule("mansions/room.indoor")
@pytest.mark.rule("mansions/room.indoor-examples")
@pytest.mark.parametrize("space", ["entry-hall.a", "dining-room.a", "hall-1.b", "bedroom-2.a", "basement.c"])
def test_rooms_with_a_roof_are_indoors(space: str) -> None:
    table = brandt(space, tiles=[(space[:-2], 0, 0, 0), STUDY], deed=("search", "each indoors\n  clue +1"))
    assert is_indoor(space)
    assert clues(table.choose(DEED)) == 1
    assert texts(table)[space] == "space-indoor"


@pytest.mark.rule("mansions/room.outdoor")
@pytest.mark.rule("mansions/room.outdoor-examples")
@pytest.mark.parametrize("space", ["alley-2.a", "street-corner-3.b", "yard-1.a", "dock-1.b"])
def test_rooms_without_a_roof_are_outdoors(space: str) -> None:
    table = brandt(space, tiles=[(space[:-2], 0, 0, 0), STUDY], deed=("search", "each outdoors\n  clue +1"))
    assert not is_indoor(space)
    assert clues(table.choose(DEED)) == 1
    assert texts(table)[space] == "space-outdoor"


def texts(table: Driver) -> dict[str, str]:
    """What is said of each space."""
    return {space.id: space.text.id for space in drawn(table.match.scene).spaces if space.text}


@pytest.mark.rule("mansions/room.kind")
def test_all_spaces_of_a_room_are_of_its_kind_also_on_sides_that_have_both() -> None:
    for side in SIDES.values():
        for room in side.rooms:
            assert {is_indoor(f"{side.key}.{letter}") for letter in room.spaces} == {room.kind == "in"}
    assert {room.kind for room in SIDES["storefront"].rooms} == {"in", "out"}


@pytest.mark.rule("mansions/space.holds")
def test_a_space_holds_investigators_monsters_and_tokens_together() -> None:
    crew = [someone(key, HERE) for key in ("hanna-voss", "jonah-pike", "amina-feld", "casimir-holt")]
    table = brandt(others=tuple(crew), monsters=[("cultist", HERE), ("riot", HERE)], deed=("search", "clue +1"),
                   fire=[HERE], darkness=[HERE], barricades=[(HERE, "")])  # fmt: skip
    assert spaces(table) == [HERE] * 5
    assert {one.space for one in table.state.monsters} == {token.at for token in table.state.tokens} == {HERE}


# -- borders, doors, walls -----------------------------------------------------------------------------------------


def kind_between(table: Driver, one: str, other: str) -> str:
    """How what is between two spaces is drawn."""
    return next(str(link.kind) for link in drawn(table.match.scene).links if set(link.ends) == {one, other})


@pytest.mark.rule("mansions/border.def")
@pytest.mark.rule("mansions/impassable.def")
def test_borders_divide_spaces_of_a_room_or_rooms_too() -> None:
    lounge, dock = brandt("lounge.a", tiles=LOUNGE), brandt("dock-2.a", tiles=[("dock-2", 0, 0, 0), STUDY])
    for table, one, other, kind, same in (
        (lounge, "lounge.a", "lounge.b", "border", True), (lounge, "lounge.b", "lounge.c", "impassable", True),
        (dock, "dock-2.a", "dock-2.b", "border", True), (dock, "dock-2.a", "dock-2.c", "impassable", False),
    ):  # fmt: skip
        assert kind_between(table, one, other) == kind
        assert (room_of(one) == room_of(other)) == same
    streets = brandt("alley-1.a", tiles=STREETS)
    assert kind_between(streets, "alley-1.b", "street-1.a") == "border"


@pytest.mark.rule("mansions/border.passable")
def test_investigators_and_monsters_cross_borders() -> None:
    assert ways_out(brandt()) == {NEXT, OTHER}
    assert "street-1.a" in ways_out(brandt("alley-1.b", tiles=STREETS))
    assert prowls("cultist", NEXT, HERE) == HERE


@pytest.mark.rule("mansions/impassable.no-move")
def test_nobody_crosses_an_impassable_border_unless_something_lets_him() -> None:
    table = brandt("lounge.b", "rope", tiles=LOUNGE)
    assert ways_out(table) == {"lounge.a", "hall-1.a"}
    assert prowls("cultist", "lounge.b", "lounge.c", tiles=LOUNGE) == "lounge.a"
    assert prowls("hunting-horror", "lounge.b", "lounge.c", tiles=LOUNGE) == "lounge.c"
    assert spaces(table.choose(("card", "rope", "climb", "lounge.c")))[0] == "lounge.c"


@pytest.mark.rule("mansions/door.def")
@pytest.mark.rule("mansions/door.separates-rooms")
def test_a_door_separates_two_spaces_of_two_rooms() -> None:
    doors = [
        (side.key, one, other) for side in SIDES.values() for one, other, kind in side.shape.inside if kind == "door"
    ]
    assert len(doors) == 13
    assert all(SIDES[side].room(one) != SIDES[side].room(other) for side, one, other in doors)
    table = brandt("lounge.b", tiles=LOUNGE)
    (link,) = doors_of(table.state, "lounge.b")
    ends = board(table.state).links[link].ends
    assert set(ends) == {"lounge.b", "hall-1.a"}
    assert room_of(ends[0]) != room_of(ends[1])
    assert kind_between(table, *ends) == "door"


@pytest.mark.rule("mansions/door.passable")
def test_a_door_is_a_way_unless_it_is_blocked_or_unexplored() -> None:
    hall = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), STUDY]
    assert "hall-1.a" in ways_out(brandt(OPPOSITE, tiles=hall))
    assert prowls("cultist", "hall-1.a", OPPOSITE, tiles=hall) == OPPOSITE
    assert "hall-1.a" not in ways_out(brandt(OPPOSITE, tiles=hall, barricades=[(OPPOSITE, "hall-1.a")]))
    assert "hall-1.a" not in ways_out(brandt(OPPOSITE, tiles=hall, tokens=["hall-door"]))
    assert prowls("cultist", "hall-1.a", OPPOSITE, tiles=hall, tokens=["hall-door"]) == "hall-1.a"


WALLED = [("ballroom", 0, 0, 0), ("bedroom-1", 2, 0, 0), STUDY]
"""Ballroom.b and Bedroom.a meet at a wall."""


@pytest.mark.rule("mansions/door.token-on-wall")
def test_a_wall_with_a_door_token_is_a_door_in_every_respect() -> None:
    deed = ("search", 'door "ballroom.b" "bedroom-1.a"')
    table = brandt(NEXT, "kerosene-lantern", tiles=WALLED, deed=deed, barricades=[(NEXT, "")])
    assert not doors_of(table.state, NEXT)
    assert "bedroom-1.a" not in ways_out(table)
    assert not offers(table, "set-fire", "bedroom-1.a")
    table.choose(DEED)
    (link,) = doors_of(table.state, NEXT)
    assert (link_state(table.state, link), table.state.box["door"]) == ("door", 3)
    assert "bedroom-1.a" in ways_out(table)
    assert offers(table, "slide", link)
    assert offers(table, "set-fire", "bedroom-1.a")
    assert "bedroom-1.a" not in within_range(table.match.scene, NEXT)
    assert "bedroom-1.a" not in ways_out(table.choose(("slide", link)))


@pytest.mark.rule("mansions/wall.token-on-door")
def test_a_door_with_a_wall_token_is_a_wall() -> None:
    table = brandt("lounge.b", "kerosene-lantern", tiles=LOUNGE, deed=("search", 'wall "lounge.b" "hall-1.a"'),
                   barricades=[("lounge.b", "")])  # fmt: skip
    table.choose(DEED)
    assert (ways_out(table), doors_of(table.state, "lounge.b"), table.state.box["wall"]) == ({"lounge.a"}, {}, 7)
    assert not offers(table, "slide")
    assert not offers(table, "set-fire", "hall-1.a")
    assert prowls("ghost", "hall-1.a", "lounge.b", tiles=LOUNGE) == "lounge.b"


@pytest.mark.rule("mansions/wall.def")
@pytest.mark.rule("mansions/wall.no-move")
def test_nobody_goes_through_a_wall_unless_something_lets_him() -> None:
    table = brandt("dining-room.a", tiles=DINING)
    assert kind_between(table, "dining-room.a", "dining-room.e") == "wall"
    assert ways_out(table) == {"dining-room.b", "dining-room.c"}
    assert prowls("cultist", "dining-room.a", "dining-room.e", tiles=DINING) == "dining-room.c"
    assert prowls("ghost", "dining-room.a", "dining-room.e", tiles=DINING) == "dining-room.e"


@pytest.mark.rule("mansions/wall.stops-adjacent-effects")
def test_effects_on_adjacent_spaces_do_not_pass_a_wall() -> None:
    table = brandt("dining-room.a", "kerosene-lantern", tiles=DINING)
    assert not offers(table, "set-fire", "dining-room.e")
    assert offers(table, "set-fire", "dining-room.c")
    table = brandt(
        "dining-room.a", "kerosene-lantern", others=(someone("hanna-voss", "dining-room.e"),), tiles=DINING,
        darkness=["dining-room.e", "dining-room.c"], deed=("search", "each in-darkness\n  clue +1"),
    )  # fmt: skip
    assert clues(table.choose(DEED), 1) == 1  # the lantern behind the wall gives no light


# -- adjacent ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/adjacent.spaces")
@pytest.mark.parametrize(
    ("tiles", "space", "near"),
    [
        (LOUNGE, "lounge.b", {"lounge.a", "lounge.c", "hall-1.a"}),  # border, impassable border, door
        (DINING, "dining-room.e", {"dining-room.d", "dining-room.a"}),  # border, wall
        (WALLED, "ballroom.b", {"ballroom.a", "ballroom.c", "bedroom-1.a"}),  # a wall between tiles
    ],
)
def test_spaces_are_adjacent_across_anything_that_they_share(tiles: Any, space: str, near: set[str]) -> None:
    table = brandt(space, tiles=tiles)
    assert set(ways_for(table.state, TOUCHING).near[space]) == near
    walls = {there for there in near if kind_between(table, space, there) == "wall"}
    assert set(ways_for(table.state, BESIDE).near[space]) == near - walls


@pytest.mark.rule("mansions/adjacent.rooms")
@pytest.mark.parametrize(("space", "is_next"), [("dining-room.e", True), ("dining-room.b", False), ("study.a", False)])
def test_rooms_are_adjacent_if_any_of_their_spaces_are(space: str, is_next: bool) -> None:
    table = brandt("dining-room.a", others=(someone("hanna-voss", space),), tiles=DINING,
                   deed=("search", "each next-room\n  clue +1"))  # fmt: skip
    assert clues(table.choose(DEED), 1) == is_next


@pytest.mark.rule("mansions/adjacent.door-to-space")
def test_a_door_is_adjacent_to_the_spaces_at_whose_edge_it_is() -> None:
    table = brandt("lounge.b", tiles=LOUNGE)
    at = {space: len(doors_of(table.state, space)) for space in board(table.state).spaces}
    assert {space for space, doors in at.items() if doors} == {"lounge.b", "hall-1.a"}
    table = brandt("lounge.a", tiles=LOUNGE, deed=("search", "each near-door\n  clue +1"))
    assert clues(table.choose(DEED)) == 0


# -- Secret Passages -----------------------------------------------------------------------------------------------

PASSAGES = {"passages": [HERE, "hall-1.b", "study.b"]}
FAR_APART = [("ballroom", 0, 0, 0), ("hall-1", 5, 5, 0), STUDY]


@pytest.mark.rule("mansions/secret-passage.def")
@pytest.mark.rule("mansions/secret-passage.adjacent")
@pytest.mark.rule("mansions/secret-passage.move")
def test_every_secret_passage_leads_to_every_other() -> None:
    table = brandt(HERE, "kerosene-lantern", tiles=FAR_APART, table=PASSAGES)
    assert ways_out(table) == {NEXT, OTHER, "hall-1.b", "study.b"}
    assert offers(table, "set-fire", "study.b")
    assert spaces(table.choose(("go", "study.b")))[0] == "study.b"
    assert "hall-1.b" in ways_out(table)
    assert prowls("cultist", "hall-1.b", HERE, tiles=FAR_APART, table=PASSAGES) == HERE
    alone = brandt(HERE, tiles=FAR_APART, table={"passages": [HERE]})
    assert ways_out(alone) == {NEXT, OTHER}


@pytest.mark.rule("mansions/secret-passage.no-range")
def test_range_does_not_go_through_a_secret_passage() -> None:
    table = brandt(HERE, "38-revolver", tiles=FAR_APART, table=PASSAGES, monsters=[("cultist", "study.b")])
    assert "study.b" not in within_range(table.match.scene, HERE)
    assert not offers(table, "attack")


@pytest.mark.rule("mansions/secret-passage.blocked")
@pytest.mark.rule("mansions/secret-passage.move")
def test_a_barricade_closes_its_own_end_of_the_passages_only() -> None:
    table = brandt(HERE, tiles=FAR_APART, table=dict(PASSAGES), barricades=[(HERE, "")])
    table.choose(("slide", "passage"))
    assert ways_out(table) == {NEXT, OTHER}
    assert "passage" in {link.kind for link in drawn(table.match.scene).links}
    other = brandt("hall-1.b", tiles=FAR_APART, table=dict(PASSAGES), barricades=[(HERE, "")])
    other.state.barricades[0].on = "passage"
    assert ways_out(other.choose(("go", "hall-1.a"), ("go", "hall-1.b"))) == {"hall-1.a", "study.b"}


# -- range ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/range.def")
def test_three_spaces_away_is_within_range_and_so_is_the_own_space() -> None:
    scene = brandt("alley-1.a", tiles=STREETS).match.scene
    assert within_range(scene, "alley-1.a") == {"alley-1.a": 0, "alley-1.b": 1, "street-1.a": 2, "street-1.b": 3}
    shooting = brandt(
        "alley-1.a", "38-revolver", tiles=STREETS, monsters=[("cultist", "street-1.b"), ("riot", "dock-1.a")]
    )
    assert offers(shooting, "attack", "38-revolver", "cultist-1")
    assert not offers(shooting, "attack", "38-revolver", "riot-1")


@pytest.mark.rule("mansions/range.no-walls-doors")
def test_range_does_not_go_through_walls_and_doors_open_or_not() -> None:
    scene = brandt("dining-room.a", tiles=DINING).match.scene
    assert set(within_range(scene, "dining-room.c")) == {"dining-room.a", "dining-room.b", "dining-room.c"}
    assert set(within_range(scene, "dining-room.e")) == {"dining-room.d", "dining-room.e"}
    scene = brandt("lounge.b", tiles=LOUNGE).match.scene
    assert "hall-1.a" not in within_range(scene, "lounge.b")


@pytest.mark.rule("mansions/range.across-impassable")
def test_range_goes_across_impassable_borders() -> None:
    scene = brandt("lounge.b", tiles=LOUNGE).match.scene
    assert within_range(scene, "lounge.b", 1) == {"lounge.b": 0, "lounge.a": 1, "lounge.c": 1}


# -- north and south -----------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/compass.directions")
@pytest.mark.parametrize(
    ("tile", "here", "there", "right", "down"),
    [
        (("town-square", 0, -2, 0), "yard-2.a", "town-square.d", 0, -1),  # north is up
        (("town-square", 2, 0, 0), "yard-2.b", "town-square.a", 1, 0),  # east is right
        (("town-square", 0, 1, 0), "yard-2.a", "town-square.a", 0, 1),  # south is down
        (("town-square", -2, 0, 0), "yard-2.a", "town-square.b", -1, 0),  # west is left
    ],
)
def test_north_is_up_and_east_is_right(tile: Any, here: str, there: str, right: int, down: int) -> None:
    table = brandt("yard-2.a", tiles=[("yard-2", 0, 0, 0), tile, STUDY])
    assert there in ways_for(table.state, TOUCHING).near[here]
    places = {space.id: space for space in drawn(table.match.scene).spaces}
    assert sign(places[there].x - places[here].x) * abs(right) == right
    assert sign(places[there].y - places[here].y) * abs(down) == down


def sign(number: float) -> int:
    """Which way a difference goes."""
    return (number > 0) - (number < 0)
