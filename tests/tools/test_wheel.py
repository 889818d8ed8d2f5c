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

from koszmar.kernel.build import Sources

ROOT = Path(__file__).parents[2]
PATHS = wheel.modules(ROOT / "src")
SAID = wheel.selection()
NAMES = wheel.chosen()


def names_in(module: str) -> dict[str, ast.stmt]:
    body = ast.parse(PATHS[module].read_text("utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_every_module_that_is_compiled_exists() -> None:
    assert [name for name in NAMES if name not in PATHS] == []


def test_every_module_that_may_not_be_compiled_exists_and_has_a_reason() -> None:
    assert all(SAID["interpreted"].values())
    assert [name for name in NAMES if any(wheel.fits(name, one) for one in SAID["interpreted"])] == []
    assert [one for one in SAID["interpreted"] if not any(wheel.fits(name, one) for name in PATHS)] == []


@pytest.mark.parametrize("kind", ["classes", "functions", "derived", "lenient"])
def test_everything_that_is_named_in_a_compiled_module_exists_and_has_a_reason(kind: str) -> None:
    assert all(SAID[kind].values())
    for one in SAID[kind]:
        module, _, name = one.partition(":")
        assert module in NAMES
        assert name in names_in(module)


def test_the_rules_of_every_game_can_be_compiled() -> None:
    for game in {name.split(".")[2] for name in PATHS if name.startswith("koszmar.games.")}:
        assert len([name for name in NAMES if name.startswith(f"koszmar.games.{game}.")]) > 10
    assert {"koszmar.kernel.run", "koszmar.kernel.match", "koszmar.parts.moments"} <= {*NAMES}


def test_structs_are_never_compiled_and_plain_classes_are() -> None:
    sources = {name: PATHS[name].read_text("utf-8") for name in NAMES if name.startswith("koszmar.kernel.")}
    native = wheel.native_classes(sources)
    assert native["koszmar.kernel.flow"] == set()
    assert native["koszmar.kernel.scene"] == {"Scene"}
    assert {"Chance", "SeededChance", "BlindChance"} <= native["koszmar.kernel.chance"]


def test_the_kernel_can_be_made_ready_line_for_line() -> None:
    for name in NAMES:
        if name.startswith("koszmar.kernel."):
            source = PATHS[name].read_text("utf-8")
            parts = splitting.split(source, name, native=())
            assert parts.compiled.count("\n") == source.count("\n"), name
            for text in parts:
                ast.parse(text)


# -- the text that is compiled -------------------------------------------------------------------------------------

SOURCE = '''
"""A small module."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from koszmar.kernel.lazy import lazy

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

    def lies_on(self, board: Board) -> bool:
        return board.size > self.cost


class Board:
    """A board."""

    def __init__(self) -> None:
        self.size = LIMIT
        self.counted = 0

    @lazy
    def spaces(self) -> int:
        """How many spaces
        there are."""
        self.counted += 1
        return self.size**2


def written(key: str) -> str:
    return f"<{key}>"


def rest_of(key: tuple[str, ...]) -> object:
    match key:
        case ("all", *rest, "done"):
            return rest
        case ("few" | "many", *rest) if rest and rest[0] == "more":
            return rest
        case ("some", *rest):
            if rest:
                return rest
            return "none"
    return "nothing"


def is_one(key: str, *others: str) -> bool:
    return key in (*others, "this")


def halves(numbers: list[int]) -> object:
    found = (
        number // 2
        for number in numbers
        if number % 2 == 0
        if number
    )
    numbers.append(8)
    return found


def sums(pairs: list[tuple[int, int]]) -> object:
    return (one + other for one, other in pairs)


def told(kind: str, /, **args: object) -> object:
    return [kind, args]


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
    assert small.rest_of(("few", "more", "a")) == ["more", "a"]
    assert small.rest_of(("few", "less")) == "nothing"
    assert small.is_one("this")
    assert small.is_one("that", "that")
    assert not small.is_one("that")
    assert list(small.halves([0, 1, 2, 4])) == [1, 2, 4]
    assert list(small.sums([(1, 2), (3, 4)])) == [3, 7]
    assert small.told("a", kind="b") == ["a", {"kind": "b"}]
    assert (
        "def told(_given_kind: str, /, **args: object)" in splitting.split(SOURCE, "kosztest.small", native=()).compiled
    )
    board = small.Board()
    assert (board.spaces, board.spaces, board.counted) == (9, 9, 1)
    assert "spaces" not in vars(board)
    with pytest.raises(KeyError) as caught:
        small.refuse()
    assert isinstance(caught.value.__cause__, ValueError)


def test_the_stub_knows_fields_and_signatures() -> None:
    stub = splitting.split(SOURCE, "kosztest.small", native={"Board"}, functions={"written"}).stub
    assert "class Spell(Struct, frozen=True):" in stub
    assert "cost: int = ..." in stub
    assert "def written(key: str) -> str:\n    ..." in stub
    assert "from kosztest.small import Board as Board\n" in stub


def test_others_may_derive_from_a_class() -> None:
    text = splitting.split(SOURCE, "kosztest.small", native={"Board"}, derived={"Board"}).compiled
    assert "@_attr(allow_interpreted_subclasses=True)\nclass Board:" in text
    assert text.count("\n") == SOURCE.count("\n")


def test_methods_may_take_anything() -> None:
    text = splitting.split(
        "from __future__ import annotations\n\n\nclass Board:\n    def put(self, key: str, *, at: int = 1) -> str: ...",
        "kosztest.small", native={"Board"}, lenient={"Board"},
    ).compiled  # fmt: skip
    assert "def put(self, key: _Any, *, at: _Any = 1) -> str: ..." in text


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


class Played:
    """A build that has played already."""

    def __init__(self, name: str, *traces: list[str]) -> None:
        self.name = name
        self.traces = list(traces)

    def begin(self, **ask: Any) -> None:
        assert ask["kind"] == "trace"

    def answer(self) -> list[str]:
        return self.traces.pop(0)


def test_builds_that_play_the_same_are_found_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    pair: Any = [Played("one", ["a", "b"], ["c"]), Played("two", ["a", "b"], ["c"])]
    assert builds.differences(pair, "game", 2, 0) == []
    assert "game: 2 matches with 1 choices are the same" in capsys.readouterr().out


def test_the_first_choice_that_differs_is_named() -> None:
    pair: Any = [Played("one", ["a", "b", "c"]), Played("two", ["a", "x", "y", "z"])]
    assert builds.differences(pair, "game", 1, 7) == ["game, seed builds/7: two parts from one at choice 1"]


GENERATED = """
#include "__native_small.h"
char CPyDef_scene____silent(PyObject *cpy_r_kind, PyObject *cpy_r_args) {
    return 1;
}

        PyObject *CPyPy_scene____silent(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"kind", 0};
            static CPyArg_Parser parser = {"%O:_silent", kwlist, 0};
    cpy_r_r1 = CPyStatic_scene___globals;
    cpy_r_r2 = CPyStatics[3]; /* 'LIMIT' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r2);
    cpy_r_r5 = PyObject_SetAttr(cpy_r_r3, cpy_r_r2, cpy_r_r4);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r8 = CPyList_Extend(cpy_r_r9, cpy_r_r6);
"""


def test_generated_c_remembers_at_every_place(tmp_path: Path) -> None:
    file = tmp_path / "small.c"
    file.write_text(GENERATED)
    assert wheel.remember([file]) == 6
    text = file.read_text().partition((ROOT / "tools" / "slots.h").read_text("utf-8"))[2]
    for said in (
        "GLOBAL_GET(cpy_r_r1,",
        "SLOT_GET(cpy_r_r3,",
        "SLOT_SET(cpy_r_r3,",
        "INT_OBJECT(cpy_r_r7)",
        "LIST_EXTEND(",
    ):
        assert f"= {said}" in text
    assert (text.count("LIST_EXTEND("), text.count("Py_RETURN_NONE")) == (1, 1)


def test_c_in_which_nothing_is_found_to_remember_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.c"
    file.write_text(GENERATED.replace("CPyObject_GetAttr", "CPyObject_GetAnother"))
    with pytest.raises(SystemExit, match="found no field read"):
        wheel.remember([file])
