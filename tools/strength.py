"""How strong the bots are: plays them against each other, and makes ``docs/strength.md`` with its pictures.

    .venv/bin/python tools/strength.py --matches 60 --minutes 40

Every match is kept in ``docs/strength/matches.jsonl`` as soon as it is played: stopped or out of time, the same command
goes on where it was; ``--page`` only makes the page anew. All bots play the same seeds, one match of every cell
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
from typing import Any, NamedTuple

from strength_page import write_page

from koszmar.arena import play
from koszmar.arena.workers import cores
from koszmar.bots import Bot, make_bot
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs/strength/matches.jsonl"
SEED = "spring"
MINDS = ("random", "sensible", "search:24")
LEVELS, TEAMS = (1, 2, 3), (2, 3, 4, 5)
HAUNTS = {
    "none": (4, 5, 8),
    "traitor": (1, 13, 14, 22, 27, 36, 42, 50),
    "hidden": (2, 3, 6),
    "free": (9, 12),
}
"""Haunts of all kinds, easy and hard ones for either side."""
EXPLORERS = (4,)
CHEAP = 4
"""Matches without a search cost next to nothing: so many times as many of them are played."""


class Cell(NamedTuple):
    """What is compared: who plays ``side`` (the other side is always sensible), in which game, options and number."""

    game: str
    value: int
    players: int
    side: str
    bot: str

    @property
    def options(self) -> dict[str, Any]:
        """The options of its matches."""
        return {"level" if self.game == "bigbook" else "haunt": self.value}


def cells() -> Iterator[Cell]:
    """Everything that is compared."""
    for level in LEVELS:
        for players in TEAMS:
            yield from (Cell("bigbook", level, players, "all", bot) for bot in MINDS)
    for kind, haunts in HAUNTS.items():
        sides = {"none": ("hero",), "free": ("one",)}.get(kind, ("hero", "traitor"))
        for haunt in haunts:
            for players in EXPLORERS:
                for side in sides:
                    yield from (Cell("betrayal", haunt, players, side, bot) for bot in MINDS)


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
        if side == "one":
            return self.chosen
        return side == "all" or match.game.statistics.role(match.state, seat) == side


def play_one(task: tuple[Cell, int]) -> tuple[Cell, int, float]:
    """Play a match of a cell; what its side made of it."""
    cell, number = task
    seed = f"{SEED}/{cell.game}/{cell.value}/{cell.players}/{number}"
    match = Match.new(cell.game, players=cell.players, options=cell.options, seed=seed, events=False)
    play(match, [Actor(cell, seat, number, f"{seed}/{seat}") for seat in range(cell.players)])
    assert match.result is not None
    seats = range(cell.players)
    if cell.side == "one":
        side = [number % cell.players]
    else:
        side = [
            seat for seat in seats if cell.side == "all" or match.game.statistics.role(match.state, seat) == cell.side
        ]
    scores = match.result.scores
    return cell, number, sum(scores[seat] for seat in side) / len(side) if side else 0.0


def tasks(matches: int) -> Iterator[tuple[Cell, int]]:
    """The first match of every cell, then the second…; cheap ones several at a time."""
    for number in range(matches):
        for cell in cells():
            count = 1 if cell.bot.startswith("search") else CHEAP
            yield from ((cell, count * number + more) for more in range(count))


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
    missing = iter([task for task in tasks(matches) if task[1] not in done[task[0]]])
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
    write_page(ROOT / "docs", [(cell._asdict(), list(won.values())) for cell, won in kept().items()], HAUNTS)


if __name__ == "__main__":
    main()
