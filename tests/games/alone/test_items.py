"""The items: searching, upgrading, and what each card does, basic and advanced."""

from collections import Counter
from typing import Any

import pytest
from tests.games.alone.aboard import HALF, HIT, MISS, charges, hero, upgraded

from koszmar.games.alone.actions import item_options
from koszmar.games.alone.items import ITEMS, deck
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.state import ACTIONS, Item
from koszmar.games.alone.station import distance
from koszmar.kernel.game import find_game
from koszmar.kernel.testing.driver import Driver

FM = ("field-hospital", "gravity-problems", "burn-it-clean")
"""Missions that do not touch these tests."""


def holding(where: str, *items: Item | str, **more: Any) -> Driver:
    """The Hero somewhere with items; a PM that changes nothing here unless said."""
    more.setdefault("missions", FM)
    return hero(where, *items, **more)


def use(table: Driver, key: str, number: int = 1, rolls: Any = ()) -> Driver:
    """Activate an item with an action."""
    return table.choose(("use", key, number), rolls=rolls)


def keys(table: Driver) -> list[str]:
    """The Hero's items."""
    return [item.key for item in table.state.sheet.items]


# -- the cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/item.deck-size")
@pytest.mark.rule("alone/item.bullets-three-cards")
@pytest.mark.rule("alone/upgrade.item-types")
@pytest.mark.rule("alone/upgrade.component")
@pytest.mark.rule("alone/item.anatomy")
@pytest.mark.rule("alone/item.two-kinds")
def test_twenty_one_cards_seven_of_each_type_and_seven_that_need_each() -> None:
    cards = [ITEMS[key] for key in deck()]
    assert len(cards) == 21
    assert deck().count("bullets") == 3
    assert set(Counter(card.type for card in cards).values()) == {7}
    assert set(Counter(card.needs for card in cards).values()) == {7}
    assert sum(card.symbol == "passive" for card in cards) == 4
    assert all((card.does is None) == (card.symbol == "passive") == bool(card.on) for card in cards)


# -- Search --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/search.draw-one")
@pytest.mark.rule("alone/search.anywhere")
@pytest.mark.rule("alone/search.charges")
def test_a_search_anywhere_draws_one_item_with_three_charges() -> None:
    table = holding("1D2", top=["flare", "armor"]).choose(("search", "one"))
    assert table.state.sheet.items == [Item("flare", 3)]
    assert not holding("1D2").offers(("search", "three"))


@pytest.mark.rule("alone/search.room-three")
@pytest.mark.rule("alone/search.room-once")
@pytest.mark.rule("alone/search.room-choice")
@pytest.mark.rule("alone/search.room-marked")
@pytest.mark.rule("alone/search.example-ventilation")
def test_a_room_gives_three_items_once_and_is_not_used_up_by_a_search_for_one() -> None:
    table = holding("ventilation", top=["armor", "flare", "grapple", "jetpack", "bullets"], adrenaline=0)
    table.choose(("search", "one"))
    assert table.offers(("search", "three"))
    table.choose(("search", "three"), "done")
    assert keys(table) == ["armor", "flare", "grapple", "jetpack"]
    assert table.state.sheet.searched == ["ventilation"]
    assert not table.offers(("search", "three"))


@pytest.mark.rule("alone/search.limit-six")
@pytest.mark.rule("alone/search.discard-choice")
@pytest.mark.rule("alone/search.upgrade-after")
def test_more_than_six_items_are_discarded_before_upgrading() -> None:
    six = ("armor", "bullets", "bullets", "bullets", "jetpack", "door-jack")
    table = holding("1D2", *six, top=["grapple"]).choose(("search", "one"))
    table.asks("discard-item", 0)
    assert table.offers(("grapple", 6))
    table.choose(("bullets", 1)).asks("upgrade", 0)
    assert keys(table) == ["armor", "bullets", "bullets", "jetpack", "door-jack", "grapple"]
    assert table.state.items_out == ["bullets"]


@pytest.mark.rule("alone/search.deck-empty")
def test_an_empty_deck_is_its_shuffled_discard_pile() -> None:
    six = ("armor", "bullets", "bullets", "bullets", "jetpack", "door-jack")
    rest = sorted((Counter(deck()) - Counter([*six, "flare"])).elements())
    table = holding("1D2", *six[:5], table={"items": [], "items_out": [*rest, "door-jack", "flare"]})
    table.choose(("search", "one"))
    assert "flare" in keys(table)
    assert table.state.items_out == []


