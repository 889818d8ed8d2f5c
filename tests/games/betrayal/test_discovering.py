"""Discovering: the stack, the region, how a tile lies, its text, its card, and what happens when nothing fits."""

from random import Random

import pytest

from koszmar.games.betrayal import discovery, moments
from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.discovery import rearrangements
from koszmar.games.betrayal.drawing import draw_for
from koszmar.games.betrayal.harm import kill
from koszmar.games.betrayal.house import (
    beyond,
    distances,
    has_door,
    is_named,
    lay,
    monster_steps,
    open_doorways,
    symbol,
)
from koszmar.games.betrayal.laying import find_and_lay
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.table.plan import preview
from koszmar.games.betrayal.tiles import LANDINGS, REGIONS, ROOMS, TILES
from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play
from koszmar.kernel.view import Message

EVENT = {"event": ["alien-geometry"]}
"""An Event that asks nothing: a Knowledge roll."""


def north(*stack: str, **more: object) -> Driver:
    """The first player goes north from the Entrance Hall; these tiles lie on top of the stack."""
    table = position(stack=stack, **more)  # type: ignore[arg-type]
    return table.choose("discover 0")


@pytest.mark.rule("betrayal/discover.regions")
def test_the_house_has_three_regions() -> None:
    assert REGIONS == ("basement", "ground", "upper")
    assert {tile.region for tile in position().state.house.tiles.values()} == set(REGIONS)


@pytest.mark.rule("betrayal/discover.through-unused-door")
@pytest.mark.rule("betrayal/discover.move-figure")
@pytest.mark.rule("betrayal/discover.tile-joins-region")
@pytest.mark.rule("betrayal/tiles.region-on-back")
def test_a_tile_is_found_behind_an_unexplored_doorway() -> None:
    table = north("larder")
    table.choose("turn 2")
    tile = table.state.house.tiles["larder"]
    assert (tile.region, tile.x, tile.y) == ("ground", 0, -1)
    assert table.state.explorers[0].place == "larder"


@pytest.mark.rule("betrayal/discover.costs-a-move")
def test_without_a_move_nothing_is_discovered() -> None:
    table = position(moves=0, cards=[["map"]])
    assert not any(option.startswith("discover") for option in table.offered)
    assert position(moves=1).offers("discover 0")


@pytest.mark.rule("betrayal/discover.top-tile-must-match")
@pytest.mark.rule("betrayal/discover.bury-non-matching")
@pytest.mark.rule("betrayal/discover.buried-tile-face-hidden")
@pytest.mark.rule("betrayal/bury.tile")
def test_tiles_of_other_regions_go_unseen_to_the_bottom() -> None:
    table = north("catacombs", "tower", "larder")
    table.choose("turn 2")
    assert table.state.explorers[0].place == "larder"
    assert table.state.stack[:2] == ["tower", "catacombs"]
    told = [event.args for event in table.match.events(0)]
    assert not any("catacombs" in args.values() or "tower" in args.values() for args in told)


@pytest.mark.rule("betrayal/discover.align-any-door")
@pytest.mark.rule("betrayal/discover.illegal-placement")
@pytest.mark.rule("betrayal/example.legal-and-illegal-placement")
def test_a_doorway_of_the_new_tile_meets_the_one_used() -> None:
    table = north("larder")
    assert table.offered == ["turn 2", "turn 3"]
    for option in table.offered:
        twin = table.match.fork()
        twin.choose(option)
        assert has_door(twin.state.house, "larder", 2)


@pytest.mark.rule("betrayal/discover.other-doors-need-not-match")
@pytest.mark.rule("betrayal/discover.closet")
def test_other_doorways_may_face_walls() -> None:
    house = {"chapel": ("ground", -1, -1, 0), "conservatory": ("ground", 1, -1, 0)}
    table = north("dining-room", house=house, decks=EVENT, rolls=[0, ...])
    sides = next(one for one in table.match.view(0).boards[0].spaces if one.id == "dining-room").sides
    assert sides == ["open", "false", "door", "false"]


@pytest.mark.rule("betrayal/discover.tile-text-first")
def test_the_text_comes_before_the_card() -> None:
    table = north("chapel", decks={"omen": ["mask"]}, rolls=[0])
    kinds = table.kinds()
    assert kinds.index("gain") < kinds.index("draw")


def test_whoever_dies_on_entering_gets_nothing_from_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.discovered.answers, 4, lambda scene, seat, tile: kill(scene, seat, "test"))
    table = north("chapel", haunt=4, revealer=2, decks={"omen": ["mask"]})
    assert table.state.explorers[0].dead
    assert (table.events("gain"), table.events("draw")) == ([], [])
    assert table.decision.seat == 1


@pytest.mark.rule("betrayal/discover.draw-for-symbol")
@pytest.mark.rule("betrayal/tiles.symbol-on-front")
@pytest.mark.rule("betrayal/cards.draw-top")
@pytest.mark.parametrize(
    ("tile", "deck", "card"),
    [("ballroom", "omen", "mask"), ("conservatory", "item", "map"), ("dining-room", "event", "alien-geometry")],
)
def test_the_symbol_says_which_deck(tile: str, deck: str, card: str) -> None:
    table = north(tile, decks={deck: [card]}, rolls=[0, ...])
    assert table.events("draw") == [{"seat": 0, "card": card}]


@pytest.mark.rule("betrayal/discover.draw-for-symbol")
def test_the_dead_draw_nothing() -> None:
    table = position(haunt=4, revealer=2, active=1, dead=[0], decks={"item": ["map"]})
    play(draw_for(table.match.scene, 0, "item"))
    play(draw_for(table.match.scene, 1, "item"))
    assert [explorer.cards for explorer in table.state.explorers] == [[], ["map"], []]


