"""Monsters activate: a hundred and eight texts, twelve of each kind, and what investigators' attacks do to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.mansions.house import B, S, conditions, suffered
from tests.games.mansions.prowling import ACTIVATIONS, Text

from koszmar.games.mansions import activations
from koszmar.games.mansions.attacks import TEXTS as ATTACKS
from koszmar.games.mansions.bestiary import MONSTERS
from koszmar.games.mansions.investigators import INVESTIGATORS
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.games.mansions.state import Investigator, Monster
from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import RuleFault
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, OPPOSITE = "ballroom.a", "ballroom.b", "ballroom.c"
FAR_AWAY = "hall-2.b"
"""Six spaces from the first of the Ballroom."""
CORRIDOR = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("hall-2", 4, 1, 0)]
TOP = {
    "damage": ["broken-leg-1", "broken-leg-2", "cracked-ribs-1", "cracked-ribs-2", "open-wound-1", "open-wound-2",
               "crushed-fingers-1", "crushed-fingers-2"],
    "horror": ["mistrust-1", "mistrust-2", "obsession-1", "obsession-2", "fear-of-the-dark-1", "fear-of-the-dark-2",
               "stammer-1", "stammer-2"],
}  # fmt: skip
"""Cards that stay faceup and change no dice of these tests."""
NAMED = [pytest.param(text, id=f"{text.kind}-{text.number + 1}") for text in ACTIVATIONS]
OUTDOORS = [("yard-1", 0, 0, 0)]
EVERYBODY = pytest.mark.content(
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


def activates(text: Text, monster: str, *people: Investigator, rolls: Any = (), **more: Any) -> Driver:
    """A monster activates with this text; ties among ways are broken as they come."""
    crew = [*people] if len(people) > 1 else [*people, someone("tobias-wren", "", out=True, done=True)]
    table = position(
        *crew, phase="monsters", monsters=[Monster(f"{text.kind}-1", text.kind, monster, damage=more.pop("damage", 0))],
        rolls=[f"{text.kind}-1", text.number, *rolls], stepwise=True, **{"top": TOP, **more},
    ).go_on()  # fmt: skip
    while not table.is_between_steps:
        table.choose(table.offered[0])
    return table


def dice(text: Text, key: str, successes: int = 0) -> list[Any]:
    """What a victim rolls to negate; then, if he suffers for it, which copy of a double-sided Condition he gains."""
    found: list[Any] = []
    for _, _, skill in text.suffers:
        pool = INVESTIGATORS[key].skills[skill]
        found.append([S] * min(successes, pool) + [B] * (pool - successes))
    if text.more in ("+Cursed", "+Poisoned") and not successes:
        found.append(f"{text.more[1:].lower()}-1")
    return found


def in_reach(text: Text) -> tuple[str, dict[str, Any]]:
    """Where the monster stands so that an investigator in the first space is its victim, and what that needs."""
    if text.victim.endswith("outdoors"):
        return "yard-1.b", {"tiles": OUTDOORS}
    if text.victim.endswith("Darkness"):
        return NEXT, {"darkness": [HERE]}
    return (NEXT if text.reach == "move" else HERE), {}


def picks(text: Text, who: int = 0) -> list[int]:
    """What chance decides before the dice: a random victim."""
    return [who] if text.victim.startswith("random") else []


def test_the_facts_name_a_hundred_and_eight_texts() -> None:
    assert Counter(text.kind for text in ACTIVATIONS) == dict.fromkeys(MONSTERS, 12)
    assert {kind: len(texts) for kind, texts in activations.ACTIVATIONS.items()} == dict.fromkeys(MONSTERS, 12)


# -- what is suffered ----------------------------------------------------------------------------------------------


def after(text: Text, table: Driver, one: Investigator, place: str) -> None:
    """Whatever else happens to somebody who has suffered."""
    more = text.more
    assert conditions(table) == ([more[1:].lower()] if more.startswith("+") else [])
    assert one.clues == (0 if more == "clue-1" else 1)
    assert [card.key for card in one.possessions] == ([] if more == "drop 1 Item" else ["axe"])
    assert (one.space == place) == (not more.startswith("away"))
    assert (place in table.state.darkness) == (more == "Darkness" or text.victim.endswith("Darkness"))


@EVERYBODY
@pytest.mark.rule("mansions/monster-step.move-attack")
@pytest.mark.parametrize("text", NAMED)
def test_a_victim_without_a_success_suffers_all_of_it(text: Text) -> None:
    monster, more = in_reach(text)
    place = "yard-1.a" if "tiles" in more else HERE
    victim = someone("ilja-brandt", place, "axe", clues=1)
    rolls = [*picks(text), *dice(text, "ilja-brandt")]
    table = activates(text, monster, victim, rolls=rolls, damage=2 if text.more == "heals 1" else 0, **more)
    one = table.state.investigators[0]
    for kind, letter in (("damage", "D"), ("horror", "H")):
        suffers = [(amount, what) for amount, what, _ in text.suffers if what.upper() == letter]
        assert len(getattr(one, kind)) == sum(amount for amount, _ in suffers)
        assert all(card.up == (what == letter) for card in getattr(one, kind) for _, what in suffers)
    after(text, table, one, place)
    if text.more == "heals 1":
        assert table.state.monsters[0].damage == 1


@EVERYBODY
@pytest.mark.parametrize("text", NAMED)
def test_a_victim_with_enough_successes_suffers_nothing(text: Text) -> None:
    monster, more = in_reach(text)
    place = "yard-1.a" if "tiles" in more else HERE
    needed = max(amount for amount, _, _ in text.suffers)
    key = "jonah-pike" if needed > 3 else "ilja-brandt"
    successes = min(needed, *(INVESTIGATORS[key].skills[skill] for _, _, skill in text.suffers))
    rolls = [*picks(text), *dice(text, key, successes)]
    table = activates(text, monster, someone(key, place, "axe", clues=1), rolls=rolls, **more)
    one = table.state.investigators[0]
    left = sum(max(0, amount - successes) for amount, _, _ in text.suffers)
    assert sum(suffered(table)) == left
    if not left:
        assert (conditions(table), one.clues, one.space) == ([], 1, place)
        assert [card.key for card in one.possessions] == ["axe"]


def expected(text: Text) -> list[int]:
    """Who of Marguerite Sloane (rich, hurt, of good lore and influence) and Jonah Pike is meant."""
    match text.victim.split():
        case ["least", _]:
            return [1]
        case ["most", _]:
            return [0]
        case ["lowest", skill]:
            values = [INVESTIGATORS[key].skills[skill] for key in ("marguerite-sloane", "jonah-pike")]
            return [values.index(min(values))]
        case ["each", *_]:
            return [0, 1]
        case ["random", *_]:
            return [1]
    return []


@EVERYBODY
@pytest.mark.parametrize("text", [one for one in NAMED if expected(one.values[0])])  # type: ignore[arg-type]
def test_of_several_in_reach_the_text_says_who_is_attacked(text: Text) -> None:
    monster, more = in_reach(text)
    place = "yard-1.a" if "tiles" in more else HERE
    rich = someone(
        "marguerite-sloane", place, "axe", "knife", damage=["graze-1"], horror=["numb-1"], clues=2,
    )  # fmt: skip
    poor = someone("jonah-pike", place)
    keys, victims = ("marguerite-sloane", "jonah-pike"), expected(text)
    rolls = [*picks(text, 1), *(roll for who in victims for roll in dice(text, keys[who]))]
    table = activates(text, monster, rich, poor, rolls=rolls, **more)
    total = sum(amount for amount, _, _ in text.suffers)
    before = (2, 0)
    assert [sum(suffered(table, who)) - before[who] for who in (0, 1)] == [
        total if who in victims else 0 for who in (0, 1)
    ]


@EVERYBODY
@pytest.mark.parametrize("text", [one for one in NAMED if one.values[0].victim in ("near", "far", "first")])  # type: ignore[union-attr]
def test_near_far_and_first_are_counted_from_the_monster(text: Text) -> None:
    here, there = someone("ilja-brandt", NEXT), someone("odile-carrow", OPPOSITE)
    start = HERE if text.victim == "first" else NEXT
    table = activates(text, start, here, there, rolls=dice(text, "ilja-brandt"))
    assert [sum(suffered(table, who)) for who in (0, 1)] == [sum(amount for amount, _, _ in text.suffers), 0]
    assert table.state.monsters[0].space == (OPPOSITE if text.victim == "far" or text.way else NEXT)


@EVERYBODY
@pytest.mark.parametrize("text", [one for one in NAMED if one.values[0].more == "drawn 1"])  # type: ignore[union-attr]
def test_a_victim_may_be_drawn_nearer(text: Text) -> None:
    line = ["yard-1.a", "yard-1.b", "yard-2.a", "yard-2.b", "dock-1.a", "dock-1.b"]
    reach = {"w2": 2, "range": 3}[text.reach]
    tiles = [("yard-1", 0, 0, 0), ("yard-2", 2, 0, 0), ("dock-1", 4, 0, 0)]
    victim, rolls = someone("ilja-brandt", line[0]), [*picks(text), *dice(text, "ilja-brandt")]
    table = activates(text, line[text.spaces + reach], victim, tiles=tiles, rolls=rolls)
    assert (table.state.monsters[0].space, table.state.investigators[0].space) == (line[reach], line[1])


@EVERYBODY
@pytest.mark.parametrize("text", [one for one in NAMED if one.values[0].way == "through"])  # type: ignore[union-attr]
def test_a_monster_on_its_way_meets_those_in_its_own_space_too_and_goes_on(text: Text) -> None:
    here, there = someone("ilja-brandt", HERE), someone("odile-carrow", NEXT)
    keys = ["ilja-brandt"] if text.victim == "first" else ["ilja-brandt", "odile-carrow"]
    table = activates(text, HERE, here, there, rolls=[roll for key in keys for roll in dice(text, key)])
    assert [event["who"] for event in table.events("attacks")] == list(range(len(keys)))
    assert table.events("prowls")[0]["space"] == NEXT


# -- where it goes -------------------------------------------------------------------------------------------------


@EVERYBODY
@pytest.mark.rule("mansions/activation.two-branches")
@pytest.mark.parametrize("text", NAMED)
def test_a_monster_that_reaches_nobody_moves_instead_and_never_attacks(text: Text) -> None:
    victim = someone("ilja-brandt", HERE, damage=["graze-1"], horror=["numb-1"], clues=1)
    table = activates(text, FAR_AWAY, victim, tiles=CORRIDOR)
    assert len(table.events("prowls")) == text.spaces + text.instead
    assert suffered(table) == (1, 1)
    assert table.events("no-target") == [{"monster": f"{text.kind}-1"}]
    assert not table.events("attacks")


@EVERYBODY
@pytest.mark.parametrize("text", [one for one in NAMED if one.values[0].reach == "here"])  # type: ignore[union-attr]
def test_who_must_be_in_its_space_is_safe_one_space_farther_than_it_moves(text: Text) -> None:
    spaces = ["hall-1.b", "hall-1.a", OPPOSITE, NEXT]
    victim = someone("ilja-brandt", spaces[text.spaces], damage=["graze-1"], horror=["numb-1"], clues=1)
    reached = activates(text, spaces[0], victim, tiles=CORRIDOR, rolls=[*picks(text), *dice(text, "ilja-brandt")])
    assert reached.events("attacks")
    farther = [*spaces, HERE][text.spaces + 1]
    victim = someone("ilja-brandt", farther, damage=["graze-1"], horror=["numb-1"], clues=1)
    assert not activates(text, spaces[0], victim, tiles=CORRIDOR).events("attacks")


@EVERYBODY
def test_the_same_activation_does_not_come_twice_running() -> None:
    people = [someone("ilja-brandt", HERE), someone("tobias-wren", "study.a")]
    monster = Monster("cultist-1", "cultist", OPPOSITE, last=3)
    table = position(*people, phase="monsters", monsters=[monster], stepwise=True)
    with pytest.raises(RuleFault, match=r"says 3, which is not one of \[0, 1, 2, 4"):
        table.choose("go-on", rolls=["cultist-1", 3])
    table.match.scene.chance.rolls.clear()  # type: ignore[attr-defined]


# -- attacks of investigators --------------------------------------------------------------------------------------

WEAPONS = {
    "heavy": ("crowbar", 2, "strength", "agility"), "bladed": ("machete", 3, "agility", "observation"),
    "firearm": ("38-revolver", 2, "agility", "observation"), "spell": ("shriveling-1", 2, "lore", "will"),
    "unarmed": ("", 0, "strength", "agility"),
}  # fmt: skip
"""Of each type a weapon, its damage, its skill and its second skill."""


def strikes(kind: str, monster: str, text: str, successes: int) -> Driver:
    """Amina Feld attacks with a text and so many successes."""
    weapon, _, first, second = WEAPONS[kind]
    there = NEXT if kind in ("firearm", "spell") else HERE
    one = someone("amina-feld", HERE, *([weapon] if weapon else []))
    pool = INVESTIGATORS["amina-feld"].skills[second if text == "A4" else first] + {"A2": -1, "A6": 1}.get(text, 0)
    key = weapon.removesuffix("-1") if kind == "spell" else weapon or "unarmed"
    rolls: list[Any] = [text, [*[S] * successes, *[B] * (pool - successes)]]
    table = position(one, monsters=[(monster, there)], top={"damage": TOP["damage"]})
    table.choose(("attack", key, f"{monster}-1"), rolls=[*rolls, *(["shriveling-2"] if kind == "spell" else [])])
    return table


def damage(kind: str, text: str, successes: int, against: str) -> int:
    """What the facts say an attack deals (section 16.9)."""
    if not successes:
        return 0
    weapon, result = WEAPONS[kind][1], successes
    if against == "spirit":
        weapon = {"heavy": weapon // 2, "bladed": weapon // 2, "firearm": 0, "spell": weapon + 1, "unarmed": 0}[kind]
        result = -(-result // 2) if kind == "unarmed" else result
    if text == "A6":
        return weapon + result if successes >= 2 else weapon
    return weapon + result + (text == "A2")


@EVERYBODY
@pytest.mark.parametrize("monster", ["riot", "star-spawn", "ghost"])
@pytest.mark.parametrize("kind", WEAPONS)
@pytest.mark.parametrize("text", ATTACKS)
def test_every_text_of_an_attack_deals_what_it_says(monster: str, kind: str, text: str) -> None:
    against = MONSTERS[monster].type
    for successes in (0, 1, 2):
        table = strikes(kind, monster, text, successes)
        (dealt,) = [event["damage"] for event in table.events("monster-hurt")] or [0]
        assert dealt == damage(kind, text, successes, against)
        costs = text == "A3" and not successes and not (kind == "firearm" and against == "beast")
        one = table.state.investigators[0]
        assert [card.up for card in one.damage] == ([kind == "unarmed"] if costs else [])
        assert conditions(table) == (["dazed"] if costs and kind == "unarmed" and against == "beast" else [])


@EVERYBODY
def test_a_target_may_reel_one_space_away() -> None:
    table = strikes("bladed", "riot", "A5", 3).asks("monster-way")
    assert set(table.offered) == {NEXT, "ballroom.d", "lots"}
    table.choose(NEXT)
    assert table.state.monsters[0].space == NEXT
    assert strikes("bladed", "riot", "A5", 2).state.monsters[0].space == HERE


@EVERYBODY
def test_some_texts_come_twice_as_often() -> None:
    from koszmar.games.mansions.attacks import pick_text

    class Faces(Chance):
        def pick(self, things: Sequence[Any]) -> Any:
            self.things = things
            return things[0]

    scene = position(someone("ilja-brandt", HERE)).match.scene
    for kind in WEAPONS:
        for against in ("humanoid", "beast", "spirit"):
            faces = Faces()
            held, scene.chance = scene.chance, faces
            pick_text(scene, kind, against)
            scene.chance = held
            twice = {("heavy", "beast"): "A2", ("bladed", "humanoid"): "A6", ("unarmed", "humanoid"): "A5"}
            assert Counter(faces.things) == {
                text: 1 + (text == twice.get((kind, against))) for text in ("A1", "A2", "A3", "A4", "A5", "A6")
            }
