"""Writing a scenario's file as a person would have written it, with as little changed as can be.

What an editor did not touch stays as it stands, comments and order included; what it changed is written in the style of
our own scenarios. Whatever comes out says exactly what it shall say: if an unusual way to write something were in the
way, the whole file would be written afresh.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from textwrap import dedent
from typing import Any

from .model import (
    Activation,
    Blow,
    CheckPlan,
    Clock,
    Draw,
    EndingPlan,
    EventPlan,
    Header,
    Map,
    MilestonePlan,
    MonsterPlan,
    MythosPlan,
    Option,
    Part,
    Point,
    PuzzlePlan,
    Stage,
    TokenPlan,
)
from .source import Block, Source

WIDTH = 118
INDENT = "  "
ORDER = (
    "scenario", "draw", "map", "token", "event", "puzzle", "monster", "clock", "milestone", "ending", "mythos", "point",
)  # fmt: skip
"""In which order parts stand in a file that is written afresh; ``setup`` comes first."""
TABLES: dict[str, type[Part]] = {
    "scenario": Header, "draw": Draw, "map": Map, "token": TokenPlan, "event": EventPlan, "puzzle": PuzzlePlan,
    "clock": Clock, "milestone": MilestonePlan, "ending": EndingPlan, "mythos": MythosPlan, "point": Point,
    "options": Option, "stages": Stage, "monster": MonsterPlan, "activations": Activation, "evades": CheckPlan,
    "frights": CheckPlan, "attacks": Blow,
}  # fmt: skip
KEYED = ("draw", "map", "point")
"""Parts that are called by their key in a header: ``[draw.culprit]``."""
ONE = ("scenario", "mythos")
"""Parts of which there is one."""
BLOCKS = ("do", "setup", "hit", "miss")
"""Texts with effects, which stand in lines of their own."""
INNER = ("options", "stages", "activations", "evades", "frights", "attacks")
"""Tables that stand in parts."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_plot(data: Mapping[str, Any], source: str = "") -> str:
    """The file with these parts; ``source`` is what it was before."""
    if source:
        try:
            before = tomllib.loads(source)
            text = _patched(data, before, Source(source))
            if _plain(tomllib.loads(text)) == _plain(data):
                return text
        except (tomllib.TOMLDecodeError, RecursionError, KeyError, IndexError, ValueError, TypeError, AttributeError):
            pass  # what was there before cannot be kept
    return "\n".join(_fresh(data)) + "\n"


def _plain(data: Any, name: str = "") -> Any:
    """As it is read again: nothing is written of what is empty, and effects may stand farther to the right."""
    if isinstance(data, Mapping):
        return {str(key): _plain(value, str(key)) for key, value in data.items() if value is not None}
    if isinstance(data, list | tuple):
        return [_plain(one) for one in data]
    return effects_of(data) if name in BLOCKS and isinstance(data, str) else data


def effects_of(text: str) -> str:
    """Effects without the spaces that all their lines begin with, as an editor shows them.

    >>> effects_of("\\n    test lore 1\\n      pass\\n    ")
    'test lore 1\\n  pass\\n'
    """
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    whole = dedent("\n".join(lines)).strip("\n")
    return f"{whole}\n" if whole else ""


# -- afresh ----------------------------------------------------------------------------------------------------------


