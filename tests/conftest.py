"""Where KOSZMAR_SKIP_NOTHING is set (.ci/run sets it), a test that would be skipped fails instead."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

SKIP_NOTHING = bool(os.environ.get("KOSZMAR_SKIP_NOTHING"))


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
