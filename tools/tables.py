"""Campaigns at the tables of a real server: nobody learns too much there, and nothing that comes in does any harm.

frames   a match and another truth at two tables of one server, over real sockets: a seat is sent the same frames; with
         reconnects, timelines, hints, reasons, undo, talk, summaries, refusals and downloads among them
planted  leaks of every kind, planted in every game: each is found by whoever compares frames
broken   messages and files that somebody has scribbled over: each gets a clear answer, nothing fails, play goes on

`make soak ARGS="--campaign frames"` runs one of them for all games. A line is printed after every block of matches.
What has been compared is noted in `build/`, so that a campaign which was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache, partial
from multiprocessing.util import Finalize
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from time import perf_counter
from typing import Any

import msgspec
import pytest
from msgspec import Struct

ROOT = Path(__file__).parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.server.broken import broken_files, broken_messages  # noqa: E402
from tests.server.conftest import Server  # noqa: E402
from tests.server.pairs import Difference, Paired, compare, settings  # noqa: E402
from tests.server.planted import PLANTS, hunt  # noqa: E402
from tools.soak import CLOSED, every_setting  # noqa: E402

from koszmar.arena import play, seat_bots  # noqa: E402
from koszmar.arena.workers import cores, in_pieces  # noqa: E402
from koszmar.kernel.game import find_game, games  # noqa: E402
from koszmar.kernel.match import Match  # noqa: E402

BLOCK = 4
"""Matches for each process between two lines."""
MOMENTS = 3
"""Moments of a match that are held against another truth, for every seat and a spectator."""
SENSIBLE = 3
"""Of this many matches one is played by sensible bots, the others by random ones."""
FRAMES, CHOICES = 100_000, 3_000
"""Frames and choices to be compared for each game."""
HEAP = 100
"""Broken messages, and as many files, that each process sends between two lines that say how it stands."""
HUNTS = 10
"""How often each kind of leak is planted in each game."""
BROKEN = 10_000
"""Messages, and files, that are scribbled over."""
MEMORY = "/dev/shm"
"""A folder that lies in memory, on systems that have it."""
NOTES = ROOT / "build" / "tables.json"


class Found(Struct):
    """What a campaign has done for a game, and what it has found."""

    matches: int = 0
    pairs: int = 0
    frames: int = 0
    moments: int = 0
    seconds: float = 0.0
    failures: list[str] = []

    def add(self, other: Found) -> None:
        """Count another one in."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def count(self, paired: Paired) -> None:
        """Count what was compared."""
        self.pairs += paired.pairs
        self.frames += paired.frames
        self.moments += paired.moments


