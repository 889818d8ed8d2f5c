"""Haunt 3, The Dust."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, imagined, position, token
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0), "kitchen": ("ground", 0, -2, 0)}
HEALTHY = ((2, 3, 4), (1, 5, 6), (7, 8, 9))


def dust(*hands: tuple[int, int, int], **given: Any) -> Driver:
    """A table where these Sickness tokens were dealt, seat by seat."""
    hands = hands or HEALTHY
    sides = ["traitor" if 1 in hand else "hero" for hand in hands]
    dealt = [token("number", "sickness", f"seat-{seat}", number, up=False)
             for seat, hand in enumerate(hands) for number in hand]  # fmt: skip
    table = {"players": len(hands), "haunt": 3, "revealer": 0, "sides_of": sides, "house": HOUSE,
             "places": ["entrance-hall", "hallway", "upper-landing", "upper-landing"]} | given  # fmt: skip
    return position(**table | {"tokens": [*dealt, *given.get("tokens", ())]})


def hand(table: Driver, seat: int) -> list[int]:
    """The numbers that a seat holds."""
    return [one.value for one in table.state.tokens if one.name == "sickness" and one.on == f"seat-{seat}"]


@pytest.mark.rule("betrayal/hidden.dust-roles")
@pytest.mark.content("betrayal/haunt/03")
@pytest.mark.parametrize(("players", "ones"), [(3, 1), (4, 1), (5, 1), (6, 2)])
def test_set_up(begin: Any, players: int, ones: int) -> None:
    table = begin(3, players)
    dealt = [one for one in table.state.tokens if one.name == "sickness"]
    assert [hand(table, seat) for seat in range(players)].count([]) == 0
    assert len(dealt) == 3 * players
    assert sum(one.value == 1 for one in dealt) == ones
    assert all(1 <= one.value <= 9 for one in dealt)
    assert max(sum(one.value == number for one in dealt) for number in range(1, 10)) <= 2
    assert not any(one.up for one in dealt)
    for seat, side in enumerate(table.state.haunt.sides):
        assert (side == "traitor") == (1 in hand(table, seat))
    assert table.decision.seat == (table.state.haunt.revealer + 1) % players
    assert table.state.haunt.monsters_after == table.state.haunt.revealer


@pytest.mark.rule("betrayal/hidden.explorers-are-obstacles")
def test_everybody_may_attack_everybody_and_is_in_the_way() -> None:
    table = dust(places=["hallway", "hallway", "hallway"], moves=1)
    assert table.offers("attack unarmed seat-1", "attack unarmed seat-2")
    assert not table.offers("move entrance-hall")


# -- research and cure -----------------------------------------------------------------------------------------------


def test_search_needs_an_omen_symbol_and_no_research() -> None:
    assert dust(places=["ballroom"]).offers("haunt search")
    assert not dust(places=["kitchen"]).offers("haunt search")
    assert not dust(places=["ballroom"], tokens=[token("rune", "research", "ballroom")]).offers("haunt search")


def test_five_finds_research() -> None:
    table = dust(places=["ballroom"], rolls=[2, 2, 1, 0]).choose("haunt search", "sanity")
    assert [one.on for one in table.state.tokens if one.name == "research"] == ["ballroom"]


@pytest.mark.rule("betrayal/hidden.dust-roles")
def test_four_swaps_a_token_with_the_left_and_whoever_gets_a_1_is_a_traitor() -> None:
    table = dust(places=["ballroom"], rolls=[2, 2, 0, 2, 0]).choose("haunt search", "knowledge")
    assert (hand(table, 0), hand(table, 1)) == ([2, 3, 1], [4, 5, 6])
    assert table.state.haunt.sides == ["traitor", "traitor", "hero"], "once a traitor, always a traitor"
    assert table.events("03-ill") == [{"seat": 0}]


def test_whoever_is_given_a_1_is_a_traitor_too() -> None:
    table = dust((2, 3, 1), (4, 5, 6), (7, 8, 9), places=["ballroom"], rolls=[0, 0, 0, 2, 0])
    table.choose("haunt search", "knowledge")
    assert table.state.haunt.sides == ["traitor", "traitor", "hero"]
    assert table.events("03-ill") == [{"seat": 1}]


def test_the_left_is_the_next_player_alive() -> None:
    table = dust(places=["ballroom"], dead=[1], rolls=[2, 2, 0, 0, 0]).choose("haunt search", "knowledge")
    assert (hand(table, 0), hand(table, 2)) == ([7, 3, 4], [2, 8, 9])


@pytest.mark.parametrize("tile", ["laboratory", "operating-theatre", "observatory", "kitchen"])
def test_the_cure_is_made_where_there_is_a_bench(tile: str) -> None:
    assert dust(house=[tile], places=[tile]).offers("haunt cure")
    assert not dust(places=["ballroom"]).offers("haunt cure")


@pytest.mark.rule("betrayal/haunt03.heroes-win")
def test_thirteen_cures_with_any_trait_and_two_more_for_each_research() -> None:
    found = [token("rune", "research", tile) for tile in ("ballroom", "hallway", "upper-landing", "kitchen")]
    table = dust(places=["kitchen"], tokens=found, rolls=[2, 2, 1, 0, 0]).choose("haunt cure")
    assert table.offered == ["might", "speed", "knowledge", "sanity"]
    table.choose("might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-03-hero", (0, 2))


def test_twelve_swaps_with_the_left() -> None:
    found = [token("rune", "research", tile) for tile in ("ballroom", "hallway", "upper-landing", "kitchen")]
    table = dust(places=["kitchen"], tokens=found, rolls=[2, 2, 0, 0, 0, 1, 2]).choose("haunt cure", "might")
    assert table.result is None
    assert (hand(table, 0), hand(table, 1)) == ([2, 6, 4], [1, 5, 3])
    assert hand(dust(places=["kitchen"], rolls=[0] * 7).choose("haunt cure", "might"), 0) == [1, 3, 4]


# -- touching --------------------------------------------------------------------------------------------------------


def test_control_impulses_needs_company_and_consent() -> None:
    assert not dust().offers("haunt control")
    table = dust(places=["hallway", "hallway", "hallway"], rolls=[0, 0]).choose("haunt control")
    table.answer("03-touch", "seat-1", 0).answer("03-agree", "refuse", 1)
    assert hand(table, 0) == [2, 3, 4]
    table.choose("haunt control").answer("03-agree", "agree", 2)
    assert (hand(table, 0), hand(table, 2)) == ([7, 3, 4], [2, 8, 9])
    assert not table.offers("haunt control")


def test_only_the_two_learn_what_was_swapped() -> None:
    table = dust(places=["hallway", "hallway", "upper-landing"], rolls=[0, 0])
    table.choose("haunt control").answer("03-agree", "agree", 1)
    seen = {seat: [event.kind for event in table.match.events(seat)] for seat in (0, 1, 2, None)}
    assert all("03-swap" in kinds for kinds in seen.values())
    assert [("03-swapped" in seen[seat], "03-ill" in seen[seat]) for seat in (0, 1, 2, None)] == [
        (True, True), (True, False), (False, False), (False, False),
    ]  # fmt: skip


def test_at_the_end_of_the_turn_one_swaps_with_everybody_here() -> None:
    table = dust(places=["hallway", "hallway", "hallway"], rolls=[0, 2, 0, 0]).choose("end")
    assert [hand(table, seat) for seat in range(3)] == [[7, 3, 4], [1, 5, 2], [6, 8, 9]]
    assert table.events("damage") == []


def test_a_lonely_turn_costs_two_dice_of_general_damage() -> None:
    table = dust(rolls=[2, 1]).choose("end")
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "general"}]


def test_control_impulses_saves_a_lonely_turn_but_a_forced_swap_does_not() -> None:
    table = dust(places=["hallway", "hallway", "upper-landing"], rolls=[0, 0])
    table.choose("haunt control", "agree", "move entrance-hall", "end")
    assert table.events("damage") == []
    table = dust(places=["ballroom"], rolls=[0, 0, 0, 0, 0, 2, 2]).choose("haunt search", "knowledge", "end")
    assert table.events("damage") == [{"seat": 0, "amount": 4, "damage": "general"}]


# -- the Feverish ----------------------------------------------------------------------------------------------------


def test_a_traitor_killed_by_the_fever_walks_on() -> None:
    table = dust(active=1, traits=[{}, {"might": 1}], cards=[[], ["map", "book"]], rolls=[2, 0])
    table.choose("end", "might", "speed")
    assert [(one.kind, one.place, one.value) for one in table.state.haunt.monsters] == [("feverish", "hallway", 1)]
    assert table.state.explorers[1].cards == []
    assert table.state.explorers[1].place == ""
    assert table.state.decks["item"].cards[0] == "map"
    assert hand(table, 1) == [1, 5, 6]
    assert not any(one.up for one in table.state.tokens)


def test_a_hero_killed_by_the_fever_and_a_traitor_killed_otherwise_are_corpses() -> None:
    table = dust((2, 3, 4), (1, 5, 6), (7, 8, 9), (2, 8, 9), active=2, traits=[{}, {}, {"might": 1}], rolls=[1, 0],
                 places=["hallway", "hallway", "upper-landing", "entrance-hall"])  # fmt: skip
    table.choose("end", "might")
    assert table.state.explorers[2].place == "upper-landing"
    assert table.state.haunt.monsters == []
    table = dust(places=["hallway", "hallway", "upper-landing"], traits=[{}, {"might": 1}],
                 rolls=[2, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-1", "might")
    assert table.state.explorers[1].place == "hallway"
    assert table.state.haunt.monsters == []


def test_each_feverish_is_played_by_its_player_after_the_revealers_turn() -> None:
    box = HAUNTS[3].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (6, 5, 3, 3)
    table = dust(
        (2, 3, 4),
        (1, 5, 6),
        (7, 8, 9),
        (2, 8, 1),
        dead=[1, 3],
        rolls=[0, 0, 0, 0, 0, 0, 0],
        monsters=[beast("feverish", "hallway", value=1), beast("feverish", "upper-landing", 2, value=3)],
    )
    table.choose("end").asks("play-monster", 1)
    assert table.decision.args["monster"] == "feverish-1"
    table.choose("go entrance-hall").asks("play-monster", 1)
    assert table.offers("attack might seat-0")
    table.choose("done").asks("play-monster", 3)
    assert table.offers("attack might seat-2")
    table.choose("done").asks("act", 2)


def test_feverish_attack_traitors_too_and_are_stunned() -> None:
    table = dust((2, 3, 4), (1, 5, 6), (7, 8, 9), (2, 8, 1), dead=[3], active=1, rolls=[2, 2, 2, 2, *[0] * 6],
                 monsters=[beast("feverish", "hallway", value=3)])  # fmt: skip
    table.choose("attack unarmed feverish-1")
    assert table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt03.traitors-win")
def test_the_traitors_win_when_everybody_is_a_traitor_or_dead() -> None:
    table = dust(places=["ballroom"], dead=[2], rolls=[2, 2, 0, 2, 0]).choose("haunt search", "knowledge")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-03-traitor", (0, 1))


# -- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/hidden.look-own-token")
def test_one_knows_ones_own_tokens_and_role() -> None:
    lore = HAUNTS[3].lore
    assert lore is not None
    scene = dust().match.scene
    assert lore(scene, 1) == {"lore-03-tokens": {"first": 1, "second": 5, "third": 6},
                              "lore-03-role": {"role": "traitor"}}  # fmt: skip
    assert lore(scene, 0)["lore-03-role"] == {"role": "hero"}
    assert lore(scene, None) == {}
    scene.state.tokens.clear()
    assert lore(scene, 0) == {}, "nothing before the tokens are dealt"


def test_what_a_seat_cannot_know_may_be_otherwise() -> None:
    ill = set()
    for attempt in range(40):
        state = imagined(dust((2, 3, 4), (1, 5, 6), (7, 8, 9), (3, 8, 9)), 0, attempt)
        hands = [[token.value for token in state.tokens if token.on == f"seat-{seat}"] for seat in range(4)]
        assert sorted(hands[0]) == [2, 3, 4]
        assert sorted(number for seat in (1, 2, 3) for number in hands[seat]) == [1, 3, 5, 6, 7, 8, 8, 9, 9]
        assert state.haunt is not None
        sides = state.haunt.sides
        assert sides.count("traitor") == 1
        assert 1 in hands[sides.index("traitor")]
        ill.add(sides.index("traitor"))
    assert ill == {1, 2, 3}