@pytest.mark.rule("alone/xp.keen-eye")
def test_keen_eye_draws_one_more() -> None:
    table = holding("1D2", top=["armor", "grapple"], experience={"keen-eye": 2}).choose(("search", "one"))
    assert keys(table) == ["armor", "grapple"]


# -- upgrading -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/upgrade.procedure")
@pytest.mark.rule("alone/upgrade.other-item")
@pytest.mark.rule("alone/upgrade.optional")
@pytest.mark.rule("alone/upgrade.many")
@pytest.mark.rule("alone/upgrade.last-charge")
@pytest.mark.rule("alone/upgrade.green-not-spent")
@pytest.mark.rule("alone/upgrade.only-in-search")
@pytest.mark.rule("alone/search.upgrade-any")
def test_an_item_is_upgraded_with_a_charge_of_another_one_of_the_right_type() -> None:
    table = holding("1D2", "armor", Item("nerve-blocker", 1), top=["acid-vial"]).choose(("search", "one"))
    assert table.offered == [
        "done", "upgrade armor 0 1", "upgrade armor 0 2", "upgrade acid-vial 2 0",
    ]  # fmt: skip
    table.choose(("upgrade", "armor", 0, 1), ("upgrade", "acid-vial", 1, 0))
    assert table.state.sheet.items == [Item("armor", 2, True), Item("acid-vial", 3, True)]
    assert table.state.items_out == ["nerve-blocker"]
    assert not any(option.startswith("upgrade") for option in holding("1D2", "armor", "acid-vial").offered)


@pytest.mark.rule("alone/upgrade.unlocks-advanced")
@pytest.mark.rule("alone/item.basic-and-advanced")
@pytest.mark.rule("alone/item.one-charge")
@pytest.mark.rule("alone/item.empty-discard")
@pytest.mark.content("alone/item/field-medkit")
def test_an_upgrade_adds_the_advanced_effect_for_the_same_charge() -> None:
    plain = use(holding("1D2", "field-medkit", health=3, sanity=3), "field-medkit").answer("heal-which", "sanity")
    assert (plain.state.sheet.health, plain.state.sheet.sanity, charges(plain)) == (3, 5, {"field-medkit": 2})
    better = use(holding("1D2", upgraded("field-medkit", 1), health=3, sanity=3), "field-medkit")
    assert (better.state.sheet.health, better.state.sheet.sanity, keys(better)) == (5, 5, [])
    assert better.state.items_out == ["field-medkit"]
    assert not holding("1D2", "field-medkit").offers(("use", "field-medkit", 1)), "nothing can be healed"


# -- weapons -------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/bullets")
@pytest.mark.rule("alone/item.bullets")
@pytest.mark.rule("alone/item.bullets-per-charge")
@pytest.mark.rule("alone/fight.example-worm")
@pytest.mark.rule("alone/item.action-symbol")
@pytest.mark.rule("alone/item.action-cost")
@pytest.mark.rule("alone/action.item-replaces")
def test_bullets_roll_two_dice_a_charge_at_a_creature_in_sight() -> None:
    table = holding("2D2", "bullets", shown=["2D3"], creatures=[("worm", "2D3")])
    use(table, "bullets", 2, [[HIT, HIT, HIT, MISS]])
    assert table.state.creatures[0].wounded
    assert charges(table) == {"bullets": 1}
    assert not holding("2D2", "bullets", creatures=[("worm", "2D3")]).offers(("use", "bullets", 1)), "nobody is seen"


@pytest.mark.content("alone/item/bullets")
def test_upgraded_bullets_may_reroll_misses() -> None:
    table = holding("2D2", upgraded("bullets"), shown=["2D3"], creatures=[("worm", "2D3")])
    use(table, "bullets", 1, [[HALF, MISS]]).asks("reroll-misses", 0)
    table.choose("reroll", rolls=[[HIT, HIT]])
    assert table.state.creatures[0].wounded


@pytest.mark.content("alone/item/bullets")
def test_of_several_bullets_the_hero_names_the_card() -> None:
    table = holding("2D2", Item("bullets", 1, True), "bullets", shown=["2D3"], creatures=[("worm", "2D3")])
    assert table.offers(("use", "bullets", 1, 0), ("use", "bullets", 3, 1))
    assert not table.offers(("use", "bullets", 3, 0))
    table.choose(("use", "bullets", 3, 1), rolls=[[HIT] * 4 + [MISS] * 2])
    assert table.state.sheet.items == [Item("bullets", 1, True)]
    assert not table.state.creatures


