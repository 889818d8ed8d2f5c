"""Movement, Careful Movement, exploration, noise rolls, danger, and the Technical Corridors."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.noise import NOISE_DIE
from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.kernel.testing.driver import Driver

# -- moving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/action.move")
@pytest.mark.rule("nemesis/move.neighbour")
@pytest.mark.rule("nemesis/move.closed-door-blocks")
@pytest.mark.rule("nemesis/door.closed-blocks")
def test_one_moves_to_neighbouring_rooms_but_not_through_a_closed_door() -> None:
    table = captain(closed=["06/07"], destroyed=["05/06"])
    moves = [option for option in table.offered if option.startswith("move")]
    assert moves == ["move 02", "move 05", "move 11"]


@pytest.mark.rule("nemesis/move.empty-noise")
@pytest.mark.rule("nemesis/noise.number")
@pytest.mark.rule("nemesis/move.example-empty")
def test_entering_an_empty_room_makes_noise_in_the_corridor_of_the_number() -> None:
    table = captain("11")
    table.choose(("move", "06"))
    pay_rolling(table, "rest", "2")
    assert table.state.corridors.things == {"06/11": ["noise"]}


def pay_rolling(table: Driver, card: str, *faces: str) -> Driver:
    """Pay, and roll these faces on the way."""
    return table.choose(card, rolls=list(faces))


@pytest.mark.rule("nemesis/move.occupied-no-noise")
@pytest.mark.rule("nemesis/move.example-occupied")
def test_no_noise_roll_where_somebody_is() -> None:
    table = position(places=["05", "06"], hands=[PLAIN, []])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert not [event for event in table.told if event.kind == "noise-roll"]
    guarded = position(places=["05", "01"], hands=[PLAIN, []], intruders=[("lurker", "06")])
    guarded.choose(("move", "06"))
    pay(guarded, "rest")
    assert not [event for event in guarded.told if event.kind == "noise-roll"]


@pytest.mark.rule("nemesis/move.rooms-only")
@pytest.mark.rule("nemesis/move.effects-after")
def test_the_room_is_entered_before_its_noise_is_resolved() -> None:
    table = captain("05", rolls=["danger"])
    table.choose(("move", "06"))
    pay(table, "rest")
    kinds = [event.kind for event in table.told]
    assert kinds.index("moves") < kinds.index("noise-roll") < kinds.index("danger")
    assert table.state.characters[0].room == "06"


# -- careful movement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/action.careful")
@pytest.mark.rule("nemesis/action.careful-quiet-corridor")
def test_careful_movement_costs_two_and_puts_noise_where_the_player_wants() -> None:
    table = captain("05", noise=["06/07"])
    careful = [option for option in table.offered if option.startswith("careful 06")]
    assert careful == ["careful 06 06/11", "careful 06 05/06", "careful 06 02/06"]
    table.choose(("careful", "06", "02/06"))
    pay(table, "rest", "order")
    assert table.state.corridors.things == {"06/07": ["noise"], "02/06": ["noise"]}
    assert not [event for event in table.told if event.kind == "noise-roll"]


@pytest.mark.rule("nemesis/action.careful-not-all-noisy")
def test_careful_movement_needs_a_quiet_corridor() -> None:
    table = captain("05", noise=["05/06", "06/07", "06/11", "02/06"])
    assert not [option for option in table.offered if option.startswith("careful 06")]
    assert [option for option in table.offered if option.startswith("careful 10")]


@pytest.mark.rule("nemesis/action.careful-not-all-noisy")
@pytest.mark.rule("nemesis/action.careful-occupied")
def test_nor_does_company_there_make_up_for_one() -> None:
    table = position(places=["05", "06"], hands=[PLAIN, []], noise=["05/06", "06/07", "06/11", "02/06"])
    assert not [option for option in table.offered if option.startswith("careful 06")]


@pytest.mark.rule("nemesis/action.careful-occupied")
def test_careful_movement_into_an_occupied_room_places_no_marker() -> None:
    table = position(places=["05", "06"], hands=[PLAIN, []])
    assert [option for option in table.offered if option.startswith("careful 06")] == ["careful 06 none"]
    table.choose(("careful", "06", "none"))
    pay(table, "rest", "order")
    assert table.state.corridors.things == {}


@pytest.mark.rule("nemesis/action.careful-occupied")
@pytest.mark.parametrize("kind", ["lurker", "lair"])
def test_a_room_with_an_intruder_or_a_lair_is_occupied_too(kind: str) -> None:
    table = captain("05", intruders=[(kind, "06")])
    assert [option for option in table.offered if option.startswith("careful 06")] == ["careful 06 none"]


@pytest.mark.rule("nemesis/action.careful-not-combat")
@pytest.mark.rule("nemesis/action.combat-basic")
def test_in_combat_only_movement_shooting_and_melee_are_left_of_the_basic_actions() -> None:
    table = captain("06", intruders=[("lurker", "06")], objects={"06": ["carcass"]}, belongings=[["tools", "alcohol"]])
    kinds = {option.split()[0] for option in table.offered} - {"card", "item", "drop", "pass"}
    assert kinds == {"move", "shoot", "melee"}


@pytest.mark.rule("nemesis/action.careful-cancels-token")
def test_careful_movement_cancels_danger_tokens() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "danger-3"}, intruders=[("lurker", "07")])
    table.choose(("careful", "06", "02/06"))
    pay(table, "rest", "order")
    assert table.state.intruders[0].room == "07"
    assert table.state.corridors.things == {"02/06": ["noise"]}


# -- exploration ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/move.unexplored-flip")
@pytest.mark.rule("nemesis/explore.item-count")
@pytest.mark.rule("nemesis/explore.malfunction")
@pytest.mark.rule("nemesis/explore.fire-malfunction-still-roll")
@pytest.mark.rule("nemesis/explore.token-removed")
@pytest.mark.rule("nemesis/move.example-unexplored")
def test_the_tile_is_turned_up_then_the_token_then_noise() -> None:
    table = captain("05", rooms={"06": "canteen"}, unexplored=["06"], tokens={"06": "malfunction-3"}, rolls=["1"])
    table.choose(("move", "06"))
    pay(table, "rest")
    room = table.state.rooms["06"]
    assert (room.explored, room.malfunction, room.items, room.token) == (True, True, 3, "")
    kinds = [event.kind for event in table.told]
    assert kinds.index("explored") < kinds.index("token") < kinds.index("malfunction") < kinds.index("noise-roll")
    assert "malfunction-3" in table.state.removed


@pytest.mark.rule("nemesis/explore.fire")
def test_a_fire_token_sets_the_room_on_fire() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "fire-2"}, rolls=["silence"])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.rooms["06"].fire


@pytest.mark.rule("nemesis/door.destroyed-permanent")
def test_a_doors_token_closes_no_destroyed_door() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "doors-3"}, destroyed=["05/06"], rolls=["silence"])
    pay(table.choose(("move", "06")), "rest")
    assert table.state.corridors.links == {"05/06": "destroyed"}


@pytest.mark.rule("nemesis/explore.doors")
def test_a_doors_token_closes_the_way_back() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "doors-3"}, rolls=["silence"])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.corridors.links == {"05/06": "closed"}


@pytest.mark.rule("nemesis/explore.danger")
def test_a_danger_token_takes_the_place_of_the_roll() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "danger-3"}, intruders=[("lurker", "07")])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.intruders[0].room == "06"
    assert not [event for event in table.told if event.kind == "noise-roll"]


@pytest.mark.rule("nemesis/explore.silence")
def test_a_silence_token_means_no_roll() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "silence-1"}, enemy="intruders")
    table.choose(("move", "06"))
    pay(table, "rest")
    assert not [event for event in table.told if event.kind in ("noise-roll", "danger")]


@pytest.mark.rule("nemesis/explore.no-counter-nest")
def test_the_nest_has_no_item_counter() -> None:
    table = captain("06", rooms={"05": "nest"}, unexplored=["05"], tokens={"05": "doors-4"}, rolls=["silence"])
    table.choose(("move", "05"))
    pay(table, "rest")
    assert table.state.rooms["05"].items == 0


@pytest.mark.rule("nemesis/explore.engine-token")
@pytest.mark.rule("nemesis/setup.engines-have-no-items")
@pytest.mark.rule("nemesis/explore.engine-counts-explored")
def test_the_token_of_an_engine_room_is_resolved_without_items() -> None:
    table = captain("17", tokens={"19": "malfunction-4"}, rolls=["silence"])
    assert table.state.rooms["19"].explored
    table.choose(("move", "19"))
    pay(table, "rest")
    room = table.state.rooms["19"]
    assert (room.malfunction, room.items, room.token) == (True, 0, "")


@pytest.mark.rule("nemesis/explore.intruder-does-not-reveal")
def test_an_intruder_turns_up_no_tile() -> None:
    table = captain("05", unexplored=["07"], intruders=[("lurker", "06")], hands=[[], []], phase="event",
                    tops={"events": ["terror-1"]}, places=["21", "21"], stepwise=True).go_on()  # fmt: skip
    assert table.state.intruders[0].room == "07"
    assert table.state.rooms["07"].explored is False


@pytest.mark.rule("nemesis/solo.items-halved")
def test_alone_items_are_halved_and_rounded_up() -> None:
    table = position(players=1, places=["05"], hands=[PLAIN], rooms={"06": "canteen"}, unexplored=["06"],
                     tokens={"06": "malfunction-3"}, rolls=["silence"])  # fmt: skip
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.rooms["06"].items == 2


# -- noise ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/noise.die")
def test_the_noise_die() -> None:
    assert sorted(NOISE_DIE) == ["1", "1", "2", "2", "3", "3", "4", "4", "danger", "silence"]


@pytest.mark.rule("nemesis/noise.silence")
def test_silence_is_silent() -> None:
    table = captain("05", rolls=["silence"])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.corridors.things == {}


@pytest.mark.rule("nemesis/noise.second-is-encounter")
@pytest.mark.rule("nemesis/noise.one-per-corridor")
@pytest.mark.rule("nemesis/noise.intruder-despite-door")
def test_noise_where_there_is_noise_is_an_encounter_even_behind_a_closed_door() -> None:
    table = captain("05", noise=["06/11"], closed=["06/11"], bag=["blank"], rolls=["2", "blank"])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert [event.kind for event in table.told if event.kind == "encounter"] == ["encounter"]


@pytest.mark.rule("nemesis/noise.stays")
def test_walking_through_a_noisy_corridor_leaves_the_marker() -> None:
    table = captain("05", noise=["05/06"], rolls=["silence"])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.corridors.things == {"05/06": ["noise"]}


@pytest.mark.rule("nemesis/noise.danger-pull")
@pytest.mark.rule("nemesis/noise.danger-no-encounter")
@pytest.mark.rule("nemesis/combat.moved-in-no-encounter")
def test_danger_pulls_all_intruders_next_door_that_are_not_in_combat() -> None:
    table = position(
        players=3, places=["05", "01", "11"], hands=[PLAIN, [], []], rolls=["danger"],
        intruders=[intruder("lurker", "07"), intruder("lurker", "02", number=2), intruder("lurker", "11", number=3)],
    )  # fmt: skip
    table.choose(("move", "06"))
    pay(table, "rest")
    assert [one.room for one in table.state.intruders] == ["06", "06", "11"]
    assert table.state.corridors.things == {}
    assert not [event for event in table.told if event.kind == "encounter"]


@pytest.mark.rule("nemesis/noise.danger-no-intruder")
def test_danger_without_intruders_makes_noise_everywhere() -> None:
    table = captain("06", noise=["02/06"], rolls=["danger"])
    table.choose(("move", "02"))
    pay(table, "rest")
    assert table.state.corridors.things == {"01/02": ["noise"], "02/06": ["noise"]}
    assert table.state.technical_noise


@pytest.mark.rule("nemesis/noise.technical")
@pytest.mark.rule("nemesis/noise.technical-shared")
def test_a_number_of_an_entrance_makes_noise_in_the_technical_corridors_of_the_whole_ship() -> None:
    table = captain("06", rolls=["1"])
    table.choose(("move", "02"))
    pay(table, "rest")
    assert table.state.technical_noise
    elsewhere = captain("13", technical_noise=True, bag=["blank"], rolls=["3", "blank"])
    elsewhere.choose(("move", "14"))
    pay(elsewhere, "rest")
    assert [event.kind for event in elsewhere.told if event.kind == "encounter"] == ["encounter"]


@pytest.mark.rule("nemesis/noise.door-no-effect")
@pytest.mark.rule("nemesis/noise.example-markers")
def test_a_marker_behind_a_door_counts_for_both_rooms() -> None:
    for room, number in (("06", "2"), ("11", "2")):
        table = captain("05" if room == "06" else "14", noise=["06/11"], closed=["06/11"], bag=["blank"],
                        rolls=[number, "blank"])  # fmt: skip
        table.choose(("move", room))
        pay(table, "rest")
        assert [event.kind for event in table.told if event.kind == "encounter"] == ["encounter"]


@pytest.mark.rule("nemesis/technical.no-characters")
@pytest.mark.rule("nemesis/technical.not-neighbours")
def test_entrances_are_no_way_for_characters() -> None:
    table = captain("02")
    assert [option for option in table.offered if option.startswith("move")] == ["move 01", "move 06"]


@pytest.mark.rule("nemesis/technical.no-doors")
def test_technical_corridors_have_no_doors() -> None:
    from koszmar.games.nemesis.ship import doors_of

    assert doors_of("02") == ["01/02", "02/06"]
