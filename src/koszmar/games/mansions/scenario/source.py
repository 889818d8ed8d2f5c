"""Where the parts of a scenario stand in the text of its file, so that a complaint can name the line.

>>> source = Source('''
... [scenario]
... key = "mill"
...
... [[event]]
... key = "grind"
... do = \"\"\"
... horror 1
... \"\"\"
... ''')
>>> source.line("scenario", "key"), source.line("event", 0), source.line("event", 0, "do")
(3, 5, 7)
>>> source.effects("event", 0, "do")
8
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

Path = tuple[str | int, ...]
_KEY = re.compile(r"""\s*(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z0-9_-]+))\s*(\.|=|\]|$)""")
_TRIPLE = ('"""', "'''")


class Block(Struct, frozen=True):
    """A table of the file: its header and what stands below it up to the next one."""

    path: Path
    first: int
    """The first of its lines, with the comments above it; lines are counted from 0 here."""
    header: int
    """The line of its header; -1 for what stands above the first one."""
    end: int
    """The line after its last."""


class Source:
    """The text of a file, and the lines of its parts."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self._at: dict[Path, int] = {}
        self._inside: dict[Path, int] = {}
        """Of a text of several lines, where it begins."""
        self._entries: list[tuple[str, int, int]] = []
        """Keys with the lines of their values: the first, and the one after the last; counted from 0."""
        self.blocks = list(self._read())

    def line(self, *path: str | int) -> int:
        """The line of a part, or of what it is in; 1 if nothing is known of it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._at:
                return self._at[path[:length]]
        return 1

    def effects(self, *path: str | int) -> int:
        """The first line of the effects that stand there."""
        return self._inside.get(path, self.line(*path))

    def entries(self, block: Block) -> list[tuple[str, int, int]]:
        """The keys of a block, each with the first line of its value and the one after the last."""
        return [one for one in self._entries if block.header < one[1] < block.end]

    def _read(self) -> Iterator[Block]:
        path: Path = ()
        counts: dict[Path, int] = {}
        first, header, at = 0, -1, 0
        while at < len(self.lines):
            line = self.lines[at].strip()
            if line.startswith("["):
                begin = self._comments_above(at)
                yield Block(path, first, header, begin)
                path, first, header = _header(line, counts), begin, at
                for length in range(1, len(path) + 1):
                    self._at.setdefault(path[:length], at + 1)
                at += 1
            elif not line or line.startswith("#"):
                at += 1
            else:
                end = self._value(path, at)
                self._entries.append(((_keys(self.lines[at])[0] or ("",))[0], at, end))
                at = end
        yield Block(path, first, header, len(self.lines))

    def _comments_above(self, at: int) -> int:
        """Comments that stand right above a header belong to it."""
        while at and self.lines[at - 1].strip().startswith("#"):
            at -= 1
        return at

    def _value(self, path: Path, at: int) -> int:
        """Note the lines of a key and its value; the line after it."""
        line = self.lines[at]
        keys, end = _keys(line)
        for length in range(1, len(keys) + 1):
            self._at.setdefault((*path, *keys[:length]), at + 1)
        value = line[end:].lstrip()
        opened = next((mark for mark in _TRIPLE if value.startswith(mark)), "")
        if opened and opened not in value[3:]:
            self._inside[(*path, *keys)] = at + 2 if not value[3:].strip() else at + 1
            at += 1
            while at < len(self.lines) and opened not in self.lines[at]:
                at += 1
            return at + 1
        depth = _depth(line[end:])
        at += 1
        while depth > 0 and at < len(self.lines):
            depth += _depth(self.lines[at])
            at += 1
        return at


def _keys(line: str) -> tuple[tuple[str, ...], int]:
    """The dotted key that a line begins with, and where what follows it begins."""
    found: list[str] = []
    at = 0
    while match := _KEY.match(line, at):
        found.append(next(part for part in match.groups()[:3] if part is not None))
        at = match.end()
        if match[4] != ".":
            break
    return tuple(found), at


def _header(line: str, counts: dict[Path, int]) -> Path:
    """The path of a header; a table in an array has its number there."""
    is_array = line.startswith("[[")
    keys, _ = _keys(line.lstrip("["))
    path: Path = ()
    for place, key in enumerate(keys):
        path = (*path, key)
        if place == len(keys) - 1 and is_array:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def _depth(text: str) -> int:
    """How many brackets a line opens, and does not close again; those in texts and comments do not count."""
    bare = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'', "", text).partition("#")[0]
    return sum(bare.count(mark) for mark in "[{") - sum(bare.count(mark) for mark in "]}")
