"""The odds on answers: the share of faces that hit."""

from __future__ import annotations

import pytest
from tests.games.nemesis.aboard import captain, pay
from tests.games.nemesis.crew import crew

from koszmar.games.nemesis.combat import COMBAT_DIE
from koszmar.games.nemesis.state import Item
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Choice

HARD = "scratch-6"
"""An Attack card with a high blood number: whoever is checked with it lives."""


def choice(table: Driver, key: str) -> Choice:
    question = table.view(0).question
    assert question is not None
    return next(one for one in question.choices if one.key == key)


def odds(table: Driver, key: str) -> dict[str, int]:
    return {one.of.id.removeprefix("odds-"): one.percent for one in choice(table, key).odds}


@pytest.mark.parametrize("kind", ["whisperer", "stalker", "despoiler"])
def test_a_shot_says_how_likely_it_hits(kind: str) -> None:
    """The same as rolling every face."""
    hits = 0
    for face in COMBAT_DIE:
        table = captain("06", intruders=[(kind, "06")], rolls=[face], tops={"attacks": [HARD]})
        pay(table.choose(("shoot", "revolver", f"{kind}-1")), "rest")
        hits += not table.events("missed")
    table = captain("06", intruders=[(kind, "06")])
    for key in (f"shoot revolver {kind}-1", f"melee {kind}-1"):
        assert odds(table, key) == {"hit": round(100 * hits / len(COMBAT_DIE))}
    assert not odds(table, "pass")


@pytest.mark.parametrize(
    ("weapon", "kind", "hits"),
    [
        ("assault-rifle", "lurker", 5), ("assault-rifle", "whisperer", 3), ("assault-rifle", "lair", 2),
        ("prototype-shotgun", "whisperer", 5), ("prototype-shotgun", "lair", 5), ("flamethrower", "despoiler", 5),
    ],
)  # fmt: skip
def test_the_odds_of_a_shot_know_its_weapon(weapon: str, kind: str, hits: int) -> None:
    armed = crew("soldier", hand=["rest", "search"], belongings=[[Item(weapon, ammo=2)]], intruders=[(kind, "06")])
    assert odds(armed, f"shoot {weapon} {kind}-1") == {"hit": round(100 * hits / len(COMBAT_DIE))}


def test_looking_at_odds_sets_nothing_on_fire() -> None:
    """A flamethrower hits with everything but a blank; its double hit sets the Room on Fire when it is fired."""
    table = captain("06", intruders=[("despoiler", "06")], belongings=[["flamethrower"]])
    assert odds(table, "shoot flamethrower despoiler-1") == {"hit": 83}
    assert not any(room.fire for room in table.state.rooms.values())


def test_fighting_hand_to_hand_says_what_a_miss_means() -> None:
    table = crew("soldier", hand=["rest", "search"], intruders=[("stalker", "06")])
    note = choice(table, "melee stalker-1").note
    assert note is not None
    assert (note.id, note.args["cost"]) == ("note-melee", 1)
    assert odds(table, "melee stalker-1") == {"hit": 33}


@pytest.mark.parametrize(("face", "hits"), [("creeper", 0), ("adult", 1), ("two", 1), ("blank", 0)])
def test_whoever_may_roll_again_is_told_whether_the_die_hits_as_it_lies(face: str, hits: int) -> None:
    rifle = Item("assault-rifle", ammo=3)
    table = crew(
        "soldier", hand=["aimed-fire", "rest"], belongings=[[rifle]], intruders=[("whisperer", "06")], rolls=[face]
    )
    table.choose(("card", "aimed-fire"))
    assert table.decision.prompt == "reroll"
    note = choice(table, "keep").note
    assert note is not None
    assert note.args["hits"] == hits
    assert odds(table, "reroll") == {"hit": 50}


@pytest.mark.parametrize("top", ["working", "damaged"])
def test_whoever_repairs_an_engine_is_told_what_each_order_means_and_nobody_else(top: str) -> None:
    tokens = ["working", "damaged"] if top == "working" else ["damaged", "working"]
    table = crew("mechanic", "21", ["quick-repairs"], table={"engines": [tokens, tokens, tokens]})
    table.choose(("card", "quick-repairs", "engine"))
    leave, swap = choice(table, "leave").note, choice(table, "swap").note
    assert leave is not None
    assert swap is not None
    assert leave.args["state"] == top
    assert swap.args["state"] != top
    assert "note-engine" not in repr(table.view(1)) + repr(table.view(None))


@pytest.mark.parametrize(("card", "percent"), [("aimed-fire", 50), ("burst-fire", 100)])
def test_a_card_that_shoots_says_how_likely_it_hits(card: str, percent: int) -> None:
    """At one target it says so itself, of several each does; all Ammo at once hurts even with a miss."""
    rifle = Item("assault-rifle", ammo=3)
    armed = {"hand": [card, "rest"], "belongings": [[rifle]]}
    assert odds(crew("soldier", intruders=[("whisperer", "06")], **armed), f"card {card}") == {"hit": percent}
    several = crew("soldier", intruders=[("whisperer", "06"), ("despoiler", "06")], **armed)
    assert not odds(several, f"card {card}")
    several.choose(("card", card))
    assert several.decision.prompt == "pick-intruder"
    assert odds(several, "whisperer-1") == {"hit": percent}
    assert odds(several, "despoiler-2")["hit"] <= percent
