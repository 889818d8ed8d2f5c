"""The Intruders of the base game: tokens, larvae, injuries, attacks, events, weaknesses, the last check."""

from collections import Counter
from typing import Any

import pytest
from tests.games.nemesis import hostile
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import AROUND_06, around, contaminated, kinds, noises, only, the_captain

from koszmar.games.nemesis.action_cards import CHARACTERS
from koszmar.games.nemesis.enemies.base_intruders import INTRUDERS
from koszmar.games.nemesis.enemies.base_intruders.tokens import tokens
from koszmar.games.nemesis.proof.positions import intruder
from koszmar.games.nemesis.state import Pod
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

BASE: dict[str, Any] = {"enemy": "intruders"}
TEN = list(CHARACTERS["captain"].deck)


def encounter(token: str, **table: Any) -> Driver:
    """The Captain meets this token in Room 06 with 4 cards in hand."""
    return hostile.encounter(token, **BASE, **table)


def develop(token: str, **table: Any) -> Driver:
    """This token, the only one in the bag, is drawn in bag development."""
    return hostile.develop(token, **BASE, **table)


def attacked(card: str, kind: str, **table: Any) -> Driver:
    """An Intruder attacks the Captain in the Attack step."""
    return hostile.attacked(card, kind, **BASE, **table)


def event(card: str, *more: str, **table: Any) -> Driver:
    """This Event card is resolved."""
    return hostile.event(card, *more, **BASE, **table)


def shoot(kind: str, injuries: int, *cards: str, face: str = "one", **table: Any) -> Driver:
    """The Captain shoots at an Intruder; these Attack cards are drawn for the check."""
    tops = {"attacks": cards, "events": ["regeneration"]}
    table = {"intruders": [intruder(kind, "06", injuries)], **table}
    aboard = captain("06", rolls=[face], tops=tops, **BASE, **table)
    return pay(aboard.choose(("shoot", "revolver", f"{kind}-1")), "rest")


def broken(table: Driver) -> set[str]:
    """The Rooms with a Malfunction."""
    return {slot for slot, room in table.state.rooms.items() if room.malfunction}


def burning(table: Driver) -> set[str]:
    """The Rooms that burn."""
    return {slot for slot, room in table.state.rooms.items() if room.fire}


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/baserace.bag")
@pytest.mark.rule("nemesis/baserace.tokens")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_bag_and_all_tokens(players: int) -> None:
    bag, supply = tokens(players, [], SeededChance("bag"))
    kinds_in_bag = Counter(token.partition("-")[0] for token in bag)
    assert kinds_in_bag == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    assert Counter([*bag, *supply]) == {
        "blank": 1, "larva-1": 8, "creeper-1": 3, "adult-2": 4, "adult-3": 5, "adult-4": 3, "breeder-3": 1,
        "breeder-4": 1, "queen-4": 1,
    }  # fmt: skip


@pytest.mark.rule("nemesis/baserace.bag-larva")
def test_a_larva_in_the_bag_becomes_an_adult() -> None:
    table = develop("larva-1", rolls=["adult-3"])
    assert table.state.bag == ["adult-3"]
    assert "larva-1" in [*table.state.aside, *table.state.supply]


@pytest.mark.rule("nemesis/baserace.bag-creeper")
def test_a_creeper_in_the_bag_becomes_a_breeder() -> None:
    assert develop("creeper-1", rolls=["breeder-4"]).state.bag == ["breeder-4"]


@pytest.mark.rule("nemesis/baserace.bag-adult")
@pytest.mark.parametrize("token", ["adult-3", "breeder-3"])
def test_an_adult_or_a_breeder_makes_everybody_out_of_combat_roll(token: str) -> None:
    table = develop(token, intruders=[("adult", "06")], rolls=["silence"])
    assert [one["seat"] for one in table.events("noise-roll")] == [1]
    assert table.state.bag == [token]


@pytest.mark.rule("nemesis/baserace.bag-queen")
def test_the_queen_lays_an_egg_or_comes_to_the_nest() -> None:
    table = develop("queen-4", rooms={"05": "nest"})
    assert table.state.eggs == 6
    assert table.state.bag == ["queen-4"]
    table = develop("queen-4", rooms={"05": "nest"}, places=["05", "01"], hands=[["rest"], []],
                    tops={"attacks": ["tail-2"]})  # fmt: skip
    assert (only(table).kind, only(table).room) == ("queen", "05")
    assert table.state.eggs == 5
    assert len(the_captain(table).wounds) == 1


