"""The Traps deck, card by card."""

import pytest
from tests.games.alone.dark import facing, hears, is_offered, on, play, status, told

from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.reactions.verbs import condition_options
from koszmar.games.alone.state import Item
from koszmar.kernel.testing.driver import Driver

WEST, SOUTH, EXPLORE = ("move", "west"), ("move", "south"), ("explore", "west")
SWITCH = ("interact", "switch", "east")


def dangerous(table: Driver) -> list[str]:
    """The sectors with danger."""
    return sorted(key for key, one in table.state.elements.items() if one.danger)


def conditions(table: Driver) -> dict[str, str]:
    """The conditions on the map."""
    return {key: one.condition for key, one in table.state.elements.items() if one.condition}


@pytest.mark.content("alone/reaction/bulkhead-slams")
@pytest.mark.rule("alone/reaction.door-shut-midway")
def test_bulkhead_slams_before_the_hero() -> None:
    table = facing("bulkhead-slams", SOUTH, danger=["1D5"])
    play(table, "bulkhead-slams", ("door", "1D5", "1E5"), ("gas", "1D4"), "pass")
    assert table.asks("shut-midway", 0).offered == ["south", "north", "west"]
    table.choose("south")
    assert (table.state.hero, table.state.blocked, conditions(table)) == ("1D5", [], {"1D4": "gas"})
    assert [one["how"] for one in told(table, "door")] == ["blocked", "unblocked"]
    assert "condition-placed" not in hears(table)


@pytest.mark.content("alone/reaction/bulkhead-slams")
def test_without_a_door_there_is_danger_beside() -> None:
    table = facing("bulkhead-slams", ("move", "east"), hero="1D2")
    assert table.offers(("play", "bulkhead-slams"))
    play(table, "bulkhead-slams")
    assert table.offered == ["door 1C3 1D3"]
    table = facing("bulkhead-slams", ("move", "north"), hero="1D2")
    play(table, "bulkhead-slams")
    assert sorted(table.offered) == ["danger 1C2", "danger 1D3"]
    table.choose(("danger", "1D3"))
    assert dangerous(table) == ["1D3"]
    assert "danger-placed" not in hears(table)


@pytest.mark.content("alone/reaction/bulkhead-slams")
def test_no_bulkhead_slams_while_a_door_is_unblocked() -> None:
    assert not is_offered(facing("bulkhead-slams", SOUTH, blocked=[("1D5", "1E5")]), "bulkhead-slams")


@pytest.mark.content("alone/reaction/tripwire")
def test_tripwire_is_a_mine_now_or_a_web_later() -> None:
    table = facing("tripwire", WEST, danger=["1D5"])
    play(table, "tripwire")
    assert table.offered == ["mine 1D4", "web 1D4"]
    on(table.choose(("mine", "1D4"), "1D4"))
    assert (status(table), dangerous(table), conditions(table)) == ((11, 12, 3), ["1D4", "1D5"], {})
    assert "mine" in hears(table)
    assert "condition-placed" not in hears(table)
    assert not is_offered(facing("tripwire", WEST, conditions={"1D4": "gas"}), "tripwire")


@pytest.mark.content("alone/reaction/bad-air")
def test_bad_air_here_works_at_once() -> None:
    table = facing("bad-air", WEST, danger=["1D4"])
    on(play(table, "bad-air", ("gas", "1D4"), "1D3"))
    assert (status(table), dangerous(table)) == ((12, 11, 3), ["1D3", "1D4"])


@pytest.mark.content("alone/reaction/bad-air")
def test_bad_air_needs_a_sector_without_condition() -> None:
    around = {"1D4": "short", "1D3": "gas", "1D5": "gas"}
    assert not is_offered(facing("bad-air", WEST, conditions=around), "bad-air")


@pytest.mark.content("alone/reaction/bait")
def test_bait_makes_this_sector_dangerous_before_the_attacks() -> None:
    table = play(facing("bait", EXPLORE), "bait")
    assert table.offered == ["1D5", "1D4", "1D3"]
    assert dangerous(table.choose("1D5")) == ["1D5"]
    assert told(table, "danger-placed") == [{"sector": "1D5"}]
    table = play(facing("bait", EXPLORE, danger=["1D5"]), "bait", "1D4", ("mine", "1D3"))
    assert conditions(table) == {"1D3": "mine"}
    assert not is_offered(facing("bait", EXPLORE, danger=["1D5", "1D4", "1D3"], conditions={"1D4": "web", "1D3": "web"},
                                 shown=["1D4", "1D3"]), "bait")  # fmt: skip


