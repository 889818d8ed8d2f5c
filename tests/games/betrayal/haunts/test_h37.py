"""Haunt 37, Out of Body."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster, Token
from koszmar.games.betrayal.tiles import LANDINGS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.scene import Event
from koszmar.kernel.testing.driver import Driver

LAB = {"laboratory": ("ground", 0, -1, 1)}
ALTAR = {"chapel": ("ground", 0, -1, 0)}


def robots(*places: str) -> list[Monster]:
    """Robots on tiles."""
    return [beast("robot", place, number) for number, place in enumerate(places, 1)]


def dna(**where: int | str) -> list[Token]:
    """Whose DNA is where: ``of_0=2``, ``of_1="aside"``."""
    return [token("hero", "dna", on if isinstance(on, str) else f"seat-{on}", int(name[3:]) + 1)
            for name, on in where.items()]  # fmt: skip


def body(**given: Any) -> Driver:
    """A table in this haunt with the traitor in seat 2, upstairs; every hero has the own DNA."""
    return position(**{"haunt": 37, "revealer": 2, "track": 2, "places": ["entrance-hall", "hallway", "upper-landing"],
                       "tokens": dna(of_0=0, of_1=1), "monsters": robots("basement-landing")} | given)  # fmt: skip


@pytest.mark.content("betrayal/haunt/37")
@pytest.mark.parametrize(("players", "track", "spare"), [(3, 2, 0), (4, 3, 1), (5, 4, 1), (6, 5, 2)])
def test_set_up(begin: Any, players: int, track: int, spare: int) -> None:
    table = begin(37, players)
    state, haunt = table.state, table.state.haunt
    traitor, heroes = state.explorers[haunt.traitor], [seat for seat in range(players) if seat != haunt.traitor]
    assert haunt.track == track
    assert [(one.value, one.on) for one in state.tokens if one.name == "dna"] == [
        (seat + 1, f"seat-{seat}") for seat in heroes
    ]
    assert "armor" in state.decks["omen"].cards
    assert traitor.traits == {trait: start_of(traitor, trait) for trait in traitor.traits}
    assert traitor.place == "entrance-hall"
    places = ["entrance-hall"] * spare + [state.explorers[seat].place for seat in heroes]
    assert [one.place for one in haunt.monsters] == places
    assert haunt.monsters_after == haunt.traitor
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- bodies ----------------------------------------------------------------------------------------------------------


def test_with_dna_no_trait_of_a_hero_falls_below_critical() -> None:
    given: dict[str, Any] = {"places": ["hallway", "entrance-hall", "hallway"], "active": 2,
                             "traits": [{"might": 1, "speed": 1}], "rolls": [2, 2, 0, ...]}  # fmt: skip
    table = body(**given).choose("attack unarmed seat-0").asks("act", 2)
    assert not table.state.explorers[0].dead
    assert "dna" in table.state.haunt.shown
    table = body(**given | {"tokens": dna(of_0="aside", of_1=1)}).choose("attack unarmed seat-0", "might")
    assert table.state.explorers[0].dead


def test_metamorph_swaps_boards_with_wounds_and_dna_but_no_cards() -> None:
    table = body(places=["hallway", "entrance-hall", "hallway"], active=2, cards=[["map"], [], ["book"]],
                 traits=[{"might": 1, "sanity": 7}, {}, {"speed": 1}], rolls=[0] * 5)  # fmt: skip
    table.choose("haunt metamorph")
    traitor, hero = table.state.explorers[2], table.state.explorers[0]
    assert (traitor.key, hero.key) == ("josef", "sammy")
    assert traitor.traits == {"might": 4, "speed": 4, "knowledge": 3, "sanity": 7}, "healed, and nothing lowered"
    assert hero.traits["speed"] == 1
    assert (traitor.cards, hero.cards) == (["book"], ["map"])
    assert [one.on for one in table.state.tokens] == ["seat-2", "seat-1"]
    assert table.decision.seat == 2
    assert table.decision.prompt == "37-chase", "the turn is over"


@pytest.mark.parametrize("heroes_here", [1, 2])
def test_the_log_keeps_the_names_of_those_who_did_it(heroes_here: int) -> None:
    """Josef walks in, the traitor (Sammy) takes his body: told again, the log still says who it was at that time."""
    places = ["entrance-hall", "hallway" if heroes_here == 2 else "upper-landing", "hallway"]
    table = body(places=places, active=0, rolls=[0, ...], monsters=[])
    table.choose("move hallway", "end").choose("end").choose("haunt metamorph")
    if heroes_here == 2:
        table.choose("seat-0")
    assert [one.key for one in table.state.explorers] == ["sammy", "stephanie", "josef"]
    table.choose("end")
    lines = [(event.kind, names(table, event)) for event in table.match.events(None)]
    assert ("walked", ["josef"]) in lines
    assert ("haunt-action", ["sammy"]) in lines
    assert ("37-swap", ["sammy", "josef"]) in lines
    after = lines[lines.index(("37-swap", ["sammy", "josef"])) + 1 :]
    assert ("turn", ["sammy"]) in after, "seat 0 plays on in the other body"
    assert ("turn", ["josef"]) not in after


def names(table: Driver, event: Event) -> list[str]:
    """The explorers that a line of the log names."""
    line = table.match.game.face.narrate(table.match.scene, event)
    told = [line.args[name] for name in ("seat", "actor", "other") if name in line.args]
    return [one.id.removeprefix("explorer-") for one in told]


def test_a_second_swap_gives_the_first_body_away_with_its_dna() -> None:
    table = body(places=["entrance-hall", "hallway", "hallway"], active=2, tokens=dna(of_0=2, of_1=1), monsters=[])
    table.choose("haunt metamorph")
    assert [(one.value, one.on) for one in table.state.tokens] == [(1, "seat-1"), (2, "seat-2")]


def test_metamorph_needs_dna_here() -> None:
    assert not body(active=2).offers("haunt metamorph")
    near = {"places": ["hallway", "entrance-hall", "hallway"], "active": 2}
    assert body(**near).offers("haunt metamorph")
    assert not body(**near, tokens=dna(of_0="aside", of_1=1)).offers("haunt metamorph")


def test_uploading_takes_an_omen_tile_and_dna_on_the_own_board() -> None:
    table = body(house=ALTAR, places=["hallway", "hallway", "chapel"], active=2, tokens=dna(of_0=2, of_1=1))
    table.choose("haunt upload").asks("act", 2)
    assert [one.on for one in table.state.tokens] == ["aside", "seat-1"]
    assert not table.offers("haunt upload")
    assert not body(house=ALTAR, places=["hallway", "hallway", "chapel"], active=2).offers("haunt upload")
    assert not body(house=ALTAR, active=2, tokens=dna(of_0=2, of_1=1)).offers("haunt upload")


def test_dna_is_not_traded() -> None:
    assert not body(places=["hallway", "hallway", "upper-landing"]).offers("trade 1")


def test_the_traitor_does_not_die_but_begins_anew_on_a_landing() -> None:
    table = body(places=["hallway", "entrance-hall", "hallway"], traits=[{}, {}, {"might": 1, "sanity": 8}],
                 tokens=dna(of_0=0, of_1=2), rolls=[2, 0, ...])  # fmt: skip
    table.choose("attack unarmed seat-2", "might").asks("place-yourself", 2)
    assert set(table.offered) == set(LANDINGS)
    traitor = table.choose("basement-landing").state.explorers[2]
    assert not traitor.dead
    assert traitor.place == "basement-landing"
    assert traitor.traits == {trait: start_of(traitor, trait) for trait in traitor.traits}
    assert [one.on for one in table.state.tokens] == ["seat-0", "seat-2"], "DNA stays on the board"
    assert "rebirth" in table.state.haunt.shown


# -- Robots ----------------------------------------------------------------------------------------------------------


def test_each_robot_goes_for_a_hero_of_its_own() -> None:
    box = HAUNTS[37].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge, box.harm) == (6, 5, 5, 4, "kill")
    table = body(active=2, monsters=robots(*["basement-landing"] * 3), rolls=[1, *[0] * 4]).choose("end")
    assert table.asks("37-chase", 2).offered == ["seat-0", "seat-1"]
    table.choose("seat-1").asks("37-chase", 2)
    assert table.decision.args["monster"] == "robot-3"
    assert table.offered == ["seat-0", "seat-1"], "the second had one hero left to go for, the third has its choice"
    table.choose("seat-0").asks("act", 0)
    assert [one.place for one in table.state.haunt.monsters] == ["ground-floor-staircase"] * 3


def test_a_robot_strikes_where_it_ends_and_is_not_hurt_by_losing() -> None:
    table = body(active=2, places=["hallway", "upper-landing", "upper-landing"], monsters=robots("entrance-hall"),
                 rolls=[1, 0, 0, 0, 0, *[0] * 6, 2, *[0] * 4])  # fmt: skip
    table.choose("end", "seat-0").asks("act", 0)
    assert table.events("attack") == [{"attacker": "robot-1", "target": "seat-0", "trait": "might"}]
    assert [one.place for one in table.state.haunt.monsters] == ["hallway"]


def test_damage_kills_a_robot() -> None:
    table = body(monsters=robots("entrance-hall"), rolls=[2, *[0] * 10]).choose("attack unarmed robot-1")
    assert table.state.haunt.monsters == []


def test_robots_rest_when_no_hero_lives() -> None:
    table = body(active=2, dead=[0, 1], tokens=dna(of_0="aside", of_1=2), rolls=[0] * 5).choose("end")
    assert table.result is None
    assert table.decision.seat == 2


def test_frying_circuits_is_a_knowledge_attack_on_any_robot_of_the_region() -> None:
    given: dict[str, Any] = {"house": LAB, "places": ["laboratory", "hallway", "upper-landing"],
                             "monsters": robots("hallway", "entrance-hall", "upper-landing")}  # fmt: skip
    table = body(**given, rolls=[1, *[0] * 6]).choose("haunt circuits").asks("37-robot", 0)
    assert table.offered == ["robot-1", "robot-2"]
    table.choose("robot-2")
    assert [one.id for one in table.state.haunt.monsters] == ["robot-1", "robot-3"]
    assert table.state.turn.attacks == 1
    assert not table.offers("haunt circuits")
    table = body(**given | {"monsters": robots("hallway")}, rolls=[0, 0, 0, 1, 0, 0, 0]).choose("haunt circuits")
    assert table.events("damage") == [{"seat": 0, "amount": 1, "damage": "mental"}]
    assert len(table.state.haunt.monsters) == 1


def test_circuits_need_one_of_four_rooms_a_robot_and_the_attack_of_the_turn() -> None:
    house = ["observatory", "game-room", "laboratory", "panic-room", "library"]
    everywhere = robots("upper-landing", "entrance-hall", "basement-landing")
    for tile in house:
        assert body(house=house, places=[tile], monsters=everywhere).offers("haunt circuits") == (tile != "library")
    assert not body(house=LAB, places=["laboratory"]).offers("haunt circuits")
    assert not body(house=LAB, places=["laboratory"], monsters=everywhere, turn={"attacks": 1}).offers("haunt circuits")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt37.heroes-win")
def test_four_at_the_door_takes_one_from_the_track_and_zero_wins() -> None:
    table = body(monsters=[], rolls=[2, 2, 0, 0]).choose("haunt escape").asks("act", 0)
    assert table.state.haunt.track == 1
    assert not table.offers("haunt escape")
    table = body(monsters=[], track=1, rolls=[2, 2, 0, 0]).choose("haunt escape")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-37-hero", (0, 1))


@pytest.mark.rule("betrayal/haunt37.heroes-win")
def test_three_does_not_and_neither_does_anything_while_a_robot_is_left() -> None:
    assert body(monsters=[], rolls=[2, 1, 0, 0]).choose("haunt escape").state.haunt.track == 2
    assert not body().offers("haunt escape")
    assert not body(monsters=[], places=["hallway"]).offers("haunt escape")


@pytest.mark.rule("betrayal/haunt37.traitor-wins")
def test_the_traitor_wins_with_the_dna_of_every_hero_dead_or_not() -> None:
    table = body(house=ALTAR, places=["hallway", "hallway", "chapel"], active=2, tokens=dna(of_0="aside", of_1=2),
                 dead=[1])  # fmt: skip
    assert table.result is None
    table.choose("haunt upload")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-37-traitor", (2,))
