"""The eight Magicians: what each starts with, what each can do that nobody else can, and when they cannot."""

from __future__ import annotations

from collections import Counter

import pytest

from koszmar.games.bigbook import content
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.games.bigbook.table.telling import TELLING
from koszmar.kernel.errors import NotYourDecision
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message

NO_LIBRARY: dict[str, list[str]] = {"water": [], "fire": [], "earth": [], "air": []}
WATER_CURSE = {"2": "water/mill-two"}


def pass_round(table: Driver) -> Driver:
    """Everybody ends their turn until seat 0 acts again."""
    table.choose("end")
    while table.asks("action").decision.seat != 0:
        table.choose("end")
    return table


# -- the sheets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/magician.starting-deck-size")
@pytest.mark.rule("bigbook/setup.starting-deck")
@pytest.mark.parametrize(
    ("sheet", "water", "fire", "earth", "air"),
    [
        pytest.param("water-girl", 3, 2, 2, 4, marks=pytest.mark.content("bigbook/magician/water-girl")),
        pytest.param("water-boy", 2, 3, 3, 3, marks=pytest.mark.content("bigbook/magician/water-boy")),
        pytest.param("fire-girl", 2, 3, 4, 2, marks=pytest.mark.content("bigbook/magician/fire-girl")),
        pytest.param("fire-boy", 3, 3, 2, 3, marks=pytest.mark.content("bigbook/magician/fire-boy")),
        pytest.param("earth-girl", 3, 3, 1, 4, marks=pytest.mark.content("bigbook/magician/earth-girl")),
        pytest.param("earth-boy", 3, 3, 4, 1, marks=pytest.mark.content("bigbook/magician/earth-boy")),
        pytest.param("air-girl", 4, 4, 1, 2, marks=pytest.mark.content("bigbook/magician/air-girl")),
        pytest.param("air-boy", 2, 1, 5, 3, marks=pytest.mark.content("bigbook/magician/air-boy")),
    ],
)
def test_a_magician_starts_with_the_cards_of_the_sheet(sheet: str, water: int, fire: int, earth: int, air: int) -> None:
    other = "fire-boy" if sheet != "fire-boy" else "air-boy"
    # The first Monster may move cards about and bring a Madness, but no Cover removes anything.
    match = Match.new("bigbook", players=2, options={"magicians": (sheet, other)}, seed="sheets")
    magician = match.state.magicians[0]
    cards = Counter((*magician.hand, *magician.deck, *magician.discard, *magician.support))
    del cards["madness"]
    value_1 = {"water-1": water, "fire-1": fire, "earth-1": earth, "air-1": air}
    assert cards == Counter({**value_1, f"{sheet.split('-')[0]}-2": 1})
    assert cards.total() == 12


@pytest.mark.rule("bigbook/components.magicians")
def test_there_are_two_magicians_of_each_element() -> None:
    sheets = [key.removeprefix("magician/") for key in content() if key.startswith("magician/")]
    assert len(sheets) == 8
    assert Counter(sheet.split("-")[0] for sheet in sheets) == dict.fromkeys(("water", "fire", "earth", "air"), 2)


# -- Water girl: four support slots ------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/water-girl")
@pytest.mark.rule("bigbook/effect.card-over-rulebook")
def test_the_water_girl_places_a_fourth_card_but_no_fifth() -> None:
    table = position(
        magicians=("water-girl", "fire-boy"), hands=[["water-2", "fire-1", "fire-1"]], supports=[["air-1"] * 3]
    )
    table.choose("activate ice", "2").asks("action", 0)
    assert table.state.magicians[0].support == [*["air-1"] * 3, "fire-1"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.content("bigbook/magician/water-girl")
@pytest.mark.rule("bigbook/magician.three-slots")
def test_another_magician_places_no_fourth_card() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["water-2", "fire-1"]], supports=[["earth-1"] * 3])
    table.choose("activate ice", "2").asks("action", 0)
    assert table.state.magicians[0].support == ["earth-1"] * 3


