"""What the editor in the browser is given, and what comes back from it.

A draft is plain data: the parts of the file as TOML reads them, the texts by language and key, and the files as they
were, so that what nobody touched stays as it stands.
"""

from __future__ import annotations

import tomllib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from koszmar.kernel.scenarios import PICTURES, Files, NotAScenario, Workshop, taken
from koszmar.kernel.view import Area, Board, Group, Link, Message, Space
from koszmar.kernel.words import LANGUAGES

from ..bestiary import ABILITIES, MONSTERS
from ..board import is_indoor, of_tiles, room_of, tags_of
from ..effects.conditions import NUMBERS, OPERATORS
from ..effects.fitting import ASKED, MOODS, fixed
from ..effects.grammar import BELOW, FORMS
from ..effects.selecting import ARGUMENTS, MEASURES, PLAIN
from ..item_cards import ITEMS
from ..mythos_events import EVENTS, GRADES
from ..state import LaidTile, State
from ..tiles import DOOR, SIDES, WALL
from .checks.maps import FARTHEST
from .checks.story import MOMENTS
from .inline import taken_out
from .library import compile_file, slug
from .reading import PLOT, chunks, entries, new_texts, read_plot, read_texts, texts_of_stock
from .schema import schema
from .stock import stock
from .texts import texts_of
from .verbs import joints_at
from .writing import BLOCKS, effects_of, write_plot

JOINTS = {"walls": WALL, "doors": DOOR}
"""Tokens that a map lays on joints, and what those become."""
MOST_TILES = 48
"""Tiles of one map that are drawn."""


