"""A scenario that is being checked: what its parts are called, and what was found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from koszmar.kernel.scenarios import Complaint

from ...bestiary import MONSTERS
from ...effects.fitting import Misfit, Names
from ...effects.model import Effect
from ...item_cards import ITEMS
from ...mythos_events import GRADES
from ...tiles import SIDES
from ..campaign import defaults_of
from ..library import Scenario, slug, words
from ..reading import PLOT, name_at
from ..source import Path, Source
from ..texts import every_effect


class Checker:
    """A scenario that is being checked."""

    def __init__(self, scenario: Scenario, source: Source) -> None:
        self.scenario, self.source = scenario, source
        self.file = scenario.file
        self.found: list[Complaint] = []
        self.sides = {slug(tile[0]) for layout in self.file.map.values() for tile in layout.every}
        self.spaces = {f"{side}.{letter}" for side in self.sides if side in SIDES for letter in SIDES[side].shape.rooms}
        rooms = {room.key for side in self.sides if side in SIDES for room in SIDES[side].rooms}
        self.places = {*self.spaces, *self.sides, *rooms}
        self.names = self._names()

    def wrong(self, path: Path, problem: str, cure: str = "", *, grave: bool = True, line: int = 0) -> None:
        """Complain of the part at a path."""
        where = name_at(self.file, path)
        at = line or self.source.line(*path)
        self.found.append(Complaint(where=where, problem=problem, cure=cure, file=PLOT, line=at, grave=grave))

    def _names(self) -> Names:
        story = self.scenario
        named = {
            str(effect.args[at + 1])
            for effect in every_effect(story)
            if effect.verb == "spawn"
            for at, word in enumerate(effect.args[:-1])
            if word == "named"
        }
        # Tiles and spaces may be written as they are printed; verbs that place them understand both.
        printed = {tile[0] for layout in self.file.map.values() for tile in layout.every}
        known: dict[str, Iterable[str]] = {
            "card": [key for key in ITEMS if "/" not in key],
            "space": {*self.spaces, *(f"{side}.{letter}" for side in printed for letter in "abcde")},
            "place": {*self.places, "here", "room"},
            "tile": self.sides | printed,
            "token": story.tokens,
            "mark": {*story.tokens, "token"},
            "person": [key for key, token in story.tokens.items() if token.kind == "person"],
            "monster": {*MONSTERS, *story.bestiary, *named},
            "puzzle": story.puzzles,
            "milestone": story.milestones,
            "ending": story.endings,
            "grade": GRADES,
            "event": story.events,
            "clock": story.clocks,
            "draw": self.file.draw,
        }
        return Names(
            {kind: frozenset(names) for kind, names in known.items()},
            {key: draw.one_of for key, draw in self.file.draw.items()},
            frozenset(
                {
                    *story.clocks,
                    *defaults_of(self.file.scenario.imports),
                    *(str(one.args[0]) for one in every_effect(story) if one.verb in SETTERS and one.args),
                }
            ),
        )


SETTERS = ("set", "add")
"""Verbs that make a fact."""


def fitting(checker: Checker, path: Path, text: str, fits: Callable[..., None]) -> None:
    """Complain of a condition or a selector that does not fit."""
    if text.strip():
        try:
            fits(words(text), checker.names)
        except Misfit as misfit:
            checker.wrong(path, misfit.problem, misfit.cure)


def check_equal(checker: Checker, path: Path, condition: str, line: int = 0) -> None:
    """Complain of a condition that waits for a number exactly: a clock may move on by more than one."""
    clocks = "|".join(map(re.escape, ["round", *checker.scenario.clocks]))
    if re.search(rf"(?<![\w-])({clocks}) = ", condition):
        checker.wrong(path, "a round or clock is compared with `=`, and may be missed", "write `>=`", line=line)


def all_effects(scenario: Scenario) -> Iterator[tuple[Path, tuple[Effect, ...]]]:
    """All effects of a scenario, each list with the part that it stands in."""
    yield ("setup",), scenario.setup
    for number, happening in enumerate(scenario.events.values()):
        yield ("event", number, "do"), happening.do
        for place, option in enumerate(happening.options):
            yield ("event", number, "options", place, "do"), option[3]
    for number, effects in enumerate(scenario.milestone_effects.values()):
        yield ("milestone", number, "do"), effects
    for number, clock in enumerate(scenario.file.clock):
        for place in range(len(clock.stages)):
            yield ("clock", number, "stages", place, "do"), scenario.stages[clock.key, place]
    for key, effects in scenario.points.items():
        yield ("point", key, "do"), effects
    for number, monster in enumerate(scenario.bestiary.values()):
        for place, deed in enumerate(monster.deeds):
            yield ("monster", number, "activations", place, "do"), deed.effects
        for kind, checks in (("evades", monster.evades), ("frights", monster.frights)):
            for place, one in enumerate(checks):
                yield ("monster", number, kind, place, "do"), one.effects
        for place, blow in enumerate(monster.blows):
            yield ("monster", number, "attacks", place, "hit"), blow.hit
            yield ("monster", number, "attacks", place, "miss"), blow.miss


def happens_once(scenario: Scenario, path: Path) -> bool:
    """Whether the effects that stand there are carried out once at most."""
    if path[0] == "monster":
        return False
    if path[0] != "event":
        return True
    happening = list(scenario.events.values())[int(path[1])]
    if path[2] == "options" and happening.options[int(path[3])][4]:
        return True
    once = happening.plan.limit == 1 or (happening.plan.once and "token" not in happening.plan.when)
    return once and not happening.plan.each


def questions(scenario: Scenario) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Everything that is asked, with the part that asks."""
    for key, happening in scenario.events.items():
        yield key, happening.condition
        for option in happening.options:
            yield key, option[2]
    for key, condition in scenario.ending_conditions.items():
        yield key, condition
    for effect in every_effect(scenario):
        if effect.verb in ("if", "option"):
            yield effect.verb, effect.args
