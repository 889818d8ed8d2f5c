"""Moving through the house: Speed, doors, links, obstacles, forced moves."""

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.explorers import EXPLORERS
from koszmar.games.betrayal.harm import kill
from koszmar.games.betrayal.house import adjacent, farthest, in_sight, is_whole, lay, monster_steps, nearest, within
from koszmar.games.betrayal.places import forced_move, put
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.sides import is_foe
from koszmar.games.betrayal.state import Scene
from koszmar.games.betrayal.tokens import put_token
from koszmar.games.betrayal.traits import gain
from koszmar.kernel.flow import Flow
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play
from koszmar.parts.figures import Figure

SOUTH_OF_HALL = {"ballroom": ("ground", 0, 1, 0)}
CORNER = {"ballroom": ("ground", 0, 1, 0), "laundry-chute": ("ground", 1, 1, 0)}
"""The Laundry Chute lies east of the Ballroom, its only door to the north: a false doorway between them."""


def moves(table: Driver) -> list[str]:
    """Where the active player can walk."""
    return [option[5:] for option in table.offered if option.startswith("move ")]


@pytest.mark.rule("betrayal/move.speed-sets-moves")
@pytest.mark.rule("betrayal/move.one-move-per-tile")
def test_speed_is_the_number_of_moves() -> None:
    table = position(phase="turn-begins")
    speed = EXPLORERS["josef"].value("speed", table.state.explorers[0].traits["speed"])
    assert table.state.turn.moves == speed == 4
    for left, tile in zip((3, 2, 1, 0), ("hallway", "entrance-hall", "hallway", "ground-floor-staircase"), strict=True):
        table.choose(f"move {tile}")
        if left:
            assert table.state.turn.moves == left
    assert table.state.turn.seat == 1


@pytest.mark.rule("betrayal/move.speed-sets-moves")
def test_the_number_that_the_clip_points_at_counts_not_its_space() -> None:
    assert position(phase="turn-begins", traits=[{"speed": 1}]).state.turn.moves == 2
    assert position(phase="turn-begins", active=1, traits=[{}, {"speed": 4}]).state.turn.moves == 5


@pytest.mark.rule("betrayal/move.speed-change-ignored")
def test_a_change_of_speed_counts_from_the_next_turn() -> None:
    table = position(phase="turn-begins")
    gain(table.match.scene, 0, "speed", 3)
    table.match.choose("move hallway")
    assert table.match.state.turn.moves == 3


@pytest.mark.rule("betrayal/move.adjacent-doors")
@pytest.mark.rule("betrayal/turn.action-move-discover")
def test_doorways_that_meet_join_tiles() -> None:
    table = position(house=SOUTH_OF_HALL)
    assert moves(table) == ["ballroom", "hallway"]
    assert table.choose("move ballroom").state.explorers[0].place == "ballroom"


@pytest.mark.rule("betrayal/move.false-doorway")
@pytest.mark.rule("betrayal/example.adjacent-and-false-door")
def test_a_doorway_against_a_wall_leads_nowhere() -> None:
    table = position(house=CORNER, places=["ballroom"])
    assert "laundry-chute" not in moves(table)
    assert table.offered.count("discover 1") == 0
    tile = next(one for one in table.match.view(0).boards[0].spaces if one.id == "ballroom")
    assert tile.sides[1] == "false"


