"""What an investigator can do in a turn: options by kind, and how each is carried out (Actions).

(action.list, action.repeat, action.in-app, action-icon.costs, action-icon.free-otherwise, component-action.def)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from koszmar.kernel.flow import NOTHING, Flow, Key
from koszmar.parts.moments import carry_out

from ..effects.context import Context
from ..evade import evade
from ..harm import lose_condition, settle, suffer
from ..monsters import in_space
from ..skills import is_barred
from ..state import DAMAGE, Scene, Who
from . import component, features, fight, move, others, tokens
from .around import STUNNED, Around, Thing, look_around

Options = Callable[[Scene, Who, Around], list[Key]]


class Action(NamedTuple):
    """Something to do in a turn."""

    options: Options
    """What is possible."""
    perform: Callable[[Scene, Who, Any, Context], Any]
    """How it is carried out."""
    needs: int
    """Kinds of things of which one must be there, so that anything may be possible."""


COSTLY: dict[str, Action] = {
    "attack": Action(fight.options, fight.perform, Thing.MONSTER),
    "token": Action(tokens.options, tokens.perform, Thing.TOKEN),
    "trade": Action(others.trade_options, others.trade, Thing.LOOSE | Thing.LYING | Thing.COMPANY),
    "push": Action(others.push_options, others.push, Thing.COMPANY | Thing.MONSTER),
    "steal": Action(others.steal_options, others.steal, Thing.COMPANY),
    "set-fire": Action(features.set_fire_options, features.set_fire, Thing.LIGHT),
    "extinguish": Action(features.extinguish_options, features.extinguish, Thing.FIRE),
    "slide": Action(features.slide_options, features.slide, Thing.BARRICADE),
    "force": Action(features.force_options, features.force, Thing.BARRICADE),
    "card": Action(component.card_options, component.use_card, Thing.ACTION | Thing.CIRCLE),
    "ability": Action(component.ability_options, component.use_ability, Thing.ABILITY),
    "recover": Action(component.recover_options, component.recover, Thing.WAY_OUT | Thing.COMPANY),
}
"""Actions, by the first word of an option.

(action.list, action.in-app, action-icon.costs, component-action.def)
"""
FREE: dict[str, Action] = {
    "look": Action(tokens.free_options, tokens.perform_free, Thing.TOKEN | Thing.SIGHT),
    "play": Action(component.free_options, component.use_card, Thing.FREE_ACTION),
    "use": Action(component.free_ability_options, component.use_ability, Thing.FREE_ABILITY),
}
"""What costs no action (action-icon.free-otherwise)."""


def legal_actions(scene: Scene) -> list[Key]:
    """Everything that the investigator whose turn it is can do now, again if he likes (action.repeat).

    Nothing, while the figure is off the board.
    """
    state = scene.state
    who, left = state.turn.who, state.turn.actions
    if not state.investigators[who].space:
        return []
    here = look_around(scene, who)
    if here.there & Thing.STUN:
        return ["shake-off"] if left else []
    found: list[Key] = []
    if left or state.turn.moves:
        found += move.options(scene, who, here)
    for options in _worth_a_look(here.there, bool(left)):
        found += options(scene, who, here)
    return found


@cache
def _worth_a_look(there: int, costly: bool) -> tuple[Options, ...]:
    """What the actions offer that have what they need, in their order."""
    every = (*(COSTLY.values() if costly else ()), *FREE.values())
    return tuple(action.options for action in every if action.needs & there)


def perform(scene: Scene, choice: Key) -> Flow[None]:
    """Carry out what was chosen: evade first where a monster is, then the action, then what Fire does."""
    state = scene.state
    who = state.turn.who
    if choice == "shake-off":
        state.turn.actions -= 1
        lose_condition(scene, who, STUNNED)
        return NOTHING
    assert isinstance(choice, tuple)
    kind = str(choice[0])
    if kind == "go":
        return move.perform(scene, who, choice)
    if kind in FREE:
        return carry_out(FREE[kind].perform(scene, who, choice, Context(who)))
    return act(scene, who, kind, choice)


def act(scene: Scene, who: Who, kind: str, choice: tuple[str | int, ...]) -> Flow[None]:
    """Spend an action on something other than moving.

    (attack.confirm-costs-action, attack.no-evade, evade.when, evade.only-actor, fire.act-in-fire, fire.wasted-in-fire,
    wasted.def, turn.two-actions, move-action.interrupt-wasted; ruling interrupted-move)
    """
    state = scene.state
    one = state.investigators[who]
    state.turn.actions -= 1
    burning = one.space in state.fire
    ctx = Context(who, cause=kind)
    if kind != "attack" and in_space(scene, one.space):
        evaded = yield from evade(scene, who)
        # what came of it may have undone the rest
        ctx.wasted = not evaded or choice not in COSTLY[kind].options(scene, who, look_around(scene, who))
    if not ctx.wasted and not one.out:
        yield from carry_out(COSTLY[kind].perform(scene, who, choice, ctx))
    if not state.turn.trading:
        yield from is_over(scene, who, kind, ctx, burning)


def trade_goes_on(scene: Scene) -> Flow[None]:
    """The next transfer of a trade action; after the last one the action is over."""
    state = scene.state
    who = state.turn.who
    yield from others.arrange(scene)
    if not state.turn.trading:
        burning = state.investigators[who].space in state.fire
        yield from is_over(scene, who, "trade", Context(who, cause="trade"), burning)


def is_over(scene: Scene, who: Who, kind: str, ctx: Context, burning: bool) -> Flow[None]:
    """An action other than moving is over: what Fire does to whoever acted in it, and what waits for this moment."""
    state = scene.state
    one = state.investigators[who]
    if ctx.wasted:
        scene.tell("wasted", who=who)
        if scene.rulings.interrupted_move == "ends":
            state.turn.moves = 0
    state.turn.performed, state.turn.last = state.turn.performed + 1, kind
    if burning and one.space in state.fire and not one.out:
        yield from suffer(scene, who, DAMAGE, 1, up=False, cause="fire")
    yield from settle(scene)
    yield from move.is_over(scene, who, ctx.cause, ctx.gained)


def may_slide(scene: Scene, who: Who, what: str) -> bool:
    """Whether nothing forbids pushing, sliding or forcing."""
    return not is_barred(scene, who, what)
