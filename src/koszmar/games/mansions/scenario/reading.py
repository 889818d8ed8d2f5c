"""Reading the folder of a scenario that nobody vouches for: the plot, and the texts of every language.

Whatever is wrong is told with file, line and cure; nothing of it is ever carried out. Texts are plain: in braces stand
only quoted characters, names and numbers that are filled in, and choices by those (``filling``), so that no text can
grow beyond what is written.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Literal, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from msgspec import Struct

from koszmar.kernel.scenarios import Complaint, Files
from koszmar.kernel.words import FORMS, LANGUAGES

from ..effects.fitting import known_ones, nearest
from ..effects.reading import BadEffect, read
from .inline import taken_out
from .library import label, words
from .model import Activation, Blow, CheckPlan, Option, Part, ScenarioFile, Stage
from .source import Path, Source
from .stock import included
from .stock import texts as stock_texts

PLOT = "scenario.toml"
FORMAT = 1
"""The version of the format that is read and written."""
STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""What leads from an older format to the next, by the older one: the parts of a plot, as TOML reads them. None yet."""
MOST = {
    "event": 400,
    "token": 64,
    "puzzle": 24,
    "clock": 8,
    "milestone": 100,
    "ending": 24,
    "point": 40,
    "draw": 40,
    "monster": 16,
    "map": 2,
}
"""How many parts of a kind a scenario has, at most."""
MOST_TILES = 24
INNER: dict[str, type[Part]] = {"options": Option, "stages": Stage, "activations": Activation, "evades": CheckPlan,
                                "frights": CheckPlan, "attacks": Blow}  # fmt: skip
"""Parts that stand in others."""
LONGEST_TEXT = 2000
"""Characters of one text."""


class Folder(Struct, frozen=True):
    """A folder as far as it can be read."""

    source: Source
    file: ScenarioFile
    texts: Mapping[str, Mapping[str, str]]
    """By language and key, as they are written."""


def read_files(files: Files) -> tuple[Folder | None, list[Complaint]]:
    """The folder, if its plot can be read, and everything that is wrong so far."""
    found: list[Complaint] = []
    texts = {lang: read_texts(files, lang, found) for lang in LANGUAGES}
    plot = files.get(PLOT)
    if plot is None:
        found.append(
            Complaint(where="", problem=f"there is no {PLOT}", cure="koszmar scenario new makes one", file=PLOT)
        )
        return None, found
    try:
        text = plot.decode()
    except UnicodeDecodeError as error:
        line = plot[: error.start].count(b"\n") + 1
        found.append(
            Complaint(where="", problem="this is not text in UTF-8", cure="save it as UTF-8", file=PLOT, line=line)
        )
        return None, found
    file, source, wrong = read_plot(text)
    found += wrong
    return (Folder(source, file, texts) if file is not None else None), found


# -- the plot --------------------------------------------------------------------------------------------------------


