"""Moving: directions, doors, stairs, and what a move of several sectors is made of."""

import pytest
from tests.games.alone.dark import told

from koszmar.games.alone.creatures import paths
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.station import beside, distance
from koszmar.kernel.testing.driver import Driver

SOUTH_DOOR = ("1D5", "1E5")


def moves(table: Driver) -> set[str]:
    """The directions that can be declared."""
    return {option.split()[1] for option in table.offered if option.startswith("move ")}


# -- directions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/move.one-sector")
@pytest.mark.rule("alone/move.declare-direction")
@pytest.mark.rule("alone/move.no-move-through-wall")
def test_a_move_goes_one_sector_in_a_declared_direction_never_through_a_wall() -> None:
    table = position()
    assert moves(table) == {"north", "west", "south"}
    table.choose(("move", "west")).asks("start-turn", 0)
    assert table.state.hero == "1D4"
    assert told(table, "moves") == [{"sector": "1D4", "start": "1D5"}]


@pytest.mark.rule("alone/move.stairs-direction")
@pytest.mark.rule("alone/stairs.adjacent")
def test_stairs_are_taken_in_the_direction_of_their_side() -> None:
    table = position(hero="1E3")
    assert moves(table) == {"north", "south"}
    assert "2F5" in beside(table.state, "1E3")
    assert distance(table.state, "1E3", "2F5") == 1
    assert table.choose(("move", "south")).state.hero == "2F5"


@pytest.mark.rule("alone/move.radar-directions")
@pytest.mark.parametrize(("where", "there", "x", "y"), [("north", "1C5", 0, -1), ("west", "1D4", -1, 0)])
def test_compass_directions_point_the_same_way_on_the_map_of_the_hero(where: str, there: str, x: int, y: int) -> None:
    tile = position().choose(("move", where)).state.labyrinth[there]
    assert (tile.x, tile.y) == (x, y)


@pytest.mark.rule("alone/move.into-unrevealed")
@pytest.mark.rule("alone/move.evil-updates")
def test_entering_an_unrevealed_sector_reveals_it_with_everything_in_it() -> None:
    table = position(creatures=[("cultist", "1D4")], danger=["1D4"], conditions={"1D4": "gas"}, lit=["1D4"])
    assert "1D4" not in table.state.labyrinth
    table.choose(("move", "west"), rolls=[["miss", "miss"]])
    tile = table.state.labyrinth["1D4"]
    assert (tile.sides, tile.switch, tile.lit) == (("", "passage", "", "passage"), True, True)
    assert (tile.danger, tile.condition, [one.kind for one in tile.figures]) == (True, "gas", ["cultist"])


# -- several sectors -----------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/move.each-sector-in-turn")
@pytest.mark.rule("alone/aoo.each-sector")
@pytest.mark.rule("alone/door.block-one-per-step")
def test_a_move_of_two_sectors_is_resolved_sector_by_sector() -> None:
    table = position(items=["jetpack"], creatures=[("spores", "1D5"), ("worm", "1D4"), ("parasite", "1D3")])
    table.choose(("use", "jetpack", 1)).asks("move-where", 0).choose("west", rolls=[["miss"]])
    table.asks("step-on", 0)
    assert table.state.sheet.sanity == 10
    table.choose("west", rolls=[["miss"]]).asks("block-own-door", 0).choose("north", rolls=[["miss", "miss"]])
    kinds = [kind for kind in table.kinds() if kind in ("evil-roll", "moves", "shown", "scare", "door")]
    assert kinds[:8] == ["evil-roll", "moves", "shown", "scare", "evil-roll", "moves", "shown", "scare"]
    assert kinds[8] == "door"
    assert table.state.sheet.sanity == 9


@pytest.mark.rule("alone/move.example-jetpack-doors")
@pytest.mark.rule("alone/door.no-block-before-move")
def test_a_door_can_be_blocked_after_each_sector_but_not_before_the_first() -> None:
    table = position(hero="2C2", items=["jetpack"])
    table.choose(("use", "jetpack", 1)).asks("block-own-door", 0)  # the Armoury has a single exit
    assert table.state.hero == "2D2"
    table.choose("north")
    assert table.state.blocked == ["2C2/2D2"]
    table.answer("step-on", "east", 0).asks("block-own-door", 0)
    assert table.offered == ["no", "south"]
    table.choose("south")
    assert table.state.blocked == ["2C2/2D2", "2D3/2E3"]


# -- doors ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/move.block-after")
@pytest.mark.rule("alone/move.block-optional")
@pytest.mark.parametrize(("answer", "blocked"), [("south", ["1D5/1E5"]), ("no", [])])
def test_after_a_sector_a_door_may_be_blocked_without_an_action(answer: str, blocked: list[str]) -> None:
    table = position(hero="1D4").choose(("move", "east")).asks("block-own-door", 0)
    assert table.offered == ["no", "south"]
    table.choose(answer).asks("start-turn", 0)
    assert table.state.blocked == blocked


@pytest.mark.rule("alone/door.block-one-per-step")
def test_of_two_doors_only_one_can_be_blocked() -> None:
    table = position(hero="1B3").choose(("move", "south"))
    assert table.offered == ["no", "north", "south"]
    table.choose("north").asks("start-turn", 0)
    assert table.state.blocked == ["1B3/1C3"]


