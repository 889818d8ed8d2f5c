"""Lairs: how they are found, what they do to whoever is with them, and how they are destroyed."""

from typing import Any

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay
from tests.games.nemesis.hostile import around, kinds, noises, one_step, only, the_captain

from koszmar.games.nemesis.ending import jump
from koszmar.games.nemesis.enemies.void_seeders import VOID_SEEDERS
from koszmar.games.nemesis.objectives import End, is_fulfilled
from koszmar.games.nemesis.proof.positions import intruder
from koszmar.games.nemesis.table.telling import TELLING
from koszmar.kernel.scene import Curtain
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message


def shoot_lair(injuries: int, *cards: str, face: str = "one", others: tuple[Any, ...] = (), **table: Any) -> Driver:
    """The Captain shoots at a Lair with this many Injuries; these Attack cards are drawn."""
    table = {"tops": {"attacks": cards}, "rolls": [face], **table}
    aboard = captain("06", intruders=[intruder("lair", "06", injuries), *others], **table)
    return pay(aboard.choose(("shoot", "revolver", "lair-1")), "rest")


def pass_turn(table: Driver) -> Driver:
    """The Captain passes and keeps all cards."""
    return table.choose("pass").answer("discard", "done")


# -- finding and meeting one ---------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/lair.token-place")
@pytest.mark.rule("nemesis/lair.token-no-noise")
@pytest.mark.rule("nemesis/lair.material")
@pytest.mark.rule("nemesis/lair.first-encounter")
def test_a_lair_token_places_a_lair_without_a_noise_roll_or_a_choice_of_objectives() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "lair-2"}, met=False)
    pay(table.choose(("move", "06")), "rest")
    assert (only(table).kind, only(table).room) == ("lair", "06")
    assert table.events("noise-roll") == []
    assert not table.state.met
    assert table.decision.prompt == "act"


@pytest.mark.rule("nemesis/lair.token-place")
def test_a_lair_that_is_found_stops_the_table_and_says_what_it_does() -> None:
    table = captain("05", unexplored=["06"], tokens={"06": "lair-2"})
    pay(table.choose(("move", "06")), "rest")
    event = next(one for one in table.told if one.kind == "lair-found")
    told = TELLING.tell(table.match.scene, event, 1)
    assert told.weight == "turning"
    assert told.card is not None
    assert told.card.title == Message("intruder-lair")
    assert told.card.text == Message("intruder-lair.text")


@pytest.mark.rule("nemesis/lair.combat")
@pytest.mark.rule("nemesis/lair.no-room-action")
@pytest.mark.rule("nemesis/lair.enter-no-roll")
def test_who_enters_a_room_with_a_lair_is_in_combat_and_makes_no_noise() -> None:
    table = captain("05", rooms={"06": "canteen"}, intruders=[("lair", "06")])
    pay(table.choose(("move", "06")), "rest")
    assert table.events("noise-roll") == []
    assert table.offers(("melee", "lair-1"))
    assert not table.offers(("room", "canteen"))
    assert not any(option.startswith("careful") for option in table.offered)


@pytest.mark.rule("nemesis/lair.intruder-for-actions")
def test_a_lair_is_a_target_of_a_grenade() -> None:
    table = captain(
        "06", intruders=[("lair", "06")], belongings=[["grenade"]], tops={"attacks": ["scratch-6", "scratch-5"]}
    )
    table.choose(next(option for option in table.offered if option.startswith("item grenade")))
    pay(table, "rest")
    while table.decision.prompt != "act":
        table.choose(next(option for option in table.offered if option in ("lair-1", "06")))
    assert only(table).injuries == 2


# -- noise ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/lair.end-of-turn-noise")
@pytest.mark.rule("nemesis/lair.only-noise-in-combat")
@pytest.mark.rule("nemesis/lair.end-of-turn-on-pass")
def test_a_turn_that_ends_with_a_lair_ends_with_a_noise_roll() -> None:
    table = pass_turn(captain("06", intruders=[("lair", "06")], rolls=["1"]))
    assert [one["seat"] for one in table.events("noise-roll")] == [0]
    assert noises(table) == {"06/07"}


