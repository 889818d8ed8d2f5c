"""Haunt 7, Upon Reflection."""

from typing import Any

import pytest

from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.haunts.h07_upon_reflection import OMENS
from koszmar.games.betrayal.proof.positions import beast, imagined, position
from koszmar.games.betrayal.state import State
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0)}


def mirror(**given: Any) -> Driver:
    """A table with seat 2 behind the mirror; the way out is Sanity and the Mask in the Ballroom."""
    facts = {"rooms": ["ballroom", "chapel", "tower"], "wrong": [], "secret-spell": ["sanity", "mask", "ballroom"]}
    return position(**{"haunt": 7, "revealer": 2, "dead": [2], "house": HOUSE, "facts": facts, "cards": [["mask"]],
                       "places": ["ballroom", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/07")
@pytest.mark.parametrize(("players", "beings"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, beings: int) -> None:
    table = begin(7, players)
    state = table.state
    assert state.explorers[state.haunt.revealer].dead
    assert sum(one.dead for one in state.explorers) == 1
    assert [one.place for one in state.haunt.monsters] == ["entrance-hall"] * beings
    trait, omen, room = state.haunt.facts["secret-spell"]
    assert trait in TRAITS
    assert omen in OMENS
    assert room in state.stack
    assert state.haunt.monsters_after == state.haunt.revealer
    assert table.decision.seat == (state.haunt.revealer + 1) % players


def test_every_omen_can_be_the_one() -> None:
    assert OMENS == ("mask", "dog", "idol", "dagger", "armor", "ring", "book", "holy-symbol", "skull")


def test_the_trapped_explorer_can_be_looted_from_the_next_turn_on() -> None:
    assert mirror(places=["hallway", "upper-landing", "hallway"], cards=[[], [], ["map"]]).offers("loot 2 map")


def test_events_are_not_drawn_and_do_not_end_the_turn() -> None:
    table = mirror(stack=["kitchen"]).choose("discover 0").asks("act", 0)
    assert table.state.explorers[0].place == "kitchen"
    assert table.state.turn.moves == 3
    table = mirror(stack=["conservatory"], decks={"item": ["map"]}).choose("discover 0").asks("act", 1)
    assert "map" in table.state.explorers[0].cards


# -- clues -----------------------------------------------------------------------------------------------------------


def test_on_their_turn_the_trapped_player_may_hand_over_an_event() -> None:
    table = mirror(active=1).choose("end").asks("07-clue", 2)
    assert len(table.offered) == 1 + 43
    table.choose("clown-room").asks("07-hand-to", 2)
    assert table.offered == ["seat-0", "seat-1"]
    table.choose("seat-0").asks("act", 0)
    assert table.state.gone == ["clown-room"]
    assert "clown-room" not in table.state.decks["event"].cards
    assert table.events("07-clue") == [{"seat": 2, "other": 0, "card": "clown-room"}]


def test_a_clue_need_not_be_given() -> None:
    table = mirror(active=1).choose("end", "no-clue").asks("act", 0)
    assert table.state.gone == []


# -- the spell -------------------------------------------------------------------------------------------------------


def test_breaking_the_spell_needs_an_omen() -> None:
    assert mirror().offers("haunt break")
    assert not mirror(active=1).offers("haunt break")


@pytest.mark.rule("betrayal/haunt07.win")
def test_the_right_trait_omen_and_room_with_five_wins() -> None:
    table = mirror(rolls=[2, 2, 1, 0]).choose("haunt break").answer("07-trait", "sanity", 0)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-07-hero", (0, 1, 2))


@pytest.mark.parametrize(("trait", "cards", "omen", "place"), [
    ("might", ["mask", "armor"], "mask", "ballroom"),
    ("sanity", ["mask", "armor"], "armor", "ballroom"),
    ("sanity", ["mask", "armor"], "mask", "hallway"),
])  # fmt: skip
def test_anything_wrong_is_answered_with_a_plain_no(trait: str, cards: list[str], omen: str, place: str) -> None:
    table = mirror(cards=[cards], places=[place, "upper-landing", "basement-landing"], rolls=[2, 2, 1, 0, ...])
    table.choose("haunt break", trait, omen).asks("act", 0)
    assert table.events("07-no") == [{"seat": 2}]
    assert table.events("07-spoken") == [{"seat": 0, "trait": trait, "card": omen, "tile": place}]
    assert table.state.haunt.facts["wrong"] == [[trait, omen, place]]
    assert not table.offers("haunt break")


def test_whom_a_reroll_kills_breaks_no_spell() -> None:
    spell = {"rooms": ["ballroom"], "wrong": [], "secret-spell": ["might", "mask", "ballroom"]}
    table = mirror(facts=spell, cards=[["mask", "creepy-doll"]], traits=[{"sanity": 1}], rolls=[0] * 5 + [2] * 5)
    table.choose("haunt break", "might").answer("reroll", "creepy-doll", 0)
    assert table.state.explorers[0].dead
    assert table.result is None


def test_four_gets_no_answer() -> None:
    table = mirror(rolls=[2, 2, 0, 0]).choose("haunt break", "sanity").asks("act", 0)
    assert table.events("07-no") == []


# -- the Mirror Beings -----------------------------------------------------------------------------------------------


def test_they_go_for_the_closest_and_attack_with_sanity() -> None:
    box = HAUNTS[7].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (4, 3, 6, 4, "stun")
    table = mirror(monsters=[beast("mirror-being", "entrance-hall")], places=["ballroom", "upper-landing", "hallway"],
                   phase="monsters-begin", active=2, rolls=[0, 0, 0, *[1] * 6, *[0] * 4])  # fmt: skip
    assert table.events("attack") == [{"trait": "sanity", "attacker": "mirror-being-1", "target": "seat-0"}]
    assert table.asks("take-damage", 0).events("damage") == [{"seat": 0, "amount": 6, "damage": "mental"}]


def test_the_revealer_breaks_ties() -> None:
    table = mirror(monsters=[beast("mirror-being", "ballroom")], places=["ballroom", "ballroom", "hallway"],
                   phase="monsters-begin", active=2, rolls=[0] * 3 + [0] * 11)  # fmt: skip
    assert table.asks("choose-target", 2).offered == ["seat-0", "seat-1"]
    assert table.choose("seat-1").events("attack")[0]["target"] == "seat-1"


@pytest.mark.rule("betrayal/haunt07.win")
def test_all_is_lost_when_only_the_trapped_one_is_left() -> None:
    table = mirror(monsters=[beast("mirror-being", "ballroom")], dead=[1, 2], traits=[{"sanity": 1}], active=2,
                   phase="monsters-begin", rolls=[0] * 3 + [1] + [0] * 5 + [0] * 2)  # fmt: skip
    table.choose("sanity")
    assert table.result is not None
    assert table.result.reason == "haunt-07-nobody"


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_only_the_trapped_player_knows_the_way_out() -> None:
    lore = HAUNTS[7].lore
    assert lore is not None
    table = mirror()
    scene = table.match.scene
    assert lore(scene, 2) == {"lore-07-spell": {"trait": "sanity", "card": "mask", "tile": "ballroom"}}
    assert [lore(scene, seat) for seat in (0, 1, None)] == [{}, {}, {}]
    assert spell_of(imagined(table, 2, "x")) == ["sanity", "mask", "ballroom"]
    wrong = [[trait, omen, room] for trait in TRAITS for omen in OMENS for room in ("ballroom", "chapel", "tower")]
    wrong.remove(["might", "dog", "tower"])
    table.state.haunt.facts["wrong"] = wrong
    assert spell_of(imagined(table, 0, "x")) == ["might", "dog", "tower"], "what was ruled out is ruled out"


def spell_of(state: State) -> list[str]:
    assert state.haunt is not None
    return list(state.haunt.facts["secret-spell"])
