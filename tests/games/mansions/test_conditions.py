"""The Conditions: gained, kept, lost, and what the backs of some of them say (section 16.6 of the facts)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.mansions.house import VIEWERS, B, I, S, clues, conditions, offers, possessions, suffered

from koszmar.games.mansions.condition_cards import CONDITIONS, all_copies
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import Monster
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, OPPOSITE = "ballroom.a", "ballroom.b", "ballroom.c"


def having(condition: str, do: str = "clue +1", *others: Any, **more: Any) -> Driver:
    """Ilja Brandt with a Condition: strength 3, agility 3, observation 4, lore 4, influence 3, will 4."""
    own = {name: more.pop(name) for name in ("clues", "damage", "horror") if name in more}
    items = more.pop("items", ())
    one = someone("ilja-brandt", HERE, *items, conditions=[condition], **own)
    return position(one, *others, deed=("search", do), **more)


def held(table: Driver, who: int = 0) -> list[str]:
    """The Conditions of somebody, copy by copy."""
    return [card.key for card in table.state.investigators[who].conditions]


# -- gaining and losing --------------------------------------------------------------------------------------------


def test_there_are_sixty_cards() -> None:
    assert Counter(key.rpartition("-")[0] for key in all_copies()) == {
        "wounded": 5, "stunned": 5, "dazed": 5, "focused": 5, "restrained": 5, "emboldened": 5, "poisoned": 6,
        "cursed": 6, "insane": 18,
    }  # fmt: skip
    assert {key: len(card.backs) for key, card in CONDITIONS.items() if card.backs} == {"poisoned": 6, "cursed": 6}


@pytest.mark.rule("mansions/condition.no-duplicates")
@pytest.mark.parametrize("condition", ["dazed", "focused", "restrained", "emboldened", "poisoned", "cursed"])
def test_nobody_has_a_condition_twice(condition: str) -> None:
    table = having(f"{condition}-2", f"condition {condition}")
    deck = list(table.state.decks["condition"])
    table.choose(DEED)
    assert held(table) == [f"{condition}-2"]
    assert table.state.decks["condition"] == deck


@pytest.mark.rule("mansions/condition.random-copy")
@pytest.mark.parametrize("condition", ["poisoned", "cursed"])
def test_of_a_double_sided_condition_a_random_copy_is_taken(condition: str) -> None:
    def gained(seed: int) -> str:
        table = position(
            someone("ilja-brandt", HERE), deed=("search", f"condition {condition}"), chance=SeededChance(f"{seed}")
        )  # fmt: skip
        return held(table.choose(DEED))[0]

    assert {gained(seed) for seed in range(40)} == {f"{condition}-{number}" for number in range(1, 7)}


@pytest.mark.rule("mansions/condition.back-hidden")
@pytest.mark.parametrize("condition", ["poisoned", "cursed"])
def test_nobody_sees_the_back_of_a_condition_not_even_its_holder(condition: str) -> None:
    table = having(f"{condition}-3")
    for seat in (0, 1, None):
        (card,) = next(zone for zone in table.view(seat).zones if zone.id == "conditions-0").cards
        assert (card.id, card.title.id, card.text.id) == (  # type: ignore[union-attr]
            f"conditions-0/{condition}", f"condition-{condition}", f"condition-{condition}.text",
        )  # fmt: skip
    for viewer in VIEWERS:
        worlds = [table.match.fork(seed=seed, as_seen_by=viewer) for seed in range(12)]
        assert len({world.state.investigators[0].conditions[0].key for world in worlds}) > 2


# -- with one side -------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/condition/wounded")
@pytest.mark.parametrize(("skill", "pool"), [("strength", 2), ("agility", 2), ("lore", 4), ("will", 4)])
def test_the_wounded_have_a_die_less_in_strength_and_agility(skill: str, pool: int) -> None:
    having("wounded-1", f"test {skill} 1").choose(DEED, rolls=[[B] * pool])


@pytest.mark.content("mansions/condition/wounded", "mansions/condition/insane")
@pytest.mark.parametrize("condition", ["wounded", "insane"])
def test_nothing_cures_the_wounded_or_the_insane(condition: str) -> None:
    table = having(f"{condition}-1", f"cure {condition}").choose(DEED)
    assert held(table) == [f"{condition}-1"]


@pytest.mark.content("mansions/condition/stunned")
def test_the_stunned_can_only_shake_it_off() -> None:
    table = having("stunned-1", items=["axe"], monsters=[("cultist", HERE)], fire=[HERE])
    assert table.offered == ["shake-off", "end"]
    table.choose("shake-off")
    assert (conditions(table), table.state.turn.actions, suffered(table)) == ([], 1, (0, 0))
    assert offers(table, "token", "thing")


@pytest.mark.content("mansions/condition/dazed")
def test_the_dazed_spend_no_clues_and_it_ends_with_the_turn() -> None:
    table = having("dazed-1", "test lore 1", clues=1).choose(DEED, rolls=[[I, B, B, B]])
    assert (table.decision.prompt, clues(table)) == ("act", 1)
    table.choose("end")
    assert conditions(table) == []
    puzzle = having("dazed-1", "puzzle code", clues=1).choose(DEED)
    assert not offers(puzzle, "clue")


@pytest.mark.content("mansions/condition/focused")
def test_the_focused_roll_any_number_of_dice_again_once() -> None:
    table = having("focused-1", "test lore 2").choose(DEED, rolls=[[S, I, B, B]]).asks("dice", 0)
    assert set(table.offered) == {"keep", "focused-all", "focused-blanks"}
    blanks = table.fork().choose("focused-blanks", rolls=[[S, B]])
    assert (blanks.state.rolled[-1].faces, conditions(blanks)) == ([S, I, S, B], [])
    table.choose("focused-all", rolls=[[B, B, S]])
    assert (table.state.rolled[-1].faces, conditions(table)) == ([S, B, B, S], [])


@pytest.mark.content("mansions/condition/restrained")
def test_the_restrained_cannot_move() -> None:
    table = having("restrained-1")
    assert not offers(table, "go")
    asked = having("restrained-1", "may-move 1").choose(DEED).asks("act")
    assert asked.state.investigators[0].space == HERE


@pytest.mark.content("mansions/condition/restrained")
@pytest.mark.parametrize("skill", ["strength", "agility"])
@pytest.mark.parametrize("who", [0, 1])
def test_anyone_in_the_space_can_free_the_restrained(skill: str, who: int) -> None:
    crew = [someone("ilja-brandt", HERE), someone("hanna-voss", HERE)]
    crew[1 - who].conditions = someone("ilja-brandt", HERE, conditions=["restrained-1"]).conditions
    table = position(*crew, who=0)
    whose = 1 - who
    failed = table.fork().choose(("recover", whose, "restrained", skill), rolls=[[S, B, B]])
    assert conditions(failed, whose) == ["restrained"]
    table.choose(("recover", whose, "restrained", skill), rolls=[[S, S, B]])
    assert conditions(table, whose) == []


@pytest.mark.content("mansions/condition/restrained")
@pytest.mark.parametrize("do", ["flee 1", 'put "ballroom.c"', "drawn 1"])
def test_whoever_an_effect_moves_is_restrained_no_longer(do: str) -> None:
    table = having("restrained-1", do, monsters=[Monster("cultist-1", "cultist", NEXT)])
    table.choose(DEED)
    assert (conditions(table), table.state.investigators[0].space != HERE) == ([], True)


@pytest.mark.content("mansions/condition/restrained")
def test_whoever_is_pushed_is_restrained_no_longer() -> None:
    table = position(someone("ilja-brandt", HERE), someone("hanna-voss", HERE, conditions=["restrained-1"]))
    table.choose(("push", 1, NEXT), "agree", "stay")
    assert (conditions(table, 1), table.state.investigators[1].space) == ([], NEXT)


@pytest.mark.content("mansions/condition/emboldened")
@pytest.mark.parametrize(("amount", "left"), [(1, 0), (3, 1)])
def test_the_emboldened_suffer_two_horror_less_once(amount: int, left: int) -> None:
    table = having("emboldened-1", f"horror {amount} facedown").choose(DEED).asks("use-emboldened", 0)
    refused = table.fork().choose("no")
    assert (suffered(refused), conditions(refused)) == ((0, amount), ["emboldened"])
    table.choose("yes")
    assert (suffered(table), conditions(table)) == ((0, left), [])


@pytest.mark.content("mansions/condition/emboldened")
def test_being_emboldened_does_not_help_against_damage() -> None:
    table = having("emboldened-1", "damage 1 facedown").choose(DEED).asks("act")
    assert (suffered(table), conditions(table)) == ((1, 0), ["emboldened"])


# -- with two sides ------------------------------------------------------------------------------------------------


def mythos_ends(condition: str, *dice: Any) -> Driver:
    """The end of the Mythos phase with a Condition."""
    return position(someone("ilja-brandt", HERE, conditions=[condition]), phase="round-ends", rolls=dice)


@pytest.mark.content("mansions/condition/poisoned")
def test_strength_overcomes_poison_at_the_end_of_the_mythos_phase() -> None:
    table = mythos_ends("poisoned-3", [S, B, B])
    assert (conditions(table), suffered(table), table.state.round) == ([], (0, 0), 2)


POISON: list[tuple[int, tuple[int, int], list[str]]] = [
    (1, (0, 0), []), (2, (1, 0), ["poisoned"]), (3, (2, 0), []), (4, (1, 0), []), (5, (0, 0), ["poisoned", "dazed"]),
    (6, (1, 0), ["stunned"]),
]  # fmt: skip


@pytest.mark.content("mansions/condition/poisoned")
@pytest.mark.parametrize(("copy", "harm", "after"), POISON)
def test_otherwise_the_back_of_the_poison_is_read(copy: int, harm: tuple[int, int], after: list[str]) -> None:
    table = mythos_ends(f"poisoned-{copy}", [B, B, B])
    assert (suffered(table), conditions(table)) == (harm, after)
    assert table.events("condition-flips") == [{"who": 0, "condition": "poisoned", "back": copy}]
    assert (f"poisoned-{copy}" in table.state.decks["condition"]) == ("poisoned" not in after)


CURSES: list[tuple[int, dict[str, Any], Callable[[Driver], bool], bool]] = [
    (1, {}, lambda table: suffered(table) == (0, 0), False),
    (2, {}, lambda table: suffered(table) == (0, 1), False),
    (3, {"monsters": [("cultist", NEXT)]}, lambda table: table.state.monsters[0].space == HERE, True),
    (4, {"clues": 1}, lambda table: (clues(table), suffered(table)) == (0, (0, 0)), False),
    (4, {}, lambda table: suffered(table) == (0, 1), False),
    (5, {"items": ["axe"]}, lambda table: possessions(table) == [] and HERE in table.state.dropped, True),
    (6, {}, lambda table: table.state.darkness == [HERE], False),
]


@pytest.mark.content("mansions/condition/cursed")
@pytest.mark.parametrize(("copy", "more", "came_true", "stays"), CURSES)
def test_a_test_without_a_success_brings_the_curse_to_light(
    copy: int, more: dict[str, Any], came_true: Callable[[Driver], bool], stays: bool
) -> None:
    table = having(f"cursed-{copy}", "test lore 1", **more)
    table.choose(DEED, rolls=[[B] * 4, *(["axe"] if copy == 5 else [])])
    assert came_true(table)
    assert (conditions(table) == ["cursed"]) == stays


@pytest.mark.content("mansions/condition/cursed")
def test_a_success_keeps_the_curse_asleep() -> None:
    table = having("cursed-2", "test lore 4").choose(DEED, rolls=[[S, B, B, B]])
    assert (conditions(table), suffered(table)) == (["cursed"], (0, 0))
