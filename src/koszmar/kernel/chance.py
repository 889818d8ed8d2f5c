"""Chance: the only source of randomness, repeatable on every machine and replaceable by a script.

A seeded chance is a stream of BLAKE2b digests of (seed, step, counter). Every step starts it again, so that a saved
match needs no generator state, and anybody can recompute a die from the published seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import blake2b, sha256
from struct import Struct as Layout
from typing import Any, TypeVar

from .errors import ScriptExhausted

T = TypeVar("T")

_WORDS = Layout("<8Q")
_RANGE = 1 << 64


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seal(seed: str) -> str:
    """The hash shown before a match, so that the seed can be checked after it."""
    return sha256(f"koszmar seed {seed}".encode()).hexdigest()


class Chance:
    """What the rules may ask of fate. ``used`` turns true with the first answer: a revelation."""

    __slots__ = ("used",)

    def __init__(self) -> None:
        self.used = False

    def begin(self, step: int) -> None:
        """Start the stream of a step."""
        raise NotImplementedError

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, all equally likely."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """The same source of fate for a fork, so that neither match draws from the other's stream."""
        raise NotImplementedError

    def pick(self, things: Sequence[T]) -> T:
        """One thing at random."""
        return things[self.below(len(things))]

    def roll(self, faces: Sequence[T], dice: int = 1) -> list[T]:
        """Several dice with these faces."""
        return [faces[self.below(len(faces))] for _ in range(dice)]

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Shuffle in place."""
        raise NotImplementedError


NO_CHANCE = Chance()
"""For scenes that are only looked at: it answers nothing."""


class SeededChance(Chance):
    """Chance as a pure function of (seed, step, how often it was asked).

    A shuffle gives every card a 64-bit word and sorts by it: quick, and even but for ties, of which there are none.
    """

    __slots__ = ("_block", "_hash", "_step", "_words", "seed")

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self._hash = blake2b(f"{seed}|".encode())
        self._words: list[int] = []
        self.begin(0)

    def begin(self, step: int) -> None:
        self._step = step
        self._block = 0
        if self._words:
            self._words = []

    def below(self, count: int) -> int:
        if count < 1:
            raise ValueError("chance cannot choose among nothing")
        self.used = True
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop(0)
            number = word % count
            if word - number <= _RANGE - count:  # refuse the uneven rest: no number is likelier than another
                return number

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        self.used = True
        count = len(cards)
        while len(self._words) < count:
            self._refill()
        words = self._words[:count]
        del self._words[:count]
        cards[:] = [cards[place] for place in sorted(range(count), key=words.__getitem__)]

    def copy(self) -> SeededChance:
        return SeededChance(self.seed)

    def _refill(self) -> None:
        digest = self._hash.copy()  # of what every block begins with
        digest.update(b"%d|%d" % (self._step, self._block))
        self._words += _WORDS.unpack(digest.digest())
        self._block += 1


class BlindChance(SeededChance):
    """Chance for hiding things: it sorts them before it shuffles, so that nothing tells how they lay before."""

    __slots__ = ()

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        cards[:] = sorted(cards)
        SeededChance.shuffle(self, cards)


class ScriptedChance(Chance):
    """Chance that a test, or a person at a physical table, tells what to answer.

    ``rolls`` are the faces that dice and random picks show, one after another. A list among them is one whole roll: to
    roll any other number of dice is an error then. ``...`` at the end means that whatever follows shows the last face
    again. ``orders`` are the orders that shuffles bring about; without one left, a shuffle keeps the cards as they lie.
    Without a roll left, asking is an error. Steps can be begun again. ``unused`` is what nobody has asked for yet.

    >>> chance = ScriptedChance(rolls=[[2, 0], 1, ...])
    >>> chance.roll((0, 1, 2), dice=2), chance.roll((0, 1, 2), dice=3)
    ([2, 0], [1, 1, 1])
    """

    __slots__ = ("_at", "_marks", "orders", "rolls")

    def __init__(self, rolls: Iterable[Any] = (), orders: Iterable[Sequence[Any]] = ()) -> None:
        super().__init__()
        self.rolls = list(rolls)
        if ... in self.rolls[:-1] or self.rolls == [...]:
            raise ValueError("in a script `...` stands at the end, after the face that it repeats")
        self.orders = [list(order) for order in orders]
        self._at = (0, 0)
        self._marks: dict[int, tuple[int, int]] = {}

    @property
    def unused(self) -> list[Any]:
        """Rolls and orders that the script holds and nobody has asked for; a face that ``...`` repeats need not be."""
        rolls, orders = self._at
        said = self.rolls[:-2] if self.rolls[-1:] == [...] else self.rolls
        return [*said[rolls:], *self.orders[orders:]]

    def come_next(self, rolls: Iterable[Any]) -> None:
        """Put rolls before those that are left."""
        at = self._at[0]
        self.rolls[at:at] = rolls

    def begin(self, step: int) -> None:
        self._at = self._marks.setdefault(step, self._at)
        for later in [number for number in self._marks if number > step]:
            del self._marks[later]

    def copy(self) -> ScriptedChance:
        twin = ScriptedChance(self.rolls, self.orders)
        twin._at, twin._marks = self._at, dict(self._marks)
        return twin

    def below(self, count: int) -> int:
        return self.roll(range(count))[0]

    def pick(self, things: Sequence[T]) -> T:
        return self.roll(things)[0]

    def roll(self, faces: Sequence[T], dice: int = 1) -> list[T]:
        self.used = True
        before, shown = self._at, list[T]()
        try:
            while len(shown) < dice:
                shown += self._next(faces, dice - len(shown), whole=not shown)
        except ScriptExhausted:
            self._at = before
            raise
        return shown

    def _next(self, faces: Sequence[T], dice: int, *, whole: bool) -> list[T]:
        """The next face of the script, or its next roll if that is given as a whole."""
        rolls, orders = self._at
        if rolls >= len(self.rolls):
            raise ScriptExhausted(f"chance was asked for one of {list(faces)!r}, but the script has no roll left")
        repeats = self.rolls[rolls] is ...
        said = self.rolls[rolls - repeats]
        shown = said if isinstance(said, list) else [said]
        if isinstance(said, list) and not (whole and len(said) == dice):
            raise ScriptExhausted(f"the script has a roll of {said!r} next, but the dice to be rolled are {dice}")
        for face in shown:
            if face not in faces:
                raise ScriptExhausted(f"the script says {face!r}, which is not one of {list(faces)!r}")
        self._at = (rolls + (not repeats), orders)
        return list(shown)

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        self.used = True
        rolls, orders = self._at
        if orders < len(self.orders):
            order = self.orders[orders]
            if sorted(map(repr, order)) != sorted(map(repr, cards)):
                raise ScriptExhausted(f"the script orders {order!r}, but the cards shuffled are {list(cards)!r}")
            cards[:] = order
            self._at = (rolls, orders + 1)
