"""Searching bots at the tables: they think in processes of their own."""

from __future__ import annotations

import os
import signal
from typing import Any

from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match
from koszmar.server.bots import _searchers, _think

MAGICIANS = {"magicians": ["fire-girl", "water-boy"]}


def test_a_searching_bot_takes_a_seat(server: Any, client_at: Any) -> None:
    match = Match.new("bigbook", options=MAGICIANS, seed="first")
    assert match.decision is not None
    assert _think(match, match.decision.seat, "search:2").chance is not None, "the processes have started"
    opened = server.open(players=2, options=MAGICIANS, seats=["search", "search"])
    watcher = client_at(server, opened, opened["spectators"])
    watcher.wait(lambda: watcher.choices[None] >= 1)
    assert [seat["player"] for seat in watcher.table["seats"]] == ["search", "search"]


def test_a_search_thinks_in_another_process_and_sees_a_chance() -> None:
    match = Match.new("bigbook", options=MAGICIANS, seed="apart")
    assert match.decision is not None
    advice = _think(match, match.decision.seat, "search:8")
    assert advice.key in map(notation, match.options())
    assert advice.chance is not None
    assert 0 < advice.chance < 1
    assert os.getpid() not in _searchers()._processes


def test_a_killed_search_leaves_an_answer_and_the_next_one_thinks_again() -> None:
    match = Match.new("bigbook", options=MAGICIANS, seed="killed")
    assert match.decision is not None
    seat = match.decision.seat
    assert _think(match, seat, "search:8").chance is not None
    for process in list(_searchers()._processes):
        os.kill(process, signal.SIGKILL)
    first = _think(match, seat, "search:8")
    assert first.chance is None
    assert first.key in map(notation, match.options())
    assert _think(match, seat, "search:8").chance is not None


def test_a_bot_that_does_not_look_ahead_sees_no_chance() -> None:
    match = Match.new("bigbook", options=MAGICIANS, seed="apart")
    assert match.decision is not None
    assert _think(match, match.decision.seat, "sensible").chance is None
