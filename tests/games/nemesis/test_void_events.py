"""The Event phase and the Event cards of the Void Seeders."""

from typing import Any

import pytest
from tests.games.nemesis.aboard import PLAIN
from tests.games.nemesis.hostile import contaminated, event, kinds, noises, one_step, only, the_captain

from koszmar.games.nemesis.enemies.void_seeders import VOID_SEEDERS
from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.games.nemesis.state import Pod
from koszmar.kernel.testing.driver import Driver
from koszmar.parts.cards import Deck

LSD, SD, WS = ("lurker", "stalker", "despoiler"), ("stalker", "despoiler"), ("whisperer", "stalker")
LW, WSD = ("lurker", "whisperer"), ("whisperer", "stalker", "despoiler")


def burning(table: Driver) -> set[str]:
    """The Rooms that burn."""
    return {slot for slot, room in table.state.rooms.items() if room.fire}


def broken(table: Driver) -> set[str]:
    """The Rooms with a Malfunction."""
    return {slot for slot, room in table.state.rooms.items() if room.malfunction}


# -- the phase and the card ----------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/event.order")
def test_the_steps_of_the_event_phase() -> None:
    table = position(
        phase="time", stepwise=True, places=["06", "01"], hands=[PLAIN, []], fires=["18"],
        intruders=[intruder("whisperer", "06"), intruder("whisperer", "18", 1, 2)], bag=["blank"],
        rolls=["seeder-1", "blank", "seeder-2"],
        tops={"attacks": ["scratch-4", "scratch-6"], "events": ["fear-1"]},
    )  # fmt: skip
    phases = []
    for _ in range(6):
        phases.append(table.state.phase)
        table.go_on()
    assert phases == ["time", "attacks", "fire", "event", "lurking", "bag"]
    order = [kind for kind in table.kinds() if kind in ("time", "attack", "injured", "event", "lurks", "bag")]
    assert order == ["time", "attack", "injured", "event", "lurks", "bag"]


@pytest.mark.rule("nemesis/components.event-cards")
@pytest.mark.parametrize(
    ("effect", "copies"),
    [
        ("terror", [(1, LSD), (2, SD), (2, LSD)]),
        ("hunt", [(1, SD)]),
        ("tendrils", [(1, WS)]),
        ("computer-failure", [(2, WSD)]),
        ("monophobia", [(4, LSD), (1, LSD)]),
        ("neurosis", [(4, LW)]),
        ("agoraphobia", [(4, WS), (3, SD)]),
        ("pod-ejection", [(3, WSD)]),
        ("fire-wave", [(4, LW)]),
        ("generator-overheat", [(1, WSD)]),
        ("whispers", [(2, LW), (3, WS)]),
        ("fear", [(3, WS), (3, LW)]),
        ("fuel-explosion", [(4, WSD)]),
        ("ai-failure", [(1, LW)]),
    ],
)
def test_the_printed_cards(effect: str, copies: list[tuple[int, tuple[str, ...]]]) -> None:
    assert len(VOID_SEEDERS.events) == 20
    cards = [card for card in VOID_SEEDERS.events.values() if card.effect == effect]
    assert [(card.direction, card.movers) for card in cards] == copies
    out = effect in ("computer-failure", "pod-ejection", "generator-overheat", "fuel-explosion")
    assert all(card.out is out for card in cards)


@pytest.mark.rule("nemesis/event.card")
@pytest.mark.rule("nemesis/eventcard.movement")
@pytest.mark.rule("nemesis/eventcard.simultaneous")
def test_the_shown_types_that_are_not_in_combat_move_through_the_numbered_corridor() -> None:
    """The card shows 1, Lurker, Stalker and Despoiler; corridor 1 of Room 13 leads to 14, whose corridor 1 leads on."""
    intruders = [
        intruder("lurker", "13"), intruder("stalker", "13"), intruder("whisperer", "13"),
        intruder("lurker", "06", number=2), intruder("lair", "13"),
    ]  # fmt: skip
    table = event("monophobia-2", intruders=intruders, tops={"panic": ["heart-attack"]})
    assert {one.id: one.room for one in table.state.intruders} == {
        "lurker-1": "14", "stalker-1": "14", "whisperer-1": "13", "lurker-2": "06", "lair-1": "13",
    }  # fmt: skip


@pytest.mark.rule("nemesis/eventcard.effect")
def test_the_effect_comes_after_the_movement() -> None:
    """The Lurker comes to the Captain, who is then no longer alone without Combat."""
    table = event("monophobia-2", intruders=[("lurker", "07")], tops={"panic": ["heart-attack"]}, dead=[1])
    assert only(table).room == "06"
    assert table.events("panic") == []


@pytest.mark.rule("nemesis/eventcard.discard")
@pytest.mark.rule("nemesis/event.card")
def test_a_resolved_card_is_discarded() -> None:
    table = event("fear-1")
    assert table.state.discards["events"] == ["fear-1"]
    assert len(table.state.events.cards) == 19


