"""The monsters' turn, piece by piece: who plays them, what each may still do, what ends it, what the haunt may say."""

from typing import Any, Literal

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.attack import Attack
from koszmar.games.betrayal.haunt import BOXES, GOALS, Goal, MonsterKind
from koszmar.games.betrayal.monsters import approach, closest_foes, ways_for
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.rolls import Roll
from koszmar.games.betrayal.state import Scene
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play

ALTAR = token("contract-altar", "altar", "basement-landing")
BEDROOM = {"winter-bedroom": ("ground", 0, -1, 1)}


def family(*rolls: Any, places: list[str] | None = None, **more: Any) -> Driver:
    """Haunt 26: Relatives (Might and Speed 4), which damage stuns, act after the traitor; seat 2 is the traitor."""
    table: dict[str, Any] = {
        "haunt": 26, "revealer": 0, "traitor": 2, "active": 2, "tokens": [ALTAR], "rolls": rolls,
        "places": places or ["upper-landing", "upper-landing", "basement-landing"],
        "monsters": [beast("relative", "entrance-hall"), beast("relative", "hallway", 2)],
    }  # fmt: skip
    return position(**{**table, **more})


def goes(table: Driver) -> list[str]:
    """Where the monster in hand may go."""
    return [option[3:] for option in table.offered if option.startswith("go ")]


def attacks(table: Driver) -> list[str]:
    """Whom it may attack, and how."""
    return [option[7:] for option in table.offered if option.startswith("attack ")]


@pytest.mark.rule("betrayal/monster.traitor-controls")
def test_the_traitor_plays_the_monsters_even_if_somebody_else_revealed_the_haunt() -> None:
    family(1, 0, 0, 0).choose("end").asks("choose-monster", 2).choose("relative-1").asks("play-monster", 2)


def test_where_the_haunt_lets_nobody_play_them_the_monsters_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.monster_player.answers, 26, lambda scene: -1)
    table = family().choose("end")
    assert (table.decision.prompt, table.decision.seat) == ("act", 0)
    assert table.events("monsters-turn") == []


def test_monsters_out_of_the_house_take_no_turn() -> None:
    table = family(monsters=[beast("relative", "")]).choose("end")
    assert (table.decision.prompt, table.decision.seat) == ("act", 0)
    assert table.events("monsters-turn") == []


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/monster.movement-roll")
def test_a_monster_goes_in_pieces_as_far_as_the_roll_says() -> None:
    table = family(1, 1, 1, 0).choose("end", "relative-1", "go ground-floor-staircase")
    assert table.state.monsters.moves == 1
    assert goes(table) == ["basement-landing", "hallway", "upper-landing"]
    table.choose("go hallway").asks("choose-monster", 2)


@pytest.mark.rule("betrayal/monster.minimum-one")
def test_a_roll_of_nothing_moves_one_tile_and_no_more() -> None:
    table = family(0, 0, 0, 0).choose("end", "relative-1")
    assert goes(table) == ["hallway"]
    table.choose("go hallway").asks("choose-monster", 2)


@pytest.mark.rule("betrayal/monster.minimum-one")
def test_one_that_goes_by_itself_also_moves_at_least_one_tile() -> None:
    table = position(haunt=8, revealer=2, active=2, monsters=[beast("housekeeper", "upper-landing")], rolls=[0] * 4)
    assert table.choose("end").state.haunt.monsters[0].place == "ground-floor-staircase"


@pytest.mark.rule("betrayal/obstacle.monster-minimum-move")
def test_the_move_past_an_obstacle_takes_all_that_is_left_and_every_monster_has_it() -> None:
    blocked = [ALTAR, *(token("obstacle", "obstacle", tile) for tile in ("entrance-hall", "hallway"))]
    table = family(1, 0, 0, 0, tokens=blocked).choose("end", "relative-1", "go hallway")
    table.asks("choose-monster", 2).choose("relative-2")
    assert goes(table) == ["entrance-hall", "ground-floor-staircase"]


@pytest.mark.rule("betrayal/obstacle.monster-minimum-move")
def test_only_the_first_move_is_promised_and_whatever_is_left_pays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = [ALTAR, token("obstacle", "obstacle", "hallway")]
    stuck = family(1, 1, 0, 0, tokens=blocked).choose("end", "relative-1", "go hallway")
    assert stuck.asks("choose-monster", 2).state.haunt.monsters[0].place == "hallway", "one move left, two needed"
    dear = family(tokens=[ALTAR, token("obstacle", "obstacle", "entrance-hall")], parameters={"obstacle_cost": 3})
    assert ways_for(dear.match.scene, "relative-1", 2) == {"hallway": 2}
    monkeypatch.setitem(moments.monster_moves.answers, 26, lambda scene, key, rolled: 0)
    assert goes(family(1, 0, 0, 0).choose("end", "relative-1")) == ["hallway"]


