"""What is chosen before a match: options, every printed number turned, and settings that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.bigbook import GAME
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.settings import Options, Parameters
from koszmar.games.bigbook.state import Curse, State
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

MAGICIANS = ("air-boy", "fire-girl", "earth-boy", "water-girl", "fire-boy")
"""The Air boy's ability is always there, so that his Action phase never ends by itself."""
NEXT_ROUND: dict[str, Any] = {"phase": "monster", "marker": 5}
SHORT = ("air-boy", "fire-girl", "earth-boy", "water-boy")
"""With one more of three Magicians, Nightmare mode would need 19 Earth cards of value 1."""


def turned(parameters: dict[str, Any], **table: Any) -> Driver:
    """A table with some printed numbers turned."""
    return position(magicians=MAGICIANS, parameters=parameters, **table)


def fresh(players: int = 2, **chosen: Any) -> State:
    """A match before its Magicians are chosen."""
    state = Match.new("bigbook", players=players, seed="settings", **chosen).state
    assert isinstance(state, State)
    return state


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.difficulty-first-game")
def test_the_defaults_are_level_i_the_standard_mode_and_magicians_chosen_at_the_table() -> None:
    match = Match.new("bigbook", seed="settings")
    assert match.setting.players == 2
    assert match.setting.options == Options(level=1, mode="standard", magicians=())
    assert match.setting.parameters == Parameters()
    assert match.decision is not None
    assert match.decision.prompt == "choose-magician"


@pytest.mark.rule("bigbook/setup.difficulty-choice")
@pytest.mark.parametrize(("level", "multi"), [(1, 0), (2, 1), (3, 1)])
def test_the_level_decides_how_many_multi_element_curses_come(level: int, multi: int) -> None:
    table = position(magicians=MAGICIANS, **NEXT_ROUND, options={"level": level}).asks("action", 0)  # the second round
    assert [curse.kind for curse in table.state.track if curse].count("multi") == multi


@pytest.mark.rule("bigbook/setup.magician-choice")
def test_magicians_named_before_the_match_are_not_asked_for() -> None:
    match = Match.new(
        "bigbook", players=3, options={"magicians": ("air-girl", "water-boy", "earth-boy")}, seed="settings"
    )
    assert [magician.sheet for magician in match.state.magicians] == ["air-girl", "water-boy", "earth-boy"]
    assert match.decision is not None
    assert match.decision.prompt != "choose-magician"


@pytest.mark.rule("bigbook/variant.one-mode")
@pytest.mark.rule("bigbook/variant.modes-independent-of-level")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_terrifying_and_nightmare_together_are_offered_as_an_extra_on_any_level(level: int) -> None:
    options = {"mode": "both", "level": level, "magicians": ("air-girl", "water-boy")}
    match = Match.new("bigbook", options=options, seed="settings")
    supply = match.state.supply
    assert (supply["air-2"], supply["water-2"]) == (10, 10)
    for magician in match.state.magicians:
        cards = [*magician.hand, *magician.deck, *magician.discard, *magician.support]
        assert "madness" in cards
        assert not any(card.endswith(("-2", "-3")) for card in cards)


