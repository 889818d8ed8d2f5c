"""The missions: what each needs, gives, changes while it is not done, and how final missions grow."""

from typing import Any

import pytest
from tests.games.alone.aboard import HALF, HIT, MISS, ROOM_OF, charges, hero

from koszmar.games.alone.missions import MISSIONS
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.rooms import ROOMS
from koszmar.games.alone.setup import draw_missions
from koszmar.games.alone.state import Item
from koszmar.games.alone.station import distance
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.game import find_game
from koszmar.kernel.testing.driver import Driver

PODS = ("gravity-problems", "burn-it-clean")
"""A PM and an FM for tests about something else."""


def with_sm(key: str, *items: Item | str, **more: Any) -> Driver:
    """The Hero in the room of an SM mission."""
    room = MISSIONS[key].room
    rest = next(
        (pm, fm)
        for pm, fm in (PODS, ("fever", "into-the-void"), ("lockdown", "call-for-help"))
        if room not in (MISSIONS[pm].room, MISSIONS[fm].room)
    )
    return hero(room, *items, missions=more.pop("missions", (key, *rest)), **more)


def with_pm(key: str, *items: Item | str, where: str = "", **more: Any) -> Driver:
    """The Hero in the room of a PM mission, or elsewhere."""
    room = MISSIONS[key].room
    sm, fm = ("crawlways", "the-last-charge") if room in ("control-room", "canteen") else ("voices-behind-the-counter",
                                                                                        "call-for-help")  # fmt: skip
    return hero(where or room, *items, missions=(sm, key, fm), **more)


def with_fm(key: str, *items: Item | str, where: str = "", **more: Any) -> Driver:
    """The Hero in the room of an FM mission that is activated, or elsewhere."""
    room = MISSIONS[key].room
    sm, pm = ("voices-behind-the-counter", "gravity-problems")
    if room in ("canteen", "escape-pods"):
        sm, pm = ("crawlways", "lockdown")
    return hero(where or room, *items, missions=(sm, pm, key), active=True, **more)


def end_the_round(table: Driver) -> Driver:
    """The Hero searches in the eighth turn, and the round ends; Evil throws nothing away."""
    return table.choose(("search", "one"))


def growing(key: str, where: str = "1D2", **more: Any) -> Driver:
    """The last turn of a round with a final mission, somewhere out of the way."""
    return with_fm(key, where=where, turn_number=8, **more)


# -- the cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/mission.deck-counts")
def test_three_decks_of_eight_with_one_mission_of_each_for_every_room() -> None:
    for deck in ("sm", "pm", "fm"):
        assert sorted(card.room for card in MISSIONS.values() if card.deck == deck) == sorted(ROOMS)


@pytest.mark.rule("alone/mission.three-cards")
@pytest.mark.rule("alone/mission.different-rooms")
@pytest.mark.parametrize("seed", range(12))
def test_a_match_has_an_sm_a_pm_and_an_fm_in_three_rooms(seed: int) -> None:
    cards = [MISSIONS[key] for key in draw_missions(SeededChance(f"missions {seed}"))]
    assert [card.deck for card in cards] == ["sm", "pm", "fm"]
    assert len({card.room for card in cards}) == 3


# -- completing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/mission.first-starting")
@pytest.mark.rule("alone/mission.own-reward-too")
@pytest.mark.rule("alone/overview.activation-bonus")
@pytest.mark.rule("alone/difficulty.normal-rewards")
@pytest.mark.rule("alone/difficulty.or-is-choice")
def test_the_first_mission_gives_its_reward_then_the_mid_game_rewards_and_activates_the_final_one() -> None:
    table = with_sm("field-hospital", Item("nerve-blocker"), health=3, sanity=3, marker=2)
    table.choose(("interact", "field-hospital", "with-charge"))
    table.asks("heal-which", 0)
    assert (table.state.sheet.health, table.state.sheet.sanity, table.state.sheet.marker) == (5, 5, 1)
    assert not table.state.active
    table.choose("sanity")
    assert (table.state.sheet.health, table.state.sheet.sanity) == (5, 8)
    assert table.state.active


@pytest.mark.rule("alone/mission.second-starting")
@pytest.mark.rule("alone/mission.either-order")
def test_the_other_starting_mission_gives_only_its_own_reward() -> None:
    table = with_sm("field-hospital", Item("nerve-blocker"), health=3, sanity=3, marker=2, active=True)
    table.choose(("interact", "field-hospital", "with-charge"))
    assert (table.state.sheet.health, table.state.sheet.sanity, table.state.sheet.marker) == (5, 5, 2)
    assert "mission-done" in table.kinds()
    assert "final-mission" not in table.kinds()


@pytest.mark.rule("alone/difficulty.easy-rewards")
@pytest.mark.rule("alone/difficulty.extra-round-first")
def test_easy_gives_a_round_first_then_three_of_both() -> None:
    table = with_pm("fever", "nerve-blocker", difficulty="easy", health=7, sanity=2, marker=1)
    table.choose(("interact", "fever", "with-charge"))
    assert (table.state.sheet.marker, table.state.sheet.health, table.state.sheet.sanity) == (0, 10, 5)


@pytest.mark.rule("alone/difficulty.nightmare-rewards")
def test_nightmare_gives_no_extra_round() -> None:
    table = with_pm("fever", "nerve-blocker", difficulty="nightmare", health=3, sanity=2, marker=2)
    table.choose(("interact", "fever", "with-charge")).answer("heal-which", "health", 0)
    assert (table.state.sheet.marker, table.state.sheet.health, table.state.sheet.sanity) == (2, 6, 2)