@pytest.mark.rule("nemesis/eventcard.remove")
def test_some_cards_leave_the_game_and_the_discard_pile_returns() -> None:
    rest = sorted(key for key in VOID_SEEDERS.events if key != "fuel-explosion")
    piles = {name: [] for name in ("attacks", "panic", "serious", "red", "yellow", "green")}
    table = one_step(
        "event", table={"events": Deck([*rest[:9], "fuel-explosion"]), "discards": {**piles, "events": rest[9:]}}
    )
    assert "fuel-explosion" in table.state.removed
    assert sorted(table.state.events.cards) == rest
    assert table.state.discards["events"] == []


@pytest.mark.rule("nemesis/eventcard.empty")
def test_an_empty_event_deck_is_its_shuffled_discard_pile() -> None:
    everything = sorted(VOID_SEEDERS.events)
    piles = {name: [] for name in ("attacks", "panic", "serious", "red", "yellow", "green")}
    order = [*(key for key in everything if key != "fear-1"), "fear-1"]
    table = one_step("event", orders=[order], table={"events": Deck([]), "discards": {**piles, "events": everything}})
    assert table.events("event")[0]["card"] == "fear-1"
    assert len(table.state.events.cards) == 19


# -- the mind ------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/event/void-seeders/terror")
def test_terror_draws_scans_and_discards_all_hands() -> None:
    table = event(
        "terror-1", hands=[["rest", "contamination-1"], ["contamination-2"]], infected=["contamination-1"],
        decks=[["search", "search", "order"]],
    )  # fmt: skip
    assert [one.insanity for one in table.state.characters] == [5, 1]
    assert [one.hand for one in table.state.characters] == [[], []]
    assert sorted(the_captain(table).discard) == ["contamination-1", "order", "rest", "search", "search"]
    assert len(table.state.characters[1].discard) == 5
    assert "contamination-2" not in table.state.removed


@pytest.mark.content("nemesis/event/void-seeders/tendrils")
def test_tendrils_reach_out_of_technical_entrances() -> None:
    table = event("tendrils", places=["02", "01"])
    assert [one.insanity for one in table.state.characters] == [2, 1]


@pytest.mark.content("nemesis/event/void-seeders/monophobia")
def test_monophobia_is_for_those_who_are_alone_and_not_in_combat() -> None:
    table = event(
        "monophobia-1", players=5, places=["06", "01", "01", "10", "20"], hands=[[]] * 5,
        intruders=[("whisperer", "10")], tops={"panic": ["heart-attack", "defeatism"]},
    )  # fmt: skip
    assert [one["seat"] for one in table.events("panic")] == [0, 4]


@pytest.mark.content("nemesis/event/void-seeders/neurosis")
def test_neurosis_is_for_those_with_or_next_to_a_lair() -> None:
    table = event(
        "neurosis", players=4, places=["06", "07", "05", "20"], hands=[[]] * 4, intruders=[("lair", "06")],
        closed=["05/06"], tops={"panic": ["heart-attack", "defeatism"]},
    )  # fmt: skip
    assert [one["seat"] for one in table.events("panic")] == [0, 1]


@pytest.mark.content("nemesis/event/void-seeders/fear")
def test_fear_contaminates_whoever_is_madder_than_prepared() -> None:
    table = event("fear-2", insanity=[2, 3], hands=[["rest", "order"], ["rest", "search"]])
    assert [contaminated(one) for one in table.state.characters] == [0, 1]


# -- Void Seeders --------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/event/void-seeders/hunt")
def test_hunt_sends_void_seeders_to_the_lowest_numbered_character_through_doors() -> None:
    intruders = [intruder("whisperer", "07"), intruder("lurker", "18"), intruder("lurker", "06", number=2)]
    table = event("hunt", places=["06", "03"], intruders=intruders, closed=["03/07"])
    assert {one.id: one.room for one in table.state.intruders} == {
        "whisperer-1": "03", "lurker-1": "18", "lurker-2": "06",
    }  # fmt: skip


@pytest.mark.content("nemesis/event/void-seeders/agoraphobia")
def test_agoraphobia_brings_the_despoiler_to_a_crowd_without_a_surprise() -> None:
    crowd: dict[str, Any] = {"players": 4, "places": ["14", "14", "06", "06"], "hands": [[]] * 4}
    table = event("agoraphobia-1", **crowd)
    assert (only(table).kind, only(table).room) == ("despoiler", "06")
    assert "surprise" not in table.kinds()
    assert event("agoraphobia-2", **crowd, table={"lairs_destroyed": 3}).state.intruders == []
    assert only(event("agoraphobia-1", **crowd, intruders=[("despoiler", "14")])).room == "14"
    assert event("agoraphobia-1").state.intruders == []


