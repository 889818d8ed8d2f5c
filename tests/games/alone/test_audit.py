"""The leak audit: every leaf of the state is hidden from somebody and watched by the laws, or reviewed as public."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koszmar.games.alone import GAME
from koszmar.kernel.match import Match
from koszmar.kernel.testing.audit import audit, leaves, pattern
from koszmar.kernel.testing.strategies import play_on

HIDDEN_PARTS = {"station", "elements", "creatures", "blocked", "jacked", "origins"}
"""What is behind the Evil screen; names of sectors are dealt at random, so that leaves are told by their part."""
HIDDEN = {
    "decks.fury.*", "decks.speed.*", "decks.terror.*", "decks.traps.*", "discards.fury.*.card", "discards.speed.*.card",
    "discards.terror.*.card", "discards.traps.*.card", "hands.*.*", "items.*", "track.*.card", "final.key",
    "spare_missions.*",
}  # fmt: skip
"""What somebody cannot know besides."""


def moments() -> Iterator[Match]:
    for number in range(24):
        random = Random(number)
        options = {"difficulty": ("easy", "normal", "nightmare", "impossible")[number % 4]}
        match = Match.new(GAME, players=2 + number % 3, options=options, seed=number)
        play_on(match, random, random.randrange(40, 250))
        yield match if not match.over else Match.replay(match.record(), upto=match.number // 2)


def part(leaf: str) -> str:
    return leaf.partition(".")[0]


def test_every_leaf_is_hidden_from_somebody_or_reviewed() -> None:
    found = audit(moments())
    assert [leaf for leaf in found.forgotten(GAME) if part(leaf) not in HIDDEN_PARTS | {"turn"}] == []
    assert [leaf for leaf in found.forgotten(GAME) if leaf.startswith("turn.") and leaf != "turn.attacked.*"] == []
    assert found.misjudged(GAME) == []
    assert {leaf for leaf in found.caught if part(leaf) not in HIDDEN_PARTS} <= HIDDEN | {"turn.attacked.*"}
    assert {part(leaf) for leaf in found.caught} >= {"station", "elements", "creatures", "hands", "items", "final"}


def test_of_what_is_behind_the_screen_the_hero_and_watchers_have_no_leaf_at_all() -> None:
    for match in moments():
        for seat in (0, None):
            seen = {pattern(path) for path, thing in leaves(match.seen_by(seat).state) if thing != ""}
            assert not match.over
            assert {leaf for leaf in seen if part(leaf) in HIDDEN_PARTS} == set()
            assert "turn.attacked.*" not in seen
