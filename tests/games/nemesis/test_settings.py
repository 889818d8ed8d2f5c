"""What is chosen before a match: options, every printed number turned, rulings, and settings that are refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import event, kinds, noises, one_step, the_captain

from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.games.nemesis.settings import Options, Parameters, Rulings
from koszmar.games.nemesis.state import State
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver


def fresh(players: int = 2, **chosen: Any) -> State:
    """A match before its characters are chosen."""
    state = Match.new("nemesis", players=players, seed="settings", **chosen).state
    assert isinstance(state, State)
    return state


# -- options ---------------------------------------------------------------------------------------------------------


def test_the_defaults_are_void_seeders_and_secret_objectives_and_characters_drafted_at_the_table() -> None:
    match = Match.new("nemesis", players=3, seed="settings")
    assert match.setting.options == Options(enemy="void-seeders", mode="semi-cooperative", characters=())
    assert match.setting.rulings == Rulings(
        retreat_symbol="saves", insanity_five="may-fall", great_hunt="without-signal", lurking_technical="marked",
        pod_ejected="highest", interruptions="asked",
    )  # fmt: skip
    assert match.decision is not None
    assert match.decision.prompt == "choose-character"


def test_the_printed_numbers_are_the_defaults() -> None:
    assert Parameters() == Parameters(
        hand_size=5, time=15, blue=8, destruct=6, yellow=3, fires=8, malfunctions=8, eggs=5, infected=7, room_cost=2,
        final_draw=4, offers=6,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"players": 0}, "1 to 5 players"),
        ({"players": 6}, "1 to 5 players"),
        ({"options": {"enemy": "mice"}}, "Invalid enum value 'mice'"),
        ({"options": {"mode": "solo"}}, "Invalid enum value 'solo'"),
        ({"options": {"ship": "nostromo"}}, "no nemesis option 'ship'"),
        ({"options": {"characters": ("captain", "cook")}}, "there is no character 'cook'"),
        ({"options": {"characters": ("captain", "captain")}}, "chosen twice"),
        ({"options": {"characters": ("captain",)}}, "1 characters are chosen for 2 players"),
        ({"rulings": {"retreat_symbol": "saves"}}, "no nemesis ruling 'retreat_symbol'"),
        ({"rulings": {"retreat-symbol": "kills"}}, "Invalid enum value 'kills'"),
        ({"parameters": {"hand": 5}}, "no nemesis parameter 'hand'"),
        ({"parameters": {"blue": 15}}, "blue spaces"),
        ({"parameters": {"hand_size": 0}}, "nemesis parameter: "),
        ({"parameters": {"time": 1}}, "nemesis parameter: "),
        ({"parameters": {"time": 41}}, "nemesis parameter: "),
        ({"parameters": {"destruct": 7}}, "nemesis parameter: "),
        ({"parameters": {"infected": 28}}, "nemesis parameter: "),
        ({"parameters": {"fires": 0}}, "nemesis parameter: "),
    ],
    ids=str,
)
def test_a_setting_that_cannot_be_is_refused_by_name(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        Match.new("nemesis", **{"players": 2, **chosen})


# -- parameters: every printed number can be turned ------------------------------------------------------------------


def test_hand_size_is_what_everybody_draws_up_to() -> None:
    table = position(phase="round", hands=[[], []], parameters={"hand_size": 3})
    assert [len(one.hand) for one in table.state.characters] == [3, 3]
    back = position(phase="round", hands=[[], []], wounds=[["back"]], parameters={"hand_size": 3})
    assert [len(one.hand) for one in back.state.characters] == [2, 3]


def test_time_is_the_green_space_and_the_ship_jumps_when_it_has_run_out() -> None:
    assert fresh(parameters={"time": 20}).time == 20
    assert one_step("time", parameters={"time": 9}, table={"time": 1}).result is not None
    assert one_step("time", parameters={"time": 9}, table={"time": 2}).result is None


@pytest.mark.parametrize(("time", "sleeps"), [(8, False), (5, False), (4, True)])
def test_blue_is_where_hibernation_begins(time: int, sleeps: bool) -> None:
    table = captain("11", parameters={"blue": 4}, table={"time": time})
    assert table.offers(("room", "hibernatorium")) is sleeps


def test_destruct_is_how_long_the_countdown_is() -> None:
    table = captain("05", rooms={"05": "generator"}, parameters={"destruct": 4})
    pay(table.choose(("room", "generator")), "rest", "order")
    assert table.state.destruct == 4


@pytest.mark.parametrize(("left", "stops", "unlocked"), [(3, True, False), (2, False, True)])
def test_yellow_is_where_the_countdown_cannot_be_stopped_and_pods_unlock(
    left: int, stops: bool, unlocked: bool
) -> None:
    yellow = {"yellow": 2}
    table = captain("05", rooms={"05": "generator"}, parameters=yellow, table={"destruct": left})
    assert table.offers(("room", "generator")) is stops
    runs = one_step("time", parameters=yellow, table={"destruct": left + 1})
    assert all(not pod.locked for pod in runs.state.pods) is unlocked


@pytest.mark.parametrize(("fires", "ends"), [(["02", "03"], False), (["02", "03", "04"], True)])
def test_fires_and_malfunctions_are_how_many_markers_there_are(fires: list[str], ends: bool) -> None:
    burning = event("flammable-compounds", enemy="intruders", fires=fires, parameters={"fires": 3})
    assert (burning.result is not None) is ends
    broken = captain("06", malfunctions=fires, parameters={"malfunctions": 3}, hands=[["demolition"], []])
    broken.choose(("card", "demolition", "break"))
    assert (broken.result is not None) is ends


def test_eggs_and_infected_are_how_many_there_are_at_the_start() -> None:
    state = fresh(parameters={"eggs": 2, "infected": 11})
    assert (state.eggs, sum(state.infected.values())) == (2, 11)
    assert sum(fresh(parameters={"infected": 0}).infected.values()) == 0


def test_room_cost_is_what_the_action_of_a_room_costs() -> None:
    one = captain("05", rooms={"05": "comms"}, hands=[["rest"], []], parameters={"room_cost": 1})
    assert pay(one.choose(("room", "comms")), "rest").state.characters[0].signal
    two = captain("05", rooms={"05": "comms"}, hands=[["rest"], []])
    assert not two.offers(("room", "comms"))
    none = captain("05", rooms={"05": "comms"}, hands=[["rest"], []], parameters={"room_cost": 0})
    assert none.choose(("room", "comms")).state.characters[0].hand == ["rest"]


@pytest.mark.parametrize("enemy", ["void-seeders", "intruders"])
@pytest.mark.parametrize(("draw", "survives"), [(0, True), (11, False)])
def test_final_draw_is_how_many_cards_decide_at_the_end(enemy: str, draw: int, survives: bool) -> None:
    """Ten Action cards and one INFECTED Contamination card: all of them are drawn, or none."""
    home = {"engines": [["working", "damaged"]] * 3, "coordinates": "5", "spare_coordinates": list("1234678")}
    table = position(
        phase="time", discards=[["contamination-1"]], infected=["contamination-1"],
        insanity=[4 if enemy == "void-seeders" else 1], more=[{"status": "hibernating", "room": ""}],
        table={**home, "time": 1}, objectives=[["save-the-cargo"]], enemy=enemy, parameters={"final_draw": draw},
        chance=SeededChance("the last check"),
    )  # fmt: skip
    assert table.result is not None
    assert (table.result.scores[0] == 1.0) is survives


def test_offers_is_how_many_trades_of_a_turn_may_come_to_nothing() -> None:
    for offers, again in ((1, False), (2, True)):
        table = position(places=["06", "06"], hands=[PLAIN, []], parameters={"offers": offers})
        table.choose("trade").answer("pay", "rest").choose(1)
        table.answer("trade-give", "done").answer("trade-back", "done")
        assert table.offers("trade") is again


# -- rulings: each changes what it says ------------------------------------------------------------------------------


def shot(ruling: str, *dead: str, kind: str = "stalker", injuries: int = 5) -> Driver:
    """The Captain hits a Void Seeder; the check shows a retreat symbol and a number that its Injuries reach."""
    table = captain(
        "06", intruders=[intruder(kind, "06", injuries)], rolls=["one", *dead], rulings={"retreat-symbol": ruling},
        tops={"attacks": ["scratch-r", "scratch-4"], "events": ["terror-1"]},
    )  # fmt: skip
    return pay(table.choose(("shoot", "revolver", f"{kind}-1")), "rest")


@pytest.mark.rule("nemesis/seeder.retreat-before-death")
def test_retreat_symbol_saves_or_the_numbers_count() -> None:
    (saved,) = shot("saves").state.intruders
    assert (saved.kind, saved.room) == ("stalker", "07")
    assert shot("numbers-count", "seeder-2").state.intruders == []
    (alive,) = shot("numbers-count", injuries=0).state.intruders  # a number that is not reached kills nobody
    assert alive.room == "07"


@pytest.mark.rule("nemesis/lair.retreat-saves")
def test_the_ruling_about_the_retreat_symbol_does_not_touch_lairs() -> None:
    for ruling in ("saves", "numbers-count"):
        assert kinds(shot(ruling, kind="lair")) == ["lair"]


@pytest.mark.rule("nemesis/insanity.five-to-four")
def test_insanity_five_may_fall_or_stays() -> None:
    for ruling, offered in (("may-fall", True), ("stays", False)):
        table = captain("06", insanity=[5], rulings={"insanity-five": ruling}).choose(("card", "rest"))
        assert ("lower" in table.offered) is offered
        four = captain("06", insanity=[4], rulings={"insanity-five": ruling}).choose(("card", "rest"))
        assert "lower" in four.offered
    fallen = captain("06", insanity=[5]).choose(("card", "rest")).choose("lower")
    assert the_captain(fallen).insanity == 4


@pytest.mark.rule("nemesis/event.lurk-technical")
def test_lurking_marks_the_technical_corridors_or_not() -> None:
    for ruling, heard in (("marked", True), ("silent", False)):
        table = one_step(
            "lurking", intruders=[("lurker", "19")], rulings={"lurking-technical": ruling}, rolls=["seeder-2"]
        )
        assert ("technical" in noises(table)) is heard
        assert {"13/19", "17/19"} <= noises(table)


@pytest.mark.parametrize(("ruling", "lost"), [("highest", -1), ("lowest", 0)])
def test_pod_ejected_is_the_highest_or_the_lowest(ruling: str, lost: int) -> None:
    before = one_step("fire", rulings={"pod-ejected": ruling})
    numbers = sorted(pod.number for pod in before.state.pods)
    table = event("pod-ejection", rulings={"pod-ejected": ruling})
    assert set(numbers) - {pod.number for pod in table.state.pods} == {numbers[lost]}
    base = event("pod-ejection", rulings={"pod-ejected": ruling}, enemy="intruders")
    assert min(pod.number for pod in base.state.pods) > numbers[0]  # the card of the base game says which


@pytest.mark.rule("nemesis/action.interruption")
@pytest.mark.parametrize(
    ("ruling", "hand", "asked"),
    [
        ("asked", ["interruption"], True),
        ("asked", ["piloting"], True),
        ("asked", [], False),
        ("holders", ["interruption"], True),
        ("holders", ["piloting"], False),
    ],
)
def test_who_is_asked_whether_to_interrupt(ruling: str, hand: list[str], asked: bool) -> None:
    table = position(places=["06", "06"], hands=[["rest"], hand], rulings={"interruptions": ruling})
    table.choose(("card", "rest"))
    assert table.decision is not None
    assert (table.decision.prompt == "interrupt") is asked
