"""What is hidden: the order of the tile stack and of the decks from everybody, and what the haunt hides from a seat."""

from __future__ import annotations

from koszmar.kernel.chance import Chance

from .haunt import HAUNTS
from .state import Table
from .tiles import ROOMS


def obscure(scene: Table, seat: int | None, chance: Chance) -> None:
    """Reshuffle whatever a seat (or a spectator) cannot know; what it can see stays exactly as it is."""
    _stack(scene, chance)
    _decks(scene, chance)
    haunt = scene.state.haunt
    if haunt is not None and (secrets := HAUNTS[haunt.number].secrets):
        secrets(scene, seat, chance)


def _stack(scene: Table, chance: Chance) -> None:
    """Nobody knows the faces in the stack, but everybody sees the back of the top tile (tiles.region-on-back)."""
    stack = scene.state.stack
    if not stack:
        return
    back = ROOMS[stack[-1]].regions
    loose = [place for place, key in enumerate(stack) if key not in scene.promised]
    tiles = [stack[place] for place in loose]
    chance.shuffle(tiles)
    for place, key in zip(loose, tiles, strict=True):
        stack[place] = key
    if stack[-1] not in scene.promised:
        same = next(place for place in loose if ROOMS[stack[place]].regions == back)
        stack[-1], stack[same] = stack[same], stack[-1]


def _decks(scene: Table, chance: Chance) -> None:
    """Cards that were buried lie at the bottom in an order that everybody has seen."""
    for deck in scene.state.decks.values():
        unknown = [card for card in deck.cards[deck.buried :] if card not in scene.promised]
        chance.shuffle(unknown)
        rest = iter(unknown)
        deck.cards[deck.buried :] = [
            card if card in scene.promised else next(rest) for card in deck.cards[deck.buried :]
        ]
