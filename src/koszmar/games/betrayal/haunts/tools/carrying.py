"""Tokens that are picked up, carried, laid down, hidden and turned up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow, Key
from koszmar.parts.figures import Figure, is_seat
from koszmar.parts.moments import Answer

from ... import moments
from ...haunt import Effect
from ...haunting import show
from ...rolls import Roll
from ...state import Scene, Token
from ...tokens import held_by, move_token, on_seat, on_tile, return_token
from ...trading import TOKEN
from .around import place
from .asking import choose
from .roles import is_hero

Looting = Callable[[Scene, int, int, str], None]


def pick_up(*names: str) -> Effect:
    """Pick up a token with one of these names from your tile; of different ones the player says which."""

    def effect(scene: Scene, seat: int) -> Flow[None]:
        lying = on_tile(scene.state, place(scene, seat), *names)
        options = list(dict.fromkeys(f"{TOKEN}{token.name}" for token in lying))
        choice = yield from choose(scene, seat, "pick-up", options)
        move_token(scene, next(token for token in lying if token.name == choice[len(TOKEN) :]), on_seat(seat))

    return effect


def lay_down(name: str) -> Effect:
    """Lay a token from your board on your tile."""
    return lambda scene, seat: move_token(scene, held_by(scene.state, seat, name)[0], place(scene, seat))


def falls(*names: str, passage: str = "") -> Callable[[Scene, int, str, Figure | None], None]:
    """An answer to ``died``: such tokens fall where their holder dies; all may read the passage that says so."""

    def answer(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
        for name in names:
            for token in held_by(scene.state, seat, name):
                if passage:
                    show(scene, passage)
                move_token(scene, token, place(scene, seat))

    return answer


def changes_hands(*names: str, passage: str, looted: Looting | None = None) -> tuple[Answer, ...]:
    """The answers of a haunt whose heroes trade such tokens with one another, never with a traitor.

    Once they do, or one is looted, all may read the passage about it. ``looted`` is what a haunt does then instead.
    """
    wares = {f"{TOKEN}{name}" for name in names}

    def may_get(scene: Scene, seat: int, thing: str) -> bool:
        return thing not in wares or is_hero(scene, seat)

    def traded(scene: Scene, seat: int, other: int, things: Sequence[str]) -> None:
        if not wares.isdisjoint(things):
            show(scene, passage)

    def taken(scene: Scene, seat: int, corpse: int, thing: str) -> None:
        traded(scene, seat, corpse, [thing])

    return (
        moments.tradable.by(lambda scene, seat: names),
        moments.may_get.by(may_get),
        moments.traded.by(traded),
        moments.looted.by(looted or taken),
    )


def discarded_after_roll(action: str, name: str, each: int) -> Callable[[Scene, Roll], dict[Key, moments.Way]]:
    """An answer to ``rerolls``: once the dice of an action lie, such tokens may be discarded to add to the result."""

    def spend(scene: Scene, roll: Roll) -> None:
        assert is_seat(roll.actor)
        return_token(scene, held_by(scene.state, roll.actor, name)[0])
        roll.bonus += each

    def answer(scene: Scene, roll: Roll) -> dict[Key, moments.Way]:
        seat = roll.actor
        if roll.during != action or not is_seat(seat) or scene.state.explorers[seat].dead:
            return {}
        return {f"{TOKEN}{name}": spend} if held_by(scene.state, seat, name) else {}

    return answer


def return_tokens(scene: Scene, on: str) -> None:
    """All tokens in a place, with a monster or on a tile, go back into the box."""
    for token in [one for one in scene.state.tokens if one.on == on]:
        return_token(scene, token)


def hidden_on(scene: Scene, tile: str, name: str) -> list[Token]:
    """The face-down tokens of a name on a tile."""
    return [token for token in on_tile(scene.state, tile, name) if not token.up]


def turn_up(scene: Scene, token: Token) -> None:
    """Everybody sees the number of a token from now on."""
    token.up = True
    scene.reveal()


class Numbered(Protocol):
    """A token or a monster: something with a number."""

    value: int


def reshuffle(things: Sequence[Numbered], chance: Chance) -> None:
    """Deal the numbers of things that look alike to somebody again."""
    numbers = [one.value for one in things]
    chance.shuffle(numbers)
    for one, number in zip(things, numbers, strict=True):
        one.value = number
