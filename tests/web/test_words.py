"""The client's own words: the same messages in both languages, each one used, each one there."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import chain
from pathlib import Path

import pytest

import koszmar

WEB = Path(koszmar.__file__).parent / "web"
CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in ("table", "lobby", "lib")
    for path in sorted((WEB / folder).glob("*.js"))
)
MADE_UP = ("web-act-", "web-error-", "web-line-", "web-seat-", "web-window-clock-")
"""Beginnings of ids whose end is put together at run time; the tabs of the side panel are such, too."""
TABS = {"web-log", "web-chat", "web-rules"}


def ids(lang: str) -> set[str]:
    source = (WEB / "locale" / lang / "web.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("pl")


def test_every_message_is_used() -> None:
    unused = {name for name in ids("en") if f'"{name}"' not in CODE and not name.startswith(MADE_UP)} - TABS
    assert unused == set()


def test_every_message_used_is_there() -> None:
    asked = set(re.findall(r'"(web-[a-z-]+[a-z])"', CODE))
    assert asked <= ids("en")


def test_every_refusal_of_the_protocol_has_a_sentence() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `([a-z-]+)` \|", page.partition("### Errors")[2], re.MULTILINE)
    assert table
    assert {f"web-error-{name}" for name in table} <= ids("en")


@pytest.mark.parametrize(
    "module",
    sorted(chain(*((WEB / folder).glob("*.js") for folder in ("table", "lobby", "lib", "net")))),
    ids=lambda path: path.name,
)
def test_modules_say_what_they_are_for(module: Path) -> None:
    assert module.read_text(encoding="utf-8").startswith("// ")


def test_fetched_files_are_as_they_were_fetched() -> None:
    for row in (WEB / "vendor" / "CHECKSUMS").read_text(encoding="utf-8").splitlines():
        digest, name = row.split("  ", 1)
        assert sha256((WEB / name).read_bytes()).hexdigest() == digest, name
