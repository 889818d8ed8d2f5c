"""The four characters as Hero and as ally, and the creatures they meet with the experience that these give."""

from typing import Any

import pytest
from tests.games.alone.aboard import HALF, HIT, MISS, charges, hero

from koszmar.games.alone.bestiary import ABILITIES, KINDS, ORDINARY
from koszmar.games.alone.creatures import kill
from koszmar.games.alone.proof.positions import creature
from koszmar.games.alone.reactions import REACTIONS
from koszmar.games.alone.state import Ally, Item
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message

CALM = ("field-hospital", "leaking-containers", "burn-it-clean")
"""Missions that do not touch these tests."""


def played_by(character: str, where: str = "1D2", *items: Item | str, **more: Any) -> Driver:
    """The Hero as one of the four."""
    return hero(where, *items, character=character, missions=more.pop("missions", CALM), **more)


def with_ally(ally: str, where: str = "1D2", *items: Item | str, **more: Any) -> Driver:
    """The start of a turn with an ally."""
    character = "pilot" if ally == "captain" else "captain"
    table = {"phase": "start", "turn_number": 0, "adrenaline": 0, "character": character, "missions": CALM, **more}
    return hero(where, *items, ally=ally, **table)


# -- as Hero -------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/character/pilot")
@pytest.mark.rule("alone/setup.character")
def test_second_wind_is_one_sector_more_once_a_round() -> None:
    table = played_by("pilot", adrenaline=0).choose(("move", "north")).answer("second-wind", "run", 0)
    table.answer("step-on", "north", 0)
    assert (table.state.hero, table.state.sheet.used) == ("1B2", ["character"])
    table.choose(("move", "east"))
    assert table.state.hero == "1B3"
    web = played_by("pilot", conditions={"1D2": "web"}, adrenaline=0).choose(("move", "north"))
    assert web.decision.prompt == "act", "a Move that does not move her is none"


@pytest.mark.content("alone/character/pilot")
def test_second_wind_comes_after_a_jetpack_too() -> None:
    table = played_by("pilot", "1D2", "jetpack").choose(("use", "jetpack", 1), "north", "north")
    table.answer("second-wind", "run", 0).answer("step-on", "east", 0)
    assert table.state.hero == "1B3"


@pytest.mark.content("alone/character/engineer")
def test_a_spare_cell_saves_a_charge_once_a_round_also_of_a_passive_item() -> None:
    table = played_by("engineer", "1D2", Item("flare", 1), "nerve-blocker", creatures=[("worm", "1C2")])
    table.choose(("use", "flare", 1)).answer("spare-cell", "spare", 0)
    assert charges(table) == {"flare": 1, "nerve-blocker": 3}
    scared = played_by("engineer", "1D2", "nerve-blocker", creatures=[("worm", "1C2")])
    scared.choose(("move", "north"), "use").asks("spare-cell", 0).choose("spare", rolls=[[MISS] * 3])
    assert charges(scared) == {"nerve-blocker": 3}


@pytest.mark.content("alone/character/captain")
def test_the_captain_holds_the_line_against_the_dangerous_part() -> None:
    card = "dark-takes-shape"
    assert REACTIONS[card].moment == "after-reveal"
    table = played_by("captain", danger=["1C2"], hands=[[card]])
    table.choose(("move", "north"))
    while not table.asks("react", 1).offers(("play", card)):
        table.choose("pass")
    table.choose(("play", card)).asks("hold-the-line", 0)
    question = table.view(0).question
    assert question is not None
    assert question.cause == Message(f"reaction-{card}"), "whoever decides about a card has read it"
    assert [one.id for one in table.view(0).announcements] == [f"reaction-{card}"]
    table.choose("hold")
    assert (table.state.sheet.sanity, table.state.sheet.used) == (11, ["character"])


@pytest.mark.content("alone/character/doctor")
def test_steady_hands_heal_once_a_round_at_the_start_of_a_turn() -> None:
    table = played_by("doctor", phase="start", turn_number=0, health=4, adrenaline=0)
    table.answer("start-turn", ("steady-hands", "health"), 0)
    assert table.state.sheet.health == 5
    table.choose(("locate", "door"), "stairs")
    assert table.decision.prompt == "act"


# -- allies --------------------------------------------------------------------------------------------------------


