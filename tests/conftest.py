"""A test does the same whenever it runs; where KOSZMAR_SKIP_NOTHING is set, one that would be skipped fails."""

from __future__ import annotations

import os
from collections.abc import Generator
from hashlib import blake2b
from itertools import count

import hypothesis
import pytest

from koszmar.kernel import match

SKIP_NOTHING = bool(os.environ.get("KOSZMAR_SKIP_NOTHING"))

hypothesis.settings.register_profile("the same every time", derandomize=True)
if "KOSZMAR_THOROUGH" not in os.environ:
    hypothesis.settings.load_profile("the same every time")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Matches without a seed get theirs from the test's name, on the servers that run in its process too."""
    numbers = count()
    match.new_seed = lambda: blake2b(f"{item.nodeid} {next(numbers)}".encode(), digest_size=16).hexdigest()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if SKIP_NOTHING and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but nothing may be skipped here: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if SKIP_NOTHING and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, but nothing may be skipped here: {report.longrepr}"
    return report
