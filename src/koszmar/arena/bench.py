"""How fast a game's engine is, on one core: short slices of every measure in turn, and the median of each.

Cores change their speed while one measures; taking turns spreads that over all figures alike. Only real decisions (two
options or more) count, and time is the processor time of this process.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from koszmar.bots import make_bot
from koszmar.kernel.game import Game, find_game
from koszmar.kernel.match import Match

ROUNDS = 9
"""Slices of each measure."""
POSITIONS = 160
"""Places in the middle of a turn where forks, saves and views are measured: half random play, half sensible."""
RECORDS = 8
"""Records that are replayed."""


class Bench(Struct):
    """The figures of one game."""

    decisions_per_second: float
    matches_per_second: float
    fork_us: float
    snapshot_us: float
    """Saving: ``match.checkpoint()``."""
    restore_us: float
    """Loading: ``Match.resume(…)``."""
    view_us: float
    replay_decisions_per_second: float
    encode_us: float
    """The kernel's own snapshot between two steps: the state to bytes."""
    decode_us: float
    """… and bytes to the state."""

    def figures(self) -> dict[str, float]:
        """The figures as plain data; this shape is stable."""
        return {name: getattr(self, name) for name in STABLE}


STABLE = (
    "decisions_per_second", "matches_per_second", "fork_us", "snapshot_us", "restore_us", "view_us",
    "replay_decisions_per_second",
)  # fmt: skip

AIMS = {"snapshot_us": 500.0, "restore_us": 500.0}
"""Microseconds that every engine should stay below. Further aims are the game's own (``Statistics.aims``)."""

Slice = Callable[[float], tuple[float, float]]
"""A measure: works for some seconds of processor time and says how many (things, matches) it did a second."""


def bench(game: str | Game, seconds: float = 10.0, progress: Callable[[int], object] = lambda slices: None) -> Bench:
    """Measure everything about one game; the seconds are shared by all measures."""
    measures = _measures(find_game(game))
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
    gc.collect()
    gc.freeze()  # what other packages hold in memory is not for the engine to search through
    try:
        for _ in range(ROUNDS):
            for name, measure in measures.items():
                found[name].append(measure(seconds / ROUNDS / len(measures)))
                progress(1)
    finally:
        gc.unfreeze()
    rate = {name: median(first for first, _ in rates) for name, rates in found.items()}
    return Bench(
        decisions_per_second=rate["playouts"],
        matches_per_second=median(matches for _, matches in found["playouts"]),
        replay_decisions_per_second=rate["replay"],
        **{f"{name}_us": 1e6 / rate[name] for name in ("fork", "snapshot", "restore", "view", "encode", "decode")},
    )


def slices() -> int:
    """How many slices one bench has, for a progress bar."""
    return ROUNDS * 8


def _measures(game: Game) -> dict[str, Slice]:
    positions = list(_positions(game))
    encode = msgspec.msgpack.Encoder().encode
    decode = msgspec.msgpack.Decoder(game.rules.state).decode
    return {
        "playouts": _playouts(game),
        "fork": _each([match.fork for match in positions]),
        "snapshot": _each([match.checkpoint for match in positions]),
        "restore": _each([_loading(match) for match in positions]),
        "view": _each([_viewing(match) for match in positions]),
        "replay": _replays(game),
        "encode": _each([_call(encode, match.state) for match in positions]),
        "decode": _each([_call(decode, encode(match.state)) for match in positions]),
    }


def _each(calls: list[Callable[[], object]]) -> Slice:
    """Make the calls one after another, always all of them, until the time is up."""

    def measure(seconds: float) -> tuple[float, float]:
        done, start = 0, process_time()
        while True:
            for call in calls:
                call()
            done += len(calls)
            if (spent := process_time() - start) >= seconds:
                return done / spent, 0.0

    return measure


def _call(function: Callable[[Any], object], argument: object) -> Callable[[], object]:
    return lambda: function(argument)


def _loading(match: Match) -> Callable[[], object]:
    text = match.checkpoint()
    return lambda: Match.resume(text)


def _viewing(match: Match) -> Callable[[], object]:
    assert match.decision is not None
    seat = match.decision.seat
    return lambda: match.view(seat)


def _playouts(game: Game) -> Slice:
    """Whole matches at random, set-up included, events off, every number of players in turn."""
    numbers, choose = count(), Random("bench").random

    def measure(seconds: float) -> tuple[float, float]:
        decisions = matches = 0
        start = process_time()
        while True:
            number = next(numbers)
            match = Match.new(game, players=_players(game, number), seed=f"bench/{number}", events=False)
            decisions += _play_out(match, choose)
            matches += 1
            if (spent := process_time() - start) >= seconds:
                return decisions / spent, matches / spent

    return measure


def _play_out(match: Match, choose: Callable[[], float]) -> int:
    """Play at random to the end in the plainest loop there is; returns how many real decisions that took."""
    real = 0
    while (decision := match.decision) is not None:
        options = decision.options
        if len(options) > 1:
            real += 1
        match.choose(options[int(choose() * len(options))], decision.seats[0])
    return real


def _replays(game: Game) -> Slice:
    records = []
    for number in range(RECORDS):
        match = Match.new(game, players=_players(game, number), seed=f"bench/record/{number}", events=False)
        real = _play_out(match, Random(f"bench/record/{number}").random)
        records.append((match.record(), real))
    endless = cycle(records)

    def measure(seconds: float) -> tuple[float, float]:
        decisions, start = 0, process_time()
        while True:
            record, real = next(endless)
            Match.replay(record, events=False)
            decisions += real
            if (spent := process_time() - start) >= seconds:
                return decisions / spent, 0.0

    return measure


def _positions(game: Game) -> Iterator[Match]:
    """Matches that stand in the middle of a turn, anywhere between beginning and end."""
    for number in range(POSITIONS // 2):
        for bot in ("random", "sensible"):
            seed = f"bench/position/{number}"
            yield _middle_of_a_turn(game, _players(game, number), bot, seed)


def _middle_of_a_turn(game: Game, players: int, name: str, seed: str) -> Match:
    match, bot = Match.new(game, players=players, seed=seed, events=False), make_bot(name, seed)
    turn, found = None, []
    for decision in match:
        now = game.rules.turn(match.state)
        if now == turn:
            found.append(match.number)
        turn = now
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return Match.replay(match.record(), upto=Random(seed).choice(found), events=False)


def _players(game: Game, number: int) -> int:
    low, high = game.players
    return low + number % (high - low + 1)
