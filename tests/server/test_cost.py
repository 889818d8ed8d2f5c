"""What one choice costs: nothing is done twice, and nothing that nobody looks at."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from koszmar.kernel.match import Match
from koszmar.server import standings


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, calls: Counter[Any]) -> None:
    """Count how often a method is called, and with which first argument."""
    method = getattr(owner, name)

    def counting(self: Any, *args: Any, **more: Any) -> Any:
        calls[name, *args[:1]] += 1
        return method(self, *args, **more)

    monkeypatch.setattr(owner, name, counting)


def test_a_choice_is_carried_out_once(server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = server.open(players=2, private=True, seed="once")
    client, calls = sit(opened, *opened["seats"]), Counter[Any]()
    counted(monkeypatch, Match, "choose", calls)
    client.play(Random(1), 12)
    assert sum(calls.values()) == 12


def test_nothing_is_drawn_for_spectators_where_nobody_watches(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless a choice told them nothing: then it has to be known whether they see any of it."""
    opened = server.open(players=2, private=True, seed="once")
    client, calls = sit(opened, *opened["seats"]), Counter[Any]()
    table = server.app.state.house.tables[opened["code"]]
    counted(monkeypatch, Match, "view", calls)
    silent = 0
    for _ in range(12):
        told = len(table.match.events(None))
        client.play(Random(1), 1)
        silent += len(table.match.events(None)) == told
    assert calls["view", 0] >= 12
    assert silent < 6
    assert calls["view", None] <= 2 * silent


def test_what_a_choice_costs_does_not_grow_with_the_choices_before_it(
    server: Any, sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open(players=2, private=True, seed="once")
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 3)
    monkeypatch.setattr(standings, "past_of", None)
    client.play(Random(1), 3)


@pytest.mark.parametrize("size", ["choice", "turn"])
def test_after_an_undo_the_choices_that_are_left_are_what_storage_holds(server: Any, sit: Any, size: str) -> None:
    opened = server.open(players=2, private=True, seed="once")
    client = sit(opened, *opened["seats"])
    client.play(Random(1), 9)
    client.ask("undo", seat=0, number=client.numbers[0], size=size, sure=True)
    client.wait_for(10)
    client.play(Random(2), 2)
    table = server.app.state.house.tables[opened["code"]]
    assert table._trail.digest == standings.past_of(table.match.choices)
