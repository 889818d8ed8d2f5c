"""What statistics count as an answer is shown in the reader's words."""

from __future__ import annotations

import pytest

from koszmar.arena import Plan, simulate
from koszmar.arena.uses import Uses
from koszmar.cli.answer_words import Worded, worded
from koszmar.cli.speech import Speech
from koszmar.kernel.game import find_game


def test_an_answer_has_the_words_of_its_game_with_dots_for_what_differs() -> None:
    assert worded("action/activate", Speech(find_game("bigbook"), "en")) == Worded(
        "This is your Action phase. What will you do?", "Activate …"
    )
    assert worded("act/attack", Speech(find_game("betrayal"), "pl")).answer == "Zaatakuj … (…)"
    assert worded("roll-with/might", Speech(find_game("betrayal"), "pl")) == Worded("Na co rzucasz?", "Siła")


def test_an_answer_is_not_taken_for_an_option_of_the_set_up() -> None:
    speech = Speech(find_game("betrayal"), "en")
    assert worded("act/haunt", speech).answer == speech.say("choice-haunt") != speech.say("option-haunt")
    assert worded("act/month", speech).answer == "month"


def test_what_nobody_has_words_for_stays_as_it_is() -> None:
    assert worded("no-such/thing", Speech(find_game("bigbook"), "en")) == Worded("no-such", "thing")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", ["bigbook", "betrayal"])
def test_every_question_of_a_match_has_words(game: str, lang: str) -> None:
    plan = Plan(game, ("random",) * 3, seed="7", matches=2)
    wish = simulate(plan, workers=1, wishes=[Uses]).wished[0]
    assert isinstance(wish, Uses)
    speech = Speech(find_game(game), lang)
    for key in {key for one in wish.played for key in one.offered}:
        said = worded(key, speech)
        assert said.question[0].isupper() or said.question[0] == "…", key
        assert "⟨" not in "".join(said)
