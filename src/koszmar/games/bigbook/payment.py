"""Paying: which cards of the hand and of the support pool bring the symbols that a cost asks for.

The whole payments that make sense are offered first; any other legal one can be laid card by card. A coin is a card as it
can be paid: its value and its spot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Literal

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask

from .cards import ELEMENT, ELEMENTS, PLACED, SPOT, VALUE
from .decks import Table, discard
from .magicians import MAGICIANS
from .state import in_play

Cost = Mapping[str, int]
Coin = tuple[int, str]

SUGGESTED = 6
"""How many whole payments are offered at once; the rest can be laid card by card."""
_WAYS = 3
"""How many ways of paying one Element are combined with those of the others."""


class Purse(Struct):
    """What a player may pay with, and whether paid cards are discarded."""

    seat: int
    hand: bool = True
    slots: tuple[int, ...] | None = None
    """The seats whose support may be used; all of them by default (support.shared-use)."""
    paid: Literal["discarded", "used", "kept"] = "discarded"
    """What becomes of a paid card: discarded; kept, but used up for this purse; or kept as if nothing had happened."""
    used: dict[str, int] = {}
    """How many copies of each card are used up (doppelganger.card-once)."""

    def cards(self, scene: Table) -> Iterator[tuple[str, int, str]]:
        """Every card in it, place by place."""
        state = scene.state
        if self.hand:
            for card in state.magicians[self.seat].hand:
                yield "hand", self.seat, card
        for owner in in_play(state) if self.slots is None else self.slots:
            for card in state.magicians[owner].support:
                yield "support", owner, card


def symbols(scene: Table, purse: Purse) -> dict[str, int]:
    """How many symbols of each Element a purse holds (element.value-is-symbols)."""
    total = {"water": 0, "fire": 0, "earth": 0, "air": 0, "": 0}
    if purse.used:
        for value, spot in _coins(scene, purse):
            total[ELEMENT[PLACED[spot][2]]] += value
        return total
    magicians = scene.state.magicians
    if purse.hand:
        for card in magicians[purse.seat].hand:
            total[ELEMENT[card]] += VALUE[card]
    for owner in in_play(scene.state) if purse.slots is None else purse.slots:
        for card in magicians[owner].support:
            total[ELEMENT[card]] += VALUE[card]
    return total


def bendable(scene: Table, purse: Purse) -> int:
    """How many cards the payer could count as another Element just now; the one symbol of the sheet that bends."""
    seat = purse.seat
    magician = scene.state.magicians[seat]
    card = MAGICIANS[magician.sheet].bends
    if card is None or magician.ability_used or scene.state.active != seat:
        return 0
    return sum(1 for coin in _coins(scene, purse) if PLACED[coin[1]][2] == card)


def affordable(cost: Cost, total: Mapping[str, int], bends: int = 0) -> bool:
    """Whether a cost can be paid in full (action.cost-required)."""
    missing = 0
    for element, needed in cost.items():
        if total[element] < needed:
            missing += needed - total[element]
    if not missing:
        return True
    return missing == 1 and bends > 0 and total["air"] - 1 >= cost.get("air", 0)


def pay(scene: Table, purse: Purse, cost: Cost) -> Flow[None]:
    """Pay a cost: choose the cards, then discard them (action.pay-by-discard)."""
    if purse.paid == "kept":
        return  # whichever cards are shown, nothing becomes of them: no question
    paid, bent = yield from _choose_payment(scene, purse, cost)
    if bent:
        scene.state.magicians[purse.seat].ability_used = True
    for spot in paid:
        if purse.paid == "discarded":
            discard(scene, spot)
        else:
            purse.used[spot] = purse.used.get(spot, 0) + 1


def _choose_payment(scene: Table, purse: Purse, cost: Cost) -> Flow[tuple[list[str], bool]]:
    seat, needed = purse.seat, {element: count for element, count in cost.items() if count}
    superfluous = scene.rulings.payment == "superfluous"
    paid: list[str] = []
    bent = False
    while True:
        coins = _coins(scene, purse, paid)
        bends = 0 if bent else bendable(scene, purse)
        whole = suggestions(tuple(needed.items()), tuple(coin for coin in coins if ELEMENT[PLACED[coin[1]][2]] in cost),
                            SUGGESTED if superfluous else None)  # fmt: skip
        if not paid and not bends and _only_way(needed, coins, whole, superfluous):
            return list(whole[0]), False
        options: list[Key] = [("pay", *payment) for payment in whole] if any(needed.values()) else ["done"]
        if superfluous:
            options += _single_cards(needed, cost, coins, bends)
        if bends:
            options += _bent_cards(scene, purse, needed, cost, coins)
        answer = yield ask(seat, "pay", options, rule="action.pay-sources", needed=dict(needed), paid=tuple(paid))
        if answer == "done":
            return paid, bent
        verb, *spots = answer
        if verb == "pay":
            return paid + spots, bent
        spot = spots[0]
        paid.append(spot)
        element, value = (spots[1], 1) if verb == "bend" else (ELEMENT[PLACED[spot][2]], VALUE[PLACED[spot][2]])
        bent = bent or verb == "bend"
        needed[element] = max(0, needed[element] - value)


def _coins(scene: Table, purse: Purse, paid: list[str] | None = None) -> list[Coin]:
    """The Element cards of a purse that have not been used or laid down yet."""
    gone = Counter(purse.used)
    gone.update(paid or ())
    coins = []
    for placed in purse.cards(scene):
        value = VALUE[placed[2]]
        if value:
            spot = SPOT[placed]
            if gone[spot] > 0:
                gone[spot] -= 1
            else:
                coins.append((value, spot))
    coins.sort()
    return coins


def _only_way(needed: Cost, coins: list[Coin], whole: tuple[tuple[str, ...], ...], superfluous: bool) -> bool:
    """Whether there is but one legal payment: then nobody is asked."""
    if not superfluous:
        return len(whole) == 1
    total: dict[str, int] = {}
    least: dict[str, int] = {}
    for value, spot in coins:
        element = ELEMENT[PLACED[spot][2]]
        if element in needed:
            total[element] = total.get(element, 0) + value
            least[element] = min(least.get(element, value), value)
    return all(total[element] - least[element] < count for element, count in needed.items())


def _single_cards(needed: Cost, cost: Cost, coins: list[Coin], bends: int) -> list[Key]:
    """Cards that can be laid down one at a time: any that shows a required Element (action.pay-matching)."""
    found: list[Key] = []
    for spot in dict.fromkeys(spot for _, spot in coins):
        element = ELEMENT[PLACED[spot][2]]
        if cost.get(element) and _completable(needed, coins, bends, spot, element, VALUE[PLACED[spot][2]]):
            found.append(("add", spot))
    return found


def _bent_cards(scene: Table, purse: Purse, needed: Cost, cost: Cost, coins: list[Coin]) -> list[Key]:
    """Cards that the sheet lets count as one symbol of another Element, while paying (magician.ability-timing)."""
    card = MAGICIANS[scene.state.magicians[purse.seat].sheet].bends
    found: list[Key] = []
    for spot in dict.fromkeys(spot for _, spot in coins):
        if PLACED[spot][2] == card:
            for element in ELEMENTS:
                if needed.get(element) and element != ELEMENT[card] and _completable(needed, coins, 0, spot, element, 1):
                    found.append(("bend", spot, element))
    return found


def _completable(needed: Cost, coins: list[Coin], bends: int, spot: str, element: str, value: int) -> bool:
    """Whether a payment can still be finished after this card was laid for that Element."""
    if not bends and ELEMENT[PLACED[spot][2]] == element:
        return True
    total = dict.fromkeys((*ELEMENTS, ""), 0)
    for coin_value, coin in coins:
        total[ELEMENT[PLACED[coin][2]]] += coin_value
    total[ELEMENT[PLACED[spot][2]]] -= VALUE[PLACED[spot][2]]
    after = {name: max(0, count - value) if name == element else count for name, count in needed.items()}
    spare = bends - (1 if VALUE[PLACED[spot][2]] == 1 and ELEMENT[PLACED[spot][2]] == "air" else 0)
    return affordable(after, total, max(0, spare))


@lru_cache(maxsize=1 << 16)
def suggestions(needed: tuple[tuple[str, int], ...], coins: tuple[Coin, ...], most: int | None) -> tuple[tuple[str, ...], ...]:
    """Whole payments without a card too many, exact ones first, own hand before support."""
    each = []
    for element, count in needed:
        if count:
            found = ways(count, tuple(coin for coin in coins if ELEMENT[PLACED[coin[1]][2]] == element))
            each.append(found if most is None or len(needed) == 1 else found[:_WAYS])
    whole = [tuple(coin for part in parts for coin in part) for parts in product(*each)]
    whole.sort(key=_rank)
    return tuple(tuple(spot for _, spot in payment) for payment in whole[:most])


def ways(count: int, coins: tuple[Coin, ...]) -> list[tuple[Coin, ...]]:
    """Every way to reach a number of symbols with coins of one Element and no coin too many, best first."""
    kinds = sorted(Counter(coins).items(), reverse=True)
    found: list[tuple[Coin, ...]] = []

    def lay(index: int, missing: int, laid: tuple[Coin, ...]) -> None:
        if missing <= 0:
            found.append(laid)
            return
        if index == len(kinds):
            return
        coin, copies = kinds[index]
        for number in range(min(copies, -(-missing // coin[0])), -1, -1):
            lay(index + 1, missing - number * coin[0], laid + (coin,) * number)

    lay(0, count, ())
    found = [laid for laid in found if sum(value for value, _ in laid) - min(value for value, _ in laid) < count]
    return sorted(found, key=_rank)


def _rank(payment: tuple[Coin, ...]) -> tuple[int, int, int]:
    """Least waste first, then the own hand before support, then the fewest cards."""
    return (
        sum(value for value, _ in payment),
        sum(1 for _, spot in payment if not spot.startswith("hand")),
        len(payment),
    )
