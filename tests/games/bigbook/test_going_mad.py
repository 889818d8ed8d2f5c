"""Going mad: when a player is eliminated, what becomes of the cards, and how the others go on."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.kernel.testing.driver import Driver

SIX = ["madness"] * 6


def mad(table: Driver) -> list[int]:
    """The seats that are out of the game."""
    return [seat for seat, magician in enumerate(table.state.magicians) if magician.mad]


@pytest.mark.rule("bigbook/elimination.six-madness")
def test_six_madness_in_hand_at_the_end_of_recuperation_eliminate() -> None:
    table = position(hands=[SIX, ["water-1"]], phase="recuperation")
    assert mad(table) == [0]
    assert table.events("go-mad") == [{"seat": 0}]


@pytest.mark.rule("bigbook/elimination.six-madness")
@pytest.mark.parametrize(("top", "eliminated"), [("madness", [0]), ("fire-1", [])])
def test_what_is_drawn_in_recuperation_decides(top: str, eliminated: list[int]) -> None:
    table = position(hands=[["madness"] * 5, ["water-1"]], decks=[[top, "earth-1"]], phase="recuperation")
    assert mad(table) == eliminated


@pytest.mark.rule("bigbook/elimination.more-than-six")
def test_whoever_is_left_with_nothing_but_madness_is_eliminated_even_with_more_than_six() -> None:
    table = position(hands=[["madness"] * 7 + ["fire-1"], ["water-1"]], phase="recuperation")
    assert mad(table) == [0]
    assert table.state.removed.count("madness") == 7


@pytest.mark.rule("bigbook/elimination.more-than-six")
def test_one_element_card_that_need_not_be_discarded_saves_the_player() -> None:
    table = position(hands=[["madness"] * 5 + ["fire-1", "water-1"], ["water-1"]], phase="recuperation")
    table.choose("hand-0/fire-1")
    assert mad(table) == []
    assert table.state.magicians[0].hand == ["madness"] * 5 + ["water-1"]


@pytest.mark.rule("bigbook/elimination.more-than-six")
def test_six_madness_and_one_element_card_are_lost_since_the_element_card_must_go() -> None:
    table = position(hands=[[*SIX, "fire-3"], ["water-1"]], phase="recuperation")
    assert mad(table) == [0]


@pytest.mark.rule("bigbook/elimination.timing")
def test_six_madness_in_the_action_phase_do_not_eliminate_yet() -> None:
    table = position(hands=[SIX, ["water-1"]], supports=[[], ["fire-2"]], decks=[["water-1", "earth-1", "air-1"]])
    assert mad(table) == []
    table.choose("cure hand 0", "end")
    assert mad(table) == []
    assert table.state.magicians[0].hand == ["madness"] * 5 + ["water-1"]


@pytest.mark.rule("bigbook/elimination.timing")
def test_only_the_active_player_is_checked() -> None:
    table = position(players=3, hands=[["fire-1"], ["earth-1"], SIX], decks=[["air-1"] * 6] * 2, phase="recuperation")
    assert mad(table) == []
    table.choose("end")
    table.asks("action", seat=2)
    assert mad(table) == []
    table.choose("end")
    assert mad(table) == [2], "in the own Recuperation phase"


@pytest.mark.rule("bigbook/elimination.cards-removed")
def test_all_cards_of_an_eliminated_player_leave_the_game() -> None:
    table = position(
        hands=[SIX, ["water-1"]],
        decks=[["fire-2", "fire-1"]],
        discards=[["water-3", "madness"]],
        supports=[["earth-1", "madness"]],
        spells=[["ice", "breath"]],
        library_stacks={"air": ["aspiration"]},
        phase="recuperation",
    )
    gone = table.state.magicians[0]
    assert (gone.hand, gone.deck, gone.discard, gone.support, gone.spells) == ([], [], [], [], [])
    assert sorted(table.state.removed) == sorted([*SIX, "fire-2", "fire-1", "water-3", "madness", "earth-1", "madness"])
    assert table.state.box.spells_given_up == ["ice", "breath"]
    assert table.state.library["air"] == ["aspiration"], "a Library Spell does not come back"


@pytest.mark.rule("bigbook/elimination.cards-removed")
@pytest.mark.rule("bigbook/remove.public")
def test_the_spells_of_an_eliminated_player_are_told_and_can_be_looked_at() -> None:
    table = position(
        hands=[SIX, ["water-1"]],
        spells=[["ice", "breath"]],
        library_stacks={"air": ["aspiration"]},
        phase="recuperation",
    )
    told = [event.args["spell"] for event in table.told if event.kind == "remove-spell"]
    assert told == ["ice", "breath"]
    assert not table.match.can_undo()
    for viewer in (None, 0, 1):
        seen = next(zone for zone in table.match.view(viewer).zones if zone.id == "removed")
        assert {card.title.id for card in seen.cards} > {"spell-ice", "spell-breath"}
        assert seen.count == sum(card.count for card in seen.cards) == len(table.state.removed) + 2


@pytest.mark.rule("bigbook/elimination.madness-not-returned")
def test_the_madness_of_an_eliminated_player_does_not_go_back_to_the_stack() -> None:
    table = position(
        hands=[SIX, ["water-1"]], discards=[["madness"]], supports=[["madness"]], madness=9, phase="recuperation"
    )
    assert table.state.madness == 9
    assert table.state.removed.count("madness") == 8


@pytest.mark.rule("bigbook/elimination.others-continue")
def test_the_others_play_on_and_the_turns_of_the_eliminated_player_are_skipped() -> None:
    table = position(
        players=3,
        active=1,
        hands=[["fire-1"], SIX, ["earth-1"]],
        decks=[["air-1"] * 6, [], ["air-1"] * 6],
        phase="recuperation",
    )
    assert mad(table) == [1]
    stack = table.state.madness
    table.asks("action", seat=2).choose("end")
    table.asks("action", seat=0).choose("end")
    table.asks("action", seat=2)
    assert [event["seat"] for event in table.events("turn")] == [2, 0, 2]
    assert table.state.madness == stack, "an empty deck that nobody draws from needs no renewal"
    assert table.result is None


@pytest.mark.rule("bigbook/elimination.others-continue")
def test_the_last_player_left_takes_every_turn() -> None:
    table = position(hands=[SIX, ["water-1"]], decks=[[], ["air-1"] * 12], phase="recuperation")
    table.asks("action", seat=1).choose("end")
    table.asks("action", seat=1)
    assert table.result is None


@pytest.mark.rule("bigbook/elimination.no-longer-counted")
def test_an_eliminated_player_is_not_affected() -> None:
    table = position(
        players=3,
        mad=[1],
        hands=[["fire-1"], [], ["earth-1"]],
        track={"2": "water/madness-to-discard"},
        phase="monster",
    )
    assert [magician.discard for magician in table.state.magicians] == [["madness"], [], ["madness"]]


@pytest.mark.rule("bigbook/elimination.no-longer-counted")
def test_an_eliminated_player_is_not_chosen() -> None:
    table = position(players=3, mad=[1], hands=[["air-1", "fire-1"], [], ["earth-1", "fire-1"]])
    table.choose("activate telepathy").asks("granted-action", seat=2)
    table = position(players=4, mad=[1], hands=[["air-1", "fire-1"], [], ["earth-1"], ["earth-1"]])
    table.choose("activate telepathy").asks("choose-other-player", seat=0)
    assert table.offered == ["2", "3"]


@pytest.mark.rule("bigbook/elimination.no-longer-counted")
@pytest.mark.content("bigbook/page/eyed-toadstool/invocation")
def test_an_eliminated_player_is_not_counted() -> None:
    for out, left in (([], 17), ([2], 18)):
        table = position(
            players=3,
            mad=out,
            hands=[["fire-1"], ["earth-1"]],
            grimoire=["eyed-toadstool", "goblin-with-a-key", "spider", "flytrap", "dragon", "samurai", "final"],
            turned=0,
            marker=0,
            madness=20,
            phase="monster",
        )
        assert table.state.madness == left


@pytest.mark.rule("bigbook/elimination.no-longer-counted")
def test_the_player_on_the_right_is_the_next_one_still_in_the_game() -> None:
    table = position(
        players=3,
        mad=[2],
        hands=[["fire-1"], ["earth-1"]],
        decks=[["fire-2"], ["earth-2"]],
        track={"2": "air/pass-right"},
        phase="monster",
    )
    assert [magician.discard for magician in table.state.magicians] == [["earth-2"], ["fire-2"], []]
