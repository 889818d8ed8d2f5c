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
from copy import deepcopy
from typing import NamedTuple, TypeAlias

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef
SUPPORT = "koszmar._compiled"
"""The module with what the rewritten text calls; it exists only in a compiled build."""
SUPPORT_SOURCE = '''"""What compiled modules call; made with them."""

from collections.abc import Iterator
from typing import Any, TypeVar

E = TypeVar("E", bound=BaseException)


def caused(error: E, cause: BaseException | None) -> E:
    """``raise error from cause``, of which mypyc forgets the cause."""
    error.__cause__ = cause
    return error


def lazily(work: Any, things: Any, fits: Any = None) -> Iterator[Any]:
    """``(work(thing) for thing in things if fits(thing))``, of which mypyc would make a list at once."""
    for thing in things:
        if fits is None or fits(thing):
            yield work(thing)


def lazily_apart(work: Any, things: Any, fits: Any = None) -> Iterator[Any]:
    """The same, where things are taken apart."""
    for thing in things:
        if fits is None or fits(*thing):
            yield work(*thing)
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
    lenient: Collection[str] = (),
    package: bool = False,
) -> Split:
    """The texts of a module.

    ``native`` classes are compiled, the ``derived`` among them can be derived from by others, and the methods of the
    ``lenient`` ones take any arguments, to complain of them in their own words; ``functions`` are not compiled.
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
    for helper in ("caused", "lazily", "lazily_apart"):
        if any(f"_{helper}(" in edit.text for edit in edits):
            heads.append(f"from {SUPPORT} import {helper} as _{helper}")
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in derived and node.name in native:
            edits.append(_derivable(text, node))
            heads.append("from typing import TYPE_CHECKING as _TYPING")
        if isinstance(node, ast.ClassDef) and node.name in lenient:
            edits += _lenient(text, node)
            heads.append("from typing import Any as _Any")
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
            if star not in parts or not isinstance(node.subject, ast.Name):
                raise ValueError(f"line {star.lineno}: such a pattern cannot be said in another way")
            before, after = parts.index(star), len(parts) - parts.index(star) - 1
            until = f"len({node.subject.id}) - {after}" if after else ""
            rest = f"list({node.subject.id}[{before}:{until}])"
            yield _Edit(text.start(star), text.end(star), "*_")
            if case.guard:
                start, end = text.start(case.guard), text.end(case.guard)
                yield _Edit(start, start, f"({star.name} := {rest}) is not None and (")
                yield _Edit(end, end, ")")
            elif isinstance(case.body[0], COMPOUND):  # nothing can be said before it in its line, but in a guard
                end = text.end(case.pattern)
                yield _Edit(end, end, f" if ({star.name} := {rest}) is not None")
            else:
                start = text.start(case.body[0])
                yield _Edit(start, start, f"{star.name} = {rest}; ")


def _by_place_only(text: _Text, node: ast.AST) -> Iterator[_Edit]:
    """``def tell(kind, /, **args)``: mypyc takes ``kind=`` for the first, though it is meant for ``args``."""
    if isinstance(node, ast.FunctionDef) and node.args.posonlyargs and node.args.kwarg:
        names = {one.arg for one in node.args.posonlyargs} - {"self", "cls"}
        for one in node.args.posonlyargs:
            if one.arg in names:
                start = text.start(one)
                yield _Edit(start, start + len(one.arg), f"_given_{one.arg}")
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id in names:
                yield _Edit(text.start(part), text.end(part), f"_given_{part.id}")


def _lazy(text: _Text, node: ast.AST) -> Iterator[_Edit]:
    """A generator expression that is kept, returned or looped over, and may have to wait: mypyc makes a list of it."""
    found: ast.expr | None = None
    if isinstance(node, ast.For):
        found = node.iter
    elif isinstance(node, ast.Return) or (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
        found = node.value
    if not isinstance(found, ast.GeneratorExp):
        return
    if len(found.generators) > 1 or any(isinstance(part, ast.NamedExpr) for part in ast.walk(found)):
        return
    only = found.generators[0]
    apart = isinstance(only.target, ast.Tuple)
    if apart and not all(isinstance(part, ast.Name) for part in only.target.elts):  # type: ignore[attr-defined]
        raise ValueError(f"line {found.lineno}: such a generator expression cannot be said in another way")
    names = ast.unparse(only.target).strip("()")
    fits = f", lambda {names}: " + " and ".join(f"({ast.unparse(one)})" for one in only.ifs) if only.ifs else ""
    pieces = [
        (text.start(found), text.start(found.elt), f"_lazily{'_apart' if apart else ''}(lambda {names}: ", ""),
        (text.end(found.elt), text.start(only.iter), ", ", ""),
        (text.end(only.iter), text.end(found), fits, ")"),
    ]
    for start, end, said, close in pieces:
        yield _Edit(start, end, said + "\n" * text.between(start, end).count("\n") + close)


def _worked_out_once(text: _Text, node: ast.AST) -> Iterator[_Edit]:
    """``@lazy`` keeps a value in the object's ``__dict__``; a compiled object has none, so a field has to keep it."""
    if not isinstance(node, ast.FunctionDef) or [ast.unparse(one) for one in node.decorator_list] != ["lazy"]:
        return
    start, decorator, doc = text.start_of(node), node.decorator_list[0], node.body[0]
    assert node.returns, f"line {node.lineno}: what is worked out has no type"
    assert ast.get_docstring(node), f"line {node.lineno}: a lazy property needs a docstring"
    assert text.between(start - 2, start) == "\n\n", f"there is no empty line before {node.name}"
    kept, kind, worked_out = f"self._kept_{node.name}", ast.unparse(node.returns), f"_work_out_{node.name}"
    lines = text.between(text.end(node.returns), text.end(doc)).count("\n")
    yield _Edit(start - 1, start - 1, f"    _kept_{node.name}: '{kind} | None' = None")
    yield _Edit(text.start(decorator), text.end(decorator), "property")
    said = f": {kept} = {kept} if {kept} is not None else self.{worked_out}(); return {kept}\n"
    said += f"    def {worked_out}(self) -> {kind}:" + "\n" * (lines - 1)
    yield _Edit(text.end(node.returns), text.end(doc), said)


COMPOUND = ast.If | ast.For | ast.While | ast.With | ast.Try | ast.Match | ast.FunctionDef | ast.ClassDef
Rewrite: TypeAlias = "Callable[[_Text, ast.AST], Iterator[_Edit]]"
REWRITES: tuple[Rewrite, ...] = (
    _raise_from, _in_tuple_with_star, _rest_of_a_pattern, _by_place_only, _lazy, _worked_out_once,
)  # fmt: skip


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
    """What mypy has to know about them: fields and signatures, and what these name."""
    twins = [_signatures(node) if isinstance(node, ast.ClassDef) else _signature(node) for node in taken]
    named = {part.id for twin in twins for part in ast.walk(twin) if isinstance(part, ast.Name)}
    own = [name for name in _own_names(tree) if name in named and name not in {node.name for node in taken}]
    lines = ["from typing import Any as _Any", *map(ast.unparse, _imports(tree))]
    if own:  # and no others: where modules import each other, mypy may not know the type of a constant yet
        lines.append(f"from {module} import {', '.join(f'{name} as {name}' for name in own)}")
    lines.append("def define(name: str, home: dict[str, _Any]) -> None: ...")
    return "\n".join([*lines, *map(ast.unparse, twins)]) + "\n"


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
    return list(dict.fromkeys(found))


def _signatures(node: ast.ClassDef) -> ast.ClassDef:
    """A class without the bodies of its methods; what they note on ``self`` is declared."""
    known, lines = {*_own_names(ast.Module(node.body, []))}, list[ast.stmt]()
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            noted = {name: kind for name, kind in reversed([*_noted(part)]) if name not in known}
            lines += ast.parse("\n".join(f"{name}: {kind}" for name, kind in noted.items())).body
            known |= {*noted}
            lines.append(_signature(part))
        elif isinstance(part, ast.AnnAssign):
            default = part.value and (part.value if "field(" in ast.unparse(part.value) else ast.Constant(...))
            lines.append(ast.AnnAssign(part.target, part.annotation, default, part.simple))
        elif isinstance(part, ast.Assign) and not isinstance(part.value, ast.Constant):
            lines += ast.parse("\n".join(f"{name}: _Any" for name in _own_names(ast.Module([part], [])))).body
        else:
            lines.append(part)
    return ast.ClassDef(node.name, node.bases, node.keywords, lines, node.decorator_list)


def _noted(method: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """What a method notes on ``self``, and its type, as far as it is said."""
    for part in ast.walk(method):
        target = part.target if isinstance(part, ast.AnnAssign) else part
        if (
            isinstance(target, ast.Attribute)
            and isinstance(target.ctx, ast.Store)
            and ast.unparse(target.value) == "self"
        ):
            yield target.attr, ast.unparse(part.annotation) if isinstance(part, ast.AnnAssign) else "_Any"


def _signature(node: ast.FunctionDef) -> ast.FunctionDef:
    """A function without its body and the values of its defaults."""
    node = deepcopy(node)
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


def _lenient(text: _Text, node: ast.ClassDef) -> Iterator[_Edit]:
    """Let public methods take anything: compiled code would refuse arguments of other types in words of its own."""
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            given = method.args
            for one in (*given.posonlyargs, *given.args, *given.kwonlyargs):
                if one.annotation:
                    start, end = text.start(one.annotation), text.end(one.annotation)
                    yield _Edit(start, end, "_Any")


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

    def start(self, node: ast.expr | ast.stmt | ast.pattern | ast.arg) -> int:
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
        source, later = self.source, len(self.source)
        for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
            if edit.end > later:
                raise ValueError(f"two things are to be said in another way at once: {edit.text}")
            later = edit.start
            source = source[: edit.start] + edit.text + source[edit.end :]
        return source
