"""Corners where several rules meet, each read against the rulebook: what a rules lawyer asks at the table."""

from __future__ import annotations

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.crew import crew
from tests.games.nemesis.hostile import (
    AROUND_06,
    attacked,
    develop,
    encounter,
    event,
    kinds,
    noises,
    one_step,
    only,
    panic,
    the_captain,
)
from tests.games.nemesis.test_base_intruders import BASE, knowing
from tests.games.nemesis.test_leaving_and_ends import ASLEEP, AWAY, HOME, boarding, ended, open_pods

from koszmar.games.nemesis.ending import jump
from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.games.nemesis.state import Intruder, Item, Wound
from koszmar.kernel.scene import Curtain

EIGHT = ["01", "02", "03", "04", "09", "10", "12", "13"]
BROKEN = ["damaged", "working"]


@pytest.mark.rule("nemesis/fire.ninth-ends")
def test_a_token_that_sets_the_ninth_fire_destroys_the_ship_and_not_whoever_has_left() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "fire-2"}, fires=EIGHT, more=[{}, AWAY])
    pay(table.choose(("move", "06")), "rest")
    assert table.result.reason == "destroyed-fire"
    assert [one.status for one in table.state.characters] == ["dead", "launched"]


@pytest.mark.rule("nemesis/fire.max-one")
def test_eight_fires_and_one_more_where_it_burns_already_destroy_nothing() -> None:
    table = panic("pyromaniac", 3, fires=[*EIGHT[:7], "06"])
    assert not table.match.over
    assert the_captain(table).insanity == 4, "an effect that changes nothing is impossible"


@pytest.mark.rule("nemesis/malfunction.ninth-ends")
@pytest.mark.rule("nemesis/malfunction.not-nest")
def test_the_ninth_malfunction_ends_it_but_none_is_laid_into_the_nest() -> None:
    table = captain("06", hands=[["demolition"], []], malfunctions=EIGHT)
    table.choose(("card", "demolition", "break"))
    assert table.result.reason == "destroyed-malfunction"
    nest = captain(
        "06", rooms={"05": "nest"}, unexplored=["05"], tokens={"05": "malfunction-4"}, malfunctions=EIGHT,
        rolls=["silence"],
    )  # fmt: skip
    pay(nest.choose(("move", "05")), "rest")
    assert not nest.match.over


@pytest.mark.rule("nemesis/encounter.clear-technical")
@pytest.mark.rule("nemesis/noise.technical-shared")
def test_an_encounter_takes_noise_out_of_the_technical_corridors_only_at_an_entrance() -> None:
    at_entrance = captain("06", technical_noise=True, noise=["01/02"], rolls=["3", "seeder-1"], bag=["seeder-1"])
    pay(at_entrance.choose(("move", "02")), "rest")
    assert noises(at_entrance) == set()
    elsewhere = encounter("seeder-1", technical_noise=True)
    assert noises(elsewhere) == {"technical"}
    other_end = captain("06", technical_noise=True, rolls=["1", "seeder-1"], bag=["seeder-1"])
    pay(other_end.choose(("move", "02")), "rest")
    assert "encounter" in other_end.kinds(), "Noise that was made anywhere else in the shafts"


@pytest.mark.rule("nemesis/attack.hand-includes-contamination")
@pytest.mark.parametrize(("token", "surprised"), [("seeder-2", False), ("seeder-3", True)])
def test_a_hand_is_counted_after_paying_and_with_its_contamination(token: str, surprised: bool) -> None:
    hand = ["rest", "search", "contamination-1"]
    table = captain("05", hands=[hand, []], noise=AROUND_06, rolls=["1", token], bag=[token])
    pay(table.choose(("move", "06")), "rest")
    assert ("surprise" in table.kinds()) is surprised


@pytest.mark.rule("nemesis/insanity.death-at-five")
@pytest.mark.rule("nemesis/panic.impossible-raises")
def test_on_level_five_an_effect_that_cannot_happen_kills() -> None:
    table = panic("sabotage", 5, items_in={"06": 0})
    assert the_captain(table).status == "dead"
    assert the_captain(table).death == "insanity"


@pytest.mark.rule("nemesis/lair.after-fire")
def test_whom_the_fire_kills_is_not_heard_by_the_lair() -> None:
    wounds = ["back", "leg", "hand"]
    table = captain("06", fires=["06"], intruders=[("lair", "06")], wounds=[wounds], hands=[PLAIN, []])
    table.choose("pass").answer("discard", "done")
    assert the_captain(table).status == "dead"
    assert "noise-roll" not in table.kinds()


