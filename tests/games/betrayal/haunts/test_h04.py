"""Haunt 4, Free the Realtor."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.words import Words

HOUSE = {"library": ("ground", 0, -1, 0), "dining-room": ("ground", -1, -1, 0), "graveyard": ("ground", 0, 1, 0)}
DEMON = {"token": "demon"}


def realtor(at: str = "ground-floor-staircase", **given: Any) -> Driver:
    """A table with the Realtor somewhere."""
    return position(**{"haunt": 4, "house": HOUSE, "monsters": [beast("realtor", at, **DEMON)],
                       "places": ["entrance-hall", "upper-landing", "basement-landing"]} | given)  # fmt: skip


def lore(*seats: int) -> list[Any]:
    """Knowledge tokens in hands."""
    return [token("trait-knowledge", "lore", f"seat-{seat}") for seat in seats]


@pytest.mark.content("betrayal/haunt/04")
@pytest.mark.parametrize(("players", "cleansed"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_set_up(begin: Any, players: int, cleansed: int) -> None:
    table = begin(4, players)
    places = {one.place for one in table.state.explorers}
    fires = [one.on for one in table.state.tokens if one.name == "cleansed"]
    assert len(fires) == len(set(fires)) == min(cleansed, len(places))
    assert set(fires) <= places
    assert [(one.kind, one.place) for one in table.state.haunt.monsters] == [("realtor", "entrance-hall")]
    assert set(table.state.haunt.sides) == {"hero"}
    assert table.state.haunt.monsters_after == table.state.haunt.revealer
    assert table.decision.seat == (table.state.haunt.revealer + 1) % players


def test_knowledge_is_gained_in_three_rooms() -> None:
    for tile in ("library", "chapel", "laboratory"):
        assert realtor(house=[tile], places=[tile]).offers("haunt knowledge")
    assert not realtor().offers("haunt knowledge")
    table = realtor(places=["library"], rolls=[2, 2, 1]).choose("haunt knowledge")
    assert [(one.name, one.on) for one in table.state.tokens] == [("lore", "seat-0")]
    assert realtor(places=["library"], rolls=[2, 2, 0]).choose("haunt knowledge").state.tokens == []


def test_whoever_has_knowledge_passes_it_on() -> None:
    table = realtor(places=["library", "library", "upper-landing"], tokens=lore(0), rolls=[2, 2, 1])
    table.choose("haunt knowledge")
    assert [one.on for one in table.state.tokens] == ["seat-0", "seat-1"]
    table = realtor(places=["library"], tokens=lore(0), rolls=[2, 2, 1]).choose("haunt knowledge")
    assert [one.on for one in table.state.tokens] == ["seat-0"]


def test_cleansing_needs_six_and_an_event_tile_not_cleansed() -> None:
    assert not realtor(places=["library"]).offers("haunt cleanse")
    laid = [token("fire", "cleansed", "dining-room")]
    assert not realtor(places=["dining-room"], tokens=laid).offers("haunt cleanse")
    table = realtor(places=["dining-room"], rolls=[2, 2, 2, 0]).choose("haunt cleanse")
    assert [one.on for one in table.state.tokens] == ["dining-room"]
    assert realtor(places=["dining-room"], rolls=[2, 2, 1, 0]).choose("haunt cleanse").state.tokens == []
    table = realtor(places=["dining-room"], tokens=lore(0), rolls=[2, 2, 0, 0]).choose("haunt cleanse")
    assert table.state.tokens[-1].name == "cleansed"


def test_a_ward_needs_six_in_three_rooms() -> None:
    for tile in ("nursery", "armory", "graveyard"):
        assert realtor(house=[tile], places=[tile]).offers("haunt ward")
    table = realtor(places=["graveyard"], rolls=[2, 2, 2, 0, 0]).choose("haunt ward")
    assert [(one.name, one.on) for one in table.state.tokens] == [("ward", "seat-0")]
    assert realtor(places=["graveyard"], rolls=[2, 2, 1, 0, 0]).choose("haunt ward").state.tokens == []


@pytest.mark.rule("betrayal/haunt04.win")
def test_the_ritual_wins_with_thirteen() -> None:
    fires = [token("fire", "cleansed", tile) for tile in ("library", "dining-room", "graveyard", "upper-landing")]
    given: dict[str, Any] = {"at": "entrance-hall", "tokens": [*fires, *lore(0)], "revealer": 2}
    table = realtor(**given, rolls=[2, 2, 2, 2]).choose("haunt ritual")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-04-hero", (0, 1, 2))
    table = realtor(**given, rolls=[2, 2, 2, 1]).choose("haunt ritual")
    assert table.result is None, "the token upstairs does not count"
    assert table.events("lose") == []
    assert table.asks("act").decision.seat == 1, "nine to twelve end the turn"


def test_the_ritual_room_helps() -> None:
    table = realtor("ritual-room", house=["ritual-room"], places=["ritual-room"], rolls=[0, ...])
    table.choose("haunt ritual")
    assert table.events("roll")[0]["bonus"] == 1


def test_eight_costs_every_hero_a_point_of_sanity() -> None:
    table = realtor("entrance-hall", rolls=[2, 2, 2, 2, 0, ...]).choose("haunt ritual")
    assert table.events("lose")[:3] == [{"seat": seat, "trait": "sanity", "spaces": 1} for seat in range(3)]
    table = realtor("entrance-hall", tokens=[token("fire", "cleansed", "library")], revealer=2, rolls=[2, 2, 2, 2])
    assert table.choose("haunt ritual").asks("act", 1).events("lose") == [], "nine"
    assert realtor("entrance-hall", revealer=2, rolls=[0, ...]).choose("haunt ritual").events("lose")
    assert not realtor().offers("haunt ritual")


def test_she_goes_for_the_closest_hero_and_attacks_with_sanity() -> None:
    box = HAUNTS[4].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 3, 6, 4)
    table = realtor(places=["entrance-hall", "basement-landing", "basement-landing"],
                    house={}, rolls=[2, 0, 0, *[1] * 6, *[0] * 4, 0, ...])  # fmt: skip
    table.choose("end").asks("choose-target", 0)
    assert table.offered == ["seat-1", "seat-2"], "the back stairs are hers"
    table.choose("seat-1")
    assert table.events("attack")[0] == {"trait": "sanity", "attacker": "realtor-1", "target": "seat-1"}
    assert table.events("damage")[0] == {"seat": 1, "amount": 6, "damage": "mental"}


def test_she_is_pushed_and_never_stunned() -> None:
    table = realtor("entrance-hall", rolls=[1, 1, 0, 0, 0] + [0] * 5).choose("attack unarmed realtor-1")
    table.asks("move-somebody", 0)
    assert table.offers("stop", "hallway", "library")
    table.choose("library", "stop")
    one = table.state.haunt.monsters[0]
    assert (one.place, one.stunned) == ("library", False)


def test_whoever_damages_her_with_dynamite_may_move_her_too() -> None:
    table = realtor("library", cards=[["dynamite"]], places=["entrance-hall", "upper-landing", "upper-landing"],
                    rolls=[0] * 3)  # fmt: skip
    table.choose("attack dynamite throw", "library").asks("move-somebody", 0)
    assert table.decision.args["left"] == 4
    table.choose("entrance-hall", "stop")
    assert (table.state.haunt.monsters[0].place, table.state.haunt.monsters[0].stunned) == ("entrance-hall", False)


def test_a_ward_gives_two_dice_against_her() -> None:
    ward = [token("trait-might", "ward", "seat-0")]
    table = realtor("entrance-hall", tokens=ward, rolls=[0] * 12).choose("attack unarmed realtor-1")
    assert len(table.events("roll")[0]["dice"]) == 7
    table = realtor("entrance-hall", tokens=ward, rolls=[0] * 16, phase="monsters-begin")
    assert len(table.events("roll")[0]["dice"]) == 6


def test_her_presence_hurts_every_hero_in_her_region() -> None:
    table = realtor("entrance-hall", places=["entrance-hall", "library", "upper-landing"], phase="monsters-begin",
                    rolls=[0] * 3 + [0] * 10 + [1, 2])  # fmt: skip
    table.choose("sanity")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"},
                                      {"seat": 1, "amount": 2, "damage": "mental"}]  # fmt: skip


@pytest.mark.rule("betrayal/haunt04.win")
def test_all_is_lost_when_all_are_dead() -> None:
    table = realtor("entrance-hall", dead=[1, 2], traits=[{"sanity": 1}], phase="monsters-begin",
                    rolls=[0] * 3 + [1] + [0] * 5 + [0] * 2)  # fmt: skip
    table.choose("sanity")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-04-nobody", ())


def test_a_roll_says_what_it_is_for() -> None:
    table = realtor(places=["entrance-hall", "basement-landing", "basement-landing"], house={}, rolls=[0, ...])
    table.choose("end").asks("choose-target", 0).choose("seat-1")
    lines = {event.kind: line for event, line in zip(table.told, table.match.narrate(table.told), strict=True)}
    english, polish = Words(table.match.game, "en"), Words(table.match.game, "pl")
    moves, damage = lines["roll-moves"], lines["roll-dice"]
    assert english.say(moves) == "Realtor, movement: 0 0 0. Moves: 1, there is always one."
    assert polish.say(moves) == "Pośredniczka, ruch: 0 0 0. Liczba ruchów: 1, bo jeden jest zawsze."
    assert "Mental damage" in english.say(damage)
    assert "Obrażenia Psychiczne" in polish.say(damage)
