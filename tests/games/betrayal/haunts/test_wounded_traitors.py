"""A traitor who was hurt before the haunt heals where the set-up says so, and stays hurt where it does not."""

import pytest

from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import CAST
from koszmar.games.betrayal.state import Explorer
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match

HEALS = {1, 13, 14, 16, 17, 18, 20, 21, 23, 24, 25, 26, 27, 30, 31, 34, 37, 38, 40, 42, 44, 45, 47, 48, 49}
STAYS_HURT = {19, 22, 29, 33, 35, 36, 41, 43}
LEAVES = {15, 28, 32, 39, 46, 50}
"""Haunts whose traitor has no explorer any more."""
STRONGER = {**{number: {"might": 1, "speed": 1} for number in (1, 13, 21)}, 19: {"sanity": 1}, 48: {"might": 1}}
"""What the traitor of three players gains on top of it."""


def wounded_traitor(number: int) -> Explorer:
    """The traitor's explorer after the set-up; every trait of everybody was critical before it."""
    options = {"haunt": number, "explorers": CAST[:3]}
    match = Match.new(find_game("betrayal"), players=3, seed="night", options=options)
    while match.decision is not None and match.decision.prompt != "be-traitor":
        match.choose(match.decision.options[0], match.decision.seat)
    for explorer in match.state.explorers:
        explorer.traits = dict.fromkeys(TRAITS, 1)
    while match.decision is not None and match.decision.prompt != "act":
        match.choose(match.decision.options[0], match.decision.seat)
    explorer = match.state.explorers[match.state.haunt.traitor]
    assert isinstance(explorer, Explorer)
    return explorer


@pytest.mark.rule("betrayal/anatomy.setup-before-first-turn")
@pytest.mark.parametrize("number", sorted(HEALS))
def test_a_traitor_who_is_told_to_heal_starts_unhurt(number: int) -> None:
    explorer = wounded_traitor(number)
    more = STRONGER.get(number, {})
    assert explorer.traits == {trait: start_of(explorer, trait) + more.get(trait, 0) for trait in TRAITS}


@pytest.mark.rule("betrayal/anatomy.setup-before-first-turn")
@pytest.mark.parametrize("number", sorted(STAYS_HURT))
def test_a_traitor_who_is_not_told_to_stays_hurt(number: int) -> None:
    more = STRONGER.get(number, {})
    assert wounded_traitor(number).traits == {trait: 1 + more.get(trait, 0) for trait in TRAITS}


def test_every_haunt_with_a_traitor_is_looked_at() -> None:
    printed = {number for number, haunt in HAUNTS.items() if haunt.kind == "traitor" and number <= 50}
    assert printed == HEALS | STAYS_HURT | LEAVES
