"""Explore and Locate: what is shown, what may be discarded, what is answered."""

from typing import Any

import pytest
from tests.games.alone.aboard import ROOM_OF
from tests.games.alone.dark import on, play, told

from koszmar.games.alone.actions.locate import TARGETS, true_answer
from koszmar.games.alone.bestiary import KINDS
from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.rooms import ROOMS
from koszmar.games.alone.station import distance
from koszmar.kernel.testing.driver import Driver


def explored(hero: str, where: str, **table: Any) -> set[str]:
    """The sectors that an exploration shows."""
    found = position(hero=hero, **table).choose(("explore", where))
    return set(found.state.labyrinth) - {hero}


def located(first: str, second: str, **table: Any) -> list[tuple[str, int, str]]:
    """What the Hero is told about two targets."""
    found = position(**table).choose(("locate", first)).answer("locate-second", second, 0)
    return [(one["target"], one["distance"], one["level"]) for one in told(found, "located")]


# -- Explore -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/explore.two-sectors")
@pytest.mark.rule("alone/explore.declare-direction")
def test_two_sectors_in_the_declared_direction_are_shown_and_the_hero_stays() -> None:
    table = position(hero="1D5")
    assert table.offers(("explore", "north"), ("explore", "west"), ("explore", "south"))
    assert not table.offers(("explore", "east"))
    table.choose(("explore", "west"))
    assert set(table.state.labyrinth) == {"1D5", "1D4", "1D3"}
    assert table.state.hero == "1D5"


@pytest.mark.rule("alone/explore.wall-stops")
def test_a_turn_is_the_last_sector_shown() -> None:
    assert explored("1B4", "east") == {"1B5"}


@pytest.mark.rule("alone/explore.creatures-do-not-stop")
@pytest.mark.rule("alone/explore.reveals-elements")
def test_creatures_and_tokens_do_not_stop_exploration_and_are_shown() -> None:
    table = position(creatures=[("worm", "1D4")], danger=["1D4"], conditions={"1D3": "gas"}).choose(("explore", "west"))
    assert set(table.state.labyrinth) == {"1D5", "1D4", "1D3"}
    assert [one.kind for one in table.state.labyrinth["1D4"].figures] == ["worm"]
    assert table.state.labyrinth["1D4"].danger
    assert table.state.labyrinth["1D3"].condition == "gas"


@pytest.mark.rule("alone/explore.far-door-stops")
def test_a_door_that_the_hero_does_not_touch_ends_exploration() -> None:
    assert explored("1C5", "east") == {"1C6"}


@pytest.mark.rule("alone/explore.adjacent-door-passes")
def test_a_door_of_the_own_sector_does_not_stop_exploration() -> None:
    assert explored("1D5", "south") == {"1E5"}
    assert explored("2C5", "south") == {"2D5", "2E5"}


@pytest.mark.rule("alone/explore.blocked-door-stops")
def test_a_blocked_door_ends_exploration() -> None:
    assert not position(blocked=[("1D5", "1E5")]).offers(("explore", "south"))
    table = position(hero="1C6", blocked=[("1C6", "1C7")])
    assert not table.offers(("explore", "east"))


@pytest.mark.rule("alone/explore.blocked-door-stops")
def test_behind_a_single_blocked_door_no_flare_can_be_thrown() -> None:
    table = position(hero="1E5", items=["flare", "scout-drone"], blocked=[("1D5", "1E5")])
    assert not [option for option in table.offered if option.startswith(("use", "explore"))]
    assert position(hero="1E5", items=["flare"]).offers(("use", "flare", 1))


@pytest.mark.rule("alone/explore.stairs-single")
@pytest.mark.rule("alone/explore.example-stairs")
def test_through_stairs_only_the_sector_behind_them_is_shown() -> None:
    assert explored("1E3", "south") == {"2F5"}
    assert explored("2F5", "east") == {"1E3"}


@pytest.mark.rule("alone/explore.example-directions")
def test_the_example_of_the_rulebook() -> None:
    assert explored("1D5", "west") == {"1D4", "1D3"}  # a straight corridor
    assert explored("1B4", "east") == {"1B5"}  # a turn
    assert explored("1C5", "east") == {"1C6"}  # then a door that he does not touch
    table = position(hero="1C5", danger=["1C5", "1C6", "1D5"]).choose(("explore", "east"))
    assert table.offered == ["keep", "danger 1C5", "danger 1C6"]


