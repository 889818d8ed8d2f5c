"""Monsters on the board; evade checks; horror checks."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from tests.games.mansions.house import B, S, clues, conditions, offers, possessions, suffered

from koszmar.games.mansions import evade, horror_check
from koszmar.games.mansions.bestiary import MONSTERS
from koszmar.games.mansions.investigators import INVESTIGATORS
from koszmar.games.mansions.monsters import health_of
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Monster
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, OPPOSITE, LAST, STUDY = "ballroom.a", "ballroom.b", "ballroom.c", "ballroom.d", "study.a"
PASSED = [0, [S, B, B]]
"""The first text of somebody of low awareness, evaded by Ilja Brandt (agility 3)."""
FAILED = [0, [B, B, B]]


def facing(*monsters: Any, do: str = "clue +1", **more: Any) -> Driver:
    """Ilja Brandt among monsters: strength 3, agility 3, observation 4, lore 4, influence 3, will 4."""
    items, others = more.pop("items", ()), more.pop("others", ())
    own = {name: more.pop(name) for name in ("clues", "conditions", "damage", "horror") if name in more}
    one = someone("ilja-brandt", HERE, *items, **own)
    return position(one, *others, monsters=monsters, deed=("search", do), **more)


def pieces(table: Driver, seat: int | None = 0) -> dict[str, Any]:
    """What stands on the board, by id."""
    return {piece.id: piece for piece in table.view(seat).boards[0].pieces}


def drawer(table: Driver, seat: int | None = 0) -> dict[str, Any]:
    """The monsters in the drawer, by id."""
    zones = [zone for zone in table.view(seat).zones if zone.id == "drawer"]
    return {card.id.removeprefix("drawer/"): card for zone in zones for card in zone.cards}


# -- kinds ---------------------------------------------------------------------------------------------------------

VALUES = {
    "cultist": ("humanoid", 1, 1, 3, 1, 2, 6, ""), "deep-one": ("humanoid", 2, 1, 3, 4, 2, 3, "aquatic"),
    "deep-one-hybrid": ("humanoid", 2, 1, 3, 1, 2, 3, ""), "child-of-dagon": ("humanoid", 1, 1, 4, 3, 2, 1, "aquatic"),
    "priest-of-dagon": ("humanoid", 2, 2, 4, 3, 2, 1, "warded"), "ghost": ("spirit", 1, 1, 2, 5, 1, 3, "phasing"),
    "hunting-horror": ("beast", 3, 1, 5, 6, 3, 2, "flying"), "riot": ("humanoid", 5, 3, 7, 4, 4, 3, "pressing"),
    "star-spawn": ("beast", 9, 3, 5, 8, 5, 2, "massive"),
}  # fmt: skip
"""Class, health, health for each investigator, awareness, horror, brawn, figures, ability."""


@pytest.mark.rule("mansions/figures.kinds")
@pytest.mark.rule("mansions/monster.awareness")
@pytest.mark.rule("mansions/monster.horror-rating")
@pytest.mark.rule("mansions/monster.brawn")
def test_there_are_nine_kinds_of_monsters_with_their_values() -> None:
    assert {
        key: (card.type, card.health, card.per, card.awareness, card.horror, card.brawn, card.figures, card.ability)
        for key, card in MONSTERS.items()
    } == VALUES
    assert sum(card.figures for card in MONSTERS.values()) == 24


@pytest.mark.rule("mansions/figures.bases")
def test_a_star_spawn_is_large_a_hunting_horror_and_a_riot_are_middling() -> None:
    bases = {key: card.base for key, card in MONSTERS.items()}
    assert bases.pop("star-spawn") == "large"
    assert (bases.pop("hunting-horror"), bases.pop("riot")) == ("medium", "medium")
    assert set(bases.values()) == {"small"}


@pytest.mark.rule("mansions/figures.visible-values")
@pytest.mark.rule("mansions/monster.awareness")
@pytest.mark.rule("mansions/monster.horror-rating")
@pytest.mark.rule("mansions/monster.brawn")
@pytest.mark.parametrize("kind", VALUES)
def test_everybody_sees_all_values_of_a_monster_at_once(kind: str) -> None:
    table = facing((kind, NEXT))
    for seat in (0, 1, None):
        stats = {stat.id: stat.value for stat in pieces(table, seat)[f"{kind}-1"].stats}
        _, _, _, awareness, horror, brawn, _, _ = VALUES[kind]
        assert (stats["awareness"], stats["horror-rating"], stats["brawn"]) == (awareness, horror, brawn)


@pytest.mark.rule("mansions/monster.health-formula")
@pytest.mark.parametrize(("kind", "two", "five"), [("cultist", 3, 6), ("riot", 11, 20), ("star-spawn", 15, 24)])
def test_health_grows_with_the_number_of_investigators(kind: str, two: int, five: int) -> None:
    monster = Monster(f"{kind}-1", kind, NEXT)
    keys = ("hanna-voss", "odile-carrow", "jonah-pike", "amina-feld")
    assert health_of(facing(monster).match.scene, monster) == two
    crowd = facing(monster, others=[someone(key, STUDY) for key in keys])
    assert health_of(crowd.match.scene, monster) == five
    gone = [someone(key, "", out=True, done=True) for key in keys]
    assert health_of(facing(monster, others=gone).match.scene, monster) == five


@pytest.mark.rule("mansions/monster.health-shown")
def test_health_is_shown_in_the_drawer() -> None:
    table = facing(Monster("riot-1", "riot", NEXT, damage=4))
    card = drawer(table, 1)["riot-1"]
    assert (card.pips, [badge.label.args for badge in card.badges]) == (11, [{"count": 4, "health": 11}])


@pytest.mark.rule("mansions/monster.meaning")
def test_a_monster_is_one_thing_as_a_figure_and_in_the_drawer() -> None:
    table = facing(("cultist", NEXT), ("cultist", OPPOSITE), ("ghost", NEXT))
    monsters = {key for key, piece in pieces(table).items() if piece.side == "monsters"}
    assert monsters == set(drawer(table)) == {"cultist-1", "cultist-2", "ghost-1"}


# -- spawning and defeat -------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/monster.spawn")
def test_an_effect_puts_a_copy_of_the_named_monster_on_the_board() -> None:
    table = facing(do='spawn ghost at "ballroom.c"').choose(DEED)
    (monster,) = table.state.monsters
    assert (monster.id, monster.kind, monster.space, monster.damage) == ("ghost-1", "ghost", OPPOSITE, 0)
    assert table.events("spawns") == [{"monster": "ghost-1", "kind": "ghost", "space": OPPOSITE}]
    assert pieces(table)["ghost-1"].place == OPPOSITE


@pytest.mark.rule("mansions/monster.id-token")
def test_a_second_monster_of_a_kind_is_told_apart() -> None:
    table = facing(("cultist", NEXT), do='spawn cultist at "ballroom.c"').choose(DEED)
    assert [monster.id for monster in table.state.monsters] == ["cultist-1", "cultist-2"]
    names = [drawer(table)[key].title.args["number"] for key in ("cultist-1", "cultist-2")]
    assert names == [1, 2]
    table = facing(Monster("cultist-2", "cultist", NEXT), do='spawn cultist at "ballroom.c"').choose(DEED)
    assert [monster.id for monster in table.state.monsters] == ["cultist-2", "cultist-1"]


@pytest.mark.rule("mansions/monster.id-token")
def test_there_are_six_identification_tokens() -> None:
    crowd = [("cultist", NEXT)] * 5 + [("ghost", NEXT)] * 2 + [("deep-one", NEXT)] * 2
    table = facing(*crowd, do='spawn cultist at "ballroom.c"').choose(DEED)
    assert len(table.state.monsters) == 9
    fewer = facing(*crowd[1:], do='spawn cultist at "ballroom.c"').choose(DEED)
    assert len(fewer.state.monsters) == 9
    new_kind = facing(*crowd, do='spawn riot at "ballroom.c"').choose(DEED)
    assert len(new_kind.state.monsters) == 10


@pytest.mark.rule("mansions/monster.defeated")
@pytest.mark.rule("mansions/monster.defeated-removed")
@pytest.mark.parametrize("successes", [1, 3])
def test_a_monster_with_as_much_damage_as_health_is_defeated_and_leaves_the_drawer(successes: int) -> None:
    table = facing(("cultist", HERE), ("cultist", NEXT), items=["crowbar"])
    dice = [*[S] * successes, *[B] * (3 - successes)]
    table.choose(("attack", "crowbar", "cultist-1"), rolls=["A1", dice])
    assert table.events("defeated") == [{"monster": "cultist-1", "kind": "cultist", "space": HERE}]
    assert [monster.id for monster in table.state.monsters] == ["cultist-2"]
    assert set(drawer(table)) == {"cultist-2"}
    assert "cultist-1" not in pieces(table)


@pytest.mark.rule("mansions/monster.defeated")
def test_a_monster_with_less_damage_than_health_stays() -> None:
    table = facing(("deep-one", HERE), items=["crowbar"])
    table.choose(("attack", "crowbar", "deep-one-1"), rolls=["A1", [S, B, B]])
    assert [(monster.id, monster.damage) for monster in table.state.monsters] == [("deep-one-1", 3)]


@pytest.mark.rule("mansions/monster.defeated-removed")
def test_a_defeated_figure_can_come_again() -> None:
    do = 'spawn priest-of-dagon at "ballroom.c"'
    there = facing(("priest-of-dagon", NEXT), do=do).choose(DEED)
    assert len(there.state.monsters) == 1
    again = facing(Monster("priest-of-dagon-1", "priest-of-dagon", HERE, damage=5), do=do, items=["crowbar"])
    again.choose(("attack", "crowbar", "priest-of-dagon-1"), rolls=["A1", [S, B, B]]).choose(DEED)
    assert [monster.space for monster in again.state.monsters] == [OPPOSITE]


# -- abilities -----------------------------------------------------------------------------------------------------


def prowled(kind: str, start: str, victim: str, tiles: Any, **more: Any) -> str:
    """Where a monster comes that moves one space toward somebody."""
    one = someone("ilja-brandt", victim)
    gone = someone("tobias-wren", "", out=True, done=True)
    table = position(one, gone, tiles=tiles, monsters=[(kind, start)], deed=("search", "prowl 1 all"), **more)
    table.choose(DEED, rolls=more.get("dice", ()))
    return str(table.state.monsters[0].space)


@pytest.mark.rule("mansions/monster.abilities")
@pytest.mark.parametrize(
    ("kind", "comes"),
    [("cultist", False), ("deep-one", True), ("child-of-dagon", True), ("hunting-horror", True), ("ghost", False)],
)
def test_aquatic_and_flying_monsters_cross_the_water(kind: str, comes: bool) -> None:
    assert (prowled(kind, "dock-2.c", "dock-2.a", [("dock-2", 0, 0, 0)]) == "dock-2.a") == comes


@pytest.mark.rule("mansions/monster.abilities")
@pytest.mark.parametrize(("kind", "comes"), [("hunting-horror", True), ("deep-one", False), ("cultist", False)])
def test_flying_monsters_cross_impassable_borders(kind: str, comes: bool) -> None:
    assert (prowled(kind, "attic.b", "attic.c", [("attic", 0, 0, 0)]) == "attic.c") == comes


@pytest.mark.rule("mansions/monster.abilities")
@pytest.mark.parametrize(("kind", "comes"), [("ghost", True), ("cultist", False), ("hunting-horror", False)])
def test_phasing_monsters_pass_walls(kind: str, comes: bool) -> None:
    assert (prowled(kind, "basement.a", "basement.d", [("basement", 0, 0, 0)]) == "basement.d") == comes


@pytest.mark.rule("mansions/monster.abilities")
def test_spells_deal_less_to_the_warded() -> None:
    table = facing(("priest-of-dagon", NEXT), items=["shriveling-1"])
    table.choose(("attack", "shriveling", "priest-of-dagon-1"), rolls=["A1", [S, B, B, B], "shriveling-2"])
    assert table.state.monsters[0].damage == 2
    plain = facing(("deep-one", NEXT), items=["shriveling-1"])
    plain.choose(("attack", "shriveling", "deep-one-1"), rolls=["A1", [S, B, B, B], "shriveling-2"])
    assert plain.state.monsters[0].damage == 3


# -- evade checks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/evade.when")
def test_whoever_leaves_a_space_with_a_monster_evades_first() -> None:
    table = facing(("cultist", HERE)).choose(("go", NEXT), rolls=PASSED)
    assert table.kinds().index("evades") < table.kinds().index("moves")
    assert table.state.investigators[0].space == NEXT
    free = facing(("cultist", NEXT)).choose(("go", NEXT))
    assert not free.events("evades")


@pytest.mark.rule("mansions/evade.when")
def test_any_action_but_attack_and_move_asks_for_an_evade_check() -> None:
    table = facing(("cultist", HERE), items=["axe"]).choose(DEED, rolls=PASSED)
    assert (len(table.events("evades")), clues(table)) == (1, 1)
    fights = facing(("cultist", HERE), items=["axe"])
    fights.choose(("attack", "axe", "cultist-1"), rolls=["A1", [B, B, B]])
    assert not fights.events("evades")


@pytest.mark.rule("mansions/evade.when")
@pytest.mark.parametrize(
    ("choice", "items"),
    [
        (("trade",), ["axe"]), (("set-fire", NEXT), ["kerosene-lantern"]), (("extinguish",), []), (("steal", 1), []),
        (("push", 1, NEXT), []), (("ability", 0), []), (("card", "bandages", "use", 0), ["bandages"]),
    ],
)  # fmt: skip
def test_each_of_these_actions_does(choice: Any, items: list[str]) -> None:
    table = facing(
        ("cultist", HERE), items=items, others=[someone("hanna-voss", HERE, "knife")], damage=["graze-1"], fire=[STUDY],
    )  # fmt: skip
    words = [str(word) for word in choice]
    table.choose(
        next(option for option in table.offered if option.split()[: len(words[:2])] == words[:2]), rolls=FAILED
    )
    assert table.events("wasted") == [{"who": 0}]
    assert table.state.turn.actions == 1


@pytest.mark.rule("mansions/evade.highest-awareness")
def test_only_the_monster_of_the_highest_awareness_is_evaded() -> None:
    table = facing(("cultist", HERE), ("riot", HERE), ("star-spawn", HERE), ("hunting-horror", NEXT))
    table.choose(("go", NEXT), rolls=[0, [S, S]])
    assert [event["monster"] for event in table.events("evades")] == ["riot-1"]


@pytest.mark.rule("mansions/evade.tie")
def test_among_equally_aware_monsters_the_investigator_chooses() -> None:
    table = facing(("cultist", HERE), ("deep-one", HERE), ("ghost", HERE)).choose(("go", NEXT)).asks("evade-whom", 0)
    assert table.offered == ["cultist-1", "deep-one-1"]
    table.choose("deep-one-1", rolls=PASSED)
    assert [event["monster"] for event in table.events("evades")] == ["deep-one-1"]


def evading(kind: str, text: int, *dice: Any) -> Driver:
    """Ilja Brandt searches in a space with a monster, and evades with this text."""
    top = {"damage": ["broken-leg-1"], "horror": ["mistrust-1"]}
    return facing((kind, HERE), top=top).choose(DEED, rolls=[text, *dice])


def pattern(kind: str, text: int) -> tuple[str, int, dict[str, Any]]:
    """The skill, the difficulty and the costs of an evade text, as the facts have it (section 16.8)."""
    card = MONSTERS[kind]
    hard = 1 if card.awareness <= 3 else 2
    waste: dict[str, Any] = {"wasted": True}
    talk = {"humanoid": ("influence", hard), "beast": ("strength", 1), "spirit": ("lore", 1)}[card.type]
    return (
        ("agility", hard, waste), ("agility", hard, {**waste, "d": 1}), ("agility", hard, {"D": 1}),
        ("strength", hard, waste), ("will", 1, {**waste, "h": 1}), ("observation", 1, {**waste, "restrained": True}),
        ("agility", 1, {**waste, "D": 1}), (*talk, waste),
    )[text]  # fmt: skip


@pytest.mark.content(
    "mansions/monster/cultist",
    "mansions/monster/deep-one",
    "mansions/monster/deep-one-hybrid",
    "mansions/monster/child-of-dagon",
    "mansions/monster/priest-of-dagon",
    "mansions/monster/ghost",
    "mansions/monster/hunting-horror",
    "mansions/monster/riot",
    "mansions/monster/star-spawn",
)
@pytest.mark.rule("mansions/evade.resolve")
@pytest.mark.rule("mansions/evade.may-waste")
@pytest.mark.parametrize("text", range(8))
@pytest.mark.parametrize("kind", VALUES)
def test_every_evade_text_does_what_it_says(kind: str, text: int) -> None:
    skill, hard, costs = pattern(kind, text)
    pool = INVESTIGATORS["ilja-brandt"].skills[skill] - (kind == "riot")
    assert len(evade.TEXTS[kind]) == 8
    good = evading(kind, text, [*[S] * hard, *[B] * (pool - hard)])
    assert (clues(good), suffered(good), conditions(good)) == (1, (0, 0), [])
    bad = evading(kind, text, [*[S] * (hard - 1), *[B] * (pool - hard + 1)])
    assert (clues(bad) == 0) == bool(costs.get("wasted"))
    one = bad.state.investigators[0]
    assert [card.up for card in one.damage] == ([True] * costs.get("D", 0) + [False] * costs.get("d", 0))
    assert [card.up for card in one.horror] == [False] * costs.get("h", 0)
    assert conditions(bad) == (["restrained"] if "restrained" in costs else [])


@pytest.mark.rule("mansions/evade.may-waste")
def test_a_wasted_move_goes_nowhere() -> None:
    table = facing(("cultist", HERE)).choose(("go", NEXT), rolls=FAILED)
    assert (table.state.investigators[0].space, table.state.turn.actions, table.state.turn.moves) == (HERE, 1, 0)


@pytest.mark.rule("mansions/evade.every-attempt")
def test_every_attempt_needs_a_check_of_its_own() -> None:
    table = facing(("cultist", HERE)).choose(DEED, rolls=PASSED).choose(DEED, rolls=FAILED)
    assert (len(table.events("evades")), clues(table)) == (2, 1)
    walk = facing(("cultist", HERE), ("cultist", NEXT)).choose(("go", NEXT), rolls=PASSED)
    walk.choose(("go", OPPOSITE), rolls=FAILED)
    assert (len(walk.events("evades")), walk.state.investigators[0].space) == (2, NEXT)


@pytest.mark.rule("mansions/evade.may-moves")
def test_a_move_that_an_effect_offers_needs_a_check_too() -> None:
    table = facing(("cultist", HERE), do="may-move 1").choose(DEED, rolls=PASSED).asks("may-move")
    failed = table.fork().choose(NEXT, rolls=FAILED)
    assert (len(failed.events("evades")), failed.state.investigators[0].space) == (2, HERE)
    table.choose(NEXT, rolls=PASSED)
    assert table.state.investigators[0].space == NEXT


@pytest.mark.rule("mansions/evade.may-moves")
def test_so_does_following_whom_one_has_pushed_and_stepping_through_a_door() -> None:
    table = facing(("cultist", HERE), others=[someone("hanna-voss", HERE)])
    table.choose(("push", 1, NEXT), rolls=PASSED).choose("agree").asks("may-move").choose(NEXT, rolls=FAILED)
    assert (table.state.investigators[0].space, table.state.investigators[1].space) == (HERE, NEXT)
    door = position(someone("ilja-brandt", OPPOSITE), tokens=["hall-door"], monsters=[("cultist", OPPOSITE)])
    door.choose(("token", "hall-door", "do"), rolls=PASSED).asks("may-move").choose("hall-1.a", rolls=FAILED)
    assert (door.state.investigators[0].space, len(door.events("evades"))) == (OPPOSITE, 2)


@pytest.mark.rule("mansions/evade.free-options")
def test_what_costs_no_action_needs_no_check() -> None:
    story = """