@pytest.mark.rule("alone/difficulty.impossible")
def test_impossible_gives_nothing() -> None:
    table = with_pm("fever", "nerve-blocker", difficulty="impossible", health=3, sanity=2, marker=2, adrenaline=0)
    table.choose(("interact", "fever", "with-charge"))
    assert (table.state.sheet.marker, table.state.sheet.health, table.state.sheet.sanity) == (2, 3, 2)
    assert table.state.active


@pytest.mark.rule("alone/mission.interact-in-room")
@pytest.mark.rule("alone/interact.mission")
def test_a_mission_is_worked_at_only_in_its_room() -> None:
    assert not with_pm("fever", where="1D2").offers(("interact", "fever", "plain"))
    assert with_pm("fever").offers(("interact", "fever", "plain"))


@pytest.mark.rule("alone/mission.work")
def test_work_takes_two_interacts_or_one_with_a_charge_of_the_type() -> None:
    table = with_pm("fever", "bullets", adrenaline=0)
    assert not table.offers(("interact", "fever", "with-charge"))
    table.choose(("interact", "fever", "plain"))
    assert (table.state.starting[1].work, table.state.starting[1].done) == (1, False)
    table.choose(("interact", "fever", "plain")).answer("heal-which", "health")
    assert table.state.starting[1].done
    quick = with_pm("fever", "bullets", "flare").choose(("interact", "fever", "with-charge"))
    assert quick.state.starting[1].done
    assert charges(quick) == {"bullets": 3, "flare": 2}


@pytest.mark.rule("alone/mission.final-not-early")
@pytest.mark.rule("alone/overview.final-locked")
@pytest.mark.rule("alone/mission.final-face-down")
def test_the_final_mission_cannot_be_worked_at_before_and_nobody_sees_it() -> None:
    table = hero("control-room", missions=("field-hospital", "gravity-problems", "call-for-help"))
    assert not any(option.startswith("interact") for option in table.offered)
    masked = find_game("alone").knowledge
    assert any(secret.path == ("final",) for secret in masked.secrets(table.match.scene))


@pytest.mark.rule("alone/mission.final-not-same-turn")
def test_the_final_mission_cannot_be_completed_in_the_turn_of_its_activation() -> None:
    finish = ("interact", "call-for-help", "finish")
    assert with_fm("call-for-help").offers(finish)
    assert not with_fm("call-for-help", turn={"activated": True}).offers(finish)


@pytest.mark.rule("alone/overview.hero-goal")
@pytest.mark.rule("alone/end.hero-wins")
@pytest.mark.rule("alone/mission.fm01-win")
def test_completing_the_final_mission_wins_at_once() -> None:
    table = with_fm("call-for-help").choose(("interact", "call-for-help", "finish"))
    assert table.result is not None
    assert table.result.winners == (0,)


# -- SM ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/mission/precautionary-measures")
@pytest.mark.rule("alone/mission.sm-bonus")
@pytest.mark.rule("alone/mission.sm01-requirement")
@pytest.mark.rule("alone/mission.sm01-charges-anywhere")
@pytest.mark.rule("alone/mission.sm01-damage")
@pytest.mark.rule("alone/mission.sm01-thresholds")
@pytest.mark.rule("alone/mission.sm01-inform")
@pytest.mark.rule("alone/xp.unrevealed-none")
def test_precautionary_measures_hurt_every_creature_of_a_level_and_tell_how_many_died() -> None:
    there = [("spores", "2E5"), creature("parasite", "2A4", wounded=True), ("cultist", "2D2"), ("spores", "1A3"),
             creature("hollow", "2D3", wounded=True)]  # fmt: skip
    table = with_sm("precautionary-measures", Item("bullets", 1), "flare", creatures=there, shown=["2D3"])
    table.choose(("interact", "precautionary-measures", "pay"))
    table.answer("discard-charge", "bullets")
    table.answer("name-room", "armoury", 0)
    assert [(one.kind, one.sector, one.wounded) for one in table.state.creatures] == [
        ("cultist", "2D2", True), ("spores", "1A3", False),
    ]  # fmt: skip
    assert table.events("deaths") == [{"count": 3}]
    assert table.state.sheet.experience == {"agility": 1}, "only the Hollow was seen"
    assert charges(table) == {"flare": 1}


@pytest.mark.content("alone/mission/precautionary-measures")
def test_without_three_charges_the_measures_cannot_be_taken() -> None:
    assert not with_sm("precautionary-measures", Item("bullets", 2)).offers(
        ("interact", "precautionary-measures", "pay")
    )


@pytest.mark.content("alone/mission/field-hospital")
def test_the_field_hospital_heals_and_makes_adrenaline_heal_both() -> None:
    table = with_sm("field-hospital", "flare", health=3, sanity=3, active=True)
    table.choose(("interact", "field-hospital", "with-charge"))
    assert (table.state.sheet.health, table.state.sheet.sanity) == (5, 5)
    table.answer("start-turn", ("heal", "health"))
    assert (table.state.sheet.health, table.state.sheet.sanity, table.state.sheet.adrenaline) == (6, 6, 2)


