"""Engines that misbehave on purpose, and proof that nothing of them is left."""

import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.processes import is_running

from koszmar.kernel.match import Match

ROGUE = Path(__file__).with_name("rogue.py")
SHORT = {"inside_pages": 1}
PATIENCE = 120.0


class Rogues:
    """Commands of engines with bad habits, and the processes that they have become."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "processes"

    def command(self, habit: str, **chosen: int) -> str:
        words = [f"{name}={value}" for name, value in chosen.items()]
        return shlex.join([*words, sys.executable, str(ROGUE), habit, str(self.file)])

    @property
    def processes(self) -> list[int]:
        return [int(word) for word in self.file.read_text().split()] if self.file.exists() else []

    def are_gone(self) -> bool:
        """Whether all of them have ended; a grandchild is reaped by others, who may take a moment."""
        deadline = time.monotonic() + PATIENCE
        while any(map(is_running, self.processes)) and time.monotonic() < deadline:
            time.sleep(0.01)
        return not any(map(is_running, self.processes))


@pytest.fixture(autouse=True)
def patient(patience_with_engines: None) -> None:
    """However busy the machine is."""


@pytest.fixture
def rogues(tmp_path: Path) -> Iterator[Rogues]:
    found = Rogues(tmp_path)
    yield found
    assert found.are_gone()


def short_match(seed: str = "short") -> Match:
    """A match of two Monsters."""
    return Match.new("bigbook", players=2, parameters=SHORT, seed=seed)
