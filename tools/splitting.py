"""How a module is made ready for mypyc: the same source, with a few things said in another way, line for line.

mypyc drops the class keywords of Structs without a word, and cannot compile some other classes. Such a class is taken
out of the text that is compiled and put, as it stands, into a sibling module that stays interpreted. When the compiled
module comes to the place where the class stood, it has the sibling carry out the class statement among its own names:

    _flow_classes.define("Decision", globals())

So the class is made where and when it always was; its ``__module__``, its methods' globals, pickles and type hints are
those of the module it belongs to, and nothing in the repository has to move. For mypy there is a stub of the sibling,
from which the compiled module imports the class.

The rest is what mypyc gets wrong, each in one function below. Lines keep their numbers, so that tracebacks stay true.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple, TypeAlias

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef
SUPPORT = "koszmar._compiled"
"""The module with what the rewritten text calls; it exists only in a compiled build."""
SUPPORT_SOURCE = '''"""What compiled modules call; made with them."""

from typing import Any, TypeVar

E = TypeVar("E", bound=BaseException)


def caused(error: E, cause: BaseException | None) -> E:
    """``raise error from cause``, of which mypyc forgets the cause."""
    error.__cause__ = cause
    return error
'''
SIBLING_HEAD = '''"""The classes of {module} that stay interpreted; made with the compiled build."""

from types import FunctionType


def define(name, home):
    """Carry out a class statement among the names of the module to which it belongs."""
    FunctionType(globals()["_" + name].__code__, home)()
    globals()[name] = home[name]
'''


class Split(NamedTuple):
    """A module in its three texts; without classes to be taken out there is no sibling."""

    compiled: str
    sibling: str = ""
    stub: str = ""


class _Edit(NamedTuple):
    start: int
    end: int
    text: str


def sibling_of(module: str, package: bool) -> str:
    """The name of the module that holds its interpreted classes."""
    parent, _, name = module.rpartition(".")
    return f"{module}._init_classes" if package else f"{parent}._{name}_classes"


def split(
    source: str,
    module: str,
    *,
    native: Collection[str],
    functions: Collection[str] = (),
    derived: Collection[str] = (),
    package: bool = False,
) -> Split:
    """The texts of a module.

    ``native`` classes are compiled, the ``derived`` among them can be derived from by others; ``functions`` are not.
    """
    tree = ast.parse(source)
    text = _Text(source)
    taken: list[Definition] = [
        node
        for node in tree.body
        if (isinstance(node, ast.ClassDef) and node.name not in native)
        or (isinstance(node, ast.FunctionDef) and node.name in functions)
    ]
    edits: list[_Edit] = []
    sibling = sibling_of(module, package)
    heads: list[str] = []
    edits += [_taken_out(text, node, sibling, first=node is taken[0]) for node in taken]
    inside = {id(part) for node in taken for part in ast.walk(node)}
    for part in ast.walk(tree):
        if id(part) not in inside:
            edits += [edit for rewrite in REWRITES for edit in rewrite(text, part)]
    if any("_caused(" in edit.text for edit in edits):
        heads.append(f"from {SUPPORT} import caused as _caused")
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in derived and node.name in native:
            edits.append(_derivable(text, node))
            heads.append("from typing import TYPE_CHECKING as _TYPING")
    compiled = text.with_edits(edits)
    if heads:
        compiled = _after_future(compiled, "; ".join(dict.fromkeys(heads)))
    if not taken:
        return Split(compiled)
    return Split(compiled, _sibling(text, taken, module), _stub(tree, taken, module))


# -- what is said in another way ------------------------------------------------------------------------------------


def _raise_from(text: _Text, node: ast.AST) -> Iterator[_Edit]:
    """``raise … from …``: mypyc forgets the cause."""
    if isinstance(node, ast.Raise) and node.exc and node.cause:
        yield _Edit(text.start(node.exc), text.start(node.exc), "_caused(")
        between = text.between(text.end(node.exc), text.start(node.cause))
        yield _Edit(text.end(node.exc), text.start(node.cause), "," + between.replace("from", "", 1))
        yield _Edit(text.end(node.cause), text.end(node.cause), ")")


def _in_tuple_with_star(text: _Text, node: ast.AST) -> Iterator[_Edit]:
    """``x in (*a, b)``: mypyc crashes, but not if a list is made of it first."""
    if isinstance(node, ast.Compare):
        for operator, right in zip(node.ops, node.comparators, strict=True):
            starred = isinstance(right, ast.Tuple) and any(isinstance(part, ast.Starred) for part in right.elts)
            if starred and isinstance(operator, ast.In | ast.NotIn):
                yield _Edit(text.start(right), text.start(right), "list(")
                yield _Edit(text.end(right), text.end(right), ")")


def _rest_of_a_pattern(text: _Text, node: ast.AST) -> Iterator[_Edit]:
    """``case (first, *rest)``: a list, of which mypyc makes a tuple where a tuple was matched, and then complains."""
    for case in node.cases if isinstance(node, ast.Match) else ():
        stars = [part for part in ast.walk(case.pattern) if isinstance(part, ast.MatchStar) and part.name]
        for star in stars:
            assert isinstance(node, ast.Match)
            parts = case.pattern.patterns if isinstance(case.pattern, ast.MatchSequence) else []
            if star not in parts or not isinstance(node.subject, ast.Name) or case.guard:
                raise ValueError(f"line {star.lineno}: such a pattern cannot be said in another way")
            before, after = parts.index(star), len(parts) - parts.index(star) - 1
            until = f"len({node.subject.id}) - {after}" if after else ""
            rest = f"list({node.subject.id}[{before}:{until}])"
            yield _Edit(text.start(star), text.end(star), "*_")
            if isinstance(case.body[0], COMPOUND):  # nothing can be said before it in its line, but in a guard
                end = text.end(case.pattern)
                yield _Edit(end, end, f" if ({star.name} := {rest}) is not None")
            else:
                start = text.start(case.body[0])
                yield _Edit(start, start, f"{star.name} = {rest}; ")


COMPOUND = ast.If | ast.For | ast.While | ast.With | ast.Try | ast.Match | ast.FunctionDef | ast.ClassDef
Rewrite: TypeAlias = "Callable[[_Text, ast.AST], Iterator[_Edit]]"
REWRITES: tuple[Rewrite, ...] = (_raise_from, _in_tuple_with_star, _rest_of_a_pattern)


# -- what stays interpreted ----------------------------------------------------------------------------------------


def _taken_out(text: _Text, node: Definition, sibling: str, *, first: bool) -> _Edit:
    """In place of a class: have it made here, and know it by the stub."""
    start, end = text.start_of(node), text.end(node)
    name = sibling.rpartition(".")[2]
    said = f"import {sibling} as {name}; " if first else ""
    said += f'{name}.define("{node.name}", globals()); from {sibling} import {node.name} as {node.name}'
    return _Edit(start, end, said + "\n" * text.between(start, end).count("\n"))


def _sibling(text: _Text, taken: list[Definition], module: str) -> str:
    parts = [SIBLING_HEAD.format(module=module)]
    if text.source.find("from __future__ import annotations") >= 0:
        parts[0] = parts[0].replace('build."""\n', 'build."""\n\nfrom __future__ import annotations\n', 1)
    for node in taken:
        lines = text.between(text.start_of(node), text.end(node)).split("\n")
        inner = _indented(lines, text, node)
        parts.append(f"\n\ndef _{node.name}():\n    global {node.name}\n\n{inner}\n")
    return "".join(parts)


def _indented(lines: list[str], text: _Text, node: Definition) -> str:
    """A class one step further to the right; what stands within strings stays as it is."""
    first = text.first_line(node)
    fixed: set[int] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Constant | ast.JoinedStr) and part.end_lineno and part.end_lineno > part.lineno:
            fixed.update(range(part.lineno + 1, part.end_lineno + 1))
    return "\n".join(
        line if not line.strip() or number in fixed else f"    {line}" for number, line in enumerate(lines, first)
    )


def _stub(tree: ast.Module, taken: list[Definition], module: str) -> str:
    """What mypy has to know about the classes: their fields and the signatures of their methods."""
    names = {node.name for node in taken}
    lines: list[str] = ["from typing import Any as _Any"]
    for node in _imports(tree):
        lines.append(ast.unparse(node))
    own = [name for name in _own_names(tree) if name not in names]
    if own:
        lines.append(f"from {module} import {', '.join(f'{name} as {name}' for name in own)}")
    lines.append("def define(name: str, home: dict[str, _Any]) -> None: ...")
    for node in taken:
        if isinstance(node, ast.ClassDef):
            lines.append(ast.unparse(_signatures(node)))
        else:
            twin = ast.parse(ast.unparse(node)).body[0]
            assert isinstance(twin, ast.FunctionDef)
            lines.append(ast.unparse(_signature(twin)))
    return "\n".join(lines) + "\n"


def _imports(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            if not (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
                yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for inner in node.body:
                if isinstance(inner, ast.Import | ast.ImportFrom):
                    yield inner


def _own_names(tree: ast.Module) -> list[str]:
    """What a module itself defines, in its order."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                found += [part.id for part in ast.walk(target) if isinstance(part, ast.Name)]
        elif isinstance(node, ast.If):
            for inner in node.body:
                if isinstance(inner, ast.Assign | ast.AnnAssign):
                    for target in inner.targets if isinstance(inner, ast.Assign) else [inner.target]:
                        found += [part.id for part in ast.walk(target) if isinstance(part, ast.Name)]
    return [name for name in dict.fromkeys(found) if not name.startswith("__")]


