"""Who decides: each player about his own investigator, the group about everything else (Conflicts).

(conflict.several-ways, conflict.same-time-order, conflict.no-agreement, conflict.own-figure, golden.own-decisions)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from koszmar.kernel.flow import Answer, Flow, Key, ask, ask_any

from .state import Scene, Who, in_play, seat_of


def together(scene: Scene, prompt: str, options: Sequence[Key], rule: str, **args: Any) -> Flow[Key]:
    """The group decides: whoever answers first answers for all. A single way is taken without a question."""
    if len(options) == 1:
        return options[0]
    seats = sorted({seat_of(scene, who) for who in in_play(scene)}) or list(range(scene.players))
    answer: Answer = yield ask_any(seats, prompt, options, rule=rule, **args)
    return answer.key


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
