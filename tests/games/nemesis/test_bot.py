"""What a sensible player of Nemesis prefers."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.games.nemesis import GAME
from koszmar.games.nemesis.minds import beliefs, team
from koszmar.games.nemesis.minds.aims import can_blow_up
from koszmar.games.nemesis.minds.bot import _JUDGES, prefer
from koszmar.games.nemesis.minds.estimate import FEATURES, estimate, features, opinion
from koszmar.games.nemesis.minds.fights import chance_of_shots, chance_to_go
from koszmar.games.nemesis.minds.fires import peril
from koszmar.games.nemesis.minds.last_check import last_risk
from koszmar.games.nemesis.minds.works import CURIOSITY, Plan
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.state import Pod
from koszmar.kernel.flow import notation
from koszmar.kernel.testing.driver import Driver

FULL = ["search", "search", "rest", "reload", "order"]
KNOWN = {"coordinates": "1", "coordinates_seen": [0], "destination": "d", "engines_seen": [[0], [0], [0]]}
CARGO = [["save-the-cargo", "necroscopy"]]
GOOD = {**KNOWN, "engines": [["working", "damaged"]] * 3}


def alone(room: str, **table: Any) -> Driver:
    return position(**{"places": [room, "01"], "hands": [FULL, []], **table})


def favourite(table: Driver) -> str:
    """The option that a sensible player likes best."""
    match = table.match
    seat = table.decision.seat
    likings = match.likings(seat)
    best = max(range(len(likings)), key=likings.__getitem__)
    return notation(table.decision.offered(seat)[best])


def test_it_sleeps_when_ship_and_course_are_good() -> None:
    table = alone("11", objectives=CARGO, table={**GOOD, "time": 8})
    assert favourite(table) == "room hibernatorium"


def test_it_does_not_sleep_on_a_ship_that_will_not_arrive() -> None:
    bad = {**KNOWN, "engines": [["damaged", "working"]] * 3}
    table = alone("11", objectives=CARGO, table={**bad, "time": 8})
    assert favourite(table) != "room hibernatorium"


def test_it_sets_the_course_when_it_knows_that_it_is_wrong() -> None:
    table = position(
        places=["01", "11"], hands=[FULL, []], objectives=CARGO, table={**GOOD, "destination": "a"}
    )  # fmt: skip
    assert favourite(table) == "room cockpit set"
    table.choose("room cockpit set").answer("pay", "search").answer("pay", "search")
    assert favourite(table) == "d"


def test_a_wounded_player_dresses_the_wound() -> None:
    table = alone("06", rooms={"06": "cabins"}, belongings=[["bandages"]], wounds=[["bleeding"]], table=GOOD)
    assert favourite(table) == "item bandages dress"


def test_it_sends_the_signal_that_its_objective_needs() -> None:
    table = alone("05", rooms={"05": "comms"}, objectives=[["my-precious", "hoarder"]])
    assert favourite(table) == "room comms"


def test_it_keeps_the_objective_that_is_more_likely() -> None:
    table = alone("06", objectives=[["necroscopy", "save-the-cargo"]], met=False)
    scene = table.match.scene
    decision = type(table.decision)((0,), "keep-objective", ["necroscopy", "save-the-cargo"], "goal.survive", {})
    assert prefer(scene, decision)[1] > prefer(scene, decision)[0]


def test_passing_it_throws_contamination_away_and_keeps_the_rest() -> None:
    table = alone("06", hands=[["contamination-1", "search", "order"], []])
    table.choose("pass")
    assert favourite(table) == "contamination"
    table.choose("contamination")
    assert favourite(table) == "done"


def test_a_hand_full_of_contamination_is_thrown_away_even_if_it_should_be_scanned() -> None:
    full = [f"contamination-{number}" for number in range(1, 6)]
    late = {"enemy": "intruders", "table": {**GOOD, "time": 6}}
    kept = alone("06", hands=[full[:2], []], **late).choose("pass")
    assert favourite(kept) == "done"
    clogged = alone("06", hands=[full, []], **late).choose("pass")
    assert favourite(clogged) == "contamination"


def test_slime_is_washed_off_where_there_is_nothing_better_to_do() -> None:
    slimy = {"enemy": "intruders", "rooms": {"06": "showers"}, "more": [{"slime": True}, {}]}
    assert Plan(alone("06", **slimy).match.seen_by(0), 0).worth("06", "room-wash")
    assert not Plan(alone("06", **{**slimy, "more": []}).match.seen_by(0), 0).worth("06", "room-wash")


def test_what_an_objective_needs_is_carried_and_not_dropped_again() -> None:
    table = alone("11", objectives=[["decent-burial", "hoarder"]], objects={"11": ["corpse-blue"]})
    assert favourite(table) == "pick-up corpse-blue"
    table.choose("pick-up corpse-blue").answer("pay", "search")
    assert not favourite(table).startswith("drop")


def test_the_last_check_is_feared_as_it_deserves() -> None:
    assert last_risk("void-seeders", 1, 3, False) == 0
    assert last_risk("void-seeders", 3, 2, False) == pytest.approx(1 - 210 / 495)
    assert 0 < last_risk("intruders", 1, 2, False) < last_risk("intruders", 1, 2, True)


def test_friends_keep_what_can_be_done_together() -> None:
    hands = [["together-home", "together-hunt"], ["together-burial", "together-biology"]]
    table = position(players=2, mode="cooperative", objectives=hands, met=False)
    for seat in range(2):
        assert team.agreed(table.match.seen_by(seat)) == ("together-home", "together-burial")
    assert not team.may_lose_ship(table.match.scene)


def test_friends_share_out_the_rooms_where_there_is_work() -> None:
    table = position(players=3, mode="cooperative", places=["01", "11", "20"])
    going = team.share_out(table.match.scene, ["02", "03", "17"])
    assert going["17"] == 2
    assert sorted(going.values()) == [0, 1, 2]


def test_one_of_the_friends_takes_care_to_survive_and_the_others_need_not() -> None:
    together: dict[str, Any] = {"players": 3, "mode": "cooperative", "objectives": [["together-home"]] * 3}
    scene = position(wounds=[["leg"], [], ["arm"]], **together).match.scene
    assert team.survivor(scene) == 1
    assert team.caution(scene, 1) > 1 > team.caution(scene, 0)
    asleep = position(more=[{}, {"status": "hibernating", "room": ""}], **together).match.scene
    assert team.survivor(asleep) is None
    carrier = {**together, "objectives": [["together-home"], ["together-precious"], ["together-burial"]]}
    prized = position(wounds=[["leg"]], belongings=[["egg"]], **carrier).match.scene
    assert team.survivor(prized) == 0
    assert team.caution(position().match.scene, 0) == 1


def test_the_nearest_of_the_friends_goes_to_where_fires_are_put_out() -> None:
    burning = position(
        players=3, mode="cooperative", enemy="intruders", places=["10", "01", "20"], rooms={"10": "fire-control"},
        objectives=[["together-home"], ["together-burial"], ["together-biology"]], hands=[FULL], table=GOOD,
        fires=["02", "13", "18"],
    )  # fmt: skip
    assert favourite(burning) == "room fire-control"
    others = [Plan(burning.match.seen_by(seat), seat).worth("10", "room-douse") for seat in (1, 2)]
    assert max(others) < Plan(burning.match.seen_by(0), 0).worth("10", "room-douse")


def test_whoever_is_done_waits_next_door_to_the_hibernatorium_and_goes_there_in_time() -> None:
    rooms = {"06": "cabins", "08": "command", "14": "canteen", "15": "monitoring"}
    hands = [["reload", "order", "demolition", "interruption", "basic-repairs"], []]
    early = alone("14", objectives=CARGO, rooms=rooms, hands=hands, table={**GOOD, "time": 10})
    assert favourite(early) == "pass"
    late = alone("14", objectives=CARGO, rooms=rooms, hands=hands, table={**GOOD, "time": 8})
    assert favourite(late).split()[:2] in (["move", "11"], ["careful", "11"])


def test_whoever_leaves_keeps_the_cards_for_a_quiet_last_step() -> None:
    hands = [["search", "reload", "order", "demolition"], []]
    table = alone("14", objectives=CARGO, hands=hands, noise=["06/11", "08/11"], table={**GOOD, "time": 8})
    assert favourite(table).startswith("careful 11 ")


def test_whoever_has_no_card_for_a_quiet_step_goes_loudly_rather_than_a_round_later() -> None:
    pods = [Pod(1, "a", locked=False), Pod(2, "b", locked=False)]
    table = alone(
        "14", objectives=[["great-hunt", "hoarder"]], rooms={"14": "showers", "17": "evacuation-a"},
        more=[{"signal": True, "insanity": 5}, {}], hands=[["rest", "search", "order"], []],
        table={"destruct": 1, "pods": pods, "spare_pods": [3, 4]},
    )  # fmt: skip
    assert favourite(table) == "move 17"


def test_whoever_needs_two_rounds_to_leave_sets_out_in_the_first() -> None:
    """Nobody knows how many Action cards the next hand holds."""
    pods = [Pod(1, "a", locked=False), Pod(2, "b", locked=False)]
    table = alone(
        "13", objectives=[["great-hunt", "hoarder"]], rooms={"13": "armory", "05": "evacuation-a"}, noise=["05/10"],
        more=[{"signal": True}, {}], hands=[["rest", "reload", "order"], []],
        table={"destruct": 3, "pods": pods, "spare_pods": [3, 4]},
    )  # fmt: skip
    likings = dict(zip(map(notation, table.decision.offered(0)), table.match.likings(0), strict=True))
    assert likings["pass"] < likings["move 10"] - 1.0


def test_nobody_waits_beside_a_lair() -> None:
    table = alone("14", objectives=CARGO, intruders=[("lair", "15")], table={**GOOD, "time": 9})
    plan = Plan(table.match.seen_by(0), 0)
    assert not plan.worth("15", "wait")
    assert plan.worth("14", "wait")


def test_whoever_can_leave_a_ship_that_is_about_to_explode_does_not_pass_for_fear_of_noise() -> None:
    pods = [Pod(1, "a", locked=False), Pod(2, "b", locked=False)]
    table = alone(
        "20", objectives=[["great-hunt", "hoarder"]], rooms={"18": "evacuation-b"}, more=[{"signal": True}, {}],
        noise=["15/18", "18/20", "18/21"], table={"destruct": 2, "pods": pods, "spare_pods": [3, 4]},
    )  # fmt: skip
    assert favourite(table) == "move 18"


def test_the_marker_of_a_careful_step_is_not_placed_where_people_sleep() -> None:
    rooms = {"17": "laboratory", "14": "cabins", "13": "armory", "02": "evacuation-a", "03": "evacuation-b"}
    table = alone("17", objectives=CARGO, rooms=rooms, table=GOOD)
    likings = dict(zip(map(notation, table.decision.offered(0)), table.match.likings(0), strict=True))
    assert likings["careful 14 11/14"] < likings["careful 14 13/14"]


@pytest.mark.parametrize(
    ("dealt", "kept", "lost"),
    [
        (["together-burial", "together-home"], "together-home", False),
        (["together-explorers", "together-cleansing"], "together-cleansing", True),
        (["together-hunt", "together-precious"], "together-hunt", True),
    ],
)
def test_whoever_plays_alone_keeps_what_one_can_do_and_blows_up_a_ship_that_nobody_needs(
    dealt: list[str], kept: str, lost: bool
) -> None:
    scene = position(players=1, objectives=[dealt], met=False).match.seen_by(0)
    assert team.own(scene, 0) == kept
    assert team.may_lose_ship(scene) is lost


def test_friends_look_for_the_room_where_another_has_something_to_do() -> None:
    objectives = [["together-burial", "together-hunt"], ["together-home", "together-biology"]]
    table = position(
        mode="cooperative", places=["06", "08"], objectives=objectives, belongings=[[], ["corpse-blue"]],
        rooms={"06": "cabins", "08": "command", "05": "surgery"}, unexplored=["05", "10"], table=GOOD,
    )  # fmt: skip
    plan = Plan(table.match.seen_by(0), 0)
    assert plan.worth("05", "explore") > CURIOSITY


def test_whoever_wants_to_revive_a_friend_leaves_the_buried_corpse_where_it_lies() -> None:
    table = position(
        players=3, mode="cooperative", places=["12", "01"], hands=[FULL, []], dead=[2],
        rooms={"05": "emergency", "12": "surgery"}, objects={"12": ["corpse-blue", "corpse-2"]},
        objectives=[["together-burial"], ["together-home"], ["together-biology"]], table=GOOD,
    )  # fmt: skip
    likings = dict(zip(map(notation, table.decision.offered(0)), table.match.likings(0), strict=True))
    assert likings["pick-up corpse-2"] > 0 > likings["pick-up corpse-blue"]


def test_nobody_goes_on_searching_the_storage_where_there_is_no_end_of_things() -> None:
    rooms = {"05": "storage"}
    few = alone("05", rooms=rooms, belongings=[["food"]]).match.seen_by(0)
    many = alone("05", rooms=rooms, belongings=[["food", "medkit", "tools"]]).match.seen_by(0)
    assert Plan(few, 0).worth("05", "room-search")
    assert not Plan(many, 0).worth("05", "room-search")


def test_friends_do_not_fight_a_lair_for_its_carcass() -> None:
    lair: dict[str, Any] = {"intruders": [("lair", "06")], "rooms": {"06": "cabins"}}
    friends = position(mode="cooperative", objectives=[["together-biology"], ["together-home"]], **lair)
    assert not Plan(friends.match.seen_by(0), 0).worth("06", "fight")
    rival = alone("08", objectives=[["necroscopy"]], **lair)
    assert Plan(rival.match.seen_by(0), 0).worth("06", "fight")


def test_nobody_waits_in_flames() -> None:
    table = alone("14", objectives=CARGO, fires=["14"], table={**GOOD, "time": 9})
    assert favourite(table) != "pass"
    plan = Plan(table.match.seen_by(0), 0)
    assert not plan.worth("14", "wait")
    assert plan.worth("15", "wait")


def friends_at_the_nest(**table: Any) -> Driver:
    return position(
        players=3, mode="cooperative", places=["02", "01", "01"], rooms={"02": "nest"}, hands=[FULL, [], []],
        objectives=[["together-precious"], ["together-cleansing"], ["together-home"]], **table,
    )  # fmt: skip


def test_friends_take_the_egg_that_they_want_before_they_break_the_others() -> None:
    assert favourite(friends_at_the_nest()) == "room nest"
    assert not Plan(friends_at_the_nest().match.seen_by(0), 0).worth("02", "break-eggs")
    carried = friends_at_the_nest(belongings=[["egg"]])
    assert Plan(carried.match.seen_by(0), 0).worth("02", "break-eggs")


def test_friends_who_blow_up_the_ship_leave_its_eggs_alone() -> None:
    objectives = [["together-burial"], ["together-cleansing"]]
    table = position(mode="cooperative", places=["02", "01"], rooms={"02": "nest"}, objectives=objectives)
    assert team.may_lose_ship(table.match.scene)
    assert not Plan(table.match.seen_by(0), 0).worth("02", "break-eggs")


def test_friends_who_have_lit_the_fuse_leave_in_a_pod_that_is_open_at_once() -> None:
    pods = [Pod(1, "a", locked=False), Pod(2, "b", locked=True)]
    table = position(
        mode="cooperative", places=["14", "01"], hands=[FULL[2:], []], rooms={"12": "surgery", "17": "evacuation-a"},
        objectives=[["together-burial"], ["together-hunt"]], objects={"12": ["corpse-blue"]},
        more=[{"signal": True}, {}], table={"time": 7, "destruct": 5, "pods": pods, "spare_pods": [3, 4]},
    )  # fmt: skip
    assert Plan(table.match.seen_by(0), 0).done
    assert favourite(table).split()[:2] in (["move", "17"], ["careful", "17"])


def test_self_destruct_is_started_in_the_last_rounds_if_pods_are_open() -> None:
    table: dict[str, Any] = {
        "mode": "cooperative", "objectives": [["together-burial"], ["together-hunt"]], "met": True,
        "more": [{"signal": True}],
    }  # fmt: skip
    pods = [Pod(1, "a", locked=False), Pod(2, "b", locked=True)]
    open_, shut = pods, [Pod(1, "a"), Pod(2, "b")]
    for there, starts in ((open_, True), (shut, False)):
        aboard = position(table={"time": 3, "pods": there, "spare_pods": [3, 4]}, **table)
        assert can_blow_up(aboard.match.seen_by(0), 0) is starts


@pytest.mark.parametrize(("enemy", "kind", "dares"), [("intruders", "larva", True), ("void-seeders", "lurker", False)])
def test_only_what_any_blow_kills_is_struck_with_bare_hands(enemy: str, kind: str, dares: bool) -> None:
    table = alone("06", enemy=enemy, intruders=[(kind, "06")], more=[{"hands": []}, {}])
    assert favourite(table).startswith("melee") is dares


def test_what_only_a_dead_friend_knew_has_to_be_looked_at_again() -> None:
    home = [["together-home", "together-hunt"], ["together-burial", "together-biology"]]
    known = {"coordinates_seen": [1], "engines_seen": [[1], [1], [1]], "destination": "b"}
    together: dict[str, Any] = {
        "players": 3,
        "mode": "cooperative",
        "places": ["11", "06", "11"],
        "objectives": home,
        "table": known,
    }
    trusting = position(**together).match.seen_by(0)
    assert beliefs.course_chance(trusting, 0) == beliefs.engine_chance(trusting, 0, 0) == beliefs.TRUST
    bereft = position(**together, dead=[1]).match.seen_by(0)
    assert beliefs.course_chance(bereft, 0) == 0.25
    assert beliefs.engine_chance(bereft, 0, 0) == 0.5
    assert Plan(bereft, 0).worth("01", "room-check")


def test_what_a_dead_friend_has_seen_to_is_trusted_if_the_friend_had_left_the_room() -> None:
    known = {"coordinates_seen": [1], "engines_seen": [[1], [], []], "destination": "b", "corpses": 4}
    together: dict[str, Any] = {"players": 3, "mode": "cooperative", "dead": [1], "table": known}
    elsewhere = position(objects={"06": ["corpse-1"]}, **together).match.seen_by(0)
    assert beliefs.course_chance(elsewhere, 0) == beliefs.TRUST
    assert beliefs.engine_chance(elsewhere, 0, 0) == beliefs.BEQUEST
    there = position(objects={"01": ["corpse-1"]}, **together).match.seen_by(0)
    assert beliefs.course_chance(there, 0) == 0.25


def test_nobody_is_operated_on_whom_it_would_kill() -> None:
    ill: dict[str, Any] = {
        "enemy": "intruders", "rooms": {"05": "surgery"}, "discards": [["contamination-1", "contamination-2"]],
        "objectives": CARGO, "table": GOOD,
    }  # fmt: skip
    assert Plan(alone("06", **ill).match.seen_by(0), 0).worth("05", "room-operate")
    wounded = alone("06", wounds=[["back", "leg", "arm"]], **ill).match.seen_by(0)
    assert not Plan(wounded, 0).worth("05", "room-operate")


def test_nobody_walks_into_intruders_without_ammo() -> None:
    rooms = {"06": "cabins", "08": "command", "14": "canteen", "15": "monitoring"}
    table = alone(
        "14", objectives=CARGO, rooms=rooms, belongings=[["food"]], intruders=[("whisperer", "11")],
        table={**GOOD, "time": 8},
    )  # fmt: skip
    assert "11" not in favourite(table).split()


def test_a_known_clean_card_is_not_feared_again() -> None:
    assert last_risk("intruders", 1, 2, False, 2) == 0 < last_risk("intruders", 1, 2, False, 1)


def test_the_more_injuries_the_likelier_an_intruder_goes() -> None:
    for enemy, kind in (("void-seeders", "lurker"), ("void-seeders", "lair"), ("intruders", "queen")):
        chances = [chance_to_go(enemy, kind, injuries) for injuries in range(13)]
        assert chances == sorted(chances)
        assert chances[0] < chances[-1]
    assert chance_to_go("intruders", "larva", 1) == 1
    assert chance_of_shots("intruders", "adult", 3, "rifle") > chance_of_shots("intruders", "adult", 0, "rifle")


def test_every_judge_is_for_a_question_of_the_game() -> None:
    observer = GAME.minds.observer
    assert observer is not None
    assert set(_JUDGES) <= set(observer.tensor.slices["prompt"].axes[0])


def play(bot: str, seed: str, **setting: Any) -> tuple[float, ...]:
    match = Match.new(GAME, seed=seed, events=False, **setting)
    player = make_bot(bot, seed)
    for decision in match:
        seat = decision.seats[0]
        match.choose(player.choose(match, seat), seat)
    assert match.result is not None
    return match.result.scores


def test_sensible_players_win_more_often_than_random_ones() -> None:
    settings = [{"players": 2 + n % 3, "options": {"enemy": ("void-seeders", "intruders")[n % 2]}} for n in range(40)]
    won = {
        bot: sum(sum(play(bot, str(number), **setting)) for number, setting in enumerate(settings))
        for bot in ("random", "sensible")
    }
    assert won["sensible"] >= won["random"] + 8


def test_the_estimate_counts_what_it_says_and_likes_good_positions() -> None:
    good = alone("11", objectives=CARGO, table={**GOOD, "time": 7}).match.scene
    broken = {**KNOWN, "engines": [["damaged", "working"]] * 3, "time": 7}
    bad = alone("11", objectives=CARGO, wounds=[["back", "leg", "arm"]], table=broken).match.scene
    assert len(features(good, 0)) == len(FEATURES) == len(next(iter(opinion().weights.values()))) - 1
    assert 0 < estimate(bad, 0) < estimate(good, 0) < 1


def test_it_can_judge_doors_of_a_room_that_it_is_not_in() -> None:
    table = alone("06", rooms={"06": "command"}, objectives=CARGO, table=GOOD)
    table.choose("room command").answer("pay", "search").answer("pay", "search").answer("pick-room-doors", "21")
    assert table.decision.prompt == "pick-doors"
    assert len(table.match.likings(0)) == len(table.decision.options) > 1


HUNTERS: dict[str, Any] = {
    "players": 3, "mode": "cooperative",
    "objectives": [["together-hunt"], ["together-cleansing"], ["together-burial"]],
}  # fmt: skip


def test_friends_send_their_signals_before_they_light_the_fuse() -> None:
    rooms = {"05": "comms"}
    sent, missing = [{"signal": True}, {"signal": True}, {}], [{"signal": True}, {}, {}]
    buried = {"objects": {"12": ["corpse-blue"]}, "rooms": {**rooms, "12": "surgery"}}
    for signals, starts in ((sent, True), (missing, False)):
        table = position(more=signals, table={"time": 9}, **buried, **HUNTERS)
        assert can_blow_up(table.match.seen_by(0), 0) is starts


def test_whoever_owes_a_signal_is_not_the_first_to_leave() -> None:
    pods = [Pod(1, "a", locked=False), Pod(2, "b"), Pod(3, "a")]
    there = {"rooms": {"05": "comms", "17": "evacuation-a"}, "places": ["17", "02", "20"]}
    for signals, leaves in (([{}, {}, {"status": "launched", "room": ""}], False), ([{"signal": True}, {}, {}], True)):
        scene = position(more=signals, table={"time": 9, "pods": pods, "spare_pods": [4]}, **there, **HUNTERS).match
        assert team.owes_signal(scene.seen_by(0), 0) is not leaves
        assert not leaves or Plan(scene.seen_by(0), 0).has_to_survive(["together-burial"])


def test_whoever_can_repair_a_room_does_not_leave_it_to_the_friend_who_is_nearer() -> None:
    there: dict[str, Any] = {"rooms": {"13": "generator"}, "malfunctions": ["13"], "places": ["14", "10", "01"]}
    signals = [{"signal": True}, {"signal": True}, {}]
    wishes = []
    for hand in (["basic-repairs", "search", "rest"], ["reload", "search", "rest"]):
        table = position(hands=[hand, [], []], more=signals, table={"time": 9}, **there, **HUNTERS)
        wishes.append(Plan(table.match.seen_by(0), 0).worth("13", "clear"))
    assert wishes[0] > 2 * wishes[1]


def test_a_corpse_is_left_in_the_surgery_even_under_attack() -> None:
    table = position(
        mode="cooperative", objectives=[["together-burial"], ["together-home"]], rooms={"12": "surgery"},
        places=["12", "01"], belongings=[["corpse-blue"], []], intruders=[("lurker", "12")],
    )  # fmt: skip
    assert favourite(table) == "drop corpse-blue"


def test_the_last_card_is_kept_to_flee_from_what_no_shot_will_drive_away() -> None:
    """With a second card for flight a shot may still be tried; with only one it would be the end."""
    queen: dict[str, Any] = {
        "enemy": "intruders", "intruders": [("queen", "04")], "wounds": [["back"]], "objectives": CARGO, "table": KNOWN,
    }  # fmt: skip
    assert favourite(alone("04", hands=[["search", "rest"], []], **queen)).startswith("shoot")
    assert favourite(alone("04", hands=[["search"], []], **queen)).startswith("move")


def test_it_is_alarming_when_the_next_fire_that_spreads_may_be_the_last() -> None:
    burning: dict[str, Any] = {"enemy": "intruders", "fires": ["02", "13", "18"]}
    assert peril(alone("06", **burning).match.scene) == 1
    assert 0 < peril(alone("06", enemy="intruders", fires=["11"]).match.scene) < 1
    assert peril(alone("06", enemy="intruders").match.scene) == 0


def test_events_that_lie_open_are_not_feared_until_they_are_shuffled() -> None:
    scene = alone("06", enemy="intruders", fires=["02", "13", "18"]).match.scene
    for event in ("consuming-fire", "damaging-fire"):
        scene.state.events.cards.remove(event)
        scene.state.discards["events"].append(event)
    assert peril(scene) < 1


def test_the_fire_that_would_spread_furthest_is_put_out_first() -> None:
    table = alone("10", enemy="intruders", rooms={"10": "fire-control"}, fires=["19", "11"], table=GOOD)
    table.choose("room fire-control").answer("pay", "search").answer("pay", "search")
    assert favourite(table) == "11"


def test_it_is_quiet_where_one_will_leave_from() -> None:
    soon = {**GOOD, "time": 9}
    plan = Plan(alone("05", objectives=CARGO, table=soon).match.seen_by(0), 0)
    assert plan.danger.loudness("11") > plan.danger.loudness("14") > plan.danger.loudness("10") == 0
    marked = alone("05", objectives=CARGO, noise=["06/11", "08/11", "11/14", "11/15"], table=soon)
    assert Plan(marked.match.seen_by(0), 0).danger.loudness("11") == 0


def test_friends_do_not_count_on_whoever_is_leaving() -> None:
    scene = position(players=3, mode="cooperative", places=["02", "11", "20"]).match.scene
    assert team.share_out(scene, ["02"])["02"] == 0
    assert team.share_out(scene, ["02"], busy=[0])["02"] == 1


def test_whoever_waits_for_something_to_repair_with_does_not_go_for_a_walk() -> None:
    """The way off is broken, and no card in hand repairs it: others are thrown away to find one."""
    pods = [Pod(1, "a", locked=False), Pod(2, "b", locked=False)]
    table = alone(
        "17", objectives=[["great-hunt", "hoarder"]],
        rooms={"17": "evacuation-a", "18": "evacuation-b"}, malfunctions=["17", "18"],
        more=[{"signal": True}, {}], hands=[["rest", "reload", "order", "search", "search"], []],
        table={"destruct": 3, "pods": pods, "spare_pods": [3, 4]},
    )  # fmt: skip
    plan = Plan(table.match.seen_by(0), 0)
    plan.target()
    assert plan.waits_for_tools()
    assert plan.wasted() == 0
