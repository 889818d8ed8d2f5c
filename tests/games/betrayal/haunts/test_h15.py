"""Haunt 15, Of Monsters and Mayhem."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster
from koszmar.kernel.testing.driver import Driver


def creature(kind: str, place: str, **more: Any) -> Monster:
    """One of the three."""
    return beast(kind, place, token=kind, **more)


def film(**given: Any) -> Driver:
    """A table with the traitor's corpse in seat 2 and the Werewolf far away."""
    return position(**{"haunt": 15, "revealer": 2, "dead": [2], "house": ["ballroom", "junk-room"],
                       "monsters": [creature("werewolf", "basement-landing")],
                       "places": ["entrance-hall", "upper-landing", "hallway"]} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/15")
@pytest.mark.parametrize(("players", "monsters"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_set_up(begin: Any, players: int, monsters: int) -> None:
    state = begin(15, players).state
    corpse = state.explorers[state.haunt.traitor]
    assert corpse.dead
    assert "dagger" in corpse.cards
    assert [one.place for one in state.haunt.monsters] == [corpse.place] * monsters
    assert len({one.kind for one in state.haunt.monsters}) == monsters
    assert state.haunt.monsters_instead


def test_which_monsters_rise_is_chance(begin: Any) -> None:
    risen = {begin(15, 3, seed=str(seed)).state.haunt.monsters[0].kind for seed in range(12)}
    assert risen == {"ghost", "vampire", "werewolf"}


def test_the_corpse_can_be_looted_from_the_next_turn_on(begin: Any) -> None:
    state = begin(15).state
    assert state.explorers[state.haunt.traitor].died < state.number
    assert film(places=["hallway", "upper-landing", "hallway"], cards=[[], [], ["dagger"]]).offers("loot 2 dagger")


# -- searching -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "offered"), [
    ("ballroom", True), ("junk-room", True), ("dining-room", False), ("hallway", False),
])  # fmt: skip
def test_searching_needs_an_item_or_omen_symbol(place: str, offered: bool) -> None:
    table = film(house=["ballroom", "junk-room", "dining-room"], places=[place, "upper-landing", "upper-landing"])
    assert table.offers("haunt search") == offered


def test_four_shows_four_cards_of_that_deck_and_one_is_kept() -> None:
    top = ["map", "crossbow", "gun", "mirror"]
    table = film(places=["junk-room", "upper-landing", "hallway"], decks={"item": [*top, "brooch"]}, rolls=[2, 2, 0])
    table.choose("haunt search").asks("15-keep", 0)
    assert table.offered == top
    table.choose("crossbow")
    assert table.state.explorers[0].cards == ["crossbow"]
    pile = table.state.decks["item"]
    assert pile.cards[-1] == "brooch"
    assert set(pile.cards[:3]) == {"map", "gun", "mirror"}


def test_what_is_buried_only_the_searcher_has_seen() -> None:
    table = film(places=["junk-room", "upper-landing", "hallway"], rolls=[2, 2, 0],
                 decks={"item": ["map", "crossbow", "gun", "mirror"]})  # fmt: skip
    table.choose("haunt search", "crossbow")
    assert not any(event.args.get("card") in ("map", "gun", "mirror") for event in table.match.events(1))
    bottoms = {table.match.fork(seed=seed, as_seen_by=1).state.decks["item"].cards[0] for seed in range(9)}
    assert len(bottoms) > 1, "nobody else knows how they lie"


def test_an_omen_symbol_gives_omens_and_three_gives_nothing() -> None:
    place = {"places": ["ballroom", "upper-landing", "hallway"], "decks": {"omen": ["mask", "dagger", "ring", "skull"]}}
    table = film(**place, rolls=[2, 2, 0]).choose("haunt search")
    assert table.offered == ["mask", "dagger", "ring", "skull"]
    table = film(**place, rolls=[2, 1, 0]).choose("haunt search").asks("act", 0)
    assert table.state.explorers[0].cards == []


# -- the right weapon ------------------------------------------------------------------------------------------------


def facing(kind: str, cards: list[str], rolls: list[int]) -> Driver:
    """Seat 0 on the tile of a monster."""
    return film(places=["ballroom", "upper-landing", "hallway"], cards=[cards], monsters=[creature(kind, "ballroom")],
                rolls=rolls)  # fmt: skip


@pytest.mark.rule("betrayal/haunt15.heroes-win")
@pytest.mark.parametrize(("kind", "card", "way", "dice"), [
    ("ghost", "holy-symbol", "sanity", 9), ("vampire", "crossbow", "crossbow", 9), ("werewolf", "dagger", "dagger", 13),
])  # fmt: skip
def test_the_right_weapon_destroys(kind: str, card: str, way: str, dice: int) -> None:
    table = facing(kind, [card], [2, 2, 2, *[0] * (dice - 3)]).choose(f"attack {way} {kind}-1")
    assert table.state.haunt.monsters == []
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-15-hero", (0, 1))


@pytest.mark.parametrize(("kind", "stunned"), [("ghost", False), ("vampire", True), ("werewolf", True)])
def test_anything_else_does_not(kind: str, stunned: bool) -> None:
    table = facing(kind, ["machete"], [2, 2, 2, 0, ...]).choose(f"attack machete {kind}-1")
    assert [one.stunned for one in table.state.haunt.monsters] == [stunned]
    assert table.result is None


def test_the_holy_symbol_is_a_weapon_only_against_the_ghost() -> None:
    assert not facing("vampire", ["holy-symbol"], []).offers("attack sanity vampire-1")
    assert not facing("ghost", [], []).offers("attack sanity ghost-1")
    table = facing("ghost", ["holy-symbol"], [0] * 4 + [2, 2, 0, 0, 0]).choose("attack sanity ghost-1")
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "mental"}]
    assert "holy-symbol" in table.state.turn.used


