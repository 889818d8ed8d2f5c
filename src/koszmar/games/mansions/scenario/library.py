"""The scenarios that are installed, read once: plans by key, and their effects ready to be carried out."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from koszmar.kernel.errors import BadSetting

from ..effects.model import Effect, Word
from ..effects.reading import BadEffect, one_line, read
from .model import Clock, EndingPlan, EventPlan, MilestonePlan, PuzzlePlan, ScenarioFile, TokenPlan

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


class Scenario(Struct, frozen=True):
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

    @property
    def key(self) -> str:
        """Its name among scenarios."""
        return str(self.file.scenario.key)


ADDED: dict[str, Scenario] = {}
"""Scenarios of this process alone, by key: positions of tests, a file that is being edited."""


@cache
def installed() -> dict[str, Path]:
    """The folders of all scenarios, by key."""
    return {path.parent.name: path.parent for path in sorted(FOLDER.glob("*/scenario.toml"))}


@cache
def scenario(key: str) -> Scenario:
    """A scenario by its key."""
    if key in ADDED:
        return ADDED[key]
    folder = installed().get(key)
    if folder is None:
        raise BadSetting(f"there is no scenario {key!r}; there are: {', '.join(installed())}")
    return compiled((folder / "scenario.toml").read_text(encoding="utf-8"))


def compiled(text: str) -> Scenario:
    """A scenario from the text of its file."""
    try:
        file = msgspec.convert(tomllib.loads(text), ScenarioFile)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"this is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadScenario(str(error)) from None
    try:
        return _compile(file)
    except BadEffect as error:
        raise BadScenario(str(error)) from None


def _compile(file: ScenarioFile) -> Scenario:
    events = {plan.key: _happening(plan) for plan in file.event}
    by_moment: dict[str, list[Happening]] = {}
    by_token: dict[str, list[Happening]] = {}
    for happening in events.values():
        token = happening.plan.when.get("token")
        if token is not None:
            for one in [token] if isinstance(token, str) else token:
                by_token.setdefault(one, []).append(happening)
        else:
            by_moment.setdefault(next(iter(happening.plan.when)), []).append(happening)
    ordered = {moment: tuple(sorted(found, key=lambda one: -one.plan.priority)) for moment, found in by_moment.items()}
    return Scenario(
        file=file,
        tokens={plan.key: plan for plan in file.token},
        events=events,
        by_moment=ordered,
        by_token={token: tuple(found) for token, found in by_token.items()},
        puzzles={plan.key: plan for plan in file.puzzle},
        clocks={plan.key: plan for plan in file.clock},
        stages={(clock.key, place): read(stage.do) for clock in file.clock for place, stage in enumerate(clock.stages)},
        milestones={plan.key: plan for plan in file.milestone},
        milestone_effects={plan.key: read(plan.do) for plan in file.milestone},
        endings={plan.key: plan for plan in file.ending},
        ending_conditions={plan.key: words(plan.if_) for plan in file.ending},
        setup=read(file.setup),
    )


def _happening(plan: EventPlan) -> Happening:
    options = tuple(
        (option.key, option.action, words(option.if_), read(option.do), option.once) for option in plan.options
    )
    return Happening(plan, words(plan.if_), read(plan.do), words(plan.each), options)


def words(text: str) -> tuple[Word, ...]:
    """A condition or a selector as words."""
    if not text.strip():
        return ()
    (effect,) = one_line(f"x {text}")
    return effect.args


def slug(name: str) -> str:
    """A tile, space or card by its key: ``Entry Hall.a`` is ``entry-hall.a``.

    >>> slug("Entry Hall.a"), slug("Brass Key"), slug(".38 Revolver")
    ('entry-hall.a', 'brass-key', '38-revolver')
    """
    tile, dot, letter = name.rpartition(".")
    if dot and len(letter) == 1 and tile:
        return f"{slug(tile)}.{letter}"
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")
