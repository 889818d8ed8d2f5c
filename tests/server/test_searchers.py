"""Searching bots at the tables: they think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match
from koszmar.server import bots
from koszmar.server.bots import ask_advice, ask_bot
from koszmar.server.errands import Advice
from koszmar.server.settings import Settings
from koszmar.server.work import Lane

MAGICIANS = {"magicians": ["fire-girl", "water-boy"]}


@pytest.fixture
def match() -> Match:
    return Match.new("bigbook", options=MAGICIANS, seed="apart")


@pytest.fixture
def lane(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lane]:
    """Processes in which nobody else thinks."""
    lane = Lane("test", 1, each=9, waiting=9, deadline=60)
    monkeypatch.setattr(bots, "SEARCHES", lane)
    monkeypatch.setattr(bots, "HINTS", lane)
    monkeypatch.setattr(bots, "PATIENCE", 60)
    yield lane
    lane.stop()


def at_table(match: Match) -> Any:
    return SimpleNamespace(match=match, code="TABLE", payer="me", number=0, facts=SimpleNamespace(seed="apart"))


def advice(match: Match, kind: str) -> Advice:
    assert match.decision is not None
    return asyncio.run(ask_advice(at_table(match), match.decision.seat, kind, "192.0.2.1"))


def processes(lane: Lane) -> list[int]:
    return [process for pool in lane._pools for process in pool._processes]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("lane")
def test_a_searching_bot_takes_a_seat(another_server: Any, client_at: Any, database: Path) -> None:
    server = another_server(Settings(database=str(database)))
    opened = server.open(players=2, options=MAGICIANS, seats=["search", "search"])
    watcher = client_at(server, opened, opened["spectators"])
    watcher.wait(lambda: watcher.choices[None] >= 1)
    assert [seat["player"] for seat in watcher.table["seats"]] == ["search", "search"]


def test_a_search_thinks_in_another_process_and_sees_a_chance(match: Match, lane: Lane) -> None:
    given = advice(match, "search:8")
    assert given.key in map(notation, match.options())
    assert given.chance is not None
    assert 0 < given.chance < 1
    assert given == advice(match, "search:8")
    assert processes(lane)
    assert os.getpid() not in processes(lane)


def test_a_killed_search_leaves_an_answer_and_the_next_one_thinks_again(match: Match, lane: Lane) -> None:
    assert advice(match, "search:8").chance is not None
    for process in processes(lane):
        os.kill(process, signal.SIGKILL)
    first = advice(match, "search:8")
    assert first.chance is None
    assert first.key in map(notation, match.options())
    assert advice(match, "search:8").chance is not None


def test_a_bot_that_does_not_get_its_turn_in_time_answers_without_a_search(
    match: Match, lane: Lane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.0)
    assert match.decision is not None
    key = asyncio.run(ask_bot(at_table(match), match.decision.seat, "search:100000"))
    assert key in map(notation, match.options())


@pytest.mark.usefixtures("lane")
def test_a_bot_that_does_not_look_ahead_sees_no_chance(match: Match) -> None:
    assert advice(match, "sensible").chance is None
