"""The Items of the three decks and the crafted ones: what each does, and when it cannot be used."""

from collections import Counter

import pytest
from tests.games.nemesis.crew import TOUGH, having, items, offered_kinds, room_of, use

from koszmar.games.nemesis.item_cards import ITEMS
from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.games.nemesis.state import Item, Pod, Wound
from koszmar.kernel.testing.driver import Driver

TWO = {"attacks": ["scratch-6", "scratch-5"]}
"""What is checked with these two Attack cards lives on."""


@pytest.mark.rule("nemesis/item.decks")
def test_three_decks_of_thirty_and_twelve_crafted_items() -> None:
    cards = Counter[str]()
    for card in ITEMS.values():
        cards[card.colour] += card.copies
    assert (cards["red"], cards["yellow"], cards["green"], cards["blue"]) == (30, 30, 30, 12)


@pytest.mark.rule("nemesis/action.single-use")
@pytest.mark.rule("nemesis/item.show-when-used")
def test_what_was_used_lies_on_the_discard_pile_of_its_colour() -> None:
    table = use(having("06", "food"), "food")
    assert table.state.discards["green"] == ["food"]


# -- yellow --------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/item/duct-tape")
@pytest.mark.rule("nemesis/item.duct-tape-objects")
def test_duct_tape_joins_two_heavy_items_but_no_objects() -> None:
    table = having("06", "duct-tape", "fire-extinguisher", objects={"06": ["egg"]})
    use(table, "duct-tape", "join").answer("pick-tape", "revolver")
    assert [item.tape for item in table.state.characters[0].hands] == [1, 1]
    table.choose(("pick-up", "egg")).answer("pay", "demolition")
    assert items(table) == ["revolver", "fire-extinguisher", "egg"]
    with_egg = having("06", "duct-tape", "egg")
    assert not with_egg.offers(("item", "duct-tape", "join"))


@pytest.mark.content("nemesis/item/duct-tape")
@pytest.mark.content("nemesis/item/tools")
@pytest.mark.parametrize("key", ["duct-tape", "tools"])
def test_duct_tape_and_tools_repair(key: str) -> None:
    table = use(having("06", key, malfunctions=["06"]), key, "clear")
    assert not table.state.rooms["06"].malfunction
    engine = use(having("20", key), key, "engine").answer("engine-order", "leave")
    assert engine.state.engines_seen[1] == [0]
    idle = having("06", key)
    assert not idle.offers(("item", key, "clear"))
    assert not idle.offers(("item", key, "engine"))


@pytest.mark.content("nemesis/item/tools")
@pytest.mark.content("nemesis/item/energy-charge")
@pytest.mark.content("nemesis/item/energy-charge-yellow")
@pytest.mark.parametrize("key", ["tools", "energy-charge", "energy-charge-yellow"])
def test_some_items_open_and_close_doors(key: str) -> None:
    table = use(having("06", key, closed=["05/06"]), key, "door").answer("pick-door", "05/06")
    assert table.state.corridors.links == {}
    everything = ["02/06", "05/06", "06/07", "06/11"]
    assert not having("06", key, destroyed=everything).offers(("item", key, "door"))


@pytest.mark.content("nemesis/item/fire-extinguisher")
@pytest.mark.rule("nemesis/retreat.draw")
@pytest.mark.rule("nemesis/lair.no-move-retreat")
def test_the_fire_extinguisher_puts_out_fire_or_drives_an_intruder_away() -> None:
    table = use(having("06", "fire-extinguisher", fires=["06"]), "fire-extinguisher", "douse")
    assert not table.state.rooms["06"].fire
    driven = having("06", "fire-extinguisher", intruders=[("stalker", "06")], tops={"events": ["fear-1"]})
    use(driven, "fire-extinguisher", "repel")
    assert driven.state.intruders[0].room == "05"
    lair = use(having("06", "fire-extinguisher", intruders=[("lair", "06")]), "fire-extinguisher", "repel")
    assert lair.state.intruders[0].room == "06"
    assert "item fire-extinguisher" not in offered_kinds(having("06", "fire-extinguisher"))