@pytest.mark.rule("nemesis/lair.only-noise-in-combat")
def test_with_another_intruder_alone_nobody_rolls() -> None:
    assert pass_turn(captain("06", intruders=[("lurker", "06")])).events("noise-roll") == []


@pytest.mark.rule("nemesis/lair.end-of-turn-on-pass")
def test_who_has_passed_is_not_troubled_again() -> None:
    table = captain(
        "06",
        players=3,
        places=["06", "01", "01"],
        hands=[PLAIN, [], []],
        intruders=[("lair", "06")],
        passed=[0],
        active=1,
    )
    table.choose("pass").asks("act", 2)
    assert table.events("noise-roll") == []


@pytest.mark.rule("nemesis/lair.noise-can-encounter")
def test_that_roll_may_be_an_encounter() -> None:
    table = captain(
        "06", intruders=[("lair", "06")], noise=["06/07"], rolls=["1", "seeder-1"], bag=["blank", "seeder-1"]
    )
    assert kinds(pass_turn(table)) == ["lair", "lurker"]


@pytest.mark.rule("nemesis/lair.after-fire")
def test_fire_comes_before_the_lair() -> None:
    told = pass_turn(captain("06", intruders=[("lair", "06")], fires=["06"], rolls=["silence"])).kinds()
    assert told.index("burns") < told.index("noise-roll")


# -- standing still ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/lair.no-move-events")
def test_no_event_moves_a_lair() -> None:
    table = one_step("event", intruders=[("lair", "07")], tops={"events": ["hunt"]})
    assert only(table).room == "07"


@pytest.mark.rule("nemesis/lair.no-move-retreat")
def test_no_lair_retreats() -> None:
    table = shoot_lair(0, "scratch-r", "scratch-6")
    assert only(table).room == "06"
    assert table.state.discards["events"] == []


@pytest.mark.rule("nemesis/lair.no-move-danger")
@pytest.mark.rule("nemesis/lair.danger-not-counted")
def test_danger_neither_pulls_nor_counts_a_lair() -> None:
    table = captain("05", intruders=[("lair", "07")], rolls=["danger"])
    pay(table.choose(("move", "06")), "rest")
    assert only(table).room == "07"
    assert noises(table) == around("06")


@pytest.mark.rule("nemesis/lair.no-attack")
def test_a_lair_never_attacks() -> None:
    table = one_step("attacks", intruders=[("lair", "06")])
    assert table.state.discards["attacks"] == []


@pytest.mark.rule("nemesis/lair.escape")
def test_leaving_a_lair_draws_no_attack() -> None:
    table = captain("06", intruders=[("lair", "06")], rolls=["silence"])
    pay(table.choose(("move", "07")), "rest")
    assert the_captain(table).room == "07"
    assert table.state.discards["attacks"] == []


# -- destroying one ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/lair.hit")
@pytest.mark.parametrize(("face", "injuries"), [("blank", 0), ("creeper", 0), ("adult", 0), ("one", 1), ("two", 3)])
def test_only_hits_hit_a_lair(face: str, injuries: int) -> None:
    """The Revolver deals 1 extra with a double hit."""
    cards = ("scratch-6", "scratch-5") if injuries else ()
    assert only(shoot_lair(0, *cards, face=face)).injuries == injuries


@pytest.mark.rule("nemesis/lair.injury-draw")
@pytest.mark.rule("nemesis/lair.destroyed-when")
@pytest.mark.rule("nemesis/lair.injuries-stay")
def test_a_lair_is_checked_against_the_higher_of_two_numbers() -> None:
    table = shoot_lair(4, "scratch-6", "bite-2")
    assert only(table).injuries == 5
    assert table.state.discards["attacks"] == ["scratch-6", "bite-2"]
    assert shoot_lair(5, "scratch-6", "bite-2").state.intruders == []


@pytest.mark.rule("nemesis/lair.retreat-saves")
@pytest.mark.parametrize("ruling", ["saves", "numbers-count"])
def test_a_retreat_symbol_saves_a_lair_whatever_the_ruling(ruling: str) -> None:
    assert only(shoot_lair(8, "scratch-r", "bite-2", rulings={"retreat-symbol": ruling})).injuries == 9