@pytest.mark.rule("nemesis/baserace.bag-blank")
def test_a_blank_adds_an_adult_if_there_is_one() -> None:
    assert develop("blank", rolls=["adult-2"]).state.bag == ["adult-2", "blank"]
    assert develop("blank", supply=["larva-1"]).state.bag == ["blank"]


@pytest.mark.rule("nemesis/baserace.blank-last")
def test_a_blank_that_was_the_last_token_of_an_encounter_adds_an_adult() -> None:
    table = encounter("blank", rolls=["adult-4"])
    assert table.state.bag == ["adult-4", "blank"]
    assert noises(table) == set(AROUND_06)
    assert encounter("blank", bag=["blank", "larva-1"]).state.bag == ["blank", "larva-1"]


@pytest.mark.rule("nemesis/baserace.adults-out")
def test_for_a_ninth_adult_those_out_of_combat_leave_first() -> None:
    adults = [*(intruder("adult", "18", number=number) for number in range(1, 8)), intruder("adult", "01", number=8)]
    rolls = ["adult-2"] * 3 + ["adult-3"] * 4
    table = encounter("adult-2", intruders=adults, rolls=rolls, bag=["adult-2"])
    assert sorted(one.room for one in table.state.intruders) == ["01", "06"]
    assert Counter(table.state.bag) == {"adult-2": 3, "adult-3": 4}


@pytest.mark.rule("nemesis/encounter.draw-token")
def test_a_token_brings_what_it_shows_and_is_set_aside() -> None:
    table = encounter("adult-4", hands=[["rest", "order"], []], tops={"attacks": ["scratch-2"]})
    assert (only(table).kind, only(table).room) == ("adult", "06")
    assert the_captain(table).light == 1
    assert table.state.aside == ["adult-4"]
    assert the_captain(encounter("adult-4")).light == 0


# -- larvae --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/baserace.larva-attack")
@pytest.mark.rule("nemesis/baserace.second-larva")
@pytest.mark.parametrize("carried", [False, True])
def test_a_larva_moves_onto_the_character_board(carried: bool) -> None:
    table = attacked("scratch-2", "larva", more=[{"larva": carried}])
    assert table.state.discards["attacks"] == []
    assert table.state.intruders == []
    assert the_captain(table).larva
    assert contaminated(the_captain(table)) == 1
    assert the_captain(table).status == "aboard"


def rest(**table: Any) -> Driver:
    """The Captain rests and scans an INFECTED card."""
    hands = [["rest", "contamination-1"], []]
    aboard = captain("06", hands=hands, infected=["contamination-1"], **BASE, **table)
    return aboard.choose(("card", "rest")).answer("calm-down", "scan", 0)


@pytest.mark.rule("nemesis/baserace.scan-larva")
def test_an_infected_scan_brings_a_larva_and_with_one_death_and_a_creeper() -> None:
    table = rest()
    assert the_captain(table).larva
    assert table.state.intruders == []
    table = rest(more=[{"larva": True}])
    assert the_captain(table).status == "dead"
    assert (only(table).kind, only(table).room) == ("creeper", "06")


@pytest.mark.rule("nemesis/baserace.slime")
def test_slime_turns_silence_into_danger() -> None:
    table = captain("05", rolls=["silence"], more=[{"slime": True}], **BASE)
    pay(table.choose(("move", "06")), "rest")
    assert noises(table) == around("06")
    assert table.events("slime-loud")  # and the log says why
    number = captain("05", rolls=["1"], more=[{"slime": True}], **BASE)
    pay(number.choose(("move", "06")), "rest")
    assert noises(number) == {"06/07"}  # a number is what it is


# -- injuries ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/baserace.injury")
@pytest.mark.parametrize(
    ("kind", "injuries", "cards", "dies"),
    [
        ("larva", 0, [], True),
        ("creeper", 1, ["scratch-2"], True),
        ("creeper", 1, ["scratch-3"], False),
        ("adult", 2, ["scratch-3"], True),
        ("breeder", 4, ["scratch-2", "scratch-3"], True),
        ("breeder", 3, ["scratch-2", "scratch-3"], False),
        ("queen", 4, ["scratch-2", "claw-3"], True),
    ],
)
def test_checks_by_kind(kind: str, injuries: int, cards: list[str], dies: bool) -> None:
    table = shoot(kind, injuries, *cards)
    assert (table.state.intruders == []) is dies
    assert table.state.discards["attacks"] == cards
    assert INTRUDERS.killed(table.state) is (kind == "queen" and dies)


