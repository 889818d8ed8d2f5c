"""Moving: the move action, near and far, toward and away, voluntary or not, placed, removed, a cleared board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mansions.house import (
    HERE,
    NEXT,
    OPPOSITE,
    OTHER,
    B,
    S,
    clues,
    monster,
    offers,
    possessions,
    spaces,
    suffered,
)

from koszmar.games.mansions.activations import goals_of
from koszmar.games.mansions.effects.verbs import farthest_monsters, nearest_monsters
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.kernel.testing.driver import Driver

STUDY = ("study", 10, 10, 0)
LOUNGE = [("lounge", 0, 0, 0), ("hall-1", 2, 0, 0), STUDY]
"""Lounge abcd in a ring, with an impassable border between b and c and a door from b to Hall 1."""
HALL = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), STUDY]
"""The Ballroom, with a door from c to Hall 1.a."""
PILLAR = """
[[token]]
key = "pillar"
kind = "search"
at = "Ballroom.b"

[[event]]
key = "look-behind"
when = { token = "pillar", action = true }
once = false
do = "clue +1"
"""
LOOK = ("token", "pillar", "look-behind")


def brandt(space: str = HERE, *items: str, others: tuple[Any, ...] = (), **more: Any) -> Driver:
    """Ilja Brandt somewhere: strength 3, agility 3."""
    own = {name: more.pop(name) for name in ("conditions", "clues") if name in more}
    return position(someone("ilja-brandt", space, *items, **own), *others, **more)


def toward(kind: str, start: str, *goals: str, **more: Any) -> list[str]:
    """The spaces of the investigators toward whom a monster moves."""
    crew = [someone(key, goal) for key, goal in zip(("ilja-brandt", "hanna-voss", "jonah-pike"), goals, strict=False)]
    table = position(*crew, monsters=[(kind, start)], **more)
    return goals_of(table.match.scene, table.state.monsters[0], "")


# -- the move action -----------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/move-action.distance")
def test_a_move_action_leads_up_to_two_spaces() -> None:
    table = brandt().choose(("go", NEXT))
    assert (table.state.turn.actions, table.state.turn.moves) == (1, 1)
    table.choose(("go", OPPOSITE))
    assert (table.state.turn.actions, table.state.turn.moves) == (1, 0)
    table.choose(("go", NEXT))
    assert (table.state.turn.actions, table.state.turn.moves) == (0, 1)
    table.choose("end")  # the second space may be left
    assert spaces(table)[0] == NEXT


@pytest.mark.rule("mansions/move-action.evade")
def test_whoever_leaves_a_space_with_a_monster_evades_it_every_time() -> None:
    table = brandt(monsters=[("cultist", HERE), ("ghost", NEXT)])
    table.choose(("go", NEXT), rolls=[0, [S, B, B]]).choose(("go", OPPOSITE), rolls=[0, [S, B, B]])
    assert [event["monster"] for event in table.events("evades")] == ["cultist-1", "ghost-1"]
    assert (spaces(table)[0], table.state.turn.actions) == (OPPOSITE, 1)


@pytest.mark.rule("mansions/move-action.interrupt")
@pytest.mark.rule("mansions/move-action.interrupt-costs")
def test_another_action_may_come_in_the_middle_of_a_move_and_costs_what_it_costs() -> None:
    table = brandt(story=PILLAR, tokens=["pillar"]).choose(("go", NEXT), LOOK)
    assert (clues(table), table.state.turn.actions, table.state.turn.moves) == (1, 0, 1)
    assert not offers(table, "token")
    table.choose(("go", OPPOSITE))
    assert (spaces(table)[0], table.state.turn.moves, offers(table, "go")) == (OPPOSITE, 0, False)


@pytest.mark.rule("mansions/move-action.interrupt-wasted")
@pytest.mark.parametrize(("ruling", "left"), [("goes-on", 1), ("ends", 0)])
def test_if_that_action_is_wasted_the_move_goes_on(ruling: str, left: int) -> None:
    table = brandt(story=PILLAR, tokens=["pillar"], monsters=[("cultist", NEXT)], rulings={"interrupted-move": ruling})
    table.choose(("go", NEXT)).choose(LOOK, rolls=[0, [B, B, B]])
    assert (clues(table), table.state.turn.actions, table.state.turn.moves) == (0, 0, left)
    assert offers(table, "go") == bool(left)


# -- near and far --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/distance.nearest")
def test_the_nearest_is_the_fewest_spaces_away_and_may_be_in_the_same_space() -> None:
    assert toward("cultist", HERE, OPPOSITE, NEXT) == [NEXT]
    assert toward("cultist", HERE, NEXT, HERE) == [HERE]
    table = brandt(NEXT, others=(someone("hanna-voss", HERE),), monsters=[("cultist", HERE)],
                   deed=("search", "prowl 2 all")).choose(DEED)  # fmt: skip
    assert monster(table) == HERE
    table = brandt(HERE, monsters=[("cultist", NEXT), ("ghost", HERE), ("riot", OPPOSITE)])
    assert nearest_monsters(table.match.scene, HERE) == [HERE]


@pytest.mark.rule("mansions/distance.farthest")
def test_the_farthest_is_the_most_spaces_away_and_may_be_in_the_same_space() -> None:
    table = brandt(
        NEXT, others=(someone("hanna-voss", OPPOSITE),), monsters=[("hunting-horror", HERE), ("cultist", OTHER)]
    )
    horror = table.state.monsters[0]
    assert goals_of(table.match.scene, horror, "toward far") == [OPPOSITE]
    assert farthest_monsters(table.match.scene) == ["hunting-horror-1", "cultist-1"]
    table = brandt(HERE, others=(someone("hanna-voss", HERE),), monsters=[("hunting-horror", HERE)])
    assert set(goals_of(table.match.scene, table.state.monsters[0], "toward far")) == {HERE}


@pytest.mark.rule("mansions/distance.toward")
@pytest.mark.rule("mansions/move.one-by-one")
def test_every_step_toward_something_leads_nearer_to_it() -> None:
    table = brandt("hall-1.b", tiles=HALL, monsters=[("cultist", NEXT)], deed=("search", "prowl 3 all")).choose(DEED)
    assert [event["space"] for event in table.events("prowls")] == [OPPOSITE, "hall-1.a", "hall-1.b"]


@pytest.mark.rule("mansions/distance.away")
@pytest.mark.rule("mansions/distance.stop")
def test_every_step_away_leads_farther_and_the_movement_ends_where_none_does() -> None:
    table = brandt(NEXT, monsters=[("cultist", HERE)], deed=("search", "flee 2")).choose(DEED)
    assert [event["space"] for event in table.events("moves")] == [OPPOSITE]
    table = brandt(OTHER, tiles=HALL, monsters=[("cultist", HERE)], deed=("search", "flee 2")).choose(DEED)
    assert [event["space"] for event in table.events("moves")] == [OPPOSITE, "hall-1.a"]


@pytest.mark.rule("mansions/distance.stop")
def test_a_movement_toward_something_ends_when_it_is_reached_or_the_way_is_closed() -> None:
    table = brandt(NEXT, monsters=[("cultist", HERE)], deed=("search", "prowl 3 all")).choose(DEED)
    assert monster(table) == NEXT
    table = brandt("hall-1.a", tiles=HALL, tokens=["hall-door"], monsters=[("cultist", OPPOSITE)],
                   deed=("search", "prowl 2 all")).choose(DEED)  # fmt: skip
    assert monster(table) == OPPOSITE


@pytest.mark.rule("mansions/distance.path-counts")
@pytest.mark.rule("mansions/distance.nearest-path")
def test_distance_is_counted_along_spaces_that_the_mover_could_enter() -> None:
    assert toward("cultist", "lounge.c", "lounge.b", "lounge.a", tiles=LOUNGE) == ["lounge.a"]
    table = brandt("lounge.b", tiles=LOUNGE, monsters=[("cultist", "lounge.c")], deed=("search", "prowl 1 all"))
    assert monster(table.choose(DEED)) == "lounge.d"
    adjacency = {"distance": "adjacency"}
    assert toward("cultist", "lounge.c", "lounge.b", "lounge.a", tiles=LOUNGE, rulings=adjacency) == ["lounge.b"]


@pytest.mark.rule("mansions/distance.nearest-path")
def test_a_victim_in_reach_is_near_as_the_monster_goes() -> None:
    from koszmar.games.mansions.activations import victims

    crew = someone("ilja-brandt", "lounge.b"), someone("hanna-voss", "lounge.a")
    for kind, victim in (("riot", 1), ("hunting-horror", 0)):
        table = position(*crew, tiles=LOUNGE, monsters=[(kind, "lounge.c")])
        asked = victims(table.match.scene, table.state.monsters[0], "in-range", "near", [])
        with pytest.raises(StopIteration) as found:
            next(asked)
        assert found.value.value == [victim]


@pytest.mark.rule("mansions/distance.abilities")
def test_whoever_may_pass_walls_or_impassable_borders_counts_through_them() -> None:
    assert toward("hunting-horror", "lounge.c", "lounge.b", "lounge.a", tiles=LOUNGE) == ["lounge.b"]
    dining = [("dining-room", 0, 0, 0), STUDY]
    assert toward("cultist", "dining-room.a", "dining-room.e", "dining-room.d", tiles=dining) == ["dining-room.d"]
    assert toward("ghost", "dining-room.a", "dining-room.e", "dining-room.d", tiles=dining) == ["dining-room.e"]


@pytest.mark.rule("mansions/distance.monster-barricade")
def test_for_a_monster_a_barricade_is_on_the_way() -> None:
    closed = {"tiles": HALL, "barricades": [(OPPOSITE, "hall-1.a")]}
    assert toward("cultist", OPPOSITE, "hall-1.a", HERE, **closed) == ["hall-1.a"]
    table = brandt("hall-1.a", monsters=[("cultist", OPPOSITE)], deed=("search", "prowl 1 all"), **closed)
    table.choose(DEED, rolls=[[S, S]])
    assert (monster(table), table.state.barricades) == ("hall-1.a", [])
    flight = brandt(OPPOSITE, monsters=[("cultist", NEXT)], deed=("search", "flee 1"), **closed).choose(DEED)
    assert spaces(flight)[0] == OTHER  # investigators do not count that way


@pytest.mark.rule("mansions/distance.unreachable")
def test_what_cannot_be_reached_is_farther_than_everything_and_nobody_moves_toward_it() -> None:
    assert toward("cultist", HERE, "study.a", OPPOSITE) == [OPPOSITE]
    table = brandt("study.b", monsters=[("cultist", HERE)], deed=("search", "prowl 2 all")).choose(DEED)
    assert monster(table) == HERE
    table = brandt(NEXT, monsters=[("hunting-horror", HERE)])
    assert goals_of(table.match.scene, table.state.monsters[0], "toward far") == ["study.a"]


@pytest.mark.rule("mansions/distance.tie")
def test_the_group_chooses_among_targets_and_ways_that_are_equally_near() -> None:
    table = brandt(NEXT, others=(someone("hanna-voss", OTHER),), monsters=[("cultist", HERE)],
                   deed=("search", "prowl 1 all")).choose(DEED)  # fmt: skip
    assert (table.decision.prompt, table.decision.seats, table.offered[:2]) == ("monster-way", (0, 1), [NEXT, OTHER])
    assert monster(table.choose(OTHER)) == OTHER
    table = brandt(monsters=[("cultist", NEXT), ("ghost", OTHER)], deed=("search", "prowl 1 nearest")).choose(DEED)
    assert (table.decision.prompt, table.offered[:2]) == ("which-monster", ["cultist-1", "ghost-1"])


@pytest.mark.rule("mansions/distance.tie")
@pytest.mark.rule("mansions/conflict.own-figure")
def test_whoever_flees_from_two_that_are_equally_near_chooses_from_which() -> None:
    table = brandt(monsters=[("cultist", NEXT), ("ghost", OTHER), ("riot", OPPOSITE)], deed=("search", "flee 1"))
    table.choose(DEED).asks("flee-from", seat=0)
    assert table.offered == ["cultist-1", "ghost-1"]
    assert spaces(table.choose("cultist-1"))[0] == OTHER


# -- moving, placed, wanted or not ---------------------------------------------------------------------------------


@pytest.mark.rule("mansions/move.one-by-one")
def test_spaces_are_entered_one_by_one() -> None:
    table = brandt(fire=[NEXT]).choose(("go", NEXT), ("go", OPPOSITE))
    assert [(event["start"], event["space"]) for event in table.events("moves")] == [(HERE, NEXT), (NEXT, OPPOSITE)]
    assert suffered(table) == (1, 0)
    assert not offers(brandt(), "go", OPPOSITE)


@pytest.mark.rule("mansions/move.no-barricaded-door")
def test_a_blocked_door_stops_everybody_but_those_who_pass_walls() -> None:
    closed = {"tiles": HALL, "barricades": [(OPPOSITE, "hall-1.a")]}
    assert not offers(brandt(OPPOSITE, **closed), "go", "hall-1.a")
    for kind, there, rolls in (("cultist", OPPOSITE, [[S, B]]), ("ghost", "hall-1.a", [])):
        table = brandt("hall-1.a", monsters=[(kind, OPPOSITE)], deed=("search", "prowl 1 all"), **closed)
        table.choose(DEED, rolls=rolls)
        assert (monster(table, f"{kind}-1"), len(table.state.barricades)) == (there, 1)


@pytest.mark.rule("mansions/move.placed-into")
@pytest.mark.rule("mansions/move.placed-ignores-obstacles")
def test_whoever_is_put_somewhere_does_not_pass_what_lies_between() -> None:
    table = brandt(NEXT, fire=[HERE], monsters=[("cultist", NEXT)], tiles=HALL,
                   deed=("search", 'put "ballroom.d"'))  # fmt: skip
    table.choose(DEED, rolls=[0, [S, B, B]])
    assert (spaces(table)[0], suffered(table), table.events("moves")) == (OTHER, (0, 0), [])
    table = brandt(deed=("search", 'put "study.b"')).choose(DEED)
    assert spaces(table)[0] == "study.b"


@pytest.mark.rule("mansions/move.voluntary")
@pytest.mark.rule("mansions/move.voluntary-example")
def test_a_move_with_may_or_up_to_is_voluntary_and_has_to_be_earned() -> None:
    for left in (1, 2):
        table = brandt(conditions=["focused-1"], monsters=[("cultist", NEXT)], deed=("search", f"may-move {left}"))
        table.choose(DEED).asks("may-move", seat=0)
        assert (table.offered, table.decision.args["left"]) == (["stay", NEXT, OTHER], left)
    table.choose(NEXT)
    table.choose(
        HERE,
        rolls=[0, [B, B, B]],
    )
    assert table.decision.prompt == "dice"  # the evade check comes before the second space
    table.choose("keep")
    assert (spaces(table)[0], [event["who"] for event in table.events("evades")]) == (NEXT, [0])


@pytest.mark.rule("mansions/move.involuntary")
@pytest.mark.rule("mansions/move.involuntary-example")
def test_to_move_two_spaces_away_from_a_ghost_is_no_choice_and_needs_no_evade_check() -> None:
    table = brandt(others=(someone("hanna-voss", HERE),), tiles=HALL, monsters=[("ghost", HERE)],
                   deed=("search", "each others\n  flee 2"))  # fmt: skip
    table.choose(DEED, rolls=[0, [S, B, B]])  # whoever searches evades, whoever flees does not
    assert (table.decision.prompt, table.decision.seat) == ("forced-move", 1)
    assert set(table.offered) == {NEXT, OTHER}  # no option to stay
    table.choose(NEXT)
    assert (spaces(table)[1], len(table.events("evades"))) == (OPPOSITE, 1)


# -- placing and removing ------------------------------------------------------------------------------------------

CHEST = """
[[token]]
key = "chest"
kind = "search"
at = "Ballroom.c"
"""


@pytest.mark.rule("mansions/place.other")
def test_what_is_placed_comes_where_the_effect_says() -> None:
    deed = ("search", 'token chest\nspawn cultist at "ballroom.d"\nbarricade "ballroom.b"\nfire here\ndarkness "study"')
    table = brandt(deed=deed, story=CHEST).choose(DEED)
    state = table.state
    assert {token.key: token.at for token in state.tokens}["chest"] == OPPOSITE
    assert (monster(table), [one.space for one in state.barricades]) == (OTHER, [NEXT])
    assert (state.fire, state.darkness) == ([HERE], ["study.a", "study.b"])


@pytest.mark.rule("mansions/remove.aside")
@pytest.mark.rule("mansions/remove.nowhere")
def test_a_figure_that_is_removed_is_in_no_space_and_no_room() -> None:
    crew = someone("hanna-voss", HERE, "axe"), someone("jonah-pike", HERE)
    deed = ("search", "random here others\n  eliminate\neach here\n  clue +1\neach indoors\n  clue +1")
    table = brandt(others=crew, deed=deed).choose(DEED, rolls=[1])
    assert (spaces(table), table.state.investigators[1].out) == ([HERE, "", HERE], True)
    assert [clues(table, who) for who in range(3)] == [2, 0, 2]
    assert not offers(table, "push", 1)
    assert not offers(table, "steal", 1)
    assert [card.key for card in table.state.dropped[HERE]] == ["axe"]


# -- the board is cleared ------------------------------------------------------------------------------------------


def cleared(more: str = "", **others: Any) -> Driver:
    """A board full of things, right after it was cleared."""
    table = brandt(
        HERE, "axe", others=(someone("hanna-voss", OPPOSITE, "rope"),), tiles=HALL, story=CHEST, tokens=["chest"],
        monsters=[("cultist", OTHER)], fire=[NEXT], darkness=[OTHER], barricades=[(OPPOSITE, "hall-1.a")],
        dropped={NEXT: ["knife"], OTHER: ["shriveling-2"]}, deed=("search", f"clear-board\n{more}"), **others,
    )  # fmt: skip
    table.state.passages = [HERE, OTHER]
    table.state.box["passage"] -= 2
    return table.choose(DEED)


@pytest.mark.rule("mansions/clear-board.discard")
@pytest.mark.rule("mansions/discard.token")
def test_a_cleared_board_is_empty_and_its_tokens_are_in_their_pools() -> None:
    state = cleared().state
    assert (state.tiles, state.tokens, state.monsters, state.fire, state.darkness) == ([], [], [], [], [])
    assert (state.passages, state.barricades, state.links.links) == ([], [], {})
    assert (state.box["barricade"], state.box["passage"], state.box["search"]) == (4, 6, 16)


@pytest.mark.rule("mansions/clear-board.figures")
@pytest.mark.rule("mansions/remove.nowhere")
def test_figures_are_off_a_cleared_board_until_they_are_placed_again() -> None:
    table = cleared()
    assert (spaces(table), table.offered) == (["", ""], ["end"])
    table = cleared('tile "hall-1"\nbegin-at "hall-1.a"')
    assert (spaces(table), offers(table, "go", "hall-1.b")) == (["hall-1.a", "hall-1.a"], True)
    assert (possessions(table), possessions(table, 1)) == (["axe"], ["rope"])


@pytest.mark.rule("mansions/clear-board.dropped")
def test_what_was_dropped_on_a_cleared_board_returns_to_its_decks() -> None:
    state = cleared().state
    assert state.dropped == {}
    assert "knife" in state.decks["common"]
    assert "shriveling-2" in state.decks["spell"]


@pytest.mark.rule("mansions/clear-board.dropped")
def test_in_some_houses_the_group_keeps_it() -> None:
    table = cleared(rulings={"clear-board": "group-keeps"})
    assert (table.decision.prompt, table.decision.args["card"]) == ("who-takes", "knife")
    assert [card.key for cards in table.state.dropped.values() for card in cards] == ["knife", "shriveling-2"]
    table.choose(1)
    assert [card.key for cards in table.state.dropped.values() for card in cards] == ["shriveling-2"]
    table.choose(0)
    assert table.state.dropped == {}
    assert (possessions(table), possessions(table, 1)) == (["axe", "shriveling-2"], ["rope", "knife"])
