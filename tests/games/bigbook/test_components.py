"""What is in the box: the cards and their numbers, the markers, the symbols on a card, the Magician sheets."""

from collections import Counter
from collections.abc import Hashable

import pytest

from koszmar.games.bigbook.curses import CURSES, STACKS
from koszmar.games.bigbook.grimoire import PAGES
from koszmar.games.bigbook.magicians import MAGICIANS, Sheet
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spell_cards import SPELLS
from koszmar.kernel.match import Match

ELEMENTS = ("water", "fire", "earth", "air")
CALM = ("hornet", "samurai", "goblin-with-a-key", "griffin", "sorcerer", "dragon", "final")
FIVE = ("water-girl", "fire-boy", "earth-girl", "air-girl", "air-boy")


def box() -> Counter[Hashable]:
    """Every card of a fresh match, wherever it lies."""
    match = Match.new("bigbook", players=5, options={"magicians": FIVE}, seed="the box")
    return match.game.knowledge.census(match.state)


def spells_on_the_table() -> list[str]:
    """Every Spell card of a match of five: in front of the players, in the Library, left in the box."""
    state = Match.new("bigbook", players=5, options={"magicians": FIVE}, seed="the box").state
    return [
        *(spell.key for magician in state.magicians for spell in magician.spells),
        *(key for stack in state.library.values() for key in stack),
        *state.box.spells,
    ]


# -- Curses, Madness, Elements -----------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/components.curses")
def test_there_are_48_curses() -> None:
    cards = box()
    curses = [thing for thing in cards if isinstance(thing, tuple) and thing[0] in (*ELEMENTS, "multi")]
    assert sum(cards[curse] for curse in curses) == 48


@pytest.mark.rule("bigbook/components.curse-kinds")
def test_curses_come_in_four_elements_and_of_all_elements() -> None:
    cards = box()
    count = {kind: sum(number for thing, number in cards.items() if thing[0] == kind) for kind in (*ELEMENTS, "multi")}
    assert count == {"water": 9, "fire": 9, "earth": 9, "air": 9, "multi": 12}
    state = Match.new("bigbook", seed=1).state
    assert set(state.curses) == {"water", "fire", "earth", "air", "multi"}


@pytest.mark.rule("bigbook/components.madness")
def test_there_are_35_madness_cards_whatever_the_number_of_players() -> None:
    for players in (2, 5):
        match = Match.new("bigbook", players=players, seed=1)
        assert match.game.knowledge.census(match.state)["madness"] == 35


@pytest.mark.rule("bigbook/components.elements-total")
@pytest.mark.rule("bigbook/components.elements-value-1")
@pytest.mark.rule("bigbook/components.elements-value-2")
@pytest.mark.rule("bigbook/components.elements-value-3")
@pytest.mark.parametrize("element", ELEMENTS)
def test_each_element_has_18_cards_of_value_1_and_10_of_value_2_and_6_of_value_3(element: str) -> None:
    cards = {thing: number for thing, number in box().items() if str(thing).startswith(f"{element}-")}
    assert cards == {f"{element}-1": 18, f"{element}-2": 10, f"{element}-3": 6}
    assert sum(cards.values()) * len(ELEMENTS) == 136


# -- Spells ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/components.spells-total")
def test_there_are_56_spell_cards() -> None:
    assert len(spells_on_the_table()) == 56


@pytest.mark.rule("bigbook/components.basic-spells")
def test_twenty_basic_spells_are_five_sets_of_four() -> None:
    basic = Counter(key for key in spells_on_the_table() if SPELLS[key].basic)
    assert basic == {"ice": 5, "combustion": 5, "growth": 5, "telepathy": 5}


@pytest.mark.rule("bigbook/components.library-spells")
def test_thirty_six_different_spells_belong_to_the_library() -> None:
    library = [key for key in spells_on_the_table() if not SPELLS[key].basic]
    assert len(library) == len(set(library)) == 36


@pytest.mark.rule("bigbook/components.library-spells-split")
def test_the_library_has_three_spells_of_each_level_of_each_element() -> None:
    library = [SPELLS[key] for key in spells_on_the_table() if not SPELLS[key].basic]
    split = Counter((spell.element, spell.level) for spell in library)
    assert split == {(element, level): 3 for element in ELEMENTS for level in (1, 2, 3)}


# -- Grimoire ----------------------------------------------------------------------------------------------------------


def pages(kind: str) -> list[str]:
    return [page.key for page in PAGES.values() if page.kind == kind]


@pytest.mark.rule("bigbook/components.grimoire-total")
def test_there_are_17_grimoire_cards() -> None:
    cards = box()
    found = {thing: number for thing, number in cards.items() if isinstance(thing, tuple) and thing[0] == "page"}
    assert len(found) == sum(found.values()) == 17


@pytest.mark.rule("bigbook/components.grimoire-split")
def test_the_grimoire_cards_are_4_covers_12_inside_pages_and_the_final_page() -> None:
    assert (len(pages("cover")), len(pages("inside")), pages("final")) == (4, 12, ["final"])