@pytest.mark.rule("betrayal/move.adjacent-leads-to")
@pytest.mark.rule("betrayal/move.leads-to-costs-one")
@pytest.mark.rule("betrayal/move.leads-to-both-ways")
@pytest.mark.parametrize(
    ("tiles", "one", "other"),
    [
        pytest.param(["gallery", "ballroom"], "gallery", "ballroom",
                     marks=pytest.mark.rule("betrayal/tile.gallery-ballroom")),
        pytest.param(["graveyard", "underground-cavern"], "graveyard", "underground-cavern",
                     marks=pytest.mark.rule("betrayal/tile.graveyard-cavern")),
        pytest.param(["secret-staircase"], "hallway", "secret-staircase",
                     marks=pytest.mark.rule("betrayal/tile.hallway-secret-staircase")),
        pytest.param(["laundry-chute"], "laundry-chute", "basement-landing",
                     marks=pytest.mark.rule("betrayal/tile.laundry-chute-leads")),
        pytest.param([], "ground-floor-staircase", "upper-landing",
                     marks=pytest.mark.rule("betrayal/move.staircase-upper-landing")),
    ],
)  # fmt: skip
def test_leads_to_joins_tiles_far_apart(tiles: list[str], one: str, other: str) -> None:
    for start, goal in ((one, other), (other, one)):
        table = position(house=tiles, places=[start], moves=3)
        table.choose(f"move {goal}")
        assert table.state.explorers[0].place == goal
        assert table.state.turn.moves == 2


@pytest.mark.rule("betrayal/move.leads-to-both-ways")
def test_leads_to_can_be_read_as_printed() -> None:
    table = position(house=["gallery", "ballroom"], places=["ballroom"], rulings={"leads-to": "as-printed"})
    assert "gallery" not in moves(table)
    assert "ballroom" in adjacent(table.match.scene, "gallery")


@pytest.mark.rule("betrayal/move.adjacent-leads-to")
def test_a_link_needs_both_tiles_in_the_house() -> None:
    assert "ballroom" not in adjacent(position(house=["gallery"]).match.scene, "gallery")


@pytest.mark.rule("betrayal/move.adjacent-leads-to")
@pytest.mark.parametrize("turned", ["gallery", "ballroom"])
def test_a_tile_that_is_turned_over_leads_nowhere(turned: str) -> None:
    scene = position(house=["gallery", "ballroom"], flipped=[turned]).match.scene
    assert "ballroom" not in adjacent(scene, "gallery")
    assert "gallery" not in adjacent(scene, "ballroom")


@pytest.mark.rule("betrayal/tile.basement-not-walkable")
@pytest.mark.rule("betrayal/monster.basement-shortcut-not-explorers")
def test_nobody_walks_to_the_basement_at_first() -> None:
    table = position()
    assert "basement-landing" not in adjacent(table.match.scene, "ground-floor-staircase")
    assert "basement-landing" in monster_steps(table.match.scene, "ground-floor-staircase")


@pytest.mark.rule("betrayal/tile.secret-passage-tokens")
def test_secret_passages_join_two_tiles() -> None:
    passages = [
        token("secret-passage", "passage", "entrance-hall"),
        token("secret-passage", "passage", "upper-landing"),
    ]
    assert "upper-landing" in moves(position(tokens=passages))
    assert "upper-landing" not in moves(position(tokens=passages[:1]))


@pytest.mark.rule("betrayal/tile.secret-passage-tokens")
def test_a_passage_is_open_as_soon_as_its_second_end_lies() -> None:
    scene = position().match.scene
    for tile in ("entrance-hall", "upper-landing"):
        assert adjacent(scene, "entrance-hall") == ["hallway"]
        put_token(scene, "secret-passage", "secret-passage", tile)
    assert adjacent(scene, "entrance-hall") == ["hallway", "upper-landing"]


@pytest.mark.rule("betrayal/tile.secret-passage-tokens")
def test_a_passage_with_both_ends_on_one_tile_leads_nowhere() -> None:
    passages = [token("secret-passage", "passage", "entrance-hall") for _ in range(2)]
    assert moves(position(tokens=passages)) == ["hallway"]


@pytest.mark.rule("betrayal/move.adjacent-leads-to")
def test_a_tile_that_is_laid_later_joins_what_leads_to_it() -> None:
    table = position(house=["gallery"])
    assert "ballroom" not in adjacent(table.match.scene, "gallery")
    lay(table.state, "ballroom", "ground", 0, 1, 0)
    assert "ballroom" in adjacent(table.match.scene, "gallery")
    assert "ballroom" in adjacent(table.match.scene, "entrance-hall")
    assert within(table.match.scene, "gallery", 2).keys() >= {"ballroom", "entrance-hall"}
    lay(table.state, "ballroom", "ground", 5, 5, 0)
    assert "ballroom" not in adjacent(table.match.scene, "entrance-hall")


