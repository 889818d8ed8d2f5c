"""Texts that stand in the plot itself, as small scenarios may have them: ``text = { en = "…", pl = "…" }``.

They are taken out as the file is read: each gets a key of its own, and is a text like those of the Fluent files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from koszmar.kernel.words import LANGUAGES

FILLED = re.compile(r"(\{ *\$[a-z][a-z0-9-]* *\})")
"""Something that is filled in: ``{ $who }``."""
DIGITS = tuple("0123456789")
FIELDS = ("text", "objective", "epilogue", "refusal")
"""What names a text."""
KINDS = ("token", "event", "puzzle", "milestone", "ending", "monster")
"""Parts that have such fields …"""
INNER = ("options", "activations", "evades", "frights", "attacks")
"""… and what stands in them."""


def taken_out(plot: dict[str, Any]) -> tuple[dict[str, Any], dict[str, dict[str, str]]]:
    """The plot with keys where texts stood, and the texts by language and key, as a Fluent file would write them.

    >>> plot = {"event": [{"key": "desk", "text": {"en": "Dust.", "pl": "Kurz."}}]}
    >>> taken_out(plot)
    ({'event': [{'key': 'desk', 'text': 'event-desk-text'}]}, {'en': {'event-desk-text': 'Dust.'}, ...})
    """
    texts: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
    found = dict(plot)
    for kind in KINDS:
        if isinstance(plot.get(kind), list):
            found[kind] = [_without(part, kind, texts) for part in plot[kind]]
    return found, texts


def _without(part: Any, name: str, texts: dict[str, dict[str, str]]) -> Any:
    if not isinstance(part, dict):
        return part
    if isinstance(part.get("key"), str):
        name = f"{name}-{part['key']}"
    elif not name.endswith(DIGITS):
        return part
    found = dict(part)
    for field, said in _spoken(part):
        found[field] = f"{name}-{field}"
        for lang, text in said.items():
            texts[lang][found[field]] = _plain(text)
    for inner in INNER:
        if isinstance(part.get(inner), list):
            found[inner] = [
                _without(one, name if inner == "options" else f"{name}-{inner}-{place}", texts)
                for place, one in enumerate(part[inner], 1)
            ]
    return found


def _spoken(part: dict[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """The fields of a part that hold texts in languages that there are."""
    for field in FIELDS:
        said = part.get(field)
        if isinstance(said, dict) and said and all(lang in LANGUAGES and isinstance(said[lang], str) for lang in said):
            yield field, said


def _plain(text: str) -> str:
    """A text as Fluent writes it: nothing in it means anything but itself and what is filled in.

    >>> _plain("{ $who } lights {it}.")
    '{ $who } lights {"{"}it{"}"}.'
    """
    pieces = FILLED.split(text)
    return "".join(piece if place % 2 else _escaped(piece) for place, piece in enumerate(pieces)).strip()


def _escaped(text: str) -> str:
    return "".join({"{": '{"{"}', "}": '{"}"}'}.get(letter, letter) for letter in text)