@pytest.mark.content("alone/character/pilot")
@pytest.mark.rule("alone/ally.ability-cost")
@pytest.mark.rule("alone/ally.ability-timing")
def test_the_pilot_covers_a_retreat_once_a_turn() -> None:
    there = [("worm", "1D2"), ("worm", "1C2")]
    table = with_ally("pilot", creatures=there, adrenaline=1, shown=["1C2"])
    table.choose("bullet-time", "go", ("move", "north"))
    table.answer("pilot-covers", "cover", 0)
    assert (table.state.hero, table.state.sheet.ally.charges) == ("1C2", 5)
    table.choose(("move", "north"), rolls=[[MISS]])
    assert table.state.hero == "1B2"


@pytest.mark.content("alone/character/pilot")
@pytest.mark.rule("alone/ally.sacrifice")
def test_the_pilot_s_sacrifice_is_three_safe_sectors_before_the_action() -> None:
    table = with_ally("pilot", creatures=[("worm", "1D2")]).choose(("ally", "sacrifice"), "north", "north", "east")
    assert (table.state.hero, table.state.sheet.ally, table.state.turn.actions) == ("1B3", None, [])
    assert "evil-roll" not in table.kinds()


@pytest.mark.content("alone/character/engineer")
@pytest.mark.rule("alone/ally.example-card")
def test_the_engineer_upgrades_an_item_in_a_search() -> None:
    table = with_ally("engineer", "1D2", top=["flare"]).choose("go", ("search", "one"), ("ally", "flare", 0))
    assert table.state.sheet.items == [Item("flare", 2, True)]
    assert table.state.sheet.ally.charges == 5


@pytest.mark.content("alone/character/engineer")
@pytest.mark.rule("alone/ally.example-card")
def test_the_engineer_s_sacrifice_is_a_free_search_with_any_component() -> None:
    table = with_ally("engineer", "laboratory", top=["armor", "grapple"]).choose(("ally", "sacrifice"))
    table.answer("search-how", "one", 0)
    assert table.offers(("upgrade", "armor", 0, 1)), "mechanical where chemical is needed"
    table.choose("done").asks("act", 0)
    assert table.state.turn.actions == ["search"]


@pytest.mark.content("alone/character/captain")
@pytest.mark.rule("alone/ally.sacrifice")
def test_the_captain_s_sacrifice_silences_evil_for_a_turn() -> None:
    hand = sorted(key for key, card in REACTIONS.items() if card.deck == "speed")[:3]
    table = with_ally("captain", hands=[hand]).choose(("ally", "sacrifice"), ("search", "one"))
    assert table.state.number == 7, "the next turn has begun and nobody was asked"


@pytest.mark.content("alone/character/captain")
def test_the_captain_gives_bullet_time_once_a_round() -> None:
    table = with_ally("captain").choose(("ally", "bullet-time"), "go")
    assert (table.state.turn.bullet, table.state.sheet.ally.charges, table.state.sheet.adrenaline) == (True, 5, 0)
    table.choose(("locate", "door"), "stairs", "give-up")
    assert not table.offers(("ally", "bullet-time"))


@pytest.mark.content("alone/character/doctor")
@pytest.mark.rule("alone/ally.last-charge")
def test_the_doctor_heals_once_a_turn_and_leaves_with_the_last_charge() -> None:
    table = with_ally("doctor", health=3, sheet={"ally": Ally("doctor", 2)})
    table.choose(("ally", "heal", "health"))
    assert not table.offers(("ally", "heal", "health"))
    table.choose("go", ("locate", "door"), "stairs", ("ally", "heal", "health"))
    assert (table.state.sheet.health, table.state.sheet.ally) == (5, None)


@pytest.mark.content("alone/character/doctor")
@pytest.mark.rule("alone/ally.sacrifice")
def test_the_doctor_s_sacrifice_heals_three_of_both() -> None:
    table = with_ally("doctor", health=3, sanity=9).choose(("ally", "sacrifice"))
    assert (table.state.sheet.health, table.state.sheet.sanity, table.state.sheet.ally) == (6, 10, None)


