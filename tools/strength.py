"""How strong the bots are: plays them against each other, and makes ``docs/strength.md`` with its pictures.

    .venv/bin/python tools/strength.py --matches 60 --minutes 40

Every match is kept in ``docs/strength/matches.jsonl`` as soon as it is played: stopped or out of time, the same command
goes on where it was; ``--page`` only rewrites the page. All bots play the same seeds, one match of every cell
after the other, so that whenever it ends all cells are about as far.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from strength_page import value_of, write_page

from koszmar.arena import play
from koszmar.arena.workers import cores
from koszmar.bots import Bot, make_bot
from koszmar.kernel.flow import Key
from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.kernel.trials import EVERYBODY, ONE, Trial

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs/strength/matches.jsonl"
SEED = "spring"
MINDS = ("random", "sensible", "search:24")
Task: TypeAlias = tuple["Cell", dict[str, Any], int]
"""A cell, the options of its matches, the number of the match."""
CHEAP = 4
"""How many matches without a search are played for each one with: they cost next to nothing."""


class Cell(NamedTuple):
    """What is compared: who plays ``side`` (the other side is always sensible), in which game, options and number."""

    game: str
    value: Any
    players: int
    side: str
    bot: str


def cells() -> Iterator[tuple[Cell, Trial]]:
    """Everything that is compared, as every game wishes."""
    for game in games().values():
        for trial in game.minds.trials.trials if game.minds.trials else ():
            for bot in MINDS:
                yield Cell(game.id, value_of(trial), trial.players, trial.side, bot), trial


class Actor:
    """Plays one way on a certain side, and sensibly on any other; it knows its own side, and nobody else's."""

    def __init__(self, cell: Cell, seat: int, number: int, seed: str) -> None:
        self.cell, self.chosen = cell, seat == number % cell.players
        self.star: Bot = make_bot(cell.bot, seed)
        self.extra: Bot = make_bot("sensible", seed)

    def choose(self, match: Match, seat: int) -> Key:
        """What the one or the other would answer."""
        return (self.star if self._is_on(match, seat) else self.extra).choose(match, seat)

    def _is_on(self, match: Match, seat: int) -> bool:
        side = self.cell.side
        if side == ONE:
            return self.chosen
        return side == EVERYBODY or match.game.statistics.role(match.state, seat) == side


def play_one(task: Task) -> tuple[Cell, int, float]:
    """Play a match of a cell; what its side made of it."""
    cell, options, number = task
    seed = f"{SEED}/{cell.game}/{cell.value}/{cell.players}/{number}"
    match = Match.new(cell.game, players=cell.players, options=options, seed=seed, events=False)
    play(match, [Actor(cell, seat, number, f"{seed}/{seat}") for seat in range(cell.players)])
    assert match.result is not None
    role = match.game.statistics.role
    if cell.side == ONE:
        side = [number % cell.players]
    else:
        side = [seat for seat in range(cell.players) if cell.side in (EVERYBODY, role(match.state, seat))]
    scores = match.result.scores
    return cell, number, sum(scores[seat] for seat in side) / len(side) if side else 0.0


def tasks(matches: int) -> Iterator[Task]:
    """The first match of every cell, then the second…; cheap ones several at a time."""
    for number in range(matches):
        for cell, trial in cells():
            count = 1 if cell.bot.startswith("search") else CHEAP
            yield from ((cell, dict(trial.options), count * number + more) for more in range(count))


def kept() -> dict[Cell, dict[int, float]]:
    """What was played before."""
    found: dict[Cell, dict[int, float]] = defaultdict(dict)
    if KEPT.exists():
        for line in KEPT.read_text().splitlines():
            *cell, number, won = json.loads(line)
            found[Cell(*cell)][number] = won
    return found


def run(matches: int, minutes: float) -> None:
    """Play what is missing until all is done or the time is up; a match that was begun is played to its end."""
    done, end = kept(), time.monotonic() + 60 * minutes
    missing = iter([task for task in tasks(matches) if task[2] not in done[task[0]]])
    count = 0
    with KEPT.open("a") as file, ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        waiting: set[Future[tuple[Cell, int, float]]] = set()
        try:
            while True:
                if time.monotonic() < end:
                    waiting |= {pool.submit(play_one, task) for task in islice(missing, 2 * cores() - len(waiting))}
                if not waiting:
                    break
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    cell, number, won = future.result()
                    file.write(json.dumps([*cell, number, won]) + "\n")
                    file.flush()
                    count += 1
                    print(f"\r{count} matches", end="", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    print()


def main() -> None:
    """Play, and make the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=60, help="of every cell with a search in it")
    parser.add_argument("--minutes", type=float, default=40.0)
    parser.add_argument("--page", action="store_true", help="play nothing, only make the page")
    asked = parser.parse_args()
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    if not asked.page:
        run(asked.matches, asked.minutes)
    write_page(ROOT / "docs", [(cell._asdict(), list(won.values())) for cell, won in kept().items()])


if __name__ == "__main__":
    main()
