"""The ledger: every printed rule as a numbered statement in two languages, and which of them a test checks."""

from __future__ import annotations

import ast
import tomllib
import unicodedata
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from .errors import KoszmarError
from .game import Game

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


@cache
def load_ledger(game: str) -> Ledger:
    """The ledger of a game."""
    path = _rules_folder() / f"{game}.toml"
    if not game.isidentifier() or not path.is_file():
        raise KoszmarError(f"there is no ledger for {game!r}")
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Ledger(found["game"], found["title_en"], found["title_pl"], convert(found["rule"], tuple[Statement, ...]))


@cache
def _index(game: str) -> dict[str, Statement]:
    return {statement.id: statement for statement in load_ledger(game).statements}


def untestable(game: str) -> dict[str, str]:
    """Statements that no program can test, each with the reason."""
    path = _rules_folder() / "untestable" / f"{game}.toml"
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
