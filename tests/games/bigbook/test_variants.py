"""The modes: Standard, Terrifying, Nightmare, and the last two together."""

from collections import Counter
from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

EARTH_RICH = ("air-boy", "fire-girl", "earth-boy", "water-boy")
"""Four Magicians who need 17 value-1 Earth cards between them in Nightmare mode."""


def dealt(mode: str = "standard", **table: Any) -> Driver:
    """A table where the starting cards were just dealt; unshuffled, what joined the deck last is drawn first."""
    return position(phase="setup", decks=[[], []], spells=[[], []], options={"mode": mode}, **table)


def cards(table: Driver, seat: int) -> Counter[str]:
    """All cards that a player starts with."""
    magician = table.state.magicians[seat]
    return Counter([*magician.hand, *magician.deck, *magician.discard, *magician.support])


@pytest.mark.rule("bigbook/variant.three-modes")
@pytest.mark.parametrize("mode", ["standard", "terrifying", "nightmare"])
def test_each_of_the_three_modes_can_be_played(mode: str) -> None:
    match = Match.new("bigbook", seed="modes", options={"mode": mode, "magicians": ("fire-boy", "air-girl")})
    assert match.setting.options.mode == mode
    assert match.decision is not None


@pytest.mark.rule("bigbook/variant.three-modes")
def test_the_three_modes_are_dealt_differently() -> None:
    decks = [sorted(cards(dealt(mode), 0).items()) for mode in ("standard", "terrifying", "nightmare")]
    assert all(decks.count(deck) == 1 for deck in decks)


@pytest.mark.rule("bigbook/variant.one-mode")
def test_one_mode_is_chosen_and_an_unknown_one_is_refused() -> None:
    for wrong in ("hard", "", ["terrifying", "nightmare"], None):
        with pytest.raises(BadSetting, match="mode"):
            Match.new("bigbook", options={"mode": wrong})


@pytest.mark.rule("bigbook/variant.one-mode")
def test_terrifying_and_nightmare_together_are_an_extra() -> None:
    both = cards(dealt("both"), 0)
    assert both["madness"] == 1
    assert both["fire-2"] == 0
    assert both.total() == 13


@pytest.mark.rule("bigbook/variant.standard")
def test_the_standard_mode_is_the_default_and_changes_nothing() -> None:
    assert Match.new("bigbook").setting.options.mode == "standard"
    table = dealt()
    assert cards(table, 0) == Counter({"water-1": 3, "fire-1": 3, "earth-1": 2, "air-1": 3, "fire-2": 1})
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/variant.terrifying")
@pytest.mark.rule("bigbook/variant.terrifying-source")
def test_in_terrifying_mode_each_deck_starts_with_a_madness_of_the_stack() -> None:
    table = dealt("terrifying")
    for seat in range(2):
        assert cards(table, seat)["madness"] == 1
        assert cards(table, seat).total() == 13
    assert table.state.madness == 18
    assert table.state.box.cards["madness"] == 15


@pytest.mark.rule("bigbook/variant.terrifying")
def test_in_terrifying_mode_the_madness_is_shuffled_into_the_deck() -> None:
    def hands_with_madness(mode: str) -> int:
        options = {"mode": mode, "magicians": ("fire-boy", "air-girl")}
        matches = (Match.new("bigbook", seed=seed, options=options) for seed in range(40))
        opening = [[event.args["card"] for event in match.events() if event.kind == "draw"][:6] for match in matches]
        return sum("madness" in hand for hand in opening)

    assert hands_with_madness("standard") == 0
    assert 5 < hands_with_madness("terrifying") < 35


@pytest.mark.rule("bigbook/variant.terrifying-before-hand")
def test_in_terrifying_mode_the_opening_hand_may_hold_the_madness() -> None:
    on_top = dealt("terrifying")
    assert [magician.hand.count("madness") for magician in on_top.state.magicians] == [1, 1]
    assert [len(magician.hand) for magician in on_top.state.magicians] == [6, 6]
    fire_boy = ["water-1"] * 3 + ["fire-1"] * 3 + ["earth-1"] * 2 + ["air-1"] * 3 + ["fire-2"]
    at_bottom = dealt("terrifying", chance=ScriptedChance(orders=[["madness", *fire_boy]]))
    assert at_bottom.state.magicians[0].hand == ["fire-2", "air-1", "air-1", "air-1", "earth-1", "earth-1"]
    assert at_bottom.state.magicians[0].deck[0] == "madness"