@pytest.mark.rule("alone/explore.discard-danger")
@pytest.mark.rule("alone/explore.one-danger-only")
@pytest.mark.rule("alone/explore.danger-after-reveal")
def test_one_danger_token_may_go_from_the_own_or_an_explored_sector_once_all_are_shown() -> None:
    table = position(danger=["1D5", "1D3", "1C5"]).choose(("explore", "west")).asks("clear-token", 0)
    assert set(table.state.labyrinth) == {"1D5", "1D4", "1D3"}
    assert table.offered == ["keep", "danger 1D5", "danger 1D3"]
    table.choose(("danger", "1D3")).asks("start-turn", 0)
    assert [table.state.elements[one].danger for one in ("1D5", "1D3", "1C5")] == [True, False, True]
    assert not table.state.labyrinth["1D3"].danger


@pytest.mark.rule("alone/explore.danger-optional")
def test_danger_may_be_left_where_it_is() -> None:
    table = position(danger=["1D5"]).choose(("explore", "west"), "keep")
    assert table.state.elements["1D5"].danger


@pytest.mark.rule("alone/explore.already-revealed")
def test_revealed_sectors_can_be_explored_for_their_danger() -> None:
    table = position(danger=["1D4"], shown=["1D4", "1D3"]).choose(("explore", "west"), ("danger", "1D4"))
    assert not table.state.elements["1D4"].danger


# -- what was false or concealed -----------------------------------------------------------------------------------


def deceived(sector: str, what: tuple[str, str], **table: Any) -> Driver:
    """The Hero explores; Evil hides or fakes something in a sector."""
    found = position(hands=[["my-mind-plays-tricks-on-me"]], adrenaline=0, **table).choose(("explore", "west"))
    return on(play(found, "my-mind-plays-tricks-on-me", what))


@pytest.mark.rule("alone/inform.concealed-ends")
def test_what_was_concealed_is_shown_when_the_hero_enters() -> None:
    table = deceived("1D4", ("hide", "danger"), danger=["1D4"])
    assert not table.state.labyrinth["1D4"].danger
    on(table.choose(("move", "west")))
    assert table.state.labyrinth["1D4"].danger


@pytest.mark.rule("alone/inform.concealed-ends")
def test_a_concealed_creature_is_shown_when_it_moves_and_scares_when_it_is_met() -> None:
    table = deceived("1D4", ("hide", "worm#1"), creatures=[("worm", "1D4")], rolls=["miss", ...])
    assert table.state.labyrinth["1D4"].figures == ()
    moved = table.fork()
    on(table.choose(("move", "west")))
    assert table.state.sheet.sanity == 10
    deck = next(cards for cards in moved.state.decks.values() if "right-behind-me" in cards)
    deck.remove("right-behind-me")
    moved.state.hands[1].append("right-behind-me")
    moved = moved.begin_again().choose(("search", "one"))
    while not moved.offers(("down", "right-behind-me", "std-move")):
        moved.choose("pass")
    moved.choose(("down", "right-behind-me", "std-move"), ("worm#1", "1D3", "-"))
    assert [one.kind for one in moved.state.labyrinth["1D3"].figures] == ["worm"]
    assert moved.state.elements["1D4"].concealed == ()


@pytest.mark.rule("alone/inform.fake-ends")
@pytest.mark.rule("alone/reaction.mind-tricks-alternative")
def test_what_was_false_is_found_out_by_entering_or_discarding() -> None:
    for answer in (("danger", "1D4"), "keep"):
        table = position(hands=[["my-mind-plays-tricks-on-me"]], adrenaline=0).choose(("explore", "west"))
        play(table, "my-mind-plays-tricks-on-me", ("fake", "danger"))
        assert table.state.labyrinth["1D4"].danger
        while table.decision.prompt == "react":
            table.choose("pass")
        table.answer("clear-token", answer, 0)
        if answer == "keep":
            on(table.choose(("move", "west")))
        assert told(table, "never-there") == [{"what": "danger", "sector": "1D4"}]
        assert not table.state.labyrinth["1D4"].danger
        assert not table.state.elements["1D4"].danger


# -- Locate --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/locate.target-kinds")
@pytest.mark.content("alone/room/generator-room")
@pytest.mark.content("alone/room/laboratory")
@pytest.mark.content("alone/room/escape-pods")
@pytest.mark.content("alone/room/canteen")
@pytest.mark.content("alone/room/infirmary")
@pytest.mark.content("alone/room/armoury")
@pytest.mark.content("alone/room/ventilation")
@pytest.mark.content("alone/room/control-room")
@pytest.mark.parametrize(("room", "sector"), ROOM_OF.items())
def test_every_room_can_be_located_entered_and_recognised(room: str, sector: str) -> None:
    table = position(hero=sector)
    assert table.state.labyrinth[sector].room == room
    assert true_answer(table.match.scene, room).distance == 0
    assert true_answer(position().match.scene, room).distance == distance(table.state, "1D5", sector)


