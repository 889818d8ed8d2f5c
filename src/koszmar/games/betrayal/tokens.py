"""Tokens: taken from the box, laid on tiles, carried, given, turned up. They run out: then nothing more is placed."""

from __future__ import annotations

from koszmar.parts.figures import word_of
from koszmar.parts.tokens import Token, lying_on, named, put, put_back

from .state import Scene, State

BOX = {
    "small-monster": 20, "number": 18, "rune": 8, "trait-might": 2, "trait-speed": 2, "trait-knowledge": 2,
    "trait-sanity": 2, "hero": 6, "fire": 6, "blood-nest": 5, "searched-hidden": 5, "food-trap": 5,
    "videotape-portal": 5, "on-off": 5, "obstacle": 3, "secret-passage": 2, "blessing": 1, "contract-altar": 1,
    "ghost": 1, "vampire": 1, "werewolf": 1, "demon": 1, "dark-queen": 1, "ghost-shark": 1, "bakeneko": 1,
    "giant-wasp": 1, "construct": 1, "giant-hair-monster": 1, "head-of-the-house": 1, "faceless-man": 1,
    "demon-dog": 1, "jacks-spirit": 1, "troll-hand": 2,
}  # fmt: skip
"""The 114 tokens of the box by kind; two-sided ones are one kind (components.tokens)."""
ASIDE = "aside"


def on_seat(seat: int) -> str:
    """Where tokens lie that a player holds."""
    return word_of(seat)


def put_token(scene: Scene, kind: str, name: str, on: str, *, value: int = 0, up: bool = True) -> Token | None:
    """Take a token from the box and lay it somewhere; None when they have run out."""
    state = scene.state
    token = put(state.box, state.tokens, kind, name, on, value=value, up=up)
    if token is None:
        return None
    if kind in ("secret-passage",):
        state.house.changed()
    if on != ASIDE:
        scene.tell("token", token=name, on=on)
    return token


def return_token(scene: Scene, token: Token) -> None:
    """Put a token back into the box."""
    put_back(scene.state.box, scene.state.tokens, token)


def move_token(scene: Scene, token: Token, on: str) -> None:
    """Lay a token elsewhere."""
    token.on = on
    scene.tell("token", token=token.name, on=on)


def tokens(state: State, name: str, on: str | None = None) -> list[Token]:
    """The tokens of a name, everywhere or in one place."""
    return named(state.tokens, name, on)


def in_house(state: State, name: str) -> list[Token]:
    """The tokens of a name that lie on tiles."""
    return [token for token in state.tokens if token.name == name and token.on in state.house.tiles]


def held_by(state: State, seat: int, name: str) -> list[Token]:
    """The tokens of a name on a player's board."""
    return tokens(state, name, on_seat(seat))


def has_token(state: State, seat: int, name: str) -> bool:
    """Whether a player holds such a token."""
    board = on_seat(seat)
    return any(token.name == name and token.on == board for token in state.tokens)


def on_tile(state: State, tile: str, *names: str) -> list[Token]:
    """The tokens on a tile, all or those of some names."""
    return lying_on(state.tokens, tile, *names)
