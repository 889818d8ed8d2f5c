"""The long campaigns of `make soak`: thousands of matches over every setting of every game, and every law on them.

laws     matches of bots, watched at every question: nothing is lost, the match ends within the horizon, no rule fails;
         on a sample, every law of `koszmar.kernel.testing.laws`
truths   at many moments of many matches, all haunts and closed hands included: in another truth that a seat cannot
         tell from the real one, it is shown, told and asked the same
leaks    the leak audit: every leaf of the state is hidden from somebody at some moment, or reviewed as public
scenarios  ten thousand broken scenario files for each game that reads them: each gets a clear answer, nothing fails,
         nothing runs, and whatever is let pass can be played; and what an editor may send that is broken likewise
frames   over real sockets: at two tables, one with another truth, a seat is sent the same frames (tools/tables.py)
planted  leaks of every kind, planted in every game: each is found (tools/tables.py)
broken   ten thousand broken messages, and as many broken files: each gets a clear answer (tools/tables.py)
siege    floods of every kind from one address at a real server, and what the others feel (tools/siege.py)
kills    two hundred kills of a server on which people play: nothing that was acknowledged is lost (tools/siege.py)
steady   ten minutes of tables that come and go: the memory of the server does not grow (tools/siege.py)
cluster  two servers: restarts of Redis and PostgreSQL, rolling upgrades, several times over
tests    the whole test suite with ten times as many examples, new ones in every run

`make soak` runs all of them, `make soak ARGS="--campaign truths"` one. Whatever fails is printed with the command that
shows it again. Ctrl-C stops a campaign and prints what has been found so far.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache, partial
from inspect import signature
from itertools import combinations, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field, to_builtins
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from koszmar.arena import Accumulator, play, seat_bots
from koszmar.arena.progress import progress_bar
from koszmar.arena.workers import cores, in_pieces
from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game, find_game, games
from koszmar.kernel.home import HOME
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import Files
from koszmar.kernel.settings import Field, options_of, rulings_of
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.audit import Audit, audit
from koszmar.kernel.testing.scribbles import assert_answered, assert_draft_answered, mangled, scribbled

ROOT = Path(__file__).parents[1]
SHOWN = 20
"""Kinds of failures that a report tells; of the others it gives only the number."""
THOROUGH = 10
"""How many times as many examples as in `make test` the campaign `tests` tries."""
WIDTH = 120
"""Columns of a report that does not go to a terminal."""
STOPPED = 130
"""The exit code of a command that Ctrl-C has stopped."""


class Campaign(Struct, frozen=True):
    """Which laws are checked, how often, and in how many matches."""

    laws: tuple[str, ...]
    """Their names in `koszmar.kernel.testing.laws`."""
    random: int
    """Matches of random bots for each game."""
    sensible: int
    """Matches of sensible bots for each game."""
    one_in: int = 1
    """The laws are checked in one match out of this many …"""
    moments: float = 0.02
    """… at this share of its questions, and at its end."""
    audits: bool = False
    """Whether the leaves of the state are audited at the same moments."""
    rulings: dict[str, dict[str, Any]] = {}
    """Rulings of games that are the same in every match; the others are chosen at random."""


LAWS = (
    "same_choices_same_state",
    "saved_and_loaded",
    "forks_are_separate",
    "forks_agree",
    "no_leak",
    "everybody_has_eyes_of_their_own",
    "numbers_do_not_leak",
    "every_option_has_a_number",
    "every_option_can_be_taken",
    "refused_without_a_trace",
    "objections_are_complete",
    "undo_and_again",
)
CLOSED = {id: {"open-hands": "closed"} for id, game in games().items() if "open-hands" in rulings_of(game)}
"""With these rulings seats hide from each other as much as a game lets them."""
CAMPAIGNS = {
    "laws": Campaign(LAWS, random=10_000, sensible=1_000, one_in=10, moments=0.04),
    "truths": Campaign(("another_truth_looks_the_same", "no_leak"), random=500, sensible=250, rulings=CLOSED),
    "leaks": Campaign((), random=500, sensible=250, audits=True, rulings=CLOSED),
}
SCENARIOS = "scenarios"
"""The campaign that breaks files, …"""
BROKEN = 10_000
"""… as many as these for each game that reads any."""
ONE_DRAFT_IN = 5
"""As often as this a draft of the same scenario is broken as well, as an editor in the browser would send it."""
TESTS = "tests"
ROUNDS = 5
"""How often the campaign `cluster` goes through its tests."""
COMMANDS: dict[str, tuple[str, ...]] = {
    "frames": ("tools/tables.py", "frames"),
    "planted": ("tools/tables.py", "planted"),
    "broken": ("tools/tables.py", "broken"),
    "siege": ("tools/siege.py",),
    "kills": ("tools/siege.py", "kills"),
    "steady": ("tools/siege.py", "steady"),
    "cluster": ("-m", "pytest", "-n0", "-q", "tests/server/test_cluster.py", "tests/server/test_upgrade.py"),
}
"""The campaigns that are commands of their own."""


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
    """How often the laws of the campaign were checked."""
    compared: int = 0
    """How many moments were compared with another truth."""
    endings: Counter[str] = field(default_factory=Counter)
    leaves: Audit = field(default_factory=lambda: Audit(set(), set()))
    failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.longest = max(self.longest, other.longest)
        self.leaves = Audit(self.leaves.seen | other.leaves.seen, self.leaves.caught | other.leaves.caught)
        for name in ("matches", "choices", "wins", "moments", "compared", "endings", "failures"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Broken(Exception):
    """A law does not hold; what happened is its cause."""


# -- one match ---------------------------------------------------------------------------------------------------------


class Watch(Accumulator):
    """Checks the laws while a match is played."""

    def __init__(self, campaign: Campaign, random: Random) -> None:
        self.campaign, self.random = campaign, random
        self.sampled = random.randrange(campaign.one_in) == 0
        self.tally = Tally(matches=1)
        self.census: Counter[Any] = Counter()

    def before(self, match: Match) -> None:
        """Count every component."""
        self.census = match.game.knowledge.census(match.state)

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        """Look at a match that asks something."""
        self._check("nothing_is_lost", match)
        if self.sampled and self.random.random() < self.campaign.moments:
            self._check_all(match)

    def after(self, match: Match) -> None:
        """Look at a match that has ended."""
        self._check("nothing_is_lost", match)
        if match.result is None or len(match.result.scores) != match.setting.players:
            raise Broken("a_result_for_every_seat")
        if self.sampled:
            self._check_all(match)

    def _check_all(self, match: Match) -> None:
        self.tally.moments += 1
        for name in self.campaign.laws:
            self._check(name, match)
        if self.campaign.audits:
            found, known = audit([match], f"{match.seed}/{match.number}"), self.tally.leaves
            self.tally.leaves = Audit(known.seen | found.seen, known.caught | found.caught)

    def _check(self, name: str, match: Match) -> None:
        law: Callable[..., int | None] = getattr(laws, name)
        given = {
            "match": match,
            "random": self.random,
            "seed": f"{match.seed}/{match.number}",
            "before": self.census,
        }
        try:
            self.tally.compared += law(**{wanted: given[wanted] for wanted in parameters(law)}) or 0
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # pytest's own failures are no Exceptions
            raise Broken(name) from error


@cache
def parameters(law: Callable[..., Any]) -> tuple[str, ...]:
    """What a law asks for besides the match: coins, a seed, the census before the first choice."""
    return tuple(signature(law).parameters)


def soak_match(
    campaign: str, game: Game, bot: str, seed: str, number: int, *, moments: float | None = None, story: bool = False
) -> Tally:
    """Play and check one match; its number decides its setting, seed and number every coin."""
    where, seed = f"{campaign}/{game.id}/{bot}/{number}", f"{seed}/{bot}/{number}"
    random, plan = Random(seed), CAMPAIGNS[campaign]
    if moments is not None:
        plan = msgspec.structs.replace(plan, moments=moments)
    settings = every_setting(game)
    players, options = settings[number % len(settings)]
    rulings = {name: random.choice(values) for name, values in alternatives(rulings_of(game)).items()}
    rulings |= plan.rulings.get(game.id, {})
    watch, match = Watch(plan, random), None
    tally = watch.tally
    try:
        with no_hidden_errors():
            match = Match.new(game, players=players, options=options, rulings=rulings, seed=seed, events=watch.sampled)
            play(match, seat_bots([bot] * players, seed), [watch])
    except Exception as error:
        if story:
            traceback.print_exception(error)
            print(match.record() if match else "")
        law = str(error) if isinstance(error, Broken) else "played_without_an_error"
        chosen = msgspec.json.encode({"players": players, "options": options, "rulings": rulings}).decode()
        tally.failures.append(Failure(where, chosen, match.number if match else 0, law, *told(error)))
    if match is not None:
        tally.choices = tally.longest = match.number
        if match.result is not None:
            tally.wins = int(match.result.scores[0] == 1)
            tally.endings[match.result.reason] += 1
    return tally


def every_setting(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every option that chooses content (a haunt), and every combination of the others."""
    few = alternatives(options_of(game))
    wishes = [dict(zip(few, values, strict=True)) for values in product(*few.values())]
    for name, option in options_of(game).items():
        if option.content and not option.by_seat and name not in few:
            wishes += [{name: value} for value in chosen(option, game)]
    low, high = game.players
    return [(players, options) for options in wishes for players in range(low, high + 1)]