@pytest.mark.content("nemesis/item/chemicals")
@pytest.mark.rule("nemesis/item.energy-vs-classic")
def test_chemicals_fill_a_flamethrower() -> None:
    table = use(having("06", "chemicals", Item("flamethrower", 1)), "chemicals")
    assert table.state.characters[0].hands[1].ammo == 4
    assert "item chemicals" not in offered_kinds(having("06", "chemicals", "flamethrower"))
    assert "item chemicals" not in offered_kinds(having("06", "chemicals"))


@pytest.mark.content("nemesis/item/clothes")
@pytest.mark.content("nemesis/item/clothes-yellow")
@pytest.mark.rule("nemesis/change.clothes")
@pytest.mark.rule("nemesis/baserace.slime")
@pytest.mark.parametrize("key", ["clothes", "clothes-yellow"])
def test_clothes_dress_a_wound_or_take_off_slime(key: str) -> None:
    table = use(having("06", key, wounds=[["leg"]]), key, "dress")
    assert table.state.characters[0].wounds == [Wound("leg", True)]
    slimy = use(having("06", key, enemy="intruders", more=[{"slime": True}]), key, "slime")
    assert not slimy.state.characters[0].slime
    assert f"item {key}" not in offered_kinds(having("06", key))


@pytest.mark.content("nemesis/item/energy-charge")
@pytest.mark.content("nemesis/item/energy-charge-yellow")
@pytest.mark.rule("nemesis/item.energy-vs-classic")
@pytest.mark.rule("nemesis/item.ammo-max")
@pytest.mark.parametrize("key", ["energy-charge", "energy-charge-yellow"])
def test_an_energy_charge_fills_an_energy_weapon(key: str) -> None:
    table = use(having("06", key, Item("prototype-rifle", 1), intruders=[("lair", "06")]), key, "load")
    assert table.state.characters[0].hands[1].ammo == 6
    assert not having("06", key, more=[{"hands": [Item("revolver", 1)]}]).offers(("item", key, "load"))


@pytest.mark.content("nemesis/item/technical-plans")
@pytest.mark.rule("nemesis/technical.no-characters")
def test_the_plans_of_the_technical_corridors_lead_to_another_entrance() -> None:
    table = use(having("02", "technical-plans", rolls=["silence"]), "technical-plans").answer("pick-room-crawl", "19")
    assert room_of(table) == "19"
    assert not table.state.characters[0].passed
    assert "item technical-plans" not in offered_kinds(having("06", "technical-plans"))


@pytest.mark.content("nemesis/item/space-suit")
def test_the_space_suit_leads_to_another_yellow_room_and_costs_the_hand() -> None:
    rooms = {"02": "comms", "03": "generator", "04": "fire-control", "05": "armory"}
    hand = ["rest", "demolition", "contamination-1"]
    unexplored = ["04", "06", "07", "08", "14", "15"]
    table = having("02", "space-suit", hand=hand, rooms=rooms, unexplored=unexplored, rolls=["silence"])
    use(table, "space-suit")
    assert room_of(table) == "03"
    assert table.state.characters[0].hand == ["contamination-1"]
    assert "item space-suit" not in offered_kinds(having("05", "space-suit", rooms=rooms))


@pytest.mark.content("nemesis/item/nemesis-plans")
def test_the_plans_of_the_ship_show_two_tiles() -> None:
    table = use(having("06", "nemesis-plans", unexplored=["02", "03", "04"]), "nemesis-plans")
    table.answer("pick-room-look", "03").asks("pick-room-look")
    assert table.offered == ["02", "04"]
    table.choose("04")
    assert [table.state.rooms[slot].tile_seen for slot in ("02", "03", "04")] == [[], [0], [0]]
    assert all(not table.state.rooms[slot].token_seen for slot in ("02", "03", "04"))
    assert "item nemesis-plans" not in offered_kinds(having("06", "nemesis-plans"))


# -- green ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/item/bandages")
@pytest.mark.rule("nemesis/wound.heal-light")
def test_bandages_dress_a_wound_or_heal_light_ones() -> None:
    table = use(having("06", "bandages", wounds=[["leg", "arm"]]), "bandages", "dress").answer("dress-wound", "arm")
    assert table.state.characters[0].wounds == [Wound("leg"), Wound("arm", True)]
    assert use(having("06", "bandages", light=[2]), "bandages", "heal-light").state.characters[0].light == 0
    assert "item bandages" not in offered_kinds(having("06", "bandages", wounds=[[Wound("leg", True)]]))


