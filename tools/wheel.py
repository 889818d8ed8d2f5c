"""Build the wheels: the pure one, which runs everywhere, and the one with rules compiled by mypyc for this Python.

    python -m tools.wheel                   both, in dist/
    python -m tools.wheel --pure            only the pure one: needs no compiler
    python -m tools.wheel --tree            no wheels, only build/compiled/src, a folder to put on PYTHONPATH
    python -m tools.wheel --only bigbook    … with one game compiled, while trying

The compiled wheel holds the very files of the pure one and, beside the modules of tools/compiled.toml, their compiled
twins, which Python prefers. With KOSZMAR_PURE=1 in the environment they are ignored.
"""

from __future__ import annotations

import argparse
import ast
import base64
import csv
import hashlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import zipfile
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from tools import splitting

T = TypeVar("T")
R = TypeVar("R")
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build" / "compiled"
DIST = ROOT / "dist"
BESIDE = ("tests", "rules", "docs")
"""What code finds beside the sources of a checkout."""
GROUP = "koszmar"
"""Names the library with all compiled code, ``koszmar__mypyc``; the compiled modules themselves only point to it."""
SHIM_HEAD = """
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *), PyErr_Clear(void), *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *Py_BuildValue(const char *, ...), *PyObject_GetAttrString(PyObject *, const char *);
""".replace("{", "{{").replace("}", "}}")
"""All of Python.h that such a file needs: there are hundreds of them, and the whole of it takes longest."""
IDLE = (
    r"char CPyDef_(\w+)\(PyObject \*\w+, PyObject \*\w+\) \{\n    return 1;\n\}\n\s*"
    r"PyObject \*CPyPy_\1\(PyObject \*self, PyObject \*const \*args, size_t nargs, PyObject \*kwnames\) \{\n"
    r"(?=.*\n.*\"%O:)"
)
"""A function that does nothing, whatever it is given by name: it need not collect that in a dictionary."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


# -- what is compiled -----------------------------------------------------------------------------------------------


def selection() -> dict[str, Any]:
    """tools/compiled.toml."""
    return tomllib.loads((HERE / "compiled.toml").read_text(encoding="utf-8"))


def modules(tree: Path) -> dict[str, Path]:
    """All modules of a source tree by name."""
    found = {}
    for path in sorted((tree / "koszmar").rglob("*.py")):
        parts = path.relative_to(tree).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def fits(name: str, pattern: str) -> bool:
    """Whether a module is named by a pattern: ``.*`` at the end stands for the package and all below."""
    if pattern.endswith(".*"):
        return fnmatchcase(name, pattern[:-2]) or fnmatchcase(name, pattern)
    return fnmatchcase(name, pattern)


def chosen(only: Collection[str] = ()) -> list[str]:
    """The modules to be compiled."""
    found = [
        package if name == "__init__" else f"{package}.{name}"
        for package, names in selection()["compiled"].items()
        if not only or not package.startswith("koszmar.games.") or package.split(".")[2] in only
        for name in names
    ]
    return sorted(found)


def native_classes(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """By module the classes that can be compiled: plain ones, and those that derive from such."""
    interpreted = selection()["classes"]
    plain = [
        (module, node.name, {ast.unparse(base).partition("[")[0] for base in node.bases} - {"Generic"})
        for module, source in sources.items()
        if "class " in source
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and not node.decorator_list and not node.keywords
        if f"{module}:{node.name}" not in interpreted
    ]
    found: dict[str, set[str]] = {name: set() for name in sources}
    known: set[str] = set()
    while more := [(module, name) for module, name, bases in plain if bases <= known and name not in found[module]]:
        for module, name in more:
            found[module].add(name)
            known.add(name)
    return found


# -- the pure wheel -------------------------------------------------------------------------------------------------


def pure_wheel() -> Path:
    """Have hatchling build it."""
    DIST.mkdir(exist_ok=True)
    said = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(DIST)],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return DIST / Path((said.stdout + said.stderr).strip().splitlines()[-1]).name


# -- compiling ------------------------------------------------------------------------------------------------------


def prepare(site: Path, text: Path, only: Collection[str]) -> list[str]:
    """Lay out the text that mypyc compiles, and beside the sources of the wheel what compiled modules need."""
    shutil.rmtree(text, ignore_errors=True)
    for path in modules(site).values():
        copy = text / path.relative_to(site)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    paths = modules(site)
    names = chosen(only)
    sources = {name: paths[name].read_text(encoding="utf-8") for name in names}
    native = native_classes(sources)
    said = selection()
    (site / "koszmar" / "_compiled.py").write_text(splitting.SUPPORT_SOURCE, encoding="utf-8")
    (text / "koszmar" / "_compiled.py").write_text(splitting.SUPPORT_SOURCE, encoding="utf-8")
    for name, source in sources.items():
        package = paths[name].name == "__init__.py"
        kinds = {kind: _of(name, said[kind]) for kind in ("functions", "derived", "lenient")}
        parts = splitting.split(source, name, native=native[name], package=package, **kinds)
        where = paths[name].relative_to(site)
        (text / where).write_text(parts.compiled, encoding="utf-8")
        if parts.sibling:
            beside = where.with_name(splitting.sibling_of(name, package).rpartition(".")[2] + ".py")
            (site / beside).write_text(parts.sibling, encoding="utf-8")
            (text / beside).with_suffix(".pyi").write_text(parts.stub, encoding="utf-8")
    return names


def _of(module: str, things: Iterable[str]) -> list[str]:
    """The names of things of one module."""
    return [thing.partition(":")[2] for thing in things if thing.partition(":")[0] == module]


def generate(text: Path, names: Collection[str], target: Path) -> list[Path]:
    """Have mypyc write C; returns the files that it has written, without those of its runtime."""
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypy.main import process_options
    from mypyc.codegen import emitmodule
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    paths = modules(text)
    os.chdir(text)
    (text / "mypy.ini").write_text("[mypy]\n")
    flags = ["--config-file", "mypy.ini", "--ignore-missing-imports", "--no-warn-no-return"]
    fscache = FileSystemCache()
    sources, options = process_options(
        [*flags, *(str(paths[name].relative_to(text)) for name in names)], fscache=fscache, mypyc=True
    )
    options.python_version = sys.version_info[:2]
    options.show_traceback = True
    options.export_types = True
    options.incremental = False
    options.preserve_asts = True
    for source in sources:
        options.per_module_options.setdefault(source.module, {})["mypyc"] = True
    settings = CompilerOptions(multi_file=True, target_dir=str(target), group_name=GROUP)
    groups = [(sources, GROUP)]
    try:
        result = emitmodule.parse_and_typecheck(sources, options, settings, groups, fscache)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    if result.errors:
        sys.exit("\n".join(result.errors))
    errors = Errors(options)
    found, written, _ = emitmodule.compile_modules_to_c(result, compiler_options=settings, errors=errors, groups=groups)
    (target / "messages.txt").write_text("\n".join(errors.new_messages()), encoding="utf-8")
    if errors.num_errors:
        sys.exit((target / "messages.txt").read_text(encoding="utf-8"))
    for name, contents in written[0]:
        (target / name).write_text(contents, encoding="utf-8")
    needed = {*RUNTIME_C_FILES, *(part.path for part in emitmodule.collect_source_dependencies(found))}
    (target / "runtime.txt").write_text("\n".join(sorted(needed)), encoding="utf-8")
    return [target / name for name, _ in written[0] if name.endswith(".c")]


def remember(files: Collection[Path]) -> int:
    """Let the generated C remember where fields and global names are (tools/slots.h); returns at how many places."""
    changes = (
        ("field read", r"= CPyObject_GetAttr\(", "= SLOT_GET("),
        ("field written", r"= PyObject_SetAttr\(", "= SLOT_SET("),
        ("name read", r"(= CPyStatic_(?:\w+___)?globals;\n.*\n.*)= CPyDict_GetItem\(", r"\1= GLOBAL_GET("),
        ("number made", r"= CPyTagged_StealAsObject\(", "= INT_OBJECT("),
        ("list joined", r"= CPyList_Extend\(", "= LIST_EXTEND("),
        ("idle function", IDLE, r"\g<0>    if (nargs == 1) { Py_RETURN_NONE; }\n"),
    )
    kinds = dict.fromkeys((kind for kind, _, _ in changes), 0)
    header = (HERE / "slots.h").read_text(encoding="utf-8")
    for path in files:
        text = path.read_text(encoding="utf-8")
        for kind, pattern, new in changes:
            text, count = re.subn(pattern, new, text)
            kinds[kind] += count
        head = text.index("\n", text.rindex("#include")) + 1
        path.write_text(text[:head] + header + text[head:], encoding="utf-8")
    if missing := [kind for kind, count in kinds.items() if not count]:
        sys.exit(f"wheel: mypyc writes another C than tools/slots.h expects: found no {' and no '.join(missing)}")
    return sum(kinds.values())


def build_library(files: Collection[Path], target: Path, site: Path, level: str) -> None:
    """Compile the C into one library; what was compiled from the same text before is taken as it is."""
    compiler = shlex.split(sysconfig.get_config_var("CC"))
    flags = [
        "-fPIC", "-fwrapv", "-DNDEBUG", f"-O{level}", "-g0", "-fno-semantic-interposition", "-fvisibility=hidden",
        # where mypyc has taken something for what it is not
        "-fno-plt", "-Werror=int-conversion", "-Werror=incompatible-pointer-types",
        f"-I{runtime()}", f"-I{target}", f"-I{sysconfig.get_path('include')}",
    ]  # fmt: skip
    objects = BUILD / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    common = hashlib.sha256("\0".join([*compiler, *flags]).encode())
    for header in sorted(target.glob("*.h")):
        common.update(header.read_bytes())

    def compiled(path: Path) -> Path:
        text = common.copy()
        text.update(path.read_bytes())
        made = objects / f"{path.stem}-{text.hexdigest()[:16]}.o"
        if not made.exists():
            fresh = made.with_suffix(".new")
            subprocess.run([*compiler, *flags, "-c", str(path), "-o", str(fresh)], check=True)
            fresh.rename(made)
        return made

    needed = (target / "runtime.txt").read_text(encoding="utf-8").split("\n")
    made = in_parallel(
        compiled, sorted([*files, *(runtime() / name for name in needed)], key=lambda path: -path.stat().st_size)
    )
    linker = shlex.split(sysconfig.get_config_var("LDSHARED"))
    library = site / f"{GROUP}__mypyc{SUFFIX}"
    subprocess.run([*linker, "-s", *map(str, made), "-o", str(library)], check=True)
    for old in {*objects.iterdir()} - {*made}:
        old.unlink()


def runtime() -> Path:
    """Where mypyc keeps the C that all compiled code needs."""
    import mypyc

    return Path(mypyc.__file__).parent / "lib-rt"


def in_parallel(work: Callable[[T], R], things: Iterable[T]) -> list[R]:
    """Have as many compilers at work as there are processors, or as JOBS says."""
    with ThreadPoolExecutor(max_workers=int(os.environ.get("JOBS") or os.cpu_count() or 1)) as pool:
        return list(pool.map(work, things))


def build_shims(site: Path, names: Collection[str], target: Path) -> None:
    """For every module a file that Python finds, and that points to the library."""
    from mypyc.namegen import exported_name

    template = (runtime() / "module_shim.tmpl").read_text(encoding="utf-8")
    template = template.replace("#include <Python.h>", SHIM_HEAD)
    compiler = [*shlex.split(sysconfig.get_config_var("LDSHARED")), "-fPIC", "-Os", "-s", "-w"]
    paths = modules(site)
    shims = target / "shims"
    shims.mkdir(exist_ok=True)

    def compiled(name: str) -> None:
        source = shims / f"{name}.c"
        last = name.rpartition(".")[2]
        source.write_text(template.format(modname=last, libname=f"{GROUP}__mypyc", full_modname=exported_name(name)))
        made = paths[name].with_suffix("")
        made = made.with_name(made.name + SUFFIX)
        subprocess.run([*compiler, f"-I{sysconfig.get_path('include')}", str(source), "-o", str(made)], check=True)

    in_parallel(compiled, names)


def compiled_tree(only: Collection[str], level: str, slots: bool) -> Path:
    """The sources with compiled modules beside them, in a folder that looks like the checkout to those who ask."""
    site, text, target, stamp = BUILD / "src", BUILD / "text", BUILD / "c", BUILD / ".ready"
    wanted = digest(*only, level, str(slots))
    ready = stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted
    for old in () if ready else (site, text, target):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "koszmar", site / "koszmar", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True
    )
    if ready:
        return site
    stamp.unlink(missing_ok=True)
    target.mkdir(parents=True)
    for name in BESIDE:
        if not (BUILD / name).exists():
            (BUILD / name).symlink_to(ROOT / name)
    begun = time.monotonic()

    def say(what: str) -> None:
        print(f"wheel: {what} ({time.monotonic() - begun:.0f} s)", flush=True)

    names = prepare(site, text, only)
    say(f"{len(names)} modules prepared")
    files = generate(text, names, target)
    os.chdir(ROOT)
    say(f"{len(files)} files of C written, {sum(path.stat().st_size for path in files) >> 20} MB")
    if slots:
        say(f"{remember(files):,} places remember where things are")
    build_library(files, target, site, level)
    say("library built")
    build_shims(site, names, target)
    say("done")
    stamp.write_text(wanted, encoding="utf-8")
    return site


def digest(*how: str) -> str:
    """What a compiled tree depends on: sources, tools, versions."""
    sources = [*modules(ROOT / "src").values(), *(HERE / name for name in ("compiled.toml", "slots.h"))]
    found = hashlib.sha256("\0".join([*how, sys.version, version("mypy"), SUFFIX]).encode())
    for path in [*sources, Path(__file__), Path(splitting.__file__)]:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


# -- the compiled wheel ---------------------------------------------------------------------------------------------


def compiled_wheel(pure: Path, site: Path) -> Path:
    """The contents of the pure wheel and what was compiled, with the tag of this Python and platform."""
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    tag = f"{python}-{python}-{re.sub('[^A-Za-z0-9]', '_', sysconfig.get_platform())}"
    wheel = pure.with_name("-".join([*pure.stem.split("-")[:2], tag]) + ".whl")
    rows: list[tuple[str, str, object]] = []
    with zipfile.ZipFile(pure) as old, zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as new:

        def add(name: str, contents: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
            rows.append((name, f"sha256={digest}", len(contents)))
            new.writestr(name, contents)

        for name in old.namelist():
            contents = old.read(name)
            if name.endswith(".dist-info/RECORD"):
                record = name
                continue
            if name.endswith(".dist-info/WHEEL"):
                contents = re.sub(rb"Root-Is-Purelib: .*", b"Root-Is-Purelib: false", contents)
                contents = re.sub(rb"Tag: .*", f"Tag: {tag}".encode(), contents)
            add(name, contents)
        known = set(old.namelist())
        for path in sorted(site.rglob("*")):
            name = path.relative_to(site).as_posix()
            if path.is_file() and name not in known and "__pycache__" not in path.parts:
                add(name, path.read_bytes())
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows([*rows, (record, "", "")])
        new.writestr(record, text.getvalue())
    return wheel


def main(given: list[str] | None = None) -> int:
    """Build what was asked for."""
    parse = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parse.add_argument("--pure", action="store_true", help="only the pure wheel")
    parse.add_argument("--tree", action="store_true", help="no compiled wheel, only its contents in build/compiled/src")
    parse.add_argument("--only", action="append", default=[], metavar="GAME", help="compile only this game's rules")
    parse.add_argument("--level", default="2", help="how hard the C compiler tries (-O)")
    parse.add_argument("--plain", action="store_true", help="C as mypyc writes it, without tools/slots.h")
    wanted = parse.parse_args(given)
    if wanted.tree:
        print(compiled_tree(wanted.only, wanted.level, not wanted.plain).relative_to(ROOT))
        return 0
    pure = pure_wheel()
    print(pure.relative_to(ROOT))
    if not wanted.pure and not shutil.which(shlex.split(sysconfig.get_config_var("CC") or "cc")[0]):
        print("wheel: there is no C compiler here, so there is no compiled wheel")
    elif not wanted.pure:
        tree = compiled_tree(wanted.only, wanted.level, not wanted.plain)
        print(compiled_wheel(pure, tree).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
