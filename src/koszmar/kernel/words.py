"""Words at the edge: messages become sentences with Fluent, in any language that has its files, with a cache.

A message given as an argument brings its attributes along: where a Polish sentence needs the accusative of ``$card`` it
says ``$card-acc``, and the message that names the card has an attribute ``.acc``. A word without that form stands as it
is. An attribute can be said by itself, too: ``card-dog.text`` is what stands below the name ``card-dog``.
"""

from __future__ import annotations

import locale
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from .game import Game
from .scene import Setting
from .view import Message

LANGUAGES = ("en", "pl")
FORMS = ("gen", "dat", "acc", "ins", "loc", "voc", "gender", "to", "at", "from")
"""Forms that sentences may ask of a word; ``to``, ``at`` and ``from`` are whole phrases: where to, where, wherefrom."""
DOUBLED = re.compile(r"(?<=[…!?])\.")
"""A full stop after a name that ends with a mark of its own ("Don't Upset the Host!"): the name's mark is enough."""
COMMON = Path(__file__).parent / "locale"


def default_language() -> str:
    """The player's language by their locale; English if we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    found = locale.getlocale()[0] or ""
    return found[:2] if found[:2] in LANGUAGES else "en"


class Words:
    """The words of the kernel, of further folders, and of a game if there is one, in one language.

    With the setting of a match they are the words of that match: its scenario may bring some of its own.
    """

    def __init__(self, game: Game | None, lang: str, *folders: Path, setting: Setting | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        more = game.face.words(setting, lang) if game and setting else ""
        self.bundle = _bundle((COMMON, *folders, *([game.face.locale] if game else [])), lang, more)
        self._said: dict[bytes, str] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, message: Message | str, **args: Any) -> str:
        """A message as a sentence."""
        if isinstance(message, str):
            message = Message(message, args)
        key = msgspec.json.encode(message)
        if key not in self._said:
            self._said[key] = self._format(message.id, None, self._arguments(message.args))
        return self._said[key]

    def form(self, message: Message, form: str) -> str:
        """A word in one of its forms: an attribute of its message, or the word itself."""
        if self.has(f"{message.id}.{form}"):
            return self._format(message.id, form, self._arguments(message.args))
        return self.say(message)

    def _arguments(self, args: dict[str, Any]) -> dict[str, Any]:
        ready: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Message):
                ready[name] = self.say(value)
                ready |= {f"{name}-{form}": self.form(value, form) for form in FORMS}
            elif isinstance(value, list | tuple):
                ready[name] = self._list([self.say(item) for item in value])
                ready |= {f"{name}-{form}": self._list([self.form(item, form) for item in value]) for form in FORMS}
                ready[f"{name}-count"] = len(value)
            else:
                ready[name] = value
        return ready

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._format("list", None, {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _format(self, message: str, form: str | None, args: dict[str, Any]) -> str:
        if not self.has(message):
            return f"⟨{message}⟩"
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[form or attribute] if form or attribute else found.value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.lang} message {message!r}: {errors[0]}")
        return DOUBLED.sub("", str(text))


@lru_cache(maxsize=64)
def _bundle(folders: tuple[Path, ...], lang: str, more: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        for path in sorted((folder / lang).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    if more:
        bundle.add_resource(FluentResource(more))
    return bundle