@pytest.mark.rule("nemesis/seeder.despoiler-no-injuries")
@pytest.mark.rule("nemesis/fire.intruder-damage")
def test_the_despoiler_in_a_fire_is_checked_and_never_marked() -> None:
    tops = {"attacks": ["scratch-r"], "events": ["terror-1"]}
    despoiler = Intruder("despoiler-1", "despoiler", "06")
    table = one_step("fire", fires=["06"], intruders=[despoiler], tops=tops)
    (there,) = table.state.intruders
    assert (there.injuries, there.room) == (0, "07")
    assert "injured" not in table.kinds()


@pytest.mark.rule("nemesis/special.hibernate-no-intruder")
@pytest.mark.rule("nemesis/noise.danger-pull")
def test_nobody_falls_asleep_beside_whoever_the_noise_has_called() -> None:
    blue = {"time": 8}
    beside = captain("11", intruders=[("lair", "11")], table=blue)
    assert not beside.offers(("room", "hibernatorium")), "a Lair is an Intruder for Actions"
    called = captain("11", intruders=[("lurker", "14")], closed=["11/14"], rolls=["danger"], table=blue)
    pay(called.choose(("room", "hibernatorium")), "rest", "order")
    assert the_captain(called).status == "aboard"
    assert "hibernation-failed" in called.kinds()


@pytest.mark.rule("nemesis/death.drops")
@pytest.mark.rule("nemesis/death.items-lost")
def test_the_dead_leave_their_objects_and_nothing_else() -> None:
    carried = [Item("corpse-blue"), Item("revolver", ammo=2), Item("food")]
    wounds = ["back", "leg", "hand"]
    table = captain("06", fires=["06"], belongings=[carried], wounds=[wounds])
    table.choose("pass").answer("discard", "done")
    assert sorted(table.state.rooms["06"].objects) == ["corpse-0", "corpse-blue"]
    assert table.state.discards["green"] == ["food"]
    assert "revolver" in table.state.removed, "a starting weapon has no pile"


@pytest.mark.rule("nemesis/end.check-order")
@pytest.mark.rule("nemesis/end.pods-skip")
def test_engines_come_before_the_course_and_neither_concerns_whoever_is_in_a_pod() -> None:
    wrong = {**HOME, "engines": [BROKEN, BROKEN, ["working", "damaged"]], "destination": "a"}
    objectives = [["great-hunt", "hoarder"], ["great-hunt", "hoarder"]]
    table, result = ended(table=wrong, more=[ASLEEP, {**AWAY, "signal": True, "kept": 0}], objectives=objectives)
    assert [one.death for one in table.state.characters] == ["engines", ""]
    assert "arrives" not in table.kinds(), "what has exploded arrives nowhere"
    assert result.scores == (0.0, 1.0), "a ship that exploded is a destroyed ship"


@pytest.mark.rule("nemesis/change.final-draw")
@pytest.mark.rule("nemesis/change.final-raise")
def test_contamination_is_looked_for_in_deck_discard_pile_and_hand_of_survivors_alone() -> None:
    hands = [["contamination-1", "rest"], ["contamination-2"]]
    aboard = captain("06", active=1, table=HOME, insanity=[4, 1], more=[ASLEEP, {}], hands=hands)
    with pytest.raises(Curtain):
        jump(aboard.match.scene)
    checks = [event for event in aboard.match.scene.events or [] if event.kind == "last-check"]
    assert [event.args["seat"] for event in checks] == [0], "the Pilot died in the jump"
    assert len(checks[0].args["cards"]) == 4, "one card raised Insanity from 4 to 5"
    assert checks[0].args["survives"] is ("contamination" not in checks[0].args["cards"])


@pytest.mark.rule("nemesis/room.surgery")
def test_whom_the_operation_kills_does_not_pass() -> None:
    table = captain("05", rooms={"05": "surgery"}, wounds=[["back", "leg", "hand"]])
    pay(table.choose(("room", "surgery")), "rest", "order")
    assert the_captain(table).status == "dead"
    assert "passes" not in table.kinds()


@pytest.mark.rule("nemesis/event.attacks")
@pytest.mark.rule("nemesis/attack.each-separately")
def test_whoever_appears_in_the_attack_step_does_not_attack_in_it() -> None:
    table = attacked("duplicate-3a", "lurker")
    assert kinds(table) == ["lurker", "lurker"]
    assert len(table.events("attack")) == 1


