"""The Fluent files as the browser needs them: the kernel's words, the client's and a game's.

Games share message ids, so that a lobby, where none is chosen yet, gets only what it says of each of them, under the
game's id: ``game-<id>`` is the title, ``game-<id>-lure`` the words that invite to it (``game-lure`` in the game's own).

Words that a game keeps secret (``Face.secret_words``) are in none of these texts: ``kept.py`` hands them out.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

from koszmar.kernel.game import Game, games
from koszmar.kernel.scene import Setting
from koszmar.kernel.view import Message
from koszmar.kernel.words import COMMON, LANGUAGES, Words

from .house import House
from .kept import open_words
from .refusal import Refusal
from .tables import Table

LOBBY = "lobby"
"""Stands for a game where none is chosen yet."""
LURE = re.compile(r"^game-lure = (.+)$", re.MULTILINE)
"""What invites to a game, among its words: one line."""


def words(game: str, lang: str, web: Path, own: bool = False) -> tuple[str, str]:
    """The words of a game (or of the lobby) in a language, and a tag that changes when they do.

    With ``own`` only those that the lobby does not have.
    """
    if lang not in LANGUAGES:
        raise Refusal("no-such-language", f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    if game != LOBBY and game not in games():
        raise Refusal("no-such-game", f"there is no game {game!r}; there are: {', '.join(games())}")
    folders = [] if own and game != LOBBY else [COMMON, web / "locale"]
    paths = tuple(path for folder in folders for path in sorted((folder / lang).glob("*.ftl")))
    said = _joined(paths, tuple(path.stat().st_mtime_ns for path in paths))
    text = "\n\n".join([said, *([] if game == LOBBY else [open_words(games()[game], lang)]), _titles(lang)])
    return text, f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'


async def status_of(house: House, table: Table, lang: str, address: str) -> str:
    """How far a match is, in words, as far as everybody may know; empty before it begins."""
    if lang not in LANGUAGES:
        raise Refusal("no-such-language", f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    if table.facts.room:
        return ""
    match = table.match
    return await house.in_turn(address, _say, match.game, lang, match.setting, match.view(None).status)


def _say(game: Game, lang: str, setting: Setting, message: Message) -> str:
    """A message in the words of a match; those of its scenario have to be read first."""
    return Words(game, lang, setting=setting).say(message)


@cache
def _titles(lang: str) -> str:
    lines = []
    for game in games().values():
        lines.append(f"game-{game.id} = {game.title[lang]}\n")
        written = "\n".join(
            path.read_text(encoding="utf-8") for path in sorted((game.face.locale / lang).glob("*.ftl"))
        )
        if lure := LURE.search(written):
            lines.append(f"game-{game.id}-lure = {lure[1]}\n")
    return "".join(lines)


@cache
def _joined(paths: tuple[Path, ...], _: tuple[int, ...]) -> str:
    return "\n\n".join(path.read_text(encoding="utf-8") for path in paths)
