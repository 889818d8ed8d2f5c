"""Monsters that only a scenario has: values, activations, checks attack texts of their own, on the box's figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import ndiff
from pathlib import Path
from typing import Any

import pytest
from tests.games.mansions.house import HERE, B, S, clues, conditions, dealt, suffered

from koszmar.games.mansions.minds.fights import menace
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.editing import opened
from koszmar.games.mansions.scenario.sharing import start
from koszmar.games.mansions.scenario.writing import write_plot
from koszmar.games.mansions.state import Monster
from koszmar.kernel.testing.driver import Driver

NURSE = """
[[monster]]
key = "nurse"
figure = "ghost"
text = "nurse-about"
class = "humanoid"
health = 2
each = 1
awareness = 4
horror = 2
brawn = 3
ability = "none"

  [[monster.activations]]
  text = "nurse-comes"
  move = "0"
  reach = "here"
  victim = "each"
  do = "damage 1"
  instead = 0

  [[monster.activations]]
  move = "0"
  reach = "here"
  victim = "least damage"
  do = "horror 1"
  instead = 0

  [[monster.evades]]
  text = "nurse-asks"
  do = '''
  test influence 1
    fail
      horror 2 facedown
      waste
  '''

  [[monster.frights]]
  do = "horror 1 facedown"

  [[monster.attacks]]
  text = "nurse-ducks"
  with = ["unarmed"]
  skill = "will"
  dice = -1
  damage = 2
  hit = "clue +1"
  miss = "condition dazed"
"""


def beside(phase: str = "turn", **more: Any) -> Driver:
    """Ilja Brandt (strength 3, influence 3, will 4) in a space with the nurse."""
    nurse = Monster("ghost-1", "ghost", HERE, name="nurse")
    return position(someone("ilja-brandt", HERE), monsters=[nurse], story=NURSE, phase=phase, **more)


def piece(table: Driver) -> Any:
    """How the nurse looks on the board."""
    return next(one for one in table.view(0).boards[0].pieces if one.id == "ghost-1")


def test_it_has_its_own_values_and_the_figure_of_another() -> None:
    shown = piece(beside())
    assert shown.icon == "ghost"
    assert {stat.id: (stat.value, stat.limit) for stat in shown.stats} == {
        "damage": (0, 4), "awareness": (4, None), "horror-rating": (2, None), "brawn": (3, None),
    }  # fmt: skip


@pytest.mark.parametrize(("number", "harm"), [(0, (1, 0)), (1, (0, 1))])
def test_it_does_what_its_own_activations_say(number: int, harm: tuple[int, int]) -> None:
    table = beside("monsters", rolls=["ghost-1", number], stepwise=True).go_on()
    assert suffered(table) == harm
    said = [event["text"] for event in table.events("says")]
    assert ("nurse-comes" in said) == (number == 0)


def test_the_same_activation_does_not_come_twice_running() -> None:
    nurse = Monster("ghost-1", "ghost", HERE, name="nurse", last=0)
    crew = [someone("ilja-brandt", HERE), someone("tobias-wren", "", out=True, done=True)]
    table = position(
        *crew, monsters=[nurse], story=NURSE, phase="monsters", rolls=["ghost-1", 1], stepwise=True
    ).go_on()  # the only one that is left to choose from
    assert suffered(table) == (0, 1)


def test_it_is_evaded_as_its_scenario_says() -> None:
    table = beside().choose(("go", "ballroom.b"), rolls=[0, [B, B, B]])
    assert (table.state.investigators[0].space, suffered(table)) == (HERE, (0, 2))
    assert table.state.rolled[-1].skill == "influence"
    assert [event["text"] for event in table.events("says")] == ["nurse-asks"]


def test_its_horror_checks_are_its_own() -> None:
    table = beside("horror", rolls=[0])
    assert [card.up for card in table.state.investigators[0].horror] == [False]


def test_an_attack_on_it_follows_its_own_text() -> None:
    table = beside().choose(("attack", "unarmed", "ghost-1"), rolls=["own-0", [S, B, B]])
    assert (table.state.rolled[-1].skill, dealt(table, "ghost-1"), clues(table)) == ("will", 3, 1)
    table.choose(("attack", "unarmed", "ghost-1"), rolls=["own-0", [B, B, B]])
    assert conditions(table) == ["dazed"]


def test_an_attack_that_it_has_no_text_for_follows_those_of_its_class() -> None:
    nurse = Monster("ghost-1", "ghost", HERE, name="nurse")
    table = position(someone("ilja-brandt", HERE, "axe"), monsters=[nurse], story=NURSE)
    table.choose(("attack", "axe", "ghost-1"), rolls=["A1", [S, B, B]])
    assert table.state.monsters == []  # a humanoid: the whole damage of the axe, unlike against a spirit


def test_it_is_pushed_by_its_own_brawn_and_blocked_by_barricades_like_its_ability_says() -> None:
    table = beside().choose(("push", "ghost-1", "ballroom.b"), rolls=[0, [S, B, B], [S, S, B]])
    assert table.state.monsters[0].space == HERE  # a ghost of the box has brawn 1
    table.choose(("push", "ghost-1", "ballroom.b"), rolls=[0, [S, B, B], [S, S, S]])
    assert table.state.monsters[0].space == "ballroom.b"


def test_it_spawns_by_its_key_on_its_figure_and_its_defeat_is_noticed() -> None:
    story = (
        NURSE
        + """
