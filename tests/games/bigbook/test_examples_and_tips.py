"""The worked examples of the rulebook, and those of its tips that say what can be done."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.testing.driver import Driver


def strikes(table: Driver) -> list[str]:
    """The Elements of the Curses that have struck so far."""
    return [event["curse"] for event in table.events("curse-strikes")]


@pytest.mark.rule("bigbook/example.curse-track")
def test_curses_on_spaces_3_and_5_strike_there_and_are_left_over_at_the_end() -> None:
    table = position(
        hands=[["fire-1"] * 6, ["water-1"] * 6],
        decks=[["fire-1"] * 6, ["water-1"] * 6],
        track={"3-left": "fire/mill-two", "5": "water/mill-two"},
        marker=1,
        phase="monster",
    )
    assert (table.state.marker, strikes(table)) == (2, [])
    table.choose("end")
    assert (table.state.marker, strikes(table)) == (3, ["fire"])
    table.choose("end")
    assert (table.state.marker, strikes(table)) == (4, ["fire"])
    table.choose("end")
    assert (table.state.marker, strikes(table)) == (5, ["fire", "water"])
    assert not table.events("failed")
    table.choose("end")
    assert [event["monster"] for event in table.events("failed")] == ["hornet"]
    assert [table.state.curses[kind].cards[-1] for kind in ("fire", "water")] == ["mill-two", "mill-two"]
    assert strikes(table) == ["fire", "water"]


@pytest.mark.rule("bigbook/example.payment-of-three")
@pytest.mark.parametrize("payment", [["fire-1", "fire-1", "fire-1"], ["fire-2", "fire-1"], ["fire-3"]])
def test_a_cost_of_three_is_paid_in_three_ways(payment: list[str]) -> None:
    table = position(hands=[["fire-1", "fire-1", "fire-1", "fire-2", "fire-3", "water-1"]])
    table.choose("acquire fire-3", "pay " + " ".join(f"hand-0/{card}" for card in payment))
    assert table.state.magicians[0].discard == [*payment, "fire-3"]
    alone = position(hands=[[*payment, "water-1"]])
    assert alone.offers("acquire fire-3")


@pytest.mark.rule("bigbook/example.payment-wasted")
def test_two_cards_of_value_2_pay_for_three_and_the_fourth_symbol_is_lost() -> None:
    table = position(hands=[["fire-2", "fire-2", "water-1"]])
    table.choose("acquire fire-3").asks("action", seat=0)
    assert table.state.magicians[0].discard == ["fire-2", "fire-2", "fire-3"]
    assert not table.offers("activate combustion")


@pytest.mark.rule("bigbook/example.multiply-cost-1")
@pytest.mark.parametrize("payment", [["earth-3"], ["earth-1", "earth-1", "earth-1"], ["earth-2", "earth-1"]])
def test_a_spell_of_cost_1_is_tripled_by_three_symbols(payment: list[str]) -> None:
    table = position(hands=[[*payment, "fire-1"]], decks=[["air-1"] * 5])
    table.choose("activate growth")
    assert table.offered == ["1", "2", "3"]
    table.choose("3")
    assert table.state.magicians[0].hand == ["fire-1", "air-1", "air-1", "air-1"]


@pytest.mark.rule("bigbook/example.eye-of-the-cyclone")
@pytest.mark.content("bigbook/spell/eye-of-the-tornado")
def test_with_eye_of_the_tornado_a_player_with_an_empty_hand_only_draws() -> None:
    table = position(
        players=3,
        hands=[["air-2", "fire-1", "fire-2"], [], ["earth-1", "madness"]],
        decks=[["water-1"] * 2, ["water-1"] * 2, ["water-1"] * 2],
        spells=[["eye-of-the-tornado", "combustion"]],
        library_stacks={"air": []},
    )
    table.choose("activate eye-of-the-tornado")
    table.answer("discard", "hand-0/fire-2", 0).answer("discard", "hand-2/madness", 2)
    assert [magician.hand for magician in table.state.magicians] == [
        ["fire-1", "water-1"], ["water-1"], ["earth-1", "water-1"],
    ]  # fmt: skip
    assert [magician.discard for magician in table.state.magicians] == [["air-2", "fire-2"], [], ["madness"]]


@pytest.mark.rule("bigbook/example.support-borrowed")
def test_ice_is_paid_with_a_water_card_of_another_players_support() -> None:
    table = position(hands=[["fire-1", "earth-1"], ["air-1"]], supports=[[], ["water-1"]])
    table.choose("activate ice", "hand-0/earth-1")
    mine, other = table.state.magicians
    assert (mine.hand, mine.support, mine.discard) == (["fire-1"], ["earth-1"], [])
    assert (other.support, other.discard) == ([], ["water-1"])


@pytest.mark.rule("bigbook/example.arctic-circle")
@pytest.mark.content("bigbook/spell/arctic-circle")
@pytest.mark.parametrize("surplus", [[], ["water-2"]])
def test_arctic_circle_with_six_water_places_two_cards_and_draws_two(surplus: list[str]) -> None:
    table = position(
        hands=[["water-3", "water-3", *surplus, *["fire-1"] * 3], ["earth-1"] * 3],
        decks=[["air-1"] * 3, ["air-1"] * 3],
        spells=[["arctic-circle", "combustion"]],
        library_stacks={"water": []},
    )
    table.choose("activate arctic-circle", "2")
    for card in ["water-3", "water-3", *surplus] if surplus else []:
        table.choose(f"add hand-0/{card}")
    mine, other = table.state.magicians
    assert (mine.support, mine.hand) == (["fire-1", "fire-1"], ["fire-1", "air-1", "air-1"])
    assert (other.support, other.hand) == (["earth-1", "earth-1"], ["earth-1", "air-1", "air-1"])
    assert sorted(mine.discard) == sorted(["water-3", "water-3", *surplus])


@pytest.mark.rule("bigbook/example.arctic-circle")
def test_arctic_circle_costs_three_water_and_five_do_not_double_it() -> None:
    table = position(
        hands=[["water-3", "water-2", "fire-1"]], spells=[["arctic-circle", "combustion"]], library_stacks={"water": []}
    )
    table.choose("activate arctic-circle")
    assert table.decision.prompt == "pay", "only the single multiplier can be paid, so it is not asked for"
    poor = position(
        hands=[["water-2", "fire-1"]], spells=[["arctic-circle", "combustion"]], library_stacks={"water": []}
    )
    assert not poor.offers("activate arctic-circle")


@pytest.mark.rule("bigbook/example.break-single")
def test_two_cards_of_value_2_destroy_a_curse_of_their_element() -> None:
    table = position(hands=[["water-2", "water-2", "fire-1"]], track={"4": "water/mill-two"})
    table.choose("break 4", "done")
    assert table.state.track == [None] * 5
    assert table.state.magicians[0].discard == ["water-2", "water-2"]


@pytest.mark.rule("bigbook/example.break-multi")
def test_one_symbol_of_each_element_destroys_a_curse_of_all_elements() -> None:
    table = position(
        hands=[["water-1", "fire-2", "earth-3", "madness"]], supports=[[], ["air-1"]], track={"2": "multi/redraw-five"}
    )
    table.choose("break 2", "done")
    assert table.state.track == [None] * 5
    assert table.state.magicians[0].hand == ["madness"]
    assert table.state.magicians[1].discard == ["air-1"]


# -- tips --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/tips.dig-for-levels")
def test_a_spell_of_level_1_may_be_learned_only_to_uncover_the_one_below_it() -> None:
    table = position(
        hands=[["air-2", "air-2", "fire-1"]],
        spells=[["ice", "combustion", "growth", "telepathy", "abundance"]],
        library_stacks={"earth": ["sands-of-time"], "air": ["breath", "tornado", "avatar"]},
    )
    table.choose("learn breath", "pay hand-0/air-2", "spell 0 ice")
    table.choose("learn tornado", "spell 0 breath")
    assert [spell.key for spell in table.state.magicians[0].spells][-1] == "tornado"
    assert table.state.library["air"] == ["avatar"]


@pytest.mark.rule("bigbook/tips.fill-support")
def test_full_support_gives_more_options_when_a_new_monster_appears() -> None:
    def new_monster(support: list[str]) -> Driver:
        return position(
            hands=[["fire-1", "water-1"], ["air-1"]],
            decks=[["air-1"] * 4] * 2,
            supports=[[], support],
            marker=0,
            turned=0,
            phase="monster",
        )

    bare, filled = new_monster([]), new_monster(["fire-3", "water-2", "earth-1"])
    assert filled.events("new-monster")
    assert set(bare.offered) < set(filled.offered)
    assert "break 3-right" in filled.offered, "4 Fire, on the Curse just laid"


@pytest.mark.rule("bigbook/tips.accept-failure")
def test_players_may_leave_curses_on_purpose_and_go_on_after_the_failure() -> None:
    table = position(
        hands=[["fire-2", "fire-2", "water-1", "water-2"], ["air-1"]],
        decks=[["air-1"] * 6] * 2,
        track={"2": "fire/mill-two"},
        marker=5,
    )
    assert table.offers("break 2", "end")
    table.choose("end")
    assert table.events("failed")
    assert table.result is None
    assert table.state.turned == 2, "the next Monster is there"
    assert table.state.magicians[0].hand[:4] == ["fire-2", "fire-2", "water-1", "water-2"], "and the cards were kept"
