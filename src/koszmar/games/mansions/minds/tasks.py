"""Whose task is whose: where it can be done, what it costs whom, who helps."""

from __future__ import annotations

from collections.abc import Sequence

from ..features import has_light
from ..item_cards import ITEMS
from ..state import Who
from .known import front_of
from .plans import FAR, Plans, Task

ALONE = 0.5
"""What it costs to bring a single follower home before there is another one."""


def spaces_of(plans: Plans, task: Task) -> list[str]:
    """Where a task can be done."""
    match task:
        case ("do", token, _):
            return plans.reach_of(plans.tokens[token]) if token in plans.tokens else []
        case ("go" | "all" | "lead", place):
            return plans.spaces_in(place)
        case ("bring", _, place):
            return plans.spaces_in(place)
        case ("burn", space):
            return [
                one for one in (space, *plans.roads.near.get(space, ())) if one not in plans.state.fire or one == space
            ]
        case ("pick", space, _):
            return [space]
        case ("fight", kind):
            return [one.space for one in plans.state.monsters if kind in (one.kind, one.name)]
    return []


def assigned(plans: Plans, who: Who, tasks: Sequence[Task]) -> Task | None:
    """Whose task is whose: the nearest and ablest take theirs first; whoever is left helps where help is of use."""
    together = [task for task in tasks if task[0] == "all"]
    pairs = []
    for task in tasks:
        spaces = spaces_of(plans, task)
        for one in plans.people:
            cost = price_of_task(plans, one, task, spaces)
            if cost < FAR:
                pairs.append((cost, one, task))
    taken: dict[Who, Task] = {}
    given: set[Task] = set()
    for _, one, task in sorted(pairs):
        if one not in taken and (task not in given or task[0] in ("all", "lead")):
            taken[one] = task
            given.add(task)
    if who in taken:
        return taken[who]
    helps = sorted((cost, task) for cost, one, task in pairs if one == who and _is_shared(plans, task))
    return helps[0][1] if helps else together[0] if together else None


def _is_shared(plans: Plans, task: Task) -> bool:
    """Whether several can work at a task: a quota, a fight, a way to go for all."""
    if task[0] in ("all", "fight", "burn"):
        return True
    if task[0] != "do":
        return False
    deeds = [deed for deed in plans.book.at.get(task[1], ()) if deed.what == task[2]]
    return any(trial[0] in ("quota", "puzzle") for deed in deeds for _, route in deed.brings for trial in route.trials)


def price_of_task(plans: Plans, who: Who, task: Task, spaces: Sequence[str]) -> float:
    """What a task costs an investigator, in actions; too much if it cannot be done."""
    one = plans.state.investigators[who]
    away = plans.away(who, spaces)
    if away >= FAR:
        return FAR
    cost = away * 0.5
    match task:
        case ("do", token, what):
            deed = next((one for one in plans.book.at.get(token, ()) if one.what == what), None)
            if deed is None:
                return cost + 1.0
            if deed.condition and not plans.is_for(deed, who):
                return FAR
            tries = [plans.attempts(who, trial) for _, route in deed.brings for trial in route.trials[:1]]
            return cost + (min(tries) if tries else 1.0)
        case ("bring", key, _):
            return cost - 2.0 if plans.tokens[key].follows == who else FAR
        case ("burn", _):
            return cost + 1.0 if has_light(plans.scene, who) else FAR
        case ("lead", _):
            follows = sum(token.follows == who for token in plans.tokens.values())
            return FAR if not follows else cost + ALONE if follows == 1 else cost - 2.0 * follows
        case ("fight", _):
            return cost + 0.5 - 0.1 * sum(ITEMS[front_of(card.key)].attack is not None for card in one.possessions)
    return cost
