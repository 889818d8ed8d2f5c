"""Effects as text, in two ways that mean the same: lines with indentation, for scenarios, and one line, for cards.

>>> effects = read('''
... test observation 1
...   pass
...     clue +1
...   fail
...     horror 1 facedown
... ''')
>>> write(effects) == write(one_line("test observation 1 { pass { clue +1 }; fail { horror 1 facedown } }"))
True
>>> print(write(effects))
test observation 1
  pass
    clue +1
  fail
    horror 1 facedown

Words in quotation marks are one argument. A sign makes a number a change: ``clue +1``.
"""

from __future__ import annotations

import re
from functools import lru_cache

from .model import Effect, Word

INDENT = 2
DEEPEST = 8
"""How deep effects may lie in each other."""
_WORD = re.compile(r'"([^"\n]*)"|([^\s"{};]+)')
_NUMBER = re.compile(r"\d+")
_CHANGE = re.compile(r"[+-]\d+")


QUOTES = 'names with spaces stand in quotation marks: "Brass Key"'


class BadEffect(ValueError):
    """A text that says nothing that can be carried out: which line, and what would be right."""

    def __init__(self, line: int, problem: str, cure: str = "") -> None:
        super().__init__(f"line {line}: {problem}" + f" ({cure})" * bool(cure))
        self.line = line
        self.problem = problem
        self.cure = cure


def read(text: str, first: int = 1) -> tuple[Effect, ...]:
    """Effects from indented lines; ``first`` is the number of the first line in its file."""
    lines = [
        (number, len(line) - len(line.lstrip(" ")), line.strip())
        for number, line in enumerate(text.splitlines(), first)
        if line.strip() and not line.strip().startswith("#")
    ]
    tabs = {number for number, line in enumerate(text.splitlines(), first) if "\t" in line}
    for number, indent, _ in lines:
        if number in tabs or indent % INDENT:
            raise BadEffect(number, "this line is indented oddly", f"indent by {INDENT} spaces, without tabs")
        if indent // INDENT > DEEPEST:
            raise BadEffect(
                number, f"effects lie at most {DEEPEST} deep in each other", "say `happens` of another event"
            )
    found, rest = _block(lines, 0, lines[0][1] if lines else 0)
    if rest < len(lines):
        raise BadEffect(lines[rest][0], "this line is indented less than the first one", "begin all of them alike")
    return found


def _block(lines: list[tuple[int, int, str]], at: int, indent: int) -> tuple[tuple[Effect, ...], int]:
    found: list[Effect] = []
    while at < len(lines) and lines[at][1] >= indent:
        number, here, line = lines[at]
        if here > indent:
            raise BadEffect(number, "this line is indented more than the one above allows", "indent it less")
        at += 1
        body: tuple[Effect, ...] = ()
        if at < len(lines) and lines[at][1] > indent:
            if lines[at][1] != indent + INDENT:
                raise BadEffect(
                    lines[at][0],
                    "this line is indented too far",
                    f"what belongs to a line is indented by {INDENT} spaces",
                )
            body, at = _block(lines, at, indent + INDENT)
        found.append(_effect(line, body, number))
    return tuple(found), at


def _effect(line: str, body: tuple[Effect, ...], number: int) -> Effect:
    if "{" in line or "}" in line or ";" in line:
        raise BadEffect(number, "there are braces or semicolons", "one effect stands on each line")
    verb, *args = _words(line, number)
    if not isinstance(verb, str):
        raise BadEffect(number, f"a line begins with a verb, not with {verb!r}", "for example: clue +1")
    return Effect(verb, tuple(args), body, number)


def _words(line: str, number: int) -> list[Word]:
    found: list[Word] = []
    end = 0
    for match in _WORD.finditer(line):
        if line[end : match.start()].strip():
            raise BadEffect(number, f"{line[end : match.start()].strip()!r} makes no sense here", QUOTES)
        end = match.end()
        quoted, word = match.groups()
        if quoted is not None:
            found.append(quoted)
        elif _NUMBER.fullmatch(word):
            found.append(int(word))
        else:
            found.append(word)
    if line[end:].strip():
        raise BadEffect(number, f"{line[end:].strip()!r} makes no sense here", QUOTES)
    return found


@lru_cache(maxsize=1024)
def one_line(text: str) -> tuple[Effect, ...]:
    """Effects from one line: ``;`` between them, braces round what belongs to one."""
    found, rest = _braces(text, 0)
    if rest < len(text):
        raise BadEffect(1, f"there is a closing brace too many in {text!r}")
    return found


def _braces(text: str, at: int) -> tuple[tuple[Effect, ...], int]:
    found: list[Effect] = []
    begin = at
    while at < len(text):
        mark = text[at]
        if mark not in "{};":
            at += 1
            continue
        words = text[begin:at].strip()
        if mark == "{":
            if not words:
                raise BadEffect(1, f"a brace without a verb in {text!r}")
            body, at = _braces(text, at + 1)
            if at >= len(text):
                raise BadEffect(1, f"a brace is not closed in {text!r}")
            found.append(_effect(words, body, 0))
        elif words:
            found.append(_effect(words, (), 0))
        if mark == "}":
            return tuple(found), at
        at += 1
        begin = at
    if words := text[begin:].strip():
        found.append(_effect(words, (), 0))
    return tuple(found), at


@lru_cache(maxsize=1024)
def write(effects: tuple[Effect, ...], indent: int = 0) -> str:
    """Effects as indented lines."""
    return "\n".join(line for effect in effects for line in _lines(effect, indent))


def _lines(effect: Effect, indent: int) -> list[str]:
    words = [effect.verb, *(_written(word) for word in effect.args)]
    found = [" " * indent + " ".join(words)]
    for part in effect.body:
        found += _lines(part, indent + INDENT)
    return found


def _written(word: Word) -> str:
    if isinstance(word, int):
        return str(word)
    return f'"{word}"' if not word or re.search(r"[\s{};]", word) or _NUMBER.fullmatch(word) else word


def change(word: Word) -> int:
    """A number with or without a sign, as an argument has it."""
    if isinstance(word, int):
        return word
    if _CHANGE.fullmatch(word):
        return int(word)
    raise ValueError(f"{word!r} is no number")
