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

from .cards import ELEMENT, ELEMENT_CARDS, ELEMENTS, MADNESS, SEATS, SPOT, VALUE
from .decks import discard, hands_are_closed
from .magicians import MAGICIANS
from .state import Scene

Cost = Mapping[str, int]
Needed = tuple[tuple[str, int], ...]
"""What is still to be paid: (Element, symbols), also for Elements that are already covered."""
Coin = tuple[int, str, str]

COINS: dict[tuple[str, int, str], Coin] = {
    placed: (VALUE[placed[2]], spot, ELEMENT[placed[2]]) for placed, spot in SPOT.items() if VALUE[placed[2]]
}
COIN: dict[str, Coin] = {coin[1]: coin for coin in COINS.values()}
_HELD, _PLACED = (
    [{card: COINS[zone, seat, card] for card in ELEMENT_CARDS} for seat in SEATS] for zone in ("hand", "support")
)
"""The coins of a player's hand and support, by seat and card."""
_PACKED = {MADNESS: 0, **{card: VALUE[card] << 8 * ELEMENTS.index(ELEMENT[card]) for card in ELEMENT_CARDS}}.__getitem__
"""The symbols of a card as one number with a byte for each Element, so that whole hands are counted in one go."""

SUGGESTED = 6
"""How many whole payments are offered at once; the rest can be laid card by card."""
_WAYS = 3
"""How many ways of paying one Element are combined with those of the others."""
DONE = "done"


class Purse(Struct):
    """What a player may pay with, and what becomes of paid cards."""

    seat: int
    hand: bool = True
    """Whether hand cards may pay, alone or together with support (action.pay-sources, support.mixed-payment)."""
    slots: tuple[int, ...] | None = None
    """The seats whose support may be used; all by default, and nobody is asked for leave (support.shared-use,
    support.no-consent, example.support-borrowed). The more there is, the more can be paid (tips.fill-support)."""
    paid: Literal["discarded", "used", "kept"] = "discarded"
    """What becomes of a paid card: discarded; kept, but used up for Avatar; or kept as if nothing had happened."""
    own_turn: bool = False
    """Whether the ability of one's own turn may help; never with a granted action (granted.own-turn-abilities)."""


def coins(scene: Scene, purse: Purse, laid: Sequence[str] = ()) -> list[Coin]:
    """The Element cards of a purse that have not been used up or laid down yet (element.madness-gives-nothing)."""
    state = scene.state
    found: list[Coin] = []
    if purse.hand:
        held = _HELD[purse.seat]
        found = [held[card] for card in state.magicians[purse.seat].hand if card != MADNESS]
    for owner, magician in enumerate(state.magicians):
        if magician.support and (purse.slots is None or owner in purse.slots):
            placed = _PLACED[owner]
            found += [placed[card] for card in magician.support if card != MADNESS]
    if purse.paid == "used":
        for spot, count in state.used.items():
            for _ in range(count):
                found.remove(COIN[spot])
    for spot in laid:
        found.remove(COIN[spot])
    return found


def symbols(scene: Scene, purse: Purse) -> dict[str, int]:
    """How many symbols of each Element a purse holds (element.value-is-symbols)."""
    if purse.paid == "used" and scene.state.used:
        return _total(coins(scene, purse))
    magicians = scene.state.magicians
    cards = magicians[purse.seat].hand if purse.hand else []
    for owner, magician in enumerate(magicians):
        if magician.support and (purse.slots is None or owner in purse.slots):
            cards = cards + magician.support
    packed = sum(map(_PACKED, cards))
    return {"water": packed & 255, "fire": packed >> 8 & 255, "earth": packed >> 16 & 255, "air": packed >> 24}


def is_secret(scene: Scene, purse: Purse) -> bool:
    """Whether the others cannot know what the payer could pay with."""
    return purse.hand and hands_are_closed(scene)


def bendable(scene: Scene, purse: Purse) -> str | None:
    """The card that the payer could just now count as another Element, if their sheet has one and they have one."""
    magician = scene.state.magicians[purse.seat]
    card = MAGICIANS[magician.sheet].bends
    if card is None or magician.ability_used or not purse.own_turn:
        return None
    return card if any(spot.endswith(f"/{card}") for _, spot, _ in coins(scene, purse)) else None


