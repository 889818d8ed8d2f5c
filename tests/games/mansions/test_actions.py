"""What an investigator does in a turn: search, explore, interact, trade, push, steal, set fire, component actions."""

from __future__ import annotations

from random import Random
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
    kinds_offered,
    monster,
    offers,
    possessions,
    spaces,
    suffered,
)

from koszmar.games.mansions.actions import COSTLY, FREE
from koszmar.games.mansions.actions.around import STUNNED, Thing, look_around
from koszmar.games.mansions.features import has_light
from koszmar.games.mansions.in_force import has_condition, kind_of
from koszmar.games.mansions.injury_cards import INJURIES
from koszmar.games.mansions.possessions import loose
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.library import shipped
from koszmar.games.mansions.skills import is_barred
from koszmar.games.mansions.state import Injury, Scene
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver


def brandt(*items: Any, space: str = HERE, others: tuple[Any, ...] = (), **more: Any) -> Driver:
    """Ilja Brandt in the Ballroom: strength 3, agility 3, observation 4, lore 4, influence 3, will 4."""
    own = {name: more.pop(name) for name in ("clues", "damage", "horror", "conditions", "quench") if name in more}
    return position(someone("ilja-brandt", space, *items, **own), *others, **more)


def voss(*items: Any, space: str = HERE, **more: Any) -> Any:
    """Hanna Voss: strength 4, agility 4, observation 4, lore 2, influence 3, will 4."""
    return someone("hanna-voss", space, *items, **more)


TALK = """
[[token]]
key = "butler"
kind = "person"
at = "Ballroom.a"

[[event]]
key = "ask-the-butler"
when = { token = "butler", action = true }
once = false
do = '''
test influence 1
  pass
    clue +1
    gain "rope"
'''
"""
THINGS = """
[[token]]
key = "mute"
kind = "search"
at = "Ballroom.a"

[[token]]
key = "clockwork"
kind = "interact"
at = "Ballroom.a"

[[event]]
key = "listen"
when = { token = "clockwork", action = false }
once = false
do = "add heard 1"

[[event]]
key = "wind-it-up"
when = { token = "clockwork", action = true }
once = false
do = "add wound-up 1"
"""


# -- actions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/action.list")
def test_every_kind_of_action_is_offered_where_it_is_possible() -> None:
    table = brandt(
        "bandages", "kerosene-lantern", space=OPPOSITE, others=(voss("axe", space=OPPOSITE, damage=["graze-1"]),),
        monsters=[("cultist", OPPOSITE)], tokens=["hall-door"], fire=[NEXT], barricades=[(OPPOSITE, "")],
    )  # fmt: skip
    common = {"go", "token", "attack", "trade"}
    uncommon = {"push", "set-fire", "steal"}
    component = {"card", "ability", "extinguish"}
    assert kinds_offered(table) >= common | uncommon | component
    table = brandt(story=TALK + THINGS, tokens=["butler", "clockwork"], deed=("search", "clue +1"))
    offered = {option.split()[1] for option in table.offered if option.startswith("token ")}
    assert offered == {"thing", "butler", "clockwork"}


BARRED = ("move", "push", "slide", "force", "given", "clues")


@pytest.mark.parametrize("scenario", shipped())
def test_what_is_around_an_investigator_hides_no_action(scenario: str) -> None:
    """An action is asked for options only where something that it needs is there: wherever it is not, it has none."""
    fate = Random(scenario)
    match = Match.new("mansions", players=4, options={"scenario": scenario}, seed=scenario, events=False)
    looked = 0
    while match.decision is not None and match.number < 400:
        if match.decision.prompt == "act" and match.state.investigators[match.decision.args["who"]].space:
            _nothing_is_hidden(match.scene, match.decision.args["who"])
            looked += 1
        match.choose(fate.choice(match.options()), match.decision.seat)
    assert looked > 40


