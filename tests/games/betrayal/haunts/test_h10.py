"""Haunt 10, A Serious Offer."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import imagined, position, token
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.kernel.testing.driver import Driver

HOUSE = {"ballroom": ("ground", 0, -1, 0), "chapel": ("ground", 0, 1, 0)}


def treasure(value: int, on: str, *, up: bool = False) -> Any:
    """A Treasure lying somewhere."""
    return token("number", "treasure", on, value, up=up)


def offer(*treasures: Any, **given: Any) -> Driver:
    """A table with these Treasures."""
    return position(**{"haunt": 10, "revealer": 2, "track": 3, "house": HOUSE, "tokens": treasures,
                       "places": ["ballroom", "upper-landing", "basement-landing"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/10")
@pytest.mark.parametrize(("players", "best"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, best: int) -> None:
    table = begin(10, players)
    state = table.state
    laid = [one for one in state.tokens if one.name == "treasure"]
    assert sorted(one.value for one in laid) == sorted([*range(1, best + 1)] * 2)
    assert "vault" in state.house.tiles
    assert [(one.value, one.up) for one in laid if one.on == "vault"] == [(best, True)]
    others = [one for one in laid if one.on != "vault"]
    assert all(ROOMS[one.on].symbol == "omen" and not one.up for one in others)
    assert state.haunt.track == 4
    assert table.decision.seat == (state.haunt.revealer + 1) % players


def test_a_missing_vault_is_laid_on_the_ground_floor_far_from_the_entrance_hall(begin: Any) -> None:
    for seed in range(8):
        table = begin(10, 3, str(seed))
        if any(one["tile"] == "vault" for one in table.events("tile-laid")):
            vault = table.state.house.tiles["vault"]
            assert vault.region == "ground"
            break
    else:
        pytest.fail("no house without the Vault")


def test_few_omen_tiles_get_several_treasures() -> None:
    table = position(scenario="for-sale", stack=["ballroom"], cards=[["dog", "mask", "ring"]],
                     decks={"omen": ["armor"]}, rolls=[2, 2, 2, 2, *["ballroom"] * 3])  # fmt: skip
    table.choose("discover 0")
    while table.decision.prompt != "act":
        table.choose(table.offered[0])
    assert sorted(one.on for one in table.state.tokens) == ["ballroom", "ballroom", "ballroom", "vault"]
    assert table.events("tile-laid") == [{"seat": 0, "tile": "vault"}]


def test_the_vault_goes_elsewhere_when_the_ground_floor_is_closed() -> None:
    ring = {"bloody-room": ("ground", -1, -1, 1), "charred-room": ("ground", 0, -1, 2),
            "collapsed-room": ("ground", -1, 1, 0), "graveyard": ("ground", 0, 1, 3)}  # fmt: skip
    table = position(scenario="for-sale", house=ring, stack=["observatory"], cards=[["dog", "mask", "ring"]],
                     decks={"omen": ["armor"]}, places=["upper-landing"],
                     rolls=[2, 2, 2, 2, "observatory", "charred-room", "graveyard"])  # fmt: skip
    table.choose("discover 0")
    while table.decision.prompt != "act":
        table.choose(table.offered[0])
    assert table.state.house.tiles["vault"].region != "ground"


def test_search_needs_treasure_here() -> None:
    assert offer(treasure(1, "ballroom")).offers("haunt search")
    assert not offer(treasure(1, "chapel")).offers("haunt search")


def test_four_takes_a_treasure_face_down() -> None:
    table = offer(treasure(2, "ballroom", up=True), rolls=[2, 2, 0]).choose("haunt search")
    assert [(one.on, one.up) for one in table.state.tokens] == [("seat-0", False)]
    told = {seat: [event for event in table.match.events(seat) if "took" in event.kind] for seat in (0, 1)}
    assert told[0][0].args == {"seat": 0, "number": 2}
    assert (told[1][0].kind, told[1][0].args) == ("10-took-hidden", {"seat": 0})


def test_one_to_three_looks_and_nothing_does_nothing() -> None:
    lore = HAUNTS[10].lore
    assert lore is not None
    table = offer(treasure(2, "ballroom"), rolls=[1, 0, 0]).choose("haunt search")
    assert table.state.tokens[0].on == "ballroom"
    assert lore(table.match.scene, 0) == {"lore-10-own": {"number": 0},
                                          "lore-10-seen": {"number": 2, "tile": "ballroom"}}  # fmt: skip
    assert lore(table.match.scene, 1) == {"lore-10-own": {"number": 0}}
    table = offer(treasure(2, "ballroom"), rolls=[0, 0, 0]).choose("haunt search")
    assert lore(table.match.scene, 0) == {"lore-10-own": {"number": 0}}


def test_of_several_treasures_the_finder_picks_one_unseen() -> None:
    table = offer(treasure(1, "ballroom"), treasure(2, "ballroom"), rolls=[2, 2, 0]).choose("haunt search")
    assert table.asks("10-which", 0).offered == ["1", "2"]
    table.choose("2")
    assert [one.on for one in table.state.tokens] == ["ballroom", "seat-0"]


def test_the_winner_of_a_might_attack_may_take_a_random_treasure() -> None:
    given: dict[str, Any] = {"places": ["hallway", "hallway", "upper-landing"], "rolls": [2, *[0] * 8]}
    table = offer(treasure(1, "seat-1"), treasure(2, "seat-1"), **given).choose("attack unarmed seat-1")
    table.asks("take-instead", 0).choose("token/treasure", rolls=[1])
    assert [one.on for one in table.state.tokens] == ["seat-1", "seat-0"]
    assert table.events("damage") == []
    table = offer(treasure(1, "seat-1"), **given).choose("attack unarmed seat-1", "damage").asks("take-damage", 1)
    table = offer(treasure(1, "seat-0"), **given).choose("attack unarmed seat-1").asks("take-damage", 1)


def test_treasure_is_looted_but_not_traded() -> None:
    table = offer(treasure(1, "seat-1"), dead=[1], places=["hallway", "hallway", "upper-landing"])
    assert table.choose("loot 1 token/treasure").state.tokens[0].on == "seat-0"
    table = offer(treasure(1, "seat-1"), cards=[["map"]], places=["hallway", "hallway", "upper-landing"])
    assert table.choose("trade 1").offered == ["done", "map"]
    assert table.choose("map").asks("trade-consent", 1)


def test_of_several_treasures_a_looter_takes_one_unseen() -> None:
    table = offer(treasure(2, "seat-1"), treasure(1, "seat-1"), dead=[1], rolls=[1],
                  places=["hallway", "hallway", "upper-landing"])  # fmt: skip
    assert [one.on for one in table.choose("loot 1 token/treasure").state.tokens] == ["seat-1", "seat-0"]


def test_the_track_falls_after_the_revealers_turn_only() -> None:
    assert offer().choose("end").state.haunt.track == 3
    assert offer(active=2).choose("end").state.haunt.track == 2


@pytest.mark.rule("betrayal/haunt10.win")
def test_at_zero_the_highest_offer_wins_with_two_more_on_the_stairs() -> None:
    table = offer(treasure(2, "seat-0"), treasure(1, "seat-1"), track=1, active=2,
                  places=["ballroom", "ground-floor-staircase", "hallway"]).choose("end")  # fmt: skip
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-10-alone", (1,))
    assert table.events("10-offer") == [{"seat": 0, "number": 2}, {"seat": 1, "number": 3}, {"seat": 2, "number": 0}]


@pytest.mark.rule("betrayal/haunt10.win")
def test_ties_share_and_the_dead_make_no_offer() -> None:
    table = offer(treasure(2, "seat-0"), treasure(5, "seat-1"), treasure(2, "seat-2"), track=1, active=2, dead=[1])
    table.choose("end")
    assert table.result is not None
    assert table.result.winners == (0, 2)


def test_if_nobody_lives_nobody_wins() -> None:
    table = offer(treasure(2, "seat-0"), track=1, active=2, dead=[0, 1, 2], phase="turn-begins")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-10-nobody", ())


def test_what_a_seat_has_not_seen_may_be_otherwise() -> None:
    seen = set()
    for attempt in range(40):
        table = offer(treasure(1, "seat-0"), treasure(2, "ballroom"), treasure(3, "seat-1"), treasure(4, "chapel"),
                      treasure(5, "chapel", up=True), facts={"looked": {"1": [0]}})  # fmt: skip
        values = [one.value for one in imagined(table, 0, attempt).tokens]
        assert (values[0], values[1], values[4]) == (1, 2, 5)
        seen.add(tuple(values))
    assert seen == {(1, 2, 3, 4, 5), (1, 2, 4, 3, 5)}


def test_who_has_looked_at_a_treasure_does_not_know_its_twin_beside_it() -> None:
    twins = offer(treasure(4, "chapel"), treasure(4, "chapel"), facts={"looked": {"0": [0]}})
    known = [one.value for one in twins.match.seen_by(0).state.tokens if one.name == "treasure"]
    assert known == [4, -1]
