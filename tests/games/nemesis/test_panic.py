"""Panic: comparing levels, Interruption, and the 14 Panic cards."""

from collections import Counter
from typing import Any

import pytest
from tests.games.nemesis.hostile import contaminated, event, one_step, panic, the_captain

from koszmar.games.nemesis.action_cards import CHARACTERS
from koszmar.games.nemesis.panic import PANIC_CARDS, PANIC_DECK
from koszmar.games.nemesis.proof.positions import intruder
from koszmar.games.nemesis.state import Item, Wound
from koszmar.kernel.testing.driver import Driver


def level(table: Driver, seat: int = 0) -> int:
    """The Insanity level of a seat."""
    return int(table.state.characters[seat].insanity)


# -- comparing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/components.panic-cards")
def test_the_deck_has_twenty_cards() -> None:
    assert len(PANIC_DECK) == 20
    assert Counter(PANIC_CARDS[key].number for key in PANIC_DECK) == {2: 8, 3: 9, 4: 1, 5: 2}


@pytest.mark.rule("nemesis/panic.draw")
@pytest.mark.rule("nemesis/panic.discard")
def test_the_top_card_is_drawn_and_then_discarded() -> None:
    table = panic("heart-attack", 1)
    assert table.events("panic") == [{"seat": 0, "card": "heart-attack", "number": 5, "level": 1}]
    assert table.state.discards["panic"] == ["heart-attack"]
    assert table.state.drawn == []


@pytest.mark.rule("nemesis/panic.discard")
def test_an_empty_deck_is_its_shuffled_discard_pile() -> None:
    table = one_step(
        "bag", bag=["insanity-captain"], rolls=["insanity-captain"], orders=[list(PANIC_DECK)],
        table={"panic": _deck([]), "discards": {**_piles(), "panic": sorted(PANIC_DECK)}},
    )  # fmt: skip
    assert table.events("panic")[0]["card"] == "heart-attack"
    assert table.state.panic.cards == list(PANIC_DECK[:-1])


def _deck(cards: list[str]) -> Any:
    from koszmar.parts.cards import Deck

    return Deck(cards)


def _piles() -> dict[str, list[str]]:
    return {name: [] for name in ("events", "attacks", "panic", "serious", "red", "yellow", "green")}


@pytest.mark.rule("nemesis/panic.compare")
@pytest.mark.rule("nemesis/panic.lower-raises")
@pytest.mark.parametrize("card", [card for card in PANIC_CARDS if card != "insane-courage"])
def test_a_level_below_the_number_rises_and_nothing_else_happens(card: str) -> None:
    number = PANIC_CARDS[card].number
    table = panic(card, number - 1)
    assert level(table) == number
    assert the_captain(table).status == "aboard"
    assert not {"fire", "malfunction", "light-wound", "serious-wound", "discard", "drop", "moves"} & set(table.kinds())


@pytest.mark.rule("nemesis/panic.equal-or-higher-resolves")
@pytest.mark.parametrize("here", [3, 4, 5])
def test_from_the_number_on_the_effect_happens_and_the_level_stays(here: int) -> None:
    table = panic("pyromaniac", here)
    assert table.state.rooms["06"].fire
    assert level(table) == here


@pytest.mark.rule("nemesis/panic.impossible-raises")
@pytest.mark.rule("nemesis/panic.impossible-means")
def test_an_effect_that_would_change_nothing_raises_the_level() -> None:
    table = panic("destructive-outburst", 2, malfunctions=["06"])
    assert level(table) == 3


@pytest.mark.rule("nemesis/panic.raise-kills-at-five")
@pytest.mark.rule("nemesis/insanity.death-at-five")
def test_an_impossible_effect_kills_on_level_five() -> None:
    table = panic("destructive-outburst", 5, malfunctions=["06"])
    assert the_captain(table).status == "dead"
    assert table.events("dies")[0]["rule"] == "insanity.death-at-five"


@pytest.mark.rule("nemesis/panic.partial")
def test_demotivation_does_what_it_can() -> None:
    table = panic("demotivation", 2, hands=[[], []])
    assert level(table) == 3
    assert "panic-impossible" not in table.kinds()


@pytest.mark.rule("nemesis/panic.order")
def test_several_characters_panic_in_turn_order_with_a_card_each() -> None:
    table = event("monophobia-1", tops={"panic": ["heart-attack", "defeatism"]}, first=1)
    assert [(one["seat"], one["card"]) for one in table.events("panic")] == [(1, "heart-attack"), (0, "defeatism")]


# -- Interruption --------------------------------------------------------------------------------------------------


def with_the_pilot(card: str, insanity: int, pilot: str = "06", **table: Any) -> Driver:
    """The Pilot, who holds an Interruption and has passed, looks on."""
    hands = [["interruption", "rest"], ["interruption"]]
    return panic(card, insanity, **{"places": ["06", pilot], "hands": hands, "passed": [0, 1], **table})


