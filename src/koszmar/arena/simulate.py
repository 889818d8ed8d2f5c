"""Many matches of bots, on all cores: the same seed gives the same results on any number of them.

>>> from koszmar.arena import Plan, simulate
>>> report = simulate(Plan("bigbook", ("random", "random"), seed="7", matches=3), workers=1)
>>> report.matches, report.errors
(3, [])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from koszmar.bots import BOTS, Bot, dismiss, is_bot, make_bot
from koszmar.kernel.errors import BadSetting, KoszmarError
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event

from .accumulators import Accumulator, AccumulatorFactory, Lengths, Results, Roles, SeatFates, Turns, wants_events
from .deal import deal
from .statistics import wilson
from .workers import cores, in_pieces


class Endless(KoszmarError):
    """A match reached its game's horizon: more choices than any match can have."""


class Plan(Struct, frozen=True):
    """What to play. Match number i has the seed ``<seed>/<i>``, and its bots have seeds made from that."""

    game: str
    bots: tuple[str, ...]
    """One bot for each seat."""
    options: Mapping[str, Any] = {}
    rulings: Mapping[str, Any] = {}
    parameters: Mapping[str, Any] = {}
    seed: str = "0"
    matches: int = 1
    first: int = 0
    dealt: bool = False
    """Whether characters are dealt at random, where bots would otherwise choose them."""

    def match(self, number: int, *, events: bool = False) -> Match:
        """Set up one of the matches."""
        players, seed, options = len(self.bots), self.match_seed(number), self.options
        if self.dealt:
            options = deal(find_game(self.game), players, options, self.rulings, self.parameters, seed)
        return Match.new(
            self.game,
            players=players,
            options=options,
            rulings=self.rulings,
            parameters=self.parameters,
            seed=seed,
            events=events,
        )

    def match_seed(self, number: int) -> str:
        """The seed of one of the matches."""
        return f"{self.seed}/{number}"

    @property
    def has_engines(self) -> bool:
        """Whether a program plays that is told what happens."""
        return any(bot.startswith("engine:") for bot in self.bots)

    def check(self) -> None:
        """Refuse, with a reason, what cannot be played; no match needs to fail for it."""
        for bot in self.bots:
            if not is_bot(bot):
                raise BadSetting(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
            make_bot(bot, self.seed)
        try:
            self.match(self.first)
        except KoszmarError:
            raise
        except Exception as error:  # numbers that a designer turned too far
            raise BadSetting(f"{self.game} cannot be set up like this: {type(error).__name__}: {error}") from error


class Failure(Struct, frozen=True):
    """A match that could not be played to its end, and how to see that again."""

    match: int
    seed: str
    choices: int
    error: str


class Rate(Struct, frozen=True):
    """How often something happened, and where the true rate lies, 95 times in a hundred."""

    count: int
    rate: float
    interval: tuple[float, float]


class Report(Struct):
    """What came of a plan: only the matches that were played, if somebody stopped it."""

    plan: Plan
    results: Results = field(default_factory=Results)
    lengths: Lengths = field(default_factory=Lengths)
    turns: Turns = field(default_factory=Turns)
    roles: Roles = field(default_factory=Roles)
    fates: SeatFates = field(default_factory=SeatFates)
    wished: list[Accumulator] = []
    numbers: list[int] = []
    """Which matches were played to their end."""
    errors: list[Failure] = []
    seconds: float = 0.0
    fresh: int = 0
    """Decisions in the matches that were played in these seconds, not taken over from before."""
    interrupted: bool = False

    @property
    def accumulators(self) -> list[Accumulator]:
        """Everybody who watches."""
        return [self.results, self.lengths, self.turns, self.roles, self.fates, *self.wished]

    @property
    def matches(self) -> int:
        """How many were played, those that failed included."""
        return len(self.results.played) + len(self.errors)

    @property
    def decisions(self) -> int:
        """Real decisions in all matches that ended."""
        return sum(self.lengths.decisions)

    @property
    def is_one_team(self) -> bool:
        """Whether all seats win or lose together."""
        return find_game(self.plan.game).information.cooperation == "cooperative"

    @property
    def outcomes(self) -> dict[str, Rate]:
        """How often it came to each outcome, the most frequent first."""
        counts = self.results.outcomes(find_game(self.plan.game).statistics.outcome)
        whole = counts.total()
        return {name: Rate(count, count / whole, wilson(count, whole)) for name, count in counts.most_common()}

    def add(self, later: Report) -> None:
        """Take over what came of other matches."""
        self.errors += later.errors
        self.numbers += later.numbers
        for mine, theirs in zip(self.accumulators, later.accumulators, strict=True):
            mine.merge(theirs)

    def put_in_order(self) -> None:
        """By number, whatever was played first."""
        order = sorted(range(len(self.numbers)), key=self.numbers.__getitem__)
        columns: list[list[Any]] = [self.results.played, self.lengths.decisions, self.turns.turns]
        for column in (*columns, self.roles.sides, self.fates.seats, self.numbers):
            column[:] = [column[at] for at in order]

    def figures(self) -> dict[str, Any]:
        """The report as plain data; this shape is stable. A team has wins, a game with sides has outcomes."""
        results, decisions = self.results, self.decisions
        if self.is_one_team:
            who = {"wins": results.wins, "win_rate": results.win_rate, "interval": list(results.interval)}
        else:
            who = {"outcomes": to_builtins(self.outcomes)}
        return {
            "game": self.plan.game,
            "matches": self.matches,
            "errors": len(self.errors),
            **who,
            "decisions": decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.fresh / self.seconds if self.seconds else 0.0,
            "fingerprint": results.fingerprint,
        }


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    wishes: Sequence[AccumulatorFactory] = (),
    done: Sequence[Report] = (),
    progress: Callable[[int], object] = lambda matches: None,
    keep: Callable[[Report], object] = lambda piece: None,
) -> Report:
    """Play a plan on all cores, on some of them, or on a Ray cluster; Ctrl-C ends it early and keeps what is done.

    Reports of single matches of the plan that are ``done`` already are taken over instead of playing those again; what
    was wished for is not in them.
    """
    plan.check()
    report = Report(plan, wished=[wish() for wish in wishes])
    pieces = list(done)
    there = {piece.plan.first for piece in pieces}
    missing = [number for number in range(plan.first, plan.first + plan.matches) if number not in there]
    progress(len(there))
    start = perf_counter()
    try:
        work = partial(play_piece, plan, tuple(wishes))
        with closing(in_pieces(work, missing, workers or cores(), ray)) as finished:
            for piece in finished:
                keep(piece)
                pieces.append(piece)
                progress(piece.plan.matches)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = perf_counter() - start
    report.fresh = sum(piece.decisions for piece in pieces[len(done) :])
    for piece in sorted(pieces, key=lambda piece: piece.plan.first):
        report.add(piece)
    if done:
        report.put_in_order()
    return report