@pytest.mark.rule("betrayal/discover.no-symbol-no-card")
def test_no_symbol_no_card() -> None:
    assert north("gymnasium").choose("turn 2").events("draw") == []


@pytest.mark.rule("betrayal/discover.ends-turn")
@pytest.mark.rule("betrayal/turn.end-on-discovery")
@pytest.mark.rule("betrayal/changes.turn-end")
def test_a_discovery_ends_the_turn() -> None:
    assert north("larder").choose("turn 2").decision.seat == 1


@pytest.mark.rule("betrayal/discover.costs-a-move")
def test_a_discovery_that_ends_no_turn_has_cost_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A haunt may let the turn go on."""
    monkeypatch.setitem(moments.goes_on.answers, 4, lambda scene, seat, tile: tile == "larder")
    table = north("larder", haunt=4, revealer=2, moves=3).choose("turn 2").asks("act", 0)
    assert table.state.turn.moves == 2
    assert north("gymnasium", haunt=4, revealer=2, moves=3).choose("turn 2").decision.seat == 1


def test_a_haunt_may_put_something_in_the_place_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.symbol.answers, 4, lambda scene, seat, tile: tile == "conservatory")
    assert north("conservatory", haunt=4, revealer=2).events("draw") == []
    other = north("bloody-room", haunt=4, revealer=2, decks={"item": ["map"]})
    assert other.choose("turn 2").events("draw") == [{"seat": 0, "card": "map"}]


def test_a_haunt_may_let_any_tile_lie_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    used = [key for key in TILES if "upper" in ROOMS[key].regions]
    table = position(haunt=4, revealer=2, gone=used, stack=["larder"], places=["upper-landing"])
    assert not table.offers("discover 0")
    monkeypatch.setitem(moments.any_tile_fits.answers, 4, lambda *_: True)
    table = position(haunt=4, revealer=2, gone=used, stack=["larder"], places=["upper-landing"])
    table.choose("discover 0", "turn 2")
    assert table.state.house.tiles["larder"].region == "upper"
    choosy = position(haunt=4, revealer=2, gone=used, stack=["larder"], places=["upper-landing"],
                      cards=[["holy-symbol"]])  # fmt: skip
    choosy.choose("discover 0").asks("refuse-tile", 0)


@pytest.mark.rule("betrayal/discover.top-tile-must-match")
def test_a_tile_that_was_turned_over_is_not_turned_back() -> None:
    table = north("larder")
    assert table.decision.prompt == "turn-tile"
    assert not table.match.can_undo("choice")


@pytest.mark.rule("betrayal/discover.region-exhausted-no-cost")
def test_a_region_without_tiles_is_not_discovered() -> None:
    used = [key for key in TILES if "upper" in ROOMS[key].regions]
    table = position(gone=used, places=["upper-landing"])
    assert not any(option.startswith("discover") for option in table.offered)
    assert table.why_not("discover 0")[1] == "discover.region-exhausted-no-cost"


@pytest.mark.rule("betrayal/discover.keep-open-door")
@pytest.mark.rule("betrayal/discover.bury-if-region-would-close")
@pytest.mark.rule("betrayal/discover.buried-tile-not-resolved")
def test_a_tile_that_would_close_the_region_is_buried() -> None:
    closed = {
        "graveyard": ("ground", 0, 1, 3), "salon": ("ground", -1, 1, 0), "larder": ("ground", -1, -1, 2),
    }  # fmt: skip
    table = position(house=closed, stack=["laundry-chute", "ballroom"], places=["entrance-hall"],
                     decks={"omen": ["mask"]}, rolls=[0])  # fmt: skip
    spots = {beyond(table.state.house, *door) for door in open_doorways(table.state.house, "ground")}
    assert spots == {("ground", 0, -1)}, "the last open doorways of the floor face one spot"
    table.choose("discover 0")
    assert table.events("tile-buried") == [{"seat": 0, "tile": "laundry-chute"}]
    assert table.state.explorers[0].place == "ballroom"
    assert table.state.stack[0] == "laundry-chute"


@pytest.mark.rule("betrayal/discover.keep-open-door")
def test_only_rotations_that_keep_the_region_open_are_offered() -> None:
    house = {"salon": ("basement", 0, -1, 1), "ritual-room": ("basement", 1, 0, 2), "nursery": ("basement", -1, 0, 0)}
    table = position(house=house, places=["basement-landing"], stack=["organ-room"], decks=EVENT, rolls=[0, ...])
    doorways = [one for one in table.offered if one.startswith("discover")]
    assert doorways
    for option in doorways:
        twin = table.match.fork()
        twin.choose(option)
        for turn in twin.options():
            last = twin.fork()
            last.choose(turn)
            assert open_doorways(last.state.house, "basement")


SHUT = {
    "panic-room": ("upper", 0, -1, 2), "secret-staircase": ("upper", -1, 0, 1), "tower": ("upper", 1, 0, 0),
    "vault": ("upper", 1, -1, 2), "laundry-chute": ("upper", 1, 1, 0),
}  # fmt: skip
"""The Upper Landing can be left to the south only; beside it the Tower turns its wall to it."""
UPPER = [key for key in TILES if "upper" in ROOMS[key].regions and key not in ("tower", "mystic-elevator")]


@pytest.mark.rule("betrayal/discover.rearrange-as-last-resort")
@pytest.mark.rule("betrayal/discover.rearrange-who")
def test_the_discoverer_rearranges_when_nothing_fits() -> None:
    """Only the Elevator is left, and it would close the floor: the Tower is turned, and a doorway is free again."""
    table = position(house=SHUT, gone=UPPER, places=["upper-landing"]).choose("discover 2")
    table.asks("rearrange", 0)
    assert table.offers("lay-anew tower upper 1 0 1")
    table.choose("lay-anew tower upper 1 0 1")
    assert table.state.house.tiles["mystic-elevator"].y == 1
    assert open_doorways(table.state.house, "upper") == [("tower", 1)]


@pytest.mark.rule("betrayal/discover.rearrange-as-last-resort")
def test_the_tile_that_the_chosen_change_makes_room_for_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two changes make room for two different tiles: the first for the Elevator, the second for the Furnace Room."""
    turns: list[tuple[str, tuple[str, int, int, int], str]] = [
        ("tower", ("upper", 1, 0, 1), "mystic-elevator"), ("tower", ("upper", 1, 0, 3), "furnace-room"),
    ]  # fmt: skip
    monkeypatch.setattr(discovery, "rearrangements", lambda scene, spot, side: turns)
    for (_, (*_, turned), laid), (_, _, other) in zip(turns, reversed(turns), strict=True):
        table = position(house=SHUT, gone=UPPER, places=["upper-landing"], rolls=[0, ...])
        table = table.choose("discover 2", f"lay-anew tower upper 1 0 {turned}")
        if table.decision.prompt == "turn-tile":
            table.choose(table.offered[0])
        assert table.state.house.tiles[laid].y == 1
        assert other in table.state.stack


