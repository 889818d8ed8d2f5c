"""Creatures: encounters, attacks of opportunity, noise, movement, deploying, attacks, wounds."""

from typing import Any

import pytest
from tests.games.alone.dark import creature as one_of
from tests.games.alone.dark import hears, noises, on, play, told

from koszmar.games.alone.creatures import (
    damage,
    deploy,
    deploy_sectors,
    free_tokens,
    is_full,
    make_noise,
    paths,
    transfer,
    true_directions,
)
from koszmar.games.alone.proof.positions import creature, position
from koszmar.games.alone.reactions.verbs import sneak_options
from koszmar.games.alone.station import distance
from koszmar.kernel.flow import Key
from koszmar.kernel.testing.driver import Driver

SEARCH = ("search", "one")
CARD = "right-behind-me"
"""A card that Evil plays face down."""
FIVE = [("worm", "1A2"), ("parasite", "1A2"), ("hollow", "1A2"), ("cultist", "1A2"), ("spores", "1A2")]
"""As many as a level can hold."""


def std(way: str, *answers: Key, **table: Any) -> Driver:
    """The Hero searches; Evil plays a card face down and answers its question; then everybody passes."""
    rolls = table.pop("rolls", ["miss", ...])
    found = position(hands=[[CARD]], rolls=rolls, **table).choose(SEARCH)
    while not found.offers(("down", CARD, way)):
        found.choose("pass")
    found.choose(("down", CARD, way)).asks("standard-reaction", 1)
    return on(found.choose(*answers)) if answers else found


def directions(hero: str, sector: str, **table: Any) -> set[str]:
    """What can truly be told about a noise in a sector."""
    return set(true_directions(position(hero=hero, **table).match.scene, sector))


# -- encounters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/encounter.enter-unrevealed")
@pytest.mark.rule("alone/encounter.sanity-loss")
@pytest.mark.parametrize(("kind", "sanity"), [("spores", 11), ("parasite", 11), ("hollow", 10), ("worm", 10)])
def test_meeting_an_unrevealed_creature_costs_its_sanity(kind: str, sanity: int) -> None:
    table = position(creatures=[(kind, "1D4")], rolls=["miss", ...]).choose(("move", "west"))
    assert table.state.sheet.sanity == sanity
    assert told(table, "loss")[0]["cause"] == "scare"


@pytest.mark.rule("alone/encounter.zero-damage")
def test_a_cultist_costs_no_sanity_when_met() -> None:
    table = position(creatures=[("cultist", "1D4")], rolls=["miss", ...]).choose(("move", "west"))
    assert table.state.sheet.sanity == 12
    assert told(table, "loss") == []


@pytest.mark.rule("alone/encounter.creature-arrives")
@pytest.mark.rule("alone/noise.own-sector")
def test_an_unrevealed_creature_that_comes_to_the_hero_scares_him() -> None:
    table = std("std-move", ("worm#1", "1D5", "-"), creatures=[("worm", "1D4")])
    assert table.state.sheet.sanity == 10
    assert noises(table) == []


@pytest.mark.rule("alone/encounter.each-creature")
def test_each_creature_scares_by_itself() -> None:
    table = position(creatures=[("worm", "1D4"), ("parasite", "1D4")], rolls=["miss", ...])
    table.choose(("move", "west"), "worm#1")
    assert [one["amount"] for one in told(table, "loss")] == [2, 1]


@pytest.mark.rule("alone/encounter.each-creature")
@pytest.mark.rule("alone/evil.leader-decides")
def test_the_leader_says_in_which_order_creatures_scare() -> None:
    for first, losses in (("worm#1", [2, 1]), ("parasite#1", [1, 2])):
        creatures = [("worm", "1D4"), ("parasite", "1D4")]
        table = position(players=3, leader=2, creatures=creatures, rolls=["miss", ...])
        table.choose(("move", "west")).asks("pick-creature", 2)
        assert table.offered == ["worm#1", "parasite#1"]
        table.choose(first)
        assert [one["amount"] for one in told(table, "loss")] == losses
        assert table.state.sheet.sanity == 12 - sum(losses)


