"""Whom an effect is about: ``each indoors``, ``random tag hall``, ``one here most clues``.

Words narrow the investigators on the board one after another; ``most`` and ``least`` keep those who are first in a
number, and ties stay ties.

(random.equal, mythos-event.random-target, mythos-event.no-target, distance.tie)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ..board import ON_FOOT, adjacent_rooms, beside, doors_of, is_indoor, paths, room_of, tags_of, within_range
from ..condition_cards import INSANE, WOUNDED
from ..features import has_light, is_in_the_dark, is_light
from ..in_force import face_of, has_condition, kind_of
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..monsters import in_range
from ..state import SKILLS, Scene, Who, on_board
from .context import Context
from .model import Word

Test = Callable[[Scene, Context, Who], bool]
Narrow = Callable[..., list[Who]]
"""Takes the scene, the context, some investigators, and whatever a word says besides; keeps those who are meant."""


def select(scene: Scene, ctx: Context, words: Sequence[Word]) -> list[Who]:
    """The investigators whom these words mean, in their order."""
    found = on_board(scene)
    for narrow, given in prepared(tuple(words)):
        if not found:
            break
        found = narrow(scene, ctx, found, *given)
    return found


@lru_cache(maxsize=2048)
def prepared(words: tuple[Word, ...]) -> tuple[tuple[Narrow, tuple[Any, ...]], ...]:
    """Words as what they do, one after another, each with what it is given besides those whom it narrows."""
    left, found = [str(word) for word in words], list[tuple[Narrow, tuple[Any, ...]]]()
    while left:
        word = left.pop(0)
        if word in ("most", "least", "highest", "lowest"):
            found.append((_extremes, (left.pop(0), word in ("most", "highest"))))
            continue
        wanted = True
        if word == "not":
            wanted, word = False, left.pop(0)
        if word in ARGUMENTS:
            found.append((_who_are, (wanted, ARGUMENTS[word], left.pop(0))))
        else:
            found.append((_who_are, (wanted, PLAIN[word])))
    return tuple(found)


def _who_are(
    scene: Scene, ctx: Context, found: list[Who], wanted: bool, test: Callable[..., bool], *argument: str
) -> list[Who]:
    return [who for who in found if test(scene, ctx, who, *argument) == wanted]


def words_known() -> list[str]:
    """Every word that may stand in a selector."""
    return [*PLAIN, *ARGUMENTS, "most", "least", "highest", "lowest", "not"]


# -- superlatives --------------------------------------------------------------------------------------------------


def measure(scene: Scene, who: Who, what: str) -> int:
    """A number of an investigator: damage, horror, clues, items, possessions, a skill."""
    one = scene.state.investigators[who]
    if what in SKILLS:
        return INVESTIGATORS[one.key].skills[what]
    match what:
        case "damage":
            return len(one.damage)
        case "horror":
            return len(one.horror)
        case "clues":
            return int(one.clues)
        case "items":
            return sum(ITEMS[kind_of(card.key)].deck != "spell" for card in one.possessions)
        case "possessions":
            return len(one.possessions)
    return alone_by(scene, who)


def alone_by(scene: Scene, who: Who) -> int:
    """How far the nearest other investigator is."""
    others = [scene.state.investigators[other].space for other in on_board(scene) if other != who]
    away = paths(scene, ON_FOOT).distances(scene.state.investigators[who].space)
    return min((away.get(space, 999) for space in others), default=999)


MEASURES = (*SKILLS, "damage", "horror", "clues", "items", "possessions", "loneliness")


def _extremes(scene: Scene, ctx: Context, found: list[Who], what: str, most: bool) -> list[Who]:
    values = {who: measure(scene, who, what) for who in found}
    best = (max if most else min)(values.values(), default=0)
    return [who for who in found if values[who] == best]


# -- words ---------------------------------------------------------------------------------------------------------


def _space(scene: Scene, who: Who) -> str:
    return scene.state.investigators[who].space


def _source(scene: Scene, ctx: Context) -> str:
    """Where the effect comes from: its monster, its token, or whom it is about."""
    if ctx.monster is not None:
        return ctx.monster.space
    if ctx.token is not None:
        return ctx.token.at
    return _space(scene, ctx.who) if ctx.who >= 0 else ""


def _here(scene: Scene, ctx: Context, who: Who) -> bool:
    return _space(scene, who) == _source(scene, ctx)


def _within(scene: Scene, ctx: Context, who: Who, most: int | None = None) -> bool:
    source = _source(scene, ctx)
    return bool(source) and _space(scene, who) in within_range(scene, source, most)


def _rooms_around(scene: Scene, ctx: Context) -> set[str]:
    """The rooms adjacent to the one that the effect comes from."""
    source = _source(scene, ctx)
    return adjacent_rooms(scene.state, room_of(source)) if source else set()


def _alone(scene: Scene, ctx: Context, who: Who) -> bool:
    room = room_of(_space(scene, who))
    return not any(room_of(_space(scene, other)) == room for other in on_board(scene) if other != who)


def _sharing(scene: Scene, ctx: Context, who: Who) -> bool:
    return any(_space(scene, other) == _space(scene, who) for other in on_board(scene) if other != who)


def _near_fire(scene: Scene, ctx: Context, who: Who) -> bool:
    space = _space(scene, who)
    return any(place in scene.state.fire for place in (space, *beside(scene, space)))


def _fire_in_room(scene: Scene, ctx: Context, who: Who) -> bool:
    room = room_of(_space(scene, who))
    return any(room_of(space) == room for space in scene.state.fire)


def _lit_room(scene: Scene, ctx: Context, who: Who) -> bool:
    room = room_of(_space(scene, who))
    spaces = {*scene.state.fire, *scene.state.dropped, *(_space(scene, other) for other in on_board(scene))}
    return any(room_of(space) == room and is_light(scene, space) for space in spaces)


def _near_water(scene: Scene, ctx: Context, who: Who) -> bool:
    space = _space(scene, who)
    return any("water" in tags_of(place) for place in (space, *beside(scene, space)))


def _at_the_docks(scene: Scene, ctx: Context, who: Who) -> bool:
    return "dock" in tags_of(_space(scene, who)) or _near_water(scene, ctx, who)


def _on_the_shore(scene: Scene, ctx: Context, who: Who) -> bool:
    return bool(tags_of(_space(scene, who)) & {"pier", "beach"}) or _at_the_docks(scene, ctx, who)


def _near_the_mad(scene: Scene, ctx: Context, who: Who) -> bool:
    mad = [other for other in on_board(scene) if other != who and has_condition(scene, other, INSANE)]
    return any(_space(scene, who) in within_range(scene, _space(scene, other)) for other in mad)


PLAIN: dict[str, Test] = {
    "anyone": lambda scene, ctx, who: True,
    "self": lambda scene, ctx, who: who == ctx.who,
    "others": lambda scene, ctx, who: who != ctx.who,
    "here": _here,
    "in-range": _within,
    "within-2": lambda scene, ctx, who: _within(scene, ctx, who, 2),
    "adjacent": lambda scene, ctx, who: _within(scene, ctx, who, 1),
    "room": lambda scene, ctx, who: room_of(_space(scene, who)) == room_of(_source(scene, ctx)),
    "next-room": lambda scene, ctx, who: room_of(_space(scene, who)) in _rooms_around(scene, ctx),
    "indoors": lambda scene, ctx, who: is_indoor(_space(scene, who)),
    "outdoors": lambda scene, ctx, who: not is_indoor(_space(scene, who)),
    "in-darkness": lambda scene, ctx, who: is_in_the_dark(scene, who),
    "near-fire": _near_fire,
    "fire-in-room": _fire_in_room,
    "lit-room": _lit_room,
    "near-water": _near_water,
    "at-the-docks": _at_the_docks,
    "on-the-shore": _on_the_shore,
    "near-door": lambda scene, ctx, who: bool(doors_of(scene.state, _space(scene, who))),
    "alone": _alone,
    "together": lambda scene, ctx, who: len({room_of(_space(scene, other)) for other in on_board(scene)}) == 1,
    "sharing": _sharing,
    "insane": lambda scene, ctx, who: has_condition(scene, who, INSANE),
    "wounded": lambda scene, ctx, who: has_condition(scene, who, WOUNDED),
    "near-the-mad": _near_the_mad,
    "safe": lambda scene, ctx, who: not in_range(scene, _space(scene, who)),
    "with-monster": lambda scene, ctx, who: any(one.space == _space(scene, who) for one in scene.state.monsters),
}


def _tag(scene: Scene, ctx: Context, who: Who, tags: str) -> bool:
    return bool(tags_of(_space(scene, who)) & set(tags.split(",")))


def _has(scene: Scene, ctx: Context, who: Who, what: str) -> bool:
    """``light``, ``item``, ``spell``, ``clue``, ``damage``, ``horror`` (facedown ones), a trait or the name of a card;
    ``spell,tome`` is one or the other."""
    return any(_has_one(scene, who, one) for one in what.split(","))


def _has_one(scene: Scene, who: Who, what: str) -> bool:
    one = scene.state.investigators[who]
    match what:
        case "light":
            return has_light(scene, who)
        case "item":
            return any(ITEMS[kind_of(card.key)].deck != "spell" for card in one.possessions)
        case "spell":
            return any(ITEMS[kind_of(card.key)].deck == "spell" for card in one.possessions)
        case "clue":
            return bool(one.clues)
        case "damage":
            return any(not injury.up for injury in one.damage)
        case "horror":
            return any(not injury.up for injury in one.horror)
    faces = [ITEMS[face_of(card)] for card in one.possessions if face_of(card) in ITEMS]
    return any(what in card.traits or what == card.key for card in faces)


def _possessions(scene: Scene, ctx: Context, who: Who, least: str) -> bool:
    return len(scene.state.investigators[who].possessions) >= int(least)


def _in(scene: Scene, ctx: Context, who: Who, place: str) -> bool:
    """In a room of that name, or on that tile."""
    space = _space(scene, who)
    return place in (space, space.rpartition(".")[0], room_of(space).rpartition(".")[2])


ARGUMENTS: dict[str, Callable[[Scene, Context, Who, str], bool]] = {
    "tag": _tag,
    "with": _has,
    "possessions": _possessions,
    "in": _in,
}