@pytest.mark.rule("betrayal/discover.rearrange-as-last-resort")
def test_where_no_change_helps_the_doorway_stays_shut() -> None:
    house = {key: where for key, where in SHUT.items() if key not in ("tower", "laundry-chute")} | {
        "vault": ("upper", 1, 0, 3)
    }
    table = position(house=house, gone=[*UPPER, "tower"], places=["upper-landing"])
    assert rearrangements(table.match.scene, ("upper", 0, 1), 0) == []
    assert table.choose("discover 2").events("no-tile-fits") == [{"seat": 0}]


CORNERED = {
    "panic-room": ("upper", 0, -1, 2), "tower": ("upper", 1, 0, 0), "vault": ("upper", 1, -1, 2),
    "laundry-chute": ("upper", 1, 1, 0), "statuary-corridor": ("upper", -1, 0, 0),
    "secret-staircase": ("upper", -1, -1, 2), "salon": ("upper", -1, 1, 0),
}  # fmt: skip
"""Shut like before, but the Salon opens on the spot too: to turn it away or to turn the Tower makes room."""


def cornered(**more: object) -> Driver:
    """The Elevator alone is left for the Upper Floor."""
    gone = [key for key in UPPER if key not in CORNERED]
    return position(house=CORNERED, gone=gone, **{"places": ["upper-landing"], **more})  # type: ignore[arg-type]


def moved(table: Driver, side: int) -> set[str]:
    """The tiles that may be laid anew to make room south of the Upper Landing."""
    return {change[0] for change in rearrangements(table.match.scene, ("upper", 0, 1), side)}


@pytest.mark.rule("betrayal/discover.rearrange-as-last-resort")
def test_tiles_with_anybody_on_them_are_spared() -> None:
    assert moved(cornered(), 0) == {"tower", "salon"}
    assert moved(cornered(places=["upper-landing", "tower"]), 0) == {"salon"}
    realtor = beast("realtor", "tower", token="demon")
    assert moved(cornered(haunt=4, revealer=2, monsters=[realtor]), 0) == {"salon"}
    assert moved(cornered(tokens=[token("obstacle", "obstacle", "tower")]), 0) == {"salon"}
    assert moved(cornered(places=["upper-landing", "tower", "salon"]), 0) == {"tower", "salon"}, "if it must be"


@pytest.mark.rule("betrayal/discover.rearrange-as-last-resort")
def test_the_tile_that_is_being_left_stays_where_it_is() -> None:
    assert moved(cornered(places=["salon", "tower"]), 3) == {"tower"}, "the spot is entered from the Salon"


@pytest.mark.rule("betrayal/discover.rearrange-as-last-resort")
def test_what_is_laid_anew_stays_joined_and_cuts_nothing_off() -> None:
    """The Crawlspace may be turned to open a doorway, as long as it still joins the Vault with the Landing.

    Neither may the Vault be laid where the new tile goes, nor the Laundry Chute be turned away from everything, nor a
    tile of another floor be used.
    """
    house = {
        "panic-room": ("upper", 0, -1, 2), "secret-staircase": ("upper", -1, 0, 1), "crawlspace": ("upper", 1, 0, 0),
        "vault": ("upper", 2, 0, 3), "laundry-chute": ("upper", 1, -1, 3), "ballroom": ("ground", 0, -1, 0),
    }  # fmt: skip
    gone = [key for key in [*UPPER, "tower"] if key not in house]
    table = position(house=house, gone=gone, places=["upper-landing"])
    changes = rearrangements(table.match.scene, ("upper", 0, 1), 0)
    assert set(changes) == {("crawlspace", ("upper", 1, 0, 2), "mystic-elevator")}


def test_a_tile_that_is_turned_over_has_neither_symbol_nor_name() -> None:
    house = position(house=["graveyard"], flipped=["graveyard"]).state.house
    assert (symbol(house, "graveyard"), is_named(house, "graveyard", "graveyard")) == ("", False)
    lying = position(house=["graveyard"]).state.house
    assert (symbol(lying, "graveyard"), is_named(lying, "graveyard", "graveyard")) == ("omen", True)


