"""Searching bots at the tables: they think in processes of their own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match
from koszmar.server import bots
from koszmar.server.bots import Advice, _searchers, _think
from koszmar.server.settings import Settings

MAGICIANS = {"magicians": ["fire-girl", "water-boy"]}


@pytest.fixture
def match() -> Match:
    return Match.new("bigbook", options=MAGICIANS, seed="apart")


@pytest.fixture
def own_processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes in which nobody else thinks."""
    monkeypatch.setattr(bots, "_processes", set())
    yield
    for pool in bots._processes:
        pool.shutdown(cancel_futures=True)


def advice(match: Match, kind: str) -> Advice:
    assert match.decision is not None
    return _think(match, match.decision.seat, kind, "whim")


@pytest.mark.usefixtures("own_processes")
def test_a_searching_bot_takes_a_seat(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(Settings(database=str(database)))
    opened = server.open(players=2, options=MAGICIANS, seats=["search", "search"])
    watcher = client_at(server, opened, opened["spectators"])
    watcher.wait(lambda: watcher.choices[None] >= 1)
    assert [seat["player"] for seat in watcher.table["seats"]] == ["search", "search"]


def test_a_search_thinks_in_another_process_and_sees_a_chance(match: Match) -> None:
    given = advice(match, "search:8")
    assert given.key in map(notation, match.options())
    assert given.chance is not None
    assert 0 < given.chance < 1
    assert given == advice(match, "search:8")
    assert os.getpid() not in _searchers()._processes


@pytest.mark.usefixtures("own_processes")
def test_a_killed_search_leaves_an_answer_and_the_next_one_thinks_again(match: Match) -> None:
    assert advice(match, "search:8").chance is not None
    for process in list(_searchers()._processes):
        os.kill(process, signal.SIGKILL)
    first = advice(match, "search:8")
    assert first.chance is None
    assert first.key in map(notation, match.options())
    assert advice(match, "search:8").chance is not None


def test_a_bot_that_does_not_look_ahead_sees_no_chance(match: Match) -> None:
    assert advice(match, "sensible").chance is None
