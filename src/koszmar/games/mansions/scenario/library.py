"""The scenarios that are installed, read once: plans by key, and their effects ready to be carried out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.lazy import lazy
from koszmar.kernel.scenarios import Name, NotAScenario, find, installed, read_folder, version_of
from koszmar.kernel.words import LANGUAGES

from ..bestiary import MONSTERS, Check, Deed, MonsterCard, OwnBlow, OwnMonster
from ..effects.model import Effect, Word
from ..effects.reading import BadEffect, one_line, read
from .inline import taken_out
from .model import Clock, EndingPlan, EventPlan, MilestonePlan, MonsterPlan, PuzzlePlan, ScenarioFile, TokenPlan
from .source import Source
from .stock import included

if TYPE_CHECKING:
    from ..effects.conditions import Prepared
    from .filling import Place

GAME = "mansions"
FOLDER = Path(__file__).parents[1] / "scenarios"


class BadScenario(ValueError):
    """A scenario file that cannot be read: where, and what is wrong."""


class Happening(Struct, frozen=True):
    """An event, ready to happen."""

    plan: EventPlan
    condition: tuple[Word, ...]
    do: tuple[Effect, ...]
    each: tuple[Word, ...]
    options: tuple[tuple[str, bool, tuple[Word, ...], tuple[Effect, ...], bool], ...]
    """Of each option its key, whether it costs an action, its condition, its effects, and whether it comes once."""


class Scenario(Struct, frozen=True, dict=True):
    """A scenario, ready to be played."""

    file: ScenarioFile
    tokens: dict[str, TokenPlan]
    events: dict[str, Happening]
    by_moment: dict[str, tuple[Happening, ...]]
    """Events by the kind of moment that they wait for."""
    by_token: dict[str, tuple[Happening, ...]]
    puzzles: dict[str, PuzzlePlan]
    clocks: dict[str, Clock]
    stages: dict[tuple[str, int], tuple[Effect, ...]]
    """By clock, and by place among its stages."""
    milestones: dict[str, MilestonePlan]
    milestone_effects: dict[str, tuple[Effect, ...]]
    endings: dict[str, EndingPlan]
    ending_conditions: dict[str, tuple[Word, ...]]
    setup: tuple[Effect, ...]
    bestiary: dict[str, OwnMonster] = {}
    """Monsters that only this scenario has."""
    points: dict[str, tuple[Effect, ...]] = {}
    """What has happened at places where authors begin to try something."""
    fills: dict[str, tuple[str, ...]] = {}
    """What is filled into its texts, by text (``filling``)."""

    @property
    def key(self) -> str:
        """Its name among scenarios."""
        return str(self.file.scenario.key)

    @lazy
    def places(self) -> dict[str, list[Place]]:
        """Where each text is said into which something can be filled."""
        from .filling import places

        return places(self)

    @lazy
    def open_endings(self) -> tuple[tuple[EndingPlan, tuple[Word, ...], Prepared, bool], ...]:
        """Endings that may come at any time, each with its condition, as words and prepared, and whether that asks for
        a draw."""
        from ..effects.conditions import prepared

        return tuple(
            (self.endings[key], words, prepared(words), not self.file.draw.keys().isdisjoint(words))
            for key, words in self.ending_conditions.items()
            if words
        )


ADDED: dict[str, Scenario] = {}
"""Scenarios of this process alone, by key: positions of tests."""


# -- by name ---------------------------------------------------------------------------------------------------------


@cache
def shipped() -> dict[str, Path]:
    """The folders of the scenarios that come with the game, by key."""
    return {path.parent.name: path.parent for path in sorted(FOLDER.glob("*/scenario.toml"))}


@lru_cache(maxsize=256)
def scenario(name: str) -> Scenario:
    """A scenario by its name: of one that comes with the game the key, of others key and version."""
    if name in ADDED:
        return ADDED[name]
    called = Name.read(name)
    if called is None:
        raise BadSetting(f"a scenario cannot be called {name[:80]!r}")
    story = _scenario(called.base)
    if called.point and called.point not in story.file.point:
        raise BadSetting(f"{called.base} has no point {called.point!r}; there are: {', '.join(story.file.point)}")
    return story


@lru_cache(maxsize=64)
def _scenario(base: str) -> Scenario:
    if base in ADDED:
        return ADDED[base]
    if base in shipped():
        from .sharing import files_of_shipped

        return of_files(files_of_shipped(base))
    files = files_of(base)
    from .checking import complaints

    if grave := [one for one in complaints(files) if one.grave]:
        raise BadSetting(f"the scenario {base} cannot be played: {grave[0]}")
    return of_files(files)


def files_of(base: str) -> dict[str, bytes]:
    """The files of a scenario that was installed or tried, if they are still as they were."""
    name = Name.read(base)
    folder = find(GAME, name) if name else None
    if name is None or folder is None:
        raise BadSetting(_missing(base))
    try:
        files = read_folder(folder)
    except (OSError, NotAScenario):
        if folder.is_dir():
            raise
        raise BadSetting(_missing(base)) from None  # it has made room for newer ones meanwhile
    if name.version != version_of(files):
        raise BadSetting(f"the files of the scenario {base} were changed; install it again")
    return files


def _missing(base: str) -> str:
    """Why a scenario cannot be had, and what to do."""
    others = [there for there in installed(GAME) if there.partition("@")[0] == base.partition("@")[0]]
    if "@" in base and others:
        return (f"the match needs the scenario {base}, and here is {others[-1]}: another version; install the one that "
                f"it was begun with (koszmar scenario install)")  # fmt: skip
    if "@" in base:
        return f"the match needs the scenario {base}, which is not installed here (koszmar scenario install)"
    return f"there is no scenario {base!r}; there are: {', '.join([*shipped(), *installed(GAME)])}"


def full_name(name: str) -> str:
    """The name with its version, as records keep it; what comes with the game has none."""
    called = Name.read(name)
    if called is None or called.version or name in ADDED or called.key in (*shipped(), *ADDED):
        return name
    folder = find(GAME, called)
    if folder is None:
        raise BadSetting(_missing(name))
    return str(Name(called.key, folder.name.partition("@")[2], called.point))


def label(name: str) -> str:
    """What messages call a scenario.

    >>> label("borrowed-key"), label("old-mill@3f2a9c1b77d0#attic")
    ('borrowed-key', 'old-mill-3f2a9c1b77d0')
    """
    return name.partition("#")[0].replace("@", "-")


# -- compiling -------------------------------------------------------------------------------------------------------


def of_files(files: Mapping[str, bytes]) -> Scenario:
    """A scenario from a folder."""
    texts = [files[f"{lang}.ftl"].decode() for lang in LANGUAGES if f"{lang}.ftl" in files]
    return compiled(files["scenario.toml"].decode(), texts)


def compiled(text: str, texts: Iterable[str] = ()) -> Scenario:
    """A scenario from the text of its file, and from its texts if something is filled into those."""
    from .filling import join, uses

    try:
        data, inline = taken_out(included(tomllib.loads(text)))
        file = msgspec.convert(data, ScenarioFile)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"this is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadScenario(str(error)) from None
    try:
        written = ["".join(f"{key} = {said}\n" for key, said in one.items()) for one in inline.values()]
        return compile_file(file, Source(text), join(uses(one) for one in (*texts, *written)))
    except BadEffect as error:
        raise BadScenario(str(error)) from None


def compile_file(file: ScenarioFile, source: Source, fills: dict[str, tuple[str, ...]] | None = None) -> Scenario:
    """A scenario ready to be played; effects know the lines that they stand in."""
    events = {plan.key: _happening(plan, source, number) for number, plan in enumerate(file.event)}
    by_moment: dict[str, list[Happening]] = {}
    by_token: dict[str, list[Happening]] = {}
    for happening in events.values():
        token = happening.plan.when.get("token")
        if token is not None:
            named = [token] if isinstance(token, str) else token if isinstance(token, list) else []
            for one in [key for key in named if isinstance(key, str)]:  # the checker complains of anything else
                by_token.setdefault(one, []).append(happening)
        else:
            by_moment.setdefault(next(iter(happening.plan.when), ""), []).append(happening)
    ordered = {moment: tuple(sorted(found, key=lambda one: -one.plan.priority)) for moment, found in by_moment.items()}
    return Scenario(
        file=file,
        tokens={plan.key: plan for plan in file.token},
        events=events,
        by_moment=ordered,
        by_token={token: tuple(found) for token, found in by_token.items()},
        puzzles={plan.key: plan for plan in file.puzzle},
        clocks={plan.key: plan for plan in file.clock},
        stages={
            (clock.key, place): read(stage.do, source.effects("clock", number, "stages", place, "do"))
            for number, clock in enumerate(file.clock)
            for place, stage in enumerate(clock.stages)
        },
        milestones={plan.key: plan for plan in file.milestone},
        milestone_effects={
            plan.key: read(plan.do, source.effects("milestone", number, "do"))
            for number, plan in enumerate(file.milestone)
        },
        endings={plan.key: plan for plan in file.ending},
        ending_conditions={plan.key: words(plan.if_) for plan in file.ending},
        setup=read(file.setup, source.effects("setup")),
        bestiary={plan.key: _monster(plan, source, number) for number, plan in enumerate(file.monster)},
        points={key: read(point.do, source.effects("point", key, "do")) for key, point in file.point.items()},
        fills=fills or {},
    )


def _happening(plan: EventPlan, source: Source, number: int) -> Happening:
    options = tuple(
        (
            option.key,
            option.action,
            words(option.if_),
            read(option.do, source.effects("event", number, "options", place, "do")),
            option.once,
        )
        for place, option in enumerate(plan.options)
    )
    do = read(plan.do, source.effects("event", number, "do"))
    return Happening(plan, words(plan.if_), do, words(plan.each), options)


def _monster(plan: MonsterPlan, source: Source, number: int) -> OwnMonster:
    """A monster that only this scenario has; a figure that there is not is complained of elsewhere."""

    def effects(kind: str, place: int, field: str, text: str) -> tuple[Effect, ...]:
        return read(text, source.effects("monster", number, kind, place, field))

    like = MONSTERS.get(plan.figure, MONSTERS["cultist"])
    printed = {"type": plan.class_ or None, "health": plan.health, "per": plan.each, "awareness": plan.awareness,
               "horror": plan.horror, "brawn": plan.brawn}  # fmt: skip
    known = {name: value for name, value in printed.items() if value is not None}
    ability = like.ability if not plan.ability else "" if plan.ability == "none" else plan.ability
    card: MonsterCard = msgspec.structs.replace(like, key=plan.key, ability=ability, **known)
    return OwnMonster(
        card,
        like.key,
        plan.text,
        tuple(
            Deed(one.move, one.reach, one.victim, effects("activations", place, "do", one.do), one.instead, one.text)
            for place, one in enumerate(plan.activations)
        ),
        tuple(Check(effects("evades", place, "do", one.do), one.text) for place, one in enumerate(plan.evades)),
        tuple(Check(effects("frights", place, "do", one.do), one.text) for place, one in enumerate(plan.frights)),
        tuple(
            OwnBlow(one.with_, one.skill, one.dice, one.damage, effects("attacks", place, "hit", one.hit),
                    effects("attacks", place, "miss", one.miss), one.text)
            for place, one in enumerate(plan.attacks)
        ),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def words(text: str) -> tuple[Word, ...]:
    """A condition or a selector as words."""
    if not text.strip():
        return ()
    effects = one_line(f"x {text}")
    if len(effects) != 1 or effects[0].body:
        raise BadEffect(1, f"braces and semicolons make no sense in {text[:80]!r}", "join conditions with `and`, `or`")
    return effects[0].args


@lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """A tile, space or card by its key: ``Entry Hall.a`` is ``entry-hall.a``.

    >>> slug("Entry Hall.a"), slug("Brass Key"), slug(".38 Revolver")
    ('entry-hall.a', 'brass-key', '38-revolver')
    """
    tile, dot, letter = name.rpartition(".")
    if dot and len(letter) == 1 and tile:
        return f"{slug(tile)}.{letter}"
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")
