"""Checking a scenario without playing it: what is wrong, where, and what would be right.

The same code serves authors (``koszmar scenario check``), the editor and the server.
"""

from __future__ import annotations

from collections.abc import Iterable

from koszmar.kernel.scenarios import Complaint, Files

from .checks.checker import Checker
from .checks.effects import check_conditions, check_effects, check_endless, check_facts
from .checks.goals import check_goals
from .checks.maps import check_maps, check_tokens, check_unused_tiles
from .checks.parts import check_clocks, check_draws, check_header, check_monsters, check_mythos, check_puzzles
from .checks.reach import check_reach, check_secrets
from .checks.story import check_chains, check_endings, check_milestones, check_moments, check_points
from .library import Scenario, compile_file
from .pictures import complaints_of
from .reading import PLOT, read_files
from .source import Source
from .wording import check_texts

PARTS = (
    check_header, check_draws, check_maps, check_tokens, check_puzzles, check_clocks, check_monsters, check_mythos,
    check_effects, check_conditions, check_moments, check_milestones, check_endings, check_points, check_facts,
    check_endless, check_chains, check_unused_tiles,
)  # fmt: skip
"""What is checked of the plot, in this order."""
WHOLE = (check_reach, check_secrets, check_goals)
"""What is checked of the story as a whole, where nothing is wrong with its parts: it would only be told twice."""


def complaints(files: Files) -> list[Complaint]:
    """Everything that is wrong with a folder."""
    folder, found = read_files(files)
    found += complaints_of(files)
    if folder is None:
        return _in_order(found)
    scenario = compile_file(folder.file, folder.source)
    checker = Checker(scenario, folder.source)
    found += _checked(checker)
    found += check_texts(scenario, checker.names, folder, files)
    return _in_order(found)


def _in_order(found: Iterable[Complaint]) -> list[Complaint]:
    """What is grave first, then by file and line."""
    return sorted(dict.fromkeys(found), key=lambda one: (not one.grave, one.file != PLOT, one.file, one.line))


def check(scenario: Scenario, source: Source | None = None) -> list[Complaint]:
    """Everything that is wrong with the plot."""
    return _checked(Checker(scenario, source or Source("")))


def _checked(checker: Checker) -> list[Complaint]:
    for part in PARTS:
        part(checker)
    for whole in () if any(one.grave for one in checker.found) else WHOLE:
        whole(checker)
    return checker.found
