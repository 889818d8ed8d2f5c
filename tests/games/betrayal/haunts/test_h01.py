"""Haunt 1, Stacked Like Cordwood 2: Crimson Jack Returns."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.scenarios import EVENT_HAUNTS, SCENARIOS
from koszmar.games.betrayal.state import value
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.testing.driver import Driver

NORTH = {"library": ("ground", 0, -1, 0)}
EVENT_NORTH = {"dining-room": ("ground", 0, -1, 0)}
SPIRIT = {"token": "jacks-spirit"}


def jack(**given: Any) -> Driver:
    """A table in this haunt with the traitor in seat 2, out of the way."""
    return position(**{"haunt": 1, "revealer": 2, "places": ["entrance-hall", "hallway", "upper-landing"]} | given)


@pytest.mark.rule("betrayal/haunt1.identification")
@pytest.mark.content("betrayal/haunt/01")
def test_it_belongs_to_no_scenario_and_begins_with_its_event() -> None:
    assert EVENT_HAUNTS["a-splash-of-crimson"] == 1
    assert all(1 not in table.values() for table in SCENARIOS.values())
    assert HAUNTS[1].traitor is not None
    assert HAUNTS[1].traitor(jack().match.scene, 1) == 1


@pytest.mark.rule("betrayal/haunt1.event-haunt-roll")
def test_the_event_may_be_answered_with_a_haunt_roll_that_makes_its_drawer_the_traitor() -> None:
    table = position(house=EVENT_NORTH, places=["entrance-hall"], cards=[["armor", "mask", "ring"]], stack=["kitchen"],
                     decks={"event": ["a-splash-of-crimson"]}, rolls=[2, 2, 1])  # fmt: skip
    table.choose("discover 2")
    table.answer("tempt-fate", "roll", 0).answer("be-traitor", "accept", 0)
    assert table.state.haunt.number == 1
    assert table.state.haunt.traitor == 0


@pytest.mark.rule("betrayal/haunt1.event-decline")
def test_after_the_haunt_the_event_only_hurts() -> None:
    table = jack(places=["entrance-hall", "hallway", "upper-landing"], stack=["kitchen"],
                 decks={"event": ["a-splash-of-crimson"]}, rolls=[2])  # fmt: skip
    table.choose("discover 2").answer("take-damage", "might", 0).choose("might")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "physical"}]


@pytest.mark.rule("betrayal/haunt1.tokens")
def test_its_tokens_are_the_spirit_two_sanity_and_two_might_tokens() -> None:
    assert set(HAUNTS[1].tokens) == {"jacks-spirit", "trait-sanity", "trait-might"}
    tokens = [token("trait-might", "jack", f"seat-{seat}") for seat in (0, 1)]
    table = jack(players=4, places=["library", "hallway", "upper-landing", "hallway"], house=NORTH, tokens=tokens,
                 rolls=[2, 2, 2])  # fmt: skip
    table.choose("haunt learn").asks("act")
    assert table.state.box["trait-might"] == 0


@pytest.mark.rule("betrayal/haunt1.heroes-setup-none")
@pytest.mark.rule("betrayal/haunt1.traitor-heal-and-gain")
@pytest.mark.rule("betrayal/haunt1.traitor-stays")
@pytest.mark.rule("betrayal/haunt1.monster-card-left")
@pytest.mark.rule("betrayal/haunt1.first-turn")
@pytest.mark.parametrize(("players", "gained"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_set_up(begin: Any, players: int, gained: int) -> None:
    table = begin(1, players, answers={"be-traitor": "accept"})
    haunt = table.state.haunt
    traitor = table.state.explorers[haunt.traitor]
    assert haunt.traitor == haunt.revealer
    assert haunt.monsters_after == haunt.traitor
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert table.events("gain") == [
        {"seat": haunt.traitor, "trait": trait, "spaces": gained} for trait in ("might", "speed")
    ]
    assert not traitor.dead
    assert traitor.place
    assert not table.state.tokens or all(one.kind in ("obstacle", "blessing") for one in table.state.tokens)
    assert haunt.monsters == []
    assert table.decision.seat == (haunt.traitor + 1) % players


# -- learning --------------------------------------------------------------------------------------------------------


def test_the_traitor_may_read_of_the_knowledge_once_it_has_helped() -> None:
    table = jack(places=["hallway", "upper-landing", "hallway"], tokens=[token("trait-might", "jack", "seat-0")],
                 rolls=[0, ...])  # fmt: skip
    assert "jack" not in table.state.haunt.shown
    assert "jack" in table.choose("attack unarmed seat-2").state.haunt.shown


@pytest.mark.rule("betrayal/haunt1.learn-place")
def test_learning_needs_the_library() -> None:
    assert jack(house=NORTH, places=["library", "hallway", "upper-landing"]).offers("haunt learn")
    assert not jack(house=NORTH).offers("haunt learn")
    assert not jack(house=NORTH, places=["library", "hallway", "library"], active=2).offers("haunt learn")


@pytest.mark.rule("betrayal/haunt1.learn-success")
@pytest.mark.rule("betrayal/haunt1.learn-any-hero")
@pytest.mark.rule("betrayal/haunt1.hero-actions-once")
def test_five_gives_a_token_to_any_hero_once_a_turn() -> None:
    table = jack(house=NORTH, places=["library", "hallway", "upper-landing"], rolls=[2, 2, 1])
    table.choose("haunt learn").asks("01-teach", 0)
    assert table.offered == ["seat-0", "seat-1"]
    table.choose("seat-1")
    assert [one.on for one in table.state.tokens] == ["seat-1"]
    assert not table.offers("haunt learn")


@pytest.mark.rule("betrayal/haunt1.learn-one-each")
def test_a_hero_has_one_token_at_most_and_there_are_two() -> None:
    table = jack(house=NORTH, players=4, places=["library", "hallway", "upper-landing", "hallway"], rolls=[2, 2, 1],
                 tokens=[token("trait-might", "jack", "seat-1")])  # fmt: skip
    assert table.choose("haunt learn").offered == ["seat-0", "seat-3"]


@pytest.mark.rule("betrayal/haunt1.learn-failure")
def test_four_teaches_nothing() -> None:
    table = jack(house=NORTH, places=["library", "hallway", "upper-landing"], rolls=[2, 2, 0])
    table.choose("haunt learn").asks("act", 0)
    assert table.state.tokens == []


@pytest.mark.rule("betrayal/haunt1.knowledge-bonus")
def test_the_token_adds_two_when_attacking_the_traitor() -> None:
    table = jack(places=["hallway", "entrance-hall", "hallway"], tokens=[token("trait-might", "jack", "seat-0")],
                 rolls=[0] * 9)  # fmt: skip
    table.choose("attack unarmed seat-2").asks("take-damage", 2)
    assert table.events("roll")[0]["result"] == 2


@pytest.mark.rule("betrayal/haunt1.knowledge-bonus")
@pytest.mark.rule("betrayal/haunt1.knowledge-bonus-limits")
def test_the_token_adds_two_when_the_spirit_attacks_but_not_against_its_other_ways() -> None:
    given: dict[str, Any] = {
        "places": ["hallway", "entrance-hall", "hallway"],
        "tokens": [token("trait-might", "jack", "seat-0")],
        "rolls": [0, ...],
    }
    spirit = jack(**given | {"dead": [2], "monsters": [beast("spirit", "hallway", **SPIRIT)], "active": 2,
                             "phase": "monsters-begin", "rolls": [0, ...]})  # fmt: skip
    spirit.choose("spirit-1", "attack might seat-0")
    assert spirit.events("roll")[0]["result"] == 2
    by_traitor = jack(**given | {"active": 2}).choose("attack unarmed seat-0")
    assert [roll["result"] for roll in by_traitor.events("roll")] == [0, 0]
    on_spirit = jack(**given | {"dead": [2], "monsters": [beast("spirit", "hallway", **SPIRIT)]})
    on_spirit.choose("attack unarmed spirit-1")
    assert on_spirit.events("roll")[0]["result"] == 0


# -- the exorcism ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt1.study-place")
def test_studying_needs_an_event_symbol() -> None:
    assert jack(house=EVENT_NORTH, places=["dining-room", "hallway", "hallway"]).offers("haunt study")
    assert not jack(house=EVENT_NORTH).offers("haunt study")
    assert not jack(house=NORTH, places=["library"]).offers("haunt study")


@pytest.mark.rule("betrayal/haunt1.study-success")
def test_five_lays_a_circle_or_moves_one() -> None:
    table = jack(house=EVENT_NORTH, places=["dining-room", "hallway", "upper-landing"], rolls=[2, 2, 1])
    table.choose("haunt study")
    assert [(one.name, one.on) for one in table.state.tokens] == [("circle", "dining-room")]
    laid = [token("trait-sanity", "circle", tile) for tile in ("hallway", "upper-landing")]
    table = jack(house=EVENT_NORTH, places=["dining-room", "hallway", "upper-landing"], tokens=laid, rolls=[2, 2, 1])
    table.choose("haunt study").answer("01-move-circle", "hallway", 0)
    assert [one.on for one in table.state.tokens] == ["dining-room", "upper-landing"]


@pytest.mark.rule("betrayal/haunt1.study-failure")
@pytest.mark.parametrize("rolls", [[2, 2, 0], [0, 0, 0]])
def test_four_and_less_cost_two_mental_damage(rolls: list[int]) -> None:
    table = jack(house=EVENT_NORTH, places=["dining-room", "hallway", "upper-landing"], rolls=rolls)
    table.choose("haunt study").asks("take-damage", 0).choose("sanity", "sanity")
    assert table.events("damage") == [{"seat": 0, "amount": 2, "damage": "mental"}]
    assert table.state.tokens == []


def spirited(**given: Any) -> Driver:
    """The Spirit walks: the traitor lies dead upstairs."""
    return jack(**{"dead": [2], "monsters": [beast("spirit", "entrance-hall", **SPIRIT)]} | given)


@pytest.mark.rule("betrayal/haunt1.exorcise-place")
def test_exorcising_needs_the_spirit_here() -> None:
    assert spirited().offers("haunt exorcise")
    assert not spirited(active=1).offers("haunt exorcise")


@pytest.mark.rule("betrayal/haunt1.exorcise-bonus")
@pytest.mark.rule("betrayal/haunt1.exorcise-success")
@pytest.mark.rule("betrayal/haunt1.heroes-objective")
def test_seven_banishes_the_spirit_with_circles_of_the_region() -> None:
    circles = [token("trait-sanity", "circle", tile) for tile in ("hallway", "entrance-hall")]
    table = spirited(tokens=circles, rolls=[2, 2, 1, 0]).choose("haunt exorcise")
    assert table.result is not None
    assert table.result.reason == "haunt-01-hero"
    assert table.result.winners == (0, 1)


@pytest.mark.rule("betrayal/haunt1.exorcise-bonus")
@pytest.mark.rule("betrayal/haunt1.exorcise-failure")
def test_six_hurts_every_hero_and_circles_elsewhere_do_not_count() -> None:
    circles = [token("trait-sanity", "circle", tile) for tile in ("hallway", "upper-landing")]
    table = spirited(tokens=circles, rolls=[2, 2, 1, 0]).choose("haunt exorcise")
    table.answer("take-damage", "might", 0).answer("take-damage", "speed", 1)
    assert [one["seat"] for one in table.events("damage")] == [0, 1]
    assert table.result is None


# -- the traitor and the Spirit --------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/haunt1.stalk-condition")
def test_stalking_needs_no_attack_and_no_hero_in_sight() -> None:
    assert jack(active=2).offers("haunt stalk")
    assert not jack(active=2, places=["entrance-hall", "hallway", "ground-floor-staircase"]).offers("haunt stalk")
    assert not jack(active=2, turn={"attacks": 1}).offers("haunt stalk")
    assert not jack(active=0).offers("haunt stalk")


@pytest.mark.rule("betrayal/haunt1.stalk-effect")
@pytest.mark.rule("betrayal/haunt1.stalk-no-moves")
def test_stalking_places_the_traitor_where_no_hero_looks() -> None:
    house = {"library": ("ground", -1, -1, 0), "salon": ("ground", 0, -1, 1), "catacombs": ("basement", 0, -1, 0)}
    table = jack(active=2, house=house, places=["entrance-hall", "entrance-hall", "basement-landing"], moves=3)
    table.choose("haunt stalk").asks("place-yourself", 2)
    assert sorted(table.offered) == ["library", "upper-landing"]
    table.choose("library")
    assert table.state.explorers[2].place == "library"
    assert table.state.turn.moves == 3


OMENS = {"ballroom": ("ground", 0, -1, 0), "chapel": ("ground", 0, -2, 0), "catacombs": ("basement", 0, -1, 0),
         "ritual-room": ("basement", 1, 0, 3)}  # fmt: skip


@pytest.mark.rule("betrayal/haunt1.spirit-appears")
@pytest.mark.rule("betrayal/haunt1.traitor-death-spirit-known")
@pytest.mark.rule("betrayal/haunt1.killing-traitor-not-enough")
def test_the_traitors_death_lets_the_spirit_out_far_away() -> None:
    house = {key: OMENS[key] for key in ("ballroom", "chapel")}
    table = jack(house=house, places=["entrance-hall", "hallway", "entrance-hall"], traits=[{}, {}, {"might": 1}],
                 rolls=[1, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-2", "might")
    assert table.result is None
    assert [(one.kind, one.place) for one in table.state.haunt.monsters] == [("spirit", "chapel")]
    assert "rises" in HAUNTS[1].hero_rules
    assert "rises" in table.state.haunt.shown


@pytest.mark.rule("betrayal/haunt1.spirit-appears")
def test_far_is_as_the_spirit_goes_through_walls() -> None:
    """Behind the wall of the Entrance Hall lies the Chapel, three rooms away on foot and one for the Spirit."""
    house = {"ballroom": ("ground", 0, -1, 0), "library": ("ground", 0, -2, 0), "dining-room": ("ground", 1, -1, 0),
             "chapel": ("ground", 1, 0, 0)}  # fmt: skip
    table = jack(house=house, places=["entrance-hall", "hallway", "entrance-hall"], traits=[{}, {}, {"might": 1}],
                 rolls=[1, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-2", "might")
    assert [one.place for one in table.state.haunt.monsters] == ["library"]


@pytest.mark.rule("betrayal/haunt1.farthest-tie")
def test_of_tiles_equally_far_the_traitor_chooses() -> None:
    table = jack(house=OMENS, places=["entrance-hall", "hallway", "entrance-hall"], traits=[{}, {}, {"might": 1}],
                 rolls=[1, 0, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-2", "might").asks("choose-tile", 2)
    assert table.offered == ["catacombs", "ritual-room"]


@pytest.mark.rule("betrayal/haunt1.spirit-turn-instead")
@pytest.mark.rule("betrayal/haunt1.spirit-traits")
@pytest.mark.rule("betrayal/haunt1.spirit-through-walls")
def test_the_spirit_acts_instead_of_the_dead_traitor_and_goes_through_walls() -> None:
    house = {"library": ("ground", 0, -1, 0), "salon": ("ground", -1, -1, 1)}
    table = jack(house=house, dead=[2], active=1, monsters=[beast("spirit", "library", **SPIRIT)], rolls=[0, 0, 0])
    box = HAUNTS[1].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 3, 4, 4)
    table.choose("end").answer("choose-monster", "spirit-1", 2)
    assert table.offers("go salon", "go entrance-hall")
    table.choose("go salon")
    assert table.decision.seat == 0


@pytest.mark.rule("betrayal/haunt1.spirit-no-stun")
def test_damage_does_not_stun_the_spirit() -> None:
    table = spirited(rolls=[2, 2, 2, 2, 2, 0, 0, 0, 0, 0]).choose("attack unarmed spirit-1")
    assert not table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt1.spirit-revives-traitor")
def test_the_spirit_on_the_corpse_brings_the_traitor_back() -> None:
    table = jack(dead=[2], active=1, monsters=[beast("spirit", "upper-landing", **SPIRIT)],
                 traits=[{}, {}, {"might": 0, "sanity": 2}])  # fmt: skip
    table.choose("end").asks("act", 2)
    traitor = table.state.explorers[2]
    assert not traitor.dead
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    assert table.state.haunt.monsters == []
    assert table.state.turn.moves == value(traitor, "speed")


@pytest.mark.rule("betrayal/haunt1.traitor-objective")
@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = jack(active=2, dead=[1], places=["hallway", "hallway", "hallway"], traits=[{"might": 1}],
                 rolls=[2, 2, 0, 0, 0, 0, 0, 0])  # fmt: skip
    table.choose("attack unarmed seat-0", "might")
    assert table.result is not None
    assert table.result.reason == "haunt-01-traitor"
    assert table.result.winners == (2,)
