"""What can be done in a scenario, and what may come of it: as somebody knows it who has played it before.

Every option at a token and every event becomes a ``Deed``; of each thing that it may bring about, it says by which way:
tests, quotas and puzzles that must succeed, conditions that must hold, what it costs. What was drawn is not known here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ..effects.model import Effect, Word
from ..effects.reading import change
from ..item_cards import ITEMS
from ..scenario.library import Scenario, scenario, slug

Words: TypeAlias = tuple[Word, ...]
Atom: TypeAlias = tuple[str | int, ...]
"""Something that may come about: ("reach", milestone), ("card", key), ("tile", side), ("end", ending)…"""
DEEP = 12


class Route(Struct, frozen=True):
    """The way to something."""

    trials: tuple[Atom, ...] = ()
    """("test", skill, modifier, difficulty, tags), ("miss", …), ("quota", key, skill, words), ("puzzle", key)."""
    conditions: tuple[tuple[Words, bool], ...] = ()
    clues: int = 0
    """Clues that are paid."""
    damage: int = 0
    horror: int = 0
    clock: int = 0
    penalty: float = 0.0
    """What it costs, in actions, if a condition on the way is found otherwise."""
    follower: bool = False
    """Whether somebody must follow."""


class Deed(Struct, frozen=True):
    """Something that can be done, or that happens."""

    token: str
    what: str
    """Event, or event/option."""
    action: bool
    once: bool
    limit: int
    event: str
    condition: Words
    moment: str
    """Of an event without a token: what it waits for …"""
    value: str
    """… and which."""
    brings: tuple[tuple[Atom, Route], ...]
    asks: frozenset[Words]
    """Conditions on the way: what comes of them may tell what was drawn."""


class Book(Struct, frozen=True):
    """Everything that can be done in a scenario."""

    deeds: tuple[Deed, ...]
    at: dict[str, list[Deed]]
    """By token."""
    ways: dict[Atom, list[tuple[Deed, Route]]]
    """By what they bring about."""
    choices: dict[str, tuple[Effect, ...]]
    """Options of choices by their text."""


@cache
def book_of(key: str) -> Book:
    """The book of a scenario."""
    story = scenario(key)
    deeds = tuple(_deeds(story))
    at: dict[str, list[Deed]] = {}
    ways: dict[Atom, list[tuple[Deed, Route]]] = {}
    for deed in deeds:
        if deed.token:
            at.setdefault(deed.token, []).append(deed)
        for atom, route in deed.brings:
            ways.setdefault(atom[:2] if atom[0] == "fact" else atom, []).append((deed, route))
    choices: dict[str, tuple[Effect, ...]] = {}
    for happening in story.events.values():
        for body in (happening.do, *(option[3] for option in happening.options)):
            choices |= choices_in(body)
    return Book(deeds, at, ways, choices)


def choices_in(effects: Sequence[Effect]) -> dict[str, tuple[Effect, ...]]:
    """What effects offer to choose from, by option, with what each brings about."""
    found: dict[str, tuple[Effect, ...]] = {}
    for effect in effects:
        if effect.verb == "option":
            found[str(effect.args[0])] = effect.body
        found |= choices_in(effect.body)
    return found


def _deeds(story: Scenario) -> Iterator[Deed]:
    for token in story.tokens.values():
        happenings = story.by_token.get(token.key, ())
        tiles = tuple((("tile", slug(side)), Route()) for side in token.reveals)
        if tiles and not any(one.options or one.plan.when.get("action") for one in happenings):
            yield Deed(token.key, "do", True, False, 0, "", (), "", "", tiles, frozenset())
        for one in happenings:
            plan = one.plan
            reveals = tiles if token.kind == "explore" and not one.options else ()
            if not one.options:
                brings = (*_walk(story, one.do, Route(), token.key, 0), *reveals)
                yield Deed(token.key, plan.key, bool(plan.when.get("action", False)), False, plan.limit, plan.key,
                           one.condition, "", "", brings, frozenset(_asks(story, one.do, 0)))  # fmt: skip
            for key, action, condition, do, once in one.options:
                brings = tuple(_walk(story, do, Route(), token.key, 0))
                yield Deed(token.key, f"{plan.key}/{key}", action, once, plan.limit, plan.key,
                           _and(one.condition, condition), "", "", brings,
                           frozenset(_asks(story, do, 0)))  # fmt: skip
    for moment, waiting in story.by_moment.items():
        for one in waiting:
            if moment not in ("called", "pool"):
                brings = tuple(_walk(story, one.do, Route(), "", 0))
                yield Deed("", one.plan.key, False, one.plan.once, one.plan.limit, one.plan.key, one.condition, moment,
                           str(one.plan.when[moment]), brings, frozenset())  # fmt: skip


def _and(one: Words, other: Words) -> Words:
    return (*one, "and", *other) if one and other else one or other


def _asks(story: Scenario, effects: Sequence[Effect], depth: int) -> Iterator[Words]:
    if depth > DEEP:
        return
    for effect in effects:
        if effect.verb == "if":
            yield effect.args
        if effect.verb == "happens":
            yield from _asks(story, story.events[str(effect.args[0])].do, depth + 1)
        yield from _asks(story, effect.body, depth + 1)


def _walk(
    story: Scenario, effects: Sequence[Effect], route: Route, token: str, depth: int
) -> Iterator[tuple[Atom, Route]]:
    """Everything that effects may bring about, each with its way."""
    if depth > DEEP:
        return
    for place, effect in enumerate(effects):
        verb, args, body = effect.verb, effect.args, effect.body
        match verb:
            case "test":
                yield from _tests(story, effect, route, token, depth)
            case "quota" | "puzzle":
                trial: Atom = (
                    ("quota", str(args[0]), str(args[1]), *args[2:]) if verb == "quota" else ("puzzle", str(args[0]))
                )
                good = replace(route, trials=(*route.trials, trial))
                for part in body:
                    if part.verb in ("met", "solved"):
                        yield from _walk(story, part.body, good, token, depth + 1)
            case "if":
                other = effects[place + 1].body if _is_else(effects, place + 1) else ()
                yield from _walk(story, body, _under(route, args, True, _harm(story, other, 0)), token, depth + 1)
                if other:
                    yield from _walk(story, other, _under(route, args, False, _harm(story, body, 0)), token, depth + 1)
            case "else":
                pass
            case "happens":
                key = str(args[0])
                yield ("event", key), route
                yield from _walk(story, story.events[key].do, route, token, depth + 1)
            case "each" if args and args[0] == "not" and any(part.verb == "eliminate" for part in body):
                route = replace(route, conditions=(*route.conditions, (("all", *args[1:]), True)))
            case "each" | "random" | "one" | "choose" | "option" | "any" | "unhurt":
                yield from _walk(story, body, route, token, depth + 1)
            case "followers":
                yield from _walk(story, body, replace(route, follower=True), token, depth + 1)
            case "reach":
                key = str(args[0])
                yield ("reach", key), route
                yield from _walk(story, story.milestone_effects[key], route, token, depth + 1)
            case _:
                yield from _plain(effect, route, token)
                route = _paid(effect, route)


def _is_else(effects: Sequence[Effect], place: int) -> bool:
    return place < len(effects) and effects[place].verb == "else"


def _under(route: Route, words: Words, way: bool, penalty: float) -> Route:
    return replace(route, conditions=(*route.conditions, (words, way)), penalty=max(route.penalty, penalty))


def _tests(story: Scenario, effect: Effect, route: Route, token: str, depth: int) -> Iterator[tuple[Atom, Route]]:
    skill, *numbers = effect.args
    modifier = change(numbers.pop(0)) if numbers and isinstance(numbers[0], str) else 0
    difficulty = int(numbers[0]) if numbers else 1
    tags = tuple(str(word) for word in numbers[1:])
    for part in effect.body:
        if part.verb in ("pass", "least", "fail"):
            needed = int(part.args[0]) if part.verb == "least" else difficulty
            trial: Atom = ("miss" if part.verb == "fail" else "test", str(skill), modifier, needed, *tags)
            yield from _walk(story, part.body, replace(route, trials=(*route.trials, trial)), token, depth + 1)


def _plain(effect: Effect, route: Route, token: str) -> Iterator[tuple[Atom, Route]]:
    args = effect.args
    match effect.verb:
        case "gain":
            if args[0] != "random":
                yield ("card", slug(str(args[0]))), route
                if "evidence" in ITEMS[slug(str(args[0]))].traits:
                    yield ("evidence",), route
            else:
                yield ("item", str(args[1])), route
                if "evidence" in args:
                    yield ("evidence",), route
        case "tile":
            for side in args:
                yield ("tile", slug(str(side))), route
        case "token":
            for key in args:
                yield ("token", str(key)), route
        case "end":
            yield ("end", str(args[0])), route
        case "clue" if change(args[0]) > 0:
            yield ("clue",), route
        case "add" if str(args[1]).lstrip("+").isdecimal():
            yield ("fact", str(args[0]), int(str(args[1]).lstrip("+"))), route
        case "add" if str(args[1]).startswith("-"):
            yield ("less", str(args[0])), route
        case "set" if len(args) == 2 and str(args[1]).isdecimal():
            yield ("fact", str(args[0]), int(args[1])), route
        case "follow":
            yield ("follow", str(args[0]) if args else token), route
        case "hint":
            yield ("hint", str(args[0])), route
        case "mend" | "calm":
            yield (effect.verb, int(args[0])), route
        case _:
            return


def _paid(effect: Effect, route: Route) -> Route:
    """A way on which something has been paid or suffered."""
    match effect.verb:
        case "clue" if change(effect.args[0]) < 0:
            return replace(route, clues=route.clues - change(effect.args[0]))
        case "damage":
            return replace(route, damage=route.damage + int(effect.args[0]))
        case "horror":
            return replace(route, horror=route.horror + int(effect.args[0]))
        case "clock":
            return replace(route, clock=route.clock + change(effect.args[-1]))
    return route


def _harm(story: Scenario, effects: Sequence[Effect], depth: int) -> float:
    """What effects cost, in actions."""
    if depth > DEEP:
        return 0.0
    total = 0.0
    for effect in effects:
        match effect.verb:
            case "damage" | "horror":
                total += 0.5 * int(effect.args[0])
            case "clock":
                total += 2.0 * change(effect.args[-1])
            case "spawn":
                total += 2.0
            case "end":
                total += 4.0
            case "happens":
                total += _harm(story, story.events[str(effect.args[0])].do, depth + 1)
            case "if":
                total += 0.5 * _harm(story, effect.body, depth + 1)
            case _:
                total += _harm(story, effect.body, depth + 1)
    return total


def harm_of(key: str, effects: Sequence[Effect]) -> float:
    """What effects cost, in actions."""
    return _harm(scenario(key), effects, 0)
