"""Tempers of Evil: how much a card has to be worth, and whether the Hero may breathe between two shocks."""

from __future__ import annotations

from msgspec import Struct

from ..missions import MISSIONS
from ..reactions import spaces_left
from ..state import Scene, evil_seats

WEAK = 8
"""Health and Sanity together at which somebody gentle holds back."""
SHOCK = 0.8
"""What a card is worth that makes the Hero start."""
SHOCKS = ("scare", "reaction")
"""Notes of a shock: an unseen creature, a card that was played open."""


class Temper(Struct, frozen=True):
    """How an Evil player goes about it; all numbers are points that the Hero is expected to lose."""

    least: float
    """What a card has to be worth when there are more cards than turns."""
    most: float
    """What it has to be worth when there are few."""
    second: float
    """What the second card of a turn has to be worth besides: it covers two spaces."""
    breath: float
    """What a shock has to be worth besides in the turn after a shock."""
    mercy: float
    """What every card has to be worth besides when the Hero is weak."""
    nearness: tuple[float, ...]
    """By distance from the Hero, how much of a creature's bite will be felt."""
    ahead: float
    """How much more a creature is worth on the Hero's way."""
    waits: float
    """How much of a creature's bite will be felt that waits where the Hero has to work, however far he is."""
    throws_away: bool = False
    """Whether cards that seldom serve are thrown away for new ones."""


GENTLE = Temper(
    least=0.6, most=1.7, second=3.0, breath=2.0, mercy=0.8,
    nearness=(1.0, 0.5, 0.36, 0.25, 0.17, 0.11, 0.08, 0.05), ahead=0.7, waits=0.0,
)  # fmt: skip
SENSIBLE = Temper(
    least=0.25, most=1.1, second=1.0, breath=2.0, mercy=0.0,
    nearness=(1.0, 0.5, 0.36, 0.25, 0.17, 0.11, 0.08, 0.05), ahead=1.09, waits=0.12,
)  # fmt: skip
CRUEL = Temper(
    least=0.2, most=0.9, second=0.6, breath=0.0, mercy=0.0,
    nearness=(1.0, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15), ahead=1.6, waits=0.9, throws_away=True,
)  # fmt: skip


def threshold(scene: Scene, temper: Temper) -> float:
    """What a card has to be worth now: the fewer turns are left for the cards in hand, the less."""
    state = scene.state
    left = int(scene.parameters.turns) - state.turn_number + 1
    cards = min(sum(len(state.hands[seat]) for seat in evil_seats(scene)), spaces_left(scene))
    limit = temper.most + (temper.least - temper.most) * min(1.0, cards / left)
    if state.turn.cards:
        limit += temper.second
    if temper.mercy and state.sheet.health + state.sheet.sanity <= WEAK:
        limit += temper.mercy
    return limit


def breathing(scene: Scene, temper: Temper) -> float:
    """What a shock has to be worth besides: the Hero was shocked in his last turn. None is spared before the end."""
    if not temper.breath or is_last_moment(scene):
        return 0.0
    before = str(scene.state.number - 1)
    for line in reversed(scene.state.notes):
        number, kind, *_ = line.split(" ", 2)
        if int(number) < scene.state.number - 1:
            break
        if number == before and kind in SHOCKS:
            return temper.breath
    return 0.0


def is_last_moment(scene: Scene) -> bool:
    """Whether the Hero stands in the room of his final mission: this is what strong cards were kept for."""
    state = scene.state
    return state.active and state.station.sectors[state.hero].room == MISSIONS[state.final.key].room