@pytest.mark.content("alone/mission/weapons-locker")
def test_the_weapons_locker_gives_upgraded_bullets_and_a_third_die() -> None:
    table = with_sm("weapons-locker", "flare", active=True, missions=("weapons-locker", "fever", "call-for-help"))
    table.choose(("interact", "weapons-locker", "pay"))
    assert table.state.sheet.items == [Item("flare", 1), Item("bullets", 3, True)]
    assert table.state.items.count("bullets") == 2
    fight = hero("1D5", creatures=[("spores", "1D5")], sheet={"gains": ["bare-hands"]})
    fight.choose(("fight", fight.state.creatures[0].figure), rolls=[[HIT, HIT, MISS]])
    assert not fight.state.creatures


@pytest.mark.content("alone/mission/weapons-locker")
def test_without_bullets_anywhere_the_locker_gives_the_next_item() -> None:
    table = with_sm("weapons-locker", "bullets", "bullets", "bullets", top=["flare"], active=True,
                    missions=("weapons-locker", "fever", "call-for-help"))  # fmt: skip
    table.choose(("interact", "weapons-locker", "pay"), ("bullets", 0), ("bullets", 0))
    table.answer("upgrade", "done")
    assert Item("flare", 3, True) in table.state.sheet.items


@pytest.mark.content("alone/mission/vivisection")
@pytest.mark.rule("alone/xp.from-cards")
def test_vivisection_gives_two_points_and_is_half_done_by_a_killer() -> None:
    table = with_sm("vivisection", active=True, sheet={"kills": 1}, adrenaline=0)
    table.choose(("interact", "vivisection", "plain"))
    table.answer("pick-ability", "courage").answer("pick-ability", "courage")
    assert table.state.sheet.experience == {"courage": 2}
    fresh = with_sm("vivisection", active=True, adrenaline=0).choose(("interact", "vivisection", "plain"))
    assert not fresh.state.starting[0].done


@pytest.mark.content("alone/mission/emergency-power")
@pytest.mark.rule("alone/light.sources")
def test_emergency_power_lights_every_switch_and_shows_only_what_is_in_sight() -> None:
    table = with_sm("emergency-power", "detector", active=True, shown=["1A3"], conditions={"1D4": "short"})
    table.choose(("interact", "emergency-power", "with-charge"))
    lit = sorted(sector for sector, there in table.state.elements.items() if there.lit)
    assert lit == ["1A2", "1B3", "1C5", "2C3", "2D4", "2E5"]
    assert sorted(table.state.labyrinth) == ["1A2", "1A3"]
    assert table.events("lit") == [{"sectors": ["1A2"]}]
    assert table.state.sheet.gains == ["two-lines"]


@pytest.mark.content("alone/mission/emergency-power")
def test_after_emergency_power_a_repair_lights_two_lines() -> None:
    table = hero("2D4", sheet={"gains": ["two-lines"]})
    table.choose(("interact", "switch", "east")).answer("second-line", "west")
    assert sorted(sector for sector, there in table.state.elements.items() if there.lit) == [
        "2D2", "2D3", "2D4", "2D5", "2D6",
    ]  # fmt: skip


@pytest.mark.content("alone/mission/crawlways")
def test_crawlways_lead_once_a_round_to_a_room_he_has_been_in() -> None:
    table = with_sm("crawlways", "jetpack", active=True, creatures=[("worm", "2C2")], adrenaline=0, top=["armor"],
                    sheet={"visited": ["armoury", "laboratory"]}, blocked=[("2C2", "2D2")],
                    missions=("crawlways", "fever", "call-for-help"))  # fmt: skip
    table.choose(("interact", "crawlways", "with-charge"))
    assert table.offers(("move", "armoury"))
    assert not table.offers(("move", "laboratory")), "on the other level"
    table.choose(("move", "armoury"), rolls=[[MISS, MISS, MISS]])
    assert (table.state.hero, table.state.sheet.sanity) == ("2C2", 10)
    table.choose(("search", "one"), rolls=[[MISS, MISS, MISS]])
    assert not any(option in ("move ventilation", "move laboratory") for option in table.offered)


@pytest.mark.content("alone/mission/crawlways")
def test_crawlways_lead_back_in_the_next_round_only() -> None:
    sheet = {"gains": ["crawlways"], "visited": ["armoury", "ventilation"]}
    table = hero("ventilation", sheet=sheet, adrenaline=0, turn_number=7)
    table.choose(("move", "armoury"))
    assert table.state.turn_number == 8
    assert not table.offers(("move", "ventilation"))
    table.choose(("search", "one"))
    while table.decision.prompt != "act":
        table.choose(table.offered[0])
    assert table.state.round == 2
    assert table.offers(("move", "ventilation"))


@pytest.mark.content("alone/mission/crawlways")
def test_nobody_attacks_whoever_leaves_by_the_crawlways() -> None:
    table = hero("ventilation", creatures=[("worm", "2C5")], sheet={"gains": ["crawlways"], "visited": ["armoury"]})
    table.choose(("move", "armoury"))
    assert "evil-roll" not in table.kinds()