@pytest.mark.rule("nemesis/baserace.carcass")
def test_all_but_larvae_leave_a_carcass() -> None:
    assert shoot("adult", 5, "scratch-2").state.rooms["06"].objects == ["carcass"]
    assert shoot("larva", 0).state.rooms["06"].objects == []


@pytest.mark.rule("nemesis/retreat.base-door")
@pytest.mark.rule("nemesis/door.base-intruder-destroys")
def test_a_closed_door_stops_a_retreat_and_is_destroyed() -> None:
    table = shoot("adult", 0, "claw-r", closed=["06/07"])
    assert only(table).room == "06"
    assert table.state.corridors.links == {"06/07": "destroyed"}


@pytest.mark.rule("nemesis/technical.intruder-leaves")
def test_the_token_of_an_intruder_in_the_technical_corridors_returns() -> None:
    table = event("damaging-fire", intruders=[("adult", "02")], bag=["blank"], rolls=["adult-3"])
    assert table.state.intruders == []
    assert table.state.bag == ["adult-3", "blank"]


# -- attacks -------------------------------------------------------------------------------------------------------


def test_there_are_twenty_attack_cards() -> None:
    assert len(INTRUDERS.attacks) == 20


@pytest.mark.content("nemesis/attack/intruders/scratch")
def test_scratch() -> None:
    table = attacked("scratch-2", "creeper")
    assert (the_captain(table).light, contaminated(the_captain(table))) == (1, 1)


@pytest.mark.content("nemesis/attack/intruders/claw")
def test_claw() -> None:
    table = attacked("claw-r", "adult")
    assert (the_captain(table).light, contaminated(the_captain(table))) == (2, 1)
    assert the_captain(attacked("claw-3", "creeper")).light == 0


@pytest.mark.content("nemesis/attack/intruders/bite")
def test_bite() -> None:
    assert len(the_captain(attacked("bite-4a", "adult", wounds=[["back"]])).wounds) == 2
    assert the_captain(attacked("bite-4b", "adult", wounds=[["back", "leg"]])).status == "dead"


@pytest.mark.content("nemesis/attack/intruders/tail")
def test_tail() -> None:
    assert len(the_captain(attacked("tail-2", "queen")).wounds) == 1
    assert the_captain(attacked("tail-5", "queen", wounds=[["back"]])).status == "dead"
    assert the_captain(attacked("tail-5", "breeder")).wounds == []


@pytest.mark.content("nemesis/attack/intruders/transformation")
def test_a_creeper_becomes_a_breeder_and_surprises_an_empty_hand() -> None:
    table = attacked("transformation-4", "creeper", intruders=[intruder("creeper", "06", 1)])
    assert (only(table).kind, only(table).injuries) == ("breeder", 1)
    assert "surprise" not in table.kinds()
    tops = {"attacks": ["transformation-4", "scratch-2"]}
    table = hostile.one_step("attacks", intruders=[("creeper", "06")], hands=[[], []], tops=tops, **BASE)
    assert the_captain(table).light == 1
    breeders = [intruder("creeper", "06"), intruder("breeder", "18"), intruder("breeder", "18", number=2)]
    assert "creeper" in kinds(attacked("transformation-5", "creeper", intruders=breeders))


@pytest.mark.content("nemesis/attack/intruders/frenzy")
def test_frenzy() -> None:
    table = attacked("frenzy-3", "breeder", places=["06", "06"], hands=[[], []], wounds=[["back", "leg"], []])
    assert [one.status for one in table.state.characters] == ["dead", "aboard"]
    assert len(table.state.characters[1].wounds) == 1


@pytest.mark.rule("nemesis/baserace.slime")
@pytest.mark.rule("nemesis/explore.silence")
@pytest.mark.parametrize(("slime", "marked"), [(True, True), (False, False)])
def test_slime_turns_a_silence_token_into_danger(slime: bool, marked: bool) -> None:
    table = captain("06", unexplored=["05"], tokens={"05": "silence-1"}, more=[{"slime": slime}], **BASE)
    pay(table.choose(("move", "05")), "rest")
    assert table.state.characters[0].room == "05"
    assert bool(noises(table)) is marked
    assert bool(table.events("slime-loud")) is slime
    assert not table.events("noise-roll")


