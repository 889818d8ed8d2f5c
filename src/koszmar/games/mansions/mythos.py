"""The Mythos phase: Fire spreads, an event, monsters, horror, the end of the round (Mythos Phase).

(round.two-phases, mythos.three-steps, mythos.end, event-step.resolve, event-step.next, monster-step.next)
"""

from __future__ import annotations

from functools import lru_cache

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import carry_out

from . import moments
from .activations import activate
from .app_log import show
from .choosing import together
from .effects.conditions import holds
from .effects.context import Context
from .effects.selecting import select
from .effects.verbs import run
from .ending import out_of_time, too_late
from .features import place_fire, where_fire_spreads
from .harm import settle
from .horror_check import horror_step as check_horror
from .mythos_events import EVENTS
from .scenario.happenings import advance, check_endings, deadline_of, happen, plan, share, time_of
from .scenario.happenings import carry_out as happens
from .scenario.library import words
from .skills import answering
from .state import Scene, in_play

NEAR_MISSES = 2
"""How often an event without a possible victim is passed over before it is shown as a near miss."""


def event_step(scene: Scene) -> Flow[None]:
    """Fire spreads, the clocks move on, the scenario has its say, one event comes (fire.spread-time)."""
    state = scene.state
    if state.doomed and state.round >= state.doomed:
        too_late(scene)
    state.rolled = []
    yield from fire_spreads(scene)
    for key, clock in plan(scene).clocks.items():
        if clock.advance == "each-round":
            yield from advance(scene, key, 1)
    grade_by_deadline(scene)
    yield from happen(scene, "mythos")
    yield from one_event(scene)
    yield from settle(scene)
    check_endings(scene)
    state.activated = []
    yield from happen(scene, "before-monsters")
    yield from settle(scene)
    state.phase = "monsters"


def fire_spreads(scene: Scene) -> Flow[None]:
    """One Fire in a space of the group's choice adjacent to Fire (fire.spread-one, fire.app-reminds)."""
    options: list[Key] = list(where_fire_spreads(scene))
    if options:
        space = yield from together(scene, "fire-spreads", options, "fire.spread-one")
        place_fire(scene, str(space))


def grade_by_deadline(scene: Scene) -> None:
    """Events grow worse at 45 % and at 80 % of the time (mythos-event.escalates)."""
    deadline = deadline_of(scene)
    if deadline:
        now, plot = time_of(scene), scene.state.plot
        if now >= share(deadline, 80):
            plot.grade = "deadly"
        elif now >= share(deadline, 45) and plot.grade == "minor":
            plot.grade = "major"


def one_event(scene: Scene) -> Flow[None]:
    """The next event of the grade that can happen to somebody; none repeats until all have come."""
    key = draw_event(scene)
    if key in plan(scene).events:
        yield from happens(scene, plan(scene).events[key], Context(-1, cause="event"))
        return
    if not key:
        return
    event = EVENTS[key]
    show(scene, "event", event=event.key)
    if event.whom and not select(scene, Context(-1), words(event.whom)):
        show(scene, "near-miss", event=event.key)
        return
    yield from scene.because(f"mythos-{event.key}", run(scene, event.effects, Context(-1, cause="event")))


def draw_event(scene: Scene) -> str:
    """Take an event out of the pool; those that nobody qualifies for stay where they are."""
    plot = scene.state.plot
    if not plot.pools.get(plot.grade):
        fill_pool(scene, plot.grade)
    pool = plot.pools[plot.grade]
    if not pool:
        return ""
    scene.reveal()
    last = min(len(pool), NEAR_MISSES + 1)
    return pool.pop(next((-place for place in range(1, last) if can_happen(scene, pool[-place])), -last))


def can_happen(scene: Scene, key: str) -> bool:
    """Whether an event of the box or of the scenario would find a victim now."""
    own = plan(scene).events.get(key)
    if own is not None:
        return not own.condition or holds(scene, Context(-1), own.condition)
    whom = EVENTS[key].whom
    return not whom or scene.options.table == "own" or bool(select(scene, Context(-1), words(whom)))


def fill_pool(scene: Scene, grade: str) -> None:
    """Shuffle the events of a grade, those of the scenario among them; minor ones come with helpful ones and with mere
    atmosphere."""
    pool = [*_of_the_box(grade, plan(scene).file.mythos.ban)]
    pool += [one.plan.key for one in plan(scene).by_moment.get("pool", ()) if one.plan.when["pool"] == grade]
    pool += [key for key in plan(scene).file.mythos.often if key in pool]
    scene.chance.shuffle(pool)
    scene.state.plot.pools[grade] = pool


@lru_cache(maxsize=256)
def _of_the_box(grade: str, banned: tuple[str, ...]) -> tuple[str, ...]:
    grades = {"minor": ("minor", "helpful", "flavour")}.get(grade, (grade,))
    return tuple(key for key, event in EVENTS.items() if event.grade in grades and key not in banned)


def monster_step(scene: Scene) -> Flow[None]:
    """Every monster activates once, in an order that chance decides (monster-step.once-each, monster-step.order)."""
    state = scene.state
    waiting = [one for one in state.monsters if one.id not in state.activated and not one.fresh]
    if waiting:
        options: list[Key] = [one.id for one in waiting]
        if scene.rulings.activation_order == "chosen":
            key = yield from together(scene, "which-monster", options, "monster-step.order", deed="activate", victim=-1)
        else:
            key = scene.chance.pick(options)
        monster = next(one for one in waiting if one.id == key)
        state.activated.append(monster.id)
        yield from activate(scene, monster)
        yield from settle(scene)
        check_endings(scene)
        return
    for one in state.monsters:
        one.fresh = False
    state.phase = "horror"


def horror_step(scene: Scene) -> Flow[None]:
    """Horror checks, then the round ends (horror-step.end-button, mythos.end)."""
    yield from check_horror(scene)
    check_endings(scene)
    scene.state.phase = "round-ends"


def end_round(scene: Scene) -> Flow[None]:
    """Conditions that wait for the end of the Mythos phase, then a new round (round.next)."""
    state = scene.state
    for who in in_play(scene):
        if not state.investigators[who].conditions:
            continue
        for answer, card in answering(scene, who, moments.mythos_ends):
            yield from carry_out(answer(scene, who, card))
            yield from settle(scene)
    check_endings(scene)
    if state.round >= min(scene.parameters.horizon, plan(scene).file.scenario.horizon):
        out_of_time(scene)
    deadline = deadline_of(scene)
    if deadline and time_of(scene) >= deadline:
        out_of_time(scene)
    state.round += 1
    for one in state.investigators:
        one.done, one.ability_used, one.quench, one.ward = one.out, False, 0, False
        for card in one.possessions:
            card.used = False
    for cards in state.dropped.values():
        for card in cards:
            card.used = False
    scene.tell("round", number=state.round)
    yield from happen(scene, "round", value=state.round)
    yield from happen(scene, "round-start")
    yield from settle(scene)
    check_endings(scene)
    state.phase = "investigators"
