"""The ledger: every printed rule as a numbered statement in two languages, and which of them a test checks."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
import unicodedata
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from .errors import KoszmarError
from .game import Game, games

_PACKAGE = Path(__file__).parents[1]
_CHECKOUT = _PACKAGE.parents[1]


class Statement(Struct, frozen=True):
    """One rule."""

    id: str
    section: str
    kind: str
    source: str
    en: str
    pl: str
    certain: bool = True

    def text(self, lang: str) -> str:
        """The statement in a language."""
        return self.pl if lang == "pl" else self.en


class Ledger(Struct, frozen=True):
    """All rules of a game, in the order of the rulebook."""

    game: str
    title_en: str
    title_pl: str
    statements: tuple[Statement, ...]

    def find(self, rule: str) -> Statement | None:
        """The statement with this id."""
        return _index(self.game).get(rule)

    def search(self, words: str) -> list[Statement]:
        """Statements that hold every one of the words, in either language, whatever their accents and case."""
        wanted = _plain(words).split()
        return [
            statement
            for statement in self.statements
            if all(word in _plain(f"{statement.id} {statement.en} {statement.pl}") for word in wanted)
        ]


class Place(Struct, frozen=True):
    """A line of a game's source that names a rule, and the function, class or constant that it belongs to."""

    path: str
    line: int
    name: str


class ContentCoverage(Struct, frozen=True):
    """How much of the printed content has a test."""

    total: int
    tested: int
    missing: list[str]


class Coverage(Struct, frozen=True):
    """How much of a ledger has a test, what no program can test and why, and what is missing."""

    game: str
    statements: int
    tested: int
    untestable: dict[str, str]
    missing: list[str]
    content: ContentCoverage


def _rules_folder() -> Path:
    for folder in (_PACKAGE / "rules", _CHECKOUT / "rules"):
        if folder.is_dir():
            return folder
    raise KoszmarError("the ledgers are not installed")


def _path(game: str) -> Path:
    """Where the ledger of a game is: in its own package if it says so, otherwise with those of this project."""
    own = games()[game].face.ledger if game in games() else None
    return own or _rules_folder() / f"{game}.toml"


@cache
def load_ledger(game: str) -> Ledger:
    """The ledger of a game."""
    path = _path(game)
    if not game.isidentifier() or not path.is_file():
        raise KoszmarError(f"there is no ledger for {game!r}")
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Ledger(found["game"], found["title_en"], found["title_pl"], convert(found["rule"], tuple[Statement, ...]))


@cache
def _index(game: str) -> dict[str, Statement]:
    return {statement.id: statement for statement in load_ledger(game).statements}


def untestable(game: str) -> dict[str, str]:
    """Statements that no program can test, each with the reason."""
    path = _path(game)
    path = path.parent / "untestable" / path.name
    return dict(tomllib.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def coverage(game: Game, tests: Path | None = None) -> Coverage:
    """Compare the ledger and the content with the marks on the tests of a checkout."""
    folder = tests or _CHECKOUT / "tests"
    if not folder.is_dir():
        raise KoszmarError("coverage is read off the tests of a checkout, and there are none here; say where they are")
    rules, contents = marks(folder, "rule"), marks(folder, "content")
    excused = untestable(game.id)
    tested = {mark.removeprefix(f"{game.id}/") for mark in rules if mark.startswith(f"{game.id}/")}
    shown = {mark.removeprefix(f"{game.id}/") for mark in contents if mark.startswith(f"{game.id}/")}
    ids = [statement.id for statement in load_ledger(game.id).statements]
    keys = list(game.rules.content())
    return Coverage(
        game.id,
        len(ids),
        sum(1 for id in ids if id in tested),
        excused,
        [id for id in ids if id not in tested and id not in excused],
        ContentCoverage(len(keys), sum(1 for key in keys if key in shown), [key for key in keys if key not in shown]),
    )


# -- where a rule lives ----------------------------------------------------------------------------------------------

_NAMED = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+")
_ONLOOKERS = ("minds", "machine")
"""Sub-packages of a game that look at its rules and do none of them."""
_ECHOES = ("table",)
"""Sub-packages that tell of rules which others do: their lines come last."""


def places(game: Game) -> dict[str, list[Place]]:
    """Where each rule of a game lives: the lines of its source that name the rule's id, chapters first."""
    package = Path(sys.modules[game.rules.step.__module__].__file__ or "").parent
    found: dict[str, list[Place]] = {statement.id: [] for statement in load_ledger(game.id).statements}
    sources = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in _ONLOOKERS]
    for path in sorted(sources, key=lambda path: (path.relative_to(package).parts[0] in _ECHOES, path)):
        for id, place in _named(path, found):
            found[id].append(place)
    return found


def homeless(game: Game) -> list[str]:
    """Rules that no line of the game's source names; those that no program can test need none."""
    excused = untestable(game.id)
    return [id for id, named in places(game).items() if not named and id not in excused]


def _named(path: Path, ids: Container[str]) -> Iterator[tuple[str, Place]]:
    source = path.read_text(encoding="utf-8")
    owners = None
    for number, line in enumerate(source.splitlines(), 1):
        for id in dict.fromkeys(_NAMED.findall(line)):
            if id in ids:
                owners = owners or list(_owners(ast.parse(source).body))
                around = [(last - first, name) for first, last, name in owners if first <= number <= last]
                yield id, Place(str(path), number, min(around)[1] if around else "")


def _owners(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every function, class, constant and field, its docstring included."""
    for one, after in zip(body, [*body[1:], None], strict=True):
        match one:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                first = min([one.lineno, *(decorator.lineno for decorator in one.decorator_list)])
                yield first, one.end_lineno or first, inside + name
                if isinstance(one, ast.ClassDef):
                    yield from _owners(one.body, f"{name}.")
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                explained = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                last = after.end_lineno if after is not None and explained else one.end_lineno
                yield one.lineno, last or one.lineno, inside + name


# -- marks on tests --------------------------------------------------------------------------------------------------


def marks(folder: Path, name: str) -> set[str]:
    """Every ``pytest.mark.<name>("…")`` in the test files of a folder."""
    return {value for path in folder.rglob("test_*.py") for mark, value in _marks(path) if mark == name}


@cache
def _marks(path: Path) -> frozenset[tuple[str, str]]:
    """Every mark in a test file, with each of its values."""
    text = path.read_text(encoding="utf-8")
    if "pytest.mark." not in text:
        return frozenset()
    return frozenset(
        (node.func.attr, argument.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        if ast.unparse(node.func) == f"pytest.mark.{node.func.attr}"
    )


def _plain(text: str) -> str:
    """Lower case, without accents: a search for "zywiol" finds "Żywioł"."""
    folded = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(sign for sign in folded if not unicodedata.combining(sign))