@pytest.mark.rule("alone/encounter.revealed-first-no-scare")
def test_a_creature_that_was_revealed_elsewhere_does_not_scare() -> None:
    enters = position(shown=["1D4"], creatures=[("worm", "1D4")], rolls=["miss", ...]).choose(("move", "west"))
    assert enters.state.sheet.sanity == 12
    comes = std("std-move", ("worm#1", "1D5", "-"), shown=["1D4"], creatures=[("worm", "1D4")])
    assert comes.state.sheet.sanity == 12


@pytest.mark.rule("alone/encounter.explore-no-scare")
def test_exploring_does_not_scare_nor_does_what_was_explored() -> None:
    table = position(creatures=[("worm", "1D4")], rolls=["miss", ...], adrenaline=0).choose(("explore", "west"))
    assert table.state.creatures[0].figure
    table.choose(("move", "west"))
    assert table.state.hero == "1D4"
    assert table.state.sheet.sanity == 12


@pytest.mark.rule("alone/encounter.appears-beside")
@pytest.mark.rule("alone/transfer.no-noise")
@pytest.mark.rule("alone/transfer.no-distance")
@pytest.mark.rule("alone/transfer.definition")
def test_a_transferred_creature_makes_no_noise_minds_no_distance_and_scares_if_it_appears_here() -> None:
    table = position(creatures=[("worm", "1A3")], blocked=[("1A2", "1A3")])
    scene, worm = table.match.scene, table.state.creatures[0]
    assert list(transfer(scene, worm, "1B2")) == []
    assert list(transfer(scene, worm, "1D5")) == []
    assert worm.figure
    assert table.state.sheet.sanity == 10
    assert not [note for note in table.state.notes if "noise" in note]


@pytest.mark.rule("alone/encounter.example-parasite-worm")
def test_the_parasite_costs_one_sanity_and_the_worm_that_follows_two() -> None:
    table = position(creatures=[("parasite", "1D4"), ("worm", "1D3")], hands=[[CARD]], rolls=["miss", ...])
    table.choose(("move", "west"), "pass")
    assert table.state.sheet.sanity == 11
    play(table, CARD, ("worm#1", "1D4", "-"))
    assert table.state.sheet.sanity == 9


# -- attacks of opportunity ----------------------------------------------------------------------------------------


def flee(*rolls: Any, **table: Any) -> Driver:
    """The Hero leaves 1D5 by the west."""
    return position(**table).choose(("move", "west"), rolls=rolls)


@pytest.mark.rule("alone/aoo.trigger")
@pytest.mark.rule("alone/aoo.dice")
@pytest.mark.rule("alone/aoo.damage")
@pytest.mark.rule("alone/aoo.one-roll")
@pytest.mark.rule("alone/aoo.always")
@pytest.mark.rule("alone/aoo.before-leaving")
def test_leaving_creatures_means_one_roll_with_a_die_for_each_before_the_move() -> None:
    table = flee(["hit", "hit", "miss"], creatures=[("spores", "1D5"), ("worm", "1D5"), ("cultist", "1D5")])
    assert table.state.sheet.health == 10
    assert [one["cause"] for one in told(table, "evil-roll")] == ["opportunity"]
    assert table.kinds().index("evil-roll") < table.kinds().index("moves")


@pytest.mark.rule("alone/aoo.trigger")
def test_leaving_an_empty_sector_is_safe() -> None:
    assert told(flee(shown=["1D4"], creatures=[("worm", "1C5")]), "evil-roll") == []


@pytest.mark.rule("alone/aoo.lit")
@pytest.mark.rule("alone/aoo.example-lit-two")
def test_fleeing_from_two_in_the_light_one_die_is_rolled() -> None:
    table = flee(["hit"], creatures=[("spores", "1D5"), ("worm", "1D5")], lit=["1D5"])
    assert table.state.sheet.health == 11


@pytest.mark.rule("alone/dice.no-negative")
@pytest.mark.rule("alone/aoo.lit")
def test_a_pool_without_dice_rolls_none_and_hits_nobody() -> None:
    table = flee(creatures=[("spores", "1D5")], lit=["1D5"])
    assert [one["dice"] for one in told(table, "evil-roll")] == [[]]
    assert table.state.sheet.health == 12