@pytest.mark.content("nemesis/item/medkit")
@pytest.mark.rule("nemesis/wound.heal-serious")
def test_a_medkit_dresses_a_wound_or_heals_a_dressed_one() -> None:
    table = use(having("06", "medkit", wounds=[["leg"]]), "medkit", "dress")
    assert table.state.characters[0].wounds == [Wound("leg", True)]
    healed = use(having("06", "medkit", wounds=[[Wound("leg", True)]]), "medkit", "heal-serious")
    assert healed.state.characters[0].wounds == []
    assert "item medkit" not in offered_kinds(having("06", "medkit", light=[2]))


@pytest.mark.content("nemesis/item/food")
def test_food_draws_two_cards_even_above_five() -> None:
    hand = ["rest", "search", "search", "reload", "order", "motivation"]
    table = use(having("06", "food", hand=hand), "food")
    assert len(table.state.characters[0].hand) == 7
    assert "item food" not in offered_kinds(having("06", "food", intruders=[("lair", "06")]))


@pytest.mark.content("nemesis/item/adrenaline-shot")
@pytest.mark.rule("nemesis/round.turns")
def test_an_adrenaline_shot_gives_any_number_of_actions_and_then_the_pass() -> None:
    hand = ["rest", "motivation", "demolition", "reload"]
    table = having("06", "adrenaline-shot", hand=hand, hands=[hand, ["rest"]], decks=[["order", "search"]])
    use(table, "adrenaline-shot").choose(("card", "motivation"), ("card", "demolition", "break")).asks("act", 0)
    table.choose("pass").answer("discard", "done", 0).asks("act", 1)
    assert table.state.characters[0].passed


@pytest.mark.content("nemesis/item/adrenaline-shot")
def test_wide_awake_in_an_escape_pod_one_passes_too() -> None:
    hand = ["rest", "motivation", "demolition", "reload"]
    pods = {"pods": [Pod(1, "a", False)], "spare_pods": [2, 3, 4]}
    table = having(
        "05", "adrenaline-shot", hand=hand, hands=[hand, ["rest"]], rooms={"05": "evacuation-a"}, table=pods,
        rolls=["silence"],
    )  # fmt: skip
    use(table, "adrenaline-shot").choose(("room", "evacuation-a"))
    table.answer("pay", "motivation").answer("pay", "demolition").answer("launch", "wait")
    table.answer("discard", "done").asks("act", 1)
    assert (table.state.characters[0].status, table.state.characters[0].passed) == ("pod", True)


@pytest.mark.content("nemesis/item/alcohol")
@pytest.mark.rule("nemesis/contam.scan")
@pytest.mark.rule("nemesis/contam.remove")
@pytest.mark.parametrize("infected", [False, True])
def test_alcohol_removes_a_card_and_an_infected_one_is_replaced(infected: bool) -> None:
    table = having("06", "alcohol", hand=["rest", "contamination-1"], infected=["contamination-1"] * infected)
    use(table, "alcohol").answer("pick-contamination", "contamination")
    assert "contamination-1" in table.state.removed
    assert ("contamination-2" in table.state.characters[0].discard) == infected
    assert table.state.characters[0].insanity == 1
    assert "item alcohol" not in offered_kinds(having("06", "alcohol"))


@pytest.mark.content("nemesis/item/military-drugs")
def test_military_drugs_swap_cards_for_one_more() -> None:
    hand = ["rest", "demolition", "contamination-1"]
    table = use(having("06", "military-drugs", hand=hand, intruders=[("lair", "06")]), "military-drugs")
    table.answer("discard-drugs", "contamination").answer("discard-drugs", "demolition")
    assert len(table.state.characters[0].hand) == 3
    assert table.state.characters[0].discard == ["rest", "contamination-1", "demolition"]


# -- red -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/item/grenade")
@pytest.mark.rule("nemesis/lair.intruder-for-actions")
def test_a_grenade_hurts_its_target_twice_and_everybody_else_there() -> None:
    table = having(
        "06", "grenade", places=["06", "05"], intruders=[("lair", "05"), ("whisperer", "05")],
        tops={"attacks": ["scratch-6", "scratch-5", "frenzy-6"], "serious": ["leg"]},
    )  # fmt: skip
    use(table, "grenade").answer("pick-intruder", "lair-1")
    assert [one.injuries for one in table.state.intruders] == [2, 1]
    assert [len(one.wounds) for one in table.state.characters] == [0, 1]