@pytest.mark.content("alone/mission/voices-behind-the-counter")
@pytest.mark.rule("alone/ally.gained-by-mission")
@pytest.mark.rule("alone/ally.six-health")
@pytest.mark.rule("alone/ally.double-role")
def test_voices_behind_the_counter_bring_an_ally_while_no_creature_is_there() -> None:
    busy = with_sm("voices-behind-the-counter", creatures=[("spores", "1E5")])
    assert not busy.offers(("interact", "voices-behind-the-counter", "plain"))
    table = with_sm("voices-behind-the-counter", active=True, adrenaline=0, rolls=[0])
    step = ("interact", "voices-behind-the-counter", "plain")
    table.choose(step, step)
    assert (table.state.sheet.ally.key, table.state.sheet.ally.charges) == ("pilot", 6)
    assert "pilot" not in table.state.characters


@pytest.mark.content("alone/mission/occupied-pod")
def test_the_occupied_pod_takes_two_turns() -> None:
    table = with_sm("occupied-pod", active=True, adrenaline=1, phase="start", rolls=[1], turn_number=0,
                    missions=("occupied-pod", "fever", "call-for-help"))  # fmt: skip
    table.answer("start-turn", "bullet-time").choose(("interact", "occupied-pod", "plain"))
    assert not table.offers(("interact", "occupied-pod", "plain")), "1 work in a turn"
    table.choose("give-up", ("interact", "occupied-pod", "plain"))
    assert table.state.sheet.ally.key == "engineer"


# -- PM ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/mission/gravity-problems")
@pytest.mark.rule("alone/mission.pm-condition")
@pytest.mark.rule("alone/mission.pm01-condition")
def test_gravity_problems_add_a_die_to_attacks_of_opportunity() -> None:
    table = with_pm("gravity-problems", where="1D2", creatures=[("worm", "1D2")])
    table.choose(("move", "north"), rolls=[[HIT, HIT]])
    assert table.state.sheet.health == 10


@pytest.mark.content("alone/mission/gravity-problems")
@pytest.mark.rule("alone/mission.pm01-requirement")
@pytest.mark.rule("alone/mission.pm01-reward")
def test_one_interact_at_the_pods_ends_gravity_problems() -> None:
    table = with_pm("gravity-problems", active=True, adrenaline=0)
    table.choose(("interact", "gravity-problems", "plain"))
    assert table.state.starting[1].done
    calm = hero("1D2", creatures=[("worm", "1D2")], missions=("crawlways", "gravity-problems", "call-for-help"))
    calm.state.starting[1].done = True
    calm.choose(("move", "north"), rolls=[[HIT]])
    assert calm.state.sheet.health == 11


@pytest.mark.content("alone/mission/howling-fans")
def test_through_howling_fans_a_noise_has_no_direction() -> None:
    for hidden, told in (("1C7", "this-level"), ("2E3", "other-level")):
        table = with_pm("howling-fans", where="1D2", creatures=[("worm", hidden)], hands=[[some_card()]])
        standard_move(table.choose(("search", "one")))
        table.choose(next(option for option in table.decision.options if option != "none"))
        assert table.events("noise") == [{"direction": told, "sector": "1D2"}]


def some_card() -> str:
    """A card of the decks in play, for playing it face down."""
    from koszmar.games.alone.reactions import REACTIONS

    return min(key for key, card in REACTIONS.items() if card.deck == "speed" and card.moment == "declared")


def standard_move(table: Driver) -> Driver:
    """Evil plays a card face down to move a creature, as soon as it can."""
    card = ("down", some_card(), "std-move")
    while not table.asks("react", 1).offers(card):
        table.choose("pass")
    return table.choose(card).asks("standard-reaction", 1)


@pytest.mark.content("alone/mission/failing-grid")
def test_a_failing_grid_lights_little_and_goes_dark_at_the_end_of_the_round() -> None:
    table = with_pm("failing-grid", where="2D4", turn_number=8, lit=["1C5"])
    table.choose(("interact", "switch", "east"))
    assert table.events("lit") == [{"sectors": ["2D4", "2D5"]}]
    assert [sector for sector, there in table.state.elements.items() if there.lit] == ["2D4"]


@pytest.mark.content("alone/mission/leaking-containers")
def test_from_leaking_containers_items_come_with_two_charges() -> None:
    table = with_pm("leaking-containers", where="1D2", top=["flare"])
    table.choose(("search", "one"))
    assert charges(table) == {"flare": 2}


@pytest.mark.content("alone/mission/fever")
def test_fever_lowers_the_healing_limit_until_it_is_cured() -> None:
    table = with_pm("fever", "flare", health=8, sanity=8, phase="start", turn_number=0)
    assert not table.offers(("heal", "health")), "10 counts as 8"
    table.choose("go", ("interact", "fever", "with-charge")).answer("heal-which", "health")
    assert table.state.sheet.health == 10, "it is lifted before the mid-game rewards"


@pytest.mark.content("alone/mission/lockdown")
def test_lockdown_blocks_a_door_behind_the_hero() -> None:
    table = with_pm("lockdown", where="1D5")
    table.choose(("move", "south"))
    assert table.state.blocked == ["1D5/1E5"]


@pytest.mark.content("alone/mission/stairwell-alarm")
def test_after_stairs_the_leader_may_move_a_creature() -> None:
    table = with_pm("stairwell-alarm", where="1E3", creatures=[("worm", "2D6")])
    table.choose(("move", "south")).asks("move-creature", 1)
    assert table.offers(("worm#1", "2E5", "north"))
    assert not table.offers(("worm#1", "2F5", "-")), "that would be 3 sectors"


@pytest.mark.content("alone/mission/something-in-the-water")
def test_something_in_the_water_costs_adrenaline() -> None:
    table = with_pm("something-in-the-water", where="1D2", adrenaline=0, turn_number=8)
    table.choose(("search", "one")).asks("deal", 1)
    assert table.state.sheet.adrenaline == 2


