"""Whoever is not asked is told who decides what, in words about them: nobody reads questions that are not theirs."""

from __future__ import annotations

import pytest

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.game import games
from koszmar.kernel.view import Message
from koszmar.kernel.words import Words

LONG_ENOUGH = 150
MOSTLY = 0.8
"""So large a part of all questions has a form of its own for the others; rare ones are quoted."""
NOBODYS = ("prompt-in-the-dark", "prompt-who-next", "prompt-who-takes", "prompt-may-move", "prompt-puzzle")
"""Questions that are told alike to everybody: they speak of somebody, or to all."""


@pytest.mark.parametrize("game", sorted(games()))
def test_others_are_told_of_a_question_in_the_third_person(game: str) -> None:
    words = [Words(games()[game], lang) for lang in ("en", "pl")]
    match = koszmar.Match.new(game, players=max(2, games()[game].players[0]), seed="told")
    bot = make_bot("sensible", seed="told")
    told, all_of_them = 0, 0
    for decision in match:
        if match.number > LONG_ENOUGH:
            break
        others = [seat for seat in range(match.setting.players) if seat not in decision.seats]
        question = match.view(others[0]).question if others else None
        if question and question.prompt.id not in NOBODYS:
            form = Message(f"{question.prompt.id}.others", question.prompt.args)
            all_of_them += 1
            told += all(one.has(form.id) for one in words)
            said = [one.say(form) for one in words if one.has(form.id)]
            assert all("⟨" not in text and text for text in said)
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert told >= MOSTLY * all_of_them


@pytest.mark.parametrize("game", sorted(games()))
def test_a_question_says_whether_it_begins_something_new(game: str) -> None:
    match = koszmar.Match.new(game, players=max(2, games()[game].players[0]), seed="told")
    bot = make_bot("sensible", seed="told")
    fresh: dict[str, set[bool]] = {}
    for decision in match:
        if match.number > LONG_ENOUGH:
            break
        question = match.view(decision.seat).question
        assert question is not None
        fresh.setdefault(decision.prompt, set()).add(question.fresh)
        assert not (question.fresh and question.obvious), "a payment belongs to what is paid for"
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert all(len(said) == 1 for said in fresh.values())
    begins = {prompt for prompt, said in fresh.items() if said == {True}}
    assert begins
    assert begins != set(fresh)
