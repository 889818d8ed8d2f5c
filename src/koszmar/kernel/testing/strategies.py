"""Hypothesis strategies: settings, and whole matches played at random up to some choice."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from ..game import Game
from ..match import Match


def choices_of(kind: type[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Values for the fields of a settings type that offer a fixed list of readings; the rest keep their defaults."""
    fields = {
        field.encode_name: st.sampled_from(get_args(field.type))
        for field in msgspec.structs.fields(kind)
        if get_origin(field.type) is Literal
    }
    return st.fixed_dictionaries({}, optional=fields)


@st.composite
def new_matches(draw: st.DrawFn, game: Game, events: bool = True) -> Match:
    """A fresh match with any number of players, any options and any rulings."""
    return Match.new(
        game,
        players=draw(st.integers(*game.players)),
        options=draw(choices_of(game.settings.options)),
        rulings=draw(choices_of(game.settings.rulings)),
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
