"""Hypothesis strategies: settings, and whole matches played at random up to some choice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st

from ..game import Game
from ..match import Match
from ..settings import Field, options_of, rulings_of


def choices_of(fields: Mapping[str, Field]) -> st.SearchStrategy[dict[str, Any]]:
    """Values for the fields that are a choice among a few; the rest keep their defaults."""
    return st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(field.choices) for name, field in fields.items() if field.choices}
    )


@st.composite
def new_matches(draw: st.DrawFn, game: Game, events: bool = True) -> Match:
    """A fresh match with any number of players, any options and any rulings."""
    return Match.new(
        game,
        players=draw(st.integers(*game.players)),
        options=draw(choices_of(options_of(game))),
        rulings=draw(choices_of(rulings_of(game))),
        seed=draw(st.integers(0, 1 << 32)),
        events=events,
    )


@st.composite
def matches(draw: st.DrawFn, game: Game, most: int = 200, events: bool = True) -> Match:
    """A match after any number of random choices."""
    match = draw(new_matches(game, events=events))
    play_on(match, Random(draw(st.integers(0, 1 << 32))), draw(st.integers(0, most)))
    return match


def play_on(match: Match, random: Random, most: int | None = None) -> None:
    """Answer questions at random until the match ends, or that many times."""
    for asked, decision in enumerate(match):
        if asked == most:
            return
        seat = random.choice(decision.seats)
        match.choose(random.choice(decision.offered(seat)), seat)
