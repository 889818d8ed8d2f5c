"""The six actions: what can be declared, and how an action runs from its declaration to its end (Actions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from ..items import ITEMS, activate, by_name, give_back
from ..reactions import Occasion, react
from ..state import ACTIONS, HERO, Item, Scene
from . import explore, fight, interact, locate, move, search

DECLINE = "decline"
MOST_AT_ONCE = 3
"""Charges that one use of Bullets may spend (item.bullets)."""
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


def item_options(scene: Scene, symbol: str = "") -> list[Key]:
    """("use", item, charges), where he has several of the kind also its place: items for an action, or for any.

    (item.action-symbol; several charges where a card allows it)
    """
    found: list[Key] = []
    mine = scene.state.sheet.items
    keys = [item.key for item in mine]
    for number, item in enumerate(mine):
        card = ITEMS[item.key]
        if card.does is None or (symbol and card.symbol != symbol) or not card.usable(scene, item):
            continue
        place = (number,) if keys.count(item.key) > 1 else ()
        for charges in range(1, min(item.charges, MOST_AT_ONCE) + 1 if card.many else 2):
            found.append(("use", item.key, charges, *place))
    return found


def perform(scene: Scene, choice: tuple[Any, ...], *, free: bool = False) -> Flow[None]:
    """An action, from its declaration to the last chance to react to it."""
    action = yield from do(scene, choice, free=free)
    yield from resolved(scene, action)


def do(scene: Scene, choice: tuple[Any, ...], *, free: bool = False) -> Flow[str]:
    """Declare an action and carry it out; which of the six it was.

    (action.spend-turn-token, action.item-keeps-reactions, item.action-cost, item.free-action,
    item.extra-action-reactions)
    """
    kind, *args = choice
    before = scene.state.turn.entered
    if kind == "use":
        key, charges, *place = args
        kind = yield from use_item(scene, (key, *place) if place else key, charges, free=free)
    else:
        declare(scene, kind, [str(arg) for arg in args], free=free)
        yield from DOES[kind](scene, *args)
    if kind == "move":
        yield from move.second_wind(scene, scene.state.turn.entered > before)
    return str(kind)


def declare(scene: Scene, action: str, args: list[str], item: str = "", *, free: bool = False) -> None:
    """Say what is done before any part of it (action.declare-then-resolve)."""
    state = scene.state
    state.turn.actions.append(action)
    state.turn.dangerous = state.elements[state.hero].danger
    scene.tell("declares", action=action, args=args, item=item, free=free)


def resolved(scene: Scene, action: str) -> Flow[None]:
    """The action is finished (reaction.resolved-moment)."""
    return react(scene, Occasion("resolved", action))


def use_item(scene: Scene, name: Key, charges: int, *, free: bool = False) -> Flow[str]:
    """Activate an item: its text takes the place of the action, whose symbol it bears.

    (action.item-replaces, item.once-per-action)

    An upgraded item has its basic effect, then its advanced one (item.basic-and-advanced, upgrade.unlocks-advanced). An
    attack without a target that is left costs nothing but the action (reaction.target-gone).
    """
    item = by_name(scene, name)
    card = ITEMS[item.key]
    assert card.does is not None
    declare(scene, card.symbol, [], item.key, free=free)
    using = Item(item.key, charges, item.upgraded)
    cost = yield from activate(scene, item, charges)
    if (yield from scene.because(f"item-{item.key}", carry_out(card.does(scene, using)))) is False:
        give_back(scene, item, cost)
    return card.symbol


def free_fight(scene: Scene) -> Flow[None]:
    """``free Fight``: a Fight action, with an item or without; or none.

    (item.free-action,
    item.extra-action-reactions)
    """
    found = [*fight.options(scene), *item_options(scene, "fight")]
    if not found:
        return
    choice = yield ask(HERO, "free-fight", [DECLINE, *found], rule="item.free-action")
    if choice != DECLINE:
        yield from perform(scene, choice, free=True)
