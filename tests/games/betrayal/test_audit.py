"""The leak audit over all haunts: every leaf of the state is watched by the laws, or reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.audit import audit
from koszmar.kernel.testing.strategies import play_on

HIDDEN = {
    "decks.event.cards.*", "decks.item.cards.*", "decks.omen.cards.*", "stack.*", "gone.*",
    "explorers.*.cards.*", "turn.held.*", "tokens.*.value", "haunt.monsters.*.value", "haunt.sides.*", "haunt.traitor",
    "haunt.facts.secret-list.*", "haunt.facts.secret-slips.*", "haunt.facts.secret-spell.*",
}  # fmt: skip
"""What somebody cannot know, in one haunt or another."""


def moments() -> Iterator[Match]:
    for haunt in (0, *sorted(HAUNTS)):
        for number in range(2):
            random = Random(f"{haunt}/{number}")
            match = Match.new(GAME, players=3 + haunt % 4, options={"haunt": haunt}, seed=f"{haunt}/{number}")
            play_on(match, random, random.randrange(60))
            yield match if not match.over else Match.replay(match.record(), upto=match.number // 2)


def test_every_leaf_is_hidden_from_somebody_or_reviewed() -> None:
    found = audit(moments())
    assert found.forgotten(GAME) == []
    assert found.misjudged(GAME) == []
    assert found.caught == HIDDEN
