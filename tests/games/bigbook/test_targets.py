"""Targets: whom a Spell means by self, other players, each player, one player, several players, and in which order."""

import pytest

from koszmar.games.bigbook.proof.positions import position


@pytest.mark.rule("bigbook/target.self")
def test_self_is_whoever_activated_the_spell_even_in_the_turn_of_another() -> None:
    table = position(hands=[["air-1", "fire-1"], ["earth-1", "fire-1"]], decks=[["water-1"], ["water-3"]])
    table.choose("activate telepathy", "activate growth")
    assert table.state.magicians[1].hand == ["fire-1", "water-3"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.rule("bigbook/target.other-players")
def test_other_players_are_all_but_the_one_who_activated_the_spell() -> None:
    table = position(
        players=3,
        hands=[["air-3", "fire-1"], [], []],
        discards=[["water-1"], ["earth-1"], ["earth-2"]],
        spells=[["daydream", "combustion"]],
    )
    table.choose("activate daydream")
    assert [magician.hand for magician in table.state.magicians] == [["fire-1"], ["earth-1"], ["earth-2"]]
    assert table.state.magicians[0].discard == ["water-1", "air-3"]


@pytest.mark.rule("bigbook/target.each-player")
def test_each_player_includes_the_one_who_activated_the_spell() -> None:
    table = position(
        players=3,
        hands=[["earth-3", "fire-1"], [], []],
        decks=[["water-1"], ["water-2"], ["water-3"]],
        spells=[["telekinesis", "combustion"]],
    )
    table.choose("activate telekinesis")
    assert [magician.hand for magician in table.state.magicians] == [["fire-1", "water-1"], ["water-2"], ["water-3"]]


@pytest.mark.rule("bigbook/target.one-player")
@pytest.mark.parametrize("target", [0, 2])
def test_one_player_may_be_the_one_who_activated_the_spell(target: int) -> None:
    table = position(
        players=3,
        hands=[["fire-2", "air-2"], ["fire-1"], ["fire-1"]],
        decks=[["water-3"]] * 3,
        spells=[["regeneration", "telepathy"]],
        library_stacks={"fire": []},
    )
    table.choose("activate regeneration").asks("choose-player", 0)
    assert table.offered == ["0", "1", "2"]
    table.choose(target)
    assert [magician.hand[-1] == "water-3" for magician in table.state.magicians] == [
        seat == target for seat in range(3)
    ]


@pytest.mark.rule("bigbook/target.one-other-player")
def test_one_other_player_cannot_be_the_one_who_activated_the_spell() -> None:
    table = position(
        players=3,
        active=1,
        hands=[["fire-1"], ["earth-2", "fire-1"], ["fire-1"]],
        decks=[["water-3"] * 2] * 3,
        spells=[[], ["abundance", "combustion"], []],
    )
    table.choose("activate abundance").asks("choose-other-player", 1)
    assert table.offered == ["2", "0"]
    table.choose(0)
    assert [len(magician.hand) for magician in table.state.magicians] == [3, 1, 1]


@pytest.mark.rule("bigbook/target.one-other-player")
def test_with_nobody_else_left_no_player_is_chosen() -> None:
    table = position(mad=[1], hands=[["air-1", "fire-1"]])
    table.choose("activate telepathy").asks("action", 0)
    assert table.state.magicians[0].discard == ["air-1"]


@pytest.mark.rule("bigbook/target.several-players")
def test_several_players_are_different_players() -> None:
    table = position(
        players=4,
        hands=[["water-2", "fire-1"]],
        discards=[["air-1"], ["air-1"], ["air-2"], ["air-3"]],
        decks=[[]] * 4,
        spells=[["torrential-rain", "combustion"]],
        library_stacks={"water": []},
    )
    table.choose("activate torrential-rain", 2).asks("choose-player", 0)
    assert table.offered == ["0", "1", "2", "3"]
    table.choose(2).asks("choose-player", 0)
    assert table.offered == ["0", "1", "3"]
    table.choose(1)
    assert [magician.deck for magician in table.state.magicians] == [[], ["air-1"], ["air-2"], []]


@pytest.mark.rule("bigbook/target.several-players")
def test_all_there_are_follow_when_they_are_fewer() -> None:
    table = position(
        players=3,
        hands=[["air-3", "fire-1"], [], []],
        decks=[["water-1"], ["water-2"], ["water-3"]],
        spells=[["mental-control", "combustion"]],
    )
    table.choose("activate mental-control", 3).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [["fire-1"], ["water-2"], ["water-3"]]


@pytest.mark.rule("bigbook/target.several-players")
def test_eliminated_players_are_no_targets() -> None:
    table = position(players=3, mad=[1], hands=[["earth-2", "fire-1"], [], []], spells=[["abundance", "combustion"]])
    table.choose("activate abundance").asks("action", 0)  # one other player is left, so nobody is asked
    assert len(table.state.magicians[2].hand) == 2


@pytest.mark.rule("bigbook/target.order")
def test_a_spell_is_carried_out_player_by_player_clockwise_from_the_one_who_activated_it() -> None:
    table = position(
        players=3,
        active=1,
        hands=[["fire-1", "fire-2"], ["air-2", "air-1", "earth-1"], ["water-1", "water-2"]],
        spells=[[], ["eye-of-the-tornado", "growth", "telepathy"], []],
    )
    table.choose("activate eye-of-the-tornado", "pay hand-1/air-2")
    table.answer("discard", "hand-1/air-1", 1)
    assert table.state.magicians[1].hand == ["earth-1", "water-1"]  # seat 1 draws before seat 2 discards
    table.answer("discard", "hand-2/water-1", 2).answer("discard", "hand-0/fire-1", 0)
    assert [event["seat"] for event in table.events("draw")] == [1, 2, 0]


@pytest.mark.rule("bigbook/target.order")
def test_a_spell_activated_in_the_turn_of_another_starts_with_its_own_caster() -> None:
    table = position(
        players=3,
        hands=[["air-1", "fire-1"], ["earth-3"], []],
        spells=[["telepathy", "combustion"], ["telekinesis"], []],
    )
    table.choose("activate telepathy", 1, "activate telekinesis")
    assert [event["seat"] for event in table.events("draw")] == [1, 2, 0]


@pytest.mark.rule("bigbook/target.order")
def test_chosen_players_follow_clockwise_in_whatever_order_they_were_chosen() -> None:
    table = position(
        players=4,
        active=1,
        hands=[[], ["air-2", "fire-1"], [], []],
        spells=[[], ["mental-control", "combustion"], [], []],
    )
    table.choose("activate mental-control", 2, 0, 3)
    assert [event["seat"] for event in table.events("draw")] == [3, 0]