def _nothing_is_hidden(scene: Scene, who: int) -> None:
    here, one = look_around(scene, who), scene.state.investigators[who]
    asked = (*COSTLY.values(), *FREE.values())
    assert not any(action.options(scene, who, here) for action in asked if not action.needs & here.there)
    assert bool(here.there & Thing.LIGHT) == has_light(scene, who)
    assert bool(here.there & Thing.LOOSE) == bool(loose(one))
    assert bool(here.there & Thing.STUN) == has_condition(scene, who, STUNNED)
    assert here.there & Thing.BAR or not any(is_barred(scene, who, what) for what in BARRED)
    faceup = [INJURIES[kind_of(injury.key)] for injury in (*one.damage, *one.horror) if injury.up]
    assert here.there & Thing.WAY_OUT or all(card.way_out is None for card in faceup)


@pytest.mark.rule("mansions/action.repeat")
def test_the_same_action_can_be_performed_twice() -> None:
    table = brandt(deed=("search", "clue +1")).choose(DEED, DEED)
    assert (clues(table), table.state.turn.actions) == (2, 0)
    table = brandt().choose(("go", NEXT), ("go", OPPOSITE), ("go", OTHER), ("go", HERE))
    assert (spaces(table)[0], table.state.turn.actions, offers(table, "go")) == (HERE, 0, False)


@pytest.mark.rule("mansions/action.in-app")
def test_what_tokens_and_attacks_do_is_for_the_app_to_say() -> None:
    table = brandt(story=THINGS, tokens=["mute", "clockwork"], monsters=[("riot", NEXT)], others=(voss(),))
    assert not offers(table, "token", "mute")
    table.choose(("token", "clockwork", "wind-it-up"))
    assert table.state.plot.facts == {"wound-up": 1}
    table = brandt("38-revolver", monsters=[("riot", NEXT)])
    table.choose(("attack", "38-revolver", "riot-1"), rolls=["A2", [S, B]])
    assert [event["text"] for event in table.events("attack")] == ["A2"]
    assert "A2" in table.state.plot.read[-1]


# -- component actions and the action icon -------------------------------------------------------------------------


@pytest.mark.rule("mansions/component-action.def")
def test_cards_and_tokens_make_actions_available() -> None:
    assert not offers(brandt(), "card")
    table = brandt("bandages", damage=["graze-1"])
    assert offers(table, "card", "bandages")
    assert offers(brandt(fire=[OPPOSITE]), "extinguish")
    assert not offers(brandt(), "extinguish")
    table.choose(("card", "bandages", "bandage", 0), rolls=["graze-1"])
    assert (suffered(table), table.state.turn.actions) == ((0, 0), 1)


@pytest.mark.rule("mansions/component-action.features")
def test_sliding_and_forcing_a_barricade_and_putting_out_fire_cost_an_action_each() -> None:
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)]
    table = brandt(space=OPPOSITE, tiles=tiles, barricades=[(OPPOSITE, "")])
    (link,) = [option.split()[1] for option in table.offered if option.startswith("slide ")]
    assert table.choose(("slide", link)).state.turn.actions == 1
    table.choose(("slide", "off"))
    assert (table.state.turn.actions, table.state.barricades[0].on) == (0, "")
    table = brandt(space="hall-1.a", tiles=tiles, barricades=[(OPPOSITE, "hall-1.a")])
    table.choose(("force", OPPOSITE), rolls=[[S, B, B]])
    assert (table.state.turn.actions, table.state.barricades[0].on != "") == (1, True)
    table.choose(("force", OPPOSITE), "stay", rolls=[[S, S, B]])
    assert (table.state.turn.actions, table.state.barricades[0].on) == (0, "")
    table = brandt(fire=[HERE]).choose(("extinguish",), "yes", rolls=[[S, B, B]])
    assert (table.state.turn.actions, table.state.fire) == (1, [])


@pytest.mark.rule("mansions/component-action.owner-only")
def test_only_whoever_has_a_card_can_use_it() -> None:
    table = brandt(damage=["graze-1"], others=(voss("bandages", damage=["graze-2"]),))
    assert not offers(table, "card")
    table = brandt(damage=["graze-1"], others=(voss("bandages", damage=["graze-2"]),), who=1)
    assert offers(table, "card", "bandages")


@pytest.mark.rule("mansions/component-action.app-possession")
@pytest.mark.rule("mansions/component-action.app-cost")
def test_a_possession_may_offer_something_in_the_app_for_one_action() -> None:
    from koszmar.games.mansions.puzzles.boards import BOARDS

    table = brandt("puzzle-box")
    table.choose(("card", "puzzle-box", "open"), rolls=[BOARDS[5][0]])
    assert (table.decision.prompt, table.state.turn.actions) == ("puzzle", 1)
    steps = [option for option in table.offered if option.startswith("slide")]
    assert table.choose(steps[0]).state.turn.actions == 1
    assert table.choose("close").state.turn.actions == 1


