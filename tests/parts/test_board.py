"""Boards: the ship of Nemesis, the labyrinth of Alone and a house of Mansions of Madness, and what each asks of one."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.parts.maps import house, labyrinth, ship

from koszmar.parts.board import (
    FAR,
    Board,
    Overlay,
    away_from,
    components,
    cover,
    glimpse,
    joined,
    lay,
    lies,
    lift,
    line,
    lines,
    of_graph,
    of_tiles,
    set_link,
    spread,
    state_of,
    towards,
    uncover,
    walk,
    ways,
)

# -- a drawn graph: the ship ---------------------------------------------------------------------------------------

CREW = walk("corridor", "destroyed")
INTRUDERS = walk("corridor", "destroyed", "closed")


def test_in_every_room_of_the_ship_each_number_leads_through_one_corridor() -> None:
    board = ship()
    for room in map(str, range(1, 22)):
        assert sorted(number for found in board.exits[room] for number in found.numbers) == [1, 2, 3, 4]


def test_a_corridor_is_found_by_its_number_from_both_ends() -> None:
    board = ship()
    one, other = board.numbered("5", 1), board.numbered("10", 2)
    assert one is not None
    assert other is not None
    assert (one.to, other.to) == ("10", "5")
    assert one.link == other.link
    assert board.numbered("5", 7) is None


def test_technical_corridors_make_no_neighbours() -> None:
    board = ship()
    assert ways(board, CREW).near["2"] == ("1", "6")
    assert components(board.spaces, ways(board, CREW).steps)[1:] == [["technical"]]


def test_a_closed_door_stops_the_crew_and_not_the_intruders() -> None:
    board, now = ship(), Overlay()
    set_link(board, now, "1/3", "closed")
    assert "3" not in ways(board, CREW, now).near["1"]
    assert "3" in ways(board, INTRUDERS, now).near["1"]
    set_link(board, now, "1/3", "destroyed")
    assert "3" in ways(board, CREW, now).near["1"]


def test_a_door_that_is_as_drawn_again_leaves_no_trace_in_the_state() -> None:
    board, now = ship(), Overlay()
    set_link(board, now, "1/3", "closed")
    assert state_of(board, now, "1/3") == "closed"
    set_link(board, now, "1/3", "corridor")
    assert msgspec.to_builtins(now) == {"links": {}, "things": {}}
    assert state_of(board, now, "1/3") == "corridor"


def test_noise_lies_in_a_corridor_for_both_of_its_rooms() -> None:
    board, now = ship(), Overlay()
    corridor = board.numbered("1", 3)
    assert corridor is not None
    lay(now, corridor.link, "noise")
    assert lies(now, board.between("2", "1")[0].key, "noise")
    assert not lies(now, board.between("1", "3")[0].key, "noise")
    assert lift(now, corridor.link, "noise")
    assert not lift(now, corridor.link, "noise")


def test_ways_are_worked_out_once_for_equal_doors() -> None:
    board, one, other = ship(), Overlay(), Overlay()
    set_link(board, one, "1/3", "closed")
    set_link(board, other, "1/3", "closed")
    assert ways(board, CREW, one) is ways(board, CREW, other)
    assert ways(board, CREW, one) is not ways(board, CREW)


def test_a_board_does_not_keep_the_ways_of_all_the_doors_there_ever_were() -> None:
    board = ship()
    for number in range(3000):
        ways(board, CREW, Overlay({"1/3": f"state {number}"}))
    assert len(board._ways) < 3000
    assert ways(board, CREW).near["2"] == ("1", "6")


# -- square tiles: the labyrinth -----------------------------------------------------------------------------------

NORTH, EAST, SOUTH, WEST = range(4)
HERO = walk("passage", "door", "stairs")
LOCATING = walk("passage", "door", "stairs", "blocked")
CREATURE = walk("passage", "door", "stairs", costs={"blocked": 2})
START = "1D5"


def test_the_labyrinth_is_as_large_as_it_is_drawn() -> None:
    board = labyrinth()
    assert (len(board.in_region("1")), len(board.in_region("2"))) == (17, 18)
    kinds = [link.kind for link in board.links.values()]
    assert (kinds.count("door"), kinds.count("stairs")) == (12, 2)


def test_missions_are_as_far_from_the_start_as_the_page_says() -> None:
    away = ways(labyrinth(), HERO)
    assert [away.distance(START, room) for room in ("1A2", "2A4", "2E3")] == [6, 8, 7]
    assert [away.distance("2E3", room) for room in ("1A2", "2A4")] == [7, 5]


def test_a_blocked_door_is_no_way_for_the_hero_a_dear_one_for_creatures_and_no_detour_for_locating() -> None:
    board, now = labyrinth(), Overlay()
    set_link(board, now, "1A2/1A3", "blocked")
    assert ways(board, HERO, now).distance("1A3", "1A2") == FAR
    assert ways(board, CREATURE, now).distance("1A3", "1A2") == 2
    assert ways(board, CREATURE, now).distance("1B3", "1A2") == 3
    assert ways(board, LOCATING, now).distance("1A3", "1A2") == 1


def test_a_creature_comes_nearer_by_what_its_step_costs() -> None:
    board, now = labyrinth(), Overlay()
    set_link(board, now, "1C5/1C6", "blocked")
    roads = ways(board, CREATURE, now)
    away = roads.distances(START)
    for here in board.spaces:
        for there in towards(here, roads.near[here], away, lambda there, here=here: roads.cost(here, there)):  # type: ignore[misc]
            assert away[there] == away[here] - roads.cost(here, there)


def test_a_noise_comes_from_the_side_of_the_first_step() -> None:
    board = labyrinth()
    roads = ways(board, HERO)
    steps = towards(START, roads.near[START], roads.distances("1C7"))
    assert [found.side for found in board.exits[START] if found.to in steps] == [NORTH]


def see(board: Board, start: str, blocked: Overlay) -> list[str]:
    """Alone: a door ends the view unless it touches the Hero's sector, a blocked one always, stairs always."""

    def onward(here: str, side: int) -> str | None:
        for found in board.exits[here]:
            state = blocked.links.get(found.link, found.kind)
            if found.side == side and (state == "passage" or (state == "door" and here == start)):
                return found.to
        return None

    return lines(start, onward)


