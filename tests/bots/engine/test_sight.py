"""What an engine is told: what its seat sees, and nothing that it could not know."""

import json
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koszmar.bots import make_bot
from koszmar.bots.engine import sight
from koszmar.bots.engine.limits import LONGEST_TOLD
from koszmar.bots.engine.messages import PARTS, read, write
from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.kernel.words import Words

SEED = "nobody may know this seed"


def reached(game: str, players: int, choices: int, seed: str = SEED) -> Match:
    """A match after so many choices of sensible players, or a little before its end."""
    match, bot = Match.new(game, players=players, seed=seed), make_bot("sensible", seed)
    for decision in islice(match, choices):
        match.choose(bot.choose(match, decision.seat), decision.seat)
    while match.decision is None:
        match.undo(agreed=True)
    return match


@pytest.mark.parametrize("game", games())
@settings(max_examples=12, deadline=None)
@given(choices=st.integers(0, 120), other=st.integers(0, 9))
def test_the_hidden_truth_changes_nothing_in_what_is_told(game: str, choices: int, other: int) -> None:
    match = reached(game, 3, choices)
    assert match.decision is not None
    seat, words = match.decision.seat, Words(match.game, "en")
    twin = match.fork(seed=f"another truth {other}", as_seen_by=seat)
    told, twin_told = (write(sight.question(one, seat, words, PARTS)) for one in (match, twin))
    assert told == twin_told
    assert SEED.encode() not in told
    assert len(told) < LONGEST_TOLD / 4


@pytest.mark.parametrize("game", games())
def test_the_log_is_what_the_seat_learned_and_follows_an_undo(game: str) -> None:
    match = reached(game, 3, 20)
    words = Words(match.game, "en")
    before = match.events(1)
    whole = sight.log(match, 0, (), before, words)
    assert (whole.start, [event.kind for event in whole.events]) == (0, [event.kind for event in before])
    assert sight.log(match, 0, before, before, words).events == []
    match.undo("turn", agreed=True)
    after = match.events(1)
    assert len(after) < len(before)
    cut = sight.log(match, 0, before, after, words)
    assert (cut.start, cut.events) == (len(after), [])
    other = [*after, *before[:3]]
    changed = sight.log(match, 0, before, other, words)
    assert [*before[: changed.start], *other[changed.start :]] == other
    assert changed.start < len(other)


def test_every_option_is_offered_with_its_words() -> None:
    match = reached("betrayal", 3, 7)
    assert match.decision is not None
    asked = sight.question(match, match.decision.seat, Words(match.game, "pl"), ())
    assert len(asked.options) == len(match.decision.options)
    assert all(option.text for option in asked.options)
    assert "view" not in json.loads(write(asked))


def test_the_match_is_told_without_its_seed() -> None:
    told = json.loads(write(sight.beginning(reached("bigbook", 2, 0), 1, 5, "en")))
    assert told["parameters"]["hand_size"] == 6
    assert (told["match"], told["seat"], told["players"]) == (5, 1, 2)
    assert SEED not in json.dumps(told)


def test_fields_that_nobody_knows_are_ignored() -> None:
    assert read(b'{"type": "pong", "id": 3, "mood": "grim"}') == read(b'{"id": 3, "type": "pong"}')