@pytest.mark.content("nemesis/item/grenade")
@pytest.mark.rule("nemesis/door.closed-blocks")
def test_a_grenade_needs_a_target_and_an_open_way() -> None:
    assert "item grenade" not in offered_kinds(having("06", "grenade"))
    closed = having("06", "grenade", intruders=[("stalker", "05")], closed=["05/06"])
    assert "item grenade" not in offered_kinds(closed)
    assert "item grenade" in offered_kinds(having("06", "grenade", intruders=[("stalker", "05")]))


@pytest.mark.content("nemesis/item/grenade")
@pytest.mark.rule("nemesis/room.nest-attack-eggs")
@pytest.mark.rule("nemesis/room.nest-noise")
def test_a_grenade_destroys_two_eggs_and_makes_noise() -> None:
    table = use(having("06", "grenade", rooms={"05": "nest"}, rolls=["silence"]), "grenade")
    assert table.state.eggs == 3


@pytest.mark.content("nemesis/item/smoke-grenade")
@pytest.mark.rule("nemesis/action.in-combat-only")
def test_a_smoke_grenade_hides_your_escape() -> None:
    table = having(
        "06", "smoke-grenade", places=["06", "06"], hands=[["rest"], ["search", "demolition"]],
        intruders=[("stalker", "06")], rolls=["silence"], rulings={"interruptions": "holders"},
    )  # fmt: skip
    use(table, "smoke-grenade").answer("discard-smoke", "search", 1).answer("pick-room-move", "05", 0)
    assert (room_of(table), table.state.characters[1].hand) == ("05", ["demolition"])
    assert not table.events("attack")
    assert "item smoke-grenade" not in offered_kinds(having("06", "smoke-grenade"))


@pytest.mark.content("nemesis/item/recon-drone")
def test_a_drone_looks_at_a_tile_and_its_token() -> None:
    table = use(having("06", "recon-drone", unexplored=["02", "03"]), "recon-drone").answer("pick-room-look", "03")
    assert (table.state.rooms["03"].tile_seen, table.state.rooms["03"].token_seen) == ([0], [0])
    assert "item recon-drone" not in offered_kinds(having("06", "recon-drone"))


@pytest.mark.content("nemesis/item/lure")
def test_a_lure_calls_all_intruders_next_door_and_fighting_ones_attack_first() -> None:
    table = having(
        "06", "lure", places=["06", "07"], tops={"attacks": ["dread-4"]},
        intruders=[("lurker", "05"), ("whisperer", "07"), ("lair", "11"), intruder("lurker", "06", number=9)],
    )  # fmt: skip
    use(table, "lure").answer("pick-room-lure", "02")
    assert [one.room for one in table.state.intruders] == ["02", "02", "11", "06"]
    assert [event["seat"] for event in table.events("attack")] == [1]
    assert "item lure" not in offered_kinds(having("06", "lure", intruders=[("lair", "05")]))


@pytest.mark.content("nemesis/item/lure")
def test_whoever_is_in_the_room_of_the_lure_already_stays_and_does_not_attack() -> None:
    table = having("06", "lure", places=["06", "07"], intruders=[("lurker", "05"), ("whisperer", "07")])
    use(table, "lure").answer("pick-room-lure", "07")
    assert [one.room for one in table.state.intruders] == ["07", "07"]
    assert not table.events("attack")


@pytest.mark.content("nemesis/item/extended-magazine")
@pytest.mark.rule("nemesis/item.attached")
@pytest.mark.rule("nemesis/item.ammo-max")
def test_an_extended_magazine_holds_two_more() -> None:
    table = use(having("06", "extended-magazine", "prototype-pistol", "energy-charge"), "extended-magazine")
    weapon = table.state.characters[0].hands[1]
    assert (weapon.ammo, weapon.attached, items(table)) == (
        5,
        ["extended-magazine"],
        ["revolver", "prototype-pistol", "energy-charge"],
    )
    assert "item extended-magazine" not in offered_kinds(having("06", "extended-magazine"))