@pytest.mark.content("alone/item/acid-vial")
@pytest.mark.rule("alone/item.acid-vial")
@pytest.mark.rule("alone/item.acid-vial-symbol")
def test_acid_is_thrown_with_three_dice_and_rerolled_misses() -> None:
    table = holding("2D2", "acid-vial", shown=["2D3"], creatures=[("worm", "2D3")])
    use(table, "acid-vial", 1, [[HIT, MISS, HALF]]).asks("reroll-misses", 0)
    table.choose("reroll", rolls=[[HIT, MISS]])
    assert table.state.creatures[0].wounded
    assert not table.state.creatures[0].acid


@pytest.mark.content("alone/item/acid-vial")
@pytest.mark.rule("alone/item.acid-vial-upgraded")
def test_upgraded_acid_wounds_the_target_at_the_end_of_the_round() -> None:
    for wounded, left in ((False, [True]), (True, [])):
        table = holding("2D2", upgraded("acid-vial"), shown=["2D3"], turn_number=8,
                        creatures=[creature("worm", "2D3", wounded=wounded)])  # fmt: skip
        use(table, "acid-vial", 1, [[MISS, MISS, MISS]]).choose("keep")
        assert [one.wounded for one in table.state.creatures] == left
        assert table.state.sheet.experience == ({} if left else {"courage": 1})


@pytest.mark.content("alone/item/plasma-torch")
def test_the_plasma_torch_counts_half_hits_in_the_dark_and_upgraded_leaves_light() -> None:
    table = holding("2D2", "plasma-torch", creatures=[("worm", "2D2")])
    use(table, "plasma-torch", 1, [[HALF, HALF, MISS], [MISS, MISS, MISS]])
    assert table.state.creatures[0].wounded
    assert not table.state.elements["2D2"].lit
    bright = holding("2D2", upgraded("plasma-torch"), creatures=[("worm", "2D2")])
    use(bright, "plasma-torch", 1, [[MISS, MISS, MISS]])
    assert bright.state.labyrinth["2D2"].lit
    assert not holding("2D2", "plasma-torch", shown=["2D3"], creatures=[("worm", "2D3")]).offers(
        ("use", "plasma-torch", 1)
    )


# -- Move ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/jetpack")
@pytest.mark.rule("alone/item.jetpack")
@pytest.mark.rule("alone/item.once-per-action")
def test_the_jetpack_flies_up_to_two_sectors() -> None:
    table = use(holding("2D2", "jetpack"), "jetpack").answer("move-where", "east", 0)
    assert table.asks("block-own-door").choose("no").asks("step-on").offers("stop", "north", "east", "south", "west")
    table.choose("east")
    assert (table.state.hero, charges(table)) == ("2D4", {"jetpack": 2})


@pytest.mark.content("alone/item/jetpack")
@pytest.mark.rule("alone/item.jetpack-upgraded")
@pytest.mark.rule("alone/item.free-action")
@pytest.mark.rule("alone/item.extra-action-reactions")
@pytest.mark.rule("alone/item.example-jetpack-armor")
def test_an_upgraded_jetpack_ends_in_a_free_fight_and_armor_rerolls_hits() -> None:
    table = holding("2D2", upgraded("jetpack"), "armor", creatures=[("cultist", "2D4")])
    use(table, "jetpack").choose("east", "no", "east").asks("free-fight", 0)
    table.choose(("fight", table.state.creatures[0].figure), rolls=[[HIT, HIT], [HIT, HIT]])
    assert table.state.creatures[0].wounded
    assert table.state.turn.actions == ["move", "fight"]
    table.answer("use-passive", "keep", 0)
    assert table.state.sheet.health == 10


@pytest.mark.content("alone/item/jetpack")
@pytest.mark.rule("alone/item.jetpack-upgraded")
@pytest.mark.rule("alone/condition.web")
@pytest.mark.rule("alone/door.unblock-whole-action")
@pytest.mark.parametrize("stays", [{"conditions": {"2D2": "web"}}, {"blocked": [("2C2", "2D2")]}])
def test_a_jetpack_that_takes_him_nowhere_ends_in_no_fight(stays: dict[str, Any]) -> None:
    table = holding("2D2", upgraded("jetpack"), creatures=[("cultist", "2D2")], hands=[[]], **stays)
    use(table, "jetpack").choose("north", rolls=[[MISS, MISS]])
    assert table.state.hero == "2D2"
    assert (table.state.elements["2D2"].condition, table.state.blocked) == ("", [])
    assert table.state.turn.actions == [], "the next turn has begun"


