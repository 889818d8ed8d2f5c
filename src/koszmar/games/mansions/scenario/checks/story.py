"""Checking when something happens, the steps of the story, and how it ends."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from ...effects.fitting import LARGEST, known_ones
from ...effects.model import Effect
from ...mythos_events import GRADES
from ..library import Scenario
from ..source import Path
from ..texts import every_effect, inside
from .checker import Checker, all_effects, check_equal, happens_once

EVERY_ROUND = ("round-start", "mythos", "before-monsters")
"""Moments that come once in each round."""
ALWAYS = (*EVERY_ROUND, "wounded", "insane", "eliminated", "called")
"""Moments that are always written `= true`."""
MOMENTS = ("token", "enters", "round", *ALWAYS, "defeated", "milestone", "lost", "used", "pool", "page")
NAMED = {"enters": "place", "defeated": "monster", "lost": "person", "used": "card", "pool": "grade"}
"""What a moment names, where it is not called like the moment."""


def check_moments(checker: Checker) -> None:
    """Moments that there are, and that come by themselves or are called."""
    story = checker.scenario
    called = {str(one.args[0]) for one in every_effect(story) if one.verb == "happens" and one.args}
    rivals: dict[tuple[str, int], list[str]] = defaultdict(list)
    for number, (key, happening) in enumerate(story.events.items()):
        at = ("event", number, "when")
        when = happening.plan.when
        moments = [word for word in when if word != "action"]
        if len(moments) != 1 or moments[0] not in MOMENTS:
            near = known_ones(moments[0], MOMENTS) if len(moments) == 1 else ""
            checker.wrong(at, f"`when` names one of: {', '.join(MOMENTS)}", near)
            continue
        moment = moments[0]
        _check_moment(checker, at, moment, when[moment])
        if not isinstance(when.get("action", True), bool):
            checker.wrong(at, "`action` is true or false", "action = true")
        if "action" in when and moment != "token":
            checker.wrong(at, "only what is done at a token can cost an action", "leave `action` out")
        if happening.options and moment != "token":
            checker.wrong(at, "only a token has options", "say `choose` in `do` instead")
        often = not (happening.condition or happening.plan.once or happening.plan.limit)
        if moment in EVERY_ROUND and often:
            cure = "`limit = 40` says so; or narrow it by `if`"
            checker.wrong(at, "it happens in every round without saying so", cure)
        if moment == "called" and key not in called:
            checker.wrong(at, "nothing calls it", f"say `happens {key}` in an effect")
        rivals[str(sorted((name, str(value)) for name, value in when.items())), happening.plan.priority].append(key)
        check_equal(checker, ("event", number, "if"), happening.plan.if_)
        for place, option in enumerate(happening.plan.options):
            check_equal(checker, ("event", number, "options", place, "if"), option.if_)
    _rivals(checker, rivals.values())


def _rivals(checker: Checker, groups: Iterable[list[str]]) -> None:
    """Events that come at the same moment whatever happens, and neither says which is first."""
    story = checker.scenario
    keys = list(story.events)
    for group in groups:
        certain = [key for key in group if not story.events[key].condition]
        if len(certain) > 1 and not {"token", "called", "pool"} & story.events[certain[0]].plan.when.keys():
            problem = f"it comes at the same moment as {certain[0]}: the group will be asked which is first"
            checker.wrong(("event", keys.index(certain[1]), "when"), problem, "give one a `priority`", grave=False)


def _check_moment(checker: Checker, at: Path, moment: str, value: Any) -> None:
    story = checker.scenario
    known: dict[str, Iterable[str]] = {
        "enters": checker.places,
        "defeated": checker.names.known["monster"],
        "milestone": story.milestones,
        "lost": checker.names.known["person"],
        "used": checker.names.known["card"],
        "pool": GRADES,
        "token": story.tokens,
    }
    if moment in ALWAYS:
        if value is not True:
            checker.wrong(at, "this moment has nothing to say", f"when = {{ {moment} = true }}")
    elif moment in ("round", "page"):
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= LARGEST:
            checker.wrong(at, f"{moment} is a number", f"when = {{ {moment} = 3 }}")
    elif not (value is True and moment in ("defeated", "lost")):
        values = value if moment == "token" and isinstance(value, list) else [value]
        for one in values:
            if not isinstance(one, str) or one not in known[moment]:
                what = NAMED.get(moment, moment)
                checker.wrong(at, f"there is no {what} {str(one)[:80]!r}", known_ones(str(one), known[moment]))
        if not values:
            checker.wrong(at, "it names no token", 'when = { token = "desk" }')


def check_milestones(checker: Checker) -> None:
    """Steps of the story that something reaches, in some order, and not by a single throw of the dice."""
    story = checker.scenario
    reached = {str(one.args[0]) for one in every_effect(story) if one.verb == "reach" and one.args}
    for number, (key, milestone) in enumerate(story.milestones.items()):
        at = ("milestone", number)
        for field, others in (("needs", milestone.needs), ("of", milestone.of)):
            for other in others:
                if other not in story.milestones:
                    checker.wrong((*at, field), f"there is no milestone {other!r}", known_ones(other, story.milestones))
        for way in milestone.ways:
            if way not in story.events:
                checker.wrong((*at, "ways"), f"there is no event {way!r}", known_ones(way, story.events))
        if milestone.of and not 1 <= milestone.enough <= len(milestone.of):
            checker.wrong((*at, "enough"), f"from 1 to {len(milestone.of)} of them are enough")
        if key not in reached and not milestone.of:
            checker.wrong(at, "nothing reaches it", f"say `reach {key}` in an effect")
        if _needs_itself(story, key):
            checker.wrong((*at, "needs"), "it needs itself, by way of others", "let one of them need something else")
        ways = [] if milestone.of else _ways_to(story, key)
        if len(ways) == 1 and ways[0]:
            cure = "let it be tried again, spread it over a `quota`, or give it a second way"
            checker.wrong(at, "it hangs on a single test that cannot be tried again", cure)


def _length(story: Scenario, key: str, behind: tuple[str, ...] = ()) -> int:
    """How many steps of the story come one after another up to this one."""
    needed = [one for one in story.milestones[key].needs if one in story.milestones and one not in (*behind, key)]
    return 1 + max((_length(story, one, (*behind, key)) for one in needed), default=0)


def check_chains(checker: Checker) -> None:
    """A story with more steps one after another than there are rounds for somebody."""
    rounds = checker.file.scenario.deadline
    for number, key in enumerate(checker.scenario.milestones):
        steps = _length(checker.scenario, key)
        if rounds and steps > min(rounds):
            problem = f"it is step {steps} of a chain, and the deadline is round {min(rounds)} for some groups"
            checker.wrong(("milestone", number, "needs"), problem, "more time, or fewer steps", grave=False)


def _ways_to(scenario: Scenario, key: str) -> list[bool]:
    """Every place that reaches a milestone: whether it hangs on a test that cannot be tried again."""
    found = []
    for path, effects in all_effects(scenario):
        if path[0] == "point":
            continue
        once = happens_once(scenario, path)
        found += [risk and (once or given_up) for risk, given_up in _reaching(effects, key)]
    return found


def _reaching(
    effects: tuple[Effect, ...], key: str, risk: bool = False, given_up: bool = False
) -> Iterator[tuple[bool, bool]]:
    """Where effects reach a milestone: whether below a test, and whether that takes its token away where it fails."""
    for effect in effects:
        if effect.verb == "reach" and effect.args and str(effect.args[0]) == key:
            yield risk, given_up
        below, gone = risk, given_up
        if effect.verb == "test":
            failed = [one for branch in effect.body if branch.verb == "fail" for one in inside(branch.body)]
            below, gone = True, any(one.verb == "discard" and one.args[:1] == ("token",) for one in failed)
        yield from _reaching(effect.body, key, below, gone)


def _needs_itself(scenario: Scenario, key: str) -> bool:
    seen, edge = set[str](), list(scenario.milestones[key].needs)
    while edge:
        needed = edge.pop()
        if needed == key:
            return True
        if needed not in seen and needed in scenario.milestones:
            seen.add(needed)
            edge += scenario.milestones[needed].needs
    return False


BY_ITSELF = ("deadline", "eliminated", "countdown")
"""Ends that come without the scenario's doing; an ending of that name is told then."""


