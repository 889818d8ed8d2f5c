"""What an engine can do wrong, by name."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from koszmar.kernel.errors import KoszmarError

Reason: TypeAlias = Literal[
    "not-started",  # it is not there, does not run, or says no proper hello
    "other-game",  # it does not play this game
    "died",  # it ended, or closed its output
    "slow",  # no answer in time; a program that does not read is one of these
    "garbage",  # a line that is no message of the protocol
    "too-long",  # a line longer than allowed
    "flood",  # too many messages that nobody asked for
    "out-of-turn",  # an answer to another question, or a second one
    "not-offered",  # an answer that is not among the options
    "gave-up",  # it answered with an error
    "dismissed",  # it failed too often in this match
]
REASONS: tuple[Reason, ...] = get_args(Reason)


class EngineFault(KoszmarError):
    """An engine broke the protocol: the reason by name, and what exactly happened."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
