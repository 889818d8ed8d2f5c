"""Items and Objects: hands, Inventory, searching, crafting, trading, Quest Items."""

import pytest
from msgspec.structs import replace
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.item_cards import ITEMS
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.state import Item
from koszmar.kernel.testing.driver import Driver


def keys(items: list[Item]) -> list[str]:
    """What they are."""
    return [item.key for item in items]


# -- searching -----------------------------------------------------------------------------------------------------


def searching(tile: str = "canteen", slot: str = "06", **table: object) -> Driver:
    """The Captain searches a Room."""
    return captain(slot, rooms={slot: tile}, **table).choose(("card", "search"))


@pytest.mark.rule("nemesis/search.decrement")
@pytest.mark.rule("nemesis/search.draw-two")
@pytest.mark.rule("nemesis/search.secret")
@pytest.mark.rule("nemesis/item.inventory-hidden")
def test_search_draws_two_keeps_one_and_buries_the_other_in_secret() -> None:
    table = searching(tops={"green": ["bandages", "food"]}, items_in={"06": 2})
    assert table.offered == ["bandages", "food"]
    table.answer("keep-item", "food")
    assert table.state.rooms["06"].items == 1
    assert keys(table.state.characters[0].inventory) == ["food"]
    assert table.state.items["green"].cards[0] == "bandages"
    assert table.match.seen_by(1).state.characters[0].inventory[0].key == "?green"
    assert table.match.seen_by(0).state.items["green"].cards[0] == "bandages"
    assert table.match.seen_by(1).state.items["green"].cards[0] == "?green"


@pytest.mark.rule("nemesis/search.white-room")
@pytest.mark.rule("nemesis/search.example")
def test_in_a_white_room_the_player_chooses_the_deck() -> None:
    table = searching("cabins", tops={"red": ["energy-charge", "grenade"]})
    table.answer("pick-colour", "red").answer("keep-item", "energy-charge")
    assert keys(table.state.characters[0].inventory) == ["energy-charge"]
    assert table.state.items["red"].cards[0] == "grenade"
    assert table.match.seen_by(1).state.characters[0].inventory[0].key == "?red"


@pytest.mark.rule("nemesis/search.zero")
def test_a_searched_out_room_gives_nothing() -> None:
    assert not captain(rooms={"06": "canteen"}, items_in={"06": 0}).offers(("card", "search"))


@pytest.mark.rule("nemesis/search.not-here")
@pytest.mark.parametrize(("slot", "tile"), [("05", "nest"), ("01", ""), ("11", ""), ("19", "")])
def test_no_search_in_the_nest_and_in_special_rooms(slot: str, tile: str) -> None:
    table = captain(slot, places=[slot, "13"], rooms={slot: tile} if tile else {})
    assert not table.offers(("card", "search"))


@pytest.mark.rule("nemesis/search.deck-empty")
def test_an_empty_item_deck_is_its_shuffled_discard_pile() -> None:
    laid = captain(rooms={"06": "canteen"}).state
    removed = [*laid.removed, *laid.items["green"].cards]
    for card in ("food", "alcohol"):
        removed.remove(card)
    table = captain(
        rooms={"06": "canteen"}, orders=[["food", "alcohol"]],
        table={
            "removed": removed, "items": {**laid.items, "green": replace(laid.items["green"], cards=[])},
            "discards": {**laid.discards, "green": ["alcohol", "food"]},
        },
    ).choose(("card", "search"))  # fmt: skip
    assert sorted(table.offered) == ["alcohol", "food"]


@pytest.mark.rule("nemesis/item.heavy-found")
@pytest.mark.rule("nemesis/item.weapon-found-ammo")
@pytest.mark.rule("nemesis/item.heavy-visible")
def test_a_heavy_item_goes_straight_into_a_hand_with_one_ammo() -> None:
    table = searching("armory", "05", tops={"red": ["prototype-rifle", "lure"]}).answer("keep-item", "prototype-rifle")
    assert table.state.characters[0].hands[1] == Item("prototype-rifle", 1)
    assert table.match.seen_by(1).state.characters[0].hands[1].key == "prototype-rifle"


@pytest.mark.rule("nemesis/item.two-hands")
@pytest.mark.rule("nemesis/item.swap-heavy")
@pytest.mark.rule("nemesis/action.pick-up")
def test_for_a_third_heavy_thing_one_is_dropped() -> None:
    table = captain(belongings=[["egg"]], objects={"06": ["carcass"]}).choose(("pick-up", "carcass"))
    pay(table, "rest").answer("drop-heavy", "egg")
    assert keys(table.state.characters[0].hands) == ["revolver", "carcass"]
    assert table.state.rooms["06"].objects == ["egg"]


