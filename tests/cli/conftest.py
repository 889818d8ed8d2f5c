"""The command as a test runs it: with a data folder of its own, in English unless it says otherwise."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from koszmar.cli import main

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run ``koszmar`` with these words; ``typed`` are the lines that the player types."""
    monkeypatch.chdir(tmp_path)

    def invoke(*words: str, typed: list[str] | None = None, code: int | None = 0) -> Result:
        env = {"KOSZMAR_HOME": str(home), "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"}
        result = CliRunner(env=env).invoke(main, words, input="\n".join(typed or []) + "\n", catch_exceptions=False)
        assert code is None or result.exit_code == code, result.output
        return result

    return invoke


@pytest.fixture
def anything() -> list[str]:
    """More than enough random numbers for a whole match; those that are not offered are refused."""
    random = Random(3)
    return [str(random.choice((1, 1, 2, 3, 4, 6, 9))) for _ in range(3000)]
