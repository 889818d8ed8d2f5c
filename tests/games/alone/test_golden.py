"""Whole matches as text, lost ones and won ones: a change of the rules, of the words or of chance shows itself here.

Set KOSZMAR_RENEW_GOLDEN to write the files anew, then read the difference before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from koszmar.games.alone.missions import MISSIONS
from koszmar.games.alone.state import SIDES, State
from koszmar.games.alone.station import distances
from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.match import Match
from koszmar.kernel.testing.golden import compare, playthrough

FOLDER = Path(__file__).parent / "golden"
HERO = 0


def played(seed: str, players: int, difficulty: str, *, led: bool = False) -> Match:
    """A match to its end: Evil does just anything, the Hero walks about and works wherever he can.

    ``led``: he is led through the dark by somebody who knows the map, from one mission to the next.
    """
    match = Match.new("alone", players=players, seed=seed, options={"difficulty": difficulty})
    random = Random(seed)
    for decision in match:
        seat = random.choice(decision.seats)
        if seat != HERO:
            key = random.choice(decision.offered(seat))
        else:
            key = eager(decision, random, onward(match.state) if led else "")
        match.choose(key, seat)
    return match


def eager(decision: Decision, random: Random, onward: str = "") -> Key:
    """What the Hero does: a mission if there is one here, mostly a Move, sometimes anything."""
    options = list(decision.options)
    if decision.prompt == "act":
        deeds = [key for key in options if isinstance(key, tuple)]
        work = [key for key in deeds if key[0] == "interact" and key[1] not in ("switch", "condition")]
        moves = [key for key in deeds if key[0] == "move"]
        led = [key for key in moves if key[1] == onward]
        options = [*(work or (led or moves if random.random() < (0.85 if led else 0.6) else options))]
    return random.choice(options)


def onward(state: State) -> str:
    """The side on which the way to the nearest room of a mission begins."""
    missions = [state.final] if state.active else [one for one in state.starting if not one.done]
    rooms = {MISSIONS[mission.key].room for mission in missions}
    goals = [sector for sector, built in state.station.sectors.items() if built.room in rooms]
    exits = state.station.exits[state.hero]
    ways = [(distances(state.station, goal)[there], side) for goal in goals for side, there in exits.items()]
    return SIDES[min(ways)[1]] if ways else ""


@pytest.mark.parametrize(
    ("name", "seed", "players", "lang"),
    [
        ("easy-two", 2, 2, "en"),
        ("normal-two", 5, 2, "pl"),
        ("nightmare-two", 5, 2, "en"),
        ("normal-four", 1, 4, "en"),
        ("nightmare-four", 7, 4, "pl"),
        ("impossible-four", 1, 4, "en"),
        ("easy-two-won", 10, 2, "pl"),
        ("normal-three-won", 4, 3, "en"),
        ("nightmare-four-won", 11, 4, "pl"),
    ],
)
def test_a_match_goes_as_it_went_before(name: str, seed: int, players: int, lang: str) -> None:
    """Seeds with which much happens: few matches of this kind have so many kinds of events."""
    won = name.endswith("-won")
    match = played(f"{name}-{seed}", players, name.partition("-")[0], led=won)
    assert match.state.over == ("escaped" if won else "lost")
    assert len({event.kind for event in match.events()}) > 35
    text = playthrough(match, lang, views_every=100)
    compare(FOLDER / f"{name}.txt", text, renew=bool(os.environ.get("KOSZMAR_RENEW_GOLDEN")))