@pytest.mark.rule("betrayal/setup.triple-tile-spaces")
def test_the_triple_tile_is_three_tiles() -> None:
    table = position(moves=2)
    table.choose("move hallway", "move ground-floor-staircase")
    assert table.state.explorers[0].place == "ground-floor-staircase"
    assert table.state.turn.seat == 1


def test_what_cannot_be_reached_is_farthest_and_told_apart_by_the_back_stairs() -> None:
    scene = position(house={"catacombs": ("basement", 0, 1, 0)}).match.scene
    assert farthest(scene, "entrance-hall", ["hallway", "upper-landing"]) == ["upper-landing"]
    assert farthest(scene, "entrance-hall", ["upper-landing", "basement-landing"]) == ["basement-landing"]
    assert farthest(scene, "entrance-hall", ["hallway", "basement-landing", "catacombs"]) == ["catacombs"]
    assert nearest(scene, "entrance-hall", ["upper-landing", "hallway", "catacombs"]) == ["hallway"]


@pytest.mark.rule("betrayal/monster.basement-shortcut")
def test_a_house_is_whole_as_long_as_monsters_can_get_everywhere() -> None:
    scene = position(house={"catacombs": ("basement", 5, 5, 0)}).match.scene
    assert is_whole(scene, ["upper-landing", "entrance-hall", "basement-landing"])
    assert not is_whole(scene, ["entrance-hall", "catacombs"])


# -- being moved -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/move.forced-up-to")
@pytest.mark.rule("betrayal/move.forced-other-explorer")
def test_whoever_moves_another_chooses_how_far() -> None:
    table = position(places=["entrance-hall", "hallway"])
    flow = forced_move(table.match.scene, 0, 1, 3, rule="move.forced-up-to", up_to=True)
    first = next(flow)
    assert (first.seat, "stop" in first.options) == (0, True)
    assert first.options[-1] == "stop"
    flow.close()
    play(forced_move(table.match.scene, 0, 1, 3, rule="move.forced-up-to", up_to=True), "entrance-hall", "stop")
    assert table.state.explorers[1].place == "entrance-hall"


@pytest.mark.rule("betrayal/move.forced-exact")
@pytest.mark.parametrize(("ruling", "may_stop"), [("exact", False), ("up-to", True)])
def test_a_plain_number_is_moved_in_full(ruling: str, may_stop: bool) -> None:
    table = position(rulings={"forced-moves": ruling}, places=["hallway"])
    flow = forced_move(table.match.scene, 0, 0, 2, rule="move.forced-exact")
    assert ("stop" in next(flow).options) is may_stop
    assert ("stop" in flow.send("entrance-hall").options) is may_stop, "the second tile is no choice either"


def test_whoever_cannot_leave_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.may_leave.answers, 4, lambda scene, seat, tile: seat != 1)
    table = position(haunt=4, revealer=2, places=["hallway", "hallway", "hallway"])
    play(forced_move(table.match.scene, 0, 1, 2, rule="move.forced-exact"))
    assert table.state.explorers[1].place == "hallway"


def test_whoever_may_not_leave_neither_walks_nor_discovers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.may_leave.answers, 4, lambda scene, seat, tile: (seat, tile) != (0, "hallway"))
    held = position(haunt=4, revealer=2, places=["hallway"] * 3, cards=[["map"]])
    assert not any(option.startswith(("move", "discover")) for option in held.offered)
    play(put(held.match.scene, 0, "upper-landing"))
    assert held.state.explorers[0].place == "hallway", "not by any other means either"
    assert moves(position(haunt=4, revealer=2, places=["entrance-hall"])) == ["hallway"]


