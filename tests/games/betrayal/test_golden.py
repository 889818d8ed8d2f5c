"""Whole matches as text: a change of the rules, of the words or of chance shows itself here.

Set KOSZMAR_RENEW_GOLDEN to write the files anew, then read the difference before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from koszmar.bots import make_bot
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.golden import compare, playthrough

FOLDER = Path(__file__).parent / "golden"


def played(bots: str, seed: str, players: int, until: str, **options: object) -> Match:
    """A match of bots, to its end or to a phase."""
    match = Match.new("betrayal", players=players, seed=seed, options=options)
    bot, random = make_bot(bots, seed), Random(seed)
    for decision in match:
        if match.state.phase == until:
            break
        seat = random.choice(decision.seats)
        match.choose(bot.choose(match, seat), seat)
    return match


@pytest.mark.parametrize(
    ("name", "bots", "players", "lang", "options"),
    [
        ("before-the-haunt-random", "random", 3, "en", {"scenario": "cursed"}),
        ("before-the-haunt-sensible", "sensible", 4, "pl", {"scenario": "for-sale"}),
    ],
)
def test_exploring_goes_as_it_went_before(
    name: str, bots: str, players: int, lang: str, options: dict[str, object]
) -> None:
    match = played(bots, name, players, "haunt", **options)
    assert match.state.phase == "haunt"
    text = playthrough(match, lang, views_every=25)
    compare(FOLDER / f"{name}.txt", text, renew=bool(os.environ.get("KOSZMAR_RENEW_GOLDEN")))


@pytest.mark.parametrize(
    ("name", "kind", "haunt", "players", "lang"),
    [
        ("crimson-jack", "traitor", 1, 3, "en"),
        ("free-the-realtor", "none", 4, 3, "pl"),
        ("inheritance", "hidden", 6, 4, "en"),
        ("bygones", "free", 9, 3, "pl"),
    ],
)
def test_a_haunt_of_each_kind_goes_as_it_went_before(name: str, kind: str, haunt: int, players: int, lang: str) -> None:
    assert HAUNTS[haunt].kind == kind
    match = played("sensible", name, players, "end", haunt=haunt)
    assert match.result is not None
    assert match.result.reason != "dawn"
    text = playthrough(match, lang, views_every=100)
    compare(FOLDER / f"{name}.txt", text, renew=bool(os.environ.get("KOSZMAR_RENEW_GOLDEN")))
