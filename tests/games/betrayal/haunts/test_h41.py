"""Haunt 41, A God in the Machine."""

from typing import Any

import pytest

from koszmar.games.betrayal.house import landings, symbol
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Token
from koszmar.kernel.testing.driver import Driver

KITCHEN = {"kitchen": ("ground", 0, -1, 0)}
VAULT = {"vault": ("basement", 0, 1, 0)}


def trap(on: str) -> Token:
    """A Trap on a tile."""
    return token("food-trap", "trap", on)


def generator(on: str, face: str = "on") -> Token:
    """A Generator on a tile."""
    return token("on-off", face, on)


def machine(**given: Any) -> Driver:
    """A table with the traitor in seat 2 and a Generator in the Basement."""
    return position(**{"haunt": 41, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"], "track": 0,
                       "monsters": [beast("house", "", token="head-of-the-house")],
                       "tokens": [generator("basement-landing")]} | given)  # fmt: skip


def lying(table: Driver, name: str) -> list[str]:
    """Where the tokens of a name lie."""
    return [one.on for one in table.state.tokens if one.name == name]


@pytest.mark.content("betrayal/haunt/41")
@pytest.mark.parametrize(("players", "count"), [(3, 3), (4, 3), (5, 4), (6, 5)])
def test_set_up(begin: Any, players: int, count: int) -> None:
    for seed in ("night", "fog"):
        table = begin(41, players, seed)
        state, haunt = table.state, table.state.haunt
        here = state.explorers[haunt.traitor].place
        assert haunt.track == 0
        assert lying(table, "trap") == [here]
        first, *others = lying(table, "on")
        assert first == here
        assert len({first, *others}) == count
        assert all(symbol(state.house, tile) in ("item", "omen") for tile in others)
        assert table.events("heal") == []
        assert haunt.monsters_after == haunt.traitor == haunt.revealer
        assert table.decision.seat == (haunt.traitor + 1) % players


def test_generators_that_find_no_such_tile_stand_on_landings() -> None:
    table = position(scenario="for-sale", places=["entrance-hall", "hallway", "hallway"], stack=["ballroom"],
                     cards=[["armor", "book", "ring"]], decks={"omen": ["idol"]}, rolls=[2, 2, 1, 0])  # fmt: skip
    table.choose("discover 0", "accept", "go-on", "go-on")
    assert set(table.asks("place-token", 0).offered) == set(landings(table.state.house))
    table.choose("hallway", "upper-landing")
    assert lying(table, "on") == ["ballroom", "hallway", "upper-landing"]


# -- traps -----------------------------------------------------------------------------------------------------------


def test_a_hero_who_enters_a_trap_takes_two_dice_of_damage_and_it_stays() -> None:
    table = machine(tokens=[generator("basement-landing"), trap("hallway")], rolls=[2, 1]).choose("move hallway")
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "general"}]
    assert lying(table, "trap") == ["hallway"]


def test_the_traitor_walks_over_traps() -> None:
    table = machine(active=2, tokens=[generator("basement-landing"), trap("ground-floor-staircase")])
    assert table.choose("move ground-floor-staircase").events("damage") == []


@pytest.mark.parametrize(("where", "dice", "result"), [("entrance-hall", [1, 1, 1, 1], 6), ("hallway", [2] * 4, 8)])
def test_six_disables_a_trap_here_with_two_more_or_next_door(where: str, dice: list[int], result: int) -> None:
    table = machine(tokens=[generator("basement-landing"), trap(where)], rolls=dice).choose("haunt disable")
    assert table.events("roll")[0]["result"] == result
    assert lying(table, "trap") == []
    assert table.state.box["food-trap"] == 5
    assert table.state.haunt.track == 1


def test_five_disables_nothing() -> None:
    table = machine(tokens=[generator("basement-landing"), trap("hallway")], rolls=[2, 2, 1, 0]).choose("haunt disable")
    assert lying(table, "trap") == ["hallway"]
    assert table.state.haunt.track == 0


def test_of_several_traps_one_is_chosen_and_none_is_needed_far_away() -> None:
    table = machine(tokens=[generator("basement-landing"), trap("hallway"), trap("entrance-hall")], rolls=[2] * 4)
    table.choose("haunt disable").asks("41-disable", 0).choose("hallway")
    assert lying(table, "trap") == ["entrance-hall"]
    assert not machine(tokens=[generator("basement-landing"), trap("upper-landing")]).offers("haunt disable")


# -- sabotage and generators -----------------------------------------------------------------------------------------


def test_sabotage_marks_the_tile_and_moves_the_track_once_per_tile() -> None:
    given: dict[str, Any] = {"house": KITCHEN, "places": ["kitchen", "hallway", "upper-landing"]}
    table = machine(**given, rolls=[2, 2, 1, 0, 0]).choose("haunt sabotage").asks("roll-with", 0)
    assert table.offered == ["knowledge", "might"]
    table.choose("might")
    assert lying(table, "searched") == ["kitchen"]
    assert table.state.haunt.track == 1
    table = machine(**given, rolls=[2, 2, 0, 0, 0]).choose("haunt sabotage", "might")
    assert (lying(table, "searched"), table.state.haunt.track) == ([], 0)
    done = [generator("basement-landing"), token("searched-hidden", "searched", "kitchen")]
    assert not machine(**given, tokens=done).offers("haunt sabotage")
    assert not machine(house=KITCHEN).offers("haunt sabotage")


