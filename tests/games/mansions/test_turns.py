"""Golden rules, who decides, what there is in the box, rounds and turns (Golden Rules, Conflicts, Limits, Round)."""

from __future__ import annotations

import pytest
from tests.games.mansions.house import (
    HERE,
    NEXT,
    OPPOSITE,
    OTHER,
    B,
    I,
    clues,
    kinds_offered,
    monster,
    mythos,
    offers,
    only,
    possessions,
    spaces,
    suffered,
)

from koszmar.games.mansions.bestiary import MONSTERS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Injury
from koszmar.kernel.testing.driver import Driver

QUIET = only("flavour-1")
"""In each Mythos phase of such a scenario nothing happens."""


# -- golden rules --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/golden.reference-wins")
def test_fire_may_be_put_out_until_the_end_of_the_round_as_the_reference_says() -> None:
    table = position(
        someone("hanna-voss", HERE), someone("ilja-brandt", HERE, quench=1, done=True), fire=[NEXT]
    )  # his own turn is over: the introductory rules would not let him
    table.choose(("push", 1, NEXT), "agree")
    table.asks("quench", seat=1).choose("yes")
    assert (table.state.fire, suffered(table, 1)) == ([], (0, 0))


@pytest.mark.rule("mansions/golden.component-wins")
def test_a_card_prevails_over_the_rules() -> None:
    table = position(someone("ilja-brandt", HERE, damage=[Injury("broken-leg-1", True)]))
    table.choose(("go", NEXT))
    assert (table.state.turn.actions, table.state.turn.moves) == (1, 0)
    table = position(someone("ilja-brandt", HERE)).choose(("go", NEXT))
    assert table.state.turn.moves == 1


@pytest.mark.rule("mansions/golden.cannot-is-absolute")
def test_whoever_cannot_move_does_not_move_because_something_lets_him() -> None:
    deed = ("search", "may-move 1")
    table = position(someone("ilja-brandt", HERE, conditions=["restrained-1"]), deed=deed).choose(DEED)
    assert table.decision.prompt == "act"
    assert not offers(table, "go")
    assert position(someone("ilja-brandt", HERE), deed=deed).choose(DEED).decision.prompt == "may-move"


@pytest.mark.rule("mansions/golden.cannot-is-absolute")
@pytest.mark.parametrize("flare", [0, 1])
def test_what_lifts_a_ban_by_name_lifts_it(flare: int) -> None:
    table = position(
        someone("ilja-brandt", HERE, clues=1), deed=("search", "test observation 1"), darkness=[HERE],
        table={"flare": flare},
    ).choose(DEED, rolls=[[I, B, B, B]])  # fmt: skip
    assert table.decision.prompt == ("dice" if flare else "act")


@pytest.mark.rule("mansions/golden.own-decisions")
@pytest.mark.parametrize("players", [1, 2])
def test_every_player_decides_for_the_investigators_he_controls(players: int) -> None:
    crew = someone("ilja-brandt", HERE, "axe", "knife"), someone("hanna-voss", NEXT, "torch", "rope")
    table = position(*crew, players=players, deed=("search", "each anyone\n  drop own"))
    table.choose(DEED).asks("which-possession", seat=0)
    table.choose("axe").asks("which-possession", seat=players - 1).choose("rope")
    assert (possessions(table), possessions(table, 1)) == (["knife"], ["torch"])


# -- can and may ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/term.can")
def test_what_an_investigator_can_do_he_does_in_his_turn_as_one_of_his_actions() -> None:
    hurt = someone("hanna-voss", HERE, damage=["graze-1"])
    table = position(someone("ilja-brandt", HERE), hurt)
    table.choose(("ability", 1), rolls=["graze-1"])
    assert table.state.turn.actions == 1
    assert not offers(position(someone("ilja-brandt", HERE), hurt, turn={"actions": 0}), "ability")
    assert not offers(position(someone("ilja-brandt", HERE), hurt, who=1), "ability")