@pytest.mark.rule("mansions/action-icon.costs")
@pytest.mark.rule("mansions/action-icon.free-otherwise")
def test_an_option_with_the_icon_costs_an_action_and_one_without_does_not() -> None:
    table = brandt(story=THINGS, tokens=["clockwork"])
    table.choose(("token", "clockwork", "wind-it-up"))
    assert table.state.turn.actions == 1
    table.choose(("look", "clockwork", "listen"))
    assert (table.state.turn.actions, table.state.plot.facts) == (1, {"wound-up": 1, "heard": 1})
    table = brandt(story=THINGS, tokens=["clockwork"], turn={"actions": 0})
    assert (offers(table, "token"), offers(table, "look", "clockwork")) == (False, True)


@pytest.mark.rule("mansions/action-icon.effects-part")
def test_everything_that_comes_of_an_option_belongs_to_its_action() -> None:
    deed = ("interact", "test observation\n  least 1\n    may-move 1\ntest lore\nclue +1")
    table = brandt(deed=deed, fire=[HERE])
    table.choose(DEED, "stay", rolls=[[S, B, B, B], [B, B, B, B]])
    assert (table.state.turn.actions, table.state.turn.performed, clues(table)) == (1, 1, 1)
    assert suffered(table) == (1, 0)  # Fire burns once, after the whole action


# -- search, interact ----------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/search.what")
@pytest.mark.rule("mansions/search.where")
@pytest.mark.rule("mansions/search.usual")
def test_a_search_token_is_searched_in_its_space_with_a_test_and_something_to_gain() -> None:
    deed = ("search", 'test observation 1\n  pass\n    clue +1\n    gain "axe"')
    table = brandt(deed=deed).choose(DEED, rolls=[[S, B, B, B]])
    assert (clues(table), possessions(table), table.state.turn.actions) == (1, ["axe"], 1)
    elsewhere = brandt(deed=deed).choose(("go", NEXT))
    assert not offers(elsewhere, "token")


@pytest.mark.rule("mansions/interact.what")
@pytest.mark.rule("mansions/interact.where")
@pytest.mark.rule("mansions/interact.usual")
def test_persons_and_objects_are_dealt_with_in_their_space() -> None:
    table = brandt(story=TALK + THINGS, tokens=["butler", "clockwork"])
    assert offers(table, "token", "clockwork", "wind-it-up")
    table.choose(("token", "butler", "ask-the-butler"), rolls=[[S, B, B]])
    assert (clues(table), possessions(table), table.state.turn.actions) == (1, ["rope"], 1)
    elsewhere = brandt(story=TALK + THINGS, tokens=["butler", "clockwork"], space=NEXT)
    assert not offers(elsewhere, "token")


# -- explore -------------------------------------------------------------------------------------------------------

CHEST = """
[[token]]
key = "chest"
kind = "search"
at = "Hall 1.b"
with = "Hall 1"
"""


@pytest.mark.rule("mansions/explore.procedure")
@pytest.mark.rule("mansions/explore.usual")
@pytest.mark.rule("mansions/explore.follow-move")
def test_exploring_lays_tiles_and_tokens_and_offers_a_step_into_the_room() -> None:
    table = brandt(space=OPPOSITE, tokens=["hall-door"], story=CHEST)
    table.choose(("token", "hall-door", "do"))
    assert "hall-1" in [tile.side for tile in table.state.tiles]
    assert [(token.key, token.at) for token in table.state.tokens] == [("chest", "hall-1.b")]
    assert (table.decision.prompt, table.offered) == ("may-move", ["stay", "hall-1.a"])
    stayed = table.fork().choose("stay")
    assert (spaces(stayed)[0], stayed.state.turn.actions) == (OPPOSITE, 1)
    assert spaces(table.choose("hall-1.a"))[0] == "hall-1.a"


