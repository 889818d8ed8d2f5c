"""What cannot be taken back: whatever somebody has learned, of the station or of a card that he could not see."""

import pytest
from tests.games.alone.dark import when_offered
from tests.games.alone.test_missions import with_fm

from koszmar.games.alone.proof.positions import position
from koszmar.kernel.errors import UndoRefused
from koszmar.kernel.testing.driver import Driver

LOCATING = ("locate", "infirmary"), "canteen"
SEARCH = ("search", "one")


def is_final(table: Driver) -> bool:
    """Whether the last choice cannot be taken back, unless everybody agrees."""
    if table.match.can_undo():
        return False
    with pytest.raises(UndoRefused):
        table.match.fork().undo()
    return True


@pytest.mark.rule("alone/inform.truthful")
def test_what_was_located_cannot_be_taken_back_and_asked_of_something_else() -> None:
    table = position().choose(LOCATING[0])
    assert not is_final(table), "nothing was told yet"
    table.choose(LOCATING[1])
    while not table.events("located"):
        assert not is_final(table)
        table.choose("pass")
    assert is_final(table)


def test_neither_is_what_a_motion_tracker_showed() -> None:
    table = position(items=["motion-tracker"], creatures=[("worm", "1D2")])
    when_offered(table, ("use", "motion-tracker", 1))
    while not table.events("tracked"):
        table.choose(table.decision.options[0])
    assert is_final(table)


@pytest.mark.rule("alone/noise.must-tell")
@pytest.mark.parametrize(("start", "end", "kind"), [("1D2", "1D3", "noise"), ("1D3", "1D4", "creature-comes")])
def test_whoever_was_heard_or_has_come_into_sight_was_heard_and_seen(start: str, end: str, kind: str) -> None:
    table = position(hands=[["right-behind-me"]], creatures=[("worm", start)], shown=["1D4"]).choose(SEARCH)
    when_offered(table, ("down", "right-behind-me", "std-move"))
    table.choose(next(key for key in table.decision.options if isinstance(key, tuple) and key[1] == end))
    assert table.events(kind)
    assert is_final(table)


def test_a_card_that_lay_open_was_seen_and_one_that_lies_face_down_was_not() -> None:
    table = position(hands=[["right-behind-me"]], creatures=[("worm", "1D2")])
    up = when_offered(table.choose(("move", "north")), ("play", "right-behind-me"))
    assert is_final(up)
    table = position(hands=[["right-behind-me"]], creatures=[("worm", "1D2")]).choose(SEARCH)
    assert not is_final(when_offered(table, ("down", "right-behind-me", "std-danger")))


@pytest.mark.rule("alone/evil.draw-leader")
def test_a_card_that_was_drawn_was_seen() -> None:
    table = position(turn_number=8, hands=[["right-behind-me"]]).choose(SEARCH)
    while table.decision.prompt != "deal":
        options = table.decision.options
        table.choose(next(key for key in ("pass", "done", options[0]) if key in options))
    table.choose(table.decision.options[0])
    assert is_final(table)


def test_guests_in_the_dark_were_counted() -> None:
    far = [("spores", "2D4"), ("worm", "2D5")]
    table = with_fm("the-last-supper", creatures=far).choose(("interact", "the-last-supper", "serve"))
    assert table.events("guests") == [{"count": 0}]
    assert is_final(table)
