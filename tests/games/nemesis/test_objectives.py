"""Objectives: the secret choice at the first Intruder, and what fulfils each card."""

from typing import Any

import pytest
from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.objectives import End, is_fulfilled
from koszmar.games.nemesis.proof.positions import position
from koszmar.kernel.testing.driver import Driver

HOME = End(False, "earth", [0, 1])


def fulfilled(key: str, end: End = HOME, **table: Any) -> bool:
    """Whether the Captain has fulfilled an Objective when the match ends so."""
    return is_fulfilled(captain(**table).match.scene, 0, key, end)


SIGNAL = [{"signal": True}]

# -- the choice ----------------------------------------------------------------------------------------------------


def met(**table: Any) -> Driver:
    """The Captain meets the first Intruder."""
    aboard = captain("05", met=False, noise=["06/11"], bag=["seeder-1"], rolls=["2", "seeder-1"], **table)
    aboard.choose(("move", "06"))
    return pay(aboard, "rest")


@pytest.mark.rule("nemesis/objective.first-encounter")
@pytest.mark.rule("nemesis/setup.objectives-choice")
@pytest.mark.rule("nemesis/objective.before-encounter")
def test_with_the_first_intruder_everybody_keeps_one_at_the_same_time() -> None:
    table = met(hands=[["rest"], []], tops={"panic": ["heart-attack"]})
    assert table.decision.prompt == "keep-objective"
    assert table.decision.seats == (0, 1)
    assert table.decision.answered_by == "all"
    assert not [event for event in table.told if event.kind in ("surprise", "contaminated")]
    mine, theirs = (list(one.objectives) for one in table.state.characters)
    table.match.choose(mine[1], 0)
    assert table.state.characters[0].kept == -1
    table.match.choose(theirs[0], 1)
    assert [one.kept for one in table.state.characters] == [1, 0]
    assert [event for event in table.match.events(None) if event.kind == "contaminated"]


@pytest.mark.rule("nemesis/setup.objectives-secret")
@pytest.mark.rule("nemesis/objective.discarded-hidden")
def test_nobody_sees_anybodys_objectives_nor_which_was_kept() -> None:
    table = captain()
    other = table.match.seen_by(1).state.characters[0]
    assert other.objectives == ["?corporate", "?personal"]
    assert other.kept == -1
    assert table.match.seen_by(0).state.characters[0].objectives == table.state.characters[0].objectives
    assert set(table.match.seen_by(1).state.spare_objectives) <= {"?corporate", "?personal"}


@pytest.mark.rule("nemesis/coop.signals")
def test_friends_know_each_others_objectives_and_a_spectator_does_not() -> None:
    both = ["together-home", "together-hunt"]
    table = captain(mode="cooperative", objectives=[both, ["together-burial"]], more=[{"kept": 1}])
    other = table.match.seen_by(1).state.characters[0]
    assert (other.objectives, other.kept) == (both, 1)
    watched = table.match.seen_by(None).state.characters[0]
    assert (watched.objectives, watched.kept) == (["?cooperative", "?cooperative"], -1)


@pytest.mark.rule("nemesis/coop.win")
def test_friends_read_that_they_win_together_and_what_the_others_have_kept() -> None:
    kept: dict[str, Any] = {"objectives": [["together-burial"], ["together-home"]]}
    aims = captain(mode="cooperative", **kept).match.view(0).aims
    assert [aim.text.id for aim in aims] == [
        "aim-together", "objective-together-burial.text", "objective-together-home.text",
    ]  # fmt: skip
    alone = captain(players=1, objectives=[["together-home"]]).match.view(0).aims
    assert [aim.text.id for aim in alone] == ["aim-survive", "objective-together-home.text"]


def test_a_second_intruder_asks_nothing() -> None:
    table = captain("05", noise=["06/11"], bag=["seeder-1"], rolls=["2", "seeder-1"])
    table.choose(("move", "06"))
    pay(table, "rest").asks("act")