@pytest.mark.rule("mansions/explore.where")
@pytest.mark.parametrize(("space", "possible"), [(HERE, False), (NEXT, False), (OPPOSITE, True), (OTHER, False)])
def test_a_door_is_explored_from_a_space_next_to_it(space: str, possible: bool) -> None:
    assert offers(brandt(space=space, tokens=["hall-door"]), "token", "hall-door") == possible


@pytest.mark.rule("mansions/explore.where")
def test_a_door_is_explored_from_either_side() -> None:
    story = '\n[[token]]\nkey = "far-door"\nkind = "explore"\nat = "Study.a | Ballroom.c"\nreveals = ["Hall 1"]\n'
    table = brandt(space=OPPOSITE, tokens=["far-door"], story=story)
    assert offers(table, "token", "far-door")


@pytest.mark.rule("mansions/explore.where")
def test_an_explore_token_in_a_space_is_used_there() -> None:
    story = '\n[[token]]\nkey = "hatch"\nkind = "explore"\nat = "Ballroom.b"\nreveals = ["Hall 1"]\n'
    assert offers(brandt(space=NEXT, tokens=["hatch"], story=story), "token", "hatch")
    assert not offers(brandt(space=HERE, tokens=["hatch"], story=story), "token", "hatch")


# -- trade ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/trade.what")
@pytest.mark.rule("mansions/trade.any-order")
def test_one_trade_action_is_any_number_of_transfers_in_any_order() -> None:
    table = brandt("axe", others=(voss("rope"),), dropped={HERE: ["knife"]})
    table.choose(("trade",), ("pick-up", "knife"), ("give", 1), "axe", "done", "agree")
    table.choose(("ask", 1), "rope", "done", "agree", ("drop", "rope"), "done")
    assert (possessions(table), possessions(table, 1)) == (["knife"], ["axe"])
    assert [card.key for card in table.state.dropped[HERE]] == ["rope"]
    assert table.state.turn.actions == 1


@pytest.mark.rule("mansions/trade.what")
def test_the_others_in_the_space_may_drop_pick_up_and_exchange_too() -> None:
    others = voss("rope"), someone("jonah-pike", HERE)
    table = brandt(others=others, dropped={HERE: ["knife"]})
    table.choose(("trade",), ("let", 1)).asks("trade", seat=1)
    table.choose(("pick-up", "knife"), ("give", 2), "rope", "done").asks("trade-consent", seat=2).choose("agree")
    table.choose(("drop", "knife"), "done").asks("trade", seat=0)
    assert (possessions(table, 1), possessions(table, 2)) == ([], ["rope"])
    assert [card.key for card in table.state.dropped[HERE]] == ["knife"]
    assert table.choose("done").state.turn.actions == 1


@pytest.mark.rule("mansions/trade.what")
def test_nobody_outside_the_space_takes_part() -> None:
    table = brandt("axe", others=(voss("rope", space=NEXT),), dropped={NEXT: ["knife"]}).choose(("trade",))
    assert table.offered == ["done", "drop axe"]


@pytest.mark.rule("mansions/trade.owner-decides")
@pytest.mark.parametrize(("wish", "thing"), [("ask", "rope"), ("give", "axe")])
def test_nothing_changes_hands_without_consent(wish: str, thing: str) -> None:
    table = brandt("axe", others=(voss("rope"),))
    table.choose(("trade",), (wish, 1))
    table.choose(thing).asks("trade-consent", seat=1).choose("refuse")
    assert (possessions(table), possessions(table, 1)) == (["axe"], ["rope"])


@pytest.mark.rule("mansions/trade.alone")
def test_somebody_alone_may_pick_up_and_drop() -> None:
    table = brandt("axe", dropped={HERE: ["rope"]})
    table.choose(("trade",), ("pick-up", "rope"), ("drop", "axe"), "done")
    assert (possessions(table), [card.key for card in table.state.dropped[HERE]]) == (["rope"], ["axe"])
    assert not offers(brandt(), "trade")


# -- steal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/steal.target")
def test_only_somebody_else_in_the_space_can_be_robbed() -> None:
    assert offers(brandt("axe", others=(voss("rope"),)), "steal", 1)
    assert not offers(brandt("axe", others=(voss("rope"),)), "steal", 0)
    assert not offers(brandt(others=(voss("rope", space=NEXT),)), "steal")