@pytest.mark.content("nemesis/attack/intruders/slime")
@pytest.mark.rule("nemesis/baserace.slime")
def test_slime_sticks_once() -> None:
    table = attacked("slime-5", "adult")
    assert the_captain(table).slime
    assert contaminated(the_captain(table)) == 1
    assert "slime" not in attacked("slime-5", "adult", more=[{"slime": True}]).kinds()


@pytest.mark.content("nemesis/attack/intruders/summoning")
def test_summoning_brings_another_that_does_not_attack_now() -> None:
    table = attacked("summoning-3", "queen", bag=["adult-4", "blank"], rolls=["adult-4"], hands=[[], []])
    assert kinds(table) == ["adult", "queen"]
    assert len(table.events("attack")) == 1
    assert (table.state.bag, table.state.aside) == (["blank"], ["adult-4"])
    nobody = attacked("summoning-3", "creeper", bag=["blank", "adult-4"], rolls=["blank"])
    assert (kinds(nobody), nobody.state.bag) == (["creeper"], ["adult-4", "blank"])


# -- events --------------------------------------------------------------------------------------------------------

BQ, CBQ = ("breeder", "queen"), ("creeper", "breeder", "queen")
AB, CA, ABQ = ("adult", "breeder"), ("creeper", "adult"), ("adult", "breeder", "queen")


@pytest.mark.parametrize(
    ("effect", "copies"),
    [
        ("egg-protection", [(2, BQ)]), ("hatching", [(3, AB)]), ("regeneration", [(1, BQ)]), ("damage", [(2, CA)]),
        ("lurking", [(4, CA)]), ("eclosion", [(1, CBQ)]), ("flammable-compounds", [(4, BQ)]),
        ("hunt", [(2, CBQ), (3, BQ)]), ("consuming-fire", [(4, CBQ)]), ("scent-of-prey", [(3, CA)]),
        ("malfunction", [(2, AB)]), ("technical-noise", [(4, AB)]), ("nest", [(3, CBQ)]),
        ("bulkhead-open", [(1, AB)]), ("damaging-fire", [(1, CA)]), ("pod-ejection", [(3, ABQ)]),
        ("short-circuit", [(4, ABQ)]), ("coolant-leak", [(1, ABQ)]), ("life-support-failure", [(2, ABQ)]),
    ],
)  # fmt: skip
def test_the_printed_events(effect: str, copies: list[tuple[int, tuple[str, ...]]]) -> None:
    assert len(INTRUDERS.events) == 20
    cards = [card for card in INTRUDERS.events.values() if card.effect == effect]
    assert [(card.direction, card.movers) for card in cards] == copies
    out = effect in ("pod-ejection", "short-circuit", "coolant-leak", "life-support-failure")
    assert all(card.out is out for card in cards)


@pytest.mark.content("nemesis/event/intruders/egg-protection")
def test_egg_protection_is_an_encounter_for_egg_thieves() -> None:
    table = event(
        "egg-protection", places=["05", "01"], hands=[PLAIN, ["rest", "search"]], rooms={"05": "nest"},
        belongings=[[], ["egg"]], bag=["larva-1", "adult-2"], rolls=["larva-1", "adult-2"],
    )  # fmt: skip
    assert [one["seat"] for one in table.events("encounter")] == [0, 1]
    assert sorted((one.kind, one.room) for one in table.state.intruders) == [("adult", "01"), ("larva", "05")]


@pytest.mark.content("nemesis/event/intruders/hatching")
def test_hatching_infests_or_feeds_the_bag() -> None:
    table = event("hatching", rooms={"05": "nest"}, bag=["blank"], rolls=["larva-1"])
    assert (table.state.eggs, table.state.bag) == (4, ["blank", "larva-1"])
    table = event("hatching", rooms={"05": "nest"}, places=["05", "01"], hands=[["contamination-1"], []], bag=["blank"])
    assert the_captain(table).larva
    assert contaminated(the_captain(table)) == 1
    assert table.state.bag == ["blank"]


@pytest.mark.content("nemesis/event/intruders/regeneration")
def test_regeneration_heals_two() -> None:
    table = event("regeneration", intruders=[intruder("adult", "18", 3), intruder("creeper", "18", 1)])
    assert {one.kind: one.injuries for one in table.state.intruders} == {"adult": 1, "creeper": 0}