def _signatures(node: ast.ClassDef) -> ast.ClassDef:
    """A class without the bodies of its methods; what they note on ``self`` is declared."""
    twin = ast.parse(ast.unparse(node)).body[0]
    assert isinstance(twin, ast.ClassDef)
    said = {*_own_names(ast.Module(twin.body, []))}
    noted: dict[str, str] = {}
    for method in [part for part in twin.body if isinstance(part, ast.FunctionDef)]:
        for part in ast.walk(method):
            target: ast.expr | None = None
            kind = "_Any"
            if isinstance(part, ast.AnnAssign):
                target, kind = part.target, ast.unparse(part.annotation)
            elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                target = part
            its_own = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
            if its_own and target.attr not in said and noted.get(target.attr, "_Any") == "_Any":
                noted[target.attr] = kind
        _signature(method)
    twin.body = [*ast.parse("\n".join(f"{name}: {kind}" for name, kind in noted.items())).body, *twin.body]
    for part in twin.body:
        if isinstance(part, ast.AnnAssign) and part.value is not None and "field(" not in ast.unparse(part.value):
            part.value = ast.Constant(...)
    return twin


def _signature(node: ast.FunctionDef) -> ast.FunctionDef:
    """A function without its body and the values of its defaults."""
    node.body = [ast.Expr(ast.Constant(...))]
    node.args.defaults = [ast.Constant(...) for _ in node.args.defaults]
    node.args.kw_defaults = [default and ast.Constant(...) for default in node.args.kw_defaults]
    return node