@pytest.mark.content("alone/item/grapple")
def test_the_grapple_line_leaves_without_attacks_and_through_a_web() -> None:
    table = holding("2D2", "grapple", creatures=[("worm", "2D2")], conditions={"2D2": "web"})
    use(table, "grapple").choose("east", "no")
    assert table.state.hero == "2D3"
    assert "evil-roll" not in table.kinds()
    assert table.state.elements["2D2"].condition == "web"
    far = use(holding("2D2", upgraded("grapple")), "grapple").choose("east", "no").answer("step-on", "east", 0)
    assert far.state.hero == "2D4"


@pytest.mark.content("alone/item/damper-boots")
def test_damper_boots_allow_no_move_card_and_upgraded_no_scare() -> None:
    table = holding("2D3", "damper-boots", creatures=[("worm", "2D4")])
    use(table, "damper-boots").choose("east", rolls=[[MISS] * 3])
    assert table.state.sheet.sanity == 10
    calm = holding("2D3", upgraded("damper-boots"), creatures=[("worm", "2D4")])
    use(calm, "damper-boots").choose("east", rolls=[[MISS] * 3])
    assert calm.state.sheet.sanity == 12


@pytest.mark.content("alone/item/damper-boots")
@pytest.mark.rule("alone/action.item-keeps-reactions")
def test_with_damper_boots_a_move_card_can_only_be_played_face_down() -> None:
    from koszmar.games.alone.reactions import REACTIONS

    card = min(key for key, one in REACTIONS.items() if (one.deck, one.symbol, one.moment) == ("speed", "move", "end"))
    boots = use(holding("2D3", "damper-boots", hands=[[card]], creatures=[("worm", "1C7")]), "damper-boots")
    boots.choose("east")
    while boots.decision.args.get("moment") != "resolved":
        assert boots.offered == ["pass"]
        boots.choose("pass")
    assert {option.split()[0] for option in boots.offered} == {"pass", "down"}


# -- Search items --------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/detector")
@pytest.mark.rule("alone/item.detector")
@pytest.mark.rule("alone/item.detector-upgraded")
def test_the_detector_draws_one_more_and_upgraded_upgrades_two_of_them() -> None:
    table = use(holding("1D2", "detector", top=["armor", "jetpack"]), "detector").answer("upgrade", "done", 0)
    assert keys(table) == ["detector", "armor", "jetpack"]
    better = use(holding("1D2", upgraded("detector"), "bullets", top=["armor", "jetpack", "flare"]), "detector")
    assert not better.offers(("free", "bullets", 1))
    better.choose(("free", "armor", 2))
    better.choose(("free", "jetpack", 3))
    assert [item.key for item in better.state.sheet.items if item.upgraded] == ["detector", "armor", "jetpack"]


@pytest.mark.content("alone/item/cell-charger")
@pytest.mark.rule("alone/item.four-charges")
def test_the_cell_charger_recharges_two_other_items_up_to_four() -> None:
    table = holding("1D2", "cell-charger", Item("grapple", 4), Item("bullets", 1), top=["armor"])
    use(table, "cell-charger").choose("done").answer("recharge", "bullets", 0).answer("recharge", "armor", 0)
    assert charges(table) == {"cell-charger": 2, "grapple": 4, "bullets": 2, "armor": 4}
    more = use(holding("1D2", upgraded("cell-charger"), top=["armor", "grapple"]), "cell-charger")
    assert keys(more) == ["cell-charger", "armor", "grapple"]


# -- Explore items -------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/flare")
def test_the_flare_lights_what_is_explored_and_upgraded_more() -> None:
    table = use(holding("2D2", "flare", danger=["2D3", "2D2"]), "flare").answer("explore-where", "east", 0)
    table.answer("clear-token", ("danger", "2D3"), 0)
    assert sorted(sector for sector, there in table.state.elements.items() if there.lit) == ["2D3", "2D4"]
    assert table.state.elements["2D2"].danger
    better = use(holding("2D2", upgraded("flare"), danger=["2D3", "2D2"]), "flare").choose("east")
    better.choose(("danger", "2D3"), ("danger", "2D2"))
    assert sorted(sector for sector, there in better.state.elements.items() if there.lit) == ["2D2", "2D3", "2D4"]


