"""Haunt 43, Hide and Eat."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.kernel.testing.driver import Driver

WOLF = {"token": "werewolf"}
HIDEOUT = {"graveyard": ("ground", 0, -1, 1)}


def wolf(place: str, **more: Any) -> list[Monster]:
    """The Werewolf on a tile."""
    return [beast("werewolf", place, **WOLF, **more)]


def hidden(seat: int) -> Token:
    """A Hidden token on a hero's board."""
    return token("searched-hidden", "hidden", f"seat-{seat}")


def game(**given: Any) -> Driver:
    """A table with the traitor in seat 2 and the Werewolf out of sight."""
    return position(**{"haunt": 43, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"], "track": 6,
                       "monsters": wolf("basement-landing")} | given)  # fmt: skip


def who_hides(table: Driver) -> list[str]:
    """The boards with Hidden tokens."""
    return [one.on for one in table.state.tokens if one.name == "hidden"]


@pytest.mark.content("betrayal/haunt/43")
@pytest.mark.parametrize(("players", "number"), [(3, 6), (4, 7), (5, 8), (6, 9)])
def test_set_up(begin: Any, players: int, number: int) -> None:
    for seed in ("night", "fog", "rain"):
        table = begin(43, players, seed)
        state, haunt = table.state, table.state.haunt
        assert haunt.track == number
        assert state.decks["omen"].cards[0] == "dog"
        assert [one.place for one in haunt.monsters] == [state.explorers[haunt.revealer].place]
        assert table.events("heal") == []
        assert haunt.monsters_after == haunt.traitor
        assert table.decision.seat == (haunt.traitor + 1) % players


def test_the_traitor_has_the_most_omens_and_of_several_the_nearest_to_the_revealer() -> None:
    choose = HAUNTS[43].traitor
    assert choose is not None
    assert choose(game(cards=[["ring"], ["book", "mask"], ["map", "gun", "armor"]]).match.scene, 0) == 1
    assert choose(game(cards=[["ring"], ["book"], ["armor"]]).match.scene, 2) == 2


# -- hiding ----------------------------------------------------------------------------------------------------------


def test_five_hides_and_four_does_not() -> None:
    table = game(rolls=[2, 2, 1, 0]).choose("haunt hide")
    assert who_hides(table) == ["seat-0"]
    assert who_hides(game(rolls=[2, 2, 0, 0]).choose("haunt hide")) == []
    assert who_hides(game(house=HIDEOUT, places=["graveyard", "hallway", "upper-landing"], rolls=[2, 2, 0, 0])
                     .choose("haunt hide")) == ["seat-0"]  # fmt: skip


def test_nobody_hides_in_its_sight_or_twice_and_the_traitor_never() -> None:
    assert not game(monsters=wolf("ground-floor-staircase")).offers("haunt hide")
    assert not game(tokens=[hidden(0)]).offers("haunt hide")
    assert not game(active=2).offers("haunt hide")


def test_a_hidden_hero_cannot_be_attacked_and_hinders_nobody() -> None:
    given: dict[str, Any] = {"active": 2, "places": ["hallway", "upper-landing", "hallway"]}
    seen, unseen = game(**given), game(**given, tokens=[hidden(0)])
    assert seen.offers("attack unarmed seat-0")
    assert not unseen.offers("attack unarmed seat-0")
    assert seen.choose("move entrance-hall").decision.args["moves"] == 3
    assert unseen.choose("move entrance-hall").decision.args["moves"] == 4


def test_the_werewolf_does_not_find_the_hidden() -> None:
    given: dict[str, Any] = {"active": 2, "monsters": wolf("entrance-hall"), "rolls": [1] * 4}
    assert game(**given).choose("end", "werewolf-1").offers("attack might seat-0")
    assert not game(**given, tokens=[hidden(0)]).choose("end", "werewolf-1").offers("attack might seat-0")


def test_leaving_the_tile_ends_it() -> None:
    table = game(tokens=[hidden(0), hidden(1)]).choose("move hallway")
    assert who_hides(table) == ["seat-1"]
    assert table.events("43-found") == [{"seat": 0}]
    assert table.state.box["searched-hidden"] == 4


# -- charming --------------------------------------------------------------------------------------------------------


def test_charming_counts_the_heroes_here_who_do_not_hide() -> None:
    given: dict[str, Any] = {"places": ["hallway", "hallway", "upper-landing"], "monsters": wolf("hallway")}
    assert game(**given, rolls=[2, 2, 2, 0]).choose("haunt charm").state.haunt.monsters[0].stunned
    table = game(**given | {"monsters": wolf("hallway"), "tokens": [hidden(1)]}, rolls=[2, 2, 2, 0])
    assert table.choose("haunt charm").events("roll")[0]["result"] == 7
    assert not table.state.haunt.monsters[0].stunned
    assert not game().offers("haunt charm")


