"""Wounds, dressing and healing, death, and Contamination cards."""

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.event_phase import revive
from koszmar.games.nemesis.figures import figures
from koszmar.games.nemesis.hand import contaminate, scan
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.state import Item, Wound
from koszmar.games.nemesis.wounds import die, dress, heal_light, heal_serious, light_wound, serious_wound
from koszmar.kernel.testing.driver import Driver


def hurt(table: Driver, *wounds: str) -> Driver:
    """Wound the Captain: ``light`` or ``serious``, one after another."""
    for wound in wounds:
        list((light_wound if wound == "light" else serious_wound)(table.match.scene, 0))
    return table


def wounds_of(table: Driver) -> list[str]:
    """The Captain's Serious Wounds."""
    return [wound.key for wound in table.state.characters[0].wounds]


@pytest.mark.rule("nemesis/wound.light")
def test_light_wounds_are_counted_on_a_track_of_two() -> None:
    assert hurt(captain(), "light").state.characters[0].light == 1
    assert hurt(captain(), "light", "light").state.characters[0].light == 2


@pytest.mark.rule("nemesis/wound.third-light")
def test_the_third_light_wound_is_a_serious_one_and_clears_the_track() -> None:
    table = hurt(captain(light=[2], tops={"serious": ["leg"]}), "light")
    assert (table.state.characters[0].light, wounds_of(table)) == (0, ["leg"])


@pytest.mark.rule("nemesis/wound.serious")
def test_a_serious_wound_draws_a_card() -> None:
    table = hurt(captain(tops={"serious": ["hand"]}), "serious")
    assert wounds_of(table) == ["hand"]
    assert table.state.serious.cards.count("hand") == 2


@pytest.mark.rule("nemesis/wound.death")
@pytest.mark.parametrize("wound", ["light", "serious"])
def test_any_wound_after_three_serious_ones_kills(wound: str) -> None:
    three = captain(wounds=[["back", "leg", "hand"]])
    assert three.state.characters[0].status == "aboard"
    assert hurt(three, wound).state.characters[0].status == "dead"


@pytest.mark.rule("nemesis/wound.dress")
def test_a_dressed_wound_has_no_effect_but_counts() -> None:
    table = captain(wounds=[["leg"]], intruders=[("lurker", "06")], hands=[["rest"], []])
    assert not table.offers(("move", "05"))
    healthier = captain(wounds=[[Wound("leg", True)]], intruders=[("lurker", "06")], hands=[["rest"], []])
    assert healthier.offers(("move", "05"))
    counted = captain(wounds=[[Wound("leg", True), Wound("back", True), Wound("hand", True)]])
    assert hurt(counted, "light").state.characters[0].status == "dead"


@pytest.mark.rule("nemesis/wound.heal-serious")
@pytest.mark.rule("nemesis/wound.heal-light")
def test_healing() -> None:
    table = captain(wounds=[[Wound("leg", True)]], light=[2])
    heal_serious(table.match.scene, 0, table.state.characters[0].wounds[0])
    heal_light(table.match.scene, 0, 1)
    assert (wounds_of(table), table.state.characters[0].light) == ([], 1)
    assert table.state.discards["serious"] == ["leg"]
    emergency = captain("02", rooms={"02": "emergency"}, wounds=[["leg"]])
    assert emergency.offers(("room", "emergency", "dress"))
    assert not emergency.offers(("room", "emergency", "heal-serious"))


@pytest.mark.rule("nemesis/wound.no-stack")
@pytest.mark.content("nemesis/wound/back")
@pytest.mark.rule("nemesis/wound.back")
def test_back_means_four_cards_and_two_of_them_do_not_mean_three() -> None:
    for wounds in (["back"], ["back", "back"]):
        table = captain(wounds=[wounds], phase="round", hands=[[], []], first=1)
        assert len(table.state.characters[0].hand) == 4
        assert len(table.state.characters[1].hand) == 5


@pytest.mark.content("nemesis/wound/leg")
@pytest.mark.rule("nemesis/wound.leg")
def test_leg_makes_an_escape_cost_two_but_not_a_walk() -> None:
    table = captain(
        wounds=[["leg"]], intruders=[("lurker", "06")], tops={"attacks": ["braineating-4"]}, rolls=["silence"]
    )
    table.choose(("move", "05"))
    pay(table, "rest", "order")
    assert table.state.characters[0].room == "05"
    assert captain(wounds=[["leg"]], hands=[["rest"], []]).offers(("move", "05"))


@pytest.mark.content("nemesis/wound/hand")
@pytest.mark.rule("nemesis/wound.hand")
def test_hand_makes_items_cost_one_more() -> None:
    table = captain(wounds=[["hand"]], belongings=[["bandages"]], light=[1], hands=[["rest"], []])
    assert not [option for option in table.offered if option.startswith("item bandages")]
    table = captain(wounds=[["hand"]], belongings=[["bandages"]], light=[1], hands=[["rest", "order"], []])
    table.choose(next(option for option in table.offered if option.startswith("item bandages")))
    pay(table, "rest", "order")


