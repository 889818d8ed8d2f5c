"""Decks and discard piles: drawing, what may be looked at, shuffling by effects, cards put on top."""

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.chance import ScriptedChance

SEATS = range(2)
SEEDS = range(12)


@pytest.mark.rule("bigbook/deck.draw-top")
def test_cards_are_drawn_from_the_top_of_the_own_deck_one_at_a_time() -> None:
    table = position(
        hands=[["earth-2", "fire-1"], ["air-1"]], decks=[["water-2", "air-2", "fire-2"], ["earth-3", "earth-3"]]
    )
    table.choose("activate growth", 2)
    assert table.state.magicians[0].hand == ["fire-1", "water-2", "air-2"]
    assert table.state.magicians[0].deck == ["fire-2"]
    assert table.state.magicians[1].hand == ["air-1"]
    assert [event["card"] for event in table.events("draw")] == ["water-2", "air-2"]


@pytest.mark.rule("bigbook/deck.no-hand-limit-during-turn")
def test_during_a_turn_a_hand_may_grow_beyond_six_and_is_cut_only_at_its_end() -> None:
    table = position(hands=[["earth-1"] + ["fire-1"] * 6], decks=[["water-1"] * 4])
    table.choose("activate growth")
    assert len(table.state.magicians[0].hand) == 7
    table.asks("action", 0).choose("end").asks("discard-to-hand-size", 0).choose("hand-0/fire-1")
    assert len(table.state.magicians[0].hand) == 6


@pytest.mark.rule("bigbook/deck.no-hand-limit-during-turn")
def test_a_hand_beyond_six_may_be_kept_through_the_turns_of_others() -> None:
    table = position(hands=[["fire-1"] * 6, ["water-1"] * 8])
    table.choose("end").asks("action", 1)
    assert len(table.state.magicians[1].hand) == 8


@pytest.mark.rule("bigbook/deck.no-peeking")
def test_the_order_of_a_deck_is_hidden_from_everybody_its_owner_too() -> None:
    deck = ["water-1", "water-2", "fire-1", "fire-2", "earth-1", "earth-2", "air-1", "air-2"]
    table = position(hands=[["fire-1"]], decks=[deck, list(reversed(deck))])
    for seat in SEATS:
        forks = [table.match.fork(seed=seed, as_seen_by=seat) for seed in SEEDS]
        for owner in SEATS:
            orders = {tuple(fork.state.magicians[owner].deck) for fork in forks}
            assert len(orders) > len(SEEDS) // 2
            assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(deck))}


@pytest.mark.rule("bigbook/deck.discard-browsable")
@pytest.mark.rule("bigbook/deck.discard-public")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_discard_piles_are_known_to_their_owners_and_to_the_others(hands: str) -> None:
    piles = [["water-1", "fire-2", "madness", "air-1"], ["earth-1", "air-3", "fire-1"]]
    table = position(hands=[["fire-1"]], discards=piles, rulings={"open-hands": hands})
    for seat in SEATS:
        for seed in SEEDS:
            fork = table.match.fork(seed=seed, as_seen_by=seat)
            assert [magician.discard for magician in fork.state.magicians] == piles


@pytest.mark.rule("bigbook/deck.browse-before-reshuffle")
def test_whoever_renews_a_deck_knows_which_cards_are_in_it_but_not_their_order() -> None:
    table = position(
        hands=[["earth-1", "fire-1"]], decks=[[]], discards=[["water-1", "water-2", "air-1", "air-2", "fire-2"]]
    )
    table.choose("activate growth")
    cards = sorted(table.state.magicians[0].deck)
    forks = [table.match.fork(seed=seed, as_seen_by=0) for seed in SEEDS]
    assert {tuple(sorted(fork.state.magicians[0].deck)) for fork in forks} == {tuple(cards)}
    assert len({tuple(fork.state.magicians[0].deck) for fork in forks}) > 1


