"""The Common and Unique Items: every card does what it says (sections 16.3 and 16.4 of the facts)."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

import pytest
from tests.games.mansions.house import B, I, S, clues, conditions, dealt, offers, possessions, suffered

from koszmar.games.mansions.activations import spared
from koszmar.games.mansions.features import is_in_the_dark
from koszmar.games.mansions.item_cards import ITEMS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.puzzles.boards import BOARDS
from koszmar.games.mansions.puzzles.lock import is_solved, make_step, slides
from koszmar.games.mansions.state import Card, Injury, Puzzle
from koszmar.kernel.testing.driver import Driver

HERE, NEXT, OPPOSITE = "ballroom.a", "ballroom.b", "ballroom.c"


def brandt(*items: Card | str, **more: Any) -> Driver:
    """Ilja Brandt in the Ballroom: strength 3, agility 3, observation 4, lore 4, influence 3, will 4."""
    own = {name: more.pop(name) for name in ("clues", "damage", "horror", "conditions") if name in more}
    others = more.pop("others", ())
    return position(someone("ilja-brandt", more.pop("space", HERE), *items, **own), *others, **more)


def attack(table: Driver, weapon: str, *dice: Any, text: str = "A1", monster: str = "riot-1") -> Driver:
    """Attack, with the first of the texts unless another is named."""
    return table.choose(("attack", weapon, monster), rolls=[text, *dice])


def try_it(table: Driver, *dice: Any) -> Driver:
    """The deed of the position."""
    return table.choose(DEED, rolls=dice)


# -- the cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/item.generic")
def test_there_are_forty_common_and_twenty_four_unique_items_and_six_spells() -> None:
    fronts = [card for key, card in ITEMS.items() if "/" not in key]
    assert Counter(card.deck for card in fronts) == {"common": 40, "unique": 24, "spell": 6}


def test_traits_are_spread_as_in_the_box() -> None:
    common = [card for key, card in ITEMS.items() if "/" not in key and card.deck == "common"]
    traits = Counter(trait for card in common for trait in card.traits)
    kinds = ("firearm", "heavy-weapon", "bladed-weapon", "light-source", "tome", "equipment")
    assert [traits[kind] for kind in kinds] == [6, 10, 4, 4, 2, 15]
    unique = [card for key, card in ITEMS.items() if "/" not in key and card.deck == "unique"]
    assert Counter(trait for card in unique for trait in card.traits) == {
        "key": 6, "evidence": 12, "equipment": 6, "light-source": 1,
    }  # fmt: skip


@pytest.mark.rule("mansions/trait.no-effect")
@pytest.mark.rule("mansions/item.flipped")
def test_double_sided_items_have_a_back() -> None:
    assert sorted(key for key in ITEMS if "/" in key) == [
        "fire-extinguisher/back", "handcuffs/back", "photographic-evidence/back", "tommy-gun/back", "torch/back",
        "whiskey/back",
    ]  # fmt: skip


# -- weapons -------------------------------------------------------------------------------------------------------

WEAPONS = [
    ("18-derringer", 3, 1), ("38-revolver", 3, 2), ("45-automatic", 3, 2), ("carbine-rifle", 3, 3), ("shotgun", 3, 4),
    ("tommy-gun", 3, 3), ("2x4", 4, 1), ("axe", 3, 3), ("crowbar", 3, 2), ("fire-extinguisher", 3, 1),
    ("fire-extinguisher/back", 3, 1), ("lead-pipe", 3, 2), ("pickaxe", 2, 3), ("shovel", 3, 2), ("sledgehammer", 2, 4),
    ("torch", 3, 1), ("torch/back", 3, 1), ("wrench", 3, 2), ("knife", 3, 1), ("machete", 3, 3), ("meat-cleaver", 4, 2),
    ("ritual-dagger", 3, 2),
]  # fmt: skip
"""Of each weapon the dice that an investigator with strength and agility 3 rolls, and its damage."""


@pytest.mark.content(
    "mansions/item/18-derringer",
    "mansions/item/38-revolver",
    "mansions/item/45-automatic",
    "mansions/item/carbine-rifle",
    "mansions/item/shotgun",
    "mansions/item/tommy-gun",
    "mansions/item/2x4",
    "mansions/item/axe",
    "mansions/item/crowbar",
    "mansions/item/fire-extinguisher",
    "mansions/item/fire-extinguisher/back",
    "mansions/item/lead-pipe",
    "mansions/item/pickaxe",
    "mansions/item/shovel",
    "mansions/item/sledgehammer",
    "mansions/item/torch",
    "mansions/item/torch/back",
    "mansions/item/wrench",
    "mansions/item/knife",
    "mansions/item/machete",
    "mansions/item/meat-cleaver",
    "mansions/item/ritual-dagger",
)
@pytest.mark.rule("mansions/item.weapon")
@pytest.mark.rule("mansions/attack.damage-example")
@pytest.mark.parametrize(
    ("key", "pool", "damage"),
    [pytest.param(*row, id=row[0]) for row in WEAPONS],
)
def test_a_weapon_deals_its_damage_and_the_result(key: str, pool: int, damage: int) -> None:
    there = NEXT if key == "carbine-rifle" else HERE
    table = brandt(key, monsters=[("riot", there)])
    table.choose(("attack", key.partition("/")[0], "riot-1"), rolls=["A1", [S, *[B] * (pool - 1)]])
    if key == "45-automatic":
        table.choose("keep")
    assert dealt(table) == damage + 1
    assert possessions(table) == [key]


@pytest.mark.content("mansions/item/18-derringer")
def test_a_derringer_is_neither_stolen_nor_lost_at_random() -> None:
    other = someone("hanna-voss", HERE, "18-derringer")
    table = brandt(others=[other])
    assert not offers(table, "steal")
    table = brandt("18-derringer", deed=("search", "drop random"))
    assert possessions(try_it(table)) == ["18-derringer"]
    table = brandt("18-derringer", "axe", deed=("search", "drop random item"))
    assert possessions(try_it(table, "axe")) == ["18-derringer"]


@pytest.mark.content("mansions/item/38-revolver")
def test_a_revolver_reaches_as_far_as_range_does() -> None:
    assert offers(brandt("38-revolver", monsters=[("riot", OPPOSITE)]), "attack", "38-revolver")
    assert not offers(brandt("38-revolver", monsters=[("riot", "study.a")]), "attack", "38-revolver")


@pytest.mark.content("mansions/item/45-automatic")
def test_an_automatic_rerolls_one_die_of_its_own_attack() -> None:
    table = brandt("45-automatic", "38-revolver", monsters=[("riot", NEXT)])
    attack(table, "45-automatic", [B, B, S])
    assert table.offered == ["keep", "45-automatic"]
    table.choose("45-automatic", rolls=[S])
    assert (table.decision.prompt, dealt(table)) == ("act", 4)
    attack(table, "38-revolver", [B, B, S])
    assert (table.decision.prompt, dealt(table)) == ("act", 7)


@pytest.mark.content("mansions/item/carbine-rifle")
def test_a_rifle_is_of_no_use_in_ones_own_space() -> None:
    assert not offers(brandt("carbine-rifle", monsters=[("riot", HERE)]), "attack", "carbine-rifle")
    assert offers(brandt("carbine-rifle", monsters=[("riot", OPPOSITE)]), "attack", "carbine-rifle")


@pytest.mark.content("mansions/item/shotgun")
def test_a_shotgun_reaches_the_next_space_and_no_farther() -> None:
    for space, reached in ((HERE, True), (NEXT, True), (OPPOSITE, False)):
        assert offers(brandt("shotgun", monsters=[("riot", space)]), "attack", "shotgun") == reached


@pytest.mark.content("mansions/item/tommy-gun", "mansions/item/tommy-gun/back")
def test_a_tommy_gun_that_misses_is_empty_until_it_is_loaded() -> None:
    table = brandt("tommy-gun", monsters=[("riot", NEXT)])
    attack(table, "tommy-gun", [B, B, I])
    assert possessions(table) == ["tommy-gun/back"]
    assert not offers(table, "attack", "tommy-gun")
    table.choose(("card", "tommy-gun", "reload"))
    assert possessions(table) == ["tommy-gun"]
    assert table.state.turn.actions == 0


@pytest.mark.content("mansions/item/2x4")
def test_a_2x4_breaks_when_it_misses() -> None:
    table = brandt("2x4", monsters=[("riot", HERE)])
    attack(table, "2x4", [S, B, B, B])
    assert possessions(table) == ["2x4"]
    attack(table, "2x4", [B, B, B, B])
    assert possessions(table) == []
    assert "2x4" in table.state.decks["common"]


BARRICADED = {"space": "lobby.c", "tiles": [("lobby", 0, 0, 0), ("study", 10, 10, 0)],
              "barricades": [("lobby.d", "lobby.c")]}  # fmt: skip


@pytest.mark.content(
    "mansions/item/axe",
    "mansions/item/crowbar",
    "mansions/item/pickaxe",
)
@pytest.mark.rule("mansions/barricade.force-test")
@pytest.mark.parametrize(
    ("key", "pool"),
    [pytest.param(key, pool, id=key) for key, pool in (("axe", 4), ("crowbar", 5), ("pickaxe", 4))],
)
def test_some_tools_help_to_force_a_barricade(key: str, pool: int) -> None:
    table = brandt(key, **BARRICADED)
    table.choose(("force", "lobby.d"), rolls=[[S, S, *[B] * (pool - 2)]])
    assert table.state.barricades[0].on == ""


@pytest.mark.content(
    "mansions/item/axe",
    "mansions/item/crowbar",
    "mansions/item/pickaxe",
    "mansions/item/shovel",
)
@pytest.mark.parametrize(
    ("key", "tag", "pool"),
    [
        pytest.param(key, tag, pool, id=f"{key}-{tag}")
        for key, tag, pool in (
            ("axe", "pry", 3), ("crowbar", "pry", 5), ("crowbar", "dig", 3), ("pickaxe", "pry", 4),
            ("pickaxe", "dig", 4), ("shovel", "dig", 5), ("shovel", "pry", 3),
        )
    ],
)  # fmt: skip
def test_tools_help_in_the_tests_they_are_made_for(key: str, tag: str, pool: int) -> None:
    table = brandt(key, deed=("search", f"test strength 1 {tag}"))
    try_it(table, [B] * pool)
    assert table.decision.prompt == "act"


@pytest.mark.content("mansions/item/fire-extinguisher", "mansions/item/fire-extinguisher/back")
def test_an_extinguisher_puts_out_two_spaces_and_is_empty() -> None:
    table = brandt("fire-extinguisher", fire=[HERE, NEXT, OPPOSITE, "ballroom.d"])
    assert offers(table, "card", "fire-extinguisher", "spray", "ballroom.d")
    assert not offers(table, "card", "fire-extinguisher", "spray", OPPOSITE)
    table.choose(("card", "fire-extinguisher", "spray", NEXT))
    assert table.state.fire == [OPPOSITE, "ballroom.d"]
    assert possessions(table) == ["fire-extinguisher/back"]
    assert suffered(table) == (0, 0)
    assert not offers(table, "card", "fire-extinguisher")


@pytest.mark.content("mansions/item/fire-extinguisher")
def test_an_extinguisher_needs_fire_in_reach() -> None:
    assert not offers(brandt("fire-extinguisher", fire=[OPPOSITE]), "card")
    table = brandt("fire-extinguisher", fire=[HERE])
    table.choose(("card", "fire-extinguisher", "spray", HERE))
    assert table.state.fire == []


@pytest.mark.content("mansions/item/lead-pipe")
@pytest.mark.rule("mansions/push.follow")
def test_a_lead_pipe_may_knock_a_weak_monster_back() -> None:
    table = brandt("lead-pipe", monsters=[("deep-one", HERE)])
    attack(table, "lead-pipe", [S, B, B], monster="deep-one-1")
    assert table.decision.prompt == "knock-back"
    table.choose(NEXT)
    assert table.decision.prompt == "may-move"
    table.choose("stay")
    assert table.state.monsters[0].space == NEXT


@pytest.mark.content("mansions/item/lead-pipe")
def test_a_lead_pipe_does_not_move_who_is_strong_or_unhurt() -> None:
    table = brandt("lead-pipe", monsters=[("riot", HERE)])
    attack(table, "lead-pipe", [S, B, B])
    assert table.decision.prompt == "act"
    table = brandt("lead-pipe", monsters=[("deep-one", HERE)])
    attack(table, "lead-pipe", [B, B, B], monster="deep-one-1")
    assert table.decision.prompt == "act"


@pytest.mark.content("mansions/item/pickaxe")
def test_a_pickaxe_swings_better_outdoors() -> None:
    table = brandt(
        "pickaxe", space="flea-market.a", tiles=[("flea-market", 0, 0, 0), ("study", 10, 10, 0)],
        monsters=[("riot", "flea-market.a")],
    )  # fmt: skip
    attack(table, "pickaxe", [S, B, B])
    assert dealt(table) == 4


@pytest.mark.content("mansions/item/torch", "mansions/item/torch/back")
@pytest.mark.rule("mansions/darkness.light-source-where")
def test_a_torch_goes_out_and_is_lit_again_from_another_flame() -> None:
    table = brandt("torch", deed=("search", "lights-out"), others=[someone("hanna-voss", NEXT, "candles")])
    try_it(table)
    assert possessions(table) == ["torch/back"]
    assert not offers(table, "card", "torch")
    assert not offers(table, "set-fire")
    table = brandt("torch/back", others=[someone("hanna-voss", HERE, "candles")])
    table.choose(("card", "torch", "light"))
    assert possessions(table) == ["torch"]
    assert offers(table, "set-fire")
    assert offers(brandt("torch/back", fire=[HERE]), "card", "torch", "light")


@pytest.mark.content("mansions/item/knife")
def test_a_knife_can_be_thrown_into_the_next_space_and_lies_there() -> None:
    table = brandt("knife", monsters=[("riot", NEXT), ("cultist", OPPOSITE)])
    assert not offers(table, "attack", "knife", "cultist-1")
    attack(table, "knife", [S, B, B])
    assert dealt(table) == 2
    assert possessions(table) == []
    assert table.state.dropped == {NEXT: [Card("knife")]}


@pytest.mark.content("mansions/item/knife")
def test_a_knife_used_in_ones_own_space_stays_in_the_hand() -> None:
    table = brandt("knife", monsters=[("deep-one", HERE)])
    table.choose(("attack", "knife", "deep-one-1"), rolls=["A5", [S, S, B]])
    assert possessions(table) == ["knife"]


@pytest.mark.content("mansions/item/meat-cleaver")
def test_whoever_misses_with_a_meat_cleaver_cuts_himself() -> None:
    table = brandt("meat-cleaver", monsters=[("riot", HERE)])
    attack(table, "meat-cleaver", [B, B, B, B])
    assert suffered(table) == (1, 0)
    assert not table.state.investigators[0].damage[0].up


@pytest.mark.content("mansions/item/ritual-dagger", "mansions/item/machete")
def test_a_ritual_dagger_is_made_for_spirits_and_a_machete_is_not() -> None:
    table = brandt("ritual-dagger", monsters=[("ghost", HERE)])
    attack(table, "ritual-dagger", [S, B, B], monster="ghost-1")
    assert table.state.monsters == []
    table = brandt("machete", monsters=[("ghost", HERE)])
    attack(table, "machete", [S, B, B], monster="ghost-1")
    assert dealt(table, "ghost-1") == 2


@pytest.mark.content("mansions/item/sledgehammer")
def test_a_sledgehammer_takes_a_die_from_its_own_attacks_only() -> None:
    table = brandt("sledgehammer", "crowbar", monsters=[("riot", HERE)])
    attack(table, "crowbar", [S, B, B])
    attack(table, "sledgehammer", [S, B])
    assert dealt(table) == 8


# -- puzzles -------------------------------------------------------------------------------------------------------

CHANCE: dict[str, list[Any]] = {"lock": [BOARDS[2][0]], "picture": [(1, 0, 2, 3, 4, 5)], "code": []}


@pytest.mark.content(
    "mansions/item/wrench",
    "mansions/item/magnifying-glass",
    "mansions/item/tuning-fork",
)
@pytest.mark.rule("mansions/puzzle.extra-steps")
@pytest.mark.parametrize(
    ("key", "kind"),
    [
        pytest.param(key, kind, id=key)
        for key, kind in (("wrench", "lock"), ("magnifying-glass", "picture"), ("tuning-fork", "code"))
    ],
)
def test_some_items_give_a_step_in_puzzles_of_one_kind(key: str, kind: str) -> None:
    for puzzle, chance in CHANCE.items():
        table = brandt(key, deed=("search", f"puzzle {puzzle}"))
        try_it(table, *chance)
        assert table.decision.args["left"] == 4 + (puzzle == kind)


@pytest.mark.content("mansions/item/old-keys")
def test_old_keys_give_a_step_on_a_lock_or_a_reroll_once_a_round() -> None:
    table = brandt("old-keys", deed=("search", "puzzle lock"))
    try_it(table, *CHANCE["lock"])
    table.choose("old-keys")
    assert table.decision.args["left"] == 5
    assert "old-keys" not in table.offered
    table = brandt("old-keys", deed=("search", "test observation 1 brass-lock"))
    try_it(table, [B, B, B, B]).choose("old-keys", rolls=[S])
    try_it(table, [B, B, B, B])
    assert table.decision.prompt == "act"


@pytest.mark.content("mansions/item/glass-negative")
def test_a_glass_negative_gives_three_steps_in_a_picture_puzzle_and_is_gone() -> None:
    table = brandt("glass-negative", deed=("search", "puzzle picture"))
    try_it(table, *CHANCE["picture"]).choose("glass-negative")
    assert table.decision.args["left"] == 7
    assert possessions(table) == []
    table = brandt("glass-negative", deed=("search", "puzzle code"))
    assert "glass-negative" not in try_it(table).offered


# -- dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.content(
    "mansions/item/bullseye-lantern",
    "mansions/item/magnifying-glass",
    "mansions/item/brass-key",
    "mansions/item/gold-key",
    "mansions/item/silver-key",
    "mansions/item/cult-sigil",
    "mansions/item/lead-seal",
    "mansions/item/conclusive-evidence",
    "mansions/item/forensic-evidence",
    "mansions/item/grotesque-stone",
    "mansions/item/oil-lamp",
    "mansions/item/holy-cross",
)
@pytest.mark.rule("mansions/test.pool-effects")
@pytest.mark.parametrize(
    ("key", "kind", "effect", "pool"),
    [
        pytest.param(*row, id=f"{row[0]}-{row[1]}-{row[2].replace(' ', '-')}")
        for row in (
            ("bullseye-lantern", "search", "test observation 1", 5),
            ("bullseye-lantern", "interact", "test observation 1", 4),
            ("bullseye-lantern", "search", "test lore 1", 4),
            ("magnifying-glass", "search", "test observation 1", 5),
            ("magnifying-glass", "interact", "test observation 1", 4),
            ("brass-key", "search", "test observation 1 brass-lock", 5),
            ("gold-key", "search", "test observation 1 gold-lock", 5),
            ("silver-key", "search", "test observation 1 silver-lock", 5),
            ("silver-key", "search", "test observation 1 gold-lock", 4),
            ("cult-sigil", "search", "test influence 1", 4),
            ("lead-seal", "search", "test agility 1", 2),
            ("conclusive-evidence", "interact", "test influence 1", 4),
            ("conclusive-evidence", "search", "test influence 1", 3),
            ("forensic-evidence", "interact", "test lore 1", 5),
            ("forensic-evidence", "search", "test lore 1", 5),
            ("grotesque-stone", "search", "test lore 1", 5),
            ("grotesque-stone", "search", "test will 1", 3),
            ("oil-lamp", "search", "test will 1", 4),
            ("holy-cross", "search", "test will 1", 4),
        )
    ],
)  # fmt: skip
def test_items_change_the_pool_of_certain_tests(key: str, kind: str, effect: str, pool: int) -> None:
    table = brandt(key, deed=(kind, effect))
    try_it(table, [B] * pool)
    assert table.decision.prompt == "act"


@pytest.mark.content("mansions/item/oil-lamp")
def test_an_oil_lamp_steadies_in_a_room_with_darkness() -> None:
    table = brandt("oil-lamp", deed=("search", "test will 1"), darkness=[OPPOSITE])
    try_it(table, [B] * 5)
    assert table.decision.prompt == "act"


@pytest.mark.content(
    "mansions/item/elder-sign-pendant",
    "mansions/item/lucky-rabbits-foot",
    "mansions/item/old-keys",
)
@pytest.mark.parametrize(
    ("key", "effect", "offered"),
    [
        pytest.param(*row, id=f"{row[0]}-{row[1]}")
        for row in (
            ("elder-sign-pendant", "test will 1", True), ("elder-sign-pendant", "test lore 1", True),
            ("elder-sign-pendant", "test observation 1", False), ("lucky-rabbits-foot", "test observation 1", True),
            ("lucky-rabbits-foot", "test will 1", True), ("old-keys", "test will 1", False),
        )
    ],
)  # fmt: skip
def test_charms_reroll_one_die_once_a_round(key: str, effect: str, offered: bool) -> None:
    table = brandt(key, deed=("search", effect))
    try_it(table, [S, B, I, B])
    assert offers(table, key) == offered
    if offered:
        table.choose(key, rolls=[S])
        try_it(table, [B, B, B, B])
    assert table.decision.prompt == "act"


@pytest.mark.content("mansions/item/ritual-components")
def test_ritual_components_are_burnt_for_two_dice_in_a_lore_test() -> None:
    table = brandt("ritual-components", deed=("search", "test lore 2\n  pass\n    clue +1"))
    try_it(table, [B, B, B, B]).choose("ritual-components", rolls=[[S, S]])
    assert clues(table) == 1
    assert possessions(table) == []
    table = brandt("ritual-components", deed=("search", "test will 2"))
    assert try_it(table, [B, B, B, B]).decision.prompt == "act"


# -- horror checks and harm ----------------------------------------------------------------------------------------


@pytest.mark.content("mansions/item/candles")
def test_candles_burn_down_to_spare_a_horror_in_a_horror_check() -> None:
    table = brandt("candles", phase="horror", monsters=[("cultist", NEXT)], rolls=[0, [B, B, B, B]])
    assert (table.decision.prompt, table.decision.args["card"]) == ("use-card", "candles")
    table.choose("yes")
    assert suffered(table) == (0, 0)
    assert possessions(table) == []
    table = brandt("candles", deed=("search", "horror 1 facedown"))
    assert suffered(try_it(table)) == (0, 1)


@pytest.mark.content("mansions/item/holy-cross")
@pytest.mark.parametrize(("monster", "rolls"), [("cultist", [[S, B, B, B, B]]), ("ghost", [[S, S, B, B, B], [B]])])
def test_a_holy_cross_helps_in_horror_checks_and_most_against_spirits(monster: str, rolls: list[Any]) -> None:
    table = brandt("holy-cross", phase="horror", monsters=[(monster, NEXT)], rolls=[0, *rolls])
    assert suffered(table) == (0, 0)
    table = brandt("holy-cross", phase="horror", monsters=[(monster, NEXT)], rolls=[3, *rolls])
    assert suffered(table) == (0, 0)


@pytest.mark.content("mansions/item/elder-ward")
def test_an_elder_ward_spares_whoever_is_in_the_space_all_of_a_horror() -> None:
    table = brandt(deed=("search", "horror 3"), others=[someone("hanna-voss", HERE, "elder-ward")])
    try_it(table)
    assert (table.decision.prompt, table.decision.seat) == ("use-card", 1)
    table.choose("yes")
    assert suffered(table) == (0, 0)
    assert possessions(table, 1) == []


@pytest.mark.content("mansions/item/elder-ward")
def test_an_elder_ward_does_nothing_in_another_space_or_against_damage() -> None:
    table = brandt(deed=("search", "horror 1 facedown"), others=[someone("hanna-voss", NEXT, "elder-ward")])
    assert try_it(table).decision.prompt == "act"
    table = brandt("elder-ward", deed=("search", "damage 1 facedown"))
    assert try_it(table).decision.prompt == "act"


@pytest.mark.content("mansions/item/lucky-cigarette-case")
def test_a_cigarette_case_stops_two_damage_once() -> None:
    table = brandt("lucky-cigarette-case", deed=("search", "damage 3 facedown"))
    try_it(table).choose("yes")
    assert suffered(table) == (1, 0)
    assert possessions(table) == []
    table = brandt("lucky-cigarette-case", deed=("search", "damage 1 facedown"))
    try_it(table).choose("no")
    assert suffered(table) == (1, 0)
    assert possessions(table) == ["lucky-cigarette-case"]


# -- actions of Common Items ---------------------------------------------------------------------------------------


@pytest.mark.content("mansions/item/kerosene-lantern")
def test_a_smashed_kerosene_lantern_burns_a_space_and_the_monsters_there() -> None:
    table = brandt("kerosene-lantern", monsters=[("riot", NEXT)])
    assert not offers(table, "card", "kerosene-lantern", "smash", OPPOSITE)
    table.choose(("card", "kerosene-lantern", "smash", NEXT))
    assert table.state.fire == [NEXT]
    assert dealt(table) == 2
    assert possessions(table) == []


@pytest.mark.content("mansions/item/arcane-manuscript")
def test_an_arcane_manuscript_teaches_a_spell_or_frightens() -> None:
    table = brandt("arcane-manuscript")
    table.choose(("card", "arcane-manuscript", "study"), rolls=[[S, B, B, B]])
    assert suffered(table) == (0, 1)
    assert possessions(table) == ["arcane-manuscript"]
    table.choose(("card", "arcane-manuscript", "study"), rolls=[[S, S, B, B], "wrack", "wrack-3"])
    assert possessions(table) == ["wrack-3"]


@pytest.mark.content("mansions/item/king-james-bible")
def test_a_bible_calms_somebody_in_the_space_once_a_round() -> None:
    table = brandt("king-james-bible", others=[someone("hanna-voss", HERE, horror=["numb-1", "numb-2"])])
    assert not offers(table, "card", "king-james-bible", "read", 0)
    table.choose(("card", "king-james-bible", "read", 1), rolls=[[S, B, B, B], "numb-1"])
    assert suffered(table, 1) == (0, 1)
    assert not offers(table, "card", "king-james-bible")


@pytest.mark.content("mansions/item/king-james-bible")
def test_a_text_once_a_round_works_again_in_the_next_one_wherever_the_card_lies() -> None:
    used = {"used": True}
    table = brandt(
        Card("king-james-bible", **used), phase="round-ends", dropped={NEXT: [Card("lucky-rabbits-foot", **used)]}
    )
    assert table.state.round == 2
    assert not table.state.investigators[0].possessions[0].used
    assert not table.state.dropped[NEXT][0].used


@pytest.mark.content("mansions/item/bandages")
@pytest.mark.rule("mansions/damage.discard-choice")
def test_bandages_mend_two_damage_of_anyone_in_the_space() -> None:
    hurt: list[Injury | str] = [Injury("broken-arm-1", True), "graze-1", "graze-2"]
    table = brandt("bandages", others=[someone("hanna-voss", HERE, damage=hurt)])
    table.choose(("card", "bandages", "bandage", 1))
    assert (table.decision.prompt, table.decision.seat) == ("recover-damage", 1)
    table.choose("broken-arm", rolls=["graze-2"])
    assert suffered(table, 1) == (1, 0)
    assert possessions(table) == []


@pytest.mark.content("mansions/item/sedatives")
def test_sedatives_calm_two_horror_of_anyone_in_the_space() -> None:
    table = brandt("sedatives", horror=["numb-1", "numb-2", "clarity-1"])
    table.choose(("card", "sedatives", "give", 0), rolls=["numb-2", "numb-1"])
    assert suffered(table) == (0, 1)
    assert possessions(table) == []


@pytest.mark.content("mansions/item/medical-textbook")
def test_a_medical_textbook_mends_facedown_damage_for_each_success_but_two_at_most() -> None:
    table = brandt("medical-textbook", damage=["graze-1", "graze-2", "shock-1"])
    picks = ["graze-1", "shock-1"]
    table.choose(("card", "medical-textbook", "treat", 0), rolls=[[S, S, S, B], *picks])
    assert suffered(table) == (1, 0)
    assert possessions(table) == ["medical-textbook"]
    assert not offers(brandt("medical-textbook", damage=[Injury("broken-arm-1", True)]), "card")


@pytest.mark.content("mansions/item/brass-knuckles")
def test_brass_knuckles_add_a_die_and_a_damage_to_bare_hands() -> None:
    table = brandt("brass-knuckles", "crowbar", monsters=[("riot", HERE)])
    attack(table, "unarmed", [S, B, B, B])
    assert dealt(table) == 2
    attack(table, "crowbar", [S, B, B])
    assert dealt(table) == 5


@pytest.mark.content("mansions/item/dynamite")
def test_dynamite_hurts_everything_in_a_space_and_sets_it_on_fire() -> None:
    table = brandt(
        "dynamite", monsters=[("riot", NEXT)], others=[someone("hanna-voss", NEXT)], barricades=[(NEXT, "")],
    )  # fmt: skip
    assert not offers(table, "card", "dynamite", "throw", "study.a")
    table.choose(("card", "dynamite", "throw", NEXT), rolls=[[S, B, B, B]])
    assert dealt(table) == 5
    assert suffered(table, 1) == (1, 0)
    assert table.state.barricades == []
    assert table.state.fire == [NEXT]
    assert possessions(table) == []


@pytest.mark.content("mansions/item/flare-gun")
def test_a_flare_gun_shoots_once_and_sets_the_targets_space_on_fire() -> None:
    table = brandt("flare-gun", monsters=[("riot", NEXT)])
    assert not offers(table, "attack", "flare-gun")
    table.choose(("card", "flare-gun", "shoot", "riot-1"), rolls=["A1", [S, B, B]])
    assert dealt(table) == 4
    assert table.state.fire == [NEXT]
    assert possessions(table) == []


@pytest.mark.content("mansions/item/flare-gun")
def test_a_flare_gun_lights_up_the_night_until_the_end_of_the_round() -> None:
    table = brandt("flare-gun", darkness=[HERE])
    assert is_in_the_dark(table.match.scene, 0)
    table.choose(("card", "flare-gun", "light"))
    assert not is_in_the_dark(table.match.scene, 0)
    table.state.round += 1
    assert is_in_the_dark(table.match.scene, 0)
    assert not offers(brandt("flare-gun"), "card")


@pytest.mark.content("mansions/item/holy-water")
def test_holy_water_hurts_a_monster_and_spirits_most() -> None:
    table = brandt("holy-water", monsters=[("riot", OPPOSITE), ("ghost", NEXT)])
    table.choose(("card", "holy-water", "splash", "riot-1"))
    assert dealt(table) == 3
    assert possessions(table) == []
    table = brandt("holy-water", monsters=[("ghost", NEXT)])
    table.choose(("card", "holy-water", "splash", "ghost-1"))
    assert table.state.monsters == []


@pytest.mark.content("mansions/item/pocket-watch")
def test_a_pocket_watch_gives_one_more_action_once() -> None:
    table = brandt("pocket-watch")
    table.choose(("play", "pocket-watch", "wind"))
    assert table.state.turn.actions == 3
    assert possessions(table) == []


@pytest.mark.content("mansions/item/whiskey", "mansions/item/whiskey/back")
def test_whiskey_is_drunk_twice() -> None:
    table = brandt("whiskey", horror=["numb-1", "numb-2"])
    table.choose(("card", "whiskey", "drink"), rolls=["numb-1"])
    assert possessions(table) == ["whiskey/back"]
    table.choose(("card", "whiskey", "drink"), rolls=["numb-2"])
    assert possessions(table) == []
    assert suffered(table) == (0, 0)
    assert "whiskey" in table.state.decks["common"]
    assert not offers(brandt("whiskey"), "card")


# -- Unique Items --------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/item/cult-sigil")
def test_a_cultist_who_could_choose_another_victim_spares_the_cult_sigil() -> None:
    table = brandt("cult-sigil", others=[someone("hanna-voss", HERE)], monsters=[("cultist", HERE), ("riot", HERE)])
    cultist, riot = table.state.monsters
    assert spared(table.match.scene, cultist, [0, 1]) == [1]
    assert spared(table.match.scene, cultist, [0]) == [0]
    assert spared(table.match.scene, riot, [0, 1]) == [0, 1]


@pytest.mark.content("mansions/item/circumstantial-evidence")
def test_circumstantial_evidence_is_given_up_for_two_clues() -> None:
    table = brandt("circumstantial-evidence")
    table.choose(("card", "circumstantial-evidence", "weigh"))
    assert (clues(table), possessions(table)) == (2, [])


@pytest.mark.content("mansions/item/circumstantial-evidence")
def test_a_card_that_the_plot_needs_is_dropped_instead_of_discarded() -> None:
    table = brandt(Card("circumstantial-evidence", plot=True))
    table.choose(("card", "circumstantial-evidence", "weigh"))
    assert table.state.dropped == {HERE: [Card("circumstantial-evidence", plot=True)]}


@pytest.mark.content("mansions/item/photographic-evidence", "mansions/item/photographic-evidence/back")
def test_photographic_evidence_is_worth_one_clue() -> None:
    table = brandt("photographic-evidence")
    table.choose(("card", "photographic-evidence", "examine"))
    assert (clues(table), possessions(table)) == (1, ["photographic-evidence/back"])
    assert not offers(table, "card")


@pytest.mark.content("mansions/item/incriminating-evidence")
def test_whoever_steals_incriminating_evidence_is_cursed() -> None:
    table = brandt(others=[someone("hanna-voss", HERE, "incriminating-evidence")])
    table.choose(("steal", 1)).choose("strength", rolls=[[S, B, B], [B, B, B, B]])
    table.choose("incriminating-evidence", rolls=["cursed-4"])
    assert possessions(table) == ["incriminating-evidence"]
    assert conditions(table) == ["cursed"]


@pytest.mark.content("mansions/item/missing-link")
def test_the_missing_link_brings_a_clue() -> None:
    table = brandt(deed=("search", "gain missing-link"))
    try_it(table)
    assert (clues(table), possessions(table)) == (1, ["missing-link"])


@pytest.mark.content("mansions/item/old-journal")
def test_a_new_page_of_the_old_journal_is_read_without_an_action_for_a_clue() -> None:
    page = '\n[[event]]\nkey = "page-one"\nwhen = { page = 1 }\ndo = "horror 1 facedown"\n'
    table = brandt("old-journal", deed=("search", "page"), story=page)
    assert not offers(table, "play", "old-journal")
    try_it(table).choose(("play", "old-journal", "read"))
    assert (clues(table), suffered(table)) == (1, (0, 1))
    assert table.state.turn.actions == 1
    assert not offers(table, "play", "old-journal")


@pytest.mark.content("mansions/item/brine-stained-letter")
def test_a_brine_stained_letter_is_read_by_whoever_gains_it_alone() -> None:
    table = brandt(deed=("search", "gain brine-stained-letter"))
    try_it(table)
    assert table.state.investigators[0].notes == ["brine-stained-letter"]
    event = next(event for event in table.told if event.kind == "told")
    assert event.to == (0,)
    assert table.state.investigators[1].notes == []


@pytest.mark.content("mansions/item/handcuffs", "mansions/item/handcuffs/back")
def test_handcuffs_go_to_another_investigator_who_cannot_spend_clues_drop_or_trade_them() -> None:
    other = someone("hanna-voss", HERE, clues=2)
    table = brandt("handcuffs", others=[other])
    table.choose(("card", "handcuffs", "cuff", 1), rolls=[[S, B, B]])
    assert possessions(table) == ["handcuffs"]
    table.choose(("card", "handcuffs", "cuff", 1), rolls=[[S, S, B]])
    assert (possessions(table), possessions(table, 1)) == ([], ["handcuffs/back"])
    cuffed = someone("ilja-brandt", HERE, "handcuffs/back", clues=1)
    table = position(cuffed, deed=("search", "test lore 1"))
    assert not offers(table, "trade")
    assert try_it(table, [I, I, B, B]).decision.prompt == "act"
    table = position(someone("ilja-brandt", HERE, "handcuffs/back", "axe"), deed=("search", "drop own"))
    assert possessions(try_it(table)) == ["handcuffs/back"]


@pytest.mark.content("mansions/item/handcuffs/back")
@pytest.mark.parametrize("whose", [0, 1])
def test_anyone_in_the_space_can_open_handcuffs(whose: int) -> None:
    cuffs = ["handcuffs/back"]
    table = brandt(*(cuffs if whose == 0 else []), others=[someone("hanna-voss", HERE, *(cuffs if whose == 1 else []))])
    table.choose(("recover", whose, "handcuffs", "observation"), rolls=[[S, B, B, B]])
    assert possessions(table, whose) == ["handcuffs/back"]
    table.choose(("recover", whose, "handcuffs", "observation"), rolls=[[S, S, B, B]])
    assert possessions(table, whose) == ["handcuffs"]


def solution(board: list[int]) -> list[tuple[int, int]]:
    """The fewest slides that open a lock."""
    waiting = deque([(board, list[tuple[int, int]]())])
    while waiting:
        now, path = waiting.popleft()
        for slide in slides(now):
            puzzle = Puzzle("lock", list(board), list(now))
            make_step(puzzle, ("slide", *slide))
            if is_solved(puzzle):
                return [*path, slide]
            waiting.append((puzzle.now, [*path, slide]))
    raise AssertionError


@pytest.mark.content("mansions/item/puzzle-box")
def test_a_puzzle_box_that_is_opened_holds_a_common_item() -> None:
    table = brandt("puzzle-box")
    table.choose(("card", "puzzle-box", "open"), rolls=[BOARDS[5][0]])
    assert (table.decision.prompt, table.decision.args["left"]) == ("puzzle", 4)
    board = list(BOARDS[2][0])
    table = brandt("puzzle-box", table={"puzzles": {"puzzle-box": Puzzle("lock", list(board), list(board))}})
    table.choose(("card", "puzzle-box", "open"))
    *steps, last = solution(board)
    for slide in steps:
        table.choose(("slide", *slide))
    table.choose(("slide", *last), rolls=["axe"])
    assert possessions(table) == ["axe"]
    assert table.state.puzzles == {}


@pytest.mark.content("mansions/item/rope")
def test_a_rope_leads_across_an_impassable_border() -> None:
    table = brandt("rope", space="attic.b", tiles=[("attic", 0, 0, 0), ("study", 10, 10, 0)])
    assert not offers(table, "go", "attic.c")
    table.choose(("card", "rope", "climb", "attic.c"))
    assert table.state.investigators[0].space == "attic.c"
    assert not offers(table, "card", "rope", "climb", "attic.d")


@pytest.mark.content("mansions/item/signal-horn")
def test_a_signal_horn_calls_monsters_or_sends_them_away() -> None:
    table = brandt("signal-horn", monsters=[("riot", NEXT), ("cultist", "ballroom.d")])
    table.choose(("card", "signal-horn", "blow", "away"))
    assert [monster.space for monster in table.state.monsters] == [OPPOSITE, OPPOSITE]
    table = brandt("signal-horn", monsters=[("riot", NEXT), ("cultist", "ballroom.d")])
    table.choose(("card", "signal-horn", "blow", "toward"))
    assert [monster.space for monster in table.state.monsters] == [HERE, HERE]
    assert not offers(brandt("signal-horn"), "card")


@pytest.mark.content("mansions/item/salt-bag")
def test_salt_keeps_monsters_out_of_a_space_until_the_round_ends() -> None:
    table = brandt("salt-bag", "signal-horn", monsters=[("riot", NEXT)])
    table.choose(("play", "salt-bag", "spread"))
    assert table.state.turn.actions == 2
    assert possessions(table) == ["signal-horn"]
    table.choose(("card", "signal-horn", "blow", "toward"))
    assert table.state.monsters[0].space == NEXT
