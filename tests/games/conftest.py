"""Every rule test of a game runs twice, straight on and saved and loaded all the time, and uses its whole script."""

from collections.abc import Generator

import pytest

from koszmar.kernel.testing.driver import SAVE_AND_LOAD, scripts_used_up


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A roll in a script that nobody makes is a mistake in the test; ``...`` at its end allows any number of dice."""
    with scripts_used_up():
        return (yield)


@pytest.fixture(autouse=True)
def save_and_load(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make drivers save and load all the time, or not; tests that join by their marks do both."""
    if getattr(request, "param", False):
        monkeypatch.setenv(SAVE_AND_LOAD, "1")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Rule and content tests join by their marks."""
    marked = any(metafunc.definition.iter_markers("rule")) or any(metafunc.definition.iter_markers("content"))
    if marked:
        metafunc.parametrize("save_and_load", [False, True], indirect=True, ids=["played", "saved and loaded"])