@pytest.mark.rule("nemesis/panic.interruption")
@pytest.mark.rule("nemesis/panic.interruption-no-raise")
@pytest.mark.rule("nemesis/panic.interruption-out-of-turn")
@pytest.mark.rule("nemesis/change.interruption")
def test_somebody_in_the_room_cancels_the_effect_and_the_level_stays() -> None:
    table = with_the_pilot("heart-attack", 5).answer("interrupt", "interruption", 1)
    if not table.is_between_steps:
        table.answer("interrupt", "let", 0)
    assert the_captain(table).status == "aboard"
    assert level(table) == 5
    assert table.state.characters[1].discard[-1] == "interruption"


@pytest.mark.rule("nemesis/panic.interruption-not-self")
def test_whoever_drew_the_card_is_not_asked() -> None:
    assert with_the_pilot("heart-attack", 5).decision.seats == (1,)


@pytest.mark.rule("nemesis/panic.interruption-same-room")
def test_from_another_room_nobody_interrupts() -> None:
    table = with_the_pilot("pyromaniac", 3, pilot="07")
    assert table.is_between_steps
    assert table.state.rooms["06"].fire


@pytest.mark.rule("nemesis/panic.interruption-only-effect")
def test_a_rise_is_no_effect_and_cannot_be_cancelled() -> None:
    table = with_the_pilot("heart-attack", 4)
    assert table.is_between_steps
    assert level(table) == 5


@pytest.mark.rule("nemesis/panic.interruption-only-effect")
def test_an_impossible_effect_cannot_be_cancelled() -> None:
    table = with_the_pilot("pyromaniac", 3, fires=["06"])
    assert table.is_between_steps
    assert level(table) == 4


# -- level 2 -------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/panic/destructive-outburst")
def test_destructive_outburst_breaks_the_room_but_not_the_nest() -> None:
    assert panic("destructive-outburst", 2).state.rooms["06"].malfunction
    nest = panic("destructive-outburst", 2, places=["05", "01"], rooms={"05": "nest"})
    assert not nest.state.rooms["05"].malfunction
    assert level(nest) == 3


@pytest.mark.content("nemesis/panic/blind-escape")
def test_blind_escape_moves_through_the_corridor_of_an_event_card() -> None:
    table = panic("blind-escape", 2, tops={"events": ["terror-1"]}, rolls=["silence"])
    assert the_captain(table).room == "07"
    assert table.state.discards["events"] == ["terror-1"]
    assert level(table) == 2


@pytest.mark.content("nemesis/panic/blind-escape")
@pytest.mark.parametrize(("room", "closed"), [("06", ["06/07"]), ("02", [])])
def test_blind_escape_ends_at_a_closed_door_or_a_technical_entrance(room: str, closed: list[str]) -> None:
    table = panic("blind-escape", 2, tops={"events": ["terror-1"]}, places=[room, "01"], closed=closed)
    assert the_captain(table).room == room
    assert level(table) == 3


@pytest.mark.content("nemesis/panic/blind-escape")
@pytest.mark.rule("nemesis/escape.attack-first")
def test_blind_escape_out_of_combat_is_attacked_first() -> None:
    tops = {"events": ["terror-1"], "attacks": ["scratch-4"]}
    table = panic("blind-escape", 2, tops=tops, intruders=[("lurker", "06")], rolls=["silence"])
    assert the_captain(table).light == 1
    assert the_captain(table).room == "07"


@pytest.mark.content("nemesis/panic/insane-courage")
def test_insane_courage_seeks_a_void_seeder_or_a_lair() -> None:
    table = panic("insane-courage", 2, intruders=[("lurker", "05"), ("lair", "11")])
    table.asks("panic-courage", 0)
    assert table.offered == ["05", "11"]
    assert the_captain(table.choose("11")).room == "11"


@pytest.mark.content("nemesis/panic/insane-courage")
def test_insane_courage_without_an_open_way_raises_insanity() -> None:
    table = panic("insane-courage", 2, intruders=[("lurker", "05")], closed=["05/06"])
    assert the_captain(table).room == "06"
    assert level(table) == 3


@pytest.mark.content("nemesis/panic/sabotage")
def test_sabotage_empties_the_room() -> None:
    assert panic("sabotage", 2, items_in={"06": 3}).state.rooms["06"].items == 0
    assert level(panic("sabotage", 2, items_in={"06": 0})) == 3


@pytest.mark.content("nemesis/panic/ripping-off-the-bandages")
def test_ripping_off_the_bandages_hurts_and_undresses_a_wound() -> None:
    table = panic("ripping-off-the-bandages", 2, wounds=[[Wound("back", True), Wound("leg", True)]])
    table.answer("panic-bandages", "leg", 0)
    assert the_captain(table).light == 1
    assert [wound.dressed for wound in the_captain(table).wounds] == [True, False]


