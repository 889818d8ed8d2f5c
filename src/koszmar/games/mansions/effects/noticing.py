"""Who notices which way a condition went that hangs on a draw: everybody, one player alone, or nobody.

A text, a card, a token: everybody sees it. What is told to one player, only that one. A counted fact or a false link of
a code: nobody; then it is written down what another draw would have changed, so that other truths can be imagined.
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


def notice(scene: Scene, ctx: Context, effect: Effect, after: Sequence[Effect], taken: bool) -> None:
    """Keep what has become known of draws by the way that an ``if`` went; ``after`` it may stand an ``else``."""
    other = after[0].body if after and after[0].verb == "else" else ()
    seen = audience(scene, effect.body, other)
    if seen == "nobody":
        _keep_unseen(scene, ctx, effect, other)
        return
    when = what_it_takes(scene, ctx, effect.args, taken)
    if seen == "all":
        known = scene.state.plot.looked
    else:
        known = scene.state.investigators[ctx.who].learned if ctx.who >= 0 else []
    if when and when not in known:
        known.append(when)


def audience(scene: Scene, one: Sequence[Effect], other: Sequence[Effect]) -> Audience:
    """Who can tell which of two ways things went."""
    if one and other and all(part.verb == "hint" for part in (*one, *other)):
        return "nobody" if [part.args[:2] for part in one] == [part.args[:2] for part in other] else "all"
    seen = {_seen(scene, part) for part in (*one, *other)}
    return "all" if "all" in seen else "one" if "one" in seen else "nobody"


def _seen(scene: Scene, effect: Effect) -> Audience:
    from ..scenario.happenings import plan

    if effect.verb in ("add", "set"):
        return "nobody"
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
    seen = {_seen(scene, part) for part in below}
    return "all" if "all" in seen else "one" if "one" in seen else "nobody"


def _keep_unseen(scene: Scene, ctx: Context, effect: Effect, other: Sequence[Effect]) -> None:
    from ..puzzles import lying
    from .verbs import number

    plot = scene.state.plot
    when = what_it_takes(scene, ctx, effect.args, True)
    if not when:
        return
    for part in effect.body:
        if part.verb == "add":
            plot.unseen.append(Unseen(when, str(part.args[0]), number(scene, part.args[1:])))
        elif part.verb == "hint" and "false" in part.args:
            puzzle = lying(scene, str(part.args[0]))
            if not any(link == part.args[1] for link, _ in puzzle.links):
                plot.unseen.append(Unseen(when, puzzle=str(part.args[0]), place=len(puzzle.links)))