@pytest.mark.rule("bigbook/components.cover-page-faces")
def test_a_cover_page_is_a_monster_without_a_fight_result() -> None:
    for key in pages("cover"):
        page = PAGES[key]
        assert page.invocation
        assert len(page.curses) == 3
        assert not page.reward
        assert not page.failure


@pytest.mark.rule("bigbook/components.inside-page-faces")
def test_an_inside_page_is_a_fight_result_and_a_monster() -> None:
    for key in pages("inside"):
        page = PAGES[key]
        assert page.reward
        assert page.failure
        assert page.invocation or page.after_layout
        assert len(page.curses) == 3


@pytest.mark.rule("bigbook/components.final-page-faces")
@pytest.mark.content("bigbook/page/final/reward")
@pytest.mark.content("bigbook/page/final/failure")
def test_the_final_page_is_a_fight_result_and_no_monster() -> None:
    assert PAGES["final"].curses == ()
    for left_over, reason in (({}, "won"), ({"5": "water/mill-two"}, "lost-last-monster")):
        table = position(turned=6, marker=5, phase="monster", track=left_over)
        assert table.result is not None
        assert table.result.reason == reason
        assert table.events("new-monster") == []


# -- markers, tokens, board --------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/components.invocation-marker")
def test_one_book_moves_along_the_invocation_track() -> None:
    table = position(magicians=("air-boy", "fire-boy"), turned=0, marker=0, phase="monster")
    assert [event["space"] for event in table.events("marker")] == [1]
    assert table.state.marker == 1


@pytest.mark.rule("bigbook/components.round-marker")
def test_one_hat_moves_along_the_round_track() -> None:
    rows = []
    for turned in range(1, 6):
        table = position(hands=[["water-1"]], grimoire=CALM, turned=turned, marker=5, phase="monster")
        rows.append(table.asks("action", 0).state.row)
    assert rows == [1, 2, 3, 4, 5]


@pytest.mark.rule("bigbook/components.active-player-token")
def test_one_player_at_a_time_holds_the_active_player_token() -> None:
    table = position(players=3, magicians=("air-boy", "fire-girl", "fire-boy"), hands=[["water-1"]] * 3)
    for seat in (0, 1, 2, 0):
        assert table.state.active == seat
        assert table.decision.seats == (seat,)
        table.choose("end")


@pytest.mark.rule("bigbook/components.element-tokens")
@pytest.mark.parametrize("element", ELEMENTS)
def test_there_are_four_tokens_of_each_element_one_for_each_other_curse(element: str) -> None:
    track = {"2": f"multi/token-{element}", "3-left": "multi/redraw-five", "3-right": "water/mill-two",
             "4": "fire/mill-two", "5": "air/mill-two"}  # fmt: skip
    table = position(phase="monster", hands=[["water-1"]], track=track)
    assert [curse.tokens for curse in table.state.track] == [[], [element], [element], [element], [element]]
    table = position(phase="monster", hands=[["water-1"]], track=track, parameters={"element_tokens": 3})
    assert sum(len(curse.tokens) for curse in table.state.track) == 3
    assert Match.new("bigbook").setting.parameters.element_tokens == 4


@pytest.mark.rule("bigbook/components.board")
def test_the_board_has_a_lectern_a_madness_stack_a_round_track_and_an_invocation_track() -> None:
    match = Match.new("bigbook", players=2, seed=1)
    assert len(match.state.grimoire) == 7
    assert match.state.madness == 20
    assert [len(column) for column in match.setting.parameters.multi_curses.values()] == [6, 6, 6]
    assert match.state.track == [None] * 5


# -- Element cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/element.value-is-symbols")
@pytest.mark.parametrize(
    ("card", "enough_for", "too_dear"),
    [
        ("fire-1", "activate combustion", "acquire fire-2"),
        ("fire-2", "acquire fire-2", "acquire fire-3"),
        ("fire-3", "acquire fire-3", "break 2"),
    ],
)
def test_an_element_card_brings_as_many_symbols_as_its_value(card: str, enough_for: str, too_dear: str) -> None:
    table = position(hands=[[card]], track={"2": "fire/mill-two"})
    assert table.offers(enough_for)
    assert not table.offers(too_dear)


@pytest.mark.rule("bigbook/element.single-type")
def test_all_symbols_of_a_card_are_of_its_own_element() -> None:
    table = position(hands=[["fire-3", "water-1"]])
    assert table.offers("acquire fire-3", "activate ice")
    assert not table.offers("acquire water-2")
    assert not table.offers("acquire air-2")
    assert not table.offers("activate growth")
    assert table.why_not("acquire water-2") == ("why-too-dear", "acquire.cost-value-2")


@pytest.mark.rule("bigbook/element.madness-gives-nothing")
def test_a_madness_helps_to_pay_for_nothing() -> None:
    poor = position(hands=[["madness", "madness", "madness", "water-1"]])
    assert poor.offers("activate ice")
    assert not poor.offers("cure hand 0")
    assert not poor.offers("acquire water-2")
    rich = position(hands=[["madness", "water-1", "water-1", "water-1"]], supports=[["madness"]])
    rich.choose("acquire water-2").asks("pay")
    assert not any("madness" in option for option in rich.offered)


