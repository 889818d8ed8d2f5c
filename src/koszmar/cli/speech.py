"""The words of the command line: those of the kernel, of a game and of the command itself, in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from koszmar.kernel.game import Game
from koszmar.kernel.scene import Setting
from koszmar.kernel.view import Message
from koszmar.kernel.words import LANGUAGES, Words, default_language

LOCALE = Path(__file__).parent / "locale"
LONGEST = 1000
_LANGUAGE = "koszmar.cli.language"


class Speech(Words):
    """Everything that the command line can say; a sentence that cannot be formed shows as its id."""

    def __init__(self, game: Game | None, lang: str, setting: Setting | None = None) -> None:
        super().__init__(game, lang, LOCALE, setting=setting)
        self.game = game

    def about(self, message: str) -> str:
        """The explanation that belongs to a word, if it has one."""
        explained = self.form(Message(message), "about") if self.has(message) else ""
        return "" if explained == self.say(message) else explained

    def name(self, message: str, otherwise: str) -> str:
        """A message, or something else where there is no such message."""
        return self.say(message) if self.has(message) else otherwise

    def outline(self, message: str) -> str:
        """A message whose arguments are not known: dots stand for them."""
        arguments = _Arguments()
        arguments.visit(self.bundle.get_message(message).value)
        return self.say(message, **dict.fromkeys(arguments.names, "…"))

    def of(self, game: Game | None) -> Speech:
        """The same language, with the words of a game."""
        return Speech(game, self.lang)

    def _format(self, message: str, form: str | None, args: dict[str, Any]) -> str:
        try:
            return super()._format(message, form, {name: _clipped(value) for name, value in args.items()})
        except ValueError:
            return f"⟨{message}⟩"


class _Arguments(Visitor):
    """The names of all that a message wants to be told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (Fluent's name for it)
        self.names.add(node.id.name)


def _clipped(value: Any) -> Any:
    """What somebody typed or sent is quoted, but not endlessly; Fluent would refuse it."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def speech_of(ctx: click.Context | None) -> Speech:
    """The words in the language of a command that is being carried out."""
    lang = ctx.meta.get(_LANGUAGE) if ctx else None
    return Speech(None, lang or default_language())


def notice_language(ctx: click.Context, args: list[str]) -> None:
    """Look for ``--lang`` before anything is parsed, so that help and complaints use it wherever it stands."""
    for index, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            found = value or (args[index + 1] if index + 1 < len(args) else "")
            if found in LANGUAGES:
                ctx.meta[_LANGUAGE] = found
