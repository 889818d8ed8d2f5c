"""Investigators and their skills, dice, tests and Clues (Investigator, Skills, Dice, Tests, Clues)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from tests.games.mansions.house import HERE, NEXT, B, I, S, clues, conditions, offers, possessions, spaces, suffered

from koszmar.games.mansions import GAME
from koszmar.games.mansions.activations import ACTIVATIONS
from koszmar.games.mansions.effects.model import Effect
from koszmar.games.mansions.effects.reading import one_line
from koszmar.games.mansions.evade import TEXTS as EVADE_TEXTS
from koszmar.games.mansions.horror_check import TEXTS as HORROR_TEXTS
from koszmar.games.mansions.investigators import INVESTIGATORS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.puzzles.boards import BOARDS
from koszmar.games.mansions.scenario.library import scenario, shipped
from koszmar.games.mansions.settings import Parameters
from koszmar.games.mansions.skills import die
from koszmar.games.mansions.state import SKILLS
from koszmar.games.mansions.table.plan import board as drawn
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.words import LANGUAGES, Words


def searching(*effects: str, who: str = "ilja-brandt", items: Sequence[str] = (), **more: Any) -> Driver:
    """Somebody who can search for these effects; Ilja Brandt has 3, 3, 4, 4, 3, 4."""
    own = {name: more.pop(name) for name in ("clues", "conditions", "damage", "horror") if name in more}
    return position(someone(who, HERE, *items, **own), deed=("search", "\n".join(effects)), **more)


def dice_rolled(table: Driver) -> list[int]:
    """How many dice lay on the table in each test."""
    return [len(event["dice"]) for event in table.events("roll")]


# -- investigators -------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/investigator.meaning")
def test_an_investigator_is_a_card_a_figure_and_somebody_who_decides() -> None:
    table = position(someone("ilja-brandt", HERE), someone("hanna-voss", NEXT, "axe", "rope"),
                     deed=("search", "each others\n  drop own\neach others\n  put ballroom.d"))  # fmt: skip
    table.choose(DEED).asks("which-possession", seat=1).choose("axe")
    assert (possessions(table, 1), spaces(table)[1]) == (["rope"], "ballroom.d")
    (piece,) = [piece for piece in drawn(table.match.scene).pieces if piece.icon == "hanna-voss"]
    assert (piece.place, piece.seat) == ("ballroom.d", 1)


@pytest.mark.rule("mansions/investigator.ability")
def test_everybody_has_an_ability_of_his_own() -> None:
    assert all(card.on or card.options for card in INVESTIGATORS.values())
    used = position(someone("hanna-voss", HERE)).choose(("use", NEXT))
    assert (spaces(used)[0], used.events("ability")) == (NEXT, [{"who": 0}])
    assert not offers(position(someone("jonah-pike", HERE)), "use")


@pytest.mark.rule("mansions/investigator.back-story")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_back_of_every_card_tells_a_story_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    stories = [words.say(f"investigator-{key}.story") for key in INVESTIGATORS]
    assert len(set(stories)) == 8
    assert all(15 <= len(story.split()) <= 60 for story in stories)
    pieces = drawn(position(someone("jonah-pike", HERE)).match.scene).pieces
    assert any("story" in piece.text.args for piece in pieces if piece.icon == "jonah-pike" and piece.text)


@pytest.mark.rule("mansions/health.constant")
def test_damage_and_horror_do_not_lower_health_and_sanity() -> None:
    table = searching("damage 3 facedown", "horror 2 facedown").choose(DEED)
    (brandt,) = [piece for piece in drawn(table.match.scene).pieces if piece.icon == "ilja-brandt"]
    stats = {stat.id: (stat.value, stat.limit) for stat in brandt.stats}
    assert (stats["damage"], stats["horror"]) == ((3, 7), (2, 7))
    table = searching(
        "damage 1 facedown", damage=[f"{name}-1" for name in ("winded", "pinned", "shock", "graze", "adrenaline")]
    )
    table.choose(DEED)
    assert conditions(table) == []  # six of seven
    table.choose(DEED)
    assert conditions(table) == ["wounded"]


# -- skills --------------------------------------------------------------------------------------------------------


def skills_in(effects: Sequence[Effect]) -> Iterator[str]:
    """The skills that effects test."""
    for effect in effects:
        if effect.verb == "test":
            yield str(effect.args[0])
        if effect.verb == "quota":
            yield str(effect.args[1])
        yield from skills_in(effect.body)


def asked_at(kind: str) -> Counter[str]:
    """The skills that the scenarios test at a kind of token."""
    found: Counter[str] = Counter()
    for story in map(scenario, shipped()):
        for token, happenings in story.by_token.items():
            if story.tokens[token].kind == kind:
                for one in happenings:
                    found.update(skills_in(one.do))
                    for option in one.options:
                        found.update(skills_in(option[3]))
    return found


def resisted_with(kind: str) -> list[str]:
    """The skills that negate Damage or Horror when monsters attack, the most frequent ones first."""
    parts = [effect for texts in ACTIVATIONS.values() for text in texts for effect in one_line(text[3])]
    found = Counter(str(effect.args[effect.args.index("negate") + 1]) for effect in parts
                    if effect.verb == kind and "negate" in effect.args)  # fmt: skip
    return [skill for skill, _ in found.most_common()]


def attacked_with(weapon: str) -> str:
    """The skill that an attack tests."""
    items = () if weapon == "unarmed" else (weapon,)
    table = position(someone("ilja-brandt", HERE, *items), monsters=[("riot", HERE)])
    spell = weapon.startswith("shriveling")
    key = "shriveling" if spell else weapon
    more = ["shriveling-2"] if spell else []
    table.choose(("attack", key, "riot-1"), rolls=["A1", [B] * (4 if spell else 3), *more])
    return str(table.events("roll")[0]["skill"])


@pytest.mark.rule("mansions/skill.strength")
def test_strength_serves_heavy_weapons_and_resisting_damage() -> None:
    assert attacked_with("axe") == "strength"
    assert "strength" in resisted_with("damage")[:2]
    table = searching("damage 2 negate strength").choose(DEED, rolls=[[S, B, B]])
    assert suffered(table) == (1, 0)


@pytest.mark.rule("mansions/skill.agility")
def test_agility_serves_blades_firearms_and_evading() -> None:
    assert (attacked_with("machete"), attacked_with("38-revolver")) == ("agility", "agility")
    checks = Counter(skill for texts in EVADE_TEXTS.values() for text in texts for skill in skills_in(text))
    assert checks.most_common(1)[0][0] == "agility"


@pytest.mark.rule("mansions/skill.observation")
def test_observation_serves_finding_things_and_opening_locks() -> None:
    assert asked_at("search").most_common(1)[0][0] == "observation"
    locks = Counter(
        one.skill for story in map(scenario, shipped()) for one in story.puzzles.values() if one.kind == "lock"
    )
    assert locks.most_common(1)[0][0] == "observation"


@pytest.mark.rule("mansions/skill.lore")
def test_lore_serves_spells_and_learning() -> None:
    assert attacked_with("shriveling-1") == "lore"
    codes = {one.skill for story in map(scenario, shipped()) for one in story.puzzles.values() if one.kind == "code"}
    assert "lore" in codes


@pytest.mark.rule("mansions/skill.influence")
def test_influence_serves_dealing_with_people() -> None:
    assert asked_at("person").most_common(1)[0][0] == "influence"


@pytest.mark.rule("mansions/skill.will")
def test_will_serves_resisting_horror() -> None:
    assert resisted_with("horror")[0] == "will"
    assert all("will" in map(str, texts[0][0].args) for texts in HORROR_TEXTS.values())
    table = searching("horror 2 negate will").choose(DEED, rolls=[[S, B, B, B]])
    assert suffered(table) == (0, 1)


# -- dice and pools ------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/die.faces")
def test_a_die_has_three_successes_two_investigation_results_and_three_blanks() -> None:
    faces = die(searching("test lore").match.scene)
    assert Counter(faces) == {S: 3, I: 2, B: 3}
    assert Parameters().dice == 5


@pytest.mark.rule("mansions/test.notation")
@pytest.mark.rule("mansions/test.pool-skill")
@pytest.mark.rule("mansions/test.roll")
@pytest.mark.parametrize(("skill", "value"), list(zip(SKILLS, (3, 3, 4, 4, 3, 4), strict=True)))
def test_the_pool_is_the_value_of_the_skill_that_is_tested(skill: str, value: int) -> None:
    table = searching(f"test {skill}").choose(DEED, rolls=[[B] * value])
    (roll,) = table.events("roll")
    assert (roll["who"], roll["skill"], len(roll["dice"])) == (0, skill, value)


@pytest.mark.rule("mansions/test.pool-modifier")
@pytest.mark.parametrize(("modifier", "pool"), [("+1", 4), ("-1", 2), ("-2", 1)])
def test_the_modifier_of_the_text_changes_the_pool(modifier: str, pool: int) -> None:
    assert dice_rolled(searching(f"test agility {modifier} 1").choose(DEED, rolls=[[B] * pool])) == [pool]


@pytest.mark.rule("mansions/test.pool-effects")
def test_items_and_conditions_add_and_take_dice() -> None:
    assert dice_rolled(searching("test lore", items=["grotesque-stone"]).choose(DEED, rolls=[[B] * 5])) == [5]
    assert dice_rolled(searching("test will", items=["grotesque-stone"]).choose(DEED, rolls=[[B] * 3])) == [3]
    assert dice_rolled(searching("test strength", conditions=["wounded-1"]).choose(DEED, rolls=[[B] * 2])) == [2]
    both = searching("test lore +1", items=["grotesque-stone", "forensic-evidence"]).choose(
        DEED, rolls=[[B] * 5, [B, B]]
    )
    assert dice_rolled(both) == [7]


@pytest.mark.rule("mansions/test.minimum-one")
def test_at_least_one_die_is_rolled() -> None:
    table = searching("test strength -3 1", conditions=["wounded-1"]).choose(DEED, rolls=[[S]])
    assert (dice_rolled(table), table.events("result")[0]["result"]) == ([1], 1)


@pytest.mark.rule("mansions/test.too-few-dice")
def test_a_pool_larger_than_the_dice_in_the_box_is_rolled_in_batches() -> None:
    table = searching("test lore +8").choose(DEED, rolls=[[S, S, B, B, B], [S, B, B, B, B], [S, B]])
    assert (dice_rolled(table), table.events("result")[0]["result"]) == ([12], 4)


# -- changing dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/test.reroll-convert")
def test_dice_are_changed_after_the_roll_and_before_the_result() -> None:
    table = searching("test observation 2", "clue +1", items=["lucky-rabbits-foot"], clues=1)
    table.choose(DEED, rolls=[[I, S, B, B]])
    assert (table.decision.prompt, table.offered) == ("dice", ["keep", "lucky-rabbits-foot", "clue"])
    assert not table.events("result")
    table.choose("clue").choose("keep")
    assert (table.events("result")[0]["result"], clues(table)) == (2, 1)


@pytest.mark.rule("mansions/test.reroll-convert-order")
def test_rerolls_and_changes_come_in_any_order_and_in_turns() -> None:
    table = searching("test observation", items=["lucky-rabbits-foot"], clues=2, conditions=["focused-1"])
    table.choose(DEED, rolls=[[I, S, B, B]])
    table.choose("clue").choose("lucky-rabbits-foot", rolls=[I]).choose("clue").choose("focused-all", rolls=[[S]])
    assert table.events("result")[0]["result"] == 4


@pytest.mark.rule("mansions/test.reroll-convert-order")
def test_in_some_houses_nothing_is_rolled_again_after_a_change() -> None:
    table = searching(
        "test observation", items=["lucky-rabbits-foot"], clues=2, rulings={"dice-changes": "rerolls-first"}
    )
    table.choose(DEED, rolls=[[I, I, B, B]])
    assert table.choose("clue").offered == ["keep", "clue"]


@pytest.mark.rule("mansions/clue.convert")
def test_any_number_of_clues_turn_as_many_investigation_results_into_successes() -> None:
    table = searching("test observation", clues=3).choose(DEED, rolls=[[I, I, I, B]])
    kept = table.fork().choose("keep")
    assert (kept.events("result")[0]["result"], clues(kept)) == (0, 3)
    table.choose("clue", "clue", "keep")
    assert (table.events("result")[0]["result"], clues(table)) == (2, 1)
    table = searching("test observation", clues=3).choose(DEED, rolls=[[B, B, B, S]])
    assert table.decision.prompt == "act"  # there is nothing to change


@pytest.mark.rule("mansions/clue.convert")
def test_clues_may_be_spent_on_a_test_that_is_passed_so_that_somebody_else_has_the_most() -> None:
    effects = "test observation 1\none most clues\n  damage 1 facedown"

    def passed() -> Driver:
        people = someone("ilja-brandt", HERE, clues=2), someone("hanna-voss", NEXT, clues=1)
        return position(*people, deed=("search", effects)).choose(DEED, rolls=[[S, I, I, B]])

    assert passed().offered == ["keep", "clue"]
    assert suffered(passed().choose("keep"))[0] == 1
    spent = passed().choose("clue", "clue")
    assert (suffered(spent)[0], suffered(spent, 1)[0]) == (0, 1)


# -- the result ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/test.result")
@pytest.mark.parametrize("successes", [0, 1, 2, 3, 4])
def test_the_result_is_the_number_of_successes(successes: int) -> None:
    table = searching("test observation", *(f"  least {least}\n    add result 1" for least in (1, 2, 3, 4)))
    table.choose(DEED, rolls=[[S] * successes + [B] * (4 - successes)])
    assert table.events("result")[0]["result"] == table.state.plot.facts.get("result", 0) == successes


BRANCHES = ("test observation 2", "  pass\n    clue +1", "  fail\n    horror 1 facedown", "damage 1 facedown")


@pytest.mark.rule("mansions/test.difficulty")
@pytest.mark.rule("mansions/test.fail")
@pytest.mark.rule("mansions/test.consequences")
@pytest.mark.rule("mansions/test.if-clauses")
@pytest.mark.rule("mansions/test.independent-sentences")
@pytest.mark.parametrize(("successes", "passed"), [(1, False), (2, True), (3, True)])
def test_as_many_successes_as_the_difficulty_pass_and_fewer_fail(successes: int, passed: bool) -> None:
    table = searching(*BRANCHES).choose(DEED, rolls=[[S] * successes + [B] * (4 - successes)])
    assert table.events("roll")[0]["difficulty"] == 2
    assert (clues(table), len(table.state.investigators[0].horror)) == (int(passed), int(not passed))
    assert len(table.state.investigators[0].damage) == 1  # a sentence of its own depends on neither


@pytest.mark.rule("mansions/test.if-clauses")
def test_a_test_without_a_consequence_has_none() -> None:
    table = searching("test observation 2", "  pass\n    clue +1").choose(DEED, rolls=[[B] * 4])
    assert (clues(table), suffered(table)) == (0, (0, 0))


@pytest.mark.rule("mansions/test.negate")
@pytest.mark.parametrize(("successes", "left"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_every_success_prevents_one_of_the_cards(successes: int, left: int) -> None:
    for kind, place in (("damage", 0), ("horror", 1)):
        table = searching(f"{kind} 3 facedown negate will").choose(
            DEED, rolls=[[S] * successes + [B] * (4 - successes)]
        )
        assert suffered(table)[place] == left


@pytest.mark.rule("mansions/test.negate")
@pytest.mark.parametrize(("kind", "said", "po_polsku"), [
    ("damage", "At stake: 3 Damage; each success prevents 1.", "Grożą obrażenia: 3; każdy sukces chroni przed jednym."),
    ("horror", "At stake: 3 Horror; each success prevents 1.",
     "Grozi przerażenie: 3; każdy sukces chroni przed jednym."),
])  # fmt: skip
def test_whoever_may_change_such_dice_is_told_what_is_at_stake(kind: str, said: str, po_polsku: str) -> None:
    table = searching(f"{kind} 3 facedown negate will", clues=1).choose(DEED, rolls=[[I, B, B, B]]).asks("dice")
    question = table.match.view(0).question
    assert question
    assert Words(GAME, "en").say(question.prompt).endswith(said)
    assert Words(GAME, "pl").say(question.prompt).endswith(po_polsku)


@pytest.mark.rule("mansions/test.negate")
@pytest.mark.parametrize(("effect", "dice", "enough"), [
    ("horror 2 negate will", [I, S, B, B], False),
    ("horror 2 negate will", [I, S, S, B], True),
    ("test will 1", [I, S, B, B], True),
    ("test will 2", [I, S, B, B], False),
    ("test will", [I, S, S, S], False),
])  # fmt: skip
def test_whoever_has_successes_enough_is_told_so(effect: str, dice: list[str], enough: bool) -> None:
    question = searching(effect, clues=1).choose(DEED, rolls=[dice]).asks("dice").match.view(0).question
    assert question
    assert ("this is enough" in Words(GAME, "en").say(question.prompt)) == enough


# -- Clues ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/clue.not-possession")
def test_clues_are_neither_dropped_nor_traded_nor_stolen() -> None:
    table = position(someone("ilja-brandt", HERE, clues=2), someone("hanna-voss", HERE, clues=2))
    assert not offers(table, "trade")
    assert not offers(table, "steal")
    table = searching("drop own", "drop random", clues=2).choose(DEED)
    assert (clues(table), table.state.dropped) == (2, {})
    table = searching("eliminate", items=["axe"], clues=2)
    table.choose(DEED)
    assert [card.key for card in table.state.dropped[HERE]] == ["axe"]


@pytest.mark.rule("mansions/clue.puzzle-steps")
def test_clues_are_steps_of_a_puzzle_if_somebody_spends_them() -> None:
    table = searching("puzzle lock", clues=2).choose(DEED, rolls=[BOARDS[2][0]])
    assert table.decision.args["left"] == 4
    table.choose("clue", "clue")
    assert (table.decision.args["left"], clues(table), "clue" in table.offered) == (6, 0, False)
    table.choose("close")
    assert table.decision.prompt == "act"
