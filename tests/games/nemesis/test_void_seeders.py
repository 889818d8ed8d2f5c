"""Void Seeders: Encounters, Surprise Attacks, injuries, movement, Lurking, the bag, weaknesses, the last check."""

from typing import Any

import pytest
from tests.games.nemesis.aboard import captain, pay
from tests.games.nemesis.hostile import (
    AROUND_06,
    around,
    contaminated,
    develop,
    encounter,
    kinds,
    noises,
    one_step,
    only,
    the_captain,
)

from koszmar.games.nemesis.action_cards import CHARACTERS
from koszmar.games.nemesis.enemies.void_seeders import VOID_SEEDERS
from koszmar.games.nemesis.enemies.void_seeders.kinds import TYPE_AT, TYPES
from koszmar.games.nemesis.enemies.void_seeders.tokens import SEEDERS
from koszmar.games.nemesis.proof.positions import intruder
from koszmar.games.nemesis.state import Pod
from koszmar.kernel.testing.driver import Driver
from koszmar.parts.cards import Deck

TEN = list(CHARACTERS["captain"].deck)

# -- Encounter -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/encounter.clear-noise")
@pytest.mark.rule("nemesis/encounter.draw-token")
def test_an_encounter_clears_the_noise_round_the_room_and_draws_a_token() -> None:
    table = encounter("seeder-1", bag=["seeder-1", "blank"])
    assert noises(table) == set()
    assert table.events("encounter")[0]["token"] == "seeder-1"


@pytest.mark.rule("nemesis/encounter.clear-technical")
@pytest.mark.parametrize(("room", "left"), [("14", False), ("06", True)])
def test_noise_in_the_technical_corridors_is_cleared_from_a_room_with_an_entrance(room: str, left: bool) -> None:
    number = {"14": "4", "06": "2"}[room]
    table = captain("11", noise=["11/14", "06/11"], technical_noise=True, rolls=[number, "seeder-1"], bag=["seeder-1"])
    pay(table.choose(("move", room)), "rest")
    assert table.state.technical_noise is left


