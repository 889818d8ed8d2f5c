"""Who sits where: a person at this keyboard, or a bot, in every seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from koszmar.bots import BOTS, is_bot

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


def without_engines(seats: Iterable[str]) -> list[str]:
    """Who sat where, with bots of our own for engines: what a file says is never run as a command."""
    return [COMPANION if who.startswith("engine:") else who for who in seats]


def joined_seats(words: Iterable[str]) -> list[str]:
    """A command line in which ``--seat 2 WHO`` may stand for ``--seat 2=WHO``.

    >>> joined_seats(["bigbook", "--seat", "1", "random", "--seat", "0=human"])
    ['bigbook', '--seat', '1=random', '--seat', '0=human']
    """
    joined: list[str] = []
    for word in words:
        if len(joined) > 1 and joined[-2] == "--seat" and joined[-1].isdecimal():
            joined[-1] = f"{joined[-1]}={word}"
        else:
            joined.append(word)
    return joined


def seats_named(pairs: Iterable[str]) -> int:
    """How many seats a table needs for everybody who is named.

    >>> seats_named(["2=random", "0=human"]), seats_named([])
    (3, 0)
    """
    numbers = (pair.partition("=")[0] for pair in pairs)
    return max((int(number) + 1 for number in numbers if number.isdecimal()), default=0)


def read_seats(players: int, pairs: Iterable[str], seats: Sequence[str] | None = None) -> list[str]:
    """Seats as ``0=human 1=random``; whoever is not named stays as they were."""
    chosen = list(seats or default_seats(players))
    for pair in pairs:
        number, equals, who = pair.partition("=")
        if not equals or not number.isdecimal():
            raise Complaint("cli-not-a-seat", pair=pair)
        if int(number) >= players:
            raise Complaint("cli-no-seat", number=int(number), last=players - 1)
        if who != HUMAN and not is_bot(who):
            raise Complaint("cli-not-one-of", name=f"--seat {number}", value=who, words=", ".join(sitters()))
        chosen[int(number)] = who
    return chosen