def test_a_tile_that_is_turned_over_says_nothing() -> None:
    """No fire in the Furnace Room, no way down the Chute, no ride in the Elevator."""
    for tile, place in (("furnace-room", "furnace-room"), ("laundry-chute", "laundry-chute")):
        table = position(haunt=4, revealer=2, house=[tile], flipped=[tile], places=[tile, "hallway", "hallway"])
        table.choose("end").asks("act", 1)
        assert table.state.explorers[0].place == place
    table = position(house=ELEVATOR, flipped=["mystic-elevator"], moves=5).choose("move mystic-elevator")
    assert not table.offers("ride")


def test_a_tile_that_is_turned_over_stays_so_when_it_is_laid_anew() -> None:
    table = position(house=["tower"], flipped=["tower"])
    lay(table.state, "tower", "upper", 3, 3, 1)
    assert table.state.house.tiles["tower"].flipped
    assert [has_door(table.state.house, "tower", side) for side in range(4)] == [True] * 4
    assert preview(table.state.house, "tower", "upper", 4, 4, 0).state == "turned"


# -- tiles by name -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/tiles.search-stack")
@pytest.mark.rule("betrayal/tiles.shuffle-after-search")
def test_a_tile_taken_from_the_stack_is_laid_and_the_stack_shuffled() -> None:
    table = position()
    before = list(table.state.stack)
    flow = find_and_lay(table.match.scene, 0, "vault", ("ground",), rule="tiles.shuffle-after-search")
    decision = next(flow)
    assert all(option[0] == "lay" and option[2] == "ground" for option in decision.options)  # type: ignore[index]
    with pytest.raises(StopIteration):
        flow.send(decision.options[0])
    assert "vault" in table.state.house.tiles
    assert sorted(table.state.stack) == sorted(key for key in before if key != "vault")
    assert table.match.scene.chance.used


@pytest.mark.parametrize(
    ("tile", "trait"),
    [
        pytest.param("gymnasium", "speed", marks=[pytest.mark.rule("betrayal/tile.gymnasium"),
                                                  pytest.mark.content("betrayal/tile/gymnasium")]),
        pytest.param("larder", "might", marks=[pytest.mark.rule("betrayal/tile.larder"),
                                               pytest.mark.content("betrayal/tile/larder")]),
    ],
)  # fmt: skip
def test_rooms_that_strengthen(tile: str, trait: str) -> None:
    table = north(tile)
    before = table.state.explorers[0].traits[trait]
    table.choose(table.offered[0])
    assert table.state.explorers[0].traits[trait] == before + 1


@pytest.mark.parametrize(
    ("tile", "trait"),
    [
        pytest.param("chapel", "sanity", marks=[pytest.mark.rule("betrayal/tile.chapel"),
                                                pytest.mark.content("betrayal/tile/chapel")]),
        pytest.param("library", "knowledge", marks=[pytest.mark.rule("betrayal/tile.library"),
                                                    pytest.mark.content("betrayal/tile/library")]),
    ],
)  # fmt: skip
def test_rooms_that_strengthen_and_draw_an_omen(tile: str, trait: str) -> None:
    table = position(stack=[tile], decks={"omen": ["mask"]}, rolls=[0])
    before = table.state.explorers[0].traits[trait]
    table.choose("discover 0")
    if table.decision.prompt == "turn-tile":
        table.choose(table.offered[0])
    assert table.state.explorers[0].traits[trait] == before + 1
    assert table.state.explorers[0].cards == ["mask"]


@pytest.mark.rule("betrayal/tile.armory")
@pytest.mark.content("betrayal/tile/armory")
def test_the_armory_gives_the_first_weapon() -> None:
    table = north("armory", decks={"item": ["map", "mirror", "gun", "brooch"]})
    table.choose(table.offered[0])
    assert table.state.explorers[0].cards == ["gun"]
    assert table.state.decks["item"].cards[:2] == ["mirror", "map"]
    assert table.state.decks["item"].cards[-1] == "brooch"


@pytest.mark.rule("betrayal/tile.junk-room")
@pytest.mark.content("betrayal/tile/junk-room")
def test_the_junk_room_is_cluttered() -> None:
    table = north("junk-room", decks={"item": ["map"]})
    table.choose(table.offered[0])
    assert [(one.kind, one.on) for one in table.state.tokens] == [("obstacle", "junk-room")]
    assert table.state.explorers[0].cards == ["map"]


@pytest.mark.rule("betrayal/tile.panic-room")
@pytest.mark.content("betrayal/tile/panic-room")
def test_the_panic_room_opens_the_secret_staircase() -> None:
    table = position(places=["basement-landing"], stack=["panic-room"], decks={"omen": ["mask"]}, rolls=[0])
    table.choose("discover 0")
    assert table.decision.prompt == "lay-tile"
    assert {option.split()[2] for option in table.offered} == {"basement"}
    table.choose(table.offered[0])
    assert table.state.house.tiles["secret-staircase"].region == "basement"
    assert table.state.explorers[0].cards == ["mask"]
    assert "secret-staircase" not in table.state.stack


@pytest.mark.rule("betrayal/tile.panic-room-already")
def test_the_panic_room_says_nothing_if_the_staircase_lies() -> None:
    table = position(places=["basement-landing"], house={"secret-staircase": ("basement", 1, 0, 3)},
                     stack=["panic-room"], decks={"omen": ["mask"]}, rolls=[0])  # fmt: skip
    table.choose("discover 0")
    assert table.decision.seat == 1