@pytest.mark.content("nemesis/event/intruders/damage")
def test_damage_breaks_the_rooms_of_big_intruders() -> None:
    intruders = [intruder("breeder", "06"), intruder("queen", "18"), intruder("creeper", "01")]
    assert broken(event("damage", intruders=intruders)) == {"06", "18"}


@pytest.mark.content("nemesis/event/intruders/lurking")
def test_lurking_takes_everybody_out_of_combat_into_the_bag() -> None:
    intruders = [intruder("breeder", "06"), intruder("queen", "18")]
    table = event("lurking", intruders=intruders, bag=["blank"], rolls=["queen-4"])
    assert kinds(table) == ["breeder"]
    assert table.state.bag == ["blank", "queen-4"]


@pytest.mark.content("nemesis/event/intruders/eclosion")
def test_eclosion_kills_carriers_and_infests_the_infected() -> None:
    table = event(
        "eclosion", more=[{"larva": True}], decks=[[], ["contamination-1"]], infected=["contamination-1"],
    )  # fmt: skip
    assert [one.status for one in table.state.characters] == ["dead", "aboard"]
    assert (only(table).kind, only(table).room) == ("creeper", "06")
    pilot = table.state.characters[1]
    assert pilot.larva
    assert (len(pilot.hand), len(pilot.discard)) == (0, 4)


@pytest.mark.content("nemesis/event/intruders/flammable-compounds")
def test_flammable_compounds_burn_in_the_hibernatorium_or_next_to_it() -> None:
    assert burning(event("flammable-compounds")) == {"11"}
    assert burning(event("flammable-compounds", fires=["11"], closed=["06/11"])) == {"08", "11", "14", "15"}


@pytest.mark.content("nemesis/event/intruders/hunt")
def test_hunt_sends_adults_to_the_lowest_numbered_character_but_not_through_doors() -> None:
    intruders = [intruder("adult", "07"), intruder("creeper", "08"), intruder("adult", "05", number=2)]
    table = event("hunt-2", places=["06", "03"], intruders=intruders, closed=["05/06"])
    assert {one.id: one.room for one in table.state.intruders} == {"adult-1": "03", "creeper-1": "08", "adult-2": "05"}


@pytest.mark.content("nemesis/event/intruders/consuming-fire")
def test_consuming_fire_leaves_no_items_and_spreads() -> None:
    table = event("consuming-fire", fires=["12", "13"], items_in={"12": 3, "13": 2, "16": 2})
    assert [table.state.rooms[room].items for room in ("12", "13", "16")] == [0, 0, 2]
    assert burning(table) == {"09", "10", "12", "13", "14", "16", "19"}


@pytest.mark.content("nemesis/event/intruders/scent-of-prey")
def test_scent_of_prey_makes_noise_round_slime() -> None:
    assert noises(event("scent-of-prey", more=[{"slime": True}])) == around("06")
    assert noises(event("scent-of-prey")) == set()


@pytest.mark.content("nemesis/event/intruders/malfunction")
def test_malfunction_breaks_the_first_room_and_comes_back() -> None:
    table = event("malfunction")
    assert broken(table) == {"01"}
    assert "malfunction" in table.state.events.cards
    assert table.state.discards["events"] == []


@pytest.mark.content("nemesis/event/intruders/technical-noise")
def test_noise_in_the_technical_corridors_or_a_roll_at_their_entrances() -> None:
    assert event("technical-noise").state.technical_noise
    table = event("technical-noise", technical_noise=True, places=["02", "01"], rolls=["silence"])
    assert [one["seat"] for one in table.events("noise-roll")] == [0]


@pytest.mark.content("nemesis/event/intruders/nest")
def test_noise_round_the_nest_once_it_is_explored() -> None:
    assert noises(event("nest", rooms={"05": "nest"})) == around("05")
    assert noises(event("nest", rooms={"05": "nest"}, unexplored=["05"])) == set()


@pytest.mark.content("nemesis/event/intruders/bulkhead-open")
def test_all_closed_doors_open() -> None:
    table = event("bulkhead-open", closed=["06/07", "05/06"], destroyed=["07/08"])
    assert table.state.corridors.links == {"07/08": "destroyed"}


@pytest.mark.content("nemesis/event/intruders/damaging-fire")
def test_damaging_fire_breaks_and_spreads() -> None:
    table = event("damaging-fire", fires=["12"])
    assert (broken(table), burning(table)) == ({"12"}, {"09", "12", "16"})