@pytest.mark.content("nemesis/wound/bleeding")
@pytest.mark.rule("nemesis/wound.bleeding")
def test_bleeding_wounds_with_each_pass() -> None:
    table = captain(wounds=[["bleeding"]], hands=[[], []]).choose("pass")
    assert table.state.characters[0].light == 1


@pytest.mark.content("nemesis/wound/arm")
@pytest.mark.rule("nemesis/wound.arm")
def test_an_arm_leaves_one_hand_and_something_is_dropped() -> None:
    table = position(places=["06", "01"], hands=[["rest", "search"], []], belongings=[["egg"]],
                     intruders=[("lurker", "06")], rolls=["blank"], tops={"serious": ["arm"]})  # fmt: skip
    table.choose(("melee", "lurker-1"))
    pay(table, "rest").answer("drop-heavy", "egg")
    assert table.state.rooms["06"].objects == ["egg"]
    assert [item.key for item in table.state.characters[0].hands] == ["revolver"]


# -- death ---------------------------------------------------------------------------------------------------------


def dies(**table: object) -> Driver:
    """The Captain is dead."""
    aboard = captain(belongings=[["egg", "tools", "taser"]], **table)
    die(aboard.match.scene, 0, "test", "wound.death")
    return aboard


@pytest.mark.rule("nemesis/death.corpse")
@pytest.mark.rule("nemesis/death.drops")
def test_a_corpse_lies_there_and_what_was_carried() -> None:
    table = dies()
    assert sorted(table.state.rooms["06"].objects) == ["corpse-0", "egg"]
    assert table.state.corpses == 4


@pytest.mark.rule("nemesis/death.items-lost")
def test_items_of_the_dead_are_discarded() -> None:
    table = dies()
    character = table.state.characters[0]
    assert (character.hands, character.inventory, character.quests) == ([], [], [])
    assert table.state.discards["yellow"] == ["tools"]
    assert "taser" in table.state.removed


@pytest.mark.rule("nemesis/death.first-unlocks-pods")
@pytest.mark.rule("nemesis/death.pods-can-relock")
def test_the_first_death_unlocks_all_pods_and_the_second_does_not() -> None:
    table = position(players=3, places=["06", "01", "13"], hands=[PLAIN])
    die(table.match.scene, 0, "test", "wound.death")
    assert not any(pod.locked for pod in table.state.pods)
    table.state.pods[0].locked = True
    die(table.match.scene, 1, "test", "wound.death")
    assert table.state.pods[0].locked


@pytest.mark.rule("nemesis/death.first-unlocks-pods")
@pytest.mark.rule("nemesis/coop.revive")
def test_the_death_of_whoever_was_revived_is_not_the_first() -> None:
    table = position(
        players=3, mode="cooperative", places=["05", "05", "13"], hands=[PLAIN], rooms={"05": "emergency"},
    )  # fmt: skip
    scene = table.match.scene
    die(scene, 1, "test", "wound.death")
    revive(scene)
    assert table.state.characters[1].status == "aboard"
    table.state.pods[0].locked = True
    die(scene, 1, "test", "wound.death")
    assert table.state.pods[0].locked


@pytest.mark.rule("nemesis/death.out")
def test_the_dead_have_no_turns() -> None:
    table = position(players=3, places=["06", "01", "13"], hands=[[]], dead=[1]).choose("pass")
    table.asks("act", 2)


def test_dressing_turns_the_card() -> None:
    table = captain(wounds=[["leg"]])
    dress(table.match.scene, 0, table.state.characters[0].wounds[0])
    assert table.state.characters[0].wounds == [Wound("leg", True)]


# -- contamination -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/contam.gain")
def test_a_contamination_card_goes_on_top_of_the_discard_pile() -> None:
    table = captain()
    table.state.characters[0].discard = ["order"]
    contaminate(table.match.scene, 0)
    assert table.state.characters[0].discard == ["order", "contamination-1"]


@pytest.mark.rule("nemesis/contam.hidden")
@pytest.mark.rule("nemesis/contam.scan")
def test_nobody_knows_what_a_card_reads_until_it_is_scanned() -> None:
    held = {"hands": [["contamination-1", "contamination-2"], []], "infected": ["contamination-2"]}
    before = captain(**held)
    for seat in (0, 1, None):
        assert set(before.match.seen_by(seat).state.infected.values()) == {None}
    table = captain(**held)
    assert scan(table.match.scene, 0, ["contamination-1", "contamination-2"]) == ["contamination-2"]
    assert table.match.seen_by(0).state.infected["contamination-2"] is True
    assert table.match.seen_by(0).state.infected["contamination-1"] is False
    assert table.match.seen_by(1).state.infected["contamination-2"] is None


@pytest.mark.rule("nemesis/contam.no-action")
def test_a_contamination_card_is_no_action() -> None:
    table = captain(hands=[["contamination-1"], []])
    assert not [option for option in table.offered if option.startswith("card")]