@pytest.mark.content("nemesis/event/void-seeders/agoraphobia")
def test_as_the_first_intruder_the_despoiler_makes_everybody_choose_an_objective() -> None:
    table = event("agoraphobia-1", places=["06", "06"], met=False)
    assert table.decision.prompt == "keep-objective"


@pytest.mark.content("nemesis/event/void-seeders/whispers")
def test_whispers_make_noise_once_for_each_room_or_an_encounter() -> None:
    """The second card shows 1: from Room 06 to 07, where Noise is already, and from the Cockpit to 03."""
    table = event(
        "whispers-1", "terror-1", players=3, places=["06", "06", "01"], hands=[PLAIN, [], []], first=1,
        noise=["06/07"], rolls=["seeder-1"], bag=["seeder-1"], insanity=[1, 3, 1], tops={"panic": ["heart-attack"]},
    )  # fmt: skip
    assert noises(table) == {"01/03"}
    assert [one["seat"] for one in table.events("encounter")] == [1]
    assert kinds(table) == ["whisperer"]
    assert table.state.discards["events"] == ["terror-1", "whispers-1"]


# -- the ship ------------------------------------------------------------------------------------------------------

COMPUTERS = {"02": "comms", "03": "fire-control", "04": "generator", "05": "laboratory"}
PLAIN_TWOS = {"06": "canteen", "07": "showers", "08": "airlock", "14": "cabins", "15": "hatch-control"}


@pytest.mark.content("nemesis/event/void-seeders/computer-failure")
def test_computer_failure_spreads_to_all_explored_computer_rooms() -> None:
    rooms = {**COMPUTERS, **PLAIN_TWOS}
    assert broken(event("computer-failure", rooms=rooms)) == set()
    table = event("computer-failure", rooms=rooms, malfunctions=["04"], unexplored=["05"])
    assert broken(table) == {"02", "03", "04"}
    assert "computer-failure" in table.state.removed


@pytest.mark.content("nemesis/event/void-seeders/pod-ejection")
@pytest.mark.parametrize(("ruling", "left"), [("highest", [1]), ("lowest", [3])])
def test_an_escape_pod_is_lost_and_whoever_waits_in_it_is_back(ruling: str, left: list[int]) -> None:
    table = event(
        "pod-ejection", rooms={"05": "evacuation-a"}, places=["05", "01"], rulings={"pod-ejected": ruling},
        more=[{"status": "pod", "pod": 3}], table={"pods": [Pod(1, "a"), Pod(3, "a")], "spare_pods": [2, 4]},
    )  # fmt: skip
    assert [pod.number for pod in table.state.pods] == left
    assert the_captain(table).status == ("aboard" if ruling == "highest" else "pod")


@pytest.mark.content("nemesis/event/void-seeders/fire-wave")
def test_the_fire_wave_spreads_from_the_lowest_numbered_burning_room() -> None:
    table = event("fire-wave", fires=["06", "18"], closed=["06/07"])
    assert burning(table) == {"02", "05", "06", "11", "18"}
    assert burning(event("fire-wave")) == set()


@pytest.mark.content("nemesis/event/void-seeders/fire-wave")
def test_a_ninth_fire_ends_the_match() -> None:
    table = event("fire-wave", fires=["06", "10", "12", "13", "16", "18"])
    assert table.result is not None
    assert table.result.rule == "fire.ninth-ends"


@pytest.mark.content("nemesis/event/void-seeders/generator-overheat")
def test_a_sound_generator_breaks_and_a_broken_one_burns() -> None:
    rooms = {"04": "generator"}
    assert broken(event("generator-overheat", rooms=rooms)) == {"04"}
    table = event("generator-overheat", rooms=rooms, malfunctions=["04"], fires=["05"])
    assert burning(table) == {"01", "04", "05", "06", "08", "10"}
    hidden = event("generator-overheat", rooms=rooms, unexplored=["04"])
    assert (broken(hidden), burning(hidden)) == (set(), set())


@pytest.mark.content("nemesis/event/void-seeders/fuel-explosion")
def test_a_fuel_explosion_sets_the_engine_rooms_on_fire() -> None:
    assert burning(event("fuel-explosion")) == {"19", "20", "21"}


@pytest.mark.content("nemesis/event/void-seeders/ai-failure")
def test_the_ai_breaks_a_computer_or_starts_self_destruct() -> None:
    rooms = {**COMPUTERS, **PLAIN_TWOS}
    table = event("ai-failure", rooms=rooms, malfunctions=["03"])
    assert (broken(table), table.state.destruct) == ({"02", "03"}, -1)
    assert event("ai-failure", rooms=rooms, malfunctions=["03", "04"]).state.destruct == 6
    asleep = {"status": "hibernating", "room": ""}
    assert event("ai-failure", rooms=rooms, malfunctions=["03", "04"], more=[{}, asleep]).state.destruct == -1
    running = event("ai-failure", rooms=rooms, malfunctions=["03", "04"], table={"destruct": 4})
    assert running.state.destruct == 4