def place_danger(table: Driver) -> Driver:
    """The Leader lays the danger tokens of the round anywhere."""
    while table.match.decision is not None and table.decision.prompt == "place-danger":
        table.choose(table.decision.options[0])
    return table


# -- FM01 ----------------------------------------------------------------------------------------------------------


def activated(key: str, where: str = "escape-pods", **more: Any) -> Driver:
    """A final mission that has just been activated by another one: Gravity Problems, or Leaking Containers."""
    pm = "gravity-problems" if where == "escape-pods" else "leaking-containers"
    table = hero(where, "flare", missions=("field-hospital", pm, key), difficulty="impossible", **more)
    return table.choose(("interact", pm, "plain" if where == "escape-pods" else "with-charge"))


@pytest.mark.content("alone/mission/call-for-help")
@pytest.mark.content("alone/creature/colonel")
@pytest.mark.rule("alone/mission.fm01-activation")
@pytest.mark.rule("alone/mission.fm01-not-hero-sector")
@pytest.mark.rule("alone/mission.fm01-no-sector")
def test_the_colonel_is_put_as_far_from_the_control_room_as_the_hero_or_farther() -> None:
    table = activated("call-for-help", "laboratory").asks("place-boss", 1)
    away = {sector: distance(table.state, sector, "2E3") for sector in table.offered}
    assert set(away.values()) == {distance(table.state, "1C3", "2E3")}
    assert "1C3" not in away
    assert table.events("colonel-aboard") == [{"how": "as-far"}]
    table.choose(table.offered[0])
    assert [one.kind for one in table.state.creatures] == ["colonel"]
    assert "noise" not in table.kinds()
    farthest = activated("call-for-help").asks("place-boss", 1)
    assert {distance(farthest.state, sector, "2E3") for sector in farthest.offered} == {9}, "the Hero alone is 10 away"
    assert farthest.events("colonel-aboard") == [{"how": "nearer"}]


@pytest.mark.content("alone/mission/call-for-help")
@pytest.mark.rule("alone/mission.fm01-sabotage-two")
@pytest.mark.rule("alone/mission.fm01-moves")
@pytest.mark.rule("alone/mission.fm01-order")
@pytest.mark.rule("alone/mission.fm01-sabotage-growth")
@pytest.mark.rule("alone/mission.growth")
def test_the_colonel_moves_and_sabotages_the_control_room_untold() -> None:
    table = end_the_round(growing("call-for-help", creatures=[("colonel", "2F4")]))
    table.answer("move-creature", ("colonel#1", "2E3", "other-level"), 1)
    assert table.state.elements["2E3"].tokens == ("sabotage",) * 3
    assert not table.state.final.steps, "the card, which lies open, says nothing"
    assert "token-placed" not in table.kinds()


@pytest.mark.content("alone/mission/call-for-help")
@pytest.mark.rule("alone/mission.fm01-sabotage-two")
def test_once_the_hero_was_there_the_colonel_comes_too_late() -> None:
    table = with_fm("call-for-help", where="2D3", creatures=[("colonel", "2F5")], turn_number=8)  # fmt: skip
    table.choose(("move", "south"), "no")
    assert table.state.final.steps == ["hero-was-here"]
    table.answer("move-creature", ("colonel#1", "2F3", "south"), 1)
    assert table.state.elements["2E3"].tokens == ()


@pytest.mark.content("alone/mission/call-for-help")
@pytest.mark.rule("alone/mission.fm01-remove-sabotage")
def test_sabotage_is_removed_one_by_one_before_the_call() -> None:
    table = with_fm("call-for-help", tokens={"2E3": ["sabotage"]}, adrenaline=0)
    assert not table.offers(("interact", "call-for-help", "finish"))
    table.choose(("interact", "call-for-help", "repair"))
    assert table.state.elements["2E3"].tokens == ()
    assert table.offers(("interact", "call-for-help", "finish"))


@pytest.mark.content("alone/creature/colonel")
@pytest.mark.rule("alone/mission.fm01-ranged-attack")
@pytest.mark.rule("alone/mission.fm01-single-attack")
@pytest.mark.rule("alone/mission.fm01-stats")
def test_the_colonel_attacks_in_sight_and_once() -> None:
    far = with_fm("call-for-help", where="2D2", shown=["2D3", "2D4"], creatures=[("colonel", "2D4")])
    far.choose(("search", "one"), rolls=[[HIT, HIT, HIT]])
    assert far.state.sheet.health == 9
    near = with_fm("call-for-help", where="2D2", creatures=[("colonel", "2D2")], lit=["2D2"])
    near.choose(("search", "one"), rolls=[[HIT, MISS, HALF]])
    assert near.state.sheet.health == 11


@pytest.mark.content("alone/creature/colonel")
@pytest.mark.rule("alone/mission.fm01-boss-xp")
@pytest.mark.rule("alone/mission.fm01-boss-creature")
@pytest.mark.rule("alone/xp.boss")
@pytest.mark.rule("alone/xp.example-boss")
def test_killing_a_boss_gives_a_point_in_two_different_abilities() -> None:
    table = with_fm("call-for-help", where="2D2", creatures=[creature("colonel", "2D2", wounded=True)],
                    experience={"courage": 1, "precision": 1})  # fmt: skip
    table.choose(("fight", table.state.creatures[0].figure), rolls=[[HIT, HIT]])
    table.answer("pick-ability", "precision", 0)
    assert not table.offers("precision")
    table.choose("cold-blood")
    assert table.state.sheet.experience == {"courage": 1, "precision": 2, "cold-blood": 1}


