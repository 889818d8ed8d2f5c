"""Scenarios that somebody has scribbled on: broken in many ways, most of them small, so that every part is reached.

A checker must answer each of them with complaints that an author understands. It must neither fail itself nor run
anything, and whatever it lets pass must be playable.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import to_builtins

from ..game import Game, find_game
from ..match import Match
from ..scenarios import COUNTS, Complaint, Files, NotAScenario, keep_draft, taken

HOSTILE = (
    "{{{{", "}}", '"""', "'''", "[[", "]]", "=", "{ $x }", "{ -brand }", "../../etc/passwd", "__import__('os')",
    "\\u0000", "\x00", "\ufeff", "\u202e", "0x10", "1e99", "nan", "-1", "0", "100", "9999999999999999999", "true", "[]",
    "{}", "#", "*", "not not not", "and", "or", "self", "here", "token", "~", "ę", "\t", "a.b.c", "a | b | c", "a@b#c",
)  # fmt: skip
"""What may come in the place of a word."""
VALUE = re.compile(r"(?<== )(?:\"[^\"\n]*\"|\[[^\]\n]*\]|\{[^}\n]*\}|[\w.+-]+)")
"""Where something has a value: after its name and ``=``."""
VALUES = (
    "{}", "[]", "[[]]", "[{}]", "{ a = [1] }", "[{ key = [] }]", "1979-05-27", "07:32:00", "true", "1.5", "inf", "nan",
    "-1", "99999999999999999999", '""', '"x"', '["x"]', "[1, 2]", '{ en = "x" }', "{ token = [[]] }",
)  # fmt: skip
"""What may come in its place."""
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 2**63, -(2**63), "", "x", "\x00", "\ud7ff", "{ $x }", '"""', "a\nb", "../x", "ż" * 300, [],
    {}, [[]], [None], {"": ""}, {"key": []}, {"token": [[]]}, ["x"],
)  # fmt: skip
"""What may come in the place of anything in a draft."""
CLUMSY = re.compile(
    r"Traceback|<class|object at 0x|NoneType|KeyError|IndexError|TypeError|AttributeError|msgspec|_[a-z]+\("
)
"""What no author should read."""
MOST_CHOICES = 400
"""How far a match is played with what a checker lets pass."""


def scribbled(files: Files, random: Random) -> dict[str, bytes]:
    """A folder with one to three things done to it, most of them to its largest file."""
    found = {name: content for name, content in files.items() if name.endswith(COUNTS)}
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        name = random.choice(sorted(found)) if random.random() < 0.3 else max(found, key=lambda one: len(found[one]))
        if random.random() < 0.03:
            del found[name]
        elif random.random() < 0.05:
            found[name] = bytes(random.randrange(256) for _ in range(random.randrange(200)))
        else:
            text = found[name].decode("utf-8", "replace")
            found[name] = random.choice(WAYS)(text, random).encode("utf-8", "replace")
        if not found:
            break
    return found


def _word(text: str, random: Random, new: Callable[[str, list[str]], str]) -> str:
    """The text with another word in the place of one."""
    words = list(re.finditer(r"[\w+-]+", text))
    if not words:
        return text
    old = random.choice(words)
    return text[: old.start()] + new(old[0], [word[0] for word in words]) + text[old.end() :]


def _other_word(text: str, random: Random) -> str:
    return _word(text, random, lambda old, words: random.choice(words))


def _hostile_word(text: str, random: Random) -> str:
    return _word(text, random, lambda old, words: random.choice(HOSTILE))


def _other_value(text: str, random: Random) -> str:
    """Something of another kind in the place of a value."""
    values = list(VALUE.finditer(text))
    if not values:
        return text
    old = random.choice(values)
    return text[: old.start()] + random.choice(VALUES) + text[old.end() :]


def _misspelt(text: str, random: Random) -> str:
    def wrong(old: str, words: list[str]) -> str:
        at = random.randrange(len(old))
        return old[:at] + random.choice(("", old[at] * 2, "x", "-", "Ż")) + old[at + 1 :]

    return _word(text, random, wrong)


def _lines(text: str, random: Random) -> str:
    """Lines lost, doubled, exchanged, indented or repeated too often."""
    lines = text.split("\n")
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = random.choice((" ", "  ", "   ", "\t")) + lines[at]
        case 4:
            lines[at] = lines[at].lstrip()
        case 5:
            lines[at:at] = [lines[at]] * random.choice((2, 30, 900))
    return "\n".join(lines)


def _mark(text: str, random: Random) -> str:
    """A quotation mark, bracket or any other character lost or added."""
    at = random.randrange(len(text) + 1)
    marks = [place for place, char in enumerate(text) if char in "\"'[]{}=|.,"]
    if marks and random.random() < 0.6:
        at = random.choice(marks)
        return text[:at] + text[at + 1 :]
    return text[:at] + random.choice(HOSTILE) + text[at:]


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def _nested(text: str, random: Random) -> str:
    opened = random.choice(("[", "{", "a.", '"', "(", "{ "))
    return f"{text}\nx = {opened * random.choice((10, 300, 3000))}"


