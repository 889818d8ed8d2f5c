"""The past of a match: snapshots thin out with age, and every moment can still be reached."""

from __future__ import annotations

from random import Random

from koszmar import Match
from koszmar.kernel.past import MANY
from koszmar.kernel.testing.strategies import play_on


def long_match() -> Match:
    for seed in range(60):
        match = Match.new("betrayal", players=6, seed=seed)
        play_on(match, Random(seed), 3 * MANY)
        if match.number > 2 * MANY:
            return match
    raise AssertionError("no long match was found")


def test_old_snapshots_thin_out_and_undo_still_reaches_every_choice() -> None:
    match = long_match()
    marks = [mark.number for mark in match._past.marks]
    assert len(marks) < MANY
    assert marks[-1] - marks[-2] <= marks[2] - marks[1], "the older, the wider apart"
    for back in (1, MANY // 2, MANY):
        twin = match.fork()
        while twin.number > match.number - back:
            twin.undo("choice", agreed=True)
        assert twin.fingerprint() == Match.replay(match.record(), upto=twin.number).fingerprint()
