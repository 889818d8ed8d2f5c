"""Blocked cards: Spells and Curses that lie face down."""

from typing import Any

import pytest

from koszmar.games.bigbook import curses, spell_cards
from koszmar.games.bigbook.curses import CurseCard, block_curse
from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spell_cards import SpellCard
from koszmar.games.bigbook.state import Curse, Spell
from koszmar.kernel.testing.driver import Driver

BLOCKER = {"2": "multi/block-spell"}


def states(table: Driver, seat: int = 0) -> dict[str, tuple[bool, bool]]:
    """Each Spell of a player: whether it is exhausted, whether it is blocked."""
    return {spell.key: (spell.exhausted, spell.blocked) for spell in table.state.magicians[seat].spells}


# -- Spells ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/block.face-down")
@pytest.mark.content("bigbook/curse/multi/block-spell")
def test_the_curse_makes_each_player_turn_one_of_their_spells_face_down() -> None:
    table = position(phase="monster", marker=1, track=BLOCKER, hands=[["earth-1", "fire-1"], ["fire-1"]])
    table.answer("block-spell", "spell 0 growth", 0).answer("block-spell", "spell 1 telepathy", 1)
    blocked = [[key for key, (_, face_down) in states(table, seat).items() if face_down] for seat in (0, 1)]
    assert blocked == [["growth"], ["telepathy"]]
    assert not table.offers("activate growth")


@pytest.mark.rule("bigbook/block.no-effect-still-in-play")
@pytest.mark.rule("bigbook/block.spell-cannot-activate")
def test_a_blocked_spell_stays_but_cannot_be_activated() -> None:
    table = position(
        hands=[["earth-1", "fire-1"]], track=BLOCKER, spells=[[Spell("growth", blocked=True), "combustion"]]
    )
    assert "growth" in states(table)
    assert table.offers("activate combustion")
    assert not table.offers("activate growth")
    assert table.why_not("activate growth") == ("why-spell-blocked", "block.spell-cannot-activate")


@pytest.mark.rule("bigbook/block.spell-counts")
@pytest.mark.rule("bigbook/block.spell-replaceable")
@pytest.mark.rule("bigbook/block.replacement-not-blocked")
def test_a_blocked_spell_counts_towards_the_limit_and_may_be_given_up_for_a_free_one() -> None:
    table = position(
        hands=[["earth-2", "earth-1", "fire-1"]],
        track=BLOCKER,
        discards=[["water-3"]],
        spells=[["ice", "combustion", Spell("growth", blocked=True), "telepathy", "concentration"]],
    )
    table.choose("learn sands-of-time", "pay hand-0/earth-2").asks("give-up-spell", 0)
    assert table.offers("spell 0 growth", "spell 0 ice")
    table.choose("spell 0 growth")
    assert states(table)["sands-of-time"] == (False, False)
    assert "growth" not in states(table)
    assert len(states(table)) == 5
    table.choose("activate sands-of-time", "discard-0/water-3")  # in the very next action
    assert table.state.magicians[0].deck[-1] == "water-3"


@pytest.mark.rule("bigbook/block.spell-counts")
def test_without_the_blocked_spell_there_would_be_room() -> None:
    table = position(
        hands=[["earth-2", "earth-1", "fire-1"]],
        track=BLOCKER,
        spells=[["ice", "combustion", Spell("growth", blocked=True), "telepathy"]],
    )
    table.choose("learn sands-of-time", "pay hand-0/earth-2").asks("action", 0)
    assert len(states(table)) == 5


@pytest.mark.rule("bigbook/block.exhausted-stays-exhausted")
def test_an_exhausted_spell_is_still_exhausted_when_it_is_unblocked() -> None:
    table = position(
        hands=[["earth-1", "fire-1", "water-1", "air-1", "fire-3"]],
        track=BLOCKER,
        spells=[[Spell("growth", exhausted=True, blocked=True), Spell("ice", blocked=True), "combustion"]],
    )
    table.choose("break 2", "pay hand-0/water-1 hand-0/fire-1 hand-0/earth-1 hand-0/air-1")
    table.answer("receive-to-discard", "done", 0)
    assert states(table) == {"growth": (True, False), "ice": (False, False), "combustion": (False, False)}


@pytest.mark.rule("bigbook/block.no-refresh")
def test_a_blocked_spell_is_not_refreshed_in_the_concentration_phase() -> None:
    table = position(
        phase="monster",
        marker=2,
        track=BLOCKER,
        hands=[["fire-1"]],
        spells=[[Spell("growth", exhausted=True, blocked=True), Spell("combustion", exhausted=True)]],
    )
    assert states(table) == {"growth": (True, True), "combustion": (False, False)}


