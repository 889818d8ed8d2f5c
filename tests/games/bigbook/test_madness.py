"""Madness: where it comes from, what an empty stack means, how decks are renewed, and the ways out."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.testing.driver import Driver


def strike(curse: str, **table: Any) -> Driver:
    """A turn of seat 0 that begins with this Curse striking on space 2; everybody holds a card to act with."""
    return position(phase="monster", marker=1, turn=0, track={"2": curse}, hands=[["water-1"], ["water-1"]], **table)


# -- where it comes from ---------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/madness.sources")
def test_madness_comes_from_renewing_a_deck_and_from_attacks_of_the_book_alone() -> None:
    table = position(hands=[["earth-1", "fire-1"]], decks=[["fire-1"]])
    table.choose("activate growth")
    assert table.state.madness == 20  # the last card of a deck costs nothing
    renewed = position(hands=[["earth-1", "fire-1"]], decks=[[]])
    renewed.choose("activate growth")
    assert renewed.state.madness == 19
    attacked = strike("water/madness-to-discard")
    assert attacked.state.madness == 18


@pytest.mark.rule("bigbook/madness.gain-default")
def test_a_madness_goes_from_the_stack_to_the_discard_pile() -> None:
    table = strike("water/madness-to-discard", discards=[["air-1"]], madness=20)
    assert [magician.discard for magician in table.state.magicians] == [["air-1", "madness"], ["madness"]]
    assert table.state.madness == 18


@pytest.mark.rule("bigbook/madness.gain-default")
def test_a_madness_goes_elsewhere_if_the_effect_names_another_place() -> None:
    table = strike("water/madness-on-deck")
    assert [magician.deck[-1] for magician in table.state.magicians] == ["madness", "madness"]
    assert [magician.discard for magician in table.state.magicians] == [[], []]


# -- the stack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/madness.stack-empty-loss")
def test_taking_a_madness_from_an_empty_stack_loses_at_once() -> None:
    table = position(hands=[["earth-1"]], decks=[[]], madness=0)
    table.choose("activate growth")
    assert table.result is not None
    assert table.result.scores == (0.0, 0.0)
    assert table.result.reason == "lost-madness-stack"
    assert table.match.options() == []


@pytest.mark.rule("bigbook/madness.no-skip")
def test_a_player_for_whom_no_madness_is_left_is_not_skipped() -> None:
    table = strike("water/madness-to-discard", madness=1)
    assert table.state.magicians[0].discard == ["madness"]
    assert table.result is not None
    assert table.result.winners == ()


@pytest.mark.rule("bigbook/madness.last-card-is-safe")
def test_taking_the_last_madness_is_no_loss() -> None:
    table = strike("water/madness-to-discard", madness=2)
    assert table.state.madness == 0
    assert table.result is None
    assert table.offers("end")


@pytest.mark.rule("bigbook/madness.destroy-stack-short")
def test_destroying_more_madness_than_the_stack_holds_is_no_loss() -> None:
    table = strike("multi/destroy-stack-four", madness=3)
    assert table.result is None
    assert table.state.madness == 0
    assert table.state.removed == ["madness"] * 3


@pytest.mark.rule("bigbook/madness.destroy-stack-short")
def test_the_other_reading_of_a_short_stack_is_a_loss() -> None:
    table = strike("multi/destroy-stack-four", madness=3, rulings={"stack-destroy": "loss"})
    assert table.result is not None
    assert table.result.reason == "lost-madness-stack"
    enough = strike("multi/destroy-stack-four", madness=4, rulings={"stack-destroy": "loss"})
    assert enough.result is None


# -- renewing a deck -------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/madness.renew-deck")
def test_drawing_from_an_empty_deck_shuffles_the_discard_pile_and_a_madness_into_a_new_one() -> None:
    table = position(
        hands=[["earth-1"]],
        decks=[[]],
        discards=[["water-1", "air-1"]],
        chance=ScriptedChance(orders=[["madness", "earth-1", "air-1", "water-1"]]),
    )
    table.choose("activate growth")
    magician = table.state.magicians[0]
    assert magician.hand == ["water-1"]
    assert magician.deck == ["madness", "earth-1", "air-1"]
    assert magician.discard == []
    assert table.state.madness == 19


@pytest.mark.rule("bigbook/madness.renew-deck")
def test_the_new_deck_is_really_shuffled() -> None:
    table = position(hands=[["earth-1"]], decks=[[]], discards=[["water-1", "air-1", "fire-1"]])
    assert not table.match.scene.chance.used
    orders = set()
    for seed in range(20):
        fork = table.match.fork(seed=seed)
        fork.choose("activate growth")
        orders.add(tuple(fork.state.magicians[0].deck))
    assert len(orders) > 5


@pytest.mark.rule("bigbook/madness.renew-on-remove")
def test_removing_the_top_card_of_an_empty_deck_renews_it_first() -> None:
    table = strike(
        "water/destroy-top",
        decks=[[], ["fire-1"]],
        discards=[["air-1"]],
        chance=ScriptedChance(orders=[["madness", "air-1"]]),
    )
    assert table.state.removed == ["air-1", "fire-1"]
    assert table.state.magicians[0].deck == ["madness"]
    assert table.state.madness == 19


@pytest.mark.rule("bigbook/madness.renew-on-mill")
def test_moving_the_top_card_of_an_empty_deck_renews_it_first() -> None:
    table = strike(
        "water/mill-two",
        decks=[["fire-1"], ["fire-1", "fire-1"]],
        discards=[["air-1"]],
        chance=ScriptedChance(orders=[["madness", "fire-1", "air-1"]]),
    )
    magician = table.state.magicians[0]
    assert magician.discard == ["air-1"]
    assert magician.deck == ["madness", "fire-1"]
    assert table.state.madness == 19


@pytest.mark.rule("bigbook/madness.renew-on-mill")
def test_the_other_reading_moves_only_what_is_there() -> None:
    table = strike(
        "water/mill-two", decks=[["fire-1"], []], discards=[["air-1"], ["air-2"]], rulings={"mill": "no-renewal"}
    )
    assert table.state.magicians[0].discard == ["air-1", "fire-1"]
    assert table.state.magicians[1].discard == ["air-2"]
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/madness.whole-deck-no-renew")
def test_discarding_a_whole_deck_never_renews_it() -> None:
    table = strike("multi/discard-deck", decks=[["fire-1", "air-1"], []], discards=[[], ["water-1"]])
    assert sorted(table.state.magicians[0].discard) == ["air-1", "fire-1"]
    assert table.state.magicians[1].discard == ["water-1"]
    assert [magician.deck for magician in table.state.magicians] == [[], []]
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/madness.renew-then-continue")
def test_after_the_renewal_the_rest_is_drawn() -> None:
    table = position(
        hands=[["earth-3"]],
        decks=[["water-2"]],
        discards=[["air-1", "air-1", "fire-1"]],
        chance=ScriptedChance(orders=[["madness", "earth-3", "air-1", "air-1", "fire-1"]]),
    )
    table.choose("activate growth", 3)
    assert table.state.magicians[0].hand == ["water-2", "fire-1", "air-1"]
    assert table.state.magicians[0].deck == ["madness", "earth-3", "air-1"]


@pytest.mark.rule("bigbook/madness.renew-then-continue")
def test_after_the_renewal_the_rest_is_removed() -> None:
    table = position(  # the failure against Hornet on the page of the Claw: each player destroys 2 cards
        phase="monster",
        marker=5,
        grimoire=["hornet", "claw", "spider", "flytrap", "dragon", "samurai", "final"],
        track={"2": "water/mill-two"},
        decks=[["fire-1"], ["fire-1", "air-1", "earth-1"]],
        discards=[["water-1"]],
        chance=ScriptedChance(orders=[["madness", "water-1"]]),
    )
    assert table.state.removed == ["fire-1", "water-1", "fire-1", "air-1"]
    assert table.state.magicians[0].deck == ["madness"]


@pytest.mark.rule("bigbook/madness.renew-repeat")
def test_a_renewed_deck_that_runs_out_is_renewed_again_with_one_more_madness() -> None:
    table = position(hands=[["earth-3"]], decks=[[]])
    table.choose("activate growth", 3)
    # Renewal 1: the earth-3 just paid and a Madness. Renewal 2: one Madness, alone.
    assert sorted(table.state.magicians[0].hand) == ["earth-3", "madness", "madness"]
    assert table.state.madness == 18
    assert len(table.events("renew")) == 2


@pytest.mark.rule("bigbook/madness.renew-empty-pile")
def test_with_an_empty_discard_pile_the_new_deck_is_one_madness() -> None:
    table = strike("water/destroy-top", decks=[[], ["fire-1"]])
    assert table.state.removed == ["madness", "fire-1"]
    assert table.state.magicians[0].deck == []
    assert table.state.madness == 19


@pytest.mark.rule("bigbook/madness.renew-lazy")
def test_a_deck_is_renewed_only_when_a_card_is_needed_from_it() -> None:
    table = position(hands=[["earth-1", "air-1"]], decks=[["fire-1"]])
    table.choose("activate growth")
    assert table.state.magicians[0].deck == []
    assert table.state.magicians[0].discard == ["earth-1"]
    assert table.state.madness == 20


# -- ways out --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/madness.ways-out")
def test_a_madness_can_be_placed_in_support() -> None:
    table = position(hands=[["water-1", "madness", "air-1"]])
    table.choose("activate ice", "hand-0/madness")
    assert table.state.magicians[0].hand == ["air-1"]
    assert table.state.magicians[0].support == ["madness"]


@pytest.mark.rule("bigbook/madness.ways-out")
@pytest.mark.rule("bigbook/madness.removed-not-cured")
@pytest.mark.rule("bigbook/remove.madness-too")
def test_a_madness_can_be_removed_from_the_game_and_does_not_return_to_its_stack() -> None:
    table = position(hands=[["fire-1", "madness", "air-1"]], madness=20)
    table.choose("activate combustion", "hand-0/madness")
    assert table.state.magicians[0].hand == ["air-1"]
    assert table.state.removed == ["madness"]
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/madness.ways-out")
@pytest.mark.rule("bigbook/madness.removed-not-cured")
def test_a_madness_can_be_cured_with_element_cards_and_returns_to_its_stack() -> None:
    table = position(hands=[["fire-1", "fire-1", "madness", "air-1"]], madness=20)
    table.choose("cure hand 0")
    assert table.state.magicians[0].hand == ["air-1"]
    assert table.state.removed == []
    assert table.state.madness == 21


@pytest.mark.rule("bigbook/madness.ways-out")
@pytest.mark.rule("bigbook/madness.removed-not-cured")
def test_a_madness_can_be_cured_with_a_spell() -> None:
    table = position(
        hands=[["fire-2", "madness", "air-2"]],
        spells=[["regeneration"]],
        library_stacks={"fire": []},
        decks=[["air-1"]],
        madness=20,
    )
    table.choose("activate regeneration", 0)
    assert table.state.magicians[0].hand == ["air-2", "air-1"]
    assert table.state.madness == 21
    assert table.state.removed == []


@pytest.mark.rule("bigbook/madness.discardable-by-effects")
def test_a_spell_or_a_monster_that_makes_one_discard_lets_one_choose_madness() -> None:
    spell = position(hands=[["air-2", "madness", "fire-1"]], spells=[["eye-of-the-tornado", "combustion"]])
    spell.choose("activate eye-of-the-tornado").answer("discard", "hand-0/madness", 0)
    assert "madness" in spell.state.magicians[0].discard
    monster = position(
        phase="monster", marker=0, turned=0, turn=0, hands=[["madness", "fire-1"]], grimoire=[
            "gelatinous-cube", "goblin-with-a-key", "spider", "flytrap", "dragon", "samurai", "final",
        ],
    )  # fmt: skip
    monster.answer("discard", "hand-0/madness", 0)
    assert monster.state.magicians[0].discard == ["madness"]


@pytest.mark.rule("bigbook/madness.discardable-by-effects")
def test_only_the_recuperation_phase_forbids_discarding_madness() -> None:
    table = position(hands=[["madness"] * 2 + ["fire-1"] * 3 + ["air-1"] * 2])
    table.choose("end").asks("discard-to-hand-size", 0)
    assert table.offered == ["hand-0/fire-1", "hand-0/air-1"]
    assert table.why_not("hand-0/madness") == ("why-madness-stays", "recuperation.no-madness-discard")
