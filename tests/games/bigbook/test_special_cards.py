"""Special cards: the Sorcerer's Madness under the Curses, and the Avatar (Doppelganger)."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Curse
from koszmar.kernel.testing.driver import Driver

SORCERER = ("hornet", "sorcerer", "mastermind", "flytrap", "dragon", "samurai", "final")


def sorcerer_arrives(**table: Any) -> Driver:
    """The Hornet was vanquished, the page of the Sorcerer is turned."""
    return position(phase="monster", marker=5, grimoire=SORCERER, hands=[["fire-1"], ["fire-1"]], **table)


def madness_under(table: Driver) -> list[int]:
    """The Madness under each Curse on the track."""
    return [curse.madness for curse in table.state.track if curse]


# -- the Sorcerer ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/sorcerer.madness-under-curses")
@pytest.mark.rule("bigbook/sorcerer.after-layout")
@pytest.mark.content("bigbook/page/sorcerer/invocation")
def test_the_sorcerer_puts_a_madness_under_each_curse_once_they_are_laid() -> None:
    table = sorcerer_arrives(madness=20)
    assert [curse.kind for curse in table.state.track if curse] == ["air", "water", "fire"]
    assert madness_under(table) == [1, 1, 1]
    assert table.state.madness == 17
    kinds = table.kinds()
    assert kinds.index("madness-under-curses") > max(i for i, kind in enumerate(kinds) if kind == "lay-curse")


@pytest.mark.rule("bigbook/sorcerer.madness-under-curses")
def test_multi_element_curses_get_a_madness_too() -> None:
    table = sorcerer_arrives(madness=20, row=4)
    assert [curse.kind for curse in table.state.track if curse] == ["multi", "multi", "air", "water", "fire"]
    assert madness_under(table) == [1, 1, 1, 1, 1]
    assert table.state.madness == 15


@pytest.mark.rule("bigbook/sorcerer.after-layout")
def test_at_the_normal_moment_the_sorcerer_finds_no_curse() -> None:
    table = sorcerer_arrives(madness=20, rulings={"sorcerer": "normal-moment"})
    assert madness_under(table) == [0, 0, 0]
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/sorcerer.breaker-takes")
def test_whoever_destroys_the_curse_takes_its_madness_into_the_discard_pile() -> None:
    table = position(
        hands=[["water-3", "water-1", "fire-1"]], track={"2": Curse("water", "mill-two", madness=1)}, madness=20
    )
    table.choose("break 2", "done")
    assert table.state.magicians[0].discard.count("madness") == 1
    assert table.state.madness == 20


@pytest.mark.rule("bigbook/sorcerer.breaker-takes")
def test_not_the_active_player_but_the_one_who_destroys_it_takes_the_madness() -> None:
    table = position(
        hands=[["air-1", "fire-1"], ["water-3", "water-1"]],
        track={"2": Curse("water", "mill-two", madness=1), "4": Curse("fire", "mill-two", madness=1)},
    )
    table.choose("activate telepathy").answer("granted-action", "break 2", 1).answer("receive-to-discard", "done", 1)
    assert [magician.discard.count("madness") for magician in table.state.magicians] == [0, 1]
    assert madness_under(table) == [1]  # the other Curse keeps its own


@pytest.mark.rule("bigbook/sorcerer.left-over-returns")
def test_madness_under_a_curse_that_was_not_destroyed_returns_to_the_stack() -> None:
    under = {"2": Curse("water", "mill-two", madness=1), "4": Curse("fire", "mill-two", madness=1)}
    table = position(
        phase="monster",
        marker=5,
        grimoire=["hornet", "sorcerer", "goblin-with-a-key", "flytrap", "dragon", "samurai", "final"],
        turned=2,
        hands=[["fire-1"], ["fire-1"]],
        track=under,
        madness=10,
    )
    assert table.state.madness == 12
    assert set(madness_under(table)) == {0}
    assert table.state.removed == []


@pytest.mark.rule("bigbook/sorcerer.return-timing")
def test_the_madness_returns_only_after_the_failure() -> None:
    # The failure on the page of the Mastermind destroys 4 Madness of the stack, which holds one.
    table = position(
        phase="monster",
        marker=5,
        grimoire=SORCERER,
        turned=2,
        hands=[["fire-1"], ["fire-1"]],
        track={
            place: Curse(kind, "mill-two", madness=1) for place, kind in (("2", "air"), ("4", "water"), ("5", "fire"))
        },
        madness=1,
    )
    assert table.state.removed == ["madness"]
    # Three came back; the Mastermind's invocation then gave each player one of them.
    assert table.result is None
    assert table.state.madness == 1


@pytest.mark.rule("bigbook/sorcerer.stack-empty")
def test_too_few_madness_for_the_curses_lose_the_game() -> None:
    lost = sorcerer_arrives(madness=2)
    assert lost.result is not None
    assert lost.result.reason == "lost-madness-stack"
    enough = sorcerer_arrives(madness=3)
    assert enough.result is None
    assert enough.state.madness == 0


# -- the Avatar ------------------------------------------------------------------------------------------------------


def avatar(times: int, **table: Any) -> Driver:
    """Seat 0 has activated the Avatar for that many actions."""
    hand = table.pop("hand", ["fire-1"])
    driver = position(
        hands=[["air-3"] * times + hand, ["fire-1"]],
        spells=[["avatar", "growth", "sands-of-time", "combustion"]],
        library_stacks={"air": [], "earth": []},
        **table,
    )
    driver.choose("activate avatar")
    if times > 1:
        driver.choose(times)
    return driver


@pytest.mark.rule("bigbook/doppelganger.card-once")
@pytest.mark.content("bigbook/spell/avatar")
def test_each_support_card_is_used_once_in_all_actions_of_the_avatar() -> None:
    table = avatar(2, supports=[["earth-1"], ["fire-1"]], decks=[["water-3"]]).asks("granted-action", 0)
    assert table.offers("activate growth", "activate sands-of-time")
    table.choose("activate growth").asks("granted-action", 0)
    assert table.state.magicians[0].support == ["earth-1"]  # it stays where it is
    assert not table.offers("activate sands-of-time")
    assert table.offers("activate combustion")  # another card of the pool


@pytest.mark.rule("bigbook/doppelganger.card-once")
def test_a_second_copy_of_a_used_card_can_be_used() -> None:
    table = avatar(2, supports=[["earth-1", "earth-1"], ["fire-1"]], decks=[["water-3"]])
    table.choose("activate growth", 1, "pay support-0/earth-1")
    assert table.asks("granted-action", 0).offers("activate sands-of-time")
    assert not table.offers("acquire earth-2")  # that would need both


@pytest.mark.rule("bigbook/doppelganger.card-once")
@pytest.mark.content("bigbook/spell/avatar")
def test_the_actions_of_the_avatar_are_paid_from_support_alone() -> None:
    table = avatar(1, hand=["fire-1", "earth-3"], supports=[[], ["earth-1"]])
    assert table.asks("granted-action", 0).offers("activate growth")
    assert not table.offers("activate combustion")
    assert not table.offers("acquire earth-3")


def two_water_cards(*, spells: list[list[str]], times: int = 2, **table: Any) -> Driver:
    """Seat 0 has activated the Avatar; two Water cards of value 2 lie in the support of seat 1."""
    driver = position(
        hands=[["air-3"] * times + ["water-1"], ["water-1"]],
        supports=[["air-1"], ["water-2", "water-2"]],
        spells=spells,
        library_stacks={"air": [], "water": [], "earth": []},
        **table,
    )
    return driver.choose("activate avatar", str(times), "pay" + " hand-0/air-3" * times).asks("granted-action", 0)


@pytest.mark.rule("bigbook/doppelganger.card-once")
@pytest.mark.content("bigbook/spell/avatar")
def test_a_used_card_that_is_upgraded_does_not_lock_its_unused_twin() -> None:
    table = two_water_cards(spells=[["avatar", "glaciation"]])
    table.choose("activate glaciation", "1", "pay support-1/water-2", "support-1/water-2")
    assert sorted(table.state.magicians[1].support) == ["water-2", "water-3"]
    table.asks("granted-action", 0).choose("acquire water-2", "pay support-1/water-2")
    assert table.state.magicians[0].discard.count("water-2") == 1
    table.asks("action", 0)


@pytest.mark.rule("bigbook/doppelganger.card-once")
@pytest.mark.content("bigbook/spell/avatar")
def test_a_used_card_that_another_player_spends_does_not_lock_its_unused_twin() -> None:
    table = two_water_cards(spells=[["avatar", "telepathy"], []], times=3)
    table.choose("acquire water-2", "pay support-1/water-2", "activate telepathy")
    table.asks("granted-action", 1).choose("acquire water-2", "pay support-1/water-2")
    assert table.state.magicians[1].support == ["water-2"]
    table.asks("granted-action", 0).choose("acquire water-2")
    assert table.state.magicians[0].discard.count("water-2") == 2
    assert table.state.magicians[1].support == ["water-2"], "paid for the Avatar, so it stays"


@pytest.mark.rule("bigbook/doppelganger.card-once")
@pytest.mark.content("bigbook/spell/avatar")
def test_support_shuffled_away_and_filled_again_is_unused() -> None:
    table = two_water_cards(
        spells=[["avatar", "torrential-rain"], []],
    )
    table.choose("activate torrential-rain", "1", "pay support-1/water-2", "1")
    assert table.state.magicians[1].support == []
    assert table.state.used == {}


@pytest.mark.rule("bigbook/doppelganger.card-once")
def test_a_used_card_stays_used_while_its_twin_is_there_too() -> None:
    table = two_water_cards(spells=[["avatar"]], times=3)
    table.choose("acquire water-2", "pay support-1/water-2")
    assert not table.offers("acquire water-3"), "only one of the two is left"
    table.choose("acquire water-2")
    table.asks("action", 0)
    assert table.state.used == {}


@pytest.mark.rule("bigbook/doppelganger.stays-usable")
def test_a_support_card_used_for_the_avatar_can_be_spent_afterwards() -> None:
    table = avatar(1, supports=[["earth-1"], ["fire-1"]], decks=[["water-3"]])
    table.choose("activate growth").asks("action", 0)
    assert table.state.magicians[0].support == ["earth-1"]
    assert table.state.magicians[0].discard == ["air-3"]
    table.choose("activate sands-of-time", "discard-0/air-3")
    assert table.state.magicians[0].support == []
    assert table.state.magicians[0].discard == ["earth-1"]