@pytest.mark.rule("nemesis/lair.escape")
@pytest.mark.rule("nemesis/escape.attack-first")
def test_of_a_lair_and_a_lurker_only_the_lurker_attacks_whoever_escapes() -> None:
    there = [intruder("lair", "06"), intruder("lurker", "06")]
    table = captain("06", intruders=there, tops={"attacks": ["frenzy-2"]}, rolls=["silence"])
    pay(table.choose(("move", "07")), "rest")
    assert [one["intruder"] for one in table.events("attack")] == ["lurker-1"]
    assert the_captain(table).room == "07"


@pytest.mark.rule("nemesis/wound.dress")
@pytest.mark.rule("nemesis/wound.death")
def test_dressed_wounds_count_for_a_bite_and_for_the_wound_too_many() -> None:
    dressed = [Wound("back", True), Wound("leg", True)]
    assert the_captain(attacked("bite-2", "whisperer", wounds=[dressed])).death == "attack"
    third = panic("self-mutilation", 3, wounds=[dressed], light=[1, 0], tops={"serious": ["hand"]})
    assert (len(the_captain(third).wounds), the_captain(third).light) == (3, 0)
    fourth = panic("self-mutilation", 3, wounds=[[*dressed, Wound("arm", True)]])
    assert the_captain(fourth).death == "wounds"


@pytest.mark.rule("nemesis/action.contamination-not-payment")
@pytest.mark.rule("nemesis/round.cannot-act-must-pass")
def test_with_nothing_but_contamination_in_hand_one_can_only_drop_things_and_pass() -> None:
    table = captain("06", hands=[["contamination-1", "contamination-2"], []], belongings=[["food"]])
    assert set(table.offered) == {"drop revolver", "drop food", "pass"}


@pytest.mark.rule("nemesis/noise.danger-pull")
@pytest.mark.rule("nemesis/noise.danger-no-intruder")
@pytest.mark.rule("nemesis/seeder.danger-through-doors")
def test_danger_calls_void_seeders_through_a_closed_door_and_nobody_else() -> None:
    closed = {"closed": ["06/07"], "rolls": ["danger"]}
    seeder = captain("05", intruders=[("lurker", "07")], **closed)
    pay(seeder.choose(("move", "06")), "rest")
    assert (only(seeder).room, noises(seeder)) == ("06", set())
    assert seeder.state.corridors.links == {"06/07": "closed"}
    adult = captain("05", intruders=[("adult", "07")], **closed, **BASE)
    pay(adult.choose(("move", "06")), "rest")
    assert (only(adult).room, noises(adult)) == ("07", set(AROUND_06))


@pytest.mark.rule("nemesis/seeder.despoiler-removed")
@pytest.mark.rule("nemesis/encounter.despoiler-dead-lower")
def test_with_the_third_lair_the_despoiler_goes_and_level_five_calls_the_stalker() -> None:
    there = [intruder("lair", "07", 4), intruder("despoiler", "12")]
    table = one_step("fire", fires=["07"], intruders=there, tops={"attacks": ["scratch-4", "scratch-5"]},
                     table={"lairs_destroyed": 2})  # fmt: skip
    assert table.state.intruders == []
    assert table.state.rooms["07"].objects == ["carcass"]
    after = encounter("seeder-1", insanity=[5, 1], table={"lairs_destroyed": 3})
    assert only(after).kind == "stalker"


@pytest.mark.rule("nemesis/destruct.skull")
@pytest.mark.rule("nemesis/destruct.jump-while-active")
@pytest.mark.parametrize("left", [1, 4])
def test_a_ship_that_jumps_while_it_counts_down_is_destroyed_with_its_sleepers(left: int) -> None:
    table = one_step("time", table={**HOME, "time": 1, "destruct": left}, more=[{}, ASLEEP])
    assert table.result.reason == "destroyed-self-destruct"
    assert [one.status for one in table.state.characters] == ["dead", "dead"]


@pytest.mark.rule("nemesis/round.first-player-gone")
@pytest.mark.rule("nemesis/round.in-order")
def test_the_token_passes_over_dead_sleeping_and_launched_but_not_over_whoever_waits_in_a_pod() -> None:
    pod = {"status": "pod", "pod": 1}
    table = position(
        players=5, phase="round", dead=[1], more=[{}, {}, ASLEEP, AWAY, pod], places=["06"] * 4 + ["05"],
        rooms={"05": "evacuation-a"}, table=open_pods(),
    )  # fmt: skip
    assert table.state.first == 4
    table.asks("launch", 4)