def chosen(option: Field, game: Game) -> Iterator[Any]:
    """The content that an option can choose: one thing, or two of them where it is a list."""
    things = option.things(game)
    if option.type == "list":
        yield from map(list, combinations(things, 2))
    else:
        yield from (type(option.default)(key) for key in things)


def alternatives(fields: Mapping[str, Field]) -> dict[str, tuple[Any, ...]]:
    """The fields that are a choice among a few values."""
    return {name: one.choices for name, one in fields.items() if one.choices}


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

Tallies = dict[tuple[str, str, str], tuple[Tally, float]]
"""What was found and the seconds that it took, by campaign, game and kind of bot."""


def soak_piece(campaign: str, game: str, bot: str, seed: str, moments: float | None, numbers: range) -> Tally:
    """Some matches of a campaign, in this process."""
    tally = Tally()
    for number in numbers:
        tally.add(soak_match(campaign, find_game(game), bot, seed, number, moments=moments))
    return tally


def run_campaign(name: str, chosen: argparse.Namespace, tallies: Tallies) -> None:
    """Play all matches of a campaign, on all cores, with a progress bar; the tallies grow as matches end."""
    campaign = CAMPAIGNS[name]
    for game in chosen.game or games():
        for bot, wanted, usual in (
            ("random", chosen.matches, campaign.random),
            ("sensible", chosen.sensible, campaign.sensible),
        ):
            matches = usual if wanted is None else wanted
            work = partial(soak_piece, name, game, bot, chosen.seed, chosen.moments)
            start, whole = perf_counter(), Tally()
            with (
                progress_bar(f"{name}: {game}, {bot}", matches) as advance,
                closing(in_pieces(work, range(matches), chosen.workers)) as finished,
            ):
                for piece in finished:
                    whole.add(piece)
                    tallies[name, game, bot] = whole, perf_counter() - start
                    advance(piece.matches)