def test_the_haunt_may_forbid_discovering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.may_discover.answers, 4, lambda scene, seat: seat != 0)
    assert not any(option.startswith("discover") for option in position(haunt=4, revealer=2).offered)
    assert position(haunt=4, revealer=2, active=1).offers("discover 0")


def test_a_forced_move_ends_where_the_haunt_takes_or_kills_whoever_is_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    def snatched(scene: Scene, actor: Figure, tile: str) -> Flow[None]:
        if tile == "entrance-hall":
            yield from put(scene, actor, "basement-landing")
        elif tile == "ground-floor-staircase":
            yield from kill(scene, 1, "test")
        elif tile == "upper-landing":
            scene.state.turn.marks.append("stopped")

    monkeypatch.setitem(moments.enters.answers, 4, snatched)
    for first, place in (
        ("entrance-hall", "basement-landing"),
        ("ground-floor-staircase", "ground-floor-staircase"),
    ):
        table = position(haunt=4, revealer=2, places=["upper-landing", "hallway", "upper-landing"],
                         house={"catacombs": ("basement", 0, 1, 0)})  # fmt: skip
        play(forced_move(table.match.scene, 0, 1, 2, rule="move.forced-exact"), first)
        assert table.state.explorers[1].place == place
    table = position(haunt=4, revealer=2, places=["upper-landing", "ground-floor-staircase", "upper-landing"])
    play(forced_move(table.match.scene, 0, 1, 3, rule="move.forced-exact"), "upper-landing")
    assert table.state.explorers[1].place == "upper-landing"


def test_the_haunt_says_who_is_whose_foe_who_is_in_the_way_and_what_slows(monkeypatch: pytest.MonkeyPatch) -> None:
    def left(active: int) -> int:
        table = position(haunt=1, revealer=0, active=active, places=["entrance-hall"] * 3, moves=5)
        return int(table.choose("move hallway").state.turn.moves)

    assert (left(0), left(1)) == (3, 3)
    monkeypatch.setitem(moments.hinders.answers, 1, lambda scene, other, mover: False if mover == 0 else None)
    assert (left(0), left(1)) == (4, 3)
    monkeypatch.setitem(moments.slows.answers, 1, lambda scene, actor, tile: (actor, tile) == (0, "entrance-hall"))
    assert (left(0), left(1)) == (3, 3)
    monkeypatch.setitem(moments.is_foe.answers, 1, lambda scene, actor, other: False if actor == 1 else None)
    assert left(1) == 4
    peace = position(haunt=1, revealer=0, active=1, places=["entrance-hall"] * 3)
    assert not any(option.startswith("attack") for option in peace.offered)


@pytest.mark.rule("betrayal/attack.legal-targets")
def test_monsters_are_no_foes_of_each_other_whoever_the_traitor_is() -> None:
    sickness = [token("number", "sickness", f"seat-{seat}", 2, up=False) for seat in (0, 0, 0, 1, 1, 1, 2, 2, 2)]
    monsters = [beast("feverish", "hallway"), beast("feverish", "hallway", 2)]
    table = position(haunt=3, revealer=2, monsters=monsters, tokens=sickness)
    assert not table.state.haunt.open
    assert not is_foe(table.match.scene, "feverish-1", "feverish-2")
    assert is_foe(table.match.scene, "feverish-1", 0)


@pytest.mark.rule("betrayal/move.placing-is-not-moving")
def test_being_placed_uses_no_moves_and_minds_no_obstacles() -> None:
    table = position(tokens=[token("obstacle", "obstacle", "entrance-hall")], moves=1, cards=[["mirror"]])
    play(put(table.match.scene, 0, "upper-landing"))
    assert (table.state.explorers[0].place, table.state.turn.moves) == ("upper-landing", 1)


