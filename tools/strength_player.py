"""Plays single matches for ``tools/strength.py``: a line of JSON says which, a line of JSON says how it went.

It is a program of its own, so that matches can be played by the compiled build, by its sources or by another commit.
A mind whose budget is seconds has so much time of the processor, whatever else the machine is doing.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from koszmar.arena import play
from koszmar.bots import Bot, make_bot
from koszmar.bots.search import SearchBot, inquiry
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match
from koszmar.kernel.trials import EVERYBODY, ONE

SEED = "spring"

vars(inquiry)["perf_counter"] = time.process_time


class Counted:
    """A searching bot; how many questions it has thought about, and how many looks it took."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot, self.questions, self.looks = bot, 0, 0

    def choose(self, match: Match, seat: int) -> Key:
        """What the bot answers."""
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        thought = self.bot.think(match, seat)
        self.questions += 1
        self.looks += sum(opinion.visits for opinion in thought.opinions)
        return thought.key


class Actor:
    """Plays one way on a certain side, and sensibly on any other; it knows its own side, and nobody else's."""

    def __init__(self, cell: dict[str, Any], seat: int, number: int, seed: str) -> None:
        self.side: str = cell["side"]
        self.chosen: bool = seat == number % cell["players"]
        bot = make_bot(cell["bot"].partition("@")[0], seed)
        self.star: Bot = Counted(bot) if isinstance(bot, SearchBot) else bot
        self.extra: Bot = make_bot("sensible", seed)

    def choose(self, match: Match, seat: int) -> Key:
        """What the one or the other would answer."""
        return (self.star if self._is_on(match, seat) else self.extra).choose(match, seat)

    def _is_on(self, match: Match, seat: int) -> bool:
        if self.side == ONE:
            return self.chosen
        return self.side == EVERYBODY or match.game.statistics.role(match.state, seat) == self.side


def play_one(cell: dict[str, Any], options: dict[str, Any], number: int) -> dict[str, Any]:
    """Play a match of a cell: what its side made of it, and what that took."""
    game, players, side = cell["game"], cell["players"], cell["side"]
    seed, begun = f"{SEED}/{game}/{cell['value']}/{players}/{number}", time.monotonic()
    match = Match.new(game, players=players, options=options, seed=seed, events=False)
    actors = [Actor(cell, seat, number, f"{seed}/{seat}") for seat in range(players)]
    play(match, actors)
    assert match.result is not None
    role = match.game.statistics.role
    if side == ONE:
        seats = [number % players]
    else:
        seats = [seat for seat in range(players) if side in (EVERYBODY, role(match.state, seat))]
    scores, searches = match.result.scores, [actor.star for actor in actors if isinstance(actor.star, Counted)]
    return {
        "won": sum(scores[seat] for seat in seats) / len(seats) if seats else 0.0,
        "questions": sum(search.questions for search in searches),
        "looks": sum(search.looks for search in searches),
        "seconds": round(time.monotonic() - begun, 3),
    }


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        print(json.dumps(play_one(**json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