@pytest.mark.rule("alone/mission.fm01-no-limit")
def test_a_boss_does_not_count_towards_the_limit_of_a_level() -> None:
    crowd = [("worm", "2D6"), ("worm", "2C6"), ("hollow", "2B5"), ("hollow", "2B4"), ("colonel", "2F4")]
    table = growing("the-last-patients", creatures=crowd)
    end_the_round(table).asks("deploy", 1)
    assert any(option.split()[1].startswith("2") for option in table.offered)


# -- other final missions ------------------------------------------------------------------------------------------


@pytest.mark.content("alone/mission/abandon-station")
def test_abandoning_the_station_arms_works_and_finishes() -> None:
    for where in ("ventilation", "armoury", "1D2"):
        assert not with_fm("abandon-station", where=where).offers(("interact", "abandon-station", "arm"))
    assert not any("abandon" in option for option in with_fm("abandon-station").offered), "not before it is armed"
    table = with_fm("abandon-station", where="laboratory", adrenaline=0)
    table.choose(("interact", "abandon-station", "arm"))
    assert (table.state.elements["1C3"].tokens, table.state.final.steps) == (("arm",), ["arm"])
    pods = with_fm("abandon-station", "grapple", adrenaline=0)
    pods.state.final.steps.append("arm")
    pods = asked_again(pods)
    pods.choose(("interact", "abandon-station", "with-charge"), ("interact", "abandon-station", "finish"))
    assert pods.result is not None
    assert pods.result.winners == (0,)


def asked_again(table: Driver) -> Driver:
    """The same table, asked again after a change by hand."""
    from koszmar.kernel.testing.positions import play_on

    return play_on(table.match.game, table.state, table.match.scene.setting)


@pytest.mark.content("alone/mission/abandon-station")
def test_tremors_lay_danger() -> None:
    table = growing("abandon-station", track=0)
    table.state.final.growth = 1
    end_the_round(table).asks("place-danger", 1)
    place_danger(table)
    assert table.state.final.growth == 2
    assert sum(there.danger for there in table.state.elements.values()) == 2


@pytest.mark.content("alone/mission/burn-it-clean")
def test_safeties_are_offered_in_every_room_while_the_hero_does_not_know_better() -> None:
    unsure = with_fm("burn-it-clean", where="laboratory", adrenaline=0)
    unsure.choose(("interact", "burn-it-clean", "safeties"))
    assert "step-fails" in unsure.kinds(), "the Generator Room is on this level"
    assert not unsure.state.final.steps
    sure = with_fm("burn-it-clean", where="laboratory", sketch=["1A2"])
    assert not sure.offers(("interact", "burn-it-clean", "safeties"))
    right = with_fm("burn-it-clean", where="armoury", adrenaline=0, sketch=["1A2"])
    right.choose(("interact", "burn-it-clean", "safeties"))
    assert right.state.final.steps == ["safeties"]


@pytest.mark.content("alone/mission/burn-it-clean")
def test_after_the_safeties_two_work_and_one_interact_burn_the_station() -> None:
    table = with_fm("burn-it-clean", "detector", adrenaline=0)
    assert not any("burn" in option for option in table.offered)
    table.state.final.steps.append("safeties")
    table = asked_again(table)
    table.choose(("interact", "burn-it-clean", "with-charge"), ("interact", "burn-it-clean", "finish"))
    assert table.result is not None


@pytest.mark.content("alone/mission/burn-it-clean")
def test_radiation_rolls_more_dice_every_round() -> None:
    table = growing("burn-it-clean")
    table.state.final.growth = 1
    table._script.come_next([[HIT, HALF]])
    end_the_round(table)
    assert (table.state.sheet.health, table.state.final.growth) == (11, 2)


@pytest.mark.content("alone/mission/patient-zero")
@pytest.mark.content("alone/creature/chrysalis")
def test_the_chrysalis_is_put_into_the_laboratory_or_beside_it() -> None:
    table = activated("patient-zero", blocked=[("1B3", "1C3")]).asks("place-boss", 1)
    assert sorted(table.offered) == ["1C3", "1D3"]


@pytest.mark.content("alone/creature/chrysalis")
@pytest.mark.content("alone/mission/patient-zero")
def test_the_leash_of_the_chrysalis_grows() -> None:
    table = with_fm("patient-zero", where="1D5", creatures=[("chrysalis", "1D3")], hands=[[some_card()]])
    standard_move(table.choose(("search", "one")))
    assert sorted({option.split()[1] for option in table.offered if option != "none"}) == ["1C3"]
    loose = with_fm("patient-zero", where="1D5", creatures=[("chrysalis", "1D3")], hands=[[some_card()]])
    loose.state.final.growth = 1
    loose = loose.begin_again()
    standard_move(loose.choose(("search", "one")))
    assert sorted({option.split()[1] for option in loose.offered if option != "none"}) == ["1C3", "1D2", "1D4", "1E3"]