def scribble(game: Game, seed: str, number: int, *, story: bool = False) -> Tally:
    """Break one scenario and see what is said of it; its number decides which, seed and number how."""
    assert game.scenarios is not None
    folders: dict[str, Callable[[], Files]] = {
        "start": partial(game.scenarios.start, "start"),
        **game.scenarios.shipped(),
    }
    name = list(folders)[number % len(folders)]
    tally, random = Tally(matches=1), Random(f"{seed}/{name}/{number}")
    files = scribbled(folders[name](), random)
    try:
        with no_hidden_errors():
            refused = assert_answered(game, files, random)
            if game.scenarios.workshop is not None and not number % ONE_DRAFT_IN:
                draft = to_builtins(game.scenarios.workshop.opened(folders[name]()))
                assert_draft_answered(game, mangled(draft, random))
        tally.endings["refused" if refused else "playable"] += 1
    except Exception as error:
        if story:
            traceback.print_exception(error)
            print(b"".join(files.values()).decode("utf-8", "replace"))
        where = f"{SCENARIOS}/{game.id}/scribbles/{number}"
        tally.failures.append(Failure(where, name, 0, "broken_scenarios_are_answered", *told(error)))
    return tally


def scribble_piece(game: str, seed: str, numbers: range) -> Tally:
    """Some broken scenarios, in this process; what is let pass is kept nowhere."""
    tally, home = Tally(), os.environ.get(HOME)
    with TemporaryDirectory() as folder:
        os.environ[HOME] = folder
        for number in numbers:
            tally.add(scribble(find_game(game), seed, number))
    os.environ.pop(HOME)
    if home is not None:
        os.environ[HOME] = home
    return tally


