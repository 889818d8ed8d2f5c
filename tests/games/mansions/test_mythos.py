"""The Mythos phase: an event, the monsters, horror, and the next round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.mansions.house import B, S, clues, conditions, suffered

from koszmar.games.mansions.mythos_events import EVENTS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.library import scenario, shipped
from koszmar.games.mansions.state import Monster
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, OPPOSITE, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "study.a"


def pool(*last: str, grade: str = "minor") -> list[str]:
    """The events of a grade as they are shuffled, so that these come first: the pool is drawn from its end."""
    grades = ("minor", "helpful", "flavour") if grade == "minor" else (grade,)
    keys = [key for key, event in EVENTS.items() if event.grade in grades]
    return [key for key in keys if key not in last] + list(reversed(last))


def night(event: str, *crew: Any, rolls: Any = (), more_events: tuple[str, ...] = (), **more: Any) -> Driver:
    """A Mythos phase with this event; Ilja Brandt is in the Ballroom and Tobias Wren in the Study."""
    people = crew or (someone("ilja-brandt", HERE),)
    return position(*people, phase="events", orders=[pool(event, *more_events)], rolls=rolls, **more)


# -- the phase -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/mythos.three-steps")
@pytest.mark.rule("mansions/event-step.next")
@pytest.mark.rule("mansions/monster-step.next")
def test_events_then_monsters_then_horror() -> None:
    table = night("flavour-1", monsters=[("cultist", NEXT)], stepwise=True)
    phases = []
    for rolls in ([], ["cultist-1", 1, 0, [S, S, B]], [], [0, [S, B, B, B]], []):
        phases.append(table.state.phase)
        table.choose("go-on", rolls=rolls)
    assert phases == ["events", "monsters", "monsters", "horror", "round-ends"]
    kinds = table.kinds()
    assert kinds.index("event") < kinds.index("activates") < kinds.index("horror-check") < kinds.index("round")


@pytest.mark.rule("mansions/mythos.end")
@pytest.mark.rule("mansions/event-step.next")
def test_without_monsters_the_phase_ends_by_itself() -> None:
    table = night("flavour-1")
    assert (table.decision.prompt, table.state.round, table.state.phase) == ("who-next", 2, "investigators")


@pytest.mark.rule("mansions/mythos.follow-app")
@pytest.mark.rule("mansions/mythos-event.usual")
def test_the_app_says_what_to_do_and_it_is_done() -> None:
    table = night("wrong-reflection", someone("ilja-brandt", "bedroom-1.a"), someone("hanna-voss", "bedroom-1.b"),
                  tiles=[("bedroom-1", 0, 0, 0)], rolls=[1, [S, B, B, B]])  # fmt: skip
    assert table.events("event") == [{"event": "wrong-reflection"}]
    assert table.events("chosen") == [{"who": 1}]
    assert table.events("roll")[0]["skill"] == "observation"
    assert [suffered(table, who) for who in (0, 1)] == [(0, 0), (0, 1)]


@pytest.mark.rule("mansions/mythos-event.usual")
def test_most_events_ask_for_a_test_and_deal_damage_or_horror() -> None:
    def verbs(effects: Any) -> set[str]:
        return {effect.verb for effect in effects} | {verb for effect in effects for verb in verbs(effect.body)}

    harmful = [event for event in EVENTS.values() if event.grade in ("minor", "major", "deadly")]
    assert len(harmful) == 60
    hurting = [event for event in harmful if verbs(event.effects) & {"damage", "horror"}]
    assert len(hurting) > 45


# -- events --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/event-step.resolve")
def test_an_event_comes_in_every_mythos_phase() -> None:
    table = night("flavour-1", more_events=("flavour-2",))
    assert [event["event"] for event in table.events("event")] == ["flavour-1"]
    table.choose(0, "end", "end")
    assert [event["event"] for event in table.events("event")] == ["flavour-1", "flavour-2"]


@pytest.mark.rule("mansions/event-step.resolve")
def test_the_scenario_may_add_another_one() -> None:
    story = """
