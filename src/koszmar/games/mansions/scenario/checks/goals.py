"""Checking that whoever goes Insane can still win: every goal of the eighteen cards can be met in the scenario."""

from __future__ import annotations

from collections.abc import Iterator

from ...board import names_of, of_tiles, room_of
from ...effects.conditions import ways_of
from ...insanity import NAMES, REQUIRES
from ...item_cards import ITEMS
from ...state import LaidTile
from ..library import slug
from ..reaching import Reach
from ..texts import every_effect
from .checker import Checker

LIGHTS = 2
"""Light Sources that every scenario has to offer."""
FOR_PYRE = next(REQUIRES[card] for card, name in NAMES.items() if name == "pyre")
KEEPSAKES = 4
"""Possessions that Keepsakes asks for."""


def check_goals(checker: Checker) -> None:
    """Fire, possessions, room to be alone, and time to be Insane in."""
    reach = Reach(checker.scenario)
    offered = {key for key in reach.cards if key in ITEMS}
    lights = [key for key in offered if "light-source" in ITEMS[key].traits]
    header = ("scenario", "possessions") if checker.file.scenario.possessions else ("scenario",)
    if len(lights) < LIGHTS:
        burns = any(one.verb in ("fire", "spread") for one in every_effect(checker.scenario))
        problem = (
            f"it offers {len(lights) or 'no'} Light Source{'s' * (len(lights) != 1)}: Insane goals that ask for Fire"
        )
        cure = 'two of them: possessions = ["random common light-source", …]'
        told = f"{problem} {'may be' if lights or burns else 'are'} impossible"
        checker.wrong(header, told, cure, grave=not lights and not burns)
    if len(offered) < KEEPSAKES:
        problem = f"it offers {len(offered)} possessions, and the Insane goal Keepsakes asks for {KEEPSAKES}"
        checker.wrong(header, problem, "more to begin with, or more to find")
    _check_room(checker)
    _check_alone(checker, reach)
    _check_time(checker)


def _check_room(checker: Checker) -> None:
    """Pyre asks for Fire in three spaces and one for each investigator.

    A house of so many spaces has a room of two as well, as Circle of Fire asks for: of all sides only Bell Tower and
    House Boat have none.
    """
    most = checker.file.scenario.players[1]
    for name, layout in checker.file.map.items():
        boards = [of_tiles(tuple(LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in laid))
                  for laid in (layout.tiles, layout.later) if laid]  # fmt: skip
        spaces = max(len(board.spaces) for board in boards)
        if most >= FOR_PYRE and spaces < 3 + most:
            problem = f"{spaces} spaces: the Insane goal Pyre asks for Fire in {3 + most}"
            checker.wrong(("map", name, "tiles"), problem, "more tiles, or fewer players")


def _check_alone(checker: Checker, reach: Reach) -> None:
    """Alone at Last asks for an end at which somebody else may be in another room."""
    story = checker.scenario
    ended = {str(one.args[0]) for one in every_effect(story) if one.verb == "end" and one.args}
    won = [key for key, ending in story.endings.items() if ending.result == "win" and key in reach.endings]
    crowded = [
        key for key in won if key not in ended and all(_in_one_room(checker, way) for way in _ways(checker, key))
    ]
    if won and crowded == won:
        number = list(story.endings).index(won[0])
        problem = "whoever wins is in the same room as all others: the Insane goal Alone at Last is impossible"
        checker.wrong(("ending", number, "if"), problem, "name a tile of several rooms, or a second way to win")


def _ways(checker: Checker, ending: str) -> Iterator[list[str]]:
    """The ways in which an ending may come, each with the places where all have to be then."""
    for way in ways_of(checker.scenario.ending_conditions[ending]) or ():
        yield [
            str(rest[at + 1])
            for wanted, word, rest in way if wanted and word == "all"
            for at, one in enumerate(rest[:-1]) if one == "in" and (not at or rest[at - 1] != "not")
        ]  # fmt: skip


def _in_one_room(checker: Checker, places: list[str]) -> bool:
    """Whether all who are in these places are in one room."""
    for place in places:
        spaces = [space for space in checker.spaces if slug(place) in names_of(space)]
        if len({room_of(space) for space in spaces}) == 1:
            return True
    return False


def _check_time(checker: Checker) -> None:
    """Nobody loses for being Insane: there is a goal to meet after that."""
    story = checker.scenario
    lost = {key for key, ending in story.endings.items() if ending.result == "loss"}
    for number, happening in enumerate(story.events.values()):
        if happening.plan.when.get("insane") and not happening.condition and happening.plan.limit == 0:
            for effect in happening.do:
                if effect.verb == "eliminate" or (effect.verb == "end" and set(map(str, effect.args)) & lost):
                    problem = "whoever goes Insane loses at once: no Insane goal can ever be met"
                    checker.wrong(
                        ("event", number, "do"), problem, "let it happen under some condition", line=effect.line
                    )
