"""A board of spaces and links: made once for each shape, never changed, and quick to ask.

What does change while a game is played, doors above all, is the ``Overlay`` that a state keeps. A link is drawn as one
kind (``corridor``, ``door``, ``wall``); its state is that kind until a rule sets another (``closed``, ``blocked``). A
``Walk`` is a way of getting about: the states of links that it goes through. Board, walk and overlay together give the
``Ways``, and those are kept: asking for them again costs a look in a dict.

>>> from koszmar.parts.board import of_graph, spread, towards
>>> ship = of_graph(["bridge", "hall", "lab"], [("bridge", "hall", "corridor"), ("hall", "lab", "corridor")])
>>> on_foot, creeping = walk("corridor", "destroyed"), walk("corridor", "destroyed", "closed")
>>> now = Overlay()
>>> set_link(ship, now, "hall/lab", "closed")
>>> ways(ship, on_foot, now).distances("bridge")
{'bridge': 0, 'hall': 1}
>>> ways(ship, creeping, now).distances("bridge")
{'bridge': 0, 'hall': 1, 'lab': 2}

It is for the games whose map is drawn: Nemesis (rooms and corridors, doors open, closed or destroyed, noise in a
corridor), Alone (sectors, doors that can be blocked, stairs), Mansions of Madness (spaces, borders, walls, doors).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from .walks import FAR, reach, spread

NO_SIDE = -1
"""The side of a link on a board where sides mean nothing."""
_KEPT = 1024
"""How many different states of its doors a board keeps the ways for, before it forgets them all and starts again."""


class Link(Struct, frozen=True, gc=False):
    """What joins two spaces, or separates them: a corridor, a door, stairs, a border, a wall."""

    key: str
    ends: tuple[str, str]
    kind: str
    sides: tuple[int, int] = (NO_SIDE, NO_SIDE)
    """On which side of either end it is: 0 north, 1 east, 2 south, 3 west."""
    numbers: tuple[int, ...] = ()
    """The numbers printed on it, valid from both ends."""


class Exit(Struct, frozen=True, gc=False):
    """A link as one of its ends has it."""

    link: str
    to: str
    kind: str
    side: int = NO_SIDE
    numbers: tuple[int, ...] = ()


class Overlay(Struct):
    """What differs, in a state, from the board as it is drawn."""

    links: dict[str, str] = {}
    """The state of every link that is not as drawn, by its key."""
    things: dict[str, list[str]] = {}
    """What lies on a space or on a link, by its key."""


class Walk(Struct, frozen=True, eq=False):
    """A way of getting about: the states of links that it goes through. A game keeps its walks as constants."""

    through: frozenset[str]
    costs: dict[str, int] = {}
    """The price of a step, in moves, through links in some states; 1 through all others."""


def walk(*through: str, costs: Mapping[str, int] | None = None) -> Walk:
    """A way of getting about: through links in these states, and for their price through those in ``costs``.

    >>> creature = walk("passage", "door", "stairs", costs={"blocked": 2})
    >>> "blocked" in creature.through
    True
    """
    return Walk(frozenset(through) | frozenset(costs or ()), dict(costs or {}))


class Board:
    """Spaces and links. Nothing of it changes after it was made, so it may be shared by all matches and forks."""

    __slots__ = ("_ways", "exits", "links", "regions", "spaces")

    def __init__(self, spaces: Iterable[str], links: Iterable[Link], regions: Mapping[str, str] | None = None) -> None:
        self.spaces = tuple(spaces)
        self.links = {link.key: link for link in links}
        self.regions = dict(regions or {})
        """The region of a space (a room, a level), where the board has regions."""
        exits: dict[str, list[Exit]] = {space: [] for space in self.spaces}
        for key, link in self.links.items():
            for end, (here, there) in enumerate((link.ends, link.ends[::-1])):
                exits[here].append(Exit(key, there, link.kind, link.sides[end], link.numbers))
        self.exits = {space: tuple(sorted(found, key=_clockwise)) for space, found in exits.items()}
        """The links of every space, clockwise from the north where they have sides."""
        self._ways: dict[tuple[Walk, frozenset[tuple[str, str]]], Ways] = {}

    def between(self, here: str, there: str) -> list[Link]:
        """The links that join two spaces directly; there may be several, or none."""
        return [self.links[found.link] for found in self.exits[here] if found.to == there]

    def numbered(self, space: str, number: int) -> Exit | None:
        """The exit of a space that carries this number."""
        return next((found for found in self.exits[space] if number in found.numbers), None)

    def in_region(self, *regions: str) -> list[str]:
        """The spaces of some regions."""
        return [space for space in self.spaces if self.regions.get(space) in regions]


def _clockwise(found: Exit) -> int:
    return found.side


class Ways:
    """A board as one way of walking finds it now."""

    __slots__ = ("_away", "_cost", "near", "steps")

    def __init__(self, board: Board, how: Walk, links: Mapping[str, str]) -> None:
        near: dict[str, dict[str, int]] = {}
        for space in board.spaces:
            there = near[space] = {}
            for found in board.exits[space]:
                state = links.get(found.link, found.kind)
                if state in how.through:
                    cost = how.costs.get(state, 1)
                    there[found.to] = min(cost, there.get(found.to, cost))
        self.near = {space: tuple(there) for space, there in near.items()}
        """The spaces one step away, by space."""
        self.steps = self.near.__getitem__
        """The same as a function, for everything in ``walks``."""
        self._cost = near if how.costs else None
        self._away: dict[str, dict[str, int]] = {}

    def cost(self, here: str, there: str) -> int:
        """What a step costs, in moves."""
        return self._cost[here][there] if self._cost else 1

    def distances(self, start: str) -> Mapping[str, int]:
        """The distance, in moves, from a space to every space that can be reached, the near ones first."""
        found = self._away.get(start)
        if found is None:
            found = self._away[start] = self._spread(start)
        return found

    def distance(self, start: str, goal: str) -> int:
        """The distance from one space to another; FAR if there is no way."""
        return self.distances(start).get(goal, FAR)

    def within(self, start: str, moves: int) -> list[str]:
        """The spaces no farther away than that, the near ones first, the space itself included."""
        return [space for space, away in self.distances(start).items() if away <= moves]

    def to_nearest(self, goals: Sequence[str]) -> Mapping[str, int]:
        """The distance of every space to the nearest of some goals: what ``towards`` and ``away_from`` ask for."""
        if len(goals) == 1:
            return self.distances(goals[0])
        found: dict[str, int] = {}
        for goal in goals:
            for space, away in self.distances(goal).items():
                if away < found.get(space, FAR):
                    found[space] = away
        return found

    def _spread(self, start: str) -> dict[str, int]:
        if self._cost is None:
            return spread(start, self.steps)
        dearest = max((cost for there in self._cost.values() for cost in there.values()), default=1)
        return reach(
            start, self.steps, dearest * len(self.near), _one_move, lambda here, there: self.cost(here, there) - 1
        )


def _one_move(space: str) -> int:
    return 1


def ways(board: Board, how: Walk, now: Overlay | None = None) -> Ways:
    """The board as this way of walking finds it now. What was worked out is kept with the board."""
    changed = frozenset(now.links.items()) if now is not None else frozenset()
    found = board._ways.get((how, changed))
    if found is None:
        if len(board._ways) >= _KEPT:
            board._ways.clear()
        found = board._ways[how, changed] = Ways(board, how, dict(changed))
    return found


@lru_cache(maxsize=256)
def joined(board: Board, pairs: tuple[tuple[str, str], ...], kind: str) -> Board:
    """The board with more links: for passages that are found during play (Mansions' Secret Passages).

    >>> from koszmar.parts.board import of_graph
    >>> attic_stairs = joined(of_graph(["hall", "attic"], []), (("hall", "attic"),), "secret-passage")
    >>> ways(attic_stairs, walk("secret-passage")).near["hall"]
    ('attic',)
    """
    more = [Link(f"{kind}/{one}/{other}", (one, other), kind) for one, other in pairs]
    return Board(board.spaces, [*board.links.values(), *more], board.regions)


# -- what changes --------------------------------------------------------------------------------------------------


def state_of(board: Board, now: Overlay, link: str) -> str:
    """The state of a link: its kind, unless a rule has set another."""
    return now.links.get(link, board.links[link].kind)


def set_link(board: Board, now: Overlay, link: str, state: str) -> None:
    """Set the state of a link; one that is as drawn again is kept nowhere, so that equal boards have equal states."""
    if state == board.links[link].kind:
        now.links.pop(link, None)
    else:
        now.links[link] = state


def lay(now: Overlay, where: str, thing: str) -> None:
    """Lay a thing on a space or on a link.

    >>> now = Overlay()
    >>> lay(now, "hall/lab", "noise")
    >>> now.things
    {'hall/lab': ['noise']}
    >>> lift(now, "hall/lab", "noise"), now.things
    (True, {})
    """
    now.things.setdefault(where, []).append(thing)


def lift(now: Overlay, where: str, thing: str) -> bool:
    """Take a thing off a space or a link; False if none lies there."""
    there = now.things.get(where, [])
    if thing not in there:
        return False
    there.remove(thing)
    if not there:
        del now.things[where]
    return True


def lies(now: Overlay, where: str, thing: str) -> bool:
    """Whether such a thing lies on a space or a link."""
    return thing in now.things.get(where, ())
