"""The twenty-two Items: weapons, what changes rolls and damage, in any combination, and what is used up on a turn."""

from itertools import permutations
from typing import Any

import pytest
from tests.games.betrayal.josef import CRITICAL, JOSEF, cards, draws, haunted, last_roll, traits

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.cards import bury, draw, take_from_deck
from koszmar.games.betrayal.cards.items import ITEMS
from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.harm import damage
from koszmar.games.betrayal.places import put
from koszmar.games.betrayal.proof.positions import beast, position
from koszmar.games.betrayal.rolls import Roll, make
from koszmar.games.betrayal.state import Scene
from koszmar.kernel.flow import Flow
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.flows import play


def spirit(place: str) -> Any:
    return beast("spirit", place, token="jacks-spirit")


def is_buried(table: Driver, card: str, seat: int = 0) -> bool:
    return card not in cards(table, seat) and table.state.decks["item"].cards[0] == card


# -- what all Items have in common -------------------------------------------------------------------------------------


def test_there_are_twenty_two_items_five_of_them_weapons() -> None:
    assert len(set(ITEMS)) == len(ITEMS) == 22


@pytest.mark.rule("betrayal/item.keep-face-up")
def test_a_drawn_item_is_shown_to_all_and_kept() -> None:
    table = position(stack=["conservatory"], decks={"item": ["gun"]}).choose("discover 0")
    assert cards(table) == ["gun"]
    assert "gun" not in table.state.decks["item"].cards
    (drawn,) = [event for event in table.told if event.kind == "draw"]
    for seat in (0, 1, 2, None):
        assert getattr(drawn.seen_by(seat), "args", None) == {"seat": 0, "card": "gun"}


SPECIAL = ("first-aid-kit", "map", "mirror", "mystical-stopwatch", "strange-medicine")


@pytest.mark.rule("betrayal/special.card-owned-at-turn-start")
@pytest.mark.rule("betrayal/special.optional")
@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_action_needs_a_card_held_since_the_turn_began(card: str) -> None:
    assert haunted(cards=[[card]], traits=[CRITICAL]).offers(f"use {card}", "end")
    assert not haunted(cards=[[card]], traits=[CRITICAL], turn={"held": []}).offers(f"use {card}")


@pytest.mark.rule("betrayal/special.card-owned-at-turn-start")
@pytest.mark.rule("betrayal/special.each-once-per-turn")
@pytest.mark.parametrize("card", ["creepy-doll", "lucky-coin", "rabbits-foot"])
@pytest.mark.parametrize("turn", [{"held": []}, {"used": ["creepy-doll", "lucky-coin", "rabbits-foot"]}])
def test_so_does_a_reroll_and_each_once_a_turn(card: str, turn: dict[str, list[str]]) -> None:
    draws("a-bite", cards=[[card]], turn=turn, rolls=[0, 0, 2, 2, 0]).asks("act", 1)


@pytest.mark.rule("betrayal/trade.not-after-special")
def test_a_card_that_gave_a_reroll_cannot_be_traded_this_turn() -> None:
    table = haunted(cards=[["rabbits-foot", "map"]], rolls=[0, 1, 1, 1, 1, 0, *[1] * 4])
    table.choose("attack unarmed seat-1", "rabbits-foot 0", "trade 2").asks("trade-give", 0)
    assert table.offered == ["done", "map"]


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.chainsaw")
@pytest.mark.content("betrayal/card/chainsaw")
def test_the_chainsaw_gives_a_die() -> None:
    table = haunted(cards=[["chainsaw"]], rolls=[1] * 6 + [1] * 4).choose("attack chainsaw seat-1")
    assert [(told["trait"], len(told["dice"]), told["result"]) for told in table.events("roll")] == [
        ("might", 6, 6),
        ("might", 4, 4),
    ]
    assert (table.asks("take-damage", 1).decision.args["left"], table.offered) == (2, ["might", "speed"])


@pytest.mark.rule("betrayal/item-card.machete")
@pytest.mark.content("betrayal/card/machete")
def test_the_machete_adds_one() -> None:
    table = haunted(cards=[["machete"]], rolls=[1] * 9).choose("attack machete seat-1")
    assert (table.events("roll")[0]["bonus"], table.events("roll")[0]["result"]) == (1, 6)
    assert table.asks("take-damage", 1).decision.args["left"] == 2


@pytest.mark.rule("betrayal/item-card.crossbow")
@pytest.mark.content("betrayal/card/crossbow")
def test_the_crossbow_reaches_adjacent_tiles_with_speed_and_a_die_more() -> None:
    table = haunted(cards=[["crossbow"]], places=["hallway", "entrance-hall", "upper-landing"], rolls=[1] * 5 + [1] * 3)
    table.choose("attack crossbow seat-1")
    assert [(told["trait"], len(told["dice"])) for told in table.events("roll")] == [("speed", 5), ("speed", 3)]
    assert table.asks("take-damage", 1).decision.args["left"] == 2
    assert haunted(cards=[["crossbow"]]).offers("attack crossbow seat-1")
    far = haunted(cards=[["crossbow"]], places=["hallway", "upper-landing"])
    assert not far.offers("attack crossbow seat-1")


