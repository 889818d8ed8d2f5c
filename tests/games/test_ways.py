"""What one click may stand for: a way to a far place, answer by answer, and a payment that fits in one way only."""

from __future__ import annotations

import pytest

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.game import games
from koszmar.kernel.view import PAYMENT

LONG_ENOUGH = 110
FEW = 12
"""Ways that are walked in each match."""


@pytest.mark.parametrize("game", sorted(games()))
def test_ways_begin_with_an_answer_that_is_offered_and_lead_where_they_say(game: str) -> None:
    match = koszmar.Match.new(game, players=games()[game].players[0], seed="far away")
    bot = make_bot("sensible", seed="far away")
    walked = 0
    for decision in match:
        if match.number > LONG_ENOUGH or walked > FEW:
            break
        question = match.view(decision.seat).question
        assert question is not None
        keys = {choice.key for choice in question.choices}
        assert {way.keys[0] for way in question.ways} <= keys
        assert not question.obvious or question.obvious in keys
        for way in question.ways[-2:]:
            walked += 1
            if way.calm:
                continue  # others are asked after each step: the game's own tests walk on
            elsewhere = match.fork()
            through = iter(way.through)
            assert sum(key != PAYMENT for key in way.keys) == len(way.through)
            for key in way.keys:
                question = elsewhere.view(decision.seat).question
                if key == PAYMENT:
                    assert question is not None
                    key = question.choices[0].key
                elif not question or key not in {choice.key for choice in question.choices}:
                    break  # something has happened on the way
                else:
                    entered = next(through)
                elsewhere.choose(key, decision.seat)
            view = elsewhere.view(decision.seat)
            if view.question and view.question.seats == [decision.seat]:
                assert entered in {piece.place for board in view.boards for piece in board.pieces}
        others = [match.view(seat).question for seat in range(match.setting.players) if seat != decision.seat]
        assert not any(one and (one.ways or one.obvious) for one in others if decision.seats == (decision.seat,))
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert walked or game not in ("alone", "betrayal", "mansions", "nemesis")


def test_an_exact_payment_is_obvious_if_there_is_only_one() -> None:
    match = koszmar.Match.new("bigbook", players=3, seed="velvet dark")
    bot = make_bot("sensible", seed="painter")
    obvious = 0
    for decision in match:
        if match.number > LONG_ENOUGH:
            break
        if decision.prompt == "pay":
            question = match.view(decision.seat).question
            assert question is not None
            whole = [choice for choice in question.choices if choice.key.startswith("pay ")]
            exact = [choice.key for choice in whole if choice.note is None]
            assert question.obvious == (exact[0] if len(exact) == 1 else "")
            obvious += bool(question.obvious)
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert obvious, "some payments answer themselves"


def test_where_hands_are_closed_no_payment_answers_itself() -> None:
    match = koszmar.Match.new("bigbook", players=2, seed="shy", rulings={"open-hands": "closed"})
    bot = make_bot("sensible", seed="shy")
    asked = 0
    for decision in match:
        if match.number > LONG_ENOUGH:
            break
        question = match.view(decision.seat).question
        assert question is not None
        assert not question.obvious
        asked += decision.prompt == "pay"
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert asked
