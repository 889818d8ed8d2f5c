"""The attack action: weapon, target, the app's text, damage (Attack Action; section 16.9 of the facts)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.mansions.house import HERE, NEXT, OPPOSITE, B, S, conditions, dealt, monster, offers, suffered

from koszmar.games.mansions.attacks import TEXTS, TWICE, pick_text
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

ARMS = ("axe", "machete", "38-revolver", "shriveling-1")
"""Heavy, bladed, firearm, Spell: with damage 3, 3, 2 and 2."""


def brandt(*items: str, monsters: Any = (("riot", HERE),), **more: Any) -> Driver:
    """Ilja Brandt with weapons: strength 3, agility 3, observation 4, lore 4, will 4."""
    others = more.pop("others", ())
    return position(someone("ilja-brandt", HERE, *items), *others, monsters=list(monsters), **more)


def aimed_at(table: Driver, weapon: str) -> list[str]:
    """The monsters that an attack with a weapon may be aimed at."""
    return [option.split()[2] for option in table.offered if option.startswith(f"attack {weapon} ")]


@pytest.mark.rule("mansions/attack.step-choose-attack")
@pytest.mark.rule("mansions/attack.unarmed")
def test_the_attacker_chooses_a_weapon_with_an_attack_symbol_or_his_fists() -> None:
    table = brandt("axe", "rope", "38-revolver")
    weapons = {option.split()[1] for option in table.offered if option.startswith("attack ")}
    assert weapons == {"axe", "38-revolver", "unarmed"}
    table.choose(("attack", "unarmed", "riot-1"), rolls=["A1", [S, B, B]])
    assert dealt(table) == 1


@pytest.mark.rule("mansions/attack.step-choose-attack")
def test_a_card_of_somebody_else_is_no_weapon() -> None:
    table = position(someone("ilja-brandt", HERE), someone("hanna-voss", HERE, "axe"), monsters=[("riot", HERE)])
    assert not offers(table, "attack", "axe")


@pytest.mark.rule("mansions/attack.step-choose-monster")
def test_the_attacker_chooses_his_target() -> None:
    table = brandt("axe", monsters=[("riot", HERE), ("cultist", HERE), ("cultist", HERE)])
    assert aimed_at(table, "axe") == ["riot-1", "cultist-1", "cultist-2"]
    table.choose(("attack", "axe", "cultist-2"), rolls=["A1", [B, B, S]])
    assert [one.id for one in table.state.monsters] == ["riot-1", "cultist-1"]


@pytest.mark.rule("mansions/attack.melee-same-space")
@pytest.mark.parametrize("weapon", ["axe", "machete", "unarmed"])
def test_a_blow_reaches_only_the_own_space(weapon: str) -> None:
    items = [] if weapon == "unarmed" else [weapon]
    assert aimed_at(brandt(*items, monsters=[("riot", HERE), ("cultist", NEXT)]), weapon) == ["riot-1"]


@pytest.mark.rule("mansions/attack.ranged-in-range")
def test_a_shot_reaches_every_monster_within_range() -> None:
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("alley-corner-1", 4, 0, 180)]
    table = position(
        someone("ilja-brandt", "alley-1.a", "38-revolver"), someone("hanna-voss", "street-1.a"), tiles=tiles,
        monsters=[("riot", "alley-1.a"), ("cultist", "alley-1.b"), ("ghost", "street-1.b"),
                  ("deep-one", "alley-corner-1.b")],
    )  # fmt: skip
    assert aimed_at(table, "38-revolver") == ["riot-1", "cultist-1", "ghost-1"]


@pytest.mark.rule("mansions/attack.step-confirm")
@pytest.mark.rule("mansions/attack.confirm-costs-action")
@pytest.mark.rule("mansions/attack.call-off")
def test_nothing_is_spent_before_the_attack_is_confirmed_and_one_action_then() -> None:
    table = brandt("axe", "38-revolver", monsters=[("riot", HERE), ("cultist", NEXT)])
    assert (table.state.turn.actions, table.kinds()) == (2, [])  # weapon and target may still be changed
    for option in ("attack axe riot-1", "attack 38-revolver riot-1", "attack 38-revolver cultist-1", "go ballroom.b"):
        assert option in table.offered
    table.choose(("attack", "axe", "riot-1"), rolls=["A3", [B, B, B]])
    assert (table.state.turn.actions, suffered(table)) == (1, (1, 0))  # what came of it is part of it
    assert table.state.turn.performed == 1


@pytest.mark.rule("mansions/attack.usual")
@pytest.mark.rule("mansions/attack.mark-damage")
@pytest.mark.rule("mansions/attack.damage-example")
def test_two_successes_with_a_weapon_of_damage_two_are_four_damage() -> None:
    table = brandt("crowbar")
    table.choose(("attack", "crowbar", "riot-1"), rolls=["A1", [S, S, B]])
    assert (dealt(table), table.events("monster-hurt")) == (4, [{"monster": "riot-1", "damage": 4, "left": 7}])
    table.choose(("attack", "crowbar", "riot-1"), rolls=["A1", [B, B, S]])
    assert dealt(table) == 7


@pytest.mark.rule("mansions/attack.no-evade")
def test_whoever_attacks_does_not_evade() -> None:
    table = brandt("38-revolver", monsters=[("riot", HERE), ("cultist", NEXT)])
    table.choose(("attack", "38-revolver", "cultist-1"), rolls=["A1", [S, B, B]])
    assert (table.events("evades"), monster(table)) == ([], "")


@pytest.mark.rule("mansions/attack.options-by-weapon")
@pytest.mark.parametrize(
    ("weapon", "skill", "pool"),
    [
        ("axe", "strength", 3), ("machete", "agility", 3), ("38-revolver", "agility", 3), ("shriveling", "lore", 4),
        ("unarmed", "strength", 3),
    ],
)  # fmt: skip
def test_there_are_five_kinds_of_attack_with_a_skill_each(weapon: str, skill: str, pool: int) -> None:
    table = brandt(*ARMS)
    table.choose(("attack", weapon, "riot-1"), rolls=["A1", [B] * pool, *(["shriveling-2"] * (weapon == "shriveling"))])
    assert table.events("roll")[0]["skill"] == skill


@pytest.mark.rule("mansions/attack.text-random")
def test_the_app_picks_one_of_the_texts_for_this_weapon_and_this_class_at_random() -> None:
    scene = brandt("axe").match.scene
    scene.chance = SeededChance("attack texts")
    for kind, against in (("heavy", "humanoid"), ("heavy", "beast"), ("unarmed", "humanoid"), ("firearm", "spirit")):
        found = Counter(pick_text(scene, kind, against) for _ in range(700))
        assert set(found) == set(TEXTS)
        twice = TWICE.get((kind, against))
        assert all((150 < found[text] < 260) if text == twice else (70 < found[text] < 160) for text in TEXTS)


# -- the texts -----------------------------------------------------------------------------------------------------

AGAINST = {"humanoid": "riot", "beast": "star-spawn", "spirit": "ghost"}
WEAPONS = {"heavy": "axe", "bladed": "machete", "firearm": "38-revolver", "unarmed": "unarmed", "spell": "shriveling"}
SKILLS = {
    "heavy": (3, 3), "bladed": (3, 4), "firearm": (3, 4), "unarmed": (3, 3), "spell": (4, 4),
}  # fmt: skip
"""The dice of Ilja Brandt in the first and in the second skill of each type."""


def struck(kind: str, text: str, successes: int, against: str = "humanoid") -> Driver:
    """An attack with so many successes."""
    first, second = SKILLS[kind]
    pool = {"A2": first - 1, "A4": second, "A6": first + 1}.get(text, first)
    crowd = ("hanna-voss", "odile-carrow", "jonah-pike", "amina-feld") if against == "spirit" else ()
    others = [someone(key, "study.a") for key in crowd]
    table = brandt(*ARMS, monsters=[(AGAINST[against], HERE)], others=others)
    more = ["shriveling-2"] if kind == "spell" else []
    dice = [S] * successes + [B] * (pool - successes)
    return table.choose(("attack", WEAPONS[kind], f"{AGAINST[against]}-1"), rolls=[text, dice, *more])


@pytest.mark.parametrize(
    ("kind", "weapon"), [("heavy", 3), ("bladed", 3), ("firearm", 2), ("unarmed", 0), ("spell", 2)]
)
@pytest.mark.rule("mansions/attack.usual")
def test_what_the_six_texts_deal_to_humanoids(kind: str, weapon: int) -> None:
    for text, dealt_by_two, dealt_by_one in (
        ("A1", weapon + 2, weapon + 1), ("A2", weapon + 3, weapon + 2), ("A3", weapon + 2, weapon + 1),
        ("A4", weapon + 2, weapon + 1), ("A5", weapon + 2, weapon + 1), ("A6", weapon + 2, weapon),
    ):  # fmt: skip
        for successes, damage in ((2, dealt_by_two), (1, dealt_by_one), (0, 0)):
            assert dealt(struck(kind, text, successes)) == damage, (text, successes)


@pytest.mark.parametrize(
    ("kind", "damage"), [("heavy", 1 + 1), ("bladed", 1 + 1), ("firearm", 0 + 1), ("spell", 3 + 1), ("unarmed", 1)]
)
def test_spirits_feel_weapons_less_and_spells_more(kind: str, damage: int) -> None:
    table = struck(kind, "A1", 1, "spirit")
    assert sum(event["damage"] for event in table.events("monster-hurt")) == damage
    if kind == "unarmed":
        table = struck(kind, "A1", 3, "spirit")
        assert sum(event["damage"] for event in table.events("monster-hurt")) == 2


@pytest.mark.parametrize(
    ("kind", "against", "harm", "dazed"),
    [
        ("heavy", "humanoid", 1, False), ("bladed", "beast", 1, False), ("spell", "humanoid", 1, False),
        ("firearm", "humanoid", 1, False), ("firearm", "beast", 0, False), ("unarmed", "humanoid", 1, False),
        ("unarmed", "beast", 1, True),
    ],
)  # fmt: skip
def test_what_the_third_text_costs_an_attacker_who_fails(kind: str, against: str, harm: int, dazed: bool) -> None:
    table = struck(kind, "A3", 0, against)
    one = table.state.investigators[0]
    assert (len(one.damage), "dazed" in conditions(table)) == (harm, dazed)
    assert not suffered(struck(kind, "A3", 1, against))[0]
    if harm:
        assert table.events("suffers")[0]["up"] == (kind == "unarmed")


def test_the_fifth_text_drives_the_target_away_with_three_successes() -> None:
    table = struck("heavy", "A5", 3)
    assert table.decision.prompt == "monster-way"
    table.choose(NEXT)
    assert monster(table, "riot-1") == NEXT
    assert monster(struck("heavy", "A5", 2), "riot-1") == HERE
    assert OPPOSITE not in table.offered
