"""How an engine is named: ``./mybot``, ``python3 mybot.py --deep``, ``clock=2000 depth=3 ./mybot``.

Words with an equals sign in front of the program choose something about it: ``clock`` (milliseconds for a decision) and
``lang`` (the language of all texts) are ours, the others are options that the engine has named in its hello.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil

from msgspec import Struct

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.words import LANGUAGES

from .limits import CLOCK, LONGEST_CLOCK

_CHOSEN = re.compile(r"([a-z][a-z0-9_-]*)=(.*)", re.DOTALL)


class NoProgram(BadSetting):
    """The command names no program that can be run here."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no program {name!r} that can be run")
        self.name = name


class Command(Struct, frozen=True):
    """A program with its arguments, and what was chosen about it."""

    words: tuple[str, ...]
    clock: int = CLOCK
    lang: str = "en"
    settings: dict[str, str] = {}

    @property
    def name(self) -> str:
        """The command as a person would type it."""
        return shlex.join(self.words)


def read_command(text: str) -> Command:
    """A command from text; one that cannot be run is refused with a reason.

    >>> import sys
    >>> read_command(f"clock=2000 depth=3 {sys.executable} mybot.py").settings
    {'depth': '3'}
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadSetting(f"the command {text!r} cannot be read: {error}") from None
    chosen: dict[str, str] = {}
    while words and (pair := _CHOSEN.fullmatch(words[0])):
        chosen[pair[1]] = pair[2]
        del words[0]
    if os.name != "posix":
        raise BadSetting("engines need pipes that can be watched: Linux, macOS or the like")
    if not words or shutil.which(words[0]) is None:
        raise NoProgram(words[0] if words else "")
    return Command(tuple(words), _clock(chosen.pop("clock", None)), _lang(chosen.pop("lang", "en")), chosen)


def _clock(text: str | None) -> int:
    if text is None:
        return CLOCK
    if not text.isdecimal() or not 1 <= int(text) <= LONGEST_CLOCK:
        raise BadSetting(f"a clock has 1 to {LONGEST_CLOCK} milliseconds, not {text!r}")
    return int(text)


def _lang(text: str) -> str:
    if text not in LANGUAGES:
        raise BadSetting(f"there is no language {text!r}; there are: {', '.join(LANGUAGES)}")
    return text
