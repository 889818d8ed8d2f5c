"""Crafting: two Items that show the symbols of a recipe become a blue one."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask

from .belongings import find, gain, items_of, use_up
from .item_cards import ITEMS
from .state import Scene

Fits = Callable[[str, str], bool]
"""Whether an Item will do for a component."""


def shows(item: str, component: str) -> bool:
    """Whether an Item shows the symbol of a component."""
    return ITEMS[item].component == component


def craftable(scene: Scene, seat: int, fits: Fits = shows) -> list[str]:
    """Crafted Items that are left and whose two components the player has (action.craft, craft.limited)."""
    mine = [item.key for item in items_of(scene.state.characters[seat])]
    if len(mine) < 2:
        return []
    return [key for key, left in scene.state.crafted.items() if left and components(key, mine, fits)]


def components(key: str, mine: list[str], fits: Fits) -> list[str]:
    """The Items that can be the first component of a recipe, so that one is left for the second (craft.recipes)."""
    recipe = ITEMS[key].recipe
    if recipe is None:
        return []
    first, second = recipe
    return [
        one
        for place, one in enumerate(mine)
        if fits(one, first) and any(fits(other, second) for other in (*mine[:place], *mine[place + 1 :]))
    ]


def craft(scene: Scene, seat: int, key: str, fits: Fits = shows) -> Flow[None]:
    """Discard an Item for each component and take the Crafted Item (craft.recipes, item.crafted-weapon-ammo)."""
    recipe = ITEMS[key].recipe
    assert recipe is not None
    character = scene.state.characters[seat]
    yield from spend(scene, seat, components(key, [item.key for item in items_of(character)], fits))
    yield from spend(scene, seat, [item.key for item in items_of(character) if fits(item.key, recipe[1])])
    scene.state.crafted[key] -= 1
    yield from gain(scene, seat, key, full=True)


def spend(scene: Scene, seat: int, items: list[str]) -> Flow[None]:
    """Discard one of these Items, of the player's choice, before everybody's eyes."""
    options: list[Key] = list(dict.fromkeys(items))
    key = yield ask(seat, "pick-component", options, rule="action.craft", pause=True)
    item = find(scene.state.characters[seat], key)
    assert item is not None
    use_up(scene, seat, item)
    scene.tell("component", seat=seat, item=key)
