"""The Investigator phase: one turn each, in any order, two actions (Investigator Phase, Turn, Actions).

(inv-phase.one-turn-each, inv-phase.any-order, inv-phase.order-open, inv-phase.end-button, turn.two-actions)
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, ask, ask_each
from koszmar.parts.moments import carry_out

from . import moments
from .actions import legal_actions, perform, trade_goes_on
from .actions.move import stops
from .companion import turn as companion
from .harm import settle
from .mythos import end_round, event_step, horror_step, monster_step
from .scenario.happenings import check_endings
from .setup import set_up
from .skills import answering
from .state import Scene, Turn, seat_of

END = "end"


def step(scene: Scene) -> Flow[None]:
    """The next piece of the match that leaves no rule half-done."""
    return TABLES[scene.options.table][scene.state.phase](scene)


def next_turn(scene: Scene) -> Flow[None]:
    """Whoever wants to goes next, and is active from now on; after the last one the Mythos phase begins.

    (inv-phase.any-order, inv-phase.order-open, inv-phase.end-button, investigator.active,
    eliminated.no-turn, screen.end-phase)
    """
    state = scene.state
    waiting = [who for who, one in enumerate(state.investigators) if not one.done and not one.out]
    if not waiting:
        state.phase = "events"
        return
    who = waiting[0]
    if len(waiting) > 1:
        if scene.players > 1:
            answer = yield ask_each({one: [one] for one in waiting}, "who-next", rule="inv-phase.any-order")
            who = answer.key
        else:  # setup.solo
            who = yield ask(0, "who-next", waiting, rule="inv-phase.any-order")
    state.number += 1
    state.turn, state.rolled = Turn(who, scene.parameters.actions), []
    scene.tell("turn", who=who)
    state.phase = "turn"


def take_turn(scene: Scene) -> Flow[None]:
    """One thing after another, until the investigator ends the turn or is eliminated.

    (turn.two-actions, term.can, term.can-example, eliminated.turn-ends)
    """
    state = scene.state
    who = state.turn.who
    one = state.investigators[who]
    if not one.out and state.turn.trading:
        yield from trade_goes_on(scene)
        if not state.turn.trading:
            yield from settle(scene)
            check_endings(scene)
        return
    if not one.out:
        options = legal_actions(scene)
        options.append(END)
        choice = yield ask(seat_of(scene, who), "act", options, rule="turn.two-actions", pause=True, who=who,
                           actions=state.turn.actions, moves=state.turn.moves)  # fmt: skip
        if choice != END:
            yield from perform(scene, choice)
            yield from settle(scene)
            check_endings(scene)
            return
        yield from stops(scene, who)
        for answer, card in answering(scene, who, moments.turn_ends) if one.conditions else ():
            yield from carry_out(answer(scene, who, card))
        yield from settle(scene)
    one.done = True
    state.turn = Turn()
    state.phase = "investigators"


PHASES: dict[str, Callable[[Scene], Flow[None]]] = {
    "setup": set_up,
    "investigators": next_turn,
    "turn": take_turn,
    "events": event_step,
    "monsters": monster_step,
    "horror": horror_step,
    "round-ends": end_round,
}
"""The Investigator phase with its turns, then the Mythos phase with its steps (round.two-phases)."""
TABLES = {"ours": PHASES, "own": companion.PHASES}
"""By whose table it is: everything lies on ours, or the group has the box and this is the app alone."""