@pytest.mark.rule("betrayal/tile.panic-room")
@pytest.mark.rule("betrayal/discover.keep-open-door")
def test_the_secret_staircase_does_not_close_the_basement() -> None:
    house = {"operating-theatre": ("basement", 0, -1, 1), "underground-lake": ("basement", 1, -1, 2),
             "vault": ("basement", 1, 0, 0)}  # fmt: skip
    table = position(
        house=house, places=["basement-landing"], stack=["panic-room"], decks={"omen": ["mask"]}, rolls=[0]
    )
    assert open_doorways(table.state.house, "basement") == [("basement-landing", 2), ("basement-landing", 3)]
    table.choose("discover 2").asks("act", 1)
    assert open_doorways(table.state.house, "basement") == [("basement-landing", 3)]
    assert "secret-staircase" in table.state.stack
    assert table.state.explorers[0].cards == ["mask"]


@pytest.mark.rule("betrayal/discover.keep-open-door")
@pytest.mark.parametrize("seed", range(16))
def test_whatever_is_explored_every_region_keeps_an_open_doorway(seed: int) -> None:
    """Players who discover whenever they can, in a house that is slow to haunt them."""
    random = Random(seed)
    match = Match.new("betrayal", players=3, seed=seed, rulings={"elevator-last-door": "keeps-open"},
                      parameters={"haunt_target": 99, "dawn": 40}, events=False)  # fmt: skip
    for decision in match:
        if match.state.haunt is not None:
            break
        eager = [option for option in decision.options if notation(option).startswith("discover")] or decision.options
        match.choose(random.choice(eager), random.choice(decision.seats))
        assert all(open_doorways(match.state.house, region) for region in REGIONS)
    assert len(match.state.house.tiles) > 15


@pytest.mark.rule("betrayal/tile.vault-two-items")
@pytest.mark.content("betrayal/tile/vault")
def test_the_vault_gives_two_items() -> None:
    table = position(places=["basement-landing"], stack=["vault"], decks={"item": ["map", "mirror"]})
    assert table.choose("discover 0").state.explorers[0].cards == ["map", "mirror"]


# -- ends of turns, and the Elevator -----------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/tile.collapsed-room")
@pytest.mark.content("betrayal/tile/collapsed-room")
def test_the_collapsed_room_gives_way() -> None:
    table = position(house=["collapsed-room"], places=["collapsed-room"], rolls=[1, 1, 1, 1, 2])
    table.choose("end").choose("might", "might")
    assert table.state.explorers[0].place == "basement-landing"


@pytest.mark.rule("betrayal/tile.collapsed-room")
def test_whoever_dies_of_a_reroll_does_not_fall_any_more() -> None:
    table = position(haunt=4, revealer=2, house=["collapsed-room"], places=["collapsed-room", "hallway", "hallway"],
                     cards=[["creepy-doll"]], traits=[{"sanity": 1}], rolls=[0] * 8)  # fmt: skip
    table.choose("end").answer("reroll", "creepy-doll", 0)
    assert (table.state.explorers[0].dead, table.state.explorers[0].place) == (True, "collapsed-room")


@pytest.mark.rule("betrayal/tile.collapsed-room-hold")
def test_the_collapsed_room_holds() -> None:
    table = position(house=["collapsed-room"], places=["collapsed-room"], rolls=[2, 2, 1, 0])
    assert table.choose("end").state.explorers[0].place == "collapsed-room"


@pytest.mark.rule("betrayal/tile.furnace-room")
@pytest.mark.content("betrayal/tile/furnace-room")
def test_the_furnace_room_burns() -> None:
    table = position(house=["furnace-room"], places=["furnace-room"])
    before = table.state.explorers[0].traits["speed"]
    assert table.choose("end").match.view(0).question.cause == Message("tile-furnace-room")
    assert table.events("tile-harms") == [{"tile": "furnace-room"}]
    assert table.choose("speed").state.explorers[0].traits["speed"] == before - 1


@pytest.mark.rule("betrayal/tile.laundry-chute")
@pytest.mark.content("betrayal/tile/laundry-chute")
def test_the_laundry_chute_slides_down() -> None:
    table = position(house=["laundry-chute"], places=["laundry-chute"])
    assert table.choose("end").state.explorers[0].place == "basement-landing"


ELEVATOR = {"mystic-elevator": ("ground", 0, 1, 0)}


@pytest.mark.rule("betrayal/tile.mystic-elevator-once")
@pytest.mark.content("betrayal/tile/mystic-elevator")
def test_the_elevator_can_be_ridden_once_a_turn_on_entering() -> None:
    table = position(house=ELEVATOR, rolls=[0, 1], moves=5)
    assert not position(house=ELEVATOR, places=["mystic-elevator"]).offers("ride")
    table.choose("move mystic-elevator", "ride", "stay")
    assert not table.offers("ride")


@pytest.mark.rule("betrayal/tile.mystic-elevator-regions")
@pytest.mark.parametrize(
    ("rolls", "regions"),
    [([2, 2], set(REGIONS)), ([2, 1], {"upper"}), ([1, 1], {"ground"}), ([1, 0], {"basement"}), ([0, 0], {"basement"})],
)
def test_the_roll_says_where_the_elevator_goes(rolls: list[int], regions: set[str]) -> None:
    table = position(house=ELEVATOR, rolls=rolls, moves=5).choose("move mystic-elevator", "ride")
    assert table.events("roll-dice")[-1]["cause"] == "tile-mystic-elevator"
    assert {option.split()[2] for option in table.offered if option != "stay"} == regions


def test_with_other_dice_more_than_four_is_as_good() -> None:
    table = position(house=ELEVATOR, rolls=[3, 3], moves=5, parameters={"die": [0, 3]})
    table.choose("move mystic-elevator", "ride")
    assert {option.split()[2] for option in table.offered if option != "stay"} == set(REGIONS)


def test_a_haunt_may_send_the_elevator_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.elevator.answers, 4, lambda scene, result: ["upper"] if result == 1 else [])
    table = position(haunt=4, revealer=2, house=ELEVATOR, rolls=[1, 0], moves=5)
    table.choose("move mystic-elevator", "ride")
    assert {option.split()[2] for option in table.offered if option != "stay"} == {"upper"}


