"""The page for designers: every command on it runs, and finds what the page says it writes."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

PAGE = Path(__file__).parents[2] / "docs" / "designers.md"
COMMANDS = [line.strip() for line in PAGE.read_text("utf-8").splitlines() if line.startswith("    koszmar ")]


def accumulator() -> str:
    """The class on the page, as a module."""
    example = PAGE.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", example, re.M)
    return "\n".join(lines) + "\n"


def test_every_command_of_the_page_runs(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_statistics.py").write_text(accumulator(), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert len(COMMANDS) >= 10
    for command in COMMANDS:
        quick = re.sub(r"--matches \d+", "--matches 2" if "--resume" in command else "--matches 1", command)
        quick = quick.replace("betrayal ", "betrayal --set dawn=2 ")
        result = run(*shlex.split(quick)[1:], "--workers", "1")
        assert result.exit_code == 0, f"{command}\n{result.output}"
    assert {"report.html", "report.jsonl", "report-png", "haunts.md", "matches.parquet", "tournament.html"} <= {
        path.name for path in tmp_path.iterdir()
    }


def test_the_picture_of_the_page_is_there_and_is_made_by_the_command_above_it() -> None:
    picture = re.search(r"\((pictures/.*?\.png)\)", PAGE.read_text("utf-8"))
    assert picture
    assert (PAGE.parent / picture[1]).read_bytes()[:4] == b"\x89PNG"
