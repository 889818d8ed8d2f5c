"""The scene: what a rule works with. The state, chance, the chosen numbers and readings, and ``tell`` for events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any, Generic, NoReturn, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from .chance import NO_CHANCE, Chance
from .flow import NOTHING, Flow

T = TypeVar("T")
S = TypeVar("S")


class Setting(Struct, frozen=True):
    """What is chosen before a match: seats, options, readings of doubtful rules, printed numbers."""

    players: int
    options: Any
    rulings: Any
    parameters: Any


class Event(Struct, frozen=True, gc=False):
    """Something that happened. Everybody in the audience learns ``args``; only the seats in ``to`` learn ``secret``.

    Whoever does not learn the secret sees the event under the name ``<kind>-hidden``.
    """

    kind: str
    args: dict[str, Any]
    choice: int = 0
    audience: tuple[int, ...] | None = None
    to: tuple[int, ...] = ()
    secret: dict[str, Any] = {}

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as one seat (or a spectator, None) learns of it."""
        if self.audience is not None and seat not in self.audience:
            return None
        if not self.secret:
            return Event(self.kind, self.args, self.choice)
        if seat in self.to:
            return Event(self.kind, {**self.args, **self.secret}, self.choice)
        return Event(f"{self.kind}-hidden", self.args, self.choice)


class Result(Struct, frozen=True):
    """How a match ended: a score for each seat from 0 (lost) to 1 (won), and why."""

    scores: tuple[float, ...]
    reason: str
    rule: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, score in enumerate(self.scores) if score == 1)


class Curtain(Exception):
    """Thrown by ``Scene.end`` through every flow: the match is over at once."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


def _silent(kind: str, /, **args: Any) -> None:
    """Nobody listens."""


def _nothing(deck: str) -> list[Any]:
    """In the true scene nothing is unseen."""
    return []


class Scene(Generic[S]):
    """The table as a rule sees it."""

    __slots__ = (
        "causes", "chance", "events", "kept", "made", "number", "options", "parameters", "players", "revealed",
        "rulings", "setting", "shown", "state", "tell", "unseen",
    )  # fmt: skip

    def __init__(self, state: S, setting: Setting, chance: Chance, events: list[Event] | None) -> None:
        self.state = state
        self.setting = setting
        self.players = setting.players
        self.options = setting.options
        self.rulings = setting.rulings
        self.parameters = setting.parameters
        self.chance = chance
        self.events = events
        self.tell: Callable[..., None] = _silent if events is None else self.announce
        """``announce``, or nothing at all while events are switched off."""
        self.number = 0
        """How many answers were given."""
        self.revealed = False
        self.causes: list[str] = []
        """What is being carried out, innermost last, as message ids: the answer to "why am I asked this now?"."""
        self.shown: list[tuple[int | None, Any]] = []
        """What somebody (None: everybody) was shown in this step, and knows until it is over, though it lies hidden."""
        self.unseen: Callable[[str], list[Any]] = _nothing
        """In a masked scene: the things of a deck that the seat cannot see, sorted. It knows what, but not where."""
        self.made: dict[Any, Any] | None = None
        """In a masked scene: the parts of views that were made ``once`` for all seats that look at it."""
        self.kept: Any = None
        """What the game's observer wrote last, with all that this depends on: it looks whether that still holds."""

    def announce(
        self,
        kind: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        to: tuple[int, ...] = (),
        secret: Mapping[str, Any] | None = None,
        **args: Any,
    ) -> None:
        """Announce what happened; ``secret`` reaches only the seats in ``to``."""
        assert self.events is not None
        self.events.append(Event(kind, args, self.number, audience, to, dict(secret or {})))

    def reveal(self) -> None:
        """Note that somebody has learned something hidden: undo stops here."""
        self.revealed = True

    def show(self, seat: int | None, things: Iterable[Any]) -> None:
        """Let a seat (None: everybody) look at hidden things, which it knows until the step is over or ``hide``."""
        self.revealed = True
        self.shown += [(seat, thing) for thing in things]

    def hide(self) -> None:
        """What was shown in this step has moved to where nobody knows it any more."""
        self.shown.clear()

    def masked(self, state: S, unseen: Callable[[str], list[Any]]) -> Scene[S]:
        """The same scene with a masked state, to be looked at: no chance, no events."""
        twin = Scene(state, self.setting, NO_CHANCE, None)
        twin.unseen = unseen
        twin.number, twin.causes, twin.shown = self.number, self.causes, self.shown
        return twin

    def aside(self) -> Scene[S]:
        """A copy to try a rule on, for odds: whatever the rule does to it, the match stays as it is."""
        twin = self.masked(copied(self.state), self.unseen)
        twin.causes, twin.shown = list(self.causes), list(self.shown)
        return twin

    def because(self, cause: str, flow: Flow[T] | None) -> Flow[T | None]:
        """Carry out a flow (or nothing, for a rule that asked nothing) and note what it is part of."""
        return NOTHING if flow is None else self._because(cause, flow)

    def _because(self, cause: str, flow: Flow[T]) -> Flow[T | None]:
        causes = self.causes
        causes.append(cause)
        try:
            return (yield from flow)
        finally:
            causes.pop()

    def end(self, result: Result) -> NoReturn:
        """End the match at once."""
        raise Curtain(result)


_PLAIN = frozenset((str, int, float, bool, bytes, type(None)))


def copied(thing: T) -> T:
    """A deep copy of a state, or a part of one, without what was derived from it; quicker than ``deepcopy``.

    A state is a tree of plain data: nothing in it is in two places.

    >>> before = {"pile": [["a"], 3]}
    >>> after = copied(before)
    >>> after["pile"][0].append("b")
    >>> before, after
    ({'pile': [['a'], 3]}, {'pile': [['a', 'b'], 3]})
    """
    return thing if type(thing) in _PLAIN else _copied(thing)


def _copied(thing: Any) -> Any:
    kind = type(thing)
    if kind is list:
        return [one if type(one) in _PLAIN else _copied(one) for one in thing]
    if kind is dict:
        return {key: one if type(one) in _PLAIN else _copied(one) for key, one in thing.items()}
    if isinstance(thing, Struct) and kind not in _NAMED:
        try:
            return kind(*[one if type(one) in _PLAIN else _copied(one) for one in astuple(thing)])
        except TypeError:
            _NAMED.add(kind)
    return deepcopy(thing)


_NAMED: set[type[Struct]] = set()
"""Kinds of Structs whose fields have to be named when one is made."""
