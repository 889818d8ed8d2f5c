"""Whether an event can cause itself again without end, or so much at once that nobody would wait for it.

An event happens because another one says ``happens``, or because what another one does is the moment that it waits for:
somebody is put into a space, a monster is defeated, a person is lost. Milestones are reached once and end every circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..board import room_of, tile_of
from ..effects.model import Effect
from .library import Happening, Scenario, slug

MOST = 20_000
"""Effects that one event may have carried out, at most, with everything that it causes."""
CROWD = 5
"""Investigators there may be."""
_CAUSES = {"wound": "defeated", "perish": "lost", "begin-at": "enters", "may-move": "enters", "flee": "enters",
           "drawn": "enters", "discard-tile": "enters"}  # fmt: skip
"""Verbs, and the moments that they may bring about; ``put`` names its space."""


def endless(scenario: Scenario, key: str) -> str:
    """What is wrong with an event in this respect; empty if nothing is."""
    circle = _circle(scenario, key)
    if circle:
        return f"it causes itself again, without end ({' → '.join(circle)})"
    if _weight(scenario, scenario.events[key], {}) > MOST:
        return f"it has more than {MOST} effects with everything that it causes"
    return ""


def _circle(scenario: Scenario, key: str) -> list[str]:
    """The way from an event back to itself, if there is one."""
    ways: dict[str, list[str]] = {key: [key]}
    edge = [key]
    while edge:
        here = edge.pop()
        for event in caused(scenario, here):
            if event == key:
                return [*ways[here], key]
            if event not in ways:
                ways[event] = [*ways[here], event]
                edge.append(event)
    return []


def caused(scenario: Scenario, key: str) -> list[str]:
    """The events that may happen in the middle of one, and more than once."""
    return list(dict.fromkeys(event for effect in _effects(scenario.events[key]) for event in _by(scenario, effect)))


def _effects(event: Happening) -> Iterator[Effect]:
    yield from _inside(event.do)
    for option in event.options:
        yield from _inside(option[3])


def _inside(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _inside(effect.body)


def _by(scenario: Scenario, effect: Effect) -> Iterator[str]:
    if effect.verb == "happens" and effect.args and effect.args[0] in scenario.events:
        yield str(effect.args[0])
    moment = "enters" if effect.verb == "put" else _CAUSES.get(effect.verb, "")
    for event in scenario.by_moment.get(moment, ()):
        if not event.plan.once and not event.plan.limit and _may_be_there(effect, event):
            yield event.plan.key


def _may_be_there(effect: Effect, event: Happening) -> bool:
    """Whether somebody who is put somewhere can come to where the event waits."""
    if effect.verb not in ("put", "begin-at") or not effect.args:
        return True
    space = slug(str(effect.args[0]))
    try:
        return event.plan.when["enters"] in (space, tile_of(space), room_of(space).rpartition(".")[2])
    except KeyError:  # there is no such space, which is complained of elsewhere
        return True


def _weight(scenario: Scenario, event: Happening, known: dict[str, int]) -> int:
    """How many effects an event may have carried out; it is not in a circle."""
    key = event.plan.key
    if key not in known:
        known[key] = MOST  # in case it is in a circle after all
        known[key] = min(MOST + 1, CROWD * sum(map(int, _weights(scenario, event, known))))
    return known[key]


def _weights(scenario: Scenario, event: Happening, known: dict[str, int]) -> Iterator[int]:
    yield _block(scenario, event.do, known)
    for option in event.options:
        yield _block(scenario, option[3], known)


def _block(scenario: Scenario, effects: Iterable[Effect], known: dict[str, int]) -> int:
    total = 0
    for effect in effects:
        inside = 1 + _block(scenario, effect.body, known)
        times = CROWD if effect.verb in ("each", "followers") else 1
        total += times * inside + sum(_weight(scenario, scenario.events[one], known) for one in _by(scenario, effect))
        if total > MOST:
            break
    return total
