"""Stock parts: pieces of a plot that any scenario may include by key, and override piece by piece.

A scenario says ``include = ["riot-plan"]`` in its header. What it writes itself under the key of a piece stands in the
place of that piece; tokens whose tile is not on its map stay away, with everything that is done at them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "stock"
KINDS = ("token", "event", "puzzle", "clock", "milestone", "monster")
"""Parts that a stock part may bring."""


@cache
def stock() -> dict[str, dict[str, Any]]:
    """All stock parts by key."""
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))}


def wanted(plot: Mapping[str, Any]) -> list[str]:
    """The stock parts that a plot includes, as far as there are such; the checker complains of others."""
    header = plot.get("scenario")
    keys = header.get("include") if isinstance(header, dict) else None
    return [key for key in keys if isinstance(key, str) and key in stock()] if isinstance(keys, list) else []


def included(plot: dict[str, Any]) -> dict[str, Any]:
    """The plot with the stock parts that it includes, after its own."""
    keys = wanted(plot)
    if not keys:
        return plot
    found = dict(plot)
    sides = set(_sides(plot))
    for key in keys:
        piece = stock()[key]
        gone = {one["key"] for one in piece.get("token", ()) if one.get("with") and _slug(one["with"]) not in sides}
        for kind in KINDS:
            own = found.get(kind, [])
            if not isinstance(own, list):  # the checker complains of it
                continue
            taken = [one.get("key") for one in own if isinstance(one, dict)]
            more = [one for one in piece.get(kind, ()) if one["key"] not in taken and not _is_gone(kind, one, gone)]
            if more:
                found[kind] = [*own, *more]
    return found


def texts(plot: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The texts of the stock parts that a plot includes, those that nothing on its map needs left out."""
    tokens = included(dict(plot)).get("token")
    there = [one.get("key") for one in tokens if isinstance(one, dict)] if isinstance(tokens, list) else []
    found: dict[str, str] = {}
    for key in wanted(plot):
        for name, text in stock()[key]["text"][lang].items():
            if not name.startswith("token-") or name.removeprefix("token-") in there:
                found[name] = text
    return found


def _is_gone(kind: str, part: Mapping[str, Any], gone: set[str]) -> bool:
    """Whether a piece is a token that stays away, or something done at one."""
    key = part["key"] if kind == "token" else part.get("when", {}).get("token") if kind == "event" else None
    return key in gone


def _sides(plot: Mapping[str, Any]) -> Iterator[str]:
    maps = plot.get("map")
    for layout in maps.values() if isinstance(maps, dict) else ():
        for field in ("tiles", "later"):
            tiles = layout.get(field) if isinstance(layout, dict) else None
            for tile in tiles if isinstance(tiles, list) else ():
                if isinstance(tile, list) and tile and isinstance(tile[0], str):
                    yield _slug(tile[0])


def _slug(side: str) -> str:
    return "-".join(side.lower().split())
