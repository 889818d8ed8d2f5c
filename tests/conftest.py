"""A test does the same whenever it runs, however busy the machine is.

Where KOSZMAR_SKIP_NOTHING is set, one that would be skipped fails.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from itertools import count
from typing import Any

import hypothesis
import pytest
from tests.thorough import THOROUGH

from koszmar.kernel import match
from koszmar.kernel.build import PURE, build
from koszmar.kernel.worlds import TALLY

SKIP_NOTHING = bool(os.environ.get("KOSZMAR_SKIP_NOTHING"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Tests that run in the background of a shell do not hear Ctrl-C, and neither would the programs that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)

hypothesis.settings.register_profile(
    "the same every time",
    derandomize=THOROUGH == 1,
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("the same every time")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: browsers and servers are waited for often enough."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Matches without a seed get theirs from the test's name, on the servers that run in its process too."""
    numbers = count()
    match.new_seed = lambda: blake2b(f"{item.nodeid} {next(numbers)}".encode(), digest_size=16).hexdigest()
    with no_loop_of_a_browser(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    with no_loop_of_a_browser(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, Any, Any]:
    """What was set up without it is taken down without it: finalizers are called in reverse."""
    hidden = ExitStack()
    fixturedef.addfinalizer(hidden.close)
    made = yield
    fixturedef.addfinalizer(lambda: hidden.enter_context(no_loop_of_a_browser(request._pyfuncitem)))
    return made


@contextmanager
def no_loop_of_a_browser(item: pytest.Item) -> Iterator[None]:
    """Where an earlier test has left a browser open, its event loop counts as running; hide it from one that has none.

    Which tests a worker gets, and in which order, depends on how busy the others are.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in getattr(item, "fixturenames", ()):
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        if loop.is_running():
            asyncio._set_running_loop(loop)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Compiled rules keep to each other: a test that puts another function in their place runs on their sources."""
    if pyfuncitem.get_closest_marker("sources") is None or build() == "pure":
        return None
    command = [sys.executable, "-m", "pytest", "-n0", "-q", pyfuncitem.nodeid]
    done = subprocess.run(command, cwd=pyfuncitem.config.rootpath, env={**os.environ, PURE: "1"}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout
    return True


@pytest.fixture(autouse=True)
def no_fork_gives_up() -> Generator[None]:
    """A fork as a seat sees it is an imagined world, in every test: it never falls back to the truth."""
    given_up = TALLY["truth"]
    yield
    assert TALLY["truth"] == given_up


@pytest.fixture
def patience_with_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engines that do their best are waited for; those that never answer have short clocks of their own."""
    for place in ("dialogue.STARTING", "dialogue.ANSWERING", "dialogue.LEAVING", "check.ANSWERING", "check.LEAVING"):
        monkeypatch.setattr(f"koszmar.bots.engine.{place}", 120.0)
    for place in ("command.CLOCK", "check.HURRY"):
        monkeypatch.setattr(f"koszmar.bots.engine.{place}", 120_000)


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