[[event]]
key = "gone"
when = { defeated = "nurse" }
do = "clue +2"
"""
    )
    table = position(
        someone("ilja-brandt", HERE, "axe"), story=story, deed=("interact", 'spawn nurse at "ballroom.a" or nothing')
    )
    table.choose(DEED)
    (one,) = table.state.monsters
    assert (one.id, one.kind, one.name, one.space) == ("ghost-1", "ghost", "nurse", HERE)
    table.choose(("attack", "axe", "ghost-1"), rolls=["A1", [S, B, B]])
    assert table.state.monsters == []


def test_three_figures_are_enough_for_three_of_them_and_the_substitute_comes_then() -> None:
    lines = "\n".join(['spawn nurse at "ballroom.a" or cultist'] * 4)
    table = position(someone("ilja-brandt", "ballroom.b"), story=NURSE, deed=("interact", lines)).choose(DEED)
    assert [(one.id, one.name) for one in table.state.monsters] == [
        ("ghost-1", "nurse"), ("ghost-2", "nurse"), ("ghost-3", "nurse"), ("cultist-1", ""),
    ]  # fmt: skip


def test_bots_fear_it_as_much_as_it_hurts() -> None:
    fierce = NURSE.replace('do = "damage 1"', 'do = "damage 9"')
    mild, wild = (
        position(someone("ilja-brandt", HERE), monsters=[Monster("ghost-1", "ghost", HERE, name="nurse")], story=story)
        for story in (NURSE, fierce)
    )
    fear = [menace(table.match.scene, table.state.monsters[0]) for table in (mild, wild)]
    assert 0 < fear[0] < fear[1]


# -- the file ----------------------------------------------------------------------------------------------------------

TEXTS = ("monster-nurse", "nurse-about", "nurse-comes", "nurse-asks", "nurse-ducks")


def folder(
    monster: str = NURSE, spawn: str = 'spawn nurse at "entry-hall.b" or nothing', texts: Sequence[str] = TEXTS
) -> dict[str, bytes]:
    """The small scenario of ``koszmar scenario new``, in which the nurse comes at the beginning."""
    files = dict(start("my-scenario"))
    plot = files["scenario.toml"].decode().replace("objective find-light\n", f"objective find-light\n{spawn}\n", 1)
    files["scenario.toml"] = (plot + monster).encode()
    for lang in ("en", "pl"):
        files[f"{lang}.ftl"] += "".join(f"{key} = A text.\n" for key in texts).encode()
    return files


def problems(files: dict[str, bytes]) -> list[str]:
    return [str(one) for one in complaints(files) if one.grave or "monster" in one.where]


def test_a_scenario_with_a_monster_of_its_own_is_fine() -> None:
    assert problems(folder()) == []


def test_its_texts_may_stand_in_the_plot() -> None:
    told = NURSE.replace('"nurse-comes"', '{ en = "She comes.", pl = "Nadchodzi." }')
    files = folder(told)
    for lang in ("en", "pl"):
        files[f"{lang}.ftl"] = files[f"{lang}.ftl"].replace(b"nurse-comes = A text.\n", b"")
    assert problems(files) == []


PAGE = Path(__file__).parents[3] / "docs/scenarios.md"


def test_the_one_that_the_page_shows_can_be_played() -> None:
    examples = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (shown,) = [one for one in examples if "night-nurse" in one]
    texts = ("monster-night-nurse", "nurse-about", "nurse-comes")
    assert problems(folder(shown, 'spawn night-nurse at "entry-hall.b" or nothing', texts)) == []


WRONG = {
    "figure": ('figure = "ghost"', 'figure = "gost"', "there is no figure 'gost'", "did you mean 'ghost'?"),
    "ability": ('ability = "none"', 'ability = "flyng"', "there is no ability 'flyng'", "did you mean 'flying'?"),
    "class": ('class = "humanoid"', 'class = "plant"', "'plant' cannot stand here", "one of: humanoid, beast, spirit"),
    "health": ("health = 2\neach = 1", "health = 0\neach = 0", "it would fall before it stands", "health = 1"),
    "move": ('move = "0"', 'move = "far"', "nobody can move 'far'", "2 through"),
    "met": ('reach = "here"', 'reach = "met"', "those whom it went `through`", "2 through"),
    "victim": ('victim = "each"', 'victim = "tallest"', "nobody is 'tallest'", "least damage"),
    "effect": ('do = "damage 1"', 'do = "damge 1"', "'damge' cannot stand here", "did you mean 'damage'?"),
    "key": ('key = "nurse"', 'key = "cultist"', "'cultist' is a monster of the box already", "call it something else"),
    "unknown": ("brawn = 3", "brwan = 3", "there is no 'brwan' here", "did you mean 'brawn'?"),
    "inner": ("instead = 0", "insted = 0", "there is no 'insted' here", "did you mean 'instead'?"),
    "skill": ('skill = "will"', 'skill = "wil"', "'wil' cannot stand here", "did you mean 'will'?"),
    "weapon": ('with = ["unarmed"]', 'with = ["unarmd"]', "'unarmd' cannot stand here", "did you mean 'unarmed'?"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_it_is_told_with_line_and_cure(what: str) -> None:
    old, new, problem, cure = WRONG[what]
    files = folder(NURSE.replace(old, new, 1))
    found = [one for one in complaints(files) if problem in one.problem]
    assert [cure in one.cure for one in found[:1]] == [True]
    lines = files["scenario.toml"].decode().splitlines()
    assert found[0].line > lines.index("[[monster]]")
    assert found[0].where.startswith("monster ")


def test_one_activation_is_too_few_and_a_name_too_many() -> None:
    first = NURSE.index("  [[monster.activations]]", NURSE.index("[[monster.activations]]") + 5)
    single = NURSE[:first] + NURSE[NURSE.index("  [[monster.evades]]") :]
    assert any("never comes twice running" in one for one in problems(folder(single)))
    named = folder(spawn='spawn nurse at "entry-hall.b" or nothing named ada')
    assert any("has a name of its own" in one for one in problems(named))
    assert any("it never comes" in one for one in problems(folder(spawn="")))


def test_the_editor_writes_it_as_it_was_read_and_changes_one_line() -> None:
    source = folder()["scenario.toml"].decode()
    plot = opened(folder()).plot
    assert write_plot(plot, source) == source
    plot["monster"][-1]["activations"][0]["do"] = "damage 2\n"
    changed = write_plot(plot, source)
    assert opened({**folder(), "scenario.toml": changed.encode()}).plot == plot
    lines = [line for line in ndiff(source.splitlines(), changed.splitlines()) if line[0] in "+-"]
    assert lines[0] == '-   do = "damage 1"'
    assert [line[0] for line in lines[1:]] == ["+", "+", "+"]
    assert opened({**folder(), "scenario.toml": write_plot(plot).encode()}).plot == plot
