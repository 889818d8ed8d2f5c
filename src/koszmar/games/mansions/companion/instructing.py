"""The verbs as orders: what our table does by itself, the group does on its own, as the app says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import carry_out

from ..choosing import together
from ..effects.conditions import hangs_on_draws
from ..effects.context import Context
from ..effects.model import Effect
from ..effects.noticing import notice
from ..effects.reading import change
from ..effects.verbs import VERBS, is_there
from ..monsters import hurt
from ..scenario.happenings import happen, plan
from ..scenario.verbs import take_token
from ..skills import test
from ..state import Scene
from .asking import order, whom
from .falling import fall
from .reckoning import asked, guess, is_so

Run = Callable[[Scene, Context, Effect], Any]
INSTEAD: dict[str, Run] = {}
"""Verbs that mean something else here; all others do what they do at our table."""


def instead(*names: str) -> Callable[[Run], Run]:
    """Enter what some verbs mean in companion mode."""

    def enter(run: Run) -> Run:
        INSTEAD.update(dict.fromkeys(names, run))
        return run

    return enter


def run(scene: Scene, effects: Sequence[Effect], ctx: Context) -> Flow[None]:
    """Carry out effects one after another; what a condition needs to know and the app does not is asked."""
    taken = True
    for place, effect in enumerate(effects):
        match effect.verb:
            case "if":
                taken = yield from is_so(scene, ctx, effect.args)
                after = effects[place + 1 : place + 2]
                other = after[0].body if after and after[0].verb == "else" else ()
                if hangs_on_draws(scene.state.plot, effect.args) and not notice(scene, ctx, effect, other, taken):
                    taken = True  # facts were counted, whichever way it went: `else` has nothing left to do
                elif taken:
                    yield from run(scene, effect.body, ctx)
            case "else":
                if not taken:
                    yield from run(scene, effect.body, ctx)
            case "any" | "unhurt":
                if bool(ctx.suffered) == (effect.verb == "any"):
                    yield from run(scene, effect.body, ctx)
            case name:
                yield from carry_out((INSTEAD.get(name) or VERBS[name])(scene, ctx, effect))


# -- suffering and recovering --------------------------------------------------------------------------------------


@instead("damage", "horror")
def suffer(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``horror 2 negate will``: the table tests, the app counts what is left."""
    if not is_there(scene, ctx):
        return
    amount, *words = effect.args
    left = int(amount)
    if "negate" in words:
        at = words.index("negate")
        modifier = change(words[at + 2]) if len(words) > at + 2 else 0
        left -= yield from test(scene, ctx.who, str(words[at + 1]), modifier)
    if left > 0:
        ctx.suffered += left
        order(scene, f"{effect.verb}-facedown" if "facedown" in words else effect.verb, ctx.who, left)