@pytest.mark.rule("betrayal/obstacle.two-moves-to-leave")
def test_a_monster_pays_two_for_an_obstacle() -> None:
    table = family(tokens=[ALTAR, token("obstacle", "obstacle", "hallway")])
    assert ways_for(table.match.scene, "relative-1", 2) == {"hallway": 1}
    assert ways_for(table.match.scene, "relative-1", 3) == {"hallway": 1, "ground-floor-staircase": 3}


def test_what_the_haunt_says_about_ways_and_slowness_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.slows.answers, 26, lambda scene, actor, tile: tile == "hallway")
    scene = family().match.scene
    assert ways_for(scene, "relative-1", 2) == {"hallway": 1}
    monkeypatch.setitem(moments.monster_steps.answers, 26, lambda scene, key, tile: ["upper-landing"])
    assert ways_for(scene, "relative-1", 1) == {"hallway": 1, "upper-landing": 1}


@pytest.mark.parametrize(("moving", "moves", "tiles"), [("speed", 1, ["hallway"]), ("none", 0, [])])
def test_some_monsters_go_as_far_as_their_speed_and_some_never(
    moving: Literal["speed", "none"], moves: int, tiles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOXES, (26, "relative"), MonsterKind(key="relative", might=4, speed=1, moving=moving))
    table = family(places=["entrance-hall", "upper-landing", "basement-landing"]).choose("end", "relative-1")
    assert (table.events("roll-moves"), table.state.monsters.moves) == ([], moves)
    assert (goes(table), attacks(table)) == (tiles, ["might seat-0"])


def test_one_with_a_will_of_its_own_goes_to_the_nearest_goal_and_no_farther() -> None:
    table = family(monsters=[beast("relative", "upper-landing")])
    play(approach(table.match.scene, "relative-1", ["hallway", "entrance-hall"], 5))
    assert table.state.haunt.monsters[0].place == "hallway"


def test_it_may_be_halted_on_its_way_and_stays_where_there_is_no_way() -> None:
    table = family(monsters=[beast("relative", "upper-landing")], house={"catacombs": ("basement", 5, 5, 0)})
    play(approach(table.match.scene, "relative-1", ["catacombs"], 5))
    assert table.state.haunt.monsters[0].place == "upper-landing", "nothing leads there"
    stairs = "ground-floor-staircase"
    halts = lambda scene, key: scene.state.haunt.monsters[0].place == stairs  # noqa: E731
    play(approach(table.match.scene, "relative-1", ["entrance-hall"], 5, halts))
    assert table.state.haunt.monsters[0].place == stairs


def test_the_closest_foes_are_living_foes_as_the_monster_walks() -> None:
    table = family(players=4, places=["entrance-hall", "basement-landing", "ground-floor-staircase", "hallway"],
                   dead=[3], monsters=[beast("relative", "ground-floor-staircase")])  # fmt: skip
    assert closest_foes(table.match.scene, "relative-1") == [1], "by the back stairs; neither a corpse nor the traitor"


# -- attacking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/monster.attack-once")
def test_each_monster_has_an_attack_of_its_own() -> None:
    table = family(1, 1, 1, 0, *[1] * 4, *[1] * 4, 0, places=["hallway", "upper-landing", "basement-landing"])
    table.choose("end", "relative-1", "go hallway", "attack might seat-0").asks("play-monster", 2)
    assert attacks(table) == []
    assert attacks(table.choose("done", "relative-2")) == ["might seat-0"]


@pytest.mark.rule("betrayal/monster.stunned-by-own-attack")
def test_a_monster_that_is_stunned_by_its_own_attack_does_nothing_more() -> None:
    table = family(2, 0, 0, 0, *[0] * 4, *[1] * 5, places=["hallway", "upper-landing", "basement-landing"])
    table.choose("end", "relative-2", "attack might seat-0")
    assert table.state.haunt.monsters[1].stunned
    assert table.asks("choose-monster", 2).offered == ["relative-1", "done"]


@pytest.mark.rule("betrayal/monster.stunned-not-killed")
def test_a_monster_that_is_stunned_while_it_waits_has_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def stunned(scene: Scene, actor: object, tile: str) -> None:
        if scene.state.haunt is not None:
            scene.state.haunt.monsters[1].stunned = True

    monkeypatch.setitem(moments.enters.answers, 26, stunned)
    table = family(1, 1, 0, 0).choose("end", "relative-1", "go hallway", "done")
    assert (table.decision.prompt, table.decision.seat) == ("act", 0)


