"""Tokens and whatever else a box holds a limited number of: what has run out is not placed.

The box is a dict in the state: how many of each kind are left (Betrayal's tokens and monsters, Big Book's supply of
Element cards, the markers and miniatures of Nemesis, Alone's danger and condition tokens, Mansions of Madness).

>>> box, on_board = {"fire": 1}, []
>>> put(box, on_board, "fire", "fire", on="kitchen")
Token(kind='fire', name='fire', on='kitchen', value=0, up=True)
>>> put(box, on_board, "fire", "fire", on="cellar") is None
True
>>> put_back(box, on_board, on_board[0])
>>> box, on_board
({'fire': 1}, [])
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
"""How many there are of something, in a state."""
Box: TypeAlias = MutableMapping[str, int]
"""How many of each kind are left in the box."""


class Token(Struct, array_like=True):
    """A token in play."""

    kind: str
    """As printed: rune, fire, number, blood-nest…"""
    name: str
    """What it stands for now."""
    on: str
    """Where it lies: a space, a figure, ``aside``."""
    value: Count = 0
    """The number printed on it, where there is one."""
    up: bool = True
    """Whether its face can be seen by everybody."""


def take(box: Box, kind: str) -> bool:
    """Take one of a kind out of the box; False if none is left. A kind that the box never had is an error.

    >>> box = {"rune": 1}
    >>> take(box, "rune"), take(box, "rune"), box
    (True, False, {'rune': 0})
    """
    if not box[kind]:
        return False
    box[kind] -= 1
    return True


def give_back(box: Box, kind: str) -> None:
    """Put one of a kind back into the box."""
    box[kind] += 1


def put(
    box: Box, tokens: list[Token], kind: str, name: str, on: str, *, value: int = 0, up: bool = True
) -> Token | None:
    """Take a token from the box and lay it somewhere; None if none is left."""
    if not take(box, kind):
        return None
    token = Token(kind, name, on, value, up)
    tokens.append(token)
    return token


def put_back(box: Box, tokens: list[Token], token: Token) -> None:
    """Put a token that lies somewhere back into the box."""
    tokens.remove(token)
    give_back(box, token.kind)


def named(tokens: Iterable[Token], name: str, on: str | None = None) -> list[Token]:
    """The tokens of a name, everywhere or in one place."""
    return [token for token in tokens if token.name == name and (on is None or token.on == on)]


def lying_on(tokens: Iterable[Token], on: str, *names: str) -> list[Token]:
    """The tokens in one place, all or those of some names."""
    return [token for token in tokens if token.on == on and (not names or token.name in names)]