def check_endings(checker: Checker) -> None:
    """It can be won, and there is something to tell however it ends."""
    story = checker.scenario
    if "win" not in [ending.result for ending in story.endings.values()]:
        checker.wrong(("ending",), "nobody can win", 'an ending with result = "win"')
    ended = {str(one.args[0]) for one in every_effect(story) if one.verb == "end" and one.args}
    for number, (key, condition) in enumerate(story.ending_conditions.items()):
        check_equal(checker, ("ending", number, "if"), checker.file.ending[number].if_)
        if not condition and key not in ended and key not in BY_ITSELF:
            checker.wrong(("ending", number), "nothing leads to it", f"give it `if`, or say `end {key}` in an effect")
    for key, end in (("deadline", "by time"), ("eliminated", "by everybody being eliminated")):
        problem = f"nothing is told when it ends {end}"
        if key not in story.endings:
            checker.wrong(("ending",), problem, f'an ending with key = "{key}" and result = "loss"')
        elif not story.endings[key].epilogue:
            checker.wrong(("ending", list(story.endings).index(key)), problem, 'epilogue = "…"')


def check_points(checker: Checker) -> None:
    """Places to begin at that make sense."""
    for key, point in checker.file.point.items():
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", key):
            checker.wrong(("point", key), "this is no key", "small letters, digits and hyphens")
        for name, value in point.draw.items():
            if name not in checker.file.draw:
                checker.wrong(("point", key, "draw"), f"there is no draw {name!r}", known_ones(name, checker.file.draw))
            elif value not in checker.file.draw[name].one_of:
                cure = known_ones(value, checker.file.draw[name].one_of)
                checker.wrong(("point", key, "draw"), f"{name} is never {value!r}", cure)