# -- refused settings --------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/goal.player-count")
@pytest.mark.parametrize("players", [0, 1, 6, True, 2.0, "2"])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadSetting, match="2 to 5 players"):
        Match.new("bigbook", players=players)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"options": {"difficulty": 2}}, "there is no bigbook option 'difficulty'"),
        ({"options": {"level": 4}}, "bigbook option: Invalid enum value 4"),
        ({"options": {"level": 0}}, "bigbook option: Invalid enum value 0"),
        ({"options": {"mode": "hell"}}, "bigbook option: Invalid enum value 'hell'"),
        ({"options": {"magicians": "air-boy"}}, "bigbook option: Expected `array`"),
        ({"rulings": {"no-such-ruling": "yes"}}, "there is no bigbook ruling 'no-such-ruling'"),
        ({"rulings": {"discard_zone": "hand"}}, "there is no bigbook ruling 'discard_zone'"),
        ({"rulings": {"discard-zone": "deck"}}, "bigbook ruling: Invalid enum value 'deck'"),
        ({"parameters": {"hand": 7}}, "there is no bigbook parameter 'hand'"),
        ({"parameters": {"hand_size": "six"}}, "bigbook parameter: Expected `int`"),
    ],
)
def test_an_unknown_option_ruling_or_parameter_is_refused_by_name(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        Match.new("bigbook", **chosen)


@pytest.mark.parametrize(
    "parameters",
    [
        {"hand_size": 0},
        {"hand_size": 100},
        {"support_slots": -1},
        {"spell_limit": 0},
        {"madness_cards": -1},
        {"madness_by_players": {2: -1, 3: 25, 4: 30, 5: 35}},
        {"element_cards": {1: 100, 2: 10, 3: 6}},
        {"inside_pages": 0},
        {"inside_pages": 13},
        {"multi_curses": {1: (0, 0, 0, 0, 0, 3), 2: (0,) * 6, 3: (0,) * 6}},
        {"learn_cost": -1},
        {"curse_cost": -1},
        {"greatest_multiplier": 0},
        {"reward_value": 1},
        {"element_tokens": -1},
    ],
    ids=str,
)
def test_a_number_out_of_its_range_is_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(BadSetting, match="bigbook parameter: "):
        Match.new("bigbook", parameters=parameters)


@pytest.mark.parametrize(
    "parameters",
    [
        {"acquire_cost": {2: 2}},
        {"element_cards": {1: 18, 2: 10}},
        {"madness_by_players": {3: 25, 4: 30, 5: 35}},
        {"multi_curses": {2: (0,) * 6, 3: (0,) * 6}},
        {"multi_curses": {1: (), 2: (), 3: ()}},
    ],
    ids=str,
)
def test_a_table_of_numbers_that_lacks_a_needed_one_is_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(BadSetting, match=next(iter(parameters))):
        Match.new("bigbook", players=2, options={"magicians": ("air-boy", "air-girl")}, parameters=parameters)


@pytest.mark.parametrize(
    ("mode", "parameters"),
    [
        ("standard", {"element_cards": {1: 4, 2: 10, 3: 6}}),
        ("standard", {"element_cards": {1: 18, 2: 1, 3: 6}}),
        ("terrifying", {"madness_by_players": {2: 1, 3: 25, 4: 30, 5: 35}}),
        ("terrifying", {"terrifying_madness": 11}),
    ],
    ids=["value-1 cards", "value-2 cards", "Madness stack", "Madness for each deck"],
)
def test_numbers_too_small_for_the_starting_decks_are_refused(mode: str, parameters: dict[str, Any]) -> None:
    options = {"mode": mode, "magicians": ("earth-boy", "earth-girl")}
    with pytest.raises(BadSetting):
        Match.new("bigbook", players=2, options=options, parameters=parameters)


@pytest.mark.rule("bigbook/setup.magician-unique")
@pytest.mark.parametrize(
    ("magicians", "reason"),
    [
        (("air-boy", "air-bison"), "there is no Magician 'air-bison'"),
        (("air-boy", "air-boy"), "2 players need 2 different Magicians"),
        (("air-boy",), "2 players need 2 different Magicians"),
        (("air-boy", "air-girl", "fire-boy"), "2 players need 2 different Magicians"),
    ],
)
def test_wrong_magicians_are_refused(magicians: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        Match.new("bigbook", players=2, options={"magicians": magicians})


@pytest.mark.rule("bigbook/variant.nightmare-shortage")
@pytest.mark.parametrize("mode", ["nightmare", "both"])
@pytest.mark.parametrize("fifth", ["fire-boy", "water-girl", "earth-girl"])
def test_nightmare_short_a_line_up_that_lacks_an_earth_card_is_refused_with_the_reason(mode: str, fifth: str) -> None:
    with pytest.raises(BadSetting, match="value-1 cards of earth"):
        Match.new("bigbook", players=5, options={"mode": mode, "magicians": (*SHORT, fifth)})


@pytest.mark.rule("bigbook/variant.nightmare-shortage")
@pytest.mark.parametrize(
    ("mode", "magicians"),
    [
        ("nightmare", (*SHORT, "air-girl")),
        ("nightmare", SHORT),
        ("standard", (*SHORT, "fire-boy")),
        ("terrifying", (*SHORT, "fire-boy")),
    ],
)
def test_nightmare_short_concerns_no_other_line_up_and_no_other_mode(mode: str, magicians: tuple[str, ...]) -> None:
    match = Match.new(
        "bigbook", players=len(magicians), options={"mode": mode, "magicians": magicians}, seed="settings"
    )
    assert GAME.rules.status(match.state, match.setting) == []


@pytest.mark.rule("bigbook/variant.nightmare-shortage")
def test_nightmare_short_the_last_sheet_that_would_lack_a_card_is_not_offered_at_the_table() -> None:
    match = Match.new("bigbook", players=5, options={"mode": "nightmare"}, seed="settings")
    for seat, sheet in enumerate(SHORT):
        match.choose(sheet, seat)
    assert match.options() == ["air-girl"]
    reason = match.why_not("fire-boy")
    assert reason is not None
    assert (reason.message.id, reason.rule) == ("why-nightmare-short", "variant.nightmare-shortage")
    taken = match.why_not("air-boy")
    assert taken is not None
    assert taken.rule == "setup.magician-unique"


# -- parameters: every printed number can be turned --------------------------------------------------------------------


def test_the_printed_numbers_are_the_defaults() -> None:
    assert Parameters() == Parameters(
        hand_size=6, support_slots=3, spell_limit=5, madness_by_players={2: 20, 3: 25, 4: 30, 5: 35}, madness_cards=35,
        element_cards={1: 18, 2: 10, 3: 6}, inside_pages=5,
        multi_curses={1: (0, 0, 1, 1, 2, 2), 2: (0, 1, 1, 2, 2, 2), 3: (1, 1, 2, 2, 2, 2)},
        learn_cost=2, acquire_cost={2: 2, 3: 3}, curse_cost=4, multi_curse_cost=1, token_cost=1, cure_cost=2,
        greatest_multiplier=3, reward_value=2, element_tokens=4, terrifying_madness=1, final_page_madness=1,
    )  # fmt: skip


def test_hand_size_is_the_number_of_cards_at_the_end_of_a_turn() -> None:
    table = turned({"hand_size": 4}, hands=[["fire-1"], ["air-1", "air-2", "air-3", "fire-1", "fire-2"]])
    table.choose("end").asks("action", 1)
    assert len(table.state.magicians[0].hand) == 4
    table.choose("end").answer("discard-to-hand-size", "hand-1/air-1", 1).asks("action", 0)
    assert len(table.state.magicians[1].hand) == 4


def test_hand_size_is_the_size_of_the_opening_hand() -> None:
    match = Match.new(
        "bigbook", options={"magicians": ("air-boy", "air-girl")}, parameters={"hand_size": 9}, seed="hand"
    )
    draws = [event.args["seat"] for event in match.events() if event.kind == "draw"]
    assert (draws.count(0), draws.count(1)) == (9, 9)


@pytest.mark.content("bigbook/spell/levitation")
@pytest.mark.parametrize("fizzle", ["allowed", "refused"])
def test_hand_size_is_how_far_levitation_lifts(fizzle: str) -> None:
    table = turned(
        {"hand_size": 8},
        hands=[["air-2"], ["fire-1"] * 6],
        spells=[["levitation"]],
        library_stacks={"air": []},
        rulings={"fizzle": fizzle},
    )
    table.choose("activate levitation").asks("action", 0)
    assert len(table.state.magicians[1].hand) == 8


def test_support_slots_limit_placing() -> None:
    table = turned({"support_slots": 1}, hands=[["water-2", "fire-1", "air-1"]])
    table.choose("activate ice", "2", "hand-0/fire-1").asks("action", 0)
    assert table.state.magicians[0].support == ["fire-1"]


def test_spell_limit_decides_when_a_spell_must_be_given_up() -> None:
    table = turned({"spell_limit": 4}, hands=[["air-2"]])
    table.choose("learn breath").answer("give-up-spell", "spell 0 ice", 0)
    assert len(table.state.magicians[0].spells) == 4
    table = turned(
        {"spell_limit": 6}, hands=[["air-2"]], spells=[["ice", "growth", "combustion", "telepathy", "tornado"]]
    )
    table.choose("learn breath").asks("action", 0)
    assert len(table.state.magicians[0].spells) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_madness_by_players_is_the_size_of_the_stack(players: int) -> None:
    numbers = {2: 6, 3: 7, 4: 8, 5: 9}
    state = fresh(players, parameters={"madness_by_players": numbers})
    assert state.madness == numbers[players]
    assert state.box.cards["madness"] == 35 - numbers[players]


def test_madness_cards_is_the_number_in_the_box() -> None:
    state = fresh(parameters={"madness_cards": 50})
    assert (state.madness, state.box.cards["madness"]) == (20, 30)


def test_element_cards_is_the_number_of_each_value() -> None:
    state = fresh(parameters={"element_cards": {1: 20, 2: 7, 3: 4}})
    assert {card: state.supply[card] for card in ("water-2", "air-2", "fire-3")} == {
        "water-2": 7,
        "air-2": 7,
        "fire-3": 4,
    }
    assert state.box.cards["earth-1"] == 20


def test_element_cards_of_value_1_decide_which_line_up_is_short() -> None:
    options = {"mode": "nightmare", "magicians": (*SHORT, "fire-boy")}
    parameters = {"element_cards": {1: 19, 2: 10, 3: 6}}
    match = Match.new("bigbook", players=5, options=options, parameters=parameters, seed="settings")
    assert GAME.rules.status(match.state, match.setting) == []


def test_element_cards_of_value_1_decide_which_sheets_are_left_at_the_table() -> None:
    match = Match.new("bigbook", parameters={"element_cards": {1: 8, 2: 10, 3: 6}}, seed="settings")
    assert "air-boy" in match.options()
    match.choose("earth-boy", 0)  # 4 Earth cards
    assert "fire-girl" in match.options()  # 4 more
    assert "air-boy" not in match.options()  # 5 more


def test_element_cards_too_few_for_any_line_up_are_refused() -> None:
    with pytest.raises(BadSetting, match="element_cards"):
        Match.new("bigbook", parameters={"element_cards": {1: 2, 2: 10, 3: 6}})


def test_inside_pages_is_the_length_of_the_book() -> None:
    state = fresh(parameters={"inside_pages": 2})
    assert len(state.grimoire) == 4
    assert state.grimoire[-1] == "final"
    assert len(state.box.pages) == 10


def test_inside_pages_decide_which_monster_is_the_last() -> None:
    book = ("hornet", "claw", "final")
    table = position(magicians=MAGICIANS, **NEXT_ROUND, grimoire=book, turned=2, parameters={"inside_pages": 1})
    assert table.result is not None
    assert table.result.reason == "won"


def test_multi_curses_is_the_number_added_in_each_round() -> None:
    numbers = {1: (0, 2, 1), 2: (0, 1, 0), 3: (0, 0, 0)}
    kinds = [
        [curse.kind for curse in turned({"multi_curses": numbers}, **NEXT_ROUND, turned=pages).state.track if curse]
        for pages in (1, 2)
    ]
    assert [kind.count("multi") for kind in kinds] == [2, 1]


def test_learn_cost_is_paid_for_a_spell() -> None:
    assert turned({"learn_cost": 1}, hands=[["air-1"]]).offers("learn breath")
    table = turned({"learn_cost": 3}, hands=[["air-2"]])
    assert not table.offers("learn breath")
    assert table.why_not("learn breath") == ("why-too-dear", "learn.cost")
    table = turned({"learn_cost": 3}, hands=[["air-1"] * 3]).choose("learn breath").asks("action", 0)
    assert table.state.magicians[0].discard == ["air-1"] * 3


def test_acquire_cost_is_paid_for_a_card() -> None:
    table = turned({"acquire_cost": {2: 3, 3: 4}}, hands=[["fire-1", "fire-1", "fire-1", "air-3", "earth-2"]])
    assert table.offers("acquire fire-2", "acquire air-2")
    assert not table.offers("acquire air-3")
    assert not table.offers("acquire earth-2")
    table.choose("acquire fire-2").asks("action", 0)
    assert table.state.magicians[0].discard == ["fire-1", "fire-1", "fire-1", "fire-2"]


def test_curse_cost_is_paid_for_a_curse_of_one_element() -> None:
    track = {"2": "water/mill-two", "4": "multi/discard-deck"}
    assert turned({"curse_cost": 3}, hands=[["water-3"]], track=track).offers("break 2")
    table = turned({"curse_cost": 5}, hands=[["water-2", "water-2", "fire-1", "earth-1", "air-1"]], track=track)
    assert table.offers("break 4")
    assert not table.offers("break 2")
    table = turned({"curse_cost": 5}, hands=[["water-1"] * 5], track=track).choose("break 2")
    assert table.asks("receive-to-discard", 0).state.magicians[0].discard == ["water-1"] * 5


def test_multi_curse_cost_is_paid_in_each_element() -> None:
    track = {"2": "multi/discard-deck"}
    hand = ["water-2", "fire-2", "earth-2", "air-1"]
    assert turned({}, hands=[hand], track=track).offers("break 2")
    assert not turned({"multi_curse_cost": 2}, hands=[hand], track=track).offers("break 2")
    assert turned({"multi_curse_cost": 2}, hands=[[*hand, "air-1"]], track=track).offers("break 2")


def test_token_cost_is_added_for_each_token() -> None:
    track: dict[str, str | Curse] = {"2": Curse("water", "mill-two", tokens=["fire"]), "4": "multi/token-fire"}
    hand = ["water-2", "water-2", "fire-1"]
    assert turned({}, hands=[hand], track=track).offers("break 2")
    assert not turned({"token_cost": 2}, hands=[hand], track=track).offers("break 2")
    assert turned({"token_cost": 0}, hands=[hand[:2]], track=track).offers("break 2")


def test_cure_cost_is_paid_for_a_madness() -> None:
    assert turned({"cure_cost": 1}, hands=[["air-1", "madness"]]).offers("cure hand 0")
    table = turned({"cure_cost": 3}, hands=[["air-2", "madness"]])
    assert not table.offers("cure hand 0")
    assert table.why_not("cure hand 0") == ("why-cure-cost", "cure.cost")
    table = turned({"cure_cost": 3}, hands=[["air-1", "air-1", "air-1", "madness"]]).choose("cure hand 0")
    assert table.asks("action", 0).state.magicians[0].discard == ["air-1"] * 3


def test_greatest_multiplier_limits_every_spell() -> None:
    table = turned({"greatest_multiplier": 5}, hands=[["earth-3", "earth-3"]], decks=[["air-1"] * 6])
    table.choose("activate growth")
    assert table.offered == ["1", "2", "3", "4", "5"]
    table.choose("5")
    assert table.state.magicians[0].hand.count("air-1") == 5
    table = turned({"greatest_multiplier": 1}, hands=[["earth-3"]], decks=[["air-1"] * 6]).choose("activate growth")
    assert table.asks("action", 0).state.magicians[0].hand == ["air-1"]


def test_reward_value_is_the_value_of_the_card_for_a_curse() -> None:
    track = {"2": "water/mill-two"}
    table = turned({"reward_value": 3}, hands=[["water-2", "water-2"]], track=track).choose("break 2")
    assert table.offered == ["water-3", "fire-3", "earth-3", "air-3", "done"]


def test_element_tokens_limit_how_many_curses_get_one() -> None:
    track = {"2": "multi/token-fire", "3-left": "water/mill-two", "3-right": "air/mill-two", "4": "earth/mill-two"}
    table = turned({"element_tokens": 2}, phase="monster", track=track).asks("action", 0)
    assert [curse.tokens for curse in table.state.track if curse] == [[], ["fire"], ["fire"], []]
    table = turned({}, phase="monster", track=track).asks("action", 0)
    assert [curse.tokens for curse in table.state.track if curse] == [[], ["fire"], ["fire"], ["fire"]]


def test_terrifying_madness_is_the_number_shuffled_into_each_deck() -> None:
    options = {"mode": "terrifying", "magicians": ("air-boy", "air-girl")}
    match = Match.new("bigbook", options=options, parameters={"terrifying_madness": 3}, seed="terror")
    assert match.state.grimoire[0] in ("hornet", "gelatinous-cube")  # a Monster that brings no Madness of its own
    for magician in match.state.magicians:
        cards = [*magician.hand, *magician.deck, *magician.discard, *magician.support]
        assert cards.count("madness") == 3
    assert match.state.madness == 14


def test_final_page_madness_is_the_number_put_on_each_deck() -> None:
    book = ("hornet", "griffin", "spider", "flytrap", "claw", "dragon", "final")
    table = turned({"final_page_madness": 2}, **NEXT_ROUND, grimoire=book, turned=5, madness=9).asks("action", 0)
    assert [magician.deck for magician in table.state.magicians] == [["madness"] * 2] * 2
    assert table.state.madness == 5


# -- settings are part of the record -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chosen",
    [
        {"options": {"level": 3, "mode": "nightmare", "magicians": ("air-boy", "air-girl")}},
        {"rulings": {"fizzle": "refused", "open-hands": "closed"}},
        {"parameters": {"hand_size": 7}},
        {"parameters": {"acquire_cost": {2: 1, 3: 4}}},
        {"parameters": {"multi_curses": {1: (2,), 2: (2,), 3: (2,)}}},
    ],
    ids=str,
)
def test_what_was_chosen_before_the_match_is_found_again_in_its_record(chosen: dict[str, Any]) -> None:
    match = Match.new("bigbook", seed="settings", **chosen)
    assert Match.replay(match.record()).setting == match.setting
    assert Match.resume(match.checkpoint()).setting == match.setting
