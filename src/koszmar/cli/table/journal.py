"""The log: events as lines in the player's language, repeated ones told once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event

from ..speech import Speech

KNOWN = 80
"""How many events that are known already may be told again."""


class Story(Struct, frozen=True):
    """What happened since somebody last looked, and what they know already."""

    new: Sequence[str] = ()
    known: Sequence[str] = ()


def told(match: Match) -> int:
    """How many events there have been."""
    return len(match.scene.events or ())


def lines(match: Match, seat: int | None, speech: Speech, since: int = 0) -> list[str]:
    """What happened from event ``since`` on, as a seat learned of it."""
    return narrated(match, match.events(seat, since), seat, speech)


def story(match: Match, seat: int | None, speech: Speech, since: int) -> Story:
    """The whole log as a seat learned of it, divided at an event."""
    news = match.events(seat, since)
    known = match.events(seat)[: -len(news)] if news else match.events(seat)
    return Story(narrated(match, news, seat, speech), narrated(match, known[-KNOWN:], seat, speech))


def narrated(match: Match, events: list[Event], seat: int | None, speech: Speech) -> list[str]:
    """Events as sentences."""
    sentences = (speech.say(line) for line in match.narrate(events, seat))
    counted = ((sentence, sum(1 for _ in same)) for sentence, same in groupby(sentences))
    return [sentence if count == 1 else f"{sentence} ×{count}" for sentence, count in counted if sentence]