def test_line_of_sight_ends_at_far_doors_at_stairs_and_at_blocked_doors() -> None:
    board, now = labyrinth(), Overlay()
    assert see(board, START, now) == ["1C5", "1B5", "1E5", "1D4", "1D3", "1D2"]
    assert see(board, "1B3", now) == ["1A3", "1B4", "1B5", "1C3", "1B2"]
    set_link(board, now, "1B3/1C3", "blocked")
    assert see(board, "1B3", now) == ["1A3", "1B4", "1B5", "1B2"]


def test_exploring_one_way_shows_that_line_only() -> None:
    board = labyrinth()
    found = {(here, link.side): link.to for here in board.spaces for link in board.exits[here]}
    assert line("1B3", EAST, lambda here, side: found.get((here, side))) == ["1B4", "1B5"]


def test_what_is_shown_of_a_labyrinth_does_not_name_what_lies_beyond() -> None:
    board, seen = labyrinth(), [START]
    shown = glimpse(board, seen)
    assert shown.spaces == (START,)
    assert [(opening.kind, opening.side) for opening in shown.openings] == [
        ("passage", NORTH),
        ("door", SOUTH),
        ("passage", WEST),
    ]
    assert uncover(seen, ["1C5", START]) == ["1C5"]
    assert [link.key for link in glimpse(board, seen).links] == ["1C5/1D5"]
    assert cover(seen, {START, "2F5"}) == [START]
    assert seen == ["1C5"]


# -- spaces inside tiles: a house ----------------------------------------------------------------------------------

ON_FOOT = walk("border", "door")
FLYING = walk("border", "door", "impassable")
RANGE = walk("border", "impassable")
BORROWED_KEY = (
    ("Entry Hall", 1, 2, 0),
    ("Study", 0, 1, 270),
    ("Hall 1", 2, 0, 270),
    ("Library", 1, 0, 270),
    ("Bathroom", 3, 0, 90),
)


def test_the_tiles_of_a_scenario_join_into_one_house() -> None:
    board = house(*BORROWED_KEY)
    assert len(board.spaces) == 11
    assert len(components(board.spaces, ways(board, ON_FOOT).steps)) == 1
    assert board.in_region("Library.Library") == ["Library.a", "Library.b", "Library.c"]


def test_a_tile_turned_by_a_quarter_has_its_north_in_the_east() -> None:
    assert house(("Bathroom", 0, 0, 90), ("Hall 1", 1, 0, 0)).between("Bathroom.a", "Hall 1.a")[0].kind == "wall"
    assert house(("Bathroom", 1, 0, 90), ("Hall 1", -1, 0, 0)).between("Hall 1.b", "Bathroom.a")[0].kind == "door"
    assert house(("Study", 0, 0, 90), ("Hall 1", 1, 1, 0)).between("Study.b", "Hall 1.a")[0].kind == "door"


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_a_tile_turned_round_with_its_neighbour_has_the_same_links(degrees: int) -> None:
    x, y = {0: (2, 0), 90: (0, 2), 180: (-2, 0), 270: (0, -2)}[degrees]
    board = house(("Hall 1", 0, 0, degrees), ("Entry Hall", x, y, degrees))
    assert [(link.ends, link.kind) for link in board.links.values()][2:] == [(("Hall 1.b", "Entry Hall.a"), "door")]


