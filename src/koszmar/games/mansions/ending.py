"""How a match ends, and who has won (Winning and Losing, Eliminated).

(round.until-result, win.complete, win.too-slow, win.individual, eliminated.all, eliminated.loses)
"""

from __future__ import annotations

from typing import NoReturn

from koszmar.kernel.scene import Result

from .condition_cards import INSANE, WOUNDED
from .in_force import kind_of
from .insanity import EXECUTIONER, Outcome, card_of, has_won
from .scenario import campaign, happenings
from .scenario.model import EndingPlan
from .state import Scene, Who, seat_of


def end(scene: Scene, ending: EndingPlan) -> NoReturn:
    """An ending of the scenario: its epilogue is read, and everybody's result is found (round.until-result)."""
    _finish(
        scene, ending.key, Outcome(ending.result == "win"), "win.complete" if ending.result == "win" else "win.too-slow"
    )


def too_late(scene: Scene) -> NoReturn:
    """The countdown after an elimination has run out (eliminated.countdown, eliminated.menu-option)."""
    _finish(scene, "countdown", Outcome(False), "eliminated.countdown")


def out_of_time(scene: Scene) -> NoReturn:
    """The deadline, or the last round that any match may have (win.too-slow)."""
    _finish(scene, "deadline", Outcome(False), "win.too-slow")


def all_eliminated(scene: Scene) -> NoReturn:
    """The last investigator is eliminated (eliminated.all)."""
    _finish(scene, "eliminated", Outcome(False), "eliminated.all")


def by_card(scene: Scene, who: Who, reason: str) -> NoReturn:
    """An Insane card ends the match, and its holder alone wins (win.card-ends-game)."""
    _finish(scene, reason, Outcome(False), "win.card-ends-game", winner=who)


def executioner_wins(scene: Scene, fallen: Who) -> None:
    """Whoever was to see this one eliminated ends the match (Executioner)."""
    for who, one in enumerate(scene.state.investigators):
        if card_of(scene, who) == EXECUTIONER and one.goal == fallen and not one.out:
            by_card(scene, who, "executioner")


def _epilogue(scene: Scene, reason: str) -> None:
    """What the scenario has to say about it; whoever runs out of time by a countdown hears of the deadline."""
    endings = happenings.plan(scene).endings
    ending = endings.get(reason) or (endings.get("deadline") if reason == "countdown" else None)
    if ending is not None and ending.epilogue:
        happenings.say(scene, ending.epilogue)


def _finish(scene: Scene, reason: str, outcome: Outcome, rule: str, winner: Who = -1) -> NoReturn:
    state = scene.state
    state.over = reason
    _epilogue(scene, reason)
    scores = [0.0] * scene.players
    for who in range(len(state.investigators)):
        won = who == winner if winner >= 0 else has_won(scene, who, outcome)
        one = state.investigators[who]
        broken = not {WOUNDED, INSANE}.isdisjoint(kind_of(card.key) for card in one.conditions)
        scene.tell("outcome", who=who, won=won, group=outcome.completed, broken=broken, out=one.out)
        if won:
            scores[seat_of(scene, who)] = 1.0
    if line := campaign.left_behind(scene):
        scene.tell("campaign", line=line)
    scene.end(Result(tuple(scores), reason, rule))