def test_a_monster_attacks_with_each_of_its_traits_and_as_far_as_it_reaches() -> None:
    ghost = position(haunt=16, revealer=2, active=2, monsters=[beast("ghost", "hallway")], rolls=[0] * 4,
                     places=["hallway", "entrance-hall", "upper-landing"]).choose("end", "ghost-1")  # fmt: skip
    assert attacks(ghost) == ["might seat-0", "sanity seat-0"]
    fae = position(haunt=29, revealer=2, active=2, monsters=[beast("fae", "ground-floor-staircase")], rolls=[0] * 6,
                   places=["hallway", "entrance-hall", "upper-landing"]).choose("end", "fae-1")  # fmt: skip
    assert sorted(attacks(fae)) == ["speed seat-0", "speed seat-1"]


def test_the_haunt_may_name_the_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.monster_targets.answers, 26, lambda scene, key: [("sanity", 1)])
    assert attacks(family(0, 0, 0, 0).choose("end", "relative-1")) == ["sanity seat-1"]
    monkeypatch.setitem(moments.monster_targets.answers, 26, lambda scene, key: None)
    here = ["entrance-hall", "upper-landing", "basement-landing"]
    assert attacks(family(0, 0, 0, 0, places=here).choose("end", "relative-1")) == ["might seat-0"]


# -- what the haunt adds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/anatomy.monster-box-specials")
@pytest.mark.rule("betrayal/special.each-once-per-turn")
def test_each_monster_takes_its_special_action_once() -> None:
    beds = [beast("relative", "winter-bedroom", number) for number in (1, 2)]
    table = family(1, 0, 0, 0, house=BEDROOM, monsters=beds).choose("end", "relative-1", "haunt passage")
    table.choose("winter-bedroom").asks("play-monster", 2)
    assert not table.offers("haunt passage")
    assert table.choose("done", "relative-2").offers("haunt passage")


def test_the_haunt_is_told_of_every_part_of_the_monsters_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []
    for moment in (moments.monsters_begin, moments.group_begins, moments.group_ends, moments.monsters_end):
        name = moment.name
        monkeypatch.setitem(moment.answers, 26, lambda scene, *kind, name=name: heard.append((name, *kind)))
    elder = beast("elder", "hallway", token="dark-queen", stunned=True)
    family(1, 0, 0, 0, monsters=[beast("relative", "entrance-hall"), elder]).choose("end", "relative-1", "done")
    assert heard == [
        ("monsters-begin",),
        ("group-begins", "relative"), ("group-ends", "relative"),
        ("group-begins", "elder"), ("group-ends", "elder"),
        ("monsters-end",),
    ]  # fmt: skip


def test_the_haunt_may_say_which_kind_is_next_and_how_far_each_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.next_group.answers, 26, lambda scene, kinds: kinds[-1])
    monkeypatch.setitem(moments.monster_moves.answers, 26, lambda scene, key, rolled: rolled + 2)
    elder = beast("elder", "hallway", token="dark-queen")
    table = family(1, 0, ..., monsters=[beast("relative", "entrance-hall"), elder]).choose("end")
    assert table.offered == ["elder-1", "done"]
    table.choose("elder-1")
    assert table.state.monsters.moves == 3


@pytest.mark.rule("betrayal/end.first-side")
def test_some_goals_are_looked_at_only_when_the_monsters_have_acted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GOALS, (26, "monsters-end"), [Goal("hero", lambda scene: True, "monsters-end")])
    table = family(1, 0, 0, 0).choose("end")
    assert not table.match.over
    table.match.choose("done")
    assert table.match.result is not None
    assert table.match.result.winners == (0, 1)


@pytest.mark.rule("betrayal/secrecy.book-secret-until-used")
def test_a_monster_that_moves_or_fights_shows_its_box() -> None:
    assert family().state.haunt.shown == []
    assert family(1, 0, 0, 0).choose("end").state.haunt.shown == ["monster-relative"]
    fight = family(*[1] * 4, 0, *[1] * 4, active=0, places=["hallway", "upper-landing", "basement-landing"])
    fight.choose("attack unarmed relative-2")
    assert "monster-relative" in fight.state.haunt.shown


def test_what_the_haunt_adds_to_the_roll_of_a_monster_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def stronger(scene: Scene, blow: Attack) -> None:
        blow.roll.dice += 2
        blow.roll.bonus += 1

    def third(scene: Scene, roll: Roll) -> None:
        if isinstance(roll.actor, str):
            roll.dice += 1

    monkeypatch.setitem(moments.attack_begins.answers, 26, stronger)
    monkeypatch.setitem(moments.roll.answers, 26, third)
    table = family(1, 0, 0, 0, *[0] * 7, *[0] * 5, places=["hallway", "upper-landing", "basement-landing"])
    table.choose("end", "relative-2", "attack might seat-0")
    roll = table.events("roll-monster")[0]
    assert (len(roll["dice"]), roll["bonus"], roll["result"]) == (7, 1, 1)