@pytest.mark.rule("alone/locate.two-targets")
@pytest.mark.rule("alone/locate.target-kinds")
def test_two_targets_are_named_and_anything_on_the_map_may_be_one() -> None:
    table = position().choose(("locate", "worm")).asks("locate-second", 0)
    assert "worm" not in table.offered
    assert set(table.offered) == set(TARGETS) - {"worm"}
    assert {*ROOMS, *KINDS, "creature", "door", "stairs", "switch", "straight", "turn", "junction"} <= set(TARGETS)


@pytest.mark.rule("alone/locate.answer-distance")
@pytest.mark.rule("alone/locate.answer-level")
@pytest.mark.rule("alone/locate.no-direction")
@pytest.mark.rule("alone/locate.example")
@pytest.mark.rule("alone/distance.definition")
@pytest.mark.rule("alone/inform.truthful")
def test_distance_and_level_are_told_and_nothing_else() -> None:
    assert located("infirmary", "stairs") == [("infirmary", 8, "the-other-level"), ("stairs", 3, "this-level")]
    table = position().choose(("locate", "generator-room"), "stairs")
    assert {one["steps"] for one in told(table, "located")} == {"none"}


@pytest.mark.rule("alone/locate.nearest")
def test_of_a_kind_the_nearest_is_told() -> None:
    found = located("worm", "creature", creatures=[("worm", "1A3"), ("worm", "1D3"), ("parasite", "1D4")])
    assert found == [("worm", 2, "this-level"), ("creature", 1, "this-level")]


@pytest.mark.rule("alone/locate.absent-target")
def test_what_is_not_on_the_map_is_said_to_be_absent() -> None:
    table = position().choose(("locate", "worm"), "lit")
    assert told(table, "located-none") == [{"target": "worm", "at": "1D5"}, {"target": "lit", "at": "1D5"}]


@pytest.mark.rule("alone/locate.blocked-doors-ignored")
def test_blocked_doors_do_not_lengthen_a_located_distance() -> None:
    assert located("canteen", "laboratory", blocked=[("1D5", "1E5"), ("1C3", "1D3")])[0] == ("canteen", 1, "this-level")
    assert located("laboratory", "door", hero="1D3", blocked=[("1C3", "1D3")])[0] == ("laboratory", 1, "this-level")


@pytest.mark.rule("alone/locate.reveals-nothing")
def test_locating_reveals_nothing() -> None:
    table = position(creatures=[("worm", "1D4")]).choose(("locate", "worm"), "door")
    assert set(table.state.labyrinth) == {"1D5"}
    assert not table.state.creatures[0].figure


@pytest.mark.rule("alone/locate.own-sector-counts")
def test_what_is_here_is_at_distance_nought() -> None:
    assert located("canteen", "junction", hero="1E5")[0] == ("canteen", 0, "this-level")
    assert located("canteen", "junction", hero="1D5")[1] == ("junction", 0, "this-level")


@pytest.mark.rule("alone/locate.door-distance")
def test_a_door_is_as_far_as_the_nearer_of_its_sectors() -> None:
    assert located("door", "blocked-door", hero="1D5", blocked=[("1C6", "1C7")]) == [
        ("door", 0, "this-level"), ("blocked-door", 2, "this-level"),
    ]  # fmt: skip


@pytest.mark.rule("alone/locate.level-tie")
def test_if_the_nearest_are_on_both_levels_this_level_is_told() -> None:
    table = position(hero="1E3", creatures=[("worm", "2F5"), ("worm", "1D3")])
    assert distance(table.state, "1E3", "2F5") == distance(table.state, "1E3", "1D3") == 1
    assert true_answer(table.match.scene, "worm").same_level
    table.state.creatures.pop()
    assert not true_answer(table.match.scene, "worm").same_level


@pytest.mark.rule("alone/inform.card-exception")
@pytest.mark.rule("alone/inform.truthful")
def test_only_a_card_that_says_so_makes_an_answer_false() -> None:
    table = position(hands=[["they-know-where-i-am"]], danger=["1D5"]).choose(("locate", "generator-room"), "stairs")
    play(table, "they-know-where-i-am", ("generator-room", "1A2"), "none", "none", ("stairs", 1))
    assert [one["distance"] for one in told(table, "located")] == [6, 4]


@pytest.mark.rule("alone/locate.two-targets")
def test_everybody_hears_both_targets_before_the_answers() -> None:
    table = position().choose(("locate", "laboratory"), "stairs")
    assert told(table, "targets") == [{"first": "laboratory", "second": "stairs"}]
    assert table.kinds().index("targets") < table.kinds().index("located")
