"""The leak audit with both enemies: every leaf of the state is watched by the laws, or reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koszmar.games.nemesis import GAME
from koszmar.games.nemesis.hand import CARDS_OF_CONTAMINATION
from koszmar.games.nemesis.knowledge import PUBLIC
from koszmar.games.nemesis.ship import ENGINE_ROOMS, ONES, TWOS
from koszmar.kernel.match import Match
from koszmar.kernel.testing.audit import audit
from koszmar.kernel.testing.strategies import play_on

HIDDEN = {
    "bag.*", "supply.*", "coordinates", "spare_coordinates.*", "engines.*.*", "weaknesses.*",
    "spare_objectives.*", "spare_rooms.*", "spare_tokens.*", "spare_weaknesses.*",
    *(f"characters.*.{name}" for name in ("deck.*", "hand.*", "inventory.*.key", "kept", "objectives.*")),
    *(f"{deck}.cards.*" for deck in ("attacks", "events", "panic", "serious")),
    *(f"items.{colour}.cards.*" for colour in ("red", "yellow", "green")),
    *(f"infected.contamination-{number + 1}" for number in range(CARDS_OF_CONTAMINATION)),
    *(f"rooms.{slot}.tile" for slot in (*ONES, *TWOS)),
    *(f"rooms.{slot}.token" for slot in (*ONES, *TWOS, *ENGINE_ROOMS)),
}  # fmt: skip
"""What somebody cannot know."""
ASKED = ["found.*"]
"""What whoever is asked sees stays where it is in the worlds that others imagine: ``test_hidden`` compares it."""


def moments(count: int = 40) -> Iterator[Match]:
    """Random play with both enemies and in both modes; every fourth time until somebody has found Items."""
    for number in range(count):
        random = Random(number)
        options = {
            "enemy": ("void-seeders", "intruders")[number // 5 % 2],
            "mode": ("semi-cooperative", "cooperative")[number // 10 % 2],
        }
        match = Match.new(GAME, players=1 + number % 5, seed=number, options=options, events=False)
        play_on(match, random, random.randrange(200))
        while number % 4 == 0 and match.decision is not None and not match.state.found:
            play_on(match, random, 1)
        yield match if not match.over else Match.replay(match.record(), upto=match.number // 2)


def test_every_leaf_is_hidden_from_somebody_or_reviewed() -> None:
    found = audit(moments())
    assert found.forgotten(GAME) == ASKED
    assert found.misjudged(GAME) == []
    assert found.caught == HIDDEN


def test_what_is_reviewed_is_named_place_by_place() -> None:
    """A bare ``*`` matches whatever lies deeper: it stands only for the keys of a dict, whose content is all alike."""
    bare = {pattern for pattern in PUBLIC if "*" in pattern.replace("[*]", "")}
    assert bare == {
        "corridors.links.*", "corridors.things.*", "crafted.*", "discards.*.[*]", "items.*.known.[*]",
        "scanned.contamination-*.[*]",
    }  # fmt: skip