@pytest.mark.content("bigbook/magician/water-girl")
@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_the_fourth_slot_of_the_water_girl_is_free_in_the_turns_of_others_too() -> None:
    table = position(
        magicians=("air-boy", "water-girl"),
        spells=[["tsunami"]],
        library_stacks=NO_LIBRARY,
        hands=[["water-3"]],
        supports=[["air-1"] * 3, ["air-1"] * 3],
        decks=[["fire-1"], ["fire-1"]],
    )
    table.choose("activate tsunami")
    assert [magician.support for magician in table.state.magicians] == [["air-1"] * 3, [*["air-1"] * 3, "fire-1"]]


@pytest.mark.content("bigbook/magician/water-girl")
def test_a_water_girl_with_four_cards_in_support_has_no_free_slot() -> None:
    table = position(
        magicians=("air-boy", "water-girl"),
        spells=[["tsunami"]],
        library_stacks=NO_LIBRARY,
        hands=[["water-3"]],
        supports=[["air-1"] * 3, ["air-1"] * 4],
        decks=[["fire-1"], ["fire-1"]],
    )
    table.choose("activate tsunami")
    assert table.state.magicians[1].support == ["air-1"] * 4


# -- Earth boy: six Spells ---------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/earth-boy")
@pytest.mark.rule("bigbook/effect.card-over-rulebook")
def test_the_earth_boy_owns_six_spells_and_a_seventh_replaces_one() -> None:
    shelf = {"air": ["breath", "levitation"]}
    six = ["ice", "combustion", "growth", "telepathy", "aspiration", "tornado"]
    table = position(
        magicians=("earth-boy", "fire-boy"), spells=[six[:5]], hands=[["air-2", "air-2"]], library_stacks=shelf
    )
    table.choose("learn breath", "pay hand-0/air-2").asks("action", 0)
    assert [spell.key for spell in table.state.magicians[0].spells] == [*six[:5], "breath"]
    table.choose("learn levitation").asks("give-up-spell", 0)
    table.choose("spell 0 ice")
    assert [spell.key for spell in table.state.magicians[0].spells] == [*six[1:5], "breath", "levitation"]


@pytest.mark.content("bigbook/magician/earth-boy")
@pytest.mark.rule("bigbook/learn.limit-five")
@pytest.mark.rule("bigbook/learn.sixth-replaces")
def test_for_another_magician_the_sixth_spell_replaces_one() -> None:
    five = ["ice", "combustion", "growth", "telepathy", "aspiration"]
    table = position(
        magicians=("air-boy", "fire-boy"), spells=[five], hands=[["air-2"]], library_stacks={"air": ["breath"]}
    )
    table.choose("learn breath").answer("give-up-spell", "spell 0 growth", 0)
    assert [spell.key for spell in table.state.magicians[0].spells] == [
        "ice", "combustion", "telepathy", "aspiration", "breath",
    ]  # fmt: skip


@pytest.mark.content("bigbook/magician/earth-boy")
@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_the_earth_boy_learns_a_sixth_spell_in_the_turn_of_another_too() -> None:
    five = ["ice", "combustion", "growth", "telepathy", "aspiration"]
    table = position(
        magicians=("air-boy", "earth-boy"),
        spells=[["telepathy"], five],
        hands=[["air-1"], ["air-2"]],
        library_stacks={"air": ["breath"]},
    )
    table.choose("activate telepathy").answer("granted-action", "learn breath", 1).asks("action", 0)
    assert [spell.key for spell in table.state.magicians[1].spells] == [*five, "breath"]


# -- Water boy: an Air card as any Element -----------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/magician.ability-timing")
@pytest.mark.parametrize("element", ["water", "fire", "earth"])
def test_the_water_boy_pays_with_a_value_1_air_card_for_any_element(element: str) -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", f"{element}-1", "air-2"]])
    table.choose(f"acquire {element}-2").asks("action", 0)  # there is but one way to pay: nothing is asked
    assert table.state.magicians[0].hand == ["air-2"]
    assert sorted(table.state.magicians[0].discard) == sorted(["air-1", f"{element}-1", f"{element}-2"])  # still Air