@pytest.mark.rule("nemesis/encounter.seeder-type")
@pytest.mark.rule("nemesis/insanity.track-symbols")
@pytest.mark.rule("nemesis/insanity.decides-type")
@pytest.mark.parametrize(
    ("level", "kind"), [(1, "lurker"), (2, "lurker"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")]
)
def test_the_insanity_of_who_caused_it_decides_the_type(level: int, kind: str) -> None:
    table = encounter("seeder-1", insanity=[level, 1])
    assert (only(table).kind, only(table).room) == (kind, "06")
    assert TYPE_AT[level] == kind


@pytest.mark.rule("nemesis/encounter.causer")
@pytest.mark.rule("nemesis/surprise.target")
def test_others_in_the_room_do_not_matter() -> None:
    """The Pilot, mad and without cards, is in the Nest where the Captain takes an Egg."""
    table = captain(
        "05", places=["05", "05"], rooms={"05": "nest"}, noise=["05/06"], rolls=["3", "seeder-4"], bag=["seeder-4"],
        hands=[["rest", "search"], []], insanity=[1, 5], tops={"panic": ["heart-attack"]},
    )  # fmt: skip
    pay(table.choose(("room", "nest")), "rest", "search")
    assert only(table).kind == "lurker"
    assert [contaminated(one) for one in table.state.characters] == [1, 0]
    assert [one["seat"] for one in table.events("panic")] == [0]


@pytest.mark.rule("nemesis/encounter.seeder-order")
def test_first_the_miniature_then_the_surprise() -> None:
    told = encounter("seeder-4", hands=[["rest"], []], tops={"panic": ["heart-attack"]}).kinds()
    assert told.index("encounter") < told.index("appears") < told.index("surprise")


@pytest.mark.rule("nemesis/encounter.seeder-surprise")
@pytest.mark.rule("nemesis/encounter.seeder-no-surprise")
@pytest.mark.parametrize(("cards", "surprised"), [(2, True), (3, False), (4, False)])
def test_fewer_cards_than_the_number_mean_a_surprise_attack(cards: int, surprised: bool) -> None:
    hand = ["rest", "search", "search", "order", "reload"][: cards + 1]
    table = encounter("seeder-3", hands=[hand, []], tops={"panic": ["heart-attack"]})
    assert ("surprise" in table.kinds()) is surprised


@pytest.mark.rule("nemesis/encounter.seeder-set-aside")
def test_the_token_of_a_void_seeder_is_set_aside() -> None:
    table = encounter("seeder-1", bag=["blank", "seeder-1"])
    assert table.state.bag == ["blank"]
    assert table.state.aside == ["seeder-1"]
    assert table.state.drawn == []


@pytest.mark.rule("nemesis/encounter.set-aside-supply")
@pytest.mark.rule("nemesis/seeder.tokens-interchangeable")
def test_a_token_set_aside_may_come_back() -> None:
    table = develop("blank", supply=["seeder-2"], aside=["seeder-4"], rolls=["seeder-4"])
    assert table.state.bag == ["blank", "seeder-4"]
    assert (table.state.supply, table.state.aside) == (["seeder-2"], [])


@pytest.mark.rule("nemesis/encounter.tokens-have-no-type")
def test_tokens_show_a_number_and_no_type() -> None:
    assert sorted(SEEDERS) == [*["seeder-1"] * 3, *["seeder-2"] * 5, *["seeder-3"] * 5, *["seeder-4"] * 3]


@pytest.mark.rule("nemesis/encounter.lower-type")
@pytest.mark.rule("nemesis/encounter.lower-chain")
@pytest.mark.rule("nemesis/encounter.type-order")
@pytest.mark.rule("nemesis/encounter.example-stalker")
def test_a_missing_miniature_is_replaced_by_the_next_lower_one() -> None:
    assert TYPES == ("lurker", "whisperer", "stalker", "despoiler")
    stalker = [intruder("stalker", "21")]
    assert "whisperer" in kinds(encounter("seeder-1", insanity=[4, 1], intruders=stalker))
    whisperers = [*stalker, *(intruder("whisperer", "21", number=number) for number in range(1, 5))]
    assert "lurker" in kinds(encounter("seeder-1", insanity=[4, 1], intruders=whisperers))


@pytest.mark.rule("nemesis/encounter.despoiler-dead-lower")
def test_after_its_death_the_next_lower_type_comes_for_the_despoiler() -> None:
    table = encounter("seeder-1", insanity=[5, 1], table={"lairs_destroyed": 3})
    assert kinds(table) == ["stalker"]


@pytest.mark.rule("nemesis/encounter.none-left")
def test_without_a_miniature_nobody_appears() -> None:
    lurkers = [intruder("lurker", "21", number=number) for number in range(1, 7)]
    table = encounter("seeder-4", hands=[["rest"], []], intruders=lurkers)
    assert len(table.state.intruders) == 6
    assert "surprise" not in table.kinds()
    assert table.state.aside == ["seeder-4"]


@pytest.mark.rule("nemesis/encounter.insanity-noise")
@pytest.mark.rule("nemesis/encounter.insanity-panic")
@pytest.mark.rule("nemesis/encounter.insanity-return")
@pytest.mark.rule("nemesis/encounter.no-figure-on-blank")
@pytest.mark.parametrize("token", ["insanity-captain", "insanity-pilot"])
def test_an_insanity_token_of_any_colour_brings_noise_and_panic(token: str) -> None:
    table = encounter(token, bag=[token], tops={"panic": ["heart-attack"]})
    assert noises(table) == set(AROUND_06)
    assert [one["seat"] for one in table.events("panic")] == [0]
    assert table.state.bag == [token]
    assert table.state.intruders == []


@pytest.mark.rule("nemesis/encounter.blank-noise")
@pytest.mark.rule("nemesis/encounter.blank-return")
@pytest.mark.rule("nemesis/encounter.no-figure-on-blank")
def test_a_blank_token_brings_only_noise() -> None:
    table = encounter("blank", bag=["blank"])
    assert noises(table) == set(AROUND_06)
    assert table.state.bag == ["blank"]
    assert table.state.intruders == []
    assert "panic" not in table.kinds()


@pytest.mark.rule("nemesis/encounter.noise-all-technical")
def test_every_corridor_includes_the_technical_ones() -> None:
    table = captain("11", noise=["11/14"], rolls=["4", "blank"], bag=["blank"])
    pay(table.choose(("move", "14")), "rest")
    assert noises(table) == around("14")
    assert table.state.technical_noise


# -- Surprise Attack -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/surprise.same-for-all")
@pytest.mark.rule("nemesis/surprise.contamination")
@pytest.mark.rule("nemesis/surprise.panic")
@pytest.mark.rule("nemesis/surprise.no-attack-card")
@pytest.mark.rule("nemesis/surprise.order")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_surprise_attack_is_a_contamination_card_and_then_panic_for_all_types(level: int) -> None:
    table = encounter("seeder-4", hands=[["rest"], []], insanity=[level, 1], tops={"panic": ["heart-attack"]})
    told = table.kinds()
    assert told.index("surprise") < told.index("contaminated") < told.index("panic")
    assert contaminated(the_captain(table)) == 1
    assert table.state.discards["attacks"] == []


@pytest.mark.rule("nemesis/surprise.same-for-all")
def test_steel_nerves_take_all_of_a_surprise_attack_away() -> None:
    table = encounter("seeder-4", characters=("soldier", "pilot"), hands=[["rest", "steel-nerves"], []])
    table.answer("steel-nerves", "steel-nerves", 0)
    assert contaminated(the_captain(table)) == 0
    assert "panic" not in table.kinds()


@pytest.mark.rule("nemesis/surprise.same-for-all")
def test_body_armour_keeps_off_a_surprise_attack() -> None:
    hands = [["rest"], []]
    table = encounter("seeder-4", characters=("soldier", "pilot"), hands=hands, belongings=[["body-armour"]])
    table.answer("body-armour", "use", 0)
    assert contaminated(the_captain(table)) == 0
    assert "panic" not in table.kinds()


# -- injuries ------------------------------------------------------------------------------------------------------


def shoot(kind: str, injuries: int, *cards: str, rolls: tuple[str, ...] = (), **table: Any) -> Driver:
    """The Captain deals 1 more Injury to an Intruder with this many; these Attack cards are drawn."""
    tops = {"attacks": cards, "events": ["terror-1"]}
    aboard = captain("06", intruders=[intruder(kind, "06", injuries)], rolls=["one", *rolls], tops=tops, **table)
    return pay(aboard.choose(("shoot", "revolver", f"{kind}-1")), "rest")


def outcome(table: Driver) -> str:
    """Whether the Intruder died, retreated or stayed."""
    if not table.state.intruders:
        return "died"
    return "stayed" if only(table).room == "06" else "retreated"


DEAD = ("seeder-2",)
"""The token that goes into the bag when a Void Seeder dies."""


@pytest.mark.rule("nemesis/seeder.check-by-type")
@pytest.mark.rule("nemesis/seeder.lurker-check")
@pytest.mark.rule("nemesis/seeder.dies-when")
def test_a_lurker_is_checked_against_the_lower_of_two_numbers() -> None:
    assert outcome(shoot("lurker", 3, "scratch-6", "scratch-4", rolls=DEAD)) == "died"
    assert outcome(shoot("lurker", 2, "scratch-6", "scratch-4")) == "stayed"


@pytest.mark.rule("nemesis/seeder.whisperer-check")
@pytest.mark.rule("nemesis/seeder.dies-when")
def test_a_whisperer_is_checked_against_one_card() -> None:
    assert outcome(shoot("whisperer", 3, "scratch-4", "scratch-6", rolls=DEAD)) == "died"
    table = shoot("whisperer", 2, "scratch-4", "bite-2")
    assert outcome(table) == "stayed"
    assert table.state.discards["attacks"] == ["scratch-4"]


@pytest.mark.rule("nemesis/seeder.stalker-check")
@pytest.mark.rule("nemesis/seeder.dies-when")
def test_a_stalker_is_checked_against_the_higher_of_two_numbers() -> None:
    assert outcome(shoot("stalker", 5, "scratch-6", "scratch-4", rolls=DEAD)) == "died"
    assert outcome(shoot("stalker", 4, "scratch-6", "scratch-4")) == "stayed"


@pytest.mark.rule("nemesis/seeder.lurker-retreat")
@pytest.mark.rule("nemesis/seeder.whisperer-retreat")
@pytest.mark.rule("nemesis/seeder.stalker-retreat")
@pytest.mark.rule("nemesis/seeder.retreat-is-base")
@pytest.mark.rule("nemesis/seeder.retreat-keeps-injuries")
@pytest.mark.rule("nemesis/retreat.draw")
@pytest.mark.rule("nemesis/retreat.symbol")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [("lurker", ["scratch-6", "scratch-r"]), ("whisperer", ["bite-r"]), ("stalker", ["dread-r", "scratch-6"])],
)
def test_one_retreat_symbol_makes_it_retreat_with_its_injuries(kind: str, cards: list[str]) -> None:
    table = shoot(kind, 1, *cards)
    assert outcome(table) == "retreated"
    assert (only(table).room, only(table).injuries) == ("07", 2)
    assert table.state.discards["events"] == ["terror-1"]


@pytest.mark.rule("nemesis/seeder.retreat-before-death")
def test_a_retreat_symbol_saves_from_a_deadly_number() -> None:
    assert outcome(shoot("lurker", 5, "scratch-4", "scratch-r")) == "retreated"


def test_the_ruling_that_numbers_count() -> None:
    counts = {"retreat-symbol": "numbers-count"}
    assert outcome(shoot("lurker", 5, "scratch-4", "scratch-r", rolls=DEAD, rulings=counts)) == "died"
    assert outcome(shoot("lurker", 1, "scratch-4", "scratch-r", rulings=counts)) == "retreated"


@pytest.mark.rule("nemesis/seeder.despoiler-no-injuries")
@pytest.mark.rule("nemesis/seeder.despoiler-check")
@pytest.mark.rule("nemesis/seeder.despoiler-only-lairs")
def test_no_blood_number_kills_the_despoiler_and_it_is_never_marked() -> None:
    table = shoot("despoiler", 0, "bite-2")
    assert (outcome(table), only(table).injuries) == ("stayed", 0)
    assert table.state.discards["attacks"] == ["bite-2"]
    assert not VOID_SEEDERS.killed(table.state)


@pytest.mark.rule("nemesis/seeder.despoiler-retreat")
def test_the_despoiler_retreats_from_the_symbol() -> None:
    assert outcome(shoot("despoiler", 0, "scratch-r")) == "retreated"


@pytest.mark.rule("nemesis/seeder.no-carcass")
@pytest.mark.rule("nemesis/change.carcass-only-lair")
@pytest.mark.rule("nemesis/seeder.death-adds-token")
def test_a_dead_void_seeder_leaves_a_token_in_the_bag_and_no_carcass() -> None:
    table = shoot("whisperer", 5, "scratch-4", bag=["blank"], rolls=DEAD)
    assert table.state.bag == ["blank", "seeder-2"]
    assert table.state.rooms["06"].objects == []


@pytest.mark.rule("nemesis/seeder.token-none-left")
def test_without_a_token_outside_the_bag_none_is_added() -> None:
    table = shoot("whisperer", 5, "scratch-4", bag=["blank"], supply=[])
    assert table.state.intruders == []
    assert table.state.bag == ["blank"]


@pytest.mark.rule("nemesis/seeder.attack-cards-reshuffle")
def test_an_empty_attack_deck_is_its_shuffled_discard_pile() -> None:
    everything = sorted(VOID_SEEDERS.attacks)
    piles = {name: [] for name in ("events", "panic", "serious", "red", "yellow", "green")}
    table = captain(
        "06", intruders=[intruder("whisperer", "06", 3)], rolls=["one"], orders=[everything],
        table={"attacks": Deck([]), "discards": {**piles, "attacks": list(everything)}},
    )  # fmt: skip
    pay(table.choose(("shoot", "revolver", "whisperer-1")), "rest")
    assert table.state.discards["attacks"] == everything[-1:]
    assert len(table.state.attacks.cards) == 19


# -- movement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/seeder.ignore-doors")
@pytest.mark.rule("nemesis/seeder.doors-not-destroyed")
@pytest.mark.rule("nemesis/seeder.material")
def test_void_seeders_walk_through_closed_doors() -> None:
    table = shoot("whisperer", 1, "bite-r", closed=["06/07"])
    assert only(table).room == "07"
    assert table.state.corridors.links == {"06/07": "closed"}


@pytest.mark.rule("nemesis/seeder.danger-through-doors")
def test_danger_pulls_them_through_closed_doors() -> None:
    table = captain("05", intruders=[("lurker", "07")], closed=["06/07"], rolls=["danger"])
    pay(table.choose(("move", "06")), "rest")
    assert only(table).room == "06"
    assert table.state.corridors.links == {"06/07": "closed"}


@pytest.mark.rule("nemesis/seeder.technical-corridor")
@pytest.mark.rule("nemesis/eventcard.technical")
@pytest.mark.rule("nemesis/seeder.tokens-interchangeable")
def test_a_void_seeder_in_the_technical_corridors_becomes_a_token() -> None:
    table = one_step(
        "event", intruders=[intruder("lurker", "02", 2)], tops={"events": ["ai-failure"]}, bag=["blank"],
        malfunctions=[], rolls=["seeder-3"],
    )  # fmt: skip
    assert table.state.intruders == []
    assert table.state.bag == ["blank", "seeder-3"]


# -- Lurking -------------------------------------------------------------------------------------------------------


def lurk(*intruders: Any, **table: Any) -> Driver:
    """The Lurking step, with the Captain in Room 06 and the Pilot in the Cockpit."""
    return one_step("lurking", intruders=list(intruders), **table)


@pytest.mark.rule("nemesis/event.lurk-who")
@pytest.mark.rule("nemesis/event.lurk-noise")
@pytest.mark.rule("nemesis/event.lurk-remove")
@pytest.mark.rule("nemesis/event.lurk-tokens")
@pytest.mark.rule("nemesis/event.lurk-injuries")
def test_void_seeders_that_are_alone_become_noise_and_tokens() -> None:
    table = lurk(intruder("lurker", "18", 1), intruder("stalker", "18"), bag=["blank"], rolls=["seeder-1", "seeder-2"])
    assert table.state.intruders == []
    assert noises(table) == around("18")
    assert table.state.bag == ["blank", "seeder-1", "seeder-2"]


@pytest.mark.rule("nemesis/event.lurk-who")
@pytest.mark.rule("nemesis/event.lurk-doors")
@pytest.mark.rule("nemesis/event.lurk-not-with-character")
def test_next_to_a_character_or_with_one_they_stay_whatever_the_doors() -> None:
    table = lurk(intruder("lurker", "07"), intruder("stalker", "06"), closed=["06/07", "03/07", "07/08"])
    assert kinds(table) == ["lurker", "stalker"]
    assert noises(table) == set()


@pytest.mark.rule("nemesis/event.lurk-no-encounter")
def test_noise_that_is_there_stays_and_nobody_is_met() -> None:
    table = lurk(intruder("lurker", "18"), noise=["15/18"], bag=["blank"], rolls=["seeder-1"])
    assert noises(table) == around("18")
    assert "encounter" not in table.kinds()


@pytest.mark.rule("nemesis/event.lurk-not-lairs")
def test_lairs_do_not_lurk() -> None:
    table = lurk(intruder("lair", "18"))
    assert kinds(table) == ["lair"]
    assert noises(table) == set()


@pytest.mark.rule("nemesis/event.lurk-technical")
def test_lurking_marks_the_technical_corridors() -> None:
    assert lurk(intruder("lurker", "21"), rolls=["seeder-1"], bag=["blank"]).state.technical_noise
    silent = {"lurking-technical": "silent"}
    table = lurk(intruder("lurker", "21"), rolls=["seeder-1"], bag=["blank"], rulings=silent)
    assert not table.state.technical_noise


# -- the bag -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/event.bag-draw")
@pytest.mark.rule("nemesis/event.bag-seeder-return")
@pytest.mark.rule("nemesis/event.bag-seeder-noise")
def test_a_void_seeder_token_returns_and_everybody_rolls_in_turn_order() -> None:
    table = develop("seeder-2", rolls=["silence", "1"], first=1)
    assert [(one["seat"], one["face"]) for one in table.events("noise-roll")] == [(1, "silence"), (0, "1")]
    assert table.state.bag == ["seeder-2"]


@pytest.mark.rule("nemesis/event.bag-seeder-combat")
@pytest.mark.rule("nemesis/event.bag-lair-combat")
@pytest.mark.parametrize("kind", ["lurker", "lair"])
def test_whoever_is_in_combat_does_not_roll(kind: str) -> None:
    table = develop("seeder-2", intruders=[(kind, "06")], rolls=["silence"])
    assert [one["seat"] for one in table.events("noise-roll")] == [1]


@pytest.mark.rule("nemesis/event.bag-seeder-noise")
def test_whoever_waits_in_a_pod_does_not_roll_either() -> None:
    pods = {"pods": [Pod(1, "a", False)], "spare_pods": [2, 3, 4]}
    waiting = {"status": "pod", "pod": 1}
    table = develop("seeder-2", rooms={"05": "evacuation-a"}, places=["05", "01"], table=pods,
                    more=[waiting], rolls=["silence"])  # fmt: skip
    assert [one["seat"] for one in table.events("noise-roll")] == [1]


@pytest.mark.rule("nemesis/event.bag-insanity-gone")
@pytest.mark.rule("nemesis/event.bag-redraw-resolves")
@pytest.mark.parametrize(
    "gone", [{"status": "dead", "room": ""}, {"status": "hibernating", "room": ""}, {"status": "pod", "pod": 1}]
)
def test_the_token_of_a_character_that_is_gone_leaves_the_game_and_another_is_drawn(gone: dict[str, Any]) -> None:
    table = develop("insanity-captain", "insanity-pilot", "blank", more=[gone, gone], rolls=["seeder-1"])
    assert table.state.bag == ["blank", "seeder-1"]
    assert {"insanity-captain", "insanity-pilot"} <= set(table.state.removed)


@pytest.mark.rule("nemesis/event.bag-insanity-panic")
@pytest.mark.rule("nemesis/event.bag-insanity-return")
def test_an_insanity_token_makes_its_character_panic_and_returns() -> None:
    table = develop("insanity-pilot", tops={"panic": ["heart-attack"]})
    assert [one["seat"] for one in table.events("panic")] == [1]
    assert table.state.bag == ["insanity-pilot"]


@pytest.mark.rule("nemesis/event.bag-blank-add")
@pytest.mark.rule("nemesis/event.bag-blank-return")
def test_a_blank_token_adds_a_void_seeder_token_and_returns() -> None:
    assert develop("blank", supply=["seeder-4"], rolls=["seeder-4"]).state.bag == ["blank", "seeder-4"]


@pytest.mark.rule("nemesis/event.bag-blank-empty")
def test_with_an_empty_supply_nothing_is_added() -> None:
    assert develop("blank", supply=[]).state.bag == ["blank"]


# -- Insanity ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/insanity.max-five")
@pytest.mark.parametrize(("level", "then"), [(1, 2), (4, 5)])
def test_insanity_rises_step_by_step_to_five(level: int, then: int) -> None:
    table = one_step("event", places=["02", "01"], insanity=[level, 1], tops={"events": ["tendrils"]})
    assert the_captain(table).insanity == then


@pytest.mark.rule("nemesis/insanity.set-never-kills")
def test_terror_on_level_five_kills_nobody() -> None:
    table = one_step(
        "event", hands=[["contamination-1"], []], infected=["contamination-1"], insanity=[5, 1],
        tops={"events": ["terror-1"]},
    )  # fmt: skip
    assert (the_captain(table).status, the_captain(table).insanity) == ("aboard", 5)


@pytest.mark.rule("nemesis/insanity.public")
def test_everybody_sees_the_level() -> None:
    match = captain(insanity=[4, 2]).match
    for seat in (0, 1, None):
        assert [one.insanity for one in match.seen_by(seat).state.characters] == [4, 2]


# -- weaknesses ----------------------------------------------------------------------------------------------------


def knowing(key: str, **table: Any) -> dict[str, Any]:
    """The table with this Weakness discovered, the two others face down."""
    keys = [key, *(other for other in VOID_SEEDERS.weaknesses if other != key)]
    known = {"weaknesses": keys[:3], "spare_weaknesses": keys[3:], "discovered": [True, False, False]}
    return {**table, "table": {**known, **table.get("table", {})}}


@pytest.mark.rule("nemesis/weakness.effect")
def test_a_weakness_that_is_not_discovered_has_no_effect() -> None:
    table = knowing("frail")
    table["table"]["discovered"] = [False, False, False]
    assert outcome(shoot("lurker", 2, "scratch-6", "scratch-4", **table)) == "stayed"


@pytest.mark.content("nemesis/weakness/void-seeders/inflammable")
def test_inflammable_void_seeders_burn_twice_as_fast_but_lairs_do_not() -> None:
    burning = one_step(
        "fire", fires=["18"], intruders=[intruder("whisperer", "18"), intruder("lair", "18")],
        tops={"attacks": ["scratch-6", "scratch-5", "scratch-4"]}, **knowing("inflammable"),
    )  # fmt: skip
    assert {one.kind: one.injuries for one in burning.state.intruders} == {"whisperer": 2, "lair": 1}


@pytest.mark.content("nemesis/weakness/void-seeders/hesitant")
def test_hesitant_void_seeders_surprise_less_often() -> None:
    hand = ["rest", "search", "order"]
    table = encounter("seeder-3", hands=[hand, []], **knowing("hesitant"))
    assert "surprise" not in table.kinds()
    least = encounter("seeder-1", hands=[["rest"], []], tops={"panic": ["heart-attack"]}, **knowing("hesitant"))
    assert "surprise" in least.kinds()


@pytest.mark.content("nemesis/weakness/void-seeders/conductive")
@pytest.mark.parametrize(
    ("kind", "face", "injuries"), [("lurker", "creeper", 2), ("lair", "one", 1), ("lurker", "blank", 0)]
)
def test_conductive_void_seeders_fear_energy_weapons(kind: str, face: str, injuries: int) -> None:
    table = captain(
        "06", characters=("scout", "pilot"), intruders=[intruder(kind, "06")], rolls=[face],
        hands=[["rest"], []], tops={"attacks": ["scratch-6", "scratch-5"]}, **knowing("conductive"),
    )  # fmt: skip
    pay(table.choose(("shoot", "rifle", f"{kind}-1")), "rest")
    assert only(table).injuries == injuries


@pytest.mark.content("nemesis/weakness/void-seeders/frail")
def test_frail_lurkers_die_one_injury_sooner() -> None:
    table = shoot("lurker", 2, "scratch-6", "scratch-4", rolls=DEAD, **knowing("frail"))
    assert outcome(table) == "died"
    assert outcome(shoot("whisperer", 2, "scratch-4", **knowing("frail"))) == "stayed"


@pytest.mark.content("nemesis/weakness/void-seeders/brittle")
def test_brittle_lairs_are_checked_against_the_lower_number() -> None:
    assert outcome(shoot("lair", 3, "scratch-6", "scratch-4", **knowing("brittle"))) == "died"
    assert outcome(shoot("lair", 2, "scratch-6", "scratch-4", **knowing("brittle"))) == "stayed"


@pytest.mark.content("nemesis/weakness/void-seeders/timid")
def test_a_timid_despoiler_draws_two_cards() -> None:
    assert outcome(shoot("despoiler", 0, "bite-2", "scratch-r", **knowing("timid"))) == "retreated"
    table = shoot("lurker", 0, "scratch-6", "scratch-5", **knowing("timid"))
    assert len(table.state.discards["attacks"]) == 2


@pytest.mark.content("nemesis/weakness/void-seeders/resistible")
def test_two_cards_take_the_place_of_a_rise() -> None:
    table = develop("insanity-captain", tops={"panic": ["heart-attack"]}, **knowing("resistible"))
    table.answer("compose", "discard", 0).answer("compose-discard", "rest").answer("compose-discard", "order")
    assert the_captain(table).insanity == 1
    assert len(the_captain(table).hand) == 3


@pytest.mark.content("nemesis/weakness/void-seeders/resistible")
def test_whoever_holds_contamination_is_asked_all_the_same() -> None:
    hands = [["contamination-1", "rest"], []]
    table = develop("insanity-captain", hands=hands, tops={"panic": ["heart-attack"]}, **knowing("resistible"))
    assert table.asks("compose", 0).offered == ["raise"]
    assert the_captain(table.choose("raise")).insanity == 2


@pytest.mark.content("nemesis/weakness/void-seeders/soundless")
def test_soundless_void_seeders_lurk_without_noise() -> None:
    table = lurk(intruder("lurker", "18"), bag=["blank"], rolls=["seeder-1"], **knowing("soundless"))
    assert table.state.intruders == []
    assert noises(table) == set()


# -- the last check ------------------------------------------------------------------------------------------------

HOME = {"engines": [["working", "damaged"]] * 3, "coordinates": "5", "spare_coordinates": list("1234678"), "time": 1}


def home(level: int, contamination: int, *orders: list[str], **more: Any) -> Driver:
    """The Captain sleeps when the ship comes home, with this many Contamination cards; the Pilot is dead."""
    cards = [f"contamination-{number + 1}" for number in range(contamination)]
    asleep = {"status": "hibernating", "room": ""}
    return one_step(
        "time", insanity=[level, 1], more=[asleep], dead=[1], hands=[cards[:1], []], decks=[cards[1:2]],
        discards=[cards[2:]], orders=list(orders), table=HOME, **more,
    )  # fmt: skip


@pytest.mark.rule("nemesis/change.final-who")
@pytest.mark.rule("nemesis/change.final-raise")
@pytest.mark.rule("nemesis/change.final-below-five")
@pytest.mark.parametrize(("level", "cards", "then"), [(1, 0, 1), (1, 3, 4), (2, 2, 4), (4, 0, 4)])
def test_each_contamination_card_in_hand_deck_and_discard_raises_insanity(level: int, cards: int, then: int) -> None:
    table = home(level, cards)
    assert (the_captain(table).status, the_captain(table).insanity) == ("hibernating", then)


@pytest.mark.rule("nemesis/change.final-raise-no-death")
@pytest.mark.rule("nemesis/change.final-draw")
@pytest.mark.rule("nemesis/change.final-no-scan")
def test_on_level_five_four_clean_cards_save() -> None:
    cards = ["contamination-1", "contamination-2", "contamination-3"]
    table = home(4, 3, [*cards, *TEN], infected=cards)
    assert (the_captain(table).status, the_captain(table).insanity) == ("hibernating", 5)
    assert table.state.scanned == {}


@pytest.mark.rule("nemesis/change.final-five-skips")
@pytest.mark.rule("nemesis/change.final-death")
@pytest.mark.parametrize("infected", [[], ["contamination-1"]])
def test_a_contamination_card_among_the_top_four_kills_infected_or_not(infected: list[str]) -> None:
    table = home(5, 1, [*TEN[:6], "contamination-1", *TEN[6:9], TEN[9]], infected=infected)
    assert the_captain(table).status == "hibernating"
    table = home(5, 1, [*TEN[:7], "contamination-1", *TEN[7:]], infected=infected)
    assert the_captain(table).status == "dead"
    assert table.events("dies")[0]["cause"] == "contamination"