# -- Magicians ---------------------------------------------------------------------------------------------------------

PRINTED = {
    "water-girl": {"water-2": 1, "water-1": 3, "fire-1": 2, "earth-1": 2, "air-1": 4},
    "water-boy": {"water-2": 1, "water-1": 2, "fire-1": 3, "earth-1": 3, "air-1": 3},
    "fire-girl": {"fire-2": 1, "water-1": 2, "fire-1": 3, "earth-1": 4, "air-1": 2},
    "fire-boy": {"fire-2": 1, "water-1": 3, "fire-1": 3, "earth-1": 2, "air-1": 3},
    "earth-girl": {"earth-2": 1, "water-1": 3, "fire-1": 3, "earth-1": 1, "air-1": 4},
    "earth-boy": {"earth-2": 1, "water-1": 3, "fire-1": 3, "earth-1": 4, "air-1": 1},
    "air-girl": {"air-2": 1, "water-1": 4, "fire-1": 4, "earth-1": 1, "air-1": 2},
    "air-boy": {"air-2": 1, "water-1": 2, "fire-1": 1, "earth-1": 5, "air-1": 3},
}


def starting_cards(sheet: str) -> Counter[str]:
    """What a Magician takes at the start, gathered from every place after the first Monster appeared."""
    other = "water-girl" if sheet != "water-girl" else "air-boy"
    match = Match.new("bigbook", players=2, options={"magicians": (sheet, other)}, seed=1)
    magician = match.state.magicians[0]
    return Counter(magician.hand + magician.deck + magician.discard)


@pytest.mark.rule("bigbook/components.magicians")
def test_there_are_eight_magician_sheets_to_choose_from() -> None:
    assert set(Match.new("bigbook", seed=1).options()) == set(PRINTED)


@pytest.mark.rule("bigbook/magician.starting-deck-size")
@pytest.mark.parametrize("sheet", PRINTED)
def test_a_starting_deck_is_one_value_2_card_of_the_own_element_and_eleven_value_1_cards(sheet: str) -> None:
    cards = starting_cards(sheet)
    assert cards.total() == 12
    assert cards[f"{sheet.partition('-')[0]}-2"] == 1
    assert sum(number for card, number in cards.items() if card.endswith("-1")) == 11


@pytest.mark.rule("bigbook/magician.sheet-parts")
@pytest.mark.parametrize("sheet", PRINTED)
def test_a_sheet_shows_starting_cards_support_slots_and_an_ability(sheet: str) -> None:
    assert starting_cards(sheet) == PRINTED[sheet]
    table = position(magicians=(sheet, "air-boy" if sheet != "air-boy" else "air-girl"),
                     hands=[["water-3", *["fire-1"] * 6]])  # fmt: skip
    table.choose("activate ice", "3")
    assert table.state.magicians[0].support == ["fire-1"] * 3
    assert sum(map(bool, ability(MAGICIANS[sheet]))) == 1


@pytest.mark.rule("bigbook/magician.ability-differs")
def test_every_magician_has_a_different_ability() -> None:
    assert len({ability(sheet) for sheet in MAGICIANS.values()}) == 8


def ability(sheet: Sheet) -> tuple[Hashable, ...]:
    return sheet.more_slots, sheet.more_spells, sheet.bends, sheet.ability, sheet.after_break


@pytest.mark.rule("bigbook/magician.three-slots")
def test_a_magician_has_room_for_three_cards_in_support() -> None:
    table = position(hands=[["water-3", "fire-1", "fire-2", "fire-3"]], supports=[["air-1", "air-2"]])
    table.choose("activate ice", "2", "hand-0/fire-2")
    assert table.state.magicians[0].support == ["air-1", "air-2", "fire-2"]
    assert table.state.magicians[0].hand == ["fire-1", "fire-3"]


@pytest.mark.rule("bigbook/curse.card-parts")
@pytest.mark.parametrize("kind", ELEMENTS)
def test_a_curse_shows_four_symbols_of_its_element(kind: str) -> None:
    place = {"2": f"{kind}/madness-to-discard"}
    assert position(hands=[[f"{kind}-3", f"{kind}-1"]], track=place).offers("break 2")
    assert not position(hands=[[f"{kind}-3"]], track=place).offers("break 2")


@pytest.mark.rule("bigbook/curse.card-parts")
def test_a_multi_element_curse_shows_one_symbol_of_each_element_and_every_curse_has_an_effect() -> None:
    one_of_each = [f"{element}-1" for element in ELEMENTS]
    place = {"2": "multi/discard-deck"}
    assert position(hands=[one_of_each], track=place).offers("break 2")
    for missing in range(4):
        assert not position(hands=[one_of_each[:missing] + one_of_each[missing + 1 :]], track=place).offers("break 2")
    assert all(CURSES[key].each or CURSES[key].once for stack in STACKS.values() for key in stack)