def test_overload_rolls_as_many_dice_as_the_track_shows() -> None:
    def at_it(*rolls: int) -> Driver:
        tokens = [generator("entrance-hall"), generator("basement-landing")]
        return machine(tokens=tokens, track=3, rolls=rolls).choose("haunt overload")

    table = at_it(2, 2, 1)
    assert (lying(table, "off"), lying(table, "on")) == (["entrance-hall"], ["basement-landing"])
    table.asks("act", 0)
    assert not table.offers("haunt overload")
    table = at_it(2, 2, 0).asks("act", 1)
    assert lying(table, "off") == []
    assert not machine(tokens=[generator("entrance-hall", "off"), generator("hallway")]).offers("haunt overload")


def test_the_traitor_turns_a_generator_on_again() -> None:
    def at_it(*rolls: int) -> Driver:
        tokens = [generator("upper-landing", "off"), generator("basement-landing")]
        return machine(active=2, tokens=tokens, rolls=rolls).choose("haunt reactivate")

    assert lying(at_it(2, 2, 0), "off") == []
    assert lying(at_it(2, 1, 0), "off") == ["upper-landing"]
    assert not machine(active=2, tokens=[generator("upper-landing")]).offers("haunt reactivate")


# -- the House -------------------------------------------------------------------------------------------------------


def test_the_house_acts_after_the_traitor_and_strikes_near_running_generators() -> None:
    given: dict[str, Any] = {"active": 2, "tokens": [generator("hallway")]}
    table = machine(**given, rolls=[*[2] * 7, *[0] * 5]).choose("end").asks("play-monster", 2)
    assert table.offers("attack might seat-0", "attack might seat-1")
    table.choose("attack might seat-0")
    assert len(table.events("roll-monster")[0]["dice"]) == 7
    assert table.events("damage") == [{"seat": 0, "amount": 14, "damage": "physical"}]


def test_it_strikes_once_a_turn_and_takes_no_harm() -> None:
    table = machine(active=2, tokens=[generator("hallway")], rolls=[*[0] * 7, *[2] * 5])
    table.choose("end", "attack might seat-0").asks("play-monster", 2)
    assert not table.offers("attack might seat-1")
    assert not table.state.haunt.monsters[0].stunned


def test_it_reaches_nobody_far_from_a_running_generator() -> None:
    table = machine(active=2, tokens=[generator("ground-floor-staircase"), generator("entrance-hall", "off")])
    table.choose("end")
    assert table.offers("attack might seat-1")
    assert not table.offers("attack might seat-0")


def test_nobody_can_attack_it_and_it_hinders_nobody() -> None:
    table = machine()
    assert not [option for option in table.offered if option.startswith("attack")]
    assert table.choose("move hallway").decision.args["moves"] == 3


def test_possess_lays_a_trap_away_from_heroes_traps_and_generators() -> None:
    tokens = [generator("ground-floor-staircase"), trap("kitchen")]
    table = machine(active=2, house=KITCHEN | VAULT, tokens=tokens).choose("end", "haunt possess")
    assert table.offered == ["basement-landing", "vault"]
    table.answer("place-token", "basement-landing", 2)
    assert lying(table, "trap") == ["kitchen", "basement-landing"]
    assert not table.offers("haunt possess")
    five = [trap(tile) for tile in ("kitchen", "kitchen", "kitchen", "kitchen", "kitchen")]
    assert (
        not machine(active=2, house=KITCHEN, tokens=[generator("hallway"), *five]).choose("end").offers("haunt possess")
    )


def test_its_traps_lie_neither_on_nor_beside_any_generator() -> None:
    house = KITCHEN | VAULT
    tokens = [generator("basement-landing", "off"), generator("upper-landing")]
    table = machine(active=2, house=house, tokens=tokens).choose("end", "haunt possess")
    assert lying(table, "trap") == ["kitchen"]  # the only tile left: it needs no question


def test_twist_moves_any_explorer_up_to_two_dice() -> None:
    table = machine(active=2, rolls=[1, 1]).choose("end", "haunt twist").asks("41-twist", 2)
    assert table.offered == ["seat-0", "seat-1", "seat-2"]
    table.choose("seat-0", "hallway", "ground-floor-staircase")
    assert table.state.explorers[0].place == "ground-floor-staircase"
    table.asks("play-monster", 2)
    assert not table.offers("haunt twist")
    table = machine(active=2, rolls=[1, 1]).choose("end", "haunt twist", "seat-2", "stop")
    assert table.state.explorers[2].place == "upper-landing"
    machine(active=2, rolls=[0, 0]).choose("end", "haunt twist").asks("play-monster", 2)


def test_a_trap_ends_the_way_and_only_that_one() -> None:
    tokens = [generator("basement-landing"), trap("hallway")]
    table = machine(active=2, tokens=tokens, rolls=[2, 2, 0, 0]).choose("end", "haunt twist", "seat-0", "hallway")
    assert table.state.explorers[0].place == "hallway"
    table.asks("play-monster", 2)
    assert "stopped" not in table.state.turn.marks


def test_done_ends_its_turn() -> None:
    assert machine(active=2).choose("end", "done").asks("act", 0)


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt41.heroes-win")
def test_the_heroes_win_when_all_generators_are_off() -> None:
    tokens = [generator("entrance-hall"), generator("basement-landing", "off")]
    table = machine(tokens=tokens, track=3, rolls=[2, 2, 1]).choose("haunt overload")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-41-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_at_once_when_the_house_kills_the_last_hero() -> None:
    table = machine(active=2, dead=[1], traits=[{"might": 1}], tokens=[generator("hallway")],
                    rolls=[1, *[0] * 6, *[0] * 4])  # fmt: skip
    table.choose("end", "attack might seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-41-traitor", (2,))