def affordable(cost: Cost, total: Mapping[str, int], bends: str | None = None) -> bool:
    """Whether a cost can be paid in full (action.cost-required), one bent card included.

    Each Element by itself: a surplus of one does not replace another (break.multi-needs-four-cards).
    """
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


def pay(scene: Scene, purse: Purse, cost: Cost, action: Key) -> Flow[None]:
    """Pay a cost of an action: choose the cards, then discard them (action.pay-by-discard).

    What is paid is gone, a surplus too: it helps no other action (action.card-for-one-action, action.surplus-lost).
    """
    if purse.paid == "kept" or not any(cost.values()):
        return  # whichever cards are shown, nothing becomes of them: no question
    needed: Needed = tuple([(element, count) for element, count in cost.items() if count])
    if bends := bendable(scene, purse):
        paid = yield from _choose_with_bent_card(scene, purse, needed, action, bends)
    else:
        paid = yield from _choose_payment(scene, purse, needed, action)
    for spot in paid:
        if purse.paid == "discarded":
            discard(scene, spot)
        else:
            used = scene.state.used
            used[spot] = used.get(spot, 0) + 1


def _choose_payment(
    scene: Scene, purse: Purse, needed: Needed, action: Key, laid: tuple[str, ...] = (), below: Needed = ()
) -> Flow[tuple[str, ...]]:
    """Lay a payment, whole or card by card; with only one way to pay nobody is asked, unless that would tell."""
    superfluous, secret = scene.rulings.payment == "superfluous", is_secret(scene, purse)
    while True:
        ways = ways_to_pay(needed, _matching(needed, coins(scene, purse, laid)), superfluous, below)
        if ways.only is None:
            options = ways.options
        elif not secret:
            return laid + ways.only
        else:
            options = (("pay", *ways.only),) if ways.only else (DONE,)
        answer = yield ask(purse.seat, "pay", options, rule="action.pay-sources", pause=secret,
                           needed=dict(needed), paid=laid, action=action)  # fmt: skip
        if answer == DONE:
            return laid
        if answer[0] == "pay":
            return (*laid, *answer[1:])
        laid = (*laid, answer[1])
        needed = _after(needed, COIN[answer[1]][2], COIN[answer[1]][0])


def _choose_with_bent_card(
    scene: Scene, purse: Purse, needed: Needed, action: Key, bends: str
) -> Flow[tuple[str, ...]]:
    """The same for a payer who may first count one card as another Element (magician.ability-timing)."""
    found = tuple(sorted(coins(scene, purse), reverse=True))
    superfluous = scene.rulings.payment == "superfluous"
    bent = [("bend", *way) for way in _ways_to_bend(needed, found, bends, superfluous)]
    if not bent:
        return (yield from _choose_payment(scene, purse, needed, action))
    plain: tuple[Key, ...] = ()
    if affordable(dict(needed), _total(found)):
        ways = ways_to_pay(needed, _matching(needed, found), superfluous)
        plain = ways.options if ways.only is None else (("pay", *ways.only),)
    elif _same_outcome(needed, found, bent, superfluous):
        bent = bent[:1]
    answer = yield ask(purse.seat, "pay", [*plain, *bent], rule="action.pay-sources",
                       pause=is_secret(scene, purse), needed=dict(needed), paid=(), action=action)  # fmt: skip
    if answer[0] == "pay":
        return tuple(answer[1:])
    spot = answer[1]
    if answer[0] == "add":
        return (yield from _choose_payment(scene, purse, _after(needed, COIN[spot][2], COIN[spot][0]), action, (spot,)))
    scene.state.magicians[purse.seat].ability_used = True
    element = answer[2]
    scene.tell("bend", seat=purse.seat, card=bends, element=element)
    below = () if superfluous else tuple(pair for pair in needed if pair[0] == element)
    return (yield from _choose_payment(scene, purse, _after(needed, element, 1), action, (spot,), below))


