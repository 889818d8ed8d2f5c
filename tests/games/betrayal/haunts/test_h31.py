"""Haunt 31, A Ghost of a Chance."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.state import Monster
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

SPEAKING = ("gallery", "graveyard", "operating-theatre", "soundproofed-room")


def cursed(card: str, place: str = "entrance-hall", number: int = 1, **more: Any) -> Monster:
    """A Cursed Item."""
    return beast("cursed-item", place, number, token="number", cards=[card], **more)


def chance(**given: Any) -> Driver:
    """A table in this haunt with the traitor in seat 2, upstairs."""
    return position(**{"haunt": 31, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"]} | given)


@pytest.mark.content("betrayal/haunt/31")
@pytest.mark.parametrize(("players", "kept"), [(3, 4), (4, 5), (5, 7), (6, 9)])
def test_set_up(begin: Any, players: int, kept: int) -> None:
    table = begin(31, players)
    haunt, traitor = table.state.haunt, table.state.explorers[table.state.haunt.traitor]
    buried = len(table.events("bury"))
    assert len(haunt.monsters) == min(kept, len(haunt.monsters) + buried)
    assert "holy-symbol" in [card for one in haunt.monsters for card in one.cards]
    assert [{"monster": one.id, "card": one.cards[0]} for one in haunt.monsters] == table.events("31-cursed")
    assert all(len(one.cards) == 1 for one in haunt.monsters)
    assert all(not explorer.cards for explorer in table.state.explorers)
    places = [one.place for one in haunt.monsters if one.place != "entrance-hall"]
    assert len(set(places)) == len(places)
    assert all(ROOMS[tile].symbol in ("item", "omen") for tile in places)
    free = [tile for tile in table.state.house.tiles if ROOMS[tile].symbol in ("item", "omen") and tile not in places]
    assert not free or len(places) == len(haunt.monsters)
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert (haunt.traitor, haunt.monsters_after) == (haunt.revealer, haunt.revealer)
    assert table.decision.seat == (haunt.traitor + 1) % players


def test_with_more_cards_than_needed_the_traitor_chooses_and_the_rest_is_buried(begin: Any) -> None:
    table = begin(31, 3)
    assert len(table.state.haunt.monsters) == 4
    assert table.events("bury")


# -- fighting --------------------------------------------------------------------------------------------------------


def test_heroes_may_meet_a_cursed_item_with_the_mind() -> None:
    table = chance(monsters=[cursed("map")], rolls=[0, ...])
    assert table.offers("attack unarmed cursed-item-1", "attack sanity cursed-item-1", "attack knowledge cursed-item-1")
    table.choose("attack sanity cursed-item-1")
    assert [len(one["dice"]) for one in (*table.events("roll"), *table.events("roll-monster"))] == [4, 5]
    assert "mind" in table.state.haunt.shown
    fists = chance(monsters=[cursed("map")], rolls=[0, ...]).choose("attack unarmed cursed-item-1")
    assert "mind" not in fists.state.haunt.shown


def test_losing_with_the_mind_is_mental_damage_and_winning_stuns() -> None:
    table = chance(monsters=[cursed("map")], rolls=[0, 0, 0, 1, *[0] * 4]).choose("attack knowledge cursed-item-1")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    table = chance(monsters=[cursed("map")], rolls=[2, *[0] * 8]).choose("attack sanity cursed-item-1")
    assert table.state.haunt.monsters[0].stunned


def test_nobody_meets_an_explorer_with_the_mind() -> None:
    table = chance(places=["hallway", "upper-landing", "hallway"])
    assert table.offers("attack unarmed seat-2")
    assert not table.offers("attack sanity seat-2")
    assert not chance(places=["hallway", "hallway", "hallway"], active=2).offers("attack sanity seat-0")


@pytest.mark.parametrize(("thief", "victim"), [(0, 2), (2, 0)])
def test_a_won_might_attack_may_take_a_card_instead(thief: int, victim: int) -> None:
    cards: list[list[str]] = [[], [], []]
    cards[victim] = ["map", "book"]
    table = chance(places=["hallway", "upper-landing", "hallway"], active=thief, cards=cards, rolls=[2, *[0] * 8])
    table.choose(f"attack unarmed seat-{victim}").asks("take-instead", thief)
    assert table.offered == ["damage", "map", "book"]
    table.choose("book")
    assert table.state.explorers[thief].cards == ["book"]
    assert table.events("damage") == []


def test_it_may_hurt_as_well_and_other_attacks_only_hurt() -> None:
    given: dict[str, Any] = {"places": ["hallway", "upper-landing", "hallway"], "rolls": [2, *[0] * 8]}
    chance(**given, cards=[[], [], ["map"]]).choose("attack unarmed seat-2", "damage").asks("take-damage", 2)
    chance(**given).choose("attack unarmed seat-2").asks("take-damage", 2)
    chance(**given, cards=[["gun"], [], ["map"]]).choose("attack gun seat-2").asks("take-damage", 2)


# -- cards -----------------------------------------------------------------------------------------------------------


def test_lifting_the_curse_of_a_stunned_item_gives_its_card_once_a_turn() -> None:
    items = [cursed("map", stunned=True), cursed("book", number=2, stunned=True), cursed("gun", number=3)]
    table = chance(monsters=items).choose("haunt dispel").asks("31-which", 0)
    assert table.offered == ["map", "book"]
    table.choose("book")
    assert table.state.explorers[0].cards == ["book"]
    assert [one.id for one in table.state.haunt.monsters] == ["cursed-item-1", "cursed-item-3"]
    assert table.state.box["number"] == 16
    assert not table.offers("haunt dispel")


def test_it_needs_a_stunned_one_here_and_a_hero() -> None:
    assert not chance(monsters=[cursed("map")]).offers("haunt dispel")
    assert not chance(monsters=[cursed("map", "hallway", stunned=True)]).offers("haunt dispel")
    table = chance(active=2, monsters=[cursed("map", "upper-landing", stunned=True)])
    assert not table.offers("haunt dispel")
    assert table.offers("haunt channel")


def test_speaking_with_the_dead_hurts_and_strengthens() -> None:
    house = {"graveyard": ("ground", 0, -1, 0)}
    table = chance(house=house, places=["graveyard"], rolls=[1]).choose("haunt speak")
    table.answer("take-damage", "might", 0).answer("gain-trait", "sanity", 0).asks("act", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "general"}]
    assert table.events("gain") == [{"seat": 0, "trait": "sanity", "spaces": 1}]
    assert not table.offers("haunt speak")


def test_the_dead_speak_in_four_rooms_only() -> None:
    house = {"gallery": ("upper", 0, -1, 0), "operating-theatre": ("upper", 0, 1, 1), "soundproofed-room": (
        "upper", 1, 0, 2), "graveyard": ("ground", 0, -1, 0), "chapel": ("ground", 0, 1, 0)}  # fmt: skip
    for tile in SPEAKING:
        assert chance(house=house, places=[tile]).offers("haunt speak")
    assert not chance(house=house, places=["chapel"]).offers("haunt speak")


def test_whom_speaking_kills_gains_nothing() -> None:
    table = chance(house={"graveyard": ("ground", 0, -1, 0)}, places=["graveyard"], traits=[{"might": 1}], rolls=[1])
    table.choose("haunt speak", "might").asks("act", 1)
    assert table.state.explorers[0].dead
    assert table.events("gain") == []


def test_channelling_takes_the_card_and_strikes_a_hero_of_the_region() -> None:
    table = chance(active=2, places=["upper-landing", "hallway", "upper-landing"], rolls=[2, 1],
                   monsters=[cursed("map", "upper-landing")])  # fmt: skip
    table.choose("haunt channel").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "general"}]
    assert table.state.explorers[2].cards == ["map"]
    assert table.state.haunt.monsters == []


def test_channelling_needs_nobody_in_the_region() -> None:
    table = chance(active=2, monsters=[cursed("map", "upper-landing")]).choose("haunt channel").asks("act", 2)
    assert table.state.explorers[2].cards == ["map"]


# -- Cursed Items ----------------------------------------------------------------------------------------------------


def acting(card: str, place: str = "entrance-hall", **given: Any) -> Driver:
    """The traitor's turn has ended and the Cursed Item is in hand."""
    return chance(**{"active": 2, "monsters": [cursed(card, place)], "rolls": [0, ...]} | given).choose(
        "end", "cursed-item-1"
    )


