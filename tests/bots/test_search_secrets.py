"""A search knows no more than its seat: with another hidden truth it thinks exactly the same."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from koszmar.bots.search import Budget, SearchBot
from koszmar.kernel.flow import Decision
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.settings import options_of, rulings_of
from koszmar.kernel.testing.strategies import choices_of, play_on

HAUNTS = (0, *range(1, 51))
HIDING = (2, 3, 6, 7, 10, 16, 17, 18, 20, 30, 46)
"""The haunts that hide something: who the traitor is, numbers, cards."""


@st.composite
def moments(draw: st.DrawFn, game: str, haunts: tuple[int, ...] = ()) -> Match:
    """A match that asks somebody something, after any number of random choices."""
    rules = find_game(game)
    options = {"haunt": draw(st.sampled_from(haunts))} if haunts else draw(choices_of(options_of(rules)))
    rulings = draw(choices_of(rulings_of(rules)))
    seed = draw(st.integers(0, 1 << 32))
    match = Match.new(rules, players=draw(st.integers(*rules.players)), options=options, rulings=rulings, seed=seed)
    most = draw(st.integers(0, 120))
    play_on(match, Random(seed), most)
    if match.over:
        match = Match.replay(match.record(), upto=match.number // 2)
    return match


def asked(match: Match) -> Decision:
    assert match.decision is not None
    return match.decision


def other_truth(match: Match, seat: int, seed: int) -> Match:
    """A match that looks the same to the seat, and is not."""
    return match.fork(seed=f"another truth {seed}", as_seen_by=seat)


GAMES = {"bigbook": moments("bigbook"), "betrayal": moments("betrayal", HAUNTS), "hiding": moments("betrayal", HIDING)}
SLOW = settings(deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_the_worlds_that_a_seat_imagines_do_not_depend_on_what_it_cannot_know(game: str, data: st.DataObject) -> None:
    match = data.draw(GAMES[game])
    for seat in range(match.setting.players):
        truth = other_truth(match, seat, data.draw(st.integers(0, 99)))
        ours, theirs = (one.fork(seed="imagined", as_seen_by=seat) for one in (match, truth))
        assert ours.fingerprint() == theirs.fingerprint()
        assert ours.decision == theirs.decision


@pytest.mark.parametrize("game", GAMES)
@settings(SLOW, max_examples=12)
@given(data=st.data())
def test_the_same_knowledge_leads_to_the_same_thought(game: str, data: st.DataObject) -> None:
    match = data.draw(GAMES[game])
    seat = data.draw(st.sampled_from(asked(match).seats))
    truth = other_truth(match, seat, data.draw(st.integers(0, 99)))
    bot = SearchBot("whoever", Budget(iterations=12))
    assert bot.think(match, seat) == bot.think(truth, seat)


def test_a_search_that_peeks_would_be_caught() -> None:
    """The truth does matter: a bot that sees it thinks otherwise."""
    match = Match.new("bigbook", options={"magicians": ["fire-girl", "water-boy"]}, seed="peek")
    truths = {other_truth(match, 0, number).fingerprint() for number in range(5)}
    assert len(truths) == 5
