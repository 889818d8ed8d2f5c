"""What is hidden is reshuffled, and what a seat can see stays as it is."""

from collections import Counter
from random import Random

import pytest
from tests.thorough import THOROUGH

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import position
from koszmar.games.betrayal.tiles import ROOMS, TILES
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws


def shuffled(match: Match, seat: int | None, seed: str) -> Match:
    return match.fork(seed=seed, as_seen_by="spectator" if seat is None else seat)


@pytest.mark.rule("betrayal/tiles.region-on-back")
def test_the_stack_is_shuffled_but_its_top_keeps_its_back() -> None:
    match = position(stack=["nursery"]).match
    tops, orders = set(), set()
    for seed in range(30):
        stack = shuffled(match, 0, str(seed)).state.stack
        assert sorted(stack) == sorted(match.state.stack)
        assert ROOMS[stack[-1]].regions == ROOMS["nursery"].regions
        tops.add(stack[-1])
        orders.add(tuple(stack))
    assert len(tops) > 3
    assert len(orders) == 30


def test_decks_are_shuffled_but_for_the_cards_that_everybody_saw_buried() -> None:
    table = position(cards=[["map"]], places=["hallway"])
    table.choose("use map", "hallway")
    deck = table.state.decks["item"]
    assert (deck.buried, deck.cards[0]) == (1, "map")
    for seed in range(10):
        other = shuffled(table.match, 1, str(seed)).state.decks["item"]
        assert other.cards[0] == "map"
        assert Counter(other.cards) == Counter(deck.cards)
    assert shuffled(table.match, 1, "a").state.decks["item"].cards != deck.cards


def test_an_empty_stack_hides_nothing() -> None:
    match = position(gone=TILES).match
    assert shuffled(match, None, "a").state.stack == []


def test_a_tile_in_hand_stays_there() -> None:
    table = position(stack=["library"], places=["hallway"]).choose("discover 0")
    assert table.state.drawn == ["library"]
    fork = table.match.fork(seed="other", as_seen_by=1)
    assert fork.decision == table.match.decision
    fork.choose(fork.options()[0])
    assert "library" in fork.state.house.tiles
    assert fork.state.drawn == []


@pytest.mark.rule("betrayal/hidden.look-own-token")
def test_with_a_hidden_traitor_others_may_be_anything_and_oneself_is_oneself() -> None:
    match = Match.new(GAME, players=5, seed="who", options={"haunt": 6})
    while match.state.phase in ("explorers", "scenario", "haunt"):
        assert match.decision
        match.choose(match.options()[0], match.decision.seats[-1])
    traitor = match.state.haunt.traitor
    hero = next(seat for seat in range(5) if seat not in (traitor, match.decision.seat))  # type: ignore[union-attr]
    guesses = {match.fork(seed=seed, as_seen_by=hero).state.haunt.traitor for seed in range(40)}
    assert hero not in guesses
    assert len(guesses) > 2
    assert {match.fork(seed=seed, as_seen_by=traitor).state.haunt.traitor for seed in range(10)} == {traitor}


TRUTHS = 20 if THOROUGH == 1 else 6
"""At one choice in this many, what a seat sees is compared in another truth; `make soak` does so in many matches."""


@pytest.mark.parametrize("haunt", [0, *sorted(HAUNTS)])
def test_no_seat_sees_what_it_cannot_know(haunt: int) -> None:
    players = GAME.players[0] + haunt % 4
    match = Match.new(GAME, players=players, seed=f"leak {haunt}", options={"haunt": haunt})
    random = Random(haunt)
    for number in range(60):
        if match.decision is None:
            return
        if number % 6 == 0:
            laws.no_leak(match, str(number))
        if number % TRUTHS == haunt % TRUTHS:
            laws.another_truth_looks_the_same(match, random)
        match.choose(random.choice(match.decision.options), random.choice(match.decision.seats))


@pytest.mark.parametrize("number", sorted(HAUNTS))
def test_the_end_of_a_haunt_gives_nothing_away_that_a_seat_cannot_know(number: int) -> None:
    for seed in range(3):
        match, random = Match.new("betrayal", players=4, options={"haunt": number}, seed=seed), Random(seed)
        for decision in match:
            match.choose(random.choice(match.options()), decision.seat)
        laws.no_leak(match, str(seed))
