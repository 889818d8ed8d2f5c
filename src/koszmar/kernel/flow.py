"""Decisions, answers and flows: the shape of every rule that asks somebody something.

A flow is a generator. It yields decisions, is sent what was answered, and returns what the rule brings about. A rule
that uses another rule says ``yield from``; a rule that asks nothing is a plain function.

There is one kind of decision, pick one option, and four ways to put it:

| function | who answers | what the flow is sent |
|---|---|---|
| ``ask`` | one seat | the option |
| ``ask_any`` | whichever of several seats answers first, all with the same options | ``Answer(seat, key)`` |
| ``ask_each`` | whichever of several seats answers first, each with options of its own | ``Answer(seat, key)`` |
| ``ask_all`` | every seat, secretly and at the same time, each with options of its own | a dict of keys by seat |
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, cast

from msgspec import Struct

T = TypeVar("T")

Key: TypeAlias = str | int | tuple[str | int, ...]
"""An option: one word, one number, or a few of them: ``"done"``, ``2``, ``("learn", "tornado")``."""

SEAT_MARK = "@"
"""What the text of an answer begins with if it says who gave it; no option is written with it."""


class Answer(NamedTuple):
    """What was answered: the option and, where several seats could have given it, the seat.

    >>> str(Answer(None, (3, 4))), str(Answer(3, 4)), str(Answer(1, ("learn", "tornado")))
    ('3 4', '@3 4', '@1 learn tornado')
    >>> read_answer("@1 learn tornado"), read_answer("3 4")
    (Answer(seat=1, key='learn tornado'), Answer(seat=None, key='3 4'))
    """

    seat: int | None
    key: Key

    def __str__(self) -> str:
        written = notation(self.key)
        return written if self.seat is None else f"{SEAT_MARK}{self.seat} {written}"


def read_answer(text: str) -> Answer:
    """An answer as it was written; its key is still text."""
    if text.startswith(SEAT_MARK):
        seat, _, key = text[1:].partition(" ")
        if seat.isdecimal() and len(seat) < 4:
            return Answer(int(seat), key)
    return Answer(None, text)


class Decision(Struct, frozen=True, gc=False):
    """A question that the rules put to one seat or to several. Each answer is one of its options."""

    seats: tuple[int, ...]
    """Who is asked; of a question to all, who has not answered yet."""
    prompt: str
    options: Sequence[Key]
    """What can be answered; where seats have options of their own, those of the first seat."""
    rule: str
    args: dict[str, Any]
    """What everybody may know about the question."""
    pause: bool = False
    """Whether it is asked even with a single option: worth a pause, or silence would tell something."""
    answered_by: Literal["one", "any", "all"] = "one"
    each: Mapping[int, Sequence[Key]] | None = None
    """The options of every seat, where they differ."""
    secret: dict[str, Any] = {}
    """What only the seats that are asked may know, and those in ``to``; it takes the place of what ``args`` says under
    the same name."""
    to: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """The seat that answers; the first one, if several may."""
        return self.seats[0]

    def offered(self, seat: int) -> Sequence[Key]:
        """What a seat can answer: nothing if it is not asked."""
        if seat not in self.seats:
            return ()
        return self.options if self.each is None else self.each[seat]

    def seen_by(self, seat: int | None) -> Decision:
        """The question as far as a seat (or a spectator, None) may know it: only those asked see its options."""
        asked = seat is not None and seat in self.seats
        if asked and not self.secret and self.each is None:
            return self
        options = self.offered(seat) if seat is not None else ()
        args = {**self.args, **self.secret} if self.secret and (asked or seat in self.to) else self.args
        return Decision(self.seats, self.prompt, options, self.rule, args, False, self.answered_by)

    def put_to(self, seat: int) -> Decision:
        """The question as if it were put to this seat alone, for whoever thinks about its answer."""
        seen = self.seen_by(seat)
        if len(seen.seats) == 1:
            return seen
        return Decision((seat,), seen.prompt, seen.options, seen.rule, seen.args, seen.pause, seen.answered_by)


Flow: TypeAlias = Generator[Decision, Any, T]

NOTHING: Flow[None] = cast(Any, ())
"""A flow that asks nothing and brings about nothing; far cheaper than a generator."""


def ask(
    seat: int,
    prompt: str,
    options: Sequence[Key],
    *,
    rule: str,
    pause: bool = False,
    secret: dict[str, Any] | None = None,
    to: tuple[int, ...] = (),
    **args: Any,
) -> Decision:
    """Put a question to one seat; ``yield`` it and receive the chosen option.

    A question with a single option answers itself, unless ``pause`` is set. Set it where the question is worth a
    pause, and wherever the number of options depends on something that others do not know: otherwise they learn it
    from the question that was not asked. ``secret`` holds what only this seat, and those in ``to``, may know about it.
    """
    return Decision((seat,), prompt, options, rule, args, pause, "one", None, secret or {}, to)


def ask_any(
    seats: Sequence[int], prompt: str, options: Sequence[Key], *, rule: str, pause: bool = False, **args: Any
) -> Decision:
    """Put a question to whichever of these seats answers first; ``yield`` it and receive an ``Answer``."""
    return Decision(tuple(seats), prompt, options, rule, args, pause, "any")


def ask_each(
    options: Mapping[int, Sequence[Key]],
    prompt: str,
    *,
    rule: str,
    secret: dict[str, Any] | None = None,
    **args: Any,
) -> Decision:
    """Offer several seats options of their own, by seat; ``yield`` it and receive the first ``Answer``.

    It is always asked: seats differ by what they hold, so that a question left out would tell what somebody holds.
    """
    seats = tuple(options)
    return Decision(seats, prompt, options[seats[0]], rule, args, True, "any", options, secret or {})


def ask_all(
    options: Mapping[int, Sequence[Key]],
    prompt: str,
    *,
    rule: str,
    secret: dict[str, Any] | None = None,
    **args: Any,
) -> Decision:
    """Have several seats answer secretly and at the same time; ``yield`` it and receive a dict of keys by seat.

    Each seat has options of its own; nobody learns what another has answered before the rule tells.
    """
    seats = tuple(options)
    return Decision(seats, prompt, options[seats[0]], rule, args, True, "all", options, secret or {})


def notation(key: object) -> str:
    """An option, or what was given for one, as text, the way records and terminals write it.

    >>> notation(("learn", "tornado")), notation(2), notation("done")
    ('learn tornado', '2', 'done')
    """
    if isinstance(key, tuple):
        return " ".join(map(str, key))
    return str(key)


def find_option(options: Sequence[Key], text: str) -> Key | None:
    """The option that is written like this, or None."""
    for option in options:
        if notation(option) == text:
            return option
    return None