@pytest.mark.rule("alone/aoo.danger-of-left-sector")
@pytest.mark.parametrize(("danger", "health"), [("1D5", 11), ("1D4", 12)])
def test_only_danger_in_the_sector_being_left_makes_half_hits_count(danger: str, health: int) -> None:
    assert flee(["half"], creatures=[("spores", "1D5")], danger=[danger]).state.sheet.health == health


# -- noise ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/noise.cause")
@pytest.mark.rule("alone/noise.must-tell")
@pytest.mark.rule("alone/noise.kind-not-told")
@pytest.mark.rule("alone/noise.radar-marks")
@pytest.mark.rule("alone/cmove.standard-reaction")
@pytest.mark.content("alone/standard/std-move")
def test_a_creature_that_moves_unseen_is_heard_and_nothing_else_is_told() -> None:
    table = std("std-move", ("worm#1", "1D3", "west"), creatures=[("worm", "1D2")])
    assert told(table, "noise") == [{"direction": "west", "sector": "1D5"}]
    assert "5 noise west 1D5" in table.state.notes
    assert [kind for kind in hears(table) if kind.startswith("creature")] == []


@pytest.mark.rule("alone/noise.cause")
@pytest.mark.rule("alone/deploy.noise")
@pytest.mark.rule("alone/deploy.definition")
@pytest.mark.rule("alone/deploy.evil-chooses")
@pytest.mark.rule("alone/evil.standard-deploy")
@pytest.mark.rule("alone/hidden.deploy-only-noise")
@pytest.mark.content("alone/standard/std-deploy")
def test_of_a_deployment_the_hero_learns_only_the_noise() -> None:
    table = std("std-deploy", creatures=[])
    assert table.offers(("worm", "1A2", "north"), ("worm", "1A2", "west"), ("spores", "1D2", "west"))
    before = len(table.told)
    table.choose(("worm", "1A2", "north"))
    assert [(one.kind, one.sector) for one in table.state.creatures] == [("worm", "1A2")]
    heard = [event.kind for event in table.told[before:] if event.seen_by(0) is not None]
    assert heard[0] == "noise"
    assert heard[1:] == ["turn"]


@pytest.mark.rule("alone/noise.end-sector")
@pytest.mark.rule("alone/cmove.by-card")
def test_a_move_of_two_sectors_is_one_noise_from_its_end() -> None:
    table = position(creatures=[("worm", "1B3")], hands=[[CARD]]).choose(("move", "west"))
    play(table, CARD, ("worm#1", "1D3", "west"))
    assert noises(table) == ["west"]


@pytest.mark.rule("alone/noise.direction")
def test_a_noise_comes_from_where_the_shortest_way_begins() -> None:
    assert directions("1D5", "1D2") == {"west"}
    assert directions("1D5", "1B4") == {"north"}
    assert directions("1D5", "1E5") == {"south"}


@pytest.mark.rule("alone/noise.tie")
def test_where_shortest_ways_tie_evil_names_one_of_them() -> None:
    assert directions("1D5", "1A2") == {"north", "west"}
    table = std("std-move", creatures=[("worm", "1A3")])
    assert table.offers(("worm#1", "1A2", "north"), ("worm#1", "1A2", "west"))
    assert not table.offers(("worm#1", "1A2", "south"))
    assert noises(table.choose(("worm#1", "1A2", "west"))) == ["west"]


@pytest.mark.rule("alone/noise.other-level")
def test_of_a_noise_on_the_other_level_only_that_is_told() -> None:
    assert directions("1D5", "2F5") == {"other-level"}
    assert noises(std("std-move", ("worm#1", "2F4", "other-level"), creatures=[("worm", "2F5")])) == ["other-level"]


@pytest.mark.rule("alone/noise.blocked-doors")
@pytest.mark.rule("alone/noise.example-blocked")
def test_noise_goes_round_a_blocked_door() -> None:
    assert directions("1D3", "1C3") == {"north"}
    assert directions("1D3", "1C3", blocked=[("1C3", "1D3")]) == {"west"}


@pytest.mark.rule("alone/noise.no-open-way")
def test_without_an_open_way_noise_is_measured_as_if_doors_were_open() -> None:
    assert directions("1B3", "1A2", blocked=[("1A2", "1A3")]) == {"north"}


