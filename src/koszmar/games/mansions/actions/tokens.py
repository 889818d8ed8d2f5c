"""Search, explore, interact, and looking at Sight tokens: what the scenario offers at its tokens.

(search.what, search.where, explore.procedure, explore.where, explore.follow-move, interact.what, interact.where,
token.sight-free, token.sight-where, evade.free-options, action-icon.effects-part, screen.visible-tokens)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import carry_out

from .. import moments
from ..app_log import decided
from ..effects.conditions import holds
from ..effects.context import Context
from ..effects.verbs import run
from ..evade import evade
from ..moving import may_move
from ..scenario.happenings import plan, say
from ..scenario.library import Happening, slug
from ..scenario.texts import message
from ..scenario.verbs import lay_tile, take_token
from ..skills import answering
from ..state import BoardToken, Scene, Who
from .around import Around

DO = "do"
"""The only thing that can be done at a token with a single event."""


def in_reach(scene: Scene, who: Who, token: BoardToken) -> bool:
    """Whether an investigator is where a token can be used; whoever follows another investigator is not asked.

    (search.where, interact.where, explore.where, token.sight-where; ruling sight-place)
    """
    space = scene.state.investigators[who].space
    if token.kind == "sight":
        return scene.rulings.sight_place == "anywhere" or space in (token.at, token.beyond)
    if token.kind == "explore":
        return bool(space) and space in (token.at, token.beyond)
    return space == token.at and token.follows < 0


def offered(scene: Scene, who: Who, token: BoardToken, *, action: bool) -> list[str]:
    """What can be done at a token now, for an action or without one."""
    story = plan(scene)
    waiting = story.by_token.get(token.key)
    found = _offered(scene, Context(who, token=token), waiting, action) if waiting else []
    if token.kind == "explore" and action and not found and story.tokens[token.key].reveals:
        found.append(DO)
    return found


def _offered(scene: Scene, ctx: Context, waiting: Sequence[Happening], action: bool) -> list[str]:
    found: list[str] = []
    assert ctx.token is not None
    for happening in waiting:
        limit = happening.plan.limit
        if limit and scene.state.plot.fired.get(happening.plan.key, 0) >= limit:
            continue
        if happening.condition and not holds(scene, ctx, happening.condition):
            continue
        if not happening.options:
            if bool(happening.plan.when.get("action", False)) == action:
                found.append(happening.plan.key)
            continue
        for key, costs, condition, _, once in happening.options:
            if costs != action or (once and f"{happening.plan.key}/{key}" in ctx.token.asked):
                continue
            if not condition or holds(scene, ctx, condition):
                found.append(f"{happening.plan.key}/{key}")
    return found


def options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("token", token, what) (search.what, interact.what, explore.procedure)."""
    space = scene.state.investigators[who].space
    found: list[Key] = []
    for token in scene.state.tokens:
        if (token.at == space or token.beyond == space) and token.kind != "sight" and in_reach(scene, who, token):
            found += [("token", token.key, what) for what in offered(scene, who, token, action=True)]
    return found


def free_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("look", token, what)."""
    space = scene.state.investigators[who].space
    found: list[Key] = []
    for token in scene.state.tokens:
        if (token.at == space or token.beyond == space or token.kind == "sight") and in_reach(scene, who, token):
            found += [("look", token.key, what) for what in offered(scene, who, token, action=False)]
    return found


def perform(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Search, explore or interact (action-icon.effects-part, search.usual, interact.usual)."""
    _, key, what = choice
    token = next(one for one in scene.state.tokens if one.key == key)
    ctx.token, ctx.cause = token, token.kind if token.kind != "person" else "interact"
    tiles = len(scene.state.tiles)
    yield from at_token(scene, ctx, token, str(what))
    if token.kind == "explore":
        yield from explored(scene, who, token, tiles)


def perform_free(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Look at a Sight token, or choose something that costs no action."""
    _, key, what = choice
    token = next(one for one in scene.state.tokens if one.key == key)
    ctx.token = token
    yield from at_token(scene, ctx, token, str(what))
    if token.kind == "sight" and token in scene.state.tokens:
        take_token(scene, token.key)


def at_token(scene: Scene, ctx: Context, token: BoardToken, what: str) -> Flow[None]:
    """What the scenario has at a token is read and carried out."""
    if what == DO:
        return
    event, _, option = what.partition("/")
    happening: Happening = plan(scene).events[event]
    fired = scene.state.plot.fired
    fired[event] = fired.get(event, 0) + 1
    if happening.plan.text:
        say(scene, happening.plan.text, ctx.who, ctx.token)
    effects = happening.do
    if option:
        token.asked.append(what)
        decided(scene, ctx.who, message(scene.state.plot.scenario, f"option-{event}-{option}"))
        effects = next(do for key, _, _, do, _ in happening.options if key == option)
    yield from scene.because(f"story-{event}", run(scene, effects, ctx))


def explored(scene: Scene, who: Who, token: BoardToken, tiles: int) -> Flow[None]:
    """The tiles behind an Explore token are placed; then the investigator may step through.

    (explore.usual, explore.follow-move)
    """
    state = scene.state
    reveals = plan(scene).tokens[token.key].reveals
    for side in reveals if token in state.tokens else ():
        lay_tile(scene, slug(side))
    if len(state.tiles) > tiles or not reveals:
        take_token(scene, token.key)
    if len(state.tiles) > tiles:
        for answer, _ in answering(scene, who, moments.explored):
            yield from carry_out(answer(scene, who))
        here = state.investigators[who].space
        yield from may_move(scene, who, 1, evade, to=token.beyond if here == token.at else token.at)