@pytest.mark.rule("bigbook/variant.nightmare")
def test_in_nightmare_mode_a_value_1_card_of_the_same_element_replaces_the_value_2_card() -> None:
    standard, nightmare = (
        dealt(magicians=["fire-boy", "air-girl"]),
        dealt("nightmare", magicians=["fire-boy", "air-girl"]),
    )
    assert cards(nightmare, 0) - cards(standard, 0) == Counter({"fire-1": 1})
    assert cards(standard, 0) - cards(nightmare, 0) == Counter({"fire-2": 1})
    assert cards(nightmare, 1) - cards(standard, 1) == Counter({"air-1": 1})
    assert cards(standard, 1) - cards(nightmare, 1) == Counter({"air-2": 1})


@pytest.mark.rule("bigbook/variant.nightmare-returned")
def test_in_nightmare_mode_the_replaced_card_stays_in_the_supply_and_can_be_acquired() -> None:
    assert dealt().state.supply["fire-2"] == 8  # of ten: both players are of Fire
    fires_on_top = ["water-1"] * 3 + ["earth-1"] * 2 + ["air-1"] * 3 + ["fire-1"] * 4
    table = dealt("nightmare", chance=ScriptedChance(orders=[fires_on_top]))
    assert table.state.supply["fire-2"] == 10
    table.choose("acquire fire-2", "pay hand-0/fire-1 hand-0/fire-1")
    assert table.state.supply["fire-2"] == 9
    assert table.state.magicians[0].discard[-3:] == ["fire-1", "fire-1", "fire-2"]


@pytest.mark.rule("bigbook/variant.nightmare-shortage")
@pytest.mark.parametrize("fifth", ["fire-boy", "water-girl", "earth-girl"])
def test_in_nightmare_mode_a_line_up_that_lacks_an_earth_card_is_refused(fifth: str) -> None:
    line_up = (*EARTH_RICH, fifth)
    with pytest.raises(BadSetting, match="earth"):
        Match.new("bigbook", players=5, options={"mode": "nightmare", "magicians": line_up})
    with pytest.raises(BadSetting, match="earth"):
        Match.new("bigbook", players=5, options={"mode": "both", "magicians": line_up})
    assert Match.new("bigbook", players=5, seed=1, options={"magicians": line_up}).decision is not None


@pytest.mark.rule("bigbook/variant.nightmare-shortage")
def test_a_line_up_with_exactly_18_earth_cards_is_allowed() -> None:
    options = {"mode": "nightmare", "magicians": (*EARTH_RICH, "air-girl")}
    match = Match.new("bigbook", players=5, seed=1, options=options)
    assert match.state.box.cards["earth-1"] == 0


@pytest.mark.rule("bigbook/variant.nightmare-shortage")
def test_at_the_table_the_sheet_that_would_lack_a_card_is_not_offered() -> None:
    def after_four(mode: str) -> Driver:
        table = Driver(Match.new("bigbook", players=5, seed=1, options={"mode": mode}))
        return table.choose(*EARTH_RICH)

    nightmare = after_four("nightmare")
    assert nightmare.offered == ["air-girl"]
    assert nightmare.why_not("fire-boy") == ("why-nightmare-short", "variant.nightmare-shortage")
    assert sorted(after_four("standard").offered) == ["air-girl", "earth-girl", "fire-boy", "water-girl"]


@pytest.mark.rule("bigbook/variant.modes-independent-of-level")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("mode", ["standard", "terrifying", "nightmare", "both"])
def test_every_mode_can_be_played_on_every_level(level: int, mode: str) -> None:
    table = position(
        phase="setup",
        turned=0,
        marker=0,
        decks=[[], []],
        spells=[[], []],
        options={"mode": mode, "level": level},
    )
    laid = [curse.kind for curse in table.state.track if curse]
    assert laid.count("multi") == {1: 0, 2: 0, 3: 1}[level]
    dealt_by_mode = (cards(table, 0)["madness"], cards(table, 0)["fire-2"])
    assert dealt_by_mode == {"standard": (0, 1), "terrifying": (1, 1), "nightmare": (0, 0), "both": (1, 0)}[mode]