@pytest.mark.rule("alone/ally.evil-redirects")
@pytest.mark.rule("alone/ally.evil-decides")
@pytest.mark.rule("alone/ally.redirect-all")
@pytest.mark.rule("alone/ally.redirect-cost")
@pytest.mark.rule("alone/ally.redirect-no-loss")
@pytest.mark.rule("alone/ally.excess-lost")
@pytest.mark.rule("alone/ally.several")
def test_the_leader_may_put_a_whole_loss_on_the_ally() -> None:
    table = with_ally("doctor", creatures=[("worm", "1D2")], sheet={"ally": Ally("doctor", 2)})
    table.choose("go", ("locate", "door"), "stairs", rolls=[[HIT, HIT, HIT]]).answer("redirect", "ally", 1)
    assert (table.state.sheet.health, table.state.sheet.ally) == (12, None)
    assert not table.state.turn.health_lost
    assert "loss" not in table.kinds()


@pytest.mark.rule("alone/ally.not-redirected")
def test_the_nightmare_loss_stays_with_the_hero() -> None:
    table = with_ally("doctor", phase="action", turn_number=8, nightmare=True, marker=4)
    table.choose(("locate", "door"), "stairs")
    assert (table.state.sheet.sanity, table.state.sheet.ally.charges) == (10, 6)


# -- creatures and experience --------------------------------------------------------------------------------------


@pytest.mark.rule("alone/creature.five-kinds")
@pytest.mark.rule("alone/creature.columns")
@pytest.mark.rule("alone/creature.two-sides")
@pytest.mark.rule("alone/creature.stats-spores")
@pytest.mark.rule("alone/creature.stats-parasite")
@pytest.mark.rule("alone/creature.stats-worm")
@pytest.mark.rule("alone/creature.stats-cultist")
@pytest.mark.rule("alone/creature.stats-fifth")
@pytest.mark.content("alone/creature/spores")
@pytest.mark.content("alone/creature/parasite")
@pytest.mark.content("alone/creature/hollow")
@pytest.mark.content("alone/creature/cultist")
@pytest.mark.content("alone/creature/worm")
def test_the_printed_values_of_the_five_kinds() -> None:
    assert {
        key: (one.normal.dark, one.normal.lit, one.normal.to_wound, one.normal.to_kill, one.normal.sanity,
              one.normal.distance) for key, one in KINDS.items() if not one.boss
    } == {
        "spores": (3, 2, 1, 1, 1, 3), "parasite": (2, 1, 2, 1, 1, 4), "hollow": (2, 1, 2, 1, 2, 3),
        "cultist": (2, 2, 2, 2, 0, 4), "worm": (3, 0, 2, 2, 2, 5),
    }  # fmt: skip


@pytest.mark.rule("alone/nightmare.stronger-stats")
def test_no_value_is_weaker_in_nightmare_mode() -> None:
    for kind in KINDS.values():
        normal, worse = kind.normal, kind.nightmare
        assert (worse.dark, worse.lit, worse.to_wound, worse.to_kill, worse.sanity) >= (
            normal.dark, normal.lit, normal.to_wound, normal.to_kill, normal.sanity,
        )  # fmt: skip
        assert worse.distance <= normal.distance


@pytest.mark.content("alone/creature/chrysalis")
def test_the_chrysalis_has_the_same_values_in_nightmare_mode() -> None:
    assert KINDS["chrysalis"].normal == KINDS["chrysalis"].nightmare
    table = hero("1D2", creatures=[("chrysalis", "1C2")], missions=("field-hospital", "lockdown", "patient-zero"),
                 active=True)  # fmt: skip
    table.choose(("move", "north"), rolls=[[HIT, HIT, MISS, HALF]])
    assert (table.state.sheet.sanity, table.state.sheet.health) == (10, 10)


@pytest.mark.rule("alone/xp.kill-gives")
@pytest.mark.rule("alone/xp.first-marker")
@pytest.mark.rule("alone/xp.second-unlocks")
@pytest.mark.rule("alone/xp.parasite-cold-blood")
@pytest.mark.rule("alone/xp.ability-kind-links")
@pytest.mark.rule("alone/xp.five-abilities")
@pytest.mark.parametrize(
    ("kind", "ability"),
    [("spores", "keen-eye"), ("parasite", "cold-blood"), ("hollow", "agility"), ("cultist", "precision"),
     ("worm", "courage")],
)  # fmt: skip
def test_each_kind_teaches_its_ability(kind: str, ability: str) -> None:
    assert set(ABILITIES) == {KINDS[key].ability for key in ORDINARY}
    table = played_by("captain", creatures=[creature(kind, "1D2", wounded=True)], experience={ability: 1})
    table.choose(("fight", f"{kind}-1"), rolls=[[HIT, HIT]])
    assert table.state.sheet.experience == {ability: 2}


