"""Corners where several rules meet, each read against the rulebook: what a rules lawyer asks at the table."""

from __future__ import annotations

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import AROUND_06, encounter, noises, one_step, panic, the_captain
from tests.games.nemesis.test_leaving_and_ends import ASLEEP, AWAY, HOME, ended

from koszmar.games.nemesis.ending import jump
from koszmar.games.nemesis.state import Intruder, Item
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
