"""The labyrinth: what is revealed, Line of Sight, light and light switches."""

import pytest
from tests.games.alone.dark import told

from koszmar.games.alone.labyrinth import forget, in_sight, is_shown, refresh
from koszmar.games.alone.proof.positions import position
from koszmar.kernel.testing.driver import Driver


def sight(hero: str, *shown: str, **table: object) -> set[str]:
    """The sectors in Line of Sight."""
    return set(in_sight(position(hero=hero, shown=shown, **table).match.scene))  # type: ignore[arg-type]


def down(table: Driver, *answers: object) -> Driver:
    """The Hero searches; Evil plays a card face down and moves a creature."""
    table.choose(("search", "one"))
    while not table.offers(("down", "right-behind-me", "std-move")):
        table.choose("pass")
    return table.choose(("down", "right-behind-me", "std-move"), *answers)  # type: ignore[arg-type]


# -- revealing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/reveal.definition-unrevealed")
@pytest.mark.rule("alone/reveal.element-status")
def test_a_sector_is_revealed_while_it_is_in_the_labyrinth() -> None:
    table = position(shown=["1D4"], creatures=[("worm", "1D4"), ("parasite", "1D3")])
    assert is_shown(table.state, "1D4")
    assert not is_shown(table.state, "1D3")
    assert [bool(one.figure) for one in table.state.creatures] == [True, False]


@pytest.mark.rule("alone/reveal.everything-inside")
@pytest.mark.rule("alone/reveal.element-definition")
def test_revealing_shows_every_element_of_a_sector() -> None:
    table = position(
        hero="1D3", danger=["1E3"], conditions={"1E3": "web"}, tokens={"1E3": ["mission"]}, creatures=[("worm", "1E3")]
    ).choose(("explore", "south"))
    tile = table.state.labyrinth["1E3"]
    assert tile.sides == ("passage", "", "stairs", "")
    assert (tile.danger, tile.condition, tile.tokens) == (True, "web", ("mission",))
    assert [one.kind for one in tile.figures] == ["worm"]
    switch = position(hero="1D5").choose(("explore", "north")).state.labyrinth["1C5"]
    assert switch.switch
    door = position(hero="1D4").choose(("explore", "west")).state.labyrinth["1D3"]
    assert door.sides[0] == "door"


@pytest.mark.rule("alone/reveal.memory")
def test_what_happens_in_a_revealed_sector_is_seen_even_out_of_sight() -> None:
    table = position(shown=["1C5", "1B5", "1B4"], creatures=[("worm", "1B3")], hands=[["right-behind-me"]])
    assert "1B4" not in in_sight(table.match.scene)
    down(table, ("worm#1", "1B4", "-"))
    assert [one.kind for one in table.state.labyrinth["1B4"].figures] == ["worm"]
    assert told(table, "creature-comes") == [{"figure": "worm-1", "kind": "worm", "wounded": 0}]


# -- Line of Sight -------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/los.own-sector")
def test_the_own_sector_is_always_in_sight() -> None:
    assert sight("1D5") == {"1D5"}


@pytest.mark.rule("alone/los.straight-lines")
@pytest.mark.rule("alone/los.dark-sectors-count")
def test_sight_runs_in_straight_lines_through_dark_sectors_in_every_direction() -> None:
    assert sight("1D3", "1D2", "1D4", "1D5", "1E3") == {"1D3", "1D2", "1D4", "1D5", "1E3"}


@pytest.mark.rule("alone/los.unlimited-range")
@pytest.mark.rule("alone/los.creatures-transparent")
def test_sight_has_no_range_and_creatures_do_not_block_it() -> None:
    found = sight("1D5", "1D4", "1D3", "1D2", creatures=[("worm", "1D4")], danger=["1D3"], conditions={"1D3": "gas"})
    assert found == {"1D5", "1D4", "1D3", "1D2"}


@pytest.mark.rule("alone/los.wall-blocks")
@pytest.mark.rule("alone/los.revealed-may-be-out")
def test_a_wall_at_a_turn_ends_sight() -> None:
    assert sight("1B4", "1B5", "1C5", "1C6") == {"1B4", "1B5"}


