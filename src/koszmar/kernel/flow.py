"""Decisions and flows: the shape of every rule that asks somebody something.

A flow is a generator. It yields decisions, is sent the chosen option, and returns what the rule brings about. A rule
that uses another rule says ``yield from``; a rule that asks nothing is a plain function.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Key: TypeAlias = str | int | tuple[str | int, ...]
"""An option: one word, one number, or a few of them: ``"done"``, ``2``, ``("learn", "tornado")``."""


class Decision(Struct, frozen=True, gc=False):
    """A question that the rules put to one seat, or to any of several seats. The answer is one of its options."""

    seats: tuple[int, ...]
    prompt: str
    options: Sequence[Key]
    rule: str
    args: dict[str, Any]
    pause: bool = False
    anyone: bool = False
    """Whether the answer says which seat gave it."""
    opening: bool = False
    """Whether nothing has happened in its step before: it can be asked anew."""

    @property
    def seat(self) -> int:
        """The seat that answers; the first one, if several may."""
        return self.seats[0]


Flow: TypeAlias = Generator[Decision, Any, T]


def ask(
    seat: int,
    prompt: str,
    options: Sequence[Key],
    *,
    rule: str,
    pause: bool = False,
    opening: bool = False,
    **args: Any,
) -> Decision:
    """Put a question to one seat; ``yield`` it and receive the chosen option.

    A question with a single option answers itself, unless ``pause`` says that it is worth a pause. ``opening`` says
    that the question comes before anything else in its step.
    """
    return Decision((seat,), prompt, options, rule, args, pause, False, opening)


def ask_any(
    seats: Sequence[int], prompt: str, options: Sequence[Key], *, rule: str, pause: bool = False, **args: Any
) -> Decision:
    """Put a question to whichever of these seats answers first; ``yield`` it and receive ``(seat, option)``."""
    return Decision(tuple(seats), prompt, options, rule, args, pause, True)


def notation(key: Key) -> str:
    """An option as text, the way records and terminals write it.

    >>> notation(("learn", "tornado")), notation(2), notation("done")
    ('learn tornado', '2', 'done')
    """
    if isinstance(key, tuple):
        return " ".join(map(str, key))
    return str(key)


def find_option(decision: Decision, text: str) -> Key | None:
    """The option of a decision that is written like this, or None."""
    for option in decision.options:
        if notation(option) == text:
            return option
    return None