[[event]]
key = "bells"
when = { mythos = true }
text = "bells"
do = '''
each anyone
  clue +1
'''
"""
    table = night("flavour-1", story=story)
    assert (table.events("says")[0]["text"], clues(table), clues(table, 1)) == ("bells", 1, 1)
    assert table.events("event") == [{"event": "flavour-1"}]


@pytest.mark.rule("mansions/event-step.resolve")
def test_no_event_comes_again_before_all_have_come() -> None:
    table = position(
        someone("ilja-brandt", HERE), someone("hanna-voss", HERE), phase="events", chance=SeededChance("pool")
    )
    seen: list[str] = []
    for _ in range(12):
        seen.append(table.events("event")[-1]["event"])
        while table.match.decision is not None and len(table.events("event")) == len(seen):
            if table.decision.prompt == "act":
                table.choose("end")
            else:
                table.choose(table.offered[-1])
    assert set(Counter(seen).values()) == {1}


@pytest.mark.rule("mansions/mythos-event.no-target")
def test_an_event_for_which_nobody_qualifies_is_passed_over_twice() -> None:
    """Nobody is outdoors, and nobody is in a street: the third, which always can, comes."""
    table = night("cold-rain", more_events=("wet-cobbles", "flavour-1"))
    assert table.events("event") == [{"event": "flavour-1"}]
    assert not table.events("near-miss")
    assert table.state.plot.pools["minor"][-2:] == ["wet-cobbles", "cold-rain"]


@pytest.mark.rule("mansions/mythos-event.no-target")
def test_the_third_is_shown_as_a_near_miss_and_does_nothing() -> None:
    table = night("cold-rain", more_events=("wet-cobbles", "shape-in-the-alley", "flavour-1"))
    assert table.events("event") == table.events("near-miss") == [{"event": "shape-in-the-alley"}]
    assert (suffered(table), suffered(table, 1)) == ((0, 0), (0, 0))


@pytest.mark.rule("mansions/mythos-event.no-target")
def test_an_event_happens_to_those_who_qualify_and_to_nobody_else() -> None:
    crew = [someone("ilja-brandt", "yard-1.a"), someone("hanna-voss", STUDY), someone("odile-carrow", "yard-1.b")]
    table = night("cold-rain", *crew, tiles=[("yard-1", 0, 0, 0), ("study", 10, 10, 0)], rolls=[[B] * 3, [B] * 2])
    assert [suffered(table, who) for who in range(3)] == [(1, 0), (0, 0), (1, 0)]


@pytest.mark.rule("mansions/mythos-event.random-target")
def test_some_events_choose_one_investigator_at_random() -> None:
    def chosen(seed: int) -> int:
        crew = [someone(key, HERE) for key in ("ilja-brandt", "hanna-voss", "odile-carrow")]
        table = position(*crew, phase="events", chance=SeededChance(f"who {seed}"), stepwise=True)
        table.state.plot.pools["minor"] = ["pins-and-needles"]
        return int(table.go_on().events("chosen")[0]["who"])

    assert {chosen(seed) for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("mansions/mythos-event.escalates")
def test_events_grow_worse_as_time_passes() -> None:
    def grade(at: int) -> str:
        story = '[[clock]]\nkey = "night"\nstages = [{ at = 4, mythos = "major" }, { at = 7, mythos = "deadly" }]\n'
        table = position(
            someone("ilja-brandt", HERE), phase="events", story=story, chance=SeededChance("worse"), stepwise=True
        )
        table.state.plot.clocks["night"] = at - 1
        if at >= 4:
            table.state.plot.grade = "minor" if at == 4 else "major"
        return str(table.go_on().state.plot.grade)

    assert [grade(at) for at in (1, 3, 4, 6, 7)] == ["minor", "minor", "major", "major", "deadly"]


@pytest.mark.rule("mansions/mythos-event.escalates")
def test_with_a_deadline_they_grow_worse_at_forty_five_and_eighty_percent() -> None:
    keys = {key: scenario(key) for key in shipped() if scenario(key).file.scenario.deadline}
    assert len(keys) >= 5
    from koszmar.games.mansions.mythos import grade_by_deadline
    from koszmar.games.mansions.scenario.happenings import deadline_of, share

    for key, story in keys.items():
        scene = position(someone("ilja-brandt", HERE)).match.scene
        scene.state.plot.scenario = key
        scene.state.plot.clocks = dict.fromkeys(story.clocks, 0)
        first = next((name for name, clock in story.clocks.items() if clock.advance == "each-round"), "")
        deadline, grades = deadline_of(scene), {}
        for now in range(1, deadline + 1):
            scene.state.round = now
            if first:
                scene.state.plot.clocks[first] = now
            grade_by_deadline(scene)
            grades[now] = scene.state.plot.grade
        assert [now for now in grades if grades[now] == "minor"] == list(range(1, share(deadline, 45)))
        assert [now for now in grades if grades[now] == "deadly"] == list(range(share(deadline, 80), deadline + 1))


def test_there_are_seventy_two_events() -> None:
    assert Counter(event.grade for event in EVENTS.values()) == {
        "minor": 22, "major": 24, "deadly": 14, "helpful": 6, "flavour": 6,
    }  # fmt: skip


# -- monsters ------------------------------------------------------------------------------------------------------


def monsters_move(*monsters: Any, crew: Any = (), rolls: Any = (), **more: Any) -> Driver:
    """The monster step, step by step."""
    people = crew or [someone("ilja-brandt", HERE)]
    return position(*people, phase="monsters", monsters=monsters, rolls=rolls, stepwise=True, **more)


@pytest.mark.rule("mansions/monster-step.activate")
@pytest.mark.rule("mansions/monster-step.once-each")
@pytest.mark.rule("mansions/monster-step.order")
def test_every_monster_activates_once_in_a_random_order() -> None:
    there = [("cultist", OPPOSITE), ("ghost", "study.b"), ("cultist", OPPOSITE)]

    def order(seed: int) -> tuple[str, ...]:
        table = monsters_move(*there, chance=SeededChance(f"order {seed}"))
        while table.state.phase == "monsters":
            table.choose(table.offered[0])
        return tuple(event["monster"] for event in table.events("activates"))

    orders = [order(seed) for seed in range(15)]
    assert {tuple(sorted(one)) for one in orders} == {("cultist-1", "cultist-2", "ghost-1")}
    assert len(set(orders)) > 3


@pytest.mark.rule("mansions/monster-step.order")
def test_in_another_reading_the_group_chooses_the_order() -> None:
    table = monsters_move(("cultist", STUDY), ("ghost", STUDY), rulings={"activation-order": "chosen"},
                          crew=[someone("ilja-brandt", HERE), someone("hanna-voss", HERE)])  # fmt: skip
    table.go_on().asks("which-monster")
    assert set(table.decision.seats) == {0, 1}
    table.choose("ghost-1", rolls=[9])
    assert [event["monster"] for event in table.events("activates")] == ["ghost-1"]


SPAWNING = """
[[event]]
key = "arrival"
when = {{ {moment} = true }}
do = '''
spawn ghost at "study.b"{waits}
'''
"""


@pytest.mark.rule("mansions/monster-step.new-spawns")
@pytest.mark.parametrize("moment", ["mythos", "before-monsters"])
@pytest.mark.parametrize(
    ("waits", "rulings", "comes"), [("", {}, True), (" waits", {}, False), ("", {"new-monsters": "wait"}, False)]
)
def test_a_new_monster_activates_at_once_unless_the_effect_says_otherwise(
    moment: str, waits: str, rulings: dict[str, str], comes: bool
) -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", NEXT)]
    rolls = ["ghost-1", 9] if comes else []
    table = night("flavour-1", *crew, story=SPAWNING.format(moment=moment, waits=waits), rulings=rulings, rolls=rolls)
    assert len(table.events("spawns")) == 1
    assert [event["monster"] for event in table.events("activates")] == (["ghost-1"] if comes else [])
    assert not table.state.monsters[0].fresh


@pytest.mark.rule("mansions/monster-step.new-spawns")
def test_a_monster_that_comes_during_the_step_activates_too() -> None:
    story = """
