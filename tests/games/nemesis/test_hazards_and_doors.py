"""Fire, Malfunction and Doors."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import one_step

from koszmar.games.nemesis.hazards import repair, set_fire, set_malfunction
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.ship import CLOSED, DESTROYED, OPEN, door, set_door
from koszmar.kernel.scene import Curtain

EIGHT = ["02", "03", "04", "05", "06", "07", "08", "09"]


@pytest.mark.rule("nemesis/fire.max-one")
def test_a_second_fire_in_a_room_is_ignored() -> None:
    table = captain(fires=EIGHT)
    set_fire(table.match.scene, "06")
    assert sum(room.fire for room in table.state.rooms.values()) == 8


@pytest.mark.rule("nemesis/fire.eight")
@pytest.mark.rule("nemesis/fire.ninth-ends")
@pytest.mark.rule("nemesis/end.destroyed-all-die")
def test_the_ninth_fire_destroys_the_ship() -> None:
    table = captain(fires=EIGHT)
    with pytest.raises(Curtain) as end:
        set_fire(table.match.scene, "10")
    assert end.value.result.reason == "destroyed-fire"
    assert end.value.result.scores == (0.0, 0.0)
    assert all(one.status == "dead" for one in table.state.characters)


@pytest.mark.rule("nemesis/fire.marker-returns")
def test_a_fire_that_was_put_out_can_burn_elsewhere() -> None:
    table = captain(fires=EIGHT, belongings=[["fire-extinguisher"]])
    table.choose(("item", "fire-extinguisher", "douse") if table.offers(("item", "fire-extinguisher", "douse"))
                 else next(o for o in table.offered if o.startswith("item fire-extinguisher")))  # fmt: skip
    pay(table, "rest")
    assert not table.state.rooms["06"].fire
    set_fire(table.match.scene, "10")
    assert table.state.rooms["10"].fire


@pytest.mark.rule("nemesis/fire.actions-allowed")
@pytest.mark.rule("nemesis/malfunction.search-allowed")
def test_one_can_search_in_a_burning_or_broken_room_and_use_a_burning_one() -> None:
    burning = captain("06", rooms={"06": "canteen"}, fires=["06"])
    assert burning.offers(("card", "search"), ("room", "canteen"))
    broken = captain("06", rooms={"06": "canteen"}, malfunctions=["06"])
    assert broken.offers(("card", "search"))


@pytest.mark.rule("nemesis/malfunction.no-room-action")
def test_a_broken_room_has_no_action() -> None:
    assert captain("06", rooms={"06": "canteen"}).offers(("room", "canteen"))
    assert not captain("06", rooms={"06": "canteen"}, malfunctions=["06"]).offers(("room", "canteen"))


@pytest.mark.rule("nemesis/malfunction.no-computer")
@pytest.mark.rule("nemesis/room.computer")
def test_a_broken_computer_is_none() -> None:
    hand = ["computer-skills", "search", "search"]
    with_computer = position(
        characters=["pilot", "captain"], places=["05", "01"], hands=[hand, []], rooms={"05": "comms"}
    )
    assert with_computer.offers(("card", "computer-skills", "room"))
    broken = position(characters=["pilot", "captain"], places=["05", "01"], hands=[hand, []], rooms={"05": "comms"},
                      malfunctions=["05"])  # fmt: skip
    assert not broken.offers(("card", "computer-skills", "room"))


@pytest.mark.rule("nemesis/malfunction.not-nest")
def test_the_nest_does_not_break() -> None:
    table = captain(rooms={"05": "nest"})
    set_malfunction(table.match.scene, "05")
    assert not table.state.rooms["05"].malfunction


@pytest.mark.rule("nemesis/malfunction.not-nest")
def test_nobody_learns_from_a_marker_where_the_unexplored_nest_is() -> None:
    table = captain(rooms={"05": "nest"}, unexplored=["05"])
    set_malfunction(table.match.scene, "05")
    assert table.state.rooms["05"].malfunction


@pytest.mark.rule("nemesis/malfunction.max-one")
@pytest.mark.rule("nemesis/malfunction.eight")
@pytest.mark.rule("nemesis/malfunction.ninth-ends")
def test_the_ninth_malfunction_breaks_the_hull_a_second_one_in_a_room_does_not() -> None:
    table = captain(malfunctions=EIGHT, rooms={"10": "armory"})
    set_malfunction(table.match.scene, "06")
    with pytest.raises(Curtain) as end:
        set_malfunction(table.match.scene, "10")
    assert end.value.result.reason == "destroyed-malfunction"


@pytest.mark.rule("nemesis/malfunction.special-rooms")
@pytest.mark.rule("nemesis/malfunction.engine-state")
def test_special_rooms_break_and_burn_and_an_engine_keeps_its_state() -> None:
    table = captain(table={"engines": [["working", "damaged"]] * 3})
    for slot in ("01", "11", "19"):
        set_malfunction(table.match.scene, slot)
        set_fire(table.match.scene, slot)
        assert table.state.rooms[slot].malfunction
        assert table.state.rooms[slot].fire
    assert table.state.engines[2][0] == "working"
    repair(table.match.scene, "19")
    assert not table.state.rooms["19"].malfunction


@pytest.mark.rule("nemesis/malfunction.hibernated-safe")
def test_a_malfunction_in_the_hibernatorium_wakes_nobody() -> None:
    table = captain(more=[{}, {"status": "hibernating", "room": ""}])
    set_malfunction(table.match.scene, "11")
    assert table.state.characters[1].status == "hibernating"


# -- doors ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/door.states")
@pytest.mark.rule("nemesis/door.max-one")
def test_a_door_is_open_closed_or_destroyed() -> None:
    table = captain()
    for how in (CLOSED, DESTROYED, OPEN):
        set_door(table.match.scene, "05/06", how)
        assert door(table.state, "05/06") == how
    assert table.state.corridors.links == {}


@pytest.mark.rule("nemesis/door.destroyed-permanent")
def test_a_destroyed_door_is_not_offered_to_be_closed() -> None:
    table = captain("06", rooms={"06": "command"}, destroyed=["06/11"])
    table.choose(("room", "command"))
    pay(table, "rest", "order").answer("pick-room-doors", "06")
    assert table.offered == ["done", "06/07", "05/06", "02/06"] or "06/11" not in table.offered
    assert "06/11" not in table.offered


@pytest.mark.rule("nemesis/door.twelve")
def test_the_thirteenth_door_is_taken_from_elsewhere() -> None:
    twelve = [
        "01/02",
        "01/03",
        "01/04",
        "02/06",
        "03/07",
        "04/08",
        "05/06",
        "05/10",
        "06/07",
        "06/11",
        "07/08",
        "08/09",
    ]
    table = captain(closed=twelve)
    set_door(table.match.scene, "13/14", CLOSED)
    assert len(table.state.corridors.links) == 12
    assert door(table.state, "13/14") == CLOSED


@pytest.mark.rule("nemesis/move.closed-door-blocks")
def test_no_way_through_a_closed_door() -> None:
    table = captain("06", closed=["06/07"], hands=[PLAIN, []])
    assert not table.offers(("move", "07"))
    assert table.offers(("move", "05"))


@pytest.mark.rule("nemesis/fire.intruder-damage")
def test_each_intruder_in_a_burning_room_takes_one_injury_and_no_other() -> None:
    table = one_step(
        "fire", enemy="intruders", fires=["18", "05"], tops={"attacks": ["scratch-6", "bite-6"]},
        intruders=[("adult", "18"), ("creeper", "05"), ("adult", "17"), ("creeper", "06")],
    )  # fmt: skip
    injuries = {one.room: one.injuries for one in table.state.intruders}
    assert injuries == {"18": 1, "05": 1, "17": 0, "06": 0}
    assert [one.light for one in table.state.characters] == [0, 0]