@pytest.mark.rule("mansions/steal.skill-choice")
@pytest.mark.parametrize(("skill", "mine", "theirs"), [("strength", 3, 4), ("agility", 3, 4), ("observation", 4, 4)])
def test_both_test_the_skill_that_the_thief_chooses(skill: str, mine: int, theirs: int) -> None:
    table = brandt(others=(voss("rope"),)).choose(("steal", 1)).asks("steal-skill", seat=0)
    assert table.offered == ["strength", "agility", "observation"]
    table.choose(skill, rolls=[[B] * mine, [B] * theirs])
    assert [(event["who"], event["skill"]) for event in table.events("roll")] == [(0, skill), (1, skill)]


@pytest.mark.rule("mansions/steal.success")
@pytest.mark.rule("mansions/steal.thief-picks")
def test_each_success_more_takes_a_possession_of_the_thiefs_choice_if_he_likes() -> None:
    table = brandt(others=(voss("rope", "axe", "knife"),))
    table.choose(("steal", 1), "strength", rolls=[[S, S, S], [S, B, B, B]]).asks("steal-what", seat=0)
    assert table.offered == ["enough", "rope", "axe", "knife"]
    modest = table.fork().choose("axe", "enough")
    assert (possessions(modest), modest.decision.prompt) == (["axe"], "act")
    table.choose("axe", "knife")
    assert (possessions(table), possessions(table, 1), table.decision.prompt) == (["axe", "knife"], ["rope"], "act")
    assert not table.events("wasted")


@pytest.mark.rule("mansions/steal.thief-picks")
def test_in_some_houses_the_victim_picks() -> None:
    table = brandt(others=(voss("rope", "axe"),), rulings={"steal-pick": "victim"})
    table.choose(("steal", 1), "strength", rolls=[[S, S, S], [B] * 4]).asks("steal-what", seat=1)


@pytest.mark.rule("mansions/steal.failure")
@pytest.mark.parametrize("guard", [[S, B, B, B], [S, S, B, B]])
def test_a_theft_that_is_not_better_than_the_guard_is_wasted(guard: list[str]) -> None:
    table = brandt(others=(voss("rope"),)).choose(("steal", 1), "strength", rolls=[[S, B, B], guard])
    assert (possessions(table, 1), table.state.turn.actions) == (["rope"], 1)
    assert table.events("wasted") == [{"who": 0}]


# -- push ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/push.precondition")
def test_there_must_be_somebody_to_push_in_the_space() -> None:
    assert not offers(brandt(monsters=[("cultist", NEXT)], others=(voss(space=NEXT),)), "push")
    assert offers(brandt(monsters=[("cultist", HERE)]), "push", "cultist-1")
    assert offers(brandt(others=(voss(),)), "push", 1)


@pytest.mark.rule("mansions/push.choose")
def test_the_target_and_an_adjacent_space_are_chosen() -> None:
    table = brandt(monsters=[("cultist", HERE), ("ghost", HERE)], others=(voss(),))
    pushes = [option for option in table.offered if option.startswith("push ")]
    assert sorted(pushes) == sorted(
        f"push {target} {space}" for target in ("cultist-1", "ghost-1", "1") for space in (NEXT, OTHER)
    )


LOUNGE = [("lounge", 0, 0, 0), ("hall-1", 2, 0, 0), ("study", 10, 10, 0)]
"""The Lounge: between b and c there is an impassable border; a door leads from b to Hall 1."""


@pytest.mark.rule("mansions/push.destination")
@pytest.mark.parametrize(
    ("kind", "where"),
    [("cultist", {"lounge.a", "hall-1.a"}), ("hunting-horror", {"lounge.a", "lounge.c", "hall-1.a"})],
)
def test_nobody_is_pushed_where_he_could_not_go(kind: str, where: set[str]) -> None:
    table = brandt(space="lounge.b", tiles=LOUNGE, monsters=[(kind, "lounge.b")])
    assert {option.split()[2] for option in table.offered if option.startswith("push ")} == where


