"""How likely the team is to win, from what lies on the table; fitted to the matches of sensible bots.

One set of weights for each number of Monsters to come, for what is a strong position changes: cards and Spells early,
Curses that can still be broken at the end.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from koszmar.kernel.estimate import Opinion, read_opinion

from ..actions import break_cost
from ..cards import ELEMENT, ELEMENTS, MADNESS, VALUE
from ..state import LAST_SPACE, PLACES, Scene, in_play
from .bot import HANDY
from .mind import HARM

FEATURES = (
    "level", "players", "mad-players", "madness-stack", "stack-is-short", "madness-held", "symbols", "card-value",
    "support", "spells", "vanquished", "turns-left", "curses", "curses-each-turn", "harm-to-come", "can-be-broken",
    "symbols-missing", "weakest-element",
)  # fmt: skip
WEIGHTS = Path(__file__).with_name("estimate.json")


def estimate(scene: Scene, seat: int) -> float:
    """The team's chance to win: all seats win or lose together."""
    return opinion().chance(stage(scene), features(scene, seat))


@cache
def opinion() -> Opinion:
    """The weights, read once."""
    return read_opinion(WEIGHTS)


def viewpoints(scene: Scene) -> list[int]:
    """The seats whose chances say everything: any one of the team."""
    return [0]


def stage(scene: Scene) -> str:
    """How many Monsters are to come after this one; five or more look alike."""
    state = scene.state
    return str(min(5, len(state.grimoire) - 1 - max(1, state.turned)))


def features(scene: Scene, seat: int) -> list[float]:
    """What counts, in numbers of about 1; in the order of ``FEATURES``."""
    state, seats = scene.state, in_play(scene.state)
    count, magicians = max(1, len(seats)), [state.magicians[one] for one in seats]
    held, symbols = 0, dict.fromkeys(ELEMENTS, 0)
    for magician in magicians:
        for pile in (magician.hand, magician.deck, magician.discard, magician.support):
            held += len(pile)
            for card in pile:
                if card != MADNESS:
                    symbols[ELEMENT[card]] += VALUE[card]
    madness = sum(pile.count(MADNESS) for one in magicians for pile in (one.hand, one.deck, one.discard, one.support))
    total, turns = sum(symbols.values()), LAST_SPACE - state.marker
    support = sum(VALUE[card] for magician in magicians for card in magician.support)
    spells = sum(HANDY[spell.key] for magician in magicians for spell in magician.spells)
    curses, harm, broken, missing = _curses(scene, seats)
    return [
        float(scene.options.level - 2),
        float(scene.players - 3),
        float(scene.players - count),
        state.madness / (5 * count),
        max(0.0, 1.0 - state.madness / (2 * count + 6)),
        madness / (4 * count),
        total / (12 * count),
        total / max(1, held),
        support / (3 * count),
        spells / (10 * count),
        sum(state.results) / 3,
        turns / 5,
        curses / 3,
        curses / max(1, turns),
        harm * count / 10,
        broken / 3,
        missing / 4,
        min(symbols.values()) / (3 * count),
    ]


def _curses(scene: Scene, seats: list[int]) -> tuple[int, float, int, int]:
    """Curses on the track, the harm they will do, how many somebody could break, what is missing for the others."""
    state = scene.state
    pool = dict.fromkeys(ELEMENTS, 0)
    hands = [dict.fromkeys(ELEMENTS, 0) for _ in seats]
    for hand, seat in zip(hands, seats, strict=True):
        for cards, purse in ((state.magicians[seat].support, pool), (state.magicians[seat].hand, hand)):
            for card in cards:
                if card != MADNESS:
                    purse[ELEMENT[card]] += VALUE[card]
    curses, harm, broken, missing = 0, 0.0, 0, 0
    for place, curse in zip(PLACES, state.track, strict=True):
        if curse is None:
            continue
        curses += 1
        if int(place[0]) > state.marker:
            harm += HARM.get(curse.key, 0.5)
        cost = break_cost(scene.parameters, curse)
        short = min(
            (sum(max(0, need - hand[one] - pool[one]) for one, need in cost.items()) for hand in hands), default=4
        )
        broken += short == 0
        missing += short
    return curses, harm, broken, missing
