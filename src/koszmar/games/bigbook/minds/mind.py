"""What a sensible player bears in mind: what Curses are worth, who could break them, what cards and Madness are worth.

Everything is counted in symbols. Only what the seat may see is looked at: the board, its own cards, open hands,
support, discard piles, counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.lazy import lazy

from ..actions import break_cost
from ..cards import ELEMENT, ELEMENTS, MADNESS, NO_ELEMENT, VALUE
from ..grimoire import PAGES
from ..knowledge import hand_is_open
from ..payment import Purse, symbols
from ..state import LAST_SPACE, PLACES, Magician, Scene, right_page
from ..support import free_slots

Symbols = Mapping[str, int]

REWARD, LAST_MONSTER = 2.0, 30.0
"""What the card for a broken Curse brings, and each Curse of the last Monster."""
CURE, STACK = 6.0, 4.0
"""What a cured Madness brings while there are turns to come, and what is added if the stack is empty."""
NOW, NEXT, KEPT = 1.5, 1.1, 0.2
"""How much more a card is worth if a Curse or one of the next page wants it, and how much of that spending it loses."""
THIRST = {"water": 0.5}
"""Elements of which one needs more than an equal share: Ice takes Water, and then none is left for Curses."""
STEP, SUPPORT = 0.7, 0.2
"""What it costs to place a card or to give an action, and to spend a symbol of support."""

HARM = {
    "madness-to-discard": 3.0, "madness-on-deck": 3.5, "destroy-stack-four": 2.5, "discard-deck": 1.5,
    "discard-support": 1.5, "destroy-value-2": 1.5, "discard-value-2": 1.0, "redraw-five": 1.0, "return-destroyed": 1.0,
    "mill-three": 0.8, "destroy-top": 0.3, "pass-right": 0.1,
}  # fmt: skip
"""How much a Curse hurts each player when it strikes; half a symbol if it is not in the list."""

PRIZE = {
    "mastermind": 4.0, "claw": 3.0, "goblin-with-a-key": 5.0, "griffin": 5.0, "twins": 8.0, "spider": 10.0,
    "fire-golem": 7.0, "flytrap": 14.0, "sorcerer": 3.0, "samurai": 10.0, "octopus": 9.0, "dragon": 6.0,
}  # fmt: skip
"""What vanquishing a Monster brings each player, by the right page: its reward, and its failure avoided."""


class Goal(NamedTuple):
    """A Curse on the track, and what breaking it brings."""

    place: str
    space: int
    cost: Symbols
    worth: float


class Mind:
    """What a player bears in mind while answering one question."""

    def __init__(self, scene: Scene, decision: Decision) -> None:
        self.scene, self.decision, self.seat = scene, decision, decision.seat
        self.state, self.parameters, self.magicians = scene.state, scene.parameters, scene.state.magicians
        self.magician: Magician = self.magicians[self.seat]
        self.unpaid = decision.prompt in ("action", "granted-action", "multiplier")
        self.turns_left = LAST_SPACE - 1 - self.state.marker
        self.rounds_left = len(self.state.grimoire) - 1 - self.state.turned

    # -- players

    @lazy
    def seats(self) -> list[int]:
        """The players still in the game."""
        return [seat for seat, magician in enumerate(self.magicians) if not magician.mad]

    @lazy
    def others(self) -> list[int]:
        """The other players, if their hands are open."""
        return [seat for seat in self.seats if seat != self.seat and hand_is_open(self.scene, seat, self.seat)]

    @lazy
    def hands(self) -> dict[int, Symbols]:
        """The symbols in each hand that the seat can see, its own hand first."""
        return {seat: symbols(self.scene, Purse(seat, slots=())) for seat in (self.seat, *self.others)}

    @lazy
    def pool(self) -> Symbols:
        """The symbols in the support pool."""
        return symbols(self.scene, Purse(self.seat, hand=False))

    @lazy
    def means(self) -> dict[int, Symbols]:
        """The symbols that each player could pay with: hand and support."""
        pool = self.pool
        return {
            seat: {element: hand[element] + pool[element] for element in ELEMENTS} for seat, hand in self.hands.items()
        }

    @lazy
    def ready(self) -> dict[int, list[str]]:
        """The Spells that each player could activate."""
        return {
            seat: [spell.key for spell in self.magicians[seat].spells if not (spell.exhausted or spell.blocked)]
            for seat in self.hands
        }

    def cards_held(self, seat: int) -> int:
        """How many cards a player holds."""
        return len(self.magicians[seat].hand)

    @lazy
    def turns_to_come(self) -> float:
        """How many turns each player still has, roughly."""
        return float((self.turns_left + (LAST_SPACE - 1) * self.rounds_left) / len(self.seats))

    def in_time(self, seat: int, goal: Goal) -> bool:
        """Whether a player's own turn comes before a Curse strikes, or else before the round ends."""
        last = goal.space - 1 if goal.space > self.state.marker else LAST_SPACE - 1
        return bool(self.state.marker + (seat - self.state.active) % len(self.magicians) <= last)

    # -- Curses

    @lazy
    def goals(self) -> list[Goal]:
        """The Curses on the track, the worthiest first."""
        curses = [(place, curse) for place, curse in zip(PLACES, self.state.track, strict=True) if curse]
        found = []
        for place, curse in curses:
            space, worth = int(place[0]), self.victory(len(curses)) + REWARD * min(1.0, self.sights)
            if space > self.state.marker:
                worth += len(self.seats) * HARM.get(curse.key, 0.5) - 0.1 * space
            found.append(Goal(place, space, break_cost(self.parameters, curse), worth))
        return sorted(found, key=lambda goal: -goal.worth)

    def victory(self, curses: int) -> float:
        """The share of one Curse in vanquishing the Monster; the last but one is let go, to get ready for the last."""
        if not self.rounds_left:
            return LAST_MONSTER
        if self.rounds_left == 1 or curses > self.turns_left + 1:
            return 0.0
        return float(PRIZE[right_page(self.state)] * len(self.seats) / curses**2)

    def breaking(self, place: Key) -> float:
        """What it brings to break the Curse in a place now."""
        hand, goal = self.hands[self.seat], next(goal for goal in self.goals if goal.place == place)
        return goal.worth - 1.0 - SUPPORT * sum(max(0, count - hand[element]) for element, count in goal.cost.items())

    @lazy
    def grants(self) -> dict[int, float]:
        """What it brings to give each other player an action."""
        own, toll = dict(self.means[self.seat]), 0
        if self.unpaid:  # Telepathy has to be paid first, if need be from support
            own["air"] -= 1
            if not self.hands[self.seat]["air"]:
                pool = (card for seat in self.seats for card in self.magicians[seat].support)
                toll = min((VALUE[card] for card in pool if ELEMENT[card] == "air"), default=0)
        return {seat: self.granting(seat, own, toll) for seat in self.others}

    def granting(self, seat: int, own: Symbols, toll: int) -> float:
        """The best of: they break a Curse before it is too late; they place cards that let this player break one."""
        best = 0.0
        other = {**self.means[seat], "air": self.means[seat]["air"] - toll}
        for goal in self.goals:
            if goal.worth > best + STEP:
                if not short_of(goal.cost, other):
                    if not self.in_time(seat, goal):
                        best = goal.worth - STEP
                elif (cards := self.cards_for(seat, goal.cost, own)) and self.can_place(seat, goal, cards):
                    best = max(best, goal.worth - STEP * (1 + len(cards)))
        return best

    @lazy
    def placing(self) -> tuple[float, tuple[str, ...]]:
        """What it brings to place cards so that somebody else can break a Curse, and which cards."""
        best: tuple[float, tuple[str, ...]] = (0.0, ())
        for goal in self.goals:
            for seat in self.others:
                if goal.worth > best[0] + STEP:
                    cards = self.cards_for(self.seat, goal.cost, self.means[seat])
                    if cards and self.can_place(self.seat, goal, cards, late=not self.in_time(seat, goal)):
                        best = max(best, (goal.worth - STEP * (1 + len(cards)), cards))
        return best

    def cards_for(self, giver: int, cost: Symbols, means: Symbols) -> tuple[str, ...]:
        """The fewest cards of a hand that make up for what somebody lacks; none if they are not there."""
        hand, found = self.hands[giver], []
        for element, count in cost.items():
            missing = count - means[element]
            if missing > hand[element]:
                return ()
            if missing > 0:
                own = sorted(card for card in self.magicians[giver].hand if ELEMENT[card] == element)
                while missing > 0:
                    found.append(own.pop())
                    missing -= VALUE[found[-1]]
        return tuple(found)

    def can_place(self, giver: int, goal: Goal, cards: tuple[str, ...], late: bool = False) -> bool:
        """Whether Ice (and Telepathy, if it is late) is ready and can be paid beside the cards that are placed."""
        if giver == self.seat and not self.unpaid:
            return len(cards) <= int(self.decision.args.get("left", 0))
        left = dict(self.hands[giver])
        for card in cards:
            left[ELEMENT[card]] -= VALUE[card]
        for element in ("water", "air"):
            left[element] += 0 if element in goal.cost else self.pool[element]
        most = min(self.parameters.greatest_multiplier, free_slots(self.scene, giver), left["water"])
        ready = self.ready[giver]
        if len(cards) > most or "ice" not in ready:
            return False
        return not late or ("telepathy" in ready and left["air"] > 0)

    # -- cards

    @lazy
    def wanted(self) -> dict[str, float]:
        """How much Curses want each Element: those on the track that are worth it, and those of the next page."""
        wanted = dict.fromkeys(ELEMENTS, 0.0)
        for goal in self.goals:
            if goal.worth >= 4.0:
                wanted |= dict.fromkeys(goal.cost, NOW)
        if self.rounds_left and self.state.turned:
            for element in PAGES[right_page(self.state)].curses:
                wanted[element] += NEXT
        return wanted

    def worth(self, card: str) -> float:
        """What a card is worth in hand or support: its symbols, and more if Curses want them; a Madness is a burden."""
        return VALUE[card] + self.wanted[ELEMENT[card]] if card != MADNESS else -2.0

    def spare(self, element: str, count: int) -> bool:
        """Whether the seat's hand alone can pay that: support is for Curses."""
        return self.hands[self.seat][element] >= count

    def price(self, element: str, count: int) -> float:
        """What is lost by spending symbols that Curses want; the rest will be replaced."""
        return KEPT * self.wanted[element] * count

    @lazy
    def deck(self) -> list[str]:
        """What the player's own deck holds, in any order: nobody sees it, but everybody can count."""
        seen = [card for card in self.magician.deck if card != UNKNOWN]
        return seen + self.scene.unseen(f"cards-{self.seat}")

    @lazy
    def balance(self) -> dict[str, float]:
        """Which Elements the seat's cards lack: above 0 for a rare one, below for a frequent one."""
        total, magician = dict.fromkeys((*ELEMENTS, NO_ELEMENT), 0), self.magician
        for pile in (magician.hand, self.deck, magician.discard, magician.support):
            for card in pile:
                total[ELEMENT[card]] += VALUE[card]
        mean = sum(total.values()) / len(ELEMENTS) or 1.0
        return {element: 1.0 + THIRST.get(element, 0.0) - total[element] / mean for element in ELEMENTS}

    @lazy
    def sights(self) -> float:
        """How often a card gained now will be drawn, roughly."""
        magician = self.magician
        cards = len(magician.deck) + len(magician.discard) + len(magician.hand) + len(magician.support)
        return max(0.0, 4.5 * self.turns_to_come / max(1, cards) - 0.5)

    @lazy
    def cure(self) -> float:
        """What curing a Madness brings: room in the hand, and a stack that does not run out (tips.keep-stack-high)."""
        short = max(0.0, 1.0 - self.state.madness / (2 * len(self.seats) + 6))
        return CURE * min(1.0, self.turns_to_come / 3) + STACK * short

    @lazy
    def madness_in_hands(self) -> list[int]:
        """How many Madness each hand holds that the seat can see, its own hand first."""
        return [self.magicians[seat].hand.count(MADNESS) for seat in self.hands]


def short_of(cost: Symbols, means: Symbols) -> bool:
    """Whether symbols are missing."""
    return any(means[element] < count for element, count in cost.items())