@pytest.mark.rule("betrayal/tile.mystic-elevator-carries")
def test_the_elevator_takes_everything_along() -> None:
    blessing = [token("blessing", "blessing", "mystic-elevator")]
    table = position(
        house=ELEVATOR, places=["entrance-hall", "mystic-elevator"], tokens=blessing, rolls=[1, 0], moves=5
    )
    table.choose("move mystic-elevator", "ride", "lay mystic-elevator basement 0 -1 2")
    tile = table.state.house.tiles["mystic-elevator"]
    assert (tile.region, tile.x, tile.y) == ("basement", 0, -1)
    assert [one.place for one in table.state.explorers[:2]] == ["mystic-elevator"] * 2
    assert table.state.tokens[0].on == "mystic-elevator"
    assert table.offers("move basement-landing")


@pytest.mark.rule("betrayal/tile.mystic-elevator-carries")
@pytest.mark.parametrize(("ruling", "offered"), [("may-close", True), ("keeps-open", False)])
def test_the_elevator_may_take_the_last_doorway_of_a_floor_or_not(ruling: str, offered: bool) -> None:
    table = position(house={**SHUT, **ELEVATOR}, rolls=[2, 1], moves=5, rulings={"elevator-last-door": ruling})
    table.choose("move mystic-elevator", "ride")
    assert table.offers("lay mystic-elevator upper 0 1 0") is offered


@pytest.mark.rule("betrayal/tile.mystic-elevator-once")
def test_whoever_discovers_the_elevator_may_ride_it_at_once() -> None:
    """Discovering is entering: one ride is offered before the turn ends, and it can be declined."""
    table = north("mystic-elevator", rolls=[1, 0]).asks("find-elevator", 0)
    assert table.offered == ["ride", "stay"]
    table.choose("ride", "lay mystic-elevator basement 0 -1 2").asks("act", 1)
    assert table.state.house.tiles["mystic-elevator"].region == "basement"
    assert table.state.explorers[0].place == "mystic-elevator"
    still = north("mystic-elevator").choose("stay").asks("act", 1)
    assert (still.events("roll-dice"), still.state.house.tiles["mystic-elevator"].region) == ([], "ground")


@pytest.mark.rule("betrayal/tile.mystic-elevator-once")
def test_only_whoever_walked_in_and_stayed_may_ride() -> None:
    table = position(house=ELEVATOR, cards=[["map"]], moves=5)
    table.choose("move mystic-elevator", "move entrance-hall", "use map", "mystic-elevator")
    assert not table.offers("ride")
    table.choose("move entrance-hall", "move mystic-elevator")
    assert table.offers("ride")


@pytest.mark.rule("betrayal/tile.mystic-elevator-carries")
def test_the_elevator_may_turn_to_another_doorway_of_its_own_spot() -> None:
    house = {"ballroom": ("ground", 0, -1, 0), "dining-room": ("ground", 1, -1, 0),
             "mystic-elevator": ("ground", -1, -1, 1)}  # fmt: skip
    table = position(house=house, places=["ballroom"], rolls=[1, 1], moves=5).choose("move mystic-elevator", "ride")
    assert table.offers("lay mystic-elevator ground -1 -1 2"), "the Hallway's doorway to the north"
    assert not table.offers("lay mystic-elevator ground -1 -1 1"), "as it lies is no move"
    table.choose("lay mystic-elevator ground -1 -1 2")
    assert table.offers("move hallway")
    assert not table.offers("move ballroom")


# -- what lies in the box ----------------------------------------------------------------------------------------------


FRONTS = {
    "omen": (
        "ballroom catacombs chapel charred-room graveyard library nursery observatory panic-room "
        "primary-bedroom ritual-room soundproofed-room specimen-room winter-bedroom"
    ),
    "event": (
        "chasm cramped-passageway crawlspace dining-room furnace-room gallery guest-quarters kitchen "
        "laboratory organ-room salon statuary-corridor tower underground-cavern underground-lake"
    ),
    "item": "bloody-room conservatory game-room junk-room operating-theatre vault",
    "": "armory collapsed-room gymnasium larder laundry-chute mystic-elevator secret-staircase",
}
"""The tiles by symbol."""
BACKS = {
    "basement": (
        "catacombs chasm furnace-room panic-room ritual-room secret-staircase underground-cavern underground-lake vault"
    ),
    "ground": "ballroom chapel conservatory dining-room graveyard kitchen laboratory larder laundry-chute",
    "upper": "gallery observatory statuary-corridor tower",
    "basement ground": "armory gymnasium",
    "basement upper": "crawlspace game-room nursery operating-theatre organ-room soundproofed-room",
    "ground upper": (
        "bloody-room charred-room collapsed-room guest-quarters junk-room library primary-bedroom salon "
        "specimen-room winter-bedroom"
    ),
    "basement ground upper": "cramped-passageway mystic-elevator",
}
"""The tiles by the regions on their backs."""


@pytest.mark.rule("betrayal/tile.count-by-symbol")
@pytest.mark.rule("betrayal/components.room-tiles-count")
def test_tiles_by_symbol() -> None:
    printed = {key: symbol for symbol, keys in FRONTS.items() for key in keys.split()}
    assert {key: ROOMS[key].symbol for key in TILES} == printed
    assert {symbol: len(keys.split()) for symbol, keys in FRONTS.items()} == {"omen": 14, "event": 15, "item": 6, "": 7}
    assert len(TILES) == 42
    assert [key for key in TILES if ROOMS[key].draws == 2] == ["vault"]