@pytest.mark.rule("alone/los.far-door-blocks")
@pytest.mark.rule("alone/los.adjacent-door-open")
@pytest.mark.rule("alone/door.automatic")
def test_a_door_ends_sight_unless_the_hero_stands_at_it() -> None:
    assert sight("1A3", "1B3", "1C3") == {"1A3", "1B3"}
    assert sight("1B3", "1A3", "1C3", "1D3") == {"1B3", "1A3", "1C3"}


@pytest.mark.rule("alone/los.blocked-door")
def test_a_blocked_door_ends_sight() -> None:
    assert sight("1B3", "1C3", blocked=[("1B3", "1C3")]) == {"1B3"}


@pytest.mark.rule("alone/los.unrevealed-blocks")
@pytest.mark.rule("alone/los.unrevealed-never-in")
def test_an_unrevealed_sector_is_not_in_sight_and_ends_it() -> None:
    assert sight("1D5", "1D3") == {"1D5"}


@pytest.mark.rule("alone/los.stairs-block")
def test_the_other_end_of_stairs_is_not_in_sight() -> None:
    assert sight("1E3", "2F5", "1D3") == {"1E3", "1D3"}


# -- light goes out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/light.sector-sides")
def test_a_sector_is_drawn_dark_or_lit() -> None:
    table = position(shown=["1D4", "1C5"], lit=["1D4"])
    assert [table.state.labyrinth[sector].lit for sector in ("1D5", "1D4", "1C5")] == [False, True, False]


@pytest.mark.rule("alone/light.creature-puts-out")
@pytest.mark.rule("alone/light.put-out-no-roll")
@pytest.mark.rule("alone/light.dark-stays-revealed")
def test_a_creature_puts_out_the_light_of_the_sector_it_moved_into() -> None:
    table = position(shown=["1D4", "1D3"], lit=["1D3"], creatures=[("worm", "1D2")], hands=[["right-behind-me"]])
    down(table, ("worm#1", "1D3", "-"))
    table.asks("start-turn", 0)
    assert not table.state.elements["1D3"].lit
    assert not table.state.labyrinth["1D3"].lit
    assert told(table, "light-out") == [{"sector": "1D3"}]


@pytest.mark.rule("alone/light.hero-sector-protected")
def test_a_creature_that_comes_to_the_hero_leaves_his_light_on() -> None:
    table = position(lit=["1D5"], creatures=[("worm", "1D4")], hands=[["right-behind-me"]])
    down(table, ("worm#1", "1D5", "-"))
    assert table.state.creatures[0].sector == "1D5"
    assert table.state.elements["1D5"].lit


@pytest.mark.rule("alone/light.creature-standing-still")
def test_a_creature_that_stays_does_not_put_out_the_light() -> None:
    table = position(shown=["1D4"], lit=["1D4"], creatures=[("worm", "1D4")]).choose(("search", "one"))
    table.asks("start-turn", 0)
    assert table.state.elements["1D4"].lit


@pytest.mark.rule("alone/light.passing-through")
def test_a_creature_that_only_passes_leaves_the_light_on() -> None:
    table = position(hero="1D4", lit=["1D3", "1D4"], creatures=[("worm", "1D2")], hands=[["right-behind-me"]])
    table.choose(("move", "east"))
    while not table.offers(("play", "right-behind-me")):
        table.choose("pass" if table.decision.prompt == "react" else "no")
    table.choose(("play", "right-behind-me"), ("worm#1", "1D4", "-")).asks("start-turn", 0)
    assert (table.state.elements["1D3"].lit, table.state.elements["1D4"].lit) == (True, False)


# -- light switches ------------------------------------------------------------------------------------------------


def repair(hero: str, where: str, **table: object) -> tuple[set[str], set[str]]:
    """The sectors that are lit then, and those that are revealed."""
    after = position(hero=hero, **table).choose(("interact", "switch", where))  # type: ignore[arg-type]
    lit = {sector for sector, there in after.state.elements.items() if there.lit}
    assert {sector for sector, tile in after.state.labyrinth.items() if tile.lit} == lit & set(after.state.labyrinth)
    return lit, set(after.state.labyrinth)


