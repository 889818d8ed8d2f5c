"""The tiny game in a folder of its own, with nothing but a line that says where it is: as if pip had put it there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import koszmar

SOURCES = Path(koszmar.__file__).parents[1]
ROOT = Path(__file__).parents[2]
KOSZMAR = ("-c", "from koszmar.cli import main; main()")


def install(folder: Path) -> dict[str, str]:
    """Put the game there; the environment of programs that are to find it."""
    shutil.copytree(Path(__file__).parent / "tallow", folder / "tallow", ignore=shutil.ignore_patterns("__pycache__"))
    info = folder / "tallow-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tallow\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[koszmar.games]\ntallow = tallow:GAME\n", encoding="utf-8")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, (folder, SOURCES, ROOT))),
        "KOSZMAR_HOME": str(folder / "home"),
        "LC_ALL": "C.UTF-8",
    }


def run(env: dict[str, str], *words: str, typed: str = "") -> str:
    """What a program of Python says that must succeed."""
    done = subprocess.run(
        [sys.executable, *words], env=env, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
