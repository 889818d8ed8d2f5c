"""The keyboard: one line at a time, with the shell's own editing and completion where there is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ..speech import Speech
from .lookup import plain

YES = ("y", "yes", "t", "tak")
NO = ("n", "no", "nie")
PROMPT = "› "


class Keyboard:
    """Where answers come from. The end of the input raises EOFError, an interrupt KeyboardInterrupt."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.suggest: Callable[[], list[str]] = list
        """What the Tab key completes to at the moment."""
        if self.is_terminal:
            self._offer_completion()

    def line(self, prompt: str = PROMPT) -> str:
        """One line; in a script it is shown, so that the output reads like the play."""
        typed = input(prompt).strip()
        if not self.is_terminal:
            sys.stdout.write(f"{typed}\n")
        return typed

    def agrees(self, question: str, speech: Speech, *, default: bool) -> bool:
        """A yes or a no."""
        choices = speech.say("cli-yes-no" if default else "cli-no-yes")
        while True:
            typed = plain(self.line(f"{question} {choices} "))
            if not typed:
                return default
            if typed in YES or typed in NO:
                return typed in YES

    def _offer_completion(self) -> None:
        try:
            import readline
        except ImportError:  # Windows
            return
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def _complete(self, begun: str, index: int) -> str | None:
        found = [word for word in self.suggest() if word.startswith(begun)]
        return found[index] if index < len(found) else None