@pytest.mark.rule("nemesis/item.objects")
@pytest.mark.rule("nemesis/item.drop-free")
@pytest.mark.rule("nemesis/item.drop-object")
def test_dropping_is_free_objects_stay_and_items_are_discarded() -> None:
    table = captain(belongings=[["egg", "tools"]])
    table.choose(("drop", "egg")).choose(("drop", "tools")).asks("act", 0)
    assert table.decision.args["actions"] == 0
    assert table.state.rooms["06"].objects == ["egg"]
    assert table.state.discards["yellow"] == ["tools"]


@pytest.mark.rule("nemesis/item.inventory-unlimited")
@pytest.mark.rule("nemesis/setup.inventory-secret")
def test_an_inventory_has_no_limit() -> None:
    many = ["tools"] * 6 + ["chemicals"] * 7 + ["bandages"] * 7
    assert len(captain(belongings=[many]).state.characters[0].inventory) == 20


@pytest.mark.rule("nemesis/item.ammo-max")
@pytest.mark.rule("nemesis/item.energy-vs-classic")
@pytest.mark.rule("nemesis/room.armory")
def test_the_armory_adds_two_ammo_to_an_energy_weapon_up_to_its_maximum() -> None:
    hand = ["search", "rest", "demolition"]
    table = position(characters=["soldier", "pilot"], places=["05", "01"], hands=[hand, []], rooms={"05": "armory"})
    assert not table.offers(("room", "armory"))  # the rifle is full
    table = position(
        characters=["soldier", "pilot"], places=["05", "01"], hands=[hand, []], rooms={"05": "armory"},
        more=[{"hands": [Item("assault-rifle", 4)]}],
    )  # fmt: skip
    table.choose(("room", "armory"))
    pay(table, "rest", "search")
    assert table.state.characters[0].hands == [Item("assault-rifle", 5)]
    classic = captain("05", rooms={"05": "armory"}, more=[{"hands": [Item("revolver", 1)]}])
    assert not classic.offers(("room", "armory"))


@pytest.mark.rule("nemesis/item.show-when-used")
@pytest.mark.rule("nemesis/action.item-cost")
@pytest.mark.rule("nemesis/action.single-use")
def test_a_used_item_is_shown_and_a_single_use_one_is_discarded() -> None:
    table = captain(belongings=[["food"]], decks=[["motivation", "demolition"]]).choose(("item", "food"))
    pay(table, "rest")
    assert table.state.discards["green"] == ["food"]
    assert [event.args["what"] for event in table.told if event.kind == "action"] == ["food"]
    assert table.state.characters[0].inventory == []


@pytest.mark.rule("nemesis/item.attached")
def test_an_attached_item_goes_with_its_host() -> None:
    host = Item("prototype-rifle", 6, attached=["extended-magazine"])
    table = captain()
    table.state.characters[0].hands.append(host)
    table.state.items["red"].cards.remove("prototype-rifle")
    table.state.items["red"].cards.remove("extended-magazine")
    from koszmar.games.nemesis.belongings import drop

    drop(table.match.scene, 0, "prototype-rifle")
    assert sorted(table.state.discards["red"]) == ["extended-magazine", "prototype-rifle"]


# -- crafting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/craft.recipes")
def test_the_four_recipes() -> None:
    recipes = {key: set(card.recipe or ()) for key, card in ITEMS.items() if card.colour == "blue"}
    assert recipes == {
        "antidote": {"flame", "cross"},
        "taser": {"battery", "wrench"},
        "flamethrower": {"flame", "wrench"},
        "molotov": {"flame", "cloth"},
    }
    assert all(card.copies == 3 for card in ITEMS.values() if card.colour == "blue")


@pytest.mark.rule("nemesis/action.craft")
@pytest.mark.rule("nemesis/item.crafted-weapon-ammo")
def test_two_items_make_a_crafted_one_and_a_crafted_weapon_is_full() -> None:
    table = captain(belongings=[["chemicals", "tools", "alcohol"]]).choose(("craft", "flamethrower"))
    pay(table, "rest").answer("pick-component", "alcohol").answer("pick-component", "tools")
    assert table.state.characters[0].hands[1] == Item("flamethrower", 4)
    assert keys(table.state.characters[0].inventory) == ["chemicals"]
    assert table.state.crafted["flamethrower"] == 2
    assert table.state.discards["green"] == ["alcohol"]


