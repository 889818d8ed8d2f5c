"""Harm: a packet on its way to somebody, and the tracks that it moves.

A packet is what moments are given: cards and haunts may change its kind and amount before it lands, and answer it after
it has landed (Betrayal; attacks and wounds of Nemesis, losses of Health and Sanity in Alone, Damage and Horror in
Mansions of Madness). What landing means, and when somebody dies of it, is each game's own rule.
"""

from __future__ import annotations

from collections.abc import MutableMapping

from .figures import Figure


class Packet:
    """Harm of one source on its way to somebody."""

    __slots__ = ("amount", "cause", "kind", "seat", "source", "weapon")

    def __init__(
        self, seat: int, amount: int, kind: str, cause: str, source: Figure | None = None, weapon: str = ""
    ) -> None:
        self.seat = seat
        """Whom it is for."""
        self.amount = amount
        self.kind = kind
        self.cause = cause
        """What does it: ``attack``, ``tile``, ``event``, or an action's key."""
        self.source = source
        """Who does it, if anybody does."""
        self.weapon = weapon


def fall(track: MutableMapping[str, int], name: str, spaces: int, lowest: int = 0) -> int:
    """Move a marker down a track, but not below its lowest space; how far it moved.

    A marker that is already below that space (another rule put it there) stays.

    >>> clips = {"might": 3}
    >>> fall(clips, "might", 5, lowest=1), clips
    (2, {'might': 1})
    """
    before = track[name]
    after = track[name] = max(min(before, lowest), before - spaces)
    return before - after


def rise(track: MutableMapping[str, int], name: str, spaces: int, highest: int) -> int:
    """Move a marker up a track, but not above its highest space; how far it moved.

    >>> clips = {"might": 3}
    >>> rise(clips, "might", 9, highest=8), clips
    (5, {'might': 8})
    """
    before = track[name]
    after = track[name] = max(before, min(highest, before + spaces))
    return after - before