[[event]]
key = "more"
when = { defeated = "cultist" }
do = '''
spawn ghost at "study.b"
'''
"""
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", NEXT)]
    burning = Monster("cultist-1", "cultist", OPPOSITE, damage=2)
    table = monsters_move(burning, crew=crew, story=story, fire=[OPPOSITE], rolls=["cultist-1"]).go_on()
    assert [monster.id for monster in table.state.monsters] == ["ghost-1"]
    table.choose("go-on", rolls=["ghost-1", 9])
    assert [event["monster"] for event in table.events("activates")] == ["ghost-1"]


@pytest.mark.rule("mansions/monster-step.defeated-midway")
def test_a_monster_that_is_defeated_on_its_way_does_nothing_more_and_the_others_do() -> None:
    dying = Monster("cultist-1", "cultist", OPPOSITE, damage=2)
    crew = [someone("ilja-brandt", NEXT), someone("tobias-wren", "", out=True, done=True)]
    table = monsters_move(dying, ("cultist", "ballroom.d"), crew=crew, fire=[NEXT], rolls=["cultist-1", 1]).go_on()
    assert [monster.id for monster in table.state.monsters] == ["cultist-2"]
    assert not table.events("attacks")
    table.choose("go-on", rolls=["cultist-2", 1]).asks("monster-way")
    table.choose(HERE, rolls=[0, [B] * 3])
    assert [event["monster"] for event in table.events("attacks")] == ["cultist-2"]


@pytest.mark.rule("mansions/monster-step.move-attack")
def test_a_monster_moves_toward_the_investigators_and_attacks() -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", STUDY)]
    table = monsters_move(("deep-one", NEXT), crew=crew, rolls=["deep-one-1", 1, 0, [S, B, B]]).go_on()
    assert table.state.monsters[0].space == HERE
    assert suffered(table) == (2, 0)
    still = monsters_move(("priest-of-dagon", NEXT), crew=[someone("ilja-brandt", HERE), someone("hanna-voss", STUDY)],
                          rolls=["priest-of-dagon-1", 7, [B] * 4]).go_on()  # fmt: skip
    assert (still.state.monsters[0].space, suffered(still)) == (NEXT, (0, 3))


@pytest.mark.rule("mansions/activation.two-branches")
def test_first_it_moves_and_then_either_attacks_or_moves_instead() -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", STUDY)]
    near = monsters_move(("cultist", NEXT), crew=crew, rolls=["cultist-1", 0, [B] * 3]).go_on()
    assert [kind for kind in near.kinds() if kind in ("prowls", "attacks", "no-target")] == ["prowls", "attacks"]
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)]
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", STUDY)]
    far = monsters_move(("cultist", "hall-1.b"), crew=crew, tiles=tiles, rolls=["cultist-1", 0]).go_on().choose(NEXT)
    assert [kind for kind in far.kinds() if kind in ("prowls", "attacks", "no-target")] == [
        "prowls", "prowls", "no-target", "prowls",
    ]  # fmt: skip
    assert (far.state.monsters[0].space, suffered(far)) == (NEXT, (0, 0))


@pytest.mark.rule("mansions/activation.stops-at-target")
def test_a_monster_stops_in_the_space_of_whom_it_moves_toward() -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", OPPOSITE)]
    table = monsters_move(("deep-one", NEXT), crew=crew, rolls=["deep-one-1", 5]).go_on().asks("monster-way")
    table.choose(HERE, rolls=[[B] * 3])
    assert table.state.monsters[0].space == HERE
    assert len(table.events("prowls")) == 1


@pytest.mark.rule("mansions/activation.stops-at-target")
def test_in_another_reading_it_moves_on_to_somebody_else() -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", OPPOSITE)]
    rulings = {"target-reached": "moves-on"}
    table = monsters_move(("deep-one", NEXT), crew=crew, rulings=rulings, rolls=["deep-one-1", 5]).go_on()
    table.choose(HERE).choose(NEXT, rolls=[[B] * 4])
    assert table.state.monsters[0].space == OPPOSITE
    assert [suffered(table, who) for who in (0, 1)] == [(0, 0), (2, 0)]


@pytest.mark.rule("mansions/activation.no-one-in-range")
@pytest.mark.parametrize(("reading", "moves"), [("stays", False), ("nearest", True)])
def test_a_monster_told_to_move_toward_somebody_within_range_stays_if_nobody_is(reading: str, moves: bool) -> None:
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)]
    monsters = [("cultist", "hall-1.a"), ("deep-one", OPPOSITE)]
    table = position(
        someone("ilja-brandt", HERE), tiles=tiles, monsters=monsters, deed=("search", "prowl 1 in-range"),
        rulings={"nobody-in-range": reading},
    ).choose(DEED)  # fmt: skip
    table.choose(NEXT)
    assert [monster.space for monster in table.state.monsters] == [OPPOSITE if moves else "hall-1.a", NEXT]


@pytest.mark.rule("mansions/activation.example")
def test_the_example_of_the_deep_one() -> None:
    """It reaches the space and attacks whoever there has least Damage: 3 Damage, two successes, 1 Damage suffered."""
    crew = [someone("ilja-brandt", HERE, damage=["graze-2"]), someone("hanna-voss", HERE)]
    table = monsters_move(("deep-one", NEXT), crew=crew, rolls=["deep-one-1", 0, [S, S, B, B]]).go_on()
    assert table.state.monsters[0].space == HERE
    assert [suffered(table, who) for who in (0, 1)] == [(1, 0), (1, 0)]


@pytest.mark.rule("mansions/mythos.end")
def test_what_lasts_a_round_ends_with_it() -> None:
    crew = [
        someone("ilja-brandt", HERE, done=True, ability_used=True, quench=2, ward=True),
        someone("hanna-voss", HERE, done=True),
    ]
    table = night("flavour-1", *crew)
    one = table.state.investigators[0]
    assert (one.done, one.ability_used, one.quench, one.ward) == (False, False, 0, False)
    assert conditions(table) == []
