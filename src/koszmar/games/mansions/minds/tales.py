"""Choices that a story or an event offers."""

from __future__ import annotations

from functools import cache
from typing import Any

from koszmar.kernel.flow import Decision

from ..mythos_events import EVENTS
from ..scenario.library import scenario
from ..scenario.texts import every_effect
from ..state import Scene, Who
from .beliefs import Beliefs
from .story import book_of, choices_in, harm_of


def story(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """What costs least; whom to take along, by what is known of him."""
    book = book_of(scene.state.plot.scenario)
    likes = []
    for option in decision.options:
        body = book.choices.get(str(option))
        if body is None:
            body = _of_events().get(str(option), ())
        value = -harm_of(scene.state.plot.scenario, body)
        if any(effect.verb == "eliminate" for effect in body):
            value -= 20.0
        likes.append(value + _aboard(scene, decision, who, [str(e.args[0]) for e in body if e.verb == "happens"]))
    return likes


def _of_events() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for event in EVENTS.values():
        found |= choices_in(event.effects)
    return found


def _aboard(scene: Scene, decision: Decision, who: Who, events: list[str]) -> float:
    """Facts that are good to have more of, less what may come of it that nobody sees."""
    from ..effects.context import Context
    from ..scenario.happenings import plan

    story, beliefs, total = plan(scene), Beliefs(scene, decision.seat), 0.0
    followers = [token for token in scene.state.tokens if token.follows == who]
    token = followers[0] if followers else None
    for key in events:
        for effect in story.events[key].do:
            if effect.verb == "add":
                total += 1.0
            if effect.verb == "if" and any(part.verb == "add" for part in effect.body):
                likely = beliefs.holds(Context(who, token=token), effect.args)
                bad = any(str(part.args[0]) in spoiling(story.key) for part in effect.body if part.args)
                total += likely * (-3.0 if bad else 1.0)
    return total


@cache
def spoiling(key: str) -> frozenset[str]:
    """Facts of a scenario of which too much brings about an end that is lost."""
    story = scenario(key)
    lost = {ending for ending, plan in story.endings.items() if plan.result == "loss"}
    ends = [
        effect.args[0]
        for effect in every_effect(story)
        if effect.verb == "if"
        and effect.args[1] in (">", ">=")
        and any(part.verb == "end" and part.args[0] in lost for part in effect.body)
    ]
    return frozenset(str(fact) for fact in ends)
