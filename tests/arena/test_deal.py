"""Characters dealt at random: the same seed deals the same, all of them come up, and what the game refuses does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from click.testing import Result

from koszmar.arena import Plan
from koszmar.arena.deal import deal
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.game import games

BETRAYAL = games()["betrayal"]


@pytest.mark.parametrize(("game", "count"), [("bigbook", 8), ("betrayal", 12)])
def test_all_characters_come_up_about_equally_often(game: str, count: int) -> None:
    found = Counter(
        name
        for number in range(200)
        for options in [deal(games()[game], 4, {}, {}, {}, f"7/{number}")]
        for chosen in options.values()
        for name in chosen
    )
    assert len(found) == count
    assert max(found.values()) < 2 * min(found.values())


def test_what_has_been_chosen_stays() -> None:
    chosen = {"explorers": ["isa", "josef", "dan"]}
    assert deal(BETRAYAL, 3, chosen, {}, {}, "7") == chosen


def test_what_can_never_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetting):
        deal(BETRAYAL, 3, {"haunt": 998}, {}, {}, "7")


def test_a_plan_that_deals_plays_other_matches_and_the_same_ones_again() -> None:
    plan = Plan("bigbook", ("random",) * 2, seed="7", dealt=True)
    assert plan.match(0).state.magicians[0].sheet
    assert plan.match(0).fingerprint() == plan.match(0).fingerprint() != plan.match(1).fingerprint()


def test_the_command_deals(run: Callable[..., Result]) -> None:
    words = ("simulate", "bigbook", "--bots", "sensible", "--matches", "2", "--seed", "7", "--workers", "1", "--json")
    assert run(*words).stdout.partition("fingerprint")[2] != run(*words, "--deal").stdout.partition("fingerprint")[2]
