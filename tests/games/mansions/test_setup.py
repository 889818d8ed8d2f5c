"""Setting up: decks and pools, scenario, investigators, possessions, prologue, the first tile (Setup)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.mansions.house import possessions

from koszmar.games.mansions import GAME
from koszmar.games.mansions.bestiary import MONSTERS
from koszmar.games.mansions.board import board, of_tiles
from koszmar.games.mansions.investigators import INVESTIGATORS
from koszmar.games.mansions.item_cards import ITEMS
from koszmar.games.mansions.monsters import health_of
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.library import scenario, shipped, slug
from koszmar.games.mansions.state import LaidTile
from koszmar.games.mansions.tiles import SIDES
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

CREW = ("hanna-voss", "ilja-brandt", "odile-carrow", "jonah-pike", "amina-feld")


def new(players: int = 2, seed: str = "set up", **options: Any) -> Driver:
    """A match at its first question."""
    return Driver(Match.new(GAME, players=players, seed=seed, options=options))


def begun(players: int = 2, seed: str = "set up", **options: Any) -> Driver:
    """A match at the first question of its first round; the first investigator has all possessions."""
    crew = CREW[: max(2, players)]
    table = new(players, seed, investigators=crew, **options)
    while table.decision.prompt == "who-takes":
        table.choose(0)
    return table


# -- decks, tiles, pools -------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/setup.split-decks")
def test_cards_are_split_into_decks_by_type_and_investigators_are_none_of_them() -> None:
    decks = new().state.decks
    assert {name: len(cards) for name, cards in decks.items()} == {
        "common": 40, "unique": 24, "spell": 30, "condition": 60, "damage": 40, "horror": 40,
    }  # fmt: skip
    assert not set(INVESTIGATORS) & {card for cards in decks.values() for card in cards}


@pytest.mark.rule("mansions/setup.shuffle-damage-horror")
def test_damage_and_horror_are_shuffled_each_on_its_own_and_lie_facedown() -> None:
    one, other = new(seed="one"), new(seed="other")
    for deck in ("damage", "horror"):
        assert one.state.decks[deck] != other.state.decks[deck]
        assert sorted(one.state.decks[deck]) == sorted(other.state.decks[deck]) != one.state.decks[deck]
    assert not set(one.state.decks["damage"]) & set(one.state.decks["horror"])
    zones = {zone.id: zone for zone in begun().match.view(0).zones}
    assert (zones["deck-damage"].cards, zones["deck-damage"].count) == ([], 40)


@pytest.mark.rule("mansions/setup.open-decks")
def test_the_other_decks_lie_open_in_alphabetical_order() -> None:
    decks = new().state.decks
    for name in ("common", "unique", "spell", "condition"):
        assert decks[name] == sorted(decks[name])
    zones = {zone.id: zone for zone in begun().match.view(1).zones}
    assert [card.id for card in zones["deck-unique"].cards] == [f"deck-unique/{key}" for key in decks["unique"]]
    assert sum(card.count for card in zones["deck-spell"].cards) == 29  # fronts alike, and one is in the game
    assert len(zones["deck-spell"].cards) == 6


@pytest.mark.rule("mansions/setup.tiles-by-size")
def test_tiles_are_grouped_by_size() -> None:
    sizes = {size: {key for key, side in SIDES.items() if side.size == size} for size in ("small", "medium")}
    assert (len(sizes["small"]), len(sizes["medium"])) == (32, 16)
    assert all(len(SIDES[key].shape.rim[1]) == 1 for key in sizes["small"])
    assert all(len(SIDES[key].shape.rim[1]) == 2 for key in sizes["medium"])


@pytest.mark.rule("mansions/setup.monsters-with-tokens")
def test_every_figure_has_the_token_of_its_kind_in_its_base() -> None:
    lines = "\n".join(f'spawn {kind} at "study.b"' for kind in MONSTERS)
    table = position(someone("ilja-brandt", "ballroom.a"), deed=("search", lines)).choose(DEED)
    assert [one.kind for one in table.state.monsters] == list(MONSTERS)
    scene = table.match.scene
    assert [health_of(scene, one) for one in table.state.monsters] == [3, 4, 4, 3, 6, 3, 5, 11, 15]


@pytest.mark.rule("mansions/setup.token-pools")
def test_tokens_lie_in_pools_by_kind() -> None:
    assert new().state.box == {
        "barricade": 4, "wall": 8, "door": 4, "search": 16, "explore": 16, "passage": 6, "person": 22,
    }  # fmt: skip


# -- scenario and investigators ------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/setup.choose-scenario")
def test_the_players_agree_on_one_of_the_scenarios() -> None:
    assert len(shipped()) == 7
    for key in shipped():
        assert new(scenario=key).state.plot.scenario == key
    with pytest.raises(BadSetting, match="there is no scenario"):
        new(scenario="the-sunken-bell")


@pytest.mark.rule("mansions/setup.continue")
def test_a_saved_match_goes_on_where_it_was() -> None:
    table = begun()
    table.choose(0)
    again = Match.resume(table.match.checkpoint())
    assert (again.fingerprint(), again.decision) == (table.match.fingerprint(), table.match.decision)
    for match in (again, table.match):
        match.choose("end", 0)
    assert again.fingerprint() == table.match.fingerprint()


@pytest.mark.rule("mansions/setup.choose-investigators")
@pytest.mark.rule("mansions/setup.unused-investigators")
def test_each_player_chooses_an_investigator_whom_nobody_has() -> None:
    table = new(3)
    for seat, key in enumerate(("jonah-pike", "odile-carrow", "hanna-voss")):
        table.asks("choose-investigator", seat=seat)
        taken = {one.key for one in table.state.investigators}
        assert set(table.offered) == set(INVESTIGATORS) - taken
        table.choose(key)
    assert [one.key for one in table.state.investigators] == ["jonah-pike", "odile-carrow", "hanna-voss"]


@pytest.mark.rule("mansions/setup.unused-investigators")
def test_whom_nobody_chose_is_not_in_the_match() -> None:
    table = begun()
    assert [one.key for one in table.state.investigators] == list(CREW[:2])
    icons = {piece.icon for drawn in table.match.view(0).boards for piece in drawn.pieces}
    assert icons & set(INVESTIGATORS) == set(CREW[:2])


@pytest.mark.rule("mansions/setup.enter-investigators")
@pytest.mark.parametrize(("players", "health"), [(1, 3), (2, 3), (3, 4), (5, 6)])
def test_the_app_counts_the_investigators_that_were_chosen(players: int, health: int) -> None:
    from koszmar.games.mansions.state import Monster

    scene = begun(players).match.scene
    assert health_of(scene, Monster("cultist-1", "cultist", "entry-hall.a")) == health


@pytest.mark.rule("mansions/setup.solo")
def test_a_single_player_has_two_investigators() -> None:
    table = new(1)
    table.asks("choose-investigator", seat=0).choose("jonah-pike")
    table.asks("choose-investigator", seat=0).choose("amina-feld")
    while table.decision.prompt == "who-takes":
        table.choose(1)
    table.asks("who-next", seat=0)
    assert table.offered == ["0", "1"]
    table.choose(1).asks("act", seat=0)
    assert table.state.turn.who == 1


@pytest.mark.rule("mansions/setup.choose-investigators")
def test_investigators_may_be_agreed_on_before_the_match() -> None:
    with pytest.raises(BadSetting, match="the same investigator"):
        new(2, investigators=("jonah-pike", "jonah-pike"))
    with pytest.raises(BadSetting, match="2 investigators"):
        new(1, investigators=("jonah-pike",))


# -- possessions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/setup.starting-possessions")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_app_names_what_the_group_starts_with(players: int) -> None:
    table = begun(players)
    cards = [ITEMS[key.rpartition("-")[0] if key[-1].isdigit() else key] for key in possessions(table)]
    assert cards[0].deck == "common"
    assert cards[0].attack is not None
    assert "light-source" in cards[1].traits
    assert Counter(card.deck for card in cards) == {"common": 3 + max(0, players - 2), "spell": 1}
    assert possessions(begun(players, scenario="the-quiet-wing")) == []


@pytest.mark.rule("mansions/setup.share-possessions")
def test_the_group_shares_them_out_as_it_likes() -> None:
    table = new(3, investigators=CREW[:3])
    for who in (2, 0, 2, 1, 2):
        assert (table.decision.prompt, table.decision.seats) == ("who-takes", (0, 1, 2))
        assert table.offered == ["0", "1", "2", "lots"]
        table.choose(who)
    assert [len(possessions(table, who)) for who in range(3)] == [1, 1, 3]


# -- prologue, first tile, first round -----------------------------------------------------------------------------

STEPS = ("investigator", "gains", "says", "tile", "placed", "token", "objective", "round", "turn")


@pytest.mark.rule("mansions/setup.fixed-order")
@pytest.mark.rule("mansions/setup.prologue")
@pytest.mark.rule("mansions/setup.first-tile")
@pytest.mark.rule("mansions/setup.first-tokens")
@pytest.mark.rule("mansions/setup.further-instructions")
@pytest.mark.rule("mansions/setup.first-round")
def test_setting_up_goes_step_by_step() -> None:
    table = new(2)
    table.choose("jonah-pike", "amina-feld")
    while table.decision.prompt == "who-takes":
        table.choose(0)
    table.choose(0)
    order = list(dict.fromkeys(kind for kind in table.kinds() if kind in STEPS))
    assert order == list(STEPS)
    assert [event["text"] for event in table.events("says")] == ["prologue"]
    assert table.events("tile") == [{"tile": "entry-hall"}]
    assert [event["space"] for event in table.events("placed")] == ["entry-hall.a", "entry-hall.a"]
    assert {event["token"] for event in table.events("token")} == {"study-door", "library-door", "hall-door"}
    assert table.state.plot.objective == "find-out"  # what the app wanted besides
    assert (table.state.round, table.state.phase, table.decision.prompt) == (1, "turn", "act")


@pytest.mark.rule("mansions/setup.prologue-hints")
@pytest.mark.parametrize("key", shipped())
def test_the_prologue_can_be_read_again_when_somebody_looks_for_hints(key: str) -> None:
    table = begun(scenario=key)
    assert table.state.plot.read[0].split()[2:] == ["says", "prologue"]


@pytest.mark.rule("mansions/setup.first-tokens")
def test_tokens_that_come_with_the_first_tile_come_after_the_figures() -> None:
    table = begun(scenario="the-drowned-carillon", layout="a")
    kinds = [kind for kind in table.kinds() if kind in ("tile", "placed", "token")]
    assert kinds == sorted(kinds, key=["tile", "placed", "token"].index)
    assert table.events("token")


# -- the scenarios -------------------------------------------------------------------------------------------------

HEADERS = {
    "borrowed-key": (1, (20, 30), (12, 12, 12, 12), 11, ["entry-hall.a"]),
    "the-drowned-carillon": (2, (60, 80), (15, 11, 10, 10), 27, ["lobby.a"]),
    "salt-in-the-ledger": (3, (75, 100), (17, 12, 11, 11), 34, ["street-1.a"]),
    "the-house-that-counts": (4, (90, 120), (18, 13, 12, 12), None, ["entry-hall.a"]),
    "the-last-ferry": (4, (75, 100), (22, 21, 16, 16), 37, ["park-pond.a"]),
    "what-the-tide-keeps": (5, (150, 210), (23, 16, 15, 14), 46, ["lobby.a"]),
    "the-quiet-wing": (4, (75, 100), (16, 12, 11, 11), 29, ["bedroom-1.a", "bedroom-2.a"]),
}
"""Difficulty, minutes, deadline for two to five investigators, spaces of the map, where two investigators begin."""
WON = {
    "borrowed-key": {"out-together", "out-alone"},
    "the-drowned-carillon": {"answered-in-time", "answered-late"},
    "salt-in-the-ledger": {"taken", "dead"},
    "the-house-that-counts": {"false-total", "fire"},
    "the-last-ferry": {"full-crossing", "thin-crossing"},
    "what-the-tide-keeps": {"sealed", "collapsed", "bargained"},
    "the-quiet-wing": {"cured", "escaped"},
}


@pytest.mark.content(
    "mansions/scenario/borrowed-key",
    "mansions/scenario/the-drowned-carillon",
    "mansions/scenario/salt-in-the-ledger",
    "mansions/scenario/the-house-that-counts",
    "mansions/scenario/the-last-ferry",
    "mansions/scenario/what-the-tide-keeps",
    "mansions/scenario/the-quiet-wing",
)
@pytest.mark.parametrize("key", HEADERS)
def test_a_scenario_is_as_hard_and_as_large_as_designed_and_begins_where_it_should(key: str) -> None:
    difficulty, minutes, deadline, size, start = HEADERS[key]
    story = scenario(key)
    header = story.file.scenario
    assert (header.difficulty, header.minutes, header.deadline[1:]) == (difficulty, minutes, deadline)
    assert {ending.key for ending in story.endings.values() if ending.result == "win"} == WON[key]
    for layout in story.file.map.values():
        tiles = [LaidTile(slug(name), x, y, turned // 90) for name, x, y, turned in layout.tiles]
        later = [LaidTile(slug(name), x, y, turned // 90) for name, x, y, turned in layout.later]
        spaces = len(of_tiles(tuple(tiles)).spaces) + (len(of_tiles(tuple(later)).spaces) if later else 0)
        assert size in (None, spaces)
    table = begun(scenario=key, layout="a")
    assert list(dict.fromkeys(one.space for one in table.state.investigators)) == start
    assert all(one.space in board(table.state).spaces for one in table.state.investigators)
    assert table.decision.prompt == "who-next"


@pytest.mark.parametrize("key", shipped())
def test_a_scenario_can_be_set_up_for_every_number_of_players(key: str) -> None:
    for players in (1, 3, 4, 5):
        table = begun(players, scenario=key)
        assert (table.state.phase, len(table.state.investigators)) == ("investigators", max(2, players))
