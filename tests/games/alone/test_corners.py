"""Odd corners of the Hero's book: where two rules meet, or a number falls on its edge."""

from __future__ import annotations

import pytest
from tests.games.alone.aboard import HALF, HIT, MISS, hero
from tests.games.alone.dark import facing, hears, is_offered, noises, on, told

from koszmar.games.alone.proof.positions import creature, position


@pytest.mark.rule("alone/creature.wound-threshold")
@pytest.mark.rule("alone/creature.damage-not-kept")
def test_three_points_wound_a_worm_and_the_third_is_lost() -> None:
    table = hero("1D4", "bullets", creatures=[("worm", "1D4")], turn={"bullet": True})
    table.choose(("use", "bullets", 2), rolls=[[HIT, HIT, HIT, HALF]])
    assert table.state.creatures[0].wounded
    table.choose(("fight", "worm-1"), rolls=[[HIT, MISS], [MISS, MISS, MISS]])
    assert table.state.creatures, "one point does not kill it, whatever was left over before"


def test_in_the_light_two_half_hits_kill_spores_at_once() -> None:
    table = hero("1D4", lit=["1D4"], creatures=[("spores", "1D4")])
    table.choose(("fight", "spores-1"), rolls=[[HIT, HALF]])
    assert not table.state.creatures


def test_a_loss_that_overflows_stays_what_it_was() -> None:
    taken = {"conditions": {"1D5": "gas"}, "sanity": 0, "health": 6, "adrenaline": 0}
    mind = facing("spiral", ("search", "one"), **taken)
    assert is_offered(mind, "spiral")
    assert (mind.state.sheet.health, mind.state.sheet.sanity) == (5, 0)
    assert not is_offered(facing("pain-and-panic", ("search", "one"), **taken), "pain-and-panic")


def test_above_the_limit_nothing_heals_and_both_uses_of_adrenaline_fit_into_one_turn() -> None:
    calm = ("crawlways", "lockdown", "call-for-help")
    table = position(phase="start", health=12, sanity=9, marker=0, character="captain", missions=calm)
    assert [key for key in table.offered if key.startswith("heal")] == ["heal sanity"]
    table.choose(("heal", "sanity"), "bullet-time")
    assert (table.state.sheet.sanity, table.state.sheet.adrenaline) == (10, 1)
    assert table.decision.prompt == "act", "one token for each use, not two"


def test_adrenaline_is_refilled_before_the_round_takes_its_toll() -> None:
    table = position(
        turn_number=8, missions=("crawlways", "lockdown", "burn-it-clean"), active=True, health=4, sanity=12,
        adrenaline=0, hands=[[]], character="captain", rolls=[HIT, ...],
    )  # fmt: skip
    on(table.choose(("search", "one")))
    while table.decision.prompt not in ("start-turn", "act"):
        table.choose(table.decision.options[0])
    assert (table.state.sheet.health, table.state.sheet.adrenaline) == (3, 4), "four for a status of 4, not five for 3"


def test_a_boss_teaches_two_different_things() -> None:
    table = hero(
        "1D4", "bullets", creatures=[creature("colonel", "1D4", wounded=True)], active=True,
        missions=("crawlways", "lockdown", "call-for-help"), experience={"precision": 2},
    )  # fmt: skip
    table.choose(("use", "bullets", 2), rolls=[[HIT, HIT, MISS, MISS]])
    while table.decision.prompt == "precision":
        table.choose(table.decision.options[0])
    table.asks("pick-ability", 0)
    assert "precision" not in table.offered, "nobody learns a third time"
    table.choose("courage").asks("pick-ability", 0)
    assert "courage" not in table.offered


def test_looking_up_a_staircase_shows_one_sector_and_climbing_it_forgets_the_rest() -> None:
    table = position(hero="1E3", shown=["1D3", "1D4"], adrenaline=0)
    table.choose(("explore", "south"))
    assert sorted(table.state.labyrinth) == ["1D3", "1D4", "1E3", "2F5"]
    table.choose(("move", "south"))
    assert sorted(table.state.labyrinth) == ["1E3", "2F5"]


def test_a_lit_line_behind_a_blocked_door_is_lost_at_the_end_of_a_round() -> None:
    open_door = position(hero="1D5", shown=["1E5", "1D4"], lit=["1E5"], turn_number=8, hands=[[]])
    shut = position(hero="1D5", shown=["1E5", "1D4"], lit=["1E5"], blocked=[("1D5", "1E5")], turn_number=8, hands=[[]])
    for table in (open_door, shut):
        on(table.choose(("search", "one")))
        while table.decision.prompt not in ("start-turn", "act"):
            table.choose(table.decision.options[0])
    assert "1E5" in open_door.state.labyrinth
    assert "1E5" not in shut.state.labyrinth
    assert "1D4" in shut.state.labyrinth


def test_a_blocked_door_bends_a_noise_but_not_a_distance() -> None:
    asked = {"hero": "1C3", "creatures": [("hollow", "1A3")], "blocked": [("1B3", "1C3")]}
    table = facing("right-behind-me", ("locate", "hollow"), "stairs", **asked)
    on(table)
    assert [one["distance"] for one in told(table, "located") if one["target"] == "hollow"] == [2]
    moved = facing("right-behind-me", ("search", "one"), **asked)
    while not moved.offers(("down", "right-behind-me", "std-move")):
        moved.choose("pass")
    moved.choose(("down", "right-behind-me", "std-move"))
    going = next(key for key in moved.decision.options if isinstance(key, tuple) and key[1] not in ("unblock", "1B3"))
    moved.choose(going)
    assert noises(moved) == ["south"], "all the way round"


def test_whoever_dies_unseen_teaches_nothing() -> None:
    seen = creature("worm", "1D4", wounded=True, acid=True)
    far = creature("worm", "2C2", wounded=True, acid=True, number=2)
    table = position(turn_number=8, creatures=[seen, far], shown=["1D4"], hands=[[]], character="captain")
    on(table.choose(("search", "one")))
    while table.decision.prompt not in ("start-turn", "act"):
        table.choose(table.decision.options[0])
    assert not table.state.creatures
    assert table.state.sheet.experience == {"courage": 1}
    assert hears(table).count("killed") == 1
