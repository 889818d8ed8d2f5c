"""The arena: many matches at once, and what they say about a game and its engine."""

from .accumulators import Accumulator, Lengths, Results, Turns
from .bench import Bench, bench
from .simulate import Endless, Failure, Plan, Report, play, seat_bots, simulate

__all__ = [
    "Accumulator",
    "Bench",
    "Endless",
    "Failure",
    "Lengths",
    "Plan",
    "Report",
    "Results",
    "Turns",
    "bench",
    "play",
    "seat_bots",
    "simulate",
]