@pytest.mark.content("alone/reaction/jammed-shutter")
def test_jammed_shutter_hides_the_second_sector() -> None:
    table = facing("jammed-shutter", EXPLORE, danger=["1D5"])
    table.choose("pass")
    play(table, "jammed-shutter", ("web", "1D3"))
    on(table)
    assert "1D4" in table.state.labyrinth
    assert "1D3" not in table.state.labyrinth
    assert "cut" in hears(table)
    assert "condition-placed" not in hears(table)
    assert not is_offered(facing("jammed-shutter", ("explore", "south")), "jammed-shutter")


@pytest.mark.content("alone/reaction/misfire")
@pytest.mark.parametrize("answer", ["reroll", "charge"])
def test_misfire_is_a_hit_less_or_a_charge(answer: str) -> None:
    table = facing("misfire", ("fight", "worm-1"), creatures=[("worm", "1D5")], items=["bullets"],
                   rolls=[["hit", "hit"], *([["miss"]] if answer == "reroll" else [])])  # fmt: skip
    on(play(table, "misfire", answer))
    assert ("wounded" in hears(table)) == (answer == "charge")
    assert table.state.sheet.items[0].charges == (2 if answer == "charge" else 3)


@pytest.mark.content("alone/reaction/misfire")
def test_dangerous_misfire_rolls_another_die_again() -> None:
    table = facing("misfire", ("fight", "worm-1"), creatures=[("worm", "1D5")], danger=["1D5"],
                   rolls=[["hit", "hit"], ["hit"], ["miss"]])  # fmt: skip
    play(table, "misfire")
    assert [one["dice"] for one in told(table, "rerolled")] == [["hit", "hit"], ["hit", "miss"]]
    assert not is_offered(facing("misfire", ("fight", "worm-1"), creatures=[("worm", "1D5")]), "misfire")


@pytest.mark.content("alone/reaction/boxed-in")
def test_boxed_in_by_doors_or_a_web() -> None:
    fight = {"creatures": [("worm", "1D5")]}
    table = play(facing("boxed-in", ("fight", "worm-1"), danger=["1D5"], **fight), "boxed-in", "doors",
                 ("1D5", "1E5"), "none", "1D4")  # fmt: skip
    assert (table.state.blocked, dangerous(table)) == (["1D5/1E5"], ["1D4", "1D5"])
    assert "door" in hears(table)
    table = play(facing("boxed-in", ("fight", "worm-1"), **fight), "boxed-in", "web", ("web", "1D5"))
    assert conditions(table) == {"1D5": "web"}
    assert "condition-placed" in hears(table)
    shut = {"blocked": [("1D5", "1E5")], "conditions": {"1D5": "gas"}}
    assert not is_offered(facing("boxed-in", ("fight", "worm-1"), **fight, **shut), "boxed-in")


@pytest.mark.content("alone/reaction/live-wire")
@pytest.mark.parametrize(("danger", "health"), [([], 11), (["1D4"], 10)])
def test_live_wire_rolls_three_dice(danger: list[str], health: int) -> None:
    table = facing("live-wire", SWITCH, hero="1D4", danger=danger, rolls=[["hit", "half", "miss"]])
    play(table, "live-wire", *([("short", "1D4")] if danger else []))
    assert status(table) == (health, 12, 3)
    assert bool(on(table).state.elements["1D4"].lit) == (not danger)
    assert not is_offered(facing("live-wire", WEST), "live-wire")


@pytest.mark.content("alone/reaction/overload")
def test_overload_puts_out_a_light_for_good() -> None:
    table = facing("overload", SWITCH, hero="1D4", lit=["1B3", "2E5"], danger=["1D4"], items=["bullets"])
    play(table, "overload")
    assert {"short 1D4", "short 1B3", "short 1D5", "danger 1D3"} <= set(table.offered)
    assert "short 2E5" not in table.offered
    assert "short 1D3" not in table.offered
    table.choose(("short", "1B3"))
    assert (table.state.elements["1B3"].lit, table.state.sheet.items[0].charges) == (False, 2)
    assert not {"condition-placed", "light-out"} & set(hears(table))
    assert not is_offered(facing("overload", WEST), "overload")