@pytest.mark.rule("bigbook/block.no-refresh")
def test_a_blocked_spell_is_not_refreshed_by_an_ability_or_a_spell() -> None:
    spells = [
        Spell("growth", exhausted=True, blocked=True),
        Spell("ice", exhausted=True),
        Spell("telepathy", exhausted=True),
    ]
    ability = position(magicians=["fire-girl", "air-girl"], hands=[["fire-1"]], track=BLOCKER, spells=[[], spells])
    ability.choose("ability").asks("refresh-spell", 0)
    assert ability.offered == ["spell 1 ice", "spell 1 telepathy"]
    illusion = position(hands=[["air-3", "fire-1"], []], track=BLOCKER, spells=[["illusion", "combustion"], spells])
    illusion.choose("activate illusion")
    assert states(illusion, 1) == {"growth": (True, True), "ice": (False, False), "telepathy": (False, False)}


# -- Curses (no printed card blocks one) -----------------------------------------------------------------------------


@pytest.mark.rule("bigbook/block.face-down")
@pytest.mark.rule("bigbook/block.curse-inert")
def test_a_curse_that_an_effect_blocks_lies_face_down_and_cannot_be_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    blocking = SpellCard("growth", "earth", 1, lambda scene, caster, x: block_curse(scene, 0))
    monkeypatch.setitem(spell_cards.SPELLS, "growth", blocking)
    table = position(
        hands=[["earth-1", "water-3", "water-1", "fire-3", "fire-1"]],
        track={"2": "water/mill-two", "4": "fire/mill-two"},
    )
    assert table.offers("break 2", "break 4")
    table.choose("activate growth")
    assert table.state.track[0] == Curse("water", "mill-two", blocked_in=1)
    assert table.offers("break 4")
    assert not table.offers("break 2")
    assert table.why_not("break 2") == ("why-curse-blocked", "block.curse-inert")


def _blocked(kind: str = "water", turn: int = 1) -> Curse:
    return Curse(kind, "mill-two", blocked_in=turn)


@pytest.mark.rule("bigbook/block.curse-inert")
@pytest.mark.rule("bigbook/block.no-effect-still-in-play")
def test_a_blocked_curse_does_nothing_when_the_marker_reaches_it_and_stays_on_the_track() -> None:
    table = position(phase="monster", marker=1, track={"2": _blocked()}, hands=[["fire-1"], ["fire-1"]])
    assert [magician.discard for magician in table.state.magicians] == [[], []]
    assert table.state.track[0] is not None
    open_one = position(phase="monster", marker=1, track={"2": "water/mill-two"}, hands=[["fire-1"], ["fire-1"]])
    assert [len(magician.discard) for magician in open_one.state.magicians] == [2, 2]


@pytest.mark.rule("bigbook/block.curse-next-turn")
def test_a_blocked_curse_can_be_destroyed_in_the_next_turn() -> None:
    hands = [["water-3", "water-1"] + ["fire-1"] * 4, ["water-3", "water-1", "fire-1"]]
    table = position(track={"3-left": _blocked()}, hands=hands)
    assert not table.offers("break 3-left")
    table.choose("end").asks("action", 1)
    assert table.state.track[1] == Curse("water", "mill-two")
    assert table.offers("break 3-left")


@pytest.mark.rule("bigbook/block.curse-next-turn")
def test_a_curse_blocked_in_a_monster_phase_stays_so_for_the_rest_of_that_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    blocking = CurseCard("mill-two", once=lambda scene, curse: block_curse(scene, 3))
    monkeypatch.setitem(curses.CURSES, "mill-two", blocking)
    hand = ["water-3", "water-1", "fire-1", "fire-1", "fire-1", "fire-1"]
    table = position(
        phase="monster", marker=1, track={"2": "fire/mill-two", "4": "water/destroy-top"}, hands=[hand, hand]
    )
    assert not table.offers("break 4")
    table.choose("end").asks("action", 1)
    assert table.offers("break 4")


@pytest.mark.rule("bigbook/block.curse-unblock-moment")
def test_a_blocked_curse_stays_face_down_through_the_next_monster_phase() -> None:
    # Blocked in turn 1; the marker reaches it in turn 2, where it is still inert, and turns face up afterwards.
    hands: list[list[Any]] = [["fire-1"] * 6, ["water-3", "water-1", "fire-1"]]
    table = position(marker=1, track={"2": _blocked()}, hands=hands)
    table.choose("end").asks("action", 1)
    assert table.state.marker == 2
    assert [magician.discard for magician in table.state.magicians] == [[], []]
    assert table.offers("break 2")


@pytest.mark.rule("bigbook/block.curse-counts-at-end")
def test_a_blocked_curse_left_at_the_end_of_the_round_is_a_failure() -> None:
    table = position(phase="monster", marker=5, track={"2": _blocked()}, hands=[["fire-1"], ["fire-1"]])
    assert table.state.results == [False]
    assert position(phase="monster", marker=5, hands=[["fire-1"], ["fire-1"]]).state.results == [True]


@pytest.mark.rule("bigbook/block.curse-counts-at-end")
def test_a_blocked_curse_left_in_the_last_round_loses_the_game() -> None:
    table = position(phase="monster", turned=6, marker=5, track={"2": _blocked()}, hands=[["fire-1"], ["fire-1"]])
    assert table.result is not None
    assert table.result.reason == "lost-last-monster"
