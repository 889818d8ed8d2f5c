"""Fight and dice: targets, hits, half-hits in light and danger."""

import pytest
from tests.games.alone.dark import told

from koszmar.games.alone.dice import faces, half_counts, hits
from koszmar.games.alone.proof.positions import position
from koszmar.kernel.game import find_game


@pytest.mark.rule("alone/fight.two-dice")
@pytest.mark.rule("alone/fight.declare-target")
@pytest.mark.rule("alone/fight.same-sector")
@pytest.mark.rule("alone/fight.hits-are-damage")
def test_two_dice_against_a_declared_creature_here() -> None:
    table = position(shown=["1D4"], creatures=[("parasite", "1D5"), ("worm", "1D4"), ("spores", "1D3")])
    assert [option for option in table.offered if option.startswith("fight")] == ["fight parasite-1"]
    table.choose(("fight", "parasite-1"), rolls=[["hit", "hit"], ["miss", "miss"]])
    assert told(table, "declares")[0]["args"] == ["parasite-1"]
    assert told(table, "hero-roll") == [{"dice": ["hit", "hit"], "half": False, "target": "parasite-1", "needs": 2}]
    assert table.state.creatures[0].wounded


@pytest.mark.rule("alone/fight.item-precedence")
def test_an_item_may_reach_farther_and_roll_more_dice() -> None:
    table = position(shown=["1D4"], creatures=[("worm", "1D4")], items=["acid-vial"])
    table.choose(("use", "acid-vial", 1), rolls=[["hit", "hit", "hit"]])
    assert table.state.creatures[0].wounded


@pytest.mark.rule("alone/fight.example-spores")
@pytest.mark.rule("alone/dice.half-hit-hero")
def test_in_the_light_a_hit_and_a_half_hit_kill_the_spores() -> None:
    table = position(creatures=[("spores", "1D5")], lit=["1D5"])
    table.choose(("fight", "spores-1"), rolls=[["hit", "half"]])
    assert table.state.creatures == []


@pytest.mark.rule("alone/dice.three-results")
@pytest.mark.rule("alone/dice.eight")
def test_every_die_has_six_faces_of_three_kinds() -> None:
    parameters = find_game("alone").setting(2).parameters
    die = faces(*parameters.die)
    assert len(die) == 6
    assert set(die) == {"hit", "half", "miss"}


@pytest.mark.rule("alone/dice.default")
def test_by_default_only_a_hit_is_a_hit() -> None:
    assert hits(["hit", "half", "miss"], half=False) == 1
    assert hits(["hit", "half", "miss"], half=True) == 2
    table = position(creatures=[("parasite", "1D5")])
    table.choose(("fight", "parasite-1"), rolls=[["hit", "half"], ["half", "half"]])
    assert not table.state.creatures[0].wounded
    assert table.state.sheet.health == 12


@pytest.mark.rule("alone/dice.half-hit-hero")
@pytest.mark.rule("alone/dice.half-hit-evil")
@pytest.mark.rule("alone/dice.light-not-for-evil")
@pytest.mark.rule("alone/dice.danger-not-for-hero")
@pytest.mark.parametrize(("lit", "danger", "hero", "evil"), [(0, 0, 0, 0), (1, 0, 1, 0), (0, 1, 0, 1), (1, 1, 1, 1)])
def test_light_is_for_the_hero_and_danger_for_evil(lit: int, danger: int, hero: int, evil: int) -> None:
    scene = position(lit=["1D5"] * lit, danger=["1D5"] * danger).match.scene
    assert half_counts(scene, evil=False) == bool(hero)
    assert half_counts(scene, evil=True) == bool(evil)


@pytest.mark.rule("alone/dice.half-hit-evil")
def test_a_half_hit_costs_health_in_a_dangerous_sector() -> None:
    table = position(creatures=[("parasite", "1D5")], danger=["1D5"])
    assert table.choose(("search", "one"), rolls=[["half", "miss"]]).state.sheet.health == 11


@pytest.mark.rule("alone/dice.hero-sector-decides")
@pytest.mark.parametrize(("lit", "wounded"), [("1D5", True), ("1D4", False)])
def test_the_light_of_the_hero_decides_not_that_of_the_target(lit: str, wounded: bool) -> None:
    table = position(shown=["1D4"], creatures=[("worm", "1D4")], items=["bullets"], lit=[lit])
    table.choose(("use", "bullets", 1), rolls=[["half", "half"]])
    assert table.state.creatures[0].wounded == wounded
