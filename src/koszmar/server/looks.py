"""How games look, as the browser needs it: every game brings its own files, and nothing here knows a game."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from koszmar.kernel.game import games

from .refusal import Refusal

THEME, ICONS, STYLES, SCENE = "theme.json", "icons.json", "theme.css", "scene.svg"


def folders() -> dict[str, Path]:
    """The folder of every game that has one, by the game's id."""
    return {game.id: game.face.look.web for game in games().values() if game.face.look.web is not None}


def has_scene(game: str) -> bool:
    """Whether a game has a picture for the lobby."""
    folder = folders().get(game)
    return folder is not None and (folder / SCENE).is_file()


def look(game: str) -> tuple[bytes, str]:
    """The theme of a game with the shapes of its icons, and a tag that changes when they do."""
    if game not in games():
        raise Refusal("no-such-game", f"there is no game {game!r}; there are: {', '.join(games())}")
    folder = folders().get(game)
    paths = tuple(path for name in (THEME, ICONS) if folder and (path := folder / name).is_file())
    return _joined(paths, tuple(path.stat().st_mtime_ns for path in paths))


@cache
def _joined(paths: tuple[Path, ...], _: tuple[int, ...]) -> tuple[bytes, str]:
    found: dict[str, Any] = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in paths}
    whole = {**found.get(THEME, {}), "drawings": found.get(ICONS, {})}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    return text, _tag(text)


def _tag(text: bytes) -> str:
    return f'"{blake2b(text, digest_size=12).hexdigest()}"'
