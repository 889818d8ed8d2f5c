"""Actions for other players: what a player may do with an action that somebody else's Spell gives."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.testing.driver import Driver


def telepathy(times: int = 1, **table: Any) -> Driver:
    """Seat 0 has given seat 1 that many actions."""
    hands = table.pop("hands", [[], ["fire-1"]])
    driver = position(hands=[[f"air-{times}", "fire-1", *hands[0]], *hands[1:]], **table)
    driver.choose("activate telepathy")
    if times > 1:
        driver.choose(times)
    return driver


@pytest.mark.rule("bigbook/granted.any-action")
def test_each_of_the_five_actions_can_be_taken_when_given() -> None:
    table = telepathy(
        hands=[[], ["earth-3", "earth-1", "fire-1", "fire-1", "madness"]], track={"2": "earth/mill-two"}
    ).asks("granted-action", 1)
    assert table.offers("activate growth", "learn sands-of-time", "acquire earth-3", "break 2", "cure hand 1", "pass")
    assert not table.offers("learn breath")  # too dear for seat 1, as in the own turn


@pytest.mark.rule("bigbook/granted.any-action")
def test_a_given_action_is_one_action() -> None:
    table = telepathy(hands=[[], ["earth-1", "fire-1", "fire-2"]])
    table.choose("activate growth").asks("action", 0)


@pytest.mark.rule("bigbook/granted.any-action")
@pytest.mark.rule("bigbook/granted.pays-own")
@pytest.mark.parametrize(
    ("action", "paid"),
    [
        ("learn sands-of-time", ["earth-2"]),
        ("acquire earth-2", ["earth-2", "earth-2"]),
        ("break 2", ["earth-2", "earth-3"]),
    ],
)
def test_a_given_action_brings_what_it_always_brings(action: str, paid: list[str]) -> None:
    hand = {"break 2": ["earth-2", "earth-3"]}.get(action, ["earth-2"])
    table = telepathy(hands=[[], [*hand, "fire-1"]], track={"2": "earth/mill-two"})
    table.choose(action)
    if action == "break 2":
        table.answer("receive-to-discard", "done", 1)
        assert table.state.track[0] is None
    if action == "learn sands-of-time":
        assert table.state.magicians[1].spells[-1].key == "sands-of-time"
    assert sorted(table.state.magicians[1].discard) == paid
    assert table.state.magicians[0].discard == ["air-1"]  # only the Telepathy itself was paid by seat 0


@pytest.mark.rule("bigbook/granted.pays-own")
def test_the_player_who_acts_pays_from_their_own_hand_or_the_support_pool() -> None:
    table = telepathy(hands=[["earth-3"], ["fire-1"]])
    assert not table.offers("activate growth")  # the hand of seat 0 cannot be used
    pool = telepathy(hands=[["earth-3"], ["fire-1"]], supports=[["earth-1"]], decks=[[], ["air-3"]])
    pool.choose("activate growth")
    assert pool.state.magicians[0].support == []
    assert pool.state.magicians[0].discard == ["air-1", "earth-1"]
    assert pool.state.magicians[1].hand == ["fire-1", "air-3"]


@pytest.mark.rule("bigbook/granted.chain")
def test_a_given_action_may_give_an_action_to_somebody_else() -> None:
    table = telepathy(
        players=3, hands=[[], ["air-1", "fire-1"], ["earth-1", "fire-1"]], decks=[["water-1"], ["water-2"], ["water-3"]]
    )
    table.answer("choose-other-player", 1, 0).answer("granted-action", "activate telepathy", 1)
    table.answer("choose-other-player", 2, 1).answer("granted-action", "activate growth", 2)
    assert table.state.magicians[2].hand == ["fire-1", "water-3"]
    table.asks("action", 0)


@pytest.mark.rule("bigbook/granted.chain")
def test_a_given_action_may_go_back_to_the_player_whose_turn_it_is_and_the_inner_one_ends_first() -> None:
    table = telepathy(times=2, hands=[["earth-1"], ["air-2", "fire-1"]], decks=[["air-3"], ["air-1"]])
    table.choose("activate telepathy", 2).answer("granted-action", "activate growth", 0)
    assert table.state.magicians[0].hand == ["fire-1", "air-3"]
    table.asks("granted-action", 0)
    assert not table.offers("activate telepathy")  # it could be paid, but is being resolved
    table.choose("pass").answer("granted-action", "pass", 1).asks("action", 0)  # back in the outer Telepathy


@pytest.mark.rule("bigbook/granted.no-draw-after")
@pytest.mark.rule("bigbook/granted.refill-own-phase")
def test_whoever_took_a_given_action_refills_only_in_their_own_recuperation_phase() -> None:
    table = telepathy(hands=[["fire-1"] * 5, ["earth-2", "water-1"]], decks=[["air-1"] * 4, ["air-1"] * 6])
    table.choose("acquire earth-2")
    assert table.state.magicians[1].hand == ["water-1"]
    table.choose("end").asks("action", 1)  # neither at the end of the other's turn nor at the start of the own
    assert table.state.magicians[1].hand == ["water-1"]
    table.choose("end").asks("action", 0)
    assert len(table.state.magicians[1].hand) == 6


@pytest.mark.rule("bigbook/granted.no-refresh-after")
def test_whoever_took_a_given_action_does_not_refresh_their_spells() -> None:
    table = telepathy(
        hands=[["fire-1"] * 4, ["earth-1", "water-1", "air-1"]],
        decks=[["air-1"] * 4, ["air-1"] * 6],
        spells=[["telepathy", "combustion"], ["growth", Spell("ice", exhausted=True), "telepathy"]],
    )
    table.choose("activate growth").asks("action", 0)
    assert [spell.exhausted for spell in table.state.magicians[1].spells] == [True, True, False]
    table.choose("end").asks("action", 1)  # the own Concentration phase
    assert [spell.exhausted for spell in table.state.magicians[1].spells] == [False, False, False]


@pytest.mark.rule("bigbook/granted.may-pass")
def test_of_several_given_actions_only_some_may_be_taken() -> None:
    table = telepathy(times=3, hands=[[], ["earth-1", "fire-1", "water-1"]])
    table.answer("granted-action", "activate growth", 1)
    table.answer("granted-action", "pass", 1)
    table.asks("action", 0)
    assert "water-1" in table.state.magicians[1].hand


@pytest.mark.rule("bigbook/granted.may-pass")
def test_all_of_several_given_actions_may_be_taken() -> None:
    table = telepathy(times=2, hands=[[], ["earth-1", "fire-1", "water-1"]], decks=[["air-1"], ["air-3"]])
    table.answer("granted-action", "activate growth", 1)
    table.answer("granted-action", "activate ice", 1).answer("place-from-hand", "hand-1/air-3", 1)
    table.asks("action", 0)
    assert table.state.magicians[1].support == ["air-3"]


@pytest.mark.rule("bigbook/granted.decline-all")
def test_given_actions_may_be_declined_altogether() -> None:
    table = telepathy(times=3, hands=[[], ["earth-1", "fire-1", "water-1"]])
    table.answer("granted-action", "pass", 1).asks("action", 0)
    assert table.state.magicians[1].hand == ["earth-1", "fire-1", "water-1"]
    assert table.events("pass") == [{"seat": 1}]


@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_an_ability_of_the_own_turn_cannot_be_used_with_a_given_action() -> None:
    table = telepathy(
        magicians=["air-girl", "fire-boy"], hands=[["earth-1"], ["fire-1", "madness"]], decks=[["air-1"] * 6] * 2
    ).asks("granted-action", 1)
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-own-turn", "granted.own-turn-abilities")
    table.choose("pass", "end").asks("action", 1)
    assert table.offers("ability")


@pytest.mark.rule("bigbook/granted.own-turn-abilities")
def test_a_card_counts_as_another_element_only_in_the_own_turn() -> None:
    table = telepathy(
        magicians=["air-girl", "water-boy"],
        hands=[["fire-1"] * 5, ["air-1", "water-1"]],
        decks=[["air-1"] * 6] * 2,
        spells=[["telepathy", "combustion"], ["growth", "ice"]],
    ).asks("granted-action", 1)
    assert not table.offers("activate growth")
    table.choose("pass", "end").asks("action", 1)
    assert table.offers("activate growth")
