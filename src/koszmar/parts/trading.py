"""Trading: what one gives, what one wants, and the consent of the other (Betrayal, Nemesis, Mansions of Madness)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask

DONE = "done"


class Deal(Struct, frozen=True):
    """A trade that both have agreed to, or that was refused; things are keys."""

    give: list[str]
    want: list[str]
    agreed: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing was offered and nothing asked for."""
        return not self.give and not self.want


Told: TypeAlias = Callable[..., dict[str, Any]]
"""How lists of things are told of in a question: given by name, they come back as arguments of ``ask``."""


def pick_any(
    seat: int,
    prompt: str,
    things: Sequence[str],
    *,
    rule: str,
    told: Told = dict,
    known: Mapping[str, list[str]] | None = None,
    **args: Any,
) -> Flow[list[str]]:
    """Pick any number of things, one after another, until the player is done or has them all.

    The question tells what was picked so far, and further lists that are ``known``. Where faces are hidden, ``told``
    makes them arguments that only some may see.
    """
    left = list(things)
    picked: list[str] = []
    while left:
        options: list[Key] = [DONE, *dict.fromkeys(left)]
        shown = told(picked=list(picked), **(known or {}))
        thing = yield ask(seat, prompt, options, rule=rule, **args, **shown)
        if thing == DONE:
            break
        left.remove(thing)
        picked.append(thing)
    return picked


def offer_trade(
    seat: int,
    other: int,
    mine: Sequence[str],
    theirs: Sequence[str],
    *,
    any_number: str,
    consent: str,
    told: Told = dict,
) -> Flow[Deal]:
    """Offer a trade: what you give, what you want, and the other agrees or not.

    ``any_number`` and ``consent`` are the ids of the rules that ask. The prompts are ``trade-give``, ``trade-want`` and
    ``trade-consent``. Nothing changes hands here: that is for the game to do, if the deal was agreed to.
    """
    give = yield from pick_any(seat, "trade-give", mine, rule=any_number, told=told, other=other)
    want = yield from pick_any(
        seat, "trade-want", theirs, rule=any_number, told=told, known={"give": give}, other=other
    )
    if not give and not want:
        return Deal(give, want)
    shown = told(give=give, want=want)
    answer = yield ask(other, "trade-consent", ["agree", "refuse"], rule=consent, other=seat, **shown)
    return Deal(give, want, agreed=answer == "agree")
