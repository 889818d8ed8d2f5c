"""When something happens: events of the scenario that wait for this moment, milestones, clocks, endings.

(app.role, app.duties, app.keeps-secrets, win.reveal, win.goal-changes, conflict.same-time-order)
"""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import NOTHING, Flow, Key

from .. import ending as endings
from ..app_log import show
from ..choosing import together
from ..effects import verbs
from ..effects.conditions import holds, holds_surely, is_in
from ..effects.context import Context
from ..effects.selecting import select
from ..state import BoardToken, Monster, Scene, Space, Who
from .filling import line
from .library import Happening, Scenario, scenario
from .model import Draw

NOBODY = Context(-1)
"""For conditions that are about nobody in particular."""
SHORT = 67
"""Percent of the time that is left to those who know a scenario, if it does not say."""


def plan(scene: Scene) -> Scenario:
    """The scenario that is being played."""
    return scenario(scene.state.plot.scenario)


def happen(
    scene: Scene, moment: str, *, who: Who = -1, space: Space = "", monster: Monster | None = None, value: Any = None
) -> Flow[None]:
    """Carry out every event that waits for this moment; those of equal priority in the order of the group's choice."""
    waiting = plan(scene).by_moment.get(moment)
    if not waiting:
        return NOTHING
    due = [one for one in waiting if _is_due(scene, one, moment, who, space, monster, value)]
    return _happen(scene, due, who, monster) if due else NOTHING


def _happen(scene: Scene, left: list[Happening], who: Who, monster: Monster | None) -> Flow[None]:
    while left:
        first = [one for one in left if one.plan.priority == left[0].plan.priority]
        chosen = first[0]
        if len(first) > 1:
            options: list[Key] = [one.plan.key for one in first]
            key = yield from together(scene, "which-first", options, "conflict.same-time-order")
            chosen = next(one for one in first if one.plan.key == key)
        left = [one for one in left if one is not chosen]
        if scene.options.table == "own" and chosen.condition:
            from ..companion.reckoning import is_so

            if not (yield from is_so(scene, Context(who, monster=monster), chosen.condition)):
                continue
        yield from carry_out(scene, chosen, Context(who, cause="event", monster=monster))


def _is_due(
    scene: Scene, one: Happening, moment: str, who: Who, space: Space, monster: Monster | None, value: Any
) -> bool:
    wanted = one.plan.when[moment]
    if moment == "enters" and not is_in(space, str(wanted)):
        return False
    if moment == "defeated" and monster is not None and wanted not in (True, monster.kind, monster.name):
        return False
    if moment in ("round", "milestone", "clock", "page") and wanted != value:
        return False
    if moment in ("lost", "used") and wanted not in (True, value):
        return False
    fired = scene.state.plot.fired.get(one.plan.key, 0)
    if (fired and one.plan.once) or (one.plan.limit and fired >= one.plan.limit):
        return False
    return not one.condition or holds(scene, Context(who, monster=monster), one.condition)


def carry_out(scene: Scene, one: Happening, ctx: Context) -> Flow[None]:
    """An event happens: its text is read, then its effects are carried out."""
    state = scene.state
    state.plot.fired[one.plan.key] = state.plot.fired.get(one.plan.key, 0) + 1
    if one.plan.text:
        say(scene, one.plan.text, ctx.who, ctx.token)
    victims = select(scene, ctx, one.each) if one.each else [ctx.who]
    for victim in victims:
        about = ctx if victim == ctx.who else ctx.about(victim)
        yield from scene.because(f"story-{one.plan.key}", verbs.run(scene, one.do, about))


def say(scene: Scene, text: str, who: Who = -1, token: BoardToken | None = None, result: int = 0) -> None:
    """The app shows a message to everybody, and keeps it in the log (log.content, log.pages)."""
    show(scene, "says", text=line(scene, text, who, token, result), who=who)


def set_objective(scene: Scene, text: str, who: Who = -1, token: BoardToken | None = None, result: int = 0) -> None:
    """What to do from now on (objective.view, win.goal-changes)."""
    scene.state.plot.objective = line(scene, text, who, token, result)
    scene.tell("objective", text=scene.state.plot.objective)


def weighted(draw: Draw) -> list[str]:
    """What may be drawn, each as often as it weighs."""
    return [
        one for one, weight in zip(draw.one_of, draw.weights or [1] * len(draw.one_of), strict=True)
        for _ in range(weight)
    ]  # fmt: skip


# -- milestones, clocks, endings -----------------------------------------------------------------------------------


def reach(scene: Scene, key: str, who: Who = -1) -> Flow[None]:
    """A milestone is reached, once, if what it needs was reached before; it may tell what to do next.

    (win.reveal, win.goal-changes, objective.only-main)
    """
    plot, story = scene.state.plot, plan(scene)
    milestone = story.milestones[key]
    if key in plot.milestones or any(needed not in plot.milestones for needed in milestone.needs):
        return
    plot.milestones.append(key)
    if milestone.text:
        say(scene, milestone.text, who)
    if milestone.objective:
        set_objective(scene, milestone.objective, who)
    yield from verbs.run(scene, story.milestone_effects[key], Context(who, cause="event"))
    yield from happen(scene, "milestone", who=who, value=key)
    for other in story.milestones.values():
        if other.of and sum(one in plot.milestones for one in other.of) >= other.enough:
            yield from reach(scene, other.key, who)


def advance(scene: Scene, key: str, steps: int) -> Flow[None]:
    """A clock moves on, stage by stage."""
    plot, story = scene.state.plot, plan(scene)
    for _ in range(max(0, steps)):
        plot.clocks[key] += 1
        at = int(plot.clocks[key])
        for place, stage in enumerate(story.clocks[key].stages):
            if (share(deadline_of(scene), stage.part) if stage.part else stage.at) == at:
                if stage.mythos:
                    plot.grade = stage.mythos
                yield from verbs.run(scene, story.stages[key, place], Context(-1, cause="event"))


def deadline_of(scene: Scene) -> int:
    """When time is up by the scenario, for so many investigators; 0: it names no time."""
    header, place = plan(scene).file.scenario, len(scene.state.investigators) - 1
    if not header.deadline or scene.options.difficulty == "normal":
        return header.deadline[place] if header.deadline else 0
    return header.hard[place] if header.hard else share(header.deadline[place], SHORT)


def share(deadline: int, percent: int) -> int:
    """A part of the time, rounded up."""
    return -(-deadline * percent // 100)


def time_of(scene: Scene) -> int:
    """How late it is: the first clock that moves on each round, or else the round."""
    clocks = scene.state.plot.clocks
    first = next((key for key, clock in plan(scene).clocks.items() if clock.advance == "each-round"), "")
    return int(clocks[first]) if first else int(scene.state.round)


def check_endings(scene: Scene) -> None:
    """Whether the match ends now: the first ending whose condition holds (win.complete, win.too-slow)."""
    plot = scene.state.plot
    careful = plot.unseen or scene.options.table == "own"
    for ending, condition, holds_now, hangs_on_a_draw in plan(scene).open_endings:
        if holds_surely(scene, NOBODY, condition) if careful or hangs_on_a_draw else holds_now(scene, NOBODY):
            endings.end(scene, ending)