@cache
def server() -> Server:
    """The server of this process. What it writes is kept in memory, where that is a folder: nobody waits for a disk."""
    folder = mkdtemp(prefix="koszmar-tables-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None)
    Finalize(None, shutil.rmtree, (folder, True), exitpriority=0)
    return Server(settings(Path(folder)))


# -- frames ------------------------------------------------------------------------------------------------------------


def compare_match(game: str, seed: str, number: int) -> Found:
    """Some moments of a match; its number decides its setting, seed and number everything else."""
    found, random = Found(matches=1), Random(f"{seed}/{game}/{number}")
    rules = find_game(game)
    several = [one for one in every_setting(rules) if one[0] > 1]
    players, options = several[number % len(several)]
    bot = "sensible" if number % SENSIBLE == 0 else "random"
    match = Match.new(
        rules, players=players, options=options, rulings=CLOSED.get(game, {}), seed=f"{seed}/{number}", events=False
    )
    try:
        play(match, seat_bots([bot] * players, seed), [])
    except Exception as error:
        found.failures.append(f"{game} {number} is not played to its end: {_told(error)}")
        return found
    record = match.record()
    for _ in range(MOMENTS):
        moment = Match.replay(record, upto=random.randrange(1, match.number))
        try:
            found.count(compare(server(), moment, (None, *range(players)), random))
        except Exception as error:
            found.failures.append(f"{game} {number} after choice {moment.number}: {_told(error)}")
    return found


def compare_matches(game: str, seed: str, numbers: range) -> Found:
    """Some matches, in this process."""
    return _all(partial(compare_match, game, seed), numbers)


def run_frames(game: str, chosen: argparse.Namespace) -> Found:
    """Compare until there is enough."""
    key, whole = _begun("frames", game, chosen)
    stride = BLOCK * chosen.workers
    while whole.frames < chosen.frames or whole.moments < min(CHOICES, chosen.frames):
        block = range(whole.matches, whole.matches + stride)
        _add_pieces(whole, key, partial(compare_matches, game, chosen.seed), block, chosen.workers)
        say(
            f"frames: {game}: {whole.frames:,} of {chosen.frames:,} frames, {whole.moments:,} choices, "
            f"{whole.pairs:,} pairs, {whole.frames / whole.seconds:.0f} frames/s, {len(whole.failures)} failures"
        )
    return whole


# -- planted leaks -----------------------------------------------------------------------------------------------------


def plant_one(game: str, seed: str, wanted: tuple[str, int]) -> Found:
    """Plant one leak and look for it."""
    kind, number = wanted
    with pytest.MonkeyPatch.context() as patch:
        compared, leak = hunt(server(), game, kind, f"{seed} {number}", patch)
    found = Found(matches=1)
    found.count(compared)
    if leak is None:
        found.failures.append(f"{game}: {kind} (seed {seed} {number}) was not found in {compared.frames} frames")
    return found


def plant_some(game: str, seed: str, wanted: list[tuple[str, int]]) -> Found:
    """Some leaks, one after another."""
    return _all(partial(plant_one, game, seed), wanted)


def run_planted(game: str, chosen: argparse.Namespace) -> Found:
    """Leaks of every kind in one game, again and again."""
    key, whole = _begun("planted", game, chosen)
    for number in range(whole.matches // len(PLANTS), chosen.hunts):
        wanted = [(kind, number) for kind in PLANTS]
        _add_pieces(whole, key, partial(plant_some, game, chosen.seed), wanted, chosen.workers)
        caught = whole.matches - len(whole.failures)
        say(f"planted: {game}: {caught} of {whole.matches} leaks of {len(PLANTS)} kinds found, {whole.seconds:.0f} s")
    return whole


# -- broken messages and files -----------------------------------------------------------------------------------------


def break_messages(game: str, seed: str, numbers: range) -> Found:
    """Scribble over some messages and files, in this process."""
    found = Found(matches=len(numbers))
    for work in (broken_messages, broken_files):
        try:
            work(server(), game, Random(f"{seed}/{game}/{numbers.start}"), len(numbers))
        except Exception as error:
            found.failures.append(f"{game} {numbers}: {_told(error)}")
    return found


def run_broken(game: str, chosen: argparse.Namespace) -> Found:
    """As many broken messages, and files, as this game's share."""
    key, whole = _begun("broken", game, chosen)
    share = -(-chosen.broken // len(chosen.game))
    while whole.matches < share:
        numbers = range(whole.matches, min(share, whole.matches + HEAP * chosen.workers))
        _add_pieces(whole, key, partial(break_messages, game, chosen.seed), numbers, chosen.workers)
        told = f"{whole.matches:,} of {share:,} messages and as many files"
        say(f"broken: {game}: {told}, {len(whole.failures)} failures, {whole.seconds:.0f} s")
    return whole


# -- running -----------------------------------------------------------------------------------------------------------


def _begun(campaign: str, game: str, chosen: argparse.Namespace) -> tuple[str, Found]:
    """What was done before by these rules with this seed, and under which name it is noted."""
    key = f"{campaign} {game} {find_game(game).version} {chosen.seed}"
    return key, Found() if chosen.anew else read_notes().get(key, Found())


def _add_pieces(whole: Found, key: str, work: Callable[[Any], Found], wanted: Any, workers: int) -> None:
    """Do some more of a campaign on all cores, count it in, and note it."""
    began = perf_counter()
    with closing(in_pieces(work, wanted, workers)) as pieces:
        for piece in pieces:
            whole.add(piece)
    whole.seconds += perf_counter() - began
    write_note(key, whole)


def _all(work: Callable[[Any], Found], wanted: Any) -> Found:
    whole = Found()
    for one in wanted:
        whole.add(work(one))
    return whole


def _told(error: BaseException) -> str:
    if isinstance(error, Difference):
        return f"a seat can tell two truths apart: {error}"
    return "".join(traceback.format_exception(error))[-1500:]


def read_notes() -> dict[str, Found]:
    """What was done before."""
    return msgspec.json.decode(NOTES.read_bytes(), type=dict[str, Found]) if NOTES.exists() else {}


def write_note(key: str, found: Found) -> None:
    """Note what was done; several campaigns may run at the same time."""
    NOTES.parent.mkdir(exist_ok=True)
    new = NOTES.with_suffix(f".{key.partition(' ')[2].replace(' ', '-').replace('/', '-')}")
    new.write_bytes(msgspec.json.encode(read_notes() | {key: found}))
    new.replace(NOTES)


def say(line: str) -> None:
    """A line for whoever waits."""
    print(line, flush=True)


RUNS = {"frames": run_frames, "planted": run_planted, "broken": run_broken}


def main() -> int:
    """Run a campaign for some games, or for all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("campaign", choices=tuple(RUNS))
    parser.add_argument("--game", action="append", choices=tuple(games()), help="only this game (may be repeated)")
    parser.add_argument("--frames", type=int, default=FRAMES, help=f"frames to compare for each game ({FRAMES:,})")
    parser.add_argument("--hunts", type=int, default=HUNTS, help=f"how often each leak is planted ({HUNTS})")
    parser.add_argument("--broken", type=int, default=BROKEN, help=f"messages, and files, to break ({BROKEN:,})")
    parser.add_argument("--seed", default="tables", help="decides everything (tables)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (one for each core)")
    parser.add_argument("--anew", action="store_true", help="forget what was compared before")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="frames: one match again, by its number")
    chosen = parser.parse_args()
    chosen.game = chosen.game or list(games())
    failures = list(_failures(chosen))
    for failure in failures:
        say(failure)
    return int(bool(failures))


def _failures(chosen: argparse.Namespace) -> Iterator[str]:
    for game in chosen.game:
        if chosen.only is not None:
            yield from compare_match(game, chosen.seed, chosen.only).failures
        else:
            yield from RUNS[chosen.campaign](game, chosen).failures


if __name__ == "__main__":
    sys.exit(main())