@pytest.mark.rule("alone/noise.through-stairs")
def test_the_way_of_a_noise_on_this_level_may_lead_through_stairs() -> None:
    assert "north" in directions("2B3", "2F5")


@pytest.mark.rule("alone/noise.visible-none")
def test_what_is_seen_is_not_heard() -> None:
    table = std("std-move", ("worm#1", "1D4", "-"), shown=["1D4"], creatures=[("worm", "1D3")])
    assert noises(table) == []
    assert len(told(table, "creature-comes")) == 1


@pytest.mark.rule("alone/noise.own-sector")
def test_a_noise_in_the_own_sector_is_not_told() -> None:
    table = position()
    make_noise(table.match.scene, "1D5")
    assert list(table.state.notes) == []


# -- movement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/cmove.up-to")
def test_a_creature_may_go_less_far_than_the_card_allows() -> None:
    table = position(creatures=[("worm", "1D2")])
    assert set(paths(table.match.scene, table.state.creatures[0], 2)) == {"1C2", "1B2", "1D3", "1D4", "1E3", "1C3"}


@pytest.mark.rule("alone/cmove.stops-in-hero-sector")
def test_a_creature_does_not_walk_through_the_hero() -> None:
    table = position(creatures=[("worm", "1D4")])
    found = paths(table.match.scene, table.state.creatures[0], 2)
    assert "1D5" in found
    assert "1C5" not in found


@pytest.mark.rule("alone/cmove.leaves-revealed")
@pytest.mark.rule("alone/cmove.becomes-unrevealed")
@pytest.mark.rule("alone/cmove.example-a")
def test_a_creature_that_leaves_what_is_revealed_is_gone_and_its_direction_is_told() -> None:
    table = std("std-move", ("worm#1", "1D3", "west"), shown=["1D4"], creatures=[("worm", "1D4")])
    assert told(table, "creature-leaves") == [{"figure": "worm-1", "kind": "worm", "side": "west"}]
    assert table.state.labyrinth["1D4"].figures == ()
    assert table.state.creatures[0].figure == ""


@pytest.mark.rule("alone/cmove.out-of-sight-visible")
@pytest.mark.rule("alone/cmove.example-b")
def test_round_the_corner_but_in_revealed_sectors_a_creature_stays_in_view() -> None:
    table = std("std-move", ("worm#1", "1B4", "-"), shown=["1C5", "1B5", "1B4"], creatures=[("worm", "1B5")])
    assert [one.kind for one in table.state.labyrinth["1B4"].figures] == ["worm"]
    assert told(table, "figure-moves") == [{"figure": "worm-1", "kind": "worm", "start": "1B5", "sector": "1B4"}]
    read = [event.kind for event in table.told if event.seen_by(1) is not None]
    assert ("figure-moves" in read, "creature-moves" in read) == (True, False)  # Evil does not read it twice


@pytest.mark.rule("alone/cmove.enters-revealed")
@pytest.mark.rule("alone/cmove.example-reveal-no-scare")
@pytest.mark.parametrize(
    ("start", "end", "shown"), [("1D3", "1D4", ["1D4"]), ("1B4", "1B5", ["1B5"])], ids=["in sight", "out of sight"]
)
def test_whoever_enters_a_revealed_sector_is_revealed_and_scares_nobody(start: str, end: str, shown: list[str]) -> None:
    table = std("std-move", ("parasite#1", end, "-"), shown=shown, creatures=[("parasite", start)])
    assert table.state.creatures[0].figure
    assert table.state.sheet.sanity == 12


# -- deploying -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/deploy.minimum-distance")
@pytest.mark.parametrize(
    ("kind", "least"), [("spores", 3), ("parasite", 4), ("hollow", 3), ("cultist", 4), ("worm", 5)]
)
def test_nobody_is_deployed_nearer_than_its_distance(kind: str, least: int) -> None:
    table = position()
    found = [distance(table.state, "1D5", sector) for sector in deploy_sectors(table.match.scene, kind)]
    assert min(found) == least
    assert len(found) == sum(distance(table.state, "1D5", one) >= least for one in table.state.station.sectors)


@pytest.mark.rule("alone/deploy.nearer-floor")
def test_a_lowered_distance_is_never_below_two() -> None:
    table = position(nightmare=True)
    found = list(deploy_sectors(table.match.scene, "hollow", lower=1))
    assert min(distance(table.state, "1D5", sector) for sector in found) == 2


