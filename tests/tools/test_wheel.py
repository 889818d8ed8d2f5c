"""What the compiled build is made of, without compiling: which modules, and how their text is made ready."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tools import builds, splitting, wheel

import koszmar
from koszmar.kernel.build import Sources

ROOT = Path(__file__).parents[2]
PATHS = wheel.modules(ROOT / "src")
SAID = wheel.selection()
NAMES = wheel.chosen(PATHS)


def names_in(module: str) -> dict[str, ast.stmt]:
    body = ast.parse(PATHS[module].read_text("utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_every_module_that_stays_interpreted_exists_and_has_a_reason() -> None:
    assert all(SAID["interpreted"].values())
    assert [one for one in SAID["interpreted"] if not any(wheel.fits(name, one) for name in PATHS)] == []


@pytest.mark.parametrize("kind", ["classes", "functions", "derived"])
def test_everything_that_is_named_in_a_compiled_module_exists_and_has_a_reason(kind: str) -> None:
    assert all(SAID[kind].values())
    for one in SAID[kind]:
        module, _, name = one.partition(":")
        assert module in NAMES
        assert name in names_in(module)


def test_the_rules_of_every_game_are_compiled() -> None:
    for game in koszmar.games():
        assert len([name for name in NAMES if name.startswith(f"koszmar.games.{game}.")]) > 10
    assert {"koszmar.kernel.run", "koszmar.kernel.match", "koszmar.parts.moments"} <= {*NAMES}


def test_every_module_can_be_made_ready_line_for_line() -> None:
    sources = {name: PATHS[name].read_text("utf-8") for name in NAMES}
    native = wheel.native_classes(sources)
    for name, source in sources.items():
        parts = splitting.split(source, name, native=native[name])
        assert parts.compiled.count("\n") == source.count("\n"), name
        for text in parts:
            ast.parse(text)


def test_structs_are_never_compiled() -> None:
    sources = {name: PATHS[name].read_text("utf-8") for name in NAMES}
    for name, compiled in wheel.native_classes(sources).items():
        for one in compiled:
            node = names_in(name)[one]
            assert isinstance(node, ast.ClassDef)
            assert not node.keywords


# -- the text that is compiled -------------------------------------------------------------------------------------

SOURCE = '''
"""A small module."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

LIMIT = 3


class Answer(NamedTuple):
    """An answer
    of two lines."""

    key: str

    def __str__(self) -> str:
        return written(self.key)


class Spell(Struct, frozen=True):
    """A spell."""

    key: str
    cost: int = LIMIT

    @property
    def twin(self) -> Spell:
        return Spell(self.key + "!", self.cost)


class Board:
    """A board."""

    def __init__(self) -> None:
        self.size = LIMIT


def written(key: str) -> str:
    return f"<{key}>"


def rest_of(key: tuple[str, ...]) -> object:
    match key:
        case ("all", *rest, "done"):
            return rest
        case ("some", *rest):
            if rest:
                return rest
            return "none"
    return "nothing"


def is_one(key: str, *others: str) -> bool:
    return key in (*others, "this")


def refuse() -> None:
    try:
        raise ValueError("old")
    except ValueError as error:
        raise KeyError(
            "new"
        ) from error
'''.lstrip()


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The small module made ready, and interpreted: what it does must not depend on the compiler."""
    parts = splitting.split(SOURCE, "kosztest.small", native={"Board"}, functions={"written"})
    package = tmp_path / "kosztest"
    package.mkdir()
    (package / "__init__.py").touch()
    support = splitting.SUPPORT.rpartition(".")[2]
    (package / f"{support}.py").write_text(splitting.SUPPORT_SOURCE)
    (package / "small.py").write_text(parts.compiled.replace(splitting.SUPPORT, f"kosztest.{support}"))
    (package / "_small_classes.py").write_text(parts.sibling)
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("kosztest.small")
    for name in [name for name in sys.modules if name.partition(".")[0] == "kosztest"]:
        del sys.modules[name]


def test_lines_keep_their_numbers(small: ModuleType) -> None:
    compiled = splitting.split(SOURCE, "kosztest.small", native={"Board"}).compiled
    where = {node.name: node.lineno for node in ast.parse(SOURCE).body if isinstance(node, ast.FunctionDef)}
    assert {node.name: node.lineno for node in ast.parse(compiled).body if isinstance(node, ast.FunctionDef)} == where


def test_a_class_that_is_taken_out_is_what_it_was(small: Any) -> None:
    spell = small.Spell("growth")
    assert (spell.cost, spell.twin.key) == (3, "growth!")
    assert (small.Spell.__module__, small.Spell.__qualname__) == ("kosztest.small", "Spell")
    assert small.Spell.__struct_config__.frozen
    assert msgspec.json.decode(b'{"key": "x"}', type=small.Spell) == small.Spell("x")
    assert small.Answer.__doc__ == "An answer\n    of two lines."
    assert "class Spell" not in splitting.split(SOURCE, "kosztest.small", native={"Board"}).compiled
    assert "class Board" in splitting.split(SOURCE, "kosztest.small", native={"Board"}).compiled


def test_methods_of_such_a_class_use_the_names_of_its_module(small: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(small.Answer("x")) == "<x>"
    monkeypatch.setattr(small, "written", lambda key: f"[{key}]")
    assert str(small.Answer("x")) == "[x]"


def test_what_mypyc_gets_wrong_is_said_in_another_way(small: Any) -> None:
    assert small.rest_of(("all", "a", "b", "done")) == ["a", "b"]
    assert small.rest_of(("some", "a")) == ["a"]
    assert small.rest_of(("some",)) == "none"
    assert small.is_one("this")
    assert small.is_one("that", "that")
    assert not small.is_one("that")
    with pytest.raises(KeyError) as caught:
        small.refuse()
    assert isinstance(caught.value.__cause__, ValueError)


def test_the_stub_knows_fields_and_signatures() -> None:
    stub = splitting.split(SOURCE, "kosztest.small", native={"Board"}, functions={"written"}).stub
    assert "class Spell(Struct, frozen=True):" in stub
    assert "cost: int = ..." in stub
    assert "def written(key: str) -> str:\n    ..." in stub
    assert "from kosztest.small import LIMIT as LIMIT, Board as Board" in stub


def test_others_may_derive_from_a_class() -> None:
    text = splitting.split(SOURCE, "kosztest.small", native={"Board"}, derived={"Board"}).compiled
    assert "@_attr(allow_interpreted_subclasses=True)\nclass Board:" in text
    assert text.count("\n") == SOURCE.count("\n")


# -- which build runs ----------------------------------------------------------------------------------------------


def test_compiled_modules_can_be_ignored(tmp_path: Path) -> None:
    (tmp_path / "thing.py").touch()
    (tmp_path / f"thing{EXTENSION_SUFFIXES[0]}").touch()
    found = Sources.find_spec("koszmar.thing", [str(tmp_path)])
    assert found is not None
    assert found.origin == str(tmp_path / "thing.py")
    assert Sources.find_spec("elsewhere.thing", [str(tmp_path)]) is None


def test_pure_is_pure() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import koszmar; print(koszmar.build())"],
        env={**os.environ, "KOSZMAR_PURE": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert said.stdout == "pure\n"


def test_builds_that_play_the_same_are_found_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    here = Path(koszmar.__file__).parents[1]
    assert builds.main(["--base", f"one={here}", "--try", f"two={here}", "--matches", "1", "--game", "bigbook"]) == 0
    assert "bigbook: 1 matches with" in capsys.readouterr().out