@pytest.mark.rule("nemesis/objective.never-met")
def test_whoever_kept_both_wins_with_either() -> None:
    from tests.games.nemesis.test_leaving_and_ends import ASLEEP, ended
    from tests.games.nemesis.test_leaving_and_ends import HOME as COURSE

    both = [["ab-ovo", "save-the-cargo"], ["ab-ovo", "hoarder"]]
    _, result = ended(table=COURSE, met=False, more=[ASLEEP, ASLEEP], objectives=both)
    assert result.scores == (1.0, 0.0)


# -- personal ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/objective.only-survivor")
@pytest.mark.content("nemesis/objective/save-the-cargo")
@pytest.mark.content("nemesis/objective/old-friend")
@pytest.mark.parametrize("key", ["save-the-cargo", "old-friend"])
def test_earth_or_the_only_survivor(key: str) -> None:
    assert fulfilled(key)
    assert not fulfilled(key, End(False, "mars", [0, 1]))
    assert fulfilled(key, End(True, "", [0]))
    assert not fulfilled(key, End(True, "", [0, 1]))


@pytest.mark.content("nemesis/objective/quarantine")
def test_quarantine_is_mars_or_earth_without_the_nest() -> None:
    assert fulfilled("quarantine", End(False, "mars", [0]))
    assert not fulfilled("quarantine")
    assert fulfilled("quarantine", table={"eggs": 0})
    assert not fulfilled("quarantine", End(True, "", [0]), table={"eggs": 0})


@pytest.mark.rule("nemesis/objective.signal-own")
@pytest.mark.content("nemesis/objective/tireless-explorer")
def test_all_rooms_explored_and_the_own_signal() -> None:
    assert fulfilled("tireless-explorer", more=SIGNAL)
    assert not fulfilled("tireless-explorer", more=[{}, {"signal": True}])
    assert not fulfilled("tireless-explorer", more=SIGNAL, unexplored=["13"])


@pytest.mark.content("nemesis/objective/decent-burial")
def test_the_blue_corpse_goes_along() -> None:
    assert fulfilled("decent-burial", more=SIGNAL, belongings=[["corpse-blue"]], objects={"11": []})
    assert not fulfilled("decent-burial", belongings=[["corpse-blue"]], objects={"11": []})
    assert not fulfilled("decent-burial", more=SIGNAL)


@pytest.mark.content("nemesis/objective/hoarder")
def test_seven_items_in_a_pod() -> None:
    six, away = ["tools"] * 6, [{"status": "launched", "room": ""}]
    assert fulfilled("hoarder", belongings=[six], more=away, active=1)  # six, and the Revolver
    assert not fulfilled("hoarder", belongings=[six])
    assert not fulfilled("hoarder", belongings=[[*six[:5], "egg"]], more=away, active=1)


@pytest.mark.rule("nemesis/objective.despoiler-is-queen")
@pytest.mark.rule("nemesis/lair.three-great-hunt")
@pytest.mark.rule("nemesis/lair.great-hunt-no-signal")
@pytest.mark.content("nemesis/objective/great-hunt")
def test_the_great_hunt() -> None:
    destroyed = End(True, "", [0])
    assert fulfilled("great-hunt", destroyed, more=SIGNAL)
    assert not fulfilled("great-hunt", destroyed)
    assert not fulfilled("great-hunt", more=SIGNAL)
    assert fulfilled("great-hunt", table={"lairs_destroyed": 3})
    assert not fulfilled("great-hunt", table={"lairs_destroyed": 2}, more=SIGNAL)
    ruled = {"great-hunt": "with-signal"}
    assert not fulfilled("great-hunt", table={"lairs_destroyed": 3}, rulings=ruled)
    assert fulfilled("great-hunt", table={"lairs_destroyed": 3}, rulings=ruled, more=SIGNAL)
    assert fulfilled("great-hunt", table={"queen_dead": True}, more=SIGNAL, enemy="intruders")


@pytest.mark.content("nemesis/objective/friends-for-life")
def test_friends_for_life_takes_two() -> None:
    assert fulfilled("friends-for-life")
    assert not fulfilled("friends-for-life", End(False, "earth", [0]))


