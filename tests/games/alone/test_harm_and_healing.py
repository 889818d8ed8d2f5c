"""Losing Health and Sanity, and recovering them up to the healing limit."""

import pytest
from tests.games.alone.dark import status, told

from koszmar.games.alone.harm import heal, healing_limit, lose, mark_loss
from koszmar.games.alone.proof.positions import position
from koszmar.kernel.testing.driver import Driver

SEARCH = ("search", "one")
NO_FEVER = ("emergency-power", "stairwell-alarm", "into-the-void")
"""Missions that leave the healing limit alone."""


def attacked(hits: int, **sheet: int) -> Driver:
    """A creature scores some hits."""
    table = position(creatures=[("spores", "1D5")], **sheet)  # type: ignore[arg-type]
    return table.choose(SEARCH, rolls=[["hit"] * hits + ["miss"] * (3 - hits)])


# -- losses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/status.two-tracks")
@pytest.mark.rule("alone/status.lose-points")
def test_each_point_lowers_the_marker_of_its_track_by_one() -> None:
    assert status(attacked(2))[:2] == (10, 12)
    table = position(creatures=[("worm", "1D4")]).choose(("move", "west"), rolls=[["miss"] * 3])
    assert status(table)[:2] == (12, 10)


@pytest.mark.rule("alone/status.overflow")
@pytest.mark.rule("alone/status.overflow-type")
@pytest.mark.rule("alone/status.example-overflow")
@pytest.mark.rule("alone/status.one-zero-continues")
def test_without_health_the_loss_is_taken_from_sanity_and_stays_a_loss_of_health() -> None:
    table = attacked(2, health=0, sanity=4)
    assert status(table)[:2] == (0, 2)
    assert [(one["kind"], one["amount"]) for one in told(table, "loss")] == [("health", 2)]
    assert table.result is None


@pytest.mark.rule("alone/status.overflow-mid-damage")
def test_one_loss_may_empty_a_track_and_go_on_with_the_other() -> None:
    assert status(attacked(3, health=1, sanity=5))[:2] == (0, 3)


@pytest.mark.rule("alone/nightmare.drain-overflow")
def test_a_loss_of_sanity_overflows_to_health() -> None:
    table = position(sanity=1, health=9)
    mark_loss(table.match.scene, "sanity", 2, "nightmare")
    assert status(table)[:2] == (8, 0)


@pytest.mark.rule("alone/status.both-zero")
@pytest.mark.rule("alone/end.evil-wins")
def test_with_both_tracks_at_nought_the_hero_has_lost() -> None:
    table = attacked(3, health=2, sanity=1)
    assert table.result is not None
    assert (table.result.reason, table.result.rule) == ("lost", "end.evil-wins")
    assert status(table)[:2] == (0, 0)


@pytest.mark.rule("alone/end.only-two-ways")
@pytest.mark.rule("alone/status.one-zero-continues")
def test_one_track_at_nought_does_not_end_the_match() -> None:
    assert attacked(2, health=2, sanity=1).result is None


@pytest.mark.rule("alone/status.lose-points")
def test_a_loss_of_nothing_is_no_loss() -> None:
    table = position()
    assert list(lose(table.match.scene, "health", 0, "attack")) == []
    assert not table.state.turn.health_lost


# -- healing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/heal.limit-position")
@pytest.mark.rule("alone/heal.limit-between")
@pytest.mark.rule("alone/heal.limit-falls")
def test_the_healing_limit_falls_with_the_round_marker() -> None:
    limits = [healing_limit(position(marker=marker, missions=NO_FEVER).match.scene) for marker in range(5)]
    assert limits == [10, 8, 6, 4, 2]


@pytest.mark.rule("alone/heal.limit-cap")
@pytest.mark.rule("alone/heal.above-limit")
@pytest.mark.rule("alone/heal.limit-applies-all")
@pytest.mark.parametrize(("before", "after"), [(2, 5), (5, 6), (6, 6), (9, 9)])
def test_nothing_is_recovered_above_the_limit_and_what_is_above_stays(before: int, after: int) -> None:
    table = position(marker=2, health=before, missions=NO_FEVER)
    heal(table.match.scene, "health", 3)
    assert table.state.sheet.health == after


@pytest.mark.rule("alone/heal.adrenaline")
@pytest.mark.rule("alone/heal.adrenaline-declare")
@pytest.mark.rule("alone/heal.sources")
@pytest.mark.parametrize(("kind", "after"), [("health", (4, 3)), ("sanity", (3, 4))])
def test_a_token_recovers_one_point_at_the_start_of_a_turn(kind: str, after: tuple[int, int]) -> None:
    table = position(phase="start", health=3, sanity=3, missions=NO_FEVER).choose(("heal", kind))
    assert status(table) == (*after, 2)
    assert told(table, "adrenaline") == [{"use": "heal"}]


@pytest.mark.rule("alone/heal.sources")
def test_the_ability_of_the_doctor_is_another_source() -> None:
    table = position(phase="start", health=3, missions=NO_FEVER).choose(("steady-hands", "health"))
    assert status(table) == (4, 12, 3)


@pytest.mark.rule("alone/heal.example-adrenaline")
def test_with_the_limit_at_four_only_health_can_be_recovered() -> None:
    table = position(phase="start", character="pilot", marker=3, health=0, sanity=4, missions=NO_FEVER)
    assert table.offers(("heal", "health"))
    assert not table.offers(("heal", "sanity"))


@pytest.mark.rule("alone/heal.example-easy-reward")
def test_three_of_both_are_recovered_up_to_the_limit_of_four() -> None:
    table = position(marker=3, health=0, sanity=2, missions=NO_FEVER)
    for kind in ("health", "sanity"):
        heal(table.match.scene, kind, 3)
    assert status(table)[:2] == (3, 4)