def run_scenarios(chosen: argparse.Namespace, tallies: Tallies) -> None:
    """Break scenarios of every game that reads them, on all cores."""
    for id in chosen.game or games():
        if find_game(id).scenarios is None:
            continue
        broken = BROKEN if chosen.matches is None else chosen.matches
        start, whole = perf_counter(), Tally()
        with (
            progress_bar(f"{SCENARIOS}: {id}", broken) as advance,
            closing(in_pieces(partial(scribble_piece, id, chosen.seed), range(broken), chosen.workers)) as finished,
        ):
            for piece in finished:
                whole.add(piece)
                tallies[SCENARIOS, id, "scribbles"] = whole, perf_counter() - start
                advance(piece.matches)


def run_tests(workers: int) -> int:
    """The whole test suite, with more examples; pytest's exit code. Ctrl-C is left for pytest to tell about."""
    command = [sys.executable, "-m", "pytest", f"--numprocesses={workers}"]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, "KOSZMAR_THOROUGH": str(THOROUGH)}) as suite:
        try:
            return suite.wait()
        except KeyboardInterrupt:
            suite.wait()
            raise


def run_command(name: str, chosen: argparse.Namespace) -> int:
    """A campaign that is a command of its own, for the chosen games where it plays some; its exit code."""
    words = [*COMMANDS[name]]
    if words[0] == "tools/tables.py":
        words += [f"--workers={chosen.workers}", *(f"--game={game}" for game in chosen.game or ())]
    found = 0
    for _ in range(ROUNDS if name == "cluster" else 1):
        found |= subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Run the campaigns, or show one match again."""
    arguments = parser().parse_args(words)
    tallies: Tallies = {}
    tests = stopped = 0
    try:
        if arguments.only:
            campaign, game, bot, number = arguments.only.split("/")
            if campaign == SCENARIOS:
                tally = scribble(find_game(game), arguments.seed, int(number), story=True)
            else:
                again = partial(soak_match, campaign, find_game(game), bot, arguments.seed, int(number))
                tally = again(moments=arguments.moments, story=True)
            tallies[campaign, game, bot] = tally, 0.0
        else:
            for name in arguments.campaign or (*CAMPAIGNS, SCENARIOS, *COMMANDS, TESTS):
                if name == TESTS:
                    tests |= run_tests(arguments.workers)
                elif name in COMMANDS:
                    tests |= run_command(name, arguments)
                elif name == SCENARIOS:
                    run_scenarios(arguments, tallies)
                else:
                    run_campaign(name, arguments, tallies)
    except KeyboardInterrupt:
        stopped = STOPPED
        Console(stderr=True).print("stopped; this is what has been found so far", style="yellow")
    report(tallies, arguments.seed, arguments.moments)
    failed = any(tally.failures for tally, _ in tallies.values()) or (not arguments.only and any(doubts(tallies)))
    return stopped or tests or int(failed)


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument(
        "--campaign",
        action="append",
        choices=(*CAMPAIGNS, SCENARIOS, *COMMANDS, TESTS),
        help="run only this one (may be given repeatedly)",
    )
    found.add_argument("--game", action="append", choices=tuple(games()), help="only this game (likewise)")
    found.add_argument("--matches", type=int, help="matches of random bots for each game, instead of the usual number")
    found.add_argument("--sensible", type=int, help="matches of sensible bots for each game, likewise")
    found.add_argument(
        "--moments", type=float, metavar="SHARE", help="share of questions at which laws are checked, likewise"
    )
    found.add_argument("--seed", default="soak", help="decides everything but the new examples of the tests (soak)")
    found.add_argument("--workers", type=int, default=cores(), help="processes (one for each core)")
    found.add_argument("--only", metavar="CAMPAIGN/GAME/BOT/NUMBER", help="one match, with the story of its failure")
    return found


def doubts(tallies: Tallies) -> Iterator[str]:
    """What the leak audit has to say about all matches of a game together."""
    audits: dict[str, Tally] = {}
    for (campaign, game, _), (tally, _) in tallies.items():
        if campaign in CAMPAIGNS and CAMPAIGNS[campaign].audits:
            audits.setdefault(game, Tally()).add(tally)
    for game, tally in audits.items():
        for leaf in tally.leaves.forgotten(find_game(game)):
            yield f"{game}: {leaf} was never hidden from anybody, and nobody has reviewed it as public"
        for leaf in tally.leaves.misjudged(find_game(game)):
            yield f"{game}: {leaf} is reviewed as public, and was hidden from somebody"


def report(tallies: Tallies, seed: str, moments: float | None = None) -> None:
    """The summary, then every kind of failure with the command that shows it again."""
    if not tallies:
        return
    again = f".venv/bin/python tools/soak.py --seed {seed}" + (f" --moments {moments}" if moments is not None else "")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    table = Table(
        "campaign", "game", "bots", "matches", "choices", "longest", "wins", "checked", "compared", "failures", "time",
        box=None,
    )  # fmt: skip
    for key, (tally, seconds) in tallies.items():
        numbers = (
            *(tally.matches, tally.choices, tally.longest, tally.wins),
            *(tally.moments, tally.compared, len(tally.failures)),
        )
        table.add_row(*key, *(f"{number:,}" for number in numbers), f"{seconds:.0f} s")
    console.print(table)
    for key, (tally, _) in tallies.items():
        endings = ", ".join(f"{count:,} × {reason}" for reason, count in tally.endings.most_common())
        console.print(f"{', '.join(key)}: {endings}", soft_wrap=True)
    failures = [failure for tally, _ in tallies.values() for failure in tally.failures]
    kinds = Counter((failure.law, failure.place) for failure in failures)
    for (law, place), count in kinds.most_common(SHOWN):
        console.print(f"[red]{count:,} × {law}[/red]: {escape(place)}", soft_wrap=True)
        alike = [failure for failure in failures if (failure.law, failure.place) == (law, place)]
        for one in alike[:SHOWN]:
            console.print(f"    {escape(one.error)}", soft_wrap=True)
            console.print(f"    after choice {one.choice} with {escape(one.setting)}", soft_wrap=True)
            console.print(f"    again: {again} --only {one.match}", soft_wrap=True)
    if len(kinds) > SHOWN:
        console.print(f"… and {len(kinds) - SHOWN} other kinds of failures", style="red")
    for doubt in doubts(tallies):
        console.print(doubt, style="red", soft_wrap=True, markup=False)


if __name__ == "__main__":
    sys.exit(main())
