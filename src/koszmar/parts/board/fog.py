"""Fog: what somebody has seen of a board, and nothing else (Alone's labyrinth, unexplored rooms of the others).

A state keeps the spaces that a seat has seen as a list of keys, in the order in which they were seen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from .links import Board, Link


class Opening(Struct, frozen=True, gc=False):
    """A link that leads from a seen space into the unknown: where to is not told."""

    space: str
    kind: str
    side: int


class Glimpse(Struct, frozen=True):
    """What may be shown of a board to somebody who has seen a part of it."""

    spaces: tuple[str, ...]
    links: tuple[Link, ...]
    """Between two seen spaces."""
    openings: tuple[Opening, ...]
    """From a seen space to one that is not."""


def uncover(seen: list[str], spaces: Iterable[str]) -> list[str]:
    """Spaces come into view; those that were not in view before.

    >>> seen = ["hall"]
    >>> uncover(seen, ["hall", "porch"]), seen
    (['porch'], ['hall', 'porch'])
    """
    new = [space for space in dict.fromkeys(spaces) if space not in seen]
    seen += new
    return new


def cover(seen: list[str], spaces: Collection[str]) -> list[str]:
    """Spaces are lost from view; those that were in view."""
    gone = [space for space in seen if space in spaces]
    seen[:] = [space for space in seen if space not in spaces]
    return gone


def glimpse(board: Board, seen: Collection[str]) -> Glimpse:
    """The seen part of a board; a view made of it cannot tell what lies beyond.

    >>> from koszmar.parts.board import of_graph
    >>> house = of_graph(["hall", "porch", "vault"], [("hall", "porch", "door"), ("hall", "vault", "stairs")])
    >>> shown = glimpse(house, ["hall", "porch"])
    >>> [link.key for link in shown.links], [(opening.space, opening.kind) for opening in shown.openings]
    (['hall/porch'], [('hall', 'stairs')])
    """
    spaces = tuple(space for space in board.spaces if space in seen)
    links = tuple(link for link in board.links.values() if link.ends[0] in seen and link.ends[1] in seen)
    openings = tuple(
        Opening(space, found.kind, found.side)
        for space in spaces
        for found in board.exits[space]
        if found.to not in seen
    )
    return Glimpse(spaces, links, openings)
