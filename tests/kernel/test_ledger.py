"""The ledger can be read and searched in both languages, and every statement of it is tested or excused."""

from pathlib import Path

import pytest

import koszmar
from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.ledger import coverage, homeless, load_ledger, marks, places, untestable

TESTS = Path(__file__).parents[1]
GAMES = list(koszmar.games().values())


def test_a_statement_is_found_by_its_id_and_speaks_both_languages() -> None:
    statement = load_ledger("bigbook").find("learn.limit-five")
    assert statement is not None
    assert "five Spells" in statement.text("en")
    assert "Zaklę" in statement.text("pl")


def test_an_unknown_id_finds_nothing() -> None:
    assert load_ledger("bigbook").find("learn.limit-fifty") is None


def test_a_search_needs_every_word_and_minds_neither_case_nor_accents() -> None:
    ledger = load_ledger("bigbook")
    found = {statement.id for statement in ledger.search("STOS szalenstwa pusty")}
    assert "madness.stack-empty-loss" in {statement.id for statement in ledger.search("madness stack empty")}
    assert found <= {statement.id for statement in ledger.search("stos")}
    assert ledger.search("madness zebra") == []


@pytest.mark.parametrize("game", ["chess", "../bigbook", "", "bigbook/../alone"])
def test_there_is_no_ledger_for_what_is_no_game(game: str) -> None:
    with pytest.raises(KoszmarError, match="no ledger"):
        load_ledger(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_missing(game: koszmar.Game) -> None:
    found = coverage(game)
    assert found.missing == []
    assert found.content.missing == []
    assert found.tested + len(found.untestable) == found.statements


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_named_in_the_source_where_it_behaves(game: koszmar.Game) -> None:
    assert homeless(game) == []


def test_an_id_leads_to_the_function_the_constant_or_the_field_that_names_it() -> None:
    where = places(koszmar.games()["bigbook"])
    for rule, file, name in (
        ("concentration.refresh", "turn.py", "concentration"),
        ("acquire.no-value-1", "actions.py", "ACQUIRABLE"),
        ("support.shared-use", "payment.py", "Purse.slots"),
        ("cure.cost", "actions.py", "cure_madness"),
        ("doppelganger.card-once", "air.py", "avatar"),
    ):
        named = {(Path(place.path).name, place.name) for place in where[rule]}
        assert (file, name) in named
        for place in where[rule]:
            assert rule in Path(place.path).read_text(encoding="utf-8").splitlines()[place.line - 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_lines_that_only_tell_of_a_rule_come_after_those_that_do_it(game: koszmar.Game) -> None:
    for named in places(game).values():
        tells = ["table" in Path(place.path).parts for place in named]
        assert tells == sorted(tells)
        assert not any({"minds", "machine"} & set(Path(place.path).parts) for place in named)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_cannot_be_tested_exists_has_a_reason_and_is_not_tested_after_all(game: koszmar.Game) -> None:
    ids = {statement.id for statement in load_ledger(game.id).statements}
    tested = marks(TESTS, "rule")
    for id, reason in untestable(game.id).items():
        assert id in ids
        assert len(reason) > 20
        assert f"{game.id}/{id}" not in tested


def test_every_mark_names_a_statement_or_a_printed_thing_that_exists() -> None:
    rules = {f"{game.id}/{statement.id}" for game in GAMES for statement in load_ledger(game.id).statements}
    contents = {f"{game.id}/{key}" for game in GAMES for key in game.rules.content()}
    assert marks(TESTS, "rule") - rules == set()
    assert marks(TESTS, "content") - contents == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_that_a_question_or_a_refusal_names_stands_in_the_ledger(game: koszmar.Game) -> None:
    from random import Random

    from koszmar.kernel.match import Match

    ids = {statement.id for statement in load_ledger(game.id).statements}
    random = Random(1)
    for players in range(game.players[0], game.players[1] + 1):
        match = Match.new(game, players=players, seed=players, events=False)
        for decision in match:
            assert decision.rule in ids
            for key in game.face.actions(match.scene, decision):
                reason = match.why_not(key)
                assert reason is None or reason.rule in ids
            seat = random.choice(decision.seats)
            match.choose(random.choice(decision.offered(seat)), seat)
        assert match.result is not None
        assert match.result.rule in ids