@pytest.mark.content("nemesis/objective/aliens-aboard")
def test_aliens_aboard_wants_nest_or_ship_gone() -> None:
    assert fulfilled("aliens-aboard", End(True, "", [0]), more=SIGNAL)
    assert fulfilled("aliens-aboard", table={"eggs": 0}, more=SIGNAL)
    assert not fulfilled("aliens-aboard", more=SIGNAL)
    assert not fulfilled("aliens-aboard", table={"eggs": 0})


# -- corporate -----------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/objective/my-precious")
def test_an_egg_goes_along() -> None:
    assert fulfilled("my-precious", more=SIGNAL, belongings=[["egg"]])
    assert not fulfilled("my-precious", more=SIGNAL)
    assert not fulfilled("my-precious", belongings=[["egg"]])


@pytest.mark.rule("nemesis/objective.weakness-anyone")
@pytest.mark.content("nemesis/objective/necroscopy")
@pytest.mark.content("nemesis/objective/ab-ovo")
@pytest.mark.content("nemesis/objective/field-biology")
def test_weaknesses_whoever_found_them() -> None:
    assert fulfilled("necroscopy", more=SIGNAL, table={"discovered": [False, False, True]})
    assert not fulfilled("necroscopy", more=SIGNAL, table={"discovered": [True, True, False]})
    assert fulfilled("ab-ovo", table={"discovered": [False, True, False]})
    assert not fulfilled("ab-ovo", table={"discovered": [True, False, True]})
    assert fulfilled("field-biology", table={"discovered": [True, False, True]})
    assert not fulfilled("field-biology", table={"discovered": [True, False, False]})


@pytest.mark.rule("nemesis/objective.player-x")
@pytest.mark.content("nemesis/objective/without-1")
@pytest.mark.content("nemesis/objective/without-2")
@pytest.mark.content("nemesis/objective/without-3")
@pytest.mark.content("nemesis/objective/without-4")
@pytest.mark.content("nemesis/objective/without-5")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_certain_player_must_not_survive(number: int) -> None:
    def judged(survivors: list[int]) -> bool:
        table = position(players=5, places=["06", "01", "13", "14", "15"], hands=[PLAIN])
        return is_fulfilled(table.match.scene, 0, f"without-{number}", End(False, "earth", survivors))

    everybody = [0, 1, 2, 3, 4]
    assert not judged(everybody)
    assert judged([seat for seat in everybody if seat != number - 1])
    assert judged([0])


def test_whoever_must_not_survive_oneself_has_to_be_the_only_one() -> None:
    assert not fulfilled("without-1", End(False, "earth", [0, 1]))
    assert fulfilled("without-1", End(False, "earth", [0]))


# -- together ------------------------------------------------------------------------------------------------------


@pytest.mark.content("nemesis/objective/together-home")
@pytest.mark.content("nemesis/objective/together-burial")
@pytest.mark.content("nemesis/objective/together-biology")
@pytest.mark.content("nemesis/objective/together-hunt")
@pytest.mark.content("nemesis/objective/together-explorers")
@pytest.mark.content("nemesis/objective/together-precious")
@pytest.mark.content("nemesis/objective/together-cleansing")
def test_the_objectives_of_a_team() -> None:
    assert fulfilled("together-home")
    assert not fulfilled("together-home", End(False, "venus", [0]))
    assert fulfilled("together-burial", rooms={"05": "surgery"}, objects={"05": ["corpse-blue"], "11": []})
    assert not fulfilled("together-burial", rooms={"05": "surgery"})
    assert fulfilled("together-biology", table={"discovered": [True, True, False]})
    assert not fulfilled("together-biology")
    assert fulfilled("together-hunt", End(True, "", [0]), more=SIGNAL)
    assert not fulfilled("together-hunt", more=SIGNAL)
    assert fulfilled("together-explorers", more=SIGNAL)
    assert not fulfilled("together-explorers", more=SIGNAL, unexplored=["13"])
    assert fulfilled("together-precious", belongings=[[], ["egg"]])
    assert not fulfilled("together-precious", End(False, "earth", [0]), belongings=[[], ["egg"]])
    assert fulfilled("together-cleansing", table={"eggs": 0}, more=SIGNAL)
    assert not fulfilled("together-cleansing", more=SIGNAL)