@pytest.mark.rule("mansions/term.can-example")
@pytest.mark.rule("mansions/turn.two-actions")
@pytest.mark.rule("mansions/action.repeat")
def test_an_attack_takes_one_of_the_two_actions_of_a_turn_and_may_come_twice() -> None:
    table = position(someone("ilja-brandt", HERE), monsters=[("riot", HERE)])
    for left in (1, 0):
        table.choose(("attack", "unarmed", "riot-1"), rolls=["A1", [B, B, B]])
        assert table.state.turn.actions == left
    assert table.offered == ["end"]


@pytest.mark.rule("mansions/term.may-now")
@pytest.mark.rule("mansions/term.may-optional")
@pytest.mark.rule("mansions/term.may-lapses")
@pytest.mark.rule("mansions/term.may-example")
def test_the_step_into_the_explored_room_is_made_at_once_or_lost() -> None:
    table = position(someone("ilja-brandt", OPPOSITE), tokens=["hall-door"])
    declined = table.fork()
    table.choose(("token", "hall-door", "do")).asks("may-move", seat=0)
    assert table.offered == ["stay", "hall-1.a"]
    table.choose("hall-1.a")
    assert (spaces(table)[0], table.state.turn.actions) == ("hall-1.a", 1)
    declined.choose(("token", "hall-door", "do"), "stay")
    assert (spaces(declined)[0], declined.decision.prompt, declined.state.turn.actions) == (OPPOSITE, "act", 1)
    assert (declined.state.turn.moves, offers(declined, "token")) == (0, False)


# -- who decides ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/conflict.several-ways")
def test_what_can_be_done_in_several_ways_is_decided_by_the_group() -> None:
    table = mythos("flavour-1", someone("ilja-brandt", HERE), someone("hanna-voss", NEXT), fire=[HERE])
    assert (table.decision.prompt, table.decision.seats) == ("fire-spreads", (0, 1))
    table.choose(OTHER)
    assert table.state.fire == [HERE, OTHER]


TWO_EVENTS = """
[[event]]
key = "first"
when = { mythos = true }
do = "set order 1"

[[event]]
key = "second"
when = { mythos = true }
do = "set order 2"
"""


@pytest.mark.rule("mansions/conflict.same-time-order")
@pytest.mark.parametrize(("chosen", "last"), [("first", 2), ("second", 1)])
def test_of_what_happens_at_the_same_moment_the_group_chooses_the_order(chosen: str, last: int) -> None:
    table = mythos("flavour-1", someone("ilja-brandt", HERE), story=TWO_EVENTS)
    assert (table.decision.prompt, table.decision.seats) == ("which-first", (0, 1))
    table.choose(chosen)
    assert table.state.plot.facts["order"] == last


@pytest.mark.rule("mansions/conflict.no-agreement")
def test_lots_are_drawn_for_who_decides_if_the_group_cannot_agree() -> None:
    crew = someone("ilja-brandt", HERE), someone("hanna-voss", NEXT), someone("jonah-pike", NEXT)
    table = mythos("flavour-1", *crew, fire=[HERE])
    table.choose("lots", rolls=[1])
    assert (table.decision.prompt, table.decision.seats) == ("fire-spreads", (1,))
    assert "lots" not in table.offered
    table.choose(NEXT)
    assert table.state.fire == [HERE, NEXT]


@pytest.mark.rule("mansions/conflict.no-agreement")
def test_a_single_player_always_agrees() -> None:
    table = mythos("flavour-1", someone("ilja-brandt", HERE), fire=[HERE], players=1)
    assert (table.decision.prompt, sorted(table.offered)) == ("fire-spreads", [NEXT, OTHER])


@pytest.mark.rule("mansions/conflict.own-figure")
def test_whoever_flees_chooses_his_way_and_the_group_chooses_for_monsters() -> None:
    crew = someone("ilja-brandt", OPPOSITE), someone("hanna-voss", HERE)
    fleeing = position(*crew, monsters=[("cultist", HERE)], deed=("search", "each with-monster\n  flee 1"))
    fleeing.choose(DEED)
    assert (fleeing.decision.prompt, fleeing.decision.seats, fleeing.offered) == ("forced-move", (1,), [NEXT, OTHER])
    hunting = position(*crew[:1], monsters=[("cultist", HERE)], deed=("search", "prowl 1 all")).choose(DEED)
    assert (hunting.decision.prompt, hunting.decision.seats) == ("monster-way", (0, 1))
    assert hunting.offered == [NEXT, OTHER, "lots"]


