"""Whole matches as text: a change of the rules, of the words or of chance shows itself here.

The choices were made by sensible bots and are kept beside the texts, so that a bot may learn without changing them. Set
KOSZMAR_RENEW_GOLDEN to write the texts anew, and KOSZMAR_RENEW_GOLDEN=play to have the bots play again where a rule has
changed so much that the old choices cannot be made any more. Then read the difference before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from koszmar.games.mansions import GAME
from koszmar.kernel.match import Match
from koszmar.kernel.testing.golden import compare, playthrough

FOLDER = Path(__file__).parent / "golden"
RENEW = os.environ.get("KOSZMAR_RENEW_GOLDEN", "")
SETTINGS = [
    ("borrowed-key", 2, "en"), ("borrowed-key", 1, "pl"), ("the-drowned-carillon", 3, "en"),
    ("salt-in-the-ledger", 2, "pl"), ("the-house-that-counts", 2, "en"), ("the-last-ferry", 3, "pl"),
    ("the-quiet-wing", 4, "en"), ("what-the-tide-keeps", 2, "en"), ("the-drowned-carillon", 5, "pl"),
]  # fmt: skip


def played(scenario: str, players: int) -> Match:
    """A match of sensible bots who now and then do just anything."""
    name = f"{scenario}-{players}"
    match, random = Match.new(GAME, players=players, seed=name, options={"scenario": scenario}), Random(name)
    for decision in match:
        likings, offered = match.likings(decision.seat), decision.offered(decision.seat)
        liked = [key for key, like in zip(offered, likings, strict=True) if like == max(likings)]
        match.choose(random.choice(offered if random.random() < 0.04 else liked), decision.seat)
    return match


@pytest.mark.parametrize(("scenario", "players", "lang"), SETTINGS)
def test_a_match_goes_as_it_went_before(scenario: str, players: int, lang: str) -> None:
    kept = FOLDER / f"{scenario}-{players}.json"
    if RENEW == "play":
        FOLDER.mkdir(exist_ok=True)
        kept.write_text(played(scenario, players).record(), encoding="utf-8")
    match = Match.replay(kept.read_text(encoding="utf-8"))
    assert match.result is not None
    compare(FOLDER / f"{scenario}-{players}.txt", playthrough(match, lang, views_every=150), renew=bool(RENEW))
