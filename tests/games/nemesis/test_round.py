"""The round: drawing cards, the First Player token, turns of two Actions, passing."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.proof.positions import position
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver


def round_begins(**table: object) -> Driver:
    """Three characters in three Rooms at the start of a round."""
    return position(
        **{"players": 3, "places": ["06", "01", "13"], "phase": "round", "rolls": [], **table}  # type: ignore[arg-type]
    )


@pytest.mark.rule("nemesis/round.draw-to-five")
@pytest.mark.rule("nemesis/round.keep-cards")
def test_everybody_draws_up_to_five_cards_and_keeps_what_they_had() -> None:
    table = round_begins(hands=[["order", "rest"], [], ["search"]], decks=[["reload", "search", "motivation"]])
    assert table.state.characters[0].hand == ["order", "rest", "reload", "search", "motivation"]
    assert [len(one.hand) for one in table.state.characters] == [5, 5, 5]


@pytest.mark.rule("nemesis/round.contamination-counts")
def test_contamination_cards_count_towards_the_five() -> None:
    table = round_begins(hands=[["order", "contamination-1", "contamination-2"], [], []])
    assert len(table.state.characters[0].hand) == 5
    assert len([card for card in table.state.characters[0].hand if card.startswith("contamination")]) == 2


@pytest.mark.rule("nemesis/round.reshuffle")
def test_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    own = ["search", "search", "rest", "reload", "order", "motivation", "demolition", "interruption"]
    table = round_begins(
        hands=[[], [], []],
        decks=[["basic-repairs", "suppressive-fire"]],
        discards=[own],
        orders=[own],
    )
    character = table.state.characters[0]
    assert character.hand == ["basic-repairs", "suppressive-fire", "interruption", "demolition", "motivation"]
    assert character.discard == []
    assert len(character.deck) == 5


@pytest.mark.rule("nemesis/round.first-player-pass")
@pytest.mark.rule("nemesis/round.in-order")
def test_the_first_player_token_goes_to_the_left_after_drawing() -> None:
    table = round_begins(first=0)
    assert table.state.first == 1
    assert table.decision.seat == 1


@pytest.mark.rule("nemesis/round.first-player-gone")
def test_the_token_skips_who_is_out_of_play() -> None:
    assert round_begins(first=0, dead=[1]).state.first == 2
    asleep = round_begins(first=0, more=[{}, {"status": "hibernating", "room": ""}])
    assert asleep.state.first == 2


@pytest.mark.rule("nemesis/round.first-round-no-pass")
def test_in_the_first_round_the_token_stays() -> None:
    assert round_begins(first=0, round_number=0).state.first == 0


@pytest.mark.rule("nemesis/round.turns")
def test_two_actions_and_the_next_player_has_a_turn() -> None:
    table = captain(noise=[], rolls=["silence", "silence"])
    table.choose(("move", "05"))
    pay(table, "rest").asks("act", 0)
    assert table.decision.args["actions"] == 1
    table.choose(("move", "06"))
    pay(table, "reload").asks("act", 1)


@pytest.mark.rule("nemesis/round.pass-instead")
@pytest.mark.rule("nemesis/round.passed-no-actions")
@pytest.mark.rule("nemesis/round.pass-help-card")
def test_whoever_passes_has_no_more_turns_this_round() -> None:
    table = captain(hands=[["rest"], ["search"]]).choose("pass").answer("discard", "done")
    assert table.state.characters[0].passed
    table.asks("act", 1).choose(("move", "03"))
    table.choose("search", rolls=["silence"]).asks("act", 1)


@pytest.mark.rule("nemesis/round.one-action-must-pass")
@pytest.mark.rule("nemesis/round.cannot-act-must-pass")
def test_after_one_action_there_is_another_or_the_pass() -> None:
    table = captain(hands=[["rest"], []], rolls=["silence"])
    table.choose(("move", "05"))
    pay(table, "rest")
    assert [option for option in table.offered if not option.startswith("drop")] == ["pass"]


@pytest.mark.rule("nemesis/round.pass-discard")
def test_who_passes_may_discard_any_cards_contamination_too() -> None:
    table = captain(hands=[["rest", "order", "contamination-3"], []])
    table.choose("pass").answer("discard", "contamination").answer("discard", "rest").answer("discard", "done")
    character = table.state.characters[0]
    assert character.hand == ["order"]
    assert character.discard == ["contamination-3", "rest"]


@pytest.mark.rule("nemesis/round.fire-end-of-turn")
@pytest.mark.rule("nemesis/fire.wound-once-per-turn")
def test_whoever_ends_a_turn_in_fire_is_wounded_and_after_passing_no_more() -> None:
    table = captain(fires=["06"], hands=[[], ["search", "search", "rest"]])
    table.choose("pass")
    assert table.state.characters[0].light == 1
    table.asks("act", 1).choose(("move", "03")).choose("search", rolls=["silence"])
    table.choose(("move", "01")).choose("search", rolls=["silence"]).asks("act", 1)
    assert table.state.characters[0].light == 1


@pytest.mark.rule("nemesis/round.player-phase-ends")
@pytest.mark.rule("nemesis/round.two-phases")
@pytest.mark.rule("nemesis/round.event-steps")
def test_when_all_have_passed_the_event_phase_follows_and_a_new_round() -> None:
    table = captain(hands=[[], []], bag=["blank"], tops={"events": ["tendrils"]}, chance=SeededChance("a round"))
    before = table.state.time
    table.choose("pass").asks("act", 1).choose("pass")
    assert table.state.time == before - 1
    assert table.state.round == 3


@pytest.mark.rule("nemesis/action.contamination-not-payment")
@pytest.mark.rule("nemesis/action.cost")
def test_contamination_pays_for_nothing() -> None:
    table = captain(hands=[["contamination-1", "contamination-2"], []])
    assert not table.offers(("move", "05"))
    table = captain(hands=[["contamination-1", "rest"], []], rolls=["silence"])
    table.choose(("move", "05"))
    assert table.offered == ["rest"]
    pay(table, "rest")
    assert table.state.characters[0].discard == ["rest"]


def test_the_plain_hand_of_these_tests_is_the_captains() -> None:
    assert captain().state.characters[0].hand == PLAIN


@pytest.mark.rule("nemesis/round.resolve-fully")
def test_the_round_ends_only_when_what_the_bag_has_started_is_resolved() -> None:
    """A Noise roll of bag development, an Encounter, a Surprise Attack, Panic, and a question that it asks."""
    table = position(
        phase="bag", places=["06", "01"], hands=[[], []], insanity=[3, 1], belongings=[["prototype-rifle"]],
        noise=["06/07"], bag=["seeder-2", "seeder-4"], tops={"panic": ["hallucinations"]},
        rolls=["seeder-2", "1", "seeder-4", "silence"],
    )  # fmt: skip
    table.asks("panic-weapon", 0)
    assert (table.state.round, table.events("round")) == (2, [])
    table.choose("revolver").asks("act", 1)
    assert (table.state.round, table.events("round")) == (3, [{"number": 3}])
    told = [kind for kind in table.kinds() if kind in ("surprise", "panic", "ammo-lost", "noise-roll", "round")]
    assert told == ["noise-roll", "surprise", "panic", "ammo-lost", "noise-roll", "round"]
