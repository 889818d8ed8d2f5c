"""Trading: picking any number of things to give, to ask for, to drop (Betrayal, Nemesis, Mansions of Madness).

Prompts are words of the game, and the consent of the other is a question like any other:

    give = yield from pick_any(seat, "trade-give", mine, rule="trade.any-number", other=other)
    want = yield from pick_any(seat, "trade-want", theirs, rule="trade.any-number", other=other, give=give)
    answer = yield ask(other, "trade-consent", ["agree", "refuse"], rule="trade.consent", give=give, want=want)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from koszmar.kernel.flow import Flow, Key, ask

DONE = "done"

Told: TypeAlias = Callable[..., dict[str, Any]]
"""How lists of things are told of in a question: given by name, they come back as arguments of ``ask``."""


def pick_any(
    seat: int, prompt: str, things: Sequence[str], *, rule: str, told: Told = dict, **args: Any
) -> Flow[list[str]]:
    """Pick any number of things, one after another, until the player is done or has them all.

    The question tells what was picked so far, and ``args``. Where not everybody sees the faces of things, ``told``
    says how lists of them are told of.
    """
    lists = {name: given for name, given in args.items() if isinstance(given, list)}
    others = {name: given for name, given in args.items() if name not in lists}
    left = list(things)
    picked: list[str] = []
    while left:
        options: list[Key] = [DONE, *dict.fromkeys(left)]
        thing = yield ask(seat, prompt, options, rule=rule, **others, **told(picked=list(picked), **lists))
        if thing == DONE:
            break
        left.remove(thing)
        picked.append(thing)
    return picked