def play_piece(plan: Plan, wishes: Sequence[AccumulatorFactory], numbers: Sequence[int]) -> Report:
    """Play some matches of a plan, in this process."""
    piece = Report(replace(plan, first=numbers[0], matches=len(numbers)), wished=[wish() for wish in wishes])
    for number in numbers:
        match: Match | None = None
        try:
            match = plan.match(number, events=any(map(wants_events, piece.accumulators)) or plan.has_engines)
            play(match, seat_bots(plan.bots, match.seed), piece.accumulators)
            piece.numbers.append(number)
        except Exception as error:
            reason = str(error) if isinstance(error, KoszmarError) else f"{type(error).__name__}: {error}"
            piece.errors.append(Failure(number, plan.match_seed(number), match.number if match else 0, reason))
    return piece


def seat_bots(names: Sequence[str], seed: str) -> list[Bot]:
    """A bot in every seat, each with coins of its own."""
    return [make_bot(name, f"{seed}/bot-{seat}") for seat, name in enumerate(names)]


def play(match: Match, bots: Sequence[Bot], accumulators: Sequence[Accumulator] = ()) -> None:
    """Let bots play a match to its end; a question open to several seats is answered by any of them."""
    try:
        _play(match, bots, accumulators)
    finally:
        dismiss(bots, match)


def _play(match: Match, bots: Sequence[Bot], accumulators: Sequence[Accumulator]) -> None:
    steps = [watcher.step for watcher in accumulators if type(watcher).step is not Accumulator.step]
    listeners = [watcher.event for watcher in accumulators if wants_events(watcher)]
    quickest, horizon = Random(f"{match.seed}/seats"), match.game.horizon
    for watcher in accumulators:
        watcher.before(match)
    told = _tell(match, listeners, 0)
    for decision in match:
        if match.number >= horizon:
            raise Endless(f"{match.number} choices and no end; the horizon of {match.game.id} is {horizon}")
        seats = decision.seats
        seat = seats[0] if len(seats) == 1 else quickest.choice(seats)
        key = bots[seat].choose(match, seat)
        if steps and len(seats) > 1:
            decision = replace(decision, seats=(seat,))
        for step in steps:
            step(match, decision, key)
        match.choose(key, seat)
        if listeners:
            told = _tell(match, listeners, told)
    for watcher in accumulators:
        watcher.after(match)


def _tell(match: Match, listeners: Sequence[Callable[[Match, Event], None]], told: int) -> int:
    """Tell everybody who listens what has happened since; how many events that makes."""
    events = match.scene.events if listeners else None
    if events is None:
        return 0
    for event in events[told:]:
        for listen in listeners:
            listen(match, event)
    return len(events)
