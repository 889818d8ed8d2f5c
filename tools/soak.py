"""The long campaigns of `make soak`: thousands of matches over every setting of every game, and every law on them.

Each match of bots is watched at every question: nothing is lost, the state is sound between steps, the match ends
within the horizon, no rule fails. On a sample, the other laws of `koszmar.kernel.testing.laws` are checked too.
Whatever fails is printed with the command that shows it again.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from itertools import product
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from koszmar.arena import Accumulator, play, seat_bots
from koszmar.arena.progress import progress_bar
from koszmar.arena.workers import cores, in_pieces
from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game, find_game, games
from koszmar.kernel.match import Match
from koszmar.kernel.settings import Field, options_of, rulings_of
from koszmar.kernel.testing import laws

SAMPLE = 10
"""In one of so many matches all laws are checked, …"""
MOMENTS = 0.04
"""… at this share of its questions, and at its end."""
SHOWN = 20


class Failure(Struct, frozen=True):
    """Something that should not have happened."""

    match: str
    setting: str
    choice: int
    law: str
    error: str
    place: str
    """The line of ours where it happened: failures of one law at one place are told together."""


class Tally(Struct):
    """What some matches of a campaign brought."""

    matches: int = 0
    choices: int = 0
    longest: int = 0
    wins: int = 0
    moments: int = 0
    """How often all laws were checked."""
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.longest = max(self.longest, other.longest)
        for name in ("matches", "choices", "wins", "moments", "endings", "failures"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Broken(Exception):
    """A law does not hold; what happened is its cause."""


# -- one match ---------------------------------------------------------------------------------------------------------


class Watch(Accumulator):
    """Checks the laws while a match is played."""

    def __init__(self, random: Random, sampled: bool) -> None:
        self.random, self.sampled, self.moments = random, sampled, 0
        self.census: Counter[Any] = Counter()

    def before(self, match: Match) -> None:
        """Count every component."""
        self.census = match.game.knowledge.census(match.state)

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        """Look at a match that asks something."""
        self._check("nothing_is_lost", match, self.census)
        if self.sampled and self.random.random() < MOMENTS:
            self._check_all(match)

    def after(self, match: Match) -> None:
        """Look at a match that has ended."""
        self._check("nothing_is_lost", match, self.census)
        if match.result is None or len(match.result.scores) != match.setting.players:
            raise Broken("a_result_for_every_seat")
        if self.sampled:
            self._check_all(match)

    def _check_all(self, match: Match) -> None:
        self.moments += 1
        random, seed = self.random, f"{match.seed}/{match.number}"
        for name, arguments in (
            ("same_choices_same_state", ()),
            ("saved_and_loaded", ()),
            ("forks_are_separate", (random,)),
            ("forks_agree", (random,)),
            ("no_leak", (seed,)),
            ("obscuring_is_enough", (seed,)),
            ("numbers_do_not_leak", (seed,)),
            ("every_option_has_a_number", ()),
            ("every_option_can_be_taken", ()),
            ("refused_without_a_trace", ()),
            ("objections_are_complete", ()),
            ("undo_and_again", (random,)),
        ):
            self._check(name, match, *arguments)

    def _check(self, name: str, match: Match, *arguments: Any) -> None:
        law: Callable[..., None] = getattr(laws, name)
        try:
            law(match, *arguments)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # pytest's own failures are no Exceptions
            raise Broken(name) from error


def soak_match(game: Game, bot: str, seed: str, number: int, *, story: bool = False) -> Tally:
    """Play and check one match; its number decides its setting, seed and number every coin."""
    seed = f"{seed}/{bot}/{number}"
    random = Random(seed)
    settings = every_setting(game)
    players, options = settings[number % len(settings)]
    rulings = {name: random.choice(values) for name, values in alternatives(rulings_of(game)).items()}
    sampled = random.randrange(SAMPLE) == 0
    watch, tally, match = Watch(random, sampled), Tally(matches=1), None
    try:
        with no_hidden_errors():
            match = Match.new(game, players=players, options=options, rulings=rulings, seed=seed, events=sampled)
            play(match, seat_bots([bot] * players, seed), [watch])
    except Exception as error:
        if story:
            traceback.print_exception(error)
            print(match.record() if match else "")
        law = str(error) if isinstance(error, Broken) else "played_without_an_error"
        chosen = msgspec.json.encode({"players": players, "options": options, "rulings": rulings}).decode()
        where = f"{game.id}/{bot}/{number}"
        tally.failures.append(Failure(where, chosen, match.number if match else 0, law, *told(error)))
    if match is not None:
        tally.choices = tally.longest = match.number
        tally.moments = watch.moments
        if match.result is not None:
            tally.wins = int(match.result.scores[0] == 1)
            tally.endings[match.result.reason] += 1
    return tally


def every_setting(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of the options that are a choice among a few."""
    few = alternatives(options_of(game))
    low, high = game.players
    combined = [dict(zip(few, values, strict=True)) for values in product(*few.values())]
    return [(players, options) for options in combined for players in range(low, high + 1)]


