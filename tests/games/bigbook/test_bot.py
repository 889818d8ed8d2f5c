"""What a sensible player prefers: it knows no more than its seat, has a liking for every question, and beats chance."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH

from koszmar.bots import make_bot
from koszmar.games import bigbook
from koszmar.games.bigbook import GAME
from koszmar.games.bigbook.curses import CURSES
from koszmar.games.bigbook.grimoire import pages_of
from koszmar.games.bigbook.magicians import MAGICIANS
from koszmar.games.bigbook.minds.bot import FAVOURITES, GAINS, HANDY, LIKINGS, prefer
from koszmar.games.bigbook.minds.mind import HARM, PRIZE
from koszmar.games.bigbook.spell_cards import SPELLS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.strategies import matches, new_matches

some = settings(max_examples=40 * THOROUGH)
seeds = st.integers(0, 1 << 32)


def play_sensibly(match: Match, most: int | None = None) -> None:
    """Sensible players in every seat, to the end or for so many choices."""
    player = make_bot("sensible", seed="friends")
    for asked, decision in enumerate(match):
        if asked == most:
            return
        match.choose(player.choose(match, decision.seat), decision.seat)


# -- no more than the seat may see -------------------------------------------------------------------------------------


def assert_prefers_the_same_whatever_is_hidden(match: Match, seed: int) -> None:
    if match.decision is None:
        return
    liked = prefer(match.scene, match.decision)
    for number in range(3):
        fork = match.fork(seed=f"{seed}-{number}", as_seen_by=match.decision.seat)
        assert fork.decision is not None
        assert prefer(fork.scene, fork.decision) == liked


@some
@given(matches(GAME), seeds)
def test_in_any_position_hidden_cards_do_not_change_what_is_preferred(match: Match, seed: int) -> None:
    note(match.record())
    assert_prefers_the_same_whatever_is_hidden(match, seed)


@some
@given(new_matches(GAME), st.integers(0, 250), seeds)
def test_among_sensible_players_hidden_cards_do_not_change_it_either(match: Match, most: int, seed: int) -> None:
    play_sensibly(match, most)
    note(match.record())
    assert_prefers_the_same_whatever_is_hidden(match, seed)


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_hidden_cards_do_not_change_what_is_preferred_at_any_moment_of_a_match(hands: str) -> None:
    match = Match.new("bigbook", players=3, seed="whole", rulings={"open-hands": hands})
    player = make_bot("sensible", seed="friends")
    for asked, decision in enumerate(match):
        assert_prefers_the_same_whatever_is_hidden(match, asked)
        match.choose(player.choose(match, decision.seat), decision.seat)


@some
@given(new_matches(GAME), st.integers(0, 250))
def test_the_same_question_is_answered_the_same(match: Match, most: int) -> None:
    play_sensibly(match, most)
    if match.decision is not None:
        before = match.fingerprint()
        assert prefer(match.scene, match.decision) == prefer(match.scene, match.decision)
        assert match.fingerprint() == before


# -- a liking for every question ---------------------------------------------------------------------------------------

SOURCES = sorted(Path(bigbook.__file__).parent.rglob("*.py"))
PROMPT_TAKES = {"ask": 1, "ask_any": 1, "choose_cards": 2, "choose_set": 2, "choose_player": 1}
"""The functions that put a question, and which of their arguments is its prompt."""


def prompts_in_the_rules() -> set[str]:
    """Every prompt that the rules write out; those made from a zone are spelled with each zone in use."""
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PROMPT_TAKES:
                for argument in node.args[: PROMPT_TAKES[node.func.id] + 2]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.add(argument.value)
    return found


def test_every_question_in_the_rules_has_a_liking() -> None:
    found = prompts_in_the_rules()
    assert len(found) > 20
    assert found <= set(LIKINGS)


def test_every_question_of_play_has_a_liking_and_every_liking_a_question() -> None:
    asked: set[str] = set()
    random = Random("questions")
    for number in range(150):
        rulings = {"levitation": "any-number"} if number % 2 else {}
        match = Match.new("bigbook", players=2 + number % 4, seed=number, rulings=rulings, events=False)
        for decision in match:
            asked.add(decision.prompt)
            match.choose(random.choice(decision.options), random.choice(decision.seats))
    assert asked <= set(LIKINGS)
    assert set(LIKINGS) - asked <= prompts_in_the_rules() | {"receive-to-deck", "place-from-discard"}


@some
@given(new_matches(GAME, events=False), seeds)
def test_every_option_is_liked_by_some_number(match: Match, seed: int) -> None:
    random = Random(seed)
    for decision in match:
        liked = prefer(match.scene, decision)
        assert len(liked) == len(decision.options)
        assert all(abs(number) < 1000 for number in liked)
        match.choose(random.choice(decision.options), random.choice(decision.seats))


def test_the_tables_of_the_player_name_cards_that_exist() -> None:
    assert set(HANDY) == set(SPELLS)
    assert set(GAINS) <= set(SPELLS)
    assert set(HARM) <= set(CURSES)
    assert set(PRIZE) == set(pages_of("inside"))
    assert set(FAVOURITES) <= set(MAGICIANS)


# -- better than chance ------------------------------------------------------------------------------------------------


def turns_survived(bot: str, level: int, players: int, matches: int) -> tuple[float, float]:
    """How many turns teams of a kind last on the average, and how many matches they win."""
    turns = wins = 0.0
    for number in range(matches):
        match = Match.new("bigbook", players=players, seed=f"team-{number}", options={"level": level}, events=False)
        player = make_bot(bot, seed=f"team-{number}")
        for decision in match:
            match.choose(player.choose(match, decision.seat), decision.seat)
        assert match.result is not None
        turns, wins = turns + match.state.turn, wins + match.result.scores[0]
    return turns / matches, wins


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_sensible_team_beats_a_random_one(level: int) -> None:
    sensible = [turns_survived("sensible", level, players, 10) for players in (2, 3, 4, 5)]
    chance = [turns_survived("random", level, players, 10) for players in (2, 3, 4, 5)]
    assert all(wise[0] > wild[0] + 2 for wise, wild in zip(sensible, chance, strict=True))
    assert sum(wins for _, wins in sensible) > sum(wins for _, wins in chance) + 2