@pytest.mark.rule("nemesis/action.careful-cancels-token")
@pytest.mark.rule("nemesis/baserace.slime")
@pytest.mark.parametrize("token", ["silence-1", "danger-2"])
def test_slime_makes_no_danger_of_a_silence_that_careful_movement_has_cancelled(token: str) -> None:
    table = captain("05", unexplored=["06"], tokens={"06": token}, more=[{"slime": True}], **BASE)
    pay(table.choose(("careful", "06", "06/07")), "rest", "order")
    assert noises(table) == {"06/07"}
    assert "danger" not in table.kinds()


@pytest.mark.rule("nemesis/room.airlock-cancel")
@pytest.mark.rule("nemesis/retreat.base-door")
def test_an_intruder_that_breaks_out_of_the_airlock_saves_everybody_in_it() -> None:
    doors = ["01/02", "02/06"]
    table = captain(
        "04", rooms={"04": "fire-control", "02": "generator"}, intruders=[("adult", "02")], closed=doors,
        tops={"events": ["hatching"]}, table={"airlock": "02"}, **BASE,
    )  # fmt: skip
    pay(table.choose(("room", "fire-control")), "rest", "order").answer("pick-room-douse", "02")
    assert table.state.corridors.links["01/02"] == "destroyed"
    assert table.state.airlock == ""
    assert only(table).room == "02"


# -- what was read wrongly once ------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/event.bag-seeder-return")
@pytest.mark.rule("nemesis/event.bag-seeder-noise")
def test_a_void_seeder_token_is_back_in_the_bag_before_anybody_rolls() -> None:
    """The only token there is: the Encounter that follows in the same step draws it again."""
    table = develop("seeder-2", noise=AROUND_06, rolls=["1", "seeder-2", "silence"])
    assert [one["token"] for one in table.events("encounter")] == ["seeder-2"]
    assert only(table).kind == "lurker"
    assert (table.state.bag, table.state.aside) == ([], ["seeder-2"])


@pytest.mark.rule("nemesis/eventcard.simultaneous")
@pytest.mark.rule("nemesis/door.base-intruder-destroys")
def test_intruders_that_move_together_break_the_door_together_and_all_stay() -> None:
    """The card shows 1; corridor 1 of Room 13 leads to 14."""
    both = [intruder("breeder", "13"), intruder("breeder", "13", number=2)]
    table = event("regeneration", intruders=both, closed=["13/14"], **BASE)
    assert {one.room for one in table.state.intruders} == {"13"}
    assert table.state.corridors.links == {"13/14": "destroyed"}


@pytest.mark.rule("nemesis/wound.bleeding")
@pytest.mark.rule("nemesis/pod.wait-pass")
@pytest.mark.rule("nemesis/round.pass-discard")
def test_who_waits_in_a_pod_passes_like_anybody_else_with_blood_and_discards() -> None:
    boards = boarding("silence", wounds=[["bleeding"]]).answer("launch", "wait")
    boards.answer("discard", "reload").answer("discard", "done")
    assert (the_captain(boards).light, the_captain(boards).status) == (1, "pod")
    assert "reload" in the_captain(boards).discard
    waits = captain(
        "05", rooms={"05": "evacuation-a"}, table=open_pods(), more=[{"status": "pod", "pod": 1}],
        hands=[[], ["repairs"]], wounds=[["bleeding"]],
    )  # fmt: skip
    waits.answer("launch", "wait").answer("wait-in-pod", "wait")
    assert (the_captain(waits).light, the_captain(waits).passed) == (1, True)


@pytest.mark.rule("nemesis/pod.enter-needs")
def test_a_section_that_breaks_while_somebody_tries_to_board_lets_nobody_in() -> None:
    table = boarding(
        "1", "insanity-captain", noise=["05/10"], bag=["insanity-captain"], insanity=[2, 1],
        tops={"panic": ["destructive-outburst"]},
    )  # fmt: skip
    assert table.state.rooms["05"].malfunction
    assert the_captain(table).status == "aboard"
    assert "boarding-failed" in table.kinds()


@pytest.mark.rule("nemesis/door.twelve")
@pytest.mark.rule("nemesis/room.airlock")
def test_doors_for_an_airlock_are_taken_from_anywhere_but_the_airlock() -> None:
    elsewhere = ["01/03", "01/04", "03/07", "04/08", "05/06", "05/10", "06/07", "06/11", "07/08", "08/09", "08/11"]
    table = captain("15", rooms={"15": "airlock", "02": "generator"}, closed=[*elsewhere, "09/12"])
    pay(table.choose(("room", "airlock")), "rest", "order").answer("pick-room-airlock", "02")
    assert table.state.airlock == "02"
    assert {"01/02", "02/06"} <= table.state.corridors.links.keys()
    assert len(table.state.corridors.links) == 12