def test_the_blood_of_a_destroyed_vampire_goes_back() -> None:
    table = film(places=["ballroom", "upper-landing", "hallway"], cards=[["crossbow"]], rolls=[2, 2, 2, *[0] * 6],
                 monsters=[creature("vampire", "ballroom"), creature("werewolf", "basement-landing")],
                 tokens=[token("blood-nest", "blood", "vampire-1")])  # fmt: skip
    table.choose("attack crossbow vampire-1")
    assert table.state.tokens == []
    assert table.result is None


# -- the monsters ----------------------------------------------------------------------------------------------------


def test_boxes() -> None:
    boxes = {box.key: (box.might, box.speed, box.sanity, box.knowledge) for box in HAUNTS[15].monsters}
    assert boxes == {"ghost": (4, 4, 5, 5), "vampire": (5, 4, 5, 5), "werewolf": (6, 4, 4, 4)}


def test_they_act_instead_of_the_traitor_in_any_order_each_with_its_own_roll() -> None:
    table = film(active=1, monsters=[creature("ghost", "ballroom"), creature("werewolf", "ballroom")],
                 rolls=[0, 0, 0, 2, 1, 1, 1, 1])  # fmt: skip
    table.choose("end").asks("choose-monster", 2)
    assert table.offered == ["ghost-1", "werewolf-1"]
    table.choose("werewolf-1").answer("choose-monster", "werewolf-1", 2).choose("done")
    assert [one["moves"] for one in table.events("roll-moves")] == [2, 4]
    table.answer("choose-monster", "ghost-1", 2).choose("done").asks("act", 0)


def attacked(kind: str, rolls: list[int], **given: Any) -> Driver:
    """The monsters' turn with one on the tile of seat 0, ready to attack."""
    given = {"places": ["ballroom", "upper-landing", "hallway"], "monsters": [creature(kind, "ballroom")]} | given
    return film(**given, active=2, phase="monsters-begin", rolls=[0] * 4 + rolls).choose(f"{kind}-1")


def test_the_ghost_goes_through_walls_and_attacks_with_sanity_and_drives_its_prey_away() -> None:
    house = {"ballroom": ("ground", 0, -1, 0), "salon": ("ground", -1, -1, 1)}
    table = attacked("ghost", [2, 2, *[0] * 3, *[0] * 4, 1, 1, 0, 0], house=house)
    assert table.offers("go salon")
    table.choose("attack sanity seat-0")
    assert table.events("damage") == [{"seat": 0, "amount": 4, "damage": "mental"}]
    table.choose("sanity", "knowledge", "knowledge", "sanity").asks("move-somebody", 2)
    assert table.offers("stop", "entrance-hall")
    table.choose("entrance-hall", "hallway")
    assert table.state.explorers[0].place == "hallway"


def test_the_ghost_drives_away_whom_it_could_not_beat() -> None:
    table = attacked("ghost", [0] * 5 + [1, 0, 0, 0] + [2, 0, 0, 0]).choose("attack sanity seat-0")
    assert table.events("damage") == []
    table.asks("move-somebody", 2).choose("stop")
    assert table.state.explorers[0].place == "ballroom"


def test_the_vampire_drinks_and_grows_stronger() -> None:
    table = attacked("vampire", [0] * 5 + [2, *[0] * 4], tokens=[token("blood-nest", "blood", "vampire-1")])
    table.choose("attack might seat-0")
    assert table.events("roll-monster")[0]["bonus"] == 1
    assert table.state.haunt.monsters[0].stunned
    assert [one.on for one in table.state.tokens] == ["vampire-1", "vampire-1"]


def test_without_blood_any_token_will_do() -> None:
    blood = [token("blood-nest", "blood", "vampire-1") for _ in range(5)]
    table = attacked("vampire", [0] * 5 + [2, 2, 1, 0, 0], tokens=blood).choose("attack might seat-0")
    assert len([one for one in table.state.tokens if one.name == "blood"]) == 6


def test_the_werewolf_attacks_everybody_on_its_tile() -> None:
    table = attacked("werewolf", [0] * 11 + [0] * 10, places=["ballroom", "ballroom", "hallway"])
    table.choose("attack might seat-1")
    assert [one["target"] for one in table.events("attack")] == ["seat-1", "seat-0"]


def test_a_stunned_werewolf_stops() -> None:
    table = attacked("werewolf", [0] * 6 + [2, 0, 0, 0], places=["ballroom", "ballroom", "hallway"])
    table.choose("attack might seat-1")
    assert len(table.events("attack")) == 1


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = attacked("werewolf", [2] + [0] * 9, dead=[1, 2], traits=[{"might": 1}]).choose("attack might seat-0")
    table.choose("might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-15-traitor", (2,))


def test_whoever_has_the_weapon_goes_for_its_monster() -> None:
    aims = TASTES[15].aims
    assert aims is not None
    scene = film(cards=[["dagger"], [], []]).match.scene
    assert aims(scene, 0) == [("basement-landing", 3.0)]
    assert aims(scene, 1) == []
    assert aims(film(cards=[[], [], ["dagger"]]).match.scene, 1) == [("hallway", 2.5)]