[[token]]
key = "glimpse"
kind = "sight"
at = "Ballroom.b"

[[event]]
key = "seen"
when = { token = "glimpse", action = false }
do = '''
clue +1
'''
"""
    table = facing(("cultist", HERE), story=story, tokens=["glimpse"]).choose(("look", "glimpse", "seen"))
    assert (clues(table), table.events("evades"), table.state.turn.actions) == (1, [], 2)


@pytest.mark.rule("mansions/evade.only-actor")
def test_only_whoever_acts_evades_and_not_those_who_trade_with_him() -> None:
    table = facing(("cultist", HERE), items=["axe"], others=[someone("hanna-voss", HERE)])
    table.choose(("trade",), rolls=PASSED).choose(("give", 1), "axe", "agree", "done")
    assert possessions(table, 1) == ["axe"]
    assert [event["who"] for event in table.events("evades")] == [0]


@pytest.mark.rule("mansions/evade.only-actor")
def test_in_another_reading_each_who_trades_does() -> None:
    def trading() -> Driver:
        table = facing(
            ("cultist", HERE), items=["axe"], others=[someone("hanna-voss", HERE)], rulings={"trade-evade": "everybody"}
        )  # fmt: skip
        return table.choose(("trade",), rolls=PASSED)

    failed = trading().choose(("give", 1), rolls=[0, [B] * 4])
    assert not offers(failed, "give")
    table = trading().choose(("give", 1), rolls=[0, [S, B, B, B]]).choose("axe", "agree", "done")
    assert [event["who"] for event in table.events("evades")] == [0, 1]
    assert possessions(table, 1) == ["axe"]


@pytest.mark.rule("mansions/evade.involuntary")
def test_whoever_is_moved_against_his_will_does_not_evade() -> None:
    table = facing(("cultist", HERE), do="flee 1").choose(DEED, rolls=PASSED).choose(NEXT)
    assert (table.state.investigators[0].space, len(table.events("evades"))) == (NEXT, 1)
    pushed = position(
        someone("ilja-brandt", HERE), someone("hanna-voss", HERE), monsters=[("cultist", HERE)]
    ).choose(("push", 1, NEXT), rolls=PASSED).choose("agree", "stay")  # fmt: skip
    assert [event["who"] for event in pushed.events("evades")] == [0]


@pytest.mark.rule("mansions/evade.resolve")
def test_what_an_evade_check_costs_is_settled_before_the_action_goes_on() -> None:
    down = ["graze-1", "graze-2", "winded-1", "winded-2", "shock-1", "shock-2"]
    table = facing(("cultist", HERE), damage=down, fire=[NEXT], top={"damage": ["second-wind-1", "knocked-back-1"]})
    table.choose(("go", NEXT), rolls=[2, [B, B, B]])
    assert (conditions(table), suffered(table)) == (["focused", "wounded"], (1, 0))
    gone = facing(
        ("cultist", HERE), damage=down, conditions=["wounded-1"], items=["axe"], top={"damage": ["second-wind-1"]}
    )
    gone.choose(("go", NEXT), rolls=[2, [B, B]])
    assert [card.key for card in gone.state.dropped[HERE]] == ["axe"]


@pytest.mark.rule("mansions/move.one-by-one")
@pytest.mark.rule("mansions/evade.resolve")
def test_whoever_is_carried_off_by_an_evade_check_goes_on_from_where_he_is() -> None:
    carried = {"top": {"damage": ["knocked-back-1"]}}
    table = facing(("cultist", HERE), **carried).choose(("go", NEXT), rolls=[2, [B, B, B]]).choose(LAST)
    assert (table.state.investigators[0].space, table.state.turn.moves) == (LAST, 2)
    assert not offers(table, "go", NEXT)
    offered = facing(("cultist", HERE), do="may-move 1", **carried).choose(DEED, rolls=PASSED)
    offered.choose(NEXT, rolls=[2, [B, B, B]]).choose(LAST)
    assert (offered.state.investigators[0].space, offered.decision.prompt) == (LAST, "act")


@pytest.mark.rule("mansions/evade.resolve")
@pytest.mark.content("mansions/condition/restrained")
def test_whoever_is_bound_by_an_evade_check_stays() -> None:
    bound = {"top": {"damage": ["pinned-1"]}}
    table = facing(("cultist", HERE), **bound).choose(("go", NEXT), rolls=[2, [B, B, B]])
    assert (table.state.investigators[0].space, conditions(table)) == (HERE, ["restrained"])
    assert not offers(table, "go")
    offered = facing(("cultist", HERE), do="may-move 1", **bound).choose(DEED, rolls=PASSED)
    assert offered.choose(NEXT, rolls=[2, [B, B, B]]).state.investigators[0].space == HERE


@pytest.mark.rule("mansions/evade.only-actor")
@pytest.mark.rule("mansions/push.consent-no-evade")
def test_in_other_readings_whoever_is_carried_off_while_he_evades_takes_no_part() -> None:
    crew = (someone("ilja-brandt", HERE, "axe"), someone("hanna-voss", HERE))
    rulings = {"trade-evade": "everybody", "push-consent": "evade"}

    def again() -> Driver:
        return position(*deepcopy(crew), monsters=[("cultist", HERE)], rulings=rulings,
                        top={"damage": ["knocked-back-1"]})  # fmt: skip

    table = again().choose("trade", rolls=PASSED).choose(("give", 1), rolls=[2, [B, B, B, B]]).choose(LAST)
    assert (possessions(table), possessions(table, 1)) == (["axe"], [])
    assert not offers(table, "give")
    pushed = again().choose(("push", 1, NEXT), rolls=PASSED).choose("agree", rolls=[2, [B, B, B, B]]).choose(LAST)
    assert (pushed.state.investigators[1].space, pushed.decision.prompt) == (LAST, "act")


# -- horror checks -------------------------------------------------------------------------------------------------


def frightened(*monsters: Any, rolls: Any = (), crew: Any = None, **more: Any) -> Driver:
    """The horror step, up to its first question or the next round."""
    people = crew or [someone("ilja-brandt", HERE)]
    top = {"horror": ["mistrust-1", "mistrust-2", "obsession-1", "obsession-2"]}
    return position(*people, monsters=monsters, phase="horror", rolls=rolls, top=top, **more)


def test_whom_to_look_at_is_part_of_the_horror_check_and_of_nothing_that_was_answered_before() -> None:
    question = frightened(("cultist", HERE), ("cultist", HERE)).asks("horror-of-whom", 0).match.view(0).question
    assert question is not None
    assert question.fresh
    assert question.cause is not None
    assert question.cause.id == "cause-horror-check"


@pytest.mark.rule("mansions/horror-step.each")
@pytest.mark.rule("mansions/horror-step.none")
def test_everybody_within_range_of_a_monster_makes_one_check_and_others_none() -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", STUDY), someone("casimir-holt", OPPOSITE)]
    table = frightened(("cultist", NEXT), ("cultist", LAST), crew=crew).asks("horror-of-whom", 0)
    table.choose("cultist-1", rolls=[0, [S, B, B, B]]).asks("horror-of-whom", 2)
    table.choose("cultist-2", rolls=[0, [B] * 5]).asks("who-next")
    assert [event["who"] for event in table.events("horror-check")] == [0, 2]
    assert [suffered(table, who) for who in (0, 1, 2)] == [(0, 0), (0, 0), (0, 1)]


@pytest.mark.rule("mansions/horror-step.nobody-in-range")
@pytest.mark.rule("mansions/horror-step.none")
def test_with_monsters_out_of_range_there_are_no_checks_and_the_round_ends() -> None:
    table = frightened(("star-spawn", "study.b"), crew=[someone("ilja-brandt", HERE), someone("hanna-voss", NEXT)])
    assert not table.events("horror-check")
    assert (table.decision.prompt, table.state.round) == ("who-next", 2)


@pytest.mark.rule("mansions/horror-step.no-monsters")
def test_without_monsters_the_next_round_comes_by_itself() -> None:
    table = frightened()
    assert (table.decision.prompt, table.state.round) == ("who-next", 2)
    assert not table.events("horror-check")


@pytest.mark.rule("mansions/horror-step.end-button")
@pytest.mark.rule("mansions/mythos.end")
def test_after_the_last_check_a_new_round_begins_with_an_investigator_phase() -> None:
    table = frightened(("cultist", NEXT), rolls=[0, [B] * 4])
    assert (table.decision.prompt, table.state.round, table.state.phase) == ("who-next", 2, "investigators")
    assert table.kinds().index("horror-check") < table.kinds().index("round")


@pytest.mark.rule("mansions/horror-step.same-check")
def test_those_who_check_against_the_same_monster_have_the_same_text() -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", NEXT)]
    table = frightened(("cultist", NEXT), crew=crew, rolls=[5, [B] * 4, [B] * 4])
    assert [event["text"] for event in table.events("horror-check")] == [5, 5]
    assert [conditions(table, who) for who in (0, 1)] == [["dazed"], ["dazed"]]


@pytest.mark.rule("mansions/horror-check.highest")
def test_only_the_most_horrible_monster_within_range_counts() -> None:
    crew = [someone("ilja-brandt", HERE), someone("tobias-wren", "", out=True, done=True)]
    there = [("cultist", HERE), ("deep-one", OPPOSITE), ("star-spawn", STUDY)]
    table = frightened(*there, rolls=[0, [B] * 4], crew=crew)
    assert [event["monster"] for event in table.events("horror-check")] == ["deep-one-1"]
    assert suffered(table) == (0, 2)


@pytest.mark.rule("mansions/horror-check.tie")
def test_among_equally_horrible_ones_the_investigator_chooses() -> None:
    table = frightened(("cultist", HERE), ("deep-one-hybrid", NEXT), ("cultist", NEXT)).asks("horror-of-whom", 0)
    assert table.offered == ["cultist-1", "deep-one-hybrid-1", "cultist-2"]
    table.choose("cultist-2", rolls=[0, [B] * 4])
    assert [event["monster"] for event in table.events("horror-check")] == ["cultist-2"]


def harm(kind: str, text: int) -> tuple[str, int, bool, str]:
    """The skill, the Horror, whether it lies faceup and what else a horror text brings (section 16.8)."""
    rating = MONSTERS[kind].horror
    n = 1 if rating == 1 else 2 if rating <= 6 else 3
    return (
        ("will", n, True, ""), ("will", n, True, ""), ("will", n + 1, False, ""), ("will", n, True, "all"),
        ("lore", n, True, ""), ("will", n, True, "dazed"), ("will", n, True, "away"), ("observation", n, True, "clue"),
    )[text]  # fmt: skip


@pytest.mark.content(
    "mansions/monster/cultist",
    "mansions/monster/deep-one",
    "mansions/monster/deep-one-hybrid",
    "mansions/monster/child-of-dagon",
    "mansions/monster/priest-of-dagon",
    "mansions/monster/ghost",
    "mansions/monster/hunting-horror",
    "mansions/monster/riot",
    "mansions/monster/star-spawn",
)
@pytest.mark.rule("mansions/horror-check.resolve")
@pytest.mark.parametrize("text", range(8))
@pytest.mark.parametrize("kind", VALUES)
def test_every_horror_text_does_what_it_says(kind: str, text: int) -> None:
    skill, amount, up, more = harm(kind, text)
    assert len(horror_check.TEXTS[kind]) == 8
    bad = frightened((kind, NEXT), rolls=[text, [B] * 4])
    one = bad.state.investigators[0]
    assert [card.up for card in one.horror] == [up] * amount
    assert conditions(bad) == (["dazed"] if more == "dazed" else [])
    assert one.space == (LAST if more == "away" else HERE)
    assert bad.state.rolled[-1].skill == skill
    good = frightened((kind, NEXT), rolls=[text, [S, B, B, B]])
    one = good.state.investigators[0]
    left = {"all": 0, "clue": 1}.get(more, amount - 1)
    assert len(one.horror) == left
    assert (clues(good), one.space) == ((1 if more == "clue" else 0), LAST if more == "away" and left else HERE)
    assert [card.up for card in one.horror] == [up and more != "clue"] * left