@pytest.mark.rule("nemesis/baserace.bag-queen")
@pytest.mark.rule("nemesis/encounter.clear-noise")
def test_the_queen_in_her_nest_is_an_encounter_and_her_token_returns() -> None:
    nest = {"rooms": {"05": "nest"}, "places": ["05", "01"], **BASE}
    table = develop("queen-4", noise=["05/06", "05/10", "07/08"], **nest)
    assert only(table).kind == "queen"
    assert noises(table) == {"07/08"}
    assert table.state.bag == ["queen-4"]
    dead = develop("queen-4", table={"queen_dead": True}, **nest)
    assert (dead.state.intruders, dead.state.bag) == ([], ["queen-4"])


@pytest.mark.rule("nemesis/objective.first-encounter")
@pytest.mark.rule("nemesis/objective.never-met")
def test_whoever_sleeps_already_chooses_with_the_others_when_the_first_intruder_comes() -> None:
    table = captain(
        "05", noise=AROUND_06, rolls=["1", "seeder-1"], bag=["seeder-1"], met=False, more=[{}, ASLEEP],
        objectives=[["ab-ovo", "hoarder"], ["ab-ovo", "save-the-cargo"]],
    )  # fmt: skip
    pay(table.choose(("move", "06")), "rest")
    assert table.decision.prompt == "keep-objective"
    assert set(table.decision.seats) == {0, 1}


@pytest.mark.rule("nemesis/combat.weapon-text")
@pytest.mark.content("nemesis/weakness/intruders/vulnerable-spots")
@pytest.mark.parametrize(("who", "weapon", "hurt"), [("mechanic", "sawn-off", 2), ("soldier", "assault-rifle", 2)])
def test_a_blank_that_counts_as_a_hit_is_a_hit_for_the_weapon_too(who: str, weapon: str, hurt: int) -> None:
    table = crew(who, hand=["rest", "search"], intruders=[("adult", "06")], rolls=["blank"],
                 tops={"attacks": ["scratch-6"]}, **BASE, **knowing("vulnerable-spots"))  # fmt: skip
    table.choose(("shoot", weapon, "adult-1")).answer("pay", "rest")
    assert only(table).injuries == hurt


@pytest.mark.content("nemesis/event/intruders/eclosion")
def test_eclosion_scans_the_whole_hand_and_discards_what_was_drawn() -> None:
    hand = ["contamination-1", "rest"]
    table = event("eclosion", hands=[hand, []], infected=["contamination-1"], **BASE)
    assert the_captain(table).larva
    assert the_captain(table).hand == hand
    assert len(the_captain(table).discard) == 4


@pytest.mark.rule("nemesis/special.hibernate")
def test_nobody_sleeps_whom_panic_has_driven_out_of_the_hibernatorium() -> None:
    table = captain(
        "11", table={"time": 8}, noise=["11/15"], bag=["insanity-pilot"], insanity=[2, 1],
        rolls=["1", "insanity-pilot", "silence"], tops={"panic": ["blind-escape"], "events": ["tendrils"]},
    )  # fmt: skip
    pay(table.choose(("room", "hibernatorium")), "rest", "order")
    assert (the_captain(table).status, the_captain(table).room) == ("aboard", "15")
    assert "hibernation-failed" in table.kinds()


@pytest.mark.rule("nemesis/action.interruption")
@pytest.mark.rule("nemesis/round.in-order")
def test_of_two_who_interrupt_only_the_first_in_turn_order_pays_for_it() -> None:
    both = [["interruption"], ["interruption"]]
    table = position(players=3, places=["06", "06", "06"], hands=[PLAIN, *both], active=0, first=2)
    pay(table.choose(("move", "05")), "rest")
    table.match.choose("interruption", 1)
    table.match.choose("interruption", 2)
    hands = [one.hand for one in table.state.characters[1:]]
    assert hands == [["interruption"], []]


@pytest.mark.content("nemesis/event/void-seeders/fire-wave")
def test_fire_does_not_care_whether_a_room_was_explored() -> None:
    table = event("fire-wave", fires=["06"], unexplored=["05"])
    assert table.state.rooms["05"].fire
