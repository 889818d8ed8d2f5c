"""Locate: two targets, and for each the distance and the level (Locate)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter

from koszmar.kernel.flow import Flow, Key, ask

from ..bestiary import KINDS, ORDINARY
from ..labyrinth import note, tell_evil
from ..reactions import Answer, Occasion, react
from ..rooms import ROOMS
from ..state import HERO, SIDES, Elements, Scene, SectorId, State
from ..station import distance, distances, level_of, shape_of

SHAPES = ("straight", "turn", "junction", "crossroads")
ELEMENTS = ("door", "blocked-door", "stairs", "switch", "lit", "danger", "web", "gas", "mine", "short", "mission-token")
BUILT = frozenset((*ROOMS, *SHAPES, "door", "stairs", "switch"))
"""Targets that never change their place."""
TARGETS: tuple[str, ...] = (*ROOMS, *SHAPES, *ELEMENTS, *ORDINARY, "creature", "colonel", "chrysalis")
"""What can be named (locate.target-kinds)."""
TOKENS: dict[str, Callable[[Elements], object]] = {
    "lit": attrgetter("lit"), "danger": attrgetter("danger"), "mission-token": attrgetter("tokens"),
}  # fmt: skip
"""By target, what a sector must have; the other targets that come and go are conditions."""
OPTIONS: tuple[Key, ...] = tuple(("locate", target) for target in TARGETS)
SAME, OTHER = "this-level", "the-other-level"


def options(scene: Scene) -> list[Key]:
    """("locate", first target): the second is named next (locate.two-targets)."""
    return list(OPTIONS)


def perform(scene: Scene, first: str) -> Flow[None]:
    """Name two targets, then hear the answers."""
    targets = yield from name_targets(scene, first)
    yield from answer_targets(scene, targets)


def name_targets(scene: Scene, first: str) -> Flow[list[str]]:
    """The second target of a Locate (locate.two-targets)."""
    second = yield ask(HERO, "locate-second", others(first), rule="locate.two-targets", first=first)
    scene.tell("targets", first=first, second=second)
    return [first, second]


@cache
def others(first: str) -> tuple[str, ...]:
    """All targets but one."""
    return tuple(target for target in TARGETS if target != first)


def answer_targets(scene: Scene, targets: list[str], *, guided: Sequence[str] = (), honest: bool = False) -> Flow[None]:
    """Tell distance and level of each target, truly, unless a card lies.

    (locate.answer-distance, locate.answer-level, locate.nearest, locate.absent-target, locate.no-direction,
    locate.reveals-nothing, locate.example, inform.truthful, inform.card-exception)
    ``guided``: for these targets also the first direction; ``honest``: no lie and no silence (Echo Scanner).
    """
    answers = [true_answer(scene, target) for target in targets]
    for found in answers:
        found.immune = honest
    played = len(scene.state.track)
    yield from react(scene, Occasion("targets", "locate", answers=answers))
    for found in answers:
        if len(scene.state.track) > played:  # a reaction may have moved what he asks for
            now = true_answer(scene, found.target)
            found.distance, found.same_level = now.distance, now.same_level
        if found.target in guided:
            found.direction = first_steps(scene, found.target)
        tell_answer(scene, found)


def true_answer(scene: Scene, target: str) -> Answer:
    """The true answer: the nearest of its kind, and whether one so near is on this level.

    (locate.own-sector-counts, locate.door-distance, locate.level-tie, locate.blocked-doors-ignored)
    """
    state = scene.state
    sectors = sectors_of(scene, target)
    if not sectors:
        return Answer(target, -1, True)
    away, level = distances(state.station, state.hero), level_of(state, state.hero)
    nearest = min([away[sector] for sector in sectors])
    levels = [level_of(state, sector) for sector in sectors if away[sector] == nearest]
    return Answer(target, nearest, level in levels)


def sectors_of(scene: Scene, target: str) -> list[SectorId]:
    """The sectors in which a target is found (locate.target-kinds)."""
    state = scene.state
    if target in BUILT:
        marks = state.station.layout.marks
        if not marks:
            marks.update(_built(state))
        return marks[target]
    if target == "creature" or target in KINDS:
        return [one.sector for one in state.creatures if target in ("creature", one.kind)]
    if target == "blocked-door":
        return [sector for door in state.blocked for sector in door.split("/")]
    if target in TOKENS:
        is_there = TOKENS[target]
        return [key for key, there in state.elements.items() if is_there(there)]
    return [key for key, there in state.elements.items() if there.condition == target]


def _built(state: State) -> dict[str, list[SectorId]]:
    """By what can be named and never changes, the sectors that are it or have it."""
    found: dict[str, list[SectorId]] = {target: [] for target in BUILT}
    for key, built in state.station.sectors.items():
        here = {built.room or shape_of(state, key), *built.sides, *(("switch",) if built.switch else ())}
        for target in here & BUILT:
            found[target].append(key)
    return found


def first_steps(scene: Scene, target: str) -> list[int]:
    """All first steps of shortest ways to a target, blocked doors counted as open (Echo Scanner)."""
    state = scene.state
    sectors = sectors_of(scene, target)
    if not sectors:
        return []
    nearest = min(distance(state, state.hero, sector) for sector in sectors)
    goals = [sector for sector in sectors if distance(state, state.hero, sector) == nearest]
    return sorted(
        side
        for side, there in state.station.exits[state.hero].items()
        if any(distance(state, there, goal) == nearest - 1 for goal in goals)
    )


def tell_answer(scene: Scene, found: Answer) -> None:
    """What the Hero hears; a lie is told like the truth. The Evil players keep both (inform.card-exception)."""
    level = SAME if found.same_level else OTHER
    steps = "-".join([SIDES[side] for side in found.direction]) or "none"
    if found.distance < 0:
        note(scene, "located-none", target=found.target, at=scene.state.hero)
    elif found.muted and not found.immune:
        note(scene, "located-level", target=found.target, level=level, at=scene.state.hero)
        tell_evil(scene, "muted", target=found.target, distance=found.distance)
    else:
        told = max(0, found.distance + (0 if found.immune else found.lie))
        note(scene, "located", target=found.target, distance=told, level=level, steps=steps, at=scene.state.hero)
        if told != found.distance:
            tell_evil(scene, "lied", target=found.target, distance=found.distance)