@pytest.mark.content("bigbook/magician/water-boy")
def test_another_magician_cannot_pay_for_earth_with_air() -> None:
    table = position(magicians=("air-girl", "fire-boy"), hands=[["air-1", "air-1"]])
    assert table.offers("activate telepathy")
    assert not table.offers("activate growth")


@pytest.mark.content("bigbook/magician/water-boy")
def test_the_water_boy_bends_an_air_card_in_any_support_slot() -> None:
    table = position(
        magicians=("water-boy", "fire-boy"), hands=[["fire-1"]], supports=[[], ["air-1"]], decks=[["water-2"]]
    )
    table.choose("activate growth").asks("action", 0)
    assert table.state.magicians[0].hand == ["fire-1", "water-2"]
    assert table.state.magicians[1].support == []
    assert table.state.magicians[1].discard == ["air-1"]


@pytest.mark.content("bigbook/magician/water-boy")
def test_the_water_boy_bends_no_air_card_of_value_2() -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-2"]])
    assert table.offers("activate telepathy")
    assert not table.offers("activate growth")
    assert table.why_not("activate growth") == ("why-too-dear", "spell.level-is-cost")


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_the_water_boy_bends_one_card_in_a_turn() -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-1"] * 3, ["madness"]], decks=[["fire-1"] * 9])
    assert table.offers("activate growth", "activate ice", "activate combustion")
    table.choose("activate growth").asks("action", 0)
    assert table.offers("activate telepathy")
    assert not table.offers("activate ice")
    pass_round(table)
    assert table.offers("activate ice")


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_two_bent_cards_do_not_pay_for_a_double_spell() -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", "air-1", "earth-1"]])
    table.choose("activate growth").asks("multiplier", 0)
    assert table.offered == ["1", "2"]  # the Earth card and one Air card; a second Air card does not bend


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/magician.ability-optional")
def test_the_water_boy_may_pay_without_bending_and_bend_later() -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", "earth-1"]], decks=[["fire-1"] * 9])
    table.choose("activate growth", "1").asks("pay", 0)
    assert table.offers("pay hand-0/earth-1", "bend hand-0/air-1 earth")
    table.choose("pay hand-0/earth-1").asks("action", 0)
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.offers("activate ice")  # the Air card can still bend


@pytest.mark.content("bigbook/magician/water-boy")
def test_a_bent_card_is_not_an_air_symbol_at_the_same_time() -> None:
    curse = {"2": "multi/discard-deck"}
    short = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", "fire-1", "water-1"]], track=curse)
    assert not short.offers("break 2")
    enough = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", "air-1", "fire-1", "water-1"]], track=curse)
    enough.choose("break 2").asks("receive-to-discard", 0)
    assert enough.state.track[0] is None
    assert sorted(enough.state.magicians[0].discard) == ["air-1", "air-1", "fire-1", "water-1"]


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/cure.cost")
def test_a_bent_card_is_one_of_two_identical_symbols_for_a_cure() -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", "fire-1", "earth-1", "madness"]], madness=9)
    table.choose("cure hand 0").asks("cure-element", 0)
    assert table.offered == ["fire", "earth"]
    table.choose("fire").asks("action", 0)
    assert table.state.madness == 10
    assert sorted(table.state.magicians[0].discard) == ["air-1", "fire-1"]


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_the_water_boy_bends_nothing_in_the_turn_of_another() -> None:
    table = position(magicians=("air-girl", "water-boy"), hands=[["air-2"], ["air-1"]])
    table.choose("activate telepathy", "1").asks("granted-action", 1)
    assert table.offers("activate telepathy")
    assert not table.offers("activate growth")


@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_the_water_boy_bends_nothing_for_an_action_given_back_to_him_in_his_own_turn() -> None:
    table = position(magicians=("water-boy", "air-girl"), hands=[["air-1", "air-1", "fire-1"], ["air-1"]])
    assert table.offers("activate growth")
    table.choose("activate telepathy", "1", "pay hand-0/air-1")
    table.answer("granted-action", "activate telepathy", 1).asks("granted-action", 0)
    assert table.offers("activate combustion")
    assert not table.offers("activate growth")


