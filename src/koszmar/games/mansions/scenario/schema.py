"""The JSON Schema of a scenario's file, made from the model: editors complete and check with it while one writes."""

from __future__ import annotations

import ast
import inspect
import json
from typing import Any

import msgspec

from koszmar.kernel.words import LANGUAGES

from ..effects.grammar import FORMS
from . import model
from .checks.story import ALWAYS, MOMENTS
from .inline import FIELDS
from .model import ScenarioFile

TITLE = "A scenario for Mansions of Madness (Koszmar)"


def schema() -> dict[str, Any]:
    """The schema."""
    found = msgspec.json.schema(ScenarioFile)
    parts = found["$defs"]
    explained = _explained()
    for name, part in parts.items():
        kind = getattr(model, name)
        part["description"] = _plain(inspect.getdoc(kind) or "")
        names = {one.name: one.encode_name for one in msgspec.structs.fields(kind)}
        for field, text in explained.get(name, {}).items():
            part["properties"][names[field]]["description"] = text
    for name in ("EventPlan", "Option", "MilestonePlan", "Stage", "Point", "Activation", "CheckPlan"):
        do = parts[name]["properties"]["do"]
        do.setdefault("description", f"Effects, one on each line: {', '.join(FORMS)}.")
    parts["EventPlan"]["properties"]["when"] = _when()
    for part in parts.values():
        for field in FIELDS:
            if field in part["properties"] and part is not parts["ScenarioFile"]:
                part["properties"][field] = _told_here(part["properties"][field])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": TITLE, **found}


def _told_here(key: dict[str, Any]) -> dict[str, Any]:
    """The key of a text, or the text itself in every language."""
    said = {"type": "object", "properties": {lang: {"type": "string"} for lang in LANGUAGES},
            "required": list(LANGUAGES), "additionalProperties": False}  # fmt: skip
    rest = {name: value for name, value in key.items() if name in ("default", "description")}
    return {**rest, "anyOf": [{name: value for name, value in key.items() if name not in rest}, said]}


def schema_text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


def _when() -> dict[str, Any]:
    """The moment that an event waits for: exactly one, and at a token perhaps an action."""
    word, number = {"type": "string"}, {"type": "integer", "minimum": 1, "maximum": 99}
    kinds: dict[str, Any] = {
        "token": {"anyOf": [word, {"type": "array", "items": word, "minItems": 1}]},
        "round": number,
        "page": number,
        "defeated": {"anyOf": [word, {"const": True}]},
        "lost": {"anyOf": [word, {"const": True}]},
        **{moment: {"const": True} for moment in ALWAYS},
    }
    return {
        "description": "The moment that it waits for.",
        "type": "object",
        "properties": {moment: kinds.get(moment, word) for moment in MOMENTS} | {"action": {"type": "boolean"}},
        "additionalProperties": False,
    }


def _explained() -> dict[str, dict[str, str]]:
    """What the model says of its fields, by class: a text below a field is about it."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(model)).body:
        if isinstance(node, ast.ClassDef):
            for field, note in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(note, ast.Expr)
                    and isinstance(note.value, ast.Constant)
                ):
                    found.setdefault(node.name, {})[field.target.id] = _plain(str(note.value.value))
    return found


def _plain(text: str) -> str:
    return " ".join(text.replace("``", "`").split())