@pytest.mark.rule("alone/deploy.distance-blocked-doors")
def test_blocked_doors_do_not_lengthen_the_distance_of_deploying() -> None:
    table = position(hero="1D3", blocked=[("1C3", "1D3"), ("1B3", "1C3")])
    assert "1A3" in deploy_sectors(table.match.scene, "spores")  # 3 away through the Laboratory
    assert "1B3" not in deploy_sectors(table.match.scene, "spores")


@pytest.mark.rule("alone/deploy.no-token-left")
def test_a_kind_without_a_free_token_is_not_deployed() -> None:
    worms = [("worm", "1A2"), ("worm", "1A2"), ("worm", "2A4")]
    scene = position(creatures=worms).match.scene
    assert free_tokens(scene, "worm") == 0
    assert not list(deploy_sectors(scene, "worm"))
    assert list(deploy_sectors(scene, "spores"))


@pytest.mark.rule("alone/deploy.creature-limit")
@pytest.mark.rule("alone/deploy.limit-five")
def test_a_full_level_takes_nobody_neither_deployed_nor_walking() -> None:
    table = position(creatures=[*FIVE, ("worm", "2F5")])
    scene, walker = table.match.scene, table.state.creatures[-1]
    assert is_full(scene, 1)
    assert not is_full(scene, 2)
    assert {sector[0] for sector in deploy_sectors(scene, "spores")} == {"2"}
    assert "1E3" not in paths(scene, walker, 1)
    assert "1E3" in paths(position(creatures=[("worm", "2F5")]).match.scene, walker, 1)


@pytest.mark.rule("alone/deploy.limit-five")
def test_a_boss_counts_towards_no_limit() -> None:
    table = position(creatures=[*FIVE, ("colonel", "2F5")], active=True)
    scene, boss = table.match.scene, table.state.creatures[-1]
    assert "1E3" in paths(scene, boss, 1)
    boss.sector = "1E3"
    assert is_full(scene, 1)
    table.state.creatures.pop(0)
    assert not is_full(scene, 1)


@pytest.mark.rule("alone/deploy.definition")
def test_a_creature_deployed_in_a_revealed_sector_is_seen_at_once() -> None:
    table = position(shown=["1D2"])
    list(deploy(table.match.scene, "spores", "1D2"))
    assert [one.kind for one in table.state.labyrinth["1D2"].figures] == ["spores"]
    assert table.state.sheet.sanity == 12


# -- attacks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/creature.attack-end-of-turn")
@pytest.mark.rule("alone/creature.attack-free")
@pytest.mark.rule("alone/creature.attack-mandatory")
@pytest.mark.rule("alone/creature.attack-damage")
def test_a_creature_here_attacks_at_the_end_of_the_turn_without_a_card_or_a_question() -> None:
    table = position(creatures=[("spores", "1D5"), ("worm", "1C5")])
    table.choose(SEARCH, rolls=[["hit", "hit", "miss"]]).asks("start-turn", 0)
    assert table.state.sheet.health == 10


@pytest.mark.rule("alone/creature.attack-dice")
@pytest.mark.parametrize(
    ("kind", "dark", "lit"), [("spores", 3, 2), ("parasite", 2, 1), ("hollow", 2, 1), ("cultist", 2, 2), ("worm", 3, 0)]
)
def test_attack_dice_depend_on_the_light(kind: str, dark: int, lit: int) -> None:
    for light, dice in (([], dark), (["1D5"], lit)):
        table = position(creatures=[(kind, "1D5")], lit=light, rolls=["miss", ...]).choose(SEARCH)
        rolled = told(table, "evil-roll")[0]["dice"]
        assert len(rolled) == dice


@pytest.mark.rule("alone/creature.separate-attacks")
def test_several_creatures_attack_one_by_one_with_their_own_dice() -> None:
    table = position(creatures=[("spores", "1D5"), ("parasite", "1D5")]).choose(SEARCH)
    table.choose("parasite#1", rolls=[["hit", "miss"], ["miss", "miss", "hit"]])
    assert [one["kind"] for one in told(table, "evil-roll")] == ["parasite", "spores"]
    assert [one["amount"] for one in told(table, "loss")] == [1, 1]


