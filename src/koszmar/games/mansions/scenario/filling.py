"""What is filled into the texts of a scenario: who acts and where, names in their cases, numbers that are counted.

A text says ``{ $who }``, ``{ $card-brass-key-acc }`` or ``{ $saved }``, as sentences of the table do. Names and the
numbers of effects are the same whenever the text is said. Whatever is so at one moment only is written down with the
text as it is told: ``thanks?who=hanna-voss&saved=3``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from koszmar.kernel.words import FORMS

from ..effects.conditions import NUMBERS, fact_of, holds
from ..effects.context import Context
from ..effects.model import Effect, Word
from ..item_cards import ITEMS
from ..skills import BLANK, INVESTIGATION, SUCCESS
from ..state import SKILLS, BoardToken, Scene, Who
from ..tiles import SIDES
from .library import Scenario, scenario

LOCALE = Path(__file__).parents[1] / "locale"
USED = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)")
"""Where a text asks for something."""
TEXT = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
"""A text of a Fluent file, with its forms."""
SOMEONE, SOMEWHERE = "who", "room"
COUNTED = ("round", "investigators", "alive", "monsters", "followers", "result")
"""Numbers that the app knows at every table."""
LEFT = "left-"
"""``left-books``: successes that a quota still needs."""
AMOUNTS = ("damage", "horror", "mend", "calm", "clue", "may-move", "flee", "wound", "spread", "prowl", "drawn")
"""Verbs whose first word is a number …"""
VERBS = (*AMOUNTS, "test", "quota")
"""… and all whose number a text can fill in."""
KINDS = ("card", "tile", "room", "monster", "token", "skill", "face")
"""What can be called by its name: ``card-brass-key``."""
ACTORS = ("token", "enters", "wounded", "insane", "eliminated", "used", "page")
"""Moments that somebody brings about …"""
PERHAPS = ("lost", "called", "milestone")
"""… and those of which that depends."""
ABOUT = ("each", "random", "one", "followers", "test", "quota", "puzzle")
"""Below these verbs it is about somebody."""


class Place(Struct, frozen=True):
    """Where a text is said."""

    effects: tuple[Effect, ...] = ()
    """The effects that it belongs to."""
    told: bool = True
    """Whether it is told once; a label is there as long as it can be chosen."""
    somebody: bool = True
    """Whether somebody acts there, or may do so."""


# -- what a text asks for --------------------------------------------------------------------------------------------


def uses(source: str) -> dict[str, tuple[str, ...]]:
    """What the texts of a Fluent file ask for, without cases.

    >>> uses("dark = Rain.\\nthanks = { $who-dat } and { $saved ->\\n    [one] one\\n   *[other] { $saved }\\n }\\n")
    {'thanks': ('saved', 'who')}
    """
    if "$" not in source:
        return {}
    found = {key: {base(one) for one in USED.findall(text)} for key, text in TEXT.findall(source)}
    return {key: tuple(sorted(names)) for key, names in found.items() if names}


def base(variable: str) -> str:
    """What a variable is about, without the form that it asks for.

    >>> base("who-dat"), base("card-brass-key-acc"), base("saved"), base("left-books")
    ('who', 'card-brass-key', 'saved', 'left-books')
    """
    name, _, form = variable.rpartition("-")
    return name if name and form in FORMS else variable


def join(uses_by_language: Iterable[Mapping[str, tuple[str, ...]]]) -> dict[str, tuple[str, ...]]:
    """What texts ask for in any language."""
    found: dict[str, set[str]] = {}
    for one in uses_by_language:
        for key, names in one.items():
            found.setdefault(key, set()).update(names)
    return {key: tuple(sorted(names)) for key, names in found.items()}


@cache
def forms(lang: str) -> dict[str, frozenset[str]]:
    """The forms that words of the game have in a language, by message."""
    found = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        if not path.name.startswith("scenario-"):
            for key, text in TEXT.findall(path.read_text(encoding="utf-8")):
                found[key] = frozenset(re.findall(r"^ +\.([a-z]+) *=", text, re.MULTILINE))
    return found


def message_of(story: Scenario, name: str) -> tuple[str, bool] | None:
    """The message that names something, and whether it is a text of the scenario; None if there is no such thing."""
    kind, _, key = name.partition("-")
    match kind:
        case "card" if key in ITEMS:
            return f"item-{key}", False
        case "tile" if key in SIDES:
            return f"tile-{key}", False
        case "room" if any(room.key == key for side in SIDES.values() for room in side.rooms):
            return f"room-{key}", False
        case "monster" if key in story.bestiary:
            return f"monster-{key}", True
        case "monster" if f"monster-{key}" in forms("en"):
            return f"monster-{key}", False
        case "token" if key in story.tokens:
            return f"token-{key}", True
        case "skill" if key in SKILLS:
            return f"skill-{key}", False
        case "face" if key in (SUCCESS, INVESTIGATION, BLANK):
            return f"face-{key}", False
    return None


# -- where texts are said --------------------------------------------------------------------------------------------


def places(story: Scenario) -> dict[str, list[Place]]:
    """Where each text is said into which something can be filled."""
    found: dict[str, list[Place]] = {}
    for key, place in _places(story):
        if key:
            found.setdefault(key, []).append(place)
    return found


def _places(story: Scenario) -> Iterator[tuple[str, Place]]:
    yield "prologue", Place(story.setup, somebody=False)
    yield from _said(story.setup, story.setup, False)
    for key, happening in story.events.items():
        moment = next((word for word in happening.plan.when if word != "action"), "")
        somebody = moment in (*ACTORS, *PERHAPS)
        whole = (*happening.do, *(effect for option in happening.options for effect in option[3]))
        yield happening.plan.text, Place(whole, somebody=somebody)
        yield from _said(happening.do, happening.do, somebody or bool(happening.each))
        for option, plan in zip(happening.options, happening.plan.options, strict=True):
            yield f"option-{key}-{option[0]}", Place(option[3], told=False)
            yield plan.refusal, Place(option[3], told=False)
            yield from _said(option[3], option[3], True)
    for key, milestone in story.milestones.items():
        effects = story.milestone_effects[key]
        yield milestone.text, Place(effects)
        yield milestone.objective, Place(effects)
        yield from _said(effects, effects, True)
    for effects in story.stages.values():
        yield from _said(effects, effects, False)
    for ending in story.endings.values():
        yield ending.epilogue, Place(somebody=False)
    for puzzle in story.puzzles.values():
        yield puzzle.text, Place(told=False)
    for monster in story.bestiary.values():
        yield monster.text, Place(told=False)
        for deed in monster.deeds:
            yield deed.text, Place(deed.effects, somebody=False)
            yield from _said(deed.effects, deed.effects, True)
        for check in (*monster.evades, *monster.frights):
            yield check.text, Place(check.effects)
            yield from _said(check.effects, check.effects, True)
        for blow in monster.blows:
            yield blow.text, Place((*blow.hit, *blow.miss))
            yield from _said((*blow.hit, *blow.miss), (*blow.hit, *blow.miss), True)


def _said(effects: tuple[Effect, ...], whole: tuple[Effect, ...], somebody: bool) -> Iterator[tuple[str, Place]]:
    for effect in effects:
        if effect.verb in ("say", "tell", "objective") and effect.args:
            yield str(effect.args[0]), Place(whole, somebody=somebody or effect.verb == "tell")
        if effect.verb == "option" and effect.args:
            yield f"option-{effect.args[0]}", Place(effect.body, told=False)
        yield from _said(effect.body, whole, somebody or effect.verb in ABOUT)


# -- numbers of effects ----------------------------------------------------------------------------------------------


def amounts(effects: Iterable[Effect], verb: str) -> list[tuple[Word, ...]]:
    """The numbers that stand after a verb among effects, as they are written."""
    found = []
    for effect in effects:
        if effect.verb == verb and (words := _amount(effect)):
            found.append(words)
        found += amounts(effect.body, verb)
    return list(dict.fromkeys(found))


def _amount(effect: Effect) -> tuple[Word, ...]:
    if effect.verb == "quota":
        return effect.args[2:]
    if effect.verb == "test":
        return tuple(word for word in effect.args if isinstance(word, int))[:1]
    return effect.args[:1]


def amount_of(story: Scenario, text: str, verb: str, investigators: int) -> int:
    """The number that stands after a verb in the effects that a text belongs to."""
    from ..effects.verbs import grown

    for place in story.places.get(text, ()):
        for words in amounts(place.effects, verb):
            return abs(grown(words, investigators))
    return 0


# -- filling in ------------------------------------------------------------------------------------------------------


def line(scene: Scene, text: str, who: Who = -1, token: BoardToken | None = None, result: int = 0) -> str:
    """A text as it is told now: its key, and what is so at this moment."""
    story, ctx = scenario(scene.state.plot.scenario), Context(who, token=token, result=result)
    wanted = [name for name in story.fills.get(text, ()) if is_of_the_moment(story, name)]
    return f"{text}?{'&'.join(f'{name}={_now(scene, ctx, name)}' for name in wanted)}" if wanted else text


def is_of_the_moment(story: Scenario, name: str) -> bool:
    """Whether something is to be written down when a text is told."""
    return name not in VERBS and message_of(story, name) is None


def _now(scene: Scene, ctx: Context, name: str) -> str | int:
    plot = scene.state.plot
    if name == SOMEONE:
        return _someone(scene, ctx.who)
    if name == SOMEWHERE:
        return str(_somewhere(scene, ctx))
    if name in COUNTED:
        return NUMBERS[name](scene, ctx)
    if name.startswith(LEFT):
        return _left(scene, name.removeprefix(LEFT))
    value = fact_of(plot, name)
    holds(scene, ctx, (name, "=", value))  # whoever is told a number knows it, and what it says about draws
    return value


def _someone(scene: Scene, who: Who) -> str | int:
    """An investigator by key, or by number where the table has not told who that is; nobody in particular: nothing."""
    return (scene.state.investigators[who].key or who + 1) if who >= 0 else ""


def _somewhere(scene: Scene, ctx: Context) -> str:
    """Where it happens: where the token lies, or else where the investigator is, as far as the app can know."""
    if ctx.token is not None and ctx.token.follows < 0:
        return ctx.token.at
    return scene.state.investigators[ctx.who].space if ctx.who >= 0 else ""


def _left(scene: Scene, quota: str) -> int:
    from ..effects.verbs import number
    from .texts import every_effect

    for effect in every_effect(scenario(scene.state.plot.scenario)):
        if effect.verb == "quota" and effect.args[0] == quota:
            return max(0, number(scene, effect.args[2:]) - int(scene.state.plot.quotas.get(quota, 0)))
    return 0