@pytest.mark.content("alone/item/flare")
@pytest.mark.content("alone/item/scout-drone")
def test_behind_blocked_doors_nothing_can_be_explored() -> None:
    table = holding("canteen", "flare", "scout-drone", blocked=[("1D5", "1E5")])
    assert not table.offers(("use", "flare", 1))
    assert not table.offers(("use", "scout-drone", 1))


@pytest.mark.content("alone/item/scout-drone")
def test_the_scout_drone_shows_a_path_round_corners_but_not_over_stairs() -> None:
    table = use(holding("2D2", upgraded("scout-drone"), danger=["2C3"], conditions={"2B4": "gas"}), "scout-drone")
    table.answer("drone-where", "east", 0).answer("drone-where", "north", 0).answer("drone-where", "north", 0)
    assert table.state.labyrinth["2B3"].sides[0] == "stairs"
    assert table.offered == ["done", "east"]
    table.choose("east").asks("clear-token", 0)
    assert sorted(table.state.labyrinth) == ["2B3", "2B4", "2C3", "2D2", "2D3"]
    table.choose(("condition", "2B4"), ("danger", "2C3"))
    assert not table.state.elements["2C3"].danger


# -- Locate items --------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/echo-scanner")
def test_the_echo_scanner_tells_the_first_direction_doors_counted_as_open() -> None:
    table = holding("1D5", "echo-scanner", blocked=[("1D5", "1E5")])
    use(table, "echo-scanner").choose("canteen", "generator-room").answer("locate-guided", "canteen", 0)
    assert [(told["target"], told["distance"], told["steps"]) for told in table.events("located")] == [
        ("canteen", 1, "south"), ("generator-room", 6, "none"),
    ]  # fmt: skip
    both = use(holding("1D5", upgraded("echo-scanner")), "echo-scanner").choose("canteen", "generator-room")
    assert [told["steps"] for told in both.events("located")] == ["south", "north-west"]


@pytest.mark.content("alone/item/motion-tracker")
def test_the_motion_tracker_tells_of_creatures_within_three() -> None:
    near = [("worm", "1D2"), ("hollow", "1A3"), ("spores", "1E3")]
    table = use(holding("1D5", "motion-tracker", creatures=near), "motion-tracker")
    table.answer("tracked-direction", "west", 1).answer("tracked-direction", "west", 1)
    assert [(told["kind"], told["distance"], told["direction"]) for told in table.events("tracked")] == [
        ("spores", 3, "west"), ("worm", 3, "west"),
    ]  # fmt: skip


@pytest.mark.content("alone/item/motion-tracker")
def test_upgraded_it_reaches_five_and_those_it_tells_of_do_not_scare_this_round() -> None:
    table = use(holding("1D5", upgraded("motion-tracker"), creatures=[("worm", "1D4"), ("hollow", "1A3")],
                        adrenaline=0), "motion-tracker")  # fmt: skip
    table.answer("tracked-direction", "west", 1).answer("tracked-direction", "north", 1)
    table.choose(("move", "west"), rolls=[[MISS] * 3])
    assert table.state.sheet.sanity == 12


# -- Interact items ------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/smoke-grenade")
@pytest.mark.rule("alone/item.smoke-grenade")
@pytest.mark.rule("alone/interact.item-no-target")
def test_smoke_takes_a_die_and_hides_whoever_leaves() -> None:
    table = holding("1D2", "smoke-grenade", creatures=[("worm", "1D2")])
    use(table, "smoke-grenade", 1, [[HIT, HIT]])
    assert table.state.sheet.health == 10
    leaving = holding("1D2", "smoke-grenade", creatures=[("worm", "1D2"), ("worm", "1C2")], turn={"bullet": True})
    use(leaving, "smoke-grenade").choose(("move", "north"), rolls=[[MISS, MISS]])
    assert leaving.kinds().count("smoke") == 1
    assert [told["cause"] for told in leaving.events("evil-roll")] == ["attack"], "nothing as he left the smoke"