@pytest.mark.rule("alone/interact.declare")
@pytest.mark.rule("alone/interact.switch")
@pytest.mark.rule("alone/interact.no-target-illegal")
@pytest.mark.rule("alone/repair.direction")
def test_an_interact_names_a_target_in_the_sector_and_a_switch_is_one() -> None:
    offered = [option for option in position(hero="1C5").offered if option.startswith("interact")]
    assert offered == [f"interact switch {where}" for where in ("north", "east", "south", "west")]
    assert not [option for option in position(hero="1D5").offered if option.startswith("interact")]


@pytest.mark.rule("alone/repair.area")
@pytest.mark.rule("alone/repair.reveals-los")
@pytest.mark.rule("alone/repair.los-cascade")
@pytest.mark.rule("alone/repair.flip-tiles")
def test_a_repair_lights_its_sector_and_two_in_a_line_and_reveals_both() -> None:
    assert repair("1D4", "west") == ({"1D4", "1D3", "1D2"}, {"1D4", "1D3", "1D2"})


@pytest.mark.rule("alone/repair.wall-stops")
def test_a_turn_is_the_last_sector_lit() -> None:
    assert repair("1C5", "north") == ({"1C5", "1B5"}, {"1C5", "1B5"})


@pytest.mark.rule("alone/repair.through-doors")
@pytest.mark.rule("alone/repair.not-revealed-beyond-door")
def test_light_passes_a_far_door_but_what_is_behind_it_is_not_revealed() -> None:
    assert repair("1C5", "east") == ({"1C5", "1C6", "1C7"}, {"1C5", "1C6"})


@pytest.mark.rule("alone/repair.blocked-door-stops")
def test_light_does_not_pass_a_blocked_door() -> None:
    assert repair("1C5", "east", blocked=[("1C6", "1C7")]) == ({"1C5", "1C6"}, {"1C5", "1C6"})


@pytest.mark.rule("alone/repair.stairs-stop")
def test_light_does_not_pass_stairs() -> None:
    assert repair("1B3", "west") == ({"1B3", "1B2"}, {"1B3", "1B2"})


@pytest.mark.rule("alone/repair.example")
def test_the_example_of_the_rulebook_at_a_crossroads_with_a_room() -> None:
    assert repair("1B3", "west") == ({"1B3", "1B2"}, {"1B3", "1B2"})
    assert repair("1B3", "south") == ({"1B3", "1C3", "1D3"}, {"1B3", "1C3"})
    assert repair("1B3", "east") == ({"1B3", "1B4", "1B5"}, {"1B3", "1B4", "1B5"})


@pytest.mark.rule("alone/repair.repeat")
@pytest.mark.rule("alone/repair.switch-anytime")
def test_a_switch_can_be_repaired_again_and_again() -> None:
    table = position(hero="1D4", adrenaline=0)
    table.choose(("interact", "switch", "west"), ("interact", "switch", "east"), ("interact", "switch", "east"))
    lit = {sector for sector, there in table.state.elements.items() if there.lit}
    assert lit == {"1D4", "1D3", "1D2", "1D5"}


@pytest.mark.rule("alone/encounter.light-no-scare")
def test_a_creature_that_light_reveals_does_not_scare() -> None:
    table = position(hero="1D4", creatures=[("worm", "1D3")]).choose(("interact", "switch", "west"))
    assert [one.kind for one in table.state.labyrinth["1D3"].figures] == ["worm"]
    assert table.state.sheet.sanity == 12


@pytest.mark.rule("alone/inform.fake-ends")
@pytest.mark.parametrize(("fake", "field"), [("danger", "danger"), ("switch", "switch"), ("gas", "condition")])
def test_the_hero_does_not_remember_what_he_was_told_was_never_there(fake: str, field: str) -> None:
    table = position(shown=["1D4", "1D3"], danger=["1D4"])
    table.state.elements["1D3"].fake = fake
    refresh(table.match.scene, "1D3")
    assert getattr(table.state.labyrinth["1D3"], field)
    forget(table.match.scene, ["1D3", "1D4"])
    assert not getattr(table.state.memory["1D3"], field)
    assert table.state.memory["1D4"].danger