def alternatives(fields: Mapping[str, Field]) -> dict[str, tuple[Any, ...]]:
    """The fields that are a choice among a few values."""
    return {name: field.choices for name, field in fields.items() if field.choices}


@contextmanager
def no_hidden_errors() -> Iterator[None]:
    """An error that Python can only mutter about (in a generator that is thrown away) is an error here."""
    seen: list[Any] = []
    before, sys.unraisablehook = sys.unraisablehook, seen.append
    try:
        yield
    finally:
        sys.unraisablehook = before
    if seen:
        raise Broken("no_hidden_errors") from seen[0].exc_value


def told(error: BaseException) -> tuple[str, str]:
    """What an error was, and where it began."""
    shown = error.__cause__ if isinstance(error, Broken) and error.__cause__ else error
    root = shown
    while root.__cause__ is not None:
        root = root.__cause__
    frame = traceback.extract_tb(root.__traceback__)[-1]
    place = f"{type(root).__name__} in {frame.filename.rpartition('koszmar/')[2]}: {frame.line}"
    return f"{type(shown).__name__}: {shown}", place


# -- a campaign --------------------------------------------------------------------------------------------------------


def soak_piece(game: str, bot: str, seed: str, numbers: range) -> Tally:
    """Some matches of a campaign, in this process."""
    tally = Tally()
    for number in numbers:
        tally.add(soak_match(find_game(game), bot, seed, number))
    return tally


def campaign(game: Game, bot: str, seed: str, matches: int, workers: int) -> Tally:
    """All matches of a campaign, on all cores, with a progress bar."""
    whole = Tally()
    work = partial(soak_piece, game.id, bot, seed)
    with (
        progress_bar(f"{game.id}, {bot}", matches) as advance,
        closing(in_pieces(work, range(matches), workers)) as finished,
    ):
        for piece in finished:
            whole.add(piece)
            advance(piece.matches)
    return whole


def main() -> int:
    """Run the campaigns, or show one match again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000, help="matches of random bots for each game (10000)")
    parser.add_argument("--sensible", type=int, default=1_000, help="matches of sensible bots for each game (1000)")
    parser.add_argument("--seed", default="soak", help="decides everything (soak)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (one for each core)")
    parser.add_argument("--only", metavar="GAME/BOT/NUMBER", help="one match, with the whole story of its failure")
    arguments = parser.parse_args()
    if arguments.only:
        game, bot, number = arguments.only.split("/")
        tallies = {(game, bot): (soak_match(find_game(game), bot, arguments.seed, int(number), story=True), 0.0)}
    else:
        tallies = {}
        for name, game in games().items():
            for bot, matches in (("random", arguments.matches), ("sensible", arguments.sensible)):
                start = perf_counter()
                tally = campaign(game, bot, arguments.seed, matches, arguments.workers)
                tallies[name, bot] = tally, perf_counter() - start
    report(tallies, arguments.seed)
    return 1 if any(tally.failures for tally, _ in tallies.values()) else 0


def report(tallies: dict[tuple[str, str], tuple[Tally, float]], seed: str) -> None:
    """The summary, then every kind of failure with the command that shows it again."""
    console = Console(highlight=False)
    table = Table("game", "bots", "matches", "choices", "longest", "wins", "all laws", "failures", "time", box=None)
    for (game, bot), (tally, seconds) in tallies.items():
        numbers = (tally.matches, tally.choices, tally.longest, tally.wins, tally.moments, len(tally.failures))
        table.add_row(game, bot, *(f"{number:,}" for number in numbers), f"{seconds:.0f} s")
    console.print(table)
    for (game, bot), (tally, _) in tallies.items():
        endings = ", ".join(f"{count:,} × {reason}" for reason, count in tally.endings.most_common())
        console.print(f"{game}, {bot}: {endings}", soft_wrap=True)
    failures = [failure for tally, _ in tallies.values() for failure in tally.failures]
    kinds = Counter((failure.law, failure.place) for failure in failures)
    for (law, place), count in kinds.most_common(SHOWN):
        first = next(failure for failure in failures if (failure.law, failure.place) == (law, place))
        console.print(f"[red]{count:,} × {law}[/red]: {escape(place)}", soft_wrap=True)
        console.print(f"    {escape(first.error)}", soft_wrap=True)
        console.print(f"    after choice {first.choice} with {escape(first.setting)}", soft_wrap=True)
        console.print(f"    again: .venv/bin/python tools/soak.py --seed {seed} --only {first.match}", soft_wrap=True)
    if len(kinds) > SHOWN:
        console.print(f"… and {len(kinds) - SHOWN} other kinds of failures", style="red")


if __name__ == "__main__":
    sys.exit(main())
