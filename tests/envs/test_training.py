"""The training example runs: it plays, learns, measures and draws."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tools.researchers_page import training_table

ROOT = Path(__file__).parents[2]

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="needs PyTorch: .venv/bin/python -m pip install torch"
)


@needs_torch
def test_the_training_example_learns_for_a_moment_and_draws_its_curve(tmp_path: Path) -> None:
    picture, report = tmp_path / "curve.svg", tmp_path / "training.json"
    arguments = ("--lessons", "1", "--matches", "8", "--plot", str(picture), "--json", str(report))
    command = [sys.executable, str(ROOT / "examples/training/bigbook.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    curve, random, learned = done.stdout.splitlines()
    assert "4,096 decisions" in curve
    assert random.startswith("random: 0 of ")
    assert learned.startswith("learned: ")
    assert picture.read_text(encoding="utf-8").count("<path") > 20
    table = training_table(json.loads(report.read_text()), {"matches": 400, "wins": 355})
    assert table.startswith("8 fresh matches after 1 lessons (4,096 decisions)")