@pytest.mark.content("alone/item/smoke-grenade")
@pytest.mark.rule("alone/item.smoke-grenade-upgraded")
@pytest.mark.rule("alone/item.smoke-grenade-reactions")
def test_upgraded_smoke_lets_him_strike_or_step() -> None:
    table = use(holding("1D2", upgraded("smoke-grenade"), creatures=[("worm", "1D2")]), "smoke-grenade")
    table.choose("strike", rolls=[[HIT, HIT], [MISS, MISS]])
    assert table.state.creatures[0].wounded
    away = use(holding("1D2", upgraded("smoke-grenade"), creatures=[("worm", "1D2")]), "smoke-grenade")
    away.choose("step").answer("step-on", "north", 0)
    assert (away.state.hero, "evil-roll" in away.kinds(), away.state.turn.actions) == ("1C2", False, [])


@pytest.mark.rule("alone/action.item-keeps-reactions")
@pytest.mark.parametrize("item", ["smoke-grenade", "door-jack", "field-medkit"])
def test_every_item_for_an_interaction_lets_evil_react_before_it_works(item: str) -> None:
    where = "ventilation" if item == "door-jack" else "1D2"
    table = hero(where, item, health=5, decks=("fury", "traps"), hands=[["live-wire"]])
    table.choose(("use", item, 1)).asks("react", 1)
    assert table.offers(("play", "live-wire"))
    assert table.decision.args["moment"] == "declared"


@pytest.mark.content("alone/item/door-jack")
def test_the_door_jack_blocks_doors_that_take_two_points() -> None:
    table = holding("ventilation", upgraded("door-jack"), blocked=[("2B5", "2C5")], creatures=[("worm", "2C6")])
    use(table, "door-jack").choose(("unblock", "north"), ("block", "east"))
    assert (table.state.blocked, table.state.jacked) == (["2C5/2C6"], ["2C5/2C6"])
    from koszmar.games.alone.creatures import paths

    worm = table.state.creatures[0]
    assert "2C5" not in paths(table.match.scene, worm, 2)
    assert paths(table.match.scene, worm, 3)["2C5"] == [("unblock", "2C5"), ("go", "2C5")]
    assert not holding("1D2", "door-jack").offers(("use", "door-jack", 1))


# -- passive -------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/item/armor")
@pytest.mark.rule("alone/item.armor")
@pytest.mark.rule("alone/item.passive-cost")
def test_armor_rerolls_all_hits_once() -> None:
    table = holding("1D2", "armor", creatures=[("worm", "1D2")])
    table.choose(("locate", "door"), "stairs", rolls=[[HIT, HIT, MISS]])
    table.asks("use-passive", 0).choose("use", rolls=[[MISS, HIT]])
    assert (table.state.sheet.health, charges(table)) == (11, {"armor": 2})


@pytest.mark.content("alone/item/armor")
@pytest.mark.rule("alone/item.armor-upgraded")
def test_upgraded_armor_strikes_back_at_one_of_the_attackers() -> None:
    two = [("worm", "1D2"), ("parasite", "1D2")]
    table = holding("1D2", upgraded("armor"), creatures=two, missions=("field-hospital", "lockdown", "burn-it-clean"))
    table.choose(("move", "north"), rolls=[[HIT, MISS]])
    table.choose("use", rolls=[[MISS]])
    table.asks("pick-target", 0).choose("parasite-1", rolls=[[HIT, HIT]])
    assert [one.wounded for one in table.state.creatures] == [False, True]
    assert table.state.hero == "1C2"


@pytest.mark.content("alone/item/nerve-blocker")
def test_the_nerve_blocker_lowers_a_loss_of_sanity() -> None:
    table = holding("1D2", "nerve-blocker", creatures=[("worm", "1C2")], sanity=5)
    table.choose(("move", "north")).asks("use-passive", 0).choose("use", rolls=[[MISS] * 3])
    assert (table.state.sheet.sanity, charges(table)) == (5, {"nerve-blocker": 2})
    better = holding("1D2", upgraded("nerve-blocker"), creatures=[("worm", "1C2")], sanity=5)
    better.choose(("move", "north")).choose("use", rolls=[[MISS] * 3])
    assert better.state.sheet.sanity == 6