@pytest.mark.content("nemesis/item/prototype-rifle")
@pytest.mark.rule("nemesis/combat.weapon-text")
@pytest.mark.parametrize(("answer", "hurt", "left"), [("stop", 2, 5), ("fire", 3, 4)])
def test_the_prototype_rifle_may_fire_on_after_a_double_hit(answer: str, hurt: int, left: int) -> None:
    table = fire("prototype-rifle", "two").answer("fire-on", answer)
    assert (table.state.intruders[0].injuries, table.state.characters[0].hands[1].ammo) == (hurt, left)
    fire("prototype-rifle", "one").asks("act")


@pytest.mark.content("nemesis/item/prototype-shotgun")
@pytest.mark.content("nemesis/item/flamethrower")
@pytest.mark.rule("nemesis/combat.weapon-text")
@pytest.mark.parametrize(
    ("weapon", "hurt"), [("prototype-shotgun", [0, 1, 1, 2, 3]), ("flamethrower", [0, 1, 1, 1, 2])]
)
def test_some_weapons_hardly_ever_miss(weapon: str, hurt: list[int]) -> None:
    faces = ("blank", "creeper", "adult", "one", "two")
    assert [fire(weapon, face).state.intruders[0].injuries for face in faces] == hurt


@pytest.mark.content("nemesis/item/prototype-pistol")
def test_the_prototype_pistol_may_roll_again() -> None:
    assert fire("prototype-pistol", "blank", "two").answer("reroll", "reroll").state.intruders[0].injuries == 2
    assert fire("prototype-pistol", "one").answer("reroll", "keep").state.intruders[0].injuries == 1


def fire(weapon: str, *faces: str) -> Driver:
    """The Captain fires a weapon at a Stalker that lives on."""
    table = having("06", weapon, intruders=[("stalker", "06")], rolls=list(faces), tops=TWO)
    return table.choose(("shoot", weapon, "stalker-1")).answer("pay", "rest")


@pytest.mark.content("nemesis/item/communication-key")
def test_the_communication_key_shows_the_objective_of_a_sender() -> None:
    rooms = {"02": "comms"}
    sent = [{}, {"signal": True}]
    table = use(having("02", "communication-key", rooms=rooms, more=sent), "communication-key")
    assert table.state.objectives_seen == [[], [0]]
    assert "item communication-key" not in offered_kinds(having("02", "communication-key", rooms=rooms))
    away = having("06", "communication-key", rooms={"06": "canteen"}, more=sent)
    assert "item communication-key" not in offered_kinds(away)


@pytest.mark.content("nemesis/item/evacuation-key")
def test_the_red_evacuation_key_works_in_combat_too() -> None:
    rooms = {"02": "evacuation-b", "03": "evacuation-a"}
    table = use(having("02", "evacuation-key", rooms=rooms, intruders=[("lair", "02")]), "evacuation-key")
    assert [pod.locked for pod in table.state.pods] == [True, False]
    assert "item evacuation-key" not in offered_kinds(having("06", "evacuation-key"))


@pytest.mark.content("nemesis/item/self-destruct-key")
@pytest.mark.rule("nemesis/destruct.yellow-irreversible")
def test_the_self_destruct_key_starts_and_stops_the_sequence_at_a_computer() -> None:
    rooms = {"02": "comms", "06": "canteen"}
    assert use(having("02", "self-destruct-key", rooms=rooms), "self-destruct-key").state.destruct == 6
    stopped = use(having("02", "self-destruct-key", rooms=rooms, table={"destruct": 4}), "self-destruct-key")
    assert stopped.state.destruct == -1
    late = having("02", "self-destruct-key", rooms=rooms, table={"destruct": 3})
    assert "item self-destruct-key" not in offered_kinds(late)
    assert "item self-destruct-key" not in offered_kinds(having("06", "self-destruct-key", rooms=rooms))


# -- crafted -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/craft.recipes")
@pytest.mark.rule("nemesis/item.crafted-weapon-ammo")
@pytest.mark.parametrize(
    ("key", "parts"),
    [
        ("antidote", ["alcohol", "medkit"]),
        ("taser", ["energy-charge", "tools"]),
        ("flamethrower", ["chemicals", "tools"]),
        ("molotov", ["chemicals", "bandages"]),
    ],
)
def test_recipes(key: str, parts: list[str]) -> None:
    table = having("06", *parts).choose(("craft", key)).answer("pay", "rest")
    for part in parts:
        table.answer("pick-component", part)
    assert items(table)[-1] == key
    assert not having("06", parts[0]).offers(("craft", key))