READERS = (".md", ".txt")
READ = (".toml", ".ftl", *READERS)
"""Files that are kept as they are; pictures are kept as well, in letters."""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that somebody edits."""

    plot: dict[str, Any]
    texts: dict[str, dict[str, str]]
    sources: dict[str, str] = {}


def opened(files: Files) -> Draft:
    """A folder as a draft; what is no TOML cannot be edited."""
    source = files.get(PLOT, b"").decode("utf-8", "replace")
    try:
        plot, _ = taken_out(tomllib.loads(source))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        wrong = read_plot(source)[2]
        raise NotAScenario(str(wrong[0]) if wrong else f"{PLOT} cannot be read") from None
    texts = {lang: read_texts(files, lang, [], stock=False) for lang in LANGUAGES}
    sources = {name: content.decode("utf-8", "replace") for name, content in files.items() if name.endswith(READ)}
    sources |= {name: b64encode(content).decode() for name, content in files.items() if name.endswith(PICTURES)}
    return Draft(_without_indentation(plot), texts, sources)


def _without_indentation(data: Any, name: str = "") -> Any:
    if isinstance(data, dict):
        return {key: _without_indentation(value, key) for key, value in data.items()}
    if isinstance(data, list):
        return [_without_indentation(one) for one in data]
    return effects_of(data) if name in BLOCKS and isinstance(data, str) else data


def written(data: Any) -> dict[str, bytes]:
    """The files of a draft."""
    try:
        draft = msgspec.convert(data, Draft)
        plot = write_plot(draft.plot, draft.sources.get(PLOT, ""))
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise NotAScenario(f"this is no draft of a scenario: {error}") from None
    files = {PLOT: plot}
    for lang in LANGUAGES:
        name = f"{lang}.ftl"
        files[name] = write_texts(draft.texts.get(lang, {}), draft.sources.get(name, ""))
    whole = {name: text.encode("utf-8", "replace") for name, text in files.items()}
    for name, source in draft.sources.items():
        if name.endswith(PICTURES):
            whole[name] = _picture(name, source)
        elif name.endswith(READERS):
            whole[name] = source.encode("utf-8", "replace")
    return taken(whole)


def _picture(name: str, source: str) -> bytes:
    try:
        return b64decode(source, validate=True)
    except ValueError:
        raise NotAScenario(f"{name}: this is no picture") from None


def write_texts(texts: Mapping[str, str], source: str = "") -> str:
    """The texts of a language; those that are as they were stay where they stand, with their comments."""
    lines: list[str] = []
    left = dict(texts)
    for _, chunk in chunks(source.replace("\r\n", "\n")) if source else ():
        for entry, value in entries(chunk):
            key = entry.id.name if hasattr(entry, "id") else ""
            if not key:
                lines.append(chunk)
            elif key in left:
                new = left.pop(key)
                lines.append(chunk if new.strip() == value else new_texts({key: new}).rstrip("\n"))
    kept = "\n".join(lines).strip("\n")
    added = new_texts(left)
    return f"{kept}\n{added}" if kept else added


# -- what there is to build with -------------------------------------------------------------------------------------


@cache
def kit() -> dict[str, Any]:
    """Everything that the editor offers."""
    from ..table.floors import shapes_of

    return {
        "tiles": [
            {
                "key": key,
                "name": Message(f"tile-{key}"),
                "printed": _printed(key),
                "size": side.size,
                "other": side.other,
                "spaces": [
                    {"key": f"{key}.{letter}", "outline": shape, "title": _title(f"{key}.{letter}")}
                    for letter, shape in shapes_of(key).items()
                ],
            }
            for key, side in SIDES.items()
        ],
        "verbs": {verb: {"pattern": form.pattern, "branches": form.branches, "example": form.example}
                  for verb, form in FORMS.items()},
        "below": BELOW,
        "names": {
            **{kind: sorted(names) for kind, names in fixed().items()},
            "card": sorted(key for key in ITEMS if "/" not in key),
            "monster": sorted(MONSTERS),
            "ability": [*ABILITIES, "none"],
            "stock": list(stock()),
            "mythos": sorted(EVENTS),
            "grade": sorted(GRADES),
            "mood": list(MOODS),
            "measure": list(MEASURES),
            "number": sorted(NUMBERS),
            "operator": list(OPERATORS),
        },
        "figures": {
            key: {"class": card.type, "health": card.health, "each": card.per, "awareness": card.awareness,
                  "horror": card.horror, "brawn": card.brawn, "ability": card.ability or "none"}
            for key, card in MONSTERS.items()
        },
        "selectors": [*PLAIN, *ARGUMENTS, "most", "least", "highest", "lowest", "not"],
        "questions": {"anyone": "selector", "all": "selector", **ASKED},
        "moments": list(MOMENTS),
        "schema": schema(),
        "names-of": {
            "card": {key: Message(f"spell-{key}" if card.deck == "spell" else f"item-{key}")
                     for key, card in ITEMS.items() if "/" not in key},
            "monster": {key: Message(f"monster-{key}") for key in MONSTERS},
            "mythos": {key: Message(f"mythos-{key}") for key in EVENTS},
        },
    }  # fmt: skip


@cache
def _printed(side: str) -> str:
    """The name of a tile as our own files write it.

    >>> _printed("entry-hall"), _printed("street-corner-2")
    ('Entry Hall', 'Street Corner 2')
    """
    return " ".join(word.capitalize() for word in side.split("-"))


def _title(space: str) -> Message:
    from ..table.names import space_title

    return space_title(space)


# -- how it looks ----------------------------------------------------------------------------------------------------


def shown(files: Files) -> dict[str, Any]:
    """Every map as it would be drawn at a table with all its tiles laid, as far as they can be; which texts it needs,
    and which of those that are there nothing says."""
    source = files.get(PLOT, b"").decode("utf-8", "replace")
    try:
        maps = tomllib.loads(source).get("map", {})
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        maps = {}
    layouts = list(maps.items())[:4] if isinstance(maps, dict) else []
    drawn = {key: _drawn(layout) for key, layout in layouts if isinstance(layout, dict)}
    file, lines, _ = read_plot(source)
    if file is None:
        return {"maps": drawn, "texts": None, "idle": []}
    needed, lent = texts_of(compile_file(file, lines)), texts_of_stock(files, LANGUAGES[0])
    there = {key for lang in LANGUAGES for key in read_texts(files, lang, [], stock=False)}
    return {"maps": drawn, "texts": sorted(needed - lent.keys()), "idle": sorted(there - needed)}


def _drawn(layout: Mapping[str, Any]) -> dict[str, Any]:
    tokens = {kind: [pair for pair in _listed(layout.get(kind)) if isinstance(pair, str)] for kind in JOINTS}
    return {part: _board(_laid(layout.get(part, [])), tokens) for part in ("tiles", "later") if layout.get(part)}


def _listed(data: Any) -> list[Any]:
    """A list, if it is one, and not too long."""
    return data[:MOST_TILES] if isinstance(data, list) else []


def _laid(tiles: Any) -> tuple[LaidTile, ...]:
    found: dict[str, LaidTile] = {}
    for one in tiles[:MOST_TILES] if isinstance(tiles, list) else ():
        match one:
            case [str(side), int(x), int(y), int(turned)] if max(abs(x), abs(y)) <= FARTHEST and slug(side) in SIDES:
                found.setdefault(slug(side), LaidTile(slug(side), x, y, turned // 90 % 4))
    return tuple(found.values())


def _board(tiles: tuple[LaidTile, ...], tokens: Mapping[str, list[str]]) -> Board:
    """The board of some tiles with walls and doors laid on it; where tiles lie upon each other, without what is between
    them."""
    from ..table.floors import laid
    from ..table.names import room_name
    from ..table.plan import drawn_link

    spaces = [_space(tile, space) for tile in tiles for space in laid(tile)]
    rooms = {room_of(space): room_name(space) for tile in tiles for space in laid(tile)}
    try:
        laid_so = of_tiles(tiles)
        made = [(pair, JOINTS[kind]) for kind, pairs in tokens.items() for pair in pairs]
        now = {link.key: what for pair, what in made for link in joints_at(laid_so, pair)}
        links: list[Link] = [drawn_link(tiles, link, now.get(link.key, "")) for link in laid_so.links.values()]
    except ValueError:
        links = []
    title = Message("board-house")
    groups = [Group(f"room/{room}", name) for room, name in rooms.items()]
    return Board("house", title, [Area("house", title)], spaces, links, [], groups)


def _space(tile: LaidTile, space: str) -> Space:
    from ..table.floors import laid, middle

    x, y = middle(tile, space)
    outline = [(px - x, py - y) for px, py in laid(tile)[space]]
    symbols = ["water"] if "water" in tags_of(space) else []
    text = Message("space-indoor" if is_indoor(space) else "space-outdoor")
    return Space(
        space, "house", x, y, _title(space), symbols=symbols, text=text, outline=outline, group=f"room/{room_of(space)}"
    )


# -- while it is tried -----------------------------------------------------------------------------------------------


def margin(state: State) -> dict[str, dict[str, Any]]:
    """What chance has decided, how far facts, clocks and quotas have come, codes, and the next Mythos events."""
    plot = state.plot
    codes = {key: " ".join(map(str, one.start)) for key, one in state.puzzles.items() if one.kind == "code"}
    return {
        "map": {plot.layout: ""},
        "draw": dict(plot.draws),
        "fact": dict(plot.facts),
        "clock": dict(plot.clocks),
        "quota": dict(plot.quotas),
        "milestone": dict.fromkeys(plot.milestones, ""),
        "code": codes,
        "dice": dict.fromkeys([", ".join(plot.dice)] if plot.dice else [], ""),
        "mythos": {grade: pool[0] for grade, pool in plot.pools.items() if pool},
    }


WORKSHOP = Workshop(page="editor/index.html", kit=kit, opened=opened, written=written, shown=shown, margin=margin)