def read_plot(text: str) -> tuple[ScenarioFile | None, Source, list[Complaint]]:
    """The parts of the file; none if something is wrong that keeps them from being read."""
    source = Source(text)
    try:
        data, _ = taken_out(included(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        problem, line = _without_place(str(error), len(source.lines))
        wrong = Complaint(
            where="", problem=f"this is no TOML: {problem}", cure=_toml_cure(source, line), file=PLOT, line=line
        )
        return None, source, [wrong]
    except (RecursionError, ValueError, OverflowError):
        return (
            None,
            source,
            [
                Complaint(
                    where="",
                    problem="this is no TOML: it is nested too deeply",
                    cure="take brackets away",
                    file=PLOT,
                    line=1,
                )
            ],
        )
    found = [*_of_another_format(data, source), *_too_many(data, source), *_misshapen(data, source)]
    if found:
        return None, source, found
    try:
        file = msgspec.convert(data, ScenarioFile)
    except (msgspec.ValidationError, RecursionError) as error:
        return None, source, [_told(str(error), (), ScenarioFile, source, data)]
    found = [*_doubles(data, source), *_unreadable(file, source)]
    return (None if found else file), source, found


def _of_another_format(data: Mapping[str, Any], source: Source) -> Iterator[Complaint]:
    """A file that was written for a later or an earlier program says so, instead of failing somewhere."""
    header = data.get("scenario")
    format = header.get("format") if isinstance(header, dict) else None
    if isinstance(format, int) and not isinstance(format, bool) and format > FORMAT:
        problem = f"it is written in format {format}, and this program reads format {FORMAT}"
        line = source.line("scenario", "format")
        yield Complaint(where="scenario", problem=problem, cure="a newer program reads it", file=PLOT, line=line)
    elif isinstance(format, int) and not isinstance(format, bool) and format in STEPS:
        problem = f"it is written in format {format}, and this program reads format {FORMAT}"
        cure, line = "koszmar scenario migrate shows what changes", source.line("scenario", "format")
        yield Complaint(where="scenario", problem=problem, cure=cure, file=PLOT, line=line)


def _without_place(message: str, last: int) -> tuple[str, int]:
    """An error of the TOML reader, and the line that it names."""
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    if place is None:
        return message, 1
    return message[: place.start()], int(place[1] or last)


def _toml_cure(source: Source, line: int) -> str:
    if line >= len(source.lines):
        return 'is a closing """ or bracket missing?'
    written = source.lines[line - 1].strip()[:60]
    return f"the line reads: {written}" if written else ""


def _too_many(data: dict[str, Any], source: Source) -> Iterator[Complaint]:
    for kind, most in MOST.items():
        parts = data.get(kind)
        if isinstance(parts, list | dict) and len(parts) > most:
            problem = f"{len(parts)} of them; a scenario has at most {most}"
            yield Complaint(where=kind, problem=problem, cure="take some away", file=PLOT, line=source.line(kind))


def _misshapen(data: dict[str, Any], source: Source) -> Iterator[Complaint]:
    """Part after part, so that one mistake does not hide the others."""
    fields = _fields(ScenarioFile)
    for name, value in data.items():
        if name not in fields:
            cure = known_ones(name, fields)
            yield Complaint(
                where="", problem=f"there is no part {name!r}", cure=cure, file=PLOT, line=source.line(name)
            )
            continue
        kinds = [one for one in get_args(fields[name]) if isinstance(one, type) and issubclass(one, Part)]
        if isinstance(value, list) and kinds:
            for number, part in enumerate(value):
                yield from _misfit(part, kinds[0], (name, number), source)
        elif isinstance(value, dict) and kinds:
            for key, part in value.items():
                yield from _misfit(part, kinds[0], (name, key), source)
        else:
            yield from _misfit(value, fields[name], (name,), source)


WRITTEN = {
    "int": "a number, without quotation marks", "str": "a text, in quotation marks", "bool": "true or false",
    "array": "a list in square brackets: [1, 2]", "object": "a table in braces: { token = \"desk\" }",
}  # fmt: skip
SCHEMA = "`koszmar scenario schema` says what may stand here"
RENAME = "give one of them another key"


def _misfit(data: Any, kind: Any, path: Path, source: Source) -> Iterator[Complaint]:
    try:
        msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        yield _told(str(error), path, kind, source, data)


def _told(message: str, path: Path, kind: Any, source: Source, data: Any) -> Complaint:
    """An error of the converter in the words of an author."""
    problem, _, place = message.partition(" - at `$")
    inside: Path = tuple(
        int(number) if number else key for key, number in re.findall(r"\.([\w-]+)|\[(\d+)\]", place.removesuffix("`"))
    )
    whole = (*path, *inside)
    cure = WRITTEN.get(problem.removeprefix("Expected ").partition(",")[0].strip("`"), SCHEMA)
    if unknown := re.search(r"unknown field `(.+?)`", problem):
        fields = _fields_at(kind, inside)
        problem, cure = f"there is no {unknown[1]!r} here", known_ones(unknown[1], fields)
        whole = (*whole, unknown[1])
    elif missing := re.search(r"missing required field `(.+?)`", problem):
        problem, cure = f"{missing[1]!r} is missing", f"write {missing[1]} = …"
    elif pattern := re.search(r"matching regex '(.+)'", problem):
        problem, cure = "this is no key", f"small letters, digits and hyphens ({pattern[1][:30]})"
    elif other := re.search(r"Invalid enum value '(.*)'", problem):
        known = [word for word in _words_at(kind, inside) if word]
        problem, cure = f"{other[1]!r} cannot stand here", nearest(other[1], known) or f"one of: {', '.join(known)}"
    return Complaint(where=part_name(path, data), problem=problem[:300], cure=cure, file=PLOT, line=source.line(*whole))


def _fields_at(kind: Any, path: Path) -> dict[str, Any]:
    """The keys of the part at a path, with their types."""
    for step in path:
        kind = INNER.get(str(step), kind)
    return _fields(kind) if isinstance(kind, type) and issubclass(kind, Part) else {}


def _words_at(kind: Any, path: Path) -> list[str]:
    """The words that may stand at a path."""
    field = next((step for step in reversed(path) if isinstance(step, str)), "")
    return _words_in(_fields_at(kind, path).get(field))


def _words_in(kind: Any) -> list[str]:
    if get_origin(kind) is Literal:
        return [str(word) for word in get_args(kind)]
    return [word for inner in get_args(kind) for word in _words_in(inner)]


def _fields(kind: type[Part]) -> dict[str, Any]:
    """The keys of a part with their types."""
    return _every_field()[kind]


@cache
def _every_field() -> dict[type[Part], dict[str, Any]]:
    return {kind: {one.encode_name: one.type for one in msgspec.structs.fields(kind)} for kind in Part.__subclasses__()}


def part_name(path: Path, data: Any) -> str:
    """What authors call a part: ``event search-desk``."""
    if not path:
        return ""
    if len(path) > 1 and isinstance(path[1], int):
        key = data.get("key") if isinstance(data, dict) else None
        return f"{path[0]} {key}" if isinstance(key, str) else f"{path[0]} number {path[1] + 1}"
    return " ".join(map(str, path[:2]))


def _doubles(data: dict[str, Any], source: Source) -> Iterator[Complaint]:
    """A key stands for one thing."""
    for kind in ("token", "event", "puzzle", "clock", "milestone", "ending", "monster"):
        seen: set[str] = set()
        for number, part in enumerate(data.get(kind, ())):
            where, key = f"{kind} {part['key']}", part["key"]
            if key in seen:
                problem = f"there are two with the key {key!r}"
                yield Complaint(
                    where=where, problem=problem, cure=RENAME, file=PLOT, line=source.line(kind, number, "key")
                )
            seen.add(key)
            options = [option["key"] for option in part.get("options", ())]
            for option in {one for one in options if options.count(one) > 1}:
                problem = f"there are two options {option!r}"
                yield Complaint(where=where, problem=problem, cure=RENAME, file=PLOT, line=source.line(kind, number))


def every_text(file: ScenarioFile) -> Iterator[tuple[Path, str, bool]]:
    """Every place with effects (True), or with a condition or selector (False), and what stands there."""
    yield ("setup",), file.setup, True
    for number, event in enumerate(file.event):
        yield ("event", number, "do"), event.do, True
        yield ("event", number, "if"), event.if_, False
        yield ("event", number, "each"), event.each, False
        for place, option in enumerate(event.options):
            yield ("event", number, "options", place, "do"), option.do, True
            yield ("event", number, "options", place, "if"), option.if_, False
    for number, milestone in enumerate(file.milestone):
        yield ("milestone", number, "do"), milestone.do, True
    for number, clock in enumerate(file.clock):
        for place, stage in enumerate(clock.stages):
            yield ("clock", number, "stages", place, "do"), stage.do, True
    for number, ending in enumerate(file.ending):
        yield ("ending", number, "if"), ending.if_, False
    for number, monster in enumerate(file.monster):
        for kind in ("activations", "evades", "frights", "attacks"):
            for place, one in enumerate(getattr(monster, kind)):
                for field in ("hit", "miss") if kind == "attacks" else ("do",):
                    yield ("monster", number, kind, place, field), getattr(one, field), True
    for key, point in file.point.items():
        yield ("point", key, "do"), point.do, True


def name_at(file: ScenarioFile, path: Path) -> str:
    """What authors call the part at a path: ``event search-desk, option rummage``."""
    kind, which = path[0], path[1] if len(path) > 1 else ""
    if not isinstance(which, int):
        return f"{kind} {which}".strip()
    part = getattr(file, str(kind))[which]
    option = f", option {part.options[path[3]].key}" if len(path) > 3 and path[2] == "options" else ""
    inner = f", {str(path[2])[:-1]} {int(path[3]) + 1}" if len(path) > 3 and path[2] != "options" else ""
    return f"{kind} {part.key}{option}{inner}"


def _unreadable(file: ScenarioFile, source: Source) -> Iterator[Complaint]:
    """Effects and conditions that are no effects and conditions at all."""
    for path, text, is_effect in every_text(file):
        try:
            if is_effect:
                read(text, source.effects(*path))
            else:
                words(text)
        except BadEffect as error:
            line = error.line if is_effect else source.line(*path)
            yield Complaint(where=name_at(file, path), problem=error.problem, cure=error.cure, file=PLOT, line=line)


# -- texts -----------------------------------------------------------------------------------------------------------


def read_texts(files: Files, lang: str, found: list[Complaint], *, stock: bool = True) -> dict[str, str]:
    """The texts of a language, by key; what is wrong with them is added to what was found.

    Stock parts bring texts of their own, unless the scenario has another under the same key.
    """
    name = f"{lang}.ftl"
    data = files.get(name)
    if data is None:
        found.append(Complaint(where="", problem=f"there is no {name}", cure="every language has its texts", file=name))
        return {}
    try:
        text = data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        found.append(
            Complaint(where="", problem="this is not text in UTF-8", cure="save it as UTF-8", file=name, line=1)
        )
        return {}
    texts: dict[str, str] = {}
    for file, written_there in ((name, text), (PLOT, new_texts(inline_texts(files, lang)))):
        for line, chunk in chunks(written_there) if written_there else ():
            for entry, value in entries(chunk):
                if problem := _wrong(entry, texts):
                    at = line if file == name else 0
                    found.append(Complaint(where="", problem=problem[0], cure=problem[1], file=file, line=at))
                elif isinstance(entry, ast.Message):
                    texts[entry.id.name] = value
    return {**(texts_of_stock(files, lang) if stock else {}), **texts}


def texts_of_stock(files: Files, lang: str) -> dict[str, str]:
    """The texts of the stock parts that a plot includes."""
    try:
        return stock_texts(tomllib.loads(files.get(PLOT, b"").decode()), lang)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError, OverflowError):  # the plot itself is complained of
        return {}


def inline_texts(files: Files, lang: str) -> dict[str, str]:
    """The texts of a language that stand in the plot itself."""
    source = files.get(PLOT, b"")
    if b"{" not in source:
        return {}
    try:
        return taken_out(tomllib.loads(source.decode()))[1][lang]
    except (tomllib.TOMLDecodeError, RecursionError, ValueError, OverflowError):  # the plot itself is complained of
        return {}


def chunks(text: str) -> Iterator[tuple[int, str]]:
    """The text cut where a line begins without a space, each piece with the number of its first line."""
    lines = text.split("\n")
    begin = 0
    for at in range(1, len(lines) + 1):
        if at == len(lines) or (lines[at] and lines[at][0] not in " }"):
            yield begin + 1, "\n".join(lines[begin:at])
            begin = at


@lru_cache(maxsize=4096)
def entries(chunk: str) -> list[tuple[Any, str]]:
    """What stands in a piece of a Fluent file, and texts as they are written; an author changes one at a time.

    Only a choice by a number or a gender may have braces in braces; anything deeper is not even parsed.
    """
    bare = re.sub(r'\{ ?"[{}]" ?\}', "", chunk)
    if len(chunk) > 2 * LONGEST_TEXT or _depth(bare) > DEEPEST:
        return [(ast.Junk(chunk[:40]), "")]
    found = FluentParser().parse(chunk).body
    return [(entry, written(entry) if isinstance(entry, ast.Message) and entry.value else "") for entry in found]


DEEPEST = 2
"""Braces in braces."""


def _depth(text: str) -> int:
    deepest = here = 0
    for letter in text:
        here += (letter == "{") - (letter == "}")
        deepest = max(deepest, here)
    return deepest


def _wrong(entry: Any, others: Mapping[str, str]) -> tuple[str, str] | None:
    """What is wrong with an entry of a Fluent file, and what would be right."""
    if isinstance(entry, ast.BaseComment):
        return None
    if not isinstance(entry, ast.Message):
        return "this is no text", "write: key = the text; further lines are indented; every brace is closed again"
    key = entry.id.name
    if key in others:
        return f"the text {key!r} is there twice", "take one away"
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,99}", key):
        return f"{key!r} is no key", "small letters, digits and hyphens"
    if entry.value is None:
        return f"the text {key!r} is empty", f"{key} = …"
    for attribute in entry.attributes:
        if attribute.id.name not in FORMS:
            return f"{key!r} has an unknown form .{attribute.id.name}", f"there are: {', '.join(FORMS)}"
    for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
        if not all(_is_plain(element) or _is_choice(element) for element in pattern.elements):
            cure = 'there may stand: { $who }, a choice { $saved -> … }, or characters in quotes {"…"}'
            return f"the text {key!r} has something in braces", cure
        if sum(_length(element) for element in pattern.elements) > LONGEST_TEXT:
            return f"the text {key!r} has more than {LONGEST_TEXT} characters", "tell it in several texts"
    return None


