"""What each seat and a watcher may know."""

import pytest
from tests.games.nemesis.aboard import captain

from koszmar.games.nemesis.proof.positions import position


@pytest.mark.rule("nemesis/hidden.hand")
def test_a_hand_is_its_owners_and_its_size_is_public() -> None:
    table = captain()
    assert table.match.seen_by(0).state.characters[0].hand == table.state.characters[0].hand
    for seat in (1, None):
        assert table.match.seen_by(seat).state.characters[0].hand == ["?"] * 5


@pytest.mark.rule("nemesis/hidden.bag")
def test_the_bag_shows_kinds_by_arithmetic_and_no_numbers() -> None:
    seen = captain().match.seen_by(0)
    assert set(seen.state.bag) == {"?seeder", "blank", "insanity-captain", "insanity-pilot"}
    assert set(seen.state.supply) == {"?seeder"}
    assert len(seen.unseen("bag")) == 16


@pytest.mark.rule("nemesis/hidden.decks-order")
@pytest.mark.rule("nemesis/setup.weaknesses-hidden")
def test_decks_tiles_tokens_and_weaknesses_are_hidden() -> None:
    state = position(unexplored=["13", "14"]).match.seen_by(0).state
    for deck in (state.events, state.attacks, state.panic, state.serious):
        assert set(deck.cards) == {"?"}
    assert {card for deck in state.items.values() for card in deck.cards} == {"?red", "?yellow", "?green"}
    assert [state.rooms["13"].tile, state.rooms["13"].token] == ["?", "?"]
    assert [state.weaknesses, set(state.spare_weaknesses)] == [["?"] * 3, {"?"}]
    assert [set(one.deck) for one in state.characters] == [{"?"}, {"?"}]


@pytest.mark.rule("nemesis/hidden.discard-public")
def test_discard_piles_are_open_but_what_contamination_reads_is_not() -> None:
    table = captain(discards=[["motivation", "contamination-1"]], infected=["contamination-1"])
    seen = table.match.seen_by(None).state
    assert seen.characters[0].discard == ["motivation", "contamination-1"]
    assert seen.infected["contamination-1"] is None


@pytest.mark.rule("nemesis/insanity.public")
def test_insanity_is_public() -> None:
    assert captain(insanity=[4]).match.seen_by(None).state.characters[0].insanity == 4
