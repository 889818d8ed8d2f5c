"""What actions do."""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from ...bestiary import add_monster
from ...harm import damage, dice_of_damage, lose
from ...haunt import Effect
from ...haunt import nothing as nothing
from ...haunting import win
from ...places import forced_move
from ...state import Scene
from ...tokens import on_seat, put_token
from ...traits import gain, gain_any
from .around import in_turn_order, place


def harm(kind: str, amount: int) -> Effect:
    """Take damage."""
    return lambda scene, seat: damage(scene, seat, amount, kind, "haunt")


def harm_dice(kind: str, count: int = 1) -> Effect:
    """Take as much damage as a number of dice show."""
    return lambda scene, seat: dice_of_damage(scene, seat, count, kind, "haunt")


def raise_trait(trait: str, spaces: int = 1) -> Effect:
    """Gain in a trait."""
    return lambda scene, seat: gain(scene, seat, trait, spaces)


def raise_any(*traits: str) -> Effect:
    """Gain 1 in one of these traits, as the player likes."""
    return lambda scene, seat: gain_any(scene, seat, traits, rule="special.own-instructions")


def lose_trait(trait: str) -> Effect:
    """Lose 1 in a trait."""
    return lambda scene, seat: lose(scene, seat, trait)


def take_token(kind: str, name: str) -> Effect:
    """Take a token from the box onto your board."""
    return lambda scene, seat: put_token(scene, kind, name, on_seat(seat))


def put_here(kind: str, name: str) -> Effect:
    """Put a token from the box on your tile."""
    return lambda scene, actor: put_token(scene, kind, name, place(scene, actor))


def monster_here(kind: str, count: int = 1) -> Effect:
    """A number of monsters appear on the actor's tile."""

    def effect(scene: Scene, actor: Figure) -> None:
        for _ in range(count):
            add_monster(scene, kind, place(scene, actor))

    return effect


def end_turn(scene: Scene, actor: Figure) -> None:
    """The turn ends."""
    scene.state.turn.over = True


def heroes_win(scene: Scene, actor: Figure) -> None:
    """The heroes win at once."""
    win(scene, "hero")


def traitor_wins(scene: Scene, actor: Figure) -> None:
    """The traitor wins at once."""
    win(scene, "traitor")


def steps(*effects: Effect) -> Effect:
    """One effect after another, as long as the explorer lives."""

    def effect(scene: Scene, actor: Figure) -> Flow[None]:
        for one in effects:
            if is_seat(actor) and scene.state.explorers[actor].dead:
                return
            flow = one(scene, actor)
            if hasattr(flow, "send"):
                yield from flow

    return effect


def push(scene: Scene, mover: int, actor: Figure, tiles: int) -> Flow[None]:
    """Somebody is moved up to a number of tiles, by whoever moves them."""
    yield from forced_move(scene, mover, actor, tiles, rule="move.forced-up-to", up_to=True)


# -- for several at once -------------------------------------------------------------------------------------------


def harm_all(scene: Scene, seats: Sequence[int], kind: str, amount: int) -> Flow[None]:
    """Several take damage, one after another in turn order from the active player."""
    for seat in in_turn_order(scene, seats):
        yield from damage(scene, seat, amount, kind, "haunt")


def harm_all_dice(scene: Scene, seats: Sequence[int], kind: str, count: int = 1) -> Flow[None]:
    """Several take dice of damage, one after another."""
    for seat in in_turn_order(scene, seats):
        yield from dice_of_damage(scene, seat, count, kind, "haunt")


def lose_all(scene: Scene, seats: Sequence[int], trait: str, spaces: int = 1) -> Flow[None]:
    """Several lose points of a trait, one after another."""
    for seat in in_turn_order(scene, seats):
        yield from lose(scene, seat, trait, spaces)