@pytest.mark.rule("mansions/push.destination")
@pytest.mark.parametrize(("kind", "passes"), [("cultist", False), ("star-spawn", False), ("ghost", True)])
def test_a_blocked_door_is_no_way_for_whoever_is_pushed(kind: str, passes: bool) -> None:
    table = brandt(space="lounge.b", tiles=LOUNGE, monsters=[(kind, "lounge.b")], barricades=[("lounge.b", "hall-1.a")])
    assert offers(table, "push", f"{kind}-1", "hall-1.a") == passes
    table = brandt(
        space="lounge.b", tiles=LOUNGE, others=(voss(space="lounge.b"),), barricades=[("lounge.b", "hall-1.a")]
    )
    assert {option.split()[2] for option in table.offered if option.startswith("push 1")} == {"lounge.a"}


@pytest.mark.rule("mansions/push.destination")
def test_a_door_with_an_explore_token_is_no_way_either() -> None:
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)]
    for tokens, possible in (([], True), (["hall-door"], False)):
        table = brandt(space=OPPOSITE, tiles=tiles, tokens=tokens, monsters=[("cultist", OPPOSITE)])
        assert offers(table, "push", "cultist-1", "hall-1.a") == possible


@pytest.mark.rule("mansions/push.consent")
@pytest.mark.rule("mansions/push.consent-skips-test")
@pytest.mark.rule("mansions/push.move-target")
def test_whoever_allows_it_is_pushed_without_a_test() -> None:
    table = brandt(others=(voss(),)).choose(("push", 1, NEXT)).asks("push-consent", seat=1)
    table.choose("agree")
    assert (spaces(table), table.events("roll")) == ([HERE, NEXT], [])


@pytest.mark.rule("mansions/push.difficulty-monster")
@pytest.mark.rule("mansions/push.test")
@pytest.mark.rule("mansions/push.move-target")
@pytest.mark.rule("mansions/push.failure")
@pytest.mark.parametrize(("dice", "there"), [([S, S, B], NEXT), ([S, B, B], HERE)])
def test_a_monster_is_pushed_by_as_many_successes_as_its_brawn(dice: list[str], there: str) -> None:
    table = brandt(monsters=[("cultist", HERE)])
    table.choose(("push", "cultist-1", NEXT), rolls=[0, [S, B, B], dice])  # first it is evaded
    assert (monster(table), table.events("roll")[-1]["difficulty"]) == (there, 2)
    assert table.events("roll")[-1]["skill"] == "strength"
    assert bool(table.events("wasted")) == (there == HERE)
    assert table.decision.prompt == ("may-move" if there == NEXT else "act")


@pytest.mark.rule("mansions/push.difficulty-investigator")
@pytest.mark.rule("mansions/push.test")
@pytest.mark.rule("mansions/push.failure")
@pytest.mark.parametrize(("dice", "there"), [([S, S, B], NEXT), ([S, B, B], HERE)])
def test_whoever_resists_is_pushed_by_one_success_more_than_his_own(dice: list[str], there: str) -> None:
    table = brandt(others=(voss(),))
    table.choose(("push", 1, NEXT), "refuse", rolls=[[S, B, B, B], dice])
    assert [(roll["who"], roll["skill"], roll["difficulty"]) for roll in table.events("roll")] == [
        (1, "strength", 0), (0, "strength", 2),
    ]  # fmt: skip
    assert (spaces(table)[1], bool(table.events("wasted"))) == (there, there == HERE)


@pytest.mark.rule("mansions/push.target-no-evade")
@pytest.mark.rule("mansions/push.consent-no-evade")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_whoever_is_pushed_makes_no_evade_check_willing_or_not(answer: str) -> None:
    table = brandt(others=(voss(),), monsters=[("cultist", HERE)])
    resisted = [[B] * 4, [S, B, B]] if answer == "refuse" else []
    table.choose(("push", 1, NEXT), answer, rolls=[0, [S, B, B], *resisted])
    assert spaces(table)[1] == NEXT
    assert [event["who"] for event in table.events("evades")] == [0]


@pytest.mark.rule("mansions/push.consent-no-evade")
def test_in_some_houses_whoever_agrees_has_to_evade() -> None:
    table = brandt(others=(voss(),), monsters=[("cultist", HERE)], rulings={"push-consent": "evade"})
    table.choose(("push", 1, NEXT), "agree", rolls=[0, [S, B, B], 0, [B] * 4])
    assert (spaces(table)[1], [event["who"] for event in table.events("evades")]) == (HERE, [0, 1])