# -- Fire girl: refresh a Spell ----------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/fire-girl")
@pytest.mark.rule("bigbook/spell.once-per-turn")
@pytest.mark.rule("bigbook/effect.card-over-rulebook")
def test_the_fire_girl_refreshes_a_spell_which_can_be_activated_again_this_turn() -> None:
    table = position(
        magicians=("fire-girl", "fire-boy"), hands=[["earth-1", "earth-1"]], decks=[["air-1", "air-1", "fire-1"]]
    )
    assert not table.offers("ability")
    table.choose("activate growth", "1", "pay hand-0/earth-1")
    assert not table.offers("activate growth")
    table.choose("ability", "activate growth").asks("action", 0)
    assert table.state.magicians[0].hand == ["air-1", "air-1"]


@pytest.mark.content("bigbook/magician/fire-girl")
@pytest.mark.rule("bigbook/concentration.own-only")
def test_the_fire_girl_may_refresh_a_spell_of_another_player() -> None:
    table = position(
        magicians=("fire-girl", "fire-boy"),
        hands=[["fire-1"]],
        spells=[[Spell("growth", exhausted=True), "combustion"], [Spell("ice", exhausted=True), Spell("growth")]],
    )
    table.choose("ability").asks("refresh-spell", 0)
    assert table.offered == ["spell 0 growth", "spell 1 ice"]
    table.choose("spell 1 ice").asks("action", 0)
    assert table.state.magicians[1].spells == [Spell("ice"), Spell("growth")]
    assert table.state.magicians[0].spells == [Spell("growth", exhausted=True), Spell("combustion")]
    assert table.events("refresh") == [{"seat": 1, "spell": "ice"}]


@pytest.mark.content("bigbook/magician/fire-girl")
@pytest.mark.rule("bigbook/block.no-refresh")
def test_the_fire_girl_cannot_refresh_a_spell_that_lies_face_down() -> None:
    blocked = Spell("growth", exhausted=True, blocked=True)
    table = position(
        magicians=("fire-girl", "fire-boy"),
        hands=[["water-1"]],
        spells=[[blocked, "ice"]],
        track={"2": "multi/block-spell"},
    )
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-nothing", "effect.impossible-ignored")


@pytest.mark.content("bigbook/magician/fire-girl")
@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_the_fire_girl_refreshes_once_in_a_turn() -> None:
    tired = [Spell("growth", exhausted=True), Spell("ice", exhausted=True)]
    table = position(magicians=("fire-girl", "fire-boy"), hands=[["water-1", "earth-1"]], spells=[tired])
    table.choose("ability", "spell 0 growth")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-used", "magician.ability-once-per-turn")


# -- Fire boy: shake off a Madness -------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/fire-boy")
def test_the_fire_boy_discards_a_madness_from_hand_and_draws() -> None:
    table = position(
        magicians=("fire-boy", "fire-girl"),
        hands=[["madness", "earth-1", "madness"]],
        decks=[["air-1", "fire-2"]],
        madness=9,
    )
    table.choose("ability").asks("action", 0)
    assert table.state.magicians[0].hand == ["earth-1", "madness", "air-1"]
    assert table.state.magicians[0].discard == ["madness"]
    assert table.state.madness == 9


@pytest.mark.content("bigbook/magician/fire-boy")
def test_the_fire_boy_discards_first_so_that_an_empty_deck_is_renewed_with_that_madness() -> None:
    table = position(magicians=("fire-boy", "fire-girl"), hands=[["madness", "earth-1"]], decks=[[]], madness=9)
    table.choose("ability").asks("action", 0)
    assert table.state.magicians[0].hand == ["earth-1", "madness"]
    assert table.state.magicians[0].deck == ["madness"]
    assert table.state.madness == 8


@pytest.mark.content("bigbook/magician/fire-boy")
@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_the_fire_boy_shakes_off_one_madness_in_a_turn_and_another_in_the_next() -> None:
    table = position(
        magicians=("fire-boy", "fire-girl"),
        hands=[["madness", "madness", "earth-1", "air-1", "air-1", "air-1"], ["air-1"]],
        decks=[["air-1"] * 2, ["fire-1"] * 6],
    )
    table.choose("ability")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-used", "magician.ability-once-per-turn")
    assert pass_round(table).offers("ability")


