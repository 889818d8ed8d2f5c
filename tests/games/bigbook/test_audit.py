"""The leak audit with open and closed hands: every leaf of the state is watched by the laws, or reviewed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from koszmar.games.bigbook import GAME
from koszmar.games.bigbook.cards import ELEMENT
from koszmar.kernel.match import Match
from koszmar.kernel.testing.audit import audit
from koszmar.kernel.testing.strategies import play_on

HIDDEN = {"box.covers.*", "box.pages.*", "box.spells.*", "grimoire.*", "magicians.*.deck.*", "magicians.*.hand.*"} | {
    f"{place}.*"
    for element in ("air", "earth", "fire", "water")
    for place in (f"curses.{element}.cards", f"library.{element}")
} | {"curses.multi.cards.*"}  # fmt: skip
"""What somebody cannot know."""


def moments(hands: str) -> Iterator[Match]:
    for number in range(24):
        random = Random(f"{hands}/{number}")
        rulings = {"open-hands": hands}
        match = Match.new(GAME, players=2 + number % 4, rulings=rulings, seed=f"{hands}/{number}")
        play_on(match, random, random.randrange(60))
        yield match if not match.over else Match.replay(match.record(), upto=match.number // 2)


def test_every_leaf_is_hidden_from_somebody_or_reviewed() -> None:
    found = audit([*moments("open"), *moments("closed")])
    assert found.forgotten(GAME) == []
    assert found.misjudged(GAME) == []
    assert found.caught == HIDDEN


def test_open_hands_are_open() -> None:
    assert "magicians.*.hand.*" not in audit(moments("open")).caught


def test_nobody_imagines_the_next_card_by_its_element() -> None:
    looked = 0
    for match in moments("open"):
        for owner, magician in enumerate(match.state.magicians):
            elements = Counter(ELEMENT[card] for card in magician.deck)
            if magician.known or not elements or max(elements.values()) > 0.6 * elements.total():
                continue
            worlds = [match.fork(seed=seed, as_seen_by=owner).state for seed in range(20)]
            assert len({ELEMENT[world.magicians[owner].deck[-1]] for world in worlds}) > 1
            looked += 1
    assert looked > 10