@pytest.mark.rule("bigbook/deck.effect-shuffle-no-madness")
@pytest.mark.rule("bigbook/deck.madness-only-when-empty")
def test_a_spell_that_shuffles_discard_pile_and_support_gives_no_madness() -> None:
    table = position(
        hands=[["water-1", "fire-1"]],
        decks=[["air-1"]],
        discards=[["air-2"]],
        supports=[["earth-1"]],
        spells=[["torrential-rain", "combustion"]],
        library_stacks={"water": []},
        chance=ScriptedChance(orders=[["water-1", "air-1", "earth-1", "air-2"]]),
    )
    table.choose("activate torrential-rain", 0)
    magician = table.state.magicians[0]
    assert magician.deck == ["water-1", "air-1", "earth-1", "air-2"]
    assert (magician.discard, magician.support) == ([], [])
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/deck.effect-shuffle-no-madness")
def test_even_an_empty_deck_gets_no_madness_from_a_spell_that_shuffles() -> None:
    table = position(
        hands=[["water-2", "fire-1"], ["air-1", "air-2", "air-3"]],
        decks=[["fire-1"], []],
        discards=[[], ["earth-1", "earth-2", "earth-3"]],
        spells=[["raining-frogs", "combustion"]],
    )
    table.choose("activate raining-frogs")
    assert len(table.state.magicians[1].hand) == 5
    assert len(table.state.magicians[1].deck) == 1
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/deck.madness-only-when-empty")
def test_a_shuffling_spell_gives_a_madness_only_when_cards_are_missing_afterwards() -> None:
    table = position(
        hands=[["water-2", "fire-1"], ["air-1", "air-2"]],
        decks=[["fire-1"], ["earth-1", "earth-2"]],
        spells=[["raining-frogs", "combustion"]],
    )
    table.choose("activate raining-frogs")
    assert sorted(table.state.magicians[1].hand) == ["air-1", "air-2", "earth-1", "earth-2", "madness"]
    assert table.state.madness == 19


@pytest.mark.rule("bigbook/deck.top-placement")
def test_a_card_put_on_top_of_a_deck_is_the_first_one_drawn() -> None:
    table = position(
        hands=[["earth-1", "earth-1", "fire-1"]],
        decks=[["water-1", "water-2"]],
        discards=[["air-3"]],
        spells=[["sands-of-time", "growth"]],
        library_stacks={"earth": []},
    )
    table.choose("activate sands-of-time", 1, "pay hand-0/earth-1", "discard-0/air-3")
    assert table.state.magicians[0].deck == ["water-2", "water-1", "air-3"]
    table.choose("activate growth")
    assert table.state.magicians[0].hand == ["fire-1", "air-3"]


@pytest.mark.rule("bigbook/deck.top-order")
def test_whoever_puts_several_cards_on_a_deck_chooses_their_order() -> None:
    for first, second in (("air-3", "fire-3"), ("fire-3", "air-3")):
        table = position(
            hands=[["earth-2", "fire-1"]],
            decks=[["water-1"]],
            discards=[["air-3", "fire-3", "water-3"]],
            spells=[["sands-of-time", "combustion"]],
            library_stacks={"earth": []},
        )
        table.choose("activate sands-of-time", 2, f"discard-0/{first}", f"discard-0/{second}")
        assert table.state.magicians[0].deck == ["water-1", first, second]


@pytest.mark.rule("bigbook/deck.top-order")
def test_each_player_orders_the_cards_of_their_own_deck() -> None:
    # The reward for the Hornet on the page of the Griffin: up to 2 cards of the discard pile on top of the deck.
    table = position(
        phase="monster",
        marker=5,
        grimoire=["hornet", "griffin", "spider", "flytrap", "dragon", "samurai", "final"],
        hands=[["fire-1"], ["fire-1"]],
        decks=[["water-1"], ["water-1"]],
        discards=[["air-1", "air-2", "air-3"], ["earth-1", "earth-2", "earth-3"]],
    )
    table.answer("put-on-deck", "discard-0/air-3", 0).answer("put-on-deck", "discard-0/air-1", 0)
    table.answer("put-on-deck", "discard-1/earth-1", 1).answer("put-on-deck", "discard-1/earth-2", 1)
    assert table.state.magicians[0].deck == ["water-1", "air-3", "air-1"]
    assert table.state.magicians[1].deck == ["water-1", "earth-1", "earth-2"]
