"""Haunt 9, Let Bygones Be Bygones."""

from typing import Any

import pytest

from koszmar.games.betrayal.proof.positions import position
from koszmar.kernel.testing.driver import Driver


def quarrel(**given: Any) -> Driver:
    """A table with seats 0 and 1 face to face."""
    return position(**{"haunt": 9, "revealer": 2, "track": 3, "places": ["hallway", "hallway", "upper-landing"],
                       "house": {"conservatory": ("ground", 0, -1, 0)}} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/09")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(begin: Any, players: int) -> None:
    table = begin(9, players)
    assert table.state.haunt.track == 1
    assert table.state.haunt.sides == [f"alone-{seat}" for seat in range(players)]
    assert table.decision.seat == (table.state.haunt.revealer + 1) % players


@pytest.mark.rule("betrayal/freeforall.all-obstacles")
def test_everybody_is_everybodys_foe_and_in_the_way() -> None:
    table = quarrel(moves=1)
    assert table.offers("attack unarmed seat-1")
    assert not table.offers("move entrance-hall")


def test_search_finds_an_item_on_an_item_tile() -> None:
    assert not quarrel().offers("haunt search")
    table = quarrel(places=["conservatory"], decks={"item": ["map"]}, rolls=[2, 2, 1]).choose("haunt search")
    assert table.state.explorers[0].cards == ["map"]
    assert quarrel(places=["conservatory"], rolls=[2, 2, 0]).choose("haunt search").state.explorers[0].cards == []


def test_the_idol_adds_the_number_track_to_its_holders_might_attacks() -> None:
    table = quarrel(cards=[["idol"]], rolls=[0] * 9).choose("attack unarmed seat-1")
    assert table.events("roll")[0]["result"] == 4, "three of the track, one of the Idol itself"
    table = quarrel(cards=[["idol"]], active=1, rolls=[0] * 9).choose("attack unarmed seat-0")
    assert table.events("roll")[1]["result"] == 1, "not in defence"
    table = quarrel(cards=[["idol", "ring"]], rolls=[0] * 9).choose("attack ring seat-1")
    assert table.events("roll")[0]["result"] == 1, "only Might attacks"


def test_the_idol_grows_with_every_kill_of_its_holder() -> None:
    given: dict[str, Any] = {"players": 4, "places": ["hallway", "hallway", "hallway", "hallway"]}
    table = quarrel(**given, cards=[["idol"]], traits=[{}, {"might": 1}], rolls=[0] * 7)
    table.choose("attack unarmed seat-1", "might")
    while table.decision.prompt == "take-damage":
        table.choose(table.offered[0])
    assert table.state.haunt.track == 4
    table = quarrel(**given, traits=[{}, {"might": 1}], rolls=[1, *[0] * 6]).choose("attack unarmed seat-1", "might")
    assert table.state.haunt.track == 3


def test_the_winner_of_a_might_attack_may_take_the_idol_instead() -> None:
    table = quarrel(cards=[[], ["idol"]], rolls=[2, 2, 0, 0, 0, *[0] * 4]).choose("attack unarmed seat-1")
    table.answer("take-instead", "idol", 0)
    assert table.state.explorers[0].cards == ["idol"]
    assert table.events("damage") == []
    table = quarrel(cards=[[], ["idol"]], rolls=[2, 2, 0, 0, 0, *[0] * 4]).choose("attack unarmed seat-1", "damage")
    assert table.asks("take-damage", 1).state.explorers[1].cards == ["idol"]


def test_a_defender_who_wins_takes_nothing() -> None:
    table = quarrel(cards=[["idol"]], rolls=[0, 0, 0, 0, 0, 2, 2, 2, 2]).choose("attack unarmed seat-1")
    table.asks("take-damage", 0)


def test_items_may_be_burnt_in_an_unarmed_attack() -> None:
    table = quarrel(cards=[["map", "mirror", "machete"]], rolls=[0] * 9).choose("attack unarmed seat-1")
    table.answer("09-burn", "map", 0).answer("09-burn", "machete", 0).answer("09-burn", "done", 0)
    assert table.state.explorers[0].cards == ["mirror"]
    assert table.events("roll")[0]["result"] == 2
    assert table.state.decks["item"].cards[:2] == ["machete", "map"]
    armed = quarrel(cards=[["map", "machete"]], rolls=[0] * 9).choose("attack machete seat-1")
    assert armed.asks("take-damage", 1).events("roll")[0]["result"] == 1


@pytest.mark.rule("betrayal/haunt09.win")
def test_the_last_explorer_alive_wins() -> None:
    table = quarrel(dead=[2], traits=[{}, {"might": 1}], rolls=[1, *[0] * 6]).choose("attack unarmed seat-1", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-09-alone", (0,))


def test_if_the_last_ones_die_together_nobody_wins() -> None:
    table = quarrel(dead=[2], cards=[["dynamite"]], traits=[{"might": 1, "speed": 1}, {"might": 1, "speed": 1}],
                    rolls=[0] * 4)  # fmt: skip
    table.choose("attack dynamite throw")
    while table.result is None:
        table.choose("hallway" if table.offers("hallway") else table.offered[0])
    assert (table.result.reason, table.result.winners) == ("haunt-09-nobody", ())
