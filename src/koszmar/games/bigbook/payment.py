"""Paying: which cards of the hand and of the support pool bring the symbols that a cost asks for.

The whole payments that make sense are offered first; any other legal one can be laid card by card. A coin is a card as
it can be paid: its value, its spot, its Element.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Literal

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask

from .cards import ELEMENT, ELEMENTS, MADNESS, NO_ELEMENT, SPOT, VALUE
from .decks import Table, discard
from .magicians import MAGICIANS

Cost = Mapping[str, int]
Needed = tuple[tuple[str, int], ...]
"""What is still to be paid: (Element, symbols), also for Elements that are already covered."""
Coin = tuple[int, str, str]

COINS: dict[tuple[str, int, str], Coin] = {
    placed: (VALUE[placed[2]], spot, ELEMENT[placed[2]]) for placed, spot in SPOT.items() if VALUE[placed[2]]
}
COIN: dict[str, Coin] = {coin[1]: coin for coin in COINS.values()}

SUGGESTED = 6
"""How many whole payments are offered at once; the rest can be laid card by card."""
_WAYS = 3
"""How many ways of paying one Element are combined with those of the others."""
DONE = "done"


class Purse(Struct):
    """What a player may pay with, and what becomes of paid cards."""

    seat: int
    hand: bool = True
    slots: tuple[int, ...] | None = None
    """The seats whose support may be used; all of them by default (support.shared-use)."""
    paid: Literal["discarded", "used", "kept"] = "discarded"
    """What becomes of a paid card: discarded; kept, but used up for this purse; or kept as if nothing had happened."""
    used: dict[str, int] = {}
    """How many copies of each card are used up (doppelganger.card-once)."""


def coins(scene: Table, purse: Purse, laid: Sequence[str] = ()) -> list[Coin]:
    """The Element cards of a purse that have not been used up or laid down yet."""
    state = scene.state
    found = []
    if purse.hand:
        for card in state.magicians[purse.seat].hand:
            if card != MADNESS:
                found.append(COINS["hand", purse.seat, card])
    for owner, magician in enumerate(state.magicians):
        if purse.slots is None or owner in purse.slots:
            for card in magician.support:
                if card != MADNESS:
                    found.append(COINS["support", owner, card])
    for spot, count in purse.used.items():
        for _ in range(count):
            if COIN[spot] in found:
                found.remove(COIN[spot])
    for spot in laid:
        found.remove(COIN[spot])
    return found


def symbols(scene: Table, purse: Purse) -> dict[str, int]:
    """How many symbols of each Element a purse holds (element.value-is-symbols)."""
    if purse.used:
        return _total(coins(scene, purse))
    total = {"water": 0, "fire": 0, "earth": 0, "air": 0, NO_ELEMENT: 0}
    magicians = scene.state.magicians
    if purse.hand:
        for card in magicians[purse.seat].hand:
            total[ELEMENT[card]] += VALUE[card]
    for owner, magician in enumerate(magicians):
        if magician.support and (purse.slots is None or owner in purse.slots):
            for card in magician.support:
                total[ELEMENT[card]] += VALUE[card]
    return total


def bendable(scene: Table, purse: Purse) -> str | None:
    """The card that the payer could just now count as another Element, if their sheet has one and they have one."""
    magician = scene.state.magicians[purse.seat]
    card = MAGICIANS[magician.sheet].bends
    if card is None or magician.ability_used or scene.state.active != purse.seat:
        return None
    return card if any(coin[:1] + coin[2:] == (VALUE[card], ELEMENT[card]) for coin in coins(scene, purse)) else None


def affordable(cost: Cost, total: Mapping[str, int], bends: str | None = None) -> bool:
    """Whether a cost can be paid in full (action.cost-required), one bent card included."""
    missing = 0
    for element, needed in cost.items():
        if total[element] < needed:
            missing += needed - total[element]
    if not missing:
        return True
    if bends is None or missing > 1:
        return False
    own = ELEMENT[bends]
    return total[own] - VALUE[bends] >= cost.get(own, 0)


def pay(scene: Table, purse: Purse, cost: Cost) -> Flow[None]:
    """Pay a cost: choose the cards, then discard them (action.pay-by-discard)."""
    if purse.paid == "kept":
        return  # whichever cards are shown, nothing becomes of them: no question
    bends = bendable(scene, purse)
    if bends:
        paid = yield from _choose_with_bent_card(scene, purse, cost, bends)
    else:
        paid = yield from _choose_payment(scene, purse, tuple(cost.items()))
    for spot in paid:
        if purse.paid == "discarded":
            discard(scene, spot)
        else:
            purse.used[spot] = purse.used.get(spot, 0) + 1


def _choose_payment(scene: Table, purse: Purse, needed: Needed, laid: tuple[str, ...] = ()) -> Flow[tuple[str, ...]]:
    """Lay a payment, whole or card by card; with only one way to pay nobody is asked."""
    superfluous = scene.rulings.payment == "superfluous"
    while True:
        ways = ways_to_pay(needed, tuple(sorted(coins(scene, purse, laid))), superfluous, bool(laid))
        if ways.only is not None:
            return laid + ways.only
        answer = yield ask(purse.seat, "pay", ways.options, rule="action.pay-sources", needed=dict(needed), paid=laid)
        if answer == DONE:
            return laid
        if answer[0] == "pay":
            return (*laid, *answer[1:])
        laid = (*laid, answer[1])
        needed = _after(needed, COIN[answer[1]][2], COIN[answer[1]][0])


def _choose_with_bent_card(scene: Table, purse: Purse, cost: Cost, bends: str) -> Flow[tuple[str, ...]]:
    """The same for a payer who may count one card as another Element while paying (magician.ability-timing)."""
    needed: Needed = tuple(cost.items())
    laid: tuple[str, ...] = ()
    while True:
        found = sorted(coins(scene, purse, laid))
        options: list[Key] = [("bend", spot, element) for spot, element in _bent(needed, found, bends)]
        if affordable(dict(needed), _total(found)):
            ways = ways_to_pay(needed, tuple(found), scene.rulings.payment == "superfluous", bool(laid))
            whole = (("pay", *ways.only),) if ways.only else ways.options or (DONE,)
            options = [*(key for key in whole if key == DONE or (isinstance(key, tuple) and key[0] == "pay")), *options]
        options += [("add", spot) for spot in _safe(needed, cost, found, bends)]
        answer = yield ask(purse.seat, "pay", options, rule="action.pay-sources", needed=dict(needed), paid=laid)
        if answer == DONE:
            return laid
        if answer[0] == "pay":
            return (*laid, *answer[1:])
        laid = (*laid, answer[1])
        if answer[0] == "bend":
            scene.state.magicians[purse.seat].ability_used = True
            return (yield from _choose_payment(scene, purse, _after(needed, answer[2], 1), laid))
        needed = _after(needed, COIN[answer[1]][2], COIN[answer[1]][0])


def _bent(needed: Needed, found: list[Coin], bends: str) -> list[tuple[str, str]]:
    """Which copy of the card can stand for which Element, so that the rest can still be paid."""
    spots = [coin[1] for coin in dict.fromkeys(found) if coin[1].endswith(f"/{bends}")]
    total = _total(found)
    total[ELEMENT[bends]] -= VALUE[bends]
    elements = [element for element, count in needed if count and element != ELEMENT[bends]]
    return [
        (spot, element) for spot in spots for element in elements if affordable(dict(_after(needed, element, 1)), total)
    ]


def _safe(needed: Needed, cost: Cost, found: list[Coin], bends: str) -> list[str]:
    """Cards that can be laid as what they are without making it impossible to finish."""
    safe = []
    for value, spot, element in dict.fromkeys(found):
        if element in cost:
            rest = list(found)
            rest.remove((value, spot, element))
            left = any(coin[1].endswith(f"/{bends}") for coin in rest)
            if affordable(dict(_after(needed, element, value)), _total(rest), bends if left else None):
                safe.append(spot)
    return safe


def _total(found: list[Coin]) -> dict[str, int]:
    total = dict.fromkeys(ELEMENTS, 0)
    for value, _, element in found:
        total[element] += value
    return total


def _after(needed: Needed, element: str, value: int) -> Needed:
    return tuple((name, max(0, count - value) if name == element else count) for name, count in needed)


class Ways(Struct, frozen=True):
    """The ways to pay: the only one there is, or the options to choose among."""

    only: tuple[str, ...] | None
    options: tuple[Key, ...] = ()


@lru_cache(maxsize=1 << 16)
def ways_to_pay(needed: Needed, found: tuple[Coin, ...], superfluous: bool, begun: bool) -> Ways:
    """Whole payments first, exact ones before wasteful ones; then single cards, unless no card too many is allowed."""
    elements = {element for element, _ in needed}
    matching = tuple(coin for coin in found if coin[2] in elements)  # action.pay-matching
    open_needs = tuple((element, count) for element, count in needed if count)
    if not superfluous:
        whole = suggestions(open_needs, matching, None)
        return Ways(whole[0]) if len(whole) == 1 else Ways(None, tuple(("pay", *payment) for payment in whole))
    if not begun and all(_all_needed(count, element, matching) for element, count in open_needs):
        return Ways(tuple(coin[1] for coin in matching))
    singles: tuple[Key, ...] = tuple(("add", coin[1]) for coin in dict.fromkeys(matching))
    if not open_needs:
        return Ways(None, (DONE, *singles)) if singles else Ways(())
    return Ways(None, (*(("pay", *payment) for payment in suggestions(open_needs, matching, SUGGESTED)), *singles))


def _all_needed(count: int, element: str, found: tuple[Coin, ...]) -> bool:
    """Whether every card of an Element is needed to reach the count: then there is but one way."""
    values = [value for value, _, name in found if name == element]
    return sum(values) - min(values) < count


def suggestions(needed: Needed, found: tuple[Coin, ...], most: int | None) -> list[tuple[str, ...]]:
    """Whole payments without a card too many, exact ones first, own hand before support."""
    each = []
    for element, count in needed:
        ways = minimal_ways(count, tuple(coin for coin in found if coin[2] == element))
        each.append(ways if most is None or len(needed) == 1 else ways[:_WAYS])
    whole = [tuple(coin for part in parts for coin in part) for parts in product(*each)]
    whole.sort(key=_rank)
    return [tuple(coin[1] for coin in payment) for payment in whole[:most]]


def minimal_ways(count: int, found: tuple[Coin, ...]) -> list[tuple[Coin, ...]]:
    """Every way to reach a number of symbols with coins of one Element and no coin too many, best first."""
    kinds = sorted(Counter(found).items(), reverse=True)
    ways: list[tuple[Coin, ...]] = []

    def lay(index: int, missing: int, laid: tuple[Coin, ...]) -> None:
        if missing <= 0:
            ways.append(laid)
        elif index < len(kinds):
            coin, copies = kinds[index]
            for number in range(min(copies, -(-missing // coin[0])), -1, -1):
                lay(index + 1, missing - number * coin[0], laid + (coin,) * number)

    lay(0, count, ())
    lean = [laid for laid in ways if sum(coin[0] for coin in laid) - min(coin[0] for coin in laid) < count]
    return sorted(lean, key=_rank)


def _rank(payment: tuple[Coin, ...]) -> tuple[int, int, int]:
    """Least waste first, then the own hand before support, then the fewest cards."""
    return (
        sum(value for value, _, _ in payment),
        sum(1 for _, spot, _ in payment if not spot.startswith("hand")),
        len(payment),
    )