@pytest.mark.rule("mansions/conflict.own-figure")
def test_some_houses_decide_everything_together() -> None:
    crew = someone("ilja-brandt", HERE), someone("hanna-voss", NEXT, "axe", "knife")
    table = position(*crew, deed=("search", "each others\n  drop own"), rulings={"who-chooses": "together"})
    assert table.choose(DEED).decision.seats == (0, 1)


# -- what there is in the box --------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/limit.unlimited")
def test_there_is_no_end_of_clues_darkness_and_fire() -> None:
    deed = ("search", 'clue +60\nfire "ballroom"\nfire "study"\ndarkness "ballroom"\ndarkness "study"')
    table = position(someone("ilja-brandt", HERE), deed=deed)
    box = dict(table.state.box)
    table.choose(DEED)
    assert (clues(table), len(table.state.fire), len(table.state.darkness)) == (60, 6, 6)
    assert table.state.box == box
    assert not {"clue", "fire", "darkness"} & set(box)


@pytest.mark.rule("mansions/limit.everything-else")
def test_there_are_no_more_figures_than_in_the_box() -> None:
    assert sum(card.figures for card in MONSTERS.values()) == 24
    lines = "\n".join(['spawn cultist at "ballroom.d"'] * 7)
    table = position(someone("ilja-brandt", HERE), deed=("search", lines)).choose(DEED)
    assert len(table.state.monsters) == MONSTERS["cultist"].figures == 6


@pytest.mark.rule("mansions/limit.everything-else")
def test_there_are_six_identification_tokens_for_those_beyond_the_first_of_a_kind() -> None:
    lines = "\n".join(f'spawn {kind} at "ballroom.d"' for kind in ["cultist"] * 5 + ["deep-one"] * 3 + ["ghost"] * 2)
    table = position(someone("ilja-brandt", HERE), deed=("search", lines)).choose(DEED)
    kinds = [one.kind for one in table.state.monsters]
    assert [kinds.count(kind) for kind in ("cultist", "deep-one", "ghost")] == [5, 3, 1]


@pytest.mark.rule("mansions/limit.everything-else")
@pytest.mark.rule("mansions/limit.none-left")
def test_a_card_that_somebody_has_is_not_gained_again_and_the_rest_happens() -> None:
    crew = someone("ilja-brandt", HERE), someone("hanna-voss", NEXT, "axe")
    table = position(*crew, deed=("search", 'gain "axe"\nclue +1')).choose(DEED)
    assert (possessions(table), clues(table)) == ([], 1)


@pytest.mark.rule("mansions/limit.none-left")
def test_as_many_as_are_left_are_used_and_the_rest_is_skipped() -> None:
    barricades = "\n".join(f'barricade "ballroom.{letter}"' for letter in "abcda")
    table = position(someone("ilja-brandt", HERE), deed=("search", f"{barricades}\nclue +1")).choose(DEED)
    assert [one.space for one in table.state.barricades] == [HERE, NEXT, OPPOSITE, OTHER]
    assert (table.state.box["barricade"], clues(table)) == (0, 1)
    seven = [f"ballroom.{letter}" for letter in "abcd"] + ["hall-1.a", "hall-1.b", "study.a"]
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)]
    table = position(
        someone("ilja-brandt", HERE), tiles=tiles, deed=("search", "passage " + " ".join(f'"{one}"' for one in seven))
    )
    assert table.choose(DEED).state.passages == seven[:6]


# -- rounds and turns ----------------------------------------------------------------------------------------------


def waiting(*crew: str, **more: object) -> Driver:
    """The beginning of an Investigator phase."""
    return position(*(someone(key, HERE) for key in crew), phase="investigators", story=QUIET, **more)  # type: ignore[arg-type]