@pytest.mark.rule("betrayal/move.placing-is-not-moving")
def test_the_log_says_that_somebody_was_placed_not_moved() -> None:
    table = position(haunt=17, revealer=2, monsters=[beast("gremlin", "hallway")], facts={"secret-slips": ["x"]})
    before = len(table.told)
    play(put(table.match.scene, 0, "upper-landing"))
    play(put(table.match.scene, "gremlin-1", "upper-landing"))
    play(put(table.match.scene, "gremlin-1", "hallway", "moved"))
    told = [(event.kind, event.args) for event in (table.match.scene.events or [])[before:]]
    assert told == [
        ("placed", {"seat": 0, "tile": "upper-landing", "start": "entrance-hall"}),
        ("placed-monster", {"monster": "gremlin-1", "tile": "upper-landing", "start": "hallway"}),
        ("moved-monster", {"monster": "gremlin-1", "tile": "hallway", "start": "upper-landing"}),
    ]


# -- obstacles ---------------------------------------------------------------------------------------------------------

BLOCK = [token("obstacle", "obstacle", "entrance-hall")]


@pytest.mark.rule("betrayal/obstacle.two-moves-to-leave")
@pytest.mark.rule("betrayal/obstacle.tokens")
@pytest.mark.rule("betrayal/tile.obstacle-token")
def test_leaving_an_obstacle_costs_two() -> None:
    assert position(tokens=BLOCK, moves=3).choose("move hallway").state.turn.moves == 1


@pytest.mark.rule("betrayal/obstacle.one-move-left")
def test_with_one_move_left_nobody_leaves_an_obstacle() -> None:
    table = position(tokens=BLOCK, moves=1, cards=[["mirror"]])
    assert moves(table) == []
    assert not any(option.startswith("discover") for option in table.offered)


def test_a_designer_may_make_obstacles_dearer() -> None:
    dear = {"obstacle_cost": 3}
    assert moves(position(tokens=BLOCK, moves=2, cards=[["mirror"]], parameters=dear)) == []
    assert position(tokens=BLOCK, moves=4, parameters=dear).choose("move hallway").state.turn.moves == 1


@pytest.mark.rule("betrayal/obstacle.tokens")
def test_other_tokens_are_no_obstacles() -> None:
    table = position(tokens=[token("blessing", "blessing", "entrance-hall")], moves=3)
    assert table.choose("move hallway").state.turn.moves == 2


@pytest.mark.rule("betrayal/obstacle.entering-free")
def test_entering_an_obstacle_costs_nothing_extra() -> None:
    table = position(tokens=BLOCK, places=["hallway"], moves=3)
    assert table.choose("move entrance-hall").state.turn.moves == 2


@pytest.mark.rule("betrayal/obstacle.number-irrelevant")
def test_several_obstacles_cost_no_more() -> None:
    table = position(tokens=[*BLOCK, token("obstacle", "obstacle", "entrance-hall")], moves=3)
    assert table.choose("move hallway").state.turn.moves == 1


@pytest.mark.rule("betrayal/discover.obstacle-cost")
def test_discovering_from_an_obstacle_costs_two() -> None:
    table = position(tokens=BLOCK, moves=2, stack=["ballroom"], decks={"omen": ["mask"]}, rolls=[0])
    table.choose("discover 0")
    assert table.state.explorers[0].place == "ballroom"
    assert position(tokens=BLOCK, moves=1, cards=[["mirror"]]).offers("discover 0") is False


@pytest.mark.rule("betrayal/obstacle.enemies")
@pytest.mark.rule("betrayal/obstacle.mutual")
@pytest.mark.rule("betrayal/obstacle.not-teammates")
@pytest.mark.parametrize(("active", "left"), [(0, 1), (1, 1), (2, 2)])
def test_enemies_are_in_each_others_way(active: int, left: int) -> None:
    places = ["entrance-hall", "entrance-hall", "hallway"]
    table = position(haunt=1, revealer=0, active=active, places=places, moves=3)
    goal = "hallway" if active < 2 else "entrance-hall"
    assert table.choose(f"move {goal}").state.turn.moves == left


@pytest.mark.rule("betrayal/obstacle.not-teammates")
def test_team_mates_are_no_obstacles() -> None:
    table = position(haunt=1, revealer=0, active=1, places=["hallway", "entrance-hall", "entrance-hall"], moves=3)
    assert table.choose("move hallway").state.turn.moves == 2


