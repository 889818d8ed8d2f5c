"""Sensible investigators: what they plan, what they prefer where there is no doubt."""

from __future__ import annotations

from random import Random

import pytest

from koszmar.games.mansions import GAME
from koszmar.games.mansions.minds.chances import chance_of, left_of
from koszmar.games.mansions.minds.estimate import FEATURES, features
from koszmar.games.mansions.minds.hardships import which_victim
from koszmar.games.mansions.minds.plans import FAR, Plans
from koszmar.games.mansions.minds.story import book_of
from koszmar.games.mansions.minds.tales import spoiling
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.library import FOLDER, scenario
from koszmar.kernel.flow import Key, ask
from koszmar.kernel.match import Match

SCENARIOS = sorted(path.parent.name for path in FOLDER.glob("*/scenario.toml"))


LATER = ("answered-late", "dead")
"""Endings that wait for the clock, or for a monster that is not there yet."""


def begun(key: str, players: int) -> Match:
    """A match at its first turn."""
    match, random = Match.new(GAME, players=players, seed="begun", options={"scenario": key}), Random("begun")
    while match.decision is not None and match.decision.prompt != "act":
        seat = match.decision.seat
        match.choose(random.choice(match.decision.offered(seat)), seat)
    return match


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("key", SCENARIOS)
def test_from_the_beginning_there_is_a_plan_that_wins(key: str, players: int) -> None:
    match = begun(key, players)
    assert match.decision is not None
    plans = Plans(match.seen_by(match.decision.seat), match.decision.seat)
    cost, tasks = plans.victory()
    assert 3.0 < cost < FAR
    assert tasks
    for task in tasks:
        assert task[0] != "do" or task[1] in plans.tokens


@pytest.mark.parametrize("key", SCENARIOS)
def test_every_winning_ending_can_be_planned_for(key: str) -> None:
    """None is out of reach from the beginning, whatever was drawn."""
    match = begun(key, 3)
    assert match.decision is not None
    plans, story = Plans(match.seen_by(match.decision.seat), match.decision.seat), scenario(key)
    for name, ending in story.endings.items():
        if ending.result == "win":
            words = story.ending_conditions[name]
            for _ in range(3):
                cost, _ = plans.condition(words) if words else plans.atom(("end", name))
                if cost < FAR:
                    break
                plans.forget_what_seemed_impossible()
            assert cost < FAR or name in LATER, name


def test_dice_are_reckoned_exactly() -> None:
    assert round(chance_of(4, 2), 2) == 0.48
    assert round(chance_of(4, 2, 1), 2) == 0.77
    assert round(left_of(3, 4), 2) == 1.52


def test_a_clue_is_spent_where_it_decides_a_test_and_kept_where_it_cannot() -> None:
    deed = ("search", "test observation 2\n  pass\n    clue +3")
    one = someone("amina-feld", "ballroom.a", clues=2)
    table = position(one, deed=deed, rolls=["success", "investigation", "blank", "blank", "blank"])
    table.choose(DEED)
    assert table.decision.prompt == "dice"
    likes = GAME.minds.prefer(table.match.seen_by(0), table.decision)
    assert table.decision.options[likes.index(max(likes))] == "clue"
    table = position(someone("amina-feld", "ballroom.a", clues=2), deed=deed,
                     rolls=["blank", "investigation", "blank", "blank", "blank"])  # fmt: skip
    table.choose(DEED)
    likes = GAME.minds.prefer(table.match.seen_by(0), table.decision)
    assert table.decision.options[likes.index(max(likes))] == "keep"


def test_whoever_has_an_axe_uses_it_on_the_monster_beside_him() -> None:
    table = position(someone("jonah-pike", "ballroom.a", "axe"), monsters=[("deep-one", "ballroom.a")])
    likes = GAME.minds.prefer(table.match.seen_by(0), table.decision)
    assert table.decision.options[likes.index(max(likes))] == ("attack", "axe", "deep-one-1")


def test_whoever_wants_it_to_burn_sets_fire_and_nobody_else_does() -> None:
    def liked(*conditions: str) -> Key:
        one = someone("jonah-pike", "ballroom.a", "candles", conditions=conditions)
        table = position(one, someone("amina-feld", "study.a"), someone("odile-carrow", "study.a"))
        table.state.investigators[0].conditions = one.conditions
        likes = GAME.minds.prefer(table.match.seen_by(0), table.decision)
        return table.decision.options[likes.index(max(likes))]

    burns = liked("insane-9")
    assert isinstance(burns, tuple)
    assert burns[0] == "set-fire"
    calm = liked()
    assert not isinstance(calm, tuple) or calm[0] != "set-fire"


def test_the_estimate_looks_at_everything_it_names() -> None:
    match = begun("the-drowned-carillon", 3)
    assert len(features(match.scene, 0)) == len(FEATURES)
    assert GAME.minds.estimate is not None
    assert 0 <= GAME.minds.estimate(match.scene, 0) <= 1


def test_a_book_knows_what_every_option_may_lead_to() -> None:
    book = book_of("borrowed-key")
    assert ("reach", "key-found") in book.ways
    assert {deed.token for deed, _ in book.ways["reach", "key-found"]} == {"study-desk", "library-letters"}


@pytest.mark.parametrize(("scenario", "facts"), [("the-last-ferry", {"hidden"}), ("the-quiet-wing", set())])
def test_it_reads_off_the_scenario_what_too_much_of_would_lose(scenario: str, facts: set[str]) -> None:
    assert spoiling(scenario) == facts


def test_of_people_at_their_own_table_a_bot_knows_nothing_and_may_name_anybody() -> None:
    match = Match.new(GAME, players=2, seed="own", options={"table": "own"})
    decision = ask(0, "which-victim", [0, 1], rule="distance.tie")
    assert which_victim(match.seen_by(0), decision, 0) == [0.0, 0.0]


def test_no_hint_says_that_somebody_has_fallen_on_the_groups_own_table() -> None:
    match = Match.new(GAME, players=2, seed="1", options={"table": "own"})
    assert match.decision is not None
    seat = match.decision.seats[0]
    likings = dict(zip(match.decision.offered(seat), match.likings(seat), strict=True))
    assert likings["fell", 0] == likings["fell", 1] < min(like for key, like in likings.items() if key[0] != "fell")
