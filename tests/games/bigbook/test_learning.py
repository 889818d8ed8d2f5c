"""Learning Spells: what it costs, what is uncovered, and what a sixth Spell replaces."""

from __future__ import annotations

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.spell_cards import SPELLS
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.testing.driver import Driver

SHELVES = {
    "water": ["torrential-rain", "glaciation", "tsunami"],
    "fire": ["warm-blooded", "regeneration", "purification"],
    "earth": ["sands-of-time", "abundance", "flowering"],
    "air": ["aspiration", "tornado", "daydream"],
}
FIVE = ["ice", "combustion", "growth", "telepathy", "breath"]


def spells(table: Driver, seat: int = 0) -> list[str]:
    """The Spells in front of a player."""
    return [spell.key for spell in table.state.magicians[seat].spells]


def learnable(table: Driver) -> list[str]:
    """The Spells that can be learned now."""
    return [option.split()[1] for option in table.offered if option.startswith("learn")]


@pytest.mark.rule("bigbook/learn.one-per-action")
def test_one_action_teaches_one_spell() -> None:
    table = position(hands=[["water-2", "water-2", "fire-2"]], library_stacks=SHELVES)
    table.choose("learn torrential-rain", "pay hand-0/water-2")
    assert spells(table) == ["ice", "combustion", "growth", "telepathy", "torrential-rain"]
    assert table.state.magicians[0].discard == ["water-2"]
    table.asks("action", seat=0)


@pytest.mark.rule("bigbook/learn.unique")
def test_a_learned_spell_belongs_to_its_player_alone() -> None:
    table = position(hands=[["water-2", "fire-1"], ["water-3", "fire-1"]], library_stacks=SHELVES)
    table.choose("learn torrential-rain", "end").asks("action", seat=1)
    assert table.offers("learn glaciation"), "the next one of the stack"
    assert not table.offers("learn torrential-rain")
    assert not table.offers("activate torrential-rain"), "nor can anybody else activate it"
    assert "torrential-rain" not in table.state.library["water"]


@pytest.mark.rule("bigbook/learn.face-up-only")
def test_only_the_face_up_spell_of_a_stack_can_be_learned() -> None:
    table = position(hands=[["water-3", "fire-3", "earth-3", "air-3"]], library_stacks=SHELVES)
    assert learnable(table) == ["torrential-rain", "warm-blooded", "sands-of-time", "aspiration"]


@pytest.mark.rule("bigbook/learn.cost")
def test_learning_costs_two_symbols_of_the_spells_element() -> None:
    assert learnable(position(hands=[["water-1", "fire-3", "earth-1"]], library_stacks=SHELVES)) == ["warm-blooded"]
    table = position(hands=[["water-1", "water-1", "fire-1"]], library_stacks=SHELVES)
    assert learnable(table) == ["torrential-rain"]
    table.choose("learn torrential-rain")
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[0].discard == ["water-1", "water-1"]


@pytest.mark.rule("bigbook/learn.cost-same-for-levels")
@pytest.mark.parametrize("key", ["breath", "levitation", "daydream", "warm-blooded", "adrenaline", "circle-of-fire"])
def test_spells_of_every_level_cost_the_same(key: str) -> None:
    element = SPELLS[key].element
    poor = position(hands=[[f"{element}-1", "water-1"]], library_stacks={**SHELVES, element: [key]})
    assert learnable(poor) == []
    table = position(hands=[[f"{element}-1", f"{element}-1", "water-1"]], library_stacks={**SHELVES, element: [key]})
    table.choose(f"learn {key}")
    assert spells(table)[-1] == key
    assert table.state.magicians[0].hand == ["water-1"]


@pytest.mark.rule("bigbook/learn.reveal-next")
def test_the_next_spell_of_the_stack_is_turned_face_up() -> None:
    table = position(hands=[["air-2", "air-2", "fire-1"]], library_stacks=SHELVES)
    assert learnable(table) == ["aspiration"]
    table.choose("learn aspiration", "pay hand-0/air-2")
    assert learnable(table) == ["tornado"]
    assert table.state.library["air"] == ["tornado", "daydream"]


@pytest.mark.rule("bigbook/learn.reveal-next")
def test_what_lies_below_is_unknown_until_it_is_turned_face_up() -> None:
    table = position(hands=[["air-2", "air-2", "fire-1"]], library_stacks=SHELVES)
    below = {table.match.fork(seed=seed, as_seen_by=0).state.library["air"][1] for seed in range(20)}
    assert below == {"levitation", "tornado", "eye-of-the-tornado"}
    table.choose("learn aspiration", "pay hand-0/air-2")
    face_up = {table.match.fork(seed=seed, as_seen_by=0).state.library["air"][0] for seed in range(20)}
    assert face_up == {"tornado"}


@pytest.mark.rule("bigbook/learn.second-in-a-turn")
def test_the_newly_revealed_spell_can_be_learned_in_the_same_turn() -> None:
    table = position(hands=[["air-2", "air-2", "air-2", "fire-1"]], library_stacks=SHELVES, spells=[["combustion"]])
    table.choose("learn aspiration", "pay hand-0/air-2", "learn tornado", "pay hand-0/air-2", "learn daydream")
    assert spells(table) == ["combustion", "aspiration", "tornado", "daydream"]
    assert table.state.library["air"] == []