WAYS: tuple[Callable[[str, Random], str], ...] = (
    _other_word, _other_word, _other_word, _hostile_word, _hostile_word, _misspelt, _misspelt, _lines, _lines, _mark,
    _mark, _cut, _nested, _other_value, _other_value,
)  # fmt: skip


def mangled(draft: dict[str, Any], random: Random) -> dict[str, Any]:
    """What an editor sends, with some things in it exchanged, taken away, doubled, nested or called otherwise."""
    found: dict[str, Any] = deepcopy(draft)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        places = list(_places(found))
        if not places:
            break
        inside, at = random.choice(places)
        match random.randrange(6):
            case 0 | 1:
                inside[at] = deepcopy(random.choice(ODD))
            case 2:
                del inside[at]
            case 3:
                other, there = random.choice(places)
                inside[at] = deepcopy(other[there])
            case 4 if isinstance(inside, dict):
                inside[random.choice(("key", "when", "if", "do", "text", "", "x y", '"', "ż"))] = inside.pop(at)
            case 4:
                inside.append(deepcopy(inside[at]))
            case 5:
                for _ in range(random.choice((1, 4, 40))):
                    inside[at] = [inside[at]]
    return found


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in plain data, with what it is in."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for at, one in inner:
        yield data, at
        yield from _places(one)


# -- what must be true of all of them --------------------------------------------------------------------------------


def assert_answered(game: Game, files: Files, random: Random) -> bool:
    """Whether a checker refuses a folder; either way it answers, runs nothing, and what it lets pass can be played."""
    scenarios = game.scenarios
    assert scenarios is not None
    _warm_up(game.id)
    with nothing_runs():
        found = scenarios.check(files)
    for complaint in found:
        _assert_clear(complaint, files)
    if any(one.grave for one in found):
        return True
    key, headline = scenarios.headline(files)
    name = keep_draft(game.id, key, files)
    players = random.randint(*headline.players)
    match = Match.new(game, players=players, options={scenarios.option: name}, seed=random.random().hex(), events=False)
    for decision in match:
        if match.number >= MOST_CHOICES:
            break
        seat = random.choice(decision.seats)
        match.choose(random.choice(match.options(seat)), seat)
    return False


def assert_draft_answered(game: Game, draft: dict[str, Any]) -> bool:
    """Whether what an editor sent makes no sense; either way it is answered, with what can be sent to a browser."""
    workshop = game.scenarios.workshop if game.scenarios is not None else None
    assert workshop is not None
    assert game.scenarios is not None
    _warm_up(game.id)
    with nothing_runs():
        try:
            files = taken(workshop.written(draft))
        except NotAScenario as refusal:
            assert str(refusal).strip()
            return True
        found, shown = game.scenarios.check(files), workshop.shown(files)
        with suppress(NotAScenario):
            game.scenarios.headline(files)
        with suppress(NotAScenario):
            msgspec.json.encode(workshop.opened(files))
    msgspec.json.encode((found, shown))
    for complaint in found:
        _assert_clear(complaint, files)
    return any(one.grave for one in found)


@cache
def _warm_up(game: str) -> None:
    """What Python makes of types and imports when something is first used has nothing to do with a broken file."""
    scenarios = find_game(game).scenarios
    assert scenarios is not None
    scenarios.check(scenarios.start("warm"))
    scenarios.check({})
    if scenarios.workshop is not None:
        scenarios.workshop.shown(
            scenarios.workshop.written(to_builtins(scenarios.workshop.opened(scenarios.start("warm"))))
        )


def _assert_clear(one: Complaint, files: Files) -> None:
    assert one.problem.strip(), one
    assert one.file, one
    assert not CLUMSY.search(str(one)), str(one)
    assert len(str(one)) < 700, str(one)
    lines = files.get(one.file, b"").decode("utf-8", "replace").count("\n") + 1
    assert 0 <= one.line <= lines + 1, one


FORBIDDEN = (
    "exec", "compile", "import", "os.system", "os.exec", "os.posix_spawn", "subprocess.Popen", "socket.connect",
    "ctypes.dlopen", "shutil.rmtree", "os.remove", "os.rename", "marshal.loads", "pickle.find_class",
)  # fmt: skip
_watching = [False, False]
"""Whether somebody listens, and whether that was begun at all: what listens once cannot be taken off again."""


@contextmanager
def nothing_runs() -> Iterator[None]:
    """Meanwhile nothing is imported, run, opened for writing or connected to."""
    if not _watching[1]:
        sys.addaudithook(_heard)
        _watching[1] = True
    _watching[0] = True
    try:
        yield
    finally:
        _watching[0] = False


def _heard(event: str, args: tuple[object, ...]) -> None:
    if _watching[0] and (event in FORBIDDEN or (event == "open" and _writes(args))):
        raise AssertionError(f"{event} {args!r:.200}")


def _writes(args: tuple[object, ...]) -> bool:
    mode = args[1] if len(args) > 1 else ""
    return isinstance(mode, str) and any(letter in mode for letter in "wax+")
