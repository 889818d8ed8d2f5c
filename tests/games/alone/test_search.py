"""A search for Alone thinks with what its seat knows: whatever lies behind the screen, the same thought."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.alone.test_imagining import BEHIND_THE_SCREEN

from koszmar.bots import make_bot
from koszmar.bots.search import Budget, SearchBot, Thought
from koszmar.bots.search.inquiry import Inquiry
from koszmar.games.alone import GAME
from koszmar.games.alone.proof.positions import position
from koszmar.kernel.match import Match

FEW = Budget(iterations=12)
SCENES = [("act", 0, 9), ("start-turn", 0, 13), ("react", 1, 9), ("react", 1, 14)]
"""A question, whom it is put to, and the first turn in which it is looked for."""


def think(match: Match, seat: int) -> Thought:
    """What a search of this seed thinks."""
    return SearchBot("whoever", FEW).think(match, seat)


@cache
def moment(prompt: str, seat: int, turn: int) -> Match:
    """A match of sensible players, at such a question with several answers."""
    match = Match.new(GAME, players=2, seed=f"{prompt} {turn}", options={"difficulty": "easy"}, events=False)
    bot = make_bot("sensible", "coin")
    for decision in match:
        if decision.prompt == prompt and match.state.number >= turn and len(decision.offered(seat)) > 2:
            return match
        match.choose(bot.choose(match, decision.seat), decision.seat)
    raise AssertionError("the match was over before that")


@pytest.mark.parametrize(("prompt", "seat", "turn"), SCENES)
def test_a_search_thinks_the_same_in_every_truth_that_its_seat_cannot_tell_apart(
    prompt: str, seat: int, turn: int
) -> None:
    match = moment(prompt, seat, turn)
    ours = think(match, seat)
    for number in range(2):
        other = match.fork(seed=f"another truth {number}", as_seen_by=seat)
        assert other.fingerprint() != match.fingerprint()
        assert think(other, seat) == ours


@pytest.mark.parametrize("behind", BEHIND_THE_SCREEN, ids=lambda one: "-".join(one))
def test_a_search_of_the_hero_does_not_depend_on_what_evil_has_behind_the_screen(behind: dict[str, Any]) -> None:
    plain: dict[str, Any] = {
        "shown": ["1D4", "1C5"], "danger": ["1C5"], "creatures": [("worm", "1D4")], "active": True,
        "missions": ("emergency-power", "fever", "abandon-station"),
    }  # fmt: skip
    ours, theirs = (think(position(**how).match, 0) for how in (plain, plain | behind))
    assert ours == theirs


@pytest.mark.sources
def test_a_search_that_looked_behind_the_screen_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = moment("act", 0, 9)
    other = match.fork(seed="another truth 0", as_seen_by=0)
    monkeypatch.setattr(Inquiry, "_world", lambda self, number: self.match.fork(seed=f"{self.seed}/{number}"))
    assert think(match, 0) != think(other, 0)
