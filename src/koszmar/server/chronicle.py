"""What is worth telling of a match that is over: how it swung, where it turned, who did what. Only then is it told.

Chances are those of the game's own estimate, from the whole truth. A match turns in the turn in which the estimate of a
seat swings most, and there at the choice that swings it most the same way. A seat's best deed is the choice of its own
after which its chances rose most. What was chosen while the table was set up is no deed, and no turn; whoever lets a
moment pass or ends a turn has done nothing: what came of it is the doing of others. To read on in a story is no choice
at all: what its pages bring belongs to the choice that opened it.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from koszmar.kernel.errors import RuleFault
from koszmar.kernel.flow import notation, read_answer
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, read_record

from .errands import Saved, happened, revive
from .messages import Chronicle, Swing

LEAST = 0.03
"""A deed that moves the chances by less is not worth telling."""
POINTS = 60
"""Points of a curve; a longer match is thinned out."""


class Step(Struct):
    """One choice: who made it, in which turn, and the chances of every seat afterwards."""

    seat: int
    turn: int
    chances: list[float]
    passed: bool = False
    """Whether it only let a moment pass: what came of it is the doing of somebody else."""
    read: bool = False
    """Whether it only turned a page of a story."""


def tell(saved: Saved) -> Chronicle:
    """The chronicle of a match that is over."""
    match, steps = _walk(saved)
    seats, played = range(match.setting.players), steps[1:]
    return Chronicle(
        choices=match.number,
        turns=len({step.turn for step in played if step.turn > 0}),
        decisions=[sum(step.seat == seat for step in played) for seat in seats],
        curves=[_curve(steps, seat) for seat in seats],
        turning=[_swing(match, steps, _turning_point(steps, seat), seat) for seat in seats],
        deeds=[_swing(match, steps, _best_deed(steps, seat), seat) for seat in seats],
    )


def _walk(saved: Saved) -> tuple[Match, list[Step]]:
    """Play a match again and ask for the chances after every choice; the first step is how it stood before any."""
    choices = saved.record.choices
    known = 0 if saved.checkpoint is None else read_record(saved.checkpoint, Checkpoint).number
    match = revive(replace(saved, record=replace(saved.record, choices=choices[:known])))
    steps = [Step(-1, match.game.rules.turn(match.state), _chances(match, None))]
    for text in choices[known:]:
        asked, (seat, key) = match.decision, read_answer(text)
        assert asked is not None
        who = asked.seat if seat is None else seat
        question = match.view(who).question
        passed = bool(question and question.window and question.window.passes == notation(key))
        read = bool(question and question.story)
        match.choose(key, seat)
        chances = _chances(match, steps[-1].chances)
        steps.append(Step(who, match.game.rules.turn(match.state), chances, passed, read))
    for step, following in pairwise(reversed(steps)):
        if step.read:
            following.chances = step.chances
    return match, steps


def _chances(match: Match, before: list[float] | None) -> list[float]:
    """The chances of every seat; where the estimate knows nothing, what it last knew."""
    seats, minds = range(match.setting.players), match.game.minds
    if match.result is not None:
        return list(match.result.scores)
    known = before or [0.5 for _ in seats]
    if minds.estimate is None:
        return known
    found = []
    for seat in seats:
        try:
            judged = minds.can_estimate(match.state, seat)
            found.append(min(1.0, max(0.0, minds.estimate(match.scene, seat))) if judged else known[seat])
        except RuleFault:
            found.append(known[seat])
    return found


def _ends_of_turns(steps: list[Step]) -> list[int]:
    """The number of the last choice of each turn, the beginning first."""
    ends = [at for at in range(1, len(steps) - 1) if steps[at].turn != steps[at + 1].turn]
    return [0, *ends, len(steps) - 1] if len(steps) > 1 else [0]


def _curve(steps: list[Step], seat: int) -> list[float]:
    ends = _ends_of_turns(steps)
    thinned = ends if len(ends) <= POINTS else [ends[at * (len(ends) - 1) // (POINTS - 1)] for at in range(POINTS)]
    return [round(steps[at].chances[seat], 3) for at in thinned]


def _turning_point(steps: list[Step], seat: int) -> int | None:
    """The choice at which the match turned for a seat; the very last one only says how it ended."""
    ends = _ends_of_turns(steps[:-1])
    spans = [span for span in pairwise(ends) if steps[span[1]].turn != steps[0].turn]
    if not spans:
        return None
    first, last = max(spans, key=lambda span: abs(_rise(steps, span[0], span[1], seat)))
    whole = _rise(steps, first, last, seat)
    if abs(whole) < LEAST:
        return None
    sign = 1 if whole > 0 else -1
    return max(range(first + 1, last + 1), key=lambda at: sign * _rise(steps, at - 1, at, seat))


def _best_deed(steps: list[Step], seat: int) -> int | None:
    mine = [
        at
        for at in range(1, len(steps) - 1)
        if steps[at].seat == seat and steps[at - 1].turn == steps[at].turn != steps[0].turn and _is_deed(steps[at])
    ]
    best = max(mine, key=lambda at: _rise(steps, at - 1, at, seat), default=None)
    return best if best is not None and _rise(steps, best - 1, best, seat) >= LEAST else None


def _is_deed(step: Step) -> bool:
    return not (step.passed or step.read)


def _rise(steps: list[Step], before: int, after: int, seat: int) -> float:
    return steps[after].chances[seat] - steps[before].chances[seat]


def _swing(match: Match, steps: list[Step], at: int | None, seat: int) -> Swing | None:
    if at is None:
        return None
    last = at
    while last + 1 < len(steps) and steps[last + 1].read:
        last += 1
    known = match.number - (len(steps) - 1)
    events = [event for event in match.events(None) if known + at <= event.choice <= known + last]
    told = happened(match, events, None)
    before, after = round(steps[at - 1].chances[seat], 3), round(steps[at].chances[seat], 3)
    return Swing(known + last, steps[at].seat, before, after, told)