def test_cursed_items_have_their_numbers_and_attack_with_might() -> None:
    box = HAUNTS[31].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (5, 4, 5, 5, "stun")
    assert [key for key in acting("map").offered if key.startswith("attack")] == ["attack might seat-0"]


def test_a_cursed_dagger_has_two_dice_more_and_loses_no_speed() -> None:
    table = acting("dagger").choose("attack dagger seat-0")
    assert len(table.events("roll-monster")[0]["dice"]) == 7
    assert table.events("lose") == []


def test_a_cursed_gun_shoots_whom_it_sees_and_loses_without_harm() -> None:
    table = acting("gun", "ground-floor-staircase", rolls=[*[0] * 4, *[0] * 4, 2, 0, ...])
    assert {key for key in table.offered if key.startswith("attack")} == {"attack gun seat-0", "attack gun seat-1"}
    table.choose("attack gun seat-0")
    assert len(table.events("roll-monster")[0]["dice"]) == 4
    assert not table.state.haunt.monsters[0].stunned


def test_a_cursed_ring_fights_with_sanity_and_dynamite_does_not_fight() -> None:
    table = acting("ring").choose("attack ring seat-0")
    assert table.events("roll-monster")[0]["trait"] == "sanity"
    assert [key for key in acting("dynamite").offered if key.startswith("attack")] == ["attack might seat-0"]


