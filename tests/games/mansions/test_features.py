"""Features: Barricades, Darkness, Fire and Secret Passages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mansions.house import B, I, S, clues, conditions, offers, suffered

from koszmar.games.mansions.board import link_state
from koszmar.games.mansions.features import is_in_the_dark, where_fire_spreads
from koszmar.games.mansions.mythos_events import EVENTS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Barricade, Monster
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, DOOR, LAST, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "ballroom.d", "study.a"
"""The third space of the Ballroom has a door to the Hall."""
HALL = "hall-1.a"
HOUSE = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("study", 10, 10, 0)]
CELLAR = [("basement", 0, 0, 0), ("study", 10, 10, 0)]
"""Its first space is beside the fourth, with a wall between; between the third and the fourth there is a door."""


def at(space: str, *items: str, **more: Any) -> Driver:
    """Ilja Brandt in the house: strength 3, agility 3, lore 4."""
    others = more.pop("others", ())
    own = {name: more.pop(name) for name in ("clues", "conditions", "damage", "quench") if name in more}
    return position(someone("ilja-brandt", space, *items, **own), *others, **{"tiles": HOUSE, **more})


def link(table: Driver, one: str = DOOR, other: str = HALL) -> str:
    """The door between two spaces."""
    from koszmar.games.mansions.board import doors_of

    return next(key for key, beyond in doors_of(table.state, one).items() if beyond == other)


def barricades(table: Driver) -> list[tuple[str, str]]:
    """Where Barricades stand, and what they block."""
    return [(one.space, one.on) for one in table.state.barricades]


# -- features in general -------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/feature.def")
def test_features_are_barricades_darkness_fire_and_secret_passages() -> None:
    table = at(
        HERE, barricades=[(NEXT, "")], darkness=[DOOR], fire=[LAST], table={"passages": [HERE, STUDY]},
        deed=("search", "clue +1"),
    )  # fmt: skip
    (board,) = table.view(0).boards
    badges = {space.id: [badge.icon for badge in space.badges] for space in board.spaces if space.badges}
    assert badges == {
        HERE: ["passage"], NEXT: ["barricade"], DOOR: ["darkness"], LAST: ["fire"], STUDY: ["passage"],
    }  # fmt: skip
    assert {piece.icon for piece in board.pieces if piece.side == "app"} == {"search"}


@pytest.mark.rule("mansions/feature.no-app")
def test_the_app_has_nothing_to_say_about_features() -> None:
    table = at(DOOR, "kerosene-lantern", barricades=[(DOOR, "")], turn={"actions": 4})
    table.choose(("slide", link(table)), ("slide", "off"), ("set-fire", NEXT)).choose(("extinguish",), rolls=[[B] * 3])
    assert table.state.plot.read == []


# -- Barricades ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/barricade.move-on")
@pytest.mark.rule("mansions/barricade.move-off")
@pytest.mark.rule("mansions/barricade.stays-in-space")
def test_a_barricade_slides_onto_a_door_of_its_space_and_back() -> None:
    table = at(DOOR, barricades=[(DOOR, "")])
    door = link(table)
    assert [option for option in table.offered if option.startswith("slide")] == [f"slide {door}"]
    table.choose(("slide", door))
    assert (barricades(table), table.state.turn.actions) == ([(DOOR, door)], 1)
    assert [option for option in table.offered if option.startswith("slide")] == ["slide off"]
    table.choose(("slide", "off"))
    assert (barricades(table), table.state.turn.actions) == ([(DOOR, "")], 0)


@pytest.mark.rule("mansions/barricade.move-on")
@pytest.mark.rule("mansions/barricade.move-off")
def test_it_slides_onto_a_secret_passage_too() -> None:
    table = at(HERE, barricades=[(HERE, "")], table={"passages": [HERE, STUDY]})
    assert offers(table, "go", STUDY)
    table.choose(("slide", "passage"))
    assert barricades(table) == [(HERE, "passage")]
    assert not offers(table, "go", STUDY)
    table.choose(("slide", "off"))
    assert barricades(table) == [(HERE, "")]


@pytest.mark.rule("mansions/barricade.move-on")
@pytest.mark.rule("mansions/barricade.stays-in-space")
def test_only_whoever_is_in_its_space_slides_it_and_it_never_leaves_it() -> None:
    assert not offers(at(NEXT, barricades=[(DOOR, "")]), "slide")
    assert not offers(at(HALL, barricades=[(DOOR, "")]), "slide")
    table = at(DOOR, barricades=[(DOOR, "")])
    assert {option.split()[1] for option in table.offered if option.startswith("slide")} == {link(table)}


@pytest.mark.rule("mansions/barricade.blocks-investigators")
def test_nobody_moves_through_a_blocked_door_or_passage() -> None:
    for space, other in ((DOOR, HALL), (HALL, DOOR)):
        assert offers(at(space), "go", other)
        blocked = at(space, barricades=[(DOOR, HALL)])
        assert not offers(blocked, "go", other)
        assert blocked.why_not(("go", other))[1] == "move.no-barricaded-door"
    for space, other in ((HERE, STUDY), (STUDY, HERE)):
        table = at(space, table={"passages": [HERE, STUDY], "barricades": [Barricade(HERE, "passage")]},
                   others=[someone("hanna-voss", NEXT)])  # fmt: skip
        assert not offers(table, "go", other)


@pytest.mark.rule("mansions/barricade.force-position")
@pytest.mark.parametrize(
    ("space", "can"), [(HALL, True), ("hall-1.b", False), (DOOR, False), (NEXT, False), (STUDY, False)]
)
def test_a_barricade_is_forced_from_the_other_side_of_the_door(space: str, can: bool) -> None:
    table = at(space, barricades=[(DOOR, HALL)], others=[someone("hanna-voss", HERE)])
    assert offers(table, "force") == can


@pytest.mark.rule("mansions/barricade.force-test")
@pytest.mark.parametrize(("dice", "off"), [([S, S, B], True), ([S, B, B], False), ([S, S, S], True)])
def test_two_successes_of_strength_force_it_back_into_its_space(dice: list[str], off: bool) -> None:
    table = at(HALL, barricades=[(DOOR, HALL)]).choose(("force", DOOR), rolls=[dice])
    assert (barricades(table)[0] == (DOOR, "")) == off
    assert table.state.turn.actions == 1
    assert table.state.rolled[-1].skill == "strength"
    assert table.decision.prompt == ("may-move" if off else "act")


@pytest.mark.rule("mansions/barricade.force-move")
def test_whoever_has_forced_it_may_step_through() -> None:
    table = at(HALL, barricades=[(DOOR, HALL)]).choose(("force", DOOR), rolls=[[S, S, B]]).asks("may-move", 0)
    assert table.offered == ["stay", DOOR]
    through = table.fork().choose(DOOR)
    assert (through.state.investigators[0].space, through.state.turn.actions) == (DOOR, 1)
    assert table.choose("stay").state.investigators[0].space == HALL


@pytest.mark.rule("mansions/barricade.force-position")
@pytest.mark.rule("mansions/barricade.force-move")
def test_on_a_secret_passage_it_is_forced_from_the_other_end() -> None:
    blocked = {"passages": [HERE, STUDY], "barricades": [Barricade(HERE, "passage")]}
    table = at(STUDY, table=blocked, others=[someone("hanna-voss", NEXT)])
    table.choose(("force", HERE), rolls=[[S, S, B]]).choose(HERE)
    assert (barricades(table), table.state.investigators[0].space) == ([(HERE, "")], HERE)


def prowled(kind: str, *dice: Any, spaces: int = 2, **more: Any) -> Driver:
    """A monster in the Hall moves toward Ilja Brandt, with a Barricade on the door between them."""
    one = someone("ilja-brandt", more.pop("space", NEXT), clues=2, conditions=["focused-1"])
    gone = someone("tobias-wren", "", out=True, done=True)
    table = position(
        one, gone, tiles=HOUSE, monsters=[(kind, HALL)], barricades=[(DOOR, HALL)],
        deed=("search", f"prowl {spaces} all"), **more,
    )  # fmt: skip
    return table.choose(DEED, rolls=dice)


@pytest.mark.rule("mansions/barricade.monster-tries")
@pytest.mark.rule("mansions/barricade.monster-success")
@pytest.mark.rule("mansions/barricade.destroyed")
def test_a_monster_that_wants_through_may_destroy_the_barricade_and_goes_on() -> None:
    table = prowled("cultist", [S, S])
    assert (barricades(table), table.state.box["barricade"]) == ([], 4)
    assert table.state.monsters[0].space == NEXT
    assert table.events("barricade-destroyed") == [{"space": DOOR}]
    assert link_state(table.state, link(table)) == "door"


@pytest.mark.rule("mansions/barricade.monster-failure")
@pytest.mark.parametrize("dice", [[S, B], [I, I], [S, I]])
def test_with_fewer_than_two_successes_it_stays_and_the_movement_is_wasted(dice: list[str]) -> None:
    table = prowled("cultist", dice, spaces=3)
    assert (len(barricades(table)), table.state.box["barricade"]) == (1, 3)
    assert table.state.monsters[0].space == HALL


@pytest.mark.rule("mansions/barricade.monster-pool")
@pytest.mark.parametrize(
    ("kind", "pool"), [("cultist", 2), ("deep-one", 2), ("hunting-horror", 3), ("riot", 5), ("star-spawn", 0)]
)
def test_its_dice_are_its_brawn_changed_by_its_ability(kind: str, pool: int) -> None:
    table = prowled(kind, *([[*[S] * 2, *[B] * (pool - 2)]] if pool else []), spaces=1)
    assert (barricades(table), table.state.monsters[0].space) == ([], DOOR)
    assert [len(event["dice"]) for event in table.events("monster-roll")] == ([pool] if pool else [])


@pytest.mark.rule("mansions/barricade.monster-pool")
def test_a_ghost_passes_without_touching_it() -> None:
    table = prowled("ghost", spaces=1)
    assert (len(barricades(table)), table.state.monsters[0].space) == (1, DOOR)


@pytest.mark.rule("mansions/barricade.monster-roll")
@pytest.mark.rule("mansions/barricade.monster-no-changes")
def test_dice_are_rolled_for_the_monster_and_nobody_changes_them() -> None:
    table = prowled("cultist", [I, B]).asks("act")
    assert table.events("monster-roll") == [{"monster": "cultist-1", "dice": [I, B]}]
    assert (clues(table), conditions(table)) == (2, ["focused"])


@pytest.mark.rule("mansions/barricade.monster-attack-after")
def test_only_the_movement_is_wasted_and_the_attack_comes_from_where_it_stands() -> None:
    crew = [someone("ilja-brandt", NEXT, damage=["graze-1"]), someone("hanna-voss", HALL)]
    table = position(
        *crew, tiles=HOUSE, phase="monsters", monsters=[("cultist", HALL)], barricades=[(DOOR, HALL)], stepwise=True,
        rolls=["cultist-1", 3, [S, B], [B] * 4],
    ).go_on()  # fmt: skip
    assert (table.state.monsters[0].space, len(barricades(table))) == (HALL, 1)
    assert [suffered(table, who) for who in (0, 1)] == [(1, 0), (2, 0)]


@pytest.mark.rule("mansions/barricade.monster-tries")
def test_a_monster_tries_a_blocked_passage_too() -> None:
    table = position(
        someone("ilja-brandt", HERE), someone("tobias-wren", "", out=True, done=True),
        tiles=[("ballroom", 0, 0, 0), ("study", 10, 10, 0)], monsters=[("cultist", STUDY)],
        table={"passages": [HERE, STUDY], "barricades": [Barricade(HERE, "passage")]}, deed=("search", "prowl 1 all"),
    ).choose(DEED, rolls=[[S, S]])  # fmt: skip
    assert (barricades(table), table.state.monsters[0].space) == ([], HERE)


# -- Darkness ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/darkness.no-clues-dice")
def test_in_darkness_no_clue_changes_a_die() -> None:
    table = at(HERE, clues=1, darkness=[HERE], deed=("search", "test lore 1")).choose(DEED, rolls=[[I, B, B, B]])
    assert (table.decision.prompt, clues(table)) == ("act", 1)
    bright = at(HERE, clues=1, darkness=[NEXT], deed=("search", "test lore 1")).choose(DEED, rolls=[[I, B, B, B]])
    bright.asks("dice").choose("clue")
    assert (clues(bright), bright.state.rolled[-1].faces) == (0, [S, B, B, B])


@pytest.mark.rule("mansions/darkness.no-clues-dice")
def test_it_can_be_asked_why_not() -> None:
    focused = at(HERE, clues=1, conditions=["focused-1"], darkness=[HERE], deed=("search", "test lore 1"))
    focused.choose(DEED, rolls=[[I, B, B, B]]).asks("dice")
    assert focused.why_not("clue")[1] == "darkness.no-clues-dice"


@pytest.mark.rule("mansions/darkness.no-clues-puzzle")
def test_in_darkness_no_clue_gives_a_puzzle_step() -> None:
    assert not offers(at(HERE, clues=1, darkness=[HERE], deed=("search", "puzzle code")).choose(DEED), "clue")
    assert offers(at(HERE, clues=1, deed=("search", "puzzle code")).choose(DEED), "clue")


def dark(space: str, *items: str, **more: Any) -> bool:
    """Whether Ilja Brandt is hindered by Darkness in his space."""
    return is_in_the_dark(at(space, *items, darkness=[space], **more).match.scene, 0)


@pytest.mark.rule("mansions/darkness.light-cancels")
def test_light_in_the_space_or_beside_it_cancels_darkness() -> None:
    lamp = someone("hanna-voss", NEXT, "kerosene-lantern")
    far = someone("hanna-voss", DOOR, "kerosene-lantern")
    assert dark(HERE)
    assert not dark(HERE, "kerosene-lantern")
    assert not dark(HERE, others=[lamp])
    assert dark(HERE, others=[far])
    assert not dark(HERE, fire=[NEXT])
    assert not dark(HERE, fire=[HERE])
    assert dark(HERE, fire=[DOOR])


@pytest.mark.rule("mansions/darkness.light-source-where")
def test_a_light_source_that_was_dropped_gives_light() -> None:
    assert not dark(HERE, dropped={NEXT: ["candles"]})
    assert dark(HERE, dropped={NEXT: ["axe"]})
    assert dark(HERE, dropped={DOOR: ["candles"]})


@pytest.mark.rule("mansions/darkness.not-through-walls")
def test_light_does_not_come_through_a_wall_but_through_a_door() -> None:
    assert dark("basement.a", tiles=CELLAR, fire=["basement.d"])
    assert not dark("basement.c", tiles=CELLAR, fire=["basement.d"])
    assert not dark(HALL, fire=[DOOR], barricades=[(DOOR, HALL)])
    assert dark(HALL, fire=[DOOR], barricades=[(DOOR, HALL)], rulings={"through-doors": "barricade-stops"})


@pytest.mark.rule("mansions/darkness.no-second")
def test_a_space_has_one_darkness_at_most() -> None:
    table = at(HERE, darkness=[HERE], deed=("search", "darkness here\ndarkness room")).choose(DEED)
    assert table.state.darkness == [HERE, NEXT, DOOR, LAST]
    assert {event["space"] for event in table.events("darkness")} == {NEXT, DOOR, LAST}


# -- Fire ----------------------------------------------------------------------------------------------------------


def facedown(table: Driver, who: int = 0) -> int:
    """Damage of somebody, all of it facedown."""
    assert not any(card.up for card in table.state.investigators[who].damage)
    return suffered(table, who)[0]


@pytest.mark.rule("mansions/fire.enter")
def test_whoever_moves_into_fire_suffers_a_facedown_damage() -> None:
    table = at(HERE, fire=[NEXT, DOOR]).choose(("go", NEXT))
    assert facedown(table) == 1
    assert facedown(table.choose(("go", DOOR))) == 2
    assert facedown(table.choose(("go", HALL))) == 2


@pytest.mark.rule("mansions/fire.enter")
def test_so_does_whoever_is_pushed_or_flees_into_it() -> None:
    pushed = at(HERE, fire=[NEXT], others=[someone("hanna-voss", HERE)]).choose(("push", 1, NEXT), "agree", "stay")
    assert (facedown(pushed, 1), facedown(pushed)) == (1, 0)
    fled = at(HERE, fire=[LAST], monsters=[("cultist", NEXT)], deed=("search", "flee 1")).choose(DEED)
    assert facedown(fled) == 1


@pytest.mark.rule("mansions/fire.placed-into")
@pytest.mark.parametrize(("rulings", "damage"), [({}, 1), ({"fire-placed": "none"}, 0)])
def test_whoever_is_placed_into_fire_suffers_too(rulings: dict[str, str], damage: int) -> None:
    table = at(HERE, fire=[STUDY], deed=("search", 'put "study.a"'), rulings=rulings).choose(DEED)
    assert (table.state.investigators[0].space, facedown(table)) == (STUDY, damage)


@pytest.mark.rule("mansions/fire.act-in-fire")
@pytest.mark.parametrize(
    ("choice", "rolls"),
    [
        (DEED, []),
        (("attack", "unarmed", "riot-1"), ["A1", [B, B, B]]),
        (("set-fire", NEXT), [0, [S, S]]),
        (("trade",), [0, [S, S]]),
    ],
)
def test_whoever_acts_in_fire_suffers_a_facedown_damage_afterwards(choice: Any, rolls: list[Any]) -> None:
    monsters = [("riot", HERE)] if rolls else []
    table = at(HERE, "kerosene-lantern", fire=[HERE], monsters=monsters, deed=("search", "clue +1"))
    table.choose(choice, rolls=rolls)
    if table.decision.prompt == "trade":
        assert facedown(table) == 0
        table.choose("done")
    assert facedown(table) == 1


@pytest.mark.rule("mansions/fire.act-in-fire")
def test_a_move_out_of_fire_costs_nothing_nor_an_action_that_puts_it_out() -> None:
    assert facedown(at(HERE, fire=[HERE]).choose(("go", NEXT))) == 0
    assert facedown(at(HERE, fire=[HERE], deed=("search", "quench here")).choose(DEED)) == 0
    assert facedown(at(HERE, fire=[NEXT], deed=("search", "clue +1")).choose(DEED)) == 0


@pytest.mark.rule("mansions/fire.wasted-in-fire")
@pytest.mark.parametrize("choice", [DEED, ("go", NEXT)])
def test_a_wasted_action_in_fire_costs_damage_a_move_too(choice: Any) -> None:
    table = at(HERE, fire=[HERE], monsters=[("cultist", HERE)], deed=("search", "clue +1"))
    table.choose(choice, rolls=[0, [B, B, B]])
    assert table.events("wasted") == [{"who": 0}]
    assert (facedown(table), clues(table)) == (1, 0)


@pytest.mark.rule("mansions/fire.extinguish")
@pytest.mark.rule("mansions/fire.extinguish-no-damage")
def test_each_success_of_agility_may_discard_a_fire() -> None:
    table = at(HERE, fire=[HERE, NEXT]).choose(("extinguish",), rolls=[[S, S, B]]).asks("quench", 0)
    assert table.state.rolled[-1].skill == "agility"
    kept = table.fork().choose("no")
    assert (kept.state.fire, facedown(kept)) == ([HERE, NEXT], 1)
    table.choose("yes")
    assert (table.state.fire, facedown(table), table.state.investigators[0].quench) == ([NEXT], 0, 1)
    assert table.state.turn.actions == 1
    failed = at(HERE, fire=[HERE]).choose(("extinguish",), rolls=[[B, B, B]])
    assert (failed.state.fire, facedown(failed)) == ([HERE], 1)


@pytest.mark.rule("mansions/fire.extinguish-where")
@pytest.mark.rule("mansions/fire.extinguish-no-damage")
def test_what_is_left_may_be_discarded_wherever_one_goes_in_this_round() -> None:
    table = at(HERE, fire=[NEXT, DOOR]).choose(("extinguish",), rolls=[[S, B, B]])
    table.choose(("go", NEXT)).asks("quench", 0).choose("yes")
    assert (table.state.fire, facedown(table)) == ([DOOR], 0)
    table.choose(("go", DOOR)).asks("act")
    assert (table.state.fire, facedown(table)) == ([DOOR], 1)


@pytest.mark.rule("mansions/fire.extinguish-where")
def test_the_next_round_nothing_of_it_is_left() -> None:
    crew = [someone("ilja-brandt", HERE, quench=2), someone("hanna-voss", HERE)]
    table = position(*crew, phase="round-ends")
    assert table.state.investigators[0].quench == 0


@pytest.mark.rule("mansions/fire.extinguish")
def test_without_fire_there_is_nothing_to_extinguish() -> None:
    table = at(HERE)
    assert not offers(table, "extinguish")
    assert table.why_not(("extinguish",))[1] == "fire.extinguish"


@pytest.mark.rule("mansions/fire.monster")
def test_a_monster_suffers_when_it_begins_its_activation_in_fire_or_moves_into_it() -> None:
    crew = [someone("ilja-brandt", HERE), someone("tobias-wren", "", out=True, done=True)]
    table = position(
        *crew, tiles=HOUSE, phase="monsters", monsters=[("riot", HALL)], fire=[HALL, DOOR], stepwise=True,
        rolls=["riot-1", 1],
    ).go_on()  # fmt: skip
    assert table.state.monsters[0].damage == 2
    table.choose(NEXT)
    assert table.state.monsters[0].damage == 2


@pytest.mark.rule("mansions/fire.monster")
def test_a_monster_that_is_pushed_into_fire_suffers_as_well() -> None:
    table = at(HERE, fire=[NEXT], monsters=[("cultist", HERE)])
    table.choose(("push", "cultist-1", NEXT), rolls=[0, [S, B, B], [S, S, B]]).choose("stay")
    assert [(monster.space, monster.damage) for monster in table.state.monsters] == [(NEXT, 1)]


@pytest.mark.rule("mansions/fire.monster")
def test_fire_may_defeat_a_monster() -> None:
    dying = Monster("cultist-1", "cultist", HERE, damage=2)
    table = position(
        someone("ilja-brandt", HERE), tiles=HOUSE, phase="monsters", monsters=[dying], fire=[HERE], stepwise=True,
        rolls=["cultist-1"],
    ).go_on()  # fmt: skip
    assert (table.state.monsters, table.events("activates")) == ([], [])


def evening(**more: Any) -> Driver:
    """The Mythos phase begins; the event is mere atmosphere."""
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", HERE)]
    keys = [key for key, event in EVENTS.items() if event.grade in ("minor", "helpful", "flavour")]
    return position(*crew, phase="events", orders=[[key for key in keys if key != "flavour-1"] + ["flavour-1"]],
                    **{"tiles": HOUSE, **more})  # fmt: skip


@pytest.mark.rule("mansions/fire.spread-time")
@pytest.mark.rule("mansions/fire.spread-one")
@pytest.mark.rule("mansions/fire.app-reminds")
def test_at_the_start_of_the_mythos_phase_one_fire_spreads_where_the_group_wants() -> None:
    table = evening(fire=[DOOR]).asks("fire-spreads")
    assert (set(table.decision.seats), table.decision.rule) == ({0, 1}, "fire.spread-one")
    assert set(table.offered) == {NEXT, LAST, HALL, "lots"}
    assert not table.events("event")
    table.choose(HALL)
    assert table.state.fire == sorted([DOOR, HALL])
    assert len(table.events("fire")) == 1


@pytest.mark.rule("mansions/fire.spread-one")
def test_without_fire_nothing_spreads_and_fire_that_is_everywhere_spreads_no_farther() -> None:
    assert not evening().events("fire")
    full = evening(tiles=[("study", 10, 10, 0), ("ballroom", 0, 0, 0)], fire=[STUDY, "study.b"])
    assert full.state.fire == [STUDY, "study.b"]


@pytest.mark.rule("mansions/fire.spread-not-through-walls")
def test_fire_spreads_through_doors_and_borders_and_not_through_walls() -> None:
    def spreads(space: str, tiles: Any, **more: Any) -> set[str]:
        table = at(STUDY, tiles=tiles, fire=[space], **more)
        return set(where_fire_spreads(table.match.scene))

    assert spreads("basement.a", CELLAR) == {"basement.b", "basement.c"}
    assert spreads("basement.d", CELLAR) == {"basement.c"}
    assert spreads("attic.b", [("attic", 0, 0, 0), ("study", 10, 10, 0)]) == {"attic.a", "attic.c"}
    assert HALL in spreads(DOOR, HOUSE, barricades=[(DOOR, HALL)])
    stopped = spreads(DOOR, HOUSE, barricades=[(DOOR, HALL)], rulings={"through-doors": "barricade-stops"})
    assert HALL not in stopped


@pytest.mark.rule("mansions/fire.no-second")
def test_fire_is_not_placed_where_fire_is() -> None:
    table = at(HERE, "kerosene-lantern", fire=[NEXT], deed=("search", 'fire "ballroom.b"'))
    assert not offers(table, "set-fire", NEXT)
    assert table.why_not(("set-fire", NEXT))[1] == "fire.no-second"
    table.choose(DEED)
    assert (table.state.fire, table.events("fire")) == ([NEXT], [])


@pytest.mark.rule("mansions/evade.when")
def test_what_the_evade_check_has_made_impossible_is_wasted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found in play: somebody was carried off by what the check set in motion, and then slid a Barricade elsewhere."""

    def carried_off(scene: Any, who: int) -> Any:
        scene.state.investigators[who].space = NEXT
        return True
        yield

    table = at(DOOR, barricades=[(DOOR, "")], monsters=[("riot", DOOR)])
    monkeypatch.setattr("koszmar.games.mansions.actions.evade", carried_off)
    table.choose(("slide", link(table)))
    assert barricades(table) == [(DOOR, "")]
    assert table.state.turn.actions == 1