@pytest.mark.content("bigbook/magician/fire-boy")
def test_the_fire_boy_needs_a_madness_in_hand() -> None:
    table = position(
        magicians=("fire-boy", "fire-girl"), hands=[["earth-1"]], supports=[["madness"]], discards=[["madness"]]
    )
    assert table.offers("activate growth")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-nothing", "effect.impossible-ignored")


# -- Earth girl: swap with support -------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/earth-girl")
def test_the_earth_girl_swaps_two_hand_cards_with_two_cards_of_her_slots_at_once() -> None:
    table = position(
        magicians=("earth-girl", "fire-boy"),
        hands=[["madness", "fire-1", "water-1"]],
        supports=[["air-2", "air-3", "earth-2"], ["fire-3"]],
    )
    table.choose("ability").asks("swap-from-hand", 0)
    assert table.offered == ["hand-0/madness", "hand-0/fire-1", "hand-0/water-1"]
    table.choose("hand-0/madness", "hand-0/fire-1").asks("swap-from-support", 0)
    assert table.offered == ["support-0/air-2", "support-0/air-3", "support-0/earth-2"]
    table.choose("support-0/air-3", "support-0/earth-2").asks("action", 0)
    assert table.state.magicians[0].hand == ["water-1", "air-3", "earth-2"]
    assert table.state.magicians[0].support == ["air-2", "madness", "fire-1"]
    told = [(event["card"], event["source"], event["zone"]) for event in table.events("move")]
    assert told == [
        ("madness", "hand", "support"), ("fire-1", "hand", "support"), ("air-3", "support", "hand"),
        ("earth-2", "support", "hand"),
    ]  # fmt: skip


@pytest.mark.content("bigbook/magician/earth-girl")
@pytest.mark.parametrize(
    ("hand", "support", "answer"),
    [(["madness"], ["air-2", "air-3"], "support-0/air-2"), (["madness", "fire-1"], ["air-2"], "hand-0/madness")],
    ids=["one hand card", "one support card"],
)
def test_the_earth_girl_swaps_one_against_one_with_fewer_cards_on_a_side(
    hand: list[str], support: list[str], answer: str
) -> None:
    table = position(magicians=("earth-girl", "fire-boy"), hands=[hand], supports=[support])
    table.choose("ability", answer).asks("action", 0)
    assert table.state.magicians[0].hand == [*hand[1:], "air-2"]
    assert table.state.magicians[0].support == [*support[1:], "madness"]


@pytest.mark.content("bigbook/magician/earth-girl")
@pytest.mark.parametrize(
    ("hand", "supports"),
    [([], [["air-2"], ["air-1"]]), (["water-1"], [[], ["air-1"]])],
    ids=["no hand", "nothing in her slots"],
)
def test_the_earth_girl_swaps_nothing_without_a_card_on_each_side(hand: list[str], supports: list[list[str]]) -> None:
    table = position(magicians=("earth-girl", "fire-boy"), hands=[hand], supports=supports)
    assert table.offers("activate telepathy")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-nothing", "effect.impossible-ignored")


@pytest.mark.content("bigbook/magician/earth-girl")
@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_the_earth_girl_swaps_once_in_a_turn() -> None:
    table = position(magicians=("earth-girl", "fire-boy"), hands=[["water-1"]], supports=[["fire-1"]]).choose("ability")
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.offers("activate combustion")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-used", "magician.ability-once-per-turn")


# -- Air girl: a card for each Curse -----------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/air-girl")
@pytest.mark.rule("bigbook/break.order")
def test_the_air_girl_draws_a_card_after_the_reward_for_a_curse() -> None:
    hand = ["water-2", "water-2", "air-1"]
    table = position(magicians=("air-girl", "fire-boy"), hands=[hand], track=WATER_CURSE, decks=[[]])
    table.choose("break 2").answer("receive-to-discard", "fire-2", 0).asks("action", 0)
    # The deck was empty: when it was renewed, the payment and the reward already lay in the discard pile.
    assert table.state.magicians[0].hand == ["air-1", "madness"]
    assert table.state.magicians[0].deck == ["water-2", "water-2", "fire-2"]