def _derivable(text: _Text, node: ast.ClassDef) -> _Edit:
    """Say in the empty line before a class that others may derive from it."""
    start = text.start_of(node)
    assert text.between(start - 2, start) == "\n\n", f"there is no empty line before {node.name}"
    said = "if _TYPING: from mypy_extensions import mypyc_attr as _attr\n@_attr(allow_interpreted_subclasses=True)\n"
    return _Edit(start - 2, start, said)


def _after_future(source: str, said: str) -> str:
    """Say something right after the future statement, in its line."""
    future = "from __future__ import annotations\n"
    if future in source:
        return source.replace(future, future.rstrip("\n") + "; " + said + "\n", 1)
    raise ValueError("a module that is rewritten needs the future statement of annotations")


class _Text:
    """A source with the places of its nodes."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def _place(self, line: int, column: int) -> int:
        """The syntax tree counts bytes, a string counts letters."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt | ast.pattern) -> int:
        return self._place(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt | ast.pattern) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._place(node.end_lineno, node.end_col_offset)

    def first_line(self, node: Definition) -> int:
        return min([node.lineno, *(each.lineno for each in node.decorator_list)])

    def start_of(self, node: Definition) -> int:
        return self._starts[self.first_line(node) - 1]

    def between(self, start: int, end: int) -> str:
        return self.source[start:end]

    def with_edits(self, edits: list[_Edit]) -> str:
        """The text after edits, none of which lies within another."""
        source = self.source
        for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
            source = source[: edit.start] + edit.text + source[edit.end :]
        return source