# -- the Holy Symbol and the end -------------------------------------------------------------------------------------


def test_the_holy_symbol_burns_a_hero_at_the_end_of_the_turn() -> None:
    table = chance(cards=[["holy-symbol"]], rolls=[2]).choose("end").asks("take-damage", 0)
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "general"}]
    assert "symbol" in table.state.haunt.shown


def test_it_does_not_burn_the_traitor() -> None:
    assert chance(active=2, cards=[[], [], ["holy-symbol"]]).choose("end").asks("act", 0)


@pytest.mark.rule("betrayal/haunt31.heroes-win")
@pytest.mark.parametrize(("players", "others"), [(3, 3), (4, 4), (5, 5), (6, 7)])
def test_with_the_symbol_and_enough_other_cards_a_hero_ends_a_turn_at_the_door_and_wins(
    players: int, others: int
) -> None:
    cards = ["holy-symbol", "map", "book", "mask", "idol", "mirror", "dog", "skull"][: others + 1]
    places = ["entrance-hall", "hallway", "upper-landing", *["hallway"] * 3]
    table = chance(players=players, cards=[cards], places=places)
    assert table.result is None
    table.choose("end")
    assert table.result is not None
    assert table.result.reason == "haunt-31-hero"
    assert table.events("damage") == []


@pytest.mark.rule("betrayal/haunt31.heroes-win")
def test_one_card_less_or_another_tile_or_the_traitors_turn_does_not_win() -> None:
    full = ["holy-symbol", "map", "book", "mask"]
    assert chance(cards=[full[:3]], rolls=[0]).choose("end").asks("act", 1)
    assert chance(cards=[full], places=["hallway"], rolls=[0]).choose("end").asks("act", 1)
    assert chance(cards=[["map", *full[2:], "dog"]]).choose("end").asks("act", 1)
    table = chance(cards=[[], [], full], places=["hallway", "hallway", "entrance-hall"], active=2)
    assert table.choose("end").asks("act", 0)


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = chance(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                   rolls=[2, 2, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-31-traitor"
    assert table.result.winners == (2,)