CREW = ("ilja-brandt", "hanna-voss", "jonah-pike")


@pytest.mark.rule("mansions/round.two-phases")
@pytest.mark.rule("mansions/round.next")
@pytest.mark.rule("mansions/inv-phase.end-button")
def test_a_round_is_an_investigator_phase_and_a_mythos_phase_and_then_comes_another() -> None:
    table = waiting(*CREW[:2])
    table.choose(0, "end", "end")
    told = [kind for kind in table.kinds() if kind in ("turn", "event", "round")]
    assert told == ["turn", "turn", "event", "round"]
    assert (table.state.round, table.state.phase, table.decision.prompt) == (2, "investigators", "who-next")


@pytest.mark.rule("mansions/round.until-result")
def test_rounds_follow_each_other_until_there_is_a_result() -> None:
    table = position(someone("ilja-brandt", HERE), deed=("search", "end never"), story=QUIET)
    for number in (2, 3, 4):
        table.choose("end", "end")
        assert (table.state.round, table.result) == (number, None)
        table.choose(0)
    table.choose(DEED)
    assert table.result is not None
    assert table.result.reason == "never"


@pytest.mark.rule("mansions/inv-phase.one-turn-each")
def test_everybody_has_exactly_one_turn_in_a_round() -> None:
    table = waiting(*CREW)
    table.choose(0, "end").choose(1, "end").choose("end")
    assert [event["who"] for event in table.events("turn")] == [0, 1, 2]
    assert (table.state.round, table.decision.prompt) == (2, "who-next")


@pytest.mark.rule("mansions/inv-phase.any-order")
@pytest.mark.rule("mansions/inv-phase.order-open")
def test_the_group_decides_after_each_turn_who_goes_next() -> None:
    table = waiting(*CREW)
    assert {seat: list(table.decision.offered(seat)) for seat in range(3)} == {0: [0], 1: [1], 2: [2]}
    table.match.choose("2", 2)
    assert (table.decision.prompt, table.decision.seat) == ("act", 2)
    table.choose("end")
    assert {seat: list(table.decision.offered(seat)) for seat in range(3)} == {0: [0], 1: [1], 2: []}
    table.match.choose("1", 1)
    assert table.state.turn.who == 1


@pytest.mark.rule("mansions/turn.two-actions")
def test_a_turn_begins_with_two_actions_and_may_end_before_they_are_spent() -> None:
    table = waiting(*CREW).choose(0)
    assert table.state.turn.actions == 2
    table.choose("end")
    assert (table.state.investigators[0].done, table.decision.prompt) == (True, "who-next")


@pytest.mark.rule("mansions/turn.two-actions")
def test_without_actions_only_what_costs_none_is_left() -> None:
    table = position(someone("hanna-voss", HERE, "axe"), monsters=[("cultist", HERE)], turn={"actions": 0})
    assert kinds_offered(table) == {"use", "end"}
    assert monster(table) == HERE


@pytest.mark.rule("mansions/investigator.active")
def test_whoever_takes_a_turn_or_performs_an_action_is_the_active_investigator() -> None:
    table = position(someone("casimir-holt", HERE), someone("hanna-voss", NEXT), deed=("search", "clue +1"))
    table.choose(("ability", 1))
    assert (table.decision.prompt, table.decision.seat, table.decision.args["who"]) == ("act", 1, 1)
    table.choose(("go", HERE)).choose(("go", OTHER))
    assert (spaces(table), table.decision.args["who"]) == ([HERE, OTHER], 0)
    assert table.choose(DEED).state.investigators[0].clues == 1


@pytest.mark.rule("mansions/investigator.active")
def test_an_effect_about_others_is_not_about_the_active_investigator() -> None:
    table = position(
        someone("ilja-brandt", HERE), someone("hanna-voss", HERE), deed=("search", "each others\n  clue +1")
    )
    table.choose(DEED)
    assert (clues(table), clues(table, 1)) == (0, 1)
