"""Rooms beyond the next one: the way there, what it costs, how likely something comes, and where it ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.table.ways import far_ways
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Way


def ways(table: Driver, seat: int = 0) -> dict[str, Way]:
    """The ways that the question names, by where they lead."""
    question = table.view(seat).question
    return {way.end: way for way in question.ways} if question else {}


def said(way: Way) -> dict[str, Any]:
    """What the note of a way says."""
    assert way.note is not None
    return way.note.args


def solo(**table: Any) -> Driver:
    """The Captain alone aboard, in Room 06."""
    return captain(**{"players": 1, "places": ["06"], "hands": [PLAIN], "mode": "cooperative", **table})


def test_in_company_a_way_is_no_longer_than_the_actions_of_the_turn() -> None:
    assert max(len(way.through) for way in ways(captain()).values()) == 2
    assert max(len(way.through) for way in ways(captain(actions=1)).values()) == 1
    assert ways(captain())["01"].through[-1] == "01"


def test_nobody_gets_farther_than_the_cards_last() -> None:
    assert max(len(way.through) for way in ways(captain(hands=[["rest"], []])).values()) == 1
    contaminated = captain(hands=[["rest", "contamination-1", "contamination-2"], []])
    assert max(len(way.through) for way in ways(contaminated).values()) == 1


def test_whoever_is_alone_or_the_last_to_pass_walks_on_through_several_turns() -> None:
    assert max(len(way.through) for way in ways(solo()).values()) > 2
    assert max(len(way.through) for way in ways(captain(passed=[1])).values()) > 2


def test_every_move_is_paid_for_in_its_turn() -> None:
    far = ways(captain(rooms={"07": "canteen"}))["03"]
    assert (far.keys, far.through) == (["move 07", "", "move 03", ""], ["07", "03"])
    assert said(far)["cards"] == 2


def test_a_way_may_end_in_a_dark_room_but_never_leads_through_one() -> None:
    table = captain(unexplored=["02", "03", "05", "07", "08", "10"])
    found = ways(table)
    assert {"02", "05", "07"} <= {*found}
    assert found["08"].through == ["11", "08"]
    assert not {"01", "03", "10"} & {*found}


def test_nobody_is_led_through_intruders_or_out_of_combat() -> None:
    beside = ways(captain(intruders=[("lurker", "11")]))
    assert not any("11" in way.through[:-1] for way in beside.values())
    assert said(beside["11"])["fight"] == 1
    assert ways(captain(intruders=[("lurker", "06")])) == {}


def test_no_turn_ends_in_a_fire_on_the_way() -> None:
    assert ways(solo(fires=["07"]))["03"].through == ["07", "03"]
    second = ways(solo(fires=["07"], actions=1))
    assert not any("07" in way.through[:-1] for way in second.values())
    assert "07" in second


def test_a_closed_door_is_gone_round() -> None:
    assert ways(captain())["11"].through == ["11"]
    assert "11" not in ways(captain(closed=["06/11"], hands=[["rest"], []]))
    assert ways(solo(closed=["06/11"]))["11"].through == ["07", "08", "11"]


# -- what may come -------------------------------------------------------------------------------------------------


def test_the_risk_counts_encounters_and_what_danger_calls() -> None:
    quiet = captain(places=["06", "20"])
    assert ways(quiet)["07"].risk == 0
    noisy = captain(places=["06", "20"], noise=["03/07"])
    assert ways(noisy)["07"].risk == 40, "corridor 3 and 4 of Room 07 are one"
    called = captain(places=["06", "20"], intruders=[("lurker", "08")])
    assert ways(called)["07"].risk == 10, "Danger calls the Lurker next door"
    slimy = captain(places=["06", "20"], intruders=[("adult", "08")], more=[{"slime": True}], enemy="intruders")
    assert ways(slimy)["07"].risk == 20, "with Slime Silence is Danger, too"


def test_whoever_escapes_may_be_followed() -> None:
    def risk(**table: Any) -> int:
        question = captain(**table).view(0).question
        assert question is not None
        (note,) = [choice.note for choice in question.choices if choice.key == "move 07"]
        assert note is not None
        assert note.args["attacks"] == 1
        return int(note.args["risk"])

    assert risk(places=["06", "20"], intruders=[("lurker", "06")]) == 10
    assert risk(places=["06", "06"], intruders=[("lurker", "06")]) == 0, "it stays with the other one"


def test_noise_that_is_made_on_the_way_counts_for_the_next_roll() -> None:
    far = ways(captain(places=["06", "20"]))["03"]
    assert far.through == ["07", "03"]
    assert far.risk == round(100 * (0.4 * 0.4 + 0.1 * 0.4)), "the corridor from 07 to 03 has two numbers at either end"


def test_of_two_ways_that_are_as_long_the_calmer_one_is_shown() -> None:
    assert ways(captain("11", places=["11", "20"], noise=["07/08", "08/09"]))["07"].through == ["06", "07"]
    assert ways(captain("11", places=["11", "20"], noise=["02/06", "05/06"]))["07"].through == ["08", "07"]


def test_no_noise_is_made_where_somebody_is() -> None:
    found = ways(captain(places=["06", "07"]))
    assert (said(found["07"])["rolls"], found["07"].risk) == (0, 0)
    assert said(found["03"])["rolls"] == 1


@pytest.mark.parametrize(("roll", "still"), [("1", True), ("3", False)])
def test_noise_ahead_makes_the_rest_of_the_way_more_dangerous(roll: str, still: bool) -> None:
    table = captain(places=["06", "20"], rolls=[roll])
    agreed = ways(table)["03"].risk
    assert agreed is not None
    pay(table.choose(("move", "07")), "rest")
    left = ways(table)["03"]
    assert left.keys == ["move 03", ""]
    assert left.risk is not None
    assert (left.risk <= agreed) is still


# -- who learns of it ----------------------------------------------------------------------------------------------


def test_only_whoever_is_asked_learns_of_ways() -> None:
    table = captain()
    assert ways(table)
    assert ways(table, 1) == {}
    watched = table.view(None).question
    assert watched is not None
    assert watched.ways == []


def test_what_lies_in_the_dark_changes_no_way() -> None:
    def seen(**dark: Any) -> list[Way]:
        return far_ways(captain(unexplored=["02", "05"], **dark).match.seen_by(0), 0)

    assert seen(rooms={"02": "storage", "05": "armory"}, tokens={"02": "malfunction-4", "05": "danger-3"}) == seen(
        rooms={"02": "armory", "05": "storage"}, tokens={"02": "danger-3", "05": "malfunction-4"}
    )
