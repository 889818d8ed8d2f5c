"""The odds on answers: what two dice may do to a creature, in the dark and in the light."""

from itertools import product

import pytest

from koszmar.games.alone.dice import faces, is_hit
from koszmar.games.alone.proof.positions import position
from koszmar.kernel.game import find_game
from koszmar.kernel.testing.driver import Driver

TO_WOUND = 2
"""Hits that wound a parasite."""


def odds(table: Driver, key: str) -> dict[str, int]:
    question = table.view(0).question
    assert question is not None
    choice = next(one for one in question.choices if one.key == key)
    return {one.of.id.removeprefix("odds-"): one.percent for one in choice.odds}


@pytest.mark.parametrize("lit", [[], ["1D5"]], ids=["dark", "light"])
@pytest.mark.parametrize("kind", ["spores", "parasite"])
def test_a_fight_says_how_likely_it_wounds_and_kills(kind: str, lit: list[str]) -> None:
    """The same as rolling every pair of faces; what lives strikes back in vain."""
    die = faces(*find_game("alone").setting(2).parameters.die)
    wounds = kills = 0
    for pair in product(die, repeat=2):
        table = position(creatures=[(kind, "1D5")], lit=lit, rolls=[list(pair), "miss", ...])
        table.choose(("fight", f"{kind}-1"))
        left = table.state.creatures
        kills += not left
        wounds += not left or left[0].wounded
    said = odds(position(creatures=[(kind, "1D5")], lit=lit), f"fight {kind}-1")
    assert said["wound"] == round(100 * wounds / len(die) ** 2)
    assert said.get("kill", 0) == round(100 * kills / len(die) ** 2)


@pytest.mark.parametrize(
    ("item", "dice", "half"), [("bullets", 2, False), ("acid-vial", 3, False), ("plasma-torch", 3, True)]
)
def test_a_weapon_says_how_likely_it_wounds(item: str, dice: int, half: bool) -> None:
    """At one creature in sight it says so itself, of several each does."""
    die = faces(*find_game("alone").setting(2).parameters.die)
    needed = TO_WOUND
    thrown = list(product(die, repeat=dice))
    wounds = sum(sum(is_hit(face, half) for face in one) >= needed for one in thrown)
    key = f"use {item} 1"
    assert odds(position(creatures=[("parasite", "1D5")], items=[item]), key)["wound"] == round(
        100 * wounds / len(thrown)
    )
    several = position(creatures=[("parasite", "1D5"), ("spores", "1D5")], items=[item])
    assert not odds(several, key)
    several.choose(("use", item, 1))
    assert several.decision.prompt == "pick-target"
    assert odds(several, "parasite-1")["wound"] == round(100 * wounds / len(thrown))