@pytest.mark.content("nemesis/item/antidote")
@pytest.mark.rule("nemesis/change.antidote")
@pytest.mark.rule("nemesis/change.surgery-infected")
def test_the_antidote_cleanses_and_ends_the_round_for_its_user() -> None:
    hand = ["rest", "demolition", "contamination-1"]
    table = having(
        "06", "antidote", hands=[hand, ["rest"]], decks=[["contamination-2"]], infected=["contamination-2"],
        insanity=[5],
    )  # fmt: skip
    use(table, "antidote").asks("act", 1)
    captain = table.state.characters[0]
    assert (captain.insanity, captain.passed, captain.hand, captain.discard) == (3, True, [], [])
    assert [card for card in sorted(captain.deck) if "contamination" in card] == ["contamination-1", "contamination-3"]


@pytest.mark.content("nemesis/item/taser")
@pytest.mark.rule("nemesis/lair.no-move-retreat")
def test_a_taser_hurts_and_drives_away_an_intruder() -> None:
    events = {"events": ["fear-1"]}
    table = use(having("06", "taser", intruders=[("whisperer", "06")], tops={**TOUGH, **events}), "taser", "shock")
    assert (table.state.intruders[0].injuries, table.state.intruders[0].room) == (1, "05")
    lair = use(having("06", "taser", intruders=[("lair", "06")], tops=TWO), "taser", "shock")
    assert (lair.state.intruders[0].injuries, lair.state.intruders[0].room) == (1, "06")
    assert "item taser" not in offered_kinds(having("06", "taser"))


@pytest.mark.content("nemesis/item/taser")
def test_an_intruder_that_flees_from_the_injury_does_not_flee_twice() -> None:
    tops = {"attacks": ["scratch-r"], "events": ["fear-1", "fear-2"]}
    table = use(having("06", "taser", intruders=[("whisperer", "06")], tops=tops), "taser", "shock")
    assert table.state.discards["events"] == ["fear-1"]


@pytest.mark.content("nemesis/item/taser")
def test_a_taser_empties_the_hand_of_a_character() -> None:
    hands = [["rest"], ["search", "contamination-1"]]
    table = having("06", "taser", places=["06", "06"], hands=hands, rulings={"interruptions": "holders"})
    use(table, "taser", "stun")
    assert table.state.characters[1].hand == []


@pytest.mark.content("nemesis/item/flamethrower")
def test_a_double_hit_of_the_flamethrower_sets_the_room_on_fire() -> None:
    assert fire("flamethrower", "two").state.rooms["06"].fire
    assert not fire("flamethrower", "one").state.rooms["06"].fire


@pytest.mark.content("nemesis/item/molotov")
@pytest.mark.rule("nemesis/door.closed-blocks")
def test_a_molotov_burns_a_room_and_everybody_in_it() -> None:
    table = position(
        places=["06", "05"], hands=[["rest"], []], belongings=[["molotov"]], intruders=[("whisperer", "05")],
        tops={**TOUGH, "serious": ["leg"]},
    )  # fmt: skip
    use(table, "molotov")
    assert table.state.rooms["05"].fire
    assert table.state.intruders[0].injuries == 1
    assert [len(one.wounds) for one in table.state.characters] == [0, 1]
    assert "item molotov" not in offered_kinds(having("06", "molotov"))


@pytest.mark.content("nemesis/item/molotov")
@pytest.mark.rule("nemesis/room.nest-attack-eggs")
def test_a_molotov_destroys_one_egg() -> None:
    table = use(having("06", "molotov", rooms={"05": "nest"}, rolls=["silence"]), "molotov")
    assert table.state.eggs == 4


# -- showing in a trade --------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/action.trade-show")
def test_an_item_can_be_shown_in_a_trade_and_is_kept() -> None:
    table = having("06", "lure", places=["06", "06"])
    table.choose("trade").answer("pay", "rest").answer("trade-with", 1)
    table.answer("trade-give", ("show", "lure"), 0).asks("trade-give", 0)
    assert not table.offers(("show", "lure")), "the Pilot has seen it"
    assert table.state.characters[0].inventory[0].known_to == [1]
    table.choose("done").answer("trade-back", "done", 1)
    assert "lure" in items(table)
    assert table.events("shows")[0]["item"] == "lure"