# -- wounds --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("alone/creature.wound-threshold")
@pytest.mark.rule("alone/creature.kill-threshold")
@pytest.mark.rule("alone/creature.outright-kill")
@pytest.mark.rule("alone/creature.damage-not-kept")
@pytest.mark.parametrize(
    ("kind", "wounded", "outcomes"),
    [
        ("spores", False, ["", "wounded", "killed", "killed", "killed"]),
        ("parasite", False, ["", "", "wounded", "killed", "killed"]),
        ("worm", False, ["", "", "wounded", "wounded", "killed"]),
        ("parasite", True, ["", "killed", "killed", "killed", "killed"]),
        ("worm", True, ["", "", "killed", "killed", "killed"]),
    ],
)
def test_damage_wounds_or_kills_at_the_thresholds(kind: str, wounded: bool, outcomes: list[str]) -> None:
    scene = position().match.scene
    assert [damage(scene, creature(kind, "1D5", wounded=wounded), points) for points in range(5)] == outcomes


@pytest.mark.rule("alone/creature.damage-not-kept")
def test_damage_below_the_threshold_does_not_add_up() -> None:
    table = position(creatures=[("worm", "1D5")], adrenaline=0)
    for _ in range(3):
        table.choose(("fight", "worm-1"), rolls=[["hit", "miss"], ["miss", "miss", "miss"]])
    assert not table.state.creatures[0].wounded


@pytest.mark.rule("alone/creature.second-wound-kills")
@pytest.mark.rule("alone/creature.wounded-term")
@pytest.mark.rule("alone/creature.killed-leaves")
def test_the_second_wound_kills_and_the_token_is_free_again() -> None:
    table = position(creatures=[("parasite", "1D5")], adrenaline=0)
    table.choose(("fight", "parasite-1"), rolls=[["hit", "hit"], ["miss", "miss"]])
    assert table.state.creatures[0].wounded
    assert told(table, "wounded") == [{"figure": "parasite-1", "kind": "parasite"}]
    assert free_tokens(table.match.scene, "parasite") == 2
    table.choose(("fight", "parasite-1"), rolls=[["hit", "miss"]])
    assert table.state.creatures == []
    assert table.state.labyrinth["1D5"].figures == ()
    assert free_tokens(table.match.scene, "parasite") == 3


@pytest.mark.rule("alone/creature.wounds-persist")
@pytest.mark.rule("alone/creature.wounded-disclosed")
@pytest.mark.rule("alone/creature.wounded-on-request")
def test_a_wound_stays_unseen_and_is_told_when_the_creature_is_revealed() -> None:
    table = position(shown=["1D4"], creatures=[creature("worm", "1D4", wounded=True)], hands=[[CARD, CARD]])
    assert table.state.labyrinth["1D4"].figures[0].wounded
    table.choose(SEARCH)
    while not table.offers(("down", CARD, "std-move")):
        table.choose("pass")
    table.choose(("down", CARD, "std-move"), ("worm#1", "1D3", "west"))
    assert one_of(table, "worm#1").wounded
    table.choose(("down", CARD, "std-move"), ("worm#1", "1D4", "-"))
    assert told(table, "creature-comes") == [{"figure": "worm-1", "kind": "worm", "wounded": 1}]
    assert table.state.labyrinth["1D4"].figures[0].wounded


@pytest.mark.rule("alone/creature.hidden-while-unrevealed")
def test_an_unrevealed_creature_is_not_in_what_the_hero_knows() -> None:
    table = position(creatures=[creature("worm", "1C5", wounded=True)])
    assert table.match.seen_by(0).state.creatures == []
    assert [one.kind for one in table.match.seen_by(1).state.creatures] == ["worm"]


@pytest.mark.rule("alone/deploy.limit-five")
def test_nobody_is_transferred_onto_a_full_level() -> None:
    climbing = ("worm#2", "1E3")
    assert climbing in sneak_options(position(creatures=[*FIVE[:4], ("worm", "2F5")]).match.scene, 1)
    assert climbing not in sneak_options(position(creatures=[*FIVE, ("worm", "2F5")]).match.scene, 1)