def test_an_impassable_border_is_walked_around_but_seen_and_flown_across() -> None:
    board = house(("Attic", 0, 0, 0))
    assert ways(board, ON_FOOT).distance("Attic.b", "Attic.c") == 3
    assert ways(board, FLYING).distance("Attic.b", "Attic.c") == 1
    assert ways(board, RANGE).within("Attic.b", 1) == ["Attic.b", "Attic.a", "Attic.c"]


def test_range_ends_at_doors_and_walls() -> None:
    board = house(*BORROWED_KEY)
    assert ways(board, RANGE).within("Study.a", 3) == ["Study.a", "Study.b"]


def test_a_wall_with_a_door_token_is_a_door_and_a_door_with_a_wall_token_a_wall() -> None:
    board, now = house(*BORROWED_KEY), Overlay()
    wall = next(link for link in board.links.values() if link.kind == "wall")
    door = next(link for link in board.links.values() if link.kind == "door")
    set_link(board, now, wall.key, "door")
    set_link(board, now, door.key, "wall")
    roads = ways(board, ON_FOOT, now)
    assert wall.ends[1] in roads.near[wall.ends[0]]
    assert all(
        state_of(board, now, link.key) == "wall" or link.ends[1] in roads.near[link.ends[0]]
        for link in board.between(*door.ends)
    )


def test_a_secret_passage_is_a_way_and_no_range() -> None:
    board = joined(house(*BORROWED_KEY), (("Study.a", "Bathroom.b"),), "secret-passage")
    assert ways(board, walk("border", "door", "secret-passage")).distance("Study.a", "Bathroom.b") == 1
    assert ways(board, RANGE).distance("Study.a", "Bathroom.b") == FAR


def test_whoever_flees_goes_farther_with_every_step_and_stops_when_cornered() -> None:
    roads = ways(house(*BORROWED_KEY), ON_FOOT)
    away, here = roads.to_nearest(["Entry Hall.a"]), "Library.a"
    trail = [here]
    while steps := away_from(here, roads.near[here], away):
        here = steps[0]
        trail.append(here)
    assert [away[space] for space in trail] == list(range(away["Library.a"], away["Library.a"] + len(trail)))


# -- what must hold on any board, and what is refused --------------------------------------------------------------


@settings(max_examples=30)
@given(st.data())
def test_distances_to_the_nearest_of_several_are_the_least_of_each(data: st.DataObject) -> None:
    board = labyrinth()
    goals = data.draw(st.lists(st.sampled_from(board.spaces), min_size=1, max_size=4))
    roads = ways(board, HERO)
    assert roads.to_nearest(goals) == {
        space: min(roads.distance(goal, space) for goal in goals) for space in board.spaces
    }


@settings(max_examples=30)
@given(st.data())
def test_a_walk_with_prices_of_one_is_a_walk_without_prices(data: st.DataObject) -> None:
    board, now = labyrinth(), Overlay()
    for link in data.draw(st.lists(st.sampled_from(list(board.links)), max_size=6)):
        set_link(board, now, link, "blocked")
    dear = walk("passage", "door", "stairs", costs={"blocked": 1})
    for space in data.draw(st.lists(st.sampled_from(board.spaces), max_size=3)):
        assert ways(board, dear, now).distances(space) == spread(space, ways(board, LOCATING, now).steps)


def test_a_link_to_an_unknown_space_is_refused() -> None:
    with pytest.raises(ValueError, match="a door leads to 'vault', which is not a space of this board"):
        of_graph(["hall"], [("hall", "vault", "door")])


def test_a_link_to_the_same_space_is_refused() -> None:
    with pytest.raises(ValueError, match="a door leads from 'hall' to itself"):
        of_graph(["hall"], [("hall", "hall", "door")])


def test_a_space_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="a space is listed twice: \\['hall'\\]"):
        of_graph(["hall", "hall"], [])


def test_tiles_that_lie_on_one_another_are_refused() -> None:
    with pytest.raises(ValueError, match="'Study' lies on 'Hall 1'"):
        house(("Hall 1", 0, 0, 0), ("Study", 1, 0, 0))
    with pytest.raises(ValueError, match="'b' lies on 'a'"):
        of_tiles({"a": (("1", 0, 0), ("",) * 4), "b": (("1", 0, 0), ("",) * 4)})