@pytest.mark.content("nemesis/event/intruders/pod-ejection")
def test_the_lowest_pod_is_lost() -> None:
    table = event("pod-ejection", table={"pods": [Pod(2, "a"), Pod(3, "b")], "spare_pods": [1, 4]})
    assert [pod.number for pod in table.state.pods] == [3]


COMPUTERS = {"02": "comms", "03": "fire-control", "04": "generator", "05": "laboratory", "09": "surgery"}
TWOS = {"06": "canteen", "07": "showers", "08": "airlock", "14": "cabins", "15": "hatch-control"}


@pytest.mark.content("nemesis/event/intruders/short-circuit")
def test_a_short_circuit_breaks_yellow_computer_rooms() -> None:
    assert broken(event("short-circuit", rooms={**COMPUTERS, **TWOS}, unexplored=["03"])) == {"02", "04"}


@pytest.mark.content("nemesis/event/intruders/coolant-leak")
def test_a_coolant_leak_in_a_broken_generator_starts_self_destruct() -> None:
    assert event("coolant-leak", rooms=COMPUTERS).state.destruct == -1
    assert event("coolant-leak", rooms=COMPUTERS, malfunctions=["04"]).state.destruct == 6


@pytest.mark.content("nemesis/event/intruders/life-support-failure")
def test_life_support_failure_breaks_green_rooms() -> None:
    rooms = {**COMPUTERS, "10": "emergency", **TWOS}
    assert broken(event("life-support-failure", rooms=rooms)) == {"05", "06", "09", "10"}


# -- weaknesses ----------------------------------------------------------------------------------------------------


def knowing(key: str, **table: Any) -> dict[str, Any]:
    """The table with this Weakness discovered."""
    keys = [key, *(other for other in INTRUDERS.weaknesses if other != key)]
    known = {"weaknesses": keys[:3], "spare_weaknesses": keys[3:], "discovered": [True, False, False]}
    return {**table, "table": known}


@pytest.mark.content("nemesis/weakness/intruders/vulnerable-spots")
def test_a_blank_hits_adults() -> None:
    assert only(shoot("adult", 0, "scratch-6", face="blank", **knowing("vulnerable-spots"))).injuries == 1
    assert only(shoot("breeder", 0, face="blank", **knowing("vulnerable-spots"))).injuries == 0
    table = captain("06", intruders=[("adult", "06")], rolls=["blank"], tops={"attacks": ["scratch-6"]},
                    **BASE, **knowing("vulnerable-spots"))  # fmt: skip
    pay(table.choose(("melee", "adult-1")), "rest")
    assert (only(table).injuries, the_captain(table).wounds) == (1, [])


@pytest.mark.content("nemesis/weakness/intruders/vulnerable-to-fire")
def test_fire_hurts_more() -> None:
    table = hostile.one_step(
        "fire", fires=["18"], intruders=[("adult", "18")], tops={"attacks": ["scratch-6"]}, **BASE,
        **knowing("vulnerable-to-fire"),
    )  # fmt: skip
    assert only(table).injuries == 2


@pytest.mark.content("nemesis/weakness/intruders/reaction-to-danger")
def test_surprise_numbers_are_lower() -> None:
    table = encounter("adult-4", hands=[["rest", "order", "search", "search"], []], **knowing("reaction-to-danger"))
    assert "surprise" not in table.kinds()


@pytest.mark.content("nemesis/weakness/intruders/vulnerable-to-energy")
def test_energy_weapons_hurt_more() -> None:
    table = captain(
        "06", characters=("scout", "pilot"), hands=[["rest"], []], intruders=[("adult", "06")], rolls=["adult"],
        tops={"attacks": ["scratch-6"]}, **BASE, **knowing("vulnerable-to-energy"),
    )  # fmt: skip
    pay(table.choose(("shoot", "rifle", "adult-1")), "rest")
    assert only(table).injuries == 2


@pytest.mark.content("nemesis/weakness/intruders/way-they-move")
@pytest.mark.parametrize(("kind", "door"), [("adult", "closed"), ("breeder", "destroyed"), ("queen", "destroyed")])
def test_only_the_queen_and_breeders_break_doors(kind: str, door: str) -> None:
    cards = ["claw-r"] if kind == "adult" else ["claw-r", "scratch-6"]
    table = shoot(kind, 0, *cards, closed=["06/07"], **knowing("way-they-move"))
    assert table.state.corridors.links == {"06/07": door}