@pytest.mark.content("bigbook/magician/air-girl")
@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_the_air_girl_draws_for_every_curse_of_a_turn() -> None:
    table = position(
        magicians=("air-girl", "fire-boy"),
        hands=[["water-2"] * 2 + ["fire-2"] * 2 + ["air-1"]],
        track={"2": "water/mill-two", "3-left": "fire/mill-two"},
        decks=[["earth-1", "earth-2", "earth-3"]],
    )
    table.choose("break 2", "done")
    assert table.state.magicians[0].hand == ["fire-2", "fire-2", "air-1", "earth-1"]
    table.choose("break 3-left", "done")
    assert table.state.magicians[0].hand == ["air-1", "earth-1", "earth-2"]


@pytest.mark.content("bigbook/magician/air-girl")
@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_the_air_girl_draws_for_a_curse_destroyed_in_the_turn_of_another() -> None:
    table = position(
        magicians=("air-boy", "air-girl"),
        hands=[["air-1"], ["water-2", "water-2"]],
        track=WATER_CURSE,
        decks=[["fire-1"], ["earth-2", "fire-1"]],
    )
    table.choose("activate telepathy", "break 2").answer("receive-to-discard", "done", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["earth-2"]
    assert table.state.magicians[0].hand == []


@pytest.mark.content("bigbook/magician/air-girl")
def test_the_air_girl_draws_nothing_for_a_curse_that_another_destroys() -> None:
    table = position(magicians=("air-boy", "air-girl"), hands=[["water-2", "water-2"]], track=WATER_CURSE)
    table.choose("break 2", "done").asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], []]


# -- Air boy: glimpse at the top card ----------------------------------------------------------------------------------


@pytest.mark.content("bigbook/magician/air-boy")
@pytest.mark.rule("bigbook/cure.to-stack")
def test_the_air_boy_cures_a_madness_on_top_of_his_deck() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["earth-1"]], decks=[["madness", "fire-1"]], madness=9)
    table.choose("ability").asks("action", 0)
    assert table.state.madness == 10
    assert table.state.magicians[0].deck == ["fire-1"]
    assert table.state.magicians[0].discard == []
    assert table.state.magicians[0].hand == ["earth-1"]
    assert [event["left"] for event in table.events("cure")] == [10]


def test_an_ability_is_told_with_what_it_does() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["earth-1"]], decks=[["fire-3"]]).choose("ability")
    [event] = [event for event in table.told if event.kind == "ability"]
    card = TELLING.tell(table.match.scene, event, 1).card
    assert card is not None
    assert (card.title, card.text) == (Message("magician-air-boy"), Message("magician-air-boy-text"))


@pytest.mark.content("bigbook/magician/air-boy")
def test_the_air_boy_discards_any_other_card_without_ever_holding_it() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["earth-1"]], decks=[["fire-3", "madness"]], madness=9)
    table.choose("ability").asks("action", 0)
    assert table.state.magicians[0].discard == ["fire-3"]
    assert table.state.magicians[0].hand == ["earth-1"]
    assert table.state.madness == 9
    assert [event["card"] for event in table.events("mill")] == ["fire-3"]


@pytest.mark.content("bigbook/magician/air-boy")
@pytest.mark.rule("bigbook/madness.renew-deck")
def test_the_air_boy_renews_an_empty_deck_for_his_glimpse() -> None:
    table = position(
        magicians=("air-boy", "fire-boy"), hands=[["earth-1"]], decks=[[]], discards=[["fire-1"]], madness=9
    )
    table.choose("ability").asks("action", 0)
    assert table.events("renew") == [{"seat": 0, "left": 8, "count": 2}]
    assert table.state.madness == 9  # unshuffled, the Madness that came in lay on top and was cured
    assert table.state.magicians[0].deck == ["fire-1"]


@pytest.mark.content("bigbook/magician/air-boy")
@pytest.mark.rule("bigbook/madness.stack-empty-loss")
def test_the_air_boy_loses_the_match_if_his_glimpse_needs_a_madness_that_is_not_there() -> None:
    table = position(magicians=("air-boy", "fire-boy"), decks=[[]], madness=0).choose("ability")
    assert table.result is not None
    assert table.result.reason == "lost-madness-stack"


