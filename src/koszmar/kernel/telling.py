"""How what happens is told: which lines carry a story, which are its details, where a table stops, what moves.

A game declares every kind of event once, under the weight that it has in the telling. Everything here is made from what
one seat has learned of an event and from the scene as that seat sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from .knowledge import is_unknown
from .scene import Event, Scene
from .view import Card, Roll

Weight = Literal["chapter", "turning", "deed", "step", "opener", "detail", "prelude", "draft"]
"""``chapter``: a turn, a round, a phase begins. ``turning``: a turning point, at which the table stops. ``deed``: what
a move came to. ``step``: one of several that come to one line, as a walk does. ``opener``: what somebody sets out to
do; it goes beneath what comes of it. ``detail``: beneath the line before it. ``prelude``: the same, but if it comes
first after an answer, beneath the line that follows, as what was paid for it. ``draft``: holds until the next line."""

HIDDEN = "-hidden"
"""How an event is called to those who learn only a part of it: it weighs the same."""


class Moved(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something has gone from one place on the table to another, by the ids of the view.

    A card goes from a card or a zone to a card or a zone. A figure goes from space to space, the marker of a track from
    step to step: those are the ``thing``. What has no ``start`` has come, what has no ``end`` has gone.
    """

    start: str
    end: str
    thing: str = ""
    count: int = 1


def in_hand(zone: str, hand: Sequence[str], card: str) -> str:
    """The place of a card in a hand; of one that whoever looks does not see, or that is empty by now, it has none.

    >>> in_hand("hand-0", ["fire-2"], "air-1"), in_hand("hand-1", ["?"], "air-1"), in_hand("hand-2", [], "air-1")
    ('hand-0/air-1', 'hand-1', 'hand-2')
    """
    return zone if not hand or is_unknown(hand[0]) else f"{zone}/{card}"


class Told(Struct, frozen=True, gc=False):
    """An event in the telling, as one seat is told of it."""

    weight: Weight = "deed"
    who: str = ""
    """Of steps: whose they are. Those of one, one after another, come to one line."""
    card: Card | None = None
    """What comes up large."""
    roll: Roll | None = None
    moved: Sequence[Moved] = ()
    at: str = ""
    """Where it happens if nothing moves: a space or a figure, by its id."""


def nobody(scene: Scene[Any], event: Event) -> int | None:
    """It strikes no seat."""
    return None


def nothing(scene: Scene[Any], event: Event) -> None:
    """Nothing comes up large."""


def nowhere(scene: Scene[Any], event: Event) -> Sequence[Moved]:
    """Nothing moves."""
    return ()


def anywhere(scene: Scene[Any], event: Event) -> str:
    """It happens nowhere in particular."""
    return ""


class Telling(Struct, frozen=True, kw_only=True, dict=True):
    """Every kind of event of a game, once, and what is seen of it."""

    chapters: tuple[str, ...] = ()
    turning: tuple[str, ...] = ()
    strikes: tuple[str, ...] = ()
    """A deed, and a turning point for the seat that it strikes."""
    deeds: tuple[str, ...] = ()
    steps: Mapping[str, str] = {}
    """With the argument that says whose step it is."""
    openers: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    preludes: tuple[str, ...] = ()
    drafts: tuple[str, ...] = ()
    struck: Callable[[Scene[Any], Event], int | None] = nobody
    """The seat that a blow is meant for."""
    card: Callable[[Scene[Any], Event], Card | None] = nothing
    """The card that comes up large, as far as the seat may see it."""
    roll: Callable[[Scene[Any], Event], Roll | None] = nothing
    """The dice of a roll, what was needed, and whether it succeeded."""
    moved: Callable[[Scene[Any], Event], Sequence[Moved]] = nowhere
    """What went from where to where."""
    at: Callable[[Scene[Any], Event], str] = anywhere
    """The space or the figure where it happens, if nothing goes anywhere."""

    def declared(self) -> Iterator[tuple[str, Weight]]:
        """Every kind with its weight, in the order of the declaration; twice if it was declared twice."""
        weights: dict[Weight, Sequence[str]] = {
            "chapter": self.chapters, "turning": self.turning, "deed": (*self.deeds, *self.strikes),
            "step": tuple(self.steps), "opener": self.openers, "detail": self.details, "prelude": self.preludes,
            "draft": self.drafts,
        }  # fmt: skip
        for weight, kinds in weights.items():
            for kind in kinds:
                yield kind, weight

    @cached_property
    def _weights(self) -> dict[str, Weight]:
        return dict(self.declared())

    def weight(self, scene: Scene[Any], event: Event, seat: int | None) -> Weight:
        """How much an event weighs for a seat."""
        kind = event.kind if event.kind in self._weights else event.kind.removesuffix(HIDDEN)
        if kind in self.strikes and seat is not None and self.struck(scene, event) == seat:
            return "turning"
        return self._weights.get(kind, "deed")

    def tell(self, scene: Scene[Any], event: Event, seat: int | None, *, large: bool = True) -> Told:
        """An event in the telling; what is shown large and what moves only where somebody watches it happen."""
        weight = self.weight(scene, event, seat)
        who = str(event.args.get(self.steps[event.kind], "")) if event.kind in self.steps else ""
        roll = self.roll(scene, event)
        if not large:
            return Told(weight, who, roll=roll)
        return Told(weight, who, self.card(scene, event), roll, self.moved(scene, event), self.at(scene, event))
