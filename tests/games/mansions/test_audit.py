"""The leak audit over all scenarios: every leaf of the state is watched by the laws, withheld, or reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from random import Random

from koszmar.bots import make_bot
from koszmar.games.mansions import GAME
from koszmar.games.mansions.scenario.library import shipped
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.match import Match
from koszmar.kernel.testing.audit import Audit, audit, leaves, pattern
from koszmar.kernel.testing.strategies import play_on

HIDDEN = (
    "decks.condition.[*]", "decks.damage.[*]", "decks.horror.[*]", "decks.spell.[*]", "plot.draws.*",
    "plot.pools.*.[*]", "dropped.*.key", "puzzles.*.start.[*]", "puzzles.*.order.[*]", "puzzles.*.twists.[*]",
    *(f"investigators.[*].{name}"
      for name in ("goal", "damage.[*].key", "horror.[*].key", "possessions.[*].key", "conditions.[*].key")),
)  # fmt: skip
"""What somebody cannot know: another truth has something else there. Items lie there as well, and pictures, and these
are open; ``test_hidden`` tells them apart."""
WITHHELD = ("plot.clocks.*", "plot.grade", "puzzles.*.lies.[*]")
"""What only the app knows, though it follows from what has happened: nobody's view is made from it."""
PRIVATE = ("investigators.[*].notes.[*]", "investigators.[*].learned.[*]")
"""What was told to one player alone."""


def is_one_of(leaf: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(leaf, one) for one in patterns)


def moments(count: int = 84) -> Iterator[Match]:
    """Random play of every scenario at both difficulties, now and then as a companion to somebody's own table."""
    stories = sorted(shipped())
    for number in range(count):
        random = Random(number)
        options = {
            "scenario": stories[number % len(stories)],
            "difficulty": ("normal", "hard")[number // len(stories) % 2],
            "table": "own" if number % 6 == 5 else "ours",
        }
        match = Match.new(GAME, players=1 + number % 5, seed=number, options=options)
        play_on(match, random, random.randrange(250))
        yield match if not match.over else Match.replay(match.record(), upto=match.number // 2)


def madness(count: int = 6) -> Iterator[Match]:
    """Somebody of four has just become Insane, which seldom happens to those who choose at random."""
    seed = 0
    while count:
        seed += 1
        match = Match.new(GAME, players=4, seed=seed, options={"scenario": "what-the-tide-keeps"}, events=False)
        bot = make_bot("sensible", seed=str(seed))
        for decision in match:
            match.choose(bot.choose(match, decision.seat), decision.seat)
            if any(one.goal >= 0 for one in match.state.investigators) and not match.over:
                count -= 1
                yield match
                break


@cache
def found() -> Audit:
    return audit([*moments(), *madness()])


def test_every_leaf_is_hidden_from_somebody_or_reviewed() -> None:
    forgotten = [leaf for leaf in found().forgotten(GAME) if not is_one_of(leaf, (*HIDDEN, *WITHHELD, *PRIVATE))]
    assert forgotten == []
    assert found().misjudged(GAME) == []


def test_whatever_is_hidden_is_caught_and_nothing_else() -> None:
    assert [leaf for leaf in found().caught if not is_one_of(leaf, (*HIDDEN, *PRIVATE))] == []
    for one in HIDDEN:
        assert any(fnmatchcase(leaf, one) for leaf in found().caught), one


def test_of_what_only_the_app_knows_nobody_has_a_leaf_and_of_a_private_note_nobody_else() -> None:
    seen = {leaf for leaf in found().seen if is_one_of(leaf, (*WITHHELD, *PRIVATE))}
    assert len(seen) > len(WITHHELD)
    for match in moments(42):
        if match.over:
            continue
        for seat in (None, *range(match.setting.players)):
            there = {path for path, thing in leaves(match.seen_by(seat).state) if thing != UNKNOWN}
            assert not [path for path in there if is_one_of(pattern(path), WITHHELD)]
            for path in there:
                if is_one_of(pattern(path), PRIVATE):
                    assert match.setting.players == 1 or path[1] == seat