@pytest.mark.content("nemesis/weakness/intruders/susceptible-to-phosphates")
def test_dousing_hurts() -> None:
    table = captain(
        "03", rooms={"03": "fire-control"}, intruders=[("adult", "06")],
        tops={"attacks": ["scratch-6"], "events": ["regeneration"]}, **BASE, **knowing("susceptible-to-phosphates"),
    )  # fmt: skip
    pay(table.choose(("room", "fire-control")), "rest", "order")
    table.choose("06")
    assert (only(table).injuries, only(table).room) == (1, "07")


@pytest.mark.content("nemesis/weakness/intruders/susceptible-to-phosphates")
def test_who_is_driven_away_by_the_dousing_does_not_retreat_twice() -> None:
    table = captain(
        "03", rooms={"03": "fire-control"}, intruders=[("adult", "06")],
        tops={"attacks": ["claw-r"], "events": ["regeneration", "egg-protection"]}, **BASE,
        **knowing("susceptible-to-phosphates"),
    )  # fmt: skip
    pay(table.choose(("room", "fire-control")), "rest", "order")
    table.choose("06")
    assert (only(table).injuries, only(table).room) == (1, "07")
    assert table.state.discards["events"] == ["regeneration"]


@pytest.mark.rule("nemesis/hidden.bag")
def test_nobody_sees_which_adult_returns_to_the_bag() -> None:
    """Whether it is one that was set aside before everybody's eyes, or another."""
    table: dict[str, Any] = {"supply": ["adult-2", "adult-4", "larva-1"], "aside": ["adult-3", "creeper-1"]}
    for token in ("adult-2", "adult-3", "adult-4"):
        developed = develop("blank", rolls=[token], **table)
        assert developed.state.aside == ["creeper-1"]
        assert sorted(developed.state.bag) == sorted(["blank", token])
        assert developed.match.seen_by(0).state.bag == ["?adult", "blank"]
        assert Counter(developed.match.seen_by(0).state.supply) == {"?adult": 2, "?larva": 1}


@pytest.mark.content("nemesis/weakness/intruders/way-they-attack")
def test_an_adults_bite_is_a_light_wound() -> None:
    table = attacked("bite-6", "adult", **knowing("way-they-attack"))
    assert (the_captain(table).light, the_captain(table).wounds) == (1, [])
    assert len(the_captain(attacked("bite-6", "breeder", **knowing("way-they-attack"))).wounds) == 1


@pytest.mark.content("nemesis/weakness/intruders/dying-species")
def test_all_are_less_tough() -> None:
    assert shoot("adult", 1, "scratch-3", **knowing("dying-species")).state.intruders == []


# -- the last check ------------------------------------------------------------------------------------------------

HOME = {"engines": [["working", "damaged"]] * 3, "coordinates": "5", "spare_coordinates": list("1234678"), "time": 1}


def home(*orders: list[str], larva: bool = False, infected: list[str] | None = None) -> Driver:
    """The Captain sleeps with a Contamination card in the deck when the ship comes home; the Pilot is dead."""
    return hostile.one_step(
        "time", more=[{"status": "hibernating", "room": "", "larva": larva}], dead=[1], hands=[[], []],
        decks=[["contamination-1"]], infected=infected or [], orders=list(orders), table=HOME, **BASE,
    )  # fmt: skip


@pytest.mark.rule("nemesis/end.contamination-base")
def test_the_base_check_scans_and_draws_four() -> None:
    bottom, top = ["contamination-1", *TEN], [*TEN, "contamination-1"]
    assert the_captain(home()).status == "hibernating"
    assert the_captain(home(bottom, infected=["contamination-1"])).status == "hibernating"
    assert the_captain(home(top, infected=["contamination-1"])).status == "dead"
    assert the_captain(home(top, larva=True)).status == "dead"


def test_surgery_removes_a_larva() -> None:
    table = captain("05", rooms={"05": "surgery"}, more=[{"larva": True}], **BASE)
    pay(table.choose(("room", "surgery")), "rest", "order")
    assert not the_captain(table).larva


@pytest.mark.rule("nemesis/baserace.bag-queen")
def test_there_are_no_more_than_eight_eggs() -> None:
    assert develop("queen-4", table={"eggs": 7}).state.eggs == 8
    full = develop("queen-4", table={"eggs": 8})
    assert (full.state.eggs, full.state.bag) == (8, ["queen-4"])
