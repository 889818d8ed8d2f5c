"""One convention for the ids of messages, for every game (CONTRIBUTING.md, "Words for players")."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from koszmar.kernel.game import Game, games
from koszmar.kernel.ledger import load_ledger
from koszmar.kernel.match import Match
from koszmar.kernel.settings import every_field
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.testing.words import face_names, section_message, written

GAMES = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
FOREIGN = ("ask-", "question-", "answer-", "reason-", "log-", "objection-", "web-", "cli-", "text-", "report-")
"""Other words for the same things, and the beginnings that kernel, client and commands keep to themselves."""


def ids(game: Game) -> set[str]:
    return set(written("en", game.face.locale))


@GAMES
def test_no_other_word_stands_for_the_same_thing(game: Game) -> None:
    assert [name for name in ids(game) if name.startswith(FOREIGN)] == []


@GAMES
def test_ids_are_lower_case_words_with_hyphens(game: Game) -> None:
    """A parameter is called as it is in the code, with underscores."""
    assert [name for name in ids(game) if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9_]*)*", name)] == []


@GAMES
def test_options_rulings_and_parameters_are_called_by_their_names(game: Game) -> None:
    fields = {field.message: field for field in every_field(game)}
    for name in ids(game):
        if name.startswith(("option-", "ruling-", "parameter-")):
            assert any(name == message or name.startswith(f"{message}-") for message in fields), name


@GAMES
def test_the_chapters_of_the_ledger_are_sections(game: Game) -> None:
    chapters = {section_message(statement.section) for statement in load_ledger(game.id).statements}
    assert {name for name in ids(game) if name.startswith("section-")} == chapters


@pytest.mark.parametrize(
    ("section", "message"),
    [
        ("Fire, malfunction, doors", "section-fire-malfunction-doors"),
        ("Base Intruders (without Void Seeders)", "section-base-intruders-without-void-seeders"),
    ],
)
def test_a_chapter_is_called_by_its_words_alone(section: str, message: str) -> None:
    """Commas and brackets are nothing that Fluent could write in the name of a message."""
    assert section_message(section) == message


@GAMES
def test_what_lobby_and_reports_ask_for_is_there(game: Game) -> None:
    assert set(face_names(game)) <= ids(game)


@GAMES
def test_questions_answers_events_and_endings_are_called_after_what_they_are(game: Game) -> None:
    """What only one printed thing says may be called after that thing: ``haunt-04-end-nobody``."""
    known, kinds = ids(game), {f"{key.partition('/')[0]}-" for key in game.rules.content()}
    for number in range(3):
        match = Match.new(game, seed=f"ids/{number}")
        seen = set()
        while match.decision is not None and match.number < 400:
            decision = match.decision
            question = match.view(decision.seat).question
            assert question
            assert question.prompt.id == f"prompt-{decision.prompt}"
            seen |= {choice.label.id for choice in question.choices}
            play_on(match, Random(match.number), 1)
        assert {name for name in known if name.startswith("choice-")} & seen
        told = {game.face.narrate(match.scene, event).id for event in match.events(None)}
        assert [name for name in told if not name.startswith(("event-", *kinds))] == []
        if match.result is not None:
            ending = match.view(None).ending
            assert ending
            assert ending.reason.id.startswith(("ending-", *kinds))


def test_the_convention_is_written_down() -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for prefix in ("prompt-", "choice-", "event-", "why-", "ending-", "outcome-", "option-", "ruling-", "parameter-",
                   "section-", "kind-", "game-lure"):  # fmt: skip
        assert f"`{prefix}" in page, prefix