def _same_outcome(needed: Needed, found: tuple[Coin, ...], bent: list[tuple[str, str, str]], superfluous: bool) -> bool:
    """Whether the same cards are paid whichever copy is bent, so that there is nothing to ask."""
    outcomes = set()
    for _, spot, element in bent:
        rest = list(found)
        rest.remove(COIN[spot])
        ways = ways_to_pay(_after(needed, element, 1), _matching(needed, rest), superfluous)
        outcomes.add(None if ways.only is None else tuple(sorted((spot, *ways.only))))
    return len(outcomes) == 1 and None not in outcomes


def _ways_to_bend(needed: Needed, found: tuple[Coin, ...], bends: str, superfluous: bool) -> list[tuple[str, str]]:
    """Which copy of the card can stand for which Element, so that the rest can be paid."""
    ways = []
    for spot in dict.fromkeys(spot for _, spot, _ in found if spot.endswith(f"/{bends}")):
        rest = list(found)
        rest.remove(COIN[spot])
        for element, count in needed:
            after = _after(needed, element, 1)
            payable = element != ELEMENT[bends] and affordable(dict(after), _total(rest))
            if payable and (superfluous or suggestions(after, tuple(rest), None, ((element, count),))):
                ways.append((spot, element))
    return ways


def _total(found: Sequence[Coin]) -> dict[str, int]:
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


def _matching(needed: Needed, found: Sequence[Coin]) -> tuple[Coin, ...]:
    """The coins of the Elements that a cost asks for, the dearest first (action.pay-matching)."""
    elements = [element for element, _ in needed]
    return tuple(sorted([coin for coin in found if coin[2] in elements], reverse=True))


@lru_cache(maxsize=1 << 16)
def ways_to_pay(needed: Needed, matching: tuple[Coin, ...], superfluous: bool, below: Needed = ()) -> Ways:
    """Whole payments first, exact ones before wasteful ones; then single cards, unless no card too many is allowed.

    Paying more than the cost is allowed (action.pay-at-least, example.payment-of-three, example.payment-wasted), by the
    usual ruling even with cards that were not needed (action.pay-superfluous).
    """
    if not superfluous:
        whole = suggestions(needed, matching, None, below)
        return Ways(whole[0]) if len(whole) == 1 else Ways(None, tuple(("pay", *payment) for payment in whole))
    if _all_needed(dict(needed), matching):
        return Ways(tuple(coin[1] for coin in matching))
    singles: tuple[Key, ...] = tuple(("add", coin[1]) for coin in sorted(set(matching)))
    if not any(count for _, count in needed):
        return Ways(None, (DONE, *singles))
    return Ways(None, (*(("pay", *payment) for payment in suggestions(needed, matching, SUGGESTED)), *singles))


def _all_needed(needed: Cost, found: tuple[Coin, ...]) -> bool:
    """Whether not one card could be left out: then there is but one way."""
    total: dict[str, int] = {}
    least: dict[str, int] = {}
    for value, _, element in found:
        total[element] = total.get(element, 0) + value
        least[element] = min(least.get(element, value), value)
    return all(total[element] - least[element] < needed[element] for element in total)


def suggestions(needed: Needed, found: tuple[Coin, ...], most: int | None, below: Needed = ()) -> list[tuple[str, ...]]:
    """Whole payments without a card too many, exact ones first, the payer's hand before support.

    ``below`` names a number of symbols that an Element's cards must not reach by themselves: a bent card joins them.
    """
    open_needs = [(element, count) for element, count in needed if count]
    limits = dict(below)
    each = []
    for element, count in open_needs:
        ways = minimal_ways(count, tuple(coin for coin in found if coin[2] == element))
        if element in limits:
            ways = [way for way in ways if sum(coin[0] for coin in way) < limits[element]]
        each.append(ways if most is None or len(open_needs) == 1 else ways[:_WAYS])
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
    """Least waste first, then the payer's hand before support, then the fewest cards."""
    return (
        sum(value for value, _, _ in payment),
        sum(1 for _, spot, _ in payment if not spot.startswith("hand")),
        len(payment),
    )