@pytest.mark.rule("alone/xp.maximum-two")
def test_a_third_point_is_nothing() -> None:
    table = played_by("captain", creatures=[creature("worm", "1D2", wounded=True)], experience={"courage": 2})
    table.choose(("fight", "worm-1"), rolls=[[HIT, HIT]])
    assert table.state.sheet.experience == {"courage": 2}


@pytest.mark.rule("alone/xp.agility")
@pytest.mark.rule("alone/xp.one-point-inactive")
def test_agility_rerolls_a_hit_once_unlocked() -> None:
    table = played_by("captain", creatures=[("worm", "1D2")], experience={"agility": 2})
    table.choose(("locate", "door"), "stairs", rolls=[[HIT, HIT, MISS]]).asks("agility", 0)
    table.choose("reroll", rolls=[[MISS]])
    assert table.state.sheet.health == 11
    green = played_by("captain", creatures=[("worm", "1D2")], experience={"agility": 1})
    green.choose(("locate", "door"), "stairs", rolls=[[HIT, HIT, MISS]])
    assert green.state.sheet.health == 10


@pytest.mark.rule("alone/xp.agility-not-aoo")
def test_agility_does_not_help_against_attacks_of_opportunity() -> None:
    table = played_by("captain", creatures=[("worm", "1D2")], experience={"agility": 2})
    table.choose(("move", "north"), rolls=[[HIT]])
    assert table.state.sheet.health == 11


@pytest.mark.rule("alone/xp.courage")
@pytest.mark.parametrize(("face", "danger", "sanity"), [(MISS, False, 11), (HALF, False, 11), (HALF, True, 10),
                                                        (HIT, False, 10)])  # fmt: skip
def test_courage_softens_a_scare_on_a_miss_and_a_half_hit_is_one_without_danger(
    face: str, danger: bool, sanity: int
) -> None:
    table = played_by("captain", creatures=[("worm", "1C2")], danger=["1C2"] if danger else [],
                      experience={"courage": 2})  # fmt: skip
    table.choose(("move", "north")).asks("courage", 0).choose("roll", rolls=[[face], [MISS] * 3])
    assert table.state.sheet.sanity == sanity


@pytest.mark.rule("alone/xp.precision")
@pytest.mark.rule("alone/xp.precision-with-items")
def test_precision_rerolls_a_miss_also_with_an_item() -> None:
    table = played_by("captain", "1D2", "bullets", creatures=[("worm", "1D2")], experience={"precision": 2})
    table.choose(("use", "bullets", 1), rolls=[[HIT, MISS]]).asks("precision", 0)
    table.choose("reroll", rolls=[[HIT], [MISS] * 3])
    assert table.state.creatures[0].wounded


@pytest.mark.rule("alone/xp.cold-blood")
@pytest.mark.rule("alone/xp.cold-blood-delay")
def test_cold_blood_adds_a_token_at_the_end_of_the_round() -> None:
    table = played_by("captain", creatures=[creature("parasite", "1D2", wounded=True)], experience={"cold-blood": 1},
                      turn_number=8, adrenaline=0)  # fmt: skip
    table.choose(("fight", "parasite-1"), rolls=[[HIT, MISS]])
    assert table.events("adrenaline-filled") == [{"count": 4}]


@pytest.mark.rule("alone/xp.only-own-kills")
def test_what_the_evil_players_kill_gives_nothing() -> None:
    table = played_by("captain", creatures=[("worm", "1D2")])
    kill(table.match.scene, table.state.creatures[0], by_hero=False)
    assert (table.state.sheet.experience, table.state.sheet.kills) == ({}, 0)


@pytest.mark.rule("alone/xp.maximum-two")
def test_an_ability_that_is_unlocked_is_not_offered_for_more_points() -> None:
    missions = ("vivisection", "fever", "call-for-help")
    known = {"courage": 2, "agility": 1}
    table = hero("laboratory", experience=known, missions=missions, sheet={"kills": 1})
    table.choose(("interact", "vivisection", "plain"))
    while table.decision.prompt == "react":
        table.choose("pass")
    table.asks("pick-ability", 0)
    assert table.offered == ["agility", "keen-eye", "precision", "cold-blood"]
