"""Insane: eighteen secret backs, each with a goal of its own (Insane, Winning and Losing).

(insane.changes-goal, insane.player-requirement, insane.uncommon-actions, win.individual, win.card-ends-game,
eliminated.loses)
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from .board import room_of
from .condition_cards import INSANE
from .features import has_light
from .in_force import kind_of
from .investigators import INVESTIGATORS
from .state import Scene, Who, in_play


class Outcome(Struct, frozen=True):
    """How a match ended, for whoever asks."""

    completed: bool
    """Whether the investigation was completed."""


Goal = Callable[[Scene, Who, Outcome], bool]


def card_of(scene: Scene, who: Who) -> str:
    """The Insane card of an investigator; empty if there is none."""
    conditions = scene.state.investigators[who].conditions
    return next((card.key for card in conditions if kind_of(card.key) == INSANE), "")


# -- goals ---------------------------------------------------------------------------------------------------------


def with_the_group(scene: Scene, who: Who, end: Outcome) -> bool:
    """The investigation is completed and he is not eliminated."""
    return end.completed and not scene.state.investigators[who].out


def _group(also: Callable[[Scene, Who], bool]) -> Goal:
    return lambda scene, who, end: with_the_group(scene, who, end) and also(scene, who)


def _however(also: Callable[[Scene, Who], bool]) -> Goal:
    """However the match ends; whoever is eliminated has lost, unless his card says otherwise (eliminated.loses)."""
    return lambda scene, who, end: not scene.state.investigators[who].out and also(scene, who)


def _is_alone(scene: Scene, who: Who) -> bool:
    mine = scene.state.investigators[who].space
    others = [scene.state.investigators[other].space for other in in_play(scene) if other != who]
    return not any(space and room_of(space) == room_of(mine) for space in others)


def _with_beloved(scene: Scene, who: Who) -> bool:
    one = scene.state.investigators[who]
    other = scene.state.investigators[one.goal]
    return not other.out and bool(other.space) and room_of(other.space) == room_of(one.space)


def _is_hurt(scene: Scene, who: Who) -> bool:
    one = scene.state.investigators[who]
    return len(one.damage) * 2 >= INVESTIGATORS[one.key].health


def _has_most_clues(scene: Scene, who: Who) -> bool:
    clues = {other: scene.state.investigators[other].clues for other in range(len(scene.state.investigators))}
    return all(clues[who] > clues[other] for other in clues if other != who)


def _has_more(scene: Scene, who: Who) -> bool:
    one = scene.state.investigators[who]
    return len(scene.state.investigators[one.goal].possessions) < len(one.possessions)


def _half_are_mad(scene: Scene, who: Who) -> bool:
    mad = sum(bool(card_of(scene, other)) for other in range(len(scene.state.investigators)))
    return mad * 2 >= len(scene.state.investigators)


def _is_ruin(scene: Scene, who: Who, end: Outcome) -> bool:
    return not end.completed and not scene.state.investigators[who].out


def _never(scene: Scene, who: Who, end: Outcome) -> bool:
    return False


GOALS: tuple[tuple[str, int, Goal], ...] = (
    ("steady-hand", 1, with_the_group),
    ("keepsakes", 1, _group(lambda scene, who: len(scene.state.investigators[who].possessions) >= 4)),
    ("better-in-the-dark", 1, _group(lambda scene, who: not has_light(scene, who))),
    ("proof-of-pain", 1, _group(_is_hurt)),
    ("alone-at-last", 1, _group(_is_alone)),
    ("one-small-flame", 1, _group(lambda scene, who: bool(scene.state.fire))),
    ("a-clear-night", 2, with_the_group),
    ("light-fingers", 2, _however(
        lambda scene, who: sum(card.stolen for card in scene.state.investigators[who].possessions) >= 2)),
    ("pyre", 2, _however(lambda scene, who: len(scene.state.fire) >= 3 + len(scene.state.investigators))),
    ("martyr", 2, lambda scene, who, end: scene.state.investigators[who].out),
    ("beloved", 2, _group(_with_beloved)),
    ("prophet-of-ruin", 3, _is_ruin),
    ("first-among-equals", 3, _group(_has_most_clues)),
    ("shepherd", 3, _group(lambda scene, who: scene.state.investigators[who].pushes >= 2)),
    ("jealous-heir", 3, _group(_has_more)),
    ("executioner", 4, _never),
    ("congregation", 4, _however(_half_are_mad)),
    ("circle-of-fire", 4, _never),
)  # fmt: skip
"""By number: name, how many players it requires, and whether its holder has won. Two end the match themselves."""
NAMES = {f"{INSANE}-{number}": name for number, (name, _, _) in enumerate(GOALS, 1)}
REQUIRES = {f"{INSANE}-{number}": players for number, (_, players, _) in enumerate(GOALS, 1)}
WINS = {f"{INSANE}-{number}": goal for number, (_, _, goal) in enumerate(GOALS, 1)}
NAMES_ANOTHER = {f"{INSANE}-{number}" for number in (11, 15, 16)}
"""Cards that name another investigator to their holder alone."""
EXECUTIONER, CIRCLE = f"{INSANE}-16", f"{INSANE}-18"


def has_won(scene: Scene, who: Who, end: Outcome) -> bool:
    """Whether an investigator has won: with the group, or as his Insane card says (insane.changes-goal)."""
    card = card_of(scene, who)
    return WINS[card](scene, who, end) if card else with_the_group(scene, who, end)


def circle_is_closed(scene: Scene, who: Who) -> bool:
    """Whether the holder of Circle of Fire can end the match: Fire in 2 spaces of his room, and 2 others there."""
    state = scene.state
    mine = state.investigators[who].space
    if card_of(scene, who) != CIRCLE or not mine:
        return False
    room = room_of(mine)
    fires = sum(room_of(space) == room for space in state.fire)
    others = [other for other in in_play(scene) if other != who and state.investigators[other].space]
    return fires >= 2 and sum(room_of(state.investigators[other].space) == room for other in others) >= 2
