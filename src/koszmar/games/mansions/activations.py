"""Monsters activate: they move, then attack whoever is in reach (Monster Step).

Twelve activations for each kind. A line says how far the monster moves and whither, how far it reaches, its victim,
what that one suffers, and how far it moves instead if nobody is in reach.

(monster-step.activate, monster-step.move-attack, activation.two-branches, activation.stops-at-target,
activation.example, mythos.follow-app)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.board import farthest, nearest

from . import moments
from .app_log import show
from .bestiary import Deed, own_of
from .board import paths
from .choosing import may, together
from .effects.context import Context
from .effects.reading import one_line, write
from .effects.selecting import select
from .effects.verbs import run
from .harm import settle
from .monsters import hurt
from .moving import prowl, walk_of
from .scenario.happenings import happen, plan, say
from .scenario.verbs import take_token
from .skills import answering
from .state import Monster, Scene, Space, Who, on_board

ACTIVATIONS: dict[str, tuple[tuple[str, str, str, str, int], ...]] = {
    "cultist": (
        ("2", "here", "least damage", "damage 2 negate agility", 1),
        ("2", "here", "random", "damage 2 negate strength", 0),
        ("1", "here", "most clues", "damage 2 negate observation; any { clue -1 }", 2),
        ("2 toward most damage", "here", "most damage", "damage 2 negate strength; any { condition dazed }", 1),
        ("2", "here", "each", "damage 1 facedown negate agility", 1),
        ("2", "here", "least horror", "horror 2 negate will", 1),
        ("1", "here", "random", "damage 1 negate strength; horror 1 negate will", 2),
        ("2", "here", "most items", "damage 2 negate agility; any { drop own item }", 1),
        ("0", "in-range", "most horror", "horror 2 negate lore", 2),
        ("2 through", "met", "first", "damage 2 negate agility", 0),
        ("1", "within-2", "random", "horror 2 facedown negate will; any { condition cursed }", 1),
        ("1", "adjacent", "near", "damage 2 negate strength; any { flee 1 }", 2),
    ),
    "deep-one": (
        ("2", "here", "least damage", "damage 3 negate strength", 1),
        ("2", "here", "random", "damage 3 negate agility", 1),
        ("2", "here", "most damage", "damage 3 negate strength; any { condition restrained }", 0),
        ("1", "here", "each", "damage 2 negate agility", 2),
        ("2", "here", "least horror", "damage 2 negate strength; horror 1 negate will", 1),
        ("3", "here", "near", "damage 2 negate agility", 0),
        ("2", "here", "random", "damage 3 negate strength", 0),
        ("2", "here", "random", "damage 3 negate strength; any { condition dazed }", 2),
        ("1", "here", "most clues", "damage 3 negate observation", 2),
        ("2", "here", "random", "damage 3 facedown negate strength; any { condition poisoned }", 1),
        ("1", "within-2", "random", "damage 2 negate agility; any { drawn 1 }", 2),
        ("1", "adjacent", "near", "damage 3 negate agility", 2),
    ),
    "deep-one-hybrid": (
        ("2", "here", "least damage", "damage 2 negate strength", 1),
        ("2", "here", "random", "damage 3 negate agility", 1),
        ("2", "here", "lowest influence", "damage 1 negate influence; horror 1 negate influence", 1),
        ("1", "here", "each", "damage 1 facedown negate strength", 2),
        ("2", "here", "most items", "damage 2 negate agility; any { drop own item }", 1),
        ("2", "here", "random", "damage 2 negate strength; any { condition restrained }", 0),
        ("2 toward most clues", "here", "most clues", "damage 3 negate observation", 1),
        ("2", "here", "least horror", "horror 2 negate will; any { condition dazed }", 1),
        ("2", "here", "random", "damage 3 facedown negate agility", 1),
        ("3", "here", "near", "damage 2 negate agility", 0),
        ("1", "within-2", "random", "horror 2 negate influence", 2),
        ("1", "adjacent", "near", "damage 2 negate agility", 2),
    ),
    "child-of-dagon": (
        ("2", "here", "least damage", "damage 3 negate agility", 1),
        ("2", "here", "random", "damage 2 negate strength; horror 1 negate will", 1),
        ("2", "here", "most horror", "horror 3 negate will", 1),
        ("1", "here", "each", "damage 2 negate strength", 2),
        ("3", "here", "near", "damage 2 negate agility", 0),
        ("2", "here", "random", "damage 3 negate strength", 1),
        ("2", "here", "lowest will", "horror 3 negate will; any { condition dazed }", 1),
        ("2", "here", "random", "damage 3 facedown negate strength; any { condition restrained }", 1),
        ("2", "here", "most clues", "damage 2 negate lore; any { clue -1 }", 2),
        ("1", "here", "random", "damage 3 negate agility; any { condition poisoned }", 2),
        ("3 through", "met", "each", "damage 2 negate agility", 0),
        ("1", "adjacent", "near", "horror 2 negate will; damage 1 facedown negate agility", 2),
    ),
    "priest-of-dagon": (
        ("2", "here", "random", "damage 3 negate strength", 1),
        ("1", "here", "most horror", "horror 3 negate will", 2),
        ("2", "here", "each", "damage 2 negate agility", 1),
        ("2", "here", "least damage", "damage 3 negate agility; any { condition cursed }", 0),
        ("1", "here", "random", "damage 2 negate strength; horror 1 negate will", 2),
        ("2", "here", "most clues", "damage 3 negate lore", 1),
        ("2", "here", "lowest lore", "horror 3 negate lore", 1),
        ("0", "in-range", "most horror", "horror 3 negate will", 2),
        ("0", "in-range", "each", "horror 2 negate will", 1),
        ("2 through", "met", "first", "damage 3 negate agility", 0),
        ("1", "within-2", "random", "damage 3 negate will", 1),
        ("0", "adjacent", "each", "damage 2 facedown negate lore; heals 1", 2),
    ),
    "ghost": (
        ("2", "here", "random", "horror 3 negate will", 2),
        ("2", "here", "most horror", "horror 2 negate will; any { condition cursed }", 1),
        ("2", "here", "least horror", "horror 3 negate will", 1),
        ("1", "here", "each", "horror 2 negate will", 2),
        ("2", "here", "random", "damage 1 facedown negate will; horror 1 negate will", 1),
        ("3", "here", "near", "horror 2 negate lore; any { flee 1 }", 0),
        ("2 through", "met", "each", "horror 2 negate will", 1),
        ("3 through", "met", "first", "horror 3 facedown negate will", 0),
        ("2 through", "met", "each", "damage 2 facedown negate will", 1),
        ("0", "in-range", "most horror", "horror 2 negate will", 2),
        ("0", "in-range", "each in-darkness", "horror 2 negate will", 2),
        ("1", "adjacent", "random", "horror 2 negate observation; any { darkness here }", 2),
    ),
    "hunting-horror": (
        ("2", "in-range", "near", "damage 3 negate agility", 3),
        ("3", "in-range", "random", "damage 2 negate agility; horror 1 negate will", 2),
        ("1", "in-range", "least damage", "damage 3 negate strength", 3),
        ("2", "in-range", "most damage", "damage 3 negate agility", 3),
        ("2", "in-range", "most horror", "horror 3 negate will", 2),
        ("3 toward far", "in-range", "far", "damage 3 negate agility", 2),
        ("0", "in-range", "each", "damage 2 negate agility", 3),
        ("2", "in-range", "random", "damage 3 negate strength; any { drawn 1 }", 3),
        ("2", "in-range", "random outdoors", "damage 3 negate agility", 3),
        ("1", "in-range", "each", "horror 2 negate will", 3),
        ("2", "in-range", "most clues", "damage 3 negate observation", 3),
        ("4 through", "met", "each", "damage 2 negate agility", 0),
    ),
    "riot": (
        ("1", "here", "each", "damage 2 negate strength", 2),
        ("2", "here", "random", "damage 2 negate strength; any { condition restrained }", 1),
        ("1", "here", "lowest influence", "damage 2 negate influence", 2),
        ("0", "in-range", "random", "damage 2 negate agility", 2),
        ("0", "in-range", "most horror", "horror 2 negate influence", 2),
        ("2 through", "met", "each", "damage 2 negate agility", 0),
        ("1 through", "met", "each", "damage 2 negate strength; any { flee 1 }", 2),
        ("1", "within-2", "each", "damage 2 negate agility", 1),
        ("1", "within-2", "random", "damage 2 negate agility", 2),
        ("1", "within-2", "each", "damage 2 facedown negate influence", 1),
        ("0", "within-2", "most items", "damage 2 negate strength; any { drop own item }", 2),
        ("1", "within-2", "each", "horror 2 negate will", 1),
    ),
    "star-spawn": (
        ("2", "here", "each", "damage 3 negate agility", 1),
        ("2", "here", "random", "damage 4 negate strength", 1),
        ("1", "here", "least damage", "damage 4 negate agility", 2),
        ("2", "here", "most damage", "damage 3 negate strength; horror 1 negate will", 1),
        ("1", "here", "each", "horror 3 negate will", 2),
        ("2", "here", "random", "damage 5 negate agility", 0),
        ("2", "here", "most horror", "horror 4 negate will", 1),
        ("2", "here", "random", "damage 4 negate strength; any { flee 2 }", 1),
        ("1", "here", "each", "damage 2 negate strength; horror 2 negate will", 2),
        ("2", "here", "near", "damage 4 negate strength; any { condition restrained }", 1),
        ("2 through", "met", "each", "damage 3 negate agility", 0),
        ("1", "adjacent", "each", "damage 3 negate agility", 2),
    ),
}
"""Movement; reach; victim; what is suffered; movement instead of an attack."""


DEEDS = {
    kind: tuple(
        Deed(movement, reach, victim, one_line(effects), instead) for movement, reach, victim, effects, instead in texts
    )
    for kind, texts in ACTIVATIONS.items()
}


def deeds_of(scene: Scene, monster: Monster) -> tuple[Deed, ...]:
    """The activations of a monster: those that the scenario wrote for it, or those of its kind."""
    own = own_of(scene, monster)
    return own.deeds if own is not None and own.deeds else DEEDS[monster.kind]


def drawn(scene: Scene, monster: Monster) -> Deed:
    """One of them at random, but not the same twice running, read to the table (monster-step.activate)."""
    deeds = deeds_of(scene, monster)
    number = scene.chance.pick([place for place in range(len(deeds)) if place != monster.last])
    monster.last = number
    show(scene, "activates", monster=monster.id, text=number)
    if deeds[number].text:
        say(scene, deeds[number].text)
    return deeds[number]


def activate(scene: Scene, monster: Monster) -> Flow[None]:
    """A monster activates once: it moves, then attacks from where it stands, or moves on if it reaches nobody.

    (monster-step.activate, monster-step.defeated-midway, activation.two-branches, barricade.monster-attack-after)
    """
    if monster.space in scene.state.fire and (yield from hurt(scene, monster, 1)):  # fire.monster
        return
    deed = drawn(scene, monster)
    met = yield from move(scene, monster, deed.movement)
    if monster not in scene.state.monsters:
        return
    found = yield from victims(scene, monster, deed.reach, deed.victim, met)
    if not found:
        scene.tell("no-target", monster=monster.id)
        yield from prowl(scene, monster, deed.instead, goals_of(scene, monster, ""))
        return
    for who in found:
        if monster in scene.state.monsters:
            show(scene, "attacks", monster=monster.id, who=who, stakes=write(deed.effects))
            if (yield from turned_on_follower(scene, who)):
                continue
            ctx = Context(who, cause="attack", monster=monster, check=deed.effects)
            yield from scene.because(f"monster-{monster.kind}", run(scene, deed.effects, ctx))
    yield from settle(scene)


def turned_on_follower(scene: Scene, who: Who) -> Flow[bool]:
    """An attack may be turned on a person who follows, if the scenario says so: he is lost."""
    shields = [one for one in scene.state.tokens if one.follows == who and plan(scene).tokens[one.key].shield]
    if not shields or not (yield from may(scene, who, "turn-on-follower", "term.may-now", token=shields[0].key)):
        return False
    token = shields[0]
    scene.tell("lost", token=token.key, who=who)
    take_token(scene, token.key)
    yield from happen(scene, "lost", who=who, value=token.key)
    return True


def move(scene: Scene, monster: Monster, movement: str) -> Flow[list[Who]]:
    """The movement of an activation; whom the monster has met on its way, in order.

    (activation.stops-at-target; ruling target-reached)
    """
    spaces, _, whither = movement.partition(" ")
    if whither == "through":
        return (yield from go_through(scene, monster, int(spaces)))
    if not whither and scene.rulings.target_reached == "moves-on":
        yield from go_through(scene, monster, int(spaces))
    else:
        yield from prowl(scene, monster, int(spaces), goals_of(scene, monster, whither))
    return []


def go_through(scene: Scene, monster: Monster, spaces: int) -> Flow[list[Who]]:
    """A monster goes through the spaces of its way, always on to the nearest whom it has not met yet."""
    met = _those_in(scene, monster.space)
    for _ in range(spaces):
        left = [scene.state.investigators[who].space for who in on_board(scene) if who not in met]
        away = paths(scene, walk_of(scene, monster)).distances(monster.space)
        passed = yield from prowl(scene, monster, 1, nearest(left, away))
        if not passed:
            break
        met += [who for who in _those_in(scene, passed[0]) if who not in met]
    return met


def _those_in(scene: Scene, space: Space) -> list[Who]:
    return [who for who in on_board(scene) if scene.state.investigators[who].space == space]


def goals_of(scene: Scene, monster: Monster, whither: str) -> list[Space]:
    """Whom a monster moves toward: the nearest, the farthest, or whoever has most of something.

    (distance.nearest, distance.farthest, distance.nearest-path)
    """
    investigators = scene.state.investigators
    spaces = [investigators[who].space for who in on_board(scene)]
    away = paths(scene, walk_of(scene, monster)).distances(monster.space)
    if whither.startswith("toward most"):
        words = whither.split()[1:]
        return [investigators[who].space for who in select(scene, Context(-1), ["anyone", *words])]
    if whither == "toward far":
        return farthest(spaces, away)
    return nearest(spaces, away)


def victims(scene: Scene, monster: Monster, reach: str, victim: str, met: list[Who]) -> Flow[list[Who]]:
    """Whom an attack is aimed at; of several who are meant alike the group chooses one."""
    ctx = Context(-1, monster=monster)
    found = list(dict.fromkeys(met)) if reach == "met" else select(scene, ctx, [reach])
    which, *words = victim.split()
    if which in ("each", "random") and words:
        found = [who for who in found if who in select(scene, ctx, words)]
    if which == "each":
        return found
    found = spared(scene, monster, found)
    if not found:
        return []
    if which == "first":
        return found[:1]
    if which == "random":
        return [scene.chance.pick(found)]
    if which in ("near", "far"):
        away = paths(scene, walk_of(scene, monster)).distances(monster.space)
        spaces = {who: scene.state.investigators[who].space for who in found}
        wanted = (nearest if which == "near" else farthest)(spaces.values(), away)
        found = [who for who in found if spaces[who] in wanted]
    else:
        best = set(select(scene, ctx, [reach if reach != "met" else "anyone", which, *words]))
        found = [who for who in found if who in best] or found
    options: list[Key] = list(found)
    choice = yield from together(scene, "which-victim", options, "distance.tie", monster=monster.id)
    return [int(choice)]  # type: ignore[arg-type]


def spared(scene: Scene, monster: Monster, found: list[Who]) -> list[Who]:
    """Some are not chosen while there is another victim (Cult Sigil)."""
    others = [
        who
        for who in found
        if not any(answer(scene, who, monster) for answer, _ in answering(scene, who, moments.avoided))
    ]
    return others or found