@pytest.mark.content("alone/mission/patient-zero")
def test_samples_come_from_the_bench_or_from_the_chrysalis() -> None:
    table = with_fm("patient-zero", creatures=[("chrysalis", "1C3")], lit=["1C3"], adrenaline=0)
    table.choose(("interact", "patient-zero", "sample"), rolls=[[MISS, MISS, MISS]])
    assert table.state.final.work == 1
    armed = with_fm("patient-zero", "bullets", creatures=[("chrysalis", "1C3")], adrenaline=0)
    armed.choose(("use", "bullets", 2), rolls=[[HIT, HIT, HIT, MISS], [MISS, MISS, MISS, MISS]])
    assert (armed.state.final.work, armed.state.creatures[0].wounded) == (2, True)
    ready = with_fm("patient-zero", creatures=())
    ready.state.final.work = 3
    ready = asked_again(ready)
    ready.choose(("interact", "patient-zero", "finish"))
    assert ready.result is not None


@pytest.mark.content("alone/mission/patient-zero")
def test_growth_closes_the_wound_of_the_chrysalis() -> None:
    table = growing("patient-zero", creatures=[creature("chrysalis", "1C3", wounded=True)], where="2D2")  # fmt: skip
    end_the_round(table)
    assert (table.state.final.growth, table.state.creatures[0].wounded) == (1, False)


@pytest.mark.content("alone/mission/the-last-patients")
def test_serum_is_made_of_charges_or_blood() -> None:
    table = with_fm("the-last-patients", Item("bullets", 1), "flare", adrenaline=0, health=3)
    table.choose(("interact", "the-last-patients", "two-charges"), "bullets")
    assert (table.state.final.work, charges(table)) == (3, {"flare": 2})
    table.choose(("interact", "the-last-patients", "own-blood"))
    assert (table.state.final.work, table.state.sheet.health) == (4, 1)
    assert not table.offers(("interact", "the-last-patients", "own-blood"))
    table.choose(("interact", "the-last-patients", "one-charge"), ("interact", "the-last-patients", "finish"))
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.content("alone/mission/the-last-patients")
def test_the_ward_sends_a_hollow_and_two_from_the_third_growth_on() -> None:
    table = growing("the-last-patients")
    table.state.final.growth = 2
    end_the_round(table).asks("deploy", 1)
    assert not table.offers("none"), "it must be deployed"
    table.choose(table.decision.options[0]).asks("deploy").choose(table.decision.options[0])
    assert [one.kind for one in table.state.creatures] == ["hollow", "hollow"]


@pytest.mark.content("alone/mission/the-last-patients")
def test_without_hollows_the_ward_lays_danger() -> None:
    three = [("hollow", "2D5"), ("hollow", "2D6"), ("hollow", "2C6")]
    table = growing("the-last-patients", creatures=three)
    end_the_round(table).answer("deploy", "none", 1).asks("place-danger", 1)


@pytest.mark.content("alone/mission/into-the-void")
def test_the_void_needs_sealed_doors_and_nobody_else() -> None:
    table = with_fm("into-the-void", adrenaline=0)
    assert not table.offers(("interact", "into-the-void", "pump"))
    table.choose(("interact", "into-the-void", "seal"))
    assert table.state.blocked == ["2B5/2C5", "2C5/2C6", "2C5/2D5"]
    pump = ("interact", "into-the-void", "pump")
    table.choose(pump, pump, pump)
    assert table.result is not None
    doors = [("2B5", "2C5"), ("2C5", "2C6"), ("2C5", "2D5")]
    assert not with_fm("into-the-void", blocked=doors, creatures=[("spores", "2C5")]).offers(pump)


@pytest.mark.content("alone/mission/into-the-void")
def test_thin_air_takes_adrenaline_and_pressure() -> None:
    table = growing("into-the-void", adrenaline=0)
    table.state.final.work = 2
    table.state.final.growth = 1
    end_the_round(table)
    assert (table.state.final.work, table.state.final.growth, table.state.sheet.adrenaline) == (1, 2, 2)


@pytest.mark.content("alone/mission/the-last-supper")
def test_the_last_supper_invites_until_four_are_aboard() -> None:
    table = activated("the-last-supper", creatures=[("worm", "2D2"), ("worm", "2D3")])
    for _ in range(2):
        table.asks("deploy", 1).choose(table.decision.options[0])
    assert len(table.state.creatures) == 4


@pytest.mark.content("alone/mission/the-last-supper")
def test_two_guests_at_the_table_win() -> None:
    table = with_fm("the-last-supper", creatures=[("worm", "1E5"), ("worm", "1D5")])
    table.choose(("interact", "the-last-supper", "serve"))
    assert table.events("guests") == [{"count": 2}]
    assert table.result is not None
    behind_a_door = with_fm("the-last-supper", creatures=[("spores", "1D5"), ("worm", "1D5")], blocked=[("1D5", "1E5")])
    behind_a_door.choose(("interact", "the-last-supper", "serve"))
    assert behind_a_door.events("guests") == [{"count": 0}]


@pytest.mark.content("alone/mission/the-last-supper")
def test_too_few_guests_come_nearer_or_open_a_door() -> None:
    table = with_fm("the-last-supper", creatures=[("worm", "1D3"), ("hollow", "2B4")])
    table.choose(("interact", "the-last-supper", "serve"))
    table.answer("draw-near", ("hollow#1", "2B3", "other-level"), 1)
    table.answer("draw-near", ("worm#1", "1D4", "north"), 1)
    assert [one.sector for one in table.state.creatures] == ["1D4", "2B3"]
    shut = with_fm("the-last-supper", creatures=[("worm", "1D5")], blocked=[("1D5", "1E5")])
    shut.choose(("interact", "the-last-supper", "serve"))
    assert (shut.state.blocked, shut.state.creatures[0].sector) == ([], "1D5")


