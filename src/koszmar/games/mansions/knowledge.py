"""Who knows what: decks and facedown cards, backs of Spells and Conditions, the app's plans.

(app.keeps-secrets, damage.decks-hidden, damage.no-peeking, spell.back-hidden, condition.back-hidden, insane.secret,
puzzle-code.secret, win.hidden-goal)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.knowledge import UNKNOWN, Holding, Knowledge, Secret

from .condition_cards import CONDITIONS, INSANE
from .harm import MISSING
from .in_force import kind_of
from .item_cards import ITEMS
from .state import DAMAGE, HORROR, Plot, Scene, seat_of


def secrets(scene: Scene) -> Iterator[Secret]:
    """Everything that not everybody knows."""
    yield from _injuries(scene)
    yield from _copies(scene)
    yield from _private(scene)
    if not scene.state.over:
        yield from _app(scene)


def _injuries(scene: Scene) -> Iterator[Secret]:
    """The Damage and Horror decks, and what lies facedown before investigators."""
    state = scene.state
    for deck in (DAMAGE, HORROR):
        yield Secret(("decks", deck), range(len(state.decks[deck])), (), deck, kind=kind_of)
        for who, one in enumerate(state.investigators):
            cards = one.damage if deck == DAMAGE else one.horror
            for place, injury in enumerate(cards):
                if not injury.up and injury.key != MISSING:
                    yield Secret(("investigators", who, deck, place), ("key",), (), deck, kind=kind_of)


def _copies(scene: Scene) -> Iterator[Secret]:
    """Spells and double-sided Conditions are known by their fronts; an Insane card only by its name."""
    state = scene.state
    for deck in ("spell", "condition"):
        hidden = [place for place, key in enumerate(state.decks[deck]) if has_a_secret_back(key)]
        yield Secret(("decks", deck), hidden, (), f"{deck}s", front_of, kind=str)
    for who, one in enumerate(state.investigators):
        for place, card in enumerate(one.possessions):
            if has_a_secret_back(card.key) and card.up:
                yield Secret(("investigators", who, "possessions", place), ("key",), (), "spells", front_of, kind=str)
        for place, card in enumerate(one.conditions):
            if has_a_secret_back(card.key):
                seen = (seat_of(scene, who),) if kind_of(card.key) == INSANE else ()
                yield Secret(
                    ("investigators", who, "conditions", place), ("key",), seen, "conditions", front_of, kind=str
                )
    for space, cards in state.dropped.items():
        for place, card in enumerate(cards):
            if has_a_secret_back(card.key):
                yield Secret(("dropped", space, place), ("key",), (), "spells", front_of, kind=str)


@cache
def has_a_secret_back(key: str) -> bool:
    """Whether a card is one of several that differ on their backs."""
    kind = kind_of(key)
    if kind in CONDITIONS:
        return kind == INSANE or bool(CONDITIONS[kind].backs)
    return kind in ITEMS and ITEMS[kind].deck == "spell"


@cache
def front_of(key: str) -> str:
    """What everybody sees of such a card."""
    return f"{UNKNOWN}{kind_of(key)}"


def _private(scene: Scene) -> Iterator[Secret]:
    """What is told to one player alone: notes, and whom an Insane card names."""
    for who, one in enumerate(scene.state.investigators):
        seat = (seat_of(scene, who),)
        yield Secret(("investigators", who), ("notes",), seat, back=_nothing)
        yield Secret(("investigators", who), ("goal",), seat)


def _nothing(things: Any) -> list[Any]:
    return []


def _app(scene: Scene) -> Iterator[Secret]:
    """What only the app knows: draws, facts, clocks, what has happened, which events are to come, codes."""
    for name in ("draws", "facts", "clocks", "fired", "pools"):
        yield Secret(("plot",), (name,), (), back=_empty)
    yield Secret(("plot",), ("looked",), (), back=_nothing)
    yield Secret(("plot",), ("grade",), ())
    for key, puzzle in scene.state.puzzles.items():
        if puzzle.kind == "code" and not puzzle.solved:
            yield Secret(("puzzles", key), ("start", "lies"), (), back=_nothing)


def _empty(things: Any) -> dict[str, Any]:
    return {}


def imagine(scene: Scene, seat: int | None, chance: Chance) -> bool:
    """Draws that nothing has depended on yet might be otherwise; events to come lie in another order.

    What the app has already looked at stays: some of it may have been told.
    """
    from .puzzles.code import consistent_code
    from .scenario.library import scenario

    plot: Plot = scene.state.plot
    story = scenario(plot.scenario)
    for name, draw in story.file.draw.items():
        if name not in plot.looked:
            plot.draws[name] = chance.pick(list(draw.one_of))
    for pool in plot.pools.values():
        chance.shuffle(pool)
    for who, one in enumerate(scene.state.investigators):
        if one.goal >= 0 and seat != seat_of(scene, who):
            one.goal = chance.pick([other for other in range(len(scene.state.investigators)) if other != who])
    for puzzle in scene.state.puzzles.values():
        if puzzle.kind == "code" and not puzzle.solved:
            puzzle.start = consistent_code(puzzle, chance)
    return True


KNOWLEDGE = Knowledge(
    secrets=secrets,
    imagine=imagine,
    holdings=(
        Holding(("decks", "*")),
        Holding(("investigators", "*", "possessions", "*"), key="key"),
        Holding(("investigators", "*", "conditions", "*"), key="key"),
        Holding(("investigators", "*", "damage", "*"), key="key"),
        Holding(("investigators", "*", "horror", "*"), key="key"),
        Holding(("dropped", "*", "*"), key="key"),
    ),
)