@pytest.mark.rule("nemesis/lair.leaves-carcass")
@pytest.mark.rule("nemesis/lair.to-board")
@pytest.mark.rule("nemesis/change.carcass-only-lair")
def test_a_destroyed_lair_leaves_a_carcass_and_goes_to_the_board() -> None:
    table = shoot_lair(5, "scratch-6", "bite-2", bag=["blank"])
    assert table.state.rooms["06"].objects == ["carcass"]
    assert table.state.lairs_destroyed == 1
    assert table.state.bag == ["blank"]


@pytest.mark.rule("nemesis/lair.three-kill-despoiler")
@pytest.mark.rule("nemesis/seeder.despoiler-removed")
@pytest.mark.rule("nemesis/seeder.despoiler-only-lairs")
def test_the_third_lair_kills_the_despoiler_and_takes_it_off_the_board() -> None:
    despoiler = intruder("despoiler", "21")
    second = shoot_lair(5, "scratch-6", "bite-2", others=(despoiler,), table={"lairs_destroyed": 1})
    assert (kinds(second), VOID_SEEDERS.killed(second.state)) == (["despoiler"], False)
    third = shoot_lair(5, "scratch-6", "bite-2", others=(despoiler,), table={"lairs_destroyed": 2})
    assert (kinds(third), VOID_SEEDERS.killed(third.state)) == ([], True)


@pytest.mark.rule("nemesis/lair.three-great-hunt")
@pytest.mark.rule("nemesis/lair.great-hunt-no-signal")
@pytest.mark.parametrize(
    ("lairs", "signal", "ruling", "fulfilled"),
    [
        (2, True, "without-signal", False),
        (3, False, "without-signal", True),
        (3, False, "with-signal", False),
        (3, True, "with-signal", True),
    ],
)
def test_the_third_lair_fulfils_the_great_hunt(lairs: int, signal: bool, ruling: str, fulfilled: bool) -> None:
    table = captain("06", more=[{"signal": signal}], table={"lairs_destroyed": lairs}, rulings={"great-hunt": ruling})
    assert is_fulfilled(table.match.scene, 0, "great-hunt", End(False, "earth", [0])) is fulfilled


@pytest.mark.rule("nemesis/lair.three-great-hunt")
def test_a_sleeper_wins_by_it() -> None:
    home = {"engines": [["working", "damaged"]] * 3, "coordinates": "5", "spare_coordinates": list("1234678")}
    asleep = {"status": "hibernating", "room": ""}
    table = captain(
        "06", objectives=[["great-hunt", "hoarder"]], more=[{"kept": 0}, {}], table={**home, "lairs_destroyed": 3}
    )
    for name, value in asleep.items():
        setattr(table.state.characters[0], name, value)
    with pytest.raises(Curtain) as end:
        jump(table.match.scene)
    assert end.value.result.scores[0] == 1


@pytest.mark.rule("nemesis/lair.fire-damage")
@pytest.mark.rule("nemesis/event.fire")
@pytest.mark.rule("nemesis/event.fire-each-checked")
def test_fire_hurts_void_seeders_and_lairs_and_each_is_checked() -> None:
    table = one_step(
        "fire", fires=["18"], intruders=[intruder("lair", "18", 5), intruder("whisperer", "18", 1)],
        tops={"attacks": ["scratch-4", "scratch-6", "bite-2"]},
    )  # fmt: skip
    assert {one.kind: one.injuries for one in table.state.intruders} == {"whisperer": 2}
    assert table.state.lairs_destroyed == 1


@pytest.mark.rule("nemesis/seeder.nest-stays")
def test_the_nest_and_its_eggs_are_there_with_void_seeders() -> None:
    table = captain("05", rooms={"05": "nest"}, rolls=["silence"])
    assert table.state.eggs == 5
    pay(table.choose(("room", "nest")), "rest", "order")
    assert [item.key for item in the_captain(table).hands] == ["revolver", "egg"]
