"""The invariants of DESIGN.md over random play of every registered game: a game joins by registering itself."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH

from koszmar import Game, Match
from koszmar.kernel import knowledge
from koszmar.kernel.game import games
from koszmar.kernel.settings import rulings_of
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.strategies import matches, new_matches, play_on

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
# A sample, the same in every run: more and new ones are looked at by `make soak`.
some = settings(max_examples=50 * THOROUGH)
few = settings(max_examples=20 * THOROUGH)

seeds = st.integers(0, 1 << 32)


def position(data: st.DataObject, game: Game) -> Match:
    """A match somewhere between its beginning and its end; a failing test shows its record."""
    match = data.draw(matches(game))
    note(match.record())
    return match


@every_game
@some
@given(st.data())
def test_the_same_choices_give_the_same_state(game: Game, data: st.DataObject) -> None:
    laws.same_choices_same_state(position(data, game))


@every_game
@some
@given(st.data())
def test_what_is_saved_and_loaded_stands_where_it_stood(game: Game, data: st.DataObject) -> None:
    laws.saved_and_loaded(position(data, game))


@every_game
@some
@given(st.data(), seeds)
def test_a_fork_leaves_the_original_alone(game: Game, data: st.DataObject, seed: int) -> None:
    laws.forks_are_separate(position(data, game), Random(seed))


@every_game
@some
@given(st.data(), seeds)
def test_a_fork_of_a_fork_goes_on_like_the_fork(game: Game, data: st.DataObject, seed: int) -> None:
    laws.forks_agree(position(data, game), Random(seed))


@every_game
@few
@given(st.data(), seeds)
def test_nothing_is_lost_after_any_choice_and_every_match_ends(game: Game, data: st.DataObject, seed: int) -> None:
    match, random = data.draw(new_matches(game, events=False)), Random(seed)
    before = game.knowledge.census(match.state)
    for decision in match:
        seat = random.choice(decision.seats)
        match.choose(random.choice(decision.offered(seat)), seat)
        try:
            laws.nothing_is_lost(match, before)
            assert match.number < game.horizon
        except AssertionError:
            note(match.record())
            raise
    assert match.result is not None
    assert len(match.result.scores) == match.setting.players


@every_game
@some
@given(st.data(), seeds)
def test_a_view_shows_nothing_that_a_seat_cannot_know(game: Game, data: st.DataObject, seed: int) -> None:
    match = position(data, game)
    laws.no_leak(match, str(seed))


@every_game
@few
@given(st.data(), seeds)
def test_with_another_truth_a_seat_is_shown_told_and_asked_the_same(game: Game, data: st.DataObject, seed: int) -> None:
    laws.another_truth_looks_the_same(position(data, game), Random(seed))


@every_game
@few
@given(st.data(), seeds)
def test_a_seat_is_shown_the_same_whoever_else_has_looked(game: Game, data: st.DataObject, seed: int) -> None:
    laws.everybody_has_eyes_of_their_own(position(data, game), Random(seed))


def where_seats_know_different_things(game: Game) -> Match | None:
    """A match at the first moment, some choices after its beginning, at which one seat knows more than another.

    None, if nobody ever does.
    """
    closed = {"open-hands": "closed"} if "open-hands" in rulings_of(game) else {}
    for number in range(40):
        match, random = Match.new(game, players=game.players[1], rulings=closed, seed=f"eyes/{number}"), Random(number)
        play_on(match, random, 20)
        while not match.over:
            secrets = list(game.knowledge.secrets(match.scene))
            seats = range(match.setting.players)
            if any(knowledge.hidden_from(secrets, seat) != knowledge.hidden_from(secrets, 0) for seat in seats):
                return match
            play_on(match, random, 5)
    return None


@every_game
def test_the_mask_of_somebody_who_knows_something_else_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats that know the same share a mask; here all of them seem to."""
    match = where_seats_know_different_things(game)
    if match is None:
        assert game.information.cooperation == "cooperative", "seats that play against each other hide nothing"
        return  # whoever looks may look through the same eyes
    monkeypatch.setattr(knowledge, "hidden_from", lambda secrets, seat: [])
    with pytest.raises(AssertionError, match="looks through somebody else's eyes"):
        laws.everybody_has_eyes_of_their_own(match, Random(1))


@every_game
def test_a_mask_of_another_moment_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has not changed is not masked again; here nothing ever seems to change."""
    if not isinstance(game.knowledge.secrets, knowledge.Corners):
        return  # nothing is kept from one moment to the next
    match = Match.new(game, players=game.players[1], seed="eyes")
    monkeypatch.setattr(knowledge, "_write_down", lambda _: b"always the same")

    def look_on() -> None:
        for number in range(60):
            play_on(match, Random(number), 4)
            laws.everybody_has_eyes_of_their_own(match, Random(number))

    with pytest.raises(AssertionError, match="looks through somebody else's eyes"):
        look_on()


@every_game
@some
@given(st.data(), seeds)
def test_numbers_show_nothing_that_a_seat_cannot_know(game: Game, data: st.DataObject, seed: int) -> None:
    match = position(data, game)
    laws.numbers_do_not_leak(match, str(seed))
    laws.numbers_are_discreet(match, seed % match.setting.players)
    laws.every_option_has_a_number(match)


@every_game
@some
@given(st.data())
def test_every_option_can_be_taken(game: Game, data: st.DataObject) -> None:
    laws.every_option_can_be_taken(position(data, game))


@every_game
@some
@given(st.data())
def test_what_was_not_offered_is_refused_without_a_trace(game: Game, data: st.DataObject) -> None:
    laws.refused_without_a_trace(position(data, game))


@every_game
@some
@given(st.data())
def test_whatever_exists_is_offered_or_has_an_objection(game: Game, data: st.DataObject) -> None:
    laws.objections_are_complete(position(data, game))


@every_game
@some
@given(st.data(), seeds)
def test_undo_leads_back_and_the_same_choice_forward_again(game: Game, data: st.DataObject, seed: int) -> None:
    laws.undo_and_again(position(data, game), Random(seed))


@every_game
def test_every_law_is_checked_here(game: Game) -> None:
    """A law added to the kernel's testing aids has to be added to this file too."""
    defined = {
        name
        for name, thing in vars(laws).items()
        if getattr(thing, "__module__", "") == laws.__name__ and not name.startswith("_") and name != "frame"
    }
    with open(__file__, encoding="utf-8") as here:
        text = here.read()
    assert [name for name in sorted(defined) if f"laws.{name}(" not in text] == []
