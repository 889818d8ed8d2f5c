"""Who notices which way a condition went that hangs on a draw: everybody, one player alone, or nobody.

A text, a card, a token: everybody sees it. What is told to one player, only that one. A counted fact or a false link of
a code: nobody; such facts are counted apart, with the draws that they hang on, so that other truths can be imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..state import Scene, Unseen
from .conditions import what_it_takes
from .context import Context
from .model import Effect

Audience = Literal["nobody", "one", "all"]
BRANCHES = ("if", "else")


def notice(scene: Scene, ctx: Context, effect: Effect, other: Sequence[Effect], taken: bool) -> bool:
    """Keep what has become known of draws by the way that an ``if`` went; ``other`` is what its ``else`` says.

    False if facts were counted that nobody sees: there is nothing left to carry out.
    """
    if is_counting(effect.body) and is_counting(other):
        for branch, way in ((effect.body, True), (other, False)):
            _count(scene, ctx, effect, branch, way)
        return False
    if are_hints(effect.body, other):
        _keep_lies(scene, ctx, effect)
        return True
    seen = audience(scene, effect.body, other)
    when = what_it_takes(scene, ctx, effect.args, taken)
    if seen == "all":
        known = scene.state.plot.looked
    else:
        known = scene.state.investigators[ctx.who].learned if ctx.who >= 0 else []
    if when and when not in known:
        known.append(when)
    return True


def is_counting(effects: Sequence[Effect]) -> bool:
    """Whether effects only add to counted facts."""
    return all(effect.verb == "add" for effect in effects)


def are_hints(one: Sequence[Effect], other: Sequence[Effect]) -> bool:
    """Whether both ways give the same hints, be they true or not."""
    if not one or not all(part.verb == "hint" for part in (*one, *other)):
        return False
    return [part.args[:2] for part in one] == [part.args[:2] for part in other]


def audience(scene: Scene, one: Sequence[Effect], other: Sequence[Effect]) -> Audience:
    """Who can tell which of two ways things went."""
    return "one" if {_seen(scene, part) for part in (*one, *other)} <= {"one"} else "all"


def _seen(scene: Scene, effect: Effect) -> Audience:
    from ..scenario.happenings import plan

    if effect.verb == "tell":
        return "one"
    below: Sequence[Effect] = effect.body
    if effect.verb == "happens":
        happening = plan(scene).events[str(effect.args[0])]
        if happening.plan.text:
            return "all"
        below = happening.do
    elif effect.verb not in BRANCHES:
        return "all"
    return "one" if {_seen(scene, part) for part in below} <= {"one"} else "all"


def _count(scene: Scene, ctx: Context, effect: Effect, branch: Sequence[Effect], way: bool) -> None:
    """Facts that are added to if the draws are these."""
    from .verbs import number

    when = what_it_takes(scene, ctx, effect.args, way) if branch else ""
    for part in branch:
        fact, amount = str(part.args[0]), number(scene, part.args[1:])
        if when:
            scene.state.plot.unseen.append(Unseen(when, fact, amount))
        elif way:  # it would be so whatever was drawn
            scene.state.plot.facts[fact] = scene.state.plot.facts.get(fact, 0) + amount


def _keep_lies(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Links of a code that are wrong if the draws are these."""
    from ..puzzles import lying

    when = what_it_takes(scene, ctx, effect.args, True)
    for part in effect.body:
        puzzle = lying(scene, str(part.args[0]))
        if when and "false" in part.args and not any(link == part.args[1] for link, _ in puzzle.links):
            scene.state.plot.unseen.append(Unseen(when, puzzle=str(part.args[0]), place=len(puzzle.links)))