@pytest.mark.rule("mansions/push.follow")
def test_whoever_has_pushed_may_follow() -> None:
    table = brandt(others=(voss(),)).choose(("push", 1, NEXT), "agree").asks("may-move", seat=0)
    assert table.offered == ["stay", NEXT]
    assert spaces(table.fork().choose("stay")) == [HERE, NEXT]
    table.choose(NEXT)
    assert (spaces(table), table.state.turn.actions) == ([NEXT, NEXT], 1)


@pytest.mark.rule("mansions/push.follow-voluntary")
@pytest.mark.parametrize(("dice", "there"), [([S, B, B], NEXT), ([B, B, B], HERE)])
def test_whoever_follows_has_to_evade_monsters_that_are_still_there(dice: list[str], there: str) -> None:
    table = brandt(others=(voss(),), monsters=[("cultist", HERE)])
    table.choose(("push", 1, NEXT), "agree", NEXT, rolls=[0, [S, B, B], 0, dice])
    assert spaces(table)[0] == there
    alone = brandt(monsters=[("cultist", HERE)])
    alone.choose(("push", "cultist-1", NEXT), NEXT, rolls=[0, [S, B, B], [S, S, B]])
    assert spaces(alone)[0] == NEXT  # the only monster was pushed away: nothing to evade


# -- set fire ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/set-fire.what")
def test_fire_is_set_to_the_own_space_or_an_adjacent_one() -> None:
    table = brandt("kerosene-lantern", fire=[OTHER])
    assert {option.split()[1] for option in table.offered if option.startswith("set-fire")} == {HERE, NEXT}
    table.choose(("set-fire", NEXT))
    assert (table.state.fire, table.state.turn.actions) == ([NEXT, OTHER], 1)


@pytest.mark.rule("mansions/set-fire.needs-light")
def test_without_a_light_source_nobody_sets_fire() -> None:
    assert not offers(brandt("axe"), "set-fire")
    assert not offers(brandt(others=(voss("kerosene-lantern"),)), "set-fire")


@pytest.mark.rule("mansions/set-fire.own-space")
def test_setting_fire_to_the_own_space_hurts_only_in_some_houses() -> None:
    table = brandt("kerosene-lantern").choose(("set-fire", HERE))
    assert (table.state.fire, suffered(table)) == ([HERE], (0, 0))
    table.choose(("set-fire", NEXT))  # but to go on acting in Fire does
    assert suffered(table) == (1, 0)
    table = brandt("kerosene-lantern", rulings={"set-fire-own": "damage"}).choose(("set-fire", HERE))
    assert suffered(table) == (1, 0)


@pytest.mark.rule("mansions/set-fire.tell-app")
def test_from_the_first_fire_on_the_app_asks_where_it_spreads() -> None:
    from tests.games.mansions.house import only

    table = brandt("kerosene-lantern", story=only("flavour-1"))
    table.choose(("set-fire", HERE), "end", "end")
    assert table.decision.prompt == "fire-spreads"


# -- wasted actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/wasted.def")
def test_a_wasted_action_is_spent_and_brings_nothing() -> None:
    table = brandt(deed=("search", "clue +1"), monsters=[("cultist", HERE)])
    table.choose(DEED, rolls=[0, [B, B, B]])
    assert (table.state.turn.actions, clues(table), table.events("wasted")) == (1, 0, [{"who": 0}])
    table.choose(DEED, rolls=[0, [S, B, B]])
    assert (table.state.turn.actions, clues(table)) == (0, 1)


@pytest.mark.rule("mansions/wasted.move")
def test_a_wasted_move_loses_the_rest_of_the_movement() -> None:
    table = brandt(monsters=[("cultist", NEXT)]).choose(("go", NEXT))
    assert table.state.turn.moves == 1
    table.choose(("go", OPPOSITE), rolls=[0, [B, B, B]])
    assert (spaces(table)[0], table.state.turn.moves, table.state.turn.actions) == (NEXT, 0, 1)


def test_a_push_is_barred_by_cracked_ribs() -> None:
    assert not offers(brandt(damage=[Injury("cracked-ribs-1", True)], others=(voss(),)), "push")
