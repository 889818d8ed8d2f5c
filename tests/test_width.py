"""Scripts and styles can be read on any screen: none of ours has a line that is wider than those of Python may be."""

from __future__ import annotations

from pathlib import Path

import koszmar

SOURCES = Path(koszmar.__file__).parent
WIDEST = 120
FETCHED = ("vendor", "game-icons.js")
"""What others wrote, and drawings."""


def test_no_line_of_a_script_or_a_style_is_wider_than_those_of_python() -> None:
    ours = [
        path
        for kind in ("*.js", "*.css")
        for path in SOURCES.rglob(kind)
        if not any(name in path.parts for name in FETCHED)
    ]
    assert len(ours) > 80
    wide = [
        f"{path.relative_to(SOURCES)}:{number}"
        for path in ours
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []
