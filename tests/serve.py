"""``koszmar serve`` for tests: matches without a seed are the same whenever they run."""

from __future__ import annotations

import os
import sys
from typing import Any

from koszmar.cli import main
from koszmar.kernel import match

COMMAND = (sys.executable, "-m", "tests.serve")
"""The command, in the root of the project."""


NEWER = "KOSZMAR_TEST_NEWER_RULES"
"""The environment variable that makes a server play by other rules."""


def be_patient() -> None:
    """Refuse nothing because everything is slow, or because everybody comes from here."""
    from koszmar.server import house, pressure, sockets, work

    pressure.BUSY = pressure.JAMMED = float("inf")
    work.accounts = work.Accounts(1e9, 1e9)
    house.CALLS = 1e9
    sockets.PACE = 0
    for lane in work.LANES:
        lane.deadline, lane.each, lane.waiting = 600.0, 10**6, 10**6


def play_by_newer_rules() -> None:
    """Deal the cards of one game differently: choices that were made before lead elsewhere, if they fit.

    The other games stay in their boxes, so that the server starts sooner.
    """
    from koszmar.kernel import game as kernel

    found = kernel.entry_points
    kernel.entry_points = lambda group: [point for point in found(group=group) if point.name == "bigbook"]
    games = kernel.games()
    older = games["bigbook"]

    def setup(setting: Any, chance: Any) -> Any:
        chance.shuffle(list(range(60)))
        return older.rules.setup(setting, chance)

    games["bigbook"] = older.altered(version="newer", setup=setup)


if __name__ == "__main__":
    if NEWER in os.environ:
        play_by_newer_rules()
    be_patient()
    match.new_seed = lambda: "an evening like any other"
    main(["serve", *sys.argv[1:]])
