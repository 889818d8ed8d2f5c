"""Engines in words: why one has lost a decision."""

from __future__ import annotations

from koszmar.bots.engine import Forfeit

from .speech import Speech


def forfeit_line(forfeit: Forfeit, speech: Speech) -> str:
    """A decision that an engine has lost to chance, as a line for the table."""
    reason = speech.say(f"engine-reason-{forfeit.reason}")
    return speech.say("engine-forfeit", engine=forfeit.engine, seat=forfeit.seat, reason=reason)
