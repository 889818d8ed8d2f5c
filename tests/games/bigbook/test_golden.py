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


def played(bots: str, seed: str, players: int, **options: object) -> Match:
    match = Match.new("bigbook", players=players, seed=seed, options=options)
    bot, random = make_bot(bots, seed), Random(seed)
    for decision in match:
        seat = random.choice(decision.seats)
        match.choose(bot.choose(match, seat), seat)
    return match


@pytest.mark.parametrize(
    ("name", "bots", "players", "lang", "options"),
    [
        ("two-standard-random", "random", 2, "en", {}),
        ("three-terrifying-random", "random", 3, "pl", {"mode": "terrifying", "level": 2}),
        ("five-nightmare-random", "random", 5, "en", {"mode": "nightmare", "level": 3}),
    ],
)
def test_a_match_goes_as_it_went_before(
    name: str, bots: str, players: int, lang: str, options: dict[str, object]
) -> None:
    text = playthrough(played(bots, name, players, **options), lang)
    compare(FOLDER / f"{name}.txt", text, renew=bool(os.environ.get("KOSZMAR_RENEW_GOLDEN")))
