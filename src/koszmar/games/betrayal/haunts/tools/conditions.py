"""Where an action can be taken, what it needs, and what helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from koszmar.parts.figures import Figure, is_seat

from ...bestiary import monsters_on
from ...haunt import Where
from ...house import explorers_on, is_named, symbol
from ...state import Scene, the_haunt
from ...tokens import has_token, on_tile

Part = TypeVar("Part", bound=Callable[..., Any])


def on(*tiles: str) -> Where:
    """On one of these tiles, face up; they are important locations of the haunt."""

    def where(scene: Scene, actor: Figure, tile: str) -> bool:
        return is_named(scene.state.house, tile, *tiles)

    return naming(tiles, where)


def naming(tiles: Iterable[str], part: Part) -> Part:
    """A part of an action that needs these tiles by name."""
    part.__dict__["tiles"] = tuple(tiles)
    return part


def _named_by(parts: Iterable[Where]) -> list[str]:
    return [tile for part in parts for tile in getattr(part, "tiles", ())]


def on_symbol(*symbols: str) -> Where:
    """On a tile with one of these symbols."""
    return lambda scene, actor, tile: symbol(scene.state.house, tile) in symbols


def with_token(*names: str) -> Where:
    """On a tile where such a token lies."""
    return lambda scene, actor, tile: on_tile(scene.state, tile, *names)


def without_token(*names: str) -> Where:
    """On a tile where no such token lies."""
    return lambda scene, actor, tile: not on_tile(scene.state, tile, *names)


def with_hidden(name: str) -> Where:
    """On a tile where such a token lies face down."""
    return lambda scene, actor, tile: any(not token.up for token in on_tile(scene.state, tile, name))


def with_monster(kind: str) -> Where:
    """On a tile with a monster of that kind."""
    return lambda scene, actor, tile: monsters_on(scene.state, tile, kind)


def with_traitor(scene: Scene, actor: Figure, tile: str) -> bool:
    """On the tile of the living traitor."""
    haunt = the_haunt(scene.state)
    return haunt.traitor in explorers_on(scene.state, tile)


def both(*parts: Where) -> Where:
    """Where all of these hold."""
    return naming(_named_by(parts), lambda scene, actor, tile: all(part(scene, actor, tile) for part in parts))


def either(*parts: Where) -> Where:
    """Where one of these holds."""
    return naming(_named_by(parts), lambda scene, actor, tile: any(part(scene, actor, tile) for part in parts))


def holds(card: str) -> Callable[[Scene, Any], bool]:
    """Whoever holds a card."""
    return lambda scene, actor: is_seat(actor) and card in scene.state.explorers[actor].cards


def carries(name: str) -> Callable[[Scene, Any], bool]:
    """Whoever has such a token on the board."""
    return lambda scene, actor: is_seat(actor) and has_token(scene.state, actor, name)


def bonus_on(bonus: int, *tiles: str) -> Callable[[Scene, int], int]:
    """A bonus on one of these tiles."""

    def more(scene: Scene, seat: int) -> int:
        return bonus * is_named(scene.state.house, scene.state.explorers[seat].place, *tiles)

    return naming(tiles, more)


def bonus_with(bonus: int, *cards: str) -> Callable[[Scene, int], int]:
    """A bonus for whoever holds one of these cards."""
    return lambda scene, seat: bonus * any(card in scene.state.explorers[seat].cards for card in cards)


def lacks(name: str) -> Callable[[Scene, Any], bool]:
    """Whoever has no such token on the board."""
    return lambda scene, actor: is_seat(actor) and not has_token(scene.state, actor, name)
