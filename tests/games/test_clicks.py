"""Nothing more than needed: how many clicks a turn takes in the browser, for somebody who knows what to do.

What a click does is tested in a browser (``tests/web/test_asking.py``, ``test_map.py``); here they are counted, over
the same answers that a browser is given: a button or a thing that answers by itself is one, a thing with several
answers is two, a way to a far room is one for all its steps, a payment that fits in one way only is none.
"""

from __future__ import annotations

import sys

import pytest
from msgspec import Struct

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.flow import notation
from koszmar.kernel.game import games
from koszmar.kernel.view import PAYMENT, Choice, Question, View, Way

LONGEST = 260
"""So many choices of everybody are looked at."""
MOST = 12
"""Clicks a turn: nobody comes back for more."""
SHORT = 7
"""Fewer answers on the table than this stand in a list without being asked for (``web/table/question.js``)."""
ACTING = ("act", "action", "start-turn")
"""The questions of a turn, by what games call them."""


class Answered(Struct):
    """A question to the first seat, and what it took to answer."""

    number: int
    key: str
    clicks: int
    ways: list[Way]
    pays_itself: bool
    pays: bool
    begins: bool


def is_placed(choice: Choice, view: View) -> bool:
    """Whether an answer is given by touching something on the table."""
    blocks = {block.id for puzzle in view.puzzles for block in puzzle.blocks}
    return len(choice.touches) == 1 or (bool(choice.touches) and choice.touches[0] in blocks)


def clicks_for(choice: Choice, question: Question, view: View) -> int:
    """How many clicks an answer is away: one where it stands as a button, or where it is all that a thing answers."""
    placed = [one for one in question.choices if is_placed(one, view)]
    listed = len(placed) < SHORT if len(placed) == len(question.choices) else len(placed) == 1
    if choice not in placed or (listed and not any(one.preview for one in placed)):
        return 1
    if len(choice.touches) > 1:
        return 2  # a move on a puzzle: what, and where to
    same = [one for one in placed if one.touches == choice.touches]
    return 1 if len(same) == 1 or choice.preview else 2


def play(game: str) -> list[Answered]:
    """What the first seat is asked in a match of sensible players."""
    match = koszmar.Match.new(game, players=max(2, games()[game].players[0]), seed="clicks")
    bot = make_bot("sensible", seed="clicks")
    answered: list[Answered] = []
    acting = before = -1
    for decision in match:
        if match.number > LONGEST:
            break
        seat, key = decision.seat, bot.choose(match, decision.seat)
        if seat == 0:
            view = match.view(0)
            assert view.question is not None
            choice = next(one for one in view.question.choices if one.key == notation(key))
            itself = before == 0 and view.question.obvious == choice.key
            begins = decision.prompt == "start-turn" or (decision.prompt in ACTING and acting != 0)
            clicks = clicks_for(choice, view.question, view)
            pays = decision.prompt == "pay"
            answered.append(Answered(match.number, choice.key, clicks, view.question.ways, itself, pays, begins))
        acting = seat if decision.prompt in ACTING else acting
        before = seat
        match.choose(key, seat)
    return answered


def walked(answered: list[Answered], at: int) -> int:
    """How many of the next answers one click on a far room leads to: its steps, and what pays for each."""
    following = answered[at:]
    row = [one.key for step, one in enumerate(following) if one.number == following[0].number + step]
    return max([len(way.keys) for way in following[0].ways if leads(way, row)], default=1)


def leads(way: Way, row: list[str]) -> bool:
    """Whether these answers go a way to a far room, whatever they pay with."""
    steps = row[: len(way.keys)]
    far = len(way.through) > 1 and len(steps) == len(way.keys)
    return far and all(key in (PAYMENT, given) for key, given in zip(way.keys, steps, strict=True))


@pytest.mark.parametrize("game", sorted(games()))
def test_a_turn_takes_few_clicks(game: str) -> None:
    answered = play(game)
    while answered and not answered[0].begins:
        del answered[0]
    turns, clicks, at = sum(one.begins for one in answered), 0, 0
    while at < len(answered):
        steps = walked(answered, at)
        clicks += 0 if answered[at].pays_itself else 1 if steps > 1 else answered[at].clicks
        if steps > 1:
            clicks += sum(one.clicks for one in answered[at : at + steps] if one.pays)
        at += steps
    assert turns
    sys.stdout.write(f"\n{game}: {clicks / turns:.1f} clicks a turn, {len(answered) / turns:.1f} questions ({turns})\n")
    assert clicks / turns <= MOST