@instead("mend", "calm")
def recover(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Cards are discarded."""
    if is_there(scene, ctx):
        order(
            scene, f"{effect.verb}-facedown" if "facedown" in effect.args else effect.verb, ctx.who, int(effect.args[0])
        )


@instead("clue")
def clue(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Clues come or go."""
    if is_there(scene, ctx):
        amount = change(effect.args[0])
        ctx.gained = ctx.gained or amount > 0
        order(scene, "clue" if amount > 0 else "lose-clue", ctx.who, abs(amount))


@instead("waste")
def waste(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The action is lost."""
    ctx.wasted = True
    order(scene, "waste", ctx.who)


@instead("reopen", "condition", "cure", "drop", "lose", "gain", "flip")
def about_cards(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Cards before an investigator come, go or turn over."""
    if is_there(scene, ctx):
        words = [str(word) for word in effect.args if word not in ("as", "plot")]
        ctx.gained = ctx.gained or effect.verb == "gain"
        order(scene, effect.verb, ctx.who, thing="+".join(words))


@instead("lights-out")
def lights_out(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Whoever has a Light Source drops one."""
    if is_there(scene, ctx):
        order(scene, "drop", ctx.who, thing="light")


@instead("extra-action", "may-move", "flee")
def about_someone(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Something that an investigator does or must do."""
    if is_there(scene, ctx):
        order(scene, effect.verb, ctx.who, int(effect.args[0]) if effect.args else 0)


@instead("drawn")
def drawn(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Toward a place, or toward the nearest monster."""
    if is_there(scene, ctx):
        where = str(effect.args[1]) if len(effect.args) > 1 else ""
        order(scene, "drawn-to" if where else "drawn", ctx.who, int(effect.args[0]), at=where)


@instead("put")
def put(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Somebody is put into a space."""
    if is_there(scene, ctx):
        order(scene, "put", ctx.who, at=str(effect.args[0]))


@instead("begin-at")
def begin_at(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Everybody is put into a space."""
    order(scene, "begin-at", at=str(effect.args[0]))


@instead("eliminate")
def eliminate(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Whoever this is about is eliminated."""
    if is_there(scene, ctx):
        order(scene, "eliminate", ctx.who)
        yield from fall(scene, ctx.who)


# -- whom ----------------------------------------------------------------------------------------------------------


@instead("each")
def each(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """It happens to each of those at whom the table points."""
    for who in (yield from whom(scene, effect.args)):
        if not scene.state.investigators[who].out:
            yield from run(scene, effect.body, ctx.about(who))


@instead("random")
def random(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """It happens to one of them at random, or to several."""
    several = bool(effect.args) and isinstance(effect.args[0], int)
    found = yield from whom(scene, effect.args[1:] if several else effect.args)
    for _ in range(min(int(effect.args[0]) if several else 1, len(found))):
        who = scene.chance.pick(found)
        found = [other for other in found if other != who]
        scene.tell("chosen", who=who)
        yield from run(scene, effect.body, ctx.about(who))


@instead("one")
def one_of_them(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """It happens to one of them; the group chooses among several."""
    found: list[Key] = list((yield from whom(scene, effect.args)))
    if found:
        who = yield from together(scene, "which-investigator", found, "conflict.several-ways", deed=effect.first)
        yield from run(scene, effect.body, ctx.about(int(who)))  # type: ignore[arg-type]


@instead("choose")
def choose(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """An option that only the table can allow is asked about when it is chosen; if it is not so, another is taken."""
    options = [
        part for part in effect.body if part.verb == "option" and guess(scene, ctx, _condition(part)) is not False
    ]
    while options:
        keys: list[Key] = [str(part.args[0]) for part in options]
        choice = yield from together(scene, "story", keys, "conflict.several-ways", texts=keys)
        taken = next(part for part in options if part.args[0] == choice)
        if (yield from is_so(scene, ctx, _condition(taken))):
            yield from run(scene, taken.body, ctx)
            return
        options.remove(taken)


def _condition(option: Effect) -> Sequence[Any]:
    words = option.args[1:]
    return (words[1:] if words[0] == "if" else words) if words else ("investigators", ">=", 1)


# -- the board -----------------------------------------------------------------------------------------------------


@instead("fire", "quench", "darkness", "daylight", "spread", "slide-back", "prowl", "wound")
def on_the_board(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Tokens and figures that lie on the table."""
    words = [str(word) for word in effect.args]
    number = int(words.pop(0)) if words and words[0].isdecimal() else 1
    match effect.verb:
        case "wound" if ctx.monster is not None and not words:
            yield from hurt(scene, ctx.monster, number)
        case "prowl" if not words and ctx.monster is not None:
            order(scene, "prowl", number=number, thing=ctx.monster.id)
        case "prowl" | "slide-back" | "wound" | "spread":
            order(scene, "-".join([effect.verb, *words]), ctx.who, number)
        case name if words == ["one"]:
            order(scene, f"{name}-one")
        case name:
            order(scene, name, ctx.who, at=words[0] if words else "here")


@instead("pause-monster")
def pause_monster(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The monster that it is about loses its next movement."""
    if ctx.monster:
        order(scene, "pause-monster", thing=ctx.monster.id)


@instead(
    "tile", "discard-tile", "token", "discard", "spawn", "leave", "wall", "door", "barricade", "passage", "clear-board"
)
def as_the_app_has_it(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """The app's own map changes, and the table follows it."""
    with_it = seen(scene)
    yield from carry_out(VERBS[effect.verb](scene, ctx, effect))
    follow(scene, with_it)


def seen(scene: Scene) -> tuple[set[str], dict[str, str], dict[str, str]]:
    """The tiles, tokens and monsters that the app has on its map."""
    state = scene.state
    tokens = {token.key: token.at for token in state.tokens}
    return {tile.side for tile in state.tiles}, tokens, {monster.id: monster.space for monster in state.monsters}


def follow(scene: Scene, before: tuple[set[str], dict[str, str], dict[str, str]]) -> None:
    """Tell the table what came and what went."""
    (tiles, tokens, monsters), (laid, lying, standing) = before, seen(scene)
    if tiles and not laid:
        order(scene, "clear-board")
        return
    for side in sorted(laid - tiles):
        order(scene, "tile", thing=side)
    for side in sorted(tiles - laid):
        order(scene, "tile-gone", thing=side)
    for key in lying:
        if key not in tokens:
            order(scene, "token", thing=key, at=lying[key])
    for key in tokens:
        if key not in lying:
            order(scene, "token-gone", thing=key)
    for key in standing:
        if key not in monsters:
            order(scene, "spawn", thing=key, at=standing[key])
    for key in monsters:
        if key not in standing:
            order(scene, "monster-gone", thing=key)


# -- persons -------------------------------------------------------------------------------------------------------


@instead("follow")
def goes_along(scene: Scene, ctx: Context, effect: Effect) -> None:
    """A person goes with whoever this is about; where that is, the table knows."""
    key = effect.args[0] if effect.args else ctx.token.key if ctx.token else ""
    token = next((one for one in scene.state.tokens if one.key == key), None)
    if token is not None and is_there(scene, ctx):
        token.follows = ctx.who
        scene.tell("follows", token=token.key, who=ctx.who)
        order(scene, "follow", ctx.who, thing=token.key)


@instead("perish")
def perish(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Persons who can be lost and follow nobody are lost where Fire burns, as the table sees it."""
    tokens = plan(scene).tokens
    for token in [one for one in scene.state.tokens if one.follows < 0 and tokens[one.key].shield]:
        if (yield from asked(scene, ctx, ("stands-in-fire", token.key))):
            scene.tell("perishes", token=token.key)
            take_token(scene, token.key)
            order(scene, "token-gone", thing=token.key)
            yield from happen(scene, "lost", value=token.key)