@pytest.mark.rule("nemesis/contam.rest-removes")
@pytest.mark.rule("nemesis/contam.remove")
@pytest.mark.rule("nemesis/change.rest-scan")
@pytest.mark.rule("nemesis/change.rest-scan-all")
@pytest.mark.rule("nemesis/contam.scan-example")
@pytest.mark.rule("nemesis/change.infected-sets-five")
@pytest.mark.rule("nemesis/change.contamination-infected")
def test_rest_scans_all_in_hand_removes_the_clean_and_an_infected_one_drives_mad() -> None:
    hand = ["rest", "contamination-1", "contamination-2", "contamination-3"]
    table = captain(hands=[hand, []], infected=["contamination-2"])
    table.choose(("card", "rest")).answer("calm-down", "scan")
    character = table.state.characters[0]
    assert character.hand == ["contamination-2"]
    assert {"contamination-1", "contamination-3"} <= set(table.state.removed)
    assert character.insanity == 5


@pytest.mark.rule("nemesis/change.rest-lower")
@pytest.mark.rule("nemesis/change.rest-choice-each")
@pytest.mark.rule("nemesis/insanity.two-to-one")
def test_rest_may_lower_scan_both_or_neither() -> None:
    hand = ["rest", "contamination-1"]
    for answer, insanity, left in (("lower", 1, 1), ("scan", 2, 0), ("both", 1, 0), ("neither", 2, 1)):
        table = captain(hands=[hand, []], insanity=[2])
        table.choose(("card", "rest")).answer("calm-down", answer)
        character = table.state.characters[0]
        assert (character.insanity, len(character.hand)) == (insanity, left)


@pytest.mark.rule("nemesis/insanity.floor-three")
@pytest.mark.rule("nemesis/change.rest-not-below")
@pytest.mark.rule("nemesis/insanity.only-as-shown")
@pytest.mark.rule("nemesis/insanity.four-to-three")
@pytest.mark.rule("nemesis/insanity.five-to-four")
@pytest.mark.parametrize(("level", "after"), [(1, None), (2, 1), (3, None), (4, 3), (5, 4)])
def test_the_steps_down_of_the_track(level: int, after: int | None) -> None:
    table = captain(insanity=[level]).choose(("card", "rest"))
    if after is None:
        assert table.offered == ["scan", "neither"]
    else:
        table.answer("calm-down", "lower")
        assert table.state.characters[0].insanity == after


def test_the_ruling_that_five_stays() -> None:
    table = captain(insanity=[5], rulings={"insanity-five": "stays"}).choose(("card", "rest"))
    assert table.offered == ["scan", "neither"]


@pytest.mark.rule("nemesis/change.infected-at-five")
@pytest.mark.rule("nemesis/change.infected-no-death")
def test_an_infected_scan_on_level_five_changes_nothing_and_nothing_is_lowered() -> None:
    table = captain(hands=[["rest", "contamination-1"], []], insanity=[5], infected=["contamination-1"])
    table.choose(("card", "rest")).answer("calm-down", "both")
    assert table.state.characters[0].insanity == 5
    assert table.state.characters[0].status == "aboard"


@pytest.mark.rule("nemesis/change.rest-canteen-shower")
@pytest.mark.rule("nemesis/room.canteen")
@pytest.mark.rule("nemesis/change.canteen-heal")
def test_the_canteen_heals_a_light_wound_and_calms() -> None:
    table = captain(rooms={"06": "canteen"}, light=[2], insanity=[2]).choose(("room", "canteen"))
    pay(table, "order", "reload").answer("calm-down", "lower")
    assert (table.state.characters[0].light, table.state.characters[0].insanity) == (1, 1)


@pytest.mark.rule("nemesis/room.shower")
@pytest.mark.rule("nemesis/change.shower-use")
@pytest.mark.rule("nemesis/change.shower-slime")
def test_the_showers_calm_and_against_intruders_wash_off_slime() -> None:
    table = captain(rooms={"06": "showers"}, insanity=[4]).choose(("room", "showers"))
    pay(table, "order", "reload").answer("calm-down", "lower")
    assert table.state.characters[0].insanity == 3
    slimy = captain(rooms={"06": "showers"}, more=[{"slime": True}], enemy="intruders").choose(("room", "showers"))
    pay(slimy, "order", "reload").answer("calm-down", "neither")
    assert not slimy.state.characters[0].slime


def test_an_item_is_a_struct_of_its_own() -> None:
    assert Item("tools") == Item("tools", 0)


def test_reports_tell_who_survived_what_others_died_of_and_when_the_first_intruder_came() -> None:
    table = position(players=2)
    state = table.state
    state.round = 4
    die(table.match.scene, 1, "insanity", "insanity.death-at-five")
    state.met = 4
    assert figures(state, 0) == {"survived": True, "first-intruder": 4}
    assert figures(state, 1) == {"survived": False, "first-intruder": 4, "death": "insanity"}
    state.outcomes = ["won", "dead"]
    assert figures(state, 0)["fulfilled"] is True
    assert "fulfilled" not in figures(state, 1)