@pytest.mark.rule("betrayal/tile.count-by-region")
@pytest.mark.rule("betrayal/tiles.region-on-back")
def test_tiles_by_back() -> None:
    printed = {key: tuple(back.split()) for back, keys in BACKS.items() for key in keys.split()}
    assert {key: ROOMS[key].regions for key in TILES} == printed
    counts = {back: len(keys.split()) for back, keys in BACKS.items()}
    assert counts == {
        "basement": 9, "ground": 9, "upper": 4, "basement ground": 2, "ground upper": 10, "basement upper": 6,
        "basement ground upper": 2,
    }  # fmt: skip


@pytest.mark.rule("betrayal/omen.fewer-than-tiles")
def test_there_are_fewer_omens_than_omen_tiles() -> None:
    omens = sum(card.deck == "omen" for card in CARDS.values())
    assert omens < sum(ROOMS[key].symbol == "omen" for key in TILES)


@pytest.mark.rule("betrayal/tile.landing-definition")
@pytest.mark.rule("betrayal/tile.landing-five-spaces")
@pytest.mark.rule("betrayal/components.starting-tile-symbol")
def test_five_spaces_are_landings() -> None:
    assert set(LANDINGS) == {
        "entrance-hall", "hallway", "ground-floor-staircase", "upper-landing", "basement-landing"
    }  # fmt: skip
    assert all(ROOMS[key].landing == (key in LANDINGS) for key in ROOMS)


@pytest.mark.parametrize(
    ("key", "doors"),
    [
        pytest.param("armory", "NE", marks=pytest.mark.content("betrayal/tile/armory")),
        pytest.param("ballroom", "NESW", marks=pytest.mark.content("betrayal/tile/ballroom")),
        pytest.param("bloody-room", "NE", marks=pytest.mark.content("betrayal/tile/bloody-room")),
        pytest.param("catacombs", "NESW", marks=pytest.mark.content("betrayal/tile/catacombs")),
        pytest.param("chapel", "NS", marks=pytest.mark.content("betrayal/tile/chapel")),
        pytest.param("charred-room", "NE", marks=pytest.mark.content("betrayal/tile/charred-room")),
        pytest.param("chasm", "NS", marks=pytest.mark.content("betrayal/tile/chasm")),
        pytest.param("collapsed-room", "NE", marks=pytest.mark.content("betrayal/tile/collapsed-room")),
        pytest.param("conservatory", "NS", marks=pytest.mark.content("betrayal/tile/conservatory")),
        pytest.param("cramped-passageway", "NESW", marks=pytest.mark.content("betrayal/tile/cramped-passageway")),
        pytest.param("crawlspace", "NEW", marks=pytest.mark.content("betrayal/tile/crawlspace")),
        pytest.param("dining-room", "NESW", marks=pytest.mark.content("betrayal/tile/dining-room")),
        pytest.param("furnace-room", "ESW", marks=pytest.mark.content("betrayal/tile/furnace-room")),
        pytest.param("gallery", "NS", marks=pytest.mark.content("betrayal/tile/gallery")),
        pytest.param("game-room", "NESW", marks=pytest.mark.content("betrayal/tile/game-room")),
        pytest.param("graveyard", "NE", marks=pytest.mark.content("betrayal/tile/graveyard")),
        pytest.param("guest-quarters", "NE", marks=pytest.mark.content("betrayal/tile/guest-quarters")),
        pytest.param("gymnasium", "NW", marks=pytest.mark.content("betrayal/tile/gymnasium")),
        pytest.param("junk-room", "NES", marks=pytest.mark.content("betrayal/tile/junk-room")),
        pytest.param("kitchen", "NS", marks=pytest.mark.content("betrayal/tile/kitchen")),
        pytest.param("laboratory", "NE", marks=pytest.mark.content("betrayal/tile/laboratory")),
        pytest.param("larder", "NW", marks=pytest.mark.content("betrayal/tile/larder")),
        pytest.param("laundry-chute", "N", marks=pytest.mark.content("betrayal/tile/laundry-chute")),
        pytest.param("library", "NES", marks=pytest.mark.content("betrayal/tile/library")),
        pytest.param("mystic-elevator", "N", marks=pytest.mark.content("betrayal/tile/mystic-elevator")),
        pytest.param("nursery", "NE", marks=pytest.mark.content("betrayal/tile/nursery")),
        pytest.param("observatory", "NES", marks=pytest.mark.content("betrayal/tile/observatory")),
        pytest.param("operating-theatre", "NE", marks=pytest.mark.content("betrayal/tile/operating-theatre")),
        pytest.param("organ-room", "ES", marks=pytest.mark.content("betrayal/tile/organ-room")),
        pytest.param("panic-room", "N", marks=pytest.mark.content("betrayal/tile/panic-room")),
        pytest.param("primary-bedroom", "NES", marks=pytest.mark.content("betrayal/tile/primary-bedroom")),
        pytest.param("ritual-room", "NE", marks=pytest.mark.content("betrayal/tile/ritual-room")),
        pytest.param("salon", "NE", marks=pytest.mark.content("betrayal/tile/salon")),
        pytest.param("secret-staircase", "N", marks=pytest.mark.content("betrayal/tile/secret-staircase")),
        pytest.param("soundproofed-room", "NES", marks=pytest.mark.content("betrayal/tile/soundproofed-room")),
        pytest.param("specimen-room", "EW", marks=pytest.mark.content("betrayal/tile/specimen-room")),
        pytest.param("statuary-corridor", "NS", marks=pytest.mark.content("betrayal/tile/statuary-corridor")),
        pytest.param("tower", "NS", marks=pytest.mark.content("betrayal/tile/tower")),
        pytest.param("underground-cavern", "NESW", marks=pytest.mark.content("betrayal/tile/underground-cavern")),
        pytest.param("underground-lake", "NE", marks=pytest.mark.content("betrayal/tile/underground-lake")),
        pytest.param("vault", "N", marks=pytest.mark.content("betrayal/tile/vault")),
        pytest.param("winter-bedroom", "NE", marks=pytest.mark.content("betrayal/tile/winter-bedroom")),
        pytest.param("entrance-hall", "NSW", marks=pytest.mark.content("betrayal/tile/entrance-hall")),
        pytest.param("hallway", "NESW", marks=pytest.mark.content("betrayal/tile/hallway")),
        pytest.param("ground-floor-staircase", "E", marks=pytest.mark.content("betrayal/tile/ground-floor-staircase")),
        pytest.param("upper-landing", "NESW", marks=pytest.mark.content("betrayal/tile/upper-landing")),
        pytest.param("basement-landing", "NESW", marks=pytest.mark.content("betrayal/tile/basement-landing")),
    ],
)
def test_every_tile_has_its_printed_doors(key: str, doors: str) -> None:
    """The doors as the facts list them, and each tile can be laid, entered and left."""
    assert {side for side, door in zip("NESW", ROOMS[key].doors, strict=True) if door} == set(doors)
    if key in LANDINGS:
        return
    table = position(house=[key], places=[key])
    assert any(option.startswith("move") for option in table.offered)