@pytest.mark.rule("betrayal/item-card.crossbow")
@pytest.mark.rule("betrayal/item-card.gun")
@pytest.mark.parametrize(("weapon", "dice"), [("crossbow", 5), ("gun", 4)])
def test_whoever_shoots_and_loses_takes_no_damage(weapon: str, dice: int) -> None:
    table = haunted(cards=[[weapon]], rolls=[0] * dice + [2] * 3).choose(f"attack {weapon} seat-1").asks("act", 0)
    assert traits(table) == JOSEF
    table = haunted(cards=[[], [weapon]], rolls=[2] * 5 + [0] * 4).choose("attack unarmed seat-1")
    table.asks("take-damage", 1)  # it is no shield


@pytest.mark.rule("betrayal/item-card.gun")
@pytest.mark.content("betrayal/card/gun")
def test_the_gun_reaches_whatever_is_in_sight_with_speed() -> None:
    places = ["ground-floor-staircase", "entrance-hall", "upper-landing"]
    table = haunted(cards=[["gun"]], places=places, rolls=[1] * 4 + [0] * 3).choose("attack gun seat-1")
    assert [(told["trait"], len(told["dice"])) for told in table.events("roll")] == [("speed", 4), ("speed", 3)]
    assert table.asks("take-damage", 1).decision.args["left"] == 4
    hidden = haunted(cards=[["gun"]], places=["ground-floor-staircase", "upper-landing"])
    assert not hidden.offers("attack gun seat-1")  # adjacent by the stairs, but out of sight


@pytest.mark.rule("betrayal/item-card.dynamite")
@pytest.mark.content("betrayal/card/dynamite")
def test_dynamite_spares_nobody_on_its_tile() -> None:
    table = haunted(cards=[["dynamite"]], monsters=[spirit("hallway")], house=["ballroom"],
                    rolls=[1] * 4 + [1, 1, 1] + [2] * 5 + [0, ...])  # fmt: skip
    table.choose("attack dynamite throw").asks("throw-dynamite", 0)
    assert sorted(table.offered) == ["ballroom", "entrance-hall", "ground-floor-staircase", "hallway"]
    table.choose("hallway")
    assert [told["trait"] for told in table.events("roll")] == ["speed"] * 2  # the traitor is hit before Sammy rolls
    assert (table.asks("take-damage", 1).decision.args["left"], table.offered) == (4, ["might", "speed"])
    table.choose("might", "might", "speed", "speed")
    assert [told["result"] for told in table.events("roll")] == [4, 3, 10]
    assert (traits(table), traits(table, 1)["speed"]) == (JOSEF, 1)
    assert is_buried(table, "dynamite")
    assert not any(option.startswith("attack") for option in table.offered)  # it was the attack of the turn


@pytest.mark.rule("betrayal/item-card.dynamite")
def test_monsters_on_the_tile_roll_speed_too() -> None:
    for faces, hit in (([1, 1, 1, 0], True), ([2, 2, 0, 0], False)):
        table = position(haunt=8, cards=[["dynamite"]], places=["hallway", "upper-landing", "upper-landing"],
                         rolls=faces, monsters=[beast("housekeeper", "entrance-hall")])  # fmt: skip
        table.choose("attack dynamite throw", "entrance-hall")
        assert [told["dice"] for told in table.events("roll-monster")] == [faces]
        assert table.state.haunt.monsters[0].stunned is hit
        assert "monster-housekeeper" in table.state.haunt.shown, "its box was used"


