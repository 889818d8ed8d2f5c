"""Who decides: each player about his own investigator, the group about everything else (Conflicts).

(conflict.several-ways, conflict.same-time-order, conflict.no-agreement, conflict.own-figure, golden.own-decisions)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.kernel.flow import Answer, Flow, Key, ask, ask_any

from .state import Scene, Who, in_play, seat_of

LOTS = "lots"
"""The answer of whoever does not agree with the others."""


def together(scene: Scene, prompt: str, options: Sequence[Key], rule: str, **args: Any) -> Flow[Key]:
    """The group decides: whoever answers first answers for all, or has lots drawn for who decides.

    A single way is taken without a question. (conflict.several-ways, conflict.no-agreement)
    """
    if len(options) == 1:
        return options[0]
    seats = sorted({seat_of(scene, who) for who in in_play(scene)}) or list(range(scene.players))
    if len(seats) == 1:
        key: Key = yield ask(seats[0], prompt, options, rule=rule, **args)
        return key
    answer: Answer = yield ask_any(seats, prompt, [*options, LOTS], rule=rule, **args)
    if answer.key != LOTS:
        return answer.key
    who = scene.chance.pick(in_play(scene))
    scene.tell("chosen", who=who)
    key = yield ask(seat_of(scene, who), prompt, options, rule="conflict.no-agreement", **args)
    return key


def own(scene: Scene, who: Who, prompt: str, options: Sequence[Key], rule: str, **args: Any) -> Flow[Key]:
    """A choice that concerns one investigator alone (ruling who-chooses)."""
    if len(options) == 1:
        return options[0]
    if scene.rulings.who_chooses == "together":
        return (yield from together(scene, prompt, options, rule, who=who, **args))
    key: Key = yield ask(seat_of(scene, who), prompt, options, rule=rule, who=who, **args)
    return key


def may(scene: Scene, who: Who, prompt: str, rule: str, **args: Any) -> Flow[bool]:
    """Whether an investigator does what he may do now (term.may-now, term.may-optional, term.may-lapses)."""
    answer = yield ask(seat_of(scene, who), prompt, ["yes", "no"], rule=rule, who=who, **args)
    return bool(answer == "yes")
