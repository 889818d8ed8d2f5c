"""Trading: what one gives, what one wants, and the consent of the other (Betrayal, Nemesis, Mansions of Madness)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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


def pick_any(seat: int, prompt: str, things: Sequence[str], *, rule: str, **told: Any) -> Flow[list[str]]:
    """Pick any number of things, one after another, until the player is done or has them all."""
    left = list(things)
    picked: list[str] = []
    while left:
        options: list[Key] = [DONE, *dict.fromkeys(left)]
        thing = yield ask(seat, prompt, options, rule=rule, picked=list(picked), **told)
        if thing == DONE:
            break
        left.remove(thing)
        picked.append(thing)
    return picked


def offer_trade(
    seat: int, other: int, mine: Sequence[str], theirs: Sequence[str], *, any_number: str, consent: str
) -> Flow[Deal]:
    """Offer a trade: what you give, what you want, and the other agrees or not.

    ``any_number`` and ``consent`` are the ids of the rules that ask. The prompts are ``trade-give``, ``trade-want`` and
    ``trade-consent``. Nothing changes hands here: that is for the game to do, if the deal was agreed to.
    """
    give = yield from pick_any(seat, "trade-give", mine, rule=any_number, other=other)
    want = yield from pick_any(seat, "trade-want", theirs, rule=any_number, other=other, give=give)
    if not give and not want:
        return Deal(give, want)
    answer = yield ask(other, "trade-consent", ["agree", "refuse"], rule=consent, other=seat, give=give, want=want)
    return Deal(give, want, agreed=answer == "agree")
