"""What many matches say: groups, curves, effects that compare like with like, what never comes up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from koszmar.arena.deal import content_options
from koszmar.arena.effects import Effect, effects
from koszmar.arena.findings import Findings
from koszmar.arena.rows import Row
from koszmar.kernel.game import games

Make = Callable[..., Row]
BIGBOOK, BETRAYAL = games()["bigbook"], games()["betrayal"]


def effect_of(rows: list[Row], key: str, *, is_one_team: bool = True) -> Effect:
    return next(one for one in effects(rows, lambda row: row.things, is_one_team=is_one_team) if one.key == key)


def test_a_thing_that_wins_matches_stands_out(row: Make) -> None:
    rows = [
        row(at, scores=(1.0, 1.0) if at % 4 != 3 else (0.0, 0.0), things={"spell/ice": [1, 0, 0]}) for at in range(100)
    ]
    rows += [row(100 + at, scores=(1.0, 1.0) if at % 4 == 0 else (0.0, 0.0)) for at in range(100)]
    found = effect_of(rows, "spell/ice")
    assert (found.matches, found.uses, found.users) == (100, 100, 100)
    assert found.difference is not None
    assert found.difference.value == pytest.approx(0.5)
    assert 0.3 < found.difference.low < 0.5 < found.difference.high < 0.7
    assert found.difference.is_sure


def test_like_is_compared_with_like(row: Make) -> None:
    """With two players nearly all is won, with three nothing; the Spell comes up with three. It does no harm."""
    two = [row(at, scores=(1.0, 1.0), things={"spell/ice": [1, 0, 0]} if at < 15 else {}) for at in range(100)]
    three = [row(at, scores=(0.0,) * 3, things={"spell/ice": [1, 0, 0, 0]} if at < 85 else {}) for at in range(100)]
    found = effect_of(two + three, "spell/ice").difference
    assert found is not None
    assert found.value == 0
    assert not found.is_sure


def test_too_few_are_not_compared(row: Make) -> None:
    rows = [row(at, things={"spell/ice": [1, 0, 0]} if at < 9 else {}) for at in range(100)]
    assert effect_of(rows, "spell/ice").difference is None
    always = [row(at, things={"spell/ice": [1, 0, 0]}) for at in range(100)]
    assert effect_of(always, "spell/ice").difference is None


def sides(row: Make, count: int, *, apart: bool) -> list[Row]:
    """Matches of four heroes who win or lose together (or each for themselves), two of whom use a card."""
    chance = Random("sides")
    found = []
    for at in range(count):
        won = chance.random() < 0.5
        scores = tuple(float(chance.random() < 0.5 if apart else won) for _ in range(4))
        users = [1, 1, 1, 1, 0] if at % 2 else [0, 0, 0, 0, 1]
        found.append(row(at, game="betrayal", scores=scores, roles=("hero",) * 4, things={"card/dog": users}))
    return found


def test_seats_that_win_together_are_worth_less_than_seats_apart(row: Make) -> None:
    together, apart = (
        effect_of(sides(row, 400, apart=apart), "card/dog", is_one_team=False).difference for apart in (False, True)
    )
    assert together is not None
    assert apart is not None
    assert (together.high - together.low) / (apart.high - apart.low) == pytest.approx(2, rel=0.15)


def test_a_side_is_compared_with_itself(row: Make) -> None:
    """The traitor always wins and always has the card: that is the traitor's doing, not the card's."""
    rows = [
        row(at, game="betrayal", scores=(1.0, 0.0, 0.0), roles=("traitor", "hero", "hero"),
            things={"card/dog": [1, at % 2, 0, 0]})
        for at in range(60)
    ]  # fmt: skip
    found = effect_of(rows, "card/dog", is_one_team=False).difference
    assert found is not None
    assert found.value == 0


def test_chance_alone_rarely_stands_out(row: Make) -> None:
    chance = Random("chance")
    rows = [
        row(
            at,
            scores=(float(won),) * 2,
            things={f"spell/{key}": [1, 0, 0] for key in range(60) if chance.random() < 0.5},
        )
        for at in range(300)
        for won in [chance.random() < 0.5]
    ]
    found = [one.difference for one in effects(rows, lambda row: row.things, is_one_team=True) if one.difference]
    assert len(found) == 60
    assert sum(one.low > 0 or one.high < 0 for one in found) <= 8
    assert not any(one.is_sure for one in found)


def test_which_kinds_a_match_and_a_seat_have_is_read_off_the_options() -> None:
    assert content_options(BIGBOOK, "match") == {}
    assert content_options(BIGBOOK, "seat") == {"magicians": "magician"}
    assert content_options(BETRAYAL, "match") == {"scenario": "scenario", "haunt": "haunt"}
    assert content_options(BETRAYAL, "seat") == {"explorers": "explorer"}


def test_groups_count_every_match_once(row: Make) -> None:
    rows = [row(at, scores=(1.0, 1.0), turns=20) for at in range(3)] + [row(at, scores=(0.0,) * 3) for at in range(5)]
    players = next(Findings(BIGBOOK, rows).groupings())
    assert [(group.value, group.shares["won"].count, group.shares["won"].whole) for group in players.groups] == [
        (2, 3, 3),
        (3, 0, 5),
    ]


def test_characters_haunts_and_sides_are_groups_of_their_own(row: Make) -> None:
    explorers = {"explorer/isa": [1, 0, 0, 0], "explorer/josef": [0, 1, 0, 0]}
    rows = [
        row(at, game="betrayal", scores=(1.0, 0.0, 0.0), roles=("traitor", "hero", "hero"), outcome="traitor",
            things={**explorers, f"haunt/{at % 2 + 1:02}": [0, 0, 0, 1]})
        for at in range(4)
    ]  # fmt: skip
    found = {one.name: one for one in Findings(BETRAYAL, rows).groupings()}
    assert [group.value for group in found["haunt"].groups] == ["haunt/01", "haunt/02"]
    assert {group.value: group.shares["won"].rate for group in found["explorer"].groups} == {
        "explorer/isa": 1,
        "explorer/josef": 0,
    }
    assert {group.value: group.shares["won"].rate for group in found["role"].groups} == {"hero": 0, "traitor": 1}


def test_the_curve_rises_to_all_matches(row: Make) -> None:
    rows = [row(0, turns=5), row(1, turns=5, scores=(1.0, 1.0)), row(2, turns=9), row(3, turns=12)]
    steps = Findings(BIGBOOK, rows).curve(2)
    assert [(step.turn, step.playing) for step in steps] == [(0, 1), (5, 0.5), (9, 0.25), (12, 0)]
    assert steps[-1].ended == {"won": 0.25, "lost-last-monster": 0.75}


def test_what_never_came_up_and_what_nobody_beats(row: Make) -> None:
    rows = [row(at, things={"page/dragon/invocation": [0, 0, 1]}) for at in range(100)]
    rows += [row(100 + at, scores=(1.0, 1.0), things={"spell/ice": [1, 0, 0]}) for at in range(100)]
    found = Findings(BIGBOOK, rows)
    assert found.hopeless() == [("page/dragon/invocation", 100)]
    assert "spell/growth" in found.never()
    assert "spell/ice" not in found.never()
    assert Findings(BIGBOOK, rows[:100]).hopeless() == []
