"""Whole matches as text: a change of the rules, of the words or of chance shows itself here.

Set KOSZMAR_RENEW_GOLDEN to write the files anew, then read the difference before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.match import Match
from koszmar.kernel.testing.golden import compare, playthrough

FOLDER = Path(__file__).parent / "golden"
HERO = 0


def played(seed: str, players: int, difficulty: str) -> Match:
    """A match to its end: Evil does just anything, the Hero walks about and works wherever he can."""
    match = Match.new("alone", players=players, seed=seed, options={"difficulty": difficulty})
    random = Random(seed)
    for decision in match:
        seat = random.choice(decision.seats)
        match.choose(eager(decision, random) if seat == HERO else random.choice(decision.offered(seat)), seat)
    return match


def eager(decision: Decision, random: Random) -> Key:
    """What the Hero does: a mission if there is one here, mostly a Move, sometimes anything."""
    options = list(decision.options)
    if decision.prompt == "act":
        deeds = [key for key in options if isinstance(key, tuple)]
        work = [key for key in deeds if key[0] == "interact" and key[1] not in ("switch", "condition")]
        moves = [key for key in deeds if key[0] == "move"]
        options = work or (moves if random.random() < 0.6 else options)
    return random.choice(options)


@pytest.mark.parametrize(
    ("name", "seed", "players", "lang"),
    [
        ("easy-two", 2, 2, "en"),
        ("normal-two", 8, 2, "pl"),
        ("nightmare-two", 1, 2, "en"),
        ("normal-four", 1, 4, "en"),
        ("nightmare-four", 7, 4, "pl"),
        ("impossible-four", 11, 4, "en"),
    ],
)
def test_a_match_goes_as_it_went_before(name: str, seed: int, players: int, lang: str) -> None:
    """Seeds with which much happens: few matches of this kind have so many kinds of events."""
    match = played(f"{name}-{seed}", players, name.partition("-")[0])
    assert match.result is not None
    assert len({event.kind for event in match.events()}) > 35
    text = playthrough(match, lang, views_every=100)
    compare(FOLDER / f"{name}.txt", text, renew=bool(os.environ.get("KOSZMAR_RENEW_GOLDEN")))
