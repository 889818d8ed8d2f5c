"""Who sits where: a person at this keyboard, or a bot, in every seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from koszmar.bots import BOTS

from ..complaints import Complaint

HUMAN = "human"
COMPANION = "sensible"
"""Who takes the seats that nobody asked for."""


def sitters() -> list[str]:
    """Everybody who can sit in a seat."""
    return [HUMAN, *BOTS]


def default_seats(players: int) -> list[str]:
    """One person, and company."""
    return [HUMAN] + [COMPANION] * (players - 1)


def read_seats(players: int, pairs: Iterable[str], seats: Sequence[str] | None = None) -> list[str]:
    """Seats as ``0=human 1=random``; whoever is not named stays as they were."""
    chosen = list(seats or default_seats(players))
    for pair in pairs:
        number, equals, who = pair.partition("=")
        if not equals or not number.isdecimal():
            raise Complaint("cli-not-a-seat", pair=pair)
        if int(number) >= players:
            raise Complaint("cli-no-seat", number=int(number), last=players - 1)
        if who not in sitters():
            raise Complaint("cli-not-one-of", name=f"--seat {number}", value=who, words=", ".join(sitters()))
        chosen[int(number)] = who
    return chosen