@pytest.mark.rule("betrayal/item-card.dynamite")
def test_the_blast_goes_around_from_the_thrower_and_the_haunt_knows_who_threw(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setitem(moments.died.answers, 9, lambda scene, *told: heard.append(told))
    table = position(haunt=9, track=1, active=2, cards=[[], [], ["dynamite"]], places=["hallway"] * 3,
                     traits=[{"might": 1, "speed": 1}], rolls=[2] * 5 + [0] * 2 + [2] * 3)  # fmt: skip
    table.choose("attack dynamite throw", "hallway", "might")
    assert [told["seat"] for told in table.events("roll")] == [2, 0, 1]
    assert heard == [(0, "dynamite", 2)]


@pytest.mark.rule("betrayal/item-card.dynamite")
def test_a_monster_takes_physical_damage_from_the_blast(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setitem(moments.monster_hurt.answers, 8, lambda scene, *told: heard.append(told))
    table = position(haunt=8, cards=[["dynamite"]], places=["hallway", "upper-landing", "upper-landing"],
                     rolls=[0] * 4, monsters=[beast("housekeeper", "entrance-hall")])  # fmt: skip
    table.choose("attack dynamite throw", "entrance-hall")
    assert heard == [("housekeeper-1", 4, "physical", None)]


# -- Angel's Feather ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.angels-feather")
@pytest.mark.content("betrayal/card/angels-feather")
def test_the_feather_names_the_result_of_a_trait_roll() -> None:
    table = draws("alien-geometry", cards=[["angels-feather", "book"]]).asks("roll-with", 0)
    assert table.offered == ["knowledge", "angels-feather"]
    table.choose("angels-feather").asks("choose-result", 0)
    assert table.offered == [str(number) for number in range(8, -1, -1)]
    table.choose("3")
    assert last_roll(table) == {"seat": 0, "trait": "knowledge", "dice": [], "bonus": 0, "result": 3}
    nought = draws("alien-geometry", cards=[["angels-feather"]]).choose("angels-feather", "0")
    assert last_roll(nought) == {"seat": 0, "trait": "knowledge", "dice": [], "bonus": 0, "result": 0}
    assert traits(table) == {**JOSEF, "speed": 3}  # the Book adds nothing to a result that is chosen
    assert is_buried(table, "angels-feather")


@pytest.mark.rule("betrayal/item-card.angels-feather")
def test_the_feather_may_be_kept() -> None:
    table = draws("alien-geometry", cards=[["angels-feather"]], rolls=[2, 2, 0]).choose("knowledge")
    assert (traits(table), cards(table)) == ({**JOSEF, "sanity": 4}, ["angels-feather"])


@pytest.mark.rule("betrayal/item-card.angels-feather")
def test_the_feather_works_in_attack_even_if_just_received() -> None:
    table = haunted(cards=[["angels-feather", "machete"]], turn={"held": ["machete"]}, rolls=[1] * 4)
    table.choose("attack machete seat-1", "angels-feather", "8")
    assert [told["result"] for told in table.events("roll")] == [8, 4]
    assert table.asks("take-damage", 1).decision.args["left"] == 4


@pytest.mark.rule("betrayal/item-card.angels-feather")
def test_the_feather_works_in_defence() -> None:
    table = haunted(cards=[[], ["angels-feather"]], rolls=[1] * 5).choose("attack unarmed seat-1").asks("roll-with", 1)
    table.choose("angels-feather", "7")
    assert table.asks("take-damage", 0).decision.args["left"] == 2
    assert is_buried(table, "angels-feather", 1)


@pytest.mark.rule("betrayal/item-card.angels-feather")
def test_the_feather_is_for_trait_rolls_only() -> None:
    table = draws("an-eerie-feeling", cards=[["angels-feather"]], rolls=[2, 2]).asks("act", 1)
    assert cards(table) == ["angels-feather"]


@pytest.mark.rule("betrayal/item-card.angels-feather")
@pytest.mark.rule("betrayal/omen-card.book-action")
def test_no_roll_is_made_with_the_feather_so_the_book_stays_open() -> None:
    table = position(stack=["dining-room"], decks={"event": ["hanged-men"]}, cards=[["book", "angels-feather"]],
                     rolls=[1, ...])  # fmt: skip
    table.choose("use book", "discover 0")
    assert table.offered == ["might", "angels-feather", "book"] or table.offered == ["might", "book", "angels-feather"]
    table.choose("angels-feather", "5").asks("roll-with", 0)
    assert table.offered == ["speed", "book"]


def test_whoever_opened_the_book_instead_of_the_feather_is_not_asked_for_the_feather_again() -> None:
    table = draws("a-bite", cards=[["angels-feather", "book", "magic-camera"]], turn={"book": True}, rolls=[2, ...])
    assert sorted(table.asks("roll-with", 0).offered) == ["angels-feather", "book", "might"]
    assert table.choose("book").asks("roll-with", 0).offered == ["knowledge", "magic-camera"]


# -- Magic Camera and Book ---------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.magic-camera")
@pytest.mark.content("betrayal/card/magic-camera")
def test_a_knowledge_roll_through_the_camera_has_the_dice_of_sanity() -> None:
    hand = ["magic-camera", "book", "skull", "ring", "holy-symbol"]
    table = draws("alien-geometry", cards=[hand], rolls=[1, 0, 0, 0]).choose("keep").asks("roll-with", 0)
    assert table.offered == ["knowledge", "magic-camera"]
    table.choose("magic-camera")
    assert last_roll(table) == {"seat": 0, "trait": "knowledge", "dice": [1, 0, 0, 0], "bonus": 2, "result": 3}


@pytest.mark.rule("betrayal/item-card.magic-camera")
def test_the_camera_may_stay_in_its_bag_and_is_for_knowledge_only() -> None:
    table = draws("alien-geometry", cards=[["magic-camera"]], rolls=[1, 0, 0]).choose("knowledge")
    assert last_roll(table)["dice"] == [1, 0, 0]
    draws("a-bite", cards=[["magic-camera"]], rolls=[2] * 5).asks("act", 1)
    draws("clown-room", cards=[["magic-camera"]], rolls=[2] * 4).asks("act", 1)


@pytest.mark.rule("betrayal/item-card.magic-camera")
@pytest.mark.rule("betrayal/omen-card.book-action")
def test_book_and_camera_together_make_any_roll_a_knowledge_roll_with_the_dice_of_sanity() -> None:
    hand = ["magic-camera", "book", "skull", "ring", "machete"]
    table = position(stack=["dining-room"], decks={"event": ["a-bite"]}, cards=[hand], rolls=[2, 0, 0])
    table.choose("use book", "discover 0").asks("roll-with", 0)
    assert table.offered == ["might", "book"]
    table.choose("book").asks("roll-with", 0)
    assert table.offered == ["knowledge", "magic-camera"]
    table.choose("magic-camera")
    assert last_roll(table) == {"seat": 0, "trait": "knowledge", "dice": [2, 0, 0], "bonus": 2, "result": 4}


# -- Flashlight, Leather Jacket ----------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.flashlight")
@pytest.mark.content("betrayal/card/flashlight")
def test_the_flashlight_gives_two_dice_in_events_if_its_holder_likes() -> None:
    table = draws("alien-geometry", cards=[["flashlight"]], turn={"held": []}, rolls=[1] * 5).asks("shine", 0)
    assert table.offered == ["shine", "dark"]
    table.choose("shine")
    assert len(last_roll(table)["dice"]) == 5
    table = draws("alien-geometry", cards=[["flashlight"]], rolls=[1] * 3).choose("dark")
    assert len(last_roll(table)["dice"]) == 3


@pytest.mark.rule("betrayal/item-card.flashlight")
def test_the_flashlight_is_for_trait_rolls_of_events_only() -> None:
    draws("an-eerie-feeling", cards=[["flashlight"]], rolls=[2, 2]).asks("act", 1)
    haunted(cards=[["flashlight"]], rolls=[1] * 5 + [2, 2, 1, 0]).choose("attack unarmed seat-1").asks("act", 0)
    table = position(places=["collapsed-room"], house=["collapsed-room"], cards=[["flashlight"]], rolls=[2, 2, 2, 0])
    table.choose("end").asks("act", 1)


@pytest.mark.rule("betrayal/item-card.leather-jacket")
@pytest.mark.content("betrayal/card/leather-jacket")
def test_the_leather_jacket_gives_a_die_in_defence_only() -> None:
    table = haunted(cards=[["leather-jacket"], ["gun"]], active=1, rolls=[1] * 3 + [1] * 5).choose("attack gun seat-0")
    assert [len(told["dice"]) for told in table.events("roll")] == [3, 5]
    table = haunted(cards=[["leather-jacket"]], active=1, rolls=[1] * 4 + [1] * 6).choose("attack unarmed seat-0")
    assert [len(told["dice"]) for told in table.events("roll")] == [4, 6]
    table = haunted(cards=[["leather-jacket"]], rolls=[1] * 9).choose("attack unarmed seat-1")
    assert [len(told["dice"]) for told in table.events("roll")] == [5, 4]
    assert len(last_roll(draws("a-bite", cards=[["leather-jacket"]], rolls=[1] * 5))["dice"]) == 5


# -- rerolls -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.creepy-doll")
def test_the_doll_has_nothing_to_reroll_where_no_die_is_rolled() -> None:
    table = position(cards=[["creepy-doll"]])
    roll = Roll(0, "might", "trait", "event")
    roll.dice = -9
    play(make(table.match.scene, roll, ("might",), "dice.trait-roll"))
    assert (roll.faces, roll.result) == ([], 0)


@pytest.mark.rule("betrayal/item-card.creepy-doll")
@pytest.mark.content("betrayal/card/creepy-doll")
def test_the_doll_rerolls_everything_and_takes_a_bit_of_sanity() -> None:
    table = draws("a-bite", cards=[["creepy-doll"]], rolls=[0, 0, 0, 2, 1, *[1] * 4, 0]).asks("reroll", 0)
    assert table.offered == ["keep", "creepy-doll"]
    assert table.decision.args["dice"] == [0, 0, 0, 2, 1]
    table.choose("creepy-doll").asks("act", 1)
    assert last_roll(table)["dice"] == [1, 1, 1, 1, 0]
    assert traits(table) == {**JOSEF, "sanity": 2}
    table = draws("a-bite", cards=[["creepy-doll"]], rolls=[2, 2, 0, 0, 0]).choose("keep").asks("act", 1)
    assert traits(table) == JOSEF


@pytest.mark.rule("betrayal/item-card.creepy-doll")
@pytest.mark.rule("betrayal/item-card.lucky-coin")
def test_doll_and_coin_are_for_trait_rolls_attacks_included() -> None:
    both = ["creepy-doll", "lucky-coin"]
    draws("an-eerie-feeling", cards=[both], rolls=[2, 2]).asks("act", 1)
    draws("phone-call", cards=[both], rolls=[0, 0, 0, 0]).asks("act", 1)
    table = haunted(cards=[both], rolls=[0, 1, 1, 1, 1]).choose("attack unarmed seat-1").asks("reroll", 0)
    assert table.offered == ["keep", "creepy-doll", "lucky-coin"]


@pytest.mark.rule("betrayal/item-card.lucky-coin")
@pytest.mark.content("betrayal/card/lucky-coin")
def test_the_coin_rerolls_blanks_and_hurts_for_each_that_stays_blank() -> None:
    table = draws("a-bite", cards=[["lucky-coin"]], rolls=[0, 2, 0, 1, 0, 0, 2, 0]).choose("lucky-coin")
    assert (table.asks("take-damage", 0).decision.args["left"], table.offered) == (2, ["knowledge", "sanity"])
    table.choose("knowledge", "sanity").asks("act", 1)
    assert last_roll(table)["dice"] == [0, 2, 2, 1, 0]
    assert traits(table) == {**JOSEF, "knowledge": 2, "sanity": 2}


@pytest.mark.rule("betrayal/item-card.lucky-coin")
def test_without_a_blank_there_is_nothing_to_toss() -> None:
    draws("a-bite", cards=[["lucky-coin"]], rolls=[1] * 5).asks("act", 1)
    table = draws("a-bite", cards=[["lucky-coin"]], rolls=[1, 1, 1, 1, 0, 1]).choose("lucky-coin").asks("act", 1)
    assert traits(table) == JOSEF


@pytest.mark.rule("betrayal/item-card.lucky-coin")
@pytest.mark.rule("betrayal/item-card.headphones")
def test_the_price_of_the_coin_is_one_packet_of_damage() -> None:
    table = draws("a-bite", cards=[["lucky-coin", "headphones"]], rolls=[0, 2, 0, 2, 1, 0, 0]).choose("lucky-coin")
    assert table.asks("take-damage", 0).decision.args["left"] == 1


@pytest.mark.rule("betrayal/item-card.lucky-coin")
def test_whoever_dies_of_the_coin_has_no_more_of_the_event() -> None:
    table = draws("a-cry-for-help", cards=[["lucky-coin", "creepy-doll"]], haunt=1, revealer=1, traits=[{"sanity": 1}],
                  rolls=[2, 2, 0, 0])  # fmt: skip
    table.choose("lucky-coin", "sanity").asks("act", 1)
    assert table.state.explorers[0].dead
    assert table.state.explorers[0].place == "dining-room"


@pytest.mark.rule("betrayal/item-card.rabbits-foot")
@pytest.mark.content("betrayal/card/rabbits-foot")
def test_the_rabbits_foot_rerolls_one_die_of_a_trait_roll() -> None:
    table = draws("a-bite", cards=[["rabbits-foot"]], rolls=[0, 1, 0, 1, 1, 2]).asks("reroll", 0)
    assert table.offered == ["keep", "rabbits-foot 0", "rabbits-foot 1"]
    table.choose("rabbits-foot 0").asks("act", 1)
    assert last_roll(table)["dice"] == [2, 1, 0, 1, 1]
    assert traits(table) == JOSEF


@pytest.mark.rule("betrayal/item-card.rabbits-foot")
def test_the_rabbits_foot_works_on_any_dice_once_a_turn() -> None:
    table = draws("phone-call", cards=[["rabbits-foot"]], rolls=[0, 2, 2]).choose("rabbits-foot 0").asks("act", 1)
    assert traits(table) == {**JOSEF, "sanity": 4}
    table = draws("tiny-robot", cards=[["rabbits-foot"]], rolls=[1, 1, 1, 2, 0]).choose("keep").asks("reroll", 0)
    table.choose("rabbits-foot 2").asks("act", 1)  # a die of damage
    assert traits(table) == JOSEF
    table = position(stack=["ballroom"], decks={"omen": ["mask"]}, cards=[["rabbits-foot"], ["dog", "ring"]],
                     rolls=[2, 2, 1, 0]).choose("discover 0")  # fmt: skip
    table.asks("reroll", 0).choose("rabbits-foot 1").asks("act", 1)  # a haunt roll
    assert table.state.haunt is None


@pytest.mark.rule("betrayal/item-card.rabbits-foot")
@pytest.mark.rule("betrayal/item-card.creepy-doll")
@pytest.mark.rule("betrayal/item-card.lucky-coin")
def test_rerolls_are_for_the_own_turn() -> None:
    hand = ["rabbits-foot", "creepy-doll", "lucky-coin"]
    table = haunted(cards=[[], hand], rolls=[1] * 5 + [0] * 4).choose("attack unarmed seat-1")
    table.asks("take-damage", 1)


@pytest.mark.rule("betrayal/item-card.rabbits-foot")
def test_the_monsters_turn_is_nobodys_own() -> None:
    table = position(haunt=4, revealer=0, cards=[["rabbits-foot", "lucky-coin"]], places=["entrance-hall"] * 3,
                     monsters=[beast("realtor", "entrance-hall", token="demon")],
                     rolls=[0, 0, 0] + [1] * 6 + [1, 1, 1, 0, ...])  # fmt: skip
    table.choose("end", "seat-0").asks("take-damage", 0)
    assert table.decision.args["left"] == 3


@pytest.mark.rule("betrayal/special.all-different-allowed")
@pytest.mark.rule("betrayal/item-card.rabbits-foot")
@pytest.mark.rule("betrayal/item-card.creepy-doll")
@pytest.mark.rule("betrayal/item-card.lucky-coin")
@pytest.mark.parametrize("order", list(permutations(["rabbits-foot 0", "creepy-doll", "lucky-coin"])))
def test_rerolls_work_one_after_another_in_any_order(order: tuple[str, ...]) -> None:
    dice = {"rabbits-foot 0": [0], "creepy-doll": [0, 0, 2, 2, 1], "lucky-coin": [0]}
    shown, faces = [0, 0, 1, 1, 1], [0, 0, 1, 1, 1]
    for card in order:
        again = dice[card] if card != "lucky-coin" else [0, 0]
        faces += again
        shown = again if card == "creepy-doll" else shown
    table = draws("a-bite", cards=[["lucky-coin", "creepy-doll", "rabbits-foot"]], rolls=faces)
    for number, card in enumerate(order):
        assert table.asks("reroll", 0).offers("keep", *order[number:])
        assert not any(table.offers(used) for used in order[:number])
        table.choose(card)
        while table.decision.prompt == "take-damage":
            table.choose("knowledge")
    assert last_roll(table)["dice"] == shown
    assert traits(table)["knowledge"] == 1
    assert traits(table)["sanity"] == 2


# -- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.brooch")
@pytest.mark.content("betrayal/card/brooch")
@pytest.mark.parametrize(
    ("event", "dice", "kind"), [("a-bite", [1, 1, 0, 0, 0], "physical"), ("cassette-player", [0] * 4, "mental")]
)
def test_the_brooch_lets_damage_be_taken_as_general(event: str, dice: list[int], kind: str) -> None:
    table = draws(event, cards=[["brooch"]], rolls=dice).asks("damage-kind", 0)
    assert table.offered == [kind, "general"]
    table.choose("general")
    assert table.asks("take-damage", 0).offered == list(TRAITS)
    table = draws(event, cards=[["brooch"]], rolls=dice).choose(kind)
    assert len(table.asks("take-damage", 0).offered) == 2


@pytest.mark.rule("betrayal/item-card.brooch")
def test_general_damage_needs_no_brooch() -> None:
    draws("the-flowering", cards=[["brooch"]]).asks("take-damage", 0)


@pytest.mark.rule("betrayal/item-card.brooch")
@pytest.mark.rule("betrayal/omen-card.armor-limits")
@pytest.mark.rule("betrayal/item-card.headphones")
@pytest.mark.rule("betrayal/item-card.strange-amulet")
@pytest.mark.parametrize("hand", list(permutations(["brooch", "armor", "strange-amulet", "headphones"])))
def test_the_brooch_comes_first_and_general_damage_is_neither_physical_nor_mental(hand: tuple[str, ...]) -> None:
    table = draws("a-bite", cards=[hand], rolls=[0] * 5).choose("general")
    assert table.asks("take-damage", 0).decision.args["left"] == 3
    table.choose("might", "might", "might")
    assert traits(table) == {**JOSEF, "might": 1}
    table = draws("a-bite", cards=[hand], rolls=[0] * 5).choose("physical", "might", "might").asks("act", 1)
    assert traits(table) == {**JOSEF, "might": 2, "sanity": 4}
    table = draws("clown-room", cards=[hand], rolls=[0] * 4).choose("general", "might", "speed").asks("act", 1)
    assert traits(table) == {**JOSEF, "might": 3, "speed": 3}


@pytest.mark.rule("betrayal/item-card.headphones")
@pytest.mark.content("betrayal/card/headphones")
def test_headphones_make_mental_damage_one_less() -> None:
    table = draws("clown-room", cards=[["headphones"]], rolls=[0] * 4).choose("sanity").asks("act", 1)
    assert traits(table) == {**JOSEF, "sanity": 2}
    table = draws("cassette-player", cards=[["headphones"]], rolls=[0] * 4).asks("act", 1)
    assert table.events("no-damage") == [{"seat": 0}]


@pytest.mark.rule("betrayal/item-card.headphones")
def test_headphones_help_neither_against_physical_nor_general_damage_nor_losses() -> None:
    table = draws("a-bite", cards=[["headphones"]], rolls=[2, 0, 0, 0, 0]).choose("might")
    assert traits(table) == {**JOSEF, "might": 3}
    table = draws("brain-food", cards=[["headphones"]], rolls=[0] * 5).choose("sanity", "sanity")
    assert traits(table) == {**JOSEF, "sanity": 1}
    table = draws("funeral", cards=[["headphones"]], rolls=[2, 0, 0, 0])
    assert traits(table) == {**JOSEF, "sanity": 2}


@pytest.mark.rule("betrayal/item-card.strange-amulet")
@pytest.mark.content("betrayal/card/strange-amulet")
def test_the_amulet_gives_sanity_once_for_each_packet_of_physical_damage() -> None:
    table = draws("a-bite", cards=[["strange-amulet"]], rolls=[0] * 5).choose("might", "might", "speed")
    assert traits(table) == {"might": 2, "speed": 3, "knowledge": 3, "sanity": 4}
    table = draws("clown-room", cards=[["strange-amulet"]], rolls=[0] * 4).choose("knowledge", "sanity")
    assert traits(table) == {**JOSEF, "knowledge": 2, "sanity": 2}
    table = draws("brain-food", cards=[["strange-amulet"]], rolls=[0] * 5).choose("might", "might")
    assert traits(table) == {**JOSEF, "might": 2}
    table = haunted(cards=[["strange-amulet"]], rolls=[0] * 5 + [1] * 4).choose("attack unarmed seat-1")
    table.choose("might", "might", "speed", "speed")
    assert traits(table)["sanity"] == 4


# -- on your turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/item-card.strange-amulet")
@pytest.mark.rule("betrayal/omen-card.skull-death")
def test_the_amulet_gives_its_sanity_before_the_skull_makes_all_critical() -> None:
    table = haunted(cards=[["strange-amulet", "skull"]], traits=[{"might": 1, "speed": 1}], rolls=[2, 2, 0])
    play(damage(table.match.scene, 0, 1, "physical", "test"), "might")
    assert traits(table) == CRITICAL


@pytest.mark.rule("betrayal/item-card.first-aid-kit")
@pytest.mark.content("betrayal/card/first-aid-kit")
def test_the_first_aid_kit_heals_what_is_critical_of_somebody_here() -> None:
    hurt = [{"might": 1, "speed": 2, "sanity": 1}, {"speed": 1, "might": 2}, CRITICAL]
    places = ["hallway", "hallway", "upper-landing"]
    table = position(cards=[["first-aid-kit"]], traits=hurt, places=places).choose("use first-aid-kit")
    assert table.asks("bandage", 0).offered == ["seat-0", "seat-1"]
    table.choose("seat-0")
    assert traits(table) == {**JOSEF, "speed": 2}
    assert is_buried(table, "first-aid-kit")
    table = position(cards=[["first-aid-kit"]], traits=hurt, places=places).choose("use first-aid-kit", "seat-1")
    assert (traits(table, 1)["speed"], traits(table, 1)["might"]) == (3, 2)
    assert traits(table) == {**JOSEF, **hurt[0]}


@pytest.mark.rule("betrayal/item-card.first-aid-kit")
def test_the_first_aid_kit_stays_closed_while_nothing_here_is_critical() -> None:
    table = position(cards=[["first-aid-kit"]], traits=[{"might": 2}, {}, CRITICAL], places=["hallway", "hallway"])
    assert not table.offers("use first-aid-kit")
    assert not haunted(cards=[["first-aid-kit"]], traits=[{}, CRITICAL], dead=[1]).offers("use first-aid-kit")


@pytest.mark.rule("betrayal/item-card.map")
@pytest.mark.content("betrayal/card/map")
def test_the_map_leads_to_any_tile() -> None:
    table = position(cards=[["map"]], house=["catacombs", "tower"]).choose("use map").asks("place-yourself", 0)
    assert set(table.offered) == set(table.state.house.tiles)
    table.choose("catacombs").asks("act", 0)
    assert table.state.explorers[0].place == "catacombs"
    assert table.state.turn.moves == 4
    assert is_buried(table, "map")


@pytest.mark.rule("betrayal/item-card.mirror")
@pytest.mark.content("betrayal/card/mirror")
def test_the_mirror_heals_knowledge_and_sanity() -> None:
    table = position(cards=[["mirror"]], traits=[{"might": 2, "speed": 2, "knowledge": 5, "sanity": 2}])
    table.choose("use mirror")
    assert traits(table) == {"might": 2, "speed": 2, "knowledge": 5, "sanity": 3}
    assert is_buried(table, "mirror")
    assert not position(cards=[["mirror"]], traits=[{"might": 1}]).offers("use mirror")


@pytest.mark.rule("betrayal/item-card.strange-medicine")
@pytest.mark.content("betrayal/card/strange-medicine")
def test_strange_medicine_heals_might_and_speed() -> None:
    table = position(cards=[["strange-medicine"]], traits=[{"might": 6, "speed": 2, "knowledge": 1, "sanity": 2}])
    table.choose("use strange-medicine")
    assert traits(table) == {"might": 6, "speed": 4, "knowledge": 1, "sanity": 2}
    assert is_buried(table, "strange-medicine")
    assert not position(cards=[["strange-medicine"]], traits=[{"sanity": 1}]).offers("use strange-medicine")


@pytest.mark.rule("betrayal/item-card.mystical-stopwatch")
@pytest.mark.content("betrayal/card/mystical-stopwatch")
def test_the_stopwatch_gives_another_turn_before_monsters_and_others() -> None:
    assert not position(cards=[["mystical-stopwatch"]]).offers("use mystical-stopwatch")
    table = position(haunt=4, revealer=0, cards=[["mystical-stopwatch"]], moves=1, places=["hallway"],
                     monsters=[beast("realtor", "upper-landing", token="demon")])  # fmt: skip
    table.choose("use mystical-stopwatch").asks("act", 0)
    assert is_buried(table, "mystical-stopwatch")
    table.choose("end").asks("act", 0)
    assert (table.state.turn.moves, table.state.number) == (4, 10)
    assert table.events("monsters-turn") == []


@pytest.mark.rule("betrayal/item-card.mystical-stopwatch")
def test_the_other_turn_is_one_turn() -> None:
    table = haunted(cards=[["mystical-stopwatch"]]).choose("use mystical-stopwatch", "end", "end").asks("act", 1)
    assert table.state.number == 11


@pytest.mark.rule("betrayal/item-card.necklace-of-teeth")
@pytest.mark.content("betrayal/card/necklace-of-teeth")
def test_the_necklace_may_raise_a_critical_trait_at_the_end_of_the_turn() -> None:
    hurt = [{"might": 1, "speed": 2, "sanity": 1}]
    table = position(cards=[["necklace-of-teeth"]], traits=hurt, turn={"held": []}).choose("end").asks("necklace", 0)
    assert table.offered == ["might", "sanity", "no-trait"]
    assert traits(table.choose("sanity").asks("act", 1)) == {**JOSEF, **hurt[0], "sanity": 2}
    table = position(cards=[["necklace-of-teeth"]], traits=hurt).choose("end", "no-trait").asks("act", 1)
    assert traits(table) == {**JOSEF, **hurt[0]}
    position(cards=[["necklace-of-teeth"]]).choose("end").asks("act", 1)


@pytest.mark.rule("betrayal/item-card.necklace-of-teeth")
def test_the_necklace_comes_after_the_tile() -> None:
    table = position(
        cards=[["necklace-of-teeth"]], places=["furnace-room"], house=["furnace-room"], traits=[{"might": 2}]
    )
    table.choose("end", "might").asks("necklace", 0)
    assert table.offered == ["might", "no-trait"]


WALLED = {"chapel": ("ground", -1, -1, 0), "larder": ("ground", 0, -1, 3), "graveyard": ("ground", 0, 1, 2)}
"""The Chapel and the Larder touch; no doorway joins them."""


@pytest.mark.rule("betrayal/item-card.skeleton-key")
@pytest.mark.content("betrayal/card/skeleton-key")
def test_the_skeleton_key_opens_walls_for_a_move_until_it_breaks() -> None:
    assert not position(house=WALLED, places=["chapel"]).offers("move larder")
    table = position(house=WALLED, places=["chapel"], cards=[["skeleton-key"]], turn={"held": []}, rolls=[1, 0])
    table.choose("move larder")
    assert table.state.explorers[0].place == "larder"
    assert (table.state.turn.moves, cards(table)) == (3, ["skeleton-key"])
    table.choose("move chapel")
    assert (table.state.explorers[0].place, table.state.turn.moves) == ("chapel", 2)
    assert is_buried(table, "skeleton-key")
    assert not table.offers("move larder")


@pytest.mark.rule("betrayal/item-card.skeleton-key")
def test_an_ordinary_move_costs_the_skeleton_key_nothing_and_it_discovers_nothing() -> None:
    table = position(house=WALLED, places=["chapel"], cards=[["skeleton-key"]])
    assert sorted(table.offered) == ["discover 0", "end", "move hallway", "move larder"]
    table.choose("move hallway")
    assert table.events("roll-dice") == []


@pytest.mark.rule("betrayal/item-card.skeleton-key")
def test_a_way_that_only_the_haunt_opens_needs_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.steps.answers, 4, lambda scene, seat, tile: ["basement-landing"])
    table = position(haunt=4, revealer=2, cards=[["skeleton-key"]], moves=4).choose("move basement-landing")
    assert (table.state.explorers[0].place, table.events("roll-dice")) == ("basement-landing", [])


def test_whoever_dies_at_the_end_of_a_turn_has_no_more_of_it() -> None:
    """The Furnace Room kills: neither the Necklace nor the turn that the Stopwatch promised comes any more."""
    table = position(haunt=4, revealer=2, house=["furnace-room"], places=["furnace-room", "hallway", "hallway"],
                     cards=[["necklace-of-teeth", "mystical-stopwatch"]], traits=[CRITICAL])  # fmt: skip
    table.choose("use mystical-stopwatch", "end", "might")
    assert table.state.explorers[0].dead
    assert traits(table) == {**CRITICAL, "might": 0}
    assert (table.decision.prompt, table.decision.seat) == ("act", 1)


def test_everybody_knows_the_order_of_buried_cards_until_they_are_drawn_or_shuffled() -> None:
    scene = position().match.scene
    deck = scene.state.decks["omen"]
    for _ in range(9):
        bury(scene, draw(scene, "omen") or "")
    assert (deck.buried, len(deck.cards)) == (9, 9)
    drawn = draw(scene, "omen")
    assert (deck.buried, len(deck.cards)) == (8, 8)
    assert drawn not in deck.cards
    assert take_from_deck(scene, deck.cards[0])
    assert (deck.buried, len(deck.cards)) == (0, 7)


@pytest.mark.rule("betrayal/item-card.dynamite")
def test_dynamite_spares_a_monster_that_is_gone_before_its_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever hurts the first Gremlin carries the second one off: it neither rolls nor is hurt."""
    hurt: list[str] = []

    def blown_away(scene: Scene, key: str, *blow: object) -> Flow[bool]:
        hurt.append(key)
        yield from put(scene, "gremlin-2", "upper-landing")
        return True

    monkeypatch.setitem(moments.monster_hurt.answers, 17, blown_away)
    pack = [beast("gremlin", "hallway", number) for number in (1, 2)]
    table = position(haunt=17, revealer=2, cards=[["dynamite"]], monsters=pack, facts={"secret-slips": ["x"]})
    table.choose("attack dynamite throw", "hallway", rolls=[[0] * 6])
    assert hurt == ["gremlin-1"]