@pytest.mark.rule("nemesis/craft.limited")
@pytest.mark.rule("nemesis/craft.public-deck")
def test_what_is_used_up_cannot_be_made_and_everybody_sees_what_is_left() -> None:
    table = captain(belongings=[["chemicals", "tools"]], table={})
    assert table.offers(("craft", "flamethrower"))
    assert table.match.seen_by(None).state.crafted == table.state.crafted
    table.state.crafted["flamethrower"] = 0
    from koszmar.games.nemesis.actions import legal_actions

    assert ("craft", "flamethrower") not in legal_actions(table.match.scene, 0)


# -- trading -------------------------------------------------------------------------------------------------------


def trading(**table: object) -> Driver:
    """Captain, Pilot and Soldier in one Room; the Captain trades with the Pilot."""
    aboard = position(**{  # type: ignore[arg-type]
        "players": 3, "places": ["06", "06", "06"], "hands": [PLAIN, [], []],
        "belongings": [["food", "egg"], ["tools", "carcass"]], **table,
    })  # fmt: skip
    aboard.choose("trade")
    return pay(aboard, "rest").answer("trade-with", 1)


@pytest.mark.rule("nemesis/action.trade")
@pytest.mark.rule("nemesis/action.trade-agree")
@pytest.mark.rule("nemesis/action.trade-one-pays")
def test_things_change_hands_if_both_agree() -> None:
    table = trading()
    table.answer("trade-give", "food", 0).answer("trade-give", "done", 0)
    table.answer("trade-back", "tools", 1).answer("trade-back", "done", 1)
    table.answer("trade-agree", "agree", 0)
    assert keys(table.state.characters[0].inventory) == ["tools"]
    assert keys(table.state.characters[1].inventory) == ["food"]
    assert table.match.seen_by(2).state.characters[1].inventory[0].key == "?green"
    assert table.match.seen_by(0).state.characters[1].inventory[0].key == "food"
    table.answer("trade-with", "done")
    assert table.decision.args["actions"] == 1


def test_a_refused_trade_changes_nothing() -> None:
    table = trading()
    table.answer("trade-give", "food", 0).answer("trade-give", "done", 0).answer("trade-back", "done", 1)
    table.answer("trade-agree", "refuse", 0)
    assert keys(table.state.characters[0].inventory) == ["food"]


@pytest.mark.rule("nemesis/action.trade-no-ammo")
def test_ammo_is_not_traded() -> None:
    table = trading()
    assert table.offers("revolver", "egg", "food")
    assert not [option for option in table.offered if "ammo" in option]


@pytest.mark.rule("nemesis/action.trade-show")
def test_a_card_can_be_shown_without_being_given() -> None:
    table = trading()
    table.answer("trade-give", ("show", "food"), 0).answer("trade-give", "done", 0).answer("trade-back", "done", 1)
    assert table.match.seen_by(1).state.characters[0].inventory[0].key == "food"
    assert table.match.seen_by(2).state.characters[0].inventory[0].key == "?green"


# -- Quest Items ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/quest.inactive")
@pytest.mark.rule("nemesis/quest.not-counted")
@pytest.mark.rule("nemesis/quest.activate")
@pytest.mark.rule("nemesis/quest.activation-cost")
def test_a_quest_item_is_activated_in_its_room_for_one_card() -> None:
    away = captain()
    assert not [option for option in away.offered if option.startswith("activate")]
    assert "ships-log" not in keys(away.state.characters[0].inventory)
    broken = captain("02", rooms={"02": "comms"}, malfunctions=["02"])
    assert not broken.offers(("activate", "ships-log", "comms"))
    table = captain("02", rooms={"02": "comms"}).choose(("activate", "ships-log", "comms"))
    pay(table, "rest")
    assert keys(table.state.characters[0].inventory) == ["ships-log"]
    assert table.state.characters[0].quests == ["intercom"]


@pytest.mark.rule("nemesis/action.combat-no-quest")
def test_no_quest_item_is_activated_in_combat() -> None:
    table = captain("02", rooms={"02": "comms"}, intruders=[("lurker", "02")])
    assert not [option for option in table.offered if option.startswith("activate")]


@pytest.mark.rule("nemesis/item.swap-heavy")
@pytest.mark.rule("nemesis/action.trade")
def test_whoever_is_given_more_than_two_hands_can_hold_drops_something() -> None:
    table = position(
        places=["06", "06"],
        hands=[["rest"], []],
        belongings=[["egg"], ["carcass"]],
        rulings={"interruptions": "holders"},
    )
    table.choose("trade").answer("pay", "rest").choose(1)
    table.answer("trade-give", "egg").answer("trade-give", "done").answer("trade-back", "done")
    table.answer("trade-agree", "agree").answer("drop-heavy", "carcass", 1)
    assert [item.key for item in table.state.characters[1].hands] == ["shotgun", "egg"]
    assert table.state.rooms["06"].objects == ["carcass"]
