"""Decks, bags and laid cards: nothing is lost, and what a deck says is known is known."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koszmar.kernel.chance import ScriptedChance, SeededChance
from koszmar.parts.cards import (
    Deck,
    LaidCard,
    bury,
    charge,
    draw,
    draw_from_bag,
    draw_up_to,
    laid,
    loose,
    put_in_bag,
    put_on_top,
    search,
    shuffle,
    shuffle_in,
    spend,
)

CARDS = [f"card-{number}" for number in range(6)]
DOINGS = st.lists(st.sampled_from(["draw", "bury", "put-on-top", "shuffle", "shuffle-in", "search"]), max_size=30)


@settings(max_examples=60)
@given(DOINGS)
def test_whatever_is_done_to_a_deck_no_card_is_lost_and_only_what_was_seen_is_known(
    doings: list[str],
) -> None:
    deck, hand, chance = Deck(list(CARDS)), list[str](), SeededChance("a deck")
    seen: set[str] = set()
    """The cards in the deck whose place somebody has watched since it was shuffled."""
    for number, doing in enumerate(doings):
        match doing:
            case "draw":
                card = draw(deck)
                if card is not None:
                    hand.append(card)
                    seen.discard(card)
            case "bury" | "put-on-top" if hand:
                card = hand.pop()
                (bury if doing == "bury" else put_on_top)(deck, card)
                seen.add(card)
            case "shuffle":
                shuffle(chance, deck)
                seen.clear()
            case "shuffle-in":
                shuffle_in(chance, deck, hand)
                seen.clear()
            case "search" if deck.cards:
                card = deck.cards[number % len(deck.cards)]
                assert search(deck, card)
                hand.append(card)
                seen.discard(card)
        assert sorted([*deck.cards, *hand]) == CARDS
        known = len(deck.cards) - deck.known
        assert {*deck.cards[: deck.buried], *deck.cards[known:]} == seen
        assert deck.buried + deck.known == len(seen)
        assert {deck.cards[place] for place in loose(deck)} == set(deck.cards) - seen


def test_the_top_of_a_deck_is_drawn_and_an_empty_deck_gives_nothing() -> None:
    deck = Deck(["rope", "lamp"])
    assert [draw(deck), draw(deck), draw(deck)] == ["lamp", "rope", None]
    assert draw_up_to(Deck(["rope"]), 2) == ["rope"]


def test_a_card_that_is_not_in_the_deck_is_not_found_there() -> None:
    assert not search(Deck(["rope"]), "lamp")


def test_a_card_promised_to_somebody_keeps_its_place() -> None:
    deck = Deck(["rope", "lamp", "knife"], buried=1)
    assert loose(deck, kept=["knife"]) == [1]


def test_a_deck_whose_top_is_never_known_is_written_without_it() -> None:
    assert msgspec.to_builtins(Deck(["rope"])) == {"cards": ["rope"], "buried": 0}
    assert msgspec.to_builtins(Deck(["rope", "lamp"], known=1)) == {"cards": ["rope", "lamp"], "buried": 0, "known": 1}
    assert msgspec.convert({"cards": [], "buried": 0}, Deck) == Deck([])


def test_a_bag_has_no_order() -> None:
    bag = ["stalker"]
    put_in_bag(bag, ["lurker", "blank"])
    assert bag == ["blank", "lurker", "stalker"]
    assert draw_from_bag(ScriptedChance(rolls=["stalker"]), bag) == "stalker"
    assert bag == ["blank", "lurker"]
    assert draw_from_bag(ScriptedChance(), []) is None


def test_laid_cards_are_found_by_key_and_by_face() -> None:
    wounds = [LaidCard("leg"), LaidCard("hand", up=False), LaidCard("leg", up=False)]
    assert laid(wounds, "leg") == [wounds[0], wounds[2]]
    assert laid(wounds, up=True) == [wounds[0]]
    assert laid(wounds, "leg", up=False) == [wounds[2]]


@pytest.mark.parametrize(("before", "added", "after"), [(1, 1, 2), (3, 3, 4), (5, 1, 5)])
def test_a_card_is_charged_up_to_the_most_it_can_have(before: int, added: int, after: int) -> None:
    card = LaidCard("lamp", charges=before)
    charge(card, added, most=4)
    assert card.charges == after


def test_charges_that_are_not_there_are_not_spent() -> None:
    card = LaidCard("lamp", charges=2)
    assert not spend(card, 3)
    assert card.charges == 2
    assert spend(card, 2)
