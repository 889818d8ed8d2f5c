"""``koszmar bench serve``: a real server under load, measured from outside."""

import gc
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from koszmar.cli import main
from koszmar.server import tidying
from koszmar.server.load import Load
from koszmar.server.load_plot import plot
from koszmar.server.tidying import tidy_memory

from .conftest import PATIENCE

SMALL = ["bench", "serve", "--tables", "3", "--seats", "2", "--seconds", "2"]


def test_the_load_has_its_stable_shape_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "latency.svg"
    result = CliRunner().invoke(main, [*SMALL, "--json", "--plot", str(picture)])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == [
        "game", "tables", "seats", "rate", "seconds", "choices", "choices_per_second", "p50_ms", "p99_ms", "worst_ms",
        "late", "refused", "server_cores", "client_cores", "mb_per_table", "load_ms",
    ]  # fmt: skip
    assert (found["tables"], found["seats"], found["choices"]) == (3, 2, 6)
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["worst_ms"]
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_where_matches_are_short_a_table_plays_one_after_another() -> None:
    long = ["bench", "serve", "--game", "mansions", "--tables", "1", "--seats", "2", "--seconds", "3", "--rate", "60"]
    result = CliRunner().invoke(main, [*long, "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["choices"] == 180


FOUND = Load(
    game="bigbook", tables=3, seats=2, rate=1, seconds=2, choices=6, choices_per_second=3, p50_ms=8, p99_ms=250,
    worst_ms=260, late=1, refused=0, server_cores=0.5, client_cores=0.25, mb_per_table=0.5, load_ms=4,
)  # fmt: skip


@pytest.mark.parametrize(("lang", "said"), [("en", "3 tables of 2"), ("pl", "3 stoły, 2 gracze przy każdym")])
def test_the_load_is_shown_beside_its_aims(lang: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def measured(*_: Any) -> tuple[Load, list[float]]:
        return FOUND, [0.008, 0.25]

    monkeypatch.setattr("koszmar.server.load.measure", measured)
    result = CliRunner().invoke(main, [*SMALL, "--lang", lang])
    assert result.exit_code == 0, result.output
    assert said in result.stdout
    assert "⟨" not in result.stdout
    assert "250 ms" in result.stdout
    assert "100 ms" in result.stdout


@pytest.mark.parametrize("option", ["--tables", "--seats", "--rate", "--seconds"])
def test_nothing_cannot_be_measured(option: str) -> None:
    result = CliRunner().invoke(main, ["bench", "serve", option, "0"])
    assert result.exit_code != 0
    assert option in result.stderr


def test_a_picture_of_one_choice_or_none_is_a_picture() -> None:
    for latencies in ([], [3.0], [0.0, 4000.0]):
        assert ElementTree.fromstring(plot(latencies).picture()).tag.endswith("svg")


@pytest.mark.parametrize("by", ["looks at what is new", "looks through everything"])
def test_what_has_lived_is_set_aside_and_cyclic_garbage_is_still_found(
    monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    class Ring:
        found = 0

        def __init__(self) -> None:
            self.self = self

        def __del__(self) -> None:
            Ring.found += 1

    if by == "looks at what is new":
        monkeypatch.setattr(tidying, "SKIPPED", 0)
    else:
        monkeypatch.setattr(tidying, "THOROUGH", 0.05)
        monkeypatch.setattr(tidying, "LIGHT", 0)
    usual = gc.get_threshold()
    with tidy_memory(pause=0.01):
        deadline = time.monotonic() + PATIENCE
        while not (aside := gc.get_freeze_count()) and time.monotonic() < deadline:
            time.sleep(0.01)
        assert aside
        Ring()
        while not Ring.found and time.monotonic() < deadline:
            time.sleep(0.01)
        assert Ring.found
    assert (gc.get_threshold(), gc.get_freeze_count()) == (usual, 0)


def test_memory_that_tables_have_left_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Free memory lies scattered between what is in use: a server that never gives it back seems to grow."""
    given: list[float] = []
    monkeypatch.setattr(tidying, "GIVE_BACK", 0.05)
    monkeypatch.setattr(tidying, "trimmer", lambda: lambda: given.append(time.monotonic()))
    with tidy_memory(pause=0.01):
        deadline = time.monotonic() + PATIENCE
        while len(given) < 3 and time.monotonic() < deadline:
            time.sleep(0.01)
    assert len(given) >= 3
    assert all(later - sooner >= 0.05 for sooner, later in pairwise(given))


def test_giving_memory_back_can_always_be_asked_for() -> None:
    tidying.trimmer()()


def looks(monkeypatch: pytest.MonkeyPatch, count: int, found: int) -> tuple[list[int], int]:
    """The generations that are looked through until there were so many looks, each of which finds so many things; and
    how often what is new was set aside meanwhile.
    """
    looked, aside = list[int](), list[int]()
    monkeypatch.setattr(gc, "collect", lambda generation: looked.append(generation) or found)
    monkeypatch.setattr(gc, "freeze", lambda: aside.append(len(looked)))
    with tidy_memory(pause=0.001):
        deadline = time.monotonic() + PATIENCE
        while len(looked) < count and time.monotonic() < deadline:
            time.sleep(0.01)
    return looked[:count], sum(at < count for at in aside)


def test_a_look_at_what_is_new_does_not_go_through_what_was_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    looked, aside = looks(monkeypatch, 20, tidying.LITTLE)
    assert (looked, aside) == ([tidying.OLDEST, *[tidying.YOUNGER] * 19], 19)


def test_where_little_is_found_most_is_set_aside_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """To look at what a choice has made takes a tenth of its time, and mostly nothing of it is garbage."""
    looked, aside = looks(monkeypatch, 4, tidying.LITTLE - 1)
    assert (looked, aside) == ([tidying.OLDEST, *[tidying.YOUNGER] * 3], 1 + 2 * (1 + tidying.SKIPPED))