def _fresh(data: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for key, value in data.items():
        if not isinstance(value, Mapping) and not _is_tables(key, value):
            lines += _pair(key, value, "")
    for kind in (*ORDER, *(key for key in data if key not in ORDER)):
        for unit in _units(kind, data.get(kind)):
            lines += ["", *unit] if lines else unit
    return lines


def _is_tables(key: str, value: Any) -> bool:
    return key in TABLES and isinstance(value, list) and all(isinstance(one, Mapping) for one in value)


def _units(kind: str, value: Any) -> Iterator[list[str]]:
    """All parts of a kind, each as its lines."""
    if isinstance(value, Mapping) and kind not in ONE and all(isinstance(one, Mapping) for one in value.values()):
        for key, part in value.items():
            yield _unit(kind, part, key)
    elif isinstance(value, Mapping):
        yield _unit(kind, value)
    elif _is_tables(kind, value):
        for part in value:
            yield _unit(kind, part)


def _unit(kind: str, part: Mapping[str, Any], key: str = "") -> list[str]:
    """A part with its header, and with the tables in it below."""
    if kind in KEYED or key:
        header = f"[{kind}.{_key(key)}]"
    else:
        header = f"[{kind}]" if kind in ONE or kind not in TABLES else f"[[{kind}]]"
    return [header, *_body(kind, part, "")]


def _body(kind: str, part: Mapping[str, Any], indent: str) -> list[str]:
    lines: list[str] = []
    for name in _in_order(kind, part):
        if not _stands_apart(name, part[name]):
            lines += _pair(name, part[name], indent)
    for name in _in_order(kind, part):
        if _stands_apart(name, part[name]):
            for inner in part[name]:
                deeper = indent + INDENT
                lines += ["", f"{deeper}[[{kind}.{name}]]", *_body(name, inner, deeper)]
    return lines


def _in_order(kind: str, part: Mapping[str, Any]) -> list[str]:
    """The keys of a part as the model has them; others after them."""
    known = list(TABLES[kind].__struct_encode_fields__) if kind in TABLES else []
    last = [name for name in known if name in (*BLOCKS, *INNER)]
    first = [name for name in known if name not in last]
    return [name for name in (*first, *last) if part.get(name) is not None] + [
        name for name in part if name not in known and part[name] is not None
    ]


def _stands_apart(name: str, value: Any) -> bool:
    """Whether tables in a part have headers of their own: stages only if their effects need lines."""
    if not _is_tables(name, value) or not value:
        return False
    return name != "stages" or any("\n" in str(stage.get("do", "")).strip() for stage in value)


def _pair(name: str, value: Any, indent: str) -> list[str]:
    if value is None:
        return []
    if isinstance(value, str) and (name in BLOCKS or "\n" in value):
        return _block(name, value, indent)
    line = f"{indent}{_key(name)} = {_value(value)}"
    if len(line) > WIDTH and isinstance(value, list | tuple):
        return [f"{indent}{_key(name)} = [", *_wrapped([_value(one) for one in value], indent + INDENT), f"{indent}]"]
    return [line]


def _block(name: str, text: str, indent: str) -> list[str]:
    """A text in lines of its own; effects are indented like what they belong to."""
    if name in BLOCKS:
        text = effects_of(text)
        lines = [f"{indent}{line}".rstrip() for line in text.split("\n")[:-1]]
    else:
        lines = text.split("\n")
    if '"""' in text or "\\" in text or any(ord(char) < 32 and char != "\n" for char in text):
        return [f"{indent}{_key(name)} = {_value(text)}"]
    if name in BLOCKS:
        return [f'{indent}{_key(name)} = """', *lines, f'{indent}"""'] if lines else [f'{indent}{_key(name)} = ""']
    return [f'{indent}{_key(name)} = """', *lines[:-1], f'{lines[-1]}"""']


def _wrapped(words: Sequence[str], indent: str) -> list[str]:
    """Values one after another, as many to a line as there is room for."""
    lines: list[str] = []
    line = indent
    for word in words:
        if len(line) + len(word) + 2 > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += f"{word}, "
    return [*lines, line.rstrip()]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return _quoted(value)
        case list() | tuple():
            return f"[{', '.join(_value(one) for one in value if one is not None)}]"
        case Mapping():
            inside = ", ".join(
                f"{_key(str(key))} = {_value(_line(key, one))}" for key, one in value.items() if one is not None
            )
            return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"{type(value).__name__} cannot be written")


def _line(name: str, value: Any) -> Any:
    """Effects that stand in one line."""
    return effects_of(value).rstrip("\n") if name in BLOCKS and isinstance(value, str) else value


def _quoted(text: str) -> str:
    if '"' in text and "'" not in text and text.isprintable():
        return f"'{text}'"
    written = json.dumps(text, ensure_ascii=False)
    return re.sub(r"[\x7f]", lambda found: f"\\u{ord(found[0]):04x}", written)


# -- with as little changed as can be --------------------------------------------------------------------------------


class _Old:
    """A part of the old file: its data, and the lines that it stands in."""

    def __init__(self, kind: str, key: str, data: Any, blocks: list[Block]) -> None:
        self.kind, self.key, self.data, self.blocks = kind, key, data, blocks

    def lines(self, source: Source) -> list[str]:
        """As it stands, comments above it included."""
        return [line for block in self.blocks for line in source.lines[block.first : block.end]]


def _patched(data: Mapping[str, Any], before: Mapping[str, Any], source: Source) -> str:
    head, *blocks = source.blocks
    old = _old_parts(blocks, before)
    texts = {
        kind: list(_new_texts(kind, data.get(kind), old, source)) for kind in {one.kind for one in old} | set(ORDER)
    }
    used = dict.fromkeys(texts, 0)
    lines = _patched_pairs(source, head, before, _loose(data), "")
    last = {one.kind: place for place, one in enumerate(old)}
    for place, one in enumerate(old):
        at = used[one.kind]
        used[one.kind] += 1
        more = texts[one.kind][at : at + 1] if place < last[one.kind] else texts[one.kind][at:]
        for text in more:
            lines += _spaced(lines, text)
    for kind in (*ORDER, *(key for key in data if key not in ORDER)):
        for text in texts.get(kind, []) if kind not in last else []:
            lines += _spaced(lines, text)
    while lines and not lines[-1].strip():
        lines.pop()
    return "\n".join(lines) + "\n"


