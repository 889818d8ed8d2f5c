"""What can be done in the Rooms."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import develop

from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.games.nemesis.rooms import ROOMS
from koszmar.games.nemesis.state import Item, Wound
from koszmar.kernel.testing.driver import Driver


def use(tile: str, slot: str = "06", action: str = "", **table: object) -> Driver:
    """The Captain uses a Room and has paid for it."""
    aboard = captain(slot, rooms={slot: tile}, **table)
    aboard.choose(("room", tile, action) if action else ("room", tile))
    return pay(aboard, "rest", "order")


@pytest.mark.rule("nemesis/action.room-cost")
@pytest.mark.rule("nemesis/room.must-be-there")
@pytest.mark.rule("nemesis/action.four-kinds")
def test_a_room_action_costs_two_cards_and_needs_presence() -> None:
    table = captain(rooms={"06": "canteen"}, hands=[["rest"], []])
    assert not table.offers(("room", "canteen"))
    assert captain(rooms={"06": "canteen"}).offers(("room", "canteen"))
    assert not captain("05", rooms={"06": "canteen"}).offers(("room", "canteen"))


@pytest.mark.rule("nemesis/combat.room-actions")
@pytest.mark.rule("nemesis/lair.no-room-action")
@pytest.mark.parametrize("kind", ["lurker", "lair"])
def test_no_room_action_in_combat(kind: str) -> None:
    assert not captain(rooms={"06": "canteen"}, intruders=[(kind, "06")]).offers(("room", "canteen"))


def test_every_room_of_the_facts_is_there() -> None:
    colours = {key: tile.colour for key, tile in ROOMS.items()}
    assert [key for key, colour in colours.items() if colour == "yellow"] == [
        "comms", "fire-control", "generator", "airlock", "engine-control"
    ]  # fmt: skip
    assert len(ROOMS) == 11 + 9 + 5
    assert sorted(key for key, tile in ROOMS.items() if tile.computer) == [
        "command", "comms", "engine-control", "fire-control", "generator", "laboratory", "monitoring"
    ]  # fmt: skip


# -- Rooms 1 -------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/room/armory")
def test_the_armory_loads_two() -> None:
    table = position(characters=["scout", "pilot"], places=["05", "01"], hands=[["search", "rest"], []],
                     rooms={"05": "armory"}, more=[{"hands": [Item("rifle", 1)]}])  # fmt: skip
    table.choose(("room", "armory"))
    pay(table, "rest", "search")
    assert table.state.characters[0].hands == [Item("rifle", 3)]


@pytest.mark.rule("nemesis/room.comms")
@pytest.mark.content("nemesis/room/comms")
def test_the_comms_room_sends_a_signal_once() -> None:
    table = use("comms", "05")
    assert [one.signal for one in table.state.characters] == [True, False]
    assert not captain("05", rooms={"05": "comms"}, more=[{"signal": True}]).offers(("room", "comms"))


@pytest.mark.rule("nemesis/room.emergency")
@pytest.mark.content("nemesis/room/emergency")
def test_the_emergency_room_dresses_all_or_heals_one_or_all_light() -> None:
    wounds = [["leg", "back", Wound("hand", True)]]
    dressed = use("emergency", "05", "dress", wounds=wounds)
    assert all(wound.dressed for wound in dressed.state.characters[0].wounds)
    healed = use("emergency", "05", "heal-serious", wounds=wounds)
    assert [wound.key for wound in healed.state.characters[0].wounds] == ["leg", "back"]
    light = use("emergency", "05", "heal-light", light=[2])
    assert light.state.characters[0].light == 0


@pytest.mark.rule("nemesis/room.fire-control")
@pytest.mark.content("nemesis/room/fire-control")
def test_fire_control_douses_any_room_and_drives_intruders_out() -> None:
    table = use(
        "fire-control", "05", fires=["07"], intruders=[intruder("lurker", "07"), intruder("lurker", "07", number=2)],
        tops={"events": ["terror-1", "tendrils"]},
    ).answer("pick-room-douse", "07")  # fmt: skip
    assert not table.state.rooms["07"].fire
    assert [one.room for one in table.state.intruders] == ["06", "06"]
    assert table.state.discards["events"] == ["terror-1", "tendrils"]


@pytest.mark.rule("nemesis/room.generator")
@pytest.mark.rule("nemesis/destruct.start")
@pytest.mark.rule("nemesis/destruct.stop")
@pytest.mark.content("nemesis/room/generator")
def test_the_generator_starts_and_stops_self_destruct_from_green_again() -> None:
    started = use("generator", "05")
    assert started.state.destruct == 6
    assert use("generator", "05", table={"destruct": 4}).state.destruct == -1


@pytest.mark.rule("nemesis/destruct.yellow-irreversible")
@pytest.mark.rule("nemesis/destruct.track")
def test_from_yellow_on_it_cannot_be_stopped() -> None:
    assert captain("05", rooms={"05": "generator"}, table={"destruct": 4}).offers(("room", "generator"))
    assert not captain("05", rooms={"05": "generator"}, table={"destruct": 3}).offers(("room", "generator"))


@pytest.mark.rule("nemesis/destruct.not-with-hibernated")
def test_it_cannot_be_started_while_somebody_sleeps() -> None:
    asleep = captain("05", rooms={"05": "generator"}, more=[{}, {"status": "hibernating", "room": ""}])
    assert not asleep.offers(("room", "generator"))


@pytest.mark.rule("nemesis/room.laboratory")
@pytest.mark.rule("nemesis/weakness.discover")
@pytest.mark.rule("nemesis/weakness.three-slots")
@pytest.mark.rule("nemesis/change.lab-rest-same")
@pytest.mark.content("nemesis/room/laboratory")
def test_the_laboratory_reveals_the_weakness_of_what_is_there() -> None:
    table = use("laboratory", "05", objects={"05": ["carcass"]})
    assert table.state.discovered == [False, False, True]
    assert table.state.rooms["05"].objects == ["carcass"]
    carried = use("laboratory", "05", belongings=[["egg"]])
    assert carried.state.discovered == [False, True, False]
    assert carried.match.seen_by(None).state.weaknesses[1] == carried.state.weaknesses[1]
    assert carried.match.seen_by(None).state.weaknesses[0] == "?"
    assert not captain("05", rooms={"05": "laboratory"}).offers(("room", "laboratory"))


@pytest.mark.rule("nemesis/change.lab-insanity")
@pytest.mark.rule("nemesis/change.lab-needs-three")
@pytest.mark.rule("nemesis/change.lab-corpse-not-studied")
def test_against_void_seeders_insanity_is_studied_and_no_corpse() -> None:
    assert not captain("05", rooms={"05": "laboratory"}, objects={"05": ["corpse-blue"]}).offers(("room", "laboratory"))
    assert not captain("05", rooms={"05": "laboratory"}, insanity=[2]).offers(("room", "laboratory"))
    assert use("laboratory", "05", insanity=[3]).state.discovered == [True, False, False]
    corpse = use("laboratory", "05", objects={"05": ["corpse-blue"]}, enemy="intruders")
    assert corpse.state.discovered == [True, False, False]


@pytest.mark.rule("nemesis/room.nest-take")
@pytest.mark.content("nemesis/room/nest")
def test_taking_an_egg_from_the_nest_makes_noise() -> None:
    table = use("nest", "05", rolls=["silence"])
    assert table.state.eggs == 4
    assert [item.key for item in table.state.characters[0].hands] == ["revolver", "egg"]


@pytest.mark.rule("nemesis/room.nest-attack-eggs")
@pytest.mark.rule("nemesis/room.nest-noise")
@pytest.mark.rule("nemesis/combat.eggs-not-intruders")
def test_eggs_can_be_shot_each_injury_one_and_noise_follows() -> None:
    table = captain("05", rooms={"05": "nest"}, rolls=["two", "silence"])
    assert table.offers(("room", "nest"))
    table.choose(("shoot", "revolver", "eggs"))
    pay(table, "rest")
    assert table.state.eggs == 2


@pytest.mark.rule("nemesis/room.nest-noise")
def test_in_combat_no_noise_follows_an_attack_on_eggs() -> None:
    table = captain("05", rooms={"05": "nest"}, intruders=[("lurker", "05")], rolls=["one"])
    pay(table.choose(("shoot", "revolver", "eggs")), "rest")
    assert (table.state.eggs, table.events("noise-roll")) == (4, [])


@pytest.mark.rule("nemesis/room.nest-melee-safe")
def test_missing_eggs_with_bare_hands_is_harmless() -> None:
    table = captain("05", rooms={"05": "nest"}, rolls=["blank", "silence"]).choose(("melee", "eggs"))
    pay(table, "rest")
    character = table.state.characters[0]
    assert (character.wounds, character.discard, table.state.eggs) == ([], ["rest"], 5)


@pytest.mark.rule("nemesis/room.nest-destroyed")
def test_the_nest_is_destroyed_with_its_last_egg() -> None:
    from koszmar.games.nemesis.objectives import nest_destroyed

    table = captain("05", rooms={"05": "nest"}, table={"eggs": 1}, rolls=["one", "silence"])
    assert not nest_destroyed(table.match.scene)
    table.choose(("shoot", "revolver", "eggs"))
    pay(table, "rest")
    assert nest_destroyed(table.match.scene)


@pytest.mark.rule("nemesis/room.nest-destroyed")
@pytest.mark.rule("nemesis/baserace.bag-queen")
def test_a_nest_into_which_the_queen_lays_again_is_a_nest_once_more() -> None:
    from koszmar.games.nemesis.objectives import nest_destroyed

    table = develop("queen-4", enemy="intruders", table={"eggs": 0})
    assert table.state.eggs == 1
    assert not nest_destroyed(table.match.scene)


@pytest.mark.rule("nemesis/room.nest-fire")
def test_fire_destroys_an_egg_that_nobody_carries() -> None:
    table = captain("06", rooms={"05": "nest"}, fires=["05", "13"], objects={"13": ["egg"]}, belongings=[["egg"]],
                    phase="fire", hands=[[], []], stepwise=True).go_on()  # fmt: skip
    assert table.state.eggs == 4
    assert table.state.rooms["13"].objects == []
    assert [item.key for item in table.state.characters[0].hands] == ["revolver", "egg"]


@pytest.mark.rule("nemesis/room.storage")
@pytest.mark.content("nemesis/room/storage")
def test_storage_gives_one_of_two_from_any_deck_and_the_counter_stays() -> None:
    table = use("storage", "05", items_in={"05": 1}, tops={"green": ["food", "alcohol"]})
    table.answer("pick-colour", "green").answer("keep-item", "food")
    assert table.state.rooms["05"].items == 1
    assert [item.key for item in table.state.characters[0].inventory] == ["food"]


@pytest.mark.rule("nemesis/room.surgery")
@pytest.mark.rule("nemesis/room.surgery-cost")
@pytest.mark.rule("nemesis/change.surgery")
@pytest.mark.rule("nemesis/change.surgery-rest-same")
@pytest.mark.rule("nemesis/change.surgery-infected")
@pytest.mark.content("nemesis/room/surgery")
def test_surgery_removes_the_infected_cards_lowers_insanity_to_three_and_ends_the_round() -> None:
    table = use(
        "surgery", "05", hands=[["rest", "order", "contamination-1"], ["search"]], decks=[["contamination-2"]],
        discards=[["contamination-3"]], infected=["contamination-1", "contamination-3"], insanity=[5],
    )  # fmt: skip
    character = table.state.characters[0]
    assert {"contamination-1", "contamination-3"} <= set(table.state.removed)
    assert "contamination-2" in character.deck
    assert (character.hand, character.discard, character.light, character.insanity) == ([], [], 1, 3)
    assert character.passed
    assert len(character.deck) == 11


@pytest.mark.rule("nemesis/change.surgery-no-raise")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_surgery_raises_no_insanity(level: int) -> None:
    assert use("surgery", "05", insanity=[level]).state.characters[0].insanity == level


# -- Rooms 2 -------------------------------------------------------------------------------------------------------


def sealed(**table: object) -> Driver:
    """The Captain seals the Generator at 13."""
    rooms = {"06": "airlock", "13": "generator"}
    aboard = captain(rooms=rooms, **table).choose(("room", "airlock"))
    return pay(aboard, "rest", "order").answer("pick-room-airlock", "13")


@pytest.mark.rule("nemesis/room.airlock")
@pytest.mark.content("nemesis/room/airlock")
def test_the_airlock_closes_all_doors_of_another_yellow_room() -> None:
    table = sealed()
    assert table.state.airlock == "13"
    assert table.state.corridors.links == {"10/13": "closed", "13/14": "closed", "13/19": "closed"}


@pytest.mark.rule("nemesis/room.airlock-no-destroyed")
def test_a_room_with_a_destroyed_door_cannot_be_sealed() -> None:
    table = captain(rooms={"06": "airlock", "13": "generator"}, destroyed=["13/14"]).choose(("room", "airlock"))
    pay(table, "rest", "order")
    assert "13" not in table.offered
    assert "06" not in table.offered


@pytest.mark.rule("nemesis/room.airlock-cancel")
def test_an_opened_door_cancels_the_airlock() -> None:
    from koszmar.games.nemesis.ship import toggle_door

    table = sealed()
    toggle_door(table.match.scene, "13/14")
    assert table.state.airlock == ""


@pytest.mark.rule("nemesis/room.airlock-kill")
@pytest.mark.rule("nemesis/lair.airlock")
@pytest.mark.rule("nemesis/seeder.despoiler-airlock")
def test_at_the_end_of_the_player_phase_everything_in_the_airlock_dies() -> None:
    table = position(
        places=["06", "13"], hands=[[], []], rooms={"13": "generator"}, fires=["13"], passed=[1],
        closed=["10/13", "13/14", "13/19"], table={"airlock": "13"},
        intruders=[("lurker", "13"), ("despoiler", "13"), ("lair", "13")], stepwise=True, rolls=["seeder-1"],
    ).go_on().choose("pass").go_on()  # fmt: skip
    assert table.state.characters[1].status == "dead"
    assert [one.kind for one in table.state.intruders] == ["despoiler"]
    assert not table.state.rooms["13"].fire
    assert table.state.lairs_destroyed == 1


@pytest.mark.rule("nemesis/room.cabins")
@pytest.mark.content("nemesis/room/cabins")
def test_in_calm_working_cabins_one_draws_up_to_six() -> None:
    def drawn(**table: object) -> int:
        aboard = captain(rooms={"06": "cabins"}, phase="round", hands=[[], []], first=1, **table)
        return len(aboard.state.characters[0].hand)

    assert drawn() == 6
    assert drawn(malfunctions=["06"]) == 5
    assert drawn(intruders=[("lurker", "06")]) == 5


@pytest.mark.content("nemesis/room/canteen")
def test_the_canteen_heals() -> None:
    assert use("canteen", light=[1]).answer("calm-down", "neither").state.characters[0].light == 0


@pytest.mark.content("nemesis/room/showers")
def test_the_showers_scan() -> None:
    table = captain(rooms={"06": "showers"}, hands=[["rest", "order", "contamination-1"], []])
    table.choose(("room", "showers"))
    pay(table, "rest", "order").answer("calm-down", "scan")
    assert table.state.characters[0].hand == []


@pytest.mark.rule("nemesis/room.command")
@pytest.mark.content("nemesis/room/command")
def test_the_command_center_opens_and_closes_doors_of_any_room() -> None:
    table = use("command", closed=["13/14"]).answer("pick-room-doors", "13")
    table.answer("pick-doors", "13/14").answer("pick-doors", "13/19").answer("pick-doors", "done")
    assert table.state.corridors.links == {"13/19": "closed"}


@pytest.mark.rule("nemesis/room.engine-control")
@pytest.mark.rule("nemesis/hidden.engines")
@pytest.mark.content("nemesis/room/engine-control")
def test_engine_control_shows_all_engines_to_one_player_alone() -> None:
    table = use(
        "engine-control", table={"engines": [["working", "damaged"], ["damaged", "working"], ["working", "damaged"]]}
    )
    assert table.match.seen_by(0).state.engines == table.state.engines
    assert table.match.seen_by(1).state.engines == [["?", "?"]] * 3


@pytest.mark.rule("nemesis/room.hatch")
@pytest.mark.content("nemesis/room/hatch-control")
def test_hatch_control_turns_one_lock() -> None:
    table = captain(rooms={"06": "hatch-control"})
    pod = table.state.pods[0].number
    table.choose(("room", "hatch-control"))
    pay(table, "rest", "order").answer("pick-lock", pod)
    assert [one.locked for one in table.state.pods] == [False, True]


@pytest.mark.rule("nemesis/room.monitoring")
@pytest.mark.content("nemesis/room/monitoring")
def test_the_monitoring_room_shows_a_tile_and_token_to_one_player_alone() -> None:
    table = use("monitoring", unexplored=["13"], tokens={"13": "fire-2"})
    assert table.match.seen_by(0).state.rooms["13"].token == "fire-2"
    assert table.match.seen_by(0).state.rooms["13"].tile == table.state.rooms["13"].tile
    assert table.match.seen_by(1).state.rooms["13"].token == "?"
    assert table.match.seen_by(1).state.rooms["13"].tile == "?"
    assert not table.state.rooms["13"].explored


@pytest.mark.rule("nemesis/room.slime")
@pytest.mark.content("nemesis/room/slime")
def test_the_room_covered_in_slime_covers_whoever_enters() -> None:
    table = captain("05", rooms={"06": "slime"}, enemy="intruders", rolls=["silence"])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.characters[0].slime


@pytest.mark.rule("nemesis/room.slime")
@pytest.mark.rule("nemesis/explore.silence")
def test_slime_sticks_once_the_token_of_its_room_is_done_with() -> None:
    """Silence is still silence, and the next one is not."""
    table = captain("05", rooms={"06": "slime"}, unexplored=["06"], tokens={"06": "silence-1"}, enemy="intruders")
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.state.characters[0].slime
    assert not table.events("danger")


# -- special Rooms -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/special.cockpit")
@pytest.mark.rule("nemesis/special.check-coordinates")
@pytest.mark.content("nemesis/room/cockpit")
def test_in_the_cockpit_one_checks_the_coordinates_in_secret() -> None:
    table = captain("01", places=["01", "13"]).choose(("room", "cockpit", "check"))
    pay(table, "rest", "order")
    assert table.match.seen_by(0).state.coordinates == table.state.coordinates
    assert table.match.seen_by(1).state.coordinates == "?"
    assert table.match.seen_by(None).state.coordinates == "?"


@pytest.mark.rule("nemesis/special.set-destination")
def test_or_sets_the_destination_before_everybody() -> None:
    table = captain("01", places=["01", "13"]).choose(("room", "cockpit", "set"))
    pay(table, "rest", "order").answer("set-destination", "d")
    assert table.state.destination == "d"


@pytest.mark.rule("nemesis/special.destination-blocked")
def test_not_while_somebody_hibernates() -> None:
    asleep = captain("01", places=["01", "13"], more=[{}, {"status": "hibernating", "room": ""}])
    assert not asleep.offers(("room", "cockpit", "set"))
    assert asleep.offers(("room", "cockpit", "check"))


@pytest.mark.rule("nemesis/special.check-engine")
@pytest.mark.content("nemesis/room/engine-1")
@pytest.mark.content("nemesis/room/engine-2")
@pytest.mark.content("nemesis/room/engine-3")
@pytest.mark.parametrize(("slot", "engine"), [("21", 1), ("20", 2), ("19", 3)])
def test_an_engine_room_shows_its_engine(slot: str, engine: int) -> None:
    table = captain(slot).choose(("room", f"engine-{engine}"))
    pay(table, "rest", "order")
    assert table.state.engines_seen == [[0] if number == engine else [] for number in (1, 2, 3)]
    assert table.match.seen_by(0).state.engines[engine - 1] == table.state.engines[engine - 1]


@pytest.mark.rule("nemesis/special.repair-engine")
@pytest.mark.rule("nemesis/special.repair-announce")
@pytest.mark.rule("nemesis/special.repair-with-malfunction")
def test_a_repair_looks_at_both_tokens_and_may_swap_them_aloud() -> None:
    hand = ["basic-repairs", "rest", "order", "search"]
    engines = [["damaged", "working"], ["working", "damaged"], ["working", "damaged"]]
    table = captain("21", hands=[hand, []], table={"engines": engines}, malfunctions=["21"])
    table.choose(("card", "basic-repairs", "engine"))
    pay(table, "rest", "order").answer("engine-order", "swap")
    assert table.state.engines[0] == ["working", "damaged"]
    told = [seen for event in table.told if (seen := event.seen_by(1)) is not None and seen.kind == "engine-order"]
    assert [event.args["swapped"] for event in told] == [True]
    assert table.match.seen_by(1).state.engines[0] == ["?", "?"]


def test_plain_cards_are_enough_for_two_rooms() -> None:
    assert len(PLAIN) == 5