@pytest.mark.content("alone/item/trauma-gel")
def test_trauma_gel_mends_after_the_attacks() -> None:
    for item, health in (("trauma-gel", 8), (upgraded("trauma-gel"), 9)):
        table = holding("1D2", item, creatures=[("worm", "1D2")], health=8)
        table.choose(("locate", "door"), "stairs", rolls=[[HIT, MISS, MISS]]).answer("use-passive", "use", 0)
        assert table.state.sheet.health == health
    idle = holding("1D2", "trauma-gel", health=8, adrenaline=0).choose(("locate", "door"), "stairs")
    assert idle.decision.prompt == "act", "nothing was lost in this turn"


@pytest.mark.content("alone/item/neutraliser")
@pytest.mark.rule("alone/condition.mine")
def test_the_neutraliser_takes_a_mine_before_it_acts() -> None:
    table = holding("1D2", "neutraliser", conditions={"1C2": "mine"}).choose(("move", "north"))
    table.answer("use-passive", "use", 0).answer("clear-token", ("condition", "1C2"), 0)
    assert (table.state.sheet.health, table.state.elements["1C2"].condition) == (12, "")
    armed = holding("1D2", "neutraliser", conditions={"1C2": "mine"}).choose(("move", "north"))
    armed.answer("use-passive", "keep", 0)
    assert (armed.state.sheet.health, armed.state.elements["1C2"].condition) == (11, "")


@pytest.mark.content("alone/item/neutraliser")
def test_upgraded_it_clears_all_and_one_beside() -> None:
    table = holding("1D2", upgraded("neutraliser"), conditions={"1C2": "gas"}, danger=["1C2", "1D2"])
    table.choose(("move", "north")).choose("use", ("danger", "1D2"))
    assert not any(there.danger or there.condition for there in table.state.elements.values())


# -- conditions ----------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/condition/web")
@pytest.mark.rule("alone/condition.web")
def test_a_move_in_a_web_only_tears_it_also_with_a_jetpack() -> None:
    table = holding("1D2", conditions={"1D2": "web"}).choose(("move", "north"))
    assert (table.state.hero, table.state.elements["1D2"].condition) == ("1D2", "")
    flying = use(holding("1D2", "jetpack", conditions={"1D2": "web"}), "jetpack").choose("north")
    assert (flying.state.hero, charges(flying)) == ("1D2", {"jetpack": 2})


@pytest.mark.content("alone/condition/gas")
@pytest.mark.rule("alone/condition.gas")
def test_gas_costs_sanity_at_the_end_of_a_turn_and_stays() -> None:
    table = holding("1D2", conditions={"1D2": "gas"}).choose(("locate", "door"), "stairs")
    assert (table.state.sheet.sanity, table.state.elements["1D2"].condition) == (11, "gas")


@pytest.mark.content("alone/condition/mine")
@pytest.mark.rule("alone/condition.mine")
def test_a_mine_costs_health_and_is_gone() -> None:
    table = holding("1D2", conditions={"1C2": "mine"}).choose(("move", "north"))
    assert (table.state.sheet.health, table.state.elements["1C2"].condition) == (11, "")


@pytest.mark.content("alone/condition/short")
@pytest.mark.rule("alone/condition.short")
def test_a_short_circuit_cannot_be_lit() -> None:
    table = holding("2D4", conditions={"2D4": "short"}).choose(("interact", "switch", "east"))
    assert [sector for sector, there in table.state.elements.items() if there.lit] == ["2D5", "2D6"]


@pytest.mark.rule("alone/condition.removed")
@pytest.mark.rule("alone/condition.one-per-sector")
def test_a_condition_is_discarded_by_interacting_or_exploring() -> None:
    table = holding("1D2", conditions={"1D2": "gas", "1D3": "mine"}, danger=["1D3"])
    here = table.fork().choose(("interact", "condition"))
    assert here.state.elements["1D2"].condition == ""
    table.choose(("explore", "east"))
    assert table.offers(("condition", "1D2"), ("condition", "1D3"), ("danger", "1D3"))
    table.choose(("condition", "1D3"))
    assert (table.state.elements["1D3"].condition, table.state.elements["1D3"].danger) == ("", True)


# -- difficulty ----------------------------------------------------------------------------------------------------


def begun(difficulty: str) -> Driver:
    """A match after its set-up questions."""
    box = {"characters": ["pilot", "engineer", "captain", "doctor"], "decks": {}, "discards": {}, "labyrinth": {}}
    table = position(phase="setup", difficulty=difficulty, character="doctor", table=box)
    while table.decision.seat != 0:
        table.choose(table.decision.options[0])
    return table


