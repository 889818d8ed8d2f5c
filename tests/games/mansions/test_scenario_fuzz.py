"""Broken scenarios by the hundred: each gets an answer that an author understands, and nothing runs.

Ten thousand of them are a campaign of ``tools/soak.py`` (``--campaign scenarios``).
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.thorough import THOROUGH

from koszmar.games.mansions import GAME
from koszmar.games.mansions.scenario.sharing import SCENARIOS, files_of_shipped
from koszmar.kernel.testing.scribbles import (
    assert_answered,
    assert_draft_answered,
    mangled,
    nothing_runs,
    scribbled,
)

FOLDERS = {"start": SCENARIOS.start("mill"), "tide": files_of_shipped("what-the-tide-keeps")}
FEW = {"start": 150 * THOROUGH, "tide": 40 * THOROUGH}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_broken_scenario_gets_a_clear_answer(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOSZMAR_HOME", str(tmp_path))
    SCENARIOS.check(FOLDERS[folder])
    refused = 0
    for number in range(FEW[folder]):
        random = Random(f"{folder} {number}")
        refused += assert_answered(GAME, scribbled(FOLDERS[folder], random), random)
    assert refused > FEW[folder] / 2


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_draft_that_an_editor_may_send_gets_an_answer(folder: str) -> None:
    assert SCENARIOS.workshop is not None
    draft = msgspec.to_builtins(SCENARIOS.workshop.opened(FOLDERS[folder]))
    refused = 0
    for number in range(FEW[folder]):
        refused += assert_draft_answered(GAME, mangled(draft, Random(f"{folder} {number}")))
    assert FEW[folder] / 3 < refused < FEW[folder]


def test_the_watch_hears_what_runs(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="compile"), nothing_runs():
        eval("1 + 1")
    with pytest.raises(AssertionError, match="open"), nothing_runs():
        (tmp_path / "x").write_text("x")
