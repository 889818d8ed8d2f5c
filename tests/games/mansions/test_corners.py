"""Corners of the rulebook, where two rules meet: each held against what the Rules Reference says."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mansions.house import (
    HARMLESS,
    HERE,
    NEXT,
    OPPOSITE,
    OTHER,
    B,
    I,
    S,
    clues,
    conditions,
    kinds_offered,
    monster,
    offers,
    only,
    possessions,
    spaces,
    suffered,
)

from koszmar.games.mansions.insanity import REQUIRES
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Barricade, Injury, Monster
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

DOOR, HALL = "ballroom.c", "hall-1.a"
HOUSE = (("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0))
"""The Ballroom with a hall behind the door of its third space."""


def brandt(space: str = HERE, *items: str, **more: Any) -> Any:
    """Ilja Brandt: health 7, sanity 7; strength 3, agility 3, observation 4, lore 4, influence 3, will 4."""
    return someone("ilja-brandt", space, *items, **more)


def voss(space: str = HERE, *items: str, **more: Any) -> Any:
    """Hanna Voss."""
    return someone("hanna-voss", space, *items, **more)


def effects(do: str, *crew: Any, rolls: Any = (), **more: Any) -> Driver:
    """What an action at a token has brought about."""
    return position(*crew, deed=("interact", do), **more).choose(DEED, rolls=rolls)


# -- what the box has --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/limit.everything-else")
@pytest.mark.rule("mansions/limit.none-left")
def test_the_fifth_barricade_is_not_placed_and_the_rest_of_the_effect_goes_on() -> None:
    lines = "\n".join(f'barricade "{space}"' for space in (HERE, NEXT, OPPOSITE, OTHER, "study.a"))
    table = effects(f"{lines}\nclue +1", brandt(NEXT))
    assert ([one.space for one in table.state.barricades], clues(table)) == ([HERE, NEXT, OPPOSITE, OTHER], 1)


@pytest.mark.rule("mansions/limit.unlimited")
def test_fire_and_darkness_never_run_out() -> None:
    places = [HERE, NEXT, OPPOSITE, OTHER, "study.a", "study.b"]
    lines = "\n".join(f'fire "{one}"\ndarkness "{one}"' for one in places)
    table = effects(lines, brandt(HERE), top=HARMLESS)
    assert set(places) <= {*table.state.fire} & {*table.state.darkness}


@pytest.mark.rule("mansions/limit.everything-else")
@pytest.mark.rule("mansions/monster.id-token")
def test_without_an_identification_token_only_a_first_figure_of_a_kind_comes() -> None:
    lines = "\n".join([f'spawn cultist at "{NEXT}" or nothing'] * 6 + [f'spawn deep-one at "{NEXT}" or ghost'] * 3)
    table = effects(lines, brandt(HERE))
    kinds = [one.kind for one in table.state.monsters]
    # five tokens tell cultists apart, the sixth the second Deep One; then its substitute comes, which needs none
    assert (kinds.count("cultist"), kinds.count("deep-one"), kinds.count("ghost")) == (6, 2, 1)


# -- push --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/push.target-no-evade")
@pytest.mark.rule("mansions/fire.placed-into")
@pytest.mark.rule("mansions/push.difficulty-investigator")
def test_whoever_resists_and_is_pushed_into_fire_suffers_and_evades_nobody() -> None:
    table = position(brandt(), voss(), fire=[NEXT], monsters=[("cultist", HERE)], top=HARMLESS)
    table.choose(("push", 1, NEXT), rolls=[0, [S, B, B]]).asks("push-consent", seat=1)
    table.choose("refuse", rolls=[[B, B, B, B], [S, B, B]])
    assert spaces(table)[1] == NEXT
    assert suffered(table, 1) == (1, 0)
    assert [event["who"] for event in table.events("evades")] == [0]


@pytest.mark.rule("mansions/push.destination")
def test_nobody_is_pushed_through_a_door_with_an_explore_token() -> None:
    table = position(brandt(DOOR), voss(DOOR), tiles=HOUSE, tokens=["hall-door"])
    assert not offers(table, "push", 1, HALL)
    assert offers(position(brandt(DOOR), voss(DOOR), tiles=HOUSE), "push", 1, HALL)


@pytest.mark.rule("mansions/push.follow-voluntary")
@pytest.mark.rule("mansions/evade.may-moves")
def test_whoever_follows_a_pushed_monster_evades_the_one_that_stayed() -> None:
    table = position(brandt(), monsters=[("cultist", HERE), ("ghost", HERE)])
    table.choose(("push", "ghost-1", NEXT), rolls=[0, [S, S, B], [S, B, B]])
    assert monster(table, "ghost-1") == NEXT
    table.choose(next(one for one in table.offered if NEXT in one), rolls=[0, [B, B, B]])
    assert spaces(table)[0] == HERE  # the second check, against the cultist, has wasted the step


# -- Barricades, doors, passages, range --------------------------------------------------------------------------------


@pytest.mark.rule("mansions/secret-passage.blocked")
def test_a_barricade_closes_one_end_and_the_other_two_stay_linked() -> None:
    ends = {"passages": [HERE, OPPOSITE, "study.a"], "barricades": [Barricade(OPPOSITE, "passage")]}
    table = position(brandt(HERE), voss("study.a"), table=ends)
    assert offers(table, "go", "study.a")
    assert not offers(table, "go", OPPOSITE)


@pytest.mark.rule("mansions/barricade.destroyed")
@pytest.mark.rule("mansions/barricade.monster-success")
def test_a_destroyed_barricade_can_be_placed_again() -> None:
    table = position(
        brandt(HALL), voss(HALL), tiles=HOUSE, barricades=[(DOOR, HALL)], monsters=[("riot", DOOR)], phase="monsters",
        rolls=["riot-1", 0, [S, S, B, B, B], [S] * 3, [S] * 4], stepwise=True,
    ).go_on()  # fmt: skip
    assert table.state.barricades == []
    assert table.state.box["barricade"] == 4


@pytest.mark.rule("mansions/range.no-walls-doors")
@pytest.mark.rule("mansions/attack.ranged-in-range")
@pytest.mark.rule("mansions/horror-step.none")
def test_an_open_door_stops_range_for_shots_and_for_horror() -> None:
    table = position(brandt(DOOR, "38-revolver"), voss("ballroom.a"), tiles=HOUSE, monsters=[("ghost", HALL)])
    assert offers(table, "go", HALL)
    assert not offers(table, "attack", "38-revolver")
    quiet = position(
        brandt(DOOR), voss("ballroom.a"), tiles=HOUSE, monsters=[("ghost", HALL)], phase="horror", stepwise=True
    ).go_on()
    assert quiet.events("horror-check") == []


@pytest.mark.rule("mansions/range.across-impassable")
@pytest.mark.rule("mansions/horror-step.each")
def test_an_impassable_border_stops_steps_and_no_range() -> None:
    pond = (("park-pond", 0, 0, 0),)
    table = position(brandt("park-pond.a", "38-revolver"), voss("park-pond.c"), tiles=pond,
                     monsters=[("ghost", "park-pond.e")])  # fmt: skip
    assert not offers(table, "go", "park-pond.e")
    assert offers(table, "attack", "38-revolver", "ghost-1")


# -- Fire and Darkness -------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/fire.spread-one")
@pytest.mark.rule("mansions/fire.no-second")
def test_where_one_space_is_left_fire_spreads_there_without_a_question() -> None:
    story = only("draught")
    table = position(brandt("study.a"), voss("study.a"), fire=[HERE, NEXT, OPPOSITE], phase="events", story=story,
                     chance=SeededChance("a corner"), stepwise=True).go_on()  # fmt: skip
    assert sorted(table.state.fire) == [HERE, NEXT, OPPOSITE, OTHER]


@pytest.mark.rule("mansions/fire.act-in-fire")
@pytest.mark.rule("mansions/eliminated.turn-ends")
@pytest.mark.rule("mansions/fire.wasted-in-fire")
def test_an_action_in_fire_may_be_the_last_one() -> None:
    hurt = [f"{key}-{number}" for key in ("graze", "blood-in-the-eyes", "winded") for number in (1, 2)]
    table = position(brandt(HERE, damage=hurt, conditions=["wounded-1"]), voss(NEXT), fire=[HERE],
                     deed=("interact", "clue +1")).choose(DEED)  # fmt: skip
    assert table.state.investigators[0].out
    assert table.decision.seat == 1


@pytest.mark.rule("mansions/darkness.light-source-where")
@pytest.mark.rule("mansions/eliminated.drop-all")
@pytest.mark.rule("mansions/darkness.light-cancels")
def test_the_lantern_of_somebody_eliminated_goes_on_giving_light() -> None:
    table = position(brandt(HERE, clues=1), voss(HERE, "kerosene-lantern"), darkness=[HERE],
                     deed=("interact", "each others\n  eliminate\ntest observation 1"))  # fmt: skip
    table.choose(DEED, rolls=[[I, B, B, B]])
    assert "clue" in table.offered
    assert [card.key for card in table.state.dropped[HERE]] == ["kerosene-lantern"]


@pytest.mark.rule("mansions/darkness.no-clues-dice")
@pytest.mark.rule("mansions/darkness.not-through-walls")
def test_fire_beside_a_dark_space_is_light_enough_but_not_behind_a_wall() -> None:
    def asks(fire: str) -> bool:
        table = position(brandt("study.a", clues=1), voss(HERE), darkness=["study.a"], fire=[fire],
                         deed=("interact", "test observation 1"))  # fmt: skip
        table.choose(DEED, rolls=[[I, B, B, B]])
        return "clue" in table.offered

    assert asks("study.b")
    assert not asks(OPPOSITE)


# -- evade -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/evade.highest-awareness")
@pytest.mark.rule("mansions/evade.every-attempt")
def test_of_three_monsters_only_the_most_watchful_is_evaded_and_again_for_the_next_action() -> None:
    table = position(brandt(), monsters=[("cultist", HERE), ("riot", HERE), ("ghost", HERE)],
                     deed=("interact", "clue +1"))  # fmt: skip
    table.choose(DEED, rolls=[0, [S, S]])
    table.choose(DEED, rolls=[0, [S, S]])
    assert [event["monster"] for event in table.events("evades")] == ["riot-1", "riot-1"]
    assert clues(table) == 2


@pytest.mark.rule("mansions/evade.may-waste")
@pytest.mark.rule("mansions/evade.when")
def test_a_wasted_action_is_spent_and_its_effect_does_not_come() -> None:
    table = position(brandt(), monsters=[("cultist", HERE)], deed=("interact", "clue +1"))
    table.choose(DEED, rolls=[0, [B, B, B]])
    assert (clues(table), table.state.turn.actions) == (0, 1)


# -- tests and Clues ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/clue.convert")
@pytest.mark.rule("mansions/test.reroll-convert-order")
def test_a_clue_changes_an_investigation_result_and_never_a_blank() -> None:
    table = position(brandt(HERE, clues=3), deed=("interact", "test observation 2\n  pass\n    clue +5"))
    table.choose(DEED, rolls=[[I, B, B, B]])
    table.choose("clue")
    assert not offers(table, "clue")
    assert (clues(table), table.state.turn.actions) == (2, 1)  # one success is not enough, and two Clues are kept


@pytest.mark.rule("mansions/test.minimum-one")
def test_somebody_whose_pool_is_taken_away_rolls_one_die() -> None:
    table = effects("test strength -3 1\n  pass\n    clue +1", brandt(), rolls=[[S]])
    assert clues(table) == 1


@pytest.mark.rule("mansions/test.too-few-dice")
def test_seven_dice_are_five_and_then_two() -> None:
    table = effects("test observation +3 6\n  pass\n    clue +1", brandt(), rolls=[[S] * 5, [S, B]])
    assert clues(table) == 1


@pytest.mark.rule("mansions/test.negate")
def test_more_successes_than_cards_negate_no_more_than_there_is() -> None:
    table = effects("damage 1 negate strength\nany\n  clue +1", brandt(), rolls=[[S, S, S]])
    assert (suffered(table), clues(table)) == ((0, 0), 0)


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/attack.options-by-weapon")
@pytest.mark.parametrize(
    ("weapon", "kind", "damage"), [("axe", "cultist", 4), ("axe", "ghost", 2), ("38-revolver", "ghost", 1)]
)
def test_the_class_of_the_monster_changes_what_a_weapon_does(weapon: str, kind: str, damage: int) -> None:
    strong = Monster(f"{kind}-1", kind, HERE, cannot_fall=True)
    table = position(brandt(HERE, weapon), voss(), someone("jonah-pike", NEXT), someone("odile-carrow", NEXT),
                     someone("casimir-holt", NEXT), monsters=[strong])  # fmt: skip
    table.choose(("attack", weapon, f"{kind}-1"), rolls=["A1", [S, B, B]])
    assert table.events("monster-hurt")[0]["damage"] == damage


@pytest.mark.rule("mansions/spell.flip-resolve")
@pytest.mark.rule("mansions/spell.other-copy")
def test_an_attack_spell_is_flipped_though_its_target_has_fallen() -> None:
    table = position(brandt(HERE, "shriveling-1"), voss(), monsters=[("cultist", NEXT)])
    table.choose(("attack", "shriveling", "cultist-1"), rolls=["A1", [S, S, B, B], "shriveling-4"])
    assert (table.state.monsters, possessions(table)) == ([], ["shriveling-4"])


# -- the Mythos phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/mythos.three-steps")
@pytest.mark.rule("mansions/fire.spread-time")
def test_fire_comes_before_the_event_monsters_after_it_and_horror_last() -> None:
    table = position(
        brandt(HERE), voss(OPPOSITE), fire=["study.a"], monsters=[("cultist", HERE)], phase="events",
        story=only("draught"), top=HARMLESS, chance=SeededChance("a corner"),
    )  # fmt: skip
    for _ in range(60):
        if table.match.decision is None or table.decision.prompt in ("act", "who-next"):
            break
        table.choose(table.offered[0])
    order = [kind for kind in table.kinds() if kind in ("fire", "event", "activates", "horror-check", "round")]
    assert [kind for at, kind in enumerate(order) if kind not in order[:at]] == [
        "fire", "event", "activates", "horror-check", "round",
    ]  # fmt: skip


@pytest.mark.rule("mansions/horror-step.same-check")
@pytest.mark.rule("mansions/horror-check.highest")
def test_two_before_the_same_monster_resolve_the_same_text_and_choose_no_other() -> None:
    table = position(
        brandt(HERE), voss(NEXT), monsters=[("cultist", HERE), ("ghost", OPPOSITE)], phase="horror", top=HARMLESS,
        rolls=[3, [S, B, B, B], [S, B, B, B]], stepwise=True,
    )  # fmt: skip
    table.go_on()
    checks = table.events("horror-check")
    assert {(one["monster"], one["text"]) for one in checks} == {("ghost-1", 3)}
    assert len(checks) == 2


# -- Wounded, Insane, eliminated ---------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/wounded.discard-facedown")
@pytest.mark.rule("mansions/wounded.faceup-stays")
def test_whoever_becomes_wounded_gives_facedown_cards_back_and_no_card_is_lost() -> None:
    up = [Injury("broken-arm-1", True), Injury("swollen-eye-1", True)]
    down = ["graze-1", "graze-2", "blood-in-the-eyes-1", "blood-in-the-eyes-2"]
    before = position(brandt(HERE, damage=[*up, *down]), deed=("interact", "damage 1 facedown"))
    held = len(before.state.investigators[0].damage) + len(before.state.decks["damage"])
    table = before.choose(DEED)
    one = table.state.investigators[0]
    assert ([card.key for card in one.damage], conditions(table)) == (
        ["broken-arm-1", "swollen-eye-1"],
        ["wounded"],
    )
    assert len(one.damage) + len(table.state.decks["damage"]) == held


@pytest.mark.rule("mansions/wounded.finish-effect-first")
def test_a_blow_far_beyond_health_makes_wounded_once_and_does_not_eliminate() -> None:
    table = effects("damage 9 facedown", brandt())
    assert (table.state.investigators[0].out, conditions(table), suffered(table)) == (False, ["wounded"], (0, 0))


@pytest.mark.rule("mansions/insane.redraw")
@pytest.mark.rule("mansions/insane.requirement-solo")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_an_insane_card_never_asks_for_more_players_than_there_are(players: int) -> None:
    names = ("ilja-brandt", "hanna-voss", "jonah-pike", "odile-carrow", "tobias-wren")
    for number in range(6):
        crew = [someone(key, HERE) for key in names[: max(2, players)]]
        table = position(*crew, players=players, deed=("interact", "horror 9 facedown"),
                         chance=SeededChance(f"corner {number}")).choose(DEED)  # fmt: skip
        card = next(one.key for one in table.state.investigators[0].conditions)
        assert REQUIRES[card] <= players


@pytest.mark.rule("mansions/eliminated.countdown")
@pytest.mark.rule("mansions/eliminated.second")
def test_the_others_have_one_whole_investigator_phase_after_an_elimination() -> None:
    table = effects("each others\n  eliminate", brandt(), voss(), someone("jonah-pike", NEXT))
    assert table.state.doomed == table.state.round + 1
    first = table.state.round
    for _ in range(200):
        if table.match.decision is None:
            break
        assert table.state.round <= first + 1
        table.choose("end" if "end" in table.offered else table.offered[0])
    assert (table.state.over, table.state.round) == ("countdown", first + 1)


@pytest.mark.rule("mansions/trade.what")
@pytest.mark.rule("mansions/steal.target")
@pytest.mark.rule("mansions/eliminated.drop-all")
def test_the_eliminated_cannot_be_traded_with_nor_robbed_but_what_they_dropped_is_there() -> None:
    table = position(brandt(HERE), voss(HERE, "axe", "rope"), deed=("interact", "each others\n  eliminate"))
    table.choose(DEED)
    assert not {"steal", "push"} & kinds_offered(table)
    table.choose(("trade",))
    assert not offers(table, "give") and not offers(table, "ask") and not offers(table, "let")  # noqa: PT018
    table.choose(("pick-up", "axe"), "done")
    assert possessions(table) == ["axe"]


@pytest.mark.rule("mansions/condition.no-duplicates")
def test_nobody_is_dazed_twice() -> None:
    table = effects("condition dazed\ncondition dazed", brandt())
    assert conditions(table) == ["dazed"]


# -- puzzles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/puzzle.anyone-continues")
@pytest.mark.rule("mansions/puzzle.progress-saved")
def test_another_goes_on_with_a_puzzle_where_the_first_left_it() -> None:
    table = position(brandt(), voss(), deed=("interact", "puzzle lock"), chance=SeededChance("a corner")).choose(DEED)
    slide = next(one for one in table.offered if one.startswith("slide"))
    before = list(table.state.puzzles["lock"].now)
    table.choose(slide)
    left = list(table.state.puzzles["lock"].now)
    if "close" in table.offered:
        table.choose("close")
    assert left != before
    assert table.state.puzzles["lock"].now == left


@pytest.mark.rule("mansions/darkness.no-clues-puzzle")
@pytest.mark.rule("mansions/clue.puzzle-steps")
def test_in_darkness_clues_are_no_steps_until_a_light_is_there() -> None:
    def steps(*items: str) -> bool:
        table = position(
            brandt(HERE, *items, clues=2),
            darkness=[HERE],
            deed=("interact", "puzzle lock"),
            chance=SeededChance("a corner"),
        ).choose(DEED)
        return "clue" in table.offered

    assert not steps()
    assert steps("kerosene-lantern")
