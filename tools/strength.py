"""How strong the bots are: plays them against each other, and makes ``docs/strength.md`` with its pictures.

    .venv/bin/python tools/strength.py --matches 60 --minutes 40
    .venv/bin/python tools/strength.py --games nemesis alone --minds sensible search:24

Every match is kept in ``docs/strength/matches.jsonl`` as soon as it is played: stopped or out of time, the same command
goes on where it was; ``--page`` only rewrites the page. All bots play the same seeds, one match of every cell
after the other, so that whenever it ends all cells are about as far. What the matches of a game add up to is written to
``docs/strength/<game>.json``, from which the page is made: what was not played again stays on it as it was.

Minds are compared at equal time when their budgets are seconds (``search:0.2s``), and a mind may be that of another
build: ``@pure`` is this one without what is compiled, any other name is a folder of sources that ``--tree`` gives.

    git worktree add ../before <commit>
    .venv/bin/python tools/strength.py --tree before=../before/src --minds search:0.2s search:0.2s@before
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from strength_page import add_up, value_of, write_page

from koszmar.arena.workers import cores
from koszmar.bots import is_bot
from koszmar.kernel.build import PURE
from koszmar.kernel.game import games
from koszmar.kernel.trials import Trial

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent / "docs"
KEPT = DOCS / "strength/matches.jsonl"
MINDS = ("random", "sensible", "search:24")
SOURCES = "pure"
"""What the sources are called as a tree: this build without what is compiled."""
CHEAP = 4
"""How many matches without a search are played for each one with: they cost next to nothing."""


class Cell(NamedTuple):
    """What is compared: who plays ``side`` (the other side is always sensible), in which game, options and number."""

    game: str
    value: Any
    players: int
    side: str
    bot: str


Task: TypeAlias = tuple[Cell, dict[str, Any], int]
"""A cell, the options of its matches, the number of the match."""
Played: TypeAlias = dict[Cell, dict[int, dict[str, Any]]]


def cells(wanted: Sequence[str], minds: Sequence[str]) -> Iterator[tuple[Cell, Trial]]:
    """Everything that is compared, as every game wishes."""
    for game in games().values():
        for trial in game.minds.trials.trials if game.minds.trials and game.id in wanted else ():
            for bot in minds:
                yield Cell(game.id, value_of(trial), trial.players, trial.side, bot), trial


def tasks(matches: int, wanted: Sequence[str], minds: Sequence[str]) -> Iterator[Task]:
    """The first match of every cell, then the second…; cheap ones several at a time."""
    for number in range(matches):
        for cell, trial in cells(wanted, minds):
            count = 1 if cell.bot.startswith("search") else CHEAP
            yield from ((cell, dict(trial.options), count * number + more) for more in range(count))


def kept() -> Played:
    """What was played before."""
    found: Played = defaultdict(dict)
    if KEPT.exists():
        for line in KEPT.read_text().splitlines():
            *cell, number, went = json.loads(line)
            found[Cell(*cell)][number] = went
    return found


class Players:
    """The programs that play, one for each core and tree; they are started when they are first needed."""

    def __init__(self, trees: Mapping[str, str]) -> None:
        self.trees = trees
        self.idle: dict[str, list[subprocess.Popen[str]]] = defaultdict(list)

    def play(self, task: Task) -> tuple[Cell, int, dict[str, Any]]:
        """Have a match played."""
        cell, options, number = task
        with self._borrowed(cell.bot.partition("@")[2]) as program:
            assert program.stdin
            assert program.stdout
            program.stdin.write(json.dumps({"cell": cell._asdict(), "options": options, "number": number}) + "\n")
            program.stdin.flush()
            if not (line := program.stdout.readline()):
                raise RuntimeError(f"the match {cell} {number} was not played to its end")
        return cell, number, json.loads(line)

    def close(self) -> None:
        """Nobody plays any more."""
        for program in (program for programs in self.idle.values() for program in programs):
            program.communicate()

    @contextmanager
    def _borrowed(self, tree: str) -> Iterator[subprocess.Popen[str]]:
        idle = self.idle[tree]
        program = idle.pop() if idle else self._start(tree)
        yield program
        idle.append(program)

    def _start(self, tree: str) -> subprocess.Popen[str]:
        env = dict(os.environ)
        if tree in self.trees:
            env["PYTHONPATH"] = str(Path(self.trees[tree]).resolve())
        elif tree == SOURCES:
            env[PURE] = "1"
        command = [sys.executable, str(HERE / "strength_player.py")]
        return subprocess.Popen(  # in a session of its own: Ctrl-C leaves it to play its match to the end
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, start_new_session=True
        )


def run(missing: Iterator[Task], trees: Mapping[str, str], minutes: float, workers: int) -> None:
    """Play what is missing until all is done or the time is up; a match that was begun is played to its end."""
    end, count = time.monotonic() + 60 * minutes, 0
    players, waiting = Players(trees), set[Future[tuple[Cell, int, dict[str, Any]]]]()
    with KEPT.open("a") as file, ThreadPoolExecutor(workers) as pool:
        while True:
            try:
                if time.monotonic() < end:
                    waiting |= {pool.submit(players.play, task) for task in islice(missing, workers - len(waiting))}
                if not waiting:
                    break
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    cell, number, went = future.result()
                    file.write(json.dumps([*cell, number, went]) + "\n")
                    file.flush()
                    count += 1
                    print(f"\r{count} matches", end="", flush=True)
            except KeyboardInterrupt:
                end = 0.0
    players.close()
    print()


def tell(played: Played) -> None:
    """How far it is, and how long a match takes."""
    spent: dict[tuple[str, str], list[float]] = defaultdict(list)
    for cell, matches in played.items():
        spent[cell.game, cell.bot] += [went["seconds"] for went in matches.values()]
    for (game, bot), seconds in sorted(spent.items()):
        print(f"{game:10} {bot:20} {len(seconds):5} matches, {sum(seconds) / len(seconds):7.2f} s each")


def main() -> None:
    """Play, and make the page."""
    tried = [game.id for game in games().values() if game.minds.trials]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=60, help="of every cell with a search in it")
    parser.add_argument("--minutes", type=float, default=40.0)
    parser.add_argument("--games", nargs="+", choices=tried, default=tried, help="only these")
    parser.add_argument(
        "--minds", nargs="+", type=_mind, default=MINDS, help="search:24, search:0.2s, search:0.2s@pure…"
    )
    parser.add_argument("--tree", nargs="+", type=_tree, default=[], help="NAME=FOLDER: whose minds are called …@NAME")
    parser.add_argument("--workers", type=int, default=cores(), help="matches at once; as many as there are cores")
    parser.add_argument("--page", action="store_true", help="play nothing, only make the page")
    asked = parser.parse_args()
    trees = dict(asked.tree)
    if strange := {mind.partition("@")[2] for mind in asked.minds} - {"", SOURCES, *trees}:
        parser.error(f"nobody said with --tree where this is: {', '.join(sorted(strange))}")
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    if not asked.page:
        done = kept()
        missing = [task for task in tasks(asked.matches, asked.games, asked.minds) if task[2] not in done[task[0]]]
        run(iter(missing), trees, asked.minutes, asked.workers)
    played = kept()
    tell(played)
    add_up(DOCS, [(cell._asdict(), list(matches.values())) for cell, matches in played.items()])
    write_page(DOCS)


def _mind(text: str) -> str:
    if not is_bot(text.partition("@")[0]):
        raise argparse.ArgumentTypeError(f"there is no bot {text!r}")
    return text


def _tree(text: str) -> tuple[str, str]:
    name, equals, folder = text.partition("=")
    if not (name and equals and Path(folder, "koszmar").is_dir()):
        raise argparse.ArgumentTypeError(
            f"a tree is given as NAME=FOLDER, the folder that koszmar lies in, not {text!r}"
        )
    return name, folder


if __name__ == "__main__":
    main()
