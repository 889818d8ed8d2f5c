"""What a haunt cannot be played without, once its set-up is done: a position that lacks it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...facts import Fact, is_noted
from ...sides import heroes
from ...state import State, alive, the_haunt
from ...tokens import held_by, tokens

Missing = Callable[[State], list[str]]
"""What is missing, in words."""


def needs_tokens_for_heroes(name: str) -> Missing:
    """There is a token of this name for every hero, wherever it lies."""

    def missing(state: State) -> list[str]:
        short = len(heroes(state)) - len(tokens(state, name))
        return [f"needs {short} more of the tokens {name!r}, one for every hero"] if short > 0 else []

    return missing


def needs_fact(fact: Fact[Any]) -> Missing:
    """A fact was noted."""
    return lambda state: [] if is_noted(state, fact) else [f"needs the fact {fact.key!r}"]


def needs_token(name: str) -> Missing:
    """There is a token of this name, wherever it lies."""
    return lambda state: [] if tokens(state, name) else [f"needs a token {name!r}"]


def needs_monster(kind: str) -> Missing:
    """There is a monster of this kind."""

    def missing(state: State) -> list[str]:
        found = any(one.kind == kind for one in the_haunt(state).monsters)
        return [] if found else [f"needs a monster {kind!r}"]

    return missing


def needs_each_to_hold(name: str, count: int = 1) -> Missing:
    """Every living player holds this many tokens of a name."""

    def missing(state: State) -> list[str]:
        short = [seat for seat in alive(state) if len(held_by(state, seat, name)) < count]
        return [f"needs {count} of the tokens {name!r} on seat-{seat}" for seat in short]

    return missing
