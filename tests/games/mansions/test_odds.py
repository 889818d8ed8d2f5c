"""The odds on answers: the same as playing every text and every roll."""

from __future__ import annotations

from itertools import product

from tests.games.mansions.house import HERE, NEXT, B, S, dealt

from koszmar.games.mansions.attacks import SKILLS, texts_for
from koszmar.games.mansions.bestiary import MONSTERS
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.kernel.testing.driver import Driver


def brandt(*items: str, kind: str = "cultist") -> Driver:
    """Ilja Brandt with weapons: strength 3, agility 3, observation 4."""
    return position(someone("ilja-brandt", HERE, *items), monsters=[(kind, HERE)])


def odds(table: Driver, key: str) -> dict[str, int]:
    question = table.view(0).question
    assert question is not None
    choice = next(one for one in question.choices if one.key == key)
    return {one.of.id.removeprefix("odds-"): one.percent for one in choice.odds}


def test_an_attack_says_how_likely_it_hits_and_defeats() -> None:
    """A cultist and bare hands: every text, every roll of two kinds of faces."""
    hit = defeat = 0.0
    texts = texts_for("unarmed", MONSTERS["cultist"].type)
    for text in texts:
        pool = 3 + {"A2": -1, "A6": 1}.get(text, 0)
        assert SKILLS["unarmed"] == ("strength", "agility")
        for faces in product((S, B), repeat=pool):
            share = (3 / 8) ** faces.count(S) * (5 / 8) ** faces.count(B) / len(texts)
            table = brandt().choose("attack unarmed cultist-1", rolls=[text, list(faces)])
            gone = not table.state.monsters
            hit += share * (gone or dealt(table, "cultist-1") > 0)
            defeat += share * gone
    assert odds(brandt(), "attack unarmed cultist-1") == {"hit": round(100 * hit), "defeat": round(100 * defeat)}


def test_a_better_weapon_has_better_odds() -> None:
    table = brandt("axe")
    assert odds(table, "attack axe cultist-1")["defeat"] > odds(table, "attack unarmed cultist-1").get("defeat", 0)


def test_whoever_leaves_a_monster_is_told_how_likely_he_evades_it() -> None:
    assert 0 < odds(brandt(), f"go {NEXT}")["evade"] < 100
    assert not odds(position(someone("ilja-brandt", HERE), monsters=[("cultist", NEXT)]), f"go {NEXT}")


def test_a_step_without_an_action_says_so_too() -> None:
    table = position(someone("hanna-voss", HERE), monsters=[("cultist", HERE)])
    assert odds(table, f"use {NEXT}") == odds(table, f"go {NEXT}") != {}