@pytest.mark.rule("betrayal/obstacle.enemies")
@pytest.mark.rule("betrayal/obstacle.stunned-monster")
@pytest.mark.parametrize(("stunned", "left"), [(False, 1), (True, 2)])
def test_a_monster_slows_heroes_unless_stunned(stunned: bool, left: int) -> None:
    realtor = beast("realtor", "entrance-hall", token="demon", stunned=stunned)
    table = position(haunt=4, revealer=2, monsters=[realtor], moves=3)
    assert table.choose("move hallway").state.turn.moves == left


@pytest.mark.rule("betrayal/obstacle.not-corpses")
def test_a_corpse_is_no_obstacle() -> None:
    table = position(
        haunt=1,
        revealer=0,
        active=1,
        dead=[0],
        moves=3,
        monsters=[beast("spirit", "upper-landing", token="jacks-spirit")],
    )
    assert table.choose("move hallway").state.turn.moves == 2


@pytest.mark.rule("betrayal/hidden.explorers-are-obstacles")
@pytest.mark.parametrize("haunt", [6])
def test_with_a_hidden_traitor_everybody_is_an_obstacle(haunt: int) -> None:
    numbers = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
    table = position(
        haunt=haunt, revealer=2, traitor=0, sides_of=["traitor", "hero", "hero"], active=1, tokens=numbers, moves=3
    )
    assert table.choose("move hallway").state.turn.moves == 1


@pytest.mark.rule("betrayal/freeforall.all-obstacles")
def test_in_a_free_for_all_everybody_is_an_obstacle() -> None:
    table = position(haunt=9, track=1, moves=3)
    assert table.choose("move hallway").state.turn.moves == 1


# -- sight -------------------------------------------------------------------------------------------------------------

LONG = {
    "chapel": ("ground", 0, -1, 0),
    "kitchen": ("ground", 0, -2, 0),
    "ballroom": ("ground", 0, 1, 0),
    "conservatory": ("ground", 1, 1, 0),
}
"""North of the Entrance Hall the Chapel and the Kitchen in a row; south the Ballroom, beside it a wall."""


@pytest.mark.rule("betrayal/sight.definition")
@pytest.mark.rule("betrayal/sight.tiles-between")
def test_sight_runs_straight_through_doorways() -> None:
    seen = in_sight(position(house=LONG).match.scene, "ballroom")
    assert {"entrance-hall", "chapel", "kitchen"} <= seen
    assert "conservatory" not in seen
    assert "hallway" not in seen


@pytest.mark.rule("betrayal/sight.no-special-links")
def test_links_carry_no_sight() -> None:
    table = position(house=["gallery", "ballroom"])
    assert "upper-landing" not in in_sight(table.match.scene, "ground-floor-staircase")
    assert "ballroom" not in in_sight(table.match.scene, "gallery")


@pytest.mark.rule("betrayal/sight.characters-do-not-block")
def test_nobody_blocks_the_view() -> None:
    table = position(house=LONG, places=["chapel", "entrance-hall"], tokens=BLOCK)
    assert "kitchen" in in_sight(table.match.scene, "ballroom")


@pytest.mark.rule("betrayal/sight.same-tile")
@pytest.mark.parametrize(("ruling", "seen"), [("in-sight", True), ("not-in-sight", False)])
def test_the_own_tile_is_in_sight(ruling: str, seen: bool) -> None:
    table = position(rulings={"same-tile-sight": ruling})
    assert ("hallway" in in_sight(table.match.scene, "hallway")) is seen


@pytest.mark.rule("betrayal/sight.characters-on-tile")
def test_whoever_stands_on_a_tile_in_sight_is_in_sight() -> None:
    table = position(house=LONG, haunt=1, revealer=0, places=["ballroom", "kitchen", "hallway"], cards=[["gun"]])
    assert table.offers("attack gun seat-1")
    assert not table.offers("attack gun seat-2")