@pytest.mark.content("alone/mission/the-last-supper")
def test_hunger_drives_them_farther() -> None:
    crowd = [("worm", "2D3"), ("hollow", "2B4"), ("spores", "2D6"), ("cultist", "1B2")]
    table = growing("the-last-supper", where="1A3", creatures=crowd)
    table.state.final.growth = 1
    end_the_round(table)
    while table.decision.prompt == "draw-near":
        table.choose(table.decision.options[0])
    away = {sector: distance(table.state, sector, "1E5") for sector in table.state.elements}
    assert {one.kind: away[one.sector] for one in table.state.creatures} == {
        "worm": away["2D3"] - 2, "hollow": away["2B4"] - 2, "spores": away["2D6"] - 2, "cultist": away["1B2"] - 2,
    }  # fmt: skip


@pytest.mark.content("alone/mission/the-last-charge")
def test_two_stairwells_then_the_armoury() -> None:
    table = with_fm("the-last-charge", where="1E3", adrenaline=0)
    table.choose(("interact", "the-last-charge", "charge"))
    assert not table.offers(("interact", "the-last-charge", "charge"))
    table.choose(("move", "south"), ("interact", "the-last-charge", "charge"))
    assert table.state.final.steps == ["1E3", "2F5"]
    armoury = with_fm("the-last-charge", adrenaline=0)
    assert not any("last-charge" in option for option in armoury.offered)
    armoury.state.final.steps += ["1E3", "2F5"]
    armoury = asked_again(armoury)
    armoury.choose(("interact", "the-last-charge", "plain"), ("interact", "the-last-charge", "finish"))
    assert armoury.result is not None


@pytest.mark.content("alone/mission/the-last-charge")
def test_the_alarm_gives_evil_a_longer_track_and_more_cards() -> None:
    table = growing("the-last-charge", parameters={"hands": (1, 1, 1)})
    end_the_round(table)
    table.asks("deal", 1).choose(table.decision.options[0]).asks("deal").choose(table.decision.options[0])
    assert (table.state.track_extra, len(table.state.hands[1])) == (1, 2)


@pytest.mark.parametrize("room", sorted(ROOM_OF))
def test_the_rooms_of_these_tests_are_those_of_borealis(room: str) -> None:
    assert position().state.station.sectors[ROOM_OF[room]].room == room


@pytest.mark.rule("alone/mission.fm01-sabotage-two")
def test_the_colonel_sabotages_nothing_on_his_way() -> None:
    there = [creature("colonel", "2F5")]
    table = position(active=True, creatures=there, hands=[["right-behind-me"]]).choose(("search", "one"))
    while not table.offers(("down", "right-behind-me", "std-move")):
        table.choose("pass")
    table.choose(("down", "right-behind-me", "std-move"), ("colonel#1", "2F4", "other-level"))
    assert table.state.creatures[0].sector == "2F4"
    assert not any(there.tokens for there in table.state.elements.values())


# -- edges that a mutant once passed --------------------------------------------------------------------------------


@pytest.mark.content("alone/mission/the-last-patients")
def test_a_price_that_would_leave_neither_health_nor_sanity_cannot_be_paid() -> None:
    step = ("interact", "the-last-patients", "own-blood")
    for health, sanity, can in ((2, 0, False), (2, 1, True), (3, 0, True), (1, 5, False)):
        assert with_fm("the-last-patients", health=health, sanity=sanity).offers(step) == can, (health, sanity)


@pytest.mark.content("alone/mission/the-last-charge")
@pytest.mark.parametrize(("extra", "covered", "symbols"), [(0, 3, 5), (0, 4, 4), (2, 5, 5), (2, 6, 4), (3, 10, 1)])
def test_the_spaces_of_the_alarm_bear_no_symbols(extra: int, covered: int, symbols: int) -> None:
    table = with_fm("the-last-charge", track=covered, table={"track_extra": extra})
    stats = {one.id: one.value for one in table.match.view(0).panels[0].stats}
    assert stats["danger-due"] == symbols


@pytest.mark.content("alone/mission/the-last-supper")
@pytest.mark.rule("alone/mission.final-not-same-turn")
@pytest.mark.parametrize("activated", [False, True])
def test_supper_is_not_over_in_the_turn_in_which_it_was_announced(activated: bool) -> None:
    guests = [("spores", "1E5"), ("hollow", "1E5"), ("worm", "1A3"), ("cultist", "2A4")]
    table = with_fm("the-last-supper", creatures=guests, turn={"activated": activated})
    table.choose(("interact", "the-last-supper", "serve"))
    assert bool(table.state.over) != activated
    assert table.state.over or table.decision.prompt != "draw-near", "with two at the table nobody is fetched"


@pytest.mark.content("alone/mission/into-the-void")
@pytest.mark.parametrize(("growth", "most"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_thin_air_leaves_room_for_one_adrenaline_token(growth: int, most: int) -> None:
    table = with_fm("into-the-void", health=12, sanity=12)
    table.state.final.growth = growth
    stats = {one.id: one.limit for one in table.match.view(0).panels[0].stats}
    assert stats["adrenaline"] == most