@pytest.mark.content("bigbook/magician/air-boy")
@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_the_air_boy_glimpses_once_in_a_turn_and_again_in_the_next() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["air-1"] * 6, ["air-1"] * 6], decks=[["fire-1"] * 3])
    table.choose("ability")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-used", "magician.ability-once-per-turn")
    assert pass_round(table).offers("ability")


# -- when an ability may be used ---------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/magician.ability-timing")
@pytest.mark.rule("bigbook/magician.ability-optional")
def test_an_ability_is_offered_before_and_after_an_action_and_to_a_player_who_takes_none() -> None:
    assert position(magicians=("air-boy", "fire-boy")).offered == ["ability", "end"]
    table = position(magicians=("air-boy", "fire-boy"), hands=[["earth-1"]])
    assert table.offers("ability", "activate growth")
    table.choose("activate growth")
    assert table.offers("ability", "end")


@pytest.mark.rule("bigbook/magician.ability-timing")
def test_an_ability_is_never_offered_in_the_middle_of_an_action() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["water-1", "water-1", "fire-1", "earth-1"]])
    table.choose("activate ice")
    assert not table.offers("ability")  # the multiplier
    table.choose("1")
    assert not table.offers("ability")  # the payment
    table.choose("pay hand-0/water-1").asks("place-from-hand")
    assert not table.offers("ability")  # the effect


@pytest.mark.rule("bigbook/magician.ability-timing")
def test_an_ability_is_not_offered_in_the_recuperation_phase() -> None:
    table = position(magicians=("fire-boy", "air-boy"), hands=[["madness", *["fire-1"] * 3, *["air-1"] * 3]])
    assert table.offers("ability")
    table.choose("end").asks("discard-to-hand-size", 0)
    assert not table.offers("ability")


@pytest.mark.rule("bigbook/magician.ability-timing")
def test_an_ability_is_not_offered_while_a_curse_strikes() -> None:
    table = position(
        magicians=("fire-boy", "air-boy"),
        hands=[["madness", "earth-1", "earth-2"]],
        track={"2": "water/discard-earth"},
        phase="monster",
    )
    table.asks("discard", 0)
    assert not table.offers("ability")
    assert table.choose("hand-0/earth-1").asks("action", 0).offers("ability")


@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
@pytest.mark.rule("bigbook/action.active-only")
def test_an_ability_cannot_be_used_in_the_turn_of_another_player() -> None:
    table = position(magicians=("earth-boy", "air-boy"), hands=[["earth-1"], ["earth-1"]])
    assert not table.offers("ability")
    with pytest.raises(NotYourDecision, match="seat 1 is not asked"):
        table.match.choose("ability", 1)


@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_a_granted_action_does_not_open_the_ability() -> None:
    table = position(magicians=("fire-girl", "air-boy"), hands=[["air-1"], ["earth-1"]])
    table.choose("activate telepathy").asks("granted-action", 1)
    assert table.offers("activate growth")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-own-turn", "granted.own-turn-abilities")


@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_an_action_granted_back_in_the_own_turn_does_not_open_the_ability_either() -> None:
    table = position(magicians=("air-boy", "fire-girl"), hands=[["air-1", "earth-1"], ["air-1"]])
    assert table.offers("ability")
    table.choose("activate telepathy", "activate telepathy").asks("granted-action", 0)
    assert table.offers("activate growth")
    assert not table.offers("ability")
    assert table.choose("pass").asks("action", 0).offers("ability")


@pytest.mark.rule("bigbook/magician.standing-abilities")
@pytest.mark.parametrize("sheet", ["water-girl", "water-boy", "earth-boy", "air-girl"])
def test_a_magician_whose_ability_is_not_an_act_of_its_own_is_never_offered_one(sheet: str) -> None:
    table = position(magicians=(sheet, "fire-boy"), hands=[["earth-1", "madness"]], supports=[["fire-1"]])
    assert table.offers("activate growth", "end")
    assert not table.offers("ability")