@pytest.mark.content("alone/reaction/corroded-stock")
def test_corroded_stock_has_a_charge_less() -> None:
    table = facing("corroded-stock", ("search", "one"), danger=["1D5"], items=["bullets"])
    play(table, "corroded-stock", "pass")
    assert [item.charges for item in table.state.sheet.items] == [2, 2]
    poor = facing("corroded-stock", ("search", "one"), parameters={"charges": 1})
    while poor.decision.prompt == "react":
        assert not poor.offers(("play", "corroded-stock"))
        poor.choose("pass")


@pytest.mark.content("alone/reaction/while-i-read-the-screen")
def test_while_i_read_the_screen_the_way_is_seeded() -> None:
    table = facing("while-i-read-the-screen", ("locate", "stairs"), "door", danger=["1D5"])
    play(table, "while-i-read-the-screen", "1D4", "1D3", "1C5", ("mine", "1D4"))
    assert (dangerous(table), conditions(table)) == (["1C5", "1D3", "1D4", "1D5"], {"1D4": "mine"})
    assert not {"danger-placed", "condition-placed"} & set(hears(table))
    assert not is_offered(facing("while-i-read-the-screen", WEST), "while-i-read-the-screen")


@pytest.mark.content("alone/reaction/torn-strap")
def test_torn_strap_takes_the_charge_that_was_saved() -> None:
    mine = {"conditions": {"1D4": "mine"}}
    table = facing("torn-strap", WEST, danger=["1D4"], items=[Item("bullets", 1), "detector"], **mine)
    play(table, "torn-strap")
    assert table.asks("discard-charge", 1).offered == ["bullets", "detector"]
    table.choose("bullets")
    assert ([item.key for item in table.state.sheet.items], status(table)) == (["detector"], (11, 12, 2))
    assert status(play(facing("torn-strap", WEST, **mine), "torn-strap")) == (11, 12, 2)
    assert not is_offered(facing("torn-strap", WEST, adrenaline=0, **mine), "torn-strap")


@pytest.mark.content("alone/reaction/dropped-in-panic")
def test_dropped_in_panic_is_the_heros_choice() -> None:
    gas = {"conditions": {"1D5": "gas"}}
    table = facing("dropped-in-panic", ("locate", "stairs"), "door", items=["bullets"], danger=["1D5"], **gas)
    play(table, "dropped-in-panic")
    assert table.asks("adrenaline-or-charges", 0).offered == ["adrenaline", "charges"]
    table.choose("charges", "1D4")
    assert (table.state.sheet.items[0].charges, dangerous(table)) == (1, ["1D4", "1D5"])
    poor = facing("dropped-in-panic", ("locate", "stairs"), "door", adrenaline=0, **gas)
    assert not is_offered(poor, "dropped-in-panic")


@pytest.mark.rule("alone/condition.mine")
@pytest.mark.rule("alone/condition.one-per-sector")
def test_a_mine_is_never_laid_where_the_hero_is_nor_a_fifth_one_nor_a_second_condition() -> None:
    scene = position(conditions={"1C5": "gas"}).match.scene
    assert condition_options(scene, ("mine", "web"), ["1D5", "1C5", "1D4"]) == [
        ("mine", "1D4"), ("web", "1D5"), ("web", "1D4"),
    ]  # fmt: skip
    four = position(conditions=dict.fromkeys(("1A2", "1A3", "2A4", "2B3"), "web")).match.scene
    assert condition_options(four, ("web", "gas"), ["1D4"]) == [("gas", "1D4")]


@pytest.mark.content("alone/reaction/dropped-in-panic")
def test_panic_costs_a_single_token() -> None:
    table = facing("dropped-in-panic", ("locate", "stairs"), "door", items=["bullets"], conditions={"1D5": "gas"})
    play(table, "dropped-in-panic", "adrenaline")
    assert (status(on(table)), table.state.sheet.items[0].charges) == ((12, 11, 2), 3)
