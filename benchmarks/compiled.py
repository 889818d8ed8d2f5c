"""Our contenders as they play in the compiled build: in a process of its own, because one process holds one build.

As a program it is that process: it is given the class and the game of a contender, and answers one line with another.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from engines import Contender, Tally

BUILD = Path(__file__).resolve().parent.parent / "build" / "compiled" / "src"
"""What ``python -m tools.wheel --tree`` makes, and ``make builds``."""


class Compiled(Contender):
    """A contender of ours that asks its like in the compiled build; it is timed there, by that process' own time."""

    package = "koszmar"

    def __init__(self, kind: type[Contender], name: str, game: str) -> None:
        super().__init__(f"{name}, compiled", game)
        self.kind, self.copies = kind, kind.copies

    def load(self) -> None:
        """Start the process; a build that was not made, or is not the compiled one, cannot be imported from."""
        if not BUILD.is_dir():
            raise ImportError("there is no build/compiled; `make builds` makes it")
        self.start()
        if (build := self.ask("build")) != "compiled":
            self.process.communicate()
            raise ImportError(f"build/compiled is {build} for this Python; `make builds` makes it anew")

    def start(self) -> None:
        """Start the process."""
        self.process = subprocess.Popen(
            [sys.executable, __file__, self.kind.__module__.rpartition(".")[2], self.kind.__name__, self.game_name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(BUILD)},
        )

    def ask(self, what: str, seconds: float = 0.0) -> Any:
        """Ask the process for something, and wait."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} stopped")
        return json.loads(line)

    def walk(self) -> Iterator[tuple[Any, int]]:
        """One whole match, elsewhere: nothing of it is seen here."""
        self.ask("walk")
        return iter(())

    def slice(self, seconds: float) -> Tally:
        return Tally(*self.ask("slice", seconds))

    def copy_seconds(self, seconds: float) -> float:
        return float(self.ask("copy", seconds))


def serve(contender: Contender) -> None:
    """Do what is asked for on the standard input, line by line, until it is closed."""
    import koszmar

    contender.load()
    for line in sys.stdin:
        what, seconds = line.split()
        gc.collect()
        found: Any = None
        if what == "build":
            found = koszmar.build()
        elif what == "walk":
            for _ in contender.walk():
                pass
            gc.collect()
            gc.freeze()
        elif what == "slice":
            found = contender.slice(float(seconds))
        else:
            found = contender.copy_seconds(float(seconds))
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    module, kind, game = sys.argv[1:]
    serve(getattr(import_module(module), kind)(kind, game))
