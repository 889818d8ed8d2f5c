"""Verbs that only scenarios use: tiles and tokens, persons, facts and clocks, what is told, how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.board import Board, Link, towards

from ..board import ON_FOOT, PASSAGE, board, is_placed, of_tiles, tile_of, ways_for
from ..choosing import together
from ..effects.context import Context
from ..effects.model import Effect
from ..effects.reading import change
from ..effects.verbs import is_there, number, place_of, run, verb
from ..in_force import kind_of
from ..state import Barricade, BoardToken, LaidTile, Scene, in_play, seat_of
from .filling import line
from .happenings import advance, carry_out, happen, plan, reach, say, set_objective, weighted
from .library import Scenario, scenario, slug
from .model import Map, TokenPlan

TWO_SIDED = {"search": "search", "interact": "search", "explore": "explore", "sight": "explore"}
"""Which pool a token comes from: two kinds are two sides of one token (token.search-interact, token.explore-sight)."""


# -- tiles and tokens ----------------------------------------------------------------------------------------------


def lay_tile(scene: Scene, side: str, *, tokens: bool = True) -> None:
    """Place a map tile where the scenario's map has it, with the tokens that come with it (map.tile-placement)."""
    state = scene.state
    if is_placed(state, f"{side}.a"):
        return
    layout = plan(scene).file.map[state.plot.layout]
    found = next(tile for tile in layout.every if slug(tile[0]) == side)
    state.tiles.append(LaidTile(side, found[1], found[2], found[3] // 90))
    scene.reveal()
    scene.tell("tile", tile=side)
    if layout.walls or layout.doors:
        _lay_joints_of(scene, layout, side)
    for token in plan(scene).tokens.values():
        if token.reveals and all(is_placed(state, f"{slug(other)}.a") for other in token.reveals):
            take_token(scene, token.key)
    if tokens:
        lay_tokens_of(scene, side)


def _lay_joints_of(scene: Scene, layout: Map, side: str) -> None:
    """Walls and doors that the map has between a tile and others (wall.token-on-door, door.token-on-wall)."""
    for kind, pairs in (("wall", layout.walls), ("door", layout.doors)):
        for pair in pairs:
            links = [link for link in joints_at(board(scene.state), pair) if side in map(tile_of, link.ends)]
            _close(scene, [link.key for link in links], kind)


def joints_at(laid: Board, pair: str) -> list[Link]:
    """What is between two spaces or two tiles of a board, as a map writes it: ``Hall 1.a | Lobby.b``."""
    wanted = {slug(part.strip()) for part in pair.split("|")}
    return [link for link in laid.links.values() if wanted in (set(link.ends), set(map(tile_of, link.ends)))]


def lay_tokens_of(scene: Scene, side: str) -> None:
    """Place the tokens that come with a tile."""
    for token in plan(scene).tokens.values():
        if token.with_ and slug(token.with_) == side:
            lay_token(scene, token)


def lay_token(scene: Scene, token: TokenPlan) -> None:
    """Place a token, if one of its kind is left (place.other, limit.everything-else, token.search, token.interact,
    token.explore, token.sight).

    An Explore token is not needed where the tiles behind it lie already.
    """
    state = scene.state
    pool = TWO_SIDED.get(token.kind, token.kind)
    if any(one.key == token.key for one in state.tokens) or not state.box[pool]:
        return
    if token.reveals and all(is_placed(state, f"{slug(side)}.a") for side in token.reveals):
        return
    state.box[pool] -= 1
    at, beyond = place_of_token(state.plot.scenario, state.plot.layout, token.at)
    state.tokens.append(BoardToken(token.key, token.kind, at, beyond, mood=token.mood))
    scene.tell("token", token=token.key, kind=token.kind, space=at)


def take_token(scene: Scene, key: str) -> None:
    """A token is discarded to its pool (discard.token)."""
    state = scene.state
    token = next((one for one in state.tokens if one.key == key), None)
    if token is not None:
        state.tokens = [one for one in state.tokens if one is not token]
        state.box[TWO_SIDED.get(token.kind, token.kind)] += 1
        scene.tell("token-gone", token=key, kind=token.kind, space=token.at)


@cache
def place_of_token(story: str, layout: str, at: str) -> tuple[str, str]:
    """The space of a token, and the one beyond the joint that it lies on: ``Lobby.a | Study.b``, or ``Lobby | Study``
    for the joint of two tiles, wherever the layout has it."""
    one, _, other = (slug(part.strip()) for part in at.partition("|"))
    if not other or "." in one:
        return one, other
    found = joints(scenario(story), layout, one, other)
    if not found:
        raise ValueError(f"layout {layout} of {story} has no opening between {one} and {other}")
    return found[0]


def joints(story: Scenario, layout: str, one: str, other: str) -> list[tuple[str, str]]:
    """The pairs of spaces at which one can pass from a tile to another one that lies beside it."""
    laid = [
        LaidTile(slug(side), x, y, turned // 90)
        for side, x, y, turned in story.file.map[layout].every
        if slug(side) in (one, other)
    ]
    pairs = [link.ends if tile_of(link.ends[0]) == one else (link.ends[1], link.ends[0])
             for link in of_tiles(tuple(laid)).links.values()
             if tile_of(link.ends[0]) != tile_of(link.ends[1]) and link.kind in ON_FOOT.through]  # fmt: skip
    return sorted(pairs)


@verb("tile")
def tile(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``tile "study"``: a tile is placed."""
    for side in effect.args:
        lay_tile(scene, slug(str(side)))


@verb("discard-tile")
def discard_tile(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """A tile is discarded with all that lies on it; figures go to the nearest space that is left (map.tile-discard)."""
    from ..moving import put_into

    state, side = scene.state, slug(str(effect.args[0]))
    gone = {space for space in board(state).spaces if space.startswith(f"{side}.")}
    if not gone or len(state.tiles) < 2:
        return
    refuge = {space: _refuge(scene, space, gone) for space in gone}
    state.tiles = [one for one in state.tiles if one.side != side]
    scene.tell("tile-gone", tile=side)
    for token in [one for one in state.tokens if one.at in gone and one.follows < 0]:
        take_token(scene, token.key)
    _take_features(scene, gone)
    for space in gone & set(state.dropped):
        _lose_dropped(scene, space, refuge[space])
    for monster in state.monsters:
        if monster.space in gone:
            monster.space = refuge[monster.space]
    homeless = {who: refuge[one.space] for who, one in enumerate(state.investigators) if one.space in gone}
    for who, there in homeless.items():  # all of them at once: while one is asked something, nobody stands nowhere
        state.investigators[who].space = there
        for token in state.tokens:
            token.at = there if token.follows == who else token.at
    for who, there in homeless.items():
        if not state.investigators[who].out:
            yield from put_into(scene, who, there)


def _take_features(scene: Scene, gone: set[str]) -> None:
    """Features, walls and doors of spaces that are gone return to their pools; a Barricade on a door that led there
    slides back (discard.token)."""
    state = scene.state
    state.box["passage"] += sum(space in gone for space in state.passages)
    for spaces in ("fire", "darkness", "passages"):
        setattr(state, spaces, [space for space in getattr(state, spaces) if space not in gone])
    state.box["barricade"] += sum(one.space in gone for one in state.barricades)
    state.barricades = [one for one in state.barricades if one.space not in gone]
    links = board(state).links
    for barricade in state.barricades:
        if barricade.on not in ("", PASSAGE) and barricade.on not in links:
            barricade.on = ""
    for link in [link for link in state.links.links if link not in links]:
        state.box[state.links.links.pop(link)] += 1


def _refuge(scene: Scene, space: str, gone: set[str]) -> str:
    away = ways_for(scene.state, ON_FOOT).distances(space)
    return next(
        (other for other in away if other not in gone), next(s for s in board(scene.state).spaces if s not in gone)
    )


def _lose_dropped(scene: Scene, space: str, refuge: str) -> None:
    """Dropped cards are discarded; what the plot needs goes where figures go."""
    from ..possessions import deck_of

    for card in scene.state.dropped.pop(space):
        if card.plot:
            scene.state.dropped.setdefault(refuge, []).append(card)
        else:
            deck = scene.state.decks[deck_of(card.key)]
            deck.append(card.key)
            deck.sort()


@verb("token")
def token(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``token "desk"``: a token of the scenario is placed."""
    for key in effect.args:
        lay_token(scene, plan(scene).tokens[str(key)])


@verb("discard")
def discard(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``discard token``: the one that this is about; ``discard "desk"``: that one."""
    key = str(effect.args[0])
    if key == "token":
        if ctx.token is not None:
            take_token(scene, ctx.token.key)
    else:
        take_token(scene, key)


@verb("stage")
def stage(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The token that this is about comes to its next stage."""
    if ctx.token is not None:
        ctx.token.stage = int(effect.args[0]) if effect.args else ctx.token.stage + 1


def _joints(scene: Scene, words: tuple[object, ...]) -> list[str]:
    """The links between two spaces, or between two tiles."""
    return [link.key for link in joints_at(board(scene.state), f"{words[0]} | {words[1]}")]


@verb("wall")
def wall(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``wall "hall-1.a" "lobby.b"``: a wall token closes a joint; ``wall "hall-1" "lobby"``: all joints of two tiles
    (wall.token-on-door)."""
    _lay_joint(scene, effect, "wall")


@verb("door")
def door(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The same with a door token (door.token-on-wall)."""
    _lay_joint(scene, effect, "door")


def _lay_joint(scene: Scene, effect: Effect, kind: str) -> None:
    _close(scene, _joints(scene, effect.args), kind)


def _close(scene: Scene, links: Iterable[str], kind: str) -> None:
    state = scene.state
    for link in links:
        before = state.links.links.get(link)
        if not state.box[kind] or kind in (before, board(state).links[link].kind):
            continue
        if before is not None:
            state.box[before] += 1
        state.box[kind] -= 1
        state.links.links[link] = kind
        scene.tell(kind, link=link)


@verb("barricade")
def barricade(scene: Scene, ctx: Context, effect: Effect) -> None:
    """A Barricade is placed in a space."""
    for space in place_of(scene, ctx, [slug(str(word)) for word in effect.args])[:1]:
        if scene.state.box["barricade"]:
            scene.state.box["barricade"] -= 1
            scene.state.barricades.append(Barricade(space))
            scene.tell("barricade", space=space)


@verb("passage")
def passage(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Secret Passages are placed in spaces."""
    state = scene.state
    for word in effect.args:
        space = slug(str(word))
        if state.box["passage"] and is_placed(state, space) and space not in state.passages:
            state.box["passage"] -= 1
            state.passages = sorted([*state.passages, space])
            scene.tell("passage", space=space)


@verb("clear-board")
def clear_board(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Every tile, token and monster is discarded and every figure removed.

    (clear-board.discard, clear-board.figures, clear-board.dropped, remove.nowhere; ruling clear-board)
    """
    state = scene.state
    for one in list(state.tokens):
        take_token(scene, one.key)
    for space in list(state.dropped):
        if scene.rulings.clear_board == "discarded":
            _lose_dropped(scene, space, space)
        while cards := state.dropped.get(space):  # they lie there until somebody has them
            options: list[Key] = list(in_play(scene))
            who = yield from together(scene, "who-takes", options, "clear-board.dropped", card=kind_of(cards[0].key))
            card = cards.pop(0)
            card.up = True
            state.investigators[int(who)].possessions.append(card)  # type: ignore[arg-type]
        state.dropped.pop(space, None)
    for link in list(state.links.links):
        state.box[state.links.links.pop(link)] += 1
    state.box["barricade"] += len(state.barricades)
    state.box["passage"] += len(state.passages)
    state.tiles, state.monsters, state.fire, state.darkness = [], [], [], []
    state.passages, state.barricades = [], []
    for investigator in state.investigators:
        investigator.space = ""
    scene.tell("board-cleared")


@verb("begin-at")
def begin_at(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``begin-at "beach.a"``: all investigators are placed there."""
    from ..moving import put_into

    for who, one in enumerate(scene.state.investigators):
        if not one.out:
            yield from put_into(scene, who, slug(str(effect.args[0])))


# -- persons -------------------------------------------------------------------------------------------------------


@verb("follow")
def follow(scene: Scene, ctx: Context, effect: Effect) -> None:
    """A person goes with whoever this is about: ``follow`` the one of the token, ``follow "owner"`` that one."""
    token = _person(scene, ctx, effect)
    if token is not None and is_there(scene, ctx):
        start, token.at = token.at, scene.state.investigators[ctx.who].space
        token.follows = ctx.who
        scene.tell("follows", token=token.key, who=ctx.who, start=start, space=token.at)


@verb("part")
def part(scene: Scene, ctx: Context, effect: Effect) -> None:
    """A person follows nobody any more."""
    token = _person(scene, ctx, effect)
    if token is not None:
        token.follows = -1


@verb("followers")
def followers(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """What belongs to it happens about each person who follows whoever this is about, with that person as the token."""
    for token in [one for one in scene.state.tokens if one.follows == ctx.who >= 0]:
        about = ctx.about(ctx.who)
        about.token = token
        yield from run(scene, effect.body, about)


@verb("perish")
def perish(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Persons who can be lost and follow nobody are lost where Fire burns."""
    tokens, state = plan(scene).tokens, scene.state
    for token in [one for one in state.tokens if one.at in state.fire and one.follows < 0 and tokens[one.key].shield]:
        scene.tell("perishes", token=token.key)
        take_token(scene, token.key)
        yield from happen(scene, "lost", value=token.key)


@verb("walk")
def walk(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``walk "quill" 2 "pier"``: a person who follows nobody goes that far toward a place, by the shortest way."""
    token, spaces = _person(scene, ctx, Effect("walk", effect.args[:1])), int(effect.args[1])
    goals = place_of(scene, ctx, [slug(str(effect.args[2]))])
    if token is None or token.follows >= 0 or not goals:
        return
    open_ways = ways_for(scene.state, ON_FOOT)
    away = open_ways.to_nearest(goals)
    for _ in range(spaces):
        nearer = towards(token.at, open_ways.near[token.at], away)
        if not nearer:
            break
        start, token.at = token.at, nearer[0]
        scene.tell("walks", token=token.key, start=start, space=token.at)


@verb("mood")
def mood(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``mood open``, ``mood hostile "owner"``."""
    word, *rest = effect.args
    token = _person(scene, ctx, Effect("mood", tuple(rest)))
    if token is not None:
        token.mood = str(word)


def _person(scene: Scene, ctx: Context, effect: Effect) -> BoardToken | None:
    if not effect.args:
        return ctx.token
    return next((one for one in scene.state.tokens if one.key == effect.args[0]), None)


# -- monsters, and those who are lost ------------------------------------------------------------------------------


@verb("leave")
def leave(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``leave wick``: monsters of that name or kind leave the board; that is no defeat."""
    from ..monsters import remove

    for monster in [one for one in scene.state.monsters if effect.args[0] in (one.kind, one.name)]:
        remove(scene, monster)
        scene.tell("leaves", monster=monster.id, space=monster.space)


@verb("eliminate")
def eliminate(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Whoever this is about is eliminated."""
    from ..harm import eliminate as lose

    if is_there(scene, ctx):
        yield from lose(scene, ctx.who)


# -- facts, clocks, telling, ending --------------------------------------------------------------------------------


@verb("happens")
def happens(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``happens find-tar``: another event happens now, to the same investigator and at the same token."""
    yield from carry_out(scene, plan(scene).events[str(effect.args[0])], ctx)


@verb("hint")
def hint(scene: Scene, ctx: Context, effect: Effect) -> None:
    """What is learned of a code: ``hint bell row`` a guess with its answer, ``hint bell without`` a value that it does
    not have, ``hint bell 2`` its second link, ``hint bell 2 false`` a wrong value for that link, ``hint bell next`` the
    first link that is not known yet."""
    from ..puzzles.code import give_hint

    puzzle, what, *rest = effect.args
    give_hint(scene, str(puzzle), what, false=bool(rest))


@verb("draw")
def draw_later(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``draw way``: chance decides now, once, and nobody is told."""
    drawn, key = scene.state.plot.draws, str(effect.args[0])
    if key not in drawn:
        drawn[key] = scene.chance.pick(weighted(plan(scene).file.draw[key]))


@verb("set")
def set_fact(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``set alarm 1``: a counted fact; ``set needed 1 each +3`` grows with the investigators."""
    scene.state.plot.facts[str(effect.args[0])] = number(scene, effect.args[1:])


@verb("add")
def add_fact(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``add saved 1``."""
    facts, name = scene.state.plot.facts, str(effect.args[0])
    facts[name] = facts.get(name, 0) + number(scene, effect.args[1:])


@verb("clock")
def clock(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``clock dusk +1``: a clock moves on; ``clock +1`` the first one."""
    name = str(effect.args[0]) if len(effect.args) > 1 else next(iter(scene.state.plot.clocks), "")
    if name in scene.state.plot.clocks:
        yield from advance(scene, name, change(effect.args[-1]))


@verb("mythos")
def mythos(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``mythos deadly``: the grade of the events to come (mythos-event.escalates)."""
    scene.state.plot.grade = str(effect.args[0])


@verb("reach")
def reach_milestone(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """A milestone is reached."""
    yield from reach(scene, str(effect.args[0]), ctx.who)


@verb("say")
def say_it(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The app tells everybody."""
    say(scene, str(effect.args[0]), ctx.who, ctx.token, ctx.result)


@verb("tell")
def tell(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The app tells one player alone."""
    if ctx.who >= 0:
        note = line(scene, str(effect.args[0]), ctx.who, ctx.token, ctx.result)
        scene.state.investigators[ctx.who].notes.append(note)
        scene.tell("told", who=ctx.who, to=(seat_of(scene, ctx.who),), secret={"text": note})


@verb("page")
def page(scene: Scene, ctx: Context, effect: Effect) -> None:
    """A new page of the Old Journal can be read; events wait for it with ``when = { page = 1 }``."""
    scene.state.pages += 1


@verb("objective")
def objective(scene: Scene, ctx: Context, effect: Effect) -> None:
    """What to do from now on (objective.view, win.goal-changes)."""
    set_objective(scene, str(effect.args[0]), ctx.who, ctx.token, ctx.result)


@verb("end")
def end(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The match ends like this."""
    from ..ending import end as finish

    finish(scene, plan(scene).endings[str(effect.args[0])])
