"""Combat: the die, shooting, melee, escaping, and whom Intruders attack."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.combat import COMBAT_DIE
from koszmar.games.nemesis.proof.positions import position
from koszmar.kernel.testing.driver import Driver

HARD = "scratch-6"
"""An Attack card with a high blood number: whoever is checked with it lives."""


def fight(*faces: str, kind: str = "whisperer", checks: tuple[str, ...] = (HARD,), **table: object) -> Driver:
    """The Captain shoots the Revolver at an Intruder and rolls this face."""
    aboard = captain("06", intruders=[(kind, "06")], rolls=list(faces), tops={"attacks": list(checks)}, **table)
    aboard.choose(("shoot", "revolver", f"{kind}-1"))
    return pay(aboard, "rest")


def injuries(table: Driver) -> int:
    """The Injuries of the only Intruder."""
    return int(table.state.intruders[0].injuries)


@pytest.mark.rule("nemesis/combat.die")
def test_the_combat_die() -> None:
    assert sorted(COMBAT_DIE) == ["adult", "blank", "creeper", "creeper", "one", "two"]


@pytest.mark.rule("nemesis/combat.when")
@pytest.mark.rule("nemesis/surprise.entering-combat")
@pytest.mark.rule("nemesis/surprise.entering-not-encounter")
def test_whoever_enters_a_room_with_an_intruder_is_in_combat_without_an_encounter() -> None:
    table = captain("05", intruders=[("lurker", "06")])
    table.choose(("move", "06"))
    pay(table, "rest")
    assert table.offers(("melee", "lurker-1"))
    assert not [event for event in table.told if event.kind == "encounter"]


@pytest.mark.rule("nemesis/combat.shoot-needs-ammo")
@pytest.mark.rule("nemesis/action.shoot")
def test_without_ammo_nobody_shoots() -> None:
    table = captain("06", intruders=[("lurker", "06")])
    assert table.offers(("shoot", "revolver", "lurker-1"))
    table.state.characters[0].hands[0].ammo = 0
    assert "shoot" not in {str(key).split()[0] for key in captain_options(table)}


def captain_options(table: Driver) -> list[str]:
    """What the Captain may do as things stand now."""
    from koszmar.games.nemesis.actions import legal_actions
    from koszmar.kernel.flow import notation

    return [notation(key) for key in legal_actions(table.match.scene, 0)]


@pytest.mark.rule("nemesis/combat.shoot-spend")
def test_a_shot_spends_one_ammo() -> None:
    assert fight("blank", checks=()).state.characters[0].hands[0].ammo == 5


@pytest.mark.rule("nemesis/combat.shoot-blank")
@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker", "lair"])
def test_a_blank_misses(kind: str) -> None:
    assert injuries(fight("blank", kind=kind, checks=())) == 0


@pytest.mark.rule("nemesis/combat.shoot-creeper")
@pytest.mark.rule("nemesis/components.base-symbol-match")
def test_the_creeper_face_hits_only_the_lowest_type() -> None:
    assert injuries(fight("creeper", kind="lurker", checks=(HARD, HARD[:-1] + "5"))) == 1
    assert injuries(fight("creeper", kind="whisperer", checks=())) == 0


@pytest.mark.rule("nemesis/combat.shoot-adult")
def test_the_adult_face_hits_the_two_lowest_types() -> None:
    assert injuries(fight("adult", kind="whisperer")) == 1
    assert injuries(fight("adult", kind="stalker", checks=())) == 0


@pytest.mark.rule("nemesis/combat.shoot-one")
@pytest.mark.rule("nemesis/combat.injury-markers")
def test_one_hit_is_an_injury_for_anybody() -> None:
    assert injuries(fight("one", kind="stalker", checks=(HARD, "scratch-5"))) == 1


@pytest.mark.rule("nemesis/combat.shoot-two")
@pytest.mark.rule("nemesis/combat.weapon-text")
def test_a_double_hit_is_two_injuries_and_the_revolver_deals_one_more() -> None:
    assert injuries(fight("two", kind="whisperer")) == 3


@pytest.mark.rule("nemesis/combat.example-pistol")
def test_the_scientists_pistol_counts_a_double_hit_as_one() -> None:
    table = position(characters=["scientist", "pilot"], places=["06", "01"], hands=[["search", "rest"], []],
                     intruders=[("whisperer", "06")], rolls=["two"], tops={"attacks": [HARD]})  # fmt: skip
    table.choose(("shoot", "pistol", "whisperer-1"))
    pay(table, "rest")
    assert injuries(table) == 1


@pytest.mark.rule("nemesis/combat.attack-checked-after-injury")
def test_injuries_are_placed_before_the_check() -> None:
    table = fight("one", kind="whisperer", checks=("dismay-2a",))
    assert injuries(table) == 1
    table = fight("two", "seeder-1", kind="whisperer", checks=("dismay-2a",))
    assert table.state.intruders == []


# -- melee ---------------------------------------------------------------------------------------------------------


def brawl(face: str, kind: str = "whisperer", checks: tuple[str, ...] = (HARD,)) -> Driver:
    """The Captain fights with bare hands."""
    table = captain("06", intruders=[(kind, "06")], rolls=[face], tops={"attacks": list(checks), "serious": ["back"]})
    table.choose(("melee", f"{kind}-1"))
    return pay(table, "rest")


@pytest.mark.rule("nemesis/action.melee")
@pytest.mark.rule("nemesis/combat.melee-contamination")
@pytest.mark.rule("nemesis/contam.gain")
def test_melee_contaminates_whatever_comes_of_it() -> None:
    table = brawl("one")
    assert table.state.characters[0].discard == ["rest", "contamination-1"]
    assert injuries(table) == 1


@pytest.mark.rule("nemesis/combat.melee-miss")
@pytest.mark.rule("nemesis/wound.serious")
def test_a_melee_miss_is_a_serious_wound() -> None:
    table = brawl("creeper", checks=())
    assert [wound.key for wound in table.state.characters[0].wounds] == ["back"]
    assert injuries(table) == 0


@pytest.mark.rule("nemesis/combat.melee-double")
def test_in_melee_a_double_hit_is_one_injury() -> None:
    assert injuries(brawl("two")) == 1


# -- escaping ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/escape.how")
@pytest.mark.rule("nemesis/escape.then-move")
def test_whom_panic_drives_out_while_escaping_has_escaped_there() -> None:
    table = captain(
        "06", insanity=[2, 1], intruders=[("lurker", "06"), ("whisperer", "06")], rolls=["silence"],
        tops={"attacks": ["dismay-2a", "scratch-4", "scratch-5"], "panic": ["blind-escape"], "events": ["terror-1"]},
    )  # fmt: skip
    pay(table.choose(("move", "05")), "rest")
    assert table.state.characters[0].room == "07", "corridor 1, not the Room that was chosen before"
    attacks = [event.args["intruder"] for event in table.told if event.kind == "attack"]
    assert attacks == ["lurker-1", "lurker-1", "whisperer-2"], "the first one, and both as the character runs"
    assert [event.args["room"] for event in table.told if event.kind == "moves"] == ["07"]


@pytest.mark.rule("nemesis/escape.attack-first")
@pytest.mark.rule("nemesis/escape.then-move")
@pytest.mark.rule("nemesis/attack.when")
@pytest.mark.rule("nemesis/attack.each-separately")
def test_every_intruder_attacks_whoever_escapes_then_the_move_goes_on() -> None:
    table = captain(
        "06", intruders=[("lurker", "06"), ("whisperer", "06")], rolls=["silence"],
        tops={"attacks": ["scratch-4", "scratch-5"]},
    )  # fmt: skip
    table.choose(("move", "05"))
    pay(table, "rest")
    character = table.state.characters[0]
    assert (character.room, character.light) == ("05", 2)
    assert [event.args["intruder"] for event in table.told if event.kind == "attack"] == ["lurker-1", "whisperer-2"]


@pytest.mark.rule("nemesis/escape.dead-stays")
@pytest.mark.rule("nemesis/death.corpse")
def test_who_dies_escaping_lies_where_it_tried_to_leave() -> None:
    table = captain("06", intruders=[("whisperer", "06")], tops={"attacks": ["bite-2"]}, wounds=[["back", "leg"]],
                    hands=[PLAIN, ["search"]])  # fmt: skip
    table.choose(("move", "05"))
    pay(table, "rest", "order")
    assert table.state.characters[0].status == "dead"
    assert table.state.rooms["06"].objects == ["corpse-0"]


@pytest.mark.rule("nemesis/escape.example")
def test_the_example_of_an_escape_with_a_bite() -> None:
    table = captain("06", intruders=[("adult", "06")], tops={"attacks": ["bite-6"], "serious": ["back"]},
                    enemy="intruders", rolls=["silence"], objects={"11": []})  # fmt: skip
    table.choose(("move", "11"))
    pay(table, "rest")
    character = table.state.characters[0]
    assert (character.room, [wound.key for wound in character.wounds]) == ("11", ["back"])


# -- attacks -------------------------------------------------------------------------------------------------------


def attacked(**table: object) -> Driver:
    """Three characters with a Stalker in the Attack step."""
    return position(
        **{  # type: ignore[arg-type]
            "players": 3, "places": ["06", "06", "06"], "phase": "attacks", "intruders": [("stalker", "06")],
            "tops": {"attacks": ["scratch-4"]}, "stepwise": True, **table,
        }
    ).go_on()  # fmt: skip


@pytest.mark.rule("nemesis/attack.target-fewest")
def test_an_intruder_attacks_who_holds_the_fewest_cards() -> None:
    table = attacked(hands=[["rest", "order"], ["search"], ["search", "rest"]])
    assert [one.light for one in table.state.characters] == [0, 1, 0]


@pytest.mark.rule("nemesis/attack.target-contamination")
def test_contamination_counts_for_that() -> None:
    table = attacked(hands=[["rest"], ["search", "contamination-1", "contamination-2"], ["search", "rest"]])
    assert [one.light for one in table.state.characters] == [1, 0, 0]
    two = ["search", "rest"]
    fewer = attacked(hands=[two, ["search", "contamination-1", "contamination-2"], [*two, "search"]])
    assert [one.light for one in fewer.state.characters] == [1, 0, 0]  # with 1 Action card seat 1 is not the weakest


@pytest.mark.rule("nemesis/attack.target-tie")
def test_ties_go_to_the_first_player_or_whoever_is_nearest_after() -> None:
    hands = [["rest"], ["search"], ["search"]]
    assert [one.light for one in attacked(hands=hands, first=1).state.characters] == [0, 1, 0]
    more = [["rest"], ["search", "rest"], ["search"]]
    assert [one.light for one in attacked(hands=more, first=1).state.characters] == [0, 0, 1]


@pytest.mark.rule("nemesis/attack.card")
@pytest.mark.rule("nemesis/attack.discard")
@pytest.mark.rule("nemesis/attack.ignore-blood")
def test_a_card_without_the_attackers_symbol_misses_and_is_discarded() -> None:
    table = attacked(hands=[["rest"], [], []], tops={"attacks": ["braineating-4"]})
    assert all(one.light == 0 and not one.wounds for one in table.state.characters)
    assert table.state.discards["attacks"][:1] == ["braineating-4"]
    assert [one.room for one in table.state.intruders] == ["06"]


@pytest.mark.rule("nemesis/attack.hand-includes-contamination")
@pytest.mark.rule("nemesis/attack.encounter-target")
@pytest.mark.rule("nemesis/attack.example-surprise")
def test_a_surprise_attack_compares_all_cards_left_after_paying_with_the_token() -> None:
    for hand, surprised in (
        (["rest", "order", "reload", "contamination-1"], True),
        ([*PLAIN[1:], "contamination-1"], False),
    ):
        table = captain("05", hands=[hand, []], noise=["06/11"], bag=["seeder-4"], rolls=["2", "seeder-4"],
                        tops={"panic": ["heart-attack"]})  # fmt: skip
        table.choose(("move", "06"))
        pay(table, "rest")
        gained = [event for event in table.told if event.kind == "contaminated"]
        assert bool(gained) is surprised