def _spaced(before: list[str], text: list[str]) -> list[str]:
    """An empty line stands between parts."""
    trimmed = list(text)
    while trimmed and not trimmed[-1].strip():
        trimmed.pop()
    return ["", *trimmed] if before and before[-1].strip() else trimmed


def _loose(data: Mapping[str, Any]) -> dict[str, Any]:
    """What stands above the first header."""
    return {key: value for key, value in data.items() if not isinstance(value, Mapping) and not _is_tables(key, value)}


def _old_parts(blocks: list[Block], before: Mapping[str, Any]) -> list[_Old]:
    found: list[_Old] = []
    for block in blocks:
        kind = str(block.path[0])
        size = 1 if kind in ONE else 2
        if len(block.path) > size and found and found[-1].blocks[0].path == block.path[:size]:
            found[-1].blocks.append(block)
            continue
        data: Any = before
        for step in block.path[:size]:
            data = data[step]
        found.append(_Old(kind, _key_of(kind, data, block), data, [block]))
    return found


def _key_of(kind: str, data: Any, block: Block) -> str:
    """What a part is known by; one of which there is no other needs no key."""
    if kind in KEYED:
        return str(block.path[1])
    return str(data.get("key", "")) if isinstance(data, Mapping) and kind not in ONE else ""


def _new_texts(kind: str, value: Any, old: list[_Old], source: Source) -> Iterator[list[str]]:
    """The parts of a kind as they shall stand: untouched, changed, or new."""
    if isinstance(value, Mapping) and kind in KEYED:
        parts = [(key, part) for key, part in value.items()]
    elif isinstance(value, Mapping):
        parts = [("", value)]
    else:
        parts = [(str(part.get("key", "")), part) for part in value or ()]
    there = {one.key: one for one in old if one.kind == kind}
    for key, part in parts:
        known = there.get(key)
        if known is None:
            yield _unit(kind, part, key if kind in KEYED else "")
        elif _plain(part) == _plain(known.data):
            yield known.lines(source)
        else:
            yield _changed(kind, known, part, source)


def _changed(kind: str, known: _Old, part: Mapping[str, Any], source: Source) -> list[str]:
    """A part of which something was changed: only that is written anew."""
    apart = {name: part[name] for name in part if _stands_apart(name, part[name])}
    plain = {name: value for name, value in part.items() if name not in apart}
    was = {name: value for name, value in known.data.items() if not _is_block(known, name)}
    lines = _patched_pairs(source, known.blocks[0], was, plain, "", kind)
    for name, parts in apart.items():
        inner = [block for block in known.blocks[1:] if name in block.path]
        before = known.data.get(name, [])
        keys = [one.get("key") for one in before]
        if len(inner) == len(before) == len(parts) and keys == [one.get("key") for one in parts]:
            for block, old, new in zip(inner, before, parts, strict=True):
                lines += _spaced(lines, _patched_pairs(source, block, old, new, INDENT, name))
        else:
            for new in parts:
                lines += _spaced(lines, [f"{INDENT}[[{kind}.{name}]]", *_body(name, new, INDENT)])
    return lines


def _is_block(known: _Old, name: str) -> bool:
    """Whether something in an old part has headers of its own."""
    return any(name in block.path for block in known.blocks[1:])


def _patched_pairs(
    source: Source, block: Block, was: Mapping[str, Any], now: Mapping[str, Any], indent: str, kind: str = ""
) -> list[str]:
    """The lines of a block, with those of changed values written anew, and new ones after them."""
    lines: list[str] = []
    at, seen = block.first, set[str]()
    entries = {first: (name, end) for name, first, end in source.entries(block)}
    while at < block.end:
        if at not in entries:
            lines.append(source.lines[at])
            at += 1
            continue
        name, end = entries[at]
        if name in now and _plain(now[name], name) == _plain(was.get(name), name):
            lines += source.lines[at:end]
        elif name in now and now[name] is not None and name not in seen:
            lines += _pair(name, now[name], indent)
        seen.add(name)
        at = end
    while lines and not lines[-1].strip():
        lines.pop()
    for name in _in_order(kind, now) if kind else now:
        if name not in seen:
            lines += _pair(name, now[name], indent)
    return lines
