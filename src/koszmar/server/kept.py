"""Words that not everybody may read: a browser gets them one by one, with the first message that uses them.

A game says which of its words are secret: by the name of their file (``haunt-*.ftl``) or by their own (``mission-*``).
They are in no text that anybody can fetch. Whatever is sent over a socket was made for the seats behind it, so the
words for it may go there too: the message itself, its forms, and what it is put together from. Attributes that are a
text of their own (what a card says, beside its name) go out only where they are named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache, cached_property, lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from koszmar.kernel.game import Game
from koszmar.kernel.ledger import Ledger, load_ledger
from koszmar.kernel.match import Match
from koszmar.kernel.words import FORMS, LANGUAGES

from .catalogue import messages_of

ENTRY = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=(?:.*)(?:\n(?:[ \t}].*|[ \t]*(?=\n[ \t}])))*", re.MULTILINE)
ATTRIBUTE = re.compile(r"\n[ \t]+\.(?P<name>[a-zA-Z][\w-]*) *=")
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)")
SAID = re.compile(r'"id":"([a-zA-Z][\w.-]*)"')
"""A message in something that is about to be sent."""
MOST_OPEN = 20_000
"""Open messages that are remembered at most; a game has a few thousand."""


class Entry(Struct, frozen=True):
    """A message: its text, and its attributes by name."""

    value: str
    attributes: dict[str, str]

    @classmethod
    def read(cls, text: str) -> Entry:
        """An entry of a Fluent file."""
        cuts = [*ATTRIBUTE.finditer(text)]
        ends = [found.start() for found in cuts[1:]] + [len(text)]
        parts = {found["name"]: text[found.start() : end] for found, end in zip(cuts, ends, strict=False)}
        return cls(text[: cuts[0].start()] if cuts else text, parts)

    def written(self, attributes: Iterable[str]) -> str:
        """As much of it as may be read."""
        return self.value + "".join(self.attributes[name] for name in self.attributes if name in attributes)

    def names(self, attribute: str) -> list[str]:
        """The messages that its text, its forms or one of its attributes is put together from."""
        parts = {name: text for name, text in self.attributes.items() if name in FORMS or name == attribute}
        return NAMED.findall("".join([self.value, *parts.values()]))


Entries = Mapping[str, Entry]


class Secrets(Struct, frozen=True, dict=True):
    """All words that a match keeps back, by language."""

    texts: dict[str, Entries]

    @cached_property
    def _ids(self) -> frozenset[str]:
        return frozenset(id for entries in self.texts.values() for id in entries)

    @cached_property
    def _said(self) -> re.Pattern[str]:
        """A message that may be one of them, by how it begins: most that is said begins otherwise."""
        beginnings = {re.escape(id.partition("-")[0]) for id in self._ids} - {""}
        return re.compile(rf'"id":"((?:{"|".join(sorted(beginnings))})\b[\w.-]*)"')

    def said_in(self, text: str) -> list[str]:
        """The messages in something that is about to be sent, as far as they may be among them."""
        return self._said.findall(text)

    @cached_property
    def _open(self) -> set[str]:
        """Messages that were found to be open, so that nobody looks for them again: nearly all that is ever said."""
        return set()

    def needed(self, said: Iterable[str], known: set[str]) -> dict[str, str]:
        """The words for these messages that are not known yet, as a Fluent text for each language."""
        fresh = list(self._unknown(said, known))
        if not fresh:
            return {}
        ids = dict.fromkeys(one.partition(".")[0] for one in fresh)
        return {
            lang: "".join(f"{entries[id].written(_readable(id, known))}\n" for id in ids if id in entries)
            for lang, entries in self.texts.items()
        }

    def _unknown(self, said: Iterable[str], known: set[str]) -> Iterator[str]:
        wait = [one for one in dict.fromkeys(said) if one not in self._open and one not in known]
        while wait:
            one = wait.pop()
            id, _, attribute = one.partition(".")
            if id not in self._ids:
                if len(self._open) < MOST_OPEN:
                    self._open.add(one)
                continue
            if one in known:
                continue
            known.add(one)
            yield one
            wait += [name for entries in self.texts.values() if id in entries for name in entries[id].names(attribute)]


def _readable(id: str, known: set[str]) -> set[str]:
    return {*FORMS, *(one.partition(".")[2] for one in known if one.startswith(f"{id}."))}


def secrets(match: Match) -> Secrets | None:
    """The words that a match keeps back, of its game and all that its scenario brings; None if there are none."""
    own = tuple(match.game.face.words(match.setting, lang) for lang in LANGUAGES)
    found = _secrets(match.game.id, match.game.face.locale, match.game.face.secret_words, own)
    return found if any(found.texts.values()) else None


@lru_cache(maxsize=32)
def _secrets(game: str, locale: Path, patterns: tuple[str, ...], own: tuple[str, ...]) -> Secrets:
    spoken = zip(LANGUAGES, own, strict=True)
    return Secrets({lang: {**_split(locale, lang, patterns)[1], **_entries(more)} for lang, more in spoken})


def readable(game: Game, said: Iterable[str]) -> Ledger:
    """The rules of a game without the secret ones, but for those of which one of these messages tells."""
    seen, whole = set(said), load_ledger(game.id)
    secret = {one.id: told for one in whole.statements if (told := game.face.told_by(one.id))}
    may = (one for one in whole.statements if one.id not in secret or not seen.isdisjoint(secret[one.id]))
    return msgspec.structs.replace(whole, statements=tuple(may))


def said_in(text: str) -> list[str]:
    """The messages in something that is about to be sent."""
    return SAID.findall(text)


def open_words(game: Game, lang: str) -> str:
    """The words of a game that everybody may read: what can be chosen before a match is no secret either."""
    shown, kept = _split(game.face.locale, lang, game.face.secret_words)
    named = [f"{kept[id].written(FORMS)}\n" for id in messages_of(game) if id in kept]
    return shown + "\n" + "".join(named)


def _entries(text: str) -> dict[str, Entry]:
    return {found["id"]: Entry.read(found[0]) for found in ENTRY.finditer(text)}


def _split(locale: Path, lang: str, patterns: tuple[str, ...]) -> tuple[str, Entries]:
    paths = tuple(sorted((locale / lang).glob("*.ftl")))
    return _split_files(paths, tuple(path.stat().st_mtime_ns for path in paths), patterns)


@cache
def _split_files(paths: tuple[Path, ...], _: tuple[int, ...], patterns: tuple[str, ...]) -> tuple[str, Entries]:
    """The words of a game in two: a text for everybody, and the messages that are kept back."""
    shown: list[str] = []
    kept: dict[str, Entry] = {}

    def is_kept(name: str) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in patterns)

    def take(found: re.Match[str]) -> str:
        if not is_kept(found["id"]):
            return found[0]
        kept[found["id"]] = Entry.read(found[0])
        return ""

    for path in paths:
        text = path.read_text(encoding="utf-8")
        if is_kept(path.name):
            kept.update(_entries(text))
        else:
            shown.append(ENTRY.sub(take, text) if patterns else text)
    return "\n\n".join(shown), kept