@pytest.mark.rule("alone/door.no-block-before-move")
def test_standing_at_a_door_the_hero_cannot_block_it() -> None:
    table = position()
    assert not [option for option in table.offered if "block" in option and not option.startswith("locate")]
    table.choose(("move", "north")).asks("start-turn", 0)
    assert table.state.blocked == []


@pytest.mark.rule("alone/door.hero-passes")
@pytest.mark.rule("alone/door.automatic")
def test_the_hero_passes_a_door_with_an_ordinary_move() -> None:
    table = position()
    assert table.state.labyrinth["1D5"].sides[2] == "door"
    assert table.choose(("move", "south")).state.hero == "1E5"


@pytest.mark.rule("alone/door.creature-passes")
def test_creatures_pass_doors_freely() -> None:
    table = position(hero="2D4", creatures=[("worm", "1E5")])
    assert paths(table.match.scene, table.state.creatures[0], 1) == {"1D5": [("go", "1D5")]}


@pytest.mark.rule("alone/door.blocked-stays-shut")
@pytest.mark.rule("alone/door.blocked-stops-all")
@pytest.mark.rule("alone/door.blocked-not-adjacent")
def test_nothing_passes_a_blocked_door() -> None:
    table = position(blocked=[SOUTH_DOOR], creatures=[("worm", "1E5")])
    assert table.state.labyrinth["1D5"].sides[2] == "blocked"
    assert sorted(beside(table.state, "1D5")) == ["1C5", "1D4"]
    assert beside(table.state, "1E5") == []
    assert paths(table.match.scene, table.state.creatures[0], 1) == {}
    assert not table.offers(("explore", "south"))
    assert table.choose(("move", "south")).state.hero == "1D5"


@pytest.mark.rule("alone/door.hero-unblocks")
@pytest.mark.rule("alone/door.unblocked-stays")
@pytest.mark.rule("alone/aoo.not-when-staying")
def test_unblocking_takes_the_whole_move_and_the_door_is_an_ordinary_one_again() -> None:
    table = position(blocked=[SOUTH_DOOR], creatures=[("parasite", "1D5"), ("worm", "1E5")])
    table.choose(("move", "south"), rolls=[["miss", "miss"]])
    assert [one["cause"] for one in told(table, "evil-roll")] == ["attack"]
    assert table.state.hero == "1D5"
    assert table.state.blocked == []
    assert "1D5" in paths(table.match.scene, table.state.creatures[1], 1)
    table.choose("go").choose(("move", "south"), rolls=[["miss"]])
    assert table.state.hero == "1E5"


@pytest.mark.rule("alone/door.unblock-whole-action")
def test_a_jetpack_does_not_fly_on_after_unblocking() -> None:
    table = position(blocked=[SOUTH_DOOR], items=["jetpack"])
    table.choose(("use", "jetpack", 1)).answer("move-where", "south", 0).asks("start-turn", 0)
    assert table.state.hero == "1D5"
    assert table.state.blocked == []


@pytest.mark.rule("alone/door.unblock-allows-move-reactions")
def test_unblocking_is_a_move_for_reactions() -> None:
    table = position(blocked=[SOUTH_DOOR], hands=[["right-behind-me"]], creatures=[("worm", "1D2")])
    table.choose(("move", "south"), "pass")
    assert table.decision.args["moment"] == "resolved"
    assert table.offers(("play", "right-behind-me"))


@pytest.mark.rule("alone/door.evil-unblocks")
@pytest.mark.rule("alone/door.example-evil-unblock")
def test_unblocking_costs_a_creature_one_of_its_points() -> None:
    table = position(hero="2D4", blocked=[SOUTH_DOOR], creatures=[("worm", "1E5")])
    scene, worm = table.match.scene, table.state.creatures[0]
    assert set(paths(scene, worm, 3)) == {"1D5", "1C5", "1D4"}
    assert paths(scene, worm, 2) == {"1D5": [("unblock", "1D5"), ("go", "1D5")]}


# -- stairs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/stairs.change-level-clears")
@pytest.mark.rule("alone/stairs.example-clear")
@pytest.mark.rule("alone/reveal.removed-unrevealed")
def test_changing_the_level_leaves_only_the_stairs_of_the_old_one() -> None:
    table = position(hero="1E3", shown=["1D3", "1D2", "1D4", "1C3"], lit=["1D3"], creatures=[("worm", "1D3")]).choose(
        ("move", "south")
    )
    assert set(table.state.labyrinth) == {"1E3", "2F5"}
    assert set(told(table, "forgotten")[0]["sectors"]) == {"1D3", "1D2", "1D4", "1C3"}
    assert table.state.creatures[0].figure == ""


@pytest.mark.rule("alone/stairs.map-keeps-state")
def test_what_is_out_of_the_labyrinth_stays_as_it_is_on_the_map() -> None:
    table = position(
        hero="1E3", shown=["1D3", "1C3"], lit=["1D3"], danger=["1D3"], conditions={"1C3": "gas"},
        blocked=[("1D3", "1C3")], creatures=[creature("worm", "1D3", wounded=True)],
    ).choose(("move", "south"))  # fmt: skip
    state = table.state
    assert (state.elements["1D3"].lit, state.elements["1D3"].danger) == (True, True)
    assert state.elements["1C3"].condition == "gas"
    assert state.blocked == ["1C3/1D3"]
    assert (state.creatures[0].sector, state.creatures[0].wounded) == ("1D3", True)