@pytest.mark.rule("bigbook/learn.limit-five")
def test_a_player_owns_at_most_five_spells() -> None:
    table = position(hands=[["water-2", "fire-2", "earth-1"]], library_stacks=SHELVES)
    table.choose("learn torrential-rain").asks("action", seat=0)
    assert len(spells(table)) == 5, "the fifth is simply added"
    table.choose("learn warm-blooded").asks("give-up-spell", seat=0)
    table.choose("spell 0 ice")
    assert spells(table) == ["combustion", "growth", "telepathy", "torrential-rain", "warm-blooded"]


@pytest.mark.rule("bigbook/learn.limit-five")
@pytest.mark.content("bigbook/magician/earth-boy")
def test_one_magician_may_own_six_spells() -> None:
    table = position(
        magicians=("earth-boy", "fire-boy"),
        hands=[["water-2", "fire-2", "earth-1"]],
        spells=[FIVE],
        library_stacks=SHELVES,
    )
    table.choose("learn torrential-rain").asks("action", seat=0)
    assert spells(table) == [*FIVE, "torrential-rain"]
    table.choose("learn warm-blooded").asks("give-up-spell", seat=0)
    table.choose("spell 0 breath")
    assert len(spells(table)) == 6


@pytest.mark.rule("bigbook/learn.sixth-replaces")
def test_a_sixth_spell_replaces_one_that_the_player_already_had() -> None:
    table = position(hands=[["water-2", "fire-1"]], spells=[FIVE], library_stacks=SHELVES)
    table.choose("learn torrential-rain").asks("give-up-spell", seat=0)
    assert table.offered == [f"spell 0 {key}" for key in FIVE], "not the new one, and not none"
    table.choose("spell 0 telepathy")
    assert sorted(spells(table)) == sorted(["ice", "combustion", "growth", "breath", "torrential-rain"])


@pytest.mark.rule("bigbook/learn.replace-any-state")
@pytest.mark.parametrize("given_up", ["ice", "combustion", "breath", "abundance"])
def test_ready_or_exhausted_basic_or_library_any_spell_can_be_given_up(given_up: str) -> None:
    table = position(
        hands=[["water-2", "fire-1"]],
        spells=[
            ["ice", Spell("combustion", exhausted=True), "growth", Spell("breath", exhausted=True), "abundance"],
        ],
        library_stacks={**SHELVES, "earth": ["sands-of-time"]},
    )
    table.choose("learn torrential-rain", f"spell 0 {given_up}")
    assert given_up not in spells(table)
    assert len(spells(table)) == 5


@pytest.mark.rule("bigbook/learn.replaced-leaves-game")
def test_the_spell_given_up_leaves_the_game() -> None:
    table = position(hands=[["water-2", "air-2", "fire-1"]], spells=[FIVE], library_stacks=SHELVES)
    table.choose("learn torrential-rain", "spell 0 breath")
    assert "breath" in table.state.box.spells_given_up
    assert table.state.library["air"] == SHELVES["air"], "it does not return to the Library"
    assert learnable(table) == ["aspiration"]


@pytest.mark.rule("bigbook/learn.replaced-leaves-game")
def test_a_basic_spell_given_up_leaves_the_game_too() -> None:
    table = position(hands=[["water-2", "fire-1"]], spells=[FIVE], library_stacks=SHELVES)
    table.choose("learn torrential-rain", "spell 0 combustion")
    assert not table.offers("activate combustion")
    assert table.events("remove-spell") == [{"seat": 0, "spell": "combustion"}]


@pytest.mark.rule("bigbook/learn.replaced-leaves-game")
@pytest.mark.rule("bigbook/remove.public")
def test_a_spell_given_up_lies_among_the_removed_cards_for_everybody_to_see() -> None:
    table = position(hands=[["water-2", "fire-1"]], spells=[FIVE], library_stacks=SHELVES, removed=["air-1"])
    table.choose("learn torrential-rain", "spell 0 combustion")
    for viewer in (None, 0, 1):
        seen = next(zone for zone in table.match.view(viewer).zones if zone.id == "removed")
        assert [card.title.id for card in seen.cards] == ["card-air-1", "spell-combustion"]
        assert seen.count == 2


@pytest.mark.rule("bigbook/learn.usable-same-turn")
def test_a_newly_learned_spell_arrives_ready_and_can_be_activated_at_once() -> None:
    table = position(hands=[["earth-2", "earth-1", "fire-1"]], discards=[["air-3"]], library_stacks=SHELVES)
    table.choose("learn sands-of-time", "pay hand-0/earth-2")
    assert not table.state.magicians[0].spells[-1].exhausted
    table.choose("activate sands-of-time", "discard-0/air-3")
    assert table.state.magicians[0].deck[-1] == "air-3"


@pytest.mark.rule("bigbook/learn.usable-same-turn")
def test_it_is_ready_even_if_it_replaces_an_exhausted_spell() -> None:
    table = position(
        hands=[["earth-2", "earth-1"]],
        spells=[["ice", Spell("combustion", exhausted=True), "growth", "telepathy", "breath"]],
        library_stacks=SHELVES,
    )
    table.choose("learn sands-of-time", "pay hand-0/earth-2", "spell 0 combustion")
    assert table.offers("activate sands-of-time")


@pytest.mark.rule("bigbook/learn.stack-empty")
def test_nothing_is_learned_from_an_empty_stack() -> None:
    table = position(hands=[["air-2", "air-2", "fire-2"]], library_stacks={**SHELVES, "air": ["daydream"]})
    assert learnable(table) == ["warm-blooded", "daydream"]
    table.choose("learn daydream", "pay hand-0/air-2").asks("action", seat=0)
    assert table.state.library["air"] == []
    assert learnable(table) == ["warm-blooded"]
