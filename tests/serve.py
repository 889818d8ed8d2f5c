"""``koszmar serve`` for tests: a match that is given no seed is the same one whenever they run."""

from __future__ import annotations

import sys

from koszmar.cli import main
from koszmar.kernel import match

COMMAND = (sys.executable, "-m", "tests.serve")
"""The command, in the root of the project."""

if __name__ == "__main__":
    match.new_seed = lambda: "an evening like any other"
    main(["serve", *sys.argv[1:]])