@pytest.mark.rule("betrayal/tile.blessing-token")
@pytest.mark.parametrize(("side", "dice"), [(0, 6), (1, 5)])
def test_the_blessing_gives_heroes_a_die(side: int, dice: int) -> None:
    """Josef attacks with Might 5: as a hero on the blessed tile he rolls six dice, as the traitor five."""
    table = position(
        haunt=1, revealer=1 - side, places=["hallway", "hallway", "upper-landing"], rolls=[1] * 12,
        tokens=[token("blessing", "blessing", "hallway")], traits=[{}, {"might": 8}],
    )  # fmt: skip
    table.match.choose("attack unarmed seat-1", 0)
    told = next(event for event in table.match.events(0) if event.kind == "roll")
    assert len(told.args["dice"]) == dice


@pytest.mark.rule("betrayal/tile.blessing-token")
def test_the_blessing_does_not_tell_who_the_hidden_traitor_is() -> None:
    numbers = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
    table = position(haunt=6, traitor=0, sides_of=["traitor", "hero", "hero"], rolls=[0] * 11,
                     tokens=[*numbers, token("blessing", "blessing", "entrance-hall")])  # fmt: skip
    table.choose("attack unarmed seat-1")
    assert [len(told["dice"]) for told in table.events("roll")] == [5 + 1, 4 + 1]


def test_as_far_as_possible_is_counted_in_moves() -> None:
    """South of the Kitchen a spot touches the Entrance Hall, but the way there leads all around."""
    house = {"chapel": ("ground", 0, -1, 0), "ballroom": ("ground", 0, -2, 0), "dining-room": ("ground", 1, -2, 0),
             "kitchen": ("ground", 1, -1, 0)}  # fmt: skip
    flow = find_and_lay(position(house=house).match.scene, 0, "vault", ("ground",), rule="tiles.search-stack",
                        far_from="entrance-hall")  # fmt: skip
    assert list(next(flow).options) == [("lay", "vault", "ground", 1, 0, 0)]


def test_a_flow_that_finds_no_tile_does_nothing() -> None:
    table = position(house=["vault"])
    assert play(find_and_lay(table.match.scene, 0, "vault", ("basement",), rule="tiles.search-stack")) is False


@pytest.mark.rule("betrayal/discover.keep-open-door")
def test_a_tile_that_is_brought_keeps_the_region_open_or_goes_elsewhere() -> None:
    """Before the last doorway of a floor it lies open; where there is none, on another floor."""

    def ways(house: dict[str, tuple[str, int, int, int]]) -> list[tuple[object, ...]]:
        table = position(house=house)
        flow = find_and_lay(table.match.scene, 0, "nursery", ("upper",), rule="tiles.search-stack")
        return [option[2:] for option in next(flow).options]  # type: ignore[index]

    assert ways(SHUT) == [("upper", 0, 1, 3)]
    closed = ways({**SHUT, "mystic-elevator": ("upper", 0, 1, 0)})
    assert {way[0] for way in closed} == {"basement", "ground"}


def test_as_far_as_possible_beyond_reach_is_counted_as_monsters_walk() -> None:
    """Nobody walks to the Basement yet; behind the Catacombs is farther than beside the Landing."""
    table = position(house={"catacombs": ("basement", 0, 1, 0)})
    flow = find_and_lay(table.match.scene, 0, "game-room", ("basement",), rule="test", far_from="entrance-hall")
    spots = {option[3:5] for option in next(flow).options}  # type: ignore[index]
    assert spots == {(0, 2), (1, 1), (-1, 1)}


def test_houses_that_lie_alike_share_their_ways_until_a_tile_is_laid_in_one_of_them() -> None:
    match = position(stack=["larder"]).match
    twin = match.fork()
    for steps in ({}, {"steps": monster_steps}):
        known = distances(match.scene, "entrance-hall", **steps)
        assert distances(twin.scene, "entrance-hall", **steps) is known
    before = dict(distances(match.scene, "entrance-hall"))
    lay(twin.state, "larder", "ground", 0, -1, 2)
    assert distances(twin.scene, "entrance-hall")["larder"] == 1
    assert distances(match.scene, "entrance-hall") == before
    assert distances(match.fork().scene, "entrance-hall") == before
    assert "larder" not in before
