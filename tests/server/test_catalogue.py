"""What the lobby is told of a game: pickers for lists, the rule behind each kind of event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import koszmar
from koszmar.kernel.ledger import load_ledger
from koszmar.server.catalogue import catalogue

GAMES = {game.id: game for game in catalogue().games}
SOURCES = Path(koszmar.__file__).parent / "games"


def test_a_list_with_one_entry_for_each_seat_says_what_to_choose_from() -> None:
    field = next(one for one in GAMES["bigbook"].options if one.name == "magicians")
    assert (field.type, field.by) == ("list", "seat")
    assert isinstance(field.choices, list)
    assert [(one.value, one.message) for one in field.choices][:2] == [
        ("water-girl", "magician-water-girl"),
        ("water-boy", "magician-water-boy"),
    ]
    assert len(field.choices) == 8


def test_numbers_that_stand_for_printed_things_are_named() -> None:
    field = next(one for one in GAMES["betrayal"].options if one.name == "haunt")
    assert (field.type, field.default) == ("number", 0)
    assert isinstance(field.choices, list)
    assert (field.choices[0].value, field.choices[0].message) == (1, "haunt-01")


def test_what_cannot_be_chosen_together_is_kept_apart() -> None:
    field = next(one for one in GAMES["betrayal"].options if one.name == "explorers")
    assert isinstance(field.choices, list)
    boards = [one.apart for one in field.choices]
    assert len(boards) == 12
    assert all(boards.count(board) == 2 for board in boards)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_leads_to_a_rule(game: str) -> None:
    told: set[str] = set()
    for path in (SOURCES / game).rglob("*.py"):
        told |= set(re.findall(r'\btell(?:_of_hand)?\(\s*(?:scene,\s*)?"([a-z-]+)"', path.read_text(encoding="utf-8")))
    rules = GAMES[game].event_rules
    assert told
    assert told <= set(rules)
    assert set(rules.values()) <= {statement.id for statement in load_ledger(game).statements}
