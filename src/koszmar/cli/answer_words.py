"""Questions and answers of statistics (``action/activate``) in the words of a game, whoever was asked and for what."""

from __future__ import annotations

from typing import NamedTuple

from .speech import Speech

QUESTIONS = ("prompt-{prompt}",)
ANSWERS = ("choice-{prompt}-{kind}", "choice-{kind}")
"""The messages in which games word what is asked and what can be answered; the first that there is counts."""


class Worded(NamedTuple):
    """What was asked, and what was answered."""

    question: str
    answer: str


def worded(key: str, speech: Speech) -> Worded:
    """An answer as statistics count it, in words; what the game has no words for stays as records write it."""
    prompt, _, kind = key.partition("/")
    names = speech.game.statistics.answers if speech.game else ()
    return Worded(
        _first(QUESTIONS, prompt, kind, speech) or prompt, _first((*ANSWERS, *names), prompt, kind, speech) or kind
    )


def _first(patterns: tuple[str, ...], prompt: str, kind: str, speech: Speech) -> str:
    for pattern in patterns:
        message = pattern.format(prompt=prompt, kind=kind)
        if speech.has(message):
            said = speech.outline(message).removeprefix("…, ").replace("….", "…")  # first stands who is asked
            return said[:1].upper() + said[1:]
    return ""
