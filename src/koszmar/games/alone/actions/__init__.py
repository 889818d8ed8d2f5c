"""The six actions: what can be declared, and how an action runs from its declaration to its end (Actions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from ..items import ITEMS, find_item, spend
from ..reactions import Occasion, react
from ..state import ACTIONS, HERO, Item, Scene
from . import explore, fight, interact, locate, move, search

OPTIONS: dict[str, Callable[[Scene], list[Key]]] = {
    "move": move.options,
    "explore": explore.options,
    "fight": fight.options,
    "locate": locate.options,
    "search": search.options,
    "interact": interact.options,
}
DOES: dict[str, Callable[..., Flow[None]]] = {
    "move": move.perform,
    "explore": explore.perform,
    "fight": fight.perform,
    "locate": locate.perform,
    "search": search.perform,
    "interact": interact.perform,
}


def legal_actions(scene: Scene) -> list[Key]:
    """Everything that can be declared: (action, …), or ("use", item, …) for an action with an item.

    (turn.choose-action, turn.must-act, action.items-on-actions, action.declare-then-resolve)
    """
    options: list[Key] = []
    for action in ACTIONS:
        options += OPTIONS[action](scene)
    return options + item_options(scene)


def item_options(scene: Scene) -> list[Key]:
    """Items that can be activated with an action (item.action-symbol); several charges where a card allows it."""
    found: dict[Key, None] = {}
    for item in scene.state.sheet.items:
        card = ITEMS[item.key]
        if card.does is None or not item.charges or not card.usable(scene, item):
            continue
        for charges in range(1, item.charges + 1) if card.many else (1,):
            found["use", item.key, charges] = None
    return list(found)


def perform(scene: Scene, choice: tuple[Any, ...], *, free: bool = False) -> Flow[None]:
    """An action, from its declaration to the last chance to react to it.

    (action.spend-turn-token, action.item-keeps-reactions, item.action-cost, item.free-action, item.extra-action-reactions)
    """
    kind, *args = choice
    if kind == "use":
        yield from use_item(scene, str(args[0]), int(args[1]))
        return
    declare(scene, kind, [str(arg) for arg in args], free=free)
    yield from DOES[kind](scene, *args)
    scene.state.turn.struck_air = False
    yield from resolved(scene, kind)


def declare(scene: Scene, action: str, args: list[str], item: str = "", *, free: bool = False) -> None:
    """Say what is done before any part of it (action.declare-then-resolve)."""
    state = scene.state
    state.turn.actions.append(action)
    state.turn.dangerous = state.elements[state.hero].danger
    scene.tell("declares", action=action, args=args, item=item, free=free)


def resolved(scene: Scene, action: str) -> Flow[None]:
    """The action is finished (reaction.resolved-moment)."""
    return react(scene, Occasion("resolved", action))


def use_item(scene: Scene, key: str, charges: int) -> Flow[None]:
    """Activate an item: its text takes the place of the action (action.item-replaces, item.once-per-action).

    An upgraded item has its basic effect, then its advanced one (item.basic-and-advanced).
    """
    item = find_item(scene, key)
    assert item is not None
    card = ITEMS[key]
    assert card.does is not None
    declare(scene, card.symbol, [], key)
    using = Item(item.key, charges, item.upgraded)
    paid = charges - (yield from spare_cell(scene, charges))
    spend(scene, item, paid)
    yield from scene.because(f"item-{key}", carry_out(card.does(scene, using)))
    if scene.state.turn.struck_air:
        give_back(scene, item, paid)
    yield from resolved(scene, card.symbol)


def give_back(scene: Scene, item: Item, charges: int) -> None:
    """The target of an attack was gone: the charges paid for it stay on the item (reaction.target-gone)."""
    state = scene.state
    state.turn.struck_air = False
    if not item.charges:
        state.items_out.remove(item.key)
        state.sheet.items.append(item)
    item.charges += charges
    scene.tell("charges-kept", item=item.key, charges=charges)


def spare_cell(scene: Scene, charges: int) -> Flow[int]:
    """The engineer as Hero: once a round an activation costs 1 charge less (Spare Cell)."""
    sheet = scene.state.sheet
    if sheet.character != "engineer" or "character" in sheet.used:
        return 0
    answer = yield ask(HERO, "spare-cell", ["pay", "spare"], rule="setup.character")
    if answer == "pay":
        return 0
    sheet.used.append("character")
    scene.tell("ability", character="engineer")
    return 1
