"""A driver for tests: answers by key, fails on a question that was not expected, and can save and load all the time."""

from __future__ import annotations

import os
from typing import Any

from ..flow import Decision, Key, notation
from ..match import Match
from ..scene import Event, Result
from ..view import Message

SAVE_AND_LOAD = "KOSZMAR_SAVE_AND_LOAD"
"""With this environment variable set, every driver saves and loads its match between any two choices."""


class Unexpected(AssertionError):
    """The rules asked something else than the test expected, or did not offer what it chose."""


class Driver:
    """A match that a test plays."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Event] = list(match.scene.events or [])
        self._save_and_load()

    @property
    def state(self) -> Any:
        """The state of the match."""
        return self.match.state

    @property
    def decision(self) -> Decision:
        """The question now asked; there has to be one."""
        if self.match.decision is None:
            raise Unexpected(f"nothing is asked: {self.match!r}")
        return self.match.decision

    @property
    def result(self) -> Result | None:
        """How the match ended, if it has."""
        return self.match.result

    @property
    def offered(self) -> list[str]:
        """The options of the question, as text."""
        return [notation(option) for option in self.match.options()]

    def choose(self, *keys: Key) -> Driver:
        """Answer one question after another; each key must be offered."""
        for key in keys:
            text = notation(key)
            if text not in self.offered:
                raise Unexpected(f"{text!r} is not among {self.offered} of {self.decision.prompt!r}")
            before = len(self.match.scene.events or [])
            self.match.choose(text, self.decision.seat)
            self.told += (self.match.scene.events or [])[before:]
            self._save_and_load()
        return self

    def answer(self, prompt: str, key: Key, seat: int | None = None) -> Driver:
        """Answer a question that must be this one, put to this seat."""
        self.asks(prompt, seat)
        return self.choose(key)

    def asks(self, prompt: str, seat: int | None = None) -> Driver:
        """The question now asked must be this one, put to this seat."""
        asked = (self.decision.prompt, self.decision.seat)
        if asked != (prompt, self.decision.seat if seat is None else seat):
            raise Unexpected(f"expected {prompt!r} for seat {seat}, but {asked[0]!r} asks seat {asked[1]}")
        return self

    def offers(self, *keys: Key) -> bool:
        """Whether every one of these can be chosen now."""
        return all(notation(key) in self.offered for key in keys)

    def why_not(self, key: Key) -> tuple[str, str]:
        """The message id and the rule of the objection to an option."""
        reason = self.match.why_not(key)
        if reason is None:
            raise Unexpected(f"there is no objection to {notation(key)!r}")
        assert isinstance(reason.message, Message)
        return reason.message.id, reason.rule

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told under this name, the secret parts included."""
        return [{**event.args, **event.secret} for event in self.told if event.kind == kind]

    def kinds(self) -> list[str]:
        """The names of everything that was told, in order."""
        return [event.kind for event in self.told]

    def _save_and_load(self) -> None:
        if os.environ.get(SAVE_AND_LOAD):
            chance = self.match.scene.chance.copy()
            self.match = Match.resume(self.match.checkpoint(), chance=chance)