@pytest.mark.rule("alone/difficulty.four-levels")
@pytest.mark.rule("alone/difficulty.chosen-at-setup")
@pytest.mark.rule("alone/difficulty.easy-items")
@pytest.mark.rule("alone/difficulty.easy-other-item")
@pytest.mark.rule("alone/difficulty.normal-items")
@pytest.mark.rule("alone/difficulty.nightmare-items")
@pytest.mark.rule("alone/difficulty.starting-charges")
@pytest.mark.parametrize(("difficulty", "count"), [("easy", 2), ("normal", 1), ("nightmare", 1), ("impossible", 0)])
def test_starting_items_by_difficulty(difficulty: str, count: int) -> None:
    table = begun(difficulty)
    assert [item.charges for item in table.state.sheet.items] == [3] * count
    assert len(table.state.items) == 21 - count
    if difficulty == "easy":
        assert table.state.sheet.items[0].key == "bullets"


@pytest.mark.rule("alone/hidden.hero-public")
def test_items_lie_open_and_the_deck_does_not() -> None:
    table = holding("1D2", "flare")
    hidden = [secret.path for secret in find_game("alone").knowledge.secrets(table.match.scene)]
    assert ("items",) in hidden
    assert not any(path[:1] == ("sheet",) for path in hidden)


@pytest.mark.content("alone/item/motion-tracker")
def test_the_upgraded_motion_tracker_reaches_five_sectors_and_no_further() -> None:
    far = [("hollow", "1A3"), ("cultist", "1A2")]
    table = use(holding("1D5", upgraded("motion-tracker"), creatures=far), "motion-tracker")
    assert [distance(table.state, "1D5", sector) for _, sector in far] == [5, 6]
    assert [one["count"] for one in table.events("tracked-count")] == [1]
    table.answer("tracked-direction", "north", 1)
    assert [one["distance"] for one in table.events("tracked")] == [5]
    assert [one.expected for one in table.state.creatures] == [True, False]


@pytest.mark.rule("alone/item.action-symbol")
def test_an_item_goes_with_the_action_of_its_symbol_alone() -> None:
    carried = ["bullets", "jetpack", "detector", "flare", "echo-scanner", "smoke-grenade"]
    scene = holding("1D2", *carried, creatures=[("worm", "1D2")]).match.scene
    found = {action: {key[1] for key in item_options(scene, action) if isinstance(key, tuple)} for action in ACTIONS}
    assert found == {
        "fight": {"bullets"}, "move": {"jetpack"}, "search": {"detector"}, "explore": {"flare"},
        "locate": {"echo-scanner"}, "interact": {"smoke-grenade"},
    }  # fmt: skip
    table = use(holding("1D2", "smoke-grenade"), "smoke-grenade")
    assert [one["action"] for one in table.events("declares")] == ["interact"]


@pytest.mark.rule("alone/upgrade.item-types")
def test_there_are_three_types_and_every_item_has_and_needs_one() -> None:
    assert {card.type for card in ITEMS.values()} == {card.needs for card in ITEMS.values()}
    assert {card.type for card in ITEMS.values()} == {"mechanical", "chemical", "electric"}


@pytest.mark.content("alone/item/motion-tracker")
def test_the_plain_motion_tracker_reaches_three_sectors_and_no_further() -> None:
    far = [("hollow", "1D2"), ("cultist", "1C2")]
    table = use(holding("1D5", "motion-tracker", creatures=far), "motion-tracker")
    assert [distance(table.state, "1D5", sector) for _, sector in far] == [3, 4]
    assert [one["count"] for one in table.events("tracked-count")] == [1]


@pytest.mark.content("alone/item/damper-boots")
@pytest.mark.rule("alone/action.item-keeps-reactions")
@pytest.mark.parametrize("boots", [False, True])
def test_damper_boots_keep_back_the_cards_that_an_ordinary_move_allows(boots: bool) -> None:
    hand = [["already-there", "right-behind-me"]]
    table = holding("2D3", "damper-boots", hands=hand, creatures=[("worm", "2F3")])
    if boots:
        use(table, "damper-boots").choose("east")
    else:
        table.choose(("move", "east"))
    seen = set()
    while table.decision.prompt == "react" and table.decision.args["moment"] != "end":
        seen.update(option for option in table.offered if option.startswith("play"))
        table.choose("pass")
    assert seen == (set() if boots else {"play already-there", "play right-behind-me"})