@pytest.mark.content("nemesis/panic/ripping-off-the-bandages")
def test_without_a_dressed_wound_there_are_no_bandages_to_rip_off() -> None:
    table = panic("ripping-off-the-bandages", 2, wounds=[["back"]])
    assert the_captain(table).light == 0
    assert level(table) == 3


@pytest.mark.content("nemesis/panic/demotivation")
def test_demotivation_costs_everybody_here_a_card() -> None:
    table = panic("demotivation", 2, places=["06", "06"], hands=[["rest", "contamination-1"], ["rest", "search"]])
    table.answer("interrupt", "let", 1).answer("panic-discard", "rest", 0).answer("panic-discard", "search", 1)
    assert the_captain(table).hand == ["contamination-1"]
    assert table.state.characters[1].hand == ["rest"]
    assert (level(table), level(table, 1)) == (3, 1)


# -- level 3 -------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/panic/defeatism")
def test_defeatism_raises_everybody_here() -> None:
    table = panic("defeatism", 3, players=3, places=["06", "06", "07"], hands=[[], [], []])
    assert [level(table, seat) for seat in range(3)] == [4, 2, 1]


@pytest.mark.content("nemesis/panic/self-mutilation")
def test_self_mutilation_is_two_light_wounds() -> None:
    assert the_captain(panic("self-mutilation", 3)).light == 2


@pytest.mark.content("nemesis/panic/bloodlust")
def test_bloodlust_wounds_the_others_here_or_oneself() -> None:
    together = panic("bloodlust", 3, places=["06", "06"], hands=[[], []])
    assert [len(one.wounds) for one in together.state.characters] == [0, 1]
    alone = panic("bloodlust", 3)
    assert [len(one.wounds) for one in alone.state.characters] == [1, 0]


@pytest.mark.content("nemesis/panic/hopelessness")
def test_hopelessness_removes_one_of_three_cards() -> None:
    table = panic("hopelessness", 3, decks=[["motivation", "contamination-1", "demolition"]])
    table.asks("panic-lose-card", 0)
    assert table.offered == ["motivation", "demolition"]
    table.choose("motivation")
    assert "motivation" in table.state.removed
    assert the_captain(table).discard == ["contamination-1", "demolition"]
    assert len(the_captain(table).hand) == 5


@pytest.mark.content("nemesis/panic/hopelessness")
def test_hopelessness_removes_no_contamination_and_needs_a_card_to_draw() -> None:
    cards = ["contamination-1", "contamination-2", "contamination-3"]
    table = panic("hopelessness", 3, decks=[cards])
    assert the_captain(table).discard == cards
    assert level(panic("hopelessness", 3, hands=[list(CHARACTERS["captain"].deck), []])) == 4


@pytest.mark.content("nemesis/panic/hallucinations")
def test_hallucinations_empty_a_weapon() -> None:
    table = panic("hallucinations", 3)
    assert the_captain(table).hands[0].ammo == 0
    empty = panic("hallucinations", 3, more=[{"hands": [Item("revolver")]}])
    assert level(empty) == 4


@pytest.mark.content("nemesis/panic/pyromaniac")
def test_a_pyromaniac_sets_fire_where_there_is_none() -> None:
    assert panic("pyromaniac", 3).state.rooms["06"].fire
    assert level(panic("pyromaniac", 3, fires=["06"])) == 4


# -- levels 4 and 5 ------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/panic/destruction")
def test_destruction_costs_a_heavy_item_and_no_object() -> None:
    table = panic("destruction", 4, belongings=[["egg"]])
    assert [item.key for item in the_captain(table).hands] == ["egg"]
    assert level(panic("destruction", 4, more=[{"hands": [Item("egg")]}])) == 5


@pytest.mark.content("nemesis/panic/heart-attack")
def test_a_heart_attack_kills() -> None:
    table = panic("heart-attack", 5, intruders=[intruder("lurker", "01")])
    assert the_captain(table).status == "dead"
    assert table.events("dies")[0]["cause"] == "heart"
    assert contaminated(the_captain(table)) == 0


@pytest.mark.content("nemesis/panic/ripping-off-the-bandages")
@pytest.mark.rule("nemesis/wound.arm")
def test_an_arm_without_its_bandage_lets_something_fall() -> None:
    table = panic("ripping-off-the-bandages", 2, wounds=[[Wound("arm", True)]], belongings=[["egg"]])
    table.answer("drop-heavy", "egg")
    assert [item.key for item in the_captain(table).hands] == ["revolver"]
    assert table.state.rooms["06"].objects == ["egg"]
