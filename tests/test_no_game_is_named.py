"""Adding a game touches its own folder, its ledger and one line of pyproject: nothing else names a game."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import koszmar

ROOT = Path(__file__).parents[1]
SOURCES = Path(koszmar.__file__).parent
WORDS = ("alone",)
"""Games whose ids are plain words: only between quotes or slashes are they named."""
NAMES = re.compile(
    rf"\b({'|'.join(id for id in koszmar.games() if id not in WORDS)})\b|[\"'`/]({'|'.join(WORDS)})[\"'`/]"
)
EXAMPLE = re.compile(r"\bkoszmar (play|simulate|balance|tournament|rules|bench) ")
"""Commands that a help text shows."""
ELSEWHERE = [ROOT / "Makefile", ROOT / ".ci/run"]
EXAMPLES = ("pictures.py", "researchers_page.py")
"""Tools that make the pictures and figures of certain pages, with one game as an example."""
TOOLS = sorted(path for path in (ROOT / "tools").glob("*.py") if path.name not in EXAMPLES)


def ours() -> list[Path]:
    """Every text of the sources that is no game's."""
    kinds = (".py", ".js", ".css", ".html", ".json", ".ftl", ".svg", ".toml")
    paths = (path for path in SOURCES.rglob("*") if path.suffix in kinds)
    return sorted(path for path in paths if not {"games", "vendor", "__pycache__"} & set(path.parts[:-1]))


def lines_of_python(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a module without its docstrings and comments: there a game may serve as an example."""
    source = path.read_text(encoding="utf-8")
    quiet: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            quiet |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    comments = {
        token.start[0]: token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    for number, line in enumerate(source.splitlines(), 1):
        if number not in quiet:
            yield number, line.replace(comments.get(number, "\0"), "")


def named(path: Path) -> list[str]:
    lines = lines_of_python(path) if path.suffix == ".py" else enumerate(path.read_text("utf-8").splitlines(), 1)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for number, line in lines
        if NAMES.search(line) and not EXAMPLE.search(line)
    ]


def test_nothing_outside_a_games_folder_names_it() -> None:
    assert [line for path in ours() for line in named(path)] == []


@pytest.mark.parametrize("path", [*ELSEWHERE, *TOOLS], ids=lambda path: path.name)
def test_what_runs_every_game_lists_none(path: Path) -> None:
    if path.suffix == ".py":
        assert named(path) == []
    else:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if NAMES.search(line) and "examples/" not in line] == []
