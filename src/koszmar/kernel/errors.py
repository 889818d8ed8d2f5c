"""Every way a match can say no. Each error names what was refused and why, and leaves the match as it was."""

from __future__ import annotations


class KoszmarError(Exception):
    """The root of our errors."""


class UnknownGame(KoszmarError):
    """There is no such game."""


class BadSetting(KoszmarError):
    """Players, options, rulings or parameters that the game does not have."""


class Refused(KoszmarError):
    """A choice or a wish that the rules do not allow now; nothing has changed."""


class NotOffered(Refused):
    """The option is not among those offered."""


class NotYourDecision(Refused):
    """The question was put to another seat."""


class MatchOver(Refused):
    """The match has ended; nothing is asked any more."""


class UndoRefused(Refused):
    """Undo would cross a revelation, or there is nothing to undo."""


class BadRecord(KoszmarError):
    """A record that cannot be read, or that does not fit the rules; ``choice`` numbers the first one that fails."""

    def __init__(self, reason: str, choice: int | None = None) -> None:
        super().__init__(reason)
        self.choice = choice


class ImpossiblePosition(KoszmarError):
    """A state that the rules cannot produce, with every reason found."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class RuleFault(KoszmarError):
    """A rule failed with an error of its own. The match stands where it stood before the choice."""


class ScriptExhausted(KoszmarError):
    """A scripted chance was asked for something that its script does not hold."""