def test_five_to_seven_charm_nothing_and_less_hurts() -> None:
    def at_it(*rolls: int) -> Driver:
        return game(monsters=wolf("entrance-hall"), rolls=rolls).choose("haunt charm")

    table = at_it(2, 2, 0, 0).asks("act", 0)
    assert not table.state.haunt.monsters[0].stunned
    assert at_it(2, 1, 0, 0).events("damage") == [{"seat": 0, "amount": 1, "damage": "physical"}]


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_the_traitor_finds_a_hidden_hero_on_the_tile() -> None:
    def at_it(*rolls: int) -> Driver:
        return game(active=2, places=["hallway", "hallway", "hallway"], tokens=[hidden(0), hidden(1)], rolls=rolls)

    table = at_it(2, 2, 1, 0).choose("haunt reveal").answer("choose-target", "seat-1", 2)
    assert who_hides(table) == ["seat-0"]
    assert who_hides(at_it(2, 2, 0, 0).choose("haunt reveal").asks("act", 2)) == ["seat-0", "seat-1"]
    assert not game(active=2, tokens=[hidden(0)]).offers("haunt reveal")
    assert not game(active=2, places=["hallway"] * 3).offers("haunt reveal")


def test_communing_moves_the_werewolf_one_tile_and_makes_it_attack() -> None:
    given: dict[str, Any] = {"active": 2, "places": ["entrance-hall", "upper-landing", "hallway"]}
    table = game(**given, monsters=wolf("hallway"), rolls=[*[1] * 7, *[0] * 5]).choose("haunt commune")
    table.answer("43-commune", "entrance-hall", 2)
    assert table.state.haunt.monsters[0].place == "entrance-hall"
    assert table.events("damage") == [{"seat": 0, "amount": 7, "damage": "physical"}]


def test_communing_attacks_nobody_where_nobody_can_be_found() -> None:
    given: dict[str, Any] = {"active": 2, "places": ["entrance-hall", "upper-landing", "hallway"]}
    game(**given, monsters=wolf("hallway"), tokens=[hidden(0)]).choose("haunt commune", "entrance-hall").asks("act", 2)
    assert not game(**given, monsters=wolf("hallway", stunned=True)).offers("haunt commune")
    assert not game(**given).offers("haunt commune")


def test_a_curse_takes_a_card_of_the_heros_choice() -> None:
    given: dict[str, Any] = {"active": 2, "places": ["entrance-hall", "upper-landing", "hallway"],
                             "cards": [["map", "book"]]}  # fmt: skip
    table = game(**given, rolls=[2, 2, 1, 0]).choose("haunt curse").asks("43-bury", 0)
    assert table.offered == ["map", "book"]
    assert table.choose("map").state.explorers[0].cards == ["book"]
    assert table.state.decks["item"].cards[0] == "map"
    game(**given, rolls=[2, 2, 0, 0]).choose("haunt curse").asks("act", 2)
    assert not game(**given, tokens=[hidden(0)]).offers("haunt curse")
    assert not game(**given | {"cards": []}).offers("haunt curse")
    assert not game(**given | {"places": ["basement-landing", "upper-landing", "hallway"]}).offers("haunt curse")


# -- the night -------------------------------------------------------------------------------------------------------


def test_the_werewolf_as_printed() -> None:
    box = HAUNTS[43].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (7, 4, 2, 3, "stun")


def test_an_unhurt_round_takes_two_off_the_track_and_ends_all_hiding() -> None:
    table = game(active=2, tokens=[hidden(0)], rolls=[0] * 4).choose("end", "done").asks("act", 0)
    assert table.state.haunt.track == 4
    assert who_hides(table) == []
    asleep = game(active=2, monsters=wolf("basement-landing", stunned=True)).choose("end").asks("act", 0)
    assert asleep.state.haunt.track == 4


def test_a_hurt_hero_makes_it_one() -> None:
    table = game(active=2, monsters=wolf("entrance-hall"), rolls=[0] * 4 + [1] + [0] * 11)
    table.choose("end", "werewolf-1", "attack might seat-0", "might", "done")
    assert table.state.haunt.track == 5
    assert not table.state.haunt.facts["hurt"]


def test_since_the_last_monster_turn_and_not_the_traitors_wounds() -> None:
    table = game(active=2, facts={"hurt": True}, rolls=[0] * 4).choose("end", "done")
    assert table.state.haunt.track == 5
    table = game(active=1, places=["entrance-hall", "hallway", "hallway"], rolls=[1, *[0] * 7, *[0] * 4])
    table.choose("attack unarmed seat-2", "might", "end", "end", "done")
    assert table.state.haunt.track == 4


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt43.heroes-win")
@pytest.mark.parametrize("number", [1, 2])
def test_the_heroes_win_when_the_track_reaches_zero_after_the_monsters(number: int) -> None:
    table = game(active=2, track=number, rolls=[0] * 4).choose("end")
    assert table.result is None
    table.choose("done")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-43-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = game(active=2, dead=[1], monsters=wolf("entrance-hall"), traits=[{"might": 1}],
                 rolls=[0] * 4 + [1] + [0] * 10)  # fmt: skip
    table.choose("end", "werewolf-1", "attack might seat-0", "might")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-43-traitor", (2,))
