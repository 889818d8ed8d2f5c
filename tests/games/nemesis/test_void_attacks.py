"""The Attack step and the Attack cards of the Void Seeders."""

import pytest
from tests.games.nemesis.hostile import attacked, contaminated, kinds, one_step, the_captain

from koszmar.games.nemesis.enemies.void_seeders import VOID_SEEDERS
from koszmar.games.nemesis.proof.positions import intruder

TYPES = ("lurker", "whisperer", "stalker", "despoiler")


@pytest.mark.rule("nemesis/components.attack-cards")
def test_there_are_twenty_cards() -> None:
    assert len(VOID_SEEDERS.attacks) == 20


@pytest.mark.rule("nemesis/event.attacks")
def test_every_void_seeder_with_a_character_attacks_once() -> None:
    intruders = [intruder("lurker", "06"), intruder("lurker", "06", number=2), intruder("lurker", "07", number=3)]
    table = one_step("attacks", intruders=intruders, tops={"attacks": ["scratch-4", "scratch-5"]})
    assert [one["intruder"] for one in table.events("attack")] == ["lurker-1", "lurker-2"]
    assert the_captain(table).light == 2


@pytest.mark.rule("nemesis/event.attack-order")
def test_rooms_ascend_and_lower_types_come_first() -> None:
    intruders = [intruder("stalker", "06"), intruder("lurker", "06"), intruder("whisperer", "01")]
    table = one_step("attacks", intruders=intruders, tops={"attacks": ["scratch-4", "scratch-5", "scratch-6"]})
    assert [one["kind"] for one in table.events("attack")] == ["whisperer", "lurker", "stalker"]


@pytest.mark.parametrize(
    ("card", "types"),
    [
        ("scratch-4", TYPES),
        ("dismay-4", TYPES),
        ("bite-2", TYPES[1:]),
        ("duplicate-3a", TYPES[:2]),
        ("dread-4", TYPES[2:]),
        ("frenzy-2", TYPES[2:]),
        ("braineating-4", TYPES[3:]),
    ],
)
def test_who_attacks_with_which_card(card: str, types: tuple[str, ...]) -> None:
    assert VOID_SEEDERS.attacks[card].types == types
    for kind in set(TYPES) - set(types):
        table = attacked(card, kind)
        assert not table.events("attack")[0]["hits"]
        assert (the_captain(table).light, the_captain(table).wounds, kinds(table)) == (0, [], [kind])


@pytest.mark.content("nemesis/attack/void-seeders/scratch")
def test_scratch_is_a_light_wound_and_contamination() -> None:
    table = attacked("scratch-r", "lurker")
    assert (the_captain(table).light, contaminated(the_captain(table))) == (1, 1)


@pytest.mark.content("nemesis/attack/void-seeders/dismay")
def test_dismay_is_contamination_and_then_panic() -> None:
    table = attacked("dismay-2a", "lurker", tops={"panic": ["heart-attack"]})
    assert contaminated(the_captain(table)) == 1
    assert the_captain(table).insanity == 2
    assert table.kinds().index("contaminated") < table.kinds().index("panic")


@pytest.mark.content("nemesis/attack/void-seeders/bite")
def test_bite_is_a_serious_wound_or_death() -> None:
    assert len(the_captain(attacked("bite-2", "whisperer", wounds=[["back"]])).wounds) == 2
    table = attacked("bite-2", "whisperer", wounds=[["back", "leg"]])
    assert the_captain(table).status == "dead"
    assert table.events("dies")[0]["cause"] == "attack"


@pytest.mark.content("nemesis/attack/void-seeders/duplicate")
def test_duplicate_brings_another_that_does_not_attack_now() -> None:
    table = attacked("duplicate-3a", "whisperer")
    assert kinds(table) == ["whisperer", "whisperer"]
    assert len(table.events("attack")) == 1
    assert "surprise" not in table.kinds()


@pytest.mark.content("nemesis/attack/void-seeders/duplicate")
def test_without_a_miniature_there_is_no_duplicate() -> None:
    lurkers = [intruder("lurker", "06"), *(intruder("lurker", "21", number=number) for number in range(2, 7))]
    table = attacked("duplicate-3b", "lurker", intruders=lurkers)
    assert len(table.state.intruders) == 6


@pytest.mark.content("nemesis/attack/void-seeders/dread")
def test_dread_is_a_serious_wound_and_then_panic() -> None:
    table = attacked("dread-4", "stalker", tops={"panic": ["heart-attack"]})
    assert len(the_captain(table).wounds) == 1
    assert the_captain(table).insanity == 2


@pytest.mark.content("nemesis/attack/void-seeders/frenzy")
def test_frenzy_bites_everybody_here() -> None:
    table = attacked(
        "frenzy-2", "despoiler", players=3, places=["06", "06", "07"], hands=[[], [], []], wounds=[["back", "leg"]]
    )
    assert [one.status for one in table.state.characters] == ["dead", "aboard", "aboard"]
    assert [len(one.wounds) for one in table.state.characters][1:] == [1, 0]


@pytest.mark.content("nemesis/attack/void-seeders/braineating")
def test_braineating_is_two_serious_wounds_or_death() -> None:
    assert len(the_captain(attacked("braineating-4", "despoiler")).wounds) == 2
    assert the_captain(attacked("braineating-5", "despoiler", wounds=[["back"]])).status == "dead"
