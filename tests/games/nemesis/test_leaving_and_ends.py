"""Escape Pods, hibernation, the tracks, the end of a match, and who has won."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import event

from koszmar.games.nemesis.ending import COORDINATES, jump, ship_destroyed
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.state import Pod
from koszmar.games.nemesis.table.view import view
from koszmar.kernel.scene import Curtain, Result
from koszmar.kernel.testing.driver import Driver

WORKING = [["working", "damaged"]] * 3
HOME = {"engines": WORKING, "coordinates": "5", "spare_coordinates": list("1234678")}
"""Three working engines and a course for Earth."""
ASLEEP = {"status": "hibernating", "room": ""}
AWAY = {"status": "launched", "room": ""}


def open_pods(*pods: Pod) -> dict[str, object]:
    """These Pods and no others."""
    there = list(pods or (Pod(1, "a", False),))
    numbers = {pod.number for pod in there}
    return {"pods": there, "spare_pods": [number for number in (1, 2, 3, 4) if number not in numbers]}


def boarding(*faces: str, **table: object) -> Driver:
    """The Captain tries to enter a Pod of section A."""
    table = {"table": open_pods(), **table}
    aboard = captain("05", rooms={"05": "evacuation-a"}, rolls=list(faces), **table)
    aboard.choose(("room", "evacuation-a"))
    return pay(aboard, "rest", "order")


# -- pods ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/room.evacuation")
@pytest.mark.rule("nemesis/pod.launch-now")
@pytest.mark.rule("nemesis/pod.launch-removes")
@pytest.mark.content("nemesis/room/evacuation-a")
def test_a_pod_is_entered_after_a_noise_roll_and_launched() -> None:
    table = boarding("silence").answer("launch", "launch")
    character = table.state.characters[0]
    assert (character.status, character.room) == ("launched", "")
    assert table.state.pods[0].launched


@pytest.mark.rule("nemesis/pod.wait-pass")
def test_whoever_enters_a_pod_and_waits_has_passed_for_the_round() -> None:
    table = boarding("silence").answer("launch", "wait").answer("discard", "done").asks("act", 1)
    assert (table.state.characters[0].passed, table.state.characters[0].status) == (True, "pod")


@pytest.mark.content("nemesis/room/evacuation-b")
def test_section_b_has_its_own_pods() -> None:
    table = captain("05", rooms={"05": "evacuation-b"}, table=open_pods(Pod(1, "a", False), Pod(2, "b", True)))
    assert not table.offers(("room", "evacuation-b"))
    table = captain("05", rooms={"05": "evacuation-b"}, table=open_pods(Pod(1, "a", True), Pod(2, "b", False)))
    assert table.offers(("room", "evacuation-b"))


@pytest.mark.rule("nemesis/pod.enter-needs")
def test_a_locked_pod_an_intruder_or_a_malfunction_bars_the_way() -> None:
    locked = captain("05", rooms={"05": "evacuation-a"}, table=open_pods(Pod(1, "a", True)))
    assert not locked.offers(("room", "evacuation-a"))
    for trouble in ({"intruders": [("lurker", "05")]}, {"malfunctions": ["05"]}):
        table = captain("05", rooms={"05": "evacuation-a"}, table=open_pods(), **trouble)
        assert not table.offers(("room", "evacuation-a"))


@pytest.mark.rule("nemesis/room.evacuation-fail")
def test_an_intruder_that_comes_spoils_it() -> None:
    table = boarding("1", "seeder-1", noise=["05/10"], bag=["seeder-1"])
    assert table.state.characters[0].status == "aboard"
    assert [event.kind for event in table.told if event.kind == "boarding-failed"]


@pytest.mark.rule("nemesis/pod.two-places")
def test_a_pod_has_two_places() -> None:
    waiting = {"status": "pod", "pod": 1}
    full = position(players=3, places=["05", "05", "05"], hands=[PLAIN, [], []], rooms={"05": "evacuation-a"},
                    table=open_pods(), more=[{}, waiting, waiting])  # fmt: skip
    assert not full.offers(("room", "evacuation-a"))


@pytest.mark.rule("nemesis/pod.second-launches")
@pytest.mark.rule("nemesis/pod.all-launch")
def test_the_second_may_launch_and_takes_both() -> None:
    table = position(places=["05", "05"], hands=[PLAIN, []], rooms={"05": "evacuation-a"}, rolls=["silence"],
                     table=open_pods() | HOME, more=[{}, {"status": "pod", "pod": 1}], passed=[1])  # fmt: skip
    table.choose(("room", "evacuation-a"))
    pay(table, "rest", "order").answer("launch", "launch")
    assert [one.status for one in table.state.characters] == ["launched", "launched"]


@pytest.mark.rule("nemesis/pod.wait-launch")
@pytest.mark.rule("nemesis/pod.wait-pass")
@pytest.mark.rule("nemesis/pod.wait-leave")
@pytest.mark.rule("nemesis/pod.waiting-aboard")
def test_who_waits_is_asked_at_the_start_of_a_turn_to_launch_leave_or_pass() -> None:
    def waiting() -> Driver:
        return captain("05", rooms={"05": "evacuation-a"}, table=open_pods(), more=[{"status": "pod", "pod": 1}])

    assert waiting().answer("launch", "launch").state.characters[0].status == "launched"
    stays = waiting().answer("launch", "wait").answer("wait-in-pod", "wait").answer("discard", "done")
    assert (stays.state.characters[0].passed, stays.state.characters[0].status) == (True, "pod")
    leaves = waiting().answer("launch", "wait").answer("wait-in-pod", "leave").asks("act", 0)
    assert leaves.state.characters[0].status == "aboard"


@pytest.mark.rule("nemesis/pod.intruder-ejects")
def test_an_intruder_in_the_section_throws_everybody_out() -> None:
    table = position(places=["05", "06"], hands=[[], ["search"]], rooms={"05": "evacuation-a"}, active=1, passed=[0],
                     table=open_pods(), more=[{"status": "pod", "pod": 1}])  # fmt: skip
    from koszmar.games.nemesis.intruders import place

    place(table.match.scene, "lurker", "05")
    assert (table.state.characters[0].status, table.state.characters[0].pod) == ("aboard", 0)


@pytest.mark.rule("nemesis/pod.intruder-ejects")
def test_so_does_one_that_walks_in() -> None:
    """A Stalker next door goes through the corridor with the number of the Event card."""
    table = event(
        "hunt", places=["05", "01"], rooms={"05": "evacuation-a"}, table=open_pods(), intruders=[("stalker", "10")],
        more=[{"status": "pod", "pod": 1}],
    )  # fmt: skip
    assert [one.room for one in table.state.intruders] == ["05"]
    assert (table.state.characters[0].status, table.state.characters[0].pod) == ("aboard", 0)


# -- hibernation and the tracks ------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/special.hibernate")
@pytest.mark.rule("nemesis/special.hibernate-blue")
@pytest.mark.rule("nemesis/time.blue-opens")
@pytest.mark.rule("nemesis/time.track")
@pytest.mark.content("nemesis/room/hibernatorium")
def test_one_hibernates_from_the_blue_spaces_on() -> None:
    assert not captain("11", table={"time": 9}).offers(("room", "hibernatorium"))
    table = captain("11", table={"time": 8}, rolls=["silence"]).choose(("room", "hibernatorium"))
    pay(table, "rest", "order")
    assert table.state.characters[0].status == "hibernating"


@pytest.mark.rule("nemesis/special.hibernate")
def test_whoever_is_heard_does_not_fall_asleep() -> None:
    """An Intruder next door is drawn in by the Noise roll."""
    table = captain("11", table={"time": 8}, rolls=["danger"], intruders=[("lurker", "06")])
    pay(table.choose(("room", "hibernatorium")), "rest", "order")
    assert (table.state.characters[0].status, table.state.characters[0].room) == ("aboard", "11")
    assert "hibernation-failed" in table.kinds()


@pytest.mark.rule("nemesis/special.hibernate-no-intruder")
def test_not_beside_an_intruder() -> None:
    assert not captain("11", table={"time": 8}, intruders=[("lurker", "11")]).offers(("room", "hibernatorium"))


def all_passed(**table: object) -> Driver:
    """Everybody has passed; the Event phase begins with the Time track."""
    return captain(phase="time", stepwise=True, **{"hands": [[], []], **table}).go_on()


@pytest.mark.rule("nemesis/event.time")
def test_time_moves_one_space() -> None:
    assert all_passed(table={"time": 12}).state.time == 11


@pytest.mark.rule("nemesis/event.self-destruct")
@pytest.mark.rule("nemesis/destruct.yellow-unlocks")
def test_self_destruct_moves_too_and_unlocks_pods_on_yellow() -> None:
    table = all_passed(table={"destruct": 5})
    assert table.state.destruct == 4
    assert all(pod.locked for pod in table.state.pods)
    yellow = all_passed(table={"destruct": 4})
    assert yellow.state.destruct == 3
    assert not any(pod.locked for pod in yellow.state.pods)


@pytest.mark.rule("nemesis/destruct.skull")
def test_at_the_skull_everybody_aboard_dies_asleep_or_not() -> None:
    table = all_passed(table={"destruct": 1}, more=[{}, ASLEEP])
    assert table.result is not None
    assert table.result.reason == "destroyed-self-destruct"
    assert [one.status for one in table.state.characters] == ["dead", "dead"]


@pytest.mark.rule("nemesis/time.jump")
def test_the_jump_kills_who_is_awake() -> None:
    table = all_passed(table={"time": 1, **HOME}, more=[{}, ASLEEP], insanity=[1, 1])
    assert [one.status for one in table.state.characters] == ["dead", "hibernating"]


@pytest.mark.rule("nemesis/time.jump-not-intruders")
def test_intruders_survive_the_jump() -> None:
    table = all_passed(table={"time": 1, **HOME}, intruders=[("lurker", "13")])
    assert [one.kind for one in table.state.intruders] == ["lurker"]


@pytest.mark.rule("nemesis/destruct.jump-while-active")
def test_a_jump_with_active_self_destruct_destroys_the_ship() -> None:
    table = all_passed(table={"time": 1, "destruct": 5, **HOME}, more=[{}, ASLEEP])
    assert [one.status for one in table.state.characters] == ["dead", "dead"]
    assert table.result is not None
    assert table.result.reason == "destroyed-self-destruct"


# -- the end -------------------------------------------------------------------------------------------------------


def ended(**table: object) -> tuple[Driver, Result]:
    """The ship jumps now."""
    table = {"hands": [[], []], **table}
    aboard = captain("06", **table)
    with pytest.raises(Curtain) as curtain:
        jump(aboard.match.scene)
    return aboard, curtain.value.result


@pytest.mark.rule("nemesis/end.conditions")
@pytest.mark.rule("nemesis/end.no-one-left")
@pytest.mark.rule("nemesis/end.leave-early")
def test_with_nobody_awake_aboard_the_match_runs_to_its_end() -> None:
    table = captain("11", table={"time": 8, **HOME}, rolls=["silence"], more=[{}, AWAY])
    table.choose(("room", "hibernatorium"))
    pay(table, "rest", "order")
    assert table.result is not None
    assert table.state.time == 0
    destroyed = captain("11", table={"time": 8, "destruct": 5, **HOME}, rolls=["silence"], more=[{}, AWAY])
    destroyed.choose(("room", "hibernatorium"))
    pay(destroyed, "rest", "order")
    assert destroyed.state.characters[0].status == "dead"


@pytest.mark.rule("nemesis/end.check-order")
@pytest.mark.rule("nemesis/end.engines")
@pytest.mark.rule("nemesis/end.engines-destroyed")
@pytest.mark.rule("nemesis/end.pods-skip")
def test_two_damaged_engines_kill_the_sleepers_but_not_who_left() -> None:
    broken = [["damaged", "working"], ["damaged", "working"], ["working", "damaged"]]
    table, _ = ended(table={**HOME, "engines": broken}, more=[ASLEEP, AWAY],
                     objectives=[["ab-ovo", "great-hunt"], ["ab-ovo", "great-hunt"]])  # fmt: skip
    assert [one.status for one in table.state.characters] == ["dead", "launched"]
    one_broken = [["damaged", "working"], ["working", "damaged"], ["working", "damaged"]]
    table, _ = ended(table={**HOME, "engines": one_broken}, more=[ASLEEP, AWAY])
    assert [one.status for one in table.state.characters] == ["hibernating", "launched"]
    kinds = [event.kind for event in table.match.events(None)]
    assert kinds.index("engines-revealed") < kinds.index("arrives") < kinds.index("outcome")


@pytest.mark.rule("nemesis/end.coordinates")
@pytest.mark.rule("nemesis/end.coordinates-intact")
def test_anywhere_but_earth_sleepers_die() -> None:
    table, _ = ended(table={**HOME, "destination": "a"}, more=[ASLEEP, AWAY])
    assert [one.status for one in table.state.characters] == ["dead", "launched"]


def test_the_coordinates_cards_name_each_place_once() -> None:
    assert all(sorted(card.values()) == ["deep-space", "earth", "mars", "venus"] for card in COORDINATES.values())
    assert sum(card["b"] == "earth" for card in COORDINATES.values()) == 2


@pytest.mark.rule("nemesis/end.quarantine")
def test_mars_spares_the_owner_of_quarantine() -> None:
    table, result = ended(table={**HOME, "destination": "d"}, more=[ASLEEP, ASLEEP],
                          objectives=[["quarantine", "hoarder"], ["ab-ovo", "great-hunt"]])  # fmt: skip
    assert [one.status for one in table.state.characters] == ["hibernating", "dead"]
    assert result.scores == (1.0, 0.0)
    venus, _ = ended(table={**HOME, "destination": "a"}, more=[ASLEEP, ASLEEP],
                     objectives=[["quarantine", "hoarder"], ["ab-ovo", "great-hunt"]])  # fmt: skip
    assert [one.status for one in venus.state.characters] == ["dead", "dead"]


@pytest.mark.rule("nemesis/pod.waiting-aboard")
@pytest.mark.rule("nemesis/time.jump")
def test_who_waits_in_a_pod_dies_in_the_jump_and_with_the_ship() -> None:
    waiting = {"rooms": {"05": "evacuation-a"}, "places": ["05", "01"], "more": [{"status": "pod", "pod": 1}, AWAY]}
    table, _ = ended(**waiting, table={**HOME, **open_pods()})
    assert [one.status for one in table.state.characters] == ["dead", "launched"]
    ship = captain("05", **waiting, table=open_pods())
    with pytest.raises(Curtain):
        ship_destroyed(ship.match.scene, "fire", "fire.ninth-ends")
    assert [one.status for one in ship.state.characters] == ["dead", "launched"]


@pytest.mark.rule("nemesis/goal.two-conditions")
@pytest.mark.rule("nemesis/goal.survive")
@pytest.mark.rule("nemesis/goal.semi-coop")
@pytest.mark.rule("nemesis/goal.others-irrelevant")
@pytest.mark.rule("nemesis/end.objectives")
@pytest.mark.rule("nemesis/end.dead-lose")
def test_each_wins_by_surviving_and_the_own_objective() -> None:
    home = [["save-the-cargo", "ab-ovo"], ["save-the-cargo", "ab-ovo"]]
    _, result = ended(table=HOME, more=[ASLEEP, AWAY], objectives=home)
    assert result.scores == (1.0, 1.0)
    _, result = ended(table=HOME, more=[ASLEEP, {}], objectives=home)
    assert result.scores == (1.0, 0.0)
    table, result = ended(table=HOME, more=[ASLEEP, AWAY], objectives=[["ab-ovo", "hoarder"], home[1]])
    assert result.scores == (0.0, 1.0)
    assert table.state.outcomes == ["failed", "won"]


@pytest.mark.rule("nemesis/goal.no-direct-attack")
@pytest.mark.rule("nemesis/goal.indirect-harm")
def test_characters_are_no_targets_of_each_other() -> None:
    table = position(places=["06", "06"], hands=[PLAIN, []])
    assert not [option for option in table.offered if option.startswith(("shoot", "melee"))]


# -- co-operation --------------------------------------------------------------------------------------------------


def together(**table: object) -> Result:
    """A co-operative match ends with a jump."""
    return ended(**{"mode": "cooperative", "table": HOME, **table})[1]  # type: ignore[arg-type]


@pytest.mark.rule("nemesis/coop.win")
def test_together_all_objectives_and_one_survivor() -> None:
    objectives = [["together-home"], ["together-biology"]]
    assert together(objectives=objectives, more=[ASLEEP, {}]).scores == (0.0, 0.0)
    found = {**HOME, "discovered": [True, True, False]}
    assert together(objectives=objectives, more=[ASLEEP, {}], table=found).scores == (1.0, 1.0)
    assert together(objectives=objectives, table=found).scores == (0.0, 0.0)


@pytest.mark.rule("nemesis/coop.signals")
def test_as_many_signals_as_objectives_ask_for_from_anybody() -> None:
    objectives = [["together-explorers"], ["together-cleansing"]]
    clean = {**HOME, "eggs": 0}
    one = together(objectives=objectives, table=clean, more=[{**ASLEEP, "signal": True}, ASLEEP])
    assert one.scores == (0.0, 0.0)
    two = together(objectives=objectives, table=clean, more=[{**ASLEEP, "signal": True}, {"signal": True}])
    assert two.scores == (1.0, 1.0)


@pytest.mark.rule("nemesis/lair.great-hunt-no-signal")
@pytest.mark.rule("nemesis/coop.signals")
def test_together_the_third_lair_asks_for_no_signal() -> None:
    objectives = [["together-hunt"], ["together-home"]]
    hunted = {**HOME, "lairs_destroyed": 3}
    assert together(objectives=objectives, table=hunted, more=[ASLEEP, {}]).scores == (1.0, 1.0)
    ruled = {"great-hunt": "with-signal"}
    assert together(objectives=objectives, table=hunted, more=[ASLEEP, {}], rulings=ruled).scores == (0.0, 0.0)
    assert together(objectives=objectives, table={**HOME, "lairs_destroyed": 2}, more=[ASLEEP, {}]).scores[0] == 0.0


@pytest.mark.rule("nemesis/coop.signals")
@pytest.mark.rule("nemesis/objective.never-met")
def test_who_has_two_objectives_leaves_the_signal_to_those_who_need_it() -> None:
    objectives = [["together-explorers", "together-home"], ["together-explorers"]]
    unmet = {"objectives": objectives, "met": False}
    assert together(**unmet, more=[ASLEEP, {"signal": True}]).scores == (1.0, 1.0)
    assert together(**unmet, more=[ASLEEP, {}]).scores == (0.0, 0.0)


@pytest.mark.rule("nemesis/coop.revive")
def test_a_corpse_in_the_emergency_room_comes_back_to_life() -> None:
    table = captain(
        "05", rooms={"05": "emergency"}, mode="cooperative", phase="round", dead=[1], objects={"05": ["corpse-1"]},
        wounds=[[], ["leg"]], light=[0, 2], table={"corpses": 4},
    )  # fmt: skip
    character = table.state.characters[1]
    assert (character.status, character.room, character.light) == ("aboard", "05", 0)
    assert [wound.dressed for wound in character.wounds] == [True]
    broken = captain("05", rooms={"05": "emergency"}, mode="cooperative", phase="round", dead=[1],
                     objects={"05": ["corpse-1"]}, malfunctions=["05"], table={"corpses": 4})  # fmt: skip
    assert broken.state.characters[1].status == "dead"


def test_a_destroyed_ship_tells_why() -> None:
    table = captain()
    with pytest.raises(Curtain) as curtain:
        ship_destroyed(table.match.scene, "fire", "fire.ninth-ends")
    assert curtain.value.result.rule == "fire.ninth-ends"


def test_what_is_said_at_the_end_knows_who_is_alive() -> None:
    def verdicts(signal: bool) -> list[str]:
        table, result = ended(
            mode="cooperative", table=HOME, objectives=[["together-explorers"], ["together-home"]],
            more=[ASLEEP, {"signal": signal}], dead=[1],
        )  # fmt: skip
        endings = [view(table.match.scene, None, result, seat).ending for seat in (0, 1)]
        return [one.verdict.id for one in endings if one and one.verdict]

    assert verdicts(signal=True) == ["verdict-won", "verdict-fulfilled"]
    assert verdicts(signal=False) == ["verdict-failed", "verdict-dead"]


def test_of_a_jump_that_nobody_has_lived_to_see_no_sleeper_is_told() -> None:
    def said(**given: object) -> str | None:
        table, result = ended(table=HOME, **given)
        ending = view(table.match.scene, None, result, 0).ending
        return ending.reason.id if ending else None

    assert said(more=[ASLEEP, {}]) == "ending-jump"
    assert said() == "ending-nobody"
