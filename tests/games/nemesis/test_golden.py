"""Whole matches as text: a change of the rules, of the words or of chance shows itself here.

Set KOSZMAR_RENEW_GOLDEN to write the files anew, then read the difference before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from koszmar.bots import make_bot
from koszmar.kernel.match import Match
from koszmar.kernel.testing.golden import compare, playthrough

FOLDER = Path(__file__).parent / "golden"


def played(seed: str, players: int, **options: object) -> Match:
    """A match of random bots, to its end."""
    match = Match.new("nemesis", players=players, seed=seed, options=options)
    bot, random = make_bot("random", seed), Random(seed)
    for decision in match:
        seat = random.choice(decision.seats)
        match.choose(bot.choose(match, seat), seat)
    return match


@pytest.mark.parametrize(
    ("name", "seed", "players", "lang", "enemy", "mode"),
    [
        ("seeders-two", 53, 2, "en", "void-seeders", "semi-cooperative"),
        ("seeders-four", 54, 4, "pl", "void-seeders", "semi-cooperative"),
        ("seeders-cooperative", 58, 3, "en", "void-seeders", "cooperative"),
        ("seeders-solo", 51, 1, "pl", "void-seeders", "semi-cooperative"),
        ("intruders-two", 8, 2, "pl", "intruders", "semi-cooperative"),
        ("intruders-four", 35, 4, "en", "intruders", "semi-cooperative"),
        ("intruders-cooperative", 1, 3, "pl", "intruders", "cooperative"),
        ("intruders-solo", 19, 1, "en", "intruders", "semi-cooperative"),
    ],
)
def test_a_match_goes_as_it_went_before(name: str, seed: int, players: int, lang: str, enemy: str, mode: str) -> None:
    """Seeds with which much happens: few random matches have so many kinds of events."""
    match = played(f"{name}-{seed}", players, enemy=enemy, mode=mode)
    assert match.result is not None
    assert len({event.kind for event in match.events()}) > 50
    text = playthrough(match, lang, views_every=100)
    compare(FOLDER / f"{name}.txt", text, renew=bool(os.environ.get("KOSZMAR_RENEW_GOLDEN")))