def _is_plain(element: Any) -> bool:
    return isinstance(element, ast.TextElement) or (
        isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral | ast.VariableReference)
    )


def _is_choice(element: Any) -> bool:
    """Whether words are chosen by a number or a gender, and are plain themselves."""
    chosen = element.expression if isinstance(element, ast.Placeable) else None
    return (
        isinstance(chosen, ast.SelectExpression)
        and isinstance(chosen.selector, ast.VariableReference)
        and all(_is_plain(part) for variant in chosen.variants for part in variant.value.elements)
    )


def _length(element: Any) -> int:
    """How many characters it has, at most; a name counts as what stands there."""
    if isinstance(element, ast.TextElement):
        return len(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return max(sum(map(_length, variant.value.elements)) for variant in element.expression.variants)
    named = element.expression
    return len(named.value if isinstance(named, ast.StringLiteral) else named.id.name)


def choices(text: str) -> dict[str, set[str]]:
    """By what a text chooses its words, and the cases that it has for it."""
    found: dict[str, set[str]] = {}
    for entry, _ in entries(new_texts({"text": text}).rstrip("\n")) if "->" in text else ():
        for element in _elements(entry):
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                keys = {str(getattr(one.key, "name", None) or one.key.value) for one in element.expression.variants}  # type: ignore[union-attr]
                found.setdefault(element.expression.selector.id.name, set()).update(keys)  # type: ignore[union-attr]
    return found


def _elements(entry: Any) -> list[Any]:
    return list(entry.value.elements) if isinstance(entry, ast.Message) and entry.value else []


def line_of(files: Files, lang: str, key: str) -> int:
    """The line where a text stands in its file; if it is not there, the last one, after which it can be written."""
    text = files.get(f"{lang}.ftl", b"").decode(errors="replace")
    found = re.search(rf"^{re.escape(key)} *=", text, re.MULTILINE)
    return text.count("\n", 0, found.start() if found else len(text.rstrip())) + 1


def written(entry: ast.Message) -> str:
    """A text as it is written after its key, forms and all, without the indentation."""
    entry.comment = None
    lines = FluentSerializer().serialize_entry(entry).rstrip("\n")
    text = lines.partition("=")[2]
    return re.sub(r"^ {4}", "", text, flags=re.MULTILINE).strip()


def new_texts(texts: Mapping[str, str]) -> str:
    """Texts as a Fluent file."""
    return "".join(f"{key} = {_indented(text)}\n" for key, text in texts.items())


def _indented(text: str) -> str:
    first, *rest = text.strip().split("\n")
    return "\n".join([first, *(f"    {line}".rstrip() for line in rest)])


def words_of(name: str, files: Files, lang: str) -> str:
    """The texts of a scenario as messages that a table can say: ``scenario-<scenario>-<key>``."""
    text = files[f"{lang}.ftl"].decode().replace("\r\n", "\n")
    resource = FluentParser().parse(f"{text}\n{new_texts(inline_texts(files, lang))}")
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    own = {entry.id.name for entry in entries}
    lent = {key: said for key, said in texts_of_stock(files, lang).items() if key not in own}
    entries += [entry for entry in FluentParser().parse(new_texts(lent)).body if isinstance(entry, ast.Message)]
    for entry in entries:
        entry.id.name = f"scenario-{label(name)}-{entry.id.name}"
        entry.comment = None
    return "".join(FluentSerializer().serialize_entry(entry) for entry in entries)
