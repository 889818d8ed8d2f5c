"""Modules of the browser client joined into one script, without any tool but this file.

Every module becomes a function that fills an object with what it exports; it runs when it is first needed, after those
that it imports from. Names keep their meaning: modules do not see each other's. What a browser would do that we do not
(``export let``, whose value may change under those who imported it) is refused with the name of the module.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from msgspec import Struct

TOKEN = re.compile(
    r"""(?P<space>\s+)
    |(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<template>`)
    |(?P<word>[\w$\x80-\U0010ffff]+)
    |(?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
BEFORE_A_REGEX = {
    "return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "throw", "new", "instanceof", "await",
}  # fmt: skip
"""After these words a slash begins a pattern; after any other word it divides."""
IMPORTS = re.compile(r"^(?:(?P<default>[\w$]+)\s*,?\s*)?(?:\*\s*as\s+(?P<all>[\w$]+)|\{(?P<names>[^}]*)\})?$")
DECLARED = re.compile(r"^(?P<kind>const|function\s*\*?|async\s+function\s*\*?|class)\s+(?P<name>[\w$]+)")

HEAD = """\
const $made = {}, $done = new Set(), $waiting = {};
const $base = new URL("../", import.meta.url);
/** The module of this name, run if it has not run yet. */
export function take(name) {
  if ($made[name]) return $made[name];
  const [needs, make] = $modules[name], made = ($made[name] = {});
  needs.forEach(take);
  make(made, new URL(name, $base).href);
  $done.add(name);
  for (const link of $waiting[name] ?? []) link(made);
  return made;
}
function $join(name, link) {
  if ($done.has(name)) link($made[name]);
  else ($waiting[name] ??= []).push(link);
}
const $modules = {
"""
TAIL = """\
};
const $start = document.documentElement.dataset.start;
if ($start) take($start);
"""


class BadModule(ValueError):
    """A module that cannot be joined with others."""


class Module(Struct, frozen=True):
    """A module as a function's body: what it needs, and what it gives."""

    needs: tuple[str, ...]
    """The modules that it imports from, in order."""
    gives: tuple[str, ...]
    """The names that it exports."""
    write: Callable[[frozenset[str]], str]
    """The body, told which of its needs may run later than itself."""


def joined(entry: str, read: Callable[[str], str]) -> tuple[str, dict[str, str]]:
    """One script with the module and all that it needs, and for each of them a small module that leads into it.

    The small ones say ``BUNDLE`` where the address of the script belongs.
    """
    modules: dict[str, Module] = {}
    order: list[str] = []

    def visit(name: str) -> None:
        if name in modules:
            return
        modules[name] = understood(name, read(name))
        for need in modules[name].needs:
            visit(need)
        order.append(name)

    visit(entry)
    circles = _circles(modules)
    rows = []
    for name in order:
        body = modules[name].write(frozenset(need for need in modules[name].needs if need in circles[name]))
        rows.append(f"{json.dumps(name)}:[{json.dumps(modules[name].needs)},($give,$url)=>{{{body}\n}}],\n")
    return HEAD + "".join(rows) + TAIL, {name: _facade(name, modules[name].gives) for name in order}


def _facade(name: str, gives: tuple[str, ...]) -> str:
    lines = [f'import {{ take }} from "BUNDLE";\nconst made = take({json.dumps(name)});\n']
    lines += [
        "export default made.default;\n" if one == "default" else f"export const {one} = made.{one};\n" for one in gives
    ]
    return "".join(lines)


def _circles(modules: Mapping[str, Module]) -> dict[str, set[str]]:
    """For each module those that need it in turn, directly or not."""

    @cache
    def reached(name: str) -> frozenset[str]:
        found, wait = set(), [*modules[name].needs]
        while wait:
            one = wait.pop()
            if one not in found:
                found.add(one)
                wait.extend(modules[one].needs)
        return frozenset(found)

    return {name: {need for need in modules[name].needs if name in reached(need)} for name in modules}


# -- reading a module ------------------------------------------------------------------------------------------------


def tokens(text: str) -> Iterator[tuple[str, str]]:
    """The parts of a script by kind; what stands between back quotes is one part."""
    at, value = 0, False
    while at < len(text):
        found = TOKEN.match(text, at)
        assert found is not None
        kind, part = str(found.lastgroup), found[0]
        if kind == "template":
            part = text[at : _end_of_template(text, at)]
        elif part == "/" and not value and (pattern := REGEX.match(text, at)):
            kind, part = "regex", pattern[0]
        at += len(part)
        yield kind, part
        if kind == "word":
            value = part not in BEFORE_A_REGEX
        elif kind not in ("space", "comment"):
            value = kind != "mark" or part in ")]}"


def _end_of_template(text: str, at: int) -> int:
    at += 1
    while text[at] != "`":
        if text[at] == "\\":
            at += 2
        elif text.startswith("${", at):
            at = _end_of_hole(text, at + 2)
        else:
            at += 1
    return at + 1


def _end_of_hole(text: str, at: int) -> int:
    depth = 0
    for kind, part in tokens(text[at:]):
        if kind == "mark" and part == "}" and not depth:
            return at + 1
        depth += {"{": 1, "}": -1}.get(part, 0) if kind == "mark" else 0
        at += len(part)
    raise BadModule("a template without an end")


def plain(text: str) -> str:
    """A script without its comments and its indentation.

    >>> plain('const a = 1; // one\\n\\n  /** two */ return a / b / `c // ${d /* e */}`;')
    'const a = 1;\\nreturn a / b / `c // ${d}`;'
    """
    said: list[str] = []
    blank, tag = "", ""
    for kind, part in tokens(text):
        if kind == "template":
            part = _plain_template(part, tag == "html")
        tag = part
        if kind in ("space", "comment"):
            blank = "\n" if "\n" in part or blank == "\n" else " "
            continue
        if said:
            said.append(blank)
        said.append(part)
        blank = ""
    return "".join(said)


def _plain_template(text: str, is_page: bool) -> str:
    """A template with its holes made plain; in a piece of a page the indentation means nothing either."""
    said, at, begin = ["`"], 1, 1
    while at < len(text) - 1:
        if text[at] == "\\":
            at += 2
        elif text.startswith("${", at):
            end = _end_of_hole(text, at + 2)
            said += [text[begin:at], "${", plain(text[at + 2 : end - 1]), "}"]
            at = begin = end
        else:
            at += 1
    said += [text[begin:-1], "`"]
    if is_page:
        said[1::4] = [re.sub(r"\s*\n\s*", "\n", piece) for piece in said[1::4]]
    return "".join(said)


def understood(name: str, text: str) -> Module:
    """A module taken apart: its imports and exports out of the text, the rest as it is."""
    reader = _Reader(name)
    body = reader.read(text)
    needs, gives = tuple(dict.fromkeys(need for need, _ in reader.imports)), tuple(dict.fromkeys(reader.gives))
    early = "".join(f"$give.{one}={inner};" for one, inner in reader.gives.items() if inner in reader.functions)
    late = "".join(f"$give.{one}={inner};" for one, inner in reader.gives.items() if inner not in reader.functions)

    def write(circle: frozenset[str]) -> str:
        taken = "".join(_taken(need, clause, need in circle) for need, clause in reader.imports if clause)
        return f"{early}{taken}\n{body}\n{late}"

    return Module(needs, gives, write)


def _taken(need: str, clause: str, circle: bool) -> str:
    """An import as a statement."""
    found = IMPORTS.match(clause)
    if found is None:
        raise BadModule(f"import {clause!r} is not understood")
    where, said = json.dumps(need), ""
    if found["all"]:
        said += f"const {found['all']}=take({where});"
    names = [f"default:{found['default']}"] if found["default"] else []
    names += [re.sub(r"\s+as\s+", ":", one.strip()) for one in (found["names"] or "").split(",") if one.strip()]
    if names and circle:
        local = ",".join(one.rpartition(":")[2] for one in names)
        said += f"let {local};$join({where},($)=>{{({{{','.join(names)}}}=$)}});"
    elif names:
        said += f"const {{{','.join(names)}}}=take({where});"
    return said


class _Reader:
    """Takes imports and exports out of a module."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.imports: list[tuple[str, str]] = []
        self.gives: dict[str, str] = {}
        self.functions: set[str] = set()

    def read(self, text: str) -> str:
        text = plain(text)
        said: list[str] = []
        depth, at, last = 0, 0, ""
        parts = list(tokens(text))
        starts = [0]
        for _, part in parts:
            starts.append(starts[-1] + len(part))
        index = 0
        while index < len(parts):
            kind, part = parts[index]
            at = starts[index]
            if kind == "mark":
                depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(part, 0)
            if kind == "word" and depth == 0 and part in ("import", "export") and last != ".":
                rest = text[at:]
                if part == "import" and re.match(r"import\s*[.(]", rest):
                    length, instead = 0, ""
                else:
                    length, instead = self._import(rest) if part == "import" else self._export(rest)
                if length:
                    said.append(instead)
                    index = starts.index(at + length, index)
                    last = ""
                    continue
            said.append(part)
            last = part if kind != "space" else last
            index += 1
        return re.sub(r"\bimport\.meta\.url\b", "$url", "".join(said))

    def _import(self, rest: str) -> tuple[int, str]:
        found = re.match(r"""import\s*(?:(?P<clause>[^"';]+?)\s*from\s*)?["'](?P<from>[^"']+)["']\s*;?""", rest)
        if found is None:
            raise BadModule(f"{self.name}: {rest[:40]!r} is not understood")
        self.imports.append((self._path(found["from"]), re.sub(r"\s+", " ", (found["clause"] or "").strip())))
        return found.end(), ""

    def _export(self, rest: str) -> tuple[int, str]:
        if found := re.match(r"""export\s*\{(?P<names>[^}]*)\}\s*(?:from\s*["'](?P<from>[^"']+)["'])?\s*;?""", rest):
            self._listed(found["names"], found["from"])
            return found.end(), ""
        if found := re.match(r"export\s+default\s+", rest):
            return found.end(), "$give.default="
        found = re.match(r"export\s+", rest)
        declared = DECLARED.match(rest[found.end() :]) if found else None
        if found is None or declared is None:
            raise BadModule(f"{self.name}: {rest[:40]!r} cannot be joined with other modules")
        self.gives[declared["name"]] = declared["name"]
        if "function" in declared["kind"]:
            self.functions.add(declared["name"])
        return found.end(), ""

    def _listed(self, names: str, source: str | None) -> None:
        for one in filter(None, (one.strip() for one in names.split(","))):
            inner, _, outer = re.sub(r"\s+", " ", one).partition(" as ")
            if source is None:
                self.gives[outer or inner] = inner
            else:
                need = self._path(source)
                self.imports.append((need, ""))
                self.gives[outer or inner] = f"take({json.dumps(need)}).{inner}"

    def _path(self, written: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.name), written))
