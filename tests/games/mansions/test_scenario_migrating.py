"""A scenario of an older format: told by the checker, shown and written by a command. That format is made up here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from koszmar.cli.scenario import scenario
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.migrating import migrated
from koszmar.games.mansions.scenario.reading import STEPS
from koszmar.games.mansions.scenario.sharing import start
from koszmar.kernel.scenarios import NotAScenario

TODAY = start("mill")


def renamed(plot: dict[str, Any]) -> dict[str, Any]:
    """In the format that never was, the last round was called `rounds`."""
    header = dict(plot["scenario"])
    header["horizon"] = header.pop("rounds")
    return {**plot, "scenario": header}


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The small scenario in that format."""
    monkeypatch.setitem(STEPS, 0, renamed)
    plot = TODAY["scenario.toml"].decode().replace("format = 1", "format = 0").replace("horizon = ", "rounds = ")
    return {**TODAY, "scenario.toml": plot.encode()}


def test_the_checker_names_the_command(old: dict[str, bytes]) -> None:
    found = [one for one in complaints(old) if "format 0" in one.problem]
    assert [("migrate" in one.cure, one.grave, one.line > 1) for one in found] == [(True, True, True)]


def test_comments_and_order_stay_and_nothing_is_wrong_afterwards(old: dict[str, bytes]) -> None:
    after = migrated(old)
    assert complaints(after) == []
    before, now = (files["scenario.toml"].decode().split("\n") for files in (old, after))
    assert len([line for line in before if line not in now]) == 2


def test_what_is_of_today_or_tomorrow_or_never_was_is_not_touched() -> None:
    assert migrated(TODAY) == TODAY
    wrong = {"2": "is written in format 2", "0": "there never was a format 0", '"x"': "does not say"}
    for format, reason in wrong.items():
        plot = TODAY["scenario.toml"].decode().replace("format = 1", f"format = {format}")
        with pytest.raises(NotAScenario, match=reason):
            migrated({**TODAY, "scenario.toml": plot.encode()})
    with pytest.raises(NotAScenario, match="no TOML"):
        migrated({**TODAY, "scenario.toml": b"x ="})


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_command_shows_the_difference_and_writes_only_if_asked(
    old: dict[str, bytes], tmp_path: Path, lang: str
) -> None:
    folder = tmp_path / "mill"
    folder.mkdir()
    for name, content in old.items():
        (folder / name).write_bytes(content)
    shown = CliRunner().invoke(scenario, ["migrate", str(folder), "--game", "mansions", "--lang", lang])
    assert (shown.exit_code, "-rounds = 12" in shown.output, "+horizon = 12" in shown.output) == (0, True, True)
    assert (folder / "scenario.toml").read_bytes() == old["scenario.toml"]
    CliRunner().invoke(scenario, ["migrate", str(folder), "--write", "--game", "mansions", "--lang", lang])
    assert complaints({path.name: path.read_bytes() for path in folder.iterdir()}) == []
